import{$ as Xt,$a as J,$b as Ni,$c as Xi,A as Hr,Aa as ws,Ab as Ya,Ac as cn,B as r,Bb as ui,Bc as Bs,C as fe,Cb as pi,Cc as zi,D as v,Da as Qr,Db as di,Dc as Fi,E as ee,Eb as $i,Ec as Es,F as ue,Fa as An,Fb as fi,Fc as Dt,G as L,Ga as ft,Gb as jn,Gc as I,H as Me,Ha as qe,Hb as hi,Hc as Hi,I as lt,Ia as Xr,Ib as mi,Ic as xe,J as hs,Ja as R,Jb as gi,Jc as Nn,K as Ae,Ka as tn,Kb as yi,Kc as Ki,L as Tt,La as ei,Lb as bi,Lc as je,M as Kr,Mb as Ss,N as T,Na as ti,Nb as wi,Nc as bt,O as Jr,Oa as De,Ob as vi,Pa as nn,Pb as ki,Q as Zt,Qa as N,Qb as an,Qc as Ke,R as B,Ra as me,Rb as xi,Rc as Ji,S as re,Sa as E,Sb as Si,Sc as Ct,T as Yt,Ta as P,Tb as Oi,Tc as Ui,U as te,Ua as ht,Ub as Qa,Uc as Vi,V as ms,Va as vs,Vb as Mi,Vc as Gi,W as ve,Wa as le,Wb as Ai,Wc as Zi,X as gs,Xa as ne,Xb as gt,Xc as Yi,Y as Qt,Ya as O,Yb as Ti,Z as Fe,Za as F,Zb as Os,Zc as Qi,_ as Te,_b as ji,a as fs,aa as jt,ab as Tn,ac as Bi,ba as Ja,bb as se,bc as Ei,bd as el,c as Ha,ca as Ua,cb as q,cc as Di,cd as un,d as xn,da as en,db as G,dc as Xa,dd as tl,e as Wr,ea as Va,eb as ke,ec as _,fa as Sn,fb as mt,fc as Et,g as w,ga as ys,gb as sn,gc as Ci,h as S,ha as Ur,hb as U,hc as Li,i as $e,ia as Re,ib as oe,j as A,ja as ct,jb as pe,jc as Ms,k as he,ka as Vr,kc as Pi,kd as nl,l as _r,la as On,lb as ks,lc as Ri,m as ze,ma as Nt,mb as ni,mc as qi,n as C,na as ut,nb as si,nc as As,o as Vt,oa as pt,ob as ye,oc as Wi,p as At,pa as Y,pb as ai,pc as yt,q as i,qb as V,qc as _i,r as Ir,ra as ae,rc as on,s as Gt,sa as Mn,sb as oi,sc as Ts,t as zr,ta as Ga,tb as Za,tc as Ii,u as Ka,ua as Gr,ub as ri,uc as rn,v as Fr,va as Zr,vb as Bt,vc as js,w as K,wa as dt,wb as ii,wc as Ns,xa as $t,xb as li,xc as eo,ya as bs,yb as ci,yc as He,za as Yr,zb as xs,zc as ln}from"./chunk.js";function Ds(e,t){let n=()=>new Promise((s,a)=>{let o=indexedDB.open(e,1);o.onupgradeneeded=()=>o.result.createObjectStore(t),o.onsuccess=()=>s(o.result),o.onerror=()=>a(o.error)});return async(s,a,o)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,o),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var pn,sl=Ds("ninetynine","records");async function al(e){pn=e;try{await sl("readwrite",t=>t.put(e,"mine"))}catch{}}async function dn(){if(pn)return pn;try{pn=await sl("readonly",e=>e.get("mine"))}catch{pn=void 0}return pn}async function Lt(e,t,n,s){let{table:a,...o}=n;if(a!=="mine")return e(n,{signal:s});let l=await dn();return t(o,{body:l?.bytes??new Blob,signal:s})}async function Cs(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ne=1200,Be=["bid","premium","trump","play"],ol=e=>e.bid+e.premium+e.trump+e.play;function Bn(e,t){let n=10**t,[s,a]=[0,0];return e.map(o=>{s+=o;let l=Math.round(s/Ne*n),c=(l-a)/n;return a=l,c||0})}function Up(e,t,n){let s={you:n?"yes":"no",name:t};if(ol(e)===0)return r("page.report.clean",s);let a=Bn(Be.map(c=>e[c]),0),o=a.reduce((c,u)=>c+u,0);if(o===0)return r("page.report.little",s);let l=Be.flatMap((c,u)=>{let p=a[u]??0;return p?[r(`page.report.part.${c}`,{all:p===o?"yes":"no",n:v(p)})]:[]});return r("page.report.line",{...s,n:o,parts:l.join(", ")})}var We=e=>e.judged<e.of||e.rough>0;function no(e,t,n,s){if(!We(e))return Up(t,n,s);let a=Math.round(ol(t)/Ne);return a===0?r("page.report.coming"):r("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var rl=(e,t)=>e&&!We(e)?e.deals[0]?.squares?.[t]??"":"";function Pt(e,t,n){let[s,a]=w({});return S(()=>{let o=!0,l=async()=>{for await(let c of En(e,t,n,()=>o))a({told:c})};return a({}),vs(l,c=>a(u=>({...u,wrong:E(c)})),()=>o),()=>{o=!1}},[e,t,n]),s}async function*En(e,t,n,s){for(;s();){let a=await Vp(e,t,n);if(!s()||(yield a,!We(a)))return;await new Promise(o=>setTimeout(o,500))}}var to=new Map;async function Vp(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Lt(vi,Si,{table:e,match:t,deal:n});if(e==="mine")return a();let o=to.get(s)??a().finally(()=>to.delete(s));return to.set(s,o),o}function il({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function ll({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:o}=Pt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(o&&!a)return null;let c=a&&l?no(a,l,"",!0):r("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||We(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function wt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var Dn=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function vt(e){let t=Dn(e),n=wt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==wt(t)?n:-1}var so=800,Gp=2600;function cl({from:e=0,to:t,after:n}){let[s,a]=w(e);return S(()=>{if(!n||e===t)return;let[o,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/so);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(o=requestAnimationFrame(c))};return o=requestAnimationFrame(c),()=>cancelAnimationFrame(o)},[n>0]),!n||s===t?i`${v(t)}`:i`<span class="counted">
		<span class="end">${v(t)}</span><span aria-hidden="true">${v(s)}</span>
	</span>`}function ul(e,t,n){let{closed:s,points:a=[],made:o=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":o[l]&&e.premium?.[l]?"premium":t>1&&o.slice(0,t).every(Boolean)?"all":o[l]?"made":""}function pl({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${r(`page.stamp.${e}`)}</span></p>`:null}var dl=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function Cn({from:e,after:t=0}){let n=A(null);return $e(()=>{let s=e&&!Zt()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let o=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(o,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function Zp(e,t){return!t||!e||!ct(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function $l({view:e,names:t}){let n=A(void 0),[s,a]=w([]),o=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;S(()=>{let c=Zp(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),Gp);return()=>clearTimeout(u)},[o]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${r("page.announced",$)}</span>`};return i`<p class="announced" role=${T.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var Yp=500,Ln=8;function Qp(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return r(`word.${e}.is`,{declare:n,reveal:s,loss:ys(t),vulnerable:t?.score.vulnerable??10})}function Xp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,o=Math.min(Math.max(Ln,n.left+n.width/2-s/2),innerWidth-s-Ln),l=n.bottom+Ln;e.style.left=`${o}px`,e.style.top=`${l+a>innerHeight-Ln?n.top-Ln-a:l}px`}function be({of:e="",say:t,variant:n,class:s="",label:a=!1,children:o}){let l=A(null),c=A(null),u=A(0),p=t??Qp(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(u.current),c.current?.hidePopover?.());S(()=>()=>clearTimeout(u.current),[]);let h=b=>b.pointerType==="mouse"&&(u.current=setTimeout(d,Yp)),m=b=>b.newState==="open"&&c.current&&l.current&&Xp(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),y=b=>b.stopPropagation(),k=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${m} onclick=${y}>${p}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${f}>
			${o}</label>${k}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${p}
		onclick=${b=>(y(b),clearTimeout(u.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${h} onpointerleave=${g}>${o}</button>${k}`}function X({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var D=e=>r(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),ce=(e,t)=>e===0&&t?.score.zeroOrAll?r("guide.or",{a:v(0),b:v(Rt(t))}):v(e);function fl(e,t){let n=Ur(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=r(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:ed(n)});return s===void 0?[a]:[r("page.keeping.said",{said:Number(s)}),a]}function ed(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?v(n):`${v(n)}–${v(a)}`}).join(", ")}var Rt=e=>e.hand-e.aside;function Z(e){let[t="",n]=e.split(" ");return n===void 0?r(`offer.${t}`):r("offer.numbered",{offer:r(`offer.${t}`),n:Number(n)})}var oo=(e,t,n)=>t===(n??e.seat)?"yes":"no";function hl(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Je({view:e,names:t,variant:n,me:s,untitled:a=!1,written:o,crowned:l=!1}){let c=t.map((h,m)=>m).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=h=>{let m=u[h]??[];return m.every(g=>g===0)?null:i`<${ao} key=${h} label=${r(`page.sheet.for.${h}`)} points=${m} class=${`for-${h}`} />`},d=ad(e,t,n,s),$=d.length<3?d.join(" "):"",f=o===void 0||l?-1:vt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${r("sheet.title",{deal:e.deal+1,trump:D(e.trump)})} <${X} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${td} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${ao} label=${r("page.sheet.deal")} points=${e.points} class="total" plain written=${o} />
				<${ao} label=${r("page.sheet.total")} points=${e.totals} class="totals" plain written=${o}
					from=${Dn(e)} lead=${o!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${Cn} /> ${co(e,t,f)}</p>`:null}
			${rd(e,t,s,l).map(([h,m])=>i`<p key=${h} class=${m?"won":""}>${h}</p>`)}
			<${od} view=${e} />
		</div>
	</section>`}function td({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${sd} view=${e} seat=${u} />`,o=u=>{let p=hl(e,u).bid;return p===void 0?ml():ce(p,n)},l=u=>e.premium?.[u]?Z(e.premium[u]):"",c=u=>i`<${nd} made=${e.made?.[u]??!1} />`;return i`<${Pn} label=${r("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${Pn} label=${r("page.sheet.bid")} seats=${t} of=${o} />
		<${Pn} label=${r("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${Pn} label=${r("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${Pn} label=${r("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function Pn({label:e,word:t,seats:n,of:s,class:a=""}){let o=t?i`<${be} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${o}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function ao({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:o=[],lead:l=!1}){let c=($,f)=>i`<${cl} from=${o[f]??0} to=${$} after=${a} />`,[u,p]=l?[wt(o),wt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${Cn} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var nd=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${r(e?"page.sheet.made":"page.sheet.failed")}
</span>`,ml=()=>i`<span class="soft small">${r("bid.hidden")}</span>`;function sd({view:e,seat:t}){let{aside:n}=hl(e,t);return n===void 0?ml():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ae(n)}</span>`}function ad(e,t,n,s){let a=e.parts?.premium??[],o=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return o.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:oo(e,l,s)};if($<0)return[r("page.premium.failed",{...f,points:ee($),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=o.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=o.length>1?"others":"opponents";return[r(c?"page.premium.made":"page.premium.failed",{...f,points:ee(m),loss:g})]})}function ro(e){let t=e.why;if(!t?.next)return"";let n=D(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>r("next.turnup"),game:()=>r("next.game",{trump:n}),stays:()=>r("next.holder",{trump:n}),rotation:()=>r("next.rotation",{kind:s,trump:n}),success:()=>r("next.success",{n:a,kind:s,trump:n})}[t.next]()}function od({view:e}){let t=ro(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${X} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function gl(e,t,n,s,a,o=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?oo(s,t[0]??-1,a):"no";return r(`${e}${l}`,{names:L(t.map(u=>n[u]??"")),you:c,game:o})}var io=(e,t,n)=>e.closed?gl("game.",e.closed.winners,t,e,n,e.closed.game+1):"",lo=(e,t,n)=>gl("rubber.",e.end?.winners??[],t,e,n);function co(e,t,n){return n<0?"":r("outcome.lead",{name:t[n]??"",you:oo(e,n)})}function rd(e,t,n,s=!1){let a=[],{closed:o,end:l}=e,c=l&&!l.cut&&o?.game===0;if(o&&(s||a.push([io(e,t,n),!0]),o.bonus.forEach((p,d)=>{p&&a.push([r("bonus",{name:t[d],bonus:p,total:(o.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[r("end.cut"),!1]]:a;s||a.push([lo(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([r("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=L(l.totals.map((p,d)=>`${t[d]} ${v(p)}`));return s||a.push([r("end.totals",{totals:u}),!1]),a}function uo(e,t,n,{day:s,from:a}){if(!e||a)return"";let o=e.length===1&&e[0]===n?"yes":"no",l={names:L(e.map(c=>t[c]??"")),n:e.length,you:o};return r(s?"daily.most":"page.winner",l)}function Ce(e,t){if(e==="joker")return r("joker");if(e===t)return r("joker.as",{card:Ce(e)});let{rank:n,suit:s}=On(e);return Nt(n)+wl(s)}function qt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ce(s)).join(" "):t==="name"?D(n[0]):r("page.why.saying",{offer:t,n:n[0]??"none"})}var yl=.5,Ps=5,fo=2,bl=(e,t,n)=>e>t+fo||e>t&&e-t>=2*n,Ze=e=>Math.round(e*100),Rn=e=>v(Math.abs(e),1),po=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),id=2,Ye=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),id)?"close":"behind",Qe=e=>e.filter(({kind:t})=>fe(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:o=0,m:l=0})=>r(`why.${t}`,{card:n?Ce(n):"",than:s?Ce(s):"",suit:wl(a),n:o,m:l})),wl=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function $n(e,t,n=qt){let[s,a]=e.choices;if(!s)return[];if(!a)return[r("page.why.only")];let o=Qe(e.why??[]);return e.bids?[...cd(e,t,n).map(po),...o]:e.phase==="offer"?ud(e.choices,s,a,n).map(po):[...o,...pd(e,s,a,n).map(po)]}function vl({phase:e,act:t,better:n,chance:s,betterChance:a,why:o,lost:l}){let[c,u]=[Ze(s),Ze(a)],p=o.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?r("page.report.chance",{how:"premium",a:c,b:u}):bl(u,c,l/Ne)?r("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?r("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":r("page.report.chance",{how:c>u+fo?"less":"same",a:c,b:u})}var ld=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function cd(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let o=ld(e),l=o?Ye(o):"only",c=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Ze(c.chance)<Ps,p=!u&&Ze(s.chance)<Ps,d={bid:ce(s.tricks,t),a:Ze(s.chance)},$=u?[r("page.why.spoil",{bid:ce(c.tricks,t),a:Ze(c.chance)})]:[];$.push(r("page.why.bid",{how:p?"spoil":l,...d})),a&&o&&$.push(r("page.why.bids",{how:l,second:ce(a.tricks,t),gap:Rn(o.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=f&&h[0]?h[0].points-f.points:0;return f&&h[0]&&$.splice(m>yl?1:$.length,0,$o(n(h[0].offer),m,yl)),$}var $o=(e,t,n)=>r("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Rn(t)});function ud(e,t,n,s){let a=r("page.why.chance",{a:Ze(t.chance)}),o=e.find(l=>l.act==="pass");return o===t?[$o(s(n.act),-n.gap,n.gapError),a]:o?[$o(s(t.act),o.gap,o.gapError),a]:[Ls(t,n,s),a]}function pd({choices:e,contract:t,phase:n},s,a,o){let l={act:o(s.act),second:o(a.act),a:Ze(s.chance),b:Ze(a.chance)},c=e.every(p=>Ye(p)==="close");if(t==="lost")return[c?r("page.why.even"):Ls(s,a,o)];if(c)return[r("page.why.even"),r("page.why.chance",l)];if(n==="name"||Ye(a)!=="behind")return[Ls(s,a,o),r("page.why.chance",l)];let u=bl(l.a,l.b,a.gap)?"more":l.a<l.b-fo?"less":"same";return[r(`page.why.${u}`,l),Ls(s,a,o)]}var Ls=(e,t,n)=>r("page.why.margin",{how:Ye(t),act:n(e.act),second:n(t.act),gap:Rn(t.gap)});function kl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,o]=e,l=o===void 0?v(a):r("guide.or",{a:v(a),b:v(o)});return r("page.why.stand",{bid:l,won:t,left:n})}function xl(e,t,n){let s=e.choices.find(o=>o.act===t);if(!s)return"";let a=t===e.act?"same":Ye(s);return r("page.hint.did",{how:a,name:n,act:qt(t),gap:Rn(s.gap),error:Rn(s.gapError)})}function dd({rest:e}){let[t]=e;return t?i`<${md} key=${t} id=${t} />`:i`<${$d} />`}function $d(){let{value:e,wrong:t}=P(()=>oi()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${r("page.nav.rules")}</h1>
		<p class="lead">${r("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Hi(n).map(([s,a])=>i`<section key=${s}><h2>${r("page.players",{n:s})}</h2>
					<ul>${a.map(o=>i`<${fd} key=${o.id} variant=${o} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${r("page.rules.history")}</p>`:null}
	</main>`}var fd=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${hd(e)}</b><span class="soft">${fe(`about.${e.id}`)?r(`about.${e.id}`):""}</span>
</a></li>`,hd=e=>fe(`variant.${e.id}`)?r(`variant.${e.id}`):e.name;function md({id:e}){let{value:t,wrong:n}=P(()=>gt({variant:e},K.value),e,K.value);return S(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${F} title=${r("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${r("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${ho} guide=${t} /></main>`:i`<${F} />`}var gd={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function ho({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>gd[u]?.test(c.field)&&n.includes(u))??"play",o=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>o.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${r("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${yd} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${W(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${O} onclick=${()=>print()} say=${r("page.rules.print")} />
				<a class="button plain" href="/">${r("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${r("page.slips.from")}</a>`}
			</p>
		</div>
		<${vd} rules=${e.rules} />
		<${wd} notes=${o} guide=${e} />`}function yd({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${r("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function W(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function bd({source:e,basis:t}){return e==="ours"?r("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${r(`page.rules.basis.${t}`)}`}function wd({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${r("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${bd(s)}</span>
			</li>`)}</ol>
	</footer>`}function vd({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:o,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${r("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${r("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${r("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${r("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${r("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${r("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${r("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${X} trump=${u} /><span class="unseen">${D(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${r("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${r("page.rules.made.n",{n:u})}</th><td>${v(p)}</td>
				</tr>`)}
				<tr><th scope="row">${r("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&o?i`<tr><th scope="row">${r("offer.declare")}</th><td>${o}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${r("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${r("page.rules.trump")}</caption>
					<tbody>${mo(s).map(([u,p,d])=>{let $=u===p?v(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${r("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${X} trump=${d} /> ${D(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function mo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function kt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Sl} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?D(n[0]):Z(e)}</span>`}var Sl=({cards:e})=>i`<span class="act">${ae(e)}</span>`,Se=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${r("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Rs=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${r("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,qn=e=>ee(Math.round(e*10)/10||0,1),go=2;function fn({advice:e,variant:t,done:n,open:s=!1,children:a}){let o=e.player===Ka,l=$n(e,t),c=n?xl(e,n.act,n.name):"",u=r(o?"page.hint.says":"page.hint.says.untrained");return S(()=>{let p=[...l.slice(0,go),`${u} ${qt(e.act)}.`,c];N(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${W(l.slice(0,go).join(" "))}</p>
			<p class="verdict"><${Se} /><span>
				<span class=${o?"says":""}>${u}</span>${" "}
				<${kt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Rs} /><span>${W(c)}</span></p>`:null}
		</div>
		${a}
		<${xd} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(go).join(" ")} />
	</div>`}function kd({bids:e,player:t,variant:n,hand:s,trump:a,dealer:o,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==Ka)return null;let p={variant:n,hand:s,trump:a,dealer:String(o),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${r("page.bids.all")}</a></p>`}function yo({against:e}){if(!e)return"";let t=n=>fe(`page.level.${n}`)?r(`page.level.${n}`):r("page.hint.person");return r("page.hint.against",{players:L(e.map(t))})}function xd({advice:e,variant:t,done:n,open:s,more:a}){let o=kl(e);return i`<details class="figures" open=${s}>
		<summary>${r("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${W(a)}</p>`:null}
			${o?i`<p class="small soft">${o}</p>`:null}
			${e.bids?i`<${Ad} advice=${e} variant=${t} done=${n} />`:i`<${Sd} advice=${e} done=${n} />`}
			${kd(e,t)}
			<p class="small soft">
				${r("page.hint.relative")} ${r("page.hint.worlds",{n:e.worlds})} ${yo(e)}
			</p>
		<//>
	</details>`}var qs=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Se} />`:null}${t?i`<${Rs} />`:null}</span>${n}
</span></th>`;function Ol({choice:e,best:t,whole:n}){let s=e&&!t&&Ye(e)==="close",a=s?r("page.hint.close"):r("page.hint.behind",{gap:v(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Sd({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${r("page.hint.choice")}</th><th scope="col">${r("page.hint.chance")}</th>
			<th scope="col" class="whole">${r("page.hint.points")}</th><th scope="col">${r("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${qs} best=${s===0} done=${n.act===t?.act}><${kt} act=${n.act} /><//>
				<td>${ue(n.chance)}</td>
				<td class="whole">${qn(n.points)}</td>
				<${Ol} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Od(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let o=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(o+1,0,l)}function Md({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(o=>o.offer===a));return n&&s?qn(s.points-n.points):"–"}function Ad({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(o=>o.premiums??[]).map(o=>o.offer),a=[...new Set(s)].filter(o=>o!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${r("col.bid")}</th><th scope="col">${r("page.hint.chance")}</th>
			<th scope="col">${r("page.hint.points")}</th><th scope="col" class="whole">${r("page.hint.less")}</th>
			${a.map(o=>i`<th key=${o} scope="col">${Z(o)}</th>`)}</tr></thead>
		<tbody>${Od(e,n).map((o,l)=>{let c=e.choices.find(u=>u.act===`lay ${o.cards}`);return i`<tr key=${o.cards}>
				<${qs} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${ce(o.tricks,t)}</b><${Sl} cards=${o.cards} />
				<//>
				<td>${ue(o.chance)}</td>
				<td>${qn(o.points)}</td>
				<${Ol} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${Md(o,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${r("page.hint.gain")}</p>`:null}`}var Td=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Ws({link:e=`${location.origin}${location.pathname}`,label:t=r("page.link")}){let[n,s]=w(!1);return i`<div class="invitation">
		<${ke} label=${t} readonly value=${e} onfocus=${o=>o.target.select()} />
		<${O} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(o){o instanceof DOMException&&o.name==="AbortError"||N(r("page.link.by-hand"))}}} say=${r(n?"page.link.copied":"page.link.copy")} />
		${Td(location.hostname)?i`<${Bd} />`:i`<${jd} link=${e} />`}
	</div>`}function jd({link:e}){let[t,n]=w(null),s=async()=>{try{let{generate:o}=await import("./lean-qr.js");n(o(e))}catch{N(r("trouble.unreached"))}};return i`<details class="qr" ontoggle=${o=>o.currentTarget.open&&!t&&void s()}>
		<summary>${r("page.link.code")}</summary>
		${t?i`<${Nd} code=${t} label=${r("page.link.code.of",{link:e})} />`:null}
	</details>`}var Wn=4;function Nd({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Wn,o=`${-Wn} ${-Wn} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${o} shape-rendering="crispEdges">
		<rect x=${-Wn} y=${-Wn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Bd(){return i`<details class="unreachable">
		<summary>${r("page.link.own")}</summary>
		<p>${r("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${r("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Ml({variant:e,table:t}){let n=fe(`variant.${e}`);return i`<div class="introduction">
		${T.taught.value?null:i`<p>${r("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${r("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?r("page.invited.rules",{variant:r(`variant.${e}`)}):r("page.nav.rules")}
			</a>
		</p>
	</div>`}var _s=async e=>N(r(await $t(e)?"page.link.copied":"page.link.by-hand"));var Nl=e=>e.split(" ")[0]??"",Bl=(e,t)=>e.premiums?.find(n=>Nl(n.offer)===t),Ed=e=>(e.bids?.[0]?.premiums??[]).map(t=>Nl(t.offer));function bo(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Bl(e,t)?.sampled??-1/0}function Dd(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),o=(u,p)=>a(p)-a(u)||bo(p,t)-bo(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(o)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?bo(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var El=e=>e.choices.every(t=>Math.round(t.chance*100)<Ps);function Is({by:e,text:t,order:n,onorder:s,class:a}){let o=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${o?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:o?!n.up:l})}>
			${t}<span aria-hidden="true">${o?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Al=(e,t=!0)=>`${t?"":"≈ "}${ee(Math.round(e)||0,0)}`;function Tl({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(o=>o.sampled)),a=`${n?"":"≈ "}${ue(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Al(e.sampled,n)}</td>
		${t.map(o=>{let l=Bl(e,o);return i`<td key=${o} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${Al(l.sampled)}</b> <small>${ue(l.chance)}</small>`:"–"}
			</td>`})}`}var jl=({act:e})=>i`<span class="act">${ae(e.replace(/^lay /,""))}</span>`;function Cd({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[o,l]=w(!1),[c,...u]=t;if(!c)return null;let p=ce(e,a),d=t.some($=>$.act===n);return i`<tbody class=${o?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Se} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${jl} act=${c.act} />
			</span></th>
			<${Tl} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${o}
				aria-label=${r("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!o)}>
				<span aria-hidden="true">${v(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${o?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Se} />`:null}</span>
				<b></b><${jl} act=${$.act} />
			</span></th>
			<${Tl} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Ld=5;function Dl(e,t){let n=e/Math.max(Ld*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Cl({advice:e,variant:t,order:n,onorder:s}){let a=Ed(e),o=he(()=>Dd(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${r("page.nav.bids")}</caption>
		<thead><tr>
			<${Is} by="bid" text=${r("col.bid")} ...${l} />
			<${Is} by="chance" text=${r("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Is} by="points" text=${r("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Is} key=${c} by=${c} text=${Z(c)} ...${l} />`)}
			<th scope="col">${r("page.bids.ways")}</th>
		</tr></thead>
		${o.map(c=>i`<${Cd} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Pd=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Rd(e,t){let n=new URLSearchParams;for(let s of Pd){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var qd=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Wd(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>qd(e.get(c))),o=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:o,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var vo=e=>[...te].map(t=>e.ranks.split(" ").map(n=>n+t));function _d(e){let t=[...vo(e).flat(),...e.joker?["joker"]:[]];for(let o=t.length-1;o>0;o--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(o+1);[t[o],t[l]]=[t[l]??"",t[o]??""]}let n=t.length===e.seats*e.hand,s=zs(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(o=>o==="joker"?s:o).join(" "),up:s}}var zs=e=>e.trump.by==="turnup",Id=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function zd({variant:e,hand:t,onhand:n}){let s=vo(e),[a,o]=w([0,0]),l=A(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?N(r("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],k=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+k)%k,o(y),l.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=(f,h,m)=>i`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(o([h,m]),u(f))}>
		<${Y} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${r("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Fd({variant:e,asking:t,set:n}){if(zs(e)){let l=[...vo(e).flat(),...e.joker?["joker"]:[]],c=U(n)("up");return i`<${G} label=${r("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",r("page.bids.up.none")],...l.map(u=>[u,pt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",o=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${q} label=${r("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${o.map(l=>[l,l==="none"?r("trump.short"):D(l)])}
		onchange=${U(n)("trump")} />`}function Hd({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,o=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?r("page.bids.place.last"):r("page.bids.place",{n:u+1})]});return i`<${q} label=${r("page.bids.place.label")} value=${String(o)} options=${l}
		onchange=${U(n)("dealer")} />`}function Kd({variant:e,asking:t,set:n}){if(!Id(e))return null;let{declare:s,reveal:a}=e.offers,o=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${q} label=${r("page.bids.offer")} value=${t.offer??""}
		options=${o.map(c=>[c,c===""?r("page.bids.offer.none"):Z(c)])}
		onchange=${l} />`}function Jd({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),o=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${pe} key=${f} late label=${r("page.bids.total",{who:c(f)})}
		value=${$} min=${-o} max=${o} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${r("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${pe} late label=${r("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${r("page.bids.score.about")}</p>
			${t.totals?i`<p><${O} plain onclick=${u} say=${r("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Ud({began:[e,t]}){let[n,s]=w(performance.now());return S(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Dl(n-e,t)} aria-label=${r("page.bids.far")}></progress>`}var Vd=11e4,wo=new Map;function Gd(e){let t=e?JSON.stringify(e):"",[n,s]=w({});return S(()=>{if(!e)return;let a=wo.get(t);if(a)return void s({key:t,table:a,whole:!0});let o=new AbortController,{signal:l}=o;return vs(async()=>{let p=performance.now(),d=await Za(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void wo.set(t,d);try{let h=await Za({...e,all:!0},{signal:l,within:Vd});wo.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:ht(p)?r("page.bids.none"):E(p)}),()=>!l.aborted),()=>o.abort()},[t]),n.key===t?n:{}}function Zd({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:o,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${r("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=o.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Se} /><span>
					${r("page.bids.says",{bid:ce(f.bid??0,a)})} <${kt} act=${f.act} />
				</span></p>
				${El(c)?i`<p class="why">${r("page.bids.spoil")}</p>`:null}
			</div>
			<${Cl} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${r(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${yo(c)}</p>
				${!t&&s?i`<${Ud} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${r("page.bids.estimate")}</p>
			<p class="small soft">${r(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${fn} advice=${c} variant=${a} open />`}
	</div>`}function Yd({variant:e,asking:t,set:n,known:s,hand:a,sort:o}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${r("page.bids.wait",{n:l})}</p>`:zs(e)&&!t.up?i`<p class="soft waiting-for">${r("page.bids.wait.up")}</p>`:i`<${Zd} known=${s} variant=${e} sort=${o} set=${n} />`}function Qd(){let e=ye.value,t=Wd(e),n=I(t.variant),s=B(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!zs(n)||t.up),o=Gd(a?t:void 0);S(()=>{le(je)},[]);let l=($,f="sort"in $)=>V(Rd(ye.value,$),{replace:f});if(!n){let $=xe.value.length>0&&xe.value.every(f=>f.id!==t.variant);return i`<${F} title=${$?r("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(_d(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${r("page.nav.bids")}</h1><p class="lead">${r("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${G} label=${r("page.create.variant")} value=${n.id} groups=${Ke()}
				onchange=${$=>V(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${r("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${r("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${zd} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${O} onclick=${u} say=${r("page.bids.deal")} />
				${s.length>0?i`<${O} plain onclick=${p} say=${r("page.bids.clear")} />`:null}
			</p>
			<${Kd} ...${d} /><${Fd} ...${d} /><${Hd} ...${d} /><${Jd} ...${d} />
		</div>
		<section class="bid-found" aria-label=${r("page.bids.found")}>
			<${Yd} ...${d} known=${o} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${O} plain onclick=${()=>_s(location.href)} say=${r("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var Fs="ninetynine.promise";async function Ll(){try{let e=Number(localStorage.getItem(Fs));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Fs,String(Date.now())),await navigator.storage.persist()}catch{}}async function Pl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ue="ninetynine.pad.",Xd=200,e$=400,Xe=C(n$()),_n=C(new Set),Hs=Vt(()=>_n.value.size>0);function xo(e,t){if(_n.peek().has(e)!==t)return;let n=[..._n.peek()].filter(s=>s!==e);_n.value=new Set(t?n:[...n,e])}function Rl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function t$(e,t){let n=[Rl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Rl(e=e.slice(0,s)+a));return n}function So(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},o=t&&t.deal<n.summary.deals?t.deal:null,l=t$(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:o,...n}}catch{return}}function n$(){let e=Object.values(Tt(Ue)).map(So).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Oo=e=>e.versions.at(-1)??"",In=(e,t)=>e.versions.includes(Oo(t));function ql(e){Xe.value={...Xe.peek(),[e.id]:e},xo(e.id,!0)}function Ks(e){let t=Xe.peek()[e],n;try{n=localStorage.getItem(Ue+e)}catch{return}let s=So(n),a=_n.peek().has(e);if(!s)t&&!a&&Wl(e);else if(t&&In(t,s)&&(a||!In(s,t)))ie(t);else if(!t||In(s,t))ql(s);else{ql(s);let{shared:o,...l}=t;ie({...l,id:Oo(t)}),N(r("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ue)&&Ks(e.key.slice(Ue.length))});var Ve=()=>Object.values(Xe.value).sort((e,t)=>t.moved-e.moved),Le=e=>Xe.value[e];function ie(e){Xe.value={...Xe.peek(),[e.id]:e},xo(e.id,Ae(Ue+e.id,JSON.stringify(e)))}function Wl(e){let{[e]:t,...n}=Xe.peek();Xe.value=n,xo(e,!0)}function _l(e){Wl(e),Ae(Ue+e,null)}var Il=()=>Object.fromEntries(Ve().map(e=>[Ue+e.id,JSON.stringify(e)]));function s$(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let o=e.shared??t.shared;return{...t,id:e.id,drafts:a,...o?{shared:o}:{}}}function zl(e,t){let n=So(t);if(!n||Ue+n.id!==e||(Ks(n.id),Ve().some(l=>In(l,n))))return!1;let s=Ve().find(l=>In(n,l)),{shared:a,...o}=n;return s?ie(s$(s,n)):Le(n.id)?ie({...o,id:Oo(n)}):ie(n),!0}var Fl=({rules:e,seats:t,choices:n,totals:s,deals:a,end:o})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:o!==void 0}),ko=()=>De().slice(0,12),Js=e=>({id:ko(),record:e.record,past:[],next:[],versions:[ko()],drafts:{},open:null,moved:Date.now(),summary:Fl(e)}),xt=(e,t)=>({...e,record:t.record,past:[...e.past,Kl(e.record,t.record,t.did)].slice(-Xd),next:[],versions:[...e.versions,ko()].slice(-e$),moved:Date.now(),summary:Fl(t)}),Us=({open:e,summary:t})=>e??t.deals,hn=e=>`${e.inserting?"before ":""}${Us(e)}`,Wt=e=>e.drafts[hn(e)];function _t(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Hl=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),et=({inserting:e,...t})=>({...t,open:null});function Kl(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Jl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Ul(e,t,n){let{past:s,next:a}=e,o=Kl(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,o]}:{past:[...s,o],next:a.slice(0,-1)};return{...xt(e,t),...l}}var zt="ninetynine.unsent.",Vl=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Xl=2500,Gl=[300,1e3,2e3,4e3,8e3,15e3],a$=2e4,It=De(),Zl=!1;function Yl(){Zl||(Zl=!0,globalThis.navigator?.locks?.request(zt+It,()=>new Promise(()=>{})).catch(()=>{}))}async function o$(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===zt+e)??!1}var r$=e=>!(e instanceof R)||e.status>=500||e.status===429||e.reason==="",Vs=(e,t,n=!0)=>i$(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),i$=Ds("ninetynine.unsent","commands"),l$=36e5;async function c$(){let e=await Vs("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>l$&&Vs("readwrite",o=>o.delete(t),!1)}}var Mo=Promise.race([c$().catch(()=>{}),new Promise(e=>setTimeout(e,Xl))]),Ql=new Map;function zn(e){let t=Ql.get(e)??new Ao(e);return Ql.set(e,t),t}var Ao=class{waiting=C([]);send=(t,n)=>Os(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#h(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),Mo.then(()=>this.#p())}put(t,n=""){let s=De(),o={by:this.#a()?.id??"",at:Date.now(),tab:It,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...o};Yl(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),Xl)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new tn));this.#u(t,{undo:De(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==It)&&this.#l()};#a(){return Et(qe(this.table)?"here":"there")}#r(t){return`${zt}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(Tt(this.#r(""))).map(n=>hs(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:o}})=>o===a.command.id);for(let a of this.waiting.peek())a.tab!==It&&!n(a)&&this.#$(a,o=>o.no(new tn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,o)=>a.at-o.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!Vl.includes(t.command.do))return;let s=this.#r(t.command.id);Ae(s,JSON.stringify(t)),n&&Vs("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:o}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);Ae(l,null);let c=a&&!o;Vl.includes(t.command.do)&&Vs("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#h({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let o=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?o:l):this.waiting.value=[...this.waiting.peek(),o],o.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await Mo;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===It)continue;(document.visibilityState==="visible"&&Date.now()-s>a$||!await o$(n))&&this.#u(t,{tab:It,tried:!0,late:!0})}Yl(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:o})=>a===It&&o===(this.#a()?.id??o)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#m(s)?t=0:await this.#b(Gl[Math.min(t++,Gl.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#m({command:t,by:n,undo:s,tried:a}){if(un(this.table))return this.#g(t.id,new R(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:o}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Ms(qe(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new R(401,"no-session","");let c=new Promise((d,$)=>o.addEventListener("abort",()=>$(o.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,o),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new tn:p)}catch(c){return o.aborted?!0:r$(c)?(this.#u(t.id,{late:!0,why:c instanceof R?E(c):""}),c instanceof R&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,o=>a?o.no(n):o.done(n)),!0}#y(t,n){return n instanceof R&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:E(n)}),!0)}};async function u$(){await Mo;for(let e of Object.keys(Tt(zt)))zn(e.slice(zt.length).split(".")[0]??"")}u$();var ec="ninetynine.",tc=e=>e===Fs||e===el||e.startsWith(Yr)||e.startsWith(zt),p$=()=>({...Object.fromEntries(Object.entries(Tt(ec)).filter(([e])=>!tc(e))),...Il()});function d$(e,t){if(!Ae(e,t))throw new R(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function nc(){let e=await Bi(),t=new Blob([e,JSON.stringify({page:p$()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await bs(t)}}function $$(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function f$(e){let t;try{t=await Cs(e)}catch{throw new R(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new R(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new R(400,"file-empty","the file is empty");return t}async function sc(e,t=!1){let n=await f$(e),s={...await Di(new Blob([n]),t),pads:0};for(let[a,o]of Object.entries($$(n)))!a.startsWith(ec)||tc(a)||typeof o!="string"||(a===Kr?Jr(o):a.startsWith(Ue)?s.pads+=zl(a,o)?1:0:lt(a)===null&&d$(a,o));if(Hs.peek())throw new R(507,"full","");return await Li(),s}var h$=["AC","KD","QH","JS"];function mn({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function St({name:e,label:t,options:n}){let s=T[e],a=o=>s.value=o;return i`<${q} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Gs({name:e,label:t,about:n}){let s=T[e];return i`<div>
		<${mt} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function m$(){let[e,t]=w(_.value?.name??T.name.value),[n,s]=w({text:"",wrong:!1}),a=_.value?.name??T.name.value,o=A(a),l=async u=>{let p=Ri(u);if(p!==o.current){if((_.value||p!=="")&&!qi(p))return s({text:r("page.choices.name.empty"),wrong:!0});o.current=p;try{await Wi(p),t(_.value?.name??p),s({text:r("page.choices.name.kept"),wrong:!1})}catch(d){o.current=a,s({text:E(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${ke} label=${r("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${Pi} autocomplete="nickname" placeholder=${r("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||r("page.choices.name.about")}
		</p>
	</form>`}function g$(){let[e,t]=w(!1);if(!_.value||ft.value)return null;let n=async()=>{try{await ui()}catch(a){if(!(a instanceof R&&a.reason==="no-session"))throw a}Ci(null),N(r("page.choices.leave.done"))},s=()=>t(!1);return i`<${mn} title=${r("page.choices.leave.title")}>
		<p><${O} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${r("page.choices.leave")} /></p>
		${e?i`<${Tn} title=${r("page.choices.leave.title")} yes=${r("page.choices.leave.yes")}
					no=${r("page.choices.leave.no")} text=${r("page.choices.leave.warning",{name:_.value.name})}
					onyes=${()=>le(n).then(s)} onclose=${s} />`:null}
	<//>`}var To=!1;function y$(){let e=A(null);return S(()=>{To&&(To=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>To=!0}>
		<${St} name="language" label=${r("page.choices.language")}
			options=${[["",r("page.choices.language.auto")],...Object.entries(Ir)]} />
	</div>`}function b$({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[r("page.here.taken.none")],...a.map(([l,c])=>r(`page.here.taken.${l}`,{n:c}))].join(" ")}function w$(){let[e,t]=w(""),[n,s]=w(void 0),a=P(Pl,e).value,o=()=>le(async()=>{let{name:u,content:p}=await nc();dt(p,u)}),l=(u,p)=>le(async()=>{s(void 0),t("");try{t(b$(await sc(u,p)))}catch(d){if(!(d instanceof R))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(fe($))t(r($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${mn} title=${r("page.here")}>
		<p>${ws.value?r(`page.unkept.${ws.value}`):r("page.here.about",{mega:c})}</p>
		<p class="row">
			<${O} onclick=${o} say=${r("page.here.export")} />
			<${sn} say=${r("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!ws.value?i`<p class="soft small">${r(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Tn} title=${r("page.here.whose")} yes=${r("page.here.whose.yes")} no=${r("page.here.whose.no")}
					text=${r("page.here.whose.about",{name:n.name,me:(Et("here")??_.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function v$(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${r("page.nav.settings")}</h1>
		<${mn} title=${r("page.choices.you")}><${m$} /><//>
		${Ha||Et("here")?i`<${w$} />`:null}
		<${mn} title=${r("page.choices.book")}>
			<${y$} />
			<${St} name="theme" label=${r("page.choices.theme")}
				options=${oe("page.choices.theme","auto","day","night")} />
		<//>
		<${mn} title=${r("page.choices.cards")}>
			<p class="sample on-felt">
				<${Y} face="down" />${h$.map(e=>i`<${Y} key=${e} card=${e} />`)}
			</p>
			<${St} name="pack" label=${r("page.choices.pack")}
				options=${oe("page.choices.pack","two","four","german4")} />
			<${St} name="back" label=${r("page.choices.back")}
				options=${oe("page.choices.back","leaf","lattice","stripe")} />
			<${St} name="felt" label=${r("page.choices.felt")}
				options=${oe("page.choices.felt","sea","moss","ink")} />
			<${St} name="indices" label=${r("page.choices.indices")}
				options=${oe("page.choices.indices","local","international")} />
			<${Gs} name="values" label=${r("page.choices.values")} />
			<${Gs} name="forced" label=${r("page.choices.forced")} about=${r("page.choices.forced.about")} />
		<//>
		<${mn} title=${r("page.choices.table")}>
			<${St} name="play" label=${r("page.choices.play")}
				options=${oe("page.choices.play","auto","once","twice")} />
			<p class="soft small">${r("page.choices.play.about")}</p>
			<${St} name="pace" label=${r("page.choices.pace")}
				options=${oe("page.pace","calm","usual","quick","instant")} />
			<${Gs} name="sound" label=${r("page.choices.sound")} />
			<${Gs} name="spoken" label=${r("page.choices.spoken")} about=${r("page.choices.spoken.about")} />
		<//>
		${Ha?null:i`<${g$} />`}
	</main>`}var Zs={changed:{},written:""},k$={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},ac=e=>e.offers.how!=="none",x$={"offers.how":e=>{if(ac(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>ac(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},S$={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},No=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),O$=(e,t)=>JSON.stringify(e)===JSON.stringify(t),jo=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function gn({plan:e,set:t}){return i`<div>
		<${q} label=${r("page.create.length")} value=${e.length} onchange=${U(t)("length")}
			options=${[["",r("page.create.length.usual")],...oe("page.create.length","deals","games")]} />
		${e.length?i`<${pe} label=${r("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${U(t)("rounds")} />`:null}
	</div>`}var Ys=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${G} label=${r("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${r(`about.${e}`)}</p>
</div>`,oc=e=>new me(r("page.create.rules.unread",{text:e}));function Fn({changed:e,written:t},n){let s={};for(let[o,l]of Object.entries(n?e:{})){let[c="",u=""]=o.split("."),p=No(n,o);O$(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(o){throw oc(o instanceof Error?o.message:"")}if(!jo(a))throw oc(r("page.create.rules.object"));for(let[o,l]of Object.entries(a))s[o]=jo(s[o])&&jo(l)?{...s[o],...l}:l;return Object.keys(s).length>0?s:void 0}function Qs({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:No(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),o=p=>r(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${r("page.create.rules")}</summary>
		<div class="stack">
			<${M$} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(k$).map(([p,[d,$]])=>Number(No(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${pe} key=${p} label=${o(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(x$).map(([p,d])=>{let $=d(n);return $?i`<${q} key=${p} label=${o(p)} value=${s(p)}
							options=${$.map(f=>[f,r(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(S$).map(([p,d])=>d(n)?i`<${mt} key=${p} label=${o(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${r("page.create.rules.written")}</summary>
				<label class="field">
					<span>${r("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${r("page.create.rules.all")}</p>
				<pre class="code">${A$(u)}</pre>
			</details>
		</div>
	</details>`}function M$({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${r("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${pe} key=${s} label=${r("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var A$=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var T$={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Zs},rc=6e4,j$=1440*rc;function N$({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*rc,add:n*1e3};if(e==="move")return{move:Number(s)*j$}}function B$(e,t){let{variant:n,hints:s,undo:a,open:o,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:Fn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:N$(e),undo:a,hints:s,open:o,bot:c,pace:Ct[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var Xs=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),ic=(e,t)=>Xs(e,t).includes("");function E$({plan:e,set:t,variant:n,name:s}){let a=c=>[c,r("page.create.bot",{level:r(`page.level.${c}`)})],o=[["",r("page.create.friend")],...Nn.value.map(c=>a(c.name))],l=c=>u=>t({bots:Xs(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${r("page.create.chairs")}</legend>
		${ic(e,n)?i`<${js} name=${s} />`:i`<div class="field"><span>${r("page.create.chair",{n:1})}</span><p>${r("page.create.you")}</p></div>`}
		${Xs(e,n).map((c,u)=>{let p=r("page.create.chair",{n:u+2});return i`<${G} key=${u} label=${p} value=${c} options=${o} onchange=${l(u)} />`})}
	</fieldset>`}function D$({plan:e,set:t}){let n=U(t),s=["1","3","7"];return i`<div>
		<${q} label=${r("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${oe("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${pe} label=${r("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${pe} label=${r("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${q} label=${r("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,r("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function C$({plan:e,set:t}){let n=U(t),s=["",r("page.create.usual")],a=r("page.create.never");return i`<details>
		<summary>${r("page.create.more")}</summary>
		<div class="stack">
			<${gn} plan=${e} set=${t} />
			<${q} label=${r("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...oe("page.create.undo","free","agree"),["never",a]]} />
			${Ki.value?i`<${q} label=${r("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",r("page.create.hints.yes")],["no",a]]} />`:null}
			<${q} label=${r("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...oe("page.create.open","deal","match")]} />
			<p class="soft small whole">${r("page.create.usual.about")}</p>
			<${q} label=${r("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",r("page.create.watch.yes")],["yes",r("page.create.watch.no")]]} />
			<${q} label=${r("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${oe("page.pace",...Object.keys(Ct))} />
			<${q} label=${r("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${oe("page.create.greet","no","yes")} />
			<${G} label=${r("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...oe("page.level",...Nn.value.map(o=>o.name))]} />
		</div>
	</details>`}var L$=400;function P$({plan:e,rules:t}){let n={variant:e.variant,rules:R$(e,t)},s=K.value,{value:a=""}=P(async o=>(await new Promise(l=>setTimeout(l,L$)),!n.rules||o.aborted?"":gt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function R$(e,t){try{return Fn(e.house,t)}catch{return}}function q$({onclose:e}){let t=bt(),[n,s]=w({...T$,variant:t?.id??"",pace:T.pace.value}),[a,o]=w(""),{busy:l,once:c}=ne(y=>o(E(y))),u=rn(),p=A(null);S(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=I(n.variant),$=xe.value.find(y=>y.id===n.variant)??t,f=y=>(s(k=>({...k,...y})),o(""));if(!$)return null;let h=y=>f({variant:y,house:{...n.house,changed:{}}}),m=y=>{y.preventDefault(),c(async()=>{o(""),!(ic(n,$)&&!await u.keep())&&await Gi(B$(n,d),["",...Xs(n,$)])})},g=i`<button type="submit" form="create" class="button chief" aria-busy=${l}>
		${r("page.home.create")}
	</button>`;return i`<${J} broad title=${r("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${m}>
			<${Ys} value=${$.id} groups=${Ke()} onchange=${h} />
			<${E$} plan=${n} set=${f} variant=${$} name=${u} />
			${ft.value?null:i`<${q} label=${r("page.create.public")} value=${n.public} onchange=${U(f)("public")}
					options=${oe("page.create.public","no","yes")} />`}
			<${D$} plan=${n} set=${f} />
			<${C$} plan=${n} set=${f} />
			<${Qs} own=${n.house} set=${U(f)("house")} rules=${d} />
			<${P$} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Hn=e=>new Date(e*864e5).toISOString().slice(0,10),Bo=e=>Math.round(Date.parse(e)/864e5),lc=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function W$(e){let t=new Date(e);return Hn(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Ft=()=>W$(Date.now());var Eo=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),cc=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function _$(e,t){for(let n=0;n<t;n++)e=await Mn("n99-chain-1",e);return e}var I$=(e,t)=>Mn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),z$=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Eo(e):Mn("n99-seed-1",e);async function*F$(e,t){for(let n=0n;;n++){let s=new DataView((await Mn("n99-deal-1",e,cc(t,8),cc(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function H$(e,t,n){let s=[...e],a=F$(t,n),o=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&o}while(d<(1n<<64n)%u);for(let $ of p){let[f,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=f,l++}}return s}var uc=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function K$(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>uc.indexOf(h)-uc.indexOf(m)),o=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&o.push("joker");let l=await H$(o,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(h,m)=>l.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function J$(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,o)=>a.join(" ")===n(e.hands?.[o]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function U$(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Gr(s)!==t[n])return!1;return!0}async function pc(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},o=s.findIndex((g,y)=>y>0&&"ninetynine"in g),l=o<0?s:s.slice(0,o),c=l.filter(g=>"deal"in g);if(!a.commit)return V$(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(Eo),d=await U$(p,u),$=l.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,y]of c.entries()){if(m++,!y.secret){f.push({deal:y.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let k=Eo(y.secret);if(m>4096||Ga(await _$(k,m))!==h){f.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?f.push(await dc(y,t,await I$(k,p),0n)):f.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Ga(g)===n):void 0}}async function dc(e,t,n,s){return J$(e,await K$(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function V$(e,t,n){let s=[],a=e.seed?await z$(e.seed):void 0,o=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==o+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await dc(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Ht(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,o]of Object.entries(t))s[a]=Ht(e[a],o);return s}async function G$(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ht(await Ai(n.variant),n.rules);return{names:n.seats,verdict:await pc(e,s,t)}}function Kn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=P(async()=>{if(!globalThis.crypto?.subtle)throw new me(r("page.fair.insecure"));let o=n??await bi({table:e??"",match:t}).catch(u=>{throw u instanceof R&&u.reason==="not-now"?new me(r("page.fair.later")):u}),{commits:l=[]}=JSON.parse(o.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:Es(e,u);return G$(o,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Y$} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${r("page.fair.looking")}</p>`}function Z$(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Y$({names:e,verdict:t}){let n=Z$(t),s=p=>L(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,o=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(o?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${r(`page.fair.${n}.short`)}</p>
		<p>${r(`page.fair.${n}`,l)}${u&&` ${r(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${r("page.scores.deal")}</th><th scope="col">${r("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Q$(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${r("page.fair.commitments")}</summary>
				<p class="small">${r("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${r("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Q$(e,t){return e.outcome==="wrong"?r(`page.fair.why.${e.why}`):r(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function X$(e){S(()=>{xn&&Ms("here").catch(()=>{})},[]);let t=_.value,n=xn&&Xa.value==="there"?Et("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${r("page.nav.records")}</h1>
		${t?i`<${$c} key=${t.id} id=${t.id} at=${Xa.value} />`:n?null:i`<${fc} />`}
		${n?i`<h1>${r("page.here")}</h1><${$c} key=${n.id} id=${n.id} at="here" />`:null}
		<${af} />
	</main>`}var fc=()=>i`<section class="stack">
	<p class="lead">${r("page.records.none")}</p>
	<p><a class="button chief" href="/">${r("page.records.play")}</a></p>
</section>`,we=e=>fe(`variant.${e}`)?r(`variant.${e}`):e;function Kt(e,t){return e.seats.map((n,s)=>{if(s>=t)return r("dummy");let a=e.bots?.[s];return a&&a===n&&fe(`page.level.${a}`)?r(`page.level.${a}`):n})}var ea=e=>e.seats.indexOf(_.value?.name);function yn(e,t){let n=ea(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function $c({id:e,at:t}){let n=()=>Promise.all([pi({player:e},{where:t}),Ti("mine",1,t)]),{value:s,wrong:a}=P(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:o},{all:l}]=s;return i`<${nl} found=${l} told=${!0} />
		${o.length?i`<${ef} tallies=${o} /><${tf} id=${e} at=${t} />`:i`<${fc} />`}`}function ef({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${r("page.records.tallies")}</h2>
		<${se}><table class="book">
			<thead><tr>
				<th scope="col">${r("page.records.variant")}</th><th scope="col">${r("page.records.matches")}</th>
				<th scope="col">${r("page.records.won")}</th><th scope="col" class="spare">${r("page.records.deals")}</th>
				<th scope="col">${r("page.records.made")}</th><th scope="col">${r("page.records.points")}</th>
				${t?i`<th scope="col">${r("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${we(n.variant)}</a></th>
					<td>${Jn(n,n.matches)}</td><td>${Jn(n,n.won)}</td><td class="spare">${Jn(n,n.deals)}</td>
					<td>${n.deals?ue(n.made/n.deals):Jn(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):Jn(n,0)}</td>
					${t?i`<td>${hc(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${r("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${r("page.records.statistics")}</a></p>
	</section>`}var Jn=(e,t)=>e.matches?hc(t):"",hc=e=>e?v(e):"–";function tf({id:e,at:t}){let[n,s]=w([]),[a,o]=w(""),[l,c]=w(null),{once:u}=ne(),p=()=>u(async()=>{let d=await di({player:e,before:a??""},{where:t});s($=>[...$,...d.matches.filter(f=>!un(f.table??""))]),o(d.before)});return S(()=>{p()},[]),i`<section>
		<h2>${r("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let $=`${d.table} ${d.match} ${d.ended}`;return i`<${nf} key=${$} match=${d} id=${e} onfair=${()=>c(d)} />`})}</ol>
		${a?i`<p><${O} onclick=${p} say=${r("page.records.more")} /></p>`:null}
		${l?i`<${J} title=${r("page.fair")} onclose=${()=>c(null)}>
					<${Kn} table=${l.table} match=${l.match} />
				<//>`:null}
	</section>`}function nf({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",o=e.chairs.filter(u=>u!==s).map(yt),l=Ni(e.table??"",e.match),c=[s?.hints?r("page.records.hints",{n:s.hints}):"",s?.undone?r("page.records.undone",{n:s.undone}):"",s?.away?r("page.records.away"):"",s?.brought?r("page.records.brought"):"",e.house?r("page.home.house"):""].filter(Boolean);return i`<li data-result=${a}>
		<p class="what"><b>${we(e.variant)}</b> ${r("page.records.with",{names:L(o)})}
			<span class="soft small">${Me(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${r(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",$=p>0?" : ":"";return i`${$}<span key=${u.seat} class=${d} title=${yt(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${r("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${r("page.records.replay")}</a>`:null}
				<a href=${l} download=${`${e.table}-${e.match}.99.jsonl`}>${r("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${r("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${r("page.records.table")}</a></p>`:null}
	</li>`}function sf(e){return e instanceof R&&e.status===400?r("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):E(e)}function af(){let[e,t]=w(""),[n,s]=w(!1),a=P(dn).value?.name,o=async p=>{t("");try{if(p.size>1<<20)throw new me(r("page.import.large"));await an({match:1,deal:0},{body:p}),await al({name:p.name,bytes:p}),V("/replay/mine/1/0")}catch(d){t(sf(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&o(d)}}>
		<h2>${r("page.import")}</h2>
		<p>${r("page.import.what")}</p>
		<p class="row">
			<${sn} say=${r("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${o} />
			${a?i`<a href="/replay/mine/1/0">${r("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Un=(e,t={dateStyle:"long"})=>Me(Date.parse(e),{timeZone:"UTC",...t});function of({rest:[e]}){let t=e!==void 0&&lc(e)?e:Ft();return i`<${rf} key=${t} day=${t} />`}function rf({day:e}){let{value:t,wrong:n}=P(async()=>{let[a]=await Promise.all([fi({day:e}),je()]).catch(o=>{throw ht(o)?new me(r("page.daily.none")):o});return a},e,_.value?.id,An.value),s=t?.seal?"own":An.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${r("page.nav.daily")}</h1>
			<p class="soft">${Un(e,{dateStyle:"full"})}</p>
			<p class="lead">${r("page.daily.about")}</p>
			${t?i`<p class="soft">${r("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${lf} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Do} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function lf({day:e,deal:t}){let{busy:n,once:s}=ne(),a=()=>s(()=>Qi(e,t.variant)),o=xe.value.find(c=>c.id===t.variant)?.chairs,l=[o&&r("page.players",{n:o}),t.trump&&(t.trump==="none"?r("trump.none"):D(t.trump)),`${r("page.home.level")} ${r(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${we(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${uf} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${r("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${r("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${O} chief aria-busy=${n} onclick=${a}
				say=${r(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${r("page.daily.players",{n:t.players})}</p>`}
	</section>`}var gc=(e,t)=>r("page.daily.own",{you:t,points:v(e.points),n:e.points,made:e.made?"yes":"no"}),cf=e=>e===xe.value[0]?.id?"none":we(e),yc=e=>e.late?r("page.daily.late"):e.players>1?r("page.daily.place",{place:e.place??1,n:e.players}):r("page.daily.alone"),bc=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${v(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${v(t.points)}</span>
	</li>`)}
</ol>`;function uf({day:e,deal:t,own:n}){let{told:s}=Pt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${v(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${gc(n,"yes")}</li>
			${t.expert?i`<li>${gc(t.expert,"expert")}</li>`:null}
			<li>${yc(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${r("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${r("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${r("page.daily.best")}</h3>
				<${bc} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${bc} of=${t.near} />`:null}`:null}
		<${pf} text=${[r("page.daily.first",{day:Un(e,{dateStyle:"medium"}),variant:cf(t.variant)}),rl(s,0),[r("page.daily.last",{points:v(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[yc(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function pf({text:e}){let[t,n]=w(!1),s=async()=>await $t(e)?n(!0):N(r("page.link.by-hand"));return i`<h3>${r("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${r("page.daily.squares")}</p>
		<p><${O} onclick=${s} say=${r(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Do({of:e,day:t,first:n,days:s,streak:a}){let[o,l]=w(t.slice(0,7)),c=new Map;for(let k of s)c.set(k,(c.get(k)??0)+1);let u=Ft(),p=new Date(`${o}-01T00:00Z`),d=Math.round(p.getTime()/864e5),$=new Date(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+1,0)).getUTCDate(),f=(p.getUTCDay()+6)%7,h=k=>Hn(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+k)/864e5).slice(0,7),m=4,g=Array.from({length:7},(k,b)=>Un(Hn(m+b),{weekday:"short"})),y=(k,b,x,M)=>i`<button type="button" class="button plain" aria-label=${r(x)}
		disabled=${M} onclick=${()=>l(h(k))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${r(`page.${e}.calendar`)}</h2>
		<p>${r(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${y(-1,"‹","page.daily.back",o<=n.slice(0,7))}
			<b aria-live="polite">${Un(`${o}-01`,{month:"long",year:"numeric"})}</b>
			${y(1,"›","page.daily.on",o>=u.slice(0,7))}
		</div>
		<div class="daily-days" lang=${K.value}>
			${g.map(k=>i`<span key=${k} class="soft" aria-hidden="true">${k}</span>`)}
			${Array.from({length:$},(k,b)=>{let x=Hn(d+b),M=c.get(x)??0,j=b===0?{gridColumnStart:f+1}:{};return!M&&(x<n||x>u)?i`<span key=${x} class="soft" style=${j}>${b+1}</span>`:i`<a key=${x} style=${j} href=${`/${e}/${x}`} data-played=${M}
					aria-current=${x===t?"date":void 0}
					aria-label=${r(`page.${e}.mark`,{day:Un(x),n:M})}>${b+1}</a>`})}
		</div>
	</section>`}function tt({view:e,names:t,last:n=!1,from:s=0}){let a=jt(e);if(a===0)return i`<p class="soft">${r("last.none")}</p>`;let o=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Te(e)},(c,u)=>u);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${r("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${o.map(c=>{let u=Ja(e,c),p=Ua(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${Y} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${r("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${r("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${r("page.led")}</span><span><i class="won-frame"></i> ${r("page.wins")}</span>
	</p>`}function wc({view:e,names:t,lies:n}){let s=jt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Ua(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${r("page.lasttrick")}</figcaption>
		<ol>${Ja(e,s).map(({seat:o,card:l})=>i`<li key=${o} data-card=${l}
			class=${o===a?"best":""}>
			<span class="unseen">${t[o]}: </span><${Y} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function vc(e,t,n,s){let a=d=>d.act.startsWith("play "),o=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(o).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||o(d)!==o(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var kc=(e,t)=>t===void 0?qt(e):r("page.report.bid",{bid:v(t),cards:qt(e)}),Co=e=>e.trick?r("page.report.trick",{n:e.trick}):r(`page.report.at.${e.phase}`),Vn=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Gn({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(o=>{let l=Co(o),c=s?l:r("page.report.where",{deal:o.deal+1,when:l}),u=r("page.report.instead",{act:kc(o.act,o.bid),better:kc(o.better,o.betterBid)}),p=Qe(o.why).join(" "),d=vl(o);return i`<li key=${`${o.deal} ${o.step}`}><a href=${n(o)}>
			<span class="moment-where">${a?`${t[o.seat]} · `:""}${c}</span>
			<span class="moment-said">${W(u)}</span>
			<span class="moment-lost score" aria-label=${r("page.report.points",{n:v(o.lost/Ne,1)})}>
				−${v(o.lost/Ne,1)}
			</span>
			${p?i`<span class="moment-why">${W(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Zn({at:e,names:t,label:n,foot:s,me:a=-1,ends:o=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(c-p-34)/Math.max(1,e.length),m=y=>u-22-(y-$)*(u-34)/(f-$),g=$f((e[e.length-1]??[]).map(m),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${xc} low=${$} high=${f} y=${m} to=${c-p} />
		${o.map(y=>i`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,k)=>i`<g key=${k} class=${k===a?"self":""} data-line=${k}>
				<polyline points=${[`${h(0)},${m(l[k]??0)}`,...e.map((b,x)=>`${h(x+1)},${m(b[k]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[k]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function xc({low:e,high:t,y:n,to:s,said:a=v}){let o=df(t-e),l=Math.ceil(e/o);return Array.from({length:Math.floor(t/o)-l+1},(u,p)=>(l+p)*o).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function Sc({of:e,last:t,label:n,foot:s,all:a,most:o,said:l=v,banded:c}){let[u,p,d]=[470,230,34],$=o??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),h=b=>Math.min($,Math.max(f,b)),m=b=>d+b*(u-d-6)/Math.max(1,t),g=b=>p-24-(h(b)-f)*(p-36)/($-f),y=b=>m((b.from-1+b.to)/2),k=b=>e.map(x=>`${y(x)},${g(x[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${u} ${p}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...k("high"),...k("low").reverse()].join(" ")} />`:null}
		<${xc} low=${f} high=${$} y=${g} to=${u-6} said=${l} />
		<line class="all" x1=${d} x2=${u-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${y(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${y(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${u-6} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function df(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function $f(e,t){let n=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),s=[...e];n.forEach((o,l)=>{let c=n[l-1];c!==void 0&&(s[o]=Math.max(s[o]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(o=>o-a)}var Lo=(e,t="")=>P(async()=>(await le(()=>hi({table:e})))?.scores??[],e,t).value;function Oc({table:e,names:t,about:n="",view:s,me:a}){let o=Lo(e,s?`${s.deal} ${s.phase==="over"}`:"");return o?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Po} scores=${o} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function ta(e,t,n){if(t)return r("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,o=s.target?r("page.scores.to",{n:s.target}):r("page.scores.deals",{n:s.deals});return n?n>1?`${o} · ${r("page.scores.rubber.games",{n})}`:o:a.wins?`${o} · ${r("page.scores.rubber.first",{n:a.wins})}`:a.games?`${o} · ${r("page.scores.rubber.games",{n:a.games})}`:o}function na(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var ff=4;function Po({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${hf} names=${t} />`;let o=na(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${r("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${r("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${r("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Wr} key=${d}>
						<th scope="col" class="gained">${r("page.scores.gained")}</th>
						<th scope="col" class="stands">${r("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${o.map((d,$)=>i`<${gf} key=${$} game=${d} alone=${o.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${o.length>1||s?.rubber?i`<${bf} games=${o} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${r("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${r(`offer.letter.${d}`)}</sup> ${r(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=ff?i`<${qo} games=${o} names=${t} me=${n} />`:null}
	</div>`}function hf({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${r("page.scores.none")}</p>`}var mf=({n:e})=>i`<button type="button" class="link" aria-label=${r("page.scores.look",{n:e})}>${e}</button>`;function gf({game:e,alone:t,names:n,seats:s,onpick:a}){let o=e[e.length-1],l=o?.closed;return i`<tbody>
		${t?null:i`<${Mc} n=${s.length} text=${r("page.scores.game",{n:(o?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${mf} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${X} trump=${c.trump} /><span class="unseen">${D(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${yf} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Yn} class="bonus" text=${i`<${be} of="bonus">${r("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?v(l.bonus[c]):"–"} />
					<${Yn} class="sum" text=${r("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>v((o.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Mc=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Yn({text:e,seats:t,of:n,winners:s,class:a}){let o=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${o(l)}</td>`)}
	</tr>`}function yf({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",o=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${r("made.short")}</span>`;return i`<td class="gained">
			${v(e.points[t]??0)}
			${s?i`<sup title=${Z(s)}>${r(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?o:null}</span></td>`}function bf({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),o=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${Mc} n=${t.length} text=${r("page.scores.together")} />
		<${Yn} text=${r("page.scores.wins")} seats=${t} of=${u=>o(u)||"–"} />
		${n?.rubber?i`<${Yn} text=${i`<${be} of="rubber">${r("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Yn} class="sum" text=${r("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Ro(e){let t=[],n=[],s=[];for(let a of e){for(let o of a)t.push(o.totals.map((l,c)=>l+(s[c]??0)+(o.closed?.bonus[c]??0))),o.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function qo({games:e,names:t,me:n}){let{at:s,ends:a}=Ro(e);return i`<${Zn} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${r("page.scores.course")}
		foot=${r("page.scores.deals",{n:s.length})} />`}var[_e,sa]=[1080,1350],[Wo,aa,oa,Ie]=[350,1266,48,96],de={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},wf=[[],[16,9],[5,8],[26,9,5,9],[30,14]],nt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ra(e,t,n){let s=[];for(let a of t.split(" ")){let o=s.at(-1),l=`${o} ${a}`;o!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function _o(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Ac(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function ia(e,t,n,s=de.ink){e.fillStyle=s,e.fillRect(Ie,t,_e-2*Ie,n)}function jc(e,t){e.save(),e.shadowColor=de.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Tc(e,t,{x:n,y:s,turn:a}){let o=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=de.card,jc(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=de.cardEdge,e.stroke(),e.fillStyle=t==="H"?de.red:de.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(o),e.restore()};for(let[c,u]of Vr[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=nt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function vf(e,{title:t,winner:n}){e.fillStyle=Ac("--felt"),e.fillRect(0,0,_e,sa),e.fillStyle=Ac("--felt-deep"),e.fillRect(0,aa,_e,sa-aa),e.fillStyle=de.leaf,jc(e,()=>e.fillRect(oa,Wo,_e-2*oa,aa-Wo+24)),Tc(e,"S",{x:812,y:206,turn:-.14}),Tc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=de.soft,e.font=nt("400",32,"text"),e.fillText(_o(e,t,600),oa,92),e.fillStyle=de.felt,kf(e,n,640),e.fillStyle=de.soft,e.font=nt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${r("page.picture.by")}`,_e/2,sa-24),e.textAlign="left"}function kf(e,t,n){let s=$=>(e.font=nt("500",$,"title"),ra(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(h=>e.measureText(h).width<=n)},o=[88,62].find(a)??46,l=s(o).length,c=n;for(;c>0&&ra(e,t,c-8).length===l;)c-=8;let u=ra(e,t,c).slice(0,4),p=o*1.06,d=218+o*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(_o(e,$,n),oa,d+p*f))}function Nc(e,t){e.strokeStyle=t===0?de.accent:de.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(wf[t]??[]),e.stroke(),e.setLineDash([])}function xf(e,{places:t},n){ia(e,n,6,de.accent),ia(e,n+11,2,de.accent);let s=58;return t.forEach(({name:a,total:o},l)=>{let c=n+70+s*l;e.fillStyle=de.ink,e.font=nt(l===0?"700":"400",42,"text"),e.fillText(_o(e,a,600),Ie,c),e.textAlign="right",e.fillText(v(o),_e-Ie,c),e.textAlign="left",e.beginPath(),e.moveTo(_e-Ie-330,c-13),e.lineTo(_e-Ie-170,c-13),Nc(e,l),ia(e,c+15,1.5,de.rule)}),n+70+s*t.length}function Sf(e,{course:{at:t},places:n},s,a){let o=t.flat(),[l,c]=[Math.min(0,...o),Math.max(1,...o)],u=d=>Ie+d*(_e-2*Ie)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);ia(e,p(0),2,de.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,h)=>e.lineTo(u(h+1),p(f[d]??0))),Nc(e,$)})}function Of(e,{facts:t}){e.font=nt("400",34,"text");let n=t.slice(0,4).flatMap(a=>ra(e,a,_e-2*Ie-34).map((o,l)=>({line:o,i:l}))),s=aa-28-46*(n.length-1);return n.forEach(({line:a,i:o},l)=>{let c=s+46*l;e.fillStyle=de.accent,o===0&&e.fill(Mf(Ie+9,c-11,10)),e.fillStyle=de.ink,e.fillText(a,Ie+34,c)}),s-60}var Mf=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Bc(e){let t=[nt("500",88,"title"),nt("400",34,"text"),nt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[_e,sa];let s=n.getContext("2d");vf(s,e);let a=xf(s,e,Wo+44),o=Of(s,e);return o-a>120&&Sf(s,e,a+40,o-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function Af(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Tf(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function jf(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>Af(s.map(m),g),o=m=>t[s[m]??-1]??"",l=[],c=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(c){let m=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(r("page.best.deal",{name:o(c.seat),n:c.n,deal:m}))}let u=a(m=>Tf(e,m),2);u&&l.push(r("page.best.run",{name:o(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&l.push(r("page.best.premiums",{name:o(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&l.push(r("page.best.all",{n:d}));let[$,f]=n,h=$&&f?$.total-f.total:0;return h>0&&l.push(r("page.best.ahead",{name:$?.name??"",n:h})),l}function Io({scores:e,end:t,names:n,title:s,winner:a}){let o=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return o.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:o,facts:jf(e,n,o),course:Ro(na(e))}}var Nf=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${v(a.total)}`)),...s].join(`
`);async function zo(e){let t=new File([await Bc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});dt(t,t.name)}var Bf=3;function Ef({table:e,match:t,names:n,seat:s}){let{told:a,wrong:o}=Pt(e,t,void 0);if(o)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?r("page.report.judging",{n:l,of:c}):r("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,Bf);return i`<section class="decided">
		<h3>${r("page.last.decided")}</h3>
		${!a||We(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${Gn} of=${d} names=${n} place=${Vn(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${r("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${r("page.last.report")}</a></p>
	</section>`}function Ec({table:e,match:t,at:n,view:s,names:a,variant:o,winner:l,onclose:c}){let u=Lo(e),[p,d]=w(""),{end:$,seat:f}=s,h=`${o} · ${Me(n,{dateStyle:"long"})}`,m=u&&$&&Io({scores:u,end:$,names:a,title:h,winner:l}),g=async b=>d(r(await $t(Nf(b))?"page.link.copied":"page.copy.not")),y=b=>zo(b).catch(x=>d(E(x))),k=m&&i`<p class="soft" role="status">${p}</p>
		<${O} onclick=${()=>g(m)} say=${r("page.copy")} />
		<${O} chief onclick=${()=>y(m)} say=${r("page.share")} />`;return i`<${J} title=${r("page.last")} broad onclose=${c} actions=${k}>
		${m?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${m.places.map(b=>i`<tr key=${b.seat} class=${b.seat===f?"self":""}>
							<th scope="row">${b.name}</th><td>${v(b.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${qo} games=${na(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${m.facts.map(b=>i`<li key=${b}>${b}</li>`)}</ul>
					<${Ef} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${r("page.opening")}</p>`}
	<//>`}var Dc,la={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},bn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Df={card:[la],turn:[bn],deal:[0,.07,.14,.21].map(e=>({...la,at:e,gain:.07})),trick:[{...la,hertz:700,seconds:.16,gain:.09}],made:[bn,{...bn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...bn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...la,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...bn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...bn,hertz:246.94,seconds:.4,gain:.04}]},Cc=e=>(e.played??[]).reduce((t,n)=>t+B(n).length,0);function Lc(e,t){if(!e||!t)return[];let n=[];return ct(e,t)?Cc(t)>Cc(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function Pc(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let o=s[t]===99||n?.winners.includes(t),l=!o&&vt(e)===t,c=o?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Qn(e){if(!(!T.sound.peek()||document.hidden)){Dc??=new AudioContext;for(let t of Df[e])Cf(Dc,t)}}function Cf(e,{noise:t,at:n,hertz:s,seconds:a,gain:o}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(o,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}function Rc(e,t,n){let s=ce(e.bid??0,n);return r("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function qc(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":r("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function Lf(e,{bid:t,won:n,worth:s}){let a=Re(s),o=e.map(p=>a[re(p)]??0),l=o.length&&o.reduce((p,d)=>p+d,0)===t,c=0,u=(l?o:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function Pf({view:e,seat:t,variant:n}){let s=ve(B(e.aside),te),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Rt(n):e.bid??0,c=Lf(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${Y} card=${d} /></span><span class="back"><${Y} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function Rf({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Wc(e,t)}</p>`;let a=e.made?.[s]??!1,o=qc(e,s),l=Rc(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${o?i` <span class="off">${o}</span>`:null}
	</p>`}function Wc(e,t){let n=t.filter((s,a)=>e.made?.[a]);return r("page.over.makers",{names:L(n),n:n.length})}var ca=({view:e,names:t,won:n})=>e.end?.rubber?lo(e,t):n||io(e,t);function qf(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Rc(t,a,s),qc(t,a)]:[Wc(t,n)],c=ca(e),u=c?[c,`${L(_c(t,n).map(([p,d])=>`${p} ${v(d)}`))}.`]:[co(t,n,vt(t)),ro(t)];return[...l,...u].filter(Boolean).join(" ")}var Wf=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s),_c=(e,t)=>Wf(e).map((n,s)=>[t[s]??"",n]).sort((n,s)=>s[1]-n[1]);function _f({title:e,view:t,names:n}){return i`<div class="printed">
		<${dl} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${_c(t,n).map(([s,a])=>i`<span key=${s}>${s} <b>${v(a)}</b></span>`)}
		</p>
	</div>`}function ua(e){let{view:t,names:n,variant:s,won:a,day:o=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=ul(t,l,a!==""&&!o),$=ca(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!o?i`<${_f} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||o)?i`<${Pf} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&o?i`<p class="outcome winner">${$}</p>`:null}
			<${Rf} ...${e} />
		</div>
		${$&&!o?null:i`<${pl} what=${d} />`}
	</header>`}var If=600;function Ic(e,t,n){let[s,a]=w(e&&!Zt()&&!document.hidden);return S(()=>{if(!e)return;T.spoken.peek()||N(qf(t),!0);let o=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),o.abort(),a(!1)},c=setTimeout(()=>Pc(t.view).forEach(Qn),s?n-100:0),u=setTimeout(l,n+If+so);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:o.signal});return()=>(clearTimeout(u),clearTimeout(c),o.abort())},[]),s}var Fo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Xn(e,{day:t,from:n}){if(n){let{table:a="mine",match:o,deal:l,step:c}=n;return{title:r("page.whatif"),lost:r("page.whatif.given.up"),played:{href:Fo(e,n),text:r("page.whatif.compare")},givenUp:{href:`/replay/${a}/${o}/${l}?step=${c}`,text:r("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:r("page.daily.others")};return{title:r("page.nav.daily"),lost:r("page.daily.lost"),played:s,givenUp:s}}function Ho({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${O} chief onclick=${()=>e.act({do:"resume"})} say=${r("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${r("page.standin")}${" "}
			<${O} chief onclick=${()=>e.act({do:"back"})} say=${r("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${T.spoken.value?void 0:"alert"}>
		<p>${r(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${O} chief onclick=${()=>c(!0)} say=${r("page.agree")} />
				<${O} onclick=${()=>c(!1)} say=${r("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${O} onclick=${()=>c(!1)} say=${r("page.withdraw")} />
				</div>`:null}
	</div>`}function zf({table:e,message:t,names:n}){let[s,a]=w(!1),o=e.settled.value.settings,{variant:l="standard",rules:c}=o,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${O} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${r("page.last")} />
		${s?i`<${Ec} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??r(`variant.${l}`)}
					winner=${uo(t.table.winners,u,-1,o)} onclose=${()=>a(!1)} />`:null}`}var zc={made:1500,failed:950,printed:1250};function Fc({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:o}=t,l=o!==void 0&&t.table.chairs[o]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=Xn(e.id,p),f=u?uo(t.table.winners,n,o??-1,p):"",h={view:c,names:n,variant:s,won:f,day:d!==void 0},m=ca(h),g=m?"printed":c?.made?.[o??-1]?"made":"failed",y=Ic(a,h,zc[g]),k=y?zc[g]:0,b=He("report",e.id),x=He("match",e.id),M=e.current.value,j={"--written":`${k}ms`};return i`<div class="over leaf sheeted" data-moves=${y?g:void 0} style=${j}
		onclick=${z=>z.stopPropagation()}>
		<${Ho} table=${e} message=${t} names=${n} />
		<${ua} ...${h} hands=${t.table.chairs.length} />
		<${Je} view=${c} names=${n} variant=${s} written=${k} crowned=${m!==""} />
		${o!==void 0&&!x&&il(t)?i`<${ll} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${o} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${o}`}>
						${r("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:o===void 0||l?i`<p class="soft">${o===void 0?"":r("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!M||t.table.paused} onclick=${()=>e.ready()}>
						${r(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${zf} table=${e} message=${t} names=${n} />`:null}
			${!b&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${r("page.replay")}
					</a>`:null}
		</div>
	</div>`}function pa({title:e,class:t="",told:n,back:s,onclose:a,children:o}){let l=A(null);return $e(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),S(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${O} plain onclick=${a} say=${r("page.close")} />
		</header>
		${o}
	</section>`}function es(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var da={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Kc=[...Object.keys(da),"deal","unlucky","moment","thanks"],Hc=2500,Ko=({of:e})=>da[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${da[e]} /></svg>`:null;function Jc({onsay:e}){let[t,n]=w(""),s=A(-1/0);S(()=>{let o=setTimeout(()=>n(""),Hc);return()=>clearTimeout(o)},[t]);let a=(o,l)=>{Date.now()-s.current<Hc||(s.current=Date.now(),n(o),N(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${r("page.reactions")}>
		${Object.keys(da).map(o=>{let l=r(`page.quick.${o}`);return i`<button type="button" key=${o} class=${`button plain ${t===o?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(o,l)} aria-disabled=${t!==""}><${Ko} of=${o} /></button>`})}
	</p>`}var $a=({remark:e,phrase:t,text:n})=>e?r(`page.remark.${e}`):t&&Kc.includes(t)?r(`page.quick.${t}`):n,Ff=e=>Math.min(12e3,4e3+70*e.length);function Uc({said:e}){let[t,n]=w(-1),[s,a]=w(!1),o=$a(e);return S(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),Ff(o));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Ko} of=${e.phrase??""} />${o}</p>`}function Vc(e,{me:t,muted:n,since:s}){let a=e.filter(o=>o.at>=s&&o.seat>=0&&(o.by===""||o.by!==t));return new Map(a.filter(o=>!n.includes(o.by)).map(o=>[o.seat,o]))}function Gc({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[o,l]=w(""),c=_r(),u=A(null),p=new Set(new Map(e.map($=>[$.by,$])).values());S(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async $=>{$.preventDefault();let f=o.trim();f&&(l(""),await s(f)===void 0&&l(f))};return i`<section class="talk" aria-label=${r("page.talk")}>
		${e.length===0?i`<p class="soft">${r("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${r("page.talk")}>
			${e.map($=>i`<li key=${$.seq}>
					<time class="soft small">${Me($.at,{timeStyle:"short"})}</time>${" "}
					<b>${$.name}</b>${$.seat<0?i` <span class="soft small">${r("page.watching")}</span>`:null} ${$a($)}
					${$.by&&$.by!==t&&p.has($)?i`${" "}<${Hf} by=${$.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${r("page.quick")}>
			${Kc.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>s(r(`page.quick.${$}`))}><${Ko} of=${$} />${r(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${c}>${r("page.talk.say")}</label>
			<input id=${c} type="text" maxlength="300" autocomplete="off" placeholder=${r("page.talk.say")} value=${o}
				oninput=${$=>l($.target.value)} />
			<button class="button">${r("page.talk.send")}</button>
		</form>
	</section>`}function Hf({by:e,muted:t,onmute:n}){let s=t.includes(e);return i`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${r(s?"page.unmute":"page.mute")}
	</button>`}var Kf={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Jf(e,t){let n=[];return Va(e,t).forEach((s,a)=>n[s]=Kf[e]?.[a]??"north"),n}function Ot(e){let{view:t,names:n,me:s,variant:a,elsewhere:o,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:h,over:m="",onhurry:g,aloud:y=!1,children:k}=e,b=Te(t),x=Jf(b,s),M=c?c.cards:t.trick??[],j=c?c.winner:u?-1:t.taking??-1,z=u&&!c?[...M,{seat:t.options?.seat??s,card:u}]:M;return i`<div class=${`felt hands-${b} ${m}`} onclick=${g}>
		<${Zf} trump=${Qt(t)} />
		${Va(b,s).filter(H=>H!==o).map(H=>i`<${at}
				key=${H} view=${t} variant=${a} seat=${H} name=${n[H]??""} names=${n}
				place=${x[H]} own=${H===s} chair=${d?.[H]} now=${$} open=${Uf(t,H)}
				winner=${c?.winner===H} laid=${l} said=${h?.get(H)}
				hand=${H===f?.seat?f.hand:void 0}
			/>`)}
		<${ch} cards=${z} pending=${u&&!c&&p?u:""} where=${x} winner=${j}
			gone=${c?.gone??!1} names=${n} aloud=${y} />
		<${Yf} view=${t} variant=${a} names=${n} me=${s} />
		${k}
	</div>`}var Uf=(e,t)=>e.shown?.[t]?.hand!==void 0?B(e.shown[t]?.hand):null;function Vf(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",o=e.trump===void 0&&Qt(e)?[r("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?pt(e.turnup):r("joker");o.push(r(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";o.push(r("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&o.push(r("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),o}function Gf(e,t,n,s){let[a,...o]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||o.length||!l?[]:[r("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Zf=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${X} key=${t} trump=${t} />`)}
</div>`;function Yf({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Vf(e,n,s),...Gf(e,t,n,s)];return i`<div class="ground">
		<div>
			<${st} trump=${Qt(e)} explains />
			${a.map(o=>i`<p key=${o} class="reason small">${o}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${ut.Provider} value=""><${Y} card=${e.turnup} size="mini" /><//>
					<span class="small">${r("turnup")}</span>
				</div>`:null}
	</div>`}function st({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${D(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${r("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${X} trump=${e} />`}
		${n?i`<${be} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function at(e){let{view:t,variant:n,seat:s,name:a,names:o=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,k=c&&t.seat!==void 0,b=k?t.bid:t.shown?.[s]?.bid,x=k?void 0:t.shown?.[s]?.aside,M=on(u),j=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${y?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${M?i`<${be} class="level" say=${Ii(u)}>${M}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${r("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${r("page.points")}</span>
						</span>`}
				<${Qf} view=${t} seat=${s} />
				${t.dealer===s?i`<${be} of="dealer" class="badge">
							${r("page.dealer.short")}<span class="unseen"> ${r("dealer")}</span>
						<//>`:null}
				${y?i`<span class="unseen">${r("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${r("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${sh} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${nh} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${be} of="vulnerable" class="badge" variant=${n}>${r("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===Xt(t)?i`<span>${r("dummy.by",{name:o[t.control]??"",you:j})}</span>`:null}
				${u?.away?i`<span class="badge">${r("page.away")}</span>`:null}
				<${ih} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${Xf} suits=${B(t.void?.[s])} />`:null}
			${m?i`<${Uc} said=${m} />`:null}
		</div>
		${x?i`<div class="aside" aria-label=${r("page.aside")}>${ae(x)}</div>`:null}
		${k||d?null:i`<${th} n=${g} />`}
		${k||!d?null:h??i`<${eh} cards=${d} trump=${t.trump} />`}
	</section>`}function Qf({view:e,seat:t}){let n=wt(e.totals)===t,s=A(n),a=n&&!s.current&&vt(e)===t;if(s.current=n,!n)return null;let o=a?`[data-seat="${wt(Dn(e))}"] .points`:void 0;return i`<${be} class="leads" say=${r("page.leads.is")}>
		<${Cn} from=${o} /><span class="unseen"> ${r("page.leads")}</span>
	<//>`}function Xf({suits:e}){let t={suits:L(e.map(D))};return i`<p class="voids">
		${e.length?i`<${be} say=${r("page.void.is",t)}>
					<span class="unseen">${r("page.void",t)}</span>${e.map(n=>i`<${rh} suit=${n} />`)}
				<//>`:null}
	</p>`}function eh({cards:e,trump:t}){let n=s=>i`<span key=${re(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${Y} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${gs(ve(e,te,t),t).map(n)}</div>`}function th({n:e}){return i`<div class="backs" aria-label=${r("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${Y} key=${n} face="down" />`)}
	</div>`}function nh({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${be} of=${l} class="premium" variant=${n}>${Z(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",o=Z(e.offers?.[t]??"declare");return i`${oh(e,t)}
		${a?i`<span class="beaten">${r("offer.beaten",{offer:o})}</span>`:null}`}function sh({view:e,variant:t,seat:n,bid:s,laid:a}){let o=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${r("page.bid",{bid:ce(s,t)})}</span>`:a?i`<span>${r("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${r("page.won",{won:o})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Jo} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${r("page.won.of",{won:o,bid:ce(s,t)})}</span><${ah} stands=${l} />
	</span>`}function Jo({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Rt(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function ah({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${r(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function oh(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${Z(n)}</span>`:null}function rh({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function ih({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${lh(n)}</span>`}function lh(e){let t=Math.ceil(e/1e3);if(t>=86400)return r("page.days",{n:Math.floor(t/86400)});let n=o=>String(o).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function ch({cards:e,pending:t,where:n,winner:s,gone:a,names:o,aloud:l}){let c=A(null),u=A(new Set);return $e(()=>{let p=c.current;if(!p)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of p.querySelectorAll("[data-of]")){let h=`${f.dataset.of} ${f.dataset.card}`;u.current.has(h)||$.push(dh(f,ph(f))),a&&$.push($h(f,p.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();u.current=d},[e.map(p=>`${p.seat}${p.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${r("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:p,card:d},$)=>i`<li key=${`${p} ${d}`}
				class=${`${n[p]} ${p===s?"best":""} ${d===t?"waits":""}`}
				data-of=${p} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${o[p]}: </span><${Y} card=${d} />
				${d===t?i`<small class="later">${r("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var uh=":is(.backs, .open-hand, .hand, .nameplate)";function ph(e){let t=ts.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${uh}`)?.getBoundingClientRect()}var ts=new Map,Zc=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function dh(e,t){let n=Zc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),o=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${o}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function $h(e,t){let n=Zc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),o=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${o}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Uo={calm:2e3,usual:1200,quick:550,instant:550},fh=280,hh={calm:650,usual:350,quick:150,instant:0},mh=12,gh=(e,t)=>ct(e,t)&&Yc(t)>Yc(e),Yc=e=>(e?.played??[]).reduce((t,n)=>t+B(n).length,0),fa=class{shown=C(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>mh?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=en(n,t.view);this.shown.value={message:t,full:s};let a=hh[this.#e()];if(!s&&a&&gh(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Uo[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Zt()?0:fh,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function yh(e,t,n){await Vi([e,t,n],!1,({id:s})=>Lt(ki,Oi,{table:e,match:t,id:s,pace:Ct[T.pace.value],...n}))}function bh(e,t,n,s){let a=Array.from({length:e},(o,l)=>l===t?"":s[l]||n);return a.every((o,l)=>l===t||o===n)?n:a.join()}function Qc({of:{table:e,match:t,deal:n,step:s},names:a,front:o,onclose:l}){let[c,u]=w(String(o)),[p,d]=w(""),[$,f]=w({}),{busy:h,once:m}=ne();S(()=>{le(je)},[]);let g=p||Ji(),y=Nn.value.map(({name:M})=>[M,r(`page.level.${M}`)]),k=bh(a.length,Number(c),g,$),x=i`<${O} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>yh(e,t,{deal:n,step:s,seat:Number(c),bots:k}))}
		say=${r("page.whatif.play")} />`;return i`<${J} title=${r("page.whatif")} onclose=${l} actions=${x}>
		<div class="play-on">
			<p>${r("page.whatif.about")}</p>
			<${q} label=${r("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((M,j)=>[String(j),M])} />
			<${q} label=${r("page.whatif.others")} value=${g} options=${y}
				onchange=${M=>(d(M),f({}))} />
			${a.length>2?i`<details><summary>${r("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((M,j)=>j===Number(c)?null:i`<${G} key=${j} label=${M}
							value=${$[j]||g} options=${y}
							onchange=${z=>f({...$,[j]:z})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function wh({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${kh} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${F} title=${r("page.nav.replay")} text=${r("page.replay.which")}>
			<p><a class="button chief" href="/records">${r("page.nav.records")}</a></p>
		<//>`}async function Go({table:e,match:t,deal:n}){if(e==="mine"&&!await dn())throw new me(r("page.replay.gone"));return Lt(Ss,an,{table:e,match:t,deal:n})}function vh(e,t,n){let s=A(new Map),[,a]=w(0);return S(()=>{if(!n||s.current.get(t)?.told)return;let o=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),Lt(wi,xi,{...e,step:t},o.signal).then(c=>l({told:c}),c=>o.signal.aborted||l({wrong:E(c)})),()=>o.abort()},[t,n]),n?s.current.get(t)??{}:null}function Zo(e){let t=[];for(let{line:s,views:a}of e.steps){let o=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(o?{line:s,views:a,before:o}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function kh({table:e,match:t,deal:n}){let{value:s,wrong:a}=P(()=>Go({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${F} title=${r("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${r("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${F} text=${r("page.replay.loading")} />`;let o=`${e} ${t} ${n}`;return i`<${xh} key=${o} table=${e} match=${t} deal=${n} played=${s} />`}function Yo(e,t){let n=e[t],s={...n.shown};return e.forEach((a,o)=>{if(o===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[o]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,o)=>e[o]?.offers?.[o]??a)}}function xh({table:e,match:t,deal:n,played:s}){let a=Ht(I(s.header.variant),s.header.rules),o=he(()=>Zo(s),[s]),l=o[0]?.views.length??1,c=Kt(s.header,l),u=o.length-1,p=ye.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:yn(s.header,l),h=o[d+1]?.line,m=h!==void 0&&"act"in h,g=vh({table:e,match:t,deal:n},d,m&&p.has("hint")),y=(Pe,kn=$,$s=g!==null&&Pe===d)=>`/replay/${e}/${t}/${n}?step=${Pe}${kn>=0?`&seat=${kn}`:""}${$s?"&hint":""}`,k=Pe=>V(y(Math.min(u,Math.max(0,Pe))),{replace:!0}),b=o[d],x=Mh(d,u,!!ha(b),k),M=x.past(k),j=he(()=>Th(o),[o]),z=Oh(d,j,u,M),H=A(null),rt=o[d]?.views[0]?.phase!=="over",vn=x.past(()=>rt&&V(`${y(d)}&on=1`,{replace:!0})),it=x.past(()=>m&&V(y(d,$,!g),{replace:!0}));jh({h:it,p:vn,...g&&{Escape:it},ArrowRight:z.forward,ArrowLeft:z.back," ":x.toggle,ArrowDown:z.trickForward,ArrowUp:z.trickBack,Home:z.start,End:z.end});let Oe=$>=0?b.views[$]:Yo(b.views,f);return i`<${ut.Provider} value=${Fe(Oe)}><main id="main" tabindex="-1" class="replay">
		<${Eh} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${Pe=>V(y(d,Pe),{replace:!0})} here=${y(d)}
			onplay=${rt?vn:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${x.stop}>
				<h2 class="unseen">${$>=0?r("page.replay.seen",{name:c[$]}):r("page.replay.all")}</h2>
				<${Sh} moment=${b} view=${Oe} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${Nh} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${o[d+1]?.views[h.seat]?.bid} back=${H} onclose=${it} />`:null}
				<section class="replay-tricks"><h2>${r("tricks.title")}</h2><${tt} view=${Oe} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${W(Qo(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${H} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${r("page.hint.ask")} disabled=${!m} onclick=${it}>${r("page.hint")}</button>
			</div>
			<${Ah} step=${d} last=${u} to=${M} steps=${z} auto=${x} />
		</div>
		${rt&&p.get("on")?i`<${Qc} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>M(d)} />`:null}
	</main><//>`}function Sh({moment:e,view:t,names:n,variant:s,at:a,hint:o}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${ua} ...${c} />
			<${Je} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Dt(s,t.phase);return i`<${Ot} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${ha(e)} />
		<${Bh} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${o} />`}var Oh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Mh(e,t,n,s){let[a,o]=w(!1),[l,c]=w(()=>T.pace.peek()==="instant"?"quick":T.pace.peek());S(()=>{if(a&&e===t&&o(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Uo[l]:Ct[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>o(!1);return S(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),o(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function Ah({step:e,last:t,to:n,steps:s,auto:a}){let o=r("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${Jt} label=${r(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${r("page.replay.step")}
				aria-valuetext=${o} oninput=${l} />
			<${G} hidden label=${r("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${oe("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${Jt} label=${r("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${Jt} label=${r("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${Jt} label=${r("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${o}</span>
			<${Jt} label=${r("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Jt} label=${r("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Jt} label=${r("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Th(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||ha(t)||t.sheet?[n]:[]})}var ha=e=>en(e.before?.[0],e.views[0]);function Qo(e,t,n,s){if(e.sheet)return r("ask.next");let{line:a}=e;if(!("act"in a))return r("page.replay.dealt",{name:t[a.dealer]});let[o="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=ha(e);if(o==="lay"){let f=l.map(m=>Ce(m,Fe(p))).join(" "),h=ce(p?.bid??0,s);return u?r("page.replay.laid",{name:c}):r("page.replay.lays",{name:c,cards:f,bid:h})}if(o==="name")return r("page.replay.names",{name:c,trump:D(l[0])});if(o==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return r("page.replay.plays",{name:c,card:Ce(l[0]??"",Fe(p)),taken:f,winner:h})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?r("page.replay.decided",{name:c}):r("page.replay.offers",{name:c,offer:Z(String(a.act))})}function jh(e){$e(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Nh({hint:e,variant:t,name:n,bid:s,back:a,onclose:o}){let{told:l,wrong:c}=e,u=r("page.hint.of",{name:n});return i`<${pa} class="replay-hint" title=${u} told=${l} back=${a} onclose=${o}>
		${l?i`<${fn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??r("page.hint.thinking")}</p>`}
	<//>`}function Bh({view:e,variant:t,laid:n,seat:s,name:a,hint:o}){let l=ve(B(e.hand),te,e.trump),[c,u]=[es(o?.advice),es(o)];return i`<div class="replay-held">
		<${at} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${Y} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${Se} />`:null}${u.has(p)?i`<${Rs} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ae(e.aside)}</div>
	</div>`}function Eh({played:e,table:t,match:n,deal:s,names:a,seat:o,onseat:l,here:c,onplay:u}){let[p,d]=w(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${o>=0?`?seat=${o}`:""}`,h=a.map((m,g)=>[String(g),r("page.replay.seen",{name:m})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${r("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??we(e.header.variant)}</span>
			<span>${r("sheet.title",{deal:s+1,trump:D($)})}${" "}<${X} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${r("page.replay.deals")}>
			<${Xc} to=${s>0?f(s-1):""} text=${r("page.replay.previous")} arrow="←" />
			<${Xc} to=${s+1<e.deals?f(s+1):""} text=${r("page.replay.next")} arrow="→" />
		</nav>
		<${G} hidden label=${r("page.replay.hands")} value=${String(o)}
			options=${[["-1",r("page.replay.all")],...h]}
			onchange=${m=>l(Number(m))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${r("page.learn.table")}>
						${Vo(r("page.learn.table"),r("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${r("page.whatif")}>${Vo(r("page.whatif"),r("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${o>=0?`?seat=${o}`:""}`}>
				${r("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>_s(ks(c))}
						aria-label=${r("page.replay.link")}>${Vo(r("page.replay.link"),r("page.replay.link.short"))}</button>`}
			<${O} plain onclick=${()=>d(!0)} say=${r("page.fair.short")} />
		</div>
		${p?i`<${J} title=${r("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${Dh} match=${n} />`:i`<${Kn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Vo=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function Dh({match:e}){let{value:t}=P(async()=>{let a=await dn();return(a&&await Cs(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${r("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Kn} record=${t.slice(s,n[e]??t.length)} />`}function Xc({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Ch={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Jt({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Ch[t]} /></svg>
	</button>`}function Lh(e){let t=(o,l)=>Math.max(l,Math.trunc(Number(e.get(o)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Ph({rest:[e=""]}){let t=Lh(ye.value),n=Fo(e,t),{value:s,wrong:a}=P(async()=>{let o=await Promise.all([Go(t),Ss({table:e,match:1,deal:t.deal})]);if(!Rh(o))throw new me(r("page.replay.gone"));return{key:n,both:o}},n);return a?i`<${F} class="endings" title=${r("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${r("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${F} class="endings" text=${r("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${qh} table=${e} from=${t} both=${s.both} />
	</main>`}var Rh=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),eu=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function tu({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Yo(t,0)}function qh({table:e,from:t,both:[n,s]}){let{header:a}=n,o=Ht(I(a.variant),a.rules),[l,c]=[tu(n),tu(s)];if(!l?.points||!c?.points)return i`<h1>${r("page.nav.whatif")}</h1><p>${r("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${r("page.records.table")}</a></p>`;let u=vc(eu(n),eu(s),Te(l),t.step),p=n.steps[0]?.views.length??1,d=[Kt(a,p),Kt(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,h=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??we(a.variant)} ·${" "}
				${r("sheet.title",{deal:t.deal+1,trump:D(c.trump)})}${" "}
				<${X} trump=${c.trump??""} /></p>
			<h1>${r("page.nav.whatif")}</h1>
			<p class="lead">${Wh(u?.trick)}</p>
		</header>
		<${_h} was=${l.points} now=${c.points} names=${d} me=${yn(s.header,p)} /></div>
		<div class="endings-both">
			<${nu} title=${r("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${o}
				trick=${u?.trick} step=${f} at=${$} />
			<${nu} title=${r("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${o}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function Wh(e){return e===void 0?r("page.whatif.same"):e<0?r("page.whatif.parted.before"):r("page.whatif.parted",{n:e+1})}function nu({title:e,played:t,view:n,names:s,variant:a,trick:o,step:l,at:c,again:u}){let p=o===void 0||o<0?void 0:Zo(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${W(Qo(p,s,-1,a))}</p>`:null}
		<${Je} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${r("tricks.title")}</h3>
			<${tt} view=${n} names=${s} from=${Math.max(0,o??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${r("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${r("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function _h({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),o=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${r("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${o(c)}</th>`)}</tr></thead>
		<tbody>
			${l(r("page.whatif.was"),c=>v(e[c]??0))}
			${l(r("page.whatif.now"),c=>v(t[c]??0))}
		</tbody>
		<tfoot>${l(r("page.whatif.difference"),c=>ee((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function ot({cards:e,can:t,chosen:n,best:s,values:a=null,label:o,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=w(""),f=A(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0],m=t?[...t].join():"";$e(()=>{let x=e.find(j=>t?.has(j)),M=f.current?.querySelector("[data-card]:focus");!x||t?.has(M?.dataset.card??h??"")||($(x),M&&su(f.current,x)?.focus())},[m]),$e(()=>{let x=0,M=()=>{for(let z of f.current?.querySelectorAll("[data-card]")??[])ts.set(z.dataset.card??"",z.getBoundingClientRect())},j=requestAnimationFrame(()=>x=setTimeout(M));return()=>(cancelAnimationFrame(j),clearTimeout(x))});function g(x){let M=x.ctrlKey||x.metaKey||x.altKey?void 0:zh(e,h,x.key);M!==void 0&&(x.preventDefault(),M!==""&&($(M),su(f.current,M)?.focus()))}function y(x,M){$(M);let j=x.pointerType==="touch",z=T.play.value==="twice"||T.play.value==="auto"&&j;c||z&&!n.has(M)?u(M):p(M)}let k=(x,M)=>{let j=t===null||t.has(x);return i`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${j&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(x):void 0} style=${{"--k":M}}
			onclick=${z=>y(z,x)}>
			<${Y} card=${x} dim=${!j} lifted=${n.has(x)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[re(x)]}</span>`:null}
			${s?.has(x)?i`<span class="mark"><${Se} /></span>`:null}
		</button>`},b=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${o} onkeydown=${g} onmousedown=${Ih}
		style=${{"--n":Math.max(1,e.length),"--cols":b}}>
		${l?gs(e).map(x=>i`<span key=${re(x[0]??"")} class="same-suit">${x.map(k)}</span>`):e.map(k)}
	</div>`}var su=(e,t)=>e?.querySelector(`[data-card="${t}"]`),Ih=e=>e.preventDefault();function zh(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return au(e,s,-1);case"ArrowDown":return au(e,s,1)}}function au(e,t,n){let s=re(e[t]??"");for(let a=1;a<e.length;a++){let o=e[(t+n*a+e.length*a)%e.length]??"";if(re(o)!==s)return o}return""}function Fh(e,t,n){let s=e.filter(o=>Hh(Yt(o)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function ma(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Fh(n.map(o=>o.dataset.card??""),t,s);return n.find(o=>a&&o.dataset.card===a)?.focus(),a!==void 0}function Hh(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),r(`rank.${e}`).slice(-1).toLowerCase()]}function ou(e,t,n,s,a=!1){let o=e.options;if(n)return r("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return r("page.won.trick",{you:u,name:t[s.winner]??"",card:pt(c,Fe(e))})}if(e.phase==="over")return r("ask.next");if(!o){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?r(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":r("waiting.table")}if(o.kind==="lay")return r("ask.lay",{n:o.pick??3});if(o.kind==="name")return r("ask.name");if(o.kind==="offer"&&ru(o))return Kh(e,t);if(o.kind==="offer")return r((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=o.seat===void 0||o.seat===e.seat?"you":"dummy";return o.led?r(o.follow?"ask.follow":"ask.discard",{who:l,suit:D(o.led)}):r("ask.lead",{who:l})}var ru=e=>e.acts?.length===1&&e.acts[0]==="pass";function Kh(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?r("ask.pass.unsaid"):r("ask.pass",{name:t[n]??""})}var iu=e=>e?.led&&e.follow?r("illegal.follow",{suit:D(e.led)}):r("illegal");function wn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:o=!1,slots:l=!1,premiums:c=!0}){let[u,p]=w("pass"),[d,$]=w(!1),f=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],m=Sn([...t],e.worth??""),g=t.size<f?v(m):ce(m,n),y=r("lay.more",{n:f-t.size}),k=!o&&(u!=="pass"||d);return i`<div class=${`answer ${k?"sure":""}`}>
		${u==="pass"||!k?k&&h.map(b=>b==="pass"?null:i`<${Xo} key=${b} offer=${b} variant=${n} />`):i`<${Xo} offer=${u} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Jh} cards=${ve([...t],te)} pick=${f} worth=${Re(e.worth??"")} />`:null}
			<span class="small">${r("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${y}</span>`:null}
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${r("col.premium")}>
					${h.map(b=>i`<${be} key=${b} label of=${b==="pass"?"premium":b} variant=${n}>
							<input type="radio" name="premium" checked=${b===u} onchange=${()=>p(b)} />
							<span>${lu(b,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${r("page.premium.what")}
						title=${r("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(h.length?u:"")}>
			${t.size<f?y:u==="pass"?r("page.lay"):r(`page.lay.${u}`,{bid:g})}
		</button>
	</div>`}function Jh({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let o=e[a];return i`<span key=${a} class=${`slot ${o?"said":""}`}>
				${o?i`<${Y} card=${o} size="mini" /><b class="score">+${n[re(o)]}</b>`:null}
			</span>`})}
	</span>`}function lu(e,t,n=!0){if(e==="pass")return r(n?"menu.pass":"page.nopremium");let{level:s,...a}=er(e,t);return r(`menu.${s}`,a)}function er(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Xo({offer:e,variant:t}){let{level:n,points:s,n:a}=er(e,t),o=ys(t);return i`<p class="ask" role="status">${r(`ask.sure.${n}`,{points:s,number:a||"none",loss:o})}</p>`}function ga({options:e,variant:t,onact:n,busy:s,best:a}){let[o,l]=w(""),[c,u]=w(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],$=p.filter(h=>h.startsWith(`${o} `));if(S(()=>(l(""),u("")),[p.join()]),ru(e))return i`<div class="answer">
			<${O} chief disabled=${s} onclick=${()=>n("pass")} say=${r("page.pass")} />
		</div>`;if(c){let{level:h,points:m,n:g}=er(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Xo} offer=${c} variant=${t} />
			<${O} chief disabled=${s} onclick=${()=>n(c)}
				say=${r(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${O} onclick=${()=>u("")} say=${r("page.sure.not")} />
		</div>`}let f=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return i`<div class="answer">
		<${be} of="premium" class="what">?<span class="unseen"> ${r("col.premium")}</span><//>
		${d.map(h=>{let m=p.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${o===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?o===h:void 0}
				onclick=${()=>m?l(h):f(h)}>
				${a?.split(" ")[0]===h?i`<${Se} />`:null}${lu(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${r("ask.number")}>
					<span class="small">${r("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?i`<${Se} />`:null}<span class="unseen">${Z(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ya({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let o=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${st} trump=${o} />${a===s?i`<${Se} />`:null}
			</button>`})}
	</div>`}var Ee=0;async function cu(e){let t=await fetch(`${fs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var uu=async()=>(await cu("course.json")).json();async function pu(e){let t=await(await cu(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Uh(t).map(s=>an(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Vh)}}function Uh(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Vh(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ee];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function tr(e,t){let n=e[t]?.view.options?.seat??Ee;return e.findIndex((s,a)=>a>t&&s.seat===n)}var nr=(e,t)=>e[tr(e,t)]?.act??"";var Gh=9,[$u,Zh,Yh]=[700,1700,280],fu=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Qh({id:e,steps:t}){let n=Number(lt(fu(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Xh=(e,t)=>Ae(fu(e),String(t)),ba=()=>T.course.value.split(" ").filter(e=>e!=="");function em(e){e==="first"&&(T.taught.value=!0),He("cure",e)&&cn(),ba().includes(e)||(T.course.value=[...ba(),e].join(" "))}function tm(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Nt(a)+s])))}function nm(e){let t=I(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:o=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:o,reveal:l}}var hu=(e,t)=>e[t]?.view,ns=(e,t)=>en(e[t-1]?.view,e[t]?.view),du=(e,t,n)=>({view:hu(e,t),full:{...n,gone:!0},ms:Yh});function sm(e,t,n){let s=[],a=t.lies?ns(e,t.at):null;a&&s.push(du(e,t.at,a));for(let o=t.at+1;o<=n.at;o++){let l=e[o];if(!l?.act.startsWith("play"))continue;let c=ns(e,o);o===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Zh:$u}),c&&s.push(du(e,o,c)))}return s}function am(e,t){let n=tr(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!ns(e,s);)s++;return e.slice(n,s+1).map(({view:a},o)=>({view:a,full:ns(e,n+o),ms:$u}))}var wa=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=C(Qh(t)),this.shown=C(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),ze(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Xh(this.lesson.id,t),t===this.last&&em(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!fe(`course.${a}`)?"":r(`course.${a}`,{...tm(),...nm(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):nr(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,o=B(s?.options?.from),l=a&&!o.includes(t);this.reply.value=l?r("page.learn.must",{suit:r(`suit.${re(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),o=Sn(s,n);if(s.every(l=>a.includes(l)))return this.#p();if(o!==Sn(a,n))return void(this.reply.value=this.#r(t,String(o),{n:o}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return nr(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||r("page.learn.no")}#i(t){return{view:hu(this.#t(t),t.at),full:t.lies?ns(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Gh)return this.#u(sm(this.#t(n),n,s),()=>this.be(t));let a=n.does?am(this.#t(n),n):[],o=a.pop();this.#u(a,o?()=>this.#d(o):()=>this.be(t))}#d(t){ze(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,ze(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var mu=()=>P(async()=>{let[e]=await Promise.all([uu(),Hr(K.peek(),fs)]);return e});function gu({plans:e}){S(()=>{document.title=`${r("course.title")} · Ninety-Nine`});let t=new Set(ba()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,o=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${r("course.title")}</h1>
		<p class="lead">${r("course.lead")}</p>
		<p class="soft">${r("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${o.map(([l,c])=>i`<section key=${l}><h2>${r(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${om} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${r("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${r("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${r("page.nav.daily")}</a>
		</p>
	</main>`}var om=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${r(`course.${e}`)}</b>
		<span class="soft goal">${r(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${r("course.seen")}`:r("course.minutes",{n:t})}</span>
	</a>
</li>`;function rm({rest:[e=""]}){let{value:t,wrong:n}=mu(),s=e||(ye.value.get("table")?"first":""),a=t?.find(o=>o.id===s);return n||t&&s&&!a?i`<${yu} why=${n??r("page.nowhere")} />`:t?a?i`<${im} key=${a.id} plan=${a} plans=${t} />`:i`<${gu} plans=${t} />`:i`<${bu} />`}var yu=({why:e})=>i`<${F} title=${r("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>
<//>`,bu=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${r("page.opening")}</p>
</main>`;function im({plan:e,plans:t}){let{value:n,wrong:s}=P(()=>pu(e)),a=he(()=>n&&new wa(n),[n]);return S(()=>{e.id==="first"&&eo()?.stage==="lesson"&&ln("lesson")},[]),S(()=>()=>a?.stop(),[a]),S(()=>{document.title=`${r(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${yu} why=${s} />`:a?i`<${lm} run=${a} plans=${t} />`:i`<${bu} />`}function wu(){let e=Xi(ye.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function lm({run:e,plans:t}){let n=wu(),s=e.at.value,{lesson:a}=e,o=e.step(s),l=A(null);hm(e);let c=e.rests.value,u=A(`${s} ${c}`);S(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let y=o.does==="lay"||o.does==="play"?'.hand button[tabindex="0"]':".asking .button",k=o.leaf==="end"?".over .chief":!c&&(o.does||o.ask)?y:".on";l.current?.querySelector(k)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=I(a.variant),f=a.names.map((y,k)=>k===Ee?r("you"):y==="dummy"?r("dummy"):y),h=o.leaf==="account"?"sheeted":o.leaf==="end"?"covered":"",m=e.moving.value||c?"":h,g=r("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return i`<${ut.Provider} value=${Fe(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${o.leaf} data-point=${o.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${r("page.home")}</span></a>
			<div class="where"><${st} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${r("page.table.menu")}>
				<${O} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${r("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${r(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${cm} run=${e} step=${o} n=${s} />
			<div class=${`board of-${Te(p)} ${m==="sheeted"?m:""}`}>
				<${fm} run=${e} step=${o} view=${p} full=${d} name=${f[Ee]??""} />
				<${Ot} view=${p} variant=${$} names=${f} me=${Ee} elsewhere=${Ee} full=${d} over=${m} aloud
					laid=${Dt($,p.phase)} played=${dm(e,o,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${um} step=${o} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function cm({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:o}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${r(`course.${o}`)}>
		<h2>${r(t.chapter?`course.${o}.chapter.${t.chapter}`:`course.${o}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${W(e.words(a?"yes":void 0))}</p>
			<p class="reply">${W(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${r("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${r("page.learn.show")}
					</button>`:null}
			<span class="count score">${r("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class="button on chief" disabled=${n===e.last} onclick=${()=>e.forward()}>
						${r("page.learn.on")}
					</button>`}
		</div>
	</section>`}function um({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let o=t.options,l=I(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${vu} worth=${o?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&o?i`<section class="asking asked laying" aria-label=${r("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${wn} options=${{...o,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&o?i`<section class="asking asked offering" aria-label=${r("page.yours")}>
					<${ga} options=${o} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&o?i`<section class="asking asked naming" aria-label=${r("page.yours")}>
					<${ya} options=${o} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${pm} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${Je} view=${t} names=${n} me=${Ee} untitled /></div>`:null}
		${e.leaf==="end"?i`<${$m} run=${s} plans=${a} />`:null}`}var pm=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${r("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${v(n)}</button>`)}</div></div>
</section>`;function dm(e,t,n,s){let a=Xt(n),o=n.shown?.[a]?.hand;if(n.control===void 0||o===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(B(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${ot} cards=${ve(B(o),te,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function vu({worth:e}){let t=Re(e);return i`<ul class="values" aria-label=${r("page.learn.values.title")}>
		${[...te].map(n=>i`<li key=${n}>
				<${X} trump=${n} /><b class="score"><span class="unseen">${r(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${r(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function $m({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=wu(),{busy:o,once:l}=ne(),c=eo(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return Yi();await je();let h=xe.value.find(m=>m.id===s);h&&await Zi(h,zr)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${o}
		aria-busy=${o} onclick=${p}>${r(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${r(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${Bs} at="match" />`:null}
		${n==="first"?i`<${vu} worth=${I(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${r("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${r("course.next",{name:r(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${r("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${r("course.all")}</a>`}
		</div>
	</div>`}function fm({run:e,step:t,view:n,full:s,name:a}){let o=!e.moving.value&&!e.rests.value,l=o&&t.does==="lay",c=o&&(l||t.does==="play")&&(n.options?.seat??Ee)===Ee?n.options:void 0,u=c?new Set(B(c.from)):null,p=e.chosen.value,d=h=>{if(!c)return;let m=new Set(l?p:[]);if(p.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=r("lay.full",{n:m.size}));if(ze(()=>{e.chosen.value=m,e.reply.value=""}),l)return;m.size===1&&u?.has(h)?e.reply.value=r("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?Re(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${r("page.yourhand")}>
		<div class="me">
			<${at} view=${n} seat=${Ee} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ee} laid=${Dt(I(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${r("page.aside")}>${ae(n.aside)}</div>`:null}
		</div>
		<${ot} cards=${ms(n,Ee)} can=${u} chosen=${p} values=${f}
			label=${r("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function hm(e){S(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!ma(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var va=(e,t)=>e?r(`page.line.${e}`):r(t==="lost"?"page.line.back":"page.line.saved"),ka=e=>e.waiting.value.filter(t=>t.late),ku=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],mm={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function ss({do:e,act:t="",text:n="",on:s=!1}){let[a,o]=ku(t);return e==="chat"?r("page.unsent.chat",{text:n}):e==="answer"?r(s?"page.agree":"page.disagree"):e!=="act"?r(mm[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(B(o).map(l=>pt(l))):a==="name"?D(o):Z(t)}function gm({command:e}){let[t,n]=ku(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ae(n)}</span>`:i`<b>${ss(e)}</b>`}function sr({unsent:e,told:t=""}){return ka(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${r(n.undo?"page.unsent.stopping":"page.unsent")} <${gm} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${r("page.unsent.stop")}<span class="unseen"> ${ss(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function xu({table:e}){let t=e.wrong.value,n=A("");S(()=>{n.current&&!t&&!T.spoken.peek()&&N(va("",n.current),!0),n.current=t},[t]);let s=T.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${va(t,"")}</p>`:null}
		<${sr} unsent=${e.unsent} told=${t} />
	</div>`}var Su={times:100,each:50},ym=2**31-1,bm=50,wm=({settings:e,host:t,talk:n,...s})=>s,xa=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(wm(t)),this.#h(()=>this.#l())}obey(t){return this.#h(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([va(t,this.#$)]),this.#$=t}#h(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([E(s)]))}async#l(t){let n=this.#r.slice(0,bm);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),o=await nn(()=>ii({lang:K.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=o.mind??"",clearTimeout(this.#d),o.again){let l=Math.min(o.again-this.#e.now(),ym);this.#d=setTimeout(()=>{this.#h(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(o.said),o}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<Su.times;t++)await new Promise(n=>setTimeout(n,Su.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n($n(s,this.rules(),a=>ss({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return V(this.#m())}}#m(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Xn(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n}){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(_.peek()||await As(r("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:s,late:a}=this.#e.put(n),o=s.then(u=>{this.#y(u),u?.late&&this.#n([r("page.unsent.late")])},u=>{this.#c=!0,this.#n([E(u)])}),l=a.then(()=>!0);if(!await Promise.race([o,l]))return;let c=n.do==="act"?"act":"other";this.#n([r("page.unsent.typed",{what:ss({id:"",...n}),undo:c,command:r("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of En(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#h(()=>this.#l({report:a}))}catch(a){this.#n([E(a)])}this.#u.delete(s)}}};var Ou={lines:250,typed:50};function as(){let[e,t]=w([]),n=A(0);return{lines:e,print:(a,o=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:o}));l.length&&t(c=>[...c,...l].slice(-Ou.lines))}}}function os({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${r("page.speech.region")}>
		<${vm} onsend=${s} />
		<${km} lines=${e} />
	</section>`}function Mu({table:e,variant:t}){let n=as(),s=A(t);s.current=t;let a=he(()=>new xa(e,n.print,()=>s.current),[e]);return S(()=>{let o=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),o(),a.end()}},[a]),i`<${os} ...${n} obey=${o=>{a.obey(o)}} />`}function vm({onsend:e}){let t=A(null),n=A({all:[],at:0});S(()=>t.current?.focus(),[]);function s(o){o.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Ou.typed)),n.current.at=n.current.all.length,e(l)}function a(o){let l=o.key==="ArrowUp"?-1:o.key==="ArrowDown"?1:0;if(!l||!t.current)return;o.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${r("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${r("page.speech.do")}</button>
	</form>`}function km({lines:e}){let t=A(null);return $e(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${r("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function xm({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function Sa({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=xm(n),o=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${r("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${r("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${r("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${pe} key=${c} label=${l} value=${o.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...o,totals:o.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${pe} label=${r("page.pad.opening.deals")} value=${o.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...o,deals:l})} />`:null}
			${a.length?i`<${q} label=${r("page.pad.opening.trump")} value=${o.trump??"none"}
						options=${a.map(l=>[l,D(l)])}
						onchange=${l=>s({...o,trump:l})} />`:null}
		</div>
	</details>`}var Oa=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var ge=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?r("seat",{n:t+1}):r("dummy")),Ge=e=>e.seats.map((t,n)=>ge(e,n)),Au=({rules:e,house:t})=>t?e.name:r(`variant.${e.id}`),rs=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Au(e):`${Au(e)} · ${Me(t,{dateStyle:"long"})}`};function is(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Mt(e){let t=Ge(e),{end:n}=e;if(n&&!n.cut)return r("page.winner",{names:L(n.winners.map(o=>t[o]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((o,l)=>e.totals[l]===s);return e.deals.length===0?"":r("page.pad.leads",{names:L(a),n:a.length,points:v(s),over:n?"yes":"no"})}function Tu(e){let t=Ge(e),n=(o,l)=>o.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(o=>{let l=o.points.map((c,u)=>`${t[u]} ${ee(c)}${o.made[u]?" •":""}`).join(", ");return`${o.deal+1}. ${D(o.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${rs(e)}`,n(e.totals,v),Mt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Sm=e=>({hands:e.seats.map(()=>({}))}),Om=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Mm=3e3,Am=e=>e instanceof ei||e instanceof R&&([429,503].includes(e.status)||e.reason==="unfetched"),Ut=e=>ht(e)?r("page.pad.refused",{text:e.message}):E(e);function Tm(e){let{record:t,summary:n,open:s,inserting:a}=e,o=Us(e),l=Wt(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:o,entry:l??c}:s!==null?{record:t,deal:o,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var jm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Nm=(e,t)=>Bt({lang:K.peek(),...e},t),Ma=class{wrong=C("");busy=C(!1);#e;#n=C(null);#t=C(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=Nm){this.id=t,this.#e=n,this.#u=At(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Le(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?Us(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Wt(t))??(n?Sm(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Wt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!Wt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&hn(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:K.value,...Tm(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Ut(a),Am(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Mm))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#h(t)}#h(t){let{kept:n}=this;n&&ie(_t(n,hn(n),Om(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ie({..._t(et(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ie({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ie(et(_t(t,hn(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let o=hn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=et(_t(u.record===p.record?u:xt(u,p),o)),$=u.drafts[o]??a;return jm($,a)?d:{..._t(d,s,$),open:s}}));c&&Nu(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void N(ju(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,o)=>o.record===a.record?a:et({...xt(a,o),drafts:Bm(a,o)})));s&&Nu(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},xt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#m(t));s&&N(r(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,o=t==="past",[l,c]=o?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(o?!n||!Wt(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#h(p.entry):this.leave(),!0}async#m(t){let{kept:n}=this,s=n&&Jl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:o=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>et(Ul(c,u,t)),n.record)?r(`pad.act.${a}`,{deal:o+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>r(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let o=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...o===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:et(Hl(xt(u,p))));return this.#d=c?.again?o:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return r(n,{what:r("pad.act.some")});let a=await this.#m(t);return a?r(n,{what:a}):r(s)}async#w(t,n,s=t.record){let a=this.#o(),o=await this.#e(t).catch(l=>{N(E(l))});return Ks(this.id),ze(()=>{let{kept:l}=this;if(!(!o||!l))return o.fault||o.unfit||o.entry?this.#x(t,o,a):l.record!==s&&l.record!==o.record?this.#S(l,t):(this.#k(n(l,o),o),o)})}#k(t,n){let s=this.#o();ie(t);let a=this.#o();a!==s&&(this.#n.value={of:Wt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):N(ju(n))}#S(t,{deal:n=0,entry:s,record:a}){let o=t.summary.deals,l=n<o&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ie({..._t(t,l?n:o,s),open:l?n:null}),N(r("page.pad.elsewhere"))}},ju=e=>(e.said??[]).join(" "),Bm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Nu(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,u)=>`${ge(e,u)} ${ee(c)}`));return N(r("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},o=["correct","delete","insert"].includes(t.act)?r(`pad.did.${t.act}`,s):r("pad.changed.head",{what:r(`pad.act.${t.act}`,s)});N([o,...e.said??[]].join(" "))}var or=24;function Em(){let e=_.value?.name??T.name.value,t=Ve()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??xe.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==r("dummy"))}var Dm={variant:"",names:[],first:"0",length:"",rounds:9,house:Zs,opening:void 0},rr=(e,t)=>e.names[t]?.trim()||r("page.pad.player",{n:t+1}),ar=e=>Array.from({length:e.chairs},(t,n)=>n);async function Cm(e,t,n){let s=Fn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>r("dummy")),o=[...ar(t).map($=>rr(e,$)),...a],l=is(o);if(l)throw new me(r("pad.twins",{name:l}));let c=await Bt({begin:{variant:t.id,...s?{rules:s}:{},seats:o,first:Number(e.first),date:Ft(),...e.length?{[e.length]:e.rounds}:{}}}),u=Oa(e.opening),p=u&&{...c.head,opening:u},d=Js(p?await Bt({record:c.record,do:"head",head:p}):c);return ie(d),d.id}var ir=({seat:e,...t})=>i`<${ke} label=${r("page.pad.player",{n:e+1})}
	maxlength=${or} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Lm({plan:e,set:t,variant:n}){let s=a=>o=>t(({names:l})=>({names:Object.assign([...l],{[a]:o})}));return i`<fieldset class="seats">
			<legend class="unseen">${r("page.pad.names")}</legend>
			${ar(n).map(a=>i`<${ir} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${r("page.pad.names")}</p>
		<${q} label=${r("page.pad.first")} value=${e.first} onchange=${U(t)("first")}
			options=${ar(n).map(a=>[String(a),rr(e,a)])} />`}function Bu({onclose:e,onbegun:t}){S(()=>{le(je)},[]);let[n,s]=w(()=>({...Dm,names:Em()})),[a,o]=w(""),{busy:l,once:c}=ne(m=>o(Ut(m))),u=xe.value.find(m=>m.id===n.variant)??bt(),p=I(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),o("")},$=m=>{m.preventDefault(),p&&c(async()=>t(await Cm(n,u,p)))},f=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${r("page.pad.begin")}
	</button>`;return i`<${J} broad title=${r("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Ys} value=${u.id} groups=${Ke()} onchange=${f} />
			<${Lm} plan=${n} set=${d} variant=${u} />
			<${gn} plan=${n} set=${d} variant=${u} />
			<${Sa} opening=${n.opening} rules=${p} set=${U(d)("opening")}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?rr(n,g):r("dummy"))} />
			<${Qs} own=${n.house} set=${U(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Pm=e=>e?.scrollIntoView({block:"nearest"}),Eu=({lines:e})=>i`<div class="stack" role="status" ref=${Pm}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Du({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:o}=ne(),c=i`<${O} chief aria-busy=${a} onclick=${()=>o(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${r("page.pad.strike")} />`;return i`<${J} title=${r("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${r("page.pad.strike.about",{n:n+1})}</p>
			<${Eu} lines=${t.said??[]} />
		</div>
	<//>`}function Rm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,o)=>{let l=s.findLastIndex(c=>c.seat===o);l<0?n[o]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function qm(e,{names:t,first:n,target:s,length:a,rounds:o,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...h}=e,m={...h,...Rm(e,t),first:Number(n),...s?{target:s}:{}},g=Oa(l),y={deal:p-1,seat:Number(c),name:u.trim()},k=(m.replaced??[]).filter(x=>x.seat!==y.seat||x.deal!==y.deal),b=y.name?[...k,y].sort((x,M)=>x.deal-M.deal):m.replaced;return{...m,...a?{[a]:o}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var Wm=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Cu({open:e,pad:t,onclose:n}){let[s,a]=w(()=>Wm(t)),[o,l]=w(null),[c,u]=w(""),{busy:p,once:d}=ne(),$=y=>{a(k=>({...k,...y})),l(null),u("")},f=qm(t.head,s),h=y=>{y.preventDefault();let k=is(s.names)??is(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(k)return u(r("pad.twins",{name:k}));d(async()=>{let b=o?void 0:await e.propose({do:"head",head:f}),x=b?.said??[];if(x.length)return l(x);(o||b?.did)&&await e.revise({do:"head",head:f}),n()})},m=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${r(o?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${J} broad title=${r("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${_m} pad=${t} form=${s} set=${$} />
			<${q} label=${r("page.pad.first")} value=${s.first} onchange=${U($)("first")}
				options=${s.names.slice(0,g).map((y,k)=>[String(k),y])} />
			${s.target?i`<${pe} label=${r("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${U($)("target")} />`:null}
			<${gn} plan=${s} set=${$} />
			<${Im} pad=${t} form=${s} set=${$} />
			<${Sa} opening=${s.opening} names=${Ge(t)} rules=${t.rules} set=${U($)("opening")} />
			${o?i`<${Eu} lines=${o} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var _m=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${r("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${ir} key=${a} seat=${a} value=${s} required
		oninput=${o=>n({names:t.names.with(a,o)})} />`)}
</fieldset>`,Im=({pad:e,form:t,set:n})=>i`<details>
	<summary>${r("page.pad.replace")}</summary>
	<div class="stack">
		<${G} label=${r("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),ge(e,a)])}
			onchange=${U(n)("leaves")} />
		<${ke} label=${r("page.pad.replace.comes")} value=${t.comes} maxlength=${or}
			oninput=${U(n)("comes")} />
		<${pe} label=${r("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${U(n)("from")} />
	</div>
</details>`;var Aa={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},zm=60,Fm=600,lr=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Aa||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<zm&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Fm:0}},Lu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function cr(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Hm(e){if(!cr(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Aa?t===document.body||Lu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Km=e=>e.repeat&&["Enter","Backspace","Redo"].includes(cr(e));function Pu(e){let t=A(e);t.current=e;let n=A(!0),[,s]=w(0),a=A(null),o=a.current??=new lr({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return $e(()=>o.hear(e.pad),[e.pad]),S(()=>{n.current=!0,o.goOn()}),$e(()=>{let l=c=>{(Km(c)?Lu(c):Hm(c)&&o.press(cr(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>o.press(l)}var qu=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Wu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Jm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Um=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Ru=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Vm=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:o,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Gm=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function pr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],o=a??e.due;if(!o)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:o.trump),c=l===o.trump||!o.trump?o.origin:"",u={dealer:ge(e,o.dealer),lead:ge(e,o.lead),past:a?"yes":"no"},p=o.vulnerable?.map(d=>ge(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${X} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${r("page.pad.roles",u)}</b> <span class="soft">${r("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?r("why.trump",{trump:D(l),why:c}):D(l):r("page.pad.turnup")}
			${p?i` <span class="soft">· ${r("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var Zm=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${r(`page.stats.place.${n}`)}</small>`:null},ur=({label:e,text:t,said:n,now:s,wrong:a,onpick:o,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${o}>${l??t}</button>`,ls=e=>e.totals.some((t,n)=>t!==e.game[n]);function Ym(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${r("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${ls(t)?r("page.pad.totals"):""}</span>
			<span>${r("page.sheet.won")}</span><span>${r("page.sheet.contract")}</span>
			${n?i`<span>${r("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Qm} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Qm({pad:e,deal:t,draft:n,full:s,now:a,wrong:o,pick:l,seat:c}){let u=ge(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:h}=s.hands[c]??{},m=k=>({label:r(`page.pad.${k}.of`,{name:u}),now:Wu({seat:c,field:k},a),wrong:o===c,onpick:()=>l({seat:c,field:k})}),g=f===void 0?"":r(f?"page.sheet.made":"page.sheet.failed"),y=[$===void 0?"":r("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${Zm} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${v(e.game[c]??0)}</b>
			${ls(e)?i`<small class="rest soft">(${v(e.totals[c]??0)})</small>`:null}
		</span>
		<${ur} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":v(d)} />
		<${ur} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${$===void 0?"":v($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${ur} ...${m("premium")} said=${!!p.premium} text=${h?Z(h):""} />`:null}
	</div>`}var Xm=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[r("joker")]:[]].join(", "):"";function eg(e,t,n,s){let{seat:a,field:o}=n;if(o==="trump"){let d=Xm(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${X} trump=${$} /><span class="word">${D($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Vm(t,a,Gm({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:v(d),on:$,press:f,typed:String(d)});if(o==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(o==="contract")return[{key:"made",wide:!0,text:`✓ ${r("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${r("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:r("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Um(e).map(d=>({key:d,wide:!0,text:Z(d),on:p===d,typed:r(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Ru(e,d).length>0)})),...(p?Ru(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function tg({keys:e,label:t}){let n=e.filter(o=>!o.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=o=>i`<button type="button" key=${o.key} class=${o.wide?"wide-key":"key"} aria-pressed=${o.on}
		aria-label=${o.label} onclick=${o.press}>${o.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(o=>o.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var _u=(e,{seat:t,field:n})=>n==="trump"?r("page.pad.trump"):r(`page.pad.${n}.of`,{name:ge(e,t)}),ng={seat:-1,field:"trump"},sg=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),ag=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${r("page.pad.trump")} ${e?i`<${X} trump=${e} /> ${D(e)}`:"…"}
</button>`,dr=({redo:e})=>i`<button type="button" class="button redo" aria-label=${r("page.pad.redo")}
	title=${r("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Iu({open:e,pad:t}){let[n,s]=w({place:"",cell:null}),{deal:a,entry:o,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=Oe=>s({place:u,cell:Oe}),$=c?.open!==null,f=c?.inserting===!0,h=r(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Oe=>!Jm(o,Oe)),y=p??(g[0]?qu(g[0]):null),k=!l&&t.unfit!==void 0,b=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!k,M=y?eg(t,o,y,(Oe,Pe)=>(d(Pe?y:null),e.set(Oe))):[],j=rg(t.entry,o),z={Enter:()=>(b||k)&&e.enter(k),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},H=Oe=>{let[Pe,kn]=Aa[Oe]??[];if(Pe!==void 0&&kn!==void 0)d(lg(t,y,Pe,kn));else{let $s=(M.find(Fa=>Fa.typed===Oe)??M.find(Fa=>Fa.or===Oe))?.press??z[Oe];if(!$s)return!1;$s()}return!0},rt=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),it=Pu({pad:t,act:H,current:()=>e.told===t&&e.kept===c&&!rt(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${h}>
		<${pr} pad=${t} deal=${a} named=${j.trump} inserting=${f} />
		<${Ym} pad=${t} deal=${a} draft=${o} full=${j} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":b?"":"soft"}`} role="status">
			${ig(t,p,g)||(b?r("page.pad.ready"):" ")}
		</p>
		${sg(t,o)&&(j.trump||y?.field!=="trump")?i`<${ag} trump=${j.trump} now=${y?.field==="trump"} onpick=${()=>d(ng)} />`:null}
		${y&&!(b&&!p)?i`<${tg} keys=${M} label=${_u(t,y)} />`:null}
		<${og} open=${e} press=${it} can=${b||k} text=${k?r("page.pad.anyway"):h} />
	</section>`}var og=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${O} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${r("page.pad.undo")} />
	${e.redoable?i`<${dr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${O} onclick=${()=>e.leave()} say=${r("page.pad.cancel")} />`:null}
	<${O} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,rg=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function ig(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Wu(qu(a),t));return s?r(`page.pad.ask.${s.what}`,{name:ge(e,s.seat)}):t?_u(e,t):""}function lg(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],o=e.seats.length,l=t&&t.seat>=0?(t.seat+n+o)%o:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function Ta({pad:e,onpick:t}){let n=Ge(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${rs(e)} · ${ta(e.rules)}</p>
			<p class="standing">${Mt(e)}</p>
		</header>
		${e.deals.length?i`<${Po} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${r("page.pad.unwritten")}</p>`}
	</section>`}function cg(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:ug(e,s.why.trump),...s.trump?{then:s.trump}:{}},o=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:o,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var ug=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function ja({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:o}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${O} plain onclick=${o} say=${r("page.pad.strike")} />
		<${O} plain onclick=${a} say=${r("page.pad.insert.before")} />
		<${O} chief onclick=${s} say=${r("page.pad.correct")} />`;return i`<${J} title=${r("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${r("page.pad.roles",{dealer:ge(e,l.dealer),lead:ge(e,l.lead),past:"yes"})}.${" "}
				${r("page.pad.trump")}: ${D(l.trump)} (${l.origin}).</p>
			<${Je} view=${cg(e,t)} names=${Ge(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var pg=4e3,[zu,dg]=[4e3,12e4],Fu=new Map;function fr(e,t){let n=(Fu.get(e)??Promise.resolve()).then(t);return Fu.set(e,n.catch(()=>{})),n}var $g=e=>fr(e,async()=>{let t=Le(e);if(!t||t.shared)return;let n=De(),{pad:s,mark:a=""}=await xs({secret:n,record:t.record}),o=Le(e);o&&ie({...o,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Hu(e){let{shared:t,record:n}=Le(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var $r=new Map;function fg(e){let t=$r.get(e)??fr(e,async()=>{let n=Le(e);if(!n?.shared||!Hu(e))return;let{secret:s,mark:a}=n.shared,{pad:o,mark:l=""}=await xs({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof R&&u.status===409)return hg(e,n.shared?.pad??"");throw u}),c=Le(e);c?.shared?.secret!==s||!o||ie({...c,shared:{...c.shared,pad:o,of:n.record,mark:l}})}).finally(()=>$r.delete(e));return $r.set(e,t),t}async function hg(e,t){let{pad:n,mark:s}=await Ya({pad:t}),a=Le(e);if(a?.shared&&n){let o={...a.shared,of:n.record,mark:s};ie({...n.record===a.record?a:et(xt(a,n)),shared:o}),n.record!==a.record&&N(r("page.pad.share.other"))}return{pad:""}}var hr=e=>fr(e,async()=>{let t=Le(e)?.shared?.secret;if(!t)return;await xs({secret:t});let n=Le(e);if(!n)return;let{shared:s,...a}=n;ie(a)}),mg=e=>e instanceof R&&e.status>=400&&e.status<500&&e.status!==429;function gg(e,t){let[n,s,a,o,l]=["",zu,0,!1,!1],c=async()=>{let p=Hu(e);if(o||!p||p===n)return;clearTimeout(a),o=!0;let d=await fg(e).then(()=>null,$=>$);if(o=!1,d&&!mg(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,dg);return}s=zu,d&&(n=p,t(d)),c()},u=At(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function Ku(e){S(()=>gg(e,t=>N(r("page.pad.share.not",{text:E(t)}))),[e])}function Ju({kept:e}){let[t,n]=w(!1),{shared:s}=e,{busy:a,once:o}=ne(),l=()=>o(async()=>{await $g(e.id),n(!0)}),u=i`<${O} aria-busy=${a} onclick=${()=>o(async()=>{await hr(e.id),n(!1)})} say=${r("page.pad.share.stop")} />`;return i`<${O} plain aria-busy=${a} onclick=${l} say=${r("page.pad.share")} />
		${t&&s?i`<${J} title=${r("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${r("page.pad.share.about")}</p>
						<${Ws} link=${ks(`/pad/on/${s.pad}`)} label=${r("page.pad.link")} />
					</div>
				<//>`:null}`}function yg(e){let[t,n]=w(null),[s,a]=w("");return S(()=>{let o=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await Ya({pad:e,after:l,lang:K.peek()},{signal:o.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(o.signal.aborted)return;let d=p instanceof R&&p.status===404;if(a(d?r("page.pad.unshared"):E(p)),d)return}c=window.setTimeout(u,pg)};return u(),document.addEventListener("visibilitychange",u),()=>{o.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,K.value]),{pad:t,wrong:s}}function Uu({id:e}){let{pad:t,wrong:n}=yg(e),[s,a]=w(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Ta} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${r("page.pad.trump")}>
			${t.due?i`<${pr} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Mt(t)}</p>`}
			${ls(t)&&t.due?i`<p class="small soft totals">${r("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((o,l)=>i`<li key=${l}>
				<span>${ge(t,l)}</span>
				<span><b>${v(o)}</b>${ls(t)&&t.due?i` <small class="soft">(${v(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||r("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${ja} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${F} title=${r("page.nav.pad")} wrong=${n} text=${r("page.opening")} />`}var Na=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",bg=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Vu=e=>v(Number(e),e.split(".")[1]?.length??0),wg=e=>dt(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),vg=e=>[Na(e)&&Me(Date.parse(`${Na(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function Gu(){let e=Ve().filter(m=>m.summary.deals>0),[t,n]=w(new Set),[s,a]=w(""),[o,l]=w(""),c=T.stake.value,u=e.filter(m=>(!s||Na(m)>=s)&&(!o||(Na(m)||"9")<=o)),p=u.filter(m=>!t.has(m.id)),d={records:p.map(m=>m.record),stake:bg(c)},{value:$,wrong:f}=P(m=>ci(d,{signal:m}).catch(g=>{throw new me(Ut(g))}),JSON.stringify(d)),h=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${r("page.season")}</h1>
		<p class="lead">${r("page.season.about")}</p>
		<div class="row unprinted">
			<${ke} label=${r("page.season.from")} type="date" value=${s} oninput=${a} />
			<${ke} label=${r("page.season.to")} type="date" value=${o} oninput=${l} />
			<${ke} label=${r("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${m=>T.stake.value=m} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${kg} season=${$} />`:i`<p class="soft">${r("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${r("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(m=>i`<${mt} key=${m.id} label=${vg(m)}
				checked=${!t.has(m.id)} onchange=${()=>h(m.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${O} onclick=${()=>wg($.csv)} say=${r("page.season.csv")} />
						<${O} plain onclick=${()=>print()} say=${r("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${r("page.pad.all")}</a>
		</p>
	</main>`}function kg({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
			<thead><tr>
				<th scope="col">${r("page.season.player")}</th>
				<th scope="col">${r("page.season.points")}</th>
				<th scope="col">${r("page.season.balance")}</th>
				${n?i`<th scope="col">${r("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${r(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${v(a.points)}</b></td>
				<td>${ee(a.balance)}</td>
				${n?i`<td>${Vu(a.amount??"0")}</td>`:null}
				${s.map(o=>i`<td key=${o}>${v(a[o])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${r("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${r("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Vu(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${r("page.season.how")}</p>`}function xg({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Gu} />`:t==="on"&&n?i`<${Uu} key=${n} id=${n} />`:t?i`<${Mg} key=${t} id=${t} />`:i`<${Sg} />`}function Sg(){let[e,t]=w(!1),[n,s]=w(""),a=async l=>{s("");try{let c=Js(await Bt({record:await l.text()}));ie(c),V(`/pad/${c.id}`)}catch(c){s(Ut(c))}},o=l=>V(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${r("page.nav.pad")}</h1>
		<p class="lead">${r("page.pad.about")}</p>
		<p class="row">
			<${O} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${r("page.pad.new")} />
			<${sn} plain say=${r("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Ve().length?i`<a href="/pad/season">${r("page.season.open")}</a>`:null}
			<a href="/deal">${r("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Ve().map(l=>i`<${Og} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Bu} onclose=${()=>t(!1)} onbegun=${o} />`:null}
	</main>`}function Og({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:o,deals:l,over:c}=t,u=[fe(`variant.${s}`)?r(`variant.${s}`):s,r("page.scores.deals",{n:l}),Me(n,{dateStyle:"medium"}),c?r("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${o.map(p=>v(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Mg({id:e}){let t=he(()=>new Ma(e),[e]);S(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${jg} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${F} title=${r("page.nav.pad")} wrong=${a} text=${r("page.opening")} />`:i`<${F} title=${r("page.nav.pad")} text=${r("page.pad.gone")}>
			<p><a class="button" href="/pad">${r("page.pad.all")}</a></p>
		<//>`}function Ag(e){S(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Tg({open:e}){let{lines:t,print:n}=as(),s=async a=>n(await e.type(a||"show",K.value));return S(()=>{s("")},[e]),i`<${os} lines=${t} print=${n} obey=${s} />`}function jg({open:e,kept:t,told:n,wrong:s}){let[a,o]=w(-1),[l,c]=w(null),u=()=>(o(-1),c(null)),p=()=>le(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(Ge(n).slice(0,n.choices.live))} · Ninety-Nine`;S(()=>{document.title=$},[$]),Ku(t.id),Ag(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${T.spoken.value?i`<${Tg} open=${e} />`:null}
		<${Ta} pad=${n} onpick=${o} />
		${n.due||e.deal<d?i`<${Iu} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${r("page.pad.over")}>
					<p class="winner">${Mt(n)}</p>
					<div class="pad-acts">
						<${O} disabled=${!e.undoable} onclick=${f} say=${r("page.pad.undo")} />
						${e.redoable?i`<${dr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${r("page.pad.all")}</a>
					</div>
				</section>`}
		<${Ng} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Hs.value?i`<p class="trouble unprinted" role="alert">${s||r("page.pad.unkept")}</p>`:null}
		${l?i`<${Du} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${ja} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function Ng({open:e,kept:t,pad:n,stop:s}){let[a,o]=w(!1),[l,c]=w(!1),{busy:u,once:p}=ne(),d=async()=>N(r(await $t(Tu(n))?"page.link.copied":"page.copy.not")),$=()=>dt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>zo(Io({scores:n.deals,names:Ge(n),title:rs(n),winner:Mt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>N(E(g))),h=(g,y)=>i`<${O} plain onclick=${y} say=${g} />`,m=()=>p(async()=>{await hr(t.id),V("/pad"),_l(t.id)});return i`<section class="pad-doings unprinted" aria-label=${r("page.pad.doings")}>
		${n.deals.length?[h(r("page.copy"),d),h(r("page.share"),f),h(r("page.rules.print"),()=>print())]:null}
		${ft.value?null:i`<${Ju} kept=${t} />`}
		${h(r("page.pad.save"),$)}
		${h(r("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${r("page.nav.rules")}</a>`}
		${s?h(r("page.pad.stop"),s):null}
		${h(r("page.pad.drop"),()=>o(!0))}
		<a class="button plain" href="/pad">${r("page.pad.all")}</a>
		${l?i`<${Cu} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Tn} title=${r("page.pad.drop")} text=${r("page.pad.drop.about")} yes=${r("page.pad.drop.yes")}
					busy=${u} onyes=${m} onclose=${()=>o(!1)} />`:null}
	</section>`}var cs="ninetynine.problems",Zu="ninetynine.problems.damaged",Ba=()=>hs(cs),Qu=e=>!Object.values(Ba()?.marks??{}).some(t=>t?.first<e),Xu=e=>Ae(cs,JSON.stringify(e));function Yu(e){if(e===null||lt(cs)!==e)return!1;let t=Zu;for(let n=2;lt(t)!==null;n++)t=`${Zu}.${n}`;return Ae(t,e)&&Ae(cs,null),!0}async function Ea(e,t){let[n,s]=[lt(cs),Ba()];if(!s)return{told:await t(e),damaged:Yu(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof R)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Yu(n)}}}var mr=({variant:e,grade:t,back:n},s,a)=>r("problem.head",{n:s,of:a,variant:we(e),grade:t,grades:4,back:n?"yes":"no"}),gr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function yr(e){if(e.kind==="bid")return r("problem.bid");let t=e.need?.[0],n=I(e.variant)?.aside??3;return`${t===void 0?r("problem.left",{n}):t===e.left?r("problem.every",{left:t}):r("problem.exact",{n:t,left:e.left})} ${r(e.kind==="open"?"problem.open":"problem.hidden")}`}function ep(e,t){let n=I(e.variant)?.dummy?Te(e)-1:-1;return Array.from({length:Te(e)},(s,a)=>a===t?r("you"):a===n?r("dummy"):r("seat",{n:a+1}))}var Ca=({view:e})=>({...e,totals:[]}),tp=e=>e.length<2?e.join():r("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),np=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function sp(e,t,n){let s=r("problem.rating",{...gr(t.progress),its:String(e.rating)});return n>0?`${s} ${r("problem.again",{n})}`:s}var Da=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:K.peek(),mind:this.#s,problem:this.#e,...t},s=await nn(()=>li(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&V("/")}).catch(n=>this.#n([E(n)]))}};function Bg({rest:[e=""]}){let t=ye.value.get("variant")??"";return i`<${Dg} key=${`${e} ${t}`} day=${e||Ft()} variant=${t} any=${e!==""} />`}async function Eg(e,t,n){await je();let s=t||(n||!Qu(e)?"":bt()?.id),{told:a,damaged:o}=await Ea({date:e,...s?{variant:s}:{}},Qa);return{all:a.problems,one:s||"",damaged:o}}function Dg({day:e,variant:t,any:n}){let[s,a]=w({}),[o,l]=w(0);S(()=>{let h=!1;return Eg(e,t,n).then(m=>{h||(a(m),l(ap(m.all)))},m=>!h&&a({wrong:E(m)})),()=>{h=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${F} title=${r("page.nav.problems")} wrong=${d} text=${r("page.opening")} />`;let $=(h,m)=>{let g=c.map((y,k)=>k===o&&y.done===void 0?{...y,done:h}:y);a({one:u,damaged:p||m,all:g})},f=c[o];return f?i`<${Rg} key=${f.id} problem=${f} day=${e} n=${o+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(ap(c))} />`:i`<${Cg} all=${c} day=${e} variant=${u} onagain=${l} />`}function ap(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Cg({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:o}=P(async()=>(await Ea({date:t},Qa)).told,t),l=A(null);return S(()=>T.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${r("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${r("problem.done",{right:a,of:e.length,...gr(Ba())})}</p>
		<ol class="day-problems">${e.map((c,u)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(u)}>
				<${op} right=${c.done} /><span class="unseen">${r(c.done?"problem.right":"problem.missed")}</span>
				<span>${mr(c,u+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${G} label=${r("problem.more")} value=${n} options=${[["",r("problem.all")]]}
			groups=${Ke()} onchange=${c=>V(Lg(t,c))} />
		${o?i`<${Do} ...${o} of="problems" day=${t} first=${[...o.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${r("page.home")}</a></p>
	</main>`}var Lg=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,op=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Pg(e,t,n){let[s,a]=w(null),[o,l]=w(""),{busy:c,once:u}=ne(d=>l(E(d)));return{answered:s,said:o,busy:c,answer:async d=>{s||await u(async()=>{let $=m=>Mi({problem:e.id,...m}),{told:f,damaged:h}=await Ea({act:d,date:t},$);Xu(f.progress),l(""),a({act:d,told:f}),n(f.right,h)})}}}function Rg({problem:e,day:t,n,of:s,damaged:a,ondone:o,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=Pg(e,t,o),$=Ca(e),f=ep($,$.seat??0),h=A(null),m=A(null);$e(()=>{c&&(T.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${r("page.home")}</span></a>
			<div><h1>${mr(e,n,s)}</h1><p class="task">${W(yr(e))}</p>
				${a?i`<p class="trouble">${r("problem.anew")}</p>`:null}</div>
			<${st} trump=${$.trump??""} />
		</header>
		${T.spoken.value?i`<${qg} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?rp(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${_g} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${T.spoken.value?void 0:"status"}>${u||(c?i`<h2><${op} right=${g} /><span>${W(Wg(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${r("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Ig} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${r("tricks.title")}</h2><${tt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function qg({problem:e,at:t,answered:n,said:s,busy:a,days:o,answer:l,next:c}){let u=as(),p=A({answer:l,next:c});p.current={answer:l,next:c};let d=he(()=>new Da(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=I(e.variant)!==void 0;return S(()=>{$&&d.present(...t)},[d,$]),S(()=>{n&&d.tell(n,o)},[d,n]),S(()=>s?u.print([s]):void 0,[s]),i`<${os} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Wg=({act:e,told:t})=>t.right?r("problem.right"):r("problem.wrong",{cards:br(e)});function _g({problem:e,names:t,answered:n,busy:s,answer:a}){let[o,l]=w(new Set),c=Ca(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(B(d?.from)),h=$||(d?.seat??p)===p,m=M=>{let j=new Set($?o:[]);o.has(M)?j.delete(M):j.size<(d?.pick??1)&&j.add(M),l(j)},g=M=>f?.has(M)&&a(`play ${M}`),y=I(e.variant),k={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):o,twice:$,values:$?Re(d?.worth??""):null,onpick:m,onplay:g},b=d?.seat??-1,x=h?null:{seat:b,hand:i`<${ot} ...${k} cards=${ve(B(u.shown?.[b]?.hand),te,u.trump)}
			can=${f} label=${r("dummy")} open />`};return i`<div class="replay-table table board">
		<${Ot} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${x}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${r("page.yours")}>
						<${wn} options=${{...d,offers:[]}} chosen=${o} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...o].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${W(yr(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${r("page.yourhand")}>
			<div class="me">
				<${at} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${r("page.aside")}>${ae(u.aside)}</div>`:null}
			</div>
			<${ot} ...${k} cards=${ve(B(u.hand),te,u.trump)}
				can=${h?f:new Set} label=${r("page.yourhand")} />
		</section>
	</div>`}var rp=(e,t)=>e.due?Bo(e.due)-Bo(t):0,br=e=>e.split(" ").slice(1).map(t=>Ce(t)).join(" ");function Ig({problem:e,day:t,act:n,told:s,names:a}){let o=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=rp(s,t),c=Qe(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${zg} told=${s} />`:i`<p>${W(r(o,{card:tp(s.answers.map(br))}))}</p>`}
		${c?i`<p>${W(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${Hg} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Fg} levels=${s.levels} />
		<p class="soft">${sp(e,s,l)}</p>`}function zg({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${r("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${kt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${r("problem.expects")}</caption>
			<thead><tr><th scope="col">${r("col.bid")}</th><th scope="col">${r("page.hint.chance")}</th>
				<th scope="col">${r("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${qs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${v(n.tricks)}</b><//>
				<td>${ue(n.chance)}</td><td>${qn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Fg=({levels:e})=>i`<table class="book levels">
	<caption>${r("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${r(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ue(n)}</td>
	</tr>`)}</tbody>
</table>`;function Hg({r:e,problem:t,names:n,open:s}){let a=Ca(t),o=np(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${ae(u)}</span>`),l=c=>r("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${W(r("problem.fails",{card:br(e.act)}))}</span></summary>
		<div>
			${o.length?i`<p>${r("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${o}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>ae(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Kg({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Jg} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Jg({table:e,match:t,deal:n}){let{told:s,wrong:a}=Pt(e,t,n),o=n===void 0?r("page.report.match"):r("page.report.deal",{deal:n+1});if(!s)return i`<${F} class="report stack" title=${o} wrong=${a} text=${r("page.report.coming")}>
			<${ip} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=I(l.variant),u=Kt(l,c?c.seats:l.seats.length),p=Number(ye.value.get("seat")??-1),d=p>=0&&p<u.length?p:yn(l,u.length),$=i`<${Zg} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${We(s)}>
		<header class="report-head"><h1>${o}</h1>
			<p class="soft">${l.rules?.name??we(l.variant)}</p>
			<${G} hidden label=${r("page.report.whose")} value=${String(d)}
				options=${u.map((f,h)=>[String(h),r("page.report.of",{name:f})])}
				onchange=${f=>V(`${ni()}?seat=${f}`,{replace:!0})} />
			<${ip} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Ug} told=${s} wrong=${a} />
		${s.deals.length?i`<${Vg} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:He("report",e)?i`<details><summary>${r("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var ip=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${r("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${r("page.nav.replay")}
	</a>
</p>`;function Ug({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(We(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?r("page.report.judging",{n,of:s}):r("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${r("page.report.none")}</p>`}function Vg({told:e,table:t,match:n,one:s,seat:a}){let o=a===ea(e.header),l=e.lessons?.[a]??"",c=o&&He("report",t);if(!o||We(e))return null;let u=e.deals.flatMap(m=>m.mistakes).filter(m=>m.seat===a),[p]=u.sort((m,g)=>g.lost-m.lost),{lost:d}=e.total[a],$=Be.reduce((m,g)=>d[g]>d[m]?g:m),f=Bn(Be.map(m=>d[m]),0)[Be.indexOf($)]??0,h=i`<a class="button chief" href="/" onclick=${cn}>${r("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${Bs} at="report" />`:null}
		${p?i`<p class="lead">${r("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${Gg} mistake=${p} place=${Vn(t,n)} />`:i`<p class="lead">${r("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&ln("cure",l)}>
						${r("page.report.lesson")}
					</a>`:c?h:null}
		</p>
	</section>`}function Gg({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),o=u=>i`<${Y} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${r(`page.report.${u}`)}${d===void 0?"":i` <b>${r("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${B(p.replace(/^\w+ /,"")).map(o)}</div>`:i`<p><${kt} act=${p} /></p>`}
	</figure>`,c=r("page.report.where",{deal:e.deal+1,when:Co(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${Qe(e.why).slice(0,2).map(u=>i`<p key=${u}>${W(u)}</p>`)}
		${s>n?i`<p>${r("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${r("page.report.look")}</a></p>
	</div>`}function Zg({told:e,table:t,match:n,one:s,names:a,seat:o}){let l=e.total[o],c=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=c.filter(h=>h.seat===o),p=c.filter(h=>h.seat!==o),d=a[o]??"",$={names:a,place:Vn(t,n),one:s},f=no(e,l.lost,d,o===ea(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${We(e)}>${Yg(f)}</p>
			${e.luck?i`<p>${Qg(l)}</p>`:i`<p class="soft">${r("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${r("page.report.moments")}</h2>
				${u.length?i`<${Gn} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${r("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${r("page.report.sum")}</h2>
				<${Xg} account=${l} luck=${e.luck} />
				<p class="small soft">${r("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${r(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${ey} told=${e} names=${a} seat=${o} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${r(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Gn} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${r("page.report.all")}</h2>
			<${ty} told=${e} names=${a} />
			<p class="small soft">${r("page.report.how")}</p>
		</section>`}var Yg=e=>e.endsWith("…")?e:`${e}.`;function Qg(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(o=>Math.round(o/Ne)||0),a=Math.min(Math.round(e.gifts/Ne),Math.max(s,0));return r("page.report.luck",{cards:ee(t),lie:ee(n),others:ee(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}function Xg({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Be)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=Bn(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),o=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${r(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${ee(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${r("page.report.lead")}</th><td></td><td>${ee(o,1)}</td>
	</tr></tfoot></table>`}function ey({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/Ne));return i`<${Zn} at=${p} from=${(u[0]??[]).map(d=>d/Ne)} names=${t} me=${n}
			label=${r("page.report.course.deal")} foot=${r("page.report.acts",{n:p.length-1})} />`}let o=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>o[$]+=d.lead/Ne);let p=u.accounts[n];return o[a]+=p?(p.cards+p.lie)/Ne:0,e.luck?[...o]:o.slice(0,a)}),c=e.luck?[...t.slice(0,a),r("page.report.own.luck")]:t;return i`<${Zn} at=${l} names=${c} me=${n} label=${r("page.report.course.match")}
		foot=${r("page.scores.deals",{n:l.length})} />`}function ty({told:e,names:t}){let n=e.luck?["start","cards","lie",...Be.map(c=>`lost.${c}`),"others"]:["lie",...Be.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>Bn(n.map(u=>s(c,u)),1)),o=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!o(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??r("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${r(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${ee(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${r("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${ee(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var us={C:"♣",D:"♦",H:"♥",S:"♠"};function lp(e){if(e==="joker")return r("joker");let{rank:t,suit:n}=On(e);return Nt(t)+us[n]}var vr=e=>us[e]??r(e==="none"?"trump.short":`trump.${e}`),wr=e=>us[e]?`${us[e]} ${D(e)}`:vr(e),cp=(e,t)=>e.dummy&&t===e.seats-1?r("dummy"):r("page.pad.player",{n:t+1}),kr=({variant:e,slip:t})=>t.kind==="bid"?r("page.slips.dummy.bid"):cp(e,t.seat),up=e=>e.trump.by==="holder";function xr(e,{trump:t,turnup:n}){if(n)return[r("page.slips.turnup",{card:lp(n)}),r("page.slips.trump",{trump:wr(t??"none")})];if(up(e))return[r("page.slips.named",{trump:t?wr(t):r("page.slips.stays")})];if(t)return[r("page.slips.trump",{trump:wr(t)})];let{first:s,after:a=[]}=e.trump,o=[...te,"none"].filter(c=>c===s||a.includes(c)),l=mo(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${vr(p)}`);return[r("page.slips.ring",{trumps:o.map(vr).join("   ")}),r("page.slips.after",{list:l.join(", ")})]}var pp=({kind:e})=>e==="bid"?r("page.slips.when.bid"):r("page.slips.when.dummy");function dp({deal:e,slip:t}){let n=B(t.cards);return i`${[...te].map(s=>{let a=n.filter(o=>o.endsWith(s)).map(o=>Nt(On(o).rank));return i`<p key=${s} class="suit-of"><${X} trump=${s} /><span class="unseen">${D(s)}</span>
			<span class="ranks">${a.length>0?a.map(o=>i`<b>${o}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${W(r("joker.as",{card:lp(e.turnup??"")}))}</p>`:null}`}var ny=({cards:e})=>Math.max(...[...te].map(t=>e.split(t).length-1));function sy({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${r(`page.slips.${n}`)}</span>`)}
	</div>`}function ay(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",o=B(s.cards).length+(s.joker?1:0),l=a?xr(t,n):[pp(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${r("page.pad.deal",{n:n.number})} · ${kr(e)}</b>
			<span class="soft">${r("page.slips.cards",{n:o})}</span></p>
		<div class="slip-cards" style=${`--longest: ${ny(s)}`}><${dp} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${W(c)}</p>`)}
		${a?i`<${sy} variant=${t} />`:null}
	</div>`}function oy(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:o,kind:l}=a,c=o===s.dealer?r("page.slips.deals"):o===s.forehand?r("page.slips.leads"):"",u=s.trump&&!up(t)?xr(t,s):[],p=l==="hand"?u:[pp(a)];return i`<div class="slip-tab">
		<p class="soft">${r(`variant.${t.id}`)}<br />${r("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${r("col.deal")}</b>${s.number}</p>
		<p><b>${kr(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${W(d)}</p>`)}
	</div>`}var[$p,fp,La,ry]=[330,374,22,36];function iy(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=$p/La;return Array.from({length:2*s*fp/La},(a,o)=>{let l=e[Math.floor(n()*e.length)]??"",c=((o>>1)%s+n())*La,u=(Math.floor((o>>1)/s)+n())*La,p=(.6+.4*n())*ry/10,d=[o%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return us[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function ly(){let e=[...te].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${$p}" height="${fp}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${iy()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var hp=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function mp(e){let t=he(ly,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${ay} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${oy} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function gp({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${r("page.slips.sheet")}</h1>
		<p><b>${r(`variant.${n.id}`)} · ${r("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${r("page.slips.secret")}</b></p>
		<p>${r("page.slips.how")}</p><p>${r("page.slips.packs")}</p><p>${r("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${r("page.pad.deal",{n:a.number})} · ${r("page.slips.dealt",{name:cp(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${W(xr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((o,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${kr({...t,deal:a,slip:o})}</span><${dp} ...${t} deal=${a} slip=${o} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[cy,uy]=[200,2**31],py={seed:48,label:40},yp=()=>Zr(16).replace(/(.{4})(?=.)/g,"$1-"),dy=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:yp()});function $y({plan:e,set:t}){let n=U(t),s=a=>({value:e[a],maxlength:py[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${pe} label=${r("page.slips.many")} value=${e.deals} min=${1} max=${cy} onchange=${n("deals")} />
			<${pe} label=${r("page.slips.first")} value=${e.first} min=${1} max=${uy} onchange=${n("first")} />
		</div>
		<div>
			<${mt} label=${r("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${r("page.slips.fixed.about")}</p>
		</div>
		<div><${ke} label=${r("page.slips.label")} ...${s("label")} />
			<p class="soft small">${r("page.slips.label.about")}</p></div>
		<div><${ke} label=${r("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${r("page.slips.seed.about")}</p></div>
		<p><${O} plain onclick=${()=>t({seed:yp()})} say=${r("page.slips.seed.new")} /></p>`}function fy(e){return e instanceof R&&e.reason==="not-now"?r("page.slips.today"):ht(e)?r("page.slips.seed.bad"):E(e)}function hy(e){S(()=>{if(!e)return;let t=!1;return hp().then(()=>t||print()),()=>{t=!0}},[e])}function my(){S(()=>{le(je)},[]);let[e,t]=w(()=>({...dy(),variant:ye.peek().get("variant")??""})),n=A(e);S(()=>()=>{n.current=null},[]);let[s,a]=w(null),[o,l]=w(null),[c,u]=w(""),p=s===e,d=xe.value.find(m=>m.id===e.variant)??bt(),$=I(d?.id);hy(o);let f=m=>{n.current={...n.current??e,...m},t(n.current),l(null),u("")},h=async m=>{if(m.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:y,fixed:k,label:b}=e,x=e.seed.trim(),M=m.submitter?.getAttribute("value")==="all",[j,z]=await ri({variant:$.id,seed:x,first:g,deals:y,fixed:k,label:b}).then(H=>[H,""],H=>[null,fy(H)]);n.current===e&&(a(null),l(j&&{variant:$,series:j,seed:x,all:M}),u(z))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${r("page.nav.deal")}</h1><p class="lead">${r("page.slips.lead")}</p></header>
			<${G} label=${r("page.create.variant")} value=${d.id} groups=${Ke()}
				onchange=${U(f)("variant")} />
			<${$y} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${r("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${r("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${o?r("page.slips.wait"):""}</p>
			${o?i`<p><a href="/pad">${r("page.home.pad")}</a></p>`:null}
			<p class="soft">${r("page.slips.face")}</p>
			<p class="soft">${r("page.slips.how")}</p>
			<p class="soft">${r("page.slips.packs")}</p>
		</form>
		${o?i`<${o.all?gp:mp} ...${o} />`:null}
	</main>`:i`<${F} />`}function gy(e){let t=_.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${by} key=${t.id} />`:i`<h1>${r("page.nav.statistics")}</h1><${vp} />`}
	</main>`}var Tr=()=>i`<p><a class="button chief" href="/">${r("page.records.play")}</a></p>`,vp=()=>i`<section class="stack"><p class="lead">${r("page.stats.none")}</p><${Tr} /></section>`;function yy(e){let[t,n]=w({}),s=A(""),a=async()=>{try{for(;;){let o=await $i({variant:e});if(s.current!==e)return;if(n({told:o}),o.counted>=o.of)return o}}catch(o){s.current===e&&n(l=>({...l,wrong:E(o)}));return}};return S(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function by(){let[e,t]=w(""),{told:n,wrong:s,again:a}=yy(e),o=A([]);return n&&e===""&&(o.current=n.variants),i`<header class="report-head">
			<h1>${r("page.nav.statistics")}</h1>
			${o.current.length>1?i`<${G} hidden label=${r("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",r("page.stats.variant.all")],...o.current.map(({key:l})=>[l,we(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${r("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${wy} told=${n} again=${a} />`:null}`}var Or={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Mr=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function wy({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${vp} />`;let a=s.deals?i`<${Ey} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${r("page.stats.unaided")}</p><${Tr} /></section>`;let o=Mr(e,Or.charts)&&e.course.length>1,l=o&&Ra(n);return i`<${vy} told=${e} />
		${Mr(e,Or.figures)?i`<${Sy} told=${e} />`:null}
		${o?i`<${Oy} told=${e} /><${jy} told=${e} />`:i`<${ky} told=${e} />`}
		<section class="stack">
			<h2>${r("page.stats.judge")}</h2>
			<${By} of=${n.bids} />
			<${Dy} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${r("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${r("page.stats.how.judged")}</p>`:null}
		</section>`}function vy({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Be.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),o=v(e.lost.all.mean,1);return i`<p class="lead">${[r("page.stats.said",{made:e.made.count,n:e.deals,points:v(e.points.mean,1)}),s&&r("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?r("page.stats.said.lost",{lost:o,n:e.lost.all.mean,kind:r(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var ky=({told:e})=>i`<section class="stack">
	<p class="soft">${r("page.stats.next",{what:Mr(e,Or.figures)?"charts":"figures"})}</p><${Tr} />
</section>`,Pa=(e,t,n)=>t>e&&t-e<Math.abs(n),Ar=e=>Pa(-(e.margin??0),e.margin??0,e.mean)?`± ${v(e.margin??0,1)}`:"",bp=e=>[v(e.mean,1),Ar(e)].filter(Boolean).join(" "),xy=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Sy({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,o=Ra(e)?r("page.stats.interval",{low:ue(n),high:ue(s)}):"",l=[Ar(e.lost.all),r("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=r("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),u=[[r("page.records.deals"),v(e.deals),r("page.stats.made.count",{n:e.made.count})],[r("page.records.made"),ue(a),o],[r("page.records.points"),v(e.points.mean,1),Ar(e.points)]];return e.judged&&u.push([r("page.stats.lost"),v(e.lost.all.mean,1),l]),u.push([r("page.stats.streak"),v(t.made),c]),i`<${xy} of=${u} />`}var wp={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Sr(e.points),lost:e=>Sr(e.lost.all),...Object.fromEntries(Be.map(e=>[e,t=>Sr(t.lost[e])]))},Sr=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Oy({told:e}){let[t,n]=w(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,o=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...Be.filter(h=>!o(h))]:[]],c=l.includes(t)?t:"made",u=h=>c==="made"||h.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(h=>{let[m=0,g=0,y=0]=wp[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:m,low:g,high:y}}),[d=0]=wp[c]?.(e.all)??[],$=h=>c==="made"?ue(h/100):v(h),f=2*p.filter(h=>Pa(h.low,h.high,h.mean)).length>p.length;return i`<section>
		<h2>${r("page.stats.course")}</h2>
		<${q} label=${r("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,r(`page.stats.aspect.${h}`)])} />
		<${Sc} of=${p} last=${e.all.deals} label=${My(r(`page.stats.aspect.${c}`),p,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${r("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${ps} of="range" say="page.stats.key.interval" />`:null}
			<${ps} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function My(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>r("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var jr=10,Ra=({deals:e,made:{low:t,high:n,share:s}})=>e>=jr&&Pa(t,n,s),ps=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${r(t)}</span>`,Ay=["bids","trumps","premiums","places","variants"];function Ty(e,t){return e==="trumps"?i`<${X} trump=${t} /> ${D(t)}`:e==="premiums"?t==="plain"?r("page.stats.plain"):Z(t):e==="places"?r(`page.stats.place.${t}`):e==="variants"?we(t):v(Number(t))}function jy({told:e}){let[t,n]=w("bids"),s=Ay.filter(p=>e[p].length>1||p==="bids"),a=s.includes(t)?t:"bids",o=e[a],l=e.all.judged>0,c=o.some(p=>p.bids.of>0),u=o.some(p=>Ra(p));return i`<section>
		<h2>${r("page.stats.split")}</h2>
		<${q} label=${r("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(p=>[p,r(`page.stats.by.${p}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${r(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${v(0)}</span><span aria-hidden="true">${ue(1)}</span></td>
				<th scope="col">${r("page.stats.head.made")}</th>
				${c?i`<th scope="col">${r("page.stats.head.expected")}</th>`:null}
				<th scope="col">${r("page.records.deals")}</th><th scope="col" class="spare">${r("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${r("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${o.map(p=>i`<tr key=${p.key}>
				<th scope="row">${Ty(a,p.key)}</th>
				<td class="bar" aria-hidden="true"><${Ny} of=${p} /></td>
				<td>${p.deals<jr?r("page.stats.of",{made:p.made.count,n:p.deals}):ue(p.made.share)}</td>
				${c?i`<td>${p.bids.of?ue(p.bids.expected/p.bids.of):""}</td>`:null}
				<td>${v(p.deals)}</td><td class="spare">${bp(p.points)}</td>
				${l?i`<td class="spare">${p.judged?bp(p.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${ps} of="made" say="page.stats.head.made" />
			${u?i`<${ps} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${ps} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function Ny({of:{deals:e,made:t,bids:n}}){let s=u=>`${100*u}%`,{low:a,high:o,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<jr/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${Ra({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(o-a)}}></span>`:null}${c}
	</span>`}function By({of:e}){if(!Pa(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[v(Math.ceil(e.low)),v(Math.floor(e.high))],a={of:e.of,made:v(e.made),n:v(e.expected,1),low:n,high:s,way:t};return i`<p>${r("page.stats.expected",a)}</p>`}var Ey=({of:e})=>i`<p>${r("page.stats.assisted",{n:e.deals,made:v(e.made.count)})}</p>`;function Dy({told:e,again:t}){let[n,s]=w(!1),[a,o]=w(""),l=A(!1);S(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),o("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of En($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){o(E(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${r(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${O} onclick=${()=>n?l.current=!1:c()}
				say=${n?r("page.stats.judge.stop"):r("page.stats.judge.go",p)} /></p>`:null}`}var[Cy,Ly]=[400,12],Nr=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Cy&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Ly)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function kp(){S(()=>{let e=new Nr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:o}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:o})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Py=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function xp({onclose:e}){return i`<${J} title=${r("page.keys")} onclose=${e}>
		<dl class="keys">
			${Py.map(t=>{let[n="",s=""]=r(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${r("page.keys.spoken")}</p>
	<//>`}var Br=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Er=()=>document.querySelector(`${Br()} [data-card][tabindex="0"]`);function Sp(){S(()=>{let e=null,t=null,n=0,s=ai();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let o=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Er()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",o),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",o)}},[])}function Op(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Dr=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Op("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},qa=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Op(`ninetynine.table.${t}`,o=>this.#u(o)),this.#s=new Dr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let o=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?o?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Ry=4e4,qy=5e3,Wy=15e3,_y=2e3,Cr={first:250,longest:8e3};function Ap(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ap(n[s],a);return n}var Mp=e=>e instanceof R&&e.status<500&&e.status!==429&&e.status!==401,Wa=class{state=C("opening");trouble=C("");refused=C(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new qa(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#m),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Os(this.#e,t,n)}hint(){return gi({table:this.#e,id:De()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>_y&&this.again()}#$(){this.#l(),this.#t===0&&this.#h()}async#h(){let t=await jn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#m),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{qe(this.#e)||(this.state.value="lost",this.again())};#m=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Cr.first;!this.#a;t=Math.min(2*t,Cr.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(Mp(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Cr.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await jn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(Mp(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(qy)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Ry),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let o="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(o+l).split(`
`);o=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=qe(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),Wy),s={Accept:"application/x-ndjson"},a=ji(this.#e,this.#t),o=await Xr(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(o.headers.get("Date")??"")-Date.now()||-1/0),!o.ok||!o.body)throw ti(o,await o.text().catch(()=>""));return this.trouble.value="",this.state.value="live",o.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...Ap(this.#s,t)});let{table:a,seat:o,muted:l,view:c}=s;this.#s={table:a,seat:o,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#M(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#h();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#M(t)}#M(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function Pr(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var _a="AKQJ",Np=({trump:e},t)=>(re(t)===e?_a:"AK").includes(Yt(t));function Bp(e,t){let n=B(e.hand).filter(o=>!t.includes(o)),s=o=>(re(o)===e.trump?2:0)-_a.indexOf(Yt(o)),a=o=>n.filter(l=>re(l)===re(o)).length;return n.filter(o=>Np(e,o)).toSorted((o,l)=>s(l)-s(o)||a(o)-a(l))}var Lr=e=>L(e.map(t=>Ce(t)));function Iy(e,t,n){let[s]=t,a=n.filter(o=>Np(e,o));if(s){let o=u=>[..._a.slice(0,_a.indexOf(Yt(u)))].every(p=>e.hand?.includes(p+re(u))),l=t.filter(u=>o(u)===o(s)),c=o(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[r("coach.bid.spare",{how:c,n:l.length,cards:Lr(l)})]}return a.length?[r("coach.bid.away",{n:a.length,cards:Lr(a)})]:[]}var zy=.85;function Ep({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,o)=>o.points>a.points&&o.chance>=zy?o:a,t))?.offer.split(" ")[0]??"pass"}var Dp=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function Ia(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Ep(n.advice)!=="pass";return T.premiums.value!==""||!!s}function Fy(e,t){let n=t.bids?.[0];if(!n)return"";let s=B(n.best),a=Bp(e,s),o=a.slice(0,n.tricks),l=[r("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=o.length===n.tricks?"high":o.length?"some":"none";l.push(r(`coach.bid.${c}`,{n:o.length,cards:Lr(o)}))}return l.push(...Iy(e,a.slice(n.tricks),s)),l.join(" ")}function Hy(e,t,n,s){let{declare:a=0,reveal:o=0}=t?.offers??{},l=Ep(e),c=n?[r("coach.wager",{declare:a,reveal:o})]:[];return s&&l!=="pass"&&c.push(r(`coach.premium.${l}`)),c.join(" ")}function Ky(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||jt(e)>0)return[];let o=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[r("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:o})]}function Jy(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],o=(n?Rt(n):9)-jt(e);if(o===0)return[];switch(e.contract?.[t]){case"lost":return[r(a>s?"coach.over":"coach.under")];case"kept":return[r("coach.enough",{bid:s}),jp("coach.avoid",e)];case"short":{let l=s>a?s-a:o;return l===o?[r("coach.all",{left:o})]:[r("coach.need",{won:a,need:l,left:o}),jp("coach.win",e)]}}return[]}function Cp(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&B(t.from).length>1}var Uy=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Vy=["lost","enough","all","some","few"],Lp=.02,Tp={chance:.05,points:2};function Gy(e,t){let{bids:n=[],choices:s,contract:a}=t,[o]=n;if(o){let u=n.find(p=>p.chance>=o.chance-Tp.chance&&p.points>=o.points-Tp.points&&Bp(e,B(p.best)).length===p.tricks);return u?{...t,act:`lay ${u.best}`,bids:[u,...n.filter(p=>p!==u)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((u,p)=>p.chance>u.chance+Lp?p:u,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(u=>u!==c)]}}function Zy(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return $n(t,n).join(" ");let o=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&re(o)!==e.trump,c=Qe((t.why??[]).filter(({kind:$})=>!Vy.includes($))),u=t.contract!=="lost"&&a.some($=>$.chance<s.chance-Lp),p=a.every($=>Ye($)==="close"),d=c.length?c:[r("coach.because",{how:u?"likely":p?"even":"spoil"})];return[r("coach.card",{how:l?"away":"play",card:Ce(o)}),...d].join(" ")}function jp(e,t){if(!Cp(t))return"";let{options:n,trick:s=[],trump:a,won:o=[]}=t,l=B(n.from),c=s.length===o.length-1,u=l.some(p=>re(p)===a)?"ruff":"discard";return r(e,{turn:n.led?n.follow?c?"last":"middle":u:"lead"})}function Yy(e,t,n,s,a){let o=Ky(e,n,s),l=o.length?o:Jy(e,t,s);return a?l.slice(0,1):l}function Qy(e,t,n,s){return[!n||s?Fy(e,t):"",r(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Xy(e,t,n,s){let a=e.chosen.value,o=B(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=T.premiums.value===Dp(e,t),u=o.every(d=>a.has(d));return(l&&Ia(e,t)?Hy(n,s,c,u):"")||Qy(t,n,l,u)}function Pp({table:e,message:t,names:n,variant:s}){let a=t.view,o=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&o&&a.options,p=c||l&&Uy(a,t.seat)&&Cp(a)?`${a.game} ${a.deal} ${a.phase} ${jt(a)}`:"",d=e.current.value,[$,f]=w("");S(()=>{!p||!d||e.advice.peek()||e.hint(b=>Gy(a,b)).finally(()=>f(p))},[p,d]);let h=c&&Ia(e,a);S(()=>{h&&(T.premiums.value||=Dp(e,a))},[h]);let m=e.advice.value?.advice,g=[...a.phase==="play"?Yy(a,t.seat??0,n,s,!!m):[],...m&&!o?[Zy(a,m,s)]:[],...c&&m?[Xy(e,a,m,s)]:[],...e.thinking.value?[r("coach.thinking")]:[]],y=c?m?.bids?.[0]?.best:void 0,k=y&&e.chosen.value.size<B(y).length;return i`<section class="hint coach" aria-label=${r("coach.title")}>
		<header><h2>${r("coach.title")}</h2><${O} plain onclick=${cn} say=${r("coach.off")} /></header>
		<p role="status" aria-busy=${p!==""&&!m&&$!==p}>
			${W(g.filter(Boolean).join(" "))}
		</p>
		${k?i`<div class="proposed"><span class="act">${ae(y)}</span><${O} chief onclick=${()=>e.heed()}
					say=${r("page.hint.choose")} /></div>`:null}
	</section>`}var eb=3;async function Rp(e){if(zn(e).waiting.peek().length>0)return N(r("page.bring.unsent"));for(let t=0;t<eb;t++){let n=await Ei(e),s=tb(n),a=await bs(new Blob([n])),{table:o,seq:l}=await Ui(()=>yi({},{body:a,within:3e4}),"there");if(l<s)return N(r("page.bring.behind"));if(!((await jn({table:e})).seq>s))return tl(e,o),N(r("page.brought"))}N(r("page.bring.on"))}var tb=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function qp({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,o=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,u]=w(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=ab(e.id,$,t.seq);return i`<${J} title=${r("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${r("page.more.deal")}</h3>
				<${O} onclick=${()=>n("tricks")} say=${r("tricks.title")} />
				${a!==void 0&&o&&d.undo!=="never"?i`<${O} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${r(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${O} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${r("page.claim")} />`:null}
			</section>
			${a!==void 0&&o?i`<section><h3>${r("page.more.match")}</h3>
					${t.table.paused?null:i`<${O} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${r(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${O} onclick=${()=>p({do:"stand"})} say=${r("page.leave")} />`}
					${c?i`<${O} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${r("page.abandon.sure")} />`:i`<${O} onclick=${()=>u(!0)} say=${r("page.abandon")} />`}
				</section>`:null}
			<${nb} id=${e.id} settings=${d} />
			<section><h3>${r("page.more.know")}</h3>
				${d.rules?i`<${O} onclick=${()=>n("rules")} say=${r("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${r("page.nav.rules")}</a>`}
				<${O} onclick=${()=>n("keys")} say=${r("page.keys")} />
				<a class="button" href="/settings">${r("page.nav.settings")}</a>
				<${O} onclick=${()=>V("/")} say=${r("page.home")} />
			</section>
			<${sb} table=${t.table} />
		</div>
	<//>`}function nb({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=ne();if(!xn||!qe(e)||ft.value||t||n)return null;let o=()=>a(()=>Rp(e));return i`<section><h3>${r("page.here")}</h3>
		<${O} aria-busy=${s} onclick=${o} say=${r("page.bring")} />
		<p class="soft small">${r("page.bring.about")}</p>
	</section>`}function sb({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let o=n<Fr&&Gt.includes(a.bot??"");return[on(a),o?r("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${r("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${yt(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Ts(a)}</small></li>`)}
		</ul>
	</section>`}function ab(e,t,n){let{value:s}=P(async a=>t&&mi({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function Wp({settings:e,onclose:t}){let{value:n}=P(()=>le(()=>gt(e,K.value)));return i`<${J} title=${r("page.house")} broad onclose=${t}>
		${n?i`<${ho} guide=${n} />`:null}
	<//>`}var ob=450,rb=1e3,ib=100,lb=700,Rr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",cb=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),ub=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:o="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:o,...l&&{phrase:l}}),za=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");wrong=C("");showing=new fa(()=>T.spoken.value?"quick":T.pace.value);view=Vt(()=>this.showing.shown.value?.message.view);talk=Vt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=Vt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=C([]);#n=-1/0;#t=C(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=zn(t),this.unsent.send=(a,o)=>this.port.act(a,o),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[At(()=>this.#g()),At(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&T.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let o=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!o||!a)&&(this.intended.value=a,this.#m())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,rb))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let o=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...o},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#m())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await zi();return this.waits.value--,t&&Fi(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&N(E(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Rr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<lb||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){cb(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),ze(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?ub(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-ib)),this.#h(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#m()}#o(){return Rr(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#h({seq:t,seat:n,event:{do:s,acts:a=[],seat:o}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&o===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),o=!1;return a.then(()=>o=!0),this.#f(s,()=>o)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&N(r("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof tn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&N(E(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Es(this.id,n.commit);if(!a)return;let o={id:De(),do:"entropy",text:a};nn(()=>this.port.act(o)).catch(()=>{})}async#m(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!B(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(B(t?.options?.from)),a=[...this.chosen.peek()].filter(o=>s.has(o));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Rr(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=B(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",o=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!o)return;let l=()=>(this.next.value="",void this.play(`play ${o}`));this.#r=setTimeout(l,a?0:ob)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:T.forced.value||B(t.hand).length===1&&!T.spoken.value}};function _p({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,o=rn(),l=async c=>await o.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${r("page.watch")}>
		<p><b>${r("page.watch")}</b> ${s==="waiting"?null:r("page.watch.seen")}</p>
		${s==="waiting"?i`<${Ns} chairs=${a} name=${o} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${r("page.home")}</a>
	</section>`}function Ip(e){let{message:t,settings:n}=e,s=t.table.match>0?Xn(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${pb} ...${e} />`}function pb({message:e,settings:t,host:n,me:s,busy:a,ondo:o,onready:l}){let{table:c,seat:u}=e,p=rn(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(b=>b.player===n)?.name:void 0,f=c.match>0,h=A(void 0),m=A(Promise.resolve(!0)),g=async b=>{await p.keep()&&(h.current=void 0,await o({do:"sit",seat:b}))},y=()=>m.current=m.current.then(async()=>{let b=await p.keep(),x=_.peek()?.name;return!b||!d||x===(h.current??$b(d.name))?b:(h.current=x,await o({do:"name"}),!0)}),k=async()=>await y()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?r("page.invited",{name:$}):r(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${Ml} variant=${t.variant??e.view?.variant??""} table=${si.value[1]??""} />
					<${Ns} chairs=${c.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((b,x)=>{if(b===d){let M=c.chairs.every(j=>j===d||j.bot);return i`<${hb} key=${x} chair=${b} name=${p} alone=${M} onname=${y} ondo=${o} />`}return i`<${mb} key=${x} chair=${b} seat=${x} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${o} />`})}
		</ol>
		${t.rules?i`<${db} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${Ws} />`:null}
		${n===s?i`<${gb} table=${c} ondo=${o} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${r("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${fb(c.chairs,s)}</p>
						<${O} plain disabled=${a} onclick=${()=>o({do:"unready"})} say=${r("page.unready")} /></div>`:i`<${O} chief disabled=${a} onclick=${k} say=${r(f?"page.again":"page.ready")} />`:null}
	</div>`}function db({settings:e}){let{value:t}=P(()=>gt(e,K.value),K.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var $b=e=>_.peek()?.name===e?e:e?.replace(/ \d$/,"");function fb(e,t){return e.some(n=>!n.player&&!n.bot)?r("page.waiting.friends"):r("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(yt))})}function hb({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${js} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${r("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${r("seat.ready")}</span>`:null}
		</form>
		<${O} plain onclick=${()=>a({do:"stand"})} say=${r("page.stand")} />
	</li>`}function mb({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:o}){let{player:l,bot:c}=e,u=[r("page.bot"),on(e,n)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${l||c?i`<b>${yt(e)}</b>`:i`<i class="soft">${r("page.chair.empty")}</i>`}
			${c?i` <span class="soft small" title=${Ts(e)}>${u}</span>`:null}
			${l&&e.ready?i` <span class="ready small">${r("seat.ready")}</span>`:null}</span>
		${!l&&!n?i`<${O} plain onclick=${()=>a(t)} say=${r("page.sit")} />`:null}
		${!l&&n?i`<${yb} chair=${e} seat=${t} ondo=${o} />`:null}
		${l&&s?i`<${O} plain onclick=${()=>o({do:"remove",seat:t})} say=${r("page.chair.clear")} />
					<${O} plain onclick=${()=>o({do:"ban",text:l,on:!0})} say=${r("page.ban")} />`:null}
	</li>`}function gb({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${O} plain onclick=${()=>n({do:"lock",on:!e})} say=${r(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${r("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function yb({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Gt.includes(e)?[e,...Gt]:Gt,a=o=>n(o?{do:"bot",seat:t,text:o}:{do:"remove",seat:t});return i`<${G} hidden label=${r("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",r("page.chair.friend")],...oe("page.level",...s)]} />`}var zp=1e4;function bb({rest:e}){let t=e[0]??"",n=un(t);return n?i`<${wb} to=${n} />`:i`<${vb} key=${t} id=${t} />`}function wb({to:e}){return S(()=>V(`/t/${e}`,{replace:!0}),[e]),null}function vb({id:e}){let t=he(()=>new za(e,(a,o)=>new Wa(a,o)),[e]);S(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${kb} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=An.value&&!qe(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${r(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>`:null}
			<${sr} unsent=${t.unsent} />
		</div></main>`}return i`<${xb} table=${t} />`}function kb({why:e}){return i`<${F} title=${r(e.status===404?"page.table.none":"page.table.refused")} text=${E(e)}>
		<p><a class="button" href="/">${r("page.nowhere.go")}</a></p>
	<//>`}function xb({table:e}){let[t,n]=w(""),{message:s,full:a}=e.showing.shown.value,{view:o,seat:l}=s,{stage:c,chairs:u}=s.table,p=_i(s),{variant:d="standard",rules:$,deals:f,games:h}=e.settled.value.settings,m=I(d,$),g=`${o?.options&&e.current.value?"● ":""}${r(`variant.${d}`)} · Ninety-Nine`;S(()=>{document.title=g},[g]),S(()=>{qe(e.id)&&c==="playing"&&Ll()},[c==="playing"]),zb(e,n),Sp(),kp(),S(()=>ts.clear(),[o?.deal,o?.game]),Pb(u.some(it=>it.until!==void 0)),qb(o,a?.gone??!1);let y=Rb(o),k=c==="waiting"&&o?.phase!=="over";S(()=>{c==="waiting"&&o?.phase==="over"&&He("match",e.id)&&ln("report",e.id)},[c]);let b=Dt(m,o?.phase),x=o?.phase==="over"&&(c==="between"||c==="waiting")&&!a,M=()=>i`<${Oc} table=${e.id} names=${p} about=${ta(m,f,h)} view=${o} />`,j=Wb(e,s)&&o!==void 0&&!k;Ib(e,s,j,!k&&o?.phase!==void 0&&!x);let z=e.busy.value!==""||e.waits.value>0||e.thinking.value,H={table:e,message:s,names:p,variant:m,laid:b},rt=Pr(e,s),vn=rt||e.advice.value?"hinted":"";return i`<${ut.Provider} value=${Fe(o)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${z} data-stage=${c} data-phase=${o?.phase??""}>
		${T.spoken.value?i`<${Mu} table=${e} variant=${m} />`:null}
		<${jb} table=${e} message=${s} panel=${t} onpanel=${n} beside=${j} />
		<${xu} table=${e} />
		<div class="spread">
			<div class=${`board of-${o?Te(o):0} ${x?"sheeted":""} ${vn}`}>
				${o&&o.phase!==void 0&&!k&&l!==void 0?i`<${Eb} ...${H} />`:null}
				${rt?i`<${Pp} ...${H} />`:i`<${Ab} table=${e} variant=${m} />`}
				<${Sb} ...${H} full=${a} waiting=${k} between=${x} fresh=${y} />
				${o&&!k&&l===void 0?i`<${Ob} table=${e} message=${s} />`:null}
			</div>
			${o&&!k?i`<aside class=${`side ${j?"talks":""}`}>
						<div class="scoring"><h2>${r("score.title")}</h2>${M()}</div>
						${j?i`<${Fp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Mb} ...${H} panel=${t} onpanel=${n} scores=${M} />
		</main><//>`}function Sb({table:e,message:t,names:n,variant:s,laid:a,full:o,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${r("waiting.table")}</p></div>`;if(l||!p){let{settings:m,host:g}=e.settled.value;return i`<div class="felt empty">
			<${Ip} id=${e.id} message=${t} settings=${m} host=${g} me=${_.value?.id??""}
				ondo=${qr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${Ot} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${o} played=${Bb(e,t,n)} pending=${Tb(e.busy.value)}
		unsent=${ka(e.unsent).some(m=>m.command.do==="act")}
		said=${c?void 0:_b(e,t)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!T.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${$l} view=${p} names=${n} />
		<${wc} view=${p} names=${n} lies=${o!==null} />
		${c?i`<${Fc} ...${h} fresh=${u} />`:i`<${Nb} ...${h} />`}
	<//>`}var Ob=({table:e,message:t})=>i`<${_p} message=${t} busy=${e.waits.value>0} ondo=${qr(e)} />`;function Mb({table:e,message:t,names:n,panel:s,onpanel:a,scores:o}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${J} key=${p} title=${r(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${tt} view=${l} names=${n} />`,Te(l)>3);case"last":return l&&u("page.lasttrick",i`<${tt} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${Fp} table=${e} message=${t} />`);case"score":return u("score.title",o(),!0);case"rules":return i`<${Wp} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${xp} onclose=${c} />`;case"more":return i`<${qp} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Ab({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=B(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),o=a&&s.every(l=>e.chosen.value.has(l));return i`<${pa} key=${n.about} title=${r("page.hint")} onclose=${()=>e.dismiss()}>
		<${fn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>o?Jp()?.click():e.heed()}>
				${r(o?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Fp({table:e,message:t}){let n=(s,a)=>e.act({do:"mute",text:s,on:a});return i`<${Gc} talk=${e.talk.value} me=${_.value?.id??""} muted=${t.muted??[]}
		onsay=${Hp(e)} onmute=${n} />`}var qr=e=>async t=>{let n=_.value===null;if(await le(()=>As(r("page.guest"))))return n&&e.port.again(),e.act(t)},Hp=e=>t=>qr(e)({do:"chat",text:t}),Tb=e=>e.startsWith("play ")?e.slice(5):null;function jb({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:o}=t,[l,c]=w(e.newest.peek()?.seq??0),u=e.talk.value.filter(g=>g.seq>l&&g.by!==_.value?.id).length,p=e.talk.value.at(-1)?.seq??0;S(()=>{n==="talk"&&c(g=>Math.max(g,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:h,games:m}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${r("page.home")}`}>99</a>
		<div class="where">
			${o?.phase!==void 0?i`<${st} trump=${Qt(o)} unsure=${!o.trump} explains />`:null}
			<h1>${r(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${r("page.house")}</span>`:null}
			${o&&o.phase!==void 0?i`<span class="soft">${f||h?r("game.once",{what:f?"day":"other"}):r(m===1?"page.home.on.deal":"page.deal",{n:o.deal+1,deal:o.deal+1,game:o.game+1})}</span>`:null}
		</div>
		<nav aria-label=${r("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${r("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${r("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${r("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${O} plain onclick=${()=>s("more")} say=${r("page.more")} />
		</nav>
	</header>`}var ds=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Nb({table:e,message:t,names:n,variant:s}){let a=t.view,o=ds(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=o?.kind==="offer"&&e.intended.value!=="",d=p||o?.kind==="offer"&&l?void 0:o,$=ou({...a,options:d},n,c,u,Qr.value.has(e.id)),f=o?.kind==="play"&&e.chosen.value.size>0,h=ka(e.unsent).some(j=>j.command.do==="act"),m=h?r("page.unsent.act"):f?r("page.tap.again"):$,g=j=>e.lay(j),y=j=>e.play(j),k=j=>o&&j.stopPropagation(),b=e.advice.value?.advice.act,x={lay:"laying",name:"naming",offer:"offering",play:""}[o?.kind??"play"],M=`asking ${o?"asked":""} ${x}`;return i`<section class=${M} aria-label=${r("page.yours")} onclick=${k}>
		<${Ho} table=${e} message=${t} names=${n} />
		<${Jo} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${T.spoken.value?void 0:"status"}>${m}</p>
		${o?.kind==="lay"?i`<${wn} options=${o} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${h}
				premiums=${!Pr(e,t)||Ia(e,a)} onlay=${g} slots />`:null}
		${o?.kind==="offer"&&!p?i`<${ga} options=${o} variant=${s} busy=${l} onact=${y} best=${b} />`:null}
		${o?.kind==="name"?i`<${ya} options=${o} busy=${l} onact=${y} best=${b} />`:null}
	</section>`}function Kp(e,t){let n=t.view,s=ds(e,t),a=e.chosen.value,o=s&&(s.kind==="lay"||s.kind==="play")?new Set(B(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return N(r("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!o&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(o){if(!o.has(p))return N(iu(s));e.play(`play ${p}`)}},u=o?es(e.advice.value?.advice):new Set;return{can:o,chosen:a,best:u,onpick:l,onplay:c}}function Bb(e,t,n){let s=t.view,a=Xt(s),o=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||o===void 0)return null;let{can:c,best:u,...p}=Kp(e,t),d=ds(e,t)?.seat===a,$=i`<${ot} cards=${ve(B(o),te,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Eb({table:e,message:t,names:n,variant:s,laid:a}){let o=t.view,l=t.seat,c=e.busy.value,u=ds(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:y}=Kp(e,t),k=ms(o,l).filter(j=>`play ${j}`!==c),b=e.showing.shown.value?.full,x=fl(o,s).join(" "),M=p&&T.values.value&&u?.worth?Re(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${r("page.yourhand")}>
		<div class="me">
			<${at} view=${o} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${o.aside&&!p?i`<p class="laid"><span class="unseen">${r("page.aside")}</span>${ae(o.aside)}</p>`:null}
			${x?i`<p class="keeping">${x}</p>`:null}
		</div>
		<${Lb} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(j=>j.player).length>1?i`<${Jc} onsay=${Hp(e)} />`:null}
		<${ot} cards=${k} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${M} label=${r("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>N(r("page.dummy.turn")):y} />
	</section>`}function Db({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Cb({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Lb({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:o,redo:l=[]}=t.table,c=t.table.free||Cb(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!ds(e,t)||u||p}>
		${r(p?"page.hint.thinking":"page.hint")}
	</button>`,$=Db(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||o!==void 0}>${r(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${r("page.redo")} title=${r("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?f:null}${m}</div>`}function Pb(e){let[,t]=w(0);S(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Rb(e){let t=A(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&ct(t.current,e)}function qb(e,t){let n=A(e);S(()=>{for(let s of Lc(n.current,e))Qn(s);n.current=e},[e]),S(()=>{t&&Qn("trick")},[t])}var Wb=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,_b=(e,t)=>Vc(e.talk.value,{me:_.value?.id??"",muted:t.muted??[],since:e.now()-zp});function Ib(e,t,n,s){let a=e.talk.value.at(-1);S(()=>{if(!(a&&e.now()-a.at<zp)||T.spoken.peek()||a.by===_.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let l=`${a.name}: ${$a(a)}`;N(l,s&&a.seat>=0)},[a?.seq])}var Jp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function zb(e,t){S(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!ma(Br(),s.key)){if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Er()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Jp()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Qd as Bids,v$ as Choices,q$ as Create,of as Daily,Ph as Endings,rm as Learn,xg as Pads,Bg as Problems,X$ as Records,wh as Replay,Kg as Report,dd as Rules,my as Slips,gy as Statistics,bb as Table};
