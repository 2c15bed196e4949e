import{$ as pt,$a as $t,A as E,Aa as Ia,Ba as Fa,Bb as mo,C as T,Ca as za,D as V,Da as cn,Db as go,E as Oe,Ea as Ha,F as U,Fa as Ua,G as nn,Ga as _a,H as Na,Ha as Ka,I as se,Ia as Ja,Ib as yo,J as lt,Ja as Ga,K as Pe,Ka as Va,L as ae,La as Ya,M as ct,Ma as un,N as le,Na as dt,O as Mt,Oa as pn,P as jt,Pa as Qa,Q as ut,Qa as Xa,R as ns,Ra as Za,S as We,Sa as eo,T as sn,Ta as to,U as Ea,Ua as C,V as $e,W as Ie,Wa as dn,X as Ca,Xa as no,Y as La,Ya as ze,Z as an,Za as me,_ as Fe,_a as ft,a as Oa,aa as Y,ab as ht,bb as fn,c as b,ca as Q,cb as $n,d as k,da as on,db as so,e as ue,ea as pe,eb as ao,f as M,fa as Da,fb as hn,g as Se,ga as Ba,gb as oo,h as Ma,ha as Ra,hb as ro,i as Re,ia as B,ib as io,j as D,ja as j,jb as ie,k as tn,ka as rn,kb as lo,l as ja,la as P,lb as _,m as c,n as Aa,na as J,nb as ke,o as ne,oa as I,ob as At,pa as R,pb as co,qa as he,qb as de,ra as Z,s as Ta,sa as Xe,sb as mn,t as o,ta as ln,tb as uo,u as z,ua as ve,ub as mt,v as w,va as ss,vb as po,w as X,wa as qa,wb as Tt,x as K,xa as Pa,xb as fo,y as H,ya as as,yb as $o,z as qe,za as Wa,zb as ho}from"./chunk.js";var il={calm:2e3,usual:1200,quick:550,instant:550},ll=280,cl={calm:650,usual:350,quick:150,instant:0},ul=12,pl=(e,t)=>Ie(e,t)&&bo(t)>bo(e),bo=e=>(e?.played??[]).reduce((t,n)=>t+T(n).length,0),os=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,gn=class{shown=D(null);#n;#e=[];#t=0;#o=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>ul?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#o(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=ut(n,t.view);this.shown.value={message:t,full:s};let a=cl[this.#n()];if(!s&&a&&pl(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(il[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(os()?0:ll,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#o=()=>{this.stop(),n()},this.#t=setTimeout(this.#o,t)}};var[dl,fl]=[800,2600];function wo({from:e=0,to:t}){let n=e!==t&&!os()&&!document.hidden,[s,a]=b(n?e:t),r=M(0);return k(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/dl);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${w(t)}`:c`<span class="counted">
		<span class="end">${w(t)}</span><span aria-hidden="true">${w(s)}</span>
	</span>`}function vo(e,t,n){let{closed:s,end:a,points:r=[],made:i=[],seat:l=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&i.slice(0,t).every(Boolean)?"all":i[l]?"made":""}function ko({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function $l(e,t){return!t||!e||!Ie(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function xo({view:e,names:t}){let n=M(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let l=$l(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),fl);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function ee({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var N=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),L=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(is(t))}):w(e);function Et(e,t){let n=Ea(e,t);if(!n||!t)return[];let s=n.low===n.high?w(n.low):`${w(n.low)}–${w(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var is=e=>e.hand-e.aside;function q(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Oo=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Mo(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function He({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let i=t.map((f,$)=>$).slice(0,e.points?.length??0),l=e.parts;if(!l||!e.points)return null;let u=f=>{let $=l[f]??[];return $.every(h=>h===0)?null:c`<${rs} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=ls(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:N(e.trump)})} <${ee} trump=${e.trump??""} />
				</h2>`}
		<${I}><table class="book account" data-hands=${i.length}>
			<thead><tr><td></td>${i.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${hl} view=${e} seats=${i} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${rs} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${rs} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${ml(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${us(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${bl} view=${e} />
		</div>
	</section>`}function hl({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${yl} view=${e} seat=${u} />`,r=u=>{let p=Mo(e,u).bid;return p===void 0?"–":L(p,n)},i=u=>e.premium?.[u]?q(e.premium[u]):"",l=u=>c`<${gl} made=${e.made?.[u]??!1} />`;return c`<${Nt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${Nt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Nt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${Nt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${Nt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function Nt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var ml=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function rs({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${wo} from=${r[u]??0} to=${l} />`:w(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var gl=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function yl({view:e,seat:t}){let{aside:n}=Mo(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${Q(n)}</span>`}function ls(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:Oo(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:X(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],g=r.length>1?h:l?f:Math.max(...a);if(!g)return[];let m=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:X(g),loss:m})]})}function cs(e){let t=e.why;if(!t?.next)return"";let n=N(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function bl({view:e}){let t=cs(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${ee} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function So(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?Oo(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:H(t.map(u=>n[u]??"")),you:l,game:r})}function us(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([So("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?e.deal?[...s,[o("end.cut"),!1]]:s:(s.push([So("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:H(r.totals.map((l,u)=>`${t[u]} ${w(l)}`))}),!1]),s)}function Ct(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:H(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function je(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:je(e)});let{rank:n,suit:s}=La(e);return an(n)+Ao(s)}function Ze(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>je(s)).join(" "):t==="name"?N(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var jo=.5,bn=5,wn=2,Me=e=>Math.round(e*100),Lt=e=>w(Math.abs(e),1),ps=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",et=e=>e.filter(({kind:t})=>z(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?je(n):"",than:s?je(s):"",suit:Ao(a),n:r,m:i})),Ao=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function vn(e,t,n=Ze){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=et(e.why??[]);return e.bids?[...wl(e,t,n).map(ps),...r]:e.phase==="offer"?vl(e.choices,s,a,n).map(ps):[...r,...kl(e,s,a,n).map(ps)]}function To({phase:e,act:t,chance:n,betterChance:s,why:a}){let[r,i]=[Me(n),Me(s)],l=a.some(u=>u.kind==="lost")||r+i===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:r,b:i}):i>r+wn?o("page.report.chance",{how:"more",a:r,b:i}):l||e==="offer"?"":o("page.report.chance",{how:r>i+wn?"less":"same",a:r,b:i})}var No=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Eo(e){let t=No(e);return t&&Ue(t)==="close"?t:void 0}function wl(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=No(e),i=r?Ue(r):"only",l=(e.bids??[]).reduce((m,y)=>y.chance>m.chance?y:m),u=Me(l.chance)<bn,p=!u&&Me(s.chance)<bn,d={bid:L(s.tricks,t),a:Me(s.chance)},f=u?[o("page.why.spoil",{bid:L(l.tricks,t),a:Me(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:L(a.tricks,t),gap:Lt(r.gap)}));let $=s.premiums?.find(m=>m.offer==="pass"),h=(s.premiums??[]).filter(m=>m.offer!=="pass").toSorted((m,y)=>y.points-m.points),g=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(g>jo?1:f.length,0,ds(n(h[0].offer),g,jo)),f}var ds=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Lt(t)});function vl(e,t,n,s){let a=o("page.why.chance",{a:Me(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[ds(s(n.act),-n.gap,n.gapError),a]:r?[ds(s(t.act),r.gap,r.gapError),a]:[yn(t,n,s),a]}function kl({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Me(s.chance),b:Me(a.chance)},l=e.every(p=>Ue(p)==="close");if(t==="lost")return[l?o("page.why.even"):yn(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||Ue(a)!=="behind")return[yn(s,a,r),o("page.why.chance",i)];let u=i.a-i.b;return[o(`page.why.${u>wn?"more":u<-wn?"less":"same"}`,i),yn(s,a,r)]}var yn=(e,t,n)=>o("page.why.margin",{how:Ue(t),act:n(e.act),second:n(t.act),gap:Lt(t.gap)});function Co({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function Lo(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ue(s);return o("page.hint.did",{how:a,name:n,act:Ze(t),gap:Lt(s.gap),error:Lt(s.gapError)})}function xl({rest:e}){let[t]=e;return t?c`<${jl} key=${t} id=${t} />`:c`<${Sl} />`}function _e(e,...t){let[n,s]=b({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:j(r)})),()=>{a=!1}},t),n}function Sl(){let{wrong:e}=_e(de);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${e?c`<p class="trouble">${e}</p>`:null}
		<div class="index">
			${uo().map(([t,n])=>c`<section key=${t}><h2>${o("page.players",{n:t})}</h2>
					<ul>${n.map(s=>c`<${Ol} key=${s.id} variant=${s} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Ol=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Ml(e)}</b><span class="soft">${z(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Ml=e=>z(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function jl({id:e}){let{value:t,wrong:n}=_e(()=>ve({variant:e},ne.value),e,ne.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${fs} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Al={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function fs({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Al[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${Tl} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${F(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Cl} rules=${e.rules} />
		<${El} notes=${r} guide=${e} />`}function Tl({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function F(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Nl({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function El({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Nl(s)}</span>
			</li>`)}</ol>
	</footer>`}function Cl({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${ee} trump=${u} /><span class="unseen">${N(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>c`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>c`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${w(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&i?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Ll(s).map(([u,p,d])=>{let f=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${ee} trump=${d} /> ${N(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ll(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function gt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${Do} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?N(n[0]):q(e)}</span>`}var Do=({cards:e})=>c`<span class="act">${Q(e)}</span>`,re=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,kn=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Dt=e=>X(Math.round(e*10)/10||0,1),$s=2;function yt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=vn(e,t),l=n?Lo(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.unlearnt");return k(()=>{let p=[...i.slice(0,$s),`${u} ${Ze(e.act)}.`,l];B(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${F(i.slice(0,$s).join(" "))}</p>
			<p class="verdict"><${re} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${gt} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${kn} /><span>${F(l)}</span></p>`:null}
		</div>
		${a}
		<${Bl} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice($s).join(" ")} />
	</div>`}function Dl({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Bl({advice:e,variant:t,done:n,open:s,more:a}){let r=Co(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${I}>
			${a?c`<p>${F(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${Wl} advice=${e} variant=${t} done=${n} />`:c`<${Rl} advice=${e} done=${n} />`}
			${Dl(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var xn=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${re} />`:null}${t?c`<${kn} />`:null}</span>${n}
</span></th>`;function Bo({choice:e,best:t,whole:n}){let s=e&&!t&&Ue(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Rl({advice:e,done:t}){return c`<${I}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${xn} best=${s===0} done=${n.act===t?.act}><${gt} act=${n.act} /><//>
				<td>${K(n.chance)}</td>
				<td class="whole">${Dt(n.points)}</td>
				<${Bo} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function ql(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Pl({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Dt(s.points-n.points):"–"}function Wl({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${I}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${q(r)}</th>`)}</tr></thead>
		<tbody>${ql(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${xn} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${L(r.tricks,t)}</b><${Do} cards=${r.cards} />
				<//>
				<td>${K(r.chance)}</td>
				<td>${Dt(r.points)}</td>
				<${Bo} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Pl(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var hs=D({}),ms=new Set;function tt(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function W(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return ms.has(n)||(ms.add(n),ln(e,t).then(s=>hs.value={...hs.value,[n]:s},()=>setTimeout(()=>ms.delete(n),1e4))),hs.value[n]}var Wo=e=>e.split(" ")[0]??"",Io=(e,t)=>e.premiums?.find(n=>Wo(n.offer)===t),Il=e=>(e.bids?.[0]?.premiums??[]).map(t=>Wo(t.offer));function gs(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Io(e,t)?.sampled??-1/0}function Fl(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||gs(p,t)-gs(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?gs(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Fo=e=>e.choices.every(t=>Math.round(t.chance*100)<bn);function Sn({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Ro=(e,t=!0)=>`${t?"":"≈ "}${X(Math.round(e)||0,0)}`;function qo({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${K(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Ro(e.sampled,n)}</td>
		${t.map(a=>{let r=Io(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${Ro(r.sampled)}</b> <small>${K(r.chance)}</small>`:"–"}
			</td>`})}`}var Po=({act:e})=>c`<span class="act">${Q(e.replace(/^lay /,""))}</span>`;function zl({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=b(!1),[l,...u]=t;if(!l)return null;let p=L(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${re} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Po} act=${l.act} />
			</span></th>
			<${qo} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${re} />`:null}</span>
				<b></b><${Po} act=${f.act} />
			</span></th>
			<${qo} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function zo({advice:e,variant:t,order:n,onorder:s}){let a=Il(e),r=Se(()=>Fl(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${I}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Sn} by="bid" text=${o("col.bid")} ...${i} />
			<${Sn} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Sn} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${Sn} key=${l} by=${l} text=${q(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${zl} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Hl=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Ul(e,t){let n=new URLSearchParams;for(let s of Hl){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var _l=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Kl(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>_l(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var bs=e=>[...U].map(t=>e.ranks.split(" ").map(n=>n+t));function Jl(e){let t=[...bs(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=On(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var On=e=>e.trump.by==="turnup",Gl=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Vl({variant:e,hand:t,onhand:n}){let s=bs(e),[a,r]=b([0,0]),i=M(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?B(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,g=0]=a,m={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!m)return;$.preventDefault();let y=[(h+m[0]+s.length)%s.length,g+m[1]],v=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+v)%v,r(y),i.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=($,h,g)=>c`<button type="button" key=${$} data-at=${`${h},${g}`}
		tabindex=${a[0]===h&&a[1]===g?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,g]),u($))}>
		<${Y} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((g,m)=>d(g,h,m))}
		</div>`)}
	</div>`}function Yl({variant:e,asking:t,set:n}){if(On(e)){let i=[...bs(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${he} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,pt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):N(i)])}
		onchange=${i=>n({trump:i})} />`}function Ql({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function Xl({variant:e,asking:t,set:n}){if(!Gl(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):q(l)])}
		onchange=${i} />`}function Zl({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,g,m,y)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${g} max=${m} value=${h} onchange=${y} />
	</label>`,f=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(($,h)=>d(o("page.bids.total",{who:u(h)}),$,-9999,9999,g=>r(h,g)))}
				${f}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var ys=new Map;function ec(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return k(()=>{if(!e)return;let a=ys.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return(async()=>{let u=await ss(e,i),p=u.advice.phase==="lay"&&u.advice.choices.some(d=>!d.played);if(!i.aborted){if(s({key:t,table:u,whole:!p}),!p)return void ys.set(t,u);try{let d=await ss({...e,all:!0},i);ys.set(t,d),i.aborted||s({key:t,table:d,whole:!0})}catch{i.aborted||s({key:t,table:u,whole:!0})}}})().catch(u=>i.aborted||s({key:t,wrong:rn(u)?o("page.bids.none"):j(u)})),()=>r.abort()},[t]),n.key===t?n:{}}function tc({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${re} /><span>
					${o("page.bids.says",{bid:L(f.bid??0,s)})} <${gt} act=${f.act} />
				</span></p>
				${Fo(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${zo} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${yt} advice=${i} variant=${s} open />`}
	</div>`}function nc({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:On(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${tc} known=${s} variant=${e} sort=${r} set=${n} />`}var sc=()=>navigator.clipboard?.writeText(location.href).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand"));function ac(){let e=ie.value,t=Kl(e),n=W(t.variant),s=T(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!On(n)||t.up),r=ec(a?t:void 0);k(()=>{P(de)},[]);let i=(f,$="sort"in f)=>_(Ul(ie.value,f),{replace:$});if(!n){let f=ke.value.length>0&&ke.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Jl(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${he} label=${o("page.create.variant")} value=${n.id} groups=${mt()}
				onchange=${f=>_(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Vl} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Xl} ...${d} /><${Yl} ...${d} /><${Ql} ...${d} /><${Zl} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${nc} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${sc}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var oc=24,rc=["AC","KD","QH","JS"];function Mn({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Ke({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return c`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function jn({name:e,label:t,about:n}){let s=E[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function ic(){let[e,t]=b(C.value?.name??E.name.value),[n,s]=b({text:"",wrong:!1}),a=C.value?.name??E.name.value,r=M(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((C.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await no(p),t(C.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:j(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${oc} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function lc(){let[e,t]=b(!1);if(!C.value)return null;let n=async()=>{try{await qa()}catch(r){if(!(r instanceof pe&&r.reason==="no-session"))throw r}C.value=null,B(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>P(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${J} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:C.value.name})}</p>
				<//>`:null}
	</p>`}var ws=!1;function cc(){let e=M(null);return k(()=>{ws&&(ws=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>ws=!0}>
		<${Ke} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Aa)]} />
	</div>`}function uc(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Mn} title=${o("page.choices.you")}><${ic} /><${lc} /><//>
		<${Mn} title=${o("page.choices.book")}>
			<${cc} />
			<${Ke} name="theme" label=${o("page.choices.theme")}
				options=${Z("page.choices.theme","auto","day","night")} />
		<//>
		<${Mn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${Y} face="down" />${rc.map(e=>c`<${Y} key=${e} card=${e} />`)}
			</p>
			<${Ke} name="pack" label=${o("page.choices.pack")}
				options=${Z("page.choices.pack","two","four","german4")} />
			<${Ke} name="back" label=${o("page.choices.back")}
				options=${Z("page.choices.back","leaf","lattice","stripe")} />
			<${Ke} name="felt" label=${o("page.choices.felt")}
				options=${Z("page.choices.felt","sea","moss","ink")} />
			<${Ke} name="indices" label=${o("page.choices.indices")}
				options=${Z("page.choices.indices","local","international")} />
			<${jn} name="values" label=${o("page.choices.values")} />
			<${jn} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Mn} title=${o("page.choices.table")}>
			<${Ke} name="play" label=${o("page.choices.play")}
				options=${Z("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Ke} name="pace" label=${o("page.choices.pace")}
				options=${Z("page.pace","calm","usual","quick","instant")} />
			<${jn} name="sound" label=${o("page.choices.sound")} />
			<${jn} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var bt=class extends Error{},Ho={changed:{},written:""},pc={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},dc={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},fc={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},ks=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),$c=(e,t)=>JSON.stringify(e)===JSON.stringify(t),vs=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function xs({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=ks(n,r);$c(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new bt(r instanceof Error?r.message:"")}if(!vs(a))throw new bt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=vs(s[r])&&vs(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Uo({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:ks(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${hc} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(pc).map(([d,[f,$]])=>Number(ks(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${Xe} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(dc).map(([d,f])=>n.offers.how==="none"?null:c`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(fc).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${mc(p)}</pre>
			</details>
		</div>
	</details>`}function hc({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${Xe} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var mc=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var gc={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ho},_o=6e4,yc=1440*_o;function bc({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*_o,add:n*1e3};if(e==="move")return{move:Number(s)*yc}}function wc(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:xs(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:bc(e),undo:a,hints:s,open:r,bot:l,pace:Tt[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var Ss=e=>t=>n=>e({[t]:n}),An=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Ko=(e,t)=>An(e,t).includes("");function vc({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...At.value.map(l=>a(l.name))],i=l=>u=>t({bots:An(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Ko(e,n)?c`<${fn} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${An(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${he} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function kc({plan:e,set:t}){let n=Ss(t),s=["1","3","7"];return c`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Z("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${Xe} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Xe} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function xc({plan:e,set:t}){let n=Ss(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...Z("page.create.length","deals","games")]} />
				${e.length?c`<${Xe} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Z("page.create.undo","free","agree"),["never",a]]} />
			${co.value?c`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Z("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Z("page.pace",...Object.keys(Tt))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Z("page.create.greet","no","yes")} />
			<${he} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Z("page.level",...At.value.map(r=>r.name))]} />
		</div>
	</details>`}function Sc({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${he} label=${o("page.create.variant")} value=${e.variant} groups=${mt()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Oc=400;function Mc({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:jc(e,t)},r=ne.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ve(a,r).then(l,()=>l({})):l({}),Oc);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function jc(e,t){try{return xs(e.house,t)}catch{return}}function Ac(e){return e instanceof bt?o("page.create.rules.unread",{text:e.message}):e instanceof pe&&e.reason==="bad"?o("page.create.refused",{text:e.message}):j(e)}function Tc({onclose:e}){let t=mn(),[n,s]=b({...gc,variant:t?.id??"",pace:E.pace.value}),[a,r]=b(""),[i,l]=b(!1),u=ht(),p=M(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=W(n.variant),f=ke.value.find(m=>m.id===n.variant)??t,$=m=>(s(y=>({...y,...m})),r(""));if(!f)return null;let h=async m=>{if(m.preventDefault(),!i){r(""),l(!0);try{if(Ko(n,f)&&!await u.keep())return l(!1);await $o(wc(n,d),["",...An(n,f)])}catch(y){r(Ac(y)),l(!1)}}},g=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${J} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Sc} plan=${n} set=${$} variant=${f} />
			<${vc} plan=${n} set=${$} variant=${f} name=${u} />
			<${R} label=${o("page.create.public")} value=${n.public} onchange=${Ss($)("public")}
				options=${Z("page.create.public","no","yes")} />
			<${kc} plan=${n} set=${$} />
			<${xc} plan=${n} set=${$} />
			<${Uo} own=${n.house} set=${m=>$({house:m})} rules=${d} />
			<${Mc} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var wt;function Nc(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Jo(e,t){let n=await Nc();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Go(e){wt=e;try{await Jo("readwrite",t=>t.put(e,"mine"))}catch{}}async function xe(){if(wt)return wt;try{wt=await Jo("readonly",e=>e.get("mine"))}catch{wt=void 0}return wt}async function Vo(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ge=1200,Ae=["bid","premium","trump","play"],Ec=e=>e.bid+e.premium+e.trump+e.play;function Tn(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/ge*n),l=(i-a)/n;return a=i,l||0})}function Bt(e,t,n){let s={you:n?"yes":"no",name:t};if(Ec(e)===0)return o("page.report.clean",s);let a=Tn(Ae.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=Ae.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:w(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var Yo=e=>e.judged<e.of||e.rough>0,Qo=(e,t)=>e&&!Yo(e)?e.deals[0]?.squares?.[t]??"":"";function nt(e,t,n){let[s,a]=b({});return k(()=>{let r=!0,i=async()=>{for await(let l of Ms(e,t,n,()=>r))a({told:l})};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:j(l)}))),()=>{r=!1}},[e,t,n]),s}async function*Ms(e,t,n,s){for(;s();){let a=await Cc(e,t,n);if(!s()||(yield a,!Yo(a)||e==="mine"))return;await new Promise(r=>setTimeout(r,500))}}var Os=new Map;async function Cc(e,t,n){if(e==="mine"){let r=await xe();return Qa(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=Os.get(s)??pn(e,t,n).finally(()=>Os.delete(s));return Os.set(s,a),a}function Nn({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Xo({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=nt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?Bt(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var st=e=>new Date(e*864e5).toISOString().slice(0,10),En=e=>Math.round(Date.parse(e)/864e5),Zo=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function js(e){let t=new Date(e);return st(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Rt=()=>js(Date.now());function er(e,t){let n=En(t);e.has(st(n))||n--;let s=0;for(;e.has(st(n-s));)s++;return s}var Lc=new TextEncoder;async function qt(...e){let t=e.map(a=>typeof a=="string"?Lc.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var As=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Ts=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),tr=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Dc=async e=>Ts(await qt("n99-entropy-1",e));async function Bc(e,t){for(let n=0;n<t;n++)e=await qt("n99-chain-1",e);return e}var Rc=(e,t)=>qt("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),qc=async e=>/^[0-9a-fA-F]{64}$/.test(e)?As(e):qt("n99-seed-1",e);async function*Pc(e,t){for(let n=0n;;n++){let s=new DataView((await qt("n99-deal-1",e,tr(t,8),tr(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Wc(e,t,n){let s=[...e],a=Pc(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var nr=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Ic(e,t,n){let s=e.ranks.split(" ").sort((f,$)=>nr.indexOf(f)-nr.indexOf($)),a=["C","D","H","S"].flatMap(f=>s.map($=>$+f));e.joker&&a.push("joker");let r=await Wc(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(f,$)=>r.slice($*e.hand,($+1)*e.hand)),u=l.findIndex(f=>f.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map($=>$==="joker"?i??$:$).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Fc(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function zc(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Dc(s)!==t[n])return!1;return!0}async function sr(e,t,n){let s=e.split(`
`).filter(m=>m.trim()).map(m=>JSON.parse(m)),a=s[0]??{},r=s.findIndex((m,y)=>y>0&&"ninetynine"in m),i=r<0?s:s.slice(0,r),l=i.filter(m=>"deal"in m);if(!a.commit)return Hc(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(As),d=await zc(p,u),f=i.some(m=>"end"in m),$=[],h=a.commit,g=0;for(let[m,y]of l.entries()){if(g++,!y.secret){$.push({deal:y.deal,outcome:f||m<l.length-1?"hidden":"playing"});continue}let v=As(y.secret);if(g>4096||Ts(await Bc(v,g))!==h){$.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,g=0,d?$.push(await ar(y,t,await Rc(v,p),0n)):$.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,entropy:u.map((m,y)=>p[y]?.length?"given":m?"withheld":"none"),own:n?p.some(m=>Ts(m)===n):void 0}}async function ar(e,t,n,s){return Fc(e,await Ic(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Hc(e,t,n){let s=[],a=e.seed?await qc(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await ar(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function at(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=at(e[a],r);return s}async function Uc(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=at(await ln(n.variant),n.rules);return{names:n.seats,verdict:await sr(e,s,t)}}function Pt({table:e,match:t=1,record:n}){let[s,a]=b(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await Ya(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:hn(e,f),d=u.map(p).find(Boolean);return Uc(l,d)})().catch(l=>({wrong:l instanceof pe&&l.reason==="not-now"?o("page.fair.later"):j(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Kc} names=${s.names} verdict=${s.verdict} />`}function _c(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Kc({names:e,verdict:t}){let n=_c(t),s=u=>H(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Jc(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Jc(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Gc(e){let t=C.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Vc} key=${t.id} id=${t.id} />`:c`<${or} />`}
		<${eu} />
	</main>`}var or=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,oe=e=>z(`variant.${e}`)?o(`variant.${e}`):e;function ot(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&z(`page.level.${a}`)?o(`page.level.${a}`):n})}var Ns=e=>e.seats.indexOf(C.value?.name);function vt(e,t){let n=Ns(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Vc({id:e}){let{value:t,wrong:n}=_e(()=>Promise.all([Ka(e),Pa("mine",1)]),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let[{tallies:s},{all:a}]=t;return c`<${yo} found=${a} />
		${s.length?c`<${Yc} tallies=${s} /><${Qc} id=${e} />`:c`<${or} />`}`}function Yc({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${I}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${oe(n.variant)}</a></th>
					<td>${Wt(n,n.matches)}</td><td>${Wt(n,n.won)}</td><td class="spare">${Wt(n,n.deals)}</td>
					<td>${n.deals?K(n.made/n.deals):Wt(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):Wt(n,0)}</td>
					${t?c`<td>${rr(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var Wt=(e,t)=>e.matches?rr(t):"",rr=e=>e?w(e):"–";function Qc({id:e}){let[t,n]=b([]),[s,a]=b(""),[r,i]=b(null),l=M(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await P(()=>Ja(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return k(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${Xc} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${J} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${Pt} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function Xc({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(ze),i=Va(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${oe(e.variant)}</b> ${o("page.records.with",{names:H(r)})}
			<span class="soft small">${qe(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${ze(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Zc(e){return e instanceof pe&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:j(e)}function eu(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),i=M(null);k(()=>{xe().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await dt(f,1,0),await Go({name:f.name,bytes:f}),_("/replay/mine/1/0")}catch($){t(Zc($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var It=(e,t={dateStyle:"long"})=>qe(Date.parse(e),{timeZone:"UTC",...t});function tu({rest:[e]}){let t=e!==void 0&&Zo(e)?e:Rt();return c`<${nu} key=${t} day=${t} />`}function nu({day:e}){let[t,n]=b(null),[s,a]=b(""),r=C.value?.id;return k(()=>{let i=!1;return Promise.all([Wa(e),de()]).then(([l])=>i||n(l),l=>i||a(rn(l)?o("page.daily.none"):j(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${It(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${su} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${iu} deals=${t} day=${e} />`:null}
	</main>`}function su({day:e,deal:t}){let[n,s]=b(!1),a=async()=>{s(!0),await P(()=>mo(e,t.variant)),s(!1)},r=ke.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):N(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${oe(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${ou} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var lr=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),au=e=>e===ke.value[0]?.id?"none":oe(e),cr=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),ur=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${w(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${w(t.points)}</span>
	</li>`)}
</ol>`;function ou({day:e,deal:t,own:n}){let{told:s}=nt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${lr(n,"yes")}</li>
			${t.expert?c`<li>${lr(t.expert,"expert")}</li>`:null}
			<li>${cr(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${ur} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${ur} of=${t.near} />`:null}`:null}
		<${ru} text=${[o("page.daily.first",{day:It(e,{dateStyle:"medium"}),variant:au(t.variant)}),Qo(s,0),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[cr(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function ru({text:e}){let[t,n]=b(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>B(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function iu({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1),js(m.at??0)<=m.day&&r.add(m.day);let i=Rt(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=m=>st(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+m)/864e5).slice(0,7),$=4,h=Array.from({length:7},(m,y)=>It(st($+y),{weekday:"short"})),g=(m,y,v,x)=>c`<button type="button" class="button plain" aria-label=${o(v)}
		disabled=${x} onclick=${()=>s(f(m))}>${y}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:er(r,i)})}</p>
		<div class="daily-month">
			${g(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${It(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${g(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${ne.value}>
			${h.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:p},(m,y)=>{let v=st(u+y),x=a.get(v)??0,S=y===0?{gridColumnStart:d+1}:{};return v<e.first||v>i?c`<span key=${v} class="soft" style=${S}>${y+1}</span>`:c`<a key=${v} style=${S} href=${`/daily/${v}`} data-played=${x}
					aria-current=${v===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:It(v),n:x})}>${y+1}</a>`})}
		</div>
	</section>`}var pr=(e,t)=>t===void 0?Ze(e):o("page.report.bid",{bid:w(t),cards:Ze(e)}),Es=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Cn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Ft({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=Es(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:pr(r.act,r.bid),better:pr(r.better,r.betterBid)}),p=et(r.why).join(" "),d=To(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${F(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/ge,1)})}>
				−${w(r.lost/ge,1)}
			</span>
			${p?c`<span class="moment-why">${F(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}var[ye,Ln]=[1080,1350],[Cs,Dn,Bn,be]=[350,1266,48,96],G={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},lu=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Te=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function fr(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function Ls(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Rn(e,t,n,s=G.ink){e.fillStyle=s,e.fillRect(be,t,ye-2*be,n)}function $r(e,t){e.save(),e.shadowColor=G.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function dr(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=G.card,$r(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=G.cardEdge,e.stroke(),e.fillStyle=t==="H"?G.red:G.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Ca[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Te("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function cu(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,ye,Ln),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,Dn,ye,Ln-Dn),e.fillStyle=G.leaf,$r(e,()=>e.fillRect(Bn,Cs,ye-2*Bn,Dn-Cs+24)),dr(e,"S",{x:812,y:206,turn:-.14}),dr(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=G.soft,e.font=Te("400",32,"text"),e.fillText(Ls(e,t,600),Bn,92),e.fillStyle=G.felt,uu(e,n,640),e.fillStyle=G.soft,e.font=Te("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,ye/2,Ln-24),e.textAlign="left"}function uu(e,t,n){let s=p=>(e.font=Te("500",p,"title"),fr(e,t,n)),a=p=>{let d=s(p);return d.length*p<=186&&d.every(f=>e.measureText(f).width<=n)},r=[88,62].find(a)??46,i=s(r).slice(0,4),l=r*1.06,u=218+r*.3-(i.length-1)*l/2;i.forEach((p,d)=>e.fillText(Ls(e,p,n),Bn,u+l*d))}function hr(e,t){e.strokeStyle=t===0?G.accent:G.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(lu[t]??[]),e.stroke(),e.setLineDash([])}function pu(e,{places:t},n){Rn(e,n,6,G.accent),Rn(e,n+11,2,G.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=G.ink,e.font=Te(i===0?"700":"400",42,"text"),e.fillText(Ls(e,a,600),be,l),e.textAlign="right",e.fillText(w(r),ye-be,l),e.textAlign="left",e.beginPath(),e.moveTo(ye-be-330,l-13),e.lineTo(ye-be-170,l-13),hr(e,i),Rn(e,l+15,1.5,G.rule)}),n+70+s*t.length}function du(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>be+d*(ye-2*be)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);Rn(e,p(0),2,G.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),hr(e,f)})}function fu(e,{facts:t}){e.font=Te("400",34,"text");let n=t.slice(0,4).flatMap(a=>fr(e,a,ye-2*be-34).map((r,i)=>({line:r,i}))),s=Dn-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=G.accent,r===0&&e.fill($u(be+9,l-11,10)),e.fillStyle=G.ink,e.fillText(a,be+34,l)}),s-60}var $u=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function mr(e){let t=[Te("500",88,"title"),Te("400",34,"text"),Te("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[ye,Ln];let s=n.getContext("2d");cu(s,e);let a=pu(s,e,Cs+44),r=fu(s,e);return r-a>120&&du(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function zt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(l-p-34)/Math.max(1,e.length),g=y=>u-22-(y-f)*(u-34)/($-f),m=mu((e[e.length-1]??[]).map(g),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${gr} low=${f} high=${$} y=${g} to=${l-p} />
		${r.map(y=>c`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,v)=>c`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${h(0)},${g(i[v]??0)}`,...e.map((x,S)=>`${h(S+1)},${g(x[v]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(m[v]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function gr({low:e,high:t,y:n,to:s,said:a=w}){let r=hu(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function yr({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=w}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),f=Math.min(0,...e.map(v=>v.mean)),$=v=>Math.min(d,Math.max(f,v)),h=v=>p+v*(l-p-6)/Math.max(1,t),g=v=>u-24-($(v)-f)*(u-36)/(d-f),m=v=>h((v.from-1+v.to)/2),y=v=>e.map(x=>`${m(x)},${g(x[v])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${gr} low=${f} high=${d} y=${g} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(v=>`${m(v)},${g(v.mean)}`).join(" ")} />
			${e.map(v=>c`<circle key=${v.from} cx=${m(v)} cy=${g(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function hu(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function mu(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function br({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return P(()=>cn(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${yu} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function wr(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function qn(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var gu=4;function yu({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${bu} names=${t} />`;let a=qn(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(f=>f.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${I}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${Oa} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${wu} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${ku} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=gu?c`<${Bs} games=${a} names=${t} me=${n} />`:null}
	</div>`}function bu({names:e}){return c`<${I}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function wu({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${vr} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${ee} trump=${i.trump} /><span class="unseen">${N(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${vu} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${Ht} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?w(r.bonus[i]):"–"} />
					<${Ht} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>w((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var vr=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Ht({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function vu({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${q(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function ku({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${vr} n=${t.length} text=${o("page.scores.together")} />
		<${Ht} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Ht} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Ht} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Ds(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Bs({games:e,names:t,me:n}){let{at:s,ends:a}=Ds(e);return c`<${zt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function xu(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Su(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Ou(e,t,n){let s=n.map(g=>g.seat).sort((g,m)=>g-m),a=(g,m)=>xu(s.map(g),m),r=g=>t[s[g]??-1]??"",i=[],l=a(g=>Math.max(...e.map(m=>m.points[g]??0)),1);if(l){let g=e.findIndex(m=>m.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:g}))}let u=a(g=>Su(e,g),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(g=>e.filter(m=>m.premium[g]&&m.made[g]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(g=>s.every(m=>g.made[m])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function Mu({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:Ou(e,n,r),course:Ds(qn(e))}}var ju=({title:e,winner:t,places:n,facts:s})=>[e,t,H(n.map(a=>`${a.name} ${w(a.total)}`)),...s].join(`
`);async function Au(e){let t=new File([await mr(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Tu=3;function Nu({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=nt(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0}=a??{},u=(a?.deals??[]).flatMap(p=>p.mistakes).sort((p,d)=>d.lost-p.lost).slice(0,Tu);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||i<l?c`<p class="soft" role="status">
					${l?o("page.report.judging",{n:i,of:l}):""}
				</p>`:u.length?c`<${Ft} of=${u} names=${n} place=${Cn(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function kr({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=b(null);k(()=>{P(()=>cn(e)).then(S=>p(S?.scores??[]))},[e]);let[d,f]=b(""),{end:$,seat:h}=s,g=`${r} · ${qe(n,{dateStyle:"long"})}`,m=u&&$&&Mu({scores:u,end:$,names:a,title:g,winner:i}),y=async S=>{let A=await navigator.clipboard?.writeText(ju(S)).then(()=>!0,()=>!1);f(o(A?"page.link.copied":"page.copy.not"))},v=S=>Au(S).catch(A=>f(j(A))),x=m&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>y(m)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>v(m)}>${o("page.share")}</button>`;return c`<${J} title=${o("page.last")} broad onclose=${l} actions=${x}>
		${m?c`<div class="last-page">
				<p class="small soft">${g}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(S=>c`<tr key=${S.seat} class=${S.seat===h?"self":""}>
							<th scope="row">${S.name}</th><td>${w(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${Bs} games=${qn(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(S=>c`<li key=${S}>${S}</li>`)}</ul>
					<${Nu} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Rs=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Ut(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Rs(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function qs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?c`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>l(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?c`<div class="answers">
					<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function Eu(e,t,n){let s=L(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Cu({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Eu(e,n,t)}
	</p>`}function Lu({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${kr} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${Ct(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function xr({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=Ut(e.id,u),f=l?Ct(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${h=>h.stopPropagation()}>
		<${qs} table=${e} message=${t} names=${n} />
		${i?c`<${ko} what=${vo(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${Cu} view=${i} variant=${s} />
		<${He} view=${i} names=${n} variant=${s} fresh />
		${a!==void 0&&Nn(t)?c`<${Xo} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(l?"page.again":"page.next")}</button>`}
			${f&&i?.end&&!p?c`<${Lu} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var kt=e=>e.remark?o(`page.remark.${e.remark}`):e.text,Du=["luck","deal","played","unlucky","moment","thanks"],Bu=e=>Math.min(12e3,4e3+70*e.length);function Sr({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=kt(e);return k(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),Bu(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function Or(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Mr({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),l=Ma(),u=M(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());k(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${qe(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${kt(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${Ru} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Du.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Ru({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var qu={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Pu(e,t){let n=[];return ns(e,t).forEach((s,a)=>n[s]=qu[e]?.[a]??"north"),n}function Je(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:h="",onhurry:g,children:m}=e,y=ae(t),v=Pu(y,s),x=l?l.cards:t.trick??[],S=l?l.winner:u?-1:t.taking??-1,A=u&&!l?[...x,{seat:t.options?.seat??s,card:u}]:x;return c`<div class=${`felt hands-${y} ${h}`} onclick=${g}>
		${ns(y,s).filter(O=>O!==r).map(O=>c`<${Ee}
				key=${O} view=${t} variant=${a} seat=${O} name=${n[O]??""} names=${n}
				place=${v[O]} own=${O===s} chair=${p?.[O]} now=${d} open=${Wu(t,O)}
				winner=${l?.winner===O} laid=${i} said=${$?.get(O)}
				hand=${O===f?.seat?f.hand:void 0}
			/>`)}
		<${ep} cards=${A} where=${v} winner=${S} gone=${l?.gone??!1} names=${n} />
		<${zu} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var Wu=(e,t)=>e.shown?.[t]?.hand!==void 0?T(e.shown[t]?.hand):null;function Iu(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Pe(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?pt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function Fu(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function zu({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Iu(e,n,s),...Fu(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Ne} trump=${Pe(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Fe.Provider} value=""><${Y} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ne({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${ee} trump=${e} />`}
		<b>${N(e)}${t&&e?"?":""}</b>
	</p>`}function Ee(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:g}=e,m=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,v=l&&t.seat!==void 0,x=v?t.bid:t.shown?.[s]?.bid,S=v?void 0:t.shown?.[s]?.aside,A=ft(u),O=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${y?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?c`<span class="level" title=${$t(u)}>${A}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${w(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${y?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${Gu} view=${t} variant=${n} seat=${s} bid=${x}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${Ju} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${Hu} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===ct(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:O})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Zu} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${Uu} suits=${T(t.void?.[s])} />`:null}
			${g?c`<${Sr} said=${g} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${Q(S)}</div>`:null}
		${v||d?null:c`<${Ku} n=${m} />`}
		${v||!d?null:h??c`<${_u} cards=${d} trump=${t.trump} />`}
	</section>`}function Hu({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function Uu({suits:e}){let t=o("page.void",{suits:H(e.map(N))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Xu} suit=${n} />`)}
	</p>`}function _u({cards:e,trump:t}){let n=s=>c`<span key=${V(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${Y} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${lt(se(e,U,t),t).map(n)}</div>`}function Ku({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${Y} key=${n} face="down" />`)}
	</div>`}function Ju({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${q(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=q(e.offers?.[t]??"declare");return c`${Qu(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Gu({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:L(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${Vu} won=${r} bid=${l?is(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:L(s,t)})}</span><${Yu} stands=${i} />
	</span>`}function Vu({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function Yu({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function Qu(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${q(n)}</span>`:null}function Xu({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Zu({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Pn(n)}</span>`}function Pn(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function ep({cards:e,where:t,winner:n,gone:s,names:a}){let r=M(null),i=M(new Set);return ue(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(sp(d,np(d))),s&&p.push(ap(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${Y} card=${u} />
			</li>`)}
	</ol>`}var tp=":is(.backs, .open-hand, .hand, .nameplate)";function np(e){let t=_t.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${tp}`)?.getBoundingClientRect()}var _t=new Map,jr=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function sp(e,t){let n=jr(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function ap(e,t){let n=jr(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Wn({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=M(null);return ue(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),k(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function Kt(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function Ce({view:e,names:t,last:n=!1,from:s=0}){let a=le(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:ae(e)},(l,u)=>u);return c`<${I}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=Mt(e,l),p=jt(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${Y} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Ar(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}async function op(e,t,n){let s={id:Ra(),pace:Tt[E.pace.value],...n},a=e==="mine"?await xe():void 0,{table:r}=await fo(()=>e==="mine"?_a(a?.bytes??new Blob,t,s):Ua(e,t,s));_(`/t/${r}`)}function rp(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function Tr({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=b(String(r)),[p,d]=b(""),[f,$]=b({}),[h,g]=b(!1);k(()=>{P(de)},[]);let m=p||po(),y=At.value.map(({name:A})=>[A,o(`page.level.${A}`)]),v=rp(a.length,Number(l),m,f),S=c`<button type="button" class="button chief" aria-busy=${h} disabled=${h||!m}
		onclick=${async()=>{g(!0),await P(()=>op(e,t,{deal:n,step:s,seat:Number(l),bots:v})),g(!1)}}>${o("page.whatif.play")}</button>`;return c`<${J} title=${o("page.whatif")} onclose=${i} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${R} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((A,O)=>[String(O),A])} />
			<${R} label=${o("page.whatif.others")} value=${m} options=${y}
				onchange=${A=>(d(A),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,O)=>O===Number(l)?null:c`<${he} key=${O} label=${A}
							value=${f[O]||m} options=${y}
							onchange=${Qe=>$({...f,[O]:Qe})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function ip({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${up} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Ps(e,t,n){if(e!=="mine")return un(e,t,n);let s=await xe();if(!s)throw new Error("nothing kept");return dt(s.bytes,t,n)}async function lp(e,t,n,s){if(e!=="mine")return Xa(e,t,n,s);let a=await xe();return Za(a?.bytes??new Blob,t,n,s)}function cp(e,t,n){let s=M(new Map),[,a]=b(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:j(i)}))},[t,n]),n?s.current.get(t)??{}:null}function Ws(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function up({table:e,match:t,deal:n}){let[s,a]=b({});if(k(()=>{let i=!0;return Ps(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):j(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${pp} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Is(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function pp({table:e,match:t,deal:n,played:s}){let a=at(W(s.header.variant),s.header.rules),r=Se(()=>Ws(s),[s]),i=r[0]?.views.length??1,l=ot(s.header,i),u=r.length-1,p=ie.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:vt(s.header,i),h=r[d+1]?.line,g=h!==void 0&&"act"in h,m=cp(Be=>lp(e,t,n,Be),d,g&&p.has("hint")),y=(Be,Sa=f,rl=m!==null&&Be===d)=>`/replay/${e}/${t}/${n}?step=${Be}${Sa>=0?`&seat=${Sa}`:""}${rl?"&hint":""}`,v=Be=>_(y(Math.min(u,Math.max(0,Be))),{replace:!0}),x=Se(()=>hp(r),[r]),S=fp(d,x,u,v),A=M(null),O=r[d]?.views[0]?.phase!=="over",Qe=()=>O&&_(`${y(d)}&on=1`,{replace:!0}),it=()=>g&&_(y(d,f,!m),{replace:!0});mp({h:it,p:Qe,...m&&{Escape:it},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let en=r[d],ts=f>=0?en.views[f]:Is(en.views,$);return c`<${Fe.Provider} value=${ts.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${bp} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${Be=>_(y(d,Be),{replace:!0})} here=${y(d)}
			onplay=${O?Qe:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${dp} moment=${en} view=${ts} names=${l} variant=${a} at=${$} hint=${m?.told} />
			</div>
			<aside class="replay-aside" data-hint=${m?"":void 0}>
				${m?c`<${gp} key=${d} hint=${m} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${A} onclose=${it} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ce} view=${ts} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${F(zs(en,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${A} aria-pressed=${m!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!g} onclick=${it}>${o("page.hint")}</button>
			</div>
			<${$p} step=${d} last=${u} to=${v} steps=${S} />
		</div>
		${O&&p.get("on")?c`<${Tr} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>v(d)} />`:null}
	</main><//>`}function dp({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${He} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=tt(s,t.phase);return c`<${Je} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${Fs(e)} />
		<${yp} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var fp=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function $p({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${xt} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${xt} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${xt} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${xt} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${xt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${xt} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function hp(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Fs(t)||t.sheet?[n]:[]})}var Fs=e=>ut(e.before?.[0],e.views[0]);function zs(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Fs(e);if(r==="lay"){let $=i.map(g=>je(g,p?.turnup)).join(" "),h=L(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:N(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:je(i[0]??"",p?.turnup),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:q(String(a.act))})}function mp(e){ue(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function gp({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${Wn} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${yt} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function yp({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=se(T(e.hand),U,e.trump),[l,u]=[Kt(r?.advice),Kt(r)];return c`<div class="replay-held">
		<${Ee} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${Y} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${re} />`:null}${u.has(p)?c`<${kn} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Q(e.aside)}</div>
	</div>`}function bp({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=b(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(oo(l)).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand")),g=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??oe(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:N(f)})}${" "}<${ee} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Nr} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Nr} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${g}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,y)=>c`<option key=${y} value=${String(y)}>${o("page.replay.seen",{name:m})}</option>`)}
			</select></label>
		<div class="row doings">
			${t==="mine"?null:c`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						<span class="words">${o("page.learn.table")}</span>
						<span class="arrow">${o("page.replay.table.short")}</span>
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>
				<span class="words">${o("page.whatif")}</span><span class="arrow">${o("page.whatif.play")}</span>
			</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${h} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>d(!0)}>${o("page.fair.short")}</button>
		</div>
		${p?c`<${J} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${wp} match=${n} />`:c`<${Pt} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function wp({match:e}){let[t,n]=b(null);if(k(()=>{xe().then(async r=>n(r&&await Vo(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${Pt} record=${t.slice(a,s[e]??t.length)} />`}function Nr({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var vp={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function xt({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${vp[t]} /></svg>
	</button>`}function kp(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function xp({rest:[e=""]}){let t=kp(ie.value),n=Rs(e,t),[s,a]=b({});return k(()=>{let r=!0;return Promise.all([Ps(t.table,t.match,t.deal),un(e,1,t.deal)]).then(i=>r&&a(Sp(i)?{key:n,both:i}:{wrong:o("page.replay.gone")}),i=>r&&a({wrong:i?.constructor===Error?o("page.replay.gone"):j(i)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${Op} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var Sp=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Er=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Cr({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Is(t,0)}function Op({table:e,from:t,both:[n,s]}){let{header:a}=n,r=at(W(a.variant),a.rules),[i,l]=[Cr(n),Cr(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=Ar(Er(n),Er(s),ae(i),t.step),p=n.steps[0]?.views.length??1,d=[ot(a,p),ot(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??oe(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:N(l.trump)})}${" "}
				<${ee} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Mp(u?.trick)}</p>
		</header>
		<${jp} was=${i.points} now=${l.points} names=${d} me=${vt(s.header,p)} /></div>
		<div class="endings-both">
			<${Lr} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${Lr} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function Mp(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Lr({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:Ws(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${F(zs(p,s,-1,a))}</p>`:null}
		<${He} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ce} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function jp({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${I}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>w(e[l]??0))}
			${i(o("page.whatif.now"),l=>w(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>X((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function In(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:pt(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:H(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Dr(a))return Ap(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:N(a.led)}):o("ask.lead",{who:r})}var Dr=e=>e.acts?.length===1&&e.acts[0]==="pass";function Ap(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Fn=e=>e?.led&&e.follow?o("illegal.follow",{suit:N(e.led)}):o("illegal");function St({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=We([...t],e.worth??""),f=t.size<u?w(d):L(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${Rr} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${Tp} cards=${se([...t],U)} pick=${u} worth=${$e(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===i} onchange=${()=>l($)} />
							<span>${Br($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:f})}
		</button>
	</div>`}function Tp({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${Y} card=${r} size="mini" /><b class="score">+${n[V(r)]}</b>`:null}
			</span>`})}
	</span>`}function Br(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Hs(e,t);return o(`menu.${s}`,a)}function Hs(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Rr({offer:e,variant:t}){let{level:n,points:s,n:a}=Hs(e,t),r=sn(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function zn({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=b(""),[l,u]=b(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(k(()=>(i(""),u("")),[p.join()]),Dr(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:h,points:g,n:m}=Hs(l,t);return c`<div class=${`answer sure ${m?"numbered":""}`}>
			<${Rr} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${h}`,{points:g,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(g=>g!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let g=p.every(m=>m!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${g?r===h:void 0}
				onclick=${()=>g?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${re} />`:null}${Br(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${re} />`:null}<span class="unseen">${q(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Hn({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ne} trump=${r} />${a===s?c`<${re} />`:null}
			</button>`})}
	</div>`}var ce=0;async function qr(e){let t=await fetch(`${on}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Pr=async()=>(await qr("course.json")).json();async function Wr(e){let t=await(await qr(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Np(t).map(({match:s,deal:a})=>dt(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Ep)}}function Np(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Ep(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[ce];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Us(e,t){let n=e[t]?.view.options?.seat??ce;return e.findIndex((s,a)=>a>t&&s.seat===n)}var _s=(e,t)=>e[Us(e,t)]?.act??"";var Cp=9,[Fr,Lp,Dp]=[700,1700,280],zr=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Bp({id:e,steps:t}){try{let n=Number(localStorage.getItem(zr(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Rp(e,t){try{localStorage.setItem(zr(e),String(t))}catch{}}var Un=()=>E.course.value.split(" ").filter(e=>e!=="");function qp(e){e==="first"&&(E.taught.value=!0),Un().includes(e)||(E.course.value=[...Un(),e].join(" "))}function Pp(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,an(a)+s])))}function Wp(e){let t=W(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var Hr=(e,t)=>e[t]?.view,Jt=(e,t)=>ut(e[t-1]?.view,e[t]?.view),Ir=(e,t,n)=>({view:Hr(e,t),full:{...n,gone:!0},ms:Dp});function Ip(e,t,n){let s=[],a=t.lies?Jt(e,t.at):null;a&&s.push(Ir(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Jt(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Lp:Fr}),l&&s.push(Ir(e,r,l)))}return s}function Fp(e,t){let n=Us(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Jt(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Jt(e,n+r),ms:Fr}))}var _n=class{moving=D(!1);rests=D(!1);chosen=D(new Set);reply=D("");#n=0;#e=()=>{};constructor(t){this.lesson=t,this.at=D(Bp(t)),this.shown=D(this.#u(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Re(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#u(this.step(t))}),Rp(this.lesson.id,t),t===this.last&&qp(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#s(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!z(`course.${a}`)?"":o(`course.${a}`,{...Pp(),...Wp(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):_s(this.#t(n),n.at);if(t===s)return this.#i();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#s(n)[0])return this.#i();let s=this.#o(n),a=s?.trick?.[0]?.card,r=T(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${V(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#o(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#s(t),r=We(s,n);if(s.every(l=>a.includes(l)))return this.#i();let i=r===We(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#t(t){return this.lesson.deals[t.deal]??[]}#o(t){return this.#t(t)[t.at]?.view}#s(t){return _s(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#u(t){return{view:Hr(this.#t(t),t.at),full:t.lies?Jt(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Cp)return this.#a(Ip(this.#t(n),n,s),()=>this.be(t));let a=n.does?Fp(this.#t(n),n):[],r=a.pop();this.#a(a,r?()=>this.#c(r):()=>this.be(t))}#c(t){Re(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#a(t,n){this.#e=n,Re(()=>this.#l(t.length>0)),this.#f(t)}#f([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#n=setTimeout(()=>this.#f(n),t.ms)}};var Ur=()=>_e(async()=>{let[e]=await Promise.all([Pr(),Ta(ne.peek(),on)]);return e});function _r({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Un()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${zp} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var zp=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Le({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=b(""),$=M(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];ue(()=>{let x=0,S=()=>{for(let O of $.current?.querySelectorAll("[data-card]")??[])_t.set(O.dataset.card??"",O.getBoundingClientRect())},A=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(A),clearTimeout(x))});function g(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:Up(e,h,x.key);S!==void 0&&(x.preventDefault(),S!==""&&(f(S),$.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function m(x,S){f(S);let A=x.pointerType==="touch",O=E.play.value==="twice"||E.play.value==="auto"&&A;l||O&&!n.has(S)?u(S):p(S)}let y=(x,S)=>{let A=t===null||t.has(x);return c`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(x):void 0} style=${{"--k":S}}
			onclick=${O=>m(O,x)}>
			<${Y} card=${x} dim=${!A} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[V(x)]}</span>`:null}
			${s?.has(x)?c`<span class="mark"><${re} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${g} onmousedown=${Hp}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${i?lt(e).map(x=>c`<span key=${V(x[0]??"")} class="same-suit">${x.map(y)}</span>`):e.map(y)}
	</div>`}var Hp=e=>e.preventDefault();function Up(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Kr(e,s,-1);case"ArrowDown":return Kr(e,s,1)}}function Kr(e,t,n){let s=V(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(V(r)!==s)return r}return""}function Kn(e,t,n){let s=e.filter(r=>_p(Oe(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function _p(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Kp({rest:[e=""]}){let{value:t,wrong:n}=Ur(),s=e||(ie.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${Jr} why=${n??o("page.nowhere")} />`:t?a?c`<${Jp} key=${a.id} plan=${a} plans=${t} />`:c`<${_r} plans=${t} />`:c`<${Gr} />`}var Jr=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,Gr=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Jp({plan:e,plans:t}){let[n,s]=b({});return k(()=>{let a,r=!1;return Wr(e).then(i=>!r&&s({run:a=new _n(i)}),i=>!r&&s({wrong:j(i)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${Jr} why=${n.wrong} />`:n.run?c`<${Gp} run=${n.run} plans=${t} />`:c`<${Gr} />`}function Vr(){let e=go(ie.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Gp({run:e,plans:t}){let n=Vr(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=M(null);td(e);let l=e.rests.value,u=M(`${s} ${l}`);k(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?y:".on";i.current?.querySelector(v)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=W(a.variant),$=a.names.map((y,v)=>v===ce?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",g=e.moving.value||l?"":h,m=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return c`<${Fe.Provider} value=${p.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ne} trump=${p.trump??""} /><h1>${m}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Vp} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ae(p)} ${g==="sheeted"?g:""}`}>
				<${ed} run=${e} step=${r} view=${p} full=${d} name=${$[ce]??""} />
				<${Je} view=${p} variant=${f} names=${$} me=${ce} elsewhere=${ce} full=${d} over=${g}
					laid=${tt(f,p.phase)} played=${Xp(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Yp} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Vp({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${F(e.words(a?"yes":void 0))}</p>
			<p class="reply">${F(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			<button type="button" class=${`button on ${i?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(i?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Yp({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=W(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${Yr} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${St} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${zn} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Hn} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${Qp} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${He} view=${t} names=${n} me=${ce} untitled /></div>`:null}
		${e.leaf==="end"?c`<${Zp} run=${s} plans=${a} />`:null}`}var Qp=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${w(n)}</button>`)}</div></div>
</section>`;function Xp(e,t,n,s){let a=ct(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(T(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${Le} cards=${se(T(r),U,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Yr({worth:e}){let t=$e(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...U].map(n=>c`<li key=${n}>
				<${ee} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Zp({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Vr(),[r,i]=b(!1),l=async()=>{i(!0),await P(async()=>{await de();let f=ke.value.find($=>$.id===s);f&&await ho(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${Yr} worth=${W(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function ed({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??ce)===ce?n.options:void 0,u=l?new Set(T(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let g=new Set(i?p:[]);if(p.has(h))g.delete(h);else if(g.size<(l.pick??1))g.add(h);else return void(e.reply.value=o("lay.full",{n:g.size}));if(Re(()=>{e.chosen.value=g,e.reply.value=""}),i)return;g.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?$e(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ee} view=${n} seat=${ce} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ce} laid=${tt(W(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Q(n.aside)}</div>`:null}
		</div>
		<${Le} cards=${nn(n,ce)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function td(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=Kn(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Ks="ninetynine.problems",Qr="ninetynine.problems.damaged";function Js(){try{return localStorage.getItem(Ks)}catch{return null}}function Jn(){try{return JSON.parse(Js()??"null")??void 0}catch{return}}var Zr=e=>!Object.values(Jn()?.marks??{}).some(t=>t?.first<e);function ei(e){try{localStorage.setItem(Ks,JSON.stringify(e))}catch{}}function Xr(e){if(e===null||Js()!==e)return!1;try{let t=Qr;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${Qr}.${n}`;localStorage.setItem(t,e),localStorage.removeItem(Ks)}catch{}return!0}async function Gs(e,t){let[n,s]=[Js(),Jn()];if(!s)return{told:await t(e),anew:Xr(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof pe)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:Xr(n)}}}function nd({rest:[e=""]}){let t=ie.value.get("variant")??"";return c`<${ad} key=${`${e} ${t}`} day=${e||Rt()} variant=${t} any=${e!==""} />`}async function sd(e,t,n){await de();let s=t||(n||!Zr(e)?"":mn()?.id),{told:a,anew:r}=await Gs({date:e,...s?{variant:s}:{}},eo);return{all:a.problems,one:s||"",anew:r}}function ad({day:e,variant:t,any:n}){let[s,a]=b({}),[r,i]=b(0);k(()=>{let h=!1;return sd(e,t,n).then(g=>{h||(a(g),i(ti(g.all)))},g=>!h&&a({wrong:j(g)})),()=>{h=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,g)=>{let m=l.map((y,v)=>v===r&&y.done===void 0?{...y,done:h}:y);a({one:u,anew:p||g,all:m})},$=l[r];return $?c`<${ud} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(ti(l))} />`:c`<${od} all=${l} day=${e} variant=${u} onagain=${i} />`}function ti(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function od({all:e,day:t,variant:n,onagain:s}){let a=e.filter(r=>r.done).length;return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead">${o("problem.done",{right:a,of:e.length,...ai(Jn())})}</p>
		<ol class="day-problems">${e.map((r,i)=>c`<li key=${r.id}>
			<button type="button" onclick=${()=>s(i)}>
				<${ni} right=${r.done} /><span class="unseen">${o(r.done?"problem.right":"problem.missed")}</span>
				<span>${si(r,i+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${he} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${mt()} onchange=${r=>_(rd(t,r))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var rd=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,ni=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`,si=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:oe(e),grade:t,grades:4,back:n?"yes":"no"}),ai=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function id(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=W(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function ld(e,t){let n=W(e.variant)?.dummy?ae(e)-1:-1;return Array.from({length:ae(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}function cd(e,t,n){let[s,a]=b(null),[r,i]=b(""),[l,u]=b(!1);return{answered:s,said:r,busy:l,answer:async d=>{if(!(l||s)){u(!0);try{let{told:f,anew:$}=await Gs({act:d,date:t},h=>to(e.id,h));ei(f.progress),i(""),a({act:d,told:f}),n(f.right,$)}catch(f){i(j(f))}u(!1)}}}}var Vs=({view:e})=>({...e,totals:[]});function ud({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=cd(e,t,r),f=Vs(e),$=ld(f,f.seat??0),h=M(null),g=M(null);ue(()=>{l&&(h.current?.focus({preventScroll:!0}),g.current?.scrollIntoView({block:"nearest"}))},[l]);let m=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${si(e,n,s)}</h1><p class="task">${F(id(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ne} trump=${f.trump??""} />
		</header>
		<div class="replay-board">
			<${dd} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${g} data-right=${m?"":void 0}>
					<div class="verdict-row">
						<div role="status">${u||(l?c`<h2><${ni} right=${m} /><span>${F(pd(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${h} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${$d} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ce} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}var pd=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Ys(e)});function dd({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=b(new Set),l=Vs(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(T(d?.from)),h=f||(d?.seat??p)===p,g=A=>{let O=new Set(f?r:[]);r.has(A)?O.delete(A):O.size<(d?.pick??1)&&O.add(A),i(O)},m=A=>$?.has(A)&&a(`play ${A}`),y=W(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?$e(d?.worth??""):null,onpick:g,onplay:m},x=d?.seat??-1,S=h?null:{seat:x,hand:c`<${Le} ...${v} cards=${se(T(u.shown?.[x]?.hand),U,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${Je} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${S}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${St} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Ee} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Q(u.aside)}</div>`:null}
			</div>
			<${Le} ...${v} cards=${se(T(u.hand),U,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Ys=e=>e.split(" ").slice(1).map(t=>je(t)).join(" "),fd=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""});function $d({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=s.due?En(s.due)-En(t):0,l=et(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${hd} told=${s} />`:c`<p>${F(o(r,{card:fd(s.answers.map(Ys))}))}</p>`}
		${l?c`<p>${F(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${gd} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${md} levels=${s.levels} />
		<p class="soft">${o("problem.rating",{...ai(s.progress),its:String(e.rating)})}
			${i>0?` ${o("problem.again",{n:i})}`:""}</p>`}function hd({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${gt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${xn} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${w(n.tricks)}</b><//>
				<td>${K(n.chance)}</td><td>${Dt(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var md=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*n}%`}}></span></td>
		<td>${K(n)}</td>
	</tr>`)}</tbody>
</table>`;function gd({r:e,problem:t,names:n,open:s}){let a=Vs(t),r=t.kind==="open"?[]:e.hands.flatMap((l,u)=>u===a.seat||a.shown?.[u]?.hand!==void 0?[]:[c`<span>${n[u]}</span><span class="act">${Q(l)}</span>`]),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${F(o("problem.fails",{card:Ys(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>Q(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function yd({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${bd} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function bd({table:e,match:t,deal:n}){let{told:s,wrong:a}=nt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${oi} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=W(l.variant),p=ot(l,u?u.seats:l.seats.length),d=Number(ie.value.get("seat")??-1),f=d>=0&&d<p.length?d:vt(l,p.length),$=h=>_(`${ro()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??oe(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,g)=>c`<option key=${g} value=${String(g)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${oi} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${wd} told=${s} wrong=${a} />
		${s.deals.length?c`<${vd} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var oi=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function wd({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function vd({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,h)=>h.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:Cn(t,n),one:s};return c`<section class="stack">
			<p class="lead">${Bt(i.lost,d,r===Ns(e.header))}.</p>
			${e.luck?c`<p>${kd(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${Ft} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${xd} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Sd} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Ft} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Od} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function kd(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ge)||0),a=Math.min(Math.round(e.gifts/ge),Math.max(s,0));return o("page.report.luck",{cards:X(t),lie:X(n),others:X(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}function xd({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of Ae)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Tn(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${X(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${X(r,1)}</td>
	</tr></tfoot></table>`}function Sd({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/ge));return c`<${zt} at=${p} from=${(u[0]??[]).map(d=>d/ge)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/ge);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ge:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${zt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function Od({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ae.map(l=>`lost.${l}`),"others"]:["lie",...Ae.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Tn(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${I}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${X(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${X(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function Md(e){let t=C.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Ad} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${ci} />`}
	</main>`}var ci=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function jd(e){let[t,n]=b({}),s=M(""),a=async()=>{try{for(;;){let r=await Ga(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:j(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Ad(){let[e,t]=b(""),{told:n,wrong:s,again:a}=jd(e),r=M([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${oe(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Td} told=${n} again=${a} />`:null}`}function Td({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${li} of=${e.assisted} />`:c`<${ci} />`:c`<${Nd} told=${e} />
		<${Ed} told=${e} />
		<${Bd} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${qd} of=${e.all.bids} />
			<${Pd} told=${e} again=${t} />
			${e.assisted.deals?c`<${li} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var ri=e=>e.margin?`${w(e.mean,1)} ± ${w(e.margin,1)}`:w(e.mean,1);function Nd({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:K(e.made.low),high:K(e.made.high)}),s=l=>l.margin?`± ${w(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),w(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),K(e.made.share),n],[o("page.records.points"),w(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),w(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),w(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var ii={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Qs(e.points),lost:e=>Qs(e.lost.all),...Object.fromEntries(Ae.map(e=>[e,t=>Qs(t.lost[e])]))},Qs=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Ed({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...Ae.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[h=0,g=0,m=0]=ii[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:g,high:m}}),[d=0]=ii[l]?.(e.all)??[],f=$=>l==="made"?K($/100):w($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${yr} of=${p} last=${e.all.deals} label=${Cd(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Cd(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ld=["bids","trumps","premiums","places","variants"];function Dd(e,t){return e==="trumps"?c`<${ee} trump=${t} /> ${N(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):q(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?oe(t):w(Number(t))}function Bd({told:e}){let[t,n]=b("bids"),s=Ld.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${I}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${w(0)}</span><span aria-hidden="true">${K(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Dd(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Rd} of=${u} /></td>
				<td>${K(u.made.share)}</td>
				${l?c`<td>${u.bids.of?K(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${w(u.deals)}</td><td class="spare">${ri(u.points)}</td>
				${i?c`<td class="spare">${u.judged?ri(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Rd({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function qd({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[w(Math.ceil(e.low)),w(Math.floor(e.high))],a={of:e.of,made:w(e.made),n:w(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var li=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:w(e.made.count)})}</p>`;function Pd({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),i=M(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await Wd(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(j(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function Wd({table:e,match:t},n){for(;n.current;){let s=await pn(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var Id=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],Xs=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],De={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},Fd={A:"ace",K:"king",Q:"queen",J:"jack"},Zs=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],zd="two three four five six seven eight nine ten eleven twelve".split(" "),ui=["pass","declare","reveal"],Hd=["random","greedy","beginner","casual","club","strong","expert"],fi=Object.keys(De).flatMap(e=>Zs.map(t=>t+e));function ea(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,zd[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),Fd[a]??"",a.toLowerCase()]};return{verbs:[...Gt(Id,a=>e(`cmd.${a}`)),...Gt(Xs,a=>e(`page.cmd.${a}`))],offers:[...Gt(ui,a=>e(`offer.${a}`)),...Gt(ui,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Zs.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(De).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Gt(Hd.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Gt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>Ud(s,n))),Ud=(e,t)=>[e,t],$i=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),_d=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Ge=(e,t)=>e===t||e===_d(t)||e===$i(t),hi=(e,t)=>e.startsWith(t)||$i(e).startsWith(t);function pi(e,t){let n=t.verbs.find(([s])=>Ge(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Gn=(e,t)=>Zs.find(n=>t.ranks[n]?.some(s=>Ge(e,s)))??"";function Vn(e,t,n){let s=Object.keys(De).find(i=>De[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>hi(n.suits[i]??"",e)||e.length>=3&&De[i]?.english.startsWith(e),r=Object.keys(De).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in De?e.toUpperCase():""}var Kd=new Set(["of","von","av","i","the","der","die","das"]);function mi(e,t){let n=e[0]??"",s=Kd.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Vn(n,3,t),i=r?Gn(a,t):"";if(i)return[i+r,s+1];let l=Gn(n,t)?Vn(a,1,t):"";return l?[Gn(n,t)+l,s+1]:["",0]}function Jd(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Ge(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Ge(e[1]??"",a))return 1;let[r,i]=mi(e.slice(2),n);return i?r===t?i+2:1:Vt([t],e[2]??"",n).length?3:1}function Gd(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>Ge(a.join(" "),l)||Ge(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=Jd(a.slice(l),n,t),[p,d]=u?["",u]:mi(a.slice(l),t);u?i.push("joker"):i.push(d?Oe(p).toLowerCase()+De[V(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function Vt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=V(r),{sign:l,english:u}=De[i]??{sign:"",english:""};for(let p of n.ranks[Oe(r)]??[])for(let d of[Vd(t,p),/^\d+$/.test(p)?Yd(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];hi(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var Vd=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",Yd=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function di(e,t,n){let s=/^\d/.test(t)?"":Gn(t,n),a=Vn(t,2,n);return e.filter(r=>s&&Oe(r)===s||a&&V(r)===a)}function ta(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Qd=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function gi(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=Gd(e,n,t.joker),i=pi(r[0]??"",n);if(pi(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!Qd.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Xd(i,r,t,n):ef(i,r,t,n):r.every(d=>/^\d+$/.test(d)||Vt(fi,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Xd(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=Zd(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>Vt([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function Zd(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=Vt(t.hand,e,n);if(s.length===0&&(s=di(t.list,e,n),s.length===0&&(s=di(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=Vt(fi,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function ef(e,t,n,s){if(n.sure)return tf(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=ta(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=nf(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function tf(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function nf(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Vn(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||Ge(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var yi=(e,t)=>t.levels.find(([n,s])=>Ge(e,n)||e===s)?.[1]??"",bi=e=>e?.kind==="lay"||e?.kind==="play"?T(e.from):[];var fe=e=>e?"yes":"no",wi=e=>z(`rank.name.${e}`)?o(`rank.name.${e}`):e,sf={C:"♣",D:"♦",H:"♥",S:"♠"};function we(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:we(e,{short:t})});let[s,a]=[Oe(e),V(e)];return t?(z(`rank.${s}`)?o(`rank.${s}`):s)+sf[a]:o("card.spoken",{rank:wi(s),suit:o(`suit.${a}`)})}var rt=(e,t)=>e.map(n=>we(n,t)).join(", ");function vi(e,t){if(t.short)return e.map(s=>we(s,t)).join(" ");let n=s=>{let a=Na(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${V(i)}`):wi(Oe(i)));return`${N(a)}: ${r.join(", ")}`};return lt(e,t.view?.trump).map(n).join("; ")}function Ot(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:rt(s,t),bid:L(We(s,sa(t)),t.rules)}):n==="name"?o("act.name",{trump:N(s[0])}):n==="play"?rt(s,t):q(e)}var sa=e=>e.view.options?.worth??e.rules?.worth??"",Ye=e=>Array.from({length:ae(e.view)},(t,n)=>n),na=(e,t)=>e?.shown?.[t]?.hand,aa=(e,t)=>se(T(t===e.me?e.view.hand:na(e.view,t)),U,e.view.trump),ki=e=>aa(e,e.view.options?.seat??e.me);function oa(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:vi(aa(e,e.me),e)})];return t.turnup&&T(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:we(t.turnup??"",{short:e.short})})),[...n,...Et(t,e.rules),...xi(e,void 0)]}function xi(e,t){return e.view.phase==="over"?[]:Ye(e).filter(s=>s!==e.me&&na(e.view,s)&&!na(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:vi(aa(e,s),e)}))}function ra(e,t){return Ye(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Si(e,n,a)]:[]})}var Si=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:fe(t===e.me),cards:rt(T(n),e)}),Oi=(e,t)=>o("plain.laid",{cards:rt(t,e),bid:L(e.view.bid??0,e.rules)});function ia(e,t){let{turnup:n}=e.view,s=Pe(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:N(s)}),i=t&&!n?af(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function af(e){let t=e.view.why;return!e.view.trump&&Pe(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:fe(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&z(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Mi(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:fe(t.length>1),n:e.rules.score.vulnerable})]}function Yn(e){let t=$e(sa(e)),n=[...U].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function la(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?le(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:fe(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?Yn(e):[];return[l,...Mi(e),...u,...ji(e)]}function ji(e){let t=e.view,n=[ia(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:we(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...ca(e,void 0),...ra(e,void 0)),t.phase!=="over"&&n.push(...oa(e)),t.trick?.length?[...n,...Qt(e,le(t))]:n}function ca(e,t){let{premium:n=[],why:s}=e.view;return Ye(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:fe(a===e.me)},i=[o("plain.holds",{...r,offer:q(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var Ai=e=>Ye(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Qt(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=Mt(n,t);if(s.length===0)return[o(t===0||t===le(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:we(l,e)})),r=t<le(n)?jt(n,t):-1;return r<0?a:[...a,Ti(e,s,r)]}function Ti(e,t,n){let s=we(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:fe(n===e.me),card:s,tally:Ai(e)})}function ua(e){let t=Ye(e).filter(a=>e.view.void?.[a]),n=a=>H(T(e.view.void?.[a]).map(N)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:Ai(e)}),...s]}function Ni(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Ye(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?L(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?q(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Oi(e,T(t.aside))),s.push(...Et(t,e.rules)),[...s,...ca(e,void 0),...ra(e,void 0),ia(e,!1)]}function Ei(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${w(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Mi(e)]}function pa(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":L(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Ye(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Si(e,p,d)]:[]}),l=cs(n),u=us(n,e.names,e.me).map(([p])=>p);return[...r,...i,...ls(n,e.names,e.rules,e.me),...u,...l?[l]:[],...of(e)]}function of(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[Ct(t,e.names,e.me,e.settings)].filter(Boolean)}function Yt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${we(a,e)}`),s=ta(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?N(a.act.slice(5)):rf(a.act,e)}`);return[...n,...s].join(", ")}function rf(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function lf(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=sn(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Ci(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[lf(e,t.sure)];if(t.offer)return[o("ask.number"),Yt(e,t)];let l=[In(s,e.names,!1),...r.kind==="lay"?Yn(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,Yt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Ve(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:H(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:H(i)}):o("page.waiting.friends")]}var Li=({said:e})=>e?[o("page.speech.said",{name:e.name,text:kt(e)})]:[];function Di(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Ve(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Ve(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:fe(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:fe(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return cf(e,t,i,r);default:return[]}}function cf(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?da(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:fe(s)})]}function da(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:fe(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function uf(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Bi(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=uf(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...ji(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Ie(s,a)||e.table.match!==r.table.match)return la(t,!1);let l=[...pf(s,t,n),...df(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Oi(t,se(T(a.aside),U))),a.phase!=="over"&&l.push(...ca(t,s),...ra(t,s),...xi(t,s)),l.push(...ff(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...pa(t,s)]:l}function pf(e,t,n){let s=t.view;return Ye(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:q(r)})]})}function df(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[ia(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:fe(a.by===t.me),trump:N(s)})]}function ff(e,t,n){let s=t.view,a=[],r=le(s);for(let i=le(e);i<=r&&i<(s.leads?.length??0);i++){let l=Mt(s,i),u=new Set(l.filter(({seat:p,card:d})=>T(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:we(d,t)}));i<r&&a.push(Ti(t,l,jt(s,i)))}return a}function Ri({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:Ot(r.act,n),better:Ot(r.better,n)});return`${Es(r)}: ${i}. ${et(r.why).join(" ")}`.trim()});return[`${Bt(s,"",!0)}.`,...a]}function qi(e,t){let[n]=e.choices,s=Eo(e),a=t.view.options,r="none";a?.kind==="lay"?r=L(We(e.act.split(" ").slice(1),sa(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=L(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Ot(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+w(i),two:fe(s!==void 0),second:s?Ot(s.act,t):""})}var $f=2e4,Pi={times:100,each:50},Wi={hand:oa,bids:Ni,score:Ei,worth:Yn,tricks:ua,trick:(e,[t])=>Number(t)>0?Qt(e,Number(t)-1):hf(e),last:e=>Qt(e,le(e.view)-1),legal:(e,t,n)=>n.options?[Yt(e,n)]:[o("hint.none")]};function hf(e){let t=e.view.phase==="play"?ua(e).slice(0,1):[];return[...Qt(e,le(e.view)),...t]}function fa({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function mf(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Xs.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function gf(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Qn=class{#n;#e;#t=null;#o="";#s=0;#r="";#u="";#l="";#i="";#c={about:"",act:""};#a=!1;#f="";#h=void 0;#d=new Set;#m=!1;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#h=t??this.#h}end(){this.#m=!0}hear(t){let n=this.#t;this.#t=t;let s=this.#y(t);if(!n)return this.#e([...this.#k(t,s),...this.#$(t,!0)]);let a=t.event.do==="present"?[]:Di(t,me(t));return s&&a.push(...Bi(n,s,this.#o)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#o=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Ve(t,me(t))),this.#e([...a,...Li(t),...this.#$(t)])}obey(t){return this.#S(t).catch(n=>this.#e([j(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>$f||(this.#f=String(n),this.#e([o("page.speech.short",{time:Pn(Math.max(0,s))})]))}#y(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:me(t),me:t.seat??-1,settings:this.#n.settled.peek().settings,rules:this.#h,short:this.#a}}#w(t,n=""){let s=t?.view.options,a=t?ki(t):[],r=new Set(bi(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#u,answering:n==="abandon"||l&&!this.#r}}#$(t,n=!1){let s=fa(t);if(s===this.#l&&!n)return[];s!==this.#l&&(this.#r=this.#u=""),this.#l=s;let a=this.#y(t);return a?.view.phase!==void 0?Ci(a,this.#w(a)):[]}#g(t){let n=this.#$(t,!0);return n.length?n:Ve(t,me(t)).slice(t.table.stage==="waiting"?0:-1)}#k(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=z(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Ve(t,me(t))];let l=n.view.phase==="over",u=!l&&le(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...la(n,!u),...l?pa(n):[],...da(t,n.names)]}async#p(t){try{return C.peek()||await dn(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([j(n)]),!1}}async#x(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<Pi.times;t++)await new Promise(n=>setTimeout(n,Pi.each));return this.#t}async#S(t){let n=await this.#x(),s=this.#y(n),a=this.#i;this.#i="";let r={m:n,s,moment:this.#w(s,a),waited:a},i=gi(t,r.moment,ea(o,z));switch(i.kind){case"act":return this.#b(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#$(n,!0));case"offer":return this.#r="",this.#u=i.offer,this.#e(this.#$(n,!0));case"ask":return this.#e(this.#$(n,!0));case"forbidden":return this.#e(s?this.#v(r.moment,s):[]);case"trouble":return this.#e(this.#M(i,r));default:return this.#j(i.verb,i.words,i.rest,r)}}async#b(t,n,{m:s,moment:a}){this.#o=n?"":t,this.#r=this.#u="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#o="")}#v(t,n){return[Fn(t.options),o("page.speech.legal",{cards:rt(t.list,n)})]}#M(t,{m:n,s,moment:a}){let r={...t.args,list:s?Yt(s,a):""};if(t.cards){let l=s??{short:this.#a};r.cards=rt(t.cards,l),r.card=we(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#j(t,n,s,a){let{m:r}=a,i=this.#E(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#L());case"hint":return this.#e(await this.#D(a.s));case"take":return this.#R(a);case"report":return void this.#B(a);case"":case"ready":case"next":case"again":return this.#q(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#W(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#T(t,a);case"quit":return _(this.#A(r))}return this.#N(t,n,r)}#A({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?Ut(this.#n.id,this.#n.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#T(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#i=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#N(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#E(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Ve(s,me(s));case"time":return this.#C(s);case"help":return mf(this.#h);case"short":return this.#a=!this.#a,[o("plain.short",{short:this.#a?"yes":"no"})]}let i=Object.hasOwn(Wi,t)?Wi[t]:void 0;if(i)return a?.view.phase===void 0?Ve(s,me(s)):i(a,n,r)}#C(t){let n=me(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Pn(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#L(){try{return gf(await ve(this.#n.settled.peek().settings,ne.peek()))}catch(t){return[j(t)]}}async#D(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#c={about:fa(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[qi(n,t),...vn(n,t.rules,a=>Ot(a,t)),s]}catch(n){return[j(n)]}}async#B({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!Nn(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#d.has(l))return;this.#d.add(l);let u;try{let p;for await(p of Ms(this.#n.id,r,i,()=>!this.#m));u=p?Ri(p,s,n):[]}catch(p){u=[j(p)]}this.#d.delete(l),this.#m||this.#e(u)}async#R(t){let{about:n,act:s}=this.#c;if(n!==fa(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#b(s,!0,t):(this.#r=s,this.#e(this.#$(t.m,!0)))}async#q(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#P():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#P(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#W(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=ea(o,z),i=n.map(p=>yi(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Ii={lines:250,typed:50};function Fi({table:e,variant:t}){let[n,s]=b([]),a=M(0),r=(u,p=!1)=>{let d=u.map(f=>({id:a.current++,text:f,typed:p}));d.length&&s(f=>[...f,...d].slice(-Ii.lines))},i=yf(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${bf} onsend=${l} />
		<${wf} lines=${n} />
	</section>`}function yf(e,t,n){let s=Se(()=>new Qn(e,n),[e]),a=M(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),k(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function bf({onsend:e}){let t=M(null),n=M({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Ii.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function wf({lines:e}){let t=M(null);return ue(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function zi(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var $a=class{#n;#e;#t;#o=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=zi("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#o.get(this.#n)??0;return[...this.#o.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#o.values());this.#o.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#o.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#o.set(t,n):t!==this.#n&&this.#o.delete(t),this.rests!==s&&this.#e()}},Xn=class{ours=!1;#n;#e;#t;#o;#s=0;#r=0;#u=0;#l=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=zi(`ninetynine.table.${t}`,r=>this.#a(r)),this.#o=new $a(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#o.rests}claim(){this.#o.look(),this.#i()}#i=()=>{this.ours||(this.ours=!0,this.#o.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#u),this.#c({claim:this.#s}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t){this.ours&&this.#c({said:t})}leave=()=>{this.ours&&(this.#c({gone:!0}),this.#o.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#u),this.#t?.close(),this.#t=void 0,this.#o.close(),this.#l()}#c(t){this.#t?.postMessage(t)}#a({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#c({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#u);let a=document.visibilityState==="visible";this.#u=setTimeout(this.#i,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var vf=4e4,kf=5e3,ha={first:250,longest:8e3};function Ui(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ui(n[s],a);return n}var Hi=e=>e instanceof pe&&e.status<500&&e.status!==429&&e.status!==401,Zn=class{state=D("opening");refused=D(null);#n;#e;#t=0;#o={};#s=!1;#r=()=>{};#u=new AbortController;#l=!1;#i=!1;#c=-1/0;#a;constructor(t,n){this.#n=t,this.#e=n,this.#a=new Xn(t,s=>this.#b(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#y),this.#w()}act(t){let n=document.visibilityState==="visible";return this.#a.rests&&n&&this.again(),Ia(this.#n,t)}hint(){return Fa(this.#n)}ahead(){return this.#c===-1/0?0:this.#c}again=()=>{if(!this.#a.ours||this.#a.rests)return this.#a.claim(),this.#d();this.#l||(this.#i=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#h()}async#h(){let t=await as(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#b(t)}#d(){this.#u.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#y),this.#a.close(),this.#d()}#m=()=>{this.#a.ours&&!this.#a.rests&&this.again()};#y=()=>{document.visibilityState==="visible"&&(!this.#a.ours||this.#a.rests||this.state.peek()==="lost")&&this.again()};async#w(){for(let t=ha.first;!this.#s;t=Math.min(2*t,ha.longest)){let n=this.#t;try{await this.#g(),this.#a.ours&&!this.#s&&await this.#p()}catch(a){if(Hi(a))return this.refused.value=a,this.state.value="refused",this.#a.close()}if(this.#s)return;if(!this.#a.ours||this.#a.rests)continue;this.state.value="lost",this.#t>n&&(t=ha.first);let s=this.#i?0:t;this.#i=!1,await this.#$(s)}}#$(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#g(){for(await this.#a.turn();this.#a.rests&&!this.#s;await this.#a.turn())await this.#k()}async#k(){let{signal:t}=this.#u=new AbortController;try{let n=await as(this.#n,t);if(!this.#a.ours)return;this.#a.tell(n),this.#b(n)}catch(n){if(t.aborted)return;if(Hi(n))throw n;this.state.value="lost"}this.#a.rests&&!this.#s&&await this.#$(kf)}async#p(){let t=this.#u=new AbortController,n=()=>setTimeout(()=>t.abort(),vf),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#a.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n={Accept:"application/x-ndjson"},s=await Da(za(this.#n,this.#t),{headers:n,signal:t});if(this.#l=!1,this.#c=Math.max(this.#c,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Ba(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...Ui(this.#o,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#o={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#a.tell(n),this.#v(n))}#b(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#h();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#c=Math.max(this.#c,t.at-Date.now()),this.#e(t)}};var xf=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function _i({onclose:e}){return c`<${J} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${xf.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var ma=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),ga=()=>ma()?.querySelector('[data-card][tabindex="0"]');function Ki(){k(()=>{let e=null,t=null,n=0,s=lo();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??ga()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Ji({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Of(e.id,f,t.seq);return c`<${J} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r&&d.undo!=="never"?c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
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
				<button type="button" class="button" onclick=${()=>_("/")}>${o("page.home")}</button>
			</section>
			<${Sf} chairs=${t.table.chairs} />
		</div>
	<//>`}function Sf({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${ze(n)}</b> <span class="soft">${ft(n)}</span>
					<small class="soft">${$t(n)}</small></li>`)}
		</ul>
	</section>`}function Of(e,t,n){let[s,a]=b(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&Ha(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Gi({settings:e,onclose:t}){let[n,s]=b(null);return k(()=>{P(()=>ve(e,ne.value)).then(a=>a&&s(a))},[]),c`<${J} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${fs} guide=${n} />`:null}
	<//>`}var Mf=450,jf=100,ya=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Af=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),Tf=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),es=class{newest=D(null);settled=D({settings:{},host:""});busy=D("");waits=D(0);thinking=D(!1);chosen=D(new Set);advice=D(null);intended=D("");next=D("");showing=new gn(()=>E.spoken.value?"quick":E.pace.value);view=tn(()=>this.showing.shown.value?.message.view);talk=tn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=tn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=D([]);#e=D(0);#t="";#o=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#u(s)),this.#r=ja(()=>this.#h())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#o),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#c(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#c({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#i())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await so();return this.waits.value--,t&&ao(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#l();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await P(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#l()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==ya(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#u(t){Af(t)&&(this.next.value="",this.#s=!0),Re(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Tf(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-jf)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#i()&&(this.busy.value=""),this.showing.take(t)}),this.#a(t),this.#f()}#l(){return ya(this.newest.peek()?.view)}#i(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#c(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&B(j(n));return}}#a(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=hn(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#i())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#h(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#o),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!T(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(T(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==ya(this.newest.value?.view)&&this.dismiss()}#d(t,n){let s=T(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#o=setTimeout(i,a?0:Mf)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:E.forced.value||T(t.hand).length===1&&!E.spoken.value}};var Vi,ba={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Xt={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Nf={card:[ba],turn:[Xt],deal:[0,.07,.14,.21].map(e=>({...ba,at:e,gain:.07})),trick:[{...ba,hertz:700,seconds:.16,gain:.09}],made:[Xt,{...Xt,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Xt,at:.13*t,hertz:e,seconds:.7})),lost:[{...Xt,hertz:246.94,seconds:.4,gain:.04}]},Yi=e=>(e.played??[]).reduce((t,n)=>t+T(n).length,0);function Qi(e,t){if(!e||!t)return[];let n=[];if(Ie(e,t)?Yi(t)>Yi(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function wa(e){if(!(!E.sound.peek()||document.hidden)){Vi??=new AudioContext;for(let t of Nf[e])Ef(Vi,t)}}function Ef(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}var[Cf,Lf]=[400,12],va=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<Cf&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Lf)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function Xi(){k(()=>{let e=new va;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Df=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Zi(){let[e,t]=b(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||B(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${Df(location.hostname)?c`<${Bf} />`:null}
	</div>`}function Bf(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function el({variant:e,table:t}){let n=z(`variant.${e}`);return c`<div class="introduction">
		${E.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var ka=["beginner","casual","club","strong","expert"];function tl(e){let{message:t,settings:n}=e,s=t.table.match>0?Ut(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${Rf} ...${e} />`}function Rf({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=ht(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,h=M(void 0),g=M(Promise.resolve(!0)),m=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},y=()=>g.current=g.current.then(async()=>{let x=await p.keep(),S=C.peek()?.name;return!x||!d||S===(h.current??Pf(d.name))?x:(h.current=S,await r({do:"name"}),!0)}),v=async()=>await y()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${el} variant=${t.variant??e.view?.variant??""} table=${io.value[1]??""} />
					<${$n} chairs=${l.chairs} name=${p} onsit=${m} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,S)=>{if(x===d){let A=l.chairs.every(O=>O===d||O.bot);return c`<${If} key=${S} chair=${x} name=${p} alone=${A} onname=${y} ondo=${r} />`}return c`<${Ff} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${m} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${qf} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${Zi} />`:null}
		${n===s?c`<${zf} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Wf(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${v}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function qf({settings:e}){let{value:t}=_e(()=>ve(e,ne.value),ne.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var Pf=e=>C.peek()?.name===e?e:e?.replace(/ \d$/,"");function Wf(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:H(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ze))})}function If({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${fn} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Ff({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),ft(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${ze(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${$t(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${Hf} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function zf({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Hf({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!ka.includes(e)?[e,...ka]:ka,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function nl({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=ht(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${$n} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var sl=1e4;function Uf({rest:e}){let t=e[0]??"",n=Se(()=>new es(t,(r,i)=>new Zn(r,i)),[t]);k(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${_f} why=${s} id=${t} />`:n.showing.shown.value?c`<${Kf} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function _f({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${j(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Kf({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=me(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=W(d,f),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=g},[g]),p$(e,n),Ki(),Xi(),k(()=>_t.clear(),[r?.deal,r?.game]),o$(u.some(it=>it.until!==void 0)),r$(r,a?.gone??!1);let m=l==="waiting"&&r?.phase!=="over",y=tt(h,r?.phase),v=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${br} table=${e.id} names=${p} about=${wr(h,$)} view=${r} />`,S=i$(e,s)&&r!==void 0&&!m;c$(e,s,S,!m&&r?.phase!==void 0&&!v);let A=e.busy.value!==""||e.waits.value>0||e.thinking.value,O={table:e,message:s,names:p,variant:h,laid:y},Qe=e.advice.value?"hinted":"";return c`<${Fe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${A} data-stage=${l} data-phase=${r?.phase??""}>
		${E.spoken.value?c`<${Fi} table=${e} variant=${h} />`:null}
		<${Xf} table=${e} message=${s} panel=${t} onpanel=${n} beside=${S} />
		<div class="spread">
			<div class=${`board of-${r?ae(r):0} ${v?"sheeted":""} ${Qe}`}>
				${r&&r.phase!==void 0&&!m&&i!==void 0?c`<${t$} ...${O} />`:null}
				<${Yf} table=${e} variant=${h} />
				<${Jf} ...${O} full=${a} waiting=${m} between=${v} />
				${r&&!m&&i===void 0?c`<${Gf} table=${e} message=${s} />`:null}
			</div>
			${r&&!m?c`<aside class=${`side ${S?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${x()}</div>
						${S?c`<${al} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Vf} ...${O} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function Jf({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:g}=e.settled.value;return c`<div class="felt empty">
			<${tl} id=${e.id} message=${t} settings=${h} host=${g} me=${C.value?.id??""}
				ondo=${xa(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${Je} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${e$(e,t,n)} pending=${Qf(e.busy.value)}
		said=${l?void 0:l$(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${xo} view=${u} names=${n} />
		${l?c`<${xr} ...${$} />`:c`<${Zf} ...${$} />`}
	<//>`}var Gf=({table:e,message:t})=>c`<${nl} message=${t} busy=${e.waits.value>0} ondo=${xa(e)} />`;function Vf({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${J} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${Ce} view=${i} names=${n} />`,ae(i)>3);case"last":return i&&u("page.lasttrick",c`<${Ce} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${al} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${Gi} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${_i} onclose=${l} />`;case"more":return c`<${Ji} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function Yf({table:e,variant:t}){let n=e.advice.value;return n?c`<${Wn} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${yt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function al({table:e,message:t}){let n=a=>xa(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Mr} talk=${e.talk.value} me=${C.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var xa=e=>async t=>{let n=C.value===null;if(await P(()=>dn(o("page.guest"))))return n&&e.port.again(),e.act(t)},Qf=e=>e.startsWith("play ")?e.slice(5):null;function Xf({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=b(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(m=>m.seq>i&&m.by!==C.value?.id).length,d=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&l(m=>Math.max(m,d))},[n,d]);let{variant:f="standard",rules:$,day:h,from:g}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${Ne} trump=${Pe(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${f}`)}</h1>
			${$&&!h?c`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?c`<span class="soft">${h||g?o("game.once",{what:h?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
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
	</header>`}var Zt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Zf({table:e,message:t,names:n,variant:s}){let a=t.view,r=Zt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=In({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=y=>e.lay(y),f=y=>e.play(y),$=y=>r&&y.stopPropagation(),h=e.advice.value?.advice.act,g={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],m=`asking ${r?"asked":""} ${g}`;return c`<section class=${m} aria-label=${o("page.yours")} onclick=${$}>
		<${qs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${St} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${zn} options=${r} variant=${s} busy=${i} onact=${f} best=${h} />`:null}
		${r?.kind==="name"?c`<${Hn} options=${r} busy=${i} onact=${f} best=${h} />`:null}
	</section>`}function ol(e,t){let n=t.view,s=Zt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(T(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return B(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return B(Fn(s));e.play(`play ${p}`)}},u=r?Kt(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function e$(e,t,n){let s=t.view,a=ct(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=ol(e,t),d=Zt(e,t)?.seat===a,f=c`<${Le} cards=${se(T(r),U,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function t$({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=Zt(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:g,onpick:m,onplay:y}=ol(e,t),v=nn(r,i).filter(O=>`play ${O}`!==l),x=e.showing.shown.value?.full,S=Et(r,s).join(" "),A=p&&E.values.value&&u?.worth?$e(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ee} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Q(r.aside)}</p>`:null}
			${S?c`<p class="keeping small">${S}</p>`:null}
		</div>
		<${a$} table=${e} message=${t} variant=${s} />
		<${Le} cards=${v} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:g} values=${A} label=${o("page.yourhand")} twice=${p} onpick=${m}
			onplay=${f?()=>B(o("page.dummy.turn")):y} />
	</section>`}function n$({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function s$({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function a$({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||s$(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Zt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=n$(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?f:null}</div>`}function o$(e){let[,t]=b(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function r$(e,t){let n=M(e);k(()=>{for(let s of Qi(n.current,e))wa(s);n.current=e},[e]),k(()=>{t&&wa("trick")},[t])}var i$=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,l$=(e,t)=>Or(e.talk.value,{me:C.value?.id??"",muted:t.muted??[],since:e.now()-sl});function c$(e,t,n,s){let a=e.talk.value.at(-1);k(()=>{if(!(a&&e.now()-a.at<sl)||E.spoken.peek()||a.by===C.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${kt(a)}`;B(i,s&&a.seat>=0)},[a?.seq])}var u$=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function p$(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...ma()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=Kn(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ga()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||u$()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{ac as Bids,uc as Choices,Tc as Create,tu as Daily,xp as Endings,Kp as Learn,nd as Problems,Gc as Records,ip as Replay,yd as Report,xl as Rules,Md as Statistics,Uf as Table};
