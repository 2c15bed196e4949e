import{$ as Y,A as O,Aa as Us,B as z,Ba as Js,C as me,Ca as Gs,D as H,Da as Vs,E as Ct,Ea as Ke,F as Es,Fa as Rt,G as X,Ga as Qs,H as Pe,Ha as Ys,I as xe,Ia as Xs,J as oe,Ja as E,K as He,L as Z,La as qt,M as rt,Ma as Zs,N as it,Na as Me,O as Ie,Oa as re,P as vn,Pa as Ue,Q as Se,Qa as Je,R as Et,Ra as Ge,S as Ls,Sa as Wt,T as ge,Ta as zt,U as Lt,Ua as ea,V as Ds,Va as ta,W as Dt,Wa as Ft,X as Oe,Xa as na,Y as _e,Ya as fe,Z as I,Za as sa,_a as V,a as As,aa as pe,ab as ie,ba as Bs,bb as Sn,c as v,ca as B,cb as aa,d as k,da as M,db as Ve,e as $e,ea as F,f as S,fb as oa,g as he,ga as U,gb as Pt,h as Le,ha as P,i as L,ia as R,ib as On,j as Tt,ja as G,jb as ra,k as Ts,ka as De,kb as ia,l as c,la as Rs,m as Ns,ma as Bt,mb as la,n as K,na as de,oa as kn,ob as ca,pa as qs,qb as Ht,r as Cs,ra as xn,s as o,sa as Ws,t as W,ta as zs,u as b,ua as Fs,v as J,va as Ps,w as q,wa as Hs,x as Nt,xa as Is,y as N,ya as _s,za as Ks}from"./chunk.js";function Q({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),C=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:b(0),b:b(jn(t))}):b(e);function ct(e,t){let n=Ls(e,t);if(!n||!t)return[];let s=n.low===n.high?b(n.low):`${b(n.low)}–${b(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var jn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var pa=(e,t,n)=>t===(n??e.seat)?"yes":"no";function da(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Qe({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,f)=>f).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let l=d=>{let f=i[d]??[];return f.every($=>$===0)?null:c`<${Mn} key=${d} label=${o(`page.sheet.for.${d}`)} points=${f} class=${`for-${d}`} />`},u=An(e,t,n,s),p=u.length<3?u.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${Q} trump=${e.trump??""} />
				</h2>`}
		<${P}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>c`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${xr} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${l("tricks")}${l("contract")}${l("premium")}${l("vulnerable")}</tbody>
			<tfoot>
				<${Mn} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${Mn} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?c`<p>${p}</p>`:null}
			${Nn(e,t,s).map(([d,f])=>c`<p key=${d} class=${f?"won":""}>${d}</p>`)}
			<${Mr} view=${e} />
		</div>
	</section>`}function xr({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${Or} view=${e} seat=${u} />`,r=u=>{let p=da(e,u).bid;return p===void 0?"–":C(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",l=u=>c`<${Sr} made=${e.made?.[u]??!1} />`;return c`<${lt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${lt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${lt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${lt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${lt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function lt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}function Mn({label:e,points:t,plain:n=!1,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>c`<td key=${r}>${a===0&&!n?"–":b(a)}</td>`)}
	</tr>`}var Sr=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Or({view:e,seat:t}){let{aside:n}=da(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${Y(n)}</span>`}function An(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:pa(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:J(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:J(m),loss:g})]})}function Tn(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Mr({view:e}){let t=Tn(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${Q} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function ua(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?pa(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function Nn(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([ua("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([ua("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${b(l)}`))}),!1]),s)}function Xe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Xe(e)});let{rank:n,suit:s}=Ds(e);return Dt(n)+fa(s)}function pt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Xe(s)).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var jr=.5,Ln=5,Ye=e=>Math.round(e*100),ut=e=>b(Math.abs(e),1),Cn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),je=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",Dn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?Xe(n):"",suit:fa(s),n:a,m:r})),fa=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function _t(e,t,n=pt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Dn(e.why??[]);return e.bids?[...Ar(e,t,n).map(Cn),...r]:e.phase==="offer"?Tr(e.choices,s,a,n).map(Cn):[...r,...Nr(e,s,a,n).map(Cn)]}var $a=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function ha(e){let t=$a(e);return t&&je(t)==="close"?t:void 0}function Ar(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=$a(e),i=r?je(r):"only",l=(e.bids??[]).reduce(($,h)=>h.chance>$.chance?h:$),p=Ye(l.chance)<Ln?[o("page.why.spoil",{bid:C(l.tricks,t),a:Ye(l.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:C(s.tricks,t),a:Ye(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:C(a.tricks,t),gap:ut(r.gap)}));let d=s.premiums?.find($=>$.offer==="pass"),f=(s.premiums??[]).filter($=>$.offer!=="pass").toSorted(($,h)=>h.points-$.points);return d&&f[0]&&p.push(En(n(f[0].offer),f[0].points-d.points,jr)),p}var En=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:ut(t)});function Tr(e,t,n,s){let a=o("page.why.chance",{a:Ye(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[En(s(n.act),-n.gap,n.gapError),a]:r?[En(s(t.act),r.gap,r.gapError),a]:[It(t,n,s),a]}function Nr({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ye(s.chance),b:Ye(a.chance)};if(e.every(u=>je(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),It(s,a,r)];if(n==="name"||je(a)!=="behind")return[It(s,a,r),o("page.why.chance",i)];let l=i.a-i.b;return[o(`page.why.${l>2?"more":l<-2?"less":"same"}`,i),It(s,a,r)]}var It=(e,t,n)=>o("page.why.margin",{how:je(t),act:n(e.act),second:n(t.act),gap:ut(t.gap)});function ma({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?b(a):o("guide.or",{a:b(a),b:b(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function ga(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":je(s);return o("page.hint.did",{how:a,name:n,act:pt(t),gap:ut(s.gap),error:ut(s.gapError)})}function Cr({rest:e}){let[t]=e;return t?c`<${Br} key=${t} id=${t} />`:c`<${Er} />`}function Ae(e,...t){let[n,s]=v({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:M(r)})),()=>{a=!1}},t),n}function Er(){let{value:e,wrong:t}=Ae(Rs),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>ya(a)-ya(r));return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>c`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>c`<${Lr} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Lr=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Dr(e)}</b><span class="soft">${W(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,ya=e=>e===3?0:e,Dr=e=>W(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Br({id:e}){let{value:t,wrong:n}=Ae(()=>de({variant:e},K.value),e,K.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Bn} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Rr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Bn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Rr[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${qr} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${se(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Fr} rules=${e.rules} />
		<${zr} notes=${r} guide=${e} />`}function qr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function se(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Wr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function zr({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Wr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Fr({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${Q} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>c`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>c`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${b(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&i?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Pr(s).map(([u,p,d])=>{let f=u===p?b(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${Q} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Pr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Kt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${ba} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?j(n[0]):D(e)}</span>`}var ba=({cards:e})=>c`<span class="act">${Y(e)}</span>`,ye=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Ut=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,wa=e=>`${b(Math.round(e*100))} %`,Rn=e=>J(Math.round(e*10)/10||0,1);function Ze({advice:e,variant:t,done:n}){let s=ma(e),a=e.player==="expert";return c`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${ye} /><span>
				${o(a?"page.hint.says":"page.hint.says.unlearnt")} <${Kt} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${Ut} /><span>${se(ga(e,n.act,n.name))}</span></p>`:null}
			<p class="why">${se(_t(e,t).join(" "))}</p>
			${s?c`<p class="small soft">${s}</p>`:null}
		</div>
		${e.bids?c`<${Ur} advice=${e} variant=${t} done=${n} />`:c`<${Ir} advice=${e} done=${n} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
		${Hr(e,t)}
	</div>`}function Hr({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}var va=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${ye} />`:null}${t?c`<${Ut} />`:null}</span>${n}
</span></th>`;function ka({choice:e,best:t,whole:n}){let s=e&&!t&&je(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:b(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ir({advice:e,done:t}){return c`<${P}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${va} best=${s===0} done=${n.act===t?.act}><${Kt} act=${n.act} /><//>
				<td>${wa(n.chance)}</td>
				<td class="whole">${Rn(n.points)}</td>
				<${ka} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function _r(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Kr({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Rn(s.points-n.points):"–"}function Ur({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${P}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${_r(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${va} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${C(r.tricks,t)}</b><${ba} cards=${r.cards} />
				<//>
				<td>${wa(r.chance)}</td>
				<td>${Rn(r.points)}</td>
				<${ka} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Kr(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var qn=L({}),Wn=new Set;function Be(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function _(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return Wn.has(n)||(Wn.add(n),Bt(e,t).then(s=>qn.value={...qn.value,[n]:s},()=>setTimeout(()=>Wn.delete(n),1e4))),qn.value[n]}var xa=e=>`${b(Math.round(e*100))} %`,ja=e=>e.split(" ")[0]??"",Aa=(e,t)=>e.premiums?.find(n=>ja(n.offer)===t),Jr=e=>(e.bids?.[0]?.premiums??[]).map(t=>ja(t.offer));function zn(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Aa(e,t)?.sampled??-1/0}function Gr(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||zn(p,t)-zn(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?zn(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Ta=e=>e.choices.every(t=>Math.round(t.chance*100)<Ln);function Jt({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Sa=(e,t=!0)=>`${t?"":"≈ "}${J(Math.round(e)||0,0)}`;function Oa({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${xa(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Sa(e.sampled,n)}</td>
		${t.map(a=>{let r=Aa(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${Sa(r.sampled)}</b> <small>${xa(r.chance)}</small>`:"–"}
			</td>`})}`}var Ma=({act:e})=>c`<span class="act">${Y(e.replace(/^lay /,""))}</span>`;function Vr({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=v(!1),[l,...u]=t;if(!l)return null;let p=C(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${ye} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Ma} act=${l.act} />
			</span></th>
			<${Oa} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${b(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${ye} />`:null}</span>
				<b></b><${Ma} act=${f.act} />
			</span></th>
			<${Oa} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function Na({advice:e,variant:t,order:n,onorder:s}){let a=Jr(e),r=he(()=>Gr(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${P}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Jt} by="bid" text=${o("col.bid")} ...${i} />
			<${Jt} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Jt} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${Jt} key=${l} by=${l} text=${D(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Vr} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Qr=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Yr(e,t){let n=new URLSearchParams;for(let s of Qr){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Xr=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Zr(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>Xr(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var Pn=e=>[...H].map(t=>e.ranks.split(" ").map(n=>n+t));function ei(e){let t=[...Pn(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=Gt(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var Gt=e=>e.trump.by==="turnup",ti=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function ni({variant:e,hand:t,onhand:n}){let s=Pn(e),[a,r]=v([0,0]),i=S(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?B(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let w=[(h+g[0]+s.length)%s.length,m+g[1]],y=s[w[0]??0]?.length??1;w[1]=((w[1]??0)+y)%y,r(w),i.current?.querySelector(`[data-at="${w.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${I} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}var Ca=({label:e,value:t,children:n,onchange:s})=>c`<label class="field"><span>${e}</span>
	<select value=${t} onchange=${a=>s(a.currentTarget.value)}>${n}</select>
</label>`;function si({variant:e,asking:t,set:n}){if(Gt(e)){let i=[...Pn(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${Ca} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}>
			<option value="">${o("page.bids.up.none")}</option>
			${i.map(u=>c`<option key=${u} value=${u} selected=${u===t.up}>${_e(u)}</option>`)}
		<//>`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):j(i)])}
		onchange=${i=>n({trump:i})} />`}function ai({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function oi({variant:e,asking:t,set:n}){if(!ti(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):D(l)])}
		onchange=${i} />`}function ri({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,w)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${h} onchange=${w} />
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
	</details>`}var Fn=new Map;function ii(e){let t=e?JSON.stringify(e):"",[n,s]=v({});return k(()=>{if(!e)return;let a=Fn.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=!1;return(async()=>{let l=await kn(e),u=l.advice.phase==="lay"&&l.advice.choices.some(p=>!p.played);if(!r){if(s({key:t,table:l,whole:!u}),!u)return void Fn.set(t,l);try{let p=await kn({...e,all:!0});Fn.set(t,p),r||s({key:t,table:p,whole:!0})}catch{r||s({key:t,table:l,whole:!0})}}})().catch(l=>r||s({key:t,wrong:M(l)})),()=>{r=!0}},[t]),n.key===t?n:{}}function li({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${ye} /><span>
					${o("page.bids.says",{bid:C(f.bid??0,s)})} <${Kt} act=${f.act} />
				</span></p>
				${Ta(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Na} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Ze} advice=${i} variant=${s} />`}
	</div>`}function ci({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:Gt(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${li} known=${s} variant=${e} sort=${r} set=${n} />`}var ui=()=>navigator.clipboard?.writeText(location.href).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand"));function pi(){let e=fe.value,t=Zr(e),n=_(t.variant),s=O(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Gt(n)||t.up),r=ii(a?t:void 0);k(()=>{F(Ve)},[]);let i=($,h="sort"in $)=>V(Yr(fe.value,$),{replace:h});if(!n){let $=ie.value.length>0&&ie.value.every(h=>h.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${$?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=$=>i({hand:$.join(" ")},$.length<n.hand),u=()=>i(ei(n),!1),p=({id:$})=>c`<option key=${$} value=${$} selected=${$===n.id}>${o(`variant.${$}`)}</option>`,d=()=>i({hand:""},!1),f={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${Ca} label=${o("page.create.variant")} value=${n.id}
				onchange=${$=>V(`/bids?variant=${$}`)}>
				${Pt().map(([$,h])=>c`<optgroup key=${$} label=${o("page.players",{n:$})}>
					${h.map(p)}
				</optgroup>`)}
			<//>
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${ni} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${d}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${oi} ...${f} /><${si} ...${f} /><${ai} ...${f} /><${ri} ...${f} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${ci} ...${f} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${ui}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var di=24,fi=["AC","KD","QH","JS"];function Vt({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function et({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Qt({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function $i(){let[e,t]=v(E.value?.name??N.name.value),[n,s]=v({text:"",wrong:!1}),a=E.value?.name??N.name.value,r=S(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((E.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Zs(p),t(E.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:M(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${di} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function hi(){let[e,t]=v(!1);if(!E.value)return null;let n=async()=>{try{await qs()}catch(r){if(!(r instanceof pe&&r.reason==="no-session"))throw r}E.value=null,B(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>F(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${U} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:E.value.name})}</p>
				<//>`:null}
	</p>`}var Hn=!1;function mi(){let e=S(null);return k(()=>{Hn&&(Hn=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>Hn=!0}>
		<${et} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Ns)]} />
	</div>`}function gi(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Vt} title=${o("page.choices.you")}><${$i} /><${hi} /><//>
		<${Vt} title=${o("page.choices.book")}>
			<${mi} />
			<${et} name="theme" label=${o("page.choices.theme")}
				options=${G("page.choices.theme","auto","day","night")} />
		<//>
		<${Vt} title=${o("page.choices.cards")}>
			<p class="sample">${fi.map(e=>c`<${I} key=${e} card=${e} />`)}</p>
			<${et} name="pack" label=${o("page.choices.pack")}
				options=${G("page.choices.pack","two","four","german4")} />
			<${et} name="indices" label=${o("page.choices.indices")}
				options=${G("page.choices.indices","local","international")} />
			<${Qt} name="values" label=${o("page.choices.values")} />
			<${Qt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Vt} title=${o("page.choices.table")}>
			<${et} name="play" label=${o("page.choices.play")}
				options=${G("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${et} name="pace" label=${o("page.choices.pace")}
				options=${G("page.pace","calm","usual","quick","instant")} />
			<${Qt} name="sound" label=${o("page.choices.sound")} />
			<${Qt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var tt=class extends Error{},Ea={changed:{},written:""},yi={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},bi={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},wi={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},_n=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),vi=(e,t)=>JSON.stringify(e)===JSON.stringify(t),In=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Kn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=_n(n,r);vi(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new tt(r instanceof Error?r.message:"")}if(!In(a))throw new tt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=In(s[r])&&In(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function La({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:_n(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${ki} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(yi).map(([d,[f,$]])=>Number(_n(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${De} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(bi).map(([d,f])=>n.offers.how==="none"?null:c`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(wi).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${xi(p)}</pre>
			</details>
		</div>
	</details>`}function ki({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${De} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var xi=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Si={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ea},Da=6e4,Oi=1440*Da;function Mi({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Da,add:n*1e3};if(e==="move")return{move:Number(s)*Oi}}function ji(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:Kn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Mi(e),undo:a,hints:s,open:r,bot:l,pace:On[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}function Ba({label:e,value:t,options:n,onchange:s}){return c`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>c`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var Un=e=>t=>n=>e({[t]:n}),Yt=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Ra=(e,t)=>Yt(e,t).includes("");function Ai({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...Sn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Yt(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Ra(e,n)?c`<${Wt} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Yt(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${Ba} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Ti({plan:e,set:t}){let n=Un(t),s=["1","3","7"];return c`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${G("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${De} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${De} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Ni({plan:e,set:t}){let n=Un(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...G("page.create.length","deals","games")]} />
				${e.length?c`<${De} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...G("page.create.undo","free","agree"),["never",a]]} />
			${aa.value?c`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...G("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${G("page.pace",...Object.keys(On))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${G("page.create.greet","no","yes")} />
			<${Ba} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...G("page.level",...Sn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Ci({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>c`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return c`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Pt().map(([r,i])=>c`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Ei=400;function Li({plan:e,rules:t}){let[n,s]=v(""),a={variant:e.variant,rules:Di(e,t)},r=K.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?de(a,r).then(l,()=>l({})):l({}),Ei);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Di(e,t){try{return Kn(e.house,t)}catch{return}}function Bi(e){return e instanceof tt?o("page.create.rules.unread",{text:e.message}):e instanceof pe&&e.reason==="bad"?o("page.create.refused",{text:e.message}):M(e)}function Ri({onclose:e}){let t=oa(),[n,s]=v({...Si,variant:t?.id??"",pace:N.pace.value}),[a,r]=v(""),[i,l]=v(!1),u=Ge(),p=S(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=_(n.variant),f=ie.value.find(g=>g.id===n.variant)??t,$=g=>(s(w=>({...w,...g})),r(""));if(!f)return null;let h=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(Ra(n,f)&&!await u.keep())return l(!1);await ra(ji(n,d),["",...Yt(n,f)])}catch(w){r(Bi(w)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${U} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Ci} plan=${n} set=${$} variant=${f} />
			<${Ai} plan=${n} set=${$} variant=${f} name=${u} />
			<${R} label=${o("page.create.public")} value=${n.public} onchange=${Un($)("public")}
				options=${G("page.create.public","no","yes")} />
			<${Ti} plan=${n} set=${$} />
			<${Ni} plan=${n} set=${$} />
			<${La} own=${n.house} set=${g=>$({house:g})} rules=${d} />
			<${Li} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var nt;function qi(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function qa(e,t){let n=await qi();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Wa(e){nt=e;try{await qa("readwrite",t=>t.put(e,"mine"))}catch{}}async function Te(){if(nt)return nt;try{nt=await qa("readonly",e=>e.get("mine"))}catch{nt=void 0}return nt}async function za(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var le=1200,be=["bid","premium","trump","play"],Wi=e=>e.bid+e.premium+e.trump+e.play;function Xt(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/le*n),l=(i-a)/n;return a=i,l||0})}function Jn(e,t,n){let s={you:n?"yes":"no",name:t};if(Wi(e)===0)return o("page.report.clean",s);let a=Xt(be.map(l=>e[l]),0),r=be.flatMap((l,u)=>a[u]?[o(`page.report.part.${l}`,{n:b(a[u]??0)})]:[]),i=a.reduce((l,u)=>l+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:b(i),parts:r.join(", ")})}var Fa=e=>e.judged<e.of||e.rough>0;function Pa(e,t){let n=e?.deals[0];if(!e||!n||Fa(e))return"";let s=Array.from({length:t+2},()=>0);for(let a of n.mistakes){let r=a.trick?a.trick+1:a.phase==="lay"?0:1;a.seat===0&&(s[r]=(s[r]??0)+a.lost/le)}return s.map(a=>a===0?"🟩":a<=5?"🟨":"🟥").join("")}function dt(e,t,n){let[s,a]=v({});return k(()=>{let r=!0,i=async()=>{for(;r;){let l=await zi(e,t,n);if(!r||(a({told:l}),!Fa(l)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:M(l)}))),()=>{r=!1}},[e,t,n]),s}async function zi(e,t,n){if(e!=="mine")return Rt(e,t,n);let s=await Te();return Qs(s?.bytes??new Blob,t,n??0)}function Ha({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=dt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?Jn(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var Re=e=>new Date(e*864e5).toISOString().slice(0,10),Fi=e=>Math.round(Date.parse(e)/864e5);function Gn(){let e=new Date;return Re(Date.UTC(e.getFullYear(),e.getMonth(),e.getDate())/864e5)}function Ia(e,t){let n=Fi(t);e.has(Re(n))||n--;let s=0;for(;e.has(Re(n-s));)s++;return s}var Pi=new TextEncoder;async function ft(...e){let t=e.map(a=>typeof a=="string"?Pi.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Vn=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Qn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),_a=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Hi=async e=>Qn(await ft("n99-entropy-1",e));async function Ii(e,t){for(let n=0;n<t;n++)e=await ft("n99-chain-1",e);return e}var _i=(e,t)=>ft("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Ki=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Vn(e):ft("n99-seed-1",e);async function*Ui(e,t){for(let n=0n;;n++){let s=new DataView((await ft("n99-deal-1",e,_a(t,8),_a(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Ji(e,t,n){let s=[...e],a=Ui(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var Ka=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Gi(e,t,n){let s=e.ranks.split(" ").sort((f,$)=>Ka.indexOf(f)-Ka.indexOf($)),a=["C","D","H","S"].flatMap(f=>s.map($=>$+f));e.joker&&a.push("joker");let r=await Ji(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(f,$)=>r.slice($*e.hand,($+1)*e.hand)),u=l.findIndex(f=>f.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map($=>$==="joker"?i??$:$).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Vi(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Qi(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Hi(s)!==t[n])return!1;return!0}async function Ua(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,w)=>w>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Yi(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(Vn),d=await Qi(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,w]of l.entries()){if(m++,!w.secret){$.push({deal:w.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let y=Vn(w.secret);if(m>4096||Qn(await Ii(y,m))!==h){$.push({deal:w.deal,outcome:"wrong",why:"secret"});continue}h=w.secret,m=0,d?$.push(await Ja(w,t,await _i(y,p),0n)):$.push({deal:w.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,entropy:u.map((g,w)=>p[w]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Qn(g)===n):void 0}}async function Ja(e,t,n,s){return Vi(e,await Gi(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Yi(e,t,n){let s=[],a=e.seed?await Ki(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await Ja(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function $t(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=$t(e[a],r);return s}async function Xi(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=$t(await Bt(n.variant),n.rules);return{names:n.seats,verdict:await Ua(e,s,t)}}function ht({table:e,match:t=1,record:n}){let[s,a]=v(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await Gs(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:Ft(e,f),d=u.map(p).find(Boolean);return Xi(l,d)})().catch(l=>({wrong:l instanceof pe&&l.reason==="not-now"?o("page.fair.later"):M(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${el} names=${s.names} verdict=${s.verdict} />`}function Zi(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function el({names:e,verdict:t}){let n=Zi(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${tl(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function tl(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function nl(e){let t=E.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${sl} key=${t.id} id=${t.id} />`:c`<${Ga} />`}
		<${ll} />
	</main>`}var Ga=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ae=e=>W(`variant.${e}`)?o(`variant.${e}`):e;function Zt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&W(`page.level.${a}`)?o(`page.level.${a}`):n})}function en(e,t){let n=e.seats.indexOf(E.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function sl({id:e}){let{value:t,wrong:n}=Ae(()=>_s(e),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?c`<${Ga} />`:c`<${al} tallies=${s} /><${ol} id=${e} />`}function al({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${P}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ae(n.variant)}</a></th>
					<td>${mt(n,n.matches)}</td><td>${mt(n,n.won)}</td><td class="spare">${mt(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):mt(n,0)}</td>
					<td>${n.deals?b(n.points/n.deals,1):mt(n,0)}</td>
					${t?c`<td>${Va(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var mt=(e,t)=>e.matches?Va(t):"",Va=e=>e?b(e):"–";function ol({id:e}){let[t,n]=v([]),[s,a]=v(""),[r,i]=v(null),l=S(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await F(()=>Ks(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return k(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${rl} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${U} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${ht} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function rl({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Me),i=Js(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${ae(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${Nt(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${Me(u)}>${b(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function il(e){return e instanceof pe&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:M(e)}function ll(){let[e,t]=v(""),[n,s]=v(!1),[a,r]=v(""),i=S(null);k(()=>{Te().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Ke(f,1,0),await Wa({name:f.name,bytes:f}),V("/replay/mine/1/0")}catch($){t(il($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var gt=(e,t={dateStyle:"long"})=>Nt(Date.parse(e),{timeZone:"UTC",...t});function cl({rest:[e]}){let t=/^\d{4}-\d\d-\d\d$/.test(e??"")?e:Gn();return c`<${ul} key=${t} day=${t} />`}function ul({day:e}){let[t,n]=v(null),[s,a]=v(""),r=E.value?.id;return k(()=>{let i=!1;return Promise.all([Ws(e),Ve()]).then(([l])=>i||n(l),l=>i||a(M(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${gt(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${pl} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${hl} deals=${t} day=${e} />`:null}
	</main>`}function pl({day:e,deal:t}){let[n,s]=v(!1),a=async()=>{s(!0),await F(()=>la(e,t.variant)),s(!1)},r=ie.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):j(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${ae(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${fl} day=${e} deal=${t} own=${t.own} />`:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o("page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Ya=(e,t)=>o("page.daily.own",{you:t,points:b(e.points),n:e.points,made:e.made?"yes":"no"}),dl=e=>e===ie.value[0]?.id?"none":ae(e),Xa=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone");function fl({day:e,deal:t,own:n}){let{told:s}=dt(n.table??"",1,0),a=ie.value.find(i=>i.id===t.variant)?.tricks??0,r=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${b(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Ya(n,"yes")}</li>
			${t.expert?c`<li>${Ya(t.expert,"expert")}</li>`:null}
			<li>${Xa(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${r}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${r}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<ol class="daily-best">
					${t.best.map((i,l)=>c`<li key=${l} class=${i.table?"own":""}>
						<span>${i.name}</span> <span>${i.made?"✓":"✕"}</span> <span>${b(i.points)}</span>
					</li>`)}
				</ol>`:null}
		<${$l} text=${[o("page.daily.first",{day:gt(e,{dateStyle:"medium"}),variant:dl(t.variant)}),Pa(s,a),[o("page.daily.last",{points:b(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[Xa(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function $l({text:e}){let[t,n]=v(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>B(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function hl({deals:e,day:t}){let[n,s]=v(t.slice(0,7)),a=new Map;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1);let r=Gn(),i=new Date(`${n}-01T00:00Z`),l=Math.round(i.getTime()/864e5),u=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),p=(i.getUTCDay()+6)%7,d=m=>Re(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),f=4,$=Array.from({length:7},(m,g)=>gt(Re(f+g),{weekday:"short"})),h=(m,g,w,y)=>c`<button type="button" class="button plain" aria-label=${o(w)}
		disabled=${y} onclick=${()=>s(d(m))}>${g}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Ia(a,r)})}</p>
		<div class="daily-month">
			${h(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${gt(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${h(1,"›","page.daily.on",n>=r.slice(0,7))}
		</div>
		<div class="daily-days" lang=${K.value}>
			${$.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:u},(m,g)=>{let w=Re(l+g),y=a.get(w)??0,x=g===0?{gridColumnStart:p+1}:{};return w<e.first||w>r?c`<span key=${w} class="soft" style=${x}>${g+1}</span>`:c`<a key=${w} style=${x} href=${`/daily/${w}`} data-played=${y}
					aria-current=${w===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:gt(w),n:y})}>${g+1}</a>`})}
		</div>
	</section>`}var ml={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function gl(e,t){let n=[];return vn(e,t).forEach((s,a)=>n[s]=ml[e]?.[a]??"north"),n}function st(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,over:$="",onhurry:h,children:m}=e,g=oe(t),w=gl(g,s),y=l?l.cards:t.trick??[],x=l?l.winner:u?-1:t.taking??-1,A=u&&!l?[...y,{seat:t.options?.seat??s,card:u}]:y;return c`<div class=${`felt hands-${g} ${$}`} onclick=${h}>
		${vn(g,s).filter(T=>T!==r).map(T=>c`<${We}
				key=${T} view=${t} variant=${a} seat=${T} name=${n[T]??""} names=${n}
				place=${w[T]} own=${T===s} chair=${p?.[T]} now=${d} open=${yl(t,T)}
				winner=${l?.winner===T} laid=${i} hand=${T===f?.seat?f.hand:void 0}
			/>`)}
		<${Ll} cards=${A} where=${w} winner=${x} gone=${l?.gone??!1} names=${n} />
		<${vl} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var yl=(e,t)=>e.shown?.[t]?.hand!==void 0?O(e.shown[t]?.hand):null;function bl(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&xe(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?_e(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function wl(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function vl({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...bl(e,n,s),...wl(e,t,n,s)];return c`<div class="ground">
		<div>
			<${qe} trump=${xe(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Oe.Provider} value=""><${I} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function qe({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${Q} trump=${e} />`}
		<b>${j(e)}${t&&e?"?":""}</b>
	</p>`}function We(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h}=e,m=t.held?.[s]??0,g=t.due===void 0?t.turn.includes(s):t.due===s,w=l&&t.seat!==void 0,y=w?t.bid:t.shown?.[s]?.bid,x=w?void 0:t.shown?.[s]?.aside,A=Ue(u),T=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${g?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?c`<span class="level" title=${Je(u)}>${A}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${b(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${g?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${jl} view=${t} variant=${n} seat=${s} bid=${y}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${Ml} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${kl} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===He(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:T})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${El} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${xl} suits=${O(t.void?.[s])} />`:null}
		</div>
		${x?c`<div class="aside" aria-label=${o("page.aside")}>${Y(x)}</div>`:null}
		${w||d?null:c`<${Ol} n=${m} />`}
		${w||!d?null:h??c`<${Sl} cards=${d} trump=${t.trump} />`}
	</section>`}function kl({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function xl({suits:e}){let t=o("page.void",{suits:q(e.map(j))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Cl} suit=${n} />`)}
	</p>`}function Sl({cards:e,trump:t}){let n=s=>c`<span key=${z(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${I} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Pe(X(e,H,t),t).map(n)}</div>`}function Ol({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${I} key=${n} face="down" />`)}
	</div>`}function Ml({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return c`${Nl(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function jl({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:C(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${Al} won=${r} bid=${l?jn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:C(s,t)})}</span><${Tl} stands=${i} />
	</span>`}function Al({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function Tl({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function Nl(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${D(n)}</span>`:null}function Cl({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function El({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${tn(n)}</span>`}function tn(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Ll({cards:e,where:t,winner:n,gone:s,names:a}){let r=S(null),i=S(new Set);return $e(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(Rl(d,Bl(d))),s&&p.push(ql(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${I} card=${u} />
			</li>`)}
	</ol>`}var Dl=":is(.backs, .open-hand, .hand, .nameplate)";function Bl(e){let t=yt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Dl}`)?.getBoundingClientRect()}var yt=new Map,Za=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Rl(e,t){let n=Za(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function ql(e,t){let n=Za(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function nn(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:_e(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&eo(a))return Wl(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:j(a.led)}):o("ask.lead",{who:r})}var eo=e=>e.acts?.length===1&&e.acts[0]==="pass";function Wl(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var sn=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function an({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=v("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Se([...t],e.worth??""),f=t.size<u?b(d):C(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${no} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${zl} cards=${X([...t],H)} pick=${u} worth=${ge(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===i} onchange=${()=>l($)} />
							<span>${to($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:f})}
		</button>
	</div>`}function zl({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${I} card=${r} size="mini" /><b class="score">+${n[z(r)]}</b>`:null}
			</span>`})}
	</span>`}function to(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Yn(e,t);return o(`menu.${s}`,a)}function Yn(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function no({offer:e,variant:t}){let{level:n,points:s,n:a}=Yn(e,t),r=Et(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function on({options:e,variant:t,onact:n,busy:s}){let[a,r]=v(""),[i,l]=v(""),u=e.acts??[],p=[...new Set(u.map($=>$.split(" ")[0]??""))],d=u.filter($=>$.startsWith(`${a} `));if(k(()=>(r(""),l("")),[u.join()]),eo(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:$,points:h,n:m}=Yn(i,t);return c`<div class=${`answer sure ${m?"numbered":""}`}>
			<${no} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${$}`,{points:h,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>l("")}>${o("page.sure.not")}</button>
		</div>`}let f=$=>$==="pass"||u.every(h=>h!=="pass")?n($):l($);return c`<div class="answer">
		${p.map($=>{let h=u.every(m=>m!==$);return c`<button type="button" key=${$} class=${`button ${a===$?"chosen":""}`} disabled=${s}
				aria-expanded=${h?a===$:void 0}
				onclick=${()=>h?r($):f($)}>${to($,t)}</button>`})}
		${d.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map($=>c`<button type="button" key=${$} class="button" disabled=${s} aria-label=${D($)}
							onclick=${()=>f($)}>${$.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function rn({options:e,onact:t,busy:n}){return c`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return c`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${qe} trump=${a} />
			</button>`})}
	</div>`}var te=0;async function so(e){let t=await fetch(`${Ht}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var ao=async()=>(await so("course.json")).json();async function oo(e){let t=await(await so(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Fl(t).map(({match:s,deal:a})=>Ke(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Pl)}}function Fl(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Pl(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[te];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Xn(e,t){let n=e[t]?.view.options?.seat??te;return e.slice(t+1).find(s=>s.seat===n)?.act??""}var Hl=9,[Il,_l,Kl]=[700,1700,280],io=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Ul({id:e,steps:t}){try{let n=Number(localStorage.getItem(io(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Jl(e,t){try{localStorage.setItem(io(e),String(t))}catch{}}var ln=()=>N.course.value.split(" ").filter(e=>e!=="");function Gl(e){e==="first"&&(N.taught.value=!0),ln().includes(e)||(N.course.value=[...ln(),e].join(" "))}function Vl(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Dt(a)+s])))}function Ql(e){let t=_(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var lo=(e,t)=>e[t]?.view,Zn=(e,t)=>Ie(e[t-1]?.view,e[t]?.view),ro=(e,t,n)=>({view:lo(e,t),full:{...n,gone:!0},ms:Kl});function Yl(e,t,n){let s=[],a=t.lies?Zn(e,t.at):null;a&&s.push(ro(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Zn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?_l:Il}),l&&s.push(ro(e,r,l)))}return s}var cn=class{moving=L(!1);chosen=L(new Set);reply=L("");#n=0;constructor(t){this.lesson=t,this.at=L(Ul(t)),this.target=this.at.peek(),this.shown=L(this.#r(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),this.target=t,Le(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#r(this.step(t))}),Jl(this.lesson.id,t),t===this.last&&Gl(this.lesson.id)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.target);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!W(`course.${a}`)?"":o(`course.${a}`,{...Vl(),...Ql(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Xn(this.#e(n),n.at);if(t===s)return this.#i();this.reply.value=this.#s(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#i();let s=this.#t(n),a=s?.trick?.[0]?.card,r=O(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${z(a)}`)}):this.#s(n,t)}lay(){let t=this.step(),n=this.#t(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Se(s,n);if(s.every(l=>a.includes(l)))return this.#i();let i=r===Se(a,n);this.reply.value=i?this.words("also"):this.#s(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#e(t){return this.lesson.deals[t.deal]??[]}#t(t){return this.#e(t)[t.at]?.view}#a(t){return Xn(this.#e(t),t.at).split(" ").slice(1)}#s(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#r(t){return{view:lo(this.#e(t),t.at),full:t.lies?Zn(this.#e(t),t.at):null}}#l(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal!==n.deal||s.at-n.at>Hl)return this.be(t);this.target=t;let a=Yl(this.#e(n),n,s);Le(()=>this.#l(a.length>0)),this.#c(a)}#c([t,...n]){if(!t)return this.be(this.target);this.shown.value=t,this.#n=setTimeout(()=>this.#c(n),t.ms)}};var co=()=>Ae(async()=>{let[e]=await Promise.all([ao(),Cs(K.peek(),Ht)]);return e});function uo({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(ln()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${Xl} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
	</main>`}var Xl=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function at({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:l,onplay:u}){let[p,d]=v(""),f=S(null),$=e.includes(p)?p:e.find(y=>t?.has(y))??e[0];$e(()=>{let y=0,x=()=>{for(let T of f.current?.querySelectorAll("[data-card]")??[])yt.set(T.dataset.card??"",T.getBoundingClientRect())},A=requestAnimationFrame(()=>y=setTimeout(x));return()=>(cancelAnimationFrame(A),clearTimeout(y))});function h(y){let x=y.ctrlKey||y.metaKey||y.altKey?void 0:ec(e,$,y.key);x!==void 0&&(y.preventDefault(),x!==""&&(d(x),f.current?.querySelector(`[data-card="${x}"]`)?.focus()))}function m(y,x){d(x);let A=y.pointerType==="touch",T=N.play.value==="twice"||N.play.value==="auto"&&A;i||T&&!n.has(x)?l(x):u(x)}let g=(y,x)=>{let A=t===null||t.has(y);return c`<button type="button" key=${y} data-card=${y} class=${n.has(y)?"chosen":""}
			tabindex=${y===$?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(y):void 0} style=${{"--k":x}}
			onclick=${T=>m(T,y)}>
			<${I} card=${y} dim=${!A} lifted=${n.has(y)} size=${r?"mini":"full"} />
			${s?c`<span class="worth" aria-hidden="true">${s[z(y)]}</span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${a} onkeydown=${h} onmousedown=${Zl}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${r?Pe(e).map(y=>c`<span key=${z(y[0]??"")} class="same-suit">${y.map(g)}</span>`):e.map(g)}
	</div>`}var Zl=e=>e.preventDefault();function ec(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return po(e,s,-1);case"ArrowDown":return po(e,s,1)}}function po(e,t,n){let s=z(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(z(r)!==s)return r}return""}function un(e,t,n){let s=e.filter(r=>tc(me(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function tc(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function nc({rest:[e=""]}){let{value:t,wrong:n}=co(),s=e||(fe.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${fo} why=${n??o("page.nowhere")} />`:t?a?c`<${sc} key=${a.id} plan=${a} plans=${t} />`:c`<${uo} plans=${t} />`:c`<${$o} />`}var fo=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,$o=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function sc({plan:e,plans:t}){let[n,s]=v({});return k(()=>{let a,r=!1;return oo(e).then(i=>!r&&s({run:a=new cn(i)}),i=>!r&&s({wrong:M(i)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${fo} why=${n.wrong} />`:n.run?c`<${ac} run=${n.run} plans=${t} />`:c`<${$o} />`}function ho(){let e=ca(fe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function ac({run:e,plans:t}){let n=ho(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=S(null);pc(e);let l=S(s);k(()=>{if(l.current===s)return;l.current=s;let g=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":r.does||r.ask?g:".on";i.current?.querySelector(w)?.focus({preventScroll:!0})},[s]);let{view:u,full:p}=e.shown.value,d=_(a.variant),f=a.names.map((g,w)=>w===te?o("you"):g==="dummy"?o("dummy"):g),$=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value?"":$,m=o("course.number",{n:t.findIndex(g=>g.id===a.id)+1});return c`<${Oe.Provider} value=${u.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${qe} trump=${u.trump??""} /><h1>${m}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${oc} run=${e} step=${r} n=${s} />
			<div class=${`board of-${oe(u)} ${h==="sheeted"?h:""}`}>
				<${uc} run=${e} step=${r} view=${u} full=${p} name=${f[te]??""} />
				<${st} view=${u} variant=${d} names=${f} me=${te} elsewhere=${te} full=${p} over=${h}
					laid=${Be(d,u.phase)} played=${lc(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${rc} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function oc({run:e,step:t,n}){let s=e.moving.value,{id:a}=e.lesson,r=(t.does||t.ask)&&!s;return c`<section class="told" aria-label=${o(`course.${a}`)}>
		<h2>${o(t.chapter?`course.${a}.chapter.${t.chapter}`:`course.${a}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${se(e.words())}</p>
			<p class="reply">${se(e.reply.value)}</p>
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
	</section>`}function rc({step:e,view:t,names:n,run:s,plans:a}){if(s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=_(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${mo} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${an} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${on} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${rn} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${ic} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Qe} view=${t} names=${n} me=${te} untitled /></div>`:null}
		${e.leaf==="end"?c`<${cc} run=${s} plans=${a} />`:null}`}var ic=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${b(n)}</button>`)}</div></div>
</section>`;function lc(e,t,n,s){let a=He(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(O(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${at} cards=${X(O(r),H,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function mo({worth:e}){let t=ge(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...H].map(n=>c`<li key=${n}>
				<${Q} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function cc({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=ho(),[r,i]=v(!1),l=async()=>{i(!0),await F(async()=>{await Ve();let f=ie.value.find($=>$.id===s);f&&await ia(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${mo} worth=${_(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function uc({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??te)===te?n.options:void 0,u=l?new Set(O(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Le(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?ge(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${We} view=${n} seat=${te} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===te} laid=${Be(_(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Y(n.aside)}</div>`:null}
		</div>
		<${at} cards=${Ct(n,te)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function pc(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=un(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}function bt({view:e,names:t,last:n=!1}){let s=Z(e);if(s===0)return c`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,l)=>l),r=Array.from({length:oe(e)},(i,l)=>l);return c`<${P}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let l=rt(e,i),u=it(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=l.find(f=>f.seat===p)?.card;return c`<td key=${p} class=${p===u?"won":""}>
						${d?c`<${I} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function dc({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${gc} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function fc(e,t,n){if(e!=="mine")return Vs(e,t,n);let s=await Te();if(!s)throw new Error("nothing kept");return Ke(s.bytes,t,n)}async function $c(e,t,n,s){if(e!=="mine")return Ys(e,t,n,s);let a=await Te();return Xs(a?.bytes??new Blob,t,n,s)}function hc(e,t,n){let s=S(new Map),[,a]=v(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:M(i)}))},[t,n]),n?s.current.get(t)??{}:null}function mc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function gc({table:e,match:t,deal:n}){let[s,a]=v({});if(k(()=>{let i=!0;return fc(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):M(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${bc} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function yc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function bc({table:e,match:t,deal:n,played:s}){let a=$t(_(s.header.variant),s.header.rules),r=he(()=>mc(s),[s]),i=r[0]?.views.length??1,l=Zt(s.header,i),u=r.length-1,p=fe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:en(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=hc(ke=>$c(e,t,n,ke),d,m&&p.has("hint")),w=(ke,js=f,kr=g!==null&&ke===d)=>`/replay/${e}/${t}/${n}?step=${ke}${js>=0?`&seat=${js}`:""}${kr?"&hint":""}`,y=ke=>V(w(Math.min(u,Math.max(0,ke))),{replace:!0}),x=he(()=>xc(r),[r]),A=vc(d,x,u,y),T=S(null),ue=()=>m&&V(w(d,f,!g),{replace:!0});Oc({h:ue,...g&&{Escape:ue},ArrowRight:A.forward,ArrowLeft:A.back,ArrowDown:A.trickForward,ArrowUp:A.trickBack,Home:A.start,End:A.end});let At=r[d],wn=f>=0?At.views[f]:yc(At.views,$);return c`<${Oe.Provider} value=${wn.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Ac} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${ke=>V(w(d,ke),{replace:!0})} here=${w(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${wc} moment=${At} view=${wn} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${Mc} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} onclose=${ue}
							onleave=${()=>T.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${bt} view=${wn} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${se(Sc(At,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${T} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${ue}>${o("page.hint")}</button>
			</div>
			<${kc} step=${d} last=${u} to=${y} steps=${A} />
		</div>
	</main><//>`}function wc({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Qe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Be(s,t.phase);return c`<${st} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${es(e)} />
		<${jc} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var vc=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function kc({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${ot} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${ot} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${ot} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${ot} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${ot} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${ot} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function xc(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||es(t)||t.sheet?[n]:[]})}var es=e=>Ie(e.before?.[0],e.views[0]);function Sc(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=es(e);if(r==="lay"){let $=i.map(m=>Xe(m,p?.turnup)).join(" "),h=C(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:j(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Xe(i[0]??"",p?.turnup),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:D(String(a.act))})}function Oc(e){$e(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Mc({hint:e,variant:t,name:n,bid:s,onclose:a,onleave:r}){let i=S(null),{told:l,wrong:u}=e;return $e(()=>{let p=i.current;return p?.focus({preventScroll:!0}),()=>{p?.contains(document.activeElement)&&r()}},[]),k(()=>{l&&i.current?.scrollIntoView({block:"nearest"})},[l]),c`<section class="replay-hint" ref=${i} tabindex="-1" aria-label=${o("page.hint.of",{name:n})}>
		<header>
			<h2>${o("page.hint.of",{name:n})}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${l?c`<${Ze} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:c`<p class=${u?"":"soft"} role="status">${u??o("page.hint.thinking")}</p>`}
	</section>`}function jc({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=X(O(e.hand),H,e.trump),l=(u,p)=>/^(play|lay) /.test(u??"")&&u?.split(" ").includes(p);return c`<div class="replay-held">
		<${We} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(u=>c`<span key=${u} class="one">
				<${I} card=${u} />
				<span class="mark">
					${l(r?.advice.act,u)?c`<${ye} />`:null}${l(r?.act,u)?c`<${Ut} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Y(e.aside)}</div>
	</div>`}function Ac({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l}){let[u,p]=v(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,$=()=>navigator.clipboard?.writeText(location.origin+l).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand")),h=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ae(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j(d)})}${" "}<${Q} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${go} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${go} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
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
		${u?c`<${U} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?c`<${Tc} match=${n} />`:c`<${ht} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function Tc({match:e}){let[t,n]=v(null);if(k(()=>{Te().then(async r=>n(r&&await za(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${ht} record=${t.slice(a,s[e]??t.length)} />`}function go({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var Nc={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function ot({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Nc[t]} /></svg>
	</button>`}function wt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=w=>34+w*(l-p-34)/Math.max(1,e.length),m=w=>u-22-(w-f)*(u-34)/($-f),g=Ec((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${yo} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(w=>c`<line key=${w} class="end" x1=${h(w)} x2=${h(w)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((w,y)=>c`<g key=${y} class=${y===a?"self":""} data-line=${y}>
				<polyline points=${[`${h(0)},${m(i[y]??0)}`,...e.map((x,A)=>`${h(A+1)},${m(x[y]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[y]??0)+5}>${w.length>11?`${w.slice(0,10)}…`:w}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function yo({low:e,high:t,y:n,to:s,said:a=b}){let r=Cc(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function bo({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=b}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(y=>y.mean),Math.min(...e.map(y=>y.high)),a*2),f=Math.min(0,...e.map(y=>y.mean)),$=y=>Math.min(d,Math.max(f,y)),h=y=>p+y*(l-p-6)/Math.max(1,t),m=y=>u-24-($(y)-f)*(u-36)/(d-f),g=y=>h((y.from-1+y.to)/2),w=y=>e.map(x=>`${g(x)},${m(x[y])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...w("high"),...w("low").reverse()].join(" ")} />
		<${yo} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(y=>`${g(y)},${m(y.mean)}`).join(" ")} />
			${e.map(y=>c`<circle key=${y.from} cx=${g(y)} cy=${m(y.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Cc(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Ec(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function Lc({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${Dc} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Dc({table:e,match:t,deal:n}){let{told:s,wrong:a}=dt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let l=s.header,u=_(l.variant),p=Zt(l,u?u.seats:l.seats.length),d=Number(fe.value.get("seat")??-1),f=d>=0&&d<p.length?d:en(l,p.length),$=h=>V(`${location.pathname}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??ae(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
		</header>
		<${Bc} told=${s} wrong=${a} />
		${s.deals.length?c`<${Rc} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}function Bc({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function Rc({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=l.filter(h=>h.seat===r),p=l.filter(h=>h.seat!==r),d=a[r]??"",$={names:a,place:h=>`/replay/${t}/${n}/${h.deal}?step=${h.step}&seat=${h.seat}&hint`,one:s};return c`<section class="stack">
			<p class="lead">${Jn(i.lost,d,!1)}.</p>
			${e.luck?c`<p>${qc(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${vo} of=${u.slice(0,12)} ...${$} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Wc} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${zc} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${vo} of=${(s?p:l).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Fc} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function qc(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/le)||0),a=Math.min(Math.round(e.gifts/le),Math.max(s,0));return o("page.report.luck",{cards:J(t),lie:J(n),others:J(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:b(a)})}var wo=(e,t)=>t===void 0?pt(e):o("page.report.bid",{bid:b(t),cards:pt(e)});function vo({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:wo(r.act,r.bid),better:wo(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${se(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:b(r.lost/le,1)})}>
				−${b(r.lost/le,1)}
			</span>
			${r.why.length?c`<span class="moment-why">${se(Dn(r.why).join(" "))}</span>`:null}
			${p===d?null:c`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function Wc({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of be)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Xt(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${J(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${J(r,1)}</td>
	</tr></tfoot></table>`}function zc({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/le));return c`<${wt} at=${p} from=${(u[0]??[]).map(d=>d/le)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/le);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/le:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${wt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function Fc({told:e,names:t}){let n=e.luck?["start","cards","lie",...be.map(l=>`lost.${l}`),"others"]:["lie",...be.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Xt(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${P}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${J(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${J(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function Pc(e){let t=E.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Ic} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${Oo} />`}
	</main>`}var Oo=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Hc(e){let[t,n]=v({}),s=S(""),a=async()=>{try{for(;;){let r=await Us(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:M(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Ic(){let[e,t]=v(""),{told:n,wrong:s,again:a}=Hc(e),r=S([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${ae(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${_c} told=${n} again=${a} />`:null}`}function _c({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${So} of=${e.assisted} />`:c`<${Oo} />`:c`<${Kc} told=${e} />
		<${Uc} told=${e} />
		<${Qc} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Xc} of=${e.all.bids} />
			<${Zc} told=${e} again=${t} />
			${e.assisted.deals?c`<${So} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var ze=e=>o("page.records.percent",{n:b(100*e,0)}),ko=e=>e.margin?`${b(e.mean,1)} ± ${b(e.margin,1)}`:b(e.mean,1);function Kc({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:ze(e.made.low),high:ze(e.made.high)}),s=l=>l.margin?`± ${b(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),b(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ze(e.made.share),n],[o("page.records.points"),b(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),b(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),b(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var xo={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>ts(e.points),lost:e=>ts(e.lost.all),...Object.fromEntries(be.map(e=>[e,t=>ts(t.lost[e])]))},ts=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Uc({told:e}){let[t,n]=v(e.all.judged?"lost":"made"),s=e.course.filter(f=>f.judged>0),a=s.length>1,r=f=>e.all.lost[f].mean===0,i=["made","points",...a?["lost",...be.filter(f=>!r(f))]:[]],l=i.includes(t)?t:"made",u=(l==="made"||l==="points"?e.course:s).map(f=>{let[$=0,h=0,m=0]=xo[l]?.(f)??[];return{from:f.from,to:f.from+f.deals-1,mean:$,low:h,high:m}}),[p=0]=xo[l]?.(e.all)??[],d=f=>l==="made"?ze(f/100):b(f);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map(f=>[f,o(`page.stats.aspect.${f}`)])} />
					<${bo} of=${u} last=${e.all.deals} label=${Jc(o(`page.stats.aspect.${l}`),u,d)}
						all=${p} most=${l==="made"?100:void 0} said=${d}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Jc(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Gc=["bids","trumps","premiums","places","variants"];function Vc(e,t){return e==="trumps"?c`<${Q} trump=${t} /> ${j(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):D(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ae(t):b(Number(t))}function Qc({told:e}){let[t,n]=v("bids"),s=Gc.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${P}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${b(0)}</span><span aria-hidden="true">${ze(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Vc(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Yc} of=${u} /></td>
				<td>${ze(u.made.share)}</td>
				${l?c`<td>${u.bids.of?ze(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${b(u.deals)}</td><td class="spare">${ko(u.points)}</td>
				${i?c`<td class="spare">${u.judged?ko(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Yc({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Xc({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[b(Math.ceil(e.low)),b(Math.floor(e.high))],a={of:e.of,made:b(e.made),n:b(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var So=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:b(e.made.count)})}</p>`;function Zc({told:e,again:t}){let[n,s]=v(!1),[a,r]=v(""),i=S(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await eu(f,i),i.current&&(d=await t())}}catch(d){r(M(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function eu({table:e,match:t},n){for(;n.current;){let s=await Rt(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var tu=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],nu=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],we={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},su={A:"ace",K:"king",Q:"queen",J:"jack"},ns=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],au="two three four five six seven eight nine ten eleven twelve".split(" "),Mo=["pass","declare","reveal"],ou=["random","greedy","beginner","casual","club","strong","expert"],To=Object.keys(we).flatMap(e=>ns.map(t=>t+e));function ss(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,au[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),su[a]??"",a.toLowerCase()]};return{verbs:[...vt(tu,a=>e(`cmd.${a}`)),...vt(nu,a=>e(`page.cmd.${a}`))],offers:[...vt(Mo,a=>e(`offer.${a}`)),...vt(Mo,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(ns.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(we).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:vt(ou.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var vt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>ru(s,n))),ru=(e,t)=>[e,t],No=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),iu=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Ne=(e,t)=>e===t||e===iu(t)||e===No(t),Co=(e,t)=>e.startsWith(t)||No(e).startsWith(t);function jo(e,t){let n=t.verbs.find(([s])=>Ne(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var pn=(e,t)=>ns.find(n=>t.ranks[n]?.some(s=>Ne(e,s)))??"";function dn(e,t,n){let s=Object.keys(we).find(i=>we[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Co(n.suits[i]??"",e)||e.length>=3&&we[i]?.english.startsWith(e),r=Object.keys(we).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in we?e.toUpperCase():""}var lu=new Set(["of","von","av","i","the","der","die","das"]);function Eo(e,t){let n=e[0]??"",s=lu.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=dn(n,3,t),i=r?pn(a,t):"";if(i)return[i+r,s+1];let l=pn(n,t)?dn(a,1,t):"";return l?[pn(n,t)+l,s+1]:["",0]}function cu(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Ne(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Ne(e[1]??"",a))return 1;let[r,i]=Eo(e.slice(2),n);return i?r===t?i+2:1:kt([t],e[2]??"",n).length?3:1}function uu(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>Ne(a.join(" "),l)||Ne(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=cu(a.slice(l),n,t),[p,d]=u?["",u]:Eo(a.slice(l),t);u?i.push("joker"):i.push(d?me(p).toLowerCase()+we[z(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function kt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=z(r),{sign:l,english:u}=we[i]??{sign:"",english:""};for(let p of n.ranks[me(r)]??[])for(let d of[pu(t,p),/^\d+$/.test(p)?du(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];Co(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var pu=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",du=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function Ao(e,t,n){let s=/^\d/.test(t)?"":pn(t,n),a=dn(t,2,n);return e.filter(r=>s&&me(r)===s||a&&z(r)===a)}function as(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var fu=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Lo(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=uu(e,n,t.joker),i=jo(r[0]??"",n);if(jo(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!fu.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?$u(i,r,t,n):mu(i,r,t,n):r.every(d=>/^\d+$/.test(d)||kt(To,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function $u(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=hu(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>kt([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function hu(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=kt(t.hand,e,n);if(s.length===0&&(s=Ao(t.list,e,n),s.length===0&&(s=Ao(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=kt(To,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function mu(e,t,n,s){if(n.sure)return gu(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=as(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=yu(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function gu(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function yu(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=dn(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||Ne(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Do=(e,t)=>t.levels.find(([n,s])=>Ne(e,n)||e===s)?.[1]??"",Bo=e=>e?.kind==="lay"||e?.kind==="play"?O(e.from):[];var xt=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function Ro({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=v(""),l=S(null);k(()=>l.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>c`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${xt(p)}
					${p.by&&p.by!==t?c`${" "}<${bu} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${l} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function bu({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var ne=e=>e?"yes":"no",qo=e=>W(`rank.name.${e}`)?o(`rank.name.${e}`):e,wu={C:"♣",D:"♦",H:"♥",S:"♠"};function ce(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ce(e,{short:t})});let[s,a]=[me(e),z(e)];return t?(W(`rank.${s}`)?o(`rank.${s}`):s)+wu[a]:o("card.spoken",{rank:qo(s),suit:o(`suit.${a}`)})}var Fe=(e,t)=>e.map(n=>ce(n,t)).join(", ");function Wo(e,t){if(t.short)return e.map(s=>ce(s,t)).join(" ");let n=s=>{let a=Es(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${z(i)}`):qo(me(i)));return`${j(a)}: ${r.join(", ")}`};return Pe(e,t.view?.trump).map(n).join("; ")}function fn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Fe(s,t),bid:C(Se(s,rs(t)),t.rules)}):n==="name"?o("act.name",{trump:j(s[0])}):n==="play"?Fe(s,t):D(e)}var rs=e=>e.view.options?.worth??e.rules?.worth??"",Ee=e=>Array.from({length:oe(e.view)},(t,n)=>n),os=(e,t)=>e?.shown?.[t]?.hand,is=(e,t)=>X(O(t===e.me?e.view.hand:os(e.view,t)),H,e.view.trump),zo=e=>is(e,e.view.options?.seat??e.me);function ls(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Wo(is(e,e.me),e)})];return t.turnup&&O(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ce(t.turnup??"",{short:e.short})})),[...n,...ct(t,e.rules),...Fo(e,void 0)]}function Fo(e,t){return e.view.phase==="over"?[]:Ee(e).filter(s=>s!==e.me&&os(e.view,s)&&!os(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Wo(is(e,s),e)}))}function cs(e,t){return Ee(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Po(e,n,a)]:[]})}var Po=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:ne(t===e.me),cards:Fe(O(n),e)}),Ho=(e,t)=>o("plain.laid",{cards:Fe(t,e),bid:C(e.view.bid??0,e.rules)});function us(e,t){let{turnup:n}=e.view,s=xe(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:j(s)}),i=t&&!n?vu(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function vu(e){let t=e.view.why;return!e.view.trump&&xe(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:ne(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&W(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Io(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:ne(t.length>1),n:e.rules.score.vulnerable})]}function $n(e){let t=ge(rs(e)),n=[...H].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function ps(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?Z(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:ne(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?$n(e):[];return[l,...Io(e),...u,..._o(e)]}function _o(e){let t=e.view,n=[us(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ce(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...ds(e,void 0),...cs(e,void 0)),t.phase!=="over"&&n.push(...ls(e)),t.trick?.length?[...n,...Ot(e,Z(t))]:n}function ds(e,t){let{premium:n=[],why:s}=e.view;return Ee(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:ne(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var Ko=e=>Ee(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Ot(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=rt(n,t);if(s.length===0)return[o(t===0||t===Z(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ce(l,e)})),r=t<Z(n)?it(n,t):-1;return r<0?a:[...a,Uo(e,s,r)]}function Uo(e,t,n){let s=ce(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:ne(n===e.me),card:s,tally:Ko(e)})}function fs(e){let t=Ee(e).filter(a=>e.view.void?.[a]),n=a=>q(O(e.view.void?.[a]).map(j)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:Ko(e)}),...s]}function Jo(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Ee(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?C(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Ho(e,O(t.aside))),s.push(...ct(t,e.rules)),[...s,...ds(e,void 0),...cs(e,void 0),us(e,!1)]}function Go(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${b(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Io(e)]}function $s(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":C(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Ee(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Po(e,p,d)]:[]}),l=Tn(n),u=Nn(n,e.names,e.me).map(([p])=>p);return[...r,...i,...An(n,e.names,e.rules,e.me),...u,...l?[l]:[],...ku(e)]}function ku(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=ne(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function St(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ce(a,e)}`),s=as(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?j(a.act.slice(5)):xu(a.act,e)}`);return[...n,...s].join(", ")}function xu(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Su(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Et(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Vo(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Su(e,t.sure)];if(t.offer)return[o("ask.number"),St(e,t)];let l=[nn(s,e.names,!1),...r.kind==="lay"?$n(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,St(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Ce(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var Qo=({said:e})=>e?[o("page.speech.said",{name:e.name,text:xt(e)})]:[];function Yo(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Ce(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Ce(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:ne(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:ne(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Ou(e,t,i,r);default:return[]}}function Ou(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?hs(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:ne(s)})]}function hs(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:ne(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Mu(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Xo(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Mu(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),..._o(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Lt(s,a)||e.table.match!==r.table.match)return ps(t,!1);let l=[...ju(s,t,n),...Au(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Ho(t,X(O(a.aside),H))),a.phase!=="over"&&l.push(...ds(t,s),...cs(t,s),...Fo(t,s)),l.push(...Tu(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...$s(t,s)]:l}function ju(e,t,n){let s=t.view;return Ee(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function Au(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[us(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:ne(a.by===t.me),trump:j(s)})]}function Tu(e,t,n){let s=t.view,a=[],r=Z(s);for(let i=Z(e);i<=r&&i<(s.leads?.length??0);i++){let l=rt(s,i),u=new Set(l.filter(({seat:p,card:d})=>O(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ce(d,t)}));i<r&&a.push(Uo(t,l,it(s,i)))}return a}function Zo(e,t){let[n]=e.choices,s=ha(e),a=t.view.options,r="none";a?.kind==="lay"?r=C(Se(e.act.split(" ").slice(1),rs(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=C(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:fn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+b(i),two:ne(s!==void 0),second:s?fn(s.act,t):""})}var Nu=2e4,er={times:100,each:50},tr={hand:ls,bids:Jo,score:Go,worth:$n,tricks:fs,trick:(e,[t])=>Number(t)>0?Ot(e,Number(t)-1):Cu(e),last:e=>Ot(e,Z(e.view)-1),legal:(e,t,n)=>n.options?[St(e,n)]:[o("hint.none")]};function Cu(e){let t=e.view.phase==="play"?fs(e).slice(0,1):[];return[...Ot(e,Z(e.view)),...t]}function ms({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}var Eu=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Lu(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Eu.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Du(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var hn=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#i="";#c="";#u={about:"",act:""};#o=!1;#h="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#f(t,!0)]);let a=t.event.do==="present"?[]:Yo(t,re(t));return s&&a.push(...Xo(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Ce(t,re(t))),this.#e([...a,...Qo(t),...this.#f(t)])}obey(t){return this.#x(t).catch(n=>this.#e([M(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#h)return;let s=n-this.#n.now();s>Nu||(this.#h=String(n),this.#e([o("page.speech.short",{time:tn(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:re(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?zo(t):[],r=new Set(Bo(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||l&&!this.#r}}#f(t,n=!1){let s=ms(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#l=""),this.#i=s;let a=this.#d(t);return a?.view.phase!==void 0?Vo(a,this.#m(a)):[]}#g(t){let n=this.#f(t,!0);return n.length?n:Ce(t,re(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=W(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Ce(t,re(t))];let l=n.view.phase==="over",u=!l&&Z(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...ps(n,!u),...l?$s(n):[],...hs(t,n.names)]}async#p(t){try{return E.peek()||await qt(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([M(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<er.times;t++)await new Promise(n=>setTimeout(n,er.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#c;this.#c="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=Lo(t,r.moment,ss(o,W));switch(i.kind){case"act":return this.#w(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#f(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#f(n,!0));case"ask":return this.#e(this.#f(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#v(i.verb,i.words,i.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[sn(t.options),o("page.speech.legal",{cards:Fe(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?St(s,a):""};if(t.cards){let l=s??{short:this.#o};r.cards=Fe(t.cards,l),r.card=ce(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#v(t,n,s,a){let{m:r}=a,i=this.#A(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#E(a);case"":case"ready":case"next":case"again":return this.#L(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#B(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return V("/")}return this.#j(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#c=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#j(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#A(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Ce(s,re(s));case"time":return this.#T(s);case"help":return Lu(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(tr,t)?tr[t]:void 0;if(i)return a?.view.phase===void 0?Ce(s,re(s)):i(a,n,r)}#T(t){let n=re(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:tn(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Du(await de(this.#n.settled.peek().settings,K.peek()))}catch(t){return[M(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#u={about:ms(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Zo(n,t),..._t(n,t.rules,a=>fn(a,t)),s]}catch(n){return[M(n)]}}async#E(t){let{about:n,act:s}=this.#u;if(n!==ms(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#f(t.m,!0)))}async#L(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#D():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#D(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#B(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=ss(o,W),i=n.map(p=>Do(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var nr={lines:250,typed:50};function sr({table:e,variant:t}){let[n,s]=v([]),a=S(0),r=(u,p=!1)=>{let d=u.map(f=>({id:a.current++,text:f,typed:p}));d.length&&s(f=>[...f,...d].slice(-nr.lines))},i=Bu(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Ru} onsend=${l} />
		<${qu} lines=${n} />
	</section>`}function Bu(e,t,n){let s=he(()=>new hn(e,n),[e]),a=S(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Ru({onsend:e}){let t=S(null),n=S({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-nr.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function qu({lines:e}){let t=S(null);return $e(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function ar(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var gs=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=ar("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},mn=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=ar(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new gs(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#u({claim:this.#s}),this.#i())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#i()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#u({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var Wu=4e4,zu=5e3,ys={first:250,longest:8e3};function rr(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=rr(n[s],a);return n}var or=e=>e instanceof pe&&e.status<500&&e.status!==429&&e.status!==401,gn=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#u=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new mn(t,s=>this.#y(s),()=>this.#h(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#f),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),zs(this.#n,t)}hint(){return Fs(this.#n)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#i||(this.#c=!0,this.#d())};#h(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await xn(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#f),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#f=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=ys.first;!this.#s;t=Math.min(2*t,ys.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(or(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=ys.first);let s=this.#c?0:t;this.#c=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await xn(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(or(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(zu)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Wu),s=n();try{let a=(await this.#w(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#w(t){this.#i=!0;let n={Accept:"application/x-ndjson"},s=await fetch(Ps(this.#n,this.#t),{headers:n,signal:t});if(this.#i=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Bs(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...rr(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#v(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var Fu=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function ir({onclose:e}){return c`<${U} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Fu.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var bs=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),ws=()=>bs()?.querySelector('[data-card][tabindex="0"]');function lr(){k(()=>{let e=null,t=null,n=0,s=sa();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??ws()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function cr({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=v(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Hu(e.id,f,t.seq);return c`<${U} title=${o("page.more")} onclose=${s}>
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
				<button type="button" class="button" onclick=${()=>V("/")}>${o("page.home")}</button>
			</section>
			<${Pu} chairs=${t.table.chairs} />
		</div>
	<//>`}function Pu({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${Me(n)}</b> <span class="soft">${Ue(n)}</span>
					<small class="soft">${Je(n)}</small></li>`)}
		</ul>
	</section>`}function Hu(e,t,n){let[s,a]=v(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&Is(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function ur({settings:e,onclose:t}){let[n,s]=v(null);return k(()=>{F(()=>de(e,K.value)).then(a=>a&&s(a))},[]),c`<${U} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Bn} guide=${n} />`:null}
	<//>`}function vs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function Iu(e,t,n){let s=C(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function _u({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Iu(e,n,t)}
	</p>`}function Ku({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return c`<p class="outcome winner">${o("page.winner",a)}</p>`}var Uu=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function pr({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting",{day:l}=e.settled.value.settings;return c`<div class="over leaf sheeted" onclick=${u=>u.stopPropagation()}>
		<${vs} table=${e} message=${t} names=${n} />
		${i?c`<${Ku} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${_u} view=${t.view} variant=${s} />
		<${Qe} view=${t.view} names=${n} variant=${s} />
		${a!==void 0&&(i||t.table.open)&&Uu(t)?c`<${Ha} table=${e.id} match=${t.table.match} deal=${t.view?.deal??0} seat=${a} />`:null}
		<div class="row">
			${l?c`<a class="button chief" href=${`/daily/${l}`}>${o("page.daily.others")}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Ju={calm:2e3,usual:1200,quick:550,instant:550},Gu=280,Vu={calm:650,usual:350,quick:150,instant:0},Qu=12,Yu=(e,t)=>Lt(e,t)&&dr(t)>dr(e),dr=e=>(e?.played??[]).reduce((t,n)=>t+O(n).length,0),Xu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,yn=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>Qu?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Ie(n,t.view);this.shown.value={message:t,full:s};let a=Vu[this.#n()];if(!s&&a&&Yu(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(Ju[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Xu()?0:Gu,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var Zu=450,ep=100,ks=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",tp=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),np=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),bn=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new yn(()=>N.spoken.value?"quick":N.pace.value);view=Tt(()=>this.showing.shown.value?.message.view);talk=Tt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=Tt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Ts(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#c())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await ea();return this.waits.value--,t&&ta(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#i();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await F(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#i()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==ks(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){tp(t)&&(this.next.value="",this.#s=!0),Le(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?np(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-ep)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#c()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#h()}#i(){return ks(this.newest.peek()?.view)}#c(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&B(M(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ft(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#c())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!O(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(O(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==ks(this.newest.value?.view)&&(this.advice.value=null)}#d(t,n){let s=O(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:Zu)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||O(t.hand).length===1&&!N.spoken.value}};function fr({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=v(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return F(()=>Hs(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${op} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function $r(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function sp(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var ap=4;function op({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${rp} names=${t} />`;let a=sp(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(f=>f.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${P}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${As} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${ip} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${cp} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=ap?c`<${pp} games=${a} names=${t} me=${n} />`:null}
	</div>`}function rp({names:e}){return c`<${P}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${b(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function ip({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${hr} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${Q} trump=${i.trump} /><span class="unseen">${j(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${lp} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${Mt} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?b(r.bonus[i]):"–"} />
					<${Mt} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>b((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var hr=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Mt({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function lp({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${b(e.points[t]??0)}
			${s?c`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${b(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function cp({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>b(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${hr} n=${t.length} text=${o("page.scores.together")} />
		<${Mt} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Mt} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Mt} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function up(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function pp({games:e,names:t,me:n}){let{at:s,ends:a}=up(e);return c`<${wt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var ve,dp={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function xs(e){if(!N.sound.peek()||document.hidden)return;ve??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=dp[e],r=ve.currentTime,i=new GainNode(ve,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(ve.destination),t){let l=new AudioBuffer({length:Math.ceil(s*ve.sampleRate),sampleRate:ve.sampleRate}),u=l.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(ve,{buffer:l});p.connect(new BiquadFilterNode(ve,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let l=new OscillatorNode(ve,{type:"sine",frequency:n});l.connect(i),l.start(r),l.stop(r+s)}}var[fp,$p]=[400,12],Ss=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<fp&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<$p)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function mr(){k(()=>{let e=new Ss;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var hp=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function gr(){let[e,t]=v(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||B(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${hp(location.hostname)?c`<${mp} />`:null}
	</div>`}function mp(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function yr({variant:e,table:t}){let n=W(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Os=["beginner","casual","club","strong","expert"];function br({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Ge(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,h=S(void 0),m=S(Promise.resolve(!0)),g=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},w=()=>m.current=m.current.then(async()=>{let x=await p.keep(),A=E.peek()?.name;return!x||!d||A===(h.current??yp(d.name))?x:(h.current=A,await r({do:"name"}),!0)}),y=async()=>await w()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${yr} variant=${t.variant??e.view?.variant??""} table=${na.value[1]??""} />
					<${zt} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,A)=>{if(x===d){let T=l.chairs.every(ue=>ue===d||ue.bot);return c`<${wp} key=${A} chair=${x} name=${p} alone=${T} onname=${w} ondo=${r} />`}return c`<${vp} key=${A} chair=${x} seat=${A} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${gp} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${gr} />`:null}
		${n===s?c`<${kp} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${bp(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${y}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function gp({settings:e}){let{value:t}=Ae(()=>de(e,K.value),K.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var yp=e=>E.peek()?.name===e?e:e?.replace(/ \d$/,"");function bp(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Me))})}function wp({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Wt} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function vp({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Ue(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${Me(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Je(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${xp} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function kp({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function xp({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Os.includes(e)?[e,...Os]:Os,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function wr({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ge(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${zt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Sp=1e4;function Op({rest:e}){let t=e[0]??"",n=he(()=>new bn(t,(r,i)=>new gn(r,i)),[t]);k(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${Mp} why=${s} id=${t} />`:n.showing.shown.value?c`<${jp} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Mp({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${M(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function jp({table:e}){let[t,n]=v(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=re(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=_(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),Kp(e,n),lr(),mr(),k(()=>yt.clear(),[r?.deal,r?.game]),Pp(u.some(ue=>ue.until!==void 0)),Hp(r),Ip(e,s);let g=l==="waiting"&&r?.phase!=="over",w=Be(h,r?.phase),y=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${fr} table=${e.id} names=${p} about=${$r(h,$)} view=${r} />`,A=e.busy.value!==""||e.waits.value>0||e.thinking.value,T={table:e,message:s,names:p,variant:h,laid:w};return c`<${Oe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${A} data-stage=${l} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${sr} table=${e} variant=${h} />`:null}
		<${Dp} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?oe(r):0} ${y?"sheeted":""}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${qp} ...${T} />`:null}
				<${Ap} ...${T} full=${a} waiting=${g} between=${y} />
				${r&&!g&&i===void 0?c`<${Tp} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class="side"><h2>${o("score.title")}</h2>${x()}</aside>`:null}
		</div>
		<${Np} ...${T} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function Ap({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${br} message=${t} settings=${h} host=${m} me=${E.value?.id??""}
				ondo=${Ms(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${st} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Rp(e,t,n)} pending=${Lp(e.busy.value)}
		chairs=${f} now=${e.now()} over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${l?c`<${pr} ...${$} />`:c`<${Bp} ...${$} />`}
	<//>`}var Tp=({table:e,message:t})=>c`<${wr} message=${t} busy=${e.waits.value>0} ondo=${Ms(e)} />`;function Np({table:e,message:t,names:n,variant:s,panel:a,onpanel:r,scores:i}){let{view:l}=t,u=()=>r(""),p=(d,f,$=!1)=>c`<${U} key=${d} title=${o(d)} broad=${$} onclose=${u}>${f}<//>`;switch(a){case"tricks":return l&&p("tricks.title",c`<${bt} view=${l} names=${n} />`,oe(l)>3);case"last":return l&&p("page.lasttrick",c`<${bt} view=${l} names=${n} last />`);case"talk":return p("page.talk",c`<${Ep} table=${e} message=${t} />`);case"score":return p("score.title",i(),!0);case"rules":return c`<${ur} settings=${e.settled.value.settings} onclose=${u} />`;case"keys":return c`<${ir} onclose=${u} />`;case"more":return c`<${cr} table=${e} message=${t} onpanel=${r} onclose=${u} />`;default:return e.advice.value?c`<${Cp} table=${e} variant=${s} />`:null}}function Cp({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=()=>e.advice.value=null,a=c`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return c`<${U} title=${o("page.hint")} aside onclose=${s} actions=${a}>
		<${Ze} advice=${n.advice} variant=${t} />
	<//>`}function Ep({table:e,message:t}){let n=a=>Ms(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Ro} talk=${e.talk.value} me=${E.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Ms=e=>async t=>{let n=E.value===null;if(await F(()=>qt(o("page.guest"))))return n&&e.port.again(),e.act(t)},Lp=e=>e.startsWith("play ")?e.slice(5):null;function Dp({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=v(e.newest.peek()?.seq??0),i=e.port.state.value,l=e.talk.value.filter(f=>f.seq>a&&f.by!==E.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?c`<${qe} trump=${xe(s)} unsure=${!s.trump} />`:null}
			<h1>${o(`variant.${p}`)}</h1>
			${d?c`<span class="soft">${o("page.house")}</span>`:null}
			${s&&s.phase!==void 0?c`<span class="soft">${o("page.deal",{deal:s.deal+1,game:s.game+1})}</span>`:null}
		</div>
		${i==="lost"?c`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>n("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>n("tricks")}>${o("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${u}>
				${o("page.talk")}${l?c` <span class="unread">${l}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>n("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var jt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Bp({table:e,message:t,names:n,variant:s}){let a=t.view,r=jt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=nn({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=g=>e.lay(g),f=g=>e.play(g),$=g=>r&&g.stopPropagation(),h={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],m=`asking ${r?"asked":""} ${h}`;return c`<section class=${m} aria-label=${o("page.yours")} onclick=${$}>
		<${vs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${an} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${on} options=${r} variant=${s} busy=${i} onact=${f} />`:null}
		${r?.kind==="name"?c`<${rn} options=${r} busy=${i} onact=${f} />`:null}
	</section>`}function vr(e,t){let n=t.view,s=jt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(O(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return B(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return B(sn(s));e.play(`play ${u}`)}}}}function Rp(e,t,n){let s=t.view,a=He(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,...u}=vr(e,t),p=jt(e,t)?.seat===a,d=c`<${at} cards=${X(O(r),H,s.trump)} ...${u} can=${p?l:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function qp({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=jt(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,onpick:m,onplay:g}=vr(e,t),w=Ct(r,i).filter(T=>`play ${T}`!==l),y=e.showing.shown.value?.full,x=ct(r,s).join(" "),A=p&&N.values.value&&u?.worth?ge(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${We} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${y?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Y(r.aside)}</p>`:null}
			${x?c`<p class="keeping small">${x}</p>`:null}
		</div>
		<${Fp} table=${e} message=${t} variant=${s} />
		<${at} cards=${w} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			values=${A} label=${o("page.yourhand")} twice=${p} onpick=${m}
			onplay=${f?()=>B(o("page.dummy.turn")):g} />
	</section>`}function Wp({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function zp({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Fp({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||zp(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!jt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Wp(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?f:null}</div>`}function Pp(e){let[,t]=v(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Hp(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;k(()=>{t&&xs("card")},[t]),k(()=>{n&&xs("turn")},[n])}function Ip(e,t){let n=e.talk.value.at(-1);k(()=>{!(n&&e.now()-n.at<Sp)||N.spoken.peek()||n.by===E.peek()?.id||t.muted?.includes(n.by)||B(`${n.name}: ${xt(n)}`)},[n?.seq])}var _p=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Kp(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...bs()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=un(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ws()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||_p()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{pi as Bids,gi as Choices,Ri as Create,cl as Daily,nc as Learn,nl as Records,dc as Replay,Lc as Report,Cr as Rules,Pc as Statistics,Op as Table};
