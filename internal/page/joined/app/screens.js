import{$ as Bt,$a as Pr,A as hr,Aa as Vn,Ab as sn,B as o,Ba as D,Bb as Qr,C as z,Ca as Yn,Cb as Zr,D as w,Db as Xr,E as V,Ea as I,Eb as ns,F as ee,Fa as Y,Fb as ei,G as q,Ga as W,Gb as ot,H as xe,Ha as he,Hb as Ne,I as mr,Ia as te,Ib as Wt,J as E,Ja as Se,Jb as Ft,K as gr,Ka as Sr,Kb as Ht,La as Or,Lb as ss,M as N,Ma as Oe,Mb as as,N as ae,Na as da,Nb as ti,O as Fe,Oa as jr,Ob as ni,P as K,Pa as Ar,Pb as os,Q as Jn,Qa as Mr,Qb as si,R as br,Ra as Tr,Rb as rs,S as ie,Sa as Nr,Sb as vt,T as Ct,Ta as fa,Tb as B,U as Xe,Ua as Er,Ub as ai,V as fe,Va as Lr,Vb as ge,W as le,Wa as Cr,Wb as an,X as Dt,Xa as Dr,Xb as oi,Y as $e,Ya as Qn,Yb as be,Z as bt,Za as Br,_ as yt,_a as Rr,_b as rt,a as Un,aa as pa,ab as qr,ac as De,ba as et,bb as Ir,bc as ri,c as ua,ca as Gn,cb as Wr,cc as on,d as Xt,da as yr,db as Fr,dc as ii,e as ur,ea as Te,eb as Hr,ec as li,fa as tt,fb as Zn,fc as ci,g as b,ga as wr,gb as qt,gc as ui,h as v,ha as en,hb as Xn,i as pe,ia as wt,ib as _r,ic as pi,j as O,ja as nt,jb as zr,k as de,ka as Rt,kb as Ur,kc as di,l as pr,la as oe,lb as Kr,m as Ce,mb as Jr,n as C,na as re,nb as It,o as Et,oa as tn,ob as es,p as Lt,pa as st,pb as $a,q as c,qa as nn,qc as fi,r as dr,ra as vr,rb as ts,s as Kn,sa as H,sb as Gr,t as fr,ta as kr,tb as Vr,ub as ce,v as $r,va as xr,vb as Yr,w as Z,wa as Pt,wb as F,xa as L,ya as j,yb as ha,za as at,zb as P}from"./chunk.js";var _t;function Ku(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function $i(e,t){let n=await Ku();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function hi(e){_t=e;try{await $i("readwrite",t=>t.put(e,"mine"))}catch{}}async function Be(){if(_t)return _t;try{_t=await $i("readonly",e=>e.get("mine"))}catch{_t=void 0}return _t}async function is(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ye=1200,He=["bid","premium","trump","play"],mi=e=>e.bid+e.premium+e.trump+e.play;function ls(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/ye*n),l=(i-a)/n;return a=i,l||0})}function ga(e,t,n){let s={you:n?"yes":"no",name:t};if(mi(e)===0)return o("page.report.clean",s);let a=ls(He.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=He.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:w(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var Re=e=>e.judged<e.of||e.rough>0;function ba(e,t,n,s){if(!Re(e))return ga(t,n,s);let a=Math.round(mi(t)/ye);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var gi=(e,t)=>e&&!Re(e)?e.deals[0]?.squares?.[t]??"":"";function kt(e,t,n){let[s,a]=b({});return v(()=>{let r=!0,i=async()=>{for await(let l of ya(e,t,n,()=>r))a({told:l})};return a({}),Vn(i,l=>a(u=>({...u,wrong:j(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ya(e,t,n,s){for(;s();){let a=await Ju(e,t,n);if(!s()||(yield a,!Re(a)))return;await new Promise(r=>setTimeout(r,500))}}var ma=new Map;async function Ju(e,t,n){if(e==="mine"){let r=await Be();return _r(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=ma.get(s)??Xn(e,t,n).finally(()=>ma.delete(s));return ma.set(s,a),a}function cs({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function bi({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=kt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=a&&i?ba(a,i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status" aria-busy=${!a||Re(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var Gu={calm:2e3,usual:1200,quick:550,instant:550},Vu=280,Yu={calm:650,usual:350,quick:150,instant:0},Qu=12,Zu=(e,t)=>tt(e,t)&&yi(t)>yi(e),yi=e=>(e?.played??[]).reduce((t,n)=>t+N(n).length,0),wa=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,us=class{shown=C(null);#t;#e=[];#n=0;#s=()=>{};constructor(t){this.#t=t}take(t){this.#e.push(t),document.hidden||this.#e.length>Qu?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Bt(n,t.view);this.shown.value={message:t,full:s};let a=Yu[this.#t()];if(!s&&a&&Zu(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Gu[this.#t()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(wa()?0:Vu,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};var[Xu,ep]=[800,2600];function wi({from:e=0,to:t}){let n=e!==t&&!wa()&&!document.hidden,[s,a]=b(n?e:t),r=O(0);return v(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/Xu);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${w(t)}`:c`<span class="counted">
		<span class="end">${w(t)}</span><span aria-hidden="true">${w(s)}</span>
	</span>`}function vi(e,t,n){let{closed:s,end:a,points:r=[],made:i=[],seat:l=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&i.slice(0,t).every(Boolean)?"all":i[l]?"made":""}function ki({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function tp(e,t){return!t||!e||!tt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function xi({view:e,names:t}){let n=O(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;v(()=>{let l=tp(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),ep);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function G({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var A=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),_=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(ka(t))}):w(e);function ln(e,t){let n=yr(e,t);if(!n||!t)return[];let s=n.low===n.high?w(n.low):`${w(n.low)}–${w(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var ka=e=>e.hand-e.aside;function R(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Oi=(e,t,n)=>t===(n??e.seat)?"yes":"no";function ji(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Pe({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let i=t.map((f,$)=>$).slice(0,e.points?.length??0),l=e.parts;if(!l||!e.points)return null;let u=f=>{let $=l[f]??[];return $.every(h=>h===0)?null:c`<${va} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=xa(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:A(e.trump)})} <${G} trump=${e.trump??""} />
				</h2>`}
		<${Y}><table class="book account" data-hands=${i.length}>
			<thead><tr><td></td>${i.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${np} view=${e} seats=${i} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${va} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${va} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${sp(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${Oa(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${rp} view=${e} />
		</div>
	</section>`}function np({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${op} view=${e} seat=${u} />`,r=u=>{let p=ji(e,u).bid;return p===void 0?"–":_(p,n)},i=u=>e.premium?.[u]?R(e.premium[u]):"",l=u=>c`<${ap} made=${e.made?.[u]??!1} />`;return c`<${rn} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${rn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${rn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${rn} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${rn} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function rn({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var sp=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function va({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${wi} from=${r[u]??0} to=${l} />`:w(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var ap=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function op({view:e,seat:t}){let{aside:n}=ji(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${re(n)}</span>`}function xa(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:Oi(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:V(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:V(m),loss:g})]})}function Sa(e){let t=e.why;if(!t?.next)return"";let n=A(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function rp({view:e}){let t=Sa(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${G} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Si(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?Oi(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function Oa(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([Si("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?e.deal?[...s,[o("end.cut"),!1]]:s:(s.push([Si("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${w(l)}`))}),!1]),s)}function cn(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:q(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function ze(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:ze(e)});let{rank:n,suit:s}=en(e);return wt(n)+Ti(s)}function xt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>ze(s)).join(" "):t==="name"?A(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Ai=.5,ds=5,Aa=2,Mi=(e,t,n)=>e>t+Aa||e>t&&e-t>=2*n,_e=e=>Math.round(e*100),pn=e=>w(Math.abs(e),1),un=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),ip=2,it=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),ip)?"close":"behind",Ue=e=>e.filter(({kind:t})=>z(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?ze(n):"",than:s?ze(s):"",suit:Ti(a),n:r,m:i})),Ti=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function fs(e,t,n=xt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ue(e.why??[]);return e.bids?[...lp(e,t,n).map(un),...r]:e.phase==="offer"?cp(e.choices,s,a,n).map(un):[...r,...up(e,s,a,n).map(un)]}function Ni({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:i}){let[l,u]=[_e(s),_e(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):Mi(u,l,i/ye)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+Aa?"less":"same",a:l,b:u})}var Ei=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Li(e){let t=Ei(e);return t&&it(t)==="close"?t:void 0}function lp(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Ei(e),i=r?it(r):"only",l=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=_e(l.chance)<ds,p=!u&&_e(s.chance)<ds,d={bid:_(s.tricks,t),a:_e(s.chance)},f=u?[o("page.why.spoil",{bid:_(l.tricks,t),a:_e(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:_(a.tricks,t),gap:pn(r.gap)}));let $=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(m>Ai?1:f.length,0,ja(n(h[0].offer),m,Ai)),f}var ja=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:pn(t)});function cp(e,t,n,s){let a=o("page.why.chance",{a:_e(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[ja(s(n.act),-n.gap,n.gapError),a]:r?[ja(s(t.act),r.gap,r.gapError),a]:[ps(t,n,s),a]}function up({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:_e(s.chance),b:_e(a.chance)},l=e.every(p=>it(p)==="close");if(t==="lost")return[l?o("page.why.even"):ps(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||it(a)!=="behind")return[ps(s,a,r),o("page.why.chance",i)];let u=Mi(i.a,i.b,a.gap)?"more":i.a<i.b-Aa?"less":"same";return[o(`page.why.${u}`,i),ps(s,a,r)]}var ps=(e,t,n)=>o("page.why.margin",{how:it(t),act:n(e.act),second:n(t.act),gap:pn(t.gap)});function Ci({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function Di(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":it(s);return o("page.hint.did",{how:a,name:n,act:xt(t),gap:pn(s.gap),error:pn(s.gapError)})}function pp({rest:e}){let[t]=e;return t?c`<${hp} key=${t} id=${t} />`:c`<${dp} />`}function lt(e,...t){let[n,s]=b({});return v(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:j(r)})),()=>{a=!1}},t),n}function dp(){let{value:e=[],wrong:t}=lt(Sr);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${ai(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${fp} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var fp=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${$p(e)}</b><span class="soft">${z(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,$p=e=>z(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function hp({id:e}){let{value:t,wrong:n}=lt(()=>Oe({variant:e},Z.value),e,Z.value);return v(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${Ma} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var mp={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Ma({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>mp[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${gp} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${U(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${wp} rules=${e.rules} />
		<${yp} notes=${r} guide=${e} />`}function gp({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function U(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function bp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function yp({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${bp(s)}</span>
			</li>`)}</ol>
	</footer>`}function wp({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${G} trump=${u} /><span class="unseen">${A(u)}</span></th>`)}</tr></thead>
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
					<tbody>${Ta(s).map(([u,p,d])=>{let f=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${G} trump=${d} /> ${A(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Ta(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function zt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${Bi} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?A(n[0]):R(e)}</span>`}var Bi=({cards:e})=>c`<span class="act">${re(e)}</span>`,me=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,$s=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,dn=e=>V(Math.round(e*10)/10||0,1),Na=2;function Ut({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=fs(e,t),l=n?Di(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.unlearnt");return v(()=>{let p=[...i.slice(0,Na),`${u} ${xt(e.act)}.`,l];L(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${U(i.slice(0,Na).join(" "))}</p>
			<p class="verdict"><${me} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${zt} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${$s} /><span>${U(l)}</span></p>`:null}
		</div>
		${a}
		<${kp} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(Na).join(" ")} />
	</div>`}function vp({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function kp({advice:e,variant:t,done:n,open:s,more:a}){let r=Ci(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Y}>
			${a?c`<p>${U(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${jp} advice=${e} variant=${t} done=${n} />`:c`<${xp} advice=${e} done=${n} />`}
			${vp(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var hs=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${me} />`:null}${t?c`<${$s} />`:null}</span>${n}
</span></th>`;function Ri({choice:e,best:t,whole:n}){let s=e&&!t&&it(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function xp({advice:e,done:t}){return c`<${Y}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${hs} best=${s===0} done=${n.act===t?.act}><${zt} act=${n.act} /><//>
				<td>${ee(n.chance)}</td>
				<td class="whole">${dn(n.points)}</td>
				<${Ri} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Sp(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Op({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?dn(s.points-n.points):"–"}function jp({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${Y}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${R(r)}</th>`)}</tr></thead>
		<tbody>${Sp(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${hs} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${_(r.tricks,t)}</b><${Bi} cards=${r.cards} />
				<//>
				<td>${ee(r.chance)}</td>
				<td>${dn(r.points)}</td>
				<${Ri} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Op(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Wi=e=>e.split(" ")[0]??"",Fi=(e,t)=>e.premiums?.find(n=>Wi(n.offer)===t),Ap=e=>(e.bids?.[0]?.premiums??[]).map(t=>Wi(t.offer));function Ea(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Fi(e,t)?.sampled??-1/0}function Mp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||Ea(p,t)-Ea(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?Ea(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Hi=e=>e.choices.every(t=>Math.round(t.chance*100)<ds);function ms({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Pi=(e,t=!0)=>`${t?"":"≈ "}${V(Math.round(e)||0,0)}`;function qi({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${ee(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Pi(e.sampled,n)}</td>
		${t.map(a=>{let r=Fi(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${Pi(r.sampled)}</b> <small>${ee(r.chance)}</small>`:"–"}
			</td>`})}`}var Ii=({act:e})=>c`<span class="act">${re(e.replace(/^lay /,""))}</span>`;function Tp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=b(!1),[l,...u]=t;if(!l)return null;let p=_(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${me} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Ii} act=${l.act} />
			</span></th>
			<${qi} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${me} />`:null}</span>
				<b></b><${Ii} act=${f.act} />
			</span></th>
			<${qi} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function _i({advice:e,variant:t,order:n,onorder:s}){let a=Ap(e),r=de(()=>Mp(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${Y}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${ms} by="bid" text=${o("col.bid")} ...${i} />
			<${ms} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${ms} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${ms} key=${l} by=${l} text=${R(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Tp} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Np=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Ep(e,t){let n=new URLSearchParams;for(let s of Np){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Lp=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Cp(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>Lp(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var Ca=e=>[...K].map(t=>e.ranks.split(" ").map(n=>n+t));function Dp(e){let t=[...Ca(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let i=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[i]]=[t[i]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=gs(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var gs=e=>e.trump.by==="turnup",Bp=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Rp({variant:e,hand:t,onhand:n}){let s=Ca(e),[a,r]=b([0,0]),i=O(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?L(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],k=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+k)%k,r(y),i.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${oe} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Pp({variant:e,asking:t,set:n}){if(gs(e)){let i=[...Ca(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${he} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,Rt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${W} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):A(i)])}
		onchange=${i=>n({trump:i})} />`}function qp({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${W} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function Ip({variant:e,asking:t,set:n}){if(!Bp(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${W} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):R(l)])}
		onchange=${i} />`}function Wp({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,y)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${h} onchange=${y} />
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
	</details>`}var La=new Map;function Fp(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return v(()=>{if(!e)return;let a=La.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return Vn(async()=>{let p=await da(e,i),d=p.advice.phase==="lay"&&p.advice.choices.some(f=>!f.played);if(!i.aborted){if(s({key:t,table:p,whole:!d}),!d)return void La.set(t,p);try{let f=await da({...e,all:!0},i);La.set(t,f),i.aborted||s({key:t,table:f,whole:!0})}catch{i.aborted||s({key:t,table:p,whole:!0})}}},p=>s({key:t,wrong:at(p)?o("page.bids.none"):j(p)}),()=>!i.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Hp({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${me} /><span>
					${o("page.bids.says",{bid:_(f.bid??0,s)})} <${zt} act=${f.act} />
				</span></p>
				${Hi(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${_i} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Ut} advice=${i} variant=${s} open />`}
	</div>`}function _p({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:gs(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${Hp} known=${s} variant=${e} sort=${r} set=${n} />`}var zp=()=>navigator.clipboard?.writeText(location.href).then(()=>L(o("page.link.copied")),()=>L(o("page.link.by-hand")))??L(o("page.link.by-hand"));function Up(){let e=ce.value,t=Cp(e),n=B(t.variant),s=N(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!gs(n)||t.up),r=Fp(a?t:void 0);v(()=>{D(be)},[]);let i=(f,$="sort"in f)=>F(Ep(ce.value,f),{replace:$});if(!n){let f=ge.value.length>0&&ge.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Dp(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${he} label=${o("page.create.variant")} value=${n.id} groups=${De()}
				onchange=${f=>F(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Rp} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Ip} ...${d} /><${Pp} ...${d} /><${qp} ...${d} /><${Wp} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${_p} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${zp}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var qe="ninetynine.pad.",Kp=200,Jp=400,Ke=C(Vp()),fn=C(new Set),ys=Et(()=>fn.value.size>0);function bs(e,t){if(fn.peek().has(e)!==t)return;let n=[...fn.peek()].filter(s=>s!==e);fn.value=new Set(t?n:[...n,e])}function zi(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Gp(e,t){let n=[zi(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(zi(e=e.slice(0,s)+a));return n}function Ba(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null;return{past:[],versions:Gp(n.record,n.past??[]),drafts:a,open:r,...n}}catch{return}}function Vp(){let e={};try{for(let t=0;t<localStorage.length;t++){let n=localStorage.key(t)??"",s=n.startsWith(qe)?Ba(localStorage.getItem(n)):void 0;s&&(e[s.id]=s)}}catch{}return e}var Ra=e=>e.versions.at(-1)??"",$n=(e,t)=>e.versions.includes(Ra(t));function Ui(e){Ke.value={...Ke.peek(),[e.id]:e},bs(e.id,!0)}function ws(e){let t=Ke.peek()[e],n;try{n=localStorage.getItem(qe+e)}catch{return}let s=Ba(n),a=fn.peek().has(e);if(!s)t&&!a&&Ki(e);else if(t&&$n(t,s)&&(a||!$n(s,t)))X(t);else if(!t||$n(s,t))Ui(s);else{Ui(s);let{shared:r,...i}=t;X({...i,id:Ra(t)}),L(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(qe)&&ws(e.key.slice(qe.length))});var St=()=>Object.values(Ke.value).sort((e,t)=>t.moved-e.moved),je=e=>Ke.value[e];function X(e){Ke.value={...Ke.peek(),[e.id]:e};try{localStorage.setItem(qe+e.id,JSON.stringify(e)),bs(e.id,!0)}catch{bs(e.id,!1)}}function Ki(e){let{[e]:t,...n}=Ke.peek();Ke.value=n,bs(e,!0)}function Ji(e){Ki(e);try{localStorage.removeItem(qe+e)}catch{}}var Pa=()=>Object.fromEntries(St().map(e=>[qe+e.id,JSON.stringify(e)]));function Yp(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[i,l]of Object.entries(e.drafts)){let u=Number(i)===n?s:Number(i);u<=s&&(a[u]=l)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Gi(e,t){let n=Ba(t);if(!n||qe+n.id!==e||(ws(n.id),St().some(i=>$n(i,n))))return!1;let s=St().find(i=>$n(n,i)),{shared:a,...r}=n;return s?X(Yp(s,n)):je(n.id)?X({...r,id:Ra(n)}):X(n),!0}var Vi=({rules:e,seats:t,totals:n,deals:s,end:a})=>({variant:e.id,names:t,totals:n,deals:s.length,over:a!==void 0}),Da=()=>Pt().slice(0,12),vs=e=>({id:Da(),record:e.record,past:[],versions:[Da()],drafts:{},open:null,moved:Date.now(),summary:Vi(e)}),Ot=(e,t)=>({...e,record:t.record,past:[...e.past,Qp(e.record,t.record)].slice(-Kp),versions:[...e.versions,Da()].slice(-Jp),moved:Date.now(),summary:Vi(t)}),qa=({open:e,summary:t})=>e??t.deals;function jt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Yi=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))});function Qp(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n++;return{at:n,rest:e.slice(n)}}function Ia(e){let t=e.past.at(-1);return t&&e.record.slice(0,t.at)+t.rest}var Qi=(e,t)=>({...Ot(e,t),past:e.past.slice(0,-1)});var Zi="ninetynine.",Wa="ninetynine.promise",Zp=168*36e5;async function Xi(){try{let e=Number(localStorage.getItem(Wa));if(await navigator.storage.persisted()||Date.now()-e<Zp)return;localStorage.setItem(Wa,String(Date.now())),await navigator.storage.persist()}catch{}}async function el(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var tl=e=>e===Wa||e===si||e.startsWith(dr);function Xp(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(Zi)&&!tl(t));return{...Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""])),...Pa()}}catch{return Pa()}}function ed(e,t){try{localStorage.setItem(e,t)}catch{throw new H(507,"full","")}dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function nl(){let e=await Mr(),t=new Blob([e,JSON.stringify({page:Xp()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function td(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function nd(e){let t;try{t=await is(e)}catch{throw new H(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new H(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new H(400,"file-empty","the file is empty");return t}async function sl(e,t=!1){let n=await nd(e),s={...await Tr(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(td(n)))!a.startsWith(Zi)||tl(a)||typeof r!="string"||(a===mr?gr(r):a.startsWith(qe)?s.pads+=Gi(a,r)?1:0:localStorage.getItem(a)===null&&ed(a,r));if(ys.peek())throw new H(507,"full","");return await Zr(),s}var sd=24,ad=["AC","KD","QH","JS"];function hn({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function ct({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return c`<${W} label=${t} value=${s.value} options=${n} onchange=${a} />`}function ks({name:e,label:t,about:n}){let s=E[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function od(){let[e,t]=b(P.value?.name??E.name.value),[n,s]=b({text:"",wrong:!1}),a=P.value?.name??E.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((P.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await ei(p),t(P.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:j(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${sd} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function rd(){let[e,t]=b(!1);if(!P.value||st.value)return null;let n=async()=>{try{await Ar()}catch(r){if(!(r instanceof H&&r.reason==="no-session"))throw r}Qr(null),L(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>D(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${I} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:P.value.name})}</p>
				<//>`:null}
	</p>`}var Fa=!1;function id(){let e=O(null);return v(()=>{Fa&&(Fa=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>Fa=!0}>
		<${ct} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries($r)]} />
	</div>`}function ld({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,i])=>i>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([i,l])=>o(`page.here.taken.${i}`,{n:l}))].join(" ")}function cd({name:e,onclose:t,take:n}){let s=c`<button type="button" class="button" onclick=${t}>${o("page.here.whose.no")}</button>
		<button type="button" class="button chief" onclick=${n}>${o("page.here.whose.yes")}</button>`;return c`<${I} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:(sn("here")??P.value)?.name??""})}</p>
	<//>`}function ud(){let[e,t]=b(void 0),[n,s]=b(""),[a,r]=b(void 0),i=O(null);v(()=>{el().then(t)},[n]);let l=()=>D(async()=>{let{name:f,content:$}=await nl(),h=document.createElement("a");h.href=URL.createObjectURL($),h.download=f,h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}),u=(f,$)=>D(async()=>{r(void 0),s("");try{s(ld(await sl(f,$)))}catch(h){if(!(h instanceof H))throw h;let m=`page.here.${h.reason}`;if(h.reason==="file-whose")r({file:f,name:h.message});else if(z(m))s(o(m));else throw h}}),p=async({currentTarget:f})=>{let $=f.files?.[0];$&&await u($),f.value=""},d=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${hn} title=${o("page.here")}>
		<p>${Kn.value?o(`page.unkept.${Kn.value}`):o("page.here.about",{mega:d})}</p>
		<p class="row">
			<button type="button" class="button" onclick=${l}>${o("page.here.export")}</button>
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.here.import")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.here.import")}
				accept=".jsonl,.gz,.zst" onchange=${p} />
		</p>
		<p class="small" role="status">${n}</p>
		${e&&!Kn.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${a?c`<${cd} name=${a.name} onclose=${()=>r(void 0)}
					take=${()=>u(a.file,!0)} />`:null}
	<//>`}function pd(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${hn} title=${o("page.choices.you")}><${od} />${ua?null:c`<${rd} />`}<//>
		${ua||sn("here")?c`<${ud} />`:null}
		<${hn} title=${o("page.choices.book")}>
			<${id} />
			<${ct} name="theme" label=${o("page.choices.theme")}
				options=${te("page.choices.theme","auto","day","night")} />
		<//>
		<${hn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${oe} face="down" />${ad.map(e=>c`<${oe} key=${e} card=${e} />`)}
			</p>
			<${ct} name="pack" label=${o("page.choices.pack")}
				options=${te("page.choices.pack","two","four","german4")} />
			<${ct} name="back" label=${o("page.choices.back")}
				options=${te("page.choices.back","leaf","lattice","stripe")} />
			<${ct} name="felt" label=${o("page.choices.felt")}
				options=${te("page.choices.felt","sea","moss","ink")} />
			<${ct} name="indices" label=${o("page.choices.indices")}
				options=${te("page.choices.indices","local","international")} />
			<${ks} name="values" label=${o("page.choices.values")} />
			<${ks} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${hn} title=${o("page.choices.table")}>
			<${ct} name="play" label=${o("page.choices.play")}
				options=${te("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${ct} name="pace" label=${o("page.choices.pace")}
				options=${te("page.pace","calm","usual","quick","instant")} />
			<${ks} name="sound" label=${o("page.choices.sound")} />
			<${ks} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var ut=class extends Error{},xs={changed:{},written:""},dd={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},fd={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},$d={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},_a=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),hd=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Ha=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function mn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=_a(n,r);hd(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new ut(r instanceof Error?r.message:"")}if(!Ha(a))throw new ut(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=Ha(s[r])&&Ha(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Ss({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:_a(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${md} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(dd).map(([d,[f,$]])=>Number(_a(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${Se} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(fd).map(([d,f])=>n.offers.how==="none"?null:c`<${W} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries($d).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${gd(p)}</pre>
			</details>
		</div>
	</details>`}function md({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${Se} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var gd=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var bd={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:xs},al=6e4,yd=1440*al;function wd({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*al,add:n*1e3};if(e==="move")return{move:Number(s)*yd}}function vd(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:mn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:wd(e),undo:a,hints:s,open:r,bot:l,pace:on[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var za=e=>t=>n=>e({[t]:n}),Os=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),ol=(e,t)=>Os(e,t).includes("");function kd({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...an.value.map(l=>a(l.name))],i=l=>u=>t({bots:Os(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${ol(e,n)?c`<${ss} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Os(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${he} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function xd({plan:e,set:t}){let n=za(t),s=["1","3","7"];return c`<div>
		<${W} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${te("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${Se} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Se} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${W} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Sd({plan:e,set:t}){let n=za(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${W} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]} />
				${e.length?c`<${Se} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${W} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...te("page.create.undo","free","agree"),["never",a]]} />
			${oi.value?c`<${W} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${W} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...te("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${W} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${W} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${te("page.pace",...Object.keys(on))} />
			<${W} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${te("page.create.greet","no","yes")} />
			<${he} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...te("page.level",...an.value.map(r=>r.name))]} />
		</div>
	</details>`}function Od({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${he} label=${o("page.create.variant")} value=${e.variant} groups=${De()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var jd=400;function Ad({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:Md(e,t)},r=Z.value;return v(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?Oe(a,r).then(l,()=>l({})):l({}),jd);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Md(e,t){try{return mn(e.house,t)}catch{return}}function Td(e){return e instanceof ut?o("page.create.rules.unread",{text:e.message}):e instanceof H&&e.reason==="bad"?o("page.create.refused",{text:e.message}):j(e)}function Nd({onclose:e}){let t=rt(),[n,s]=b({...bd,variant:t?.id??"",pace:E.pace.value}),[a,r]=b(""),[i,l]=b(!1),u=Ht(),p=O(null);v(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=B(n.variant),f=ge.value.find(g=>g.id===n.variant)??t,$=g=>(s(y=>({...y,...g})),r(""));if(!f)return null;let h=async g=>{if(g.preventDefault(),!i){r(""),l(!0);try{if(ol(n,f)&&!await u.keep())return l(!1);await ci(vd(n,d),["",...Os(n,f)])}catch(y){r(Td(y)),l(!1)}}},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${I} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Od} plan=${n} set=${$} variant=${f} />
			<${kd} plan=${n} set=${$} variant=${f} name=${u} />
			${st.value?null:c`<${W} label=${o("page.create.public")} value=${n.public} onchange=${za($)("public")}
					options=${te("page.create.public","no","yes")} />`}
			<${xd} plan=${n} set=${$} />
			<${Sd} plan=${n} set=${$} />
			<${Ss} own=${n.house} set=${g=>$({house:g})} rules=${d} />
			<${Ad} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var At=e=>new Date(e*864e5).toISOString().slice(0,10),js=e=>Math.round(Date.parse(e)/864e5),rl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Ed(e){let t=new Date(e);return At(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var il=e=>Date.parse(e)+1.5*864e5,gn=()=>Ed(Date.now());function ll(e,t){let n=js(t);e.has(At(n))||n--;let s=0;for(;e.has(At(n-s));)s++;return s}var Ld=new TextEncoder;async function bn(...e){let t=e.map(a=>typeof a=="string"?Ld.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Ua=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Ka=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),cl=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Cd=async e=>Ka(await bn("n99-entropy-1",e));async function Dd(e,t){for(let n=0;n<t;n++)e=await bn("n99-chain-1",e);return e}var Bd=(e,t)=>bn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Rd=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Ua(e):bn("n99-seed-1",e);async function*Pd(e,t){for(let n=0n;;n++){let s=new DataView((await bn("n99-deal-1",e,cl(t,8),cl(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function qd(e,t,n){let s=[...e],a=Pd(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var ul=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Id(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>ul.indexOf(h)-ul.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let i=await qd(r,t,n),l=i.length===e.seats*e.hand?(s+1)*e.hand:i.length,u=e.trump.by==="turnup"?i[l-1]:void 0,p=Array.from({length:e.seats},(h,m)=>i.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),f=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],$=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map($),aside:$(f),turnup:u,joker:d<0?void 0:d}}function Wd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Fd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Cd(s)!==t[n])return!1;return!0}async function pl(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Hd(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(Ua),d=await Fd(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,y]of l.entries()){if(m++,!y.secret){$.push({deal:y.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let k=Ua(y.secret);if(m>4096||Ka(await Dd(k,m))!==h){$.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?$.push(await dl(y,t,await Bd(k,p),0n)):$.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Ka(g)===n):void 0}}async function dl(e,t,n,s){return Wd(e,await Id(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Hd(e,t,n){let s=[],a=e.seed?await Rd(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let l of t)!a||l.number===void 0?s.push({deal:l.deal,outcome:"bare"}):l.number!==r+l.deal?s.push({deal:l.deal,outcome:"wrong",why:"number"}):s.push(await dl(l,n,a,BigInt(l.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Mt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Mt(e[a],r);return s}async function _d(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Mt(await Or(n.variant),n.rules);return{names:n.seats,verdict:await pl(e,s,t)}}function yn({table:e,match:t=1,record:n}){let[s,a]=b(null);return v(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await Hr(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:os(e,f),d=u.map(p).find(Boolean);return _d(l,d)})().catch(l=>({wrong:l instanceof H&&l.reason==="not-now"?o("page.fair.later"):j(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Ud} names=${s.names} verdict=${s.verdict} />`}function zd(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Ud({names:e,verdict:t}){let n=zd(t),s=p=>q(e.filter((d,f)=>t.entropy[f]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>c`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Kd(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?c`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Kd(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Jd(e){v(()=>{Xt&&Xr("here").catch(()=>{})},[]);let t=P.value,n=Xt&&ha.value==="there"?sn("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${fl} key=${t.id} id=${t.id} at=${ha.value} />`:n?null:c`<${$l} />`}
		${n?c`<h1>${o("page.here")}</h1><${fl} key=${n.id} id=${n.id} at="here" />`:null}
		<${Zd} />
	</main>`}var $l=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ue=e=>z(`variant.${e}`)?o(`variant.${e}`):e;function Tt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&z(`page.level.${a}`)?o(`page.level.${a}`):n})}var Ja=e=>e.seats.indexOf(P.value?.name);function Kt(e,t){let n=Ja(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function fl({id:e,at:t}){let{value:n,wrong:s}=lt(()=>Promise.all([qr(e,t),Nr("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${fi} found=${r} />
		${a.length?c`<${Gd} tallies=${a} /><${Vd} id=${e} at=${t} />`:c`<${$l} />`}`}function Gd({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Y}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ue(n.variant)}</a></th>
					<td>${wn(n,n.matches)}</td><td>${wn(n,n.won)}</td><td class="spare">${wn(n,n.deals)}</td>
					<td>${n.deals?ee(n.made/n.deals):wn(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):wn(n,0)}</td>
					${t?c`<td>${hl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var wn=(e,t)=>e.matches?hl(t):"",hl=e=>e?w(e):"–";function Vd({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[i,l]=b(null),u=O(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await D(()=>Ir(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!rs($.table??""))]),r(d.before))};return v(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${Yd} key=${f} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?c`<p><button type="button" class="button" onclick=${p}>${o("page.records.more")}</button></p>`:null}
		${i?c`<${I} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${yn} table=${i.table} match=${i.match} />
				<//>`:null}
	</section>`}function Yd({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(ot),i=Fr(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${ue(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${xe(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${ot(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Qd(e){return e instanceof H&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:j(e)}function Zd(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),i=O(null);v(()=>{Be().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await qt(f,1,0),await hi({name:f.name,bytes:f}),F("/replay/mine/1/0")}catch($){t(Qd($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var vn=(e,t={dateStyle:"long"})=>xe(Date.parse(e),{timeZone:"UTC",...t});function Xd({rest:[e]}){let t=e!==void 0&&rl(e)?e:gn();return c`<${ef} key=${t} day=${t} />`}function ef({day:e}){let[t,n]=b(null),[s,a]=b(""),r=P.value?.id;v(()=>{let l=!1;return Promise.all([Er(e),be()]).then(([u])=>l||n(u),u=>l||a(at(u)?o("page.daily.none"):j(u))),()=>{l=!0}},[e,r,tn.value]);let i=t?.seal?"own":tn.value?"out":"open";return c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${vn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?c`<p class="soft">${o("page.daily.proof",{cards:i})}</p>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(l=>c`<${tf} key=${l.variant} day=${e} deal=${l} />`)}
		</div>
		${t?c`<${of} deals=${t} day=${e} />`:null}
	</main>`}function tf({day:e,deal:t}){let[n,s]=b(!1),a=async()=>{s(!0),await D(()=>pi(e,t.variant)),s(!1)},r=ge.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):A(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${ue(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${sf} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var gl=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),nf=e=>e===ge.value[0]?.id?"none":ue(e),bl=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),yl=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${w(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${w(t.points)}</span>
	</li>`)}
</ol>`;function sf({day:e,deal:t,own:n}){let{told:s}=kt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${gl(n,"yes")}</li>
			${t.expert?c`<li>${gl(t.expert,"expert")}</li>`:null}
			<li>${bl(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${yl} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${yl} of=${t.near} />`:null}`:null}
		<${af} text=${[o("page.daily.first",{day:vn(e,{dateStyle:"medium"}),variant:nf(t.variant)}),gi(s,0),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[bl(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function af({text:e}){let[t,n]=b(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>L(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function of({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<il(g.day)&&r.add(g.day);let i=gn(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=g=>At(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+g)/864e5).slice(0,7),$=4,h=Array.from({length:7},(g,y)=>vn(At($+y),{weekday:"short"})),m=(g,y,k,S)=>c`<button type="button" class="button plain" aria-label=${o(k)}
		disabled=${S} onclick=${()=>s(f(g))}>${y}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:ll(r,i)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${vn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Z.value}>
			${h.map(g=>c`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let k=At(u+y),S=a.get(k)??0,x=y===0?{gridColumnStart:d+1}:{};return k<e.first||k>i?c`<span key=${k} class="soft" style=${x}>${y+1}</span>`:c`<a key=${k} style=${x} href=${`/daily/${k}`} data-played=${S}
					aria-current=${k===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:vn(k),n:S})}>${y+1}</a>`})}
		</div>
	</section>`}var wl=(e,t)=>t===void 0?xt(e):o("page.report.bid",{bid:w(t),cards:xt(e)}),Ga=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),As=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function kn({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=Ga(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:wl(r.act,r.bid),better:wl(r.better,r.betterBid)}),p=Ue(r.why).join(" "),d=Ni(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${U(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/ye,1)})}>
				−${w(r.lost/ye,1)}
			</span>
			${p?c`<span class="moment-why">${U(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}var[Ee,Ms]=[1080,1350],[Va,Ts,Ns,Le]=[350,1266,48,96],ne={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},rf=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Je=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Es(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function Ya(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Ls(e,t,n,s=ne.ink){e.fillStyle=s,e.fillRect(Le,t,Ee-2*Le,n)}function kl(e,t){e.save(),e.shadowColor=ne.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function vl(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ne.card,kl(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ne.cardEdge,e.stroke(),e.fillStyle=t==="H"?ne.red:ne.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of wr[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Je("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function lf(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,Ee,Ms),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,Ts,Ee,Ms-Ts),e.fillStyle=ne.leaf,kl(e,()=>e.fillRect(Ns,Va,Ee-2*Ns,Ts-Va+24)),vl(e,"S",{x:812,y:206,turn:-.14}),vl(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ne.soft,e.font=Je("400",32,"text"),e.fillText(Ya(e,t,600),Ns,92),e.fillStyle=ne.felt,cf(e,n,640),e.fillStyle=ne.soft,e.font=Je("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ee/2,Ms-24),e.textAlign="left"}function cf(e,t,n){let s=f=>(e.font=Je("500",f,"title"),Es(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,i=s(r).length,l=n;for(;l>0&&Es(e,t,l-8).length===i;)l-=8;let u=Es(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(Ya(e,f,n),Ns,d+p*$))}function xl(e,t){e.strokeStyle=t===0?ne.accent:ne.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(rf[t]??[]),e.stroke(),e.setLineDash([])}function uf(e,{places:t},n){Ls(e,n,6,ne.accent),Ls(e,n+11,2,ne.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=ne.ink,e.font=Je(i===0?"700":"400",42,"text"),e.fillText(Ya(e,a,600),Le,l),e.textAlign="right",e.fillText(w(r),Ee-Le,l),e.textAlign="left",e.beginPath(),e.moveTo(Ee-Le-330,l-13),e.lineTo(Ee-Le-170,l-13),xl(e,i),Ls(e,l+15,1.5,ne.rule)}),n+70+s*t.length}function pf(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Le+d*(Ee-2*Le)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);Ls(e,p(0),2,ne.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),xl(e,f)})}function df(e,{facts:t}){e.font=Je("400",34,"text");let n=t.slice(0,4).flatMap(a=>Es(e,a,Ee-2*Le-34).map((r,i)=>({line:r,i}))),s=Ts-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=ne.accent,r===0&&e.fill(ff(Le+9,l-11,10)),e.fillStyle=ne.ink,e.fillText(a,Le+34,l)}),s-60}var ff=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Sl(e){let t=[Je("500",88,"title"),Je("400",34,"text"),Je("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[Ee,Ms];let s=n.getContext("2d");lf(s,e);let a=uf(s,e,Va+44),r=df(s,e);return r-a>120&&pf(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function xn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(l-p-34)/Math.max(1,e.length),m=y=>u-22-(y-f)*(u-34)/($-f),g=hf((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${Ol} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(y=>c`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,k)=>c`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${h(0)},${m(i[k]??0)}`,...e.map((S,x)=>`${h(x+1)},${m(S[k]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[k]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Ol({low:e,high:t,y:n,to:s,said:a=w}){let r=$f(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function jl({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=w}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),f=Math.min(0,...e.map(k=>k.mean)),$=k=>Math.min(d,Math.max(f,k)),h=k=>p+k*(l-p-6)/Math.max(1,t),m=k=>u-24-($(k)-f)*(u-36)/(d-f),g=k=>h((k.from-1+k.to)/2),y=k=>e.map(S=>`${g(S)},${m(S[k])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${Ol} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(k=>`${g(k)},${m(k.mean)}`).join(" ")} />
			${e.map(k=>c`<circle key=${k.from} cx=${g(k)} cy=${m(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function $f(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function hf(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function Al({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return v(()=>{let u=!0;return D(()=>Qn(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${Qa} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Cs(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ds(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var mf=4;function Qa({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${gf} names=${t} />`;let r=Ds(e),i=e[0]?.points.length??0,l=t.map((d,f)=>f).slice(0,i),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${i}>
		<${Y}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>c`<${ur} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${yf} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${vf} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`page.scores.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=mf?c`<${Xa} games=${r} names=${t} me=${n} />`:null}
	</div>`}function gf({names:e}){return c`<${Y}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var bf=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function yf({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],i=r?.closed;return c`<tbody>
		${t?null:c`<${Ml} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>c`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?c`<${bf} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${G} trump=${l.trump} /><span class="unseen">${A(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>c`<${wf} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${i&&i.bonus.some(l=>l)?c`<${Sn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>i.bonus[l]?w(i.bonus[l]):"–"} />
					<${Sn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${i.winners}
						of=${l=>w((r.totals[l]??0)+(i.bonus[l]??0))} />`:null}
	</tbody>`}var Ml=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Sn({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function wf({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${R(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function vf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Ml} n=${t.length} text=${o("page.scores.together")} />
		<${Sn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Sn} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Sn} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Za(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Xa({games:e,names:t,me:n}){let{at:s,ends:a}=Za(e);return c`<${xn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function kf(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function xf(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Sf(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>kf(s.map(m),g),r=m=>t[s[m]??-1]??"",i=[],l=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(l){let m=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:m}))}let u=a(m=>xf(e,m),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function eo({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:Sf(e,n,r),course:Za(Ds(e))}}var Of=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${w(a.total)}`)),...s].join(`
`);async function to(e){let t=new File([await Sl(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var jf=3;function Af({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=kt(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0,rough:u=0}=a??{},p=i<l?o("page.report.judging",{n:i,of:l}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap(f=>f.mistakes).sort((f,$)=>$.lost-f.lost).slice(0,jf);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Re(a)?c`<p class="soft counted" style=${{"--far":l?(i-u)/l:0}}>${l?p:""}</p>`:d.length?c`<${kn} of=${d} names=${n} place=${As(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Tl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=b(null);v(()=>{D(()=>Qn(e)).then(x=>p(x?.scores??[]))},[e]);let[d,f]=b(""),{end:$,seat:h}=s,m=`${r} · ${xe(n,{dateStyle:"long"})}`,g=u&&$&&eo({scores:u,end:$,names:a,title:m,winner:i}),y=async x=>{let T=await navigator.clipboard?.writeText(Of(x)).then(()=>!0,()=>!1);f(o(T?"page.link.copied":"page.copy.not"))},k=x=>to(x).catch(T=>f(j(T))),S=g&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>y(g)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>k(g)}>${o("page.share")}</button>`;return c`<${I} title=${o("page.last")} broad onclose=${l} actions=${S}>
		${g?c`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(x=>c`<tr key=${x.seat} class=${x.seat===h?"self":""}>
							<th scope="row">${x.name}</th><td>${w(x.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${Xa} games=${Ds(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(x=>c`<li key=${x}>${x}</li>`)}</ul>
					<${Af} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var no=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function On(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:no(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function so({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function Mf(e,t,n){let s=_(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Tf({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${Mf(e,n,t)}
	</p>`}function Nf({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${Tl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${cn(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function Nl({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=On(e.id,u),f=l?cn(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${h=>h.stopPropagation()}>
		<${so} table=${e} message=${t} names=${n} />
		${i?c`<${ki} what=${vi(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${Tf} view=${i} variant=${s} />
		<${Pe} view=${i} names=${n} variant=${s} fresh />
		${a!==void 0&&cs(t)?c`<${bi} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(l?"page.again":"page.next")}</button>`}
			${f&&i?.end&&!p?c`<${Nf} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Jt=e=>e.remark?o(`page.remark.${e.remark}`):e.text,Ef=["luck","deal","played","unlucky","moment","thanks"],Lf=e=>Math.min(12e3,4e3+70*e.length);function El({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Jt(e);return v(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),Lf(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function Ll(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Cl({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),l=pr(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());v(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${xe(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${Jt(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${Cf} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Ef.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Cf({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var Df={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Bf(e,t){let n=[];return pa(e,t).forEach((s,a)=>n[s]=Df[e]?.[a]??"north"),n}function pt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:h="",onhurry:m,children:g}=e,y=le(t),k=Bf(y,s),S=l?l.cards:t.trick??[],x=l?l.winner:u?-1:t.taking??-1,T=u&&!l?[...S,{seat:t.options?.seat??s,card:u}]:S;return c`<div class=${`felt hands-${y} ${h}`} onclick=${m}>
		${pa(y,s).filter(M=>M!==r).map(M=>c`<${Ve}
				key=${M} view=${t} variant=${a} seat=${M} name=${n[M]??""} names=${n}
				place=${k[M]} own=${M===s} chair=${p?.[M]} now=${d} open=${Rf(t,M)}
				winner=${l?.winner===M} laid=${i} said=${$?.get(M)}
				hand=${M===f?.seat?f.hand:void 0}
			/>`)}
		<${Qf} cards=${T} where=${k} winner=${x} gone=${l?.gone??!1} names=${n} />
		<${If} view=${t} variant=${a} names=${n} me=${s} />
		${g}
	</div>`}var Rf=(e,t)=>e.shown?.[t]?.hand!==void 0?N(e.shown[t]?.hand):null;function Pf(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Xe(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?Rt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function qf(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function If({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Pf(e,n,s),...qf(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Ge} trump=${Xe(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${nt.Provider} value=""><${oe} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ge({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${G} trump=${e} />`}
		<b>${A(e)}${t&&e?"?":""}</b>
	</p>`}function Ve(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,k=l&&t.seat!==void 0,S=k?t.bid:t.shown?.[s]?.bid,x=k?void 0:t.shown?.[s]?.aside,T=Wt(u),M=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${y?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${T?c`<span class="level" title=${Ft(u)}>${T}</span>`:null}
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
				${t.phase===void 0?null:c`<${Uf} view=${t} variant=${n} seat=${s} bid=${S}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${zf} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${Wf} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Dt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:M})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Yf} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${Ff} suits=${N(t.void?.[s])} />`:null}
			${m?c`<${El} said=${m} />`:null}
		</div>
		${x?c`<div class="aside" aria-label=${o("page.aside")}>${re(x)}</div>`:null}
		${k||d?null:c`<${_f} n=${g} />`}
		${k||!d?null:h??c`<${Hf} cards=${d} trump=${t.trump} />`}
	</section>`}function Wf({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>L(t)}>
		${o("vulnerable")}
	</button>`}function Ff({suits:e}){let t=o("page.void",{suits:q(e.map(A))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Vf} suit=${n} />`)}
	</p>`}function Hf({cards:e,trump:t}){let n=s=>c`<span key=${ae(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${oe} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Ct(ie(e,K,t),t).map(n)}</div>`}function _f({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${oe} key=${n} face="down" />`)}
	</div>`}function zf({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${R(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=R(e.offers?.[t]??"declare");return c`${Gf(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Uf({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:_(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${Kf} won=${r} bid=${l?ka(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:_(s,t)})}</span><${Jf} stands=${i} />
	</span>`}function Kf({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function Jf({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function Gf(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${R(n)}</span>`:null}function Vf({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Yf({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Bs(n)}</span>`}function Bs(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Qf({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),i=O(new Set);return pe(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(e$(d,Xf(d))),s&&p.push(t$(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${oe} card=${u} />
			</li>`)}
	</ol>`}var Zf=":is(.backs, .open-hand, .hand, .nameplate)";function Xf(e){let t=jn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Zf}`)?.getBoundingClientRect()}var jn=new Map,Dl=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function e$(e,t){let n=Dl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function t$(e,t){let n=Dl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Rs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return pe(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),v(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function An(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function Ye({view:e,names:t,last:n=!1,from:s=0}){let a=$e(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:le(e)},(l,u)=>u);return c`<${Y}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=bt(e,l),p=yt(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${oe} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Bl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}async function n$(e,t,n){let s={id:Pt(),pace:on[E.pace.value],...n},a=e==="mine"?await Be():void 0,{table:r}=await ii(()=>e==="mine"?Pr(a?.bytes??new Blob,t,s):Rr(e,t,s));F(`/t/${r}`)}function s$(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function Rl({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=b(String(r)),[p,d]=b(""),[f,$]=b({}),[h,m]=b(!1);v(()=>{D(be)},[]);let g=p||ri(),y=an.value.map(({name:T})=>[T,o(`page.level.${T}`)]),k=s$(a.length,Number(l),g,f),x=c`<button type="button" class="button chief" aria-busy=${h} disabled=${h||!g}
		onclick=${async()=>{m(!0),await D(()=>n$(e,t,{deal:n,step:s,seat:Number(l),bots:k})),m(!1)}}>${o("page.whatif.play")}</button>`;return c`<${I} title=${o("page.whatif")} onclose=${i} actions=${x}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${W} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((T,M)=>[String(M),T])} />
			<${W} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${T=>(d(T),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,M)=>M===Number(l)?null:c`<${he} key=${M} label=${T}
							value=${f[M]||g} options=${y}
							onchange=${Me=>$({...f,[M]:Me})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function a$({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${i$} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function ao(e,t,n){if(e!=="mine")return Zn(e,t,n);let s=await Be();if(!s)throw new Error("nothing kept");return qt(s.bytes,t,n)}async function o$(e,t,n,s,a){if(e!=="mine")return zr(e,t,n,s,a);let r=await Be();return Ur(r?.bytes??new Blob,t,n,s,a)}function r$(e,t,n){let s=O(new Map),[,a]=b(0);return v(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,i=l=>{s.current.set(t,l),a(u=>u+1)};return i({}),e(t,r.signal).then(l=>i({told:l}),l=>r.signal.aborted||i({wrong:j(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function oo(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function i$({table:e,match:t,deal:n}){let[s,a]=b({});if(v(()=>{let i=!0;return ao(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):j(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${l$} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function ro(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function l$({table:e,match:t,deal:n,played:s}){let a=Mt(B(s.header.variant),s.header.rules),r=de(()=>oo(s),[s]),i=r[0]?.views.length??1,l=Tt(s.header,i),u=r.length-1,p=ce.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:Kt(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=r$((se,We)=>o$(e,t,n,se,We),d,m&&p.has("hint")),y=(se,We=f,zn=g!==null&&se===d)=>`/replay/${e}/${t}/${n}?step=${se}${We>=0?`&seat=${We}`:""}${zn?"&hint":""}`,k=se=>F(y(Math.min(u,Math.max(0,se))),{replace:!0}),S=de(()=>d$(r),[r]),x=u$(d,S,u,k),T=O(null),M=r[d]?.views[0]?.phase!=="over",Me=()=>M&&F(`${y(d)}&on=1`,{replace:!0}),ke=()=>m&&F(y(d,f,!g),{replace:!0});f$({h:ke,p:Me,...g&&{Escape:ke},ArrowRight:x.forward,ArrowLeft:x.back,ArrowDown:x.trickForward,ArrowUp:x.trickBack,Home:x.start,End:x.end});let Zt=r[d],Nt=f>=0?Zt.views[f]:ro(Zt.views,$);return c`<${nt.Provider} value=${fe(Nt)}><main id="main" tabindex="-1" class="replay">
		<${m$} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${se=>F(y(d,se),{replace:!0})} here=${y(d)}
			onplay=${M?Me:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${c$} moment=${Zt} view=${Nt} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${$$} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${T} onclose=${ke} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ye} view=${Nt} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${U(lo(Zt,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${T} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${ke}>${o("page.hint")}</button>
			</div>
			<${p$} step=${d} last=${u} to=${k} steps=${x} />
		</div>
		${M&&p.get("on")?c`<${Rl} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>k(d)} />`:null}
	</main><//>`}function c$({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Pe} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=vt(s,t.phase);return c`<${pt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${io(e)} />
		<${h$} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var u$=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function p$({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${Gt} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${Gt} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${Gt} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${Gt} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${Gt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${Gt} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function d$(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||io(t)||t.sheet?[n]:[]})}var io=e=>Bt(e.before?.[0],e.views[0]);function lo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=io(e);if(r==="lay"){let $=i.map(m=>ze(m,fe(p))).join(" "),h=_(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:A(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:ze(i[0]??"",fe(p)),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:R(String(a.act))})}function f$(e){pe(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function $$({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${Rs} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${Ut} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function h$({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=ie(N(e.hand),K,e.trump),[l,u]=[An(r?.advice),An(r)];return c`<div class="replay-held">
		<${Ve} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${oe} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${me} />`:null}${u.has(p)?c`<${$s} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${re(e.aside)}</div>
	</div>`}function m$({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=b(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=g=>`/replay/${t}/${n}/${g}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(ts(l)).then(()=>L(o("page.link.copied")),()=>L(o("page.link.by-hand")))??L(o("page.link.by-hand")),m=g=>i(Number(g.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ue(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:A(f)})}${" "}<${G} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Pl} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Pl} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${m}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((g,y)=>c`<option key=${y} value=${String(y)}>${o("page.replay.seen",{name:g})}</option>`)}
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
		${p?c`<${I} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${g$} match=${n} />`:c`<${yn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function g$({match:e}){let[t,n]=b(null);if(v(()=>{Be().then(async r=>n(r&&await is(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${yn} record=${t.slice(a,s[e]??t.length)} />`}function Pl({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var b$={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Gt({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${b$[t]} /></svg>
	</button>`}function y$(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function w$({rest:[e=""]}){let t=y$(ce.value),n=no(e,t),[s,a]=b({});return v(()=>{let r=!0;return Promise.all([ao(t.table,t.match,t.deal),Zn(e,1,t.deal)]).then(i=>r&&a(v$(i)?{key:n,both:i}:{wrong:o("page.replay.gone")}),i=>r&&a({wrong:i?.constructor===Error?o("page.replay.gone"):j(i)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${k$} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var v$=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),ql=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Il({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&ro(t,0)}function k$({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Mt(B(a.variant),a.rules),[i,l]=[Il(n),Il(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=Bl(ql(n),ql(s),le(i),t.step),p=n.steps[0]?.views.length??1,d=[Tt(a,p),Tt(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??ue(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:A(l.trump)})}${" "}
				<${G} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${x$(u?.trick)}</p>
		</header>
		<${S$} was=${i.points} now=${l.points} names=${d} me=${Kt(s.header,p)} /></div>
		<div class="endings-both">
			<${Wl} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${Wl} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function x$(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Wl({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:oo(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${U(lo(p,s,-1,a))}</p>`:null}
		<${Pe} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ye} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function S$({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${Y}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>w(e[l]??0))}
			${i(o("page.whatif.now"),l=>w(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>V((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function Ps(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:Rt(l,fe(e))})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:q(l),n:l.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Fl(r))return O$(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let i=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:i,suit:A(r.led)}):o("ask.lead",{who:i})}var Fl=e=>e.acts?.length===1&&e.acts[0]==="pass";function O$(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var qs=e=>e?.led&&e.follow?o("illegal.follow",{suit:A(e.led)}):o("illegal");function Vt({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=et([...t],e.worth??""),f=t.size<u?w(d):_(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${_l} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${j$} cards=${ie([...t],K)} pick=${u} worth=${Te(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===i} onchange=${()=>l($)} />
							<span>${Hl($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:f})}
		</button>
	</div>`}function j$({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${oe} card=${r} size="mini" /><b class="score">+${n[ae(r)]}</b>`:null}
			</span>`})}
	</span>`}function Hl(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=co(e,t);return o(`menu.${s}`,a)}function co(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function _l({offer:e,variant:t}){let{level:n,points:s,n:a}=co(e,t),r=Gn(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Is({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=b(""),[l,u]=b(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(v(()=>(i(""),u("")),[p.join()]),Fl(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:h,points:m,n:g}=co(l,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${_l} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${me} />`:null}${Hl(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${me} />`:null}<span class="unseen">${R(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Ws({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ge} trump=${r} />${a===s?c`<${me} />`:null}
			</button>`})}
	</div>`}var we=0;async function zl(e){let t=await fetch(`${Un}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Ul=async()=>(await zl("course.json")).json();async function Kl(e){let t=await(await zl(`${e.id}.99.jsonl`)).text(),n=await Promise.all(A$(t).map(({match:s,deal:a})=>qt(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(M$)}}function A$(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function M$(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[we];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function uo(e,t){let n=e[t]?.view.options?.seat??we;return e.findIndex((s,a)=>a>t&&s.seat===n)}var po=(e,t)=>e[uo(e,t)]?.act??"";var T$=9,[Gl,N$,E$]=[700,1700,280],Vl=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function L$({id:e,steps:t}){try{let n=Number(localStorage.getItem(Vl(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function C$(e,t){try{localStorage.setItem(Vl(e),String(t))}catch{}}var Fs=()=>E.course.value.split(" ").filter(e=>e!=="");function D$(e){e==="first"&&(E.taught.value=!0),Fs().includes(e)||(E.course.value=[...Fs(),e].join(" "))}function B$(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,wt(a)+s])))}function R$(e){let t=B(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var Yl=(e,t)=>e[t]?.view,Mn=(e,t)=>Bt(e[t-1]?.view,e[t]?.view),Jl=(e,t,n)=>({view:Yl(e,t),full:{...n,gone:!0},ms:E$});function P$(e,t,n){let s=[],a=t.lies?Mn(e,t.at):null;a&&s.push(Jl(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Mn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?N$:Gl}),l&&s.push(Jl(e,r,l)))}return s}function q$(e,t){let n=uo(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Mn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Mn(e,n+r),ms:Gl}))}var Hs=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#t=0;#e=()=>{};constructor(t){this.lesson=t,this.at=C(L$(t)),this.shown=C(this.#l(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ce(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#l(this.step(t))}),C$(this.lesson.id,t),t===this.last&&D$(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!z(`course.${a}`)?"":o(`course.${a}`,{...B$(),...R$(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):po(this.#n(n),n.at);if(t===s)return this.#i();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#i();let s=this.#s(n),a=s?.trick?.[0]?.card,r=N(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${ae(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=et(s,n);if(s.every(l=>a.includes(l)))return this.#i();let i=r===et(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#t)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return po(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#l(t){return{view:Yl(this.#n(t),t.at),full:t.lies?Mn(this.#n(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=T$)return this.#o(P$(this.#n(n),n,s),()=>this.be(t));let a=n.does?q$(this.#n(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){Ce(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#e=n,Ce(()=>this.#c(t.length>0)),this.#d(t)}#d([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#t=setTimeout(()=>this.#d(n),t.ms)}};var Ql=()=>lt(async()=>{let[e]=await Promise.all([Ul(),hr(Z.peek(),Un)]);return e});function Zl({plans:e}){v(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Fs()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${I$} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var I$=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Qe({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=b(""),$=O(null),h=e.includes(d)?d:e.find(S=>t?.has(S))??e[0];pe(()=>{let S=0,x=()=>{for(let M of $.current?.querySelectorAll("[data-card]")??[])jn.set(M.dataset.card??"",M.getBoundingClientRect())},T=requestAnimationFrame(()=>S=setTimeout(x));return()=>(cancelAnimationFrame(T),clearTimeout(S))});function m(S){let x=S.ctrlKey||S.metaKey||S.altKey?void 0:F$(e,h,S.key);x!==void 0&&(S.preventDefault(),x!==""&&(f(x),$.current?.querySelector(`[data-card="${x}"]`)?.focus()))}function g(S,x){f(x);let T=S.pointerType==="touch",M=E.play.value==="twice"||E.play.value==="auto"&&T;l||M&&!n.has(x)?u(x):p(x)}let y=(S,x)=>{let T=t===null||t.has(S);return c`<button type="button" key=${S} data-card=${S} class=${n.has(S)?"chosen":""}
			tabindex=${S===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(S):void 0} style=${{"--k":x}}
			onclick=${M=>g(M,S)}>
			<${oe} card=${S} dim=${!T} lifted=${n.has(S)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[ae(S)]}</span>`:null}
			${s?.has(S)?c`<span class="mark"><${me} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${W$}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${i?Ct(e).map(S=>c`<span key=${ae(S[0]??"")} class="same-suit">${S.map(y)}</span>`):e.map(y)}
	</div>`}var W$=e=>e.preventDefault();function F$(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Xl(e,s,-1);case"ArrowDown":return Xl(e,s,1)}}function Xl(e,t,n){let s=ae(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ae(r)!==s)return r}return""}function _s(e,t,n){let s=e.filter(r=>H$(Fe(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function H$(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function _$({rest:[e=""]}){let{value:t,wrong:n}=Ql(),s=e||(ce.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${ec} why=${n??o("page.nowhere")} />`:t?a?c`<${z$} key=${a.id} plan=${a} plans=${t} />`:c`<${Zl} plans=${t} />`:c`<${tc} />`}var ec=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,tc=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function z$({plan:e,plans:t}){let[n,s]=b({});return v(()=>{let a,r=!1;return Kl(e).then(i=>!r&&s({run:a=new Hs(i)}),i=>!r&&s({wrong:j(i)})),()=>{r=!0,a?.stop()}},[]),v(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${ec} why=${n.wrong} />`:n.run?c`<${U$} run=${n.run} plans=${t} />`:c`<${tc} />`}function nc(){let e=di(ce.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function U$({run:e,plans:t}){let n=nc(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);Z$(e);let l=e.rests.value,u=O(`${s} ${l}`);v(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",k=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?y:".on";i.current?.querySelector(k)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=B(a.variant),$=a.names.map((y,k)=>k===we?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||l?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return c`<${nt.Provider} value=${fe(p)}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ge} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${K$} run=${e} step=${r} n=${s} />
			<div class=${`board of-${le(p)} ${m==="sheeted"?m:""}`}>
				<${Q$} run=${e} step=${r} view=${p} full=${d} name=${$[we]??""} />
				<${pt} view=${p} variant=${f} names=${$} me=${we} elsewhere=${we} full=${d} over=${m}
					laid=${vt(f,p.phase)} played=${V$(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${J$} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function K$({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function J$({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=B(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${sc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${Vt} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Is} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Ws} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${G$} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Pe} view=${t} names=${n} me=${we} untitled /></div>`:null}
		${e.leaf==="end"?c`<${Y$} run=${s} plans=${a} />`:null}`}var G$=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${w(n)}</button>`)}</div></div>
</section>`;function V$(e,t,n,s){let a=Dt(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(N(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${Qe} cards=${ie(N(r),K,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function sc({worth:e}){let t=Te(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...K].map(n=>c`<li key=${n}>
				<${G} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Y$({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=nc(),[r,i]=b(!1),l=async()=>{i(!0),await D(async()=>{await be();let f=ge.value.find($=>$.id===s);f&&await ui(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${sc} worth=${B(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function Q$({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??we)===we?n.options:void 0,u=l?new Set(N(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Ce(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?Te(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ve} view=${n} seat=${we} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===we} laid=${vt(B(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${re(n.aside)}</div>`:null}
		</div>
		<${Qe} cards=${Jn(n,we)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function Z$(e){v(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=_s(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var X$=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],fo=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],Ze={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},eh={A:"ace",K:"king",Q:"queen",J:"jack"},$o=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],th="two three four five six seven eight nine ten eleven twelve".split(" "),ac=["pass","declare","reveal"],nh=["random","greedy","beginner","casual","club","strong","expert"],ic=Object.keys(Ze).flatMap(e=>$o.map(t=>t+e));function En(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,th[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),eh[a]??"",a.toLowerCase()]};return{verbs:[...Tn(X$,a=>e(`cmd.${a}`)),...Tn(fo,a=>e(`page.cmd.${a}`))],offers:[...Tn(ac,a=>e(`offer.${a}`)),...Tn(ac,a=>e(`cmd.${a}`))],ranks:Object.fromEntries($o.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(Ze).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Tn(nh.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Tn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>sh(s,n))),sh=(e,t)=>[e,t],lc=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),ah=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),dt=(e,t)=>e===t||e===ah(t)||e===lc(t),cc=(e,t)=>e.startsWith(t)||lc(e).startsWith(t);function oc(e,t){let n=t.verbs.find(([s])=>dt(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var zs=(e,t)=>$o.find(n=>t.ranks[n]?.some(s=>dt(e,s)))??"";function Us(e,t,n){let s=Object.keys(Ze).find(i=>Ze[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>cc(n.suits[i]??"",e)||e.length>=3&&Ze[i]?.english.startsWith(e),r=Object.keys(Ze).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in Ze?e.toUpperCase():""}var oh=new Set(["of","von","av","i","the","der","die","das"]);function uc(e,t){let n=e[0]??"",s=oh.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Us(n,3,t),i=r?zs(a,t):"";if(i)return[i+r,s+1];let l=zs(n,t)?Us(a,1,t):"";return l?[zs(n,t)+l,s+1]:["",0]}function rh(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!dt(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!dt(e[1]??"",a))return 1;let[r,i]=uc(e.slice(2),n);return i?r===t?i+2:1:Nn([t],e[2]??"",n).length?3:1}function ih(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>dt(a.join(" "),l)||dt(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=rh(a.slice(l),n,t),[p,d]=u?["",u]:uc(a.slice(l),t);u?i.push("joker"):i.push(d?Fe(p).toLowerCase()+Ze[ae(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function Nn(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=ae(r),{sign:l,english:u}=Ze[i]??{sign:"",english:""};for(let p of n.ranks[Fe(r)]??[])for(let d of[lh(t,p),/^\d+$/.test(p)?ch(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];cc(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var lh=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",ch=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function rc(e,t,n){let s=/^\d/.test(t)?"":zs(t,n),a=Us(t,2,n);return e.filter(r=>s&&Fe(r)===s||a&&ae(r)===a)}function ho(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var uh=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Ks(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=ih(e,n,t.joker),i=oc(r[0]??"",n);if(oc(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!uh.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?ph(i,r,t,n):fh(i,r,t,n):r.every(d=>/^\d+$/.test(d)||Nn(ic,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function ph(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=dh(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>Nn([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function dh(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=Nn(t.hand,e,n);if(s.length===0&&(s=rc(t.list,e,n),s.length===0&&(s=rc(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=Nn(ic,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function fh(e,t,n,s){if(n.sure)return $h(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=ho(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=hh(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function $h(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function hh(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Us(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||dt(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var pc=(e,t)=>t.levels.find(([n,s])=>dt(e,n)||e===s)?.[1]??"",dc=e=>e?.kind==="lay"||e?.kind==="play"?N(e.from):[];var Ae=e=>e?"yes":"no",fc=e=>z(`rank.name.${e}`)?o(`rank.name.${e}`):e,mh={C:"♣",D:"♦",H:"♥",S:"♠"};function ve(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===fe(n))return o("joker.as",{card:ve(e,{short:t})});let[s,a]=[Fe(e),ae(e)];return t?(z(`rank.${s}`)?o(`rank.${s}`):s)+mh[a]:o("card.spoken",{rank:fc(s),suit:o(`suit.${a}`)})}var Ie=(e,t)=>e.map(n=>ve(n,t)).join(", ");function $c(e,t){if(t.short)return e.map(s=>ve(s,t)).join(" ");let n=s=>{let a=br(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${ae(i)}`):fc(Fe(i)));return`${A(a)}: ${r.join(", ")}`};return Ct(e,t.view?.trump).map(n).join("; ")}function Yt(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Ie(s,t),bid:_(et(s,go(t)),t.rules)}):n==="name"?o("act.name",{trump:A(s[0])}):n==="play"?Ie(s,t):R(e)}var go=e=>e.view.options?.worth??e.rules?.worth??"",ht=e=>Array.from({length:le(e.view)},(t,n)=>n),mo=(e,t)=>e?.shown?.[t]?.hand,bo=(e,t)=>ie(N(t===e.me?e.view.hand:mo(e.view,t)),K,e.view.trump),Js=e=>bo(e,e.view.options?.seat??e.me);function yo(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:$c(bo(e,e.me),e)})],s=fe(t);return N(t.hand).includes(s)&&n.push(o("plain.joker",{card:ve(s,{short:e.short})})),[...n,...ln(t,e.rules),...hc(e,void 0)]}function hc(e,t){return e.view.phase==="over"?[]:ht(e).filter(s=>s!==e.me&&mo(e.view,s)&&!mo(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:$c(bo(e,s),e)}))}function wo(e,t){return ht(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[mc(e,n,a)]:[]})}var mc=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:Ae(t===e.me),cards:Ie(N(n),e)}),gc=(e,t)=>o("plain.laid",{cards:Ie(t,e),bid:_(e.view.bid??0,e.rules)});function vo(e,t){let{turnup:n}=e.view,s=Xe(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:A(s)}),i=t&&!n?gh(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function gh(e){let t=e.view.why;return!e.view.trump&&Xe(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:Ae(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&z(`why.${t.trump}`)?o(`why.${t.trump}`):""}function bc(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:Ae(t.length>1),n:e.rules.score.vulnerable})]}function Gs(e){let t=Te(go(e)),n=[...K].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function ko(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?$e(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:Ae(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?Gs(e):[];return[l,...bc(e),...u,...Vs(e)]}function Vs(e){let t=e.view,n=[vo(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ve(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...xo(e,void 0),...wo(e,void 0)),t.phase!=="over"&&n.push(...yo(e)),t.trick?.length?[...n,...Ln(e,$e(t))]:n}function xo(e,t){let{premium:n=[],why:s}=e.view;return ht(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:Ae(a===e.me)},i=[o("plain.holds",{...r,offer:R(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var yc=e=>ht(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Ln(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=bt(n,t);if(s.length===0)return[o(t===0||t===$e(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ve(l,e)})),r=t<$e(n)?yt(n,t):-1;return r<0?a:[...a,wc(e,s,r)]}function wc(e,t,n){let s=ve(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:Ae(n===e.me),card:s,tally:yc(e)})}function Cn(e){let t=ht(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>q(N(e.view.void?.[a]).map(A)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:yc(e)}),...s]}function vc(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=ht(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?_(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?R(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(gc(e,N(t.aside))),s.push(...ln(t,e.rules)),[...s,...xo(e,void 0),...wo(e,void 0),vo(e,!1)]}function kc(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${w(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...bc(e)]}function So(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":_(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=ht(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[mc(e,p,d)]:[]}),l=Sa(n),u=Oa(n,e.names,e.me).map(([p])=>p);return[...r,...i,...xa(n,e.names,e.rules,e.me),...u,...l?[l]:[],...bh(e)]}function bh(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[cn(t,e.names,e.me,e.settings)].filter(Boolean)}function ft(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ve(a,e)}`),s=ho(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?A(a.act.slice(5)):yh(a.act,e)}`);return[...n,...s].join(", ")}function yh(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function wh(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Gn(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function xc(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[wh(e,t.sure)];if(t.offer)return[o("ask.number"),ft(e,t)];let l=[Ps(s,e.names,!1),...r.kind==="lay"?Gs(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,ft(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function $t(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var Sc=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Jt(e)})]:[];function Oc(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?$t(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?$t(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:Ae(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:Ae(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return vh(e,t,i,r);default:return[]}}function vh(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?Oo(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:Ae(s)})]}function Oo(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:Ae(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function kh(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function jc(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=kh(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...Vs(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!tt(s,a)||e.table.match!==r.table.match)return ko(t,!1);let l=[...xh(s,t,n),...Sh(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(gc(t,ie(N(a.aside),K))),a.phase!=="over"&&l.push(...xo(t,s),...wo(t,s),...hc(t,s)),l.push(...Oh(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...So(t,s)]:l}function xh(e,t,n){let s=t.view;return ht(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:R(r)})]})}function Sh(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[vo(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:Ae(a.by===t.me),trump:A(s)})]}function Oh(e,t,n){let s=t.view,a=[],r=$e(s);for(let i=$e(e);i<=r&&i<(s.leads?.length??0);i++){let l=bt(s,i),u=new Set(l.filter(({seat:p,card:d})=>N(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ve(d,t)}));i<r&&a.push(wc(t,l,yt(s,i)))}return a}function Ac({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:Yt(r.act,n),better:Yt(r.better,n)});return`${Ga(r)}: ${i}. ${Ue(r.why).join(" ")}`.trim()});return[`${ga(s,"",!0)}.`,...a]}function Mc(e,t){let[n]=e.choices,s=Li(e),a=t.view.options,r="none";a?.kind==="lay"?r=_(et(e.act.split(" ").slice(1),go(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=_(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Yt(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+w(i),two:Ae(s!==void 0),second:s?Yt(s.act,t):""})}var jh=2e4,Tc={times:100,each:50},Dn={hand:yo,bids:vc,worth:Gs,tricks:Cn,trick:(e,[t])=>Number(t)>0?Ln(e,Number(t)-1):Ah(e),last:e=>Ln(e,$e(e.view)-1),legal:(e,t,n)=>n.options?[ft(e,n)]:[o("hint.none")]},Nc={...Dn,score:kc};function Ah(e){let t=e.view.phase==="play"?Cn(e).slice(0,1):[];return[...Ln(e,$e(e.view)),...t]}function jo({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function Qt(e){let t=e?.view.options,n=e?Js(e):[],s=new Set(dc(t));return{options:t,hand:n,joker:n.find(a=>a===fe(e?.view))??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var Ao=(e,t)=>[qs(e.options),o("page.speech.legal",{cards:Ie(e.list,t)})];function Mo(e,t,n,s){let a={...e.args,list:t?ft(t,n):""};if(e.cards){let i=t??{short:s};a.cards=Ie(e.cards,i),a.card=ve(e.cards[0],i)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function Mh(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:fo.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function To(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Ys=class{#t;#e;#n=null;#s="";#a=0;#r="";#l="";#c="";#i="";#u={about:"",act:""};#o=!1;#d="";#g=void 0;#f=new Set;#$=!1;constructor(t,n){this.#t=t,this.#e=n}learn(t){this.#g=t??this.#g}end(){this.#$=!0}hear(t){let n=this.#n;this.#n=t;let s=this.#b(t);if(!n)return this.#e([...this.#v(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:Oc(t,Ne(t));return s&&a.push(...jc(n,s,this.#s)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#s=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...$t(t,Ne(t))),this.#e([...a,...Sc(t),...this.#h(t)])}obey(t){return this.#S(t).catch(n=>this.#e([j(n)]))}watchClock(){let t=this.#n,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#d)return;let s=n-this.#t.now();s>jh||(this.#d=String(n),this.#e([o("page.speech.short",{time:Bs(Math.max(0,s))})]))}#b(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Ne(t),me:t.seat??-1,settings:this.#t.settled.peek().settings,rules:this.#g,short:this.#o}}#y(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...Qt(t),sure:this.#r,offer:this.#l,answering:r}}#h(t,n=!1){let s=jo(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#b(t);return a?.view.phase!==void 0?xc(a,this.#y(a)):[]}#m(t){let n=this.#h(t,!0);return n.length?n:$t(t,Ne(t)).slice(t.table.stage==="waiting"?0:-1)}#v(t,n){let{variant:s="standard",rules:a}=this.#t.settled.peek().settings,r=z(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...$t(t,Ne(t))];let l=n.view.phase==="over",u=!l&&$e(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...ko(n,!u),...l?So(n):[],...Oo(t,n.names)]}async#p(t){try{return P.peek()||await ns(o("page.guest")),this.#a=Math.max(this.#a,(await this.#t.port.act(t)).seq),!0}catch(n){return this.#e([j(n)]),!1}}async#k(){for(let t=0;(this.#n?.seq??0)<this.#a&&t<Tc.times;t++)await new Promise(n=>setTimeout(n,Tc.each));return this.#n}async#S(t){let n=await this.#k(),s=this.#b(n),a=this.#i;this.#i="";let r={m:n,s,moment:this.#y(s,a),waited:a},i=Ks(t,r.moment,En(o,z));switch(i.kind){case"act":return this.#w(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?Ao(r.moment,s):[]);case"trouble":return this.#e(this.#x(i,r));default:return this.#j(i.verb,i.words,i.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#s=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#s="")}#x(t,{m:n,s,moment:a}){let r=Mo(t,s,a,this.#o);return t.then==="ask"?[...r,...this.#m(n)]:r}async#j(t,n,s,a){let{m:r}=a,i=this.#N(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#L());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#B(a);case"report":return void this.#D(a);case"":case"ready":case"next":case"again":return this.#R(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#q(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return F(this.#A(r))}return this.#T(t,n,r)}#A({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?On(this.#t.id,this.#t.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#i=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#T(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#m(s)])}#N(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return $t(s,Ne(s));case"time":return this.#E(s);case"help":return Mh(this.#g);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Nc,t)?Nc[t]:void 0;if(i)return a?.view.phase===void 0?$t(s,Ne(s)):i(a,n,r)}#E(t){let n=Ne(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#t.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Bs(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#L(){try{return To(await Oe(this.#t.settled.peek().settings,Z.peek()))}catch(t){return[j(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#t.port.hint();this.#u={about:jo(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Mc(n,t),...fs(n,t.rules,a=>Yt(a,t)),s]}catch(n){return[j(n)]}}async#D({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!cs(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#f.has(l))return;this.#f.add(l);let u;try{let p;for await(p of ya(this.#t.id,r,i,()=>!this.#$));u=p?Ac(p,s,n):[]}catch(p){u=[j(p)]}this.#f.delete(l),this.#$||this.#e(u)}async#B(t){let{about:n,act:s}=this.#u;if(n!==jo(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#R(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#P():this.#e(t&&n.view?.options?[o("illegal"),...this.#m(n)]:this.#m(n))}async#P(){let t=await this.#t.ready();t&&(this.#a=Math.max(this.#a,t.seq))}async#q(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#m(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=En(o,z),i=n.map(p=>pc(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Ec={lines:250,typed:50};function Bn(){let[e,t]=b([]),n=O(0);return{lines:e,print:(a,r=!1)=>{let i=a.map(l=>({id:n.current++,text:l,typed:r}));i.length&&t(l=>[...l,...i].slice(-Ec.lines))}}}function Rn({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Nh} onsend=${s} />
		<${Eh} lines=${e} />
	</section>`}function Lc({table:e,variant:t}){let n=Bn();return c`<${Rn} ...${n} obey=${Th(e,t,n.print)} />`}function Th(e,t,n){let s=de(()=>new Ys(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return v(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),v(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Nh({onsend:e}){let t=O(null),n=O({all:[],at:0});v(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Ec.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Eh({lines:e}){let t=O(null);return pe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}var Qs={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Lh=60,Ch=600,No=class{#t;#e=[];#n=0;constructor(t){this.#t=t}press(t){return t==="Enter"&&Date.now()<this.#n?!0:this.#e.length===0&&this.#t.current()?this.#t.act(t):t in Qs||/^(.|Enter|Backspace)$/u.test(t)?(this.#e.length<Lh&&this.#e.push(t),this.#s(),!0):!1}goOn(){for(;this.#e.length>0&&this.#t.current();)this.#t.act(this.#e.shift()??"");this.#s()}#s(){if(this.#t.changing())for(this.#e=this.#e.filter(t=>t!=="Backspace");this.#e[0]==="Enter";)this.#e.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#e=[]),this.#n=n?Date.now()+Ch:0}},Cc=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Dh(e){if(e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Qs?t===document.body||Cc(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Bh=e=>e.repeat&&(e.key==="Enter"||e.key==="Backspace");function Dc(e){let t=O(e);t.current=e;let n=O(!0),[,s]=b(0),a=O(null),r=a.current??=new No({act:i=>t.current.act(i)?(n.current=!1,s(l=>l+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return pe(()=>r.hear(e.pad),[e.pad]),v(()=>{n.current=!0,r.goOn()}),pe(()=>{let i=l=>{(Bh(l)?Cc(l):Dh(l)&&r.press(l.key))&&l.preventDefault()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[]),i=>r.press(i)}var Q=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),mt=e=>e.seats.map((t,n)=>Q(e,n)),Bc=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Pn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Bc(e):`${Bc(e)} · ${xe(t,{dateStyle:"long"})}`};function Zs(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:Q(e,t.by)});case"turnup":return o("turnup")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(`why.${t.trump||"first"}`)}var Pc=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:Q(e,n.seat)})).join("; ")}),Rh=e=>e==="joker"?o("joker"):e;function qn(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:Q(e,t.seat),other:Q(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?R(t.offer):"",trump:A(t.trump),want:A(t.want),card:Rh(t.card??"")})}var Rc=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${Q(e,s)} ${V(n)}`).join(", "),Eo=e=>[o("pad.settle",{what:Rc(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:Rc(e,t)}))];function gt(e){let t=mt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,i)=>e.totals[i]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:w(s),over:n?"yes":"no"})}function qc(e){let t=mt(e),n=(a,r)=>a.map((i,l)=>`${t[l]} ${r(i)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((i,l)=>`${t[l]} ${V(i)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${A(a.trump)}: ${r}`});return[`Ninety-Nine · ${Pn(e)}`,n(e.totals,w),gt(e),"",...s,"",...Eo(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Wc=e=>({hands:e.seats.map(()=>({}))}),Fc=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Hc=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},_c=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Ph(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var qh=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Ic=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Ih=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...i}=s;return a||e.hands[t]?.premium===n.premium?s:i},Wh=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Co({pad:e,deal:t,named:n}){let s=e.deals[t],a=s??e.due;if(!a)return null;let r=n??a.trump,i=r===a.trump||!a.trump?Zs(e,a.why,!s):"",l={dealer:Q(e,a.dealer),lead:Q(e,a.lead),past:s?"yes":"no"},u=a.vulnerable?.map(p=>Q(e,p)).join(", ");return c`<div class="pad-due">
		${r?c`<${G} trump=${r} />`:c`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",l)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${r?i?o("why.trump",{trump:A(r),why:i}):A(r):o("page.pad.turnup")}
			${u?c` <span class="soft">· ${o("pad.vulnerable",{names:u})}</span>`:null}
		</p>
	</div>`}var Fh=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?c`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Lo=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:i})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${i??t}</button>`;function Hh(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span></span><span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${_h} key=${a} ...${e} seat=${a} />`)}
	</div>`}function _h({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:i,seat:l}){let u=Q(e,l),p=n.hands[l]??{},{tricks:d,bid:f,made:$,premium:h}=s.hands[l]??{},m=k=>({label:o(`page.pad.${k}.of`,{name:u}),now:_c({seat:l,field:k},a),wrong:r===l,onpick:()=>i({seat:l,field:k})}),g=$===void 0?"":o($?"page.sheet.made":"page.sheet.failed"),y=[f===void 0?"":o("page.pad.bid",{n:f}),g].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Fh} due=${e.deals[t]??e.due} seat=${l} />
			<b class="total">${w(e.totals[l]??0)}</b>
		</span>
		<${Lo} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":w(d)} />
		<${Lo} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${f===void 0?"":w(f)}</span>
			${g?c`<span class=${`mark ${$?"made":"failed"}`}>${$?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&l<e.choices.live?c`<${Lo} ...${m("premium")} said=${!!p.premium} text=${h?R(h):""} />`:null}
	</div>`}var zh=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Uh(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=zh(e);return e.choices.trumps.map(f=>{let $=f==="none"&&d?c` <small>(${d})</small>`:null;return{key:f,on:t.trump===f,press:()=>s({...t,trump:f}),wide:!0,text:c`<${G} trump=${f} /><span class="word">${A(f)}${$}</span>`}})}let i=t.hands[a]??{},l=(d,f)=>s(Ih(t,a,Wh({...i,...d})),f),u=(d,f,$)=>({key:String(d),text:w(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,i.tricks===f,()=>l({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:i.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:i.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,i.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(i.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!i.premium,press:()=>l({premium:""})},...qh(e).map(d=>({key:d,wide:!0,text:R(d),on:p===d,typed:d[0]??"",press:()=>l({premium:d},Ic(e,d).length>0)})),...(p?Ic(e,p):[]).map(d=>u(d,i.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function Kh({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var zc=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Q(e,t)}),Jh={seat:-1,field:"trump"},Gh=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Vh=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${G} trump=${e} /> ${A(e)}`:"…"}
</button>`;function Uc({open:e,pad:t}){let[n,s]=b({place:"",cell:null}),{deal:a,entry:r,stale:i,kept:l,place:u}=e,p=n.place===u?n.cell:null,d=se=>s({place:u,cell:se}),f=e.busy.value,$=l?.open!==null,m=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(se=>!Ph(r,se)),g=p??(m[0]?Hc(m[0]):null),y=!i&&t.unfit!==void 0,k=!i&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!y,x=g?Uh(t,r,g,(se,We)=>(d(We?g:null),e.set(se))):[],T=Yh(t.entry,r),M={Enter:()=>(k||y)&&e.enter(y),Backspace:()=>e.undoable&&e.undo()},Me=se=>{let[We,zn]=Qs[se]??[];if(We!==void 0&&zn!==void 0)d(Zh(t,g,We,zn));else{let cr=x.find(Uu=>Uu.typed===se)?.press??M[se];if(!cr)return!1;cr()}return!0},ke=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Nt=Dc({pad:t,act:Me,current:()=>e.told===t&&e.kept===l&&!ke(),changing:()=>e.busy.peek()});return c`<section class="pad-panel" aria-label=${o($?"page.pad.correct":"page.pad.enter")}>
		<${Co} pad=${t} deal=${a} named=${T.trump} />
		<${Hh} pad=${t} deal=${a} draft=${r} full=${T} now=${g} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":k?"":"soft"}`} role="status">
			${Qh(t,p,m)||(k?o("page.pad.ready"):" ")}
		</p>
		${Gh(t,r)&&(T.trump||g?.field!=="trump")?c`<${Vh} trump=${T.trump} now=${g?.field==="trump"} onpick=${()=>d(Jh)} />`:null}
		${g&&!(k&&!p)?c`<${Kh} keys=${x} label=${zc(t,g)} />`:null}
		<div class="pad-acts">
			<button type="button" class="button" disabled=${!e.undoable}
				onclick=${()=>Nt("Backspace")}>${o("page.pad.undo")}</button>
			${$?c`<button type="button" class="button" onclick=${()=>e.leave()}>${o("page.pad.cancel")}</button>`:null}
			<button type="button" class="button chief" aria-disabled=${!k&&!y} aria-busy=${f}
				onclick=${()=>Nt("Enter")}>
				${o(y?"page.pad.anyway":$?"page.pad.correct":"page.pad.enter")}
			</button>
		</div>
	</section>`}var Yh=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Qh(e,t,n){if(e.fault)return qn(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:qn(e,a)})).join(" ");let s=n.find(a=>!t||_c(Hc(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Q(e,s.seat)}):t?zc(e,t):""}function Zh(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,i=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:i,field:u==="premium"&&i>=e.choices.live?"contract":u}}var Xh=3e3,em=e=>e instanceof kr||e instanceof H&&([429,503].includes(e.status)||e.reason==="unfetched"),In=e=>at(e)?o("page.pad.refused",{text:e.message}):j(e);function tm(e){let{record:t,summary:n,open:s}=e,a=qa(e),r=e.drafts[a];return s!==null?{record:t,deal:a,...r?{entry:r}:{}}:n.over?{record:t}:{record:t,entry:r??{hands:n.names.map(()=>({}))}}}var nm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Xs=class{wrong=C("");busy=C(!1);#t;#e=C(null);#n=C(0);#s="";#a=new AbortController;#r=0;#l=[];#c=null;#i="";#u=new Map([]);#o;constructor(t,n=It){this.id=t,this.#t=n,this.#o=Lt(()=>this.#g())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return je(this.id)}get told(){return this.#e.value?.told}get stale(){return this.#e.value?.of!==this.#d()}get deal(){return this.kept?qa(this.kept):0}get entry(){let{kept:t,told:n}=this;return t?.drafts[this.deal]??(n?Wc(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(t.drafts[this.deal]!==void 0||Ia(t)!==void 0)}get place(){return`${this.kept?.versions.at(-1)} ${this.deal}`}#d(){return this.kept?JSON.stringify(tm(this.kept)):""}#g(){let t=this.#d(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#t(JSON.parse(t),s).then(a=>s.aborted||(this.#e.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=In(a),em(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,Xh))))})}set(t){this.#l.push({of:this.place,entry:this.entry}),this.#f(t)}#f(t){let{kept:n,deal:s}=this;n&&X(jt(n,s,Fc(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&X({...jt(n,t,n.drafts[t]??s.entry),open:t})}leave(){let{kept:t}=this;t&&X({...jt(t,this.deal),open:null})}async#$(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=n.summary.deals,i={record:n.record,do:t?"anyway":"enter",deal:s,entry:a},l=await this.#$(()=>this.#m(i,(u,p)=>{let d=u.record===p.record?u:Ot(u,p);return nm(u.drafts[s]??a,a)?{...jt(d,s),open:null}:{...d,open:s}}));l&&(this.#u.set(l.record,{deal:s,entry:a}),am(l,s,r))}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#$(()=>this.#m({record:t.record,do:"stop"},Ot))}async undo(){this.busy.peek()||this.#b()||await this.#$(()=>this.#y())&&L(o("pad.undone"))}#b(){let{kept:t,deal:n}=this;if(!t?.drafts[n])return!1;let s=this.#l.findLast(a=>a.of===this.place);return this.#l=this.#l.slice(0,s?this.#l.lastIndexOf(s):0),s?this.#f(s.entry):this.leave(),!0}async#y(){let{kept:t}=this,n=t&&Ia(t);if(!t||n===void 0)return!1;let s=this.#u.get(t.record);return await this.#m({record:n},(r,i)=>{let l=Qi(r,i);return s?.deal===i.deals.length&&i.due?jt(l,s.deal,s.entry):l},t.record)!==void 0}type(t,n){return this.#$(()=>this.#h(t,n))}async#h(t,n){let{kept:s}=this;if(!s)return[];if(o("cmd.undo").split("|").concat("undo").includes(t.trim().toLowerCase()))return[o(this.#b()||await this.#y()?"pad.undone":"pad.nothing")];let a=`${s.record}
${t}`,r={record:s.record,line:t,lang:n,...a===this.#i?{again:!0}:{}},i=await this.#m(r,(l,u)=>u.record===l.record?l:{...Yi(Ot(l,u)),open:null});return this.#i=i?.again?a:"",i?.said??[]}async#m(t,n,s=t.record){let a=this.#d(),r=await this.#t(t).catch(i=>{L(j(i))});return ws(this.id),Ce(()=>{let{kept:i}=this;if(!(!r||!i))return r.fault||r.unfit||r.entry?this.#p(t,r,a):i.record!==s&&i.record!==r.record?this.#k(i,t):(this.#v(n(i,r),r),r)})}#v(t,n){let s=this.#d();X(t);let a=this.#d();a!==s&&(this.#e.value={of:t.drafts[this.deal]?"":a,told:n})}#p(t,n,s){t.entry?s===this.#d()&&(this.#e.value={of:s,told:n}):L(sm(n))}#k(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,i=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&X({...jt(t,i?n:r,s),open:i?n:null}),L(o("page.pad.elsewhere"))}},sm=e=>e.fault?qn(e,e.fault):e.missing?Pc(e,e.missing):"";function am(e,t,n){let s=e.deals[t];if(!s)return;let a=q(s.points.map((r,i)=>`${Q(e,i)} ${V(r)}`));t===n?L(o("page.pad.entered",{n:t+1,points:a}),!0):L(o("pad.corrected",{deal:t+1}));for(let r of e.changed??[]){let i={deal:r.deal+1};if(r.dropped)L(o("pad.dropped",i));else if(r.trump!==r.was){let l={trump:A(r.trump),was:A(r.was),dealer:Q(e,r.dealer)};L(o("pad.changed",{...i,...l}))}}}var om=24;function rm(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function im(){let e=P.value?.name??E.name.value;return St()[0]?.summary.names??(e?[e]:[])}var lm={variant:"",names:[],first:"0",length:"",rounds:9,house:xs},Kc=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Do=e=>Array.from({length:e.chairs},(t,n)=>n);async function cm(e,t,n){let s=mn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=await It({begin:{variant:t.id,...s?{rules:s}:{},seats:[...Do(t).map(l=>Kc(e,l)),...a],first:Number(e.first),date:rm(),...e.length?{[e.length]:e.rounds}:{}}}),i=vs(r);return X(i),i.id}var um=e=>e instanceof ut?o("page.create.rules.unread",{text:e.message}):In(e);function pm({plan:e,set:t,variant:n}){let s=a=>({currentTarget:{value:r}})=>t(({names:i})=>({names:Object.assign([...i],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Do(n).map(a=>c`<label class="field" key=${a}>
				<span>${o("page.pad.player",{n:a+1})}</span>
				<input type="text" maxlength=${om} autocomplete="off" spellcheck=${!1} value=${e.names[a]??""}
					enterkeyhint="next" oninput=${s(a)} />
			</label>`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${W} label=${o("page.pad.first")} value=${e.first} onchange=${a=>t({first:a})}
			options=${Do(n).map(a=>[String(a),Kc(e,a)])} />`}function dm({plan:e,set:t}){return c`<div>
		<${W} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...te("page.create.length","deals","games")]}
			onchange=${n=>t({length:n})} />
		${e.length?c`<${Se} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${n=>t({rounds:n})} />`:null}
	</div>`}function Jc({onclose:e,onbegun:t}){v(()=>{D(be)},[]);let[n,s]=b(()=>({...lm,names:im()})),[a,r]=b(""),[i,l]=b(!1),u=ge.value.find(m=>m.id===n.variant)??rt(),p=B(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},f=async m=>{if(m.preventDefault(),!(i||!p)){l(!0);try{t(await cm(n,u,p))}catch(g){r(um(g)),l(!1)}}},$=m=>d({variant:m,first:"0",house:{...n.house,changed:{}}}),h=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${i}>
		${o("page.pad.begin")}
	</button>`;return c`<${I} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${he} label=${o("page.create.variant")} value=${u.id} groups=${De()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${pm} plan=${n} set=${d} variant=${u} />
			<${dm} plan=${n} set=${d} variant=${u} />
			<${Ss} own=${n.house} set=${m=>d({house:m})} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var fm=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function ea({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return c`<div class="invitation">
		<label class="field"><span>${t}</span>
			<input type="text" readonly value=${e} onfocus=${r=>r.target.select()} /></label>
		<button type="button" class="button" onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||L(o("page.link.by-hand"))}}}>${o(n?"page.link.copied":"page.link.copy")}</button>
		${fm(location.hostname)?c`<${$m} />`:null}
	</div>`}function $m(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Gc({variant:e,table:t}){let n=z(`variant.${e}`);return c`<div class="introduction">
		${E.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}function ta({pad:e,onpick:t}){let n=mt(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Pn(e)} · ${Cs(e.rules)}</p>
			<p class="standing">${gt(e)}</p>
		</header>
		${e.deals.length?c`<${Qa} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${Eo(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function hm(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:mm(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:i,...l}=n;return{...l,shown:r,...s?{why:a}:{},...i?{closed:{...i,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var mm=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function na({pad:e,deal:t,onclose:n,correct:s}){let a=e.deals[t];if(!a)return null;let r=s&&c`<button type="button" class="button chief" onclick=${s}>
		${o("page.pad.correct")}
	</button>`;return c`<${I} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${r}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Q(e,a.dealer),lead:Q(e,a.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${A(a.trump)} (${Zs(e,a.why,!1)}).</p>
			<${Pe} view=${hm(e,t)} names=${mt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var gm=4e3,[Vc,bm]=[4e3,12e4],Yc=new Map;function Ro(e,t){let n=(Yc.get(e)??Promise.resolve()).then(t);return Yc.set(e,n.catch(()=>{})),n}var ym=e=>Ro(e,async()=>{let t=je(e);if(!t||t.shared)return;let n=Pt(),{pad:s,mark:a=""}=await es(n,t.record),r=je(e);r&&X({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Qc(e){let{shared:t,record:n}=je(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var Bo=new Map;function wm(e){let t=Bo.get(e)??Ro(e,async()=>{let n=je(e);if(!n?.shared||!Qc(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:i=""}=await es(s,n.record,a).catch(u=>{if(u instanceof H&&u.status===409)return vm(e,n.shared?.pad??"");throw u}),l=je(e);l?.shared?.secret!==s||!r||X({...l,shared:{...l.shared,pad:r,of:n.record,mark:i}})}).finally(()=>Bo.delete(e));return Bo.set(e,t),t}async function vm(e,t){let{pad:n,mark:s}=await $a(t,""),a=je(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};X({...n.record===a.record?a:{...Ot(a,n),open:null},shared:r}),n.record!==a.record&&L(o("page.pad.share.other"))}return{pad:""}}var Po=e=>Ro(e,async()=>{let t=je(e)?.shared?.secret;if(!t)return;await es(t);let n=je(e);if(!n)return;let{shared:s,...a}=n;X(a)}),km=e=>e instanceof H&&e.status>=400&&e.status<500&&e.status!==429;function xm(e,t){let[n,s,a,r,i]=["",Vc,0,!1,!1],l=async()=>{let p=Qc(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await wm(e).then(()=>null,f=>f);if(r=!1,d&&!km(d)){i||(a=Number(setTimeout(l,s))),s=Math.min(2*s,bm);return}s=Vc,d&&(n=p,t(d)),l()},u=Lt(()=>{l()});return()=>{i=!0,u(),clearTimeout(a)}}function Zc(e){v(()=>xm(e,t=>L(o("page.pad.share.not",{text:j(t)}))),[e])}function Xc({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=Yn(),i=()=>r(async()=>{await ym(e.id),n(!0)}),u=c`<button type="button" class="button" aria-busy=${a} onclick=${()=>r(async()=>{await Po(e.id),n(!1)})}>
		${o("page.pad.share.stop")}
	</button>`;return c`<button type="button" class="button plain" aria-busy=${a} onclick=${i}>
			${o("page.pad.share")}
		</button>
		${t&&s?c`<${I} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${ea} link=${ts(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Sm(e){let[t,n]=b(null),[s,a]=b("");return v(()=>{let r=new AbortController,[i,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await $a(e,i,r.signal);i=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof H&&p.status===404;if(a(d?o("page.pad.unshared"):j(p)),d)return}l=window.setTimeout(u,gm)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function eu({id:e}){let{pad:t,wrong:n}=Sm(e),[s,a]=b(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${ta} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${Co} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${gt(t)}</p>`}
			<ul class="stands">${t.totals.map((r,i)=>c`<li key=${i}>
				<span>${Q(t,i)}</span> <b>${w(r)}</b>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${na} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}function Om({rest:e}){let[t="",n=""]=e;return t==="on"&&n?c`<${eu} key=${n} id=${n} />`:t?c`<${Mm} key=${t} id=${t} />`:c`<${jm} />`}function jm(){let[e,t]=b(!1),[n,s]=b(""),a=O(null),r=async l=>{if(l){s("");try{let u=vs(await It({record:await l.text()}));X(u),F(`/pad/${u.id}`)}catch(u){s(In(u))}}},i=l=>F(`/pad/${l}`);return c`<main id="main" tabindex="-1" class="pads stack">
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
		<ul class="pad-list">${St().map(l=>c`<${Am} key=${l.id} pad=${l} />`)}</ul>
		${e?c`<${Jc} onclose=${()=>t(!1)} onbegun=${i} />`:null}
	</main>`}function Am({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:i,over:l}=t,u=[z(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:i}),xe(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(p=>w(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var tu=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function Mm({id:e}){let t=de(()=>new Xs(e),[e]);v(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?c`<${Em} open=${t} kept=${n} told=${s} wrong=${a} />`:c`<${tu} text=${a||o("page.opening")} />`:c`<${tu} text=${o("page.pad.gone")}>${r}<//>`}function Tm(e){v(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Nm({open:e}){let{lines:t,print:n}=Bn(),s=async a=>n(await e.type(a||"show",Z.value));return v(()=>{s("")},[e]),c`<${Rn} lines=${t} print=${n} obey=${s} />`}function Em({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),i=n.deals.length,l=`${q(mt(n).slice(0,n.choices.live))} · Ninety-Nine`;v(()=>{document.title=l},[l]),Zc(t.id),Tm(i);let u=()=>e.undo();return c`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?c`<${Nm} open=${e} />`:null}
		<${ta} pad=${n} onpick=${r} />
		${n.due||e.deal<i?c`<${Uc} open=${e} pad=${n} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${gt(n)}</p>
					<div class="pad-acts">
						<button type="button" class="button" disabled=${!e.undoable} onclick=${u}>${o("page.pad.undo")}</button>
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${Cm} kept=${t} pad=${n} stop=${n.due&&i>0?()=>e.end():void 0} />
		${s||ys.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${a>=0?c`<${na} pad=${n} deal=${a} onclose=${()=>r(-1)}
					correct=${()=>(e.correct(a),r(-1))} />`:null}
	</main>`}function Lm(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/x-ndjson"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Cm({kept:e,pad:t,stop:n}){let[s,a]=b(!1),{busy:r,once:i}=Yn(),l=async()=>{let $=await navigator.clipboard?.writeText(qc(t)).then(()=>!0,()=>!1);L(o($?"page.link.copied":"page.copy.not"))},u=()=>to(eo({scores:t.deals,names:mt(t),title:Pn(t),winner:gt(t),end:t.end??{totals:t.totals,winners:[],games:[]}})).catch($=>L(j($))),p=($,h)=>c`<button type="button" class="button plain" onclick=${h}>${$}</button>`,f=c`<button type="button" class="button chief" aria-busy=${r} onclick=${()=>i(async()=>{await Po(e.id),F("/pad"),Ji(e.id)})}>
		${o("page.pad.drop.yes")}
	</button>`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${t.deals.length?[p(o("page.copy"),l),p(o("page.share"),u),p(o("page.rules.print"),()=>print())]:null}
		${st.value?null:c`<${Xc} kept=${e} />`}
		${p(o("page.pad.save"),()=>Lm(e.record,`pad-${t.date||e.id}.99.jsonl`))}
		${t.house?null:c`<a class="button plain" href=${`/rules/${t.rules.id}`}>${o("page.nav.rules")}</a>`}
		${n?p(o("page.pad.stop"),n):null}
		${p(o("page.pad.drop"),()=>a(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${s?c`<${I} title=${o("page.pad.drop")} onclose=${()=>a(!1)} actions=${f}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var qo="ninetynine.problems",nu="ninetynine.problems.damaged";function Io(){try{return localStorage.getItem(qo)}catch{return null}}function sa(){try{return JSON.parse(Io()??"null")??void 0}catch{return}}var au=e=>!Object.values(sa()?.marks??{}).some(t=>t?.first<e);function ou(e){try{localStorage.setItem(qo,JSON.stringify(e))}catch{}}function su(e){if(e===null||Io()!==e)return!1;try{let t=nu;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${nu}.${n}`;localStorage.setItem(t,e),localStorage.removeItem(qo)}catch{}return!0}async function Wo(e,t){let[n,s]=[Io(),sa()];if(!s)return{told:await t(e),anew:su(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof H)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:su(n)}}}var oa=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:ue(e),grade:t,grades:4,back:n?"yes":"no"}),Fo=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Ho(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=B(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function _o(e,t){let n=B(e.variant)?.dummy?le(e)-1:-1;return Array.from({length:le(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Wn=({view:e})=>({...e,totals:[]}),zo=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Uo=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Ko(e,t,n){let s=o("problem.rating",{...Fo(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function ru(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var iu={ask:Object.keys(Dn),also:["rules","short","next","help","quit"]},aa=class{#t;#e;#n;#s=!1;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}#a(){let t=Wn(this.#t),n=t.seat??0;return{view:t,me:n,names:_o(t,n),rules:B(t.variant),short:this.#s}}present(t,n,s){let a=this.#t,r=this.#a(),i=a.kind==="hidden"?$e(r.view):0,l=Array.from({length:i},(u,p)=>ru(bt(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${ve(f,r)}`),yt(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${oa(a,t,n)}.`,...l,...i?Cn(r):[],...Vs(r),Ho(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#t.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),ft(t,Qt(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),ft(t,Qt(t))]}tell({act:t,told:n},s){let a=this.#t,r=this.#a(),i=p=>Ie(p.split(" ").slice(1),r),l=n.levels.map(({level:p,solved:d})=>o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:i(t)}),...a.kind==="bid"?this.#l(n,i):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:zo(n.answers.map(i))})],...Ue(n.why??[]),...u.flatMap(p=>this.#c(p,r,i)),`${o("problem.found")}: ${l.join(", ")}.`,Ko(a,n,s),`${o("problem.next")}.`].map(un))}#l({answers:t,totals:n=[],bid:s},a){let r=n.filter((i,l)=>l<5||i.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(i=>o("problem.total",{n:i.tricks,points:w(i.points,1),chance:Math.round(100*i.chance),good:i.right?"yes":"no"}))]}#c(t,n,s){let a=Uo(t,this.#t,n.view).map(i=>`${n.names[i.seat]}: ${Ie(N(i.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:i,won:l})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return ru(i.map(u),l,n)})]}async obey(t,n){let s=this.#a(),a=!n.answered&&!n.busy,r=Qt(a?s:{...s,view:{...s.view,options:void 0}});r.hand=Js(s);let i=Ks(t,r,En(o,z));return i.kind==="act"?this.#n.answer(i.act):i.kind==="forbidden"?this.#e(Ao(r,s)):i.kind==="trouble"?this.#e([...Mo(i,s,r,this.#s),...i.then==="ask"?this.#i(s,n):[]]):this.#u(i.kind==="command"?i:{verb:"",words:[]},s,n)}#i(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#u({verb:t,words:n},s,a){let r=Object.hasOwn(Dn,t)?Dn[t]:void 0;if(r)return this.#e(r(s,n,Qt(s)));switch(t){case"":case"next":return a.answered?this.#n.next():this.#e(this.#i(s,a));case"short":return this.#s=!this.#s,this.#e([o("plain.short",{short:this.#s?"yes":"no"})]);case"rules":return this.#e(await this.#o());case"help":{let i=l=>l.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:i(iu.ask),also:i(iu.also)})])}case"quit":return F("/")}return this.#e([o("illegal"),...this.#i(s,a)])}async#o(){try{return To(await Oe({variant:this.#t.variant},Z.peek()))}catch(t){return[j(t)]}}};function Dm({rest:[e=""]}){let t=ce.value.get("variant")??"";return c`<${Rm} key=${`${e} ${t}`} day=${e||gn()} variant=${t} any=${e!==""} />`}async function Bm(e,t,n){await be();let s=t||(n||!au(e)?"":rt()?.id),{told:a,anew:r}=await Wo({date:e,...s?{variant:s}:{}},Kr);return{all:a.problems,one:s||"",anew:r}}function Rm({day:e,variant:t,any:n}){let[s,a]=b({}),[r,i]=b(0);v(()=>{let h=!1;return Bm(e,t,n).then(m=>{h||(a(m),i(lu(m.all)))},m=>!h&&a({wrong:j(m)})),()=>{h=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,m)=>{let g=l.map((y,k)=>k===r&&y.done===void 0?{...y,done:h}:y);a({one:u,anew:p||m,all:g})},$=l[r];return $?c`<${Wm} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(lu(l))} />`:c`<${Pm} all=${l} day=${e} variant=${u} onagain=${i} />`}function lu(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Pm({all:e,day:t,variant:n,onagain:s}){let a=e.filter(i=>i.done).length,r=O(null);return v(()=>E.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...Fo(sa())})}</p>
		<ol class="day-problems">${e.map((i,l)=>c`<li key=${i.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${cu} right=${i.done} /><span class="unseen">${o(i.done?"problem.right":"problem.missed")}</span>
				<span>${oa(i,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${he} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${De()} onchange=${i=>F(qm(t,i))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var qm=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,cu=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Im(e,t,n){let[s,a]=b(null),[r,i]=b(""),[l,u]=b(!1);return{answered:s,said:r,busy:l,answer:async d=>{if(!(l||s)){u(!0);try{let{told:f,anew:$}=await Wo({act:d,date:t},h=>Jr(e.id,h));ou(f.progress),i(""),a({act:d,told:f}),n(f.right,$)}catch(f){i(j(f))}u(!1)}}}}function Wm({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=Im(e,t,r),f=Wn(e),$=_o(f,f.seat??0),h=O(null),m=O(null);pe(()=>{l&&(E.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[l]);let g=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${oa(e,n,s)}</h1><p class="task">${U(Ho(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ge} trump=${f.trump??""} />
		</header>
		${E.spoken.value?c`<${Fm} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?uu(l.told,t):0} answer=${d} next=${i} />`:null}
		<div class="replay-board">
			<${_m} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${u||(l?c`<h2><${cu} right=${g} /><span>${U(Hm(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${h} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${zm} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ye} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Fm({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:i,next:l}){let u=Bn(),p=O({answer:i,next:l});p.current={answer:i,next:l};let d=de(()=>new aa(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=B(e.variant)!==void 0;return v(()=>f?d.present(...t):void 0,[d,f]),v(()=>n?d.tell(n,r):void 0,[d,n]),v(()=>s?u.print([s]):void 0,[s]),c`<${Rn} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var Hm=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Jo(e)});function _m({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=b(new Set),l=Wn(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(N(d?.from)),h=f||(d?.seat??p)===p,m=T=>{let M=new Set(f?r:[]);r.has(T)?M.delete(T):M.size<(d?.pick??1)&&M.add(T),i(M)},g=T=>$?.has(T)&&a(`play ${T}`),y=B(e.variant),k={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?Te(d?.worth??""):null,onpick:m,onplay:g},S=d?.seat??-1,x=h?null:{seat:S,hand:c`<${Qe} ...${k} cards=${ie(N(u.shown?.[S]?.hand),K,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${pt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${x}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${Vt} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Ve} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${re(u.aside)}</div>`:null}
			</div>
			<${Qe} ...${k} cards=${ie(N(u.hand),K,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var uu=(e,t)=>e.due?js(e.due)-js(t):0,Jo=e=>e.split(" ").slice(1).map(t=>ze(t)).join(" ");function zm({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=uu(s,t),l=Ue(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${Um} told=${s} />`:c`<p>${U(o(r,{card:zo(s.answers.map(Jo))}))}</p>`}
		${l?c`<p>${U(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${Jm} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Km} levels=${s.levels} />
		<p class="soft">${Ko(e,s,i)}</p>`}function Um({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${zt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${hs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${w(n.tricks)}</b><//>
				<td>${ee(n.chance)}</td><td>${dn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Km=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*n}%`}}></span></td>
		<td>${ee(n)}</td>
	</tr>`)}</tbody>
</table>`;function Jm({r:e,problem:t,names:n,open:s}){let a=Wn(t),r=Uo(e,t,a).map(({seat:l,cards:u})=>c`<span>${n[l]}</span><span class="act">${re(u)}</span>`),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${U(o("problem.fails",{card:Jo(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>re(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Gm({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${Vm} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Vm({table:e,match:t,deal:n}){let{told:s,wrong:a}=kt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${pu} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=B(l.variant),p=Tt(l,u?u.seats:l.seats.length),d=Number(ce.value.get("seat")??-1),f=d>=0&&d<p.length?d:Kt(l,p.length),$=h=>F(`${Gr()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report" data-counting=${Re(s)}>
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??ue(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${pu} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${Ym} told=${s} wrong=${a} />
		${s.deals.length?c`<${Qm} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var pu=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Ym({told:e,wrong:t}){if(t)return c`<p class="trouble" role="status">${t}</p>`;if(Re(e)){let{judged:n,of:s,rough:a}=e;return c`<p class="soft counted" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function Qm({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=l.filter(h=>h.seat===r),p=l.filter(h=>h.seat!==r),d=a[r]??"",f={names:a,place:As(t,n),one:s},$=ba(e,i.lost,d,r===Ja(e.header));return c`<section class="stack">
			<p class="lead" role="status" aria-busy=${Re(e)}>${Zm($)}</p>
			${e.luck?c`<p>${Xm(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${kn} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${eg} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${tg} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${kn} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${ng} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Zm=e=>e.endsWith("…")?e:`${e}.`;function Xm(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ye)||0),a=Math.min(Math.round(e.gifts/ye),Math.max(s,0));return o("page.report.luck",{cards:V(t),lie:V(n),others:V(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}function eg({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of He)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=ls(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${V(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${V(r,1)}</td>
	</tr></tfoot></table>`}function tg({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/ye));return c`<${xn} at=${p} from=${(u[0]??[]).map(d=>d/ye)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/ye);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ye:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${xn} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function ng({told:e,names:t}){let n=e.luck?["start","cards","lie",...He.map(l=>`lost.${l}`),"others"]:["lie",...He.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>ls(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${Y}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${V(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${V(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Fn={C:"♣",D:"♦",H:"♥",S:"♠"};function du(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=en(e);return wt(t)+Fn[n]}var Vo=e=>Fn[e]??o(e==="none"?"trump.short":`trump.${e}`),Go=e=>Fn[e]?`${Fn[e]} ${A(e)}`:Vo(e),fu=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Yo=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):fu(e,t.seat),$u=e=>e.trump.by==="holder";function Qo(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:du(n)}),o("page.slips.trump",{trump:Go(t??"none")})];if($u(e))return[o("page.slips.named",{trump:t?Go(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Go(t)})];let{first:s,after:a=[]}=e.trump,r=[...K,"none"].filter(l=>l===s||a.includes(l)),i=Ta(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${Vo(p)}`);return[o("page.slips.ring",{trumps:r.map(Vo).join("   ")}),o("page.slips.after",{list:i.join(", ")})]}var hu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function mu({deal:e,slip:t}){let n=N(t.cards);return c`${[...K].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>wt(en(r).rank));return c`<p key=${s} class="suit-of"><${G} trump=${s} /><span class="unseen">${A(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${U(o("joker.as",{card:du(e.turnup??"")}))}</p>`:null}`}var sg=({cards:e})=>Math.max(...[...K].map(t=>e.split(t).length-1));function ag({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function og(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=N(s.cards).length+(s.joker?1:0),i=a?Qo(t,n):[hu(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Yo(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${sg(s)}`}><${mu} ...${e} /></div>
		${i.map((l,u)=>c`<p key=${u} class="slip-line">${U(l)}</p>`)}
		${a?c`<${ag} variant=${t} />`:null}
	</div>`}function rg(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:i}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!$u(t)?Qo(t,s):[],p=i==="hand"?u:[hu(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Yo(e)}</b>${i==="hand"&&l?c`<br />${l}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${U(d)}</p>`)}
	</div>`}var[gu,bu,ra,ig]=[330,374,22,36];function lg(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=gu/ra;return Array.from({length:2*s*bu/ra},(a,r)=>{let i=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*ra,u=(Math.floor((r>>1)/s)+n())*ra,p=(.6+.4*n())*ig/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Fn[i]?`<use href="#${i}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${i}</text>`}).join("")}function cg(){let e=[...K].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${gu}" height="${bu}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${lg()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var yu=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function wu(e){let t=de(cg,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${og} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${rg} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function vu({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:fu(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${U(Qo(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,i)=>c`<div key=${i} class="all-hand">
				<span class="soft">${Yo({...t,deal:a,slip:r})}</span><${mu} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[ug,pg]=[200,2**31],ku={seed:48,label:40};function Su(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var dg=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Su()});function xu({label:e,about:t,value:n,longest:s,required:a=!1,onchange:r}){return c`<div>
		<label class="field"><span>${e}</span>
			<input type="text" maxlength=${s} required=${a} autocomplete="off" autocapitalize="none"
				spellcheck=${!1} value=${n} oninput=${l=>r(l.currentTarget.value)} />
		</label>
		<p class="soft small">${t}</p>
	</div>`}function fg({plan:e,set:t}){let n=s=>t({fixed:s.currentTarget.checked});return c`<div class="row">
			<${Se} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${ug}
				onchange=${s=>t({deals:s})} />
			<${Se} label=${o("page.slips.first")} value=${e.first} min=${1} max=${pg}
				onchange=${s=>t({first:s})} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${e.fixed} onchange=${n} />${o("page.slips.fixed")}</label>
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<${xu} label=${o("page.slips.label")} about=${o("page.slips.label.about")} value=${e.label}
			longest=${ku.label} onchange=${s=>t({label:s})} />
		<${xu} label=${o("page.slips.seed.label")} about=${o("page.slips.seed.about")} value=${e.seed}
			longest=${ku.seed} required onchange=${s=>t({seed:s})} />
		<p><button type="button" class="button plain" onclick=${()=>t({seed:Su()})}>
			${o("page.slips.seed.new")}
		</button></p>`}function $g(e){return e instanceof H&&e.reason==="not-now"?o("page.slips.today"):at(e)?o("page.slips.seed.bad"):j(e)}function hg(e){v(()=>{if(!e)return;let t=!1;return yu().then(()=>t||print()),()=>{t=!0}},[e])}function mg(){v(()=>{D(be)},[]);let[e,t]=b(()=>({...dg(),variant:ce.peek().get("variant")??""})),n=O(e);v(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,i]=b(null),[l,u]=b(""),p=s===e,d=ge.value.find(m=>m.id===e.variant)??rt(),f=B(d?.id);hg(r);let $=m=>{n.current={...n.current??e,...m},t(n.current),i(null),u("")},h=async m=>{if(m.preventDefault(),p||!f)return;a(e),u("");let{first:g,deals:y,fixed:k,label:S}=e,x=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[M,Me]=await jr({variant:f.id,seed:x,first:g,deals:y,fixed:k,label:S}).then(ke=>[ke,""],ke=>[null,$g(ke)]);n.current===e&&(a(null),i(M&&{variant:f,series:M,seed:x,all:T}),u(Me))};return d?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${he} label=${o("page.create.variant")} value=${d.id} groups=${De()}
				onchange=${m=>$({variant:m})} />
			<${fg} plan=${e} set=${$} />
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
		${r?c`<${r.all?vu:wu} ...${r} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function gg(e){let t=P.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${yg} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${Mu} />`}
	</main>`}var Mu=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function bg(e){let[t,n]=b({}),s=O(""),a=async()=>{try{for(;;){let r=await Wr(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:j(r)}));return}};return v(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function yg(){let[e,t]=b(""),{told:n,wrong:s,again:a}=bg(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${ue(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${wg} told=${n} again=${a} />`:null}`}function wg({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${Au} of=${e.assisted} />`:c`<${Mu} />`:c`<${vg} told=${e} />
		<${kg} told=${e} />
		<${jg} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Mg} of=${e.all.bids} />
			<${Tg} told=${e} again=${t} />
			${e.assisted.deals?c`<${Au} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var Ou=e=>e.margin?`${w(e.mean,1)} ± ${w(e.margin,1)}`:w(e.mean,1);function vg({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:ee(e.made.low),high:ee(e.made.high)}),s=l=>l.margin?`± ${w(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),w(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ee(e.made.share),n],[o("page.records.points"),w(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),w(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),w(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var ju={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Zo(e.points),lost:e=>Zo(e.lost.all),...Object.fromEntries(He.map(e=>[e,t=>Zo(t.lost[e])]))},Zo=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function kg({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...He.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[h=0,m=0,g=0]=ju[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:m,high:g}}),[d=0]=ju[l]?.(e.all)??[],f=$=>l==="made"?ee($/100):w($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${W} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${jl} of=${p} last=${e.all.deals} label=${xg(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function xg(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Sg=["bids","trumps","premiums","places","variants"];function Og(e,t){return e==="trumps"?c`<${G} trump=${t} /> ${A(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):R(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ue(t):w(Number(t))}function jg({told:e}){let[t,n]=b("bids"),s=Sg.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${W} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Y}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${w(0)}</span><span aria-hidden="true">${ee(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Og(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Ag} of=${u} /></td>
				<td>${ee(u.made.share)}</td>
				${l?c`<td>${u.bids.of?ee(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${w(u.deals)}</td><td class="spare">${Ou(u.points)}</td>
				${i?c`<td class="spare">${u.judged?Ou(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Ag({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Mg({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[w(Math.ceil(e.low)),w(Math.floor(e.high))],a={of:e.of,made:w(e.made),n:w(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var Au=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:w(e.made.count)})}</p>`;function Tg({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),i=O(!1);v(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await Ng(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(j(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function Ng({table:e,match:t},n){for(;n.current;){let s=await Xn(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}function Tu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Xo=class{#t;#e;#n;#s=new Map;constructor(t,n){this.#t=t,this.#e=n,this.#n=Tu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#t)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#t,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#t)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#t,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#t&&this.#s.delete(t),this.rests!==s&&this.#e()}},ia=class{ours=!1;#t;#e;#n;#s;#a=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#t=n,this.#e=s,this.#n=Tu(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new Xo(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#i()}#i=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#u({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#c()}#u(t){this.#n?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#u({claim:this.#a});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#i,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#t(s)}};var Eg=4e4,Lg=5e3,er={first:250,longest:8e3};function Eu(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Eu(n[s],a);return n}var Nu=e=>e instanceof H&&e.status<500&&e.status!==429&&e.status!==401,la=class{state=C("opening");refused=C(null);#t;#e;#n=0;#s={};#a=!1;#r=()=>{};#l=new AbortController;#c=!1;#i=!1;#u=-1/0;#o;constructor(t,n){this.#t=t,this.#e=n,this.#o=new ia(t,s=>this.#w(s),()=>this.#d(),()=>this.#f()),addEventListener("online",this.#$),document.addEventListener("visibilitychange",this.#b),this.#y()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),Lr(this.#t,t)}hint(){return Cr(this.#t)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#f();this.#c||(this.#i=!0,this.#f())};#d(){this.#f(),this.#n===0&&this.#g()}async#g(){let t=await fa(this.#t).catch(()=>{});t&&t.seq>this.#n&&this.#w(t)}#f(){this.#l.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#$),document.removeEventListener("visibilitychange",this.#b),this.#o.close(),this.#f()}#$=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#y(){for(let t=er.first;!this.#a;t=Math.min(2*t,er.longest)){let n=this.#n;try{await this.#m(),this.#o.ours&&!this.#a&&await this.#p()}catch(a){if(Nu(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=er.first);let s=this.#i?0:t;this.#i=!1,await this.#h(s)}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#m(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#v()}async#v(){let{signal:t}=this.#l=new AbortController;try{let n=await fa(this.#t,t);if(!this.#o.ours)return;this.#o.tell(n),this.#w(n)}catch(n){if(t.aborted)return;if(Nu(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#h(Lg)}async#p(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Eg),s=n();try{let a=(await this.#k(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#k(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await vr(Dr(this.#t,this.#n),{headers:n,signal:t});if(this.#c=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw xr(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...Eu(this.#s,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#s={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#n&&n.event.do!=="present")&&(this.#o.tell(n),this.#x(n))}#w(t){if(this.#a)return;if(this.#n===0&&t?.event.do!=="present")return void this.#g();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!n&&this.#x(t)}#x(t){this.#n=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var Cg=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Lu({onclose:e}){return c`<${I} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Cg.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var tr=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),nr=()=>tr()?.querySelector('[data-card][tabindex="0"]');function Cu(){v(()=>{let e=null,t=null,n=0,s=Yr();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??nr()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Du({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Rg(e.id,f,t.seq);return c`<${I} title=${o("page.more")} onclose=${s}>
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
			<${Dg} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>F("/")}>${o("page.home")}</button>
			</section>
			<${Bg} chairs=${t.table.chairs} />
		</div>
	<//>`}function Dg({id:e,settings:{day:t,from:n}}){let[s,a]=b(!1);if(!Xt||!nn(e)||st.value||t||n)return null;let r=async()=>{s||(a(!0),await D(()=>li(e)),a(!1))};return c`<section><h3>${o("page.here")}</h3>
		<button type="button" class="button" aria-busy=${s} onclick=${r}>${o("page.bring")}</button>
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Bg({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${ot(n)}</b> <span class="soft">${Wt(n)}</span>
					<small class="soft">${Ft(n)}</small></li>`)}
		</ul>
	</section>`}function Rg(e,t,n){let[s,a]=b(!1);return v(()=>{let r=new AbortController,i=()=>{};return t&&Br(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Bu({settings:e,onclose:t}){let[n,s]=b(null);return v(()=>{D(()=>Oe(e,Z.value)).then(a=>a&&s(a))},[]),c`<${I} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${Ma} guide=${n} />`:null}
	<//>`}var Pg=450,qg=100,sr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Ig=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),Wg=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),ca=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");showing=new us(()=>E.spoken.value?"quick":E.pace.value);view=Et(()=>this.showing.shown.value?.message.view);talk=Et(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#t.value.filter(a=>!a.remark||a.seq<=s)});current=Et(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#t=C([]);#e=C(0);#n="";#s=0;#a=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Lt(()=>this.#g())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#s),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#n=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#a=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#n===s&&(this.#n="",(!r||this.#i())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#d())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await ti();return this.waits.value--,t&&ni(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await D(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==sr(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){Ig(t)&&(this.next.value="",this.#a=!0),Ce(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Wg(t):t.said;t.talk?this.#t.value=t.talk:n&&(this.#t.value=[...this.#t.value,n].slice(-qg)),t.event.acts?.includes(this.#n)&&(this.#n=""),!this.#n&&this.#i()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#d()}#c(){return sr(this.newest.peek()?.view)}#i(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&L(j(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=os(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#d(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#n||!this.#i())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#s),n?.kind==="play"&&t&&this.#f(t,n),(t?.phase!=="play"||!N(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(N(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==sr(this.newest.value?.view)&&this.dismiss()}#f(t,n){let s=N(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#$(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#s=setTimeout(i,a?0:Pg)}#$(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#a||t.options?.seat!==void 0?!1:E.forced.value||N(t.hand).length===1&&!E.spoken.value}};var Ru,ar={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Hn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Fg={card:[ar],turn:[Hn],deal:[0,.07,.14,.21].map(e=>({...ar,at:e,gain:.07})),trick:[{...ar,hertz:700,seconds:.16,gain:.09}],made:[Hn,{...Hn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Hn,at:.13*t,hertz:e,seconds:.7})),lost:[{...Hn,hertz:246.94,seconds:.4,gain:.04}]},Pu=e=>(e.played??[]).reduce((t,n)=>t+N(n).length,0);function qu(e,t){if(!e||!t)return[];let n=[];if(tt(e,t)?Pu(t)>Pu(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function or(e){if(!(!E.sound.peek()||document.hidden)){Ru??=new AudioContext;for(let t of Fg[e])Hg(Ru,t)}}function Hg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}var[_g,zg]=[400,12],rr=class{#t=null;meant(t){let n=this.#t,a=!(n!==null&&t.timeStamp-n.timeStamp<_g&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<zg)||t.target===n.target;return this.#t=a?t:{...n,timeStamp:t.timeStamp},a}};function Iu(){v(()=>{let e=new rr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var ir=["beginner","casual","club","strong","expert"];function Wu(e){let{message:t,settings:n}=e,s=t.table.match>0?On(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${Ug} ...${e} />`}function Ug({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Ht(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(S=>S.player===n)?.name:void 0,$=l.match>0,h=O(void 0),m=O(Promise.resolve(!0)),g=async S=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:S}))},y=()=>m.current=m.current.then(async()=>{let S=await p.keep(),x=P.peek()?.name;return!S||!d||x===(h.current??Jg(d.name))?S:(h.current=x,await r({do:"name"}),!0)}),k=async()=>await y()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${Gc} variant=${t.variant??e.view?.variant??""} table=${Vr.value[1]??""} />
					<${as} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((S,x)=>{if(S===d){let T=l.chairs.every(M=>M===d||M.bot);return c`<${Vg} key=${x} chair=${S} name=${p} alone=${T} onname=${y} ondo=${r} />`}return c`<${Yg} key=${x} chair=${S} seat=${x} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${Kg} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${ea} />`:null}
		${n===s?c`<${Qg} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Gg(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${k}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function Kg({settings:e}){let{value:t}=lt(()=>Oe(e,Z.value),Z.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var Jg=e=>P.peek()?.name===e?e:e?.replace(/ \d$/,"");function Gg(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ot))})}function Vg({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${ss} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Yg({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Wt(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${ot(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Ft(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${Zg} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Qg({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Zg({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!ir.includes(e)?[e,...ir]:ir,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function Fu({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ht(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${as} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Hu=1e4;function Xg({rest:e}){let t=e[0]??"",n=rs(t);return n?c`<${eb} to=${n} />`:c`<${tb} key=${t} id=${t} />`}function eb({to:e}){return v(()=>F(`/t/${e}`,{replace:!0}),[e]),null}function tb({id:e}){let t=de(()=>new ca(e,(a,r)=>new la(a,r)),[e]);v(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${nb} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=tn.value&&!nn(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
		</div></main>`}return c`<${sb} table=${t} />`}function nb({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${j(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function sb({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=Ne(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=B(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;v(()=>{document.title=m},[m]),v(()=>{nn(e.id)&&l==="playing"&&Xi()},[l==="playing"]),kb(e,n),Cu(),Iu(),v(()=>jn.clear(),[r?.deal,r?.game]),mb(u.some(ke=>ke.until!==void 0)),gb(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",y=vt(h,r?.phase),k=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,S=()=>c`<${Al} table=${e.id} names=${p} about=${Cs(h,$)} view=${r} />`,x=bb(e,s)&&r!==void 0&&!g;wb(e,s,x,!g&&r?.phase!==void 0&&!k);let T=e.busy.value!==""||e.waits.value>0||e.thinking.value,M={table:e,message:s,names:p,variant:h,laid:y},Me=e.advice.value?"hinted":"";return c`<${nt.Provider} value=${fe(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${T} data-stage=${l} data-phase=${r?.phase??""}>
		${E.spoken.value?c`<${Lc} table=${e} variant=${h} />`:null}
		<${cb} table=${e} message=${s} panel=${t} onpanel=${n} beside=${x} />
		<div class="spread">
			<div class=${`board of-${r?le(r):0} ${k?"sheeted":""} ${Me}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${db} ...${M} />`:null}
				<${ib} table=${e} variant=${h} />
				<${ab} ...${M} full=${a} waiting=${g} between=${k} />
				${r&&!g&&i===void 0?c`<${ob} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class=${`side ${x?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${S()}</div>
						${x?c`<${_u} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${rb} ...${M} panel=${t} onpanel=${n} scores=${S} />
		</main><//>`}function ab({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${Wu} id=${e.id} message=${t} settings=${h} host=${m} me=${P.value?.id??""}
				ondo=${lr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${pt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${pb(e,t,n)} pending=${lb(e.busy.value)}
		said=${l?void 0:yb(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${xi} view=${u} names=${n} />
		${l?c`<${Nl} ...${$} />`:c`<${ub} ...${$} />`}
	<//>`}var ob=({table:e,message:t})=>c`<${Fu} message=${t} busy=${e.waits.value>0} ondo=${lr(e)} />`;function rb({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${I} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${Ye} view=${i} names=${n} />`,le(i)>3);case"last":return i&&u("page.lasttrick",c`<${Ye} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${_u} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${Bu} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${Lu} onclose=${l} />`;case"more":return c`<${Du} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function ib({table:e,variant:t}){let n=e.advice.value;return n?c`<${Rs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Ut} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function _u({table:e,message:t}){let n=a=>lr(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Cl} talk=${e.talk.value} me=${P.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var lr=e=>async t=>{let n=P.value===null;if(await D(()=>ns(o("page.guest"))))return n&&e.port.again(),e.act(t)},lb=e=>e.startsWith("play ")?e.slice(5):null;function cb({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=b(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(g=>g.seq>i&&g.by!==P.value?.id).length,d=e.talk.value.at(-1)?.seq??0;v(()=>{n==="talk"&&l(g=>Math.max(g,d))},[n,d]);let{variant:f="standard",rules:$,day:h,from:m}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${Ge} trump=${Xe(r)} unsure=${!r.trump} />`:null}
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
	</header>`}var _n=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function ub({table:e,message:t,names:n,variant:s}){let a=t.view,r=_n(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Ps({...a,options:r},n,l,u,fr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=k=>e.lay(k),$=k=>e.play(k),h=k=>r&&k.stopPropagation(),m=e.advice.value?.advice.act,g={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],y=`asking ${r?"asked":""} ${g}`;return c`<section class=${y} aria-label=${o("page.yours")} onclick=${h}>
		<${so} table=${e} message=${t} names=${n} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${d?o("page.tap.again"):p}</p>
		${r?.kind==="lay"?c`<${Vt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${f} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${Is} options=${r} variant=${s} busy=${i} onact=${$} best=${m} />`:null}
		${r?.kind==="name"?c`<${Ws} options=${r} busy=${i} onact=${$} best=${m} />`:null}
	</section>`}function zu(e,t){let n=t.view,s=_n(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(N(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return L(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return L(qs(s));e.play(`play ${p}`)}},u=r?An(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function pb(e,t,n){let s=t.view,a=Dt(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=zu(e,t),d=_n(e,t)?.seat===a,f=c`<${Qe} cards=${ie(N(r),K,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function db({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=_n(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:m,onpick:g,onplay:y}=zu(e,t),k=Jn(r,i).filter(M=>`play ${M}`!==l),S=e.showing.shown.value?.full,x=ln(r,s).join(" "),T=p&&E.values.value&&u?.worth?Te(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ve} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${S?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${re(r.aside)}</p>`:null}
			${x?c`<p class="keeping small">${x}</p>`:null}
		</div>
		<${hb} table=${e} message=${t} variant=${s} />
		<${Qe} cards=${k} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:m} values=${T} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${f?()=>L(o("page.dummy.turn")):y} />
	</section>`}function fb({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function $b({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function hb({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||$b(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!_n(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=fb(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`,$=a!=="waiting"&&e.settled.value.settings.undo!=="never";return c`<div class="tools">${s?p:null}${$?f:null}</div>`}function mb(e){let[,t]=b(0);v(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function gb(e,t){let n=O(e);v(()=>{for(let s of qu(n.current,e))or(s);n.current=e},[e]),v(()=>{t&&or("trick")},[t])}var bb=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,yb=(e,t)=>Ll(e.talk.value,{me:P.value?.id??"",muted:t.muted??[],since:e.now()-Hu});function wb(e,t,n,s){let a=e.talk.value.at(-1);v(()=>{if(!(a&&e.now()-a.at<Hu)||E.spoken.peek()||a.by===P.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${Jt(a)}`;L(i,s&&a.seat>=0)},[a?.seq])}var vb=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function kb(e,t){v(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...tr()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=_s(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")nr()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||vb()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Up as Bids,pd as Choices,Nd as Create,Xd as Daily,w$ as Endings,_$ as Learn,Om as Pads,Dm as Problems,Jd as Records,a$ as Replay,Gm as Report,pp as Rules,mg as Slips,gg as Statistics,Xg as Table};
