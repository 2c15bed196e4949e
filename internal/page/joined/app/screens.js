import{$ as le,$a as yn,A as z,Aa as Ps,B as he,Ba as Hs,C as B,Ca as He,D as Ss,Da as Is,E as Os,Ea as _s,F as I,Fa as Us,G as We,Ga as Ks,H as xe,Ha as D,I as fe,J as Tt,Ja as Et,K as Q,Ka as Js,L as at,La as Oe,M as ot,Ma as ae,N as ze,Na as Ie,O as $n,Oa as _e,P as Se,Pa as Ue,Q as Nt,Qa as Dt,R as Ms,Ra as Rt,S as $e,Sa as Vs,T as Ct,Ta as Gs,U as As,Ua as qt,V as js,Va as Ys,W as Fe,Wa as me,X as Pe,Xa as Qs,Y as P,Ya as V,_ as Y,_a as oe,a as vs,aa as Ts,ab as Xs,ba as E,bb as Ke,c as y,ca as T,d as k,da as F,db as Zs,e as pe,eb as Bt,f as M,fa as _,g as de,ga as U,gb as bn,h as Ce,ha as W,hb as ea,i as L,ia as J,ib as ta,j as At,ja as Le,k as ks,ka as Ns,kb as na,l as c,la as Lt,m as xs,ma as ce,mb as sa,n as G,na as mn,oa as Cs,qa as gn,r as o,ra as Ls,s as H,sa as Es,t as w,ta as Ds,u as K,ua as Rs,v as q,va as qs,w as jt,wa as Bs,x as N,xa as Ws,ya as zs,z as A,za as Fs}from"./chunk.js";function X({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),C=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(vn(t))}):w(e);function it(e,t){let n=Ms(e,t);if(!n||!t)return[];let s=n.low===n.high?w(n.low):`${w(n.low)}–${w(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var vn=e=>e.hand-e.aside;function R(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var oa=(e,t,n)=>t===(n??e.seat)?"yes":"no";function ra(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Je({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,h)=>h).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let l=d=>{let h=i[d]??[];return h.every(f=>f===0)?null:c`<${wn} key=${d} label=${o(`page.sheet.for.${d}`)} points=${h} class=${`for-${d}`} />`},u=kn(e,t,n,s),p=u.length<3?u.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${X} trump=${e.trump??""} />
				</h2>`}
		<${U}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>c`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${ir} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${l("tricks")}${l("contract")}${l("premium")}${l("vulnerable")}</tbody>
			<tfoot>
				<${wn} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${wn} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?c`<p>${p}</p>`:null}
			${Sn(e,t,s).map(([d,h])=>c`<p key=${d} class=${h?"won":""}>${d}</p>`)}
			<${ur} view=${e} />
		</div>
	</section>`}function ir({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${cr} view=${e} seat=${u} />`,r=u=>{let p=ra(e,u).bid;return p===void 0?"–":C(p,n)},i=u=>e.premium?.[u]?R(e.premium[u]):"",l=u=>c`<${lr} made=${e.made?.[u]??!1} />`;return c`<${rt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${rt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${rt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${rt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${rt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function rt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}function wn({label:e,points:t,plain:n=!1,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>c`<td key=${r}>${a===0&&!n?"–":w(a)}</td>`)}
	</tr>`}var lr=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function cr({view:e,seat:t}){let{aside:n}=ra(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${Y(n)}</span>`}function kn(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),h=a[i]??0,f={name:t[i],level:p,n:d&&` ${d}`,you:oa(e,i,s)};if(h<0)return[o("page.premium.failed",{...f,points:K(h),loss:"own"})];let $=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?$:l?h:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...f,points:K(m),loss:g})]})}function xn(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function ur({view:e}){let t=xn(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${X} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function aa(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?oa(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function Sn(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([aa("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([aa("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${w(l)}`))}),!1]),s)}function Ge(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ge(e)});let{rank:n,suit:s}=As(e);return js(n)+ia(s)}function ct(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ge(s)).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var pr=.5,An=5,Ve=e=>Math.round(e*100),lt=e=>w(Math.abs(e),1),On=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Me=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",jn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?Ge(n):"",suit:ia(s),n:a,m:r})),ia=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function zt(e,t,n=ct){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=jn(e.why??[]);return e.bids?[...dr(e,t,n).map(On),...r]:e.phase==="offer"?hr(e.choices,s,a,n).map(On):[...r,...fr(e,s,a,n).map(On)]}var la=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function ca(e){let t=la(e);return t&&Me(t)==="close"?t:void 0}function dr(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=la(e),i=r?Me(r):"only",l=(e.bids??[]).reduce((f,$)=>$.chance>f.chance?$:f),p=Ve(l.chance)<An?[o("page.why.spoil",{bid:C(l.tricks,t),a:Ve(l.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:C(s.tricks,t),a:Ve(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:C(a.tricks,t),gap:lt(r.gap)}));let d=s.premiums?.find(f=>f.offer==="pass"),h=(s.premiums??[]).filter(f=>f.offer!=="pass").toSorted((f,$)=>$.points-f.points);return d&&h[0]&&p.push(Mn(n(h[0].offer),h[0].points-d.points,pr)),p}var Mn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:lt(t)});function hr(e,t,n,s){let a=o("page.why.chance",{a:Ve(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[Mn(s(n.act),-n.gap,n.gapError),a]:r?[Mn(s(t.act),r.gap,r.gapError),a]:[Wt(t,n,s),a]}function fr({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ve(s.chance),b:Ve(a.chance)};if(e.every(u=>Me(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),Wt(s,a,r)];if(n==="name"||Me(a)!=="behind")return[Wt(s,a,r),o("page.why.chance",i)];let l=i.a-i.b;return[o(`page.why.${l>2?"more":l<-2?"less":"same"}`,i),Wt(s,a,r)]}var Wt=(e,t,n)=>o("page.why.margin",{how:Me(t),act:n(e.act),second:n(t.act),gap:lt(t.gap)});function ua({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function pa(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Me(s);return o("page.hint.did",{how:a,name:n,act:ct(t),gap:lt(s.gap),error:lt(s.gapError)})}function $r({rest:e}){let[t]=e;return t?c`<${br} key=${t} id=${t} />`:c`<${mr} />`}function Ye(e,...t){let[n,s]=y({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:T(r)})),()=>{a=!1}},t),n}function mr(){let{value:e,wrong:t}=Ye(Ns),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>da(a)-da(r));return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>c`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>c`<${gr} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var gr=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${yr(e)}</b><span class="soft">${H(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,da=e=>e===3?0:e,yr=e=>H(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function br({id:e}){let{value:t,wrong:n}=Ye(()=>ce({variant:e},G.value),e,G.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Tn} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var wr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Tn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>wr[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${vr} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${se(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Sr} rules=${e.rules} />
		<${xr} notes=${r} guide=${e} />`}function vr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function se(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function kr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function xr({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${kr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Sr({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${X} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
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
					<tbody>${Or(s).map(([u,p,d])=>{let h=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:h,n:p})}</th>
							<td><span class="nowrap"><${X} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Or(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Ft({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${ha} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?j(n[0]):R(e)}</span>`}var ha=({cards:e})=>c`<span class="act">${Y(e)}</span>`,ge=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Pt=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,fa=e=>`${w(Math.round(e*100))} %`,Nn=e=>K(Math.round(e*10)/10||0,1);function Qe({advice:e,variant:t,done:n}){let s=ua(e),a=e.player==="expert";return c`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${ge} /><span>
				${o(a?"page.hint.says":"page.hint.says.unlearnt")} <${Ft} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${Pt} /><span>${se(pa(e,n.act,n.name))}</span></p>`:null}
			<p class="why">${se(zt(e,t).join(" "))}</p>
			${s?c`<p class="small soft">${s}</p>`:null}
		</div>
		${e.bids?c`<${Nr} advice=${e} variant=${t} done=${n} />`:c`<${Ar} advice=${e} done=${n} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
		${Mr(e,t)}
	</div>`}function Mr({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}var $a=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${ge} />`:null}${t?c`<${Pt} />`:null}</span>${n}
</span></th>`;function ma({choice:e,best:t,whole:n}){let s=e&&!t&&Me(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ar({advice:e,done:t}){return c`<${U}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${$a} best=${s===0} done=${n.act===t?.act}><${Ft} act=${n.act} /><//>
				<td>${fa(n.chance)}</td>
				<td class="whole">${Nn(n.points)}</td>
				<${ma} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function jr(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Tr({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Nn(s.points-n.points):"–"}function Nr({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${U}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${R(r)}</th>`)}</tr></thead>
		<tbody>${jr(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${$a} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${C(r.tricks,t)}</b><${ha} cards=${r.cards} />
				<//>
				<td>${fa(r.chance)}</td>
				<td>${Nn(r.points)}</td>
				<${ma} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Tr(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Cn=L({}),Ln=new Set;function Ht(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function Z(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return Ln.has(n)||(Ln.add(n),Lt(e,t).then(s=>Cn.value={...Cn.value,[n]:s},()=>setTimeout(()=>Ln.delete(n),1e4))),Cn.value[n]}var ga=e=>`${w(Math.round(e*100))} %`,va=e=>e.split(" ")[0]??"",ka=(e,t)=>e.premiums?.find(n=>va(n.offer)===t),Cr=e=>(e.bids?.[0]?.premiums??[]).map(t=>va(t.offer));function En(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:ka(e,t)?.sampled??-1/0}function Lr(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||En(p,t)-En(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?En(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var xa=e=>e.choices.every(t=>Math.round(t.chance*100)<An);function It({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var ya=(e,t=!0)=>`${t?"":"≈ "}${K(Math.round(e)||0,0)}`;function ba({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${ga(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${ya(e.sampled,n)}</td>
		${t.map(a=>{let r=ka(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${ya(r.sampled)}</b> <small>${ga(r.chance)}</small>`:"–"}
			</td>`})}`}var wa=({act:e})=>c`<span class="act">${Y(e.replace(/^lay /,""))}</span>`;function Er({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=y(!1),[l,...u]=t;if(!l)return null;let p=C(e,a),d=t.some(h=>h.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${ge} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${wa} act=${l.act} />
			</span></th>
			<${ba} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(h=>c`<tr key=${h.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${h.act===n?c`<${ge} />`:null}</span>
				<b></b><${wa} act=${h.act} />
			</span></th>
			<${ba} way=${h} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function Sa({advice:e,variant:t,order:n,onorder:s}){let a=Cr(e),r=de(()=>Lr(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${U}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${It} by="bid" text=${o("col.bid")} ...${i} />
			<${It} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${It} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${It} key=${l} by=${l} text=${R(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Er} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Dr=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Rr(e,t){let n=new URLSearchParams;for(let s of Dr){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var qr=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Br(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>qr(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var Rn=e=>[...B].map(t=>e.ranks.split(" ").map(n=>n+t));function Wr(e){let t=[...Rn(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=_t(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var _t=e=>e.trump.by==="turnup",zr=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Fr({variant:e,hand:t,onhand:n}){let s=Rn(e),[a,r]=y([0,0]),i=M(null),l=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter($=>$!==f)):l?E(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[$=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let b=[($+g[0]+s.length)%s.length,m+g[1]],v=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+v)%v,r(b),i.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=(f,$,m)=>c`<button type="button" key=${f} data-at=${`${$},${m}`}
		tabindex=${a[0]===$&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([$,m]),u(f))}>
		<${P} card=${f} size="mini" />
	</button>`,h=f=>f>9?Math.ceil(f/2):f;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map((f,$)=>c`<div key=${$} class="suit-row" style=${`--n: ${h(f.length)}`}>
			${f.map((m,g)=>d(m,$,g))}
		</div>`)}
	</div>`}var Oa=({label:e,value:t,children:n,onchange:s})=>c`<label class="field"><span>${e}</span>
	<select value=${t} onchange=${a=>s(a.currentTarget.value)}>${n}</select>
</label>`;function Pr({variant:e,asking:t,set:n}){if(_t(e)){let i=[...Rn(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${Oa} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}>
			<option value="">${o("page.bids.up.none")}</option>
			${i.map(u=>c`<option key=${u} value=${u} selected=${u===t.up}>${Pe(u)}</option>`)}
		<//>`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${W} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):j(i)])}
		onchange=${i=>n({trump:i})} />`}function Hr({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${W} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function Ir({variant:e,asking:t,set:n}){if(!zr(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${W} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):R(l)])}
		onchange=${i} />`}function _r({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},(f,$)=>t.totals?.[$]??0),r=(f,{currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.with(f,$.valueAsNumber).join()}),i=({currentTarget:f})=>f.validity.valid&&f.value!==""&&n({totals:a.join(),played:f.value}),l=t.seat??0,u=f=>e.dummy&&f===s-1?"dummy":f===l?"you":String((f-l+s)%s+1),p=()=>n({totals:"",played:""}),d=(f,$,m,g,b)=>c`<label key=${f} class="field amount"><span>${f}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${$} onchange=${b} />
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
	</details>`}var Dn=new Map;function Ur(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return k(()=>{if(!e)return;let a=Dn.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=!1;return(async()=>{let l=await mn(e),u=l.advice.phase==="lay"&&l.advice.choices.some(p=>!p.played);if(!r){if(s({key:t,table:l,whole:!u}),!u)return void Dn.set(t,l);try{let p=await mn({...e,all:!0});Dn.set(t,p),r||s({key:t,table:p,whole:!0})}catch{r||s({key:t,table:l,whole:!0})}}})().catch(l=>r||s({key:t,wrong:T(l)})),()=>{r=!0}},[t]),n.key===t?n:{}}function Kr({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},h=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&h?c`<div class="advised">
				<p class="verdict"><${ge} /><span>
					${o("page.bids.says",{bid:C(h.bid??0,s)})} <${Ft} act=${h.act} />
				</span></p>
				${xa(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Sa} advice=${i} variant=${s} order=${d}
				onorder=${f=>r({sort:f.by+(f.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some(f=>!f.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Qe} advice=${i} variant=${s} />`}
	</div>`}function Jr({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:_t(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${Kr} known=${s} variant=${e} sort=${r} set=${n} />`}var Vr=()=>navigator.clipboard?.writeText(location.href).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand"));function Gr(){let e=me.value,t=Br(e),n=Z(t.variant),s=A(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!_t(n)||t.up),r=Ur(a?t:void 0);k(()=>{F(Ke)},[]);let i=(f,$="sort"in f)=>V(Rr(me.value,f),{replace:$});if(!n){let f=oe.value.length>0&&oe.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Wr(n),!1),p=({id:f})=>c`<option key=${f} value=${f} selected=${f===n.id}>${o(`variant.${f}`)}</option>`,d=()=>i({hand:""},!1),h={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${Oa} label=${o("page.create.variant")} value=${n.id}
				onchange=${f=>V(`/bids?variant=${f}`)}>
				${Bt().map(([f,$])=>c`<optgroup key=${f} label=${o("page.players",{n:f})}>
					${$.map(p)}
				</optgroup>`)}
			<//>
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Fr} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${d}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Ir} ...${h} /><${Pr} ...${h} /><${Hr} ...${h} /><${_r} ...${h} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Jr} ...${h} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${Vr}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var Yr=24,Qr=["AC","KD","QH","JS"];function Ut({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Xe({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${W} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Kt({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function Xr(){let[e,t]=y(D.value?.name??N.name.value),[n,s]=y({text:"",wrong:!1}),a=D.value?.name??N.name.value,r=M(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((D.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Js(p),t(D.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:T(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${Yr} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Zr(){let[e,t]=y(!1);if(!D.value)return null;let n=async()=>{try{await Cs()}catch(r){if(!(r instanceof le&&r.reason==="no-session"))throw r}D.value=null,E(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>F(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${_} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:D.value.name})}</p>
				<//>`:null}
	</p>`}var qn=!1;function ei(){let e=M(null);return k(()=>{qn&&(qn=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>qn=!0}>
		<${Xe} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(xs)]} />
	</div>`}function ti(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Ut} title=${o("page.choices.you")}><${Xr} /><${Zr} /><//>
		<${Ut} title=${o("page.choices.book")}>
			<${ei} />
			<${Xe} name="theme" label=${o("page.choices.theme")}
				options=${J("page.choices.theme","auto","day","night")} />
		<//>
		<${Ut} title=${o("page.choices.cards")}>
			<p class="sample">${Qr.map(e=>c`<${P} key=${e} card=${e} />`)}</p>
			<${Xe} name="pack" label=${o("page.choices.pack")}
				options=${J("page.choices.pack","two","four","german4")} />
			<${Xe} name="indices" label=${o("page.choices.indices")}
				options=${J("page.choices.indices","local","international")} />
			<${Kt} name="values" label=${o("page.choices.values")} />
			<${Kt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Ut} title=${o("page.choices.table")}>
			<${Xe} name="play" label=${o("page.choices.play")}
				options=${J("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Xe} name="pace" label=${o("page.choices.pace")}
				options=${J("page.pace","calm","usual","quick","instant")} />
			<${Kt} name="sound" label=${o("page.choices.sound")} />
			<${Kt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var Ze=class extends Error{},Ma={changed:{},written:""},ni={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},si={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},ai={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Wn=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),oi=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Bn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function zn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=Wn(n,r);oi(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new Ze(r instanceof Error?r.message:"")}if(!Bn(a))throw new Ze(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=Bn(s[r])&&Bn(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Aa({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Wn(n,d),a=(d,h)=>t({...e,changed:{...e.changed,[d]:h}}),r=d=>h=>a(d,h.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${ri} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(ni).map(([d,[h,f]])=>Number(Wn(n,d))<h||d==="game.bonus"&&!n.game.target?null:c`<${Le} key=${d} label=${i(d)} value=${s(d)} min=${h} max=${f}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(si).map(([d,h])=>n.offers.how==="none"?null:c`<${W} key=${d} label=${i(d)} value=${s(d)}
							options=${h.map(f=>[f,o(`page.create.rules.${d}.${f}`)])}
							onchange=${f=>a(d,f)} />`)}
			${Object.entries(ai).map(([d,h])=>h(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${ii(p)}</pre>
			</details>
		</div>
	</details>`}function ri({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${Le} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var ii=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var li={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ma},ja=6e4,ci=1440*ja;function ui({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*ja,add:n*1e3};if(e==="move")return{move:Number(s)*ci}}function pi(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:zn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:ui(e),undo:a,hints:s,open:r,bot:l,pace:bn[i],greet:e.greet==="yes"},h=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries(h)}function Ta({label:e,value:t,options:n,onchange:s}){return c`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>c`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var Fn=e=>t=>n=>e({[t]:n}),Jt=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Na=(e,t)=>Jt(e,t).includes("");function di({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...yn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Jt(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Na(e,n)?c`<${Dt} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Jt(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${Ta} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function hi({plan:e,set:t}){let n=Fn(t),s=["1","3","7"];return c`<div>
		<${W} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${J("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${Le} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Le} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${W} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function fi({plan:e,set:t}){let n=Fn(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${W} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...J("page.create.length","deals","games")]} />
				${e.length?c`<${Le} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${W} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...J("page.create.undo","free","agree"),["never",a]]} />
			${Xs.value?c`<${W} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${W} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...J("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${W} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${W} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${J("page.pace",...Object.keys(bn))} />
			<${W} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${J("page.create.greet","no","yes")} />
			<${Ta} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...J("page.level",...yn.value.map(r=>r.name))]} />
		</div>
	</details>`}function $i({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>c`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return c`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Bt().map(([r,i])=>c`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var mi=400;function gi({plan:e,rules:t}){let[n,s]=y(""),a={variant:e.variant,rules:yi(e,t)},r=G.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ce(a,r).then(l,()=>l({})):l({}),mi);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function yi(e,t){try{return zn(e.house,t)}catch{return}}function bi(e){return e instanceof Ze?o("page.create.rules.unread",{text:e.message}):e instanceof le&&e.reason==="bad"?o("page.create.refused",{text:e.message}):T(e)}function wi({onclose:e}){let t=Zs(),[n,s]=y({...li,variant:t?.id??"",pace:N.pace.value}),[a,r]=y(""),[i,l]=y(!1),u=Ue(),p=M(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=Z(n.variant),h=oe.value.find(g=>g.id===n.variant)??t,f=g=>(s(b=>({...b,...g})),r(""));if(!h)return null;let $=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(Na(n,h)&&!await u.keep())return l(!1);await ea(pi(n,d),["",...Jt(n,h)])}catch(b){r(bi(b)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${_} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${$}>
			<${$i} plan=${n} set=${f} variant=${h} />
			<${di} plan=${n} set=${f} variant=${h} name=${u} />
			<${W} label=${o("page.create.public")} value=${n.public} onchange=${Fn(f)("public")}
				options=${J("page.create.public","no","yes")} />
			<${hi} plan=${n} set=${f} />
			<${fi} plan=${n} set=${f} />
			<${Aa} own=${n.house} set=${g=>f({house:g})} rules=${d} />
			<${gi} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var et;function vi(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Ca(e,t){let n=await vi();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function La(e){et=e;try{await Ca("readwrite",t=>t.put(e,"mine"))}catch{}}async function Ae(){if(et)return et;try{et=await Ca("readonly",e=>e.get("mine"))}catch{et=void 0}return et}async function Ea(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var re=1200,tt=["bid","premium","trump","play"],ki=e=>e.bid+e.premium+e.trump+e.play;function Vt(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/re*n),l=(i-a)/n;return a=i,l||0})}function Pn(e,t,n){let s={you:n?"yes":"no",name:t};if(ki(e)===0)return o("page.report.clean",s);let a=Vt(tt.map(l=>e[l]),0),r=tt.flatMap((l,u)=>a[u]?[o(`page.report.part.${l}`,{n:w(a[u]??0)})]:[]),i=a.reduce((l,u)=>l+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:w(i),parts:r.join(", ")})}var Da=e=>e.judged<e.of||e.rough>0;function Ra(e,t){let n=e?.deals[0];if(!e||!n||Da(e))return"";let s=Array.from({length:t+2},()=>0);for(let a of n.mistakes){let r=a.trick?a.trick+1:a.phase==="lay"?0:1;a.seat===0&&(s[r]=(s[r]??0)+a.lost/re)}return s.map(a=>a===0?"🟩":a<=5?"🟨":"🟥").join("")}function ut(e,t,n){let[s,a]=y({});return k(()=>{let r=!0,i=async()=>{for(;r;){let l=await xi(e,t,n);if(!r||(a({told:l}),!Da(l)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:T(l)}))),()=>{r=!1}},[e,t,n]),s}async function xi(e,t,n){if(e!=="mine")return Is(e,t,n);let s=await Ae();return _s(s?.bytes??new Blob,t,n??0)}function qa({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=ut(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?Pn(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var Ee=e=>new Date(e*864e5).toISOString().slice(0,10),Si=e=>Math.round(Date.parse(e)/864e5);function Hn(){let e=new Date;return Ee(Date.UTC(e.getFullYear(),e.getMonth(),e.getDate())/864e5)}function Ba(e,t){let n=Si(t);e.has(Ee(n))||n--;let s=0;for(;e.has(Ee(n-s));)s++;return s}var Oi=new TextEncoder;async function pt(...e){let t=e.map(a=>typeof a=="string"?Oi.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var In=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),_n=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Wa=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Mi=async e=>_n(await pt("n99-entropy-1",e));async function Ai(e,t){for(let n=0;n<t;n++)e=await pt("n99-chain-1",e);return e}var ji=(e,t)=>pt("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Ti=async e=>/^[0-9a-fA-F]{64}$/.test(e)?In(e):pt("n99-seed-1",e);async function*Ni(e,t){for(let n=0n;;n++){let s=new DataView((await pt("n99-deal-1",e,Wa(t,8),Wa(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Ci(e,t,n){let s=[...e],a=Ni(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let h=BigInt(s.length-i);h>1n&&u*h<=1n<<56n;h--)l.push(h),u*=h;let p,d;do{d=(await a.next()).value,p=[];for(let h of l)p.push(Number(d*h>>64n)),d=d*h&r}while(d<(1n<<64n)%u);for(let h of p){let[f,$]=[s[i],s[i+h]];s[i]=$,s[i+h]=f,i++}}return s}var za=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Li(e,t,n){let s=e.ranks.split(" ").sort((h,f)=>za.indexOf(h)-za.indexOf(f)),a=["C","D","H","S"].flatMap(h=>s.map(f=>f+h));e.joker&&a.push("joker");let r=await Ci(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(h,f)=>r.slice(f*e.hand,(f+1)*e.hand)),u=l.findIndex(h=>h.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=h=>h.map(f=>f==="joker"?i??f:f).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Ei(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Di(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Mi(s)!==t[n])return!1;return!0}async function Fa(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Ri(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(In),d=await Di(p,u),h=i.some(g=>"end"in g),f=[],$=a.commit,m=0;for(let[g,b]of l.entries()){if(m++,!b.secret){f.push({deal:b.deal,outcome:h||g<l.length-1?"hidden":"playing"});continue}let v=In(b.secret);if(m>4096||_n(await Ai(v,m))!==$){f.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}$=b.secret,m=0,d?f.push(await Pa(b,t,await ji(v,p),0n)):f.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,entropy:u.map((g,b)=>p[b]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>_n(g)===n):void 0}}async function Pa(e,t,n,s){return Ei(e,await Li(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Ri(e,t,n){let s=[],a=e.seed?await Ti(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await Pa(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function dt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=dt(e[a],r);return s}async function qi(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=dt(await Lt(n.variant),n.rules);return{names:n.seats,verdict:await Fa(e,s,t)}}function ht({table:e,match:t=1,record:n}){let[s,a]=y(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await Ps(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=h=>e===void 0?void 0:qt(e,h),d=u.map(p).find(Boolean);return qi(l,d)})().catch(l=>({wrong:l instanceof le&&l.reason==="not-now"?o("page.fair.later"):T(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Wi} names=${s.names} verdict=${s.verdict} />`}function Bi(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Wi({names:e,verdict:t}){let n=Bi(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${zi(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function zi(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Fi(e){let t=D.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Pi} key=${t.id} id=${t.id} />`:c`<${Ha} />`}
		<${Ki} />
	</main>`}var Ha=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ye=e=>H(`variant.${e}`)?o(`variant.${e}`):e;function Gt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&H(`page.level.${a}`)?o(`page.level.${a}`):n})}function Yt(e,t){let n=e.seats.indexOf(D.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Pi({id:e}){let{value:t,wrong:n}=Ye(()=>Ws(e),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?c`<${Ha} />`:c`<${Hi} tallies=${s} /><${Ii} id=${e} />`}function Hi({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${U}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ye(n.variant)}</a></th>
					<td>${ft(n,n.matches)}</td><td>${ft(n,n.won)}</td><td class="spare">${ft(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):ft(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):ft(n,0)}</td>
					${t?c`<td>${Ia(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
	</section>`}var ft=(e,t)=>e.matches?Ia(t):"",Ia=e=>e?w(e):"–";function Ii({id:e}){let[t,n]=y([]),[s,a]=y(""),[r,i]=y(null),l=M(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await F(()=>zs(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return k(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${_i} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${_} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${ht} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function _i({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Oe),i=Fs(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${ye(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${jt(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",h=p>0?" : ":"";return c`${h}<span key=${u.seat} class=${d} title=${Oe(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Ui(e){return e instanceof le&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:T(e)}function Ki(){let[e,t]=y(""),[n,s]=y(!1),[a,r]=y(""),i=M(null);k(()=>{Ae().then(h=>r(h?.name??""))},[]);let l=async h=>{if(h){t("");try{if(h.size>1<<20)throw new Error(o("page.import.large"));await He(h,1,0),await La({name:h.name,bytes:h}),V("/replay/mine/1/0")}catch(f){t(Ui(f))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${h=>{h.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${h=>{h.preventDefault(),s(!1),l(h.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var $t=(e,t={dateStyle:"long"})=>jt(Date.parse(e),{timeZone:"UTC",...t});function Ji({rest:[e]}){let t=/^\d{4}-\d\d-\d\d$/.test(e??"")?e:Hn();return c`<${Vi} key=${t} day=${t} />`}function Vi({day:e}){let[t,n]=y(null),[s,a]=y(""),r=D.value?.id;return k(()=>{let i=!1;return Promise.all([Ls(e),Ke()]).then(([l])=>i||n(l),l=>i||a(T(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${$t(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${Gi} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${Zi} deals=${t} day=${e} />`:null}
	</main>`}function Gi({day:e,deal:t}){let[n,s]=y(!1),a=async()=>{s(!0),await F(()=>na(e,t.variant)),s(!1)},r=oe.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):j(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${ye(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${Qi} day=${e} deal=${t} own=${t.own} />`:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o("page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Ua=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),Yi=e=>e===oe.value[0]?.id?"none":ye(e),Ka=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone");function Qi({day:e,deal:t,own:n}){let{told:s}=ut(n.table??"",1,0),a=oe.value.find(i=>i.id===t.variant)?.tricks??0,r=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Ua(n,"yes")}</li>
			${t.expert?c`<li>${Ua(t.expert,"expert")}</li>`:null}
			<li>${Ka(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${r}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${r}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<ol class="daily-best">
					${t.best.map((i,l)=>c`<li key=${l} class=${i.table?"own":""}>
						<span>${i.name}</span> <span>${i.made?"✓":"✕"}</span> <span>${w(i.points)}</span>
					</li>`)}
				</ol>`:null}
		<${Xi} text=${[o("page.daily.first",{day:$t(e,{dateStyle:"medium"}),variant:Yi(t.variant)}),Ra(s,a),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[Ka(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Xi({text:e}){let[t,n]=y(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>E(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function Zi({deals:e,day:t}){let[n,s]=y(t.slice(0,7)),a=new Map;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1);let r=Hn(),i=new Date(`${n}-01T00:00Z`),l=Math.round(i.getTime()/864e5),u=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),p=(i.getUTCDay()+6)%7,d=m=>Ee(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),h=4,f=Array.from({length:7},(m,g)=>$t(Ee(h+g),{weekday:"short"})),$=(m,g,b,v)=>c`<button type="button" class="button plain" aria-label=${o(b)}
		disabled=${v} onclick=${()=>s(d(m))}>${g}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Ba(a,r)})}</p>
		<div class="daily-month">
			${$(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${$t(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${$(1,"›","page.daily.on",n>=r.slice(0,7))}
		</div>
		<div class="daily-days" lang=${G.value}>
			${f.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:u},(m,g)=>{let b=Ee(l+g),v=a.get(b)??0,S=g===0?{gridColumnStart:p+1}:{};return b<e.first||b>r?c`<span key=${b} class="soft" style=${S}>${g+1}</span>`:c`<a key=${b} style=${S} href=${`/daily/${b}`} data-played=${v}
					aria-current=${b===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:$t(b),n:v})}>${g+1}</a>`})}
		</div>
	</section>`}var el={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function tl(e,t){let n=[];return $n(e,t).forEach((s,a)=>n[s]=el[e]?.[a]??"north"),n}function nt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:h=null,over:f="",onhurry:$,children:m}=e,g=fe(t),b=tl(g,s),v=l?l.cards:t.trick??[],S=l?l.winner:u?-1:t.taking??-1,x=u&&!l?[...v,{seat:t.options?.seat??s,card:u}]:v;return c`<div class=${`felt hands-${g} ${f}`} onclick=${$}>
		${$n(g,s).filter(O=>O!==r).map(O=>c`<${Re}
				key=${O} view=${t} variant=${a} seat=${O} name=${n[O]??""} names=${n}
				place=${b[O]} own=${O===s} chair=${p?.[O]} now=${d} open=${nl(t,O)}
				winner=${l?.winner===O} laid=${i} hand=${O===h?.seat?h.hand:void 0}
			/>`)}
		<${gl} cards=${x} where=${b} winner=${S} gone=${l?.gone??!1} names=${n} />
		<${ol} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var nl=(e,t)=>e.shown?.[t]?.hand!==void 0?A(e.shown[t]?.hand):null;function sl(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&xe(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?Pe(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function al(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function ol({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...sl(e,n,s),...al(e,t,n,s)];return c`<div class="ground">
		<div>
			<${De} trump=${xe(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Fe.Provider} value=""><${P} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function De({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${X} trump=${e} />`}
		<b>${j(e)}${t&&e?"?":""}</b>
	</p>`}function Re(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:h,laid:f=!0,hand:$}=e,m=t.held?.[s]??0,g=t.due===void 0?t.turn.includes(s):t.due===s,b=l&&t.seat!==void 0,v=b?t.bid:t.shown?.[s]?.bid,S=b?void 0:t.shown?.[s]?.aside,x=Ie(u),O=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${g?"thinks":""} ${h?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${x?c`<span class="level" title=${_e(u)}>${x}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${w(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${g?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${pl} view=${t} variant=${n} seat=${s} bid=${v}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${ul} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${rl} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Tt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:O})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${ml} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${il} suits=${A(t.void?.[s])} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${Y(S)}</div>`:null}
		${b||d?null:c`<${cl} n=${m} />`}
		${b||!d?null:$??c`<${ll} cards=${d} trump=${t.trump} />`}
	</section>`}function rl({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>E(t)}>
		${o("vulnerable")}
	</button>`}function il({suits:e}){let t=o("page.void",{suits:q(e.map(j))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${$l} suit=${n} />`)}
	</p>`}function ll({cards:e,trump:t}){let n=s=>c`<span key=${z(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${P} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${We(I(e,B,t),t).map(n)}</div>`}function cl({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${P} key=${n} face="down" />`)}
	</div>`}function ul({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${R(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=R(e.offers?.[t]??"declare");return c`${fl(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function pl({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:C(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${dl} won=${r} bid=${l?vn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:C(s,t)})}</span><${hl} stands=${i} />
	</span>`}function dl({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function hl({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function fl(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${R(n)}</span>`:null}function $l({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function ml({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Qt(n)}</span>`}function Qt(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function gl({cards:e,where:t,winner:n,gone:s,names:a}){let r=M(null),i=M(new Set);return pe(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let h=`${d.dataset.of} ${d.dataset.card}`;i.current.has(h)||p.push(wl(d,bl(d))),s&&p.push(vl(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${P} card=${u} />
			</li>`)}
	</ol>`}var yl=":is(.backs, .open-hand, .hand, .nameplate)";function bl(e){let t=mt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${yl}`)?.getBoundingClientRect()}var mt=new Map,Ja=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function wl(e,t){let n=Ja(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function vl(e,t){let n=Ja(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Xt(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:Pe(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Va(a))return kl(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:j(a.led)}):o("ask.lead",{who:r})}var Va=e=>e.acts?.length===1&&e.acts[0]==="pass";function kl(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Zt=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function en({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=y("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Se([...t],e.worth??""),h=t.size<u?w(d):C(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${Ya} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${r?c`<${xl} cards=${I([...t],B)} pick=${u} worth=${$e(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>c`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>l(f)} />
							<span>${Ga(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:h})}
		</button>
	</div>`}function xl({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${P} card=${r} size="mini" /><b class="score">+${n[z(r)]}</b>`:null}
			</span>`})}
	</span>`}function Ga(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Un(e,t);return o(`menu.${s}`,a)}function Un(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Ya({offer:e,variant:t}){let{level:n,points:s,n:a}=Un(e,t),r=Nt(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Qa({options:e,variant:t,onact:n,busy:s}){let[a,r]=y(""),[i,l]=y(""),u=e.acts??[],p=[...new Set(u.map(f=>f.split(" ")[0]??""))],d=u.filter(f=>f.startsWith(`${a} `));if(k(()=>(r(""),l("")),[u.join()]),Va(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:f,points:$,n:m}=Un(i,t);return c`<div class=${`answer sure ${m?"numbered":""}`}>
			<${Ya} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${f}`,{points:$,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>l("")}>${o("page.sure.not")}</button>
		</div>`}let h=f=>f==="pass"||u.every($=>$!=="pass")?n(f):l(f);return c`<div class="answer">
		${p.map(f=>{let $=u.every(m=>m!==f);return c`<button type="button" key=${f} class=${`button ${a===f?"chosen":""}`} disabled=${s}
				aria-expanded=${$?a===f:void 0}
				onclick=${()=>$?r(f):h(f)}>${Ga(f,t)}</button>`})}
		${d.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map(f=>c`<button type="button" key=${f} class="button" disabled=${s} aria-label=${R(f)}
							onclick=${()=>h(f)}>${f.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function Xa({options:e,onact:t,busy:n}){return c`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return c`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${De} trump=${a} />
			</button>`})}
	</div>`}function gt({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:l,onplay:u}){let[p,d]=y(""),h=M(null),f=e.includes(p)?p:e.find(v=>t?.has(v))??e[0];pe(()=>{let v=0,S=()=>{for(let O of h.current?.querySelectorAll("[data-card]")??[])mt.set(O.dataset.card??"",O.getBoundingClientRect())},x=requestAnimationFrame(()=>v=setTimeout(S));return()=>(cancelAnimationFrame(x),clearTimeout(v))});function $(v){let S=v.ctrlKey||v.metaKey||v.altKey?void 0:Ol(e,f,v.key);S!==void 0&&(v.preventDefault(),S!==""&&(d(S),h.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function m(v,S){d(S);let x=v.pointerType==="touch",O=N.play.value==="twice"||N.play.value==="auto"&&x;i||O&&!n.has(S)?l(S):u(S)}let g=(v,S)=>{let x=t===null||t.has(v);return c`<button type="button" key=${v} data-card=${v} class=${n.has(v)?"chosen":""}
			tabindex=${v===f?0:-1} aria-disabled=${x&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(v):void 0} style=${{"--k":S}}
			onclick=${O=>m(O,v)}>
			<${P} card=${v} dim=${!x} lifted=${n.has(v)} size=${r?"mini":"full"} />
			${s?c`<span class="worth" aria-hidden="true">${s[z(v)]}</span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${h} role="group"
		aria-label=${a} onkeydown=${$} onmousedown=${Sl}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${r?We(e).map(v=>c`<span key=${z(v[0]??"")} class="same-suit">${v.map(g)}</span>`):e.map(g)}
	</div>`}var Sl=e=>e.preventDefault();function Ol(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Za(e,s,-1);case"ArrowDown":return Za(e,s,1)}}function Za(e,t,n){let s=z(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(z(r)!==s)return r}return""}function tn(e,t,n){let s=e.filter(r=>Ml(he(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Ml(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}var ue=0,be=[{chapter:"aim",say:"tricks",deal:0,at:0},{chapter:"aim",say:"exact",deal:0,at:0},{chapter:"bid",say:"values",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"guess",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"lay",deal:0,at:0,leaf:"values",worth:!0,does:"lay"},{chapter:"bid",say:"middling",deal:0,at:3},{chapter:"bid",say:"missing",deal:0,at:6},{chapter:"bid",say:"premium",deal:0,at:6},{chapter:"play",say:"follow",deal:0,at:8,does:"play"},{chapter:"play",say:"highest",deal:0,at:9,lies:!0},{chapter:"play",say:"lead",deal:0,at:9,does:"play"},{chapter:"play",say:"low",deal:0,at:12,does:"play"},{chapter:"play",say:"under",deal:0,at:16,does:"play"},{chapter:"play",say:"queen",deal:0,at:19,does:"play"},{chapter:"play",say:"enough",deal:0,at:21,lies:!0},{chapter:"play",say:"away",deal:0,at:21,does:"play"},{chapter:"play",say:"duck",deal:0,at:26,does:"play"},{chapter:"play",say:"discard",deal:0,at:29,does:"play"},{chapter:"play",say:"last",deal:0,at:32,does:"play"},{chapter:"points",say:"each",deal:0,at:33,leaf:"account",point:"tricks"},{chapter:"points",say:"contract",deal:0,at:33,leaf:"account",point:"contract"},{chapter:"points",say:"failed",deal:0,at:33,leaf:"account",point:"failed"},{chapter:"points",say:"next",deal:0,at:33,leaf:"account",point:"next"},{chapter:"trump",say:"ruff",deal:1,at:7,does:"play"},{chapter:"trump",say:"ruffed",deal:1,at:9,lies:!0},{chapter:"game",say:"end",deal:1,at:9,leaf:"end"}];async function eo(){let e=await fetch(`${document.body.dataset.base??"/"}lesson/first.99.jsonl`);if(!e.ok)throw new Error(`no record of the lesson: ${e.status}`);let t=await e.text(),n=[...new Set(be.map(a=>a.deal))],s=await Promise.all(n.map(a=>He(new Blob([t]),1,a)));return{names:s[0].header.seats,deals:s.map(Al)}}function Al(e){return e.steps.flatMap(({line:t,views:n})=>{let s=n[ue];return s&&("act"in t||"deal"in t)?[{act:t.act??"",seat:t.seat??-1,view:s}]:[]})}function Kn(e,t){let n=e.slice(t+1).find(s=>s.seat===ue);return n?n.act.split(" ").slice(1):[]}var no="ninetynine.lesson",[jl,Tl,Nl]=[700,1700,280];function Cl(){try{let e=Number(localStorage.getItem(no));return Number.isInteger(e)&&e>0&&e<be.length-1?e:0}catch{return 0}}function Ll(e){try{localStorage.setItem(no,String(e))}catch{}}var nn=e=>be[e],so=(e,t)=>e[t]?.view,Jn=(e,t)=>ze(e[t-1]?.view,e[t]?.view),to=(e,t,n)=>({view:so(e,t),full:{...n,gone:!0},ms:Nl});function El(e,t,n){let s=[],a=t.lies?Jn(e,t.at):null;a&&s.push(to(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Jn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Tl:jl}),l&&s.push(to(e,r,l)))}return s}var sn=class{at=L(Cl());moving=L(!1);chosen=L(new Set);reply=L("");#n="";#e=0;#t=this.at.peek();constructor(t){this.lesson=t,this.shown=L(this.#c(this.#a()))}be(t){this.stop(),this.#t=t,Ce(()=>{this.#u(!1),this.at.value=t,this.shown.value=this.#c(nn(t))}),Ll(t),t===be.length-1&&(N.taught.value=!0)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.#t);let t=this.#a(),n=this.#l(t);if(t.does==="play")return this.play(n[0]??"");if(t.does!=="lay")return this.#i();let s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.lay();this.chosen.value=new Set(n),this.reply.value=o("page.learn.lay.so")}play(t){let n=this.#a();if(t===this.#l(n)[0])return this.#i();this.reply.value=this.#f(n,t)}lay(){let t=this.#a(),n=this.#r(t)?.options?.worth??"",s=[...this.chosen.peek()],a=Se(s,n);if(a!==Se(this.#l(t),n))return void(this.reply.value=o("page.learn.lay.no",{n:a}));this.#n=I(s,B).join(" "),this.#i()}same(){return this.#n===""||this.#n===I(Kn(this.lesson.deals[0]??[],0),B).join(" ")}stop(){clearTimeout(this.#e)}#a(){return nn(this.at.peek())}#s(t){return this.lesson.deals[t.deal]??[]}#r(t){return this.#s(t)[t.at]?.view}#l(t){return Kn(this.#s(t),t.at)}#c(t){return{view:so(this.#s(t),t.at),full:t.lies?Jn(this.#s(t),t.at):null}}#u(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.#a(),be[t]];if(!s)return;if(s.deal!==n.deal)return this.be(t);this.#t=t;let a=El(this.#s(n),n,s);Ce(()=>this.#u(a.length>0)),this.#o(a)}#o([t,...n]){if(!t)return this.be(this.#t);this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}#f(t,n){let s=this.#r(t),a=s?.trick?.[0]?.card,r=A(s?.options?.from);return a&&!r.includes(n)?o("page.learn.must",{suit:o(`suit.${z(a)}`)}):o(`page.learn.${t.say}.no`)}};function Dl(e){let[t,n]=y({});return k(()=>{let s,a=!1;return eo().then(r=>!a&&n({run:s=new sn(r)}),r=>!a&&n({wrong:T(r)})),()=>{a=!0,s?.stop()}},[]),t.wrong?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.learn.title")}</h1><p>${t.wrong}</p>
			<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		</main>`:t.run?c`<${Rl} run=${t.run} />`:c`<main id="main" tabindex="-1" class="table lesson">
			<p class="opening" role="status">${o("page.opening")}</p>
		</main>`}function ao(){let e=sa(me.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Rl({run:e}){let t=ao(),n=e.at.value,s=nn(n),a=M(null);Pl(e);let r=M(n);k(()=>{if(r.current===n)return;r.current=n;let h=s.leaf==="end"?".over .chief":s.does?'.hand button[tabindex="0"]':".on";a.current?.querySelector(h)?.focus({preventScroll:!0})},[n]);let{view:i,full:l}=e.shown.value,u=e.lesson.names.map((h,f)=>f===ue?o("you"):h),p=s.leaf==="account"?"sheeted":s.leaf==="end"?"covered":"",d=e.moving.value?"":p;return c`<main id="main" tabindex="-1" class="table lesson" ref=${a} data-leaf=${s.leaf}
		data-point=${s.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${De} trump=${i.trump??""} /><h1>${o("page.learn.title")}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${t??"/"}>${o(t?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${ql} run=${e} step=${s} n=${n} />
			<div class=${`board ${d==="sheeted"?d:""}`}>
				<${Fl} run=${e} step=${s} view=${i} full=${l} name=${u[ue]??""} />
				<${nt} view=${i} names=${u} me=${ue} elsewhere=${ue} full=${l} over=${d}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Wl} step=${s} view=${i} names=${u} run=${e} />
				<//>
			</div>
		</div>
	</main>`}function ql({run:e,step:t,n}){let s=e.moving.value,a=n===be.length-1,r=t.does&&!s;return c`<section class="told" aria-label=${o("page.learn.title")}>
		<h2>${o(`page.learn.chapter.${t.chapter}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${se(o(`page.learn.${t.say}`,Bl(e)))}</p>
			<p class="reply">${se(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:be.length})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${a} onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Bl(e){let t=Z(e.shown.value.view.variant),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{same:e.same()?"yes":"no",alone:n,two:s,three:a,declare:r,reveal:i}}function Wl({step:e,view:t,names:n,run:s}){if(s.moving.value&&e.leaf!=="values")return null;let a=t.options,r=e.leaf==="values"&&t.phase==="lay"?c`<${oo} worth=${a?.worth??""} />`:null;return c`${e.does==="lay"&&a?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					<div class="leaf worths">${r}</div>
					<${en} options=${{...a,offers:[]}} chosen=${s.chosen.value} variant=${void 0} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:r&&c`<div class="leaf centre">${r}</div>`}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Je} view=${t} names=${n} me=${ue} untitled /></div>`:null}
		${e.leaf==="end"?c`<${zl} variant=${t.variant} />`:null}`}function oo({worth:e}){let t=$e(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...B].map(n=>c`<li key=${n}>
				<${X} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function zl({variant:e}){let t=ao(),[n,s]=y(!1),a=async()=>{s(!0),await F(async()=>{await Ke();let r=oe.value.find(i=>i.id===e);r&&await ta(r,"beginner")}),s(!1)};return c`<div class="over leaf end">
		<h2>${o("page.learn.done")}</h2>
		<${oo} worth=${Z(e)?.worth??""} />
		<div class="row">
			${t?c`<a class="button chief" href=${t}>${o("page.learn.table")}</a>`:c`<button type="button" class="button chief" disabled=${n} aria-busy=${n} onclick=${a}>
						${o("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${e}`}>${o("page.learn.rules")}</a>
		</div>
	</div>`}function Fl({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",l=r&&t.does?n.options:void 0,u=l?new Set(A(l.from)):null,p=e.chosen.value,d=$=>{if(!l)return;let m=new Set(i?p:[]);if(p.has($))m.delete($);else if(m.size<(l.pick??1))m.add($);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Ce(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has($)?e.reply.value=o("page.learn.tap"):e.play($)},h=$=>l&&e.play($),f=n.phase==="lay"&&t.worth?$e(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Re} view=${n} seat=${ue} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ue} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Y(n.aside)}</div>`:null}
		</div>
		<${gt} cards=${I(A(n.hand),B)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${h} />
	</section>`}function Pl(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=tn(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}function yt({view:e,names:t,last:n=!1}){let s=Q(e);if(s===0)return c`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,l)=>l),r=Array.from({length:fe(e)},(i,l)=>l);return c`<${U}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let l=at(e,i),u=ot(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=l.find(h=>h.seat===p)?.card;return c`<td key=${p} class=${p===u?"won":""}>
						${d?c`<${P} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Hl({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${Jl} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Il(e,t,n){if(e!=="mine")return Hs(e,t,n);let s=await Ae();if(!s)throw new Error("nothing kept");return He(s.bytes,t,n)}async function _l(e,t,n,s){if(e!=="mine")return Us(e,t,n,s);let a=await Ae();return Ks(a?.bytes??new Blob,t,n,s)}function Ul(e,t,n){let s=M(new Map),[,a]=y(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:T(i)}))},[t,n]),n?s.current.get(t)??{}:null}function Kl(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Jl({table:e,match:t,deal:n}){let[s,a]=y({});if(k(()=>{let i=!0;return Il(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):T(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${Gl} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Vl(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Gl({table:e,match:t,deal:n,played:s}){let a=dt(Z(s.header.variant),s.header.rules),r=de(()=>Kl(s),[s]),i=r[0]?.views.length??1,l=Gt(s.header,i),u=r.length-1,p=me.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),h=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,f=h>=0?h:Yt(s.header,i),$=r[d+1]?.line,m=$!==void 0&&"act"in $,g=Ul(ke=>_l(e,t,n,ke),d,m&&p.has("hint")),b=(ke,ws=h,rr=g!==null&&ke===d)=>`/replay/${e}/${t}/${n}?step=${ke}${ws>=0?`&seat=${ws}`:""}${rr?"&hint":""}`,v=ke=>V(b(Math.min(u,Math.max(0,ke))),{replace:!0}),S=de(()=>Zl(r),[r]),x=Ql(d,S,u,v),O=M(null),te=()=>m&&V(b(d,h,!g),{replace:!0});tc({h:te,...g&&{Escape:te},ArrowRight:x.forward,ArrowLeft:x.back,ArrowDown:x.trickForward,ArrowUp:x.trickBack,Home:x.start,End:x.end});let Be=r[d],fn=h>=0?Be.views[h]:Vl(Be.views,f);return c`<${Fe.Provider} value=${fn.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${ac} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${h}
			onseat=${ke=>V(b(d,ke),{replace:!0})} here=${b(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${h>=0?o("page.replay.seen",{name:l[h]}):o("page.replay.all")}</h2>
				<${Yl} moment=${Be} view=${fn} names=${l} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${nc} key=${d} hint=${g} variant=${a} name=${l[$.by??$.seat]??""}
							bid=${r[d+1]?.views[$.seat]?.bid} onclose=${te}
							onleave=${()=>O.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${yt} view=${fn} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${se(ec(Be,l,h,a))}</span></p>
				<button type="button" class="button plain" ref=${O} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${te}>${o("page.hint")}</button>
			</div>
			<${Xl} step=${d} last=${u} to=${v} steps=${x} />
		</div>
	</main><//>`}function Yl({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Je} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Ht(s,t.phase);return c`<${nt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${Vn(e)} />
		<${sc} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var Ql=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Xl({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${st} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${st} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${st} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${st} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${st} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${st} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function Zl(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Vn(t)||t.sheet?[n]:[]})}var Vn=e=>ze(e.before?.[0],e.views[0]);function ec(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Vn(e);if(r==="lay"){let f=i.map(m=>Ge(m,p?.turnup)).join(" "),$=C(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:f,bid:$})}if(r==="name")return o("page.replay.names",{name:l,trump:j(i[0])});if(r==="play"){let[f,$]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Ge(i[0]??"",p?.turnup),taken:f,winner:$})}let h=e.views[n];return u&&h?.phase==="offer"&&!h.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:R(String(a.act))})}function tc(e){pe(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function nc({hint:e,variant:t,name:n,bid:s,onclose:a,onleave:r}){let i=M(null),{told:l,wrong:u}=e;return pe(()=>{let p=i.current;return p?.focus({preventScroll:!0}),()=>{p?.contains(document.activeElement)&&r()}},[]),k(()=>{l&&i.current?.scrollIntoView({block:"nearest"})},[l]),c`<section class="replay-hint" ref=${i} tabindex="-1" aria-label=${o("page.hint.of",{name:n})}>
		<header>
			<h2>${o("page.hint.of",{name:n})}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${l?c`<${Qe} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:c`<p class=${u?"":"soft"} role="status">${u??o("page.hint.thinking")}</p>`}
	</section>`}function sc({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=I(A(e.hand),B,e.trump),l=(u,p)=>/^(play|lay) /.test(u??"")&&u?.split(" ").includes(p);return c`<div class="replay-held">
		<${Re} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(u=>c`<span key=${u} class="one">
				<${P} card=${u} />
				<span class="mark">
					${l(r?.advice.act,u)?c`<${ge} />`:null}${l(r?.act,u)?c`<${Pt} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Y(e.aside)}</div>
	</div>`}function ac({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l}){let[u,p]=y(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",h=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,f=()=>navigator.clipboard?.writeText(location.origin+l).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand")),$=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ye(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j(d)})}${" "}<${X} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${ro} to=${s>0?h(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${ro} to=${s+1<e.deals?h(s+1):""} text=${o("page.replay.next")} arrow="→" />
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
		${u?c`<${_} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?c`<${oc} match=${n} />`:c`<${ht} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function oc({match:e}){let[t,n]=y(null);if(k(()=>{Ae().then(async r=>n(r&&await Ea(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${ht} record=${t.slice(a,s[e]??t.length)} />`}function ro({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var rc={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function st({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${rc[t]} /></svg>
	</button>`}function bt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[h,f]=[Math.min(0,...d),Math.max(1,...d)],$=x=>34+x*(l-p-34)/Math.max(1,e.length),m=x=>u-22-(x-h)*(u-34)/(f-h),g=lc((e[e.length-1]??[]).map(m),20),b=ic(f-h),v=Math.ceil(h/b),S=Array.from({length:Math.floor(f/b)-v+1},(x,O)=>(v+O)*b);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		${S.map(x=>c`<g key=${x}>
				<line class=${x===0?"base":"grid"} x1="34" x2=${l-p} y1=${m(x)} y2=${m(x)} />
				<text x="28" y=${m(x)+5} text-anchor="end">${w(x)}</text>
			</g>`)}
		${r.map(x=>c`<line key=${x} class="end" x1=${$(x)} x2=${$(x)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((x,O)=>c`<g key=${O} class=${O===a?"self":""} data-line=${O}>
				<polyline points=${[`${$(0)},${m(i[O]??0)}`,...e.map((te,Be)=>`${$(Be+1)},${m(te[O]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[O]??0)+5}>${x.length>11?`${x.slice(0,10)}…`:x}</text>
			</g>`)}
		<text class="axis" x=${$(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function ic(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function lc(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function cc({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${uc} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function uc({table:e,match:t,deal:n}){let{told:s,wrong:a}=ut(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let l=s.header,u=Z(l.variant),p=Gt(l,u?u.seats:l.seats.length),d=Number(me.value.get("seat")??-1),h=d>=0&&d<p.length?d:Yt(l,p.length),f=$=>V(`${location.pathname}?seat=${$.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??ye(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(h)} onchange=${f}>
					${p.map(($,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:$})}</option>`)}
				</select></label>
		</header>
		<${pc} told=${s} wrong=${a} />
		${s.deals.length?c`<${dc} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${h} />`:null}
	</main>`}function pc({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function dc({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,m)=>m.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:$=>`/replay/${t}/${n}/${$.deal}?step=${$.step}&seat=${$.seat}&hint`,one:s};return c`<section class="stack">
			<p class="lead">${Pn(i.lost,d,!1)}.</p>
			${e.luck?c`<p>${hc(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${lo} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${fc} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${$c} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${lo} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${mc} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function hc(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/re)||0),a=Math.min(Math.round(e.gifts/re),Math.max(s,0));return o("page.report.luck",{cards:K(t),lie:K(n),others:K(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}var io=(e,t)=>t===void 0?ct(e):o("page.report.bid",{bid:w(t),cards:ct(e)});function lo({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:io(r.act,r.bid),better:io(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${se(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/re,1)})}>
				−${w(r.lost/re,1)}
			</span>
			${r.why.length?c`<span class="moment-why">${se(jn(r.why).join(" "))}</span>`:null}
			${p===d?null:c`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function fc({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of tt)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Vt(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${K(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${K(r,1)}</td>
	</tr></tfoot></table>`}function $c({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(h=>h/re));return c`<${bt} at=${p} from=${(u[0]??[]).map(d=>d/re)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,h)=>r[h]+=d.lead/re);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/re:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${bt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function mc({told:e,names:t}){let n=e.luck?["start","cards","lie",...tt.map(l=>`lost.${l}`),"others"]:["lie",...tt.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Vt(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${U}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${K(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${K(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var gc=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],yc=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],we={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},bc={A:"ace",K:"king",Q:"queen",J:"jack"},Gn=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],wc="two three four five six seven eight nine ten eleven twelve".split(" "),co=["pass","declare","reveal"],vc=["random","greedy","beginner","casual","club","strong","expert"],ho=Object.keys(we).flatMap(e=>Gn.map(t=>t+e));function Yn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,wc[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),bc[a]??"",a.toLowerCase()]};return{verbs:[...wt(gc,a=>e(`cmd.${a}`)),...wt(yc,a=>e(`page.cmd.${a}`))],offers:[...wt(co,a=>e(`offer.${a}`)),...wt(co,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Gn.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(we).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:wt(vc.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var wt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>kc(s,n))),kc=(e,t)=>[e,t],fo=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),xc=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),je=(e,t)=>e===t||e===xc(t)||e===fo(t),$o=(e,t)=>e.startsWith(t)||fo(e).startsWith(t);function uo(e,t){let n=t.verbs.find(([s])=>je(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var an=(e,t)=>Gn.find(n=>t.ranks[n]?.some(s=>je(e,s)))??"";function on(e,t,n){let s=Object.keys(we).find(i=>we[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>$o(n.suits[i]??"",e)||e.length>=3&&we[i]?.english.startsWith(e),r=Object.keys(we).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in we?e.toUpperCase():""}var Sc=new Set(["of","von","av","i","the","der","die","das"]);function mo(e,t){let n=e[0]??"",s=Sc.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=on(n,3,t),i=r?an(a,t):"";if(i)return[i+r,s+1];let l=an(n,t)?on(a,1,t):"";return l?[an(n,t)+l,s+1]:["",0]}function Oc(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!je(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!je(e[1]??"",a))return 1;let[r,i]=mo(e.slice(2),n);return i?r===t?i+2:1:vt([t],e[2]??"",n).length?3:1}function Mc(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>je(a.join(" "),l)||je(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=Oc(a.slice(l),n,t),[p,d]=u?["",u]:mo(a.slice(l),t);u?i.push("joker"):i.push(d?he(p).toLowerCase()+we[z(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function vt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=z(r),{sign:l,english:u}=we[i]??{sign:"",english:""};for(let p of n.ranks[he(r)]??[])for(let d of[Ac(t,p),/^\d+$/.test(p)?jc(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];$o(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var Ac=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",jc=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function po(e,t,n){let s=/^\d/.test(t)?"":an(t,n),a=on(t,2,n);return e.filter(r=>s&&he(r)===s||a&&z(r)===a)}function Qn(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Tc=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function go(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=Mc(e,n,t.joker),i=uo(r[0]??"",n);if(uo(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!Tc.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Nc(i,r,t,n):Lc(i,r,t,n):r.every(d=>/^\d+$/.test(d)||vt(ho,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Nc(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[h=[],f]=Cc(d,n,s);if(f)return f;for(let $ of h)l.add($)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>vt([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function Cc(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=vt(t.hand,e,n);if(s.length===0&&(s=po(t.list,e,n),s.length===0&&(s=po(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=vt(ho,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function Lc(e,t,n,s){if(n.sure)return Ec(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=Qn(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=Dc(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function Ec(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function Dc(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=on(r,1,a);return n.find(d=>{let h=d.act.replace(/^name /,"");return h===p||r===h||je(r,a.trumps[h]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var yo=(e,t)=>t.levels.find(([n,s])=>je(e,n)||e===s)?.[1]??"",bo=e=>e?.kind==="lay"||e?.kind==="play"?A(e.from):[];var kt=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function wo({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=y(""),l=M(null);k(()=>l.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>c`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${kt(p)}
					${p.by&&p.by!==t?c`${" "}<${Rc} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${l} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Rc({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var ee=e=>e?"yes":"no",vo=e=>H(`rank.name.${e}`)?o(`rank.name.${e}`):e,qc={C:"♣",D:"♦",H:"♥",S:"♠"};function ie(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ie(e,{short:t})});let[s,a]=[he(e),z(e)];return t?(H(`rank.${s}`)?o(`rank.${s}`):s)+qc[a]:o("card.spoken",{rank:vo(s),suit:o(`suit.${a}`)})}var qe=(e,t)=>e.map(n=>ie(n,t)).join(", ");function ko(e,t){if(t.short)return e.map(s=>ie(s,t)).join(" ");let n=s=>{let a=Os(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${z(i)}`):vo(he(i)));return`${j(a)}: ${r.join(", ")}`};return We(e,t.view?.trump).map(n).join("; ")}function rn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:qe(s,t),bid:C(Se(s,Zn(t)),t.rules)}):n==="name"?o("act.name",{trump:j(s[0])}):n==="play"?qe(s,t):R(e)}var Zn=e=>e.view.options?.worth??e.rules?.worth??"",Ne=e=>Array.from({length:fe(e.view)},(t,n)=>n),Xn=(e,t)=>e?.shown?.[t]?.hand,es=(e,t)=>I(A(t===e.me?e.view.hand:Xn(e.view,t)),B,e.view.trump),xo=e=>es(e,e.view.options?.seat??e.me);function ts(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:ko(es(e,e.me),e)})];return t.turnup&&A(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ie(t.turnup??"",{short:e.short})})),[...n,...it(t,e.rules),...So(e,void 0)]}function So(e,t){return e.view.phase==="over"?[]:Ne(e).filter(s=>s!==e.me&&Xn(e.view,s)&&!Xn(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:ko(es(e,s),e)}))}function ns(e,t){return Ne(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Oo(e,n,a)]:[]})}var Oo=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:ee(t===e.me),cards:qe(A(n),e)}),Mo=(e,t)=>o("plain.laid",{cards:qe(t,e),bid:C(e.view.bid??0,e.rules)});function ss(e,t){let{turnup:n}=e.view,s=xe(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:j(s)}),i=t&&!n?Bc(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function Bc(e){let t=e.view.why;return!e.view.trump&&xe(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:ee(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&H(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Ao(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:ee(t.length>1),n:e.rules.score.vulnerable})]}function ln(e){let t=$e(Zn(e)),n=[...B].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function as(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?Q(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:ee(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?ln(e):[];return[l,...Ao(e),...u,...jo(e)]}function jo(e){let t=e.view,n=[ss(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ie(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...os(e,void 0),...ns(e,void 0)),t.phase!=="over"&&n.push(...ts(e)),t.trick?.length?[...n,...St(e,Q(t))]:n}function os(e,t){let{premium:n=[],why:s}=e.view;return Ne(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:ee(a===e.me)},i=[o("plain.holds",{...r,offer:R(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var To=e=>Ne(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function St(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=at(n,t);if(s.length===0)return[o(t===0||t===Q(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ie(l,e)})),r=t<Q(n)?ot(n,t):-1;return r<0?a:[...a,No(e,s,r)]}function No(e,t,n){let s=ie(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:ee(n===e.me),card:s,tally:To(e)})}function rs(e){let t=Ne(e).filter(a=>e.view.void?.[a]),n=a=>q(A(e.view.void?.[a]).map(j)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:To(e)}),...s]}function Co(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Ne(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?C(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?R(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Mo(e,A(t.aside))),s.push(...it(t,e.rules)),[...s,...os(e,void 0),...ns(e,void 0),ss(e,!1)]}function Lo(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${w(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Ao(e)]}function is(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let h=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:h===void 0?"hidden":C(h,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Ne(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Oo(e,p,d)]:[]}),l=xn(n),u=Sn(n,e.names,e.me).map(([p])=>p);return[...r,...i,...kn(n,e.names,e.rules,e.me),...u,...l?[l]:[],...Wc(e)]}function Wc(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=ee(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function xt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ie(a,e)}`),s=Qn(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?j(a.act.slice(5)):zc(a.act,e)}`);return[...n,...s].join(", ")}function zc(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Fc(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Nt(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Eo(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Fc(e,t.sure)];if(t.offer)return[o("ask.number"),xt(e,t)];let l=[Xt(s,e.names,!1),...r.kind==="lay"?ln(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,xt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Te(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var Do=({said:e})=>e?[o("page.speech.said",{name:e.name,text:kt(e)})]:[];function Ro(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Te(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Te(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:ee(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:ee(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Pc(e,t,i,r);default:return[]}}function Pc(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?ls(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:ee(s)})]}function ls(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:ee(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Hc(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function qo(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Hc(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...jo(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Ct(s,a)||e.table.match!==r.table.match)return as(t,!1);let l=[...Ic(s,t,n),..._c(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Mo(t,I(A(a.aside),B))),a.phase!=="over"&&l.push(...os(t,s),...ns(t,s),...So(t,s)),l.push(...Uc(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...is(t,s)]:l}function Ic(e,t,n){let s=t.view;return Ne(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:R(r)})]})}function _c(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[ss(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:ee(a.by===t.me),trump:j(s)})]}function Uc(e,t,n){let s=t.view,a=[],r=Q(s);for(let i=Q(e);i<=r&&i<(s.leads?.length??0);i++){let l=at(s,i),u=new Set(l.filter(({seat:p,card:d})=>A(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ie(d,t)}));i<r&&a.push(No(t,l,ot(s,i)))}return a}function Bo(e,t){let[n]=e.choices,s=ca(e),a=t.view.options,r="none";a?.kind==="lay"?r=C(Se(e.act.split(" ").slice(1),Zn(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=C(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:rn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+w(i),two:ee(s!==void 0),second:s?rn(s.act,t):""})}var Kc=2e4,Wo={times:100,each:50},zo={hand:ts,bids:Co,score:Lo,worth:ln,tricks:rs,trick:(e,[t])=>Number(t)>0?St(e,Number(t)-1):Jc(e),last:e=>St(e,Q(e.view)-1),legal:(e,t,n)=>n.options?[xt(e,n)]:[o("hint.none")]};function Jc(e){let t=e.view.phase==="play"?rs(e).slice(0,1):[];return[...St(e,Q(e.view)),...t]}function cs({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}var Vc=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Gc(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Vc.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Yc(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var cn=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#c="";#u="";#i={about:"",act:""};#o=!1;#f="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:Ro(t,ae(t));return s&&a.push(...qo(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Te(t,ae(t))),this.#e([...a,...Do(t),...this.#h(t)])}obey(t){return this.#x(t).catch(n=>this.#e([T(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>Kc||(this.#f=String(n),this.#e([o("page.speech.short",{time:Qt(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:ae(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?xo(t):[],r=new Set(bo(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||l&&!this.#r}}#h(t,n=!1){let s=cs(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#d(t);return a?.view.phase!==void 0?Eo(a,this.#m(a)):[]}#g(t){let n=this.#h(t,!0);return n.length?n:Te(t,ae(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=H(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Te(t,ae(t))];let l=n.view.phase==="over",u=!l&&Q(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...as(n,!u),...l?is(n):[],...ls(t,n.names)]}async#p(t){try{return D.peek()||await Et(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([T(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<Wo.times;t++)await new Promise(n=>setTimeout(n,Wo.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#u;this.#u="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=go(t,r.moment,Yn(o,H));switch(i.kind){case"act":return this.#w(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#v(i.verb,i.words,i.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[Zt(t.options),o("page.speech.legal",{cards:qe(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?xt(s,a):""};if(t.cards){let l=s??{short:this.#o};r.cards=qe(t.cards,l),r.card=ie(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#v(t,n,s,a){let{m:r}=a,i=this.#j(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#L(a);case"":case"ready":case"next":case"again":return this.#E(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#R(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return V("/")}return this.#A(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#u=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#A(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#j(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Te(s,ae(s));case"time":return this.#T(s);case"help":return Gc(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(zo,t)?zo[t]:void 0;if(i)return a?.view.phase===void 0?Te(s,ae(s)):i(a,n,r)}#T(t){let n=ae(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Qt(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Yc(await ce(this.#n.settled.peek().settings,G.peek()))}catch(t){return[T(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#i={about:cs(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Bo(n,t),...zt(n,t.rules,a=>rn(a,t)),s]}catch(n){return[T(n)]}}async#L(t){let{about:n,act:s}=this.#i;if(n!==cs(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#E(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#D():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#D(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#R(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Yn(o,H),i=n.map(p=>yo(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Fo={lines:250,typed:50};function Po({table:e,variant:t}){let[n,s]=y([]),a=M(0),r=(u,p=!1)=>{let d=u.map(h=>({id:a.current++,text:h,typed:p}));d.length&&s(h=>[...h,...d].slice(-Fo.lines))},i=Qc(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Xc} onsend=${l} />
		<${Zc} lines=${n} />
	</section>`}function Qc(e,t,n){let s=de(()=>new cn(e,n),[e]),a=M(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Xc({onsend:e}){let t=M(null),n=M({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Fo.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Zc({lines:e}){let t=M(null);return pe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Ho(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var us=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=Ho("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},un=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=Ho(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new us(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#i({claim:this.#s}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#i({said:t})}leave=()=>{this.ours&&(this.#i({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#c()}#i(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#i({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#u,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var eu=4e4,tu=5e3,ps={first:250,longest:8e3};function _o(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=_o(n[s],a);return n}var Io=e=>e instanceof le&&e.status<500&&e.status!==429&&e.status!==401,pn=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#c=!1;#u=!1;#i=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new un(t,s=>this.#y(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),Es(this.#n,t)}hint(){return Ds(this.#n)}ahead(){return this.#i===-1/0?0:this.#i}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#c||(this.#u=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await gn(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=ps.first;!this.#s;t=Math.min(2*t,ps.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(Io(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=ps.first);let s=this.#u?0:t;this.#u=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await gn(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(Io(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(tu)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),eu),s=n();try{let a=(await this.#w(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#w(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await fetch(Rs(this.#n,this.#t),{headers:n,signal:t});if(this.#c=!1,this.#i=Math.max(this.#i,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Ts(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,..._o(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#v(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#i=Math.max(this.#i,t.at-Date.now()),this.#e(t)}};var nu=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Uo({onclose:e}){return c`<${_} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${nu.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var ds=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),hs=()=>ds()?.querySelector('[data-card][tabindex="0"]');function Ko(){k(()=>{let e=null,t=null,n=0,s=Qs();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),h=u[Math.min(n,u.length-1)]??p()??hs()??d();h instanceof HTMLElement&&h.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Jo({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter($=>$.player).length===1,[l,u]=y(!1),p=$=>{s(),e.act($)},{settings:d}=e.settled.value,h=a!==void 0&&t.view?.phase==="play",f=au(e.id,h,t.seq);return c`<${_} title=${o("page.more")} onclose=${s}>
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
				<button type="button" class="button" onclick=${()=>V("/")}>${o("page.home")}</button>
			</section>
			<${su} chairs=${t.table.chairs} />
		</div>
	<//>`}function su({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${Oe(n)}</b> <span class="soft">${Ie(n)}</span>
					<small class="soft">${_e(n)}</small></li>`)}
		</ul>
	</section>`}function au(e,t,n){let[s,a]=y(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&Bs(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Vo({settings:e,onclose:t}){let[n,s]=y(null);return k(()=>{F(()=>ce(e,G.value)).then(a=>a&&s(a))},[]),c`<${_} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Tn} guide=${n} />`:null}
	<//>`}function fs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function ou(e,t,n){let s=C(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function ru({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${ou(e,n,t)}
	</p>`}function iu({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return c`<p class="outcome winner">${o("page.winner",a)}</p>`}var lu=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function Go({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting",{day:l}=e.settled.value.settings;return c`<div class="over leaf sheeted" onclick=${u=>u.stopPropagation()}>
		<${fs} table=${e} message=${t} names=${n} />
		${i?c`<${iu} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${ru} view=${t.view} variant=${s} />
		<${Je} view=${t.view} names=${n} variant=${s} />
		${a!==void 0&&(i||t.table.open)&&lu(t)?c`<${qa} table=${e.id} match=${t.table.match} deal=${t.view?.deal??0} seat=${a} />`:null}
		<div class="row">
			${l?c`<a class="button chief" href=${`/daily/${l}`}>${o("page.daily.others")}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var cu={calm:2e3,usual:1200,quick:550,instant:550},uu=280,pu={calm:650,usual:350,quick:150,instant:0},du=12,hu=(e,t)=>Ct(e,t)&&Yo(t)>Yo(e),Yo=e=>(e?.played??[]).reduce((t,n)=>t+A(n).length,0),fu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,dn=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>du?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=ze(n,t.view);this.shown.value={message:t,full:s};let a=pu[this.#n()];if(!s&&a&&hu(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(cu[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(fu()?0:uu,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var $u=450,mu=100,$s=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",gu=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),yu=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),hn=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new dn(()=>N.spoken.value?"quick":N.pace.value);view=At(()=>this.showing.shown.value?.message.view);talk=At(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=At(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=ks(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#i(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#i({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#u())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Vs();return this.waits.value--,t&&Gs(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await F(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==$s(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){gu(t)&&(this.next.value="",this.#s=!0),Ce(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?yu(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-mu)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#u()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#c(){return $s(this.newest.peek()?.view)}#u(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#i(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&E(T(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=qt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#u())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!A(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(A(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==$s(this.newest.value?.view)&&(this.advice.value=null)}#d(t,n){let s=A(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:$u)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||A(t.hand).length===1&&!N.spoken.value}};function Qo({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=y(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return F(()=>qs(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${vu} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Xo(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function bu(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var wu=4;function vu({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${ku} names=${t} />`;let a=bu(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(h=>h.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${U}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${vs} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${xu} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${Ou} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=wu?c`<${Au} games=${a} names=${t} me=${n} />`:null}
	</div>`}function ku({names:e}){return c`<${U}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function xu({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${Zo} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${X} trump=${i.trump} /><span class="unseen">${j(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${Su} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${Ot} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?w(r.bonus[i]):"–"} />
					<${Ot} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>w((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var Zo=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Ot({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Su({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${R(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Ou({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Zo} n=${t.length} text=${o("page.scores.together")} />
		<${Ot} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Ot} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Ot} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Mu(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Au({games:e,names:t,me:n}){let{at:s,ends:a}=Mu(e);return c`<${bt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var ve,ju={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function ms(e){if(!N.sound.peek()||document.hidden)return;ve??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=ju[e],r=ve.currentTime,i=new GainNode(ve,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(ve.destination),t){let l=new AudioBuffer({length:Math.ceil(s*ve.sampleRate),sampleRate:ve.sampleRate}),u=l.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(ve,{buffer:l});p.connect(new BiquadFilterNode(ve,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let l=new OscillatorNode(ve,{type:"sine",frequency:n});l.connect(i),l.start(r),l.stop(r+s)}}var[Tu,Nu]=[400,12],gs=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<Tu&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Nu)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function er(){k(()=>{let e=new gs;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Cu=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function tr(){let[e,t]=y(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||E(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${Cu(location.hostname)?c`<${Lu} />`:null}
	</div>`}function Lu(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function nr({variant:e,table:t}){let n=H(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var ys=["beginner","casual","club","strong","expert"];function sr({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Ue(),d=u===void 0?void 0:l.chairs[u],h=s!==n?l.chairs.find(S=>S.player===n)?.name:void 0,f=l.match>0,$=M(void 0),m=M(Promise.resolve(!0)),g=async S=>{await p.keep()&&($.current=void 0,await r({do:"sit",seat:S}))},b=()=>m.current=m.current.then(async()=>{let S=await p.keep(),x=D.peek()?.name;return!S||!d||x===($.current??Du(d.name))?S:($.current=x,await r({do:"name"}),!0)}),v=async()=>await b()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&h?o("page.invited",{name:h}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${nr} variant=${t.variant??e.view?.variant??""} table=${Ys.value[1]??""} />
					<${Rt} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((S,x)=>{if(S===d){let O=l.chairs.every(te=>te===d||te.bot);return c`<${qu} key=${x} chair=${S} name=${p} alone=${O} onname=${b} ondo=${r} />`}return c`<${Bu} key=${x} chair=${S} seat=${x} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${Eu} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${tr} />`:null}
		${n===s?c`<${Wu} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Ru(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${v}>
						${o(f?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function Eu({settings:e}){let{value:t}=Ye(()=>ce(e,G.value),G.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var Du=e=>D.peek()?.name===e?e:e?.replace(/ \d$/,"");function Ru(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Oe))})}function qu({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Dt} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Bu({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Ie(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${Oe(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${_e(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${zu} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Wu({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function zu({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!ys.includes(e)?[e,...ys]:ys,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function ar({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ue(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${Rt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Fu=1e4;function Pu({rest:e}){let t=e[0]??"",n=de(()=>new hn(t,(r,i)=>new pn(r,i)),[t]);k(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${Hu} why=${s} id=${t} />`:n.showing.shown.value?c`<${Iu} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Hu({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${T(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Iu({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=ae(s),{variant:d="standard",rules:h,deals:f}=e.settled.value.settings,$=Z(d,h),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),ip(e,n),Ko(),er(),k(()=>mt.clear(),[r?.deal,r?.game]),sp(u.some(te=>te.until!==void 0)),ap(r),op(e,s);let g=l==="waiting"&&r?.phase!=="over",b=Ht($,r?.phase),v=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,S=()=>c`<${Qo} table=${e.id} names=${p} about=${Xo($,f)} view=${r} />`,x=e.busy.value!==""||e.waits.value>0||e.thinking.value,O={table:e,message:s,names:p,variant:$,laid:b};return c`<${Fe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${x} data-stage=${l} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${Po} table=${e} variant=${$} />`:null}
		<${Yu} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?fe(r):0} ${v?"sheeted":""}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${Zu} ...${O} />`:null}
				<${_u} ...${O} full=${a} waiting=${g} between=${v} />
				${r&&!g&&i===void 0?c`<${Uu} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class="side"><h2>${o("score.title")}</h2>${S()}</aside>`:null}
		</div>
		<${Ku} ...${O} panel=${t} onpanel=${n} scores=${S} />
		</main><//>`}function _u({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:h}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:$,host:m}=e.settled.value;return c`<div class="felt empty">
			<${sr} message=${t} settings=${$} host=${m} me=${D.value?.id??""}
				ondo=${bs(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return c`<${nt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Xu(e,t,n)} pending=${Gu(e.busy.value)}
		chairs=${h} now=${e.now()} over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${l?c`<${Go} ...${f} />`:c`<${Qu} ...${f} />`}
	<//>`}var Uu=({table:e,message:t})=>c`<${ar} message=${t} busy=${e.waits.value>0} ondo=${bs(e)} />`;function Ku({table:e,message:t,names:n,variant:s,panel:a,onpanel:r,scores:i}){let{view:l}=t,u=()=>r(""),p=(d,h,f=!1)=>c`<${_} key=${d} title=${o(d)} broad=${f} onclose=${u}>${h}<//>`;switch(a){case"tricks":return l&&p("tricks.title",c`<${yt} view=${l} names=${n} />`,fe(l)>3);case"last":return l&&p("page.lasttrick",c`<${yt} view=${l} names=${n} last />`);case"talk":return p("page.talk",c`<${Vu} table=${e} message=${t} />`);case"score":return p("score.title",i(),!0);case"rules":return c`<${Vo} settings=${e.settled.value.settings} onclose=${u} />`;case"keys":return c`<${Uo} onclose=${u} />`;case"more":return c`<${Jo} table=${e} message=${t} onpanel=${r} onclose=${u} />`;default:return e.advice.value?c`<${Ju} table=${e} variant=${s} />`:null}}function Ju({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=()=>e.advice.value=null,a=c`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return c`<${_} title=${o("page.hint")} aside onclose=${s} actions=${a}>
		<${Qe} advice=${n.advice} variant=${t} />
	<//>`}function Vu({table:e,message:t}){let n=a=>bs(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${wo} talk=${e.talk.value} me=${D.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var bs=e=>async t=>{let n=D.value===null;if(await F(()=>Et(o("page.guest"))))return n&&e.port.again(),e.act(t)},Gu=e=>e.startsWith("play ")?e.slice(5):null;function Yu({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=y(e.newest.peek()?.seq??0),i=e.port.state.value,l=e.talk.value.filter(h=>h.seq>a&&h.by!==D.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?c`<${De} trump=${xe(s)} unsure=${!s.trump} />`:null}
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
	</header>`}var Mt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Qu({table:e,message:t,names:n,variant:s}){let a=t.view,r=Mt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=Xt({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=g=>e.lay(g),h=g=>e.play(g),f=g=>r&&g.stopPropagation(),$={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],m=`asking ${r?"asked":""} ${$}`;return c`<section class=${m} aria-label=${o("page.yours")} onclick=${f}>
		<${fs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${en} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${Qa} options=${r} variant=${s} busy=${i} onact=${h} />`:null}
		${r?.kind==="name"?c`<${Xa} options=${r} busy=${i} onact=${h} />`:null}
	</section>`}function or(e,t){let n=t.view,s=Mt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(A(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return E(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return E(Zt(s));e.play(`play ${u}`)}}}}function Xu(e,t,n){let s=t.view,a=Tt(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,...u}=or(e,t),p=Mt(e,t)?.seat===a,d=c`<${gt} cards=${I(A(r),B,s.trump)} ...${u} can=${p?l:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function Zu({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=Mt(e,t),p=u?.kind==="lay",d=e.next.value,h=u?.seat!==void 0,{can:f,chosen:$,onpick:m,onplay:g}=or(e,t),b=Ss(r,i).filter(O=>`play ${O}`!==l),v=e.showing.shown.value?.full,S=it(r,s).join(" "),x=p&&N.values.value&&u?.worth?$e(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Re} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${v?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Y(r.aside)}</p>`:null}
			${S?c`<p class="keeping small">${S}</p>`:null}
		</div>
		<${np} table=${e} message=${t} variant=${s} />
		<${gt} cards=${b} can=${h?new Set:f} chosen=${d?new Set([d]):$}
			values=${x} label=${o("page.yourhand")} twice=${p} onpick=${m}
			onplay=${h?()=>E(o("page.dummy.turn")):g} />
	</section>`}function ep({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function tp({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function np({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||tp(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!Mt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=ep(t)?"":"nothing",h=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?h:null}</div>`}function sp(e){let[,t]=y(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function ap(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;k(()=>{t&&ms("card")},[t]),k(()=>{n&&ms("turn")},[n])}function op(e,t){let n=e.talk.value.at(-1);k(()=>{!(n&&e.now()-n.at<Fu)||N.spoken.peek()||n.by===D.peek()?.id||t.muted?.includes(n.by)||E(`${n.name}: ${kt(n)}`)},[n?.seq])}var rp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function ip(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...ds()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=tn(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")hs()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||rp()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Gr as Bids,ti as Choices,wi as Create,Ji as Daily,Dl as Learn,Fi as Records,Hl as Replay,cc as Report,$r as Rules,Pu as Table};
