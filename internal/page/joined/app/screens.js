import{$ as aa,$a as Tr,$b as Qr,A as ar,Aa as C,Ab as _r,B as o,Bb as zr,C as _,Ca as I,Cb as Yn,D as w,Da as Y,Db as Ur,E as G,Ea as W,Eb as nt,F as X,Fa as de,Fb as Ae,G as q,Ga as ee,Gb as Bt,H as we,Ha as ve,Hb as Rt,I as or,Ia as $r,Ib as Pt,J as N,Ja as hr,Jb as Qn,K as rr,Ka as ke,Kb as Zn,La as oa,Lb as Kr,M as T,Ma as mr,Mb as Jr,N as ne,Na as gr,Nb as Xn,O as Pe,Oa as br,Ob as Gr,P as U,Pa as yr,Pb as es,Q as Hn,Qa as wr,Qb as bt,R as ir,Ra as ra,Rb as B,S as re,Sa as vr,Sb as Vr,T as Mt,Ta as kr,Tb as he,U as Ye,Ua as xr,Ub as Qt,V as ie,Va as Sr,Vb as Yr,W as Tt,Wa as Un,Wb as me,X as pe,Xa as Or,Y as ht,Ya as jr,Yb as st,Z as mt,Za as Ar,_ as Nt,_a as Mr,_b as Le,a as In,aa as Qe,ab as Nr,ac as Zt,ba as _n,bb as Er,bc as Zr,c as sa,ca as lr,cb as Lr,cc as Xr,d as Jt,da as je,db as Kn,dc as ei,e as Xo,ea as Ze,eb as Ct,ec as ti,fa as cr,fb as Jn,g as b,ga as Gt,gb as Cr,gc as ni,h as k,ha as gt,hb as Dr,i as $e,ia as Xe,ib as Br,ic as si,j as O,ja as Et,jb as Rr,k as ue,ka as se,kb as Pr,l as er,lb as Dt,m as Oe,ma as ae,mb as Gn,n as D,na as ur,nb as qr,o as Wn,oa as et,oc as ai,p as At,pa as Vt,pb as Vn,q as c,qa as pr,qb as Ir,r as tr,ra as V,rb as Wr,s as Fn,sa as dr,sb as le,t as nr,tb as Fr,ua as fr,ub as F,v as sr,va as Lt,w as Z,wa as E,wb as ia,xa as j,xb as P,ya as tt,yb as Yt,za as zn,zb as Hr}from"./chunk.js";var qt;function Nu(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function oi(e,t){let n=await Nu();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function ri(e){qt=e;try{await oi("readwrite",t=>t.put(e,"mine"))}catch{}}async function Ce(){if(qt)return qt;try{qt=await oi("readonly",e=>e.get("mine"))}catch{qt=void 0}return qt}async function ts(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ge=1200,qe=["bid","premium","trump","play"],Eu=e=>e.bid+e.premium+e.trump+e.play;function ns(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/ge*n),i=(l-a)/n;return a=l,i||0})}function Xt(e,t,n){let s={you:n?"yes":"no",name:t};if(Eu(e)===0)return o("page.report.clean",s);let a=ns(qe.map(i=>e[i]),0),r=a.reduce((i,u)=>i+u,0);if(r===0)return o("page.report.little",s);let l=qe.flatMap((i,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${i}`,{all:p===r?"yes":"no",n:w(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var ii=e=>e.judged<e.of||e.rough>0,li=(e,t)=>e&&!ii(e)?e.deals[0]?.squares?.[t]??"":"";function yt(e,t,n){let[s,a]=b({});return k(()=>{let r=!0,l=async()=>{for await(let i of ca(e,t,n,()=>r))a({told:i})};return a({}),zn(l,i=>a(u=>({...u,wrong:j(i)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ca(e,t,n,s){for(;s();){let a=await Lu(e,t,n);if(!s()||(yield a,!ii(a)||e==="mine"))return;await new Promise(r=>setTimeout(r,500))}}var la=new Map;async function Lu(e,t,n){if(e==="mine"){let r=await Ce();return Cr(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=la.get(s)??Jn(e,t,n).finally(()=>la.delete(s));return la.set(s,a),a}function ss({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function ci({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=yt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let i=l?Xt(l,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${i}</a>
	</p>`}var Cu={calm:2e3,usual:1200,quick:550,instant:550},Du=280,Bu={calm:650,usual:350,quick:150,instant:0},Ru=12,Pu=(e,t)=>Ze(e,t)&&ui(t)>ui(e),ui=e=>(e?.played??[]).reduce((t,n)=>t+T(n).length,0),ua=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,as=class{shown=D(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>Ru?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Nt(n,t.view);this.shown.value={message:t,full:s};let a=Bu[this.#n()];if(!s&&a&&Pu(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(Cu[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(ua()?0:Du,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var[qu,Iu]=[800,2600];function pi({from:e=0,to:t}){let n=e!==t&&!ua()&&!document.hidden,[s,a]=b(n?e:t),r=O(0);return k(()=>{if(!n)return;let l=0,i=new AbortController,u=()=>(i.abort(),cancelAnimationFrame(l),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/qu);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(l=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:i.signal});return l=requestAnimationFrame(p),()=>(i.abort(),cancelAnimationFrame(l))},[]),s===t?c`${w(t)}`:c`<span class="counted">
		<span class="end">${w(t)}</span><span aria-hidden="true">${w(s)}</span>
	</span>`}function di(e,t,n){let{closed:s,end:a,points:r=[],made:l=[],seat:i=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&l.slice(0,t).every(Boolean)?"all":l[i]?"made":""}function fi({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function Wu(e,t){return!t||!e||!Ze(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function $i({view:e,names:t}){let n=O(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let i=Wu(n.current,e);if(n.current=e,a(i),!i.length)return;let u=setTimeout(()=>a([]),Iu);return()=>clearTimeout(u)},[r]);let l=({seat:i,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[i]??"",you:i===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${i}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${N.spoken.value?void 0:"status"}>${s.map(l)}</p>`}function J({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var A=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),H=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(da(t))}):w(e);function tn(e,t){let n=lr(e,t);if(!n||!t)return[];let s=n.low===n.high?w(n.low):`${w(n.low)}–${w(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var da=e=>e.hand-e.aside;function R(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var mi=(e,t,n)=>t===(n??e.seat)?"yes":"no";function gi(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function De({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let l=t.map((f,$)=>$).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let u=f=>{let $=i[f]??[];return $.every(h=>h===0)?null:c`<${pa} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=fa(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:A(e.trump)})} <${J} trump=${e.trump??""} />
				</h2>`}
		<${Y}><table class="book account" data-hands=${l.length}>
			<thead><tr><td></td>${l.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Fu} view=${e} seats=${l} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${pa} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${pa} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Hu(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${ha(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${Uu} view=${e} />
		</div>
	</section>`}function Fu({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${zu} view=${e} seat=${u} />`,r=u=>{let p=gi(e,u).bid;return p===void 0?"–":H(p,n)},l=u=>e.premium?.[u]?R(e.premium[u]):"",i=u=>c`<${_u} made=${e.made?.[u]??!1} />`;return c`<${en} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${en} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${en} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${en} label=${o("page.sheet.held")} class="held" seats=${t} of=${l} />`:null}
		<${en} label=${o("page.sheet.contract")} seats=${t} of=${i} />`}function en({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var Hu=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function pa({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let l=(i,u)=>a?c`<${pi} from=${r[u]??0} to=${i} />`:w(i);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((i,u)=>c`<td key=${u}>${i===0&&!n?"–":l(i,u)}</td>`)}
	</tr>`}var _u=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function zu({view:e,seat:t}){let{aside:n}=gi(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${ae(n)}</span>`}function fa(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,i)=>l?i:-1).filter(l=>l>=0);return r.flatMap(l=>{let i=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),f=a[l]??0,$={name:t[l],level:p,n:d&&` ${d}`,you:mi(e,l,s)};if(f<0)return[o("page.premium.failed",{...$,points:G(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],g=r.length>1?h:i?f:Math.max(...a);if(!g)return[];let m=r.length>1?"others":"opponents";return[o(i?"page.premium.made":"page.premium.failed",{...$,points:G(g),loss:m})]})}function $a(e){let t=e.why;if(!t?.next)return"";let n=A(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Uu({view:e}){let t=$a(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${J} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function hi(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",i=t.length===1?mi(s,t[0]??-1,a):"no";return o(`${e}.${l}`,{names:q(t.map(u=>n[u]??"")),you:i,game:r})}function ha(e,t,n){let s=[],{closed:a,end:r}=e,l=r&&!r.cut&&a?.game===0;return a&&(s.push([hi("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((i,u)=>{i&&s.push([o("bonus",{name:t[u],bonus:i,total:(a.totals[u]??0)+i}),!1])})),!r||l?s:r.cut?e.deal?[...s,[o("end.cut"),!1]]:s:(s.push([hi("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((i,u)=>{i&&s.push([o("bonus.rubber",{name:t[u],bonus:i}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((i,u)=>`${t[u]} ${w(i)}`))}),!1]),s)}function nn(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:q(e.map(i=>t[i]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function We(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:We(e)});let{rank:n,suit:s}=Gt(e);return gt(n)+wi(s)}function wt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>We(s)).join(" "):t==="name"?A(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var bi=.5,rs=5,ga=2,yi=(e,t,n)=>e>t+ga||e>t&&e-t>=2*n,Ie=e=>Math.round(e*100),an=e=>w(Math.abs(e),1),sn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ku=2,at=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ku)?"close":"behind",Fe=e=>e.filter(({kind:t})=>_(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?We(n):"",than:s?We(s):"",suit:wi(a),n:r,m:l})),wi=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function is(e,t,n=wt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Fe(e.why??[]);return e.bids?[...Ju(e,t,n).map(sn),...r]:e.phase==="offer"?Gu(e.choices,s,a,n).map(sn):[...r,...Vu(e,s,a,n).map(sn)]}function vi({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[i,u]=[Ie(s),Ie(a)],p=r.some(d=>d.kind==="lost")||i+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:i,b:u}):yi(u,i,l/ge)?o("page.report.chance",{how:"more",a:i,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:i,b:u}):p||e==="offer"?"":o("page.report.chance",{how:i>u+ga?"less":"same",a:i,b:u})}var ki=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function xi(e){let t=ki(e);return t&&at(t)==="close"?t:void 0}function Ju(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=ki(e),l=r?at(r):"only",i=(e.bids??[]).reduce((m,y)=>y.chance>m.chance?y:m),u=Ie(i.chance)<rs,p=!u&&Ie(s.chance)<rs,d={bid:H(s.tricks,t),a:Ie(s.chance)},f=u?[o("page.why.spoil",{bid:H(i.tricks,t),a:Ie(i.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&f.push(o("page.why.bids",{how:l,second:H(a.tricks,t),gap:an(r.gap)}));let $=s.premiums?.find(m=>m.offer==="pass"),h=(s.premiums??[]).filter(m=>m.offer!=="pass").toSorted((m,y)=>y.points-m.points),g=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(g>bi?1:f.length,0,ma(n(h[0].offer),g,bi)),f}var ma=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:an(t)});function Gu(e,t,n,s){let a=o("page.why.chance",{a:Ie(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[ma(s(n.act),-n.gap,n.gapError),a]:r?[ma(s(t.act),r.gap,r.gapError),a]:[os(t,n,s),a]}function Vu({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:Ie(s.chance),b:Ie(a.chance)},i=e.every(p=>at(p)==="close");if(t==="lost")return[i?o("page.why.even"):os(s,a,r)];if(i)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||at(a)!=="behind")return[os(s,a,r),o("page.why.chance",l)];let u=yi(l.a,l.b,a.gap)?"more":l.a<l.b-ga?"less":"same";return[o(`page.why.${u}`,l),os(s,a,r)]}var os=(e,t,n)=>o("page.why.margin",{how:at(t),act:n(e.act),second:n(t.act),gap:an(t.gap)});function Si({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Oi(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":at(s);return o("page.hint.did",{how:a,name:n,act:wt(t),gap:an(s.gap),error:an(s.gapError)})}function Yu({rest:e}){let[t]=e;return t?c`<${ep} key=${t} id=${t} />`:c`<${Qu} />`}function ot(e,...t){let[n,s]=b({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:j(r)})),()=>{a=!1}},t),n}function Qu(){let{value:e=[],wrong:t}=ot($r);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Vr(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${Zu} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Zu=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Xu(e)}</b><span class="soft">${_(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Xu=e=>_(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function ep({id:e}){let{value:t,wrong:n}=ot(()=>ke({variant:e},Z.value),e,Z.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${ba} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var tp={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function ba({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(i=>i.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=i=>s.find(u=>tp[u]?.test(i.field)&&n.includes(u))??"play",r=n.flatMap(i=>t.filter(u=>a(u)===i).map(u=>({key:i,clause:u}))),l=i=>r.flatMap((u,p)=>u.key===i?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(i=>c`<section key=${i.key} id=${i.key}>
					<h2>${i.title}<${np} numbers=${l(i.key)} /></h2>
					${i.text.map((u,p)=>c`<p key=${p}>${z(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${op} rules=${e.rules} />
		<${ap} notes=${r} guide=${e} />`}function np({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function z(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function sp({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function ap({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${sp(s)}</span>
			</li>`)}</ol>
	</footer>`}function op({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:i}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${J} trump=${u} /><span class="unseen">${A(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>c`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>c`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${w(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${i!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${i!=="none"&&l?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${ya(s).map(([u,p,d])=>{let f=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${J} trump=${d} /> ${A(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function ya(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function It({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${ji} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?A(n[0]):R(e)}</span>`}var ji=({cards:e})=>c`<span class="act">${ae(e)}</span>`,fe=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,ls=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,on=e=>G(Math.round(e*10)/10||0,1),wa=2;function Wt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",l=is(e,t),i=n?Oi(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.unlearnt");return k(()=>{let p=[...l.slice(0,wa),`${u} ${wt(e.act)}.`,i];E(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${z(l.slice(0,wa).join(" "))}</p>
			<p class="verdict"><${fe} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${It} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${ls} /><span>${z(i)}</span></p>`:null}
		</div>
		${a}
		<${ip} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(wa).join(" ")} />
	</div>`}function rp({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l},i){if(!e||!i||i.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function ip({advice:e,variant:t,done:n,open:s,more:a}){let r=Si(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Y}>
			${a?c`<p>${z(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${pp} advice=${e} variant=${t} done=${n} />`:c`<${lp} advice=${e} done=${n} />`}
			${rp(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var cs=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${fe} />`:null}${t?c`<${ls} />`:null}</span>${n}
</span></th>`;function Ai({choice:e,best:t,whole:n}){let s=e&&!t&&at(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function lp({advice:e,done:t}){return c`<${Y}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${cs} best=${s===0} done=${n.act===t?.act}><${It} act=${n.act} /><//>
				<td>${X(n.chance)}</td>
				<td class="whole">${on(n.points)}</td>
				<${Ai} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function cp(e,t){let n=(e.bids??[]).map(i=>({...i,cards:i.best,premiums:i.premiums})),s=e.choices.find(i=>i.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(i=>i.cards===a))return n;let r=n.findLastIndex((i,u)=>u===0||i.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function up({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?on(s.points-n.points):"–"}function pp({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${Y}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${R(r)}</th>`)}</tr></thead>
		<tbody>${cp(e,n).map((r,l)=>{let i=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${cs} best=${l===0} done=${i!==void 0&&i.act===n?.act}>
					<b>${H(r.tricks,t)}</b><${ji} cards=${r.cards} />
				<//>
				<td>${X(r.chance)}</td>
				<td>${on(r.points)}</td>
				<${Ai} choice=${i} best=${l===0} whole />
				${a.map(u=>c`<td key=${u}>${up(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Ei=e=>e.split(" ")[0]??"",Li=(e,t)=>e.premiums?.find(n=>Ei(n.offer)===t),dp=e=>(e.bids?.[0]?.premiums??[]).map(t=>Ei(t.offer));function va(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Li(e,t)?.sampled??-1/0}function fp(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||va(p,t)-va(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),i=({tricks:u,ways:[p]})=>t==="bid"?u:p?va(p,t):0;return l.toSorted((u,p)=>(i(p)-i(u)||u.tricks-p.tricks)*(n?-1:1))}var Ci=e=>e.choices.every(t=>Math.round(t.chance*100)<rs);function us({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",i=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?i:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Mi=(e,t=!0)=>`${t?"":"≈ "}${G(Math.round(e)||0,0)}`;function Ti({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${X(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${Mi(e.sampled,n)}</td>
		${t.map(a=>{let r=Li(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${Mi(r.sampled)}</b> <small>${X(r.chance)}</small>`:"–"}
			</td>`})}`}var Ni=({act:e})=>c`<span class="act">${ae(e.replace(/^lay /,""))}</span>`;function $p({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=b(!1),[i,...u]=t;if(!i)return null;let p=H(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${fe} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${Ni} act=${i.act} />
			</span></th>
			<${Ti} way=${i} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${fe} />`:null}</span>
				<b></b><${Ni} act=${f.act} />
			</span></th>
			<${Ti} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function Di({advice:e,variant:t,order:n,onorder:s}){let a=dp(e),r=ue(()=>fp(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return c`<${Y}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${us} by="bid" text=${o("col.bid")} ...${l} />
			<${us} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${us} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(i=>c`<${us} key=${i} by=${i} text=${R(i)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(i=>c`<${$p} key=${i.tricks} total=${i} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var hp=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function mp(e,t){let n=new URLSearchParams;for(let s of hp){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var gp=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function bp(e){let t=i=>e.get(i)||void 0,[n,s,a]=["dealer","seat","played"].map(i=>gp(e.get(i))),r=e.get("totals")?.split(",").map(Number).map(i=>Number.isInteger(i)?i:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(l))}var xa=e=>[...U].map(t=>e.ranks.split(" ").map(n=>n+t));function yp(e){let t=[...xa(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=ps(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var ps=e=>e.trump.by==="turnup",wp=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function vp({variant:e,hand:t,onhand:n}){let s=xa(e),[a,r]=b([0,0]),l=O(null),i=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):i?E(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,g=0]=a,m={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!m)return;$.preventDefault();let y=[(h+m[0]+s.length)%s.length,g+m[1]],v=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+v)%v,r(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=($,h,g)=>c`<button type="button" key=${$} data-at=${`${h},${g}`}
		tabindex=${a[0]===h&&a[1]===g?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,g]),u($))}>
		<${se} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((g,m)=>d(g,h,m))}
		</div>`)}
	</div>`}function kp({variant:e,asking:t,set:n}){if(ps(e)){let l=[...xa(e).flat(),...e.joker?["joker"]:[]],i=u=>n({up:u});return c`<${de} label=${o("page.bids.up")} value=${t.up??""} onchange=${i}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,Et(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${W} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):A(l)])}
		onchange=${l=>n({trump:l})} />`}function xp({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(i,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${W} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${i=>n({dealer:i})} />`}function Sp({variant:e,asking:t,set:n}){if(!wp(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=i=>{let u=i!==""&&i!=="pass"&&!e.trump.none;n({offer:i,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${W} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(i=>[i,i===""?o("page.bids.offer.none"):R(i)])}
		onchange=${l} />`}function Op({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),l=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),i=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===i?"you":String(($-i+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,g,m,y)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${g} max=${m} value=${h} onchange=${y} />
	</label>`,f=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,l):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(($,h)=>d(o("page.bids.total",{who:u(h)}),$,-9999,9999,g=>r(h,g)))}
				${f}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var ka=new Map;function jp(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return k(()=>{if(!e)return;let a=ka.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return zn(async()=>{let p=await oa(e,l),d=p.advice.phase==="lay"&&p.advice.choices.some(f=>!f.played);if(!l.aborted){if(s({key:t,table:p,whole:!d}),!d)return void ka.set(t,p);try{let f=await oa({...e,all:!0},l);ka.set(t,f),l.aborted||s({key:t,table:f,whole:!0})}catch{l.aborted||s({key:t,table:p,whole:!0})}}},p=>s({key:t,wrong:tt(p)?o("page.bids.none"):j(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Ap({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:l,game:i}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=l.choices[0];return c`<div class="advice">
		${l.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${fe} /><span>
					${o("page.bids.says",{bid:H(f.bid??0,s)})} <${It} act=${f.act} />
				</span></p>
				${Ci(l)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Di} advice=${l} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:l.worlds})}</p>
			${l.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(i?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Wt} advice=${l} variant=${s} open />`}
	</div>`}function Mp({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:ps(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${Ap} known=${s} variant=${e} sort=${r} set=${n} />`}var Tp=()=>navigator.clipboard?.writeText(location.href).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand"));function Np(){let e=le.value,t=bp(e),n=B(t.variant),s=T(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ps(n)||t.up),r=jp(a?t:void 0);k(()=>{C(me)},[]);let l=(f,$="sort"in f)=>F(mp(le.value,f),{replace:$});if(!n){let f=he.value.length>0&&he.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let i=f=>l({hand:f.join(" ")},f.length<n.hand),u=()=>l(yp(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${de} label=${o("page.create.variant")} value=${n.id} groups=${Le()}
				onchange=${f=>F(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${vp} variant=${n} hand=${s} onhand=${i} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Sp} ...${d} /><${kp} ...${d} /><${xp} ...${d} /><${Op} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Mp} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${Tp}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var Be="ninetynine.pad.",Ep=200,Lp=400,Me=D(Dp()),vt=D(!1);function Bi(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Cp(e,t){let n=[Bi(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Bi(e=e.slice(0,s)+a));return n}function Oa(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null;return{past:[],versions:Cp(n.record,n.past??[]),drafts:a,open:r,...n}}catch{return}}function Dp(){let e={};try{for(let t=0;t<localStorage.length;t++){let n=localStorage.key(t)??"",s=n.startsWith(Be)?Oa(localStorage.getItem(n)):void 0;s&&(e[s.id]=s)}}catch{}return e}var ja=e=>e.versions.at(-1)??"",ds=(e,t)=>e.versions.includes(ja(t));function fs(e){let t=Me.peek()[e],n;try{n=localStorage.getItem(Be+e)}catch{return}let s=Oa(n);if(!s)t&&!vt.peek()&&Ri(e);else if(!t||ds(s,t))Me.value={...Me.peek(),[e]:s};else if(ds(t,s))oe(t);else{Me.value={...Me.peek(),[e]:s};let{shared:a,...r}=t;oe({...r,id:ja(t)}),E(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Be)&&fs(e.key.slice(Be.length))});var kt=()=>Object.values(Me.value).sort((e,t)=>t.moved-e.moved),Te=e=>Me.value[e];function oe(e){Me.value={...Me.peek(),[e.id]:e};try{localStorage.setItem(Be+e.id,JSON.stringify(e)),vt.value=!1}catch{vt.value=!0}}function Ri(e){let{[e]:t,...n}=Me.peek();Me.value=n}function Pi(e){Ri(e);try{localStorage.removeItem(Be+e)}catch{}}var Aa=()=>Object.fromEntries(kt().map(e=>[Be+e.id,JSON.stringify(e)]));function qi(e,t){let n=Oa(t);if(!n||Be+n.id!==e||(fs(n.id),kt().some(l=>ds(l,n))))return!1;let s=kt().find(l=>ds(n,l)),{shared:a,...r}=n;return s||!Te(n.id)?oe({...n,id:s?.id??n.id}):oe({...r,id:ja(n)}),!0}var Ii=({rules:e,seats:t,totals:n,deals:s,end:a})=>({variant:e.id,names:t,totals:n,deals:s.length,over:a!==void 0}),Sa=()=>Lt().slice(0,12),$s=e=>({id:Sa(),record:e.record,past:[],versions:[Sa()],drafts:{},open:null,moved:Date.now(),summary:Ii(e)}),rn=(e,t)=>({...e,record:t.record,past:[...e.past,Bp(e.record,t.record)].slice(-Ep),versions:[...e.versions,Sa()].slice(-Lp),moved:Date.now(),summary:Ii(t)}),Ma=({open:e,summary:t})=>e??t.deals;function xt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}function Bp(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n++;return{at:n,rest:e.slice(n)}}function Ta(e){let t=e.past.at(-1);return t&&e.record.slice(0,t.at)+t.rest}var Wi=(e,t)=>({...rn(e,t),past:e.past.slice(0,-1)});var Fi="ninetynine.",Na="ninetynine.promise",Rp=168*36e5;async function Hi(){try{let e=Number(localStorage.getItem(Na));if(await navigator.storage.persisted()||Date.now()-e<Rp)return;localStorage.setItem(Na,String(Date.now())),await navigator.storage.persist()}catch{}}async function _i(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var zi=e=>e===Na||e===Gr||e.startsWith(tr);function Pp(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(Fi)&&!zi(t));return{...Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""])),...Aa()}}catch{return Aa()}}function qp(e,t){try{localStorage.setItem(e,t)}catch{throw new V(507,"full","")}dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Ui(){let e=await br(),t=new Blob([e,JSON.stringify({page:Pp()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function Ip(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Wp(e){let t;try{t=await ts(e)}catch{throw new V(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new V(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new V(400,"file-empty","the file is empty");return t}async function Ki(e,t=!1){let n=await Wp(e),s={...await yr(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Ip(n)))!a.startsWith(Fi)||zi(a)||typeof r!="string"||(a===or?rr(r):a.startsWith(Be)?s.pads+=qi(a,r)?1:0:localStorage.getItem(a)===null&&qp(a,r));if(vt.peek())throw new V(507,"full","");return await _r(),s}var Fp=24,Hp=["AC","KD","QH","JS"];function ln({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function rt({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${W} label=${t} value=${s.value} options=${n} onchange=${a} />`}function hs({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function _p(){let[e,t]=b(P.value?.name??N.name.value),[n,s]=b({text:"",wrong:!1}),a=P.value?.name??N.name.value,r=O(a),l=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((P.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Ur(p),t(P.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:j(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${Fp} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>l(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function zp(){let[e,t]=b(!1);if(!P.value||et.value)return null;let n=async()=>{try{await gr()}catch(r){if(!(r instanceof V&&r.reason==="no-session"))throw r}Hr(null),E(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>C(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${I} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:P.value.name})}</p>
				<//>`:null}
	</p>`}var Ea=!1;function Up(){let e=O(null);return k(()=>{Ea&&(Ea=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>Ea=!0}>
		<${rt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(sr)]} />
	</div>`}function Kp({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,i])=>o(`page.here.taken.${l}`,{n:i}))].join(" ")}function Jp({name:e,onclose:t,take:n}){let s=c`<button type="button" class="button" onclick=${t}>${o("page.here.whose.no")}</button>
		<button type="button" class="button chief" onclick=${n}>${o("page.here.whose.yes")}</button>`;return c`<${I} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:(Yt("here")??P.value)?.name??""})}</p>
	<//>`}function Gp(){let[e,t]=b(void 0),[n,s]=b(""),[a,r]=b(void 0),l=O(null);k(()=>{_i().then(t)},[n]);let i=()=>C(async()=>{let{name:f,content:$}=await Ui(),h=document.createElement("a");h.href=URL.createObjectURL($),h.download=f,h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}),u=(f,$)=>C(async()=>{r(void 0),s("");try{s(Kp(await Ki(f,$)))}catch(h){if(!(h instanceof V))throw h;let g=`page.here.${h.reason}`;if(h.reason==="file-whose")r({file:f,name:h.message});else if(_(g))s(o(g));else throw h}}),p=async({currentTarget:f})=>{let $=f.files?.[0];$&&await u($),f.value=""},d=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${ln} title=${o("page.here")}>
		<p>${Fn.value?o(`page.unkept.${Fn.value}`):o("page.here.about",{mega:d})}</p>
		<p class="row">
			<button type="button" class="button" onclick=${i}>${o("page.here.export")}</button>
			<button type="button" class="button" onclick=${()=>l.current?.click()}>${o("page.here.import")}</button>
			<input ref=${l} type="file" class="unseen" tabindex="-1" aria-label=${o("page.here.import")}
				accept=".jsonl,.gz,.zst" onchange=${p} />
		</p>
		<p class="small" role="status">${n}</p>
		${e&&!Fn.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${a?c`<${Jp} name=${a.name} onclose=${()=>r(void 0)}
					take=${()=>u(a.file,!0)} />`:null}
	<//>`}function Vp(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${ln} title=${o("page.choices.you")}><${_p} />${sa?null:c`<${zp} />`}<//>
		${sa||Yt("here")?c`<${Gp} />`:null}
		<${ln} title=${o("page.choices.book")}>
			<${Up} />
			<${rt} name="theme" label=${o("page.choices.theme")}
				options=${ee("page.choices.theme","auto","day","night")} />
		<//>
		<${ln} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${se} face="down" />${Hp.map(e=>c`<${se} key=${e} card=${e} />`)}
			</p>
			<${rt} name="pack" label=${o("page.choices.pack")}
				options=${ee("page.choices.pack","two","four","german4")} />
			<${rt} name="back" label=${o("page.choices.back")}
				options=${ee("page.choices.back","leaf","lattice","stripe")} />
			<${rt} name="felt" label=${o("page.choices.felt")}
				options=${ee("page.choices.felt","sea","moss","ink")} />
			<${rt} name="indices" label=${o("page.choices.indices")}
				options=${ee("page.choices.indices","local","international")} />
			<${hs} name="values" label=${o("page.choices.values")} />
			<${hs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${ln} title=${o("page.choices.table")}>
			<${rt} name="play" label=${o("page.choices.play")}
				options=${ee("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${rt} name="pace" label=${o("page.choices.pace")}
				options=${ee("page.pace","calm","usual","quick","instant")} />
			<${hs} name="sound" label=${o("page.choices.sound")} />
			<${hs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var it=class extends Error{},ms={changed:{},written:""},Yp={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Qp={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},Zp={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},Ca=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Xp=(e,t)=>JSON.stringify(e)===JSON.stringify(t),La=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function cn({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[i="",u=""]=r.split("."),p=Ca(n,r);Xp(l,p)||(s[i]={...s[i],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new it(r instanceof Error?r.message:"")}if(!La(a))throw new it(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=La(s[r])&&La(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function gs({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:Ca(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),l=d=>o(`page.create.rules.${d}`),i=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${ed} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(Yp).map(([d,[f,$]])=>Number(Ca(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${ve} key=${d} label=${l(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(Qp).map(([d,f])=>n.offers.how==="none"?null:c`<${W} key=${d} label=${l(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(Zp).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${l(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${i}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${td(p)}</pre>
			</details>
		</div>
	</details>`}function ed({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${ve} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var td=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var nd={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:ms},Ji=6e4,sd=1440*Ji;function ad({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Ji,add:n*1e3};if(e==="move")return{move:Number(s)*sd}}function od(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:i,length:u,rounds:p}=e,d={variant:n,rules:cn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:ad(e),undo:a,hints:s,open:r,bot:i,pace:Zt[l],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var Da=e=>t=>n=>e({[t]:n}),bs=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Gi=(e,t)=>bs(e,t).includes("");function rd({plan:e,set:t,variant:n,name:s}){let a=i=>[i,o("page.create.bot",{level:o(`page.level.${i}`)})],r=[["",o("page.create.friend")],...Qt.value.map(i=>a(i.name))],l=i=>u=>t({bots:bs(e,n).with(i,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Gi(e,n)?c`<${Qn} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${bs(e,n).map((i,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${de} key=${u} label=${p} value=${i} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function id({plan:e,set:t}){let n=Da(t),s=["1","3","7"];return c`<div>
		<${W} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ee("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${ve} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ve} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${W} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function ld({plan:e,set:t}){let n=Da(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${W} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...ee("page.create.length","deals","games")]} />
				${e.length?c`<${ve} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${W} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ee("page.create.undo","free","agree"),["never",a]]} />
			${Yr.value?c`<${W} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${W} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ee("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${W} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${W} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ee("page.pace",...Object.keys(Zt))} />
			<${W} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ee("page.create.greet","no","yes")} />
			<${de} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ee("page.level",...Qt.value.map(r=>r.name))]} />
		</div>
	</details>`}function cd({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${de} label=${o("page.create.variant")} value=${e.variant} groups=${Le()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var ud=400;function pd({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:dd(e,t)},r=Z.value;return k(()=>{let l=!0,i=({players:p=""})=>l&&s(p),u=setTimeout(()=>a.rules?ke(a,r).then(i,()=>i({})):i({}),ud);return()=>{l=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function dd(e,t){try{return cn(e.house,t)}catch{return}}function fd(e){return e instanceof it?o("page.create.rules.unread",{text:e.message}):e instanceof V&&e.reason==="bad"?o("page.create.refused",{text:e.message}):j(e)}function $d({onclose:e}){let t=st(),[n,s]=b({...nd,variant:t?.id??"",pace:N.pace.value}),[a,r]=b(""),[l,i]=b(!1),u=Pt(),p=O(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=B(n.variant),f=he.value.find(m=>m.id===n.variant)??t,$=m=>(s(y=>({...y,...m})),r(""));if(!f)return null;let h=async m=>{if(m.preventDefault(),!l){r(""),i(!0);try{if(Gi(n,f)&&!await u.keep())return i(!1);await ei(od(n,d),["",...bs(n,f)])}catch(y){r(fd(y)),i(!1)}}},g=c`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${o("page.home.create")}
	</button>`;return c`<${I} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${cd} plan=${n} set=${$} variant=${f} />
			<${rd} plan=${n} set=${$} variant=${f} name=${u} />
			${et.value?null:c`<${W} label=${o("page.create.public")} value=${n.public} onchange=${Da($)("public")}
					options=${ee("page.create.public","no","yes")} />`}
			<${id} plan=${n} set=${$} />
			<${ld} plan=${n} set=${$} />
			<${gs} own=${n.house} set=${m=>$({house:m})} rules=${d} />
			<${pd} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var St=e=>new Date(e*864e5).toISOString().slice(0,10),ys=e=>Math.round(Date.parse(e)/864e5),Vi=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Ba(e){let t=new Date(e);return St(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var un=()=>Ba(Date.now());function Yi(e,t){let n=ys(t);e.has(St(n))||n--;let s=0;for(;e.has(St(n-s));)s++;return s}var hd=new TextEncoder;async function pn(...e){let t=e.map(a=>typeof a=="string"?hd.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Ra=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),Pa=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Qi=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),md=async e=>Pa(await pn("n99-entropy-1",e));async function gd(e,t){for(let n=0;n<t;n++)e=await pn("n99-chain-1",e);return e}var bd=(e,t)=>pn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),yd=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Ra(e):pn("n99-seed-1",e);async function*wd(e,t){for(let n=0n;;n++){let s=new DataView((await pn("n99-deal-1",e,Qi(t,8),Qi(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function vd(e,t,n){let s=[...e],a=wd(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let i=[],u=1n;for(let f=BigInt(s.length-l);f>1n&&u*f<=1n<<56n;f--)i.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of i)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[l],s[l+f]];s[l]=h,s[l+f]=$,l++}}return s}var Zi=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function kd(e,t,n){let s=e.ranks.split(" ").sort((f,$)=>Zi.indexOf(f)-Zi.indexOf($)),a=["C","D","H","S"].flatMap(f=>s.map($=>$+f));e.joker&&a.push("joker");let r=await vd(a,t,n),l=e.trump.by==="turnup"?r[r.length-1]:void 0,i=Array.from({length:e.seats},(f,$)=>r.slice($*e.hand,($+1)*e.hand)),u=i.findIndex(f=>f.includes("joker")),p=e.dummy?(i[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map($=>$==="joker"?l??$:$).sort();return{hands:i.map(d),aside:d(p),turnup:l,joker:u<0?void 0:u}}function xd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Sd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await md(s)!==t[n])return!1;return!0}async function Xi(e,t,n){let s=e.split(`
`).filter(m=>m.trim()).map(m=>JSON.parse(m)),a=s[0]??{},r=s.findIndex((m,y)=>y>0&&"ninetynine"in m),l=r<0?s:s.slice(0,r),i=l.filter(m=>"deal"in m);if(!a.commit)return Od(a,i,t);let u=a.commits??[],p=(i[0]?.entropy??[]).map(Ra),d=await Sd(p,u),f=l.some(m=>"end"in m),$=[],h=a.commit,g=0;for(let[m,y]of i.entries()){if(g++,!y.secret){$.push({deal:y.deal,outcome:f||m<i.length-1?"hidden":"playing"});continue}let v=Ra(y.secret);if(g>4096||Pa(await gd(v,g))!==h){$.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,g=0,d?$.push(await el(y,t,await bd(v,p),0n)):$.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((m,y)=>p[y]?.length?"given":m?"withheld":"none"),own:n?p.some(m=>Pa(m)===n):void 0}}async function el(e,t,n,s){return xd(e,await kd(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Od(e,t,n){let s=[],a=e.seed?await yd(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await el(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Ot(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Ot(e[a],r);return s}async function jd(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ot(await hr(n.variant),n.rules);return{names:n.seats,verdict:await Xi(e,s,t)}}function dn({table:e,match:t=1,record:n}){let[s,a]=b(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let i=n??await Lr(e??"",t),{commits:u=[]}=JSON.parse(i.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:Xn(e,f),d=u.map(p).find(Boolean);return jd(i,d)})().catch(i=>({wrong:i instanceof V&&i.reason==="not-now"?o("page.fair.later"):j(i)})).then(i=>r&&a(i)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Md} names=${s.names} verdict=${s.verdict} />`}function Ad(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Md({names:e,verdict:t}){let n=Ad(t),s=p=>q(e.filter((d,f)=>t.entropy[f]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>c`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Td(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?c`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Td(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Nd(e){k(()=>{Jt&&zr("here").catch(()=>{})},[]);let t=P.value,n=Jt&&ia.value==="there"?Yt("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${tl} key=${t.id} id=${t.id} at=${ia.value} />`:n?null:c`<${nl} />`}
		${n?c`<h1>${o("page.here")}</h1><${tl} key=${n.id} id=${n.id} at="here" />`:null}
		<${Bd} />
	</main>`}var nl=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ce=e=>_(`variant.${e}`)?o(`variant.${e}`):e;function jt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&_(`page.level.${a}`)?o(`page.level.${a}`):n})}var qa=e=>e.seats.indexOf(P.value?.name);function Ft(e,t){let n=qa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function tl({id:e,at:t}){let{value:n,wrong:s}=ot(()=>Promise.all([Mr(e,t),wr("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${ai} found=${r} />
		${a.length?c`<${Ed} tallies=${a} /><${Ld} id=${e} at=${t} />`:c`<${nl} />`}`}function Ed({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Y}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ce(n.variant)}</a></th>
					<td>${fn(n,n.matches)}</td><td>${fn(n,n.won)}</td><td class="spare">${fn(n,n.deals)}</td>
					<td>${n.deals?X(n.made/n.deals):fn(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):fn(n,0)}</td>
					${t?c`<td>${sl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var fn=(e,t)=>e.matches?sl(t):"",sl=e=>e?w(e):"–";function Ld({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[l,i]=b(null),u=O(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await C(()=>Tr(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!es($.table??""))]),r(d.before))};return k(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${Cd} key=${f} match=${d} id=${e} onfair=${()=>i(d)} />`})}</ol>
		${a?c`<p><button type="button" class="button" onclick=${p}>${o("page.records.more")}</button></p>`:null}
		${l?c`<${I} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${dn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function Cd({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(nt),l=Er(e.table??"",e.match),i=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${ce(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${we(e.ended)}${i.length>0?` · ${i.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${nt(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Dd(e){return e instanceof V&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:j(e)}function Bd(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),l=O(null);k(()=>{Ce().then(f=>r(f?.name??""))},[]);let i=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Ct(f,1,0),await ri({name:f.name,bytes:f}),F("/replay/mine/1/0")}catch($){t(Dd($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),i(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>l.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${l} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>i(l.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var $n=(e,t={dateStyle:"long"})=>we(Date.parse(e),{timeZone:"UTC",...t});function Rd({rest:[e]}){let t=e!==void 0&&Vi(e)?e:un();return c`<${Pd} key=${t} day=${t} />`}function Pd({day:e}){let[t,n]=b(null),[s,a]=b(""),r=P.value?.id;return k(()=>{let l=!1;return Promise.all([vr(e),me()]).then(([i])=>l||n(i),i=>l||a(tt(i)?o("page.daily.none"):j(i))),()=>{l=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${$n(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(l=>c`<${qd} key=${l.variant} day=${e} deal=${l} />`)}
		</div>
		${t?c`<${Hd} deals=${t} day=${e} />`:null}
	</main>`}function qd({day:e,deal:t}){let[n,s]=b(!1),a=async()=>{s(!0),await C(()=>ni(e,t.variant)),s(!1)},r=he.value.find(i=>i.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):A(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${ce(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${Wd} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var ol=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),Id=e=>e===he.value[0]?.id?"none":ce(e),rl=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),il=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${w(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${w(t.points)}</span>
	</li>`)}
</ol>`;function Wd({day:e,deal:t,own:n}){let{told:s}=yt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${ol(n,"yes")}</li>
			${t.expert?c`<li>${ol(t.expert,"expert")}</li>`:null}
			<li>${rl(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${il} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${il} of=${t.near} />`:null}`:null}
		<${Fd} text=${[o("page.daily.first",{day:$n(e,{dateStyle:"medium"}),variant:Id(t.variant)}),li(s,0),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[rl(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Fd({text:e}){let[t,n]=b(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>E(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function Hd({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let m of e.played)a.set(m.day,(a.get(m.day)??0)+1),Ba(m.at??0)<=m.day&&r.add(m.day);let l=un(),i=new Date(`${n}-01T00:00Z`),u=Math.round(i.getTime()/864e5),p=new Date(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+1,0)).getUTCDate(),d=(i.getUTCDay()+6)%7,f=m=>St(Date.UTC(i.getUTCFullYear(),i.getUTCMonth()+m)/864e5).slice(0,7),$=4,h=Array.from({length:7},(m,y)=>$n(St($+y),{weekday:"short"})),g=(m,y,v,S)=>c`<button type="button" class="button plain" aria-label=${o(v)}
		disabled=${S} onclick=${()=>s(f(m))}>${y}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Yi(r,l)})}</p>
		<div class="daily-month">
			${g(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${$n(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${g(1,"›","page.daily.on",n>=l.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Z.value}>
			${h.map(m=>c`<span key=${m} class="soft" aria-hidden="true">${m}</span>`)}
			${Array.from({length:p},(m,y)=>{let v=St(u+y),S=a.get(v)??0,x=y===0?{gridColumnStart:d+1}:{};return v<e.first||v>l?c`<span key=${v} class="soft" style=${x}>${y+1}</span>`:c`<a key=${v} style=${x} href=${`/daily/${v}`} data-played=${S}
					aria-current=${v===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:$n(v),n:S})}>${y+1}</a>`})}
		</div>
	</section>`}var ll=(e,t)=>t===void 0?wt(e):o("page.report.bid",{bid:w(t),cards:wt(e)}),Ia=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ws=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function hn({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let l=Ia(r),i=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:ll(r.act,r.bid),better:ll(r.better,r.betterBid)}),p=Fe(r.why).join(" "),d=vi(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${i}</span>
			<span class="moment-said">${z(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/ge,1)})}>
				−${w(r.lost/ge,1)}
			</span>
			${p?c`<span class="moment-why">${z(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}var[Ne,vs]=[1080,1350],[Wa,ks,xs,Ee]=[350,1266,48,96],te={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},_d=[[],[16,9],[5,8],[26,9,5,9],[30,14]],He=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ss(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Fa(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Os(e,t,n,s=te.ink){e.fillStyle=s,e.fillRect(Ee,t,Ne-2*Ee,n)}function ul(e,t){e.save(),e.shadowColor=te.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function cl(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=te.card,ul(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=te.cardEdge,e.stroke(),e.fillStyle=t==="H"?te.red:te.black;let l=(i,u,p,d=!1)=>{e.save(),e.translate(i-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[i,u]of cr[9]??[])l(i,u,20,u>70);e.textAlign="center",e.font=He("700",31,"text");for(let i=0;i<2;i++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function zd(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,Ne,vs),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,ks,Ne,vs-ks),e.fillStyle=te.leaf,ul(e,()=>e.fillRect(xs,Wa,Ne-2*xs,ks-Wa+24)),cl(e,"S",{x:812,y:206,turn:-.14}),cl(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=te.soft,e.font=He("400",32,"text"),e.fillText(Fa(e,t,600),xs,92),e.fillStyle=te.felt,Ud(e,n,640),e.fillStyle=te.soft,e.font=He("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ne/2,vs-24),e.textAlign="left"}function Ud(e,t,n){let s=f=>(e.font=He("500",f,"title"),Ss(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,i=n;for(;i>0&&Ss(e,t,i-8).length===l;)i-=8;let u=Ss(e,t,i).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(Fa(e,f,n),xs,d+p*$))}function pl(e,t){e.strokeStyle=t===0?te.accent:te.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(_d[t]??[]),e.stroke(),e.setLineDash([])}function Kd(e,{places:t},n){Os(e,n,6,te.accent),Os(e,n+11,2,te.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let i=n+70+s*l;e.fillStyle=te.ink,e.font=He(l===0?"700":"400",42,"text"),e.fillText(Fa(e,a,600),Ee,i),e.textAlign="right",e.fillText(w(r),Ne-Ee,i),e.textAlign="left",e.beginPath(),e.moveTo(Ne-Ee-330,i-13),e.lineTo(Ne-Ee-170,i-13),pl(e,l),Os(e,i+15,1.5,te.rule)}),n+70+s*t.length}function Jd(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,i]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ee+d*(Ne-2*Ee)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(i-l);Os(e,p(0),2,te.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),pl(e,f)})}function Gd(e,{facts:t}){e.font=He("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ss(e,a,Ne-2*Ee-34).map((r,l)=>({line:r,i:l}))),s=ks-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let i=s+46*l;e.fillStyle=te.accent,r===0&&e.fill(Vd(Ee+9,i-11,10)),e.fillStyle=te.ink,e.fillText(a,Ee+34,i)}),s-60}var Vd=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function dl(e){let t=[He("500",88,"title"),He("400",34,"text"),He("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[Ne,vs];let s=n.getContext("2d");zd(s,e);let a=Kd(s,e,Wa+44),r=Gd(s,e);return r-a>120&&Jd(s,e,a+40,r-6),new Promise((l,i)=>n.toBlob(u=>u?l(u):i(new Error("no picture"))))}function mn({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[i,u,p]=[470,210,104],d=[...l,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(i-p-34)/Math.max(1,e.length),g=y=>u-22-(y-f)*(u-34)/($-f),m=Qd((e[e.length-1]??[]).map(g),20);return c`<figure class="course"><svg viewBox=${`0 0 ${i} ${u}`} role="img" aria-label=${n}>
		<${fl} low=${f} high=${$} y=${g} to=${i-p} />
		${r.map(y=>c`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,v)=>c`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${h(0)},${g(l[v]??0)}`,...e.map((S,x)=>`${h(x+1)},${g(S[v]??0)}`)].join(" ")} />
				<text x=${i-p+8} y=${(m[v]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function fl({low:e,high:t,y:n,to:s,said:a=w}){let r=Yd(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function $l({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=w}){let[i,u,p]=[470,230,34],d=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),f=Math.min(0,...e.map(v=>v.mean)),$=v=>Math.min(d,Math.max(f,v)),h=v=>p+v*(i-p-6)/Math.max(1,t),g=v=>u-24-($(v)-f)*(u-36)/(d-f),m=v=>h((v.from-1+v.to)/2),y=v=>e.map(S=>`${m(S)},${g(S[v])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${i} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${fl} low=${f} high=${d} y=${g} to=${i-6} said=${l} />
		<line class="all" x1=${p} x2=${i-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(v=>`${m(v)},${g(v.mean)}`).join(" ")} />
			${e.map(v=>c`<circle key=${v.from} cx=${m(v)} cy=${g(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${i-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Yd(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Qd(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let i=n[l-1];i!==void 0&&(s[r]=Math.max(s[r]??0,(s[i]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function hl({table:e,names:t,about:n="",view:s,me:a}){let[r,l]=b(null),i=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return C(()=>Un(e)).then(p=>u&&l(p?.scores??[])),()=>{u=!1}},[e,i]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${Ha} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function js(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function As(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Zd=4;function Ha({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${Xd} names=${t} />`;let r=As(e),l=e[0]?.points.length??0,i=t.map((d,f)=>f).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${l}>
		<${Y}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${i.map(d=>c`<${Xo} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${tf} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${i}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${sf} games=${r} seats=${i} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`page.scores.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Zd?c`<${za} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Xd({names:e}){return c`<${Y}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var ef=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function tf({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return c`<tbody>
		${t?null:c`<${ml} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(i.deal))}>
				<th scope="row">${a?c`<${ef} n=${i.deal+1} />`:i.deal+1}</th>
				<td class="trump-column"><${J} trump=${i.trump} /><span class="unseen">${A(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(u=>c`<${nf} key=${u} score=${i} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(i=>i)?c`<${gn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>l.bonus[i]?w(l.bonus[i]):"–"} />
					<${gn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${i=>w((r.totals[i]??0)+(l.bonus[i]??0))} />`:null}
	</tbody>`}var ml=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function gn({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?c`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>c`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function nf({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${R(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function sf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",i=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${ml} n=${t.length} text=${o("page.scores.together")} />
		<${gn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${gn} text=${o("page.scores.rubber")} seats=${t} of=${l} />`:null}
		<${gn} class="sum" text=${o("page.scores.all")} seats=${t} of=${i} winners=${n?.winners??[]} />
	</tfoot>`}function _a(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,i)=>l+(s[i]??0)+(r.closed?.bonus[i]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function za({games:e,names:t,me:n}){let{at:s,ends:a}=_a(e);return c`<${mn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function af(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function of(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function rf(e,t,n){let s=n.map(g=>g.seat).sort((g,m)=>g-m),a=(g,m)=>af(s.map(g),m),r=g=>t[s[g]??-1]??"",l=[],i=a(g=>Math.max(...e.map(m=>m.points[g]??0)),1);if(i){let g=e.findIndex(m=>m.points[s[i.seat]??-1]===i.n)+1;l.push(o("page.best.deal",{name:r(i.seat),n:i.n,deal:g}))}let u=a(g=>of(e,g),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(g=>e.filter(m=>m.premium[g]&&m.made[g]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(g=>s.every(m=>g.made[m])).length;d&&l.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&l.push(o("page.best.ahead",{name:f?.name??"",n:h})),l}function Ua({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,i)=>({seat:i,total:l,name:n[i]??""}));return r.sort((l,i)=>i.total-l.total),{title:s,winner:a,places:r,facts:rf(e,n,r),course:_a(As(e))}}var lf=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${w(a.total)}`)),...s].join(`
`);async function Ka(e){let t=new File([await dl(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var cf=3;function uf({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=yt(e,t,void 0);if(r)return null;let{judged:l=0,of:i=0}=a??{},u=(a?.deals??[]).flatMap(p=>p.mistakes).sort((p,d)=>d.lost-p.lost).slice(0,cf);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||l<i?c`<p class="soft" role="status">
					${i?o("page.report.judging",{n:l,of:i}):""}
				</p>`:u.length?c`<${hn} of=${u} names=${n} place=${ws(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function gl({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:i}){let[u,p]=b(null);k(()=>{C(()=>Un(e)).then(x=>p(x?.scores??[]))},[e]);let[d,f]=b(""),{end:$,seat:h}=s,g=`${r} · ${we(n,{dateStyle:"long"})}`,m=u&&$&&Ua({scores:u,end:$,names:a,title:g,winner:l}),y=async x=>{let L=await navigator.clipboard?.writeText(lf(x)).then(()=>!0,()=>!1);f(o(L?"page.link.copied":"page.copy.not"))},v=x=>Ka(x).catch(L=>f(j(L))),S=m&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>y(m)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>v(m)}>${o("page.share")}</button>`;return c`<${I} title=${o("page.last")} broad onclose=${i} actions=${S}>
		${m?c`<div class="last-page">
				<p class="small soft">${g}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(x=>c`<tr key=${x.seat} class=${x.seat===h?"self":""}>
							<th scope="row">${x.name}</th><td>${w(x.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${za} games=${As(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(x=>c`<li key=${x}>${x}</li>`)}</ul>
					<${uf} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Ja=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function bn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:i}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Ja(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${i}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Ga({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),i=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${N.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?c`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>i(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>i(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?c`<div class="answers">
					<button type="button" class="button" onclick=${()=>i(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function pf(e,t,n){let s=H(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function df({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${pf(e,n,t)}
	</p>`}function ff({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:l="standard",rules:i}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${gl} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${i?.name??o(`variant.${l}`)}
					winner=${nn(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function bl({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:l}=t,i=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=bn(e.id,u),f=i?nn(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${h=>h.stopPropagation()}>
		<${Ga} table=${e} message=${t} names=${n} />
		${l?c`<${fi} what=${di(l,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${df} view=${l} variant=${s} />
		<${De} view=${l} names=${n} variant=${s} fresh />
		${a!==void 0&&ss(t)?c`<${ci} table=${e.id} match=${t.table.match} deal=${l?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${f&&l?.end&&!p?c`<${ff} table=${e} message=${t} names=${n} />`:null}
			${i||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${l?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Ht=e=>e.remark?o(`page.remark.${e.remark}`):e.text,$f=["luck","deal","played","unlucky","moment","thanks"],hf=e=>Math.min(12e3,4e3+70*e.length);function yl({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Ht(e);return k(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),hf(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function wl(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function vl({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,l]=b(""),i=er(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());k(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(l(""),await s($)===void 0&&l($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${we(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${Ht(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${mf} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${$f.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${i}>${o("page.talk.say")}</label>
			<input id=${i} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>l(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function mf({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var gf={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function bf(e,t){let n=[];return aa(e,t).forEach((s,a)=>n[s]=gf[e]?.[a]??"north"),n}function lt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:i=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:h="",onhurry:g,children:m}=e,y=ie(t),v=bf(y,s),S=i?i.cards:t.trick??[],x=i?i.winner:u?-1:t.taking??-1,L=u&&!i?[...S,{seat:t.options?.seat??s,card:u}]:S;return c`<div class=${`felt hands-${y} ${h}`} onclick=${g}>
		${aa(y,s).filter(M=>M!==r).map(M=>c`<${ze}
				key=${M} view=${t} variant=${a} seat=${M} name=${n[M]??""} names=${n}
				place=${v[M]} own=${M===s} chair=${p?.[M]} now=${d} open=${yf(t,M)}
				winner=${i?.winner===M} laid=${l} said=${$?.get(M)}
				hand=${M===f?.seat?f.hand:void 0}
			/>`)}
		<${Df} cards=${L} where=${v} winner=${x} gone=${i?.gone??!1} names=${n} />
		<${kf} view=${t} variant=${a} names=${n} me=${s} />
		${m}
	</div>`}var yf=(e,t)=>e.shown?.[t]?.hand!==void 0?T(e.shown[t]?.hand):null;function wf(e,t,n){let{why:s}=e,a=i=>i===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Ye(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let i=e.turnup&&e.turnup!=="joker"?Et(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:i,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(i=>i!=="")??-1;if(s?.premium&&l>=0){let i=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:i}))}return r}function vf(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}function kf({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...wf(e,n,s),...vf(e,t,n,s)];return c`<div class="ground">
		<div>
			<${_e} trump=${Ye(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Xe.Provider} value=""><${se} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function _e({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${J} trump=${e} />`}
		<b>${A(e)}${t&&e?"?":""}</b>
	</p>`}function ze(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:i,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:g}=e,m=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,v=i&&t.seat!==void 0,S=v?t.bid:t.shown?.[s]?.bid,x=v?void 0:t.shown?.[s]?.aside,L=Bt(u),M=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${l} ${`${y?"thinks":""} ${f?"winner":""} ${i?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${L?c`<span class="level" title=${Rt(u)}>${L}</span>`:null}
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
				${t.phase===void 0?null:c`<${Mf} view=${t} variant=${n} seat=${s} bid=${S}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${Af} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${xf} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Tt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:M})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Cf} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${Sf} suits=${T(t.void?.[s])} />`:null}
			${g?c`<${yl} said=${g} />`:null}
		</div>
		${x?c`<div class="aside" aria-label=${o("page.aside")}>${ae(x)}</div>`:null}
		${v||d?null:c`<${jf} n=${m} />`}
		${v||!d?null:h??c`<${Of} cards=${d} trump=${t.trump} />`}
	</section>`}function xf({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>E(t)}>
		${o("vulnerable")}
	</button>`}function Sf({suits:e}){let t=o("page.void",{suits:q(e.map(A))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Lf} suit=${n} />`)}
	</p>`}function Of({cards:e,trump:t}){let n=s=>c`<span key=${ne(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${se} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Mt(re(e,U,t),t).map(n)}</div>`}function jf({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${se} key=${n} face="down" />`)}
	</div>`}function Af({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${R(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=R(e.offers?.[t]??"declare");return c`${Ef(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function Mf({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:H(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short",i=s===0&&r>0&&l!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${l}`}>
		${r+s>0?c`<${Tf} won=${r} bid=${i?da(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:H(s,t)})}</span><${Nf} stands=${l} />
	</span>`}function Tf({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function Nf({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function Ef(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${R(n)}</span>`:null}function Lf({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Cf({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Ms(n)}</span>`}function Ms(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Df({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),l=O(new Set);return $e(()=>{let i=r.current;if(!i)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of i.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;l.current.has(f)||p.push(Pf(d,Rf(d))),s&&p.push(qf(d,i.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();l.current=u},[e.map(i=>`${i.seat}${i.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:i,card:u},p)=>c`<li key=${`${i} ${u}`} class=${`${t[i]} ${i===n?"best":""}`}
				data-of=${i} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[i]}: </span><${se} card=${u} />
			</li>`)}
	</ol>`}var Bf=":is(.backs, .open-hand, .hand, .nameplate)";function Rf(e){let t=yn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Bf}`)?.getBoundingClientRect()}var yn=new Map,kl=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Pf(e,t){let n=kl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),i=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(i,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function qf(e,t){let n=kl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),i=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(i,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Ts({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=O(null);return $e(()=>{let i=l.current,u=document.activeElement;return i?.focus({preventScroll:!0}),()=>{i?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),k(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function wn(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function Ue({view:e,names:t,last:n=!1,from:s=0}){let a=pe(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(i,u)=>u).slice(s),l=Array.from({length:ie(e)},(i,u)=>u);return c`<${Y}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${r.map(i=>{let u=ht(e,i),p=mt(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${l.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${se} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function xl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter(f=>!a(f)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[i,u]=[e.filter(a),t.filter(a)],p=i.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-i.length+p,t.length-u.length+p]}}async function If(e,t,n){let s={id:Lt(),pace:Zt[N.pace.value],...n},a=e==="mine"?await Ce():void 0,{table:r}=await Zr(()=>e==="mine"?Ar(a?.bytes??new Blob,t,s):jr(e,t,s));F(`/t/${r}`)}function Wf(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Sl({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[i,u]=b(String(r)),[p,d]=b(""),[f,$]=b({}),[h,g]=b(!1);k(()=>{C(me)},[]);let m=p||Qr(),y=Qt.value.map(({name:L})=>[L,o(`page.level.${L}`)]),v=Wf(a.length,Number(i),m,f),x=c`<button type="button" class="button chief" aria-busy=${h} disabled=${h||!m}
		onclick=${async()=>{g(!0),await C(()=>If(e,t,{deal:n,step:s,seat:Number(i),bots:v})),g(!1)}}>${o("page.whatif.play")}</button>`;return c`<${I} title=${o("page.whatif")} onclose=${l} actions=${x}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${W} label=${o("page.whatif.seat")} value=${i} onchange=${u}
				options=${a.map((L,M)=>[String(M),L])} />
			<${W} label=${o("page.whatif.others")} value=${m} options=${y}
				onchange=${L=>(d(L),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((L,M)=>M===Number(i)?null:c`<${de} key=${M} label=${L}
							value=${f[M]||m} options=${y}
							onchange=${Se=>$({...f,[M]:Se})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Ff({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${zf} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Va(e,t,n){if(e!=="mine")return Kn(e,t,n);let s=await Ce();if(!s)throw new Error("nothing kept");return Ct(s.bytes,t,n)}async function Hf(e,t,n,s,a){if(e!=="mine")return Dr(e,t,n,s,a);let r=await Ce();return Br(r?.bytes??new Blob,t,n,s,a)}function _f(e,t,n){let s=O(new Map),[,a]=b(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=i=>{s.current.set(t,i),a(u=>u+1)};return l({}),e(t,r.signal).then(i=>l({told:i}),i=>r.signal.aborted||l({wrong:j(i)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Ya(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function zf({table:e,match:t,deal:n}){let[s,a]=b({});if(k(()=>{let l=!0;return Va(e,t,n).then(i=>l&&a({played:i}),i=>l&&a({wrong:i?.constructor===Error?o("page.replay.gone"):j(i)})),()=>{l=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${Uf} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Qa(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Uf({table:e,match:t,deal:n,played:s}){let a=Ot(B(s.header.variant),s.header.rules),r=ue(()=>Ya(s),[s]),l=r[0]?.views.length??1,i=jt(s.header,l),u=r.length-1,p=le.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,$=f>=0?f:Ft(s.header,l),h=r[d+1]?.line,g=h!==void 0&&"act"in h,m=_f((Ve,qn)=>Hf(e,t,n,Ve,qn),d,g&&p.has("hint")),y=(Ve,qn=f,Tu=m!==null&&Ve===d)=>`/replay/${e}/${t}/${n}?step=${Ve}${qn>=0?`&seat=${qn}`:""}${Tu?"&hint":""}`,v=Ve=>F(y(Math.min(u,Math.max(0,Ve))),{replace:!0}),S=ue(()=>Vf(r),[r]),x=Jf(d,S,u,v),L=O(null),M=r[d]?.views[0]?.phase!=="over",Se=()=>M&&F(`${y(d)}&on=1`,{replace:!0}),Ge=()=>g&&F(y(d,f,!m),{replace:!0});Yf({h:Ge,p:Se,...m&&{Escape:Ge},ArrowRight:x.forward,ArrowLeft:x.back,ArrowDown:x.trickForward,ArrowUp:x.trickBack,Home:x.start,End:x.end});let Pn=r[d],na=f>=0?Pn.views[f]:Qa(Pn.views,$);return c`<${Xe.Provider} value=${na.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Xf} played=${s} table=${e} match=${t} deal=${n} names=${i.slice(0,l)} seat=${f}
			onseat=${Ve=>F(y(d,Ve),{replace:!0})} here=${y(d)}
			onplay=${M?Se:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:i[f]}):o("page.replay.all")}</h2>
				<${Kf} moment=${Pn} view=${na} names=${i} variant=${a} at=${$} hint=${m?.told} />
			</div>
			<aside class="replay-aside" data-hint=${m?"":void 0}>
				${m?c`<${Qf} key=${d} hint=${m} variant=${a} name=${i[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${L} onclose=${Ge} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Ue} view=${na} names=${i} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${z(Xa(Pn,i,f,a))}</span></p>
				<button type="button" class="button plain" ref=${L} aria-pressed=${m!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!g} onclick=${Ge}>${o("page.hint")}</button>
			</div>
			<${Gf} step=${d} last=${u} to=${v} steps=${x} />
		</div>
		${M&&p.get("on")?c`<${Sl} of=${{table:e,match:t,deal:n,step:d}} names=${i.slice(0,l)}
			front=${$} onclose=${()=>v(d)} />`:null}
	</main><//>`}function Kf({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${De} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let l=bt(s,t.phase);return c`<${lt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Za(e)} />
		<${Zf} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Jf=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Gf({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[l,i]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${_t} label=${o("page.replay.start")} icon="start" off=${l} onclick=${s.start} />
			<${_t} label=${o("page.replay.trick.back")} icon="fast-back" off=${l} onclick=${s.trickBack} />
			<${_t} label=${o("page.replay.back")} icon="back" off=${l} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${_t} label=${o("page.replay.forward")} icon="forward" off=${i} onclick=${s.forward} />
			<${_t} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${i} onclick=${s.trickForward} />
			<${_t} label=${o("page.replay.end")} icon="end" off=${i} onclick=${s.end} />
		</div>`}function Vf(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Za(t)||t.sheet?[n]:[]})}var Za=e=>Nt(e.before?.[0],e.views[0]);function Xa(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),i=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Za(e);if(r==="lay"){let $=l.map(g=>We(g,p?.turnup)).join(" "),h=H(p?.bid??0,s);return u?o("page.replay.laid",{name:i}):o("page.replay.lays",{name:i,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:i,trump:A(l[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:i,card:We(l[0]??"",p?.turnup),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:i}):o("page.replay.offers",{name:i,offer:R(String(a.act))})}function Yf(e){$e(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Qf({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:i}=e,u=o("page.hint.of",{name:n});return c`<${Ts} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?c`<${Wt} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:c`<p class=${i?"":"soft"} role="status">${i??o("page.hint.thinking")}</p>`}
	<//>`}function Zf({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=re(T(e.hand),U,e.trump),[i,u]=[wn(r?.advice),wn(r)];return c`<div class="replay-held">
		<${ze} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>c`<span key=${p} class="one">
				<${se} card=${p} />
				<span class="mark">
					${i.has(p)?c`<${fe} />`:null}${u.has(p)?c`<${ls} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ae(e.aside)}</div>
	</div>`}function Xf({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:i,onplay:u}){let[p,d]=b(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(Vn(i)).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand")),g=m=>l(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ce(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:A(f)})}${" "}<${J} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Ol} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Ol} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
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
		${p?c`<${I} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${e$} match=${n} />`:c`<${dn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function e$({match:e}){let[t,n]=b(null);if(k(()=>{Ce().then(async r=>n(r&&await ts(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${dn} record=${t.slice(a,s[e]??t.length)} />`}function Ol({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var t$={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function _t({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${t$[t]} /></svg>
	</button>`}function n$(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function s$({rest:[e=""]}){let t=n$(le.value),n=Ja(e,t),[s,a]=b({});return k(()=>{let r=!0;return Promise.all([Va(t.table,t.match,t.deal),Kn(e,1,t.deal)]).then(l=>r&&a(a$(l)?{key:n,both:l}:{wrong:o("page.replay.gone")}),l=>r&&a({wrong:l?.constructor===Error?o("page.replay.gone"):j(l)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${o$} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var a$=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),jl=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Al({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Qa(t,0)}function o$({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Ot(B(a.variant),a.rules),[l,i]=[Al(n),Al(s)];if(!l?.points||!i?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=xl(jl(n),jl(s),ie(l),t.step),p=n.steps[0]?.views.length??1,d=[jt(a,p),jt(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??ce(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:A(i.trump)})}${" "}
				<${J} trump=${i.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${r$(u?.trick)}</p>
		</header>
		<${i$} was=${l.points} now=${i.points} names=${d} me=${Ft(s.header,p)} /></div>
		<div class="endings-both">
			<${Ml} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${Ml} title=${o("page.whatif.now")} played=${s} view=${i} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function r$(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Ml({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:i,again:u}){let p=r===void 0||r<0?void 0:Ya(t)[l+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${z(Xa(p,s,-1,a))}</p>`:null}
		<${De} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Ue} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${i}?step=${l}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function i$({was:e,now:t,names:n,me:s}){let a=e.map((i,u)=>u),r=i=>{let[u="",p=""]=n.map(d=>d[i]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},l=(i,u,p="")=>c`<tr class=${p}><th scope="row">${i}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${Y}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(i=>c`<th key=${i} scope="col">${r(i)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),i=>w(e[i]??0))}
			${l(o("page.whatif.now"),i=>w(t[i]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),i=>G((t[i]??0)-(e[i]??0)),"total")}</tfoot>
	</table><//>`}function Ns(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:Et(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!r){let i=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return i.length?o(a?"ask.unfetched":"ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Tl(r))return l$(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:A(r.led)}):o("ask.lead",{who:l})}var Tl=e=>e.acts?.length===1&&e.acts[0]==="pass";function l$(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Es=e=>e?.led&&e.follow?o("illegal.follow",{suit:A(e.led)}):o("illegal");function zt({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[l,i]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Qe([...t],e.worth??""),f=t.size<u?w(d):H(d,n);return c`<div class=${`answer ${l==="pass"?"":"sure"}`}>
		${l==="pass"?null:c`<${El} offer=${l} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${c$} cards=${re([...t],U)} pick=${u} worth=${je(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===l} onchange=${()=>i($)} />
							<span>${Nl($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?l:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):l==="pass"?o("page.lay"):o(`page.lay.${l}`,{bid:f})}
		</button>
	</div>`}function c$({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${se} card=${r} size="mini" /><b class="score">+${n[ne(r)]}</b>`:null}
			</span>`})}
	</span>`}function Nl(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=eo(e,t);return o(`menu.${s}`,a)}function eo(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function El({offer:e,variant:t}){let{level:n,points:s,n:a}=eo(e,t),r=_n(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Ls({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=b(""),[i,u]=b(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(k(()=>(l(""),u("")),[p.join()]),Tl(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:h,points:g,n:m}=eo(i,t);return c`<div class=${`answer sure ${m?"numbered":""}`}>
			<${El} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${h}`,{points:g,n:m&&` ${m}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(g=>g!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let g=p.every(m=>m!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${g?r===h:void 0}
				onclick=${()=>g?l(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${fe} />`:null}${Nl(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${fe} />`:null}<span class="unseen">${R(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Cs({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${_e} trump=${r} />${a===s?c`<${fe} />`:null}
			</button>`})}
	</div>`}var be=0;async function Ll(e){let t=await fetch(`${In}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Cl=async()=>(await Ll("course.json")).json();async function Dl(e){let t=await(await Ll(`${e.id}.99.jsonl`)).text(),n=await Promise.all(u$(t).map(({match:s,deal:a})=>Ct(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(p$)}}function u$(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function p$(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[be];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function to(e,t){let n=e[t]?.view.options?.seat??be;return e.findIndex((s,a)=>a>t&&s.seat===n)}var no=(e,t)=>e[to(e,t)]?.act??"";var d$=9,[Rl,f$,$$]=[700,1700,280],Pl=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function h$({id:e,steps:t}){try{let n=Number(localStorage.getItem(Pl(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function m$(e,t){try{localStorage.setItem(Pl(e),String(t))}catch{}}var Ds=()=>N.course.value.split(" ").filter(e=>e!=="");function g$(e){e==="first"&&(N.taught.value=!0),Ds().includes(e)||(N.course.value=[...Ds(),e].join(" "))}function b$(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,gt(a)+s])))}function y$(e){let t=B(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var ql=(e,t)=>e[t]?.view,vn=(e,t)=>Nt(e[t-1]?.view,e[t]?.view),Bl=(e,t,n)=>({view:ql(e,t),full:{...n,gone:!0},ms:$$});function w$(e,t,n){let s=[],a=t.lies?vn(e,t.at):null;a&&s.push(Bl(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let i=vn(e,r);r===n.at&&(n.lies||!i)||(s.push({view:l.view,full:i,ms:i?f$:Rl}),i&&s.push(Bl(e,r,i)))}return s}function v$(e,t){let n=to(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!vn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:vn(e,n+r),ms:Rl}))}var Bs=class{moving=D(!1);rests=D(!1);chosen=D(new Set);reply=D("");#n=0;#e=()=>{};constructor(t){this.lesson=t,this.at=D(h$(t)),this.shown=D(this.#l(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Oe(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#l(this.step(t))}),m$(this.lesson.id,t),t===this.last&&g$(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#s(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!_(`course.${a}`)?"":o(`course.${a}`,{...b$(),...y$(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):no(this.#t(n),n.at);if(t===s)return this.#i();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#s(n)[0])return this.#i();let s=this.#a(n),a=s?.trick?.[0]?.card,r=T(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${ne(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#a(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#s(t),r=Qe(s,n);if(s.every(i=>a.includes(i)))return this.#i();let l=r===Qe(a,n);this.reply.value=l?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#t(t){return this.lesson.deals[t.deal]??[]}#a(t){return this.#t(t)[t.at]?.view}#s(t){return no(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#l(t){return{view:ql(this.#t(t),t.at),full:t.lies?vn(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=d$)return this.#o(w$(this.#t(n),n,s),()=>this.be(t));let a=n.does?v$(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#u(r):()=>this.be(t))}#u(t){Oe(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#e=n,Oe(()=>this.#c(t.length>0)),this.#f(t)}#f([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#n=setTimeout(()=>this.#f(n),t.ms)}};var Il=()=>ot(async()=>{let[e]=await Promise.all([Cl(),ar(Z.peek(),In)]);return e});function Wl({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Ds()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,i])=>c`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(i[0])+1}>${i.map(u=>c`<${k$} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var k$=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Ke({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:i,onpick:u,onplay:p}){let[d,f]=b(""),$=O(null),h=e.includes(d)?d:e.find(S=>t?.has(S))??e[0];$e(()=>{let S=0,x=()=>{for(let M of $.current?.querySelectorAll("[data-card]")??[])yn.set(M.dataset.card??"",M.getBoundingClientRect())},L=requestAnimationFrame(()=>S=setTimeout(x));return()=>(cancelAnimationFrame(L),clearTimeout(S))});function g(S){let x=S.ctrlKey||S.metaKey||S.altKey?void 0:S$(e,h,S.key);x!==void 0&&(S.preventDefault(),x!==""&&(f(x),$.current?.querySelector(`[data-card="${x}"]`)?.focus()))}function m(S,x){f(x);let L=S.pointerType==="touch",M=N.play.value==="twice"||N.play.value==="auto"&&L;i||M&&!n.has(x)?u(x):p(x)}let y=(S,x)=>{let L=t===null||t.has(S);return c`<button type="button" key=${S} data-card=${S} class=${n.has(S)?"chosen":""}
			tabindex=${S===h?0:-1} aria-disabled=${L&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(S):void 0} style=${{"--k":x}}
			onclick=${M=>m(M,S)}>
			<${se} card=${S} dim=${!L} lifted=${n.has(S)} size=${l?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[ne(S)]}</span>`:null}
			${s?.has(S)?c`<span class="mark"><${fe} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${g} onmousedown=${x$}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${l?Mt(e).map(S=>c`<span key=${ne(S[0]??"")} class="same-suit">${S.map(y)}</span>`):e.map(y)}
	</div>`}var x$=e=>e.preventDefault();function S$(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Fl(e,s,-1);case"ArrowDown":return Fl(e,s,1)}}function Fl(e,t,n){let s=ne(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ne(r)!==s)return r}return""}function Rs(e,t,n){let s=e.filter(r=>O$(Pe(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function O$(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function j$({rest:[e=""]}){let{value:t,wrong:n}=Il(),s=e||(le.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${Hl} why=${n??o("page.nowhere")} />`:t?a?c`<${A$} key=${a.id} plan=${a} plans=${t} />`:c`<${Wl} plans=${t} />`:c`<${_l} />`}var Hl=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,_l=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function A$({plan:e,plans:t}){let[n,s]=b({});return k(()=>{let a,r=!1;return Dl(e).then(l=>!r&&s({run:a=new Bs(l)}),l=>!r&&s({wrong:j(l)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${Hl} why=${n.wrong} />`:n.run?c`<${M$} run=${n.run} plans=${t} />`:c`<${_l} />`}function zl(){let e=si(le.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function M$({run:e,plans:t}){let n=zl(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=O(null);B$(e);let i=e.rests.value,u=O(`${s} ${i}`);k(()=>{if(u.current===`${s} ${i}`)return;u.current=`${s} ${i}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!i&&(r.does||r.ask)?y:".on";l.current?.querySelector(v)?.focus({preventScroll:!0})},[s,i]);let{view:p,full:d}=e.shown.value,f=B(a.variant),$=a.names.map((y,v)=>v===be?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",g=e.moving.value||i?"":h,m=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return c`<${Xe.Provider} value=${p.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${_e} trump=${p.trump??""} /><h1>${m}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${T$} run=${e} step=${r} n=${s} />
			<div class=${`board of-${ie(p)} ${g==="sheeted"?g:""}`}>
				<${D$} run=${e} step=${r} view=${p} full=${d} name=${$[be]??""} />
				<${lt} view=${p} variant=${f} names=${$} me=${be} elsewhere=${be} full=${d} over=${g}
					laid=${bt(f,p.phase)} played=${L$(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${N$} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function T$({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${z(e.words(a?"yes":void 0))}</p>
			<p class="reply">${z(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			<button type="button" class=${`button on ${l?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(l?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function N$({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=B(s.lesson.variant),i=e.leaf==="values"&&t.phase==="lay"?c`<${Ul} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${i?c`<div class="leaf worths">${i}</div>`:null}
					<${zt} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:i&&c`<div class="leaf centre">${i}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Ls} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Cs} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${E$} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${De} view=${t} names=${n} me=${be} untitled /></div>`:null}
		${e.leaf==="end"?c`<${C$} run=${s} plans=${a} />`:null}`}var E$=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${w(n)}</button>`)}</div></div>
</section>`;function L$(e,t,n,s){let a=Tt(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,i=l?new Set(T(n.options?.from)):null,u=d=>l&&e.play(d),p=c`<${Ke} cards=${re(T(r),U,n.trump)} can=${i} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Ul({worth:e}){let t=je(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...U].map(n=>c`<li key=${n}>
				<${J} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function C$({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=zl(),[r,l]=b(!1),i=async()=>{l(!0),await C(async()=>{await me();let f=he.value.find($=>$.id===s);f&&await ti(f,"beginner")}),l(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${i}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${Ul} worth=${B(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function D$({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",i=r&&(l||t.does==="play")&&(n.options?.seat??be)===be?n.options:void 0,u=i?new Set(T(i.from)):null,p=e.chosen.value,d=h=>{if(!i)return;let g=new Set(l?p:[]);if(p.has(h))g.delete(h);else if(g.size<(i.pick??1))g.add(h);else return void(e.reply.value=o("lay.full",{n:g.size}));if(Oe(()=>{e.chosen.value=g,e.reply.value=""}),l)return;g.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>i&&e.play(h),$=n.phase==="lay"&&t.worth?je(n.options?.worth??""):null;return c`<section class=${`mine ${i?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${ze} view=${n} seat=${be} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===be} laid=${bt(B(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(n.aside)}</div>`:null}
		</div>
		<${Ke} cards=${Hn(n,be)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${f} />
	</section>`}function B$(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let l=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),i=Rs(l,n.key,document.activeElement?.dataset?.card??"");if(!i)return;document.querySelector(`.lesson .hand [data-card="${i}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var R$=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],so=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],Je={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},P$={A:"ace",K:"king",Q:"queen",J:"jack"},ao=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],q$="two three four five six seven eight nine ten eleven twelve".split(" "),Kl=["pass","declare","reveal"],I$=["random","greedy","beginner","casual","club","strong","expert"],Vl=Object.keys(Je).flatMap(e=>ao.map(t=>t+e));function Sn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,q$[r-2]??a,...r===10?["t"]:[]];let l=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),l,l.slice(-1),P$[a]??"",a.toLowerCase()]};return{verbs:[...kn(R$,a=>e(`cmd.${a}`)),...kn(so,a=>e(`page.cmd.${a}`))],offers:[...kn(Kl,a=>e(`offer.${a}`)),...kn(Kl,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(ao.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(Je).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:kn(I$.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var kn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>W$(s,n))),W$=(e,t)=>[e,t],Yl=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),F$=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),ct=(e,t)=>e===t||e===F$(t)||e===Yl(t),Ql=(e,t)=>e.startsWith(t)||Yl(e).startsWith(t);function Jl(e,t){let n=t.verbs.find(([s])=>ct(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Ps=(e,t)=>ao.find(n=>t.ranks[n]?.some(s=>ct(e,s)))??"";function qs(e,t,n){let s=Object.keys(Je).find(l=>Je[l]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=l=>Ql(n.suits[l]??"",e)||e.length>=3&&Je[l]?.english.startsWith(e),r=Object.keys(Je).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in Je?e.toUpperCase():""}var H$=new Set(["of","von","av","i","the","der","die","das"]);function Zl(e,t){let n=e[0]??"",s=H$.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=qs(n,3,t),l=r?Ps(a,t):"";if(l)return[l+r,s+1];let i=Ps(n,t)?qs(a,1,t):"";return i?[Ps(n,t)+i,s+1]:["",0]}function _$(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!ct(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!ct(e[1]??"",a))return 1;let[r,l]=Zl(e.slice(2),n);return l?r===t?l+2:1:xn([t],e[2]??"",n).length?3:1}function z$(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(i=>i.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([i])=>ct(a.join(" "),i)||ct(a.join(""),i));if(r)return[r[1]];let l=[];for(let i=0;i<a.length;i++){let u=_$(a.slice(i),n,t),[p,d]=u?["",u]:Zl(a.slice(i),t);u?l.push("joker"):l.push(d?Pe(p).toLowerCase()+Je[ne(p)]?.sign:a[i]??""),i+=Math.max(d,1)-1}return l}function xn(e,t,n){let s=new Set,a=new Set;for(let r of e){let l=ne(r),{sign:i,english:u}=Je[l]??{sign:"",english:""};for(let p of n.ranks[Pe(r)]??[])for(let d of[U$(t,p),/^\d+$/.test(p)?K$(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===i)return[r];Ql(n.suits[l]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var U$=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",K$=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function Gl(e,t,n){let s=/^\d/.test(t)?"":Ps(t,n),a=qs(t,2,n);return e.filter(r=>s&&Pe(r)===s||a&&ne(r)===a)}function oo(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var J$=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Is(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=z$(e,n,t.joker),l=Jl(r[0]??"",n);if(Jl(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let i=!J$.has(l)||!t.options||t.answering&&(l==="yes"||l==="no");return l&&i?{kind:"command",verb:l,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?G$(l,r,t,n):Y$(l,r,t,n):r.every(d=>/^\d+$/.test(d)||xn(Vl,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function G$(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let l=e?t.slice(1):t,i=new Set;for(let d of l){let[f=[],$]=V$(d,n,s);if($)return $;for(let h of f)i.add(h)}if(i.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:i.size,n:r},...d}}let u=[...i].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=l.some(d=>xn([...i],d,s).length===0);return{kind:"act",act:`${a} ${[...i].join(" ")}`,told:a==="lay"||p}}function V$(e,t,n){if(/^\d+$/.test(e)){let l=t.list[Number(e)-1];return l?[[l]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=xn(t.hand,e,n);if(s.length===0&&(s=Gl(t.list,e,n),s.length===0&&(s=Gl(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=xn(Vl,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function Y$(e,t,n,s){if(n.sure)return Q$(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=oo(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),l=Z$(e,t,a,n,s);if(!l)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(l.numbered)return{kind:"offer",offer:l.act};let i=n.options?.kind==="name";return i||l.act==="pass"?{kind:"act",act:l.act,told:i||r}:{kind:"sure",offer:l.act}}function Q$(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function Z$(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),l=n.find(p=>p.key===r);if(l)return l;if(s.options?.kind==="name"){let p=qs(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||ct(r,a.trumps[f]??"")})}let i=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return i.length===1?i[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Xl=(e,t)=>t.levels.find(([n,s])=>ct(e,n)||e===s)?.[1]??"",ec=e=>e?.kind==="lay"||e?.kind==="play"?T(e.from):[];var xe=e=>e?"yes":"no",tc=e=>_(`rank.name.${e}`)?o(`rank.name.${e}`):e,X$={C:"♣",D:"♦",H:"♥",S:"♠"};function ye(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ye(e,{short:t})});let[s,a]=[Pe(e),ne(e)];return t?(_(`rank.${s}`)?o(`rank.${s}`):s)+X$[a]:o("card.spoken",{rank:tc(s),suit:o(`suit.${a}`)})}var Re=(e,t)=>e.map(n=>ye(n,t)).join(", ");function nc(e,t){if(t.short)return e.map(s=>ye(s,t)).join(" ");let n=s=>{let a=ir(s[0]??"",t.view?.trump),r=s.map(l=>a==="nines"?o(`suit.${ne(l)}`):tc(Pe(l)));return`${A(a)}: ${r.join(", ")}`};return Mt(e,t.view?.trump).map(n).join("; ")}function Ut(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Re(s,t),bid:H(Qe(s,io(t)),t.rules)}):n==="name"?o("act.name",{trump:A(s[0])}):n==="play"?Re(s,t):R(e)}var io=e=>e.view.options?.worth??e.rules?.worth??"",dt=e=>Array.from({length:ie(e.view)},(t,n)=>n),ro=(e,t)=>e?.shown?.[t]?.hand,lo=(e,t)=>re(T(t===e.me?e.view.hand:ro(e.view,t)),U,e.view.trump),Ws=e=>lo(e,e.view.options?.seat??e.me);function co(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:nc(lo(e,e.me),e)})];return t.turnup&&T(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ye(t.turnup??"",{short:e.short})})),[...n,...tn(t,e.rules),...sc(e,void 0)]}function sc(e,t){return e.view.phase==="over"?[]:dt(e).filter(s=>s!==e.me&&ro(e.view,s)&&!ro(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:nc(lo(e,s),e)}))}function uo(e,t){return dt(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[ac(e,n,a)]:[]})}var ac=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:xe(t===e.me),cards:Re(T(n),e)}),oc=(e,t)=>o("plain.laid",{cards:Re(t,e),bid:H(e.view.bid??0,e.rules)});function po(e,t){let{turnup:n}=e.view,s=Ye(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:A(s)}),l=t&&!n?eh(e):"";return l?`${r.replace(/\.$/,"")} (${l}).`:r}function eh(e){let t=e.view.why;return!e.view.trump&&Ye(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:xe(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&_(`why.${t.trump}`)?o(`why.${t.trump}`):""}function rc(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:xe(t.length>1),n:e.rules.score.vulnerable})]}function Fs(e){let t=je(io(e)),n=[...U].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function fo(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},l=n.phase==="play"?pe(n)+1:0,i=t?o("plain.resume",{...r,trick:l,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:xe(n.dealer===e.me)});if(n.phase==="over")return[i];let u=e.rules&&!e.rules.order.includes("lay")?Fs(e):[];return[i,...rc(e),...u,...Hs(e)]}function Hs(e){let t=e.view,n=[po(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ye(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...$o(e,void 0),...uo(e,void 0)),t.phase!=="over"&&n.push(...co(e)),t.trick?.length?[...n,...On(e,pe(t))]:n}function $o(e,t){let{premium:n=[],why:s}=e.view;return dt(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:xe(a===e.me)},l=[o("plain.holds",{...r,offer:R(n[a]??"")})];return s?.premium&&l.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),l})}var ic=e=>dt(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function On(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=ht(n,t);if(s.length===0)return[o(t===0||t===pe(n)?"plain.empty":"last.none")];let a=s.map(({seat:l,card:i})=>o("plain.plays",{name:e.names[l],card:ye(i,e)})),r=t<pe(n)?mt(n,t):-1;return r<0?a:[...a,lc(e,s,r)]}function lc(e,t,n){let s=ye(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:xe(n===e.me),card:s,tally:ic(e)})}function jn(e){let t=dt(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>q(T(e.view.void?.[a]).map(A)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:ic(e)}),...s]}function cc(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=dt(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,l=!n||t.held?.[a]!==e.rules?.hand,i=r!==void 0?H(r,e.rules):l?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:i,won:t.won?.[a]??0,offer:u?R(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(oc(e,T(t.aside))),s.push(...tn(t,e.rules)),[...s,...$o(e,void 0),...uo(e,void 0),po(e,!1)]}function uc(e){let t=e.view,n=l=>l.map((i,u)=>`${e.names[u]}: ${w(i)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(l=>l>0)||t.sum.some(l=>l!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...rc(e)]}function ho(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":H(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),l=dt(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[ac(e,p,d)]:[]}),i=$a(n),u=ha(n,e.names,e.me).map(([p])=>p);return[...r,...l,...fa(n,e.names,e.rules,e.me),...u,...i?[i]:[],...th(e)]}function th(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[nn(t,e.names,e.me,e.settings)].filter(Boolean)}function ut(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ye(a,e)}`),s=oo(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?A(a.act.slice(5)):nh(a.act,e)}`);return[...n,...s].join(", ")}function nh(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function sh(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",l=_n(e.rules),i=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:i,open:r,said:Number(s??0),loss:l})}function pc(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[sh(e,t.sure)];if(t.offer)return[o("ask.number"),ut(e,t)];let i=[Ns(s,e.names,!1),...r.kind==="lay"?Fs(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...i,ut(e,t)]:i}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function pt(e,t){let{chairs:n,stage:s}=e.table,a=n.map((i,u)=>{let p=[i.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",i.away?o("page.away"):"",i.player&&i.ready&&s!=="playing"?o("seat.ready"):""],d=i.player||i.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(i=>i!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(i=>t[i]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let l=n.flatMap((i,u)=>i.player&&!i.ready?[t[u]??""]:[]);return[...a,l.length?o("ask.wait",{names:q(l)}):o("page.waiting.friends")]}var dc=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Ht(e)})]:[];function fc(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,l=n.name??t[a]??"",i=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:l})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:l,text:n.text??""})];case"sit":case"bot":return r?pt(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return i?p:r?pt(e,t):[u];case"unready":return[o("page.speech.unready",{name:l,you:xe(r)})];case"ready":return r?i?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:l})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:l})];case"claim":return[o("page.speech.claims",{name:l,you:xe(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:l})];case"ask":case"answer":return ah(e,t,l,r);default:return[]}}function ah(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?mo(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:xe(s)})]}function mo(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:xe(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function oh(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function $c(e,t,n){let[s,a,r]=[e.view,t.view,t.message],l=oh(e,r);if(l&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(l)return[o(l==="undo"?"plain.undone":"plain.restarted"),...Hs(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Ze(s,a)||e.table.match!==r.table.match)return fo(t,!1);let i=[...rh(s,t,n),...ih(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&i.push(oc(t,re(T(a.aside),U))),a.phase!=="over"&&i.push(...$o(t,s),...uo(t,s),...sc(t,s)),i.push(...lh(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...i,...ho(t,s)]:i}function rh(e,t,n){let s=t.view;return dt(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:R(r)})]})}function ih(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[po(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:xe(a.by===t.me),trump:A(s)})]}function lh(e,t,n){let s=t.view,a=[],r=pe(s);for(let l=pe(e);l<=r&&l<(s.leads?.length??0);l++){let i=ht(s,l),u=new Set(i.filter(({seat:p,card:d})=>T(e.played?.[p])[l]===d).map(p=>p.card));for(let{seat:p,card:d}of i)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ye(d,t)}));l<r&&a.push(lc(t,i,mt(s,l)))}return a}function hc({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let l=o("page.report.instead",{act:Ut(r.act,n),better:Ut(r.better,n)});return`${Ia(r)}: ${l}. ${Fe(r.why).join(" ")}`.trim()});return[`${Xt(s,"",!0)}.`,...a]}function mc(e,t){let[n]=e.choices,s=xi(e),a=t.view.options,r="none";a?.kind==="lay"?r=H(Qe(e.act.split(" ").slice(1),io(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=H(t.view.bid,t.rules));let l=Math.round(n?.points??0);return o("plain.hint",{act:Ut(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(l>0?"+":"")+w(l),two:xe(s!==void 0),second:s?Ut(s.act,t):""})}var ch=2e4,gc={times:100,each:50},An={hand:co,bids:cc,worth:Fs,tricks:jn,trick:(e,[t])=>Number(t)>0?On(e,Number(t)-1):uh(e),last:e=>On(e,pe(e.view)-1),legal:(e,t,n)=>n.options?[ut(e,n)]:[o("hint.none")]},bc={...An,score:uc};function uh(e){let t=e.view.phase==="play"?jn(e).slice(0,1):[];return[...On(e,pe(e.view)),...t]}function go({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:l,trick:i}=e??{};return JSON.stringify([a,r,l,i,t.stage==="between",t.stage==="waiting",t.match])}function Kt(e){let t=e?.view.options,n=e?Ws(e):[],s=new Set(ec(t));return{options:t,hand:n,joker:n.find(a=>a===e?.view.turnup)??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var bo=(e,t)=>[Es(e.options),o("page.speech.legal",{cards:Re(e.list,t)})];function yo(e,t,n,s){let a={...e.args,list:t?ut(t,n):""};if(e.cards){let l=t??{short:s};a.cards=Re(e.cards,l),a.card=ye(e.cards[0],l)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function ph(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:so.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function wo(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var _s=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#c="";#i="";#u={about:"",act:""};#o=!1;#f="";#h=void 0;#d=new Set;#m=!1;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#h=t??this.#h}end(){this.#m=!0}hear(t){let n=this.#t;this.#t=t;let s=this.#y(t);if(!n)return this.#e([...this.#k(t,s),...this.#$(t,!0)]);let a=t.event.do==="present"?[]:fc(t,Ae(t));return s&&a.push(...$c(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...pt(t,Ae(t))),this.#e([...a,...dc(t),...this.#$(t)])}obey(t){return this.#S(t).catch(n=>this.#e([j(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>ch||(this.#f=String(n),this.#e([o("page.speech.short",{time:Ms(Math.max(0,s))})]))}#y(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Ae(t),me:t.seat??-1,settings:this.#n.settled.peek().settings,rules:this.#h,short:this.#o}}#g(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...Kt(t),sure:this.#r,offer:this.#l,answering:r}}#$(t,n=!1){let s=go(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#y(t);return a?.view.phase!==void 0?pc(a,this.#g(a)):[]}#b(t){let n=this.#$(t,!0);return n.length?n:pt(t,Ae(t)).slice(t.table.stage==="waiting"?0:-1)}#k(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=_(`variant.${s}`)?o(`variant.${s}`):s,l=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...l,...pt(t,Ae(t))];let i=n.view.phase==="over",u=!i&&pe(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...l,...fo(n,!u),...i?ho(n):[],...mo(t,n.names)]}async#p(t){try{return P.peek()||await Yn(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([j(n)]),!1}}async#x(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<gc.times;t++)await new Promise(n=>setTimeout(n,gc.each));return this.#t}async#S(t){let n=await this.#x(),s=this.#y(n),a=this.#i;this.#i="";let r={m:n,s,moment:this.#g(s,a),waited:a},l=Is(t,r.moment,Sn(o,_));switch(l.kind){case"act":return this.#w(l.act,l.told,r);case"sure":return this.#r=l.offer,this.#e(this.#$(n,!0));case"offer":return this.#r="",this.#l=l.offer,this.#e(this.#$(n,!0));case"ask":return this.#e(this.#$(n,!0));case"forbidden":return this.#e(s?bo(r.moment,s):[]);case"trouble":return this.#e(this.#v(l,r));default:return this.#j(l.verb,l.words,l.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#v(t,{m:n,s,moment:a}){let r=yo(t,s,a,this.#o);return t.then==="ask"?[...r,...this.#b(n)]:r}async#j(t,n,s,a){let{m:r}=a,l=this.#N(t,n,a);if(l)return this.#e(l);switch(t){case"rules":return this.#e(await this.#L());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#B(a);case"report":return void this.#D(a);case"":case"ready":case"next":case"again":return this.#R(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#q(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return F(this.#A(r))}return this.#T(t,n,r)}#A({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?bn(this.#n.id,this.#n.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#i=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#T(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#b(s)])}#N(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return pt(s,Ae(s));case"time":return this.#E(s);case"help":return ph(this.#h);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let l=Object.hasOwn(bc,t)?bc[t]:void 0;if(l)return a?.view.phase===void 0?pt(s,Ae(s)):l(a,n,r)}#E(t){let n=Ae(t),s=t.table.chairs.flatMap((a,r)=>{let l=a.until===void 0?a.bank:a.until-this.#n.now();return l===void 0?[]:[o("page.speech.clock",{name:n[r],time:Ms(Math.max(0,l))})]});return s.length?s:[o("page.speech.noclock")]}async#L(){try{return wo(await ke(this.#n.settled.peek().settings,Z.peek()))}catch(t){return[j(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#u={about:go(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[mc(n,t),...is(n,t.rules,a=>Ut(a,t)),s]}catch(n){return[j(n)]}}async#D({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!ss(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,l=0]=[t.table.match,a.deal],i=`${r} ${l}`;if(this.#d.has(i))return;this.#d.add(i);let u;try{let p;for await(p of ca(this.#n.id,r,l,()=>!this.#m));u=p?hc(p,s,n):[]}catch(p){u=[j(p)]}this.#d.delete(i),this.#m||this.#e(u)}async#B(t){let{about:n,act:s}=this.#u;if(n!==go(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#$(t.m,!0)))}async#R(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#P():this.#e(t&&n.view?.options?[o("illegal"),...this.#b(n)]:this.#b(n))}async#P(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#q(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#b(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Sn(o,_),l=n.map(p=>Xl(p,r)).find(Boolean);if(a>=0&&l)return void await this.#p({do:"bot",seat:a,text:l});let i=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:i[2]??"",levels:i.join(", ")})])}};var yc={lines:250,typed:50};function Mn(){let[e,t]=b([]),n=O(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(i=>({id:n.current++,text:i,typed:r}));l.length&&t(i=>[...i,...l].slice(-yc.lines))}}}function Tn({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${fh} onsend=${s} />
		<${$h} lines=${e} />
	</section>`}function wc({table:e,variant:t}){let n=Mn();return c`<${Tn} ...${n} obey=${dh(e,t,n.print)} />`}function dh(e,t,n){let s=ue(()=>new _s(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let l=e.newest.subscribe(u=>u&&s.hear(u)),i=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(i),l()}},[s,r]),k(()=>()=>s.end(),[s]),l=>{a.current=a.current.then(()=>s.obey(l))}}function fh({onsend:e}){let t=O(null),n=O({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(i=>i!==l),l].slice(-yc.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:i,at:u}=n.current;n.current.at=Math.max(0,Math.min(i.length,u+l));let p=i[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function $h({lines:e}){let t=O(null);return $e(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}var Q=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),ft=e=>e.seats.map((t,n)=>Q(e,n)),vc=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Nn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?vc(e):`${vc(e)} · ${we(t,{dateStyle:"long"})}`};function zs(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:Q(e,t.by)});case"turnup":return o("turnup")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(t.trump==="stays"?"why.stays":t.trump==="game"?"why.game":"why.first")}var xc=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:Q(e,n.seat)})).join("; ")}),hh=e=>e==="joker"?o("joker"):e;function En(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:Q(e,t.seat),other:Q(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?R(t.offer):"",trump:A(t.trump),want:A(t.want),card:hh(t.card??"")})}var kc=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${Q(e,s)} ${G(n)}`).join(", "),vo=e=>[o("pad.settle",{what:kc(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:kc(e,t)}))];function $t(e){let t=ft(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:w(s),over:n?"yes":"no"})}function Sc(e){let t=ft(e),n=(a,r)=>a.map((l,i)=>`${t[i]} ${r(l)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((l,i)=>`${t[i]} ${G(l)}${a.made[i]?" •":""}`).join(", ");return`${a.deal+1}. ${A(a.trump)}: ${r}`});return[`Ninety-Nine · ${Nn(e)}`,n(e.totals,w),$t(e),"",...s,"",...vo(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var jc=e=>({hands:e.seats.map(()=>({}))}),Ac=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Mc=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Tc=(e,t)=>e.seat===t?.seat&&e.field===t.field;function mh(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var gh=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Oc=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),bh=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(i=>i.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},yh=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function So({pad:e,deal:t,named:n}){let s=e.deals[t],a=s??e.due;if(!a)return null;let r=n??a.trump,l=r===a.trump||!a.trump?zs(e,a.why,!s):"",i={dealer:Q(e,a.dealer),lead:Q(e,a.lead),past:s?"yes":"no"},u=a.vulnerable?.map(p=>Q(e,p)).join(", ");return c`<div class="pad-due">
		${r?c`<${J} trump=${r} />`:c`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",i)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${r?l?o("why.trump",{trump:A(r),why:l}):A(r):o("page.pad.turnup")}
			${u?c` <span class="soft">· ${o("pad.vulnerable",{names:u})}</span>`:null}
		</p>
	</div>`}var wh=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?c`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},ko=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`;function vh(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span></span><span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${kh} key=${a} ...${e} seat=${a} />`)}
	</div>`}function kh({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:i}){let u=Q(e,i),p=n.hands[i]??{},{tricks:d,bid:f,made:$,premium:h}=s.hands[i]??{},g=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:Tc({seat:i,field:v},a),wrong:r===i,onpick:()=>l({seat:i,field:v})}),m=$===void 0?"":o($?"page.sheet.made":"page.sheet.failed"),y=[f===void 0?"":o("page.pad.bid",{n:f}),m].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${wh} due=${e.deals[t]??e.due} seat=${i} />
			<b class="total">${w(e.totals[i]??0)}</b>
		</span>
		<${ko} ...${g("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":w(d)} />
		<${ko} ...${g("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${f===void 0?"":w(f)}</span>
			${m?c`<span class=${`mark ${$?"made":"failed"}`}>${$?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&i<e.choices.live?c`<${ko} ...${g("premium")} said=${!!p.premium} text=${h?R(h):""} />`:null}
	</div>`}var xh=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Sh(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=xh(e);return e.choices.trumps.map(f=>{let $=f==="none"&&d?c` <small>(${d})</small>`:null;return{key:f,on:t.trump===f,press:()=>s({...t,trump:f}),wide:!0,text:c`<${J} trump=${f} /><span class="word">${A(f)}${$}</span>`}})}let l=t.hands[a]??{},i=(d,f)=>s(bh(t,a,yh({...l,...d})),f),u=(d,f,$)=>({key:String(d),text:w(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,l.tricks===f,()=>i({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>i({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>i({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>i({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>i({premium:""})},...gh(e).map(d=>({key:d,wide:!0,text:R(d),on:p===d,typed:d[0]??"",press:()=>i({premium:d},Oc(e,d).length>0)})),...(p?Oc(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>i({premium:`${p} ${d}`})))]}function Oh({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Nc=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Q(e,t)}),jh={seat:-1,field:"trump"},Ah=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Mh=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${J} trump=${e} /> ${A(e)}`:"…"}
</button>`;function Ec({open:e,pad:t}){let[n,s]=b(null),{deal:a,entry:r,stale:l}=e,i=e.busy.value,{kept:u}=e,p=u?.open!==null;k(()=>s(null),[a]);let f=(t.missing??(t.entry||p?[]:t.due?.missing??[])).filter(Se=>!mh(r,Se)),$=n??(f[0]?Mc(f[0]):null),h=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!t.unfit,m=$?Sh(t,r,$,(Se,Ge)=>(s(Ge?$:null),e.set(Se))):[],y=Th(t.entry,r),v=()=>{(h||t.unfit)&&e.enter(!!t.unfit)},S=e.undoable?()=>e.undo():void 0,x=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),M=Lh({pad:t,now:$,keys:m,pick:s,enter:v,undo:S,current:()=>e.told===t&&e.kept===u&&!x()});return c`<section class="pad-panel" aria-label=${o(p?"page.pad.correct":"page.pad.enter")}>
		<${So} pad=${t} deal=${a} named=${y.trump} />
		<${vh} pad=${t} deal=${a} draft=${r} full=${y} now=${$} wrong=${t.fault?.seat??-1}
			pick=${s} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":h?"":"soft"}`} role="status">
			${Nh(t,n,f)||(h?o("page.pad.ready"):" ")}
		</p>
		${Ah(t,r)&&(y.trump||$?.field!=="trump")?c`<${Mh} trump=${y.trump} now=${$?.field==="trump"} onpick=${()=>s(jh)} />`:null}
		${$&&!(h&&!n)?c`<${Oh} keys=${m} label=${Nc(t,$)} />`:null}
		<div class="pad-acts">
			<button type="button" class="button" disabled=${!S}
				onclick=${()=>M("Backspace")}>${o("page.pad.undo")}</button>
			${p?c`<button type="button" class="button" onclick=${()=>e.leave()}>${o("page.pad.cancel")}</button>`:null}
			<button type="button" class="button chief" aria-disabled=${!h&&!t.unfit} aria-busy=${i}
				onclick=${()=>M("Enter")}>
				${o(t.unfit?"page.pad.anyway":p?"page.pad.correct":"page.pad.enter")}
			</button>
		</div>
	</section>`}var Th=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Nh(e,t,n){if(e.fault)return En(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:En(e,a)})).join(" ");let s=n.find(a=>!t||Tc(Mc(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Q(e,s.seat)}):t?Nc(e,t):""}var xo={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Eh=60;function Lh(e){let t=O(e);t.current=e;let n=O([]),s=O(!0),[,a]=b(0),r=i=>{let{pad:u,now:p,keys:d,pick:f,enter:$,undo:h}=t.current,g=d.find(v=>v.typed===i),[m,y]=xo[i]??[];if(g)g.press();else if(i==="Backspace")h?.();else if(i==="Enter")$();else if(m!==void 0&&y!==void 0)f(Ch(u,p,m,y));else return!1;return s.current=!1,a(v=>v+1),!0},l=i=>s.current&&t.current.current()&&n.current.length===0?r(i):i in xo||/^(.|Enter|Backspace)$/u.test(i)?(n.current.length<Eh&&n.current.push(i),!0):!1;return k(()=>{for(s.current=!0;s.current&&e.current()&&n.current.length;)r(n.current.shift()??"")}),$e(()=>{let i=u=>{if(u.ctrlKey||u.metaKey||u.altKey||document.querySelector("dialog[open]"))return;let p=u.target instanceof Element?u.target:null;p?.closest("input, select, textarea, summary, [contenteditable]")||(u.key==="Enter"||u.key===" ")&&p?.closest("button, a")||u.key in xo&&p!==document.body&&!p?.closest(".pad-panel")||l(u.key)&&u.preventDefault()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[]),l}function Ch(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,i=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(i+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}var Dh=3e3,Ln=e=>tt(e)?o("page.pad.refused",{text:e.message}):j(e);function Bh(e){let{record:t,summary:n,open:s}=e,a=Ma(e),r=e.drafts[a];return s!==null?{record:t,deal:a,...r?{entry:r}:{}}:n.over?{record:t}:{record:t,entry:r??{hands:n.names.map(()=>({}))}}}var Rh=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Us=class{wrong=D("");busy=D(!1);#n;#e=D(null);#t=D(0);#a="";#s=new AbortController;#r=0;#l=[];#c=Promise.resolve();#i="";#u=new Map([]);#o;constructor(t,n=Dt){this.id=t,this.#n=n,this.#o=At(()=>this.#h())}close(){this.#o(),this.#s.abort(),clearTimeout(this.#r)}get kept(){return Te(this.id)}get told(){return this.#e.value?.told}get stale(){return this.#e.value?.of!==this.#f()}get deal(){return this.kept?Ma(this.kept):0}get entry(){let{kept:t,told:n}=this;return t?.drafts[this.deal]??(n?jc(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(t.drafts[this.deal]!==void 0||Ta(t)!==void 0)}#f(){return this.kept?JSON.stringify(Bh(this.kept)):""}#h(){let t=this.#f(),n=`${this.#t.value} ${t}`;if(!t||n===this.#a)return;this.#a=n,this.#s.abort(),clearTimeout(this.#r);let{signal:s}=this.#s=new AbortController;this.#n(JSON.parse(t),s).then(a=>s.aborted||Oe(()=>(this.#e.value={of:t,told:a},this.wrong.value="")),a=>{s.aborted||(this.wrong.value=Ln(a),a instanceof dr&&(this.#r=Number(setTimeout(()=>this.#t.value++,Dh))))})}#d(){return`${this.kept?.versions.at(-1)} ${this.deal}`}set(t){this.#l.push({of:this.#d(),entry:this.entry}),this.#m(t)}#m(t){let{kept:n,deal:s}=this;n&&oe(xt(n,s,Ac(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&oe({...xt(n,t,n.drafts[t]??s.entry),open:t})}leave(){let{kept:t}=this;t&&oe({...xt(t,this.deal),open:null})}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=n.summary.deals,l={record:n.record,do:t?"anyway":"enter",deal:s,entry:a},i=await this.#g(l,(u,p)=>{let d=u.record===p.record?u:rn(u,p);return Rh(u.drafts[s]??a,a)?{...xt(d,s),open:null}:{...d,open:s}});i&&(this.#u.set(i.record,{deal:s,entry:a}),qh(i,s,r))}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#g({record:t.record,do:"stop"},rn)}async undo(){let{kept:t,deal:n}=this;if(!t||this.busy.peek())return;if(t.drafts[n]){let l=this.#l.findLast(i=>i.of===this.#d());return this.#l=this.#l.slice(0,l?this.#l.lastIndexOf(l):0),l?this.#m(l.entry):this.leave()}let s=Ta(t);if(s===void 0)return;let a=this.#u.get(t.record);await this.#g({record:s},(l,i)=>{let u=Wi(l,i);return a?.deal===i.deals.length&&i.due?xt(u,a.deal,a.entry):u},t.record)&&E(o("pad.undone"))}type(t,n){let s=this.#c.then(()=>this.#y(t,n));return this.#c=s.catch(()=>{}),s}async#y(t,n){let{kept:s}=this;if(!s)return[];if(o("cmd.undo").split("|").concat("undo").includes(t.trim().toLowerCase())){let l=this.#d();return await this.undo(),[this.#d()===l?o("pad.nothing"):o("pad.undone")]}let a={record:s.record,line:t,lang:n,...t===this.#i?{again:!0}:{}},r=[];return await this.#g(a,(l,i)=>(r=i.said??[],i.record===l.record?l:{...rn(l,i),open:null})),this.#i=t,r}async#g(t,n,s=t.record){this.busy.value=!0;let a=await this.#n(t).catch(r=>{E(j(r))});return fs(this.id),Oe(()=>{this.busy.value=!1;let{kept:r}=this;if(!a||!r)return;if(a.fault||a.unfit||a.entry)return this.#$(t,a);if(r.record!==s&&r.record!==a.record)return this.#b(r,t);oe(n(r,a));let l=this.kept?.drafts[this.deal]!==void 0;return this.#e.value={of:l?"":this.#f(),told:a},a})}#$(t,n){t.entry?this.#e.value={of:this.#f(),told:n}:E(Ph(n))}#b(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&oe({...xt(t,l?n:r,s),open:l?n:null}),E(o("page.pad.elsewhere"))}},Ph=e=>e.fault?En(e,e.fault):e.missing?xc(e,e.missing):"";function qh(e,t,n){let s=e.deals[t];if(!s)return;let a=q(s.points.map((r,l)=>`${Q(e,l)} ${G(r)}`));t===n?E(o("page.pad.entered",{n:t+1,points:a}),!0):E(o("pad.corrected",{deal:t+1}));for(let r of e.changed??[]){let l={deal:r.deal+1};if(r.dropped)E(o("pad.dropped",l));else if(r.trump!==r.was){let i={trump:A(r.trump),was:A(r.was),dealer:Q(e,r.dealer)};E(o("pad.changed",{...l,...i}))}}}var Ih=24;function Wh(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function Fh(){let e=P.value?.name??N.name.value;return kt()[0]?.summary.names??(e?[e]:[])}var Hh={variant:"",names:[],first:"0",length:"",rounds:9,house:ms},Lc=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Oo=e=>Array.from({length:e.chairs},(t,n)=>n);async function _h(e,t,n){let s=cn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=await Dt({begin:{variant:t.id,...s?{rules:s}:{},seats:[...Oo(t).map(i=>Lc(e,i)),...a],first:Number(e.first),date:Wh(),...e.length?{[e.length]:e.rounds}:{}}}),l=$s(r);return oe(l),l.id}var zh=e=>e instanceof it?o("page.create.rules.unread",{text:e.message}):Ln(e);function Uh({plan:e,set:t,variant:n}){let s=a=>({currentTarget:{value:r}})=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Oo(n).map(a=>c`<label class="field" key=${a}>
				<span>${o("page.pad.player",{n:a+1})}</span>
				<input type="text" maxlength=${Ih} autocomplete="off" spellcheck=${!1} value=${e.names[a]??""}
					enterkeyhint="next" oninput=${s(a)} />
			</label>`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${W} label=${o("page.pad.first")} value=${e.first} onchange=${a=>t({first:a})}
			options=${Oo(n).map(a=>[String(a),Lc(e,a)])} />`}function Kh({plan:e,set:t}){return c`<div>
		<${W} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...ee("page.create.length","deals","games")]}
			onchange=${n=>t({length:n})} />
		${e.length?c`<${ve} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${n=>t({rounds:n})} />`:null}
	</div>`}function Cc({onclose:e,onbegun:t}){k(()=>{C(me)},[]);let[n,s]=b(()=>({...Hh,names:Fh()})),[a,r]=b(""),[l,i]=b(!1),u=he.value.find(g=>g.id===n.variant)??st(),p=B(u?.id);if(!u)return null;let d=g=>{s(m=>({...m,...typeof g=="function"?g(m):g})),r("")},f=async g=>{if(g.preventDefault(),!(l||!p)){i(!0);try{t(await _h(n,u,p))}catch(m){r(zh(m)),i(!1)}}},$=g=>d({variant:g,first:"0",house:{...n.house,changed:{}}}),h=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return c`<${I} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${de} label=${o("page.create.variant")} value=${u.id} groups=${Le()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${Uh} plan=${n} set=${d} variant=${u} />
			<${Kh} plan=${n} set=${d} variant=${u} />
			<${gs} own=${n.house} set=${g=>d({house:g})} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Jh=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Ks({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return c`<div class="invitation">
		<label class="field"><span>${t}</span>
			<input type="text" readonly value=${e} onfocus=${r=>r.target.select()} /></label>
		<button type="button" class="button" onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||E(o("page.link.by-hand"))}}}>${o(n?"page.link.copied":"page.link.copy")}</button>
		${Jh(location.hostname)?c`<${Gh} />`:null}
	</div>`}function Gh(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Dc({variant:e,table:t}){let n=_(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}function Js({pad:e,onpick:t}){let n=ft(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Nn(e)} · ${js(e.rules)}</p>
			<p class="standing">${$t(e)}</p>
		</header>
		${e.deals.length?c`<${Ha} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${vo(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Vh(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Yh(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...i}=n;return{...i,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Yh=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Gs({pad:e,deal:t,onclose:n,correct:s}){let a=e.deals[t];if(!a)return null;let r=s&&c`<button type="button" class="button chief" onclick=${s}>
		${o("page.pad.correct")}
	</button>`;return c`<${I} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${r}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Q(e,a.dealer),lead:Q(e,a.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${A(a.trump)} (${zs(e,a.why,!1)}).</p>
			<${De} view=${Vh(e,t)} names=${ft(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Qh=4e3,[Bc,Zh]=[4e3,12e4],Rc=Promise.resolve();function jo(e){let t=Rc.then(e);return Rc=t.catch(()=>{}),t}var Xh=e=>jo(async()=>{let t=Te(e);if(!t||t.shared)return;let n=Lt(),{pad:s}=await Gn(n,t.record),a=Te(e);a&&oe({...a,shared:{secret:n,pad:s,of:t.record}})}),em=e=>jo(async()=>{let t=Te(e);if(!t?.shared||t.shared.of===t.record)return;let{pad:n}=await Gn(t.shared.secret,t.record),s=Te(e);s?.shared?.secret===t.shared.secret&&oe({...s,shared:{...s.shared,pad:n,of:t.record}})}),Ao=e=>jo(async()=>{let t=Te(e)?.shared?.secret;if(!t)return;await Gn(t);let n=Te(e);if(!n)return;let{shared:s,...a}=n;oe(a)}),tm=e=>e instanceof V&&e.status>=400&&e.status<500&&e.status!==429;function nm(e,t){let[n,s,a]=["",Bc,0],r=()=>{em(e).then(()=>s=Bc,i=>{if(tm(i))return t(i);a=Number(setTimeout(r,s)),s=Math.min(2*s,Zh)})},l=At(()=>{let{shared:i,record:u}=Te(e)??{};!i||!u||i.of===u||n===i.secret+u||(n=i.secret+u,clearTimeout(a),r())});return()=>(l(),clearTimeout(a))}function Pc(e){k(()=>nm(e,t=>E(o("page.pad.share.not",{text:j(t)}))),[e])}function qc({kept:e}){let[t,n]=b(!1),{shared:s}=e,a=()=>C(async()=>{await Xh(e.id),n(!0)}),l=c`<button type="button" class="button" onclick=${()=>C(async()=>{await Ao(e.id),n(!1)})}>${o("page.pad.share.stop")}</button>`;return c`<button type="button" class="button plain" onclick=${a}>${o("page.pad.share")}</button>
		${t&&s?c`<${I} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${l}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Ks} link=${Vn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function sm(e){let[t,n]=b(null),[s,a]=b("");return k(()=>{let r=new AbortController,[l,i]=["",0],u=async()=>{clearTimeout(i);try{if(document.visibilityState==="visible"){let p=await qr(e,l,r.signal);l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof V&&p.status===404;if(a(d?o("page.pad.unshared"):j(p)),d)return}i=window.setTimeout(u,Qh)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(i),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function Ic({id:e}){let{pad:t,wrong:n}=sm(e),[s,a]=b(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${Js} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${So} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${$t(t)}</p>`}
			<ul class="stands">${t.totals.map((r,l)=>c`<li key=${l}>
				<span>${Q(t,l)}</span> <b>${w(r)}</b>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${Gs} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}function am({rest:e}){let[t="",n=""]=e;return t==="on"&&n?c`<${Ic} key=${n} id=${n} />`:t?c`<${im} key=${t} id=${t} />`:c`<${om} />`}function om(){let[e,t]=b(!1),[n,s]=b(""),a=O(null),r=async i=>{if(i){s("");try{let u=$s(await Dt({record:await i.text()}));oe(u),F(`/pad/${u.id}`)}catch(u){s(Ln(u))}}},l=i=>F(`/pad/${i}`);return c`<main id="main" tabindex="-1" class="pads stack">
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
		<ul class="pad-list">${kt().map(i=>c`<${rm} key=${i.id} pad=${i} />`)}</ul>
		${e?c`<${Cc} onclose=${()=>t(!1)} onbegun=${l} />`:null}
	</main>`}function rm({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:i}=t,u=[_(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),we(n,{dateStyle:"medium"}),i?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(p=>w(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var Wc=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function im({id:e}){let t=ue(()=>new Us(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?c`<${um} open=${t} kept=${n} told=${s} wrong=${a} />`:c`<${Wc} text=${a||o("page.opening")} />`:c`<${Wc} text=${o("page.pad.gone")}>${r}<//>`}function lm(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function cm({open:e}){let{lines:t,print:n}=Mn(),s=async a=>n(await e.type(a||"show",Z.value));return k(()=>{s("")},[e]),c`<${Tn} lines=${t} print=${n} obey=${s} />`}function um({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),l=n.deals.length,i=`${q(ft(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=i},[i]),Pc(t.id),lm(l);let u=()=>e.undo();return c`<main id="main" tabindex="-1" class="pad">
		${N.spoken.value?c`<${cm} open=${e} />`:null}
		<${Js} pad=${n} onpick=${r} />
		${n.due||e.deal<l?c`<${Ec} open=${e} pad=${n} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${$t(n)}</p>
					<div class="pad-acts">
						<button type="button" class="button" disabled=${!e.undoable} onclick=${u}>${o("page.pad.undo")}</button>
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${dm} kept=${t} pad=${n} stop=${n.due&&l>0?()=>e.end():void 0} />
		${s||vt.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${a>=0?c`<${Gs} pad=${n} deal=${a} onclose=${()=>r(-1)}
					correct=${()=>(e.correct(a),r(-1))} />`:null}
	</main>`}function pm(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/x-ndjson"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function dm({kept:e,pad:t,stop:n}){let[s,a]=b(!1),r=async()=>{let d=await navigator.clipboard?.writeText(Sc(t)).then(()=>!0,()=>!1);E(o(d?"page.link.copied":"page.copy.not"))},l=()=>Ka(Ua({scores:t.deals,names:ft(t),title:Nn(t),winner:$t(t),end:t.end??{totals:t.totals,winners:[],games:[]}})).catch(d=>E(j(d))),i=(d,f)=>c`<button type="button" class="button plain" onclick=${f}>${d}</button>`,p=c`<button type="button" class="button chief" onclick=${()=>C(async()=>{await Ao(e.id),F("/pad"),Pi(e.id)})}>
		${o("page.pad.drop.yes")}
	</button>`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${t.deals.length?[i(o("page.copy"),r),i(o("page.share"),l),i(o("page.rules.print"),()=>print())]:null}
		${et.value?null:c`<${qc} kept=${e} />`}
		${i(o("page.pad.save"),()=>pm(e.record,`pad-${t.date||e.id}.99.jsonl`))}
		${t.house?null:c`<a class="button plain" href=${`/rules/${t.rules.id}`}>${o("page.nav.rules")}</a>`}
		${n?i(o("page.pad.stop"),n):null}
		${i(o("page.pad.drop"),()=>a(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${s?c`<${I} title=${o("page.pad.drop")} onclose=${()=>a(!1)} actions=${p}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var Mo="ninetynine.problems",Fc="ninetynine.problems.damaged";function To(){try{return localStorage.getItem(Mo)}catch{return null}}function Vs(){try{return JSON.parse(To()??"null")??void 0}catch{return}}var _c=e=>!Object.values(Vs()?.marks??{}).some(t=>t?.first<e);function zc(e){try{localStorage.setItem(Mo,JSON.stringify(e))}catch{}}function Hc(e){if(e===null||To()!==e)return!1;try{let t=Fc;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${Fc}.${n}`;localStorage.setItem(t,e),localStorage.removeItem(Mo)}catch{}return!0}async function No(e,t){let[n,s]=[To(),Vs()];if(!s)return{told:await t(e),anew:Hc(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof V)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:Hc(n)}}}var Qs=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:ce(e),grade:t,grades:4,back:n?"yes":"no"}),Eo=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Lo(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=B(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Co(e,t){let n=B(e.variant)?.dummy?ie(e)-1:-1;return Array.from({length:ie(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Cn=({view:e})=>({...e,totals:[]}),Do=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Bo=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Ro(e,t,n){let s=o("problem.rating",{...Eo(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function Uc(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var Kc={ask:Object.keys(An),also:["rules","short","next","help","quit"]},Ys=class{#n;#e;#t;#a=!1;constructor(t,n,s){this.#n=t,this.#e=n,this.#t=s}#s(){let t=Cn(this.#n),n=t.seat??0;return{view:t,me:n,names:Co(t,n),rules:B(t.variant),short:this.#a}}present(t,n,s){let a=this.#n,r=this.#s(),l=a.kind==="hidden"?pe(r.view):0,i=Array.from({length:l},(u,p)=>Uc(ht(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${ye(f,r)}`),mt(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${Qs(a,t,n)}.`,...i,...l?jn(r):[],...Hs(r),Lo(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#n.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),ut(t,Kt(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),ut(t,Kt(t))]}tell({act:t,told:n},s){let a=this.#n,r=this.#s(),l=p=>Re(p.split(" ").slice(1),r),i=n.levels.map(({level:p,solved:d})=>o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:l(t)}),...a.kind==="bid"?this.#l(n,l):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:Do(n.answers.map(l))})],...Fe(n.why??[]),...u.flatMap(p=>this.#c(p,r,l)),`${o("problem.found")}: ${i.join(", ")}.`,Ro(a,n,s),`${o("problem.next")}.`].map(sn))}#l({answers:t,totals:n=[],bid:s},a){let r=n.filter((l,i)=>i<5||l.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(l=>o("problem.total",{n:l.tricks,points:w(l.points,1),chance:Math.round(100*l.chance),good:l.right?"yes":"no"}))]}#c(t,n,s){let a=Bo(t,this.#n,n.view).map(l=>`${n.names[l.seat]}: ${Re(T(l.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:l,won:i})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return Uc(l.map(u),i,n)})]}async obey(t,n){let s=this.#s(),a=!n.answered&&!n.busy,r=Kt(a?s:{...s,view:{...s.view,options:void 0}});r.hand=Ws(s);let l=Is(t,r,Sn(o,_));return l.kind==="act"?this.#t.answer(l.act):l.kind==="forbidden"?this.#e(bo(r,s)):l.kind==="trouble"?this.#e([...yo(l,s,r,this.#a),...l.then==="ask"?this.#i(s,n):[]]):this.#u(l.kind==="command"?l:{verb:"",words:[]},s,n)}#i(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#u({verb:t,words:n},s,a){let r=Object.hasOwn(An,t)?An[t]:void 0;if(r)return this.#e(r(s,n,Kt(s)));switch(t){case"":case"next":return a.answered?this.#t.next():this.#e(this.#i(s,a));case"short":return this.#a=!this.#a,this.#e([o("plain.short",{short:this.#a?"yes":"no"})]);case"rules":return this.#e(await this.#o());case"help":{let l=i=>i.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:l(Kc.ask),also:l(Kc.also)})])}case"quit":return F("/")}return this.#e([o("illegal"),...this.#i(s,a)])}async#o(){try{return wo(await ke({variant:this.#n.variant},Z.peek()))}catch(t){return[j(t)]}}};function fm({rest:[e=""]}){let t=le.value.get("variant")??"";return c`<${hm} key=${`${e} ${t}`} day=${e||un()} variant=${t} any=${e!==""} />`}async function $m(e,t,n){await me();let s=t||(n||!_c(e)?"":st()?.id),{told:a,anew:r}=await No({date:e,...s?{variant:s}:{}},Rr);return{all:a.problems,one:s||"",anew:r}}function hm({day:e,variant:t,any:n}){let[s,a]=b({}),[r,l]=b(0);k(()=>{let h=!1;return $m(e,t,n).then(g=>{h||(a(g),l(Jc(g.all)))},g=>!h&&a({wrong:j(g)})),()=>{h=!0}},[]);let{all:i,one:u="",anew:p=!1,wrong:d}=s;if(!i)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,g)=>{let m=i.map((y,v)=>v===r&&y.done===void 0?{...y,done:h}:y);a({one:u,anew:p||g,all:m})},$=i[r];return $?c`<${ym} key=${$.id} problem=${$} day=${e} n=${r+1} of=${i.length} anew=${p}
		ondone=${f} onnext=${()=>l(Jc(i))} />`:c`<${mm} all=${i} day=${e} variant=${u} onagain=${l} />`}function Jc(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function mm({all:e,day:t,variant:n,onagain:s}){let a=e.filter(l=>l.done).length,r=O(null);return k(()=>N.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...Eo(Vs())})}</p>
		<ol class="day-problems">${e.map((l,i)=>c`<li key=${l.id}>
			<button type="button" onclick=${()=>s(i)}>
				<${Gc} right=${l.done} /><span class="unseen">${o(l.done?"problem.right":"problem.missed")}</span>
				<span>${Qs(l,i+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${de} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Le()} onchange=${l=>F(gm(t,l))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var gm=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Gc=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function bm(e,t,n){let[s,a]=b(null),[r,l]=b(""),[i,u]=b(!1);return{answered:s,said:r,busy:i,answer:async d=>{if(!(i||s)){u(!0);try{let{told:f,anew:$}=await No({act:d,date:t},h=>Pr(e.id,h));zc(f.progress),l(""),a({act:d,told:f}),n(f.right,$)}catch(f){l(j(f))}u(!1)}}}}function ym({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:l}){let{answered:i,said:u,busy:p,answer:d}=bm(e,t,r),f=Cn(e),$=Co(f,f.seat??0),h=O(null),g=O(null);$e(()=>{i&&(N.spoken.peek()||h.current?.focus({preventScroll:!0}),g.current?.scrollIntoView({block:"nearest"}))},[i]);let m=i?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Qs(e,n,s)}</h1><p class="task">${z(Lo(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${_e} trump=${f.trump??""} />
		</header>
		${N.spoken.value?c`<${wm} problem=${e} at=${[n,s,a]} answered=${i} said=${u} busy=${p}
					days=${i?Vc(i.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${km} problem=${e} names=${$} answered=${i} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${g} data-right=${m?"":void 0}>
					<div class="verdict-row">
						<div role=${N.spoken.value?void 0:"status"}>${u||(i?c`<h2><${Gc} right=${m} /><span>${z(vm(i))}</span></h2>`:null)}
						</div>
						${i?c`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${i?c`<${xm} problem=${e} day=${t} ...${i} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Ue} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function wm({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:i}){let u=Mn(),p=O({answer:l,next:i});p.current={answer:l,next:i};let d=ue(()=>new Ys(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=B(e.variant)!==void 0;return k(()=>f?d.present(...t):void 0,[d,f]),k(()=>n?d.tell(n,r):void 0,[d,n]),k(()=>s?u.print([s]):void 0,[s]),c`<${Tn} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var vm=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Po(e)});function km({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=b(new Set),i=Cn(e),u=n?{...i,turn:[]}:i,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(T(d?.from)),h=f||(d?.seat??p)===p,g=L=>{let M=new Set(f?r:[]);r.has(L)?M.delete(L):M.size<(d?.pick??1)&&M.add(L),l(M)},m=L=>$?.has(L)&&a(`play ${L}`),y=B(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?je(d?.worth??""):null,onpick:g,onplay:m},S=d?.seat??-1,x=h?null:{seat:S,hand:c`<${Ke} ...${v} cards=${re(T(u.shown?.[S]?.hand),U,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${lt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${x}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${zt} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${ze} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(u.aside)}</div>`:null}
			</div>
			<${Ke} ...${v} cards=${re(T(u.hand),U,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Vc=(e,t)=>e.due?ys(e.due)-ys(t):0,Po=e=>e.split(" ").slice(1).map(t=>We(t)).join(" ");function xm({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Vc(s,t),i=Fe(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${Sm} told=${s} />`:c`<p>${z(o(r,{card:Do(s.answers.map(Po))}))}</p>`}
		${i?c`<p>${z(i)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${jm} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Om} levels=${s.levels} />
		<p class="soft">${Ro(e,s,l)}</p>`}function Sm({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${It} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${cs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${w(n.tricks)}</b><//>
				<td>${X(n.chance)}</td><td>${on(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Om=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*n}%`}}></span></td>
		<td>${X(n)}</td>
	</tr>`)}</tbody>
</table>`;function jm({r:e,problem:t,names:n,open:s}){let a=Cn(t),r=Bo(e,t,a).map(({seat:i,cards:u})=>c`<span>${n[i]}</span><span class="act">${ae(u)}</span>`),l=i=>o("problem.won",{name:n[i]??"",you:i===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${z(o("problem.fails",{card:Po(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:i,won:u},p)=>c`<li key=${p}>
				<span class="act">${i.map(d=>ae(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Am({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${Mm} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Mm({table:e,match:t,deal:n}){let{told:s,wrong:a}=yt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),l=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${l}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${Yc} table=${e} match=${t} deal=${n??0} />
		</main>`;let i=s.header,u=B(i.variant),p=jt(i,u?u.seats:i.seats.length),d=Number(le.value.get("seat")??-1),f=d>=0&&d<p.length?d:Ft(i,p.length),$=h=>F(`${Ir()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${l}
			<p class="soft">${i.rules?.name??ce(i.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,g)=>c`<option key=${g} value=${String(g)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${Yc} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${Tm} told=${s} wrong=${a} />
		${s.deals.length?c`<${Nm} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var Yc=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Tm({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function Nm({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],i=e.deals.flatMap($=>$.mistakes).sort(($,h)=>h.lost-$.lost),u=i.filter($=>$.seat===r),p=i.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:ws(t,n),one:s};return c`<section class="stack">
			<p class="lead">${Xt(l.lost,d,r===qa(e.header))}.</p>
			${e.luck?c`<p>${Em(l)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${hn} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${Lm} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${Cm} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${hn} of=${(s?p:i).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${Dm} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function Em(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ge)||0),a=Math.min(Math.round(e.gifts/ge),Math.max(s,0));return o("page.report.luck",{cards:G(t),lie:G(n),others:G(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}function Lm({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of qe)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=ns(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,i)=>l+i,0);return c`<table class="book account parts"><tbody>
		${n.map(([l],i)=>{let u=s[i]??0;return c`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${G(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${G(r,1)}</td>
	</tr></tfoot></table>`}function Cm({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/ge));return c`<${mn} at=${p} from=${(u[0]??[]).map(d=>d/ge)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/ge);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ge:0,e.luck?[...r]:r.slice(0,a)}),i=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${mn} at=${l} names=${i} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function Dm({told:e,names:t}){let n=e.luck?["start","cards","lie",...qe.map(i=>`lost.${i}`),"others"]:["lie",...qe.map(i=>`lost.${i}`)],s=(i,u)=>{let[p="",d]=u.split(".");return d?-i.lost[d]:Number(i[p])},a=e.total.map(i=>ns(n.map(u=>s(i,u)),1)),r=i=>n[i]?.startsWith("lost")&&a.every(u=>!u[i]),l=n.map((i,u)=>u).filter(i=>!r(i));return c`<${Y}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((i,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(i=>c`<tr key=${i}><th scope="row">${o(`page.report.${n[i]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${G(u[i]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((i,u)=>c`<td key=${u}>${G(i.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Dn={C:"♣",D:"♦",H:"♥",S:"♠"};function Qc(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Gt(e);return gt(t)+Dn[n]}var Io=e=>Dn[e]??o(e==="none"?"trump.short":`trump.${e}`),qo=e=>Dn[e]?`${Dn[e]} ${A(e)}`:Io(e),Zc=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Wo=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Zc(e,t.seat),Xc=e=>e.trump.by==="holder";function Fo(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:Qc(n)}),o("page.slips.trump",{trump:qo(t??"none")})];if(Xc(e))return[o("page.slips.named",{trump:t?qo(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:qo(t)})];let{first:s,after:a=[]}=e.trump,r=[...U,"none"].filter(i=>i===s||a.includes(i)),l=ya(a).map(([i,u,p])=>`${i===u?i:`${i}–${u}`} ${Io(p)}`);return[o("page.slips.ring",{trumps:r.map(Io).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var eu=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function tu({deal:e,slip:t}){let n=T(t.cards);return c`${[...U].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>gt(Gt(r).rank));return c`<p key=${s} class="suit-of"><${J} trump=${s} /><span class="unseen">${A(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${z(o("joker.as",{card:Qc(e.turnup??"")}))}</p>`:null}`}var Bm=({cards:e})=>Math.max(...[...U].map(t=>e.split(t).length-1));function Rm({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function Pm(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=T(s.cards).length+(s.joker?1:0),l=a?Fo(t,n):[eu(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Wo(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${Bm(s)}`}><${tu} ...${e} /></div>
		${l.map((i,u)=>c`<p key=${u} class="slip-line">${z(i)}</p>`)}
		${a?c`<${Rm} variant=${t} />`:null}
	</div>`}function qm(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,i=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!Xc(t)?Fo(t,s):[],p=l==="hand"?u:[eu(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Wo(e)}</b>${l==="hand"&&i?c`<br />${i}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${z(d)}</p>`)}
	</div>`}var[nu,su,Zs,Im]=[330,374,22,36];function Wm(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=nu/Zs;return Array.from({length:2*s*su/Zs},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",i=((r>>1)%s+n())*Zs,u=(Math.floor((r>>1)/s)+n())*Zs,p=(.6+.4*n())*Im/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${i.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Dn[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${l}</text>`}).join("")}function Fm(){let e=[...U].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${nu}" height="${su}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${Wm()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var au=()=>Promise.all([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function ou(e){let t=ue(Fm,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${Pm} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${qm} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function ru({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Zc(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${z(Fo(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>c`<div key=${l} class="all-hand">
				<span class="soft">${Wo({...t,deal:a,slip:r})}</span><${tu} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Hm,_m]=[200,2**31];function lu(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var zm=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:lu()});function iu({label:e,about:t,value:n,onchange:s}){return c`<div>
		<label class="field"><span>${e}</span>
			<input type="text" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck=${!1} value=${n}
				oninput=${r=>s(r.currentTarget.value)} />
		</label>
		<p class="soft small">${t}</p>
	</div>`}function Um({plan:e,set:t}){let n=s=>t({fixed:s.currentTarget.checked});return c`<div class="row">
			<${ve} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Hm}
				onchange=${s=>t({deals:s})} />
			<${ve} label=${o("page.slips.first")} value=${e.first} min=${1} max=${_m}
				onchange=${s=>t({first:s})} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${e.fixed} onchange=${n} />${o("page.slips.fixed")}</label>
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<${iu} label=${o("page.slips.label")} about=${o("page.slips.label.about")} value=${e.label}
			onchange=${s=>t({label:s})} />
		<${iu} label=${o("page.slips.seed.label")} about=${o("page.slips.seed.about")} value=${e.seed}
			onchange=${s=>t({seed:s})} />
		<p><button type="button" class="button plain" onclick=${()=>t({seed:lu()})}>
			${o("page.slips.seed.new")}
		</button></p>`}function Km(){k(()=>{C(me)},[]);let[e,t]=b(()=>({...zm(),variant:le.peek().get("variant")??""})),[n,s]=b(null),[a,r]=b(""),[l,i]=b(!1),u=he.value.find($=>$.id===e.variant)??st(),p=B(u?.id);k(()=>{n&&au().finally(()=>print())},[n]);let d=$=>{t(h=>({...h,...$})),s(null),r("")},f=async $=>{if($.preventDefault(),l||!p)return;i(!0),r("");let{first:h,deals:g,fixed:m,label:y,seed:v}=e,S=$.submitter?.getAttribute("value")==="all";try{let x=await mr({variant:p.id,seed:v.trim(),first:h,deals:g,fixed:m,label:y});s({series:x,seed:v.trim(),all:S})}catch(x){r(tt(x)?x.message:j(x))}i(!1)};return u?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${de} label=${o("page.create.variant")} value=${u.id} groups=${Le()}
				onchange=${$=>d({variant:$})} />
			<${Um} plan=${e} set=${d} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${l}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${l}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${a?"trouble":""} role="alert">${a}</p>
			<p role="status">${n?o("page.slips.wait"):""}</p>
			${n?c`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${n&&p?n.all?c`<${ru} variant=${p} series=${n.series} seed=${n.seed} />`:c`<${ou} variant=${p} series=${n.series} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function Jm(e){let t=P.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Vm} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${du} />`}
	</main>`}var du=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Gm(e){let[t,n]=b({}),s=O(""),a=async()=>{try{for(;;){let r=await Nr(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:j(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Vm(){let[e,t]=b(""),{told:n,wrong:s,again:a}=Gm(e),r=O([]);n&&e===""&&(r.current=n.variants);let l=i=>t(i.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${l}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(i=>c`<option key=${i.key} value=${i.key}>${ce(i.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Ym} told=${n} again=${a} />`:null}`}function Ym({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${pu} of=${e.assisted} />`:c`<${du} />`:c`<${Qm} told=${e} />
		<${Zm} told=${e} />
		<${ng} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${ag} of=${e.all.bids} />
			<${og} told=${e} again=${t} />
			${e.assisted.deals?c`<${pu} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var cu=e=>e.margin?`${w(e.mean,1)} ± ${w(e.margin,1)}`:w(e.mean,1);function Qm({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:X(e.made.low),high:X(e.made.high)}),s=i=>i.margin?`± ${w(i.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),l=[[o("page.records.deals"),w(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),X(e.made.share),n],[o("page.records.points"),w(e.points.mean,1),s(e.points)]];return e.judged&&l.push([o("page.stats.lost"),w(e.lost.all.mean,1),a]),l.push([o("page.stats.streak"),w(t.made),r]),c`<dl class="figures-row">${l.map(([i,u,p])=>c`<div key=${i}>
			<dt>${i}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var uu={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Ho(e.points),lost:e=>Ho(e.lost.all),...Object.fromEntries(qe.map(e=>[e,t=>Ho(t.lost[e])]))},Ho=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Zm({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,l=["made","points",...a?["lost",...qe.filter($=>!r($))]:[]],i=l.includes(t)?t:"made",u=$=>i==="made"||$.points.margin!==void 0,p=(i==="made"||i==="points"?e.course:s).filter(u).map($=>{let[h=0,g=0,m=0]=uu[i]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:g,high:m}}),[d=0]=uu[i]?.(e.all)??[],f=$=>i==="made"?X($/100):w($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${W} label=${o("page.stats.show")} hidden value=${i} onchange=${n}
						options=${l.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${$l} of=${p} last=${e.all.deals} label=${Xm(o(`page.stats.aspect.${i}`),p,f)}
						all=${d} most=${i==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Xm(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var eg=["bids","trumps","premiums","places","variants"];function tg(e,t){return e==="trumps"?c`<${J} trump=${t} /> ${A(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):R(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ce(t):w(Number(t))}function ng({told:e}){let[t,n]=b("bids"),s=eg.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,i=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${W} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Y}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${w(0)}</span><span aria-hidden="true">${X(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${i?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${tg(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${sg} of=${u} /></td>
				<td>${X(u.made.share)}</td>
				${i?c`<td>${u.bids.of?X(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${w(u.deals)}</td><td class="spare">${cu(u.points)}</td>
				${l?c`<td class="spare">${u.judged?cu(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${i?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function sg({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function ag({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[w(Math.ceil(e.low)),w(Math.floor(e.high))],a={of:e.of,made:w(e.made),n:w(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var pu=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:w(e.made.count)})}</p>`;function og({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),l=O(!1);k(()=>()=>{l.current=!1},[]);let i=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await rg(f,l),l.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(j(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?l.current=!1:i()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function rg({table:e,match:t},n){for(;n.current;){let s=await Jn(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}function fu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var _o=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=fu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},Xs=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=fu(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new _o(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#i()}#i=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#u({claim:this.#s}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#u({said:t})}leave=()=>{this.ours&&(this.#u({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#c()}#u(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#u({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#i,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var ig=4e4,lg=5e3,zo={first:250,longest:8e3};function hu(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=hu(n[s],a);return n}var $u=e=>e instanceof V&&e.status<500&&e.status!==429&&e.status!==401,ea=class{state=D("opening");refused=D(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#c=!1;#i=!1;#u=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new Xs(t,s=>this.#w(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#y),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),kr(this.#n,t)}hint(){return xr(this.#n)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#c||(this.#i=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#h()}async#h(){let t=await ra(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#w(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#y),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#y=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=zo.first;!this.#s;t=Math.min(2*t,zo.longest)){let n=this.#t;try{await this.#b(),this.#o.ours&&!this.#s&&await this.#p()}catch(a){if($u(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=zo.first);let s=this.#i?0:t;this.#i=!1,await this.#$(s)}}#$(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#b(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await ra(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#w(n)}catch(n){if(t.aborted)return;if($u(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#$(lg)}async#p(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),ig),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:i}=await a.read();if(i)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#x(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await pr(Sr(this.#n,this.#t),{headers:n,signal:t});if(this.#c=!1,this.#u=Math.max(this.#u,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw fr(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...hu(this.#a,t)});let{table:s,seat:a,muted:r,view:l}=n;this.#a={table:s,seat:a,muted:r,view:l},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#v(n))}#w(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#h();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};var cg=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function mu({onclose:e}){return c`<${I} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${cg.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Uo=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Ko=()=>Uo()?.querySelector('[data-card][tabindex="0"]');function gu(){k(()=>{let e=null,t=null,n=0,s=Fr();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??Ko()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let i=new MutationObserver(l);return i.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{i.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function bu({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[i,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=dg(e.id,f,t.seq);return c`<${I} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r&&d.undo!=="never"?c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(l?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${f?c`<button type="button" class="button" style=${{visibility:$?"visible":"hidden"}}
							onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?c`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(l?"page.do.pause":"page.ask.pause")}
							</button>`}
					${l?null:c`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${i?c`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:c`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<${ug} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>F("/")}>${o("page.home")}</button>
			</section>
			<${pg} chairs=${t.table.chairs} />
		</div>
	<//>`}function ug({id:e,settings:{day:t,from:n}}){let[s,a]=b(!1);if(!Jt||!Vt(e)||et.value||t||n)return null;let r=async()=>{s||(a(!0),await C(()=>Xr(e)),a(!1))};return c`<section><h3>${o("page.here")}</h3>
		<button type="button" class="button" aria-busy=${s} onclick=${r}>${o("page.bring")}</button>
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function pg({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${nt(n)}</b> <span class="soft">${Bt(n)}</span>
					<small class="soft">${Rt(n)}</small></li>`)}
		</ul>
	</section>`}function dg(e,t,n){let[s,a]=b(!1);return k(()=>{let r=new AbortController,l=()=>{};return t&&Or(e,r.signal).then(i=>a(i.settled),l),()=>r.abort()},[e,t,n]),s&&t}function yu({settings:e,onclose:t}){let[n,s]=b(null);return k(()=>{C(()=>ke(e,Z.value)).then(a=>a&&s(a))},[]),c`<${I} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${ba} guide=${n} />`:null}
	<//>`}var fg=450,$g=100,Jo=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",hg=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),mg=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),ta=class{newest=D(null);settled=D({settings:{},host:""});busy=D("");waits=D(0);thinking=D(!1);chosen=D(new Set);advice=D(null);intended=D("");next=D("");showing=new as(()=>N.spoken.value?"quick":N.pace.value);view=Wn(()=>this.showing.shown.value?.message.view);talk=Wn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=Wn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=D([]);#e=D(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=At(()=>this.#h())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#u(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#u({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#i())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Kr();return this.waits.value--,t&&Jr(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await C(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==Jo(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){hg(t)&&(this.next.value="",this.#s=!0),Oe(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?mg(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-$g)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#i()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#c(){return Jo(this.newest.peek()?.view)}#i(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#u(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&E(j(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Xn(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#i())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#h(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!T(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(T(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Jo(this.newest.value?.view)&&this.dismiss()}#d(t,n){let s=T(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(l,a?0:fg)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:N.forced.value||T(t.hand).length===1&&!N.spoken.value}};var wu,Go={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Bn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},gg={card:[Go],turn:[Bn],deal:[0,.07,.14,.21].map(e=>({...Go,at:e,gain:.07})),trick:[{...Go,hertz:700,seconds:.16,gain:.09}],made:[Bn,{...Bn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Bn,at:.13*t,hertz:e,seconds:.7})),lost:[{...Bn,hertz:246.94,seconds:.4,gain:.04}]},vu=e=>(e.played??[]).reduce((t,n)=>t+T(n).length,0);function ku(e,t){if(!e||!t)return[];let n=[];if(Ze(e,t)?vu(t)>vu(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:l=[]}=t,i=r[s]===99||a?.winners.includes(s);n.push(i?"best":l[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Vo(e){if(!(!N.sound.peek()||document.hidden)){wu??=new AudioContext;for(let t of gg[e])bg(wu,t)}}function bg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,i=new GainNode(e,{gain:0});if(i.gain.setValueAtTime(0,l),i.gain.linearRampToValueAtTime(r,l+.008),i.gain.exponentialRampToValueAtTime(1e-4,l+a),i.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(i),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(i),u.start(l),u.stop(l+a)}}var[yg,wg]=[400,12],Yo=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<yg&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<wg)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function xu(){k(()=>{let e=new Yo;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,i=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:i,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Qo=["beginner","casual","club","strong","expert"];function Su(e){let{message:t,settings:n}=e,s=t.table.match>0?bn(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${vg} ...${e} />`}function vg({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:i,seat:u}=e,p=Pt(),d=u===void 0?void 0:i.chairs[u],f=s!==n?i.chairs.find(S=>S.player===n)?.name:void 0,$=i.match>0,h=O(void 0),g=O(Promise.resolve(!0)),m=async S=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:S}))},y=()=>g.current=g.current.then(async()=>{let S=await p.keep(),x=P.peek()?.name;return!S||!d||x===(h.current??xg(d.name))?S:(h.current=x,await r({do:"name"}),!0)}),v=async()=>await y()&&l();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${Dc} variant=${t.variant??e.view?.variant??""} table=${Wr.value[1]??""} />
					<${Zn} chairs=${i.chairs} name=${p} onsit=${m} busy=${a} />`}
		<ol class="chairs">
			${i.chairs.map((S,x)=>{if(S===d){let L=i.chairs.every(M=>M===d||M.bot);return c`<${Og} key=${x} chair=${S} name=${p} alone=${L} onname=${y} ondo=${r} />`}return c`<${jg} key=${x} chair=${S} seat=${x} seated=${d!==void 0} clears=${n===s}
					onsit=${m} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${kg} settings=${t} />`:null}
		${(d||n===s)&&!i.locked?c`<${Ks} />`:null}
		${n===s?c`<${Ag} table=${i} ondo=${r} />`:null}
		${n!==s&&i.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Sg(i.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${v}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function kg({settings:e}){let{value:t}=ot(()=>ke(e,Z.value),Z.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var xg=e=>P.peek()?.name===e?e:e?.replace(/ \d$/,"");function Sg(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(nt))})}function Og({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Qn} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function jg({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:l,bot:i}=e,u=[o("page.bot"),Bt(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${l||i?c`<b>${nt(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${i?c` <span class="soft small" title=${Rt(e)}>${u}</span>`:null}
			${l&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!l&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!l&&n?c`<${Mg} chair=${e} seat=${t} ondo=${r} />`:null}
		${l&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:l,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Ag({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Mg({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Qo.includes(e)?[e,...Qo]:Qo,r=({currentTarget:{value:l}})=>n(l?{do:"bot",seat:t,text:l}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(l=>c`<option key=${l} value=${l}>${o(`page.level.${l}`)}</option>`)}
		</select>`}function Ou({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Pt(),l=async i=>await r.keep()&&n({do:"sit",seat:i});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${Zn} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var ju=1e4;function Tg({rest:e}){let t=e[0]??"",n=es(t);return n?c`<${Ng} to=${n} />`:c`<${Eg} key=${t} id=${t} />`}function Ng({to:e}){return k(()=>F(`/t/${e}`,{replace:!0}),[e]),null}function Eg({id:e}){let t=ue(()=>new ta(e,(a,r)=>new ea(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${Lg} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=ur.value&&!Vt(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
		</div></main>`}return c`<${Cg} table=${t} />`}function Lg({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${j(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Cg({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:i,chairs:u}=s.table,p=Ae(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=B(d,f),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=g},[g]),k(()=>{Vt(e.id)&&i==="playing"&&Hi()},[i==="playing"]),Zg(e,n),gu(),xu(),k(()=>yn.clear(),[r?.deal,r?.game]),Kg(u.some(Ge=>Ge.until!==void 0)),Jg(r,a?.gone??!1);let m=i==="waiting"&&r?.phase!=="over",y=bt(h,r?.phase),v=r?.phase==="over"&&(i==="between"||i==="waiting")&&!a,S=()=>c`<${hl} table=${e.id} names=${p} about=${js(h,$)} view=${r} />`,x=Gg(e,s)&&r!==void 0&&!m;Yg(e,s,x,!m&&r?.phase!==void 0&&!v);let L=e.busy.value!==""||e.waits.value>0||e.thinking.value,M={table:e,message:s,names:p,variant:h,laid:y},Se=e.advice.value?"hinted":"";return c`<${Xe.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${L} data-stage=${i} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${wc} table=${e} variant=${h} />`:null}
		<${Ig} table=${e} message=${s} panel=${t} onpanel=${n} beside=${x} />
		<div class="spread">
			<div class=${`board of-${r?ie(r):0} ${v?"sheeted":""} ${Se}`}>
				${r&&r.phase!==void 0&&!m&&l!==void 0?c`<${Hg} ...${M} />`:null}
				<${Pg} table=${e} variant=${h} />
				<${Dg} ...${M} full=${a} waiting=${m} between=${v} />
				${r&&!m&&l===void 0?c`<${Bg} table=${e} message=${s} />`:null}
			</div>
			${r&&!m?c`<aside class=${`side ${x?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${S()}</div>
						${x?c`<${Au} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Rg} ...${M} panel=${t} onpanel=${n} scores=${S} />
		</main><//>`}function Dg({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:i}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!l&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return c`<div class="felt empty">
			<${Su} id=${e.id} message=${t} settings=${h} host=${g} me=${P.value?.id??""}
				ondo=${Zo(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${lt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Fg(e,t,n)} pending=${qg(e.busy.value)}
		said=${i?void 0:Vg(e,t)} chairs=${f} now=${e.now()}
		over=${i?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${$i} view=${u} names=${n} />
		${i?c`<${bl} ...${$} />`:c`<${Wg} ...${$} />`}
	<//>`}var Bg=({table:e,message:t})=>c`<${Ou} message=${t} busy=${e.waits.value>0} ondo=${Zo(e)} />`;function Rg({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,i=()=>a(""),u=(p,d,f=!1)=>c`<${I} key=${p} title=${o(p)} broad=${f} onclose=${i}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",c`<${Ue} view=${l} names=${n} />`,ie(l)>3);case"last":return l&&u("page.lasttrick",c`<${Ue} view=${l} names=${n} last />`);case"talk":return u("page.talk",c`<${Au} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${yu} settings=${e.settled.value.settings} onclose=${i} />`;case"keys":return c`<${mu} onclose=${i} />`;case"more":return c`<${bu} table=${e} message=${t} onpanel=${a} onclose=${i} />`;default:return null}}function Pg({table:e,variant:t}){let n=e.advice.value;return n?c`<${Ts} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Wt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function Au({table:e,message:t}){let n=a=>Zo(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${vl} talk=${e.talk.value} me=${P.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Zo=e=>async t=>{let n=P.value===null;if(await C(()=>Yn(o("page.guest"))))return n&&e.port.again(),e.act(t)},qg=e=>e.startsWith("play ")?e.slice(5):null;function Ig({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,i]=b(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(m=>m.seq>l&&m.by!==P.value?.id).length,d=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&i(m=>Math.max(m,d))},[n,d]);let{variant:f="standard",rules:$,day:h,from:g}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${_e} trump=${Ye(r)} unsure=${!r.trump} />`:null}
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
	</header>`}var Rn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Wg({table:e,message:t,names:n,variant:s}){let a=t.view,r=Rn(e,t),l=e.busy.value!=="",{paused:i=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Ns({...a,options:r},n,i,u,nr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=v=>e.lay(v),$=v=>e.play(v),h=v=>r&&v.stopPropagation(),g=e.advice.value?.advice.act,m={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],y=`asking ${r?"asked":""} ${m}`;return c`<section class=${y} aria-label=${o("page.yours")} onclick=${h}>
		<${Ga} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${d?o("page.tap.again"):p}</p>
		${r?.kind==="lay"?c`<${zt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} onlay=${f} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${Ls} options=${r} variant=${s} busy=${l} onact=${$} best=${g} />`:null}
		${r?.kind==="name"?c`<${Cs} options=${r} busy=${l} onact=${$} best=${g} />`:null}
	</section>`}function Mu(e,t){let n=t.view,s=Rn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(T(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return E(o("lay.full",{n:d.size}));e.chosen.value=d},i=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return E(Es(s));e.play(`play ${p}`)}},u=r?wn(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:i}}function Fg(e,t,n){let s=t.view,a=Tt(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:i,best:u,...p}=Mu(e,t),d=Rn(e,t)?.seat===a,f=c`<${Ke} cards=${re(T(r),U,s.trump)} ...${p} can=${d?i:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function Hg({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,i=e.busy.value,u=Rn(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:g,onpick:m,onplay:y}=Mu(e,t),v=Hn(r,l).filter(M=>`play ${M}`!==i),S=e.showing.shown.value?.full,x=tn(r,s).join(" "),L=p&&N.values.value&&u?.worth?je(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${ze} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${S?.winner===l} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ae(r.aside)}</p>`:null}
			${x?c`<p class="keeping small">${x}</p>`:null}
		</div>
		<${Ug} table=${e} message=${t} variant=${s} />
		<${Ke} cards=${v} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:g} values=${L} label=${o("page.yourhand")} twice=${p} onpick=${m}
			onplay=${f?()=>E(o("page.dummy.turn")):y} />
	</section>`}function _g({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function zg({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Ug({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,l=t.table.free||zg(t,n),i=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Rn(e,t)||i||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=_g(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${i||e.waits.value>0||r!==void 0}>${o(l?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?f:null}</div>`}function Kg(e){let[,t]=b(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Jg(e,t){let n=O(e);k(()=>{for(let s of ku(n.current,e))Vo(s);n.current=e},[e]),k(()=>{t&&Vo("trick")},[t])}var Gg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Vg=(e,t)=>wl(e.talk.value,{me:P.value?.id??"",muted:t.muted??[],since:e.now()-ju});function Yg(e,t,n,s){let a=e.talk.value.at(-1);k(()=>{if(!(a&&e.now()-a.at<ju)||N.spoken.peek()||a.by===P.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${Ht(a)}`;E(l,s&&a.seat>=0)},[a?.seq])}var Qg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Zg(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let l=[...Uo()?.querySelectorAll("[data-card]")??[]],i=document.activeElement?.dataset?.card??"",u=Rs(l.map(p=>p.dataset.card??""),s.key,i);if(u)return l.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Ko()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Qg()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Np as Bids,Vp as Choices,$d as Create,Rd as Daily,s$ as Endings,j$ as Learn,am as Pads,fm as Problems,Nd as Records,Ff as Replay,Am as Report,Yu as Rules,Km as Slips,Jm as Statistics,Tg as Table};
