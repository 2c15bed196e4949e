import{$ as wt,$a as Zr,Aa as A,Ab as Aa,Ba as rt,Bb as I,C as Lr,Ca as ts,Cb as un,D as o,Da as D,Db as $i,E as z,Ea as xt,Eb as hi,F as v,Fb as mi,G as Y,Ga as B,Gb as is,H as ee,Ha as Q,Hb as gi,I as W,Ia as R,Ib as it,J as Se,Ja as ie,Jb as Ne,K as Cr,Ka as te,Kb as Ut,L as E,La as re,Lb as Kt,M as Dr,Ma as Fr,Mb as Jt,Na as Hr,Nb as ls,O as N,Oa as Oe,Ob as cs,P as se,Pa as Sa,Pb as bi,Q as He,Qa as _r,Qb as yi,R as K,Ra as zr,Rb as us,S as Xn,Sa as Ur,Sb as wi,T as Rr,Ta as Kr,Tb as ps,U as le,Ua as Jr,Ub as Ot,V as It,Va as Oa,Vb as P,W as tt,Wa as Gr,Wb as vi,X as he,Xa as Vr,Xb as ge,Y as ce,Ya as Yr,Yb as pn,Z as Wt,Za as Qr,Zb as ki,_ as me,_a as ns,_b as ye,a as Qn,aa as vt,ab as Xr,ac as lt,ba as Ft,bb as ei,c as ka,ca as xa,cb as ti,d as on,da as nt,db as ni,dc as Re,e as Ar,ea as es,eb as si,ec as xi,fa as Br,fb as ai,fc as dn,g as y,ga as Te,gb as oi,gc as Si,h as k,ha as st,hb as ss,hc as Oi,i as fe,ia as Pr,ib as zt,ic as ji,j as O,ja as rn,jb as as,jc as Ai,k as $e,ka as kt,kb as ri,l as Mr,la as at,lb as ii,lc as Mi,m as De,ma as Ht,mb as li,n as C,na as ae,nb as ci,nc as Ti,o as Pt,ob as ui,p as qt,pa as oe,pb as St,q as c,qa as ln,qb as os,r as Tr,ra as ot,rb as ja,s as Zn,sa as cn,ta as qr,tb as rs,ua as H,ub as pi,v as Nr,va as Ir,vb as di,vc as Ni,wb as ue,x as Er,xa as Wr,xb as fi,y as X,ya as _t,yb as F,za as L}from"./chunk.js";var Gt;function mp(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function Ei(e,t){let n=await mp();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Li(e){Gt=e;try{await Ei("readwrite",t=>t.put(e,"mine"))}catch{}}async function Be(){if(Gt)return Gt;try{Gt=await Ei("readonly",e=>e.get("mine"))}catch{Gt=void 0}return Gt}async function ds(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var we=1200,_e=["bid","premium","trump","play"],Ci=e=>e.bid+e.premium+e.trump+e.play;function fs(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/we*n),l=(i-a)/n;return a=i,l||0})}function Ta(e,t,n){let s={you:n?"yes":"no",name:t};if(Ci(e)===0)return o("page.report.clean",s);let a=fs(_e.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=_e.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:v(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var Pe=e=>e.judged<e.of||e.rough>0;function Na(e,t,n,s){if(!Pe(e))return Ta(t,n,s);let a=Math.round(Ci(t)/we);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Di=(e,t)=>e&&!Pe(e)?e.deals[0]?.squares?.[t]??"":"";function jt(e,t,n){let[s,a]=y({});return k(()=>{let r=!0,i=async()=>{for await(let l of Ea(e,t,n,()=>r))a({told:l})};return a({}),ts(i,l=>a(u=>({...u,wrong:A(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Ea(e,t,n,s){for(;s();){let a=await gp(e,t,n);if(!s()||(yield a,!Pe(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ma=new Map;async function gp(e,t,n){if(e==="mine"){let r=await Be();return ri(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=Ma.get(s)??as(e,t,n).finally(()=>Ma.delete(s));return Ma.set(s,a),a}function $s({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Ri({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=jt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=a&&i?Na(a,i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status" aria-busy=${!a||Pe(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var bp={calm:2e3,usual:1200,quick:550,instant:550},yp=280,wp={calm:650,usual:350,quick:150,instant:0},vp=12,kp=(e,t)=>st(e,t)&&Bi(t)>Bi(e),Bi=e=>(e?.played??[]).reduce((t,n)=>t+N(n).length,0),La=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,hs=class{shown=C(null);#t;#e=[];#n=0;#s=()=>{};constructor(t){this.#t=t}take(t){this.#e.push(t),document.hidden||this.#e.length>vp?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Ft(n,t.view);this.shown.value={message:t,full:s};let a=wp[this.#t()];if(!s&&a&&kp(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(bp[this.#t()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(La()?0:yp,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};var[xp,Sp]=[800,2600];function Pi({from:e=0,to:t}){let n=e!==t&&!La()&&!document.hidden,[s,a]=y(n?e:t),r=O(0);return k(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/xp);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${v(t)}`:c`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function qi(e,t,n){let{closed:s,end:a,points:r=[],made:i=[],seat:l=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&i.slice(0,t).every(Boolean)?"all":i[l]?"made":""}function Ii({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function Op(e,t){return!t||!e||!st(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Wi({view:e,names:t}){let n=O(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let l=Op(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),Sp);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function V({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var M=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),_=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(Da(t))}):v(e);function $n(e,t){let n=Br(e,t);if(!n||!t)return[];let s=n.low===n.high?v(n.low):`${v(n.low)}–${v(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var Da=e=>e.hand-e.aside;function q(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Hi=(e,t,n)=>t===(n??e.seat)?"yes":"no";function _i(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function qe({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let i=t.map((f,$)=>$).slice(0,e.points?.length??0),l=e.parts;if(!l||!e.points)return null;let u=f=>{let $=l[f]??[];return $.every(h=>h===0)?null:c`<${Ca} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=Ra(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:M(e.trump)})} <${V} trump=${e.trump??""} />
				</h2>`}
		<${Q}><table class="book account" data-hands=${i.length}>
			<thead><tr><td></td>${i.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${jp} view=${e} seats=${i} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Ca} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${Ca} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Ap(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${Pa(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${Np} view=${e} />
		</div>
	</section>`}function jp({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${Tp} view=${e} seat=${u} />`,r=u=>{let p=_i(e,u).bid;return p===void 0?"–":_(p,n)},i=u=>e.premium?.[u]?q(e.premium[u]):"",l=u=>c`<${Mp} made=${e.made?.[u]??!1} />`;return c`<${fn} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${fn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${fn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${fn} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${fn} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function fn({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var Ap=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ca({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${Pi} from=${r[u]??0} to=${l} />`:v(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var Mp=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Tp({view:e,seat:t}){let{aside:n}=_i(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${oe(n)}</span>`}function Ra(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:Hi(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:Y(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:Y(m),loss:g})]})}function Ba(e){let t=e.why;if(!t?.next)return"";let n=M(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Np({view:e}){let t=Ba(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${V} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Fi(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?Hi(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:W(t.map(u=>n[u]??"")),you:l,game:r})}function Pa(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([Fi("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?e.deal?[...s,[o("end.cut"),!1]]:s:(s.push([Fi("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:W(r.totals.map((l,u)=>`${t[u]} ${v(l)}`))}),!1]),s)}function hn(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:W(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function Ue(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ue(e)});let{rank:n,suit:s}=rn(e);return kt(n)+Ki(s)}function At(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ue(s)).join(" "):t==="name"?M(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var zi=.5,gs=5,Ia=2,Ui=(e,t,n)=>e>t+Ia||e>t&&e-t>=2*n,ze=e=>Math.round(e*100),gn=e=>v(Math.abs(e),1),mn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ep=2,ct=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ep)?"close":"behind",Ke=e=>e.filter(({kind:t})=>z(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?Ue(n):"",than:s?Ue(s):"",suit:Ki(a),n:r,m:i})),Ki=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function bs(e,t,n=At){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ke(e.why??[]);return e.bids?[...Lp(e,t,n).map(mn),...r]:e.phase==="offer"?Cp(e.choices,s,a,n).map(mn):[...r,...Dp(e,s,a,n).map(mn)]}function Ji({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:i}){let[l,u]=[ze(s),ze(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):Ui(u,l,i/we)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+Ia?"less":"same",a:l,b:u})}var Gi=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Vi(e){let t=Gi(e);return t&&ct(t)==="close"?t:void 0}function Lp(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Gi(e),i=r?ct(r):"only",l=(e.bids??[]).reduce((g,b)=>b.chance>g.chance?b:g),u=ze(l.chance)<gs,p=!u&&ze(s.chance)<gs,d={bid:_(s.tricks,t),a:ze(s.chance)},f=u?[o("page.why.spoil",{bid:_(l.tricks,t),a:ze(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:_(a.tricks,t),gap:gn(r.gap)}));let $=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,b)=>b.points-g.points),m=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(m>zi?1:f.length,0,qa(n(h[0].offer),m,zi)),f}var qa=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:gn(t)});function Cp(e,t,n,s){let a=o("page.why.chance",{a:ze(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[qa(s(n.act),-n.gap,n.gapError),a]:r?[qa(s(t.act),r.gap,r.gapError),a]:[ms(t,n,s),a]}function Dp({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:ze(s.chance),b:ze(a.chance)},l=e.every(p=>ct(p)==="close");if(t==="lost")return[l?o("page.why.even"):ms(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||ct(a)!=="behind")return[ms(s,a,r),o("page.why.chance",i)];let u=Ui(i.a,i.b,a.gap)?"more":i.a<i.b-Ia?"less":"same";return[o(`page.why.${u}`,i),ms(s,a,r)]}var ms=(e,t,n)=>o("page.why.margin",{how:ct(t),act:n(e.act),second:n(t.act),gap:gn(t.gap)});function Yi({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function Qi(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":ct(s);return o("page.hint.did",{how:a,name:n,act:At(t),gap:gn(s.gap),error:gn(s.gapError)})}function Rp({rest:e}){let[t]=e;return t?c`<${Ip} key=${t} id=${t} />`:c`<${Bp} />`}function ut(e,...t){let[n,s]=y({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:A(r)})),()=>{a=!1}},t),n}function Bp(){let{value:e=[],wrong:t}=ut(Fr);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${vi(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${Pp} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
		<p class="small soft">${o("page.rules.history")}</p>
	</main>`}var Pp=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${qp(e)}</b><span class="soft">${z(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,qp=e=>z(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Ip({id:e}){let{value:t,wrong:n}=ut(()=>Oe({variant:e},X.value),e,X.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Wa} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Wp={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Wa({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Wp[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${Fp} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${U(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${zp} rules=${e.rules} />
		<${_p} notes=${r} guide=${e} />`}function Fp({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function U(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Hp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function _p({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Hp(s)}</span>
			</li>`)}</ol>
	</footer>`}function zp({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
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
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${v(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&i?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Fa(s).map(([u,p,d])=>{let f=u===p?v(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${V} trump=${d} /> ${M(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Fa(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Vt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${Zi} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?M(n[0]):q(e)}</span>`}var Zi=({cards:e})=>c`<span class="act">${oe(e)}</span>`,be=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,ys=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,bn=e=>Y(Math.round(e*10)/10||0,1),Ha=2;function Yt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=bs(e,t),l=n?Qi(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.unlearnt");return k(()=>{let p=[...i.slice(0,Ha),`${u} ${At(e.act)}.`,l];L(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${U(i.slice(0,Ha).join(" "))}</p>
			<p class="verdict"><${be} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Vt} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${ys} /><span>${U(l)}</span></p>`:null}
		</div>
		${a}
		<${Kp} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(Ha).join(" ")} />
	</div>`}function Up({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Kp({advice:e,variant:t,done:n,open:s,more:a}){let r=Yi(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Q}>
			${a?c`<p>${U(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${Yp} advice=${e} variant=${t} done=${n} />`:c`<${Jp} advice=${e} done=${n} />`}
			${Up(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var ws=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${be} />`:null}${t?c`<${ys} />`:null}</span>${n}
</span></th>`;function Xi({choice:e,best:t,whole:n}){let s=e&&!t&&ct(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Jp({advice:e,done:t}){return c`<${Q}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${ws} best=${s===0} done=${n.act===t?.act}><${Vt} act=${n.act} /><//>
				<td>${ee(n.chance)}</td>
				<td class="whole">${bn(n.points)}</td>
				<${Xi} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Gp(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Vp({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?bn(s.points-n.points):"–"}function Yp({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${Q}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${q(r)}</th>`)}</tr></thead>
		<tbody>${Gp(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${ws} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${_(r.tricks,t)}</b><${Zi} cards=${r.cards} />
				<//>
				<td>${ee(r.chance)}</td>
				<td>${bn(r.points)}</td>
				<${Xi} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Vp(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var sl=e=>e.split(" ")[0]??"",al=(e,t)=>e.premiums?.find(n=>sl(n.offer)===t),Qp=e=>(e.bids?.[0]?.premiums??[]).map(t=>sl(t.offer));function _a(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:al(e,t)?.sampled??-1/0}function Zp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||_a(p,t)-_a(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?_a(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var ol=e=>e.choices.every(t=>Math.round(t.chance*100)<gs);function vs({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var el=(e,t=!0)=>`${t?"":"≈ "}${Y(Math.round(e)||0,0)}`;function tl({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${ee(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${el(e.sampled,n)}</td>
		${t.map(a=>{let r=al(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${el(r.sampled)}</b> <small>${ee(r.chance)}</small>`:"–"}
			</td>`})}`}var nl=({act:e})=>c`<span class="act">${oe(e.replace(/^lay /,""))}</span>`;function Xp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=y(!1),[l,...u]=t;if(!l)return null;let p=_(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${be} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${nl} act=${l.act} />
			</span></th>
			<${tl} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${be} />`:null}</span>
				<b></b><${nl} act=${f.act} />
			</span></th>
			<${tl} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function rl({advice:e,variant:t,order:n,onorder:s}){let a=Qp(e),r=$e(()=>Zp(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${Q}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${vs} by="bid" text=${o("col.bid")} ...${i} />
			<${vs} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${vs} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${vs} key=${l} by=${l} text=${q(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Xp} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var ed=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function td(e,t){let n=new URLSearchParams;for(let s of ed){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var nd=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function sd(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>nd(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var Ua=e=>[...K].map(t=>e.ranks.split(" ").map(n=>n+t));function ad(e){let t=[...Ua(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let i=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[i]]=[t[i]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=ks(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var ks=e=>e.trump.by==="turnup",od=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function rd({variant:e,hand:t,onhand:n}){let s=Ua(e),[a,r]=y([0,0]),i=O(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?L(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let b=[(h+g[0]+s.length)%s.length,m+g[1]],w=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+w)%w,r(b),i.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${ae} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function id({variant:e,asking:t,set:n}){if(ks(e)){let i=[...Ua(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${ie} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,Ht(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):M(i)])}
		onchange=${i=>n({trump:i})} />`}function ld({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function cd({variant:e,asking:t,set:n}){if(!od(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):q(l)])}
		onchange=${i} />`}function ud({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,b)=>c`<label key=${$} class="field amount"><span>${$}</span>
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
	</details>`}var za=new Map;function pd(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return k(()=>{if(!e)return;let a=za.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return ts(async()=>{let p=await Sa(e,i),d=p.advice.phase==="lay"&&p.advice.choices.some(f=>!f.played);if(!i.aborted){if(s({key:t,table:p,whole:!d}),!d)return void za.set(t,p);try{let f=await Sa({...e,all:!0},i);za.set(t,f),i.aborted||s({key:t,table:f,whole:!0})}catch{i.aborted||s({key:t,table:p,whole:!0})}}},p=>s({key:t,wrong:rt(p)?o("page.bids.none"):A(p)}),()=>!i.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function dd({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${be} /><span>
					${o("page.bids.says",{bid:_(f.bid??0,s)})} <${Vt} act=${f.act} />
				</span></p>
				${ol(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${rl} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Yt} advice=${i} variant=${s} open />`}
	</div>`}function fd({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:ks(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${dd} known=${s} variant=${e} sort=${r} set=${n} />`}var $d=()=>navigator.clipboard?.writeText(location.href).then(()=>L(o("page.link.copied")),()=>L(o("page.link.by-hand")))??L(o("page.link.by-hand"));function hd(){let e=ue.value,t=sd(e),n=P(t.variant),s=N(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ks(n)||t.up),r=pd(a?t:void 0);k(()=>{D(ye)},[]);let i=(f,$="sort"in f)=>F(td(ue.value,f),{replace:$});if(!n){let f=ge.value.length>0&&ge.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(ad(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${ie} label=${o("page.create.variant")} value=${n.id} groups=${Re()}
				onchange=${f=>F(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${rd} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${cd} ...${d} /><${id} ...${d} /><${ld} ...${d} /><${ud} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${fd} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${$d}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var Ie="ninetynine.pad.",md=200,gd=400,Je=C(yd()),yn=C(new Set),Ss=Pt(()=>yn.value.size>0);function xs(e,t){if(yn.peek().has(e)!==t)return;let n=[...yn.peek()].filter(s=>s!==e);yn.value=new Set(t?n:[...n,e])}function il(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function bd(e,t){let n=[il(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(il(e=e.slice(0,s)+a));return n}function Ja(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,i=bd(n.record,n.past??[]);return{past:[],next:[],versions:i,drafts:a,open:r,...n}}catch{return}}function yd(){let e={};try{for(let t=0;t<localStorage.length;t++){let n=localStorage.key(t)??"",s=n.startsWith(Ie)?Ja(localStorage.getItem(n)):void 0;s&&(e[s.id]=s)}}catch{}return e}var Ga=e=>e.versions.at(-1)??"",wn=(e,t)=>e.versions.includes(Ga(t));function ll(e){Je.value={...Je.peek(),[e.id]:e},xs(e.id,!0)}function Os(e){let t=Je.peek()[e],n;try{n=localStorage.getItem(Ie+e)}catch{return}let s=Ja(n),a=yn.peek().has(e);if(!s)t&&!a&&cl(e);else if(t&&wn(t,s)&&(a||!wn(s,t)))Z(t);else if(!t||wn(s,t))ll(s);else{ll(s);let{shared:r,...i}=t;Z({...i,id:Ga(t)}),L(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ie)&&Os(e.key.slice(Ie.length))});var Mt=()=>Object.values(Je.value).sort((e,t)=>t.moved-e.moved),je=e=>Je.value[e];function Z(e){Je.value={...Je.peek(),[e.id]:e};try{localStorage.setItem(Ie+e.id,JSON.stringify(e)),xs(e.id,!0)}catch{xs(e.id,!1)}}function cl(e){let{[e]:t,...n}=Je.peek();Je.value=n,xs(e,!0)}function ul(e){cl(e);try{localStorage.removeItem(Ie+e)}catch{}}var Va=()=>Object.fromEntries(Mt().map(e=>[Ie+e.id,JSON.stringify(e)]));function wd(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[i,l]of Object.entries(e.drafts)){let u=Number(i)===n?s:Number(i);u<=s&&(a[u]=l)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function pl(e,t){let n=Ja(t);if(!n||Ie+n.id!==e||(Os(n.id),Mt().some(i=>wn(i,n))))return!1;let s=Mt().find(i=>wn(n,i)),{shared:a,...r}=n;return s?Z(wd(s,n)):je(n.id)?Z({...r,id:Ga(n)}):Z(n),!0}var dl=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Ka=()=>_t().slice(0,12),js=e=>({id:Ka(),record:e.record,past:[],next:[],versions:[Ka()],drafts:{},open:null,moved:Date.now(),summary:dl(e)}),pt=(e,t)=>({...e,record:t.record,past:[...e.past,$l(e.record,t.record,t.did)].slice(-md),next:[],versions:[...e.versions,Ka()].slice(-gd),moved:Date.now(),summary:dl(t)}),As=({open:e,summary:t})=>e??t.deals,Qt=e=>`${e.inserting?"before ":""}${As(e)}`,Tt=e=>e.drafts[Qt(e)];function Nt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var fl=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Ge=({inserting:e,...t})=>({...t,open:null});function $l(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function hl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function ml(e,t,n){let{past:s,next:a}=e,r=$l(e.record,t.record,e[n].at(-1)?.did),i=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...pt(e,t),...i}}var gl="ninetynine.",Ya="ninetynine.promise",vd=168*36e5;async function bl(){try{let e=Number(localStorage.getItem(Ya));if(await navigator.storage.persisted()||Date.now()-e<vd)return;localStorage.setItem(Ya,String(Date.now())),await navigator.storage.persist()}catch{}}async function yl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var wl=e=>e===Ya||e===wi||e.startsWith(Tr);function kd(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(gl)&&!wl(t));return{...Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""])),...Va()}}catch{return Va()}}function xd(e,t){try{localStorage.setItem(e,t)}catch{throw new H(507,"full","")}dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function vl(){let e=await Ur(),t=new Blob([e,JSON.stringify({page:kd()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function Sd(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Od(e){let t;try{t=await ds(e)}catch{throw new H(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new H(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new H(400,"file-empty","the file is empty");return t}async function kl(e,t=!1){let n=await Od(e),s={...await Kr(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Sd(n)))!a.startsWith(gl)||wl(a)||typeof r!="string"||(a===Cr?Dr(r):a.startsWith(Ie)?s.pads+=pl(a,r)?1:0:localStorage.getItem(a)===null&&xd(a,r));if(Ss.peek())throw new H(507,"full","");return await hi(),s}var jd=24,Ad=["AC","KD","QH","JS"];function Zt({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function dt({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return c`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Ms({name:e,label:t,about:n}){let s=E[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function Md(){let[e,t]=y(I.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=I.value?.name??E.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((I.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await gi(p),t(I.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:A(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${jd} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Td(){let[e,t]=y(!1);if(!I.value||ot.value)return null;let n=async()=>{try{await zr()}catch(r){if(!(r instanceof H&&r.reason==="no-session"))throw r}$i(null),L(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>D(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<${Zt} title=${o("page.choices.leave.title")}>
		<p><button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button></p>
		${e?c`<${B} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:I.value.name})}</p>
				<//>`:null}
	<//>`}var Qa=!1;function Nd(){let e=O(null);return k(()=>{Qa&&(Qa=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>Qa=!0}>
		<${dt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Er)]} />
	</div>`}function Ed({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,i])=>i>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([i,l])=>o(`page.here.taken.${i}`,{n:l}))].join(" ")}function Ld({name:e,onclose:t,take:n}){let s=c`<button type="button" class="button" onclick=${t}>${o("page.here.whose.no")}</button>
		<button type="button" class="button chief" onclick=${n}>${o("page.here.whose.yes")}</button>`;return c`<${B} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:(un("here")??I.value)?.name??""})}</p>
	<//>`}function Cd(){let[e,t]=y(void 0),[n,s]=y(""),[a,r]=y(void 0),i=O(null);k(()=>{yl().then(t)},[n]);let l=()=>D(async()=>{let{name:f,content:$}=await vl(),h=document.createElement("a");h.href=URL.createObjectURL($),h.download=f,h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}),u=(f,$)=>D(async()=>{r(void 0),s("");try{s(Ed(await kl(f,$)))}catch(h){if(!(h instanceof H))throw h;let m=`page.here.${h.reason}`;if(h.reason==="file-whose")r({file:f,name:h.message});else if(z(m))s(o(m));else throw h}}),p=async({currentTarget:f})=>{let $=f.files?.[0];$&&await u($),f.value=""},d=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${Zt} title=${o("page.here")}>
		<p>${Zn.value?o(`page.unkept.${Zn.value}`):o("page.here.about",{mega:d})}</p>
		<p class="row">
			<button type="button" class="button" onclick=${l}>${o("page.here.export")}</button>
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.here.import")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.here.import")}
				accept=".jsonl,.gz,.zst" onchange=${p} />
		</p>
		<p class="small" role="status">${n}</p>
		${e&&!Zn.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${a?c`<${Ld} name=${a.name} onclose=${()=>r(void 0)}
					take=${()=>u(a.file,!0)} />`:null}
	<//>`}function Dd(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Zt} title=${o("page.choices.you")}><${Md} /><//>
		${ka||un("here")?c`<${Cd} />`:null}
		<${Zt} title=${o("page.choices.book")}>
			<${Nd} />
			<${dt} name="theme" label=${o("page.choices.theme")}
				options=${te("page.choices.theme","auto","day","night")} />
		<//>
		<${Zt} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ae} face="down" />${Ad.map(e=>c`<${ae} key=${e} card=${e} />`)}
			</p>
			<${dt} name="pack" label=${o("page.choices.pack")}
				options=${te("page.choices.pack","two","four","german4")} />
			<${dt} name="back" label=${o("page.choices.back")}
				options=${te("page.choices.back","leaf","lattice","stripe")} />
			<${dt} name="felt" label=${o("page.choices.felt")}
				options=${te("page.choices.felt","sea","moss","ink")} />
			<${dt} name="indices" label=${o("page.choices.indices")}
				options=${te("page.choices.indices","local","international")} />
			<${Ms} name="values" label=${o("page.choices.values")} />
			<${Ms} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Zt} title=${o("page.choices.table")}>
			<${dt} name="play" label=${o("page.choices.play")}
				options=${te("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${dt} name="pace" label=${o("page.choices.pace")}
				options=${te("page.pace","calm","usual","quick","instant")} />
			<${Ms} name="sound" label=${o("page.choices.sound")} />
			<${Ms} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${ka?null:c`<${Td} />`}
	</main>`}var ft=class extends Error{},Ts={changed:{},written:""},Rd={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},xl=e=>e.offers.how!=="none",Bd={"offers.how":e=>{if(xl(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>xl(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Pd={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Xa=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),qd=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Za=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function vn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=Xa(n,r);qd(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new ft(r instanceof Error?r.message:"")}if(!Za(a))throw new ft(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=Za(s[r])&&Za(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Ns({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Xa(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Id} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(Rd).map(([d,[f,$]])=>Number(Xa(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${re} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(Bd).map(([d,f])=>{let $=f(n);return $?c`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${$.map(h=>[h,o(`page.create.rules.${d}.${h}`)])}
							onchange=${h=>a(d,h)} />`:null})}
			${Object.entries(Pd).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${Wd(p)}</pre>
			</details>
		</div>
	</details>`}function Id({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${re} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Wd=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Fd={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ts},Sl=6e4,Hd=1440*Sl;function _d({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Sl,add:n*1e3};if(e==="move")return{move:Number(s)*Hd}}function zd(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:vn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:_d(e),undo:a,hints:s,open:r,bot:l,pace:dn[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var eo=e=>t=>n=>e({[t]:n}),Es=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Ol=(e,t)=>Es(e,t).includes("");function Ud({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...pn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Es(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Ol(e,n)?c`<${ls} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Es(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${ie} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Kd({plan:e,set:t}){let n=eo(t),s=["1","3","7"];return c`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${te("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${re} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${re} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Jd({plan:e,set:t}){let n=eo(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]} />
				${e.length?c`<${re} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...te("page.create.undo","free","agree"),["never",a]]} />
			${ki.value?c`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...te("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${te("page.pace",...Object.keys(dn))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${te("page.create.greet","no","yes")} />
			<${ie} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...te("page.level",...pn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Gd({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${ie} label=${o("page.create.variant")} value=${e.variant} groups=${Re()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Vd=400;function Yd({plan:e,rules:t}){let[n,s]=y(""),a={variant:e.variant,rules:Qd(e,t)},r=X.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?Oe(a,r).then(l,()=>l({})):l({}),Vd);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Qd(e,t){try{return vn(e.house,t)}catch{return}}function Zd(e){return e instanceof ft?o("page.create.rules.unread",{text:e.message}):e instanceof H&&e.reason==="bad"?o("page.create.refused",{text:e.message}):A(e)}function Xd({onclose:e}){let t=lt(),[n,s]=y({...Fd,variant:t?.id??"",pace:E.pace.value}),[a,r]=y(""),[i,l]=y(!1),u=Jt(),p=O(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=P(n.variant),f=ge.value.find(g=>g.id===n.variant)??t,$=g=>(s(b=>({...b,...g})),r(""));if(!f)return null;let h=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(Ol(n,f)&&!await u.keep())return l(!1);await ji(zd(n,d),["",...Es(n,f)])}catch(b){r(Zd(b)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${B} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Gd} plan=${n} set=${$} variant=${f} />
			<${Ud} plan=${n} set=${$} variant=${f} name=${u} />
			${ot.value?null:c`<${R} label=${o("page.create.public")} value=${n.public} onchange=${eo($)("public")}
					options=${te("page.create.public","no","yes")} />`}
			<${Kd} plan=${n} set=${$} />
			<${Jd} plan=${n} set=${$} />
			<${Ns} own=${n.house} set=${g=>$({house:g})} rules=${d} />
			<${Yd} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Et=e=>new Date(e*864e5).toISOString().slice(0,10),Ls=e=>Math.round(Date.parse(e)/864e5),jl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function ef(e){let t=new Date(e);return Et(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Al=e=>Date.parse(e)+1.5*864e5,kn=()=>ef(Date.now());function Ml(e,t){let n=Ls(t);e.has(Et(n))||n--;let s=0;for(;e.has(Et(n-s));)s++;return s}var tf=new TextEncoder;async function xn(...e){let t=e.map(a=>typeof a=="string"?tf.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var to=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),no=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Tl=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),nf=async e=>no(await xn("n99-entropy-1",e));async function sf(e,t){for(let n=0;n<t;n++)e=await xn("n99-chain-1",e);return e}var af=(e,t)=>xn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),of=async e=>/^[0-9a-fA-F]{64}$/.test(e)?to(e):xn("n99-seed-1",e);async function*rf(e,t){for(let n=0n;;n++){let s=new DataView((await xn("n99-deal-1",e,Tl(t,8),Tl(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function lf(e,t,n){let s=[...e],a=rf(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var Nl=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function cf(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>Nl.indexOf(h)-Nl.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let i=await lf(r,t,n),l=i.length===e.seats*e.hand?(s+1)*e.hand:i.length,u=e.trump.by==="turnup"?i[l-1]:void 0,p=Array.from({length:e.seats},(h,m)=>i.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),f=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],$=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map($),aside:$(f),turnup:u,joker:d<0?void 0:d}}function uf(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function pf(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await nf(s)!==t[n])return!1;return!0}async function El(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return df(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(to),d=await pf(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,b]of l.entries()){if(m++,!b.secret){$.push({deal:b.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let w=to(b.secret);if(m>4096||no(await sf(w,m))!==h){$.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}h=b.secret,m=0,d?$.push(await Ll(b,t,await af(w,p),0n)):$.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,b)=>p[b]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>no(g)===n):void 0}}async function Ll(e,t,n,s){return uf(e,await cf(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function df(e,t,n){let s=[],a=e.seed?await of(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let l of t)!a||l.number===void 0?s.push({deal:l.deal,outcome:"bare"}):l.number!==r+l.deal?s.push({deal:l.deal,outcome:"wrong",why:"number"}):s.push(await Ll(l,n,a,BigInt(l.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Lt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Lt(e[a],r);return s}async function ff(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Lt(await Hr(n.variant),n.rules);return{names:n.seats,verdict:await El(e,s,t)}}function Sn({table:e,match:t=1,record:n}){let[s,a]=y(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await oi(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:us(e,f),d=u.map(p).find(Boolean);return ff(l,d)})().catch(l=>({wrong:l instanceof H&&l.reason==="not-now"?o("page.fair.later"):A(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${hf} names=${s.names} verdict=${s.verdict} />`}function $f(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function hf({names:e,verdict:t}){let n=$f(t),s=p=>W(e.filter((d,f)=>t.entropy[f]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>c`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${mf(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?c`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function mf(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function gf(e){k(()=>{on&&mi("here").catch(()=>{})},[]);let t=I.value,n=on&&Aa.value==="there"?un("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Cl} key=${t.id} id=${t.id} at=${Aa.value} />`:n?null:c`<${Dl} />`}
		${n?c`<h1>${o("page.here")}</h1><${Cl} key=${n.id} id=${n.id} at="here" />`:null}
		<${kf} />
	</main>`}var Dl=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,pe=e=>z(`variant.${e}`)?o(`variant.${e}`):e;function Ct(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&z(`page.level.${a}`)?o(`page.level.${a}`):n})}var so=e=>e.seats.indexOf(I.value?.name);function Xt(e,t){let n=so(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Cl({id:e,at:t}){let{value:n,wrong:s}=ut(()=>Promise.all([ti(e,t),Jr("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${Ni} found=${r} />
		${a.length?c`<${bf} tallies=${a} /><${yf} id=${e} at=${t} />`:c`<${Dl} />`}`}function bf({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Q}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${pe(n.variant)}</a></th>
					<td>${On(n,n.matches)}</td><td>${On(n,n.won)}</td><td class="spare">${On(n,n.deals)}</td>
					<td>${n.deals?ee(n.made/n.deals):On(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):On(n,0)}</td>
					${t?c`<td>${Rl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var On=(e,t)=>e.matches?Rl(t):"",Rl=e=>e?v(e):"–";function yf({id:e,at:t}){let[n,s]=y([]),[a,r]=y(""),[i,l]=y(null),u=O(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await D(()=>ni(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!ps($.table??""))]),r(d.before))};return k(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${wf} key=${f} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?c`<p><button type="button" class="button" onclick=${p}>${o("page.records.more")}</button></p>`:null}
		${i?c`<${B} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${Sn} table=${i.table} match=${i.match} />
				<//>`:null}
	</section>`}function wf({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(it),i=ai(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${pe(e.variant)}</b> ${o("page.records.with",{names:W(r)})}
			<span class="soft small">${Se(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${it(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function vf(e){return e instanceof H&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:A(e)}function kf(){let[e,t]=y(""),[n,s]=y(!1),[a,r]=y(""),i=O(null);k(()=>{Be().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await zt(f,1,0),await Li({name:f.name,bytes:f}),F("/replay/mine/1/0")}catch($){t(vf($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var jn=(e,t={dateStyle:"long"})=>Se(Date.parse(e),{timeZone:"UTC",...t});function xf({rest:[e]}){let t=e!==void 0&&jl(e)?e:kn();return c`<${Sf} key=${t} day=${t} />`}function Sf({day:e}){let[t,n]=y(null),[s,a]=y(""),r=I.value?.id;k(()=>{let l=!1;return Promise.all([Gr(e),ye()]).then(([u])=>l||n(u),u=>l||a(rt(u)?o("page.daily.none"):A(u))),()=>{l=!0}},[e,r,ln.value]);let i=t?.seal?"own":ln.value?"out":"open";return c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${jn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?c`<p class="soft">${o("page.daily.proof",{cards:i})}</p>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(l=>c`<${Of} key=${l.variant} day=${e} deal=${l} />`)}
		</div>
		${t?c`<${Tf} deals=${t} day=${e} />`:null}
	</main>`}function Of({day:e,deal:t}){let[n,s]=y(!1),a=async()=>{s(!0),await D(()=>Mi(e,t.variant)),s(!1)},r=ge.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):M(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${pe(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${Af} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Pl=(e,t)=>o("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),jf=e=>e===ge.value[0]?.id?"none":pe(e),ql=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Il=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function Af({day:e,deal:t,own:n}){let{told:s}=jt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Pl(n,"yes")}</li>
			${t.expert?c`<li>${Pl(t.expert,"expert")}</li>`:null}
			<li>${ql(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${Il} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${Il} of=${t.near} />`:null}`:null}
		<${Mf} text=${[o("page.daily.first",{day:jn(e,{dateStyle:"medium"}),variant:jf(t.variant)}),Di(s,0),[o("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[ql(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Mf({text:e}){let[t,n]=y(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>L(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function Tf({deals:e,day:t}){let[n,s]=y(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<Al(g.day)&&r.add(g.day);let i=kn(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=g=>Et(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+g)/864e5).slice(0,7),$=4,h=Array.from({length:7},(g,b)=>jn(Et($+b),{weekday:"short"})),m=(g,b,w,x)=>c`<button type="button" class="button plain" aria-label=${o(w)}
		disabled=${x} onclick=${()=>s(f(g))}>${b}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Ml(r,i)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${jn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${X.value}>
			${h.map(g=>c`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,b)=>{let w=Et(u+b),x=a.get(w)??0,S=b===0?{gridColumnStart:d+1}:{};return w<e.first||w>i?c`<span key=${w} class="soft" style=${S}>${b+1}</span>`:c`<a key=${w} style=${S} href=${`/daily/${w}`} data-played=${x}
					aria-current=${w===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:jn(w),n:x})}>${b+1}</a>`})}
		</div>
	</section>`}var Wl=(e,t)=>t===void 0?At(e):o("page.report.bid",{bid:v(t),cards:At(e)}),ao=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Cs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function An({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=ao(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:Wl(r.act,r.bid),better:Wl(r.better,r.betterBid)}),p=Ke(r.why).join(" "),d=Ji(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${U(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/we,1)})}>
				−${v(r.lost/we,1)}
			</span>
			${p?c`<span class="moment-why">${U(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}var[Ee,Ds]=[1080,1350],[oo,Rs,Bs,Le]=[350,1266,48,96],ne={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Nf=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ve=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ps(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function ro(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function qs(e,t,n,s=ne.ink){e.fillStyle=s,e.fillRect(Le,t,Ee-2*Le,n)}function Hl(e,t){e.save(),e.shadowColor=ne.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Fl(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ne.card,Hl(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ne.cardEdge,e.stroke(),e.fillStyle=t==="H"?ne.red:ne.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Pr[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Ve("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Ef(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,Ee,Ds),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,Rs,Ee,Ds-Rs),e.fillStyle=ne.leaf,Hl(e,()=>e.fillRect(Bs,oo,Ee-2*Bs,Rs-oo+24)),Fl(e,"S",{x:812,y:206,turn:-.14}),Fl(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ne.soft,e.font=Ve("400",32,"text"),e.fillText(ro(e,t,600),Bs,92),e.fillStyle=ne.felt,Lf(e,n,640),e.fillStyle=ne.soft,e.font=Ve("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ee/2,Ds-24),e.textAlign="left"}function Lf(e,t,n){let s=f=>(e.font=Ve("500",f,"title"),Ps(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,i=s(r).length,l=n;for(;l>0&&Ps(e,t,l-8).length===i;)l-=8;let u=Ps(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(ro(e,f,n),Bs,d+p*$))}function _l(e,t){e.strokeStyle=t===0?ne.accent:ne.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Nf[t]??[]),e.stroke(),e.setLineDash([])}function Cf(e,{places:t},n){qs(e,n,6,ne.accent),qs(e,n+11,2,ne.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=ne.ink,e.font=Ve(i===0?"700":"400",42,"text"),e.fillText(ro(e,a,600),Le,l),e.textAlign="right",e.fillText(v(r),Ee-Le,l),e.textAlign="left",e.beginPath(),e.moveTo(Ee-Le-330,l-13),e.lineTo(Ee-Le-170,l-13),_l(e,i),qs(e,l+15,1.5,ne.rule)}),n+70+s*t.length}function Df(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Le+d*(Ee-2*Le)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);qs(e,p(0),2,ne.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),_l(e,f)})}function Rf(e,{facts:t}){e.font=Ve("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ps(e,a,Ee-2*Le-34).map((r,i)=>({line:r,i}))),s=Rs-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=ne.accent,r===0&&e.fill(Bf(Le+9,l-11,10)),e.fillStyle=ne.ink,e.fillText(a,Le+34,l)}),s-60}var Bf=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function zl(e){let t=[Ve("500",88,"title"),Ve("400",34,"text"),Ve("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[Ee,Ds];let s=n.getContext("2d");Ef(s,e);let a=Cf(s,e,oo+44),r=Rf(s,e);return r-a>120&&Df(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function Mn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=b=>34+b*(l-p-34)/Math.max(1,e.length),m=b=>u-22-(b-f)*(u-34)/($-f),g=qf((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${Ul} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(b=>c`<line key=${b} class="end" x1=${h(b)} x2=${h(b)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,w)=>c`<g key=${w} class=${w===a?"self":""} data-line=${w}>
				<polyline points=${[`${h(0)},${m(i[w]??0)}`,...e.map((x,S)=>`${h(S+1)},${m(x[w]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[w]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Ul({low:e,high:t,y:n,to:s,said:a=v}){let r=Pf(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Kl({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=v}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(w=>w.mean),Math.min(...e.map(w=>w.high)),a*2),f=Math.min(0,...e.map(w=>w.mean)),$=w=>Math.min(d,Math.max(f,w)),h=w=>p+w*(l-p-6)/Math.max(1,t),m=w=>u-24-($(w)-f)*(u-36)/(d-f),g=w=>h((w.from-1+w.to)/2),b=w=>e.map(x=>`${g(x)},${m(x[w])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />
		<${Ul} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(w=>`${g(w)},${m(w.mean)}`).join(" ")} />
			${e.map(w=>c`<circle key=${w.from} cx=${g(w)} cy=${m(w.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Pf(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function qf(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function Jl({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=y(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return D(()=>ns(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${io} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Is(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ws(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var If=4;function io({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${Wf} names=${t} />`;let r=Ws(e),i=e[0]?.points.length??0,l=t.map((d,f)=>f).slice(0,i),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${i}>
		<${Q}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>c`<${Ar} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${Hf} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${zf} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=If?c`<${co} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Wf({names:e}){return c`<${Q}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Ff=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Hf({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],i=r?.closed;return c`<tbody>
		${t?null:c`<${Gl} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>c`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?c`<${Ff} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${V} trump=${l.trump} /><span class="unseen">${M(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>c`<${_f} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${i&&i.bonus.some(l=>l)?c`<${Tn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>i.bonus[l]?v(i.bonus[l]):"–"} />
					<${Tn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${i.winners}
						of=${l=>v((r.totals[l]??0)+(i.bonus[l]??0))} />`:null}
	</tbody>`}var Gl=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Tn({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function _f({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${v(e.points[t]??0)}
			${s?c`<sup title=${q(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function zf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Gl} n=${t.length} text=${o("page.scores.together")} />
		<${Tn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Tn} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Tn} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function lo(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function co({games:e,names:t,me:n}){let{at:s,ends:a}=lo(e);return c`<${Mn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function Uf(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Kf(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Jf(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>Uf(s.map(m),g),r=m=>t[s[m]??-1]??"",i=[],l=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(l){let m=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:m}))}let u=a(m=>Kf(e,m),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function uo({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:Jf(e,n,r),course:lo(Ws(e))}}var Gf=({title:e,winner:t,places:n,facts:s})=>[e,t,W(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function po(e){let t=new File([await zl(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Vf=3;function Yf({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=jt(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0,rough:u=0}=a??{},p=i<l?o("page.report.judging",{n:i,of:l}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap(f=>f.mistakes).sort((f,$)=>$.lost-f.lost).slice(0,Vf);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Pe(a)?c`<p class="soft counted" style=${{"--far":l?(i-u)/l:0}}>${l?p:""}</p>`:d.length?c`<${An} of=${d} names=${n} place=${Cs(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Vl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=y(null);k(()=>{D(()=>ns(e)).then(S=>p(S?.scores??[]))},[e]);let[d,f]=y(""),{end:$,seat:h}=s,m=`${r} · ${Se(n,{dateStyle:"long"})}`,g=u&&$&&uo({scores:u,end:$,names:a,title:m,winner:i}),b=async S=>{let T=await navigator.clipboard?.writeText(Gf(S)).then(()=>!0,()=>!1);f(o(T?"page.link.copied":"page.copy.not"))},w=S=>po(S).catch(T=>f(A(T))),x=g&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>b(g)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>w(g)}>${o("page.share")}</button>`;return c`<${B} title=${o("page.last")} broad onclose=${l} actions=${x}>
		${g?c`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(S=>c`<tr key=${S.seat} class=${S.seat===h?"self":""}>
							<th scope="row">${S.name}</th><td>${v(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${co} games=${Ws(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(S=>c`<li key=${S}>${S}</li>`)}</ul>
					<${Yf} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var fo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Nn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:fo(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function $o({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function Qf(e,t,n){let s=_(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Zf({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Qf(e,n,t)}
	</p>`}function Xf({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${Vl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${hn(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function Yl({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=Nn(e.id,u),f=l?hn(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${h=>h.stopPropagation()}>
		<${$o} table=${e} message=${t} names=${n} />
		${i?c`<${Ii} what=${qi(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${Zf} view=${i} variant=${s} />
		<${qe} view=${i} names=${n} variant=${s} fresh />
		${a!==void 0&&$s(t)?c`<${Ri} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(l?"page.again":"page.next")}</button>`}
			${f&&i?.end&&!p?c`<${Xf} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var en=e=>e.remark?o(`page.remark.${e.remark}`):e.text,e$=["luck","deal","played","unlucky","moment","thanks"],t$=e=>Math.min(12e3,4e3+70*e.length);function Ql({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=en(e);return k(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),t$(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function Zl(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Xl({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=y(""),l=Mr(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());k(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${Se(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${en(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${n$} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${e$.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function n$({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var s$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function a$(e,t){let n=[];return xa(e,t).forEach((s,a)=>n[s]=s$[e]?.[a]??"north"),n}function $t(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:h="",onhurry:m,children:g}=e,b=ce(t),w=a$(b,s),x=l?l.cards:t.trick??[],S=l?l.winner:u?-1:t.taking??-1,T=u&&!l?[...x,{seat:t.options?.seat??s,card:u}]:x;return c`<div class=${`felt hands-${b} ${h}`} onclick=${m}>
		${xa(b,s).filter(j=>j!==r).map(j=>c`<${Qe}
				key=${j} view=${t} variant=${a} seat=${j} name=${n[j]??""} names=${n}
				place=${w[j]} own=${j===s} chair=${p?.[j]} now=${d} open=${o$(t,j)}
				winner=${l?.winner===j} laid=${i} said=${$?.get(j)}
				hand=${j===f?.seat?f.hand:void 0}
			/>`)}
		<${w$} cards=${T} where=${w} winner=${S} gone=${l?.gone??!1} names=${n} />
		<${l$} view=${t} variant=${a} names=${n} me=${s} />
		${g}
	</div>`}var o$=(e,t)=>e.shown?.[t]?.hand!==void 0?N(e.shown[t]?.hand):null;function r$(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&tt(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?Ht(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function i$(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function l$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...r$(e,n,s),...i$(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Ye} trump=${tt(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${at.Provider} value=""><${ae} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ye({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${V} trump=${e} />`}
		<b>${M(e)}${t&&e?"?":""}</b>
	</p>`}function Qe(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:m}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,w=l&&t.seat!==void 0,x=w?t.bid:t.shown?.[s]?.bid,S=w?void 0:t.shown?.[s]?.aside,T=Ut(u),j=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${b?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?c`<span class="level" title=${Kt(u)}>${T}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${b?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${$$} view=${t} variant=${n} seat=${s} bid=${x}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${f$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${c$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Wt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:j})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${y$} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${u$} suits=${N(t.void?.[s])} />`:null}
			${m?c`<${Ql} said=${m} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${oe(S)}</div>`:null}
		${w||d?null:c`<${d$} n=${g} />`}
		${w||!d?null:h??c`<${p$} cards=${d} trump=${t.trump} />`}
	</section>`}function c$({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>L(t)}>
		${o("vulnerable")}
	</button>`}function u$({suits:e}){let t=o("page.void",{suits:W(e.map(M))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${b$} suit=${n} />`)}
	</p>`}function p$({cards:e,trump:t}){let n=s=>c`<span key=${se(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${ae} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${It(le(e,K,t),t).map(n)}</div>`}function d$({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${ae} key=${n} face="down" />`)}
	</div>`}function f$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${q(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=q(e.offers?.[t]??"declare");return c`${g$(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function $$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:_(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${h$} won=${r} bid=${l?Da(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:_(s,t)})}</span><${m$} stands=${i} />
	</span>`}function h$({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function m$({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function g$(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${q(n)}</span>`:null}function b$({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function y$({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Fs(n)}</span>`}function Fs(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function w$({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),i=O(new Set);return fe(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(x$(d,k$(d))),s&&p.push(S$(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${ae} card=${u} />
			</li>`)}
	</ol>`}var v$=":is(.backs, .open-hand, .hand, .nameplate)";function k$(e){let t=En.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${v$}`)?.getBoundingClientRect()}var En=new Map,ec=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function x$(e,t){let n=ec(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function S$(e,t){let n=ec(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Hs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return fe(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),k(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function Ln(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function Ze({view:e,names:t,last:n=!1,from:s=0}){let a=me(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:ce(e)},(l,u)=>u);return c`<${Q}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=wt(e,l),p=vt(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${ae} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function tc(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}async function O$(e,t,n){let s={id:_t(),pace:dn[E.pace.value],...n},a=e==="mine"?await Be():void 0,{table:r}=await Si(()=>e==="mine"?ei(a?.bytes??new Blob,t,s):Xr(e,t,s));F(`/t/${r}`)}function j$(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function nc({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=y(String(r)),[p,d]=y(""),[f,$]=y({}),[h,m]=y(!1);k(()=>{D(ye)},[]);let g=p||xi(),b=pn.value.map(({name:T})=>[T,o(`page.level.${T}`)]),w=j$(a.length,Number(l),g,f),S=c`<button type="button" class="button chief" aria-busy=${h} disabled=${h||!g}
		onclick=${async()=>{m(!0),await D(()=>O$(e,t,{deal:n,step:s,seat:Number(l),bots:w})),m(!1)}}>${o("page.whatif.play")}</button>`;return c`<${B} title=${o("page.whatif")} onclose=${i} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${R} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((T,j)=>[String(j),T])} />
			<${R} label=${o("page.whatif.others")} value=${g} options=${b}
				onchange=${T=>(d(T),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,j)=>j===Number(l)?null:c`<${ie} key=${j} label=${T}
							value=${f[j]||g} options=${b}
							onchange=${Me=>$({...f,[j]:Me})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function A$({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${N$} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function ho(e,t,n){if(e!=="mine")return ss(e,t,n);let s=await Be();if(!s)throw new Error("nothing kept");return zt(s.bytes,t,n)}async function M$(e,t,n,s,a){if(e!=="mine")return ii(e,t,n,s,a);let r=await Be();return li(r?.bytes??new Blob,t,n,s,a)}function T$(e,t,n){let s=O(new Map),[,a]=y(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,i=l=>{s.current.set(t,l),a(u=>u+1)};return i({}),e(t,r.signal).then(l=>i({told:l}),l=>r.signal.aborted||i({wrong:A(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function mo(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function N$({table:e,match:t,deal:n}){let[s,a]=y({});if(k(()=>{let i=!0;return ho(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):A(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${E$} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function go(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function E$({table:e,match:t,deal:n,played:s}){let a=Lt(P(s.header.variant),s.header.rules),r=$e(()=>mo(s),[s]),i=r[0]?.views.length??1,l=Ct(s.header,i),u=r.length-1,p=ue.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:Xt(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=T$((Ce,de)=>M$(e,t,n,Ce,de),d,m&&p.has("hint")),b=(Ce,de=f,Bt=g!==null&&Ce===d)=>`/replay/${e}/${t}/${n}?step=${Ce}${de>=0?`&seat=${de}`:""}${Bt?"&hint":""}`,w=Ce=>F(b(Math.min(u,Math.max(0,Ce))),{replace:!0}),x=$e(()=>R$(r),[r]),S=C$(d,x,u,w),T=O(null),j=r[d]?.views[0]?.phase!=="over",Me=()=>j&&F(`${b(d)}&on=1`,{replace:!0}),xe=()=>m&&F(b(d,f,!g),{replace:!0});B$({h:xe,p:Me,...g&&{Escape:xe},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let Rt=r[d],Yn=f>=0?Rt.views[f]:go(Rt.views,$);return c`<${at.Provider} value=${he(Yn)}><main id="main" tabindex="-1" class="replay">
		<${I$} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${Ce=>F(b(d,Ce),{replace:!0})} here=${b(d)}
			onplay=${j?Me:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${L$} moment=${Rt} view=${Yn} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${P$} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${T} onclose=${xe} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ze} view=${Yn} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${U(yo(Rt,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${T} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${xe}>${o("page.hint")}</button>
			</div>
			<${D$} step=${d} last=${u} to=${w} steps=${S} />
		</div>
		${j&&p.get("on")?c`<${nc} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>w(d)} />`:null}
	</main><//>`}function L$({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${qe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Ot(s,t.phase);return c`<${$t} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${bo(e)} />
		<${q$} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var C$=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function D$({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${tn} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${tn} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${tn} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${tn} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${tn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${tn} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function R$(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||bo(t)||t.sheet?[n]:[]})}var bo=e=>Ft(e.before?.[0],e.views[0]);function yo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=bo(e);if(r==="lay"){let $=i.map(m=>Ue(m,he(p))).join(" "),h=_(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:M(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Ue(i[0]??"",he(p)),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:q(String(a.act))})}function B$(e){fe(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function P$({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${Hs} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${Yt} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function q$({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=le(N(e.hand),K,e.trump),[l,u]=[Ln(r?.advice),Ln(r)];return c`<div class="replay-held">
		<${Qe} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${ae} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${be} />`:null}${u.has(p)?c`<${ys} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${oe(e.aside)}</div>
	</div>`}function I$({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=y(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=g=>`/replay/${t}/${n}/${g}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(rs(l)).then(()=>L(o("page.link.copied")),()=>L(o("page.link.by-hand")))??L(o("page.link.by-hand")),m=g=>i(Number(g.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??pe(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:M(f)})}${" "}<${V} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${sc} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${sc} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${m}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((g,b)=>c`<option key=${b} value=${String(b)}>${o("page.replay.seen",{name:g})}</option>`)}
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
		${p?c`<${B} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${W$} match=${n} />`:c`<${Sn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function W$({match:e}){let[t,n]=y(null);if(k(()=>{Be().then(async r=>n(r&&await ds(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${Sn} record=${t.slice(a,s[e]??t.length)} />`}function sc({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var F$={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function tn({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${F$[t]} /></svg>
	</button>`}function H$(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function _$({rest:[e=""]}){let t=H$(ue.value),n=fo(e,t),[s,a]=y({});return k(()=>{let r=!0;return Promise.all([ho(t.table,t.match,t.deal),ss(e,1,t.deal)]).then(i=>r&&a(z$(i)?{key:n,both:i}:{wrong:o("page.replay.gone")}),i=>r&&a({wrong:i?.constructor===Error?o("page.replay.gone"):A(i)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${U$} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var z$=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),ac=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function oc({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&go(t,0)}function U$({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Lt(P(a.variant),a.rules),[i,l]=[oc(n),oc(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=tc(ac(n),ac(s),ce(i),t.step),p=n.steps[0]?.views.length??1,d=[Ct(a,p),Ct(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??pe(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:M(l.trump)})}${" "}
				<${V} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${K$(u?.trick)}</p>
		</header>
		<${J$} was=${i.points} now=${l.points} names=${d} me=${Xt(s.header,p)} /></div>
		<div class="endings-both">
			<${rc} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${rc} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function K$(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function rc({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:mo(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${U(yo(p,s,-1,a))}</p>`:null}
		<${qe} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ze} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function J$({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${Q}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>v(e[l]??0))}
			${i(o("page.whatif.now"),l=>v(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>Y((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function _s(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:Ht(l,he(e))})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:W(l),n:l.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&ic(r))return G$(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let i=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:i,suit:M(r.led)}):o("ask.lead",{who:i})}var ic=e=>e.acts?.length===1&&e.acts[0]==="pass";function G$(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var zs=e=>e?.led&&e.follow?o("illegal.follow",{suit:M(e.led)}):o("illegal");function nn({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=y("pass"),[u,p]=y(!1),d=e.pick??3,f=(e.offers?.length??0)<=3?e.offers??[]:[],$=nt([...t],e.worth??""),h=t.size<d?v($):_($,n);return c`<div class=${`answer ${i==="pass"&&!u?"":"sure"}`}>
		${i==="pass"?u&&f.map(m=>m==="pass"?null:c`<${wo} key=${m} offer=${m} variant=${n} />`):c`<${wo} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${r?c`<${V$} cards=${le([...t],K)} pick=${d} worth=${Te(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${f.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${f.map(m=>c`<label key=${m}>
							<input type="radio" name="premium" checked=${m===i} onchange=${()=>l(m)} />
							<span>${lc(m,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${u} onclick=${()=>p(!u)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==d||a}
			onclick=${()=>s(f.length?i:"")}>
			${t.size<d?o("lay.more",{n:d-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:h})}
		</button>
	</div>`}function V$({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${ae} card=${r} size="mini" /><b class="score">+${n[se(r)]}</b>`:null}
			</span>`})}
	</span>`}function lc(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=vo(e,t);return o(`menu.${s}`,a)}function vo(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function wo({offer:e,variant:t}){let{level:n,points:s,n:a}=vo(e,t),r=es(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Us({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=y(""),[l,u]=y(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(k(()=>(i(""),u("")),[p.join()]),ic(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:h,points:m,n:g}=vo(l,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${wo} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${be} />`:null}${lc(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${be} />`:null}<span class="unseen">${q(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Ks({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ye} trump=${r} />${a===s?c`<${be} />`:null}
			</button>`})}
	</div>`}var ve=0;async function cc(e){let t=await fetch(`${Qn}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var uc=async()=>(await cc("course.json")).json();async function pc(e){let t=await(await cc(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Y$(t).map(({match:s,deal:a})=>zt(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Q$)}}function Y$(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Q$(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[ve];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function ko(e,t){let n=e[t]?.view.options?.seat??ve;return e.findIndex((s,a)=>a>t&&s.seat===n)}var xo=(e,t)=>e[ko(e,t)]?.act??"";var Z$=9,[fc,X$,eh]=[700,1700,280],$c=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function th({id:e,steps:t}){try{let n=Number(localStorage.getItem($c(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function nh(e,t){try{localStorage.setItem($c(e),String(t))}catch{}}var Js=()=>E.course.value.split(" ").filter(e=>e!=="");function sh(e){e==="first"&&(E.taught.value=!0),Js().includes(e)||(E.course.value=[...Js(),e].join(" "))}function ah(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,kt(a)+s])))}function oh(e){let t=P(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var hc=(e,t)=>e[t]?.view,Cn=(e,t)=>Ft(e[t-1]?.view,e[t]?.view),dc=(e,t,n)=>({view:hc(e,t),full:{...n,gone:!0},ms:eh});function rh(e,t,n){let s=[],a=t.lies?Cn(e,t.at):null;a&&s.push(dc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Cn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?X$:fc}),l&&s.push(dc(e,r,l)))}return s}function ih(e,t){let n=ko(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Cn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Cn(e,n+r),ms:fc}))}var Gs=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#t=0;#e=()=>{};constructor(t){this.lesson=t,this.at=C(th(t)),this.shown=C(this.#c(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),De(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#c(this.step(t))}),nh(this.lesson.id,t),t===this.last&&sh(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#l();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#l();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!z(`course.${a}`)?"":o(`course.${a}`,{...ah(),...oh(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):xo(this.#n(n),n.at);if(t===s)return this.#l();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#l();let s=this.#s(n),a=s?.trick?.[0]?.card,r=N(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${se(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=nt(s,n);if(s.every(l=>a.includes(l)))return this.#l();let i=r===nt(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#t)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return xo(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#c(t){return{view:hc(this.#n(t),t.at),full:t.lies?Cn(this.#n(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#l(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Z$)return this.#o(rh(this.#n(n),n,s),()=>this.be(t));let a=n.does?ih(this.#n(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){De(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#e=n,De(()=>this.#i(t.length>0)),this.#d(t)}#d([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#t=setTimeout(()=>this.#d(n),t.ms)}};var mc=()=>ut(async()=>{let[e]=await Promise.all([uc(),Lr(X.peek(),Qn)]);return e});function gc({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Js()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${lh} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var lh=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Xe({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=y(""),$=O(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];fe(()=>{let x=0,S=()=>{for(let j of $.current?.querySelectorAll("[data-card]")??[])En.set(j.dataset.card??"",j.getBoundingClientRect())},T=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(T),clearTimeout(x))});function m(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:uh(e,h,x.key);S!==void 0&&(x.preventDefault(),S!==""&&(f(S),$.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function g(x,S){f(S);let T=x.pointerType==="touch",j=E.play.value==="twice"||E.play.value==="auto"&&T;l||j&&!n.has(S)?u(S):p(S)}let b=(x,S)=>{let T=t===null||t.has(x);return c`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(x):void 0} style=${{"--k":S}}
			onclick=${j=>g(j,x)}>
			<${ae} card=${x} dim=${!T} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[se(x)]}</span>`:null}
			${s?.has(x)?c`<span class="mark"><${be} /></span>`:null}
		</button>`},w=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${ch}
		style=${{"--n":Math.max(1,e.length),"--cols":w}}>
		${i?It(e).map(x=>c`<span key=${se(x[0]??"")} class="same-suit">${x.map(b)}</span>`):e.map(b)}
	</div>`}var ch=e=>e.preventDefault();function uh(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return bc(e,s,-1);case"ArrowDown":return bc(e,s,1)}}function bc(e,t,n){let s=se(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(se(r)!==s)return r}return""}function Vs(e,t,n){let s=e.filter(r=>ph(He(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function ph(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function dh({rest:[e=""]}){let{value:t,wrong:n}=mc(),s=e||(ue.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${yc} why=${n??o("page.nowhere")} />`:t?a?c`<${fh} key=${a.id} plan=${a} plans=${t} />`:c`<${gc} plans=${t} />`:c`<${wc} />`}var yc=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,wc=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function fh({plan:e,plans:t}){let[n,s]=y({});return k(()=>{let a,r=!1;return pc(e).then(i=>!r&&s({run:a=new Gs(i)}),i=>!r&&s({wrong:A(i)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${yc} why=${n.wrong} />`:n.run?c`<${$h} run=${n.run} plans=${t} />`:c`<${wc} />`}function vc(){let e=Ti(ue.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function $h({run:e,plans:t}){let n=vc(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);vh(e);let l=e.rests.value,u=O(`${s} ${l}`);k(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let b=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",w=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?b:".on";i.current?.querySelector(w)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=P(a.variant),$=a.names.map((b,w)=>w===ve?o("you"):b==="dummy"?o("dummy"):b),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||l?"":h,g=o("course.number",{n:t.findIndex(b=>b.id===a.id)+1});return c`<${at.Provider} value=${he(p)}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ye} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${hh} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ce(p)} ${m==="sheeted"?m:""}`}>
				<${wh} run=${e} step=${r} view=${p} full=${d} name=${$[ve]??""} />
				<${$t} view=${p} variant=${f} names=${$} me=${ve} elsewhere=${ve} full=${d} over=${m}
					laid=${Ot(f,p.phase)} played=${bh(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${mh} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function hh({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${U(e.words(a?"yes":void 0))}</p>
			<p class="reply">${U(e.reply.value)}</p>
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
	</section>`}function mh({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=P(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${kc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${nn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Us} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Ks} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${gh} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${qe} view=${t} names=${n} me=${ve} untitled /></div>`:null}
		${e.leaf==="end"?c`<${yh} run=${s} plans=${a} />`:null}`}var gh=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function bh(e,t,n,s){let a=Wt(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(N(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${Xe} cards=${le(N(r),K,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function kc({worth:e}){let t=Te(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...K].map(n=>c`<li key=${n}>
				<${V} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function yh({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=vc(),[r,i]=y(!1),l=async()=>{i(!0),await D(async()=>{await ye();let f=ge.value.find($=>$.id===s);f&&await Ai(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${kc} worth=${P(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function wh({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??ve)===ve?n.options:void 0,u=l?new Set(N(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(De(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?Te(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${n} seat=${ve} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ve} laid=${Ot(P(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${oe(n.aside)}</div>`:null}
		</div>
		<${Xe} cards=${Xn(n,ve)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function vh(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=Vs(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var kh=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],So=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],et={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},xh={A:"ace",K:"king",Q:"queen",J:"jack"},Oo=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],Sh="two three four five six seven eight nine ten eleven twelve".split(" "),xc=["pass","declare","reveal"],Oh=["random","greedy","beginner","casual","club","strong","expert"],jc=Object.keys(et).flatMap(e=>Oo.map(t=>t+e));function Bn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,Sh[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),xh[a]??"",a.toLowerCase()]};return{verbs:[...Dn(kh,a=>e(`cmd.${a}`)),...Dn(So,a=>e(`page.cmd.${a}`))],offers:[...Dn(xc,a=>e(`offer.${a}`)),...Dn(xc,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Oo.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(et).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Dn(Oh.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Dn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>jh(s,n))),jh=(e,t)=>[e,t],Ac=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),Ah=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),ht=(e,t)=>e===t||e===Ah(t)||e===Ac(t),Mc=(e,t)=>e.startsWith(t)||Ac(e).startsWith(t);function Sc(e,t){let n=t.verbs.find(([s])=>ht(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Ys=(e,t)=>Oo.find(n=>t.ranks[n]?.some(s=>ht(e,s)))??"";function Qs(e,t,n){let s=Object.keys(et).find(i=>et[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Mc(n.suits[i]??"",e)||e.length>=3&&et[i]?.english.startsWith(e),r=Object.keys(et).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in et?e.toUpperCase():""}var Mh=new Set(["of","von","av","i","the","der","die","das"]);function Tc(e,t){let n=e[0]??"",s=Mh.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Qs(n,3,t),i=r?Ys(a,t):"";if(i)return[i+r,s+1];let l=Ys(n,t)?Qs(a,1,t):"";return l?[Ys(n,t)+l,s+1]:["",0]}function Th(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!ht(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!ht(e[1]??"",a))return 1;let[r,i]=Tc(e.slice(2),n);return i?r===t?i+2:1:Rn([t],e[2]??"",n).length?3:1}function Nh(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>ht(a.join(" "),l)||ht(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=Th(a.slice(l),n,t),[p,d]=u?["",u]:Tc(a.slice(l),t);u?i.push("joker"):i.push(d?He(p).toLowerCase()+et[se(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function Rn(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=se(r),{sign:l,english:u}=et[i]??{sign:"",english:""};for(let p of n.ranks[He(r)]??[])for(let d of[Eh(t,p),/^\d+$/.test(p)?Lh(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];Mc(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var Eh=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",Lh=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function Oc(e,t,n){let s=/^\d/.test(t)?"":Ys(t,n),a=Qs(t,2,n);return e.filter(r=>s&&He(r)===s||a&&se(r)===a)}function jo(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Ch=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Zs(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=Nh(e,n,t.joker),i=Sc(r[0]??"",n);if(Sc(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!Ch.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Dh(i,r,t,n):Bh(i,r,t,n):r.every(d=>/^\d+$/.test(d)||Rn(jc,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Dh(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=Rh(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>Rn([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function Rh(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=Rn(t.hand,e,n);if(s.length===0&&(s=Oc(t.list,e,n),s.length===0&&(s=Oc(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=Rn(jc,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function Bh(e,t,n,s){if(n.sure)return Ph(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=jo(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=qh(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function Ph(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function qh(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Qs(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||ht(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Nc=(e,t)=>t.levels.find(([n,s])=>ht(e,n)||e===s)?.[1]??"",Ec=e=>e?.kind==="lay"||e?.kind==="play"?N(e.from):[];var Ae=e=>e?"yes":"no",Lc=e=>z(`rank.name.${e}`)?o(`rank.name.${e}`):e,Ih={C:"♣",D:"♦",H:"♥",S:"♠"};function ke(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===he(n))return o("joker.as",{card:ke(e,{short:t})});let[s,a]=[He(e),se(e)];return t?(z(`rank.${s}`)?o(`rank.${s}`):s)+Ih[a]:o("card.spoken",{rank:Lc(s),suit:o(`suit.${a}`)})}var We=(e,t)=>e.map(n=>ke(n,t)).join(", ");function Cc(e,t){if(t.short)return e.map(s=>ke(s,t)).join(" ");let n=s=>{let a=Rr(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${se(i)}`):Lc(He(i)));return`${M(a)}: ${r.join(", ")}`};return It(e,t.view?.trump).map(n).join("; ")}function sn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:We(s,t),bid:_(nt(s,Mo(t)),t.rules)}):n==="name"?o("act.name",{trump:M(s[0])}):n==="play"?We(s,t):q(e)}var Mo=e=>e.view.options?.worth??e.rules?.worth??"",bt=e=>Array.from({length:ce(e.view)},(t,n)=>n),Ao=(e,t)=>e?.shown?.[t]?.hand,To=(e,t)=>le(N(t===e.me?e.view.hand:Ao(e.view,t)),K,e.view.trump),Xs=e=>To(e,e.view.options?.seat??e.me);function No(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Cc(To(e,e.me),e)})],s=he(t);return N(t.hand).includes(s)&&n.push(o("plain.joker",{card:ke(s,{short:e.short})})),[...n,...$n(t,e.rules),...Dc(e,void 0)]}function Dc(e,t){return e.view.phase==="over"?[]:bt(e).filter(s=>s!==e.me&&Ao(e.view,s)&&!Ao(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Cc(To(e,s),e)}))}function Eo(e,t){return bt(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Rc(e,n,a)]:[]})}var Rc=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:Ae(t===e.me),cards:We(N(n),e)}),Bc=(e,t)=>o("plain.laid",{cards:We(t,e),bid:_(e.view.bid??0,e.rules)});function Lo(e,t){let{turnup:n}=e.view,s=tt(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:M(s)}),i=t&&!n?Wh(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function Wh(e){let t=e.view.why;return!e.view.trump&&tt(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:Ae(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&z(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Pc(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:Ae(t.length>1),n:e.rules.score.vulnerable})]}function ea(e){let t=Te(Mo(e)),n=[...K].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function Co(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?me(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:Ae(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?ea(e):[];return[l,...Pc(e),...u,...ta(e)]}function ta(e){let t=e.view,n=[Lo(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ke(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...Do(e,void 0),...Eo(e,void 0)),t.phase!=="over"&&n.push(...No(e)),t.trick?.length?[...n,...Pn(e,me(t))]:n}function Do(e,t){let{premium:n=[],why:s}=e.view;return bt(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:Ae(a===e.me)},i=[o("plain.holds",{...r,offer:q(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var qc=e=>bt(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Pn(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=wt(n,t);if(s.length===0)return[o(t===0||t===me(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ke(l,e)})),r=t<me(n)?vt(n,t):-1;return r<0?a:[...a,Ic(e,s,r)]}function Ic(e,t,n){let s=ke(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:Ae(n===e.me),card:s,tally:qc(e)})}function qn(e){let t=bt(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>W(N(e.view.void?.[a]).map(M)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:qc(e)}),...s]}function Wc(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=bt(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?_(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?q(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Bc(e,N(t.aside))),s.push(...$n(t,e.rules)),[...s,...Do(e,void 0),...Eo(e,void 0),Lo(e,!1)]}function Fc(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${v(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Pc(e)]}function Ro(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":_(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=bt(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Rc(e,p,d)]:[]}),l=Ba(n),u=Pa(n,e.names,e.me).map(([p])=>p);return[...r,...i,...Ra(n,e.names,e.rules,e.me),...u,...l?[l]:[],...Fh(e)]}function Fh(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[hn(t,e.names,e.me,e.settings)].filter(Boolean)}function mt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ke(a,e)}`),s=jo(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?M(a.act.slice(5)):Hh(a.act,e)}`);return[...n,...s].join(", ")}function Hh(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function _h(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=es(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function Hc(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[_h(e,t.sure)];if(t.offer)return[o("ask.number"),mt(e,t)];let l=[_s(s,e.names,!1),...r.kind==="lay"?ea(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,mt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function gt(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:W(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:W(i)}):o("page.waiting.friends")]}var _c=({said:e})=>e?[o("page.speech.said",{name:e.name,text:en(e)})]:[];function zc(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?gt(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?gt(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:Ae(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:Ae(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return zh(e,t,i,r);default:return[]}}function zh(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?Bo(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:Ae(s)})]}function Bo(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:Ae(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Uh(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Uc(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Uh(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...ta(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!st(s,a)||e.table.match!==r.table.match)return Co(t,!1);let l=[...Kh(s,t,n),...Jh(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Bc(t,le(N(a.aside),K))),a.phase!=="over"&&l.push(...Do(t,s),...Eo(t,s),...Dc(t,s)),l.push(...Gh(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...Ro(t,s)]:l}function Kh(e,t,n){let s=t.view;return bt(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:q(r)})]})}function Jh(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[Lo(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:Ae(a.by===t.me),trump:M(s)})]}function Gh(e,t,n){let s=t.view,a=[],r=me(s);for(let i=me(e);i<=r&&i<(s.leads?.length??0);i++){let l=wt(s,i),u=new Set(l.filter(({seat:p,card:d})=>N(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ke(d,t)}));i<r&&a.push(Ic(t,l,vt(s,i)))}return a}function Kc({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:sn(r.act,n),better:sn(r.better,n)});return`${ao(r)}: ${i}. ${Ke(r.why).join(" ")}`.trim()});return[`${Ta(s,"",!0)}.`,...a]}function Jc(e,t){let[n]=e.choices,s=Vi(e),a=t.view.options,r="none";a?.kind==="lay"?r=_(nt(e.act.split(" ").slice(1),Mo(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=_(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:sn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+v(i),two:Ae(s!==void 0),second:s?sn(s.act,t):""})}var Vh=2e4,Gc={times:100,each:50},In={hand:No,bids:Wc,worth:ea,tricks:qn,trick:(e,[t])=>Number(t)>0?Pn(e,Number(t)-1):Yh(e),last:e=>Pn(e,me(e.view)-1),legal:(e,t,n)=>n.options?[mt(e,n)]:[o("hint.none")]},Vc={...In,score:Fc};function Yh(e){let t=e.view.phase==="play"?qn(e).slice(0,1):[];return[...Pn(e,me(e.view)),...t]}function Po({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function an(e){let t=e?.view.options,n=e?Xs(e):[],s=new Set(Ec(t));return{options:t,hand:n,joker:n.find(a=>a===he(e?.view))??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var qo=(e,t)=>[zs(e.options),o("page.speech.legal",{cards:We(e.list,t)})];function Io(e,t,n,s){let a={...e.args,list:t?mt(t,n):""};if(e.cards){let i=t??{short:s};a.cards=We(e.cards,i),a.card=ke(e.cards[0],i)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function Qh(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:So.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Wo(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var na=class{#t;#e;#n=null;#s="";#a=0;#r="";#c="";#i="";#l="";#u={about:"",act:""};#o=!1;#d="";#m=void 0;#f=new Set;#$=!1;constructor(t,n){this.#t=t,this.#e=n}learn(t){this.#m=t??this.#m}end(){this.#$=!0}hear(t){let n=this.#n;this.#n=t;let s=this.#g(t);if(!n)return this.#e([...this.#v(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:zc(t,Ne(t));return s&&a.push(...Uc(n,s,this.#s)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#s=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...gt(t,Ne(t))),this.#e([...a,..._c(t),...this.#h(t)])}obey(t){return this.#x(t).catch(n=>this.#e([A(n)]))}watchClock(){let t=this.#n,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#d)return;let s=n-this.#t.now();s>Vh||(this.#d=String(n),this.#e([o("page.speech.short",{time:Fs(Math.max(0,s))})]))}#g(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Ne(t),me:t.seat??-1,settings:this.#t.settled.peek().settings,rules:this.#m,short:this.#o}}#w(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...an(t),sure:this.#r,offer:this.#c,answering:r}}#h(t,n=!1){let s=Po(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#c=""),this.#i=s;let a=this.#g(t);return a?.view.phase!==void 0?Hc(a,this.#w(a)):[]}#b(t){let n=this.#h(t,!0);return n.length?n:gt(t,Ne(t)).slice(t.table.stage==="waiting"?0:-1)}#v(t,n){let{variant:s="standard",rules:a}=this.#t.settled.peek().settings,r=z(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...gt(t,Ne(t))];let l=n.view.phase==="over",u=!l&&me(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...Co(n,!u),...l?Ro(n):[],...Bo(t,n.names)]}async#p(t){try{return I.peek()||await is(o("page.guest")),this.#a=Math.max(this.#a,(await this.#t.port.act(t)).seq),!0}catch(n){return this.#e([A(n)]),!1}}async#k(){for(let t=0;(this.#n?.seq??0)<this.#a&&t<Gc.times;t++)await new Promise(n=>setTimeout(n,Gc.each));return this.#n}async#x(t){let n=await this.#k(),s=this.#g(n),a=this.#l;this.#l="";let r={m:n,s,moment:this.#w(s,a),waited:a},i=Zs(t,r.moment,Bn(o,z));switch(i.kind){case"act":return this.#y(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#c=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?qo(r.moment,s):[]);case"trouble":return this.#e(this.#S(i,r));default:return this.#j(i.verb,i.words,i.rest,r)}}async#y(t,n,{m:s,moment:a}){this.#s=n?"":t,this.#r=this.#c="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#s="")}#S(t,{m:n,s,moment:a}){let r=Io(t,s,a,this.#o);return t.then==="ask"?[...r,...this.#b(n)]:r}async#j(t,n,s,a){let{m:r}=a,i=this.#N(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#L());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#R(a);case"report":return void this.#D(a);case"":case"ready":case"next":case"again":return this.#B(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#q(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return F(this.#A(r))}return this.#T(t,n,r)}#A({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?Nn(this.#t.id,this.#t.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#l=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#T(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#b(s)])}#N(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return gt(s,Ne(s));case"time":return this.#E(s);case"help":return Qh(this.#m);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Vc,t)?Vc[t]:void 0;if(i)return a?.view.phase===void 0?gt(s,Ne(s)):i(a,n,r)}#E(t){let n=Ne(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#t.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Fs(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#L(){try{return Wo(await Oe(this.#t.settled.peek().settings,X.peek()))}catch(t){return[A(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#t.port.hint();this.#u={about:Po(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Jc(n,t),...bs(n,t.rules,a=>sn(a,t)),s]}catch(n){return[A(n)]}}async#D({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!$s(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#f.has(l))return;this.#f.add(l);let u;try{let p;for await(p of Ea(this.#t.id,r,i,()=>!this.#$));u=p?Kc(p,s,n):[]}catch(p){u=[A(p)]}this.#f.delete(l),this.#$||this.#e(u)}async#R(t){let{about:n,act:s}=this.#u;if(n!==Po(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#y(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#B(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#P():this.#e(t&&n.view?.options?[o("illegal"),...this.#b(n)]:this.#b(n))}async#P(){let t=await this.#t.ready();t&&(this.#a=Math.max(this.#a,t.seq))}async#q(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#b(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Bn(o,z),i=n.map(p=>Nc(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Yc={lines:250,typed:50};function Wn(){let[e,t]=y([]),n=O(0);return{lines:e,print:(a,r=!1)=>{let i=a.map(l=>({id:n.current++,text:l,typed:r}));i.length&&t(l=>[...l,...i].slice(-Yc.lines))}}}function Fn({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Xh} onsend=${s} />
		<${em} lines=${e} />
	</section>`}function Qc({table:e,variant:t}){let n=Wn();return c`<${Fn} ...${n} obey=${Zh(e,t,n.print)} />`}function Zh(e,t,n){let s=$e(()=>new na(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),k(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Xh({onsend:e}){let t=O(null),n=O({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Yc.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function em({lines:e}){let t=O(null);return fe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}var sa={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},tm=60,nm=600,Fo=class{#t;#e=[];#n=0;constructor(t){this.#t=t}press(t){return t==="Enter"&&Date.now()<this.#n?!0:this.#e.length===0&&this.#t.current()?this.#t.act(t):t in sa||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#e.length<tm&&this.#e.push(t),this.#s(),!0):!1}goOn(){for(;this.#e.length>0&&this.#t.current();)this.#t.act(this.#e.shift()??"");this.#s()}#s(){if(this.#t.changing())for(this.#e=this.#e.filter(t=>t!=="Backspace"&&t!=="Redo");this.#e[0]==="Enter";)this.#e.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#e=[]),this.#n=n?Date.now()+nm:0}},Zc=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Ho(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function sm(e){if(!Ho(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in sa?t===document.body||Zc(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var am=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Ho(e));function Xc(e){let t=O(e);t.current=e;let n=O(!0),[,s]=y(0),a=O(null),r=a.current??=new Fo({act:i=>t.current.act(i)?(n.current=!1,s(l=>l+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return fe(()=>r.hear(e.pad),[e.pad]),k(()=>{n.current=!0,r.goOn()}),fe(()=>{let i=l=>{(am(l)?Zc(l):sm(l)&&r.press(Ho(l)))&&l.preventDefault()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[]),i=>r.press(i)}var J=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Fe=e=>e.seats.map((t,n)=>J(e,n)),eu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Hn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?eu(e):`${eu(e)} · ${Se(t,{dateStyle:"long"})}`};function aa(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:J(e,t.by)});case"turnup":return o("turnup");case"before":return o("why.before")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(`why.${t.trump||"first"}`)}var nu=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:J(e,n.seat)})).join("; ")}),om=e=>e==="joker"?o("joker"):e;function Dt(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:J(e,t.seat),other:J(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?q(t.offer):"",trump:M(t.trump),want:M(t.want),card:om(t.card??"")})}function oa(e,t){let n=e.changed??[],s=n.filter(i=>!i.dropped&&i.trump!==i.was).map(i=>o("pad.changed",{deal:i.deal+1,trump:M(i.trump),was:M(i.was),dealer:J(e,i.dealer)})),a=n.find(i=>!i.dropped&&i.dealer!==i.dealt);a&&s.push(o("pad.dealers",{deal:a.deal+1,dealer:J(e,a.dealer)}));let r=n.find(i=>!i.dropped&&i.game!==i.of);return r&&s.push(o("pad.games",{deal:r.deal+1,game:r.game+1})),s.push(...n.filter(i=>i.dropped).map(i=>o("pad.dropped",{deal:i.deal+1}))),e.totals.some((i,l)=>i!==t[l])&&s.push(o("pad.totals",{totals:e.totals.map((i,l)=>`${J(e,l)} ${v(i)}`).join(", ")})),s}function _n(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}var tu=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${J(e,s)} ${Y(n)}`).join(", "),_o=e=>[o("pad.settle",{what:tu(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:tu(e,t)}))];function yt(e){let t=Fe(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:W(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,i)=>e.totals[i]===s);return e.deals.length===0?"":o("page.pad.leads",{names:W(a),n:a.length,points:v(s),over:n?"yes":"no"})}function su(e){let t=Fe(e),n=(a,r)=>a.map((i,l)=>`${t[l]} ${r(i)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((i,l)=>`${t[l]} ${Y(i)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${M(a.trump)}: ${r}`});return[`Ninety-Nine · ${Hn(e)}`,n(e.totals,v),yt(e),"",...s,"",..._o(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var ou=e=>({hands:e.seats.map(()=>({}))}),ru=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),iu=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},lu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function rm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var im=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],au=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),lm=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...i}=s;return a||e.hands[t]?.premium===n.premium?s:i},cm=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Uo({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let i=n??(s&&e.choices.trumps.length>0?void 0:r.trump),l=i===r.trump||!r.trump?aa(e,r.why,!a):"",u={dealer:J(e,r.dealer),lead:J(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>J(e,d)).join(", ");return c`<div class="pad-due">
		${i?c`<${V} trump=${i} />`:c`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${i?l?o("why.trump",{trump:M(i),why:l}):M(i):o("page.pad.turnup")}
			${p?c` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var um=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?c`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},zo=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:i})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${i??t}</button>`,zn=e=>e.totals.some((t,n)=>t!==e.game[n]);function pm(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${zn(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${dm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function dm({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:i,seat:l}){let u=J(e,l),p=n.hands[l]??{},{tricks:d,bid:f,made:$,premium:h}=s.hands[l]??{},m=w=>({label:o(`page.pad.${w}.of`,{name:u}),now:lu({seat:l,field:w},a),wrong:r===l,onpick:()=>i({seat:l,field:w})}),g=$===void 0?"":o($?"page.sheet.made":"page.sheet.failed"),b=[f===void 0?"":o("page.pad.bid",{n:f}),g].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${um} due=${e.deals[t]??e.due} seat=${l} />
			<b class="total">${v(e.game[l]??0)}</b>
			${zn(e)?c`<small class="rest soft">(${v(e.totals[l]??0)})</small>`:null}
		</span>
		<${zo} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":v(d)} />
		<${zo} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${b}>
			<span class="bid">${f===void 0?"":v(f)}</span>
			${g?c`<span class=${`mark ${$?"made":"failed"}`}>${$?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&l<e.choices.live?c`<${zo} ...${m("premium")} said=${!!p.premium} text=${h?q(h):""} />`:null}
	</div>`}var fm=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function $m(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=fm(e);return e.choices.trumps.map(f=>{let $=f==="none"&&d?c` <small>(${d})</small>`:null;return{key:f,on:t.trump===f,press:()=>s({...t,trump:f}),wide:!0,text:c`<${V} trump=${f} /><span class="word">${M(f)}${$}</span>`}})}let i=t.hands[a]??{},l=(d,f)=>s(lm(t,a,cm({...i,...d})),f),u=(d,f,$)=>({key:String(d),text:v(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,i.tricks===f,()=>l({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:i.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:i.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,i.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(i.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!i.premium,press:()=>l({premium:""})},...im(e).map(d=>({key:d,wide:!0,text:q(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>l({premium:d},au(e,d).length>0)})),...(p?au(e,p):[]).map(d=>u(d,i.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function hm({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var cu=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:J(e,t)}),mm={seat:-1,field:"trump"},gm=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),bm=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${V} trump=${e} /> ${M(e)}`:"…"}
</button>`,Ko=({redo:e})=>c`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function uu({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:i,kept:l,place:u}=e,p=n.place===u?n.cell:null,d=de=>s({place:u,cell:de}),f=l?.open!==null,$=l?.inserting===!0,h=o($?"page.pad.insert":f?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||f?[]:t.due?.missing??[])).filter(de=>!rm(r,de)),b=p??(g[0]?iu(g[0]):null),w=!i&&t.unfit!==void 0,x=!i&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!w,T=b?$m(t,r,b,(de,Bt)=>(d(Bt?b:null),e.set(de))):[],j=wm(t.entry,r),Me={Enter:()=>(x||w)&&e.enter(w),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},xe=de=>{let[Bt,Or]=sa[de]??[];if(Bt!==void 0&&Or!==void 0)d(km(t,b,Bt,Or));else{let jr=(T.find(va=>va.typed===de)??T.find(va=>va.or===de))?.press??Me[de];if(!jr)return!1;jr()}return!0},Rt=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Ce=Xc({pad:t,act:xe,current:()=>e.told===t&&e.kept===l&&!Rt(),changing:()=>e.busy.peek()});return c`<section class="pad-panel" aria-label=${h}>
		<${Uo} pad=${t} deal=${a} named=${j.trump} inserting=${$} />
		<${pm} pad=${t} deal=${a} draft=${r} full=${j} now=${b} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":x?"":"soft"}`} role="status">
			${vm(t,p,g)||(x?o("page.pad.ready"):" ")}
		</p>
		${gm(t,r)&&(j.trump||b?.field!=="trump")?c`<${bm} trump=${j.trump} now=${b?.field==="trump"} onpick=${()=>d(mm)} />`:null}
		${b&&!(x&&!p)?c`<${hm} keys=${T} label=${cu(t,b)} />`:null}
		<${ym} open=${e} press=${Ce} can=${x||w} text=${w?o("page.pad.anyway"):h} />
	</section>`}var ym=({open:e,press:t,can:n,text:s})=>c`<div class="pad-acts">
	<button type="button" class="button" disabled=${!e.undoable} onclick=${()=>t("Backspace")}>
		${o("page.pad.undo")}
	</button>
	${e.redoable?c`<${Ko} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?c`<button type="button" class="button" onclick=${()=>e.leave()}>${o("page.pad.cancel")}</button>`:null}
	<button type="button" class="button chief" aria-disabled=${!n} aria-busy=${e.busy.value}
		onclick=${()=>t("Enter")}>${s}</button>
</div>`,wm=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function vm(e,t,n){if(e.fault)return Dt(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:Dt(e,a)})).join(" ");let s=n.find(a=>!t||lu(iu(a),t));return s?o(`page.pad.ask.${s.what}`,{name:J(e,s.seat)}):t?cu(e,t):""}function km(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,i=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:i,field:u==="premium"&&i>=e.choices.live?"contract":u}}var xm=3e3,Sm=e=>e instanceof Ir||e instanceof H&&([429,503].includes(e.status)||e.reason==="unfetched"),Un=e=>rt(e)?o("page.pad.refused",{text:e.message}):A(e);function Om(e){let{record:t,summary:n,open:s,inserting:a}=e,r=As(e),i=Tt(e),l={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:i??l}:s!==null?{record:t,deal:r,...i?{entry:i}:{}}:n.over?{record:t}:{record:t,entry:i??l}}var jm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ra=class{wrong=C("");busy=C(!1);#t;#e=C(null);#n=C(0);#s="";#a=new AbortController;#r=0;#c=[];#i=[];#l=null;#u="";#o;constructor(t,n=St){this.id=t,this.#t=n,this.#o=qt(()=>this.#m())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return je(this.id)}get told(){return this.#e.value?.told}get stale(){return this.#e.value?.of!==this.#d()}get deal(){return this.kept?As(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Tt(t))??(n?ou(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Tt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!Tt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Qt(this.kept)}`}#d(){return this.kept?JSON.stringify(Om(this.kept)):""}#m(){let t=this.#d(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#t(JSON.parse(t),s).then(a=>s.aborted||(this.#e.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Un(a),Sm(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,xm))))})}set(t){this.#c.push({of:this.place,entry:this.entry}),this.#i=[],this.#f(t)}#f(t){let{kept:n}=this;n&&Z(Nt(n,Qt(n),ru(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&Z({...Nt(Ge(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&Z({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&Z(Ge(Nt(t,Qt(t))))}async#$(t){let n=this.#l;this.busy.value=!0;let s=n?n.then(t,t):t();this.#l=s;try{return await s}finally{this.#l===s&&(this.#l=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Qt(n),i={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},l=await this.#$(()=>this.#p(i,(u,p)=>{let d=Ge(Nt(u.record===p.record?u:pt(u,p),r)),f=u.drafts[r]??a;return jm(f,a)?d:{...Nt(d,s,f),open:s}}));l&&du(l,n.summary.totals)}async propose(t){let n=this.kept?.record??"",s=await this.#t({record:n,...t});if(!s.unfit)return s.fault?void L(pu(s)):s;let a=await this.#t({record:n,...t,again:!0});return{...a.unfit?s:a,unfit:s.unfit}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#$(()=>this.#p({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Ge({...pt(a,r),drafts:Am(a,r)})));s&&du(s,n.summary.totals)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#$(()=>this.#p({record:t.record,do:"stop"},pt))}async undo(){if(this.busy.peek()||this.#g())return;let t=await this.#$(()=>this.#h("past"));t&&L(o("pad.undone",{what:t}))}async redo(){if(this.busy.peek()||this.#w())return;let t=await this.#$(()=>this.#h("next"));t&&L(o("pad.redone",{what:t}))}#g(){let{kept:t,place:n,entry:s}=this;if(!t||!Tt(t))return!1;let a=this.#c.findLast(r=>r.of===n);return this.#c=this.#c.slice(0,a?this.#c.lastIndexOf(a):0),this.#i.push({of:n,entry:s}),a?this.#f(a.entry):this.leave(),!0}#w(){let{place:t,entry:n}=this,s=this.#i.findLast(a=>a.of===t);return s?(this.#i=this.#i.slice(0,this.#i.lastIndexOf(s)),this.#c.push({of:t,entry:n}),this.#f(s.entry),!0):!1}async#h(t){let{kept:n}=this,s=n&&hl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#p({record:s},(l,u)=>Ge(ml(l,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#$(()=>this.#b(t,n))}async#b(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#v("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#v("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,i={record:s.record,line:t,lang:n,...r===this.#u?{again:!0}:{}},l=await this.#p(i,(u,p)=>p.record===u.record?u:Ge(fl(pt(u,p))));return this.#u=l?.again?r:"",l?.said??[]}async#v(t,n,s){if(t==="past"?this.#g():this.#w())return o(n,{what:o("pad.act.some")});let a=await this.#h(t);return a?o(n,{what:a}):o(s)}async#p(t,n,s=t.record){let a=this.#d(),r=await this.#t(t).catch(i=>{L(A(i))});return Os(this.id),De(()=>{let{kept:i}=this;if(!(!r||!i))return r.fault||r.unfit||r.entry?this.#x(t,r,a):i.record!==s&&i.record!==r.record?this.#y(i,t):(this.#k(n(i,r),r),r)})}#k(t,n){let s=this.#d();Z(t);let a=this.#d();a!==s&&(this.#e.value={of:Tt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#d()&&(this.#e.value={of:s,told:n}):L(pu(n))}#y(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,i=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&Z({...Nt(t,i?n:r,s),open:i?n:null}),L(o("page.pad.elsewhere"))}},pu=e=>e.fault?Dt(e,e.fault):e.missing?nu(e,e.missing):"",Am=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function du(e,t){let{did:n}=e,s=e.deals[n?.deal??-1];if(n?.act==="enter"&&s){let l=W(s.points.map((u,p)=>`${J(e,p)} ${Y(u)}`));return L(o("page.pad.entered",{n:n.deal+1,points:l}),!0)}if(!n)return;let a={deal:n.deal+1},i=["correct","delete","insert"].includes(n.act)?o(`pad.did.${n.act}`,a):o("pad.changed.head",{what:o(`pad.act.${n.act}`,a)});L([i,...oa(e,t)].join(" "))}var Mm=({trump:e})=>e.by==="turnup"?[]:[...new Set(["none",e.first??"none","C","D","H","S"])].filter(Boolean);function ia({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=e??{totals:t.map(()=>0)},r=Mm(n);return c`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((i,l)=>c`<${re} key=${l} label=${i} value=${a.totals[l]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...a,totals:a.totals.with(l,u)})} />`)}
			</fieldset>
			${n.game.deals?c`<${re} label=${o("page.pad.opening.deals")} value=${a.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${i=>s({...a,deals:i})} />`:null}
			${r.length?c`<${R} label=${o("page.pad.opening.trump")} value=${a.trump??"none"}
						options=${r.map(i=>[i,M(i)])}
						onchange=${i=>s({...a,trump:i})} />`:null}
		</div>
	</details>`}var la=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var ua=24;function Tm(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function Nm(){let e=I.value?.name??E.name.value,t=Mt()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ge.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Em={variant:"",names:[],first:"0",length:"",rounds:9,house:Ts,opening:void 0},Go=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Jo=e=>Array.from({length:e.chairs},(t,n)=>n);async function Lm(e,t,n){let s=vn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...Jo(t).map(f=>Go(e,f)),...a],i=_n(r);if(i)throw new ca(o("pad.twins",{name:i}));let l=await St({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Tm(),...e.length?{[e.length]:e.rounds}:{}}}),u=la(e.opening),p=u&&{...l.head,opening:u},d=js(p?await St({record:l.record,do:"head",head:p}):l);return Z(d),d.id}var ca=class extends Error{};function Cm(e){return e instanceof ca?e.message:e instanceof ft?o("page.create.rules.unread",{text:e.message}):Un(e)}var Vo=e=>e.currentTarget.select();function Dm({plan:e,set:t,variant:n}){let s=a=>({currentTarget:{value:r}})=>t(({names:i})=>({names:Object.assign([...i],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Jo(n).map(a=>c`<label class="field" key=${a}>
				<span>${o("page.pad.player",{n:a+1})}</span>
				<input type="text" maxlength=${ua} autocomplete="off" spellcheck=${!1} value=${e.names[a]??""}
					enterkeyhint="next" oninput=${s(a)} onfocus=${Vo} />
			</label>`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${R} label=${o("page.pad.first")} value=${e.first} onchange=${a=>t({first:a})}
			options=${Jo(n).map(a=>[String(a),Go(e,a)])} />`}function Yo({plan:e,set:t}){return c`<div>
		<${R} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]}
			onchange=${n=>t({length:n})} />
		${e.length?c`<${re} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${n=>t({rounds:n})} />`:null}
	</div>`}function fu({onclose:e,onbegun:t}){k(()=>{D(ye)},[]);let[n,s]=y(()=>({...Em,names:Nm()})),[a,r]=y(""),[i,l]=y(!1),u=ge.value.find(m=>m.id===n.variant)??lt(),p=P(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},f=async m=>{if(m.preventDefault(),!(i||!p)){l(!0);try{t(await Lm(n,u,p))}catch(g){r(Cm(g)),l(!1)}}},$=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${i}>
		${o("page.pad.begin")}
	</button>`;return c`<${B} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${ie} label=${o("page.create.variant")} value=${u.id} groups=${Re()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${Dm} plan=${n} set=${d} variant=${u} />
			<${Yo} plan=${n} set=${d} variant=${u} />
			<${ia} opening=${n.opening} rules=${p}
				set=${m=>d({opening:m})}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?Go(n,g):o("dummy"))} />
			<${Ns} own=${n.house} set=${m=>d({house:m})} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var $u=(e,t)=>[...(t.unfit??[]).map(n=>o("pad.unfit",{deal:n.deal+1,why:Dt(e,n)})),...oa(t,e.totals)],hu=({lines:e})=>c`<div class="stack" role="status">
	${e.map(t=>c`<p key=${t}>${t}</p>`)}
</div>`;function mu({open:e,pad:t,then:n,deal:s,onclose:a}){let{busy:r,once:i}=xt(),u=c`<button type="button" class="button chief" aria-busy=${r} onclick=${()=>i(async()=>{await e.revise({do:"delete",deal:s}),a()})}>
		${o("page.pad.strike")}
	</button>`;return c`<${B} title=${o("page.pad.deal",{n:s+1})} onclose=${a} actions=${u}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:s+1})}</p>
			<${hu} lines=${$u(t,n)} />
		</div>
	<//>`}function Rm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let i=s.findLastIndex(l=>l.seat===r);i<0?n[r]=a:s[i]={...s[i],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Bm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:i,leaves:l,comes:u,from:p}){let{deals:d,games:f,opening:$,...h}=e,m={...h,...Rm(e,t),first:Number(n),...s?{target:s}:{}},g=la(i),b={deal:p-1,seat:Number(l),name:u.trim()},w=(m.replaced??[]).filter(S=>S.seat!==b.seat||S.deal!==b.deal),x=b.name?[...w,b].sort((S,T)=>S.deal-T.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...x?{replaced:x}:{}}}var Pm=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function gu({open:e,pad:t,onclose:n}){let[s,a]=y(()=>Pm(t)),[r,i]=y(null),[l,u]=y(""),{busy:p,once:d}=xt(),f=b=>{a(w=>({...w,...b})),i(null),u("")},$=Bm(t.head,s),h=b=>{b.preventDefault();let w=_n(s.names)??_n(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(w)return u(o("pad.twins",{name:w}));d(async()=>{let x=r?void 0:await e.propose({do:"head",head:$}),S=x?$u(t,x):[];if(S.length)return i(S);(r||x?.did)&&await e.revise({do:"head",head:$}),n()})},m=c`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return c`<${B} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${qm} pad=${t} form=${s} set=${f} />
			<${R} label=${o("page.pad.first")} value=${s.first}
				onchange=${b=>f({first:b})}
				options=${s.names.slice(0,g).map((b,w)=>[String(w),b])} />
			${s.target?c`<${re} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${b=>f({target:b})} />`:null}
			<${Yo} plan=${s} set=${f} />
			<${Im} pad=${t} form=${s} set=${f} />
			<${ia} opening=${s.opening} names=${Fe(t)} rules=${t.rules}
				set=${b=>f({opening:b})} />
			${r?c`<${hu} lines=${r} />`:null}
			<p class=${l?"trouble":""} role="alert">${l}</p>
		</form>
	<//>`}var qm=({pad:e,form:t,set:n})=>c`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>c`<label class="field" key=${a}>
		<span>${o("page.pad.player",{n:a+1})}</span>
		<input type="text" required maxlength=${ua} autocomplete="off" spellcheck=${!1} value=${s}
			onfocus=${Vo}
			oninput=${r=>n({names:t.names.with(a,r.currentTarget.value)})} />
	</label>`)}
</fieldset>`,Im=({pad:e,form:t,set:n})=>c`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${ie} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),J(e,a)])}
			onchange=${s=>n({leaves:s})} />
		<label class="field"><span>${o("page.pad.replace.comes")}</span>
			<input type="text" maxlength=${ua} autocomplete="off" spellcheck=${!1} value=${t.comes}
				oninput=${s=>n({comes:s.currentTarget.value})} /></label>
		<${re} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${s=>n({from:s})} />
	</div>
</details>`;var Wm=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function pa({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=y(!1);return c`<div class="invitation">
		<label class="field"><span>${t}</span>
			<input type="text" readonly value=${e} onfocus=${r=>r.target.select()} /></label>
		<button type="button" class="button" onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||L(o("page.link.by-hand"))}}}>${o(n?"page.link.copied":"page.link.copy")}</button>
		${Wm(location.hostname)?c`<${Fm} />`:null}
	</div>`}function Fm(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function bu({variant:e,table:t}){let n=z(`variant.${e}`);return c`<div class="introduction">
		${E.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}function da({pad:e,onpick:t}){let n=Fe(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Hn(e)} · ${Is(e.rules)}</p>
			<p class="standing">${yt(e)}</p>
		</header>
		${e.deals.length?c`<${io} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${_o(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Hm(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:_m(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:i,...l}=n;return{...l,shown:r,...s?{why:a}:{},...i?{closed:{...i,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var _m=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function fa({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let i=e.deals[t];if(!i)return null;let l=s&&c`
		<button type="button" class="button plain" onclick=${r}>${o("page.pad.strike")}</button>
		<button type="button" class="button plain" onclick=${a}>${o("page.pad.insert.before")}</button>
		<button type="button" class="button chief" onclick=${s}>${o("page.pad.correct")}</button>`;return c`<${B} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${l}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:J(e,i.dealer),lead:J(e,i.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${M(i.trump)} (${aa(e,i.why,!1)}).</p>
			<${qe} view=${Hm(e,t)} names=${Fe(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var zm=4e3,[yu,Um]=[4e3,12e4],wu=new Map;function Zo(e,t){let n=(wu.get(e)??Promise.resolve()).then(t);return wu.set(e,n.catch(()=>{})),n}var Km=e=>Zo(e,async()=>{let t=je(e);if(!t||t.shared)return;let n=_t(),{pad:s,mark:a=""}=await os(n,t.record),r=je(e);r&&Z({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function vu(e){let{shared:t,record:n}=je(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Qo=new Map;function Jm(e){let t=Qo.get(e)??Zo(e,async()=>{let n=je(e);if(!n?.shared||!vu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:i=""}=await os(s,n.record,a).catch(u=>{if(u instanceof H&&u.status===409)return Gm(e,n.shared?.pad??"");throw u}),l=je(e);l?.shared?.secret!==s||!r||Z({...l,shared:{...l.shared,pad:r,of:n.record,mark:i}})}).finally(()=>Qo.delete(e));return Qo.set(e,t),t}async function Gm(e,t){let{pad:n,mark:s}=await ja(t,""),a=je(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};Z({...n.record===a.record?a:Ge(pt(a,n)),shared:r}),n.record!==a.record&&L(o("page.pad.share.other"))}return{pad:""}}var Xo=e=>Zo(e,async()=>{let t=je(e)?.shared?.secret;if(!t)return;await os(t);let n=je(e);if(!n)return;let{shared:s,...a}=n;Z(a)}),Vm=e=>e instanceof H&&e.status>=400&&e.status<500&&e.status!==429;function Ym(e,t){let[n,s,a,r,i]=["",yu,0,!1,!1],l=async()=>{let p=vu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Jm(e).then(()=>null,f=>f);if(r=!1,d&&!Vm(d)){i||(a=Number(setTimeout(l,s))),s=Math.min(2*s,Um);return}s=yu,d&&(n=p,t(d)),l()},u=qt(()=>{l()});return()=>{i=!0,u(),clearTimeout(a)}}function ku(e){k(()=>Ym(e,t=>L(o("page.pad.share.not",{text:A(t)}))),[e])}function xu({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=xt(),i=()=>r(async()=>{await Km(e.id),n(!0)}),u=c`<button type="button" class="button" aria-busy=${a} onclick=${()=>r(async()=>{await Xo(e.id),n(!1)})}>
		${o("page.pad.share.stop")}
	</button>`;return c`<button type="button" class="button plain" aria-busy=${a} onclick=${i}>
			${o("page.pad.share")}
		</button>
		${t&&s?c`<${B} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${pa} link=${rs(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Qm(e){let[t,n]=y(null),[s,a]=y("");return k(()=>{let r=new AbortController,[i,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await ja(e,i,r.signal);i=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof H&&p.status===404;if(a(d?o("page.pad.unshared"):A(p)),d)return}l=window.setTimeout(u,zm)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function Su({id:e}){let{pad:t,wrong:n}=Qm(e),[s,a]=y(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${da} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${Uo} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${yt(t)}</p>`}
			${zn(t)&&t.due?c`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,i)=>c`<li key=${i}>
				<span>${J(t,i)}</span>
				<span><b>${v(r)}</b>${zn(t)&&t.due?c` <small class="soft">(${v(t.totals[i]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${fa} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}function Zm({rest:e}){let[t="",n=""]=e;return t==="on"&&n?c`<${Su} key=${n} id=${n} />`:t?c`<${tg} key=${t} id=${t} />`:c`<${Xm} />`}function Xm(){let[e,t]=y(!1),[n,s]=y(""),a=O(null),r=async l=>{if(l){s("");try{let u=js(await St({record:await l.text()}));Z(u),F(`/pad/${u.id}`)}catch(u){s(Un(u))}}},i=l=>F(`/pad/${l}`);return c`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<button type="button" class="button chief" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${o("page.pad.new")}
			</button>
			<button type="button" class="button plain" onclick=${()=>a.current?.click()}>${o("page.pad.open")}</button>
			<input ref=${a} type="file" class="unseen" tabindex="-1" aria-label=${o("page.pad.open")}
				accept=".jsonl,.99" onchange=${()=>r(a.current?.files?.[0])} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p><a href="/deal">${o("page.slips.from")}</a></p>
		<ul class="pad-list">${Mt().map(l=>c`<${eg} key=${l.id} pad=${l} />`)}</ul>
		${e?c`<${fu} onclose=${()=>t(!1)} onbegun=${i} />`:null}
	</main>`}function eg({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:i,over:l}=t,u=[z(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:i}),Se(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${W(a)}</span>
		<span class="score">${r.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var Ou=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function tg({id:e}){let t=$e(()=>new ra(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?c`<${ag} open=${t} kept=${n} told=${s} wrong=${a} />`:c`<${Ou} text=${a||o("page.opening")} />`:c`<${Ou} text=${o("page.pad.gone")}>${r}<//>`}function ng(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function sg({open:e}){let{lines:t,print:n}=Wn(),s=async a=>n(await e.type(a||"show",X.value));return k(()=>{s("")},[e]),c`<${Fn} lines=${t} print=${n} obey=${s} />`}function ag({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[i,l]=y(null),u=()=>(r(-1),l(null)),p=()=>D(async()=>l(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,f=`${W(Fe(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=f},[f]),ku(t.id),ng(d);let $=()=>e.undo();return c`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?c`<${sg} open=${e} />`:null}
		<${da} pad=${n} onpick=${r} />
		${n.due||e.deal<d?c`<${uu} open=${e} pad=${n} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${yt(n)}</p>
					<div class="pad-acts">
						<button type="button" class="button" disabled=${!e.undoable} onclick=${$}>${o("page.pad.undo")}</button>
						${e.redoable?c`<${Ko} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${rg} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Ss.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${i?c`<${mu} open=${e} pad=${n} then=${i} deal=${a} onclose=${u} />`:a>=0?c`<${fa} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function og(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/x-ndjson"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function rg({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[i,l]=y(!1),{busy:u,once:p}=xt(),d=async()=>{let g=await navigator.clipboard?.writeText(su(n)).then(()=>!0,()=>!1);L(o(g?"page.link.copied":"page.copy.not"))},f=()=>po(uo({scores:n.deals,names:Fe(n),title:Hn(n),winner:yt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>L(A(g))),$=(g,b)=>c`<button type="button" class="button plain" onclick=${b}>${g}</button>`,m=c`<button type="button" class="button chief" aria-busy=${u} onclick=${()=>p(async()=>{await Xo(t.id),F("/pad"),ul(t.id)})}>
		${o("page.pad.drop.yes")}
	</button>`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[$(o("page.copy"),d),$(o("page.share"),f),$(o("page.rules.print"),()=>print())]:null}
		${ot.value?null:c`<${xu} kept=${t} />`}
		${$(o("page.pad.save"),()=>og(t.record,`pad-${n.date||t.id}.99.jsonl`))}
		${$(o("page.pad.head"),()=>l(!0))}
		${n.house?null:c`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?$(o("page.pad.stop"),s):null}
		${$(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${i?c`<${gu} open=${e} pad=${n} onclose=${()=>l(!1)} />`:null}
		${a?c`<${B} title=${o("page.pad.drop")} onclose=${()=>r(!1)} actions=${m}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var er="ninetynine.problems",ju="ninetynine.problems.damaged";function tr(){try{return localStorage.getItem(er)}catch{return null}}function $a(){try{return JSON.parse(tr()??"null")??void 0}catch{return}}var Mu=e=>!Object.values($a()?.marks??{}).some(t=>t?.first<e);function Tu(e){try{localStorage.setItem(er,JSON.stringify(e))}catch{}}function Au(e){if(e===null||tr()!==e)return!1;try{let t=ju;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${ju}.${n}`;localStorage.setItem(t,e),localStorage.removeItem(er)}catch{}return!0}async function nr(e,t){let[n,s]=[tr(),$a()];if(!s)return{told:await t(e),anew:Au(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof H)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:Au(n)}}}var ma=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:pe(e),grade:t,grades:4,back:n?"yes":"no"}),sr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function ar(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=P(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function or(e,t){let n=P(e.variant)?.dummy?ce(e)-1:-1;return Array.from({length:ce(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Kn=({view:e})=>({...e,totals:[]}),rr=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),ir=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function lr(e,t,n){let s=o("problem.rating",{...sr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function Nu(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var Eu={ask:Object.keys(In),also:["rules","short","next","help","quit"]},ha=class{#t;#e;#n;#s=!1;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}#a(){let t=Kn(this.#t),n=t.seat??0;return{view:t,me:n,names:or(t,n),rules:P(t.variant),short:this.#s}}present(t,n,s){let a=this.#t,r=this.#a(),i=a.kind==="hidden"?me(r.view):0,l=Array.from({length:i},(u,p)=>Nu(wt(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${ke(f,r)}`),vt(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${ma(a,t,n)}.`,...l,...i?qn(r):[],...ta(r),ar(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#t.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),mt(t,an(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),mt(t,an(t))]}tell({act:t,told:n},s){let a=this.#t,r=this.#a(),i=p=>We(p.split(" ").slice(1),r),l=n.levels.map(({level:p,solved:d})=>o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:i(t)}),...a.kind==="bid"?this.#c(n,i):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:rr(n.answers.map(i))})],...Ke(n.why??[]),...u.flatMap(p=>this.#i(p,r,i)),`${o("problem.found")}: ${l.join(", ")}.`,lr(a,n,s),`${o("problem.next")}.`].map(mn))}#c({answers:t,totals:n=[],bid:s},a){let r=n.filter((i,l)=>l<5||i.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(i=>o("problem.total",{n:i.tricks,points:v(i.points,1),chance:Math.round(100*i.chance),good:i.right?"yes":"no"}))]}#i(t,n,s){let a=ir(t,this.#t,n.view).map(i=>`${n.names[i.seat]}: ${We(N(i.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:i,won:l})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return Nu(i.map(u),l,n)})]}async obey(t,n){let s=this.#a(),a=!n.answered&&!n.busy,r=an(a?s:{...s,view:{...s.view,options:void 0}});r.hand=Xs(s);let i=Zs(t,r,Bn(o,z));return i.kind==="act"?this.#n.answer(i.act):i.kind==="forbidden"?this.#e(qo(r,s)):i.kind==="trouble"?this.#e([...Io(i,s,r,this.#s),...i.then==="ask"?this.#l(s,n):[]]):this.#u(i.kind==="command"?i:{verb:"",words:[]},s,n)}#l(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#u({verb:t,words:n},s,a){let r=Object.hasOwn(In,t)?In[t]:void 0;if(r)return this.#e(r(s,n,an(s)));switch(t){case"":case"next":return a.answered?this.#n.next():this.#e(this.#l(s,a));case"short":return this.#s=!this.#s,this.#e([o("plain.short",{short:this.#s?"yes":"no"})]);case"rules":return this.#e(await this.#o());case"help":{let i=l=>l.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:i(Eu.ask),also:i(Eu.also)})])}case"quit":return F("/")}return this.#e([o("illegal"),...this.#l(s,a)])}async#o(){try{return Wo(await Oe({variant:this.#t.variant},X.peek()))}catch(t){return[A(t)]}}};function ig({rest:[e=""]}){let t=ue.value.get("variant")??"";return c`<${cg} key=${`${e} ${t}`} day=${e||kn()} variant=${t} any=${e!==""} />`}async function lg(e,t,n){await ye();let s=t||(n||!Mu(e)?"":lt()?.id),{told:a,anew:r}=await nr({date:e,...s?{variant:s}:{}},ci);return{all:a.problems,one:s||"",anew:r}}function cg({day:e,variant:t,any:n}){let[s,a]=y({}),[r,i]=y(0);k(()=>{let h=!1;return lg(e,t,n).then(m=>{h||(a(m),i(Lu(m.all)))},m=>!h&&a({wrong:A(m)})),()=>{h=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,m)=>{let g=l.map((b,w)=>w===r&&b.done===void 0?{...b,done:h}:b);a({one:u,anew:p||m,all:g})},$=l[r];return $?c`<${fg} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(Lu(l))} />`:c`<${ug} all=${l} day=${e} variant=${u} onagain=${i} />`}function Lu(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function ug({all:e,day:t,variant:n,onagain:s}){let a=e.filter(i=>i.done).length,r=O(null);return k(()=>E.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...sr($a())})}</p>
		<ol class="day-problems">${e.map((i,l)=>c`<li key=${i.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${Cu} right=${i.done} /><span class="unseen">${o(i.done?"problem.right":"problem.missed")}</span>
				<span>${ma(i,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${ie} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Re()} onchange=${i=>F(pg(t,i))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var pg=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Cu=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function dg(e,t,n){let[s,a]=y(null),[r,i]=y(""),[l,u]=y(!1);return{answered:s,said:r,busy:l,answer:async d=>{if(!(l||s)){u(!0);try{let{told:f,anew:$}=await nr({act:d,date:t},h=>ui(e.id,h));Tu(f.progress),i(""),a({act:d,told:f}),n(f.right,$)}catch(f){i(A(f))}u(!1)}}}}function fg({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=dg(e,t,r),f=Kn(e),$=or(f,f.seat??0),h=O(null),m=O(null);fe(()=>{l&&(E.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[l]);let g=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${ma(e,n,s)}</h1><p class="task">${U(ar(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ye} trump=${f.trump??""} />
		</header>
		${E.spoken.value?c`<${$g} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?Du(l.told,t):0} answer=${d} next=${i} />`:null}
		<div class="replay-board">
			<${mg} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${u||(l?c`<h2><${Cu} right=${g} /><span>${U(hg(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${h} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${gg} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ze} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function $g({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:i,next:l}){let u=Wn(),p=O({answer:i,next:l});p.current={answer:i,next:l};let d=$e(()=>new ha(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=P(e.variant)!==void 0;return k(()=>f?d.present(...t):void 0,[d,f]),k(()=>n?d.tell(n,r):void 0,[d,n]),k(()=>s?u.print([s]):void 0,[s]),c`<${Fn} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var hg=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:cr(e)});function mg({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=y(new Set),l=Kn(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(N(d?.from)),h=f||(d?.seat??p)===p,m=T=>{let j=new Set(f?r:[]);r.has(T)?j.delete(T):j.size<(d?.pick??1)&&j.add(T),i(j)},g=T=>$?.has(T)&&a(`play ${T}`),b=P(e.variant),w={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?Te(d?.worth??""):null,onpick:m,onplay:g},x=d?.seat??-1,S=h?null:{seat:x,hand:c`<${Xe} ...${w} cards=${le(N(u.shown?.[x]?.hand),K,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${$t} view=${u} variant=${b} names=${t} me=${p} elsewhere=${p} played=${S}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${nn} options=${{...d,offers:[]}} chosen=${r} variant=${b} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Qe} view=${u} variant=${b} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${oe(u.aside)}</div>`:null}
			</div>
			<${Xe} ...${w} cards=${le(N(u.hand),K,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Du=(e,t)=>e.due?Ls(e.due)-Ls(t):0,cr=e=>e.split(" ").slice(1).map(t=>Ue(t)).join(" ");function gg({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=Du(s,t),l=Ke(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${bg} told=${s} />`:c`<p>${U(o(r,{card:rr(s.answers.map(cr))}))}</p>`}
		${l?c`<p>${U(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${wg} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${yg} levels=${s.levels} />
		<p class="soft">${lr(e,s,i)}</p>`}function bg({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${Vt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${ws} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${ee(n.chance)}</td><td>${bn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var yg=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*n}%`}}></span></td>
		<td>${ee(n)}</td>
	</tr>`)}</tbody>
</table>`;function wg({r:e,problem:t,names:n,open:s}){let a=Kn(t),r=ir(e,t,a).map(({seat:l,cards:u})=>c`<span>${n[l]}</span><span class="act">${oe(u)}</span>`),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${U(o("problem.fails",{card:cr(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>oe(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function vg({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${kg} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function kg({table:e,match:t,deal:n}){let{told:s,wrong:a}=jt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${Ru} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=P(l.variant),p=Ct(l,u?u.seats:l.seats.length),d=Number(ue.value.get("seat")??-1),f=d>=0&&d<p.length?d:Xt(l,p.length),$=h=>F(`${pi()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report" data-counting=${Pe(s)}>
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??pe(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${Ru} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${xg} told=${s} wrong=${a} />
		${s.deals.length?c`<${Sg} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var Ru=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function xg({told:e,wrong:t}){if(t)return c`<p class="trouble" role="status">${t}</p>`;if(Pe(e)){let{judged:n,of:s,rough:a}=e;return c`<p class="soft counted" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function Sg({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=l.filter(h=>h.seat===r),p=l.filter(h=>h.seat!==r),d=a[r]??"",f={names:a,place:Cs(t,n),one:s},$=Na(e,i.lost,d,r===so(e.header));return c`<section class="stack">
			<p class="lead" role="status" aria-busy=${Pe(e)}>${Og($)}</p>
			${e.luck?c`<p>${jg(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${An} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Ag} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Mg} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${An} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Tg} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Og=e=>e.endsWith("…")?e:`${e}.`;function jg(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/we)||0),a=Math.min(Math.round(e.gifts/we),Math.max(s,0));return o("page.report.luck",{cards:Y(t),lie:Y(n),others:Y(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function Ag({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of _e)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=fs(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Y(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Y(r,1)}</td>
	</tr></tfoot></table>`}function Mg({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/we));return c`<${Mn} at=${p} from=${(u[0]??[]).map(d=>d/we)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/we);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/we:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${Mn} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function Tg({told:e,names:t}){let n=e.luck?["start","cards","lie",..._e.map(l=>`lost.${l}`),"others"]:["lie",..._e.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>fs(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${Q}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${Y(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${Y(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Jn={C:"♣",D:"♦",H:"♥",S:"♠"};function Bu(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=rn(e);return kt(t)+Jn[n]}var pr=e=>Jn[e]??o(e==="none"?"trump.short":`trump.${e}`),ur=e=>Jn[e]?`${Jn[e]} ${M(e)}`:pr(e),Pu=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),dr=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Pu(e,t.seat),qu=e=>e.trump.by==="holder";function fr(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Bu(n)}),o("page.slips.trump",{trump:ur(t??"none")})];if(qu(e))return[o("page.slips.named",{trump:t?ur(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:ur(t)})];let{first:s,after:a=[]}=e.trump,r=[...K,"none"].filter(l=>l===s||a.includes(l)),i=Fa(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${pr(p)}`);return[o("page.slips.ring",{trumps:r.map(pr).join("   ")}),o("page.slips.after",{list:i.join(", ")})]}var Iu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Wu({deal:e,slip:t}){let n=N(t.cards);return c`${[...K].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>kt(rn(r).rank));return c`<p key=${s} class="suit-of"><${V} trump=${s} /><span class="unseen">${M(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${U(o("joker.as",{card:Bu(e.turnup??"")}))}</p>`:null}`}var Ng=({cards:e})=>Math.max(...[...K].map(t=>e.split(t).length-1));function Eg({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Lg(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=N(s.cards).length+(s.joker?1:0),i=a?fr(t,n):[Iu(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${dr(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Ng(s)}`}><${Wu} ...${e} /></div>
		${i.map((l,u)=>c`<p key=${u} class="slip-line">${U(l)}</p>`)}
		${a?c`<${Eg} variant=${t} />`:null}
	</div>`}function Cg(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:i}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!qu(t)?fr(t,s):[],p=i==="hand"?u:[Iu(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${dr(e)}</b>${i==="hand"&&l?c`<br />${l}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${U(d)}</p>`)}
	</div>`}var[Fu,Hu,ga,Dg]=[330,374,22,36];function Rg(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Fu/ga;return Array.from({length:2*s*Hu/ga},(a,r)=>{let i=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*ga,u=(Math.floor((r>>1)/s)+n())*ga,p=(.6+.4*n())*Dg/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Jn[i]?`<use href="#${i}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${i}</text>`}).join("")}function Bg(){let e=[...K].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Fu}" height="${Hu}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Rg()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var _u=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function zu(e){let t=$e(Bg,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${Lg} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${Cg} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Uu({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Pu(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${U(fr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,i)=>c`<div key=${i} class="all-hand">
				<span class="soft">${dr({...t,deal:a,slip:r})}</span><${Wu} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Pg,qg]=[200,2**31],Ku={seed:48,label:40};function Gu(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var Ig=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Gu()});function Ju({label:e,about:t,value:n,longest:s,required:a=!1,onchange:r}){return c`<div>
		<label class="field"><span>${e}</span>
			<input type="text" maxlength=${s} required=${a} autocomplete="off" autocapitalize="none"
				spellcheck=${!1} value=${n} oninput=${l=>r(l.currentTarget.value)} />
		</label>
		<p class="soft small">${t}</p>
	</div>`}function Wg({plan:e,set:t}){let n=s=>t({fixed:s.currentTarget.checked});return c`<div class="row">
			<${re} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Pg}
				onchange=${s=>t({deals:s})} />
			<${re} label=${o("page.slips.first")} value=${e.first} min=${1} max=${qg}
				onchange=${s=>t({first:s})} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${e.fixed} onchange=${n} />${o("page.slips.fixed")}</label>
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<${Ju} label=${o("page.slips.label")} about=${o("page.slips.label.about")} value=${e.label}
			longest=${Ku.label} onchange=${s=>t({label:s})} />
		<${Ju} label=${o("page.slips.seed.label")} about=${o("page.slips.seed.about")} value=${e.seed}
			longest=${Ku.seed} required onchange=${s=>t({seed:s})} />
		<p><button type="button" class="button plain" onclick=${()=>t({seed:Gu()})}>
			${o("page.slips.seed.new")}
		</button></p>`}function Fg(e){return e instanceof H&&e.reason==="not-now"?o("page.slips.today"):rt(e)?o("page.slips.seed.bad"):A(e)}function Hg(e){k(()=>{if(!e)return;let t=!1;return _u().then(()=>t||print()),()=>{t=!0}},[e])}function _g(){k(()=>{D(ye)},[]);let[e,t]=y(()=>({...Ig(),variant:ue.peek().get("variant")??""})),n=O(e);k(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,i]=y(null),[l,u]=y(""),p=s===e,d=ge.value.find(m=>m.id===e.variant)??lt(),f=P(d?.id);Hg(r);let $=m=>{n.current={...n.current??e,...m},t(n.current),i(null),u("")},h=async m=>{if(m.preventDefault(),p||!f)return;a(e),u("");let{first:g,deals:b,fixed:w,label:x}=e,S=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[j,Me]=await _r({variant:f.id,seed:S,first:g,deals:b,fixed:w,label:x}).then(xe=>[xe,""],xe=>[null,Fg(xe)]);n.current===e&&(a(null),i(j&&{variant:f,series:j,seed:S,all:T}),u(Me))};return d?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${ie} label=${o("page.create.variant")} value=${d.id} groups=${Re()}
				onchange=${m=>$({variant:m})} />
			<${Wg} plan=${e} set=${$} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${l?"trouble":""} role="alert">${l}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?c`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?c`<${r.all?Uu:zu} ...${r} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function zg(e){let t=I.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Kg} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${Zu} />`}
	</main>`}var Zu=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Ug(e){let[t,n]=y({}),s=O(""),a=async()=>{try{for(;;){let r=await si(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:A(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Kg(){let[e,t]=y(""),{told:n,wrong:s,again:a}=Ug(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${pe(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Jg} told=${n} again=${a} />`:null}`}function Jg({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${Qu} of=${e.assisted} />`:c`<${Zu} />`:c`<${Gg} told=${e} />
		<${Vg} told=${e} />
		<${Xg} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${tb} of=${e.all.bids} />
			<${nb} told=${e} again=${t} />
			${e.assisted.deals?c`<${Qu} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var Vu=e=>e.margin?`${v(e.mean,1)} ± ${v(e.margin,1)}`:v(e.mean,1);function Gg({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:ee(e.made.low),high:ee(e.made.high)}),s=l=>l.margin?`± ${v(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),v(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ee(e.made.share),n],[o("page.records.points"),v(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),v(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),v(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var Yu={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>$r(e.points),lost:e=>$r(e.lost.all),...Object.fromEntries(_e.map(e=>[e,t=>$r(t.lost[e])]))},$r=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Vg({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",..._e.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[h=0,m=0,g=0]=Yu[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:m,high:g}}),[d=0]=Yu[l]?.(e.all)??[],f=$=>l==="made"?ee($/100):v($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${Kl} of=${p} last=${e.all.deals} label=${Yg(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Yg(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Qg=["bids","trumps","premiums","places","variants"];function Zg(e,t){return e==="trumps"?c`<${V} trump=${t} /> ${M(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):q(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?pe(t):v(Number(t))}function Xg({told:e}){let[t,n]=y("bids"),s=Qg.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Q}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${ee(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Zg(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${eb} of=${u} /></td>
				<td>${ee(u.made.share)}</td>
				${l?c`<td>${u.bids.of?ee(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${v(u.deals)}</td><td class="spare">${Vu(u.points)}</td>
				${i?c`<td class="spare">${u.judged?Vu(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function eb({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function tb({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var Qu=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function nb({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),i=O(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await sb(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(A(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function sb({table:e,match:t},n){for(;n.current;){let s=await as(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}function Xu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var hr=class{#t;#e;#n;#s=new Map;constructor(t,n){this.#t=t,this.#e=n,this.#n=Xu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#t)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#t,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#t)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#t,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#t&&this.#s.delete(t),this.rests!==s&&this.#e()}},ba=class{ours=!1;#t;#e;#n;#s;#a=0;#r=0;#c=0;#i=()=>{};constructor(t,n,s,a){this.#t=n,this.#e=s,this.#n=Xu(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new hr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#l()}#l=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#c),this.#u({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#c),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#i()}#u(t){this.#n?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#e()}clearTimeout(this.#c);let a=document.visibilityState==="visible";this.#c=setTimeout(this.#l,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#t(s)}};var ab=4e4,ob=5e3,mr={first:250,longest:8e3};function tp(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=tp(n[s],a);return n}var ep=e=>e instanceof H&&e.status<500&&e.status!==429&&e.status!==401,ya=class{state=C("opening");refused=C(null);#t;#e;#n=0;#s={};#a=!1;#r=()=>{};#c=new AbortController;#i=!1;#l=!1;#u=-1/0;#o;constructor(t,n){this.#t=t,this.#e=n,this.#o=new ba(t,s=>this.#y(s),()=>this.#d(),()=>this.#f()),addEventListener("online",this.#$),document.addEventListener("visibilitychange",this.#g),this.#w()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),Vr(this.#t,t)}hint(){return Yr(this.#t)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#f();this.#i||(this.#l=!0,this.#f())};#d(){this.#f(),this.#n===0&&this.#m()}async#m(){let t=await Oa(this.#t).catch(()=>{});t&&t.seq>this.#n&&this.#y(t)}#f(){this.#c.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#$),document.removeEventListener("visibilitychange",this.#g),this.#o.close(),this.#f()}#$=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#g=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#w(){for(let t=mr.first;!this.#a;t=Math.min(2*t,mr.longest)){let n=this.#n;try{await this.#b(),this.#o.ours&&!this.#a&&await this.#p()}catch(a){if(ep(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=mr.first);let s=this.#l?0:t;this.#l=!1,await this.#h(s)}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#v()}async#v(){let{signal:t}=this.#c=new AbortController;try{let n=await Oa(this.#t,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(ep(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#h(ob)}async#p(){let t=this.#c=new AbortController,n=()=>setTimeout(()=>t.abort(),ab),s=n();try{let a=(await this.#k(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#x(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#k(t){this.#i=!0;let n={Accept:"application/x-ndjson"},s=await qr(Qr(this.#t,this.#n),{headers:n,signal:t});if(this.#i=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw Wr(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#x({changes:t,...n}){t&&(n={...n,...tp(this.#s,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#s={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#n&&n.event.do!=="present")&&(this.#o.tell(n),this.#S(n))}#y(t){if(this.#a)return;if(this.#n===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!n&&this.#S(t)}#S(t){this.#n=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var rb=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function np({onclose:e}){return c`<${B} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${rb.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var gr=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),br=()=>gr()?.querySelector('[data-card][tabindex="0"]');function sp(){k(()=>{let e=null,t=null,n=0,s=fi();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??br()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function ap({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=y(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=cb(e.id,f,t.seq);return c`<${B} title=${o("page.more")} onclose=${s}>
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
			<${ib} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>F("/")}>${o("page.home")}</button>
			</section>
			<${lb} chairs=${t.table.chairs} />
		</div>
	<//>`}function ib({id:e,settings:{day:t,from:n}}){let[s,a]=y(!1);if(!on||!cn(e)||ot.value||t||n)return null;let r=async()=>{s||(a(!0),await D(()=>Oi(e)),a(!1))};return c`<section><h3>${o("page.here")}</h3>
		<button type="button" class="button" aria-busy=${s} onclick=${r}>${o("page.bring")}</button>
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function lb({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${it(n)}</b> <span class="soft">${Ut(n)}</span>
					<small class="soft">${Kt(n)}</small></li>`)}
		</ul>
	</section>`}function cb(e,t,n){let[s,a]=y(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&Zr(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function op({settings:e,onclose:t}){let[n,s]=y(null);return k(()=>{D(()=>Oe(e,X.value)).then(a=>a&&s(a))},[]),c`<${B} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Wa} guide=${n} />`:null}
	<//>`}var ub=450,pb=100,yr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",db=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),fb=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),wa=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");showing=new hs(()=>E.spoken.value?"quick":E.pace.value);view=Pt(()=>this.showing.shown.value?.message.view);talk=Pt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#t.value.filter(a=>!a.remark||a.seq<=s)});current=Pt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#t=C([]);#e=C(0);#n="";#s=0;#a=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#c(s)),this.#r=qt(()=>this.#m())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#s),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#n=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#a=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#n===s&&(this.#n="",(!r||this.#l())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#d())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await bi();return this.waits.value--,t&&yi(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#i();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await D(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#i()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==yr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}#c(t){db(t)&&(this.next.value="",this.#a=!0),De(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?fb(t):t.said;t.talk?this.#t.value=t.talk:n&&(this.#t.value=[...this.#t.value,n].slice(-pb)),t.event.acts?.includes(this.#n)&&(this.#n=""),!this.#n&&this.#l()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#d()}#i(){return yr(this.newest.peek()?.view)}#l(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&L(A(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=us(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#d(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#n||!this.#l())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#m(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#s),n?.kind==="play"&&t&&this.#f(t,n),(t?.phase!=="play"||!N(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(N(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==yr(this.newest.value?.view)&&this.dismiss()}#f(t,n){let s=N(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#$(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#s=setTimeout(i,a?0:ub)}#$(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#a||t.options?.seat!==void 0?!1:E.forced.value||N(t.hand).length===1&&!E.spoken.value}};var rp,wr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Gn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},$b={card:[wr],turn:[Gn],deal:[0,.07,.14,.21].map(e=>({...wr,at:e,gain:.07})),trick:[{...wr,hertz:700,seconds:.16,gain:.09}],made:[Gn,{...Gn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Gn,at:.13*t,hertz:e,seconds:.7})),lost:[{...Gn,hertz:246.94,seconds:.4,gain:.04}]},ip=e=>(e.played??[]).reduce((t,n)=>t+N(n).length,0);function lp(e,t){if(!e||!t)return[];let n=[];if(st(e,t)?ip(t)>ip(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function vr(e){if(!(!E.sound.peek()||document.hidden)){rp??=new AudioContext;for(let t of $b[e])hb(rp,t)}}function hb(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}var[mb,gb]=[400,12],kr=class{#t=null;meant(t){let n=this.#t,a=!(n!==null&&t.timeStamp-n.timeStamp<mb&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<gb)||t.target===n.target;return this.#t=a?t:{...n,timeStamp:t.timeStamp},a}};function cp(){k(()=>{let e=new kr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var xr=["beginner","casual","club","strong","expert"];function up(e){let{message:t,settings:n}=e,s=t.table.match>0?Nn(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${bb} ...${e} />`}function bb({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Jt(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,h=O(void 0),m=O(Promise.resolve(!0)),g=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},b=()=>m.current=m.current.then(async()=>{let x=await p.keep(),S=I.peek()?.name;return!x||!d||S===(h.current??wb(d.name))?x:(h.current=S,await r({do:"name"}),!0)}),w=async()=>await b()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${bu} variant=${t.variant??e.view?.variant??""} table=${di.value[1]??""} />
					<${cs} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,S)=>{if(x===d){let T=l.chairs.every(j=>j===d||j.bot);return c`<${kb} key=${S} chair=${x} name=${p} alone=${T} onname=${b} ondo=${r} />`}return c`<${xb} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${yb} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${pa} />`:null}
		${n===s?c`<${Sb} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${vb(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${w}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function yb({settings:e}){let{value:t}=ut(()=>Oe(e,X.value),X.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var wb=e=>I.peek()?.name===e?e:e?.replace(/ \d$/,"");function vb(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:W(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(it))})}function kb({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${ls} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function xb({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Ut(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${it(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Kt(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${Ob} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Sb({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Ob({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!xr.includes(e)?[e,...xr]:xr,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function pp({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Jt(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${cs} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var dp=1e4;function jb({rest:e}){let t=e[0]??"",n=ps(t);return n?c`<${Ab} to=${n} />`:c`<${Mb} key=${t} id=${t} />`}function Ab({to:e}){return k(()=>F(`/t/${e}`,{replace:!0}),[e]),null}function Mb({id:e}){let t=$e(()=>new wa(e,(a,r)=>new ya(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${Tb} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=ln.value&&!cn(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
		</div></main>`}return c`<${Nb} table=${t} />`}function Tb({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${A(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Nb({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=Ne(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=P(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),k(()=>{cn(e.id)&&l==="playing"&&bl()},[l==="playing"]),Gb(e,n),sp(),cp(),k(()=>En.clear(),[r?.deal,r?.game]),_b(u.some(xe=>xe.until!==void 0)),zb(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",b=Ot(h,r?.phase),w=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${Jl} table=${e.id} names=${p} about=${Is(h,$)} view=${r} />`,S=Ub(e,s)&&r!==void 0&&!g;Jb(e,s,S,!g&&r?.phase!==void 0&&!w);let T=e.busy.value!==""||e.waits.value>0||e.thinking.value,j={table:e,message:s,names:p,variant:h,laid:b},Me=e.advice.value?"hinted":"";return c`<${at.Provider} value=${he(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${T} data-stage=${l} data-phase=${r?.phase??""}>
		${E.spoken.value?c`<${Qc} table=${e} variant=${h} />`:null}
		<${Bb} table=${e} message=${s} panel=${t} onpanel=${n} beside=${S} />
		<div class="spread">
			<div class=${`board of-${r?ce(r):0} ${w?"sheeted":""} ${Me}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${Ib} ...${j} />`:null}
				<${Db} table=${e} variant=${h} />
				<${Eb} ...${j} full=${a} waiting=${g} between=${w} />
				${r&&!g&&i===void 0?c`<${Lb} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class=${`side ${S?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${x()}</div>
						${S?c`<${fp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Cb} ...${j} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function Eb({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${up} id=${e.id} message=${t} settings=${h} host=${m} me=${I.value?.id??""}
				ondo=${Sr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${$t} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${qb(e,t,n)} pending=${Rb(e.busy.value)}
		said=${l?void 0:Kb(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${Wi} view=${u} names=${n} />
		${l?c`<${Yl} ...${$} />`:c`<${Pb} ...${$} />`}
	<//>`}var Lb=({table:e,message:t})=>c`<${pp} message=${t} busy=${e.waits.value>0} ondo=${Sr(e)} />`;function Cb({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${B} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${Ze} view=${i} names=${n} />`,ce(i)>3);case"last":return i&&u("page.lasttrick",c`<${Ze} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${fp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${op} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${np} onclose=${l} />`;case"more":return c`<${ap} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function Db({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=N(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(i=>e.chosen.value.has(i));return c`<${Hs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Yt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?hp()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function fp({table:e,message:t}){let n=a=>Sr(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Xl} talk=${e.talk.value} me=${I.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Sr=e=>async t=>{let n=I.value===null;if(await D(()=>is(o("page.guest"))))return n&&e.port.again(),e.act(t)},Rb=e=>e.startsWith("play ")?e.slice(5):null;function Bb({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=y(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(g=>g.seq>i&&g.by!==I.value?.id).length,d=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&l(g=>Math.max(g,d))},[n,d]);let{variant:f="standard",rules:$,day:h,from:m}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${Ye} trump=${tt(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${f}`)}</h1>
			${$&&!h?c`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?c`<span class="soft">${h||m?o("game.once",{what:h?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
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
	</header>`}var Vn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Pb({table:e,message:t,names:n,variant:s}){let a=t.view,r=Vn(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=_s({...a,options:r},n,l,u,Nr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=w=>e.lay(w),$=w=>e.play(w),h=w=>r&&w.stopPropagation(),m=e.advice.value?.advice.act,g={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],b=`asking ${r?"asked":""} ${g}`;return c`<section class=${b} aria-label=${o("page.yours")} onclick=${h}>
		<${$o} table=${e} message=${t} names=${n} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${d?o("page.tap.again"):p}</p>
		${r?.kind==="lay"?c`<${nn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${f} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${Us} options=${r} variant=${s} busy=${i} onact=${$} best=${m} />`:null}
		${r?.kind==="name"?c`<${Ks} options=${r} busy=${i} onact=${$} best=${m} />`:null}
	</section>`}function $p(e,t){let n=t.view,s=Vn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(N(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return L(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return L(zs(s));e.play(`play ${p}`)}},u=r?Ln(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function qb(e,t,n){let s=t.view,a=Wt(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=$p(e,t),d=Vn(e,t)?.seat===a,f=c`<${Xe} cards=${le(N(r),K,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function Ib({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=Vn(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:m,onpick:g,onplay:b}=$p(e,t),w=Xn(r,i).filter(j=>`play ${j}`!==l),x=e.showing.shown.value?.full,S=$n(r,s).join(" "),T=p&&E.values.value&&u?.worth?Te(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Qe} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${oe(r.aside)}</p>`:null}
			${S?c`<p class="keeping small">${S}</p>`:null}
		</div>
		<${Hb} table=${e} message=${t} variant=${s} />
		<${Xe} cards=${w} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${f?()=>L(o("page.dummy.turn")):b} />
	</section>`}function Wb({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Fb({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Hb({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Fb(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Vn(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Wb(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`,$=a!=="waiting"&&e.settled.value.settings.undo!=="never";return c`<div class="tools">${s?p:null}${$?f:null}</div>`}function _b(e){let[,t]=y(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function zb(e,t){let n=O(e);k(()=>{for(let s of lp(n.current,e))vr(s);n.current=e},[e]),k(()=>{t&&vr("trick")},[t])}var Ub=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Kb=(e,t)=>Zl(e.talk.value,{me:I.value?.id??"",muted:t.muted??[],since:e.now()-dp});function Jb(e,t,n,s){let a=e.talk.value.at(-1);k(()=>{if(!(a&&e.now()-a.at<dp)||E.spoken.peek()||a.by===I.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${en(a)}`;L(i,s&&a.seat>=0)},[a?.seq])}var hp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Gb(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...gr()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=Vs(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")br()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||hp()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{hd as Bids,Dd as Choices,Xd as Create,xf as Daily,_$ as Endings,dh as Learn,Zm as Pads,ig as Problems,gf as Records,A$ as Replay,vg as Report,Rp as Rules,_g as Slips,zg as Statistics,jb as Table};
