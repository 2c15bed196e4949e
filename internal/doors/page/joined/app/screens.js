import{$ as bn,$a as v,$b as Al,$c as _o,$d as Nc,A as zi,Aa as Fs,Ab as rl,Ac as Kl,Ad as Vt,B as o,Ba as Zi,Bb as Kt,Bc as qo,Bd as Y,C as be,Ca as Hs,Cb as il,Cc as Io,Cd as yc,D as k,Db as ll,Dc as Ul,Dd as ve,E as le,Eb as cl,Ec as Jl,Ed as Qn,F as me,Fa as Yi,Fb as Gs,Fc as Gl,Fd as bc,G as q,Gb as Do,Gc as Vl,Gd as Ae,H as X,Ha as Ht,Hb as ul,Hc as Zl,I as St,Ia as ne,Ib as pl,Ic as Yl,Id as Bt,J as mn,Ja as Pe,Jb as dl,Jc as Ql,K as Se,Ka as Qi,Kb as $l,Kc as Xl,L as _t,La as I,Lb as Vn,Lc as ec,Ld as tt,M as Fi,Ma as vn,Mb as fl,Mc as tc,Md as wc,N as E,Na as Xi,Nb as An,Nc as nc,Nd as Zt,O as Hi,Ob as ml,Oc as sc,Od as ct,Pa as el,Pb as hl,Pc as ac,Pd as vc,Q as hn,Qa as Be,Qb as Vs,Qc as oc,Qd as kc,R as D,Ra as kn,Rb as gl,Rc as Wo,Rd as Xn,S as pe,Sa as N,Sb as yl,Sc as rc,Sd as xc,T as gn,Ta as se,Tb as bl,Tc as jt,Td as Sc,U as ce,Ua as C,Ub as wl,Uc as Zn,V as Is,Va as M,Vb as vl,Vc as Xs,Vd as Oc,W as Te,Wa as xn,Wb as kl,Wc as ic,Wd as Ac,X as Ws,Xa as Nt,Xb as xl,Xc as lc,Xd as Mc,Y as yn,Ya as Ks,Yb as Sl,Yc as cc,Z as Ye,Za as ae,Zb as Co,Zc as uc,Zd as Tc,_ as Ee,_a as P,_b as Ol,_c as pc,_d as En,a as qs,aa as zt,ab as _,ac as Ml,ad as T,b as Li,ba as To,bc as Tl,bd as Re,c as it,ca as No,cb as K,cc as Ut,cd as Jt,ce as jc,d as Kn,da as wn,db as Le,dc as Nl,dd as Yn,e as Ri,ea as jo,eb as Q,ec as jl,ed as ea,ee as Fo,fa as Un,fb as z,fc as El,fd as dc,g as y,ga as _s,gb as U,gc as Bl,gd as ta,ge as Ec,h as x,ha as Ki,hb as F,hc as Dl,hd as Gt,i as ye,ia as Ke,ib as Ne,ic as Zs,id as na,j,ja as Ot,jb as Sn,jc as Cl,jd as $c,je as Bc,k as we,ka as Ui,kb as V,kc as Pl,kd as qe,ke as Dc,l as qi,la as Jn,lb as Z,lc as Ll,ld as fc,m as Ze,ma as Ft,mb as de,mc as Mn,md as Tn,n as R,na as At,nb as tl,nc as Rl,nd as sa,o as fn,oa as Mt,ob as nl,oc as ql,od as mc,p as lt,pa as re,pc as Il,pd as Xe,q as i,qb as On,qc as Po,qd as Et,r as Ii,ra as ue,rb as sl,rc as Wl,rd as aa,s as xt,sa as Gn,sb as Us,sc as Ys,sd as zo,t as Wi,ta as Eo,tb as Oe,tc as Lo,td as et,u as Mo,ua as Ji,ub as al,uc as Qs,ud as Nn,v as _i,va as Gi,vb as H,vc as _l,vd as jn,w as G,wa as Qe,wc as zl,wd as oa,xa as zs,xb as ol,xc as Ro,xd as hc,ya as Vi,yb as Js,yc as Fl,yd as gc,za as Tt,zb as Bo,zc as Hl,zd as ra}from"./chunk.js";function ia(e,t){let n=()=>new Promise((s,a)=>{let r=indexedDB.open(e,1);r.onupgradeneeded=()=>r.result.createObjectStore(t),r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)});return async(s,a,r)=>{let l=await n();try{return await new Promise((c,u)=>{let p=l.transaction(t,s,r),d=a(p.objectStore(t));p.oncomplete=()=>c(d.result),p.onabort=()=>u(p.error)})}finally{l.close()}}}var Bn,Cc=ia("ninetynine","records");async function Pc(e){Bn=e;try{await Cc("readwrite",t=>t.put(e,"mine"))}catch{}}async function Dn(){if(Bn)return Bn;try{Bn=await Cc("readonly",e=>e.get("mine"))}catch{Bn=void 0}return Bn}async function Yt(e,t,n,s){let{table:a,...r}=n;if(a!=="mine")return e(n,{signal:s});let l=await Dn();return t(r,{body:l?.bytes??new Blob,signal:s})}async function la(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var De=1200,Ie=["bid","premium","trump","play"],Lc=e=>e.bid+e.premium+e.trump+e.play;function es(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let l=Math.round(s/De*n),c=(l-a)/n;return a=l,c||0})}function Q$(e,t,n){let s={you:n?"yes":"no",name:t};if(Lc(e)===0)return o("page.report.clean",s);let a=es(Ie.map(c=>e[c]),0),r=a.reduce((c,u)=>c+u,0);if(r===0)return o("page.report.little",s);let l=Ie.flatMap((c,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${c}`,{all:p===r?"yes":"no",n:k(p)})]:[]});return o("page.report.line",{...s,n:r,parts:l.join(", ")})}var Ue=e=>e.judged<e.of||e.rough>0;function Ko(e,t,n,s){if(!Ue(e))return Q$(t,n,s);let a=Math.round(Lc(t)/De);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Rc=(e,t)=>e&&!Ue(e)?e.deals[0]?.squares?.[t]??"":"";function Qt(e,t,n){let[s,a]=y({});return x(()=>{let r=!0,l=async()=>{for await(let c of ts(e,t,n,()=>r))a({told:c})};return a({}),Ks(l,c=>a(u=>({...u,wrong:C(c)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*ts(e,t,n,s){for(;s();){let a=await X$(e,t,n);if(!s()||(yield a,!Ue(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ho=new Map;async function X$(e,t,n){let s=`${e} ${t} ${n}`,a=()=>Yt(Pl,ql,{table:e,match:t,deal:n});if(e==="mine")return a();let r=Ho.get(s)??a().finally(()=>Ho.delete(s));return Ho.set(s,r),r}function qc({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Ic({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Qt(e,t,n),l=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let c=a&&l?Ko(a,l,"",!0):o("page.report.coming");return i`<p class="report-line" role="status" aria-busy=${!a||Ue(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!l}>${c}</a>
	</p>`}function Dt(e){let t=Math.max(...e);return e.some(n=>n!==0)&&e.filter(n=>n===t).length===1?e.indexOf(t):-1}var ns=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ct(e){let t=ns(e),n=Dt(e.totals);return e.phase==="over"&&t.some(s=>s!==0)&&n!==Dt(t)?n:-1}var Uo=800,ef=2600;function Wc({from:e=0,to:t,after:n}){let[s,a]=y(e);return x(()=>{if(!n||e===t)return;let[r,l]=[0,0],c=u=>{l||=u+n;let p=Math.min(1,Math.max(0,u-l)/Uo);a(Math.round(e+(t-e)*(1-(1-p)**3))),p<1&&(r=requestAnimationFrame(c))};return r=requestAnimationFrame(c),()=>cancelAnimationFrame(r)},[n>0]),!n||s===t?i`${k(t)}`:i`<span class="counted">
		<span class="end">${k(t)}</span><span aria-hidden="true">${k(s)}</span>
	</span>`}function _c(e,t,n){let{closed:s,points:a=[],made:r=[],seat:l=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[l]&&e.premium?.[l]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[l]?"made":""}function zc({what:e}){return e?i`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>`:null}var Fc=()=>i`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map(e=>i`<span key=${e}>${e}</span>`)}
</p>`;function ss({from:e,after:t=0}){let n=j(null);return ye(()=>{let s=e&&!hn()?document.querySelector(e)?.getBoundingClientRect():void 0,a=n.current?.getBoundingClientRect();if(!s||!a||!a.width||document.hidden)return;let r=[{translate:`${s.right-a.right}px ${s.top-a.top}px`},{translate:"0"}],l={duration:700,delay:t,easing:"cubic-bezier(0.5, 0, 0.2, 1)"},c=n.current?.animate(r,{...l,fill:"backwards"});return()=>c?.finish()},[t>0]),i`<svg class="pennant" ref=${n} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`}function tf(e,t){return!t||!e||!Ot(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function Hc({view:e,names:t}){let n=j(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;x(()=>{let c=tf(n.current,e);if(n.current=e,a(c),!c.length)return;let u=setTimeout(()=>a([]),ef);return()=>clearTimeout(u)},[r]);let l=({seat:c,offer:u})=>{let[p="",d=""]=u.split(" "),$={name:t[c]??"",you:c===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return i`<span key=${c}>${o("page.announced",$)}</span>`};return i`<p class="announced" role=${E.spoken.value?void 0:"status"}>${s.map(l)}</p>`}var nf=500,as=8;function sf(e,t){let{declare:n=30,reveal:s=60}=t?.offers??{};return o(`word.${e}.is`,{declare:n,reveal:s,loss:_s(t),vulnerable:t?.score.vulnerable??10})}function af(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:a}=e,r=Math.min(Math.max(as,n.left+n.width/2-s/2),innerWidth-s-as),l=n.bottom+as;e.style.left=`${r}px`,e.style.top=`${l+a>innerHeight-as?n.top-as-a:l}px`}function Me({of:e="",say:t,variant:n,class:s="",label:a=!1,children:r}){let l=j(null),c=j(null),u=j(0),p=t??sf(e,n),d=()=>l.current?.isConnected&&!$()&&c.current?.showPopover?.(),$=()=>c.current?.matches(":popover-open"),f=()=>(clearTimeout(u.current),c.current?.hidePopover?.());x(()=>()=>clearTimeout(u.current),[]);let m=b=>b.pointerType==="mouse"&&(u.current=setTimeout(d,nf)),h=b=>b.newState==="open"&&c.current&&l.current&&af(c.current,l.current),g=b=>b.pointerType==="mouse"&&f(),w=b=>b.stopPropagation(),S=i`<span ref=${c} popover="auto" class="meaning" ontoggle=${h} onclick=${w}>${p}</span>`;return a?i`<label ref=${l} onpointerenter=${m} onpointerleave=${g} onclick=${f}>
			${r}</label>${S}`:i`<button type="button" ref=${l} class=${`word ${s}`} aria-description=${p}
		onclick=${b=>(w(b),clearTimeout(u.current),d())}
		onfocus=${b=>b.currentTarget.matches(":focus-visible")&&d()} onblur=${f}
		onpointerenter=${m} onpointerleave=${g}>${r}</button>${S}`}function ie({trump:e}){return e==="nines"?i`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?i`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:i`<span class="sign none" aria-hidden="true">–</span>`}var L=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),fe=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:k(0),b:k(Xt(t))}):k(e);function Kc(e,t){let n=Ki(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:of(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function of(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?k(n):`${k(n)}–${k(a)}`}).join(", ")}var Xt=e=>e.hand-e.aside;function oe(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Go=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Uc(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function nt({view:e,names:t,variant:n,me:s,untitled:a=!1,written:r,crowned:l=!1}){let c=t.map((m,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=m=>{let h=u[m]??[];return h.every(g=>g===0)?null:i`<${Jo} key=${m} label=${o(`page.sheet.for.${m}`)} points=${h} class=${`for-${m}`} />`},d=uf(e,t,n,s),$=d.length<3?d.join(" "):"",f=r===void 0||l?-1:Ct(e);return i`<section class="deal-sheet">
		${a?null:i`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:L(e.trump)})} <${ie} trump=${e.trump??""} />
				</h2>`}
		<${Q}><table class="book account" data-hands=${c.length}>
			<thead><tr><td></td>${c.map(m=>i`<th key=${m} scope="col">${t[m]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${rf} view=${e} seats=${c} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${Jo} label=${o("page.sheet.deal")} points=${e.points} class="total" plain written=${r} />
				<${Jo} label=${o("page.sheet.total")} points=${e.totals} class="totals" plain written=${r}
					from=${ns(e)} lead=${r!==void 0} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${$?i`<p>${$}</p>`:null}
			${f>=0?i`<p class="taken"><${ss} /> ${Qo(e,t,f)}</p>`:null}
			${df(e,t,s,l).map(([m,h])=>i`<p key=${m} class=${h?"won":""}>${m}</p>`)}
			<${pf} view=${e} />
		</div>
	</section>`}function rf({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>i`<${cf} view=${e} seat=${u} />`,r=u=>{let p=Uc(e,u).bid;return p===void 0?Jc():fe(p,n)},l=u=>e.premium?.[u]?oe(e.premium[u]):"",c=u=>i`<${lf} made=${e.made?.[u]??!1} />`;return i`<${os} label=${o("page.sheet.cards")} word="bid" class="cards" seats=${t} of=${a} />
		<${os} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${os} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?i`<${os} label=${o("page.sheet.held")} word="premium" class="held" seats=${t} of=${l} />`:null}
		<${os} label=${o("page.sheet.contract")} word="contract" seats=${t} of=${c} />`}function os({label:e,word:t,seats:n,of:s,class:a=""}){let r=t?i`<${Me} of=${t}>${e}<//>`:e;return i`<tr class=${a}><th scope="row">${r}</th>${n.map(l=>i`<td key=${l}>${s(l)}</td>`)}</tr>`}function Jo({label:e,points:t,plain:n=!1,class:s="",written:a=0,from:r=[],lead:l=!1}){let c=($,f)=>i`<${Wc} from=${r[f]??0} to=${$} after=${a} />`,[u,p]=l?[Dt(r),Dt(t)]:[-1,-1],d=a&&u>=0&&u!==p?`.account .totals td:nth-of-type(${u+1})`:void 0;return i`<tr class=${s}><th scope="row">${e}</th>
		${t.map(($,f)=>i`<td key=${f}>
			${f===p?i`<${ss} from=${d} after=${a&&a+500} />`:null}
			${$===0&&!n?"–":c($,f)}
		</td>`)}
	</tr>`}var lf=({made:e})=>i`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`,Jc=()=>i`<span class="soft small">${o("bid.hidden")}</span>`;function cf({view:e,seat:t}){let{aside:n}=Uc(e,t);return n===void 0?Jc():i`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ue(n)}</span>`}function uf(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((l,c)=>l?c:-1).filter(l=>l>=0);return r.flatMap(l=>{let c=e.made?.[l]??!1,u=e.premium?.[l]??"",[p="",d=""]=u.split(" "),$=a[l]??0,f={name:t[l],level:p,n:d&&` ${d}`,you:Go(e,l,s)};if($<0)return[o("page.premium.failed",{...f,points:le($),loss:"own"})];let m=n?.offers[p==="reveal"?"reveal":"declare"],h=r.length>1?m:c?$:Math.max(...a);if(!h)return[];let g=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:le(h),loss:g})]})}function Vo(e){let t=e.why;if(!t?.next)return"";let n=L(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function pf({view:e}){let t=Vo(e);return t?i`<p class="next-trump">
		${e.why?.then?i`<${ie} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Gc(e,t,n,s,a,r=0){let l=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Go(s,t[0]??-1,a):"no";return o(`${e}${l}`,{names:q(t.map(u=>n[u]??"")),you:c,game:r})}var Zo=(e,t,n)=>e.closed?Gc("game.",e.closed.winners,t,e,n,e.closed.game+1):"",Yo=(e,t,n)=>Gc("rubber.",e.end?.winners??[],t,e,n);function Qo(e,t,n){return n<0?"":o("outcome.lead",{name:t[n]??"",you:Go(e,n)})}function df(e,t,n,s=!1){let a=[],{closed:r,end:l}=e,c=l&&!l.cut&&r?.game===0;if(r&&(s||a.push([Zo(e,t,n),!0]),r.bonus.forEach((p,d)=>{p&&a.push([o("bonus",{name:t[d],bonus:p,total:(r.totals[d]??0)+p}),!1])})),!l||c)return a;if(l.cut)return e.deal&&!s?[...a,[o("end.cut"),!1]]:a;s||a.push([Yo(e,t,n),!0]),l.rubber?.forEach((p,d)=>{p&&a.push([o("bonus.rubber",{name:t[d],bonus:p}),!1])});let u=q(l.totals.map((p,d)=>`${t[d]} ${k(p)}`));return s||a.push([o("end.totals",{totals:u}),!1]),a}function Xo(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",l={names:q(e.map(c=>t[c]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",l)}function _e(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:_e(e)});let{rank:n,suit:s}=Jn(e);return Ft(n)+Yc(s)}function en(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>_e(s)).join(" "):t==="name"?L(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Vc=.5,ua=5,nr=2,Zc=(e,t,n)=>e>t+nr||e>t&&e-t>=2*n,ut=e=>Math.round(e*100),rs=e=>k(Math.abs(e),1),er=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),$f=2,pt=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),$f)?"close":"behind",dt=e=>e.filter(({kind:t})=>be(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:l=0})=>o(`why.${t}`,{card:n?_e(n):"",than:s?_e(s):"",suit:Yc(a),n:r,m:l})),Yc=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Cn(e,t,n=en){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=dt(e.why??[]);return e.bids?[...mf(e,t,n).map(er),...r]:e.phase==="offer"?hf(e.choices,s,a,n).map(er):[...r,...gf(e,s,a,n).map(er)]}function Qc({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:l}){let[c,u]=[ut(s),ut(a)],p=r.some(d=>d.kind==="lost")||c+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:c,b:u}):Zc(u,c,l/De)?o("page.report.chance",{how:"more",a:c,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:c,b:u}):p||e==="offer"?"":o("page.report.chance",{how:c>u+nr?"less":"same",a:c,b:u})}var ff=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function mf(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=ff(e),l=r?pt(r):"only",c=(e.bids??[]).reduce((g,w)=>w.chance>g.chance?w:g),u=ut(c.chance)<ua,p=!u&&ut(s.chance)<ua,d={bid:fe(s.tricks,t),a:ut(s.chance)},$=u?[o("page.why.spoil",{bid:fe(c.tricks,t),a:ut(c.chance)})]:[];$.push(o("page.why.bid",{how:p?"spoil":l,...d})),a&&r&&$.push(o("page.why.bids",{how:l,second:fe(a.tricks,t),gap:rs(r.gap)}));let f=s.premiums?.find(g=>g.offer==="pass"),m=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,w)=>w.points-g.points),h=f&&m[0]?m[0].points-f.points:0;return f&&m[0]&&$.splice(h>Vc?1:$.length,0,tr(n(m[0].offer),h,Vc)),$}var tr=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:rs(t)});function hf(e,t,n,s){let a=o("page.why.chance",{a:ut(t.chance)}),r=e.find(l=>l.act==="pass");return r===t?[tr(s(n.act),-n.gap,n.gapError),a]:r?[tr(s(t.act),r.gap,r.gapError),a]:[ca(t,n,s),a]}function gf({choices:e,contract:t,phase:n},s,a,r){let l={act:r(s.act),second:r(a.act),a:ut(s.chance),b:ut(a.chance)},c=e.every(p=>pt(p)==="close");if(t==="lost")return[c?o("page.why.even"):ca(s,a,r)];if(c)return[o("page.why.even"),o("page.why.chance",l)];if(n==="name"||pt(a)!=="behind")return[ca(s,a,r),o("page.why.chance",l)];let u=Zc(l.a,l.b,a.gap)?"more":l.a<l.b-nr?"less":"same";return[o(`page.why.${u}`,l),ca(s,a,r)]}var ca=(e,t,n)=>o("page.why.margin",{how:pt(t),act:n(e.act),second:n(t.act),gap:rs(t.gap)});function Xc({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,l=r===void 0?k(a):o("guide.or",{a:k(a),b:k(r)});return o("page.why.stand",{bid:l,won:t,left:n})}function eu(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":pt(s);return o("page.hint.did",{how:a,name:n,act:en(t),gap:rs(s.gap),error:rs(s.gapError)})}function yf({rest:e}){let[t]=e;return t?i`<${kf} key=${t} id=${t} />`:i`<${bf} />`}function bf(){let{value:e,wrong:t}=M(()=>Js()),n=e?.variants??[];return i`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?i`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${yc(n).map(([s,a])=>i`<section key=${s}><h2>${o("page.players",{n:s})}</h2>
					<ul>${a.map(r=>i`<${wf} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
		${n.length?i`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var wf=({variant:e})=>i`<li><a href=${`/rules/${e.id}`}>
	<b>${vf(e)}</b><span class="soft">${be(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,vf=e=>be(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function kf({id:e}){let{value:t,wrong:n}=M(()=>jt({variant:e},G.value),e,G.value);return x(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?i`<${_} title=${o("page.nav.rules")} wrong=${n}>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		<//>`:t?i`<main id="main" tabindex="-1" class="rules"><${sr} guide=${t} /></main>`:i`<${_} />`}var xf={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function sr({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>xf[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),l=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return i`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?i`<p class="lead">${e.about}</p>`:null}
			${e.players?i`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>i`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Sf} numbers=${l(c.key)} /></h2>
					${c.text.map((u,p)=>i`<p key=${p}>${J(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${v} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:i`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${Mf} rules=${e.rules} />
		<${Af} notes=${r} guide=${e} />`}function Sf({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:i`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function J(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?i`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Of({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Af({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return i`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>i`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>i`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Of(s)}</span>
			</li>`)}</ol>
	</footer>`}function Mf({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:l,how:c}=e.offers;return i`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>i`<th key=${u} scope="col"><${ie} trump=${u} /><span class="unseen">${L(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>i`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>i`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${k(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?i`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&l?i`<tr><th scope="row">${o("offer.reveal")}</th><td>${l}</td></tr>`:null}
			</tbody></table>
		${s.length>0?i`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${ar(s).map(([u,p,d])=>{let $=u===p?k(u):`${u}–${p}`;return i`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:$,n:p})}</th>
							<td><span class="nowrap"><${ie} trump=${d} /> ${L(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function ar(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Pt({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?i`<${tu} cards=${n.join(" ")} />`:i`<span class="act">${t==="name"?L(n[0]):oe(e)}</span>`}var tu=({cards:e})=>i`<span class="act">${ue(e)}</span>`,je=()=>i`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,pa=()=>i`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,is=e=>le(Math.round(e*10)/10||0,1),or=2;function Pn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===Mo,l=Cn(e,t),c=n?eu(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return x(()=>{let p=[...l.slice(0,or),`${u} ${en(e.act)}.`,c];N(p.filter(Boolean).join(" "),!0)},[e]),i`<div class="advice">
		<div class="advised">
			<p class="why">${J(l.slice(0,or).join(" "))}</p>
			<p class="verdict"><${je} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${Pt} act=${e.act} />
			</span></p>
			${n?i`<p class="did"><${pa} /><span>${J(c)}</span></p>`:null}
		</div>
		${a}
		<${Nf} advice=${e} variant=${t} done=${n} open=${s}
			more=${l.slice(or).join(" ")} />
	</div>`}function Tf({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:l,against:c},u){if(!e||!u||u.trump.by!=="success"||t!==Mo)return null;let p={variant:n,hand:s,trump:a,dealer:String(r),seat:String(l)};return c?.length===1&&(p.others=c.join()),i`<p class="small"><a href=${`/bids?${new URLSearchParams(p)}`}>${o("page.bids.all")}</a></p>`}function rr({against:e}){if(!e)return"";let t=n=>be(`page.level.${n}`)?o(`page.level.${n}`):o("page.hint.person");return o("page.hint.against",{players:q(e.map(t))})}function Nf({advice:e,variant:t,done:n,open:s,more:a}){let r=Xc(e);return i`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Q}>
			${a?i`<p>${J(a)}</p>`:null}
			${r?i`<p class="small soft">${r}</p>`:null}
			${e.bids?i`<${Df} advice=${e} variant=${t} done=${n} />`:i`<${jf} advice=${e} done=${n} />`}
			${Tf(e,t)}
			<p class="small soft">
				${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})} ${rr(e)}
			</p>
		<//>
	</details>`}var da=({best:e,done:t,children:n})=>i`<th scope="row"><span class="which">
	<span class="mark">${e?i`<${je} />`:null}${t?i`<${pa} />`:null}</span>${n}
</span></th>`;function nu({choice:e,best:t,whole:n}){let s=e&&!t&&pt(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:k(e?.gap??0,1)});return i`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function jf({advice:e,done:t}){return i`<${Q}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>i`<tr key=${n.act}>
				<${da} best=${s===0} done=${n.act===t?.act}><${Pt} act=${n.act} /><//>
				<td>${me(n.chance)}</td>
				<td class="whole">${is(n.points)}</td>
				<${nu} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Ef(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),l={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,l)}function Bf({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?is(s.points-n.points):"–"}function Df({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return i`<${Q}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>i`<th key=${r} scope="col">${oe(r)}</th>`)}</tr></thead>
		<tbody>${Ef(e,n).map((r,l)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return i`<tr key=${r.cards}>
				<${da} best=${l===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${fe(r.tricks,t)}</b><${tu} cards=${r.cards} />
				<//>
				<td>${me(r.chance)}</td>
				<td>${is(r.points)}</td>
				<${nu} choice=${c} best=${l===0} whole />
				${a.map(u=>i`<td key=${u}>${Bf(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?i`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var Cf=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Je({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=y(!1);return i`<div class="invitation">
		<${F} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${v} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||N(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${Cf(location.hostname)?i`<${Rf} />`:i`<${Pf} link=${e} />`}
	</div>`}function Pf({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{N(o("trouble.unreached"))}};return i`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?i`<${Lf} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var ls=4;function Lf({code:e,label:t}){let n=Array.from({length:e.size},(l,c)=>c),s=n.flatMap(l=>n.filter(c=>e.get(c,l)).map(c=>`M${c} ${l}h1v1h-1z`)).join(""),a=e.size+2*ls,r=`${-ls} ${-ls} ${a} ${a}`;return i`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-ls} y=${-ls} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Rf(){return i`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function su({variant:e,table:t}){let n=be(`variant.${e}`);return i`<div class="introduction">
		${E.taught.value?null:i`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var $a=async e=>N(o(await Tt(e)?"page.link.copied":"page.link.by-hand"));var iu=e=>e.split(" ")[0]??"",lu=(e,t)=>e.premiums?.find(n=>iu(n.offer)===t),qf=e=>(e.bids?.[0]?.premiums??[]).map(t=>iu(t.offer));function ir(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:lu(e,t)?.sampled??-1/0}function If(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||ir(p,t)-ir(u,t)||p.sampled-u.sampled,l=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),c=({tricks:u,ways:[p]})=>t==="bid"?u:p?ir(p,t):0;return l.toSorted((u,p)=>(c(p)-c(u)||u.tricks-p.tricks)*(n?-1:1))}var cu=e=>e.choices.every(t=>Math.round(t.chance*100)<ua);function fa({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,l=e==="bid",c=n.up?"ascending":"descending";return i`<th scope="col" class=${a} aria-sort=${r?c:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:l})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var au=(e,t=!0)=>`${t?"":"≈ "}${le(Math.round(e)||0,0)}`;function ou({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${me(e.chance)}`;return i`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${au(e.sampled,n)}</td>
		${t.map(r=>{let l=lu(e,r);return i`<td key=${r} class=${l&&l.sampled===s?"offered top":"offered"}>
				${l?i`<b>${au(l.sampled)}</b> <small>${me(l.chance)}</small>`:"–"}
			</td>`})}`}var ru=({act:e})=>i`<span class="act">${ue(e.replace(/^lay /,""))}</span>`;function Wf({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,l]=y(!1),[c,...u]=t;if(!c)return null;let p=fe(e,a),d=t.some($=>$.act===n);return i`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?i`<${je} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${ru} act=${c.act} />
			</span></th>
			<${ou} way=${c} offers=${s} />
			<td class="fold">${u.length===0?null:i`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>l(!r)}>
				<span aria-hidden="true">${k(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map($=>i`<tr key=${$.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${$.act===n?i`<${je} />`:null}</span>
				<b></b><${ru} act=${$.act} />
			</span></th>
			<${ou} way=${$} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var _f=5;function uu(e,t){let n=e/Math.max(_f*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function pu({advice:e,variant:t,order:n,onorder:s}){let a=qf(e),r=we(()=>If(e,n),[e,n.by,n.up]),l={order:n,onorder:s};return i`<${Q}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${fa} by="bid" text=${o("col.bid")} ...${l} />
			<${fa} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${l} />
			<${fa} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${l} />
			${a.map(c=>i`<${fa} key=${c} by=${c} text=${oe(c)} ...${l} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(c=>i`<${Wf} key=${c.tricks} total=${c} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var zf=["variant","hand","trump","up","offer","dealer","seat","totals","played","others","sort"];function Ff(e,t){let n=new URLSearchParams;for(let s of zf){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Hf=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Kf(e){let t=c=>e.get(c)||void 0,[n,s,a]=["dealer","seat","played"].map(c=>Hf(e.get(c))),r=e.get("totals")?.split(",").map(Number).map(c=>Number.isInteger(c)?c:0),l={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a,others:e.get("others")?.split(",")};return JSON.parse(JSON.stringify(l))}var cr=e=>[...ce].map(t=>e.ranks.split(" ").map(n=>n+t));function Uf(e){let t=[...cr(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let l=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[l]]=[t[l]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=ma(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var ma=e=>e.trump.by==="turnup",Jf=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Gf({variant:e,hand:t,onhand:n}){let s=cr(e),[a,r]=y([0,0]),l=j(null),c=t.length>=e.hand,u=f=>{t.includes(f)?n(t.filter(m=>m!==f)):c?N(o("page.bids.full",{n:e.hand})):n([...t,f])},p=f=>{let[m=0,h=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[f.key];if(!g)return;f.preventDefault();let w=[(m+g[0]+s.length)%s.length,h+g[1]],S=s[w[0]??0]?.length??1;w[1]=((w[1]??0)+S)%S,r(w),l.current?.querySelector(`[data-at="${w.join()}"]`)?.focus()},d=(f,m,h)=>i`<button type="button" key=${f} data-at=${`${m},${h}`}
		tabindex=${a[0]===m&&a[1]===h?0:-1} aria-pressed=${t.includes(f)}
		onclick=${()=>(r([m,h]),u(f))}>
		<${re} card=${f} size="mini" />
	</button>`,$=f=>f>9?Math.ceil(f/2):f;return i`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${l} onkeydown=${p}>
		${s.map((f,m)=>i`<div key=${m} class="suit-row" style=${`--n: ${$(f.length)}`}>
			${f.map((h,g)=>d(h,m,g))}
		</div>`)}
	</div>`}function Vf({variant:e,asking:t,set:n}){if(ma(e)){let l=[...cr(e).flat(),...e.joker?["joker"]:[]],c=V(n)("up");return i`<${U} label=${o("page.bids.up")} value=${t.up??""} onchange=${c}
			options=${[["",o("page.bids.up.none")],...l.map(u=>[u,Mt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return i`<${z} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(l=>[l,l==="none"?o("trump.short"):L(l)])}
		onchange=${V(n)("trump")} />`}function Zf({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,l=Array.from({length:s},(c,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return i`<${z} label=${o("page.bids.place.label")} value=${String(r)} options=${l}
		onchange=${V(n)("dealer")} />`}function Yf({variant:e,asking:t,set:n}){if(!Jf(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],l=c=>{let u=c!==""&&c!=="pass"&&!e.trump.none;n({offer:c,trump:u?t.trump?.replace("none","")||"C":t.trump})};return i`<${z} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(c=>[c,c===""?o("page.bids.offer.none"):oe(c)])}
		onchange=${l} />`}function Qf({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,f)=>t.totals?.[f]??0),r=9999,l=t.seat??0,c=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),u=()=>n({totals:"",played:""}),p=$=>f=>n({totals:a.with($,f).join()}),d=($,f)=>i`<${de} key=${f} late label=${o("page.bids.total",{who:c(f)})}
		value=${$} min=${-r} max=${r} onchange=${p(f)} />`;return i`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(d)}
				${e.game.deals?i`<${de} late label=${o("page.bids.played")} value=${t.played??0} min=${0}
							max=${e.game.deals-1}
							onchange=${$=>n({totals:a.join(),played:String($)})} />`:null}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?i`<p><${v} plain onclick=${u} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Xf({began:[e,t]}){let[n,s]=y(performance.now());return x(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),i`<progress value=${uu(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var em=11e4,lr=new Map;function tm(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return x(()=>{if(!e)return;let a=lr.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:l}=r;return Ks(async()=>{let p=performance.now(),d=await Bo(e,{signal:l}),$=d.advice.phase==="lay"&&d.advice.choices.some(m=>!m.played);if(l.aborted)return;let f=performance.now();if(s({key:t,table:d,whole:!$,began:[f,f-p]}),!$)return void lr.set(t,d);try{let m=await Bo({...e,all:!0},{signal:l,within:em});lr.set(t,m),l.aborted||s({key:t,table:m,whole:!0})}catch{l.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:Nt(p)?o("page.bids.none"):C(p)}),()=>!l.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function nm({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:l}){if(n)return i`<p role="alert">${n}</p>`;if(!e)return i`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:c,game:u}=e,[p="points",d]=r.split("."),$={by:p||"points",up:d==="up"},f=c.choices[0];return i`<div class="advice">
		${c.phase==="lay"&&f?i`<div class="advised">
				<p class="verdict"><${je} /><span>
					${o("page.bids.says",{bid:fe(f.bid??0,a)})} <${Pt} act=${f.act} />
				</span></p>
				${cu(c)?i`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${pu} advice=${c} variant=${a} order=${$}
				onorder=${m=>l({sort:m.by+(m.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:c.worlds})} ${rr(c)}</p>
				${!t&&s?i`<${Xf} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:i`<${Pn} advice=${c} variant=${a} open />`}
	</div>`}function sm({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let l=e.hand-a.length;return l>0?i`<p class="soft waiting-for">${o("page.bids.wait",{n:l})}</p>`:ma(e)&&!t.up?i`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:i`<${nm} known=${s} variant=${e} sort=${r} set=${n} />`}function am(){let e=Oe.value,t=Kf(e),n=Y(t.variant),s=D(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!ma(n)||t.up),r=tm(a?t:void 0);x(()=>{ae(Ae)},[]);let l=($,f="sort"in $)=>H(Ff(Oe.value,$),{replace:f});if(!n){let $=ve.value.length>0&&ve.value.every(f=>f.id!==t.variant);return i`<${_} title=${$?o("page.nowhere"):""} />`}let c=$=>l({hand:$.join(" ")},$.length<n.hand),u=()=>l(Uf(n),!1),p=()=>l({hand:""},!1),d={variant:n,asking:t,set:l};return i`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${U} label=${o("page.create.variant")} value=${n.id} groups=${tt()}
				onchange=${$=>H(`/bids?variant=${$}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Gf} variant=${n} hand=${s} onhand=${c} />
			<p class="row">
				<${v} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?i`<${v} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Yf} ...${d} /><${Vf} ...${d} /><${Zf} ...${d} /><${Qf} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${sm} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?i`<p><${v} plain onclick=${()=>$a(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var ha="ninetynine.promise";async function du(){try{let e=Number(localStorage.getItem(ha));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(ha,String(Date.now())),await navigator.storage.persist()}catch{}}async function $u(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var om=()=>!it&&"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window,$t=R(null),ur=()=>navigator.serviceWorker.getRegistration(Li.pathname);async function rm(){let[e,t]=await Promise.all([Sl({},{where:"there"}),ur()]),n=await t?.pushManager?.getSubscription(),s=n&&n.endpoint===e.endpoint&&Notification.permission==="granted";$t.value=s?e:{key:e.key},s&&e.language!==G.peek()&&await fu(n,e)}async function fu(e,{turn:t,tonight:n}){let{endpoint:s,keys:{p256dh:a="",auth:r=""}={}}=e.toJSON();$t.value=await Co({endpoint:s,p256dh:a,auth:r,language:G.peek(),turn:t,tonight:n},{where:"there"})}async function im(e){if(await Notification.requestPermission()!=="granted")throw new se(o("page.push.denied"));let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n={userVisibleOnly:!0,applicationServerKey:Uint8Array.from(t,s=>s.charCodeAt(0))};try{let s=await ur();if(!s)throw new TypeError("there is no service worker");return await s.pushManager.subscribe(n).catch(async a=>{if(a.name!=="InvalidStateError")throw a;return await(await s.pushManager.getSubscription())?.unsubscribe(),s.pushManager.subscribe(n)})}catch(s){throw console.info(String(s)),new se(o("page.push.failed"))}}async function lm(e,t){let n=$t.peek()??{},s={...n,[e]:t||void 0};if(s.turn||s.tonight)return fu(await im(n.key??""),s);$t.value=await Co({},{where:"there"}),await(await(await ur())?.pushManager.getSubscription())?.unsubscribe()}function ft({what:e,brief:t}){let n=Re("there")?.id,s=om()&&!ne.value&&n!==void 0;x(()=>{s&&rm().catch(()=>$t.value=null)},[s,n,G.value]);let{busy:a,once:r}=P();if(!s||!$t.value?.key)return null;let l=c=>r(()=>lm(e,c).finally(()=>$t.value={...$t.peek()}));return i`<div class="told-of">
		<${Ne} label=${o(`page.push.${e}`)} role="switch" checked=${$t.value[e]??!1} disabled=${a}
			onchange=${l} />
		${t?null:i`<p class="soft small">${o("page.push.about")}</p>`}
	</div>`}var st="ninetynine.pad.",cm=200,um=400,mt=R(dm()),cs=R(new Set),ga=fn(()=>cs.value.size>0);function dr(e,t){if(cs.peek().has(e)!==t)return;let n=[...cs.peek()].filter(s=>s!==e);cs.value=new Set(t?n:[...n,e])}function mu(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function pm(e,t){let n=[mu(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(mu(e=e.slice(0,s)+a));return n}function $r(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,l=pm(n.record,n.past??[]);return{past:[],next:[],versions:l,drafts:a,open:r,...n}}catch{return}}function dm(){let e=Object.values(_t(st)).map($r).filter(t=>t!==void 0);return Object.fromEntries(e.map(t=>[t.id,t]))}var fr=e=>e.versions.at(-1)??"",us=(e,t)=>e.versions.includes(fr(t));function hu(e){mt.value={...mt.peek(),[e.id]:e},dr(e.id,!0)}function ya(e){let t=mt.peek()[e],n;try{n=localStorage.getItem(st+e)}catch{return}let s=$r(n),a=cs.peek().has(e);if(!s)t&&!a&&gu(e);else if(t&&us(t,s)&&(a||!us(s,t)))$e(t);else if(!t||us(s,t))hu(s);else{hu(s);let{shared:r,...l}=t;$e({...l,id:fr(t)}),N(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(st)&&ya(e.key.slice(st.length))});var at=()=>Object.values(mt.value).sort((e,t)=>t.moved-e.moved),ze=e=>mt.value[e];function $e(e){mt.value={...mt.peek(),[e.id]:e},dr(e.id,Se(st+e.id,JSON.stringify(e)))}function gu(e){let{[e]:t,...n}=mt.peek();mt.value=n,dr(e,!0)}function yu(e){gu(e),Se(st+e,null)}var bu=()=>Object.fromEntries(at().map(e=>[st+e.id,JSON.stringify(e)]));function $m(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[l,c]of Object.entries(e.drafts)){let u=Number(l)===n?s:Number(l);u<=s&&(a[u]=c)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function wu(e,t){let n=$r(t);if(!n||st+n.id!==e||(ya(n.id),at().some(l=>us(l,n))))return!1;let s=at().find(l=>us(n,l)),{shared:a,...r}=n;return s?$e($m(s,n)):ze(n.id)?$e({...r,id:fr(n)}):$e(n),!0}var vu=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),pr=()=>Be().slice(0,12),ba=e=>({id:pr(),record:e.record,past:[],next:[],versions:[pr()],drafts:{},open:null,moved:Date.now(),summary:vu(e)}),Lt=(e,t)=>({...e,record:t.record,past:[...e.past,xu(e.record,t.record,t.did)].slice(-cm),next:[],versions:[...e.versions,pr()].slice(-um),moved:Date.now(),summary:vu(t)}),wa=({open:e,summary:t})=>e??t.deals,Ln=e=>`${e.inserting?"before ":""}${wa(e)}`,tn=e=>e.drafts[Ln(e)];function nn(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var ku=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),ht=({inserting:e,...t})=>({...t,open:null});function xu(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Su(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Ou(e,t,n){let{past:s,next:a}=e,r=xu(e.record,t.record,e[n].at(-1)?.did),l=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...Lt(e,t),...l}}var an="ninetynine.unsent.",Au=["act","claim","ready","unready","ask","answer","redo","resume","chat"],Eu=2500,Mu=[300,1e3,2e3,4e3,8e3,15e3],fm=2e4,sn=Be(),Tu=!1;function Nu(){Tu||(Tu=!0,globalThis.navigator?.locks?.request(an+sn,()=>new Promise(()=>{})).catch(()=>{}))}async function mm(e){return(await globalThis.navigator?.locks?.query().catch(()=>{}))?.held?.some(({name:n})=>n===an+e)??!1}var hm=e=>!(e instanceof I)||e.status>=500||e.status===429||e.reason==="",va=(e,t,n=!0)=>gm(e,t,{durability:n?"strict":"relaxed"}).catch(()=>{}),gm=ia("ninetynine.unsent","commands"),ym=36e5;async function bm(){let e=await va("readonly",t=>t.getAll())??[];for(let{name:t,kept:n,ended:s}of e){let a=JSON.parse(localStorage.getItem(t)??"null");s?localStorage.removeItem(t):(!a||!a.undo)&&localStorage.setItem(t,JSON.stringify({...a,...n})),s&&Date.now()-n.at>ym&&va("readwrite",r=>r.delete(t),!1)}}var mr=Promise.race([bm().catch(()=>{}),new Promise(e=>setTimeout(e,Eu))]),ju=new Map;function ps(e){let t=ju.get(e)??new hr(e);return ju.set(e,t),t}var hr=class{waiting=R([]);send=(t,n)=>Xs(this.table,t,n);down=()=>!1;doubt=()=>{};recalled=t=>{};#e=new Map;#n=!1;#t=()=>{};#s={id:"",stop:new AbortController};constructor(t){this.table=t,this.waiting.value=this.#c(),addEventListener("storage",n=>n.key?.startsWith(this.#r(""))&&this.#m(n)),addEventListener("online",this.wake),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),this.waiting.peek().length>0&&this.#l(),mr.then(()=>this.#p())}put(t,n=""){let s=Be(),r={by:this.#a()?.id??"",at:Date.now(),tab:sn,tried:!1,undo:"",late:!1,why:""},l={command:{id:s,...t},premium:n,...r};Nu(),this.waiting.value=[...this.waiting.peek(),l],this.#d(l,!0);let c=new Promise(p=>setTimeout(()=>(this.#o(s),p()),Eu)),u=this.answered(s);return this.#f(),{answered:u,late:c}}answered(t){return new Promise((n,s)=>this.#e.set(t,{done:n,no:s}))}withdraw(t){let n=this.#i(t);if(!(!n||n.undo)){if(!n.tried)return this.#$(n,s=>s.no(new vn));this.#u(t,{undo:Be(),late:!0}),this.#s.id===t&&this.#s.stop.abort(),this.#f()}}heard(t,n){let s=this.#i(t);s&&this.#$(s,a=>a.done(s.undo?{seq:n,late:!0}:{seq:n}))}wake=()=>{this.#t(),this.waiting.peek().some(({tab:t})=>t!==sn)&&this.#l()};#a(){return Re(Pe(this.table)?"here":"there")}#r(t){return`${an}${this.table}.${t}`}#i(t){return this.waiting.peek().find(n=>n.command.id===t)}#c(){return Object.keys(_t(this.#r(""))).map(n=>mn(n)).filter(n=>n?.command?.id).sort((n,s)=>n.at-s.at)}#p(){let t=this.#c(),n=a=>t.some(({command:{id:r}})=>r===a.command.id);for(let a of this.waiting.peek())a.tab!==sn&&!n(a)&&this.#$(a,r=>r.no(new vn));let s=t.filter(a=>!this.#i(a.command.id));if(s.length!==0){this.waiting.value=[...s,...this.waiting.peek()].sort((a,r)=>a.at-r.at);for(let a of s)this.recalled(a);this.#l()}}#d(t,n){if(!Au.includes(t.command.do))return;let s=this.#r(t.command.id);Se(s,JSON.stringify(t)),n&&va("readwrite",a=>a.put({name:s,kept:t},s))}#u(t,n){this.waiting.value=this.waiting.peek().map(a=>a.command.id===t?{...a,...n}:a);let s=this.#i(t);s&&this.#d(s,n.undo!==void 0)}#o(t){!this.#i(t)||this.#i(t)?.late||(this.#u(t,{late:!0}),this.doubt())}#$(t,n){let{command:{id:s},tried:a,undo:r}=t;this.waiting.value=this.waiting.peek().filter(p=>p.command.id!==s);let l=this.#r(s);Se(l,null);let c=a&&!r;Au.includes(t.command.do)&&va("readwrite",p=>c?p.delete(l):p.put({name:l,kept:t,ended:!0},l),!c),this.#s.id===s&&this.#s.stop.abort();let u=this.#e.get(s);this.#e.delete(s),u&&n(u)}#m({key:t,newValue:n}){let s=t?.slice(this.#r("").length)??"",a=this.#i(s);if(n===null)return a&&this.#$(a,l=>l.done(void 0));let r=JSON.parse(n);return a?this.waiting.value=this.waiting.peek().map(l=>l===a?r:l):this.waiting.value=[...this.waiting.peek(),r],r.undo&&!a?.undo&&this.#s.id===s&&this.#s.stop.abort(),this.#f(),void this.#l()}async#l(){await mr;for(let{command:{id:t},tab:n,at:s}of this.waiting.peek()){if(n===sn)continue;(document.visibilityState==="visible"&&Date.now()-s>fm||!await mm(n))&&this.#u(t,{tab:sn,tried:!0,late:!0})}Nu(),this.#f()}async#f(){if(this.#t(),!this.#n){this.#n=!0;for(let t=0;this.waiting.peek().length>0;){let n=this.waiting.peek().filter(({tab:a,by:r})=>a===sn&&r===(this.#a()?.id??r)),s=n.find(({undo:a})=>a)??n[0];s&&await this.#h(s)?t=0:await this.#b(Mu[Math.min(t++,Mu.length-1)]),s||await this.#l()}this.#n=!1}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#t=()=>(clearTimeout(s),n(void 0))})}async#h({command:t,by:n,undo:s,tried:a}){if(En(this.table))return this.#g(t.id,new I(409,"moved",""));if(globalThis.navigator?.onLine===!1&&this.down())return!1;a||this.#u(t.id,{tried:!0});let{signal:r}=(this.#s={id:t.id,stop:new AbortController}).stop,l=t.seen===void 0?{}:{seen:t.seen};try{if(n!==""&&this.#a()===null&&await Gt(Pe(this.table)?"here":"there"),n!==""&&this.#a()?.id!==n)throw new I(401,"no-session","");let c=new Promise((d,$)=>r.addEventListener("abort",()=>$(r.reason))),u=s?{id:s,do:"withdraw",of:t.id,...l}:t,p=await Promise.race([this.send(u,r),c]);if(!(p?.seq>0))throw new Error("somebody else answers");return this.#g(t.id,s&&!p.late?new vn:p)}catch(c){return r.aborted?!0:hm(c)?(this.#u(t.id,{late:!0,why:c instanceof I?C(c):""}),c instanceof I&&c.reason||this.doubt(),!1):s?this.#y(t.id,c):this.#g(t.id,c)}}#g(t,n){let s=this.#i(t),a=n instanceof Error;return s&&this.#$(s,r=>a?r.no(n):r.done(n)),!0}#y(t,n){return n instanceof I&&n.reason==="stale"?this.#g(t,n):(this.#u(t,{undo:"",why:C(n)}),!0)}};async function wm(){await mr;for(let e of Object.keys(_t(an)))ps(e.slice(an.length).split(".")[0]??"")}wm();var Bu="ninetynine.",Du=e=>e===ha||e===Tc||e.startsWith(Zi)||e.startsWith(an),vm=()=>({...Object.fromEntries(Object.entries(_t(Bu)).filter(([e])=>!Du(e))),...bu()});function km(e,t){if(!Se(e,t))throw new I(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Cu(){let e=await cc(),t=new Blob([e,JSON.stringify({page:vm()}),`
`]);return{name:`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl.gz`,content:await Fs(t)}}function xm(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Sm(e){let t;try{t=await la(e)}catch{throw new I(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new I(400,"file-packed","the file is gzip with Zstandard");if(t.trim()==="")throw new I(400,"file-empty","the file is empty");return t}async function Pu(e,t=!1){let n=await Sm(e),s={...await pc(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(xm(n)))!a.startsWith(Bu)||Du(a)||typeof r!="string"||(a===Fi?Hi(r):a.startsWith(st)?s.pads+=wu(a,r)?1:0:St(a)===null&&km(a,r));if(ga.peek())throw new I(507,"full","");return await dc(),s}var Am=["AC","KD","QH","JS"];function Fe({title:e,children:t}){return i`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Rt({name:e,label:t,options:n}){let s=E[e],a=r=>s.value=r;return i`<${z} label=${t} value=${s.value} options=${n} onchange=${a} />`}function ka({name:e,label:t,about:n}){let s=E[e];return i`<div>
		<${Ne} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?i`<p class="soft small">${n}</p>`:null}
	</div>`}function Mm(){let[e,t]=y(T.value?.name??E.name.value),[n,s]=y({text:"",wrong:!1}),a=T.value?.name??E.name.value,r=j(a),l=async u=>{let p=tl(u);if(p!==r.current){if((T.value||p!=="")&&!nl(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await $c(p),t(T.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:C(d),wrong:!0})}}};return i`<form onsubmit=${u=>(u.preventDefault(),l(e))}>
		<${F} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>l(e)}
			maxlength=${24} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Tm(){let[e,t]=y(!1);if(!T.value||ne.value)return null;let n=async()=>{try{await bl()}catch(a){if(!(a instanceof I&&a.reason==="no-session"))throw a}Yn(null),N(o("page.choices.leave.done"))},s=()=>t(!1);return i`<${Fe} title=${o("page.choices.leave.title")}>
		<p><${v} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?i`<${Le} title=${o("page.choices.leave.title")} yes=${o("page.choices.leave.yes")}
					no=${o("page.choices.leave.no")} text=${o("page.choices.leave.warning",{name:T.value.name})}
					onyes=${()=>ae(n).then(s)} onclose=${s} />`:null}
	<//>`}var gr=!1;function Nm(){let e=j(null);return x(()=>{gr&&(gr=!1,e.current?.querySelector("input:checked")?.focus())},[]),i`<div ref=${e} onchange=${()=>gr=!0}>
		<${Rt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Ii)]} />
	</div>`}function jm({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,l])=>l>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([l,c])=>o(`page.here.taken.${l}`,{n:c}))].join(" ")}function Em(){let[e,t]=y(""),[n,s]=y(void 0),a=M($u,e).value,r=()=>ae(async()=>{let{name:u,content:p}=await Cu();Qe(p,u)}),l=(u,p)=>ae(async()=>{s(void 0),t("");try{t(jm(await Pu(u,p)))}catch(d){if(!(d instanceof I))throw d;let $=`page.here.${d.reason}`;if(d.reason==="file-whose")s({file:u,name:d.message});else if(be($))t(o($));else throw d}}),c=Math.max(1,Math.ceil((a?.bytes??0)/1e6));return i`<${Fe} title=${o("page.here")}>
		<p>${Hs.value?o(`page.unkept.${Hs.value}`):o("page.here.about",{mega:c})}</p>
		<p class="row">
			<${v} onclick=${r} say=${o("page.here.export")} />
			<${Sn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${e}</p>
		${a&&!Hs.value?i`<p class="soft small">${o(a.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${n?i`<${Le} title=${o("page.here.whose")} yes=${o("page.here.whose.yes")} no=${o("page.here.whose.no")}
					text=${o("page.here.whose.about",{name:n.name,me:(Re("here")??T.value)?.name??""})}
					onyes=${()=>l(n.file,!0)} onclose=${()=>s(void 0)} />`:null}
	<//>`}function Bm(){return i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Fe} title=${o("page.choices.you")}><${Mm} />
			${it?null:i`<p><a href="/you">${o("page.you.go")}</a></p>`}
		<//>
		${it||Re("here")?i`<${Em} />`:null}
		<${Fe} title=${o("page.choices.book")}>
			<${Nm} />
			<${Rt} name="theme" label=${o("page.choices.theme")}
				options=${Z("page.choices.theme","auto","day","night")} />
		<//>
		<${Fe} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${re} face="down" />${Am.map(e=>i`<${re} key=${e} card=${e} />`)}
			</p>
			<${Rt} name="pack" label=${o("page.choices.pack")}
				options=${Z("page.choices.pack","two","four","german4")} />
			<${Rt} name="back" label=${o("page.choices.back")}
				options=${Z("page.choices.back","leaf","lattice","stripe")} />
			<${Rt} name="felt" label=${o("page.choices.felt")}
				options=${Z("page.choices.felt","sea","moss","ink")} />
			<${Rt} name="indices" label=${o("page.choices.indices")}
				options=${Z("page.choices.indices","local","international")} />
			<${ka} name="values" label=${o("page.choices.values")} />
			<${ka} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Fe} title=${o("page.choices.table")}>
			<${Rt} name="play" label=${o("page.choices.play")}
				options=${Z("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Rt} name="pace" label=${o("page.choices.pace")}
				options=${Z("page.pace","calm","usual","quick","instant")} />
			<${ka} name="sound" label=${o("page.choices.sound")} />
			<${ka} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
			<${ft} what="turn" brief />
			<${ft} what="tonight" />
		<//>
		${it?null:i`<${Tm} />`}
		<p class="soft small"><a href="/privacy">${o("page.nav.privacy")}</a></p>
	</main>`}var xa={changed:{},written:""},Dm={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Lu=e=>e.offers.how!=="none",Cm={"offers.how":e=>{if(Lu(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Lu(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},Pm={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},br=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Lm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),yr=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Rn({plan:e,set:t}){return i`<div>
		<${z} label=${o("page.create.length")} value=${e.length} onchange=${V(t)("length")}
			options=${[["",o("page.create.length.usual")],...Z("page.create.length","deals","games")]} />
		${e.length?i`<${de} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${V(t)("rounds")} />`:null}
	</div>`}var Sa=({value:e,groups:t,onchange:n})=>i`<div class="variant">
	<${U} label=${o("page.create.variant")} value=${e} groups=${t} onchange=${n} />
	<p class="soft">${o(`about.${e}`)}</p>
</div>`,Ru=e=>new se(o("page.create.rules.unread",{text:e}));function ds({changed:e,written:t},n){let s={};for(let[r,l]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=br(n,r);Lm(l,p)||(s[c]={...s[c],[u]:l})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Ru(r instanceof Error?r.message:"")}if(!yr(a))throw Ru(o("page.create.rules.object"));for(let[r,l]of Object.entries(a))s[r]=yr(s[r])&&yr(l)?{...s[r],...l}:l;return Object.keys(s).length>0?s:void 0}function Oa({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:br(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),l=p=>t({...e,written:p.currentTarget.value}),{clauses:c,...u}=n;return i`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Rm} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(Dm).map(([p,[d,$]])=>Number(br(n,p))<d||p==="game.bonus"&&!n.game.target?null:i`<${de} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${$}
							onchange=${f=>a(p,f)} />`)}
			${Object.entries(Cm).map(([p,d])=>{let $=d(n);return $?i`<${z} key=${p} label=${r(p)} value=${s(p)}
							options=${$.map(f=>[f,o(`page.create.rules.${p}.${f}`)])}
							onchange=${f=>a(p,f)} />`:null})}
			${Object.entries(Pm).map(([p,d])=>d(n)?i`<${Ne} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${$=>a(p,$)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${qm(u)}</pre>
			</details>
		</div>
	</details>`}function Rm({points:e,onchange:t}){return i`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:i`<${de} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var qm=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var qu={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:xa},Iu=6e4,Im=1440*Iu;function Wm({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Iu,add:n*1e3};if(e==="move")return{move:Number(s)*Im}}function _m(e,t){let{variant:n,hints:s,undo:a,open:r,pace:l,stand:c,length:u,rounds:p}=e,d={variant:n,rules:ds(e.house,t),...u&&{[u]:p},public:e.public==="yes",audience:["no","yes"].includes(e.public)?"":e.public,closed:e.closed==="yes",clock:Wm(e),undo:a,hints:s,open:r,bot:c,pace:Zt[l],greet:e.greet==="yes"},$=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries($)}var Aa=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Wu=(e,t)=>Aa(e,t).includes("");function zm({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...Qn.value.map(c=>a(c.name))],l=c=>u=>t({bots:Aa(e,n).with(c,u)});return i`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Wu(e,n)?i`<${Et} name=${s} />`:i`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Aa(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return i`<${U} key=${u} label=${p} value=${c} options=${r} onchange=${l(u)} />`})}
	</fieldset>`}function Fm({plan:e,set:t}){let n=V(t),s=["1","3","7"];return i`<div>
		<${z} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${Z("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?i`<div class="row">
					<${de} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${de} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?i`<${z} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Hm({plan:e,set:t}){let n=V(t),s=["",o("page.create.usual")],a=o("page.create.never");return i`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<${Rn} plan=${e} set=${t} />
			<${z} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...Z("page.create.undo","free","agree"),["never",a]]} />
			${bc.value?i`<${z} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${z} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...Z("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${z} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${z} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${Z("page.pace",...Object.keys(Zt))} />
			<${z} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${Z("page.create.greet","no","yes")} />
			<${U} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...Z("page.level",...Qn.value.map(r=>r.name))]} />
		</div>
	</details>`}var Km=400;function Um({plan:e,rules:t}){let n={variant:e.variant,rules:Jm(e,t)},s=G.value,{value:a=""}=M(async r=>(await new Promise(l=>setTimeout(l,Km)),!n.rules||r.aborted?"":jt(n,s).then(({players:l=""})=>l,()=>"")),JSON.stringify(n),s);return i`<p class=${a?"soft":"unseen"} role="status">${a}</p>`}function Jm(e,t){try{return ds(e.house,t)}catch{return}}function wr({onclose:e,group:t}){let n=Bt(),[s,a]=y({...qu,variant:n?.id??"",pace:E.pace.value,public:t??qu.public}),l=M(async()=>T.peek()&&!ne.peek()?(await Qs({})).groups:[],T.value?.id),[c,u]=y(""),{busy:p,once:d}=P(O=>u(C(O))),$=Xe(),f=j(null);x(()=>{c&&f.current?.scrollIntoView({block:"nearest"})},[c]);let m=Y(s.variant),h=ve.value.find(O=>O.id===s.variant)??n,g=O=>(a(A=>({...A,...O})),u(""));if(!h)return null;let w=O=>g({variant:O,house:{...s.house,changed:{}}}),S=O=>{O.preventDefault(),d(async()=>{u(""),!(Wu(s,h)&&!await $.keep())&&await kc(_m(s,m),["",...Aa(s,h)])})},b=i`<button type="submit" form="create" class="button chief" aria-busy=${p}>
		${o("page.home.create")}
	</button>`;return i`<${K} broad title=${o("page.create.title")} onclose=${e} actions=${b}>
		<form id="create" class="create stack" onsubmit=${S}>
			<${Sa} value=${h.id} groups=${tt()} onchange=${w} />
			<${zm} plan=${s} set=${g} variant=${h} name=${$} />
			${ne.value?null:i`<${z} label=${o("page.create.public")} value=${s.public} onchange=${V(g)("public")}
					options=${[...Z("page.create.public","no","friends","yes").filter(([O])=>O!=="friends"||T.value),...(l.value??[]).map(O=>[O.id,O.name])]} />`}
			<${Fm} plan=${s} set=${g} />
			<${Hm} plan=${s} set=${g} />
			<${Oa} own=${s.house} set=${V(g)("house")} rules=${m} />
			<${Um} plan=${s} rules=${m} />
			<p ref=${f} class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var $s=e=>new Date(e*864e5).toISOString().slice(0,10),vr=e=>Math.round(Date.parse(e)/864e5),_u=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Gm(e){let t=new Date(e);return $s(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var on=()=>Gm(Date.now());var kr=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),zu=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n));async function Vm(e,t){for(let n=0;n<t;n++)e=await Gn("n99-chain-1",e);return e}var Zm=(e,t)=>Gn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Ym=async e=>/^[0-9a-fA-F]{64}$/.test(e)?kr(e):Gn("n99-seed-1",e);async function*Qm(e,t){for(let n=0n;;n++){let s=new DataView((await Gn("n99-deal-1",e,zu(t,8),zu(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Xm(e,t,n){let s=[...e],a=Qm(t,n),r=(1n<<64n)-1n;for(let l=0;s.length-l>=2;){let c=[],u=1n;for(let $=BigInt(s.length-l);$>1n&&u*$<=1n<<56n;$--)c.push($),u*=$;let p,d;do{d=(await a.next()).value,p=[];for(let $ of c)p.push(Number(d*$>>64n)),d=d*$&r}while(d<(1n<<64n)%u);for(let $ of p){let[f,m]=[s[l],s[l+$]];s[l]=m,s[l+$]=f,l++}}return s}var Fu=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function eh(e,t,n,s=0){let a=e.ranks.split(" ").sort((m,h)=>Fu.indexOf(m)-Fu.indexOf(h)),r=["C","D","H","S"].flatMap(m=>a.map(h=>h+m));e.joker&&r.push("joker");let l=await Xm(r,t,n),c=l.length===e.seats*e.hand?(s+1)*e.hand:l.length,u=e.trump.by==="turnup"?l[c-1]:void 0,p=Array.from({length:e.seats},(m,h)=>l.slice(h*e.hand,(h+1)*e.hand)),d=p.findIndex(m=>m.includes("joker")),$=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],f=m=>m.map(h=>h==="joker"?u??h:h).sort();return{hands:p.map(f),aside:f($),turnup:u,joker:d<0?void 0:d}}function th(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function nh(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Ji(s)!==t[n])return!1;return!0}async function Hu(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,w)=>w>0&&"ninetynine"in g),l=r<0?s:s.slice(0,r),c=l.filter(g=>"deal"in g);if(!a.commit)return sh(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(kr),d=await nh(p,u),$=l.some(g=>"end"in g),f=[],m=a.commit,h=0;for(let[g,w]of c.entries()){if(h++,!w.secret){f.push({deal:w.deal,outcome:$||g<c.length-1?"hidden":"playing"});continue}let S=kr(w.secret);if(h>4096||Eo(await Vm(S,h))!==m){f.push({deal:w.deal,outcome:"wrong",why:"secret"});continue}m=w.secret,h=0,d?f.push(await Ku(w,t,await Zm(S,p),0n)):f.push({deal:w.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,w)=>p[w]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>Eo(g)===n):void 0}}async function Ku(e,t,n,s){return th(e,await eh(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function sh(e,t,n){let s=[],a=e.seed?await Ym(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let c of t)!a||c.number===void 0?s.push({deal:c.deal,outcome:"bare"}):c.number!==r+c.deal?s.push({deal:c.deal,outcome:"wrong",why:"number"}):s.push(await Ku(c,n,a,BigInt(c.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function rn(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=rn(e[a],r);return s}async function ah(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=rn(await rc(n.variant),n.rules);return{names:n.seats,verdict:await Hu(e,s,t)}}function fs({table:e,match:t=1,record:n}){let{value:s,wrong:a}=M(async()=>{if(!globalThis.crypto?.subtle)throw new se(o("page.fair.insecure"));let r=n??await Dl({table:e??"",match:t}).catch(u=>{throw u instanceof I&&u.reason==="not-now"?new se(o("page.fair.later")):u}),{commits:l=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),c=u=>e===void 0?void 0:ra(e,u);return ah(r,l.map(c).find(Boolean))},e,t,n);return a?i`<p role="status">${a}</p>`:s?i`<${rh} names=${s.names} verdict=${s.verdict} />`:i`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function oh(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function rh({names:e,verdict:t}){let n=oh(t),s=p=>q(e.filter((d,$)=>t.entropy[$]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),l={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&(t.own?"page.fair.own":"page.fair.own.not");return i`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,l)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?i`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>i`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${ih(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?i`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?i`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function ih(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var qn=({mean:e,within:t})=>`${e} ± ${t}`,Ma=["3","4","5","2","2d"];async function lh(e){let{variants:t}=await Js();return t.find(n=>n.id===e)?.class}function xr(e,t){let n=e.rated?e.chairs.flatMap(a=>a.player??[]):[],{value:s}=M(async()=>{if(n.length===0)return{};let[a,...r]=await Promise.all([lh(t),...n.map(l=>An({player:l}))]);return Object.fromEntries(r.map(l=>[l.id,l.ratings.find(c=>c.class===a)]))},t,n.join());return s??{}}var Sr=({rating:e})=>i`<span class="soft small rating">${e?qn(e):o("page.ratings.new")}</span>`;function Uu({table:e,variant:t}){let n=xr(e,t);if(!e.rated)return null;let s=a=>i`<li key=${a.player}><b><a href=${`/people/${a.player}`}>${qe(a)}</a></b>${" "}
		<${Sr} rating=${n[a.player??""]} /></li>`;return i`<section class="bots"><h3>${o("page.ratings")}</h3>
		<ul>${e.chairs.filter(a=>a.player).map(s)}</ul>
		<p class="soft small">${o("page.rated")} <a href="/ratings">${o("page.ratings.all")}</a></p>
	</section>`}function ch({rest:[e=""]}){let[t,n]=y(Ma.find(r=>r===e)??Ma[0]),{value:s,wrong:a}=M(()=>hl({class:t}),t);return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.ratings")}</h1>
		<p>${o("page.ratings.about")}</p>
		<${z} hidden label=${o("page.ratings.class")} value=${t} options=${Z("page.ratings.class",...Ma)}
			onchange=${n} />
		${a?i`<p class="trouble" role="status">${a}</p>`:null}
		${s?i`<${ph} board=${s} />`:null}
	</main>`}function uh(e){if(!e)return"";let{mean:t,margin:n}=e.lost,s=n?`${k(t,1)} ± ${k(n,1)}`:k(t,1);return o("page.ratings.lost.deals",{lost:s,n:e.deals})}function ph({board:{players:e,levels:t}}){let n=e.map((a,r)=>{let l=i`<a href=${`/people/${a.id}`}>${a.id===T.value?.id?i`<b>${a.name}</b>`:a.name}</a>`;return{mean:a.mean,row:i`<tr key=${a.id}><th scope="row">${r+1}. ${l}</th>
			<td>${qn(a)}</td><td>${k(a.matches)}</td></tr>`}}),s=t.map(({level:a,mean:r})=>({mean:r,row:i`<tr key=${a} class="soft">
		<th scope="row"><i>${o(`page.level.${a}`)}</i></th><td><i>${r}</i></td><td></td></tr>`}));return i`${e.length?null:i`<p class="lead">${o("page.ratings.none")}</p>`}
		<${Q}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${[...n,...s].sort((a,r)=>r.mean-a.mean).map(({row:a})=>a)}</tbody>
		</table><//>`}function Ta({player:e,ratings:t}){let n=t.length>0&&T.value!==null,{value:s}=M(async()=>n?ml({player:e},{where:"there"}):void 0,e,n);if(t.length===0)return null;let a=Object.fromEntries(s?.classes.map(l=>[l.class,l])??[]),r=Object.keys(a).length>0;return i`<section>
		<h2>${o("page.ratings")}</h2>
		<${Q}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.class")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th>
				${r?i`<th scope="col">${o("page.ratings.lost")}</th>`:null}</tr></thead>
			<tbody>${t.map(l=>i`<tr key=${l.class}>
					<th scope="row"><a href=${`/ratings/${l.class}`}>${o(`page.ratings.class.${l.class}`)}</a></th>
					<td>${qn(l)}</td><td>${k(l.matches)}</td>
					${r?i`<td>${uh(a[l.class])}</td>`:null}</tr>`)}</tbody>
		</table><//>
		${r?i`<p class="small soft">${o("page.ratings.lost.about")}</p>`:null}
		${t.every(l=>l.sure)?null:i`<p class="small soft">${o("page.ratings.unsure")}</p>`}
	</section>`}function dh(e){x(()=>{Kn&&Gt("here").catch(()=>{})},[]);let t=T.value,n=Kn&&_o.value==="there"?Re("here"):null;return i`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?i`<${Ju} key=${t.id} id=${t.id} at=${_o.value} />`:n?null:i`<${Gu} />`}
		${n?i`<h1>${o("page.here")}</h1><${Ju} key=${n.id} id=${n.id} at="here" />`:null}
		<${hh} />
	</main>`}var Gu=()=>i`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,he=e=>be(`variant.${e}`)?o(`variant.${e}`):e;function ln(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&be(`page.level.${a}`)?o(`page.level.${a}`):n})}var Na=e=>e.seats.indexOf(T.value?.name);function In(e,t){let n=Na(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Ju({id:e,at:t}){let n=()=>Promise.all([An({player:e},{where:t}),Zn("mine",1,t)]),{value:s,wrong:a}=M(n,e);if(a)return i`<p class="trouble">${a}</p>`;if(!s)return null;let[{tallies:r,ratings:l},{all:c}]=s;return i`<${Dc} found=${c} told=${!0} />
		${r.length?i`<${$h} tallies=${r} /><${Ta} player=${e} ratings=${l} />
				<${hs} id=${e} at=${t} />`:i`<${Gu} />`}`}function $h({tallies:e}){let t=e.some(n=>n.assisted>0);return i`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Q}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?i`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>i`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${he(n.variant)}</a></th>
					<td>${ms(n,n.matches)}</td><td>${ms(n,n.won)}</td><td class="spare">${ms(n,n.deals)}</td>
					<td>${n.deals?me(n.made/n.deals):ms(n,0)}</td>
					<td>${n.deals?k(n.points/n.deals,1):ms(n,0)}</td>
					${t?i`<td>${Vu(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?i`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${o("page.ratings.all")}</a>
			${ne.value?null:i`<a class="button plain" href="/people">${o("page.people")}</a>`}</p>
	</section>`}var ms=(e,t)=>e.matches?Vu(t):"",Vu=e=>e?k(e):"–";function hs({id:e,at:t,read:n=(a,r)=>Vs({player:e,...a},r),children:s}){let[a,r]=y([]),[l,c]=y(""),[u,p]=y(null),{once:d}=P(),$=()=>d(async()=>{let f=await n({before:l??""},{where:t});r(m=>[...m,...f.matches.filter(h=>!En(h.table??""))]),c(f.before)});return x(()=>{$()},[]),a.length===0?null:i`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${a.map(f=>{let m=`${f.table} ${f.match} ${f.ended}`;return i`<${fh} key=${m} match=${f} id=${e} onfair=${()=>p(f)} />`})}</ol>
		${l||s?i`<p class="row">
				${l?i`<${v} onclick=${$} say=${o("page.records.more")} />`:null}${s}</p>`:null}
		${u?i`<${K} title=${o("page.fair")} onclose=${()=>p(null)}>
					<${fs} table=${u.table} match=${u.match} />
				<//>`:null}
	</section>`}function fh({match:e,id:t,onfair:n}){let s=e.chairs.find(m=>m.player===t),a=e.chairs.filter(m=>m.won).length>1,r=e.cut?"cut":s?s.won?a?"shared":"won":"lost":"over",l=e.chairs.filter(m=>m!==s).map(qe),c=e.chairs.filter(m=>m.player&&!Jt(m.player)),{busy:u,once:p}=P(),d=()=>Xn(e.table??"",c.map(m=>m.player??"")),$=lc(e.table??"",e.match),f=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return i`<li data-result=${r}>
		<p class="what"><b>${he(e.variant)}</b> ${o("page.records.with",{names:q(l)})}
			<span class="soft small">${X(e.ended)}${f.length>0?` · ${f.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${r}`}>${o(`page.records.result.${r}`)}</span>
			<span class="score">${e.chairs.map((m,h)=>{let g=m===s?"self":"",w=h>0?" : ":"";return i`${w}<span key=${m.seat} class=${g} title=${qe(m)}>${k(m.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?i`<p class="doings">
				${e.deals>0?i`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${$} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a>
				${c.length>0?i`<button type="button" class="link" aria-busy=${u} onclick=${()=>p(d)}>
						${o("page.records.again",{names:q(c.map(qe))})}
					</button>`:null}</p>`:null}
	</li>`}function mh(e){return e instanceof I&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):C(e)}function hh(){let[e,t]=y(""),[n,s]=y(!1),a=M(Dn).value?.name,r=async p=>{t("");try{if(p.size>1<<20)throw new se(o("page.import.large"));await Mn({match:1,deal:0},{body:p}),await Pc({name:p.name,bytes:p}),H("/replay/mine/1/0")}catch(d){t(mh(d))}};return i`<section class=${`import ${n?"over-it":""}`} ondragover=${p=>{p.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${p=>{p.preventDefault(),s(!1);let d=p.dataTransfer?.files[0];d&&r(d)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${Sn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${r} />
			${a?i`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?i`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var gs=(e,t={dateStyle:"long"})=>X(Date.parse(e),{timeZone:"UTC",...t});function gh({rest:[e]}){let t=e!==void 0&&_u(e)?e:on();return i`<${yh} key=${t} day=${t} />`}function yh({day:e}){let{value:t,wrong:n}=M(async()=>{let[a]=await Promise.all([Tl({day:e}),Ae()]).catch(r=>{throw Nt(r)?new se(o("page.daily.none")):r});return a},e,T.value?.id,Ht.value),s=t?.seal?"own":Ht.value?"out":"open";return i`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${gs(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?i`<p class="soft">${o("page.daily.proof",{cards:s})}</p>`:null}
		</header>
		${n?i`<p class="trouble" role="status">${n}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(a=>i`<${bh} key=${a.variant} day=${e} deal=${a} />`)}
		</div>
		${t?i`<${Or} ...${t} day=${e} days=${t.played.map(a=>a.day)} of="daily" />`:null}
	</main>`}function bh({day:e,deal:t}){let{busy:n,once:s}=P(),a=()=>s(()=>Oc(e,t.variant)),r=ve.value.find(c=>c.id===t.variant)?.chairs,l=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):L(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return i`<section class="daily-deal">
		<h2>${he(t.variant)}</h2>
		<p class="soft">${l.filter(Boolean).join(" · ")}</p>
		${t.own?i`<${vh} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?i`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:i`<p><${v} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var Yu=(e,t)=>o("page.daily.own",{you:t,points:k(e.points),n:e.points,made:e.made?"yes":"no"}),wh=e=>e===ve.value[0]?.id?"none":he(e),Qu=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),Xu=({of:e})=>i`<ol class="daily-best">
	${e.map((t,n)=>i`<li key=${n} class=${t.table?"own":""}>
		<span>${k(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${k(t.points)}</span>
	</li>`)}
</ol>`;function vh({day:e,deal:t,own:n}){let{told:s}=Qt(n.table??"",1,0),a=`/${n.table}/1/0`;return i`<p class="daily-points"><b>${k(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${Yu(n,"yes")}</li>
			${t.expert?i`<li>${Yu(t.expert,"expert")}</li>`:null}
			<li>${Qu(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?i`<h3>${o("page.daily.best")}</h3>
				<${Xu} of=${t.best} />
				${t.near?i`<p class="daily-gap" aria-hidden="true">⋯</p><${Xu} of=${t.near} />`:null}`:null}
		<${kh} text=${[o("page.daily.first",{day:gs(e,{dateStyle:"medium"}),variant:wh(t.variant)}),Rc(s,0),[o("page.daily.last",{points:k(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[Qu(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function kh({text:e}){let[t,n]=y(!1),s=async()=>await Tt(e)?n(!0):N(o("page.link.by-hand"));return i`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${v} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function Or({of:e,day:t,first:n,days:s,streak:a}){let[r,l]=y(t.slice(0,7)),c=new Map;for(let S of s)c.set(S,(c.get(S)??0)+1);let u=on(),p=new Date(`${r}-01T00:00Z`),d=Math.round(p.getTime()/864e5),$=new Date(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+1,0)).getUTCDate(),f=(p.getUTCDay()+6)%7,m=S=>$s(Date.UTC(p.getUTCFullYear(),p.getUTCMonth()+S)/864e5).slice(0,7),h=4,g=Array.from({length:7},(S,b)=>gs($s(h+b),{weekday:"short"})),w=(S,b,O,A)=>i`<button type="button" class="button plain" aria-label=${o(O)}
		disabled=${A} onclick=${()=>l(m(S))}>${b}</button>`;return i`<section class="daily-calendar">
		<h2>${o(`page.${e}.calendar`)}</h2>
		<p>${o(`page.${e}.run`,{n:a})}</p>
		<div class="daily-month">
			${w(-1,"‹","page.daily.back",r<=n.slice(0,7))}
			<b aria-live="polite">${gs(`${r}-01`,{month:"long",year:"numeric"})}</b>
			${w(1,"›","page.daily.on",r>=u.slice(0,7))}
		</div>
		<div class="daily-days" lang=${G.value}>
			${g.map(S=>i`<span key=${S} class="soft" aria-hidden="true">${S}</span>`)}
			${Array.from({length:$},(S,b)=>{let O=$s(d+b),A=c.get(O)??0,B=b===0?{gridColumnStart:f+1}:{};return!A&&(O<n||O>u)?i`<span key=${O} class="soft" style=${B}>${b+1}</span>`:i`<a key=${O} style=${B} href=${`/${e}/${O}`} data-played=${A}
					aria-current=${O===t?"date":void 0}
					aria-label=${o(`page.${e}.mark`,{day:gs(O),n:A})}>${b+1}</a>`})}
		</div>
	</section>`}var ep,ja={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},cn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},xh={card:[ja],turn:[cn],call:[0,.22,.9,1.12].map(e=>({...cn,at:e,hertz:523.25,gain:.08})),deal:[0,.07,.14,.21].map(e=>({...ja,at:e,gain:.07})),trick:[{...ja,hertz:700,seconds:.16,gain:.09}],made:[cn,{...cn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...cn,at:.13*t,hertz:e,seconds:.7})),stamp:[{...ja,hertz:240,seconds:.11,gain:.3}],lead:[587.33,880].map((e,t)=>({...cn,at:.75+.12*t,hertz:e,seconds:.4,gain:.03})),lost:[{...cn,hertz:246.94,seconds:.4,gain:.04}]},tp=e=>(e.played??[]).reduce((t,n)=>t+D(n).length,0);function np(e,t){if(!e||!t)return[];let n=[];return Ot(e,t)?tp(t)>tp(e)&&n.push("card"):n.push("deal"),t.options&&!e.options&&n.push("turn"),n}function sp(e){let{seat:t,closed:n,points:s=[],made:a=[]}=e;if(t===void 0)return[];let r=s[t]===99||n?.winners.includes(t),l=!r&&Ct(e)===t,c=r?["stamp","best"]:a[t]?["stamp","made"]:["lost"];return l?[...c,"lead"]:c}function un(e,t=!1){if(!(!E.sound.peek()||document.hidden&&!t)){ep??=new AudioContext;for(let n of xh[e])Sh(ep,n)}}function Sh(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let l=e.currentTime+n,c=new GainNode(e,{gain:0});if(c.gain.setValueAtTime(0,l),c.gain.linearRampToValueAtTime(r,l+.008),c.gain.exponentialRampToValueAtTime(1e-4,l+a),c.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let $=0;$<p.length;$++)p[$]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(c),d.start(l)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(c),u.start(l),u.stop(l+a)}}var ap=6e4,[op,Oh]=[10*ap,10*ap],[Ah,ip]=[2e4,6e4],Mh=12,ot=R({all:[],ahead:0}),Wn=Re("there")?.id;lt(()=>{if(Wn===Re("there")?.id)return;Wn=Re("there")?.id;let{all:e,ahead:t}=ot.peek();ot.value={all:e.filter(n=>!n.group).map(({mine:n,...s})=>s),ahead:t}});async function Ea(){if(ne.peek()||Ht.peek()||document.visibilityState==="hidden")return;let e=Wn,{evenings:t,at:n}=await Ys({},{where:"there"});e===Wn&&(ot.value={all:t,ahead:n-Date.now()})}var lp=e=>{ot.value={...ot.value,all:ot.value.all.map(t=>t.id===e.id?e:t)}},Th=async({id:e},t)=>lp(await ct(()=>Lo({evening:e,coming:t},{where:"there"}),"there",`e/${e}`));async function Nh({id:e}){let t=Wn,n=await Lo({evening:e,coming:!0,here:!0},{where:"there"});if(t===Wn)return lp(n),n.table}function cp(e,t,n,s=!1){let{turn:a}=xn(t,s);x(()=>{e().catch(()=>{})},[a,t,...n])}var jh=e=>X(e,{hour:"numeric",minute:"2-digit"}),Eh=e=>X(e,{weekday:"long",day:"numeric",month:"long",hour:"numeric",minute:"2-digit"});function up(e){let[,t,n=0]=/^(\d+)m(?:\+(\d+)s)?$/.exec(e)??[];return t?o("page.evenings.clock",{minutes:Number(t),seconds:Number(n)}):o("page.home.clock",{clock:e})}var Bh=({variant:e,games:t=0,clock:n,groupName:s})=>[s,o(`variant.${e}`),t>0&&o("page.evenings.games",{n:t}),up(n)].filter(Boolean).join(" · ");function Dh({id:e,begins:t,later:n,...s}){let a=u=>u.replace(/[\\;,]/g,"\\$&"),r=u=>`${new Date(u).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`,c=["BEGIN:VCALENDAR","VERSION:2.0","PRODID:-//Ninety-Nine//EN",...[t,...n].flatMap(u=>["BEGIN:VEVENT",`UID:${e}-${u}@ninetynine`,`DTSTAMP:${r(Date.now())}`,`DTSTART:${r(u)}`,"DURATION:PT1H30M",`SUMMARY:${a(`${o("title")}: ${o(`variant.${s.variant}`)}`)}`,`URL:${On("/")}`,"END:VEVENT"]),"END:VCALENDAR",""];Qe(new Blob([c.join(`\r
`)],{type:"text/calendar"}),"ninety-nine.ics")}function Ch({coming:e,names:t}){let n=e>t.length?[o("page.evenings.more",{n:e-t.length})]:[];return o("page.evenings.coming",{n:e,names:q([...t,...n])})}function Ar({group:e="",organises:t=!1}){cp(Ea,ip,[T.value?.id]);let{busy:n,once:s}=P(),a=Xe(),r=e?ot.value.all.filter($=>$.group===e):ot.value.all.slice(0,Mh),[l,c]=y("");if(r.length===0&&!t)return null;let u=()=>s(async()=>{await Gl({group:e,evening:l}),c(""),await Ea()}),p=$=>Jl({...$,group:e}),d=$=>s(async()=>($.mine||await a.keep())&&Th($,!$.mine));return i`<section class="evenings">
		<h2>${o("page.evenings")}</h2>
		<p>${o("page.evenings.about")}</p>
		${T.value?null:i`<${Et} name=${a} />`}
		<ul class="tables">
			${r.map($=>i`<li key=${$.id}>
				<b>${Eh($.begins)}</b>
				<span class="soft">${Bh(e?{...$,groupName:""}:$)}</span>
				<span>${Ch($)}</span>
				<span class="row">
					<${v} plain=${$.mine} aria-busy=${n} onclick=${()=>d($)}
						say=${o($.mine?"page.evenings.not":"page.evenings.come")} />
					<${v} plain onclick=${()=>Dh($)} say=${o("page.evenings.calendar")} />
					${t?i`<${v} plain onclick=${()=>c($.id)} say=${o("page.operate.act.end-evening")} />`:null}
				</span>
			</li>`)}
		</ul>
		${r.some($=>$.mine)?i`<${ft} what="tonight" />`:null}
		${t?i`<details><summary>${o("page.group.evening")}</summary><${Mr} begin=${p} /></details>`:null}
		${l?i`<${Le} title=${o("page.operate.act.end-evening")} text=${o("page.evenings.end.sure")} busy=${n}
				yes=${o("page.operate.act.end-evening")} onyes=${u} onclose=${()=>c("")} />`:null}
	</section>`}var Ph=()=>[0,1,2,3,4,5,6].map(e=>[String(e),X(Date.UTC(2026,10,1+e,12),{weekday:"long",timeZone:"UTC"})]),Lh=["5m+5s","10m+10s","20m+20s","120m"];function Mr({begin:e,reasoned:t}){let n=Intl.DateTimeFormat().resolvedOptions().timeZone,s={weekday:"3",hour:"20:00",zone:n,variant:"standard",games:3,clock:"10m+10s",bot:"club",reason:""},[a,r]=y(s),l=V($=>r(f=>({...f,...$}))),{busy:c,once:u}=P();x(()=>{Ae().catch(()=>{})},[]);let p=$=>{$.preventDefault();let{weekday:f,hour:m,reason:h,...g}=a,[w=0,S=0]=m.split(":").map(Number);u(async()=>{await e({...g,id:"",weekday:Number(f),minute:60*w+S},h),N(o("page.operate.done")),await Ea()})},d=ve.value.map($=>[$.id,o(`variant.${$.id}`)]);return i`<form class="acts" onsubmit=${p}>
		<${U} label=${o("page.operate.weekday")} value=${a.weekday} options=${Ph()}
			onchange=${l("weekday")} />
		<${F} type="time" label=${`${o("page.operate.hour")}${t?"":` (${n})`}`} value=${a.hour} required
			oninput=${l("hour")} />
		${t?i`<${F} label=${o("page.operate.zone")} value=${a.zone} required oninput=${l("zone")} />`:null}
		<${U} label=${o("page.create.variant")} value=${a.variant} options=${d} onchange=${l("variant")} />
		<${de} label=${o("page.operate.games")} value=${a.games} min=${0} max=${100} onchange=${l("games")} />
		${t?i`<${F} label=${o("page.create.clock")} value=${a.clock} required oninput=${l("clock")} />`:i`<${U} label=${o("page.create.clock")} value=${a.clock}
				options=${Lh.map($=>[$,up($)])} onchange=${l("clock")} />`}
		<${U} label=${o("page.operate.bots")} value=${a.bot} options=${Z("page.level",...xt)}
			onchange=${l("bot")} />
		${t?i`<${F} label=${o("page.operate.reason.kept")} maxlength="200" required value=${a.reason}
				oninput=${l("reason")} />`:null}
		<button class="button" aria-busy=${c}>${o("page.operate.act.evening")}</button>
	</form>`}var rp=new Set;function Rh(){un("call",!0);let e=document.querySelector("title");if(!document.hidden||!e)return;let t=`● ${o("page.evenings.ready")}`,n="",s=()=>{document.title!==t&&(n=document.title,document.title=t)},a=new MutationObserver(s),r=()=>{document.hidden||(document.removeEventListener("visibilitychange",r),a.disconnect(),document.title=n,Fo(!1))};a.observe(e,{childList:!0}),document.addEventListener("visibilitychange",r),Fo(!0),s()}function qh(e){x(()=>{if(!e||!navigator.wakeLock)return;let t,n=!1,s=async()=>{document.hidden||(t=await navigator.wakeLock.request("screen"),n&&await t.release())},a=()=>{s().catch(()=>{})};return a(),document.addEventListener("visibilitychange",a),()=>{n=!0,document.removeEventListener("visibilitychange",a),t?.release()}},[e])}function Ih(){let[e,t]=y(Date.now()),[n,s]=y({at:"",table:""}),a=ot.value.all.find(h=>h.mine),r=a?`${a.id} ${a.begins}`:"",l=n.at===r?n.table:"",c=a?a.begins-e-ot.value.ahead:1/0,u=c<=op&&c>-Oh;cp(async()=>{if(t(Date.now()),!u)return T.peek()?Ea():void 0;if(!a)return;let h=await Nh(a);h&&h!==l&&s({at:r,table:h})},u?Ah/(c<=op/2&&!l?4:1):ip,[u,a?.id,T.value?.id],!0),x(()=>l?Rh():void 0,[l]),qh(u&&(c>0||!l));let[p="",d]=Us.value;p==="t"&&d===l&&rp.add(l);let $=u&&l!==""&&!rp.has(l);x(()=>{$&&p===""&&H(`/t/${l}`)},[$,p]);let f=u&&c>0&&p==="t"&&d===l;return!u||!a||!$&&!f&&(p==="t"||l)?null:i`<div class=${`awaited row ${$?"ready":""}`} role="status">
		<p>${o(`page.evenings.${$?"ready":f?"starts":"soon"}`,{time:jh(a.begins)})}</p>
		${$?i`<a class="button" href=${`/t/${l}`}>${o("page.evenings.go")}</a>`:null}
	</div>`}function gt({view:e,names:t,last:n=!1,from:s=0}){let a=zt(e);if(a===0)return i`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(c,u)=>u).slice(s),l=Array.from({length:Ee(e)},(c,u)=>u);return i`<${Q}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${l.map(c=>i`<th key=${c} scope="col">${t[c]}</th>`)}</tr></thead>
		<tbody>${r.map(c=>{let u=To(e,c),p=No(e,c);return i`<tr key=${c}><td>${c+1}</td>
				${l.map(d=>{let $=u.find(f=>f.seat===d)?.card;return i`<td key=${d} class=${d===p?"won":""}>
						${$?i`<${re} card=${$} size="mini" />`:null}
						<i class=${d===e.leads?.[c]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[c]?i`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?i`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function pp({view:e,names:t,lies:n}){let s=zt(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=No(e,s);return i`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${To(e,s).map(({seat:r,card:l})=>i`<li key=${r} data-card=${l}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${re} card=${l} size="mini" />
		</li>`)}</ol>
	</figure>`}function dp(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,l=d=>d.filter($=>!a($)).map(r).sort().join();if(l(e)!==l(t))return{trick:-1,steps:[s,s]};let[c,u]=[e.filter(a),t.filter(a)],p=c.findIndex((d,$)=>!u[$]||r(d)!==r(u[$]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-c.length+p,t.length-u.length+p]}}var $p=(e,t)=>t===void 0?en(e):o("page.report.bid",{bid:k(t),cards:en(e)}),Tr=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),ys=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function bs({of:e,names:t,place:n,one:s,named:a=!1}){return i`<ol class="moments">${e.map(r=>{let l=Tr(r),c=s?l:o("page.report.where",{deal:r.deal+1,when:l}),u=o("page.report.instead",{act:$p(r.act,r.bid),better:$p(r.better,r.betterBid)}),p=dt(r.why).join(" "),d=Qc(r);return i`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${c}</span>
			<span class="moment-said">${J(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:k(r.lost/De,1)})}>
				−${k(r.lost/De,1)}
			</span>
			${p?i`<span class="moment-why">${J(p)}</span>`:null}
			${d?i`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function ws({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:l=[]}){let[c,u,p]=[470,210,104],d=[...l,...e.flat()],[$,f]=[Math.min(0,...d),Math.max(1,...d)],m=w=>34+w*(c-p-34)/Math.max(1,e.length),h=w=>u-22-(w-$)*(u-34)/(f-$),g=_h((e[e.length-1]??[]).map(h),20);return i`<figure class="course"><svg viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${n}>
		<${fp} low=${$} high=${f} y=${h} to=${c-p} />
		${r.map(w=>i`<line key=${w} class="end" x1=${m(w)} x2=${m(w)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((w,S)=>i`<g key=${S} class=${S===a?"self":""} data-line=${S}>
				<polyline points=${[`${m(0)},${h(l[S]??0)}`,...e.map((b,O)=>`${m(O+1)},${h(b[S]??0)}`)].join(" ")} />
				<text x=${c-p+8} y=${(g[S]??0)+5}>${w.length>11?`${w.slice(0,10)}…`:w}</text>
			</g>`)}
		<text class="axis" x=${m(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function fp({low:e,high:t,y:n,to:s,said:a=k}){let r=Wh(t-e),l=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-l+1},(u,p)=>(l+p)*r).map(u=>i`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function mp({of:e,last:t,label:n,foot:s,all:a,most:r,said:l=k,banded:c}){let[u,p,d]=[470,230,34],$=r??Math.max(1,...e.map(b=>b.mean),Math.min(...e.map(b=>b.high)),a*2),f=Math.min(0,...e.map(b=>b.mean)),m=b=>Math.min($,Math.max(f,b)),h=b=>d+b*(u-d-6)/Math.max(1,t),g=b=>p-24-(m(b)-f)*(p-36)/($-f),w=b=>h((b.from-1+b.to)/2),S=b=>e.map(O=>`${w(O)},${g(O[b])}`);return i`<figure class="course band"><svg viewBox=${`0 0 ${u} ${p}`} role="img" aria-label=${n}>
		${c?i`<polygon class="interval" points=${[...S("high"),...S("low").reverse()].join(" ")} />`:null}
		<${fp} low=${f} high=${$} y=${g} to=${u-6} said=${l} />
		<line class="all" x1=${d} x2=${u-6} y1=${g(a)} y2=${g(a)} />
		<g class="self"><polyline points=${e.map(b=>`${w(b)},${g(b.mean)}`).join(" ")} />
			${e.map(b=>i`<circle key=${b.from} cx=${w(b)} cy=${g(b.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${u-6} y=${p-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Wh(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function _h(e,t){let n=e.map((r,l)=>l).sort((r,l)=>(e[r]??0)-(e[l]??0)),s=[...e];n.forEach((r,l)=>{let c=n[l-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var Nr=(e,t="")=>M(async()=>(await ae(()=>Nl({table:e})))?.scores??[],e,t).value;function hp({table:e,names:t,about:n="",view:s,me:a}){let r=Nr(e,s?`${s.deal} ${s.phase==="over"}`:"");return r?i`${n?i`<p class="soft">${n}</p>`:null}
		<${jr} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`:null}function Ba(e,t,n){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:s,rubber:a}=e,r=s.target?o("page.scores.to",{n:s.target}):o("page.scores.deals",{n:s.deals});return n?n>1?`${r} · ${o("page.scores.rubber.games",{n})}`:r:a.wins?`${r} · ${o("page.scores.rubber.first",{n:a.wins})}`:a.games?`${r} · ${o("page.scores.rubber.games",{n:a.games})}`:r}function Da(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var zh=4;function jr({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return i`<${Fh} names=${t} />`;let r=Da(e),l=e[0]?.points.length??0,c=t.map((d,$)=>$).slice(0,l),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some($=>$.premium.some(f=>f.startsWith(d))));return i`<div class="score-sheet" data-hands=${l}>
		<${Q}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${c.map(d=>i`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${c.map(d=>i`<${Ri} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,$)=>i`<${Kh} key=${$} game=${d} alone=${r.length===1} names=${t} seats=${c}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?i`<${Jh} games=${r} seats=${c} end=${s} />`:null}
		</table><//>
		${u||p.length?i`<p class="small soft legend">
					${u?i`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>i`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=zh?i`<${Br} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Fh({names:e}){return i`<${Q}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>i`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>i`<td key=${n}>${k(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var Hh=({n:e})=>i`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function Kh({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],l=r?.closed;return i`<tbody>
		${t?null:i`<${gp} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(c=>i`<tr key=${c.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(c.deal))}>
				<th scope="row">${a?i`<${Hh} n=${c.deal+1} />`:c.deal+1}</th>
				<td class="trump-column"><${ie} trump=${c.trump} /><span class="unseen">${L(c.trump)}</span></td>
				<td class="dealer-column">${n[c.dealer]}</td>
				${s.map(u=>i`<${Uh} key=${u} score=${c} seat=${u} />`)}
			</tr>`)}
		${l&&l.bonus.some(c=>c)?i`<${vs} class="bonus" text=${i`<${Me} of="bonus">${o("page.scores.bonus")}<//>`} seats=${s}
						of=${c=>l.bonus[c]?k(l.bonus[c]):"–"} />
					<${vs} class="sum" text=${o("page.scores.with")} seats=${s} winners=${l.winners}
						of=${c=>k((r.totals[c]??0)+(l.bonus[c]??0))} />`:null}
	</tbody>`}var gp=({n:e,text:t})=>i`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function vs({text:e,seats:t,of:n,winners:s,class:a}){let r=l=>s?i`<span class=${s.includes(l)?"won-it":""}>${n(l)}</span>`:n(l);return i`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(l=>i`<td key=${l} colspan="2">${r(l)}</td>`)}
	</tr>`}function Uh({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=i`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return i`<td class="gained">
			${k(e.points[t]??0)}
			${s?i`<sup title=${oe(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${k(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Jh({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,l=u=>n?.rubber?.[u]||"–",c=u=>k(n&&!n.cut?n.totals[u]??0:a(u));return i`<tfoot>
		<${gp} n=${t.length} text=${o("page.scores.together")} />
		<${vs} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?i`<${vs} text=${i`<${Me} of="rubber">${o("page.scores.rubber")}<//>`} seats=${t} of=${l} />`:null}
		<${vs} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function Er(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((l,c)=>l+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Br({games:e,names:t,me:n}){let{at:s,ends:a}=Er(e);return i`<${ws} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Ge,Ca]=[1080,1350],[Dr,Pa,La,Ve]=[350,1266,48,96],ge={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},Gh=[[],[16,9],[5,8],[26,9,5,9],[30,14]],yt=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function Ra(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),l=`${r} ${a}`;r!==void 0&&e.measureText(l).width<=n?s[s.length-1]=l:s.push(a)}return s}function Cr(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function yp(e){let t=document.body.appendChild(document.createElement("i"));t.style.color=`var(${e})`;let{color:n}=getComputedStyle(t);return t.remove(),n}function qa(e,t,n,s=ge.ink){e.fillStyle=s,e.fillRect(Ve,t,Ge-2*Ve,n)}function wp(e,t){e.save(),e.shadowColor=ge.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function bp(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=ge.card,wp(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=ge.cardEdge,e.stroke(),e.fillStyle=t==="H"?ge.red:ge.black;let l=(c,u,p,d=!1)=>{e.save(),e.translate(c-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[c,u]of Ui[9]??[])l(c,u,20,u>70);e.textAlign="center",e.font=yt("700",31,"text");for(let c=0;c<2;c++)e.fillText("9",-38.25,-43.5),l(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function Vh(e,{title:t,winner:n}){e.fillStyle=yp("--felt"),e.fillRect(0,0,Ge,Ca),e.fillStyle=yp("--felt-deep"),e.fillRect(0,Pa,Ge,Ca-Pa),e.fillStyle=ge.leaf,wp(e,()=>e.fillRect(La,Dr,Ge-2*La,Pa-Dr+24)),bp(e,"S",{x:812,y:206,turn:-.14}),bp(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=ge.soft,e.font=yt("400",32,"text"),e.fillText(Cr(e,t,600),La,92),e.fillStyle=ge.felt,Zh(e,n,640),e.fillStyle=ge.soft,e.font=yt("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Ge/2,Ca-24),e.textAlign="left"}function Zh(e,t,n){let s=$=>(e.font=yt("500",$,"title"),Ra(e,t,n)),a=$=>{let f=s($);return f.length*$<=186&&f.every(m=>e.measureText(m).width<=n)},r=[88,62].find(a)??46,l=s(r).length,c=n;for(;c>0&&Ra(e,t,c-8).length===l;)c-=8;let u=Ra(e,t,c).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach(($,f)=>e.fillText(Cr(e,$,n),La,d+p*f))}function vp(e,t){e.strokeStyle=t===0?ge.accent:ge.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(Gh[t]??[]),e.stroke(),e.setLineDash([])}function Yh(e,{places:t},n){qa(e,n,6,ge.accent),qa(e,n+11,2,ge.accent);let s=58;return t.forEach(({name:a,total:r},l)=>{let c=n+70+s*l;e.fillStyle=ge.ink,e.font=yt(l===0?"700":"400",42,"text"),e.fillText(Cr(e,a,600),Ve,c),e.textAlign="right",e.fillText(k(r),Ge-Ve,c),e.textAlign="left",e.beginPath(),e.moveTo(Ge-Ve-330,c-13),e.lineTo(Ge-Ve-170,c-13),vp(e,l),qa(e,c+15,1.5,ge.rule)}),n+70+s*t.length}function Qh(e,{course:{at:t},places:n},s,a){let r=t.flat(),[l,c]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ve+d*(Ge-2*Ve)/Math.max(1,t.length),p=d=>a-(d-l)*(a-s)/(c-l);qa(e,p(0),2,ge.rule),n.forEach(({seat:d},$)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach((f,m)=>e.lineTo(u(m+1),p(f[d]??0))),vp(e,$)})}function Xh(e,{facts:t}){e.font=yt("400",34,"text");let n=t.slice(0,4).flatMap(a=>Ra(e,a,Ge-2*Ve-34).map((r,l)=>({line:r,i:l}))),s=Pa-28-46*(n.length-1);return n.forEach(({line:a,i:r},l)=>{let c=s+46*l;e.fillStyle=ge.accent,r===0&&e.fill(eg(Ve+9,c-11,10)),e.fillStyle=ge.ink,e.fillText(a,Ve+34,c)}),s-60}var eg=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function kp(e){let t=[yt("500",88,"title"),yt("400",34,"text"),yt("700",42,"text")];await Promise.all(t.map(l=>document.fonts.load(l)));let n=document.createElement("canvas");[n.width,n.height]=[Ge,Ca];let s=n.getContext("2d");Vh(s,e);let a=Yh(s,e,Dr+44),r=Xh(s,e);return r-a>120&&Qh(s,e,a+40,r-6),new Promise((l,c)=>n.toBlob(u=>u?l(u):c(new Error("no picture"))))}function tg(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function ng(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function sg(e,t,n){let s=n.map(h=>h.seat).sort((h,g)=>h-g),a=(h,g)=>tg(s.map(h),g),r=h=>t[s[h]??-1]??"",l=[],c=a(h=>Math.max(...e.map(g=>g.points[h]??0)),1);if(c){let h=e.findIndex(g=>g.points[s[c.seat]??-1]===c.n)+1;l.push(o("page.best.deal",{name:r(c.seat),n:c.n,deal:h}))}let u=a(h=>ng(e,h),2);u&&l.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(h=>e.filter(g=>g.premium[h]&&g.made[h]).length,1);p&&l.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(h=>s.every(g=>h.made[g])).length;d&&l.push(o("page.best.all",{n:d}));let[$,f]=n,m=$&&f?$.total-f.total:0;return m>0&&l.push(o("page.best.ahead",{name:$?.name??"",n:m})),l}function Pr({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((l,c)=>({seat:c,total:l,name:n[c]??""}));return r.sort((l,c)=>c.total-l.total),{title:s,winner:a,places:r,facts:sg(e,n,r),course:Er(Da(e))}}var ag=({title:e,winner:t,places:n,facts:s})=>[e,t,q(n.map(a=>`${a.name} ${k(a.total)}`)),...s].join(`
`);async function Lr(e){let t=new File([await kp(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});Qe(t,t.name)}var og=3;function rg({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Qt(e,t,void 0);if(r)return null;let{judged:l=0,of:c=0,rough:u=0}=a??{},p=l<c?o("page.report.judging",{n:l,of:c}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap($=>$.mistakes).sort(($,f)=>f.lost-$.lost).slice(0,og);return i`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||Ue(a)?i`<p class="soft judging" style=${{"--far":c?(l-u)/c:0}}>${c?p:""}</p>`:d.length?i`<${bs} of=${d} names=${n} place=${ys(e,t)} one=${!1} named=${!0} />`:i`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function xp({table:e,match:t,at:n,view:s,names:a,variant:r,winner:l,onclose:c}){let u=Nr(e),[p,d]=y(""),{end:$,seat:f}=s,m=`${r} · ${X(n,{dateStyle:"long"})}`,h=u&&$&&Pr({scores:u,end:$,names:a,title:m,winner:l}),g=async b=>d(o(await Tt(ag(b))?"page.link.copied":"page.copy.not")),w=b=>Lr(b).catch(O=>d(C(O))),S=h&&i`<p class="soft" role="status">${p}</p>
		<${v} onclick=${()=>g(h)} say=${o("page.copy")} />
		<${v} chief onclick=${()=>w(h)} say=${o("page.share")} />`;return i`<${K} title=${o("page.last")} broad onclose=${c} actions=${S}>
		${h?i`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${l}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${h.places.map(b=>i`<tr key=${b.seat} class=${b.seat===f?"self":""}>
							<th scope="row">${b.name}</th><td>${k(b.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?i`<${Br} games=${Da(u)} names=${a} me=${f??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${h.facts.map(b=>i`<li key=${b}>${b}</li>`)}</ul>
					<${rg} table=${e} match=${t} names=${a} seat=${f} />
				</div>
			</div>`:i`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}function Sp(e,t,n){let s=fe(e.bid??0,n);return o("outcome.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Op(e,t){let n=(e.won?.[t]??0)-(e.bid??0);return e.made?.[t]||!n?"":o("outcome.off",{n:Math.abs(n),over:n>0?"yes":"no"})}function ig(e,{bid:t,won:n,worth:s}){let a=Ke(s),r=e.map(p=>a[pe(p)]??0),l=r.length&&r.reduce((p,d)=>p+d,0)===t,c=0,u=(l?r:[t]).map(p=>Array.from({length:p},()=>c++<n?"won":"open"));return n>t&&u.at(-1)?.push(...new Array(n-t).fill("extra")),u}function lg({view:e,seat:t,variant:n}){let s=Te(D(e.aside),ce),a=e.won?.[t]??0,l=e.bid===0&&a>0&&e.made?.[t]&&n?.score.zeroOrAll?Xt(n):e.bid??0,c=ig(s,{bid:l,won:a,worth:n?.worth??""}),u=0,p=d=>i`<span class="bid-marks">
		${d.map($=>i`<i key=${u} class=${$} style=${{"--fall":u++}}></i>`)}
	</span>`;return i`<div class="met" aria-hidden="true" style=${{"--falls":Math.max(l,a,1)}}>
		${s.map((d,$)=>i`<div key=${d} class="turning" style=${{"--turn":$}}>
			<span class="face"><${re} card=${d} /></span><span class="back"><${re} face="down" /></span>
			${c.length===s.length?p(c[$]??[]):null}
		</div>`)}
		${c.length===s.length?null:c.map(p)}
	</div>`}function cg({view:e,names:t,variant:n}){let{seat:s}=e;if(s===void 0||e.bid===void 0)return i`<p class="outcome">${Ap(e,t)}</p>`;let a=e.made?.[s]??!1,r=Op(e,s),l=Sp(e,s,n).replace(/ (?=\S+$)/u," ");return i`<p class=${`outcome own-${a?"made":"failed"}`}>
		<b aria-hidden="true">${a?"✓":"✕"}</b> ${l}
		${r?i` <span class="off">${r}</span>`:null}
	</p>`}function Ap(e,t){let n=t.filter((s,a)=>e.made?.[a]);return o("page.over.makers",{names:q(n),n:n.length})}var Ia=({view:e,names:t,won:n})=>e.end?.rubber?Yo(e,t):n||Zo(e,t);function ug(e){let{view:t,names:n,variant:s}=e,{seat:a}=t,l=a!==void 0&&t.bid!==void 0?[Sp(t,a,s),Op(t,a)]:[Ap(t,n)],c=Ia(e),u=c?[c,`${q(Mp(t,n).map(([p,d])=>`${p} ${k(d)}`))}.`]:[Qo(t,n,Ct(t)),Vo(t)];return[...l,...u].filter(Boolean).join(" ")}var pg=({end:e,closed:t,totals:n})=>e?.totals??n.map((s,a)=>t?(t.totals[a]??s)+(t.bonus[a]??0):s),Mp=(e,t)=>pg(e).map((n,s)=>[t[s]??"",n]).sort((n,s)=>s[1]-n[1]);function dg({title:e,view:t,names:n}){return i`<div class="printed">
		<${Fc} />
		<p class="outcome winner">${e}</p>
		<p class="standing">
			${Mp(t,n).map(([s,a])=>i`<span key=${s}>${s} <b>${k(a)}</b></span>`)}
		</p>
	</div>`}function Wa(e){let{view:t,names:n,variant:s,won:a,day:r=!1,hands:l}=e,{seat:c,bid:u,aside:p}=t,d=_c(t,l,a!==""&&!r),$=Ia(e),f=c!==void 0&&u!==void 0&&p!==void 0;return i`<header class="moment" data-what=${d}>
		${$&&!r?i`<${dg} title=${$} view=${t} names=${n} />`:null}
		${f&&(!$||r)?i`<${lg} view=${t} seat=${c} variant=${s} />`:null}
		<div class="outcomes">
			${$&&r?i`<p class="outcome winner">${$}</p>`:null}
			<${cg} ...${e} />
		</div>
		${$&&!r?null:i`<${zc} what=${d} />`}
	</header>`}var $g=600;function Tp(e,t,n){let[s,a]=y(e&&!hn()&&!document.hidden);return x(()=>{if(!e)return;E.spoken.peek()||N(ug(t),!0);let r=new AbortController,l=p=>{let d=p instanceof KeyboardEvent?p.key:"",$=p?.target;(d===" "||d==="Enter")&&!$?.closest("button, a, input, dialog")&&p?.preventDefault(),r.abort(),a(!1)},c=setTimeout(()=>sp(t.view).forEach(un),s?n-100:0),u=setTimeout(l,n+$g+Uo);for(let p of s?["pointerdown","keydown","visibilitychange"]:[])document.addEventListener(p,l,{capture:!0,signal:r.signal});return()=>(clearTimeout(u),clearTimeout(c),r.abort())},[]),s}var Rr=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function ks(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:l,step:c}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Rr(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${l}?step=${c}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function qr({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return i`<p class="proposal">
			<${v} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return i`<p class="proposal">${o("page.standin")}${" "}
			<${v} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let l=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return i`<div class="proposal" role=${E.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${l?i`<div class="answers">
					<${v} chief onclick=${()=>c(!0)} say=${o("page.agree")} />
				<${v} onclick=${()=>c(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?i`<div class="answers">
					<${v} onclick=${()=>c(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function fg({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:l="standard",rules:c}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return i`<${v} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?i`<${xp} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${c?.name??o(`variant.${l}`)}
					winner=${Xo(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}var Np={made:1500,failed:950,printed:1250};function jp({table:e,message:t,names:n,variant:s,fresh:a}){let{seat:r}=t,l=r!==void 0&&t.table.chairs[r]?.ready,{view:c}=t,u=t.table.stage==="waiting",p=e.settled.value.settings,{day:d}=p,$=ks(e.id,p),f=u?Xo(t.table.winners,n,r??-1,p):"",m={view:c,names:n,variant:s,won:f,day:d!==void 0},h=Ia(m),g=h?"printed":c?.made?.[r??-1]?"made":"failed",w=Tp(a,m,Np[g]),S=w?Np[g]:0,b=et("report",e.id),O=et("match",e.id),A=e.current.value,B={"--written":`${S}ms`};return i`<div class="over leaf sheeted" data-moves=${w?g:void 0} style=${B}
		onclick=${ee=>ee.stopPropagation()}>
		<${qr} table=${e} message=${t} names=${n} />
		<${Wa} ...${m} hands=${t.table.chairs.length} />
		<${nt} view=${c} names=${n} variant=${s} written=${S} crowned=${h!==""} />
		${r!==void 0&&!O&&qc(t)?i`<${Ic} table=${e.id} match=${t.table.match} deal=${c?.deal??0} seat=${r} />`:null}
		<div class="row">
			${b?i`<a class="button chief" href=${`/report/${e.id}/${t.table.match}?seat=${r}`}>
						${o("way.go.report")}
					</a>`:null}
			${$?i`<a class="button chief" href=${$.played.href}>${$.played.text}</a>`:r===void 0||l?i`<p class="soft">${r===void 0?"":o("page.waiting.others")}</p>`:i`<button type="button" class=${`button ${b?"":"chief"}`}
						disabled=${e.waits.value>0||!A||t.table.paused} onclick=${()=>e.ready()}>
						${o(u?"page.again":"page.next")}
					</button>`}
			${f&&c?.end&&!d&&!b?i`<${fg} table=${e} message=${t} names=${n} />`:null}
			${!b&&(u||t.table.open)?i`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${c?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function _a({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let l=j(null);return ye(()=>{let c=l.current,u=document.activeElement;return c?.focus({preventScroll:!0}),()=>{c?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),x(()=>l.current?.scrollIntoView({block:"nearest"}),[n]),i`<section class=${`hint ${t}`} ref=${l} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${v} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function xs(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var za={luck:"M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",played:"M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",thankyou:"M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",ohno:"M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",sorry:"M6 21.5V4c4-2.2 8 2.2 12.5 0v9.5c-4.5 2.2-8.5-2.2-12.5 0"},Dp=[...Object.keys(za),"deal","unlucky","moment","thanks"],Ep=2500,Ir=({of:e})=>za[e]?i`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${za[e]} /></svg>`:null;function Cp({onsay:e}){let[t,n]=y(""),s=j(-1/0);x(()=>{let r=setTimeout(()=>n(""),Ep);return()=>clearTimeout(r)},[t]);let a=(r,l)=>{Date.now()-s.current<Ep||(s.current=Date.now(),n(r),N(l,!0),e(l))};return i`<p class="reactions" role="group" aria-label=${o("page.reactions")}>
		${Object.keys(za).map(r=>{let l=o(`page.quick.${r}`);return i`<button type="button" key=${r} class=${`button plain ${t===r?"sent":""}`} aria-label=${l}
				title=${l} onclick=${()=>a(r,l)} aria-disabled=${t!==""}><${Ir} of=${r} /></button>`})}
	</p>`}var _n=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Dp.includes(t)?o(`page.quick.${t}`):n,mg=e=>Math.min(12e3,4e3+70*e.length);function Pp({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=_n(e);return x(()=>{if(s)return;let l=setTimeout(()=>n(e.seq),mg(r));return()=>clearTimeout(l)},[e.seq,s]),t===e.seq?null:i`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}><${Ir} of=${e.phrase??""} />${r}</p>`}function Lp(e,{me:t,since:n}){let s=e.filter(a=>a.at>=n&&a.seat>=0&&(a.by===""||a.by!==t));return new Map(s.map(a=>[a.seat,a]))}function Rp({talk:e,me:t,muted:n,onsay:s,onmute:a,oncomplain:r}){let[l,c]=y(""),u=qi(),p=j(null),d=new Set(new Map(e.map(f=>[f.by,f])).values());x(()=>p.current?.scrollIntoView({block:"nearest"}),[e.length]);let $=async f=>{f.preventDefault();let m=l.trim();m&&(c(""),await s(m)===void 0&&c(m))};return i`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?i`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>i`<li key=${f.seq}>
					<time class="soft small">${X(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?i` <span class="soft small">${o("page.watching")}</span>`:null} ${_n(f)}
					${f.by&&f.by!==t&&d.has(f)?i`${" "}<${Bp} onclick=${()=>a(f.by,"mute",!0)}
						say=${o("page.mute")} />`:null}
					${r&&f.by&&f.by!==t&&d.has(f)?i`${" "}<button type="button" class="button plain small" onclick=${()=>r(f)}>
							${o("page.complain")}
						</button>`:null}
				</li>`)}
			${n.map(f=>i`<li key=${f.id}>
				<a href=${`/people/${f.id}`}>${f.name}</a> <${Bp} say=${o(f.blocked?"page.unblock":"page.unmute")}
					onclick=${()=>a(f.id,f.blocked?"block":"mute",!1)} />
			</li>`)}
			<li ref=${p} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Dp.map(f=>i`<button type="button" key=${f} class="button plain"
				onclick=${()=>s(o(`page.quick.${f}`))}><${Ir} of=${f} />${o(`page.quick.${f}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${$}>
			<label class="unseen" for=${u}>${o("page.talk.say")}</label>
			<input id=${u} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${l}
				oninput=${f=>c(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}var Bp=({say:e,onclick:t})=>i`<button type="button" class="button plain small" onclick=${t}>
	${e}
</button>`;var hg={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function gg(e,t){let n=[];return jo(e,t).forEach((s,a)=>n[s]=hg[e]?.[a]??"north"),n}function qt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:l=!0,full:c=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:$=0,played:f=null,said:m,over:h="",onhurry:g,aloud:w=!1,children:S}=e,b=Ee(t),O=gg(b,s),A=c?c.cards:t.trick??[],B=c?c.winner:u?-1:t.taking??-1,ee=u&&!c?[...A,{seat:t.options?.seat??s,card:u}]:A;return i`<div class=${`felt hands-${b} ${h}`} onclick=${g}>
		<${vg} trump=${yn(t)} />
		${jo(b,s).filter(te=>te!==r).map(te=>i`<${wt}
				key=${te} view=${t} variant=${a} seat=${te} name=${n[te]??""} names=${n}
				place=${O[te]} own=${te===s} chair=${d?.[te]} now=${$} open=${yg(t,te)}
				winner=${c?.winner===te} laid=${l} said=${m?.get(te)}
				hand=${te===f?.seat?f.hand:void 0}
			/>`)}
		<${Cg} cards=${ee} pending=${u&&!c&&p?u:""} where=${O} winner=${B}
			gone=${c?.gone??!1} names=${n} aloud=${w} />
		<${kg} view=${t} variant=${a} names=${n} me=${s} />
		${S}
	</div>`}var yg=(e,t)=>e.shown?.[t]?.hand!==void 0?D(e.shown[t]?.hand):null;function bg(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&yn(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?Mt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let l=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&l>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[l]??"",you:a(l),why:c}))}return s?.behind&&r.push(o("why.behind",{name:t[l]??"",you:a(l),n:s.behind})),r}function wg(e,t,n,s){let[a,...r]=e.vulnerable??[],l=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!l?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:l})]}var vg=({trump:e})=>i`<div class="cloth" data-trump=${e} aria-hidden="true">
	${(e==="none"?[..."CHSD"]:[e]).map(t=>i`<${ie} key=${t} trump=${t} />`)}
</div>`;function kg({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...bg(e,n,s),...wg(e,t,n,s)];return i`<div class="ground">
		<div>
			<${bt} trump=${yn(e)} explains />
			${a.map(r=>i`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?i`<div class="turnup">
					<${At.Provider} value=""><${re} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function bt({trump:e,unsure:t=!1,explains:n=!1}){let s=i`<b>${L(e)}${t&&e?"?":""}</b>`;return i`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?i`<span class="sign none" aria-hidden="true">?</span>`:i`<${ie} trump=${e} />`}
		${n?i`<${Me} of=${e==="none"?"notrump":"trump"}>${s}<//>`:s}
	</p>`}function wt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:l,own:c,chair:u,now:p,open:d,winner:$,laid:f=!0,hand:m,said:h}=e,g=t.held?.[s]??0,w=t.due===void 0?t.turn.includes(s):t.due===s,S=c&&t.seat!==void 0,b=S?t.bid:t.shown?.[s]?.bid,O=S?void 0:t.shown?.[s]?.aside,A=Tn(u),B=t.control===t.seat?"yes":"no";return i`<section class=${`seat ${l} ${`${w?"thinks":""} ${$?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${A?i`<${Me} class="level" say=${mc(u)}>${A}<//>`:null}
				${t.totals[s]===void 0?null:i`<span class="points" title=${o("page.points")}>
							${k(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				<${xg} view=${t} seat=${s} />
				${t.dealer===s?i`<${Me} of="dealer" class="badge">
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						<//>`:null}
				${w?i`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?i`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:i`<${Tg} view=${t} variant=${n} seat=${s} bid=${b}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${Mg} view=${t} seat=${s} variant=${n} />
				${t.vulnerable?.includes(s)?i`<${Me} of="vulnerable" class="badge" variant=${n}>${o("vulnerable")}<//>`:null}
				${t.control!==void 0&&s===bn(t)?i`<span>${o("dummy.by",{name:r[t.control]??"",you:B})}</span>`:null}
				${u?.away?i`<span class="badge">${o("page.away")}</span>`:null}
				<${Bg} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?i`<${Sg} suits=${D(t.void?.[s])} />`:null}
			${h?i`<${Pp} said=${h} />`:null}
		</div>
		${O?i`<div class="aside" aria-label=${o("page.aside")}>${ue(O)}</div>`:null}
		${S||d?null:i`<${Ag} n=${g} />`}
		${S||!d?null:m??i`<${Og} cards=${d} trump=${t.trump} />`}
	</section>`}function xg({view:e,seat:t}){let n=Dt(e.totals)===t,s=j(n),a=n&&!s.current&&Ct(e)===t;if(s.current=n,!n)return null;let r=a?`[data-seat="${Dt(ns(e))}"] .points`:void 0;return i`<${Me} class="leads" say=${o("page.leads.is")}>
		<${ss} from=${r} /><span class="unseen"> ${o("page.leads")}</span>
	<//>`}function Sg({suits:e}){let t={suits:q(e.map(L))};return i`<p class="voids">
		${e.length?i`<${Me} say=${o("page.void.is",t)}>
					<span class="unseen">${o("page.void",t)}</span>${e.map(n=>i`<${Eg} suit=${n} />`)}
				<//>`:null}
	</p>`}function Og({cards:e,trump:t}){let n=s=>i`<span key=${pe(s[0]??"")} class="same-suit">
		${s.map(a=>i`<${re} key=${a} card=${a} size="mini" />`)}
	</span>`;return i`<div class="open-hand">${Ws(Te(e,ce,t),t).map(n)}</div>`}function Ag({n:e}){return i`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>i`<${re} key=${n} face="down" />`)}
	</div>`}function Mg({view:e,seat:t,variant:n}){let s=e.premium?.[t]||"";if(s){let l=s.startsWith("declare")?"declare":"reveal";return i`<${Me} of=${l} class="premium" variant=${n}>${oe(s)}<//>`}let a=e.why?.overcalled?.includes(t)&&e.phase!=="offer",r=oe(e.offers?.[t]??"declare");return i`${jg(e,t)}
		${a?i`<span class="beaten">${o("offer.beaten",{offer:r})}</span>`:null}`}function Tg({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?i`<span>${o("page.bid",{bid:fe(s,t)})}</span>`:a?i`<span>${o("page.laid")}</span>`:null;if(s===void 0)return i`<span class="score">${o("page.won",{won:r})}</span>`;let l=e.contract?.[n]||"short";return i`<span class=${`stand ${l}`}>
		<${Wr} view=${e} variant=${t} seat=${n} bid=${s} />
		<span class="score">${o("page.won.of",{won:r,bid:fe(s,t)})}</span><${Ng} stands=${l} />
	</span>`}function Wr({view:e,variant:t,seat:n=-1,bid:s}){let a=e.won?.[n]??0;if(s===void 0||a+s===0)return null;let l=s===0&&e.contract?.[n]!=="lost"&&t?.score.zeroOrAll?Xt(t):s;return i`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(a,l)},(c,u)=>i`<i key=${u} class=${u>=l?"extra":u<a?"full":""}></i>`)}
	</span>`}function Ng({stands:e}){let t=e==="lost"?"✕":"✓";return i`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:i`<b class="tells" aria-hidden="true">${t}</b>`}`}function jg(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?i`<span>${oe(n)}</span>`:null}function Eg({suit:e}){return e==="nines"?i`<span class="void">9</span>`:i`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Bg({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return i`<span class=${`time ${s?"short":""}`}>${Dg(n)}</span>`}function Dg(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Cg({cards:e,pending:t,where:n,winner:s,gone:a,names:r,aloud:l}){let c=j(null),u=j(new Set);return ye(()=>{let p=c.current;if(!p)return;let d=new Set(e.map(f=>`${f.seat} ${f.card}`)),$=[];for(let f of p.querySelectorAll("[data-of]")){let m=`${f.dataset.of} ${f.dataset.card}`;u.current.has(m)||$.push(Rg(f,Lg(f))),a&&$.push(qg(f,p.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of $)f?.();u.current=d},[e.map(p=>`${p.seat}${p.card}`).join(),a]),i`<ol class="trick" ref=${c} aria-label=${o("page.trick")} aria-live=${l?"polite":void 0}>
		${e.map(({seat:p,card:d},$)=>i`<li key=${`${p} ${d}`}
				class=${`${n[p]} ${p===s?"best":""} ${d===t?"waits":""}`}
				data-of=${p} data-card=${d} style=${{"--i":$}}>
				<span class="unseen">${r[p]}: </span><${re} card=${d} />
				${d===t?i`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var Pg=":is(.backs, .open-hand, .hand, .nameplate)";function Lg(e){let t=Ss.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Pg}`)?.getBoundingClientRect()}var Ss=new Map,qp=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Rg(e,t){let n=qp(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),l=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${l})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function qg(e,t){let n=qp(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),l=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${l}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var _r={calm:2e3,usual:1200,quick:550,instant:550},Ig=280,Wg={calm:650,usual:350,quick:150,instant:0},_g=12,zg=(e,t)=>Ot(e,t)&&Ip(t)>Ip(e),Ip=e=>(e?.played??[]).reduce((t,n)=>t+D(n).length,0),Fa=class{shown=R(null);#e;#n=[];#t=0;#s=()=>{};constructor(t){this.#e=t}take(t){this.#n.push(t),document.hidden||this.#n.length>_g?this.skip():this.#t||this.#a()}skip(){this.stop();let t=this.#n.at(-1)??this.shown.peek()?.message;this.#n=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#s(),this.#t!==0&&(this.#n.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#a(){let t=this.#n.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=wn(n,t.view);this.shown.value={message:t,full:s};let a=Wg[this.#e()];if(!s&&a&&zg(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(_r[this.#e()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(hn()?0:Ig,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#t=setTimeout(this.#s,t)}};async function Fg(e,t,n){await vc([e,t,n],!1,({id:s})=>Yt(Ll,Il,{table:e,match:t,id:s,pace:Zt[E.pace.value],...n}))}function Hg(e,t,n,s){let a=Array.from({length:e},(r,l)=>l===t?"":s[l]||n);return a.every((r,l)=>l===t||r===n)?n:a.join()}function Wp({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:l}){let[c,u]=y(String(r)),[p,d]=y(""),[$,f]=y({}),{busy:m,once:h}=P();x(()=>{ae(Ae)},[]);let g=p||wc(),w=Qn.value.map(({name:A})=>[A,o(`page.level.${A}`)]),S=Hg(a.length,Number(c),g,$),O=i`<${v} chief aria-busy=${m} disabled=${m||!g} onclick=${()=>h(()=>Fg(e,t,{deal:n,step:s,seat:Number(c),bots:S}))}
		say=${o("page.whatif.play")} />`;return i`<${K} title=${o("page.whatif")} onclose=${l} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${z} label=${o("page.whatif.seat")} value=${c} onchange=${u}
				options=${a.map((A,B)=>[String(B),A])} />
			<${z} label=${o("page.whatif.others")} value=${g} options=${w}
				onchange=${A=>(d(A),f({}))} />
			${a.length>2?i`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((A,B)=>B===Number(c)?null:i`<${U} key=${B} label=${A}
							value=${$[B]||g} options=${w}
							onchange=${ee=>f({...$,[B]:ee})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Kg({rest:e}){let[t,n="1",s="0"]=e;return t?i`<${Jg} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:i`<${_} title=${o("page.nav.replay")} text=${o("page.replay.which")}>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		<//>`}async function Fr({table:e,match:t,deal:n}){if(e==="mine"&&!await Dn())throw new se(o("page.replay.gone"));return Yt(Zs,Mn,{table:e,match:t,deal:n})}function Ug(e,t,n){let s=j(new Map),[,a]=y(0);return x(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,l=c=>{s.current.set(t,c),a(u=>u+1)};return l({}),Yt(Cl,Rl,{...e,step:t},r.signal).then(c=>l({told:c}),c=>r.signal.aborted||l({wrong:C(c)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Hr(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Jg({table:e,match:t,deal:n}){let{value:s,wrong:a}=M(()=>Fr({table:e,match:t,deal:n}),e,t,n);if(a)return i`<${_} title=${o("page.nav.replay")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`;if(!s)return i`<${_} text=${o("page.replay.loading")} />`;let r=`${e} ${t} ${n}`;return i`<${Gg} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function Kr(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let l={hand:a.hand??""};a.aside&&(l.aside=a.aside),a.bid!==void 0&&(l.bid=a.bid),s[r]=l}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Gg({table:e,match:t,deal:n,played:s}){let a=rn(Y(s.header.variant),s.header.rules),r=we(()=>Hr(s),[s]),l=r[0]?.views.length??1,c=ln(s.header,l),u=r.length-1,p=Oe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),$=/^[0-4]$/.test(p.get("seat")??"")?Math.min(l-1,Number(p.get("seat"))):-1,f=$>=0?$:In(s.header,l),m=r[d+1]?.line,h=m!==void 0&&"act"in m,g=Ug({table:e,match:t,deal:n},d,h&&p.has("hint")),w=(He,Hn=$,Rs=g!==null&&He===d)=>`/replay/${e}/${t}/${n}?step=${He}${Hn>=0?`&seat=${Hn}`:""}${Rs?"&hint":""}`,S=He=>H(w(Math.min(u,Math.max(0,He))),{replace:!0}),b=r[d],O=Yg(d,u,!!Ha(b),S),A=O.past(S),B=we(()=>Xg(r),[r]),ee=Zg(d,B,u,A),te=j(null),Ce=r[d]?.views[0]?.phase!=="over",$n=O.past(()=>Ce&&H(`${w(d)}&on=1`,{replace:!0})),kt=O.past(()=>h&&H(w(d,$,!g),{replace:!0}));ey({h:kt,p:$n,...g&&{Escape:kt},ArrowRight:ee.forward,ArrowLeft:ee.back," ":O.toggle,ArrowDown:ee.trickForward,ArrowUp:ee.trickBack,Home:ee.start,End:ee.end});let xe=$>=0?b.views[$]:Kr(b.views,f);return i`<${At.Provider} value=${Ye(xe)}><main id="main" tabindex="-1" class="replay">
		<${sy} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,l)} seat=${$}
			onseat=${He=>H(w(d,He),{replace:!0})} here=${w(d)}
			onplay=${Ce?$n:void 0} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${O.stop}>
				<h2 class="unseen">${$>=0?o("page.replay.seen",{name:c[$]}):o("page.replay.all")}</h2>
				<${Vg} moment=${b} view=${xe} names=${c} variant=${a} at=${f} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?i`<${ty} key=${d} hint=${g} variant=${a} name=${c[m.by??m.seat]??""}
							bid=${r[d+1]?.views[m.seat]?.bid} back=${te} onclose=${kt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${gt} view=${xe} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${J(Ur(b,c,$,a))}</span></p>
				<button type="button" class="button plain" ref=${te} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!h} onclick=${kt}>${o("page.hint")}</button>
			</div>
			<${Qg} step=${d} last=${u} to=${A} steps=${ee} auto=${O} />
		</div>
		${Ce&&p.get("on")?i`<${Wp} of=${{table:e,match:t,deal:n,step:d}} names=${c.slice(0,l)}
			front=${f} onclose=${()=>A(d)} />`:null}
	</main><//>`}function Vg({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet){let c={view:{...t,seat:void 0},names:n,variant:s,won:"",hands:e.views.length};return i`<div class="replay-sheet"><div>
			<${Wa} ...${c} />
			<${nt} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0}
				crowned=${!!t.closed} />
		</div></div>`}let l=Vt(s,t.phase);return i`<${qt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${l}
			full=${Ha(e)} />
		<${ny} view=${t} variant=${s} laid=${l} seat=${a} name=${n[a]??""} hint=${r} />`}var Zg=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Yg(e,t,n,s){let[a,r]=y(!1),[l,c]=y(()=>E.pace.peek()==="instant"?"quick":E.pace.peek());x(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let $=setTimeout(()=>s(e+1),n?_r[l]:Zt[l]);return()=>clearTimeout($)},[a,e,l]);let u=()=>r(!1);return x(()=>(document.addEventListener("visibilitychange",u),()=>document.removeEventListener("visibilitychange",u)),[]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:$=>(...f)=>{u(),$(...f)},stop:u,pace:l,setPace:c}}function Qg({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),l=p=>n(p.currentTarget.valueAsNumber),[c,u]=[e===0,e===t];return i`<div class="replay-auto">
			<${pn} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${l} />
			<${U} hidden label=${o("page.replay.pace")} value=${a.pace} onchange=${a.setPace}
				options=${Z("page.pace","calm","usual","quick")} />
		</div>
		<div class="replay-keys">
			<${pn} label=${o("page.replay.start")} icon="start" off=${c} onclick=${s.start} />
			<${pn} label=${o("page.replay.trick.back")} icon="fast-back" off=${c} onclick=${s.trickBack} />
			<${pn} label=${o("page.replay.back")} icon="back" off=${c} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${pn} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${pn} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${pn} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function Xg(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Ha(t)||t.sheet?[n]:[]})}var Ha=e=>wn(e.before?.[0],e.views[0]);function Ur(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...l]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Ha(e);if(r==="lay"){let f=l.map(h=>_e(h,Ye(p))).join(" "),m=fe(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:m})}if(r==="name")return o("page.replay.names",{name:c,trump:L(l[0])});if(r==="play"){let[f,m]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:_e(l[0]??"",Ye(p)),taken:f,winner:m})}let $=e.views[n];return u&&$?.phase==="offer"&&!$.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:oe(String(a.act))})}function ey(e){ye(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function ty({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:l,wrong:c}=e,u=o("page.hint.of",{name:n});return i`<${_a} class="replay-hint" title=${u} told=${l} back=${a} onclose=${r}>
		${l?i`<${Pn} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:i`<p class=${c?"":"soft"} role="status">${c??o("page.hint.thinking")}</p>`}
	<//>`}function ny({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let l=Te(D(e.hand),ce,e.trump),[c,u]=[xs(r?.advice),xs(r)];return i`<div class="replay-held">
		<${wt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(l.length,2)}} aria-label=${a} role="group">${l.map(p=>i`<span key=${p} class="one">
				<${re} card=${p} />
				<span class="mark">
					${c.has(p)?i`<${je} />`:null}${u.has(p)?i`<${pa} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ue(e.aside)}</div>
	</div>`}function sy({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:l,here:c,onplay:u}){let[p,d]=y(!1),$=e.steps[e.steps.length-1]?.views[0]?.trump??"",f=h=>`/replay/${t}/${n}/${h}${r>=0?`?seat=${r}`:""}`,m=a.map((h,g)=>[String(g),o("page.replay.seen",{name:h})]);return i`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??he(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:L($)})}${" "}<${ie} trump=${$} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${_p} to=${s>0?f(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${_p} to=${s+1<e.deals?f(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<${U} hidden label=${o("page.replay.hands")} value=${String(r)}
			options=${[["-1",o("page.replay.all")],...m]}
			onchange=${h=>l(Number(h))} />
		<div class="row doings">
			${t==="mine"?null:i`<a class="button plain to-table" href=${`/t/${t}`} aria-label=${o("page.learn.table")}>
						${zr(o("page.learn.table"),o("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!u} onclick=${u}
				aria-label=${o("page.whatif")}>${zr(o("page.whatif"),o("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:i`<button type="button" class="button plain" onclick=${()=>$a(On(c))}
						aria-label=${o("page.replay.link")}>${zr(o("page.replay.link"),o("page.replay.link.short"))}</button>`}
			<${v} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?i`<${K} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?i`<${ay} match=${n} />`:i`<${fs} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}var zr=(e,t)=>i`<span class="words">${e}</span><span class="arrow">${t}</span>`;function ay({match:e}){let{value:t}=M(async()=>{let a=await Dn();return(a&&await la(a.bytes))??""});if(t===void 0)return null;if(t==="")return i`<p>${o("page.fair.packed")}</p>`;let n=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(a=>a.index),s=n[e-1]??0;return i`<${fs} record=${t.slice(s,n[e]??t.length)} />`}function _p({to:e,text:t,arrow:n}){let s=i`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?i`<a href=${e}>${s}</a>`:i`<span class="off" aria-disabled="true">${s}</span>`}var oy={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function pn({label:e,icon:t,off:n,onclick:s}){return i`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${oy[t]} /></svg>
	</button>`}function ry(e){let t=(r,l)=>Math.max(l,Math.trunc(Number(e.get(r)))||l),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function iy({rest:[e=""]}){let t=ry(Oe.value),n=Rr(e,t),{value:s,wrong:a}=M(async()=>{let r=await Promise.all([Fr(t),Zs({table:e,match:1,deal:t.deal})]);if(!ly(r))throw new se(o("page.replay.gone"));return{key:n,both:r}},n);return a?i`<${_} class="endings" title=${o("page.nav.whatif")} text=${a}>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		<//>`:s?.key!==n?i`<${_} class="endings" text=${o("page.replay.loading")} />`:i`<main id="main" tabindex="-1" class="endings">
		<${cy} table=${e} from=${t} both=${s.both} />
	</main>`}var ly=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),zp=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Fp({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Kr(t,0)}function cy({table:e,from:t,both:[n,s]}){let{header:a}=n,r=rn(Y(a.variant),a.rules),[l,c]=[Fp(n),Fp(s)];if(!l?.points||!c?.points)return i`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=dp(zp(n),zp(s),Ee(l),t.step),p=n.steps[0]?.views.length??1,d=[ln(a,p),ln(s.header,p)],$=`/replay/${t.table}/${t.match}/${t.deal}`,[f=t.step,m=t.step]=u?.steps??[];return i`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??he(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:L(c.trump)})}${" "}
				<${ie} trump=${c.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${uy(u?.trick)}</p>
		</header>
		<${py} was=${l.points} now=${c.points} names=${d} me=${In(s.header,p)} /></div>
		<div class="endings-both">
			<${Hp} title=${o("page.whatif.was")} played=${n} view=${l} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${f} at=${$} />
			<${Hp} title=${o("page.whatif.now")} played=${s} view=${c} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${m} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${$}?step=${t.step}&on=1`} />
		</div>`}function uy(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Hp({title:e,played:t,view:n,names:s,variant:a,trick:r,step:l,at:c,again:u}){let p=r===void 0||r<0?void 0:Hr(t)[l+1];return i`<section>
		<h2>${e}</h2>
		${p?i`<p>${J(Ur(p,s,-1,a))}</p>`:null}
		<${nt} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${gt} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${c}?step=${l}`}>${o("page.replay")}</a>
			${u?i`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function py({was:e,now:t,names:n,me:s}){let a=e.map((c,u)=>u),r=c=>{let[u="",p=""]=n.map(d=>d[c]??"");return u===p?u:i`${u}<span class="soft small"> / ${p}</span>`},l=(c,u,p="")=>i`<tr class=${p}><th scope="row">${c}</th>
		${a.map(d=>i`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return i`<${Q}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(c=>i`<th key=${c} scope="col">${r(c)}</th>`)}</tr></thead>
		<tbody>
			${l(o("page.whatif.was"),c=>k(e[c]??0))}
			${l(o("page.whatif.now"),c=>k(t[c]??0))}
		</tbody>
		<tfoot>${l(o("page.whatif.difference"),c=>le((t[c]??0)-(e[c]??0)),"total")}</tfoot>
	</table><//>`}var Kp="ninetynine.complaint",Jr=()=>[mn(Kp)??[]].flat(),Up=e=>Se(Kp,e.length>0?JSON.stringify(e):null),dy=10;function Ka({table:e,about:t,talk:n,onclose:s}){let a=n.filter(h=>h.by===t.by).slice(-dy),[r,l]=y(t.seq?[t.seq]:[]),[c,u]=y(""),{busy:p,once:d}=P(),$=()=>d(async()=>{let{complaints:h}=await Vl({table:e,whom:t.by,lines:r,text:c.trim()});Up([...Jr(),...h.map(g=>g.id)]),N(o("page.complain.sent")),s()}),f=(h,g)=>l(g?[...r,h]:r.filter(w=>w!==h)),m=r.length===0&&!c.trim();return i`<${K} title=${o("page.complain.title",{name:t.name})} onclose=${s}
		actions=${i`<${v} chief aria-busy=${p} disabled=${m} onclick=${$}
			say=${o("page.complain.send")} />`}>
		<p>${o("page.complain.about")}</p>
		<div class="stack">${a.map(h=>i`<${Ne} key=${h.seq} label=${_n(h)} checked=${r.includes(h.seq)}
			onchange=${g=>f(h.seq,g)} />`)}
		<${F} label=${o("page.complain.text")} maxlength="300" value=${c} oninput=${u} /></div>
	<//>`}async function Jp(){if(Jr().length===0)return;let{complaints:e}=await Zl({}),t=e.filter(a=>Jr().includes(a.id));Up(t.filter(a=>!a.outcome).map(a=>a.id));let n=t.flatMap(a=>a.outcome??[]);if(n.length===0)return;let s=n.some(a=>a!=="dismiss");N(o("page.complain.outcome",{outcome:s?"act":"none"}))}var $y=10,fy=({rest:[e=""]})=>i`<main id="main" tabindex="-1" class="records people">
	${e?i`<${wy} key=${`${e} ${T.value?.id}`} id=${e} />`:i`<${my} key=${T.value?.id} />`}
</main>`,Gp=e=>ct(()=>fl(e));function my(){let[e,t]=y(0),{value:n,wrong:s}=M(async()=>{if(!T.peek()||ne.peek())return{players:[],tables:[]};let[{players:p},{all:d}]=await Promise.all([Vn(),Zn("friends",1,"there")]);return{players:p,tables:d}},String(e)),a=()=>t(p=>p+1),{players:r=[],tables:l=[]}=n??{},c=p=>p.mute||p.block,u=(p,d)=>d.length>0?i`<section key=${p}><h2>${o(`page.people.${p}`)}</h2>
			<ul class="held">${d.map($=>i`<${by} key=${$.id} of=${$} onchange=${a} />`)}</ul></section>`:null;return i`<h1>${o("page.people")}</h1>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&r.length===0?i`<section><p class="lead">${o("page.people.none")}</p>
				<p><a class="button chief" href="/">${o("page.records.play")}</a></p></section>`:null}
		${l.length?i`<${Ua} tables=${l} />`:null}
		${u("friends",r.filter(p=>p.friend))}
		${u("followed",r.filter(p=>p.follow&&!p.friend))}
		${ne.value?null:i`<${hy} />`}
		${T.value&&!ne.value?i`<section><h2>${o("page.people.add")}</h2><p>${o("page.people.add.about")}</p>
				<${Je} link=${`${location.origin}/people/${T.value.id}`} label=${o("page.people.link")} /></section>`:null}
		${u("met",r.filter(p=>p.met&&!p.follow&&!c(p)))}
		${u("apart",r.filter(c))}`}var Os=({of:e})=>e==="member"?null:i`<br /><span class="soft small">${o(`page.group.role.${e}`)}</span>`;function hy(){let{value:e}=M(async()=>T.peek()?(await Qs({})).groups:[],T.value?.id),[t,n]=y(""),[s,a]=y(!1),[r]=y(Be),{busy:l,once:c}=P(),u=p=>{p.preventDefault(),c(async()=>H(`/g/${(await ct(()=>_l({id:r,name:t}))).id}`))};return i`<section><h2>${o("page.groups")}</h2>
		<p>${o("page.groups.about")}</p>
		${e?.length?i`<ul class="held">${e.map(p=>i`<li key=${p.id} class="row">
				<span><a href=${`/g/${p.id}`}><b>${p.name}</b></a>
					<${Os} of=${p.role} /></span>
			</li>`)}</ul>`:null}
		${s?i`<form class="row" onsubmit=${u}>
				<${F} label=${o("page.groups.name")} value=${t} maxlength="40" required oninput=${n} />
				<button class="button chief" aria-busy=${l}>${o("page.groups.make")}</button></form>`:i`<p><${v} onclick=${()=>a(!0)} say=${o("page.groups.make")} /></p>`}
	</section>`}var gy=15e3,Gr=({chairs:e})=>e.some(t=>Jt(t.player));function yy(){let{turn:e}=xn(gy),{value:t}=M(()=>Zn("friends",1,"there"),e,T.value?.id),n=t?.all.filter(s=>!Gr(s));return n?.length?i`<${Ua} tables=${n} />`:null}function Ua({tables:e,title:t=o("page.people.tables")}){let{busy:n,once:s}=P();return i`<section><h2>${t}</h2>
		<ul class="held">${e.map(a=>i`<li key=${a.id} class="row">
			<span><b>${Bc(a)}</b><br /><span class="soft small">${[a.invited&&o("page.home.invited"),jc(a.moved)].filter(Boolean).join(" · ")}</span></span>
			${a.status==="gathering"&&!Gr(a)?i`<${v} aria-busy=${n} onclick=${()=>s(()=>Ac(a.id))} say=${o("page.home.sit")} />`:i`<a class="button plain" href=${`/t/${a.id}`}>
					${o(Gr(a)?"page.evenings.go":"page.home.watch")}</a>`}
		</li>`)}</ul></section>`}var Vp=({met:e=0,last:t=0})=>e?o("page.people.times",{n:e,when:X(t,{dateStyle:"medium"})}):"",Zp=({of:e})=>i`${e.name}<span class="soft tag">·${e.tag}</span>`;function by({of:e,onchange:t}){let{busy:n,once:s}=P(),a=(u,p)=>s(async()=>{await Gp({player:e.id,tie:u,on:p}),t()}),r=e.block?"block":e.mute?"mute":"follow",l=e[r]?r==="follow"?"":`undo.${r}`:"do.follow",c=[e.block?o("page.people.blocked"):e.mute?o("page.people.muted"):"",Vp(e)];return i`<li class="row">
		<span><a href=${`/people/${e.id}`}><b><${Zp} of=${e} /></b></a>
			<br /><span class="soft small">${c.filter(Boolean).join(" · ")}</span></span>
		<span class="doings">${e.table&&!e.block?i`<${v} plain aria-busy=${n} onclick=${()=>s(()=>Xn(e.table??"",[e.id]))}
				say=${o("page.people.again")} />`:null}
		${l?i`<${v} plain aria-busy=${n} onclick=${()=>a(r,!e[r])} say=${o(`page.tie.${l}`)} />`:null}</span>
	</li>`}function wy({id:e}){let[t,n]=y(null),{value:s,wrong:a}=M(async()=>{let[$,{matches:f},m]=await Promise.all([An({player:e}),Vs({player:e,limit:$y}),T.peek()?Vn().then(h=>h.players):[]]);return{profile:$,matches:f,known:m.find(h=>h.id===$.id)}});if(a)return i`<h1>${o("page.people")}</h1><p class="trouble" role="status">${a}</p>`;if(!s)return null;let{profile:r,matches:l,known:c}=s,u={...t??c,...r},p=l.filter($=>!$.cut),d=p.filter($=>$.chairs.some(f=>f.player===r.id&&f.won));return i`<header class="stack">
			<h1><${Zp} of=${u} /></h1>
			<p class="soft">${[u.friend?o("page.people.friend"):"",c?Vp(c):"",p.length>0&&o("page.people.form",{n:d.length,of:p.length})].filter(Boolean).join(" · ")}</p>
			${T.value?.id===r.id?i`<${Je} link=${location.href} label=${o("page.people.link")} />`:i`<${vy} of=${u} table=${c?.table??""} onchange=${n} />`}
		</header>
		<${Ta} player=${r.id} ratings=${r.ratings} />
		<${hs} id=${r.id} at="there" />`}function vy({of:e,table:t,onchange:n}){let[s,a]=y(null),{busy:r,once:l}=P(),c=()=>l(async()=>{if(!t)throw new se(o("page.people.report.met"));let{talk:p=[]}=await Ut({table:t});a({about:{seq:0,at:0,by:e.id,name:e.name,seat:-1,text:""},talk:p})}),u=p=>i`<${v} chief=${p==="follow"&&!e.follow} plain=${p!=="follow"}
		aria-busy=${r} say=${o(e[p]?`page.tie.undo.${p}`:`page.tie.do.${p}`)}
		onclick=${()=>l(async()=>n(await Gp({player:e.id,tie:p,on:!e[p]})))} />`;return i`<p class="row">
		${u("follow")}
		${t&&!e.block?i`<${v} plain aria-busy=${r} onclick=${()=>l(()=>Xn(t,[e.id]))}
				say=${o("page.people.again")} />`:null}
		${u("mute")}${u("block")}
		<${v} plain aria-busy=${r} onclick=${c} say=${o("page.people.report")} />
	</p>
	<p class="soft small">${o("page.people.private")}</p>
	${s?i`<${Ka} table=${t} ...${s} onclose=${()=>a(null)} />`:null}`}var ky=6e4;function xy({rest:[e=""]}){return ne.value||!ta.value?i`<${_} />`:i`<${Oy} key=${e} id=${e} />`}async function Sy(e,t){let n=r=>{if(!(r instanceof I&&r.status===404))throw r},s=t?await Hl({group:e,code:t}).catch(n):void 0;if(s&&!s.member)return{name:s.name};let a=T.peek()?await zl({group:e}).catch(n):void 0;return a?{group:a}:{}}function Oy({id:e}){let[t]=y(location.hash.slice(1)),{turn:n,again:s}=xn(ky),{value:a,wrong:r}=M(()=>Sy(e,location.hash?t:""),n,T.value?.id),l=a?.group;return x(()=>{l&&location.hash&&history.replaceState(null,"",location.pathname)},[l]),l?i`<${My} group=${l} onchange=${s} />`:a?.name?i`<${Ay} id=${e} name=${a.name} code=${t} onjoin=${s} />`:i`<${_} title=${o("page.groups")} wrong=${r} text=${a?o("page.group.none"):""} />`}function Ay({id:e,name:t,code:n,onjoin:s}){let a=Xe(),{busy:r,once:l}=P(),c=()=>l(async()=>{await a.keep()&&(await ct(()=>Kl({group:e,code:n})),s())});return i`<main id="main" tabindex="-1" class="records people stack">
		<h1>${t}</h1>
		<p class="lead">${o("page.group.invited")}</p>
		${T.value?null:i`<${Et} name=${a} />`}
		<p><${v} chief aria-busy=${r} onclick=${c} say=${o("page.group.join")} /></p>
	</main>`}function My({group:{id:e,name:t,code:n,role:s,members:a,tables:r},onchange:l}){let[c,u]=y(!1),[p,d]=y(!1),{busy:$,once:f}=P(),m=s!=="member",h=s==="owner"?"end":"leave",g=b=>Io({group:e,...b}),w=()=>f(async()=>{await(h==="end"?Fl({group:e}):qo({group:e,player:T.peek()?.id??""})),H("/people")}),S=()=>f(async()=>{await Ro({group:e,newCode:!0}),N(o("page.group.renewed")),l()});return i`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${t}</h1>
			<p class="soft">${o("page.group.members",{n:a.length})} · ${o(`page.group.role.${s}`)}</p>
			<p><${v} chief onclick=${()=>u(!0)} say=${o("page.group.open")} /></p>
		</header>
		${c?i`<${wr} group=${e} onclose=${()=>u(!1)} />`:null}
		${r.length?i`<${Ua} tables=${r} title=${o("page.group.tables")} />`:null}
		<${Ar} group=${e} organises=${m} />
		<section><h2>${o("page.group.who")}</h2>
			<ul class="held">${a.map(b=>i`<${Ny} key=${b.id} group=${e} of=${b} role=${s} onchange=${l} />`)}</ul>
			<${Je} key=${n} link=${`${location.origin}/g/${e}#${n}`} label=${o("page.group.link")} />
			${m?i`<p class="row"><${v} plain aria-busy=${$} onclick=${S} say=${o("page.group.renew")} /></p>`:null}
		</section>
		<${Ey} id=${e} />
		<${hs} id=${T.value?.id??""} at="there" read=${g}>
			<${v} plain aria-busy=${$} onclick=${()=>f(()=>jy(e))} say=${o("page.season.csv")} />
		<//>
		<section>
			${m?i`<${Ty} id=${e} name=${t} onchange=${l} />`:null}
			<p class="row"><${v} plain onclick=${()=>d(!0)} say=${o(`page.group.${h}`)} /></p>
		</section>
		${p?i`<${Le} title=${o(`page.group.${h}`)} text=${o(`page.group.${h}.sure`)} busy=${$}
				yes=${o(`page.group.${h}`)} onyes=${w} onclose=${()=>d(!1)} />`:null}
	</main>`}function Ty({id:e,name:t,onchange:n}){let[s,a]=y(t),{busy:r,once:l}=P(),c=u=>{u.preventDefault(),l(async()=>{await Ro({group:e,name:s}),n()})};return i`<details><summary>${o("page.group.rename")}</summary>
		<form class="row" onsubmit=${c}>
			<${F} label=${o("page.groups.name")} value=${s} maxlength="40" required oninput=${a} />
			<button class="button" aria-busy=${r}>${o("page.operate.act.rename")}</button>
		</form></details>`}function Ny({group:e,of:t,role:n,onchange:s}){let[a,r]=y(!1),[l,c]=y(""),{busy:u,once:p}=P(),d=Jt(t.id)||t.role==="owner"||n==="member"?[]:n==="owner"?[t.role==="organiser"?"member":"organiser","owner","out"]:t.role==="member"?["out"]:[],$=f=>p(async()=>{if((f==="owner"||f==="out")&&!l)return c(f);await qo({group:e,player:t.id,...f!=="out"&&{role:f}}),f==="out"&&N(o("page.group.renewed")),r(!1),s()});return i`<li class="row">
		<span><a href=${`/people/${t.id}`}><b>${t.name}<span class="soft tag">·${t.tag}</span></b></a>
			<${Os} of=${t.role} /></span>
		${d.length?i`<${v} plain onclick=${()=>r(!0)} say=${o("page.group.change")} />`:null}
		${a?i`<${K} title=${t.name} onclose=${()=>(r(!1),c(""))}><div class="stack">
				${l?i`<p>${o(`page.group.do.${l}.sure`,{name:t.name})}</p>`:null}
				${d.filter(f=>!l||f===l).map(f=>i`<${v} key=${f} aria-busy=${u} onclick=${()=>$(f)}
						say=${o(`page.group.do.${f}`)} />`)}</div><//>`:null}
	</li>`}async function jy(e){let t=[["ended","variant","deals","player","points","won"]];for(let n="";n!==void 0;){let s=await Io({group:e,before:n,limit:100});for(let a of s.matches)t.push(...a.chairs.map(r=>[new Date(a.ended).toISOString(),a.variant,a.deals,qe(r),r.points,a.cut?"":Number(r.won??!1)]));n=s.before||void 0}zs(Vi(t),"group.csv")}function Ey({id:e}){let{value:t}=M(()=>Ul({group:e}),e);return(t?.ladders??[]).map(({class:s,players:a})=>i`<section key=${s}>
		<h2>${o("page.group.ladder")}: ${o(`page.ratings.class.${s}`)}</h2>
		<${Q}><table class="book">
			<thead><tr><th scope="col">${o("page.ratings.player")}</th><th scope="col">${o("page.ratings.rating")}</th>
				<th scope="col">${o("page.records.matches")}</th></tr></thead>
			<tbody>${a.map((r,l)=>i`<tr key=${r.id} class=${r.sure?"":"soft"}>
				<th scope="row">${r.sure?`${l+1}. `:""}
					<a href=${`/people/${r.id}`}>${Jt(r.id)?i`<b>${r.name}</b>`:r.name}</a></th>
				<td>${qn(r)}</td><td>${k(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${a.every(r=>r.sure)?null:i`<p class="small soft">${o("page.group.unsure")}</p>`}
	</section>`)}function vt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:l=!1,twice:c,onpick:u,onplay:p}){let[d,$]=y(""),f=j(null),m=e.includes(d)?d:e.find(b=>t?.has(b))??e[0];By(e,t,m,f,$),Dy(f);function h(b){let O=b.ctrlKey||b.metaKey||b.altKey?void 0:Py(e,m,b.key);O!==void 0&&(b.preventDefault(),O!==""&&($(O),Qp(f.current,O)?.focus()))}function g(b,O){$(O);let A=b.pointerType==="touch",B=E.play.value==="twice"||E.play.value==="auto"&&A;c||B&&!n.has(O)?u(O):p(O)}let w=(b,O)=>{let A=t===null||t.has(b);return i`<button type="button" key=${b} data-card=${b} class=${n.has(b)?"chosen":""}
			tabindex=${b===m?0:-1} aria-disabled=${A&&t!==null?void 0:"true"}
			aria-pressed=${c?n.has(b):void 0} style=${{"--k":O}}
			onclick=${B=>g(B,b)}>
			<${re} card=${b} dim=${!A} lifted=${n.has(b)} size=${l?"mini":"full"} />
			${a?i`<span class="worth" aria-hidden="true">${a[pe(b)]}</span>`:null}
			${s?.has(b)?i`<span class="mark"><${je} /></span>`:null}
		</button>`},S=e.length>5?Math.ceil(e.length/2):5;return i`<div class=${`hand ${l?"open":""} ${t?"asked":""}`} ref=${f} role="group"
		aria-label=${r} onkeydown=${h} onmousedown=${Cy}
		style=${{"--n":Math.max(1,e.length),"--cols":S}}>
		${l?Ws(e).map(b=>i`<span key=${pe(b[0]??"")} class="same-suit">${b.map(w)}</span>`):e.map(w)}
	</div>`}function By(e,t,n,s,a){ye(()=>{let r=e.find(c=>t?.has(c)),l=s.current?.querySelector("[data-card]:focus");!r||t?.has(l?.dataset.card??n??"")||(a(r),l&&Qp(s.current,r)?.focus())},[t?[...t].join():""])}function Dy(e){ye(()=>{let t=0,n=()=>{for(let a of e.current?.querySelectorAll("[data-card]")??[])Ss.set(a.dataset.card??"",a.getBoundingClientRect())},s=requestAnimationFrame(()=>t=setTimeout(n));return()=>(cancelAnimationFrame(s),clearTimeout(t))})}var Qp=(e,t)=>e?.querySelector(`[data-card="${t}"]`),Cy=e=>e.preventDefault();function Py(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Yp(e,s,-1);case"ArrowDown":return Yp(e,s,1)}}function Yp(e,t,n){let s=pe(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(pe(r)!==s)return r}return""}function Ly(e,t,n){let s=e.filter(r=>Ry(gn(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Ja(e,t){let n=[...document.querySelectorAll(`${e} [data-card]`)],s=document.activeElement?.dataset?.card??"",a=Ly(n.map(r=>r.dataset.card??""),t,s);return n.find(r=>a&&r.dataset.card===a)?.focus(),a!==void 0}function Ry(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Xp(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let c=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:Mt(c,Ye(e))})}if(e.phase==="over")return o("ask.next");if(!r){let c=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return c.length?o(a?"ask.unfetched":"ask.wait",{names:q(c),n:c.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&ed(r))return qy(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let l=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:l,suit:L(r.led)}):o("ask.lead",{who:l})}var ed=e=>e.acts?.length===1&&e.acts[0]==="pass";function qy(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var td=e=>e?.led&&e.follow?o("illegal.follow",{suit:L(e.led)}):o("illegal");function zn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:l=!1,premiums:c=!0}){let[u,p]=y("pass"),[d,$]=y(!1),f=e.pick??3,m=(e.offers?.length??0)<=3?e.offers??[]:[],h=Un([...t],e.worth??""),g=t.size<f?k(h):fe(h,n),w=o("lay.more",{n:f-t.size}),S=!r&&(u!=="pass"||d);return i`<div class=${`answer ${S?"sure":""}`}>
		${u==="pass"||!S?S&&m.map(b=>b==="pass"?null:i`<${Vr} key=${b} offer=${b} variant=${n} />`):i`<${Vr} offer=${u} variant=${n} />`}
		<p class=${`total ${/ /.test(g)?"two":""}`} aria-live="polite" aria-atomic="true">
			${l?i`<${Iy} cards=${Te([...t],ce)} pick=${f} worth=${Ke(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?g:"–"}</b>
			${t.size&&t.size<f?i`<span class="unseen">${w}</span>`:null}
		</p>
		${m.length&&c?i`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${m.map(b=>i`<${Me} key=${b} label of=${b==="pass"?"premium":b} variant=${n}>
							<input type="radio" name="premium" checked=${b===u} onchange=${()=>p(b)} />
							<span>${nd(b,n,!1)}</span>
						<//>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${d} onclick=${()=>$(!d)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s(m.length?u:"")}>
			${t.size<f?w:u==="pass"?o("page.lay"):o(`page.lay.${u}`,{bid:g})}
		</button>
	</div>`}function Iy({cards:e,pick:t,worth:n}){return i`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return i`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?i`<${re} card=${r} size="mini" /><b class="score">+${n[pe(r)]}</b>`:null}
			</span>`})}
	</span>`}function nd(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Zr(e,t);return o(`menu.${s}`,a)}function Zr(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Vr({offer:e,variant:t}){let{level:n,points:s,n:a}=Zr(e,t),r=_s(t);return i`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Ga({options:e,variant:t,onact:n,busy:s,best:a}){let[r,l]=y(""),[c,u]=y(""),p=e.acts??[],d=[...new Set(p.map(m=>m.split(" ")[0]??""))],$=p.filter(m=>m.startsWith(`${r} `));if(x(()=>(l(""),u("")),[p.join()]),ed(e))return i`<div class="answer">
			<${v} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(c){let{level:m,points:h,n:g}=Zr(c,t);return i`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Vr} offer=${c} variant=${t} />
			<${v} chief disabled=${s} onclick=${()=>n(c)}
				say=${o(`page.sure.${m}`,{points:h,n:g&&` ${g}`})} />
			<${v} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let f=m=>m==="pass"||p.every(h=>h!=="pass")?n(m):u(m);return i`<div class="answer">
		<${Me} of="premium" class="what">?<span class="unseen"> ${o("col.premium")}</span><//>
		${d.map(m=>{let h=p.every(g=>g!==m);return i`<button type="button" key=${m} class=${`button ${r===m?"chosen":""}`} disabled=${s}
				aria-expanded=${h?r===m:void 0}
				onclick=${()=>h?l(m):f(m)}>
				${a?.split(" ")[0]===m?i`<${je} />`:null}${nd(m,t)}
			</button>`})}
		${$.length?i`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${$.map(m=>i`<button type="button" key=${m} class="button" disabled=${s} 
							onclick=${()=>f(m)}>
							${m===a?i`<${je} />`:null}<span class="unseen">${oe(m)}</span>
							<span aria-hidden="true">${m.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function Va({options:e,onact:t,busy:n,best:s}){return i`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return i`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${bt} trump=${r} />${a===s?i`<${je} />`:null}
			</button>`})}
	</div>`}var We=0;async function sd(e){let t=await fetch(`${qs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var ad=async()=>(await sd("course.json")).json();async function od(e){let t=await(await sd(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Wy(t).map(s=>Mn(s,{body:t})));return{...e,names:n[0]?.header.seats??[],deals:n.map(_y)}}function Wy(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function _y(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[We];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Yr(e,t){let n=e[t]?.view.options?.seat??We;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Qr=(e,t)=>e[Yr(e,t)]?.act??"";var zy=9,[id,Fy,Hy]=[700,1700,280],ld=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Ky({id:e,steps:t}){let n=Number(St(ld(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Uy=(e,t)=>Se(ld(e),String(t)),Za=()=>E.course.value.split(" ").filter(e=>e!=="");function Jy(e){e==="first"&&(E.taught.value=!0),et("cure",e)&&jn(),Za().includes(e)||(E.course.value=[...Za(),e].join(" "))}function Gy(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Ft(a)+s])))}function Vy(e){let t=Y(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:l=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:l}}var cd=(e,t)=>e[t]?.view,As=(e,t)=>wn(e[t-1]?.view,e[t]?.view),rd=(e,t,n)=>({view:cd(e,t),full:{...n,gone:!0},ms:Hy});function Zy(e,t,n){let s=[],a=t.lies?As(e,t.at):null;a&&s.push(rd(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let l=e[r];if(!l?.act.startsWith("play"))continue;let c=As(e,r);r===n.at&&(n.lies||!c)||(s.push({view:l.view,full:c,ms:c?Fy:id}),c&&s.push(rd(e,r,c)))}return s}function Yy(e,t){let n=Yr(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!As(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:As(e,n+r),ms:id}))}var Ya=class{moving=R(!1);rests=R(!1);chosen=R(new Set);reply=R("");#e=0;#n=()=>{};constructor(t){this.lesson=t,this.at=R(Ky(t)),this.shown=R(this.#i(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ze(()=>{this.#c(!1),this.at.value=t,this.shown.value=this.#i(this.step(t))}),Uy(this.lesson.id,t),t===this.last&&Jy(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#n();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#p();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#p();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!be(`course.${a}`)?"":o(`course.${a}`,{...Gy(),...Vy(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Qr(this.#t(n),n.at);if(t===s)return this.#p();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#p();let s=this.#s(n),a=s?.trick?.[0]?.card,r=D(s?.options?.from),l=a&&!r.includes(t);this.reply.value=l?o("page.learn.must",{suit:o(`suit.${pe(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=Un(s,n);if(s.every(l=>a.includes(l)))return this.#p();if(r!==Un(a,n))return void(this.reply.value=this.#r(t,String(r),{n:r}));this.chosen.value=new Set(a),this.reply.value=this.words("also")}stop(){clearTimeout(this.#e)}#t(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#t(t)[t.at]?.view}#a(t){return Qr(this.#t(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#i(t){return{view:cd(this.#t(t),t.at),full:t.lies?As(this.#t(t),t.at):null}}#c(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#p(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=zy)return this.#u(Zy(this.#t(n),n,s),()=>this.be(t));let a=n.does?Yy(this.#t(n),n):[],r=a.pop();this.#u(a,r?()=>this.#d(r):()=>this.be(t))}#d(t){Ze(()=>{this.#c(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#n=n,Ze(()=>this.#c(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#n();this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}};var ud=()=>M(async()=>{let[e]=await Promise.all([ad(),zi(G.peek(),qs)]);return e});function pd({plans:e}){x(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(Za()),n=e.find(l=>!t.has(l.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(l=>l.variant===s?.variant)],["ways",a.filter(l=>l.variant!==s?.variant)]];return i`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(l=>t.has(l.id)).length,of:e.length})}</p>
		${r.map(([l,c])=>i`<section key=${l}><h2>${o(`course.part.${l}`)}</h2>
				<ol start=${e.indexOf(c[0])+1}>${c.map(u=>i`<${Qy} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Qy=({plan:{id:e,minutes:t},n,done:s,next:a})=>i`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Xy({rest:[e=""]}){let{value:t,wrong:n}=ud(),s=e||(Oe.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?i`<${dd} why=${n??o("page.nowhere")} />`:t?a?i`<${eb} key=${a.id} plan=${a} plans=${t} />`:i`<${pd} plans=${t} />`:i`<${$d} />`}var dd=({why:e})=>i`<${_} title=${o("page.nav.learn")} text=${e}>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
<//>`,$d=()=>i`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function eb({plan:e,plans:t}){let{value:n,wrong:s}=M(()=>od(e)),a=we(()=>n&&new Ya(n),[n]);return x(()=>{e.id==="first"&&zo()?.stage==="lesson"&&Nn("lesson")},[]),x(()=>()=>a?.stop(),[a]),x(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),s?i`<${dd} why=${s} />`:a?i`<${tb} run=${a} plans=${t} />`:i`<${$d} />`}function fd(){let e=Mc(Oe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function tb({run:e,plans:t}){let n=fd(),s=e.at.value,{lesson:a}=e,r=e.step(s),l=j(null);lb(e);let c=e.rests.value,u=j(`${s} ${c}`);x(()=>{if(u.current===`${s} ${c}`)return;u.current=`${s} ${c}`;let w=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",S=r.leaf==="end"?".over .chief":!c&&(r.does||r.ask)?w:".on";l.current?.querySelector(S)?.focus({preventScroll:!0})},[s,c]);let{view:p,full:d}=e.shown.value,$=Y(a.variant),f=a.names.map((w,S)=>S===We?o("you"):w==="dummy"?o("dummy"):w),m=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",h=e.moving.value||c?"":m,g=o("course.number",{n:t.findIndex(w=>w.id===a.id)+1});return i`<${At.Provider} value=${Ye(p)}><main id="main" tabindex="-1" class="table lesson" ref=${l}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${bt} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${v} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${nb} run=${e} step=${r} n=${s} />
			<div class=${`board of-${Ee(p)} ${h==="sheeted"?h:""}`}>
				<${ib} run=${e} step=${r} view=${p} full=${d} name=${f[We]??""} />
				<${qt} view=${p} variant=${$} names=${f} me=${We} elsewhere=${We} full=${d} over=${h} aloud
					laid=${Vt($,p.phase)} played=${ob(e,r,p,f)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${sb} step=${r} view=${p} names=${f} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function nb({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,l=(t.does||t.ask)&&!s&&!a;return i`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${J(e.words(a?"yes":void 0))}</p>
			<p class="reply">${J(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0&&!a} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			${l?i`<button type="button" class="button plain show" onclick=${()=>e.forward()}>
						${o("page.learn.show")}
					</button>`:null}
			<span class="count score">${o("page.replay.at",{n:n+1,of:e.last+1})}</span>
			${l?null:i`<button type="button" class="button on chief" disabled=${n===e.last} onclick=${()=>e.forward()}>
						${o("page.learn.on")}
					</button>`}
		</div>
	</section>`}function sb({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,l=Y(s.lesson.variant),c=e.leaf==="values"&&t.phase==="lay"?i`<${md} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return i`${e.does==="lay"&&r?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${c?i`<div class="leaf worths">${c}</div>`:null}
					<${zn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${l} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:c&&i`<div class="leaf centre">${c}</div>`}
		${e.does==="offer"&&r?i`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Ga} options=${r} variant=${l} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?i`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${Va} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?i`<${ab} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?i`<div class="over leaf sheeted"><${nt} view=${t} names=${n} me=${We} untitled /></div>`:null}
		${e.leaf==="end"?i`<${rb} run=${s} plans=${a} />`:null}`}var ab=({from:e,onsay:t})=>i`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>i`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${k(n)}</button>`)}</div></div>
</section>`;function ob(e,t,n,s){let a=bn(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let l=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,c=l?new Set(D(n.options?.from)):null,u=d=>l&&e.play(d),p=i`<${vt} cards=${Te(D(r),ce,n.trump)} can=${c} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function md({worth:e}){let t=Ke(e);return i`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...ce].map(n=>i`<li key=${n}>
				<${ie} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function rb({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=fd(),{busy:r,once:l}=P(),c=zo(),u=n==="first"&&c?.stage==="match"&&c.of==="",p=()=>l(async()=>{if(u)return Sc();await Ae();let m=ve.value.find(h=>h.id===s);m&&await xc(m,Wi)}),d=t[t.findIndex(m=>m.id===n)+1],$=n==="first"||s!=="standard",f=i`<button type="button" class=${`button ${$?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${p}>${o(u?"way.go.first":"page.home.play")}</button>`;return i`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${u?i`<${oa} at="match" />`:null}
		${n==="first"?i`<${md} worth=${Y(s)?.worth??""} />`:null}
		<div class="row">
			${a?i`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:$?f:null}
			${d&&!u?i`<a class=${`button ${$||a?"plain":"chief"}`} href=${`/learn/${d.id}`}>
						${o("course.next",{name:o(`course.${d.id}`)})}</a>`:null}
			${$&&n!=="first"?i`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${$||a?null:f}
			${u?null:i`<a class="button plain" href="/learn">${o("course.all")}</a>`}
		</div>
	</div>`}function ib({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,l=r&&t.does==="lay",c=r&&(l||t.does==="play")&&(n.options?.seat??We)===We?n.options:void 0,u=c?new Set(D(c.from)):null,p=e.chosen.value,d=m=>{if(!c)return;let h=new Set(l?p:[]);if(p.has(m))h.delete(m);else if(h.size<(c.pick??1))h.add(m);else return void(e.reply.value=o("lay.full",{n:h.size}));if(Ze(()=>{e.chosen.value=h,e.reply.value=""}),l)return;h.size===1&&u?.has(m)?e.reply.value=o("page.learn.tap"):e.play(m)},$=m=>c&&e.play(m),f=n.phase==="lay"&&t.worth?Ke(n.options?.worth??""):null;return i`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${wt} view=${n} seat=${We} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===We} laid=${Vt(Y(e.lesson.variant),n.phase)} />
			${n.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ue(n.aside)}</div>`:null}
		</div>
		<${vt} cards=${Is(n,We)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${l} onpick=${d} onplay=${$} />
	</section>`}function lb(e){x(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else if(!Ja(".lesson .hand",n.key))return;n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var hd={complaints:ub,people:db,sanctions:fb,tables:mb,groups:gb,evenings:bb,log:wb};function cb(e){let{value:t,wrong:n}=M(async()=>(await Gt("there"),!0),T.value?.id),[s,a]=y("complaints");if(!t||!T.value?.operator)return i`<${_} title=${o("page.nav.operate")} wrong=${n} text=${t?o("page.operate.refused"):""} />`;let r=hd[s];return i`<main id="main" tabindex="-1" class="operate">
		<h1>${o("page.nav.operate")}</h1>
		<${z} hidden label=${o("page.nav.operate")} value=${s} onchange=${a}
			options=${Z("page.operate",...Object.keys(hd))} />
		<${r} key=${s} />
	</main>`}var Fn=e=>X(e,{dateStyle:"medium",timeStyle:"short"});function Qa({asked:e,empty:t,children:n}){return e.value?t?i`<p class="soft" role="status">${o("page.operate.none")}</p>`:i`<ul class="found">${n}</ul>`:i`<p class=${e.wrong?"trouble":"soft"} role="status">${e.wrong??""}</p>`}function ub(){let[e,t]=y(0),n=M(()=>ac({}),e),s=n.value?.complaints??[],a=()=>(t(e+1),void Gt("there").catch(()=>{}));return i`<${Qa} asked=${n} empty=${s.length===0}>${s.map(r=>i`<li key=${r.id}><${pb} complaint=${r} ondone=${a} /></li>`)}<//>`}function pb({complaint:{id:e,at:t,by:n,from:s=n,whom:a,about:r,table:l,match:c,lines:u=[],text:p},ondone:d}){return i`<h2>${o("page.operate.complaint",{n:e})}</h2>
		<p class="soft small">${Fn(t)} · <a href=${`/t/${l}`}>${o("page.operate.at",{table:l,match:c})}</a></p>
		<${yd} id=${n} say=${o("page.operate.from",{id:s})} />
		${u.map($=>i`<blockquote key=${$.seq}>${$.text}</blockquote>`)}
		${p?i`<p>${p}</p>`:null}
		${r?i`<${eo} id=${a} complaint=${e} ondone=${d} />`:i`<p class="soft small">${a}</p>
				<${It} whom=${a} acts=${["dismiss"]} complaint=${e} ondone=${d} />`}`}function Xr({label:e,onfind:t}){let[n,s]=y("");return i`<form class="row" onsubmit=${r=>(r.preventDefault(),t(n.trim()))}>
		<${F} label=${e} value=${n} oninput=${s} />
		<button class="button">${o("page.operate.find")}</button>
	</form>`}function Xa({asked:e,all:t=[],say:n,above:s,within:a}){let[r,l]=y("");return i`<${Qa} asked=${e} empty=${t.length===0}>${t.map(c=>i`<li key=${c.id}>
			${s?.(c)}
			<button type="button" class="button plain" aria-expanded=${r===c.id}
				onclick=${()=>l(r===c.id?"":c.id)}>${n(c)}</button>
			${r===c.id?a(c):null}
		</li>`)}<//>`}function db(){let[e,t]=y(""),n=M(()=>Yl({find:e}),e);return i`<${Xr} label=${o("page.operate.who")} onfind=${t} />
		<${Xa} asked=${n} all=${n.value?.people} say=${s=>s.tagged}
			within=${s=>i`<${eo} id=${s.id} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.more")}</p>`:null}
		<h2>${o("page.operate.network")}</h2>
		<${$b} />`}function $b(){let[e,t]=y("");return i`<${F} label=${o("page.operate.network.which")} value=${e} oninput=${t} />
		${e.trim()?i`<${It} whom=${e.trim()} acts=${["ban","ban-all","lift"]} />`:null}`}function fb(){let[e,t]=y(0),n=M(()=>Xl({}),e),s=n.value?.sanctioned.map(r=>({...r,id:r.whom})),a=()=>t(e+1);return i`<${Xa} asked=${n} all=${s} say=${r=>r.tagged??r.whom}
		above=${r=>i`<${gd} of=${r} />`}
		within=${r=>r.tagged?i`<${eo} id=${r.whom} ondone=${a} />`:i`<${It} whom=${r.whom} acts=${["lift"]} ondone=${a} />`} />
		${n.value?.more?i`<p class="soft">${o("page.operate.sanctions.more")}</p>`:null}`}function gd({of:{banned:e,bannedUntil:t,bannedFor:n,all:s,silenced:a,silencedUntil:r,silencedFor:l}}){let c=(u,p,d)=>{let $=p?` ${o("page.operate.until.short",{date:Fn(p)})}`:"";return i`<p><b>${o(`page.operate.act.${u}`)}</b>${$}: ${d}</p>`};return i`${e?c(s?"ban-all":"ban",t,n):null}
		${a?c("silence",r,l):null}`}function eo({id:e,complaint:t,ondone:n}){let[s,a]=y(0),{value:r,wrong:l}=M(()=>Ql({player:e}),e,s);if(!r)return i`<p class=${l?"trouble":"soft"} role="status">${l??""}</p>`;let c=["silence","ban","rename","lift",...t?["dismiss"]:[],"link",...r.aliasOf?["split"]:[],"erase"],u=()=>(a(s+1),n?.());return i`<p><b>${r.tagged}</b> <span class="soft small">${e} · ${Fn(r.created)}</span></p>
		${r.aliasOf?i`<p class="small">${o("page.operate.became",{id:r.aliasOf})}</p>`:null}
		${r.aliases.map(p=>i`<${yd} key=${p} id=${p} ondone=${u}
			say=${o("page.operate.also",{ids:p})} />`)}
		<${gd} of=${r.sanctions} />
		${r.tables.map(p=>i`<${bd} key=${p.id} table=${p} />`)}
		<${It} whom=${e} acts=${c} called=${r.name} complaint=${t} ondone=${u} />
		${r.audit.length?i`<${wd} entries=${r.audit} />`:null}`}function yd({id:e,say:t,ondone:n}){let[s,a]=y(!1);return i`<${v} plain aria-expanded=${s} onclick=${()=>a(!s)} say=${t} />
		${s?i`<div class="within"><${eo} id=${e} ondone=${n} /></div>`:null}`}var bd=({table:e})=>i`<p class="small">
	<a href=${`/t/${e.id}`}>${e.id}</a> · ${he(e.variant)} · ${o(`page.operate.status.${e.status}`)} ·${" "}
	${e.chairs.map(t=>t.name).filter(Boolean).join(", ")}
</p>`;function It({whom:e,acts:t,called:n="",table:s,complaint:a,ondone:r}){let l={act:t[0]??"",day:"",reason:"",name:""},[c,u]=y(l),p=V(S=>u(b=>({...b,...S}))),{busy:d,once:$}=P(),[f,m]=y(""),h=c.act==="rename"||c.act==="erase",g=["silence","ban","ban-all"].includes(c.act);return i`<form class="acts" onsubmit=${S=>{S.preventDefault(),$(async()=>{let b=await Wo({act:c.act,whom:e,reason:c.reason,...g&&c.day?{until:Date.parse(c.day)}:{},...h?{name:c.name}:{},...s&&c.act==="remove"?{table:s}:{},...a?{complaint:a}:{}});N(o("page.operate.done")),m(b.link?location.origin+b.link:""),u(l),r?.()})}}>
		<${U} label=${o("page.operate.act")} value=${c.act} options=${Z("page.operate.act",...t)}
			onchange=${p("act")} />
		${c.act==="erase"?i`<p class="small">${o("page.operate.erase.about")}</p>`:null}
		${h?i`<${F}
				label=${c.act==="rename"?o("page.operate.name"):o("page.operate.erase.name",{name:n})}
				value=${c.name} required oninput=${p("name")} />`:null}
		${g?i`<${F} type="date" label=${o("page.operate.until")} value=${c.day} oninput=${p("day")} />`:null}
		<${F} label=${o(g?"page.operate.reason":"page.operate.reason.kept")} maxlength="200" required
			value=${c.reason} oninput=${p("reason")} />
		<button class="button" aria-busy=${d}
			disabled=${c.act==="erase"&&c.name!==n}>${o("page.operate.do")}</button>
		${f?i`<p class="small">${o("page.operate.link.about")} <code>${f}</code></p>`:null}
	</form>`}function mb(){let[e,t]=y(""),[n,s]=y(0),a=M(()=>ec({find:e}),e,n);return i`<${Xr} label=${o("page.operate.where")} onfind=${t} />
		<${Xa} asked=${a} all=${a.value?.tables} say=${()=>o("page.operate.show")}
			above=${r=>i`<${bd} table=${r} />`}
			within=${r=>i`<${hb} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function hb({id:e,ondone:t}){let[n,s]=y(0),{value:a,wrong:r}=M(()=>tc({table:e}),e,n),l=()=>(s(n+1),t());if(!a)return i`<p class=${r?"trouble":"soft"} role="status">${r??""}</p>`;let c=a.chairs.filter(u=>u.player);return i`${a.talk.map(u=>i`<p key=${u.seq} class="small"><b>${u.name}</b> ${u.text}</p>`)}
		<${It} whom=${e} acts=${["close"]} ondone=${l} />
		${c.map(u=>i`<h2 key=${u.player}>${u.name}</h2>
			<${It} whom=${u.player??""} table=${e} acts=${["remove"]} ondone=${l} />`)}`}function gb(){let[e,t]=y(""),[n,s]=y(0),a=M(()=>nc({find:e}),e,n);return i`<${Xr} label=${o("page.groups.name")} onfind=${t} />
		<${Xa} asked=${a} all=${a.value?.groups} say=${r=>r.name}
			within=${r=>i`<${yb} id=${r.id} ondone=${()=>s(n+1)} />`} />`}function yb({id:e,ondone:t}){let{value:n,wrong:s}=M(()=>sc({group:e}),e);return n?i`<p class="soft small">${e} · ${Fn(n.since)}</p>
		<ul>${n.members.map(a=>i`<li key=${a.id}>${a.name}<span class="soft">·${a.tag}</span><${Os} of=${a.role} /></li>`)}</ul>
		<${It} whom=${e} acts=${["end-group"]} ondone=${t} />`:i`<p class=${s?"trouble":"soft"} role="status">${s??""}</p>`}function bb(){let[e,t]=y(0),n=M(()=>Ys({}),e),s=()=>t(e+1),a=(n.value?.evenings??[]).filter(l=>!l.group),r=async(l,c)=>{await Wo({act:"evening",whom:"",evening:l,reason:c}),s()};return i`<${Qa} asked=${n} empty=${a.length===0}>${a.map(l=>i`<li key=${l.id}>
			<b>${X(l.begins,{weekday:"long",hour:"numeric",minute:"2-digit",timeZone:l.zone})} ${l.zone}</b>
			<span>${he(l.variant)} · ${l.games??0} · ${l.clock} · ${o(`page.level.${l.bot}`)}</span>
			<${It} whom=${l.id} acts=${["end-evening"]} ondone=${s} />
		</li>`)}<//>
		<h2>${o("page.operate.act.evening")}</h2>
		<${Mr} reasoned begin=${r} />`}function wb(){let[e,t]=y(0),n=M(()=>oc({before:e}),e),s=n.value?.entries??[],a=s.at(-1)?.n??0;return i`<${Qa} asked=${n} empty=${s.length===0}><li><${wd} entries=${s} /></li><//>
		${a>1?i`<${v} onclick=${()=>t(a)} say=${o("page.operate.older")} />`:null}`}var wd=({entries:e})=>i`<ol class="small entries" aria-label=${o("page.operate.log")}>${e.map(t=>i`<li key=${t.n} value=${t.n}>
		${Fn(t.at)} · ${t.operator} · <b>${o(`page.operate.act.${t.act}`)}</b> ${t.whom} ${t.table??""}${" "}
		${t.until?o("page.operate.until.short",{date:Fn(t.until)}):""} · ${t.reason}
	</li>`)}</ol>`;var to=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),no=e=>e.waiting.value.filter(t=>t.late),vd=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],vb={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",redo:"page.do.redo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function Ms({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=vd(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(vb[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?q(D(r).map(l=>Mt(l))):a==="name"?L(r):oe(t)}function kb({command:e}){let[t,n]=vd(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?i`<span class="of">${ue(n)}</span>`:i`<b>${Ms(e)}</b>`}function ei({unsent:e,told:t=""}){return no(e).map(n=>i`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${kb} command=${n.command} /></span>
		${n.undo?null:i`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${Ms(n.command)}</span>
				</button>`}
		${n.why&&!t?i`<small>${n.why}</small>`:null}
	</p>`)}function kd({table:e}){let t=e.wrong.value,n=j("");x(()=>{n.current&&!t&&!E.spoken.peek()&&N(to("",n.current),!0),n.current=t},[t]);let s=E.spoken.value?{}:{role:"status"};return i`<div class="signs" ...${s}>
		${t?i`<p class="cut"><span aria-hidden="true" class="broken"></span>${to(t,"")}</p>`:null}
		<${ei} unsent=${e.unsent} told=${t} />
	</div>`}var xd={times:100,each:50},xb=2**31-1,Sb=50,Ob=({settings:e,host:t,talk:n,...s})=>s,so=class{#e;#n;#t=Promise.resolve();#s=null;#a=null;#r=[];#i="";#c=!1;#p=0;#d=0;#u=new Set;#o=!1;#$="";constructor(t,n,s){this.#e=t,this.#n=n,this.rules=s}end(){this.#o=!0,clearTimeout(this.#d)}hear(t){this.#s=t,this.#r.push(Ob(t)),this.#m(()=>this.#l())}obey(t){return this.#m(()=>this.#b(t))}line(t){t!==this.#$&&this.#n([to(t,this.#$)]),this.#$=t}#m(t){let n=this.#t.then(()=>this.#o?void 0:t());return this.#t=n.catch(s=>this.#n([C(s)]))}async#l(t){let n=this.#r.slice(0,Sb);if(!t&&n.length===0)return;let{settings:s,host:a}=this.#e.settled.peek(),r=await kn(()=>il({lang:G.peek(),now:this.#e.now(),settings:s,host:a,news:n,mind:this.#i,...this.#a&&{before:this.#a},refused:this.#c,...t}));if(this.#r.splice(0,n.length),this.#a=n.at(-1)??this.#a,this.#i=r.mind??"",clearTimeout(this.#d),r.again){let l=Math.min(r.again-this.#e.now(),xb);this.#d=setTimeout(()=>{this.#m(()=>this.#l({}))},l)}return this.#c=!1,this.#o||this.#n(r.said),r}async#f(){for(let t=0;(this.#s?.seq??0)<this.#p&&t<xd.times;t++)await new Promise(n=>setTimeout(n,xd.each))}async#b(t){await this.#f();let n=await this.#l({line:t.normalize("NFC")});if(n?.do)return this.#g(n.do,n.done);switch(n?.want){case"hint":{let{advice:s}=await this.#e.port.hint();return await this.#l({hint:s}),this.#n(Cn(s,this.rules(),a=>Ms({id:"",do:"act",act:a})))}case"report":return void this.#w();case"quit":return H(this.#h())}}#h(){let{table:{stage:t,match:n}={stage:"",match:0},view:s}=this.#s??{},a=t==="waiting"&&n>0?ks(this.#e.id,this.#e.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#g({id:t,...n},s=[]){if(n.do==="ask"&&n.text==="undo"&&this.#e.stopLate())return;if(T.peek()||await na(o("page.guest")),n.do==="ready")return this.#y(await this.#e.ready());let{answered:a,late:r}=this.#e.put(n),l=a.then(p=>{this.#y(p),p&&this.#n(s),p?.late&&this.#n([o("page.unsent.late")])},p=>{this.#c=!0,this.#n([C(p)])}),c=r.then(()=>!0);if(!await Promise.race([l,c]))return;let u=n.do==="act"?"act":"other";this.#n([o("page.unsent.typed",{what:Ms({id:"",...n}),undo:u,command:o("cmd.undo")})])}#y(t){this.#p=Math.max(this.#p,t?.seq??0)}async#w(){let{table:{match:t}={match:0},view:n}=this.#s??{},s=`${t} ${n?.deal}`;if(!this.#u.has(s)){this.#u.add(s);try{let a;for await(a of ts(this.#e.id,t,n?.deal??0,()=>!this.#o));a&&await this.#m(()=>this.#l({report:a}))}catch(a){this.#n([C(a)])}this.#u.delete(s)}}};var Sd={lines:250,typed:50};function Ts(){let[e,t]=y([]),n=j(0);return{lines:e,print:(a,r=!1)=>{let l=a.map(c=>({id:n.current++,text:c,typed:r}));l.length&&t(c=>[...c,...l].slice(-Sd.lines))}}}function Ns({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return i`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Ab} onsend=${s} />
		<${Mb} lines=${e} />
	</section>`}function Od({table:e,variant:t}){let n=Ts(),s=j(t);s.current=t;let a=we(()=>new so(e,n.print,()=>s.current),[e]);return x(()=>{let r=e.newest.subscribe(c=>c&&a.hear(c)),l=e.wrong.subscribe(c=>a.line(c));return()=>{l(),r(),a.end()}},[a]),i`<${Ns} ...${n} obey=${r=>{a.obey(r)}} />`}function Ab({onsend:e}){let t=j(null),n=j({all:[],at:0});x(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let l=t.current?.value.trim()??"";t.current&&(t.current.value=""),l&&(n.current.all=[...n.current.all.filter(c=>c!==l),l].slice(-Sd.typed)),n.current.at=n.current.all.length,e(l)}function a(r){let l=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!l||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+l));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return i`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Mb({lines:e}){let t=j(null);return ye(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),i`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>i`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Tb({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function ao({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Tb(n),r=e??{totals:t.map(()=>0),trump:a[0]};return i`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((l,c)=>i`<${de} key=${c} label=${l} value=${r.totals[c]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(c,u)})} />`)}
			</fieldset>
			${n.game.deals?i`<${de} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${l=>s({...r,deals:l})} />`:null}
			${a.length?i`<${z} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(l=>[l,L(l)])}
						onchange=${l=>s({...r,trump:l})} />`:null}
		</div>
	</details>`}var oo=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var ke=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),rt=e=>e.seats.map((t,n)=>ke(e,n)),Ad=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),js=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Ad(e):`${Ad(e)} · ${X(t,{dateStyle:"long"})}`};function Es(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}function Wt(e){let t=rt(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:q(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,l)=>e.totals[l]===s);return e.deals.length===0?"":o("page.pad.leads",{names:q(a),n:a.length,points:k(s),over:n?"yes":"no"})}function Md(e){let t=rt(e),n=(r,l)=>r.map((c,u)=>`${t[u]} ${l(c)}`).join(", "),s=e.deals.map(r=>{let l=r.points.map((c,u)=>`${t[u]} ${le(c)}${r.made[u]?" •":""}`).join(", ");return`${r.deal+1}. ${L(r.trump)}: ${l}`}),a=e.settlement??[];return[`Ninety-Nine · ${js(e)}`,n(e.totals,k),Wt(e),"",...s,"",...a].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Nb=e=>({hands:e.seats.map(()=>({}))}),jb=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Eb=3e3,Bb=e=>e instanceof Xi||e instanceof I&&([429,503].includes(e.status)||e.reason==="unfetched"),dn=e=>Nt(e)?o("page.pad.refused",{text:e.message}):C(e);function Db(e){let{record:t,summary:n,open:s,inserting:a}=e,r=wa(e),l=tn(e),c={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:l??c}:s!==null?{record:t,deal:r,...l?{entry:l}:{}}:n.over?{record:t}:{record:t,entry:l??c}}var Cb=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Pb=(e,t)=>Kt({lang:G.peek(),...e},t),ro=class{wrong=R("");busy=R(!1);#e;#n=R(null);#t=R(0);#s="";#a=new AbortController;#r=0;#i=[];#c=[];#p=null;#d="";#u;constructor(t,n=Pb){this.id=t,this.#e=n,this.#u=lt(()=>this.#$())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return ze(this.id)}get told(){return this.#n.value?.told}get stale(){return this.#n.value?.of!==this.#o()}get deal(){return this.kept?wa(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&tn(t))??(n?Nb(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(tn(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#c.some(n=>n.of===this.place)||!tn(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&Ln(this.kept)}`}#o(){return this.kept?JSON.stringify({lang:G.value,...Db(this.kept)}):""}#$(){let t=this.#o(),n=t&&this.stale?`${this.#t.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#e(JSON.parse(t),{signal:s}).then(a=>s.aborted||(this.#n.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=dn(a),Bb(a)&&(this.#r=Number(setTimeout(()=>this.#t.value++,Eb))))})}set(t){this.#i.push({of:this.place,entry:this.entry}),this.#c=[],this.#m(t)}#m(t){let{kept:n}=this;n&&$e(nn(n,Ln(n),jb(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&$e({...nn(ht(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&$e({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&$e(ht(nn(t,Ln(t))))}async#l(t){let n=this.#p;this.busy.value=!0;let s=n?n.then(t,t):t();this.#p=s;try{return await s}finally{this.#p===s&&(this.#p=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=Ln(n),l={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},c=await this.#l(()=>this.#w(l,(u,p)=>{let d=ht(nn(u.record===p.record?u:Lt(u,p),r)),$=u.drafts[r]??a;return Cb($,a)?d:{...nn(d,s,$),open:s}}));c&&Nd(c)}async propose(t){let n=this.kept?.record??"",s=await this.#e({record:n,...t});if(!s.unfit)return s.fault?void N(Td(s)):s;let a=await this.#e({record:n,...t,again:!0});return a.unfit?s:{...a,unfit:s.unfit,said:[...s.said??[],...a.said??[]]}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#l(()=>this.#w({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:ht({...Lt(a,r),drafts:Lb(a,r)})));s&&Nd(s)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#l(()=>this.#w({record:t.record,do:"stop"},Lt))}undo=()=>this.#f("past","pad.undone");redo=()=>this.#f("next","pad.redone");async#f(t,n){if(this.busy.peek()||this.#b(t))return;let s=await this.#l(()=>this.#h(t));s&&N(o(n,{what:s}))}#b(t){let{kept:n,place:s,entry:a}=this,r=t==="past",[l,c]=r?[this.#i,this.#c]:[this.#c,this.#i],u=l.findLastIndex(d=>d.of===s);if(r?!n||!tn(n):u<0)return!1;let[p]=l.splice(Math.max(u,0));return c.push({of:s,entry:a}),u>=0&&p?this.#m(p.entry):this.leave(),!0}async#h(t){let{kept:n}=this,s=n&&Su(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#w({record:s},(c,u)=>ht(Ou(c,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#l(()=>this.#g(t,n))}async#g(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#y("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#y("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,l={record:s.record,line:t,lang:n,...r===this.#d?{again:!0}:{}},c=await this.#w(l,(u,p)=>p.record===u.record?u:ht(ku(Lt(u,p))));return this.#d=c?.again?r:"",c?.said??[]}async#y(t,n,s){if(this.#b(t))return o(n,{what:o("pad.act.some")});let a=await this.#h(t);return a?o(n,{what:a}):o(s)}async#w(t,n,s=t.record){let a=this.#o(),r=await this.#e(t).catch(l=>{N(C(l))});return ya(this.id),Ze(()=>{let{kept:l}=this;if(!(!r||!l))return r.fault||r.unfit||r.entry?this.#x(t,r,a):l.record!==s&&l.record!==r.record?this.#S(l,t):(this.#k(n(l,r),r),r)})}#k(t,n){let s=this.#o();$e(t);let a=this.#o();a!==s&&(this.#n.value={of:tn(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#n.value={of:s,told:n}):N(Td(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,l=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&$e({...nn(t,l?n:r,s),open:l?n:null}),N(o("page.pad.elsewhere"))}},Td=e=>(e.said??[]).join(" "),Lb=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Nd(e){let{did:t}=e,n=e.deals[t?.deal??-1];if(t?.act==="enter"&&n){let l=q(n.points.map((c,u)=>`${ke(e,u)} ${le(c)}`));return N(o("page.pad.entered",{n:t.deal+1,points:l}),!0)}if(!t)return;let s={deal:t.deal+1},r=["correct","delete","insert"].includes(t.act)?o(`pad.did.${t.act}`,s):o("pad.changed.head",{what:o(`pad.act.${t.act}`,s)});N([r,...e.said??[]].join(" "))}var ni=24;function Rb(){let e=T.value?.name??E.name.value,t=at()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ve.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var qb={variant:"",names:[],first:"0",length:"",rounds:9,house:xa,opening:void 0},si=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),ti=e=>Array.from({length:e.chairs},(t,n)=>n);async function Ib(e,t,n){let s=ds(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...ti(t).map($=>si(e,$)),...a],l=Es(r);if(l)throw new se(o("pad.twins",{name:l}));let c=await Kt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:on(),...e.length?{[e.length]:e.rounds}:{}}}),u=oo(e.opening),p=u&&{...c.head,opening:u},d=ba(p?await Kt({record:c.record,do:"head",head:p}):c);return $e(d),d.id}var ai=({seat:e,...t})=>i`<${F} label=${o("page.pad.player",{n:e+1})}
	maxlength=${ni} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Wb({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:l})=>({names:Object.assign([...l],{[a]:r})}));return i`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${ti(n).map(a=>i`<${ai} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${z} label=${o("page.pad.first")} value=${e.first} onchange=${V(t)("first")}
			options=${ti(n).map(a=>[String(a),si(e,a)])} />`}function jd({onclose:e,onbegun:t}){x(()=>{ae(Ae)},[]);let[n,s]=y(()=>({...qb,names:Rb()})),[a,r]=y(""),{busy:l,once:c}=P(h=>r(dn(h))),u=ve.value.find(h=>h.id===n.variant)??Bt(),p=Y(u?.id);if(!u)return null;let d=h=>{s(g=>({...g,...typeof h=="function"?h(g):h})),r("")},$=h=>{h.preventDefault(),p&&c(async()=>t(await Ib(n,u,p)))},f=h=>d({variant:h,first:"0",opening:void 0,house:{...n.house,changed:{}}}),m=i`<button type="submit" form="new-pad" class="button chief" aria-busy=${l}>
		${o("page.pad.begin")}
	</button>`;return i`<${K} broad title=${o("page.pad.new")} onclose=${e} actions=${m}>
		<form id="new-pad" class="create stack" onsubmit=${$}>
			<${Sa} value=${u.id} groups=${tt()} onchange=${f} />
			<${Wb} plan=${n} set=${d} variant=${u} />
			<${Rn} plan=${n} set=${d} variant=${u} />
			<${ao} opening=${n.opening} rules=${p} set=${V(d)("opening")}
				names=${Array.from({length:p?.seats??0},(h,g)=>g<u.chairs?si(n,g):o("dummy"))} />
			<${Oa} own=${n.house} set=${V(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var _b=e=>e?.scrollIntoView({block:"nearest"}),Ed=({lines:e})=>i`<div class="stack" role="status" ref=${_b}>
	${e.map(t=>i`<p key=${t}>${t}</p>`)}
</div>`;function Bd({open:e,then:t,deal:n,onclose:s}){let{busy:a,once:r}=P(),c=i`<${v} chief aria-busy=${a} onclick=${()=>r(async()=>{await e.revise({do:"delete",deal:n}),s()})} say=${o("page.pad.strike")} />`;return i`<${K} title=${o("page.pad.deal",{n:n+1})} onclose=${s} actions=${c}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:n+1})}</p>
			<${Ed} lines=${t.said??[]} />
		</div>
	<//>`}function zb(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let l=s.findLastIndex(c=>c.seat===r);l<0?n[r]=a:s[l]={...s[l],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Fb(e,{names:t,first:n,target:s,length:a,rounds:r,opening:l,leaves:c,comes:u,from:p}){let{deals:d,games:$,opening:f,...m}=e,h={...m,...zb(e,t),first:Number(n),...s?{target:s}:{}},g=oo(l),w={deal:p-1,seat:Number(c),name:u.trim()},S=(h.replaced??[]).filter(O=>O.seat!==w.seat||O.deal!==w.deal),b=w.name?[...S,w].sort((O,A)=>O.deal-A.deal):h.replaced;return{...h,...a?{[a]:r}:{},...g?{opening:g}:{},...b?{replaced:b}:{}}}var Hb=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Dd({open:e,pad:t,onclose:n}){let[s,a]=y(()=>Hb(t)),[r,l]=y(null),[c,u]=y(""),{busy:p,once:d}=P(),$=w=>{a(S=>({...S,...w})),l(null),u("")},f=Fb(t.head,s),m=w=>{w.preventDefault();let S=Es(s.names)??Es(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(S)return u(o("pad.twins",{name:S}));d(async()=>{let b=r?void 0:await e.propose({do:"head",head:f}),O=b?.said??[];if(O.length)return l(O);(r||b?.did)&&await e.revise({do:"head",head:f}),n()})},h=i`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return i`<${K} broad title=${o("page.pad.head")} onclose=${n} actions=${h}>
		<form id="pad-head" class="create stack" onsubmit=${m}>
			<${Kb} pad=${t} form=${s} set=${$} />
			<${z} label=${o("page.pad.first")} value=${s.first} onchange=${V($)("first")}
				options=${s.names.slice(0,g).map((w,S)=>[String(S),w])} />
			${s.target?i`<${de} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${V($)("target")} />`:null}
			<${Rn} plan=${s} set=${$} />
			<${Ub} pad=${t} form=${s} set=${$} />
			<${ao} opening=${s.opening} names=${rt(t)} rules=${t.rules} set=${V($)("opening")} />
			${r?i`<${Ed} lines=${r} />`:null}
			<p class=${c?"trouble":""} role="alert">${c}</p>
		</form>
	<//>`}var Kb=({pad:e,form:t,set:n})=>i`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>i`<${ai} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,Ub=({pad:e,form:t,set:n})=>i`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${U} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),ke(e,a)])}
			onchange=${V(n)("leaves")} />
		<${F} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${ni}
			oninput=${V(n)("comes")} />
		<${de} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${V(n)("from")} />
	</div>
</details>`;var io={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Jb=60,Gb=600,oi=class{#e;#n=[];#t=0;constructor(t){this.#e=t}press(t){return t==="Enter"&&Date.now()<this.#t?!0:this.#n.length===0&&this.#e.current()?this.#e.act(t):t in io||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#n.length<Jb&&this.#n.push(t),this.#s(),!0):!1}goOn(){for(;this.#n.length>0&&this.#e.current();)this.#e.act(this.#n.shift()??"");this.#s()}#s(){if(this.#e.changing())for(this.#n=this.#n.filter(t=>t!=="Backspace"&&t!=="Redo");this.#n[0]==="Enter";)this.#n.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#n=[]),this.#t=n?Date.now()+Gb:0}},Cd=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function ri(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Vb(e){if(!ri(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in io?t===document.body||Cd(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Zb=e=>e.repeat&&["Enter","Backspace","Redo"].includes(ri(e));function Pd(e){let t=j(e);t.current=e;let n=j(!0),[,s]=y(0),a=j(null),r=a.current??=new oi({act:l=>t.current.act(l)?(n.current=!1,s(c=>c+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ye(()=>r.hear(e.pad),[e.pad]),x(()=>{n.current=!0,r.goOn()}),ye(()=>{let l=c=>{(Zb(c)?Cd(c):Vb(c)&&r.press(ri(c)))&&c.preventDefault()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[]),l=>r.press(l)}var Rd=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},qd=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Yb(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Qb=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Ld=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),Xb=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(c=>c.premium),{trump:r,...l}=s;return a||e.hands[t]?.premium===n.premium?s:l},ew=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function li({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let l=n??(s&&e.choices.trumps.length>0?void 0:r.trump),c=l===r.trump||!r.trump?r.origin:"",u={dealer:ke(e,r.dealer),lead:ke(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>ke(e,d)).join(", ");return i`<div class="pad-due">
		${l?i`<${ie} trump=${l} />`:i`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${l?c?o("why.trump",{trump:L(l),why:c}):L(l):o("page.pad.turnup")}
			${p?i` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var tw=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?i`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},ii=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:l})=>i`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${l??t}</button>`,Bs=e=>e.totals.some((t,n)=>t!==e.game[n]);function nw(e){let{pad:t}=e,n=t.choices.premiums.length>0;return i`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Bs(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?i`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>i`<${sw} key=${a} ...${e} seat=${a} />`)}
	</div>`}function sw({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:l,seat:c}){let u=ke(e,c),p=n.hands[c]??{},{tricks:d,bid:$,made:f,premium:m}=s.hands[c]??{},h=S=>({label:o(`page.pad.${S}.of`,{name:u}),now:qd({seat:c,field:S},a),wrong:r===c,onpick:()=>l({seat:c,field:S})}),g=f===void 0?"":o(f?"page.sheet.made":"page.sheet.failed"),w=[$===void 0?"":o("page.pad.bid",{n:$}),g].filter(Boolean).join(", ");return i`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${tw} due=${e.deals[t]??e.due} seat=${c} />
			<b class="total">${k(e.game[c]??0)}</b>
			${Bs(e)?i`<small class="rest soft">(${k(e.totals[c]??0)})</small>`:null}
		</span>
		<${ii} ...${h("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":k(d)} />
		<${ii} ...${h("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${w}>
			<span class="bid">${$===void 0?"":k($)}</span>
			${g?i`<span class=${`mark ${f?"made":"failed"}`}>${f?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&c<e.choices.live?i`<${ii} ...${h("premium")} said=${!!p.premium} text=${m?oe(m):""} />`:null}
	</div>`}var aw=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function ow(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=aw(e);return e.choices.trumps.map($=>{let f=$==="none"&&d?i` <small>(${d})</small>`:null;return{key:$,on:t.trump===$,press:()=>s({...t,trump:$}),wide:!0,text:i`<${ie} trump=${$} /><span class="word">${L($)}${f}</span>`}})}let l=t.hands[a]??{},c=(d,$)=>s(Xb(t,a,ew({...l,...d})),$),u=(d,$,f)=>({key:String(d),text:k(d),on:$,press:f,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},($,f)=>f).map($=>u($,l.tricks===$,()=>c({tricks:$})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:l.made===!0,typed:"+",press:()=>c({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:l.made===!1,typed:"-",press:()=>c({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,l.bid===d,()=>c({bid:d,made:void 0})))];let[p=""]=(l.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!l.premium,press:()=>c({premium:""})},...Qb(e).map(d=>({key:d,wide:!0,text:oe(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>c({premium:d},Ld(e,d).length>0)})),...(p?Ld(e,p):[]).map(d=>u(d,l.premium===`${p} ${d}`,()=>c({premium:`${p} ${d}`})))]}function rw({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>i`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return i`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Id=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:ke(e,t)}),iw={seat:-1,field:"trump"},lw=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),cw=({trump:e,now:t,onpick:n})=>i`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?i`<${ie} trump=${e} /> ${L(e)}`:"…"}
</button>`,ci=({redo:e})=>i`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Wd({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:l,kept:c,place:u}=e,p=n.place===u?n.cell:null,d=xe=>s({place:u,cell:xe}),$=c?.open!==null,f=c?.inserting===!0,m=o(f?"page.pad.insert":$?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||$?[]:t.due?.missing??[])).filter(xe=>!Yb(r,xe)),w=p??(g[0]?Rd(g[0]):null),S=!l&&t.unfit!==void 0,b=!l&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!S,A=w?ow(t,r,w,(xe,He)=>(d(He?w:null),e.set(xe))):[],B=pw(t.entry,r),ee={Enter:()=>(b||S)&&e.enter(S),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},te=xe=>{let[He,Hn]=io[xe]??[];if(He!==void 0&&Hn!==void 0)d($w(t,w,He,Hn));else{let Rs=(A.find(Ao=>Ao.typed===xe)??A.find(Ao=>Ao.or===xe))?.press??ee[xe];if(!Rs)return!1;Rs()}return!0},Ce=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),kt=Pd({pad:t,act:te,current:()=>e.told===t&&e.kept===c&&!Ce(),changing:()=>e.busy.peek()});return i`<section class="pad-panel" aria-label=${m}>
		<${li} pad=${t} deal=${a} named=${B.trump} inserting=${f} />
		<${nw} pad=${t} deal=${a} draft=${r} full=${B} now=${w} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":b?"":"soft"}`} role="status">
			${dw(t,p,g)||(b?o("page.pad.ready"):" ")}
		</p>
		${lw(t,r)&&(B.trump||w?.field!=="trump")?i`<${cw} trump=${B.trump} now=${w?.field==="trump"} onpick=${()=>d(iw)} />`:null}
		${w&&!(b&&!p)?i`<${rw} keys=${A} label=${Id(t,w)} />`:null}
		<${uw} open=${e} press=${kt} can=${b||S} text=${S?o("page.pad.anyway"):m} />
	</section>`}var uw=({open:e,press:t,can:n,text:s})=>i`<div class="pad-acts">
	<${v} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?i`<${ci} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?i`<${v} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${v} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,pw=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function dw(e,t,n){if(e.fault||e.unfit)return(e.said??[]).join(" ");let s=n.find(a=>!t||qd(Rd(a),t));return s?o(`page.pad.ask.${s.what}`,{name:ke(e,s.seat)}):t?Id(e,t):""}function $w(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,l=t&&t.seat>=0?(t.seat+n+r)%r:0,c=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(c+s+a.length)%a.length]??"tricks";return{seat:l,field:u==="premium"&&l>=e.choices.live?"contract":u}}function lo({pad:e,onpick:t}){let n=rt(e);return i`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${js(e)} · ${Ba(e.rules)}</p>
			<p class="standing">${Wt(e)}</p>
		</header>
		${e.deals.length?i`<${jr} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${(e.settlement??[]).map(s=>i`<p key=${s}>${s}</p>`)}</div>`:i`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function fw(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:mw(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:l,...c}=n;return{...c,shown:r,...s?{why:a}:{},...l?{closed:{...l,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var mw=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function co({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let l=e.deals[t];if(!l)return null;let c=s&&i`
		<${v} plain onclick=${r} say=${o("page.pad.strike")} />
		<${v} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${v} chief onclick=${s} say=${o("page.pad.correct")} />`;return i`<${K} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${c}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:ke(e,l.dealer),lead:ke(e,l.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${L(l.trump)} (${l.origin}).</p>
			<${nt} view=${fw(e,t)} names=${rt(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var hw=4e3,[_d,gw]=[4e3,12e4],zd=new Map;function pi(e,t){let n=(zd.get(e)??Promise.resolve()).then(t);return zd.set(e,n.catch(()=>{})),n}var yw=e=>pi(e,async()=>{let t=ze(e);if(!t||t.shared)return;let n=Be(),{pad:s,mark:a=""}=await Gs({secret:n,record:t.record}),r=ze(e);r&&$e({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Fd(e){let{shared:t,record:n}=ze(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var ui=new Map;function bw(e){let t=ui.get(e)??pi(e,async()=>{let n=ze(e);if(!n?.shared||!Fd(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:l=""}=await Gs({secret:s,record:n.record,was:a}).catch(u=>{if(u instanceof I&&u.status===409)return ww(e,n.shared?.pad??"");throw u}),c=ze(e);c?.shared?.secret!==s||!r||$e({...c,shared:{...c.shared,pad:r,of:n.record,mark:l}})}).finally(()=>ui.delete(e));return ui.set(e,t),t}async function ww(e,t){let{pad:n,mark:s}=await Do({pad:t}),a=ze(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};$e({...n.record===a.record?a:ht(Lt(a,n)),shared:r}),n.record!==a.record&&N(o("page.pad.share.other"))}return{pad:""}}var di=e=>pi(e,async()=>{let t=ze(e)?.shared?.secret;if(!t)return;await Gs({secret:t});let n=ze(e);if(!n)return;let{shared:s,...a}=n;$e(a)}),vw=e=>e instanceof I&&e.status>=400&&e.status<500&&e.status!==429;function kw(e,t){let[n,s,a,r,l]=["",_d,0,!1,!1],c=async()=>{let p=Fd(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await bw(e).then(()=>null,$=>$);if(r=!1,d&&!vw(d)){l||(a=Number(setTimeout(c,s))),s=Math.min(2*s,gw);return}s=_d,d&&(n=p,t(d)),c()},u=lt(()=>{c()});return()=>{l=!0,u(),clearTimeout(a)}}function Hd(e){x(()=>kw(e,t=>N(o("page.pad.share.not",{text:C(t)}))),[e])}function Kd({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=P(),l=()=>r(async()=>{await yw(e.id),n(!0)}),u=i`<${v} aria-busy=${a} onclick=${()=>r(async()=>{await di(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return i`<${v} plain aria-busy=${a} onclick=${l} say=${o("page.pad.share")} />
		${t&&s?i`<${K} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Je} link=${On(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function xw(e){let[t,n]=y(null),[s,a]=y("");return x(()=>{let r=new AbortController,[l,c]=["",0],u=async()=>{clearTimeout(c);try{if(document.visibilityState==="visible"){let p=await Do({pad:e,after:l,lang:G.peek()},{signal:r.signal});l=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof I&&p.status===404;if(a(d?o("page.pad.unshared"):C(p)),d)return}c=window.setTimeout(u,hw)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(c),document.removeEventListener("visibilitychange",u)}},[e,G.value]),{pad:t,wrong:s}}function Ud({id:e}){let{pad:t,wrong:n}=xw(e),[s,a]=y(-1);return t?i`<main id="main" tabindex="-1" class="pad">
		<${lo} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?i`<${li} pad=${t} deal=${t.deals.length} />`:i`<p class="winner">${Wt(t)}</p>`}
			${Bs(t)&&t.due?i`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,l)=>i`<li key=${l}>
				<span>${ke(t,l)}</span>
				<span><b>${k(r)}</b>${Bs(t)&&t.due?i` <small class="soft">(${k(t.totals[l]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?i`<${co} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:i`<${_} title=${o("page.nav.pad")} wrong=${n} text=${o("page.opening")} />`}var uo=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Sw=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Jd=e=>k(Number(e),e.split(".")[1]?.length??0),Ow=e=>[uo(e)&&X(Date.parse(`${uo(e)}T12:00`),{dateStyle:"medium"}),q(e.summary.names)].filter(Boolean).join(" · ");function Gd(){let e=at().filter(h=>h.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,l]=y(""),c=E.stake.value,u=e.filter(h=>(!s||uo(h)>=s)&&(!r||(uo(h)||"9")<=r)),p=u.filter(h=>!t.has(h.id)),d={records:p.map(h=>h.record),stake:Sw(c)},{value:$,wrong:f}=M(h=>cl(d,{signal:h}).catch(g=>{throw new se(dn(g))}),JSON.stringify(d)),m=h=>n(new Set(t.has(h)?[...t].filter(g=>g!==h):[...t,h]));return i`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${F} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${F} label=${o("page.season.to")} type="date" value=${r} oninput=${l} />
			<${F} label=${o("page.season.stake")} inputmode="decimal" value=${c}
				oninput=${h=>E.stake.value=h} />
		</div>
		${f?i`<p class="trouble" role="alert">${f}</p>`:null}
		${$?.players.length?i`<${Aw} season=${$} />`:i`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>i`<${Ne} key=${h.id} label=${Ow(h)}
				checked=${!t.has(h.id)} onchange=${()=>m(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${$?.players.length?i`<${v} onclick=${()=>zs($.csv,"season.csv")} say=${o("page.season.csv")} />
						<${v} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Aw({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return i`<${Q}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?i`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>i`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>i`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${k(a.points)}</b></td>
				<td>${le(a.balance)}</td>
				${n?i`<td>${Jd(a.amount??"0")}</td>`:null}
				${s.map(r=>i`<td key=${r}>${k(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?i`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>i`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Jd(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Mw({rest:e}){let[t="",n=""]=e;return t==="season"?i`<${Gd} />`:t==="on"&&n?i`<${Ud} key=${n} id=${n} />`:t?i`<${jw} key=${t} id=${t} />`:i`<${Tw} />`}function Tw(){let[e,t]=y(!1),[n,s]=y(""),a=async l=>{s("");try{let c=ba(await Kt({record:await l.text()}));$e(c),H(`/pad/${c.id}`)}catch(c){s(dn(c))}},r=l=>H(`/pad/${l}`);return i`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${v} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${Sn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${at().length?i`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${at().map(l=>i`<${Nw} key=${l.id} pad=${l} />`)}</ul>
		${e?i`<${jd} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Nw({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:l,over:c}=t,u=[be(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:l}),X(n,{dateStyle:"medium"}),c?o("page.pad.over"):""];return i`<li><a href=${`/pad/${e}`}>
		<span class="names">${q(a)}</span>
		<span class="score">${r.map(p=>k(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}function jw({id:e}){let t=we(()=>new ro(e),[e]);x(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value;return n?s?i`<${Dw} open=${t} kept=${n} told=${s} wrong=${a} />`:i`<${_} title=${o("page.nav.pad")} wrong=${a} text=${o("page.opening")} />`:i`<${_} title=${o("page.nav.pad")} text=${o("page.pad.gone")}>
			<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>
		<//>`}function Ew(e){x(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function Bw({open:e}){let{lines:t,print:n}=Ts(),s=async a=>n(await e.type(a||"show",G.value));return x(()=>{s("")},[e]),i`<${Ns} lines=${t} print=${n} obey=${s} />`}function Dw({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[l,c]=y(null),u=()=>(r(-1),c(null)),p=()=>ae(async()=>c(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,$=`${q(rt(n).slice(0,n.choices.live))} · Ninety-Nine`;x(()=>{document.title=$},[$]),Hd(t.id),Ew(d);let f=()=>e.undo();return i`<main id="main" tabindex="-1" class="pad">
		${E.spoken.value?i`<${Bw} open=${e} />`:null}
		<${lo} pad=${n} onpick=${r} />
		${n.due||e.deal<d?i`<${Wd} open=${e} pad=${n} />`:i`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Wt(n)}</p>
					<div class="pad-acts">
						<${v} disabled=${!e.undoable} onclick=${f} say=${o("page.pad.undo")} />
						${e.redoable?i`<${ci} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${Cw} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||ga.value?i`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${l?i`<${Bd} open=${e} then=${l} deal=${a} onclose=${u} />`:a>=0?i`<${co} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function Cw({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[l,c]=y(!1),{busy:u,once:p}=P(),d=async()=>N(o(await Tt(Md(n))?"page.link.copied":"page.copy.not")),$=()=>Qe(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),f=()=>Lr(Pr({scores:n.deals,names:rt(n),title:js(n),winner:Wt(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>N(C(g))),m=(g,w)=>i`<${v} plain onclick=${w} say=${g} />`,h=()=>p(async()=>{await di(t.id),H("/pad"),yu(t.id)});return i`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[m(o("page.copy"),d),m(o("page.share"),f),m(o("page.rules.print"),()=>print())]:null}
		${ne.value?null:i`<${Kd} kept=${t} />`}
		${m(o("page.pad.save"),$)}
		${m(o("page.pad.head"),()=>c(!0))}
		${n.house?null:i`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?m(o("page.pad.stop"),s):null}
		${m(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${l?i`<${Dd} open=${e} pad=${n} onclose=${()=>c(!1)} />`:null}
		${a?i`<${Le} title=${o("page.pad.drop")} text=${o("page.pad.drop.about")} yes=${o("page.pad.drop.yes")}
					busy=${u} onyes=${h} onclose=${()=>r(!1)} />`:null}
	</section>`}var po=({about:e,parts:t})=>i`<section class="stack">
	<h2>${o(`page.privacy.${e}`)}</h2>
	${t.map(n=>i`<p>${n}</p>`)}
</section>`,Pw=({contact:e})=>i`<p>
	${o("page.privacy.contact")}${" "}<a href=${e}>${e.replace(/^(mailto|https):(\/\/)?/,"")}</a>
</p>`;function Lw(){let{value:e,wrong:t}=M(async()=>it?void 0:ol({})),n=(...s)=>s.map(a=>o(`page.privacy.${a}`));return i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.privacy")}</h1>
		${t?i`<p class="trouble">${t}</p>`:null}
		${it?i`<p>${o("page.privacy.alone")}</p>`:null}
		${e?i`<${po} about="server"
					parts=${n("name","keys","play","pads","ratings","groups","order",...e.push?["push"]:[],e.callers?"logged":"unlogged").concat(o("page.privacy.networks",{n:e.networks}),o("page.privacy.others",{push:e.push?"yes":"no"}))} />
				<${po} about="long" parts=${[o("page.privacy.sessions",{forget:e.forget,guests:e.guests}),...n("matches"),...e.chat>0?[o("page.privacy.chat",{n:e.chat})]:[],e.backups>0?o("page.privacy.days",{n:e.backups}):o("page.privacy.backups")]} />`:null}
		<${po} about="browser" parts=${n("stays")} />
		${e?i`<${po} about="rights" parts=${n("change")} />
				${e.contact?i`<${Pw} contact=${e.contact} />`:i`<p>${o("page.privacy.uncontact")}</p>`}`:null}
	</main>`}var Ds="ninetynine.problems",Vd="ninetynine.problems.damaged",$o=()=>mn(Ds),Yd=e=>!Object.values($o()?.marks??{}).some(t=>t?.first<e),Qd=e=>Se(Ds,JSON.stringify(e));function Zd(e){if(e===null||St(Ds)!==e)return!1;let t=Vd;for(let n=2;St(t)!==null;n++)t=`${Vd}.${n}`;return Se(t,e)&&Se(Ds,null),!0}async function fo(e,t){let[n,s]=[St(Ds),$o()];if(!s)return{told:await t(e),damaged:Zd(n)};try{return{told:await t({...e,progress:s}),damaged:!1}}catch(a){if(!(a instanceof I)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),damaged:Zd(n)}}}var $i=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:he(e),grade:t,grades:4,back:n?"yes":"no"}),fi=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function mi(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=Y(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Xd(e,t){let n=Y(e.variant)?.dummy?Ee(e)-1:-1;return Array.from({length:Ee(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var ho=({view:e})=>({...e,totals:[]}),e$=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),t$=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function n$(e,t,n){let s=o("problem.rating",{...fi(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}var mo=class{#e;#n;#t;#s="";#a=Promise.resolve();constructor(t,n,s){this.#e=t,this.#n=n,this.#t=s}present(t,n,s){return this.#r({n:t,of:n,anew:s})}tell({act:t,told:n},s){return this.#r({act:t,outcome:n,days:s})}obey(t,n){return this.#r({line:t.normalize("NFC"),...n})}#r(t){return this.#a=this.#a.then(async()=>{let n={lang:G.peek(),mind:this.#s,problem:this.#e,...t},s=await kn(()=>ll(n));this.#s=s.mind??"",this.#n(s.said),s.do?.act?this.#t.answer(s.do.act):s.want==="next"?this.#t.next():s.want==="quit"&&H("/")}).catch(n=>this.#n([C(n)]))}};function Rw({rest:[e=""]}){let t=Oe.value.get("variant")??"";return i`<${Iw} key=${`${e} ${t}`} day=${e||on()} variant=${t} any=${e!==""} />`}async function qw(e,t,n){await Ae();let s=t||(n||!Yd(e)?"":Bt()?.id),{told:a,damaged:r}=await fo({date:e,...s?{variant:s}:{}},Po);return{all:a.problems,one:s||"",damaged:r}}function Iw({day:e,variant:t,any:n}){let[s,a]=y({}),[r,l]=y(0);x(()=>{let m=!1;return qw(e,t,n).then(h=>{m||(a(h),l(s$(h.all)))},h=>!m&&a({wrong:C(h)})),()=>{m=!0}},[]);let{all:c,one:u="",damaged:p=!1,wrong:d}=s;if(!c)return i`<${_} title=${o("page.nav.problems")} wrong=${d} text=${o("page.opening")} />`;let $=(m,h)=>{let g=c.map((w,S)=>S===r&&w.done===void 0?{...w,done:m}:w);a({one:u,damaged:p||h,all:g})},f=c[r];return f?i`<${Fw} key=${f.id} problem=${f} day=${e} n=${r+1} of=${c.length} damaged=${p}
		ondone=${$} onnext=${()=>l(s$(c))} />`:i`<${Ww} all=${c} day=${e} variant=${u} onagain=${l} />`}function s$(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Ww({all:e,day:t,variant:n,onagain:s}){let a=e.filter(c=>c.done).length,{value:r}=M(async()=>(await fo({date:t},Po)).told,t),l=j(null);return x(()=>E.spoken.peek()?l.current?.focus():void 0,[]),i`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${l}>${o("problem.done",{right:a,of:e.length,...fi($o())})}</p>
		<ol class="day-problems">${e.map((c,u)=>i`<li key=${c.id}>
			<button type="button" onclick=${()=>s(u)}>
				<${a$} right=${c.done} /><span class="unseen">${o(c.done?"problem.right":"problem.missed")}</span>
				<span>${$i(c,u+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${U} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${tt()} onchange=${c=>H(_w(t,c))} />
		${r?i`<${Or} ...${r} of="problems" day=${t} first=${[...r.days,t].sort()[0]} />`:null}
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var _w=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,a$=({right:e})=>i`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function zw(e,t,n){let[s,a]=y(null),[r,l]=y(""),{busy:c,once:u}=P(d=>l(C(d)));return{answered:s,said:r,busy:c,answer:async d=>{s||await u(async()=>{let $=h=>Wl({problem:e.id,...h}),{told:f,damaged:m}=await fo({act:d,date:t},$);Qd(f.progress),l(""),a({act:d,told:f}),n(f.right,m)})}}}function Fw({problem:e,day:t,n,of:s,damaged:a,ondone:r,onnext:l}){let{answered:c,said:u,busy:p,answer:d}=zw(e,t,r),$=ho(e),f=Xd($,$.seat??0),m=j(null),h=j(null);ye(()=>{c&&(E.spoken.peek()||m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[c]);let g=c?.told.right;return i`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${$i(e,n,s)}</h1><p class="task">${J(mi(e))}</p>
				${a?i`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${bt} trump=${$.trump??""} />
		</header>
		${E.spoken.value?i`<${Hw} problem=${e} at=${[n,s,a]} answered=${c} said=${u} busy=${p}
					days=${c?o$(c.told,t):0} answer=${d} next=${l} />`:null}
		<div class="replay-board">
			<${Uw} problem=${e} names=${f} answered=${c} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${h} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${E.spoken.value?void 0:"status"}>${u||(c?i`<h2><${a$} right=${g} /><span>${J(Kw(c))}</span></h2>`:null)}
						</div>
						${c?i`<button type="button" class="button chief" ref=${m} onclick=${l}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${c?i`<${Jw} problem=${e} day=${t} ...${c} names=${f} />`:null}
				</section>
				${e.kind==="hidden"?i`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${gt} view=${$} names=${f} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Hw({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:l,next:c}){let u=Ts(),p=j({answer:l,next:c});p.current={answer:l,next:c};let d=we(()=>new mo(e,u.print,{answer:f=>p.current.answer(f),next:()=>p.current.next()}),[e.id]),$=Y(e.variant)!==void 0;return x(()=>{$&&d.present(...t)},[d,$]),x(()=>{n&&d.tell(n,r)},[d,n]),x(()=>s?u.print([s]):void 0,[s]),i`<${Ns} ...${u} obey=${f=>{d.obey(f,{answered:n!==null,busy:a})}} />`}var Kw=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:hi(e)});function Uw({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,l]=y(new Set),c=ho(e),u=n?{...c,turn:[]}:c,p=u.seat??0,d=u.options,$=e.kind==="bid",f=n?null:new Set(D(d?.from)),m=$||(d?.seat??p)===p,h=A=>{let B=new Set($?r:[]);r.has(A)?B.delete(A):B.size<(d?.pick??1)&&B.add(A),l(B)},g=A=>f?.has(A)&&a(`play ${A}`),w=Y(e.variant),S={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:$,values:$?Ke(d?.worth??""):null,onpick:h,onplay:g},b=d?.seat??-1,O=m?null:{seat:b,hand:i`<${vt} ...${S} cards=${Te(D(u.shown?.[b]?.hand),ce,u.trump)}
			can=${f} label=${o("dummy")} open />`};return i`<div class="replay-table table board">
		<${qt} view=${u} variant=${w} names=${t} me=${p} elsewhere=${p} played=${O}>
			${$&&d&&!n?i`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${zn} options=${{...d,offers:[]}} chosen=${r} variant=${w} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${$?null:i`<p class="ask near">${J(mi(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${wt} view=${u} variant=${w} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?i`<div class="laid" role="group" aria-label=${o("page.aside")}>${ue(u.aside)}</div>`:null}
			</div>
			<${vt} ...${S} cards=${Te(D(u.hand),ce,u.trump)}
				can=${m?f:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var o$=(e,t)=>e.due?vr(e.due)-vr(t):0,hi=e=>e.split(" ").slice(1).map(t=>_e(t)).join(" ");function Jw({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",l=o$(s,t),c=dt(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return i`${e.kind==="bid"?i`<${Gw} told=${s} />`:i`<p>${J(o(r,{card:e$(s.answers.map(hi))}))}</p>`}
		${c?i`<p>${J(c)}</p>`:null}
		${u.length?i`<div>${u.map(p=>i`<${Zw} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Vw} levels=${s.levels} />
		<p class="soft">${n$(e,s,l)}</p>`}function Gw({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return i`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>i`<li key=${n}><${Pt} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>i`<tr key=${n.tricks}>
				<${da} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${k(n.tricks)}</b><//>
				<td>${me(n.chance)}</td><td>${is(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Vw=({levels:e})=>i`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>i`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":me(n)}</td>
	</tr>`)}</tbody>
</table>`;function Zw({r:e,problem:t,names:n,open:s}){let a=ho(t),r=t$(e,t,a).map(({seat:c,cards:u})=>i`<span>${n[c]}</span><span class="act">${ue(u)}</span>`),l=c=>o("problem.won",{name:n[c]??"",you:c===a.seat?"yes":"no"});return i`<details open=${s}>
		<summary><span>${J(o("problem.fails",{card:hi(e.act)}))}</span></summary>
		<div>
			${r.length?i`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:c,won:u},p)=>i`<li key=${p}>
				<span class="act">${c.map(d=>ue(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":l(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function Yw({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return i`<${Qw} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function Qw({table:e,match:t,deal:n}){let{told:s,wrong:a}=Qt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1});if(!s)return i`<${_} class="report stack" title=${r} wrong=${a} text=${o("page.report.coming")}>
			<${r$} table=${e} match=${t} deal=${n??0} />
		<//>`;let l=s.header,c=Y(l.variant),u=ln(l,c?c.seats:l.seats.length),p=Number(Oe.value.get("seat")??-1),d=p>=0&&p<u.length?p:In(l,u.length),$=i`<${nv} told=${s} table=${e} match=${t} one=${n!==void 0} names=${u}
		seat=${d} />`;return i`<main id="main" tabindex="-1" class="report" data-counting=${Ue(s)}>
		<header class="report-head"><h1>${r}</h1>
			<p class="soft">${l.rules?.name??he(l.variant)}</p>
			<${U} hidden label=${o("page.report.whose")} value=${String(d)}
				options=${u.map((f,m)=>[String(m),o("page.report.of",{name:f})])}
				onchange=${f=>H(`${sl()}?seat=${f}`,{replace:!0})} />
			<${r$} table=${e} match=${t} deal=${n??0} seat=${d} />
		</header>
		<${Xw} told=${s} wrong=${a} />
		${s.deals.length?i`<${ev} told=${s} table=${e} match=${t} one=${n!==void 0} seat=${d} />`:null}
		${s.deals.length===0?null:et("report",e)?i`<details><summary>${o("page.hint.figures")}</summary>${$}</details>`:$}
	</main>`}var r$=({table:e,match:t,deal:n,seat:s})=>i`<p class="row">
	${e==="mine"?null:i`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function Xw({told:e,wrong:t}){if(t)return i`<p class="trouble" role="status">${t}</p>`;if(Ue(e)){let{judged:n,of:s,rough:a}=e;return i`<p class="soft judging" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:i`<p class="soft">${o("page.report.none")}</p>`}function ev({told:e,table:t,match:n,one:s,seat:a}){let r=a===Na(e.header),l=e.lessons?.[a]??"",c=r&&et("report",t);if(!r||Ue(e))return null;let u=e.deals.flatMap(h=>h.mistakes).filter(h=>h.seat===a),[p]=u.sort((h,g)=>g.lost-h.lost),{lost:d}=e.total[a],$=Ie.reduce((h,g)=>d[g]>d[h]?g:h),f=es(Ie.map(h=>d[h]),0)[Ie.indexOf($)]??0,m=i`<a class="button chief" href="/" onclick=${jn}>${o("page.home.play")}</a>`;return i`<section class="plainly">
		${c?i`<${oa} at="report" />`:null}
		${p?i`<p class="lead">${o("page.report.plain",{kind:$,n:f,one:s?"yes":"no"})}</p>
				<${tv} mistake=${p} place=${ys(t,n)} />`:i`<p class="lead">${o("page.report.plain.none")}</p>`}
		<p class="row">
			${l?i`<a class="button chief" href=${`/learn/${l}`} onclick=${()=>c&&Nn("cure",l)}>
						${o("page.report.lesson")}
					</a>`:c?m:null}
		</p>
	</section>`}function tv({mistake:e,place:t}){let[n,s]=[e.chance,e.betterChance].map(u=>Math.round(u*10)),a=e.act.startsWith("play ")||e.act.startsWith("lay "),r=u=>i`<${re} key=${u} card=${u} />`,l=(u,p,d)=>i`<figure>
		<figcaption>
			${o(`page.report.${u}`)}${d===void 0?"":i` <b>${o("page.bid",{bid:d})}</b>`}
		</figcaption>
		${a?i`<div class="cards">${D(p.replace(/^\w+ /,"")).map(r)}</div>`:i`<p><${Pt} act=${p} /></p>`}
	</figure>`,c=o("page.report.where",{deal:e.deal+1,when:Tr(e)});return i`<div class="shown">
		<h2>${c}</h2>
		<div class="sides">${l("did",e.act,e.bid)}${l("better",e.better,e.betterBid)}</div>
		${dt(e.why).slice(0,2).map(u=>i`<p key=${u}>${J(u)}</p>`)}
		${s>n?i`<p>${o("page.report.odds",{a:n,b:s})}</p>`:null}
		<p><a href=${t(e)}>${o("page.report.look")}</a></p>
	</div>`}function nv({told:e,table:t,match:n,one:s,names:a,seat:r}){let l=e.total[r],c=e.deals.flatMap(m=>m.mistakes).sort((m,h)=>h.lost-m.lost),u=c.filter(m=>m.seat===r),p=c.filter(m=>m.seat!==r),d=a[r]??"",$={names:a,place:ys(t,n),one:s},f=Ko(e,l.lost,d,r===Na(e.header));return i`<section class="stack">
			<p class="lead" role="status" aria-busy=${Ue(e)}>${sv(f)}</p>
			${e.luck?i`<p>${av(l)}</p>`:i`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?i`<${bs} of=${u.slice(0,12)} ...${$} />`:i`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${ov} account=${l} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${rv} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?i`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${bs} of=${(s?p:c).slice(0,6)} ...${$} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${iv} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var sv=e=>e.endsWith("…")?e:`${e}.`;function av(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/De)||0),a=Math.min(Math.round(e.gifts/De),Math.max(s,0));return o("page.report.luck",{cards:le(t),lie:le(n),others:le(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:k(a)})}function ov({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let l of Ie)e.lost[l]&&n.push([`lost.${l}`,-e.lost[l]]);t&&n.push(["others",e.others]);let s=es(n.map(([,l])=>l),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((l,c)=>l+c,0);return i`<table class="book account parts"><tbody>
		${n.map(([l],c)=>{let u=s[c]??0;return i`<tr key=${l}><th scope="row">${o(`page.report.${l}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${le(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${le(r,1)}</td>
	</tr></tfoot></table>`}function rv({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map($=>$/De));return i`<${ws} at=${p} from=${(u[0]??[]).map(d=>d/De)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),l=e.deals.map(u=>{u.accounts.forEach((d,$)=>r[$]+=d.lead/De);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/De:0,e.luck?[...r]:r.slice(0,a)}),c=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return i`<${ws} at=${l} names=${c} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:l.length})} />`}function iv({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ie.map(c=>`lost.${c}`),"others"]:["lie",...Ie.map(c=>`lost.${c}`)],s=(c,u)=>{let[p="",d]=u.split(".");return d?-c.lost[d]:Number(c[p])},a=e.total.map(c=>es(n.map(u=>s(c,u)),1)),r=c=>n[c]?.startsWith("lost")&&a.every(u=>!u[c]),l=n.map((c,u)=>u).filter(c=>!r(c));return i`<${Q}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((c,u)=>i`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${l.map(c=>i`<tr key=${c}><th scope="row">${o(`page.report.${n[c]}`)}</th>
			${a.map((u,p)=>i`<td key=${p}>${le(u[c]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((c,u)=>i`<td key=${u}>${le(c.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Cs={C:"♣",D:"♦",H:"♥",S:"♠"};function i$(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=Jn(e);return Ft(t)+Cs[n]}var yi=e=>Cs[e]??o(e==="none"?"trump.short":`trump.${e}`),gi=e=>Cs[e]?`${Cs[e]} ${L(e)}`:yi(e),l$=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),bi=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):l$(e,t.seat),c$=e=>e.trump.by==="holder";function wi(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:i$(n)}),o("page.slips.trump",{trump:gi(t??"none")})];if(c$(e))return[o("page.slips.named",{trump:t?gi(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:gi(t)})];let{first:s,after:a=[]}=e.trump,r=[...ce,"none"].filter(c=>c===s||a.includes(c)),l=ar(a).map(([c,u,p])=>`${c===u?c:`${c}–${u}`} ${yi(p)}`);return[o("page.slips.ring",{trumps:r.map(yi).join("   ")}),o("page.slips.after",{list:l.join(", ")})]}var u$=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function p$({deal:e,slip:t}){let n=D(t.cards);return i`${[...ce].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Ft(Jn(r).rank));return i`<p key=${s} class="suit-of"><${ie} trump=${s} /><span class="unseen">${L(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>i`<b>${r}</b>`):i`<b>–</b>`}</span>
		</p>`})}
	${t.joker?i`<p class="joker">${J(o("joker.as",{card:i$(e.turnup??"")}))}</p>`:null}`}var lv=({cards:e})=>Math.max(...[...ce].map(t=>e.split(t).length-1));function cv({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return i`<div class="boxes">
		${t.map(n=>i`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function uv(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=D(s.cards).length+(s.joker?1:0),l=a?wi(t,n):[u$(s)];return i`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${bi(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${lv(s)}`}><${p$} ...${e} /></div>
		${l.map((c,u)=>i`<p key=${u} class="slip-line">${J(c)}</p>`)}
		${a?i`<${cv} variant=${t} />`:null}
	</div>`}function pv(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:l}=a,c=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!c$(t)?wi(t,s):[],p=l==="hand"?u:[u$(a)];return i`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${bi(e)}</b>${l==="hand"&&c?i`<br />${c}`:null}</p>
		${p.map((d,$)=>i`<p key=${$} class="slip-line">${J(d)}</p>`)}
	</div>`}var[d$,$$,go,dv]=[330,374,22,36];function $v(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=d$/go;return Array.from({length:2*s*$$/go},(a,r)=>{let l=e[Math.floor(n()*e.length)]??"",c=((r>>1)%s+n())*go,u=(Math.floor((r>>1)/s)+n())*go,p=(.6+.4*n())*dv/10,d=[r%2?-p:p,p].map(f=>f.toFixed(2)),$=`translate(${c.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Cs[l]?`<use href="#${l}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${$}"/>`:`<text y="3.3" transform="${$}">${l}</text>`}).join("")}function fv(){let e=[...ce].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${d$}" height="${$$}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${$v()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var f$=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function m$(e){let t=we(fv,[]);return i`<div class="slips-paper">
		${e.series.deals.map(n=>i`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>i`<div key=${a} class="strip">
				<${uv} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${pv} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function h$({seed:e,...t}){let{variant:n,series:s}=t;return i`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>i`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:l$(n,a.dealer)})}</h2>
			${a.trump?i`<p class="slip-line">${J(wi(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,l)=>i`<div key=${l} class="all-hand">
				<span class="soft">${bi({...t,deal:a,slip:r})}</span><${p$} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[mv,hv]=[200,2**31],gv={seed:48,label:40},g$=()=>Gi(16).replace(/(.{4})(?=.)/g,"$1-"),yv=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:g$()});function bv({plan:e,set:t}){let n=V(t),s=a=>({value:e[a],maxlength:gv[a],autocapitalize:"none",oninput:n(a)});return i`<div class="row">
			<${de} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${mv} onchange=${n("deals")} />
			<${de} label=${o("page.slips.first")} value=${e.first} min=${1} max=${hv} onchange=${n("first")} />
		</div>
		<div>
			<${Ne} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${F} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${F} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${v} plain onclick=${()=>t({seed:g$()})} say=${o("page.slips.seed.new")} /></p>`}function wv(e){return e instanceof I&&e.reason==="not-now"?o("page.slips.today"):Nt(e)?o("page.slips.seed.bad"):C(e)}function vv(e){x(()=>{if(!e)return;let t=!1;return f$().then(()=>t||print()),()=>{t=!0}},[e])}function kv(){x(()=>{ae(Ae)},[]);let[e,t]=y(()=>({...yv(),variant:Oe.peek().get("variant")??""})),n=j(e);x(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,l]=y(null),[c,u]=y(""),p=s===e,d=ve.value.find(h=>h.id===e.variant)??Bt(),$=Y(d?.id);vv(r);let f=h=>{n.current={...n.current??e,...h},t(n.current),l(null),u("")},m=async h=>{if(h.preventDefault(),p||!$)return;a(e),u("");let{first:g,deals:w,fixed:S,label:b}=e,O=e.seed.trim(),A=h.submitter?.getAttribute("value")==="all",[B,ee]=await rl({variant:$.id,seed:O,first:g,deals:w,fixed:S,label:b}).then(te=>[te,""],te=>[null,wv(te)]);n.current===e&&(a(null),l(B&&{variant:$,series:B,seed:O,all:A}),u(ee))};return d?i`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${m}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${U} label=${o("page.create.variant")} value=${d.id} groups=${tt()}
				onchange=${V(f)("variant")} />
			<${bv} plan=${e} set=${f} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${p}>${o("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${p}>${o("page.slips.print.sheet")}</button>
			</p>
			<p class=${c?"trouble":""} role="alert">${c}</p>
			<p role="status">${r?o("page.slips.wait"):""}</p>
			${r?i`<p><a href="/pad">${o("page.home.pad")}</a></p>`:null}
			<p class="soft">${o("page.slips.face")}</p>
			<p class="soft">${o("page.slips.how")}</p>
			<p class="soft">${o("page.slips.packs")}</p>
		</form>
		${r?i`<${r.all?h$:m$} ...${r} />`:null}
	</main>`:i`<${_} />`}function xv(e){let t=T.value;return i`<main id="main" tabindex="-1" class="statistics">
		${t?i`<${Ov} key=${t.id} />`:i`<h1>${o("page.nav.statistics")}</h1><${w$} />`}
	</main>`}var Oi=()=>i`<p><a class="button chief" href="/">${o("page.records.play")}</a></p>`,w$=()=>i`<section class="stack"><p class="lead">${o("page.stats.none")}</p><${Oi} /></section>`;function Sv(e){let[t,n]=y({}),s=j(""),a=async()=>{try{for(;;){let r=await gl({variant:e});if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(l=>({...l,wrong:C(r)}));return}};return x(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Ov(){let[e,t]=y(""),{told:n,wrong:s,again:a}=Sv(e),r=j([]);return n&&e===""&&(r.current=n.variants),i`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?i`<${U} hidden label=${o("page.stats.variant")} value=${e} onchange=${t}
						options=${[["",o("page.stats.variant.all")],...r.current.map(({key:l})=>[l,he(l)])]} />`:null}
		</header>
		${s?i`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?i`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?i`<${Av} told=${n} again=${a} />`:null}`}var ki={figures:{matches:3,deals:20},charts:{matches:10,deals:60}},xi=(e,t)=>e.matches>=t.matches||e.all.deals>=t.deals;function Av({told:e,again:t}){let{all:n,assisted:s}=e;if(n.deals===0&&s.deals===0)return i`<${w$} />`;let a=s.deals?i`<${qv} of=${s} />`:null;if(n.deals===0)return i`<section class="stack">${a}<p>${o("page.stats.unaided")}</p><${Oi} /></section>`;let r=xi(e,ki.charts)&&e.course.length>1,l=r&&bo(n);return i`<${Mv} told=${e} />
		${xi(e,ki.figures)?i`<${jv} told=${e} />`:null}
		${r?i`<${Ev} told=${e} /><${Pv} told=${e} />`:i`<${Tv} told=${e} />`}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Rv} of=${n.bids} />
			<${Iv} told=${e} again=${t} />
			${a}
			${l?i`<p class="small soft">${o("page.stats.how.bands")}</p>`:null}
			${n.judged?i`<p class="small soft">${o("page.stats.how.judged")}</p>`:null}
		</section>`}function Mv({told:{all:e,best:t,bids:n}}){let s=n.find(l=>l.key===t),a=Ie.reduce((l,c)=>e.lost[c].mean>e.lost[l].mean?c:l),r=k(e.lost.all.mean,1);return i`<p class="lead">${[o("page.stats.said",{made:e.made.count,n:e.deals,points:k(e.points.mean,1)}),s&&o("page.stats.said.best",{bid:Number(s.key),made:s.made.count,n:s.deals}),e.judged===e.deals&&e.lost.all.mean>0?o("page.stats.said.lost",{lost:r,n:e.lost.all.mean,kind:o(`page.stats.aspect.${a}`)}):""].filter(Boolean).join(" ")}</p>`}var Tv=({told:e})=>i`<section class="stack">
	<p class="soft">${o("page.stats.next",{what:xi(e,ki.figures)?"charts":"figures"})}</p><${Oi} />
</section>`,yo=(e,t,n)=>t>e&&t-e<Math.abs(n),Si=e=>yo(-(e.margin??0),e.margin??0,e.mean)?`± ${k(e.margin??0,1)}`:"",y$=e=>[k(e.mean,1),Si(e)].filter(Boolean).join(" "),Nv=({of:e})=>i`<dl class="figures-row">${e.map(([t,n,s])=>i`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function jv({told:{all:e,streaks:t}}){let{low:n,high:s,share:a}=e.made,r=bo(e)?o("page.stats.interval",{low:me(n),high:me(s)}):"",l=[Si(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),c=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),u=[[o("page.records.deals"),k(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),me(a),r],[o("page.records.points"),k(e.points.mean,1),Si(e.points)]];return e.judged&&u.push([o("page.stats.lost"),k(e.lost.all.mean,1),l]),u.push([o("page.stats.streak"),k(t.made),c]),i`<${Nv} of=${u} />`}var b$={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>vi(e.points),lost:e=>vi(e.lost.all),...Object.fromEntries(Ie.map(e=>[e,t=>vi(t.lost[e])]))},vi=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Ev({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter(m=>m.judged>0),a=s.length>1,r=m=>e.all.lost[m].mean===0,l=["made","points",...a?["lost",...Ie.filter(m=>!r(m))]:[]],c=l.includes(t)?t:"made",u=m=>c==="made"||m.points.margin!==void 0,p=(c==="made"||c==="points"?e.course:s).filter(u).map(m=>{let[h=0,g=0,w=0]=b$[c]?.(m)??[];return{from:m.from,to:m.from+m.deals-1,mean:h,low:g,high:w}}),[d=0]=b$[c]?.(e.all)??[],$=m=>c==="made"?me(m/100):k(m),f=2*p.filter(m=>yo(m.low,m.high,m.mean)).length>p.length;return i`<section>
		<h2>${o("page.stats.course")}</h2>
		<${z} label=${o("page.stats.show")} hidden value=${c} onchange=${n}
			options=${l.map(m=>[m,o(`page.stats.aspect.${m}`)])} />
		<${mp} of=${p} last=${e.all.deals} label=${Bv(o(`page.stats.aspect.${c}`),p,$)}
			all=${d} most=${c==="made"?100:void 0} said=${$} banded=${f}
			foot=${o("page.scores.deals",{n:e.all.deals})} />
		<p class="small soft legend">
			${f?i`<${Ps} of="range" say="page.stats.key.interval" />`:null}
			<${Ps} of="all" say="page.stats.key.all" />
		</p>
	</section>`}function Bv(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Ai=10,bo=({deals:e,made:{low:t,high:n,share:s}})=>e>=Ai&&yo(t,n,s),Ps=({of:e,say:t})=>i`<span><span class=${`sample ${e}`} aria-hidden="true"></span> ${o(t)}</span>`,Dv=["bids","trumps","premiums","places","variants"];function Cv(e,t){return e==="trumps"?i`<${ie} trump=${t} /> ${L(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):oe(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?he(t):k(Number(t))}function Pv({told:e}){let[t,n]=y("bids"),s=Dv.filter(p=>e[p].length>1||p==="bids"),a=s.includes(t)?t:"bids",r=e[a],l=e.all.judged>0,c=r.some(p=>p.bids.of>0),u=r.some(p=>bo(p));return i`<section>
		<h2>${o("page.stats.split")}</h2>
		<${z} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(p=>[p,o(`page.stats.by.${p}`)])} />
		<${Q}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${k(0)}</span><span aria-hidden="true">${me(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${c?i`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${l?i`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(p=>i`<tr key=${p.key}>
				<th scope="row">${Cv(a,p.key)}</th>
				<td class="bar" aria-hidden="true"><${Lv} of=${p} /></td>
				<td>${p.deals<Ai?o("page.stats.of",{made:p.made.count,n:p.deals}):me(p.made.share)}</td>
				${c?i`<td>${p.bids.of?me(p.bids.expected/p.bids.of):""}</td>`:null}
				<td>${k(p.deals)}</td><td class="spare">${y$(p.points)}</td>
				${l?i`<td class="spare">${p.judged?y$(p.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Ps} of="made" say="page.stats.head.made" />
			${u?i`<${Ps} of="interval" say="page.stats.key.interval" />`:null}
			${c?i`<${Ps} of="expected" say="page.stats.key.expected" />`:null}
		</p>
	</section>`}function Lv({of:{deals:e,made:t,bids:n}}){let s=u=>`${100*u}%`,{low:a,high:r,share:l}=t,c=n.of?i`<span class="expected" style=${{"--at":s(n.expected/n.of)}}></span>`:null;return i`<span class="track">
		${e<Ai/2?null:i`<span class="made" style=${{"--long":s(l)}}></span>`}
		${bo({deals:e,made:t})?i`<span class="interval" style=${{"--at":s(a),"--long":s(r-a)}}></span>`:null}${c}
	</span>`}function Rv({of:e}){if(!yo(e.low,e.high,e.expected))return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[k(Math.ceil(e.low)),k(Math.floor(e.high))],a={of:e.of,made:k(e.made),n:k(e.expected,1),low:n,high:s,way:t};return i`<p>${o("page.stats.expected",a)}</p>`}var qv=({of:e})=>i`<p>${o("page.stats.assisted",{n:e.deals,made:k(e.made.count)})}</p>`;function Iv({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),l=j(!1);x(()=>()=>{l.current=!1},[]);let c=async()=>{l.current=!0,s(!0),r("");try{let d=e;for(;l.current&&d&&d.unjudged.length>0;){let[$]=d.unjudged;if($)for await(let m of ts($.table,$.match,void 0,()=>l.current));l.current&&(d=await t());let[f]=d?.unjudged??[];if(f&&f.table===$?.table&&f.match===$.match)break}}catch(d){r(C(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return i`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?i`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?i`<p><${v} onclick=${()=>n?l.current=!1:c()}
				say=${n?o("page.stats.judge.stop"):o("page.stats.judge.go",p)} /></p>`:null}`}var[Wv,_v]=[400,12],Mi=class{#e=null;meant(t){let n=this.#e,a=!(n!==null&&t.timeStamp-n.timeStamp<Wv&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<_v)||t.target===n.target;return this.#e=a?t:{...n,timeStamp:t.timeStamp},a}};function v$(){x(()=>{let e=new Mi;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,l=n.target.closest("button, a, label, input")??n.target,c=l instanceof HTMLLabelElement?l.control??l:l;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var zv=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function k$({onclose:e}){return i`<${K} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${zv.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return i`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Ti=()=>document.querySelector(".hand.asked")?".hand.asked":".mine .hand",Ni=()=>document.querySelector(`${Ti()} [data-card][tabindex="0"]`);function x$(){x(()=>{let e=null,t=null,n=0,s=al();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function l(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer .button:not(.plain, :disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),$=u[Math.min(n,u.length-1)]??p()??Ni()??d();$ instanceof HTMLElement&&$.focus({preventScroll:!0})}let c=new MutationObserver(l);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function S$(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var ji=class{#e;#n;#t;#s=new Map;constructor(t,n){this.#e=t,this.#n=n,this.#t=S$("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#e)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#e,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#e)??0)}leave(){this.#a(0)}close(){this.#t?.close(),this.#t=void 0}#a(t){this.#t?.postMessage({table:this.#e,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#e&&this.#s.delete(t),this.rests!==s&&this.#n()}},wo=class{ours=!1;#e;#n;#t;#s;#a=0;#r=0;#i=0;#c=()=>{};constructor(t,n,s,a){this.#e=n,this.#n=s,this.#t=S$(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new ji(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#p()}#p=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#i),this.#d({claim:this.#a}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t,n){this.ours&&this.#d({said:t,trouble:n})}leave=()=>{this.ours&&(this.#d({gone:!0}),this.#s.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#i),this.#t?.close(),this.#t=void 0,this.#s.close(),this.#c()}#d(t){this.#t?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#d({claim:this.#a});this.ours=!1,this.#n()}clearTimeout(this.#i);let r=document.visibilityState==="visible";this.#i=setTimeout(this.#p,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#e(s,a)}};var Fv=4e4,Hv=5e3,Kv=15e3,Uv=2e3,Ei={first:250,longest:8e3};function A$(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=A$(n[s],a);return n}var O$=e=>e instanceof I&&e.status<500&&e.status!==429&&e.status!==401,vo=class{state=R("opening");trouble=R("");refused=R(null);#e;#n;#t=0;#s={};#a=!1;#r=()=>{};#i=new AbortController;#c=!1;#p=!1;#d=0;#u=-1/0;#o;constructor(t,n){this.#e=t,this.#n=n,this.#o=new wo(t,(s,a)=>this.#O(s,a),()=>this.#$(),()=>this.#l()),addEventListener("online",this.#f),addEventListener("offline",this.#b),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),Xs(this.#e,t,n)}hint(){return El({table:this.#e,id:Be()},{within:3e4})}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#l();this.#c||(this.#p=!0,this.#l())};doubt(){this.state.peek()==="live"&&Date.now()-this.#d>Uv&&this.again()}#$(){this.#l(),this.#t===0&&this.#m()}async#m(){let t=await Ut({table:this.#e}).catch(()=>{});t&&t.seq>this.#t&&this.#O(t)}#l(){this.#i.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#f),removeEventListener("offline",this.#b),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#l()}#f=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#b=()=>{Pe(this.#e)||(this.state.value="lost",this.again())};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Ei.first;!this.#a;t=Math.min(2*t,Ei.longest)){let n=this.#t;try{await this.#w(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(O$(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Ei.first);let s=this.#p?0:t;this.#p=!1,await this.#y(s)}}#y(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#w(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#i=new AbortController;try{let n=await Ut({table:this.#e},{signal:t});if(!this.#o.ours)return;this.#v(n),this.#O(n)}catch(n){if(t.aborted)return;if(O$(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#y(Hv)}async#x(){let t=this.#i=new AbortController,n=()=>setTimeout(()=>t.abort(),Fv),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:l,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#d=Date.now(),this.#v();let u=(r+l).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#M(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#S(t){this.#c=!0;let n=Pe(this.#e)?0:setTimeout(()=>t.aborted||this.#l(),Kv),s={Accept:"application/x-ndjson"},a=ic(this.#e,this.#t),r=await Qi(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#c=!1,this.#d=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw el(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#v(t){this.#o.tell(t,this.trouble.peek())}#M({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#v();t&&(s={...s,...A$(this.#s,t)});let{table:a,seat:r,muted:l,view:c}=s;this.#s={table:a,seat:r,muted:l,view:c},!(s.seq<=this.#t&&s.event.do!=="present")&&(this.#v(s),this.#A(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#t===0&&t?.event.do!=="present")return void this.#m();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!s&&this.#A(t)}#A(t){this.#t=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#n(t)}};function Di(e,{seat:t,view:n,table:{stage:s}}){return!!(e.guides()&&t!==void 0&&s==="playing"&&n?.phase&&n.phase!=="over")}var ko="AKQJ",N$=({trump:e},t)=>(pe(t)===e?ko:"AK").includes(gn(t));function j$(e,t){let n=D(e.hand).filter(r=>!t.includes(r)),s=r=>(pe(r)===e.trump?2:0)-ko.indexOf(gn(r)),a=r=>n.filter(l=>pe(l)===pe(r)).length;return n.filter(r=>N$(e,r)).toSorted((r,l)=>s(l)-s(r)||a(r)-a(l))}var Bi=e=>q(e.map(t=>_e(t)));function Jv(e,t,n){let[s]=t,a=n.filter(r=>N$(e,r));if(s){let r=u=>[...ko.slice(0,ko.indexOf(gn(u)))].every(p=>e.hand?.includes(p+pe(u))),l=t.filter(u=>r(u)===r(s)),c=r(s)?"CDHS".includes(e.trump??"")&&e.trump?"trumped":"late":"beaten";return[o("coach.bid.spare",{how:c,n:l.length,cards:Bi(l)})]}return a.length?[o("coach.bid.away",{n:a.length,cards:Bi(a)})]:[]}var Gv=.85;function E$({bids:e}){let[t,...n]=e?.[0]?.premiums??[];return(t&&n.reduce((a,r)=>r.points>a.points&&r.chance>=Gv?r:a,t))?.offer.split(" ")[0]??"pass"}var B$=(e,{game:t,deal:n})=>`${e.id} ${t} ${n}`;function xo(e,t){let n=e.advice.value,s=n&&t.phase==="lay"&&t.deal>0&&E$(n.advice)!=="pass";return E.premiums.value!==""||!!s}function Vv(e,t){let n=t.bids?.[0];if(!n)return"";let s=D(n.best),a=j$(e,s),r=a.slice(0,n.tricks),l=[o("coach.bid",{n:n.tricks})];if(n.tricks>0){let c=r.length===n.tricks?"high":r.length?"some":"none";l.push(o(`coach.bid.${c}`,{n:r.length,cards:Bi(r)}))}return l.push(...Jv(e,a.slice(n.tricks),s)),l.join(" ")}function Zv(e,t,n,s){let{declare:a=0,reveal:r=0}=t?.offers??{},l=E$(e),c=n?[o("coach.wager",{declare:a,reveal:r})]:[];return s&&l!=="pass"&&c.push(o(`coach.premium.${l}`)),c.join(" ")}function Yv(e,t,n){let s=e.premium?.findIndex(l=>l!=="")??-1,a=s===e.seat?e.bid:e.shown?.[s]?.bid;if(s<0||a===void 0||zt(e)>0)return[];let r=n?.offers[e.premium?.[s]?.startsWith("declare")?"declare":"reveal"]??0;return[o("coach.holds",{you:s===e.seat?"yes":"no",name:t[s]??"",bid:a,points:r})]}function Qv(e,t,n){let[s,a]=[e.bid??0,e.won?.[t]??0],r=(n?Xt(n):9)-zt(e);if(r===0)return[];switch(e.contract?.[t]){case"lost":return[o(a>s?"coach.over":"coach.under")];case"kept":return[o("coach.enough",{bid:s}),T$("coach.avoid",e)];case"short":{let l=s>a?s-a:r;return l===r?[o("coach.all",{left:r})]:[o("coach.need",{won:a,need:l,left:r}),T$("coach.win",e)]}}return[]}function D$(e){let t=e.options;return t?.kind==="play"&&t.seat===void 0&&D(t.from).length>1}var Xv=({contract:e},t=0)=>["kept","short"].includes(e?.[t]??""),ek=["lost","enough","all","some","few"],C$=.02,M$={chance:.05,points:2};function tk(e,t){let{bids:n=[],choices:s,contract:a}=t,[r]=n;if(r){let u=n.find(p=>p.chance>=r.chance-M$.chance&&p.points>=r.points-M$.points&&j$(e,D(p.best)).length===p.tricks);return u?{...t,act:`lay ${u.best}`,bids:[u,...n.filter(p=>p!==u)]}:t}let[l]=s;if(!l||t.phase!=="play"||a==="lost")return t;let c=s.reduce((u,p)=>p.chance>u.chance+C$?p:u,l);return c===l?t:{...t,act:c.act,why:[],choices:[c,...s.filter(u=>u!==c)]}}function So(e){let t=e.view.peek();return e.hint(n=>t&&e.guides()?tk(t,n):n)}function nk(e,t,n){let[s,...a]=t.choices;if(!s||!a.length||t.phase!=="play")return Cn(t,n).join(" ");let r=t.act.replace(/^play /,""),l=e.options?.led&&!e.options.follow&&pe(r)!==e.trump,c=dt((t.why??[]).filter(({kind:$})=>!ek.includes($))),u=t.contract!=="lost"&&a.some($=>$.chance<s.chance-C$),p=a.every($=>pt($)==="close"),d=c.length?c:[o("coach.because",{how:u?"likely":p?"even":"spoil"})];return[o("coach.card",{how:l?"away":"play",card:_e(r)}),...d].join(" ")}function T$(e,t){if(!D$(t))return"";let{options:n,trick:s=[],trump:a,won:r=[]}=t,l=D(n.from),c=s.length===r.length-1,u=l.some(p=>pe(p)===a)?"ruff":"discard";return o(e,{turn:n.led?n.follow?c?"last":"middle":u:"lead"})}function sk(e,t,n,s,a){let r=Yv(e,n,s),l=r.length?r:Qv(e,t,s);return a?l.slice(0,1):l}function ak(e,t,n,s){return[!n||s?Vv(e,t):"",o(n?"coach.bid.lay":"coach.bid.own")].filter(Boolean).join(" ")}function ok(e,t,n,s){let a=e.chosen.value,r=D(n.bids?.[0]?.best),l=a.size===t.options?.pick,c=E.premiums.value===B$(e,t),u=r.every(d=>a.has(d));return(l&&xo(e,t)?Zv(n,s,c,u):"")||ak(t,n,l,u)}function P$({table:e,message:t,names:n,variant:s}){let a=t.view,r=a.phase==="lay",l=e.intended.value===""&&e.busy.value==="",c=l&&r&&a.options,p=c||l&&Xv(a,t.seat)&&D$(a)?`${a.game} ${a.deal} ${a.phase} ${zt(a)}`:"",d=e.current.value,[$,f]=y("");x(()=>{!p||!d||e.advice.peek()||So(e).finally(()=>f(p))},[p,d]);let m=c&&xo(e,a);x(()=>{m&&(E.premiums.value||=B$(e,a))},[m]);let h=e.advice.value?.advice,g=[...a.phase==="play"?sk(a,t.seat??0,n,s,!!h):[],...h&&!r?[nk(a,h,s)]:[],...c&&h?[ok(e,a,h,s)]:[],...e.thinking.value?[o("coach.thinking")]:[]],w=c?h?.bids?.[0]?.best:void 0,S=w&&e.chosen.value.size<D(w).length;return i`<section class="hint coach" aria-label=${o("coach.title")}>
		<header><h2>${o("coach.title")}</h2><${v} plain onclick=${jn} say=${o("coach.off")} /></header>
		<p role="status" aria-busy=${p!==""&&!h&&$!==p}>
			${J(g.filter(Boolean).join(" "))}
		</p>
		${S?i`<div class="proposed"><span class="act">${ue(w)}</span><${v} chief onclick=${()=>e.heed()}
					say=${o("page.hint.choose")} /></div>`:null}
	</section>`}var rk=3;async function L$(e){if(ps(e).waiting.peek().length>0)return N(o("page.bring.unsent"));for(let t=0;t<rk;t++){let n=await uc(e),s=ik(n),a=await Fs(new Blob([n])),{table:r,seq:l}=await ct(()=>Bl({},{body:a,within:3e4}),"there");if(l<s)return N(o("page.bring.behind"));if(!((await Ut({table:e})).seq>s))return Nc(e,r),N(o("page.brought"))}N(o("page.bring.on"))}var ik=e=>JSON.parse(e.trimEnd().split(`
`).at(-1)??"{}").seq??0;function R$({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",l=t.table.chairs.filter(m=>m.player).length===1,[c,u]=y(!1),p=m=>{s(),e.act(m)},{settings:d}=e.settled.value,$=a!==void 0&&t.view?.phase==="play",f=uk(e.id,$,t.seq);return i`<${K} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${v} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?i`<${v} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${o(l?"page.do.replay":"page.ask.replay")} />`:null}
				${$?i`<${v} style=${{visibility:f?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?i`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:i`<${v} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${o(l?"page.do.pause":"page.ask.pause")} />`}
					${l?null:i`<${v} onclick=${()=>p({do:"stand"})} say=${o("page.leave")} />`}
					${c?i`<${v} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:i`<${v} onclick=${()=>u(!0)} say=${o("page.abandon")} />`}
					${d.clock?.move?i`<${ft} what="turn" />`:null}
				</section>`:null}
			<${lk} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?i`<${v} onclick=${()=>n("rules")} say=${o("page.house")} />`:i`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${v} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${v} onclick=${()=>H("/")} say=${o("page.home")} />
			</section>
			<${Uu} table=${t.table} variant=${d.variant??""} />
			<${ck} table=${t.table} />
		</div>
	<//>`}function lk({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=P();if(!Kn||!Pe(e)||ne.value||t||n)return null;let r=()=>a(()=>L$(e));return i`<section><h3>${o("page.here")}</h3>
		<${v} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function ck({table:e}){let t=e.chairs.filter(a=>a.bot),{edition:n=1}=e,s=a=>{let r=n<_i&&xt.includes(a.bot??"");return[Tn(a),r?o("page.level.edition",{n}):""].filter(Boolean).join(" · ")};return t.length===0?null:i`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(a=>i`<li key=${a.name}><b>${qe(a)}</b> <span class="soft">${s(a)}</span>
					<small class="soft">${sa(a)}</small></li>`)}
		</ul>
	</section>`}function uk(e,t,n){let{value:s}=M(async a=>t&&jl({table:e},{signal:a}),e,t,n);return t&&s?s.settled:!1}function q$({settings:e,onclose:t}){let{value:n}=M(()=>ae(()=>jt(e,G.value)));return i`<${K} title=${o("page.house")} broad onclose=${t}>
		${n?i`<${sr} guide=${n} />`:null}
	<//>`}var pk=450,dk=1e3,$k=100,fk=700,Ci=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",mk=({event:{do:e,done:t}})=>e==="redo"||t&&["ask","answer"].includes(e),hk=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:l}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...l&&{phrase:l}}),Oo=class{newest=R(null);settled=R({settings:{},host:""});busy=R("");waits=R(0);thinking=R(!1);chosen=R(new Set);advice=R(null);intended=R("");next=R("");wrong=R("");showing=new Fa(()=>E.spoken.value?"quick":E.pace.value);view=fn(()=>this.showing.shown.value?.message.view);talk=fn(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#e.value.filter(a=>!a.remark||a.seq<=s)});current=fn(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#t.value&&t.message.seq===this.newest.value?.seq});#e=R([]);#n=-1/0;#t=R(0);#s="";#a=0;#r=0;#i=!1;#c;constructor(t,n){this.id=t,this.port=n(t,a=>this.#u(a)),this.unsent=ps(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#p(a)};let s=[lt(()=>this.#g()),lt(()=>this.#d())];this.#c=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#p(a)}guides(){return!!this.settled.value.settings.guide&&E.way.value!=="over"}now(){return Date.now()+this.port.ahead()}close(){this.#c(),clearTimeout(this.#r),clearTimeout(this.#a),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#p({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#f(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#d(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#a),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#a=setTimeout(()=>this.wrong.value=n,dk))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#l(t);this.waits.value++;let n=await this.#l(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#s=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#i=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},l=await this.#l({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#s===a&&(this.#s="",(!l||this.#$())&&(this.busy.value="")),l!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await hc();return this.waits.value--,t&&gc(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(t=n=>n){if(this.advice.peek())return this.dismiss();let n=this.#o();if(!n||this.thinking.peek())return;this.thinking.value=!0;let s=await this.port.hint().catch(a=>{n===this.#o()&&N(C(a))});this.thinking.value=!1,s&&n===this.#o()&&(this.advice.value={about:n,advice:t(s.advice)})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Ci(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||Date.now()-this.#n<fk||await this.act({do:"ask",text:"undo"})}async redo(){let{table:{redo:t=[]}={},seat:n=-1}=this.newest.peek()??{};t.includes(n)&&this.waits.peek()===0&&await this.act({do:"redo"})}#u(t){mk(t)&&(this.next.value="",this.#i=!0),t.event.do==="ask"&&t.event.done&&t.event.seat===t.seat&&(this.#n=Date.now()),Ze(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?hk(t):t.said;t.talk?this.#e.value=t.talk:t.event.do==="erase"?this.#e.value=this.#e.value.filter(s=>s.by!==t.event.by):n&&(this.#e.value=[...this.#e.value,n].slice(-$k)),this.#m(t),t.event.acts?.includes(this.#s)&&(this.#s=""),!this.#s&&this.#$()&&(this.busy.value=""),this.showing.take(t),t.event.do==="redo"&&this.showing.skip()}),this.#b(t),this.#h()}#o(){return Ci(this.newest.peek()?.view)}#$(){return(this.newest.peek()?.seq??0)>=this.#t.peek()}#m({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:l,do:c,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&c===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(l,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#l(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#f(s,()=>r)}async#f(t,n){try{let s=await t;return this.#t.value=Math.max(this.#t.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&N(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof vn&&(this.#i=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&N(C(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=ra(this.id,n.commit);if(!a)return;let r={id:Be(),do:"entropy",text:a};kn(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#s||!this.#$())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#g(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#r),n?.kind==="play"&&t&&this.#y(t,n),(t?.phase!=="play"||!D(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(D(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Ci(this.newest.value?.view)&&this.dismiss()}#y(t,n){let s=D(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#w(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let l=()=>(this.next.value="",void this.play(`play ${r}`));this.#r=setTimeout(l,a?0:pk)}#w(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#i||this.guides()||t.options?.seat!==void 0?!1:E.forced.value||D(t.hand).length===1&&!E.spoken.value}};function I$({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Xe(),l=async c=>await r.keep()&&n({do:"sit",seat:c});return i`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?i`<${aa} chairs=${a} name=${r} onsit=${l} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function W$(e){let{message:t,settings:n}=e,s=t.table.match>0?ks(e.id,n):void 0;return s?i`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:i`<${gk} ...${e} />`}function gk({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:l}){let{table:c,seat:u}=e,p=Xe(),d=u===void 0?void 0:c.chairs[u],$=s!==n?c.chairs.find(A=>A.player===n)?.name:void 0,f=c.match>0,m=t.audience?o("page.link.for",{audience:t.audience}):void 0,h=xr(c,t.variant??""),g=j(void 0),w=j(Promise.resolve(!0)),S=async A=>{await p.keep()&&(g.current=void 0,await r({do:"sit",seat:A}))},b=()=>w.current=w.current.then(async()=>{let A=await p.keep(),B=T.peek()?.name;return!A||!d||B===(g.current??bk(d.name))?A:(g.current=B,await r({do:"name"}),!0)}),O=async()=>await b()&&l();return i`<div class="waiting leaf">
		<h2>${!d&&$?o("page.invited",{name:$}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:i`<${su} variant=${t.variant??e.view?.variant??""} table=${Us.value[1]??""} />
					<${aa} chairs=${c.chairs} name=${p} onsit=${S} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((A,B)=>{if(A===d){let te=c.chairs.every(Ce=>Ce===d||Ce.bot);return i`<${vk} key=${B} chair=${A} name=${p} alone=${te} onname=${b} ondo=${r} />`}let ee=c.rated&&A.player?h[A.player]??null:void 0;return i`<${kk} key=${B} chair=${A} seat=${B} rating=${ee} seated=${d!==void 0}
					clears=${n===s} onsit=${S} ondo=${r} />`})}
		</ol>
		${c.rated?i`<p class="soft small">${o("page.rated")}</p>`:null}
		${d&&t.clock?.move?i`<${ft} what="turn" />`:null}
		${t.rules?i`<${yk} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?i`<${Je} label=${m} />`:null}
		${n===s?i`<${xk} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?i`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?i`<div class="row"><p class="soft">${wk(c.chairs,s)}</p>
						<${v} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:i`<${v} chief disabled=${a} onclick=${O} say=${o(f?"page.again":"page.ready")} />`:null}
	</div>`}function yk({settings:e}){let{value:t}=M(()=>jt(e,G.value),G.value);return t?.players?i`<p class="soft">${t.players}</p>`:null}var bk=e=>T.peek()?.name===e?e:e?.replace(/ \d$/,"");function wk(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(qe))})}function vk({chair:e,name:t,alone:n,onname:s,ondo:a}){return i`<li class="own">
		<form class="who" onsubmit=${l=>(l.preventDefault(),s())}>
			${n?i`<b>${e.name}</b>`:i`<${Et} name=${t} onkeep=${s} />`}
			${n?i` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${v} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function kk({chair:e,seat:t,rating:n,seated:s,clears:a,onsit:r,ondo:l}){let{player:c,bot:u}=e,p=[o("page.bot"),Tn(e,s)].filter(Boolean).join(" · ");return i`<li>
		<span class="who">
			${c||u?i`<b>${qe(e)}</b>`:i`<i class="soft">${o("page.chair.empty")}</i>`}
			${u?i` <span class="soft small" title=${sa(e)}>${p}</span>`:null}
			${n===void 0?null:i` <${Sr} rating=${n??void 0} />`}
			${c&&e.ready?i` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!c&&!s?i`<${v} plain onclick=${()=>r(t)} say=${o("page.sit")} />`:null}
		${!c&&s?i`<${Sk} chair=${e} seat=${t} ondo=${l} />`:null}
		${c&&a?i`<${v} plain onclick=${()=>l({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${v} plain onclick=${()=>l({do:"ban",text:c,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function xk({table:{locked:e,banned:t=[]},ondo:n}){return i`<div class="row">
		<${v} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>i`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Sk({chair:{bot:e=""},seat:t,ondo:n}){let s=e&&!xt.includes(e)?[e,...xt]:xt,a=r=>n(r?{do:"bot",seat:t,text:r}:{do:"remove",seat:t});return i`<${U} hidden label=${o("page.chair.bot")} value=${e} onchange=${a}
		options=${[["",o("page.chair.friend")],...Z("page.level",...s)]} />`}var _$=1e4;function Ok({rest:e}){let t=e[0]??"",n=En(t);return n?i`<${Ak} to=${n} />`:i`<${Mk} key=${t} id=${t} />`}function Ak({to:e}){return x(()=>H(`/t/${e}`,{replace:!0}),[e]),null}function Mk({id:e}){let t=we(()=>new Oo(e,(a,r)=>new vo(a,r)),[e]);x(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return i`<${Tk} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=Ht.value&&!Pe(e);return i`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?i`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${ei} unsent=${t.unsent} />
		</div></main>`}return i`<${Nk} table=${t} />`}function Tk({why:e}){return i`<${_} title=${o(e.status===404?"page.table.none":"page.table.refused")} text=${C(e)}>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	<//>`}function Nk({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:l}=s,{stage:c,chairs:u}=s.table,p=fc(s),{variant:d="standard",rules:$,deals:f,games:m}=e.settled.value.settings,h=Y(d,$),g=!!(r?.options&&e.current.value),w=`${g?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;x(()=>{document.title=w},[w]),x(()=>{g||Ec(e.id)},[g,T.value?.id]),x(()=>{Pe(e.id)||Jp().catch(()=>{})},[e]),x(()=>{Pe(e.id)&&c==="playing"&&du()},[c==="playing"]),Gk(e,n),x$(),v$(),x(()=>Ss.clear(),[r?.deal,r?.game]),zk(u.some(xe=>xe.until!==void 0)),Hk(r,a?.gone??!1);let S=Fk(r),b=c==="waiting"&&r?.phase!=="over";x(()=>{c==="waiting"&&r?.phase==="over"&&et("match",e.id)&&Nn("report",e.id)},[c]);let O=Vt(h,r?.phase),A=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,B=()=>i`<${hp} table=${e.id} names=${p} about=${Ba(h,f,m)} view=${r} />`,ee=Kk(e,s)&&r!==void 0&&!b;Jk(e,ee,!b&&r?.phase!==void 0&&!A);let te=e.busy.value!==""||e.waits.value>0||e.thinking.value,Ce={table:e,message:s,names:p,variant:h,laid:O},$n=Di(e,s),kt=$n||e.advice.value?"hinted":"";return i`<${At.Provider} value=${Ye(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${te} data-stage=${c} data-phase=${r?.phase??""}>
		${E.spoken.value?i`<${Od} table=${e} variant=${h} />`:null}
		<${Pk} table=${e} message=${s} panel=${t} onpanel=${n} beside=${ee} />
		<${kd} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?Ee(r):0} ${A?"sheeted":""} ${kt}`}>
				${r&&r.phase!==void 0&&!b&&l!==void 0?i`<${qk} ...${Ce} />`:null}
				${$n?i`<${P$} ...${Ce} />`:i`<${Dk} table=${e} variant=${h} />`}
				<${jk} ...${Ce} full=${a} waiting=${b} between=${A} fresh=${S} />
				${r&&!b&&l===void 0?i`<${Ek} table=${e} message=${s} />`:null}
			</div>
			${r&&!b?i`<aside class=${`side ${ee?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${B()}</div>
						${ee?i`<${z$} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${Bk} ...${Ce} panel=${t} onpanel=${n} scores=${B} />
		</main><//>`}function jk({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:l,between:c,fresh:u}){let{view:p,seat:d}=t,{stage:$,chairs:f}=t.table;if($==="mixing"||!l&&(!p||p.phase===void 0))return i`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(l||!p){let{settings:h,host:g}=e.settled.value;return i`<div class="felt empty">
			<${W$} id=${e.id} message=${t} settings=${h} host=${g} me=${T.value?.id??""}
				ondo=${Pi(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let m={table:e,message:t,names:n,variant:s};return i`<${qt} view=${p} variant=${s} names=${n} me=${d??0} elsewhere=${d}
		laid=${a} full=${r} played=${Rk(e,t,n)} pending=${Ck(e.busy.value)}
		unsent=${no(e.unsent).some(h=>h.command.do==="act")}
		said=${c?void 0:Uk(e)} chairs=${f} now=${e.now()}
		over=${c?"sheeted":""} aloud=${!E.spoken.value} onhurry=${()=>e.showing.hurry()}>
		<${Hc} view=${p} names=${n} />
		<${pp} view=${p} names=${n} lies=${r!==null} />
		${c?i`<${jp} ...${m} fresh=${u} />`:i`<${Lk} ...${m} />`}
	<//>`}var Ek=({table:e,message:t})=>i`<${I$} message=${t} busy=${e.waits.value>0} ondo=${Pi(e)} />`;function Bk({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:l}=t,c=()=>a(""),u=(p,d,$=!1)=>i`<${K} key=${p} title=${o(p)} broad=${$} onclose=${c}>${d}<//>`;switch(s){case"tricks":return l&&u("tricks.title",i`<${gt} view=${l} names=${n} />`,Ee(l)>3);case"last":return l&&u("page.lasttrick",i`<${gt} view=${l} names=${n} last />`);case"talk":return u("page.talk",i`<${z$} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return i`<${q$} settings=${e.settled.value.settings} onclose=${c} />`;case"keys":return i`<${k$} onclose=${c} />`;case"more":return i`<${R$} table=${e} message=${t} onpanel=${a} onclose=${c} />`;default:return null}}function Dk({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=D(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(l=>e.chosen.value.has(l));return i`<${_a} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${Pn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?K$()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function z$({table:e,message:t}){let n=t.muted??[],[s,a]=y(0),r=M(async()=>n.length>0?(await Vn()).players:[],n.join(),s).value??[],l=($,f,m)=>{e.act({do:f,text:$,on:m}).then(()=>a(s+1))},[c,u]=y(null),p=e.talk.value,d=n.map($=>{let f=t.table.chairs.find(h=>h.player===$),m=r.some(h=>h.id===$&&h.block);return{id:$,name:f?.name??o("page.watching"),blocked:m}});return c?i`<${Ka} table=${e.id} about=${c} talk=${p} onclose=${()=>u(null)} />`:i`<${Rp} talk=${p} me=${T.value?.id??""} muted=${d}
		onsay=${F$(e)} onmute=${l} oncomplain=${T.value&&!Pe(e.id)?u:void 0} />`}var Pi=e=>async t=>{let n=T.value===null;if(await ae(()=>na(o("page.guest"))))return n&&e.port.again(),e.act(t)},F$=e=>t=>Pi(e)({do:"chat",text:t}),Ck=e=>e.startsWith("play ")?e.slice(5):null;function Pk({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[l,c]=y(e.newest.peek()?.seq??0),u=e.talk.value.filter(g=>g.seq>l&&g.by!==T.value?.id).length,p=e.talk.value.at(-1)?.seq??0;x(()=>{n==="talk"&&c(g=>Math.max(g,p))},[n,p]);let{variant:d="standard",rules:$,day:f,from:m,games:h}=e.settled.value.settings;return i`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?i`<${bt} trump=${yn(r)} unsure=${!r.trump} explains />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${$&&!f?i`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?i`<span class="soft">${f||m?o("game.once",{what:f?"day":"other"}):o(h===1?"page.home.on.deal":"page.deal",{n:r.deal+1,deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?i` <span class="unread">${u}</span>`:null}
			</button>
			<${v} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var Ls=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Lk({table:e,message:t,names:n,variant:s}){let a=t.view,r=Ls(e,t),l=e.busy.value!=="",{paused:c=!1}=t.table,{full:u}=e.showing.shown.value??{},p=r?.kind==="offer"&&e.intended.value!=="",d=p||r?.kind==="offer"&&l?void 0:r,$=Xp({...a,options:d},n,c,u,Yi.value.has(e.id)),f=r?.kind==="play"&&e.chosen.value.size>0,m=no(e.unsent).some(B=>B.command.do==="act"),h=m?o("page.unsent.act"):f?o("page.tap.again"):$,g=B=>e.lay(B),w=B=>e.play(B),S=B=>r&&B.stopPropagation(),b=e.advice.value?.advice.act,O={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],A=`asking ${r?"asked":""} ${O}`;return i`<section class=${A} aria-label=${o("page.yours")} onclick=${S}>
		<${qr} table=${e} message=${t} names=${n} />
		<${Wr} view=${a} variant=${s} seat=${a.seat} bid=${a.bid} />
		<p class="ask" role=${E.spoken.value?void 0:"status"}>${h}</p>
		${r?.kind==="lay"?i`<${zn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${l} waits=${m}
				premiums=${!Di(e,t)||xo(e,a)} onlay=${g} slots />`:null}
		${r?.kind==="offer"&&!p?i`<${Ga} options=${r} variant=${s} busy=${l} onact=${w} best=${b} />`:null}
		${r?.kind==="name"?i`<${Va} options=${r} busy=${l} onact=${w} best=${b} />`:null}
	</section>`}function H$(e,t){let n=t.view,s=Ls(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(D(s.from)):null,l=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return N(o("lay.full",{n:d.size}));e.chosen.value=d},c=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return N(td(s));e.play(`play ${p}`)}},u=r?xs(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:l,onplay:c}}function Rk(e,t,n){let s=t.view,a=bn(s),r=s.shown?.[a]?.hand,l=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!l||r===void 0)return null;let{can:c,best:u,...p}=H$(e,t),d=Ls(e,t)?.seat===a,$=i`<${vt} cards=${Te(D(r),ce,s.trump)} ...${p} can=${d?c:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:$}}function qk({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,l=t.seat,c=e.busy.value,u=Ls(e,t),p=u?.kind==="lay",d=e.next.value,$=u?.seat!==void 0,{can:f,chosen:m,best:h,onpick:g,onplay:w}=H$(e,t),S=Is(r,l).filter(B=>`play ${B}`!==c),b=e.showing.shown.value?.full,O=Kc(r,s).join(" "),A=p&&E.values.value&&u?.worth?Ke(u.worth):null;return i`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${wt} view=${r} variant=${s} seat=${l} name=${n[l]} place="south" own
				chair=${t.table.chairs[l]} now=${e.now()} open=${null} winner=${b?.winner===l} laid=${a} />
			${r.aside&&!p?i`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ue(r.aside)}</p>`:null}
			${O?i`<p class="keeping">${O}</p>`:null}
		</div>
		<${_k} table=${e} message=${t} variant=${s} />
		${t.table.chairs.filter(B=>B.player).length>1?i`<${Cp} onsay=${F$(e)} />`:null}
		<${vt} cards=${S} can=${$?new Set:f} chosen=${d?new Set([d]):m}
			best=${$?void 0:h} values=${A} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${$?()=>N(o("page.dummy.turn")):w} />
	</section>`}function Ik({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Wk({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function _k({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r,redo:l=[]}=t.table,c=t.table.free||Wk(t,n),u=e.busy.value!=="",p=e.thinking.value,d=i`<button type="button" class="button plain" onclick=${()=>So(e)} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!Ls(e,t)||u||p}>
		${o(p?"page.hint.thinking":"page.hint")}
	</button>`,$=Ik(t)?"":"nothing",f=i`<button type="button" class=${`button plain ${$}`}
		onclick=${()=>e.takeBack()}
		disabled=${u||e.waits.value>0||r!==void 0}>${o(c?"page.undo":"page.undo.ask")}</button>`,m=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=l.includes(t.seat??-1)?i`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${u||e.waits.value>0} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return i`<div class="tools">${s?d:null}${m?f:null}${h}</div>`}function zk(e){let[,t]=y(0);x(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Fk(e){let t=j(void 0);return e?.phase!=="over"&&(t.current=e),e?.phase==="over"&&Ot(t.current,e)}function Hk(e,t){let n=j(e);x(()=>{for(let s of np(n.current,e))un(s);n.current=e},[e]),x(()=>{t&&un("trick")},[t])}var Kk=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Uk=e=>Lp(e.talk.value,{me:T.value?.id??"",since:e.now()-_$});function Jk(e,t,n){let s=e.talk.value.at(-1);x(()=>{if(!(s&&e.now()-s.at<_$)||E.spoken.peek()||s.by===T.peek()?.id||t&&matchMedia("(min-width: 80rem)").matches)return;let r=`${s.name}: ${_n(s)}`;N(r,n&&s.seat>=0)},[s?.seq])}var K$=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Gk(e,t){x(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(!(s.ctrlKey||s.metaKey||s.altKey)&&!Ja(Ti(),s.key)){if(s.key==="h"&&e.view.peek()?.options)So(e);else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Ni()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||K$()?.click()}else return;s.preventDefault()}}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}var Vk=e=>btoa(String.fromCharCode(...new Uint8Array(e))).replaceAll("+","-").replaceAll("/","_").replaceAll("=","");function J$({id:e,type:t,response:n}){let s=["clientDataJSON","attestationObject","authenticatorData","signature","userHandle"].filter(a=>n[a]).map(a=>[a,Vk(n[a])]);return{id:e,rawId:e,type:t,response:Object.fromEntries(s),clientExtensionResults:{}}}var G$=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0)),V$=()=>isSecureContext&&"PublicKeyCredential"in window;async function Z$(e){let{challenge:t,site:n}=await Al();try{await e(G$(t),n)}catch(s){throw s instanceof DOMException?s.name==="InvalidStateError"?new se(o("page.you.passkey.known")):new se(o(s.name==="SecurityError"?"page.you.passkey.site":"page.you.passkey.not")):s}}var Zk=({id:e,name:t,keys:n})=>Z$(async(s,a)=>{let r=await navigator.credentials.create({publicKey:{challenge:s,rp:{id:a,name:"Ninety-Nine"},user:{id:new TextEncoder().encode(e),name:t,displayName:t},pubKeyCredParams:[-7,-257].map(l=>({type:"public-key",alg:l})),excludeCredentials:n.filter(l=>l.credential).map(l=>({type:"public-key",id:G$(l.credential??"")})),authenticatorSelection:{residentKey:"required",userVerification:"preferred"}}});await Ml(J$(r)),N(o("page.you.passkey.made"))});async function Y$(e){let t=await yl(e);Yn(t),N(o("page.you.back.done",{name:t.name}))}var Yk=e=>Z$(async(t,n)=>{let s=await navigator.credentials.get({publicKey:{challenge:t,rpId:n,userVerification:"preferred"}});await Y$({passkey:J$(s),along:e})});function U$(){let e=ea.peek(),[t,n]=y(e?.code??""),[s,a]=y(e?C(e.refusal):"");x(()=>{ea.value=null},[]);let[r,l]=y(!0),c=r&&T.value!==null,{busy:u,once:p}=P($=>a(C($))),d=$=>{$.preventDefault();let f=/(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(t)?.[1];a(""),p(async()=>{await Y$({...f?{code:f}:{words:t},along:c}),n(""),e&&H(e.to)})};return i`<${Fe} title=${o("page.you.back")}>
		<p>${o("page.you.back.about")}</p>
		${T.value?i`<${Ne} label=${o("page.you.back.along")} checked=${r} onchange=${l} />`:null}
		${V$()?i`<p><${v} aria-busy=${u} onclick=${()=>(a(""),p(()=>Yk(c)))}
			say=${o("page.you.passkey.use")} /></p>`:null}
		<form class="stack" onsubmit=${d}>
			<${F} label=${o("page.you.back.typed")} value=${t} oninput=${n} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${s!==""} />
			${s?i`<p class="trouble" role="alert">${s}</p>`:null}
			<p><button type="submit" class="button" aria-busy=${u}>${o("page.you.back.go")}</button></p>
		</form>
	<//>`}function Qk({of:e,onend:t}){let n=e.made?o("page.you.key.made",{day:X(e.made,{dateStyle:"medium"})}):"",s=X(Date.parse(e.seen),{dateStyle:"medium",timeZone:"UTC"});return i`<li class="row">
		<span><b>${o(`page.you.key.${e.this?"this":e.kind}`)}</b> ${e.label}
			<br /><span class="soft small">${n} ${o("page.you.key.seen",{day:s})}</span></span>
		${e.this?i`<a class="button plain" href="/settings">${o("page.choices.leave.yes")}</a>`:i`<${v} plain onclick=${t} say=${o("page.you.key.end")} />`}
	</li>`}var Xk=({words:e,onclose:t})=>i`<${K} title=${o("page.you.words")} onclose=${t}
	actions=${i`<${v} onclick=${()=>print()} say=${o("page.you.words.print")} />`}>
	<p>${o("page.you.words.about")}</p>
	<p class="words"><b>${e}</b></p>
<//>`;function e0({all:e,again:t}){let[n,s]=y(null),[a,r]=y(""),[l,c]=y(""),{busy:u,once:p}=P(),d=()=>s(null),$=w=>ae(w).then(()=>(d(),t())),f=e.keys.filter(w=>!w.this&&["device","ssh","link"].includes(w.kind)).length,m=async()=>c(`${location.origin}/#code=${(await wl()).code}`),h=async()=>r((await Ol()).words),g=e.keys.some(w=>w.kind==="words");return i`<${Fe} title=${o("page.you.keys")}>
			<ul class="held">
				${e.keys.map(w=>i`<${Qk} key=${w.id} of=${w} onend=${()=>s(w)} />`)}
			</ul>
			${f>0?i`<p><${v} onclick=${()=>s("others")} say=${o("page.you.others")} /></p>`:null}
		<//>
		<${Fe} title=${o("page.you.keep")}>
			<p>${o("page.you.keep.about")}</p>
			<p class="row">
				${V$()?i`<${v} aria-busy=${u} say=${o("page.you.passkey.add")}
					onclick=${()=>p(()=>Zk(e).then(t))} />`:null}
				<${v} aria-busy=${u} say=${o("page.you.words.get")}
					onclick=${()=>g?s("words"):p(h)} />
				<${v} aria-busy=${u} onclick=${()=>p(m)} say=${o("page.you.device")} />
			</p>
			${l?i`<p>${o("page.you.device.about")}</p><${Je} link=${l} label=${o("page.you.device.link")} />`:null}
		<//>
		${a?i`<${Xk} words=${a} onclose=${()=>(r(""),t())} />`:null}
		${n==="words"?i`<${Le} title=${o("page.you.words.get")} text=${o("page.you.words.again")} yes=${o("page.you.words.get")}
					onyes=${()=>ae(h).then(d)} onclose=${d} />`:n==="others"?i`<${Le} title=${o("page.you.others")} text=${o("page.you.others.about")} yes=${o("page.you.others")}
						onyes=${()=>$(()=>kl())} onclose=${d} />`:n?i`<${Le} title=${o("page.you.key.end")} yes=${o("page.you.key.end")}
							text=${n.kind==="push"?o("page.you.told.end"):o("page.you.key.end.about",{key:n.label||o(`page.you.key.${n.kind}`)})}
							onyes=${()=>$(()=>xl({key:n.id}))} onclose=${d} />`:null}`}function t0(){let[e,t]=y(0),n=M(()=>ul({}),e).value?.ratingHidden??!1,s=a=>ae(()=>pl({hidden:a})).then(()=>t(e+1));return i`<${Fe} title=${o("page.you.rating")}>
		<${Ne} label=${o("page.you.rating.hide")} checked=${n} onchange=${s} />
		<p class="soft small">${o("page.you.rating.about")}</p>
	<//>`}async function n0(e){for(let t=20;;t=1){try{return await dl({before:e,limit:t})}catch(n){if(!(n instanceof I&&n.status===429))throw n}await new Promise(n=>setTimeout(n,2e3))}}async function s0(){let e={};for(let n="";n!==void 0;){let s=await n0(n);for(let[a,r]of Object.entries(s))if(Array.isArray(r)){e[a]??=new Map;for(let l of r)e[a].set(JSON.stringify(l),l)}else a!=="before"&&(e[a]=r);n=s.before||void 0}let t=JSON.stringify(e,(n,s)=>s instanceof Map?[...s.values()]:s,"	");Qe(new Blob([t],{type:"application/json"}),"ninety-nine.json")}function a0({name:e}){let[t,n]=y(!1),[s,a]=y(""),{busy:r,once:l}=P(),c=()=>n(!1),u=async()=>{await $l({name:e}),Yn(null),N(o("page.you.erase.done"))};return i`<${Fe} title=${o("page.you.data")}>
		<p>${o("page.you.data.about")}</p>
		<p class="row"><${v} aria-busy=${r} onclick=${()=>l(s0)} say=${o("page.you.data.get")} />
			<${v} aria-haspopup="dialog" onclick=${()=>n(!0)} say=${o("page.you.erase")} /></p>
		${t?i`<${K} title=${o("page.you.erase")} onclose=${c}
					actions=${i`<${v} chief disabled=${s.trim()!==e} say=${o("page.you.erase")}
						onclick=${()=>ae(u).then(c)} />`}>
					<p>${o("page.you.erase.about")}</p>
					<${F} label=${o("page.you.erase.name",{name:e})} value=${s} oninput=${a} />
				<//>`:null}
	<//>`}function o0(){let[e,t]=y(0),[n]=y(ea.peek()!==null),s=T.value?.id,a=M(async()=>s&&!ne.value?await vl():void 0,s,e,ne.value).value;return ne.value?i`<${_} title=${o("page.you")} text=${o("page.you.here")} />`:ta.value?i`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.you")}</h1>
		${n?i`<${U$} />`:null}
		${s&&a?i`<p>${o("page.you.are",{name:a.name})}<span class="soft">·${a.tag}</span>${" "}
					<a href="/settings">${o("page.you.rename")}</a></p>
				<${e0} all=${a} again=${()=>t(e+1)} />
				<${t0} />
				<${a0} name=${a.name} />`:null}
		${n?null:i`<${U$} />`}
	</main>`:i`<${_} title=${o("page.you")} />`}export{Ih as Awaited,am as Bids,Bm as Choices,wr as Create,gh as Daily,iy as Endings,Ar as Evenings,yy as FriendsTables,xy as Group,Xy as Learn,cb as Operate,Mw as Pads,fy as People,Lw as Privacy,Rw as Problems,ch as Ratings,dh as Records,Kg as Replay,Yw as Report,yf as Rules,kv as Slips,xv as Statistics,Ok as Table,o0 as Who};
