import{$ as Z,A as M,Aa as Gs,B as z,Ba as Vs,C as ge,Ca as Qs,D as I,Da as Ys,E as Et,Ea as Ue,F as Ds,Fa as qt,G as ee,Ga as Xs,H as He,Ha as Zs,I as xe,Ia as ea,J as ie,Ja as E,K as Ie,L as te,La as Wt,M as it,Ma as ta,N as lt,Na as Me,O as _e,Oa as le,P as xn,Pa as Je,Q as Se,Qa as Ge,R as Lt,Ra as Ve,S as Bs,Sa as Ft,T as ye,Ta as zt,U as Dt,Ua as na,V as Rs,Va as sa,W as Bt,Wa as Pt,X as Oe,Xa as aa,Y as Ke,Ya as he,Z as _,Za as oa,_a as Q,a as Ns,aa as $e,ab as ce,ba as qs,bb as Mn,c as v,ca as B,cb as ra,d as w,da as j,db as Qe,e as de,ea as P,f as O,fb as ia,g as me,ga as G,gb as Ht,h as Le,ha as H,i as L,ia as R,ib as jn,j as Nt,ja as V,jb as la,k as Cs,ka as De,kb as ca,l,la as Ws,m as Es,ma as Rt,mb as ua,n as U,na as fe,oa as Sn,ob as pa,pa as Fs,qb as It,r as Ls,ra as On,s as o,sa as zs,t as F,ta as Ps,u as b,ua as Hs,v as J,va as Is,w as q,wa as _s,x as Ct,xa as Ks,y as N,ya as Us,za as Js}from"./chunk.js";function Y({trump:e}){return e==="nines"?l`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?l`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:l`<span class="sign none" aria-hidden="true">–</span>`}var A=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),C=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:b(0),b:b(Tn(t))}):b(e);function ut(e,t){let n=Bs(e,t);if(!n||!t)return[];let s=n.low===n.high?b(n.low):`${b(n.low)}–${b(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var Tn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var $a=(e,t,n)=>t===(n??e.seat)?"yes":"no";function fa(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ye({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,$)=>$).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let c=d=>{let $=i[d]??[];return $.every(f=>f===0)?null:l`<${An} key=${d} label=${o(`page.sheet.for.${d}`)} points=${$} class=${`for-${d}`} />`},u=Nn(e,t,n,s),p=u.length<3?u.join(" "):"";return l`<section class="deal-sheet">
		${a?null:l`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:A(e.trump)})} <${Y} trump=${e.trump??""} />
				</h2>`}
		<${H}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>l`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${jr} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${c("tricks")}${c("contract")}${c("premium")}${c("vulnerable")}</tbody>
			<tfoot>
				<${An} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${An} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?l`<p>${p}</p>`:null}
			${En(e,t,s).map(([d,$])=>l`<p key=${d} class=${$?"won":""}>${d}</p>`)}
			<${Nr} view=${e} />
		</div>
	</section>`}function jr({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>l`<${Tr} view=${e} seat=${u} />`,r=u=>{let p=fa(e,u).bid;return p===void 0?"–":C(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",c=u=>l`<${Ar} made=${e.made?.[u]??!1} />`;return l`<${ct} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${ct} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${ct} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?l`<${ct} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${ct} label=${o("page.sheet.contract")} seats=${t} of=${c} />`}function ct({label:e,seats:t,of:n,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>l`<td key=${a}>${n(a)}</td>`)}</tr>`}function An({label:e,points:t,plain:n=!1,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>l`<td key=${r}>${a===0&&!n?"–":b(a)}</td>`)}
	</tr>`}var Ar=({made:e})=>l`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Tr({view:e,seat:t}){let{aside:n}=fa(e,t);return n===void 0?l`<span class="soft small">${o("bid.hidden")}</span>`:l`<span class="minis">${Z(n)}</span>`}function Nn(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,c)=>i?c:-1).filter(i=>i>=0);return r.flatMap(i=>{let c=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),$=a[i]??0,f={name:t[i],level:p,n:d&&` ${d}`,you:$a(e,i,s)};if($<0)return[o("page.premium.failed",{...f,points:J($),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:J(m),loss:g})]})}function Cn(e){let t=e.why;if(!t?.next)return"";let n=A(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Nr({view:e}){let t=Cn(e);return t?l`<p class="next-trump">
		${e.why?.then?l`<${Y} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function da(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?$a(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:c,game:r})}function En(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([da("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((c,u)=>{c&&s.push([o("bonus",{name:t[u],bonus:c,total:(a.totals[u]??0)+c}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([da("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((c,u)=>{c&&s.push([o("bonus.rubber",{name:t[u],bonus:c}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((c,u)=>`${t[u]} ${b(c)}`))}),!1]),s)}function Ze(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ze(e)});let{rank:n,suit:s}=Rs(e);return Bt(n)+ma(s)}function dt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ze(s)).join(" "):t==="name"?A(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var ha=.5,Bn=5,Xe=e=>Math.round(e*100),pt=e=>b(Math.abs(e),1),Ln=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),je=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",Rn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?Ze(n):"",suit:ma(s),n:a,m:r})),ma=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Kt(e,t,n=dt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Rn(e.why??[]);return e.bids?[...Cr(e,t,n).map(Ln),...r]:e.phase==="offer"?Er(e.choices,s,a,n).map(Ln):[...r,...Lr(e,s,a,n).map(Ln)]}var ga=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function ya(e){let t=ga(e);return t&&je(t)==="close"?t:void 0}function Cr(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=ga(e),i=r?je(r):"only",c=(e.bids??[]).reduce((h,m)=>m.chance>h.chance?m:h),p=Xe(c.chance)<Bn?[o("page.why.spoil",{bid:C(c.tricks,t),a:Xe(c.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:C(s.tricks,t),a:Xe(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:C(a.tricks,t),gap:pt(r.gap)}));let d=s.premiums?.find(h=>h.offer==="pass"),$=(s.premiums??[]).filter(h=>h.offer!=="pass").toSorted((h,m)=>m.points-h.points),f=d&&$[0]?$[0].points-d.points:0;return d&&$[0]&&p.splice(f>ha?1:p.length,0,Dn(n($[0].offer),f,ha)),p}var Dn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:pt(t)});function Er(e,t,n,s){let a=o("page.why.chance",{a:Xe(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[Dn(s(n.act),-n.gap,n.gapError),a]:r?[Dn(s(t.act),r.gap,r.gapError),a]:[_t(t,n,s),a]}function Lr({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Xe(s.chance),b:Xe(a.chance)};if(e.every(u=>je(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),_t(s,a,r)];if(n==="name"||je(a)!=="behind")return[_t(s,a,r),o("page.why.chance",i)];let c=i.a-i.b;return[o(`page.why.${c>2?"more":c<-2?"less":"same"}`,i),_t(s,a,r)]}var _t=(e,t,n)=>o("page.why.margin",{how:je(t),act:n(e.act),second:n(t.act),gap:pt(t.gap)});function ba({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?b(a):o("guide.or",{a:b(a),b:b(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function va(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":je(s);return o("page.hint.did",{how:a,name:n,act:dt(t),gap:pt(s.gap),error:pt(s.gapError)})}function Dr({rest:e}){let[t]=e;return t?l`<${Wr} key=${t} id=${t} />`:l`<${Br} />`}function Ae(e,...t){let[n,s]=v({});return w(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:j(r)})),()=>{a=!1}},t),n}function Br(){let{value:e,wrong:t}=Ae(Ws),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>wa(a)-wa(r));return l`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?l`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>l`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>l`<${Rr} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Rr=({variant:e})=>l`<li><a href=${`/rules/${e.id}`}>
	<b>${qr(e)}</b><span class="soft">${F(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,wa=e=>e===3?0:e,qr=e=>F(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Wr({id:e}){let{value:t,wrong:n}=Ae(()=>fe({variant:e},U.value),e,U.value);return w(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?l`<main id="main" tabindex="-1" class="rules"><${qn} guide=${t} /></main>`:l`<main id="main" tabindex="-1"></main>`}var Fr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function qn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>Fr[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),i=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return l`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?l`<p class="lead">${e.about}</p>`:null}
			${e.players?l`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>l`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${zr} numbers=${i(c.key)} /></h2>
					${c.text.map((u,p)=>l`<p key=${p}>${se(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Ir} rules=${e.rules} />
		<${Hr} notes=${r} guide=${e} />`}function zr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:l`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function se(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?l`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Pr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Hr({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return l`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>l`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>l`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Pr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Ir({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:c}=e.offers;return l`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>l`<th key=${u} scope="col"><${Y} trump=${u} /><span class="unseen">${A(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>l`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>l`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${b(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?l`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&i?l`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?l`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${_r(s).map(([u,p,d])=>{let $=u===p?b(u):`${u}–${p}`;return l`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${Y} trump=${d} /> ${A(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function _r(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Ut({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?l`<${xa} cards=${n.join(" ")} />`:l`<span class="act">${t==="name"?A(n[0]):D(e)}</span>`}var xa=({cards:e})=>l`<span class="act">${Z(e)}</span>`,X=()=>l`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Jt=()=>l`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Sa=e=>`${b(Math.round(e*100))} %`,Wn=e=>J(Math.round(e*10)/10||0,1),ka=2;function et({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=Kt(e,t);return l`<div class="advice">
		<div class="advised" role="status">
			<p class="why">${se(i.slice(0,ka).join(" "))}</p>
			<p class="verdict"><${X} /><span>
				<span class=${r?"says":""}>${o(r?"page.hint.says":"page.hint.says.unlearnt")}</span>${" "}
				<${Ut} act=${e.act} />
			</span></p>
			${n?l`<p class="did"><${Jt} /><span>${se(va(e,n.act,n.name))}</span></p>`:null}
		</div>
		${a}
		<${Ur} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(ka).join(" ")} />
	</div>`}function Kr({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},c){if(!e||!c||c.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return l`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Ur({advice:e,variant:t,done:n,open:s,more:a}){let r=ba(e);return l`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<div>
			${a?l`<p>${se(a)}</p>`:null}
			${r?l`<p class="small soft">${r}</p>`:null}
			${e.bids?l`<${Qr} advice=${e} variant=${t} done=${n} />`:l`<${Jr} advice=${e} done=${n} />`}
			${Kr(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		</div>
	</details>`}var Oa=({best:e,done:t,children:n})=>l`<th scope="row"><span class="which">
	<span class="mark">${e?l`<${X} />`:null}${t?l`<${Jt} />`:null}</span>${n}
</span></th>`;function Ma({choice:e,best:t,whole:n}){let s=e&&!t&&je(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:b(e?.gap??0,1)});return l`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Jr({advice:e,done:t}){return l`<${H}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>l`<tr key=${n.act}>
				<${Oa} best=${s===0} done=${n.act===t?.act}><${Ut} act=${n.act} /><//>
				<td>${Sa(n.chance)}</td>
				<td class="whole">${Wn(n.points)}</td>
				<${Ma} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Gr(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Vr({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Wn(s.points-n.points):"–"}function Qr({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return l`<${H}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>l`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${Gr(e,n).map((r,i)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return l`<tr key=${r.cards}>
				<${Oa} best=${i===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${C(r.tricks,t)}</b><${xa} cards=${r.cards} />
				<//>
				<td>${Sa(r.chance)}</td>
				<td>${Wn(r.points)}</td>
				<${Ma} choice=${c} best=${i===0} whole />
				${a.map(u=>l`<td key=${u}>${Vr(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?l`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Fn=L({}),zn=new Set;function Be(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function K(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return zn.has(n)||(zn.add(n),Rt(e,t).then(s=>Fn.value={...Fn.value,[n]:s},()=>setTimeout(()=>zn.delete(n),1e4))),Fn.value[n]}var ja=e=>`${b(Math.round(e*100))} %`,Ca=e=>e.split(" ")[0]??"",Ea=(e,t)=>e.premiums?.find(n=>Ca(n.offer)===t),Yr=e=>(e.bids?.[0]?.premiums??[]).map(t=>Ca(t.offer));function Pn(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Ea(e,t)?.sampled??-1/0}function Xr(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||Pn(p,t)-Pn(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?Pn(p,t):0;return i.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var La=e=>e.choices.every(t=>Math.round(t.chance*100)<Bn);function Gt({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",c=n.up?"ascending":"descending";return l`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Aa=(e,t=!0)=>`${t?"":"≈ "}${J(Math.round(e)||0,0)}`;function Ta({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return l`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${ja(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Aa(e.sampled,n)}</td>
		${t.map(a=>{let r=Ea(e,a);return l`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?l`<b>${Aa(r.sampled)}</b> <small>${ja(r.chance)}</small>`:"–"}
			</td>`})}`}var Na=({act:e})=>l`<span class="act">${Z(e.replace(/^lay /,""))}</span>`;function Zr({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=v(!1),[c,...u]=t;if(!c)return null;let p=C(e,a),d=t.some($=>$.act===n);return l`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?l`<${X} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Na} act=${c.act} />
			</span></th>
			<${Ta} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:l`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${b(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>l`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?l`<${X} />`:null}</span>
				<b></b><${Na} act=${$.act} />
			</span></th>
			<${Ta} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function Da({advice:e,variant:t,order:n,onorder:s}){let a=Yr(e),r=me(()=>Xr(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return l`<${H}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Gt} by="bid" text=${o("col.bid")} ...${i} />
			<${Gt} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Gt} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(c=>l`<${Gt} key=${c} by=${c} text=${D(c)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>l`<${Zr} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var ei=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function ti(e,t){let n=new URLSearchParams;for(let s of ei){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var ni=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function si(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>ni(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var In=e=>[...I].map(t=>e.ranks.split(" ").map(n=>n+t));function ai(e){let t=[...In(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=Vt(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var Vt=e=>e.trump.by==="turnup",oi=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function ri({variant:e,hand:t,onhand:n}){let s=In(e),[a,r]=v([0,0]),i=O(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?B(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],k=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+k)%k,r(y),i.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,h,m)=>l`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([h,m]),u(f))}>
		<${_} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return l`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map((f,h)=>l`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}var Ba=({label:e,value:t,children:n,onchange:s})=>l`<label class="field"><span>${e}</span>
	<select value=${t} onchange=${a=>s(a.currentTarget.value)}>${n}</select>
</label>`;function ii({variant:e,asking:t,set:n}){if(Vt(e)){let i=[...In(e).flat(),...e.joker?["joker"]:[]],c=u=>n({up:u});return l`<${Ba} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}>
			<option value="">${o("page.bids.up.none")}</option>
			${i.map(u=>l`<option key=${u} value=${u} selected=${u===t.up}>${Ke(u)}</option>`)}
		<//>`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return l`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):A(i)])}
		onchange=${i=>n({trump:i})} />`}function li({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return l`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${c=>n({dealer:c})} />`}function ci({variant:e,asking:t,set:n}){if(!oi(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return l`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):D(c)])}
		onchange=${i} />`}function ui({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},(f,h)=>t.totals?.[h]??0),r=(f,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with(f,h.valueAsNumber).join()}),i=({currentTarget:f})=>f.validity.valid&&f.value!==""&&n({totals:a.join(),played:f.value}),c=t.seat??0,u=f=>e.dummy&&f===s-1?"dummy":f===c?"you":String((f-c+s)%s+1),p=()=>n({totals:"",played:""}),d=(f,h,m,g,y)=>l`<label key=${f} class="field amount"><span>${f}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${h} onchange=${y} />
	</label>`,$=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return l`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map((f,h)=>d(o("page.bids.total",{who:u(h)}),f,-9999,9999,m=>r(h,m)))}
				${$}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?l`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var Hn=new Map;function pi(e){let t=e?JSON.stringify(e):"",[n,s]=v({});return w(()=>{if(!e)return;let a=Hn.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=!1;return(async()=>{let c=await Sn(e),u=c.advice.phase==="lay"&&c.advice.choices.some(p=>!p.played);if(!r){if(s({key:t,table:c,whole:!u}),!u)return void Hn.set(t,c);try{let p=await Sn({...e,all:!0});Hn.set(t,p),r||s({key:t,table:p,whole:!0})}catch{r||s({key:t,table:c,whole:!0})}}})().catch(c=>r||s({key:t,wrong:j(c)})),()=>{r=!0}},[t]),n.key===t?n:{}}function di({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return l`<p role="alert">${n}</p>`;if(!e)return l`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:c}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},$=i.choices[0];return l`<div class="advice">
		${i.phase==="lay"&&$?l`<div class="advised">
				<p class="verdict"><${X} /><span>
					${o("page.bids.says",{bid:C($.bid??0,s)})} <${Ut} act=${$.act} />
				</span></p>
				${La(i)?l`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Da} advice=${i} variant=${s} order=${d}
				onorder=${f=>r({sort:f.by+(f.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some(f=>!f.played)?l`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(c?"page.bids.points.game":"page.bids.points")}</p>`:l`<${et} advice=${i} variant=${s} open />`}
	</div>`}function $i({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?l`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:Vt(e)&&!t.up?l`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:l`<${di} known=${s} variant=${e} sort=${r} set=${n} />`}var fi=()=>navigator.clipboard?.writeText(location.href).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand"));function hi(){let e=he.value,t=si(e),n=K(t.variant),s=M(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Vt(n)||t.up),r=pi(a?t:void 0);w(()=>{P(Qe)},[]);let i=(f,h="sort"in f)=>Q(ti(he.value,f),{replace:h});if(!n){let f=ce.value.length>0&&ce.value.every(h=>h.id!==t.variant);return l`<main id="main" tabindex="-1" class="stack">${f?l`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let c=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(ai(n),!1),p=({id:f})=>l`<option key=${f} value=${f} selected=${f===n.id}>${o(`variant.${f}`)}</option>`,d=()=>i({hand:""},!1),$={variant:n,asking:t,set:i};return l`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${Ba} label=${o("page.create.variant")} value=${n.id}
				onchange=${f=>Q(`/bids?variant=${f}`)}>
				${Ht().map(([f,h])=>l`<optgroup key=${f} label=${o("page.players",{n:f})}>
					${h.map(p)}
				</optgroup>`)}
			<//>
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${ri} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?l`<button type="button" class="button plain" onclick=${d}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${ci} ...${$} /><${ii} ...${$} /><${li} ...${$} /><${ui} ...${$} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${$i} ...${$} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?l`<p><button type="button" class="button plain" onclick=${fi}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var mi=24,gi=["AC","KD","QH","JS"];function Qt({title:e,children:t}){return l`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function tt({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return l`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Yt({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return l`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?l`<p class="soft small">${n}</p>`:null}
	</div>`}function yi(){let[e,t]=v(E.value?.name??N.name.value),[n,s]=v({text:"",wrong:!1}),a=E.value?.name??N.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((E.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await ta(p),t(E.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:j(d),wrong:!0})}}};return l`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${mi} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function bi(){let[e,t]=v(!1);if(!E.value)return null;let n=async()=>{try{await Fs()}catch(r){if(!(r instanceof $e&&r.reason==="no-session"))throw r}E.value=null,B(o("page.choices.leave.done"))},s=()=>t(!1),a=l`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>P(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return l`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?l`<${G} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:E.value.name})}</p>
				<//>`:null}
	</p>`}var _n=!1;function vi(){let e=O(null);return w(()=>{_n&&(_n=!1,e.current?.querySelector("input:checked")?.focus())},[]),l`<div ref=${e} onchange=${()=>_n=!0}>
		<${tt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Es)]} />
	</div>`}function wi(){return l`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Qt} title=${o("page.choices.you")}><${yi} /><${bi} /><//>
		<${Qt} title=${o("page.choices.book")}>
			<${vi} />
			<${tt} name="theme" label=${o("page.choices.theme")}
				options=${V("page.choices.theme","auto","day","night")} />
		<//>
		<${Qt} title=${o("page.choices.cards")}>
			<p class="sample">${gi.map(e=>l`<${_} key=${e} card=${e} />`)}</p>
			<${tt} name="pack" label=${o("page.choices.pack")}
				options=${V("page.choices.pack","two","four","german4")} />
			<${tt} name="indices" label=${o("page.choices.indices")}
				options=${V("page.choices.indices","local","international")} />
			<${Yt} name="values" label=${o("page.choices.values")} />
			<${Yt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Qt} title=${o("page.choices.table")}>
			<${tt} name="play" label=${o("page.choices.play")}
				options=${V("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${tt} name="pace" label=${o("page.choices.pace")}
				options=${V("page.pace","calm","usual","quick","instant")} />
			<${Yt} name="sound" label=${o("page.choices.sound")} />
			<${Yt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var nt=class extends Error{},Ra={changed:{},written:""},ki={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},xi={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},Si={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Un=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Oi=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Kn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Jn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=Un(n,r);Oi(i,p)||(s[c]={...s[c],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new nt(r instanceof Error?r.message:"")}if(!Kn(a))throw new nt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=Kn(s[r])&&Kn(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function qa({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Un(n,d),a=(d,$)=>t({...e,changed:{...e.changed,[d]:$}}),r=d=>$=>a(d,$.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),c=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return l`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Mi} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(ki).map(([d,[$,f]])=>Number(Un(n,d))<$||d==="game.bonus"&&!n.game.target?null:l`<${De} key=${d} label=${i(d)} value=${s(d)} min=${$} max=${f}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(xi).map(([d,$])=>n.offers.how==="none"?null:l`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${$.map(f=>[f,o(`page.create.rules.${d}.${f}`)])}
							onchange=${f=>a(d,f)} />`)}
			${Object.entries(Si).map(([d,$])=>$(n)?l`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${i(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${c}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${ji(p)}</pre>
			</details>
		</div>
	</details>`}function Mi({points:e,onchange:t}){return l`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:l`<${De} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var ji=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Ai={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ra},Wa=6e4,Ti=1440*Wa;function Ni({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Wa,add:n*1e3};if(e==="move")return{move:Number(s)*Ti}}function Ci(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:c,length:u,rounds:p}=e,d={variant:n,rules:Jn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Ni(e),undo:a,hints:s,open:r,bot:c,pace:jn[i],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}function Fa({label:e,value:t,options:n,onchange:s}){return l`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>l`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var Gn=e=>t=>n=>e({[t]:n}),Xt=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),za=(e,t)=>Xt(e,t).includes("");function Ei({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Mn.value.map(c=>a(c.name))],i=c=>u=>t({bots:Xt(e,n).with(c,u)});return l`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${za(e,n)?l`<${Ft} name=${s} />`:l`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Xt(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return l`<${Fa} key=${u} label=${p} value=${c} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Li({plan:e,set:t}){let n=Gn(t),s=["1","3","7"];return l`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${V("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?l`<div class="row">
					<${De} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${De} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?l`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Di({plan:e,set:t}){let n=Gn(t),s=["",o("page.create.usual")],a=o("page.create.never");return l`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...V("page.create.length","deals","games")]} />
				${e.length?l`<${De} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...V("page.create.undo","free","agree"),["never",a]]} />
			${ra.value?l`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...V("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${V("page.pace",...Object.keys(jn))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${V("page.create.greet","no","yes")} />
			<${Fa} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...V("page.level",...Mn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Bi({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>l`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return l`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Ht().map(([r,i])=>l`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Ri=400;function qi({plan:e,rules:t}){let[n,s]=v(""),a={variant:e.variant,rules:Wi(e,t)},r=U.value;return w(()=>{let i=!0,c=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?fe(a,r).then(c,()=>c({})):c({}),Ri);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),l`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Wi(e,t){try{return Jn(e.house,t)}catch{return}}function Fi(e){return e instanceof nt?o("page.create.rules.unread",{text:e.message}):e instanceof $e&&e.reason==="bad"?o("page.create.refused",{text:e.message}):j(e)}function zi({onclose:e}){let t=ia(),[n,s]=v({...Ai,variant:t?.id??"",pace:N.pace.value}),[a,r]=v(""),[i,c]=v(!1),u=Ve(),p=O(null);w(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=K(n.variant),$=ce.value.find(g=>g.id===n.variant)??t,f=g=>(s(y=>({...y,...g})),r(""));if(!$)return null;let h=async g=>{if(g.preventDefault(),!i){r(""),c(!0);try{if(za(n,$)&&!await u.keep())return c(!1);await la(Ci(n,d),["",...Xt(n,$)])}catch(y){r(Fi(y)),c(!1)}}},m=l`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return l`<${G} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Bi} plan=${n} set=${f} variant=${$} />
			<${Ei} plan=${n} set=${f} variant=${$} name=${u} />
			<${R} label=${o("page.create.public")} value=${n.public} onchange=${Gn(f)("public")}
				options=${V("page.create.public","no","yes")} />
			<${Li} plan=${n} set=${f} />
			<${Di} plan=${n} set=${f} />
			<${qa} own=${n.house} set=${g=>f({house:g})} rules=${d} />
			<${qi} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var st;function Pi(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Pa(e,t){let n=await Pi();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Ha(e){st=e;try{await Pa("readwrite",t=>t.put(e,"mine"))}catch{}}async function Te(){if(st)return st;try{st=await Pa("readonly",e=>e.get("mine"))}catch{st=void 0}return st}async function Ia(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ue=1200,be=["bid","premium","trump","play"],Hi=e=>e.bid+e.premium+e.trump+e.play;function Zt(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/ue*n),c=(i-a)/n;return a=i,c||0})}function Vn(e,t,n){let s={you:n?"yes":"no",name:t};if(Hi(e)===0)return o("page.report.clean",s);let a=Zt(be.map(c=>e[c]),0),r=be.flatMap((c,u)=>a[u]?[o(`page.report.part.${c}`,{n:b(a[u]??0)})]:[]),i=a.reduce((c,u)=>c+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:b(i),parts:r.join(", ")})}var _a=e=>e.judged<e.of||e.rough>0;function Ka(e,t){let n=e?.deals[0];if(!e||!n||_a(e))return"";let s=Array.from({length:t+2},()=>0);for(let a of n.mistakes){let r=a.trick?a.trick+1:a.phase==="lay"?0:1;a.seat===0&&(s[r]=(s[r]??0)+a.lost/ue)}return s.map(a=>a===0?"🟩":a<=5?"🟨":"🟥").join("")}function $t(e,t,n){let[s,a]=v({});return w(()=>{let r=!0,i=async()=>{for(;r;){let c=await Ii(e,t,n);if(!r||(a({told:c}),!_a(c)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(c=>r&&a(u=>({...u,wrong:j(c)}))),()=>{r=!1}},[e,t,n]),s}async function Ii(e,t,n){if(e!=="mine")return qt(e,t,n);let s=await Te();return Xs(s?.bytes??new Blob,t,n??0)}function Ua({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=$t(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=i?Vn(i,"",!0):o("page.report.coming");return l`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${c}</a>
	</p>`}var Re=e=>new Date(e*864e5).toISOString().slice(0,10),_i=e=>Math.round(Date.parse(e)/864e5);function Qn(){let e=new Date;return Re(Date.UTC(e.getFullYear(),e.getMonth(),e.getDate())/864e5)}function Ja(e,t){let n=_i(t);e.has(Re(n))||n--;let s=0;for(;e.has(Re(n-s));)s++;return s}var Ki=new TextEncoder;async function ft(...e){let t=e.map(a=>typeof a=="string"?Ki.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Yn=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Xn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Ga=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Ui=async e=>Xn(await ft("n99-entropy-1",e));async function Ji(e,t){for(let n=0;n<t;n++)e=await ft("n99-chain-1",e);return e}var Gi=(e,t)=>ft("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Vi=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Yn(e):ft("n99-seed-1",e);async function*Qi(e,t){for(let n=0n;;n++){let s=new DataView((await ft("n99-deal-1",e,Ga(t,8),Ga(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Yi(e,t,n){let s=[...e],a=Qi(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let c=[],u=1n;for(let $=BigInt(s.length-i);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,h]=[s[i],s[i+$]];s[i]=h,s[i+$]=f,i++}}return s}var Va=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Xi(e,t,n){let s=e.ranks.split(" ").sort(($,f)=>Va.indexOf($)-Va.indexOf(f)),a=["C","D","H","S"].flatMap($=>s.map(f=>f+$));e.joker&&a.push("joker");let r=await Yi(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,c=Array.from({length:e.seats},($,f)=>r.slice(f*e.hand,(f+1)*e.hand)),u=c.findIndex($=>$.includes("joker")),p=e.dummy?(c[e.seats-1]??[]).slice(0,e.aside):[],d=$=>$.map(f=>f==="joker"?i??f:f).sort();return{hands:c.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function Zi(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function el(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Ui(s)!==t[n])return!1;return!0}async function Qa(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),c=i.filter(g=>"deal"in g);if(!a.commit)return tl(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Yn),d=await el(p,u),$=i.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,y]of c.entries()){if(m++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let k=Yn(y.secret);if(m>4096||Xn(await Ji(k,m))!==h){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?f.push(await Ya(y,t,await Gi(k,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Xn(g)===n):void 0}}async function Ya(e,t,n,s){return Zi(e,await Xi(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function tl(e,t,n){let s=[],a=e.seed?await Vi(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await Ya(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function ht(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=ht(e[a],r);return s}async function nl(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=ht(await Rt(n.variant),n.rules);return{names:n.seats,verdict:await Qa(e,s,t)}}function mt({table:e,match:t=1,record:n}){let[s,a]=v(null);return w(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let c=n??await Qs(e??"",t),{commits:u=[]}=JSON.parse(c.split(`
`,1)[0]??"{}"),p=$=>e===void 0?void 0:Pt(e,$),d=u.map(p).find(Boolean);return nl(c,d)})().catch(c=>({wrong:c instanceof $e&&c.reason==="not-now"?o("page.fair.later"):j(c)})).then(c=>r&&a(c)),()=>{r=!1}},[e,t,n]),s===null?l`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?l`<p role="status">${s.wrong}</p>`:l`<${al} names=${s.names} verdict=${s.verdict} />`}function sl(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function al({names:e,verdict:t}){let n=sl(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},c=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return l`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${c&&` ${o(c)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?l`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>l`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ol(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?l`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?l`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ol(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function rl(e){let t=E.value;return l`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?l`<${il} key=${t.id} id=${t.id} />`:l`<${Xa} />`}
		<${dl} />
	</main>`}var Xa=()=>l`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,re=e=>F(`variant.${e}`)?o(`variant.${e}`):e;function en(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&F(`page.level.${a}`)?o(`page.level.${a}`):n})}function tn(e,t){let n=e.seats.indexOf(E.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function il({id:e}){let{value:t,wrong:n}=Ae(()=>Us(e),e);if(n)return l`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?l`<${Xa} />`:l`<${ll} tallies=${s} /><${cl} id=${e} />`}function ll({tallies:e}){let t=e.some(n=>n.assisted>0);return l`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${H}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?l`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>l`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${re(n.variant)}</a></th>
					<td>${gt(n,n.matches)}</td><td>${gt(n,n.won)}</td><td class="spare">${gt(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):gt(n,0)}</td>
					<td>${n.deals?b(n.points/n.deals,1):gt(n,0)}</td>
					${t?l`<td>${Za(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?l`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var gt=(e,t)=>e.matches?Za(t):"",Za=e=>e?b(e):"–";function cl({id:e}){let[t,n]=v([]),[s,a]=v(""),[r,i]=v(null),c=O(!1),u=async()=>{if(c.current)return;c.current=!0;let p=await P(()=>Js(e,s??""));c.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return w(()=>{u()},[]),l`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return l`<${ul} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?l`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?l`<${G} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${mt} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function ul({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Me),i=Vs(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return l`<li data-result=${a}>
		<p class="what"><b>${re(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${Ct(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return l`${$}<span key=${u.seat} class=${d} title=${Me(u)}>${b(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?l`<p class="doings">
				${e.deals>0?l`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function pl(e){return e instanceof $e&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:j(e)}function dl(){let[e,t]=v(""),[n,s]=v(!1),[a,r]=v(""),i=O(null);w(()=>{Te().then($=>r($?.name??""))},[]);let c=async $=>{if($){t("");try{if($.size>1<<20)throw new Error(o("page.import.large"));await Ue($,1,0),await Ha({name:$.name,bytes:$}),Q("/replay/mine/1/0")}catch(f){t(pl(f))}}};return l`<section class=${`import ${n?"over-it":""}`} ondragover=${$=>{$.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${$=>{$.preventDefault(),s(!1),c($.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>c(i.current?.files?.[0])} />
			${a?l`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?l`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var yt=(e,t={dateStyle:"long"})=>Ct(Date.parse(e),{timeZone:"UTC",...t});function $l({rest:[e]}){let t=/^\d{4}-\d\d-\d\d$/.test(e??"")?e:Qn();return l`<${fl} key=${t} day=${t} />`}function fl({day:e}){let[t,n]=v(null),[s,a]=v(""),r=E.value?.id;return w(()=>{let i=!1;return Promise.all([zs(e),Qe()]).then(([c])=>i||n(c),c=>i||a(j(c))),()=>{i=!0}},[e,r]),l`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${yt(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?l`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>l`<${hl} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?l`<${bl} deals=${t} day=${e} />`:null}
	</main>`}function hl({day:e,deal:t}){let[n,s]=v(!1),a=async()=>{s(!0),await P(()=>ua(e,t.variant)),s(!1)},r=ce.value.find(c=>c.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):A(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return l`<section class="daily-deal">
		<h2>${re(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?l`<${gl} day=${e} deal=${t} own=${t.own} />`:l`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o("page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var to=(e,t)=>o("page.daily.own",{you:t,points:b(e.points),n:e.points,made:e.made?"yes":"no"}),ml=e=>e===ce.value[0]?.id?"none":re(e),no=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone");function gl({day:e,deal:t,own:n}){let{told:s}=$t(n.table??"",1,0),a=ce.value.find(i=>i.id===t.variant)?.tricks??0,r=`/${n.table}/1/0`;return l`<p class="daily-points"><b>${b(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${to(n,"yes")}</li>
			${t.expert?l`<li>${to(t.expert,"expert")}</li>`:null}
			<li>${no(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${r}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${r}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?l`<h3>${o("page.daily.best")}</h3>
				<ol class="daily-best">
					${t.best.map((i,c)=>l`<li key=${c} class=${i.table?"own":""}>
						<span>${i.name}</span> <span>${i.made?"✓":"✕"}</span> <span>${b(i.points)}</span>
					</li>`)}
				</ol>`:null}
		<${yl} text=${[o("page.daily.first",{day:yt(e,{dateStyle:"medium"}),variant:ml(t.variant)}),Ka(s,a),[o("page.daily.last",{points:b(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[no(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function yl({text:e}){let[t,n]=v(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>B(o("page.link.by-hand")));return l`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function bl({deals:e,day:t}){let[n,s]=v(t.slice(0,7)),a=new Map;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1);let r=Qn(),i=new Date(`${n}-01T00:00Z`),c=Math.round(i.getTime()/864e5),u=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),p=(i.getUTCDay()+6)%7,d=m=>Re(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),$=4,f=Array.from({length:7},(m,g)=>yt(Re($+g),{weekday:"short"})),h=(m,g,y,k)=>l`<button type="button" class="button plain" aria-label=${o(y)}
		disabled=${k} onclick=${()=>s(d(m))}>${g}</button>`;return l`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Ja(a,r)})}</p>
		<div class="daily-month">
			${h(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${yt(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${h(1,"›","page.daily.on",n>=r.slice(0,7))}
		</div>
		<div class="daily-days" lang=${U.value}>
			${f.map(m=>l`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:u},(m,g)=>{let y=Re(c+g),k=a.get(y)??0,x=g===0?{gridColumnStart:p+1}:{};return y<e.first||y>r?l`<span key=${y} class="soft" style=${x}>${g+1}</span>`:l`<a key=${y} style=${x} href=${`/daily/${y}`} data-played=${k}
					aria-current=${y===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:yt(y),n:k})}>${g+1}</a>`})}
		</div>
	</section>`}var vl={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function wl(e,t){let n=[];return xn(e,t).forEach((s,a)=>n[s]=vl[e]?.[a]??"north"),n}function at(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:c=null,pending:u=null}=e,{chairs:p,now:d=0,played:$=null,over:f="",onhurry:h,children:m}=e,g=ie(t),y=wl(g,s),k=c?c.cards:t.trick??[],x=c?c.winner:u?-1:t.taking??-1,S=u&&!c?[...k,{seat:t.options?.seat??s,card:u}]:k;return l`<div class=${`felt hands-${g} ${f}`} onclick=${h}>
		${xn(g,s).filter(T=>T!==r).map(T=>l`<${We}
				key=${T} view=${t} variant=${a} seat=${T} name=${n[T]??""} names=${n}
				place=${y[T]} own=${T===s} chair=${p?.[T]} now=${d} open=${kl(t,T)}
				winner=${c?.winner===T} laid=${i} hand=${T===$?.seat?$.hand:void 0}
			/>`)}
		<${ql} cards=${S} where=${y} winner=${x} gone=${c?.gone??!1} names=${n} />
		<${Ol} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var kl=(e,t)=>e.shown?.[t]?.hand!==void 0?M(e.shown[t]?.hand):null;function xl(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&xe(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?Ke(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&i>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:c}))}return r}function Sl(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function Ol({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...xl(e,n,s),...Sl(e,t,n,s)];return l`<div class="ground">
		<div>
			<${qe} trump=${xe(e)} />
			${a.map(r=>l`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?l`<div class="turnup">
					<${Oe.Provider} value=""><${_} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function qe({trump:e,unsure:t=!1}){return l`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?l`<span class="sign none" aria-hidden="true">?</span>`:l`<${Y} trump=${e} />`}
		<b>${A(e)}${t&&e?"?":""}</b>
	</p>`}function We(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:h}=e,m=t.held?.[s]??0,g=t.due===void 0?t.turn.includes(s):t.due===s,y=c&&t.seat!==void 0,k=y?t.bid:t.shown?.[s]?.bid,x=y?void 0:t.shown?.[s]?.aside,S=Je(u),T=t.control===t.seat?"yes":"no";return l`<section class=${`seat ${i} ${`${g?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${S?l`<span class="level" title=${Ge(u)}>${S}</span>`:null}
				${t.totals[s]===void 0?null:l`<span class="points" title=${o("page.points")}>
							${b(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?l`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${g?l`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?l`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:l`<${Cl} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Nl} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?l`<${Ml} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Ie(t)?l`<span>${o("dummy.by",{name:r[t.control]??"",you:T})}</span>`:null}
				${u?.away?l`<span class="badge">${o("page.away")}</span>`:null}
				<${Rl} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?l`<${jl} suits=${M(t.void?.[s])} />`:null}
		</div>
		${x?l`<div class="aside" aria-label=${o("page.aside")}>${Z(x)}</div>`:null}
		${y||d?null:l`<${Tl} n=${m} />`}
		${y||!d?null:h??l`<${Al} cards=${d} trump=${t.trump} />`}
	</section>`}function Ml({n:e}){if(!e)return l`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return l`<button type="button" class="badge" title=${t} onclick=${()=>B(t)}>
		${o("vulnerable")}
	</button>`}function jl({suits:e}){let t=o("page.void",{suits:q(e.map(A))});return l`<p class="voids">
		${e.length?l`<span class="unseen">${t}</span>`:null}
		${e.map(n=>l`<${Bl} suit=${n} />`)}
	</p>`}function Al({cards:e,trump:t}){let n=s=>l`<span key=${z(s[0]??"")} class="same-suit">
		${s.map(a=>l`<${_} key=${a} card=${a} size="mini" />`)}
	</span>`;return l`<div class="open-hand">${He(ee(e,I,t),t).map(n)}</div>`}function Tl({n:e}){return l`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>l`<${_} key=${n} face="down" />`)}
	</div>`}function Nl({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return l`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return l`${Dl(e,t)}
		${s?l`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Cl({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?l`<span>${o("page.bid",{bid:C(s,t)})}</span>`:a?l`<span>${o("page.laid")}</span>`:null;if(s===void 0)return l`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",c=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return l`<span class=${`stand ${i}`}>
		${r+s>0?l`<${El} won=${r} bid=${c?Tn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:C(s,t)})}</span><${Ll} stands=${i} />
	</span>`}function El({won:e,bid:t}){return l`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>l`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function Ll({stands:e}){let t=e==="lost"?"✕":"✓";return l`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:l`<b class="tells" aria-hidden="true">${t}</b>`}`}function Dl(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?l`<span>${D(n)}</span>`:null}function Bl({suit:e}){return e==="nines"?l`<span class="void">9</span>`:l`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Rl({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return l`<span class=${`time ${s?"short":""}`}>${nn(n)}</span>`}function nn(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function ql({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),i=O(new Set);return de(()=>{let c=r.current;if(!c)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of c.querySelectorAll("[data-of]")){let $=`${d.dataset.of} ${d.dataset.card}`;i.current.has($)||p.push(zl(d,Fl(d))),s&&p.push(Pl(d,c.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(c=>`${c.seat}${c.card}`).join(),s]),l`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:c,card:u},p)=>l`<li key=${`${c} ${u}`} class=${`${t[c]} ${c===n?"best":""}`}
				data-of=${c} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[c]}: </span><${_} card=${u} />
			</li>`)}
	</ol>`}var Wl=":is(.backs, .open-hand, .hand, .nameplate)";function Fl(e){let t=bt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Wl}`)?.getBoundingClientRect()}var bt=new Map,so=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function zl(e,t){let n=so(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Pl(e,t){let n=so(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function sn(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",c=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:c,name:t[s.winner]??"",card:Ke(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(c=>c!==e.seat).map(c=>t[c]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&ao(a))return Hl(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:A(a.led)}):o("ask.lead",{who:r})}var ao=e=>e.acts?.length===1&&e.acts[0]==="pass";function Hl(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var an=e=>e?.led&&e.follow?o("illegal.follow",{suit:A(e.led)}):o("illegal");function on({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,c]=v("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Se([...t],e.worth??""),$=t.size<u?b(d):C(d,n);return l`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:l`<${ro} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test($)?"two":""}`} aria-live="polite">
			${r?l`<${Il} cards=${ee([...t],I)} pick=${u} worth=${ye(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?$:"–"}</b>
		</p>
		${p.length?l`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>l`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>c(f)} />
							<span>${oo(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:$})}
		</button>
	</div>`}function Il({cards:e,pick:t,worth:n}){return l`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return l`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?l`<${_} card=${r} size="mini" /><b class="score">+${n[z(r)]}</b>`:null}
			</span>`})}
	</span>`}function oo(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Zn(e,t);return o(`menu.${s}`,a)}function Zn(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function ro({offer:e,variant:t}){let{level:n,points:s,n:a}=Zn(e,t),r=Lt(t);return l`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function rn({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=v(""),[c,u]=v(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],$=p.filter(h=>h.startsWith(`${r} `));if(w(()=>(i(""),u("")),[p.join()]),ao(e))return l`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(c){let{level:h,points:m,n:g}=Zn(c,t);return l`<div class=${`answer sure ${g?"numbered":""}`}>
			<${ro} offer=${c} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(c)}>
				${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let f=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return l`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return l`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):f(h)}>
				${a?.split(" ")[0]===h?l`<${X} />`:null}${oo(h,t)}
			</button>`})}
		${$.length?l`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>l`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?l`<${X} />`:null}<span class="unseen">${D(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ln({options:e,onact:t,busy:n,best:s}){return l`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return l`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${qe} trump=${r} />${a===s?l`<${X} />`:null}
			</button>`})}
	</div>`}var ae=0;async function io(e){let t=await fetch(`${It}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var lo=async()=>(await io("course.json")).json();async function co(e){let t=await(await io(`${e.id}.99.jsonl`)).text(),n=await Promise.all(_l(t).map(({match:s,deal:a})=>Ue(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Kl)}}function _l(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Kl(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[ae];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function es(e,t){let n=e[t]?.view.options?.seat??ae;return e.slice(t+1).find(s=>s.seat===n)?.act??""}var Ul=9,[Jl,Gl,Vl]=[700,1700,280],po=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Ql({id:e,steps:t}){try{let n=Number(localStorage.getItem(po(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Yl(e,t){try{localStorage.setItem(po(e),String(t))}catch{}}var cn=()=>N.course.value.split(" ").filter(e=>e!=="");function Xl(e){e==="first"&&(N.taught.value=!0),cn().includes(e)||(N.course.value=[...cn(),e].join(" "))}function Zl(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Bt(a)+s])))}function ec(e){let t=K(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var $o=(e,t)=>e[t]?.view,ts=(e,t)=>_e(e[t-1]?.view,e[t]?.view),uo=(e,t,n)=>({view:$o(e,t),full:{...n,gone:!0},ms:Vl});function tc(e,t,n){let s=[],a=t.lies?ts(e,t.at):null;a&&s.push(uo(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let c=ts(e,r);r===n.at&&(n.lies||!c)||(s.push({view:i.view,full:c,ms:c?Gl:Jl}),c&&s.push(uo(e,r,c)))}return s}var un=class{moving=L(!1);chosen=L(new Set);reply=L("");#n=0;constructor(t){this.lesson=t,this.at=L(Ql(t)),this.target=this.at.peek(),this.shown=L(this.#r(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),this.target=t,Le(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#r(this.step(t))}),Yl(this.lesson.id,t),t===this.last&&Xl(this.lesson.id)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.target);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!F(`course.${a}`)?"":o(`course.${a}`,{...Zl(),...ec(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):es(this.#e(n),n.at);if(t===s)return this.#i();this.reply.value=this.#s(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#i();let s=this.#t(n),a=s?.trick?.[0]?.card,r=M(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${z(a)}`)}):this.#s(n,t)}lay(){let t=this.step(),n=this.#t(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Se(s,n);if(s.every(c=>a.includes(c)))return this.#i();let i=r===Se(a,n);this.reply.value=i?this.words("also"):this.#s(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#e(t){return this.lesson.deals[t.deal]??[]}#t(t){return this.#e(t)[t.at]?.view}#a(t){return es(this.#e(t),t.at).split(" ").slice(1)}#s(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#r(t){return{view:$o(this.#e(t),t.at),full:t.lies?ts(this.#e(t),t.at):null}}#l(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal!==n.deal||s.at-n.at>Ul)return this.be(t);this.target=t;let a=tc(this.#e(n),n,s);Le(()=>this.#l(a.length>0)),this.#c(a)}#c([t,...n]){if(!t)return this.be(this.target);this.shown.value=t,this.#n=setTimeout(()=>this.#c(n),t.ms)}};var fo=()=>Ae(async()=>{let[e]=await Promise.all([lo(),Ls(U.peek(),It)]);return e});function ho({plans:e}){w(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(cn()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return l`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,c])=>l`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>l`<${nc} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
	</main>`}var nc=({plan:{id:e,minutes:t},n,done:s,next:a})=>l`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function ot({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:c,onpick:u,onplay:p}){let[d,$]=v(""),f=O(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];de(()=>{let x=0,S=()=>{for(let W of f.current?.querySelectorAll("[data-card]")??[])bt.set(W.dataset.card??"",W.getBoundingClientRect())},T=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(T),clearTimeout(x))});function m(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:ac(e,h,x.key);S!==void 0&&(x.preventDefault(),S!==""&&($(S),f.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function g(x,S){$(S);let T=x.pointerType==="touch",W=N.play.value==="twice"||N.play.value==="auto"&&T;c||W&&!n.has(S)?u(S):p(S)}let y=(x,S)=>{let T=t===null||t.has(x);return l`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(x):void 0} style=${{"--k":S}}
			onclick=${W=>g(W,x)}>
			<${_} card=${x} dim=${!T} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?l`<span class="worth" aria-hidden="true">${a[z(x)]}</span>`:null}
			${s?.has(x)?l`<span class="mark"><${X} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return l`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${sc}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${i?He(e).map(x=>l`<span key=${z(x[0]??"")} class="same-suit">${x.map(y)}</span>`):e.map(y)}
	</div>`}var sc=e=>e.preventDefault();function ac(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return mo(e,s,-1);case"ArrowDown":return mo(e,s,1)}}function mo(e,t,n){let s=z(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(z(r)!==s)return r}return""}function pn(e,t,n){let s=e.filter(r=>oc(ge(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function oc(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function rc({rest:[e=""]}){let{value:t,wrong:n}=fo(),s=e||(he.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?l`<${go} why=${n??o("page.nowhere")} />`:t?a?l`<${ic} key=${a.id} plan=${a} plans=${t} />`:l`<${ho} plans=${t} />`:l`<${yo} />`}var go=({why:e})=>l`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,yo=()=>l`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function ic({plan:e,plans:t}){let[n,s]=v({});return w(()=>{let a,r=!1;return co(e).then(i=>!r&&s({run:a=new un(i)}),i=>!r&&s({wrong:j(i)})),()=>{r=!0,a?.stop()}},[]),w(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?l`<${go} why=${n.wrong} />`:n.run?l`<${lc} run=${n.run} plans=${t} />`:l`<${yo} />`}function bo(){let e=pa(he.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function lc({run:e,plans:t}){let n=bo(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);hc(e);let c=O(s);w(()=>{if(c.current===s)return;c.current=s;let g=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",y=r.leaf==="end"?".over .chief":r.does||r.ask?g:".on";i.current?.querySelector(y)?.focus({preventScroll:!0})},[s]);let{view:u,full:p}=e.shown.value,d=K(a.variant),$=a.names.map((g,y)=>y===ae?o("you"):g==="dummy"?o("dummy"):g),f=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value?"":f,m=o("course.number",{n:t.findIndex(g=>g.id===a.id)+1});return l`<${Oe.Provider} value=${u.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${i}
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
			<${cc} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ie(u)} ${h==="sheeted"?h:""}`}>
				<${fc} run=${e} step=${r} view=${u} full=${p} name=${$[ae]??""} />
				<${at} view=${u} variant=${d} names=${$} me=${ae} elsewhere=${ae} full=${p} over=${h}
					laid=${Be(d,u.phase)} played=${dc(e,r,u,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${uc} step=${r} view=${u} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function cc({run:e,step:t,n}){let s=e.moving.value,{id:a}=e.lesson,r=(t.does||t.ask)&&!s;return l`<section class="told" aria-label=${o(`course.${a}`)}>
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
	</section>`}function uc({step:e,view:t,names:n,run:s,plans:a}){if(s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=K(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?l`<${vo} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return l`${e.does==="lay"&&r?l`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?l`<div class="leaf worths">${c}</div>`:null}
					<${on} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&l`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?l`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${rn} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?l`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ln} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?l`<${pc} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?l`<div class="over leaf sheeted"><${Ye} view=${t} names=${n} me=${ae} untitled /></div>`:null}
		${e.leaf==="end"?l`<${$c} run=${s} plans=${a} />`:null}`}var pc=({from:e,onsay:t})=>l`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>l`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${b(n)}</button>`)}</div></div>
</section>`;function dc(e,t,n,s){let a=Ie(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&t.does==="play"&&n.options?.seat===a,c=i?new Set(M(n.options?.from)):null,u=d=>i&&e.play(d),p=l`<${ot} cards=${ee(M(r),I,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function vo({worth:e}){let t=ye(e);return l`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...I].map(n=>l`<li key=${n}>
				<${Y} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function $c({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=bo(),[r,i]=v(!1),c=async()=>{i(!0),await P(async()=>{await Qe();let $=ce.value.find(f=>f.id===s);$&&await ca($,"beginner")}),i(!1)},u=t[t.findIndex($=>$.id===n)+1],p=n==="first"||s!=="standard",d=l`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${c}>${o("page.home.play")}</button>`;return l`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?l`<${vo} worth=${K(s)?.worth??""} />`:null}
		<div class="row">
			${a?l`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?l`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?l`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function fc({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",c=r&&(i||t.does==="play")&&(n.options?.seat??ae)===ae?n.options:void 0,u=c?new Set(M(c.from)):null,p=e.chosen.value,d=h=>{if(!c)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Le(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?ye(n.options?.worth??""):null;return l`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${We} view=${n} seat=${ae} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ae} laid=${Be(K(e.lesson.variant),n.phase)} />
			${n.aside?l`<div class="laid" role="group" aria-label=${o("page.aside")}>${Z(n.aside)}</div>`:null}
		</div>
		<${ot} cards=${Et(n,ae)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${$} />
	</section>`}function hc(e){w(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),c=pn(i,n.key,document.activeElement?.dataset?.card??"");if(!c)return;document.querySelector(`.lesson .hand [data-card="${c}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}function dn({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return de(()=>{let c=i.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),w(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),l`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function vt(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function wt({view:e,names:t,last:n=!1}){let s=te(e);if(s===0)return l`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,c)=>c),r=Array.from({length:ie(e)},(i,c)=>c);return l`<${H}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>l`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let c=it(e,i),u=lt(e,i);return l`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=c.find($=>$.seat===p)?.card;return l`<td key=${p} class=${p===u?"won":""}>
						${d?l`<${_} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?l`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?l`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function mc({rest:e}){let[t,n="1",s="0"]=e;return t?l`<${wc} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function gc(e,t,n){if(e!=="mine")return Ys(e,t,n);let s=await Te();if(!s)throw new Error("nothing kept");return Ue(s.bytes,t,n)}async function yc(e,t,n,s){if(e!=="mine")return Zs(e,t,n,s);let a=await Te();return ea(a?.bytes??new Blob,t,n,s)}function bc(e,t,n){let s=O(new Map),[,a]=v(0);return w(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(c=>c+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:j(i)}))},[t,n]),n?s.current.get(t)??{}:null}function vc(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function wc({table:e,match:t,deal:n}){let[s,a]=v({});if(w(()=>{let i=!0;return gc(e,t,n).then(c=>i&&a({played:c}),c=>i&&a({wrong:c?.constructor===Error?o("page.replay.gone"):j(c)})),()=>{i=!1}},[e,t,n]),s.wrong)return l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return l`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return l`<${xc} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function kc(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function xc({table:e,match:t,deal:n,played:s}){let a=ht(K(s.header.variant),s.header.rules),r=me(()=>vc(s),[s]),i=r[0]?.views.length??1,c=en(s.header,i),u=r.length-1,p=he.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,f=$>=0?$:tn(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=bc(ke=>yc(e,t,n,ke),d,m&&p.has("hint")),y=(ke,Ts=$,Mr=g!==null&&ke===d)=>`/replay/${e}/${t}/${n}?step=${ke}${Ts>=0?`&seat=${Ts}`:""}${Mr?"&hint":""}`,k=ke=>Q(y(Math.min(u,Math.max(0,ke))),{replace:!0}),x=me(()=>jc(r),[r]),S=Oc(d,x,u,k),T=O(null),W=()=>m&&Q(y(d,$,!g),{replace:!0});Tc({h:W,...g&&{Escape:W},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let Pe=r[d],kn=$>=0?Pe.views[$]:kc(Pe.views,f);return l`<${Oe.Provider} value=${kn.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Ec} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,i)} seat=${$}
			onseat=${ke=>Q(y(d,ke),{replace:!0})} here=${y(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Sc} moment=${Pe} view=${kn} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?l`<${Nc} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${T} onclose=${W} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${wt} view=${kn} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${se(Ac(Pe,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${T} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${W}>${o("page.hint")}</button>
			</div>
			<${Mc} step=${d} last=${u} to=${k} steps=${S} />
		</div>
	</main><//>`}function Sc({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return l`<div class="replay-sheet"><div>
			<${Ye} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Be(s,t.phase);return l`<${at} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${ns(e)} />
		<${Cc} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var Oc=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Mc({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,c]=[e===0,e===t];return l`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${rt} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${rt} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${rt} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${rt} label=${o("page.replay.forward")} icon="forward" off=${c} onclick=${s.forward} />
			<${rt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${c} onclick=${s.trickForward} />
			<${rt} label=${o("page.replay.end")} icon="end" off=${c} onclick=${s.end} />
		</div>`}function jc(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ns(t)||t.sheet?[n]:[]})}var ns=e=>_e(e.before?.[0],e.views[0]);function Ac(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=ns(e);if(r==="lay"){let f=i.map(m=>Ze(m,p?.turnup)).join(" "),h=C(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:A(i[0])});if(r==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Ze(i[0]??"",p?.turnup),taken:f,winner:h})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:D(String(a.act))})}function Tc(e){de(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Nc({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:c}=e,u=o("page.hint.of",{name:n});return l`<${dn} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?l`<${et} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:l`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Cc({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=ee(M(e.hand),I,e.trump),[c,u]=[vt(r?.advice),vt(r)];return l`<div class="replay-held">
		<${We} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>l`<span key=${p} class="one">
				<${_} card=${p} />
				<span class="mark">
					${c.has(p)?l`<${X} />`:null}${u.has(p)?l`<${Jt} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Z(e.aside)}</div>
	</div>`}function Ec({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:c}){let[u,p]=v(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,f=()=>navigator.clipboard?.writeText(location.origin+c).then(()=>B(o("page.link.copied")),()=>B(o("page.link.by-hand")))??B(o("page.link.by-hand")),h=m=>i(Number(m.currentTarget.value));return l`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??re(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:A(d)})}${" "}<${Y} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${wo} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${wo} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${h}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,g)=>l`<option key=${g} value=${String(g)}>${o("page.replay.seen",{name:m})}</option>`)}
			</select></label>
		<div class="row doings">
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:l`<button type="button" class="button plain" onclick=${f} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?l`<${G} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?l`<${Lc} match=${n} />`:l`<${mt} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function Lc({match:e}){let[t,n]=v(null);if(w(()=>{Te().then(async r=>n(r&&await Ia(r.bytes)))},[]),t===null)return null;if(t===void 0)return l`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return l`<${mt} record=${t.slice(a,s[e]??t.length)} />`}function wo({to:e,text:t,arrow:n}){let s=l`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?l`<a href=${e}>${s}</a>`:l`<span class="off" aria-disabled="true">${s}</span>`}var Dc={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function rt({label:e,icon:t,off:n,onclick:s}){return l`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Dc[t]} /></svg>
	</button>`}function kt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[c,u,p]=[470,210,104],d=[...i,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-p-34)/Math.max(1,e.length),m=y=>u-22-(y-$)*(u-34)/(f-$),g=Rc((e[e.length-1]??[]).map(m),20);return l`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${ko} low=${$} high=${f} y=${m} to=${c-p} />
		${r.map(y=>l`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,k)=>l`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${h(0)},${m(i[k]??0)}`,...e.map((x,S)=>`${h(S+1)},${m(x[k]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[k]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function ko({low:e,high:t,y:n,to:s,said:a=b}){let r=Bc(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>l`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function xo({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=b}){let[c,u,p]=[470,230,34],d=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),$=Math.min(0,...e.map(k=>k.mean)),f=k=>Math.min(d,Math.max($,k)),h=k=>p+k*(c-p-6)/Math.max(1,t),m=k=>u-24-(f(k)-$)*(u-36)/(d-$),g=k=>h((k.from-1+k.to)/2),y=k=>e.map(x=>`${g(x)},${m(x[k])}`);return l`<figure class="course band"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${ko} low=${$} high=${d} y=${m} to=${c-6} said=${i} />
		<line class="all" x1=${p} x2=${c-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(k=>`${g(k)},${m(k.mean)}`).join(" ")} />
			${e.map(k=>l`<circle key=${k.from} cx=${g(k)} cy=${m(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${c-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Bc(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Rc(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let c=n[i-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function qc({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return l`<${Wc} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Wc({table:e,match:t,deal:n}){let{told:s,wrong:a}=$t(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=l`<h1>${r}</h1>`;if(!s)return l`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let c=s.header,u=K(c.variant),p=en(c,u?u.seats:c.seats.length),d=Number(he.value.get("seat")??-1),$=d>=0&&d<p.length?d:tn(c,p.length),f=h=>Q(`${location.pathname}?seat=${h.currentTarget.value}`,{replace:!0});return l`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${c.rules?.name??re(c.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String($)} onchange=${f}>
					${p.map((h,m)=>l`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
		</header>
		<${Fc} told=${s} wrong=${a} />
		${s.deals.length?l`<${zc} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${$} />`:null}
	</main>`}function Fc({told:e,wrong:t}){return t?l`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?l`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?l`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:l`<p class="soft">${o("page.report.none")}</p>`}function zc({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],c=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=c.filter(h=>h.seat===r),p=c.filter(h=>h.seat!==r),d=a[r]??"",f={names:a,place:h=>`/replay/${t}/${n}/${h.deal}?step=${h.step}&seat=${h.seat}&hint`,one:s};return l`<section class="stack">
			<p class="lead">${Vn(i.lost,d,!1)}.</p>
			${e.luck?l`<p>${Pc(i)}</p>`:l`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?l`<${Oo} of=${u.slice(0,12)} ...${f} />`:l`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Hc} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Ic} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?l`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Oo} of=${(s?p:c).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${_c} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function Pc(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ue)||0),a=Math.min(Math.round(e.gifts/ue),Math.max(s,0));return o("page.report.luck",{cards:J(t),lie:J(n),others:J(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:b(a)})}var So=(e,t)=>t===void 0?dt(e):o("page.report.bid",{bid:b(t),cards:dt(e)});function Oo({of:e,names:t,place:n,one:s,named:a=!1}){return l`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),c=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:So(r.act,r.bid),better:So(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return l`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${se(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:b(r.lost/ue,1)})}>
				−${b(r.lost/ue,1)}
			</span>
			${r.why.length?l`<span class="moment-why">${se(Rn(r.why).join(" "))}</span>`:null}
			${p===d?null:l`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function Hc({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of be)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Zt(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,c)=>i+c,0);return l`<table class="book account parts"><tbody>
		${n.map(([i],c)=>{let u=s[c]??0;return l`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${J(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${J(r,1)}</td>
	</tr></tfoot></table>`}function Ic({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/ue));return l`<${kt} at=${p} from=${(u[0]??[]).map(d=>d/ue)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/ue);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ue:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return l`<${kt} at=${i} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function _c({told:e,names:t}){let n=e.luck?["start","cards","lie",...be.map(c=>`lost.${c}`),"others"]:["lie",...be.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>Zt(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),i=n.map((c,u)=>u).filter(c=>!r(c));return l`<${H}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>l`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(c=>l`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>l`<td key=${p}>${J(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>l`<td key=${u}>${J(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}function Kc(e){let t=E.value;return l`<main id="main" tabindex="-1" class="statistics">
		${t?l`<${Jc} key=${t.id} />`:l`<h1>${o("page.nav.statistics")}</h1><${To} />`}
	</main>`}var To=()=>l`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Uc(e){let[t,n]=v({}),s=O(""),a=async()=>{try{for(;;){let r=await Gs(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:j(r)}));return}};return w(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Jc(){let[e,t]=v(""),{told:n,wrong:s,again:a}=Uc(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=c=>t(c.currentTarget.value);return l`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?l`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(c=>l`<option key=${c.key} value=${c.key}>${re(c.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?l`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?l`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?l`<${Gc} told=${n} again=${a} />`:null}`}function Gc({told:e,again:t}){return e.all.deals===0?e.assisted.deals?l`<${Ao} of=${e.assisted} />`:l`<${To} />`:l`<${Vc} told=${e} />
		<${Qc} told=${e} />
		<${eu} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${nu} of=${e.all.bids} />
			<${su} told=${e} again=${t} />
			${e.assisted.deals?l`<${Ao} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var Fe=e=>o("page.records.percent",{n:b(100*e,0)}),Mo=e=>e.margin?`${b(e.mean,1)} ± ${b(e.margin,1)}`:b(e.mean,1);function Vc({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:Fe(e.made.low),high:Fe(e.made.high)}),s=c=>c.margin?`± ${b(c.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),b(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Fe(e.made.share),n],[o("page.records.points"),b(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),b(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),b(t.made),r]),l`<dl class="figures-row">${i.map(([c,u,p])=>l`<div key=${c}>
			<dt>${c}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var jo={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>ss(e.points),lost:e=>ss(e.lost.all),...Object.fromEntries(be.map(e=>[e,t=>ss(t.lost[e])]))},ss=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Qc({told:e}){let[t,n]=v(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...be.filter($=>!r($))]:[]],c=i.includes(t)?t:"made",u=(c==="made"||c==="points"?e.course:s).map($=>{let[f=0,h=0,m=0]=jo[c]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:f,low:h,high:m}}),[p=0]=jo[c]?.(e.all)??[],d=$=>c==="made"?Fe($/100):b($);return l`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?l`<${R} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${xo} of=${u} last=${e.all.deals} label=${Yc(o(`page.stats.aspect.${c}`),u,d)}
						all=${p} most=${c==="made"?100:void 0} said=${d}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:l`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Yc(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Xc=["bids","trumps","premiums","places","variants"];function Zc(e,t){return e==="trumps"?l`<${Y} trump=${t} /> ${A(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):D(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?re(t):b(Number(t))}function eu({told:e}){let[t,n]=v("bids"),s=Xc.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,c=r.some(u=>u.bids.of>0);return l`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${H}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${b(0)}</span><span aria-hidden="true">${Fe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?l`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?l`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>l`<tr key=${u.key}>
				<th scope="row">${Zc(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${tu} of=${u} /></td>
				<td>${Fe(u.made.share)}</td>
				${c?l`<td>${u.bids.of?Fe(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${b(u.deals)}</td><td class="spare">${Mo(u.points)}</td>
				${i?l`<td class="spare">${u.judged?Mo(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${c?l`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function tu({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?l`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return l`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function nu({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[b(Math.ceil(e.low)),b(Math.floor(e.high))],a={of:e.of,made:b(e.made),n:b(e.expected,1),low:n,high:s,way:t};return l`<p>${o("page.stats.expected",a)}</p>`}var Ao=({of:e})=>l`<p>${o("page.stats.assisted",{n:e.deals,made:b(e.made.count)})}</p>`;function su({told:e,again:t}){let[n,s]=v(!1),[a,r]=v(""),i=O(!1);w(()=>()=>{i.current=!1},[]);let c=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;$&&await au($,i),i.current&&(d=await t())}}catch(d){r(j(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return l`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?l`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?l`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:c()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function au({table:e,match:t},n){for(;n.current;){let s=await qt(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var ou=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],ru=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],ve={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},iu={A:"ace",K:"king",Q:"queen",J:"jack"},as=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],lu="two three four five six seven eight nine ten eleven twelve".split(" "),No=["pass","declare","reveal"],cu=["random","greedy","beginner","casual","club","strong","expert"],Lo=Object.keys(ve).flatMap(e=>as.map(t=>t+e));function os(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,lu[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),iu[a]??"",a.toLowerCase()]};return{verbs:[...xt(ou,a=>e(`cmd.${a}`)),...xt(ru,a=>e(`page.cmd.${a}`))],offers:[...xt(No,a=>e(`offer.${a}`)),...xt(No,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(as.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(ve).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:xt(cu.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var xt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>uu(s,n))),uu=(e,t)=>[e,t],Do=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),pu=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Ne=(e,t)=>e===t||e===pu(t)||e===Do(t),Bo=(e,t)=>e.startsWith(t)||Do(e).startsWith(t);function Co(e,t){let n=t.verbs.find(([s])=>Ne(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var $n=(e,t)=>as.find(n=>t.ranks[n]?.some(s=>Ne(e,s)))??"";function fn(e,t,n){let s=Object.keys(ve).find(i=>ve[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Bo(n.suits[i]??"",e)||e.length>=3&&ve[i]?.english.startsWith(e),r=Object.keys(ve).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in ve?e.toUpperCase():""}var du=new Set(["of","von","av","i","the","der","die","das"]);function Ro(e,t){let n=e[0]??"",s=du.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=fn(n,3,t),i=r?$n(a,t):"";if(i)return[i+r,s+1];let c=$n(n,t)?fn(a,1,t):"";return c?[$n(n,t)+c,s+1]:["",0]}function $u(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Ne(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Ne(e[1]??"",a))return 1;let[r,i]=Ro(e.slice(2),n);return i?r===t?i+2:1:St([t],e[2]??"",n).length?3:1}function fu(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(c=>c.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([c])=>Ne(a.join(" "),c)||Ne(a.join(""),c));if(r)return[r[1]];let i=[];for(let c=0;c<a.length;c++){let u=$u(a.slice(c),n,t),[p,d]=u?["",u]:Ro(a.slice(c),t);u?i.push("joker"):i.push(d?ge(p).toLowerCase()+ve[z(p)]?.sign:a[c]??""),c+=Math.max(d,1)-1}return i}function St(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=z(r),{sign:c,english:u}=ve[i]??{sign:"",english:""};for(let p of n.ranks[ge(r)]??[])for(let d of[hu(t,p),/^\d+$/.test(p)?mu(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===c)return[r];Bo(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var hu=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",mu=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function Eo(e,t,n){let s=/^\d/.test(t)?"":$n(t,n),a=fn(t,2,n);return e.filter(r=>s&&ge(r)===s||a&&z(r)===a)}function rs(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var gu=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function qo(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=fu(e,n,t.joker),i=Co(r[0]??"",n);if(Co(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let c=!gu.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&c?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?yu(i,r,t,n):vu(i,r,t,n):r.every(d=>/^\d+$/.test(d)||St(Lo,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function yu(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,c=new Set;for(let d of i){let[$=[],f]=bu(d,n,s);if(f)return f;for(let h of $)c.add(h)}if(c.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:c.size,n:r},...d}}let u=[...c].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>St([...c],d,s).length===0);return{kind:"act",act:`${a} ${[...c].join(" ")}`,told:a==="lay"||p}}function bu(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=St(t.hand,e,n);if(s.length===0&&(s=Eo(t.list,e,n),s.length===0&&(s=Eo(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=St(Lo,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function vu(e,t,n,s){if(n.sure)return wu(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=rs(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=ku(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let c=n.options?.kind==="name";return c||i.act==="pass"?{kind:"act",act:i.act,told:c||r}:{kind:"sure",offer:i.act}}function wu(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function ku(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=fn(r,1,a);return n.find(d=>{let $=d.act.replace(/^name /,"");return $===p||r===$||Ne(r,a.trumps[$]??"")})}let c=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return c.length===1?c[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Wo=(e,t)=>t.levels.find(([n,s])=>Ne(e,n)||e===s)?.[1]??"",Fo=e=>e?.kind==="lay"||e?.kind==="play"?M(e.from):[];var Ot=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function zo({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=v(""),c=O(null);w(()=>c.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return l`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?l`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>l`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?l` <span class="soft small">${o("page.watching")}</span>`:null} ${Ot(p)}
					${p.by&&p.by!==t?l`${" "}<${xu} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${c} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function xu({by:e,muted:t,onmute:n}){let s=t.includes(e);return l`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var oe=e=>e?"yes":"no",Po=e=>F(`rank.name.${e}`)?o(`rank.name.${e}`):e,Su={C:"♣",D:"♦",H:"♥",S:"♠"};function pe(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:pe(e,{short:t})});let[s,a]=[ge(e),z(e)];return t?(F(`rank.${s}`)?o(`rank.${s}`):s)+Su[a]:o("card.spoken",{rank:Po(s),suit:o(`suit.${a}`)})}var ze=(e,t)=>e.map(n=>pe(n,t)).join(", ");function Ho(e,t){if(t.short)return e.map(s=>pe(s,t)).join(" ");let n=s=>{let a=Ds(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${z(i)}`):Po(ge(i)));return`${A(a)}: ${r.join(", ")}`};return He(e,t.view?.trump).map(n).join("; ")}function hn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:ze(s,t),bid:C(Se(s,ls(t)),t.rules)}):n==="name"?o("act.name",{trump:A(s[0])}):n==="play"?ze(s,t):D(e)}var ls=e=>e.view.options?.worth??e.rules?.worth??"",Ee=e=>Array.from({length:ie(e.view)},(t,n)=>n),is=(e,t)=>e?.shown?.[t]?.hand,cs=(e,t)=>ee(M(t===e.me?e.view.hand:is(e.view,t)),I,e.view.trump),Io=e=>cs(e,e.view.options?.seat??e.me);function us(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Ho(cs(e,e.me),e)})];return t.turnup&&M(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:pe(t.turnup??"",{short:e.short})})),[...n,...ut(t,e.rules),..._o(e,void 0)]}function _o(e,t){return e.view.phase==="over"?[]:Ee(e).filter(s=>s!==e.me&&is(e.view,s)&&!is(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Ho(cs(e,s),e)}))}function ps(e,t){return Ee(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Ko(e,n,a)]:[]})}var Ko=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:oe(t===e.me),cards:ze(M(n),e)}),Uo=(e,t)=>o("plain.laid",{cards:ze(t,e),bid:C(e.view.bid??0,e.rules)});function ds(e,t){let{turnup:n}=e.view,s=xe(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:A(s)}),i=t&&!n?Ou(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function Ou(e){let t=e.view.why;return!e.view.trump&&xe(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:oe(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&F(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Jo(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:oe(t.length>1),n:e.rules.score.vulnerable})]}function mn(e){let t=ye(ls(e)),n=[...I].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function $s(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?te(n)+1:0,c=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:oe(n.dealer===e.me)});if(n.phase==="over")return[c];let u=e.rules&&!e.rules.order.includes("lay")?mn(e):[];return[c,...Jo(e),...u,...Go(e)]}function Go(e){let t=e.view,n=[ds(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:pe(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...fs(e,void 0),...ps(e,void 0)),t.phase!=="over"&&n.push(...us(e)),t.trick?.length?[...n,...jt(e,te(t))]:n}function fs(e,t){let{premium:n=[],why:s}=e.view;return Ee(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:oe(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var Vo=e=>Ee(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function jt(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=it(n,t);if(s.length===0)return[o(t===0||t===te(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:c})=>o("plain.plays",{name:e.names[i],card:pe(c,e)})),r=t<te(n)?lt(n,t):-1;return r<0?a:[...a,Qo(e,s,r)]}function Qo(e,t,n){let s=pe(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:oe(n===e.me),card:s,tally:Vo(e)})}function hs(e){let t=Ee(e).filter(a=>e.view.void?.[a]),n=a=>q(M(e.view.void?.[a]).map(A)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:Vo(e)}),...s]}function Yo(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Ee(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,c=r!==void 0?C(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:c,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Uo(e,M(t.aside))),s.push(...ut(t,e.rules)),[...s,...fs(e,void 0),...ps(e,void 0),ds(e,!1)]}function Xo(e){let t=e.view,n=i=>i.map((c,u)=>`${e.names[u]}: ${b(c)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Jo(e)]}function ms(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let $=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:$===void 0?"hidden":C($,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Ee(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Ko(e,p,d)]:[]}),c=Cn(n),u=En(n,e.names,e.me).map(([p])=>p);return[...r,...i,...Nn(n,e.names,e.rules,e.me),...u,...c?[c]:[],...Mu(e)]}function Mu(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=oe(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function Mt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${pe(a,e)}`),s=rs(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?A(a.act.slice(5)):ju(a.act,e)}`);return[...n,...s].join(", ")}function ju(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Au(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Lt(e.rules),c=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:c,open:r,said:Number(s??0),loss:i})}function Zo(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Au(e,t.sure)];if(t.offer)return[o("ask.number"),Mt(e,t)];let c=[sn(s,e.names,!1),...r.kind==="lay"?mn(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...c,Mt(e,t)]:c}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Ce(e,t){let{chairs:n,stage:s}=e.table,a=n.map((c,u)=>{let p=[c.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",c.away?o("page.away"):"",c.player&&c.ready&&s!=="playing"?o("seat.ready"):""],d=c.player||c.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(c=>c!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(c=>t[c]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((c,u)=>c.player&&!c.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var er=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Ot(e)})]:[];function tr(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",c=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Ce(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return c?p:r?Ce(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:oe(r)})];case"ready":return r?c?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:oe(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Tu(e,t,i,r);default:return[]}}function Tu(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?gs(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:oe(s)})]}function gs(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:oe(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Nu(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function nr(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Nu(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...Go(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Dt(s,a)||e.table.match!==r.table.match)return $s(t,!1);let c=[...Cu(s,t,n),...Eu(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&c.push(Uo(t,ee(M(a.aside),I))),a.phase!=="over"&&c.push(...fs(t,s),...ps(t,s),..._o(t,s)),c.push(...Lu(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...c,...ms(t,s)]:c}function Cu(e,t,n){let s=t.view;return Ee(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function Eu(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[ds(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:oe(a.by===t.me),trump:A(s)})]}function Lu(e,t,n){let s=t.view,a=[],r=te(s);for(let i=te(e);i<=r&&i<(s.leads?.length??0);i++){let c=it(s,i),u=new Set(c.filter(({seat:p,card:d})=>M(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of c)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:pe(d,t)}));i<r&&a.push(Qo(t,c,lt(s,i)))}return a}function sr(e,t){let[n]=e.choices,s=ya(e),a=t.view.options,r="none";a?.kind==="lay"?r=C(Se(e.act.split(" ").slice(1),ls(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=C(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:hn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+b(i),two:oe(s!==void 0),second:s?hn(s.act,t):""})}var Du=2e4,ar={times:100,each:50},or={hand:us,bids:Yo,score:Xo,worth:mn,tricks:hs,trick:(e,[t])=>Number(t)>0?jt(e,Number(t)-1):Bu(e),last:e=>jt(e,te(e.view)-1),legal:(e,t,n)=>n.options?[Mt(e,n)]:[o("hint.none")]};function Bu(e){let t=e.view.phase==="play"?hs(e).slice(0,1):[];return[...jt(e,te(e.view)),...t]}function ys({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:c}=e??{};return JSON.stringify([a,r,i,c,t.stage==="between",t.stage==="waiting",t.match])}var Ru=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function qu(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Ru.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Wu(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var gn=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#i="";#c="";#u={about:"",act:""};#o=!1;#h="";#f=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#f=t??this.#f}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#$(t,!0)]);let a=t.event.do==="present"?[]:tr(t,le(t));return s&&a.push(...nr(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Ce(t,le(t))),this.#e([...a,...er(t),...this.#$(t)])}obey(t){return this.#x(t).catch(n=>this.#e([j(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#h)return;let s=n-this.#n.now();s>Du||(this.#h=String(n),this.#e([o("page.speech.short",{time:nn(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:le(t),me:t.seat??-1,rules:this.#f,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?Io(t):[],r=new Set(Fo(s)),i=t?.message.table.ask,c=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||c&&!this.#r}}#$(t,n=!1){let s=ys(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#l=""),this.#i=s;let a=this.#d(t);return a?.view.phase!==void 0?Zo(a,this.#m(a)):[]}#g(t){let n=this.#$(t,!0);return n.length?n:Ce(t,le(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=F(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Ce(t,le(t))];let c=n.view.phase==="over",u=!c&&te(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...$s(n,!u),...c?ms(n):[],...gs(t,n.names)]}async#p(t){try{return E.peek()||await Wt(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([j(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<ar.times;t++)await new Promise(n=>setTimeout(n,ar.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#c;this.#c="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=qo(t,r.moment,os(o,F));switch(i.kind){case"act":return this.#v(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#$(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#$(n,!0));case"ask":return this.#e(this.#$(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#w(i.verb,i.words,i.rest,r)}}async#v(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[an(t.options),o("page.speech.legal",{cards:ze(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?Mt(s,a):""};if(t.cards){let c=s??{short:this.#o};r.cards=ze(t.cards,c),r.card=pe(t.cards[0],c)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#w(t,n,s,a){let{m:r}=a,i=this.#A(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#E(a);case"":case"ready":case"next":case"again":return this.#L(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#B(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return Q("/")}return this.#j(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#c=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#j(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#A(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Ce(s,le(s));case"time":return this.#T(s);case"help":return qu(this.#f);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(or,t)?or[t]:void 0;if(i)return a?.view.phase===void 0?Ce(s,le(s)):i(a,n,r)}#T(t){let n=le(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:nn(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Wu(await fe(this.#n.settled.peek().settings,U.peek()))}catch(t){return[j(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#u={about:ys(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[sr(n,t),...Kt(n,t.rules,a=>hn(a,t)),s]}catch(n){return[j(n)]}}async#E(t){let{about:n,act:s}=this.#u;if(n!==ys(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#v(s,!0,t):(this.#r=s,this.#e(this.#$(t.m,!0)))}async#L(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#D():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#D(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#B(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=os(o,F),i=n.map(p=>Wo(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let c=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:c[2]??"",levels:c.join(", ")})])}};var rr={lines:250,typed:50};function ir({table:e,variant:t}){let[n,s]=v([]),a=O(0),r=(u,p=!1)=>{let d=u.map($=>({id:a.current++,text:$,typed:p}));d.length&&s($=>[...$,...d].slice(-rr.lines))},i=Fu(e,t,r),c=u=>{u&&r([`› ${u}`],!0),i(u)};return l`<section class="speech" aria-label=${o("page.speech.region")}>
		<${zu} onsend=${c} />
		<${Pu} lines=${n} />
	</section>`}function Fu(e,t,n){let s=me(()=>new gn(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return w(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),c=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(c),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function zu({onsend:e}){let t=O(null),n=O({all:[],at:0});w(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(c=>c!==i),i].slice(-rr.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+i));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return l`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Pu({lines:e}){let t=O(null);return de(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),l`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>l`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function lr(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var bs=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=lr("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},yn=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=lr(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new bs(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#u({claim:this.#s}),this.#i())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#i()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#u({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var Hu=4e4,Iu=5e3,vs={first:250,longest:8e3};function ur(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=ur(n[s],a);return n}var cr=e=>e instanceof $e&&e.status<500&&e.status!==429&&e.status!==401,bn=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#u=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new yn(t,s=>this.#y(s),()=>this.#h(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#$),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),Ps(this.#n,t)}hint(){return Hs(this.#n)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#i||(this.#c=!0,this.#d())};#h(){this.#d(),this.#t===0&&this.#f()}async#f(){let t=await On(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#$),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#$=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=vs.first;!this.#s;t=Math.min(2*t,vs.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(cr(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=vs.first);let s=this.#c?0:t;this.#c=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await On(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(cr(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(Iu)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Hu),s=n();try{let a=(await this.#v(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#v(t){this.#i=!0;let n={Accept:"application/x-ndjson"},s=await fetch(Is(this.#n,this.#t),{headers:n,signal:t});if(this.#i=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw qs(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...ur(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#w(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#f();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#w(t)}#w(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var _u=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function pr({onclose:e}){return l`<${G} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${_u.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return l`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var ws=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),ks=()=>ws()?.querySelector('[data-card][tabindex="0"]');function dr(){w(()=>{let e=null,t=null,n=0,s=oa();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??ks()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(i);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function $r({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[c,u]=v(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Uu(e.id,$,t.seq);return l`<${G} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${$?l`<button type="button" class="button" style=${{visibility:f?"visible":"hidden"}}
							onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?l`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(i?"page.do.pause":"page.ask.pause")}
							</button>`}
					${i?null:l`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${c?l`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:l`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?l`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:l`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>Q("/")}>${o("page.home")}</button>
			</section>
			<${Ku} chairs=${t.table.chairs} />
		</div>
	<//>`}function Ku({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:l`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>l`<li key=${n.name}><b>${Me(n)}</b> <span class="soft">${Je(n)}</span>
					<small class="soft">${Ge(n)}</small></li>`)}
		</ul>
	</section>`}function Uu(e,t,n){let[s,a]=v(!1);return w(()=>{let r=new AbortController,i=()=>{};return t&&Ks(e,r.signal).then(c=>a(c.settled),i),()=>r.abort()},[e,t,n]),s&&t}function fr({settings:e,onclose:t}){let[n,s]=v(null);return w(()=>{P(()=>fe(e,U.value)).then(a=>a&&s(a))},[]),l`<${G} title=${o("page.house")} broad onclose=${t}>
		${n?l`<${qn} guide=${n} />`:null}
	<//>`}function xs({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return l`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return l`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return l`<div class="proposal" role=${N.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?l`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>c(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?l`<div class="answers">
					<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function Ju(e,t,n){let s=C(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Gu({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return l`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Ju(e,n,t)}
	</p>`}function Vu({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return l`<p class="outcome winner">${o("page.winner",a)}</p>`}var Qu=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function hr({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting",{day:c}=e.settled.value.settings;return l`<div class="over leaf sheeted" onclick=${u=>u.stopPropagation()}>
		<${xs} table=${e} message=${t} names=${n} />
		${i?l`<${Vu} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${Gu} view=${t.view} variant=${s} />
		<${Ye} view=${t.view} names=${n} variant=${s} />
		${a!==void 0&&(i||t.table.open)&&Qu(t)?l`<${Ua} table=${e.id} match=${t.table.match} deal=${t.view?.deal??0} seat=${a} />`:null}
		<div class="row">
			${c?l`<a class="button chief" href=${`/daily/${c}`}>${o("page.daily.others")}</a>`:a===void 0||r?l`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:l`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?l`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Yu={calm:2e3,usual:1200,quick:550,instant:550},Xu=280,Zu={calm:650,usual:350,quick:150,instant:0},ep=12,tp=(e,t)=>Dt(e,t)&&mr(t)>mr(e),mr=e=>(e?.played??[]).reduce((t,n)=>t+M(n).length,0),np=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,vn=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>ep?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=_e(n,t.view);this.shown.value={message:t,full:s};let a=Zu[this.#n()];if(!s&&a&&tp(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(Yu[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(np()?0:Xu,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var sp=450,ap=100,Ss=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",op=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),rp=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),wn=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new vn(()=>N.spoken.value?"quick":N.pace.value);view=Nt(()=>this.showing.shown.value?.message.view);talk=Nt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=Nt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Cs(()=>this.#f())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#c())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await na();return this.waits.value--,t&&sa(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#i();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await P(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#i()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==Ss(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){op(t)&&(this.next.value="",this.#s=!0),Le(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?rp(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-ap)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#c()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#h()}#i(){return Ss(this.newest.peek()?.view)}#c(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&B(j(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Pt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#c())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#f(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!M(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(M(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ss(this.newest.value?.view)&&this.dismiss()}#d(t,n){let s=M(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:sp)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||M(t.hand).length===1&&!N.spoken.value}};function gr({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=v(null),c=s?`${s.deal} ${s.phase==="over"}`:"";return w(()=>{let u=!0;return P(()=>_s(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,c]),r===null?null:l`${n?l`<p class="soft">${n}</p>`:null}
		<${cp} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function yr(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function ip(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var lp=4;function cp({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return l`<${up} names=${t} />`;let a=ip(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),c=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some($=>$.startsWith(p))));return l`<div class="score-sheet" data-hands=${r}>
		<${H}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>l`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>l`<${Ns} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>l`<${pp} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?l`<${$p} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${c||u.length?l`<p class="small soft legend">
					${c?l`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>l`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=lp?l`<${hp} games=${a} names=${t} me=${n} />`:null}
	</div>`}function up({names:e}){return l`<${H}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>l`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>l`<td key=${n}>${b(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function pp({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return l`<tbody>
		${t?null:l`<${br} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>l`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${Y} trump=${i.trump} /><span class="unseen">${A(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(c=>l`<${dp} key=${c} score=${i} seat=${c} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?l`<${At} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?b(r.bonus[i]):"–"} />
					<${At} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>b((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var br=({n:e,text:t})=>l`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function At({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?l`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return l`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>l`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function dp({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=l`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return l`<td class="gained">
			${b(e.points[t]??0)}
			${s?l`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${b(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function $p({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",c=u=>b(n&&!n.cut?n.totals[u]??0:a(u));return l`<tfoot>
		<${br} n=${t.length} text=${o("page.scores.together")} />
		<${At} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?l`<${At} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${At} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function fp(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,c)=>i+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function hp({games:e,names:t,me:n}){let{at:s,ends:a}=fp(e);return l`<${kt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var we,mp={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function Os(e){if(!N.sound.peek()||document.hidden)return;we??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=mp[e],r=we.currentTime,i=new GainNode(we,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(we.destination),t){let c=new AudioBuffer({length:Math.ceil(s*we.sampleRate),sampleRate:we.sampleRate}),u=c.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(we,{buffer:c});p.connect(new BiquadFilterNode(we,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let c=new OscillatorNode(we,{type:"sine",frequency:n});c.connect(i),c.start(r),c.stop(r+s)}}var[gp,yp]=[400,12],Ms=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<gp&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<yp)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function vr(){w(()=>{let e=new Ms;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,c=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var bp=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function wr(){let[e,t]=v(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||B(o("page.link.by-hand"))}};return l`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${bp(location.hostname)?l`<${vp} />`:null}
	</div>`}function vp(){return l`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function kr({variant:e,table:t}){let n=F(`variant.${e}`);return l`<div class="introduction">
		${N.taught.value?null:l`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var js=["beginner","casual","club","strong","expert"];function xr({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:c,seat:u}=e,p=Ve(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(x=>x.player===n)?.name:void 0,f=c.match>0,h=O(void 0),m=O(Promise.resolve(!0)),g=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},y=()=>m.current=m.current.then(async()=>{let x=await p.keep(),S=E.peek()?.name;return!x||!d||S===(h.current??kp(d.name))?x:(h.current=S,await r({do:"name"}),!0)}),k=async()=>await y()&&i();return l`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:l`<${kr} variant=${t.variant??e.view?.variant??""} table=${aa.value[1]??""} />
					<${zt} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((x,S)=>{if(x===d){let T=c.chairs.every(W=>W===d||W.bot);return l`<${Sp} key=${S} chair=${x} name=${p} alone=${T} onname=${y} ondo=${r} />`}return l`<${Op} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?l`<${wp} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?l`<${wr} />`:null}
		${n===s?l`<${Mp} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?l`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?l`<div class="row"><p class="soft">${xp(c.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:l`<button type="button" class="button chief" disabled=${a} onclick=${k}>
						${o(f?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function wp({settings:e}){let{value:t}=Ae(()=>fe(e,U.value),U.value);return t?.players?l`<p class="soft">${t.players}</p>`:null}var kp=e=>E.peek()?.name===e?e:e?.replace(/ \d$/,"");function xp(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Me))})}function Sp({chair:e,name:t,alone:n,onname:s,ondo:a}){return l`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?l`<b>${e.name}</b>`:l`<${Ft} name=${t} onkeep=${s} />`}
			${n?l` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Op({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:c}=e,u=[o("page.bot"),Je(e,n)].filter(Boolean).join(" · ");return l`<li>
		<span class="who">
			${i||c?l`<b>${Me(e)}</b>`:l`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?l` <span class="soft small" title=${Ge(e)}>${u}</span>`:null}
			${i&&e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?l`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?l`<${jp} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?l`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Mp({table:{locked:e,banned:t=[]},ondo:n}){return l`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>l`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function jp({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!js.includes(e)?[e,...js]:js,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return l`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>l`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function Sr({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ve(),i=async c=>await r.keep()&&n({do:"sit",seat:c});return l`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?l`<${zt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Ap=1e4;function Tp({rest:e}){let t=e[0]??"",n=me(()=>new wn(t,(r,i)=>new bn(r,i)),[t]);w(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?l`<${Np} why=${s} id=${t} />`:n.showing.shown.value?l`<${Cp} table=${n} />`:l`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Np({why:e}){return l`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${j(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Cp({table:e}){let[t,n]=v(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:c,chairs:u}=s.table,p=le(s),{variant:d="standard",rules:$,deals:f}=e.settled.value.settings,h=K(d,$),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;w(()=>{document.title=m},[m]),Vp(e,n),dr(),vr(),w(()=>bt.clear(),[r?.deal,r?.game]),Kp(u.some(Pe=>Pe.until!==void 0)),Up(r),Jp(e,s);let g=c==="waiting"&&r?.phase!=="over",y=Be(h,r?.phase),k=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,x=()=>l`<${gr} table=${e.id} names=${p} about=${yr(h,f)} view=${r} />`,S=e.busy.value!==""||e.waits.value>0||e.thinking.value,T={table:e,message:s,names:p,variant:h,laid:y},W=e.advice.value?"hinted":"";return l`<${Oe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${S} data-stage=${c} data-phase=${r?.phase??""}>
		${N.spoken.value?l`<${ir} table=${e} variant=${h} />`:null}
		<${Wp} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?ie(r):0} ${k?"sheeted":""} ${W}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?l`<${Pp} ...${T} />`:null}
				<${Bp} table=${e} variant=${h} />
				<${Ep} ...${T} full=${a} waiting=${g} between=${k} />
				${r&&!g&&i===void 0?l`<${Lp} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?l`<aside class="side"><h2>${o("score.title")}</h2>${x()}</aside>`:null}
		</div>
		<${Dp} ...${T} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function Ep({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:c}){let{view:u,seat:p}=t,{stage:d,chairs:$}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return l`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return l`<div class="felt empty">
			<${xr} message=${t} settings=${h} host=${m} me=${E.value?.id??""}
				ondo=${As(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return l`<${at} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${zp(e,t,n)} pending=${qp(e.busy.value)}
		chairs=${$} now=${e.now()} over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${c?l`<${hr} ...${f} />`:l`<${Fp} ...${f} />`}
	<//>`}var Lp=({table:e,message:t})=>l`<${Sr} message=${t} busy=${e.waits.value>0} ondo=${As(e)} />`;function Dp({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,c=()=>a(""),u=(p,d,$=!1)=>l`<${G} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",l`<${wt} view=${i} names=${n} />`,ie(i)>3);case"last":return i&&u("page.lasttrick",l`<${wt} view=${i} names=${n} last />`);case"talk":return u("page.talk",l`<${Rp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return l`<${fr} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return l`<${pr} onclose=${c} />`;case"more":return l`<${$r} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Bp({table:e,variant:t}){let n=e.advice.value;return n?l`<${dn} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${et} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function Rp({table:e,message:t}){let n=a=>As(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return l`<${zo} talk=${e.talk.value} me=${E.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var As=e=>async t=>{let n=E.value===null;if(await P(()=>Wt(o("page.guest"))))return n&&e.port.again(),e.act(t)},qp=e=>e.startsWith("play ")?e.slice(5):null;function Wp({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=v(e.newest.peek()?.seq??0),i=e.port.state.value,c=e.talk.value.filter($=>$.seq>a&&$.by!==E.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return l`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?l`<${qe} trump=${xe(s)} unsure=${!s.trump} />`:null}
			<h1>${o(`variant.${p}`)}</h1>
			${d?l`<span class="soft">${o("page.house")}</span>`:null}
			${s&&s.phase!==void 0?l`<span class="soft">${o("page.deal",{deal:s.deal+1,game:s.game+1})}</span>`:null}
		</div>
		${i==="lost"?l`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>n("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>n("tricks")}>${o("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${u}>
				${o("page.talk")}${c?l` <span class="unread">${c}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>n("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var Tt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Fp({table:e,message:t,names:n,variant:s}){let a=t.view,r=Tt(e,t),i=e.busy.value!=="",{paused:c=!1}=t.table,u=sn({...a,options:r},n,c,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=y=>e.lay(y),$=y=>e.play(y),f=y=>r&&y.stopPropagation(),h=e.advice.value?.advice.act,m={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],g=`asking ${r?"asked":""} ${m}`;return l`<section class=${g} aria-label=${o("page.yours")} onclick=${f}>
		<${xs} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?l`<${on} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?l`<${rn} options=${r} variant=${s} busy=${i} onact=${$} best=${h} />`:null}
		${r?.kind==="name"?l`<${ln} options=${r} busy=${i} onact=${$} best=${h} />`:null}
	</section>`}function Or(e,t){let n=t.view,s=Tt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(M(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return B(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return B(an(s));e.play(`play ${p}`)}},u=r?vt(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:c}}function zp(e,t,n){let s=t.view,a=Ie(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:c,best:u,...p}=Or(e,t),d=Tt(e,t)?.seat===a,$=l`<${ot} cards=${ee(M(r),I,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Pp({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,c=e.busy.value,u=Tt(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:y}=Or(e,t),k=Et(r,i).filter(W=>`play ${W}`!==c),x=e.showing.shown.value?.full,S=ut(r,s).join(" "),T=p&&N.values.value&&u?.worth?ye(u.worth):null;return l`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${We} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?l`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Z(r.aside)}</p>`:null}
			${S?l`<p class="keeping small">${S}</p>`:null}
		</div>
		<${_p} table=${e} message=${t} variant=${s} />
		<${ot} cards=${k} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>B(o("page.dummy.turn")):y} />
	</section>`}function Hp({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Ip({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function _p({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Ip(t,n),c=e.busy.value!=="",u=e.thinking.value,p=l`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Tt(e,t)||c||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Hp(t)?"":"nothing",$=l`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${c||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return l`<div class="tools">${s?p:null}${a!=="waiting"?$:null}</div>`}function Kp(e){let[,t]=v(0);w(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Up(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;w(()=>{t&&Os("card")},[t]),w(()=>{n&&Os("turn")},[n])}function Jp(e,t){let n=e.talk.value.at(-1);w(()=>{!(n&&e.now()-n.at<Ap)||N.spoken.peek()||n.by===E.peek()?.id||t.muted?.includes(n.by)||B(`${n.name}: ${Ot(n)}`)},[n?.seq])}var Gp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Vp(e,t){w(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...ws()?.querySelectorAll("[data-card]")??[]],c=document.activeElement?.dataset?.card??"",u=pn(i.map(p=>p.dataset.card??""),s.key,c);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")ks()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Gp()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{hi as Bids,wi as Choices,zi as Create,$l as Daily,rc as Learn,rl as Records,mc as Replay,qc as Report,Dr as Rules,Kc as Statistics,Tp as Table};
