import{$ as ce,$a as oe,A as z,Aa as _s,B as fe,Ba as Ks,C as W,Ca as Us,D as js,Da as Ie,E as As,Ea as Dt,F as _,Fa as Js,G as ze,Ga as Gs,H as Se,Ha as Vs,I as $e,Ia as E,J as Nt,K as X,Ka as Bt,L as at,La as Ys,M as ot,Ma as Me,N as Fe,Na as ae,O as gn,Oa as _e,P as Oe,Pa as Ke,Q as Ct,Qa as Ue,R as Ts,Ra as Rt,S as me,Sa as qt,T as Et,Ta as Qs,U as Ns,Ua as Xs,V as Cs,Va as Wt,W as Pe,Wa as Zs,X as He,Xa as ge,Y as H,Ya as ea,Za as G,_ as Q,a as Ss,aa as Es,ab as wn,ba as B,bb as ta,c as v,ca as O,cb as Je,d as k,da as F,e as de,eb as na,f as S,fa as K,fb as zt,g as he,ga as P,h as Ee,ha as R,hb as vn,i as L,ia as J,ib as sa,j as At,ja as Le,jb as aa,k as Os,ka as Ls,l as c,la as Lt,lb as oa,m as Ms,ma as ue,n as Y,na as yn,nb as ra,oa as Ds,qa as bn,r as o,ra as Bs,s as I,sa as Rs,t as b,ta as qs,u as U,ua as Ws,v as q,va as zs,w as Tt,wa as Fs,x as N,xa as Ps,ya as Hs,z as A,za as Is}from"./chunk.js";function V({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var M=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),C=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:b(0),b:b(xn(t))}):b(e);function it(e,t){let n=Ts(e,t);if(!n||!t)return[];let s=n.low===n.high?b(n.low):`${b(n.low)}–${b(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var xn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var la=(e,t,n)=>t===(n??e.seat)?"yes":"no";function ca(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ge({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,h)=>h).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let l=d=>{let h=i[d]??[];return h.every(f=>f===0)?null:c`<${kn} key=${d} label=${o(`page.sheet.for.${d}`)} points=${h} class=${`for-${d}`} />`},u=Sn(e,t,n,s),p=u.length<3?u.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:M(e.trump)})} <${V} trump=${e.trump??""} />
				</h2>`}
		<${P}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>c`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${mr} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${l("tricks")}${l("contract")}${l("premium")}${l("vulnerable")}</tbody>
			<tfoot>
				<${kn} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${kn} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?c`<p>${p}</p>`:null}
			${Mn(e,t,s).map(([d,h])=>c`<p key=${d} class=${h?"won":""}>${d}</p>`)}
			<${br} view=${e} />
		</div>
	</section>`}function mr({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${yr} view=${e} seat=${u} />`,r=u=>{let p=ca(e,u).bid;return p===void 0?"–":C(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",l=u=>c`<${gr} made=${e.made?.[u]??!1} />`;return c`<${rt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${rt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${rt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${rt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${rt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function rt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}function kn({label:e,points:t,plain:n=!1,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>c`<td key=${r}>${a===0&&!n?"–":b(a)}</td>`)}
	</tr>`}var gr=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function yr({view:e,seat:t}){let{aside:n}=ca(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${Q(n)}</span>`}function Sn(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),h=a[i]??0,f={name:t[i],level:p,n:d&&` ${d}`,you:la(e,i,s)};if(h<0)return[o("page.premium.failed",{...f,points:U(h),loss:"own"})];let $=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?$:l?h:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...f,points:U(m),loss:g})]})}function On(e){let t=e.why;if(!t?.next)return"";let n=M(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function br({view:e}){let t=On(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${V} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function ia(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?la(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function Mn(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([ia("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([ia("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${b(l)}`))}),!1]),s)}function Ye(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ye(e)});let{rank:n,suit:s}=Ns(e);return Cs(n)+ua(s)}function ct(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ye(s)).join(" "):t==="name"?M(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var wr=.5,Tn=5,Ve=e=>Math.round(e*100),lt=e=>b(Math.abs(e),1),jn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),je=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",Nn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?Ye(n):"",suit:ua(s),n:a,m:r})),ua=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Pt(e,t,n=ct){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Nn(e.why??[]);return e.bids?[...vr(e,t,n).map(jn),...r]:e.phase==="offer"?kr(e.choices,s,a,n).map(jn):[...r,...xr(e,s,a,n).map(jn)]}var pa=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function da(e){let t=pa(e);return t&&je(t)==="close"?t:void 0}function vr(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=pa(e),i=r?je(r):"only",l=(e.bids??[]).reduce((f,$)=>$.chance>f.chance?$:f),p=Ve(l.chance)<Tn?[o("page.why.spoil",{bid:C(l.tricks,t),a:Ve(l.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:C(s.tricks,t),a:Ve(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:C(a.tricks,t),gap:lt(r.gap)}));let d=s.premiums?.find(f=>f.offer==="pass"),h=(s.premiums??[]).filter(f=>f.offer!=="pass").toSorted((f,$)=>$.points-f.points);return d&&h[0]&&p.push(An(n(h[0].offer),h[0].points-d.points,wr)),p}var An=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:lt(t)});function kr(e,t,n,s){let a=o("page.why.chance",{a:Ve(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[An(s(n.act),-n.gap,n.gapError),a]:r?[An(s(t.act),r.gap,r.gapError),a]:[Ft(t,n,s),a]}function xr({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ve(s.chance),b:Ve(a.chance)};if(e.every(u=>je(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),Ft(s,a,r)];if(n==="name"||je(a)!=="behind")return[Ft(s,a,r),o("page.why.chance",i)];let l=i.a-i.b;return[o(`page.why.${l>2?"more":l<-2?"less":"same"}`,i),Ft(s,a,r)]}var Ft=(e,t,n)=>o("page.why.margin",{how:je(t),act:n(e.act),second:n(t.act),gap:lt(t.gap)});function ha({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?b(a):o("guide.or",{a:b(a),b:b(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function fa(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":je(s);return o("page.hint.did",{how:a,name:n,act:ct(t),gap:lt(s.gap),error:lt(s.gapError)})}function Sr({rest:e}){let[t]=e;return t?c`<${Ar} key=${t} id=${t} />`:c`<${Or} />`}function Qe(e,...t){let[n,s]=v({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:O(r)})),()=>{a=!1}},t),n}function Or(){let{value:e,wrong:t}=Qe(Ls),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>$a(a)-$a(r));return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>c`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>c`<${Mr} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Mr=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${jr(e)}</b><span class="soft">${I(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,$a=e=>e===3?0:e,jr=e=>I(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Ar({id:e}){let{value:t,wrong:n}=Qe(()=>ue({variant:e},Y.value),e,Y.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Cn} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Tr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Cn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Tr[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${Nr} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${ne(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Lr} rules=${e.rules} />
		<${Er} notes=${r} guide=${e} />`}function Nr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function ne(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Cr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Er({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Cr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Lr({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${V} trump=${u} /><span class="unseen">${M(u)}</span></th>`)}</tr></thead>
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
					<tbody>${Dr(s).map(([u,p,d])=>{let h=u===p?b(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:h,n:p})}</th>
							<td><span class="nowrap"><${V} trump=${d} /> ${M(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Dr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Ht({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${ma} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?M(n[0]):D(e)}</span>`}var ma=({cards:e})=>c`<span class="act">${Q(e)}</span>`,ye=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,It=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ga=e=>`${b(Math.round(e*100))} %`,En=e=>U(Math.round(e*10)/10||0,1);function Xe({advice:e,variant:t,done:n}){let s=ha(e),a=e.player==="expert";return c`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${ye} /><span>
				${o(a?"page.hint.says":"page.hint.says.unlearnt")} <${Ht} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${It} /><span>${ne(fa(e,n.act,n.name))}</span></p>`:null}
			<p class="why">${ne(Pt(e,t).join(" "))}</p>
			${s?c`<p class="small soft">${s}</p>`:null}
		</div>
		${e.bids?c`<${zr} advice=${e} variant=${t} done=${n} />`:c`<${Rr} advice=${e} done=${n} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
		${Br(e,t)}
	</div>`}function Br({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}var ya=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${ye} />`:null}${t?c`<${It} />`:null}</span>${n}
</span></th>`;function ba({choice:e,best:t,whole:n}){let s=e&&!t&&je(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:b(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Rr({advice:e,done:t}){return c`<${P}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${ya} best=${s===0} done=${n.act===t?.act}><${Ht} act=${n.act} /><//>
				<td>${ga(n.chance)}</td>
				<td class="whole">${En(n.points)}</td>
				<${ba} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function qr(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Wr({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?En(s.points-n.points):"–"}function zr({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${P}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${qr(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${ya} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${C(r.tricks,t)}</b><${ma} cards=${r.cards} />
				<//>
				<td>${ga(r.chance)}</td>
				<td>${En(r.points)}</td>
				<${ba} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Wr(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Ln=L({}),Dn=new Set;function _t(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function ee(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return Dn.has(n)||(Dn.add(n),Lt(e,t).then(s=>Ln.value={...Ln.value,[n]:s},()=>setTimeout(()=>Dn.delete(n),1e4))),Ln.value[n]}var wa=e=>`${b(Math.round(e*100))} %`,Sa=e=>e.split(" ")[0]??"",Oa=(e,t)=>e.premiums?.find(n=>Sa(n.offer)===t),Fr=e=>(e.bids?.[0]?.premiums??[]).map(t=>Sa(t.offer));function Bn(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Oa(e,t)?.sampled??-1/0}function Pr(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||Bn(p,t)-Bn(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?Bn(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Ma=e=>e.choices.every(t=>Math.round(t.chance*100)<Tn);function Kt({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var va=(e,t=!0)=>`${t?"":"≈ "}${U(Math.round(e)||0,0)}`;function ka({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${wa(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${va(e.sampled,n)}</td>
		${t.map(a=>{let r=Oa(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${va(r.sampled)}</b> <small>${wa(r.chance)}</small>`:"–"}
			</td>`})}`}var xa=({act:e})=>c`<span class="act">${Q(e.replace(/^lay /,""))}</span>`;function Hr({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=v(!1),[l,...u]=t;if(!l)return null;let p=C(e,a),d=t.some(h=>h.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${ye} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${xa} act=${l.act} />
			</span></th>
			<${ka} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${b(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(h=>c`<tr key=${h.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${h.act===n?c`<${ye} />`:null}</span>
				<b></b><${xa} act=${h.act} />
			</span></th>
			<${ka} way=${h} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function ja({advice:e,variant:t,order:n,onorder:s}){let a=Fr(e),r=he(()=>Pr(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${P}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Kt} by="bid" text=${o("col.bid")} ...${i} />
			<${Kt} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Kt} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${Kt} key=${l} by=${l} text=${D(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Hr} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Ir=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function _r(e,t){let n=new URLSearchParams;for(let s of Ir){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Kr=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Ur(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>Kr(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var qn=e=>[...W].map(t=>e.ranks.split(" ").map(n=>n+t));function Jr(e){let t=[...qn(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=Ut(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var Ut=e=>e.trump.by==="turnup",Gr=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Vr({variant:e,hand:t,onhand:n}){let s=qn(e),[a,r]=v([0,0]),i=S(null),l=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter($=>$!==f)):l?B(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[$=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let w=[($+g[0]+s.length)%s.length,m+g[1]],y=s[w[0]??0]?.length??1;w[1]=((w[1]??0)+y)%y,r(w),i.current?.querySelector(`[data-at="${w.join()}"]`)?.focus()},d=(f,$,m)=>c`<button type="button" key=${f} data-at=${`${$},${m}`}
		tabindex=${a[0]===$&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([$,m]),u(f))}>
		<${H} card=${f} size="mini" />
	</button>`,h=f=>f>9?Math.ceil(f/2):f;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map((f,$)=>c`<div key=${$} class="suit-row" style=${`--n: ${h(f.length)}`}>
			${f.map((m,g)=>d(m,$,g))}
		</div>`)}
	</div>`}var Aa=({label:e,value:t,children:n,onchange:s})=>c`<label class="field"><span>${e}</span>
	<select value=${t} onchange=${a=>s(a.currentTarget.value)}>${n}</select>
</label>`;function Yr({variant:e,asking:t,set:n}){if(Ut(e)){let i=[...qn(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${Aa} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}>
			<option value="">${o("page.bids.up.none")}</option>
			${i.map(u=>c`<option key=${u} value=${u} selected=${u===t.up}>${He(u)}</option>`)}
		<//>`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):M(i)])}
		onchange=${i=>n({trump:i})} />`}function Qr({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function Xr({variant:e,asking:t,set:n}){if(!Gr(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):D(l)])}
		onchange=${i} />`}function Zr({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},(f,$)=>t.totals?.[$]??0),r=(f,{currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.with(f,$.valueAsNumber).join()}),i=({currentTarget:f})=>f.validity.valid&&f.value!==""&&n({totals:a.join(),played:f.value}),l=t.seat??0,u=f=>e.dummy&&f===s-1?"dummy":f===l?"you":String((f-l+s)%s+1),p=()=>n({totals:"",played:""}),d=(f,$,m,g,w)=>c`<label key=${f} class="field amount"><span>${f}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${$} onchange=${w} />
	</label>`,h=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map((f,$)=>d(o("page.bids.total",{who:u($)}),f,-9999,9999,m=>r($,m)))}
				${h}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var Rn=new Map;function ei(e){let t=e?JSON.stringify(e):"",[n,s]=v({});return k(()=>{if(!e)return;let a=Rn.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=!1;return(async()=>{let l=await yn(e),u=l.advice.phase==="lay"&&l.advice.choices.some(p=>!p.played);if(!r){if(s({key:t,table:l,whole:!u}),!u)return void Rn.set(t,l);try{let p=await yn({...e,all:!0});Rn.set(t,p),r||s({key:t,table:p,whole:!0})}catch{r||s({key:t,table:l,whole:!0})}}})().catch(l=>r||s({key:t,wrong:O(l)})),()=>{r=!0}},[t]),n.key===t?n:{}}function ti({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},h=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&h?c`<div class="advised">
				<p class="verdict"><${ye} /><span>
					${o("page.bids.says",{bid:C(h.bid??0,s)})} <${Ht} act=${h.act} />
				</span></p>
				${Ma(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${ja} advice=${i} variant=${s} order=${d}
				onorder=${f=>r({sort:f.by+(f.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some(f=>!f.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Xe} advice=${i} variant=${s} />`}
	</div>`}function ni({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:Ut(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${ti} known=${s} variant=${e} sort=${r} set=${n} />`}var si=()=>navigator.clipboard?.writeText(location.href).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand"));function ai(){let e=ge.value,t=Ur(e),n=ee(t.variant),s=A(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Ut(n)||t.up),r=ei(a?t:void 0);k(()=>{F(Je)},[]);let i=(f,$="sort"in f)=>G(_r(ge.value,f),{replace:$});if(!n){let f=oe.value.length>0&&oe.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Jr(n),!1),p=({id:f})=>c`<option key=${f} value=${f} selected=${f===n.id}>${o(`variant.${f}`)}</option>`,d=()=>i({hand:""},!1),h={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${Aa} label=${o("page.create.variant")} value=${n.id}
				onchange=${f=>G(`/bids?variant=${f}`)}>
				${zt().map(([f,$])=>c`<optgroup key=${f} label=${o("page.players",{n:f})}>
					${$.map(p)}
				</optgroup>`)}
			<//>
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Vr} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${d}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Xr} ...${h} /><${Yr} ...${h} /><${Qr} ...${h} /><${Zr} ...${h} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${ni} ...${h} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${si}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var oi=24,ri=["AC","KD","QH","JS"];function Jt({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Ze({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Gt({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function ii(){let[e,t]=v(E.value?.name??N.name.value),[n,s]=v({text:"",wrong:!1}),a=E.value?.name??N.name.value,r=S(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((E.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Ys(p),t(E.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:O(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${oi} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function li(){let[e,t]=v(!1);if(!E.value)return null;let n=async()=>{try{await Ds()}catch(r){if(!(r instanceof ce&&r.reason==="no-session"))throw r}E.value=null,B(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>F(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${K} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:E.value.name})}</p>
				<//>`:null}
	</p>`}var Wn=!1;function ci(){let e=S(null);return k(()=>{Wn&&(Wn=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>Wn=!0}>
		<${Ze} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Ms)]} />
	</div>`}function ui(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Jt} title=${o("page.choices.you")}><${ii} /><${li} /><//>
		<${Jt} title=${o("page.choices.book")}>
			<${ci} />
			<${Ze} name="theme" label=${o("page.choices.theme")}
				options=${J("page.choices.theme","auto","day","night")} />
		<//>
		<${Jt} title=${o("page.choices.cards")}>
			<p class="sample">${ri.map(e=>c`<${H} key=${e} card=${e} />`)}</p>
			<${Ze} name="pack" label=${o("page.choices.pack")}
				options=${J("page.choices.pack","two","four","german4")} />
			<${Ze} name="indices" label=${o("page.choices.indices")}
				options=${J("page.choices.indices","local","international")} />
			<${Gt} name="values" label=${o("page.choices.values")} />
			<${Gt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Jt} title=${o("page.choices.table")}>
			<${Ze} name="play" label=${o("page.choices.play")}
				options=${J("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Ze} name="pace" label=${o("page.choices.pace")}
				options=${J("page.pace","calm","usual","quick","instant")} />
			<${Gt} name="sound" label=${o("page.choices.sound")} />
			<${Gt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var et=class extends Error{},Ta={changed:{},written:""},pi={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},di={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},hi={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Fn=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),fi=(e,t)=>JSON.stringify(e)===JSON.stringify(t),zn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Pn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=Fn(n,r);fi(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new et(r instanceof Error?r.message:"")}if(!zn(a))throw new et(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=zn(s[r])&&zn(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Na({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Fn(n,d),a=(d,h)=>t({...e,changed:{...e.changed,[d]:h}}),r=d=>h=>a(d,h.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${$i} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(pi).map(([d,[h,f]])=>Number(Fn(n,d))<h||d==="game.bonus"&&!n.game.target?null:c`<${Le} key=${d} label=${i(d)} value=${s(d)} min=${h} max=${f}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(di).map(([d,h])=>n.offers.how==="none"?null:c`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${h.map(f=>[f,o(`page.create.rules.${d}.${f}`)])}
							onchange=${f=>a(d,f)} />`)}
			${Object.entries(hi).map(([d,h])=>h(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${mi(p)}</pre>
			</details>
		</div>
	</details>`}function $i({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${Le} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var mi=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var gi={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ta},Ca=6e4,yi=1440*Ca;function bi({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Ca,add:n*1e3};if(e==="move")return{move:Number(s)*yi}}function wi(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:Pn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:bi(e),undo:a,hints:s,open:r,bot:l,pace:vn[i],greet:e.greet==="yes"},h=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries(h)}function Ea({label:e,value:t,options:n,onchange:s}){return c`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>c`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var Hn=e=>t=>n=>e({[t]:n}),Vt=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),La=(e,t)=>Vt(e,t).includes("");function vi({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...wn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Vt(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${La(e,n)?c`<${Rt} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Vt(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${Ea} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function ki({plan:e,set:t}){let n=Hn(t),s=["1","3","7"];return c`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${J("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${Le} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Le} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function xi({plan:e,set:t}){let n=Hn(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...J("page.create.length","deals","games")]} />
				${e.length?c`<${Le} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...J("page.create.undo","free","agree"),["never",a]]} />
			${ta.value?c`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...J("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${J("page.pace",...Object.keys(vn))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${J("page.create.greet","no","yes")} />
			<${Ea} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...J("page.level",...wn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Si({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>c`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return c`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${zt().map(([r,i])=>c`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Oi=400;function Mi({plan:e,rules:t}){let[n,s]=v(""),a={variant:e.variant,rules:ji(e,t)},r=Y.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ue(a,r).then(l,()=>l({})):l({}),Oi);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function ji(e,t){try{return Pn(e.house,t)}catch{return}}function Ai(e){return e instanceof et?o("page.create.rules.unread",{text:e.message}):e instanceof ce&&e.reason==="bad"?o("page.create.refused",{text:e.message}):O(e)}function Ti({onclose:e}){let t=na(),[n,s]=v({...gi,variant:t?.id??"",pace:N.pace.value}),[a,r]=v(""),[i,l]=v(!1),u=Ue(),p=S(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=ee(n.variant),h=oe.value.find(g=>g.id===n.variant)??t,f=g=>(s(w=>({...w,...g})),r(""));if(!h)return null;let $=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(La(n,h)&&!await u.keep())return l(!1);await sa(wi(n,d),["",...Vt(n,h)])}catch(w){r(Ai(w)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${K} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${$}>
			<${Si} plan=${n} set=${f} variant=${h} />
			<${vi} plan=${n} set=${f} variant=${h} name=${u} />
			<${R} label=${o("page.create.public")} value=${n.public} onchange=${Hn(f)("public")}
				options=${J("page.create.public","no","yes")} />
			<${ki} plan=${n} set=${f} />
			<${xi} plan=${n} set=${f} />
			<${Na} own=${n.house} set=${g=>f({house:g})} rules=${d} />
			<${Mi} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var tt;function Ni(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Da(e,t){let n=await Ni();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Ba(e){tt=e;try{await Da("readwrite",t=>t.put(e,"mine"))}catch{}}async function Ae(){if(tt)return tt;try{tt=await Da("readonly",e=>e.get("mine"))}catch{tt=void 0}return tt}async function Ra(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var re=1200,be=["bid","premium","trump","play"],Ci=e=>e.bid+e.premium+e.trump+e.play;function Yt(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/re*n),l=(i-a)/n;return a=i,l||0})}function In(e,t,n){let s={you:n?"yes":"no",name:t};if(Ci(e)===0)return o("page.report.clean",s);let a=Yt(be.map(l=>e[l]),0),r=be.flatMap((l,u)=>a[u]?[o(`page.report.part.${l}`,{n:b(a[u]??0)})]:[]),i=a.reduce((l,u)=>l+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:b(i),parts:r.join(", ")})}var qa=e=>e.judged<e.of||e.rough>0;function Wa(e,t){let n=e?.deals[0];if(!e||!n||qa(e))return"";let s=Array.from({length:t+2},()=>0);for(let a of n.mistakes){let r=a.trick?a.trick+1:a.phase==="lay"?0:1;a.seat===0&&(s[r]=(s[r]??0)+a.lost/re)}return s.map(a=>a===0?"🟩":a<=5?"🟨":"🟥").join("")}function ut(e,t,n){let[s,a]=v({});return k(()=>{let r=!0,i=async()=>{for(;r;){let l=await Ei(e,t,n);if(!r||(a({told:l}),!qa(l)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:O(l)}))),()=>{r=!1}},[e,t,n]),s}async function Ei(e,t,n){if(e!=="mine")return Dt(e,t,n);let s=await Ae();return Js(s?.bytes??new Blob,t,n??0)}function za({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=ut(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?In(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var De=e=>new Date(e*864e5).toISOString().slice(0,10),Li=e=>Math.round(Date.parse(e)/864e5);function _n(){let e=new Date;return De(Date.UTC(e.getFullYear(),e.getMonth(),e.getDate())/864e5)}function Fa(e,t){let n=Li(t);e.has(De(n))||n--;let s=0;for(;e.has(De(n-s));)s++;return s}var Di=new TextEncoder;async function pt(...e){let t=e.map(a=>typeof a=="string"?Di.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Kn=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Un=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Pa=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Bi=async e=>Un(await pt("n99-entropy-1",e));async function Ri(e,t){for(let n=0;n<t;n++)e=await pt("n99-chain-1",e);return e}var qi=(e,t)=>pt("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Wi=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Kn(e):pt("n99-seed-1",e);async function*zi(e,t){for(let n=0n;;n++){let s=new DataView((await pt("n99-deal-1",e,Pa(t,8),Pa(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Fi(e,t,n){let s=[...e],a=zi(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let h=BigInt(s.length-i);h>1n&&u*h<=1n<<56n;h--)l.push(h),u*=h;let p,d;do{d=(await a.next()).value,p=[];for(let h of l)p.push(Number(d*h>>64n)),d=d*h&r}while(d<(1n<<64n)%u);for(let h of p){let[f,$]=[s[i],s[i+h]];s[i]=$,s[i+h]=f,i++}}return s}var Ha=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Pi(e,t,n){let s=e.ranks.split(" ").sort((h,f)=>Ha.indexOf(h)-Ha.indexOf(f)),a=["C","D","H","S"].flatMap(h=>s.map(f=>f+h));e.joker&&a.push("joker");let r=await Fi(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(h,f)=>r.slice(f*e.hand,(f+1)*e.hand)),u=l.findIndex(h=>h.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=h=>h.map(f=>f==="joker"?i??f:f).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Hi(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Ii(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Bi(s)!==t[n])return!1;return!0}async function Ia(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,w)=>w>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return _i(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(Kn),d=await Ii(p,u),h=i.some(g=>"end"in g),f=[],$=a.commit,m=0;for(let[g,w]of l.entries()){if(m++,!w.secret){f.push({deal:w.deal,outcome:h||g<l.length-1?"hidden":"playing"});continue}let y=Kn(w.secret);if(m>4096||Un(await Ri(y,m))!==$){f.push({deal:w.deal,outcome:"wrong",why:"secret"});continue}$=w.secret,m=0,d?f.push(await _a(w,t,await qi(y,p),0n)):f.push({deal:w.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,entropy:u.map((g,w)=>p[w]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Un(g)===n):void 0}}async function _a(e,t,n,s){return Hi(e,await Pi(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function _i(e,t,n){let s=[],a=e.seed?await Wi(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await _a(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function dt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=dt(e[a],r);return s}async function Ki(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=dt(await Lt(n.variant),n.rules);return{names:n.seats,verdict:await Ia(e,s,t)}}function ht({table:e,match:t=1,record:n}){let[s,a]=v(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await Ks(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=h=>e===void 0?void 0:Wt(e,h),d=u.map(p).find(Boolean);return Ki(l,d)})().catch(l=>({wrong:l instanceof ce&&l.reason==="not-now"?o("page.fair.later"):O(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Ji} names=${s.names} verdict=${s.verdict} />`}function Ui(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Ji({names:e,verdict:t}){let n=Ui(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Gi(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Gi(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Vi(e){let t=E.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Yi} key=${t.id} id=${t.id} />`:c`<${Ka} />`}
		<${tl} />
	</main>`}var Ka=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,se=e=>I(`variant.${e}`)?o(`variant.${e}`):e;function Qt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&I(`page.level.${a}`)?o(`page.level.${a}`):n})}function Xt(e,t){let n=e.seats.indexOf(E.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Yi({id:e}){let{value:t,wrong:n}=Qe(()=>Ps(e),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?c`<${Ka} />`:c`<${Qi} tallies=${s} /><${Xi} id=${e} />`}function Qi({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${P}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${se(n.variant)}</a></th>
					<td>${ft(n,n.matches)}</td><td>${ft(n,n.won)}</td><td class="spare">${ft(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):ft(n,0)}</td>
					<td>${n.deals?b(n.points/n.deals,1):ft(n,0)}</td>
					${t?c`<td>${Ua(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var ft=(e,t)=>e.matches?Ua(t):"",Ua=e=>e?b(e):"–";function Xi({id:e}){let[t,n]=v([]),[s,a]=v(""),[r,i]=v(null),l=S(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await F(()=>Hs(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return k(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${Zi} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${K} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${ht} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function Zi({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Me),i=_s(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${se(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${Tt(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",h=p>0?" : ":"";return c`${h}<span key=${u.seat} class=${d} title=${Me(u)}>${b(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function el(e){return e instanceof ce&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:O(e)}function tl(){let[e,t]=v(""),[n,s]=v(!1),[a,r]=v(""),i=S(null);k(()=>{Ae().then(h=>r(h?.name??""))},[]);let l=async h=>{if(h){t("");try{if(h.size>1<<20)throw new Error(o("page.import.large"));await Ie(h,1,0),await Ba({name:h.name,bytes:h}),G("/replay/mine/1/0")}catch(f){t(el(f))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${h=>{h.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${h=>{h.preventDefault(),s(!1),l(h.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var $t=(e,t={dateStyle:"long"})=>Tt(Date.parse(e),{timeZone:"UTC",...t});function nl({rest:[e]}){let t=/^\d{4}-\d\d-\d\d$/.test(e??"")?e:_n();return c`<${sl} key=${t} day=${t} />`}function sl({day:e}){let[t,n]=v(null),[s,a]=v(""),r=E.value?.id;return k(()=>{let i=!1;return Promise.all([Bs(e),Je()]).then(([l])=>i||n(l),l=>i||a(O(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${$t(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${al} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${ll} deals=${t} day=${e} />`:null}
	</main>`}function al({day:e,deal:t}){let[n,s]=v(!1),a=async()=>{s(!0),await F(()=>oa(e,t.variant)),s(!1)},r=oe.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):M(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${se(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${rl} day=${e} deal=${t} own=${t.own} />`:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o("page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Ga=(e,t)=>o("page.daily.own",{you:t,points:b(e.points),n:e.points,made:e.made?"yes":"no"}),ol=e=>e===oe.value[0]?.id?"none":se(e),Va=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone");function rl({day:e,deal:t,own:n}){let{told:s}=ut(n.table??"",1,0),a=oe.value.find(i=>i.id===t.variant)?.tricks??0,r=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${b(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Ga(n,"yes")}</li>
			${t.expert?c`<li>${Ga(t.expert,"expert")}</li>`:null}
			<li>${Va(t)}</li>
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
		<${il} text=${[o("page.daily.first",{day:$t(e,{dateStyle:"medium"}),variant:ol(t.variant)}),Wa(s,a),[o("page.daily.last",{points:b(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[Va(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function il({text:e}){let[t,n]=v(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>B(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function ll({deals:e,day:t}){let[n,s]=v(t.slice(0,7)),a=new Map;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1);let r=_n(),i=new Date(`${n}-01T00:00Z`),l=Math.round(i.getTime()/864e5),u=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),p=(i.getUTCDay()+6)%7,d=m=>De(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),h=4,f=Array.from({length:7},(m,g)=>$t(De(h+g),{weekday:"short"})),$=(m,g,w,y)=>c`<button type="button" class="button plain" aria-label=${o(w)}
		disabled=${y} onclick=${()=>s(d(m))}>${g}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Fa(a,r)})}</p>
		<div class="daily-month">
			${$(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${$t(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${$(1,"›","page.daily.on",n>=r.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Y.value}>
			${f.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:u},(m,g)=>{let w=De(l+g),y=a.get(w)??0,x=g===0?{gridColumnStart:p+1}:{};return w<e.first||w>r?c`<span key=${w} class="soft" style=${x}>${g+1}</span>`:c`<a key=${w} style=${x} href=${`/daily/${w}`} data-played=${y}
					aria-current=${w===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:$t(w),n:y})}>${g+1}</a>`})}
		</div>
	</section>`}var cl={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function ul(e,t){let n=[];return gn(e,t).forEach((s,a)=>n[s]=cl[e]?.[a]??"north"),n}function nt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:h=null,over:f="",onhurry:$,children:m}=e,g=$e(t),w=ul(g,s),y=l?l.cards:t.trick??[],x=l?l.winner:u?-1:t.taking??-1,j=u&&!l?[...y,{seat:t.options?.seat??s,card:u}]:y;return c`<div class=${`felt hands-${g} ${f}`} onclick=${$}>
		${gn(g,s).filter(T=>T!==r).map(T=>c`<${Re}
				key=${T} view=${t} variant=${a} seat=${T} name=${n[T]??""} names=${n}
				place=${w[T]} own=${T===s} chair=${p?.[T]} now=${d} open=${pl(t,T)}
				winner=${l?.winner===T} laid=${i} hand=${T===h?.seat?h.hand:void 0}
			/>`)}
		<${Ml} cards=${j} where=${w} winner=${x} gone=${l?.gone??!1} names=${n} />
		<${fl} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var pl=(e,t)=>e.shown?.[t]?.hand!==void 0?A(e.shown[t]?.hand):null;function dl(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Se(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?He(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function hl(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function fl({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...dl(e,n,s),...hl(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Be} trump=${Se(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Pe.Provider} value=""><${H} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Be({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${V} trump=${e} />`}
		<b>${M(e)}${t&&e?"?":""}</b>
	</p>`}function Re(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:h,laid:f=!0,hand:$}=e,m=t.held?.[s]??0,g=t.due===void 0?t.turn.includes(s):t.due===s,w=l&&t.seat!==void 0,y=w?t.bid:t.shown?.[s]?.bid,x=w?void 0:t.shown?.[s]?.aside,j=_e(u),T=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${g?"thinks":""} ${h?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${j?c`<span class="level" title=${Ke(u)}>${j}</span>`:null}
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
				${t.phase===void 0?null:c`<${wl} view=${t} variant=${n} seat=${s} bid=${y}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${bl} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${$l} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Nt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:T})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Ol} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${ml} suits=${A(t.void?.[s])} />`:null}
		</div>
		${x?c`<div class="aside" aria-label=${o("page.aside")}>${Q(x)}</div>`:null}
		${w||d?null:c`<${yl} n=${m} />`}
		${w||!d?null:$??c`<${gl} cards=${d} trump=${t.trump} />`}
	</section>`}function $l({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function ml({suits:e}){let t=o("page.void",{suits:q(e.map(M))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Sl} suit=${n} />`)}
	</p>`}function gl({cards:e,trump:t}){let n=s=>c`<span key=${z(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${H} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${ze(_(e,W,t),t).map(n)}</div>`}function yl({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${H} key=${n} face="down" />`)}
	</div>`}function bl({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return c`${xl(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function wl({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:C(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${vl} won=${r} bid=${l?xn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:C(s,t)})}</span><${kl} stands=${i} />
	</span>`}function vl({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function kl({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function xl(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${D(n)}</span>`:null}function Sl({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Ol({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Zt(n)}</span>`}function Zt(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Ml({cards:e,where:t,winner:n,gone:s,names:a}){let r=S(null),i=S(new Set);return de(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let h=`${d.dataset.of} ${d.dataset.card}`;i.current.has(h)||p.push(Tl(d,Al(d))),s&&p.push(Nl(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${H} card=${u} />
			</li>`)}
	</ol>`}var jl=":is(.backs, .open-hand, .hand, .nameplate)";function Al(e){let t=mt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${jl}`)?.getBoundingClientRect()}var mt=new Map,Ya=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Tl(e,t){let n=Ya(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Nl(e,t){let n=Ya(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function en(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:He(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Qa(a))return Cl(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:M(a.led)}):o("ask.lead",{who:r})}var Qa=e=>e.acts?.length===1&&e.acts[0]==="pass";function Cl(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var tn=e=>e?.led&&e.follow?o("illegal.follow",{suit:M(e.led)}):o("illegal");function nn({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=v("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Oe([...t],e.worth??""),h=t.size<u?b(d):C(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${Za} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${r?c`<${El} cards=${_([...t],W)} pick=${u} worth=${me(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>c`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>l(f)} />
							<span>${Xa(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:h})}
		</button>
	</div>`}function El({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${H} card=${r} size="mini" /><b class="score">+${n[z(r)]}</b>`:null}
			</span>`})}
	</span>`}function Xa(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Jn(e,t);return o(`menu.${s}`,a)}function Jn(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Za({offer:e,variant:t}){let{level:n,points:s,n:a}=Jn(e,t),r=Ct(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function eo({options:e,variant:t,onact:n,busy:s}){let[a,r]=v(""),[i,l]=v(""),u=e.acts??[],p=[...new Set(u.map(f=>f.split(" ")[0]??""))],d=u.filter(f=>f.startsWith(`${a} `));if(k(()=>(r(""),l("")),[u.join()]),Qa(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:f,points:$,n:m}=Jn(i,t);return c`<div class=${`answer sure ${m?"numbered":""}`}>
			<${Za} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${f}`,{points:$,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>l("")}>${o("page.sure.not")}</button>
		</div>`}let h=f=>f==="pass"||u.every($=>$!=="pass")?n(f):l(f);return c`<div class="answer">
		${p.map(f=>{let $=u.every(m=>m!==f);return c`<button type="button" key=${f} class=${`button ${a===f?"chosen":""}`} disabled=${s}
				aria-expanded=${$?a===f:void 0}
				onclick=${()=>$?r(f):h(f)}>${Xa(f,t)}</button>`})}
		${d.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map(f=>c`<button type="button" key=${f} class="button" disabled=${s} aria-label=${D(f)}
							onclick=${()=>h(f)}>${f.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function to({options:e,onact:t,busy:n}){return c`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return c`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${Be} trump=${a} />
			</button>`})}
	</div>`}function gt({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:l,onplay:u}){let[p,d]=v(""),h=S(null),f=e.includes(p)?p:e.find(y=>t?.has(y))??e[0];de(()=>{let y=0,x=()=>{for(let T of h.current?.querySelectorAll("[data-card]")??[])mt.set(T.dataset.card??"",T.getBoundingClientRect())},j=requestAnimationFrame(()=>y=setTimeout(x));return()=>(cancelAnimationFrame(j),clearTimeout(y))});function $(y){let x=y.ctrlKey||y.metaKey||y.altKey?void 0:Dl(e,f,y.key);x!==void 0&&(y.preventDefault(),x!==""&&(d(x),h.current?.querySelector(`[data-card="${x}"]`)?.focus()))}function m(y,x){d(x);let j=y.pointerType==="touch",T=N.play.value==="twice"||N.play.value==="auto"&&j;i||T&&!n.has(x)?l(x):u(x)}let g=(y,x)=>{let j=t===null||t.has(y);return c`<button type="button" key=${y} data-card=${y} class=${n.has(y)?"chosen":""}
			tabindex=${y===f?0:-1} aria-disabled=${j&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(y):void 0} style=${{"--k":x}}
			onclick=${T=>m(T,y)}>
			<${H} card=${y} dim=${!j} lifted=${n.has(y)} size=${r?"mini":"full"} />
			${s?c`<span class="worth" aria-hidden="true">${s[z(y)]}</span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${h} role="group"
		aria-label=${a} onkeydown=${$} onmousedown=${Ll}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${r?ze(e).map(y=>c`<span key=${z(y[0]??"")} class="same-suit">${y.map(g)}</span>`):e.map(g)}
	</div>`}var Ll=e=>e.preventDefault();function Dl(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return no(e,s,-1);case"ArrowDown":return no(e,s,1)}}function no(e,t,n){let s=z(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(z(r)!==s)return r}return""}function sn(e,t,n){let s=e.filter(r=>Bl(fe(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Bl(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}var pe=0,we=[{chapter:"aim",say:"tricks",deal:0,at:0},{chapter:"aim",say:"exact",deal:0,at:0},{chapter:"bid",say:"values",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"guess",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"lay",deal:0,at:0,leaf:"values",worth:!0,does:"lay"},{chapter:"bid",say:"middling",deal:0,at:3},{chapter:"bid",say:"missing",deal:0,at:6},{chapter:"bid",say:"premium",deal:0,at:6},{chapter:"play",say:"follow",deal:0,at:8,does:"play"},{chapter:"play",say:"highest",deal:0,at:9,lies:!0},{chapter:"play",say:"lead",deal:0,at:9,does:"play"},{chapter:"play",say:"low",deal:0,at:12,does:"play"},{chapter:"play",say:"under",deal:0,at:16,does:"play"},{chapter:"play",say:"queen",deal:0,at:19,does:"play"},{chapter:"play",say:"enough",deal:0,at:21,lies:!0},{chapter:"play",say:"away",deal:0,at:21,does:"play"},{chapter:"play",say:"duck",deal:0,at:26,does:"play"},{chapter:"play",say:"discard",deal:0,at:29,does:"play"},{chapter:"play",say:"last",deal:0,at:32,does:"play"},{chapter:"points",say:"each",deal:0,at:33,leaf:"account",point:"tricks"},{chapter:"points",say:"contract",deal:0,at:33,leaf:"account",point:"contract"},{chapter:"points",say:"failed",deal:0,at:33,leaf:"account",point:"failed"},{chapter:"points",say:"next",deal:0,at:33,leaf:"account",point:"next"},{chapter:"trump",say:"ruff",deal:1,at:7,does:"play"},{chapter:"trump",say:"ruffed",deal:1,at:9,lies:!0},{chapter:"game",say:"end",deal:1,at:9,leaf:"end"}];async function so(){let e=await fetch(`${document.body.dataset.base??"/"}lesson/first.99.jsonl`);if(!e.ok)throw new Error(`no record of the lesson: ${e.status}`);let t=await e.text(),n=[...new Set(we.map(a=>a.deal))],s=await Promise.all(n.map(a=>Ie(new Blob([t]),1,a)));return{names:s[0].header.seats,deals:s.map(Rl)}}function Rl(e){return e.steps.flatMap(({line:t,views:n})=>{let s=n[pe];return s&&("act"in t||"deal"in t)?[{act:t.act??"",seat:t.seat??-1,view:s}]:[]})}function Gn(e,t){let n=e.slice(t+1).find(s=>s.seat===pe);return n?n.act.split(" ").slice(1):[]}var oo="ninetynine.lesson",[ql,Wl,zl]=[700,1700,280];function Fl(){try{let e=Number(localStorage.getItem(oo));return Number.isInteger(e)&&e>0&&e<we.length-1?e:0}catch{return 0}}function Pl(e){try{localStorage.setItem(oo,String(e))}catch{}}var an=e=>we[e],ro=(e,t)=>e[t]?.view,Vn=(e,t)=>Fe(e[t-1]?.view,e[t]?.view),ao=(e,t,n)=>({view:ro(e,t),full:{...n,gone:!0},ms:zl});function Hl(e,t,n){let s=[],a=t.lies?Vn(e,t.at):null;a&&s.push(ao(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Vn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Wl:ql}),l&&s.push(ao(e,r,l)))}return s}var on=class{at=L(Fl());moving=L(!1);chosen=L(new Set);reply=L("");#n="";#e=0;#t=this.at.peek();constructor(t){this.lesson=t,this.shown=L(this.#c(this.#a()))}be(t){this.stop(),this.#t=t,Ee(()=>{this.#u(!1),this.at.value=t,this.shown.value=this.#c(an(t))}),Pl(t),t===we.length-1&&(N.taught.value=!0)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.#t);let t=this.#a(),n=this.#l(t);if(t.does==="play")return this.play(n[0]??"");if(t.does!=="lay")return this.#i();let s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.lay();this.chosen.value=new Set(n),this.reply.value=o("page.learn.lay.so")}play(t){let n=this.#a();if(t===this.#l(n)[0])return this.#i();this.reply.value=this.#f(n,t)}lay(){let t=this.#a(),n=this.#r(t)?.options?.worth??"",s=[...this.chosen.peek()],a=Oe(s,n);if(a!==Oe(this.#l(t),n))return void(this.reply.value=o("page.learn.lay.no",{n:a}));this.#n=_(s,W).join(" "),this.#i()}same(){return this.#n===""||this.#n===_(Gn(this.lesson.deals[0]??[],0),W).join(" ")}stop(){clearTimeout(this.#e)}#a(){return an(this.at.peek())}#s(t){return this.lesson.deals[t.deal]??[]}#r(t){return this.#s(t)[t.at]?.view}#l(t){return Gn(this.#s(t),t.at)}#c(t){return{view:ro(this.#s(t),t.at),full:t.lies?Vn(this.#s(t),t.at):null}}#u(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.#a(),we[t]];if(!s)return;if(s.deal!==n.deal)return this.be(t);this.#t=t;let a=Hl(this.#s(n),n,s);Ee(()=>this.#u(a.length>0)),this.#o(a)}#o([t,...n]){if(!t)return this.be(this.#t);this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}#f(t,n){let s=this.#r(t),a=s?.trick?.[0]?.card,r=A(s?.options?.from);return a&&!r.includes(n)?o("page.learn.must",{suit:o(`suit.${z(a)}`)}):o(`page.learn.${t.say}.no`)}};function Il(e){let[t,n]=v({});return k(()=>{let s,a=!1;return so().then(r=>!a&&n({run:s=new on(r)}),r=>!a&&n({wrong:O(r)})),()=>{a=!0,s?.stop()}},[]),t.wrong?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.learn.title")}</h1><p>${t.wrong}</p>
			<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		</main>`:t.run?c`<${_l} run=${t.run} />`:c`<main id="main" tabindex="-1" class="table lesson">
			<p class="opening" role="status">${o("page.opening")}</p>
		</main>`}function io(){let e=ra(ge.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function _l({run:e}){let t=io(),n=e.at.value,s=an(n),a=S(null);Yl(e);let r=S(n);k(()=>{if(r.current===n)return;r.current=n;let h=s.leaf==="end"?".over .chief":s.does?'.hand button[tabindex="0"]':".on";a.current?.querySelector(h)?.focus({preventScroll:!0})},[n]);let{view:i,full:l}=e.shown.value,u=e.lesson.names.map((h,f)=>f===pe?o("you"):h),p=s.leaf==="account"?"sheeted":s.leaf==="end"?"covered":"",d=e.moving.value?"":p;return c`<main id="main" tabindex="-1" class="table lesson" ref=${a} data-leaf=${s.leaf}
		data-point=${s.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Be} trump=${i.trump??""} /><h1>${o("page.learn.title")}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${t??"/"}>${o(t?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Kl} run=${e} step=${s} n=${n} />
			<div class=${`board ${d==="sheeted"?d:""}`}>
				<${Vl} run=${e} step=${s} view=${i} full=${l} name=${u[pe]??""} />
				<${nt} view=${i} names=${u} me=${pe} elsewhere=${pe} full=${l} over=${d}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Jl} step=${s} view=${i} names=${u} run=${e} />
				<//>
			</div>
		</div>
	</main>`}function Kl({run:e,step:t,n}){let s=e.moving.value,a=n===we.length-1,r=t.does&&!s;return c`<section class="told" aria-label=${o("page.learn.title")}>
		<h2>${o(`page.learn.chapter.${t.chapter}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${ne(o(`page.learn.${t.say}`,Ul(e)))}</p>
			<p class="reply">${ne(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:we.length})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${a} onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Ul(e){let t=ee(e.shown.value.view.variant),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{same:e.same()?"yes":"no",alone:n,two:s,three:a,declare:r,reveal:i}}function Jl({step:e,view:t,names:n,run:s}){if(s.moving.value&&e.leaf!=="values")return null;let a=t.options,r=e.leaf==="values"&&t.phase==="lay"?c`<${lo} worth=${a?.worth??""} />`:null;return c`${e.does==="lay"&&a?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					<div class="leaf worths">${r}</div>
					<${nn} options=${{...a,offers:[]}} chosen=${s.chosen.value} variant=${void 0} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:r&&c`<div class="leaf centre">${r}</div>`}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Ge} view=${t} names=${n} me=${pe} untitled /></div>`:null}
		${e.leaf==="end"?c`<${Gl} variant=${t.variant} />`:null}`}function lo({worth:e}){let t=me(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...W].map(n=>c`<li key=${n}>
				<${V} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Gl({variant:e}){let t=io(),[n,s]=v(!1),a=async()=>{s(!0),await F(async()=>{await Je();let r=oe.value.find(i=>i.id===e);r&&await aa(r,"beginner")}),s(!1)};return c`<div class="over leaf end">
		<h2>${o("page.learn.done")}</h2>
		<${lo} worth=${ee(e)?.worth??""} />
		<div class="row">
			${t?c`<a class="button chief" href=${t}>${o("page.learn.table")}</a>`:c`<button type="button" class="button chief" disabled=${n} aria-busy=${n} onclick=${a}>
						${o("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${e}`}>${o("page.learn.rules")}</a>
		</div>
	</div>`}function Vl({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",l=r&&t.does?n.options:void 0,u=l?new Set(A(l.from)):null,p=e.chosen.value,d=$=>{if(!l)return;let m=new Set(i?p:[]);if(p.has($))m.delete($);else if(m.size<(l.pick??1))m.add($);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Ee(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has($)?e.reply.value=o("page.learn.tap"):e.play($)},h=$=>l&&e.play($),f=n.phase==="lay"&&t.worth?me(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Re} view=${n} seat=${pe} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===pe} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Q(n.aside)}</div>`:null}
		</div>
		<${gt} cards=${_(A(n.hand),W)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${h} />
	</section>`}function Yl(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=sn(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}function yt({view:e,names:t,last:n=!1}){let s=X(e);if(s===0)return c`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,l)=>l),r=Array.from({length:$e(e)},(i,l)=>l);return c`<${P}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let l=at(e,i),u=ot(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=l.find(h=>h.seat===p)?.card;return c`<td key=${p} class=${p===u?"won":""}>
						${d?c`<${H} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Ql({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${nc} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Xl(e,t,n){if(e!=="mine")return Us(e,t,n);let s=await Ae();if(!s)throw new Error("nothing kept");return Ie(s.bytes,t,n)}async function Zl(e,t,n,s){if(e!=="mine")return Gs(e,t,n,s);let a=await Ae();return Vs(a?.bytes??new Blob,t,n,s)}function ec(e,t,n){let s=S(new Map),[,a]=v(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:O(i)}))},[t,n]),n?s.current.get(t)??{}:null}function tc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function nc({table:e,match:t,deal:n}){let[s,a]=v({});if(k(()=>{let i=!0;return Xl(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):O(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${ac} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function sc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function ac({table:e,match:t,deal:n,played:s}){let a=dt(ee(s.header.variant),s.header.rules),r=he(()=>tc(s),[s]),i=r[0]?.views.length??1,l=Qt(s.header,i),u=r.length-1,p=ge.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),h=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,f=h>=0?h:Xt(s.header,i),$=r[d+1]?.line,m=$!==void 0&&"act"in $,g=ec(xe=>Zl(e,t,n,xe),d,m&&p.has("hint")),w=(xe,xs=h,$r=g!==null&&xe===d)=>`/replay/${e}/${t}/${n}?step=${xe}${xs>=0?`&seat=${xs}`:""}${$r?"&hint":""}`,y=xe=>G(w(Math.min(u,Math.max(0,xe))),{replace:!0}),x=he(()=>lc(r),[r]),j=rc(d,x,u,y),T=S(null),le=()=>m&&G(w(d,h,!g),{replace:!0});uc({h:le,...g&&{Escape:le},ArrowRight:j.forward,ArrowLeft:j.back,ArrowDown:j.trickForward,ArrowUp:j.trickBack,Home:j.start,End:j.end});let jt=r[d],mn=h>=0?jt.views[h]:sc(jt.views,f);return c`<${Pe.Provider} value=${mn.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${hc} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${h}
			onseat=${xe=>G(w(d,xe),{replace:!0})} here=${w(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${h>=0?o("page.replay.seen",{name:l[h]}):o("page.replay.all")}</h2>
				<${oc} moment=${jt} view=${mn} names=${l} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${pc} key=${d} hint=${g} variant=${a} name=${l[$.by??$.seat]??""}
							bid=${r[d+1]?.views[$.seat]?.bid} onclose=${le}
							onleave=${()=>T.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${yt} view=${mn} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${ne(cc(jt,l,h,a))}</span></p>
				<button type="button" class="button plain" ref=${T} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${le}>${o("page.hint")}</button>
			</div>
			<${ic} step=${d} last=${u} to=${y} steps=${j} />
		</div>
	</main><//>`}function oc({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Ge} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=_t(s,t.phase);return c`<${nt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${Yn(e)} />
		<${dc} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var rc=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ic({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${st} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${st} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${st} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${st} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${st} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${st} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function lc(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Yn(t)||t.sheet?[n]:[]})}var Yn=e=>Fe(e.before?.[0],e.views[0]);function cc(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Yn(e);if(r==="lay"){let f=i.map(m=>Ye(m,p?.turnup)).join(" "),$=C(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:f,bid:$})}if(r==="name")return o("page.replay.names",{name:l,trump:M(i[0])});if(r==="play"){let[f,$]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Ye(i[0]??"",p?.turnup),taken:f,winner:$})}let h=e.views[n];return u&&h?.phase==="offer"&&!h.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:D(String(a.act))})}function uc(e){de(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function pc({hint:e,variant:t,name:n,bid:s,onclose:a,onleave:r}){let i=S(null),{told:l,wrong:u}=e;return de(()=>{let p=i.current;return p?.focus({preventScroll:!0}),()=>{p?.contains(document.activeElement)&&r()}},[]),k(()=>{l&&i.current?.scrollIntoView({block:"nearest"})},[l]),c`<section class="replay-hint" ref=${i} tabindex="-1" aria-label=${o("page.hint.of",{name:n})}>
		<header>
			<h2>${o("page.hint.of",{name:n})}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${l?c`<${Xe} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:c`<p class=${u?"":"soft"} role="status">${u??o("page.hint.thinking")}</p>`}
	</section>`}function dc({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=_(A(e.hand),W,e.trump),l=(u,p)=>/^(play|lay) /.test(u??"")&&u?.split(" ").includes(p);return c`<div class="replay-held">
		<${Re} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(u=>c`<span key=${u} class="one">
				<${H} card=${u} />
				<span class="mark">
					${l(r?.advice.act,u)?c`<${ye} />`:null}${l(r?.act,u)?c`<${It} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Q(e.aside)}</div>
	</div>`}function hc({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l}){let[u,p]=v(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",h=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,f=()=>navigator.clipboard?.writeText(location.origin+l).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand")),$=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??se(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:M(d)})}${" "}<${V} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${co} to=${s>0?h(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${co} to=${s+1<e.deals?h(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${$}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,g)=>c`<option key=${g} value=${String(g)}>${o("page.replay.seen",{name:m})}</option>`)}
			</select></label>
		<div class="row doings">
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${f} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?c`<${K} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?c`<${fc} match=${n} />`:c`<${ht} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function fc({match:e}){let[t,n]=v(null);if(k(()=>{Ae().then(async r=>n(r&&await Ra(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${ht} record=${t.slice(a,s[e]??t.length)} />`}function co({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var $c={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function st({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${$c[t]} /></svg>
	</button>`}function bt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[h,f]=[Math.min(0,...d),Math.max(1,...d)],$=w=>34+w*(l-p-34)/Math.max(1,e.length),m=w=>u-22-(w-h)*(u-34)/(f-h),g=gc((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${uo} low=${h} high=${f} y=${m} to=${l-p} />
		${r.map(w=>c`<line key=${w} class="end" x1=${$(w)} x2=${$(w)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((w,y)=>c`<g key=${y} class=${y===a?"self":""} data-line=${y}>
				<polyline points=${[`${$(0)},${m(i[y]??0)}`,...e.map((x,j)=>`${$(j+1)},${m(x[y]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[y]??0)+5}>${w.length>11?`${w.slice(0,10)}…`:w}</text>
			</g>`)}
		<text class="axis" x=${$(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function uo({low:e,high:t,y:n,to:s,said:a=b}){let r=mc(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function po({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=b}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(y=>y.mean),Math.min(...e.map(y=>y.high)),a*2),h=Math.min(0,...e.map(y=>y.mean)),f=y=>Math.min(d,Math.max(h,y)),$=y=>p+y*(l-p-6)/Math.max(1,t),m=y=>u-24-(f(y)-h)*(u-36)/(d-h),g=y=>$((y.from-1+y.to)/2),w=y=>e.map(x=>`${g(x)},${m(x[y])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...w("high"),...w("low").reverse()].join(" ")} />
		<${uo} low=${h} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(y=>`${g(y)},${m(y.mean)}`).join(" ")} />
			${e.map(y=>c`<circle key=${y.from} cx=${g(y)} cy=${m(y.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function mc(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function gc(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function yc({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${bc} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function bc({table:e,match:t,deal:n}){let{told:s,wrong:a}=ut(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let l=s.header,u=ee(l.variant),p=Qt(l,u?u.seats:l.seats.length),d=Number(ge.value.get("seat")??-1),h=d>=0&&d<p.length?d:Xt(l,p.length),f=$=>G(`${location.pathname}?seat=${$.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??se(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(h)} onchange=${f}>
					${p.map(($,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:$})}</option>`)}
				</select></label>
		</header>
		<${wc} told=${s} wrong=${a} />
		${s.deals.length?c`<${vc} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${h} />`:null}
	</main>`}function wc({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function vc({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,m)=>m.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:$=>`/replay/${t}/${n}/${$.deal}?step=${$.step}&seat=${$.seat}&hint`,one:s};return c`<section class="stack">
			<p class="lead">${In(i.lost,d,!1)}.</p>
			${e.luck?c`<p>${kc(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${fo} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${xc} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Sc} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${fo} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Oc} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function kc(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/re)||0),a=Math.min(Math.round(e.gifts/re),Math.max(s,0));return o("page.report.luck",{cards:U(t),lie:U(n),others:U(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:b(a)})}var ho=(e,t)=>t===void 0?ct(e):o("page.report.bid",{bid:b(t),cards:ct(e)});function fo({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:ho(r.act,r.bid),better:ho(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${ne(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:b(r.lost/re,1)})}>
				−${b(r.lost/re,1)}
			</span>
			${r.why.length?c`<span class="moment-why">${ne(Nn(r.why).join(" "))}</span>`:null}
			${p===d?null:c`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function xc({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of be)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Yt(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${U(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${U(r,1)}</td>
	</tr></tfoot></table>`}function Sc({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(h=>h/re));return c`<${bt} at=${p} from=${(u[0]??[]).map(d=>d/re)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,h)=>r[h]+=d.lead/re);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/re:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${bt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function Oc({told:e,names:t}){let n=e.luck?["start","cards","lie",...be.map(l=>`lost.${l}`),"others"]:["lie",...be.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Yt(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${P}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${U(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${U(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function Mc(e){let t=E.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Ac} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${yo} />`}
	</main>`}var yo=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function jc(e){let[t,n]=v({}),s=S(""),a=async()=>{try{for(;;){let r=await Is(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:O(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Ac(){let[e,t]=v(""),{told:n,wrong:s,again:a}=jc(e),r=S([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${se(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Tc} told=${n} again=${a} />`:null}`}function Tc({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${go} of=${e.assisted} />`:c`<${yo} />`:c`<${Nc} told=${e} />
		<${Cc} told=${e} />
		<${Bc} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${qc} of=${e.all.bids} />
			<${Wc} told=${e} again=${t} />
			${e.assisted.deals?c`<${go} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var qe=e=>o("page.records.percent",{n:b(100*e,0)}),$o=e=>e.margin?`${b(e.mean,1)} ± ${b(e.margin,1)}`:b(e.mean,1);function Nc({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:qe(e.made.low),high:qe(e.made.high)}),s=l=>l.margin?`± ${b(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),b(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),qe(e.made.share),n],[o("page.records.points"),b(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),b(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),b(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var mo={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Qn(e.points),lost:e=>Qn(e.lost.all),...Object.fromEntries(be.map(e=>[e,t=>Qn(t.lost[e])]))},Qn=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Cc({told:e}){let[t,n]=v(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,i=["made","points",...a?["lost",...be.filter(h=>!r(h))]:[]],l=i.includes(t)?t:"made",u=(l==="made"||l==="points"?e.course:s).map(h=>{let[f=0,$=0,m=0]=mo[l]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:f,low:$,high:m}}),[p=0]=mo[l]?.(e.all)??[],d=h=>l==="made"?qe(h/100):b(h);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
					<${po} of=${u} last=${e.all.deals} label=${Ec(o(`page.stats.aspect.${l}`),u,d)}
						all=${p} most=${l==="made"?100:void 0} said=${d}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Ec(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Lc=["bids","trumps","premiums","places","variants"];function Dc(e,t){return e==="trumps"?c`<${V} trump=${t} /> ${M(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):D(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?se(t):b(Number(t))}function Bc({told:e}){let[t,n]=v("bids"),s=Lc.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${P}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${b(0)}</span><span aria-hidden="true">${qe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Dc(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Rc} of=${u} /></td>
				<td>${qe(u.made.share)}</td>
				${l?c`<td>${u.bids.of?qe(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${b(u.deals)}</td><td class="spare">${$o(u.points)}</td>
				${i?c`<td class="spare">${u.judged?$o(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Rc({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function qc({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[b(Math.ceil(e.low)),b(Math.floor(e.high))],a={of:e.of,made:b(e.made),n:b(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var go=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:b(e.made.count)})}</p>`;function Wc({told:e,again:t}){let[n,s]=v(!1),[a,r]=v(""),i=S(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[h]=d.unjudged;h&&await zc(h,i),i.current&&(d=await t())}}catch(d){r(O(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function zc({table:e,match:t},n){for(;n.current;){let s=await Dt(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var Fc=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],Pc=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],ve={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},Hc={A:"ace",K:"king",Q:"queen",J:"jack"},Xn=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],Ic="two three four five six seven eight nine ten eleven twelve".split(" "),bo=["pass","declare","reveal"],_c=["random","greedy","beginner","casual","club","strong","expert"],ko=Object.keys(ve).flatMap(e=>Xn.map(t=>t+e));function Zn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,Ic[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),Hc[a]??"",a.toLowerCase()]};return{verbs:[...wt(Fc,a=>e(`cmd.${a}`)),...wt(Pc,a=>e(`page.cmd.${a}`))],offers:[...wt(bo,a=>e(`offer.${a}`)),...wt(bo,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Xn.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(ve).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:wt(_c.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var wt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>Kc(s,n))),Kc=(e,t)=>[e,t],xo=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),Uc=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Te=(e,t)=>e===t||e===Uc(t)||e===xo(t),So=(e,t)=>e.startsWith(t)||xo(e).startsWith(t);function wo(e,t){let n=t.verbs.find(([s])=>Te(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var rn=(e,t)=>Xn.find(n=>t.ranks[n]?.some(s=>Te(e,s)))??"";function ln(e,t,n){let s=Object.keys(ve).find(i=>ve[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>So(n.suits[i]??"",e)||e.length>=3&&ve[i]?.english.startsWith(e),r=Object.keys(ve).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in ve?e.toUpperCase():""}var Jc=new Set(["of","von","av","i","the","der","die","das"]);function Oo(e,t){let n=e[0]??"",s=Jc.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=ln(n,3,t),i=r?rn(a,t):"";if(i)return[i+r,s+1];let l=rn(n,t)?ln(a,1,t):"";return l?[rn(n,t)+l,s+1]:["",0]}function Gc(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Te(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Te(e[1]??"",a))return 1;let[r,i]=Oo(e.slice(2),n);return i?r===t?i+2:1:vt([t],e[2]??"",n).length?3:1}function Vc(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>Te(a.join(" "),l)||Te(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=Gc(a.slice(l),n,t),[p,d]=u?["",u]:Oo(a.slice(l),t);u?i.push("joker"):i.push(d?fe(p).toLowerCase()+ve[z(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function vt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=z(r),{sign:l,english:u}=ve[i]??{sign:"",english:""};for(let p of n.ranks[fe(r)]??[])for(let d of[Yc(t,p),/^\d+$/.test(p)?Qc(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];So(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var Yc=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",Qc=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function vo(e,t,n){let s=/^\d/.test(t)?"":rn(t,n),a=ln(t,2,n);return e.filter(r=>s&&fe(r)===s||a&&z(r)===a)}function es(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Xc=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Mo(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=Vc(e,n,t.joker),i=wo(r[0]??"",n);if(wo(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!Xc.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Zc(i,r,t,n):tu(i,r,t,n):r.every(d=>/^\d+$/.test(d)||vt(ko,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Zc(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[h=[],f]=eu(d,n,s);if(f)return f;for(let $ of h)l.add($)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>vt([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function eu(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=vt(t.hand,e,n);if(s.length===0&&(s=vo(t.list,e,n),s.length===0&&(s=vo(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=vt(ko,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function tu(e,t,n,s){if(n.sure)return nu(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=es(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=su(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function nu(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function su(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=ln(r,1,a);return n.find(d=>{let h=d.act.replace(/^name /,"");return h===p||r===h||Te(r,a.trumps[h]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var jo=(e,t)=>t.levels.find(([n,s])=>Te(e,n)||e===s)?.[1]??"",Ao=e=>e?.kind==="lay"||e?.kind==="play"?A(e.from):[];var kt=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function To({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=v(""),l=S(null);k(()=>l.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>c`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${kt(p)}
					${p.by&&p.by!==t?c`${" "}<${au} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${l} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function au({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var te=e=>e?"yes":"no",No=e=>I(`rank.name.${e}`)?o(`rank.name.${e}`):e,ou={C:"♣",D:"♦",H:"♥",S:"♠"};function ie(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ie(e,{short:t})});let[s,a]=[fe(e),z(e)];return t?(I(`rank.${s}`)?o(`rank.${s}`):s)+ou[a]:o("card.spoken",{rank:No(s),suit:o(`suit.${a}`)})}var We=(e,t)=>e.map(n=>ie(n,t)).join(", ");function Co(e,t){if(t.short)return e.map(s=>ie(s,t)).join(" ");let n=s=>{let a=As(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${z(i)}`):No(fe(i)));return`${M(a)}: ${r.join(", ")}`};return ze(e,t.view?.trump).map(n).join("; ")}function cn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:We(s,t),bid:C(Oe(s,ns(t)),t.rules)}):n==="name"?o("act.name",{trump:M(s[0])}):n==="play"?We(s,t):D(e)}var ns=e=>e.view.options?.worth??e.rules?.worth??"",Ce=e=>Array.from({length:$e(e.view)},(t,n)=>n),ts=(e,t)=>e?.shown?.[t]?.hand,ss=(e,t)=>_(A(t===e.me?e.view.hand:ts(e.view,t)),W,e.view.trump),Eo=e=>ss(e,e.view.options?.seat??e.me);function as(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Co(ss(e,e.me),e)})];return t.turnup&&A(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ie(t.turnup??"",{short:e.short})})),[...n,...it(t,e.rules),...Lo(e,void 0)]}function Lo(e,t){return e.view.phase==="over"?[]:Ce(e).filter(s=>s!==e.me&&ts(e.view,s)&&!ts(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Co(ss(e,s),e)}))}function os(e,t){return Ce(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Do(e,n,a)]:[]})}var Do=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:te(t===e.me),cards:We(A(n),e)}),Bo=(e,t)=>o("plain.laid",{cards:We(t,e),bid:C(e.view.bid??0,e.rules)});function rs(e,t){let{turnup:n}=e.view,s=Se(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:M(s)}),i=t&&!n?ru(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function ru(e){let t=e.view.why;return!e.view.trump&&Se(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:te(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&I(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Ro(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:te(t.length>1),n:e.rules.score.vulnerable})]}function un(e){let t=me(ns(e)),n=[...W].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function is(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?X(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:te(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?un(e):[];return[l,...Ro(e),...u,...qo(e)]}function qo(e){let t=e.view,n=[rs(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ie(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...ls(e,void 0),...os(e,void 0)),t.phase!=="over"&&n.push(...as(e)),t.trick?.length?[...n,...St(e,X(t))]:n}function ls(e,t){let{premium:n=[],why:s}=e.view;return Ce(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:te(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var Wo=e=>Ce(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function St(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=at(n,t);if(s.length===0)return[o(t===0||t===X(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ie(l,e)})),r=t<X(n)?ot(n,t):-1;return r<0?a:[...a,zo(e,s,r)]}function zo(e,t,n){let s=ie(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:te(n===e.me),card:s,tally:Wo(e)})}function cs(e){let t=Ce(e).filter(a=>e.view.void?.[a]),n=a=>q(A(e.view.void?.[a]).map(M)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:Wo(e)}),...s]}function Fo(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Ce(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?C(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Bo(e,A(t.aside))),s.push(...it(t,e.rules)),[...s,...ls(e,void 0),...os(e,void 0),rs(e,!1)]}function Po(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${b(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Ro(e)]}function us(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let h=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:h===void 0?"hidden":C(h,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Ce(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Do(e,p,d)]:[]}),l=On(n),u=Mn(n,e.names,e.me).map(([p])=>p);return[...r,...i,...Sn(n,e.names,e.rules,e.me),...u,...l?[l]:[],...iu(e)]}function iu(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=te(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function xt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ie(a,e)}`),s=es(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?M(a.act.slice(5)):lu(a.act,e)}`);return[...n,...s].join(", ")}function lu(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function cu(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Ct(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Ho(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[cu(e,t.sure)];if(t.offer)return[o("ask.number"),xt(e,t)];let l=[en(s,e.names,!1),...r.kind==="lay"?un(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,xt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Ne(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var Io=({said:e})=>e?[o("page.speech.said",{name:e.name,text:kt(e)})]:[];function _o(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Ne(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Ne(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:te(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:te(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return uu(e,t,i,r);default:return[]}}function uu(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?ps(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:te(s)})]}function ps(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:te(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function pu(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Ko(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=pu(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...qo(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Et(s,a)||e.table.match!==r.table.match)return is(t,!1);let l=[...du(s,t,n),...hu(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Bo(t,_(A(a.aside),W))),a.phase!=="over"&&l.push(...ls(t,s),...os(t,s),...Lo(t,s)),l.push(...fu(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...us(t,s)]:l}function du(e,t,n){let s=t.view;return Ce(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function hu(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[rs(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:te(a.by===t.me),trump:M(s)})]}function fu(e,t,n){let s=t.view,a=[],r=X(s);for(let i=X(e);i<=r&&i<(s.leads?.length??0);i++){let l=at(s,i),u=new Set(l.filter(({seat:p,card:d})=>A(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ie(d,t)}));i<r&&a.push(zo(t,l,ot(s,i)))}return a}function Uo(e,t){let[n]=e.choices,s=da(e),a=t.view.options,r="none";a?.kind==="lay"?r=C(Oe(e.act.split(" ").slice(1),ns(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=C(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:cn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+b(i),two:te(s!==void 0),second:s?cn(s.act,t):""})}var $u=2e4,Jo={times:100,each:50},Go={hand:as,bids:Fo,score:Po,worth:un,tricks:cs,trick:(e,[t])=>Number(t)>0?St(e,Number(t)-1):mu(e),last:e=>St(e,X(e.view)-1),legal:(e,t,n)=>n.options?[xt(e,n)]:[o("hint.none")]};function mu(e){let t=e.view.phase==="play"?cs(e).slice(0,1):[];return[...St(e,X(e.view)),...t]}function ds({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}var gu=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function yu(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:gu.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function bu(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var pn=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#c="";#u="";#i={about:"",act:""};#o=!1;#f="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:_o(t,ae(t));return s&&a.push(...Ko(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Ne(t,ae(t))),this.#e([...a,...Io(t),...this.#h(t)])}obey(t){return this.#x(t).catch(n=>this.#e([O(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>$u||(this.#f=String(n),this.#e([o("page.speech.short",{time:Zt(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:ae(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?Eo(t):[],r=new Set(Ao(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||l&&!this.#r}}#h(t,n=!1){let s=ds(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#d(t);return a?.view.phase!==void 0?Ho(a,this.#m(a)):[]}#g(t){let n=this.#h(t,!0);return n.length?n:Ne(t,ae(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=I(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Ne(t,ae(t))];let l=n.view.phase==="over",u=!l&&X(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...is(n,!u),...l?us(n):[],...ps(t,n.names)]}async#p(t){try{return E.peek()||await Bt(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([O(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<Jo.times;t++)await new Promise(n=>setTimeout(n,Jo.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#u;this.#u="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=Mo(t,r.moment,Zn(o,I));switch(i.kind){case"act":return this.#w(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#v(i.verb,i.words,i.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[tn(t.options),o("page.speech.legal",{cards:We(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?xt(s,a):""};if(t.cards){let l=s??{short:this.#o};r.cards=We(t.cards,l),r.card=ie(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#v(t,n,s,a){let{m:r}=a,i=this.#A(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#E(a);case"":case"ready":case"next":case"again":return this.#L(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#B(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return G("/")}return this.#j(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#u=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#j(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#A(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Ne(s,ae(s));case"time":return this.#T(s);case"help":return yu(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Go,t)?Go[t]:void 0;if(i)return a?.view.phase===void 0?Ne(s,ae(s)):i(a,n,r)}#T(t){let n=ae(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Zt(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return bu(await ue(this.#n.settled.peek().settings,Y.peek()))}catch(t){return[O(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#i={about:ds(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Uo(n,t),...Pt(n,t.rules,a=>cn(a,t)),s]}catch(n){return[O(n)]}}async#E(t){let{about:n,act:s}=this.#i;if(n!==ds(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#L(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#D():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#D(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#B(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Zn(o,I),i=n.map(p=>jo(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Vo={lines:250,typed:50};function Yo({table:e,variant:t}){let[n,s]=v([]),a=S(0),r=(u,p=!1)=>{let d=u.map(h=>({id:a.current++,text:h,typed:p}));d.length&&s(h=>[...h,...d].slice(-Vo.lines))},i=wu(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${vu} onsend=${l} />
		<${ku} lines=${n} />
	</section>`}function wu(e,t,n){let s=he(()=>new pn(e,n),[e]),a=S(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function vu({onsend:e}){let t=S(null),n=S({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Vo.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function ku({lines:e}){let t=S(null);return de(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Qo(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var hs=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=Qo("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},dn=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=Qo(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new hs(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#i({claim:this.#s}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#i({said:t})}leave=()=>{this.ours&&(this.#i({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#c()}#i(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#i({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#u,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var xu=4e4,Su=5e3,fs={first:250,longest:8e3};function Zo(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Zo(n[s],a);return n}var Xo=e=>e instanceof ce&&e.status<500&&e.status!==429&&e.status!==401,hn=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#c=!1;#u=!1;#i=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new dn(t,s=>this.#y(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),Rs(this.#n,t)}hint(){return qs(this.#n)}ahead(){return this.#i===-1/0?0:this.#i}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#c||(this.#u=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await bn(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=fs.first;!this.#s;t=Math.min(2*t,fs.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(Xo(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=fs.first);let s=this.#u?0:t;this.#u=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await bn(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(Xo(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(Su)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),xu),s=n();try{let a=(await this.#w(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#w(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await fetch(Ws(this.#n,this.#t),{headers:n,signal:t});if(this.#c=!1,this.#i=Math.max(this.#i,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Es(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...Zo(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#v(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#i=Math.max(this.#i,t.at-Date.now()),this.#e(t)}};var Ou=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function er({onclose:e}){return c`<${K} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Ou.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var $s=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),ms=()=>$s()?.querySelector('[data-card][tabindex="0"]');function tr(){k(()=>{let e=null,t=null,n=0,s=ea();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),h=u[Math.min(n,u.length-1)]??p()??ms()??d();h instanceof HTMLElement&&h.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function nr({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter($=>$.player).length===1,[l,u]=v(!1),p=$=>{s(),e.act($)},{settings:d}=e.settled.value,h=a!==void 0&&t.view?.phase==="play",f=ju(e.id,h,t.seq);return c`<${K} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${h?c`<button type="button" class="button" style=${{visibility:f?"visible":"hidden"}}
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
				<button type="button" class="button" onclick=${()=>G("/")}>${o("page.home")}</button>
			</section>
			<${Mu} chairs=${t.table.chairs} />
		</div>
	<//>`}function Mu({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${Me(n)}</b> <span class="soft">${_e(n)}</span>
					<small class="soft">${Ke(n)}</small></li>`)}
		</ul>
	</section>`}function ju(e,t,n){let[s,a]=v(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&Fs(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function sr({settings:e,onclose:t}){let[n,s]=v(null);return k(()=>{F(()=>ue(e,Y.value)).then(a=>a&&s(a))},[]),c`<${K} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Cn} guide=${n} />`:null}
	<//>`}function gs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function Au(e,t,n){let s=C(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Tu({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Au(e,n,t)}
	</p>`}function Nu({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return c`<p class="outcome winner">${o("page.winner",a)}</p>`}var Cu=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function ar({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting",{day:l}=e.settled.value.settings;return c`<div class="over leaf sheeted" onclick=${u=>u.stopPropagation()}>
		<${gs} table=${e} message=${t} names=${n} />
		${i?c`<${Nu} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${Tu} view=${t.view} variant=${s} />
		<${Ge} view=${t.view} names=${n} variant=${s} />
		${a!==void 0&&(i||t.table.open)&&Cu(t)?c`<${za} table=${e.id} match=${t.table.match} deal=${t.view?.deal??0} seat=${a} />`:null}
		<div class="row">
			${l?c`<a class="button chief" href=${`/daily/${l}`}>${o("page.daily.others")}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Eu={calm:2e3,usual:1200,quick:550,instant:550},Lu=280,Du={calm:650,usual:350,quick:150,instant:0},Bu=12,Ru=(e,t)=>Et(e,t)&&or(t)>or(e),or=e=>(e?.played??[]).reduce((t,n)=>t+A(n).length,0),qu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fn=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>Bu?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Fe(n,t.view);this.shown.value={message:t,full:s};let a=Du[this.#n()];if(!s&&a&&Ru(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(Eu[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(qu()?0:Lu,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var Wu=450,zu=100,ys=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Fu=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),Pu=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),$n=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new fn(()=>N.spoken.value?"quick":N.pace.value);view=At(()=>this.showing.shown.value?.message.view);talk=At(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=At(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Os(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#i(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#i({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#u())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Qs();return this.waits.value--,t&&Xs(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await F(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==ys(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){Fu(t)&&(this.next.value="",this.#s=!0),Ee(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Pu(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-zu)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#u()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#c(){return ys(this.newest.peek()?.view)}#u(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#i(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&B(O(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Wt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#u())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!A(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(A(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==ys(this.newest.value?.view)&&(this.advice.value=null)}#d(t,n){let s=A(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:Wu)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||A(t.hand).length===1&&!N.spoken.value}};function rr({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=v(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return F(()=>zs(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${_u} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function ir(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Hu(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Iu=4;function _u({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${Ku} names=${t} />`;let a=Hu(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(h=>h.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${P}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${Ss} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${Uu} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${Gu} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Iu?c`<${Yu} games=${a} names=${t} me=${n} />`:null}
	</div>`}function Ku({names:e}){return c`<${P}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${b(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function Uu({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${lr} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${V} trump=${i.trump} /><span class="unseen">${M(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${Ju} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${Ot} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?b(r.bonus[i]):"–"} />
					<${Ot} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>b((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var lr=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Ot({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Ju({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${b(e.points[t]??0)}
			${s?c`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${b(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Gu({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>b(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${lr} n=${t.length} text=${o("page.scores.together")} />
		<${Ot} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Ot} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Ot} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Vu(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Yu({games:e,names:t,me:n}){let{at:s,ends:a}=Vu(e);return c`<${bt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var ke,Qu={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function bs(e){if(!N.sound.peek()||document.hidden)return;ke??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=Qu[e],r=ke.currentTime,i=new GainNode(ke,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(ke.destination),t){let l=new AudioBuffer({length:Math.ceil(s*ke.sampleRate),sampleRate:ke.sampleRate}),u=l.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(ke,{buffer:l});p.connect(new BiquadFilterNode(ke,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let l=new OscillatorNode(ke,{type:"sine",frequency:n});l.connect(i),l.start(r),l.stop(r+s)}}var[Xu,Zu]=[400,12],ws=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<Xu&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Zu)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function cr(){k(()=>{let e=new ws;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var ep=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function ur(){let[e,t]=v(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||B(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${ep(location.hostname)?c`<${tp} />`:null}
	</div>`}function tp(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function pr({variant:e,table:t}){let n=I(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var vs=["beginner","casual","club","strong","expert"];function dr({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Ue(),d=u===void 0?void 0:l.chairs[u],h=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,f=l.match>0,$=S(void 0),m=S(Promise.resolve(!0)),g=async x=>{await p.keep()&&($.current=void 0,await r({do:"sit",seat:x}))},w=()=>m.current=m.current.then(async()=>{let x=await p.keep(),j=E.peek()?.name;return!x||!d||j===($.current??sp(d.name))?x:($.current=j,await r({do:"name"}),!0)}),y=async()=>await w()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&h?o("page.invited",{name:h}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${pr} variant=${t.variant??e.view?.variant??""} table=${Zs.value[1]??""} />
					<${qt} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,j)=>{if(x===d){let T=l.chairs.every(le=>le===d||le.bot);return c`<${op} key=${j} chair=${x} name=${p} alone=${T} onname=${w} ondo=${r} />`}return c`<${rp} key=${j} chair=${x} seat=${j} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${np} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${ur} />`:null}
		${n===s?c`<${ip} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${ap(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${y}>
						${o(f?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function np({settings:e}){let{value:t}=Qe(()=>ue(e,Y.value),Y.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var sp=e=>E.peek()?.name===e?e:e?.replace(/ \d$/,"");function ap(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Me))})}function op({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Rt} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function rp({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),_e(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${Me(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Ke(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${lp} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function ip({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function lp({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!vs.includes(e)?[e,...vs]:vs,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function hr({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ue(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${qt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var cp=1e4;function up({rest:e}){let t=e[0]??"",n=he(()=>new $n(t,(r,i)=>new hn(r,i)),[t]);k(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${pp} why=${s} id=${t} />`:n.showing.shown.value?c`<${dp} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function pp({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${O(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function dp({table:e}){let[t,n]=v(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=ae(s),{variant:d="standard",rules:h,deals:f}=e.settled.value.settings,$=ee(d,h),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),Np(e,n),tr(),cr(),k(()=>mt.clear(),[r?.deal,r?.game]),Mp(u.some(le=>le.until!==void 0)),jp(r),Ap(e,s);let g=l==="waiting"&&r?.phase!=="over",w=_t($,r?.phase),y=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${rr} table=${e.id} names=${p} about=${ir($,f)} view=${r} />`,j=e.busy.value!==""||e.waits.value>0||e.thinking.value,T={table:e,message:s,names:p,variant:$,laid:w};return c`<${Pe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${j} data-stage=${l} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${Yo} table=${e} variant=${$} />`:null}
		<${bp} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?$e(r):0} ${y?"sheeted":""}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${kp} ...${T} />`:null}
				<${hp} ...${T} full=${a} waiting=${g} between=${y} />
				${r&&!g&&i===void 0?c`<${fp} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class="side"><h2>${o("score.title")}</h2>${x()}</aside>`:null}
		</div>
		<${$p} ...${T} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function hp({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:h}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:$,host:m}=e.settled.value;return c`<div class="felt empty">
			<${dr} message=${t} settings=${$} host=${m} me=${E.value?.id??""}
				ondo=${ks(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return c`<${nt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${vp(e,t,n)} pending=${yp(e.busy.value)}
		chairs=${h} now=${e.now()} over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${l?c`<${ar} ...${f} />`:c`<${wp} ...${f} />`}
	<//>`}var fp=({table:e,message:t})=>c`<${hr} message=${t} busy=${e.waits.value>0} ondo=${ks(e)} />`;function $p({table:e,message:t,names:n,variant:s,panel:a,onpanel:r,scores:i}){let{view:l}=t,u=()=>r(""),p=(d,h,f=!1)=>c`<${K} key=${d} title=${o(d)} broad=${f} onclose=${u}>${h}<//>`;switch(a){case"tricks":return l&&p("tricks.title",c`<${yt} view=${l} names=${n} />`,$e(l)>3);case"last":return l&&p("page.lasttrick",c`<${yt} view=${l} names=${n} last />`);case"talk":return p("page.talk",c`<${gp} table=${e} message=${t} />`);case"score":return p("score.title",i(),!0);case"rules":return c`<${sr} settings=${e.settled.value.settings} onclose=${u} />`;case"keys":return c`<${er} onclose=${u} />`;case"more":return c`<${nr} table=${e} message=${t} onpanel=${r} onclose=${u} />`;default:return e.advice.value?c`<${mp} table=${e} variant=${s} />`:null}}function mp({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=()=>e.advice.value=null,a=c`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return c`<${K} title=${o("page.hint")} aside onclose=${s} actions=${a}>
		<${Xe} advice=${n.advice} variant=${t} />
	<//>`}function gp({table:e,message:t}){let n=a=>ks(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${To} talk=${e.talk.value} me=${E.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var ks=e=>async t=>{let n=E.value===null;if(await F(()=>Bt(o("page.guest"))))return n&&e.port.again(),e.act(t)},yp=e=>e.startsWith("play ")?e.slice(5):null;function bp({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=v(e.newest.peek()?.seq??0),i=e.port.state.value,l=e.talk.value.filter(h=>h.seq>a&&h.by!==E.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?c`<${Be} trump=${Se(s)} unsure=${!s.trump} />`:null}
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
	</header>`}var Mt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function wp({table:e,message:t,names:n,variant:s}){let a=t.view,r=Mt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=en({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=g=>e.lay(g),h=g=>e.play(g),f=g=>r&&g.stopPropagation(),$={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],m=`asking ${r?"asked":""} ${$}`;return c`<section class=${m} aria-label=${o("page.yours")} onclick=${f}>
		<${gs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${nn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${eo} options=${r} variant=${s} busy=${i} onact=${h} />`:null}
		${r?.kind==="name"?c`<${to} options=${r} busy=${i} onact=${h} />`:null}
	</section>`}function fr(e,t){let n=t.view,s=Mt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(A(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return B(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return B(tn(s));e.play(`play ${u}`)}}}}function vp(e,t,n){let s=t.view,a=Nt(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,...u}=fr(e,t),p=Mt(e,t)?.seat===a,d=c`<${gt} cards=${_(A(r),W,s.trump)} ...${u} can=${p?l:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function kp({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=Mt(e,t),p=u?.kind==="lay",d=e.next.value,h=u?.seat!==void 0,{can:f,chosen:$,onpick:m,onplay:g}=fr(e,t),w=js(r,i).filter(T=>`play ${T}`!==l),y=e.showing.shown.value?.full,x=it(r,s).join(" "),j=p&&N.values.value&&u?.worth?me(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Re} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${y?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Q(r.aside)}</p>`:null}
			${x?c`<p class="keeping small">${x}</p>`:null}
		</div>
		<${Op} table=${e} message=${t} variant=${s} />
		<${gt} cards=${w} can=${h?new Set:f} chosen=${d?new Set([d]):$}
			values=${j} label=${o("page.yourhand")} twice=${p} onpick=${m}
			onplay=${h?()=>B(o("page.dummy.turn")):g} />
	</section>`}function xp({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Sp({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Op({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Sp(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!Mt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=xp(t)?"":"nothing",h=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?h:null}</div>`}function Mp(e){let[,t]=v(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function jp(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;k(()=>{t&&bs("card")},[t]),k(()=>{n&&bs("turn")},[n])}function Ap(e,t){let n=e.talk.value.at(-1);k(()=>{!(n&&e.now()-n.at<cp)||N.spoken.peek()||n.by===E.peek()?.id||t.muted?.includes(n.by)||B(`${n.name}: ${kt(n)}`)},[n?.seq])}var Tp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Np(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...$s()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=sn(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ms()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||Tp()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{ai as Bids,ui as Choices,Ti as Create,nl as Daily,Il as Learn,Vi as Records,Ql as Replay,yc as Report,Sr as Rules,Mc as Statistics,up as Table};
