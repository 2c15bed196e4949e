import{$ as $e,$a as G,$b as qi,A as o,Aa as bt,Ab as ki,Ac as ze,B as _,Ba as wt,Bb as xi,Bc as Ji,C as w,Ca as ni,Cb as Si,Cc as Wt,D as Q,Da as V,Db as Oi,Dc as Vi,E as oe,Ea as si,Eb as ji,Ec as Gi,F as D,Fa as ai,Fb as Ai,Fc as Yi,G as Oe,Gb as Mi,Gc as Qi,H as ct,Ha as oi,Hb as ys,I as Vr,Ia as nn,Ib as an,Ic as Zi,J as De,Ja as ri,Jb as bs,K as Gr,Ka as C,Kb as Ti,Kc as Xi,L as M,La as Te,Lb as Ni,M as Yr,Ma as L,Mb as Li,Na as we,Nb as Ei,O as ps,Oa as vt,Ob as Ci,P as T,Pa as hs,Pb as Rt,Q as ce,Qa as K,Qb as Bi,R as Ye,Ra as te,Rb as ws,S as J,Sa as x,Sb as Va,Sc as el,T as ds,Tb as Ga,U as Qr,Ua as q,Ub as I,V as de,Va as X,Vb as xn,W as Xt,Wa as P,Wb as Di,X as ut,Xa as pe,Xb as Pi,Y as be,Ya as ve,Z as fe,Za as kt,Zb as Ri,_ as en,_a as sn,_b as vs,a as cs,aa as pt,ab as ie,ac as xt,ba as dt,bb as ue,bc as Re,c as Ha,ca as tn,cc as on,d as wn,da as Ka,db as ms,dc as rn,e as Hr,ea as ft,eb as ii,ec as ln,fa as fs,fb as li,fc as ks,g as b,ga as Zr,gb as he,gc as xs,h as k,ha as Pe,hb as ci,hc as Wi,i as ge,ia as $t,ib as U,ic as Fi,j,ja as Xr,jc as Ss,k as ye,ka as vn,kb as ui,kc as Ii,l as _r,la as Pt,lb as pi,lc as Os,m as Ie,ma as ht,mb as Ee,mc as qt,n as B,na as mt,nb as Ua,nc as W,o as Zt,oa as re,ob as di,oc as zi,p as Dt,pb as fi,pc as Hi,q as c,qa as ae,qb as $i,qc as _i,r as Kr,ra as gt,rb as hi,rc as Ki,s as us,sa as yt,sb as mi,sc as ke,t as Ur,ta as ei,tb as Ja,tc as Sn,u as _a,ua as $s,ub as gi,uc as Ui,v as se,vb as yi,vc as je,wb as bi,xa as ti,xb as wi,xc as St,yb as gs,z as Jr,za as kn,zb as vi}from"./chunk.js";var cn,tl=Hi("ninetynine","records");async function nl(e){cn=e;try{await tl("readwrite",t=>t.put(e,"mine"))}catch{}}async function He(){if(cn)return cn;try{cn=await tl("readonly",e=>e.get("mine"))}catch{cn=void 0}return cn}async function js(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ae=1200,Qe=["bid","premium","trump","play"],sl=e=>e.bid+e.premium+e.trump+e.play;function As(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/Ae*n),l=(i-a)/n;return a=i,l||0})}function Qa(e,t,n){let s={you:n?"yes":"no",name:t};if(sl(e)===0)return o("page.report.clean",s);let a=As(Qe.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=Qe.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:w(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var _e=e=>e.judged<e.of||e.rough>0;function Za(e,t,n,s){if(!_e(e))return Qa(t,n,s);let a=Math.round(sl(t)/Ae);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var al=(e,t)=>e&&!_e(e)?e.deals[0]?.squares?.[t]??"":"";function Ft(e,t,n){let[s,a]=b({});return k(()=>{let r=!0,i=async()=>{for await(let l of Xa(e,t,n,()=>r))a({told:l})};return a({}),hs(i,l=>a(u=>({...u,wrong:L(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Xa(e,t,n,s){for(;s();){let a=await Kp(e,t,n);if(!s()||(yield a,!_e(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ya=new Map;async function Kp(e,t,n){if(e==="mine"){let r=await He();return Ti(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=Ya.get(s)??bs(e,t,n).finally(()=>Ya.delete(s));return Ya.set(s,a),a}function Ms({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function ol({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Ft(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=a&&i?Za(a,i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status" aria-busy=${!a||_e(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var[Up,Jp]=[800,2600];function rl({from:e=0,to:t}){let n=e!==t&&!ps()&&!document.hidden,[s,a]=b(n?e:t),r=j(0);return k(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/Up);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${w(t)}`:c`<span class="counted">
		<span class="end">${w(t)}</span><span aria-hidden="true">${w(s)}</span>
	</span>`}function il(e,t,n){let{closed:s,points:a=[],made:r=[],seat:i=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[i]&&e.premium?.[i]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[i]?"made":""}var Vp=["premium","best","game","match"];function ll({what:e}){if(!e)return null;let t=[..."♣♦♥♠"].map(n=>c`<span key=${n}>${n}</span>`);return c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>
		${Vp.includes(e)?c`<p class="flourish" data-what=${e} aria-hidden="true">${t}</p>`:null}`}function Gp(e,t){return!t||!e||!$t(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function cl({view:e,names:t}){let n=j(void 0),[s,a]=b([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let l=Gp(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),Jp);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${M.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function ee({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var A=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),z=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(to(t))}):w(e);function jn(e,t){let n=Zr(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:Yp(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function Yp(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?w(n):`${w(n)}–${w(a)}`}).join(", ")}var to=e=>e.hand-e.aside;function R(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var pl=(e,t,n)=>t===(n??e.seat)?"yes":"no";function dl(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ke({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1,crowned:i=!1}){let l=t.map(($,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=$=>{let h=u[$]??[];return h.every(m=>m===0)?null:c`<${eo} key=${$} label=${o(`page.sheet.for.${$}`)} points=${h} class=${`for-${$}`} />`},d=no(e,t,n,s),f=d.length<3?d.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:A(e.trump)})} <${ee} trump=${e.trump??""} />
				</h2>`}
		<${X}><table class="book account" data-hands=${l.length}>
			<thead><tr><td></td>${l.map($=>c`<th key=${$} scope="col">${t[$]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Qp} view=${e} seats=${l} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${eo} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${eo} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Zp(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${f?c`<p>${f}</p>`:null}
			${ao(e,t,s,i).map(([$,h])=>c`<p key=${$} class=${h?"won":""}>${$}</p>`)}
			<${td} view=${e} />
		</div>
	</section>`}function Qp({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${ed} view=${e} seat=${u} />`,r=u=>{let p=dl(e,u).bid;return p===void 0?"–":z(p,n)},i=u=>e.premium?.[u]?R(e.premium[u]):"",l=u=>c`<${Xp} made=${e.made?.[u]??!1} />`;return c`<${On} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${On} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${On} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${On} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${On} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function On({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var Zp=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function eo({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${rl} from=${r[u]??0} to=${l} />`:w(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var Xp=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function ed({view:e,seat:t}){let{aside:n}=dl(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ae(n)}</span>`}function no(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:pl(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:Q(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:Q(m),loss:g})]})}function so(e){let t=e.why;if(!t?.next)return"";let n=A(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function td({view:e}){let t=so(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${ee} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function ul(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?pl(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:D(t.map(u=>n[u]??"")),you:l,game:r})}function ao(e,t,n,s=!1){let a=[],{closed:r,end:i}=e,l=i&&!i.cut&&r?.game===0;return r&&(a.push([ul("game",r.winners,t,e,n,r.game+1),!0]),r.bonus.forEach((u,p)=>{u&&a.push([o("bonus",{name:t[p],bonus:u,total:(r.totals[p]??0)+u}),!1])})),!i||l?a:i.cut?e.deal?[...a,[o("end.cut"),!1]]:a:(s||a.push([ul("rubber",i.winners,t,e,n),!0]),i.rubber?.forEach((u,p)=>{u&&a.push([o("bonus.rubber",{name:t[p],bonus:u}),!1])}),a.push([o("end.totals",{totals:D(i.totals.map((u,p)=>`${t[p]} ${w(u)}`))}),!1]),a)}function An(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:D(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function Xe(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Xe(e)});let{rank:n,suit:s}=vn(e);return Pt(n)+hl(s)}function It(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Xe(s)).join(" "):t==="name"?A(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var fl=.5,Ns=5,ro=2,$l=(e,t,n)=>e>t+ro||e>t&&e-t>=2*n,Ze=e=>Math.round(e*100),Tn=e=>w(Math.abs(e),1),Mn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),nd=2,Ot=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),nd)?"close":"behind",et=e=>e.filter(({kind:t})=>_(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?Xe(n):"",than:s?Xe(s):"",suit:hl(a),n:r,m:i})),hl=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Ls(e,t,n=It){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=et(e.why??[]);return e.bids?[...sd(e,t,n).map(Mn),...r]:e.phase==="offer"?ad(e.choices,s,a,n).map(Mn):[...r,...od(e,s,a,n).map(Mn)]}function ml({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:i}){let[l,u]=[Ze(s),Ze(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):$l(u,l,i/Ae)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+ro?"less":"same",a:l,b:u})}var gl=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function yl(e){let t=gl(e);return t&&Ot(t)==="close"?t:void 0}function sd(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=gl(e),i=r?Ot(r):"only",l=(e.bids??[]).reduce((g,y)=>y.chance>g.chance?y:g),u=Ze(l.chance)<Ns,p=!u&&Ze(s.chance)<Ns,d={bid:z(s.tricks,t),a:Ze(s.chance)},f=u?[o("page.why.spoil",{bid:z(l.tricks,t),a:Ze(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:z(a.tricks,t),gap:Tn(r.gap)}));let $=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,y)=>y.points-g.points),m=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(m>fl?1:f.length,0,oo(n(h[0].offer),m,fl)),f}var oo=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:Tn(t)});function ad(e,t,n,s){let a=o("page.why.chance",{a:Ze(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[oo(s(n.act),-n.gap,n.gapError),a]:r?[oo(s(t.act),r.gap,r.gapError),a]:[Ts(t,n,s),a]}function od({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ze(s.chance),b:Ze(a.chance)},l=e.every(p=>Ot(p)==="close");if(t==="lost")return[l?o("page.why.even"):Ts(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||Ot(a)!=="behind")return[Ts(s,a,r),o("page.why.chance",i)];let u=$l(i.a,i.b,a.gap)?"more":i.a<i.b-ro?"less":"same";return[o(`page.why.${u}`,i),Ts(s,a,r)]}var Ts=(e,t,n)=>o("page.why.margin",{how:Ot(t),act:n(e.act),second:n(t.act),gap:Tn(t.gap)});function bl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function wl(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":Ot(s);return o("page.hint.did",{how:a,name:n,act:It(t),gap:Tn(s.gap),error:Tn(s.gapError)})}function rd({rest:e}){let[t]=e;return t?c`<${ud} key=${t} id=${t} />`:c`<${id} />`}function id(){let{value:e=[],wrong:t}=we(ui);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${zi(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${ld} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
		${e.length?c`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var ld=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${cd(e)}</b><span class="soft">${_(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,cd=e=>_(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function ud({id:e}){let{value:t,wrong:n}=we(()=>Ee({variant:e},se.value),e,se.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${io} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var pd={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function io({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>pd[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${dd} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${H(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<${x} onclick=${()=>print()} say=${o("page.rules.print")} />
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${hd} rules=${e.rules} />
		<${$d} notes=${r} guide=${e} />`}function dd({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function H(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function fd({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function $d({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${fd(s)}</span>
			</li>`)}</ol>
	</footer>`}function hd({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${ee} trump=${u} /><span class="unseen">${A(u)}</span></th>`)}</tr></thead>
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
					<tbody>${lo(s).map(([u,p,d])=>{let f=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${ee} trump=${d} /> ${A(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function lo(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function un({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${vl} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?A(n[0]):R(e)}</span>`}var vl=({cards:e})=>c`<span class="act">${ae(e)}</span>`,xe=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Es=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Nn=e=>Q(Math.round(e*10)/10||0,1),co=2;function pn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===_a,i=Ls(e,t),l=n?wl(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return k(()=>{let p=[...i.slice(0,co),`${u} ${It(e.act)}.`,l];C(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${H(i.slice(0,co).join(" "))}</p>
			<p class="verdict"><${xe} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${un} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${Es} /><span>${H(l)}</span></p>`:null}
		</div>
		${a}
		<${gd} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(co).join(" ")} />
	</div>`}function md({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!==_a)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function gd({advice:e,variant:t,done:n,open:s,more:a}){let r=bl(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${X}>
			${a?c`<p>${H(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${vd} advice=${e} variant=${t} done=${n} />`:c`<${yd} advice=${e} done=${n} />`}
			${md(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var Cs=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${xe} />`:null}${t?c`<${Es} />`:null}</span>${n}
</span></th>`;function kl({choice:e,best:t,whole:n}){let s=e&&!t&&Ot(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function yd({advice:e,done:t}){return c`<${X}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${Cs} best=${s===0} done=${n.act===t?.act}><${un} act=${n.act} /><//>
				<td>${oe(n.chance)}</td>
				<td class="whole">${Nn(n.points)}</td>
				<${kl} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function bd(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function wd({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Nn(s.points-n.points):"–"}function vd({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${X}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${R(r)}</th>`)}</tr></thead>
		<tbody>${bd(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${Cs} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${z(r.tricks,t)}</b><${vl} cards=${r.cards} />
				<//>
				<td>${oe(r.chance)}</td>
				<td>${Nn(r.points)}</td>
				<${kl} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${wd(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var kd=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function Bs({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=b(!1);return c`<div class="invitation">
		<${ve} label=${t} readonly value=${e} onfocus=${r=>r.target.select()} />
		<${x} onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||C(o("page.link.by-hand"))}}} say=${o(n?"page.link.copied":"page.link.copy")} />
		${kd(location.hostname)?c`<${Od} />`:c`<${xd} link=${e} />`}
	</div>`}function xd({link:e}){let[t,n]=b(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{C(o("trouble.unreached"))}};return c`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?c`<${Sd} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Ln=4;function Sd({code:e,label:t}){let n=Array.from({length:e.size},(i,l)=>l),s=n.flatMap(i=>n.filter(l=>e.get(l,i)).map(l=>`M${l} ${i}h1v1h-1z`)).join(""),a=e.size+2*Ln,r=`${-Ln} ${-Ln} ${a} ${a}`;return c`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Ln} y=${-Ln} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function Od(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function xl({variant:e,table:t}){let n=_(`variant.${e}`);return c`<div class="introduction">
		${M.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Ds=async e=>C(o(await yt(e)?"page.link.copied":"page.link.by-hand"));var Al=e=>e.split(" ")[0]??"",Ml=(e,t)=>e.premiums?.find(n=>Al(n.offer)===t),jd=e=>(e.bids?.[0]?.premiums??[]).map(t=>Al(t.offer));function uo(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:Ml(e,t)?.sampled??-1/0}function Ad(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||uo(p,t)-uo(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?uo(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var Tl=e=>e.choices.every(t=>Math.round(t.chance*100)<Ns);function Ps({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var Sl=(e,t=!0)=>`${t?"":"≈ "}${Q(Math.round(e)||0,0)}`;function Ol({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${oe(e.chance)}`;return c`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${Sl(e.sampled,n)}</td>
		${t.map(r=>{let i=Ml(e,r);return c`<td key=${r} class=${i&&i.sampled===s?"offered top":"offered"}>
				${i?c`<b>${Sl(i.sampled)}</b> <small>${oe(i.chance)}</small>`:"–"}
			</td>`})}`}var jl=({act:e})=>c`<span class="act">${ae(e.replace(/^lay /,""))}</span>`;function Md({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=b(!1),[l,...u]=t;if(!l)return null;let p=z(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${xe} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${jl} act=${l.act} />
			</span></th>
			<${Ol} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${xe} />`:null}</span>
				<b></b><${jl} act=${f.act} />
			</span></th>
			<${Ol} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var Td=5;function Nl(e,t){let n=e/Math.max(Td*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function Ll({advice:e,variant:t,order:n,onorder:s}){let a=jd(e),r=ye(()=>Ad(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${X}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Ps} by="bid" text=${o("col.bid")} ...${i} />
			<${Ps} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Ps} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${Ps} key=${l} by=${l} text=${R(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${Md} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var Nd=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function Ld(e,t){let n=new URLSearchParams;for(let s of Nd){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var Ed=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function Cd(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>Ed(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var fo=e=>[...J].map(t=>e.ranks.split(" ").map(n=>n+t));function Bd(e){let t=[...fo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let i=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[i]]=[t[i]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=Rs(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var Rs=e=>e.trump.by==="turnup",Dd=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function Pd({variant:e,hand:t,onhand:n}){let s=fo(e),[a,r]=b([0,0]),i=j(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?C(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let y=[(h+g[0]+s.length)%s.length,m+g[1]],v=s[y[0]??0]?.length??1;y[1]=((y[1]??0)+v)%v,r(y),i.current?.querySelector(`[data-at="${y.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${re} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Rd({variant:e,asking:t,set:n}){if(Rs(e)){let i=[...fo(e).flat(),...e.joker?["joker"]:[]],l=G(n)("up");return c`<${pe} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,mt(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${P} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):A(i)])}
		onchange=${G(n)("trump")} />`}function qd({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${P} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${G(n)("dealer")} />`}function Wd({variant:e,asking:t,set:n}){if(!Dd(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${P} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):R(l)])}
		onchange=${i} />`}function Fd({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,y)=>c`<label key=${$} class="field amount"><span>${$}</span>
		<input type="number" inputmode="numeric" min=${m} max=${g} value=${h} onchange=${y} />
	</label>`,f=e.game.deals?d(o("page.bids.played"),t.played??0,0,e.game.deals-1,i):null;return c`<details class="score-so-far" open=${t.totals!==void 0}>
		<summary>${o("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${a.map(($,h)=>d(o("page.bids.total",{who:u(h)}),$,-9999,9999,m=>r(h,m)))}
				${f}
			</div>
			<p class="small soft">${o("page.bids.score.about")}</p>
			${t.totals?c`<p><${x} plain onclick=${p} say=${o("page.bids.score.off")} /></p>`:null}
		</div>
	</details>`}function Id({began:[e,t]}){let[n,s]=b(performance.now());return k(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),c`<progress value=${Nl(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var po=new Map;function zd(e){let t=e?JSON.stringify(e):"",[n,s]=b({});return k(()=>{if(!e)return;let a=po.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return hs(async()=>{let p=performance.now(),d=await Ua(e,i),f=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(i.aborted)return;let $=performance.now();if(s({key:t,table:d,whole:!f,began:[$,$-p]}),!f)return void po.set(t,d);try{let h=await Ua({...e,all:!0},i);po.set(t,h),i.aborted||s({key:t,table:h,whole:!0})}catch{i.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:vt(p)?o("page.bids.none"):L(p)}),()=>!i.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Hd({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:i}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:l,game:u}=e,[p="points",d]=r.split("."),f={by:p||"points",up:d==="up"},$=l.choices[0];return c`<div class="advice">
		${l.phase==="lay"&&$?c`<div class="advised">
				<p class="verdict"><${xe} /><span>
					${o("page.bids.says",{bid:z($.bid??0,a)})} <${un} act=${$.act} />
				</span></p>
				${Tl(l)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${Ll} advice=${l} variant=${a} order=${f}
				onorder=${h=>i({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:l.worlds})}</p>
				${!t&&s?c`<${Id} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:c`<${pn} advice=${l} variant=${a} open />`}
	</div>`}function _d({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:Rs(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${Hd} known=${s} variant=${e} sort=${r} set=${n} />`}function Kd(){let e=he.value,t=Cd(e),n=W(t.variant),s=T(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!Rs(n)||t.up),r=zd(a?t:void 0);k(()=>{K(je)},[]);let i=(f,$="sort"in f)=>U(Ld(he.value,f),{replace:$});if(!n){let f=ke.value.length>0&&ke.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Bd(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${pe} label=${o("page.create.variant")} value=${n.id} groups=${ze()}
				onchange=${f=>U(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${Pd} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<${x} onclick=${u} say=${o("page.bids.deal")} />
				${s.length>0?c`<${x} plain onclick=${p} say=${o("page.bids.clear")} />`:null}
			</p>
			<${Wd} ...${d} /><${Rd} ...${d} /><${qd} ...${d} /><${Fd} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${_d} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><${x} plain onclick=${()=>Ds(location.href)} say=${o("page.link.copy")} /></p>`:null}
		</section>
	</main>`}var qs="ninetynine.promise";async function El(){try{let e=Number(localStorage.getItem(qs));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(qs,String(Date.now())),await navigator.storage.persist()}catch{}}async function Cl(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ue="ninetynine.pad.",Ud=200,Jd=400,tt=B(Gd()),En=B(new Set),Ws=Zt(()=>En.value.size>0);function ho(e,t){if(En.peek().has(e)!==t)return;let n=[...En.peek()].filter(s=>s!==e);En.value=new Set(t?n:[...n,e])}function Bl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Vd(e,t){let n=[Bl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(Bl(e=e.slice(0,s)+a));return n}function mo(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,i=Vd(n.record,n.past??[]);return{past:[],next:[],versions:i,drafts:a,open:r,...n}}catch{return}}function Gd(){let e={};try{for(let t=0;t<localStorage.length;t++){let n=localStorage.key(t)??"",s=n.startsWith(Ue)?mo(localStorage.getItem(n)):void 0;s&&(e[s.id]=s)}}catch{}return e}var go=e=>e.versions.at(-1)??"",Cn=(e,t)=>e.versions.includes(go(t));function Dl(e){tt.value={...tt.peek(),[e.id]:e},ho(e.id,!0)}function Fs(e){let t=tt.peek()[e],n;try{n=localStorage.getItem(Ue+e)}catch{return}let s=mo(n),a=En.peek().has(e);if(!s)t&&!a&&Pl(e);else if(t&&Cn(t,s)&&(a||!Cn(s,t)))ne(t);else if(!t||Cn(s,t))Dl(s);else{Dl(s);let{shared:r,...i}=t;ne({...i,id:go(t)}),C(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ue)&&Fs(e.key.slice(Ue.length))});var Je=()=>Object.values(tt.value).sort((e,t)=>t.moved-e.moved),Ce=e=>tt.value[e];function ne(e){tt.value={...tt.peek(),[e.id]:e},ho(e.id,De(Ue+e.id,JSON.stringify(e)))}function Pl(e){let{[e]:t,...n}=tt.peek();tt.value=n,ho(e,!0)}function Rl(e){Pl(e),De(Ue+e,null)}var yo=()=>Object.fromEntries(Je().map(e=>[Ue+e.id,JSON.stringify(e)]));function Yd(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[i,l]of Object.entries(e.drafts)){let u=Number(i)===n?s:Number(i);u<=s&&(a[u]=l)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function ql(e,t){let n=mo(t);if(!n||Ue+n.id!==e||(Fs(n.id),Je().some(i=>Cn(i,n))))return!1;let s=Je().find(i=>Cn(n,i)),{shared:a,...r}=n;return s?ne(Yd(s,n)):Ce(n.id)?ne({...r,id:go(n)}):ne(n),!0}var Wl=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),$o=()=>nn().slice(0,12),Is=e=>({id:$o(),record:e.record,past:[],next:[],versions:[$o()],drafts:{},open:null,moved:Date.now(),summary:Wl(e)}),jt=(e,t)=>({...e,record:t.record,past:[...e.past,Il(e.record,t.record,t.did)].slice(-Ud),next:[],versions:[...e.versions,$o()].slice(-Jd),moved:Date.now(),summary:Wl(t)}),zs=({open:e,summary:t})=>e??t.deals,dn=e=>`${e.inserting?"before ":""}${zs(e)}`,zt=e=>e.drafts[dn(e)];function Ht(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Fl=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),nt=({inserting:e,...t})=>({...t,open:null});function Il(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function zl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Hl(e,t,n){let{past:s,next:a}=e,r=Il(e.record,t.record,e[n].at(-1)?.did),i=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...jt(e,t),...i}}var _l="ninetynine.",Kl=e=>e===qs||e===Ii||e.startsWith(ei)||e.startsWith(_i);function Qd(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(_l)&&!Kl(t));return{...Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""])),...yo()}}catch{return yo()}}function Zd(e,t){if(!De(e,t))throw new V(507,"full","");dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function Ul(){let e=await $i(),t=new Blob([e,JSON.stringify({page:Qd()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function Xd(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function ef(e){let t;try{t=await js(e)}catch{throw new V(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new V(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new V(400,"file-empty","the file is empty");return t}async function Jl(e,t=!1){let n=await ef(e),s={...await hi(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(Xd(n)))!a.startsWith(_l)||Kl(a)||typeof r!="string"||(a===Gr?Yr(r):a.startsWith(Ue)?s.pads+=ql(a,r)?1:0:ct(a)===null&&Zd(a,r));if(Ws.peek())throw new V(507,"full","");return await Pi(),s}var tf=24,nf=["AC","KD","QH","JS"];function fn({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function At({name:e,label:t,options:n}){let s=M[e],a=r=>s.value=r;return c`<${P} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Hs({name:e,label:t,about:n}){let s=M[e];return c`<div>
		<${kt} label=${t} role="switch" checked=${s.value}
			onchange=${a=>s.value=a} />
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function sf(){let[e,t]=b(I.value?.name??M.name.value),[n,s]=b({text:"",wrong:!1}),a=I.value?.name??M.name.value,r=j(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((I.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await qi(p),t(I.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:L(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<${ve} label=${o("page.choices.name")} value=${e} oninput=${t} onchange=${()=>i(e)}
			maxlength=${tf} autocomplete="nickname" placeholder=${o("page.guest")} enterkeyhint="done"
			aria-invalid=${n.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function af(){let[e,t]=b(!1);if(!I.value||bt.value)return null;let n=async()=>{try{await fi()}catch(r){if(!(r instanceof V&&r.reason==="no-session"))throw r}Di(null),C(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<${x} onclick=${s} say=${o("page.choices.leave.no")} />
		<${x} chief onclick=${()=>K(n).then(s)} say=${o("page.choices.leave.yes")} />`;return c`<${fn} title=${o("page.choices.leave.title")}>
		<p><${x} aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.choices.leave")} /></p>
		${e?c`<${q} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:I.value.name})}</p>
				<//>`:null}
	<//>`}var bo=!1;function of(){let e=j(null);return k(()=>{bo&&(bo=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>bo=!0}>
		<${At} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Kr)]} />
	</div>`}function rf({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,i])=>i>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([i,l])=>o(`page.here.taken.${i}`,{n:l}))].join(" ")}function lf({name:e,onclose:t,take:n}){let s=c`<${x} onclick=${t} say=${o("page.here.whose.no")} />
		<${x} chief onclick=${n} say=${o("page.here.whose.yes")} />`;return c`<${q} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:(xn("here")??I.value)?.name??""})}</p>
	<//>`}function cf(){let[e,t]=b(void 0),[n,s]=b(""),[a,r]=b(void 0);k(()=>{Cl().then(t)},[n]);let i=()=>K(async()=>{let{name:p,content:d}=await Ul();gt(d,p)}),l=(p,d)=>K(async()=>{r(void 0),s("");try{s(rf(await Jl(p,d)))}catch(f){if(!(f instanceof V))throw f;let $=`page.here.${f.reason}`;if(f.reason==="file-whose")r({file:p,name:f.message});else if(_($))s(o($));else throw f}}),u=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${fn} title=${o("page.here")}>
		<p>${$s.value?o(`page.unkept.${$s.value}`):o("page.here.about",{mega:u})}</p>
		<p class="row">
			<${x} onclick=${i} say=${o("page.here.export")} />
			<${sn} say=${o("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${l} />
		</p>
		<p class="small" role="status">${n}</p>
		${e&&!$s.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${a?c`<${lf} name=${a.name} onclose=${()=>r(void 0)}
					take=${()=>l(a.file,!0)} />`:null}
	<//>`}function uf(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${fn} title=${o("page.choices.you")}><${sf} /><//>
		${Ha||xn("here")?c`<${cf} />`:null}
		<${fn} title=${o("page.choices.book")}>
			<${of} />
			<${At} name="theme" label=${o("page.choices.theme")}
				options=${ie("page.choices.theme","auto","day","night")} />
		<//>
		<${fn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${re} face="down" />${nf.map(e=>c`<${re} key=${e} card=${e} />`)}
			</p>
			<${At} name="pack" label=${o("page.choices.pack")}
				options=${ie("page.choices.pack","two","four","german4")} />
			<${At} name="back" label=${o("page.choices.back")}
				options=${ie("page.choices.back","leaf","lattice","stripe")} />
			<${At} name="felt" label=${o("page.choices.felt")}
				options=${ie("page.choices.felt","sea","moss","ink")} />
			<${At} name="indices" label=${o("page.choices.indices")}
				options=${ie("page.choices.indices","local","international")} />
			<${Hs} name="values" label=${o("page.choices.values")} />
			<${Hs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${fn} title=${o("page.choices.table")}>
			<${At} name="play" label=${o("page.choices.play")}
				options=${ie("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${At} name="pace" label=${o("page.choices.pace")}
				options=${ie("page.pace","calm","usual","quick","instant")} />
			<${Hs} name="sound" label=${o("page.choices.sound")} />
			<${Hs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${Ha?null:c`<${af} />`}
	</main>`}var _s={changed:{},written:""},pf={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Vl=e=>e.offers.how!=="none",df={"offers.how":e=>{if(Vl(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Vl(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},ff={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},vo=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),$f=(e,t)=>JSON.stringify(e)===JSON.stringify(t),wo=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Gl=e=>new Te(o("page.create.rules.unread",{text:e}));function Bn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=vo(n,r);$f(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw Gl(r instanceof Error?r.message:"")}if(!wo(a))throw Gl(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=wo(s[r])&&wo(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Ks({own:e,set:t,rules:n}){if(!n)return null;let s=p=>p in e.changed?e.changed[p]:vo(n,p),a=(p,d)=>t({...e,changed:{...e.changed,[p]:d}}),r=p=>o(`page.create.rules.${p}`),i=p=>t({...e,written:p.currentTarget.value}),{clauses:l,...u}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${hf} points=${s("score.made")} onchange=${p=>a("score.made",p)} />
			${Object.entries(pf).map(([p,[d,f]])=>Number(vo(n,p))<d||p==="game.bonus"&&!n.game.target?null:c`<${ue} key=${p} label=${r(p)} value=${s(p)} min=${d} max=${f}
							onchange=${$=>a(p,$)} />`)}
			${Object.entries(df).map(([p,d])=>{let f=d(n);return f?c`<${P} key=${p} label=${r(p)} value=${s(p)}
							options=${f.map($=>[$,o(`page.create.rules.${p}.${$}`)])}
							onchange=${$=>a(p,$)} />`:null})}
			${Object.entries(ff).map(([p,d])=>d(n)?c`<${kt} key=${p} label=${r(p)} checked=${s(p)}
							onchange=${f=>a(p,f)} />`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${i}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${mf(u)}</pre>
			</details>
		</div>
	</details>`}function hf({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${ue} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var mf=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var gf={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:_s},Yl=6e4,yf=1440*Yl;function bf({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Yl,add:n*1e3};if(e==="move")return{move:Number(s)*yf}}function wf(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:Bn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:bf(e),undo:a,hints:s,open:r,bot:l,pace:Wt[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var Us=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Ql=(e,t)=>Us(e,t).includes("");function vf({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...Sn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Us(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Ql(e,n)?c`<${ks} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Us(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${pe} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function kf({plan:e,set:t}){let n=G(t),s=["1","3","7"];return c`<div>
		<${P} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${ie("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${ue} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${ue} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${P} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function xf({plan:e,set:t}){let n=G(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${P} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...ie("page.create.length","deals","games")]} />
				${e.length?c`<${ue} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${P} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...ie("page.create.undo","free","agree"),["never",a]]} />
			${Ui.value?c`<${P} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${P} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...ie("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${P} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${P} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${ie("page.pace",...Object.keys(Wt))} />
			<${P} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${ie("page.create.greet","no","yes")} />
			<${pe} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...ie("page.level",...Sn.value.map(r=>r.name))]} />
		</div>
	</details>`}function Sf({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${pe} label=${o("page.create.variant")} value=${e.variant} groups=${ze()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Of=400;function jf({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:Af(e,t)},r=se.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?Ee(a,r).then(l,()=>l({})):l({}),Of);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Af(e,t){try{return Bn(e.house,t)}catch{return}}function Mf({onclose:e}){let t=St(),[n,s]=b({...gf,variant:t?.id??"",pace:M.pace.value}),[a,r]=b(""),{busy:i,once:l}=te(g=>r(L(g))),u=ln(),p=j(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=W(n.variant),f=ke.value.find(g=>g.id===n.variant)??t,$=g=>(s(y=>({...y,...g})),r(""));if(!f)return null;let h=g=>{g.preventDefault(),l(async()=>{r(""),!(Ql(n,f)&&!await u.keep())&&await Yi(wf(n,d),["",...Us(n,f)])})},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${q} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${Sf} plan=${n} set=${$} variant=${f} />
			<${vf} plan=${n} set=${$} variant=${f} name=${u} />
			${bt.value?null:c`<${P} label=${o("page.create.public")} value=${n.public} onchange=${G($)("public")}
					options=${ie("page.create.public","no","yes")} />`}
			<${kf} plan=${n} set=${$} />
			<${xf} plan=${n} set=${$} />
			<${Ks} own=${n.house} set=${G($)("house")} rules=${d} />
			<${jf} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var _t=e=>new Date(e*864e5).toISOString().slice(0,10),Js=e=>Math.round(Date.parse(e)/864e5),Zl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function Tf(e){let t=new Date(e);return _t(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var Xl=e=>Date.parse(e)+1.5*864e5,Dn=()=>Tf(Date.now());function ec(e,t){let n=Js(t);e.has(_t(n))||n--;let s=0;for(;e.has(_t(n-s));)s++;return s}var Nf=new TextEncoder;async function Pn(...e){let t=e.map(a=>typeof a=="string"?Nf.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var ko=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),xo=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),tc=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Lf=async e=>xo(await Pn("n99-entropy-1",e));async function Ef(e,t){for(let n=0;n<t;n++)e=await Pn("n99-chain-1",e);return e}var Cf=(e,t)=>Pn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Bf=async e=>/^[0-9a-fA-F]{64}$/.test(e)?ko(e):Pn("n99-seed-1",e);async function*Df(e,t){for(let n=0n;;n++){let s=new DataView((await Pn("n99-deal-1",e,tc(t,8),tc(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Pf(e,t,n){let s=[...e],a=Df(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var nc=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Rf(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>nc.indexOf(h)-nc.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let i=await Pf(r,t,n),l=i.length===e.seats*e.hand?(s+1)*e.hand:i.length,u=e.trump.by==="turnup"?i[l-1]:void 0,p=Array.from({length:e.seats},(h,m)=>i.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),f=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],$=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map($),aside:$(f),turnup:u,joker:d<0?void 0:d}}function qf(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Wf(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Lf(s)!==t[n])return!1;return!0}async function sc(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,y)=>y>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Ff(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(ko),d=await Wf(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,y]of l.entries()){if(m++,!y.secret){$.push({deal:y.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let v=ko(y.secret);if(m>4096||xo(await Ef(v,m))!==h){$.push({deal:y.deal,outcome:"wrong",why:"secret"});continue}h=y.secret,m=0,d?$.push(await ac(y,t,await Cf(v,p),0n)):$.push({deal:y.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,y)=>p[y]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>xo(g)===n):void 0}}async function ac(e,t,n,s){return qf(e,await Rf(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Ff(e,t,n){let s=[],a=e.seed?await Bf(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let l of t)!a||l.number===void 0?s.push({deal:l.deal,outcome:"bare"}):l.number!==r+l.deal?s.push({deal:l.deal,outcome:"wrong",why:"number"}):s.push(await ac(l,n,a,BigInt(l.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Kt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Kt(e[a],r);return s}async function If(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Kt(await pi(n.variant),n.rules);return{names:n.seats,verdict:await sc(e,s,t)}}function Rn({table:e,match:t=1,record:n}){let{value:s,wrong:a}=we(async()=>{if(!globalThis.crypto?.subtle)throw new Te(o("page.fair.insecure"));let r=n??await Mi(e??"",t).catch(u=>{throw u instanceof V&&u.reason==="not-now"?new Te(o("page.fair.later")):u}),{commits:i=[]}=JSON.parse(r.split(`
`,1)[0]??"{}"),l=u=>e===void 0?void 0:Ss(e,u);return If(r,i.map(l).find(Boolean))},e,t,n);return a?c`<p role="status">${a}</p>`:s?c`<${Hf} names=${s.names} verdict=${s.verdict} />`:c`<p class="soft" role="status">${o("page.fair.looking")}</p>`}function zf(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Hf({names:e,verdict:t}){let n=zf(t),s=p=>D(e.filter((d,f)=>t.entropy[f]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>c`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${_f(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?c`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function _f(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Kf(e){k(()=>{wn&&Ri("here").catch(()=>{})},[]);let t=I.value,n=wn&&Ga.value==="there"?xn("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${oc} key=${t.id} id=${t.id} at=${Ga.value} />`:n?null:c`<${rc} />`}
		${n?c`<h1>${o("page.here")}</h1><${oc} key=${n.id} id=${n.id} at="here" />`:null}
		<${Yf} />
	</main>`}var rc=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,me=e=>_(`variant.${e}`)?o(`variant.${e}`):e;function Ut(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&_(`page.level.${a}`)?o(`page.level.${a}`):n})}var So=e=>e.seats.indexOf(I.value?.name);function $n(e,t){let n=So(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function oc({id:e,at:t}){let{value:n,wrong:s}=we(()=>Promise.all([Si(e,t),mi("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${el} found=${r} told=${!0} />
		${a.length?c`<${Uf} tallies=${a} /><${Jf} id=${e} at=${t} />`:c`<${rc} />`}`}function Uf({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${X}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${me(n.variant)}</a></th>
					<td>${qn(n,n.matches)}</td><td>${qn(n,n.won)}</td><td class="spare">${qn(n,n.deals)}</td>
					<td>${n.deals?oe(n.made/n.deals):qn(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):qn(n,0)}</td>
					${t?c`<td>${ic(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var qn=(e,t)=>e.matches?ic(t):"",ic=e=>e?w(e):"–";function Jf({id:e,at:t}){let[n,s]=b([]),[a,r]=b(""),[i,l]=b(null),u=j(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await K(()=>Oi(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!Os($.table??""))]),r(d.before))};return k(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${Vf} key=${f} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?c`<p><${x} onclick=${p} say=${o("page.records.more")} /></p>`:null}
		${i?c`<${q} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${Rn} table=${i.table} match=${i.match} />
				<//>`:null}
	</section>`}function Vf({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(xt),i=Ai(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${me(e.variant)}</b> ${o("page.records.with",{names:D(r)})}
			<span class="soft small">${Oe(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${xt(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Gf(e){return e instanceof V&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):L(e)}function Yf(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b("");k(()=>{He().then(d=>r(d?.name??""))},[]);let i=async d=>{t("");try{if(d.size>1<<20)throw new Te(o("page.import.large"));await an(d,1,0),await nl({name:d.name,bytes:d}),U("/replay/mine/1/0")}catch(f){t(Gf(f))}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${d=>{d.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${d=>{d.preventDefault(),s(!1);let f=d.dataTransfer?.files[0];f&&i(f)}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<${sn} say=${o("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${i} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Wn=(e,t={dateStyle:"long"})=>Oe(Date.parse(e),{timeZone:"UTC",...t});function Qf({rest:[e]}){let t=e!==void 0&&Zl(e)?e:Dn();return c`<${Zf} key=${t} day=${t} />`}function Zf({day:e}){let[t,n]=b(null),[s,a]=b(""),r=I.value?.id;k(()=>{let l=!1;return Promise.all([gi(e),je()]).then(([u])=>l||n(u),u=>l||a(vt(u)?o("page.daily.none"):L(u))),()=>{l=!0}},[e,r,kn.value]);let i=t?.seal?"own":kn.value?"out":"open";return c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Wn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?c`<p class="soft">${o("page.daily.proof",{cards:i})}</p>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(l=>c`<${Xf} key=${l.variant} day=${e} deal=${l} />`)}
		</div>
		${t?c`<${s$} deals=${t} day=${e} />`:null}
	</main>`}function Xf({day:e,deal:t}){let{busy:n,once:s}=te(),a=()=>s(()=>Zi(e,t.variant)),r=ke.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):A(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${me(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${t$} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><${x} chief aria-busy=${n} onclick=${a}
				say=${o(t.table?"page.daily.on-with":"page.daily.play")} /></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var cc=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),e$=e=>e===ke.value[0]?.id?"none":me(e),uc=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),pc=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${w(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${w(t.points)}</span>
	</li>`)}
</ol>`;function t$({day:e,deal:t,own:n}){let{told:s}=Ft(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${cc(n,"yes")}</li>
			${t.expert?c`<li>${cc(t.expert,"expert")}</li>`:null}
			<li>${uc(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${pc} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${pc} of=${t.near} />`:null}`:null}
		<${n$} text=${[o("page.daily.first",{day:Wn(e,{dateStyle:"medium"}),variant:e$(t.variant)}),al(s,0),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[uc(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function n$({text:e}){let[t,n]=b(!1),s=async()=>await yt(e)?n(!0):C(o("page.link.by-hand"));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><${x} onclick=${s} say=${o(t?"page.daily.copied":"page.daily.copy")} /></p>`}function s$({deals:e,day:t}){let[n,s]=b(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<Xl(g.day)&&r.add(g.day);let i=Dn(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=g=>_t(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+g)/864e5).slice(0,7),$=4,h=Array.from({length:7},(g,y)=>Wn(_t($+y),{weekday:"short"})),m=(g,y,v,S)=>c`<button type="button" class="button plain" aria-label=${o(v)}
		disabled=${S} onclick=${()=>s(f(g))}>${y}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:ec(r,i)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${Wn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${se.value}>
			${h.map(g=>c`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,y)=>{let v=_t(u+y),S=a.get(v)??0,O=y===0?{gridColumnStart:d+1}:{};return v<e.first||v>i?c`<span key=${v} class="soft" style=${O}>${y+1}</span>`:c`<a key=${v} style=${O} href=${`/daily/${v}`} data-played=${S}
					aria-current=${v===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:Wn(v),n:S})}>${y+1}</a>`})}
		</div>
	</section>`}function st({view:e,names:t,last:n=!1,from:s=0}){let a=$e(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:fe(e)},(l,u)=>u);return c`<${X}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=pt(e,l),p=dt(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${re} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function dc({view:e,names:t,lies:n}){let s=$e(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=dt(e,s);return c`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${pt(e,s).map(({seat:r,card:i})=>c`<li key=${r} data-card=${i}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${re} card=${i} size="mini" />
		</li>`)}</ol>
	</figure>`}function fc(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}var $c=(e,t)=>t===void 0?It(e):o("page.report.bid",{bid:w(t),cards:It(e)}),Oo=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),Vs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Fn({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=Oo(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:$c(r.act,r.bid),better:$c(r.better,r.betterBid)}),p=et(r.why).join(" "),d=ml(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${H(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/Ae,1)})}>
				−${w(r.lost/Ae,1)}
			</span>
			${p?c`<span class="moment-why">${H(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function In({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=y=>34+y*(l-p-34)/Math.max(1,e.length),m=y=>u-22-(y-f)*(u-34)/($-f),g=o$((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${hc} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(y=>c`<line key=${y} class="end" x1=${h(y)} x2=${h(y)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((y,v)=>c`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${h(0)},${m(i[v]??0)}`,...e.map((S,O)=>`${h(O+1)},${m(S[v]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[v]??0)+5}>${y.length>11?`${y.slice(0,10)}…`:y}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function hc({low:e,high:t,y:n,to:s,said:a=w}){let r=a$(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function mc({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=w}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),f=Math.min(0,...e.map(v=>v.mean)),$=v=>Math.min(d,Math.max(f,v)),h=v=>p+v*(l-p-6)/Math.max(1,t),m=v=>u-24-($(v)-f)*(u-36)/(d-f),g=v=>h((v.from-1+v.to)/2),y=v=>e.map(S=>`${g(S)},${m(S[v])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...y("high"),...y("low").reverse()].join(" ")} />
		<${hc} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(v=>`${g(v)},${m(v.mean)}`).join(" ")} />
			${e.map(v=>c`<circle key=${v.from} cx=${g(v)} cy=${m(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function a$(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function o$(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function gc({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return K(()=>gs(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${jo} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Gs(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ys(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var r$=4;function jo({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${i$} names=${t} />`;let r=Ys(e),i=e[0]?.points.length??0,l=t.map((d,f)=>f).slice(0,i),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${i}>
		<${X}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>c`<${Hr} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${c$} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${p$} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=r$?c`<${Mo} games=${r} names=${t} me=${n} />`:null}
	</div>`}function i$({names:e}){return c`<${X}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var l$=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function c$({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],i=r?.closed;return c`<tbody>
		${t?null:c`<${yc} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>c`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?c`<${l$} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${ee} trump=${l.trump} /><span class="unseen">${A(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>c`<${u$} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${i&&i.bonus.some(l=>l)?c`<${zn} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>i.bonus[l]?w(i.bonus[l]):"–"} />
					<${zn} class="sum" text=${o("page.scores.with")} seats=${s} winners=${i.winners}
						of=${l=>w((r.totals[l]??0)+(i.bonus[l]??0))} />`:null}
	</tbody>`}var yc=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function zn({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function u$({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${R(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function p$({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${yc} n=${t.length} text=${o("page.scores.together")} />
		<${zn} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${zn} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${zn} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Ao(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function Mo({games:e,names:t,me:n}){let{at:s,ends:a}=Ao(e);return c`<${In} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[qe,Qs]=[1080,1350],[To,Zs,Xs,We]=[350,1266,48,96],le={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},d$=[[],[16,9],[5,8],[26,9,5,9],[30,14]],at=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function ea(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function No(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function ta(e,t,n,s=le.ink){e.fillStyle=s,e.fillRect(We,t,qe-2*We,n)}function wc(e,t){e.save(),e.shadowColor=le.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function bc(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=le.card,wc(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=le.cardEdge,e.stroke(),e.fillStyle=t==="H"?le.red:le.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Xr[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=at("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function f$(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,qe,Qs),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,Zs,qe,Qs-Zs),e.fillStyle=le.leaf,wc(e,()=>e.fillRect(Xs,To,qe-2*Xs,Zs-To+24)),bc(e,"S",{x:812,y:206,turn:-.14}),bc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=le.soft,e.font=at("400",32,"text"),e.fillText(No(e,t,600),Xs,92),e.fillStyle=le.felt,$$(e,n,640),e.fillStyle=le.soft,e.font=at("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,qe/2,Qs-24),e.textAlign="left"}function $$(e,t,n){let s=f=>(e.font=at("500",f,"title"),ea(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,i=s(r).length,l=n;for(;l>0&&ea(e,t,l-8).length===i;)l-=8;let u=ea(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(No(e,f,n),Xs,d+p*$))}function vc(e,t){e.strokeStyle=t===0?le.accent:le.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(d$[t]??[]),e.stroke(),e.setLineDash([])}function h$(e,{places:t},n){ta(e,n,6,le.accent),ta(e,n+11,2,le.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=le.ink,e.font=at(i===0?"700":"400",42,"text"),e.fillText(No(e,a,600),We,l),e.textAlign="right",e.fillText(w(r),qe-We,l),e.textAlign="left",e.beginPath(),e.moveTo(qe-We-330,l-13),e.lineTo(qe-We-170,l-13),vc(e,i),ta(e,l+15,1.5,le.rule)}),n+70+s*t.length}function m$(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>We+d*(qe-2*We)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);ta(e,p(0),2,le.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),vc(e,f)})}function g$(e,{facts:t}){e.font=at("400",34,"text");let n=t.slice(0,4).flatMap(a=>ea(e,a,qe-2*We-34).map((r,i)=>({line:r,i}))),s=Zs-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=le.accent,r===0&&e.fill(y$(We+9,l-11,10)),e.fillStyle=le.ink,e.fillText(a,We+34,l)}),s-60}var y$=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function kc(e){let t=[at("500",88,"title"),at("400",34,"text"),at("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[qe,Qs];let s=n.getContext("2d");f$(s,e);let a=h$(s,e,To+44),r=g$(s,e);return r-a>120&&m$(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function b$(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function w$(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function v$(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>b$(s.map(m),g),r=m=>t[s[m]??-1]??"",i=[],l=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(l){let m=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:m}))}let u=a(m=>w$(e,m),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function Lo({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:v$(e,n,r),course:Ao(Ys(e))}}var k$=({title:e,winner:t,places:n,facts:s})=>[e,t,D(n.map(a=>`${a.name} ${w(a.total)}`)),...s].join(`
`);async function Eo(e){let t=new File([await kc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(n=>{if(n.name!=="AbortError")throw n});gt(t,t.name)}var x$=3;function S$({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Ft(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0,rough:u=0}=a??{},p=i<l?o("page.report.judging",{n:i,of:l}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap(f=>f.mistakes).sort((f,$)=>$.lost-f.lost).slice(0,x$);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||_e(a)?c`<p class="soft reckoned" style=${{"--far":l?(i-u)/l:0}}>${l?p:""}</p>`:d.length?c`<${Fn} of=${d} names=${n} place=${Vs(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function xc({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=b(null);k(()=>{K(()=>gs(e)).then(O=>p(O?.scores??[]))},[e]);let[d,f]=b(""),{end:$,seat:h}=s,m=`${r} · ${Oe(n,{dateStyle:"long"})}`,g=u&&$&&Lo({scores:u,end:$,names:a,title:m,winner:i}),y=async O=>f(o(await yt(k$(O))?"page.link.copied":"page.copy.not")),v=O=>Eo(O).catch(N=>f(L(N))),S=g&&c`<p class="soft" role="status">${d}</p>
		<${x} onclick=${()=>y(g)} say=${o("page.copy")} />
		<${x} chief onclick=${()=>v(g)} say=${o("page.share")} />`;return c`<${q} title=${o("page.last")} broad onclose=${l} actions=${S}>
		${g?c`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(O=>c`<tr key=${O.seat} class=${O.seat===h?"self":""}>
							<th scope="row">${O.name}</th><td>${w(O.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${Mo} games=${Ys(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(O=>c`<li key=${O}>${O}</li>`)}</ul>
					<${S$} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var Co=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Hn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:Co(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Bo({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<${x} chief onclick=${()=>e.act({do:"resume"})} say=${o("page.resume")} />
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<${x} chief onclick=${()=>e.act({do:"back"})} say=${o("page.back")} />
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${M.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?c`<div class="answers">
					<${x} chief onclick=${()=>l(!0)} say=${o("page.agree")} />
				<${x} onclick=${()=>l(!1)} say=${o("page.disagree")} /></div>`:null}
		${s.by===a?c`<div class="answers">
					<${x} onclick=${()=>l(!1)} say=${o("page.withdraw")} />
				</div>`:null}
	</div>`}function O$(e,t,n){let s=z(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function j$({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${O$(e,n,t)}
	</p>`}function A$({table:e,message:t,names:n}){let[s,a]=b(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<${x} aria-haspopup="dialog" onclick=${()=>a(!0)} say=${o("page.last")} />
		${s?c`<${xc} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${An(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function Sc({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=Hn(e.id,u),f=l?An(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length,h=e.current.value;return c`<div class="over leaf sheeted" onclick=${m=>m.stopPropagation()}>
		<${Bo} table=${e} message=${t} names=${n} />
		${i?c`<${ll} what=${il(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${j$} view=${i} variant=${s} />
		<${Ke} view=${i} names=${n} variant=${s} fresh crowned=${f!==""} />
		${a!==void 0&&Ms(t)?c`<${ol} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief"
						disabled=${e.waits.value>0||!h||t.table.paused} onclick=${()=>e.ready()}>
						${o(l?"page.again":"page.next")}
					</button>`}
			${f&&i?.end&&!p?c`<${A$} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function na({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=j(null);return ge(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),k(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<${x} plain onclick=${a} say=${o("page.close")} />
		</header>
		${r}
	</section>`}function _n(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var Oc=["luck","deal","played","unlucky","moment","thanks"],Jt=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&Oc.includes(t)?o(`page.quick.${t}`):n,M$=e=>Math.min(12e3,4e3+70*e.length);function jc({said:e}){let[t,n]=b(-1),[s,a]=b(!1),r=Jt(e);return k(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),M$(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function Ac(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function Mc({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),l=_r(),u=j(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());k(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${Oe(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${Jt(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${T$} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${Oc.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function T$({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var N$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function L$(e,t){let n=[];return Ka(e,t).forEach((s,a)=>n[s]=N$[e]?.[a]??"north"),n}function Mt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:f=0,played:$=null,said:h,over:m="",onhurry:g,children:y}=e,v=fe(t),S=L$(v,s),O=l?l.cards:t.trick??[],N=l?l.winner:u?-1:t.taking??-1,E=u&&!l?[...O,{seat:t.options?.seat??s,card:u}]:O;return c`<div class=${`felt hands-${v} ${m}`} onclick=${g}>
		${Ka(v,s).filter(F=>F!==r).map(F=>c`<${rt}
				key=${F} view=${t} variant=${a} seat=${F} name=${n[F]??""} names=${n}
				place=${S[F]} own=${F===s} chair=${d?.[F]} now=${f} open=${E$(t,F)}
				winner=${l?.winner===F} laid=${i} said=${h?.get(F)}
				hand=${F===$?.seat?$.hand:void 0}
			/>`)}
		<${J$} cards=${E} pending=${u&&!l&&p?u:""} where=${S} winner=${N}
			gone=${l?.gone??!1} names=${n} />
		<${D$} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var E$=(e,t)=>e.shown?.[t]?.hand!==void 0?T(e.shown[t]?.hand):null;function C$(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&ut(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?mt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function B$(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function D$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...C$(e,n,s),...B$(e,t,n,s)];return c`<div class="ground">
		<div>
			<${ot} trump=${ut(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${ht.Provider} value=""><${re} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function ot({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${ee} trump=${e} />`}
		<b>${A(e)}${t&&e?"?":""}</b>
	</p>`}function rt(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:m}=e,g=t.held?.[s]??0,y=t.due===void 0?t.turn.includes(s):t.due===s,v=l&&t.seat!==void 0,S=v?t.bid:t.shown?.[s]?.bid,O=v?void 0:t.shown?.[s]?.aside,N=on(u),E=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${y?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${N?c`<span class="level" title=${rn(u)}>${N}</span>`:null}
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
				${t.phase===void 0?null:c`<${I$} view=${t} variant=${n} seat=${s} bid=${S}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${F$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${P$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===en(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:E})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${U$} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${R$} suits=${T(t.void?.[s])} />`:null}
			${m?c`<${jc} said=${m} />`:null}
		</div>
		${O?c`<div class="aside" aria-label=${o("page.aside")}>${ae(O)}</div>`:null}
		${v||d?null:c`<${W$} n=${g} />`}
		${v||!d?null:h??c`<${q$} cards=${d} trump=${t.trump} />`}
	</section>`}function P$({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>C(t)}>
		${o("vulnerable")}
	</button>`}function R$({suits:e}){let t=o("page.void",{suits:D(e.map(A))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${K$} suit=${n} />`)}
	</p>`}function q$({cards:e,trump:t}){let n=s=>c`<span key=${ce(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${re} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Xt(de(e,J,t),t).map(n)}</div>`}function W$({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${re} key=${n} face="down" />`)}
	</div>`}function F$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${R(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=R(e.offers?.[t]??"declare");return c`${_$(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function I$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:z(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${z$} won=${r} bid=${l?to(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:z(s,t)})}</span><${H$} stands=${i} />
	</span>`}function z$({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function H$({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function _$(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${R(n)}</span>`:null}function K$({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function U$({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${sa(n)}</span>`}function sa(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function J$({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let i=j(null),l=j(new Set);return ge(()=>{let u=i.current;if(!u)return;let p=new Set(e.map(f=>`${f.seat} ${f.card}`)),d=[];for(let f of u.querySelectorAll("[data-of]")){let $=`${f.dataset.of} ${f.dataset.card}`;l.current.has($)||d.push(Y$(f,G$(f))),a&&d.push(Q$(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of d)f?.();l.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),c`<ol class="trick" ref=${i} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>c`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${re} card=${p} />
				${p===t?c`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var V$=":is(.backs, .open-hand, .hand, .nameplate)";function G$(e){let t=Kn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${V$}`)?.getBoundingClientRect()}var Kn=new Map,Tc=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Y$(e,t){let n=Tc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Q$(e,t){let n=Tc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Do={calm:2e3,usual:1200,quick:550,instant:550},Z$=280,X$={calm:650,usual:350,quick:150,instant:0},eh=12,th=(e,t)=>$t(e,t)&&Nc(t)>Nc(e),Nc=e=>(e?.played??[]).reduce((t,n)=>t+T(n).length,0),aa=class{shown=B(null);#t;#e=[];#n=0;#s=()=>{};constructor(t){this.#t=t}take(t){this.#e.push(t),document.hidden||this.#e.length>eh?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=tn(n,t.view);this.shown.value={message:t,full:s};let a=X$[this.#t()];if(!s&&a&&th(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Do[this.#t()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(ps()?0:Z$,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};async function nh(e,t,n){let s=e==="mine"?await He():void 0;await Gi([e,t,n],!1,({id:a})=>{let r={id:a,pace:Wt[M.pace.value],...n};return e==="mine"?xi(s?.bytes??new Blob,t,r):ki(e,t,r)})}function sh(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function Lc({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=b(String(r)),[p,d]=b(""),[f,$]=b({}),{busy:h,once:m}=te();k(()=>{K(je)},[]);let g=p||Ji(),y=Sn.value.map(({name:N})=>[N,o(`page.level.${N}`)]),v=sh(a.length,Number(l),g,f),O=c`<${x} chief aria-busy=${h} disabled=${h||!g} onclick=${()=>m(()=>nh(e,t,{deal:n,step:s,seat:Number(l),bots:v}))}
		say=${o("page.whatif.play")} />`;return c`<${q} title=${o("page.whatif")} onclose=${i} actions=${O}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${P} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((N,E)=>[String(E),N])} />
			<${P} label=${o("page.whatif.others")} value=${g} options=${y}
				onchange=${N=>(d(N),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((N,E)=>E===Number(l)?null:c`<${pe} key=${E} label=${N}
							value=${f[E]||g} options=${y}
							onchange=${F=>$({...f,[E]:F})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function ah({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${ih} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Po(e,t,n){if(e!=="mine")return ys(e,t,n);let s=await He();if(!s)throw new Te(o("page.replay.gone"));return an(s.bytes,t,n)}async function oh(e,t,n,s,a){if(e!=="mine")return Ni(e,t,n,s,a);let r=await He();return Li(r?.bytes??new Blob,t,n,s,a)}function rh(e,t,n){let s=j(new Map),[,a]=b(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,i=l=>{s.current.set(t,l),a(u=>u+1)};return i({}),e(t,r.signal).then(l=>i({told:l}),l=>r.signal.aborted||i({wrong:L(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function Ro(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function ih({table:e,match:t,deal:n}){let{value:s,wrong:a}=we(()=>Po(e,t,n),e,t,n);if(a)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${a}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${lh} key=${r} table=${e} match=${t} deal=${n} played=${s} />`}function qo(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function lh({table:e,match:t,deal:n,played:s}){let a=Kt(W(s.header.variant),s.header.rules),r=ye(()=>Ro(s),[s]),i=r[0]?.views.length??1,l=Ut(s.header,i),u=r.length-1,p=he.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:$n(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=rh((Me,Bt)=>oh(e,t,n,Me,Bt),d,m&&p.has("hint")),y=(Me,Bt=f,ls=g!==null&&Me===d)=>`/replay/${e}/${t}/${n}?step=${Me}${Bt>=0?`&seat=${Bt}`:""}${ls?"&hint":""}`,v=Me=>U(y(Math.min(u,Math.max(0,Me))),{replace:!0}),S=r[d],O=ph(d,u,!!oa(S),v),N=O.past(v),E=ye(()=>fh(r),[r]),F=uh(d,E,u,N),Fe=j(null),bn=r[d]?.views[0]?.phase!=="over",Ia=O.past(()=>bn&&U(`${y(d)}&on=1`,{replace:!0})),Qt=O.past(()=>m&&U(y(d,f,!g),{replace:!0}));$h({h:Qt,p:Ia,...g&&{Escape:Qt},ArrowRight:F.forward,ArrowLeft:F.back," ":O.toggle,ArrowDown:F.trickForward,ArrowUp:F.trickBack,Home:F.start,End:F.end});let Se=f>=0?S.views[f]:qo(S.views,$);return c`<${ht.Provider} value=${be(Se)}><main id="main" tabindex="-1" class="replay">
		<${gh} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${Me=>U(y(d,Me),{replace:!0})} here=${y(d)}
			onplay=${bn?Ia:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${ch} moment=${S} view=${Se} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${hh} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${Fe} onclose=${Qt} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${st} view=${Se} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${H(Wo(S,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${Fe} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${Qt}>${o("page.hint")}</button>
			</div>
			<${dh} step=${d} last=${u} to=${N} steps=${F} auto=${O} />
		</div>
		${bn&&p.get("on")?c`<${Lc} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>N(d)} />`:null}
	</main><//>`}function ch({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Ke} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=qt(s,t.phase);return c`<${Mt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${oa(e)} />
		<${mh} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var uh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function ph(e,t,n,s){let[a,r]=b(!1);return k(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let u=M.pace.peek(),p=setTimeout(()=>s(e+1),n?Do[u]:Wt[u]);return()=>clearTimeout(p)},[a,e]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:u=>(...p)=>{r(!1),u(...p)}}}function dh({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),i=p=>n(p.currentTarget.valueAsNumber),[l,u]=[e===0,e===t];return c`<div class="replay-auto">
			<${Vt} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${i} />
		</div>
		<div class="replay-keys">
			<${Vt} label=${o("page.replay.start")} icon="start" off=${l} onclick=${s.start} />
			<${Vt} label=${o("page.replay.trick.back")} icon="fast-back" off=${l} onclick=${s.trickBack} />
			<${Vt} label=${o("page.replay.back")} icon="back" off=${l} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${Vt} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${Vt} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${Vt} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function fh(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||oa(t)||t.sheet?[n]:[]})}var oa=e=>tn(e.before?.[0],e.views[0]);function Wo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=oa(e);if(r==="lay"){let $=i.map(m=>Xe(m,be(p))).join(" "),h=z(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:A(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Xe(i[0]??"",be(p)),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:R(String(a.act))})}function $h(e){ge(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function hh({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${na} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${pn} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function mh({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=de(T(e.hand),J,e.trump),[l,u]=[_n(r?.advice),_n(r)];return c`<div class="replay-held">
		<${rt} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${re} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${xe} />`:null}${u.has(p)?c`<${Es} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ae(e.aside)}</div>
	</div>`}function gh({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=b(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=m=>`/replay/${t}/${n}/${m}${r>=0?`?seat=${r}`:""}`,h=m=>i(Number(m.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??me(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:A(f)})}${" "}<${ee} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Ec} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Ec} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${h}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((m,g)=>c`<option key=${g} value=${String(g)}>${o("page.replay.seen",{name:m})}</option>`)}
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
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${()=>Ds(ms(l))}
						aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<${x} plain onclick=${()=>d(!0)} say=${o("page.fair.short")} />
		</div>
		${p?c`<${q} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${yh} match=${n} />`:c`<${Rn} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function yh({match:e}){let[t,n]=b(null);if(k(()=>{He().then(async r=>n(r&&await js(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${Rn} record=${t.slice(a,s[e]??t.length)} />`}function Ec({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var bh={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Vt({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${bh[t]} /></svg>
	</button>`}function wh(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function vh({rest:[e=""]}){let t=wh(he.value),n=Co(e,t),{value:s,wrong:a}=we(async()=>{let r=await Promise.all([Po(t.table,t.match,t.deal),ys(e,1,t.deal)]);if(!kh(r))throw new Te(o("page.replay.gone"));return{key:n,both:r}},n);return c`<main id="main" tabindex="-1" class="endings">
		${a?c`<h1>${o("page.nav.whatif")}</h1><p>${a}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s?.key===n?c`<${xh} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var kh=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Cc=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Bc({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&qo(t,0)}function xh({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Kt(W(a.variant),a.rules),[i,l]=[Bc(n),Bc(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=fc(Cc(n),Cc(s),fe(i),t.step),p=n.steps[0]?.views.length??1,d=[Ut(a,p),Ut(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??me(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:A(l.trump)})}${" "}
				<${ee} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${Sh(u?.trick)}</p>
		</header>
		<${Oh} was=${i.points} now=${l.points} names=${d} me=${$n(s.header,p)} /></div>
		<div class="endings-both">
			<${Dc} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${Dc} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function Sh(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function Dc({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:Ro(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${H(Wo(p,s,-1,a))}</p>`:null}
		<${Ke} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${st} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function Oh({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${X}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>w(e[l]??0))}
			${i(o("page.whatif.now"),l=>w(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>Q((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function it({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=b(""),$=j(null),h=e.includes(d)?d:e.find(S=>t?.has(S))??e[0];ge(()=>{let S=0,O=()=>{for(let E of $.current?.querySelectorAll("[data-card]")??[])Kn.set(E.dataset.card??"",E.getBoundingClientRect())},N=requestAnimationFrame(()=>S=setTimeout(O));return()=>(cancelAnimationFrame(N),clearTimeout(S))});function m(S){let O=S.ctrlKey||S.metaKey||S.altKey?void 0:Ah(e,h,S.key);O!==void 0&&(S.preventDefault(),O!==""&&(f(O),$.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(S,O){f(O);let N=S.pointerType==="touch",E=M.play.value==="twice"||M.play.value==="auto"&&N;l||E&&!n.has(O)?u(O):p(O)}let y=(S,O)=>{let N=t===null||t.has(S);return c`<button type="button" key=${S} data-card=${S} class=${n.has(S)?"chosen":""}
			tabindex=${S===h?0:-1} aria-disabled=${N&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(S):void 0} style=${{"--k":O}}
			onclick=${E=>g(E,S)}>
			<${re} card=${S} dim=${!N} lifted=${n.has(S)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[ce(S)]}</span>`:null}
			${s?.has(S)?c`<span class="mark"><${xe} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${jh}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${i?Xt(e).map(S=>c`<span key=${ce(S[0]??"")} class="same-suit">${S.map(y)}</span>`):e.map(y)}
	</div>`}var jh=e=>e.preventDefault();function Ah(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Pc(e,s,-1);case"ArrowDown":return Pc(e,s,1)}}function Pc(e,t,n){let s=ce(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ce(r)!==s)return r}return""}function ra(e,t,n){let s=e.filter(r=>Mh(Ye(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Mh(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function ia(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:mt(l,be(e))})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:D(l),n:l.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Rc(r))return Th(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let i=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:i,suit:A(r.led)}):o("ask.lead",{who:i})}var Rc=e=>e.acts?.length===1&&e.acts[0]==="pass";function Th(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var la=e=>e?.led&&e.follow?o("illegal.follow",{suit:A(e.led)}):o("illegal");function hn({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:i=!1}){let[l,u]=b("pass"),[p,d]=b(!1),f=e.pick??3,$=(e.offers?.length??0)<=3?e.offers??[]:[],h=ft([...t],e.worth??""),m=t.size<f?w(h):z(h,n),g=!r&&(l!=="pass"||p);return c`<div class=${`answer ${g?"sure":""}`}>
		${l==="pass"||!g?g&&$.map(y=>y==="pass"?null:c`<${Fo} key=${y} offer=${y} variant=${n} />`):c`<${Fo} offer=${l} variant=${n} />`}
		<p class=${`total ${/ /.test(m)?"two":""}`} aria-live="polite">
			${i?c`<${Nh} cards=${de([...t],J)} pick=${f} worth=${Pe(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?m:"–"}</b>
		</p>
		${$.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${$.map(y=>c`<label key=${y}>
							<input type="radio" name="premium" checked=${y===l} onchange=${()=>u(y)} />
							<span>${qc(y,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s($.length?l:"")}>
			${t.size<f?o("lay.more",{n:f-t.size}):l==="pass"?o("page.lay"):o(`page.lay.${l}`,{bid:m})}
		</button>
	</div>`}function Nh({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${re} card=${r} size="mini" /><b class="score">+${n[ce(r)]}</b>`:null}
			</span>`})}
	</span>`}function qc(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Io(e,t);return o(`menu.${s}`,a)}function Io(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Fo({offer:e,variant:t}){let{level:n,points:s,n:a}=Io(e,t),r=fs(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function ca({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=b(""),[l,u]=b(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(k(()=>(i(""),u("")),[p.join()]),Rc(e))return c`<div class="answer">
			<${x} chief disabled=${s} onclick=${()=>n("pass")} say=${o("page.pass")} />
		</div>`;if(l){let{level:h,points:m,n:g}=Io(l,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Fo} offer=${l} variant=${t} />
			<${x} chief disabled=${s} onclick=${()=>n(l)}
				say=${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})} />
			<${x} onclick=${()=>u("")} say=${o("page.sure.not")} />
		</div>`}let $=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${xe} />`:null}${qc(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${xe} />`:null}<span class="unseen">${R(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ua({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${ot} trump=${r} />${a===s?c`<${xe} />`:null}
			</button>`})}
	</div>`}var Ne=0;async function Wc(e){let t=await fetch(`${cs}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Fc=async()=>(await Wc("course.json")).json();async function Ic(e){let t=await(await Wc(`${e.id}.99.jsonl`)).text(),n=await Promise.all(Lh(t).map(({match:s,deal:a})=>an(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Eh)}}function Lh(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Eh(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Ne];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function zo(e,t){let n=e[t]?.view.options?.seat??Ne;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Ho=(e,t)=>e[zo(e,t)]?.act??"";var Ch=9,[Hc,Bh,Dh]=[700,1700,280],_c=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Ph({id:e,steps:t}){let n=Number(ct(_c(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}var Rh=(e,t)=>De(_c(e),String(t)),pa=()=>M.course.value.split(" ").filter(e=>e!=="");function qh(e){e==="first"&&(M.taught.value=!0),pa().includes(e)||(M.course.value=[...pa(),e].join(" "))}function Wh(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Pt(a)+s])))}function Fh(e){let t=W(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var Kc=(e,t)=>e[t]?.view,Un=(e,t)=>tn(e[t-1]?.view,e[t]?.view),zc=(e,t,n)=>({view:Kc(e,t),full:{...n,gone:!0},ms:Dh});function Ih(e,t,n){let s=[],a=t.lies?Un(e,t.at):null;a&&s.push(zc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Un(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?Bh:Hc}),l&&s.push(zc(e,r,l)))}return s}function zh(e,t){let n=zo(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Un(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Un(e,n+r),ms:Hc}))}var da=class{moving=B(!1);rests=B(!1);chosen=B(new Set);reply=B("");#t=0;#e=()=>{};constructor(t){this.lesson=t,this.at=B(Ph(t)),this.shown=B(this.#l(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Ie(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#l(this.step(t))}),Rh(this.lesson.id,t),t===this.last&&qh(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!_(`course.${a}`)?"":o(`course.${a}`,{...Wh(),...Fh(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Ho(this.#n(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=T(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${ce(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=ft(s,n);if(s.every(l=>a.includes(l)))return this.#c();let i=r===ft(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#t)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return Ho(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#l(t){return{view:Kc(this.#n(t),t.at),full:t.lies?Un(this.#n(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Ch)return this.#u(Ih(this.#n(n),n,s),()=>this.be(t));let a=n.does?zh(this.#n(n),n):[],r=a.pop();this.#u(a,r?()=>this.#p(r):()=>this.be(t))}#p(t){Ie(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#e=n,Ie(()=>this.#i(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#t=setTimeout(()=>this.#o(n),t.ms)}};var Uc=()=>we(async()=>{let[e]=await Promise.all([Fc(),Jr(se.peek(),cs)]);return e});function Jc({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(pa()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${Hh} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Hh=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function _h({rest:[e=""]}){let{value:t,wrong:n}=Uc(),s=e||(he.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${Vc} why=${n??o("page.nowhere")} />`:t?a?c`<${Kh} key=${a.id} plan=${a} plans=${t} />`:c`<${Jc} plans=${t} />`:c`<${Gc} />`}var Vc=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,Gc=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Kh({plan:e,plans:t}){let[n,s]=b({});return k(()=>{let a,r=!1;return Ic(e).then(i=>!r&&s({run:a=new da(i)}),i=>!r&&s({wrong:L(i)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${Vc} why=${n.wrong} />`:n.run?c`<${Uh} run=${n.run} plans=${t} />`:c`<${Gc} />`}function Yc(){let e=Xi(he.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Uh({run:e,plans:t}){let n=Yc(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=j(null);Xh(e);let l=e.rests.value,u=j(`${s} ${l}`);k(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let y=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?y:".on";i.current?.querySelector(v)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=W(a.variant),$=a.names.map((y,v)=>v===Ne?o("you"):y==="dummy"?o("dummy"):y),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||l?"":h,g=o("course.number",{n:t.findIndex(y=>y.id===a.id)+1});return c`<${ht.Provider} value=${be(p)}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${ot} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<${x} plain disabled=${s===0} onclick=${()=>e.be(0)} say=${o("page.learn.again")} />
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Jh} run=${e} step=${r} n=${s} />
			<div class=${`board of-${fe(p)} ${m==="sheeted"?m:""}`}>
				<${Zh} run=${e} step=${r} view=${p} full=${d} name=${$[Ne]??""} />
				<${Mt} view=${p} variant=${f} names=${$} me=${Ne} elsewhere=${Ne} full=${d} over=${m}
					laid=${qt(f,p.phase)} played=${Yh(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Vh} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Jh({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
		<h2>${o(t.chapter?`course.${r}.chapter.${t.chapter}`:`course.${r}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${H(e.words(a?"yes":void 0))}</p>
			<p class="reply">${H(e.reply.value)}</p>
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
	</section>`}function Vh({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=W(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${Qc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${hn} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${ca} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ua} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${Gh} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Ke} view=${t} names=${n} me=${Ne} untitled /></div>`:null}
		${e.leaf==="end"?c`<${Qh} run=${s} plans=${a} />`:null}`}var Gh=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${w(n)}</button>`)}</div></div>
</section>`;function Yh(e,t,n,s){let a=en(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(T(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${it} cards=${de(T(r),J,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function Qc({worth:e}){let t=Pe(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...J].map(n=>c`<li key=${n}>
				<${ee} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Qh({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Yc(),{busy:r,once:i}=te(),l=()=>i(async()=>{await je();let f=ke.value.find($=>$.id===s);f&&await Qi(f,Ur)}),u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${Qc} worth=${W(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function Zh({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??Ne)===Ne?n.options:void 0,u=l?new Set(T(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Ie(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?Pe(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${rt} view=${n} seat=${Ne} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Ne} laid=${qt(W(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(n.aside)}</div>`:null}
		</div>
		<${it} cards=${ds(n,Ne)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function Xh(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=ra(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var fa=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),$a=e=>e.waiting.value.filter(t=>t.late),Zc=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],em={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function ha({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Zc(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(em[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?D(T(r).map(i=>mt(i))):a==="name"?A(r):R(t)}function tm({command:e}){let[t,n]=Zc(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?c`<span class="of">${ae(n)}</span>`:c`<b>${ha(e)}</b>`}function _o({unsent:e,told:t=""}){return $a(e).map(n=>c`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${tm} command=${n.command} /></span>
		${n.undo?null:c`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${ha(n.command)}</span>
				</button>`}
		${n.why&&!t?c`<small>${n.why}</small>`:null}
	</p>`)}function Xc({table:e}){let t=e.wrong.value,n=j("");k(()=>{n.current&&!t&&!M.spoken.peek()&&C(fa("",n.current),!0),n.current=t},[t]);let s=M.spoken.value?{}:{role:"status"};return c`<div class="signs" ...${s}>
		${t?c`<p class="cut"><span aria-hidden="true" class="broken"></span>${fa(t,"")}</p>`:null}
		<${_o} unsent=${e.unsent} told=${t} />
	</div>`}var nm=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],Ko=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],lt={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},sm={A:"ace",K:"king",Q:"queen",J:"jack"},Uo=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],am="two three four five six seven eight nine ten eleven twelve".split(" "),eu=["pass","declare","reveal"],om=["random","greedy","beginner","casual","club","strong","expert"],su=Object.keys(lt).flatMap(e=>Uo.map(t=>t+e));function Gn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,am[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),sm[a]??"",a.toLowerCase()]};return{verbs:[...Jn(nm,a=>e(`cmd.${a}`)),...Jn(Ko,a=>e(`page.cmd.${a}`))],offers:[...Jn(eu,a=>e(`offer.${a}`)),...Jn(eu,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Uo.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(lt).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Jn(om.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Jn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>rm(s,n))),rm=(e,t)=>[e,t],au=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),im=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),Tt=(e,t)=>e===t||e===im(t)||e===au(t),ou=(e,t)=>e.startsWith(t)||au(e).startsWith(t);function tu(e,t){let n=t.verbs.find(([s])=>Tt(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var ma=(e,t)=>Uo.find(n=>t.ranks[n]?.some(s=>Tt(e,s)))??"";function ga(e,t,n){let s=Object.keys(lt).find(i=>lt[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>ou(n.suits[i]??"",e)||e.length>=3&&lt[i]?.english.startsWith(e),r=Object.keys(lt).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in lt?e.toUpperCase():""}var lm=new Set(["of","von","av","i","the","der","die","das"]);function ru(e,t){let n=e[0]??"",s=lm.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=ga(n,3,t),i=r?ma(a,t):"";if(i)return[i+r,s+1];let l=ma(n,t)?ga(a,1,t):"";return l?[ma(n,t)+l,s+1]:["",0]}function cm(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!Tt(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!Tt(e[1]??"",a))return 1;let[r,i]=ru(e.slice(2),n);return i?r===t?i+2:1:Vn([t],e[2]??"",n).length?3:1}function um(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>Tt(a.join(" "),l)||Tt(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=cm(a.slice(l),n,t),[p,d]=u?["",u]:ru(a.slice(l),t);u?i.push("joker"):i.push(d?Ye(p).toLowerCase()+lt[ce(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function Vn(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=ce(r),{sign:l,english:u}=lt[i]??{sign:"",english:""};for(let p of n.ranks[Ye(r)]??[])for(let d of[pm(t,p),/^\d+$/.test(p)?dm(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];ou(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var pm=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",dm=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function nu(e,t,n){let s=/^\d/.test(t)?"":ma(t,n),a=ga(t,2,n);return e.filter(r=>s&&Ye(r)===s||a&&ce(r)===a)}function Jo(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var fm=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function ya(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=um(e,n,t.joker),i=tu(r[0]??"",n);if(tu(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!fm.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?$m(i,r,t,n):mm(i,r,t,n):r.every(d=>/^\d+$/.test(d)||Vn(su,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function $m(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=hm(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>Vn([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function hm(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=Vn(t.hand,e,n);if(s.length===0&&(s=nu(t.list,e,n),s.length===0&&(s=nu(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=Vn(su,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function mm(e,t,n,s){if(n.sure)return gm(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=Jo(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=ym(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function gm(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function ym(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=ga(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||Tt(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var iu=(e,t)=>t.levels.find(([n,s])=>Tt(e,n)||e===s)?.[1]??"",lu=e=>e?.kind==="lay"||e?.kind==="play"?T(e.from):[];var Be=e=>e?"yes":"no",cu=e=>_(`rank.name.${e}`)?o(`rank.name.${e}`):e,bm={C:"♣",D:"♦",H:"♥",S:"♠"};function Le(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===be(n))return o("joker.as",{card:Le(e,{short:t})});let[s,a]=[Ye(e),ce(e)];return t?(_(`rank.${s}`)?o(`rank.${s}`):s)+bm[a]:o("card.spoken",{rank:cu(s),suit:o(`suit.${a}`)})}var Ve=(e,t)=>e.map(n=>Le(n,t)).join(", ");function uu(e,t){if(t.short)return e.map(s=>Le(s,t)).join(" ");let n=s=>{let a=Qr(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${ce(i)}`):cu(Ye(i)));return`${A(a)}: ${r.join(", ")}`};return Xt(e,t.view?.trump).map(n).join("; ")}function mn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Ve(s,t),bid:z(ft(s,Go(t)),t.rules)}):n==="name"?o("act.name",{trump:A(s[0])}):n==="play"?Ve(s,t):R(e)}var Go=e=>e.view.options?.worth??e.rules?.worth??"",Et=e=>Array.from({length:fe(e.view)},(t,n)=>n),Vo=(e,t)=>e?.shown?.[t]?.hand,Yo=(e,t)=>de(T(t===e.me?e.view.hand:Vo(e.view,t)),J,e.view.trump),ba=e=>Yo(e,e.view.options?.seat??e.me);function Qo(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:uu(Yo(e,e.me),e)})],s=be(t);return T(t.hand).includes(s)&&n.push(o("plain.joker",{card:Le(s,{short:e.short})})),[...n,...jn(t,e.rules),...pu(e,void 0)]}function pu(e,t){return e.view.phase==="over"?[]:Et(e).filter(s=>s!==e.me&&Vo(e.view,s)&&!Vo(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:uu(Yo(e,s),e)}))}function Zo(e,t){return Et(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[du(e,n,a)]:[]})}var du=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:Be(t===e.me),cards:Ve(T(n),e)}),fu=(e,t)=>o("plain.laid",{cards:Ve(t,e),bid:z(e.view.bid??0,e.rules)});function Xo(e,t){let{turnup:n}=e.view,s=ut(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:A(s)}),i=t&&!n?wm(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function wm(e){let t=e.view.why;return!e.view.trump&&ut(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:Be(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&_(`why.${t.trump}`)?o(`why.${t.trump}`):""}function $u(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:Be(t.length>1),n:e.rules.score.vulnerable})]}function wa(e){let t=Pe(Go(e)),n=[...J].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function er(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?$e(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:Be(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?wa(e):[];return[l,...$u(e),...u,...va(e)]}function va(e){let t=e.view,n=[Xo(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:Le(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...tr(e,void 0),...Zo(e,void 0)),t.phase!=="over"&&n.push(...Qo(e)),t.trick?.length?[...n,...Yn(e,$e(t))]:n}function tr(e,t){let{premium:n=[],why:s}=e.view;return Et(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:Be(a===e.me)},i=[o("plain.holds",{...r,offer:R(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var hu=e=>Et(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function Yn(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=pt(n,t);if(s.length===0)return[o(t===0||t===$e(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:Le(l,e)})),r=t<$e(n)?dt(n,t):-1;return r<0?a:[...a,mu(e,s,r)]}function mu(e,t,n){let s=Le(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:Be(n===e.me),card:s,tally:hu(e)})}function Qn(e){let t=Et(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>D(T(e.view.void?.[a]).map(A)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:hu(e)}),...s]}function gu(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Et(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?z(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?R(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(fu(e,T(t.aside))),s.push(...jn(t,e.rules)),[...s,...tr(e,void 0),...Zo(e,void 0),Xo(e,!1)]}function yu(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${w(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...$u(e)]}function nr(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":z(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Et(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[du(e,p,d)]:[]}),l=so(n),u=ao(n,e.names,e.me).map(([p])=>p);return[...r,...i,...no(n,e.names,e.rules,e.me),...u,...l?[l]:[],...vm(e)]}function vm(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[An(t,e.names,e.me,e.settings)].filter(Boolean)}function Nt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${Le(a,e)}`),s=Jo(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?A(a.act.slice(5)):km(a.act,e)}`);return[...n,...s].join(", ")}function km(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function xm(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=fs(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function bu(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[xm(e,t.sure)];if(t.offer)return[o("ask.number"),Nt(e,t)];let l=[ia(s,e.names,!1),...r.kind==="lay"?wa(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,Nt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Lt(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:D(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:D(i)}):o("page.waiting.friends")]}var wu=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Jt(e)})]:[];function vu(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:Jt({...n,text:n.text??""})})];case"sit":case"bot":return r?Lt(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Lt(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:Be(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:Be(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Sm(e,t,i,r);default:return[]}}function Sm(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?sr(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:Be(s)})]}function sr(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:Be(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Om(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function ku(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Om(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...va(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!$t(s,a)||e.table.match!==r.table.match)return er(t,!1);let l=[...jm(s,t,n),...Am(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(fu(t,de(T(a.aside),J))),a.phase!=="over"&&l.push(...tr(t,s),...Zo(t,s),...pu(t,s)),l.push(...Mm(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...nr(t,s)]:l}function jm(e,t,n){let s=t.view;return Et(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:R(r)})]})}function Am(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[Xo(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:Be(a.by===t.me),trump:A(s)})]}function Mm(e,t,n){let s=t.view,a=[],r=$e(s);for(let i=$e(e);i<=r&&i<(s.leads?.length??0);i++){let l=pt(s,i),u=new Set(l.filter(({seat:p,card:d})=>T(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:Le(d,t)}));i<r&&a.push(mu(t,l,dt(s,i)))}return a}function xu({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:mn(r.act,n),better:mn(r.better,n)});return`${Oo(r)}: ${i}. ${et(r.why).join(" ")}`.trim()});return[`${Qa(s,"",!0)}.`,...a]}function Su(e,t){let[n]=e.choices,s=yl(e),a=t.view.options,r="none";a?.kind==="lay"?r=z(ft(e.act.split(" ").slice(1),Go(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=z(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:mn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+w(i),two:Be(s!==void 0),second:s?mn(s.act,t):""})}var Tm=2e4,Ou={times:100,each:50},Zn={hand:Qo,bids:gu,worth:wa,tricks:Qn,trick:(e,[t])=>Number(t)>0?Yn(e,Number(t)-1):Nm(e),last:e=>Yn(e,$e(e.view)-1),legal:(e,t,n)=>n.options?[Nt(e,n)]:[o("hint.none")]},ju={...Zn,score:yu};function Nm(e){let t=e.view.phase==="play"?Qn(e).slice(0,1):[];return[...Yn(e,$e(e.view)),...t]}function ar({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function gn(e){let t=e?.view.options,n=e?ba(e):[],s=new Set(lu(t));return{options:t,hand:n,joker:n.find(a=>a===be(e?.view))??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var or=(e,t)=>[la(e.options),o("page.speech.legal",{cards:Ve(e.list,t)})];function rr(e,t,n,s){let a={...e.args,list:t?Nt(t,n):""};if(e.cards){let i=t??{short:s};a.cards=Ve(e.cards,i),a.card=Le(e.cards[0],i)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function Lm(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Ko.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function ir(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var ka=class{#t;#e;#n=null;#s="";#a=0;#r="";#l="";#i="";#c="";#p={about:"",act:""};#u=!1;#o="";#w=void 0;#$=new Set;#d=!1;#y="";constructor(t,n){this.#t=t,this.#e=n}learn(t){this.#w=t??this.#w}end(){this.#d=!0}hear(t){let n=this.#n;this.#n=t;let s=this.#h(t);if(!n)return this.#e([...this.#v(t,s),...this.#m(t,!0)]);let a=t.event.do==="present"?[]:vu(t,Re(t));return s&&a.push(...ku(n,s,this.#s)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#s=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Lt(t,Re(t))),this.#e([...a,...wu(t),...this.#m(t)])}obey(t){return this.#S(t).catch(n=>this.#e([L(n)]))}watchClock(){let t=this.#n,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#o)return;let s=n-this.#t.now();s>Tm||(this.#o=String(n),this.#e([o("page.speech.short",{time:sa(Math.max(0,s))})]))}#h(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Re(t),me:t.seat??-1,settings:this.#t.settled.peek().settings,rules:this.#w,short:this.#u}}#b(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...gn(t),sure:this.#r,offer:this.#l,answering:r}}#m(t,n=!1){let s=ar(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#l=""),this.#i=s;let a=this.#h(t);return a?.view.phase!==void 0?bu(a,this.#b(a)):[]}#g(t){let n=this.#m(t,!0);return n.length?n:Lt(t,Re(t)).slice(t.table.stage==="waiting"?0:-1)}#v(t,n){let{variant:s="standard",rules:a}=this.#t.settled.peek().settings,r=_(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Lt(t,Re(t))];let l=n.view.phase==="over",u=!l&&$e(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...er(n,!u),...l?nr(n):[],...sr(t,n.names)]}async#f(t){try{I.peek()||await vs(o("page.guest"))}catch(l){return this.#e([L(l)]),!1}let{answered:n,late:s}=this.#t.put(t),a=n.then(l=>(this.#a=Math.max(this.#a,l?.seq??0),l?.late&&this.#e([o("page.unsent.late")]),!0),l=>(this.#e([L(l)]),!1)),r=s.then(()=>{});if(await Promise.race([a,r])!==void 0)return a;let i=t.do==="act"?"act":"other";return this.#e([o("page.unsent.typed",{what:ha({id:"",...t}),undo:i,command:o("cmd.undo")})]),!0}line(t){t!==this.#y&&this.#e([fa(t,this.#y)]),this.#y=t}async#x(){for(let t=0;(this.#n?.seq??0)<this.#a&&t<Ou.times;t++)await new Promise(n=>setTimeout(n,Ou.each));return this.#n}async#S(t){let n=await this.#x(),s=this.#h(n),a=this.#c;this.#c="";let r={m:n,s,moment:this.#b(s,a),waited:a},i=ya(t,r.moment,Gn(o,_));switch(i.kind){case"act":return this.#k(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#m(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#m(n,!0));case"ask":return this.#e(this.#m(n,!0));case"forbidden":return this.#e(s?or(r.moment,s):[]);case"trouble":return this.#e(this.#A(i,r));default:return this.#O(i.verb,i.words,i.rest,r)}}async#k(t,n,{m:s,moment:a}){this.#s=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#f({do:"act",act:t,seen:s.seq,...r})||(this.#s="")}#A(t,{m:n,s,moment:a}){let r=rr(t,s,a,this.#u);return t.then==="ask"?[...r,...this.#g(n)]:r}async#O(t,n,s,a){let{m:r}=a,i=this.#L(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#C());case"hint":return this.#e(await this.#B(a.s));case"take":return this.#P(a);case"report":return void this.#D(a);case"":case"ready":case"next":case"again":return this.#R(t,r);case"say":return s?void await this.#f({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#W(t,a);case"undo":return this.#t.stopLate()?void 0:void await this.#f({do:"ask",text:t});case"pause":return void await this.#f({do:"ask",text:t});case"restart":case"abandon":return this.#T(t,a);case"quit":return U(this.#j(r))}return this.#N(t,n,r)}#j({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?Hn(this.#t.id,this.#t.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#T(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#f({do:"ask",text:"replay"});this.#c=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#N(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#f({do:"stand"}):t==="claim"&&a?void await this.#f({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#f({do:"resume"}):t==="back"&&a?.away?void await this.#f({do:"back"}):t==="sit"&&!a?this.#M(t,n,s):(t==="bot"||t==="remove")&&r?this.#M(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#L(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Lt(s,Re(s));case"time":return this.#E(s);case"help":return Lm(this.#w);case"short":return this.#u=!this.#u,[o("plain.short",{short:this.#u?"yes":"no"})]}let i=Object.hasOwn(ju,t)?ju[t]:void 0;if(i)return a?.view.phase===void 0?Lt(s,Re(s)):i(a,n,r)}#E(t){let n=Re(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#t.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:sa(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#C(){try{return ir(await Ee(this.#t.settled.peek().settings,se.peek()))}catch(t){return[L(t)]}}async#B(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#t.port.hint();this.#p={about:ar(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Su(n,t),...Ls(n,t.rules,a=>mn(a,t)),s]}catch(n){return[L(n)]}}async#D({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!Ms(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#$.has(l))return;this.#$.add(l);let u;try{let p;for await(p of Xa(this.#t.id,r,i,()=>!this.#d));u=p?xu(p,s,n):[]}catch(p){u=[L(p)]}this.#$.delete(l),this.#d||this.#e(u)}async#P(t){let{about:n,act:s}=this.#p;if(n!==ar(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#k(s,!0,t):(this.#r=s,this.#e(this.#m(t.m,!0)))}async#R(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#f({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#q():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#q(){let t=await this.#t.ready();t&&(this.#a=Math.max(this.#a,t.seq))}async#W(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#f({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#f({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#f({do:"answer",on:t!=="no",seen:n.seq})}async#M(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#f({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#f({do:"remove",seat:a});let r=Gn(o,_),i=n.map(p=>iu(p,r)).find(Boolean);if(a>=0&&i)return void await this.#f({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var Au={lines:250,typed:50};function Xn(){let[e,t]=b([]),n=j(0);return{lines:e,print:(a,r=!1)=>{let i=a.map(l=>({id:n.current++,text:l,typed:r}));i.length&&t(l=>[...l,...i].slice(-Au.lines))}}}function es({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Cm} onsend=${s} />
		<${Bm} lines=${e} />
	</section>`}function Mu({table:e,variant:t}){let n=Xn();return c`<${es} ...${n} obey=${Em(e,t,n.print)} />`}function Em(e,t,n){let s=ye(()=>new ka(e,n),[e]),a=j(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(p=>p&&s.hear(p)),l=e.wrong.subscribe(p=>s.line(p)),u=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(u),l(),i()}},[s,r]),k(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Cm({onsend:e}){let t=j(null),n=j({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-Au.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function Bm({lines:e}){let t=j(null);return ge(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Dm({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function xa({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Dm(n),r=e??{totals:t.map(()=>0),trump:a[0]};return c`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((i,l)=>c`<${ue} key=${l} label=${i} value=${r.totals[l]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(l,u)})} />`)}
			</fieldset>
			${n.game.deals?c`<${ue} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${i=>s({...r,deals:i})} />`:null}
			${a.length?c`<${P} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(i=>[i,A(i)])}
						onchange=${i=>s({...r,trump:i})} />`:null}
		</div>
	</details>`}var Sa=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var Y=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),Ge=e=>e.seats.map((t,n)=>Y(e,n)),Tu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),ts=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?Tu(e):`${Tu(e)} · ${Oe(t,{dateStyle:"long"})}`};function Oa(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:Y(e,t.by)});case"turnup":return o("turnup");case"before":return o("why.before")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(`why.${t.trump||"first"}`)}var Lu=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:Y(e,n.seat)})).join("; ")}),Pm=e=>e==="joker"?o("joker"):e;function Gt(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:Y(e,t.seat),other:Y(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?R(t.offer):"",trump:A(t.trump),want:A(t.want),card:Pm(t.card??"")})}function ja(e,t){let n=e.changed??[],s=n.filter(i=>!i.dropped&&i.trump!==i.was).map(i=>o("pad.changed",{deal:i.deal+1,trump:A(i.trump),was:A(i.was),dealer:Y(e,i.dealer)})),a=n.find(i=>!i.dropped&&i.dealer!==i.dealt);a&&s.push(o("pad.dealers",{deal:a.deal+1,dealer:Y(e,a.dealer)}));let r=n.find(i=>!i.dropped&&i.game!==i.of);return r&&s.push(o("pad.games",{deal:r.deal+1,game:r.game+1})),s.push(...n.filter(i=>i.dropped).map(i=>o("pad.dropped",{deal:i.deal+1}))),e.totals.some((i,l)=>i!==t[l])&&s.push(o("pad.totals",{totals:e.totals.map((i,l)=>`${Y(e,l)} ${w(i)}`).join(", ")})),s}function ns(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}var Nu=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${Y(e,s)} ${Q(n)}`).join(", "),lr=e=>[o("pad.settle",{what:Nu(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:Nu(e,t)}))];function Ct(e){let t=Ge(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:D(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,i)=>e.totals[i]===s);return e.deals.length===0?"":o("page.pad.leads",{names:D(a),n:a.length,points:w(s),over:n?"yes":"no"})}function Eu(e){let t=Ge(e),n=(a,r)=>a.map((i,l)=>`${t[l]} ${r(i)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((i,l)=>`${t[l]} ${Q(i)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${A(a.trump)}: ${r}`});return[`Ninety-Nine · ${ts(e)}`,n(e.totals,w),Ct(e),"",...s,"",...lr(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Rm=e=>({hands:e.seats.map(()=>({}))}),qm=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Wm=3e3,Fm=e=>e instanceof ai||e instanceof V&&([429,503].includes(e.status)||e.reason==="unfetched"),Yt=e=>vt(e)?o("page.pad.refused",{text:e.message}):L(e);function Im(e){let{record:t,summary:n,open:s,inserting:a}=e,r=zs(e),i=zt(e),l={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:i??l}:s!==null?{record:t,deal:r,...i?{entry:i}:{}}:n.over?{record:t}:{record:t,entry:i??l}}var zm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Aa=class{wrong=B("");busy=B(!1);#t;#e=B(null);#n=B(0);#s="";#a=new AbortController;#r=0;#l=[];#i=[];#c=null;#p="";#u;constructor(t,n=Rt){this.id=t,this.#t=n,this.#u=Dt(()=>this.#w())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Ce(this.id)}get told(){return this.#e.value?.told}get stale(){return this.#e.value?.of!==this.#o()}get deal(){return this.kept?zs(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&zt(t))??(n?Rm(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(zt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!zt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&dn(this.kept)}`}#o(){return this.kept?JSON.stringify(Im(this.kept)):""}#w(){let t=this.#o(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#t(JSON.parse(t),s).then(a=>s.aborted||(this.#e.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=Yt(a),Fm(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,Wm))))})}set(t){this.#l.push({of:this.place,entry:this.entry}),this.#i=[],this.#$(t)}#$(t){let{kept:n}=this;n&&ne(Ht(n,dn(n),qm(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ne({...Ht(nt(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ne({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ne(nt(Ht(t,dn(t))))}async#d(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=dn(n),i={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},l=await this.#d(()=>this.#v(i,(u,p)=>{let d=nt(Ht(u.record===p.record?u:jt(u,p),r)),f=u.drafts[r]??a;return zm(f,a)?d:{...Ht(d,s,f),open:s}}));l&&Bu(l,n.summary.totals)}async propose(t){let n=this.kept?.record??"",s=await this.#t({record:n,...t});if(!s.unfit)return s.fault?void C(Cu(s)):s;let a=await this.#t({record:n,...t,again:!0});return{...a.unfit?s:a,unfit:s.unfit}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#d(()=>this.#v({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:nt({...jt(a,r),drafts:Hm(a,r)})));s&&Bu(s,n.summary.totals)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#d(()=>this.#v({record:t.record,do:"stop"},jt))}async undo(){if(this.busy.peek()||this.#y())return;let t=await this.#d(()=>this.#b("past"));t&&C(o("pad.undone",{what:t}))}async redo(){if(this.busy.peek()||this.#h())return;let t=await this.#d(()=>this.#b("next"));t&&C(o("pad.redone",{what:t}))}#y(){let{kept:t,place:n,entry:s}=this;if(!t||!zt(t))return!1;let a=this.#l.findLast(r=>r.of===n);return this.#l=this.#l.slice(0,a?this.#l.lastIndexOf(a):0),this.#i.push({of:n,entry:s}),a?this.#$(a.entry):this.leave(),!0}#h(){let{place:t,entry:n}=this,s=this.#i.findLast(a=>a.of===t);return s?(this.#i=this.#i.slice(0,this.#i.lastIndexOf(s)),this.#l.push({of:t,entry:n}),this.#$(s.entry),!0):!1}async#b(t){let{kept:n}=this,s=n&&zl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#v({record:s},(l,u)=>nt(Hl(l,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#d(()=>this.#m(t,n))}async#m(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#g("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#g("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,i={record:s.record,line:t,lang:n,...r===this.#p?{again:!0}:{}},l=await this.#v(i,(u,p)=>p.record===u.record?u:nt(Fl(jt(u,p))));return this.#p=l?.again?r:"",l?.said??[]}async#g(t,n,s){if(t==="past"?this.#y():this.#h())return o(n,{what:o("pad.act.some")});let a=await this.#b(t);return a?o(n,{what:a}):o(s)}async#v(t,n,s=t.record){let a=this.#o(),r=await this.#t(t).catch(i=>{C(L(i))});return Fs(this.id),Ie(()=>{let{kept:i}=this;if(!(!r||!i))return r.fault||r.unfit||r.entry?this.#x(t,r,a):i.record!==s&&i.record!==r.record?this.#S(i,t):(this.#f(n(i,r),r),r)})}#f(t,n){let s=this.#o();ne(t);let a=this.#o();a!==s&&(this.#e.value={of:zt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#e.value={of:s,told:n}):C(Cu(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,i=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ne({...Ht(t,i?n:r,s),open:i?n:null}),C(o("page.pad.elsewhere"))}},Cu=e=>e.fault?Gt(e,e.fault):e.missing?Lu(e,e.missing):"",Hm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Bu(e,t){let{did:n}=e,s=e.deals[n?.deal??-1];if(n?.act==="enter"&&s){let l=D(s.points.map((u,p)=>`${Y(e,p)} ${Q(u)}`));return C(o("page.pad.entered",{n:n.deal+1,points:l}),!0)}if(!n)return;let a={deal:n.deal+1},i=["correct","delete","insert"].includes(n.act)?o(`pad.did.${n.act}`,a):o("pad.changed.head",{what:o(`pad.act.${n.act}`,a)});C([i,...ja(e,t)].join(" "))}var ur=24;function _m(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function Km(){let e=I.value?.name??M.name.value,t=Je()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??ke.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var Um={variant:"",names:[],first:"0",length:"",rounds:9,house:_s,opening:void 0},pr=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),cr=e=>Array.from({length:e.chairs},(t,n)=>n);async function Jm(e,t,n){let s=Bn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...cr(t).map(f=>pr(e,f)),...a],i=ns(r);if(i)throw new Te(o("pad.twins",{name:i}));let l=await Rt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:_m(),...e.length?{[e.length]:e.rounds}:{}}}),u=Sa(e.opening),p=u&&{...l.head,opening:u},d=Is(p?await Rt({record:l.record,do:"head",head:p}):l);return ne(d),d.id}var dr=({seat:e,...t})=>c`<${ve} label=${o("page.pad.player",{n:e+1})}
	maxlength=${ur} onfocus=${n=>n.currentTarget.select()} ...${t} />`;function Vm({plan:e,set:t,variant:n}){let s=a=>r=>t(({names:i})=>({names:Object.assign([...i],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${cr(n).map(a=>c`<${dr} key=${a} seat=${a} value=${e.names[a]??""}
				enterkeyhint="next" oninput=${s(a)} />`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${P} label=${o("page.pad.first")} value=${e.first} onchange=${G(t)("first")}
			options=${cr(n).map(a=>[String(a),pr(e,a)])} />`}function fr({plan:e,set:t}){return c`<div>
		<${P} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...ie("page.create.length","deals","games")]}
			onchange=${G(t)("length")} />
		${e.length?c`<${ue} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${G(t)("rounds")} />`:null}
	</div>`}function Du({onclose:e,onbegun:t}){k(()=>{K(je)},[]);let[n,s]=b(()=>({...Um,names:Km()})),[a,r]=b(""),{busy:i,once:l}=te(m=>r(Yt(m))),u=ke.value.find(m=>m.id===n.variant)??St(),p=W(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},f=m=>{m.preventDefault(),p&&l(async()=>t(await Jm(n,u,p)))},$=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${i}>
		${o("page.pad.begin")}
	</button>`;return c`<${q} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${pe} label=${o("page.create.variant")} value=${u.id} groups=${ze()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${Vm} plan=${n} set=${d} variant=${u} />
			<${fr} plan=${n} set=${d} variant=${u} />
			<${xa} opening=${n.opening} rules=${p} set=${G(d)("opening")}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?pr(n,g):o("dummy"))} />
			<${Ks} own=${n.house} set=${G(d)("house")} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Pu=(e,t)=>[...(t.unfit??[]).map(n=>o("pad.unfit",{deal:n.deal+1,why:Gt(e,n)})),...ja(t,e.totals)],Gm=e=>e?.scrollIntoView({block:"nearest"}),Ru=({lines:e})=>c`<div class="stack" role="status" ref=${Gm}>
	${e.map(t=>c`<p key=${t}>${t}</p>`)}
</div>`;function qu({open:e,pad:t,then:n,deal:s,onclose:a}){let{busy:r,once:i}=te(),u=c`<${x} chief aria-busy=${r} onclick=${()=>i(async()=>{await e.revise({do:"delete",deal:s}),a()})} say=${o("page.pad.strike")} />`;return c`<${q} title=${o("page.pad.deal",{n:s+1})} onclose=${a} actions=${u}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:s+1})}</p>
			<${Ru} lines=${Pu(t,n)} />
		</div>
	<//>`}function Ym(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let i=s.findLastIndex(l=>l.seat===r);i<0?n[r]=a:s[i]={...s[i],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function Qm(e,{names:t,first:n,target:s,length:a,rounds:r,opening:i,leaves:l,comes:u,from:p}){let{deals:d,games:f,opening:$,...h}=e,m={...h,...Ym(e,t),first:Number(n),...s?{target:s}:{}},g=Sa(i),y={deal:p-1,seat:Number(l),name:u.trim()},v=(m.replaced??[]).filter(O=>O.seat!==y.seat||O.deal!==y.deal),S=y.name?[...v,y].sort((O,N)=>O.deal-N.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...S?{replaced:S}:{}}}var Zm=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Wu({open:e,pad:t,onclose:n}){let[s,a]=b(()=>Zm(t)),[r,i]=b(null),[l,u]=b(""),{busy:p,once:d}=te(),f=y=>{a(v=>({...v,...y})),i(null),u("")},$=Qm(t.head,s),h=y=>{y.preventDefault();let v=ns(s.names)??ns(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(v)return u(o("pad.twins",{name:v}));d(async()=>{let S=r?void 0:await e.propose({do:"head",head:$}),O=S?Pu(t,S):[];if(O.length)return i(O);(r||S?.did)&&await e.revise({do:"head",head:$}),n()})},m=c`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return c`<${q} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${Xm} pad=${t} form=${s} set=${f} />
			<${P} label=${o("page.pad.first")} value=${s.first} onchange=${G(f)("first")}
				options=${s.names.slice(0,g).map((y,v)=>[String(v),y])} />
			${s.target?c`<${ue} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${G(f)("target")} />`:null}
			<${fr} plan=${s} set=${f} />
			<${eg} pad=${t} form=${s} set=${f} />
			<${xa} opening=${s.opening} names=${Ge(t)} rules=${t.rules} set=${G(f)("opening")} />
			${r?c`<${Ru} lines=${r} />`:null}
			<p class=${l?"trouble":""} role="alert">${l}</p>
		</form>
	<//>`}var Xm=({pad:e,form:t,set:n})=>c`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>c`<${dr} key=${a} seat=${a} value=${s} required
		oninput=${r=>n({names:t.names.with(a,r)})} />`)}
</fieldset>`,eg=({pad:e,form:t,set:n})=>c`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${pe} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),Y(e,a)])}
			onchange=${G(n)("leaves")} />
		<${ve} label=${o("page.pad.replace.comes")} value=${t.comes} maxlength=${ur}
			oninput=${G(n)("comes")} />
		<${ue} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${G(n)("from")} />
	</div>
</details>`;var Ma={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},tg=60,ng=600,$r=class{#t;#e=[];#n=0;constructor(t){this.#t=t}press(t){return t==="Enter"&&Date.now()<this.#n?!0:this.#e.length===0&&this.#t.current()?this.#t.act(t):t in Ma||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#e.length<tg&&this.#e.push(t),this.#s(),!0):!1}goOn(){for(;this.#e.length>0&&this.#t.current();)this.#t.act(this.#e.shift()??"");this.#s()}#s(){if(this.#t.changing())for(this.#e=this.#e.filter(t=>t!=="Backspace"&&t!=="Redo");this.#e[0]==="Enter";)this.#e.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#e=[]),this.#n=n?Date.now()+ng:0}},Fu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function hr(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function sg(e){if(!hr(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in Ma?t===document.body||Fu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var ag=e=>e.repeat&&["Enter","Backspace","Redo"].includes(hr(e));function Iu(e){let t=j(e);t.current=e;let n=j(!0),[,s]=b(0),a=j(null),r=a.current??=new $r({act:i=>t.current.act(i)?(n.current=!1,s(l=>l+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return ge(()=>r.hear(e.pad),[e.pad]),k(()=>{n.current=!0,r.goOn()}),ge(()=>{let i=l=>{(ag(l)?Fu(l):sg(l)&&r.press(hr(l)))&&l.preventDefault()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[]),i=>r.press(i)}var Hu=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},_u=(e,t)=>e.seat===t?.seat&&e.field===t.field;function og(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var rg=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],zu=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),ig=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...i}=s;return a||e.hands[t]?.premium===n.premium?s:i},lg=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function gr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let i=n??(s&&e.choices.trumps.length>0?void 0:r.trump),l=i===r.trump||!r.trump?Oa(e,r.why,!a):"",u={dealer:Y(e,r.dealer),lead:Y(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>Y(e,d)).join(", ");return c`<div class="pad-due">
		${i?c`<${ee} trump=${i} />`:c`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${i?l?o("why.trump",{trump:A(i),why:l}):A(i):o("page.pad.turnup")}
			${p?c` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var cg=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?c`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},mr=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:i})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${i??t}</button>`,ss=e=>e.totals.some((t,n)=>t!==e.game[n]);function ug(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${ss(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${pg} key=${a} ...${e} seat=${a} />`)}
	</div>`}function pg({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:i,seat:l}){let u=Y(e,l),p=n.hands[l]??{},{tricks:d,bid:f,made:$,premium:h}=s.hands[l]??{},m=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:_u({seat:l,field:v},a),wrong:r===l,onpick:()=>i({seat:l,field:v})}),g=$===void 0?"":o($?"page.sheet.made":"page.sheet.failed"),y=[f===void 0?"":o("page.pad.bid",{n:f}),g].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${cg} due=${e.deals[t]??e.due} seat=${l} />
			<b class="total">${w(e.game[l]??0)}</b>
			${ss(e)?c`<small class="rest soft">(${w(e.totals[l]??0)})</small>`:null}
		</span>
		<${mr} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":w(d)} />
		<${mr} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${y}>
			<span class="bid">${f===void 0?"":w(f)}</span>
			${g?c`<span class=${`mark ${$?"made":"failed"}`}>${$?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&l<e.choices.live?c`<${mr} ...${m("premium")} said=${!!p.premium} text=${h?R(h):""} />`:null}
	</div>`}var dg=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function fg(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=dg(e);return e.choices.trumps.map(f=>{let $=f==="none"&&d?c` <small>(${d})</small>`:null;return{key:f,on:t.trump===f,press:()=>s({...t,trump:f}),wide:!0,text:c`<${ee} trump=${f} /><span class="word">${A(f)}${$}</span>`}})}let i=t.hands[a]??{},l=(d,f)=>s(ig(t,a,lg({...i,...d})),f),u=(d,f,$)=>({key:String(d),text:w(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,i.tricks===f,()=>l({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:i.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:i.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,i.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(i.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!i.premium,press:()=>l({premium:""})},...rg(e).map(d=>({key:d,wide:!0,text:R(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>l({premium:d},zu(e,d).length>0)})),...(p?zu(e,p):[]).map(d=>u(d,i.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function $g({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Ku=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:Y(e,t)}),hg={seat:-1,field:"trump"},mg=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),gg=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${ee} trump=${e} /> ${A(e)}`:"…"}
</button>`,yr=({redo:e})=>c`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Uu({open:e,pad:t}){let[n,s]=b({place:"",cell:null}),{deal:a,entry:r,stale:i,kept:l,place:u}=e,p=n.place===u?n.cell:null,d=Se=>s({place:u,cell:Se}),f=l?.open!==null,$=l?.inserting===!0,h=o($?"page.pad.insert":f?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||f?[]:t.due?.missing??[])).filter(Se=>!og(r,Se)),y=p??(g[0]?Hu(g[0]):null),v=!i&&t.unfit!==void 0,S=!i&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!v,N=y?fg(t,r,y,(Se,Me)=>(d(Me?y:null),e.set(Se))):[],E=bg(t.entry,r),F={Enter:()=>(S||v)&&e.enter(v),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},Fe=Se=>{let[Me,Bt]=Ma[Se]??[];if(Me!==void 0&&Bt!==void 0)d(vg(t,y,Me,Bt));else{let ls=(N.find(za=>za.typed===Se)??N.find(za=>za.or===Se))?.press??F[Se];if(!ls)return!1;ls()}return!0},bn=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Qt=Iu({pad:t,act:Fe,current:()=>e.told===t&&e.kept===l&&!bn(),changing:()=>e.busy.peek()});return c`<section class="pad-panel" aria-label=${h}>
		<${gr} pad=${t} deal=${a} named=${E.trump} inserting=${$} />
		<${ug} pad=${t} deal=${a} draft=${r} full=${E} now=${y} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":S?"":"soft"}`} role="status">
			${wg(t,p,g)||(S?o("page.pad.ready"):" ")}
		</p>
		${mg(t,r)&&(E.trump||y?.field!=="trump")?c`<${gg} trump=${E.trump} now=${y?.field==="trump"} onpick=${()=>d(hg)} />`:null}
		${y&&!(S&&!p)?c`<${$g} keys=${N} label=${Ku(t,y)} />`:null}
		<${yg} open=${e} press=${Qt} can=${S||v} text=${v?o("page.pad.anyway"):h} />
	</section>`}var yg=({open:e,press:t,can:n,text:s})=>c`<div class="pad-acts">
	<${x} disabled=${!e.undoable} onclick=${()=>t("Backspace")} say=${o("page.pad.undo")} />
	${e.redoable?c`<${yr} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?c`<${x} onclick=${()=>e.leave()} say=${o("page.pad.cancel")} />`:null}
	<${x} chief aria-disabled=${!n} aria-busy=${e.busy.value} onclick=${()=>t("Enter")} say=${s} />
</div>`,bg=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function wg(e,t,n){if(e.fault)return Gt(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:Gt(e,a)})).join(" ");let s=n.find(a=>!t||_u(Hu(a),t));return s?o(`page.pad.ask.${s.what}`,{name:Y(e,s.seat)}):t?Ku(e,t):""}function vg(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,i=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:i,field:u==="premium"&&i>=e.choices.live?"contract":u}}function Ta({pad:e,onpick:t}){let n=Ge(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${ts(e)} · ${Gs(e.rules)}</p>
			<p class="standing">${Ct(e)}</p>
		</header>
		${e.deals.length?c`<${jo} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${lr(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function kg(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:xg(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:i,...l}=n;return{...l,shown:r,...s?{why:a}:{},...i?{closed:{...i,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var xg=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function Na({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let i=e.deals[t];if(!i)return null;let l=s&&c`
		<${x} plain onclick=${r} say=${o("page.pad.strike")} />
		<${x} plain onclick=${a} say=${o("page.pad.insert.before")} />
		<${x} chief onclick=${s} say=${o("page.pad.correct")} />`;return c`<${q} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${l}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:Y(e,i.dealer),lead:Y(e,i.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${A(i.trump)} (${Oa(e,i.why,!1)}).</p>
			<${Ke} view=${kg(e,t)} names=${Ge(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var Sg=4e3,[Ju,Og]=[4e3,12e4],Vu=new Map;function wr(e,t){let n=(Vu.get(e)??Promise.resolve()).then(t);return Vu.set(e,n.catch(()=>{})),n}var jg=e=>wr(e,async()=>{let t=Ce(e);if(!t||t.shared)return;let n=nn(),{pad:s,mark:a=""}=await ws(n,t.record),r=Ce(e);r&&ne({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Gu(e){let{shared:t,record:n}=Ce(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var br=new Map;function Ag(e){let t=br.get(e)??wr(e,async()=>{let n=Ce(e);if(!n?.shared||!Gu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:i=""}=await ws(s,n.record,a).catch(u=>{if(u instanceof V&&u.status===409)return Mg(e,n.shared?.pad??"");throw u}),l=Ce(e);l?.shared?.secret!==s||!r||ne({...l,shared:{...l.shared,pad:r,of:n.record,mark:i}})}).finally(()=>br.delete(e));return br.set(e,t),t}async function Mg(e,t){let{pad:n,mark:s}=await Va(t,""),a=Ce(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ne({...n.record===a.record?a:nt(jt(a,n)),shared:r}),n.record!==a.record&&C(o("page.pad.share.other"))}return{pad:""}}var vr=e=>wr(e,async()=>{let t=Ce(e)?.shared?.secret;if(!t)return;await ws(t);let n=Ce(e);if(!n)return;let{shared:s,...a}=n;ne(a)}),Tg=e=>e instanceof V&&e.status>=400&&e.status<500&&e.status!==429;function Ng(e,t){let[n,s,a,r,i]=["",Ju,0,!1,!1],l=async()=>{let p=Gu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Ag(e).then(()=>null,f=>f);if(r=!1,d&&!Tg(d)){i||(a=Number(setTimeout(l,s))),s=Math.min(2*s,Og);return}s=Ju,d&&(n=p,t(d)),l()},u=Dt(()=>{l()});return()=>{i=!0,u(),clearTimeout(a)}}function Yu(e){k(()=>Ng(e,t=>C(o("page.pad.share.not",{text:L(t)}))),[e])}function Qu({kept:e}){let[t,n]=b(!1),{shared:s}=e,{busy:a,once:r}=te(),i=()=>r(async()=>{await jg(e.id),n(!0)}),u=c`<${x} aria-busy=${a} onclick=${()=>r(async()=>{await vr(e.id),n(!1)})} say=${o("page.pad.share.stop")} />`;return c`<${x} plain aria-busy=${a} onclick=${i} say=${o("page.pad.share")} />
		${t&&s?c`<${q} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${Bs} link=${ms(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Lg(e){let[t,n]=b(null),[s,a]=b("");return k(()=>{let r=new AbortController,[i,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await Va(e,i,r.signal);i=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof V&&p.status===404;if(a(d?o("page.pad.unshared"):L(p)),d)return}l=window.setTimeout(u,Sg)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function Zu({id:e}){let{pad:t,wrong:n}=Lg(e),[s,a]=b(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${Ta} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${gr} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${Ct(t)}</p>`}
			${ss(t)&&t.due?c`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,i)=>c`<li key=${i}>
				<span>${Y(t,i)}</span>
				<span><b>${w(r)}</b>${ss(t)&&t.due?c` <small class="soft">(${w(t.totals[i]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${Na} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}var La=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Eg=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Xu=e=>w(Number(e),e.split(".")[1]?.length??0),Cg=e=>gt(new Blob([e],{type:"text/csv;charset=utf-8"}),"season.csv"),Bg=e=>[La(e)&&Oe(Date.parse(`${La(e)}T12:00`),{dateStyle:"medium"}),D(e.summary.names)].filter(Boolean).join(" · ");function Dg(e,t){let[n,s]=b(null),[a,r]=b(""),i=JSON.stringify([e,t]);return k(()=>{let l=new AbortController;return Bi({records:e,...t?{stake:t}:{}},l.signal).then(u=>(s(u),r("")),u=>l.signal.aborted||r(Yt(u))),()=>l.abort()},[i]),{season:n,wrong:a}}function ep(){let e=Je().filter(h=>h.summary.deals>0),[t,n]=b(new Set),[s,a]=b(""),[r,i]=b(""),l=M.stake.value,u=e.filter(h=>(!s||La(h)>=s)&&(!r||(La(h)||"9")<=r)),p=u.filter(h=>!t.has(h.id)),{season:d,wrong:f}=Dg(p.map(h=>h.record),Eg(l)),$=h=>n(new Set(t.has(h)?[...t].filter(m=>m!==h):[...t,h]));return c`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			<${ve} label=${o("page.season.from")} type="date" value=${s} oninput=${a} />
			<${ve} label=${o("page.season.to")} type="date" value=${r} oninput=${i} />
			<${ve} label=${o("page.season.stake")} inputmode="decimal" value=${l}
				oninput=${h=>M.stake.value=h} />
		</div>
		${f?c`<p class="trouble" role="alert">${f}</p>`:null}
		${d?.players.length?c`<${Pg} season=${d} />`:c`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(h=>c`<${kt} key=${h.id} label=${Bg(h)}
				checked=${!t.has(h.id)} onchange=${()=>$(h.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${d?.players.length?c`<${x} onclick=${()=>Cg(d.csv)} say=${o("page.season.csv")} />
						<${x} plain onclick=${()=>print()} say=${o("page.rules.print")} />`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Pg({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return c`<${X}><table class="book standings">
			<thead><tr>
				<th scope="col">${o("page.season.player")}</th>
				<th scope="col">${o("page.season.points")}</th>
				<th scope="col">${o("page.season.balance")}</th>
				${n?c`<th scope="col">${o("page.season.amount")}</th>`:null}
				${s.map(a=>c`<th key=${a} scope="col">${o(`page.season.${a}`)}</th>`)}
			</tr></thead>
			<tbody>${e.map(a=>c`<tr key=${a.name}>
				<th scope="row">${a.name}</th>
				<td><b>${w(a.points)}</b></td>
				<td>${Q(a.balance)}</td>
				${n?c`<td>${Xu(a.amount??"0")}</td>`:null}
				${s.map(r=>c`<td key=${r}>${w(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?c`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>c`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Xu(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Rg({rest:e}){let[t="",n=""]=e;return t==="season"?c`<${ep} />`:t==="on"&&n?c`<${Zu} key=${n} id=${n} />`:t?c`<${Fg} key=${t} id=${t} />`:c`<${qg} />`}function qg(){let[e,t]=b(!1),[n,s]=b(""),a=async i=>{s("");try{let l=Is(await Rt({record:await i.text()}));ne(l),U(`/pad/${l.id}`)}catch(l){s(Yt(l))}},r=i=>U(`/pad/${i}`);return c`<main id="main" tabindex="-1" class="pads stack">
		<h1>${o("page.nav.pad")}</h1>
		<p class="lead">${o("page.pad.about")}</p>
		<p class="row">
			<${x} chief aria-haspopup="dialog" onclick=${()=>t(!0)} say=${o("page.pad.new")} />
			<${sn} plain say=${o("page.pad.open")} accept=".jsonl,.99" ontake=${a} />
		</p>
		<p class=${n?"trouble":""} role="alert">${n}</p>
		<p class="row">
			${Je().length?c`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Je().map(i=>c`<${Wg} key=${i.id} pad=${i} />`)}</ul>
		${e?c`<${Du} onclose=${()=>t(!1)} onbegun=${r} />`:null}
	</main>`}function Wg({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:i,over:l}=t,u=[_(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:i}),Oe(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${D(a)}</span>
		<span class="score">${r.map(p=>w(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var tp=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function Fg({id:e}){let t=ye(()=>new Aa(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?c`<${Hg} open=${t} kept=${n} told=${s} wrong=${a} />`:c`<${tp} text=${a||o("page.opening")} />`:c`<${tp} text=${o("page.pad.gone")}>${r}<//>`}function Ig(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function zg({open:e}){let{lines:t,print:n}=Xn(),s=async a=>n(await e.type(a||"show",se.value));return k(()=>{s("")},[e]),c`<${es} lines=${t} print=${n} obey=${s} />`}function Hg({open:e,kept:t,told:n,wrong:s}){let[a,r]=b(-1),[i,l]=b(null),u=()=>(r(-1),l(null)),p=()=>K(async()=>l(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,f=`${D(Ge(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=f},[f]),Yu(t.id),Ig(d);let $=()=>e.undo();return c`<main id="main" tabindex="-1" class="pad">
		${M.spoken.value?c`<${zg} open=${e} />`:null}
		<${Ta} pad=${n} onpick=${r} />
		${n.due||e.deal<d?c`<${Uu} open=${e} pad=${n} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Ct(n)}</p>
					<div class="pad-acts">
						<${x} disabled=${!e.undoable} onclick=${$} say=${o("page.pad.undo")} />
						${e.redoable?c`<${yr} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${_g} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Ws.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${i?c`<${qu} open=${e} pad=${n} then=${i} deal=${a} onclose=${u} />`:a>=0?c`<${Na} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function _g({open:e,kept:t,pad:n,stop:s}){let[a,r]=b(!1),[i,l]=b(!1),{busy:u,once:p}=te(),d=async()=>C(o(await yt(Eu(n))?"page.link.copied":"page.copy.not")),f=()=>gt(new Blob([t.record],{type:"application/x-ndjson"}),`pad-${n.date||t.id}.99.jsonl`),$=()=>Eo(Lo({scores:n.deals,names:Ge(n),title:ts(n),winner:Ct(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(y=>C(L(y))),h=(y,v)=>c`<${x} plain onclick=${v} say=${y} />`,g=c`<${x} chief aria-busy=${u} onclick=${()=>p(async()=>{await vr(t.id),U("/pad"),Rl(t.id)})} say=${o("page.pad.drop.yes")} />`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[h(o("page.copy"),d),h(o("page.share"),$),h(o("page.rules.print"),()=>print())]:null}
		${bt.value?null:c`<${Qu} kept=${t} />`}
		${h(o("page.pad.save"),f)}
		${h(o("page.pad.head"),()=>l(!0))}
		${n.house?null:c`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?h(o("page.pad.stop"),s):null}
		${h(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${i?c`<${Wu} open=${e} pad=${n} onclose=${()=>l(!1)} />`:null}
		${a?c`<${q} title=${o("page.pad.drop")} onclose=${()=>r(!1)} actions=${g}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var as="ninetynine.problems",np="ninetynine.problems.damaged",Ea=()=>Vr(as),ap=e=>!Object.values(Ea()?.marks??{}).some(t=>t?.first<e),op=e=>De(as,JSON.stringify(e));function sp(e){if(e===null||ct(as)!==e)return!1;let t=np;for(let n=2;ct(t)!==null;n++)t=`${np}.${n}`;return De(t,e)&&De(as,null),!0}async function kr(e,t){let[n,s]=[ct(as),Ea()];if(!s)return{told:await t(e),anew:sp(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof V)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:sp(n)}}}var Ba=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:me(e),grade:t,grades:4,back:n?"yes":"no"}),xr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Da(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=W(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function Sr(e,t){let n=W(e.variant)?.dummy?fe(e)-1:-1;return Array.from({length:fe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var os=({view:e})=>({...e,totals:[]}),Or=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),jr=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function Ar(e,t,n){let s=o("problem.rating",{...xr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function rp(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var ip={ask:Object.keys(Zn),also:["rules","short","next","help","quit"]},Ca=class{#t;#e;#n;#s=!1;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}#a(){let t=os(this.#t),n=t.seat??0;return{view:t,me:n,names:Sr(t,n),rules:W(t.variant),short:this.#s}}present(t,n,s){let a=this.#t,r=this.#a(),i=a.kind==="hidden"?$e(r.view):0,l=Array.from({length:i},(u,p)=>rp(pt(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${Le(f,r)}`),dt(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${Ba(a,t,n)}.`,...l,...i?Qn(r):[],...va(r),Da(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#t.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),Nt(t,gn(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),Nt(t,gn(t))]}tell({act:t,told:n},s){let a=this.#t,r=this.#a(),i=p=>Ve(p.split(" ").slice(1),r),l=n.levels.map(({level:p,solved:d})=>d===void 0?o("problem.level.untried",{level:o(`page.level.${p}`)}):o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:i(t)}),...a.kind==="bid"?this.#l(n,i):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:Or(n.answers.map(i))})],...et(n.why??[]),...u.flatMap(p=>this.#i(p,r,i)),`${o("problem.found")}: ${l.join(", ")}.`,Ar(a,n,s),`${o("problem.next")}.`].map(Mn))}#l({answers:t,totals:n=[],bid:s},a){let r=n.filter((i,l)=>l<5||i.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(i=>o("problem.total",{n:i.tricks,points:w(i.points,1),chance:Math.round(100*i.chance),good:i.right?"yes":"no"}))]}#i(t,n,s){let a=jr(t,this.#t,n.view).map(i=>`${n.names[i.seat]}: ${Ve(T(i.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:i,won:l})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return rp(i.map(u),l,n)})]}async obey(t,n){let s=this.#a(),a=!n.answered&&!n.busy,r=gn(a?s:{...s,view:{...s.view,options:void 0}});r.hand=ba(s);let i=ya(t,r,Gn(o,_));return i.kind==="act"?this.#n.answer(i.act):i.kind==="forbidden"?this.#e(or(r,s)):i.kind==="trouble"?this.#e([...rr(i,s,r,this.#s),...i.then==="ask"?this.#c(s,n):[]]):this.#p(i.kind==="command"?i:{verb:"",words:[]},s,n)}#c(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#p({verb:t,words:n},s,a){let r=Object.hasOwn(Zn,t)?Zn[t]:void 0;if(r)return this.#e(r(s,n,gn(s)));switch(t){case"":case"next":return a.answered?this.#n.next():this.#e(this.#c(s,a));case"short":return this.#s=!this.#s,this.#e([o("plain.short",{short:this.#s?"yes":"no"})]);case"rules":return this.#e(await this.#u());case"help":{let i=l=>l.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:i(ip.ask),also:i(ip.also)})])}case"quit":return U("/")}return this.#e([o("illegal"),...this.#c(s,a)])}async#u(){try{return ir(await Ee({variant:this.#t.variant},se.peek()))}catch(t){return[L(t)]}}};function Kg({rest:[e=""]}){let t=he.value.get("variant")??"";return c`<${Jg} key=${`${e} ${t}`} day=${e||Dn()} variant=${t} any=${e!==""} />`}async function Ug(e,t,n){await je();let s=t||(n||!ap(e)?"":St()?.id),{told:a,anew:r}=await kr({date:e,...s?{variant:s}:{}},Ei);return{all:a.problems,one:s||"",anew:r}}function Jg({day:e,variant:t,any:n}){let[s,a]=b({}),[r,i]=b(0);k(()=>{let h=!1;return Ug(e,t,n).then(m=>{h||(a(m),i(lp(m.all)))},m=>!h&&a({wrong:L(m)})),()=>{h=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,m)=>{let g=l.map((y,v)=>v===r&&y.done===void 0?{...y,done:h}:y);a({one:u,anew:p||m,all:g})},$=l[r];return $?c`<${Qg} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(lp(l))} />`:c`<${Vg} all=${l} day=${e} variant=${u} onagain=${i} />`}function lp(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function Vg({all:e,day:t,variant:n,onagain:s}){let a=e.filter(i=>i.done).length,r=j(null);return k(()=>M.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...xr(Ea())})}</p>
		<ol class="day-problems">${e.map((i,l)=>c`<li key=${i.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${cp} right=${i.done} /><span class="unseen">${o(i.done?"problem.right":"problem.missed")}</span>
				<span>${Ba(i,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${pe} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${ze()} onchange=${i=>U(Gg(t,i))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Gg=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,cp=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Yg(e,t,n){let[s,a]=b(null),[r,i]=b(""),{busy:l,once:u}=te(d=>i(L(d)));return{answered:s,said:r,busy:l,answer:async d=>{s||await u(async()=>{let{told:f,anew:$}=await kr({act:d,date:t},h=>Ci(e.id,h));op(f.progress),i(""),a({act:d,told:f}),n(f.right,$)})}}}function Qg({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=Yg(e,t,r),f=os(e),$=Sr(f,f.seat??0),h=j(null),m=j(null);ge(()=>{l&&(M.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[l]);let g=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Ba(e,n,s)}</h1><p class="task">${H(Da(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${ot} trump=${f.trump??""} />
		</header>
		${M.spoken.value?c`<${Zg} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?up(l.told,t):0} answer=${d} next=${i} />`:null}
		<div class="replay-board">
			<${ey} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${M.spoken.value?void 0:"status"}>${u||(l?c`<h2><${cp} right=${g} /><span>${H(Xg(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${h} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${ty} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${st} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Zg({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:i,next:l}){let u=Xn(),p=j({answer:i,next:l});p.current={answer:i,next:l};let d=ye(()=>new Ca(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=W(e.variant)!==void 0;return k(()=>f?d.present(...t):void 0,[d,f]),k(()=>n?d.tell(n,r):void 0,[d,n]),k(()=>s?u.print([s]):void 0,[s]),c`<${es} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var Xg=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:Mr(e)});function ey({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=b(new Set),l=os(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(T(d?.from)),h=f||(d?.seat??p)===p,m=N=>{let E=new Set(f?r:[]);r.has(N)?E.delete(N):E.size<(d?.pick??1)&&E.add(N),i(E)},g=N=>$?.has(N)&&a(`play ${N}`),y=W(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?Pe(d?.worth??""):null,onpick:m,onplay:g},S=d?.seat??-1,O=h?null:{seat:S,hand:c`<${it} ...${v} cards=${de(T(u.shown?.[S]?.hand),J,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${Mt} view=${u} variant=${y} names=${t} me=${p} elsewhere=${p} played=${O}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${hn} options=${{...d,offers:[]}} chosen=${r} variant=${y} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${f?null:c`<p class="ask near">${H(Da(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${rt} view=${u} variant=${y} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ae(u.aside)}</div>`:null}
			</div>
			<${it} ...${v} cards=${de(T(u.hand),J,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var up=(e,t)=>e.due?Js(e.due)-Js(t):0,Mr=e=>e.split(" ").slice(1).map(t=>Xe(t)).join(" ");function ty({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=up(s,t),l=et(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${ny} told=${s} />`:c`<p>${H(o(r,{card:Or(s.answers.map(Mr))}))}</p>`}
		${l?c`<p>${H(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${ay} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${sy} levels=${s.levels} />
		<p class="soft">${Ar(e,s,i)}</p>`}function ny({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${un} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${Cs} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${w(n.tricks)}</b><//>
				<td>${oe(n.chance)}</td><td>${Nn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var sy=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":oe(n)}</td>
	</tr>`)}</tbody>
</table>`;function ay({r:e,problem:t,names:n,open:s}){let a=os(t),r=jr(e,t,a).map(({seat:l,cards:u})=>c`<span>${n[l]}</span><span class="act">${ae(u)}</span>`),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${H(o("problem.fails",{card:Mr(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>ae(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function oy({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${ry} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function ry({table:e,match:t,deal:n}){let{told:s,wrong:a}=Ft(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${pp} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=W(l.variant),p=Ut(l,u?u.seats:l.seats.length),d=Number(he.value.get("seat")??-1),f=d>=0&&d<p.length?d:$n(l,p.length),$=h=>U(`${ii()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report" data-counting=${_e(s)}>
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??me(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${pp} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${iy} told=${s} wrong=${a} />
		${s.deals.length?c`<${ly} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var pp=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function iy({told:e,wrong:t}){if(t)return c`<p class="trouble" role="status">${t}</p>`;if(_e(e)){let{judged:n,of:s,rough:a}=e;return c`<p class="soft reckoned" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function ly({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=l.filter(h=>h.seat===r),p=l.filter(h=>h.seat!==r),d=a[r]??"",f={names:a,place:Vs(t,n),one:s},$=Za(e,i.lost,d,r===So(e.header));return c`<section class="stack">
			<p class="lead" role="status" aria-busy=${_e(e)}>${cy($)}</p>
			${e.luck?c`<p>${uy(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${Fn} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${py} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${dy} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Fn} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${fy} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var cy=e=>e.endsWith("…")?e:`${e}.`;function uy(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/Ae)||0),a=Math.min(Math.round(e.gifts/Ae),Math.max(s,0));return o("page.report.luck",{cards:Q(t),lie:Q(n),others:Q(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}function py({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of Qe)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=As(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${Q(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${Q(r,1)}</td>
	</tr></tfoot></table>`}function dy({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/Ae));return c`<${In} at=${p} from=${(u[0]??[]).map(d=>d/Ae)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/Ae);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/Ae:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${In} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function fy({told:e,names:t}){let n=e.luck?["start","cards","lie",...Qe.map(l=>`lost.${l}`),"others"]:["lie",...Qe.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>As(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${X}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${Q(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${Q(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var rs={C:"♣",D:"♦",H:"♥",S:"♠"};function dp(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=vn(e);return Pt(t)+rs[n]}var Nr=e=>rs[e]??o(e==="none"?"trump.short":`trump.${e}`),Tr=e=>rs[e]?`${rs[e]} ${A(e)}`:Nr(e),fp=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Lr=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):fp(e,t.seat),$p=e=>e.trump.by==="holder";function Er(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:dp(n)}),o("page.slips.trump",{trump:Tr(t??"none")})];if($p(e))return[o("page.slips.named",{trump:t?Tr(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:Tr(t)})];let{first:s,after:a=[]}=e.trump,r=[...J,"none"].filter(l=>l===s||a.includes(l)),i=lo(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${Nr(p)}`);return[o("page.slips.ring",{trumps:r.map(Nr).join("   ")}),o("page.slips.after",{list:i.join(", ")})]}var hp=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function mp({deal:e,slip:t}){let n=T(t.cards);return c`${[...J].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Pt(vn(r).rank));return c`<p key=${s} class="suit-of"><${ee} trump=${s} /><span class="unseen">${A(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${H(o("joker.as",{card:dp(e.turnup??"")}))}</p>`:null}`}var $y=({cards:e})=>Math.max(...[...J].map(t=>e.split(t).length-1));function hy({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function my(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=T(s.cards).length+(s.joker?1:0),i=a?Er(t,n):[hp(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Lr(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${$y(s)}`}><${mp} ...${e} /></div>
		${i.map((l,u)=>c`<p key=${u} class="slip-line">${H(l)}</p>`)}
		${a?c`<${hy} variant=${t} />`:null}
	</div>`}function gy(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:i}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!$p(t)?Er(t,s):[],p=i==="hand"?u:[hp(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Lr(e)}</b>${i==="hand"&&l?c`<br />${l}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${H(d)}</p>`)}
	</div>`}var[gp,yp,Pa,yy]=[330,374,22,36];function by(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=gp/Pa;return Array.from({length:2*s*yp/Pa},(a,r)=>{let i=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*Pa,u=(Math.floor((r>>1)/s)+n())*Pa,p=(.6+.4*n())*yy/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return rs[i]?`<use href="#${i}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${i}</text>`}).join("")}function wy(){let e=[...J].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${gp}" height="${yp}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${by()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var bp=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function wp(e){let t=ye(wy,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${my} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${gy} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function vp({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:fp(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${H(Er(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,i)=>c`<div key=${i} class="all-hand">
				<span class="soft">${Lr({...t,deal:a,slip:r})}</span><${mp} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[vy,ky]=[200,2**31],xy={seed:48,label:40};function kp(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var Sy=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:kp()});function Oy({plan:e,set:t}){let n=G(t),s=a=>({value:e[a],maxlength:xy[a],autocapitalize:"none",oninput:n(a)});return c`<div class="row">
			<${ue} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${vy} onchange=${n("deals")} />
			<${ue} label=${o("page.slips.first")} value=${e.first} min=${1} max=${ky} onchange=${n("first")} />
		</div>
		<div>
			<${kt} label=${o("page.slips.fixed")} checked=${e.fixed} onchange=${n("fixed")} />
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<div><${ve} label=${o("page.slips.label")} ...${s("label")} />
			<p class="soft small">${o("page.slips.label.about")}</p></div>
		<div><${ve} label=${o("page.slips.seed.label")} required ...${s("seed")} />
			<p class="soft small">${o("page.slips.seed.about")}</p></div>
		<p><${x} plain onclick=${()=>t({seed:kp()})} say=${o("page.slips.seed.new")} /></p>`}function jy(e){return e instanceof V&&e.reason==="not-now"?o("page.slips.today"):vt(e)?o("page.slips.seed.bad"):L(e)}function Ay(e){k(()=>{if(!e)return;let t=!1;return bp().then(()=>t||print()),()=>{t=!0}},[e])}function My(){k(()=>{K(je)},[]);let[e,t]=b(()=>({...Sy(),variant:he.peek().get("variant")??""})),n=j(e);k(()=>()=>{n.current=null},[]);let[s,a]=b(null),[r,i]=b(null),[l,u]=b(""),p=s===e,d=ke.value.find(m=>m.id===e.variant)??St(),f=W(d?.id);Ay(r);let $=m=>{n.current={...n.current??e,...m},t(n.current),i(null),u("")},h=async m=>{if(m.preventDefault(),p||!f)return;a(e),u("");let{first:g,deals:y,fixed:v,label:S}=e,O=e.seed.trim(),N=m.submitter?.getAttribute("value")==="all",[E,F]=await di({variant:f.id,seed:O,first:g,deals:y,fixed:v,label:S}).then(Fe=>[Fe,""],Fe=>[null,jy(Fe)]);n.current===e&&(a(null),i(E&&{variant:f,series:E,seed:O,all:N}),u(F))};return d?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${pe} label=${o("page.create.variant")} value=${d.id} groups=${ze()}
				onchange=${G($)("variant")} />
			<${Oy} plan=${e} set=${$} />
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
		${r?c`<${r.all?vp:wp} ...${r} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function Ty(e){let t=I.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${Ly} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${jp} />`}
	</main>`}var jp=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Ny(e){let[t,n]=b({}),s=j(""),a=async()=>{try{for(;;){let r=await ji(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:L(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function Ly(){let[e,t]=b(""),{told:n,wrong:s,again:a}=Ny(e),r=j([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${me(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Ey} told=${n} again=${a} />`:null}`}function Ey({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?c`<${Op} of=${e.assisted} />`:c`<${jp} />`;let n=c`<${Dy} told=${e} /><${Py} told=${e} /><${Fy} told=${e} />`;return c`${e.all.deals<Cy?c`<${By} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${zy} of=${e.all.bids} />
			<${Hy} told=${e} again=${t} />
			${e.assisted.deals?c`<${Op} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var xp=e=>e.margin?`${w(e.mean,1)} ± ${w(e.margin,1)}`:w(e.mean,1),Cy=30;function By({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),w(e.deals),""],[o("page.records.made"),w(e.made.count),""],[o("page.records.points"),w(e.points.mean,1),""],[o("page.stats.streak"),w(t.made),""]];return c`<${Ap} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var Ap=({of:e})=>c`<dl class="figures-row">${e.map(([t,n,s])=>c`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Dy({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:oe(e.made.low),high:oe(e.made.high)}),s=l=>l.margin?`± ${w(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),w(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),oe(e.made.share),n],[o("page.records.points"),w(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),w(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),w(t.made),r]),c`<${Ap} of=${i} />`}var Sp={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Cr(e.points),lost:e=>Cr(e.lost.all),...Object.fromEntries(Qe.map(e=>[e,t=>Cr(t.lost[e])]))},Cr=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Py({told:e}){let[t,n]=b(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...Qe.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[h=0,m=0,g=0]=Sp[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:m,high:g}}),[d=0]=Sp[l]?.(e.all)??[],f=$=>l==="made"?oe($/100):w($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${P} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${mc} of=${p} last=${e.all.deals} label=${Ry(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Ry(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var qy=["bids","trumps","premiums","places","variants"];function Wy(e,t){return e==="trumps"?c`<${ee} trump=${t} /> ${A(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):R(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?me(t):w(Number(t))}function Fy({told:e}){let[t,n]=b("bids"),s=qy.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${P} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${X}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${w(0)}</span><span aria-hidden="true">${oe(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Wy(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Iy} of=${u} /></td>
				<td>${oe(u.made.share)}</td>
				${l?c`<td>${u.bids.of?oe(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${w(u.deals)}</td><td class="spare">${xp(u.points)}</td>
				${i?c`<td class="spare">${u.judged?xp(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Iy({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function zy({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[w(Math.ceil(e.low)),w(Math.floor(e.high))],a={of:e.of,made:w(e.made),n:w(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var Op=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:w(e.made.count)})}</p>`;function Hy({told:e,again:t}){let[n,s]=b(!1),[a,r]=b(""),i=j(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await _y(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(L(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><${x} onclick=${()=>n?i.current=!1:l()}
				say=${o(n?"page.stats.judge.stop":"page.stats.judge.go")} /></p>`:null}`}async function _y({table:e,match:t},n){for(;n.current;){let s=await bs(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var[Ky,Uy]=[400,12],Br=class{#t=null;meant(t){let n=this.#t,a=!(n!==null&&t.timeStamp-n.timeStamp<Ky&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Uy)||t.target===n.target;return this.#t=a?t:{...n,timeStamp:t.timeStamp},a}};function Mp(){k(()=>{let e=new Br;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Jy=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function Tp({onclose:e}){return c`<${q} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Jy.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Dr=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Pr=()=>Dr()?.querySelector('[data-card][tabindex="0"]');function Np(){k(()=>{let e=null,t=null,n=0,s=ci();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??Pr()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Lp(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Rr=class{#t;#e;#n;#s=new Map;constructor(t,n){this.#t=t,this.#e=n,this.#n=Lp("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#t)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#t,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#t)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#t,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#t&&this.#s.delete(t),this.rests!==s&&this.#e()}},Ra=class{ours=!1;#t;#e;#n;#s;#a=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#t=n,this.#e=s,this.#n=Lp(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new Rr(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#p({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t,n){this.ours&&this.#p({said:t,trouble:n})}leave=()=>{this.ours&&(this.#p({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#i()}#p(t){this.#n?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#p({claim:this.#a});this.ours=!1,this.#e()}clearTimeout(this.#l);let r=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#t(s,a)}};var Vy=4e4,Gy=5e3,Yy=15e3,Qy=2e3,qr={first:250,longest:8e3};function Cp(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Cp(n[s],a);return n}var Ep=e=>e instanceof V&&e.status<500&&e.status!==429&&e.status!==401,qa=class{state=B("opening");trouble=B("");refused=B(null);#t;#e;#n=0;#s={};#a=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#p=0;#u=-1/0;#o;constructor(t,n){this.#t=t,this.#e=n,this.#o=new Ra(t,(s,a)=>this.#O(s,a),()=>this.#w(),()=>this.#d()),addEventListener("online",this.#y),addEventListener("offline",this.#h),document.addEventListener("visibilitychange",this.#b),this.#m()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),yi(this.#t,t,n)}hint(){return bi(this.#t)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#i||(this.#c=!0,this.#d())};doubt(){this.state.peek()==="live"&&Date.now()-this.#p>Qy&&this.again()}#w(){this.#d(),this.#n===0&&this.#$()}async#$(){let t=await Ja(this.#t).catch(()=>{});t&&t.seq>this.#n&&this.#O(t)}#d(){this.#l.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#y),removeEventListener("offline",this.#h),document.removeEventListener("visibilitychange",this.#b),this.#o.close(),this.#d()}#y=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{wt(this.#t)||(this.state.value="lost",this.again())};#b=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#m(){for(let t=qr.first;!this.#a;t=Math.min(2*t,qr.longest)){let n=this.#n;try{await this.#v(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(Ep(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=qr.first);let s=this.#c?0:t;this.#c=!1,await this.#g(s)}}#g(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#v(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#f()}async#f(){let{signal:t}=this.#l=new AbortController;try{let n=await Ja(this.#t,t);if(!this.#o.ours)return;this.#k(n),this.#O(n)}catch(n){if(t.aborted)return;if(Ep(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#g(Gy)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Vy),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#p=Date.now(),this.#k();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#S(t){this.#i=!0;let n=wt(this.#t)?0:setTimeout(()=>t.aborted||this.#d(),Yy),s={Accept:"application/x-ndjson"},a=wi(this.#t,this.#n),r=await ni(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#i=!1,this.#p=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw oi(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#k(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#k();t&&(s={...s,...Cp(this.#s,t)});let{table:a,seat:r,muted:i,view:l}=s;this.#s={table:a,seat:r,muted:i,view:l},!(s.seq<=this.#n&&s.event.do!=="present")&&(this.#k(s),this.#j(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#n===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!s&&this.#j(t)}#j(t){this.#n=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};function Bp({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=b(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=eb(e.id,f,t.seq);return c`<${q} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<${x} onclick=${()=>n("tricks")} say=${o("tricks.title")} />
				${a!==void 0&&r&&d.undo!=="never"?c`<${x} onclick=${()=>p({do:"ask",text:"replay"})}
						say=${o(i?"page.do.replay":"page.ask.replay")} />`:null}
				${f?c`<${x} style=${{visibility:$?"visible":"hidden"}} onclick=${()=>p({do:"claim"})}
						say=${o("page.claim")} />`:null}
			</section>
			${a!==void 0&&r?c`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:c`<${x} onclick=${()=>p({do:"ask",text:"pause"})}
							say=${o(i?"page.do.pause":"page.ask.pause")} />`}
					${i?null:c`<${x} onclick=${()=>p({do:"stand"})} say=${o("page.leave")} />`}
					${l?c`<${x} chief onclick=${()=>p({do:"ask",text:"abandon"})} say=${o("page.abandon.sure")} />`:c`<${x} onclick=${()=>u(!0)} say=${o("page.abandon")} />`}
				</section>`:null}
			<${Zy} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<${x} onclick=${()=>n("rules")} say=${o("page.house")} />`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<${x} onclick=${()=>n("keys")} say=${o("page.keys")} />
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<${x} onclick=${()=>U("/")} say=${o("page.home")} />
			</section>
			<${Xy} chairs=${t.table.chairs} />
		</div>
	<//>`}function Zy({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=te();if(!wn||!wt(e)||bt.value||t||n)return null;let r=()=>a(()=>Vi(e));return c`<section><h3>${o("page.here")}</h3>
		<${x} aria-busy=${s} onclick=${r} say=${o("page.bring")} />
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Xy({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${xt(n)}</b> <span class="soft">${on(n)}</span>
					<small class="soft">${rn(n)}</small></li>`)}
		</ul>
	</section>`}function eb(e,t,n){let[s,a]=b(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&vi(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Dp({settings:e,onclose:t}){let[n,s]=b(null);return k(()=>{K(()=>Ee(e,se.value)).then(a=>a&&s(a))},[]),c`<${q} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${io} guide=${n} />`:null}
	<//>`}var tb=700;function nb(e,t){let[n,...s]=e.split(" ");return!t||t.seat!==void 0?!1:n==="play"||n==="lay"?t.kind===n&&s.every(a=>T(t.from).includes(a)):!!t.acts?.includes(e)}var Wa=class{taken=B([]);#t=[];#e=-1/0;ready=()=>Date.now()-this.#e>=tb;hear({event:t,seat:n,view:s}){let a=t.seat===n&&n!==void 0;(t.do==="deal"||t.do==="present"||t.do==="begin")&&(this.#t=this.taken.value=[]);let r=a&&t.do==="act"&&t.acts?.[0]?.startsWith(`${n} `)?t.acts[0].slice(2):"";if(r&&(this.#t=[...this.#t,r],this.taken.value=r===this.next()?this.taken.value.slice(0,-1):[]),!(!a||!t.done||t.do!=="ask"||t.text!=="undo"||!s))for(this.#e=Date.now();this.#t.length>0&&sb(this.#t.at(-1)??"",s);)this.taken.value=[...this.taken.value,this.#t.at(-1)??""],this.#t=this.#t.slice(0,-1)}next(){return this.taken.value.at(-1)??""}now(t){return nb(this.next(),t)?this.next():""}};function sb(e,t){let[n="",s=""]=e.split(" ");return n==="play"?T(t.hand).includes(s)||t.phase!=="play":n==="lay"?t.options?.kind==="lay":t.phase==="lay"||!!t.options?.acts?.includes(e)}var ab=450,ob=1e3,rb=100,Wr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",ib=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),lb=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:i}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...i&&{phrase:i}}),Fa=class{newest=B(null);settled=B({settings:{},host:""});busy=B("");waits=B(0);thinking=B(!1);chosen=B(new Set);advice=B(null);intended=B("");next=B("");wrong=B("");showing=new aa(()=>M.spoken.value?"quick":M.pace.value);view=Zt(()=>this.showing.shown.value?.message.view);talk=Zt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#t.value.filter(a=>!a.remark||a.seq<=s)});current=Zt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});back=new Wa;#t=B([]);#e=B(0);#n="";#s=0;#a=0;#r=!1;#l;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=Ki(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#i(a)};let s=[Dt(()=>this.#b()),Dt(()=>this.#c())];this.#l=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#i(a)}now(){return Date.now()+this.port.ahead()}close(){this.#l(),clearTimeout(this.#a),clearTimeout(this.#s),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#i({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#d(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#c(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#s),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#s=setTimeout(()=>this.wrong.value=n,ob))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#$(t);this.waits.value++;let n=await this.#$(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#n=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#r=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},i=await this.#$({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#n===a&&(this.#n="",(!i||this.#o())&&(this.busy.value="")),i!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Wi();return this.waits.value--,t&&Fi(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#u();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await K(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#u()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Wr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||!this.back.ready()||await this.act({do:"ask",text:"undo"})}async redo(){let t=this.back.now(this.view.peek()?.options);t&&await this.play(t)}#p(t){this.back.hear(t),ib(t)&&(this.next.value="",this.#r=!0),Ie(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?lb(t):t.said;t.talk?this.#t.value=t.talk:n&&(this.#t.value=[...this.#t.value,n].slice(-rb)),this.#w(t),t.event.acts?.includes(this.#n)&&(this.#n=""),!this.#n&&this.#o()&&(this.busy.value=""),this.showing.take(t)}),this.#y(t),this.#h()}#u(){return Wr(this.newest.peek()?.view)}#o(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}#w({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:i,do:l,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&l===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(i,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#$(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#d(s,()=>r)}async#d(t,n){try{let s=await t;return this.#e.value=Math.max(this.#e.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&C(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof si&&(this.#r=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&C(L(s));return}}#y(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=Ss(this.id,n.commit);if(!a)return;let r={id:nn(),do:"entropy",text:a};ri(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#n||!this.#o())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#b(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#m(t,n),(t?.phase!=="play"||!T(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(T(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Wr(this.newest.value?.view)&&this.dismiss()}#m(t,n){let s=T(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#g(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:ab)}#g(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#r||t.options?.seat!==void 0?!1:M.forced.value||T(t.hand).length===1&&!M.spoken.value}};var Pp,Fr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},is={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},cb={card:[Fr],turn:[is],deal:[0,.07,.14,.21].map(e=>({...Fr,at:e,gain:.07})),trick:[{...Fr,hertz:700,seconds:.16,gain:.09}],made:[is,{...is,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...is,at:.13*t,hertz:e,seconds:.7})),lost:[{...is,hertz:246.94,seconds:.4,gain:.04}]},Rp=e=>(e.played??[]).reduce((t,n)=>t+T(n).length,0);function qp(e,t){if(!e||!t)return[];let n=[];if($t(e,t)?Rp(t)>Rp(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Ir(e){if(!(!M.sound.peek()||document.hidden)){Pp??=new AudioContext;for(let t of cb[e])ub(Pp,t)}}function ub(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}function Wp({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=ln(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${xs} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function Fp(e){let{message:t,settings:n}=e,s=t.table.match>0?Hn(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${pb} ...${e} />`}function pb({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=ln(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(S=>S.player===n)?.name:void 0,$=l.match>0,h=j(void 0),m=j(Promise.resolve(!0)),g=async S=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:S}))},y=()=>m.current=m.current.then(async()=>{let S=await p.keep(),O=I.peek()?.name;return!S||!d||O===(h.current??fb(d.name))?S:(h.current=O,await r({do:"name"}),!0)}),v=async()=>await y()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${xl} variant=${t.variant??e.view?.variant??""} table=${li.value[1]??""} />
					<${xs} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((S,O)=>{if(S===d){let N=l.chairs.every(E=>E===d||E.bot);return c`<${hb} key=${O} chair=${S} name=${p} alone=${N} onname=${y} ondo=${r} />`}return c`<${mb} key=${O} chair=${S} seat=${O} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${db} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${Bs} />`:null}
		${n===s?c`<${gb} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${$b(l.chairs,s)}</p>
						<${x} plain disabled=${a} onclick=${()=>r({do:"unready"})} say=${o("page.unready")} /></div>`:c`<${x} chief disabled=${a} onclick=${v} say=${o($?"page.again":"page.ready")} />`:null}
	</div>`}function db({settings:e}){let{value:t}=we(()=>Ee(e,se.value),se.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var fb=e=>I.peek()?.name===e?e:e?.replace(/ \d$/,"");function $b(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:D(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(xt))})}function hb({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${ks} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<${x} plain onclick=${()=>a({do:"stand"})} say=${o("page.stand")} />
	</li>`}function mb({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),on(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${xt(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${rn(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<${x} plain onclick=${()=>a(t)} say=${o("page.sit")} />`:null}
		${!i&&n?c`<${yb} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<${x} plain onclick=${()=>r({do:"remove",seat:t})} say=${o("page.chair.clear")} />
					<${x} plain onclick=${()=>r({do:"ban",text:i,on:!0})} say=${o("page.ban")} />`:null}
	</li>`}function gb({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<${x} plain onclick=${()=>n({do:"lock",on:!e})} say=${o(e?"page.unlock":"page.lock")} />
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function yb({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!us.includes(e)?[e,...us]:us,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}var Ip=1e4;function bb({rest:e}){let t=e[0]??"",n=Os(t);return n?c`<${wb} to=${n} />`:c`<${vb} key=${t} id=${t} />`}function wb({to:e}){return k(()=>U(`/t/${e}`,{replace:!0}),[e]),null}function vb({id:e}){let t=ye(()=>new Fa(e,(a,r)=>new qa(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${kb} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=kn.value&&!wt(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${_o} unsent=${t.unsent} />
		</div></main>`}return c`<${xb} table=${t} />`}function kb({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${L(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function xb({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=Re(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=W(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),k(()=>{wt(e.id)&&l==="playing"&&El()},[l==="playing"]),Ib(e,n),Np(),Mp(),k(()=>Kn.clear(),[r?.deal,r?.game]),Pb(u.some(Fe=>Fe.until!==void 0)),Rb(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",y=qt(h,r?.phase),v=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,S=()=>c`<${gc} table=${e.id} names=${p} about=${Gs(h,$)} view=${r} />`,O=qb(e,s)&&r!==void 0&&!g;Fb(e,s,O,!g&&r?.phase!==void 0&&!v);let N=e.busy.value!==""||e.waits.value>0||e.thinking.value,E={table:e,message:s,names:p,variant:h,laid:y},F=e.advice.value?"hinted":"";return c`<${ht.Provider} value=${be(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${N} data-stage=${l} data-phase=${r?.phase??""}>
		${M.spoken.value?c`<${Mu} table=${e} variant=${h} />`:null}
		<${Tb} table=${e} message=${s} panel=${t} onpanel=${n} beside=${O} />
		<${Xc} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?fe(r):0} ${v?"sheeted":""} ${F}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${Eb} ...${E} />`:null}
				<${Ab} table=${e} variant=${h} />
				<${Sb} ...${E} full=${a} waiting=${g} between=${v} />
				${r&&!g&&i===void 0?c`<${Ob} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class=${`side ${O?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${S()}</div>
						${O?c`<${zp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${jb} ...${E} panel=${t} onpanel=${n} scores=${S} />
		</main><//>`}function Sb({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${Fp} id=${e.id} message=${t} settings=${h} host=${m} me=${I.value?.id??""}
				ondo=${zr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${Mt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Lb(e,t,n)} pending=${Mb(e.busy.value)}
		unsent=${$a(e.unsent).some(h=>h.command.do==="act")}
		said=${l?void 0:Wb(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${cl} view=${u} names=${n} />
		<${dc} view=${u} names=${n} lies=${r!==null} />
		${l?c`<${Sc} ...${$} />`:c`<${Nb} ...${$} />`}
	<//>`}var Ob=({table:e,message:t})=>c`<${Wp} message=${t} busy=${e.waits.value>0} ondo=${zr(e)} />`;function jb({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${q} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${st} view=${i} names=${n} />`,fe(i)>3);case"last":return i&&u("page.lasttrick",c`<${st} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${zp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${Dp} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${Tp} onclose=${l} />`;case"more":return c`<${Bp} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function Ab({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=T(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(i=>e.chosen.value.has(i));return c`<${na} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${pn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?_p()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function zp({table:e,message:t}){let n=a=>zr(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Mc} talk=${e.talk.value} me=${I.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var zr=e=>async t=>{let n=I.value===null;if(await K(()=>vs(o("page.guest"))))return n&&e.port.again(),e.act(t)},Mb=e=>e.startsWith("play ")?e.slice(5):null;function Tb({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=b(e.newest.peek()?.seq??0),u=e.talk.value.filter(m=>m.seq>i&&m.by!==I.value?.id).length,p=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&l(m=>Math.max(m,p))},[n,p]);let{variant:d="standard",rules:f,day:$,from:h}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${ot} trump=${ut(r)} unsure=${!r.trump} />`:null}
			<h1>${o(`variant.${d}`)}</h1>
			${f&&!$?c`<span class="soft">${o("page.house")}</span>`:null}
			${r&&r.phase!==void 0?c`<span class="soft">${$||h?o("game.once",{what:$?"day":"other"}):o("page.deal",{deal:r.deal+1,game:r.game+1})}</span>`:null}
		</div>
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>s("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>s("tricks")}>${o("page.tricks")}</button>
			<button type="button" class=${`button plain ${a?"talker":""}`} onclick=${()=>s("talk")}>
				${o("page.talk")}${u?c` <span class="unread">${u}</span>`:null}
			</button>
			<${x} plain onclick=${()=>s("more")} say=${o("page.more")} />
		</nav>
	</header>`}var yn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Nb({table:e,message:t,names:n,variant:s}){let a=t.view,r=yn(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=ia({...a,options:r},n,l,u,ti.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=$a(e.unsent).some(O=>O.command.do==="act"),$=f?o("page.unsent.act"):d?o("page.tap.again"):p,h=O=>e.lay(O),m=O=>e.play(O),g=O=>r&&O.stopPropagation(),y=e.advice.value?.advice.act,v={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],S=`asking ${r?"asked":""} ${v}`;return c`<section class=${S} aria-label=${o("page.yours")} onclick=${g}>
		<${Bo} table=${e} message=${t} names=${n} />
		<p class="ask" role=${M.spoken.value?void 0:"status"}>${$}</p>
		${r?.kind==="lay"?c`<${hn} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} waits=${f}
				onlay=${h} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${ca} options=${r} variant=${s} busy=${i} onact=${m} best=${y} />`:null}
		${r?.kind==="name"?c`<${ua} options=${r} busy=${i} onact=${m} best=${y} />`:null}
	</section>`}function Hp(e,t){let n=t.view,s=yn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(T(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return C(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return C(la(s));e.play(`play ${p}`)}},u=r?_n(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function Lb(e,t,n){let s=t.view,a=en(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=Hp(e,t),d=yn(e,t)?.seat===a,f=c`<${it} cards=${de(T(r),J,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function Eb({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=yn(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:m,onpick:g,onplay:y}=Hp(e,t),v=ds(r,i).filter(E=>`play ${E}`!==l),S=e.showing.shown.value?.full,O=jn(r,s).join(" "),N=p&&M.values.value&&u?.worth?Pe(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${rt} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${S?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ae(r.aside)}</p>`:null}
			${O?c`<p class="keeping">${O}</p>`:null}
		</div>
		<${Db} table=${e} message=${t} variant=${s} />
		<${it} cards=${v} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:m} values=${N} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${f?()=>C(o("page.dummy.turn")):y} />
	</section>`}function Cb({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Bb({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Db({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Bb(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!yn(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Cb(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.takeBack()}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`,$=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=e.back.taken.value.length>0&&e.back.now(yn(e,t))?c`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${l} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return c`<div class="tools">${s?p:null}${$?f:null}${h}</div>`}function Pb(e){let[,t]=b(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Rb(e,t){let n=j(e);k(()=>{for(let s of qp(n.current,e))Ir(s);n.current=e},[e]),k(()=>{t&&Ir("trick")},[t])}var qb=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Wb=(e,t)=>Ac(e.talk.value,{me:I.value?.id??"",muted:t.muted??[],since:e.now()-Ip});function Fb(e,t,n,s){let a=e.talk.value.at(-1);k(()=>{if(!(a&&e.now()-a.at<Ip)||M.spoken.peek()||a.by===I.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${Jt(a)}`;C(i,s&&a.seat>=0)},[a?.seq])}var _p=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Ib(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...Dr()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=ra(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Pr()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||_p()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Kd as Bids,uf as Choices,Mf as Create,Qf as Daily,vh as Endings,_h as Learn,Rg as Pads,Kg as Problems,Kf as Records,ah as Replay,oy as Report,rd as Rules,My as Slips,Ty as Statistics,bb as Table};
