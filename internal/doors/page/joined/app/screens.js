import{$ as _e,$a as j,$b as un,$c as Op,Aa as ma,Ab as Ee,Ac as rp,Ad as Ra,B as lc,Ba as mc,Bb as va,Bc as ip,Bd as Lp,C as o,Ca as hc,Cb as H,Cc as Br,Cd as He,Ce as tu,D as Se,Da as zt,Dc as lp,Dd as qa,De as nu,E as S,Ea as ha,Eb as Mc,Ec as Wn,Ed as In,F as ce,Fa as gc,Fb as ka,Fc as Cr,Fd as Wa,G as ye,Ga as ga,Gb as Tr,Gc as Ta,Gd as Dp,Ge as su,H as R,Hb as Tc,Hc as cp,Hd as Ze,He as au,I as K,Ib as pn,Ic as pp,Id as ft,J as Ie,Ja as yc,Jb as jc,Jc as Pr,Jd as Ia,K as ot,Kb as Nc,Kc as up,Kd as qr,L as re,La as cn,Lb as Ec,Lc as dp,Ld as xt,M as qt,Ma as Q,Mb as xa,Mc as $p,Md as _n,N as cc,Na as $e,Nb as jr,Nc as Lr,Nd as _a,O as N,Oa as bc,Ob as Bc,Oc as Dr,Od as Fa,P as pc,Pa as I,Pb as Cc,Pc as fp,Pd as Rp,Qa as Pn,Qb as Pc,Qc as mp,Qd as qp,R as jn,Ra as wc,Rb as Lc,Rc as hp,Rd as za,S as C,Sb as Ge,Sc as gp,Sd as $n,T as ue,Ta as ya,Tb as Dc,Tc as yp,Td as te,U as Nn,Ua as vc,Ub as Rc,Uc as ja,Ud as Wp,V as pe,Va as kc,Vb as qc,Vc as bp,Vd as Te,W as da,Wa as Oe,Wb as Kt,Wc as wp,Wd as ms,X as Le,Xa as Ln,Xb as Wc,Xc as vp,Xd as Ip,Y as $a,Ya as M,Yb as Ic,Yc as kp,Yd as Be,Z as an,Za as ae,Zb as Sa,Zc as xp,_ as dt,_a as P,_b as _c,_c as Sp,_d as Ut,a as ua,aa as En,ab as De,ac as Fc,ad as Ap,b as nc,ba as on,bb as Ht,bc as Oa,bd as Mp,be as mt,c as st,ca as Sr,cb as ba,cc as zc,cd as Rr,ce as _p,d as cs,da as Or,db as oe,dc as Nr,dd as Tp,de as fn,e as sc,ea as Bn,eb as B,ec as ds,ed as Jt,ee as Qe,fa as Ar,fb as w,fc as Hc,fd as Na,fe as Fp,g as y,ga as rn,gb as J,gc as Aa,gd as Ea,ge as zp,h as k,ha as fa,hc as Kc,hd as jp,he as Fn,i as ke,ia as uc,ib as _,ic as Er,id as Np,ie as Hp,j as E,ja as rt,jb as ze,jc as Jc,jd as Ep,je as Kp,k as xe,ka as Wt,kb as se,kc as Uc,kd as Bp,la as dc,lb as U,lc as Gc,ld as Cp,le as Jp,m as ac,ma as ps,mb as wa,mc as Vc,md as $s,me as Up,n as at,na as ln,nb as G,nc as Zc,nd as A,ne as Gp,o as L,oa as It,ob as z,oc as dn,od as Ae,p as sn,pa as _t,pb as be,pc as Qc,pd as Ve,pe as Vp,q as Ue,qa as ie,qb as Dn,qc as Yc,qe as zn,r as i,rb as ee,rc as Xc,rd as Ba,re as Zp,s as oc,sa as de,sb as ne,sc as ep,sd as Ca,se as Qp,t as Rt,ta as us,tb as me,tc as tp,td as Pa,te as Yp,u as rc,ua as Mr,ub as xc,uc as Ma,ud as La,ue as Ha,v as xr,va as $c,vb as Sc,vc as np,vd as Pp,ve as Xp,w as ic,wa as fc,wb as Oc,wc as sp,wd as fs,x as X,xa as Cn,xb as Rn,xc as ap,xd as Me,xe as Wr,ya as Ft,yb as Ac,yc as qn,yd as Da,za as $t,zb as kt,zc as op,zd as Re,ze as eu}from"./chunk.js";function Ka(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var Hn,ou=Ka("ninetynine","records");async function ru(e){Hn=e;try{await ou("readwrite",t=>t.put(e,"mine"))}catch{}}async function Kn(){if(Hn)return Hn;try{Hn=await ou("readonly",e=>e.get("mine"))}catch{Hn=void 0}return Hn}async function mn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Kn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Ja(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ce=1200,Ke=["bid","premium","trump","play"],iu=e=>e.bid+e.premium+e.trump+e.play;function hs(e,t){let n=10**t,s=Ce/n,a=p=>Math.floor(p/s),r=e.map(p=>({size:Math.abs(p),units:a(p),left:p-s*a(p)})),l=e.reduce((p,u)=>p+u,0),c=Math.sign(l)*Math.round(Math.abs(l)/s)-r.reduce((p,u)=>p+u.units,0);for(let p of[...r].sort((u,d)=>d.left-u.left||d.size-u.size).slice(0,c))p.units++;return r.map(({units:p})=>p/n||0)}function _r(e,t,n,s=!1,a=[]){let r={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(iu(e)===0)return o("page.report.clean",r);let l=hs(Ke.map($=>e[$]),0),c=l.reduce(($,f)=>$+f,0);if(c===0)return o("page.report.little",r);let p=a.filter($=>$.phase==="offer"),u=p.length&&p.every($=>$.act==="pass")?"yes":"no",d=Ke.flatMap(($,f)=>{let h=l[f]??0;return h?[o(`page.report.part.${$}`,{all:h===c?"yes":"no",n:S(h),passed:u})]:[]});return o("page.report.line",{...r,n:c,parts:d.join(", ")})}var Ye=e=>e.judged<e.of||e.rough>0,Rm=30,Fr=({wait:e=0})=>e<Rm?"":` ${o("page.report.togo",{n:Math.round(e/60)})}`,Ua=e=>(e.judged<e.of?o("page.report.judging",{n:e.judged,of:e.of}):o("page.report.rough",{n:e.rough}))+Fr(e);function qm(e,{lost:t,lie:n,seat:s},a){if(Ye(e))return o("page.report.coming")+Fr(e);let r=_r(t,"",!0,!0,e.deals[0]?.mistakes.filter(l=>l.seat===s));return a&&iu(t)<Ce/2&&Math.round(n/Ce)<0?o("page.report.unlucky",{line:r}):r}var lu=(e,t)=>e&&!Ye(e)?e.deals[0]?.squares?.[t]??"":"";function hn(e,t,n){let[s,a]=y({});return k(()=>{let r=!0,l=async()=>{for await(let c of gs(e,t,n,()=>r))a({told:c})};return a({}),ba(l,c=>a(p=>({...p,wrong:P(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*gs(e,t,n,s,a=void 0){for(;s();){let r=await Wm(e,t,n,a);if(!s()||(yield r,!Ye(r)))return;let l=Math.min(15e3,Math.max(500,100*(r.wait??0)));await new Promise(c=>setTimeout(c,l))}}var Ir=new Map;async function Wm(e,t,n,s){let a=`${e} ${t} ${n}`,r=()=>mn(sp,rp,{table:e,match:t,deal:n,patient:s});if(e==="mine")return r();let l=Ir.get(a)??r().finally(()=>Ir.delete(a));return Ir.set(a,l),l}function cu({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function pu({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=hn(e,t,n),c=r?.deals[0]?.accounts[s];if(l&&!r)return null;let p=r&&c?qm(r,c,a):o("page.report.coming")+(r?Fr(r):"");return i`<p class="report-line" role="status" aria-busy=${!r||Ye(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function Gt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var ys=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Vt(e){let t=ys(e),n=Gt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==Gt(t)?n:-1}var zr=800,Im=2600;function uu({from:e=0,to:t,after:n}){let[s,a]=y(e);return k(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/zr);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${S(t)}`:i`<span class="counted">
		<span class="end">${S(t)}</span><span aria-hidden="true">${S(s)}</span>
	</span>`}function du(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function $u({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var fu=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function bs({from:e,after:t=0}){let n=E(null);return ke(()=>{let s=e&&!jn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function _m(e,t){return!t||!e||!Wt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function mu({view:e,names:t}){let n=E(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let c=_m(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),Im);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${N.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var Fm=500,ws=8;function zm(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:fa(t),vulnerable:t?.score.vulnerable??10})}function Hm(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(ws,n.left+n.width/2-s/2),innerWidth-s-ws),l=n.bottom+ws;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-ws?n.top-ws-a:l}px`}function je({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=E(null),c=E(null),p=E(0),u=t??zm(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(p.current),c.current?.hidePopover?.());k(()=>()=>clearTimeout(p.current),[]);let h=b=>b.pointerType==="mouse"&&(p.current=setTimeout(d,Fm)),m=b=>b.newState==="open"&&c.current&&l.current&&Hm(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),v=b=>b.stopPropagation(),x=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${m} onclick=${v}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${h} onpointerleave=${g} onclick=${f}>
			${r}</label>${x}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${b=>(v(b),clearTimeout(p.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${h} onpointerleave=${g}>${r}</button>${x}`}function le({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var q=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),fe=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:S(0),b:S(gn(t))}):S(e);function hu(e,t){let n=uc(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Km(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Km(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?S(n):`${S(n)}–${S(a)}`}).join(", ")}var gn=e=>e.hand-e.aside;function he(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}function Jn(e){let[t="",n="none"]=e.split(" ");return o("offer.held",{offer:t,n})}var Kr=(e,t,n)=>t===(n??e.seat)?"yes":"no";function gu(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function ht({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((h,m)=>m).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=h=>{let m=p[h]??[];return m.every(g=>g===0)?null:i`<${Hr} key=${h} label=${o(`page.sheet.for.${h}`)} points=${m} class=${`for-${h}`} />`},d=Vm(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Vt(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:q(e.trump)})} <${le} trump=${e.trump??""} />
				</h2>`}
		<${se}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(h=>i`<th key=${h} scope="col">${t[h]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Jm} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Hr} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Hr} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${ys(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${bs} /> ${Vr(e,t,f)}</p>`:null}
			${Qm(e,t,s,l).map(([h,m])=>i`<p key=${h} class=${m?"won":""}>${h}</p>`)}
			<${Zm} view=${e} />
		</div>
	</section>`}function Jm({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${Gm} view=${e} seat=${p} />`,r=p=>{let u=gu(e,p).bid;return u===void 0?yu():fe(u,n)},l=p=>e.premium?.[p]?Jn(e.premium[p]):"",c=p=>i`<${Um} made=${e.made?.[p]??!1} />`;return i`<${vs} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${vs} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${vs} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${vs} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${vs} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function vs({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${je} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Hr({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${uu} from=${r[f]??0} to=${$} after=${a} />`,[p,u]=l?[Gt(r),Gt(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===u?i`<${bs} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var Um=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,yu=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function Gm({view:e,seat:t}){let{aside:n}=gu(e,t);return n===void 0?yu():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${de(n)}</span>`}function Vm(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,f={name:t[l],level:u,n:d&&` ${d}`,you:Kr(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:ce($),loss:"own"})];let h=n?.offers[u==="reveal"?"reveal":"declare"],m=r.length>1?h:c?$:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:ce(m),loss:g})]})}function Jr(e){let t=e.why;if(!t?.next)return"";let n=q(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Zm({view:e}){let t=Jr(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${le} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}var Un=e=>e.map((t,n)=>n>0&&t===o("you")?o("page.create.you"):t);function bu(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Kr(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:R(Un(t.map(p=>n[p]??""))),you:c,game:r})}var Ur=(e,t,n)=>e.closed?bu("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Ga=({total:e,bonus:t})=>t?i`<small class="soft">(${S(e-t)} + ${S(t)}${" "}
			<${je} of="bonus">${o("word.bonus")}<//>)</small>`:null,Gr=(e,t,n)=>bu("rubber.",e.end?.winners??[],t,e,n);function Vr(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Kr(e,n)})}function Qm(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Ur(e,t,n),!0]),r.bonus.forEach((d,$)=>{let f=r.totals[$]??0;d&&a.push([o("bonus",{name:t[$],points:f,bonus:d,total:f+d}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Gr(e,t,n),!0]),l.rubber?.forEach((d,$)=>{d&&a.push([o("bonus.rubber",{name:t[$],bonus:d}),!1])});let p=Un(t),u=R(l.totals.map((d,$)=>`${p[$]} ${S(d)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Zr(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:R(Un(e.map(c=>t[c]??""))),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function Xe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Xe(e)});let{rank:n,suit:s}=ps(e);return ln(n)+ku(s)}function yt(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Xe(s)).join(" "):t==="name"?q(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var wu=.5,Va=5,Yr=2,vu=(e,t,n)=>e>t+Yr||e>t&&e-t>=2*n,St=e=>Math.round(e*100),xs=e=>S(Math.abs(e),1),ks=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ym=2,gt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Ym)?"close":"behind",Ot=(e,t=!1)=>e.filter(({kind:n})=>Se(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?Xe(a):"",than:r?Xe(r):"",suit:ku(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),ku=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Vn(e,t,n=yt){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ot(e.why??[],!0);return e.bids?[...Xm(e,t,n).map(ks),...r]:e.phase==="offer"?eh(e.choices,s,a,n).map(ks):[...r,...th(e,s,a,n).map(ks)]}function Za({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[St(s),St(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):vu(p,c,l/Ce)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+Yr?"less":"same",a:c,b:p})}var xu=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Su(e){let t=xu(e);return t&&gt(t)==="close"?t:void 0}function Xm(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=xu(e),l=r?gt(r):"only",c=(e.bids??[]).reduce((g,v)=>v.chance>g.chance?v:g),p=St(c.chance)<Va,u=!p&&St(s.chance)<Va,d={bid:fe(s.tricks,t),a:St(s.chance)},$=p?[o("page.why.spoil",{bid:fe(c.tricks,t),a:St(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:fe(a.tricks,t),gap:xs(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,v)=>v.points-g.points),m=f&&h[0]?h[0].points-f.points:0;return f&&h[0]&&$.splice(m>wu?1:$.length,0,Qr(n(h[0].offer),m,wu)),$}var Qr=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:xs(t)});function eh(e,t,n,s){let a=o("page.why.chance",{a:St(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Qr(s(n.act),-n.gap,n.gapError),a]:r?[Qr(s(t.act),r.gap,r.gapError),a]:[Gn(t,n,s),a]}function th({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:St(s.chance),b:St(a.chance)},c=e.every(u=>gt(u)==="close");if(t==="lost")return[c?o("page.why.even"):Gn(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||gt(a)!=="behind")return[Gn(s,a,r),o("page.why.chance",l)];let p=vu(l.a,l.b,a.gap)?"more":l.a<l.b-Yr?"less":"same";return[o(`page.why.${p}`,l),Gn(s,a,r)]}var Gn=(e,t,n)=>o("page.why.margin",{how:gt(t),act:n(e.act),second:n(t.act),gap:xs(t.gap)});function Ou({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?S(a):o("guide.or",{a:S(a),b:S(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function Au(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":gt(s);return o("page.hint.did",{how:a,name:n,act:yt(t),gap:xs(s.gap),error:xs(s.gapError)})}function nh({rest:e}){let[t]=e;return t?i`<${rh} key=${t} id=${t} />`:i`<${sh} />`}function sh(){let{value:e,wrong:t}=j(()=>ka()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Wp(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${ah} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var ah=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${oh(e)}</b><span class="soft">${Se(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,oh=e=>Se(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function rh({id:e}){let{value:t,wrong:n}=j(()=>Jt({variant:e},X.value),e,X.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${J} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${Xr} guide=${t} /></main>`:i`<${J} />`}var ih={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function Xr({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>ih[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${lh} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${V(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${w} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${uh} rules=${e.rules} />
		<${ph} notes=${r} guide=${e} />`}function lh({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function V(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function ch({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function ph({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${ch(s)}</span>
			</li>`)}</ol>
	</footer>`}function uh({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(p=>i`<th key=${p} scope="col"><${le} trump=${p} /><span class="unseen">${q(p)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(p=>i`<td key=${p}>${a[p]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([p,u])=>i`<tr key=${p}>
					<th scope="row">${o("page.rules.made.n",{n:p})}</th><td>${S(u)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${ei(s).map(([p,u,d])=>{let $=p===u?S(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${le} trump=${d} /> ${q(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function ei(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Zt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${Mu} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?q(n[0]):he(e)}</span>`}var Mu=({cards:e})=>i`<span class="act">${de(e)}</span>`,qe=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Qa=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Ss=e=>ce(Math.round(e*10)/10||0,1),ti=2;function Zn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===xr,l=Vn(e,t),c=n?Au(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return k(()=>{let u=[...l.slice(0,ti),`${p} ${yt(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${V(l.slice(0,ti).join(" "))}</p>
			<p class="verdict"><${qe} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${Zt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Qa} /><span>${V(c)}</span></p>`:null}
		</div>
		${a}
		<${$h} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(ti).join(" ")} />
	</div>`}function dh({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==xr)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function ni({against:e}){if(!e)return"";let t=n=>Se(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:R(e.map(t))})}function $h({advice:e,variant:t,done:n,open:s,more:a}){let r=Ou(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${se}>
			${a?i`<p>${V(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${gh} advice=${e} variant=${t} done=${n} />`:i`<${fh} advice=${e} done=${n} />`}
			${dh(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${ni(e)}
			</p>
		<//>
	</details>`}var Ya=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${qe} />`:null}${t?i`<${Qa} />`:null}</span>${n}
</span></th>`;function Tu({choice:e,best:t,whole:n}){let s=e&&!t&&gt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:S(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function fh({advice:e,done:t}){return i`<${se}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${Ya} best=${s===0} done=${n.act===t?.act}><${Zt} act=${n.act} /><//>
				<td>${ye(n.chance)}</td>
				<td class="whole">${Ss(n.points)}</td>
				<${Tu} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function mh(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function hh({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Ss(s.points-n.points):"–"}function gh({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${se}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${he(r)}</th>`)}</tr></thead>
		<tbody>${mh(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${Ya} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${fe(r.tricks,t)}</b><${Mu} cards=${r.cards} />
				<//>
				<td>${ye(r.chance)}</td>
				<td>${Ss(r.points)}</td>
				<${Tu} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${hh(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var si=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function bt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=wa(),l=matchMedia("(pointer: coarse)").matches&&!!navigator.share,c=o("page.link.give",{how:l?"share":s?"invite":"copy"}),p=l?o("page.link.shared"):o("page.link.copied");return i`<div class="invitation">
		<${z} label=${t} readonly value=${e} onfocus=${d=>d.target.select()} />
		<${w} chief=${n} onclick=${async()=>{try{let d=s?o("page.link.text",{name:A.peek()?.name??o("page.guest")}):"";l?await navigator.share({title:o("title"),text:d,url:e}):await navigator.clipboard.writeText(`${d}
${e}`.trim()),r(),M(p,!0)}catch(d){d instanceof DOMException&&d.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${a?p:c} />
		${si(location.hostname)?i`<${wh} />`:i`<${yh} link=${e} />`}
	</div>`}function yh({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${bh} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Os=4;function bh({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*Os,r=`${-Os} ${-Os} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Os} y=${-Os} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function wh(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Xa({variant:e,table:t}){let n=Se(`variant.${e}`);return i`<div class="introduction">
		${N.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Qn=async e=>M(o(await zt(e)?"page.link.copied":"page.link.by-hand"));var Bu=e=>e.split(" ")[0]??"",Cu=(e,t)=>e.premiums?.find(n=>Bu(n.offer)===t),vh=e=>(e.bids?.[0]?.premiums??[]).map(t=>Bu(t.offer));function ai(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:Cu(e,t)?.points??-1/0}function kh(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||ai(u,t)-ai(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?ai(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var Pu=e=>e.choices.every(t=>Math.round(t.chance*100)<Va);function eo({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var ju=(e,t=!0)=>`${t?"":"≈ "}${ce(Math.round(e)||0,0)}`;function Nu({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${ye(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${ju(e.points,n)}</td>
		${t.map(r=>{let l=Cu(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${ju(l.points)}</b> <small>${ye(l.chance)}</small>`:"–"}
			</td>`})}`}var Eu=({act:e})=>i`<span class="act">${de(e.replace(/^lay /,""))}</span>`;function xh({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=fe(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${qe} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${Eu} act=${c.act} />
			</span></th>
			<${Nu} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${S(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${qe} />`:null}</span>
				<b></b><${Eu} act=${$.act} />
			</span></th>
			<${Nu} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Sh=5;function Lu(e,t){let n=e/Math.max(Sh*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Du({advice:e,variant:t,order:n,onorder:s}){let a=vh(e),r=xe(()=>kh(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${se}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${eo} by="bid" text=${o("col.bid")} ...${l} />
			<${eo} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${eo} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${eo} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):he(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${xh} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Oh=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Ah(e,t){let n=new URLSearchParams;for(let s of Oh){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Mh=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Th(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Mh(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var ri=e=>[...pe].map(t=>e.ranks.split(" ").map(n=>n+t));function jh(e){let t=[...ri(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=to(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var to=e=>e.trump.by==="turnup",Nh=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Eh({variant:e,hand:t,onhand:n}){let s=ri(e),[a,r]=y([0,0]),l=E(null),c=t.length>=e.hand,p=f=>{t.includes(f)?n(t.filter(h=>h!==f)):c?M(o("page.bids.full",{n:e.hand})):n([...t,f])},u=f=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let v=[(h+g[0]+s.length)%s.length,m+g[1]],x=s[v[0]??0]?.length??1;v[1]=((v[1]??0)+x)%x,r(v),l.current?.querySelector(`[data-at="${v.join()}"]`)?.focus()},d=(f,h,m)=>i`<button type="button" key=${f} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([h,m]),p(f))}>
		<${ie} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((f,h)=>i`<div key=${h} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Bh({variant:e,asking:t,set:n}){if(to(e)){let l=[...ri(e).flat(),...e.joker?["joker"]:[]],c=ee(n)("up");return i`<${G} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,_t(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${U} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):q(l)])}
		onchange=${ee(n)("trump")} />`}function Ch({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${U} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${ee(n)("dealer")} />`}function Ph({variant:e,asking:t,set:n}){if(!Nh(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${U} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):he(c)])}
		onchange=${l} />`}function Lh({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${me} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${u(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${me} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${w} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Dh({began:[e,t]}){let[n,s]=y(performance.now());return k(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${Lu(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var Rh=11e4,oi=new Map;function qh(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return k(()=>{if(!e)return;let a=oi.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return ba(async()=>{let u=performance.now(),d=await Tr(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-u]}),!$)return void oi.set(t,d);try{let h=await Tr({...e,all:!0},{signal:l,within:Rh});oi.set(t,h),l.aborted||s({key:t,table:h,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:Ht(u)?o("page.bids.none"):P(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Wh({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${qe} /><span>
					${o("page.bids.says",{bid:fe(f.bid??0,a)})} <${Zt} act=${f.act} />
				</span></p>
				${Pu(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Du} advice=${c} variant=${a} order=${$}
				onorder=${h=>l({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${ni(c)}</p>
				${!t&&s?i`<${Dh} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Zn} advice=${c} variant=${a} open />`}
	</div>`}function Ih({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:to(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${Wh} known=${s} variant=${e} sort=${r} set=${n} />`}function _h(){let e=Ee.value,t=Th(e),n=te(t.variant),s=C(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!to(n)||t.up),r=qh(a?t:void 0);k(()=>{oe(Be)},[]);let l=($,f="sort"in $)=>H(Ah(Ee.value,$),{replace:f});if(!n){let $=Te.value.length>0&&Te.value.every(f=>f.id!==t.variant);return i`<${J} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(jh(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${G} label=${o("page.create.variant")} value=${n.id} groups=${mt()}
				onchange=${$=>H(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Eh} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${w} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${w} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Ph} ...${d} /><${Bh} ...${d} /><${Ch} ...${d} /><${Lh} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Ih} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${w} plain onclick=${()=>Qn(location.href)}
					say=${o("page.link.give",{how:"copy"})} /></p>`:null}
		</section>
	</main>`}var no="ninetynine.promise";async function Ru(){try{let e=Number(localStorage.getItem(no));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(no,String(Date.now())),await navigator.storage.persist()}catch{}}async function qu(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Fh=()=>!st&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,At=L(null),ii=()=>navigator.serviceWorker.getRegistration(nc.pathname);async function zh(){let[e,t]=await Promise.all([Kc({},{where:"there"}),ii()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";At.value=s?e:{key:e.key},s&&e.language!==X.peek()&&await Wu(n,e)}async function Wu(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();At.value=await Er({endpoint:s,p256dh:a,auth:r,language:X.peek(),turn:t,tonight:n},{where:"there"})}async function Hh(e){if(await Notification.requestPermission()!=="granted")throw new ae(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await ii();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new ae(o("page.push.failed"))}}async function Kh(e,t){let n=At.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return Wu(await Hh(n.key??""),s);At.value=await Er({},{where:"there"}),await(await(await ii())?.pushManager.getSubscription())?.unsubscribe()}function Mt({what:e,brief:t}){let n=Ae("there")?.id,s=Fh()&&!Q.value&&n!==void 0;k(()=>{s&&zh().catch(()=>At.value=null)},[s,n,X.value]);let{busy:a,once:r}=B();if(!s||!At.value?.key)return null;let l=c=>r(()=>Kh(e,c).finally(()=>At.value={...At.peek()}));return i`<div class="told-of">
		<${be} label=${o(`page.push.${e}`)} role="switch" checked=${At.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var li="ninetynine.event.",i2=`${li}last`;var wt="ninetynine.pad.",Jh=200,Uh=400,Tt=L(Vh()),As=L(new Set),so=sn(()=>As.value.size>0);function pi(e,t){if(As.peek().has(e)!==t)return;let n=[...As.peek()].filter(s=>s!==e);As.value=new Set(t?n:[...n,e])}function Iu(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Gh(e,t){let n=[Iu(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Iu(e=e.slice(0,s)+a));return n}function ui(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=Gh(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function Vh(){let e=Object.values(qt(wt)).map(ui).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var di=e=>e.versions.at(-1)??"",Ms=(e,t)=>e.versions.includes(di(t));function _u(e){Tt.value={...Tt.peek(),[e.id]:e},pi(e.id,!0)}function ao(e){let t=Tt.peek()[e],n;try{n=localStorage.getItem(wt+e)}catch{return}let s=ui(n),a=As.peek().has(e);if(!s)t&&!a&&Fu(e);else if(t&&Ms(t,s)&&(a||!Ms(s,t)))ge(t);else if(!t||Ms(s,t))_u(s);else{_u(s);let{shared:r,...l}=t;ge({...l,id:di(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(wt)&&ao(e.key.slice(wt.length))});var et=()=>Object.values(Tt.value).sort((e,t)=>t.moved-e.moved),tt=e=>Tt.value[e];function ge(e){Tt.value={...Tt.peek(),[e.id]:e},pi(e.id,re(wt+e.id,JSON.stringify(e)))}function Fu(e){let{[e]:t,...n}=Tt.peek();Tt.value=n,pi(e,!0)}function zu(e){Fu(e),re(wt+e,null)}var Hu=()=>Object.fromEntries(et().map(e=>[wt+e.id,JSON.stringify(e)]));function Zh(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Ku(e,t){let n=ui(t);if(!n||wt+n.id!==e||(ao(n.id),et().some(l=>Ms(l,n))))return!1;let s=et().find(l=>Ms(n,l)),{shared:a,...r}=n;return s?ge(Zh(s,n)):tt(n.id)?ge({...r,id:di(n)}):ge(n),!0}var Ju=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),ci=()=>Oe().slice(0,12),oo=e=>({id:ci(),record:e.record,past:[],next:[],versions:[ci()],drafts:{},open:null,moved:Date.now(),summary:Ju(e)}),Qt=(e,t)=>({...e,record:t.record,past:[...e.past,Gu(e.record,t.record,t.did)].slice(-Jh),next:[],versions:[...e.versions,ci()].slice(-Uh),moved:Date.now(),summary:Ju(t)}),ro=({open:e,summary:t})=>e??t.deals,Yn=e=>`${e.inserting?"before ":""}${ro(e)}`,yn=e=>e.drafts[Yn(e)];function bn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Uu=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),jt=({inserting:e,...t})=>({...t,open:null});function Gu(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Vu(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Zu(e,t,n){let{past:s,next:a}=e,r=Gu(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Qt(e,t),...l}}var vn="ninetynine.unsent.",Qu=["act","claim","ready","unready","ask","answer","redo","resume","chat"],nd=2500,Yu=[300,1e3,2e3,4e3,8e3,15e3],Qh=2e4,wn=Oe(),Xu=!1;function ed(){Xu||(Xu=!0,globalThis.navigator?.locks?.request(vn+wn,()=>new Promise(()=>{})).catch(()=>{}))}async function Yh(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===vn+e)??!1}var Xh=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",io=(e,t,n=!0)=>eg(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),eg=Ka("ninetynine.unsent","commands"),tg=36e5;async function ng(){let e=await io("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>tg&&io("readwrite",r=>r.delete(t),!1)}}var $i=Promise.race([ng().catch(()=>{}),new Promise(e=>setTimeout(e,nd))]),td=new Map;function Ts(e){let t=td.get(e)??new fi(e);return td.set(e,t),t}var fi=class{waiting=L([]);send=(t,n)=>Ea(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#t=!1;#n=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#f(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#u(),$i.then(()=>this.#c())}put(t,n=""){let s=Oe(),r={by:this.#a()?.id??"",at:Date.now(),tab:wn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};ed(),this.waiting.value=[...this.waiting.peek(),l],this.#p(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#d(s),u()),nd)),p=this.answered(s);return this.#m(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new Pn));this.#o(t,{undo:Oe(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#m()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#n(),this.waiting.peek().some(({tab:t})=>t!==wn)&&this.#u()};#a(){return Ae($e(this.table)?"here":"there")}#r(t){return`${vn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(qt(this.#r(""))).map(n=>ot(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==wn&&!n(a)&&this.#$(a,r=>r.no(new Pn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#u()}}#p(t,n){if(!Qu.includes(t.command.do))return;let s=this.#r(t.command.id);re(s,JSON.stringify(t)),n&&io("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#p(s,n.undo!==void 0)}#d(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);re(l,null);let c=a&&!r;Qu.includes(t.command.do)&&io("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#f({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#m(),void this.#u()}async#u(){await $i;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===wn)continue;(document.visibilityState==="visible"&&Date.now()-s>Qh||!await Yh(n))&&this.#o(t,{tab:wn,tried:!0,late:!0})}ed(),this.#m()}async#m(){if(this.#n(),!this.#t){this.#t=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===wn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#w(s)?t=0:await this.#h(Yu[Math.min(t++,Yu.length-1)]),s||await this.#u()}this.#t=!1}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#n=()=>(clearTimeout(s),n(void 0))})}async#w({command:t,by:n,undo:s,tried:a}){if(zn(this.table))return this.#g(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Me($e(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!u.late?new Pn:u)}catch(c){return r.aborted?!0:Xh(c)?(this.#o(t.id,{late:!0,why:c instanceof I?P(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof I&&n.reason==="stale"?this.#g(t,n):(this.#o(t,{undo:"",why:P(n)}),!0)}};async function sg(){await $i;for(let e of Object.keys(qt(vn)))Ts(e.slice(vn.length).split(".")[0]??"")}sg();var sd="ninetynine.",ad=e=>e===no||e===Vp||[gc,vn,li].some(t=>e.startsWith(t)),ag=()=>({...Object.fromEntries(Object.entries(qt(sd)).filter(([e])=>!ad(e))),...Hu()});function og(e,t){if(!re(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function od(){let e=await Ep(),t=new Blob([e,JSON.stringify({page:ag()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await ha(t)}}function rg(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function ig(e){let t;try{t=await Ja(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function rd(e,t=!1){let n=await ig(e),s={...await Cp(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(rg(n)))!a.startsWith(sd)||ad(a)||typeof r!="string"||(a===cc?pc(r):a.startsWith(wt)?s.pads+=Ku(a,r)?1:0:Ie(a)===null&&og(a,r));if(so.peek())throw new I(507,"full","");return await Pa(),s}var js=e=>new Date(e*864e5).toISOString().slice(0,10),mi=e=>Math.round(Date.parse(e)/864e5),id=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function hi(e){let t=new Date(e);return js(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Nt=()=>hi(Date.now());function Ns(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var lo="ninetynine.known",lg=100,Es=L(ot(lo)??[]);function co(e){Es.value=[...ot(lo)??[],e].slice(-lg),re(lo,JSON.stringify(Es.value))}var cg=6e5,gi=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function Xn(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function pg(){if(Q.value)return[];let e="taken";return[...fs.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:Re(n.to),at:n.to.at,of:n}]:[]),...Ae("there")?.fresh??[]]}var ld=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":gi(e);function ug(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=K(n,{weekday:"long"}),r={kind:t,what:ld(e),player:Re(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:hi(n)===Nt()?"yes":"no"})}function dg(){if(st)return;let e=a=>{Q.peek()||M(P(a))},t=()=>{Me("there").catch(e)},n=Ns("ninetynine.player",a=>a!==ya.peek()&&t()),s="";Ue(()=>{ya.value!==s&&n?.postMessage(s=ya.value)}),Ue(()=>{vc.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&Pa().catch(e))}function $g(){let{turn:e}=De(cg);k(()=>{Es.value=ot(lo)??Es.value,e>0&&!Q.peek()&&Me("there").catch(()=>{})},[e]),k(dg,[]);let{value:t}=Pp;k(()=>{t!==void 0&&M(t?o("page.now",{player:Re(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=B(),a=pg().find(({id:u})=>!Es.value.includes(u)),r=kt.value[0]==="t",l=a?ug(a):"";if(k(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${w} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await un({back:!0,as:a.of.id});return await Da(u),M(o("page.join.undone",{what:Re(u)})),H("/you")}await(a.kind==="joined"?Oa({player:a.id}):Aa({key:a.id})),co(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:ld(a)})),await Me("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${w} plain onclick=${()=>co(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var cd=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),pd=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function ud({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,cd(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var es=()=>isSecureContext&&"PublicKeyCredential"in window,dd=()=>/^[\d.]+$|^\[/.test(location.hostname),po=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),Bs=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function $d(e){let{challenge:t,site:n}=await Uc(),s=()=>new ae(o("page.you.passkey.site",{address:Bs(n)}));if(!po(n))throw s();try{return await e(pd(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new ae(o("page.you.passkey.known")):a.name==="SecurityError"?s():new ae(o("page.you.passkey.not")):a}}var fd=({id:e,name:t,keys:n})=>$d(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:pd(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return Gc(ud(r))}),md=()=>$d(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return un({passkey:ud(n)}).catch(s=>{throw s instanceof I&&s.why==="passkey-ended"&&t!=="localhost"&&yi("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function yi(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var bi=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function Cs(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:cd(new TextEncoder().encode(t))};a.includes("")||(yi("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&yi("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var mg=["AC","KD","QH","JS"];function Pe({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}var hg=["A","K","Q","J"];function Yt({name:e,label:t,options:n}){let s=N[e],a=r=>s.value=r;return i`<${U} label=${t} value=${s.value} options=${n} onchange=${a} />`}function uo({name:e,label:t,about:n}){let s=N[e];return i`<div>
		<${be} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function gg(){let[e,t]=y(A.value?.name??N.name.value),[n,s]=y({text:"",wrong:!1}),a=A.value?.name??N.name.value,r=E(a),l=async p=>{let u=xc(p);if(u!==r.current){if((A.value||u!=="")&&!Oc(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await Lp(u),Ae("there")&&ds().then(d=>Cs(d.site,d),()=>{}),t(A.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:P(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${z} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function yg(){let[e,t]=y(null);if(!A.value||Q.value)return null;let n=()=>oe(async()=>t(Xn((await ds()).keys).ways)),s=async()=>{try{await zc()}catch(l){if(!(l instanceof I&&l.reason==="no-session"))throw l}Ba(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${Pe} title=${o("page.choices.leave")}>
		<p><${w} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		<p class="soft small">${o("page.choices.leave.about")}</p>
		${e?i`<${ze} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:A.value.name,ways:R(e)})}
					onyes=${()=>oe(s).then(a)} onclose=${a} />`:null}
	<//>`}var wi=!1;function bg(){let e=E(null);return k(()=>{wi&&(wi=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>wi=!0}>
		<${Yt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(oc)]} />
	</div>`}function wg({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function vg(){let[e,t]=y(""),[n,s]=y(void 0),a=j(qu,e).value,r=()=>oe(async()=>{let{name:p,content:u}=await od();$t(u,p)}),l=(p,u)=>oe(async()=>{s(void 0),t("");try{t(wg(await rd(p,u)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(Se($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Pe} title=${o("page.here")}>
		<p>${ga.value?o(`page.unkept.${ga.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${w} onclick=${r} say=${o("page.here.export")} />
			<${Dn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!ga.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${ze} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Ae("here")??A.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function kg(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Pe} title=${o("page.choices.you")}><${gg} />
			${st?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${st||Ae("here")?i`<${vg} />`:null}
		<${Pe} title=${o("page.choices.book")}>
			<${bg} />
			<${Yt} name="theme" label=${o("page.choices.theme")}
				options=${ne("page.choices.theme","auto","day","night")} />
			<p class="soft small">${o("page.choices.size")}</p>
		<//>
		<${Pe} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ie} face="down" />${mg.map(e=>i`<${ie} key=${e} card=${e} />`)}
			</p>
			<${Yt} name="pack" label=${o("page.choices.pack")}
				options=${ne("page.choices.pack","two","four","german4")} />
			<${Yt} name="back" label=${o("page.choices.back")}
				options=${ne("page.choices.back","leaf","lattice","stripe")} />
			<${Yt} name="felt" label=${o("page.choices.felt")}
				options=${ne("page.choices.felt","sea","moss","ink")} />
			${hg.every(e=>o(`rank.${e}`)===e)?null:i`<${Yt} name="indices" label=${o("page.choices.indices")}
						options=${ne("page.choices.indices","local","international")} />`}
			<${uo} name="values" label=${o("page.choices.values")} />
			<${uo} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Pe} title=${o("page.choices.table")}>
			<${Yt} name="play" label=${o("page.choices.play")}
				options=${ne("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Yt} name="pace" label=${o("page.choices.pace")}
				options=${ne("page.pace","calm","usual","quick","instant")} />
			<${uo} name="sound" label=${o("page.choices.sound")} />
			<${uo} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${Mt} what="turn" brief />
			<${Mt} what="tonight" />
		<//>
		${st?null:i`<${yg} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var $o={changed:{},written:""},xg={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},hd=e=>e.offers.how!=="none",Sg={"offers.how":e=>{if(hd(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>hd(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Og={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},ki=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Ag=(e,t)=>JSON.stringify(e)===JSON.stringify(t),vi=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function ts({plan:e,set:t}){return i`<div>
		<${U} label=${o("page.create.length")} value=${e.length} onchange=${ee(t)("length")}
			options=${[["",o("page.create.length.usual")],...ne("page.create.length","deals","games")]} />
		${e.length?i`<${me} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${ee(t)("rounds")} />`:null}
	</div>`}var fo=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${G} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,gd=e=>new ae(o("page.create.rules.unread",{text:e}));function Ps({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=ki(n,r);Ag(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw gd(r instanceof Error?r.message:"")}if(!vi(a))throw gd(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=vi(s[r])&&vi(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function mo({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:ki(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Mg} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(xg).map(([u,[d,$]])=>Number(ki(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${me} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${f=>a(u,f)} />`)}
			${Object.entries(Sg).map(([u,d])=>{let $=d(n);return $?i`<${U} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(f=>[f,o(`page.create.rules.${u}.${f}`)])}
							onchange=${f=>a(u,f)} />`:null})}
			${Object.entries(Og).map(([u,d])=>d(n)?i`<${be} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Tg(p)}</pre>
			</details>
		</div>
	</details>`}function Mg({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${me} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Tg=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var yd={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:$o},bd=6e4,jg=1440*bd;function Ng({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*bd,add:n*1e3};if(e==="move")return{move:Number(s)*jg}}function Eg(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Ps(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Ng(e),undo:a,hints:s,open:r,bot:c,pace:fn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var ho=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),wd=(e,t)=>ho(e,t).includes("");function Bg({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...ms.value.map(c=>a(c.name))],l=c=>p=>t({bots:ho(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${wd(e,n)?i`<${ft} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${ho(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${G} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function Cg({plan:e,set:t}){let n=ee(t),s=["1","3","7"];return i`<div>
		<${U} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ne("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${me} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${me} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${U} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Pg({plan:e,set:t}){let n=ee(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${ts} plan=${e} set=${t} />
			<${U} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ne("page.create.undo","free","agree"),["never",a]]} />
			${Ip.value?i`<${U} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${U} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ne("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${U} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${U} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ne("page.pace",...Object.keys(fn))} />
			<${U} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ne("page.create.greet","no","yes")} />
			<${G} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ne("page.level",...ms.value.map(r=>r.name))]} />
		</div>
	</details>`}var Lg=400;function Dg({plan:e,rules:t}){let n={variant:e.variant,rules:Rg(e,t)},s=X.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,Lg)),!n.rules||r.aborted?"":Jt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Rg(e,t){try{return Ps(e.house,t)}catch{return}}function xi({onclose:e,group:t}){let n=Ut(),[s,a]=y({...yd,variant:n?.id??"",pace:N.pace.value,public:t??yd.public}),l=j(async()=>A.peek()&&!Q.peek()?(await Ta({})).groups:[],A.value?.id),[c,p]=y(""),{busy:u,once:d}=B(O=>p(P(O))),$=Ze(),f=E(null);k(()=>{c&&f.current?.scrollIntoView({block:"nearest"})},[c]);let h=te(s.variant),m=Te.value.find(O=>O.id===s.variant)??n,g=O=>(a(T=>({...T,...O})),p(""));if(!m)return null;let v=O=>g({variant:O,house:{...s.house,changed:{}}}),x=O=>{O.preventDefault(),d(async()=>{p(""),!(wd(s,m)&&!await $.keep())&&await zp(Eg(s,h),["",...ho(s,m)])})},b=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${_} broad title=${o("page.create.title")} onclose=${e} actions=${b}>
		<form id="create" class="create stack" onsubmit=${x}>
			<${fo} value=${m.id} groups=${mt()} onchange=${v} />
			<${Bg} plan=${s} set=${g} variant=${m} name=${$} />
			${Q.value?null:i`<${U} label=${o("page.create.public")} value=${s.public} onchange=${ee(g)("public")}
					options=${[...ne("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||A.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${Cg} plan=${s} set=${g} />
			<${Pg} plan=${s} set=${g} />
			<${mo} own=${s.house} set=${ee(g)("house")} rules=${h} />
			<${Dg} plan=${s} rules=${h} />
			<p ref=${f} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Si=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),vd=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function qg(e,t){for(let n=0;n<t;n++)e=await us("n99-chain-1",e);return e}var Wg=(e,t)=>us("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Ig=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Si(e):us("n99-seed-1",e);async function*_g(e,t){for(let n=0n;;n++){let s=new DataView((await us("n99-deal-1",e,vd(t,8),vd(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Fg(e,t,n){let s=[...e],a=_g(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[f,h]=[s[l],s[l+$]];s[l]=h,s[l+$]=f,l++}}return s}var kd=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function zg(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>kd.indexOf(h)-kd.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let l=await Fg(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(h,m)=>l.slice(m*e.hand,(m+1)*e.hand)),d=u.findIndex(h=>h.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],f=h=>h.map(m=>m==="joker"?p??m:m).sort();return{hands:u.map(f),aside:f($),turnup:p,joker:d<0?void 0:d}}function Hg(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Kg(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await $c(s)!==t[n])return!1;return!0}async function xd(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,v)=>v>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return Jg(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(Si),d=await Kg(u,p),$=l.some(g=>"end"in g),f=[],h=a.commit,m=0;for(let[g,v]of c.entries()){if(m++,!v.secret){f.push({deal:v.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let x=Si(v.secret);if(m>4096||Mr(await qg(x,m))!==h){f.push({deal:v.deal,outcome:"wrong",why:"secret"});continue}h=v.secret,m=0,d?f.push(await Sd(v,t,await Wg(x,u),0n)):f.push({deal:v.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,v)=>u[v]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>Mr(g)===n):void 0}}async function Sd(e,t,n,s){return Hg(e,await zg(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Jg(e,t,n){let s=[],a=e.seed?await Ig(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Sd(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Oi(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Oi(e[a],r);return s}async function Ug(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Oi(await Tp(n.variant),n.rules);return{names:n.seats,verdict:await xd(e,s,t)}}function Ls({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ae(o("page.fair.insecure"));let r=n??await tp({table:e??"",match:t}).catch(p=>{throw p instanceof I&&p.reason==="not-now"?new ae(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:za(e,p);return Ug(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Vg} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function Gg(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Vg({names:e,verdict:t}){let n=Gg(t),s=u=>R(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Zg(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Zg(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var Ds=L(null);function it({player:e,name:t}){return e&&A.value&&!Ve(e)&&$s.value==="there"&&!Q.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),Ds.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var ns=({mean:e,within:t})=>`${e} ± ${t}`,go=["3","4","5","2","2d"];async function Qg(e){let{variants:t}=await ka();return t.find(n=>n.id===e)?.class}function Ai(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([Qg(t),...n.map(l=>Kt({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Mi=({rating:e})=>i`<span class="soft small rating">${e?ns(e):o("page.ratings.new")}</span>`;function Od({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${Ti} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var Ti=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function Ad({table:e,variant:t}){let n=Ai(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${it} player=${a.player} name=${He(a)} /></b>${" "}
		<${Mi} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function Yg({rest:[e=""]}){let[t,n]=y(go.find(r=>r===e)??go[0]),{value:s,wrong:a}=j(()=>Ic({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${U} hidden label=${o("page.ratings.class")} value=${t} options=${ne("page.ratings.class",...go)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${ey} board=${s} />`:null}
	</main>`}function Xg(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${S(t,1)} ± ${S(n,1)}`:S(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function ey({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===A.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${ns(a)}</td><td>${S(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function yo({player:e,ratings:t,keyless:n}){let s=t.length>0&&A.value!==null,{value:a}=j(async()=>s?Wc({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${ns(c)}</td><td>${S(c.matches)}</td>
					${l?i`<td>${Xg(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${Ti} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function ty(e){k(()=>{cs&&Me("here").catch(()=>{})},[]);let t=A.value,n=cs&&$s.value==="there"?Ae("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Md} key=${t.id} id=${t.id} at=${$s.value} />`:n?null:i`<${Td} />`}
		${n?i`<h1>${o("page.here")}</h1><${Md} key=${n.id} id=${n.id} at="here" />`:null}
		<${ry} />
	</main>`}var Td=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,we=e=>Se(`variant.${e}`)?o(`variant.${e}`):e;function kn(e,t,n){let s=A.value?.name;return e.seats.map((a,r)=>{if(r>=t)return o("dummy");if(r===n&&s&&!e.seats.includes(s))return s;let l=e.bots?.[r];return l&&l===a&&Se(`page.level.${l}`)?o(`page.level.${l}`):a})}var Xt=({seat:e,header:t},n)=>e??(n==="mine"?t.seats.indexOf(A.value?.name):-1);function ss(e,t,n){let s=n>=0?n:(e.bots??[]).indexOf("");return s>=0&&s<t?s:0}function Md({id:e,at:t}){let n=()=>Promise.all([Kt({player:e},{where:t}),Na("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${nu} found=${c} told=${!0} />
		${r.length?i`<${ny} tallies=${r} /><${yo} player=${e} ratings=${l} />
				<${qs} id=${e} at=${t} />`:i`<${Td} />`}`}function ny({tallies:e}){let t=e.filter(a=>a.matches>0),n=a=>e.reduce((r,l)=>r+l[a],0),s=n("assisted");return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		${t.length?i`<${se}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
			</tr></thead>
			<tbody>${t.map(a=>i`<tr key=${a.variant}><th scope="row"><a href=${`/rules/${a.variant}`}>${we(a.variant)}</a></th>
					<td>${Rs(a.matches)}</td><td>${Rs(a.won)}</td><td class="spare">${Rs(a.deals)}</td>
					<td>${a.deals?ye(a.made/a.deals):Rs(0)}</td>
					<td>${a.deals?S(a.points/a.deals,1):Rs(0)}</td>
				</tr>`)}</tbody>
		</table><//>`:null}
		${s?i`<p>${o("page.records.assisted",{n:s,won:n("assistedWon")})}</p>
			<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${Q.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var Rs=e=>e?S(e):"–";function qs({id:e,at:t,read:n=(a,r)=>Sa({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=B(),$=()=>d(async()=>{let f=await n({before:l??""},{where:t});r(h=>[...h,...f.matches.filter(m=>!zn(m.table??""))]),c(f.before)});return k(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(f=>{let h=`${f.table} ${f.match} ${f.ended}`;return i`<${ay} key=${h} match=${f} id=${e} onfair=${()=>u(f)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${w} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${_} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${Ls} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}var sy=4;function ay({match:e,id:t,onfair:n}){let s=e.chairs.find(h=>h.player===t),a=e.chairs.filter(h=>h.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(h=>h!==s).map(He),c=e.chairs.filter(h=>h.player&&!Ve(h.player)),{busy:p,once:u}=B(),d=()=>Fn(e.table??"",c.map(h=>h.player??"")),$=Np(e.table??"",e.match),f=[s?.hints?o("page.records.hints",{n:s.hints,often:s.hints<sy*Math.max(1,e.deals)?"no":"yes"}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${we(e.variant)}</b> ${o("page.records.with",{names:R(l)})}
			<span class="soft small">${K(e.ended)}${f.length>0?` · ${f.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((h,m)=>{let g=h===s?"self":"",v=m>0?" : ":"";return i`${v}<span key=${h.seat} class=${g} title=${He(h)}>${S(h.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:R(c.map(He))})}
					</button>`:null}</p>`:null}
	</li>`}function oy(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):P(e)}function ry(){let[e,t]=y(""),[n,s]=y(!1),a=j(Kn).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ae(o("page.import.large"));await qn({match:1,deal:0},{body:u}),await ru({name:u.name,bytes:u}),H("/replay/mine/1/0")}catch(d){t(oy(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Dn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Ws=(e,t={dateStyle:"long"})=>K(Date.parse(e),{timeZone:"UTC",...t});function iy({rest:[e]}){let t=e!==void 0&&id(e)?e:Nt();return i`<${ly} key=${t} day=${t} />`}function ly({day:e}){let{value:t,wrong:n}=j(async()=>{let[r]=await Promise.all([Zc({day:e}),Be()]).catch(l=>{throw Ht(l)?new ae(o("page.daily.none")):l});return r},e,A.value?.id,cn.value),s=t?.seal?"own":cn.value?"out":"open",a=i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`;return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Ws(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t&&t.played.length===0?i`<p>${o("page.daily.premium")}</p>`:null}
			${s==="out"?a:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(r=>i`<${cy} key=${r.variant} day=${e} deal=${r} />`)}
		</div>
		${t?i`<${ji} ...${t} day=${e} days=${t.played.map(r=>r.day)} of="daily" />`:null}
		${t&&s!=="out"?i`<details><summary>${o("page.fair")}</summary>${a}</details>`:null}
	</main>`}function cy({day:e,deal:t}){let{busy:n,once:s}=B(),a=()=>s(()=>Jp(e,t.variant)),r=Te.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):q(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${we(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${uy} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${w} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Nd=(e,t)=>o("page.daily.own",{you:t,points:S(e.points),n:e.points,made:e.made?"yes":"no"}),py=e=>e===Te.value[0]?.id?"none":we(e),Ed=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Bd=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${S(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${S(t.points)}</span>
	</li>`)}
</ol>`;function uy({day:e,deal:t,own:n}){let{told:s}=hn(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${S(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Nd(n,"yes")}</li>
			${t.expert?i`<li>${Nd(t.expert,"expert")}</li>`:null}
			<li>${Ed(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${Bd} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${Bd} of=${t.near} />`:null}`:null}
		<${dy} text=${[o("page.daily.first",{day:Ws(e,{dateStyle:"medium"}),variant:py(t.variant)}),lu(s,0),[o("page.daily.last",{points:S(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[Ed(t)]:[]].join(" · "),si(location.hostname)?"":`${location.origin}/daily/${e}`].filter(Boolean).join(`
`)} />`}function dy({text:e}){let[t,n]=wa(),s=async()=>await zt(e)?n():M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${w} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function ji({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let x of s)c.set(x,(c.get(x)??0)+1);let p=Nt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),f=(u.getUTCDay()+6)%7,h=x=>js(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+x)/864e5).slice(0,7),m=4,g=Array.from({length:7},(x,b)=>Ws(js(m+b),{weekday:"short"})),v=(x,b,O,T)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${T} onclick=${()=>l(h(x))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${v(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Ws(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${v(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${X.value}>
			${g.map(x=>i`<span key=${x} class="soft" aria-hidden="true">${x}</span>`)}
			${Array.from({length:$},(x,b)=>{let O=js(d+b),T=c.get(O)??0,D=b===0?{gridColumnStart:f+1}:{};return!T&&(O<n||O>p)?i`<span key=${O} class="soft" style=${D}>${b+1}</span>`:i`<a key=${O} style=${D} href=${`/${e}/${O}`} data-played=${T}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Ws(O),n:T})}>${b+1}</a>`})}
		</div>
	</section>`}function $y(){let e=A.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=j(async()=>t?(await ja({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?K(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${w} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${fy} onclose=${d} />`:null}`}function fy({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=B(),r=()=>a(async()=>{await yp({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${_} title=${o("page.appeal")} onclose=${e} actions=${i`<${w} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${z} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var Cd,bo={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},xn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},my={card:[bo],turn:[xn],call:[0,.22,.9,1.12].map(e=>({...xn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...bo,at:e,gain:.07})),trick:[{...bo,hertz:700,seconds:.16,gain:.09}],made:[xn,{...xn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...xn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...bo,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...xn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...xn,hertz:246.94,seconds:.4,gain:.04}]},Pd=e=>(e.played??[]).reduce((t,n)=>t+C(n).length,0);function Ld(e,t){if(!e||!t)return[];let n=[];return Wt(e,t)?Pd(t)>Pd(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function Dd(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&Vt(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function Sn(e,t=!1){if(!(!N.sound.peek()||document.hidden&&!t)){Cd??=new AudioContext;for(let n of my[e])hy(Cd,n)}}function hy(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var Is=(e,t)=>t===void 0?yt(e):o("page.report.bid",{bid:S(t),cards:yt(e)}),wo=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),_s=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Fs({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=wo(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:Is(r.act,r.bid),better:Is(r.better,r.betterBid)}),u=Ot(r.why).join(" "),d=Za(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${V(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:S(r.lost/Ce,1)})}>
				−${S(r.lost/Ce,1)}
			</span>
			${u?i`<span class="moment-why">${V(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function zs({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],h=v=>34+v*(c-u-34)/Math.max(1,e.length),m=v=>p-22-(v-$)*(p-34)/(f-$),g=yy((e[e.length-1]??[]).map(m),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${Rd} low=${$} high=${f} y=${m} to=${c-u} />
		${r.map(v=>i`<line key=${v} class="end" x1=${h(v)} x2=${h(v)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((v,x)=>i`<g key=${x} class=${x===a?"self":""} data-line=${x}>
				<polyline points=${[`${h(0)},${m(l[x]??0)}`,...e.map((b,O)=>`${h(O+1)},${m(b[x]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[x]??0)+5}>${v.length>11?`${v.slice(0,10)}…`:v}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Rd({low:e,high:t,y:n,to:s,said:a=S}){let r=gy(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function qd({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=S,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),h=b=>Math.min($,Math.max(f,b)),m=b=>d+b*(p-d-6)/Math.max(1,t),g=b=>u-24-(h(b)-f)*(u-36)/($-f),v=b=>m((b.from-1+b.to)/2),x=b=>e.map(O=>`${v(O)},${g(O[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...x("high"),...x("low").reverse()].join(" ")} />`:null}
		<${Rd} low=${f} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${v(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${v(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function gy(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function yy(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Ni=(e,t="")=>j(async()=>(await oe(()=>Qc({table:e})))?.scores??[],e,t).value;function Wd({table:e,names:t,about:n="",view:s,me:a}){let r=Ni(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${Ei} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function vo(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function ko(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var by=4;function Ei({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${wy} names=${t} />`;let r=ko(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${se} label=${o("score.title")}><table class="book running-score">
			<caption class="unseen">${o("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${sc} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${ky} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Sy} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${Jn(d)}
						</span>`)}
				</p>`:null}
		${e.length>=by?i`<${Ci} games=${r} names=${t} me=${n} />`:null}
	</div>`}function wy({names:e}){return i`<${se}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${S(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var vy=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function ky({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Id} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${vy} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${le} trump=${c.trump} /><span class="unseen">${q(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${xy} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Hs} class="bonus" text=${i`<${je} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?S(l.bonus[c]):"–"} />
					<${Hs} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>S((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Id=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Hs({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function xy({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${S(e.points[t]??0)}
			${s?i`<sup title=${Jn(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${S(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Sy({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>S(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${Id} n=${t.length} text=${o("page.scores.together")} />
		<${Hs} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${Hs} text=${i`<${je} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Hs} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Bi(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Ci({games:e,names:t,me:n}){let{at:s,ends:a}=Bi(e);return i`<${zs} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[lt,xo]=[1080,1350],[Pi,So,Oo,ct]=[350,1266,48,96],ve={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Oy=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Et=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ao(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Li(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function _d(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function Mo(e,t,n,s=ve.ink){e.fillStyle=s,e.fillRect(ct,t,lt-2*ct,n)}function zd(e,t){e.save(),e.shadowColor=ve.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Fd(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ve.card,zd(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ve.cardEdge,e.stroke(),e.fillStyle=t==="H"?ve.red:ve.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of dc[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Et("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Ay(e,{title:t,winner:n}){e.fillStyle=_d("--felt"),e.fillRect(0,0,lt,xo),e.fillStyle=_d("--felt-deep"),e.fillRect(0,So,lt,xo-So),e.fillStyle=ve.leaf,zd(e,()=>e.fillRect(Oo,Pi,lt-2*Oo,So-Pi+24)),Fd(e,"S",{x:812,y:206,turn:-.14}),Fd(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ve.soft,e.font=Et("400",32,"text"),e.fillText(Li(e,t,600),Oo,92),e.fillStyle=ve.felt,My(e,n,640),e.fillStyle=ve.soft,e.font=Et("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,lt/2,xo-24),e.textAlign="left"}function My(e,t,n){let s=$=>(e.font=Et("500",$,"title"),Ao(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Ao(e,t,c-8).length===l;)c-=8;let p=Ao(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,f)=>e.fillText(Li(e,$,n),Oo,d+u*f))}function Hd(e,t){e.strokeStyle=t===0?ve.accent:ve.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Oy[t]??[]),e.stroke(),e.setLineDash([])}function Ty(e,{places:t},n){Mo(e,n,6,ve.accent),Mo(e,n+11,2,ve.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ve.ink,e.font=Et(l===0?"700":"400",42,"text"),e.fillText(Li(e,a,600),ct,c),e.textAlign="right",e.fillText(S(r),lt-ct,c),e.textAlign="left",e.beginPath(),e.moveTo(lt-ct-330,c-13),e.lineTo(lt-ct-170,c-13),Hd(e,l),Mo(e,c+15,1.5,ve.rule)}),n+70+s*t.length}function jy(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>ct+d*(lt-2*ct)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);Mo(e,u(0),2,ve.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((f,h)=>e.lineTo(p(h+1),u(f[d]??0))),Hd(e,$)})}function Ny(e,{facts:t}){e.font=Et("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ao(e,a,lt-2*ct-34).map((r,l)=>({line:r,i:l}))),s=So-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ve.accent,r===0&&e.fill(Ey(ct+9,c-11,10)),e.fillStyle=ve.ink,e.fillText(a,ct+34,c)}),s-60}var Ey=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function Kd(e){let t=[Et("500",88,"title"),Et("400",34,"text"),Et("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[lt,xo];let s=n.getContext("2d");Ay(s,e);let a=Ty(s,e,Pi+44),r=Ny(s,e);return r-a>120&&jy(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function By(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function Cy(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function Py(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>By(s.map(m),g),r=m=>t[s[m]??-1]??"",l=[],c=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(c){let m=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:m}))}let p=a(m=>Cy(e,m),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,h=$&&f?$.total-f.total:0;return h>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:h})),l}function Di({scores:e,end:t,names:n,title:s,winner:a}){let r=ko(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:Py(e,n,l),course:Bi(r)}}var Ly=({title:e,winner:t,places:n,facts:s})=>[e,t,R(n.map(a=>`${a.name} ${S(a.total)}`)),...s].join(`
`);async function Ri(e){let t=new File([await Kd(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});$t(t,t.name)}var Dy=3;function Ry({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=hn(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=(a?.deals??[]).flatMap(d=>d.mistakes).sort((d,$)=>$.lost-d.lost).slice(0,Dy);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Ye(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>
				${a?.of?Ua(a):""}
			</p>`:u.length?i`<${Fs} of=${u} names=${n} place=${_s(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Jd({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=Ni(e),[d,$]=y(""),{end:f,seat:h}=s,m=`${l} · ${K(n,{dateStyle:"long"})}`,g=u&&f&&Di({scores:u,end:f,names:a,title:m,winner:c}),v=async O=>$(o(await zt(Ly(O))?"page.link.copied":"page.copy.not")),x=O=>Ri(O).catch(T=>$(P(T))),b=g&&i`<p class="soft" role="status">${d}</p>
		<${w} onclick=${()=>v(g)} say=${o("page.copy")} />
		<${w} chief onclick=${()=>x(g)} say=${o("page.share")} />`;return i`<${_} title=${o("page.last")} broad onclose=${p} actions=${b}>
		${g?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>i`<tr key=${O.seat} class=${O.seat===h?"self":""}>
							<th scope="row"><${it} player=${r[O.seat]} name=${O.name} /></th><td>
								<${Ga} total=${O.total} bonus=${O.bonus} /> ${S(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Ci} games=${ko(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>i`<li key=${O}>${O}</li>`)}</ul>
					<${Ry} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Ud(e,t,n){let s=fe(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Gd(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function qy(e,{bid:t,won:n,worth:s}){let a=rt(s),r=e.map(u=>a[ue(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function Wy({view:e,seat:t,variant:n}){let s=Le(C(e.aside),pe),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?gn(n):e.bid??0,c=qy(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${ie} card=${d} /></span><span class="back"><${ie} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function Iy({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Vd(e,t)}</p>`;let a=e.made?.[s]??!1,r=Gd(e,s),l=Ud(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Vd(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:R(n),n:n.length})}var To=({view:e,names:t,won:n})=>e.end?.rubber?Gr(e,t):n||Ur(e,t);function _y(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Ud(t,a,s),Gd(t,a)]:[Vd(t,n)],c=To(e),p=Zd(t,n),u=Un(p.map(([h])=>h)),d=R(p.map(([,h],m)=>`${u[m]} ${S(h)}`)),$=R(Un(n).map((h,m)=>`${h} ${S(t.points?.[m]??0)}`)),f=c?[c,`${d}.`]:[o("outcome.scores",{points:$,totals:d}),Vr(t,n,Vt(t)),Jr(t)];return[...l,...f].filter(Boolean).join(" ")}var Fy=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function Zd(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return Fy(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function zy({title:e,view:t,names:n}){return i`<div class="printed">
		<${fu} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Zd(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${S(a)}</b>${" "}
				<${Ga} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function jo(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=du(t,l,a!==""&&!r),$=To(e),f=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${zy} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${Wy} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${Iy} ...${e} />
		</div>
		${$&&!r?null:i`<${$u} what=${d} />`}
	</header>`}var Hy=600;function Qd(e,t,n){let[s,a]=y(e&&!jn()&&!document.hidden);return k(()=>{if(!e)return;N.spoken.peek()||M(_y(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>Dd(t.view).forEach(u=>Sn(u)),s?n-100:0),p=setTimeout(l,n+Hy+zr);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var qi=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Ks(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:qi(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Wi({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${w} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${w} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${N.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${w} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${w} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${w} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function Ky({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${w} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Jd} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${Zr(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Yd={made:1500,failed:950,printed:1250};function Xd({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=Ks(e.id,u),f=p?Zr(t.table.winners,n,r??-1,u):"",h={view:c,names:n,variant:s,won:f,day:d!==void 0},m=To(h),g=m?"printed":c?.made?.[r??-1]?"made":"failed",v=Qd(a,h,Yd[g]),x=v?Yd[g]:0,b=xt("report",e.id),O=xt("match",e.id),T=e.current.value,D={"--written":`${x}ms`};return i`<div class="over leaf sheeted" data-moves=${v?g:void 0} style=${D}
		onclick=${F=>F.stopPropagation()}>
		<${Wi} table=${e} message=${t} names=${n} />
		<${jo} ...${h} hands=${t.table.chairs.length} />
		<${ht} view=${c} names=${n} variant=${s} written=${x} crowned=${m!==""} />
		${r!==void 0&&!O&&cu(t)?i`<${pu} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!T||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${Ky} table=${e} message=${t} names=${n} />`:null}
			${!b&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var No={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},t$=[...Object.keys(No),"deal","unlucky","moment","thanks"],e$=2500,n$=({of:e})=>No[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${No[e]} /></svg>`:null;function s$({onsay:e}){let[t,n]=y(""),s=E(-1/0);k(()=>{let r=setTimeout(()=>n(""),e$);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<e$||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(No).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${n$} of=${r} /><span>${l}</span></button>`})}
	</p>`}var as=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&t$.includes(t)?o(`page.quick.${t}`):n,Jy=e=>Math.min(12e3,4e3+70*e.length);function a$({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=as(e);return k(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),Jy(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${n$} of=${e.phrase??""} />${r}</p>`}function o$(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function r$({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=ac(),c=e.at(-1)?.seq??0,p=E(c),u=E(null);k(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let f=a.trim();f&&(r(""),await n(f)===void 0&&r(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${K($.at,{timeStyle:"short"})}</time>${" "}
					<b><${it} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${as($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${it} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${t$.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}>${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var i$="ninetynine.complaint",Ii=()=>[ot(i$)??[]].flat(),l$=e=>re(i$,e.length>0?JSON.stringify(e):null),Uy=10;function Eo({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(m=>m.by===t.id).slice(-Uy),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=B(),$=()=>d(async()=>{let{complaints:m}=await gp({table:e,whom:t.id,lines:r,text:c.trim()});l$([...Ii(),...m.map(g=>g.id)]),M(o("page.complain.sent")),s()}),f=(m,g)=>l(g?[...r,m]:r.filter(v=>v!==m)),h=r.length===0&&!c.trim();return i`<${_} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${w} chief aria-busy=${u} disabled=${h} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(m=>i`<${be} key=${m.seq} label=${as(m)} checked=${r.includes(m.seq)}
			onchange=${g=>f(m.seq,g)} />`)}
		<${z} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function c$(){if(Ii().length===0)return;let{complaints:e}=await ja({}),t=e.filter(a=>Ii().includes(a.id));l$(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var Js=e=>Qe(()=>Dc(e));function Gy({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var _i=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,Bo=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:K(t,{dateStyle:"medium"})}):"",p$=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Bo(e)].filter(Boolean).join(" · ");function Vy(){let e=Ds.value;return k(()=>()=>{Ds.value=null},[kt.value.join("/"),A.value?.id]),e?i`<${Zy} key=${e.id} of=${e} />`:null}function Zy({of:{id:e,name:t}}){let{turn:n,again:s}=De(15e3),{value:a,wrong:r}=j(async()=>(await Ge()).players.find($=>$.id===e)??{},n),[l,c=""]=kt.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>Ds.value=null,d=Bo(p);return i`<${_} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${Fi} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${s} /></div>`:null}
	<//>`}function Fi({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=B(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new ae(o("page.complain.met"));let{talk:m=[]}=await dn({table:t}).catch(g=>{if(g instanceof I)return{talk:[]};throw g});r(m)}),$=m=>i`<${w} chief=${m==="follow"&&!e.follow}
		plain=${m!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${_i(e,m)}`)}
		onclick=${()=>c(async()=>(await Js({player:p,tie:m,on:!e[m]}),s()))} />`,f=m=>i`<${w} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(m)}
		onclick=${()=>c(()=>Fn(t,[p]))} />`,h=n||e.block?null:e.met||e.friend?f(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${Gy(e)}</p>
		<p class="row">${e.friend?h:null}${e.block?null:$("follow")}${e.friend?null:h}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${w} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${Eo} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}function u$(e){let{message:t,settings:n}=e,s=t.table.match>0?Ks(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${Xy} ...${e} />`}var d$=15e3;function Qy(e,{eager:t}){let{turn:n}=De(d$),s=t&&!$e(e),{value:a,wrong:r}=j(async()=>{if(!s)return;let l=await Wn({table:e},{where:"there"});return Cn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var zi=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open"),os=e=>K(e,{hour:"numeric",minute:"2-digit"}),Hi=(e,t)=>R(t>e.length?[...e,o("page.evenings.more",{n:t-e.length})]:e);function Yy({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=Ft("there"),l=r<t?t:n,c=Math.max(1,Math.ceil((l-r)/6e4));return i`<h2>${zi(e)}</h2>
		<p>${o("page.evenings.starts",{time:os(l),in:Ha(c,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:Hi(s,a)})}</p>`:null}`}function Xy({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=Qy(e,n),$=Ze(),f=u===void 0?void 0:p.chairs[u],h=p.chairs.filter(Z=>Z.player),m=f||a===s?void 0:(h.find(Z=>Z.player===s)??h[0])?.name,g=p.match>0,v=m?o("page.invited",{name:m}):o(g?"page.waiting.again":"page.waiting"),x=n.audience?o("page.link.for",{audience:n.audience}):void 0,b=Ai(p,n.variant??""),O=E(void 0),T=E(Promise.resolve(!0)),D=async Z=>{await $.keep()&&(O.current=void 0,await l({do:"sit",seat:Z}))},F=()=>T.current=T.current.then(async()=>{let Z=await $.keep(),We=A.peek()?.name;return!Z||!f||We===(O.current??sb(f.name))?Z:(O.current=We,await l({do:"name"}),!0)}),Y=async()=>await F()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${Yy} of=${d} />`:i`<h2>${v}</h2>`}
		${f?null:i`<${Xa} variant=${n.variant??t.view?.variant??""} table=${kt.value[1]??""} />
					<${Ia} chairs=${p.chairs} name=${$} onsit=${D} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((Z,We)=>{if(Z===f){let Dt=p.chairs.every(nt=>nt===f||nt.bot);return i`<${ob} key=${We} chair=${Z} name=${$} alone=${Dt} onname=${F} ondo=${l} />`}let ut=p.rated&&Z.player?b[Z.player]??null:void 0;return i`<${rb} key=${We} chair=${Z} seat=${We} rating=${ut} seated=${f!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${D} ondo=${l} />`})}
		</ol>
		<${nb} id=${e} chairs=${p.chairs} /><${Od} table=${p} rating=${b[a]} />
		${f&&n.clock?.move?i`<${Mt} what="turn" />`:null}
		${n.rules?i`<${tb} settings=${n} />`:null}
		${(f||s===a)&&!p.locked&&!d?i`<${bt} invites label=${x} />`:null}
		${s===a&&!d?i`<${ib} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${f?i`<${eb} chairs=${p.chairs} mine=${f} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${Y} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function eb({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${ab(e,t.player??"")}</p>
		<${w} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${w} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function tb({settings:e}){let{value:t}=j(()=>Jt(e,X.value),X.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}function nb({id:e,chairs:t}){let{turn:n,again:s}=De(2*d$),{once:a}=B(),r=!$e(e)&&t.some(p=>Ve(p.player)),l=t.map(p=>p.player).filter(p=>p&&!Ve(p)).join(),{value:c}=j(async()=>r&&l?(await Ge()).players:[],r,l,n);return c?.filter(p=>p.follower&&!p.follow&&!p.block&&l.includes(p.id)).map(({id:p,name:u})=>i`<p key=${p} class="row" role="status">${o("page.player.between",{how:"follower",name:u})}
			<${w} plain say=${o("page.tie.back")}
				onclick=${()=>a(async()=>(await Js({player:p,tie:"follow",on:!0}),s()))} /></p>`)}var sb=e=>A.peek()?.name===e?e:e?.replace(/ \d$/,"");function ab(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:R(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(He))})}function ob({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${ft} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${w} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function rb({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),In(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${it} player=${p} name=${He(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Wa(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${Mi} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${w} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${lb} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${w} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${w} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function ib({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${w} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function lb({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Rt.includes(e)?[e,...Rt]:Rt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${G} hidden label=${o("page.chair.bot",{n:t+1})} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...ne("page.level",...s)]} />`}var Co=6e4,Us=10*Co,[cb,m$]=[2e4,6e4],pb=12,pt=L({all:[]}),Ki=Ae("there")?.id;Ue(()=>{if(Ki===Ae("there")?.id)return;Ki=Ae("there")?.id;let{all:e}=pt.peek();pt.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var h$=()=>pt.value.all,g$=0,rs=()=>`${Ki} ${g$}`;function Ji({evenings:e,at:t},n){Cn(t),n===rs()&&(pt.value={all:e})}async function Po(){if(Q.peek()||cn.peek()||document.visibilityState==="hidden")return;let e=rs();Ji(await Wn({},{where:"there"}),e)}function y$(e){g$++,pt.value={all:pt.value.all.map(t=>t.id===e.id?e:t)}}var ub=async({id:e},t)=>y$(await Qe(()=>Cr({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function db({id:e}){let t=rs(),n=await Cr({evening:e,coming:!0,here:!0},{where:"there"});if(t===rs())return y$(n),n.table}function b$(e,t,n,s=!1){let{turn:a}=De(t,s);k(()=>{e().catch(()=>{})},[a,t,...n])}var $b=e=>K(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function w$(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var fb=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),w$(n)].filter(Boolean).join(" · ");function mb({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${Rn("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];$t(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function hb({coming:e,names:t,mine:n}){let s=n?t.indexOf(A.value?.name??""):-1,a=t.filter((l,c)=>c!==s),r=n?e-1:e;return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:Hi(a,r)})}var Gs=({begins:e,late:t},n)=>n>=e-Us&&n<t;function Ui(e){let[t,n]=y(0),s=Ft("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-Us,r-Co*(Math.ceil((r-s)/Co)-1))));return k(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function $$({begins:e},t){return t>=e?o("page.evenings.on",{time:os(e)}):t<e-Us?$b(e):o("page.evenings.begins",{time:os(e),in:Ha(Math.ceil((e-t)/Co),"minute")})}var Gi=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function Vi({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=B(),u=$=>p(async()=>($.mine||await n.keep())&&ub($,!$.mine)),d=e.find(Gi);return i`${A.value||s?null:i`<${ft} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let f=Gs($,t),h=a&&$===d;return i`<li key=${$.id}>
					<b>${f?zi($):$$($,t)}</b>
					${f?i`<span>${$$($,t)}</span>`:null}
					<span class="soft">${fb(f||r?{...$,groupName:""}:$)}</span>
					<span>${f&&$.mine&&$.table?o("page.evenings.ready"):hb($)}</span>
					${f&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:os($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${h?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${w} plain=${$.mine} chief=${h&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${f?null:i`<${w} plain onclick=${()=>mb($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${w} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function Zi({group:e="",organises:t=!1,name:n}){let s=Ze();b$(async()=>e?Po():void 0,m$,[A.value?.id]);let a=Ui(pt.value.all),{busy:r,once:l}=B(),c=e?pt.value.all.filter(f=>f.group===e):pt.value.all.filter(f=>!Gs(f,a)).slice(0,pb),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await hp({group:e,evening:p}),u(""),await Po()}),$=f=>mp({...f,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${Vi} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&pt.value.all.some(f=>Gs(f,a))} ends=${t?u:void 0} />
		${c.some(f=>f.mine)?i`<${Mt} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Qi} begin=${$} /></details>`:null}
		${p?i`<${ze} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var gb=()=>[0,1,2,3,4,5,6].map(e=>[String(e),K(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),yb=["5m+5s","10m+10s","20m+20s","120m"];function Qi({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=ee($=>r(f=>({...f,...$}))),{busy:c,once:p}=B();k(()=>{Be().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:f,hour:h,reason:m,...g}=a,[v=0,x=0]=h.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(f),minute:60*v+x},m),M(o("page.operate.done")),await Po()})},d=Te.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${G} label=${o("page.operate.weekday")} value=${a.weekday} options=${gb()}
			onchange=${l("weekday")} />
		<${z} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${z} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${G} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${me} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${z} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${G} label=${o("page.create.clock")} value=${a.clock}
				options=${yb.map($=>[$,w$($)])} onchange=${l("clock")} />`}
		<${G} label=${o("page.operate.bots")} value=${a.bot} options=${ne("page.level",...Rt)}
			onchange=${l("bot")} />
		${t?i`<${z} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var f$=new Set;function bb(){Sn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Wr(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Wr(!0),s()}function wb(e){k(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function vb(){let[e,t]=y(Ft("there")),[n,s]=y({at:"",table:""}),a=pt.value.all.find(f=>f.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=Us&&e<a.late;b$(async()=>{if(t(Ft("there")),!p)return A.peek()?Po():void 0;if(!a)return;let f=await db(a);f&&f!==l&&s({at:r,table:f})},p?cb/(c<=Us/2&&!l?4:1):m$,[p,a?.id,A.value?.id],!0),k(()=>l?bb():void 0,[l]),wb(p&&(c>0||!l));let[u="",d]=kt.value;u==="t"&&d===l&&f$.add(l);let $=p&&l!==""&&!f$.has(l);return k(()=>{$&&u===""&&H(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:os(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var v$=L(!1);function kb(){return!su.value||v$.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${w} onclick=${au} say=${o("page.edition.load")} />
		<${w} onclick=${()=>v$.value=!0} say=${o("page.close")} />
	</div>`}function Bt({view:e,names:t,last:n=!1,from:s=0}){let a=on(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:_e(e)},(c,p)=>p);return i`<${se}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=Sr(e,c),u=Or(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${ie} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function k$({view:e,names:t,lies:n}){let s=on(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=Or(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${Sr(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${ie} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function x$(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function Lo({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=E(null);return ke(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),k(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${w} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function Vs(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var xb={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Sb(e,t){let n=[];return Ar(e,t).forEach((s,a)=>n[s]=xb[e]?.[a]??"north"),n}function en(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:f=null,said:h,over:m="",onhurry:g,aloud:v=!1,children:x}=e,b=_e(t),O=Sb(b,s),T=c?c.cards:t.trick??[],D=c?c.winner:p?-1:t.taking??-1,F=p&&!c?[...T,{seat:t.options?.seat??s,card:p}]:T;return i`<div class=${`felt hands-${b} ${m}`} onclick=${g}>
		<${Tb} trump=${an(t)} />
		${Ar(b,s).filter(Y=>Y!==r).map(Y=>i`<${Pt}
				key=${Y} view=${t} variant=${a} seat=${Y} name=${n[Y]??""} names=${n}
				place=${O[Y]} own=${Y===s} chair=${d?.[Y]} now=${$} open=${Ob(t,Y)}
				winner=${c?.winner===Y} laid=${l} said=${h?.get(Y)}
				hand=${Y===f?.seat?f.hand:void 0}
			/>`)}
		<${_b} cards=${F} pending=${p&&!c&&u?p:""} where=${O} winner=${D}
			gone=${c?.gone??!1} names=${n} aloud=${v} />
		<${jb} view=${t} variant=${a} names=${n} me=${s} />
		${x}
	</div>`}var Ob=(e,t)=>e.shown?.[t]?.hand!==void 0?C(e.shown[t]?.hand):null;function Ab(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&an(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?_t(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function Mb(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var Tb=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${le} key=${t} trump=${t} />`)}
</div>`;function jb({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Ab(e,n,s),...Mb(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Ct} trump=${an(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${It.Provider} value=""><${ie} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Ct({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${q(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${le} trump=${e} />`}
		${n?i`<${je} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Pt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:f=!0,hand:h,said:m}=e,g=t.held?.[s]??0,v=t.due===void 0?t.turn.includes(s):t.due===s,x=c&&t.seat!==void 0,b=x?t.bid:t.shown?.[s]?.bid,O=x?void 0:t.shown?.[s]?.aside,T=In(p),D=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${v?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${it} player=${p?.player} name=${a} />
				${T?i`<${je} class="level" say=${Dp(p)}>${T}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${S(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${Nb} view=${t} seat=${s} />
				${t.dealer===s?i`<${je} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${v&&!x?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Lb} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Pb} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${je} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===En(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:D})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Wb} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${Eb} suits=${C(t.void?.[s])} />`:null}
			${m?i`<${a$} said=${m} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${de(O)}</div>`:null}
		${x||d?null:i`<${Cb} n=${g} />`}
		${x||!d?null:h??i`<${Bb} cards=${d} trump=${t.trump} />`}
	</section>`}function Nb({view:e,seat:t}){let n=Gt(e.totals)===t,s=E(n),a=n&&!s.current&&Vt(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${Gt(ys(e))}"] .points`:void 0;return i`<${je} class="leads" say=${o("page.leads.is")}>
		<${bs} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Eb({suits:e}){let t={suits:R(e.map(q))};return i`<p class="voids">
		${e.length?i`<${je} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${qb} suit=${n} />`)}
				<//>`:null}
	</p>`}function Bb({cards:e,trump:t}){let n=s=>i`<span key=${ue(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${ie} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${$a(Le(e,pe,t),t).map(n)}</div>`}function Cb({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${ie} key=${n} face="down" />`)}
	</div>`}function Pb({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${je} of=${l} class="premium" variant=${n}>${Jn(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=he(e.offers?.[t]??"declare");return i`${Rb(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Lb({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:fe(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Yi} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:fe(s,t)})}</span><${Db} stands=${l} />
	</span>`}function Yi({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?gn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function Db({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function Rb(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${he(n)}</span>`:null}function qb({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Wb({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Ib(n)}</span>`}function Ib(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function _b({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=E(null),p=E(new Set);return ke(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of u.querySelectorAll("[data-of]")){let h=`${f.dataset.of} ${f.dataset.card}`;p.current.has(h)||$.push(Hb(f,zb(f))),a&&$.push(Kb(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${ie} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Fb=":is(.backs, .open-hand, .hand, .nameplate)";function zb(e){let t=Zs.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Fb}`)?.getBoundingClientRect()}var Zs=new Map,S$=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Hb(e,t){let n=S$(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Kb(e,t){let n=S$(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Xi={calm:2e3,usual:1200,quick:550,instant:550},Jb=280,Ub={calm:650,usual:350,quick:150,instant:0},Gb=12,Vb=(e,t)=>Wt(e,t)&&O$(t)>O$(e),O$=e=>(e?.played??[]).reduce((t,n)=>t+C(n).length,0),Do=class{shown=L(null);#e;#t=[];#n=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#t.push(t),document.hidden||this.#t.length>Gb?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#t.at(-1)??this.shown.peek()?.message;this.#t=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#t.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#t.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Bn(n,t.view);this.shown.value={message:t,full:s};let a=Ub[this.#e()];if(!s&&a&&Vb(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Xi[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(jn()?0:Jb,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};async function Zb(e,t,n){await Fp([e,t,n],!1,({id:s})=>mn(ap,ip,{table:e,match:t,id:s,pace:fn[N.pace.value],...n}))}function Qb(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function A$({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,f]=y({}),{busy:h,once:m}=B();k(()=>{oe(Be)},[]);let g=u||_p(),v=ms.value.map(({name:T})=>[T,o(`page.level.${T}`)]),x=Qb(a.length,Number(c),g,$),O=i`<${w} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>Zb(e,t,{deal:n,step:s,seat:Number(c),bots:x}))}
		say=${o("page.whatif.play")} />`;return i`<${_} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${U} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((T,D)=>[String(D),T])} />
			<${U} label=${o("page.whatif.others")} value=${g} options=${v}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,D)=>D===Number(c)?null:i`<${G} key=${D} label=${T}
							value=${$[D]||g} options=${v}
							onchange=${F=>f({...$,[D]:F})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Yb({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${ew} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${J} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function tl({table:e,match:t,deal:n}){if(e==="mine"&&!await Kn())throw new ae(o("page.replay.gone"));return mn(Ma,qn,{table:e,match:t,deal:n})}function Xb(e,t,n){let s=E(new Map),[,a]=y(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),mn(np,op,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:P(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function nl(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function ew({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>tl({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${J} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${J} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${tw} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function sl(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function tw({table:e,match:t,deal:n,played:s}){let a=te(s.header.variant,s.header.rules),r=xe(()=>nl(s),[s]),l=r[0]?.views.length??1,c=kn(s.header,l,Xt(s,e)),p=r.length-1,u=Ee.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,f=$>=0?$:ss(s.header,l,Xt(s,e)),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=Xb({table:e,match:t,deal:n},d,m&&u.has("hint")),v=(nt,Fe=$,Tn=g!==null&&nt===d)=>`/replay/${e}/${t}/${n}?step=${nt}${Fe>=0?`&seat=${Fe}`:""}${Tn?"&hint":""}`,x=nt=>H(v(Math.min(p,Math.max(0,nt))),{replace:!0}),b=r[d],O=aw(d,p,!!Ro(b),x),T=O.past(x),D=xe(()=>rw(r),[r]),F=sw(d,D,p,T),Y=E(null),Z=r[d]?.views[0]?.phase!=="over",We=O.past(()=>Z&&H(`${v(d)}&on=1`,{replace:!0})),ut=O.past(()=>m&&H(v(d,$,!g),{replace:!0}));iw({h:ut,p:We,...g&&{Escape:ut},ArrowRight:F.forward,ArrowLeft:F.back," ":O.toggle,ArrowDown:F.trickForward,ArrowUp:F.trickBack,Home:F.start,End:F.end});let Dt=$>=0?b.views[$]:sl(b.views,f);return i`<${It.Provider} value=${dt(Dt)}><main id="main" tabindex="-1" class="replay">
		<${pw} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${nt=>H(v(d,nt),{replace:!0})} here=${v(d)}
			onplay=${Z?We:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${nw} moment=${b} view=${Dt} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${lw} key=${d} hint=${g} variant=${a} name=${c[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${Y} onclose=${ut} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Bt} view=${Dt} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${V(al(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${Y} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${ut}>${o("page.hint")}</button>
			</div>
			<${ow} step=${d} last=${p} to=${T} steps=${F} auto=${O} />
		</div>
		${Z&&u.get("on")?i`<${A$} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function nw({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${jo} ...${c} />
			<${ht} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=$n(s,t.phase);return i`<${en} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ro(e)} />
		<${cw} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var sw=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function aw(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>N.pace.peek()==="instant"?"quick":N.pace.peek());k(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Xi[l]:fn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return k(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{p(),$(...f)},stop:p,pace:l,setPace:c}}function ow({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${On} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${G} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${ne("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${On} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${On} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${On} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${On} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${On} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${On} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function rw(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ro(t)||t.sheet?[n]:[]})}var Ro=e=>Bn(e.before?.[0],e.views[0]);function al(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=Ro(e);if(r==="lay"){let f=l.map(m=>Xe(m,dt(u))).join(" "),h=fe(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:h})}if(r==="name")return o("page.replay.names",{name:c,trump:q(l[0])});if(r==="play"){let[f,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Xe(l[0]??"",dt(u)),taken:f,winner:h})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:he(String(a.act))})}function iw(e){ke(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function lw({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${Lo} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Zn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function cw({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Le(C(e.hand),pe,e.trump),[c,p]=[Vs(r?.advice),Vs(r)];return i`<div class="replay-held">
		<${Pt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${ie} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${qe} />`:null}${p.has(u)?i`<${Qa} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${de(e.aside)}</div>
	</div>`}function pw({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=a.map((m,g)=>[String(g),o("page.replay.seen",{name:m})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??we(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:q($)})}${" "}<${le} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${M$} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${M$} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${G} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...h]}
			onchange=${m=>l(Number(m))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${el(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${el(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>Qn(Rn(c))}
						aria-label=${o("page.replay.link")}>${el(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${w} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${_} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${uw} match=${n} />`:i`<${Ls} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var el=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function uw({match:e}){let{value:t}=j(async()=>{let a=await Kn();return(a&&await Ja(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${Ls} record=${t.slice(s,n[e]??t.length)} />`}function M$({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var dw={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function On({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${dw[t]} /></svg>
	</button>`}function $w(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function fw({rest:[e=""]}){let t=$w(Ee.value),n=qi(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([tl(t),Ma({table:e,match:1,deal:t.deal})]);if(!mw(r))throw new ae(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${J} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${J} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${hw} table=${e} from=${t} both=${s.both} />
	</main>`}var mw=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),T$=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function j$({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&sl(t,0)}function hw({table:e,from:t,both:[n,s]}){let{header:a}=n,r=te(a.variant,a.rules),[l,c]=[j$(n),j$(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=x$(T$(n),T$(s),_e(l),t.step),u=n.steps[0]?.views.length??1,d=Xt(s,e),$=[kn(a,u,Xt(n,t.table)),kn(s.header,u,d)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[h=t.step,m=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??we(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:q(c.trump)})}${" "}
				<${le} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${gw(p?.trick)}</p>
		</header>
		<${yw} was=${l.points} now=${c.points} names=${$} me=${ss(s.header,u,d)} /></div>
		<div class="endings-both">
			<${N$} title=${o("page.whatif.was")} played=${n} view=${l} names=${$[0]} variant=${r}
				trick=${p?.trick} step=${h} at=${f} />
			<${N$} title=${o("page.whatif.now")} played=${s} view=${c} names=${$[1]} variant=${r}
				trick=${p?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function gw(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function N$({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:nl(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${V(al(u,s,-1,a))}</p>`:null}
		<${ht} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Bt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function yw({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${se}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>S(e[c]??0))}
			${l(o("page.whatif.now"),c=>S(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ce((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function ol({code:e,onrenew:t}){let{busy:n,once:s}=B(),a=()=>s(async()=>{await Rc(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${A.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${bt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${w} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function E$({id:e,name:t,code:n,ondone:s}){let a=Ze(),{busy:r,once:l}=B(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await Qe(()=>Ge()),u=await qc({player:e,code:n});il(p).length===0&&Wo([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${A.value?null:i`<${ft} name=${a} />`}
		<p class="row"><${w} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${w} onclick=${()=>H("/")} say=${o("page.friends.decline")} /></p>`}var B$="ninetynine.followers",bw=300;function rl(){let[e,t,...n]=(Ie(B$)??"").split(" ");return e===A.peek()?.id?{seen:Number(t),ids:n}:void 0}function Wo(e){let{seen:t,ids:n}=rl()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);re(B$,[A.peek()?.id,s,...[...a].slice(-bw)].join(" "))}function il(e){let t=rl();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(Wo(e),[])}var C$=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:R(n)}):""}).filter(Boolean),P$=({of:e})=>C$(e).map(t=>i`<span key=${t}>${t} </span>`);function L$({players:e}){let[t]=y(()=>il(e));return k(()=>{Wo(e)},[e]),t.length?i`<p class="lead" role="status"><${P$} of=${t} /></p>`:null}var qo=L(-1),D$=(e,t)=>j(async()=>e?il((await Ge()).players):[],t,A.value?.id).value??[];function ww(){let e=D$(qo.value>(rl()?.seen??-1),qo.value);return e.length?i`<p class="friends" role="status"><a href="/people"><${P$} of=${e} /></a></p>`:null}function vw(){let{turn:e}=De(6e5),t=D$(!0,e);return k(()=>{t.length!==0&&(M(C$(t).join(" ")),Wo(t))},[t]),null}var kw=10,xw=5,Sw=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${Nw} key=${e} id=${e} />`:i`<${Ow} key=${A.value?.id} />`}
</main>`;function Ow(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!A.peek()||Q.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:f}]=await Promise.all([Ge(),Na("friends",1,"there")]);return{players:d,code:$,tables:f}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(f=>i`<${jw} key=${f.id} of=${f} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${Q.value?null:i`<p><a href="/you">${o(A.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${L$} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${ll} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${Q.value?null:i`<${Aw} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${ol} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var Qs=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function Aw(){let{value:e}=j(async()=>A.peek()?(await Ta({})).groups:[],A.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(Oe),{busy:l,once:c}=B(),p=u=>{u.preventDefault(),c(async()=>H(`/g/${(await Qe(()=>cp({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${Qs} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${z} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${w} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var An=({chairs:e})=>e.some(t=>Ve(t.player)),ll=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${Io} tables=${e} chief /></section>`;function Mw(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),Xp(e)].filter(Boolean).join(" · ")}function Io({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=B(),r=c=>c.status==="gathering"&&!An(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${An(c)?tu(c):Tw(c)}</b>
			<br /><span class="soft small">${Mw(c)}</span></span>
		${r(c)?i`<${w} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&Up(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(An(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var Tw=({variant:e,chairs:t})=>{let n=Qp(t),s={variant:o(`variant.${e}`),names:Yp(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},_o=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&Sc(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function jw({of:e,beside:t,onchange:n}){let{busy:s,once:a}=B(),r=(p,u)=>a(async()=>{await Js({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":_i(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${_o} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${p$(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${w} plain aria-busy=${s} onclick=${()=>a(()=>Fn(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${w} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function Nw({id:e}){let[t,n]=y(0),s=()=>n(v=>v+1);k(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=j(async()=>{let[v,{matches:x},b]=await Promise.all([Kt({player:e}),Sa({player:e,limit:kw}),A.peek()?Ge():{players:[],code:""}]);return{profile:v,matches:x,...b}},t,A.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(v=>v.id===l.id),...l},{id:$="",name:f=""}=A.value??{},h=location.hash.slice(1);if(h&&$!==l.id&&!d.friend&&!d.block){let v=()=>(history.replaceState(null,"",location.pathname),s());return i`<${E$} id=${e} name=${l.name} code=${h} ondone=${v} />`}let m=c.filter(v=>!v.cut),g=m.filter(v=>v.chairs.some(x=>x.player===l.id&&x.won));return i`<header class="stack">
			<h1><${_o} of=${d} beside=${[...p,{id:$,name:f}]} /></h1>
			<p class="soft">${[Bo(d),m.length>=xw&&o("page.people.form",{n:g.length,of:m.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${ol} code=${u} onrenew=${s} />`:i`<${Fi} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${yo} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${qs} id=${l.id} at="there" />`}var Ew=6e4;function Bw({rest:[e=""]}){return Q.value||!La.value?i`<${J} />`:i`<${Pw} key=${e} id=${e} />`}async function Cw(e,t){let n=r=>{if(!(r instanceof I&&r.status===404))throw r},s=t?await dp({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=A.peek()?await pp({group:e}).catch(n):void 0;return a?{group:a}:{}}function Pw({id:e}){let[t,n]=y(location.hash.slice(1));k(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=De(Ew),{value:r,wrong:l}=j(()=>Cw(e,location.hash?t:""),s,A.value?.id,t),c=r?.group;return k(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${Dw} group=${c} onchange=${a} />`:r?.door?i`<${Lw} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${J} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function Lw({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=Ze(),{busy:c,once:p}=B(),u=()=>p(async()=>{await l.keep()&&(await Qe(()=>$p({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Xa} variant="" />
		${A.value?null:i`<${ft} name=${l} />`}
		<p><${w} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function Dw({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:f}=B(),h=s!=="member",m=s==="owner"?"end":"leave",g=T=>Dr({group:e,...T}),v=()=>f(async()=>{await(m==="end"?up({group:e}):Lr({group:e,player:A.peek()?.id??""})),H("/people")}),x=a.length===1,b=r.some(T=>T.status==="gathering"&&!An(T)),O=i`<${Rw} id=${e} code=${n} chief=${x} organises=${h} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${x?i`<section><h2>${o("page.group.alone")}</h2>${O}</section>`:null}
		${r.length?i`<${ll} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${w} chief=${!b&&!x} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${xi} group=${e} onclose=${()=>p(!1)} />`:null}
		<${Zi} group=${e} organises=${h} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(T=>i`<${Ww} key=${T.id} group=${e} of=${T} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${x?null:O}
		</section>
		<${_w} id=${e} />
		<${qs} id=${A.value?.id??""} at="there" read=${g}>
			<${w} plain aria-busy=${$} onclick=${()=>f(()=>Iw(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${h?i`<${qw} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${w} plain onclick=${()=>d(!0)} say=${o(`page.group.${m}`)} /></p>
		</section>
		${u?i`<${ze} title=${o(`page.group.${m}`)} text=${o(`page.group.${m}.sure`)} busy=${$}
				yes=${o(`page.group.${m}`)} onyes=${v} onclose=${()=>d(!1)} />`:null}
	</main>`}function Rw({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=B(),c=()=>l(async()=>{await Pr({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${bt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${w} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function qw({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=B(),c=p=>{p.preventDefault(),l(async()=>{await Pr({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${z} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function Ww({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=B(),$=Ve(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],f=h=>d(async()=>{if((h==="owner"||h==="out")&&!c)return p(h);await Lr({group:e,player:t.id,...h!=="out"&&{role:h}}),h==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${_o} of=${t} beside=${n} /></b></a>
			<${Qs} of=${t.role} /></span>
		${$.length?i`<${w} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${_} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(h=>!c||h===c).map(h=>i`<${w} key=${h} aria-busy=${u} onclick=${()=>f(h)}
						say=${o(`page.group.do.${h}`)} />`)}</div><//>`:null}
	</li>`}async function Iw(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Dr({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,He(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}ma(hc(t),"group.csv")}function _w({id:e}){let{value:t}=j(()=>fp({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${se}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Ve(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${ns(r)}</td><td>${S(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}var Fw=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function R$({onclose:e}){return i`<${_} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Fw.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var cl=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",pl=()=>document.querySelector(`${cl()} [data-card][tabindex="0"]`);function Fo(){k(()=>{let e=null,t=null,n=0,s=va();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??pl()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Lt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),f=E(null),h=e.includes(d)?d:e.find(b=>t?.has(b))??e[0];zw(e,t,h,f,$),Hw(f);function m(b){let O=b.ctrlKey||b.metaKey||b.altKey?void 0:Jw(e,h,b.key);O!==void 0&&(b.preventDefault(),O!==""&&($(O),W$(f.current,O)?.focus()))}function g(b,O){$(O);let T=b.pointerType==="touch",D=N.play.value==="twice"||N.play.value==="auto"&&T;c||D&&!n.has(O)?p(O):u(O)}let v=(b,O)=>{let T=t===null||t.has(b);return i`<button type="button" key=${b} data-card=${b} class=${n.has(b)?"chosen":""}
			tabindex=${b===h?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(b):void 0} style=${{"--k":O}}
			onclick=${D=>g(D,b)}>
			<${ie} card=${b} dim=${!T} lifted=${n.has(b)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[ue(b)]}</span>`:null}
			${s?.has(b)?i`<span class="mark"><${qe} /></span>`:null}
		</button>`},x=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${Kw}
		style=${{"--n":Math.max(1,e.length),"--cols":x}}>
		${l?$a(e).map(b=>i`<span key=${ue(b[0]??"")} class="same-suit">${b.map(v)}</span>`):e.map(v)}
	</div>`}function zw(e,t,n,s,a){ke(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&W$(s.current,r)?.focus())},[t?[...t].join():""])}function Hw(e){ke(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Zs.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var W$=(e,t)=>e?.querySelector(`[data-card="${t}"]`),Kw=e=>e.preventDefault();function Jw(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return q$(e,s,-1);case"ArrowDown":return q$(e,s,1)}}function q$(e,t,n){let s=ue(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ue(r)!==s)return r}return""}function Uw(e,t,n){let s=e.filter(r=>Gw(Nn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function zo(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Uw(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Gw(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function I$(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:_t(c,dt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:R(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&_$(r))return Vw(e,t);if(r.kind==="offer"){if((e.offers?.[e.seat??0]??"").startsWith("declare"))return o("ask.raise");let c=["declare","reveal"].filter(p=>r.acts?.some(u=>u.startsWith(p))).join("");return o("ask.offer",{how:c,names:e.trump===void 0?"yes":"no"})}let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:q(r.led)}):o("ask.lead",{who:l})}var _$=e=>e.acts?.length===1&&e.acts[0]==="pass";function Vw(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var F$=e=>e?.led&&e.follow?o("illegal.follow",{suit:q(e.led)}):o("illegal");function is({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),f=e.pick??3,h=(e.offers?.length??0)<=3?e.offers??[]:[],m=rn([...t],e.worth??""),g=t.size<f?S(m):fe(m,n),v=o("lay.more",{n:f-t.size}),x=!r&&(p!=="pass"||d);return i`<div class=${`answer ${x?"sure":""}`}>
		${p==="pass"||!x?x&&h.map(b=>b==="pass"?null:i`<${ul} key=${b} offer=${b} variant=${n} />`):i`<${ul} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Zw} cards=${Le([...t],pe)} pick=${f} worth=${rt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${v}</span>`:null}
		</p>
		${h.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${h.map(b=>i`<${je} key=${b} label of=${b==="pass"?"premium":b} variant=${n}>
							<input type="radio" name="premium" checked=${b===p} onchange=${()=>u(b)} />
							<span>${z$(b,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(h.length?p:"")}>
			${t.size<f?v:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function Zw({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${ie} card=${r} size="mini" /><b class="score">+${n[ue(r)]}</b>`:null}
			</span>`})}
	</span>`}function z$(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=dl(e,t);return o(`menu.${s}`,a)}function dl(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function ul({offer:e,variant:t}){let{level:n,points:s,n:a}=dl(e,t),r=fa(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Ho({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(h=>h.split(" ")[0]??""))],$=u.filter(h=>h.startsWith(`${r} `));if(k(()=>(l(""),p("")),[u.join()]),_$(e))return i`<div class="answer">
			<${w} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:h,points:m,n:g}=dl(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${ul} offer=${c} variant=${t} />
			<${w} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${w} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let f=h=>h==="pass"||u.every(m=>m!=="pass")?n(h):p(h);return i`<div class="answer">
		<${je} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(h=>{let m=u.every(g=>g!==h);return i`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?l(h):f(h)}>
				${a?.split(" ")[0]===h?i`<${qe} />`:null}${z$(h,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(h=>i`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>f(h)}>
							${h===a?i`<${qe} />`:null}<span class="unseen">${he(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Ko({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Ct} trump=${r} />${a===s?i`<${qe} />`:null}
			</button>`})}
	</div>`}var Je=0;async function H$(e){let t=await fetch(`${ua}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var K$=async()=>(await H$("course.json")).json();async function J$(e){let t=await(await H$(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Qw(t).map(s=>qn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Yw)}}function Qw(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Yw(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Je];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function $l(e,t){let n=e[t]?.view.options?.seat??Je;return e.findIndex((s,a)=>a>t&&s.seat===n)}var fl=(e,t)=>e[$l(e,t)]?.act??"";var Xw=9,[G$,ev,tv]=[700,1700,280],V$=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function nv({id:e,steps:t}){let n=Number(Ie(V$(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var sv=(e,t)=>re(V$(e),String(t)),Jo=()=>N.course.value.split(" ").filter(e=>e!=="");function av(e){e==="first"&&(N.taught.value=!0),xt("cure",e)&&_a(),Jo().includes(e)||(N.course.value=[...Jo(),e].join(" "))}function ov(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,ln(a)+s])))}function rv(e){let t=te(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var iv=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),Z$=(e,t)=>e[t]?.view,Ys=(e,t)=>Bn(e[t-1]?.view,e[t]?.view),U$=(e,t,n)=>({view:Z$(e,t),full:{...n,gone:!0},ms:tv});function lv(e,t,n){let s=[],a=t.lies?Ys(e,t.at):null;a&&s.push(U$(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Ys(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?ev:G$}),c&&s.push(U$(e,r,c)))}return s}function cv(e,t){let n=$l(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Ys(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Ys(e,n+r),ms:G$}))}var Uo=class{moving=L(!1);rests=L(!1);chosen=L(new Set);reply=L("");#e=0;#t=()=>{};constructor(t){this.lesson=t,this.at=L(nv(t)),this.shown=L(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),at(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),sv(this.lesson.id,t),t===this.last&&av(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#t();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!Se(`course.${a}`)?"":o(`course.${a}`,{...ov(),...rv(this.lesson.variant),...iv(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):fl(this.#n(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=C(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${ue(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=rn(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==rn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return fl(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:Z$(this.#n(t),t.at),full:t.lies?Ys(this.#n(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Xw)return this.#o(lv(this.#n(n),n,s),()=>this.be(t));let a=n.does?cv(this.#n(n),n):[],r=a.pop();this.#o(a,r?()=>this.#p(r):()=>this.be(t))}#p(t){at(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#t=n,at(()=>this.#l(t.length>0)),this.#d(t)}#d([t,...n]){if(!t)return this.#t();this.shown.value=t,this.#e=setTimeout(()=>this.#d(n),t.ms)}};var Q$=()=>j(async()=>{let[e]=await Promise.all([K$(),lc(X.peek(),ua)]);return e});function Y$({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Jo()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${pv} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var pv=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function uv({rest:[e=""]}){let{value:t,wrong:n}=Q$(),s=e||(Ee.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${X$} why=${n??o("page.nowhere")} />`:t?a?i`<${dv} key=${a.id} plan=${a} plans=${t} />`:i`<${Y$} plans=${t} />`:i`<${ef} />`}var X$=({why:e})=>i`<${J} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,ef=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function dv({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>J$(e)),a=xe(()=>n&&new Uo(n),[n]);return k(()=>{e.id==="first"&&qr()?.stage==="lesson"&&_n("lesson")},[]),k(()=>()=>a?.stop(),[a]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${X$} why=${s} />`:a?i`<${$v} run=${a} plans=${t} />`:i`<${ef} />`}function tf(){let e=Gp(Ee.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function $v({run:e,plans:t}){let n=tf(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=E(null);wv(e),Fo();let c=e.rests.value,p=E(`${s} ${c}`);k(()=>{va()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),k(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let v=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",x=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?v:".on";l.current?.querySelector(x)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=te(a.variant),f=a.names.map((v,x)=>x===Je?o("you"):v==="dummy"?o("dummy"):v),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||c?"":h,g=o("course.number",{n:t.findIndex(v=>v.id===a.id)+1});return i`<${It.Provider} value=${dt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Ct} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${w} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${fv} run=${e} step=${r} n=${s} />
			<div class=${`board of-${_e(u)} ${m==="sheeted"?m:""}`}>
				<${bv} run=${e} step=${r} view=${u} full=${d} name=${f[Je]??""} />
				<${en} view=${u} variant=${$} names=${f} me=${Je} elsewhere=${Je} full=${d} over=${m} aloud
					laid=${$n($,u.phase)} played=${gv(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${mv} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function fv({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${V(e.words(a?"yes":void 0))}</p>
			<p class="reply">${V(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${o("page.learn.show")}
					</button>`:null}
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class=${`button on chief ${s?"gone":""}`} disabled=${n===e.last}
						onclick=${()=>e.forward()}>
						${o("page.learn.on")}
					</button>`}
		</div>
	</section>`}function mv({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=te(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${nf} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${is} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Ho} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Ko} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${hv} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${ht} view=${t} names=${n} me=${Je} untitled /></div>`:null}
		${e.leaf==="end"?i`<${yv} run=${s} plans=${a} />`:null}`}var hv=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${S(n)}</button>`)}</div></div>
</section>`;function gv(e,t,n,s){let a=En(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(C(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${Lt} cards=${Le(C(r),pe,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function nf({worth:e}){let t=rt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...pe].map(n=>i`<li key=${n}>
				<${le} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function yv({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=tf(),{busy:r,once:l}=B(),c=qr(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Kp();await Be();let h=Te.value.find(m=>m.id===s);h&&await Hp(h,rc)}),d=t[t.findIndex(h=>h.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Fa} at="match" />`:null}
		${n==="first"?i`<${nf} worth=${te(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function bv({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Je)===Je?n.options:void 0,p=c?new Set(C(c.from)):null,u=e.chosen.value,d=h=>{if(!c)return;let m=new Set(l?u:[]);if(u.has(h))m.delete(h);else if(m.size<(c.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(at(()=>{e.chosen.value=m,e.reply.value=""}),l)return;m.size===1&&p?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},$=h=>c&&e.play(h),f=n.phase==="lay"&&t.worth?rt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Pt} view=${n} seat=${Je} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Je} laid=${$n(te(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${de(n.aside)}</div>`:null}
		</div>
		<${Lt} cards=${da(n,Je)} can=${p} chosen=${u} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function wv(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))return;let r=s.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)");if(n.key==="ArrowRight"&&!r)e.forward();else if(n.key==="ArrowLeft"&&!r)e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!zo(".lesson .hand",n.key))return;n.preventDefault()}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var sf={complaints:kv,people:Sv,sanctions:Av,tables:Mv,groups:jv,evenings:Ev,log:Bv};function vv(e){let{value:t,wrong:n}=j(async()=>(await Me("there"),!0),A.value?.id),[s,a]=y("complaints");if(!t||!A.value?.operator)return i`<${J} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=sf[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${U} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${ne("page.operate",...Object.keys(sf))} />
		<${r} key=${s} />
	</main>`}var ls=e=>K(e,{dateStyle:"medium",timeStyle:"short"});function Go({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function kv(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=j(()=>Ap(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Me("there").catch(()=>{}));return i`<${be} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${Go} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${xv} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${w} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${w} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${w} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${w} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function xv({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:f}=e,{appeal:h,outcome:m,answer:g,watching:v}=e,x=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(h?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${ls(s)} ·${" "}${h?o("page.operate.appeal.against",{n:h}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${h?null:i`<${ml} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${v?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(b=>i`<blockquote key=${b.seq}>${b.text}</blockquote>`)}
		${f?i`<p>${f}</p>`:null}
		${x?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${m?i`<${ml} id=${l} say=${c??l} />
				${g?i`<${gl} entries=${[g]} />`:i`<p>${o(`page.operate.act.${m}`)}</p>`}`:c?i`<${Zo} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${tn} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function hl({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${z} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Vo({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Go} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function Sv(){let[e,t]=y(""),n=j(()=>bp({find:e}),e);return i`<${hl} label=${o("page.operate.who")} onfind=${t} />
		<${Vo} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${Zo} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${Ov} />`}function Ov(){let[e,t]=y("");return i`<${z} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${tn} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function Av(){let[e,t]=y(0),n=j(()=>vp({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${Vo} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${af} of=${r} />`}
		within=${r=>r.tagged?i`<${Zo} id=${r.whom} ondone=${a} />`:i`<${tn} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function af({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let f=d?` ${o("page.operate.until.short",{date:ls(d)})}`:"",h=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${f}${h}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function Zo({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>wp({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${ls(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${ml} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${af} of=${r.sanctions} />
		${r.tables.map($=>i`<${of} key=${$.id} table=${$} />`)}
		<${tn} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${gl} entries=${r.audit} />`:null}`}function ml({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${w} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${Zo} id=${e} ondone=${n} /></div>`:null}`}var of=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${we(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function tn({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=T=>d(D=>({...D,...T,id:Oe()})),f=ee($),{busy:h,once:m}=B(),[g,v]=y(""),x=u.act==="rename"||u.act==="erase",b=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${T=>{T.preventDefault(),m(async()=>{let D=await Rr({id:u.id,act:u.act,whom:e,reason:u.reason,...b&&u.day?{until:Date.parse(u.day)}:{},...x?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),v(D.link?location.origin+D.link:""),d(p),c?.()})}}>
		<${G} label=${o("page.operate.act")} value=${u.act} options=${ne("page.operate.act",...t)}
			onchange=${f("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${x?i`<${z}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${f("name")} />`:null}
		${b?i`<${z} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${f("day")} />`:null}
		${u.act==="ban"&&r?i`<${be} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${T=>$({network:T})} />`:null}
		<${z} label=${o(b?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${f("reason")} />
		<button class="button" aria-busy=${h}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function Mv(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>kp({find:e}),e,n);return i`<${hl} label=${o("page.operate.where")} onfind=${t} />
		<${Vo} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${of} table=${r} />`}
			within=${r=>i`<${Tv} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function Tv({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=j(()=>xp({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${tn} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${tn} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function jv(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>Sp({find:e}),e,n);return i`<${hl} label=${o("page.groups.name")} onfind=${t} />
		<${Vo} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${Nv} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function Nv({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>Op({group:e}),e);return n?i`<p class="soft small">${e} · ${ls(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Qs} of=${a.role} /></li>`)}</ul>
		<${tn} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function Ev(){let[e,t]=y(0),n=j(()=>Wn({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Rr({id:Oe(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Go} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${K(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${we(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${tn} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Qi} reasoned begin=${r} />`}function Bv(){let[e,t]=y(0),n=j(()=>Mp({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Go} asked=${n} empty=${s.length===0}><li><${gl} entries=${s} /></li><//>
		${a>1?i`<${w} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var gl=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${ls(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:ls(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var Cv=15e3;function Pv({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=De(Cv),{value:l}=j(async()=>{let b=rs(),O=await Vc({},{where:"there"});return Ji(O,b),qo.value=O.followed??0,O},r,A.value?.id),[{height:c}]=y(t),p=E(null),u=h$(),d=Ui(u),$=new Set(e.filter(b=>b.status!=="gathering").map(({id:b})=>b)),f=u.filter(b=>Gs(b,d)&&!$.has(b.table??"")),h=l?.tables.filter(b=>!An(b))??[],m=f.length+h.length,g=f.some(Gi),v=g||h.some(b=>b.status==="gathering"),x=l?.others??0;return k(()=>{if(!l)return;let b=m+x>0?p.current?.offsetHeight??0:0;a({height:b,calls:v,tables:f.flatMap(O=>O.table??[])})}),l?m+x===0&&!c?null:i`<section class="on" ref=${p}>
		${m>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${f.length>0?i`<${Vi} all=${f} now=${d} name=${s} chief=${n} />`:null}
		<${Io} tables=${h} chief=${n&&!g} />
		${x>0||m===0?i`<p class="soft">${o("page.home.others",{n:x})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var Qo=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),Yo=e=>e.waiting.value.filter(t=>t.late),rf=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Lv={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Xs({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=rf(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Lv[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?R(C(r).map(l=>_t(l))):a==="name"?q(r):he(t)}function Dv({command:e}){let[t,n]=rf(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${de(n)}</span>`:i`<b>${Xs(e)}</b>`}function yl({unsent:e,told:t=""}){return Yo(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Dv} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Xs(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function lf({table:e}){let t=e.wrong.value,n=E("");k(()=>{n.current&&!t&&!N.spoken.peek()&&M(Qo("",n.current),!0),n.current=t},[t]);let s=N.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Qo(t,"")}</p>`:null}
		<${yl} unsent=${e.unsent} told=${t} />
	</div>`}function ea(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var er="AKQJ",uf=({trump:e},t)=>(ue(t)===e?er:"AK").includes(Nn(t));function df(e,t){let n=C(e.hand).filter(r=>!t.includes(r)),s=r=>(ue(r)===e.trump?2:0)-er.indexOf(Nn(r)),a=r=>n.filter(l=>ue(l)===ue(r)).length;return n.filter(r=>uf(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Xo=e=>R(e.map(t=>Xe(t)));function Rv(e,t,n,s,a){let[r]=t;if(r&&a)return[o("coach.bid.spare",{how:"danger",n:t.length,cards:Xo(t)})];let l=n.filter(p=>uf(e,p));if(r){let p=$=>[...er.slice(0,er.indexOf(Nn($)))].every(f=>e.hand?.includes(f+ue($))),u=t.filter($=>p($)===p(r)),d=p(r)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:d,n:u.length,cards:Xo(u)})]}let c={spare:s?"yes":"no",n:l.length,cards:Xo(l)};return l.length?[o("coach.bid.away",c)]:[]}var qv=.85;function $f({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=qv?r:a,t))?.offer.split(" ")[0]??"pass"}var ff=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function tr(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&$f(n.advice)!=="pass";return N.premiums.value!==""||!!s}var Wv=4;function Iv(e,t){let n=t.bids?.[0];if(!n)return"";let s=C(n.best),a=df(e,s),r=a.slice(0,n.tricks),l=r.length===n.tricks,c=C(e.hand).filter(u=>ue(u)===e.trump&&!s.includes(u)).length,p=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let u=l?"high":r.length?"some":"none";p.push(o(`coach.bid.${u}`,{n:r.length,cards:Xo(r),trumps:c<Wv?0:c}))}return p.push(...Rv(e,a.slice(n.tricks),s,l,n.tricks===0)),p.join(" ")}function _v(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=$f(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Fv(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||on(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function zv(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?gn(n):9)-on(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under",{more:C(e.hand).length>1?"yes":"no"})];case"kept":return[o("coach.enough",{bid:s}),pf("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),pf("coach.win",e)]}}return[]}function mf(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&C(t.from).length>1}var cf=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),Hv=["lost","enough","all","some","few"],wl=.02;function Kv(e,t){let n=Su(e);return n&&n.chance>=t.chance-wl?[Gn(t,n,yt)]:[]}var bl={chance:.05,points:2};function Jv(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-bl.chance&&u.points>=r.points-bl.points&&df(e,C(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+wl?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}var vl=e=>e.guides()&&e.advice.value!==null;async function nr(e){let t=e.view.peek();if(!vl(e))return e.hint(n=>t&&e.guides()?Jv(t,n):n)}function Uv(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Vn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&ue(r)!==e.trump,c=Ot((t.why??[]).filter(({kind:u})=>!Hv.includes(u)),!0),p=c.length?[...c,...Kv(t,s)]:Vv(t);return[o("coach.card",{how:l?"away":"play",card:Xe(r)}),...p].join(" ")}var Gv=.05;function Vv({choices:e,contract:t}){let[n,...s]=e,a=p=>Math.round(p.chance*10);if(t==="lost")return[o("coach.because",{how:"spoil"})];let r=s.filter(p=>p.chance<n.chance-wl),l=r.filter(p=>a(p)<a(n)).toSorted((p,u)=>u.chance-p.chance)[0],c=l&&{a:a(n),b:a(l),other:yt(l.act)};return c?[o("coach.because",{how:"likely",...c})]:r.length?[]:s.every(p=>gt(p)==="close")?[o("coach.because",{how:"even",n:s.length})]:[o("coach.because",{how:n.chance<Gv?"faint":"free"})]}function pf(e,t){if(!mf(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=C(n.from),c=s.length===r.length-1,p=l.some(u=>ue(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function Zv(e,t,n,s,a){let r=Fv(e,n,s),l=r.length?r:zv(e,t,s);return a?l.slice(0,1):l}function Qv({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-bl.chance?o("coach.bid.risky",{bid:S(n),best:S(e.tricks)}):""}function Yv(e,t,n,s,a){return[!s||a?Iv(e,t):Qv(t,rn([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function Xv(e,t,n,s){let a=e.chosen.value,r=C(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=N.spoken.value,p=["",ff(e,t)].includes(N.premiums.value),u=r.every(f=>a.has(f)),$=(l||c)&&tr(e,t)?_v(n,s,p,u||c):"";return $&&!c?$:[Yv(t,n,a,l,u),$].filter(Boolean).join(" ")}function ek(e,t){k(()=>{N.spoken.peek()?e.coached.value=t:t&&M(t,!0)},[t])}function hf({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&cf(a,t.seat)&&mf(a)?`${a.game} ${a.deal} ${a.phase} ${on(a)}`:"",d=e.current.value,[$,f]=y("");k(()=>{!u||!d||e.advice.peek()||nr(e).finally(()=>f(u))},[u,d]);let h=c&&tr(e,a);k(()=>{h&&(N.premiums.value||=ff(e,a))},[h]);let m=e.advice.value?.advice,g=[...a.phase==="play"?Zv(a,t.seat??0,n,s,!!m):[],...m&&!r?[Uv(a,m,s)]:[],...c&&m?[Xv(e,a,m,s)]:[]].filter(Boolean).join(" "),v=u!==""&&(m!==void 0||$===u);ek(e,v||a.phase==="play"&&!cf(a,t.seat)?g:"");let x=c?m?.bids?.[0]?.best:void 0,b=x&&e.chosen.value.size<C(x).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${w} plain onclick=${_a} say=${o("coach.off")} /></header>
		<p aria-busy=${u!==""&&!v}>
			${V(e.thinking.value?`${g} ${o("coach.thinking")}`:g)}
		</p>
		${b?i`<div class="proposed"><span class="act">${de(x)}</span><${w} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var gf={times:100,each:50},tk=2**31-1,nk=50,sk=({settings:e,host:t,talk:n,...s})=>s;function ak(e,t){let n=t.view?.options?.kind==="offer"?t.view.options.acts??[]:[],s=t.event.do==="act"&&ea(e,t)&&N.premiums.peek()==="";return[e.intended.peek(),s?"pass":""].find(a=>n.includes(a))}var sr=class{#e;#t;#n=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#p=0;#o=new Set;#d=!1;#$="";constructor(t,n,s){this.#e=t,this.#t=n,this.rules=s}end(){this.#d=!0,clearTimeout(this.#p)}hear(t){this.#s=t;let n=ak(this.#e,t),{options:s,...a}=t.view??{};this.#r.push(sk(n&&t.view?{...t,view:a}:t)),this.#f(()=>this.#u()),n&&!this.#e.intended.peek()&&this.#f(()=>this.#y({do:"act",act:n}))}advise(t){return this.#f(async()=>this.#t([t]))}obey(t){return this.#f(()=>this.#w(t))}line(t){t!==this.#$&&this.#t([Qo(t,this.#$)]),this.#$=t}#f(t){let n=this.#n.then(()=>this.#d?void 0:t());return this.#n=n.catch(s=>this.#t([P(s)]))}async#u(t){let n=this.#r.slice(0,nk);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Ln(()=>jc({lang:X.peek(),link:this.#m(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#p),r.again){let l=Math.min(r.again-this.#e.now(),tk);this.#p=setTimeout(()=>{this.#f(()=>this.#u({}))},l)}return this.#l=!1,this.#d||this.#t(r.said),r}#m(){return $e(this.#e.id)?"":`${location.origin}${location.pathname}`}async#h(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<gf.times;t++)await new Promise(n=>setTimeout(n,gf.each))}async#w(t){await this.#h();let n=await this.#u({line:t.normalize("NFC")});if(n?.do)return this.#y(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#u({hint:s}),this.#t(Vn(s,this.rules(),a=>Xs({id:"",do:"act",act:a})))}case"report":return void this.#k();case"link":return Qn(this.#m());case"quit":return H(this.#g())}}#g(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?Ks(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#y({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(A.peek()||await Ra(o("page.guest")),n.do==="ready")return this.#b(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#b(u),u&&this.#t(s),u?.late&&this.#t([o("page.unsent.late")])},u=>{this.#l=!0,this.#t([P(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#t([o("page.unsent.typed",{what:Xs({id:"",...n}),undo:p,command:o("cmd.undo")})])}#b(t){this.#c=Math.max(this.#c,t?.seq??0)}async#k(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of gs(this.#e.id,t,n?.deal??0,()=>!this.#d));a&&await this.#f(()=>this.#u({report:a}))}catch(a){this.#t([P(a)])}this.#o.delete(s)}}};var yf={lines:250,typed:50};function ta(){let[e,t]=y([]),n=E(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-yf.lines))}}}function na({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${ok} onsend=${s} />
		<${rk} lines=${e} />
	</section>`}function bf({table:e,variant:t}){let n=ta(),s=E(t);s.current=t;let a=xe(()=>new sr(e,n.print,()=>s.current),[e]);return k(()=>{let r=e.newest.subscribe(p=>p&&a.hear(p)),l=e.coached.subscribe(p=>p&&void a.advise(p)),c=e.wrong.subscribe(p=>a.line(p));return()=>{c(),l(),r(),a.end()}},[a]),i`<${na} ...${n} obey=${r=>{a.obey(r)}} />`}function ok({onsend:e}){let t=E(null),n=E({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-yf.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function rk({lines:e}){let t=E(null);return ke(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function ik({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function ar({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=ik(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${me} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${me} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${U} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,q(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var or=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var Ne=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),vt=e=>e.seats.map((t,n)=>Ne(e,n)),wf=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),sa=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?wf(e):`${wf(e)} · ${K(t,{dateStyle:"long"})}`};function aa(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function nn(e){let t=vt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:R(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:R(a),n:a.length,points:S(s),over:n?"yes":"no"})}function vf(e){let t=vt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ce(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${q(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${sa(e)}`,n(e.totals,S),nn(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var lk=e=>({hands:e.seats.map(()=>({}))}),ck=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),pk=3e3,uk=e=>e instanceof wc||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),Mn=e=>Ht(e)?o("page.pad.refused",{text:e.message}):P(e);function dk(e){let{record:t,summary:n,open:s,inserting:a}=e,r=ro(e),l=yn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var $k=(e,t)=>JSON.stringify(e)===JSON.stringify(t),fk=(e,t)=>pn({lang:X.peek(),...e},t),rr=class{wrong=L("");busy=L(!1);#e;#t=L(null);#n=L(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#p="";#o;constructor(t,n=fk){this.id=t,this.#e=n,this.#o=Ue(()=>this.#$())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return tt(this.id)}get told(){return this.#t.value?.told}get stale(){return this.#t.value?.of!==this.#d()}get deal(){return this.kept?ro(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&yn(t))??(n?lk(n):{hands:[]})}get correcting(){return this.kept?.open!==null}get inserting(){return this.kept?.inserting===!0}get undoable(){let{kept:t}=this;return t!==void 0&&(yn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!yn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Yn(this.kept)}`}#d(){return this.kept?JSON.stringify({lang:X.value,...dk(this.kept)}):""}#$(){let t=this.#d(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#t.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Mn(a),uk(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,pk))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#f(t)}#f(t){let{kept:n}=this;n&&ge(bn(n,Yn(n),ck(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ge({...bn(jt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ge({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ge(jt(bn(t,Yn(t))))}async#u(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Yn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#u(()=>this.#b(l,(p,u)=>{let d=jt(bn(p.record===u.record?p:Qt(p,u),r)),$=p.drafts[r]??a;return $k($,a)?d:{...bn(d,s,$),open:s}}));c&&xf(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(kf(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#u(()=>this.#b({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:jt({...Qt(a,r),drafts:mk(a,r)})));s&&xf(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#u(()=>this.#b({record:t.record,do:"stop"},Qt))}undo=()=>this.#m("past","pad.undone");redo=()=>this.#m("next","pad.redone");async#m(t,n){if(this.busy.peek()||this.#h(t))return;let s=await this.#u(()=>this.#w(t));s&&M(o(n,{what:s}))}#h(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!yn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#f(u.entry):this.leave(),!0}async#w(t){let{kept:n}=this,s=n&&Vu(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#b({record:s},(c,p)=>jt(Zu(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#u(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#p?{again:!0}:{}},c=await this.#b(l,(p,u)=>u.record===p.record?p:jt(Uu(Qt(p,u))));return this.#p=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#h(t))return o(n,{what:o("pad.act.some")});let a=await this.#w(t);return a?o(n,{what:a}):o(s)}async#b(t,n,s=t.record){let a=this.#d(),r=await this.#e(t).catch(l=>{M(P(l))});return ao(this.id),at(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#v(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#d();ge(t);let a=this.#d();a!==s&&(this.#t.value={of:yn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#d()&&(this.#t.value={of:s,told:n}):M(kf(n))}#v(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ge({...bn(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},kf=e=>(e.said??[]).join(" "),mk=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function xf(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=R(n.points.map((c,p)=>`${Ne(e,p)} ${ce(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var xl=24;function hk(){let e=A.value?.name??N.name.value,t=et()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??Te.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var gk={variant:"",names:[],first:"0",length:"",rounds:9,house:$o,opening:void 0},Sl=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),kl=e=>Array.from({length:e.chairs},(t,n)=>n);async function yk(e,t,n){let s=Ps(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...kl(t).map($=>Sl(e,$)),...a],l=aa(r);if(l)throw new ae(o("pad.twins",{name:l}));let c=await pn({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Nt(),...e.length?{[e.length]:e.rounds}:{}}}),p=or(e.opening),u=p&&{...c.head,opening:p},d=oo(u?await pn({record:c.record,do:"head",head:u}):c);return ge(d),d.id}var Ol=({seat:e,...t})=>i`<${z} label=${o("page.pad.player",{n:e+1})}
	maxlength=${xl} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function bk({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${kl(n).map(a=>i`<${Ol} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${U} label=${o("page.pad.first")} value=${e.first} onchange=${ee(t)("first")}
			options=${kl(n).map(a=>[String(a),Sl(e,a)])} />`}function Sf({onclose:e,onbegun:t}){k(()=>{oe(Be)},[]);let[n,s]=y(()=>({...gk,names:hk()})),[a,r]=y(""),{busy:l,once:c}=B(m=>r(Mn(m))),p=Te.value.find(m=>m.id===n.variant)??Ut(),u=te(p?.id);if(!p)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},$=m=>{m.preventDefault(),u&&c(async()=>t(await yk(n,p,u)))},f=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${_} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${fo} value=${p.id} groups=${mt()} onchange=${f} />
			<${bk} plan=${n} set=${d} variant=${p} />
			<${ts} plan=${n} set=${d} variant=${p} />
			<${ar} opening=${n.opening} rules=${u} set=${ee(d)("opening")}
				names=${Array.from({length:u?.seats??0},(m,g)=>g<p.chairs?Sl(n,g):o("dummy"))} />
			<${mo} own=${n.house} set=${ee(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var wk=e=>e?.scrollIntoView({block:"nearest"}),Of=({lines:e})=>i`<div class="stack" role="status" ref=${wk}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Af({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=B(),c=i`<${w} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${_} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Of} lines=${t.said??[]} />
		</div>
	<//>`}function vk(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function kk(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:f,...h}=e,m={...h,...vk(e,t),first:Number(n),...s?{target:s}:{}},g=or(l),v={deal:u-1,seat:Number(c),name:p.trim()},x=(m.replaced??[]).filter(O=>O.seat!==v.seat||O.deal!==v.deal),b=v.name?[...x,v].sort((O,T)=>O.deal-T.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var xk=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Mf({open:e,pad:t,onclose:n}){let[s,a]=y(()=>xk(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=B(),$=v=>{a(x=>({...x,...v})),l(null),p("")},f=kk(t.head,s),h=v=>{v.preventDefault();let x=aa(s.names)??aa(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(x)return p(o("pad.twins",{name:x}));d(async()=>{let b=r?void 0:await e.propose({do:"head",head:f}),O=b?.said??[];if(O.length)return l(O);(r||b?.did)&&await e.revise({do:"head",head:f}),n()})},m=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${_} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${Sk} pad=${t} form=${s} set=${$} />
			<${U} label=${o("page.pad.first")} value=${s.first} onchange=${ee($)("first")}
				options=${s.names.slice(0,g).map((v,x)=>[String(x),v])} />
			${s.target?i`<${me} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${ee($)("target")} />`:null}
			<${ts} plan=${s} set=${$} />
			<${Ok} pad=${t} form=${s} set=${$} />
			<${ar} opening=${s.opening} names=${vt(t)} rules=${t.rules} set=${ee($)("opening")} />
			${r?i`<${Of} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Sk=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${Ol} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Ok=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${G} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Ne(e,a)])}
			onchange=${ee(n)("leaves")} />
		<${z} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${xl}
			oninput=${ee(n)("comes")} />
		<${me} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${ee(n)("from")} />
	</div>
</details>`;var ir={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Ak=60,Mk=600,Al=class{#e;#t=[];#n=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#n?!0:this.#t.length===0&&this.#e.current()?this.#e.act(t):t in ir||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#t.length<Ak&&this.#t.push(t),this.#s(),!0):!1}goOn(){for(;this.#t.length>0&&this.#e.current();)this.#e.act(this.#t.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#t=this.#t.filter(t=>t!=="Backspace"&&t!=="Redo");this.#t[0]==="Enter";)this.#t.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#t=[]),this.#n=n?performance.now()+Mk:0}},Tf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function Ml(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Tk(e){if(!Ml(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in ir?t===document.body||Tf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var jk=e=>e.repeat&&["Enter","Backspace","Redo"].includes(Ml(e));function jf(e){let t=E(e);t.current=e;let n=E(!0),[,s]=y(0),a=E(null),r=a.current??=new Al({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ke(()=>r.hear(e.pad),[e.pad]),k(()=>{n.current=!0,r.goOn()}),ke(()=>{let l=c=>{(jk(c)?Tf(c):Tk(c)&&r.press(Ml(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Ef=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Bf=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Nk(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Ek=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Nf=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Bk=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Ck=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function jl({pad:e,deal:t,named:n,inserting:s=!1,words:a}){let r=e.deals[t],l=r??e.due;if(!l)return null;let c=n??(s&&e.choices.trumps.length>0?void 0:l.trump),p=c===l.trump||!l.trump?l.origin:"",u={dealer:Ne(e,l.dealer),lead:Ne(e,l.lead),past:r?"yes":"no"},d=l.vulnerable?.map($=>Ne(e,$)).join(", ");return i`<div class="pad-due">
		${c?i`<${le} trump=${c} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${a?.title??o("page.pad.roles",u)}</b>
			<span class="soft">${a?.roles??o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${c?p?o("why.trump",{trump:q(c),why:p}):q(c):o("page.pad.turnup")}
			${d?i` <span class="soft">· ${o("pad.vulnerable",{names:d})}</span>`:null}
		</p>
	</div>`}var Pk=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},Tl=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,oa=e=>e.totals.some((t,n)=>t!==e.game[n]);function Lk(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${oa(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Dk} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Dk({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=Ne(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:h}=s.hands[c]??{},m=x=>({label:o(`page.pad.${x}.of`,{name:p}),now:Bf({seat:c,field:x},a),wrong:r===c,onpick:()=>l({seat:c,field:x})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),v=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${Pk} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${e.game.length?S(e.game[c]??0):""}</b>
			${oa(e)?i`<small class="rest soft">(${S(e.totals[c]??0)})</small>`:null}
		</span>
		<${Tl} ...${m("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":S(d)} />
		<${Tl} ...${m("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${v}>
			<span class="bid">${$===void 0?"":S($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${Tl} ...${m("premium")} said=${!!u.premium} text=${h?he(h):""} />`:null}
	</div>`}var Rk=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function qk(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Rk(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${le} trump=${$} /><span class="word">${q($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Bk(t,a,Ck({...l,...d})),$),p=(d,$,f)=>({key:String(d),text:S(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Ek(e).map(d=>({key:d,wide:!0,text:he(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Nf(e,d).length>0)})),...(u?Nf(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function Wk({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Cf=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Ne(e,t)}),Ik={seat:-1,field:"trump"},_k=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),Fk=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${le} trump=${e} /> ${q(e)}`:"…"}
</button>`,Nl=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Pf({open:e,pad:t,words:n,children:s}){let[a,r]=y({place:"",cell:null}),{deal:l,entry:c,stale:p,kept:u,place:d,correcting:$,inserting:f}=e,h=a.place===d?a.cell:null,m=Fe=>r({place:d,cell:Fe}),g=n?.enter??o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),x=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(Fe=>!Nk(c,Fe)),b=h??(x[0]?Ef(x[0]):null),O=!p&&t.unfit!==void 0,T=!p&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!O,F=b?qk(t,c,b,(Fe,Tn)=>(m(Tn?b:null),e.set(Fe))):[],Y=Hk(t.entry,c),Z={Enter:()=>(T||O)&&e.enter(O),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},We=Fe=>{let[Tn,ec]=ir[Fe]??[];if(Tn!==void 0&&ec!==void 0)m(Jk(t,b,Tn,ec));else{let tc=(F.find(kr=>kr.typed===Fe)??F.find(kr=>kr.or===Fe))?.press??Z[Fe];if(!tc)return!1;tc()}return!0},ut=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),nt=jf({pad:t,act:We,current:()=>e.told===t&&e.kept===u&&!ut(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${g}>
		<${jl} pad=${t} deal=${l} named=${Y.trump} inserting=${f} words=${n} />
		${s}
		<${Lk} pad=${t} deal=${l} draft=${c} full=${Y} now=${b} wrong=${t.fault?.seat??-1}
			pick=${m} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":T?"":"soft"}`} role="status">
			${Kk(t,h,x)||(T?o("page.pad.ready"):" ")}
		</p>
		${_k(t,c)&&(Y.trump||b?.field!=="trump")?i`<${Fk} trump=${Y.trump} now=${b?.field==="trump"} onpick=${()=>m(Ik)} />`:null}
		${b&&!(T&&!h)?i`<${Wk} keys=${F} label=${Cf(t,b)} />`:null}
		<${zk} open=${e} press=${nt} can=${T||O} text=${O?o("page.pad.anyway"):g} />
	</section>`}var zk=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${w} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${Nl} redo=${()=>t("Redo")} />`:null}
	${e.correcting?i`<${w} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${w} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,Hk=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function Kk(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||Bf(Ef(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Ne(e,s.seat)}):t?Cf(e,t):""}function Jk(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}function lr({pad:e,onpick:t}){let n=vt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${sa(e)} · ${vo(e.rules)}</p>
			<p class="standing">${nn(e)}</p>
		</header>
		${e.deals.length?i`<${Ei} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function Uk(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:Gk(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var Gk=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function cr({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${w} plain onclick=${r} say=${o("page.pad.strike")} />
		<${w} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${w} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${_} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Ne(e,l.dealer),lead:Ne(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${q(l.trump)} (${l.origin}).</p>
			<${ht} view=${Uk(e,t)} names=${vt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Vk=4e3,[Lf,Zk]=[4e3,12e4],Df=new Map;function Bl(e,t){let n=(Df.get(e)??Promise.resolve()).then(t);return Df.set(e,n.catch(()=>{})),n}var Qk=e=>Bl(e,async()=>{let t=tt(e);if(!t||t.shared)return;let n=Oe(),{pad:s,mark:a=""}=await xa({secret:n,record:t.record}),r=tt(e);r&&ge({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Rf(e){let{shared:t,record:n}=tt(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var El=new Map;function Yk(e){let t=El.get(e)??Bl(e,async()=>{let n=tt(e);if(!n?.shared||!Rf(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await xa({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof I&&p.status===409)return Xk(e,n.shared?.pad??"");throw p}),c=tt(e);c?.shared?.secret!==s||!r||ge({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>El.delete(e));return El.set(e,t),t}async function Xk(e,t){let{pad:n,mark:s}=await jr({pad:t}),a=tt(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ge({...n.record===a.record?a:jt(Qt(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var ra=e=>Bl(e,async()=>{let t=tt(e)?.shared?.secret;if(!t)return;await xa({secret:t});let n=tt(e);if(!n)return;let{shared:s,...a}=n;ge(a)}),e0=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function t0(e,t){let[n,s,a,r,l]=["",Lf,0,!1,!1],c=async()=>{let u=Rf(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await Yk(e).then(()=>null,$=>$);if(r=!1,d&&!e0(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,Zk);return}s=Lf,d&&(n=u,t(d)),c()},p=Ue(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function qf(e){k(()=>t0(e,t=>M(o("page.pad.share.not",{text:P(t)}))),[e])}function Wf({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=B(),l=()=>r(async()=>{await Qk(e.id),n(!0)}),p=i`<${w} aria-busy=${a} onclick=${()=>r(async()=>{await ra(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${w} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${_} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${bt} link=${Rn(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function n0(e){let[t,n]=y(null),[s,a]=y("");return k(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await jr({pad:e,after:l,lang:X.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof I&&u.status===404;if(a(d?o("page.pad.unshared"):P(u)),d)return}c=window.setTimeout(p,Vk)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,X.value]),{pad:t,wrong:s}}function If({id:e}){let{pad:t,wrong:n}=n0(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${lr} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${jl} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${nn(t)}</p>`}
			${oa(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${Ne(t,l)}</span>
				<span><b>${S(r)}</b>${oa(t)&&t.due?i` <small class="soft">(${S(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${cr} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${J} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var pr=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",s0=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},_f=e=>S(Number(e),e.split(".")[1]?.length??0),a0=e=>[pr(e)&&K(Date.parse(`${pr(e)}T12:00`),{dateStyle:"medium"}),R(e.summary.names)].filter(Boolean).join(" · ");function Ff(){let e=et().filter(m=>m.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=N.stake.value,p=e.filter(m=>(!s||pr(m)>=s)&&(!r||(pr(m)||"9")<=r)),u=p.filter(m=>!t.has(m.id)),d={records:u.map(m=>m.record),stake:s0(c),...mc()&&{comma:!0}},{value:$,wrong:f}=j(m=>Ec(d,{signal:m}).catch(g=>{throw new ae(Mn(g))}),JSON.stringify(d)),h=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${z} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${z} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${z} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${m=>N.stake.value=m} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${o0} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(m=>i`<${be} key=${m.id} label=${a0(m)}
				checked=${!t.has(m.id)} onchange=${()=>h(m.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${w} onclick=${()=>ma($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${w} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function o0({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${se}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${S(a.points)}</b></td>
				<td>${ce(a.balance)}</td>
				${n?i`<td>${_f(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${S(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${_f(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function r0({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Ff} />`:t==="on"&&n?i`<${If} key=${n} id=${n} />`:t?i`<${c0} key=${t} id=${t} />`:i`<${i0} />`}function i0(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=oo(await pn({record:await l.text()}));ge(c),H(`/pad/${c.id}`)}catch(c){s(Mn(c))}},r=l=>H(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${w} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Dn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${et().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${et().map(l=>i`<${l0} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Sf} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function l0({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[Se(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),K(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${R(a)}</span>
		<span class="score">${r.map(u=>S(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function c0({id:e}){let t=xe(()=>new rr(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${d0} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${J} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${J} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function p0(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function u0({open:e}){let{lines:t,print:n}=ta(),s=async a=>n(await e.type(a||"show",X.value));return k(()=>{s("")},[e]),i`<${na} lines=${t} print=${n} obey=${s} />`}function d0({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>oe(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${R(vt(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=$},[$]),qf(t.id),p0(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${N.spoken.value?i`<${u0} open=${e} />`:null}
		<${lr} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Pf} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${nn(n)}</p>
					<div class="pad-acts">
						<${w} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${Nl} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${$0} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||so.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Af} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${cr} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function $0({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=B(),d=async()=>M(o(await zt(vf(n))?"page.link.copied":"page.copy.not")),$=()=>$t(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Ri(Di({scores:n.deals,names:vt(n),title:sa(n),winner:nn(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(P(g))),h=(g,v)=>i`<${w} plain onclick=${v} say=${g} />`,m=()=>u(async()=>{await ra(t.id),H("/pad"),zu(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),f),h(o("page.rules.print"),()=>print())]:null}
		${Q.value?null:i`<${Wf} kept=${t} />`}
		${h(o("page.pad.save"),$)}
		${h(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Mf} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${ze} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${m} onclose=${()=>r(!1)} />`:null}
	</section>`}var ur=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,f0=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function m0(){let{value:e,wrong:t}=j(async()=>st?void 0:Mc({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${st?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${ur} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${ur} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${ur} about="browser" parts=${n("stays")} />
		${e?i`<${ur} about="rights" parts=${n("change")} />
				${e.contact?i`<${f0} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var ia="ninetynine.problems",zf="ninetynine.problems.damaged",dr=()=>ot(ia),Kf=e=>!Object.values(dr()?.marks??{}).some(t=>t?.first<e),Jf=e=>re(ia,JSON.stringify(e));function Hf(e){if(e===null||Ie(ia)!==e)return!1;let t=zf;for(let n=2;Ie(t)!==null;n++)t=`${zf}.${n}`;return re(t,e)&&re(ia,null),!0}async function $r(e,t){let[n,s]=[Ie(ia),dr()];if(!s)return{told:await t(e),damaged:Hf(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Hf(n)}}}var Cl=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:we(e),grade:t,grades:4,back:n?"yes":"no"}),Pl=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Ll(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=te(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Uf(e,t){let n=_e(e)-(te(e.variant)?.dummy?1:0);return Array.from({length:_e(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("problem.player",{n:(a-t-1+n)%n+1}))}var mr=({view:e})=>({...e,totals:[]}),Gf=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),Vf=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Zf(e,t,n){let s=o("problem.rating",{...Pl(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var fr=class{#e;#t;#n;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#t=n,this.#n=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:X.peek(),mind:this.#s,problem:this.#e,...t},s=await Ln(()=>Nc(n));this.#s=s.mind??"",this.#t(s.said),s.do?.act?this.#n.answer(s.do.act):s.want==="next"?this.#n.next():s.want==="quit"&&H("/")}).catch(n=>this.#t([P(n)]))}};function h0({rest:[e=""]}){let t=Ee.value.get("variant")??"";return i`<${y0} key=${`${e} ${t}`} day=${e||Nt()} variant=${t} any=${e!==""} />`}async function g0(e,t,n){await Be();let s=t||(n||!Kf(e)?"":Ut()?.id),{told:a,damaged:r}=await $r({date:e,...s?{variant:s}:{}},Br);return{all:a.problems,one:s||"",damaged:r}}function y0({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);k(()=>{let h=!1;return g0(e,t,n).then(m=>{h||(a(m),l(Qf(m.all)))},m=>!h&&a({wrong:P(m)})),()=>{h=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${J} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(h,m)=>{let g=c.map((v,x)=>x===r&&v.done===void 0?{...v,done:h}:v);a({one:p,damaged:u||m,all:g})},f=c[r];return f?i`<${k0} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(Qf(c))} />`:i`<${b0} all=${c} day=${e} variant=${p} onagain=${l} />`}function Qf(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function b0({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await $r({date:t},Br)).told,t),l=E(null);return k(()=>N.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...Pl(dr())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Yf} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${Cl(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${G} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${mt()} onchange=${c=>H(w0(t,c))} />
		${r?i`<${ji} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var w0=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Yf=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function v0(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=B(d=>l(P(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=m=>lp({problem:e.id,...m}),{told:f,damaged:h}=await $r({act:d,date:t},$);Jf(f.progress),l(""),a({act:d,told:f}),n(f.right,h)})}}}function k0({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=v0(e,t,r),$=mr(e),f=Uf($,$.seat??0),h=E(null),m=E(null);ke(()=>{c&&(N.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Cl(e,n,s)}</h1><p class="task">${V(Ll(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Ct} trump=${$.trump??""} />
		</header>
		${N.spoken.value?i`<${x0} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Xf(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${O0} problem=${e} names=${f} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${N.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Yf} right=${g} /><span>${V(S0(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${h} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${A0} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Bt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function x0({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=ta(),u=E({answer:l,next:c});u.current={answer:l,next:c};let d=xe(()=>new fr(e,p.print,{answer:f=>u.current.answer(f),next:()=>u.current.next()}),[e.id]),$=te(e.variant)!==void 0;return k(()=>{$&&d.present(...t)},[d,$]),k(()=>{n&&d.tell(n,r)},[d,n]),k(()=>s?p.print([s]):void 0,[s]),i`<${na} ...${p} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var S0=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Dl(e)});function O0({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=mr(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",f=n?null:new Set(C(d?.from)),h=$||(d?.seat??u)===u,m=T=>{let D=new Set($?r:[]);r.has(T)?D.delete(T):D.size<(d?.pick??1)&&D.add(T),l(D)},g=T=>f?.has(T)&&a(`play ${T}`),v=te(e.variant),x={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?rt(d?.worth??""):null,onpick:m,onplay:g},b=d?.seat??-1,O=h?null:{seat:b,hand:i`<${Lt} ...${x} cards=${Le(C(p.shown?.[b]?.hand),pe,p.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${en} view=${p} variant=${v} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${is} options=${{...d,offers:[]}} chosen=${r} variant=${v} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${V(Ll(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Pt} view=${p} variant=${v} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${de(p.aside)}</div>`:null}
			</div>
			<${Lt} ...${x} cards=${Le(C(p.hand),pe,p.trump)}
				can=${h?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Xf=(e,t)=>e.due?mi(e.due)-mi(t):0,Dl=e=>e.split(" ").slice(1).map(t=>Xe(t)).join(" ");function A0({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Xf(s,t),c=Ot(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${M0} told=${s} />`:i`<p>${V(o(r,{card:Gf(s.answers.map(Dl))}))}</p>`}
		${c?i`<p>${V(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${j0} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${T0} levels=${s.levels} />
		<p class="soft">${Zf(e,s,l)}</p>`}function M0({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Zt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${Ya} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${S(n.tricks)}</b><//>
				<td>${ye(n.chance)}</td><td>${Ss(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var T0=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ye(n)}</td>
	</tr>`)}</tbody>
</table>`;function j0({r:e,problem:t,names:n,open:s}){let a=mr(t),r=Vf(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${de(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${V(o("problem.fails",{card:Dl(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>de(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function N0({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${E0} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function E0({table:e,match:t,deal:n}){let{told:s,wrong:a}=hn(e,t,n),[r]=y(()=>xt("report",e)),l=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${J} class="report stack" title=${l} wrong=${a} text=${o("page.report.coming")}>
			<${em} table=${e} match=${t} deal=${n??0} />
		<//>`;let c=s.header,p=te(c.variant),u=Number(Ee.value.get("seat")??-1),d=Xt(s,e),$=kn(c,p?p.seats:c.seats.length,d),f=u>=0&&u<$.length?u:ss(c,$.length,d),h=f===d,m=i`<${q0} told=${s} table=${e} match=${t} one=${n!==void 0} names=${$}
		seat=${f} own=${h} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Ye(s)}>
		<header class="report-head"><h1>${l}</h1>
			<p class="soft">${c.rules?.name??we(c.variant)}</p>
			<${G} hidden label=${o("page.report.whose")} value=${String(f)}
				options=${$.map((g,v)=>[String(v),o("page.report.of",{name:g})])}
				onchange=${g=>H(`${Ac()}?seat=${g}`,{replace:!0})} />
			<${em} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${B0} told=${s} wrong=${a} />
		${s.deals.length&&h&&!Ye(s)?i`<${D0} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${f}
					newcomer=${r} />`:null}
		${s.deals.length===0?null:r?i`<details><summary>${o("page.hint.figures")}</summary>${m}</details>`:m}
	</main>`}var em=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function B0({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Ye(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${Ua(e)}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}var tm="three";function C0(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson"}:t?{to:n,say:"page.last.report"}:{to:`/learn/${tm}`,say:"way.go.cure"}}var P0=12;function L0({deals:e,luck:t},n,s){return e.filter(a=>s?.aside&&a.made[n]===!1).map(a=>{let[r]=a.mistakes.filter(h=>h.seat===n),l=a.accounts[n],c=["cards","lie","others"].reduce((h,m)=>l[m]<l[h]?m:h),p=r?"act":t&&l[c]<-Ce?c:"",[u,d]=r?[Is(r.act,r.bid),Is(r.better,r.betterBid)]:["",""],$=fe(a.bids[n]??0,s);return`${o("page.report.failed",{deal:a.deal+1,bid:$,won:a.won[n]??0})} ${o("page.report.failed.why",{why:p,when:r?wo(r):"",act:u,better:d})}`})}function D0({told:e,table:t,match:n,one:s,seat:a,newcomer:r}){let l=e.lessons?.[a]??"";k(()=>{r&&!s&&_n("cure",l||tm)},[]);let c=e.deals.flatMap(m=>m.mistakes).filter(m=>m.seat===a),[p]=c.sort((m,g)=>g.lost-m.lost),{lost:u}=e.total[a],d=Ke.reduce((m,g)=>u[g]>u[m]?g:m),$=hs(Ke.map(m=>u[m]),0)[Ke.indexOf(d)]??0,f=e.deals.length>P0?[]:L0(e,a,te(e.header.variant));if(!p&&!r&&!f.length)return null;let h=C0(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${r?i`<${Fa} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:d,n:$,one:s?"yes":"no"})}</p>
				<${R0} mistake=${p} place=${_s(t,n)} />`:r?i`<p class="lead">${o("page.report.plain.none",{failed:f.length?"yes":"no"})}</p>`:null}
		${f.map(m=>i`<p key=${m}>${V(m)}</p>`)}
		<p class="row">
			${l||r?i`<a class="button chief" href=${h.to}>${o(h.say)}</a>`:null}
		</p>
	</section>`}function R0({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=Za(e),r=e.act.startsWith("play ")||e.act.startsWith("lay "),l=u=>i`<${ie} key=${u} card=${u} />`,c=(u,d,$)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`,{bid:$===void 0?"none":String($)})}
		</figcaption>
		${r?i`<div class="cards">${C(d.replace(/^\w+ /,"")).map(l)}</div>`:i`<p><${Zt} act=${d} /></p>`}
	</figure>`,p=o("page.report.where",{deal:e.deal+1,when:wo(e)});return i`<div class="shown">
		<h2>${p}</h2>
		<div class="sides">${c("did",e.act,e.bid)}${c("better",e.better,e.betterBid)}</div>
		${Ot(e.why).slice(0,2).map(u=>i`<p key=${u}>${V(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:a?i`<p>${ks(a)}.</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function q0({told:e,table:t,match:n,one:s,names:a,seat:r,own:l}){let c=e.total[r],p=e.deals.flatMap(m=>m.mistakes).sort((m,g)=>g.lost-m.lost),u=p.filter(m=>m.seat===r),d=p.filter(m=>m.seat!==r),$=a[r]??"",f={names:a,place:_s(t,n),one:s},h=Ye(e)?o("page.report.coming"):_r(c.lost,$,l,s,u);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Ye(e)}>${W0(h)}</p>
			${e.luck?i`<p>${I0(c)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${u.length?i`<section><h2>${o("page.report.moments")}</h2><${Fs} of=${u.slice(0,12)} ...${f} /></section>`:null}
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${_0} account=${c} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${F0} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${d.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Fs} of=${(s?d:p).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${z0} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var W0=e=>e.endsWith("…")?e:`${e}.`;function I0(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Ce)||0),a=Math.min(Math.round(e.gifts/Ce),Math.max(s,0));return o("page.report.luck",{cards:ce(t),lie:ce(n),others:ce(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:S(a)})}function _0({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ke)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=hs(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ce(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ce(r,1)}</td>
	</tr></tfoot></table>`}function F0({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Ce));return i`<${zs} at=${u} from=${(p[0]??[]).map(d=>d/Ce)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Ce);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Ce:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${zs} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function z0({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ke.map(c=>`lost.${c}`),"others"]:["lie",...Ke.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>hs(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${se}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ce(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ce(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var la={C:"♣",D:"♦",H:"♥",S:"♠"};function nm(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=ps(e);return ln(t)+la[n]}var ql=e=>la[e]??o(e==="none"?"trump.short":`trump.${e}`),Rl=e=>la[e]?`${la[e]} ${q(e)}`:ql(e),sm=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Wl=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):sm(e,t.seat),am=e=>e.trump.by==="holder";function Il(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:nm(n)}),o("page.slips.trump",{trump:Rl(t??"none")})];if(am(e))return[o("page.slips.named",{trump:t?Rl(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Rl(t)})];let{first:s,after:a=[]}=e.trump,r=[...pe,"none"].filter(c=>c===s||a.includes(c)),l=ei(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${ql(u)}`);return[o("page.slips.ring",{trumps:r.map(ql).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var om=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function rm({deal:e,slip:t}){let n=C(t.cards);return i`${[...pe].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>ln(ps(r).rank));return i`<p key=${s} class="suit-of"><${le} trump=${s} /><span class="unseen">${q(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${V(o("joker.as",{card:nm(e.turnup??"")}))}</p>`:null}`}var H0=({cards:e})=>Math.max(...[...pe].map(t=>e.split(t).length-1));function K0({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function J0(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=C(s.cards).length+(s.joker?1:0),l=a?Il(t,n):[om(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Wl(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${H0(s)}`}><${rm} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${V(c)}</p>`)}
		${a?i`<${K0} variant=${t} />`:null}
	</div>`}function U0(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!am(t)?Il(t,s):[],u=l==="hand"?p:[om(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Wl(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${V(d)}</p>`)}
	</div>`}var[im,lm,hr,G0]=[330,374,22,36];function V0(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=im/hr;return Array.from({length:2*s*lm/hr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*hr,p=(Math.floor((r>>1)/s)+n())*hr,u=(.6+.4*n())*G0/10,d=[r%2?-u:u,u].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return la[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function Z0(){let e=[...pe].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${im}" height="${lm}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${V0()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var cm=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function pm(e){let t=xe(Z0,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${J0} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${U0} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function um({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:sm(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${V(Il(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${Wl({...t,deal:a,slip:r})}</span><${rm} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[Q0,Y0]=[200,2**31],X0={seed:48,label:40},dm=()=>fc(16).replace(/(.{4})(?=.)/g,"$1-"),ex=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:dm()});function tx({plan:e,set:t}){let n=ee(t),s=a=>({value:e[a],maxlength:X0[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${me} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${Q0} onchange=${n("deals")} />
			<${me} label=${o("page.slips.first")} value=${e.first} min=${1} max=${Y0} onchange=${n("first")} />
		</div>
		<div>
			<${be} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${z} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${z} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${w} plain onclick=${()=>t({seed:dm()})} say=${o("page.slips.seed.new")} /></p>`}function nx(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):Ht(e)?o("page.slips.seed.bad"):P(e)}function sx(e){k(()=>{if(!e)return;let t=!1;return cm().then(()=>t||print()),()=>{t=!0}},[e])}function ax(){k(()=>{oe(Be)},[]);let[e,t]=y(()=>({...ex(),variant:Ee.peek().get("variant")??""})),n=E(e);k(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=Te.value.find(m=>m.id===e.variant)??Ut(),$=te(d?.id);sx(r);let f=m=>{n.current={...n.current??e,...m},t(n.current),l(null),p("")},h=async m=>{if(m.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:v,fixed:x,label:b}=e,O=e.seed.trim(),T=m.submitter?.getAttribute("value")==="all",[D,F]=await Tc({variant:$.id,seed:O,first:g,deals:v,fixed:x,label:b}).then(Y=>[Y,""],Y=>[null,nx(Y)]);n.current===e&&(a(null),l(D&&{variant:$,series:D,seed:O,all:T}),p(F))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${G} label=${o("page.create.variant")} value=${d.id} groups=${mt()}
				onchange=${ee(f)("variant")} />
			<${tx} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${u}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${u}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?um:pm} ...${r} />`:null}
	</main>`:i`<${J} />`}function ox(e){let t=A.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${ix} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${mm} />`}
	</main>`}var Kl=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,mm=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Kl} /></section>`;function rx(e){let[t,n]=y({}),s=E(""),a=async()=>{try{for(;;){let r=await _c({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:P(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function ix(){let[e,t]=y(""),{told:n,wrong:s,again:a}=rx(e),r=E([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${G} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,we(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${lx} told=${n} again=${a} />`:null}`}var Fl={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},zl=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function lx({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${mm} />`;let a=s.deals?i`<${wx} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Kl} /></section>`;let r=zl(e,Fl.charts)&&e.course.length>1,l=r&&yr(n);return i`<${cx} told=${e} />
		${zl(e,Fl.figures)?i`<${dx} told=${e} />`:null}
		${r?i`<${$x} told=${e} /><${gx} told=${e} />`:i`<${px} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${bx} of=${n.bids} />
			<${vx} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function cx({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ke.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=S(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:S(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var px=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:zl(e,Fl.figures)?"charts":"figures"})}</p><${Kl} />
</section>`,gr=(e,t,n)=>t>e&&t-e<Math.abs(n),Hl=e=>gr(-(e.margin??0),e.margin??0,e.mean)?`± ${S(e.margin??0,1)}`:"",$m=e=>[S(e.mean,1),Hl(e)].filter(Boolean).join(" "),ux=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function dx({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=yr(e)?o("page.stats.interval",{low:ye(n),high:ye(s)}):"",l=[Hl(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),S(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ye(a),r],[o("page.records.points"),S(e.points.mean,1),Hl(e.points)]];return e.judged&&p.push([o("page.stats.lost"),S(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),S(t.made),c]),i`<${ux} of=${p} />`}var fm={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>_l(e.points),lost:e=>_l(e.lost.all),...Object.fromEntries(Ke.map(e=>[e,t=>_l(t.lost[e])]))},_l=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function $x({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(h=>h.judged>0),a=s.length>1,r=h=>e.all.lost[h].mean===0,l=["made","points",...a?["lost",...Ke.filter(h=>!r(h))]:[]],c=l.includes(t)?t:"made",p=h=>c==="made"||h.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(h=>{let[m=0,g=0,v=0]=fm[c]?.(h)??[];return{from:h.from,to:h.from+h.deals-1,mean:m,low:g,high:v}}),[d=0]=fm[c]?.(e.all)??[],$=h=>c==="made"?ye(h/100):S(h),f=2*u.filter(h=>gr(h.low,h.high,h.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(h=>[h,o(`page.stats.aspect.${h}`)])} />
		<${qd} of=${u} last=${e.all.deals} label=${fx(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${ca} of="range" say="page.stats.key.interval" />`:null}
			<${ca} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function fx(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Jl=10,yr=({deals:e,made:{low:t,high:n,share:s}})=>e>=Jl&&gr(t,n,s),ca=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,mx=["bids","trumps","premiums","places","variants"];function hx(e,t){return e==="trumps"?i`<${le} trump=${t} /> ${q(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):he(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?we(t):S(Number(t))}function gx({told:e}){let[t,n]=y("bids"),s=mx.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>yr(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${se}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${S(0)}</span><span aria-hidden="true">${ye(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${hx(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${yx} of=${u} /></td>
				<td>${u.deals<Jl?o("page.stats.of",{made:u.made.count,n:u.deals}):ye(u.made.share)}</td>
				${c?i`<td>${u.bids.of?ye(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${S(u.deals)}</td><td class="spare">${$m(u.points)}</td>
				${l?i`<td class="spare">${u.judged?$m(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${ca} of="made" say="page.stats.head.made" />
			${p?i`<${ca} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${ca} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function yx({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Jl/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${yr({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function bx({of:e}){if(!gr(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[S(Math.ceil(e.low)),S(Math.floor(e.high))],a={of:e.of,made:S(e.made),n:S(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var wx=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:S(e.made.count)})}</p>`;function vx({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=E(!1);k(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let h of gs($.table,$.match,void 0,()=>l.current,!0));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(P(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${w} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[kx,xx]=[400,12],Ul=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<kx&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<xx)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function hm(){k(()=>{let e=new Ul;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Sx=4,Ox=4e4,Ax=2e3,Mx=1e3,Gl=class{#e;#t;#n;#s=new Map;constructor(t,n){this.#e=t,this.#t=n,this.#n=Ns("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=Sx}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#t()}},br=class{ours=!1;#e;#t;#n;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#t=s,this.#n=Ns(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new Gl(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#p({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#p({said:t,trouble:n})}leave=()=>{this.ours&&(this.#p({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#l()}#p(t){this.#n?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<Mx&&t<this.#a)return this.#p({claim:this.#a});this.ours=!1,this.#t()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:Ax*Math.random():Ox),t===void 0&&!n&&this.#e(s,a)}};var Tx=4e4,jx=5e3,Nx=15e3,Ex=2e3,Vl={first:250,longest:8e3};function ym(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=ym(n[s],a);return n}var gm=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,wr=class{state=L("opening");trouble=L("");refused=L(null);#e;#t;#n=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#p=0;#o;constructor(t,n){this.#e=t,this.#t=n,this.#o=new br(t,(s,a)=>this.#S(s,a),()=>this.#d(),()=>this.#f()),addEventListener("online",this.#u),addEventListener("offline",this.#m),document.addEventListener("visibilitychange",this.#h),this.#w()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Ea(this.#e,t,n)}hint(){return Xc({table:this.#e,id:Oe()},{within:3e4})}now(){return Ft($e(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#f();this.#l||(this.#c=!0,this.#f())};doubt(){this.state.peek()==="live"&&performance.now()-this.#p>Ex&&this.again()}#d(){this.#f(),this.#n===0&&this.#$()}async#$(){let t=await dn({table:this.#e}).catch(()=>{});t&&t.seq>this.#n&&this.#S(t)}#f(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#u),removeEventListener("offline",this.#m),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#f()}#u=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#m=()=>{$e(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#w(){for(let t=Vl.first;!this.#a;t=Math.min(2*t,Vl.longest)){let n=this.#n;try{await this.#y(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(gm(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=Vl.first);let s=this.#c?0:t;this.#c=!1,await this.#g(s)}}#g(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#y(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#b()}async#b(){let{signal:t}=this.#i=new AbortController;try{let n=await dn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#S(n)}catch(n){if(t.aborted)return;if(gm(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#g(jx)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Tx),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#p=performance.now(),this.#v();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=$e(this.#e)?0:setTimeout(()=>t.aborted||this.#f(),Nx),s={Accept:"application/x-ndjson"},a=jp(this.#e,this.#n),r=await bc(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#p=performance.now(),!r.ok||!r.body)throw kc(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...ym(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#n&&s.event.do!=="present")&&(this.#v(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#n===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!s&&this.#O(t)}#O(t){this.#n=t.seq,$e(this.#e)||Cn(t.at),this.#t(t)}};var Bx=3;async function bm(e){if(Ts(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<Bx;t++){let n=await Bp(e),s=Cx(n),a=await ha(new Blob([n])),{table:r,seq:l}=await Qe(()=>ep({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await dn({table:e})).seq>s))return Zp(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var Cx=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function wm({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(h=>h.player).length===1,[c,p]=y(!1),u=h=>{s(),e.act(h)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=Dx(e.id,$,t.seq);return i`<${_} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${w} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${w} onclick=${()=>u({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${w} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>u({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${w} onclick=${()=>u({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${w} onclick=${()=>u({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${w} chief onclick=${()=>u({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${w} onclick=${()=>p(!0)} say=${o("page.abandon")} />`}
					${d.clock?.move?i`<${Mt} what="turn" />`:null}
				</section>`:null}
			<${Px} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				<${w} onclick=${()=>n("rules")} say=${o(d.rules?"page.house":"page.nav.rules")} />
				<${w} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${w} onclick=${()=>H("/")} say=${o("page.home")} />
			</section>
			<${Ad} table=${t.table} variant=${d.variant??""} />
			<${Lx} table=${t.table} />
		</div>
	<//>`}function Px({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=B();if(!cs||!$e(e)||Q.value||t||n)return null;let r=()=>a(()=>bm(e));return i`<section><h3>${o("page.here")}</h3>
		<${w} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Lx({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<ic&&Rt.includes(a.bot??"");return[In(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${He(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Wa(a)}</small></li>`)}
		</ul>
	</section>`}function Dx(e,t,n){let{value:s}=j(async a=>t&&Yc({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function vm({settings:e,onclose:t}){let{value:n}=j(()=>oe(()=>Jt(e,X.value)));return i`<${_} title=${o(e.rules?"page.house":"page.nav.rules")} broad onclose=${t}>
		${n?i`<${Xr} guide=${n} />`:null}
	<//>`}var Rx=450,Zl="ninetynine.premium.",km="ninetynine.forced",xm=e=>`${e?.table.match} ${e?.view?.game} ${e?.view?.deal} `,qx=1e3,Wx=100,Ix=700,Ql=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",_x=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),Fx=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),vr=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");coached=L("");wrong=L("");showing=new Do(()=>N.spoken.value?"quick":N.pace.value);view=sn(()=>this.showing.shown.value?.message.view);talk=sn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=sn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#s.value&&t.message.seq===this.newest.value?.seq});#e=L([]);#t="";#n=-1/0;#s=L(0);#a="";#r=!1;#i=0;#l=0;#c=!1;#p;constructor(t,n){this.id=t,this.#t=Ie(Zl+t)??"",this.port=n(t,a=>this.#m(a)),this.unsent=Ts(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#o(a)};let s=[Ue(()=>this.#A()),Ue(()=>this.#f())];this.#p=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#o(a)}guides(){return!!this.settled.value.settings.guide&&N.way.value!=="over"}now(){return this.port.now()}close(){this.#p(),clearTimeout(this.#l),clearTimeout(this.#i),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#o({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#b(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,r&&a&&this.#d(a)}#d(t){this.#t="",this.intended.value=t,re(Zl+this.id,t?xm(this.newest.peek())+t:null),this.#v()}#$(){this.intended.value="",re(Zl+this.id,null)}#f(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#i),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#r&&!$e(this.id)&&Me("there").catch(()=>{}),this.#r=t==="lost",n!==this.wrong.peek()&&(this.#i=setTimeout(()=>this.wrong.value=n,qx))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#y(t);this.waits.value++;let n=await this.#y(t);return this.waits.value--,n}async play(t,n="",s=!1){let a=this.view.peek()?.options;if(!a||this.busy.peek())return!1;this.dismiss(),this.busy.value=t,this.#u(a);let r=this.#a=`${a.seat??this.newest.peek()?.seat} ${t}`;this.#c=!1,this.showing.hurry(),n&&this.#d(n);let l=a.seat===void 0?{}:{hand:a.seat},c=await this.#y({do:"act",act:t,seen:this.newest.peek()?.seq,...l},n,s);return this.#a===r&&(this.#a="",(!c||this.#w())&&(this.busy.value="")),!c&&n&&this.#$(),c!==void 0}#u(t){let n=this.view.peek();if(t.kind!=="play"||C(t.from).length>1||C(n?.hand).length<2||N.forced.peek()||N.spoken.peek()||!n||!this.#M(n))return;let s=Number(Ie(km))+1;s<=3&&re(km,String(s)),s===3&&M(o("page.choices.forced.offer"))}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&this.#v()}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Rp();return this.waits.value--,t&&qp(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#h();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#h()&&M(P(a))});this.thinking.value=!1,s&&n===this.#h()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Ql(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#n<Ix||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#m(t){_x(t)&&(this.next.value="",this.#c=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=performance.now()),at(()=>{zx(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Fx(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-Wx)),this.#g(t),t.event.acts?.includes(this.#a)&&(this.#a=""),!this.#a&&this.#w()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&qa(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#x(t),this.#v()}#h(){return Ql(this.newest.peek()?.view)}#w(){return(this.newest.peek()?.seq??0)>=this.#s.peek()}#g({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#y(t,n,s){let{answered:a,late:r}=this.put(t,n),l=!1;return r.then(()=>l=!0),this.#b(a,()=>l,s)}async#b(t,n,s=!1){try{let a=await t;return this.#s.value=Math.max(this.#s.value,a?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),a?.late&&M(o("page.unsent.late")),a}catch(a){let{reason:r}=a;a instanceof Pn&&this.#k(),r==="no-session"&&this.port.again(),!s&&(r!=="stale"||n())&&M(P(a));return}}#k(){this.#c=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#x(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=za(this.id,n.commit);if(!a)return;let r={id:Oe(),do:"entropy",text:a};Ln(()=>this.port.act(r)).catch(()=>{})}async#v(){let t=xm(this.newest.peek());this.#t.startsWith(t)?this.intended.value=this.#t.slice(t.length):this.#t&&this.#$(),this.#t="";let n=this.intended.peek(),s=this.newest.peek()?.view;if(!n||this.#a||!this.#w())return;if(s?.options?.kind==="lay")return this.#$();if(s?.phase==="lay")return;if(!(s?.options?.kind==="offer"?s.options.acts??[]:[]).includes(n))return this.#$();this.showing.skip(),await this.play(n,"",!0),this.#$()}#A(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#l),n?.kind==="play"&&t&&this.#S(t,n),(t?.phase!=="play"||!C(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(C(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ql(this.newest.value?.view)&&this.dismiss()}#S(t,n){let s=C(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#O(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#l=setTimeout(l,a?0:Rx)}#O(t){return this.#M(t)&&(N.forced.value||C(t.hand).length===1&&!N.spoken.value)}#M(t){return this.newest.peek()?.table.chairs.filter(s=>s.player).length===1&&!this.#c&&!this.guides()&&t.options?.seat===void 0}};function zx(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function Sm({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ze(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Ia} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Om=1e4;function Hx({rest:e}){let t=e[0]??"",n=zn(t);return n?i`<${Kx} to=${n} />`:i`<${Jx} key=${t} id=${t} />`}function Kx({to:e}){return k(()=>H(`/t/${e}`,{replace:!0}),[e]),null}function Jx({id:e}){let t=xe(()=>new vr(e,(a,r)=>new wr(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${Ux} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=cn.value&&!$e(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${yl} unsent=${t.unsent} />
		</div></main>`}return i`<${Gx} table=${t} />`}function Ux({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>A.value&&l.player&&l.player!==A.value.id&&!$e(t.id));return i`<${J} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${P(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${w} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${Eo} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function Gx({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=qa(s),{variant:d="standard",rules:$,deals:f,games:h}=e.settled.value.settings,m=te(d,$),g=!!(r?.options&&e.current.value),v=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=v},[v]),k(()=>{g||eu(e.id)},[g,A.value?.id]),k(()=>{$e(e.id)||c$().catch(()=>{})},[e]),k(()=>{$e(e.id)&&c==="playing"&&Ru()},[c==="playing"]),m1(e,n),Fo(),hm(),k(()=>Zs.clear(),[r?.deal,r?.game]),l1(p.some(Dt=>Dt.until!==void 0)),p1(r,a?.gone??!1);let x=c1(r),b=c==="waiting"&&r?.phase!=="over";k(()=>{c==="waiting"&&r?.phase==="over"&&xt("match",e.id)&&_n("report",e.id)},[c]);let O=$n(m,r?.phase),T=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,D=()=>i`<${Wd} table=${e.id} names=${u} about=${vo(m,f,h)} view=${r} />`,F=jm(e,s)&&r!==void 0&&!b;f1(e,F,!b&&r?.phase!==void 0&&!T);let Y=e.busy.value!==""||e.waits.value>0||e.thinking.value,Z={table:e,message:s,names:u,variant:m,laid:O},We=ea(e,s),ut=We||e.advice.value?"hinted":"";return i`<${It.Provider} value=${dt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${Y} data-stage=${c} data-phase=${r?.phase??""}>
		${N.spoken.value?i`<${bf} table=${e} variant=${m} />`:null}
		<${e1} table=${e} message=${s} panel=${t} onpanel=${n} beside=${F} />
		<${lf} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?_e(r):0} ${T?"sheeted":""} ${ut}`}>
				${r&&r.phase!==void 0&&!b&&l!==void 0?i`<${a1} ...${Z} />`:null}
				${We?i`<${hf} ...${Z} />`:i`<${Yx} table=${e} variant=${m} />`}
				<${Vx} ...${Z} full=${a} waiting=${b} between=${T} fresh=${x} />
				${r&&!b&&l===void 0?i`<${Zx} table=${e} message=${s} />`:null}
			</div>
			${r&&!b?i`<aside class=${`side ${F?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${D()}</div>
						${F?i`<${Am} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Qx} ...${Z} panel=${t} onpanel=${n} scores=${D} />
		</main><//>`}function Vx({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:m,host:g}=e.settled.value;return i`<div class="felt empty">
			<${u$} id=${e.id} message=${t} settings=${m} host=${g} me=${A.value?.id??""}
				ondo=${Yl(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let h={table:e,message:t,names:n,variant:s};return i`<${en} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${s1(e,t,n)} pending=${Xx(e.busy.value)}
		unsent=${Yo(e.unsent).some(m=>m.command.do==="act")}
		said=${c?void 0:$1(e)} chairs=${d1(e,f)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!N.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${mu} view=${u} names=${n} />
		<${k$} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Xd} ...${h} fresh=${p} />`:i`<${n1} ...${h} />`}
	<//>`}var Zx=({table:e,message:t})=>i`<${Sm} message=${t} busy=${e.waits.value>0} ondo=${Yl(e)} />`;function Qx({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${_} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Bt} view=${l} names=${n} />`,_e(l)>3);case"last":return l&&p("page.lasttrick",i`<${Bt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${Am} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${vm} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${R$} onclose=${c} />`;case"more":return i`<${wm} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Yx({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=C(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${Lo} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Zn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?Nm()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Am({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=j(async()=>n.length>0?(await Ge()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${r$} talk=${e.talk.value} muted=${c} onsay=${Mm(e)} onhear=${l} />`}var Yl=e=>async t=>{let n=A.value===null;if(await oe(()=>Ra(o("page.guest"))))return n&&e.port.again(),e.act(t)},Mm=e=>t=>Yl(e)({do:"chat",text:t}),Xx=e=>e.startsWith("play ")?e.slice(5):null;function e1({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==A.value?.id).length,u=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:f,from:h,games:m}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Ct} trump=${an(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||h?o("game.once",{what:f?"day":"other"}):o(m===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${u1(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${w} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var pa=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function t1(e,t,n,s){let{deal:a,phase:r,dealer:l,seat:c}=n;k(()=>{if(N.spoken.peek())return;let[d,$,f]=[l===c?"yes":"no",s[l??-1]??"",an(n)],h=n.trump??(f?"stay":"unnamed");M(o("page.dealt",{you:d,dealer:$,kind:h,trump:q(f)}),!0)},[a]);let p=xe(()=>e,[t,a,r]),u=t?r==="play"?"":p:e;k(()=>{u.trim()&&!N.spoken.peek()&&M(u,!0)},[u])}function n1({table:e,message:t,names:n,variant:s}){let a=t.view,r=pa(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=yc.value.has(e.id),d=r?.kind==="offer"&&e.intended.value!=="",$=d||r?.kind==="offer"&&l?void 0:r,f=I$({...a,options:$},n,c,p,u),h=r?.kind==="play"&&e.chosen.value.size>0,m=Yo(e.unsent).some(F=>F.command.do==="act"),g=m?o("page.unsent.act"):h?o("page.tap.again"):f;t1(g,!$&&!m&&!p&&!c&&!u&&a.phase!=="over",a,n);let v=F=>e.lay(F),x=F=>e.play(F),b=F=>r&&F.stopPropagation(),O=e.advice.value?.advice.act,T={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],D=`asking ${r?"asked":""} ${T}`;return i`<section class=${D} aria-label=${o("page.yours")} onclick=${b}>
		<${Wi} table=${e} message=${t} names=${n} />
		<${Yi} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask">${g}</p>
		${r?.kind==="lay"?i`<${is} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!ea(e,t)||tr(e,a)} onlay=${v} slots />`:null}
		${r?.kind==="offer"&&!d?i`<${Ho} options=${r} variant=${s} busy=${l} onact=${x} best=${O} />`:null}
		${r?.kind==="name"?i`<${Ko} options=${r} busy=${l} onact=${x} best=${O} />`:null}
	</section>`}function Tm(e,t){let n=t.view,s=pa(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(C(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(F$(s));e.play(`play ${u}`)}},p=r?Vs(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function s1(e,t,n){let s=t.view,a=En(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=Tm(e,t),d=pa(e,t)?.seat===a,$=i`<${Lt} cards=${Le(C(r),pe,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function a1({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=pa(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:f,chosen:h,best:m,onpick:g,onplay:v}=Tm(e,t),x=da(r,l).filter(D=>`play ${D}`!==c),b=e.showing.shown.value?.full,O=hu(r,s).join(" "),T=u&&N.values.value&&p?.worth?rt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Pt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${de(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${i1} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(D=>D.player).length>1?i`<${s$} onsay=${Mm(e)} />`:null}
		<${Lt} cards=${x} can=${$?new Set:f} chosen=${d?new Set([d]):h}
			best=${$?void 0:m} values=${T} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):v} />
	</section>`}function o1({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function r1({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function i1({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||r1(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class=${`button plain ${vl(e)?"nothing":""}`}
		onclick=${()=>nr(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!pa(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=o1(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,h=a!=="waiting"&&e.settled.value.settings.undo!=="never",m=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${h?f:null}${m}</div>`}function l1(e){let[,t]=y(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function c1(e){let t=E(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&Wt(t.current,e)}function p1(e,t){let n=E(e);k(()=>{for(let s of Ld(n.current,e))Sn(s);n.current=e},[e]),k(()=>{t&&Sn("trick")},[t])}var jm=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,u1=(e,t)=>jm(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),d1=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,$1=e=>o$(e.talk.value,{me:A.value?.id??"",since:e.now()-Om});function f1(e,t,n){let s=e.talk.value.at(-1);k(()=>{if(!(s&&e.now()-s.at<Om)||N.spoken.peek()||s.by===A.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${as(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var Nm=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function m1(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let l=s.key.length===1&&s.key!==" ";if(N.spoken.peek()&&l)return document.getElementById("command")?.focus();if(!zo(cl(),s.key)){if(s.key==="h"&&e.view.peek()?.options)nr(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")pl()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||Nm()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Em=(e,t)=>K(e,{dateStyle:"long",...t});function Xl({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=B(d=>r(P(d))),p=(d,$)=>{r(""),c(async()=>{let f=await $();s(""),await t(f,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>un($?{code:$}:{words:n}))};return i`${es()&&!dd()?i`<p><${w} aria-busy=${l} onclick=${()=>p("passkey",md)}
				say=${o("page.you.passkey.use")} /></p>`:es()&&!A.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:Bs("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${z} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function h1({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:Re(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:R(n)})}</p>`}function Bm({proof:e,by:t,onend:n}){let{busy:s,once:a}=B(),{here:r}=e,[l,{name:c,last:p},u]=[Re(e),e,A.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await Da(e)).name})),n(!0)}),f=E(null);return k(()=>f.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${f} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:Em(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${h1} here=${r} />`:null}
			${u?i`<p><${w} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${w} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${w} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:Re(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function Cm({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=B(),c=Re(e),p=()=>l(async()=>t(await $(),"back")),d=(j(async()=>e.joined?void 0:Kt({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((m,{matches:g,assisted:v})=>m+g+v,0),$=()=>un({back:!0,as:e.id}),f=()=>a(!1),h={player:c,name:e.name,n:d,day:Em(e.until)};return i`<${Pe} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",h)}</p>
		<p class="row">
			<${w} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${A.value&&!e.joined?i`<${w} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:A.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",h)}</p>
		${s?i`<${Pm} of=${e} prove=${$} onjoin=${n} onclose=${f} />`:null}
	<//>`}function Pm({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=B(m=>{m instanceof I&&m.why==="join-hand"?c(!0):r(P(m))}),f={player:Re(e),name:e.name,me:A.value?.name??""},h=()=>$(async()=>{r("");let{code:m}=await t();await Fc({code:m,as:e.id,me:A.peek()?.id??"",hand:p}),co(e.id),M(o("page.join.done",f)),s(),n(),await Me("there")});return i`<${_} title=${o("page.before.bring",f)} onclose=${s}
		actions=${i`<${w} chief aria-busy=${d} disabled=${l&&!p} onclick=${h}
			say=${o("page.before.bring",f)} />`}>
		<ul>${["matches","people","keys","undo"].map(m=>i`<li key=${m}>${o(`page.join.${m}`,f)}</li>`)}</ul>
		${l?i`<${be} label=${o("page.join.hand",f)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function Lm({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===A.peek()?.id?M(o("page.join.same",{player:Re(c)})):a(c)};return i`<${Pe} title=${o("page.other")}>
		<p>${o("page.other.about",{name:A.value?.name??""})}</p>
		<p><${w} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${Pm} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${_} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${Xl} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var Dm=e=>K(e,{dateStyle:"medium"});function g1({of:e,sole:t,onend:n}){let s=K(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),a=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:K(e.from)}),e.made&&o("page.you.key.made",{day:Dm(e.made)}),o("page.you.key.seen",{day:s})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${a.filter(Boolean).map(r=>i`<span>${r}</span>${" "}`)}</span></span>
		${e.this?!t&&i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${w} plain onclick=${n} say=${o("page.you.key.end")} />`}
	</li>`}var y1=({words:e,onclose:t})=>i`<${_} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${w} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function b1({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=B(),r=l=>a(async()=>{await Oa({player:l.id}),M(o("page.join.undone",{what:Re(l)})),n(),await Me("there")});return e.length+t.length===0?null:i`<${Pe} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:Re(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:Dm(l.until)})}</span></span>
				<${w} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${K(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function w1(e,t){if(e.kind==="push")return o("page.you.told.end");let n=Xn(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:gi(e)}),e.kind==="passkey"&&o(bi()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function v1({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=B(),d=()=>s(null),$=Z=>oe(Z).then(()=>(d(),t())),{words:f,elsewhere:h,lasting:m,ways:g}=Xn(e.keys),v=m.length>0,x=[o("page.you.others.about"),v&&o("page.you.others.stay",{ways:R(m)})],b=`page.you.keep.${v?"safe":h?"elsewhere":"about"}`,O=async()=>c(`${location.origin}/#code=${(await Nr()).code}`),T=Bs(e.site),D=async()=>location.assign(`${T}/you#code=${(await Nr()).code}`),F=async()=>r((await Jc()).words),Y=async()=>{await fd(e),M(o("page.you.passkey.made")),t()};return i`<${Pe} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(Z=>i`<${g1} key=${Z.id} of=${Z} sole=${e.keys.length===1}
					onend=${()=>s(Z)} />`)}
			</ul>
			${h?i`<p><${w} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Pe} title=${o("page.you.keep")}>
			<p>${o(b,{ways:R(g)})}</p>
			<p class="row">
				${es()&&po(e.site)?i`<${w} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(Y)} />`:null}
				<${w} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>f?s("words"):u(F)} />
				<${w} aria-busy=${p} onclick=${()=>u(O)} say=${o("page.you.device")} />
			</p>
			${es()&&!po(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:T})}</span>
					<${w} plain aria-busy=${p} onclick=${()=>u(D)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${bt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${y1} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${ze} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>oe(F).then(d)} onclose=${d} />`:n==="others"?i`<${ze} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${x.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>Hc())} onclose=${d} />`:n?i`<${ze} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${w1(n,e.keys)}
							onyes=${()=>$(()=>Aa({key:n.id}))} onclose=${d} />`:null}`}function k1(){let[e,t]=y(0),n=j(()=>Bc({}),e).value?.ratingHidden??!1,s=a=>oe(()=>Cc({hidden:a})).then(()=>t(e+1));return i`<${Pe} title=${o("page.you.rating")}>
		<${be} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function x1(e){for(let t=20;;t=1){try{return await Pc({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function S1(){let e={};for(let n="";n!==void 0;){let s=await x1(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");$t(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function O1({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=B(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of et())$&&await ra(d);await Lc({name:t}),Cs(e.site,{id:e.id,name:"",keys:[]}),Ba(null),M(o("page.you.erase.done"))};return i`<${Pe} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${w} aria-busy=${l} onclick=${()=>c(S1)} say=${o("page.you.data.get")} />
			<${w} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${_} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${w} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>oe(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${Xn(e.keys).passkey&&!bi()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${z} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function A1(){let[e,t]=y(0),[n,s]=y(Ca.peek()),[a,r]=y(null),l=A.value?.id,c=j(async()=>{if(!l||Q.value)return;let m=await ds();return Cs(m.site,m),m},l,e,Q.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(k(()=>Ca.subscribe(m=>{m&&(Ca.value=null,s(m),r(m.proof?{proof:m.proof,by:"link"}:null))}),[]),Q.value)return i`<${J} title=${o("page.you")} text=${o("page.you.here")} />`;if(!La.value)return i`<${J} title=${o("page.you")} />`;let d=()=>t(e+1),$=(m,g)=>r({proof:m,by:g}),f=m=>{r(null),s(null),n&&!(m&&fs.peek().length>0)&&H(n.to)},h=i`<${Pe} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${P(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${Xl} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${Bm} ...${a} onend=${f} />`:i`${n?h:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?fs.value:[]).filter(({id:m})=>!p?.joined?.some(g=>g.id===m)).map(m=>i`<${Cm} key=${m.id} of=${m} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${b1} all=${p} again=${d} />
						<${v1} all=${p} again=${d} />
						<${Lm} onjoin=${d} />
						<${k1} />
						<${O1} all=${p} />`:null}
				${n?null:h}`}
	</main>`}export{vb as Awaited,$y as Banned,_h as Bids,kg as Choices,xi as Create,iy as Daily,kb as Edition,fw as Endings,Zi as Evenings,ww as FriendNews,vw as FriendNotice,Bw as Group,uv as Learn,$g as New,Pv as OnNow,vv as Operate,r0 as Pads,Sw as People,Vy as PlayerCard,m0 as Privacy,h0 as Problems,Yg as Ratings,ty as Records,Yb as Replay,N0 as Report,nh as Rules,ax as Slips,ox as Statistics,Hx as Table,Io as TableRows,A1 as Who};
