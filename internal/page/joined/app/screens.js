import{$ as _,$a as Sa,Aa as pa,B as j,Ba as da,C as I,Ca as fa,D as ve,Da as $a,E as U,Ea as ha,F as Wt,Fa as ma,G as Zs,Ga as Ze,H as ne,Ha as _t,I as Ge,Ia as ga,J as je,Ja as ya,K as ce,Ka as ba,L as Ye,La as C,M as se,N as ht,Na as Ut,O as mt,Oa as va,P as Qe,Pa as Ce,Q as Bn,Qa as ue,R as Ae,Ra as et,S as Ft,Sa as tt,T as ea,Ta as nt,U as we,Ua as Kt,V as Te,Va as Jt,W as ta,Wa as wa,X as na,Xa as ka,Y as zt,Ya as Vt,Z as Ne,Za as xa,_ as Xe,_a as ye,a as Vs,ab as Q,ba as ee,c as v,ca as me,cb as pe,d as w,da as sa,db as Pn,e as he,ea as R,eb as Oa,f as O,fa as A,fb as st,g as be,ga as W,h as Gs,hb as Ma,i as Fe,ia as K,ib as Gt,j as L,ja as F,k as Pt,ka as P,kb as Wn,l as Ys,la as J,lb as ja,m as c,ma as ze,mb as Aa,n as Qs,na as aa,o as G,oa as Ht,ob as Ta,pa as ge,qa as Rn,qb as Na,ra as oa,s as Xs,sb as Yt,t as o,ta as qn,u as H,ua as ra,v as y,va as ia,w as Y,wa as la,x as q,xa as ca,y as Me,ya as It,z as N,za as ua}from"./chunk.js";var ci={calm:2e3,usual:1200,quick:550,instant:550},ui=280,pi={calm:650,usual:350,quick:150,instant:0},di=12,fi=(e,t)=>Te(e,t)&&Ca(t)>Ca(e),Ca=e=>(e?.played??[]).reduce((t,n)=>t+j(n).length,0),Fn=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Qt=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>di?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Qe(n,t.view);this.shown.value={message:t,full:s};let a=pi[this.#n()];if(!s&&a&&fi(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(ci[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Fn()?0:ui,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var[$i,hi]=[800,2600];function Ea({from:e=0,to:t}){let n=e!==t&&!Fn()&&!document.hidden,[s,a]=v(n?e:t),r=O(0);return w(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/$i);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${y(t)}`:c`<span class="counted">
		<span class="end">${y(t)}</span><span aria-hidden="true">${y(s)}</span>
	</span>`}function La(e,t,n){let{closed:s,end:a,points:r=[],made:i=[],seat:l=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&i.slice(0,t).every(Boolean)?"all":i[l]?"made":""}function Da({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function mi(e,t){return!t||!e||!Te(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Ba({view:e,names:t}){let n=O(void 0),[s,a]=v([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;w(()=>{let l=mi(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),hi);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${N.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function X({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var T=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),E=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:y(0),b:y(Hn(t))}):y(e);function yt(e,t){let n=ea(e,t);if(!n||!t)return[];let s=n.low===n.high?y(n.low):`${y(n.low)}–${y(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var Hn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var qa=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Pa(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function at({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let i=t.map((f,$)=>$).slice(0,e.points?.length??0),l=e.parts;if(!l||!e.points)return null;let u=f=>{let $=l[f]??[];return $.every(h=>h===0)?null:c`<${zn} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=In(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:T(e.trump)})} <${X} trump=${e.trump??""} />
				</h2>`}
		<${F}><table class="book account" data-hands=${i.length}>
			<thead><tr><td></td>${i.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${gi} view=${e} seats=${i} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${zn} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${zn} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${yi(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${Un(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${wi} view=${e} />
		</div>
	</section>`}function gi({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${vi} view=${e} seat=${u} />`,r=u=>{let p=Pa(e,u).bid;return p===void 0?"–":E(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",l=u=>c`<${bi} made=${e.made?.[u]??!1} />`;return c`<${gt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${gt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${gt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${gt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${gt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function gt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var yi=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function zn({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${Ea} from=${r[u]??0} to=${l} />`:y(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var bi=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function vi({view:e,seat:t}){let{aside:n}=Pa(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${ee(n)}</span>`}function In(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:qa(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:Y(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:Y(m),loss:g})]})}function _n(e){let t=e.why;if(!t?.next)return"";let n=T(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function wi({view:e}){let t=_n(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${X} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Ra(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?qa(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function Un(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([Ra("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([Ra("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${y(l)}`))}),!1]),s)}function rt(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:rt(e)});let{rank:n,suit:s}=na(e);return zt(n)+Fa(s)}function vt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>rt(s)).join(" "):t==="name"?T(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Wa=.5,Vn=5,ot=e=>Math.round(e*100),bt=e=>y(Math.abs(e),1),Kn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ee=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",Gn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?rt(n):"",suit:Fa(s),n:a,m:r})),Fa=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Zt(e,t,n=vt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Gn(e.why??[]);return e.bids?[...ki(e,t,n).map(Kn),...r]:e.phase==="offer"?xi(e.choices,s,a,n).map(Kn):[...r,...Si(e,s,a,n).map(Kn)]}var za=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Ha(e){let t=za(e);return t&&Ee(t)==="close"?t:void 0}function ki(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=za(e),i=r?Ee(r):"only",l=(e.bids??[]).reduce((h,m)=>m.chance>h.chance?m:h),p=ot(l.chance)<Vn?[o("page.why.spoil",{bid:E(l.tricks,t),a:ot(l.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:E(s.tricks,t),a:ot(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:E(a.tricks,t),gap:bt(r.gap)}));let d=s.premiums?.find(h=>h.offer==="pass"),f=(s.premiums??[]).filter(h=>h.offer!=="pass").toSorted((h,m)=>m.points-h.points),$=d&&f[0]?f[0].points-d.points:0;return d&&f[0]&&p.splice($>Wa?1:p.length,0,Jn(n(f[0].offer),$,Wa)),p}var Jn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:bt(t)});function xi(e,t,n,s){let a=o("page.why.chance",{a:ot(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[Jn(s(n.act),-n.gap,n.gapError),a]:r?[Jn(s(t.act),r.gap,r.gapError),a]:[Xt(t,n,s),a]}function Si({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:ot(s.chance),b:ot(a.chance)};if(e.every(u=>Ee(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),Xt(s,a,r)];if(n==="name"||Ee(a)!=="behind")return[Xt(s,a,r),o("page.why.chance",i)];let l=i.a-i.b;return[o(`page.why.${l>2?"more":l<-2?"less":"same"}`,i),Xt(s,a,r)]}var Xt=(e,t,n)=>o("page.why.margin",{how:Ee(t),act:n(e.act),second:n(t.act),gap:bt(t.gap)});function Ia({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?y(a):o("guide.or",{a:y(a),b:y(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function _a(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ee(s);return o("page.hint.did",{how:a,name:n,act:vt(t),gap:bt(s.gap),error:bt(s.gapError)})}function Oi({rest:e}){let[t]=e;return t?c`<${Ti} key=${t} id=${t} />`:c`<${Mi} />`}function Le(e,...t){let[n,s]=v({});return w(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:A(r)})),()=>{a=!1}},t),n}function Mi(){let{value:e,wrong:t}=Le(aa),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>Ua(a)-Ua(r));return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>c`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>c`<${ji} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var ji=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Ai(e)}</b><span class="soft">${H(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Ua=e=>e===3?0:e,Ai=e=>H(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Ti({id:e}){let{value:t,wrong:n}=Le(()=>ge({variant:e},G.value),e,G.value);return w(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Yn} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Ni={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Yn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Ni[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${Ci} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${ae(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Di} rules=${e.rules} />
		<${Li} notes=${r} guide=${e} />`}function Ci({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function ae(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Ei({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Li({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Ei(s)}</span>
			</li>`)}</ol>
	</footer>`}function Di({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${X} trump=${u} /><span class="unseen">${T(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>c`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>c`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${y(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&i?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Bi(s).map(([u,p,d])=>{let f=u===p?y(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${X} trump=${d} /> ${T(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Bi(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function en({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${Ja} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?T(n[0]):D(e)}</span>`}var Ja=({cards:e})=>c`<span class="act">${ee(e)}</span>`,Z=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,tn=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Va=e=>`${y(Math.round(e*100))} %`,Qn=e=>Y(Math.round(e*10)/10||0,1),Ka=2;function it({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=Zt(e,t);return c`<div class="advice">
		<div class="advised" role="status">
			<p class="why">${ae(i.slice(0,Ka).join(" "))}</p>
			<p class="verdict"><${Z} /><span>
				<span class=${r?"says":""}>${o(r?"page.hint.says":"page.hint.says.unlearnt")}</span>${" "}
				<${en} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${tn} /><span>${ae(_a(e,n.act,n.name))}</span></p>`:null}
		</div>
		${a}
		<${qi} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(Ka).join(" ")} />
	</div>`}function Ri({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function qi({advice:e,variant:t,done:n,open:s,more:a}){let r=Ia(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${F}>
			${a?c`<p>${ae(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${zi} advice=${e} variant=${t} done=${n} />`:c`<${Pi} advice=${e} done=${n} />`}
			${Ri(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var Ga=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${Z} />`:null}${t?c`<${tn} />`:null}</span>${n}
</span></th>`;function Ya({choice:e,best:t,whole:n}){let s=e&&!t&&Ee(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:y(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Pi({advice:e,done:t}){return c`<${F}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${Ga} best=${s===0} done=${n.act===t?.act}><${en} act=${n.act} /><//>
				<td>${Va(n.chance)}</td>
				<td class="whole">${Qn(n.points)}</td>
				<${Ya} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Wi(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Fi({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Qn(s.points-n.points):"–"}function zi({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${F}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${Wi(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${Ga} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${E(r.tricks,t)}</b><${Ja} cards=${r.cards} />
				<//>
				<td>${Va(r.chance)}</td>
				<td>${Qn(r.points)}</td>
				<${Ya} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Fi(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Xn=L({}),Zn=new Set;function He(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function V(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return Zn.has(n)||(Zn.add(n),Ht(e,t).then(s=>Xn.value={...Xn.value,[n]:s},()=>setTimeout(()=>Zn.delete(n),1e4))),Xn.value[n]}var Qa=e=>`${y(Math.round(e*100))} %`,to=e=>e.split(" ")[0]??"",no=(e,t)=>e.premiums?.find(n=>to(n.offer)===t),Hi=e=>(e.bids?.[0]?.premiums??[]).map(t=>to(t.offer));function es(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:no(e,t)?.sampled??-1/0}function Ii(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||es(p,t)-es(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?es(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var so=e=>e.choices.every(t=>Math.round(t.chance*100)<Vn);function nn({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Xa=(e,t=!0)=>`${t?"":"≈ "}${Y(Math.round(e)||0,0)}`;function Za({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${Qa(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Xa(e.sampled,n)}</td>
		${t.map(a=>{let r=no(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${Xa(r.sampled)}</b> <small>${Qa(r.chance)}</small>`:"–"}
			</td>`})}`}var eo=({act:e})=>c`<span class="act">${ee(e.replace(/^lay /,""))}</span>`;function _i({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=v(!1),[l,...u]=t;if(!l)return null;let p=E(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${Z} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${eo} act=${l.act} />
			</span></th>
			<${Za} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${y(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${Z} />`:null}</span>
				<b></b><${eo} act=${f.act} />
			</span></th>
			<${Za} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function ao({advice:e,variant:t,order:n,onorder:s}){let a=Hi(e),r=be(()=>Ii(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${F}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${nn} by="bid" text=${o("col.bid")} ...${i} />
			<${nn} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${nn} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${nn} key=${l} by=${l} text=${D(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${_i} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Ui=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Ki(e,t){let n=new URLSearchParams;for(let s of Ui){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Ji=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Vi(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>Ji(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var ns=e=>[...U].map(t=>e.ranks.split(" ").map(n=>n+t));function Gi(e){let t=[...ns(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=sn(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var sn=e=>e.trump.by==="turnup",Yi=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Qi({variant:e,hand:t,onhand:n}){let s=ns(e),[a,r]=v([0,0]),i=O(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?R(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let b=[(h+g[0]+s.length)%s.length,m+g[1]],k=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+k)%k,r(b),i.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${_} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}var oo=({label:e,value:t,children:n,onchange:s})=>c`<label class="field"><span>${e}</span>
	<select value=${t} onchange=${a=>s(a.currentTarget.value)}>${n}</select>
</label>`;function Xi({variant:e,asking:t,set:n}){if(sn(e)){let i=[...ns(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${oo} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}>
			<option value="">${o("page.bids.up.none")}</option>
			${i.map(u=>c`<option key=${u} value=${u} selected=${u===t.up}>${Xe(u)}</option>`)}
		<//>`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${P} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):T(i)])}
		onchange=${i=>n({trump:i})} />`}function Zi({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${P} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function el({variant:e,asking:t,set:n}){if(!Yi(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${P} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):D(l)])}
		onchange=${i} />`}function tl({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,b)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${h} onchange=${b} />
	</label>`,f=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(($,h)=>d(o("page.bids.total",{who:u(h)}),$,-9999,9999,m=>r(h,m)))}
				${f}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var ts=new Map;function nl(e){let t=e?JSON.stringify(e):"",[n,s]=v({});return w(()=>{if(!e)return;let a=ts.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=!1;return(async()=>{let l=await Rn(e),u=l.advice.phase==="lay"&&l.advice.choices.some(p=>!p.played);if(!r){if(s({key:t,table:l,whole:!u}),!u)return void ts.set(t,l);try{let p=await Rn({...e,all:!0});ts.set(t,p),r||s({key:t,table:p,whole:!0})}catch{r||s({key:t,table:l,whole:!0})}}})().catch(l=>r||s({key:t,wrong:A(l)})),()=>{r=!0}},[t]),n.key===t?n:{}}function sl({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${Z} /><span>
					${o("page.bids.says",{bid:E(f.bid??0,s)})} <${en} act=${f.act} />
				</span></p>
				${so(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${ao} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${it} advice=${i} variant=${s} open />`}
	</div>`}function al({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:sn(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${sl} known=${s} variant=${e} sort=${r} set=${n} />`}var ol=()=>navigator.clipboard?.writeText(location.href).then(()=>R(o("page.link.copied")),()=>R(o("page.link.by-hand")))??R(o("page.link.by-hand"));function rl(){let e=ye.value,t=Vi(e),n=V(t.variant),s=j(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!sn(n)||t.up),r=nl(a?t:void 0);w(()=>{W(st)},[]);let i=($,h="sort"in $)=>Q(Ki(ye.value,$),{replace:h});if(!n){let $=pe.value.length>0&&pe.value.every(h=>h.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${$?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=$=>i({hand:$.join(" ")},$.length<n.hand),u=()=>i(Gi(n),!1),p=({id:$})=>c`<option key=${$} value=${$} selected=${$===n.id}>${o(`variant.${$}`)}</option>`,d=()=>i({hand:""},!1),f={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${oo} label=${o("page.create.variant")} value=${n.id}
				onchange=${$=>Q(`/bids?variant=${$}`)}>
				${Gt().map(([$,h])=>c`<optgroup key=${$} label=${o("page.players",{n:$})}>
					${h.map(p)}
				</optgroup>`)}
			<//>
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Qi} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${d}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${el} ...${f} /><${Xi} ...${f} /><${Zi} ...${f} /><${tl} ...${f} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${al} ...${f} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${ol}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var il=24,ll=["AC","KD","QH","JS"];function an({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function De({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${P} label=${t} value=${s.value} options=${n} onchange=${a} />`}function on({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function cl(){let[e,t]=v(C.value?.name??N.name.value),[n,s]=v({text:"",wrong:!1}),a=C.value?.name??N.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((C.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await va(p),t(C.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:A(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${il} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function ul(){let[e,t]=v(!1);if(!C.value)return null;let n=async()=>{try{await oa()}catch(r){if(!(r instanceof me&&r.reason==="no-session"))throw r}C.value=null,R(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>W(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${K} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:C.value.name})}</p>
				<//>`:null}
	</p>`}var ss=!1;function pl(){let e=O(null);return w(()=>{ss&&(ss=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>ss=!0}>
		<${De} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Qs)]} />
	</div>`}function dl(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${an} title=${o("page.choices.you")}><${cl} /><${ul} /><//>
		<${an} title=${o("page.choices.book")}>
			<${pl} />
			<${De} name="theme" label=${o("page.choices.theme")}
				options=${J("page.choices.theme","auto","day","night")} />
		<//>
		<${an} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${_} face="down" />${ll.map(e=>c`<${_} key=${e} card=${e} />`)}
			</p>
			<${De} name="pack" label=${o("page.choices.pack")}
				options=${J("page.choices.pack","two","four","german4")} />
			<${De} name="back" label=${o("page.choices.back")}
				options=${J("page.choices.back","leaf","lattice","stripe")} />
			<${De} name="felt" label=${o("page.choices.felt")}
				options=${J("page.choices.felt","sea","moss","ink")} />
			<${De} name="indices" label=${o("page.choices.indices")}
				options=${J("page.choices.indices","local","international")} />
			<${on} name="values" label=${o("page.choices.values")} />
			<${on} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${an} title=${o("page.choices.table")}>
			<${De} name="play" label=${o("page.choices.play")}
				options=${J("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${De} name="pace" label=${o("page.choices.pace")}
				options=${J("page.pace","calm","usual","quick","instant")} />
			<${on} name="sound" label=${o("page.choices.sound")} />
			<${on} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var lt=class extends Error{},ro={changed:{},written:""},fl={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},$l={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},hl={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},os=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),ml=(e,t)=>JSON.stringify(e)===JSON.stringify(t),as=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function rs({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=os(n,r);ml(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new lt(r instanceof Error?r.message:"")}if(!as(a))throw new lt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=as(s[r])&&as(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function io({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:os(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${gl} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(fl).map(([d,[f,$]])=>Number(os(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${ze} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries($l).map(([d,f])=>n.offers.how==="none"?null:c`<${P} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(hl).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${i(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${yl(p)}</pre>
			</details>
		</div>
	</details>`}function gl({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${ze} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var yl=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var bl={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:ro},lo=6e4,vl=1440*lo;function wl({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*lo,add:n*1e3};if(e==="move")return{move:Number(s)*vl}}function kl(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:rs(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:wl(e),undo:a,hints:s,open:r,bot:l,pace:Wn[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}function co({label:e,value:t,options:n,onchange:s}){return c`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>c`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var is=e=>t=>n=>e({[t]:n}),rn=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),uo=(e,t)=>rn(e,t).includes("");function xl({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...Pn.value.map(l=>a(l.name))],i=l=>u=>t({bots:rn(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${uo(e,n)?c`<${Kt} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${rn(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${co} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Sl({plan:e,set:t}){let n=is(t),s=["1","3","7"];return c`<div>
		<${P} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${J("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${ze} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ze} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${P} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Ol({plan:e,set:t}){let n=is(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${P} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...J("page.create.length","deals","games")]} />
				${e.length?c`<${ze} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${P} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...J("page.create.undo","free","agree"),["never",a]]} />
			${Oa.value?c`<${P} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${P} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...J("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${P} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${P} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${J("page.pace",...Object.keys(Wn))} />
			<${P} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${J("page.create.greet","no","yes")} />
			<${co} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...J("page.level",...Pn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Ml({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>c`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return c`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Gt().map(([r,i])=>c`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var jl=400;function Al({plan:e,rules:t}){let[n,s]=v(""),a={variant:e.variant,rules:Tl(e,t)},r=G.value;return w(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ge(a,r).then(l,()=>l({})):l({}),jl);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Tl(e,t){try{return rs(e.house,t)}catch{return}}function Nl(e){return e instanceof lt?o("page.create.rules.unread",{text:e.message}):e instanceof me&&e.reason==="bad"?o("page.create.refused",{text:e.message}):A(e)}function Cl({onclose:e}){let t=Ma(),[n,s]=v({...bl,variant:t?.id??"",pace:N.pace.value}),[a,r]=v(""),[i,l]=v(!1),u=nt(),p=O(null);w(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=V(n.variant),f=pe.value.find(g=>g.id===n.variant)??t,$=g=>(s(b=>({...b,...g})),r(""));if(!f)return null;let h=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(uo(n,f)&&!await u.keep())return l(!1);await ja(kl(n,d),["",...rn(n,f)])}catch(b){r(Nl(b)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${K} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Ml} plan=${n} set=${$} variant=${f} />
			<${xl} plan=${n} set=${$} variant=${f} name=${u} />
			<${P} label=${o("page.create.public")} value=${n.public} onchange=${is($)("public")}
				options=${J("page.create.public","no","yes")} />
			<${Sl} plan=${n} set=${$} />
			<${Ol} plan=${n} set=${$} />
			<${io} own=${n.house} set=${g=>$({house:g})} rules=${d} />
			<${Al} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var ct;function El(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function po(e,t){let n=await El();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function fo(e){ct=e;try{await po("readwrite",t=>t.put(e,"mine"))}catch{}}async function Be(){if(ct)return ct;try{ct=await po("readonly",e=>e.get("mine"))}catch{ct=void 0}return ct}async function $o(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ie=1200,ke=["bid","premium","trump","play"],Ll=e=>e.bid+e.premium+e.trump+e.play;function ln(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/ie*n),l=(i-a)/n;return a=i,l||0})}function ls(e,t,n){let s={you:n?"yes":"no",name:t};if(Ll(e)===0)return o("page.report.clean",s);let a=ln(ke.map(l=>e[l]),0),r=ke.flatMap((l,u)=>a[u]?[o(`page.report.part.${l}`,{n:y(a[u]??0)})]:[]),i=a.reduce((l,u)=>l+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:y(i),parts:r.join(", ")})}var ho=e=>e.judged<e.of||e.rough>0;function mo(e,t){let n=e?.deals[0];if(!e||!n||ho(e))return"";let s=Array.from({length:t+2},()=>0);for(let a of n.mistakes){let r=a.trick?a.trick+1:a.phase==="lay"?0:1;a.seat===0&&(s[r]=(s[r]??0)+a.lost/ie)}return s.map(a=>a===0?"🟩":a<=5?"🟨":"🟥").join("")}function Ie(e,t,n){let[s,a]=v({});return w(()=>{let r=!0,i=async()=>{for(;r;){let l=await Dl(e,t,n);if(!r||(a({told:l}),!ho(l)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:A(l)}))),()=>{r=!1}},[e,t,n]),s}async function Dl(e,t,n){if(e!=="mine")return _t(e,t,n);let s=await Be();return ga(s?.bytes??new Blob,t,n??0)}function go({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Ie(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?ls(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var _e=e=>new Date(e*864e5).toISOString().slice(0,10),Bl=e=>Math.round(Date.parse(e)/864e5);function cs(){let e=new Date;return _e(Date.UTC(e.getFullYear(),e.getMonth(),e.getDate())/864e5)}function yo(e,t){let n=Bl(t);e.has(_e(n))||n--;let s=0;for(;e.has(_e(n-s));)s++;return s}var Rl=new TextEncoder;async function wt(...e){let t=e.map(a=>typeof a=="string"?Rl.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var us=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),ps=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),bo=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),ql=async e=>ps(await wt("n99-entropy-1",e));async function Pl(e,t){for(let n=0;n<t;n++)e=await wt("n99-chain-1",e);return e}var Wl=(e,t)=>wt("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Fl=async e=>/^[0-9a-fA-F]{64}$/.test(e)?us(e):wt("n99-seed-1",e);async function*zl(e,t){for(let n=0n;;n++){let s=new DataView((await wt("n99-deal-1",e,bo(t,8),bo(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Hl(e,t,n){let s=[...e],a=zl(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var vo=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Il(e,t,n){let s=e.ranks.split(" ").sort((f,$)=>vo.indexOf(f)-vo.indexOf($)),a=["C","D","H","S"].flatMap(f=>s.map($=>$+f));e.joker&&a.push("joker");let r=await Hl(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(f,$)=>r.slice($*e.hand,($+1)*e.hand)),u=l.findIndex(f=>f.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map($=>$==="joker"?i??$:$).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function _l(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Ul(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await ql(s)!==t[n])return!1;return!0}async function wo(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Kl(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(us),d=await Ul(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,b]of l.entries()){if(m++,!b.secret){$.push({deal:b.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let k=us(b.secret);if(m>4096||ps(await Pl(k,m))!==h){$.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}h=b.secret,m=0,d?$.push(await ko(b,t,await Wl(k,p),0n)):$.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,entropy:u.map((g,b)=>p[b]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>ps(g)===n):void 0}}async function ko(e,t,n,s){return _l(e,await Il(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Kl(e,t,n){let s=[],a=e.seed?await Fl(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await ko(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function kt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=kt(e[a],r);return s}async function Jl(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=kt(await Ht(n.variant),n.rules);return{names:n.seats,verdict:await wo(e,s,t)}}function xt({table:e,match:t=1,record:n}){let[s,a]=v(null);return w(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await ha(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:Vt(e,f),d=u.map(p).find(Boolean);return Jl(l,d)})().catch(l=>({wrong:l instanceof me&&l.reason==="not-now"?o("page.fair.later"):A(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Gl} names=${s.names} verdict=${s.verdict} />`}function Vl(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Gl({names:e,verdict:t}){let n=Vl(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Yl(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Yl(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Ql(e){let t=C.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Xl} key=${t.id} id=${t.id} />`:c`<${xo} />`}
		<${sc} />
	</main>`}var xo=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,le=e=>H(`variant.${e}`)?o(`variant.${e}`):e;function cn(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&H(`page.level.${a}`)?o(`page.level.${a}`):n})}function un(e,t){let n=e.seats.indexOf(C.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Xl({id:e}){let{value:t,wrong:n}=Le(()=>pa(e),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?c`<${xo} />`:c`<${Zl} tallies=${s} /><${ec} id=${e} />`}function Zl({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${F}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${le(n.variant)}</a></th>
					<td>${St(n,n.matches)}</td><td>${St(n,n.won)}</td><td class="spare">${St(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):St(n,0)}</td>
					<td>${n.deals?y(n.points/n.deals,1):St(n,0)}</td>
					${t?c`<td>${So(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var St=(e,t)=>e.matches?So(t):"",So=e=>e?y(e):"–";function ec({id:e}){let[t,n]=v([]),[s,a]=v(""),[r,i]=v(null),l=O(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await W(()=>da(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return w(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${tc} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${K} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${xt} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function tc({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Ce),i=$a(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${le(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${Me(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${Ce(u)}>${y(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function nc(e){return e instanceof me&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:A(e)}function sc(){let[e,t]=v(""),[n,s]=v(!1),[a,r]=v(""),i=O(null);w(()=>{Be().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Ze(f,1,0),await fo({name:f.name,bytes:f}),Q("/replay/mine/1/0")}catch($){t(nc($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Ot=(e,t={dateStyle:"long"})=>Me(Date.parse(e),{timeZone:"UTC",...t});function ac({rest:[e]}){let t=/^\d{4}-\d\d-\d\d$/.test(e??"")?e:cs();return c`<${oc} key=${t} day=${t} />`}function oc({day:e}){let[t,n]=v(null),[s,a]=v(""),r=C.value?.id;return w(()=>{let i=!1;return Promise.all([ra(e),st()]).then(([l])=>i||n(l),l=>i||a(A(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Ot(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${rc} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${uc} deals=${t} day=${e} />`:null}
	</main>`}function rc({day:e,deal:t}){let[n,s]=v(!1),a=async()=>{s(!0),await W(()=>Ta(e,t.variant)),s(!1)},r=pe.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):T(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${le(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${lc} day=${e} deal=${t} own=${t.own} />`:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o("page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Mo=(e,t)=>o("page.daily.own",{you:t,points:y(e.points),n:e.points,made:e.made?"yes":"no"}),ic=e=>e===pe.value[0]?.id?"none":le(e),jo=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone");function lc({day:e,deal:t,own:n}){let{told:s}=Ie(n.table??"",1,0),a=pe.value.find(i=>i.id===t.variant)?.tricks??0,r=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${y(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Mo(n,"yes")}</li>
			${t.expert?c`<li>${Mo(t.expert,"expert")}</li>`:null}
			<li>${jo(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${r}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${r}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<ol class="daily-best">
					${t.best.map((i,l)=>c`<li key=${l} class=${i.table?"own":""}>
						<span>${i.name}</span> <span>${i.made?"✓":"✕"}</span> <span>${y(i.points)}</span>
					</li>`)}
				</ol>`:null}
		<${cc} text=${[o("page.daily.first",{day:Ot(e,{dateStyle:"medium"}),variant:ic(t.variant)}),mo(s,a),[o("page.daily.last",{points:y(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[jo(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function cc({text:e}){let[t,n]=v(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>R(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function uc({deals:e,day:t}){let[n,s]=v(t.slice(0,7)),a=new Map;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1);let r=cs(),i=new Date(`${n}-01T00:00Z`),l=Math.round(i.getTime()/864e5),u=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),p=(i.getUTCDay()+6)%7,d=m=>_e(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),f=4,$=Array.from({length:7},(m,g)=>Ot(_e(f+g),{weekday:"short"})),h=(m,g,b,k)=>c`<button type="button" class="button plain" aria-label=${o(b)}
		disabled=${k} onclick=${()=>s(d(m))}>${g}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:yo(a,r)})}</p>
		<div class="daily-month">
			${h(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${Ot(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${h(1,"›","page.daily.on",n>=r.slice(0,7))}
		</div>
		<div class="daily-days" lang=${G.value}>
			${$.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:u},(m,g)=>{let b=_e(l+g),k=a.get(b)??0,x=g===0?{gridColumnStart:p+1}:{};return b<e.first||b>r?c`<span key=${b} class="soft" style=${x}>${g+1}</span>`:c`<a key=${b} style=${x} href=${`/daily/${b}`} data-played=${k}
					aria-current=${b===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:Ot(b),n:k})}>${g+1}</a>`})}
		</div>
	</section>`}var ut=e=>e.remark?o(`page.remark.${e.remark}`):e.text,pc=["luck","deal","played","unlucky","moment","thanks"],dc=e=>Math.min(12e3,4e3+70*e.length);function Ao({said:e}){let[t,n]=v(-1),[s,a]=v(!1),r=ut(e);return w(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),dc(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function To(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function No({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=v(""),l=Gs(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());w(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${Me(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${ut(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${fc} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${pc.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function fc({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var $c={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function hc(e,t){let n=[];return Bn(e,t).forEach((s,a)=>n[s]=$c[e]?.[a]??"north"),n}function pt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:h="",onhurry:m,children:g}=e,b=ce(t),k=hc(b,s),x=l?l.cards:t.trick??[],S=l?l.winner:u?-1:t.taking??-1,B=u&&!l?[...x,{seat:t.options?.seat??s,card:u}]:x;return c`<div class=${`felt hands-${b} ${h}`} onclick=${m}>
		${Bn(b,s).filter(M=>M!==r).map(M=>c`<${Ke}
				key=${M} view=${t} variant=${a} seat=${M} name=${n[M]??""} names=${n}
				place=${k[M]} own=${M===s} chair=${p?.[M]} now=${d} open=${mc(t,M)}
				winner=${l?.winner===M} laid=${i} said=${$?.get(M)}
				hand=${M===f?.seat?f.hand:void 0}
			/>`)}
		<${Cc} cards=${B} where=${k} winner=${S} gone=${l?.gone??!1} names=${n} />
		<${bc} view=${t} variant=${a} names=${n} me=${s} />
		${g}
	</div>`}var mc=(e,t)=>e.shown?.[t]?.hand!==void 0?j(e.shown[t]?.hand):null;function gc(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&je(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?Xe(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function yc(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function bc({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...gc(e,n,s),...yc(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Ue} trump=${je(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Ne.Provider} value=""><${_} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ue({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${X} trump=${e} />`}
		<b>${T(e)}${t&&e?"?":""}</b>
	</p>`}function Ke(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:m}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,k=l&&t.seat!==void 0,x=k?t.bid:t.shown?.[s]?.bid,S=k?void 0:t.shown?.[s]?.aside,B=et(u),M=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${b?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${B?c`<span class="level" title=${tt(u)}>${B}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${y(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${b?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${Oc} view=${t} variant=${n} seat=${s} bid=${x}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${Sc} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${vc} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Ye(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:M})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Nc} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${wc} suits=${j(t.void?.[s])} />`:null}
			${m?c`<${Ao} said=${m} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${ee(S)}</div>`:null}
		${k||d?null:c`<${xc} n=${g} />`}
		${k||!d?null:h??c`<${kc} cards=${d} trump=${t.trump} />`}
	</section>`}function vc({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>R(t)}>
		${o("vulnerable")}
	</button>`}function wc({suits:e}){let t=o("page.void",{suits:q(e.map(T))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Tc} suit=${n} />`)}
	</p>`}function kc({cards:e,trump:t}){let n=s=>c`<span key=${I(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${_} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Ge(ne(e,U,t),t).map(n)}</div>`}function xc({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${_} key=${n} face="down" />`)}
	</div>`}function Sc({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return c`${Ac(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Oc({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:E(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${Mc} won=${r} bid=${l?Hn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:E(s,t)})}</span><${jc} stands=${i} />
	</span>`}function Mc({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function jc({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function Ac(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${D(n)}</span>`:null}function Tc({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Nc({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${pn(n)}</span>`}function pn(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Cc({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),i=O(new Set);return he(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(Dc(d,Lc(d))),s&&p.push(Bc(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${_} card=${u} />
			</li>`)}
	</ol>`}var Ec=":is(.backs, .open-hand, .hand, .nameplate)";function Lc(e){let t=Mt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Ec}`)?.getBoundingClientRect()}var Mt=new Map,Co=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Dc(e,t){let n=Co(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Bc(e,t){let n=Co(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function dn(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:Xe(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Eo(a))return Rc(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:T(a.led)}):o("ask.lead",{who:r})}var Eo=e=>e.acts?.length===1&&e.acts[0]==="pass";function Rc(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var fn=e=>e?.led&&e.follow?o("illegal.follow",{suit:T(e.led)}):o("illegal");function $n({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=v("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Ae([...t],e.worth??""),f=t.size<u?y(d):E(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${Do} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${qc} cards=${ne([...t],U)} pick=${u} worth=${we(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===i} onchange=${()=>l($)} />
							<span>${Lo($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:f})}
		</button>
	</div>`}function qc({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${_} card=${r} size="mini" /><b class="score">+${n[I(r)]}</b>`:null}
			</span>`})}
	</span>`}function Lo(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=ds(e,t);return o(`menu.${s}`,a)}function ds(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Do({offer:e,variant:t}){let{level:n,points:s,n:a}=ds(e,t),r=Ft(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function hn({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=v(""),[l,u]=v(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(w(()=>(i(""),u("")),[p.join()]),Eo(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:h,points:m,n:g}=ds(l,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Do} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${Z} />`:null}${Lo(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${Z} />`:null}<span class="unseen">${D(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function mn({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ue} trump=${r} />${a===s?c`<${Z} />`:null}
			</button>`})}
	</div>`}var oe=0;async function Bo(e){let t=await fetch(`${Yt}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Ro=async()=>(await Bo("course.json")).json();async function qo(e){let t=await(await Bo(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Pc(t).map(({match:s,deal:a})=>Ze(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Wc)}}function Pc(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Wc(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[oe];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function fs(e,t){let n=e[t]?.view.options?.seat??oe;return e.slice(t+1).find(s=>s.seat===n)?.act??""}var Fc=9,[zc,Hc,Ic]=[700,1700,280],Wo=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function _c({id:e,steps:t}){try{let n=Number(localStorage.getItem(Wo(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Uc(e,t){try{localStorage.setItem(Wo(e),String(t))}catch{}}var gn=()=>N.course.value.split(" ").filter(e=>e!=="");function Kc(e){e==="first"&&(N.taught.value=!0),gn().includes(e)||(N.course.value=[...gn(),e].join(" "))}function Jc(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,zt(a)+s])))}function Vc(e){let t=V(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var Fo=(e,t)=>e[t]?.view,$s=(e,t)=>Qe(e[t-1]?.view,e[t]?.view),Po=(e,t,n)=>({view:Fo(e,t),full:{...n,gone:!0},ms:Ic});function Gc(e,t,n){let s=[],a=t.lies?$s(e,t.at):null;a&&s.push(Po(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=$s(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Hc:zc}),l&&s.push(Po(e,r,l)))}return s}var yn=class{moving=L(!1);chosen=L(new Set);reply=L("");#n=0;constructor(t){this.lesson=t,this.at=L(_c(t)),this.target=this.at.peek(),this.shown=L(this.#r(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),this.target=t,Fe(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#r(this.step(t))}),Uc(this.lesson.id,t),t===this.last&&Kc(this.lesson.id)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.target);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!H(`course.${a}`)?"":o(`course.${a}`,{...Jc(),...Vc(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):fs(this.#e(n),n.at);if(t===s)return this.#i();this.reply.value=this.#s(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#i();let s=this.#t(n),a=s?.trick?.[0]?.card,r=j(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${I(a)}`)}):this.#s(n,t)}lay(){let t=this.step(),n=this.#t(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Ae(s,n);if(s.every(l=>a.includes(l)))return this.#i();let i=r===Ae(a,n);this.reply.value=i?this.words("also"):this.#s(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#e(t){return this.lesson.deals[t.deal]??[]}#t(t){return this.#e(t)[t.at]?.view}#a(t){return fs(this.#e(t),t.at).split(" ").slice(1)}#s(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#r(t){return{view:Fo(this.#e(t),t.at),full:t.lies?$s(this.#e(t),t.at):null}}#l(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal!==n.deal||s.at-n.at>Fc)return this.be(t);this.target=t;let a=Gc(this.#e(n),n,s);Fe(()=>this.#l(a.length>0)),this.#c(a)}#c([t,...n]){if(!t)return this.be(this.target);this.shown.value=t,this.#n=setTimeout(()=>this.#c(n),t.ms)}};var zo=()=>Le(async()=>{let[e]=await Promise.all([Ro(),Xs(G.peek(),Yt)]);return e});function Ho({plans:e}){w(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(gn()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${Yc} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
	</main>`}var Yc=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function dt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=v(""),$=O(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];he(()=>{let x=0,S=()=>{for(let M of $.current?.querySelectorAll("[data-card]")??[])Mt.set(M.dataset.card??"",M.getBoundingClientRect())},B=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(B),clearTimeout(x))});function m(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:Xc(e,h,x.key);S!==void 0&&(x.preventDefault(),S!==""&&(f(S),$.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function g(x,S){f(S);let B=x.pointerType==="touch",M=N.play.value==="twice"||N.play.value==="auto"&&B;l||M&&!n.has(S)?u(S):p(S)}let b=(x,S)=>{let B=t===null||t.has(x);return c`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${B&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(x):void 0} style=${{"--k":S}}
			onclick=${M=>g(M,x)}>
			<${_} card=${x} dim=${!B} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[I(x)]}</span>`:null}
			${s?.has(x)?c`<span class="mark"><${Z} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${Qc}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${i?Ge(e).map(x=>c`<span key=${I(x[0]??"")} class="same-suit">${x.map(b)}</span>`):e.map(b)}
	</div>`}var Qc=e=>e.preventDefault();function Xc(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Io(e,s,-1);case"ArrowDown":return Io(e,s,1)}}function Io(e,t,n){let s=I(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(I(r)!==s)return r}return""}function bn(e,t,n){let s=e.filter(r=>Zc(ve(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Zc(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function eu({rest:[e=""]}){let{value:t,wrong:n}=zo(),s=e||(ye.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${_o} why=${n??o("page.nowhere")} />`:t?a?c`<${tu} key=${a.id} plan=${a} plans=${t} />`:c`<${Ho} plans=${t} />`:c`<${Uo} />`}var _o=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,Uo=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function tu({plan:e,plans:t}){let[n,s]=v({});return w(()=>{let a,r=!1;return qo(e).then(i=>!r&&s({run:a=new yn(i)}),i=>!r&&s({wrong:A(i)})),()=>{r=!0,a?.stop()}},[]),w(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${_o} why=${n.wrong} />`:n.run?c`<${nu} run=${n.run} plans=${t} />`:c`<${Uo} />`}function Ko(){let e=Na(ye.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function nu({run:e,plans:t}){let n=Ko(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);cu(e);let l=O(s);w(()=>{if(l.current===s)return;l.current=s;let g=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",b=r.leaf==="end"?".over .chief":r.does||r.ask?g:".on";i.current?.querySelector(b)?.focus({preventScroll:!0})},[s]);let{view:u,full:p}=e.shown.value,d=V(a.variant),f=a.names.map((g,b)=>b===oe?o("you"):g==="dummy"?o("dummy"):g),$=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value?"":$,m=o("course.number",{n:t.findIndex(g=>g.id===a.id)+1});return c`<${Ne.Provider} value=${u.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ue} trump=${u.trump??""} /><h1>${m}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${su} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ce(u)} ${h==="sheeted"?h:""}`}>
				<${lu} run=${e} step=${r} view=${u} full=${p} name=${f[oe]??""} />
				<${pt} view=${u} variant=${d} names=${f} me=${oe} elsewhere=${oe} full=${p} over=${h}
					laid=${He(d,u.phase)} played=${ru(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${au} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function su({run:e,step:t,n}){let s=e.moving.value,{id:a}=e.lesson,r=(t.does||t.ask)&&!s;return c`<section class="told" aria-label=${o(`course.${a}`)}>
		<h2>${o(t.chapter?`course.${a}.chapter.${t.chapter}`:`course.${a}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${ae(e.words())}</p>
			<p class="reply">${ae(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function au({step:e,view:t,names:n,run:s,plans:a}){if(s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=V(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${Jo} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${$n} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${hn} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${mn} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${ou} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${at} view=${t} names=${n} me=${oe} untitled /></div>`:null}
		${e.leaf==="end"?c`<${iu} run=${s} plans=${a} />`:null}`}var ou=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${y(n)}</button>`)}</div></div>
</section>`;function ru(e,t,n,s){let a=Ye(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(j(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${dt} cards=${ne(j(r),U,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Jo({worth:e}){let t=we(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...U].map(n=>c`<li key=${n}>
				<${X} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function iu({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Ko(),[r,i]=v(!1),l=async()=>{i(!0),await W(async()=>{await st();let f=pe.value.find($=>$.id===s);f&&await Aa(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${Jo} worth=${V(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function lu({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??oe)===oe?n.options:void 0,u=l?new Set(j(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Fe(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?we(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ke} view=${n} seat=${oe} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===oe} laid=${He(V(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ee(n.aside)}</div>`:null}
		</div>
		<${dt} cards=${Wt(n,oe)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function cu(e){w(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=bn(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}function vn({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return he(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),w(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function jt(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function At({view:e,names:t,last:n=!1}){let s=se(e);if(s===0)return c`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,l)=>l),r=Array.from({length:ce(e)},(i,l)=>l);return c`<${F}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let l=ht(e,i),u=mt(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=l.find(f=>f.seat===p)?.card;return c`<td key=${p} class=${p===u?"won":""}>
						${d?c`<${_} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function uu({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${hu} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function pu(e,t,n){if(e!=="mine")return ma(e,t,n);let s=await Be();if(!s)throw new Error("nothing kept");return Ze(s.bytes,t,n)}async function du(e,t,n,s){if(e!=="mine")return ya(e,t,n,s);let a=await Be();return ba(a?.bytes??new Blob,t,n,s)}function fu(e,t,n){let s=O(new Map),[,a]=v(0);return w(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:A(i)}))},[t,n]),n?s.current.get(t)??{}:null}function $u(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function hu({table:e,match:t,deal:n}){let[s,a]=v({});if(w(()=>{let i=!0;return pu(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):A(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${gu} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function mu(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function gu({table:e,match:t,deal:n,played:s}){let a=kt(V(s.header.variant),s.header.rules),r=be(()=>$u(s),[s]),i=r[0]?.views.length??1,l=cn(s.header,i),u=r.length-1,p=ye.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:un(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=fu(Oe=>du(e,t,n,Oe),d,m&&p.has("hint")),b=(Oe,Js=f,li=g!==null&&Oe===d)=>`/replay/${e}/${t}/${n}?step=${Oe}${Js>=0?`&seat=${Js}`:""}${li?"&hint":""}`,k=Oe=>Q(b(Math.min(u,Math.max(0,Oe))),{replace:!0}),x=be(()=>wu(r),[r]),S=bu(d,x,u,k),B=O(null),M=()=>m&&Q(b(d,f,!g),{replace:!0});xu({h:M,...g&&{Escape:M},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let We=r[d],$t=f>=0?We.views[f]:mu(We.views,$);return c`<${Ne.Provider} value=${$t.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Mu} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${Oe=>Q(b(d,Oe),{replace:!0})} here=${b(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${yu} moment=${We} view=${$t} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${Su} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${B} onclose=${M} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${At} view=${$t} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${ae(ku(We,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${B} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${M}>${o("page.hint")}</button>
			</div>
			<${vu} step=${d} last=${u} to=${k} steps=${S} />
		</div>
	</main><//>`}function yu({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${at} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=He(s,t.phase);return c`<${pt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${hs(e)} />
		<${Ou} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var bu=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function vu({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${ft} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${ft} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${ft} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${ft} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${ft} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${ft} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function wu(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||hs(t)||t.sheet?[n]:[]})}var hs=e=>Qe(e.before?.[0],e.views[0]);function ku(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=hs(e);if(r==="lay"){let $=i.map(m=>rt(m,p?.turnup)).join(" "),h=E(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:T(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:rt(i[0]??"",p?.turnup),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:D(String(a.act))})}function xu(e){he(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Su({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${vn} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${it} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function Ou({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=ne(j(e.hand),U,e.trump),[l,u]=[jt(r?.advice),jt(r)];return c`<div class="replay-held">
		<${Ke} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${_} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${Z} />`:null}${u.has(p)?c`<${tn} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ee(e.aside)}</div>
	</div>`}function Mu({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l}){let[u,p]=v(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,$=()=>navigator.clipboard?.writeText(location.origin+l).then(()=>R(o("page.link.copied")),()=>R(o("page.link.by-hand")))??R(o("page.link.by-hand")),h=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??le(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:T(d)})}${" "}<${X} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Vo} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Vo} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${h}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,g)=>c`<option key=${g} value=${String(g)}>${o("page.replay.seen",{name:m})}</option>`)}
			</select></label>
		<div class="row doings">
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${$} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?c`<${K} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?c`<${ju} match=${n} />`:c`<${xt} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function ju({match:e}){let[t,n]=v(null);if(w(()=>{Be().then(async r=>n(r&&await $o(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${xt} record=${t.slice(a,s[e]??t.length)} />`}function Vo({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var Au={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function ft({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Au[t]} /></svg>
	</button>`}function Tt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=b=>34+b*(l-p-34)/Math.max(1,e.length),m=b=>u-22-(b-f)*(u-34)/($-f),g=Nu((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${Go} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(b=>c`<line key=${b} class="end" x1=${h(b)} x2=${h(b)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,k)=>c`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${h(0)},${m(i[k]??0)}`,...e.map((x,S)=>`${h(S+1)},${m(x[k]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[k]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Go({low:e,high:t,y:n,to:s,said:a=y}){let r=Tu(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Yo({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=y}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),f=Math.min(0,...e.map(k=>k.mean)),$=k=>Math.min(d,Math.max(f,k)),h=k=>p+k*(l-p-6)/Math.max(1,t),m=k=>u-24-($(k)-f)*(u-36)/(d-f),g=k=>h((k.from-1+k.to)/2),b=k=>e.map(x=>`${g(x)},${m(x[k])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />
		<${Go} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(k=>`${g(k)},${m(k.mean)}`).join(" ")} />
			${e.map(k=>c`<circle key=${k.from} cx=${g(k)} cy=${m(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Tu(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Nu(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Qo=(e,t)=>t===void 0?vt(e):o("page.report.bid",{bid:y(t),cards:vt(e)}),wn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Nt({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:Qo(r.act,r.bid),better:Qo(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${ae(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:y(r.lost/ie,1)})}>
				−${y(r.lost/ie,1)}
			</span>
			${r.why.length?c`<span class="moment-why">${ae(Gn(r.why).join(" "))}</span>`:null}
			${p===d?null:c`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function Cu({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${Eu} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Eu({table:e,match:t,deal:n}){let{told:s,wrong:a}=Ie(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let l=s.header,u=V(l.variant),p=cn(l,u?u.seats:l.seats.length),d=Number(ye.value.get("seat")??-1),f=d>=0&&d<p.length?d:un(l,p.length),$=h=>Q(`${location.pathname}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??le(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
		</header>
		<${Lu} told=${s} wrong=${a} />
		${s.deals.length?c`<${Du} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}function Lu({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function Du({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,h)=>h.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:wn(t,n),one:s};return c`<section class="stack">
			<p class="lead">${ls(i.lost,d,!1)}.</p>
			${e.luck?c`<p>${Bu(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${Nt} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Ru} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${qu} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Nt} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Pu} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function Bu(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ie)||0),a=Math.min(Math.round(e.gifts/ie),Math.max(s,0));return o("page.report.luck",{cards:Y(t),lie:Y(n),others:Y(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:y(a)})}function Ru({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of ke)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=ln(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Y(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Y(r,1)}</td>
	</tr></tfoot></table>`}function qu({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/ie));return c`<${Tt} at=${p} from=${(u[0]??[]).map(d=>d/ie)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/ie);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ie:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${Tt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function Pu({told:e,names:t}){let n=e.luck?["start","cards","lie",...ke.map(l=>`lost.${l}`),"others"]:["lie",...ke.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>ln(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${F}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${Y(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${Y(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function Wu(e){let t=C.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${zu} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${tr} />`}
	</main>`}var tr=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Fu(e){let[t,n]=v({}),s=O(""),a=async()=>{try{for(;;){let r=await fa(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:A(r)}));return}};return w(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function zu(){let[e,t]=v(""),{told:n,wrong:s,again:a}=Fu(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${le(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Hu} told=${n} again=${a} />`:null}`}function Hu({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${er} of=${e.assisted} />`:c`<${tr} />`:c`<${Iu} told=${e} />
		<${_u} told=${e} />
		<${Vu} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Yu} of=${e.all.bids} />
			<${Qu} told=${e} again=${t} />
			${e.assisted.deals?c`<${er} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var Je=e=>o("page.records.percent",{n:y(100*e,0)}),Xo=e=>e.margin?`${y(e.mean,1)} ± ${y(e.margin,1)}`:y(e.mean,1);function Iu({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:Je(e.made.low),high:Je(e.made.high)}),s=l=>l.margin?`± ${y(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),y(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Je(e.made.share),n],[o("page.records.points"),y(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),y(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),y(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var Zo={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>ms(e.points),lost:e=>ms(e.lost.all),...Object.fromEntries(ke.map(e=>[e,t=>ms(t.lost[e])]))},ms=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function _u({told:e}){let[t,n]=v(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,i=["made","points",...a?["lost",...ke.filter(f=>!r(f))]:[]],l=i.includes(t)?t:"made",u=(l==="made"||l==="points"?e.course:s).map(f=>{let[$=0,h=0,m=0]=Zo[l]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:$,low:h,high:m}}),[p=0]=Zo[l]?.(e.all)??[],d=f=>l==="made"?Je(f/100):y(f);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${P} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${Yo} of=${u} last=${e.all.deals} label=${Uu(o(`page.stats.aspect.${l}`),u,d)}
						all=${p} most=${l==="made"?100:void 0} said=${d}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Uu(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ku=["bids","trumps","premiums","places","variants"];function Ju(e,t){return e==="trumps"?c`<${X} trump=${t} /> ${T(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):D(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?le(t):y(Number(t))}function Vu({told:e}){let[t,n]=v("bids"),s=Ku.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${P} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${F}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${y(0)}</span><span aria-hidden="true">${Je(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Ju(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Gu} of=${u} /></td>
				<td>${Je(u.made.share)}</td>
				${l?c`<td>${u.bids.of?Je(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${y(u.deals)}</td><td class="spare">${Xo(u.points)}</td>
				${i?c`<td class="spare">${u.judged?Xo(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Gu({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Yu({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[y(Math.ceil(e.low)),y(Math.floor(e.high))],a={of:e.of,made:y(e.made),n:y(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var er=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:y(e.made.count)})}</p>`;function Qu({told:e,again:t}){let[n,s]=v(!1),[a,r]=v(""),i=O(!1);w(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await Xu(f,i),i.current&&(d=await t())}}catch(d){r(A(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function Xu({table:e,match:t},n){for(;n.current;){let s=await _t(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var Zu=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],ep=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],xe={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},tp={A:"ace",K:"king",Q:"queen",J:"jack"},gs=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],np="two three four five six seven eight nine ten eleven twelve".split(" "),nr=["pass","declare","reveal"],sp=["random","greedy","beginner","casual","club","strong","expert"],or=Object.keys(xe).flatMap(e=>gs.map(t=>t+e));function ys(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,np[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),tp[a]??"",a.toLowerCase()]};return{verbs:[...Ct(Zu,a=>e(`cmd.${a}`)),...Ct(ep,a=>e(`page.cmd.${a}`))],offers:[...Ct(nr,a=>e(`offer.${a}`)),...Ct(nr,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(gs.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(xe).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Ct(sp.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Ct=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>ap(s,n))),ap=(e,t)=>[e,t],rr=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),op=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Re=(e,t)=>e===t||e===op(t)||e===rr(t),ir=(e,t)=>e.startsWith(t)||rr(e).startsWith(t);function sr(e,t){let n=t.verbs.find(([s])=>Re(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var kn=(e,t)=>gs.find(n=>t.ranks[n]?.some(s=>Re(e,s)))??"";function xn(e,t,n){let s=Object.keys(xe).find(i=>xe[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>ir(n.suits[i]??"",e)||e.length>=3&&xe[i]?.english.startsWith(e),r=Object.keys(xe).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in xe?e.toUpperCase():""}var rp=new Set(["of","von","av","i","the","der","die","das"]);function lr(e,t){let n=e[0]??"",s=rp.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=xn(n,3,t),i=r?kn(a,t):"";if(i)return[i+r,s+1];let l=kn(n,t)?xn(a,1,t):"";return l?[kn(n,t)+l,s+1]:["",0]}function ip(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Re(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Re(e[1]??"",a))return 1;let[r,i]=lr(e.slice(2),n);return i?r===t?i+2:1:Et([t],e[2]??"",n).length?3:1}function lp(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>Re(a.join(" "),l)||Re(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=ip(a.slice(l),n,t),[p,d]=u?["",u]:lr(a.slice(l),t);u?i.push("joker"):i.push(d?ve(p).toLowerCase()+xe[I(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function Et(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=I(r),{sign:l,english:u}=xe[i]??{sign:"",english:""};for(let p of n.ranks[ve(r)]??[])for(let d of[cp(t,p),/^\d+$/.test(p)?up(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];ir(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var cp=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",up=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function ar(e,t,n){let s=/^\d/.test(t)?"":kn(t,n),a=xn(t,2,n);return e.filter(r=>s&&ve(r)===s||a&&I(r)===a)}function bs(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var pp=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function cr(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=lp(e,n,t.joker),i=sr(r[0]??"",n);if(sr(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!pp.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?dp(i,r,t,n):$p(i,r,t,n):r.every(d=>/^\d+$/.test(d)||Et(or,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function dp(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=fp(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>Et([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function fp(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=Et(t.hand,e,n);if(s.length===0&&(s=ar(t.list,e,n),s.length===0&&(s=ar(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=Et(or,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function $p(e,t,n,s){if(n.sure)return hp(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=bs(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=mp(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function hp(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function mp(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=xn(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||Re(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var ur=(e,t)=>t.levels.find(([n,s])=>Re(e,n)||e===s)?.[1]??"",pr=e=>e?.kind==="lay"||e?.kind==="play"?j(e.from):[];var re=e=>e?"yes":"no",dr=e=>H(`rank.name.${e}`)?o(`rank.name.${e}`):e,gp={C:"♣",D:"♦",H:"♥",S:"♠"};function de(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:de(e,{short:t})});let[s,a]=[ve(e),I(e)];return t?(H(`rank.${s}`)?o(`rank.${s}`):s)+gp[a]:o("card.spoken",{rank:dr(s),suit:o(`suit.${a}`)})}var Ve=(e,t)=>e.map(n=>de(n,t)).join(", ");function fr(e,t){if(t.short)return e.map(s=>de(s,t)).join(" ");let n=s=>{let a=Zs(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${I(i)}`):dr(ve(i)));return`${T(a)}: ${r.join(", ")}`};return Ge(e,t.view?.trump).map(n).join("; ")}function Sn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Ve(s,t),bid:E(Ae(s,ws(t)),t.rules)}):n==="name"?o("act.name",{trump:T(s[0])}):n==="play"?Ve(s,t):D(e)}var ws=e=>e.view.options?.worth??e.rules?.worth??"",Pe=e=>Array.from({length:ce(e.view)},(t,n)=>n),vs=(e,t)=>e?.shown?.[t]?.hand,ks=(e,t)=>ne(j(t===e.me?e.view.hand:vs(e.view,t)),U,e.view.trump),$r=e=>ks(e,e.view.options?.seat??e.me);function xs(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:fr(ks(e,e.me),e)})];return t.turnup&&j(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:de(t.turnup??"",{short:e.short})})),[...n,...yt(t,e.rules),...hr(e,void 0)]}function hr(e,t){return e.view.phase==="over"?[]:Pe(e).filter(s=>s!==e.me&&vs(e.view,s)&&!vs(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:fr(ks(e,s),e)}))}function Ss(e,t){return Pe(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[mr(e,n,a)]:[]})}var mr=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:re(t===e.me),cards:Ve(j(n),e)}),gr=(e,t)=>o("plain.laid",{cards:Ve(t,e),bid:E(e.view.bid??0,e.rules)});function Os(e,t){let{turnup:n}=e.view,s=je(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:T(s)}),i=t&&!n?yp(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function yp(e){let t=e.view.why;return!e.view.trump&&je(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:re(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&H(`why.${t.trump}`)?o(`why.${t.trump}`):""}function yr(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:re(t.length>1),n:e.rules.score.vulnerable})]}function On(e){let t=we(ws(e)),n=[...U].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function Ms(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?se(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:re(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?On(e):[];return[l,...yr(e),...u,...br(e)]}function br(e){let t=e.view,n=[Os(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:de(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...js(e,void 0),...Ss(e,void 0)),t.phase!=="over"&&n.push(...xs(e)),t.trick?.length?[...n,...Dt(e,se(t))]:n}function js(e,t){let{premium:n=[],why:s}=e.view;return Pe(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:re(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var vr=e=>Pe(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Dt(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=ht(n,t);if(s.length===0)return[o(t===0||t===se(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:de(l,e)})),r=t<se(n)?mt(n,t):-1;return r<0?a:[...a,wr(e,s,r)]}function wr(e,t,n){let s=de(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:re(n===e.me),card:s,tally:vr(e)})}function As(e){let t=Pe(e).filter(a=>e.view.void?.[a]),n=a=>q(j(e.view.void?.[a]).map(T)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:vr(e)}),...s]}function kr(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Pe(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?E(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(gr(e,j(t.aside))),s.push(...yt(t,e.rules)),[...s,...js(e,void 0),...Ss(e,void 0),Os(e,!1)]}function xr(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${y(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...yr(e)]}function Ts(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":E(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Pe(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[mr(e,p,d)]:[]}),l=_n(n),u=Un(n,e.names,e.me).map(([p])=>p);return[...r,...i,...In(n,e.names,e.rules,e.me),...u,...l?[l]:[],...bp(e)]}function bp(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=re(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function Lt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${de(a,e)}`),s=bs(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?T(a.act.slice(5)):vp(a.act,e)}`);return[...n,...s].join(", ")}function vp(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function wp(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Ft(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Sr(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[wp(e,t.sure)];if(t.offer)return[o("ask.number"),Lt(e,t)];let l=[dn(s,e.names,!1),...r.kind==="lay"?On(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,Lt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function qe(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var Or=({said:e})=>e?[o("page.speech.said",{name:e.name,text:ut(e)})]:[];function Mr(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?qe(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?qe(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:re(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:re(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return kp(e,t,i,r);default:return[]}}function kp(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?Ns(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:re(s)})]}function Ns(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:re(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function xp(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function jr(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=xp(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...br(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Te(s,a)||e.table.match!==r.table.match)return Ms(t,!1);let l=[...Sp(s,t,n),...Op(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(gr(t,ne(j(a.aside),U))),a.phase!=="over"&&l.push(...js(t,s),...Ss(t,s),...hr(t,s)),l.push(...Mp(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...Ts(t,s)]:l}function Sp(e,t,n){let s=t.view;return Pe(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function Op(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[Os(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:re(a.by===t.me),trump:T(s)})]}function Mp(e,t,n){let s=t.view,a=[],r=se(s);for(let i=se(e);i<=r&&i<(s.leads?.length??0);i++){let l=ht(s,i),u=new Set(l.filter(({seat:p,card:d})=>j(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:de(d,t)}));i<r&&a.push(wr(t,l,mt(s,i)))}return a}function Ar(e,t){let[n]=e.choices,s=Ha(e),a=t.view.options,r="none";a?.kind==="lay"?r=E(Ae(e.act.split(" ").slice(1),ws(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=E(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Sn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+y(i),two:re(s!==void 0),second:s?Sn(s.act,t):""})}var jp=2e4,Tr={times:100,each:50},Nr={hand:xs,bids:kr,score:xr,worth:On,tricks:As,trick:(e,[t])=>Number(t)>0?Dt(e,Number(t)-1):Ap(e),last:e=>Dt(e,se(e.view)-1),legal:(e,t,n)=>n.options?[Lt(e,n)]:[o("hint.none")]};function Ap(e){let t=e.view.phase==="play"?As(e).slice(0,1):[];return[...Dt(e,se(e.view)),...t]}function Cs({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}var Tp=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Np(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Tp.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Cp(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Mn=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#i="";#c="";#u={about:"",act:""};#o=!1;#h="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#f(t,!0)]);let a=t.event.do==="present"?[]:Mr(t,ue(t));return s&&a.push(...jr(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...qe(t,ue(t))),this.#e([...a,...Or(t),...this.#f(t)])}obey(t){return this.#x(t).catch(n=>this.#e([A(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#h)return;let s=n-this.#n.now();s>jp||(this.#h=String(n),this.#e([o("page.speech.short",{time:pn(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:ue(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?$r(t):[],r=new Set(pr(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||l&&!this.#r}}#f(t,n=!1){let s=Cs(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#l=""),this.#i=s;let a=this.#d(t);return a?.view.phase!==void 0?Sr(a,this.#m(a)):[]}#g(t){let n=this.#f(t,!0);return n.length?n:qe(t,ue(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=H(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...qe(t,ue(t))];let l=n.view.phase==="over",u=!l&&se(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...Ms(n,!u),...l?Ts(n):[],...Ns(t,n.names)]}async#p(t){try{return C.peek()||await Ut(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([A(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<Tr.times;t++)await new Promise(n=>setTimeout(n,Tr.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#c;this.#c="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=cr(t,r.moment,ys(o,H));switch(i.kind){case"act":return this.#v(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#f(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#f(n,!0));case"ask":return this.#e(this.#f(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#w(i.verb,i.words,i.rest,r)}}async#v(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[fn(t.options),o("page.speech.legal",{cards:Ve(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?Lt(s,a):""};if(t.cards){let l=s??{short:this.#o};r.cards=Ve(t.cards,l),r.card=de(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#w(t,n,s,a){let{m:r}=a,i=this.#A(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#E(a);case"":case"ready":case"next":case"again":return this.#L(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#B(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return Q("/")}return this.#j(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#c=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#j(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#A(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return qe(s,ue(s));case"time":return this.#T(s);case"help":return Np(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Nr,t)?Nr[t]:void 0;if(i)return a?.view.phase===void 0?qe(s,ue(s)):i(a,n,r)}#T(t){let n=ue(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:pn(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Cp(await ge(this.#n.settled.peek().settings,G.peek()))}catch(t){return[A(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#u={about:Cs(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Ar(n,t),...Zt(n,t.rules,a=>Sn(a,t)),s]}catch(n){return[A(n)]}}async#E(t){let{about:n,act:s}=this.#u;if(n!==Cs(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#v(s,!0,t):(this.#r=s,this.#e(this.#f(t.m,!0)))}async#L(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#D():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#D(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#B(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=ys(o,H),i=n.map(p=>ur(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Cr={lines:250,typed:50};function Er({table:e,variant:t}){let[n,s]=v([]),a=O(0),r=(u,p=!1)=>{let d=u.map(f=>({id:a.current++,text:f,typed:p}));d.length&&s(f=>[...f,...d].slice(-Cr.lines))},i=Ep(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Lp} onsend=${l} />
		<${Dp} lines=${n} />
	</section>`}function Ep(e,t,n){let s=be(()=>new Mn(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return w(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Lp({onsend:e}){let t=O(null),n=O({all:[],at:0});w(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Cr.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Dp({lines:e}){let t=O(null);return he(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Lr(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Es=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=Lr("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},jn=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=Lr(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new Es(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#u({claim:this.#s}),this.#i())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#i()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#u({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var Bp=4e4,Rp=5e3,Ls={first:250,longest:8e3};function Br(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Br(n[s],a);return n}var Dr=e=>e instanceof me&&e.status<500&&e.status!==429&&e.status!==401,An=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#u=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new jn(t,s=>this.#y(s),()=>this.#h(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#f),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),ia(this.#n,t)}hint(){return la(this.#n)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#i||(this.#c=!0,this.#d())};#h(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await qn(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#f),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Ls.first;!this.#s;t=Math.min(2*t,Ls.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(Dr(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Ls.first);let s=this.#c?0:t;this.#c=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await qn(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(Dr(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(Rp)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Bp),s=n();try{let a=(await this.#v(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#v(t){this.#i=!0;let n={Accept:"application/x-ndjson"},s=await fetch(ca(this.#n,this.#t),{headers:n,signal:t});if(this.#i=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw sa(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...Br(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#w(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#w(t)}#w(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var qp=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Rr({onclose:e}){return c`<${K} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${qp.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Ds=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Bs=()=>Ds()?.querySelector('[data-card][tabindex="0"]');function qr(){w(()=>{let e=null,t=null,n=0,s=Sa();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??Bs()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Pr({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=v(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Wp(e.id,f,t.seq);return c`<${K} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${f?c`<button type="button" class="button" style=${{visibility:$?"visible":"hidden"}}
							onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?c`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(i?"page.do.pause":"page.ask.pause")}
							</button>`}
					${i?null:c`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${l?c`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:c`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>Q("/")}>${o("page.home")}</button>
			</section>
			<${Pp} chairs=${t.table.chairs} />
		</div>
	<//>`}function Pp({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${Ce(n)}</b> <span class="soft">${et(n)}</span>
					<small class="soft">${tt(n)}</small></li>`)}
		</ul>
	</section>`}function Wp(e,t,n){let[s,a]=v(!1);return w(()=>{let r=new AbortController,i=()=>{};return t&&ua(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Wr({settings:e,onclose:t}){let[n,s]=v(null);return w(()=>{W(()=>ge(e,G.value)).then(a=>a&&s(a))},[]),c`<${K} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Yn} guide=${n} />`:null}
	<//>`}var[fe,Tn]=[1080,1350],[Rs,Nn,Cn,$e]=[350,1266,48,96],z={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Fp=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Se=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function zr(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function qs(e,t,n){let s=t;for(;s.length>1&&e.measureText(s).width>n;)s=`${s.slice(0,-2)}…`;return s}function En(e,t,n,s=z.ink){e.fillStyle=s,e.fillRect($e,t,fe-2*$e,n)}function Hr(e,t){e.save(),e.shadowColor=z.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Fr(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=z.card,Hr(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=z.cardEdge,e.stroke(),e.fillStyle=t==="H"?z.red:z.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of ta[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Se("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function zp(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,fe,Tn),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,Nn,fe,Tn-Nn),e.fillStyle=z.leaf,Hr(e,()=>e.fillRect(Cn,Rs,fe-2*Cn,Nn-Rs+24)),Fr(e,"S",{x:812,y:206,turn:-.14}),Fr(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=z.soft,e.font=Se("400",32,"text"),e.fillText(qs(e,t,600),Cn,92),e.fillStyle=z.felt,Hp(e,n,640),e.fillStyle=z.soft,e.font=Se("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,fe/2,Tn-24),e.textAlign="left"}function Hp(e,t,n){let s=p=>(e.font=Se("500",p,"title"),zr(e,t,n)),a=p=>{let d=s(p);return d.length*p<=186&&d.every(f=>e.measureText(f).width<=n)},r=[88,62].find(a)??46,i=s(r).slice(0,4),l=r*1.06,u=218+r*.3-(i.length-1)*l/2;i.forEach((p,d)=>e.fillText(qs(e,p,n),Cn,u+l*d))}function Ir(e,t){e.strokeStyle=t===0?z.accent:z.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Fp[t]??[]),e.stroke(),e.setLineDash([])}function Ip(e,{places:t},n){En(e,n,6,z.accent),En(e,n+11,2,z.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=z.ink,e.font=Se(i===0?"700":"400",42,"text"),e.fillText(qs(e,a,600),$e,l),e.textAlign="right",e.fillText(y(r),fe-$e,l),e.textAlign="left",e.beginPath(),e.moveTo(fe-$e-330,l-13),e.lineTo(fe-$e-170,l-13),Ir(e,i),En(e,l+15,1.5,z.rule)}),n+70+s*t.length}function _p(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>$e+d*(fe-2*$e)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);En(e,p(0),2,z.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),Ir(e,f)})}function Up(e,{facts:t}){e.font=Se("400",34,"text");let n=t.slice(0,4).flatMap(a=>zr(e,a,fe-2*$e-34).map((r,i)=>({line:r,i}))),s=Nn-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=z.accent,r===0&&e.fill(Kp($e+9,l-11,10)),e.fillStyle=z.ink,e.fillText(a,$e+34,l)}),s-60}var Kp=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function _r(e){let t=[Se("500",88,"title"),Se("400",34,"text"),Se("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[fe,Tn];let s=n.getContext("2d");zp(s,e);let a=Ip(s,e,Rs+44),r=Up(s,e);return r-a>120&&_p(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function Ur({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=v(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return w(()=>{let u=!0;return W(()=>It(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${Vp} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Kr(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ln(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Jp=4;function Vp({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${Gp} names=${t} />`;let a=Ln(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(f=>f.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${F}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${Vs} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${Yp} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${Xp} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Jp?c`<${Ws} games=${a} names=${t} me=${n} />`:null}
	</div>`}function Gp({names:e}){return c`<${F}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${y(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function Yp({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${Jr} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${X} trump=${i.trump} /><span class="unseen">${T(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${Qp} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${Bt} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?y(r.bonus[i]):"–"} />
					<${Bt} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>y((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var Jr=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Bt({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Qp({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${y(e.points[t]??0)}
			${s?c`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${y(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Xp({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>y(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Jr} n=${t.length} text=${o("page.scores.together")} />
		<${Bt} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Bt} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Bt} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Ps(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Ws({games:e,names:t,me:n}){let{at:s,ends:a}=Ps(e);return c`<${Tt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function Zp(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function ed(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function td(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>Zp(s.map(m),g),r=m=>t[s[m]??-1]??"",i=[],l=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(l){let m=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:m}))}let u=a(m=>ed(e,m),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function nd({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:td(e,n,r),course:Ps(Ln(e))}}var sd=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${y(a.total)}`)),...s].join(`
`);async function ad(e){let t=new File([await _r(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var od=3;function rd({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Ie(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0}=a??{},u=(a?.deals??[]).flatMap(p=>p.mistakes).sort((p,d)=>d.lost-p.lost).slice(0,od);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||i<l?c`<p class="soft" role="status">
					${l?o("page.report.judging",{n:i,of:l}):""}
				</p>`:u.length?c`<${Nt} of=${u} names=${n} place=${wn(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Vr({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=v(null);w(()=>{W(()=>It(e)).then(S=>p(S?.scores??[]))},[e]);let[d,f]=v(""),{end:$,seat:h}=s,m=`${r} · ${Me(n,{dateStyle:"long"})}`,g=u&&$&&nd({scores:u,end:$,names:a,title:m,winner:i}),b=async S=>{let B=await navigator.clipboard?.writeText(sd(S)).then(()=>!0,()=>!1);f(o(B?"page.link.copied":"page.copy.not"))},k=S=>ad(S).catch(B=>f(A(B))),x=g&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>b(g)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>k(g)}>${o("page.share")}</button>`;return c`<${K} title=${o("page.last")} broad onclose=${l} actions=${x}>
		${g?c`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(S=>c`<tr key=${S.seat} class=${S.seat===h?"self":""}>
							<th scope="row">${S.name}</th><td>${y(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${Ws} games=${Ln(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(S=>c`<li key=${S}>${S}</li>`)}</ul>
					<${rd} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Fs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${N.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?c`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>l(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?c`<div class="answers">
					<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function id(e,t,n){let s=E(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function ld({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${id(e,n,t)}
	</p>`}function Gr(e,t,n){let s=e.length===1&&e[0]===n?"yes":"no";return o("page.winner",{names:q(e.map(a=>t[a]??"")),n:e.length,you:s})}function cd({table:e,message:t,names:n}){let[s,a]=v(!1),{variant:r="standard",rules:i}=e.settled.value.settings,l=n.map((u,p)=>p===t.seat?t.table.chairs[p]?.name??u:u);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${Vr} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${l} variant=${i?.name??o(`variant.${r}`)}
					winner=${Gr(t.table.winners??[],l,-1)} onclose=${()=>a(!1)} />`:null}`}var ud=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function Yr({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",{day:u}=e.settled.value.settings,p=l&&t.table.winners?Gr(t.table.winners,n,a??-1):"",d=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${f=>f.stopPropagation()}>
		<${Fs} table=${e} message=${t} names=${n} />
		${i?c`<${Da} what=${La(i,d,p!==""&&!u)} />`:null}
		${p?c`<p class="outcome winner">${p}</p>`:null}
		<${ld} view=${i} variant=${s} />
		<${at} view=${i} names=${n} variant=${s} fresh />
		${a!==void 0&&(l||t.table.open)&&ud(t)?c`<${go} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${u?c`<a class="button chief" href=${`/daily/${u}`}>${o("page.daily.others")}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(l?"page.again":"page.next")}</button>`}
			${p&&i?.end&&!u?c`<${cd} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var pd=450,dd=100,zs=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",fd=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),$d=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),Dn=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new Qt(()=>N.spoken.value?"quick":N.pace.value);view=Pt(()=>this.showing.shown.value?.message.view);talk=Pt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=Pt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Ys(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#c())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await wa();return this.waits.value--,t&&ka(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#i();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await W(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#i()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==zs(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){fd(t)&&(this.next.value="",this.#s=!0),Fe(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?$d(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-dd)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#c()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#h()}#i(){return zs(this.newest.peek()?.view)}#c(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&R(A(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Vt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#c())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!j(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(j(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==zs(this.newest.value?.view)&&this.dismiss()}#d(t,n){let s=j(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:pd)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||j(t.hand).length===1&&!N.spoken.value}};var Qr,Hs={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Rt={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},hd={card:[Hs],turn:[Rt],deal:[0,.07,.14,.21].map(e=>({...Hs,at:e,gain:.07})),trick:[{...Hs,hertz:700,seconds:.16,gain:.09}],made:[Rt,{...Rt,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Rt,at:.13*t,hertz:e,seconds:.7})),lost:[{...Rt,hertz:246.94,seconds:.4,gain:.04}]},Xr=e=>(e.played??[]).reduce((t,n)=>t+j(n).length,0);function Zr(e,t){if(!e||!t)return[];let n=[];if(Te(e,t)?Xr(t)>Xr(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Is(e){if(!(!N.sound.peek()||document.hidden)){Qr??=new AudioContext;for(let t of hd[e])md(Qr,t)}}function md(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}var[gd,yd]=[400,12],_s=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<gd&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<yd)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function ei(){w(()=>{let e=new _s;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var bd=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function ti(){let[e,t]=v(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||R(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${bd(location.hostname)?c`<${vd} />`:null}
	</div>`}function vd(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function ni({variant:e,table:t}){let n=H(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Us=["beginner","casual","club","strong","expert"];function si({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=nt(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,h=O(void 0),m=O(Promise.resolve(!0)),g=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},b=()=>m.current=m.current.then(async()=>{let x=await p.keep(),S=C.peek()?.name;return!x||!d||S===(h.current??kd(d.name))?x:(h.current=S,await r({do:"name"}),!0)}),k=async()=>await b()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${ni} variant=${t.variant??e.view?.variant??""} table=${xa.value[1]??""} />
					<${Jt} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,S)=>{if(x===d){let B=l.chairs.every(M=>M===d||M.bot);return c`<${Sd} key=${S} chair=${x} name=${p} alone=${B} onname=${b} ondo=${r} />`}return c`<${Od} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${wd} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${ti} />`:null}
		${n===s?c`<${Md} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${xd(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${k}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function wd({settings:e}){let{value:t}=Le(()=>ge(e,G.value),G.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var kd=e=>C.peek()?.name===e?e:e?.replace(/ \d$/,"");function xd(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Ce))})}function Sd({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Kt} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Od({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),et(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${Ce(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${tt(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${jd} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Md({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function jd({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Us.includes(e)?[e,...Us]:Us,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function ai({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=nt(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${Jt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var oi=1e4;function Ad({rest:e}){let t=e[0]??"",n=be(()=>new Dn(t,(r,i)=>new An(r,i)),[t]);w(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${Td} why=${s} id=${t} />`:n.showing.shown.value?c`<${Nd} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Td({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${A(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Nd({table:e}){let[t,n]=v(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=ue(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=V(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;w(()=>{document.title=m},[m]),Gd(e,n),qr(),ei(),w(()=>Mt.clear(),[r?.deal,r?.game]),Id(u.some($t=>$t.until!==void 0)),_d(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",b=He(h,r?.phase),k=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${Ur} table=${e.id} names=${p} about=${Kr(h,$)} view=${r} />`,S=Ud(e,s)&&r!==void 0&&!g;Jd(e,s,S,!g&&r?.phase!==void 0&&!k);let B=e.busy.value!==""||e.waits.value>0||e.thinking.value,M={table:e,message:s,names:p,variant:h,laid:b},We=e.advice.value?"hinted":"";return c`<${Ne.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${B} data-stage=${l} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${Er} table=${e} variant=${h} />`:null}
		<${Rd} table=${e} message=${s} panel=${t} onpanel=${n} beside=${S} />
		<div class="spread">
			<div class=${`board of-${r?ce(r):0} ${k?"sheeted":""} ${We}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${Wd} ...${M} />`:null}
				<${Dd} table=${e} variant=${h} />
				<${Cd} ...${M} full=${a} waiting=${g} between=${k} />
				${r&&!g&&i===void 0?c`<${Ed} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class=${`side ${S?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${x()}</div>
						${S?c`<${ri} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Ld} ...${M} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function Cd({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${si} message=${t} settings=${h} host=${m} me=${C.value?.id??""}
				ondo=${Ks(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${pt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Pd(e,t,n)} pending=${Bd(e.busy.value)}
		said=${l?void 0:Kd(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${Ba} view=${u} names=${n} />
		${l?c`<${Yr} ...${$} />`:c`<${qd} ...${$} />`}
	<//>`}var Ed=({table:e,message:t})=>c`<${ai} message=${t} busy=${e.waits.value>0} ondo=${Ks(e)} />`;function Ld({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${K} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${At} view=${i} names=${n} />`,ce(i)>3);case"last":return i&&u("page.lasttrick",c`<${At} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${ri} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${Wr} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${Rr} onclose=${l} />`;case"more":return c`<${Pr} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function Dd({table:e,variant:t}){let n=e.advice.value;return n?c`<${vn} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${it} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function ri({table:e,message:t}){let n=a=>Ks(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${No} talk=${e.talk.value} me=${C.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Ks=e=>async t=>{let n=C.value===null;if(await W(()=>Ut(o("page.guest"))))return n&&e.port.again(),e.act(t)},Bd=e=>e.startsWith("play ")?e.slice(5):null;function Rd({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=v(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(h=>h.seq>i&&h.by!==C.value?.id).length,d=e.talk.value.at(-1)?.seq??0;w(()=>{n==="talk"&&l(h=>Math.max(h,d))},[n,d]);let{variant:f="standard",rules:$}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${Ue} trump=${je(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${f}`)}</h1>
			${$?c`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?c`<span class="soft">${o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		${u==="lost"?c`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${p?c` <span class="unread">${p}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>s("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var qt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function qd({table:e,message:t,names:n,variant:s}){let a=t.view,r=qt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=dn({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=b=>e.lay(b),f=b=>e.play(b),$=b=>r&&b.stopPropagation(),h=e.advice.value?.advice.act,m={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],g=`asking ${r?"asked":""} ${m}`;return c`<section class=${g} aria-label=${o("page.yours")} onclick=${$}>
		<${Fs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${$n} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${hn} options=${r} variant=${s} busy=${i} onact=${f} best=${h} />`:null}
		${r?.kind==="name"?c`<${mn} options=${r} busy=${i} onact=${f} best=${h} />`:null}
	</section>`}function ii(e,t){let n=t.view,s=qt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(j(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return R(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return R(fn(s));e.play(`play ${p}`)}},u=r?jt(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function Pd(e,t,n){let s=t.view,a=Ye(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=ii(e,t),d=qt(e,t)?.seat===a,f=c`<${dt} cards=${ne(j(r),U,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function Wd({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=qt(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:m,onpick:g,onplay:b}=ii(e,t),k=Wt(r,i).filter(M=>`play ${M}`!==l),x=e.showing.shown.value?.full,S=yt(r,s).join(" "),B=p&&N.values.value&&u?.worth?we(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ke} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ee(r.aside)}</p>`:null}
			${S?c`<p class="keeping small">${S}</p>`:null}
		</div>
		<${Hd} table=${e} message=${t} variant=${s} />
		<${dt} cards=${k} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:m} values=${B} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${f?()=>R(o("page.dummy.turn")):b} />
	</section>`}function Fd({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function zd({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Hd({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||zd(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!qt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Fd(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?f:null}</div>`}function Id(e){let[,t]=v(0);w(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function _d(e,t){let n=O(e);w(()=>{for(let s of Zr(n.current,e))Is(s);n.current=e},[e]),w(()=>{t&&Is("trick")},[t])}var Ud=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Kd=(e,t)=>To(e.talk.value,{me:C.value?.id??"",muted:t.muted??[],since:e.now()-oi});function Jd(e,t,n,s){let a=e.talk.value.at(-1);w(()=>{if(!(a&&e.now()-a.at<oi)||N.spoken.peek()||a.by===C.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${ut(a)}`;R(i,s&&a.seat>=0)},[a?.seq])}var Vd=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Gd(e,t){w(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...Ds()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=bn(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Bs()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Vd()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{rl as Bids,dl as Choices,Cl as Create,ac as Daily,eu as Learn,Ql as Records,uu as Replay,Cu as Report,Oi as Rules,Wu as Statistics,Ad as Table};
