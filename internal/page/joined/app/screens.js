import{$ as Bn,$a as br,$b as Ir,A as _,Aa as F,Ab as Hn,B as v,Ba as V,Bb as Er,C as G,Ca as R,Cb as Qe,D as Q,Da as ce,Db as Oe,E as W,Ea as X,Eb as Nt,F as ve,Fa as we,Fb as Lt,G as Ko,Ga as tr,Gb as Et,H as N,Ha as nr,Hb as zn,I as Jo,Ia as ke,Ib as Un,Ja as Qs,Jb as Cr,K as T,Ka as sr,Kb as Dr,L as te,La as ar,Lb as _n,M as Ee,Ma as or,Mb as Kn,N as U,Na as rr,Nb as $t,O as Dn,Oa as ir,Ob as D,P as Go,Pa as Xs,Pb as Br,Q as ae,Qa as lr,Qb as de,R as St,Ra as cr,Rb as Kt,S as _e,Sa as ur,Sb as Rr,T as oe,Ta as pr,Tb as fe,U as Ot,Ua as Pn,V as le,Va as dr,Vb as Xe,W as ut,Wa as fr,X as pt,Xa as $r,Xb as Me,Y as jt,Ya as mr,Yb as Pr,Z as Ys,Za as hr,Zb as Jt,_ as Ke,_a as gr,_b as qr,a as Ln,aa as Vo,ab as yr,ac as Wr,ba as Se,bb as qn,bc as Fr,c as Io,ca as Je,cb as Tt,d as Ht,da as Yo,db as In,dc as Hr,e as Wo,ea as zt,eb as vr,fa as dt,fb as wr,fc as zr,g as b,ga as Ge,gb as kr,h as w,ha as At,hb as xr,i as ye,ia as ne,ib as Sr,j as O,jb as ft,k as $e,ka as se,kb as _t,l as Fo,la as Qo,lb as Or,lc as Ur,m as Ue,ma as Ve,n as I,na as Ut,nb as Wn,o as En,oa as Xo,ob as jr,p as Ho,pa as pe,pb as Ar,q as c,qa as Zo,qb as re,r as Cn,rb as Mr,s as zo,sa as er,sb as P,t as Uo,ta as Mt,u as ee,ua as E,ub as Zs,va as A,vb as q,wa as Ye,wb as Fn,xa as Rn,xb as Tr,y as _o,ya as C,yb as Nr,z as o,zb as Lr}from"./chunk.js";var Ct;function gu(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function _r(e,t){let n=await gu();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function Kr(e){Ct=e;try{await _r("readwrite",t=>t.put(e,"mine"))}catch{}}async function Te(){if(Ct)return Ct;try{Ct=await _r("readonly",e=>e.get("mine"))}catch{Ct=void 0}return Ct}async function Jn(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var me=1200,Ce=["bid","premium","trump","play"],bu=e=>e.bid+e.premium+e.trump+e.play;function Gn(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/me*n),l=(i-a)/n;return a=i,l||0})}function Gt(e,t,n){let s={you:n?"yes":"no",name:t};if(bu(e)===0)return o("page.report.clean",s);let a=Gn(Ce.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=Ce.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:v(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var Jr=e=>e.judged<e.of||e.rough>0,Gr=(e,t)=>e&&!Jr(e)?e.deals[0]?.squares?.[t]??"":"";function mt(e,t,n){let[s,a]=b({});return w(()=>{let r=!0,i=async()=>{for await(let l of ta(e,t,n,()=>r))a({told:l})};return a({}),Rn(i,l=>a(u=>({...u,wrong:A(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ta(e,t,n,s){for(;s();){let a=await yu(e,t,n);if(!s()||(yield a,!Jr(a)||e==="mine"))return;await new Promise(r=>setTimeout(r,500))}}var ea=new Map;async function yu(e,t,n){if(e==="mine"){let r=await Te();return vr(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=ea.get(s)??In(e,t,n).finally(()=>ea.delete(s));return ea.set(s,a),a}function Vn({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Vr({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=mt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?Gt(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var vu={calm:2e3,usual:1200,quick:550,instant:550},wu=280,ku={calm:650,usual:350,quick:150,instant:0},xu=12,Su=(e,t)=>Je(e,t)&&Yr(t)>Yr(e),Yr=e=>(e?.played??[]).reduce((t,n)=>t+T(n).length,0),na=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Yn=class{shown=I(null);#n;#e=[];#t=0;#s=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>xu?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=jt(n,t.view);this.shown.value={message:t,full:s};let a=ku[this.#n()];if(!s&&a&&Su(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(vu[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(na()?0:wu,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};var[Ou,ju]=[800,2600];function Qr({from:e=0,to:t}){let n=e!==t&&!na()&&!document.hidden,[s,a]=b(n?e:t),r=O(0);return w(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/Ou);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${v(t)}`:c`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function Xr(e,t,n){let{closed:s,end:a,points:r=[],made:i=[],seat:l=-1}=e;return n?a?.rubber?"rubber":"match":s?"game":r.includes(99)?"best":t>1&&i.slice(0,t).every(Boolean)?"all":i[l]?"made":""}function Zr({what:e}){return e?c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}function Au(e,t){return!t||!e||!Je(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function ei({view:e,names:t}){let n=O(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;w(()=>{let l=Au(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),ju);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${N.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function J({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),H=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(aa(t))}):v(e);function Yt(e,t){let n=Vo(e,t);if(!n||!t)return[];let s=n.low===n.high?v(n.low):`${v(n.low)}–${v(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var aa=e=>e.hand-e.aside;function B(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var ni=(e,t,n)=>t===(n??e.seat)?"yes":"no";function si(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ne({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1}){let i=t.map((f,$)=>$).slice(0,e.points?.length??0),l=e.parts;if(!l||!e.points)return null;let u=f=>{let $=l[f]??[];return $.every(m=>m===0)?null:c`<${sa} key=${f} label=${o(`page.sheet.for.${f}`)} points=${$} class=${`for-${f}`} />`},p=oa(e,t,n,s),d=p.length<3?p.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${J} trump=${e.trump??""} />
				</h2>`}
		<${V}><table class="book account" data-hands=${i.length}>
			<thead><tr><td></td>${i.map(f=>c`<th key=${f} scope="col">${t[f]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Mu} view=${e} seats=${i} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${sa} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${sa} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Tu(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${d?c`<p>${d}</p>`:null}
			${ia(e,t,s).map(([f,$])=>c`<p key=${f} class=${$?"won":""}>${f}</p>`)}
			<${Eu} view=${e} />
		</div>
	</section>`}function Mu({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${Lu} view=${e} seat=${u} />`,r=u=>{let p=si(e,u).bid;return p===void 0?"–":H(p,n)},i=u=>e.premium?.[u]?B(e.premium[u]):"",l=u=>c`<${Nu} made=${e.made?.[u]??!1} />`;return c`<${Vt} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${Vt} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Vt} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${Vt} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${Vt} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function Vt({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var Tu=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function sa({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${Qr} from=${r[u]??0} to=${l} />`:v(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var Nu=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Lu({view:e,seat:t}){let{aside:n}=si(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${se(n)}</span>`}function oa(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:ni(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:G(f),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],g=r.length>1?m:l?f:Math.max(...a);if(!g)return[];let h=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:G(g),loss:h})]})}function ra(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Eu({view:e}){let t=ra(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${J} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function ti(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?ni(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:W(t.map(u=>n[u]??"")),you:l,game:r})}function ia(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([ti("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?e.deal?[...s,[o("end.cut"),!1]]:s:(s.push([ti("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:W(r.totals.map((l,u)=>`${t[u]} ${v(l)}`))}),!1]),s)}function Qt(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:W(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function Be(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Be(e)});let{rank:n,suit:s}=zt(e);return dt(n)+ri(s)}function ht(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Be(s)).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var ai=.5,Xn=5,ca=2,oi=(e,t,n)=>e>t+ca||e>t&&e-t>=2*n,De=e=>Math.round(e*100),Zt=e=>v(Math.abs(e),1),Xt=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Cu=2,Ze=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Cu)?"close":"behind",Re=e=>e.filter(({kind:t})=>_(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?Be(n):"",than:s?Be(s):"",suit:ri(a),n:r,m:i})),ri=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Zn(e,t,n=ht){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Re(e.why??[]);return e.bids?[...Du(e,t,n).map(Xt),...r]:e.phase==="offer"?Bu(e.choices,s,a,n).map(Xt):[...r,...Ru(e,s,a,n).map(Xt)]}function ii({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:i}){let[l,u]=[De(s),De(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):oi(u,l,i/me)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+ca?"less":"same",a:l,b:u})}var li=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function ci(e){let t=li(e);return t&&Ze(t)==="close"?t:void 0}function Du(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=li(e),i=r?Ze(r):"only",l=(e.bids??[]).reduce((h,y)=>y.chance>h.chance?y:h),u=De(l.chance)<Xn,p=!u&&De(s.chance)<Xn,d={bid:H(s.tricks,t),a:De(s.chance)},f=u?[o("page.why.spoil",{bid:H(l.tricks,t),a:De(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:H(a.tricks,t),gap:Zt(r.gap)}));let $=s.premiums?.find(h=>h.offer==="pass"),m=(s.premiums??[]).filter(h=>h.offer!=="pass").toSorted((h,y)=>y.points-h.points),g=$&&m[0]?m[0].points-$.points:0;return $&&m[0]&&f.splice(g>ai?1:f.length,0,la(n(m[0].offer),g,ai)),f}var la=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Zt(t)});function Bu(e,t,n,s){let a=o("page.why.chance",{a:De(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[la(s(n.act),-n.gap,n.gapError),a]:r?[la(s(t.act),r.gap,r.gapError),a]:[Qn(t,n,s),a]}function Ru({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:De(s.chance),b:De(a.chance)},l=e.every(p=>Ze(p)==="close");if(t==="lost")return[l?o("page.why.even"):Qn(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||Ze(a)!=="behind")return[Qn(s,a,r),o("page.why.chance",i)];let u=oi(i.a,i.b,a.gap)?"more":i.a<i.b-ca?"less":"same";return[o(`page.why.${u}`,i),Qn(s,a,r)]}var Qn=(e,t,n)=>o("page.why.margin",{how:Ze(t),act:n(e.act),second:n(t.act),gap:Zt(t.gap)});function ui({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function pi(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ze(s);return o("page.hint.did",{how:a,name:n,act:ht(t),gap:Zt(s.gap),error:Zt(s.gapError)})}function Pu({rest:e}){let[t]=e;return t?c`<${Fu} key=${t} id=${t} />`:c`<${qu} />`}function et(e,...t){let[n,s]=b({});return w(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:A(r)})),()=>{a=!1}},t),n}function qu(){let{value:e=[],wrong:t}=et(tr);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Br(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${Iu} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Iu=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Wu(e)}</b><span class="soft">${_(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Wu=e=>_(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Fu({id:e}){let{value:t,wrong:n}=et(()=>ke({variant:e},ee.value),e,ee.value);return w(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${ua} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Hu={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function ua({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Hu[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${zu} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${z(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Ku} rules=${e.rules} />
		<${_u} notes=${r} guide=${e} />`}function zu({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function z(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Uu({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function _u({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Uu(s)}</span>
			</li>`)}</ol>
	</footer>`}function Ku({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${J} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
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
					<tbody>${pa(s).map(([u,p,d])=>{let f=u===p?v(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${J} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function pa(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Dt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${di} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?j(n[0]):B(e)}</span>`}var di=({cards:e})=>c`<span class="act">${se(e)}</span>`,ue=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,es=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,en=e=>G(Math.round(e*10)/10||0,1),da=2;function Bt({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player==="expert",i=Zn(e,t),l=n?pi(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.unlearnt");return w(()=>{let p=[...i.slice(0,da),`${u} ${ht(e.act)}.`,l];E(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${z(i.slice(0,da).join(" "))}</p>
			<p class="verdict"><${ue} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Dt} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${es} /><span>${z(l)}</span></p>`:null}
		</div>
		${a}
		<${Gu} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(da).join(" ")} />
	</div>`}function Ju({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!=="expert")return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Gu({advice:e,variant:t,done:n,open:s,more:a}){let r=ui(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${V}>
			${a?c`<p>${z(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${Xu} advice=${e} variant=${t} done=${n} />`:c`<${Vu} advice=${e} done=${n} />`}
			${Ju(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var ts=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${ue} />`:null}${t?c`<${es} />`:null}</span>${n}
</span></th>`;function fi({choice:e,best:t,whole:n}){let s=e&&!t&&Ze(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Vu({advice:e,done:t}){return c`<${V}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${ts} best=${s===0} done=${n.act===t?.act}><${Dt} act=${n.act} /><//>
				<td>${Q(n.chance)}</td>
				<td class="whole">${en(n.points)}</td>
				<${fi} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Yu(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function Qu({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?en(s.points-n.points):"–"}function Xu({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${V}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${B(r)}</th>`)}</tr></thead>
		<tbody>${Yu(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${ts} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${H(r.tricks,t)}</b><${di} cards=${r.cards} />
				<//>
				<td>${Q(r.chance)}</td>
				<td>${en(r.points)}</td>
				<${fi} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${Qu(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var gi=e=>e.split(" ")[0]??"",bi=(e,t)=>e.premiums?.find(n=>gi(n.offer)===t),Zu=e=>(e.bids?.[0]?.premiums??[]).map(t=>gi(t.offer));function fa(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:bi(e,t)?.sampled??-1/0}function ep(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||fa(p,t)-fa(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?fa(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var yi=e=>e.choices.every(t=>Math.round(t.chance*100)<Xn);function ns({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var $i=(e,t=!0)=>`${t?"":"≈ "}${G(Math.round(e)||0,0)}`;function mi({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(a=>a.sampled));return c`<td class=${t.length>0?"spare":""}>${n?"":"≈ "}${Q(e.chance)}</td>
		<td class=${t.length>0?"whole":""}>${$i(e.sampled,n)}</td>
		${t.map(a=>{let r=bi(e,a);return c`<td key=${a} class=${r&&r.sampled===s?"offered top":"offered"}>
				${r?c`<b>${$i(r.sampled)}</b> <small>${Q(r.chance)}</small>`:"–"}
			</td>`})}`}var hi=({act:e})=>c`<span class="act">${se(e.replace(/^lay /,""))}</span>`;function tp({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=b(!1),[l,...u]=t;if(!l)return null;let p=H(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${ue} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${hi} act=${l.act} />
			</span></th>
			<${mi} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${ue} />`:null}</span>
				<b></b><${hi} act=${f.act} />
			</span></th>
			<${mi} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}function vi({advice:e,variant:t,order:n,onorder:s}){let a=Zu(e),r=$e(()=>ep(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${V}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${ns} by="bid" text=${o("col.bid")} ...${i} />
			<${ns} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${ns} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${ns} key=${l} by=${l} text=${B(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${tp} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var np=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function sp(e,t){let n=new URLSearchParams;for(let s of np){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var ap=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function op(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>ap(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var ma=e=>[...U].map(t=>e.ranks.split(" ").map(n=>n+t));function rp(e){let t=[...ma(e).flat(),...e.joker?["joker"]:[]];for(let a=t.length-1;a>0;a--){let r=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(a+1);[t[a],t[r]]=[t[r]??"",t[a]??""]}let n=ss(e)?t[e.hand]??"":"";return{hand:t.slice(0,e.hand).map(a=>a==="joker"?n:a).join(" "),up:n}}var ss=e=>e.trump.by==="turnup",ip=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function lp({variant:e,hand:t,onhand:n}){let s=ma(e),[a,r]=b([0,0]),i=O(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(m=>m!==$)):l?E(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[m=0,g=0]=a,h={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!h)return;$.preventDefault();let y=[(m+h[0]+s.length)%s.length,g+h[1]],k=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+k)%k,r(y),i.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=($,m,g)=>c`<button type="button" key=${$} data-at=${`${m},${g}`}
		tabindex=${a[0]===m&&a[1]===g?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([m,g]),u($))}>
		<${ne} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,m)=>c`<div key=${m} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((g,h)=>d(g,m,h))}
		</div>`)}
	</div>`}function cp({variant:e,asking:t,set:n}){if(ss(e)){let i=[...ma(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${ce} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,At(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${R} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):j(i)])}
		onchange=${i=>n({trump:i})} />`}function up({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${R} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function pp({variant:e,asking:t,set:n}){if(!ip(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${R} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):B(l)])}
		onchange=${i} />`}function dp({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,m)=>t.totals?.[m]??0),r=($,{currentTarget:m})=>m.validity.valid&&m.value!==""&&n({totals:a.with($,m.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,m,g,h,y)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${g} max=${h} value=${m} onchange=${y} />
	</label>`,f=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(($,m)=>d(o("page.bids.total",{who:u(m)}),$,-9999,9999,g=>r(m,g)))}
				${f}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><button type="button" class="button plain" onclick=${p}>${o("page.bids.score.off")}</button></p>`:null}
		</div>
	</details>`}var $a=new Map;function fp(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return w(()=>{if(!e)return;let a=$a.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return Rn(async()=>{let p=await Qs(e,i),d=p.advice.phase==="lay"&&p.advice.choices.some(f=>!f.played);if(!i.aborted){if(s({key:t,table:p,whole:!d}),!d)return void $a.set(t,p);try{let f=await Qs({...e,all:!0},i);$a.set(t,f),i.aborted||s({key:t,table:f,whole:!0})}catch{i.aborted||s({key:t,table:p,whole:!0})}}},p=>s({key:t,wrong:Ye(p)?o("page.bids.none"):A(p)}),()=>!i.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function $p({known:{table:e,whole:t,wrong:n},variant:s,sort:a,set:r}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:i,game:l}=e,[u="points",p]=a.split("."),d={by:u||"points",up:p==="up"},f=i.choices[0];return c`<div class="advice">
		${i.phase==="lay"&&f?c`<div class="advised">
				<p class="verdict"><${ue} /><span>
					${o("page.bids.says",{bid:H(f.bid??0,s)})} <${Dt} act=${f.act} />
				</span></p>
				${yi(i)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${vi} advice=${i} variant=${s} order=${d}
				onorder=${$=>r({sort:$.by+($.up?".up":"")})} />
			<p class="small soft" role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:i.worlds})}</p>
			${i.choices.some($=>!$.played)?c`<p class="small soft">${o("page.bids.estimate")}</p>`:null}
			<p class="small soft">${o(l?"page.bids.points.game":"page.bids.points")}</p>`:c`<${Bt} advice=${i} variant=${s} open />`}
	</div>`}function mp({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:ss(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${$p} known=${s} variant=${e} sort=${r} set=${n} />`}var hp=()=>navigator.clipboard?.writeText(location.href).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand"));function gp(){let e=re.value,t=op(e),n=D(t.variant),s=T(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ss(n)||t.up),r=fp(a?t:void 0);w(()=>{C(fe)},[]);let i=(f,$="sort"in f)=>P(sp(re.value,f),{replace:$});if(!n){let f=de.value.length>0&&de.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(rp(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${ce} label=${o("page.create.variant")} value=${n.id} groups=${Me()}
				onchange=${f=>P(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${lp} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${pp} ...${d} /><${cp} ...${d} /><${up} ...${d} /><${dp} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${mp} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${hp}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var wi="ninetynine.",ha="ninetynine.promise",bp=168*36e5;async function ki(){try{let e=Number(localStorage.getItem(ha));if(await navigator.storage.persisted()||Date.now()-e<bp)return;localStorage.setItem(ha,String(Date.now())),await navigator.storage.persist()}catch{}}async function xi(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Si=new Set([ha,"ninetynine.start"]);function yp(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(wi)&&!Si.has(t));return Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""]))}catch{return{}}}function vp(e,t){try{localStorage.getItem(e)===null&&localStorage.setItem(e,t)}catch{}}async function Oi(){let e=await or(),t=new Blob([e,JSON.stringify({page:yp()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function wp(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function ji(e){let t=await Jn(e),n=await rr(new Blob([t??""]));for(let[s,a]of Object.entries(wp(t??"")))!s.startsWith(wi)||Si.has(s)||typeof a!="string"||(s===Ko?Jo(a):vp(s,a));return await Nr(),n}var kp=24,xp=["AC","KD","QH","JS"];function tn({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function tt({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return c`<${R} label=${t} value=${s.value} options=${n} onchange=${a} />`}function as({name:e,label:t,about:n}){let s=N[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function Sp(){let[e,t]=b(q.value?.name??N.name.value),[n,s]=b({text:"",wrong:!1}),a=q.value?.name??N.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((q.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Er(p),t(q.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:A(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${kp} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Op(){let[e,t]=b(!1);if(!q.value||Ve.value)return null;let n=async()=>{try{await ar()}catch(r){if(!(r instanceof pe&&r.reason==="no-session"))throw r}Tr(null),E(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>C(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${F} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:q.value.name})}</p>
				<//>`:null}
	</p>`}var ga=!1;function jp(){let e=O(null);return w(()=>{ga&&(ga=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>ga=!0}>
		<${tt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Uo)]} />
	</div>`}function Ap(){let[e,t]=b(void 0),[n,s]=b(""),a=O(null);w(()=>{xi().then(t)},[n]);let r=()=>C(async()=>{let{name:u,content:p}=await Oi(),d=document.createElement("a");d.href=URL.createObjectURL(p),d.download=u,d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}),i=async({currentTarget:u})=>{let p=u.files?.[0],d=p&&await C(()=>ji(p));d&&s(o("page.here.taken",{n:d.tables,known:d.known})),u.value=""},l=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${tn} title=${o("page.here")}>
		<p>${Cn.value?o(`page.unkept.${Cn.value}`):o("page.here.about",{mega:l})}</p>
		${e&&!Cn.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		<p class="row">
			<button type="button" class="button" onclick=${r}>${o("page.here.export")}</button>
			<button type="button" class="button" onclick=${()=>a.current?.click()}>${o("page.here.import")}</button>
			<input ref=${a} type="file" class="unseen" tabindex="-1" aria-label=${o("page.here.import")}
				accept=".jsonl,.gz" onchange=${i} />
		</p>
		<p class="soft small" role="status">${n}</p>
	<//>`}function Mp(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${tn} title=${o("page.choices.you")}><${Sp} /><${Op} /><//>
		${Io||Fn("here")?c`<${Ap} />`:null}
		<${tn} title=${o("page.choices.book")}>
			<${jp} />
			<${tt} name="theme" label=${o("page.choices.theme")}
				options=${X("page.choices.theme","auto","day","night")} />
		<//>
		<${tn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ne} face="down" />${xp.map(e=>c`<${ne} key=${e} card=${e} />`)}
			</p>
			<${tt} name="pack" label=${o("page.choices.pack")}
				options=${X("page.choices.pack","two","four","german4")} />
			<${tt} name="back" label=${o("page.choices.back")}
				options=${X("page.choices.back","leaf","lattice","stripe")} />
			<${tt} name="felt" label=${o("page.choices.felt")}
				options=${X("page.choices.felt","sea","moss","ink")} />
			<${tt} name="indices" label=${o("page.choices.indices")}
				options=${X("page.choices.indices","local","international")} />
			<${as} name="values" label=${o("page.choices.values")} />
			<${as} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${tn} title=${o("page.choices.table")}>
			<${tt} name="play" label=${o("page.choices.play")}
				options=${X("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${tt} name="pace" label=${o("page.choices.pace")}
				options=${X("page.pace","calm","usual","quick","instant")} />
			<${as} name="sound" label=${o("page.choices.sound")} />
			<${as} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var nt=class extends Error{},os={changed:{},written:""},Tp={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Np={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},Lp={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},ya=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Ep=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ba=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function nn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=ya(n,r);Ep(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new nt(r instanceof Error?r.message:"")}if(!ba(a))throw new nt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=ba(s[r])&&ba(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function rs({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:ya(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Cp} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(Tp).map(([d,[f,$]])=>Number(ya(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${we} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${m=>a(d,m)} />`)}
			${Object.entries(Np).map(([d,f])=>n.offers.how==="none"?null:c`<${R} key=${d} label=${i(d)} value=${s(d)}
							options=${f.map($=>[$,o(`page.create.rules.${d}.${$}`)])}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(Lp).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${Dp(p)}</pre>
			</details>
		</div>
	</details>`}function Cp({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${we} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Dp=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var Bp={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:os},Ai=6e4,Rp=1440*Ai;function Pp({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Ai,add:n*1e3};if(e==="move")return{move:Number(s)*Rp}}function qp(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:nn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Pp(e),undo:a,hints:s,open:r,bot:l,pace:Jt[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var va=e=>t=>n=>e({[t]:n}),is=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Mi=(e,t)=>is(e,t).includes("");function Ip({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...Kt.value.map(l=>a(l.name))],i=l=>u=>t({bots:is(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Mi(e,n)?c`<${zn} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${is(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${ce} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Wp({plan:e,set:t}){let n=va(t),s=["1","3","7"];return c`<div>
		<${R} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${X("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${we} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${we} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${R} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Fp({plan:e,set:t}){let n=va(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${R} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...X("page.create.length","deals","games")]} />
				${e.length?c`<${we} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${R} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...X("page.create.undo","free","agree"),["never",a]]} />
			${Rr.value?c`<${R} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${R} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...X("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${R} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${R} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${X("page.pace",...Object.keys(Jt))} />
			<${R} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${X("page.create.greet","no","yes")} />
			<${ce} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...X("page.level",...Kt.value.map(r=>r.name))]} />
		</div>
	</details>`}function Hp({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${ce} label=${o("page.create.variant")} value=${e.variant} groups=${Me()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var zp=400;function Up({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:_p(e,t)},r=ee.value;return w(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ke(a,r).then(l,()=>l({})):l({}),zp);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function _p(e,t){try{return nn(e.house,t)}catch{return}}function Kp(e){return e instanceof nt?o("page.create.rules.unread",{text:e.message}):e instanceof pe&&e.reason==="bad"?o("page.create.refused",{text:e.message}):A(e)}function Jp({onclose:e}){let t=Xe(),[n,s]=b({...Bp,variant:t?.id??"",pace:N.pace.value}),[a,r]=b(""),[i,l]=b(!1),u=Et(),p=O(null);w(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=D(n.variant),f=de.value.find(h=>h.id===n.variant)??t,$=h=>(s(y=>({...y,...h})),r(""));if(!f)return null;let m=async h=>{if(h.preventDefault(),!i){r(""),l(!0);try{if(Mi(n,f)&&!await u.keep())return l(!1);await Wr(qp(n,d),["",...is(n,f)])}catch(y){r(Kp(y)),l(!1)}}},g=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${F} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${Hp} plan=${n} set=${$} variant=${f} />
			<${Ip} plan=${n} set=${$} variant=${f} name=${u} />
			${Ve.value?null:c`<${R} label=${o("page.create.public")} value=${n.public} onchange=${va($)("public")}
					options=${X("page.create.public","no","yes")} />`}
			<${Wp} plan=${n} set=${$} />
			<${Fp} plan=${n} set=${$} />
			<${rs} own=${n.house} set=${h=>$({house:h})} rules=${d} />
			<${Up} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var gt=e=>new Date(e*864e5).toISOString().slice(0,10),ls=e=>Math.round(Date.parse(e)/864e5),Ti=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function wa(e){let t=new Date(e);return gt(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var sn=()=>wa(Date.now());function Ni(e,t){let n=ls(t);e.has(gt(n))||n--;let s=0;for(;e.has(gt(n-s));)s++;return s}var Gp=new TextEncoder;async function an(...e){let t=e.map(a=>typeof a=="string"?Gp.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var ka=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),xa=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Li=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Vp=async e=>xa(await an("n99-entropy-1",e));async function Yp(e,t){for(let n=0;n<t;n++)e=await an("n99-chain-1",e);return e}var Qp=(e,t)=>an("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Xp=async e=>/^[0-9a-fA-F]{64}$/.test(e)?ka(e):an("n99-seed-1",e);async function*Zp(e,t){for(let n=0n;;n++){let s=new DataView((await an("n99-deal-1",e,Li(t,8),Li(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function ed(e,t,n){let s=[...e],a=Zp(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,m]=[s[i],s[i+f]];s[i]=m,s[i+f]=$,i++}}return s}var Ei=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function td(e,t,n){let s=e.ranks.split(" ").sort((f,$)=>Ei.indexOf(f)-Ei.indexOf($)),a=["C","D","H","S"].flatMap(f=>s.map($=>$+f));e.joker&&a.push("joker");let r=await ed(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(f,$)=>r.slice($*e.hand,($+1)*e.hand)),u=l.findIndex(f=>f.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=f=>f.map($=>$==="joker"?i??$:$).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function nd(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function sd(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Vp(s)!==t[n])return!1;return!0}async function Ci(e,t,n){let s=e.split(`
`).filter(h=>h.trim()).map(h=>JSON.parse(h)),a=s[0]??{},r=s.findIndex((h,y)=>y>0&&"ninetynine"in h),i=r<0?s:s.slice(0,r),l=i.filter(h=>"deal"in h);if(!a.commit)return ad(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(ka),d=await sd(p,u),f=i.some(h=>"end"in h),$=[],m=a.commit,g=0;for(let[h,y]of l.entries()){if(g++,!y.secret){$.push({deal:y.deal,outcome:f||h<l.length-1?"hidden":"playing"});continue}let k=ka(y.secret);if(g>4096||xa(await Yp(k,g))!==m){$.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}m=y.secret,g=0,d?$.push(await Di(y,t,await Qp(k,p),0n)):$.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,entropy:u.map((h,y)=>p[y]?.length?"given":h?"withheld":"none"),own:n?p.some(h=>xa(h)===n):void 0}}async function Di(e,t,n,s){return nd(e,await td(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function ad(e,t,n){let s=[],a=e.seed?await Xp(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await Di(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function bt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=bt(e[a],r);return s}async function od(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=bt(await nr(n.variant),n.rules);return{names:n.seats,verdict:await Ci(e,s,t)}}function on({table:e,match:t=1,record:n}){let[s,a]=b(null);return w(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await yr(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:_n(e,f),d=u.map(p).find(Boolean);return od(l,d)})().catch(l=>({wrong:l instanceof pe&&l.reason==="not-now"?o("page.fair.later"):A(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${id} names=${s.names} verdict=${s.verdict} />`}function rd(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function id({names:e,verdict:t}){let n=rd(t),s=u=>W(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ld(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ld(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function cd(e){w(()=>{Ht&&Lr("here").catch(()=>{})},[]);let t=q.value,n=Ht&&Zs.value==="there"?Fn("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Bi} key=${t.id} id=${t.id} at=${Zs.value} />`:n?null:c`<${Ri} />`}
		${n?c`<h1>${o("page.here")}</h1><${Bi} key=${n.id} id=${n.id} at="here" />`:null}
		<${$d} />
	</main>`}var Ri=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,ie=e=>_(`variant.${e}`)?o(`variant.${e}`):e;function yt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&_(`page.level.${a}`)?o(`page.level.${a}`):n})}var Sa=e=>e.seats.indexOf(q.value?.name);function Rt(e,t){let n=Sa(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Bi({id:e,at:t}){let{value:n,wrong:s}=et(()=>Promise.all([mr(e,t),ir("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${Ur} found=${r} />
		${a.length?c`<${ud} tallies=${a} /><${pd} id=${e} at=${t} />`:c`<${Ri} />`}`}function ud({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${V}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${ie(n.variant)}</a></th>
					<td>${rn(n,n.matches)}</td><td>${rn(n,n.won)}</td><td class="spare">${rn(n,n.deals)}</td>
					<td>${n.deals?Q(n.made/n.deals):rn(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):rn(n,0)}</td>
					${t?c`<td>${Pi(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var rn=(e,t)=>e.matches?Pi(t):"",Pi=e=>e?v(e):"–";function pd({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[i,l]=b(null),u=O(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await C(()=>hr(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!Kn($.table??""))]),r(d.before))};return w(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${dd} key=${f} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?c`<p><button type="button" class="button" onclick=${p}>${o("page.records.more")}</button></p>`:null}
		${i?c`<${F} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${on} table=${i.table} match=${i.match} />
				<//>`:null}
	</section>`}function dd({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(Qe),i=br(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${ie(e.variant)}</b> ${o("page.records.with",{names:W(r)})}
			<span class="soft small">${ve(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${Qe(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function fd(e){return e instanceof pe&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:A(e)}function $d(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),i=O(null);w(()=>{Te().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Tt(f,1,0),await Kr({name:f.name,bytes:f}),P("/replay/mine/1/0")}catch($){t(fd($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var ln=(e,t={dateStyle:"long"})=>ve(Date.parse(e),{timeZone:"UTC",...t});function md({rest:[e]}){let t=e!==void 0&&Ti(e)?e:sn();return c`<${hd} key=${t} day=${t} />`}function hd({day:e}){let[t,n]=b(null),[s,a]=b(""),r=q.value?.id;return w(()=>{let i=!1;return Promise.all([lr(e),fe()]).then(([l])=>i||n(l),l=>i||a(Ye(l)?o("page.daily.none"):A(l))),()=>{i=!0}},[e,r]),c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${ln(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(i=>c`<${gd} key=${i.variant} day=${e} deal=${i} />`)}
		</div>
		${t?c`<${wd} deals=${t} day=${e} />`:null}
	</main>`}function gd({day:e,deal:t}){let[n,s]=b(!1),a=async()=>{s(!0),await C(()=>Hr(e,t.variant)),s(!1)},r=de.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):j(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${ie(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${yd} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Ii=(e,t)=>o("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),bd=e=>e===de.value[0]?.id?"none":ie(e),Wi=e=>e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Fi=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function yd({day:e,deal:t,own:n}){let{told:s}=mt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Ii(n,"yes")}</li>
			${t.expert?c`<li>${Ii(t.expert,"expert")}</li>`:null}
			<li>${Wi(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${Fi} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${Fi} of=${t.near} />`:null}`:null}
		<${vd} text=${[o("page.daily.first",{day:ln(e,{dateStyle:"medium"}),variant:bd(t.variant)}),Gr(s,0),[o("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1?[Wi(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function vd({text:e}){let[t,n]=b(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>E(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function wd({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let h of e.played)a.set(h.day,(a.get(h.day)??0)+1),wa(h.at??0)<=h.day&&r.add(h.day);let i=sn(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=h=>gt(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+h)/864e5).slice(0,7),$=4,m=Array.from({length:7},(h,y)=>ln(gt($+y),{weekday:"short"})),g=(h,y,k,x)=>c`<button type="button" class="button plain" aria-label=${o(k)}
		disabled=${x} onclick=${()=>s(f(h))}>${y}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Ni(r,i)})}</p>
		<div class="daily-month">
			${g(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${ln(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${g(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${ee.value}>
			${m.map(h=>c`<span key=${h} class="soft" aria-hidden="true">${h}</span>`)}
			${Array.from({length:p},(h,y)=>{let k=gt(u+y),x=a.get(k)??0,S=y===0?{gridColumnStart:d+1}:{};return k<e.first||k>i?c`<span key=${k} class="soft" style=${S}>${y+1}</span>`:c`<a key=${k} style=${S} href=${`/daily/${k}`} data-played=${x}
					aria-current=${k===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:ln(k),n:x})}>${y+1}</a>`})}
		</div>
	</section>`}var Hi=(e,t)=>t===void 0?ht(e):o("page.report.bid",{bid:v(t),cards:ht(e)}),Oa=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),cs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function cn({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=Oa(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:Hi(r.act,r.bid),better:Hi(r.better,r.betterBid)}),p=Re(r.why).join(" "),d=ii(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${z(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/me,1)})}>
				−${v(r.lost/me,1)}
			</span>
			${p?c`<span class="moment-why">${z(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}var[je,us]=[1080,1350],[ja,ps,ds,Ae]=[350,1266,48,96],Z={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},kd=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Pe=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function fs(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function Aa(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function $s(e,t,n,s=Z.ink){e.fillStyle=s,e.fillRect(Ae,t,je-2*Ae,n)}function Ui(e,t){e.save(),e.shadowColor=Z.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function zi(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=Z.card,Ui(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=Z.cardEdge,e.stroke(),e.fillStyle=t==="H"?Z.red:Z.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Yo[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Pe("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function xd(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,je,us),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,ps,je,us-ps),e.fillStyle=Z.leaf,Ui(e,()=>e.fillRect(ds,ja,je-2*ds,ps-ja+24)),zi(e,"S",{x:812,y:206,turn:-.14}),zi(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=Z.soft,e.font=Pe("400",32,"text"),e.fillText(Aa(e,t,600),ds,92),e.fillStyle=Z.felt,Sd(e,n,640),e.fillStyle=Z.soft,e.font=Pe("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,je/2,us-24),e.textAlign="left"}function Sd(e,t,n){let s=f=>(e.font=Pe("500",f,"title"),fs(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,i=s(r).length,l=n;for(;l>0&&fs(e,t,l-8).length===i;)l-=8;let u=fs(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(Aa(e,f,n),ds,d+p*$))}function _i(e,t){e.strokeStyle=t===0?Z.accent:Z.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(kd[t]??[]),e.stroke(),e.setLineDash([])}function Od(e,{places:t},n){$s(e,n,6,Z.accent),$s(e,n+11,2,Z.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=Z.ink,e.font=Pe(i===0?"700":"400",42,"text"),e.fillText(Aa(e,a,600),Ae,l),e.textAlign="right",e.fillText(v(r),je-Ae,l),e.textAlign="left",e.beginPath(),e.moveTo(je-Ae-330,l-13),e.lineTo(je-Ae-170,l-13),_i(e,i),$s(e,l+15,1.5,Z.rule)}),n+70+s*t.length}function jd(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ae+d*(je-2*Ae)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);$s(e,p(0),2,Z.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,m)=>e.lineTo(u(m+1),p($[d]??0))),_i(e,f)})}function Ad(e,{facts:t}){e.font=Pe("400",34,"text");let n=t.slice(0,4).flatMap(a=>fs(e,a,je-2*Ae-34).map((r,i)=>({line:r,i}))),s=ps-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=Z.accent,r===0&&e.fill(Md(Ae+9,l-11,10)),e.fillStyle=Z.ink,e.fillText(a,Ae+34,l)}),s-60}var Md=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Ki(e){let t=[Pe("500",88,"title"),Pe("400",34,"text"),Pe("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[je,us];let s=n.getContext("2d");xd(s,e);let a=Od(s,e,ja+44),r=Ad(s,e);return r-a>120&&jd(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function un({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],m=y=>34+y*(l-p-34)/Math.max(1,e.length),g=y=>u-22-(y-f)*(u-34)/($-f),h=Nd((e[e.length-1]??[]).map(g),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${Ji} low=${f} high=${$} y=${g} to=${l-p} />
		${r.map(y=>c`<line key=${y} class="end" x1=${m(y)} x2=${m(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,k)=>c`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${m(0)},${g(i[k]??0)}`,...e.map((x,S)=>`${m(S+1)},${g(x[k]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(h[k]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Ji({low:e,high:t,y:n,to:s,said:a=v}){let r=Td(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Gi({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=v}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(k=>k.mean),Math.min(...e.map(k=>k.high)),a*2),f=Math.min(0,...e.map(k=>k.mean)),$=k=>Math.min(d,Math.max(f,k)),m=k=>p+k*(l-p-6)/Math.max(1,t),g=k=>u-24-($(k)-f)*(u-36)/(d-f),h=k=>m((k.from-1+k.to)/2),y=k=>e.map(x=>`${h(x)},${g(x[k])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${Ji} low=${f} high=${d} y=${g} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(k=>`${h(k)},${g(k.mean)}`).join(" ")} />
			${e.map(k=>c`<circle key=${k.from} cx=${h(k)} cy=${g(k.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Td(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Nd(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function Vi({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return w(()=>{let u=!0;return C(()=>Pn(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${Ma} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function ms(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function hs(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Ld=4;function Ma({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${Ed} names=${t} />`;let r=hs(e),i=e[0]?.points.length??0,l=t.map((d,f)=>f).slice(0,i),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${i}>
		<${V}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>c`<${Wo} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${Dd} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${Rd} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`page.scores.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Ld?c`<${Na} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Ed({names:e}){return c`<${V}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Cd=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Dd({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],i=r?.closed;return c`<tbody>
		${t?null:c`<${Yi} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>c`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?c`<${Cd} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${J} trump=${l.trump} /><span class="unseen">${j(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>c`<${Bd} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${i&&i.bonus.some(l=>l)?c`<${pn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>i.bonus[l]?v(i.bonus[l]):"–"} />
					<${pn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${i.winners}
						of=${l=>v((r.totals[l]??0)+(i.bonus[l]??0))} />`:null}
	</tbody>`}var Yi=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function pn({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Bd({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${v(e.points[t]??0)}
			${s?c`<sup title=${B(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Rd({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Yi} n=${t.length} text=${o("page.scores.together")} />
		<${pn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${pn} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${pn} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Ta(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Na({games:e,names:t,me:n}){let{at:s,ends:a}=Ta(e);return c`<${un} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}function Pd(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function qd(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Id(e,t,n){let s=n.map(g=>g.seat).sort((g,h)=>g-h),a=(g,h)=>Pd(s.map(g),h),r=g=>t[s[g]??-1]??"",i=[],l=a(g=>Math.max(...e.map(h=>h.points[g]??0)),1);if(l){let g=e.findIndex(h=>h.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:g}))}let u=a(g=>qd(e,g),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(g=>e.filter(h=>h.premium[g]&&h.made[g]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(g=>s.every(h=>g.made[h])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,m=f&&$?f.total-$.total:0;return m>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:m})),i}function La({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:Id(e,n,r),course:Ta(hs(e))}}var Wd=({title:e,winner:t,places:n,facts:s})=>[e,t,W(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function Ea(e){let t=new File([await Ki(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Fd=3;function Hd({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=mt(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0}=a??{},u=(a?.deals??[]).flatMap(p=>p.mistakes).sort((p,d)=>d.lost-p.lost).slice(0,Fd);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||i<l?c`<p class="soft" role="status">
					${l?o("page.report.judging",{n:i,of:l}):""}
				</p>`:u.length?c`<${cn} of=${u} names=${n} place=${cs(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Qi({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=b(null);w(()=>{C(()=>Pn(e)).then(S=>p(S?.scores??[]))},[e]);let[d,f]=b(""),{end:$,seat:m}=s,g=`${r} · ${ve(n,{dateStyle:"long"})}`,h=u&&$&&La({scores:u,end:$,names:a,title:g,winner:i}),y=async S=>{let L=await navigator.clipboard?.writeText(Wd(S)).then(()=>!0,()=>!1);f(o(L?"page.link.copied":"page.copy.not"))},k=S=>Ea(S).catch(L=>f(A(L))),x=h&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>y(h)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>k(h)}>${o("page.share")}</button>`;return c`<${F} title=${o("page.last")} broad onclose=${l} actions=${x}>
		${h?c`<div class="last-page">
				<p class="small soft">${g}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(S=>c`<tr key=${S.seat} class=${S.seat===m?"self":""}>
							<th scope="row">${S.name}</th><td>${v(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${Na} games=${hs(u)} names=${a} me=${m??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(S=>c`<li key=${S}>${S}</li>`)}</ul>
					<${Hd} table=${e} match=${t} names=${a} seat=${m} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Ca=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function dn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Ca(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Da({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
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
	</div>`}function zd(e,t,n){let s=H(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Ud({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${zd(e,n,t)}
	</p>`}function _d({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${Qi} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${Qt(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function Xi({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=dn(e.id,u),f=l?Qt(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length;return c`<div class="over leaf sheeted" onclick=${m=>m.stopPropagation()}>
		<${Da} table=${e} message=${t} names=${n} />
		${i?c`<${Zr} what=${Xr(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${Ud} view=${i} variant=${s} />
		<${Ne} view=${i} names=${n} variant=${s} fresh />
		${a!==void 0&&Vn(t)?c`<${Vr} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(l?"page.again":"page.next")}</button>`}
			${f&&i?.end&&!p?c`<${_d} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Pt=e=>e.remark?o(`page.remark.${e.remark}`):e.text,Kd=["luck","deal","played","unlucky","moment","thanks"],Jd=e=>Math.min(12e3,4e3+70*e.length);function Zi({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Pt(e);return w(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),Jd(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function el(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function tl({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),l=Fo(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());w(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${ve(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${Pt(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${Gd} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Kd.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Gd({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var Vd={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Yd(e,t){let n=[];return Ys(e,t).forEach((s,a)=>n[s]=Vd[e]?.[a]??"north"),n}function st(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:f=null,said:$,over:m="",onhurry:g,children:h}=e,y=oe(t),k=Yd(y,s),x=l?l.cards:t.trick??[],S=l?l.winner:u?-1:t.taking??-1,L=u&&!l?[...x,{seat:t.options?.seat??s,card:u}]:x;return c`<div class=${`felt hands-${y} ${m}`} onclick=${g}>
		${Ys(y,s).filter(M=>M!==r).map(M=>c`<${Ie}
				key=${M} view=${t} variant=${a} seat=${M} name=${n[M]??""} names=${n}
				place=${k[M]} own=${M===s} chair=${p?.[M]} now=${d} open=${Qd(t,M)}
				winner=${l?.winner===M} laid=${i} said=${$?.get(M)}
				hand=${M===f?.seat?f.hand:void 0}
			/>`)}
		<${ff} cards=${L} where=${k} winner=${S} gone=${l?.gone??!1} names=${n} />
		<${ef} view=${t} variant=${a} names=${n} me=${s} />
		${h}
	</div>`}var Qd=(e,t)=>e.shown?.[t]?.hand!==void 0?T(e.shown[t]?.hand):null;function Xd(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&_e(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?At(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function Zd(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function ef({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Xd(e,n,s),...Zd(e,t,n,s)];return c`<div class="ground">
		<div>
			<${qe} trump=${_e(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${Ge.Provider} value=""><${ne} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function qe({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${J} trump=${e} />`}
		<b>${j(e)}${t&&e?"?":""}</b>
	</p>`}function Ie(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:m,said:g}=e,h=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,k=l&&t.seat!==void 0,x=k?t.bid:t.shown?.[s]?.bid,S=k?void 0:t.shown?.[s]?.aside,L=Nt(u),M=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${y?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${L?c`<span class="level" title=${Lt(u)}>${L}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${y?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${rf} view=${t} variant=${n} seat=${s} bid=${x}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${of} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${tf} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Ot(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:M})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${df} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${nf} suits=${T(t.void?.[s])} />`:null}
			${g?c`<${Zi} said=${g} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${se(S)}</div>`:null}
		${k||d?null:c`<${af} n=${h} />`}
		${k||!d?null:m??c`<${sf} cards=${d} trump=${t.trump} />`}
	</section>`}function tf({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>E(t)}>
		${o("vulnerable")}
	</button>`}function nf({suits:e}){let t=o("page.void",{suits:W(e.map(j))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${pf} suit=${n} />`)}
	</p>`}function sf({cards:e,trump:t}){let n=s=>c`<span key=${te(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${ne} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${St(ae(e,U,t),t).map(n)}</div>`}function af({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${ne} key=${n} face="down" />`)}
	</div>`}function of({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${B(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=B(e.offers?.[t]??"declare");return c`${uf(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function rf({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:H(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${lf} won=${r} bid=${l?aa(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:H(s,t)})}</span><${cf} stands=${i} />
	</span>`}function lf({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function cf({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function uf(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${B(n)}</span>`:null}function pf({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function df({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${gs(n)}</span>`}function gs(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function ff({cards:e,where:t,winner:n,gone:s,names:a}){let r=O(null),i=O(new Set);return ye(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let f=`${d.dataset.of} ${d.dataset.card}`;i.current.has(f)||p.push(hf(d,mf(d))),s&&p.push(gf(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${ne} card=${u} />
			</li>`)}
	</ol>`}var $f=":is(.backs, .open-hand, .hand, .nameplate)";function mf(e){let t=fn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${$f}`)?.getBoundingClientRect()}var fn=new Map,nl=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function hf(e,t){let n=nl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function gf(e,t){let n=nl(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function bs({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return ye(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),w(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function $n(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}function We({view:e,names:t,last:n=!1,from:s=0}){let a=le(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:oe(e)},(l,u)=>u);return c`<${V}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=ut(e,l),p=pt(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${ne} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function sl(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}async function bf(e,t,n){let s={id:Mt(),pace:Jt[N.pace.value],...n},a=e==="mine"?await Te():void 0,{table:r}=await qr(()=>e==="mine"?$r(a?.bytes??new Blob,t,s):fr(e,t,s));P(`/t/${r}`)}function yf(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function al({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=b(String(r)),[p,d]=b(""),[f,$]=b({}),[m,g]=b(!1);w(()=>{C(fe)},[]);let h=p||Pr(),y=Kt.value.map(({name:L})=>[L,o(`page.level.${L}`)]),k=yf(a.length,Number(l),h,f),S=c`<button type="button" class="button chief" aria-busy=${m} disabled=${m||!h}
		onclick=${async()=>{g(!0),await C(()=>bf(e,t,{deal:n,step:s,seat:Number(l),bots:k})),g(!1)}}>${o("page.whatif.play")}</button>`;return c`<${F} title=${o("page.whatif")} onclose=${i} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${R} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((L,M)=>[String(M),L])} />
			<${R} label=${o("page.whatif.others")} value=${h} options=${y}
				onchange=${L=>(d(L),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((L,M)=>M===Number(l)?null:c`<${ce} key=${M} label=${L}
							value=${f[M]||h} options=${y}
							onchange=${ct=>$({...f,[M]:ct})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function vf({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${xf} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Ba(e,t,n){if(e!=="mine")return qn(e,t,n);let s=await Te();if(!s)throw new Error("nothing kept");return Tt(s.bytes,t,n)}async function wf(e,t,n,s,a){if(e!=="mine")return wr(e,t,n,s,a);let r=await Te();return kr(r?.bytes??new Blob,t,n,s,a)}function kf(e,t,n){let s=O(new Map),[,a]=b(0);return w(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,i=l=>{s.current.set(t,l),a(u=>u+1)};return i({}),e(t,r.signal).then(l=>i({told:l}),l=>r.signal.aborted||i({wrong:A(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Ra(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function xf({table:e,match:t,deal:n}){let[s,a]=b({});if(w(()=>{let i=!0;return Ba(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):A(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${Sf} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Pa(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Sf({table:e,match:t,deal:n,played:s}){let a=bt(D(s.header.variant),s.header.rules),r=$e(()=>Ra(s),[s]),i=r[0]?.views.length??1,l=yt(s.header,i),u=r.length-1,p=re.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:Rt(s.header,i),m=r[d+1]?.line,g=m!==void 0&&"act"in m,h=kf((ze,Nn)=>wf(e,t,n,ze,Nn),d,g&&p.has("hint")),y=(ze,Nn=f,hu=h!==null&&ze===d)=>`/replay/${e}/${t}/${n}?step=${ze}${Nn>=0?`&seat=${Nn}`:""}${hu?"&hint":""}`,k=ze=>P(y(Math.min(u,Math.max(0,ze))),{replace:!0}),x=$e(()=>Mf(r),[r]),S=jf(d,x,u,k),L=O(null),M=r[d]?.views[0]?.phase!=="over",ct=()=>M&&P(`${y(d)}&on=1`,{replace:!0}),xt=()=>g&&P(y(d,f,!h),{replace:!0});Tf({h:xt,p:ct,...h&&{Escape:xt},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let Tn=r[d],Vs=f>=0?Tn.views[f]:Pa(Tn.views,$);return c`<${Ge.Provider} value=${Vs.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Ef} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${ze=>P(y(d,ze),{replace:!0})} here=${y(d)}
			onplay=${M?ct:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${Of} moment=${Tn} view=${Vs} names=${l} variant=${a} at=${$} hint=${h?.told} />
			</div>
			<aside class="replay-aside" data-hint=${h?"":void 0}>
				${h?c`<${Nf} key=${d} hint=${h} variant=${a} name=${l[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${L} onclose=${xt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${We} view=${Vs} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${z(Ia(Tn,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${L} aria-pressed=${h!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!g} onclick=${xt}>${o("page.hint")}</button>
			</div>
			<${Af} step=${d} last=${u} to=${k} steps=${S} />
		</div>
		${M&&p.get("on")?c`<${al} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>k(d)} />`:null}
	</main><//>`}function Of({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Ne} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=$t(s,t.phase);return c`<${st} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${qa(e)} />
		<${Lf} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var jf=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Af({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${qt} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${qt} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${qt} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${qt} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${qt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${qt} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function Mf(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||qa(t)||t.sheet?[n]:[]})}var qa=e=>jt(e.before?.[0],e.views[0]);function Ia(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=qa(e);if(r==="lay"){let $=i.map(g=>Be(g,p?.turnup)).join(" "),m=H(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:m})}if(r==="name")return o("page.replay.names",{name:l,trump:j(i[0])});if(r==="play"){let[$,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Be(i[0]??"",p?.turnup),taken:$,winner:m})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:B(String(a.act))})}function Tf(e){ye(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Nf({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${bs} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${Bt} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function Lf({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=ae(T(e.hand),U,e.trump),[l,u]=[$n(r?.advice),$n(r)];return c`<div class="replay-held">
		<${Ie} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${ne} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${ue} />`:null}${u.has(p)?c`<${es} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${se(e.aside)}</div>
	</div>`}function Ef({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=b(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=()=>navigator.clipboard?.writeText(Wn(l)).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand")),g=h=>i(Number(h.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??ie(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j(f)})}${" "}<${J} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${ol} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${ol} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${g}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((h,y)=>c`<option key=${y} value=${String(y)}>${o("page.replay.seen",{name:h})}</option>`)}
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
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${m} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>d(!0)}>${o("page.fair.short")}</button>
		</div>
		${p?c`<${F} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${Cf} match=${n} />`:c`<${on} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function Cf({match:e}){let[t,n]=b(null);if(w(()=>{Te().then(async r=>n(r&&await Jn(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${on} record=${t.slice(a,s[e]??t.length)} />`}function ol({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var Df={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function qt({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Df[t]} /></svg>
	</button>`}function Bf(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Rf({rest:[e=""]}){let t=Bf(re.value),n=Ca(e,t),[s,a]=b({});return w(()=>{let r=!0;return Promise.all([Ba(t.table,t.match,t.deal),qn(e,1,t.deal)]).then(i=>r&&a(Pf(i)?{key:n,both:i}:{wrong:o("page.replay.gone")}),i=>r&&a({wrong:i?.constructor===Error?o("page.replay.gone"):A(i)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${qf} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var Pf=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),rl=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function il({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Pa(t,0)}function qf({table:e,from:t,both:[n,s]}){let{header:a}=n,r=bt(D(a.variant),a.rules),[i,l]=[il(n),il(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=sl(rl(n),rl(s),oe(i),t.step),p=n.steps[0]?.views.length??1,d=[yt(a,p),yt(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,m=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??ie(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:j(l.trump)})}${" "}
				<${J} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${If(u?.trick)}</p>
		</header>
		<${Wf} was=${i.points} now=${l.points} names=${d} me=${Rt(s.header,p)} /></div>
		<div class="endings-both">
			<${ll} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${ll} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function If(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function ll({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:Ra(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${z(Ia(p,s,-1,a))}</p>`:null}
		<${Ne} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${We} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Wf({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${V}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>v(e[l]??0))}
			${i(o("page.whatif.now"),l=>v(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>G((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function ys(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:At(l,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:W(l)}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&cl(r))return Ff(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let i=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:i,suit:j(r.led)}):o("ask.lead",{who:i})}var cl=e=>e.acts?.length===1&&e.acts[0]==="pass";function Ff(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var vs=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function It({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=Ke([...t],e.worth??""),f=t.size<u?v(d):H(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${pl} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(f)?"two":""}`} aria-live="polite">
			${r?c`<${Hf} cards=${ae([...t],U)} pick=${u} worth=${Se(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?f:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map($=>c`<label key=${$}>
							<input type="radio" name="premium" checked=${$===i} onchange=${()=>l($)} />
							<span>${ul($,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:f})}
		</button>
	</div>`}function Hf({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${ne} card=${r} size="mini" /><b class="score">+${n[te(r)]}</b>`:null}
			</span>`})}
	</span>`}function ul(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Wa(e,t);return o(`menu.${s}`,a)}function Wa(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function pl({offer:e,variant:t}){let{level:n,points:s,n:a}=Wa(e,t),r=Bn(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ws({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=b(""),[l,u]=b(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],f=p.filter(m=>m.startsWith(`${r} `));if(w(()=>(i(""),u("")),[p.join()]),cl(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:m,points:g,n:h}=Wa(l,t);return c`<div class=${`answer sure ${h?"numbered":""}`}>
			<${pl} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${m}`,{points:g,n:h&&` ${h}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=m=>m==="pass"||p.every(g=>g!=="pass")?n(m):u(m);return c`<div class="answer">
		${d.map(m=>{let g=p.every(h=>h!==m);return c`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${g?r===m:void 0}
				onclick=${()=>g?i(m):$(m)}>
				${a?.split(" ")[0]===m?c`<${ue} />`:null}${ul(m,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(m=>c`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>$(m)}>
							${m===a?c`<${ue} />`:null}<span class="unseen">${B(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ks({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${qe} trump=${r} />${a===s?c`<${ue} />`:null}
			</button>`})}
	</div>`}var he=0;async function dl(e){let t=await fetch(`${Ln}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var fl=async()=>(await dl("course.json")).json();async function $l(e){let t=await(await dl(`${e.id}.99.jsonl`)).text(),n=await Promise.all(zf(t).map(({match:s,deal:a})=>Tt(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Uf)}}function zf(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Uf(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[he];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Fa(e,t){let n=e[t]?.view.options?.seat??he;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Ha=(e,t)=>e[Fa(e,t)]?.act??"";var _f=9,[hl,Kf,Jf]=[700,1700,280],gl=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Gf({id:e,steps:t}){try{let n=Number(localStorage.getItem(gl(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Vf(e,t){try{localStorage.setItem(gl(e),String(t))}catch{}}var xs=()=>N.course.value.split(" ").filter(e=>e!=="");function Yf(e){e==="first"&&(N.taught.value=!0),xs().includes(e)||(N.course.value=[...xs(),e].join(" "))}function Qf(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,dt(a)+s])))}function Xf(e){let t=D(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var bl=(e,t)=>e[t]?.view,mn=(e,t)=>jt(e[t-1]?.view,e[t]?.view),ml=(e,t,n)=>({view:bl(e,t),full:{...n,gone:!0},ms:Jf});function Zf(e,t,n){let s=[],a=t.lies?mn(e,t.at):null;a&&s.push(ml(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=mn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Kf:hl}),l&&s.push(ml(e,r,l)))}return s}function e$(e,t){let n=Fa(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!mn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:mn(e,n+r),ms:hl}))}var Ss=class{moving=I(!1);rests=I(!1);chosen=I(new Set);reply=I("");#n=0;#e=()=>{};constructor(t){this.lesson=t,this.at=I(Gf(t)),this.shown=I(this.#u(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ue(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#u(this.step(t))}),Vf(this.lesson.id,t),t===this.last&&Yf(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#i();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#i();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!_(`course.${a}`)?"":o(`course.${a}`,{...Qf(),...Xf(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Ha(this.#t(n),n.at);if(t===s)return this.#i();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#i();let s=this.#s(n),a=s?.trick?.[0]?.card,r=T(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${te(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Ke(s,n);if(s.every(l=>a.includes(l)))return this.#i();let i=r===Ke(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#n)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Ha(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#u(t){return{view:bl(this.#t(t),t.at),full:t.lies?mn(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=_f)return this.#o(Zf(this.#t(n),n,s),()=>this.be(t));let a=n.does?e$(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#c(r):()=>this.be(t))}#c(t){Ue(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#e=n,Ue(()=>this.#l(t.length>0)),this.#f(t)}#f([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#n=setTimeout(()=>this.#f(n),t.ms)}};var yl=()=>et(async()=>{let[e]=await Promise.all([fl(),_o(ee.peek(),Ln)]);return e});function vl({plans:e}){w(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(xs()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${t$} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var t$=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Fe({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=b(""),$=O(null),m=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];ye(()=>{let x=0,S=()=>{for(let M of $.current?.querySelectorAll("[data-card]")??[])fn.set(M.dataset.card??"",M.getBoundingClientRect())},L=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(L),clearTimeout(x))});function g(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:s$(e,m,x.key);S!==void 0&&(x.preventDefault(),S!==""&&(f(S),$.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function h(x,S){f(S);let L=x.pointerType==="touch",M=N.play.value==="twice"||N.play.value==="auto"&&L;l||M&&!n.has(S)?u(S):p(S)}let y=(x,S)=>{let L=t===null||t.has(x);return c`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===m?0:-1} aria-disabled=${L&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(x):void 0} style=${{"--k":S}}
			onclick=${M=>h(M,x)}>
			<${ne} card=${x} dim=${!L} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[te(x)]}</span>`:null}
			${s?.has(x)?c`<span class="mark"><${ue} /></span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${g} onmousedown=${n$}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${i?St(e).map(x=>c`<span key=${te(x[0]??"")} class="same-suit">${x.map(y)}</span>`):e.map(y)}
	</div>`}var n$=e=>e.preventDefault();function s$(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return wl(e,s,-1);case"ArrowDown":return wl(e,s,1)}}function wl(e,t,n){let s=te(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(te(r)!==s)return r}return""}function Os(e,t,n){let s=e.filter(r=>a$(Ee(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function a$(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function o$({rest:[e=""]}){let{value:t,wrong:n}=yl(),s=e||(re.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${kl} why=${n??o("page.nowhere")} />`:t?a?c`<${r$} key=${a.id} plan=${a} plans=${t} />`:c`<${vl} plans=${t} />`:c`<${xl} />`}var kl=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,xl=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function r$({plan:e,plans:t}){let[n,s]=b({});return w(()=>{let a,r=!1;return $l(e).then(i=>!r&&s({run:a=new Ss(i)}),i=>!r&&s({wrong:A(i)})),()=>{r=!0,a?.stop()}},[]),w(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${kl} why=${n.wrong} />`:n.run?c`<${i$} run=${n.run} plans=${t} />`:c`<${xl} />`}function Sl(){let e=zr(re.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function i$({run:e,plans:t}){let n=Sl(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);$$(e);let l=e.rests.value,u=O(`${s} ${l}`);w(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",k=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?y:".on";i.current?.querySelector(k)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=D(a.variant),$=a.names.map((y,k)=>k===he?o("you"):y==="dummy"?o("dummy"):y),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",g=e.moving.value||l?"":m,h=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return c`<${Ge.Provider} value=${p.turnup??""}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${qe} trump=${p.trump??""} /><h1>${h}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${l$} run=${e} step=${r} n=${s} />
			<div class=${`board of-${oe(p)} ${g==="sheeted"?g:""}`}>
				<${f$} run=${e} step=${r} view=${p} full=${d} name=${$[he]??""} />
				<${st} view=${p} variant=${f} names=${$} me=${he} elsewhere=${he} full=${d} over=${g}
					laid=${$t(f,p.phase)} played=${p$(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${c$} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function l$({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
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
			<button type="button" class=${`button on ${i?"":"chief"}`} disabled=${n===e.last}
				onclick=${()=>e.forward()}>
				${o(i?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function c$({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=D(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${Ol} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${It} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ws} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ks} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${u$} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Ne} view=${t} names=${n} me=${he} untitled /></div>`:null}
		${e.leaf==="end"?c`<${d$} run=${s} plans=${a} />`:null}`}var u$=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function p$(e,t,n,s){let a=Ot(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(T(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${Fe} cards=${ae(T(r),U,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Ol({worth:e}){let t=Se(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...U].map(n=>c`<li key=${n}>
				<${J} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function d$({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Sl(),[r,i]=b(!1),l=async()=>{i(!0),await C(async()=>{await fe();let f=de.value.find($=>$.id===s);f&&await Fr(f,"beginner")}),i(!1)},u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${Ol} worth=${D(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function f$({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??he)===he?n.options:void 0,u=l?new Set(T(l.from)):null,p=e.chosen.value,d=m=>{if(!l)return;let g=new Set(i?p:[]);if(p.has(m))g.delete(m);else if(g.size<(l.pick??1))g.add(m);else return void(e.reply.value=o("lay.full",{n:g.size}));if(Ue(()=>{e.chosen.value=g,e.reply.value=""}),i)return;g.size===1&&u?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},f=m=>l&&e.play(m),$=n.phase==="lay"&&t.worth?Se(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ie} view=${n} seat=${he} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===he} laid=${$t(D(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(n.aside)}</div>`:null}
		</div>
		<${Fe} cards=${Dn(n,he)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function $$(e){w(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=Os(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Y=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),vt=e=>e.seats.map((t,n)=>Y(e,n)),jl=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),hn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?jl(e):`${jl(e)} · ${ve(t,{dateStyle:"long"})}`};function js(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:Y(e,t.by)});case"turnup":return o("turnup")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(t.trump==="stays"?"why.stays":t.trump==="game"?"why.game":"why.first")}var Ml=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:Y(e,n.seat)})).join("; ")}),m$=e=>e==="joker"?o("joker"):e;function gn(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:Y(e,t.seat),other:Y(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?B(t.offer):"",trump:j(t.trump),want:j(t.want),card:m$(t.card??"")})}var Al=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${Y(e,s)} ${G(n)}`).join(", "),za=e=>[o("pad.settle",{what:Al(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:Al(e,t)}))];function at(e){let t=vt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:W(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,i)=>e.totals[i]===s);return e.deals.length===0?"":o("page.pad.leads",{names:W(a),n:a.length,points:v(s),over:n?"yes":"no"})}function Tl(e){let t=vt(e),n=(a,r)=>a.map((i,l)=>`${t[l]} ${r(i)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((i,l)=>`${t[l]} ${G(i)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${j(a.trump)}: ${r}`});return[`Ninety-Nine · ${hn(e)}`,n(e.totals,v),at(e),"",...s,"",...za(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Ll=e=>({hands:e.seats.map(()=>({}))}),_a=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),El=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Cl=(e,t)=>e.seat===t?.seat&&e.field===t.field;function h$(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var g$=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Nl=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),b$=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...i}=s;return a||e.hands[t]?.premium===n.premium?s:i},y$=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function Ka({pad:e,deal:t,named:n}){let s=e.deals[t],a=s??e.due;if(!a)return null;let r=n??a.trump,i=r===a.trump||!a.trump?js(e,a.why,!s):"",l={dealer:Y(e,a.dealer),lead:Y(e,a.lead),past:s?"yes":"no"},u=a.vulnerable?.map(p=>Y(e,p)).join(", ");return c`<div class="pad-due">
		<p class="who"><b>${o("page.pad.deal",{n:t+1})}</b> ${o("page.pad.roles",l)}</p>
		<p class="trump">${r?c`<${J} trump=${r} /> <span>${i?o("why.trump",{trump:j(r),why:i}):j(r)}</span>`:o("page.pad.turnup")}</p>
		${u?c`<p class="small soft">${o("pad.vulnerable",{names:u})}</p>`:null}
	</div>`}var Ua=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:i})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${i??t}</button>`;function v$(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span></span><span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${w$} key=${a} ...${e} seat=${a} />`)}
	</div>`}function w$({pad:e,draft:t,full:n,now:s,wrong:a,pick:r,seat:i}){let l=Y(e,i),u=t.hands[i]??{},{tricks:p,bid:d,made:f,premium:$}=n.hands[i]??{},m=y=>({label:o(`page.pad.${y}.of`,{name:l}),now:Cl({seat:i,field:y},s),wrong:a===i,onpick:()=>r({seat:i,field:y})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),h=[d===void 0?"":o("page.pad.bid",{n:d}),g].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name"><span>${l}</span> <b class="total">${v(e.totals[i]??0)}</b></span>
		<${Ua} ...${m("tricks")} said=${u.tricks!==void 0} text=${p===void 0?"":v(p)} />
		<${Ua} ...${m("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${h}>
			<span class="bid">${d===void 0?"":v(d)}</span>
			${g?c`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&i<e.choices.live?c`<${Ua} ...${m("premium")} said=${!!u.premium} text=${$?B($):""} />`:null}
	</div>`}function k$(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump")return e.choices.trumps.map(d=>({key:d,on:t.trump===d,press:()=>s({...t,trump:d}),label:j(d),wide:!0,text:c`<${J} trump=${d} /><span class="word">${j(d)}</span>`}));let i=t.hands[a]??{},l=(d,f)=>s(b$(t,a,y$({...i,...d})),f),u=(d,f,$)=>({key:String(d),text:v(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,i.tricks===f,()=>l({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:i.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:i.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,i.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(i.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!i.premium,press:()=>l({premium:""})},...g$(e).map(d=>({key:d,wide:!0,text:B(d),on:p===d,typed:d[0]??"",press:()=>l({premium:d},Nl(e,d).length>0)})),...(p?Nl(e,p):[]).map(d=>u(d,i.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function x$({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=n.length>10?7:5,a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Dl=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Y(e,t)}),S$={seat:-1,field:"trump"},O$=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),j$=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${J} trump=${e} /> ${j(e)}`:"…"}
</button>`;function Bl({pad:e,deal:t,draft:n,set:s,enter:a,undo:r,cancel:i,busy:l,stale:u}){let[p,d]=b(null);w(()=>d(null),[t]);let f=(e.missing??[]).filter(k=>!h$(n,k)),$=p??(f[0]?El(f[0]):null),m=!u&&e.entry!==void 0&&!e.fault&&(e.missing??[]).length===0&&!e.unfit,h=$?k$(e,n,$,(k,x)=>(d(x?$:null),s(k))):[],y=A$(e.entry,n);return N$({pad:e,now:$,keys:h,pick:d,enter:()=>m&&!l&&a(),undo:r}),c`<section class="pad-panel" aria-label=${o(i?"page.pad.correct":"page.pad.enter")}>
		<${Ka} pad=${e} deal=${t} named=${y.trump} />
		<${v$} pad=${e} draft=${n} full=${y} now=${$} wrong=${e.fault?.seat??-1} pick=${d} />
		<p class=${`pad-said ${e.fault||e.unfit?"trouble":m?"":"soft"}`} role="status">
			${M$(e,p,f)||(m?o("page.pad.ready"):" ")}
		</p>
		${O$(e,n)&&(y.trump||$?.field!=="trump")?c`<${j$} trump=${y.trump} now=${$?.field==="trump"} onpick=${()=>d(S$)} />`:null}
		${$&&!(m&&!p)?c`<${x$} keys=${h} label=${Dl(e,$)} />`:null}
		<div class="pad-acts">
			<button type="button" class="button" disabled=${!r} onclick=${r}>${o("page.pad.undo")}</button>
			${i?c`<button type="button" class="button" onclick=${i}>${o("page.pad.cancel")}</button>`:null}
			<button type="button" class="button chief" aria-disabled=${!m&&!e.unfit} aria-busy=${l}
				onclick=${()=>(m||e.unfit)&&a(!!e.unfit)}>
				${o(e.unfit?"page.pad.anyway":i?"page.pad.correct":"page.pad.enter")}
			</button>
		</div>
	</section>`}var A$=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function M$(e,t,n){if(e.fault)return gn(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:gn(e,a)})).join(" ");let s=n.find(a=>!t||Cl(El(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Y(e,s.seat)}):t?Dl(e,t):""}var T$={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]};function N$(e){let t=O(e);t.current=e,w(()=>{let n=s=>{if(s.ctrlKey||s.metaKey||s.altKey||document.querySelector("dialog[open]"))return;let a=s.target instanceof Element?s.target:null;if(a?.closest("input, select, textarea, summary, [contenteditable]"))return;let{pad:r,now:i,keys:l,pick:u,enter:p,undo:d}=t.current,f=l.find(g=>g.typed===s.key),[$=0,m=0]=T$[s.key]??[];if(f)f.press();else if(s.key==="Backspace"&&d)d();else if(s.key==="Enter"&&!a?.closest("button, a"))p();else if(($||m)&&(a===document.body||a?.closest(".pad-panel")))u(L$(r,i,$,m));else return;s.preventDefault()};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}function L$(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,i=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:i,field:u==="premium"&&i>=e.choices.live?"contract":u}}var Ms="ninetynine.pad.",E$=200,wt=I(Rl()),As=I(!1);function Rl(){let e={};try{for(let t of Object.keys(localStorage))t.startsWith(Ms)&&C$(e,localStorage.getItem(t))}catch{}return e}function C$(e,t){try{let n=JSON.parse(t??"");typeof n?.record=="string"&&typeof n.id=="string"&&(e[n.id]={past:[],draft:null,...n})}catch{}}globalThis.addEventListener?.("storage",e=>{(e.key===null||e.key.startsWith(Ms))&&(wt.value=Rl())});var Ts=()=>Object.values(wt.value).sort((e,t)=>t.moved-e.moved),kt=e=>wt.value[e];function ge(e){wt.value={...wt.value,[e.id]:e};try{localStorage.setItem(Ms+e.id,JSON.stringify(e)),As.value=!1}catch{As.value=!0}}function Pl(e){let{[e]:t,...n}=wt.value;wt.value=n;try{localStorage.removeItem(Ms+e)}catch{}}var ql=({rules:e,seats:t,totals:n,deals:s,end:a})=>({variant:e.id,names:t,totals:n,deals:s.length,over:a!==void 0}),Ns=e=>({id:Mt().slice(0,12),record:e.record,past:[],draft:null,moved:Date.now(),summary:ql(e)}),Ls=(e,t)=>({...e,record:t.record,past:[...e.past,D$(e.record,t.record)].slice(-E$),draft:null,moved:Date.now(),summary:ql(t)});function D$(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n++;return{at:n,rest:e.slice(n)}}function Il(e){let t=e.past.at(-1);return t&&e.record.slice(0,t.at)+t.rest}var Wl=(e,t)=>({...Ls(e,t),past:e.past.slice(0,-1)});var B$=3e3,bn=e=>Ye(e)?o("page.pad.refused",{text:e.message}):A(e);function Fl({record:e,draft:t,summary:n}){return t?{record:e,deal:t.deal,entry:t.entry}:n.over?{record:e}:{record:e,entry:{hands:n.names.map(()=>({}))}}}function Hl(e){let[t,n]=b(null),[s,a]=b(""),[r,i]=b(0),l=e?JSON.stringify(Fl(e)):"";w(()=>{if(!e)return;let p=new AbortController,d=0;return ft(Fl(e),p.signal).then(f=>(n({of:l,told:f}),a("")),f=>{p.signal.aborted||(a(bn(f)),f instanceof Zo&&(d=window.setTimeout(()=>i(r+1),B$)))}),()=>(p.abort(),clearTimeout(d))},[l,r]);let u=p=>n({of:l,told:p});return{told:t?.told,stale:t?.of!==l,wrong:s,tell:u}}function zl(e,t,n){let[s,a]=b(!1),r=O([]),i=t.deals.length,l=e.draft?.deal??i,u=e.draft?.entry??Ll(t),p=Il(e),d=$=>ge({...e,draft:_a($)&&l===i?null:{deal:l,entry:$}}),f=async($,m,g)=>{if(s)return;a(!0);let h=await ft($).catch(y=>{E(A(y))});if(a(!1),!!h)return kt(e.id)?.record!==e.record?E(o("page.pad.elsewhere")):h.fault||h.missing||h.unfit?$.entry?n(h):E(R$(h)):(r.current=[],ge(m(e,h)),n(h),g(),h)};return{busy:s,deal:l,due:i,entry:u,set:$=>(r.current.push(u),d($)),enter:async($=!1)=>{let m={record:e.record,do:$?"anyway":"enter",deal:l,entry:u},g=await f(m,Ls,()=>{});g&&P$(g,l,i)},stop:()=>f({record:e.record,do:"stop"},Ls,()=>{}),correct:$=>{let m=t.deals[$];r.current=[],m&&ge({...e,draft:{deal:$,entry:m.entry}})},leave:()=>ge({...e,draft:null}),undo:e.draft&&!_a(u)||p!==void 0?()=>{let $=r.current.pop();if(e.draft)return $?d($):ge({...e,draft:null});f({record:p??""},Wl,()=>E(o("pad.undone")))}:void 0}}var R$=e=>e.fault?gn(e,e.fault):e.missing?Ml(e,e.missing):"";function P$(e,t,n){let s=e.deals[t];if(!s)return;let a=W(s.points.map((r,i)=>`${Y(e,i)} ${G(r)}`));E(t===n?o("page.pad.entered",{n:t+1,points:a}):o("pad.corrected",{deal:t+1}));for(let r of e.changed??[]){let i={deal:r.deal+1};if(r.dropped)E(o("pad.dropped",i));else if(r.trump!==r.was){let l={trump:j(r.trump),was:j(r.was),dealer:Y(e,r.dealer)};E(o("pad.changed",{...i,...l}))}}}var q$=24;function I$(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function W$(){let e=q.value?.name??N.name.value;return Ts()[0]?.summary.names??(e?[e]:[])}var F$={variant:"",names:[],first:"0",length:"",rounds:9,house:os},Ul=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),Ja=e=>Array.from({length:e.chairs},(t,n)=>n);async function H$(e,t,n){let s=nn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=await ft({begin:{variant:t.id,...s?{rules:s}:{},seats:[...Ja(t).map(l=>Ul(e,l)),...a],first:Number(e.first),date:I$(),...e.length?{[e.length]:e.rounds}:{}}}),i=Ns(r);return ge(i),i.id}var z$=e=>e instanceof nt?o("page.create.rules.unread",{text:e.message}):bn(e);function U$({plan:e,set:t,variant:n}){let s=a=>({currentTarget:{value:r}})=>t(({names:i})=>({names:Object.assign([...i],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${Ja(n).map(a=>c`<label class="field" key=${a}>
				<span>${o("page.pad.player",{n:a+1})}</span>
				<input type="text" maxlength=${q$} autocomplete="off" spellcheck=${!1} value=${e.names[a]??""}
					enterkeyhint="next" oninput=${s(a)} />
			</label>`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${R} label=${o("page.pad.first")} value=${e.first} onchange=${a=>t({first:a})}
			options=${Ja(n).map(a=>[String(a),Ul(e,a)])} />`}function _$({plan:e,set:t}){return c`<div>
		<${R} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...X("page.create.length","deals","games")]}
			onchange=${n=>t({length:n})} />
		${e.length?c`<${we} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${n=>t({rounds:n})} />`:null}
	</div>`}function _l({onclose:e,onbegun:t}){w(()=>{C(fe)},[]);let[n,s]=b(()=>({...F$,names:W$()})),[a,r]=b(""),[i,l]=b(!1),u=de.value.find(g=>g.id===n.variant)??Xe(),p=D(u?.id);if(!u)return null;let d=g=>{s(h=>({...h,...typeof g=="function"?g(h):g})),r("")},f=async g=>{if(g.preventDefault(),!(i||!p)){l(!0);try{t(await H$(n,u,p))}catch(h){r(z$(h)),l(!1)}}},$=g=>d({variant:g,first:"0",house:{...n.house,changed:{}}}),m=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${i}>
		${o("page.pad.begin")}
	</button>`;return c`<${F} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${ce} label=${o("page.create.variant")} value=${u.id} groups=${Me()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${U$} plan=${n} set=${d} variant=${u} />
			<${_$} plan=${n} set=${d} variant=${u} />
			<${rs} own=${n.house} set=${g=>d({house:g})} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var K$=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Es({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return c`<div class="invitation">
		<label class="field"><span>${t}</span>
			<input type="text" readonly value=${e} onfocus=${r=>r.target.select()} /></label>
		<button type="button" class="button" onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||E(o("page.link.by-hand"))}}}>${o(n?"page.link.copied":"page.link.copy")}</button>
		${K$(location.hostname)?c`<${J$} />`:null}
	</div>`}function J$(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Kl({variant:e,table:t}){let n=_(`variant.${e}`);return c`<div class="introduction">
		${N.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}function Cs({pad:e,onpick:t}){let n=vt(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${hn(e)} · ${ms(e.rules)}</p>
			<p class="standing">${at(e)}</p>
		</header>
		${e.deals.length?c`<${Ma} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${za(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function G$(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:V$(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:i,...l}=n;return{...l,shown:r,...s?{why:a}:{},...i?{closed:{...i,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var V$=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Ds({pad:e,deal:t,onclose:n,correct:s}){let a=e.deals[t];if(!a)return null;let r=s&&c`<button type="button" class="button chief" onclick=${s}>
		${o("page.pad.correct")}
	</button>`;return c`<${F} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${r}>
		<div class="pad-account stack">
			<p class="soft">${o("page.pad.roles",{dealer:Y(e,a.dealer),lead:Y(e,a.lead),past:"yes"})}.
				${o("page.pad.trump")}: ${j(a.trump)} (${js(e,a.why,!1)}).</p>
			<${Ne} view=${G$(e,t)} names=${vt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Jl=4e3;async function Gl(e,t){let{pad:n}=await _t(t,e.record),s=kt(e.id);s&&ge({...s,shared:{secret:t,pad:n,of:e.record}})}function Vl(e){let[t,n]=b(0),{shared:s,record:a}=e;w(()=>{if(!s||s.of===a)return;let r=0;return Gl(e,s.secret).catch(()=>r=window.setTimeout(()=>n(t+1),Jl)),()=>clearTimeout(r)},[s?.of,a,t])}function Yl({kept:e}){let[t,n]=b(!1),{shared:s}=e,a=()=>C(async()=>{s||await Gl(e,Mt()),n(!0)}),i=c`<button type="button" class="button" onclick=${()=>C(async()=>{await _t(s?.secret??"");let{shared:l,...u}=kt(e.id)??e;ge(u),n(!1)})}>${o("page.pad.share.stop")}</button>`;return c`<button type="button" class="button plain" onclick=${a}>${o("page.pad.share")}</button>
		${t&&s?c`<${F} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${i}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Es} link=${Wn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Y$(e){let[t,n]=b(null),[s,a]=b("");return w(()=>{let r=new AbortController,[i,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await Or(e,i,r.signal);i=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof pe&&p.status===404;if(a(d?o("page.pad.unshared"):A(p)),d)return}l=window.setTimeout(u,Jl)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function Ql({id:e}){let{pad:t,wrong:n}=Y$(e),[s,a]=b(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${Cs} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${Ka} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${at(t)}</p>`}
			<ul class="stands">${t.totals.map((r,i)=>c`<li key=${i}>
				<span>${Y(t,i)}</span> <b>${v(r)}</b>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${Ds} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}function Q$({rest:e}){let[t="",n=""]=e;return t==="on"&&n?c`<${Ql} key=${n} id=${n} />`:t?c`<${em} key=${t} id=${t} />`:c`<${X$} />`}function X$(){let[e,t]=b(!1),[n,s]=b(""),a=O(null),r=async l=>{if(l){s("");try{let u=Ns(await ft({record:await l.text()}));ge(u),P(`/pad/${u.id}`)}catch(u){s(bn(u))}}},i=l=>P(`/pad/${l}`);return c`<main id="main" tabindex="-1" class="pads stack">
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
		<ul class="pad-list">${Ts().map(l=>c`<${Z$} key=${l.id} pad=${l} />`)}</ul>
		${e?c`<${_l} onclose=${()=>t(!1)} onbegun=${i} />`:null}
	</main>`}function Z$({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:i,over:l}=t,u=[_(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:i}),ve(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${W(a)}</span>
		<span class="score">${r.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var Xl=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function em({id:e}){let t=kt(e),{told:n,stale:s,wrong:a,tell:r}=Hl(t),i=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return t?n?c`<${tm} kept=${t} told=${n} stale=${s} wrong=${a} tell=${r} />`:c`<${Xl} text=${a||o("page.opening")} />`:c`<${Xl} text=${o("page.pad.gone")}>${i}<//>`}function tm({kept:e,told:t,stale:n,wrong:s,tell:a}){let{busy:r,deal:i,due:l,entry:u,set:p,enter:d,stop:f,correct:$,leave:m,undo:g}=zl(e,t,a),[h,y]=b(-1);return Vl(e),c`<main id="main" tabindex="-1" class="pad">
		<${Cs} pad=${t} onpick=${y} />
		${t.due||i<l?c`<${Bl} pad=${t} deal=${i} draft=${u} set=${p} enter=${d} busy=${r} stale=${n}
					undo=${g} cancel=${i<l?m:void 0} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${at(t)}</p>
					<div class="pad-acts">
						<button type="button" class="button" disabled=${!g} onclick=${g}>${o("page.pad.undo")}</button>
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${sm} kept=${e} pad=${t} stop=${t.due&&l>0?f:void 0} />
		${s||As.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${h>=0?c`<${Ds} pad=${t} deal=${h} onclose=${()=>y(-1)}
					correct=${()=>($(h),y(-1))} />`:null}
	</main>`}function nm(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/x-ndjson"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function sm({kept:e,pad:t,stop:n}){let[s,a]=b(!1),r=async()=>{let d=await navigator.clipboard?.writeText(Tl(t)).then(()=>!0,()=>!1);E(o(d?"page.link.copied":"page.copy.not"))},i=()=>Ea(La({scores:t.deals,names:vt(t),title:hn(t),winner:at(t),end:t.end??{totals:t.totals,winners:[],games:[]}})).catch(d=>E(A(d))),l=(d,f)=>c`<button type="button" class="button plain" onclick=${f}>${d}</button>`,p=c`<button type="button" class="button chief" onclick=${()=>C(async()=>{e.shared&&await _t(e.shared.secret),P("/pad"),Pl(e.id)})}>
		${o("page.pad.drop.yes")}
	</button>`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${t.deals.length?[l(o("page.copy"),r),l(o("page.share"),i),l(o("page.rules.print"),()=>print())]:null}
		${Ve.value?null:c`<${Yl} kept=${e} />`}
		${l(o("page.pad.save"),()=>nm(e.record,`pad-${t.date||e.id}.99.jsonl`))}
		${t.house?null:c`<a class="button plain" href=${`/rules/${t.rules.id}`}>${o("page.nav.rules")}</a>`}
		${n?l(o("page.pad.stop"),n):null}
		${l(o("page.pad.drop"),()=>a(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${s?c`<${F} title=${o("page.pad.drop")} onclose=${()=>a(!1)} actions=${p}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var am=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],Ga=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],He={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},om={A:"ace",K:"king",Q:"queen",J:"jack"},Va=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],rm="two three four five six seven eight nine ten eleven twelve".split(" "),Zl=["pass","declare","reveal"],im=["random","greedy","beginner","casual","club","strong","expert"],nc=Object.keys(He).flatMap(e=>Va.map(t=>t+e));function wn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,rm[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),om[a]??"",a.toLowerCase()]};return{verbs:[...yn(am,a=>e(`cmd.${a}`)),...yn(Ga,a=>e(`page.cmd.${a}`))],offers:[...yn(Zl,a=>e(`offer.${a}`)),...yn(Zl,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Va.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(He).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:yn(im.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var yn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>lm(s,n))),lm=(e,t)=>[e,t],sc=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),cm=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),ot=(e,t)=>e===t||e===cm(t)||e===sc(t),ac=(e,t)=>e.startsWith(t)||sc(e).startsWith(t);function ec(e,t){let n=t.verbs.find(([s])=>ot(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Bs=(e,t)=>Va.find(n=>t.ranks[n]?.some(s=>ot(e,s)))??"";function Rs(e,t,n){let s=Object.keys(He).find(i=>He[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>ac(n.suits[i]??"",e)||e.length>=3&&He[i]?.english.startsWith(e),r=Object.keys(He).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in He?e.toUpperCase():""}var um=new Set(["of","von","av","i","the","der","die","das"]);function oc(e,t){let n=e[0]??"",s=um.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Rs(n,3,t),i=r?Bs(a,t):"";if(i)return[i+r,s+1];let l=Bs(n,t)?Rs(a,1,t):"";return l?[Bs(n,t)+l,s+1]:["",0]}function pm(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!ot(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!ot(e[1]??"",a))return 1;let[r,i]=oc(e.slice(2),n);return i?r===t?i+2:1:vn([t],e[2]??"",n).length?3:1}function dm(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>ot(a.join(" "),l)||ot(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=pm(a.slice(l),n,t),[p,d]=u?["",u]:oc(a.slice(l),t);u?i.push("joker"):i.push(d?Ee(p).toLowerCase()+He[te(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function vn(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=te(r),{sign:l,english:u}=He[i]??{sign:"",english:""};for(let p of n.ranks[Ee(r)]??[])for(let d of[fm(t,p),/^\d+$/.test(p)?$m(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];ac(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var fm=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",$m=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function tc(e,t,n){let s=/^\d/.test(t)?"":Bs(t,n),a=Rs(t,2,n);return e.filter(r=>s&&Ee(r)===s||a&&te(r)===a)}function Ya(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var mm=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Ps(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=dm(e,n,t.joker),i=ec(r[0]??"",n);if(ec(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!mm.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?hm(i,r,t,n):bm(i,r,t,n):r.every(d=>/^\d+$/.test(d)||vn(nc,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function hm(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=gm(d,n,s);if($)return $;for(let m of f)l.add(m)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>vn([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function gm(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=vn(t.hand,e,n);if(s.length===0&&(s=tc(t.list,e,n),s.length===0&&(s=tc(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=vn(nc,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function bm(e,t,n,s){if(n.sure)return ym(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=Ya(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=vm(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function ym(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function vm(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Rs(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||ot(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var rc=(e,t)=>t.levels.find(([n,s])=>ot(e,n)||e===s)?.[1]??"",ic=e=>e?.kind==="lay"||e?.kind==="play"?T(e.from):[];var xe=e=>e?"yes":"no",lc=e=>_(`rank.name.${e}`)?o(`rank.name.${e}`):e,wm={C:"♣",D:"♦",H:"♥",S:"♠"};function be(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:be(e,{short:t})});let[s,a]=[Ee(e),te(e)];return t?(_(`rank.${s}`)?o(`rank.${s}`):s)+wm[a]:o("card.spoken",{rank:lc(s),suit:o(`suit.${a}`)})}var Le=(e,t)=>e.map(n=>be(n,t)).join(", ");function cc(e,t){if(t.short)return e.map(s=>be(s,t)).join(" ");let n=s=>{let a=Go(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${te(i)}`):lc(Ee(i)));return`${j(a)}: ${r.join(", ")}`};return St(e,t.view?.trump).map(n).join("; ")}function Wt(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Le(s,t),bid:H(Ke(s,Xa(t)),t.rules)}):n==="name"?o("act.name",{trump:j(s[0])}):n==="play"?Le(s,t):B(e)}var Xa=e=>e.view.options?.worth??e.rules?.worth??"",lt=e=>Array.from({length:oe(e.view)},(t,n)=>n),Qa=(e,t)=>e?.shown?.[t]?.hand,Za=(e,t)=>ae(T(t===e.me?e.view.hand:Qa(e.view,t)),U,e.view.trump),qs=e=>Za(e,e.view.options?.seat??e.me);function eo(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:cc(Za(e,e.me),e)})];return t.turnup&&T(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:be(t.turnup??"",{short:e.short})})),[...n,...Yt(t,e.rules),...uc(e,void 0)]}function uc(e,t){return e.view.phase==="over"?[]:lt(e).filter(s=>s!==e.me&&Qa(e.view,s)&&!Qa(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:cc(Za(e,s),e)}))}function to(e,t){return lt(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[pc(e,n,a)]:[]})}var pc=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:xe(t===e.me),cards:Le(T(n),e)}),dc=(e,t)=>o("plain.laid",{cards:Le(t,e),bid:H(e.view.bid??0,e.rules)});function no(e,t){let{turnup:n}=e.view,s=_e(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:j(s)}),i=t&&!n?km(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function km(e){let t=e.view.why;return!e.view.trump&&_e(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:xe(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&_(`why.${t.trump}`)?o(`why.${t.trump}`):""}function fc(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:xe(t.length>1),n:e.rules.score.vulnerable})]}function Is(e){let t=Se(Xa(e)),n=[...U].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function so(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?le(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:xe(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?Is(e):[];return[l,...fc(e),...u,...Ws(e)]}function Ws(e){let t=e.view,n=[no(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:be(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...ao(e,void 0),...to(e,void 0)),t.phase!=="over"&&n.push(...eo(e)),t.trick?.length?[...n,...kn(e,le(t))]:n}function ao(e,t){let{premium:n=[],why:s}=e.view;return lt(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:xe(a===e.me)},i=[o("plain.holds",{...r,offer:B(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var $c=e=>lt(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function kn(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=ut(n,t);if(s.length===0)return[o(t===0||t===le(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:be(l,e)})),r=t<le(n)?pt(n,t):-1;return r<0?a:[...a,mc(e,s,r)]}function mc(e,t,n){let s=be(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:xe(n===e.me),card:s,tally:$c(e)})}function xn(e){let t=lt(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>W(T(e.view.void?.[a]).map(j)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:$c(e)}),...s]}function hc(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=lt(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?H(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?B(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(dc(e,T(t.aside))),s.push(...Yt(t,e.rules)),[...s,...ao(e,void 0),...to(e,void 0),no(e,!1)]}function gc(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${v(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...fc(e)]}function oo(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":H(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=lt(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[pc(e,p,d)]:[]}),l=ra(n),u=ia(n,e.names,e.me).map(([p])=>p);return[...r,...i,...oa(n,e.names,e.rules,e.me),...u,...l?[l]:[],...xm(e)]}function xm(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[Qt(t,e.names,e.me,e.settings)].filter(Boolean)}function rt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${be(a,e)}`),s=Ya(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?j(a.act.slice(5)):Sm(a.act,e)}`);return[...n,...s].join(", ")}function Sm(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Om(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=Bn(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function bc(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Om(e,t.sure)];if(t.offer)return[o("ask.number"),rt(e,t)];let l=[ys(s,e.names,!1),...r.kind==="lay"?Is(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,rt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function it(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:W(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:W(i)}):o("page.waiting.friends")]}var yc=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Pt(e)})]:[];function vc(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?it(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?it(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:xe(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:xe(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return jm(e,t,i,r);default:return[]}}function jm(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?ro(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:xe(s)})]}function ro(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:xe(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Am(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function wc(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Am(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...Ws(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!Je(s,a)||e.table.match!==r.table.match)return so(t,!1);let l=[...Mm(s,t,n),...Tm(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(dc(t,ae(T(a.aside),U))),a.phase!=="over"&&l.push(...ao(t,s),...to(t,s),...uc(t,s)),l.push(...Nm(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...oo(t,s)]:l}function Mm(e,t,n){let s=t.view;return lt(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:B(r)})]})}function Tm(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[no(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:xe(a.by===t.me),trump:j(s)})]}function Nm(e,t,n){let s=t.view,a=[],r=le(s);for(let i=le(e);i<=r&&i<(s.leads?.length??0);i++){let l=ut(s,i),u=new Set(l.filter(({seat:p,card:d})=>T(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:be(d,t)}));i<r&&a.push(mc(t,l,pt(s,i)))}return a}function kc({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:Wt(r.act,n),better:Wt(r.better,n)});return`${Oa(r)}: ${i}. ${Re(r.why).join(" ")}`.trim()});return[`${Gt(s,"",!0)}.`,...a]}function xc(e,t){let[n]=e.choices,s=ci(e),a=t.view.options,r="none";a?.kind==="lay"?r=H(Ke(e.act.split(" ").slice(1),Xa(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=H(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Wt(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+v(i),two:xe(s!==void 0),second:s?Wt(s.act,t):""})}var Lm=2e4,Sc={times:100,each:50},Sn={hand:eo,bids:hc,worth:Is,tricks:xn,trick:(e,[t])=>Number(t)>0?kn(e,Number(t)-1):Em(e),last:e=>kn(e,le(e.view)-1),legal:(e,t,n)=>n.options?[rt(e,n)]:[o("hint.none")]},Oc={...Sn,score:gc};function Em(e){let t=e.view.phase==="play"?xn(e).slice(0,1):[];return[...kn(e,le(e.view)),...t]}function io({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function Ft(e){let t=e?.view.options,n=e?qs(e):[],s=new Set(ic(t));return{options:t,hand:n,joker:n.find(a=>a===e?.view.turnup)??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var lo=(e,t)=>[vs(e.options),o("page.speech.legal",{cards:Le(e.list,t)})];function co(e,t,n,s){let a={...e.args,list:t?rt(t,n):""};if(e.cards){let i=t??{short:s};a.cards=Le(e.cards,i),a.card=be(e.cards[0],i)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function Cm(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Ga.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function uo(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Fs=class{#n;#e;#t=null;#s="";#a=0;#r="";#u="";#l="";#i="";#c={about:"",act:""};#o=!1;#f="";#m=void 0;#d=new Set;#h=!1;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#m=t??this.#m}end(){this.#h=!0}hear(t){let n=this.#t;this.#t=t;let s=this.#b(t);if(!n)return this.#e([...this.#k(t,s),...this.#$(t,!0)]);let a=t.event.do==="present"?[]:vc(t,Oe(t));return s&&a.push(...wc(n,s,this.#s)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#s=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...it(t,Oe(t))),this.#e([...a,...yc(t),...this.#$(t)])}obey(t){return this.#S(t).catch(n=>this.#e([A(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>Lm||(this.#f=String(n),this.#e([o("page.speech.short",{time:gs(Math.max(0,s))})]))}#b(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Oe(t),me:t.seat??-1,settings:this.#n.settled.peek().settings,rules:this.#m,short:this.#o}}#v(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...Ft(t),sure:this.#r,offer:this.#u,answering:r}}#$(t,n=!1){let s=io(t);if(s===this.#l&&!n)return[];s!==this.#l&&(this.#r=this.#u=""),this.#l=s;let a=this.#b(t);return a?.view.phase!==void 0?bc(a,this.#v(a)):[]}#g(t){let n=this.#$(t,!0);return n.length?n:it(t,Oe(t)).slice(t.table.stage==="waiting"?0:-1)}#k(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=_(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...it(t,Oe(t))];let l=n.view.phase==="over",u=!l&&le(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...so(n,!u),...l?oo(n):[],...ro(t,n.names)]}async#p(t){try{return q.peek()||await Hn(o("page.guest")),this.#a=Math.max(this.#a,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([A(n)]),!1}}async#x(){for(let t=0;(this.#t?.seq??0)<this.#a&&t<Sc.times;t++)await new Promise(n=>setTimeout(n,Sc.each));return this.#t}async#S(t){let n=await this.#x(),s=this.#b(n),a=this.#i;this.#i="";let r={m:n,s,moment:this.#v(s,a),waited:a},i=Ps(t,r.moment,wn(o,_));switch(i.kind){case"act":return this.#y(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#$(n,!0));case"offer":return this.#r="",this.#u=i.offer,this.#e(this.#$(n,!0));case"ask":return this.#e(this.#$(n,!0));case"forbidden":return this.#e(s?lo(r.moment,s):[]);case"trouble":return this.#e(this.#w(i,r));default:return this.#j(i.verb,i.words,i.rest,r)}}async#y(t,n,{m:s,moment:a}){this.#s=n?"":t,this.#r=this.#u="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#s="")}#w(t,{m:n,s,moment:a}){let r=co(t,s,a,this.#o);return t.then==="ask"?[...r,...this.#g(n)]:r}async#j(t,n,s,a){let{m:r}=a,i=this.#N(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#E());case"hint":return this.#e(await this.#C(a.s));case"take":return this.#B(a);case"report":return void this.#D(a);case"":case"ready":case"next":case"again":return this.#R(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#q(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return P(this.#A(r))}return this.#T(t,n,r)}#A({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?dn(this.#n.id,this.#n.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#i=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#T(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#N(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return it(s,Oe(s));case"time":return this.#L(s);case"help":return Cm(this.#m);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Oc,t)?Oc[t]:void 0;if(i)return a?.view.phase===void 0?it(s,Oe(s)):i(a,n,r)}#L(t){let n=Oe(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:gs(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#E(){try{return uo(await ke(this.#n.settled.peek().settings,ee.peek()))}catch(t){return[A(t)]}}async#C(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#c={about:io(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[xc(n,t),...Zn(n,t.rules,a=>Wt(a,t)),s]}catch(n){return[A(n)]}}async#D({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!Vn(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#d.has(l))return;this.#d.add(l);let u;try{let p;for await(p of ta(this.#n.id,r,i,()=>!this.#h));u=p?kc(p,s,n):[]}catch(p){u=[A(p)]}this.#d.delete(l),this.#h||this.#e(u)}async#B(t){let{about:n,act:s}=this.#c;if(n!==io(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#y(s,!0,t):(this.#r=s,this.#e(this.#$(t.m,!0)))}async#R(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#P():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#P(){let t=await this.#n.ready();t&&(this.#a=Math.max(this.#a,t.seq))}async#q(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=wn(o,_),i=n.map(p=>rc(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var jc={lines:250,typed:50};function po(){let[e,t]=b([]),n=O(0);return{lines:e,print:(a,r=!1)=>{let i=a.map(l=>({id:n.current++,text:l,typed:r}));i.length&&t(l=>[...l,...i].slice(-jc.lines))}}}function fo({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Bm} onsend=${s} />
		<${Rm} lines=${e} />
	</section>`}function Ac({table:e,variant:t}){let n=po();return c`<${fo} ...${n} obey=${Dm(e,t,n.print)} />`}function Dm(e,t,n){let s=$e(()=>new Fs(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return w(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),w(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Bm({onsend:e}){let t=O(null),n=O({all:[],at:0});w(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-jc.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Rm({lines:e}){let t=O(null);return ye(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}var $o="ninetynine.problems",Mc="ninetynine.problems.damaged";function mo(){try{return localStorage.getItem($o)}catch{return null}}function Hs(){try{return JSON.parse(mo()??"null")??void 0}catch{return}}var Nc=e=>!Object.values(Hs()?.marks??{}).some(t=>t?.first<e);function Lc(e){try{localStorage.setItem($o,JSON.stringify(e))}catch{}}function Tc(e){if(e===null||mo()!==e)return!1;try{let t=Mc;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${Mc}.${n}`;localStorage.setItem(t,e),localStorage.removeItem($o)}catch{}return!0}async function ho(e,t){let[n,s]=[mo(),Hs()];if(!s)return{told:await t(e),anew:Tc(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof pe)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:Tc(n)}}}var Us=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:ie(e),grade:t,grades:4,back:n?"yes":"no"}),go=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function bo(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=D(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function yo(e,t){let n=D(e.variant)?.dummy?oe(e)-1:-1;return Array.from({length:oe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var On=({view:e})=>({...e,totals:[]}),vo=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),wo=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function ko(e,t,n){let s=o("problem.rating",{...go(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function Ec(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var Cc={ask:Object.keys(Sn),also:["rules","short","next","help","quit"]},zs=class{#n;#e;#t;#s=!1;constructor(t,n,s){this.#n=t,this.#e=n,this.#t=s}#a(){let t=On(this.#n),n=t.seat??0;return{view:t,me:n,names:yo(t,n),rules:D(t.variant),short:this.#s}}present(t,n,s){let a=this.#n,r=this.#a(),i=a.kind==="hidden"?le(r.view):0,l=Array.from({length:i},(u,p)=>Ec(ut(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${be(f,r)}`),pt(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${Us(a,t,n)}.`,...l,...i?xn(r):[],...Ws(r),bo(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#n.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),rt(t,Ft(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),rt(t,Ft(t))]}tell({act:t,told:n},s){let a=this.#n,r=this.#a(),i=p=>Le(p.split(" ").slice(1),r),l=n.levels.map(({level:p,solved:d})=>o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:i(t)}),...a.kind==="bid"?this.#u(n,i):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:vo(n.answers.map(i))})],...Re(n.why??[]),...u.flatMap(p=>this.#l(p,r,i)),`${o("problem.found")}: ${l.join(", ")}.`,ko(a,n,s),`${o("problem.next")}.`].map(Xt))}#u({answers:t,totals:n=[],bid:s},a){let r=n.filter((i,l)=>l<5||i.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(i=>o("problem.total",{n:i.tricks,points:v(i.points,1),chance:Math.round(100*i.chance),good:i.right?"yes":"no"}))]}#l(t,n,s){let a=wo(t,this.#n,n.view).map(i=>`${n.names[i.seat]}: ${Le(T(i.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:i,won:l})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return Ec(i.map(u),l,n)})]}async obey(t,n){let s=this.#a(),a=!n.answered&&!n.busy,r=Ft(a?s:{...s,view:{...s.view,options:void 0}});r.hand=qs(s);let i=Ps(t,r,wn(o,_));return i.kind==="act"?this.#t.answer(i.act):i.kind==="forbidden"?this.#e(lo(r,s)):i.kind==="trouble"?this.#e([...co(i,s,r,this.#s),...i.then==="ask"?this.#i(s,n):[]]):this.#c(i.kind==="command"?i:{verb:"",words:[]},s,n)}#i(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#c({verb:t,words:n},s,a){let r=Object.hasOwn(Sn,t)?Sn[t]:void 0;if(r)return this.#e(r(s,n,Ft(s)));switch(t){case"":case"next":return a.answered?this.#t.next():this.#e(this.#i(s,a));case"short":return this.#s=!this.#s,this.#e([o("plain.short",{short:this.#s?"yes":"no"})]);case"rules":return this.#e(await this.#o());case"help":{let i=l=>l.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:i(Cc.ask),also:i(Cc.also)})])}case"quit":return P("/")}return this.#e([o("illegal"),...this.#i(s,a)])}async#o(){try{return uo(await ke({variant:this.#n.variant},ee.peek()))}catch(t){return[A(t)]}}};function Pm({rest:[e=""]}){let t=re.value.get("variant")??"";return c`<${Im} key=${`${e} ${t}`} day=${e||sn()} variant=${t} any=${e!==""} />`}async function qm(e,t,n){await fe();let s=t||(n||!Nc(e)?"":Xe()?.id),{told:a,anew:r}=await ho({date:e,...s?{variant:s}:{}},xr);return{all:a.problems,one:s||"",anew:r}}function Im({day:e,variant:t,any:n}){let[s,a]=b({}),[r,i]=b(0);w(()=>{let m=!1;return qm(e,t,n).then(g=>{m||(a(g),i(Dc(g.all)))},g=>!m&&a({wrong:A(g)})),()=>{m=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(m,g)=>{let h=l.map((y,k)=>k===r&&y.done===void 0?{...y,done:m}:y);a({one:u,anew:p||g,all:h})},$=l[r];return $?c`<${zm} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(Dc(l))} />`:c`<${Wm} all=${l} day=${e} variant=${u} onagain=${i} />`}function Dc(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Wm({all:e,day:t,variant:n,onagain:s}){let a=e.filter(i=>i.done).length,r=O(null);return w(()=>N.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...go(Hs())})}</p>
		<ol class="day-problems">${e.map((i,l)=>c`<li key=${i.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${Bc} right=${i.done} /><span class="unseen">${o(i.done?"problem.right":"problem.missed")}</span>
				<span>${Us(i,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${ce} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Me()} onchange=${i=>P(Fm(t,i))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Fm=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Bc=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Hm(e,t,n){let[s,a]=b(null),[r,i]=b(""),[l,u]=b(!1);return{answered:s,said:r,busy:l,answer:async d=>{if(!(l||s)){u(!0);try{let{told:f,anew:$}=await ho({act:d,date:t},m=>Sr(e.id,m));Lc(f.progress),i(""),a({act:d,told:f}),n(f.right,$)}catch(f){i(A(f))}u(!1)}}}}function zm({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=Hm(e,t,r),f=On(e),$=yo(f,f.seat??0),m=O(null),g=O(null);ye(()=>{l&&(N.spoken.peek()||m.current?.focus({preventScroll:!0}),g.current?.scrollIntoView({block:"nearest"}))},[l]);let h=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Us(e,n,s)}</h1><p class="task">${z(bo(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${qe} trump=${f.trump??""} />
		</header>
		${N.spoken.value?c`<${Um} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?Rc(l.told,t):0} answer=${d} next=${i} />`:null}
		<div class="replay-board">
			<${Km} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${g} data-right=${h?"":void 0}>
					<div class="verdict-row">
						<div role=${N.spoken.value?void 0:"status"}>${u||(l?c`<h2><${Bc} right=${h} /><span>${z(_m(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${m} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${Jm} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${We} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Um({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:i,next:l}){let u=po(),p=O({answer:i,next:l});p.current={answer:i,next:l};let d=$e(()=>new zs(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=D(e.variant)!==void 0;return w(()=>f?d.present(...t):void 0,[d,f]),w(()=>n?d.tell(n,r):void 0,[d,n]),w(()=>s?u.print([s]):void 0,[s]),c`<${fo} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var _m=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:xo(e)});function Km({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=b(new Set),l=On(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(T(d?.from)),m=f||(d?.seat??p)===p,g=L=>{let M=new Set(f?r:[]);r.has(L)?M.delete(L):M.size<(d?.pick??1)&&M.add(L),i(M)},h=L=>$?.has(L)&&a(`play ${L}`),y=D(e.variant),k={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?Se(d?.worth??""):null,onpick:g,onplay:h},x=d?.seat??-1,S=m?null:{seat:x,hand:c`<${Fe} ...${k} cards=${ae(T(u.shown?.[x]?.hand),U,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${st} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${S}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${It} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Ie} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${se(u.aside)}</div>`:null}
			</div>
			<${Fe} ...${k} cards=${ae(T(u.hand),U,u.trump)}
				can=${m?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Rc=(e,t)=>e.due?ls(e.due)-ls(t):0,xo=e=>e.split(" ").slice(1).map(t=>Be(t)).join(" ");function Jm({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=Rc(s,t),l=Re(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${Gm} told=${s} />`:c`<p>${z(o(r,{card:vo(s.answers.map(xo))}))}</p>`}
		${l?c`<p>${z(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${Ym} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Vm} levels=${s.levels} />
		<p class="soft">${ko(e,s,i)}</p>`}function Gm({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${Dt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${ts} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${Q(n.chance)}</td><td>${en(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Vm=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*n}%`}}></span></td>
		<td>${Q(n)}</td>
	</tr>`)}</tbody>
</table>`;function Ym({r:e,problem:t,names:n,open:s}){let a=On(t),r=wo(e,t,a).map(({seat:l,cards:u})=>c`<span>${n[l]}</span><span class="act">${se(u)}</span>`),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${z(o("problem.fails",{card:xo(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>se(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Qm({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${Xm} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Xm({table:e,match:t,deal:n}){let{told:s,wrong:a}=mt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${Pc} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=D(l.variant),p=yt(l,u?u.seats:l.seats.length),d=Number(re.value.get("seat")??-1),f=d>=0&&d<p.length?d:Rt(l,p.length),$=m=>P(`${jr()}?seat=${m.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??ie(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((m,g)=>c`<option key=${g} value=${String(g)}>${o("page.report.of",{name:m})}</option>`)}
				</select></label>
			<${Pc} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${Zm} told=${s} wrong=${a} />
		${s.deals.length?c`<${eh} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var Pc=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Zm({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function eh({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,m)=>m.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:cs(t,n),one:s};return c`<section class="stack">
			<p class="lead">${Gt(i.lost,d,r===Sa(e.header))}.</p>
			${e.luck?c`<p>${th(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${cn} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${nh} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${sh} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${cn} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${ah} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function th(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/me)||0),a=Math.min(Math.round(e.gifts/me),Math.max(s,0));return o("page.report.luck",{cards:G(t),lie:G(n),others:G(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function nh({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of Ce)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Gn(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${G(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${G(r,1)}</td>
	</tr></tfoot></table>`}function sh({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/me));return c`<${un} at=${p} from=${(u[0]??[]).map(d=>d/me)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/me);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/me:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${un} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function ah({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ce.map(l=>`lost.${l}`),"others"]:["lie",...Ce.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Gn(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${V}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${G(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${G(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var jn={C:"♣",D:"♦",H:"♥",S:"♠"};function qc(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=zt(e);return dt(t)+jn[n]}var Oo=e=>jn[e]??o(e==="none"?"trump.short":`trump.${e}`),So=e=>jn[e]?`${jn[e]} ${j(e)}`:Oo(e),Ic=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),jo=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Ic(e,t.seat),Wc=e=>e.trump.by==="holder";function Ao(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:qc(n)}),o("page.slips.trump",{trump:So(t??"none")})];if(Wc(e))return[o("page.slips.named",{trump:t?So(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:So(t)})];let{first:s,after:a=[]}=e.trump,r=[...U,"none"].filter(l=>l===s||a.includes(l)),i=pa(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${Oo(p)}`);return[o("page.slips.ring",{trumps:r.map(Oo).join("   ")}),o("page.slips.after",{list:i.join(", ")})]}var Fc=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Hc({deal:e,slip:t}){let n=T(t.cards);return c`${[...U].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>dt(zt(r).rank));return c`<p key=${s} class="suit-of"><${J} trump=${s} /><span class="unseen">${j(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${z(o("joker.as",{card:qc(e.turnup??"")}))}</p>`:null}`}var oh=({cards:e})=>Math.max(...[...U].map(t=>e.split(t).length-1));function rh({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function ih(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=T(s.cards).length+(s.joker?1:0),i=a?Ao(t,n):[Fc(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${jo(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${oh(s)}`}><${Hc} ...${e} /></div>
		${i.map((l,u)=>c`<p key=${u} class="slip-line">${z(l)}</p>`)}
		${a?c`<${rh} variant=${t} />`:null}
	</div>`}function lh(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:i}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!Wc(t)?Ao(t,s):[],p=i==="hand"?u:[Fc(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${jo(e)}</b>${i==="hand"&&l?c`<br />${l}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${z(d)}</p>`)}
	</div>`}var[zc,Uc,_s,ch]=[330,374,22,36];function uh(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=zc/_s;return Array.from({length:2*s*Uc/_s},(a,r)=>{let i=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*_s,u=(Math.floor((r>>1)/s)+n())*_s,p=(.6+.4*n())*ch/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return jn[i]?`<use href="#${i}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${i}</text>`}).join("")}function ph(){let e=[...U].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${zc}" height="${Uc}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${uh()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var _c=()=>Promise.all([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Kc(e){let t=$e(ph,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${ih} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${lh} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function Jc({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Ic(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${z(Ao(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,i)=>c`<div key=${i} class="all-hand">
				<span class="soft">${jo({...t,deal:a,slip:r})}</span><${Hc} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[dh,fh]=[200,2**31];function Vc(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var $h=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Vc()});function Gc({label:e,about:t,value:n,onchange:s}){return c`<div>
		<label class="field"><span>${e}</span>
			<input type="text" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck=${!1} value=${n}
				oninput=${r=>s(r.currentTarget.value)} />
		</label>
		<p class="soft small">${t}</p>
	</div>`}function mh({plan:e,set:t}){let n=s=>t({fixed:s.currentTarget.checked});return c`<div class="row">
			<${we} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${dh}
				onchange=${s=>t({deals:s})} />
			<${we} label=${o("page.slips.first")} value=${e.first} min=${1} max=${fh}
				onchange=${s=>t({first:s})} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${e.fixed} onchange=${n} />${o("page.slips.fixed")}</label>
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<${Gc} label=${o("page.slips.label")} about=${o("page.slips.label.about")} value=${e.label}
			onchange=${s=>t({label:s})} />
		<${Gc} label=${o("page.slips.seed.label")} about=${o("page.slips.seed.about")} value=${e.seed}
			onchange=${s=>t({seed:s})} />
		<p><button type="button" class="button plain" onclick=${()=>t({seed:Vc()})}>
			${o("page.slips.seed.new")}
		</button></p>`}function hh(){w(()=>{C(fe)},[]);let[e,t]=b(()=>({...$h(),variant:re.peek().get("variant")??""})),[n,s]=b(null),[a,r]=b(""),[i,l]=b(!1),u=de.value.find($=>$.id===e.variant)??Xe(),p=D(u?.id);w(()=>{n&&_c().finally(()=>print())},[n]);let d=$=>{t(m=>({...m,...$})),s(null),r("")},f=async $=>{if($.preventDefault(),i||!p)return;l(!0),r("");let{first:m,deals:g,fixed:h,label:y,seed:k}=e,x=$.submitter?.getAttribute("value")==="all";try{let S=await sr({variant:p.id,seed:k.trim(),first:m,deals:g,fixed:h,label:y});s({series:S,seed:k.trim(),all:x})}catch(S){r(Ye(S)?S.message:A(S))}l(!1)};return u?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${f}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${ce} label=${o("page.create.variant")} value=${u.id} groups=${Me()}
				onchange=${$=>d({variant:$})} />
			<${mh} plan=${e} set=${d} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${i}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${i}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${a?"trouble":""} role="alert">${a}</p>
			<p role="status">${n?o("page.slips.wait"):""}</p>
			${n?c`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${n&&p?n.all?c`<${Jc} variant=${p} series=${n.series} seed=${n.seed} />`:c`<${Kc} variant=${p} series=${n.series} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function gh(e){let t=q.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${yh} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${Zc} />`}
	</main>`}var Zc=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function bh(e){let[t,n]=b({}),s=O(""),a=async()=>{try{for(;;){let r=await gr(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:A(r)}));return}};return w(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function yh(){let[e,t]=b(""),{told:n,wrong:s,again:a}=bh(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${ie(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${vh} told=${n} again=${a} />`:null}`}function vh({told:e,again:t}){return e.all.deals===0?e.assisted.deals?c`<${Xc} of=${e.assisted} />`:c`<${Zc} />`:c`<${wh} told=${e} />
		<${kh} told=${e} />
		<${jh} told=${e} />
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Mh} of=${e.all.bids} />
			<${Th} told=${e} again=${t} />
			${e.assisted.deals?c`<${Xc} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var Yc=e=>e.margin?`${v(e.mean,1)} ± ${v(e.margin,1)}`:v(e.mean,1);function wh({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:Q(e.made.low),high:Q(e.made.high)}),s=l=>l.margin?`± ${v(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),v(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),Q(e.made.share),n],[o("page.records.points"),v(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),v(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),v(t.made),r]),c`<dl class="figures-row">${i.map(([l,u,p])=>c`<div key=${l}>
			<dt>${l}</dt><dd><span class="figure">${u}</span> <span class="small soft">${p}</span></dd>
		</div>`)}</dl>`}var Qc={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Mo(e.points),lost:e=>Mo(e.lost.all),...Object.fromEntries(Ce.map(e=>[e,t=>Mo(t.lost[e])]))},Mo=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function kh({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...Ce.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[m=0,g=0,h=0]=Qc[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:m,low:g,high:h}}),[d=0]=Qc[l]?.(e.all)??[],f=$=>l==="made"?Q($/100):v($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${R} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${Gi} of=${p} last=${e.all.deals} label=${xh(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function xh(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Sh=["bids","trumps","premiums","places","variants"];function Oh(e,t){return e==="trumps"?c`<${J} trump=${t} /> ${j(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):B(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?ie(t):v(Number(t))}function jh({told:e}){let[t,n]=b("bids"),s=Sh.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${R} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${V}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${Q(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Oh(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Ah} of=${u} /></td>
				<td>${Q(u.made.share)}</td>
				${l?c`<td>${u.bids.of?Q(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${v(u.deals)}</td><td class="spare">${Yc(u.points)}</td>
				${i?c`<td class="spare">${u.judged?Yc(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Ah({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Mh({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var Xc=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function Th({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),i=O(!1);w(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await Nh(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(A(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function Nh({table:e,match:t},n){for(;n.current;){let s=await In(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}function eu(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var To=class{#n;#e;#t;#s=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=eu("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#n)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#n,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#n)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#n&&this.#s.delete(t),this.rests!==s&&this.#e()}},Ks=class{ours=!1;#n;#e;#t;#s;#a=0;#r=0;#u=0;#l=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=eu(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new To(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#i()}#i=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#u),this.#c({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t){this.ours&&this.#c({said:t})}leave=()=>{this.ours&&(this.#c({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#u),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#c(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#c({claim:this.#a});this.ours=!1,this.#e()}clearTimeout(this.#u);let a=document.visibilityState==="visible";this.#u=setTimeout(this.#i,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var Lh=4e4,Eh=5e3,No={first:250,longest:8e3};function nu(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=nu(n[s],a);return n}var tu=e=>e instanceof pe&&e.status<500&&e.status!==429&&e.status!==401,Js=class{state=I("opening");refused=I(null);#n;#e;#t=0;#s={};#a=!1;#r=()=>{};#u=new AbortController;#l=!1;#i=!1;#c=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new Ks(t,s=>this.#y(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#h),document.addEventListener("visibilitychange",this.#b),this.#v()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),cr(this.#n,t)}hint(){return ur(this.#n)}ahead(){return this.#c===-1/0?0:this.#c}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#l||(this.#i=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#m()}async#m(){let t=await Xs(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#u.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#h),document.removeEventListener("visibilitychange",this.#b),this.#o.close(),this.#d()}#h=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#v(){for(let t=No.first;!this.#a;t=Math.min(2*t,No.longest)){let n=this.#t;try{await this.#g(),this.#o.ours&&!this.#a&&await this.#p()}catch(a){if(tu(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=No.first);let s=this.#i?0:t;this.#i=!1,await this.#$(s)}}#$(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#g(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#u=new AbortController;try{let n=await Xs(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(tu(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#$(Eh)}async#p(){let t=this.#u=new AbortController,n=()=>setTimeout(()=>t.abort(),Lh),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#S(JSON.parse(p))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n={Accept:"application/x-ndjson"},s=await Xo(pr(this.#n,this.#t),{headers:n,signal:t});if(this.#l=!1,this.#c=Math.max(this.#c,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw er(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...nu(this.#s,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#s={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#w(n))}#y(t){if(this.#a)return;if(this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#w(t)}#w(t){this.#t=t.seq,this.#c=Math.max(this.#c,t.at-Date.now()),this.#e(t)}};var Ch=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function su({onclose:e}){return c`<${F} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Ch.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Lo=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Eo=()=>Lo()?.querySelector('[data-card][tabindex="0"]');function au(){w(()=>{let e=null,t=null,n=0,s=Mr();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??Eo()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function ou({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(m=>m.player).length===1,[l,u]=b(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Rh(e.id,f,t.seq);return c`<${F} title=${o("page.more")} onclose=${s}>
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
			<${Dh} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>P("/")}>${o("page.home")}</button>
			</section>
			<${Bh} chairs=${t.table.chairs} />
		</div>
	<//>`}function Dh({id:e,settings:{day:t,from:n}}){let[s,a]=b(!1);if(!Ht||!Ut(e)||Ve.value||t||n)return null;let r=async()=>{s||(a(!0),await C(()=>Ir(e)),a(!1))};return c`<section><h3>${o("page.here")}</h3>
		<button type="button" class="button" aria-busy=${s} onclick=${r}>${o("page.bring")}</button>
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Bh({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${Qe(n)}</b> <span class="soft">${Nt(n)}</span>
					<small class="soft">${Lt(n)}</small></li>`)}
		</ul>
	</section>`}function Rh(e,t,n){let[s,a]=b(!1);return w(()=>{let r=new AbortController,i=()=>{};return t&&dr(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function ru({settings:e,onclose:t}){let[n,s]=b(null);return w(()=>{C(()=>ke(e,ee.value)).then(a=>a&&s(a))},[]),c`<${F} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${ua} guide=${n} />`:null}
	<//>`}var Ph=450,qh=100,Co=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",Ih=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),Wh=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),Gs=class{newest=I(null);settled=I({settings:{},host:""});busy=I("");waits=I(0);thinking=I(!1);chosen=I(new Set);advice=I(null);intended=I("");next=I("");showing=new Yn(()=>N.spoken.value?"quick":N.pace.value);view=En(()=>this.showing.shown.value?.message.view);talk=En(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=En(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=I([]);#e=I(0);#t="";#s=0;#a=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#u(s)),this.#r=Ho(()=>this.#m())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#s),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#c(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#a=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#c({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#i())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Cr();return this.waits.value--,t&&Dr(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#l();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await C(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#l()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(this.dismiss(),!t||t.about!==Co(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#u(t){Ih(t)&&(this.next.value="",this.#a=!0),Ue(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Wh(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-qh)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#i()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#l(){return Co(this.newest.peek()?.view)}#i(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#c(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&E(A(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=_n(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#i())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#m(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#s),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!T(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(T(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Co(this.newest.value?.view)&&this.dismiss()}#d(t,n){let s=T(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#h(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#s=setTimeout(i,a?0:Ph)}#h(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#a||t.options?.seat!==void 0?!1:N.forced.value||T(t.hand).length===1&&!N.spoken.value}};var iu,Do={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},An={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Fh={card:[Do],turn:[An],deal:[0,.07,.14,.21].map(e=>({...Do,at:e,gain:.07})),trick:[{...Do,hertz:700,seconds:.16,gain:.09}],made:[An,{...An,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...An,at:.13*t,hertz:e,seconds:.7})),lost:[{...An,hertz:246.94,seconds:.4,gain:.04}]},lu=e=>(e.played??[]).reduce((t,n)=>t+T(n).length,0);function cu(e,t){if(!e||!t)return[];let n=[];if(Je(e,t)?lu(t)>lu(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Bo(e){if(!(!N.sound.peek()||document.hidden)){iu??=new AudioContext;for(let t of Fh[e])Hh(iu,t)}}function Hh(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}var[zh,Uh]=[400,12],Ro=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<zh&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Uh)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function uu(){w(()=>{let e=new Ro;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Po=["beginner","casual","club","strong","expert"];function pu(e){let{message:t,settings:n}=e,s=t.table.match>0?dn(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${_h} ...${e} />`}function _h({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Et(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,m=O(void 0),g=O(Promise.resolve(!0)),h=async x=>{await p.keep()&&(m.current=void 0,await r({do:"sit",seat:x}))},y=()=>g.current=g.current.then(async()=>{let x=await p.keep(),S=q.peek()?.name;return!x||!d||S===(m.current??Jh(d.name))?x:(m.current=S,await r({do:"name"}),!0)}),k=async()=>await y()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${Kl} variant=${t.variant??e.view?.variant??""} table=${Ar.value[1]??""} />
					<${Un} chairs=${l.chairs} name=${p} onsit=${h} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,S)=>{if(x===d){let L=l.chairs.every(M=>M===d||M.bot);return c`<${Vh} key=${S} chair=${x} name=${p} alone=${L} onname=${y} ondo=${r} />`}return c`<${Yh} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${h} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${Kh} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${Es} />`:null}
		${n===s?c`<${Qh} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Gh(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${k}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function Kh({settings:e}){let{value:t}=et(()=>ke(e,ee.value),ee.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var Jh=e=>q.peek()?.name===e?e:e?.replace(/ \d$/,"");function Gh(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:W(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(Qe))})}function Vh({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${zn} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function Yh({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Nt(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${Qe(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Lt(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${Xh} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Qh({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Xh({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Po.includes(e)?[e,...Po]:Po,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function du({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Et(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${Un} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var fu=1e4;function Zh({rest:e}){let t=e[0]??"",n=Kn(t);return n?c`<${eg} to=${n} />`:c`<${tg} key=${t} id=${t} />`}function eg({to:e}){return w(()=>P(`/t/${e}`,{replace:!0}),[e]),null}function tg({id:e}){let t=$e(()=>new Gs(e,(a,r)=>new Js(a,r)),[e]);w(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${ng} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=Qo.value&&!Ut(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
		</div></main>`}return c`<${sg} table=${t} />`}function ng({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${A(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function sg({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=Oe(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,m=D(d,f),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;w(()=>{document.title=g},[g]),w(()=>{Ut(e.id)&&l==="playing"&&ki()},[l==="playing"]),kg(e,n),au(),uu(),w(()=>fn.clear(),[r?.deal,r?.game]),hg(u.some(xt=>xt.until!==void 0)),gg(r,a?.gone??!1);let h=l==="waiting"&&r?.phase!=="over",y=$t(m,r?.phase),k=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${Vi} table=${e.id} names=${p} about=${ms(m,$)} view=${r} />`,S=bg(e,s)&&r!==void 0&&!h;vg(e,s,S,!h&&r?.phase!==void 0&&!k);let L=e.busy.value!==""||e.waits.value>0||e.thinking.value,M={table:e,message:s,names:p,variant:m,laid:y},ct=e.advice.value?"hinted":"";return c`<${Ge.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${L} data-stage=${l} data-phase=${r?.phase??""}>
		${N.spoken.value?c`<${Ac} table=${e} variant=${m} />`:null}
		<${cg} table=${e} message=${s} panel=${t} onpanel=${n} beside=${S} />
		<div class="spread">
			<div class=${`board of-${r?oe(r):0} ${k?"sheeted":""} ${ct}`}>
				${r&&r.phase!==void 0&&!h&&i!==void 0?c`<${dg} ...${M} />`:null}
				<${ig} table=${e} variant=${m} />
				<${ag} ...${M} full=${a} waiting=${h} between=${k} />
				${r&&!h&&i===void 0?c`<${og} table=${e} message=${s} />`:null}
			</div>
			${r&&!h?c`<aside class=${`side ${S?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${x()}</div>
						${S?c`<${$u} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${rg} ...${M} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function ag({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:m,host:g}=e.settled.value;return c`<div class="felt empty">
			<${pu} id=${e.id} message=${t} settings=${m} host=${g} me=${q.value?.id??""}
				ondo=${qo(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${st} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${pg(e,t,n)} pending=${lg(e.busy.value)}
		said=${l?void 0:yg(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${ei} view=${u} names=${n} />
		${l?c`<${Xi} ...${$} />`:c`<${ug} ...${$} />`}
	<//>`}var og=({table:e,message:t})=>c`<${du} message=${t} busy=${e.waits.value>0} ondo=${qo(e)} />`;function rg({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${F} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${We} view=${i} names=${n} />`,oe(i)>3);case"last":return i&&u("page.lasttrick",c`<${We} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${$u} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${ru} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${su} onclose=${l} />`;case"more":return c`<${ou} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function ig({table:e,variant:t}){let n=e.advice.value;return n?c`<${bs} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Bt} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>e.heed()}>${o("page.hint.take")}</button>
		<//>
	<//>`:null}function $u({table:e,message:t}){let n=a=>qo(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${tl} talk=${e.talk.value} me=${q.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var qo=e=>async t=>{let n=q.value===null;if(await C(()=>Hn(o("page.guest"))))return n&&e.port.again(),e.act(t)},lg=e=>e.startsWith("play ")?e.slice(5):null;function cg({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=b(e.newest.peek()?.seq??0),u=e.port.state.value,p=e.talk.value.filter(h=>h.seq>i&&h.by!==q.value?.id).length,d=e.talk.value.at(-1)?.seq??0;w(()=>{n==="talk"&&l(h=>Math.max(h,d))},[n,d]);let{variant:f="standard",rules:$,day:m,from:g}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${qe} trump=${_e(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${f}`)}</h1>
			${$&&!m?c`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?c`<span class="soft">${m||g?o("game.once",{what:m?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
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
	</header>`}var Mn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function ug({table:e,message:t,names:n,variant:s}){let a=t.view,r=Mn(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=ys({...a,options:r},n,l,u,zo.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=k=>e.lay(k),$=k=>e.play(k),m=k=>r&&k.stopPropagation(),g=e.advice.value?.advice.act,h={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],y=`asking ${r?"asked":""} ${h}`;return c`<section class=${y} aria-label=${o("page.yours")} onclick=${m}>
		<${Da} table=${e} message=${t} names=${n} />
		<p class="ask" role=${N.spoken.value?void 0:"status"}>${d?o("page.tap.again"):p}</p>
		${r?.kind==="lay"?c`<${It} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${f} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${ws} options=${r} variant=${s} busy=${i} onact=${$} best=${g} />`:null}
		${r?.kind==="name"?c`<${ks} options=${r} busy=${i} onact=${$} best=${g} />`:null}
	</section>`}function mu(e,t){let n=t.view,s=Mn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(T(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return E(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return E(vs(s));e.play(`play ${p}`)}},u=r?$n(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function pg(e,t,n){let s=t.view,a=Ot(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=mu(e,t),d=Mn(e,t)?.seat===a,f=c`<${Fe} cards=${ae(T(r),U,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function dg({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=Mn(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:m,best:g,onpick:h,onplay:y}=mu(e,t),k=Dn(r,i).filter(M=>`play ${M}`!==l),x=e.showing.shown.value?.full,S=Yt(r,s).join(" "),L=p&&N.values.value&&u?.worth?Se(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ie} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${se(r.aside)}</p>`:null}
			${S?c`<p class="keeping small">${S}</p>`:null}
		</div>
		<${mg} table=${e} message=${t} variant=${s} />
		<${Fe} cards=${k} can=${f?new Set:$} chosen=${d?new Set([d]):m}
			best=${f?void 0:g} values=${L} label=${o("page.yourhand")} twice=${p} onpick=${h}
			onplay=${f?()=>E(o("page.dummy.turn")):y} />
	</section>`}function fg({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function $g({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function mg({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||$g(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Mn(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=fg(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?f:null}</div>`}function hg(e){let[,t]=b(0);w(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function gg(e,t){let n=O(e);w(()=>{for(let s of cu(n.current,e))Bo(s);n.current=e},[e]),w(()=>{t&&Bo("trick")},[t])}var bg=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,yg=(e,t)=>el(e.talk.value,{me:q.value?.id??"",muted:t.muted??[],since:e.now()-fu});function vg(e,t,n,s){let a=e.talk.value.at(-1);w(()=>{if(!(a&&e.now()-a.at<fu)||N.spoken.peek()||a.by===q.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${Pt(a)}`;E(i,s&&a.seat>=0)},[a?.seq])}var wg=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function kg(e,t){w(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...Lo()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=Os(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Eo()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||wg()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{gp as Bids,Mp as Choices,Jp as Create,md as Daily,Rf as Endings,o$ as Learn,Q$ as Pads,Pm as Problems,cd as Records,vf as Replay,Qm as Report,Pu as Rules,hh as Slips,gh as Statistics,Zh as Table};
