import{$ as jn,$a as Je,$b as ha,$c as pp,$d as mt,A as Kl,Aa as Yl,Ab as z,Ac as wr,Ad as ze,Ae as qp,B as o,Ba as Xl,Bc as Kc,Bd as ja,Be as Wp,C as Se,Ca as It,Cb as pc,Cc as Rn,Cd as qn,D as x,Da as la,Db as $a,Dc as vr,Dd as Na,E as ce,Ea as ec,Eb as hr,Ec as ba,Ed as bp,Ee as Ip,F as ge,Fa as ca,Fb as uc,Fc as Uc,Fd as Ge,Fe as _p,G as L,Gb as an,Gc as Jc,Gd as $t,H,Hb as dc,Hc as kr,Hd as Ba,I as lt,Ia as tc,Ib as $c,Ic as Gc,Id as Ar,J as ct,Jb as fc,Jc as Vc,Jd as ft,K as me,Ka as sn,Kb as fa,Kc as Zc,Kd as Wn,L as Xt,La as V,Lb as gr,Lc as xr,Ld as In,M as Ul,Ma as ye,Mb as mc,Mc as Sr,Md as Ea,N as E,Na as nc,Nb as hc,Nc as Qc,Nd as wp,O as Jl,Oa as I,Ob as gc,Oc as Yc,Od as vp,Pa as En,Pb as yc,Pc as Xc,Pd as Ca,Q as An,Qa as sc,Qb as dt,Qc as ep,Qd as ln,R as D,Rb as bc,Rc as tp,Rd as te,S as de,Sa as pa,Sb as wc,Sc as wa,Sd as kp,T as Mn,Ta as ac,Tb as vc,Tc as np,Td as Te,U as pe,Ua as oc,Ub as Ft,Uc as sp,Ud as ps,V as aa,Va as Ae,Vb as kc,Vc as ap,Vd as xp,W as Le,Wa as Cn,Wb as xc,Wc as op,Wd as Ce,X as oa,Xa as M,Xb as ma,Xc as rp,Y as Tn,Ya as ae,Yb as Sc,Yc as ip,Yd as Ht,Z as pt,Za as P,Zb as on,Zc as lp,_ as We,_a as j,_b as Oc,_c as cp,a as sa,aa as en,ab as _t,ac as Ac,ad as Or,ae as Sp,b as Wl,ba as dr,bb as ua,bc as yr,bd as up,be as cn,c as et,ca as $r,cb as oe,cc as is,cd as zt,ce as Ve,d as as,da as Nn,db as B,dc as Mc,dd as va,de as Op,e as Il,ea as fr,eb as v,ec as ga,ed as ka,ee as Ap,fa as tn,fb as K,fc as Tc,fd as dp,fe as _n,g as y,ga as ra,gc as br,gd as $p,ge as Mp,h as k,ha as Gl,hb as _,hc as jc,hd as fp,he as Tp,i as xe,ia as tt,ib as Fe,ic as Nc,id as mp,j as N,ja as Dt,jb as ne,jc as Bc,jd as hp,je as jp,k as Oe,ka as Vl,kb as U,kc as Ec,kd as ls,ke as Np,l as _l,la as os,lb as J,lc as Cc,ld as A,le as Bp,m as it,ma as nn,mb as F,mc as rn,md as Ee,n as R,na as Rt,nb as be,nc as Pc,nd as vt,ne as Ep,o as On,oa as qt,ob as Pn,oc as Lc,oe as Fn,p as Ue,pa as ie,pb as Y,pc as Dc,pd as xa,pe as Cp,q as i,qb as ee,qc as Rc,qd as Sa,qe as Pp,r as Fl,ra as ue,rb as $e,rc as qc,rd as Oa,re as Lp,s as Lt,sa as rs,sb as rc,sc as ya,sd as Aa,se as Pa,t as zl,ta as mr,tb as ic,tc as Wc,td as gp,te as Dp,u as ur,ua as Zl,ub as lc,uc as Ic,ud as cs,v as Hl,va as Ql,vb as Ln,vc as _c,vd as Me,ve as Mr,w as Q,wa as Bn,wb as cc,wc as Dn,wd as Ma,xa as Wt,xb as wt,xc as Fc,xd as De,xe as Rp,ya as ut,yb as Be,yc as zc,yd as Ta,za as ia,zb as da,zc as Hc,zd as yp}from"./chunk.js";function La(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,p)=>{let u=l.transaction(t,s,r),d=a(u.objectStore(t));u.oncomplete=()=>c(d.result),u.onabort=()=>p(u.error)})}finally{l.close()}}}var zn,Fp=La("ninetynine","records");async function zp(e){zn=e;try{await Fp("readwrite",t=>t.put(e,"mine"))}catch{}}async function Hn(){if(zn)return zn;try{zn=await Fp("readonly",e=>e.get("mine"))}catch{zn=void 0}return zn}async function pn(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Hn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function Da(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ie=1200,He=["bid","premium","trump","play"],Hp=e=>e.bid+e.premium+e.trump+e.play;function us(e,t){let n=10**t,s=u=>Math.sign(u)*Math.round(Math.abs(u)/Ie*n),a=u=>u.reduce((d,$)=>d+$,0),r=e.map(s),l=s(a(e))-a(r),c=e.map(Math.abs),p=c.indexOf(Math.max(...c));return r.map((u,d)=>(d===p?u+l:u)/n||0)}function jr(e,t,n,s=!1){let a={you:n?"yes":"no",name:t,one:n&&s?"yes":"no"};if(Hp(e)===0)return o("page.report.clean",a);let r=us(He.map(p=>e[p]),0),l=r.reduce((p,u)=>p+u,0);if(l===0)return o("page.report.little",a);let c=He.flatMap((p,u)=>{let d=r[u]??0;return d?[o(`page.report.part.${p}`,{all:d===l?"yes":"no",n:x(d)})]:[]});return o("page.report.line",{...a,n:l,parts:c.join(", ")})}var Ze=e=>e.judged<e.of||e.rough>0;function ym(e,t,n){if(Ze(e))return o("page.report.coming");let s=jr(t,"",!0,!0);return n&&Hp(t)<Ie/2?o("page.report.unlucky",{line:s}):s}var Kp=(e,t)=>e&&!Ze(e)?e.deals[0]?.squares?.[t]??"":"";function un(e,t,n){let[s,a]=y({});return k(()=>{let r=!0,l=async()=>{for await(let c of ds(e,t,n,()=>r))a({told:c})};return a({}),ua(l,c=>a(p=>({...p,wrong:P(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ds(e,t,n,s){for(;s();){let a=await bm(e,t,n);if(!s()||(yield a,!Ze(a)))return;await new Promise(r=>setTimeout(r,500))}}var Tr=new Map;async function bm(e,t,n){let s=`${e} ${t} ${n}`,a=()=>pn(Ic,zc,{table:e,match:t,deal:n});if(e==="mine")return a();let r=Tr.get(s)??a().finally(()=>Tr.delete(s));return Tr.set(s,r),r}function Up({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Jp({table:e,match:t,deal:n,seat:s,failed:a}){let{told:r,wrong:l}=un(e,t,n),c=r?.deals[0]?.accounts[s]?.lost;if(l&&!r)return null;let p=r&&c?ym(r,c,a):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!r||Ze(r)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!c}>${p}</a>
	</p>`}function Kt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var $s=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ut(e){let t=$s(e),n=Kt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==Kt(t)?n:-1}var Nr=800,wm=2600;function Gp({from:e=0,to:t,after:n}){let[s,a]=y(e);return k(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=p=>{l||=p+n;let u=Math.min(1,Math.max(0,p-l)/Nr);a(Math.round(e+(t-e)*(1-(1-u)**3))),u<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${x(t)}`:i`<span class="counted">
		<span class="end">${x(t)}</span><span aria-hidden="true">${x(s)}</span>
	</span>`}function Vp(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function Zp({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Qp=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function fs({from:e,after:t=0}){let n=N(null);return xe(()=>{let s=e&&!An()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function vm(e,t){return!t||!e||!Dt(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Yp({view:e,names:t}){let n=N(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let c=vm(n.current,e);if(n.current=e,a(c),!c.length)return;let p=setTimeout(()=>a([]),wm);return()=>clearTimeout(p)},[r]);let l=({seat:c,offer:p})=>{let[u="",d=""]=p.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:u,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var km=500,ms=8;function xm(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:ra(t),vulnerable:t?.score.vulnerable??10})}function Sm(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(ms,n.left+n.width/2-s/2),innerWidth-s-ms),l=n.bottom+ms;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-ms?n.top-ms-a:l}px`}function je({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=N(null),c=N(null),p=N(0),u=t??xm(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(p.current),c.current?.hidePopover?.());k(()=>()=>clearTimeout(p.current),[]);let m=b=>b.pointerType==="mouse"&&(p.current=setTimeout(d,km)),h=b=>b.newState==="open"&&c.current&&l.current&&Sm(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),w=b=>b.stopPropagation(),S=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${w}>${u}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${r}</label>${S}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${u}
		onclick=${b=>(w(b),clearTimeout(p.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${r}</button>${S}`}function le({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var q=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),he=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:x(0),b:x(dn(t))}):x(e);function Xp(e,t){let n=Gl(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Om(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Om(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?x(n):`${x(n)}–${x(a)}`}).join(", ")}var dn=e=>e.hand-e.aside;function re(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Er=(e,t,n)=>t===(n??e.seat)?"yes":"no";function eu(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function ht({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),p=e.parts;if(!p||!e.points)return null;let u=m=>{let h=p[m]??[];return h.every(g=>g===0)?null:i`<${Br} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=jm(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Ut(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:q(e.trump)})} <${le} trump=${e.trump??""} />
				</h2>`}
		<${ne}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Am} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${u("tricks")}${u("contract")}${u("premium")}${u("vulnerable")}</tbody>
			<tfoot>
				<${Br} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Br} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${$s(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${fs} /> ${Dr(e,t,f)}</p>`:null}
			${Bm(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${Nm} view=${e} />
		</div>
	</section>`}function Am({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(p=>p!==""),a=p=>i`<${Tm} view=${e} seat=${p} />`,r=p=>{let u=eu(e,p).bid;return u===void 0?tu():he(u,n)},l=p=>e.premium?.[p]?re(e.premium[p]):"",c=p=>i`<${Mm} made=${e.made?.[p]??!1} />`;return i`<${hs} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${hs} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${hs} label=${o("page.sheet.won")} seats=${t} of=${p=>e.won?.[p]} />
		${s?i`<${hs} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${hs} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function hs({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${je} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Br({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Gp} from=${r[f]??0} to=${$} after=${a} />`,[p,u]=l?[Kt(r),Kt(t)]:[-1,-1],d=a&&p>=0&&p!==u?`.account .totals td:nth-of-type(${p+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===u?i`<${fs} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var Mm=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,tu=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function Tm({view:e,seat:t}){let{aside:n}=eu(e,t);return n===void 0?tu():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ue(n)}</span>`}function jm(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,p=e.premium?.[l]??"",[u="",d=""]=p.split(" "),$=a[l]??0,f={name:t[l],level:u,n:d&&` ${d}`,you:Er(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:ce($),loss:"own"})];let m=n?.offers[u==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:ce(h),loss:g})]})}function Cr(e){let t=e.why;if(!t?.next)return"";let n=q(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Nm({view:e}){let t=Cr(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${le} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function nu(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Er(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:L(t.map(p=>n[p]??"")),you:c,game:r})}var Pr=(e,t,n)=>e.closed?nu("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Ra=({total:e,bonus:t})=>t?i`<small class="soft">(${x(e-t)} + ${x(t)}${" "}
			<${je} of="bonus">${o("word.bonus")}<//>)</small>`:null,Lr=(e,t,n)=>nu("rubber.",e.end?.winners??[],t,e,n);function Dr(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Er(e,n)})}function Bm(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Pr(e,t,n),!0]),r.bonus.forEach((u,d)=>{let $=r.totals[d]??0;u&&a.push([o("bonus",{name:t[d],points:$,bonus:u,total:$+u}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Lr(e,t,n),!0]),l.rubber?.forEach((u,d)=>{u&&a.push([o("bonus.rubber",{name:t[d],bonus:u}),!1])});let p=L(l.totals.map((u,d)=>`${t[d]} ${x(u)}`));return s||a.push([o("end.totals",{totals:p}),!1]),a}function Rr(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:L(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function Qe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Qe(e)});let{rank:n,suit:s}=os(e);return nn(n)+ou(s)}function $n(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Qe(s)).join(" "):t==="name"?q(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var su=.5,Wa=5,Ir=2,au=(e,t,n)=>e>t+Ir||e>t&&e-t>=2*n,kt=e=>Math.round(e*100),gs=e=>x(Math.abs(e),1),qr=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Em=2,xt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Em)?"close":"behind",St=(e,t=!1)=>e.filter(({kind:n})=>Se(`why.${n}`)).map(({kind:n,of:s,card:a,than:r,suit:l="",n:c=0,m:p=0})=>o(`why.${n}`,{card:a?Qe(a):"",than:r?Qe(r):"",suit:ou(l),n:c,m:p,would:t&&s==="done"?"yes":"no"})),ou=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Kn(e,t,n=$n){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=St(e.why??[],!0);return e.bids?[...Pm(e,t,n).map(qr),...r]:e.phase==="offer"?Lm(e.choices,s,a,n).map(qr):[...r,...Dm(e,s,a,n).map(qr)]}function ru({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,p]=[kt(s),kt(a)],u=r.some(d=>d.kind==="lost")||c+p===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:p}):au(p,c,l/Ie)?o("page.report.chance",{how:"more",a:c,b:p}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:p}):u||e==="offer"?"":o("page.report.chance",{how:c>p+Ir?"less":"same",a:c,b:p})}var Cm=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Pm(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=Cm(e),l=r?xt(r):"only",c=(e.bids??[]).reduce((g,w)=>w.chance>g.chance?w:g),p=kt(c.chance)<Wa,u=!p&&kt(s.chance)<Wa,d={bid:he(s.tricks,t),a:kt(s.chance)},$=p?[o("page.why.spoil",{bid:he(c.tricks,t),a:kt(c.chance)})]:[];$.push(o("page.why.bid",{how:u?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:he(a.tricks,t),gap:gs(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,w)=>w.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>su?1:$.length,0,Wr(n(m[0].offer),h,su)),$}var Wr=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:gs(t)});function Lm(e,t,n,s){let a=o("page.why.chance",{a:kt(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[Wr(s(n.act),-n.gap,n.gapError),a]:r?[Wr(s(t.act),r.gap,r.gapError),a]:[qa(t,n,s),a]}function Dm({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:kt(s.chance),b:kt(a.chance)},c=e.every(u=>xt(u)==="close");if(t==="lost")return[c?o("page.why.even"):qa(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||xt(a)!=="behind")return[qa(s,a,r),o("page.why.chance",l)];let p=au(l.a,l.b,a.gap)?"more":l.a<l.b-Ir?"less":"same";return[o(`page.why.${p}`,l),qa(s,a,r)]}var qa=(e,t,n)=>o("page.why.margin",{how:xt(t),act:n(e.act),second:n(t.act),gap:gs(t.gap)});function iu({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?x(a):o("guide.or",{a:x(a),b:x(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function lu(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":xt(s);return o("page.hint.did",{how:a,name:n,act:$n(t),gap:gs(s.gap),error:gs(s.gapError)})}function Rm({rest:e}){let[t]=e;return t?i`<${_m} key=${t} id=${t} />`:i`<${qm} />`}function qm(){let{value:e,wrong:t}=j(()=>$a()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${kp(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${Wm} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var Wm=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${Im(e)}</b><span class="soft">${Se(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Im=e=>Se(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function _m({id:e}){let{value:t,wrong:n}=j(()=>zt({variant:e},Q.value),e,Q.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${K} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${_r} guide=${t} /></main>`:i`<${K} />`}var Fm={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function _r({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(p=>Fm[p]?.test(c.field)&&n.includes(p))??"play",r=n.flatMap(c=>t.filter(p=>a(p)===c).map(p=>({key:c,clause:p}))),l=c=>r.flatMap((p,u)=>p.key===c?[u+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${zm} numbers=${l(c.key)} /></h2>
					${c.text.map((p,u)=>i`<p key=${u}>${Z(p)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${v} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Um} rules=${e.rules} />
		<${Km} notes=${r} guide=${e} />`}function zm({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function Z(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)|(?<=\d) $/g," ")})}function Hm({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Km({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang=${s.basis==="house"?void 0:"en"}>${s.text}</span>${" "}
				<span class="source">${Hm(s)}</span>
			</li>`)}</ol>
	</footer>`}function Um({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(p=>[p.charAt(0),p.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
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
					<th scope="row">${o("page.rules.made.n",{n:p})}</th><td>${x(u)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Fr(s).map(([p,u,d])=>{let $=p===u?x(p):`${p}–${u}`;return i`<tr key=${p}>
							<th scope="row">${o("page.rules.after",{counts:$,n:u})}</th>
							<td><span class="nowrap"><${le} trump=${d} /> ${q(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Fr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Jt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${cu} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?q(n[0]):re(e)}</span>`}var cu=({cards:e})=>i`<span class="act">${ue(e)}</span>`,Re=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Ia=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ys=e=>ce(Math.round(e*10)/10||0,1),zr=2;function Un({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===ur,l=Kn(e,t),c=n?lu(e,n.act,n.name):"",p=o(r?"page.hint.says":"page.hint.says.untrained");return k(()=>{let u=[...l.slice(0,zr),`${p} ${$n(e.act)}.`,c];M(u.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${Z(l.slice(0,zr).join(" "))}</p>
			<p class="verdict"><${Re} /><span>
				<span class=${r?"says":""}>${p}</span>${" "}
				<${Jt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${Ia} /><span>${Z(c)}</span></p>`:null}
		</div>
		${a}
		<${Gm} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(zr).join(" ")} />
	</div>`}function Jm({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},p){if(!e||!p||p.trump.by!=="success"||t!==ur)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(u.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function Hr({against:e}){if(!e)return"";let t=n=>Se(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:L(e.map(t))})}function Gm({advice:e,variant:t,done:n,open:s,more:a}){let r=iu(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${ne}>
			${a?i`<p>${Z(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Ym} advice=${e} variant=${t} done=${n} />`:i`<${Vm} advice=${e} done=${n} />`}
			${Jm(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${Hr(e)}
			</p>
		<//>
	</details>`}var _a=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${Re} />`:null}${t?i`<${Ia} />`:null}</span>${n}
</span></th>`;function pu({choice:e,best:t,whole:n}){let s=e&&!t&&xt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:x(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Vm({advice:e,done:t}){return i`<${ne}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${_a} best=${s===0} done=${n.act===t?.act}><${Jt} act=${n.act} /><//>
				<td>${ge(n.chance)}</td>
				<td class="whole">${ys(n.points)}</td>
				<${pu} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Zm(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,p)=>p===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Qm({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?ys(s.points-n.points):"–"}function Ym({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${ne}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${re(r)}</th>`)}</tr></thead>
		<tbody>${Zm(e,n).map((r,l)=>{let c=e.choices.find(p=>p.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${_a} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${he(r.tricks,t)}</b><${cu} cards=${r.cards} />
				<//>
				<td>${ge(r.chance)}</td>
				<td>${ys(r.points)}</td>
				<${pu} choice=${c} best=${l===0} whole />
				${a.map(p=>i`<td key=${p}>${Qm(r,p)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Xm=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function gt({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link"),chief:n=!1,invites:s=!1}){let[a,r]=y(!1);return i`<div class="invitation">
		<${F} label=${t} readonly value=${e} onfocus=${c=>c.target.select()} />
		<${v} chief=${n} onclick=${async()=>{try{let c=s?o("page.link.text",{name:A.peek()?.name??o("page.guest")}):"";matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:o("title"),text:c,url:e}):await navigator.clipboard.writeText(e),r(!0)}catch(c){c instanceof DOMException&&c.name==="AbortError"||M(o("page.link.by-hand"))}}} say=${o(a?"page.link.copied":"page.link.copy")} />
		${Xm(location.hostname)?i`<${nh} />`:i`<${eh} link=${e} />`}
	</div>`}function eh({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{M(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${th} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var bs=4;function th({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*bs,r=`${-bs} ${-bs} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-bs} y=${-bs} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function nh(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function Fa({variant:e,table:t}){let n=Se(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${t?`/learn/first?table=${t}`:"/learn/first"}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var za=async e=>M(o(await It(e)?"page.link.copied":"page.link.by-hand"));var fu=e=>e.split(" ")[0]??"",mu=(e,t)=>e.premiums?.find(n=>fu(n.offer)===t),sh=e=>(e.bids?.[0]?.premiums??[]).map(t=>fu(t.offer));function Kr(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.points:mu(e,t)?.points??-1/0}function ah(e,{by:t,up:n}){let s=new Map;for(let p of e.choices)s.set(p.bid??0,[...s.get(p.bid??0)??[],p]);let a=p=>+(p.act===e.act)+Number(p.played??!1),r=(p,u)=>a(u)-a(p)||Kr(u,t)-Kr(p,t),l=[...s].map(([p,u])=>({tricks:p,ways:u.toSorted(r)})),c=({tricks:p,ways:[u]})=>t==="bid"?p:u?Kr(u,t):0;return l.toSorted((p,u)=>(c(u)-c(p))*(n?-1:1))}var hu=e=>e.choices.every(t=>Math.round(t.chance*100)<Wa);function Ha({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var uu=(e,t=!0)=>`${t?"":"≈ "}${ce(Math.round(e)||0,0)}`;function du({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.points)),a=`${n?"":"≈ "}${ge(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${uu(e.points,n)}</td>
		${t.map(r=>{let l=mu(e,r);return i`<td key=${r} class=${l&&l.points===s?"offered top":"offered"}>
				${l?i`<b>${uu(l.points)}</b> <small>${ge(l.chance)}</small>`:"–"}
			</td>`})}`}var $u=({act:e})=>i`<span class="act">${ue(e.replace(/^lay /,""))}</span>`;function oh({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...p]=t;if(!c)return null;let u=he(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${Re} />`:null}</span>
				<b data-long=${u.length>2?"":void 0}>${u}</b>
				<${$u} act=${c.act} />
			</span></th>
			<${du} way=${c} offers=${s} />
			<td class="fold">${p.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:u,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${x(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?p.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${Re} />`:null}</span>
				<b></b><${$u} act=${$.act} />
			</span></th>
			<${du} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var rh=5;function gu(e,t){let n=e/Math.max(rh*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function yu({advice:e,variant:t,order:n,onorder:s}){let a=sh(e),r=Oe(()=>ah(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${ne}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Ha} by="bid" text=${o("col.bid")} ...${l} />
			<${Ha} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${Ha} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${Ha} key=${c} by=${c}
				text=${c==="pass"?o("page.nopremium"):re(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${oh} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var ih=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function lh(e,t){let n=new URLSearchParams;for(let s of ih){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var ch=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function ph(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>ch(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var Jr=e=>[...pe].map(t=>e.ranks.split(" ").map(n=>n+t));function uh(e){let t=[...Jr(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Ka(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Ka=e=>e.trump.by==="turnup",dh=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function $h({variant:e,hand:t,onhand:n}){let s=Jr(e),[a,r]=y([0,0]),l=N(null),c=t.length>=e.hand,p=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?M(o("page.bids.full",{n:e.hand})):n([...t,f])},u=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let w=[(m+g[0]+s.length)%s.length,h+g[1]],S=s[w[0]??0]?.length??1;w[1]=((w[1]??0)+S)%S,r(w),l.current?.querySelector(`[data-at="${w.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),p(f))}>
		<${ie} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${u}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function fh({variant:e,asking:t,set:n}){if(Ka(e)){let l=[...Jr(e).flat(),...e.joker?["joker"]:[]],c=Y(n)("up");return i`<${J} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(p=>[p,qt(p)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${U} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):q(l)])}
		onchange=${Y(n)("trump")} />`}function mh({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,p)=>{let u=(a-1-p+2*s)%s;return[String(u),p===s-1?o("page.bids.place.last"):o("page.bids.place",{n:p+1})]});return i`<${U} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${Y(n)("dealer")} />`}function hh({variant:e,asking:t,set:n}){if(!dh(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let p=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:p?t.trump?.replace("none","")||"C":t.trump})};return i`<${U} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):re(c)])}
		onchange=${l} />`}function gh({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),u=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${$e} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${u(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${$e} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${v} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function yh({began:[e,t]}){let[n,s]=y(performance.now());return k(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${gu(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var bh=11e4,Ur=new Map;function wh(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return k(()=>{if(!e)return;let a=Ur.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return ua(async()=>{let u=performance.now(),d=await hr(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-u]}),!$)return void Ur.set(t,d);try{let m=await hr({...e,all:!0},{signal:l,within:bh});Ur.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},u=>s({key:t,wrong:_t(u)?o("page.bids.none"):P(u)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function vh({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:p}=e,[u="points",d]=r.split("."),$={by:u||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${Re} /><span>
					${o("page.bids.says",{bid:he(f.bid??0,a)})} <${Jt} act=${f.act} />
				</span></p>
				${hu(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${yu} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${Hr(c)}</p>
				${!t&&s?i`<${yh} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(p?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Un} advice=${c} variant=${a} open />`}
	</div>`}function kh({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:Ka(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${vh} known=${s} variant=${e} sort=${r} set=${n} />`}function xh(){let e=Be.value,t=ph(e),n=te(t.variant),s=D(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Ka(n)||t.up),r=wh(a?t:void 0);k(()=>{oe(Ce)},[]);let l=($,f="sort"in $)=>z(lh(Be.value,$),{replace:f});if(!n){let $=Te.value.length>0&&Te.value.every(f=>f.id!==t.variant);return i`<${K} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),p=()=>l(uh(n),!1),u=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${J} label=${o("page.create.variant")} value=${n.id} groups=${mt()}
				onchange=${$=>z(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${$h} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${v} onclick=${p} say=${o("page.bids.deal")} />
				${s.length>0?i`<${v} plain onclick=${u} say=${o("page.bids.clear")} />`:null}
			</p>
			<${hh} ...${d} /><${fh} ...${d} /><${mh} ...${d} /><${gh} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${kh} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${v} plain onclick=${()=>za(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var Ua="ninetynine.promise";async function bu(){try{let e=Number(localStorage.getItem(Ua));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(Ua,String(Date.now())),await navigator.storage.persist()}catch{}}async function wu(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Sh=()=>!et&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,Ot=R(null),Gr=()=>navigator.serviceWorker.getRegistration(Wl.pathname);async function Oh(){let[e,t]=await Promise.all([Tc({},{where:"there"}),Gr()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";Ot.value=s?e:{key:e.key},s&&e.language!==Q.peek()&&await vu(n,e)}async function vu(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();Ot.value=await br({endpoint:s,p256dh:a,auth:r,language:Q.peek(),turn:t,tonight:n},{where:"there"})}async function Ah(e){if(await Notification.requestPermission()!=="granted")throw new ae(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await Gr();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new ae(o("page.push.failed"))}}async function Mh(e,t){let n=Ot.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return vu(await Ah(n.key??""),s);Ot.value=await br({},{where:"there"}),await(await(await Gr())?.pushManager.getSubscription())?.unsubscribe()}function At({what:e,brief:t}){let n=Ee("there")?.id,s=Sh()&&!V.value&&n!==void 0;k(()=>{s&&Oh().catch(()=>Ot.value=null)},[s,n,Q.value]);let{busy:a,once:r}=B();if(!s||!Ot.value?.key)return null;let l=c=>r(()=>Mh(e,c).finally(()=>Ot.value={...Ot.peek()}));return i`<div class="told-of">
		<${be} label=${o(`page.push.${e}`)} role="switch" checked=${Ot.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var yt="ninetynine.pad.",Th=200,jh=400,Mt=R(Bh()),ws=R(new Set),Ja=On(()=>ws.value.size>0);function Zr(e,t){if(ws.peek().has(e)!==t)return;let n=[...ws.peek()].filter(s=>s!==e);ws.value=new Set(t?n:[...n,e])}function ku(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Nh(e,t){let n=[ku(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(ku(e=e.slice(0,s)+a));return n}function Qr(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=Nh(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function Bh(){let e=Object.values(Xt(yt)).map(Qr).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var Yr=e=>e.versions.at(-1)??"",vs=(e,t)=>e.versions.includes(Yr(t));function xu(e){Mt.value={...Mt.peek(),[e.id]:e},Zr(e.id,!0)}function Ga(e){let t=Mt.peek()[e],n;try{n=localStorage.getItem(yt+e)}catch{return}let s=Qr(n),a=ws.peek().has(e);if(!s)t&&!a&&Su(e);else if(t&&vs(t,s)&&(a||!vs(s,t)))fe(t);else if(!t||vs(s,t))xu(s);else{xu(s);let{shared:r,...l}=t;fe({...l,id:Yr(t)}),M(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(yt)&&Ga(e.key.slice(yt.length))});var Ye=()=>Object.values(Mt.value).sort((e,t)=>t.moved-e.moved),Xe=e=>Mt.value[e];function fe(e){Mt.value={...Mt.peek(),[e.id]:e},Zr(e.id,me(yt+e.id,JSON.stringify(e)))}function Su(e){let{[e]:t,...n}=Mt.peek();Mt.value=n,Zr(e,!0)}function Ou(e){Su(e),me(yt+e,null)}var Au=()=>Object.fromEntries(Ye().map(e=>[yt+e.id,JSON.stringify(e)]));function Eh(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let p=Number(l)===n?s:Number(l);p<=s&&(a[p]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Mu(e,t){let n=Qr(t);if(!n||yt+n.id!==e||(Ga(n.id),Ye().some(l=>vs(l,n))))return!1;let s=Ye().find(l=>vs(n,l)),{shared:a,...r}=n;return s?fe(Eh(s,n)):Xe(n.id)?fe({...r,id:Yr(n)}):fe(n),!0}var Tu=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),Vr=()=>Ae().slice(0,12),Va=e=>({id:Vr(),record:e.record,past:[],next:[],versions:[Vr()],drafts:{},open:null,moved:Date.now(),summary:Tu(e)}),Gt=(e,t)=>({...e,record:t.record,past:[...e.past,Nu(e.record,t.record,t.did)].slice(-Th),next:[],versions:[...e.versions,Vr()].slice(-jh),moved:Date.now(),summary:Tu(t)}),Za=({open:e,summary:t})=>e??t.deals,Jn=e=>`${e.inserting?"before ":""}${Za(e)}`,fn=e=>e.drafts[Jn(e)];function mn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var ju=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Tt=({inserting:e,...t})=>({...t,open:null});function Nu(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Bu(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Eu(e,t,n){let{past:s,next:a}=e,r=Nu(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Gt(e,t),...l}}var gn="ninetynine.unsent.",Cu=["act","claim","ready","unready","ask","answer","redo","resume","chat"],qu=2500,Pu=[300,1e3,2e3,4e3,8e3,15e3],Ch=2e4,hn=Ae(),Lu=!1;function Du(){Lu||(Lu=!0,globalThis.navigator?.locks?.request(gn+hn,()=>new Promise(()=>{})).catch(()=>{}))}async function Ph(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===gn+e)??!1}var Lh=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",Qa=(e,t,n=!0)=>Dh(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),Dh=La("ninetynine.unsent","commands"),Rh=36e5;async function qh(){let e=await Qa("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>Rh&&Qa("readwrite",r=>r.delete(t),!1)}}var Xr=Promise.race([qh().catch(()=>{}),new Promise(e=>setTimeout(e,qu))]),Ru=new Map;function ks(e){let t=Ru.get(e)??new ei(e);return Ru.set(e,t),t}var ei=class{waiting=R([]);send=(t,n)=>ka(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#l(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#$(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#u(),Xr.then(()=>this.#c())}put(t,n=""){let s=Ae(),r={by:this.#a()?.id??"",at:Date.now(),tab:hn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Du(),this.waiting.value=[...this.waiting.peek(),l],this.#p(l,!0);let c=new Promise(u=>setTimeout(()=>(this.#d(s),u()),qu)),p=this.answered(s);return this.#m(),{answered:p,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#f(n,s=>s.no(new En));this.#o(t,{undo:Ae(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#m()}}heard(t,n){let s=this.#i(t);s&&this.#f(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==hn)&&this.#u()};#a(){return Ee(ye(this.table)?"here":"there")}#r(t){return`${gn}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#l(){return Object.keys(Xt(this.#r(""))).map(n=>ct(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#c(){let t=this.#l(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==hn&&!n(a)&&this.#f(a,r=>r.no(new En));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#u()}}#p(t,n){if(!Cu.includes(t.command.do))return;let s=this.#r(t.command.id);me(s,JSON.stringify(t)),n&&Qa("readwrite",a=>a.put({name:s,kept:t},s))}#o(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#p(s,n.undo!==void 0)}#d(t){!this.#i(t)||this.#i(t)?.late||(this.#o(t,{late:!0}),this.doubt())}#f(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(u=>u.command.id!==s);let l=this.#r(s);me(l,null);let c=a&&!r;Cu.includes(t.command.do)&&Qa("readwrite",u=>c?u.delete(l):u.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let p=this.#e.get(s);this.#e.delete(s),p&&n(p)}#$({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#f(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#m(),void this.#u()}async#u(){await Xr;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===hn)continue;(document.visibilityState==="visible"&&Date.now()-s>Ch||!await Ph(n))&&this.#o(t,{tab:hn,tried:!0,late:!0})}Du(),this.#m()}async#m(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===hn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#w(s)?t=0:await this.#y(Pu[Math.min(t++,Pu.length-1)]),s||await this.#u()}this.#n=!1}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#w({command:t,by:n,undo:s,tried:a}){if(Fn(this.table))return this.#h(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#o(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Me(ye(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),p=s?{id:s,do:"withdraw",of:t.id,...l}:t,u=await Promise.race([this.send(p,r),c]);if(!(u?.seq>0))throw new Error("somebody else answers");return this.#h(t.id,s&&!u.late?new En:u)}catch(c){return r.aborted?!0:Lh(c)?(this.#o(t.id,{late:!0,why:c instanceof I?P(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#g(t.id,c):this.#h(t.id,c)}}#h(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#f(s,r=>a?r.no(n):r.done(n)),!0}#g(t,n){return n instanceof I&&n.reason==="stale"?this.#h(t,n):(this.#o(t,{undo:"",why:P(n)}),!0)}};async function Wh(){await Xr;for(let e of Object.keys(Xt(gn)))ks(e.slice(gn.length).split(".")[0]??"")}Wh();var Wu="ninetynine.",Iu=e=>e===Ua||e===Ep||e.startsWith(ec)||e.startsWith(gn),Ih=()=>({...Object.fromEntries(Object.entries(Xt(Wu)).filter(([e])=>!Iu(e))),...Au()});function _h(e,t){if(!me(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function _u(){let e=await fp(),t=new Blob([e,JSON.stringify({page:Ih()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await la(t)}}function Fh(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function zh(e){let t;try{t=await Da(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function Fu(e,t=!1){let n=await zh(e),s={...await hp(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Fh(n)))!a.startsWith(Wu)||Iu(a)||typeof r!="string"||(a===Ul?Jl(r):a.startsWith(yt)?s.pads+=Mu(a,r)?1:0:lt(a)===null&&_h(a,r));if(Ja.peek())throw new I(507,"full","");return await Oa(),s}var xs=e=>new Date(e*864e5).toISOString().slice(0,10),ti=e=>Math.round(Date.parse(e)/864e5),zu=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function ni(e){let t=new Date(e);return xs(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var jt=()=>ni(Date.now());function Ss(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Ya="ninetynine.known",Hh=100,Os=R(ct(Ya)??[]);function Xa(e){Os.value=[...ct(Ya)??[],e].slice(-Hh),me(Ya,JSON.stringify(Os.value))}var Kh=6e5,si=({kind:e,label:t})=>e==="device"&&t?t:[o(`page.you.key.${e}`),t].filter(Boolean).join(", ");function Gn(e){let t=(...l)=>e.some(c=>!c.this&&l.includes(c.kind)),[n,s,a]=[t("passkey"),t("words"),t("device","ssh")],r=[n&&"passkey",s&&"words"].filter(Boolean).map(l=>o(`page.you.way.${l}`));return{passkey:n,words:s,elsewhere:a,lasting:r,ways:[...r,...a?[o("page.you.way.other")]:[]]}}function Uh(){if(V.value)return[];let e="taken";return[...cs.value.flatMap(n=>n.to?[{id:`${n.id} ${n.to.at}`,kind:e,label:De(n.to),at:n.to.at,of:n}]:[]),...Ee("there")?.fresh??[]]}var Hu=e=>e.kind==="joined"||e.kind==="taken"?e.label??"":si(e);function Jh(e){let{kind:t,at:n}=e,s=["link","joined","taken"].includes(t)?t:"key",a=H(n,{weekday:"long"}),r={kind:t,what:Hu(e),player:De(e.kind==="taken"?e.of:{}),day:a};return o(`page.new.${s}`,{...r,today:ni(n)===jt()?"yes":"no"})}function Gh(){if(et)return;let e=a=>{V.peek()||M(P(a))},t=()=>{Me("there").catch(e)},n=Ss("ninetynine.player",a=>a!==pa.peek()&&t()),s="";Ue(()=>{pa.value!==s&&n?.postMessage(s=pa.value)}),Ue(()=>{ac.value&&t()}),addEventListener("hashchange",()=>location.hash.startsWith("#code=")&&Oa().catch(e))}function Vh(){let{turn:e}=Je(Kh);k(()=>{Os.value=ct(Ya)??Os.value,e>0&&!V.peek()&&Me("there").catch(()=>{})},[e]),k(Gh,[]);let{value:t}=gp;k(()=>{t!==void 0&&M(t?o("page.now",{player:De(t)}):o("page.now.none"))},[t]);let{busy:n,once:s}=B(),a=Uh().find(({id:u})=>!Os.value.includes(u)),r=wt.value[0]==="t",l=a?Jh(a):"";if(k(()=>{r&&l&&M(l)},[r,l]),!a||r)return null;let c=a.kind==="link";return i`<div class="new row" role="status">
		<p>${l}</p>
		<${v} aria-busy=${n} onclick=${()=>s(async()=>{if(a.kind==="taken"){let u=await on({back:!0,as:a.of.id});return await Ma(u),M(o("page.join.undone",{what:De(u)})),z("/you")}await(a.kind==="joined"?ha({player:a.id}):ga({key:a.id})),Xa(a.id),M(o(a.kind==="joined"?"page.join.undone":"page.new.ended",{what:Hu(a)})),await Me("there")})}
			say=${o(`page.${c?"new.refuse":a.kind==="taken"?"you.joined.undo":"new.not"}`)} />
		<${v} plain onclick=${()=>Xa(a.id)} say=${o(c?"page.new.wanted":"page.new.mine")} />
	</div>`}var Ku=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=",""),Uu=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));function Ju({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,Ku(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var Vn=()=>isSecureContext&&"PublicKeyCredential"in window,Gu=()=>/^[\d.]+$|^\[/.test(location.hostname),eo=e=>location.hostname===e||location.hostname.endsWith(`.${e}`),As=e=>e==="localhost"?location.origin.replace(location.hostname,e):`https://${e}`;async function Vu(e){let{challenge:t,site:n}=await Nc(),s=()=>new ae(o("page.you.passkey.site",{address:As(n)}));if(!eo(n))throw s();try{return await e(Uu(t),n)}catch(a){throw a instanceof DOMException?a.name==="InvalidStateError"?new ae(o("page.you.passkey.known")):a.name==="SecurityError"?s():new ae(o("page.you.passkey.not")):a}}var Zu=({id:e,name:t,keys:n})=>Vu(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:Uu(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});return Bc(Ju(r))}),Qu=()=>Vu(async(e,t)=>{let n=await navigator.credentials.get({publicKey:{challenge:e,rpId:t,userVerification:"preferred"}});return on({passkey:Ju(n)}).catch(s=>{throw s instanceof I&&s.why==="passkey-ended"&&t!=="localhost"&&ai("signalUnknownCredential",{rpId:t,credentialId:n.id}),s})});async function ai(e,t){let{PublicKeyCredential:n}=globalThis;await n?.[e]?.(t).catch(()=>{})}var oi=()=>"signalAllAcceptedCredentials"in(globalThis.PublicKeyCredential??{});function Ms(e,{id:t,name:n,keys:s}){let a=s.filter(l=>l.kind==="passkey").map(l=>l.credential??""),r={rpId:e,userId:Ku(new TextEncoder().encode(t))};a.includes("")||(ai("signalAllAcceptedCredentials",{...r,allAcceptedCredentialIds:a}),n&&ai("signalCurrentUserDetails",{...r,name:n,displayName:n}))}var Qh=["AC","KD","QH","JS"];function Pe({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Vt({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${U} label=${t} value=${s.value} options=${n} onchange=${a} />`}function to({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${be} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Yh(){let[e,t]=y(A.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=A.value?.name??E.name.value,r=N(a),l=async p=>{let u=rc(p);if(u!==r.current){if((A.value||u!=="")&&!lc(u))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=u;try{await yp(u),Ee("there")&&is().then(d=>Ms(d.site,d),()=>{}),t(A.value?.name??u),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:P(d),wrong:!0})}}};return i`<form onsubmit=${p=>(p.preventDefault(),l(e))}>
		<${F} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Xh(){let[e,t]=y(null);if(!A.value||V.value)return null;let n=()=>oe(async()=>t(Gn((await is()).keys).ways)),s=async()=>{try{await Ac()}catch(l){if(!(l instanceof I&&l.reason==="no-session"))throw l}xa(null),M(o("page.choices.leave.done"))},a=()=>t(null),r=e?.length?"page.choices.leave.back":"page.choices.leave.warning";return i`<${Pe} title=${o("page.choices.leave")}>
		<p><${v} aria-haspopup="dialog" onclick=${n} say=${o("page.choices.leave")} /></p>
		${e?i`<${Fe} title=${o(e.length?"page.choices.leave.title":"page.choices.leave.title.last")}
					yes=${o("page.choices.leave")} no=${o("page.choices.leave.no")}
					text=${o(r,{name:A.value.name,ways:L(e)})}
					onyes=${()=>oe(s).then(a)} onclose=${a} />`:null}
	<//>`}var ri=!1;function eg(){let e=N(null);return k(()=>{ri&&(ri=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>ri=!0}>
		<${Vt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Fl)]} />
	</div>`}function tg({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function ng(){let[e,t]=y(""),[n,s]=y(void 0),a=j(wu,e).value,r=()=>oe(async()=>{let{name:p,content:u}=await _u();ut(u,p)}),l=(p,u)=>oe(async()=>{s(void 0),t("");try{t(tg(await Fu(p,u)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:p,name:d.message});else if(Se($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Pe} title=${o("page.here")}>
		<p>${ca.value?o(`page.unkept.${ca.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${v} onclick=${r} say=${o("page.here.export")} />
			<${Pn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!ca.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Fe} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Ee("here")??A.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function sg(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Pe} title=${o("page.choices.you")}><${Yh} />
			${et?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${et||Ee("here")?i`<${ng} />`:null}
		<${Pe} title=${o("page.choices.book")}>
			<${eg} />
			<${Vt} name="theme" label=${o("page.choices.theme")}
				options=${ee("page.choices.theme","auto","day","night")} />
		<//>
		<${Pe} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ie} face="down" />${Qh.map(e=>i`<${ie} key=${e} card=${e} />`)}
			</p>
			<${Vt} name="pack" label=${o("page.choices.pack")}
				options=${ee("page.choices.pack","two","four","german4")} />
			<${Vt} name="back" label=${o("page.choices.back")}
				options=${ee("page.choices.back","leaf","lattice","stripe")} />
			<${Vt} name="felt" label=${o("page.choices.felt")}
				options=${ee("page.choices.felt","sea","moss","ink")} />
			<${Vt} name="indices" label=${o("page.choices.indices")}
				options=${ee("page.choices.indices","local","international")} />
			<${to} name="values" label=${o("page.choices.values")} />
			<${to} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Pe} title=${o("page.choices.table")}>
			<${Vt} name="play" label=${o("page.choices.play")}
				options=${ee("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Vt} name="pace" label=${o("page.choices.pace")}
				options=${ee("page.pace","calm","usual","quick","instant")} />
			<${to} name="sound" label=${o("page.choices.sound")} />
			<${to} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${At} what="turn" brief />
			<${At} what="tonight" />
		<//>
		${et?null:i`<${Xh} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var no={changed:{},written:""},ag={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Yu=e=>e.offers.how!=="none",og={"offers.how":e=>{if(Yu(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Yu(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},rg={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},li=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),ig=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ii=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Zn({plan:e,set:t}){return i`<div>
		<${U} label=${o("page.create.length")} value=${e.length} onchange=${Y(t)("length")}
			options=${[["",o("page.create.length.usual")],...ee("page.create.length","deals","games")]} />
		${e.length?i`<${$e} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${Y(t)("rounds")} />`:null}
	</div>`}var so=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${J} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,Xu=e=>new ae(o("page.create.rules.unread",{text:e}));function Ts({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",p=""]=r.split("."),u=li(n,r);ig(l,u)||(s[c]={...s[c],[p]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Xu(r instanceof Error?r.message:"")}if(!ii(a))throw Xu(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=ii(s[r])&&ii(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function ao({own:e,set:t,rules:n}){if(!n)return null;let s=u=>u in e.changed?e.changed[u]:li(n,u),a=(u,d)=>t({...e,changed:{...e.changed,[u]:d}}),r=u=>o(`page.create.rules.${u}`),l=u=>t({...e,written:u.currentTarget.value}),{clauses:c,...p}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${lg} points=${s("score.made")} onchange=${u=>a("score.made",u)} />
			${Object.entries(ag).map(([u,[d,$]])=>Number(li(n,u))<d||u==="game.bonus"&&!n.game.target?null:i`<${$e} key=${u} label=${r(u)} value=${s(u)} min=${d} max=${$}
							onchange=${f=>a(u,f)} />`)}
			${Object.entries(og).map(([u,d])=>{let $=d(n);return $?i`<${U} key=${u} label=${r(u)} value=${s(u)}
							options=${$.map(f=>[f,o(`page.create.rules.${u}.${f}`)])}
							onchange=${f=>a(u,f)} />`:null})}
			${Object.entries(rg).map(([u,d])=>d(n)?i`<${be} key=${u} label=${r(u)} checked=${s(u)}
							onchange=${$=>a(u,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${cg(p)}</pre>
			</details>
		</div>
	</details>`}function lg({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${$e} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var cg=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var ed={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:no},td=6e4,pg=1440*td;function ug({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*td,add:n*1e3};if(e==="move")return{move:Number(s)*pg}}function dg(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:p,rounds:u}=e,d={variant:n,rules:Ts(e.house,t),...p&&{[p]:u},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:ug(e),undo:a,hints:s,open:r,bot:c,pace:cn[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var oo=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),nd=(e,t)=>oo(e,t).includes("");function $g({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...ps.value.map(c=>a(c.name))],l=c=>p=>t({bots:oo(e,n).with(c,p)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${nd(e,n)?i`<${$t} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${oo(e,n).map((c,p)=>{let u=o("page.create.chair",{n:p+2});return i`<${J} key=${p} label=${u} value=${c} options=${r} onchange=${l(p)} />`})}
	</fieldset>`}function fg({plan:e,set:t}){let n=Y(t),s=["1","3","7"];return i`<div>
		<${U} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ee("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${$e} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${$e} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${U} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function mg({plan:e,set:t}){let n=Y(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Zn} plan=${e} set=${t} />
			<${U} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ee("page.create.undo","free","agree"),["never",a]]} />
			${xp.value?i`<${U} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${U} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ee("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${U} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${U} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ee("page.pace",...Object.keys(cn))} />
			<${U} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ee("page.create.greet","no","yes")} />
			<${J} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ee("page.level",...ps.value.map(r=>r.name))]} />
		</div>
	</details>`}var hg=400;function gg({plan:e,rules:t}){let n={variant:e.variant,rules:yg(e,t)},s=Q.value,{value:a=""}=j(async r=>(await new Promise(l=>setTimeout(l,hg)),!n.rules||r.aborted?"":zt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function yg(e,t){try{return Ts(e.house,t)}catch{return}}function ci({onclose:e,group:t}){let n=Ht(),[s,a]=y({...ed,variant:n?.id??"",pace:E.pace.value,public:t??ed.public}),l=j(async()=>A.peek()&&!V.peek()?(await ba({})).groups:[],A.value?.id),[c,p]=y(""),{busy:u,once:d}=B(O=>p(P(O))),$=Ge(),f=N(null);k(()=>{c&&f.current?.scrollIntoView({block:"nearest"})},[c]);let m=te(s.variant),h=Te.value.find(O=>O.id===s.variant)??n,g=O=>(a(T=>({...T,...O})),p(""));if(!h)return null;let w=O=>g({variant:O,house:{...s.house,changed:{}}}),S=O=>{O.preventDefault(),d(async()=>{p(""),!(nd(s,h)&&!await $.keep())&&await Ap(dg(s,m),["",...oo(s,h)])})},b=i`<button type="submit" form="create" class="button chief" aria-busy=${u}>
		${o("page.home.create")}
	</button>`;return i`<${_} broad title=${o("page.create.title")} onclose=${e} actions=${b}>
		<form id="create" class="create stack" onsubmit=${S}>
			<${so} value=${h.id} groups=${mt()} onchange=${w} />
			<${$g} plan=${s} set=${g} variant=${h} name=${$} />
			${V.value?null:i`<${U} label=${o("page.create.public")} value=${s.public} onchange=${Y(g)("public")}
					options=${[...ee("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||A.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${fg} plan=${s} set=${g} />
			<${mg} plan=${s} set=${g} />
			<${ao} own=${s.house} set=${Y(g)("house")} rules=${m} />
			<${gg} plan=${s} rules=${m} />
			<p ref=${f} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var pi=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),sd=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function bg(e,t){for(let n=0;n<t;n++)e=await rs("n99-chain-1",e);return e}var wg=(e,t)=>rs("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),vg=async e=>/^[0-9a-fA-F]{64}$/.test(e)?pi(e):rs("n99-seed-1",e);async function*kg(e,t){for(let n=0n;;n++){let s=new DataView((await rs("n99-deal-1",e,sd(t,8),sd(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function xg(e,t,n){let s=[...e],a=kg(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],p=1n;for(let $=BigInt(s.length-l);$>1n&&p*$<=1n<<56n;$--)c.push($),p*=$;let u,d;do{d=(await a.next()).value,u=[];for(let $ of c)u.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%p);for(let $ of u){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var ad=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Sg(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>ad.indexOf(m)-ad.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await xg(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,p=e.trump.by==="turnup"?l[c-1]:void 0,u=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=u.findIndex(m=>m.includes("joker")),$=e.dummy?(u[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?p??h:h).sort();return{hands:u.map(f),aside:f($),turnup:p,joker:d<0?void 0:d}}function Og(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Ag(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Zl(s)!==t[n])return!1;return!0}async function od(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,w)=>w>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return Mg(a,c,t);let p=a.commits??[],u=(c[0]?.entropy??[]).map(pi),d=await Ag(u,p),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,w]of c.entries()){if(h++,!w.secret){f.push({deal:w.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let S=pi(w.secret);if(h>4096||mr(await bg(S,h))!==m){f.push({deal:w.deal,outcome:"wrong",why:"secret"});continue}m=w.secret,h=0,d?f.push(await rd(w,t,await wg(S,u),0n)):f.push({deal:w.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:p,brought:a.brought===!0,entropy:p.map((g,w)=>u[w]?.length?"given":g?"withheld":"none"),own:n?u.some(g=>mr(g)===n):void 0}}async function rd(e,t,n,s){return Og(e,await Sg(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Mg(e,t,n){let s=[],a=e.seed?await vg(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await rd(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function yn(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=yn(e[a],r);return s}async function Tg(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=yn(await up(n.variant),n.rules);return{names:n.seats,verdict:await od(e,s,t)}}function js({table:e,match:t=1,record:n}){let{value:s,wrong:a}=j(async()=>{if(!globalThis.crypto?.subtle)throw new ae(o("page.fair.insecure"));let r=n??await qc({table:e??"",match:t}).catch(p=>{throw p instanceof I&&p.reason==="not-now"?new ae(o("page.fair.later")):p}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=p=>e===void 0?void 0:Ca(e,p);return Tg(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${Ng} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function jg(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Ng({names:e,verdict:t}){let n=jg(t),s=u=>L(e.filter((d,$)=>t.entropy[$]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},p=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${p&&` ${o(p)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>i`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${Bg(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,d)=>u?i`<dt>${e[d]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function Bg(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var Ns=R(null);function nt({player:e,name:t}){return e&&A.value&&!vt(e)&&ls.value==="there"&&!V.value?i`<button type="button" class="player" aria-haspopup="dialog" onclick=${a=>(a.stopPropagation(),Ns.value={id:e,name:t})}>
		<span class="name">${t}</span></button>`:i`<span class="name">${t}</span>`}var Qn=({mean:e,within:t})=>`${e} ± ${t}`,ro=["3","4","5","2","2d"];async function Eg(e){let{variants:t}=await $a();return t.find(n=>n.id===e)?.class}function ui(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=j(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([Eg(t),...n.map(l=>Ft({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var di=({rating:e})=>i`<span class="soft small rating">${e?Qn(e):o("page.ratings.new")}</span>`;function id({table:e,rating:t}){if(e.bears)return i`<p class="soft small">${o("page.rated.alone")}</p>`;if(!e.rated)return null;let n=t?.most?i` <${$i} rating=${t} />`:null;return i`<p class="soft small">${o("page.rated")}${n}</p>`}var $i=({rating:{class:e,most:t}})=>o("page.ratings.most",{class:o(`page.ratings.class.${e}`),most:String(t)});function ld({table:e,variant:t}){let n=ui(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><${nt} player=${a.player} name=${ze(a)} /></b>${" "}
		<${di} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function Cg({rest:[e=""]}){let[t,n]=y(ro.find(r=>r===e)??ro[0]),{value:s,wrong:a}=j(()=>xc({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${U} hidden label=${o("page.ratings.class")} value=${t} options=${ee("page.ratings.class",...ro)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${Lg} board=${s} />`:null}
	</main>`}function Pg(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${x(t,1)} ± ${x(n,1)}`:x(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function Lg({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===A.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${Qn(a)}</td><td>${x(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function io({player:e,ratings:t,keyless:n}){let s=t.length>0&&A.value!==null,{value:a}=j(async()=>s?kc({player:e},{where:"there"}):void 0,e,s);if(t.length===0)return null;let r=Object.fromEntries(a?.classes.map(c=>[c.class,c])??[]),l=Object.keys(r).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${l?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(c=>i`<tr key=${c.class}>
					<th scope="row"><a href=${`/ratings/${c.class}`}>${o(`page.ratings.class.${c.class}`)}</a></th>
					<td>${Qn(c)}</td><td>${x(c.matches)}</td>
					${l?i`<td>${Pg(r[c.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${l?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.filter(c=>c.most).map(c=>i`<p key=${c.class} class="small soft"><${$i} rating=${c} /></p>`)}
		${t.every(c=>c.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
		${n?i`<p class="small soft">${o("page.ratings.keyless")} <a href="/you">${o("page.you.go")}</a></p>`:null}
	</section>`}function Dg(e){k(()=>{as&&Me("here").catch(()=>{})},[]);let t=A.value,n=as&&ls.value==="there"?Ee("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${cd} key=${t.id} id=${t.id} at=${ls.value} />`:n?null:i`<${pd} />`}
		${n?i`<h1>${o("page.here")}</h1><${cd} key=${n.id} id=${n.id} at="here" />`:null}
		<${Ig} />
	</main>`}var pd=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,we=e=>Se(`variant.${e}`)?o(`variant.${e}`):e;function bn(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&Se(`page.level.${a}`)?o(`page.level.${a}`):n})}var lo=e=>e.seats.indexOf(A.value?.name);function Yn(e,t){let n=lo(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function cd({id:e,at:t}){let n=()=>Promise.all([Ft({player:e},{where:t}),va("mine",1,t)]),{value:s,wrong:a}=j(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Wp} found=${c} told=${!0} />
		${r.length?i`<${Rg} tallies=${r} /><${io} player=${e} ratings=${l} />
				<${Es} id=${e} at=${t} />`:i`<${pd} />`}`}function Rg({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${ne}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${we(n.variant)}</a></th>
					<td>${Bs(n,n.matches)}</td><td>${Bs(n,n.won)}</td><td class="spare">${Bs(n,n.deals)}</td>
					<td>${n.deals?ge(n.made/n.deals):Bs(n,0)}</td>
					<td>${n.deals?x(n.points/n.deals,1):Bs(n,0)}</td>
					${t?i`<td>${ud(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${V.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var Bs=(e,t)=>e.matches?ud(t):"",ud=e=>e?x(e):"–";function Es({id:e,at:t,read:n=(a,r)=>ma({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[p,u]=y(null),{once:d}=B(),$=()=>d(async()=>{let f=await n({before:l??""},{where:t});r(m=>[...m,...f.matches.filter(h=>!Fn(h.table??""))]),c(f.before)});return k(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(f=>{let m=`${f.table} ${f.match} ${f.ended}`;return i`<${qg} key=${m} match=${f} id=${e} onfair=${()=>u(f)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${v} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${p?i`<${_} title=${o("page.fair")} onclose=${()=>u(null)}>
					<${js} table=${p.table} match=${p.match} />
				<//>`:null}
	</section>`}function qg({match:e,id:t,onfair:n}){let s=e.chairs.find(m=>m.player===t),a=e.chairs.filter(m=>m.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(m=>m!==s).map(ze),c=e.chairs.filter(m=>m.player&&!vt(m.player)),{busy:p,once:u}=B(),d=()=>_n(e.table??"",c.map(m=>m.player??"")),$=$p(e.table??"",e.match),f=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${we(e.variant)}</b> ${o("page.records.with",{names:L(l)})}
			<span class="soft small">${H(e.ended)}${f.length>0?` · ${f.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((m,h)=>{let g=m===s?"self":"",w=h>0?" : ":"";return i`${w}<span key=${m.seat} class=${g} title=${ze(m)}>${x(m.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${p} onclick=${()=>u(d)}>
						${o("page.records.again",{names:L(c.map(ze))})}
					</button>`:null}</p>`:null}
	</li>`}function Wg(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):P(e)}function Ig(){let[e,t]=y(""),[n,s]=y(!1),a=j(Hn).value?.name,r=async u=>{t("");try{if(u.size>1<<20)throw new ae(o("page.import.large"));await Dn({match:1,deal:0},{body:u}),await zp({name:u.name,bytes:u}),z("/replay/mine/1/0")}catch(d){t(Wg(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${u=>{u.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${u=>{u.preventDefault(),s(!1);let d=u.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Pn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Cs=(e,t={dateStyle:"long"})=>H(Date.parse(e),{timeZone:"UTC",...t});function _g({rest:[e]}){let t=e!==void 0&&zu(e)?e:jt();return i`<${Fg} key=${t} day=${t} />`}function Fg({day:e}){let{value:t,wrong:n}=j(async()=>{let[a]=await Promise.all([Cc({day:e}),Ce()]).catch(r=>{throw _t(r)?new ae(o("page.daily.none")):r});return a},e,A.value?.id,sn.value),s=t?.seal?"own":sn.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Cs(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${zg} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${fi} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function zg({day:e,deal:t}){let{busy:n,once:s}=B(),a=()=>s(()=>jp(e,t.variant)),r=Te.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):q(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${we(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${Kg} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${v} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var $d=(e,t)=>o("page.daily.own",{you:t,points:x(e.points),n:e.points,made:e.made?"yes":"no"}),Hg=e=>e===Te.value[0]?.id?"none":we(e),fd=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),md=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${x(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${x(t.points)}</span>
	</li>`)}
</ol>`;function Kg({day:e,deal:t,own:n}){let{told:s}=un(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${x(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${$d(n,"yes")}</li>
			${t.expert?i`<li>${$d(t.expert,"expert")}</li>`:null}
			<li>${fd(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${md} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${md} of=${t.near} />`:null}`:null}
		<${Ug} text=${[o("page.daily.first",{day:Cs(e,{dateStyle:"medium"}),variant:Hg(t.variant)}),Kp(s,0),[o("page.daily.last",{points:x(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[fd(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Ug({text:e}){let[t,n]=y(!1),s=async()=>await It(e)?n(!0):M(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${v} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function fi({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let S of s)c.set(S,(c.get(S)??0)+1);let p=jt(),u=new Date(`${r}-01T00:00Z`),d=Math.round(u.getTime()/864e5),$=new Date(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+1,0)).getUTCDate(),f=(u.getUTCDay()+6)%7,m=S=>xs(Date.UTC(u.getUTCFullYear(),u.getUTCMonth()+S)/864e5).slice(0,7),h=4,g=Array.from({length:7},(S,b)=>Cs(xs(h+b),{weekday:"short"})),w=(S,b,O,T)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${T} onclick=${()=>l(m(S))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${w(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${Cs(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${w(1,"›","page.daily.on",r>=p.slice(0,7))}
		</div>
		<div class="daily-days" lang=${Q.value}>
			${g.map(S=>i`<span key=${S} class="soft" aria-hidden="true">${S}</span>`)}
			${Array.from({length:$},(S,b)=>{let O=xs(d+b),T=c.get(O)??0,C=b===0?{gridColumnStart:f+1}:{};return!T&&(O<n||O>p)?i`<span key=${O} class="soft" style=${C}>${b+1}</span>`:i`<a key=${O} style=${C} href=${`/${e}/${O}`} data-played=${T}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:Cs(O),n:T})}>${b+1}</a>`})}
		</div>
	</section>`}function Jg(){let e=A.value?.sanctions,t=e?.ban??e?.silence,[n,s]=y(!1),[a,r]=y(0),l=j(async()=>t?(await wa({})).complaints:[],t,a).value;if(!e||!t||!l)return null;let c=e.ban?e.bannedUntil:e.silencedUntil,p={ends:c?"yes":"no",until:c?H(c,{dateStyle:"medium",timeStyle:"short"}):"",reason:(e.ban?e.bannedFor:e.silencedFor)??"",answers:"no",contact:""},u=l.find($=>$.appeal===t),d=()=>(s(!1),r(a+1));return i`<div class="unkept row" role="status">
			<p>${e.ban?o("refusal.ban-player",p):o("refusal.silence-player",p)}</p>
			${u?i`<p class="small">${o("page.appeal.state",{answered:u.outcome?"yes":"no"})}</p>`:i`<${v} onclick=${()=>s(!0)} say=${o("page.appeal")} />`}
		</div>
		${n?i`<${Gg} onclose=${d} />`:null}`}function Gg({onclose:e}){let[t,n]=y(""),{busy:s,once:a}=B(),r=()=>a(async()=>{await tp({text:t.trim()}),M(o("page.complain.sent")),e()});return i`<${_} title=${o("page.appeal")} onclose=${e} actions=${i`<${v} chief aria-busy=${s}
		disabled=${!t.trim()} onclick=${r} say=${o("page.complain.send")} />`}>
		<p>${o("page.appeal.about")}</p>
		<${F} label=${o("page.appeal.text")} maxlength="300" value=${t} oninput=${n} />
	<//>`}var hd,co={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},wn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},Vg={card:[co],turn:[wn],call:[0,.22,.9,1.12].map(e=>({...wn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...co,at:e,gain:.07})),trick:[{...co,hertz:700,seconds:.16,gain:.09}],made:[wn,{...wn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...wn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...co,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...wn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...wn,hertz:246.94,seconds:.4,gain:.04}]},gd=e=>(e.played??[]).reduce((t,n)=>t+D(n).length,0);function yd(e,t){if(!e||!t)return[];let n=[];return Dt(e,t)?gd(t)>gd(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function bd(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&Ut(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function vn(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){hd??=new AudioContext;for(let n of Vg[e])Zg(hd,n)}}function Zg(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let p=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),u=p.getChannelData(0);for(let $=0;$<u.length;$++)u[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:p});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let p=new OscillatorNode(e,{type:"sine",frequency:s});p.connect(c),p.start(l),p.stop(l+a)}}var wd=(e,t)=>t===void 0?$n(e):o("page.report.bid",{bid:x(t),cards:$n(e)}),mi=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Ps=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Ls({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=mi(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),p=o("page.report.instead",{act:wd(r.act,r.bid),better:wd(r.better,r.betterBid)}),u=St(r.why).join(" "),d=ru(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${Z(p)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:x(r.lost/Ie,1)})}>
				−${x(r.lost/Ie,1)}
			</span>
			${u?i`<span class="moment-why">${Z(u)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function Ds({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,p,u]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=w=>34+w*(c-u-34)/Math.max(1,e.length),h=w=>p-22-(w-$)*(p-34)/(f-$),g=Yg((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${p}`} role="img" aria-label=${n}>
		<${vd} low=${$} high=${f} y=${h} to=${c-u} />
		${r.map(w=>i`<line key=${w} class="end" x1=${m(w)} x2=${m(w)} y1="6" y2=${p-22} />`)}
		${t.slice(0,e[0]?.length??0).map((w,S)=>i`<g key=${S} class=${S===a?"self":""} data-line=${S}>
				<polyline points=${[`${m(0)},${h(l[S]??0)}`,...e.map((b,O)=>`${m(O+1)},${h(b[S]??0)}`)].join(" ")} />
				<text x=${c-u+8} y=${(g[S]??0)+5}>${w.length>11?`${w.slice(0,10)}…`:w}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function vd({low:e,high:t,y:n,to:s,said:a=x}){let r=Qg(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(p,u)=>(l+u)*r).map(p=>i`<g key=${p}>
			<line class=${p===0?"base":"grid"} x1="34" x2=${s} y1=${n(p)} y2=${n(p)} />
			<text x="28" y=${n(p)+5} text-anchor="end">${a(p)}</text>
		</g>`)}function kd({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=x,banded:c}){let[p,u,d]=[470,230,34],$=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),m=b=>Math.min($,Math.max(f,b)),h=b=>d+b*(p-d-6)/Math.max(1,t),g=b=>u-24-(m(b)-f)*(u-36)/($-f),w=b=>h((b.from-1+b.to)/2),S=b=>e.map(O=>`${w(O)},${g(O[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${p} ${u}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...S("high"),...S("low").reverse()].join(" ")} />`:null}
		<${vd} low=${f} high=${$} y=${g} to=${p-6} said=${l} />
		<line class="all" x1=${d} x2=${p-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${w(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${w(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${p-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Qg(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Yg(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var hi=(e,t="")=>j(async()=>(await oe(()=>Pc({table:e})))?.scores??[],e,t).value;function xd({table:e,names:t,about:n="",view:s,me:a}){let r=hi(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${gi} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function po(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function uo(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Xg=4;function gi({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${ey} names=${t} />`;let r=uo(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),p=e.some(d=>d.made.some(Boolean)),u=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${ne}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Il} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${ny} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${ay} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${p||u.length?i`<p class="small soft legend">
					${p?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Xg?i`<${bi} games=${r} names=${t} me=${n} />`:null}
	</div>`}function ey({names:e}){return i`<${ne}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${x(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var ty=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function ny({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${Sd} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${ty} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${le} trump=${c.trump} /><span class="unseen">${q(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(p=>i`<${sy} key=${p} score=${c} seat=${p} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${Rs} class="bonus" text=${i`<${je} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?x(l.bonus[c]):"–"} />
					<${Rs} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>x((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var Sd=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Rs({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function sy({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${x(e.points[t]??0)}
			${s?i`<sup title=${re(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${x(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function ay({games:e,seats:t,end:n}){let s=e.map(p=>p[p.length-1]).filter(p=>p!==void 0),a=p=>s.reduce((u,d)=>u+(d.totals[p]??0)+(d.closed?.bonus[p]??0),0),r=p=>s.filter(u=>u.closed?.winners.includes(p)).length,l=p=>n?.rubber?.[p]||"–",c=p=>x(n&&!n.cut?n.totals[p]??0:a(p));return i`<tfoot>
		<${Sd} n=${t.length} text=${o("page.scores.together")} />
		<${Rs} text=${o("page.scores.wins")} seats=${t} of=${p=>r(p)||"–"} />
		${n?.rubber?i`<${Rs} text=${i`<${je} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${Rs} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function yi(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function bi({games:e,names:t,me:n}){let{at:s,ends:a}=yi(e);return i`<${Ds} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[st,$o]=[1080,1350],[wi,fo,mo,at]=[350,1266,48,96],ve={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},oy=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Nt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ho(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function vi(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Od(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function go(e,t,n,s=ve.ink){e.fillStyle=s,e.fillRect(at,t,st-2*at,n)}function Md(e,t){e.save(),e.shadowColor=ve.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function Ad(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ve.card,Md(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ve.cardEdge,e.stroke(),e.fillStyle=t==="H"?ve.red:ve.black;let l=(c,p,u,d=!1)=>{e.save(),e.translate(c-50,p-70),e.scale(u/100,(d?-u:u)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,p]of Vl[9]??[])l(c,p,20,p>70);e.textAlign="center",e.font=Nt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function ry(e,{title:t,winner:n}){e.fillStyle=Od("--felt"),e.fillRect(0,0,st,$o),e.fillStyle=Od("--felt-deep"),e.fillRect(0,fo,st,$o-fo),e.fillStyle=ve.leaf,Md(e,()=>e.fillRect(mo,wi,st-2*mo,fo-wi+24)),Ad(e,"S",{x:812,y:206,turn:-.14}),Ad(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ve.soft,e.font=Nt("400",32,"text"),e.fillText(vi(e,t,600),mo,92),e.fillStyle=ve.felt,iy(e,n,640),e.fillStyle=ve.soft,e.font=Nt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,st/2,$o-24),e.textAlign="left"}function iy(e,t,n){let s=$=>(e.font=Nt("500",$,"title"),ho(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&ho(e,t,c-8).length===l;)c-=8;let p=ho(e,t,c).slice(0,4),u=r*1.06,d=218+r*.3-(p.length-1)*u/2;p.forEach(($,f)=>e.fillText(vi(e,$,n),mo,d+u*f))}function Td(e,t){e.strokeStyle=t===0?ve.accent:ve.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(oy[t]??[]),e.stroke(),e.setLineDash([])}function ly(e,{places:t},n){go(e,n,6,ve.accent),go(e,n+11,2,ve.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ve.ink,e.font=Nt(l===0?"700":"400",42,"text"),e.fillText(vi(e,a,600),at,c),e.textAlign="right",e.fillText(x(r),st-at,c),e.textAlign="left",e.beginPath(),e.moveTo(st-at-330,c-13),e.lineTo(st-at-170,c-13),Td(e,l),go(e,c+15,1.5,ve.rule)}),n+70+s*t.length}function cy(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],p=d=>at+d*(st-2*at)/Math.max(1,t.length),u=d=>a-(d-l)*(a-s)/(c-l);go(e,u(0),2,ve.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(p(0),u(0)),t.forEach((f,m)=>e.lineTo(p(m+1),u(f[d]??0))),Td(e,$)})}function py(e,{facts:t}){e.font=Nt("400",34,"text");let n=t.slice(0,4).flatMap(a=>ho(e,a,st-2*at-34).map((r,l)=>({line:r,i:l}))),s=fo-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ve.accent,r===0&&e.fill(uy(at+9,c-11,10)),e.fillStyle=ve.ink,e.fillText(a,at+34,c)}),s-60}var uy=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function jd(e){let t=[Nt("500",88,"title"),Nt("400",34,"text"),Nt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[st,$o];let s=n.getContext("2d");ry(s,e);let a=ly(s,e,wi+44),r=py(s,e);return r-a>120&&cy(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(p=>p?l(p):c(new Error("no picture"))))}function dy(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function $y(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function fy(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>dy(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let p=a(h=>$y(e,h),2);p&&l.push(o("page.best.run",{name:r(p.seat),n:p.n}));let u=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);u&&l.push(o("page.best.premiums",{name:r(u.seat),n:u.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function ki({scores:e,end:t,names:n,title:s,winner:a}){let r=uo(e),l=t.totals.map((c,p)=>{let u=r.reduce((d,$)=>d+($.at(-1)?.closed?.bonus[p]??0),t.rubber?.[p]??0);return{seat:p,total:c,bonus:u,name:n[p]??""}});return l.sort((c,p)=>p.total-c.total),{title:s,winner:a,places:l,facts:fy(e,n,l),course:yi(r)}}var my=({title:e,winner:t,places:n,facts:s})=>[e,t,L(n.map(a=>`${a.name} ${x(a.total)}`)),...s].join(`
`);async function xi(e){let t=new File([await jd(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});ut(t,t.name)}var hy=3;function gy({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=un(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:p=0}=a??{},u=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:p}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,hy);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Ze(a)?i`<p class="soft judging" style=${{"--far":c?(l-p)/c:0}}>${c?u:""}</p>`:d.length?i`<${Ls} of=${d} names=${n} place=${Ps(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function Nd({table:e,match:t,at:n,view:s,names:a,players:r,variant:l,winner:c,onclose:p}){let u=hi(e),[d,$]=y(""),{end:f,seat:m}=s,h=`${l} · ${H(n,{dateStyle:"long"})}`,g=u&&f&&ki({scores:u,end:f,names:a,title:h,winner:c}),w=async O=>$(o(await It(my(O))?"page.link.copied":"page.copy.not")),S=O=>xi(O).catch(T=>$(P(T))),b=g&&i`<p class="soft" role="status">${d}</p>
		<${v} onclick=${()=>w(g)} say=${o("page.copy")} />
		<${v} chief onclick=${()=>S(g)} say=${o("page.share")} />`;return i`<${_} title=${o("page.last")} broad onclose=${p} actions=${b}>
		${g?i`<div class="last-page">
				<p class="small soft">${h}</p>
				<p class="winner">${c}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>i`<tr key=${O.seat} class=${O.seat===m?"self":""}>
							<th scope="row"><${nt} player=${r[O.seat]} name=${O.name} /></th><td>
								<${Ra} total=${O.total} bonus=${O.bonus} /> ${x(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${bi} games=${uo(u)} names=${a} me=${m??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>i`<li key=${O}>${O}</li>`)}</ul>
					<${gy} table=${e} match=${t} names=${a} seat=${m} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Bd(e,t,n){let s=he(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Ed(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function yy(e,{bid:t,won:n,worth:s}){let a=tt(s),r=e.map(u=>a[de(u)]??0),l=r.length&&r.reduce((u,d)=>u+d,0)===t,c=0,p=(l?r:[t]).map(u=>Array.from({length:u},()=>c++<n?"won":"open"));return n>t&&p.at(-1)?.push(...new Array(n-t).fill("extra")),p}function by({view:e,seat:t,variant:n}){let s=Le(D(e.aside),pe),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?dn(n):e.bid??0,c=yy(s,{bid:l,won:a,worth:n?.worth??""}),p=0,u=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${p} class=${$} style=${{"--fall":p++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${ie} card=${d} /></span><span class="back"><${ie} face="down" /></span>
			${c.length===s.length?u(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(u)}
	</div>`}function wy({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Cd(e,t)}</p>`;let a=e.made?.[s]??!1,r=Ed(e,s),l=Bd(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Cd(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:L(n),n:n.length})}var yo=({view:e,names:t,won:n})=>e.end?.rubber?Lr(e,t):n||Pr(e,t);function vy(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Bd(t,a,s),Ed(t,a)]:[Cd(t,n)],c=yo(e),p=c?[c,`${L(Pd(t,n).map(([u,d])=>`${u} ${x(d)}`))}.`]:[Dr(t,n,Ut(t)),Cr(t)];return[...l,...p].filter(Boolean).join(" ")}var ky=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s);function Pd(e,t){let n=(s,a)=>{let{totals:r=[],bonus:l=[]}=e.closed??{};return s===(r[a]??0)+(l[a]??0)?l[a]??0:0};return ky(e).map((s,a)=>[t[a]??"",s,n(s,a)]).sort((s,a)=>a[1]-s[1])}function xy({title:e,view:t,names:n}){return i`<div class="printed">
		<${Qp} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Pd(t,n).map(([s,a,r])=>i`<span key=${s}>${s} <b>${x(a)}</b>${" "}
				<${Ra} total=${a} bonus=${r} /></span>`)}
		</p>
	</div>`}function bo(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:p,aside:u}=t,d=Vp(t,l,a!==""&&!r),$=yo(e),f=c!==void 0&&p!==void 0&&u!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${xy} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${by} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${wy} ...${e} />
		</div>
		${$&&!r?null:i`<${Zp} what=${d} />`}
	</header>`}var Sy=600;function Ld(e,t,n){let[s,a]=y(e&&!An()&&!document.hidden);return k(()=>{if(!e)return;E.spoken.peek()||M(vy(t),!0);let r=new AbortController,l=u=>{let d=u instanceof KeyboardEvent?u.key:"",$=u?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&u?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>bd(t.view).forEach(u=>vn(u)),s?n-100:0),p=setTimeout(l,n+Sy+Nr);for(let u of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(u,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(p),clearTimeout(c),r.abort())},[]),s}var Si=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function qs(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Si(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Oi({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${v} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${v} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=p=>e.act({do:"answer",on:p,seen:t.seq});return i`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${v} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${v} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${v} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function Oy({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,p=n.map((u,d)=>d===t.seat?t.table.chairs[d]?.name??u:u);return i`<${v} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${Nd} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${p} players=${t.table.chairs.map(u=>u.player)}
					variant=${c?.name??o(`variant.${l}`)}
					winner=${Rr(t.table.winners,p,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Dd={made:1500,failed:950,printed:1250};function Rd({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,p=t.table.stage==="waiting",u=e.settled.value.settings,{day:d}=u,$=qs(e.id,u),f=p?Rr(t.table.winners,n,r??-1,u):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=yo(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",w=Ld(a,m,Dd[g]),S=w?Dd[g]:0,b=ft("report",e.id),O=ft("match",e.id),T=e.current.value,C={"--written":`${S}ms`};return i`<div class="over leaf sheeted" data-moves=${w?g:void 0} style=${C}
		onclick=${X=>X.stopPropagation()}>
		<${Oi} table=${e} message=${t} names=${n} />
		<${bo} ...${m} hands=${t.table.chairs.length} />
		<${ht} view=${c} names=${n} variant=${s} written=${S} crowned=${h!==""} />
		${r!==void 0&&!O&&Up(t)?i`<${Jp} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r}
					failed=${c?.made?.[r]===!1} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!T||t.table.paused} onclick=${()=>e.ready()}>
						${o(p?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${Oy} table=${e} message=${t} names=${n} />`:null}
			${!b&&(p||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function qd(e){let{message:t,settings:n}=e,s=t.table.match>0?qs(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${jy} ...${e} />`}var Ay=15e3;function My(e,{eager:t}){let{turn:n}=Je(Ay),s=t&&!ye(e),{value:a,wrong:r}=j(async()=>{if(!s)return;let l=await Rn({table:e},{where:"there"});return Bn(l.at),l.evenings},e,s,n);return s&&!a&&!r?void 0:a?.[0]??null}var Ai=({groupName:e})=>e?o("page.evenings.of",{group:e}):o("page.evenings.open");function Ty({of:e}){let{begins:t,late:n,names:s,coming:a}=e,r=Wt("there"),l=r<t?t:n,c=a>s.length?[o("page.evenings.more",{n:a-s.length})]:[],p=Math.max(1,Math.ceil((l-r)/6e4)),u=H(l,{hour:"numeric",minute:"2-digit"});return i`<h2>${Ai(e)}</h2>
		<p>${o("page.evenings.starts",{time:u,in:Pa(p,"minute")})}</p>
		${a?i`<p>${o("page.evenings.expected",{names:L([...s,...c])})}</p>`:null}`}function jy({id:e,message:t,settings:n,host:s,me:a,busy:r,ondo:l,onready:c}){let{table:p,seat:u}=t,d=My(e,n),$=Ge(),f=u===void 0?void 0:p.chairs[u],m=p.chairs.filter(G=>G.player),h=f||a===s?void 0:(m.find(G=>G.player===s)??m[0])?.name,g=p.match>0,w=h?o("page.invited",{name:h}):o(g?"page.waiting.again":"page.waiting"),S=n.audience?o("page.link.for",{audience:n.audience}):void 0,b=ui(p,n.variant??""),O=N(void 0),T=N(Promise.resolve(!0)),C=async G=>{await $.keep()&&(O.current=void 0,await l({do:"sit",seat:G}))},X=()=>T.current=T.current.then(async()=>{let G=await $.keep(),_e=A.peek()?.name;return!G||!f||_e===(O.current??Ey(f.name))?G:(O.current=_e,await l({do:"name"}),!0)}),se=async()=>await X()&&c();return d===void 0?i`<div class="waiting leaf" aria-busy="true"></div>`:i`<div class="waiting leaf">
		${d?i`<${Ty} of=${d} />`:i`<h2>${w}</h2>`}
		${f?null:i`<${Fa} variant=${n.variant??t.view?.variant??""} table=${wt.value[1]??""} />
					<${Ba} chairs=${p.chairs} name=${$} onsit=${C} busy=${r} />`}
		<ol class="chairs">
			${p.chairs.map((G,_e)=>{if(G===f){let ke=p.chairs.every(qe=>qe===f||qe.bot);return i`<${Py} key=${_e} chair=${G} name=${$} alone=${ke} onname=${X} ondo=${l} />`}let rt=p.rated&&G.player?b[G.player]??null:void 0;return i`<${Ly} key=${_e} chair=${G} seat=${_e} rating=${rt} seated=${f!==void 0}
					fixed=${d!==null} clears=${s===a&&!d} onsit=${C} ondo=${l} />`})}
		</ol>
		<${id} table=${p} rating=${b[a]} />
		${f&&n.clock?.move?i`<${At} what="turn" />`:null}
		${n.rules?i`<${By} settings=${n} />`:null}
		${(f||s===a)&&!p.locked&&!d?i`<${gt} invites label=${S} />`:null}
		${s===a&&!d?i`<${Dy} table=${p} ondo=${l} />`:null}
		${s!==a&&p.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${f?i`<${Ny} chairs=${p.chairs} mine=${f} say=${o(g?"page.again":"page.ready")} busy=${r}
				evening=${d!==null} onready=${se} onunready=${()=>l({do:"unready"})} />`:null}
	</div>`}function Ny({chairs:e,mine:t,say:n,busy:s,evening:a,onready:r,onunready:l}){return a&&!e.every(c=>c.player||c.bot)?null:t.ready?i`<div class="row"><p class="soft">${Cy(e,t.player??"")}</p>
		<${v} plain disabled=${s} onclick=${l} say=${o("page.unready")} /></div>`:i`<${v} chief=${!a} disabled=${s} onclick=${r} say=${n} />`}function By({settings:e}){let{value:t}=j(()=>zt(e,Q.value),Q.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var Ey=e=>A.peek()?.name===e?e:e?.replace(/ \d$/,"");function Cy(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:L(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ze))})}function Py({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${$t} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${v} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function Ly({chair:e,seat:t,rating:n,seated:s,fixed:a,clears:r,onsit:l,ondo:c}){let{player:p,bot:u}=e,d=[o("page.bot"),qn(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${p||u?i`<b><${nt} player=${p} name=${ze(e)} /></b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${Na(e)}>${d}</span>`:null}
			${n===void 0?null:i` <${di} rating=${n??void 0} />`}
			${p&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!p&&!s?i`<${v} plain onclick=${()=>l(t)} say=${o("page.sit")} />`:null}
		${!p&&s&&!a?i`<${Ry} chair=${e} seat=${t} ondo=${c} />`:null}
		${p&&r?i`<span><${v} plain onclick=${()=>c({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${v} plain onclick=${()=>c({do:"ban",text:p,on:!0})} say=${o("page.ban")} /></span>`:null}
	</li>`}function Dy({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${v} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Ry({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!Lt.includes(e)?[e,...Lt]:Lt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${J} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...ee("page.level",...s)]} />`}var wo=6e4,Ws=10*wo,[qy,_d]=[2e4,6e4],Wy=12,ot=R({all:[]}),Mi=Ee("there")?.id;Ue(()=>{if(Mi===Ee("there")?.id)return;Mi=Ee("there")?.id;let{all:e}=ot.peek();ot.value={all:e.filter(t=>!t.group).map(({mine:t,...n})=>n)}});var Fd=()=>ot.value.all,zd=0,Xn=()=>`${Mi} ${zd}`;function Ti({evenings:e,at:t},n){Bn(t),n===Xn()&&(ot.value={all:e})}async function vo(){if(V.peek()||sn.peek()||document.visibilityState==="hidden")return;let e=Xn();Ti(await Rn({},{where:"there"}),e)}function Hd(e){zd++,ot.value={all:ot.value.all.map(t=>t.id===e.id?e:t)}}var Iy=async({id:e},t)=>Hd(await Ve(()=>vr({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function _y({id:e}){let t=Xn(),n=await vr({evening:e,coming:!0,here:!0},{where:"there"});if(t===Xn())return Hd(n),n.table}function Kd(e,t,n,s=!1){let{turn:a}=Je(t,s);k(()=>{e().catch(()=>{})},[a,t,...n])}var ko=e=>H(e,{hour:"numeric",minute:"2-digit"}),Fy=e=>H(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function Ud(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var zy=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),Ud(n)].filter(Boolean).join(" · ");function Hy({id:e,begins:t,later:n,...s}){let a=p=>p.replace(/[\\;,]/g,"\\$&"),r=p=>`${new Date(p).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(p=>["BEGIN:VEVENT",`UID:${e}-${p}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(p)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${Ln("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];ut(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Ky({coming:e,names:t,mine:n}){let s=n?t.indexOf(A.value?.name??""):-1,a=t.filter((c,p)=>p!==s),r=n?e-1:e,l=r>a.length?[o("page.evenings.more",{n:r-a.length})]:[];return o(n?"page.evenings.coming.you":"page.evenings.coming",{n:r,names:L([...a,...l])})}var Is=({begins:e,late:t},n)=>n>=e-Ws&&n<t;function ji(e){let[t,n]=y(0),s=Wt("there"),a=Math.min(...e.filter(r=>s<r.late).map(({begins:r})=>Math.max(r-Ws,r-wo*(Math.ceil((r-s)/wo)-1))));return k(()=>{if(a===1/0)return;let r=setTimeout(()=>n(l=>l+1),a-s);return()=>clearTimeout(r)},[a,t]),s}function Wd({begins:e},t){return t>=e?o("page.evenings.on",{time:ko(e)}):t<e-Ws?Fy(e):o("page.evenings.begins",{time:ko(e),in:Pa(Math.ceil((e-t)/wo),"minute")})}var Ni=({mine:e,table:t,coming:n})=>e?t!==void 0:n>0;function Bi({all:e,now:t,name:n,elsewhere:s=!1,chief:a=!1,within:r=!1,ends:l}){let{busy:c,once:p}=B(),u=$=>p(async()=>($.mine||await n.keep())&&Iy($,!$.mine)),d=e.find(Ni);return i`${A.value||s?null:i`<${$t} name=${n} />`}
		<ul class="tables evenings">
			${e.map($=>{let f=Is($,t),m=a&&$===d;return i`<li key=${$.id}>
					<b>${f?Ai($):Wd($,t)}</b>
					${f?i`<span>${Wd($,t)}</span>`:null}
					<span class="soft">${zy(f||r?{...$,groupName:""}:$)}</span>
					<span>${f&&$.mine&&$.table?o("page.evenings.ready"):Ky($)}</span>
					${f&&$.mine&&!$.table&&t<$.begins?i`<span role="status">${o("page.evenings.soon",{time:ko($.begins)})}</span>`:null}
					<span class="row">
						${$.mine&&$.table?i`<a class=${`button ${m?"chief":""}`} href=${`/t/${$.table}`}>${o("page.evenings.go")}</a>`:null}
						<${v} plain=${$.mine} chief=${m&&!$.mine} aria-busy=${c} onclick=${()=>u($)}
							say=${o($.mine?"page.evenings.not":t<$.begins?"page.evenings.come":"page.home.sit")} />
						${f?null:i`<${v} plain onclick=${()=>Hy($)} say=${o("page.evenings.calendar")} />`}
						${l?i`<${v} plain onclick=${()=>l($.id)} say=${o("page.operate.act.end-evening")} />`:null}
					</span>
				</li>`})}
		</ul>`}function Ei({group:e="",organises:t=!1,name:n}){let s=Ge();Kd(async()=>e?vo():void 0,_d,[A.value?.id]);let a=ji(ot.value.all),{busy:r,once:l}=B(),c=e?ot.value.all.filter(f=>f.group===e):ot.value.all.filter(f=>!Is(f,a)).slice(0,Wy),[p,u]=y("");if(c.length===0&&!t)return null;let d=()=>l(async()=>{await Xc({group:e,evening:p}),u(""),await vo()}),$=f=>Yc({...f,group:e});return i`<section>
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		<${Bi} all=${c} now=${a} name=${n??s} within=${e!==""}
			elsewhere=${!e&&ot.value.all.some(f=>Is(f,a))} ends=${t?u:void 0} />
		${c.some(f=>f.mine)?i`<${At} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Ci} begin=${$} /></details>`:null}
		${p?i`<${Fe} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${r}
				yes=${o("page.operate.act.end-evening")} onyes=${d} onclose=${()=>u("")} />`:null}
	</section>`}var Uy=()=>[0,1,2,3,4,5,6].map(e=>[String(e),H(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Jy=["5m+5s","10m+10s","20m+20s","120m"];function Ci({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=Y($=>r(f=>({...f,...$}))),{busy:c,once:p}=B();k(()=>{Ce().catch(()=>{})},[]);let u=$=>{$.preventDefault();let{weekday:f,hour:m,reason:h,...g}=a,[w=0,S=0]=m.split(":").map(Number);p(async()=>{await e({...g,id:"",weekday:Number(f),minute:60*w+S},h),M(o("page.operate.done")),await vo()})},d=Te.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${u}>
		<${J} label=${o("page.operate.weekday")} value=${a.weekday} options=${Uy()}
			onchange=${l("weekday")} />
		<${F} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${F} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${J} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${$e} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${F} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${J} label=${o("page.create.clock")} value=${a.clock}
				options=${Jy.map($=>[$,Ud($)])} onchange=${l("clock")} />`}
		<${J} label=${o("page.operate.bots")} value=${a.bot} options=${ee("page.level",...Lt)}
			onchange=${l("bot")} />
		${t?i`<${F} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.do")}</button>
	</form>`}var Id=new Set;function Gy(){vn("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Mr(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Mr(!0),s()}function Vy(e){k(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Zy(){let[e,t]=y(Wt("there")),[n,s]=y({at:"",table:""}),a=ot.value.all.find(f=>f.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e:1/0,p=a!==void 0&&c<=Ws&&e<a.late;Kd(async()=>{if(t(Wt("there")),!p)return A.peek()?vo():void 0;if(!a)return;let f=await _y(a);f&&f!==l&&s({at:r,table:f})},p?qy/(c<=Ws/2&&!l?4:1):_d,[p,a?.id,A.value?.id],!0),k(()=>l?Gy():void 0,[l]),Vy(p&&(c>0||!l));let[u="",d]=wt.value;u==="t"&&d===l&&Id.add(l);let $=p&&l!==""&&!Id.has(l);return k(()=>{$&&u===""&&z(`/t/${l}`)},[$,u]),!p||!$&&(u==="t"||u===""||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":"soon"}`,{time:ko(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}var Jd=R(!1);function Qy(){return!Ip.value||Jd.value?null:i`<div class="unkept edition row" role="status">
		<p>${o("page.edition.ready")}</p>
		<${v} onclick=${_p} say=${o("page.edition.load")} />
		<${v} onclick=${()=>Jd.value=!0} say=${o("page.close")} />
	</div>`}function Bt({view:e,names:t,last:n=!1,from:s=0}){let a=en(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,p)=>p).slice(s),l=Array.from({length:We(e)},(c,p)=>p);return i`<${ne}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let p=dr(e,c),u=$r(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=p.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===u?"won":""}>
						${$?i`<${ie} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===u?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Gd({view:e,names:t,lies:n}){let s=en(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=$r(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${dr(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${ie} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function Vd(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,p]=[e.filter(a),t.filter(a)],u=c.findIndex((d,$)=>!p[$]||r(d)!==r(p[$]));return u<0?null:{trick:Math.floor(u/n),steps:[e.length-c.length+u,t.length-p.length+u]}}function xo({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=N(null);return xe(()=>{let c=l.current,p=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??p)?.focus({preventScroll:!0})}},[]),k(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${v} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function _s(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var So={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0"},Qd=[...Object.keys(So),"deal","unlucky","moment","thanks"],Zd=2500,Pi=({of:e})=>So[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${So[e]} /></svg>`:null;function Yd({onsay:e}){let[t,n]=y(""),s=N(-1/0);k(()=>{let r=setTimeout(()=>n(""),Zd);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{performance.now()-s.current<Zd||(s.current=performance.now(),n(r),M(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(So).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`}
				onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Pi} of=${r} /><span>${l}</span></button>`})}
	</p>`}var es=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Qd.includes(t)?o(`page.quick.${t}`):n,Yy=e=>Math.min(12e3,4e3+70*e.length);function Xd({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=es(e);return k(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),Yy(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Pi} of=${e.phrase??""} />${r}</p>`}function e$(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function t$({talk:e,muted:t,onsay:n,onhear:s}){let[a,r]=y(""),l=_l(),c=e.at(-1)?.seq??0,p=N(c),u=N(null);k(()=>u.current?.scrollTo(0,u.current.scrollHeight),[c]);let d=async $=>{$.preventDefault();let f=a.trim();f&&(r(""),await n(f)===void 0&&r(f))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" ref=${u} aria-label=${o("page.talk")}>
			${e.map($=>i`<li key=${$.seq} class=${$.seq>p.current?"fresh":""}>
					<time class="soft small">${H($.at,{timeStyle:"short"})}</time>${" "}
					<b><${nt} player=${$.by} name=${$.name} /></b>
					${$.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${es($)}
				</li>`)}
			${t.map($=>i`<li key=${$.id}>
				<${nt} player=${$.id} name=${$.name} />${" "}
				<button type="button" class="button plain small" onclick=${()=>s($.id,$.blocked?"block":"mute")}>
					${o(`page.tie.undo.${$.blocked?"block":"mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Qd.map($=>i`<button type="button" key=${$} class="button plain"
				onclick=${()=>n(o(`page.quick.${$}`))}><${Pi} of=${$} />${o(`page.quick.${$}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${a}
				oninput=${$=>r($.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Xy={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function eb(e,t){let n=[];return fr(e,t).forEach((s,a)=>n[s]=Xy[e]?.[a]??"north"),n}function Zt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:p=null,unsent:u=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,aloud:w=!1,children:S}=e,b=We(t),O=eb(b,s),T=c?c.cards:t.trick??[],C=c?c.winner:p?-1:t.taking??-1,X=p&&!c?[...T,{seat:t.options?.seat??s,card:p}]:T;return i`<div class=${`felt hands-${b} ${h}`} onclick=${g}>
		<${ab} trump=${Tn(t)} />
		${fr(b,s).filter(se=>se!==r).map(se=>i`<${Ct}
				key=${se} view=${t} variant=${a} seat=${se} name=${n[se]??""} names=${n}
				place=${O[se]} own=${se===s} chair=${d?.[se]} now=${$} open=${tb(t,se)}
				winner=${c?.winner===se} laid=${l} said=${m?.get(se)}
				hand=${se===f?.seat?f.hand:void 0}
			/>`)}
		<${gb} cards=${X} pending=${p&&!c&&u?p:""} where=${O} winner=${C}
			gone=${c?.gone??!1} names=${n} aloud=${w} />
		<${ob} view=${t} variant=${a} names=${n} me=${s} />
		${S}
	</div>`}var tb=(e,t)=>e.shown?.[t]?.hand!==void 0?D(e.shown[t]?.hand):null;function nb(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&Tn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?qt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function sb(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var ab=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${le} key=${t} trump=${t} />`)}
</div>`;function ob({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...nb(e,n,s),...sb(e,t,n,s)];return i`<div class="ground">
		<div>
			<${Et} trump=${Tn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${Rt.Provider} value=""><${ie} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Et({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${q(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${le} trump=${e} />`}
		${n?i`<${je} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function Ct(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:p,now:u,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,w=t.due===void 0?t.turn.includes(s):t.due===s,S=c&&t.seat!==void 0,b=S?t.bid:t.shown?.[s]?.bid,O=S?void 0:t.shown?.[s]?.aside,T=qn(p),C=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${w?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<${nt} player=${p?.player} name=${a} />
				${T?i`<${je} class="level" say=${bp(p)}>${T}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${x(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${rb} view=${t} seat=${s} />
				${t.dealer===s?i`<${je} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${w?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${p?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${ub} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${pb} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${je} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===jn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:C})}</span>`:null}
				${p?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${mb} chair=${p} now=${u} />
			</p>
			${t.phase==="play"?i`<${ib} suits=${D(t.void?.[s])} />`:null}
			${h?i`<${Xd} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ue(O)}</div>`:null}
		${S||d?null:i`<${cb} n=${g} />`}
		${S||!d?null:m??i`<${lb} cards=${d} trump=${t.trump} />`}
	</section>`}function rb({view:e,seat:t}){let n=Kt(e.totals)===t,s=N(n),a=n&&!s.current&&Ut(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${Kt($s(e))}"] .points`:void 0;return i`<${je} class="leads" say=${o("page.leads.is")}>
		<${fs} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function ib({suits:e}){let t={suits:L(e.map(q))};return i`<p class="voids">
		${e.length?i`<${je} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${fb} suit=${n} />`)}
				<//>`:null}
	</p>`}function lb({cards:e,trump:t}){let n=s=>i`<span key=${de(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${ie} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${oa(Le(e,pe,t),t).map(n)}</div>`}function cb({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${ie} key=${n} face="down" />`)}
	</div>`}function pb({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${je} of=${l} class="premium" variant=${n}>${re(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=re(e.offers?.[t]??"declare");return i`${$b(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function ub({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:he(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Li} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:he(s,t)})}</span><${db} stands=${l} />
	</span>`}function Li({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?dn(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,p)=>i`<i key=${p} class=${p>=l?"extra":p<a?"full":""}></i>`)}
	</span>`}function db({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function $b(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${re(n)}</span>`:null}function fb({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function mb({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${hb(n)}</span>`}function hb(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function gb({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=N(null),p=N(new Set);return xe(()=>{let u=c.current;if(!u)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of u.querySelectorAll("[data-of]")){let m=`${f.dataset.of} ${f.dataset.card}`;p.current.has(m)||$.push(wb(f,bb(f))),a&&$.push(vb(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();p.current=d},[e.map(u=>`${u.seat}${u.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:u,card:d},$)=>i`<li key=${`${u} ${d}`}
				class=${`${n[u]} ${u===s?"best":""} ${d===t?"waits":""}`}
				data-of=${u} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[u]}: </span><${ie} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var yb=":is(.backs, .open-hand, .hand, .nameplate)";function bb(e){let t=Fs.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${yb}`)?.getBoundingClientRect()}var Fs=new Map,n$=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function wb(e,t){let n=n$(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function vb(e,t){let n=n$(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Di={calm:2e3,usual:1200,quick:550,instant:550},kb=280,xb={calm:650,usual:350,quick:150,instant:0},Sb=12,Ob=(e,t)=>Dt(e,t)&&s$(t)>s$(e),s$=e=>(e?.played??[]).reduce((t,n)=>t+D(n).length,0),Oo=class{shown=R(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>Sb?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Nn(n,t.view);this.shown.value={message:t,full:s};let a=xb[this.#e()];if(!s&&a&&Ob(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Di[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(An()?0:kb,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Ab(e,t,n){await Op([e,t,n],!1,({id:s})=>pn(_c,Hc,{table:e,match:t,id:s,pace:cn[E.pace.value],...n}))}function Mb(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function a$({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,p]=y(String(r)),[u,d]=y(""),[$,f]=y({}),{busy:m,once:h}=B();k(()=>{oe(Ce)},[]);let g=u||Sp(),w=ps.value.map(({name:T})=>[T,o(`page.level.${T}`)]),S=Mb(a.length,Number(c),g,$),O=i`<${v} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>Ab(e,t,{deal:n,step:s,seat:Number(c),bots:S}))}
		say=${o("page.whatif.play")} />`;return i`<${_} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${U} label=${o("page.whatif.seat")} value=${c} onchange=${p}
				options=${a.map((T,C)=>[String(C),T])} />
			<${U} label=${o("page.whatif.others")} value=${g} options=${w}
				onchange=${T=>(d(T),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((T,C)=>C===Number(c)?null:i`<${J} key=${C} label=${T}
							value=${$[C]||g} options=${w}
							onchange=${X=>f({...$,[C]:X})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Tb({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Nb} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${K} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function qi({table:e,match:t,deal:n}){if(e==="mine"&&!await Hn())throw new ae(o("page.replay.gone"));return pn(ya,Dn,{table:e,match:t,deal:n})}function jb(e,t,n){let s=N(new Map),[,a]=y(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(p=>p+1)};return l({}),pn(Wc,Fc,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:P(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Wi(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Nb({table:e,match:t,deal:n}){let{value:s,wrong:a}=j(()=>qi({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${K} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${K} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Bb} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Ii(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Bb({table:e,match:t,deal:n,played:s}){let a=yn(te(s.header.variant),s.header.rules),r=Oe(()=>Wi(s),[s]),l=r[0]?.views.length??1,c=bn(s.header,l),p=r.length-1,u=Be.value,d=Math.min(p,Math.max(0,Number(u.get("step"))||0)),$=/^[0-4]$/.test(u.get("seat")??"")?Math.min(l-1,Number(u.get("seat"))):-1,f=$>=0?$:Yn(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=jb({table:e,match:t,deal:n},d,h&&u.has("hint")),w=(qe,ss=$,na=g!==null&&qe===d)=>`/replay/${e}/${t}/${n}?step=${qe}${ss>=0?`&seat=${ss}`:""}${na?"&hint":""}`,S=qe=>z(w(Math.min(p,Math.max(0,qe))),{replace:!0}),b=r[d],O=Pb(d,p,!!Ao(b),S),T=O.past(S),C=Oe(()=>Db(r),[r]),X=Cb(d,C,p,T),se=N(null),G=r[d]?.views[0]?.phase!=="over",_e=O.past(()=>G&&z(`${w(d)}&on=1`,{replace:!0})),rt=O.past(()=>h&&z(w(d,$,!g),{replace:!0}));Rb({h:rt,p:_e,...g&&{Escape:rt},ArrowRight:X.forward,ArrowLeft:X.back," ":O.toggle,ArrowDown:X.trickForward,ArrowUp:X.trickBack,Home:X.start,End:X.end});let ke=$>=0?b.views[$]:Ii(b.views,f);return i`<${Rt.Provider} value=${pt(ke)}><main id="main" tabindex="-1" class="replay">
		<${Ib} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${qe=>z(w(d,qe),{replace:!0})} here=${w(d)}
			onplay=${G?_e:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Eb} moment=${b} view=${ke} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${g?"":void 0}>
				${g?i`<${qb} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${se} onclose=${rt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Bt} view=${ke} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${Z(_i(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${se} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${rt}>${o("page.hint")}</button>
			</div>
			<${Lb} step=${d} last=${p} to=${T} steps=${X} auto=${O} />
		</div>
		${G&&u.get("on")?i`<${a$} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>T(d)} />`:null}
	</main><//>`}function Eb({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${bo} ...${c} />
			<${ht} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=ln(s,t.phase);return i`<${Zt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ao(e)} />
		<${Wb} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Cb=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Pb(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());k(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?Di[l]:cn[l]);return()=>clearTimeout($)},[a,e,l]);let p=()=>r(!1);return k(()=>(document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{p(),$(...f)},stop:p,pace:l,setPace:c}}function Lb({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=u=>n(u.currentTarget.valueAsNumber),[c,p]=[e===0,e===t];return i`<div class="replay-auto">
			<${kn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${J} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${ee("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${kn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${kn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${kn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${kn} label=${o("page.replay.forward")} icon="forward" off=${p} onclick=${s.forward} />
			<${kn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${p} onclick=${s.trickForward} />
			<${kn} label=${o("page.replay.end")} icon="end" off=${p} onclick=${s.end} />
		</div>`}function Db(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ao(t)||t.sheet?[n]:[]})}var Ao=e=>Nn(e.before?.[0],e.views[0]);function _i(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",p=n>=0&&n!==a.seat,u=e.views[a.seat],d=Ao(e);if(r==="lay"){let f=l.map(h=>Qe(h,pt(u))).join(" "),m=he(u?.bid??0,s);return p?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:q(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:Qe(l[0]??"",pt(u)),taken:f,winner:m})}let $=e.views[n];return p&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:re(String(a.act))})}function Rb(e){xe(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function qb({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,p=o("page.hint.of",{name:n});return i`<${xo} class="replay-hint" title=${p} told=${l} back=${a} onclose=${r}>
		${l?i`<${Un} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function Wb({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Le(D(e.hand),pe,e.trump),[c,p]=[_s(r?.advice),_s(r)];return i`<div class="replay-held">
		<${Ct} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(u=>i`<span key=${u} class="one">
				<${ie} card=${u} />
				<span class="mark">
					${c.has(u)?i`<${Re} />`:null}${p.has(u)?i`<${Ia} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ue(e.aside)}</div>
	</div>`}function Ib({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:p}){let[u,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??we(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:q($)})}${" "}<${le} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${o$} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${o$} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${J} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${Ri(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!p} onclick=${p}
				aria-label=${o("page.whatif")}>${Ri(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>za(Ln(c))}
						aria-label=${o("page.replay.link")}>${Ri(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${v} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${u?i`<${_} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${_b} match=${n} />`:i`<${js} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var Ri=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function _b({match:e}){let{value:t}=j(async()=>{let a=await Hn();return(a&&await Da(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${js} record=${t.slice(s,n[e]??t.length)} />`}function o$({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var Fb={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function kn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${Fb[t]} /></svg>
	</button>`}function zb(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function Hb({rest:[e=""]}){let t=zb(Be.value),n=Si(e,t),{value:s,wrong:a}=j(async()=>{let r=await Promise.all([qi(t),ya({table:e,match:1,deal:t.deal})]);if(!Kb(r))throw new ae(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${K} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${K} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${Ub} table=${e} from=${t} both=${s.both} />
	</main>`}var Kb=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),r$=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function i$({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Ii(t,0)}function Ub({table:e,from:t,both:[n,s]}){let{header:a}=n,r=yn(te(a.variant),a.rules),[l,c]=[i$(n),i$(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let p=Vd(r$(n),r$(s),We(l),t.step),u=n.steps[0]?.views.length??1,d=[bn(a,u),bn(s.header,u)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=p?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??we(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:q(c.trump)})}${" "}
				<${le} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Jb(p?.trick)}</p>
		</header>
		<${Gb} was=${l.points} now=${c.points} names=${d} me=${Yn(s.header,u)} /></div>
		<div class="endings-both">
			<${l$} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${p?.trick} step=${f} at=${$} />
			<${l$} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${p?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function Jb(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function l$({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:p}){let u=r===void 0||r<0?void 0:Wi(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${u?i`<p>${Z(_i(u,s,-1,a))}</p>`:null}
		<${ht} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Bt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${p?i`<a class="button plain" href=${p}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Gb({was:e,now:t,names:n,me:s}){let a=e.map((c,p)=>p),r=c=>{let[p="",u=""]=n.map(d=>d[c]??"");return p===u?p:i`${p}<span class="soft small"> / ${u}</span>`},l=(c,p,u="")=>i`<tr class=${u}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${p(d)}</td>`)}</tr>`;return i`<${ne}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>x(e[c]??0))}
			${l(o("page.whatif.now"),c=>x(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>ce((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}function Fi({code:e,onrenew:t}){let{busy:n,once:s}=B(),a=()=>s(async()=>{await wc(),M(o("page.group.renewed")),t()}),r=`${location.origin}/people/${A.value?.id}#${e}`;return i`<p>${o("page.people.add.about")}</p>
		<${gt} invites key=${e} link=${r} label=${o("page.people.link")} />
		<p class="row"><${v} plain aria-busy=${n} onclick=${a} say=${o("page.group.renew")} /></p>`}function c$({id:e,name:t,code:n,ondone:s}){let a=Ge(),{busy:r,once:l}=B(),c=()=>l(async()=>{if(!await a.keep())return;let{players:p}=await Ve(()=>dt()),u=await vc({player:e,code:n});zi(p).length===0&&Mo([u]),s(),M(o("page.friends.new",{what:"friend",n:1,names:t})),document.getElementById("main")?.focus()});return i`<h1>${o("page.friends.invited",{name:t})}</h1>
		<p class="lead">${o("page.friends.about",{name:t})}</p>
		${A.value?null:i`<${$t} name=${a} />`}
		<p class="row"><${v} chief aria-busy=${r} onclick=${c} say=${o("page.friends.accept")} />
			<${v} onclick=${()=>z("/")} say=${o("page.friends.decline")} /></p>`}var p$="ninetynine.followers",Vb=300;function u$(){let[e,t,...n]=(lt(p$)??"").split(" ");return e===A.peek()?.id?{seen:Number(t),ids:n}:void 0}function Mo(e){let{seen:t,ids:n}=u$()??{seen:0,ids:[]},s=Math.max(t,...e.map(r=>r.follower??0)),a=new Set([...n,...e.filter(r=>r.follower).map(r=>r.id)]);me(p$,[A.peek()?.id,s,...[...a].slice(-Vb)].join(" "))}function zi(e){let t=u$();return t?e.filter(n=>(n.follower??0)>t.seen&&!t.ids.includes(n.id)):(Mo(e),[])}var d$=e=>["friend","follow"].map(t=>{let n=e.filter(s=>(s.friend?"friend":"follow")===t).map(s=>s.name);return n.length?o("page.friends.new",{what:t,n:n.length,names:L(n)}):""}).filter(Boolean),$$=({of:e})=>d$(e).map(t=>i`<span key=${t}>${t} </span>`);function f$({players:e}){let[t]=y(()=>zi(e));return k(()=>{Mo(e)},[e]),t.length?i`<p class="lead" role="status"><${$$} of=${t} /></p>`:null}var Zb=6e4;function m$(){let{turn:e}=Je(Zb);return j(async()=>zi((await dt()).players),e,A.value?.id).value??[]}function Qb(){let e=m$();return e.length?i`<p class="friends" role="status"><a href="/people"><${$$} of=${e} /></a></p>`:null}function Yb(){let e=m$();return k(()=>{e.length!==0&&(M(d$(e).join(" ")),Mo(e))},[e]),null}var h$="ninetynine.complaint",Hi=()=>[ct(h$)??[]].flat(),g$=e=>me(h$,e.length>0?JSON.stringify(e):null),Xb=10;function To({table:e,whom:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.id).slice(-Xb),[r,l]=y([]),[c,p]=y(""),{busy:u,once:d}=B(),$=()=>d(async()=>{let{complaints:h}=await ep({table:e,whom:t.id,lines:r,text:c.trim()});g$([...Hi(),...h.map(g=>g.id)]),M(o("page.complain.sent")),s()}),f=(h,g)=>l(g?[...r,h]:r.filter(w=>w!==h)),m=r.length===0&&!c.trim();return i`<${_} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${v} chief aria-busy=${u} disabled=${m} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${be} key=${h.seq} label=${es(h)} checked=${r.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${F} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${p} /></div>
	<//>`}async function y$(){if(Hi().length===0)return;let{complaints:e}=await wa({}),t=e.filter(a=>Hi().includes(a.id));g$(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");M(o("page.complain.outcome",{outcome:s?"act":"none"}))}var Ki=e=>Ve(()=>bc(e));function ew({name:e,friend:t,follow:n,follower:s,mute:a,block:r}){return r?o("page.player.blocks",{name:e}):`${o("page.player.between",{how:t?"friend":n?"follow":s?"follower":"none",name:e})} ${a?o("page.player.mutes",{name:e}):""}`}var Ui=(e,t)=>e[t]?`undo.${t}`:t==="follow"&&e.follower?"back":`do.${t}`,jo=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:H(t,{dateStyle:"medium"})}):"",b$=e=>[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",jo(e)].filter(Boolean).join(" · ");function tw(){let e=Ns.value;return k(()=>()=>{Ns.value=null},[wt.value.join("/"),A.value?.id]),e?i`<${nw} key=${e.id} of=${e} />`:null}function nw({of:{id:e,name:t}}){let[n,s]=y(0),{value:a,wrong:r}=j(async()=>(await dt()).players.find($=>$.id===e)??{},n),[l,c=""]=wt.value,p={tag:"",table:"",...a,id:e,name:t},u=()=>Ns.value=null,d=jo(p);return i`<${_} title=${t} onclose=${u}>
		${r?i`<p class="trouble" role="status">${r}</p>`:null}
		${a?i`<div class="stack player-card">
				<p class="soft">${d}${d?" · ":""}
					<a href=${`/people/${e}`} onclick=${u}>${o("page.player.page")}</a></p>
				<${Ji} of=${p} table=${l==="t"?c:p.table} seated=${l==="t"}
					onchange=${()=>s(n+1)} /></div>`:null}
	<//>`}function Ji({of:e,table:t,seated:n=!1,onchange:s}){let[a,r]=y(null),{busy:l,once:c}=B(),{id:p,name:u}=e,d=()=>c(async()=>{if(!t)throw new ae(o("page.complain.met"));let{talk:h=[]}=await rn({table:t}).catch(g=>{if(g instanceof I)return{talk:[]};throw g});r(h)}),$=h=>i`<${v} chief=${h==="follow"&&!e.follow}
		plain=${h!=="follow"||e.friend} aria-busy=${l} say=${o(`page.tie.${Ui(e,h)}`)}
		onclick=${()=>c(async()=>(await Ki({player:p,tie:h,on:!e[h]}),s()))} />`,f=h=>i`<${v} chief=${e.friend} plain=${!e.friend} aria-busy=${l} say=${o(h)}
		onclick=${()=>c(()=>_n(t,[p]))} />`,m=n||e.block?null:e.met||e.friend?f(e.met?"page.people.again":"page.people.play"):i`<a class="button plain" href="/">${o("page.records.play")}</a>`;return i`<p role="status">${ew(e)}</p>
		<p class="row">${e.friend?m:null}${e.block?null:$("follow")}${e.friend?null:m}</p>
		<p class="row">${e.block?null:$("mute")}${$("block")}</p>
		<p class="soft small">${o("page.people.private",{name:u})}</p>
		<p class="row apart"><${v} plain aria-busy=${l} onclick=${d} say=${o("page.complain")} /></p>
		${a?i`<${To} table=${t} whom=${{id:p,name:u}} talk=${a} onclose=${()=>r(null)} />`:null}`}var sw=10,aw=5,ow=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${uw} key=${e} id=${e} />`:i`<${rw} key=${A.value?.id} />`}
</main>`;function rw(){let[e,t]=y(0),{value:n,wrong:s}=j(async()=>{if(!A.peek()||V.peek())return{players:[],code:"",tables:[]};let[{players:d,code:$},{all:f}]=await Promise.all([dt(),va("friends",1,"there")]);return{players:d,code:$,tables:f}},String(e)),a=()=>t(d=>d+1),{players:r=[],code:l="",tables:c=[]}=n??{},p=d=>d.mute||d.block,u=(d,$)=>$.length>0?i`<section key=${d}><h2>${o(`page.people.${d}`)}</h2>
			<ul class="held">${$.map(f=>i`<${pw} key=${f.id} of=${f} beside=${r} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${V.value?null:i`<p><a href="/you">${o(A.value?"page.you.go":"page.you.back")}</a></p>`}
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${l?i`<${f$} players=${r} />`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${c.length?i`<${Gi} tables=${c} />`:null}
		${u("friends",r.filter(d=>d.friend))}
		${u("followers",r.filter(d=>d.follower&&!d.follow&&!p(d)))}
		${u("followed",r.filter(d=>d.follow&&!d.friend))}
		${V.value?null:i`<${iw} />`}
		${l?i`<section><h2>${o("page.people.add")}</h2><${Fi} code=${l} onrenew=${a} /></section>`:null}
		${u("met",r.filter(d=>d.met&&!d.follow&&!d.follower&&!p(d)))}
		${u("apart",r.filter(p))}`}var zs=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function iw(){let{value:e}=j(async()=>A.peek()?(await ba({})).groups:[],A.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(Ae),{busy:l,once:c}=B(),p=u=>{u.preventDefault(),c(async()=>z(`/g/${(await Ve(()=>Uc({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p>
		${e?.length?i`<ul class="held">${e.map(u=>i`<li key=${u.id} class="row">
				<span><a href=${`/g/${u.id}`}><b>${u.name}</b></a>
					<${zs} of=${u.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${p}>
				<${F} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${v} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var xn=({chairs:e})=>e.some(t=>vt(t.player)),Gi=({tables:e,title:t=o("page.people.tables")})=>i`<section><h2>${t}</h2><${No} tables=${e} chief /></section>`;function lw(e){let{invited:t,groupName:n,audience:s,house:a,status:r,clock:l,chairs:c}=e,p=c.filter(u=>!u.player&&!u.bot).length;return[t?o("page.home.invited"):n||s==="friends"&&o("page.home.for-friends"),a&&o("page.home.house"),l&&o("page.home.clock",{clock:l}),r==="gathering"&&o("page.home.seats",{free:p}),Dp(e)].filter(Boolean).join(" · ")}function No({tables:e,chief:t=!1,name:n}){let{busy:s,once:a}=B(),r=c=>c.status==="gathering"&&!xn(c),l=[...e].sort((c,p)=>Number(r(p))-Number(r(c)));return l.length===0?null:i`<ul class="held">${l.map((c,p)=>i`<li key=${c.id} class="row">
		<span><b>${xn(c)?qp(c):cw(c)}</b>
			<br /><span class="soft small">${lw(c)}</span></span>
		${r(c)?i`<${v} chief=${t&&p===0} aria-busy=${s} 
				onclick=${()=>a(async()=>(!n||await n.keep())&&Np(c.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${c.id}`}>
				${o(xn(c)?"page.evenings.go":"page.home.watch")}</a>`}
	</li>`)}</ul>`}var cw=({variant:e,chairs:t})=>{let n=Pp(t),s={variant:o(`variant.${e}`),names:Lp(n)};return o(n.length>0?"page.home.on.with":"page.home.on.alone",s)},Bo=({of:e,beside:t})=>t.some(n=>n.id!==e.id&&ic(n.name,e.name))?i`${e.name}<span class="soft tag">·${e.tag}</span>`:e.name;function pw({of:e,beside:t,onchange:n}){let{busy:s,once:a}=B(),r=(p,u)=>a(async()=>{await Ki({player:e.id,tie:p,on:u}),n()}),l=e.block?"block":e.mute?"mute":"follow",c=l==="follow"&&e.follow?"":Ui(e,l);return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${Bo} of=${e} beside=${t} /></b></a>
			<br /><span class="soft small">${b$(e)}</span></span>
		<span class="doings">${(e.table||e.friend)&&!e.block?i`<${v} plain aria-busy=${s} onclick=${()=>a(()=>_n(e.table??"",[e.id]))}
				say=${o(e.table?"page.people.again":"page.people.play")} />`:null}
		${c?i`<${v} plain aria-busy=${s} onclick=${()=>r(l,!e[l])} say=${o(`page.tie.${c}`)} />`:null}</span>
	</li>`}function uw({id:e}){let[t,n]=y(0),s=()=>n(w=>w+1);k(()=>(addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)),[]);let{value:a,wrong:r}=j(async()=>{let[w,{matches:S},b]=await Promise.all([Ft({player:e}),ma({player:e,limit:sw}),A.peek()?dt():{players:[],code:""}]);return{profile:w,matches:S,...b}},t,A.value?.id);if(r)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${r}</p>`;if(!a)return null;let{profile:l,matches:c,players:p,code:u}=a,d={...p.find(w=>w.id===l.id),...l},{id:$="",name:f=""}=A.value??{},m=location.hash.slice(1);if(m&&$!==l.id&&!d.friend&&!d.block){let w=()=>(history.replaceState(null,"",location.pathname),s());return i`<${c$} id=${e} name=${l.name} code=${m} ondone=${w} />`}let h=c.filter(w=>!w.cut),g=h.filter(w=>w.chairs.some(S=>S.player===l.id&&S.won));return i`<header class="stack">
			<h1><${Bo} of=${d} beside=${[...p,{id:$,name:f}]} /></h1>
			<p class="soft">${[jo(d),h.length>=aw&&o("page.people.form",{n:g.length,of:h.length})].filter(Boolean).join(" · ")}</p>
			${$===l.id?i`<${Fi} code=${u} onrenew=${s} />`:i`<${Ji} of=${d} table=${d.table??""} onchange=${s} />`}
		</header>
		<${io} player=${l.id} ratings=${l.ratings} keyless=${l.keyless} />
		<${Es} id=${l.id} at="there" />`}var dw=6e4;function $w({rest:[e=""]}){return V.value||!Aa.value?i`<${K} />`:i`<${mw} key=${e} id=${e} />`}async function fw(e,t){let n=r=>{if(!(r instanceof I&&r.status===404))throw r},s=t?await Vc({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{door:s};let a=A.peek()?await Jc({group:e}).catch(n):void 0;return a?{group:a}:{}}function mw({id:e}){let[t,n]=y(location.hash.slice(1));k(()=>{let p=()=>location.hash&&n(location.hash.slice(1));return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]);let{turn:s,again:a}=Je(dw),{value:r,wrong:l}=j(()=>fw(e,location.hash?t:""),s,A.value?.id,t),c=r?.group;return k(()=>{c&&location.hash&&history.replaceState(null,"",location.pathname)},[c]),c?i`<${gw} group=${c} onchange=${a} />`:r?.door?i`<${hw} id=${e} of=${r.door} code=${t} onjoin=${a} />`:i`<${K} title=${o("page.groups")} wrong=${l} text=${r?o("page.group.none"):""} />`}function hw({id:e,of:{name:t,owner:n,members:s},code:a,onjoin:r}){let l=Ge(),{busy:c,once:p}=B(),u=()=>p(async()=>{await l.keep()&&(await Ve(()=>Zc({group:e,code:a})),r())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited",{owner:n,n:s})}</p>
		<${Fa} variant="" />
		${A.value?null:i`<${$t} name=${l} />`}
		<p><${v} chief aria-busy=${c} onclick=${u} say=${o("page.group.join")} /></p>
	</main>`}function gw({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,p]=y(!1),[u,d]=y(!1),{busy:$,once:f}=B(),m=s!=="member",h=s==="owner"?"end":"leave",g=T=>Sr({group:e,...T}),w=()=>f(async()=>{await(h==="end"?Gc({group:e}):xr({group:e,player:A.peek()?.id??""})),z("/people")}),S=a.length===1,b=r.some(T=>T.status==="gathering"&&!xn(T)),O=i`<${yw} id=${e} code=${n} chief=${S} organises=${m} onchange=${l} />`;return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
		</header>
		${S?i`<section><h2>${o("page.group.alone")}</h2>${O}</section>`:null}
		${r.length?i`<${Gi} tables=${r} title=${o("page.group.tables")} />`:null}
		<p><${v} chief=${!b&&!S} onclick=${()=>p(!0)} say=${o("page.group.open")} /></p>
		${c?i`<${ci} group=${e} onclose=${()=>p(!1)} />`:null}
		<${Ei} group=${e} organises=${m} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(T=>i`<${ww} key=${T.id} group=${e} of=${T} beside=${a} role=${s} onchange=${l} />`)}</ul>
			${S?null:O}
		</section>
		<${kw} id=${e} />
		<${Es} id=${A.value?.id??""} at="there" read=${g}>
			<${v} plain aria-busy=${$} onclick=${()=>f(()=>vw(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${m?i`<${bw} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${v} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${u?i`<${Fe} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${w} onclose=${()=>d(!1)} />`:null}
	</main>`}function yw({id:e,code:t,chief:n,organises:s,onchange:a}){let{busy:r,once:l}=B(),c=()=>l(async()=>{await kr({group:e,newCode:!0}),M(o("page.group.renewed")),a()}),p=`${location.origin}/g/${e}#${t}`;return i`<${gt} invites key=${t} link=${p} label=${o("page.group.link")} chief=${n} />
		${s?i`<p class="row"><${v} plain aria-busy=${r} onclick=${c} say=${o("page.group.renew")} /></p>`:null}`}function bw({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=B(),c=p=>{p.preventDefault(),l(async()=>{await kr({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${F} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function ww({group:e,of:t,beside:n,role:s,onchange:a}){let[r,l]=y(!1),[c,p]=y(""),{busy:u,once:d}=B(),$=vt(t.id)||t.role==="owner"||s==="member"?[]:s==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],f=m=>d(async()=>{if((m==="owner"||m==="out")&&!c)return p(m);await xr({group:e,player:t.id,...m!=="out"&&{role:m}}),m==="out"&&M(o("page.group.renewed")),l(!1),a()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b><${Bo} of=${t} beside=${n} /></b></a>
			<${zs} of=${t.role} /></span>
		${$.length?i`<${v} plain onclick=${()=>l(!0)} say=${o("page.group.change")} />`:null}
		${r?i`<${_} title=${t.name} onclose=${()=>(l(!1),p(""))}><div class="stack">
				${c?i`<p>${o(`page.group.do.${c}.sure`,{name:t.name})}</p>`:null}
				${$.filter(m=>!c||m===c).map(m=>i`<${v} key=${m} aria-busy=${u} onclick=${()=>f(m)}
						say=${o(`page.group.do.${m}`)} />`)}</div><//>`:null}
	</li>`}async function vw(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Sr({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,ze(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}ia(Xl(t),"group.csv")}function kw({id:e}){let{value:t}=j(()=>Qc({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${ne}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${vt(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${Qn(r)}</td><td>${x(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}function Pt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:p,onplay:u}){let[d,$]=y(""),f=N(null),m=e.includes(d)?d:e.find(b=>t?.has(b))??e[0];xw(e,t,m,f,$),Sw(f);function h(b){let O=b.ctrlKey||b.metaKey||b.altKey?void 0:Aw(e,m,b.key);O!==void 0&&(b.preventDefault(),O!==""&&($(O),v$(f.current,O)?.focus()))}function g(b,O){$(O);let T=b.pointerType==="touch",C=E.play.value==="twice"||E.play.value==="auto"&&T;c||C&&!n.has(O)?p(O):u(O)}let w=(b,O)=>{let T=t===null||t.has(b);return i`<button type="button" key=${b} data-card=${b} class=${n.has(b)?"chosen":""}
			tabindex=${b===m?0:-1} aria-disabled=${T&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(b):void 0} style=${{"--k":O}}
			onclick=${C=>g(C,b)}>
			<${ie} card=${b} dim=${!T} lifted=${n.has(b)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[de(b)]}</span>`:null}
			${s?.has(b)?i`<span class="mark"><${Re} /></span>`:null}
		</button>`},S=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${Ow}
		style=${{"--n":Math.max(1,e.length),"--cols":S}}>
		${l?oa(e).map(b=>i`<span key=${de(b[0]??"")} class="same-suit">${b.map(w)}</span>`):e.map(w)}
	</div>`}function xw(e,t,n,s,a){xe(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&v$(s.current,r)?.focus())},[t?[...t].join():""])}function Sw(e){xe(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Fs.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var v$=(e,t)=>e?.querySelector(`[data-card="${t}"]`),Ow=e=>e.preventDefault();function Aw(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return w$(e,s,-1);case"ArrowDown":return w$(e,s,1)}}function w$(e,t,n){let s=de(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(de(r)!==s)return r}return""}function Mw(e,t,n){let s=e.filter(r=>Tw(Mn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Eo(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Mw(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Tw(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function k$(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(u=>u.seat===s.winner)?.card??"",p=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:p,name:t[s.winner]??"",card:qt(c,pt(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(p=>p!==e.seat).map(p=>t[p]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:L(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&x$(r))return jw(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:q(r.led)}):o("ask.lead",{who:l})}var x$=e=>e.acts?.length===1&&e.acts[0]==="pass";function jw(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var S$=e=>e?.led&&e.follow?o("illegal.follow",{suit:q(e.led)}):o("illegal");function ts({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[p,u]=y("pass"),[d,$]=y(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=tn([...t],e.worth??""),g=t.size<f?x(h):he(h,n),w=o("lay.more",{n:f-t.size}),S=!r&&(p!=="pass"||d);return i`<div class=${`answer ${S?"sure":""}`}>
		${p==="pass"||!S?S&&m.map(b=>b==="pass"?null:i`<${Vi} key=${b} offer=${b} variant=${n} />`):i`<${Vi} offer=${p} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Nw} cards=${Le([...t],pe)} pick=${f} worth=${tt(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${w}</span>`:null}
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${m.map(b=>i`<${je} key=${b} label of=${b==="pass"?"premium":b} variant=${n}>
							<input type="radio" name="premium" checked=${b===p} onchange=${()=>u(b)} />
							<span>${O$(b,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?p:"")}>
			${t.size<f?w:p==="pass"?o("page.lay"):o(`page.lay.${p}`,{bid:g})}
		</button>
	</div>`}function Nw({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${ie} card=${r} size="mini" /><b class="score">+${n[de(r)]}</b>`:null}
			</span>`})}
	</span>`}function O$(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Zi(e,t);return o(`menu.${s}`,a)}function Zi(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Vi({offer:e,variant:t}){let{level:n,points:s,n:a}=Zi(e,t),r=ra(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Co({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,p]=y(""),u=e.acts??[],d=[...new Set(u.map(m=>m.split(" ")[0]??""))],$=u.filter(m=>m.startsWith(`${r} `));if(k(()=>(l(""),p("")),[u.join()]),x$(e))return i`<div class="answer">
			<${v} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=Zi(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Vi} offer=${c} variant=${t} />
			<${v} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${v} onclick=${()=>p("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||u.every(h=>h!=="pass")?n(m):p(m);return i`<div class="answer">
		<${je} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=u.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${Re} />`:null}${O$(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${Re} />`:null}<span class="unseen">${re(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Po({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Et} trump=${r} />${a===s?i`<${Re} />`:null}
			</button>`})}
	</div>`}var Ke=0;async function A$(e){let t=await fetch(`${sa}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var M$=async()=>(await A$("course.json")).json();async function T$(e){let t=await(await A$(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Bw(t).map(s=>Dn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(Ew)}}function Bw(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Ew(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ke];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Qi(e,t){let n=e[t]?.view.options?.seat??Ke;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Yi=(e,t)=>e[Qi(e,t)]?.act??"";var Cw=9,[N$,Pw,Lw]=[700,1700,280],B$=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Dw({id:e,steps:t}){let n=Number(lt(B$(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Rw=(e,t)=>me(B$(e),String(t)),Lo=()=>E.course.value.split(" ").filter(e=>e!=="");function qw(e){e==="first"&&(E.taught.value=!0),ft("cure",e)&&In(),Lo().includes(e)||(E.course.value=[...Lo(),e].join(" "))}function Ww(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,nn(a)+s])))}function Iw(e){let t=te(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var _w=({counted:e={}})=>Object.fromEntries(Object.entries(e).flatMap(([t,{offers:n}])=>Object.entries(n).map(([s,{made:a}])=>[`${t}_${s}`,a]))),E$=(e,t)=>e[t]?.view,Hs=(e,t)=>Nn(e[t-1]?.view,e[t]?.view),j$=(e,t,n)=>({view:E$(e,t),full:{...n,gone:!0},ms:Lw});function Fw(e,t,n){let s=[],a=t.lies?Hs(e,t.at):null;a&&s.push(j$(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=Hs(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Pw:N$}),c&&s.push(j$(e,r,c)))}return s}function zw(e,t){let n=Qi(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Hs(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Hs(e,n+r),ms:N$}))}var Do=class{moving=R(!1);rests=R(!1);chosen=R(new Set);reply=R("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=R(Dw(t)),this.shown=R(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),it(()=>{this.#l(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Rw(this.lesson.id,t),t===this.last&&qw(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!Se(`course.${a}`)?"":o(`course.${a}`,{...Ww(),...Iw(this.lesson.variant),..._w(s),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Yi(this.#t(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=D(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${de(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=tn(s,n);if(s.every(l=>a.includes(l)))return this.#c();if(r!==tn(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Yi(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:E$(this.#t(t),t.at),full:t.lies?Hs(this.#t(t),t.at):null}}#l(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Cw)return this.#o(Fw(this.#t(n),n,s),()=>this.be(t));let a=n.does?zw(this.#t(n),n):[],r=a.pop();this.#o(a,r?()=>this.#p(r):()=>this.be(t))}#p(t){it(()=>{this.#l(!1),this.rests.value=!0,this.shown.value=t})}#o(t,n){this.#n=n,it(()=>this.#l(t.length>0)),this.#d(t)}#d([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#d(n),t.ms)}};var C$=()=>j(async()=>{let[e]=await Promise.all([M$(),Kl(Q.peek(),sa)]);return e});function P$({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Lo()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(p=>i`<${Hw} key=${p.id} plan=${p} n=${e.indexOf(p)+1} done=${t.has(p.id)}
						next=${p.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Hw=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Kw({rest:[e=""]}){let{value:t,wrong:n}=C$(),s=e||(Be.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${L$} why=${n??o("page.nowhere")} />`:t?a?i`<${Uw} key=${a.id} plan=${a} plans=${t} />`:i`<${P$} plans=${t} />`:i`<${D$} />`}var L$=({why:e})=>i`<${K} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,D$=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Uw({plan:e,plans:t}){let{value:n,wrong:s}=j(()=>T$(e)),a=Oe(()=>n&&new Do(n),[n]);return k(()=>{e.id==="first"&&Ar()?.stage==="lesson"&&Wn("lesson")},[]),k(()=>()=>a?.stop(),[a]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${L$} why=${s} />`:a?i`<${Jw} run=${a} plans=${t} />`:i`<${D$} />`}function R$(){let e=Bp(Be.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Jw({run:e,plans:t}){let n=R$(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=N(null);ev(e);let c=e.rests.value,p=N(`${s} ${c}`);k(()=>{da()&&document.activeElement===document.body&&l.current?.querySelector(".told h2")?.focus()},[]),k(()=>{if(p.current===`${s} ${c}`)return;p.current=`${s} ${c}`;let w=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",S=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?w:".on";l.current?.querySelector(S)?.focus({preventScroll:!0})},[s,c]);let{view:u,full:d}=e.shown.value,$=te(a.variant),f=a.names.map((w,S)=>S===Ke?o("you"):w==="dummy"?o("dummy"):w),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(w=>w.id===a.id)+1});return i`<${Rt.Provider} value=${pt(u)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Et} trump=${u.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${v} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Gw} run=${e} step=${r} n=${s} />
			<div class=${`board of-${We(u)} ${h==="sheeted"?h:""}`}>
				<${Xw} run=${e} step=${r} view=${u} full=${d} name=${f[Ke]??""} />
				<${Zt} view=${u} variant=${$} names=${f} me=${Ke} elsewhere=${Ke} full=${d} over=${h} aloud
					laid=${ln($,u.phase)} played=${Qw(e,r,u,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Vw} step=${r} view=${u} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Gw({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2 tabindex="-1">${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${Z(e.words(a?"yes":void 0))}</p>
			<p class="reply">${Z(e.reply.value)}</p>
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
	</section>`}function Vw({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=te(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${q$} worth=${r?.worth??""} />`:null,p=u=>s.answer(u);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${ts} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Co} options=${r} variant=${l} busy=${!1} onact=${p} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Po} options=${r} busy=${!1} onact=${p} />
				</section>`:null}
		${e.ask?i`<${Zw} from=${e.ask} onsay=${p} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${ht} view=${t} names=${n} me=${Ke} untitled /></div>`:null}
		${e.leaf==="end"?i`<${Yw} run=${s} plans=${a} />`:null}`}var Zw=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${x(n)}</button>`)}</div></div>
</section>`;function Qw(e,t,n,s){let a=jn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(D(n.options?.from)):null,p=d=>l&&e.play(d),u=i`<${Pt} cards=${Le(D(r),pe,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${p} onplay=${p} />`;return{seat:a,hand:u}}function q$({worth:e}){let t=tt(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...pe].map(n=>i`<li key=${n}>
				<${le} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Yw({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=R$(),{busy:r,once:l}=B(),c=Ar(),p=n==="first"&&c?.stage==="match"&&c.of==="",u=()=>l(async()=>{if(p)return Tp();await Ce();let m=Te.value.find(h=>h.id===s);m&&await Mp(m,zl)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${u}>${o(p?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${p?i`<${Ea} at="match" />`:null}
		${n==="first"?i`<${q$} worth=${te(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!p?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${p?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function Xw({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??Ke)===Ke?n.options:void 0,p=c?new Set(D(c.from)):null,u=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?u:[]);if(u.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(it(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&p?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?tt(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ct} view=${n} seat=${Ke} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ke} laid=${ln(te(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ue(n.aside)}</div>`:null}
		</div>
		<${Pt} cards=${aa(n,Ke)} can=${p} chosen=${u} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function ev(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Eo(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var W$={complaints:nv,people:av,sanctions:rv,tables:iv,groups:cv,evenings:uv,log:dv};function tv(e){let{value:t,wrong:n}=j(async()=>(await Me("there"),!0),A.value?.id),[s,a]=y("complaints");if(!t||!A.value?.operator)return i`<${K} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=W$[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${U} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${ee("page.operate",...Object.keys(W$))} />
		<${r} key=${s} />
	</main>`}var ns=e=>H(e,{dateStyle:"medium",timeStyle:"short"});function Ro({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function nv(){let[e,t]=y(0),n={closed:!1,before:0,whom:"",after:0},[s,a]=y(n),r=j(()=>cp(s),e,s),l=r.value?.complaints??[],c=l.at(-1)?.id??0,p=r.value?.after,u=()=>(t(e+1),void Me("there").catch(()=>{}));return i`<${be} label=${o("page.operate.complaints.closed")} checked=${s.closed}
			onchange=${d=>a({...n,closed:d})} />
		<${Ro} asked=${r} empty=${l.length===0}>${l.map(d=>i`<li key=${d.id}>
				<${sv} complaint=${d} ondone=${u} />
				${d.count&&d.count>1?i`<${v} plain onclick=${()=>a({...n,whom:d.whom})}
						say=${o("page.operate.complaints.about",{n:d.count})} />`:null}
			</li>`)}<//>
		${s.closed&&c>1?i`<${v} onclick=${()=>a({...s,before:c})} say=${o("page.operate.older")} />`:null}
		${s.whom||s.after?i`<${v} onclick=${()=>a(n)} say=${o("page.operate.complaints.first")} />`:null}
		${p?i`<${v} onclick=${()=>a({...s,after:p})} say=${o("page.more")} />`:null}`}function sv({complaint:e,ondone:t}){let{id:n,at:s,by:a,from:r=a,whom:l,about:c,called:p,table:u,match:d,lines:$=[],text:f}=e,{appeal:m,outcome:h,answer:g,watching:w}=e,S=p&&c&&!c.startsWith(`${p}·`);return i`<h2>${o(m?"page.operate.appeal":"page.operate.complaint",{n})}</h2>
		<p class="soft small">${ns(s)} ·${" "}${m?o("page.operate.appeal.against",{n:m}):i`<a href=${`/t/${u}`}>${o("page.operate.at",{table:u,match:d})}</a>`}</p>
		${m?null:i`<${Xi} id=${a} say=${o("page.operate.from",{id:r})} />`}
		${w?i`<span class="soft small">${o("page.operate.watching")}</span>`:null}
		${$.map(b=>i`<blockquote key=${b.seq}>${b.text}</blockquote>`)}
		${f?i`<p>${f}</p>`:null}
		${S?i`<p class="small">${o("page.operate.called",{name:p})}</p>`:null}
		${h?i`<${Xi} id=${l} say=${c??l} />
				${g?i`<${tl} entries=${[g]} />`:i`<p>${o(`page.operate.act.${h}`)}</p>`}`:c?i`<${Wo} id=${l} complaint=${n} ondone=${t} />`:i`<p class="soft small">${l}</p>
					<${Qt} whom=${l} acts=${["dismiss"]} complaint=${n} ondone=${t} />`}`}function el({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${F} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function qo({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Ro} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function av(){let[e,t]=y(""),n=j(()=>np({find:e}),e);return i`<${el} label=${o("page.operate.who")} onfind=${t} />
		<${qo} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${Wo} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${ov} />`}function ov(){let[e,t]=y("");return i`<${F} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${Qt} whom=${e.trim()} acts=${["ban","ban-all","lift-ban"]} />`:null}`}function rv(){let[e,t]=y(0),n=j(()=>ap({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${qo} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${I$} of=${r} />`}
		within=${r=>r.tagged?i`<${Wo} id=${r.whom} ondone=${a} />`:i`<${Qt} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function I$({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,network:a,silenced:r,silencedUntil:l,silencedFor:c}}){let p=(u,d,$)=>{let f=d?` ${o("page.operate.until.short",{date:ns(d)})}`:"",m=u==="ban"&&a?` · ${o("page.operate.networks")}`:"";return i`<p><b>${o("page.operate.sanctions.one",{act:u})}</b>${f}${m}: ${$}</p>`};return i`${e?p(s?"ban-all":"ban",t,n):null}
		${r?p("silence",l,c):null}`}function Wo({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=j(()=>sp({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let{banned:c,silenced:p}=r.sanctions,u=["silence","ban","rename",...c?["lift-ban"]:[],...p?["lift-silence"]:[],...t?["dismiss"]:[],"link","end-keys",...r.aliasOf?["split"]:[],"erase"],d=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${ns(r.created)}</span></p>
		${r.former?.length?i`<p class="small">${o("page.operate.former",{names:r.former.join(", ")})}</p>`:null}
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map($=>i`<${Xi} key=${$} id=${$} ondone=${d}
			say=${o("page.operate.also",{ids:$})} />`)}
		<${I$} of=${r.sanctions} />
		${r.tables.map($=>i`<${_$} key=${$.id} table=${$} />`)}
		<${Qt} whom=${e} acts=${u} called=${r.name} complaint=${t}
			networks=${r.networks} others=${r.others} ondone=${d} />
		${r.audit.length?i`<${tl} entries=${r.audit} />`:null}`}function Xi({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${v} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${Wo} id=${e} ondone=${n} /></div>`:null}`}var _$=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${we(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function Qt({whom:e,acts:t,called:n="",table:s,complaint:a,networks:r=0,others:l=0,ondone:c}){let p={act:t[0]??"",day:"",reason:"",name:"",network:!1,id:""},[u,d]=y(p),$=T=>d(C=>({...C,...T,id:Ae()})),f=Y($),{busy:m,once:h}=B(),[g,w]=y(""),S=u.act==="rename"||u.act==="erase",b=["silence","ban","ban-all"].includes(u.act);return i`<form class="acts" onsubmit=${T=>{T.preventDefault(),h(async()=>{let C=await Or({id:u.id,act:u.act,whom:e,reason:u.reason,...b&&u.day?{until:Date.parse(u.day)}:{},...S?{name:u.name}:{},...u.act==="ban"&&u.network?{network:!0}:{},...s&&u.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});M(o("page.operate.done")),w(C.link?location.origin+C.link:""),d(p),c?.()})}}>
		<${J} label=${o("page.operate.act")} value=${u.act} options=${ee("page.operate.act",...t)}
			onchange=${f("act")} />
		${u.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${S?i`<${F}
				label=${u.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${u.name} required oninput=${f("name")} />`:null}
		${b?i`<${F} type="date" label=${o("page.operate.until")} value=${u.day} oninput=${f("day")} />`:null}
		${u.act==="ban"&&r?i`<${be} label=${o("page.operate.ban.network",{n:r,others:l})} checked=${u.network}
				onchange=${T=>$({network:T})} />`:null}
		<${F} label=${o(b?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${u.reason} oninput=${f("reason")} />
		<button class="button" aria-busy=${m}
			disabled=${u.act==="erase"&&u.name!==n}>${o("page.operate.do")}</button>
		${g?i`<p class="small">${o("page.operate.link.about")} <code>${g}</code></p>`:null}
	</form>`}function iv(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>op({find:e}),e,n);return i`<${el} label=${o("page.operate.where")} onfind=${t} />
		<${qo} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${_$} table=${r} />`}
			within=${r=>i`<${lv} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function lv({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=j(()=>rp({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(p=>p.player);return i`${a.talk.map(p=>i`<p key=${p.seq} class="small"><b>${p.name}</b> ${p.text}</p>`)}
		<${Qt} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(p=>i`<h2 key=${p.player}>${p.name}</h2>
			<${Qt} whom=${p.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function cv(){let[e,t]=y(""),[n,s]=y(0),a=j(()=>ip({find:e}),e,n);return i`<${el} label=${o("page.groups.name")} onfind=${t} />
		<${qo} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${pv} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function pv({id:e,ondone:t}){let{value:n,wrong:s}=j(()=>lp({group:e}),e);return n?i`<p class="soft small">${e} · ${ns(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${zs} of=${a.role} /></li>`)}</ul>
		<${Qt} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function uv(){let[e,t]=y(0),n=j(()=>Rn({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Or({id:Ae(),act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Ro} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${H(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${we(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${Qt} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Ci} reasoned begin=${r} />`}function dv(){let[e,t]=y(0),n=j(()=>pp({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Ro} asked=${n} empty=${s.length===0}><li><${tl} entries=${s} /></li><//>
		${a>1?i`<${v} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var tl=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${ns(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.former?`${t.former} → ${t.name} `:""}${t.networks?`${o("page.operate.networks")} `:""}
		${t.until?`${o("page.operate.until.short",{date:ns(t.until)})} `:""}
		${t.complaint?`· ${o("page.operate.complaint",{n:t.complaint})} `:""}· ${t.reason}
	</li>`)}</ol>`;var $v=15e3;function fv({mine:e,room:t,chief:n,name:s,ondrawn:a}){let{turn:r}=Je($v),{value:l}=j(async()=>{let b=Xn(),O=await Ec({},{where:"there"});return Ti(O,b),O},r,A.value?.id),[{height:c}]=y(t),p=N(null),u=Fd(),d=ji(u),$=new Set(e.filter(b=>b.status!=="gathering").map(({id:b})=>b)),f=u.filter(b=>Is(b,d)&&!$.has(b.table??"")),m=l?.tables.filter(b=>!xn(b))??[],h=f.length+m.length,g=f.some(Ni),w=g||m.some(b=>b.status==="gathering"),S=l?.others??0;return k(()=>{if(!l)return;let b=h+S>0?p.current?.offsetHeight??0:0;a({height:b,calls:w,tables:f.flatMap(O=>O.table??[])})}),l?h+S===0&&!c?null:i`<section class="on" ref=${p}>
		${h>0?i`<h2>${o("page.home.now")}</h2>`:null}
		${f.length>0?i`<${Bi} all=${f} now=${d} name=${s} chief=${n} />`:null}
		<${No} tables=${m} chief=${n&&!g} />
		${S>0||h===0?i`<p class="soft">${o("page.home.others",{n:S})}</p>`:null}
	</section>`:c?i`<section class="on" style=${{minHeight:`${c}px`}}></section>`:null}var Io=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),_o=e=>e.waiting.value.filter(t=>t.late),F$=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],mv={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Ks({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=F$(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(mv[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?L(D(r).map(l=>qt(l))):a==="name"?q(r):re(t)}function hv({command:e}){let[t,n]=F$(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ue(n)}</span>`:i`<b>${Ks(e)}</b>`}function nl({unsent:e,told:t=""}){return _o(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${hv} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Ks(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function z$({table:e}){let t=e.wrong.value,n=N("");k(()=>{n.current&&!t&&!E.spoken.peek()&&M(Io("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${Io(t,"")}</p>`:null}
		<${nl} unsent=${e.unsent} told=${t} />
	</div>`}var H$={times:100,each:50},gv=2**31-1,yv=50,bv=({settings:e,host:t,talk:n,...s})=>s,Fo=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#l=!1;#c=0;#p=0;#o=new Set;#d=!1;#f="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#d=!0,clearTimeout(this.#p)}hear(t){this.#s=t,this.#r.push(bv(t)),this.#$(()=>this.#u())}obey(t){return this.#$(()=>this.#y(t))}line(t){t!==this.#f&&this.#n([Io(t,this.#f)]),this.#f=t}#$(t){let n=this.#t.then(()=>this.#d?void 0:t());return this.#t=n.catch(s=>this.#n([P(s)]))}async#u(t){let n=this.#r.slice(0,yv);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await Cn(()=>dc({lang:Q.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#l,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#p),r.again){let l=Math.min(r.again-this.#e.now(),gv);this.#p=setTimeout(()=>{this.#$(()=>this.#u({}))},l)}return this.#l=!1,this.#d||this.#n(r.said),r}async#m(){for(let t=0;(this.#s?.seq??0)<this.#c&&t<H$.times;t++)await new Promise(n=>setTimeout(n,H$.each))}async#y(t){await this.#m();let n=await this.#u({line:t.normalize("NFC")});if(n?.do)return this.#h(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#u({hint:s}),this.#n(Kn(s,this.rules(),a=>Ks({id:"",do:"act",act:a})))}case"report":return void this.#b();case"quit":return z(this.#w())}}#w(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?qs(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#h({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(A.peek()||await Ta(o("page.guest")),n.do==="ready")return this.#g(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(u=>{this.#g(u),u&&this.#n(s),u?.late&&this.#n([o("page.unsent.late")])},u=>{this.#l=!0,this.#n([P(u)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let p=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Ks({id:"",...n}),undo:p,command:o("cmd.undo")})])}#g(t){this.#c=Math.max(this.#c,t?.seq??0)}async#b(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#o.has(s)){this.#o.add(s);try{let a;for await(a of ds(this.#e.id,t,n?.deal??0,()=>!this.#d));a&&await this.#$(()=>this.#u({report:a}))}catch(a){this.#n([P(a)])}this.#o.delete(s)}}};var K$={lines:250,typed:50};function Us(){let[e,t]=y([]),n=N(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-K$.lines))}}}function Js({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${wv} onsend=${s} />
		<${vv} lines=${e} />
	</section>`}function U$({table:e,variant:t}){let n=Us(),s=N(t);s.current=t;let a=Oe(()=>new Fo(e,n.print,()=>s.current),[e]);return k(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${Js} ...${n} obey=${r=>{a.obey(r)}} />`}function wv({onsend:e}){let t=N(null),n=N({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-K$.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:p}=n.current;n.current.at=Math.max(0,Math.min(c.length,p+l));let u=c[n.current.at]??"";t.current.value=u,t.current.setSelectionRange(u.length,u.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function vv({lines:e}){let t=N(null);return xe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function kv({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function zo({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=kv(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${$e} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${p=>s({...r,totals:r.totals.with(c,p)})} />`)}
			</fieldset>
			${n.game.deals?i`<${$e} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${U} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,q(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var Ho=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var Ne=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),bt=e=>e.seats.map((t,n)=>Ne(e,n)),J$=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Gs=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?J$(e):`${J$(e)} · ${H(t,{dateStyle:"long"})}`};function Vs(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Yt(e){let t=bt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:L(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:L(a),n:a.length,points:x(s),over:n?"yes":"no"})}function G$(e){let t=bt(e),n=(r,l)=>r.map((c,p)=>`${t[p]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,p)=>`${t[p]} ${ce(c)}${r.made[p]?" •":""}`).join(", ");return`${r.deal+1}. ${q(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${Gs(e)}`,n(e.totals,x),Yt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var xv=e=>({hands:e.seats.map(()=>({}))}),Sv=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Ov=3e3,Av=e=>e instanceof sc||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),Sn=e=>_t(e)?o("page.pad.refused",{text:e.message}):P(e);function Mv(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Za(e),l=fn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Tv=(e,t)=>JSON.stringify(e)===JSON.stringify(t),jv=(e,t)=>an({lang:Q.peek(),...e},t),Ko=class{wrong=R("");busy=R(!1);#e;#n=R(null);#t=R(0);#s="";#a=new AbortController;#r=0;#i=[];#l=[];#c=null;#p="";#o;constructor(t,n=jv){this.id=t,this.#e=n,this.#o=Ue(()=>this.#f())}close(){this.#o(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Xe(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#d()}get deal(){return this.kept?Za(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&fn(t))??(n?xv(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(fn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#l.some(n=>n.of===this.place)||!fn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Jn(this.kept)}`}#d(){return this.kept?JSON.stringify({lang:Q.value,...Mv(this.kept)}):""}#f(){let t=this.#d(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Sn(a),Av(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Ov))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#l=[],this.#$(t)}#$(t){let{kept:n}=this;n&&fe(mn(n,Jn(n),Sv(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&fe({...mn(Tt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&fe({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&fe(Tt(mn(t,Jn(t))))}async#u(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Jn(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#u(()=>this.#b(l,(p,u)=>{let d=Tt(mn(p.record===u.record?p:Gt(p,u),r)),$=p.drafts[r]??a;return Tv($,a)?d:{...mn(d,s,$),open:s}}));c&&Z$(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void M(V$(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#u(()=>this.#b({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Tt({...Gt(a,r),drafts:Nv(a,r)})));s&&Z$(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#u(()=>this.#b({record:t.record,do:"stop"},Gt))}undo=()=>this.#m("past","pad.undone");redo=()=>this.#m("next","pad.redone");async#m(t,n){if(this.busy.peek()||this.#y(t))return;let s=await this.#u(()=>this.#w(t));s&&M(o(n,{what:s}))}#y(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#l]:[this.#l,this.#i],p=l.findLastIndex(d=>d.of===s);if(r?!n||!fn(n):p<0)return!1;let[u]=l.splice(Math.max(p,0));return c.push({of:s,entry:a}),p>=0&&u?this.#$(u.entry):this.leave(),!0}async#w(t){let{kept:n}=this,s=n&&Bu(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#b({record:s},(c,p)=>Tt(Eu(c,p,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#u(()=>this.#h(t,n))}async#h(t,n){let{kept:s}=this;if(!s)return[];let a=(p,u)=>o(p).split("|").concat(u).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#g("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#g("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#p?{again:!0}:{}},c=await this.#b(l,(p,u)=>u.record===p.record?p:Tt(ju(Gt(p,u))));return this.#p=c?.again?r:"",c?.said??[]}async#g(t,n,s){if(this.#y(t))return o(n,{what:o("pad.act.some")});let a=await this.#w(t);return a?o(n,{what:a}):o(s)}async#b(t,n,s=t.record){let a=this.#d(),r=await this.#e(t).catch(l=>{M(P(l))});return Ga(this.id),it(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#v(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#d();fe(t);let a=this.#d();a!==s&&(this.#n.value={of:fn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#d()&&(this.#n.value={of:s,told:n}):M(V$(n))}#v(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&fe({...mn(t,l?n:r,s),open:l?n:null}),M(o("page.pad.elsewhere"))}},V$=e=>(e.said??[]).join(" "),Nv=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Z$(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=L(n.points.map((c,p)=>`${Ne(e,p)} ${ce(c)}`));return M(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});M([r,...e.said??[]].join(" "))}var al=24;function Bv(){let e=A.value?.name??E.name.value,t=Ye()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??Te.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Ev={variant:"",names:[],first:"0",length:"",rounds:9,house:no,opening:void 0},ol=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),sl=e=>Array.from({length:e.chairs},(t,n)=>n);async function Cv(e,t,n){let s=Ts(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...sl(t).map($=>ol(e,$)),...a],l=Vs(r);if(l)throw new ae(o("pad.twins",{name:l}));let c=await an({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:jt(),...e.length?{[e.length]:e.rounds}:{}}}),p=Ho(e.opening),u=p&&{...c.head,opening:p},d=Va(u?await an({record:c.record,do:"head",head:u}):c);return fe(d),d.id}var rl=({seat:e,...t})=>i`<${F} label=${o("page.pad.player",{n:e+1})}
	maxlength=${al} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Pv({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${sl(n).map(a=>i`<${rl} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${U} label=${o("page.pad.first")} value=${e.first} onchange=${Y(t)("first")}
			options=${sl(n).map(a=>[String(a),ol(e,a)])} />`}function Q$({onclose:e,onbegun:t}){k(()=>{oe(Ce)},[]);let[n,s]=y(()=>({...Ev,names:Bv()})),[a,r]=y(""),{busy:l,once:c}=B(h=>r(Sn(h))),p=Te.value.find(h=>h.id===n.variant)??Ht(),u=te(p?.id);if(!p)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),u&&c(async()=>t(await Cv(n,p,u)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${_} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${so} value=${p.id} groups=${mt()} onchange=${f} />
			<${Pv} plan=${n} set=${d} variant=${p} />
			<${Zn} plan=${n} set=${d} variant=${p} />
			<${zo} opening=${n.opening} rules=${u} set=${Y(d)("opening")}
				names=${Array.from({length:u?.seats??0},(h,g)=>g<p.chairs?ol(n,g):o("dummy"))} />
			<${ao} own=${n.house} set=${Y(d)("house")} rules=${u} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Lv=e=>e?.scrollIntoView({block:"nearest"}),Y$=({lines:e})=>i`<div class="stack" role="status" ref=${Lv}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function X$({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=B(),c=i`<${v} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${_} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Y$} lines=${t.said??[]} />
		</div>
	<//>`}function Dv(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Rv(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:p,from:u}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...Dv(e,t),first:Number(n),...s?{target:s}:{}},g=Ho(l),w={deal:u-1,seat:Number(c),name:p.trim()},S=(h.replaced??[]).filter(O=>O.seat!==w.seat||O.deal!==w.deal),b=w.name?[...S,w].sort((O,T)=>O.deal-T.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var qv=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function ef({open:e,pad:t,onclose:n}){let[s,a]=y(()=>qv(t)),[r,l]=y(null),[c,p]=y(""),{busy:u,once:d}=B(),$=w=>{a(S=>({...S,...w})),l(null),p("")},f=Rv(t.head,s),m=w=>{w.preventDefault();let S=Vs(s.names)??Vs(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(S)return p(o("pad.twins",{name:S}));d(async()=>{let b=r?void 0:await e.propose({do:"head",head:f}),O=b?.said??[];if(O.length)return l(O);(r||b?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${u}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${_} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${Wv} pad=${t} form=${s} set=${$} />
			<${U} label=${o("page.pad.first")} value=${s.first} onchange=${Y($)("first")}
				options=${s.names.slice(0,g).map((w,S)=>[String(S),w])} />
			${s.target?i`<${$e} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${Y($)("target")} />`:null}
			<${Zn} plan=${s} set=${$} />
			<${Iv} pad=${t} form=${s} set=${$} />
			<${zo} opening=${s.opening} names=${bt(t)} rules=${t.rules} set=${Y($)("opening")} />
			${r?i`<${Y$} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Wv=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${rl} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Iv=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${J} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Ne(e,a)])}
			onchange=${Y(n)("leaves")} />
		<${F} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${al}
			oninput=${Y(n)("comes")} />
		<${$e} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${Y(n)("from")} />
	</div>
</details>`;var Uo={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},_v=60,Fv=600,il=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&performance.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in Uo||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<_v&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?performance.now()+Fv:0}},tf=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function ll(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function zv(e){if(!ll(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Uo?t===document.body||tf(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Hv=e=>e.repeat&&["Enter","Backspace","Redo"].includes(ll(e));function nf(e){let t=N(e);t.current=e;let n=N(!0),[,s]=y(0),a=N(null),r=a.current??=new il({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return xe(()=>r.hear(e.pad),[e.pad]),k(()=>{n.current=!0,r.goOn()}),xe(()=>{let l=c=>{(Hv(c)?tf(c):zv(c)&&r.press(ll(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var af=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},of=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Kv(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Uv=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],sf=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Jv=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},Gv=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function pl({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",p={dealer:Ne(e,r.dealer),lead:Ne(e,r.lead),past:a?"yes":"no"},u=r.vulnerable?.map(d=>Ne(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${le} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",p)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:q(l),why:c}):q(l):o("page.pad.turnup")}
			${u?i` <span class="soft">· ${o("pad.vulnerable",{names:u})}</span>`:null}
		</p>
	</div>`}var Vv=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},cl=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Zs=e=>e.totals.some((t,n)=>t!==e.game[n]);function Zv(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Zs(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${Qv} key=${a} ...${e} seat=${a} />`)}
	</div>`}function Qv({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let p=Ne(e,c),u=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=S=>({label:o(`page.pad.${S}.of`,{name:p}),now:of({seat:c,field:S},a),wrong:r===c,onpick:()=>l({seat:c,field:S})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),w=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${p}</span> <${Vv} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${x(e.game[c]??0)}</b>
			${Zs(e)?i`<small class="rest soft">(${x(e.totals[c]??0)})</small>`:null}
		</span>
		<${cl} ...${h("tricks")} said=${u.tricks!==void 0} text=${d===void 0?"":x(d)} />
		<${cl} ...${h("contract")} said=${u.made!==void 0||u.bid!==void 0} text=${w}>
			<span class="bid">${$===void 0?"":x($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${cl} ...${h("premium")} said=${!!u.premium} text=${m?re(m):""} />`:null}
	</div>`}var Yv=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function Xv(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=Yv(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${le} trump=${$} /><span class="word">${q($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Jv(t,a,Gv({...l,...d})),$),p=(d,$,f)=>({key:String(d),text:x(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>p($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>p(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[u=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Uv(e).map(d=>({key:d,wide:!0,text:re(d),on:u===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},sf(e,d).length>0)})),...(u?sf(e,u):[]).map(d=>p(d,l.premium===`${u} ${d}`,()=>c({premium:`${u} ${d}`})))]}function ek({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var rf=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Ne(e,t)}),tk={seat:-1,field:"trump"},nk=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),sk=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${le} trump=${e} /> ${q(e)}`:"…"}
</button>`,ul=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function lf({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:p}=e,u=n.place===p?n.cell:null,d=ke=>s({place:p,cell:ke}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(ke=>!Kv(r,ke)),w=u??(g[0]?af(g[0]):null),S=!l&&t.unfit!==void 0,b=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!S,T=w?Xv(t,r,w,(ke,qe)=>(d(qe?w:null),e.set(ke))):[],C=ok(t.entry,r),X={Enter:()=>(b||S)&&e.enter(S),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},se=ke=>{let[qe,ss]=Uo[ke]??[];if(qe!==void 0&&ss!==void 0)d(ik(t,w,qe,ss));else{let na=(T.find(pr=>pr.typed===ke)??T.find(pr=>pr.or===ke))?.press??X[ke];if(!na)return!1;na()}return!0},G=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),rt=nf({pad:t,act:se,current:()=>e.told===t&&e.kept===c&&!G(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${pl} pad=${t} deal=${a} named=${C.trump} inserting=${f} />
		<${Zv} pad=${t} deal=${a} draft=${r} full=${C} now=${w} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":b?"":"soft"}`} role="status">
			${rk(t,u,g)||(b?o("page.pad.ready"):" ")}
		</p>
		${nk(t,r)&&(C.trump||w?.field!=="trump")?i`<${sk} trump=${C.trump} now=${w?.field==="trump"} onpick=${()=>d(tk)} />`:null}
		${w&&!(b&&!u)?i`<${ek} keys=${T} label=${rf(t,w)} />`:null}
		<${ak} open=${e} press=${rt} can=${b||S} text=${S?o("page.pad.anyway"):m} />
	</section>`}var ak=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${v} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${ul} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${v} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${v} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,ok=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function rk(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||of(af(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Ne(e,s.seat)}):t?rf(e,t):""}function ik(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),p=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:p==="premium"&&l>=e.choices.live?"contract":p}}function Jo({pad:e,onpick:t}){let n=bt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Gs(e)} · ${po(e.rules)}</p>
			<p class="standing">${Yt(e)}</p>
		</header>
		${e.deals.length?i`<${gi} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function lk(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:ck(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((p,u)=>[u,p.bid===void 0?{}:{bid:p.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var ck=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Go({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${v} plain onclick=${r} say=${o("page.pad.strike")} />
		<${v} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${v} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${_} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Ne(e,l.dealer),lead:Ne(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${q(l.trump)} (${l.origin}).</p>
			<${ht} view=${lk(e,t)} names=${bt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var pk=4e3,[cf,uk]=[4e3,12e4],pf=new Map;function $l(e,t){let n=(pf.get(e)??Promise.resolve()).then(t);return pf.set(e,n.catch(()=>{})),n}var dk=e=>$l(e,async()=>{let t=Xe(e);if(!t||t.shared)return;let n=Ae(),{pad:s,mark:a=""}=await fa({secret:n,record:t.record}),r=Xe(e);r&&fe({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function uf(e){let{shared:t,record:n}=Xe(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var dl=new Map;function $k(e){let t=dl.get(e)??$l(e,async()=>{let n=Xe(e);if(!n?.shared||!uf(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await fa({secret:s,record:n.record,was:a}).catch(p=>{if(p instanceof I&&p.status===409)return fk(e,n.shared?.pad??"");throw p}),c=Xe(e);c?.shared?.secret!==s||!r||fe({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>dl.delete(e));return dl.set(e,t),t}async function fk(e,t){let{pad:n,mark:s}=await gr({pad:t}),a=Xe(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};fe({...n.record===a.record?a:Tt(Gt(a,n)),shared:r}),n.record!==a.record&&M(o("page.pad.share.other"))}return{pad:""}}var Qs=e=>$l(e,async()=>{let t=Xe(e)?.shared?.secret;if(!t)return;await fa({secret:t});let n=Xe(e);if(!n)return;let{shared:s,...a}=n;fe(a)}),mk=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function hk(e,t){let[n,s,a,r,l]=["",cf,0,!1,!1],c=async()=>{let u=uf(e);if(r||!u||u===n)return;clearTimeout(a),r=!0;let d=await $k(e).then(()=>null,$=>$);if(r=!1,d&&!mk(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,uk);return}s=cf,d&&(n=u,t(d)),c()},p=Ue(()=>{c()});return()=>{l=!0,p(),clearTimeout(a)}}function df(e){k(()=>hk(e,t=>M(o("page.pad.share.not",{text:P(t)}))),[e])}function $f({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=B(),l=()=>r(async()=>{await dk(e.id),n(!0)}),p=i`<${v} aria-busy=${a} onclick=${()=>r(async()=>{await Qs(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${v} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${_} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${p}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${gt} link=${Ln(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function gk(e){let[t,n]=y(null),[s,a]=y("");return k(()=>{let r=new AbortController,[l,c]=["",0],p=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let u=await gr({pad:e,after:l,lang:Q.peek()},{signal:r.signal});l=u.mark,u.pad&&n(u.pad),a("")}}catch(u){if(r.signal.aborted)return;let d=u instanceof I&&u.status===404;if(a(d?o("page.pad.unshared"):P(u)),d)return}c=window.setTimeout(p,pk)};return p(),document.addEventListener("visibilitychange",p),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",p)}},[e,Q.value]),{pad:t,wrong:s}}function ff({id:e}){let{pad:t,wrong:n}=gk(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${Jo} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${pl} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Yt(t)}</p>`}
			${Zs(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${Ne(t,l)}</span>
				<span><b>${x(r)}</b>${Zs(t)&&t.due?i` <small class="soft">(${x(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${Go} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${K} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var Vo=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",yk=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},mf=e=>x(Number(e),e.split(".")[1]?.length??0),bk=e=>[Vo(e)&&H(Date.parse(`${Vo(e)}T12:00`),{dateStyle:"medium"}),L(e.summary.names)].filter(Boolean).join(" · ");function hf(){let e=Ye().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=E.stake.value,p=e.filter(h=>(!s||Vo(h)>=s)&&(!r||(Vo(h)||"9")<=r)),u=p.filter(h=>!t.has(h.id)),d={records:u.map(h=>h.record),stake:yk(c),...Yl()&&{comma:!0}},{value:$,wrong:f}=j(h=>fc(d,{signal:h}).catch(g=>{throw new ae(Sn(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${F} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${F} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${F} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>E.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${wk} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:u.length,of:e.length})}</summary>
			<div class="stack">${p.map(h=>i`<${be} key=${h.id} label=${bk(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${v} onclick=${()=>ia($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${v} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function wk({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${ne}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${x(a.points)}</b></td>
				<td>${ce(a.balance)}</td>
				${n?i`<td>${mf(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${x(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${mf(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function vk({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${hf} />`:t==="on"&&n?i`<${ff} key=${n} id=${n} />`:t?i`<${Sk} key=${t} id=${t} />`:i`<${kk} />`}function kk(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=Va(await an({record:await l.text()}));fe(c),z(`/pad/${c.id}`)}catch(c){s(Sn(c))}},r=l=>z(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${v} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Pn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Ye().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Ye().map(l=>i`<${xk} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${Q$} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function xk({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,p=[Se(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),H(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${L(a)}</span>
		<span class="score">${r.map(u=>x(u)).join(" : ")}</span>
		<span class="soft small">${p.filter(Boolean).join(" · ")}</span>
	</a></li>`}function Sk({id:e}){let t=Oe(()=>new Ko(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${Mk} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${K} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${K} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function Ok(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Ak({open:e}){let{lines:t,print:n}=Us(),s=async a=>n(await e.type(a||"show",Q.value));return k(()=>{s("")},[e]),i`<${Js} lines=${t} print=${n} obey=${s} />`}function Mk({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),p=()=>(r(-1),c(null)),u=()=>oe(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${L(bt(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=$},[$]),df(t.id),Ok(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${Ak} open=${e} />`:null}
		<${Jo} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${lf} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Yt(n)}</p>
					<div class="pad-acts">
						<${v} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${ul} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${Tk} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Ja.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${X$} open=${e} then=${l} deal=${a} onclose=${p} />`:a>=0?i`<${Go} pad=${n} deal=${a} onclose=${p} strike=${u}
						insert=${()=>(e.insert(a),p())} correct=${()=>(e.correct(a),p())} />`:null}
	</main>`}function Tk({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:p,once:u}=B(),d=async()=>M(o(await It(G$(n))?"page.link.copied":"page.copy.not")),$=()=>ut(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>xi(ki({scores:n.deals,names:bt(n),title:Gs(n),winner:Yt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>M(P(g))),m=(g,w)=>i`<${v} plain onclick=${w} say=${g} />`,h=()=>u(async()=>{await Qs(t.id),z("/pad"),Ou(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${V.value?null:i`<${$f} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${ef} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Fe} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${p} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var Zo=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,jk=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function Nk(){let{value:e,wrong:t}=j(async()=>et?void 0:pc({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${et?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${Zo} about="server"
					parts=${[...n("name","keys","play","pads","ratings","groups","evenings","order"),...n(...e.push?["push"]:[],e.callers?"logged":"unlogged"),o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"})]} />
				<${Zo} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches","erased"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${Zo} about="browser" parts=${n("stays")} />
		${e?i`<${Zo} about="rights" parts=${n("change")} />
				${e.contact?i`<${jk} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var Ys="ninetynine.problems",gf="ninetynine.problems.damaged",Qo=()=>ct(Ys),bf=e=>!Object.values(Qo()?.marks??{}).some(t=>t?.first<e),wf=e=>me(Ys,JSON.stringify(e));function yf(e){if(e===null||lt(Ys)!==e)return!1;let t=gf;for(let n=2;lt(t)!==null;n++)t=`${gf}.${n}`;return me(t,e)&&me(Ys,null),!0}async function Yo(e,t){let[n,s]=[lt(Ys),Qo()];if(!s)return{told:await t(e),damaged:yf(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:yf(n)}}}var fl=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:we(e),grade:t,grades:4,back:n?"yes":"no"}),ml=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function hl(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=te(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function vf(e,t){let n=te(e.variant)?.dummy?We(e)-1:-1;return Array.from({length:We(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var er=({view:e})=>({...e,totals:[]}),kf=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),xf=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Sf(e,t,n){let s=o("problem.rating",{...ml(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var Xo=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:Q.peek(),mind:this.#s,problem:this.#e,...t},s=await Cn(()=>$c(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&z("/")}).catch(n=>this.#n([P(n)]))}};function Bk({rest:[e=""]}){let t=Be.value.get("variant")??"";return i`<${Ck} key=${`${e} ${t}`} day=${e||jt()} variant=${t} any=${e!==""} />`}async function Ek(e,t,n){await Ce();let s=t||(n||!bf(e)?"":Ht()?.id),{told:a,damaged:r}=await Yo({date:e,...s?{variant:s}:{}},wr);return{all:a.problems,one:s||"",damaged:r}}function Ck({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);k(()=>{let m=!1;return Ek(e,t,n).then(h=>{m||(a(h),l(Of(h.all)))},h=>!m&&a({wrong:P(h)})),()=>{m=!0}},[]);let{all:c,one:p="",damaged:u=!1,wrong:d}=s;if(!c)return i`<${K} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((w,S)=>S===r&&w.done===void 0?{...w,done:m}:w);a({one:p,damaged:u||h,all:g})},f=c[r];return f?i`<${Rk} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${u}
		ondone=${$} onnext=${()=>l(Of(c))} />`:i`<${Pk} all=${c} day=${e} variant=${p} onagain=${l} />`}function Of(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Pk({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=j(async()=>(await Yo({date:t},wr)).told,t),l=N(null);return k(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...ml(Qo())})}</p>
		<ol class="day-problems">${e.map((c,p)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(p)}>
				<${Af} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${fl(c,p+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${J} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${mt()} onchange=${c=>z(Lk(t,c))} />
		${r?i`<${fi} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Lk=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,Af=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Dk(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:p}=B(d=>l(P(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await p(async()=>{let $=h=>Kc({problem:e.id,...h}),{told:f,damaged:m}=await Yo({act:d,date:t},$);wf(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function Rk({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:p,busy:u,answer:d}=Dk(e,t,r),$=er(e),f=vf($,$.seat??0),m=N(null),h=N(null);xe(()=>{c&&(E.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${fl(e,n,s)}</h1><p class="task">${Z(hl(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Et} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${qk} problem=${e} at=${[n,s,a]} answered=${c} said=${p} busy=${u}
					days=${c?Mf(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${Ik} problem=${e} names=${f} answered=${c} busy=${u} answer=${d} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${p||(c?i`<h2><${Af} right=${g} /><span>${Z(Wk(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${_k} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Bt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function qk({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let p=Us(),u=N({answer:l,next:c});u.current={answer:l,next:c};let d=Oe(()=>new Xo(e,p.print,{answer:f=>u.current.answer(f),next:()=>u.current.next()}),[e.id]),$=te(e.variant)!==void 0;return k(()=>{$&&d.present(...t)},[d,$]),k(()=>{n&&d.tell(n,r)},[d,n]),k(()=>s?p.print([s]):void 0,[s]),i`<${Js} ...${p} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Wk=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:gl(e)});function Ik({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=er(e),p=n?{...c,turn:[]}:c,u=p.seat??0,d=p.options,$=e.kind==="bid",f=n?null:new Set(D(d?.from)),m=$||(d?.seat??u)===u,h=T=>{let C=new Set($?r:[]);r.has(T)?C.delete(T):C.size<(d?.pick??1)&&C.add(T),l(C)},g=T=>f?.has(T)&&a(`play ${T}`),w=te(e.variant),S={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?tt(d?.worth??""):null,onpick:h,onplay:g},b=d?.seat??-1,O=m?null:{seat:b,hand:i`<${Pt} ...${S} cards=${Le(D(p.shown?.[b]?.hand),pe,p.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${Zt} view=${p} variant=${w} names=${t} me=${u} elsewhere=${u} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${ts} options=${{...d,offers:[]}} chosen=${r} variant=${w} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${Z(hl(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${Ct} view=${p} variant=${w} seat=${u} name=${t[u]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${p.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ue(p.aside)}</div>`:null}
			</div>
			<${Pt} ...${S} cards=${Le(D(p.hand),pe,p.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var Mf=(e,t)=>e.due?ti(e.due)-ti(t):0,gl=e=>e.split(" ").slice(1).map(t=>Qe(t)).join(" ");function _k({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=Mf(s,t),c=St(s.why??[]).join(" "),p=(s.refutations??[]).filter(u=>s.right||u.act===n);return i`${e.kind==="bid"?i`<${Fk} told=${s} />`:i`<p>${Z(o(r,{card:kf(s.answers.map(gl))}))}</p>`}
		${c?i`<p>${Z(c)}</p>`:null}
		${p.length?i`<div>${p.map(u=>i`<${Hk} key=${u.act} r=${u} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${zk} levels=${s.levels} />
		<p class="soft">${Sf(e,s,l)}</p>`}function Fk({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Jt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${_a} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${x(n.tricks)}</b><//>
				<td>${ge(n.chance)}</td><td>${ys(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var zk=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":ge(n)}</td>
	</tr>`)}</tbody>
</table>`;function Hk({r:e,problem:t,names:n,open:s}){let a=er(t),r=xf(e,t,a).map(({seat:c,cards:p})=>i`<span>${n[c]}</span><span class="act">${ue(p)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${Z(o("problem.fails",{card:gl(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:p},u)=>i`<li key=${u}>
				<span class="act">${c.map(d=>ue(d.split(" ")[2]))}</span>
				<span>${p===void 0?"":l(p)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Kk({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Uk} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Uk({table:e,match:t,deal:n}){let{told:s,wrong:a}=un(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${K} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${Tf} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=te(l.variant),p=bn(l,c?c.seats:l.seats.length),u=Number(Be.value.get("seat")??-1),d=u>=0&&u<p.length?u:Yn(l,p.length),$=i`<${Qk} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Ze(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??we(l.variant)}</p>
			<${J} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${p.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>z(`${cc()}?seat=${f}`,{replace:!0})} />
			<${Tf} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Jk} told=${s} wrong=${a} />
		${s.deals.length?i`<${Vk} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:ft("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var Tf=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Jk({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Ze(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function Gk(e,t,n){return e?{to:`/learn/${e}`,say:"page.report.lesson",goes:()=>Wn("cure",e)}:t?{to:n,say:"page.last.report",goes:()=>{}}:{to:"/",say:"page.home.play",goes:In}}function Vk({told:e,table:t,match:n,one:s,seat:a}){let r=a===lo(e.header),l=e.lessons?.[a]??"",c=r&&ft("report",t);if(!r||Ze(e))return null;let p=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[u]=p.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=He.reduce((h,g)=>d[g]>d[h]?g:h),f=us(He.map(h=>d[h]),0)[He.indexOf($)]??0,m=Gk(l,s,`/report/${t}/${n}?seat=${a}`);return i`<section class="plainly">
		${c?i`<${Ea} at="report" />`:null}
		${u?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${Zk} mistake=${u} place=${Ps(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l||c?i`<a class="button chief" href=${m.to} onclick=${()=>c&&m.goes()}>${o(m.say)}</a>`:null}
		</p>
	</section>`}function Zk({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(p=>Math.round(p*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=p=>i`<${ie} key=${p} card=${p} />`,l=(p,u,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${p}`,{bid:d===void 0?"none":String(d)})}
		</figcaption>
		${a?i`<div class="cards">${D(u.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${Jt} act=${u} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:mi(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${St(e.why).slice(0,2).map(p=>i`<p key=${p}>${Z(p)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function Qk({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(h=>h.mistakes).sort((h,g)=>g.lost-h.lost),p=c.filter(h=>h.seat===r),u=c.filter(h=>h.seat!==r),d=a[r]??"",$={names:a,place:Ps(t,n),one:s},f=r===lo(e.header),m=Ze(e)?o("page.report.coming"):jr(l.lost,d,f,s);return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Ze(e)}>${Yk(m)}</p>
			${e.luck?i`<p>${Xk(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${p.length?i`<${Ls} of=${p.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${e0} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${t0} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${u.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Ls} of=${(s?u:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${n0} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var Yk=e=>e.endsWith("…")?e:`${e}.`;function Xk(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Ie)||0),a=Math.min(Math.round(e.gifts/Ie),Math.max(s,0));return o("page.report.luck",{cards:ce(t),lie:ce(n),others:ce(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:x(a)})}function e0({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of He)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=us(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let p=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${p<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(p)/a}%`}}></span></td>
				<td>${ce(p,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${ce(r,1)}</td>
	</tr></tfoot></table>`}function t0({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let p=e.deals[0]?.worth??[];if(p.length<2)return null;let u=p.slice(1).map(d=>d.map($=>$/Ie));return i`<${Ds} at=${u} from=${(p[0]??[]).map(d=>d/Ie)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:u.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(p=>{p.accounts.forEach((d,$)=>r[$]+=d.lead/Ie);let u=p.accounts[n];return r[a]+=u?(u.cards+u.lie)/Ie:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${Ds} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function n0({told:e,names:t}){let n=e.luck?["start","cards","lie",...He.map(c=>`lost.${c}`),"others"]:["lie",...He.map(c=>`lost.${c}`)],s=(c,p)=>{let[u="",d]=p.split(".");return d?-c.lost[d]:Number(c[u])},a=e.total.map(c=>us(n.map(p=>s(c,p)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(p=>!p[c]),l=n.map((c,p)=>p).filter(c=>!r(c));return i`<${ne}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,p)=>i`<th key=${p} scope="col">${t[p]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((p,u)=>i`<td key=${u}>${ce(p[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,p)=>i`<td key=${p}>${ce(c.reduce((u,d)=>u+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Xs={C:"♣",D:"♦",H:"♥",S:"♠"};function jf(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=os(e);return nn(t)+Xs[n]}var bl=e=>Xs[e]??o(e==="none"?"trump.short":`trump.${e}`),yl=e=>Xs[e]?`${Xs[e]} ${q(e)}`:bl(e),Nf=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),wl=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):Nf(e,t.seat),Bf=e=>e.trump.by==="holder";function vl(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:jf(n)}),o("page.slips.trump",{trump:yl(t??"none")})];if(Bf(e))return[o("page.slips.named",{trump:t?yl(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:yl(t)})];let{first:s,after:a=[]}=e.trump,r=[...pe,"none"].filter(c=>c===s||a.includes(c)),l=Fr(a).map(([c,p,u])=>`${c===p?c:`${c}–${p}`} ${bl(u)}`);return[o("page.slips.ring",{trumps:r.map(bl).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var Ef=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function Cf({deal:e,slip:t}){let n=D(t.cards);return i`${[...pe].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>nn(os(r).rank));return i`<p key=${s} class="suit-of"><${le} trump=${s} /><span class="unseen">${q(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${Z(o("joker.as",{card:jf(e.turnup??"")}))}</p>`:null}`}var s0=({cards:e})=>Math.max(...[...pe].map(t=>e.split(t).length-1));function a0({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function o0(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=D(s.cards).length+(s.joker?1:0),l=a?vl(t,n):[Ef(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${wl(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${s0(s)}`}><${Cf} ...${e} /></div>
		${l.map((c,p)=>i`<p key=${p} class="slip-line">${Z(c)}</p>`)}
		${a?i`<${a0} variant=${t} />`:null}
	</div>`}function r0(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",p=s.trump&&!Bf(t)?vl(t,s):[],u=l==="hand"?p:[Ef(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${wl(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${u.map((d,$)=>i`<p key=${$} class="slip-line">${Z(d)}</p>`)}
	</div>`}var[Pf,Lf,tr,i0]=[330,374,22,36];function l0(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=Pf/tr;return Array.from({length:2*s*Lf/tr},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*tr,p=(Math.floor((r>>1)/s)+n())*tr,u=(.6+.4*n())*i0/10,d=[r%2?-u:u,u].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${p.toFixed(1)}) scale(${d})`;return Xs[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function c0(){let e=[...pe].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${Pf}" height="${Lf}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${l0()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var Df=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function Rf(e){let t=Oe(c0,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${o0} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${r0} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function qf({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:Nf(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${Z(vl(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${wl({...t,deal:a,slip:r})}</span><${Cf} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[p0,u0]=[200,2**31],d0={seed:48,label:40},Wf=()=>Ql(16).replace(/(.{4})(?=.)/g,"$1-"),$0=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:Wf()});function f0({plan:e,set:t}){let n=Y(t),s=a=>({value:e[a],maxlength:d0[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${$e} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${p0} onchange=${n("deals")} />
			<${$e} label=${o("page.slips.first")} value=${e.first} min=${1} max=${u0} onchange=${n("first")} />
		</div>
		<div>
			<${be} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${F} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${F} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${v} plain onclick=${()=>t({seed:Wf()})} say=${o("page.slips.seed.new")} /></p>`}function m0(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):_t(e)?o("page.slips.seed.bad"):P(e)}function h0(e){k(()=>{if(!e)return;let t=!1;return Df().then(()=>t||print()),()=>{t=!0}},[e])}function g0(){k(()=>{oe(Ce)},[]);let[e,t]=y(()=>({...$0(),variant:Be.peek().get("variant")??""})),n=N(e);k(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,p]=y(""),u=s===e,d=Te.value.find(h=>h.id===e.variant)??Ht(),$=te(d?.id);h0(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),p("")},m=async h=>{if(h.preventDefault(),u||!$)return;a(e),p("");let{first:g,deals:w,fixed:S,label:b}=e,O=e.seed.trim(),T=h.submitter?.getAttribute("value")==="all",[C,X]=await uc({variant:$.id,seed:O,first:g,deals:w,fixed:S,label:b}).then(se=>[se,""],se=>[null,m0(se)]);n.current===e&&(a(null),l(C&&{variant:$,series:C,seed:O,all:T}),p(X))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${J} label=${o("page.create.variant")} value=${d.id} groups=${mt()}
				onchange=${Y(f)("variant")} />
			<${f0} plan=${e} set=${f} />
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
		${r?i`<${r.all?qf:Rf} ...${r} />`:null}
	</main>`:i`<${K} />`}function y0(e){let t=A.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${w0} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${Ff} />`}
	</main>`}var Al=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,Ff=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Al} /></section>`;function b0(e){let[t,n]=y({}),s=N(""),a=async()=>{try{for(;;){let r=await Sc({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:P(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function w0(){let[e,t]=y(""),{told:n,wrong:s,again:a}=b0(e),r=N([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${J} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,we(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${v0} told=${n} again=${a} />`:null}`}var xl={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},Sl=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function v0({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${Ff} />`;let a=s.deals?i`<${C0} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Al} /></section>`;let r=Sl(e,xl.charts)&&e.course.length>1,l=r&&sr(n);return i`<${k0} told=${e} />
		${Sl(e,xl.figures)?i`<${O0} told=${e} />`:null}
		${r?i`<${A0} told=${e} /><${N0} told=${e} />`:i`<${x0} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${E0} of=${n.bids} />
			<${P0} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function k0({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=He.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=x(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:x(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var x0=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:Sl(e,xl.figures)?"charts":"figures"})}</p><${Al} />
</section>`,nr=(e,t,n)=>t>e&&t-e<Math.abs(n),Ol=e=>nr(-(e.margin??0),e.margin??0,e.mean)?`± ${x(e.margin??0,1)}`:"",If=e=>[x(e.mean,1),Ol(e)].filter(Boolean).join(" "),S0=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function O0({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=sr(e)?o("page.stats.interval",{low:ge(n),high:ge(s)}):"",l=[Ol(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),p=[[o("page.records.deals"),x(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),ge(a),r],[o("page.records.points"),x(e.points.mean,1),Ol(e.points)]];return e.judged&&p.push([o("page.stats.lost"),x(e.lost.all.mean,1),l]),p.push([o("page.stats.streak"),x(t.made),c]),i`<${S0} of=${p} />`}var _f={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>kl(e.points),lost:e=>kl(e.lost.all),...Object.fromEntries(He.map(e=>[e,t=>kl(t.lost[e])]))},kl=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function A0({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,r=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...He.filter(m=>!r(m))]:[]],c=l.includes(t)?t:"made",p=m=>c==="made"||m.points.margin!==void 0,u=(c==="made"||c==="points"?e.course:s).filter(p).map(m=>{let[h=0,g=0,w=0]=_f[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:w}}),[d=0]=_f[c]?.(e.all)??[],$=m=>c==="made"?ge(m/100):x(m),f=2*u.filter(m=>nr(m.low,m.high,m.mean)).length>u.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,o(`page.stats.aspect.${m}`)])} />
		<${kd} of=${u} last=${e.all.deals} label=${M0(o(`page.stats.aspect.${c}`),u,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${ea} of="range" say="page.stats.key.interval" />`:null}
			<${ea} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function M0(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ml=10,sr=({deals:e,made:{low:t,high:n,share:s}})=>e>=Ml&&nr(t,n,s),ea=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,T0=["bids","trumps","premiums","places","variants"];function j0(e,t){return e==="trumps"?i`<${le} trump=${t} /> ${q(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):re(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?we(t):x(Number(t))}function N0({told:e}){let[t,n]=y("bids"),s=T0.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(u=>u.bids.of>0),p=r.some(u=>sr(u));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${U} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${ne}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${x(0)}</span><span aria-hidden="true">${ge(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>i`<tr key=${u.key}>
				<th scope="row">${j0(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${B0} of=${u} /></td>
				<td>${u.deals<Ml?o("page.stats.of",{made:u.made.count,n:u.deals}):ge(u.made.share)}</td>
				${c?i`<td>${u.bids.of?ge(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${x(u.deals)}</td><td class="spare">${If(u.points)}</td>
				${l?i`<td class="spare">${u.judged?If(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${ea} of="made" say="page.stats.head.made" />
			${p?i`<${ea} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${ea} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function B0({of:{deals:e,made:t,bids:n}}){let s=p=>`${100*p}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Ml/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${sr({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function E0({of:e}){if(!nr(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[x(Math.ceil(e.low)),x(Math.floor(e.high))],a={of:e.of,made:x(e.made),n:x(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var C0=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:x(e.made.count)})}</p>`;function P0({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=N(!1);k(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of ds($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(P(d))}s(!1)},p=e.all.deals-e.all.judged,u={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",u)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${p>0&&e.unjudged.length>0?i`<p><${v} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",u)} /></p>`:null}`}var[L0,D0]=[400,12],Tl=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<L0&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<D0)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function zf(){k(()=>{let e=new Tl;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var R0=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Hf({onclose:e}){return i`<${_} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${R0.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var jl=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Nl=()=>document.querySelector(`${jl()} [data-card][tabindex="0"]`);function Kf(){k(()=>{let e=null,t=null,n=0,s=da();function a(p){p.target instanceof Element&&p.target.closest("dialog")||(e=p.target instanceof HTMLElement&&p.target.closest("main.table")?p.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let p=t?.isConnected?t.querySelectorAll("[data-card]"):[],u=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=p[Math.min(n,p.length-1)]??u()??Nl()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}var q0=4,W0=4e4,I0=2e3,_0=1e3,Bl=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=Ss("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=q0}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},ar=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#l=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=Ss(`ninetynine.table.${t}`,r=>this.#o(r)),this.#s=new Bl(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#p({claim:this.#a}),this.#l())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#l=()=>t(void 0))}tell(t,n){this.ours&&this.#p({said:t,trouble:n})}leave=()=>{this.ours&&(this.#p({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#l()}#p(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<_0&&t<this.#a)return this.#p({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#c,n?r?0:I0*Math.random():W0),t===void 0&&!n&&this.#e(s,a)}};var F0=4e4,z0=5e3,H0=15e3,K0=2e3,El={first:250,longest:8e3};function Jf(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Jf(n[s],a);return n}var Uf=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,or=class{state=R("opening");trouble=R("");refused=R(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#l=!1;#c=!1;#p=0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new ar(t,(s,a)=>this.#S(s,a),()=>this.#d(),()=>this.#$()),addEventListener("online",this.#u),addEventListener("offline",this.#m),document.addEventListener("visibilitychange",this.#y),this.#w()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),ka(this.#e,t,n)}hint(){return Dc({table:this.#e,id:Ae()},{within:3e4})}now(){return Wt(ye(this.#e)?"here":"there")}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#$();this.#l||(this.#c=!0,this.#$())};doubt(){this.state.peek()==="live"&&performance.now()-this.#p>K0&&this.again()}#d(){this.#$(),this.#t===0&&this.#f()}async#f(){let t=await rn({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#S(t)}#$(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#u),removeEventListener("offline",this.#m),document.removeEventListener("visibilitychange",this.#y),this.#o.close(),this.#$()}#u=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#m=()=>{ye(this.#e)||(this.state.value="lost",this.again())};#y=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#w(){for(let t=El.first;!this.#a;t=Math.min(2*t,El.longest)){let n=this.#t;try{await this.#g(),this.#o.ours&&!this.#a&&await this.#k()}catch(a){if(Uf(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=El.first);let s=this.#c?0:t;this.#c=!1,await this.#h(s)}}#h(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#g(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#b()}async#b(){let{signal:t}=this.#i=new AbortController;try{let n=await rn({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#S(n)}catch(n){if(t.aborted)return;if(Uf(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#h(z0)}async#k(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),F0),s=n();try{let a=(await this.#x(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#p=performance.now(),this.#v();let p=(r+l).split(`
`);r=p.pop()??"";for(let u of p)u&&!this.#a&&this.#A(JSON.parse(u))}}finally{this.#l=!1,clearTimeout(s),t.abort()}}async#x(t){this.#l=!0;let n=ye(this.#e)?0:setTimeout(()=>t.aborted||this.#$(),H0),s={Accept:"application/x-ndjson"},a=dp(this.#e,this.#t),r=await nc(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#l=!1,this.#p=performance.now(),!r.ok||!r.body)throw oc(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...Jf(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#O(s))}#S(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#f();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#O(t)}#O(t){this.#t=t.seq,ye(this.#e)||Bn(t.at),this.#n(t)}};function Ll(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var rr="AKQJ",Vf=({trump:e},t)=>(de(t)===e?rr:"AK").includes(Mn(t));function Zf(e,t){let n=D(e.hand).filter(r=>!t.includes(r)),s=r=>(de(r)===e.trump?2:0)-rr.indexOf(Mn(r)),a=r=>n.filter(l=>de(l)===de(r)).length;return n.filter(r=>Vf(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Cl=e=>L(e.map(t=>Qe(t)));function U0(e,t,n){let[s]=t,a=n.filter(r=>Vf(e,r));if(s){let r=p=>[...rr.slice(0,rr.indexOf(Mn(p)))].every(u=>e.hand?.includes(u+de(p))),l=t.filter(p=>r(p)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:Cl(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:Cl(a)})]:[]}var J0=.85;function Qf({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=J0?r:a,t))?.offer.split(" ")[0]??"pass"}var Yf=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function ir(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&Qf(n.advice)!=="pass";return E.premiums.value!==""||!!s}function G0(e,t){let n=t.bids?.[0];if(!n)return"";let s=D(n.best),a=Zf(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:Cl(r)}))}return l.push(...U0(e,a.slice(n.tricks),s)),l.join(" ")}function V0(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=Qf(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Z0(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||en(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Q0(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?dn(n):9)-en(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),Gf("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),Gf("coach.win",e)]}}return[]}function Xf(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&D(t.from).length>1}var Y0=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),X0=["lost","enough","all","some","few"],em=.02,Pl={chance:.05,points:2};function ex(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let p=n.find(u=>u.chance>=r.chance-Pl.chance&&u.points>=r.points-Pl.points&&Zf(e,D(u.best)).length===u.tricks);return p?{...t,act:`lay ${p.best}`,bids:[p,...n.filter(u=>u!==p)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((p,u)=>u.chance>p.chance+em?u:p,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(p=>p!==c)]}}function lr(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?ex(t,n):n)}function tx(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Kn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&de(r)!==e.trump,c=St((t.why??[]).filter(({kind:m})=>!X0.includes(m)),!0),p=t.contract==="lost",u=!p&&a.some(m=>m.chance<s.chance-em),d=a.every(m=>xt(m)==="close"),$=u?"likely":d?"even":p?"spoil":"free",f=c.length?c:[o("coach.because",{how:$})];return[o("coach.card",{how:l?"away":"play",card:Qe(r)}),...f].join(" ")}function Gf(e,t){if(!Xf(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=D(n.from),c=s.length===r.length-1,p=l.some(u=>de(u)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":p:"lead"})}function nx(e,t,n,s,a){let r=Z0(e,n,s),l=r.length?r:Q0(e,t,s);return a?l.slice(0,1):l}function sx({bids:[e,...t]=[]},n){let s=t.find(r=>r.tricks===n);return e&&s&&s.chance<e.chance-Pl.chance?o("coach.bid.risky",{bid:x(n),best:x(e.tricks)}):""}function ax(e,t,n,s,a){return[!s||a?G0(e,t):sx(t,tn([...n],e.options?.worth??"")),o(s?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function ox(e,t,n,s){let a=e.chosen.value,r=D(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.premiums.value===Yf(e,t),p=r.every(d=>a.has(d));return(l&&ir(e,t)?V0(n,s,c,p):"")||ax(t,n,a,l,p)}function tm({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,u=c||l&&Y0(a,t.seat)&&Xf(a)?`${a.game} ${a.deal} ${a.phase} ${en(a)}`:"",d=e.current.value,[$,f]=y("");k(()=>{!u||!d||e.advice.peek()||lr(e).finally(()=>f(u))},[u,d]);let m=c&&ir(e,a);k(()=>{m&&(E.premiums.value||=Yf(e,a))},[m]);let h=e.advice.value?.advice,g=[...a.phase==="play"?nx(a,t.seat??0,n,s,!!h):[],...h&&!r?[tx(a,h,s)]:[],...c&&h?[ox(e,a,h,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],w=c?h?.bids?.[0]?.best:void 0,S=w&&e.chosen.value.size<D(w).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${v} plain onclick=${In} say=${o("coach.off")} /></header>
		<p role="status" aria-busy=${u!==""&&!h&&$!==u}>
			${Z(g.filter(Boolean).join(" "))}
		</p>
		${S?i`<div class="proposed"><span class="act">${ue(w)}</span><${v} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var rx=3;async function nm(e){if(ks(e).waiting.peek().length>0)return M(o("page.bring.unsent"));for(let t=0;t<rx;t++){let n=await mp(e),s=ix(n),a=await la(new Blob([n])),{table:r,seq:l}=await Ve(()=>Rc({},{body:a,within:3e4}),"there");if(l<s)return M(o("page.bring.behind"));if(!((await rn({table:e})).seq>s))return Cp(e,r),M(o("page.brought"))}M(o("page.bring.on"))}var ix=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function sm({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,p]=y(!1),u=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=px(e.id,$,t.seq);return i`<${_} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${v} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${v} onclick=${()=>u({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${v} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>u({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${v} onclick=${()=>u({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${v} onclick=${()=>u({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${v} chief onclick=${()=>u({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${v} onclick=${()=>p(!0)} say=${o("page.abandon")} />`}
					${d.clock?.move?i`<${At} what="turn" />`:null}
				</section>`:null}
			<${lx} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${v} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${v} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${v} onclick=${()=>z("/")} say=${o("page.home")} />
			</section>
			<${ld} table=${t.table} variant=${d.variant??""} />
			<${cx} table=${t.table} />
		</div>
	<//>`}function lx({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=B();if(!as||!ye(e)||V.value||t||n)return null;let r=()=>a(()=>nm(e));return i`<section><h3>${o("page.here")}</h3>
		<${v} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function cx({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<Hl&&Lt.includes(a.bot??"");return[qn(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${ze(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${Na(a)}</small></li>`)}
		</ul>
	</section>`}function px(e,t,n){let{value:s}=j(async a=>t&&Lc({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function am({settings:e,onclose:t}){let{value:n}=j(()=>oe(()=>zt(e,Q.value)));return i`<${_} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${_r} guide=${n} />`:null}
	<//>`}var ux=450,dx=1e3,$x=100,fx=700,Dl=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",mx=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),hx=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),cr=class{newest=R(null);settled=R({settings:{},host:""});busy=R("");waits=R(0);thinking=R(!1);chosen=R(new Set);advice=R(null);intended=R("");next=R("");wrong=R("");showing=new Oo(()=>E.spoken.value?"quick":E.pace.value);view=On(()=>this.showing.shown.value?.message.view);talk=On(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=On(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=R([]);#n=-1/0;#t=R(0);#s="";#a=!1;#r=0;#i=0;#l=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#d(a)),this.unsent=ks(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[Ue(()=>this.#b()),Ue(()=>this.#o())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return this.port.now()}close(){this.#c(),clearTimeout(this.#i),clearTimeout(this.#r),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#y(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#g())}#o(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#r),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),t==="live"&&this.#a&&!ye(this.id)&&Me("there").catch(()=>{}),this.#a=t==="lost",n!==this.wrong.peek()&&(this.#r=setTimeout(()=>this.wrong.value=n,dx))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#m(t);this.waits.value++;let n=await this.#m(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#l=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#m({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#g())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await wp();return this.waits.value--,t&&vp(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#f();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#f()&&M(P(a))});this.thinking.value=!1,s&&n===this.#f()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Dl(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||performance.now()-this.#n<fx||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#d(t){mx(t)&&(this.next.value="",this.#l=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=performance.now()),it(()=>{gx(this.newest.peek(),t)&&M(o("page.unreadied")),this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?hx(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(a=>a.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-$x)),this.#u(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip();let s=t.event.do==="merge"&&t.event.seat!==t.seat&&ja(t)[t.event.seat??-1];s&&M(o("page.speech.merged",{name:s}))}),this.#h(t),this.#g()}#f(){return Dl(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#u({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:p,hand:u=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${u} ${p}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#m(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#y(s,()=>r)}async#y(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&M(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof En&&this.#w(),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&M(P(s));return}}#w(){this.#l=!0,this.next.value="",this.view.peek()?.options?.kind==="play"&&(this.chosen.value=new Set)}#h(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ca(this.id,n.commit);if(!a)return;let r={id:Ae(),do:"entropy",text:a};Cn(()=>this.port.act(r)).catch(()=>{})}async#g(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#b(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#i),n?.kind==="play"&&t&&this.#k(t,n),(t?.phase!=="play"||!D(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(D(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Dl(this.newest.value?.view)&&this.dismiss()}#k(t,n){let s=D(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#x(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#i=setTimeout(l,a?0:ux)}#x(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#l||this.guides()||t.options?.seat!==void 0?!1:E.forced.value||D(t.hand).length===1&&!E.spoken.value}};function gx(e,{table:t,seat:n=-1,event:s}){return e?.seat===n&&e.table.stage==="waiting"&&e.table.chairs[n]?.ready&&t.stage==="waiting"&&!t.chairs[n]?.ready&&s.do!=="unready"}function om({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Ge(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${Ba} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var rm=1e4;function yx({rest:e}){let t=e[0]??"",n=Fn(t);return n?i`<${bx} to=${n} />`:i`<${wx} key=${t} id=${t} />`}function bx({to:e}){return k(()=>z(`/t/${e}`,{replace:!0}),[e]),null}function wx({id:e}){let t=Oe(()=>new cr(e,(a,r)=>new or(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value,s=t.showing.shown.value;if(n)return i`<${vx} why=${n} table=${t} chairs=${s?.message.table.chairs??[]} />`;if(!s){let a=sn.value&&!ye(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${nl} unsent=${t.unsent} />
		</div></main>`}return i`<${kx} table=${t} />`}function vx({why:e,table:t,chairs:n}){let[s,a]=y(null),r=n.filter(l=>A.value&&l.player&&l.player!==A.value.id&&!ye(t.id));return i`<${K} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${P(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		${r.map(({player:l="",name:c=""})=>i`<p><${v} plain say=${o("page.complain.title",{name:c})}
			onclick=${()=>a({id:l,name:c})} /></p>`)}
		${s?i`<${To} table=${t.id} whom=${s} talk=${t.talk.value} onclose=${()=>a(null)} />`:null}
	<//>`}function kx({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:p}=s.table,u=ja(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=te(d,$),g=!!(r?.options&&e.current.value),w=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=w},[w]),k(()=>{g||Rp(e.id)},[g,A.value?.id]),k(()=>{ye(e.id)||y$().catch(()=>{})},[e]),k(()=>{ye(e.id)&&c==="playing"&&bu()},[c==="playing"]),Fx(e,n),Kf(),zf(),k(()=>Fs.clear(),[r?.deal,r?.game]),Lx(p.some(ke=>ke.until!==void 0)),Rx(r,a?.gone??!1);let S=Dx(r),b=c==="waiting"&&r?.phase!=="over";k(()=>{c==="waiting"&&r?.phase==="over"&&ft("match",e.id)&&Wn("report",e.id)},[c]);let O=ln(h,r?.phase),T=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,C=()=>i`<${xd} table=${e.id} names=${u} about=${po(h,f,m)} view=${r} />`,X=pm(e,s)&&r!==void 0&&!b;_x(e,X,!b&&r?.phase!==void 0&&!T);let se=e.busy.value!==""||e.waits.value>0||e.thinking.value,G={table:e,message:s,names:u,variant:h,laid:O},_e=Ll(e,s),rt=_e||e.advice.value?"hinted":"";return i`<${Rt.Provider} value=${pt(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${se} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${U$} table=${e} variant=${h} />`:null}
		<${Tx} table=${e} message=${s} panel=${t} onpanel=${n} beside=${X} />
		<${z$} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?We(r):0} ${T?"sheeted":""} ${rt}`}>
				${r&&r.phase!==void 0&&!b&&l!==void 0?i`<${Bx} ...${G} />`:null}
				${_e?i`<${tm} ...${G} />`:i`<${Ax} table=${e} variant=${h} />`}
				<${xx} ...${G} full=${a} waiting=${b} between=${T} fresh=${S} />
				${r&&!b&&l===void 0?i`<${Sx} table=${e} message=${s} />`:null}
			</div>
			${r&&!b?i`<aside class=${`side ${X?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${C()}</div>
						${X?i`<${im} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Ox} ...${G} panel=${t} onpanel=${n} scores=${C} />
		</main><//>`}function xx({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:p}){let{view:u,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!u||u.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!u){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${qd} id=${e.id} message=${t} settings=${h} host=${g} me=${A.value?.id??""}
				ondo=${Rl(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${Zt} view=${u} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${Nx(e,t,n)} pending=${Mx(e.busy.value)}
		unsent=${_o(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:Ix(e)} chairs=${Wx(e,f)} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Yp} view=${u} names=${n} />
		<${Gd} view=${u} names=${n} lies=${r!==null} />
		${c?i`<${Rd} ...${m} fresh=${p} />`:i`<${jx} ...${m} />`}
	<//>`}var Sx=({table:e,message:t})=>i`<${om} message=${t} busy=${e.waits.value>0} ondo=${Rl(e)} />`;function Ox({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),p=(u,d,$=!1)=>i`<${_} key=${u} title=${o(u)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&p("tricks.title",i`<${Bt} view=${l} names=${n} />`,We(l)>3);case"last":return l&&p("page.lasttrick",i`<${Bt} view=${l} names=${n} last />`);case"talk":return p("page.talk",i`<${im} table=${e} message=${t} />`);case"score":return p("score.title",r(),!0);case"rules":return i`<${am} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${Hf} onclose=${c} />`;case"more":return i`<${sm} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Ax({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=D(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${xo} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Un} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?um()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function im({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=j(async()=>n.length>0?(await dt()).players:[],n.join(),s).value??[],l=(p,u)=>{e.act({do:u,text:p,on:!1}).then(()=>a(s+1))},c=n.map(p=>{let u=t.table.chairs.find($=>$.player===p),d=r.some($=>$.id===p&&$.block);return{id:p,name:u?.name??o("page.watching"),blocked:d}});return i`<${t$} talk=${e.talk.value} muted=${c} onsay=${lm(e)} onhear=${l} />`}var Rl=e=>async t=>{let n=A.value===null;if(await oe(()=>Ta(o("page.guest"))))return n&&e.port.again(),e.act(t)},lm=e=>t=>Rl(e)({do:"chat",text:t}),Mx=e=>e.startsWith("play ")?e.slice(5):null;function Tx({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),p=e.talk.value.filter(g=>g.seq>l&&g.by!==A.value?.id).length,u=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&c(g=>Math.max(g,u))},[n,u]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${Et} trump=${Tn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||m?o("game.once",{what:f?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			${qx(e,t)?i`<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
						${o("page.talk")}${p?i` <span class="unread">${p}</span>`:null}
					</button>`:null}
			<${v} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var ta=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function jx({table:e,message:t,names:n,variant:s}){let a=t.view,r=ta(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:p}=e.showing.shown.value??{},u=r?.kind==="offer"&&e.intended.value!=="",d=u||r?.kind==="offer"&&l?void 0:r,$=k$({...a,options:d},n,c,p,tc.value.has(e.id)),f=r?.kind==="play"&&e.chosen.value.size>0,m=_o(e.unsent).some(C=>C.command.do==="act"),h=m?o("page.unsent.act"):f?o("page.tap.again"):$,g=C=>e.lay(C),w=C=>e.play(C),S=C=>r&&C.stopPropagation(),b=e.advice.value?.advice.act,O={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],T=`asking ${r?"asked":""} ${O}`;return i`<section class=${T} aria-label=${o("page.yours")} onclick=${S}>
		<${Oi} table=${e} message=${t} names=${n} />
		<${Li} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${h}</p>
		${r?.kind==="lay"?i`<${ts} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!Ll(e,t)||ir(e,a)} onlay=${g} slots />`:null}
		${r?.kind==="offer"&&!u?i`<${Co} options=${r} variant=${s} busy=${l} onact=${w} best=${b} />`:null}
		${r?.kind==="name"?i`<${Po} options=${r} busy=${l} onact=${w} best=${b} />`:null}
	</section>`}function cm(e,t){let n=t.view,s=ta(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(D(s.from)):null,l=u=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(u))d.delete(u);else if(d.size<(s?.pick??1))d.add(u);else return M(o("lay.full",{n:d.size}));e.chosen.value=d},c=u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return M(S$(s));e.play(`play ${u}`)}},p=r?_s(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:p,onpick:l,onplay:c}}function Nx(e,t,n){let s=t.view,a=jn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:p,...u}=cm(e,t),d=ta(e,t)?.seat===a,$=i`<${Pt} cards=${Le(D(r),pe,s.trump)} ...${u} can=${d?c:null}
		best=${d?p:void 0}
		onplay=${d?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function Bx({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,p=ta(e,t),u=p?.kind==="lay",d=e.next.value,$=p?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:w}=cm(e,t),S=aa(r,l).filter(C=>`play ${C}`!==c),b=e.showing.shown.value?.full,O=Xp(r,s).join(" "),T=u&&E.values.value&&p?.worth?tt(p.worth):null;return i`<section class=${`mine ${p?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ct} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${r.aside&&!u?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ue(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${Px} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(C=>C.player).length>1?i`<${Yd} onsay=${lm(e)} />`:null}
		<${Pt} cards=${S} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${T} label=${o("page.yourhand")} twice=${u} onpick=${g}
			onplay=${$?()=>M(o("page.dummy.turn")):w} />
	</section>`}function Ex({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Cx({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Px({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Cx(t,n),p=e.busy.value!=="",u=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>lr(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!ta(e,t)||p||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,$=Ex(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${p||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${p||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function Lx(e){let[,t]=y(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Dx(e){let t=N(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&Dt(t.current,e)}function Rx(e,t){let n=N(e);k(()=>{for(let s of yd(n.current,e))vn(s);n.current=e},[e]),k(()=>{t&&vn("trick")},[t])}var pm=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,qx=(e,t)=>pm(e,t)||t.seat===void 0||t.table.chairs.some((n,s)=>s!==t.seat&&!n.bot),Wx=(e,t)=>e.settled.value.settings.guide?t.map(({temperament:n,...s})=>s):t,Ix=e=>e$(e.talk.value,{me:A.value?.id??"",since:e.now()-rm});function _x(e,t,n){let s=e.talk.value.at(-1);k(()=>{if(!(s&&e.now()-s.at<rm)||E.spoken.peek()||s.by===A.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${es(s)}`;M(r,n&&s.seat>=0)},[s?.seq])}var um=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Fx(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Eo(jl(),s.key)){if(s.key==="h"&&e.view.peek()?.options)lr(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Nl()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||um()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var dm=(e,t)=>H(e,{dateStyle:"long",...t});function ql({label:e,onproven:t}){let[n,s]=y(""),[a,r]=y(""),{busy:l,once:c}=B(d=>r(P(d))),p=(d,$)=>{r(""),c(async()=>{let f=await $();s(""),await t(f,d)})},u=d=>{d.preventDefault();let $=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(n)?.[1];p($?"link":"words",()=>on($?{code:$}:{words:n}))};return i`${Vn()&&!Gu()?i`<p><${v} aria-busy=${l} onclick=${()=>p("passkey",Qu)}
				say=${o("page.you.passkey.use")} /></p>`:Vn()&&!A.value&&location.protocol==="http:"?i`<p class="soft small">${o("page.you.passkey.site",{address:As("localhost")})}</p>`:null}
		<form class="stack" onsubmit=${u}>
			<${F} label=${e} value=${n} oninput=${s} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${a!==""} />
			${a?i`<p class="trouble" role="alert">${a}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${l}>${o("page.you.back.go")}</button></p>
		</form>`}function zx({here:e}){let t=[e.passkeys&&"passkey",e.words&&"words"].filter(Boolean),n=(t.length>0?t:["other"]).map(s=>o(`page.you.way.${s}`));return i`<p>${o("page.join.now",{player:De(e),n:e.matches})}
		${e.playing?` ${o("page.join.now.playing",{name:e.name})}`:null}</p>
		<p>${o(e.alone?"page.join.alone":"page.join.kept",{name:e.name,ways:L(n)})}</p>`}function $m({proof:e,by:t,onend:n}){let{busy:s,once:a}=B(),{here:r}=e,[l,{name:c,last:p},u]=[De(e),e,A.value?.id===e.id],d=t==="link"&&!e.byOperator?"page.join.only.link":"page.join.only",$=()=>a(async()=>{M(o("page.you.back.done",{name:(await Ma(e)).name})),n(!0)}),f=N(null);return k(()=>f.current?.focus(),[e]),i`<section class="joining" aria-label=${o("page.join.title",{player:l})}>
		<h2 ref=${f} tabindex="-1">${o(u?"page.join.same":"page.join.title",{player:l})}</h2>
		<div class="stack">
			<p>${o(`page.join.by.${t}`,{player:l})}
				${p?` ${o("page.join.last",{name:c,day:dm(Date.parse(p),{timeZone:"UTC"})})}`:null}
				${e.byOperator?` ${o("page.join.operator")}`:null}</p>
			${r?i`<${zx} here=${r} />`:null}
			${u?i`<p><${v} aria-busy=${s} onclick=${t==="link"?()=>n(!1):$}
					say=${o("page.you.back.go")} /></p>`:i`<div class="choose">
					<div><${v} aria-busy=${s} onclick=${$} say=${o("page.join.go",{player:l})} />
						<p class="small">${o(d,{name:c})}</p></div>
					<div><${v} onclick=${()=>n(!1)}
						say=${r?o("page.join.stay",{player:De(r)}):o("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`}function fm({of:e,onproven:t,onjoin:n}){let[s,a]=y(!1),{busy:r,once:l}=B(),c=De(e),p=()=>l(async()=>t(await $(),"back")),d=(j(async()=>e.joined?void 0:Ft({player:e.id}),e.id,e.joined).value?.tallies??[]).reduce((h,{matches:g,assisted:w})=>h+g+w,0),$=()=>on({back:!0,as:e.id}),f=()=>a(!1),m={player:c,name:e.name,n:d,day:dm(e.until)};return i`<${Pe} title=${o("page.before",{name:e.name})}>
		<p>${o(e.joined?"page.before.joined":"page.before.was",m)}</p>
		<p class="row">
			<${v} aria-busy=${r} onclick=${p} say=${o("page.before.back",{player:c})} />
			${A.value&&!e.joined?i`<${v} plain aria-haspopup="dialog" onclick=${()=>a(!0)}
					say=${o("page.before.bring",{name:e.name,me:A.value.name})} />`:null}
		</p>
		<p class="soft small">${o("page.before.until",m)}</p>
		${s?i`<${mm} of=${e} prove=${$} onjoin=${n} onclose=${f} />`:null}
	<//>`}function mm({of:e,prove:t,onjoin:n,onclose:s}){let[a,r]=y(""),[l,c]=y(!1),[p,u]=y(!1),{busy:d,once:$}=B(h=>{h instanceof I&&h.why==="join-hand"?c(!0):r(P(h))}),f={player:De(e),name:e.name,me:A.value?.name??""},m=()=>$(async()=>{r("");let{code:h}=await t();await Oc({code:h,as:e.id,me:A.peek()?.id??"",hand:p}),Xa(e.id),M(o("page.join.done",f)),s(),n(),await Me("there")});return i`<${_} title=${o("page.before.bring",f)} onclose=${s}
		actions=${i`<${v} chief aria-busy=${d} disabled=${l&&!p} onclick=${m}
			say=${o("page.before.bring",f)} />`}>
		<ul>${["matches","people","keys","undo"].map(h=>i`<li key=${h}>${o(`page.join.${h}`,f)}</li>`)}</ul>
		${l?i`<${be} label=${o("page.join.hand",f)} checked=${p} onchange=${u} />`:null}
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
	<//>`}function hm({onjoin:e}){let[t,n]=y(!1),[s,a]=y(null),r=()=>(n(!1),a(null)),l=c=>{c.id===A.peek()?.id?M(o("page.join.same",{player:De(c)})):a(c)};return i`<${Pe} title=${o("page.other")}>
		<p>${o("page.other.about",{name:A.value?.name??""})}</p>
		<p><${v} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.other.go")} /></p>
		${s?i`<${mm} of=${s} prove=${async()=>s} onjoin=${e} onclose=${r} />`:t?i`<${_} title=${o("page.other")} onclose=${r}>
					<p>${o("page.other.prove")}</p><${ql} label=${o("page.other.words")} onproven=${l} /><//>`:null}
	<//>`}var gm=e=>H(e,{dateStyle:"medium"});function Hx({of:e,onend:t}){let n=H(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"}),s=[e.byOperator&&o("page.you.key.operator"),e.from&&o("page.you.key.from",{time:H(e.from)}),e.made&&o("page.you.key.made",{day:gm(e.made)}),o("page.you.key.seen",{day:n})];return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${s.filter(Boolean).map(a=>i`<span>${a}</span>${" "}`)}</span></span>
		${e.this?i`<a class="button plain" href="/settings">${o("page.choices.leave")}</a>`:i`<${v} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var Kx=({words:e,onclose:t})=>i`<${_} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${v} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function Ux({all:{joined:e=[],acts:t=[]},again:n}){let{busy:s,once:a}=B(),r=l=>a(async()=>{await ha({player:l.id}),M(o("page.join.undone",{what:De(l)})),n(),await Me("there")});return e.length+t.length===0?null:i`<${Pe} title=${o("page.you.lately")}>
		<ul class="held">
			${e.map(l=>i`<li key=${l.id} class="row">
				<span>${o("page.you.joined",{player:De(l)})}
					<br /><span class="soft small">${o("page.you.joined.until",{day:gm(l.until)})}</span></span>
				<${v} plain aria-busy=${s} onclick=${()=>r(l)} say=${o("page.you.joined.undo")} />
			</li>`)}
			${t.map(l=>i`<li key=${l.at} class="row">
				<span>${o(`page.you.act.${l.act}`)}
					<br /><span class="soft small">${H(l.at)}${l.reason?` · ${l.reason}`:""}</span></span>
			</li>`)}
		</ul>
	<//>`}function Jx(e,t){if(e.kind==="push")return o("page.you.told.end");let n=Gn(t.filter(s=>s.id!==e.id));return[o("page.you.key.end.about",{key:si(e)}),e.kind==="passkey"&&o(oi()?"page.you.key.end.passkey":"page.you.key.end.passkey.stays"),n.ways.length===0&&o("page.you.key.end.last")].filter(Boolean).join(" ")}function Gx({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:p,once:u}=B(),d=()=>s(null),$=G=>oe(G).then(()=>(d(),t())),{words:f,elsewhere:m,lasting:h,ways:g}=Gn(e.keys),w=h.length>0,S=[o("page.you.others.about"),w&&o("page.you.others.stay",{ways:L(h)})],b=`page.you.keep.${w?"safe":m?"elsewhere":"about"}`,O=async()=>c(`${location.origin}/#code=${(await yr()).code}`),T=As(e.site),C=async()=>location.assign(`${T}/you#code=${(await yr()).code}`),X=async()=>r((await jc()).words),se=async()=>{await Zu(e),M(o("page.you.passkey.made")),t()};return i`<${Pe} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(G=>i`<${Hx} key=${G.id} of=${G} onend=${()=>s(G)} />`)}
			</ul>
			${m?i`<p><${v} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Pe} title=${o("page.you.keep")}>
			<p>${o(b,{ways:L(g)})}</p>
			<p class="row">
				${Vn()&&eo(e.site)?i`<${v} aria-busy=${p} say=${o("page.you.passkey.add")} onclick=${()=>u(se)} />`:null}
				<${v} aria-busy=${p} say=${o("page.you.words.get")}
					onclick=${()=>f?s("words"):u(X)} />
				<${v} aria-busy=${p} onclick=${()=>u(O)} say=${o("page.you.device")} />
			</p>
			${Vn()&&!eo(e.site)?i`<p class="row soft small"><span>${o("page.you.passkey.site",{address:T})}</span>
					<${v} plain aria-busy=${p} onclick=${()=>u(C)}
						say=${o("page.you.passkey.there",{name:e.name})} /></p>`:null}
			${l?i`<p>${o("page.you.device.about")}</p><${gt} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${Kx} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Fe} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>oe(X).then(d)} onclose=${d} />`:n==="others"?i`<${Fe} title=${o("page.you.others")} yes=${o("page.you.others")}
						text=${S.filter(Boolean).join(" ")}
						onyes=${()=>$(()=>Mc())} onclose=${d} />`:n?i`<${Fe} title=${o("page.you.key.end")} yes=${o("page.you.key.end")} text=${Jx(n,e.keys)}
							onyes=${()=>$(()=>ga({key:n.id}))} onclose=${d} />`:null}`}function Vx(){let[e,t]=y(0),n=j(()=>mc({}),e).value?.ratingHidden??!1,s=a=>oe(()=>hc({hidden:a})).then(()=>t(e+1));return i`<${Pe} title=${o("page.you.rating")}>
		<${be} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function Zx(e){for(let t=20;;t=1){try{return await gc({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function Qx(){let e={};for(let n="";n!==void 0;){let s=await Zx(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");ut(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function Yx({all:e}){let{name:t}=e,[n,s]=y(!1),[a,r]=y(""),{busy:l,once:c}=B(),p=()=>s(!1),u=async()=>{for(let{id:d,shared:$}of Ye())$&&await Qs(d);await yc({name:t}),Ms(e.site,{id:e.id,name:"",keys:[]}),xa(null),M(o("page.you.erase.done"))};return i`<${Pe} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${v} aria-busy=${l} onclick=${()=>c(Qx)} say=${o("page.you.data.get")} />
			<${v} aria-haspopup="dialog" onclick=${()=>s(!0)} say=${o("page.you.erase")} /></p>
		${n?i`<${_} title=${o("page.you.erase")} onclose=${p}
					actions=${i`<${v} chief disabled=${a.trim()!==t} say=${o("page.you.erase")}
						onclick=${()=>oe(u).then(p)} />`}>
					<p>${o("page.you.erase.about")}</p>
					${Gn(e.keys).passkey&&!oi()?i`<p>${o("page.you.erase.passkey")}</p>`:null}
					<${F} label=${o("page.you.erase.name",{name:t})} value=${a} oninput=${r} />
				<//>`:null}
	<//>`}function Xx(){let[e,t]=y(0),[n,s]=y(Sa.peek()),[a,r]=y(null),l=A.value?.id,c=j(async()=>{if(!l||V.value)return;let h=await is();return Ms(h.site,h),h},l,e,V.value),p=c.value?.id===l?c.value:void 0,u=p||!l||c.wrong;if(k(()=>Sa.subscribe(h=>{h&&(Sa.value=null,s(h),r(h.proof?{proof:h.proof,by:"link"}:null))}),[]),V.value)return i`<${K} title=${o("page.you")} text=${o("page.you.here")} />`;if(!Aa.value)return i`<${K} title=${o("page.you")} />`;let d=()=>t(e+1),$=(h,g)=>r({proof:h,by:g}),f=h=>{r(null),s(null),n&&!(h&&cs.peek().length>0)&&z(n.to)},m=i`<${Pe} title=${o("page.you.back")}>
		${n?.refusal?i`<p class="trouble" role="alert">${P(n.refusal)}</p>`:null}
		<p>${o("page.you.back.about")}</p>
		<${ql} label=${o("page.you.back.typed")} onproven=${$} />
	<//>`;return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${a?i`<${$m} ...${a} onend=${f} />`:i`${n?m:null}
				${l&&p?i`<p class="row"><span>${o("page.you.are",{name:p.name})}<span class="soft">·${p.tag}</span></span>
						<a href="/settings">${o("page.you.rename")}</a> <a href="/people">${o("page.people")}</a></p>`:null}
				${(u?cs.value:[]).filter(({id:h})=>!p?.joined?.some(g=>g.id===h)).map(h=>i`<${fm} key=${h.id} of=${h} onproven=${$} onjoin=${d} />`)}
				${l&&p?i`<${Ux} all=${p} again=${d} />
						<${Gx} all=${p} again=${d} />
						<${hm} onjoin=${d} />
						<${Vx} />
						<${Yx} all=${p} />`:null}
				${n?null:m}`}
	</main>`}export{Zy as Awaited,Jg as Banned,xh as Bids,sg as Choices,ci as Create,_g as Daily,Qy as Edition,Hb as Endings,Ei as Evenings,Qb as FriendNews,Yb as FriendNotice,$w as Group,Kw as Learn,Vh as New,fv as OnNow,tv as Operate,vk as Pads,ow as People,tw as PlayerCard,Nk as Privacy,Bk as Problems,Cg as Ratings,Dg as Records,Tb as Replay,Kk as Report,Rm as Rules,g0 as Slips,y0 as Statistics,yx as Table,No as TableRows,Xx as Who};
