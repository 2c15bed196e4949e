import{$ as Jt,$a as si,$b as Di,A as o,Aa as Qr,Ab as xi,B as H,Bb as Si,C as w,Ca as Zr,Cb as Oi,D as V,Da as Gt,Db as ji,E as se,Ea as Xr,Eb as Tt,F as D,Fa as E,Fb as Ai,G as ve,Ga as A,Gb as ps,H as zr,Ha as dt,Hb as Fa,Hc as Ji,I as M,Ia as os,Ib as za,J as Hr,Ja as rs,Jb as I,Ka as _,Kb as $n,L as ts,La as X,Lb as Mi,M as T,Mb as Ti,N as ie,Na as P,O as _e,Oa as Q,Ob as Ni,P as U,Pa as B,Pb as ds,Q as ns,Qa as ce,Qb as Ei,R as _r,Ra as oe,Rb as ft,S as ue,Sa as le,Sb as Ee,T as Kt,Tb as Yt,U as st,Ua as is,Ub as Qt,V as ge,Va as ei,Vb as Zt,W as pe,Wa as ti,Wb as fs,X as Ut,Xa as fe,Xb as $s,Y as de,Ya as ni,Yb as Li,Z as at,Za as K,Zb as Ci,_ as ot,_b as hs,a as Xn,aa as qa,ab as ai,ac as ms,ba as rt,bb as Ae,bc as Nt,c as Ra,ca as ss,cb as Wa,cc as q,d as pn,da as Kr,db as oi,dc as Bi,e as Pr,ea as Ne,eb as ri,ec as Ri,fa as it,fb as ii,fc as Pi,g as y,ga as Ur,gb as li,gc as qi,h as k,ha as dn,hb as ci,hc as be,i as he,ia as Mt,ib as Ia,ic as hn,j as O,ja as lt,jb as ui,jc as Wi,k as me,ka as ct,kb as pi,kc as ke,l as qr,la as ae,lb as di,m as Be,mb as fi,mc as $t,n as C,na as ne,nb as ls,o as _t,oa as Jr,ob as $i,p as At,pa as as,pb as hi,pc as Re,q as c,qb as mi,qc as Ii,r as Wr,rb as gi,rc as Et,s as es,sa as Gr,sb as bi,sc as Fi,t as Ir,tb as yi,tc as zi,u as Pa,ua as fn,ub as wi,uc as Hi,v as te,va as ut,vb as vi,vc as _i,wa as pt,wb as cs,xa as Vr,xb as Vt,xc as Ki,ya as J,yb as us,z as Fr,za as Yr,zb as ki,zc as Ui}from"./chunk.js";var Xt,Gi=Ri("ninetynine","records");async function Vi(e){Xt=e;try{await Gi("readwrite",t=>t.put(e,"mine"))}catch{}}async function Pe(){if(Xt)return Xt;try{Xt=await Gi("readonly",e=>e.get("mine"))}catch{Xt=void 0}return Xt}async function gs(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}var xe=1200,Ke=["bid","premium","trump","play"],Yi=e=>e.bid+e.premium+e.trump+e.play;function bs(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/xe*n),l=(i-a)/n;return a=i,l||0})}function _a(e,t,n){let s={you:n?"yes":"no",name:t};if(Yi(e)===0)return o("page.report.clean",s);let a=bs(Ke.map(l=>e[l]),0),r=a.reduce((l,u)=>l+u,0);if(r===0)return o("page.report.little",s);let i=Ke.flatMap((l,u)=>{let p=a[u]??0;return p?[o(`page.report.part.${l}`,{all:p===r?"yes":"no",n:w(p)})]:[]});return o("page.report.line",{...s,n:r,parts:i.join(", ")})}var qe=e=>e.judged<e.of||e.rough>0;function Ka(e,t,n,s){if(!qe(e))return _a(t,n,s);let a=Math.round(Yi(t)/xe);return a===0?o("page.report.coming"):o("page.report.counting",{you:s?"yes":"no",name:n,n:a})}var Qi=(e,t)=>e&&!qe(e)?e.deals[0]?.squares?.[t]??"":"";function Lt(e,t,n){let[s,a]=y({});return k(()=>{let r=!0,i=async()=>{for await(let l of Ua(e,t,n,()=>r))a({told:l})};return a({}),os(i,l=>a(u=>({...u,wrong:A(l)})),()=>r),()=>{r=!1}},[e,t,n]),s}async function*Ua(e,t,n,s){for(;s();){let a=await Wp(e,t,n);if(!s()||(yield a,!qe(a)))return;await new Promise(r=>setTimeout(r,500))}}var Ha=new Map;async function Wp(e,t,n){if(e==="mine"){let r=await Pe();return ki(r?.bytes??new Blob,t,n??0)}let s=`${e} ${t} ${n}`,a=Ha.get(s)??us(e,t,n).finally(()=>Ha.delete(s));return Ha.set(s,a),a}function ys({seat:e,table:t}){let n=t.stage==="waiting";return e!==void 0&&(n||t.open&&t.chairs.filter(s=>s.player).length===1)}function Zi({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=Lt(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=a&&i?Ka(a,i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status" aria-busy=${!a||qe(a)}>
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}var[Ip,Fp]=[800,2600];function Xi({from:e=0,to:t}){let n=e!==t&&!ts()&&!document.hidden,[s,a]=y(n?e:t),r=O(0);return k(()=>{if(!n)return;let i=0,l=new AbortController,u=()=>(l.abort(),cancelAnimationFrame(i),a(t)),p=d=>{r.current||=d;let f=Math.min(1,(d-r.current)/Ip);a(Math.round(e+(t-e)*(1-(1-f)**3))),f<1&&(i=requestAnimationFrame(p))};for(let d of["pointerdown","keydown"])addEventListener(d,u,{capture:!0,signal:l.signal});return i=requestAnimationFrame(p),()=>(l.abort(),cancelAnimationFrame(i))},[]),s===t?c`${w(t)}`:c`<span class="counted">
		<span class="end">${w(t)}</span><span aria-hidden="true">${w(s)}</span>
	</span>`}function el(e,t,n){let{closed:s,points:a=[],made:r=[],seat:i=-1}=e;return n?"match":s?"game":a.includes(99)?"best":r[i]&&e.premium?.[i]?"premium":t>1&&r.slice(0,t).every(Boolean)?"all":r[i]?"made":""}var zp=["premium","best","game","match"];function tl({what:e}){if(!e)return null;let t=[..."♣♦♥♠"].map(n=>c`<span key=${n}>${n}</span>`);return c`<p class="stamp" data-what=${e} aria-hidden="true"><span>${o(`page.stamp.${e}`)}</span></p>
		${zp.includes(e)?c`<p class="flourish" data-what=${e} aria-hidden="true">${t}</p>`:null}`}function Hp(e,t){return!t||!e||!it(e,t)||t.phase==="over"?[]:(t.premium??[]).map((s,a)=>({seat:a,offer:s})).filter(({seat:s,offer:a})=>a!==""&&!e.premium?.[s])}function nl({view:e,names:t}){let n=O(void 0),[s,a]=y([]),r=`${e.game} ${e.deal} ${e.phase} ${e.premium?.join()}`;k(()=>{let l=Hp(n.current,e);if(n.current=e,a(l),!l.length)return;let u=setTimeout(()=>a([]),Fp);return()=>clearTimeout(u)},[r]);let i=({seat:l,offer:u})=>{let[p="",d=""]=u.split(" "),f={name:t[l]??"",you:l===e.seat?"yes":"no",level:p,n:d&&` ${d}`};return c`<span key=${l}>${o("page.announced",f)}</span>`};return c`<p class="announced" role=${M.spoken.value?void 0:"status"}>${s.map(i)}</p>`}function Z({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var j=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),F=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:w(0),b:w(Ga(t))}):w(e);function gn(e,t){let n=Kr(e,t);if(!n||!t)return[];let[,s]=(e.premium?.[e.seat??-1]??"").split(" "),a=o(n.length?"page.keeping":"page.keeping.lost",{n:t.aside,bid:_p(n)});return s===void 0?[a]:[o("page.keeping.said",{said:Number(s)}),a]}function _p(e){let t=e.filter(n=>!e.includes(n+1));return e.filter(n=>!e.includes(n-1)).map((n,s)=>{let a=t[s]??n;return n===a?w(n):`${w(n)}–${w(a)}`}).join(", ")}var Ga=e=>e.hand-e.aside;function R(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var al=(e,t,n)=>t===(n??e.seat)?"yes":"no";function ol(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function We({view:e,names:t,variant:n,me:s,untitled:a=!1,fresh:r=!1,crowned:i=!1}){let l=t.map(($,h)=>h).slice(0,e.points?.length??0),u=e.parts;if(!u||!e.points)return null;let p=$=>{let h=u[$]??[];return h.every(m=>m===0)?null:c`<${Ja} key=${$} label=${o(`page.sheet.for.${$}`)} points=${h} class=${`for-${$}`} />`},d=Va(e,t,n,s),f=d.length<3?d.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:j(e.trump)})} <${Z} trump=${e.trump??""} />
				</h2>`}
		<${Q}><table class="book account" data-hands=${l.length}>
			<thead><tr><td></td>${l.map($=>c`<th key=${$} scope="col">${t[$]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Kp} view=${e} seats=${l} variant=${n} />
			</tbody>
			<tbody class="sum">${p("tricks")}${p("contract")}${p("premium")}${p("vulnerable")}</tbody>
			<tfoot>
				<${Ja} label=${o("page.sheet.deal")} points=${e.points} class="total" plain fresh=${r} />
				<${Ja} label=${o("page.sheet.total")} points=${e.totals} plain fresh=${r} from=${Up(e)} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${f?c`<p>${f}</p>`:null}
			${Qa(e,t,s,i).map(([$,h])=>c`<p key=${$} class=${h?"won":""}>${$}</p>`)}
			<${Vp} view=${e} />
		</div>
	</section>`}function Kp({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${Gp} view=${e} seat=${u} />`,r=u=>{let p=ol(e,u).bid;return p===void 0?"–":F(p,n)},i=u=>e.premium?.[u]?R(e.premium[u]):"",l=u=>c`<${Jp} made=${e.made?.[u]??!1} />`;return c`<${mn} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${mn} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${mn} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${mn} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${mn} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function mn({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}var Up=e=>e.totals.map((t,n)=>t-(e.points?.[n]??0));function Ja({label:e,points:t,plain:n=!1,class:s="",fresh:a=!1,from:r=[]}){let i=(l,u)=>a?c`<${Xi} from=${r[u]??0} to=${l} />`:w(l);return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((l,u)=>c`<td key=${u}>${l===0&&!n?"–":i(l,u)}</td>`)}
	</tr>`}var Jp=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Gp({view:e,seat:t}){let{aside:n}=ol(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class=${e.made?.[t]?"minis fanned":"minis"}>${ne(n)}</span>`}function Va(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),f=a[i]??0,$={name:t[i],level:p,n:d&&` ${d}`,you:al(e,i,s)};if(f<0)return[o("page.premium.failed",{...$,points:V(f),loss:"own"})];let h=n?.offers[p==="reveal"?"reveal":"declare"],m=r.length>1?h:l?f:Math.max(...a);if(!m)return[];let g=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...$,points:V(m),loss:g})]})}function Ya(e){let t=e.why;if(!t?.next)return"";let n=j(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),rotation:()=>o("next.rotation",{kind:s,trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Vp({view:e}){let t=Ya(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${Z} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function sl(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?al(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:D(t.map(u=>n[u]??"")),you:l,game:r})}function Qa(e,t,n,s=!1){let a=[],{closed:r,end:i}=e,l=i&&!i.cut&&r?.game===0;return r&&(a.push([sl("game",r.winners,t,e,n,r.game+1),!0]),r.bonus.forEach((u,p)=>{u&&a.push([o("bonus",{name:t[p],bonus:u,total:(r.totals[p]??0)+u}),!1])})),!i||l?a:i.cut?e.deal?[...a,[o("end.cut"),!1]]:a:(s||a.push([sl("rubber",i.winners,t,e,n),!0]),i.rubber?.forEach((u,p)=>{u&&a.push([o("bonus.rubber",{name:t[p],bonus:u}),!1])}),a.push([o("end.totals",{totals:D(i.totals.map((u,p)=>`${t[p]} ${w(u)}`))}),!1]),a)}function bn(e,t,n,{day:s,from:a}){if(!e||a)return"";let r=e.length===1&&e[0]===n?"yes":"no",i={names:D(e.map(l=>t[l]??"")),n:e.length,you:r};return o(s?"daily.most":"page.winner",i)}function Je(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Je(e)});let{rank:n,suit:s}=dn(e);return Mt(n)+ll(s)}function Ct(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Je(s)).join(" "):t==="name"?j(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var rl=.5,vs=5,Xa=2,il=(e,t,n)=>e>t+Xa||e>t&&e-t>=2*n,Ue=e=>Math.round(e*100),wn=e=>w(Math.abs(e),1),yn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Yp=2,ht=e=>Math.round(e.gap*10)<=Math.max(Math.round(e.gapError*10),Yp)?"close":"behind",Ge=e=>e.filter(({kind:t})=>H(`why.${t}`)).map(({kind:t,card:n,than:s,suit:a="",n:r=0,m:i=0})=>o(`why.${t}`,{card:n?Je(n):"",than:s?Je(s):"",suit:ll(a),n:r,m:i})),ll=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function ks(e,t,n=Ct){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Ge(e.why??[]);return e.bids?[...Qp(e,t,n).map(yn),...r]:e.phase==="offer"?Zp(e.choices,s,a,n).map(yn):[...r,...Xp(e,s,a,n).map(yn)]}function cl({phase:e,act:t,better:n,chance:s,betterChance:a,why:r,lost:i}){let[l,u]=[Ue(s),Ue(a)],p=r.some(d=>d.kind==="lost")||l+u===0;return e==="offer"&&t==="pass"?o("page.report.chance",{how:"premium",a:l,b:u}):il(u,l,i/xe)?o("page.report.chance",{how:"more",a:l,b:u}):e==="offer"&&n==="pass"?o("page.report.chance",{how:"unpaid",a:l,b:u}):p||e==="offer"?"":o("page.report.chance",{how:l>u+Xa?"less":"same",a:l,b:u})}var ul=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function pl(e){let t=ul(e);return t&&ht(t)==="close"?t:void 0}function Qp(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=ul(e),i=r?ht(r):"only",l=(e.bids??[]).reduce((g,b)=>b.chance>g.chance?b:g),u=Ue(l.chance)<vs,p=!u&&Ue(s.chance)<vs,d={bid:F(s.tricks,t),a:Ue(s.chance)},f=u?[o("page.why.spoil",{bid:F(l.tricks,t),a:Ue(l.chance)})]:[];f.push(o("page.why.bid",{how:p?"spoil":i,...d})),a&&r&&f.push(o("page.why.bids",{how:i,second:F(a.tricks,t),gap:wn(r.gap)}));let $=s.premiums?.find(g=>g.offer==="pass"),h=(s.premiums??[]).filter(g=>g.offer!=="pass").toSorted((g,b)=>b.points-g.points),m=$&&h[0]?h[0].points-$.points:0;return $&&h[0]&&f.splice(m>rl?1:f.length,0,Za(n(h[0].offer),m,rl)),f}var Za=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:wn(t)});function Zp(e,t,n,s){let a=o("page.why.chance",{a:Ue(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[Za(s(n.act),-n.gap,n.gapError),a]:r?[Za(s(t.act),r.gap,r.gapError),a]:[ws(t,n,s),a]}function Xp({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ue(s.chance),b:Ue(a.chance)},l=e.every(p=>ht(p)==="close");if(t==="lost")return[l?o("page.why.even"):ws(s,a,r)];if(l)return[o("page.why.even"),o("page.why.chance",i)];if(n==="name"||ht(a)!=="behind")return[ws(s,a,r),o("page.why.chance",i)];let u=il(i.a,i.b,a.gap)?"more":i.a<i.b-Xa?"less":"same";return[o(`page.why.${u}`,i),ws(s,a,r)]}var ws=(e,t,n)=>o("page.why.margin",{how:ht(t),act:n(e.act),second:n(t.act),gap:wn(t.gap)});function dl({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?w(a):o("guide.or",{a:w(a),b:w(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function fl(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":ht(s);return o("page.hint.did",{how:a,name:n,act:Ct(t),gap:wn(s.gap),error:wn(s.gapError)})}function ed({rest:e}){let[t]=e;return t?c`<${ad} key=${t} id=${t} />`:c`<${td} />`}function mt(e,...t){let[n,s]=y({});return k(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:A(r)})),()=>{a=!1}},t),n}function td(){let{value:e=[],wrong:t}=mt(si);return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${Bi(e).map(([n,s])=>c`<section key=${n}><h2>${o("page.players",{n})}</h2>
					<ul>${s.map(a=>c`<${nd} key=${a.id} variant=${a} />`)}</ul>
				</section>`)}
		</div>
		${e.length?c`<p class="small soft history">${o("page.rules.history")}</p>`:null}
	</main>`}var nd=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${sd(e)}</b><span class="soft">${H(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,sd=e=>H(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function ad({id:e}){let{value:t,wrong:n}=mt(()=>Ae({variant:e},te.value),e,te.value);return k(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${eo} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var od={bid:/^(history|aside|worth|score\.exact|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function eo({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>od[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${rd} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${z(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
				${e.house?null:c`<a class="button plain" href=${`/deal?variant=${e.rules.id}`}>${o("page.slips.from")}</a>`}
			</p>
		</div>
		<${cd} rules=${e.rules} />
		<${ld} notes=${r} guide=${e} />`}function rd({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function z(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function id({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function ld({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${id(s)}</span>
			</li>`)}</ol>
	</footer>`}function cd({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${Z} trump=${u} /><span class="unseen">${j(u)}</span></th>`)}</tr></thead>
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
					<tbody>${to(s).map(([u,p,d])=>{let f=u===p?w(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:f,n:p})}</th>
							<td><span class="nowrap"><${Z} trump=${d} /> ${j(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function to(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function en({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${$l} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?j(n[0]):R(e)}</span>`}var $l=({cards:e})=>c`<span class="act">${ne(e)}</span>`,ye=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,xs=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,vn=e=>V(Math.round(e*10)/10||0,1),no=2;function tn({advice:e,variant:t,done:n,open:s=!1,children:a}){let r=e.player===Pa,i=ks(e,t),l=n?fl(e,n.act,n.name):"",u=o(r?"page.hint.says":"page.hint.says.untrained");return k(()=>{let p=[...i.slice(0,no),`${u} ${Ct(e.act)}.`,l];E(p.filter(Boolean).join(" "),!0)},[e]),c`<div class="advice">
		<div class="advised">
			<p class="why">${z(i.slice(0,no).join(" "))}</p>
			<p class="verdict"><${ye} /><span>
				<span class=${r?"says":""}>${u}</span>${" "}
				<${en} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${xs} /><span>${z(l)}</span></p>`:null}
		</div>
		${a}
		<${pd} advice=${e} variant=${t} done=${n} open=${s}
			more=${i.slice(no).join(" ")} />
	</div>`}function ud({bids:e,player:t,variant:n,hand:s,trump:a,dealer:r,seat:i},l){if(!e||!l||l.trump.by!=="success"||t!==Pa)return null;let u={variant:n,hand:s,trump:a,dealer:String(r),seat:String(i)};return c`<p class="small"><a href=${`/bids?${new URLSearchParams(u)}`}>${o("page.bids.all")}</a></p>`}function pd({advice:e,variant:t,done:n,open:s,more:a}){let r=dl(e);return c`<details class="figures" open=${s}>
		<summary>${o("page.hint.figures")}</summary>
		<${Q}>
			${a?c`<p>${z(a)}</p>`:null}
			${r?c`<p class="small soft">${r}</p>`:null}
			${e.bids?c`<${hd} advice=${e} variant=${t} done=${n} />`:c`<${dd} advice=${e} done=${n} />`}
			${ud(e,t)}
			<p class="small soft">${o("page.hint.relative")} ${o("page.hint.worlds",{n:e.worlds})}</p>
		<//>
	</details>`}var Ss=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${ye} />`:null}${t?c`<${xs} />`:null}</span>${n}
</span></th>`;function hl({choice:e,best:t,whole:n}){let s=e&&!t&&ht(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:w(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function dd({advice:e,done:t}){return c`<${Q}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${Ss} best=${s===0} done=${n.act===t?.act}><${en} act=${n.act} /><//>
				<td>${se(n.chance)}</td>
				<td class="whole">${vn(n.points)}</td>
				<${hl} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function fd(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function $d({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?vn(s.points-n.points):"–"}function hd({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${Q}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${R(r)}</th>`)}</tr></thead>
		<tbody>${fd(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${Ss} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${F(r.tricks,t)}</b><${$l} cards=${r.cards} />
				<//>
				<td>${se(r.chance)}</td>
				<td>${vn(r.points)}</td>
				<${hl} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${$d(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}var yl=e=>e.split(" ")[0]??"",wl=(e,t)=>e.premiums?.find(n=>yl(n.offer)===t),md=e=>(e.bids?.[0]?.premiums??[]).map(t=>yl(t.offer));function so(e,t){return t==="chance"?e.chance:t==="points"||t==="bid"?e.sampled:wl(e,t)?.sampled??-1/0}function gd(e,{by:t,up:n}){let s=new Map;for(let u of e.choices)s.set(u.bid??0,[...s.get(u.bid??0)??[],u]);let a=u=>Number(u.played??!1),r=(u,p)=>a(p)-a(u)||so(p,t)-so(u,t)||p.sampled-u.sampled,i=[...s].map(([u,p])=>({tricks:u,ways:p.toSorted(r)})),l=({tricks:u,ways:[p]})=>t==="bid"?u:p?so(p,t):0;return i.toSorted((u,p)=>(l(p)-l(u)||u.tricks-p.tricks)*(n?-1:1))}var vl=e=>e.choices.every(t=>Math.round(t.chance*100)<vs);function Os({by:e,text:t,order:n,onorder:s,class:a}){let r=n.by===e,i=e==="bid",l=n.up?"ascending":"descending";return c`<th scope="col" class=${a} aria-sort=${r?l:void 0}>
		<button type="button" class="sort" onclick=${()=>s({by:e,up:r?!n.up:i})}>
			${t}<span aria-hidden="true">${r?n.up?"↑":"↓":""}</span>
		</button>
	</th>`}var ml=(e,t=!0)=>`${t?"":"≈ "}${V(Math.round(e)||0,0)}`;function gl({way:e,offers:t}){let n=e.played??!1,s=Math.max(...(e.premiums??[]).map(r=>r.sampled)),a=`${n?"":"≈ "}${se(e.chance)}`;return c`<td class=${t.length>0?"spare":""} data-estimate=${n?void 0:""}>${a}</td>
		<td class=${t.length>0?"whole":""}>${ml(e.sampled,n)}</td>
		${t.map(r=>{let i=wl(e,r);return c`<td key=${r} class=${i&&i.sampled===s?"offered top":"offered"}>
				${i?c`<b>${ml(i.sampled)}</b> <small>${se(i.chance)}</small>`:"–"}
			</td>`})}`}var bl=({act:e})=>c`<span class="act">${ne(e.replace(/^lay /,""))}</span>`;function bd({total:{tricks:e,ways:t},best:n,offers:s,variant:a}){let[r,i]=y(!1),[l,...u]=t;if(!l)return null;let p=F(e,a),d=t.some(f=>f.act===n);return c`<tbody class=${r?"open":""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${d?c`<${ye} />`:null}</span>
				<b data-long=${p.length>2?"":void 0}>${p}</b>
				<${bl} act=${l.act} />
			</span></th>
			<${gl} way=${l} offers=${s} />
			<td class="fold">${u.length===0?null:c`<button type="button" aria-expanded=${r}
				aria-label=${o("page.bids.fold",{bid:p,n:t.length})} onclick=${()=>i(!r)}>
				<span aria-hidden="true">${w(t.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${r?u.map(f=>c`<tr key=${f.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${f.act===n?c`<${ye} />`:null}</span>
				<b></b><${bl} act=${f.act} />
			</span></th>
			<${gl} way=${f} offers=${s} />
			<td></td>
		</tr>`):null}
	</tbody>`}var yd=5;function kl(e,t){let n=e/Math.max(yd*t,1);return n<.75?n:1-.25*Math.exp(3-4*n)}function xl({advice:e,variant:t,order:n,onorder:s}){let a=md(e),r=me(()=>gd(e,n),[e,n.by,n.up]),i={order:n,onorder:s};return c`<${Q}><table class="book choices bids ways">
		<caption class="unseen">${o("page.nav.bids")}</caption>
		<thead><tr>
			<${Os} by="bid" text=${o("col.bid")} ...${i} />
			<${Os} by="chance" text=${o("page.hint.chance")} class=${a.length>0?"spare":""} ...${i} />
			<${Os} by="points" text=${o("page.hint.points")} class=${a.length>0?"whole":""} ...${i} />
			${a.map(l=>c`<${Os} key=${l} by=${l} text=${R(l)} ...${i} />`)}
			<th scope="col">${o("page.bids.ways")}</th>
		</tr></thead>
		${r.map(l=>c`<${bd} key=${l.tricks} total=${l} best=${e.act} offers=${a} variant=${t} />`)}
	</table><//>`}var wd=["variant","hand","trump","up","offer","dealer","seat","totals","played","sort"];function vd(e,t){let n=new URLSearchParams;for(let s of wd){let a=s in t?t[s]:e.get(s)??void 0;a&&n.set(s,a)}return`/bids?${n.toString().replaceAll("%2C",",")}`}var kd=e=>e&&/^\d+$/.test(e)?Number(e):void 0;function xd(e){let t=l=>e.get(l)||void 0,[n,s,a]=["dealer","seat","played"].map(l=>kd(e.get(l))),r=e.get("totals")?.split(",").map(Number).map(l=>Number.isInteger(l)?l:0),i={variant:t("variant")??"standard",hand:t("hand"),trump:t("trump"),up:t("up"),offer:t("offer"),dealer:n,seat:s,totals:r,played:a};return JSON.parse(JSON.stringify(i))}var oo=e=>[...U].map(t=>e.ranks.split(" ").map(n=>n+t));function Sd(e){let t=[...oo(e).flat(),...e.joker?["joker"]:[]];for(let r=t.length-1;r>0;r--){let i=(crypto.getRandomValues(new Uint32Array(1))[0]??0)%(r+1);[t[r],t[i]]=[t[i]??"",t[r]??""]}let n=t.length===e.seats*e.hand,s=js(e)?t[n?t.length-1:e.hand]??"":"";return{hand:t.slice(0,e.hand).map(r=>r==="joker"?s:r).join(" "),up:s}}var js=e=>e.trump.by==="turnup",Od=({order:e})=>e.includes("offer")&&e.indexOf("offer")<e.indexOf("lay");function jd({variant:e,hand:t,onhand:n}){let s=oo(e),[a,r]=y([0,0]),i=O(null),l=t.length>=e.hand,u=$=>{t.includes($)?n(t.filter(h=>h!==$)):l?E(o("page.bids.full",{n:e.hand})):n([...t,$])},p=$=>{let[h=0,m=0]=a,g={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[$.key];if(!g)return;$.preventDefault();let b=[(h+g[0]+s.length)%s.length,m+g[1]],v=s[b[0]??0]?.length??1;b[1]=((b[1]??0)+v)%v,r(b),i.current?.querySelector(`[data-at="${b.join()}"]`)?.focus()},d=($,h,m)=>c`<button type="button" key=${$} data-at=${`${h},${m}`}
		tabindex=${a[0]===h&&a[1]===m?0:-1} aria-pressed=${t.includes($)}
		onclick=${()=>(r([h,m]),u($))}>
		<${ae} card=${$} size="mini" />
	</button>`,f=$=>$>9?Math.ceil($/2):$;return c`<div class="pack" role="group" aria-label=${o("page.bids.cards")} ref=${i} onkeydown=${p}>
		${s.map(($,h)=>c`<div key=${h} class="suit-row" style=${`--n: ${f($.length)}`}>
			${$.map((m,g)=>d(m,h,g))}
		</div>`)}
	</div>`}function Ad({variant:e,asking:t,set:n}){if(js(e)){let i=[...oo(e).flat(),...e.joker?["joker"]:[]],l=u=>n({up:u});return c`<${ce} label=${o("page.bids.up")} value=${t.up??""} onchange=${l}
			options=${[["",o("page.bids.up.none")],...i.map(u=>[u,ct(u)])]} />`}let s=e.trump.by==="holder"&&t.offer&&t.offer!=="pass",r=[...s&&!e.trump.none?[]:["none"],..."CDHS",...s&&e.trump.nines?["nines"]:[]];return c`<${B} label=${o("page.bids.trump")} value=${t.trump??e.trump.first}
		options=${r.map(i=>[i,i==="none"?o("trump.short"):j(i)])}
		onchange=${i=>n({trump:i})} />`}function Md({variant:e,asking:t,set:n}){let s=e.seats-(e.dummy?1:0),a=t.seat??0,r=t.dealer??s-1,i=Array.from({length:s},(l,u)=>{let p=(a-1-u+2*s)%s;return[String(p),u===s-1?o("page.bids.place.last"):o("page.bids.place",{n:u+1})]});return c`<${B} label=${o("page.bids.place.label")} value=${String(r)} options=${i}
		onchange=${l=>n({dealer:l})} />`}function Td({variant:e,asking:t,set:n}){if(!Od(e))return null;let{declare:s,reveal:a}=e.offers,r=["","pass",...s?["declare"]:[],...a?["reveal"]:[]],i=l=>{let u=l!==""&&l!=="pass"&&!e.trump.none;n({offer:l,trump:u?t.trump?.replace("none","")||"C":t.trump})};return c`<${B} label=${o("page.bids.offer")} value=${t.offer??""}
		options=${r.map(l=>[l,l===""?o("page.bids.offer.none"):R(l)])}
		onchange=${i} />`}function Nd({variant:e,asking:t,set:n}){let s=e.seats,a=Array.from({length:s},($,h)=>t.totals?.[h]??0),r=($,{currentTarget:h})=>h.validity.valid&&h.value!==""&&n({totals:a.with($,h.valueAsNumber).join()}),i=({currentTarget:$})=>$.validity.valid&&$.value!==""&&n({totals:a.join(),played:$.value}),l=t.seat??0,u=$=>e.dummy&&$===s-1?"dummy":$===l?"you":String(($-l+s)%s+1),p=()=>n({totals:"",played:""}),d=($,h,m,g,b)=>c`<label key=${$} class="field amount"><span>${$}</span>
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
	</details>`}function Ed({began:[e,t]}){let[n,s]=y(performance.now());return k(()=>{let a=setInterval(()=>s(performance.now()),250);return()=>clearInterval(a)},[]),c`<progress value=${kl(n-e,t)} aria-label=${o("page.bids.far")}></progress>`}var ao=new Map;function Ld(e){let t=e?JSON.stringify(e):"",[n,s]=y({});return k(()=>{if(!e)return;let a=ao.get(t);if(a)return void s({key:t,table:a,whole:!0});let r=new AbortController,{signal:i}=r;return os(async()=>{let p=performance.now(),d=await Wa(e,i),f=d.advice.phase==="lay"&&d.advice.choices.some(h=>!h.played);if(i.aborted)return;let $=performance.now();if(s({key:t,table:d,whole:!f,began:[$,$-p]}),!f)return void ao.set(t,d);try{let h=await Wa({...e,all:!0},i);ao.set(t,h),i.aborted||s({key:t,table:h,whole:!0})}catch{i.aborted||s({key:t,table:d,whole:!0})}},p=>s({key:t,wrong:dt(p)?o("page.bids.none"):A(p)}),()=>!i.aborted),()=>r.abort()},[t]),n.key===t?n:{}}function Cd({known:{table:e,whole:t,wrong:n,began:s},variant:a,sort:r,set:i}){if(n)return c`<p role="alert">${n}</p>`;if(!e)return c`<p class="soft" role="status">${o("page.hint.thinking")}</p>`;let{advice:l,game:u}=e,[p="points",d]=r.split("."),f={by:p||"points",up:d==="up"},$=l.choices[0];return c`<div class="advice">
		${l.phase==="lay"&&$?c`<div class="advised">
				<p class="verdict"><${ye} /><span>
					${o("page.bids.says",{bid:F($.bid??0,a)})} <${en} act=${$.act} />
				</span></p>
				${vl(l)?c`<p class="why">${o("page.bids.spoil")}</p>`:null}
			</div>
			<${xl} advice=${l} variant=${a} order=${f}
				onorder=${h=>i({sort:h.by+(h.up?".up":"")})} />
			<div class="small soft far">
				<p role="status">${o(t?"page.hint.worlds":"page.bids.more",{n:l.worlds})}</p>
				${!t&&s?c`<${Ed} began=${s} />`:null}
			</div>
			<p class="small soft estimates">${o("page.bids.estimate")}</p>
			<p class="small soft">${o(u?"page.bids.points.game":"page.bids.points")}</p>`:c`<${tn} advice=${l} variant=${a} open />`}
	</div>`}function Dd({variant:e,asking:t,set:n,known:s,hand:a,sort:r}){let i=e.hand-a.length;return i>0?c`<p class="soft waiting-for">${o("page.bids.wait",{n:i})}</p>`:js(e)&&!t.up?c`<p class="soft waiting-for">${o("page.bids.wait.up")}</p>`:c`<${Cd} known=${s} variant=${e} sort=${r} set=${n} />`}var Bd=()=>navigator.clipboard?.writeText(location.href).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand"));function Rd(){let e=fe.value,t=xd(e),n=q(t.variant),s=T(t.hand?.trim().replaceAll(/[\s.]+/g," ")),a=n&&s.length>=n.hand&&(!js(n)||t.up),r=Ld(a?t:void 0);k(()=>{_(ke)},[]);let i=(f,$="sort"in f)=>K(vd(fe.value,f),{replace:$});if(!n){let f=be.value.length>0&&be.value.every($=>$.id!==t.variant);return c`<main id="main" tabindex="-1" class="stack">${f?c`<h1>${o("page.nowhere")}</h1>`:null}</main>`}let l=f=>i({hand:f.join(" ")},f.length<n.hand),u=()=>i(Sd(n),!1),p=()=>i({hand:""},!1),d={variant:n,asking:t,set:i};return c`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${o("page.nav.bids")}</h1><p class="lead">${o("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${ce} label=${o("page.create.variant")} value=${n.id} groups=${Re()}
				onchange=${f=>K(`/bids?variant=${f}`)} />
			<div class="pack-head"><h2>${o("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${o("page.bids.count",{n:s.length,of:n.hand})}</span></div>
			<${jd} variant=${n} hand=${s} onhand=${l} />
			<p class="row">
				<button type="button" class="button" onclick=${u}>${o("page.bids.deal")}</button>
				${s.length>0?c`<button type="button" class="button plain" onclick=${p}>${o("page.bids.clear")}</button>`:null}
			</p>
			<${Td} ...${d} /><${Ad} ...${d} /><${Md} ...${d} /><${Nd} ...${d} />
		</div>
		<section class="bid-found" aria-label=${o("page.bids.found")}>
			<${Dd} ...${d} known=${r} hand=${s} sort=${e.get("sort")??""} />
			${a?c`<p><button type="button" class="button plain" onclick=${Bd}>${o("page.link.copy")}</button></p>`:null}
		</section>
	</main>`}var As="ninetynine.promise";async function Sl(){try{let e=Number(localStorage.getItem(As));if(await navigator.storage.persisted()||Date.now()-e<6048e5)return;localStorage.setItem(As,String(Date.now())),await navigator.storage.persist()}catch{}}async function Ol(){try{let e=await navigator.storage.persisted(),{usage:t}=await navigator.storage.estimate().catch(()=>({usage:void 0}));return{promised:e,bytes:t}}catch{return}}var Ie="ninetynine.pad.",Pd=200,qd=400,Ve=C(Id()),kn=C(new Set),Ts=_t(()=>kn.value.size>0);function Ms(e,t){if(kn.peek().has(e)!==t)return;let n=[...kn.peek()].filter(s=>s!==e);kn.value=new Set(t?n:[...n,e])}function jl(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;return`${t.toString(16)}${e.length.toString(16)}`}function Wd(e,t){let n=[jl(e)];for(let{at:s,rest:a}of t.toReversed())n.unshift(jl(e=e.slice(0,s)+a));return n}function io(e){try{let{draft:t,...n}=JSON.parse(e??"");if(!(typeof n.record=="string"&&typeof n.id=="string"&&Array.isArray(n.summary?.names)))return;let a=t?{[t.deal]:t.entry}:{},r=t&&t.deal<n.summary.deals?t.deal:null,i=Wd(n.record,n.past??[]);return{past:[],next:[],versions:i,drafts:a,open:r,...n}}catch{return}}function Id(){let e={};try{for(let t=0;t<localStorage.length;t++){let n=localStorage.key(t)??"",s=n.startsWith(Ie)?io(localStorage.getItem(n)):void 0;s&&(e[s.id]=s)}}catch{}return e}var lo=e=>e.versions.at(-1)??"",xn=(e,t)=>e.versions.includes(lo(t));function Al(e){Ve.value={...Ve.peek(),[e.id]:e},Ms(e.id,!0)}function Ns(e){let t=Ve.peek()[e],n;try{n=localStorage.getItem(Ie+e)}catch{return}let s=io(n),a=kn.peek().has(e);if(!s)t&&!a&&Ml(e);else if(t&&xn(t,s)&&(a||!xn(s,t)))ee(t);else if(!t||xn(s,t))Al(s);else{Al(s);let{shared:r,...i}=t;ee({...i,id:lo(t)}),E(o("page.pad.split"))}}globalThis.addEventListener?.("storage",e=>{e.key?.startsWith(Ie)&&Ns(e.key.slice(Ie.length))});var Fe=()=>Object.values(Ve.value).sort((e,t)=>t.moved-e.moved),Me=e=>Ve.value[e];function ee(e){Ve.value={...Ve.peek(),[e.id]:e};try{localStorage.setItem(Ie+e.id,JSON.stringify(e)),Ms(e.id,!0)}catch{Ms(e.id,!1)}}function Ml(e){let{[e]:t,...n}=Ve.peek();Ve.value=n,Ms(e,!0)}function Tl(e){Ml(e);try{localStorage.removeItem(Ie+e)}catch{}}var co=()=>Object.fromEntries(Fe().map(e=>[Ie+e.id,JSON.stringify(e)]));function Fd(e,t){let[n,s]=[e.summary.deals,t.summary.deals],a={...t.drafts};for(let[i,l]of Object.entries(e.drafts)){let u=Number(i)===n?s:Number(i);u<=s&&(a[u]=l)}let r=e.shared??t.shared;return{...t,id:e.id,drafts:a,...r?{shared:r}:{}}}function Nl(e,t){let n=io(t);if(!n||Ie+n.id!==e||(Ns(n.id),Fe().some(i=>xn(i,n))))return!1;let s=Fe().find(i=>xn(n,i)),{shared:a,...r}=n;return s?ee(Fd(s,n)):Me(n.id)?ee({...r,id:lo(n)}):ee(n),!0}var El=({rules:e,seats:t,choices:n,totals:s,deals:a,end:r})=>({variant:e.id,names:t,live:n.live,totals:s,deals:a.length,over:r!==void 0}),ro=()=>Gt().slice(0,12),Es=e=>({id:ro(),record:e.record,past:[],next:[],versions:[ro()],drafts:{},open:null,moved:Date.now(),summary:El(e)}),gt=(e,t)=>({...e,record:t.record,past:[...e.past,Cl(e.record,t.record,t.did)].slice(-Pd),next:[],versions:[...e.versions,ro()].slice(-qd),moved:Date.now(),summary:El(t)}),Ls=({open:e,summary:t})=>e??t.deals,nn=e=>`${e.inserting?"before ":""}${Ls(e)}`,Dt=e=>e.drafts[nn(e)];function Bt(e,t,n){let{[t]:s,...a}=e.drafts;return{...e,drafts:n?{...a,[t]:n}:a}}var Ll=e=>({...e,drafts:Object.fromEntries(Object.entries(e.drafts).filter(([t])=>Number(t)>=e.summary.deals))}),Ye=({inserting:e,...t})=>({...t,open:null});function Cl(e,t,n){let s=0;for(;s<e.length&&e[s]===t[s];)s++;return{at:s,rest:e.slice(s),...n?{did:n}:{}}}function Dl(e,t){let n=e[t].at(-1);return n&&e.record.slice(0,n.at)+n.rest}function Bl(e,t,n){let{past:s,next:a}=e,r=Cl(e.record,t.record,e[n].at(-1)?.did),i=n==="past"?{past:s.slice(0,-1),next:[...a,r]}:{past:[...s,r],next:a.slice(0,-1)};return{...gt(e,t),...i}}var Rl="ninetynine.",Pl=e=>e===As||e===Di||e.startsWith(Jr)||e.startsWith(Pi);function zd(){try{let e=Object.keys(localStorage).filter(t=>t.startsWith(Rl)&&!Pl(t));return{...Object.fromEntries(e.map(t=>[t,localStorage.getItem(t)??""])),...co()}}catch{return co()}}function Hd(e,t){try{localStorage.setItem(e,t)}catch{throw new J(507,"full","")}dispatchEvent(new StorageEvent("storage",{key:e,newValue:t}))}async function ql(){let e=await ii(),t=new Blob([e,JSON.stringify({page:zd()}),`
`]),n=`ninetynine-${new Date().toISOString().slice(0,10)}.jsonl`;if(typeof CompressionStream>"u")return{name:n,content:t};let s=await new Response(t.stream().pipeThrough(new CompressionStream("gzip"))).blob();return{name:`${n}.gz`,content:s}}function _d(e){let t=e.slice(e.lastIndexOf(`
`,e.length-2)+1);try{return JSON.parse(t).page??{}}catch{return{}}}async function Kd(e){let t;try{t=await gs(e)}catch{throw new J(400,"file-cut","the file cannot be unpacked")}if(t===void 0)throw new J(400,"file-packed","the file is packed with Zstandard");if(t.trim()==="")throw new J(400,"file-empty","the file is empty");return t}async function Wl(e,t=!1){let n=await Kd(e),s={...await li(new Blob([n]),t),pads:0};for(let[a,r]of Object.entries(_d(n)))!a.startsWith(Rl)||Pl(a)||typeof r!="string"||(a===zr?Hr(r):a.startsWith(Ie)?s.pads+=Nl(a,r)?1:0:localStorage.getItem(a)===null&&Hd(a,r));if(Ts.peek())throw new J(507,"full","");return await Ti(),s}var Ud=24,Jd=["AC","KD","QH","JS"];function sn({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function bt({name:e,label:t,options:n}){let s=M[e],a=r=>s.value=r;return c`<${B} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Cs({name:e,label:t,about:n}){let s=M[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function Gd(){let[e,t]=y(I.value?.name??M.name.value),[n,s]=y({text:"",wrong:!1}),a=I.value?.name??M.name.value,r=O(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((I.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Ei(p),t(I.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:A(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${Ud} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Vd(){let[e,t]=y(!1);if(!I.value||ut.value)return null;let n=async()=>{try{await ri()}catch(r){if(!(r instanceof J&&r.reason==="no-session"))throw r}Mi(null),E(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>_(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<${sn} title=${o("page.choices.leave.title")}>
		<p><button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button></p>
		${e?c`<${P} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:I.value.name})}</p>
				<//>`:null}
	<//>`}var uo=!1;function Yd(){let e=O(null);return k(()=>{uo&&(uo=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>uo=!0}>
		<${bt} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Wr)]} />
	</div>`}function Qd({tables:e,longer:t,known:n,pads:s}){let a=Object.entries({tables:e,longer:t,pads:s,known:n}).filter(([,i])=>i>0);return[...e+t+s>0?[]:[o("page.here.taken.none")],...a.map(([i,l])=>o(`page.here.taken.${i}`,{n:l}))].join(" ")}function Zd({name:e,onclose:t,take:n}){let s=c`<button type="button" class="button" onclick=${t}>${o("page.here.whose.no")}</button>
		<button type="button" class="button chief" onclick=${n}>${o("page.here.whose.yes")}</button>`;return c`<${P} title=${o("page.here.whose")} onclose=${t} actions=${s}>
		<p>${o("page.here.whose.about",{name:e,me:($n("here")??I.value)?.name??""})}</p>
	<//>`}function Xd(){let[e,t]=y(void 0),[n,s]=y(""),[a,r]=y(void 0),i=O(null);k(()=>{Ol().then(t)},[n]);let l=()=>_(async()=>{let{name:f,content:$}=await ql(),h=document.createElement("a");h.href=URL.createObjectURL($),h.download=f,h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}),u=(f,$)=>_(async()=>{r(void 0),s("");try{s(Qd(await Wl(f,$)))}catch(h){if(!(h instanceof J))throw h;let m=`page.here.${h.reason}`;if(h.reason==="file-whose")r({file:f,name:h.message});else if(H(m))s(o(m));else throw h}}),p=async({currentTarget:f})=>{let $=f.files?.[0];$&&await u($),f.value=""},d=Math.max(1,Math.ceil((e?.bytes??0)/1e6));return c`<${sn} title=${o("page.here")}>
		<p>${as.value?o(`page.unkept.${as.value}`):o("page.here.about",{mega:d})}</p>
		<p class="row">
			<button type="button" class="button" onclick=${l}>${o("page.here.export")}</button>
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.here.import")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.here.import")}
				accept=".jsonl,.gz,.zst" onchange=${p} />
		</p>
		<p class="small" role="status">${n}</p>
		${e&&!as.value?c`<p class="soft small">${o(e.promised?"page.here.promised":"page.here.unsure")}</p>`:null}
		${a?c`<${Zd} name=${a.name} onclose=${()=>r(void 0)}
					take=${()=>u(a.file,!0)} />`:null}
	<//>`}function ef(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${sn} title=${o("page.choices.you")}><${Gd} /><//>
		${Ra||$n("here")?c`<${Xd} />`:null}
		<${sn} title=${o("page.choices.book")}>
			<${Yd} />
			<${bt} name="theme" label=${o("page.choices.theme")}
				options=${oe("page.choices.theme","auto","day","night")} />
		<//>
		<${sn} title=${o("page.choices.cards")}>
			<p class="sample on-felt">
				<${ae} face="down" />${Jd.map(e=>c`<${ae} key=${e} card=${e} />`)}
			</p>
			<${bt} name="pack" label=${o("page.choices.pack")}
				options=${oe("page.choices.pack","two","four","german4")} />
			<${bt} name="back" label=${o("page.choices.back")}
				options=${oe("page.choices.back","leaf","lattice","stripe")} />
			<${bt} name="felt" label=${o("page.choices.felt")}
				options=${oe("page.choices.felt","sea","moss","ink")} />
			<${bt} name="indices" label=${o("page.choices.indices")}
				options=${oe("page.choices.indices","local","international")} />
			<${Cs} name="values" label=${o("page.choices.values")} />
			<${Cs} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${sn} title=${o("page.choices.table")}>
			<${bt} name="play" label=${o("page.choices.play")}
				options=${oe("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${bt} name="pace" label=${o("page.choices.pace")}
				options=${oe("page.pace","calm","usual","quick","instant")} />
			<${Cs} name="sound" label=${o("page.choices.sound")} />
			<${Cs} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
		${Ra?null:c`<${Vd} />`}
	</main>`}var yt=class extends Error{},Ds={changed:{},written:""},tf={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Il=e=>e.offers.how!=="none",nf={"offers.how":e=>{if(Il(e))return e.trump.by==="holder"?["sealed","turn","raise"]:["sealed","turn","raise","none"]},"offers.loss":e=>Il(e)?["opponents","own"]:void 0,"trump.by":e=>e.trump.by==="success"?["success","rotation",...e.joker?[]:["turnup"]]:void 0,"game.tie":e=>e.rubber.wins?["usual","on","contracts"]:["usual","on","share","contracts"],"game.bonusTo":e=>e.dummy?["dummy","double"]:void 0},sf={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},fo=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),af=(e,t)=>JSON.stringify(e)===JSON.stringify(t),po=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Sn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=fo(n,r);af(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new yt(r instanceof Error?r.message:"")}if(!po(a))throw new yt(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=po(s[r])&&po(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Bs({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:fo(n,d),a=(d,f)=>t({...e,changed:{...e.changed,[d]:f}}),r=d=>f=>a(d,f.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${of} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(tf).map(([d,[f,$]])=>Number(fo(n,d))<f||d==="game.bonus"&&!n.game.target?null:c`<${le} key=${d} label=${i(d)} value=${s(d)} min=${f} max=${$}
							onchange=${h=>a(d,h)} />`)}
			${Object.entries(nf).map(([d,f])=>{let $=f(n);return $?c`<${B} key=${d} label=${i(d)} value=${s(d)}
							options=${$.map(h=>[h,o(`page.create.rules.${d}.${h}`)])}
							onchange=${h=>a(d,h)} />`:null})}
			${Object.entries(sf).map(([d,f])=>f(n)?c`<label key=${d} class="choice">
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
				<pre class="code">${rf(p)}</pre>
			</details>
		</div>
	</details>`}function of({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${le} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var rf=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var lf={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Ds},Fl=6e4,cf=1440*Fl;function uf({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Fl,add:n*1e3};if(e==="move")return{move:Number(s)*cf}}function pf(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:Sn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:uf(e),undo:a,hints:s,open:r,bot:l,pace:Et[i],greet:e.greet==="yes"},f=Object.entries(d).filter(([,$])=>$!==void 0&&$!==""&&$!==!1);return Object.fromEntries(f)}var $o=e=>t=>n=>e({[t]:n}),Rs=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),zl=(e,t)=>Rs(e,t).includes("");function df({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...hn.value.map(l=>a(l.name))],i=l=>u=>t({bots:Rs(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${zl(e,n)?c`<${fs} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Rs(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${ce} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function ff({plan:e,set:t}){let n=$o(t),s=["1","3","7"];return c`<div>
		<${B} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${oe("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${le} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${le} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${B} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function $f({plan:e,set:t}){let n=$o(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${B} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...oe("page.create.length","deals","games")]} />
				${e.length?c`<${le} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${B} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...oe("page.create.undo","free","agree"),["never",a]]} />
			${Wi.value?c`<${B} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${B} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...oe("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${B} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${B} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${oe("page.pace",...Object.keys(Et))} />
			<${B} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${oe("page.create.greet","no","yes")} />
			<${ce} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...oe("page.level",...hn.value.map(r=>r.name))]} />
		</div>
	</details>`}function hf({plan:e,set:t,variant:n}){let s=a=>t({variant:a,house:{...e.house,changed:{}}});return c`<div class="variant">
		<${ce} label=${o("page.create.variant")} value=${e.variant} groups=${Re()} onchange=${s} />
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var mf=400;function gf({plan:e,rules:t}){let[n,s]=y(""),a={variant:e.variant,rules:bf(e,t)},r=te.value;return k(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?Ae(a,r).then(l,()=>l({})):l({}),mf);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function bf(e,t){try{return Sn(e.house,t)}catch{return}}function yf(e){return e instanceof yt?o("page.create.rules.unread",{text:e.message}):A(e)}function wf({onclose:e}){let t=$t(),[n,s]=y({...lf,variant:t?.id??"",pace:M.pace.value}),[a,r]=y(""),{busy:i,once:l}=X(g=>r(yf(g))),u=Zt(),p=O(null);k(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=q(n.variant),f=be.value.find(g=>g.id===n.variant)??t,$=g=>(s(b=>({...b,...g})),r(""));if(!f)return null;let h=g=>{g.preventDefault(),l(async()=>{r(""),!(zl(n,f)&&!await u.keep())&&await Hi(pf(n,d),["",...Rs(n,f)])})},m=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${P} broad title=${o("page.create.title")} onclose=${e} actions=${m}>
		<form id="create" class="create stack" onsubmit=${h}>
			<${hf} plan=${n} set=${$} variant=${f} />
			<${df} plan=${n} set=${$} variant=${f} name=${u} />
			${ut.value?null:c`<${B} label=${o("page.create.public")} value=${n.public} onchange=${$o($)("public")}
					options=${oe("page.create.public","no","yes")} />`}
			<${ff} plan=${n} set=${$} />
			<${$f} plan=${n} set=${$} />
			<${Bs} own=${n.house} set=${g=>$({house:g})} rules=${d} />
			<${gf} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Rt=e=>new Date(e*864e5).toISOString().slice(0,10),Ps=e=>Math.round(Date.parse(e)/864e5),Hl=e=>/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e));function vf(e){let t=new Date(e);return Rt(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)}var _l=e=>Date.parse(e)+1.5*864e5,On=()=>vf(Date.now());function Kl(e,t){let n=Ps(t);e.has(Rt(n))||n--;let s=0;for(;e.has(Rt(n-s));)s++;return s}var kf=new TextEncoder;async function jn(...e){let t=e.map(a=>typeof a=="string"?kf.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var ho=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),mo=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Ul=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),xf=async e=>mo(await jn("n99-entropy-1",e));async function Sf(e,t){for(let n=0;n<t;n++)e=await jn("n99-chain-1",e);return e}var Of=(e,t)=>jn("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),jf=async e=>/^[0-9a-fA-F]{64}$/.test(e)?ho(e):jn("n99-seed-1",e);async function*Af(e,t){for(let n=0n;;n++){let s=new DataView((await jn("n99-deal-1",e,Ul(t,8),Ul(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Mf(e,t,n){let s=[...e],a=Af(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let f=BigInt(s.length-i);f>1n&&u*f<=1n<<56n;f--)l.push(f),u*=f;let p,d;do{d=(await a.next()).value,p=[];for(let f of l)p.push(Number(d*f>>64n)),d=d*f&r}while(d<(1n<<64n)%u);for(let f of p){let[$,h]=[s[i],s[i+f]];s[i]=h,s[i+f]=$,i++}}return s}var Jl=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function Tf(e,t,n,s=0){let a=e.ranks.split(" ").sort((h,m)=>Jl.indexOf(h)-Jl.indexOf(m)),r=["C","D","H","S"].flatMap(h=>a.map(m=>m+h));e.joker&&r.push("joker");let i=await Mf(r,t,n),l=i.length===e.seats*e.hand?(s+1)*e.hand:i.length,u=e.trump.by==="turnup"?i[l-1]:void 0,p=Array.from({length:e.seats},(h,m)=>i.slice(m*e.hand,(m+1)*e.hand)),d=p.findIndex(h=>h.includes("joker")),f=e.dummy?(p[e.seats-1]??[]).slice(0,e.aside):[],$=h=>h.map(m=>m==="joker"?u??m:m).sort();return{hands:p.map($),aside:$(f),turnup:u,joker:d<0?void 0:d}}function Nf(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function Ef(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await xf(s)!==t[n])return!1;return!0}async function Gl(e,t,n){let s=e.split(`
`).filter(g=>g.trim()).map(g=>JSON.parse(g)),a=s[0]??{},r=s.findIndex((g,b)=>b>0&&"ninetynine"in g),i=r<0?s:s.slice(0,r),l=i.filter(g=>"deal"in g);if(!a.commit)return Lf(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(ho),d=await Ef(p,u),f=i.some(g=>"end"in g),$=[],h=a.commit,m=0;for(let[g,b]of l.entries()){if(m++,!b.secret){$.push({deal:b.deal,outcome:f||g<l.length-1?"hidden":"playing"});continue}let v=ho(b.secret);if(m>4096||mo(await Sf(v,m))!==h){$.push({deal:b.deal,outcome:"wrong",why:"secret"});continue}h=b.secret,m=0,d?$.push(await Vl(b,t,await Of(v,p),0n)):$.push({deal:b.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:$,commit:a.commit,commits:u,brought:a.brought===!0,entropy:u.map((g,b)=>p[b]?.length?"given":g?"withheld":"none"),own:n?p.some(g=>mo(g)===n):void 0}}async function Vl(e,t,n,s){return Nf(e,await Tf(t,n,s,e.dealer))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function Lf(e,t,n){let s=[],a=e.seed?await jf(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let l of t)!a||l.number===void 0?s.push({deal:l.deal,outcome:"bare"}):l.number!==r+l.deal?s.push({deal:l.deal,outcome:"wrong",why:"number"}):s.push(await Vl(l,n,a,BigInt(l.number)));return{by:a?"seed":"none",deals:s,...{entropy:[],commit:"",commits:[],brought:!1,own:void 0}}}function Pt(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Pt(e[a],r);return s}async function Cf(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Pt(await ai(n.variant),n.rules);return{names:n.seats,verdict:await Gl(e,s,t)}}function An({table:e,match:t=1,record:n}){let[s,a]=y(null);return k(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await vi(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=f=>e===void 0?void 0:hs(e,f),d=u.map(p).find(Boolean);return Cf(l,d)})().catch(l=>({wrong:l instanceof J&&l.reason==="not-now"?o("page.fair.later"):A(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${Bf} names=${s.names} verdict=${s.verdict} />`}function Df(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.brought?"brought":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function Bf({names:e,verdict:t}){let n=Df(t),s=p=>D(e.filter((d,f)=>t.entropy[f]===p)),a=t.deals.filter(p=>p.outcome==="proved").length,r=t.deals.find(p=>p.outcome==="wrong"||p.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},u=t.by==="commit"&&!t.brought&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${u&&` ${o(u)}`}</p>
		${new Set(t.deals.map(p=>p.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(p=>c`<tr key=${p.deal}><th scope="row">${p.deal+1}</th>
							<td class=${p.outcome==="wrong"?"failed":""}>${Rf(p,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((p,d)=>p?c`<dt>${e[d]}</dt><dd>${p}</dd>`:null)}</dl></details>`:null}
	</section>`}function Rf(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}function Pf(e){k(()=>{pn&&Ni("here").catch(()=>{})},[]);let t=I.value,n=pn&&za.value==="there"?$n("here"):null;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Yl} key=${t.id} id=${t.id} at=${za.value} />`:n?null:c`<${Ql} />`}
		${n?c`<h1>${o("page.here")}</h1><${Yl} key=${n.id} id=${n.id} at="here" />`:null}
		<${zf} />
	</main>`}var Ql=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,$e=e=>H(`variant.${e}`)?o(`variant.${e}`):e;function qt(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&H(`page.level.${a}`)?o(`page.level.${a}`):n})}var go=e=>e.seats.indexOf(I.value?.name);function an(e,t){let n=go(e),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Yl({id:e,at:t}){let{value:n,wrong:s}=mt(()=>Promise.all([gi(e,t),ci("mine",1,t)]),e);if(s)return c`<p class="trouble">${s}</p>`;if(!n)return null;let[{tallies:a},{all:r}]=n;return c`<${Ji} found=${r} told=${!0} />
		${a.length?c`<${qf} tallies=${a} /><${Wf} id=${e} at=${t} />`:c`<${Ql} />`}`}function qf({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Q}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${$e(n.variant)}</a></th>
					<td>${Mn(n,n.matches)}</td><td>${Mn(n,n.won)}</td><td class="spare">${Mn(n,n.deals)}</td>
					<td>${n.deals?se(n.made/n.deals):Mn(n,0)}</td>
					<td>${n.deals?w(n.points/n.deals,1):Mn(n,0)}</td>
					${t?c`<td>${Zl(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
		<p class="row"><a class="button plain" href="/statistics">${o("page.records.statistics")}</a></p>
	</section>`}var Mn=(e,t)=>e.matches?Zl(t):"",Zl=e=>e?w(e):"–";function Wf({id:e,at:t}){let[n,s]=y([]),[a,r]=y(""),[i,l]=y(null),u=O(!1),p=async()=>{if(u.current)return;u.current=!0;let d=await _(()=>bi(e,a??"",t));u.current=!1,d&&(s(f=>[...f,...d.matches.filter($=>!ms($.table??""))]),r(d.before))};return k(()=>{p()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${n.map(d=>{let f=`${d.table} ${d.match} ${d.ended}`;return c`<${If} key=${f} match=${d} id=${e} onfair=${()=>l(d)} />`})}</ol>
		${a?c`<p><button type="button" class="button" onclick=${p}>${o("page.records.more")}</button></p>`:null}
		${i?c`<${P} title=${o("page.fair")} onclose=${()=>l(null)}>
					<${An} table=${i.table} match=${i.match} />
				<//>`:null}
	</section>`}function If({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(ft),i=wi(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",s?.brought?o("page.records.brought"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${$e(e.variant)}</b> ${o("page.records.with",{names:D(r)})}
			<span class="soft small">${ve(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",f=p>0?" : ":"";return c`${f}<span key=${u.seat} class=${d} title=${ft(u)}>${w(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Ff(e){return e instanceof J&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:A(e)}function zf(){let[e,t]=y(""),[n,s]=y(!1),[a,r]=y(""),i=O(null);k(()=>{Pe().then(f=>r(f?.name??""))},[]);let l=async f=>{if(f){t("");try{if(f.size>1<<20)throw new Error(o("page.import.large"));await Vt(f,1,0),await Vi({name:f.name,bytes:f}),K("/replay/mine/1/0")}catch($){t(Ff($))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${f=>{f.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${f=>{f.preventDefault(),s(!1),l(f.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}var Tn=(e,t={dateStyle:"long"})=>ve(Date.parse(e),{timeZone:"UTC",...t});function Hf({rest:[e]}){let t=e!==void 0&&Hl(e)?e:On();return c`<${_f} key=${t} day=${t} />`}function _f({day:e}){let[t,n]=y(null),[s,a]=y(""),r=I.value?.id;k(()=>{let l=!1;return Promise.all([ui(e),ke()]).then(([u])=>l||n(u),u=>l||a(dt(u)?o("page.daily.none"):A(u))),()=>{l=!0}},[e,r,fn.value]);let i=t?.seal?"own":fn.value?"out":"open";return c`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${o("page.nav.daily")}</h1>
			<p class="soft">${Tn(e,{dateStyle:"full"})}</p>
			<p class="lead">${o("page.daily.about")}</p>
			${t?c`<p class="soft">${o("page.daily.proof",{cards:i})}</p>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		<div class="daily-deals">
			${t?.deals.map(l=>c`<${Kf} key=${l.variant} day=${e} deal=${l} />`)}
		</div>
		${t?c`<${Vf} deals=${t} day=${e} />`:null}
	</main>`}function Kf({day:e,deal:t}){let{busy:n,once:s}=X(),a=()=>s(()=>Ki(e,t.variant)),r=be.value.find(l=>l.id===t.variant)?.chairs,i=[r&&o("page.players",{n:r}),t.trump&&(t.trump==="none"?o("trump.none"):j(t.trump)),`${o("page.home.level")} ${o(`page.level.${t.bots}`)}`];return c`<section class="daily-deal">
		<h2>${$e(t.variant)}</h2>
		<p class="soft">${i.filter(Boolean).join(" · ")}</p>
		${t.own?c`<${Jf} day=${e} deal=${t} own=${t.own} />`:null}
		${t.lost?c`<p>${o("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${t.table}/1/0`}>${o("page.daily.replay")}</a></p>`:null}
		${t.own||t.lost?null:c`<p><button type="button" class="button chief" aria-busy=${n} onclick=${a}>
					${o(t.table?"page.daily.on-with":"page.daily.play")}
				</button></p>
				<p class="soft">${o("page.daily.players",{n:t.players})}</p>`}
	</section>`}var ec=(e,t)=>o("page.daily.own",{you:t,points:w(e.points),n:e.points,made:e.made?"yes":"no"}),Uf=e=>e===be.value[0]?.id?"none":$e(e),tc=e=>e.late?o("page.daily.late"):e.players>1?o("page.daily.place",{place:e.place??1,n:e.players}):o("page.daily.alone"),nc=({of:e})=>c`<ol class="daily-best">
	${e.map((t,n)=>c`<li key=${n} class=${t.table?"own":""}>
		<span>${w(t.place??0)}.</span> <span>${t.name}</span>
		<span>${t.made?"✓":"✕"}</span> <span>${w(t.points)}</span>
	</li>`)}
</ol>`;function Jf({day:e,deal:t,own:n}){let{told:s}=Lt(n.table??"",1,0),a=`/${n.table}/1/0`;return c`<p class="daily-points"><b>${w(n.points)}</b> ${n.made?"✓":"✕"}</p>
		<ul class="daily-done">
			<li>${ec(n,"yes")}</li>
			${t.expert?c`<li>${ec(t.expert,"expert")}</li>`:null}
			<li>${tc(t)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${a}?seat=0`}>${o("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${a}`}>${o("page.daily.replay")}</a>
		</p>
		${t.best&&t.best.length>1?c`<h3>${o("page.daily.best")}</h3>
				<${nc} of=${t.best} />
				${t.near?c`<p class="daily-gap" aria-hidden="true">⋯</p><${nc} of=${t.near} />`:null}`:null}
		<${Gf} text=${[o("page.daily.first",{day:Tn(e,{dateStyle:"medium"}),variant:Uf(t.variant)}),Qi(s,0),[o("page.daily.last",{points:w(n.points),n:n.points,made:n.made?"yes":"no"}),...t.players>1&&!t.late?[tc(t)]:[]].join(" · ")].filter(Boolean).join(`
`)} />`}function Gf({text:e}){let[t,n]=y(!1),s=()=>navigator.clipboard?.writeText(e).then(()=>n(!0),()=>E(o("page.link.by-hand")));return c`<h3>${o("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${e}</pre>
		<p class="small soft">${o("page.daily.squares")}</p>
		<p><button type="button" class="button" onclick=${s}>
			${o(t?"page.daily.copied":"page.daily.copy")}
		</button></p>`}function Vf({deals:e,day:t}){let[n,s]=y(t.slice(0,7)),a=new Map,r=new Set;for(let g of e.played)a.set(g.day,(a.get(g.day)??0)+1),(g.at??0)<_l(g.day)&&r.add(g.day);let i=On(),l=new Date(`${n}-01T00:00Z`),u=Math.round(l.getTime()/864e5),p=new Date(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+1,0)).getUTCDate(),d=(l.getUTCDay()+6)%7,f=g=>Rt(Date.UTC(l.getUTCFullYear(),l.getUTCMonth()+g)/864e5).slice(0,7),$=4,h=Array.from({length:7},(g,b)=>Tn(Rt($+b),{weekday:"short"})),m=(g,b,v,x)=>c`<button type="button" class="button plain" aria-label=${o(v)}
		disabled=${x} onclick=${()=>s(f(g))}>${b}</button>`;return c`<section class="daily-calendar">
		<h2>${o("page.daily.calendar")}</h2>
		<p>${o("page.daily.run",{n:Kl(r,i)})}</p>
		<div class="daily-month">
			${m(-1,"‹","page.daily.back",n<=e.first.slice(0,7))}
			<b aria-live="polite">${Tn(`${n}-01`,{month:"long",year:"numeric"})}</b>
			${m(1,"›","page.daily.on",n>=i.slice(0,7))}
		</div>
		<div class="daily-days" lang=${te.value}>
			${h.map(g=>c`<span key=${g} class="soft" aria-hidden="true">${g}</span>`)}
			${Array.from({length:p},(g,b)=>{let v=Rt(u+b),x=a.get(v)??0,S=b===0?{gridColumnStart:d+1}:{};return v<e.first||v>i?c`<span key=${v} class="soft" style=${S}>${b+1}</span>`:c`<a key=${v} style=${S} href=${`/daily/${v}`} data-played=${x}
					aria-current=${v===t?"date":void 0}
					aria-label=${o("page.daily.mark",{day:Tn(v),n:x})}>${b+1}</a>`})}
		</div>
	</section>`}function Qe({view:e,names:t,last:n=!1,from:s=0}){let a=de(e);if(a===0)return c`<p class="soft">${o("last.none")}</p>`;let r=n?[a-1]:Array.from({length:a},(l,u)=>u).slice(s),i=Array.from({length:pe(e)},(l,u)=>u);return c`<${Q}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${i.map(l=>c`<th key=${l} scope="col">${t[l]}</th>`)}</tr></thead>
		<tbody>${r.map(l=>{let u=at(e,l),p=ot(e,l);return c`<tr key=${l}><td>${l+1}</td>
				${i.map(d=>{let f=u.find($=>$.seat===d)?.card;return c`<td key=${d} class=${d===p?"won":""}>
						${f?c`<${ae} card=${f} size="mini" />`:null}
						<i class=${d===e.leads?.[l]?"led-dot":""} aria-hidden="true"></i>
						${d===e.leads?.[l]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${d===p?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function sc({view:e,names:t,lies:n}){let s=de(e)-(n?2:1);if(s<0||e.phase!=="play")return null;let a=ot(e,s);return c`<figure class="last-trick">
		<figcaption class="small">${o("page.lasttrick")}</figcaption>
		<ol>${at(e,s).map(({seat:r,card:i})=>c`<li key=${r} data-card=${i}
			class=${r===a?"best":""}>
			<span class="unseen">${t[r]}: </span><${ae} card=${i} size="mini" />
		</li>`)}</ol>
	</figure>`}function ac(e,t,n,s){let a=d=>d.act.startsWith("play "),r=d=>`${d.seat} ${d.act}`,i=d=>d.filter(f=>!a(f)).map(r).sort().join();if(i(e)!==i(t))return{trick:-1,steps:[s,s]};let[l,u]=[e.filter(a),t.filter(a)],p=l.findIndex((d,f)=>!u[f]||r(d)!==r(u[f]));return p<0?null:{trick:Math.floor(p/n),steps:[e.length-l.length+p,t.length-u.length+p]}}var oc=(e,t)=>t===void 0?Ct(e):o("page.report.bid",{bid:w(t),cards:Ct(e)}),bo=e=>e.trick?o("page.report.trick",{n:e.trick}):o(`page.report.at.${e.phase}`),qs=(e,t)=>n=>`/replay/${e}/${t}/${n.deal}?step=${n.step}&seat=${n.seat}&hint`;function Nn({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=bo(r),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:oc(r.act,r.bid),better:oc(r.better,r.betterBid)}),p=Ge(r.why).join(" "),d=cl(r);return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${z(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:w(r.lost/xe,1)})}>
				−${w(r.lost/xe,1)}
			</span>
			${p?c`<span class="moment-why">${z(p)}</span>`:null}
			${d?c`<span class="moment-why small soft">${d}</span>`:null}
		</a></li>`})}</ol>`}function En({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[f,$]=[Math.min(0,...d),Math.max(1,...d)],h=b=>34+b*(l-p-34)/Math.max(1,e.length),m=b=>u-22-(b-f)*(u-34)/($-f),g=Qf((e[e.length-1]??[]).map(m),20);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<${rc} low=${f} high=${$} y=${m} to=${l-p} />
		${r.map(b=>c`<line key=${b} class="end" x1=${h(b)} x2=${h(b)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,v)=>c`<g key=${v} class=${v===a?"self":""} data-line=${v}>
				<polyline points=${[`${h(0)},${m(i[v]??0)}`,...e.map((x,S)=>`${h(S+1)},${m(x[v]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(g[v]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${h(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function rc({low:e,high:t,y:n,to:s,said:a=w}){let r=Yf(t-e),i=Math.ceil(e/r);return Array.from({length:Math.floor(t/r)-i+1},(u,p)=>(i+p)*r).map(u=>c`<g key=${u}>
			<line class=${u===0?"base":"grid"} x1="34" x2=${s} y1=${n(u)} y2=${n(u)} />
			<text x="28" y=${n(u)+5} text-anchor="end">${a(u)}</text>
		</g>`)}function ic({of:e,last:t,label:n,foot:s,all:a,most:r,said:i=w}){let[l,u,p]=[470,230,34],d=r??Math.max(1,...e.map(v=>v.mean),Math.min(...e.map(v=>v.high)),a*2),f=Math.min(0,...e.map(v=>v.mean)),$=v=>Math.min(d,Math.max(f,v)),h=v=>p+v*(l-p-6)/Math.max(1,t),m=v=>u-24-($(v)-f)*(u-36)/(d-f),g=v=>h((v.from-1+v.to)/2),b=v=>e.map(x=>`${g(x)},${m(x[v])}`);return c`<figure class="course band"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		<polygon class="interval" points=${[...b("high"),...b("low").reverse()].join(" ")} />
		<${rc} low=${f} high=${d} y=${m} to=${l-6} said=${i} />
		<line class="all" x1=${p} x2=${l-6} y1=${m(a)} y2=${m(a)} />
		<g class="self"><polyline points=${e.map(v=>`${g(v)},${m(v.mean)}`).join(" ")} />
			${e.map(v=>c`<circle key=${v.from} cx=${g(v)} cy=${m(v.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${l-6} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function Yf(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function Qf(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function lc({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=y(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return k(()=>{let u=!0;return _(()=>ls(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${yo} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Ws(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Is(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Zf=4;function yo({scores:e,names:t,me:n=-1,end:s,onpick:a}){if(e.length===0)return c`<${Xf} names=${t} />`;let r=Is(e),i=e[0]?.points.length??0,l=t.map((d,f)=>f).slice(0,i),u=e.some(d=>d.made.some(Boolean)),p=["declare","reveal"].filter(d=>e.some(f=>f.premium.some($=>$.startsWith(d))));return c`<div class="score-sheet" data-hands=${i}>
		<${Q}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${l.map(d=>c`<th key=${d} scope="colgroup" colspan="2" class="hand-column">${t[d]}</th>`)}
			</tr><tr class="kinds">
				${l.map(d=>c`<${Pr} key=${d}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${r.map((d,f)=>c`<${t$} key=${f} game=${d} alone=${r.length===1} names=${t} seats=${l}
					onpick=${a} />`)}
			${r.length>1||s?.rubber?c`<${s$} games=${r} seats=${l} end=${s} />`:null}
		</table><//>
		${u||p.length?c`<p class="small soft legend">
					${u?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${p.map(d=>c`<span key=${d} class="of-gained">
							<sup>${o(`offer.letter.${d}`)}</sup> ${o(`offer.${d}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Zf?c`<${vo} games=${r} names=${t} me=${n} />`:null}
	</div>`}function Xf({names:e}){return c`<${Q}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${w(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}var e$=({n:e})=>c`<button type="button" class="link" aria-label=${o("page.scores.look",{n:e})}>${e}</button>`;function t$({game:e,alone:t,names:n,seats:s,onpick:a}){let r=e[e.length-1],i=r?.closed;return c`<tbody>
		${t?null:c`<${cc} n=${s.length} text=${o("page.scores.game",{n:(r?.game??0)+1})} />`}
		${e.map(l=>c`<tr key=${l.deal} class=${a?"pickable":""} onclick=${a&&(()=>a(l.deal))}>
				<th scope="row">${a?c`<${e$} n=${l.deal+1} />`:l.deal+1}</th>
				<td class="trump-column"><${Z} trump=${l.trump} /><span class="unseen">${j(l.trump)}</span></td>
				<td class="dealer-column">${n[l.dealer]}</td>
				${s.map(u=>c`<${n$} key=${u} score=${l} seat=${u} />`)}
			</tr>`)}
		${i&&i.bonus.some(l=>l)?c`<${Ln} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${l=>i.bonus[l]?w(i.bonus[l]):"–"} />
					<${Ln} class="sum" text=${o("page.scores.with")} seats=${s} winners=${i.winners}
						of=${l=>w((r.totals[l]??0)+(i.bonus[l]??0))} />`:null}
	</tbody>`}var cc=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function Ln({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function n$({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${w(e.points[t]??0)}
			${s?c`<sup title=${R(s)}>${o(`offer.letter.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${w(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function s$({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>w(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${cc} n=${t.length} text=${o("page.scores.together")} />
		<${Ln} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${Ln} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${Ln} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function wo(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function vo({games:e,names:t,me:n}){let{at:s,ends:a}=wo(e);return c`<${En} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var[Le,Fs]=[1080,1350],[ko,zs,Hs,Ce]=[350,1266,48,96],re={leaf:"#fbf6ea",ink:"#24201a",rule:"#cdbf9f",accent:"#b8371a",felt:"#f1e9d6",soft:"#b9c8bd",card:"#fffaee",cardEdge:"#cfc3a8",red:"#b8261b",black:"#221e1a",shade:"rgb(0 0 0 / 0.35)"},a$=[[],[16,9],[5,8],[26,9,5,9],[30,14]],Ze=(e,t,n)=>`${e} ${t}px ${n==="title"?'"Alegreya", Palatino, serif':'"Alegreya Sans", sans-serif'}`;function _s(e,t,n){let s=[];for(let a of t.split(" ")){let r=s.at(-1),i=`${r} ${a}`;r!==void 0&&e.measureText(i).width<=n?s[s.length-1]=i:s.push(a)}return s}function xo(e,t,n){if(e.measureText(t).width<=n)return t;let s=Array.from(new Intl.Segmenter().segment(t),a=>a.segment);do s.pop();while(s.length>1&&e.measureText(`${s.join("")}…`).width>n);return`${s.join("")}…`}function Ks(e,t,n,s=re.ink){e.fillStyle=s,e.fillRect(Ce,t,Le-2*Ce,n)}function pc(e,t){e.save(),e.shadowColor=re.shade,e.shadowBlur=26,e.shadowOffsetY=9,t(),e.restore()}function uc(e,t,{x:n,y:s,turn:a}){let r=new Path2D(document.querySelector(`#pip-${t} path`)?.getAttribute("d")??"");e.save(),e.translate(n,s),e.rotate(a),e.scale(1.85,1.85),e.beginPath(),e.roundRect(-50,-70,100,140,4.5),e.fillStyle=re.card,pc(e,()=>e.fill()),e.lineWidth=.6,e.strokeStyle=re.cardEdge,e.stroke(),e.fillStyle=t==="H"?re.red:re.black;let i=(l,u,p,d=!1)=>{e.save(),e.translate(l-50,u-70),e.scale(p/100,(d?-p:p)/100),e.translate(-50,-50),e.fill(r),e.restore()};for(let[l,u]of Ur[9]??[])i(l,u,20,u>70);e.textAlign="center",e.font=Ze("700",31,"text");for(let l=0;l<2;l++)e.fillText("9",-38.25,-43.5),i(11.75,40.5,16),e.rotate(Math.PI);e.restore()}function o$(e,{title:t,winner:n}){let s=getComputedStyle(document.documentElement);e.fillStyle=s.getPropertyValue("--felt"),e.fillRect(0,0,Le,Fs),e.fillStyle=s.getPropertyValue("--felt-deep"),e.fillRect(0,zs,Le,Fs-zs),e.fillStyle=re.leaf,pc(e,()=>e.fillRect(Hs,ko,Le-2*Hs,zs-ko+24)),uc(e,"S",{x:812,y:206,turn:-.14}),uc(e,"H",{x:930,y:214,turn:.1}),e.fillStyle=re.soft,e.font=Ze("400",32,"text"),e.fillText(xo(e,t,600),Hs,92),e.fillStyle=re.felt,r$(e,n,640),e.fillStyle=re.soft,e.font=Ze("400",28,"text"),e.textAlign="center",e.fillText(`Ninety-Nine · ${o("page.picture.by")}`,Le/2,Fs-24),e.textAlign="left"}function r$(e,t,n){let s=f=>(e.font=Ze("500",f,"title"),_s(e,t,n)),a=f=>{let $=s(f);return $.length*f<=186&&$.every(h=>e.measureText(h).width<=n)},r=[88,62].find(a)??46,i=s(r).length,l=n;for(;l>0&&_s(e,t,l-8).length===i;)l-=8;let u=_s(e,t,l).slice(0,4),p=r*1.06,d=218+r*.3-(u.length-1)*p/2;u.forEach((f,$)=>e.fillText(xo(e,f,n),Hs,d+p*$))}function dc(e,t){e.strokeStyle=t===0?re.accent:re.ink,e.lineWidth=t===0?7:4,e.lineJoin="round",e.setLineDash(a$[t]??[]),e.stroke(),e.setLineDash([])}function i$(e,{places:t},n){Ks(e,n,6,re.accent),Ks(e,n+11,2,re.accent);let s=58;return t.forEach(({name:a,total:r},i)=>{let l=n+70+s*i;e.fillStyle=re.ink,e.font=Ze(i===0?"700":"400",42,"text"),e.fillText(xo(e,a,600),Ce,l),e.textAlign="right",e.fillText(w(r),Le-Ce,l),e.textAlign="left",e.beginPath(),e.moveTo(Le-Ce-330,l-13),e.lineTo(Le-Ce-170,l-13),dc(e,i),Ks(e,l+15,1.5,re.rule)}),n+70+s*t.length}function l$(e,{course:{at:t},places:n},s,a){let r=t.flat(),[i,l]=[Math.min(0,...r),Math.max(1,...r)],u=d=>Ce+d*(Le-2*Ce)/Math.max(1,t.length),p=d=>a-(d-i)*(a-s)/(l-i);Ks(e,p(0),2,re.rule),n.forEach(({seat:d},f)=>{e.beginPath(),e.moveTo(u(0),p(0)),t.forEach(($,h)=>e.lineTo(u(h+1),p($[d]??0))),dc(e,f)})}function c$(e,{facts:t}){e.font=Ze("400",34,"text");let n=t.slice(0,4).flatMap(a=>_s(e,a,Le-2*Ce-34).map((r,i)=>({line:r,i}))),s=zs-28-46*(n.length-1);return n.forEach(({line:a,i:r},i)=>{let l=s+46*i;e.fillStyle=re.accent,r===0&&e.fill(u$(Ce+9,l-11,10)),e.fillStyle=re.ink,e.fillText(a,Ce+34,l)}),s-60}var u$=(e,t,n)=>new Path2D(`M${e-n} ${t}L${e} ${t-n}L${e+n} ${t}L${e} ${t+n}Z`);async function fc(e){let t=[Ze("500",88,"title"),Ze("400",34,"text"),Ze("700",42,"text")];await Promise.all(t.map(i=>document.fonts.load(i)));let n=document.createElement("canvas");[n.width,n.height]=[Le,Fs];let s=n.getContext("2d");o$(s,e);let a=i$(s,e,ko+44),r=c$(s,e);return r-a>120&&l$(s,e,a+40,r-6),new Promise((i,l)=>n.toBlob(u=>u?i(u):l(new Error("no picture"))))}function p$(e,t){let n=Math.max(...e);return n>=t?{seat:e.indexOf(n),n}:void 0}function d$(e,t){let[n,s]=[0,0];for(let a of e)s=Math.max(s,n=a.made[t]?n+1:0);return s}function f$(e,t,n){let s=n.map(m=>m.seat).sort((m,g)=>m-g),a=(m,g)=>p$(s.map(m),g),r=m=>t[s[m]??-1]??"",i=[],l=a(m=>Math.max(...e.map(g=>g.points[m]??0)),1);if(l){let m=e.findIndex(g=>g.points[s[l.seat]??-1]===l.n)+1;i.push(o("page.best.deal",{name:r(l.seat),n:l.n,deal:m}))}let u=a(m=>d$(e,m),2);u&&i.push(o("page.best.run",{name:r(u.seat),n:u.n}));let p=a(m=>e.filter(g=>g.premium[m]&&g.made[m]).length,1);p&&i.push(o("page.best.premiums",{name:r(p.seat),n:p.n}));let d=e.filter(m=>s.every(g=>m.made[g])).length;d&&i.push(o("page.best.all",{n:d}));let[f,$]=n,h=f&&$?f.total-$.total:0;return h>0&&i.push(o("page.best.ahead",{name:f?.name??"",n:h})),i}function So({scores:e,end:t,names:n,title:s,winner:a}){let r=t.totals.map((i,l)=>({seat:l,total:i,name:n[l]??""}));return r.sort((i,l)=>l.total-i.total),{title:s,winner:a,places:r,facts:f$(e,n,r),course:wo(Is(e))}}var $$=({title:e,winner:t,places:n,facts:s})=>[e,t,D(n.map(a=>`${a.name} ${w(a.total)}`)),...s].join(`
`);async function Oo(e){let t=new File([await fc(e)],"ninety-nine.png",{type:"image/png"});if(navigator.canShare?.({files:[t]}))return navigator.share({files:[t],title:e.title}).catch(s=>{if(s.name!=="AbortError")throw s});let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=t.name,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var h$=3;function m$({table:e,match:t,names:n,seat:s}){let{told:a,wrong:r}=Lt(e,t,void 0);if(r)return null;let{judged:i=0,of:l=0,rough:u=0}=a??{},p=i<l?o("page.report.judging",{n:i,of:l}):o("page.report.rough",{n:u}),d=(a?.deals??[]).flatMap(f=>f.mistakes).sort((f,$)=>$.lost-f.lost).slice(0,h$);return c`<section class="decided">
		<h3>${o("page.last.decided")}</h3>
		${!a||qe(a)?c`<p class="soft reckoned" style=${{"--far":l?(i-u)/l:0}}>${l?p:""}</p>`:d.length?c`<${Nn} of=${d} names=${n} place=${qs(e,t)} one=${!1} named=${!0} />`:c`<p class="soft">${o("page.last.clean")}</p>`}
		<p><a href=${`/report/${e}/${t}${s===void 0?"":`?seat=${s}`}`}>${o("page.last.report")}</a></p>
	</section>`}function $c({table:e,match:t,at:n,view:s,names:a,variant:r,winner:i,onclose:l}){let[u,p]=y(null);k(()=>{_(()=>ls(e)).then(S=>p(S?.scores??[]))},[e]);let[d,f]=y(""),{end:$,seat:h}=s,m=`${r} · ${ve(n,{dateStyle:"long"})}`,g=u&&$&&So({scores:u,end:$,names:a,title:m,winner:i}),b=async S=>{let N=await navigator.clipboard?.writeText($$(S)).then(()=>!0,()=>!1);f(o(N?"page.link.copied":"page.copy.not"))},v=S=>Oo(S).catch(N=>f(A(N))),x=g&&c`<p class="soft" role="status">${d}</p>
		<button type="button" class="button" onclick=${()=>b(g)}>${o("page.copy")}</button>
		<button type="button" class="button chief" onclick=${()=>v(g)}>${o("page.share")}</button>`;return c`<${P} title=${o("page.last")} broad onclose=${l} actions=${x}>
		${g?c`<div class="last-page">
				<p class="small soft">${m}</p>
				<p class="winner">${i}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${g.places.map(S=>c`<tr key=${S.seat} class=${S.seat===h?"self":""}>
							<th scope="row">${S.name}</th><td>${w(S.total)}</td>
						</tr>`)}
					</tbody></table>
					${u.length>1?c`<${vo} games=${Is(u)} names=${a} me=${h??-1} />`:null}
				</div>
				<div class="remembered">
					<ul class="bests">${g.facts.map(S=>c`<li key=${S}>${S}</li>`)}</ul>
					<${m$} table=${e} match=${t} names=${a} seat=${h} />
				</div>
			</div>`:c`<p class="soft" role="status">${o("page.opening")}</p>`}
	<//>`}var jo=(e,{table:t="mine",match:n,deal:s,step:a})=>`/whatif/${e}?of=${t}&match=${n}&deal=${s}&step=${a}`;function Cn(e,{day:t,from:n}){if(n){let{table:a="mine",match:r,deal:i,step:l}=n;return{title:o("page.whatif"),lost:o("page.whatif.given.up"),played:{href:jo(e,n),text:o("page.whatif.compare")},givenUp:{href:`/replay/${a}/${r}/${i}?step=${l}`,text:o("page.replay")}}}if(!t)return;let s={href:`/daily/${t}`,text:o("page.daily.others")};return{title:o("page.nav.daily"),lost:o("page.daily.lost"),played:s,givenUp:s}}function Ao({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${M.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?c`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>l(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?c`<div class="answers">
					<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function g$(e,t,n){let s=F(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function b$({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${g$(e,n,t)}
	</p>`}function y$({table:e,message:t,names:n}){let[s,a]=y(!1),r=e.settled.value.settings,{variant:i="standard",rules:l}=r,u=n.map((p,d)=>d===t.seat?t.table.chairs[d]?.name??p:p);return c`<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>a(!0)}>
			${o("page.last")}
		</button>
		${s?c`<${$c} table=${e.id} match=${t.table.match} at=${t.at} view=${t.view}
					names=${u} variant=${l?.name??o(`variant.${i}`)}
					winner=${bn(t.table.winners,u,-1,r)} onclose=${()=>a(!1)} />`:null}`}function hc({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,{view:i}=t,l=t.table.stage==="waiting",u=e.settled.value.settings,{day:p}=u,d=Cn(e.id,u),f=l?bn(t.table.winners,n,a??-1,u):"",$=t.table.chairs.length,h=e.current.value;return c`<div class="over leaf sheeted" onclick=${m=>m.stopPropagation()}>
		<${Ao} table=${e} message=${t} names=${n} />
		${i?c`<${tl} what=${el(i,$,f!==""&&!p)} />`:null}
		${f?c`<p class="outcome winner">${f}</p>`:null}
		<${b$} view=${i} variant=${s} />
		<${We} view=${i} names=${n} variant=${s} fresh crowned=${f!==""} />
		${a!==void 0&&ys(t)?c`<${Zi} table=${e.id} match=${t.table.match} deal=${i?.deal??0} seat=${a} />`:null}
		<div class="row">
			${d?c`<a class="button chief" href=${d.played.href}>${d.played.text}</a>`:a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief"
						disabled=${e.waits.value>0||!h||t.table.paused} onclick=${()=>e.ready()}>
						${o(l?"page.again":"page.next")}
					</button>`}
			${f&&i?.end&&!p?c`<${y$} table=${e} message=${t} names=${n} />`:null}
			${l||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${i?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}function Us({title:e,class:t="",told:n,back:s,onclose:a,children:r}){let i=O(null);return he(()=>{let l=i.current,u=document.activeElement;return l?.focus({preventScroll:!0}),()=>{l?.contains(document.activeElement)&&(s?.current??u)?.focus({preventScroll:!0})}},[]),k(()=>i.current?.scrollIntoView({block:"nearest"}),[n]),c`<section class=${`hint ${t}`} ref=${i} tabindex="-1" aria-label=${e}>
		<header>
			<h2>${e}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${r}
	</section>`}function Dn(e){let[t,...n]=(e?.act??"").split(" ");return new Set(t==="play"||t==="lay"?n:[])}var mc=["luck","deal","played","unlucky","moment","thanks"],Wt=({remark:e,phrase:t,text:n})=>e?o(`page.remark.${e}`):t&&mc.includes(t)?o(`page.quick.${t}`):n,w$=e=>Math.min(12e3,4e3+70*e.length);function gc({said:e}){let[t,n]=y(-1),[s,a]=y(!1),r=Wt(e);return k(()=>{if(s)return;let i=setTimeout(()=>n(e.seq),w$(r));return()=>clearTimeout(i)},[e.seq,s]),t===e.seq?null:c`<p class="bubble" aria-hidden="true" onpointerenter=${()=>a(!0)}
		onpointerleave=${()=>a(!1)}>${r}</p>`}function bc(e,{me:t,muted:n,since:s}){let a=e.filter(r=>r.at>=s&&r.seat>=0&&(r.by===""||r.by!==t));return new Map(a.filter(r=>!n.includes(r.by)).map(r=>[r.seat,r]))}function yc({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=y(""),l=qr(),u=O(null),p=new Set(new Map(e.map(f=>[f.by,f])).values());k(()=>u.current?.scrollIntoView({block:"nearest"}),[e.length]);let d=async f=>{f.preventDefault();let $=r.trim();$&&(i(""),await s($)===void 0&&i($))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite" tabindex="0" aria-label=${o("page.talk")}>
			${e.map(f=>c`<li key=${f.seq}>
					<time class="soft small">${ve(f.at,{timeStyle:"short"})}</time>${" "}
					<b>${f.name}</b>${f.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${Wt(f)}
					${f.by&&f.by!==t&&p.has(f)?c`${" "}<${v$} by=${f.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${u} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${o("page.quick")}>
			${mc.map(f=>o(`page.quick.${f}`)).map(f=>c`<button type="button" key=${f} class="button plain" onclick=${()=>s(f)}>
					${f}
				</button>`)}
		</p>
		<form class="row" onsubmit=${d}>
			<label class="unseen" for=${l}>${o("page.talk.say")}</label>
			<input id=${l} type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${f=>i(f.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function v$({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var k$={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function x$(e,t){let n=[];return qa(e,t).forEach((s,a)=>n[s]=k$[e]?.[a]??"north"),n}function wt(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null,unsent:p=!1}=e,{chairs:d,now:f=0,played:$=null,said:h,over:m="",onhurry:g,children:b}=e,v=pe(t),x=x$(v,s),S=l?l.cards:t.trick??[],N=l?l.winner:u?-1:t.taking??-1,L=u&&!l?[...S,{seat:t.options?.seat??s,card:u}]:S;return c`<div class=${`felt hands-${v} ${m}`} onclick=${g}>
		${qa(v,s).filter(W=>W!==r).map(W=>c`<${et}
				key=${W} view=${t} variant=${a} seat=${W} name=${n[W]??""} names=${n}
				place=${x[W]} own=${W===s} chair=${d?.[W]} now=${f} open=${S$(t,W)}
				winner=${l?.winner===W} laid=${i} said=${h?.get(W)}
				hand=${W===$?.seat?$.hand:void 0}
			/>`)}
		<${W$} cards=${L} pending=${u&&!l&&p?u:""} where=${x} winner=${N}
			gone=${l?.gone??!1} names=${n} />
		<${A$} view=${t} variant=${a} names=${n} me=${s} />
		${b}
	</div>`}var S$=(e,t)=>e.shown?.[t]?.hand!==void 0?T(e.shown[t]?.hand):null;function O$(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&st(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?ct(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function j$(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function A$({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...O$(e,n,s),...j$(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Xe} trump=${st(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${lt.Provider} value=""><${ae} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Xe({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${Z} trump=${e} />`}
		<b>${j(e)}${t&&e?"?":""}</b>
	</p>`}function et(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:f,laid:$=!0,hand:h,said:m}=e,g=t.held?.[s]??0,b=t.due===void 0?t.turn.includes(s):t.due===s,v=l&&t.seat!==void 0,x=v?t.bid:t.shown?.[s]?.bid,S=v?void 0:t.shown?.[s]?.aside,N=Yt(u),L=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${b?"thinks":""} ${f?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${N?c`<span class="level" title=${Qt(u)}>${N}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${w(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${b?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${C$} view=${t} variant=${n} seat=${s} bid=${x}
							laid=${t.phase==="lay"?!t.turn.includes(s):$} />`}
				<${L$} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${M$} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===Ut(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:L})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${q$} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${T$} suits=${T(t.void?.[s])} />`:null}
			${m?c`<${gc} said=${m} />`:null}
		</div>
		${S?c`<div class="aside" aria-label=${o("page.aside")}>${ne(S)}</div>`:null}
		${v||d?null:c`<${E$} n=${g} />`}
		${v||!d?null:h??c`<${N$} cards=${d} trump=${t.trump} />`}
	</section>`}function M$({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>E(t)}>
		${o("vulnerable")}
	</button>`}function T$({suits:e}){let t=o("page.void",{suits:D(e.map(j))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${P$} suit=${n} />`)}
	</p>`}function N$({cards:e,trump:t}){let n=s=>c`<span key=${ie(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${ae} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Kt(ue(e,U,t),t).map(n)}</div>`}function E$({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${ae} key=${n} face="down" />`)}
	</div>`}function L$({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${R(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=R(e.offers?.[t]??"declare");return c`${R$(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function C$({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:F(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${D$} won=${r} bid=${l?Ga(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:F(s,t)})}</span><${B$} stands=${i} />
	</span>`}function D$({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function B$({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function R$(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${R(n)}</span>`:null}function P$({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function q$({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${Js(n)}</span>`}function Js(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function W$({cards:e,pending:t,where:n,winner:s,gone:a,names:r}){let i=O(null),l=O(new Set);return he(()=>{let u=i.current;if(!u)return;let p=new Set(e.map(f=>`${f.seat} ${f.card}`)),d=[];for(let f of u.querySelectorAll("[data-of]")){let $=`${f.dataset.of} ${f.dataset.card}`;l.current.has($)||d.push(z$(f,F$(f))),a&&d.push(H$(f,u.closest(".felt")?.querySelector(`[data-seat="${s}"] .nameplate`)))}for(let f of d)f?.();l.current=p},[e.map(u=>`${u.seat}${u.card}`).join(),a]),c`<ol class="trick" ref=${i} aria-label=${o("page.trick")}>
		${e.map(({seat:u,card:p},d)=>c`<li key=${`${u} ${p}`}
				class=${`${n[u]} ${u===s?"best":""} ${p===t?"waits":""}`}
				data-of=${u} data-card=${p} style=${{"--i":d}}>
				<span class="unseen">${r[u]}: </span><${ae} card=${p} />
				${p===t?c`<small class="later">${o("page.unsent.card")}</small>`:null}
			</li>`)}
	</ol>`}var I$=":is(.backs, .open-hand, .hand, .nameplate)";function F$(e){let t=Bn.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${I$}`)?.getBoundingClientRect()}var Bn=new Map,wc=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function z$(e,t){let n=wc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function H$(e,t){let n=wc(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}var Mo={calm:2e3,usual:1200,quick:550,instant:550},_$=280,K$={calm:650,usual:350,quick:150,instant:0},U$=12,J$=(e,t)=>it(e,t)&&vc(t)>vc(e),vc=e=>(e?.played??[]).reduce((t,n)=>t+T(n).length,0),Gs=class{shown=C(null);#t;#e=[];#n=0;#s=()=>{};constructor(t){this.#t=t}take(t){this.#e.push(t),document.hidden||this.#e.length>U$?this.skip():this.#n||this.#a()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#n&&this.#s(),this.#n!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#n),this.#n=0}#a(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Jt(n,t.view);this.shown.value={message:t,full:s};let a=K$[this.#t()];if(!s&&a&&J$(n,t.view))return this.#r(a,()=>this.#a());if(!s)return void this.#a();this.#r(Mo[this.#t()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(ts()?0:_$,()=>{this.shown.value={message:t,full:null},this.#a()})})}#r(t,n){this.#s=()=>{this.stop(),n()},this.#n=setTimeout(this.#s,t)}};async function G$(e,t,n){let s=e==="mine"?await Pe():void 0;await zi([e,t,n],!1,({id:a})=>{let r={id:a,pace:Et[M.pace.value],...n};return e==="mine"?mi(s?.bytes??new Blob,t,r):hi(e,t,r)})}function V$(e,t,n,s){let a=Array.from({length:e},(r,i)=>i===t?"":s[i]||n);return a.every((r,i)=>i===t||r===n)?n:a.join()}function kc({of:{table:e,match:t,deal:n,step:s},names:a,front:r,onclose:i}){let[l,u]=y(String(r)),[p,d]=y(""),[f,$]=y({}),{busy:h,once:m}=X();k(()=>{_(ke)},[]);let g=p||Ii(),b=hn.value.map(({name:N})=>[N,o(`page.level.${N}`)]),v=V$(a.length,Number(l),g,f),S=c`<button type="button" class="button chief" aria-busy=${h} disabled=${h||!g}
		onclick=${()=>m(()=>G$(e,t,{deal:n,step:s,seat:Number(l),bots:v}))}>${o("page.whatif.play")}</button>`;return c`<${P} title=${o("page.whatif")} onclose=${i} actions=${S}>
		<div class="play-on">
			<p>${o("page.whatif.about")}</p>
			<${B} label=${o("page.whatif.seat")} value=${l} onchange=${u}
				options=${a.map((N,L)=>[String(L),N])} />
			<${B} label=${o("page.whatif.others")} value=${g} options=${b}
				onchange=${N=>(d(N),$({}))} />
			${a.length>2?c`<details><summary>${o("page.whatif.each")}</summary><div class="play-on-each">
						${a.map((N,L)=>L===Number(l)?null:c`<${ce} key=${L} label=${N}
							value=${f[L]||g} options=${b}
							onchange=${W=>$({...f,[L]:W})} />`)}
					</div></details>`:null}
		</div>
	<//>`}function Y$({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${X$} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function To(e,t,n){if(e!=="mine")return cs(e,t,n);let s=await Pe();if(!s)throw new Error("nothing kept");return Vt(s.bytes,t,n)}async function Q$(e,t,n,s,a){if(e!=="mine")return xi(e,t,n,s,a);let r=await Pe();return Si(r?.bytes??new Blob,t,n,s,a)}function Z$(e,t,n){let s=O(new Map),[,a]=y(0);return k(()=>{if(!n||s.current.get(t)?.told)return;let r=new AbortController,i=l=>{s.current.set(t,l),a(u=>u+1)};return i({}),e(t,r.signal).then(l=>i({told:l}),l=>r.signal.aborted||i({wrong:A(l)})),()=>r.abort()},[t,n]),n?s.current.get(t)??{}:null}function No(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function X$({table:e,match:t,deal:n}){let[s,a]=y({});if(k(()=>{let i=!0;return To(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):A(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${eh} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Eo(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function eh({table:e,match:t,deal:n,played:s}){let a=Pt(q(s.header.variant),s.header.rules),r=me(()=>No(s),[s]),i=r[0]?.views.length??1,l=qt(s.header,i),u=r.length-1,p=fe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),f=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,$=f>=0?f:an(s.header,i),h=r[d+1]?.line,m=h!==void 0&&"act"in h,g=Z$((Se,jt)=>Q$(e,t,n,Se,jt),d,m&&p.has("hint")),b=(Se,jt=f,Zn=g!==null&&Se===d)=>`/replay/${e}/${t}/${n}?step=${Se}${jt>=0?`&seat=${jt}`:""}${Zn?"&hint":""}`,v=Se=>K(b(Math.min(u,Math.max(0,Se))),{replace:!0}),x=r[d],S=sh(d,u,!!Vs(x),v),N=S.past(v),L=me(()=>oh(r),[r]),W=nh(d,L,u,N),De=O(null),un=r[d]?.views[0]?.phase!=="over",Da=S.past(()=>un&&K(`${b(d)}&on=1`,{replace:!0})),Ht=S.past(()=>m&&K(b(d,f,!g),{replace:!0}));rh({h:Ht,p:Da,...g&&{Escape:Ht},ArrowRight:W.forward,ArrowLeft:W.back," ":S.toggle,ArrowDown:W.trickForward,ArrowUp:W.trickBack,Home:W.start,End:W.end});let we=f>=0?x.views[f]:Eo(x.views,$);return c`<${lt.Provider} value=${ge(we)}><main id="main" tabindex="-1" class="replay">
		<${ch} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${f}
			onseat=${Se=>K(b(d,Se),{replace:!0})} here=${b(d)}
			onplay=${un?Da:void 0} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${f>=0?o("page.replay.seen",{name:l[f]}):o("page.replay.all")}</h2>
				<${th} moment=${x} view=${we} names=${l} variant=${a} at=${$} hint=${g?.told} />
			</div>
			<aside class="replay-aside" data-hint=${g?"":void 0}>
				${g?c`<${ih} key=${d} hint=${g} variant=${a} name=${l[h.by??h.seat]??""}
							bid=${r[d+1]?.views[h.seat]?.bid} back=${De} onclose=${Ht} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${Qe} view=${we} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${z(Lo(x,l,f,a))}</span></p>
				<button type="button" class="button plain" ref=${De} aria-pressed=${g!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!m} onclick=${Ht}>${o("page.hint")}</button>
			</div>
			<${ah} step=${d} last=${u} to=${N} steps=${W} auto=${S} />
		</div>
		${un&&p.get("on")?c`<${kc} of=${{table:e,match:t,deal:n,step:d}} names=${l.slice(0,i)}
			front=${$} onclose=${()=>N(d)} />`:null}
	</main><//>`}function th({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${We} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Nt(s,t.phase);return c`<${wt} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${Vs(e)} />
		<${lh} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var nh=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function sh(e,t,n,s){let[a,r]=y(!1);return k(()=>{if(a&&e===t&&r(!1),!a||e===t)return;let u=M.pace.peek(),p=setTimeout(()=>s(e+1),n?Mo[u]:Et[u]);return()=>clearTimeout(p)},[a,e]),{on:a,toggle:()=>{!a&&e===t&&s(0),r(!a)},past:u=>(...p)=>{r(!1),u(...p)}}}function ah({step:e,last:t,to:n,steps:s,auto:a}){let r=o("page.replay.at",{n:e,of:t}),i=p=>n(p.currentTarget.valueAsNumber),[l,u]=[e===0,e===t];return c`<div class="replay-auto">
			<${It} label=${o(a.on?"page.replay.pause":"page.replay.play")} icon=${a.on?"pause":"play"}
				off=${!1} onclick=${a.toggle} />
			<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
				aria-valuetext=${r} oninput=${i} />
		</div>
		<div class="replay-keys">
			<${It} label=${o("page.replay.start")} icon="start" off=${l} onclick=${s.start} />
			<${It} label=${o("page.replay.trick.back")} icon="fast-back" off=${l} onclick=${s.trickBack} />
			<${It} label=${o("page.replay.back")} icon="back" off=${l} onclick=${s.back} />
			<span class="count score">${r}</span>
			<${It} label=${o("page.replay.forward")} icon="forward" off=${u} onclick=${s.forward} />
			<${It} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${u} onclick=${s.trickForward} />
			<${It} label=${o("page.replay.end")} icon="end" off=${u} onclick=${s.end} />
		</div>`}function oh(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Vs(t)||t.sheet?[n]:[]})}var Vs=e=>Jt(e.before?.[0],e.views[0]);function Lo(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Vs(e);if(r==="lay"){let $=i.map(m=>Je(m,ge(p))).join(" "),h=F(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:$,bid:h})}if(r==="name")return o("page.replay.names",{name:l,trump:j(i[0])});if(r==="play"){let[$,h]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Je(i[0]??"",ge(p)),taken:$,winner:h})}let f=e.views[n];return u&&f?.phase==="offer"&&!f.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:R(String(a.act))})}function rh(e){he(()=>{let t=n=>{let s=e[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let a=`input, select, textarea, dialog${n.key===" "?", button, a":""}`;n.target instanceof Element&&n.target.closest(a)||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function ih({hint:e,variant:t,name:n,bid:s,back:a,onclose:r}){let{told:i,wrong:l}=e,u=o("page.hint.of",{name:n});return c`<${Us} class="replay-hint" title=${u} told=${i} back=${a} onclose=${r}>
		${i?c`<${tn} advice=${i.advice} variant=${t} done=${{act:i.act,name:n,bid:s}} />`:c`<p class=${l?"":"soft"} role="status">${l??o("page.hint.thinking")}</p>`}
	<//>`}function lh({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=ue(T(e.hand),U,e.trump),[l,u]=[Dn(r?.advice),Dn(r)];return c`<div class="replay-held">
		<${et} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(p=>c`<span key=${p} class="one">
				<${ae} card=${p} />
				<span class="mark">
					${l.has(p)?c`<${ye} />`:null}${u.has(p)?c`<${xs} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${ne(e.aside)}</div>
	</div>`}function ch({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l,onplay:u}){let[p,d]=y(!1),f=e.steps[e.steps.length-1]?.views[0]?.trump??"",$=g=>`/replay/${t}/${n}/${g}${r>=0?`?seat=${r}`:""}`,h=()=>navigator.clipboard?.writeText(is(l)).then(()=>E(o("page.link.copied")),()=>E(o("page.link.by-hand")))??E(o("page.link.by-hand")),m=g=>i(Number(g.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??$e(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:j(f)})}${" "}<${Z} trump=${f} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${xc} to=${s>0?$(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${xc} to=${s+1<e.deals?$(s+1):""} text=${o("page.replay.next")} arrow="→" />
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
		${p?c`<${P} title=${o("page.fair")} onclose=${()=>d(!1)}>
					${t==="mine"?c`<${uh} match=${n} />`:c`<${An} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function uh({match:e}){let[t,n]=y(null);if(k(()=>{Pe().then(async r=>n(r&&await gs(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${An} record=${t.slice(a,s[e]??t.length)} />`}function xc({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var ph={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M15 4 7 12l8 8 1-1-7-7 7-7z",forward:"M9 4l8 8-8 8-1-1 7-7-7-7z",play:"M6 3l14 9-14 9z",pause:"M5 4h4v16H5zM15 4h4v16h-4z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function It({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ph[t]} /></svg>
	</button>`}function dh(e){let t=(r,i)=>Math.max(i,Math.trunc(Number(e.get(r)))||i),[n,s,a]=[t("match",1),t("deal",0),t("step",0)];return{table:e.get("of")||"mine",match:n,deal:s,step:a}}function fh({rest:[e=""]}){let t=dh(fe.value),n=jo(e,t),[s,a]=y({});return k(()=>{let r=!0;return Promise.all([To(t.table,t.match,t.deal),cs(e,1,t.deal)]).then(i=>r&&a($h(i)?{key:n,both:i}:{wrong:o("page.replay.gone")}),i=>r&&a({wrong:i?.constructor===Error?o("page.replay.gone"):A(i)})),()=>{r=!1}},[n]),c`<main id="main" tabindex="-1" class="endings">
		${s.wrong?c`<h1>${o("page.nav.whatif")}</h1><p>${s.wrong}</p>
				<p><a class="button" href="/records">${o("page.nav.records")}</a></p>`:s.both&&s.key===n?c`<${hh} table=${e} from=${t} both=${s.both} />`:c`<p class="soft" role="status">${o("page.replay.loading")}</p>`}
	</main>`}var $h=([e,t])=>String(e.steps[0]?.line.hands)===String(t.steps[0]?.line.hands),Sc=({steps:e})=>e.map(({line:t})=>t).filter(t=>"act"in t);function Oc({steps:e}){let t=e.findLast(({views:n})=>n[0]?.phase==="over")?.views;return t&&Eo(t,0)}function hh({table:e,from:t,both:[n,s]}){let{header:a}=n,r=Pt(q(a.variant),a.rules),[i,l]=[Oc(n),Oc(s)];if(!i?.points||!l?.points)return c`<h1>${o("page.nav.whatif")}</h1><p>${o("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${e}`}>${o("page.records.table")}</a></p>`;let u=ac(Sc(n),Sc(s),pe(i),t.step),p=n.steps[0]?.views.length??1,d=[qt(a,p),qt(s.header,p)],f=`/replay/${t.table}/${t.match}/${t.deal}`,[$=t.step,h=t.step]=u?.steps??[];return c`<div class="endings-head"><header>
			<p class="soft">${a.rules?.name??$e(a.variant)} ·${" "}
				${o("sheet.title",{deal:t.deal+1,trump:j(l.trump)})}${" "}
				<${Z} trump=${l.trump??""} /></p>
			<h1>${o("page.nav.whatif")}</h1>
			<p class="lead">${mh(u?.trick)}</p>
		</header>
		<${gh} was=${i.points} now=${l.points} names=${d} me=${an(s.header,p)} /></div>
		<div class="endings-both">
			<${jc} title=${o("page.whatif.was")} played=${n} view=${i} names=${d[0]} variant=${r}
				trick=${u?.trick} step=${$} at=${f} />
			<${jc} title=${o("page.whatif.now")} played=${s} view=${l} names=${d[1]} variant=${r}
				trick=${u?.trick} step=${h} at=${`/replay/${e}/1/${t.deal}`}
				again=${`${f}?step=${t.step}&on=1`} />
		</div>`}function mh(e){return e===void 0?o("page.whatif.same"):e<0?o("page.whatif.parted.before"):o("page.whatif.parted",{n:e+1})}function jc({title:e,played:t,view:n,names:s,variant:a,trick:r,step:i,at:l,again:u}){let p=r===void 0||r<0?void 0:No(t)[i+1];return c`<section>
		<h2>${e}</h2>
		${p?c`<p>${z(Lo(p,s,-1,a))}</p>`:null}
		<${We} view=${n} names=${s} variant=${a} me=${-1} untitled=${!0} />
		<div class="endings-tricks">
			<h3>${o("tricks.title")}</h3>
			<${Qe} view=${n} names=${s} from=${Math.max(0,r??0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${l}?step=${i}`}>${o("page.replay")}</a>
			${u?c`<a class="button plain" href=${u}>${o("page.whatif.again")}</a>`:null}
		</p>
	</section>`}function gh({was:e,now:t,names:n,me:s}){let a=e.map((l,u)=>u),r=l=>{let[u="",p=""]=n.map(d=>d[l]??"");return u===p?u:c`${u}<span class="soft small"> / ${p}</span>`},i=(l,u,p="")=>c`<tr class=${p}><th scope="row">${l}</th>
		${a.map(d=>c`<td key=${d} data-mine=${d===s?"":void 0}>${u(d)}</td>`)}</tr>`;return c`<${Q}><table class="book endings-difference">
		<caption class="unseen">${o("page.whatif.points")}</caption>
		<thead><tr><td></td>${a.map(l=>c`<th key=${l} scope="col">${r(l)}</th>`)}</tr></thead>
		<tbody>
			${i(o("page.whatif.was"),l=>w(e[l]??0))}
			${i(o("page.whatif.now"),l=>w(t[l]??0))}
		</tbody>
		<tfoot>${i(o("page.whatif.difference"),l=>V((t[l]??0)-(e[l]??0)),"total")}</tfoot>
	</table><//>`}function tt({cards:e,can:t,chosen:n,best:s,values:a=null,label:r,open:i=!1,twice:l,onpick:u,onplay:p}){let[d,f]=y(""),$=O(null),h=e.includes(d)?d:e.find(x=>t?.has(x))??e[0];he(()=>{let x=0,S=()=>{for(let L of $.current?.querySelectorAll("[data-card]")??[])Bn.set(L.dataset.card??"",L.getBoundingClientRect())},N=requestAnimationFrame(()=>x=setTimeout(S));return()=>(cancelAnimationFrame(N),clearTimeout(x))});function m(x){let S=x.ctrlKey||x.metaKey||x.altKey?void 0:yh(e,h,x.key);S!==void 0&&(x.preventDefault(),S!==""&&(f(S),$.current?.querySelector(`[data-card="${S}"]`)?.focus()))}function g(x,S){f(S);let N=x.pointerType==="touch",L=M.play.value==="twice"||M.play.value==="auto"&&N;l||L&&!n.has(S)?u(S):p(S)}let b=(x,S)=>{let N=t===null||t.has(x);return c`<button type="button" key=${x} data-card=${x} class=${n.has(x)?"chosen":""}
			tabindex=${x===h?0:-1} aria-disabled=${N&&t!==null?void 0:"true"}
			aria-pressed=${l?n.has(x):void 0} style=${{"--k":S}}
			onclick=${L=>g(L,x)}>
			<${ae} card=${x} dim=${!N} lifted=${n.has(x)} size=${i?"mini":"full"} />
			${a?c`<span class="worth" aria-hidden="true">${a[ie(x)]}</span>`:null}
			${s?.has(x)?c`<span class="mark"><${ye} /></span>`:null}
		</button>`},v=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${i?"open":""} ${t?"asked":""}`} ref=${$} role="group"
		aria-label=${r} onkeydown=${m} onmousedown=${bh}
		style=${{"--n":Math.max(1,e.length),"--cols":v}}>
		${i?Kt(e).map(x=>c`<span key=${ie(x[0]??"")} class="same-suit">${x.map(b)}</span>`):e.map(b)}
	</div>`}var bh=e=>e.preventDefault();function yh(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Ac(e,s,-1);case"ArrowDown":return Ac(e,s,1)}}function Ac(e,t,n){let s=ie(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(ie(r)!==s)return r}return""}function Ys(e,t,n){let s=e.filter(r=>wh(_e(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function wh(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}function Qs(e,t,n,s,a=!1){let r=e.options;if(n)return o("page.paused");if(s){let l=s.cards.find(p=>p.seat===s.winner)?.card??"",u=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:u,name:t[s.winner]??"",card:ct(l,ge(e))})}if(e.phase==="over")return o("ask.next");if(!r){let l=e.turn.filter(u=>u!==e.seat).map(u=>t[u]??"");return l.length?o(a?"ask.unfetched":"ask.wait",{names:D(l),n:l.length}):e.turn.length?" ":o("waiting.table")}if(r.kind==="lay")return o("ask.lay",{n:r.pick??3});if(r.kind==="name")return o("ask.name");if(r.kind==="offer"&&Mc(r))return vh(e,t);if(r.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let i=r.seat===void 0||r.seat===e.seat?"you":"dummy";return r.led?o(r.follow?"ask.follow":"ask.discard",{who:i,suit:j(r.led)}):o("ask.lead",{who:i})}var Mc=e=>e.acts?.length===1&&e.acts[0]==="pass";function vh(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Zs=e=>e?.led&&e.follow?o("illegal.follow",{suit:j(e.led)}):o("illegal");function on({options:e,chosen:t,variant:n,onlay:s,busy:a,waits:r=!1,slots:i=!1}){let[l,u]=y("pass"),[p,d]=y(!1),f=e.pick??3,$=(e.offers?.length??0)<=3?e.offers??[]:[],h=rt([...t],e.worth??""),m=t.size<f?w(h):F(h,n),g=!r&&(l!=="pass"||p);return c`<div class=${`answer ${g?"sure":""}`}>
		${l==="pass"||!g?g&&$.map(b=>b==="pass"?null:c`<${Co} key=${b} offer=${b} variant=${n} />`):c`<${Co} offer=${l} variant=${n} />`}
		<p class=${`total ${/ /.test(m)?"two":""}`} aria-live="polite">
			${i?c`<${kh} cards=${ue([...t],U)} pick=${f} worth=${Ne(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?m:"–"}</b>
		</p>
		${$.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${$.map(b=>c`<label key=${b}>
							<input type="radio" name="premium" checked=${b===l} onchange=${()=>u(b)} />
							<span>${Tc(b,n,!1)}</span></label>`)}
					<button type="button" class="button plain what" aria-label=${o("page.premium.what")}
						title=${o("page.premium.what")} aria-expanded=${p} onclick=${()=>d(!p)}>?</button>
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==f||a}
			onclick=${()=>s($.length?l:"")}>
			${t.size<f?o("lay.more",{n:f-t.size}):l==="pass"?o("page.lay"):o(`page.lay.${l}`,{bid:m})}
		</button>
	</div>`}function kh({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${ae} card=${r} size="mini" /><b class="score">+${n[ie(r)]}</b>`:null}
			</span>`})}
	</span>`}function Tc(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=Do(e,t);return o(`menu.${s}`,a)}function Do(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Co({offer:e,variant:t}){let{level:n,points:s,n:a}=Do(e,t),r=ss(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function Xs({options:e,variant:t,onact:n,busy:s,best:a}){let[r,i]=y(""),[l,u]=y(""),p=e.acts??[],d=[...new Set(p.map(h=>h.split(" ")[0]??""))],f=p.filter(h=>h.startsWith(`${r} `));if(k(()=>(i(""),u("")),[p.join()]),Mc(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(l){let{level:h,points:m,n:g}=Do(l,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${Co} offer=${l} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(l)}>
				${o(`page.sure.${h}`,{points:m,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>u("")}>${o("page.sure.not")}</button>
		</div>`}let $=h=>h==="pass"||p.every(m=>m!=="pass")?n(h):u(h);return c`<div class="answer">
		${d.map(h=>{let m=p.every(g=>g!==h);return c`<button type="button" key=${h} class=${`button ${r===h?"chosen":""}`} disabled=${s}
				aria-expanded=${m?r===h:void 0}
				onclick=${()=>m?i(h):$(h)}>
				${a?.split(" ")[0]===h?c`<${ye} />`:null}${Tc(h,t)}
			</button>`})}
		${f.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${f.map(h=>c`<button type="button" key=${h} class="button" disabled=${s} 
							onclick=${()=>$(h)}>
							${h===a?c`<${ye} />`:null}<span class="unseen">${R(h)}</span>
							<span aria-hidden="true">${h.split(" ")[1]}</span>
						</button>`)}
				</div>`:null}
	</div>`}function ea({options:e,onact:t,busy:n,best:s}){return c`<div class="answer">
		${(e.acts??[]).map(a=>{let r=a.replace(/^name /,"");return c`<button type="button" key=${a} class="button naming" disabled=${n} onclick=${()=>t(a)}>
				<${Xe} trump=${r} />${a===s?c`<${ye} />`:null}
			</button>`})}
	</div>`}var Oe=0;async function Nc(e){let t=await fetch(`${Xn}lesson/${e}`);if(!t.ok)throw new Error(`${e} did not come: ${t.status}`);return t}var Ec=async()=>(await Nc("course.json")).json();async function Lc(e){let t=await(await Nc(`${e.id}.99.jsonl`)).text(),n=await Promise.all(xh(t).map(({match:s,deal:a})=>Vt(new Blob([t]),s,a)));return{...e,names:n[0]?.header.seats??[],deals:n.map(Sh)}}function xh(e){let t=0;return e.split(`
`).flatMap(n=>(n.startsWith('{"ninetynine"')&&t++,n.startsWith('{"deal"')?[{match:t,deal:JSON.parse(n).deal}]:[]))}function Sh(e){let t=e.header.rules!==void 0;return e.steps.flatMap(({line:n,views:s})=>{let a=s[Oe];return!a||!("act"in n||"deal"in n)?[]:[{act:n.act??"",seat:n.seat??-1,view:t?{...a,why:void 0}:a}]})}function Bo(e,t){let n=e[t]?.view.options?.seat??Oe;return e.findIndex((s,a)=>a>t&&s.seat===n)}var Ro=(e,t)=>e[Bo(e,t)]?.act??"";var Oh=9,[Dc,jh,Ah]=[700,1700,280],Bc=e=>e==="first"?"ninetynine.lesson":`ninetynine.lesson.${e}`;function Mh({id:e,steps:t}){try{let n=Number(localStorage.getItem(Bc(e)));return Number.isInteger(n)&&n>0&&n<t.length-1?n:0}catch{return 0}}function Th(e,t){try{localStorage.setItem(Bc(e),String(t))}catch{}}var ta=()=>M.course.value.split(" ").filter(e=>e!=="");function Nh(e){e==="first"&&(M.taught.value=!0),ta().includes(e)||(M.course.value=[...ta(),e].join(" "))}function Eh(){let e={C:"♣",D:"♦",H:"♥",S:"♠"},t=["A","K","Q","J",..."23456789","10","11","12"];return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>t.map(a=>[a+n,Mt(a)+s])))}function Lh(e){let t=q(e),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{alone:n,two:s,three:a,declare:r,reveal:i}}var Rc=(e,t)=>e[t]?.view,Rn=(e,t)=>Jt(e[t-1]?.view,e[t]?.view),Cc=(e,t,n)=>({view:Rc(e,t),full:{...n,gone:!0},ms:Ah});function Ch(e,t,n){let s=[],a=t.lies?Rn(e,t.at):null;a&&s.push(Cc(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Rn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?jh:Dc}),l&&s.push(Cc(e,r,l)))}return s}function Dh(e,t){let n=Bo(e,t.at),s=n;if(t.does==="play")for(;s<e.length-1&&!Rn(e,s);)s++;return e.slice(n,s+1).map(({view:a},r)=>({view:a,full:Rn(e,n+r),ms:Dc}))}var na=class{moving=C(!1);rests=C(!1);chosen=C(new Set);reply=C("");#t=0;#e=()=>{};constructor(t){this.lesson=t,this.at=C(Mh(t)),this.shown=C(this.#l(this.step()))}step(t=this.at.peek()){return this.lesson.steps[t]}get last(){return this.lesson.steps.length-1}be(t){this.stop(),Be(()=>{this.#i(!1),this.at.value=t,this.shown.value=this.#l(this.step(t))}),Th(this.lesson.id,t),t===this.last&&Nh(this.lesson.id)}back(){let t=this.moving.peek()||this.rests.peek();this.be(Math.max(0,this.at.peek()-(t?0:1)))}forward(){if(this.moving.peek())return this.stop(),this.#e();if(this.rests.peek())return this.be(this.at.peek()+1);let t=this.step();if(t.does!=="lay")return this.#c();let n=this.#a(t),s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.#c();this.chosen.value=new Set(n),this.reply.value=this.words("so")}words(t,n){let s=this.step(),a=`${this.lesson.id}.${s.say}${t?`.${t}`:""}`;return t&&!H(`course.${a}`)?"":o(`course.${a}`,{...Eh(),...Lh(this.lesson.variant),...n})}answer(t){let n=this.step(),s=n.ask?String(n.right):Ro(this.#n(n),n.at);if(t===s)return this.#c();this.reply.value=this.#r(n,t.replace(/^name /,""))}play(t){let n=this.step();if(t===this.#a(n)[0])return this.#c();let s=this.#s(n),a=s?.trick?.[0]?.card,r=T(s?.options?.from),i=a&&!r.includes(t);this.reply.value=i?o("page.learn.must",{suit:o(`suit.${ie(a)}`)}):this.#r(n,t)}lay(){let t=this.step(),n=this.#s(t)?.options?.worth??"",s=[...this.chosen.peek()],a=this.#a(t),r=rt(s,n);if(s.every(l=>a.includes(l)))return this.#c();let i=r===rt(a,n);this.reply.value=i?this.words("also"):this.#r(t,String(r),{n:r})}stop(){clearTimeout(this.#t)}#n(t){return this.lesson.deals[t.deal]??[]}#s(t){return this.#n(t)[t.at]?.view}#a(t){return Ro(this.#n(t),t.at).split(" ").slice(1)}#r(t,n,s){return this.words(t.no?.[n]??"no",s)||o("page.learn.no")}#l(t){return{view:Rc(this.#n(t),t.at),full:t.lies?Rn(this.#n(t),t.at):null}}#i(t){this.moving.value=t,this.rests.value=!1,this.chosen.value=new Set,this.reply.value=""}#c(){let t=this.at.peek()+1,[n,s]=[this.step(),this.lesson.steps[t]];if(!s)return;if(s.deal===n.deal&&s.at-n.at<=Oh)return this.#u(Ch(this.#n(n),n,s),()=>this.be(t));let a=n.does?Dh(this.#n(n),n):[],r=a.pop();this.#u(a,r?()=>this.#p(r):()=>this.be(t))}#p(t){Be(()=>{this.#i(!1),this.rests.value=!0,this.shown.value=t})}#u(t,n){this.#e=n,Be(()=>this.#i(t.length>0)),this.#o(t)}#o([t,...n]){if(!t)return this.#e();this.shown.value=t,this.#t=setTimeout(()=>this.#o(n),t.ms)}};var Pc=()=>mt(async()=>{let[e]=await Promise.all([Ec(),Fr(te.peek(),Xn)]);return e});function qc({plans:e}){k(()=>{document.title=`${o("course.title")} · Ninety-Nine`});let t=new Set(ta()),n=e.find(i=>!t.has(i.id))?.id,[s,...a]=e,r=[["start",s?[s]:[]],["well",a.filter(i=>i.variant===s?.variant)],["ways",a.filter(i=>i.variant!==s?.variant)]];return c`<main id="main" tabindex="-1" class="lessons">
		<h1>${o("course.title")}</h1>
		<p class="lead">${o("course.lead")}</p>
		<p class="soft">${o("course.finished",{n:e.filter(i=>t.has(i.id)).length,of:e.length})}</p>
		${r.map(([i,l])=>c`<section key=${i}><h2>${o(`course.part.${i}`)}</h2>
				<ol start=${e.indexOf(l[0])+1}>${l.map(u=>c`<${Bh} key=${u.id} plan=${u} n=${e.indexOf(u)+1} done=${t.has(u.id)}
						next=${u.id===n} />`)}</ol>
			</section>`)}
		<p class="row">
			<a class="button plain" href="/problems">${o("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${o("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${o("page.nav.daily")}</a>
		</p>
	</main>`}var Bh=({plan:{id:e,minutes:t},n,done:s,next:a})=>c`<li class=${s?"done":a?"next":""}>
	<a href=${`/learn/${e}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${o(`course.${e}`)}</b>
		<span class="soft goal">${o(`course.${e}.goal`)}</span>
		<span class="small soft">${s?`✓ ${o("course.seen")}`:o("course.minutes",{n:t})}</span>
	</a>
</li>`;function Rh({rest:[e=""]}){let{value:t,wrong:n}=Pc(),s=e||(fe.value.get("table")?"first":""),a=t?.find(r=>r.id===s);return n||t&&s&&!a?c`<${Wc} why=${n??o("page.nowhere")} />`:t?a?c`<${Ph} key=${a.id} plan=${a} plans=${t} />`:c`<${qc} plans=${t} />`:c`<${Ic} />`}var Wc=({why:e})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.learn")}</h1><p>${e}</p>
	<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
</main>`,Ic=()=>c`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${o("page.opening")}</p>
</main>`;function Ph({plan:e,plans:t}){let[n,s]=y({});return k(()=>{let a,r=!1;return Lc(e).then(i=>!r&&s({run:a=new na(i)}),i=>!r&&s({wrong:A(i)})),()=>{r=!0,a?.stop()}},[]),k(()=>{document.title=`${o(`course.${e.id}`)} · Ninety-Nine`}),n.wrong?c`<${Wc} why=${n.wrong} />`:n.run?c`<${qh} run=${n.run} plans=${t} />`:c`<${Ic} />`}function Fc(){let e=Ui(fe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function qh({run:e,plans:t}){let n=Fc(),s=e.at.value,{lesson:a}=e,r=e.step(s),i=O(null);Kh(e);let l=e.rests.value,u=O(`${s} ${l}`);k(()=>{if(u.current===`${s} ${l}`)return;u.current=`${s} ${l}`;let b=r.does==="lay"||r.does==="play"?'.hand button[tabindex="0"]':".asking .button",v=r.leaf==="end"?".over .chief":!l&&(r.does||r.ask)?b:".on";i.current?.querySelector(v)?.focus({preventScroll:!0})},[s,l]);let{view:p,full:d}=e.shown.value,f=q(a.variant),$=a.names.map((b,v)=>v===Oe?o("you"):b==="dummy"?o("dummy"):b),h=r.leaf==="account"?"sheeted":r.leaf==="end"?"covered":"",m=e.moving.value||l?"":h,g=o("course.number",{n:t.findIndex(b=>b.id===a.id)+1});return c`<${lt.Provider} value=${ge(p)}><main id="main" tabindex="-1" class="table lesson" ref=${i}
		data-lesson=${a.id} data-leaf=${r.leaf} data-point=${r.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Xe} trump=${p.trump??""} /><h1>${g}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${s===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${n??"/learn"}>${o(n?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Wh} run=${e} step=${r} n=${s} />
			<div class=${`board of-${pe(p)} ${m==="sheeted"?m:""}`}>
				<${_h} run=${e} step=${r} view=${p} full=${d} name=${$[Oe]??""} />
				<${wt} view=${p} variant=${f} names=${$} me=${Oe} elsewhere=${Oe} full=${d} over=${m}
					laid=${Nt(f,p.phase)} played=${zh(e,r,p,$)}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Ih} step=${r} view=${p} names=${$} run=${e} plans=${t} />
				<//>
			</div>
		</div>
	</main><//>`}function Wh({run:e,step:t,n}){let s=e.moving.value,a=e.rests.value,{id:r}=e.lesson,i=(t.does||t.ask)&&!s&&!a;return c`<section class="told" aria-label=${o(`course.${r}`)}>
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
	</section>`}function Ih({step:e,view:t,names:n,run:s,plans:a}){if(s.rests.value||s.moving.value&&e.leaf!=="values")return null;let r=t.options,i=q(s.lesson.variant),l=e.leaf==="values"&&t.phase==="lay"?c`<${zc} worth=${r?.worth??""} />`:null,u=p=>s.answer(p);return c`${e.does==="lay"&&r?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					${l?c`<div class="leaf worths">${l}</div>`:null}
					<${on} options=${{...r,offers:[]}} chosen=${s.chosen.value} variant=${i} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:l&&c`<div class="leaf centre">${l}</div>`}
		${e.does==="offer"&&r?c`<section class="asking asked offering" aria-label=${o("page.yours")}>
					<${Xs} options=${r} variant=${i} busy=${!1} onact=${u} />
				</section>`:null}
		${e.does==="name"&&r?c`<section class="asking asked naming" aria-label=${o("page.yours")}>
					<${ea} options=${r} busy=${!1} onact=${u} />
				</section>`:null}
		${e.ask?c`<${Fh} from=${e.ask} onsay=${u} />`:null}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${We} view=${t} names=${n} me=${Oe} untitled /></div>`:null}
		${e.leaf==="end"?c`<${Hh} run=${s} plans=${a} />`:null}`}var Fh=({from:e,onsay:t})=>c`<section class="asking asked" aria-label=${o("page.yours")}>
	<div class="answer"><div class="numbers">${e.map(n=>c`<button type="button" key=${n} class="button" onclick=${()=>t(String(n))}>${w(n)}</button>`)}</div></div>
</section>`;function zh(e,t,n,s){let a=Ut(n),r=n.shown?.[a]?.hand;if(n.control===void 0||r===void 0)return null;let i=!e.moving.value&&!e.rests.value&&t.does==="play"&&n.options?.seat===a,l=i?new Set(T(n.options?.from)):null,u=d=>i&&e.play(d),p=c`<${tt} cards=${ue(T(r),U,n.trump)} can=${l} chosen=${new Set}
		label=${s[a]} open twice=${!1} onpick=${u} onplay=${u} />`;return{seat:a,hand:p}}function zc({worth:e}){let t=Ne(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...U].map(n=>c`<li key=${n}>
				<${Z} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Hh({run:e,plans:t}){let{id:n,variant:s}=e.lesson,a=Fc(),{busy:r,once:i}=X(),l=()=>i(async()=>{await ke();let f=be.value.find($=>$.id===s);f&&await _i(f,Ir)}),u=t[t.findIndex(f=>f.id===n)+1],p=n==="first"||s!=="standard",d=c`<button type="button" class=${`button ${p?"chief":"plain"}`} disabled=${r}
		aria-busy=${r} onclick=${l}>${o("page.home.play")}</button>`;return c`<div class="over leaf end">
		<h2>${o(n==="first"?"page.learn.done":"course.done")}</h2>
		${n==="first"?c`<${zc} worth=${q(s)?.worth??""} />`:null}
		<div class="row">
			${a?c`<a class="button chief" href=${a}>${o("page.learn.table")}</a>`:p?d:null}
			${u?c`<a class=${`button ${p||a?"plain":"chief"}`} href=${`/learn/${u.id}`}>
						${o("course.next",{name:o(`course.${u.id}`)})}</a>`:null}
			${p&&n!=="first"?c`<a class="button plain" href=${`/rules/${s}`}>${o("page.learn.rules")}</a>`:null}
			${p||a?null:d}
			<a class="button plain" href="/learn">${o("course.all")}</a>
		</div>
	</div>`}function _h({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value&&!e.rests.value,i=r&&t.does==="lay",l=r&&(i||t.does==="play")&&(n.options?.seat??Oe)===Oe?n.options:void 0,u=l?new Set(T(l.from)):null,p=e.chosen.value,d=h=>{if(!l)return;let m=new Set(i?p:[]);if(p.has(h))m.delete(h);else if(m.size<(l.pick??1))m.add(h);else return void(e.reply.value=o("lay.full",{n:m.size}));if(Be(()=>{e.chosen.value=m,e.reply.value=""}),i)return;m.size===1&&u?.has(h)?e.reply.value=o("page.learn.tap"):e.play(h)},f=h=>l&&e.play(h),$=n.phase==="lay"&&t.worth?Ne(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${et} view=${n} seat=${Oe} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===Oe} laid=${Nt(q(e.lesson.variant),n.phase)} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ne(n.aside)}</div>`:null}
		</div>
		<${tt} cards=${ns(n,Oe)} can=${u} chosen=${p} values=${$}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${f} />
	</section>`}function Kh(e){k(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else if(!e.moving.peek()&&e.step().ask?.includes(Number(n.key)))e.answer(n.key);else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=Ys(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var sa=(e,t)=>e?o(`page.line.${e}`):o(t==="lost"?"page.line.back":"page.line.saved"),aa=e=>e.waiting.value.filter(t=>t.late),Hc=e=>[e.split(" ")[0]??"",e.split(" ").slice(1).join(" ")],Uh={ready:"page.ready",unready:"page.unready",claim:"page.claim",stand:"page.leave",back:"page.back",resume:"page.resume",sit:"page.sit",undo:"page.undo",replay:"page.do.replay",pause:"page.do.pause",abandon:"page.abandon"};function oa({do:e,act:t="",text:n="",on:s=!1}){let[a,r]=Hc(t);return e==="chat"?o("page.unsent.chat",{text:n}):e==="answer"?o(s?"page.agree":"page.disagree"):e!=="act"?o(Uh[e==="ask"?n:e]??"page.unsent.other"):a==="play"||a==="lay"?D(T(r).map(i=>ct(i))):a==="name"?j(r):R(t)}function Jh({command:e}){let[t,n]=Hc(e.act??"");return e.do==="act"&&(t==="play"||t==="lay")?c`<span class="of">${ne(n)}</span>`:c`<b>${oa(e)}</b>`}function Po({unsent:e,told:t=""}){return aa(e).map(n=>c`<p key=${n.command.id} class="unsent">
		<span>${o(n.undo?"page.unsent.stopping":"page.unsent")} <${Jh} command=${n.command} /></span>
		${n.undo?null:c`<button type="button" class="button plain" onclick=${()=>e.withdraw(n.command.id)}>
					${o("page.unsent.stop")}<span class="unseen"> ${oa(n.command)}</span>
				</button>`}
		${n.why&&!t?c`<small>${n.why}</small>`:null}
	</p>`)}function _c({table:e}){let t=e.wrong.value,n=O("");k(()=>{n.current&&!t&&!M.spoken.peek()&&E(sa("",n.current),!0),n.current=t},[t]);let s=M.spoken.value?{}:{role:"status"};return c`<div class="signs" ...${s}>
		${t?c`<p class="cut"><span aria-hidden="true" class="broken"></span>${sa(t,"")}</p>`:null}
		<${Po} unsent=${e.unsent} told=${t} />
	</div>`}var Gh=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],qo=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time","report"],nt={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},Vh={A:"ace",K:"king",Q:"queen",J:"jack"},Wo=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],Yh="two three four five six seven eight nine ten eleven twelve".split(" "),Kc=["pass","declare","reveal"],Qh=["random","greedy","beginner","casual","club","strong","expert"],Gc=Object.keys(nt).flatMap(e=>Wo.map(t=>t+e));function Wn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,Yh[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),Vh[a]??"",a.toLowerCase()]};return{verbs:[...Pn(Gh,a=>e(`cmd.${a}`)),...Pn(qo,a=>e(`page.cmd.${a}`))],offers:[...Pn(Kc,a=>e(`offer.${a}`)),...Pn(Kc,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Wo.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(nt).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:Pn(Qh.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var Pn=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>Zh(s,n))),Zh=(e,t)=>[e,t],Vc=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),Xh=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),vt=(e,t)=>e===t||e===Xh(t)||e===Vc(t),Yc=(e,t)=>e.startsWith(t)||Vc(e).startsWith(t);function Uc(e,t){let n=t.verbs.find(([s])=>vt(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var ra=(e,t)=>Wo.find(n=>t.ranks[n]?.some(s=>vt(e,s)))??"";function ia(e,t,n){let s=Object.keys(nt).find(i=>nt[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Yc(n.suits[i]??"",e)||e.length>=3&&nt[i]?.english.startsWith(e),r=Object.keys(nt).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in nt?e.toUpperCase():""}var em=new Set(["of","von","av","i","the","der","die","das"]);function Qc(e,t){let n=e[0]??"",s=em.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=ia(n,3,t),i=r?ra(a,t):"";if(i)return[i+r,s+1];let l=ra(n,t)?ia(a,1,t):"";return l?[ra(n,t)+l,s+1]:["",0]}function tm(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!vt(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!vt(e[1]??"",a))return 1;let[r,i]=Qc(e.slice(2),n);return i?r===t?i+2:1:qn([t],e[2]??"",n).length?3:1}function nm(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>vt(a.join(" "),l)||vt(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=tm(a.slice(l),n,t),[p,d]=u?["",u]:Qc(a.slice(l),t);u?i.push("joker"):i.push(d?_e(p).toLowerCase()+nt[ie(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function qn(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=ie(r),{sign:l,english:u}=nt[i]??{sign:"",english:""};for(let p of n.ranks[_e(r)]??[])for(let d of[sm(t,p),/^\d+$/.test(p)?am(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];Yc(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var sm=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",am=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function Jc(e,t,n){let s=/^\d/.test(t)?"":ra(t,n),a=ia(t,2,n);return e.filter(r=>s&&_e(r)===s||a&&ie(r)===a)}function Io(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var om=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function la(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=nm(e,n,t.joker),i=Uc(r[0]??"",n);if(Uc(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!om.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?rm(i,r,t,n):lm(i,r,t,n):r.every(d=>/^\d+$/.test(d)||qn(Gc,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function rm(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[f=[],$]=im(d,n,s);if($)return $;for(let h of f)l.add(h)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>qn([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function im(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=qn(t.hand,e,n);if(s.length===0&&(s=Jc(t.list,e,n),s.length===0&&(s=Jc(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=qn(Gc,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function lm(e,t,n,s){if(n.sure)return cm(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=Io(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=um(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function cm(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function um(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=ia(r,1,a);return n.find(d=>{let f=d.act.replace(/^name /,"");return f===p||r===f||vt(r,a.trumps[f]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Zc=(e,t)=>t.levels.find(([n,s])=>vt(e,n)||e===s)?.[1]??"",Xc=e=>e?.kind==="lay"||e?.kind==="play"?T(e.from):[];var Te=e=>e?"yes":"no",eu=e=>H(`rank.name.${e}`)?o(`rank.name.${e}`):e,pm={C:"♣",D:"♦",H:"♥",S:"♠"};function je(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===ge(n))return o("joker.as",{card:je(e,{short:t})});let[s,a]=[_e(e),ie(e)];return t?(H(`rank.${s}`)?o(`rank.${s}`):s)+pm[a]:o("card.spoken",{rank:eu(s),suit:o(`suit.${a}`)})}var ze=(e,t)=>e.map(n=>je(n,t)).join(", ");function tu(e,t){if(t.short)return e.map(s=>je(s,t)).join(" ");let n=s=>{let a=_r(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${ie(i)}`):eu(_e(i)));return`${j(a)}: ${r.join(", ")}`};return Kt(e,t.view?.trump).map(n).join("; ")}function rn(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:ze(s,t),bid:F(rt(s,zo(t)),t.rules)}):n==="name"?o("act.name",{trump:j(s[0])}):n==="play"?ze(s,t):R(e)}var zo=e=>e.view.options?.worth??e.rules?.worth??"",St=e=>Array.from({length:pe(e.view)},(t,n)=>n),Fo=(e,t)=>e?.shown?.[t]?.hand,Ho=(e,t)=>ue(T(t===e.me?e.view.hand:Fo(e.view,t)),U,e.view.trump),ca=e=>Ho(e,e.view.options?.seat??e.me);function _o(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:tu(Ho(e,e.me),e)})],s=ge(t);return T(t.hand).includes(s)&&n.push(o("plain.joker",{card:je(s,{short:e.short})})),[...n,...gn(t,e.rules),...nu(e,void 0)]}function nu(e,t){return e.view.phase==="over"?[]:St(e).filter(s=>s!==e.me&&Fo(e.view,s)&&!Fo(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:tu(Ho(e,s),e)}))}function Ko(e,t){return St(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[su(e,n,a)]:[]})}var su=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:Te(t===e.me),cards:ze(T(n),e)}),au=(e,t)=>o("plain.laid",{cards:ze(t,e),bid:F(e.view.bid??0,e.rules)});function Uo(e,t){let{turnup:n}=e.view,s=st(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:j(s)}),i=t&&!n?dm(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function dm(e){let t=e.view.why;return!e.view.trump&&st(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:Te(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&H(`why.${t.trump}`)?o(`why.${t.trump}`):""}function ou(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:Te(t.length>1),n:e.rules.score.vulnerable})]}function ua(e){let t=Ne(zo(e)),n=[...U].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function Jo(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?de(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:Te(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?ua(e):[];return[l,...ou(e),...u,...pa(e)]}function pa(e){let t=e.view,n=[Uo(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:je(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...Go(e,void 0),...Ko(e,void 0)),t.phase!=="over"&&n.push(..._o(e)),t.trick?.length?[...n,...In(e,de(t))]:n}function Go(e,t){let{premium:n=[],why:s}=e.view;return St(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:Te(a===e.me)},i=[o("plain.holds",{...r,offer:R(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var ru=e=>St(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function In(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=at(n,t);if(s.length===0)return[o(t===0||t===de(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:je(l,e)})),r=t<de(n)?ot(n,t):-1;return r<0?a:[...a,iu(e,s,r)]}function iu(e,t,n){let s=je(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:Te(n===e.me),card:s,tally:ru(e)})}function Fn(e){let t=St(e).filter(a=>a!==e.me&&e.view.void?.[a]),n=a=>D(T(e.view.void?.[a]).map(j)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:ru(e)}),...s]}function lu(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=St(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?F(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?R(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(au(e,T(t.aside))),s.push(...gn(t,e.rules)),[...s,...Go(e,void 0),...Ko(e,void 0),Uo(e,!1)]}function cu(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${w(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...ou(e)]}function Vo(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let f=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:f===void 0?"hidden":F(f,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=St(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[su(e,p,d)]:[]}),l=Ya(n),u=Qa(n,e.names,e.me).map(([p])=>p);return[...r,...i,...Va(n,e.names,e.rules,e.me),...u,...l?[l]:[],...fm(e)]}function fm(e){let{winners:t,stage:n}=e.message.table;return n!=="waiting"||(e.view.end?.winners.length??0)>0?[]:[bn(t,e.names,e.me,e.settings)].filter(Boolean)}function kt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${je(a,e)}`),s=Io(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?j(a.act.slice(5)):$m(a.act,e)}`);return[...n,...s].join(", ")}function $m(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function hm(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=ss(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function uu(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[hm(e,t.sure)];if(t.offer)return[o("ask.number"),kt(e,t)];let l=[Qs(s,e.names,!1),...r.kind==="lay"?ua(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,kt(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?e.settings.from?[o("whatif.over")]:[e.settings.day?o("daily.over"):o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function xt(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:D(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:D(i)}):o("page.waiting.friends")]}var pu=({said:e})=>e?[o("page.speech.said",{name:e.name,text:Wt(e)})]:[];function du(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:Wt({...n,text:n.text??""})})];case"sit":case"bot":return r?xt(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?xt(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:Te(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:Te(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return mm(e,t,i,r);default:return[]}}function mm(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?Yo(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:Te(s)})]}function Yo(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:Te(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function gm(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function fu(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=gm(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...pa(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!it(s,a)||e.table.match!==r.table.match)return Jo(t,!1);let l=[...bm(s,t,n),...ym(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(au(t,ue(T(a.aside),U))),a.phase!=="over"&&l.push(...Go(t,s),...Ko(t,s),...nu(t,s)),l.push(...wm(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...Vo(t,s)]:l}function bm(e,t,n){let s=t.view;return St(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:R(r)})]})}function ym(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[Uo(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:Te(a.by===t.me),trump:j(s)})]}function wm(e,t,n){let s=t.view,a=[],r=de(s);for(let i=de(e);i<=r&&i<(s.leads?.length??0);i++){let l=at(s,i),u=new Set(l.filter(({seat:p,card:d})=>T(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:je(d,t)}));i<r&&a.push(iu(t,l,ot(s,i)))}return a}function $u({deals:[e]},t,n){let s=e?.accounts[t]?.lost;if(!e||!s)return[o("page.report.none")];let a=e.mistakes.filter(r=>r.seat===t).map(r=>{let i=o("page.report.instead",{act:rn(r.act,n),better:rn(r.better,n)});return`${bo(r)}: ${i}. ${Ge(r.why).join(" ")}`.trim()});return[`${_a(s,"",!0)}.`,...a]}function hu(e,t){let[n]=e.choices,s=pl(e),a=t.view.options,r="none";a?.kind==="lay"?r=F(rt(e.act.split(" ").slice(1),zo(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=F(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:rn(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+w(i),two:Te(s!==void 0),second:s?rn(s.act,t):""})}var vm=2e4,mu={times:100,each:50},zn={hand:_o,bids:lu,worth:ua,tricks:Fn,trick:(e,[t])=>Number(t)>0?In(e,Number(t)-1):km(e),last:e=>In(e,de(e.view)-1),legal:(e,t,n)=>n.options?[kt(e,n)]:[o("hint.none")]},gu={...zn,score:cu};function km(e){let t=e.view.phase==="play"?Fn(e).slice(0,1):[];return[...In(e,de(e.view)),...t]}function Qo({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}function ln(e){let t=e?.view.options,n=e?ca(e):[],s=new Set(Xc(t));return{options:t,hand:n,joker:n.find(a=>a===ge(e?.view))??"",list:n.filter(a=>s.has(a)),dummy:t?.seat!==void 0&&t.seat!==e?.me,sure:"",offer:"",answering:!1}}var Zo=(e,t)=>[Zs(e.options),o("page.speech.legal",{cards:ze(e.list,t)})];function Xo(e,t,n,s){let a={...e.args,list:t?kt(t,n):""};if(e.cards){let i=t??{short:s};a.cards=ze(e.cards,i),a.card=je(e.cards[0],i)}a.n===1&&(a.list=a.list.replace(/^1: /,""));let r=[o(e.key,a)];return e.then==="lay"?[...r,o("plain.lay",{n:n.options?.pick??3})]:r}function xm(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:qo.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function er(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var da=class{#t;#e;#n=null;#s="";#a=0;#r="";#l="";#i="";#c="";#p={about:"",act:""};#u=!1;#o="";#w=void 0;#$=new Set;#d=!1;#b="";constructor(t,n){this.#t=t,this.#e=n}learn(t){this.#w=t??this.#w}end(){this.#d=!0}hear(t){let n=this.#n;this.#n=t;let s=this.#h(t);if(!n)return this.#e([...this.#v(t,s),...this.#m(t,!0)]);let a=t.event.do==="present"?[]:du(t,Ee(t));return s&&a.push(...fu(n,s,this.#s)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#s=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...xt(t,Ee(t))),this.#e([...a,...pu(t),...this.#m(t)])}obey(t){return this.#S(t).catch(n=>this.#e([A(n)]))}watchClock(){let t=this.#n,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#o)return;let s=n-this.#t.now();s>vm||(this.#o=String(n),this.#e([o("page.speech.short",{time:Js(Math.max(0,s))})]))}#h(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Ee(t),me:t.seat??-1,settings:this.#t.settled.peek().settings,rules:this.#w,short:this.#u}}#y(t,n=""){let s=t?.message.table.ask,a=s!==void 0&&!s.yes.includes(t?.me??-1),r=n==="abandon"||a&&!this.#r;return{...ln(t),sure:this.#r,offer:this.#l,answering:r}}#m(t,n=!1){let s=Qo(t);if(s===this.#i&&!n)return[];s!==this.#i&&(this.#r=this.#l=""),this.#i=s;let a=this.#h(t);return a?.view.phase!==void 0?uu(a,this.#y(a)):[]}#g(t){let n=this.#m(t,!0);return n.length?n:xt(t,Ee(t)).slice(t.table.stage==="waiting"?0:-1)}#v(t,n){let{variant:s="standard",rules:a}=this.#t.settled.peek().settings,r=H(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...xt(t,Ee(t))];let l=n.view.phase==="over",u=!l&&de(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...Jo(n,!u),...l?Vo(n):[],...Yo(t,n.names)]}async#f(t){try{I.peek()||await ds(o("page.guest"))}catch(l){return this.#e([A(l)]),!1}let{answered:n,late:s}=this.#t.put(t),a=n.then(l=>(this.#a=Math.max(this.#a,l?.seq??0),l?.late&&this.#e([o("page.unsent.late")]),!0),l=>(this.#e([A(l)]),!1)),r=s.then(()=>{});if(await Promise.race([a,r])!==void 0)return a;let i=t.do==="act"?"act":"other";return this.#e([o("page.unsent.typed",{what:oa({id:"",...t}),undo:i,command:o("cmd.undo")})]),!0}line(t){t!==this.#b&&this.#e([sa(t,this.#b)]),this.#b=t}async#x(){for(let t=0;(this.#n?.seq??0)<this.#a&&t<mu.times;t++)await new Promise(n=>setTimeout(n,mu.each));return this.#n}async#S(t){let n=await this.#x(),s=this.#h(n),a=this.#c;this.#c="";let r={m:n,s,moment:this.#y(s,a),waited:a},i=la(t,r.moment,Wn(o,H));switch(i.kind){case"act":return this.#k(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#m(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#m(n,!0));case"ask":return this.#e(this.#m(n,!0));case"forbidden":return this.#e(s?Zo(r.moment,s):[]);case"trouble":return this.#e(this.#A(i,r));default:return this.#O(i.verb,i.words,i.rest,r)}}async#k(t,n,{m:s,moment:a}){this.#s=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#f({do:"act",act:t,seen:s.seq,...r})||(this.#s="")}#A(t,{m:n,s,moment:a}){let r=Xo(t,s,a,this.#u);return t.then==="ask"?[...r,...this.#g(n)]:r}async#O(t,n,s,a){let{m:r}=a,i=this.#E(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#C());case"hint":return this.#e(await this.#D(a.s));case"take":return this.#R(a);case"report":return void this.#B(a);case"":case"ready":case"next":case"again":return this.#P(t,r);case"say":return s?void await this.#f({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#W(t,a);case"undo":return this.#t.stopLate()?void 0:void await this.#f({do:"ask",text:t});case"pause":return void await this.#f({do:"ask",text:t});case"restart":case"abandon":return this.#T(t,a);case"quit":return K(this.#j(r))}return this.#N(t,n,r)}#j({table:{stage:t,match:n},view:s}){let a=t==="waiting"&&n>0?Cn(this.#t.id,this.#t.settled.peek().settings):void 0;return a?(s?.phase==="over"?a.played:a.givenUp).href:"/"}async#T(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#f({do:"ask",text:"replay"});this.#c=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#N(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#f({do:"stand"}):t==="claim"&&a?void await this.#f({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#f({do:"resume"}):t==="back"&&a?.away?void await this.#f({do:"back"}):t==="sit"&&!a?this.#M(t,n,s):(t==="bot"||t==="remove")&&r?this.#M(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#E(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return xt(s,Ee(s));case"time":return this.#L(s);case"help":return xm(this.#w);case"short":return this.#u=!this.#u,[o("plain.short",{short:this.#u?"yes":"no"})]}let i=Object.hasOwn(gu,t)?gu[t]:void 0;if(i)return a?.view.phase===void 0?xt(s,Ee(s)):i(a,n,r)}#L(t){let n=Ee(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#t.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Js(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#C(){try{return er(await Ae(this.#t.settled.peek().settings,te.peek()))}catch(t){return[A(t)]}}async#D(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#t.port.hint();this.#p={about:Qo(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[hu(n,t),...ks(n,t.rules,a=>rn(a,t)),s]}catch(n){return[A(n)]}}async#B({m:t,s:n}){let{seat:s=0,view:a}=t;if(!n||a?.phase!=="over"||!ys(t))return this.#e([o("page.speech.report.none")]);this.#e([o("page.report.coming")]);let[r,i=0]=[t.table.match,a.deal],l=`${r} ${i}`;if(this.#$.has(l))return;this.#$.add(l);let u;try{let p;for await(p of Ua(this.#t.id,r,i,()=>!this.#d));u=p?$u(p,s,n):[]}catch(p){u=[A(p)]}this.#$.delete(l),this.#d||this.#e(u)}async#R(t){let{about:n,act:s}=this.#p;if(n!==Qo(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#k(s,!0,t):(this.#r=s,this.#e(this.#m(t.m,!0)))}async#P(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#f({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#q():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#q(){let t=await this.#t.ready();t&&(this.#a=Math.max(this.#a,t.seq))}async#W(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#f({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#f({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#f({do:"answer",on:t!=="no",seen:n.seq})}async#M(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#f({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#f({do:"remove",seat:a});let r=Wn(o,H),i=n.map(p=>Zc(p,r)).find(Boolean);if(a>=0&&i)return void await this.#f({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var bu={lines:250,typed:50};function Hn(){let[e,t]=y([]),n=O(0);return{lines:e,print:(a,r=!1)=>{let i=a.map(l=>({id:n.current++,text:l,typed:r}));i.length&&t(l=>[...l,...i].slice(-bu.lines))}}}function _n({lines:e,print:t,obey:n}){let s=a=>{a&&t([`› ${a}`],!0),n(a)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Om} onsend=${s} />
		<${jm} lines=${e} />
	</section>`}function yu({table:e,variant:t}){let n=Hn();return c`<${_n} ...${n} obey=${Sm(e,t,n.print)} />`}function Sm(e,t,n){let s=me(()=>new da(e,n),[e]),a=O(Promise.resolve()),r=t!==void 0;return k(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(p=>p&&s.hear(p)),l=e.wrong.subscribe(p=>s.line(p)),u=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(u),l(),i()}},[s,r]),k(()=>()=>s.end(),[s]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Om({onsend:e}){let t=O(null),n=O({all:[],at:0});k(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-bu.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function jm({lines:e}){let t=O(null);return he(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Am({trump:e}){if(e.by==="turnup")return[];let t=e.by==="rotation"?e.rotation:["none",e.first??"none","C","D","H","S"];return[...new Set(t)].filter(Boolean)}function fa({opening:e,names:t,rules:n,set:s}){if(!n)return null;let a=Am(n),r=e??{totals:t.map(()=>0),trump:a[0]};return c`<details open=${e!==void 0}>
		<summary>${o("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${o("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${o("page.pad.opening")}</legend>
				${t.map((i,l)=>c`<${le} key=${l} label=${i} value=${r.totals[l]??0}
					min=${-9999} max=${9999}
					onchange=${u=>s({...r,totals:r.totals.with(l,u)})} />`)}
			</fieldset>
			${n.game.deals?c`<${le} label=${o("page.pad.opening.deals")} value=${r.deals??0} min=${0} max=${n.game.deals-1}
						onchange=${i=>s({...r,deals:i})} />`:null}
			${a.length?c`<${B} label=${o("page.pad.opening.trump")} value=${r.trump??"none"}
						options=${a.map(i=>[i,j(i)])}
						onchange=${i=>s({...r,trump:i})} />`:null}
		</div>
	</details>`}var $a=e=>{if(!e)return;let{trump:t,...n}=e,s=t&&t!=="none"?{...n,trump:t}:n;return s.trump||s.deals||s.totals.some(a=>a!==0)?s:void 0};var G=(e,t)=>t===void 0?"":e.seats[t]||(t<e.choices.live?o("seat",{n:t+1}):o("dummy")),He=e=>e.seats.map((t,n)=>G(e,n)),wu=({rules:e,house:t})=>t?e.name:o(`variant.${e.id}`),Kn=e=>{let t=e.date?Date.parse(`${e.date}T12:00`):NaN;return Number.isNaN(t)?wu(e):`${wu(e)} · ${ve(t,{dateStyle:"long"})}`};function ha(e,t,n){switch(t.trump){case"success":return o("why.success",{n:t.made??0});case"named":return o("why.named",{you:"no",name:G(e,t.by)});case"turnup":return o("turnup");case"before":return o("why.before")}return n&&e.rules.trump.by==="holder"?o("why.stay"):o(`why.${t.trump||"first"}`)}var ku=(e,t)=>o("pad.need",{what:t.map(n=>o(`pad.need.${n.what}`,{name:G(e,n.seat)})).join("; ")}),Mm=e=>e==="joker"?o("joker"):e;function Ft(e,t){let n=t.kind==="deal"?t.deal+1:t.number,s=t.open||t.bid<0||n<0?"yes":"no";return o(`pad.fault.${t.kind}`,{name:G(e,t.seat),other:G(e,t.other),n,limit:t.limit,bid:t.bid,open:s,offer:t.offer?R(t.offer):"",trump:j(t.trump),want:j(t.want),card:Mm(t.card??"")})}function ma(e,t){let n=e.changed??[],s=n.filter(i=>!i.dropped&&i.trump!==i.was).map(i=>o("pad.changed",{deal:i.deal+1,trump:j(i.trump),was:j(i.was),dealer:G(e,i.dealer)})),a=n.find(i=>!i.dropped&&i.dealer!==i.dealt);a&&s.push(o("pad.dealers",{deal:a.deal+1,dealer:G(e,a.dealer)}));let r=n.find(i=>!i.dropped&&i.game!==i.of);return r&&s.push(o("pad.games",{deal:r.deal+1,game:r.game+1})),s.push(...n.filter(i=>i.dropped).map(i=>o("pad.dropped",{deal:i.deal+1}))),e.totals.some((i,l)=>i!==t[l])&&s.push(o("pad.totals",{totals:e.totals.map((i,l)=>`${G(e,l)} ${w(i)}`).join(", ")})),s}function Un(e){let t=e.map(n=>n.trim().toLowerCase());return e.find((n,s)=>t[s]&&t.indexOf(t[s])<s)}var vu=(e,t)=>t.slice(0,e.choices.live).map((n,s)=>`${G(e,s)} ${V(n)}`).join(", "),tr=e=>[o("pad.settle",{what:vu(e,e.differences)}),...(e.stakes??[]).map((t,n)=>o("pad.stakes",{game:n+1,what:vu(e,t)}))];function Ot(e){let t=He(e),{end:n}=e;if(n&&!n.cut)return o("page.winner",{names:D(n.winners.map(r=>t[r]??"")),n:n.winners.length,you:"no"});let s=Math.max(...e.totals),a=t.filter((r,i)=>e.totals[i]===s);return e.deals.length===0?"":o("page.pad.leads",{names:D(a),n:a.length,points:w(s),over:n?"yes":"no"})}function xu(e){let t=He(e),n=(a,r)=>a.map((i,l)=>`${t[l]} ${r(i)}`).join(", "),s=e.deals.map(a=>{let r=a.points.map((i,l)=>`${t[l]} ${V(i)}${a.made[l]?" •":""}`).join(", ");return`${a.deal+1}. ${j(a.trump)}: ${r}`});return[`Ninety-Nine · ${Kn(e)}`,n(e.totals,w),Ot(e),"",...s,"",...tr(e)].join(`
`).replaceAll(/\n{3,}/g,`

`).trim()}var Tm=e=>({hands:e.seats.map(()=>({}))}),Nm=e=>!e||!e.trump&&e.hands.every(t=>Object.keys(t).length===0),Em=3e3,Lm=e=>e instanceof Qr||e instanceof J&&([429,503].includes(e.status)||e.reason==="unfetched"),zt=e=>dt(e)?o("page.pad.refused",{text:e.message}):A(e);function Cm(e){let{record:t,summary:n,open:s,inserting:a}=e,r=Ls(e),i=Dt(e),l={hands:n.names.map(()=>({}))};return a?{record:t,deal:r,entry:i??l}:s!==null?{record:t,deal:r,...i?{entry:i}:{}}:n.over?{record:t}:{record:t,entry:i??l}}var Dm=(e,t)=>JSON.stringify(e)===JSON.stringify(t),ga=class{wrong=C("");busy=C(!1);#t;#e=C(null);#n=C(0);#s="";#a=new AbortController;#r=0;#l=[];#i=[];#c=null;#p="";#u;constructor(t,n=Tt){this.id=t,this.#t=n,this.#u=At(()=>this.#w())}close(){this.#u(),this.#a.abort(),clearTimeout(this.#r)}get kept(){return Me(this.id)}get told(){return this.#e.value?.told}get stale(){return this.#e.value?.of!==this.#o()}get deal(){return this.kept?Ls(this.kept):0}get entry(){let{kept:t,told:n}=this;return(t&&Dt(t))??(n?Tm(n):{hands:[]})}get undoable(){let{kept:t}=this;return t!==void 0&&(Dt(t)!==void 0||t.past.length>0)}get redoable(){let{kept:t}=this;return t!==void 0&&(this.#i.some(n=>n.of===this.place)||!Dt(t)&&t.next.length>0)}get place(){return`${this.kept?.versions.at(-1)} ${this.kept&&nn(this.kept)}`}#o(){return this.kept?JSON.stringify(Cm(this.kept)):""}#w(){let t=this.#o(),n=t&&this.stale?`${this.#n.value} ${t}`:"";if(n===this.#s)return;if(this.#s=n,this.#a.abort(),clearTimeout(this.#r),!n)return void(this.wrong.value="");let{signal:s}=this.#a=new AbortController;this.#t(JSON.parse(t),s).then(a=>s.aborted||(this.#e.value={of:t,told:a}),a=>{s.aborted||(this.wrong.value=zt(a),Lm(a)&&(this.#r=Number(setTimeout(()=>this.#n.value++,Em))))})}set(t){this.#l.push({of:this.place,entry:this.entry}),this.#i=[],this.#$(t)}#$(t){let{kept:n}=this;n&&ee(Bt(n,nn(n),Nm(t)&&n.open===null?void 0:t))}correct(t){let{kept:n}=this,s=this.told?.deals[t];n&&s&&ee({...Bt(Ye(n),t,n.drafts[t]??s.entry),open:t})}insert(t){let{kept:n}=this;n&&ee({...n,open:t,inserting:!0})}leave(){let{kept:t}=this;t&&ee(Ye(Bt(t,nn(t))))}async#d(t){let n=this.#c;this.busy.value=!0;let s=n?n.then(t,t):t();this.#c=s;try{return await s}finally{this.#c===s&&(this.#c=null,this.busy.value=!1)}}async enter(t=!1){let{kept:n,deal:s,entry:a}=this;if(!n||this.busy.peek())return;let r=nn(n),i={record:n.record,do:n.inserting?"insert":"enter",deal:s,entry:a,...t?{again:t}:{}},l=await this.#d(()=>this.#v(i,(u,p)=>{let d=Ye(Bt(u.record===p.record?u:gt(u,p),r)),f=u.drafts[r]??a;return Dm(f,a)?d:{...Bt(d,s,f),open:s}}));l&&Ou(l,n.summary.totals)}async propose(t){let n=this.kept?.record??"",s=await this.#t({record:n,...t});if(!s.unfit)return s.fault?void E(Su(s)):s;let a=await this.#t({record:n,...t,again:!0});return{...a.unfit?s:a,unfit:s.unfit}}async revise(t){let{kept:n}=this;if(!n||this.busy.peek())return;let s=await this.#d(()=>this.#v({record:n.record,...t,again:!0},(a,r)=>r.record===a.record?a:Ye({...gt(a,r),drafts:Bm(a,r)})));s&&Ou(s,n.summary.totals)}async end(){let{kept:t}=this;t&&!this.busy.peek()&&await this.#d(()=>this.#v({record:t.record,do:"stop"},gt))}async undo(){if(this.busy.peek()||this.#b())return;let t=await this.#d(()=>this.#y("past"));t&&E(o("pad.undone",{what:t}))}async redo(){if(this.busy.peek()||this.#h())return;let t=await this.#d(()=>this.#y("next"));t&&E(o("pad.redone",{what:t}))}#b(){let{kept:t,place:n,entry:s}=this;if(!t||!Dt(t))return!1;let a=this.#l.findLast(r=>r.of===n);return this.#l=this.#l.slice(0,a?this.#l.lastIndexOf(a):0),this.#i.push({of:n,entry:s}),a?this.#$(a.entry):this.leave(),!0}#h(){let{place:t,entry:n}=this,s=this.#i.findLast(a=>a.of===t);return s?(this.#i=this.#i.slice(0,this.#i.lastIndexOf(s)),this.#l.push({of:t,entry:n}),this.#$(s.entry),!0):!1}async#y(t){let{kept:n}=this,s=n&&Dl(n,t);if(!n||s===void 0)return"";let{act:a="some",deal:r=0}=n[t].at(-1)?.did??{};return await this.#v({record:s},(l,u)=>Ye(Bl(l,u,t)),n.record)?o(`pad.act.${a}`,{deal:r+1}):""}type(t,n){return this.#d(()=>this.#m(t,n))}async#m(t,n){let{kept:s}=this;if(!s)return[];let a=(u,p)=>o(u).split("|").concat(p).includes(t.trim().toLowerCase());if(a("cmd.undo","undo"))return[await this.#g("past","pad.undone","pad.nothing")];if(a("pad.cmd.redo","redo"))return[await this.#g("next","pad.redone","pad.nothing.again")];let r=`${s.record}
${t}`,i={record:s.record,line:t,lang:n,...r===this.#p?{again:!0}:{}},l=await this.#v(i,(u,p)=>p.record===u.record?u:Ye(Ll(gt(u,p))));return this.#p=l?.again?r:"",l?.said??[]}async#g(t,n,s){if(t==="past"?this.#b():this.#h())return o(n,{what:o("pad.act.some")});let a=await this.#y(t);return a?o(n,{what:a}):o(s)}async#v(t,n,s=t.record){let a=this.#o(),r=await this.#t(t).catch(i=>{E(A(i))});return Ns(this.id),Be(()=>{let{kept:i}=this;if(!(!r||!i))return r.fault||r.unfit||r.entry?this.#x(t,r,a):i.record!==s&&i.record!==r.record?this.#S(i,t):(this.#f(n(i,r),r),r)})}#f(t,n){let s=this.#o();ee(t);let a=this.#o();a!==s&&(this.#e.value={of:Dt(t)?"":a,told:n})}#x(t,n,s){t.entry?s===this.#o()&&(this.#e.value={of:s,told:n}):E(Su(n))}#S(t,{deal:n=0,entry:s,record:a}){let r=t.summary.deals,i=n<r&&n<(this.told?.deals.length??0)&&this.told?.record===a;s&&ee({...Bt(t,i?n:r,s),open:i?n:null}),E(o("page.pad.elsewhere"))}},Su=e=>e.fault?Ft(e,e.fault):e.missing?ku(e,e.missing):"",Bm=({drafts:e,summary:t},{deals:n})=>{let s=e[t.deals];return s?{[n.length]:s}:{}};function Ou(e,t){let{did:n}=e,s=e.deals[n?.deal??-1];if(n?.act==="enter"&&s){let l=D(s.points.map((u,p)=>`${G(e,p)} ${V(u)}`));return E(o("page.pad.entered",{n:n.deal+1,points:l}),!0)}if(!n)return;let a={deal:n.deal+1},i=["correct","delete","insert"].includes(n.act)?o(`pad.did.${n.act}`,a):o("pad.changed.head",{what:o(`pad.act.${n.act}`,a)});E([i,...ma(e,t)].join(" "))}var ya=24;function Rm(){let e=new Date,t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function Pm(){let e=I.value?.name??M.name.value,t=Fe()[0]?.summary;if(!t)return e?[e]:[];let n=t.live??be.value.find(s=>s.id===t.variant)?.chairs;return t.names.slice(0,n).filter(s=>s!==o("dummy"))}var qm={variant:"",names:[],first:"0",length:"",rounds:9,house:Ds,opening:void 0},sr=(e,t)=>e.names[t]?.trim()||o("page.pad.player",{n:t+1}),nr=e=>Array.from({length:e.chairs},(t,n)=>n);async function Wm(e,t,n){let s=Sn(e.house,n),a=Array.from({length:n.seats-t.chairs},()=>o("dummy")),r=[...nr(t).map(f=>sr(e,f)),...a],i=Un(r);if(i)throw new ba(o("pad.twins",{name:i}));let l=await Tt({begin:{variant:t.id,...s?{rules:s}:{},seats:r,first:Number(e.first),date:Rm(),...e.length?{[e.length]:e.rounds}:{}}}),u=$a(e.opening),p=u&&{...l.head,opening:u},d=Es(p?await Tt({record:l.record,do:"head",head:p}):l);return ee(d),d.id}var ba=class extends Error{};function Im(e){return e instanceof ba?e.message:e instanceof yt?o("page.create.rules.unread",{text:e.message}):zt(e)}var ar=e=>e.currentTarget.select();function Fm({plan:e,set:t,variant:n}){let s=a=>({currentTarget:{value:r}})=>t(({names:i})=>({names:Object.assign([...i],{[a]:r})}));return c`<fieldset class="seats">
			<legend class="unseen">${o("page.pad.names")}</legend>
			${nr(n).map(a=>c`<label class="field" key=${a}>
				<span>${o("page.pad.player",{n:a+1})}</span>
				<input type="text" maxlength=${ya} autocomplete="off" spellcheck=${!1} value=${e.names[a]??""}
					enterkeyhint="next" oninput=${s(a)} onfocus=${ar} />
			</label>`)}
		</fieldset>
		<p class="soft small">${o("page.pad.names")}</p>
		<${B} label=${o("page.pad.first")} value=${e.first} onchange=${a=>t({first:a})}
			options=${nr(n).map(a=>[String(a),sr(e,a)])} />`}function or({plan:e,set:t}){return c`<div>
		<${B} label=${o("page.create.length")} value=${e.length}
			options=${[["",o("page.create.length.usual")],...oe("page.create.length","deals","games")]}
			onchange=${n=>t({length:n})} />
		${e.length?c`<${le} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
					onchange=${n=>t({rounds:n})} />`:null}
	</div>`}function ju({onclose:e,onbegun:t}){k(()=>{_(ke)},[]);let[n,s]=y(()=>({...qm,names:Pm()})),[a,r]=y(""),{busy:i,once:l}=X(m=>r(Im(m))),u=be.value.find(m=>m.id===n.variant)??$t(),p=q(u?.id);if(!u)return null;let d=m=>{s(g=>({...g,...typeof m=="function"?m(g):m})),r("")},f=m=>{m.preventDefault(),p&&l(async()=>t(await Wm(n,u,p)))},$=m=>d({variant:m,first:"0",opening:void 0,house:{...n.house,changed:{}}}),h=c`<button type="submit" form="new-pad" class="button chief" aria-busy=${i}>
		${o("page.pad.begin")}
	</button>`;return c`<${P} broad title=${o("page.pad.new")} onclose=${e} actions=${h}>
		<form id="new-pad" class="create stack" onsubmit=${f}>
			<div class="variant">
				<${ce} label=${o("page.create.variant")} value=${u.id} groups=${Re()} onchange=${$} />
				<p class="soft">${o(`about.${u.id}`)}</p>
			</div>
			<${Fm} plan=${n} set=${d} variant=${u} />
			<${or} plan=${n} set=${d} variant=${u} />
			<${fa} opening=${n.opening} rules=${p}
				set=${m=>d({opening:m})}
				names=${Array.from({length:p?.seats??0},(m,g)=>g<u.chairs?sr(n,g):o("dummy"))} />
			<${Bs} own=${n.house} set=${m=>d({house:m})} rules=${p} />
			<p class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}var Au=(e,t)=>[...(t.unfit??[]).map(n=>o("pad.unfit",{deal:n.deal+1,why:Ft(e,n)})),...ma(t,e.totals)],zm=e=>e?.scrollIntoView({block:"nearest"}),Mu=({lines:e})=>c`<div class="stack" role="status" ref=${zm}>
	${e.map(t=>c`<p key=${t}>${t}</p>`)}
</div>`;function Tu({open:e,pad:t,then:n,deal:s,onclose:a}){let{busy:r,once:i}=X(),u=c`<button type="button" class="button chief" aria-busy=${r} onclick=${()=>i(async()=>{await e.revise({do:"delete",deal:s}),a()})}>
		${o("page.pad.strike")}
	</button>`;return c`<${P} title=${o("page.pad.deal",{n:s+1})} onclose=${a} actions=${u}>
		<div class="stack">
			<p>${o("page.pad.strike.about",{n:s+1})}</p>
			<${Mu} lines=${Au(t,n)} />
		</div>
	<//>`}function Hm(e,t){let n=[...e.seats],s=[...e.replaced??[]];return t.forEach((a,r)=>{let i=s.findLastIndex(l=>l.seat===r);i<0?n[r]=a:s[i]={...s[i],name:a}}),{seats:n,...s.length?{replaced:s}:{}}}function _m(e,{names:t,first:n,target:s,length:a,rounds:r,opening:i,leaves:l,comes:u,from:p}){let{deals:d,games:f,opening:$,...h}=e,m={...h,...Hm(e,t),first:Number(n),...s?{target:s}:{}},g=$a(i),b={deal:p-1,seat:Number(l),name:u.trim()},v=(m.replaced??[]).filter(S=>S.seat!==b.seat||S.deal!==b.deal),x=b.name?[...v,b].sort((S,N)=>S.deal-N.deal):m.replaced;return{...m,...a?{[a]:r}:{},...g?{opening:g}:{},...x?{replaced:x}:{}}}var Km=({head:e,seats:t,deals:n})=>({names:t,first:String(e.first),target:e.target??0,opening:e.opening,length:e.deals?"deals":e.games?"games":"",rounds:e.deals||e.games||9,leaves:"0",comes:"",from:n.length+1});function Nu({open:e,pad:t,onclose:n}){let[s,a]=y(()=>Km(t)),[r,i]=y(null),[l,u]=y(""),{busy:p,once:d}=X(),f=b=>{a(v=>({...v,...b})),i(null),u("")},$=_m(t.head,s),h=b=>{b.preventDefault();let v=Un(s.names)??Un(s.comes?s.names.with(Number(s.leaves),s.comes):[]);if(v)return u(o("pad.twins",{name:v}));d(async()=>{let x=r?void 0:await e.propose({do:"head",head:$}),S=x?Au(t,x):[];if(S.length)return i(S);(r||x?.did)&&await e.revise({do:"head",head:$}),n()})},m=c`<button type="submit" form="pad-head" class="button chief" aria-busy=${p}>
		${o(r?"page.pad.head.yes":"page.pad.head.do")}
	</button>`,g=t.choices.live;return c`<${P} broad title=${o("page.pad.head")} onclose=${n} actions=${m}>
		<form id="pad-head" class="create stack" onsubmit=${h}>
			<${Um} pad=${t} form=${s} set=${f} />
			<${B} label=${o("page.pad.first")} value=${s.first}
				onchange=${b=>f({first:b})}
				options=${s.names.slice(0,g).map((b,v)=>[String(v),b])} />
			${s.target?c`<${le} label=${o("page.create.rules.game.target")} value=${s.target} min=${1} max=${1e4}
						onchange=${b=>f({target:b})} />`:null}
			<${or} plan=${s} set=${f} />
			<${Jm} pad=${t} form=${s} set=${f} />
			<${fa} opening=${s.opening} names=${He(t)} rules=${t.rules}
				set=${b=>f({opening:b})} />
			${r?c`<${Mu} lines=${r} />`:null}
			<p class=${l?"trouble":""} role="alert">${l}</p>
		</form>
	<//>`}var Um=({pad:e,form:t,set:n})=>c`<fieldset class="seats">
	<legend class="unseen">${o("page.pad.names")}</legend>
	${t.names.slice(0,e.choices.live).map((s,a)=>c`<label class="field" key=${a}>
		<span>${o("page.pad.player",{n:a+1})}</span>
		<input type="text" required maxlength=${ya} autocomplete="off" spellcheck=${!1} value=${s}
			onfocus=${ar}
			oninput=${r=>n({names:t.names.with(a,r.currentTarget.value)})} />
	</label>`)}
</fieldset>`,Jm=({pad:e,form:t,set:n})=>c`<details>
	<summary>${o("page.pad.replace")}</summary>
	<div class="stack">
		<${ce} label=${o("page.pad.replace.leaves")} value=${t.leaves}
			options=${t.names.slice(0,e.choices.live).map((s,a)=>[String(a),G(e,a)])}
			onchange=${s=>n({leaves:s})} />
		<label class="field"><span>${o("page.pad.replace.comes")}</span>
			<input type="text" maxlength=${ya} autocomplete="off" spellcheck=${!1} value=${t.comes}
				oninput=${s=>n({comes:s.currentTarget.value})} /></label>
		<${le} label=${o("page.pad.replace.from")} value=${t.from} min=${1} max=${e.deals.length+1}
			onchange=${s=>n({from:s})} />
	</div>
</details>`;var wa={ArrowDown:[1,0],ArrowUp:[-1,0],ArrowRight:[0,1],ArrowLeft:[0,-1]},Gm=60,Vm=600,rr=class{#t;#e=[];#n=0;constructor(t){this.#t=t}press(t){return t==="Enter"&&Date.now()<this.#n?!0:this.#e.length===0&&this.#t.current()?this.#t.act(t):t in wa||/^(.|Enter|Backspace|Redo)$/u.test(t)?(this.#e.length<Gm&&this.#e.push(t),this.#s(),!0):!1}goOn(){for(;this.#e.length>0&&this.#t.current();)this.#t.act(this.#e.shift()??"");this.#s()}#s(){if(this.#t.changing())for(this.#e=this.#e.filter(t=>t!=="Backspace"&&t!=="Redo");this.#e[0]==="Enter";)this.#e.shift()}hear({fault:t,unfit:n}){(t||n)&&(this.#e=[]),this.#n=n?Date.now()+Vm:0}},Eu=e=>e.target instanceof Element&&e.target.closest(".pad-panel")!==null;function ir(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return e.key;let t=e.key.toLowerCase();return t==="z"&&!e.shiftKey?"Backspace":t==="z"||t==="y"?"Redo":""}function Ym(e){if(!ir(e)||e.altKey||document.querySelector("dialog[open]"))return!1;let t=e.target instanceof Element?e.target:null;return t?.closest("input, select, textarea, summary, [contenteditable]")?!1:e.key in wa?t===document.body||Eu(e):!((e.key==="Enter"||e.key===" ")&&t?.closest("button, a"))}var Qm=e=>e.repeat&&["Enter","Backspace","Redo"].includes(ir(e));function Lu(e){let t=O(e);t.current=e;let n=O(!0),[,s]=y(0),a=O(null),r=a.current??=new rr({act:i=>t.current.act(i)?(n.current=!1,s(l=>l+1),!0):!1,current:()=>n.current&&t.current.current(),changing:()=>t.current.changing()});return he(()=>r.hear(e.pad),[e.pad]),k(()=>{n.current=!0,r.goOn()}),he(()=>{let i=l=>{(Qm(l)?Eu(l):Ym(l)&&r.press(ir(l)))&&l.preventDefault()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[]),i=>r.press(i)}var Du=({what:e,seat:t=-1})=>e==="turnup"||e==="name"?{seat:-1,field:"trump"}:{seat:t,field:e==="number"?"premium":e==="tricks"?"tricks":"contract"},Bu=(e,t)=>e.seat===t?.seat&&e.field===t.field;function Zm(e,{what:t,seat:n=-1}){let s=e.hands[n]??{};switch(t){case"tricks":return s.tricks!==void 0;case"outcome":return s.made!==void 0||s.bid!==void 0;case"bid":return s.bid!==void 0;case"number":return/\d/.test(s.premium??"");default:return e.trump!==void 0}}var Xm=e=>[...new Set(e.choices.premiums.map(t=>t.split(" ")[0]??""))],Cu=(e,t)=>e.choices.premiums.filter(n=>n.startsWith(`${t} `)).map(n=>Number(n.split(" ")[1])),eg=(e,t,n)=>{let s={...e,hands:e.hands.with(t,n)},a=s.hands.some(l=>l.premium),{trump:r,...i}=s;return a||e.hands[t]?.premium===n.premium?s:i},tg=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0&&t!==""));function cr({pad:e,deal:t,named:n,inserting:s=!1}){let a=e.deals[t],r=a??e.due;if(!r)return null;let i=n??(s&&e.choices.trumps.length>0?void 0:r.trump),l=i===r.trump||!r.trump?ha(e,r.why,!a):"",u={dealer:G(e,r.dealer),lead:G(e,r.lead),past:a?"yes":"no"},p=r.vulnerable?.map(d=>G(e,d)).join(", ");return c`<div class="pad-due">
		${i?c`<${Z} trump=${i} />`:c`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${o("page.pad.roles",u)}</b> <span class="soft">${o("page.pad.deal",{n:t+1})}</span>
		</p>
		<p class="trump">${i?l?o("why.trump",{trump:j(i),why:l}):j(i):o("page.pad.turnup")}
			${p?c` <span class="soft">· ${o("pad.vulnerable",{names:p})}</span>`:null}
		</p>
	</div>`}var ng=({due:e,seat:t})=>{let n=t===e?.dealer?"dealer":t===e?.lead?"forehand":"";return n?c`<small class="role soft" aria-hidden="true">${o(`page.stats.place.${n}`)}</small>`:null},lr=({label:e,text:t,said:n,now:s,wrong:a,onpick:r,children:i})=>c`<button type="button"
	class=${`box ${n?"said":t?"follows":""}`} aria-pressed=${s} data-wrong=${a||void 0}
	aria-label=${t?`${e}: ${t}`:e} onclick=${r}>${i??t}</button>`,Jn=e=>e.totals.some((t,n)=>t!==e.game[n]);function sg(e){let{pad:t}=e,n=t.choices.premiums.length>0;return c`<div class=${`pad-rows ${n?"":"unpaid"}`} role="group" aria-label=${o("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${Jn(t)?o("page.pad.totals"):""}</span>
			<span>${o("page.sheet.won")}</span><span>${o("page.sheet.contract")}</span>
			${n?c`<span>${o("page.sheet.held")}</span>`:null}
		</div>
		${t.seats.map((s,a)=>c`<${ag} key=${a} ...${e} seat=${a} />`)}
	</div>`}function ag({pad:e,deal:t,draft:n,full:s,now:a,wrong:r,pick:i,seat:l}){let u=G(e,l),p=n.hands[l]??{},{tricks:d,bid:f,made:$,premium:h}=s.hands[l]??{},m=v=>({label:o(`page.pad.${v}.of`,{name:u}),now:Bu({seat:l,field:v},a),wrong:r===l,onpick:()=>i({seat:l,field:v})}),g=$===void 0?"":o($?"page.sheet.made":"page.sheet.failed"),b=[f===void 0?"":o("page.pad.bid",{n:f}),g].filter(Boolean).join(", ");return c`<div class="hand-row">
		<span class="name">
			<span>${u}</span> <${ng} due=${e.deals[t]??e.due} seat=${l} />
			<b class="total">${w(e.game[l]??0)}</b>
			${Jn(e)?c`<small class="rest soft">(${w(e.totals[l]??0)})</small>`:null}
		</span>
		<${lr} ...${m("tricks")} said=${p.tricks!==void 0} text=${d===void 0?"":w(d)} />
		<${lr} ...${m("contract")} said=${p.made!==void 0||p.bid!==void 0} text=${b}>
			<span class="bid">${f===void 0?"":w(f)}</span>
			${g?c`<span class=${`mark ${$?"made":"failed"}`}>${$?"✓":"✗"}</span>`:null}
		<//>
		${e.choices.premiums.length>0&&l<e.choices.live?c`<${lr} ...${m("premium")} said=${!!p.premium} text=${h?R(h):""} />`:null}
	</div>`}var og=({rules:{trump:e,joker:t}})=>e.by==="turnup"?[...e.plain.split(" ").filter(Boolean),...t?[o("joker")]:[]].join(", "):"";function rg(e,t,n,s){let{seat:a,field:r}=n;if(r==="trump"){let d=og(e);return e.choices.trumps.map(f=>{let $=f==="none"&&d?c` <small>(${d})</small>`:null;return{key:f,on:t.trump===f,press:()=>s({...t,trump:f}),wide:!0,text:c`<${Z} trump=${f} /><span class="word">${j(f)}${$}</span>`}})}let i=t.hands[a]??{},l=(d,f)=>s(eg(t,a,tg({...i,...d})),f),u=(d,f,$)=>({key:String(d),text:w(d),on:f,press:$,typed:String(d)});if(r==="tricks")return Array.from({length:e.choices.tricks+1},(f,$)=>$).map(f=>u(f,i.tricks===f,()=>l({tricks:f})));if(r==="contract")return[{key:"made",wide:!0,text:`✓ ${o("page.sheet.made")}`,on:i.made===!0,typed:"+",press:()=>l({made:!0,bid:void 0})},{key:"failed",wide:!0,text:`✗ ${o("page.sheet.failed")}`,on:i.made===!1,typed:"-",press:()=>l({made:!1,bid:void 0})},...e.choices.bids.map(d=>u(d,i.bid===d,()=>l({bid:d,made:void 0})))];let[p=""]=(i.premium??"").split(" ");return[{key:"none",wide:!0,text:o("page.pad.no"),on:!i.premium,press:()=>l({premium:""})},...Xm(e).map(d=>({key:d,wide:!0,text:R(d),on:p===d,typed:o(`offer.letter.${d}`),or:d[0]??"",press:()=>l({premium:d},Cu(e,d).length>0)})),...(p?Cu(e,p):[]).map(d=>u(d,i.premium===`${p} ${d}`,()=>l({premium:`${p} ${d}`})))]}function ig({keys:e,label:t}){let n=e.filter(r=>!r.wide),s=Math.min(7,Math.max(5,Math.ceil(n.length/2))),a=r=>c`<button type="button" key=${r.key} class=${r.wide?"wide-key":"key"} aria-pressed=${r.on}
		aria-label=${r.label} onclick=${r.press}>${r.text}</button>`;return c`<div class="pad-keys" role="group" aria-label=${t}>
		<div class="words">${e.filter(r=>r.wide).map(a)}</div>
		<div class="digits" style=${{"--across":s}}>${n.map(a)}</div>
	</div>`}var Ru=(e,{seat:t,field:n})=>n==="trump"?o("page.pad.trump"):o(`page.pad.${n}.of`,{name:G(e,t)}),lg={seat:-1,field:"trump"},cg=({choices:e,rules:t},n)=>e.trumps.length>0&&(t.trump.by==="turnup"||n.hands.some(s=>s.premium)),ug=({trump:e,now:t,onpick:n})=>c`<button type="button" class="box turn" aria-pressed=${t}
	onclick=${n}>${o("page.pad.trump")} ${e?c`<${Z} trump=${e} /> ${j(e)}`:"…"}
</button>`,ur=({redo:e})=>c`<button type="button" class="button redo" aria-label=${o("page.pad.redo")}
	title=${o("page.pad.redo")} onclick=${e}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;function Pu({open:e,pad:t}){let[n,s]=y({place:"",cell:null}),{deal:a,entry:r,stale:i,kept:l,place:u}=e,p=n.place===u?n.cell:null,d=we=>s({place:u,cell:we}),f=l?.open!==null,$=l?.inserting===!0,h=o($?"page.pad.insert":f?"page.pad.correct":"page.pad.enter"),g=(t.missing??(t.entry||f?[]:t.due?.missing??[])).filter(we=>!Zm(r,we)),b=p??(g[0]?Du(g[0]):null),v=!i&&t.unfit!==void 0,x=!i&&t.entry!==void 0&&!t.fault&&(t.missing??[]).length===0&&!v,N=b?rg(t,r,b,(we,Se)=>(d(Se?b:null),e.set(we))):[],L=dg(t.entry,r),W={Enter:()=>(x||v)&&e.enter(v),Backspace:()=>e.undoable&&e.undo(),Redo:()=>e.redoable&&e.redo()},De=we=>{let[Se,jt]=wa[we]??[];if(Se!==void 0&&jt!==void 0)d($g(t,b,Se,jt));else{let Zn=(N.find(Ba=>Ba.typed===we)??N.find(Ba=>Ba.or===we))?.press??W[we];if(!Zn)return!1;Zn()}return!0},un=()=>e.wrong.peek()===""&&(e.stale||e.busy.peek()),Ht=Lu({pad:t,act:De,current:()=>e.told===t&&e.kept===l&&!un(),changing:()=>e.busy.peek()});return c`<section class="pad-panel" aria-label=${h}>
		<${cr} pad=${t} deal=${a} named=${L.trump} inserting=${$} />
		<${sg} pad=${t} deal=${a} draft=${r} full=${L} now=${b} wrong=${t.fault?.seat??-1}
			pick=${d} />
		<p class=${`pad-said ${t.fault||t.unfit?"trouble":x?"":"soft"}`} role="status">
			${fg(t,p,g)||(x?o("page.pad.ready"):" ")}
		</p>
		${cg(t,r)&&(L.trump||b?.field!=="trump")?c`<${ug} trump=${L.trump} now=${b?.field==="trump"} onpick=${()=>d(lg)} />`:null}
		${b&&!(x&&!p)?c`<${ig} keys=${N} label=${Ru(t,b)} />`:null}
		<${pg} open=${e} press=${Ht} can=${x||v} text=${v?o("page.pad.anyway"):h} />
	</section>`}var pg=({open:e,press:t,can:n,text:s})=>c`<div class="pad-acts">
	<button type="button" class="button" disabled=${!e.undoable} onclick=${()=>t("Backspace")}>
		${o("page.pad.undo")}
	</button>
	${e.redoable?c`<${ur} redo=${()=>t("Redo")} />`:null}
	${e.kept?.open!==null?c`<button type="button" class="button" onclick=${()=>e.leave()}>${o("page.pad.cancel")}</button>`:null}
	<button type="button" class="button chief" aria-disabled=${!n} aria-busy=${e.busy.value}
		onclick=${()=>t("Enter")}>${s}</button>
</div>`,dg=(e,t)=>({...e,...t,hands:t.hands.map((n,s)=>({...e?.hands[s],...n}))});function fg(e,t,n){if(e.fault)return Ft(e,e.fault);if(e.unfit)return e.unfit.map(a=>o("pad.unfit",{deal:a.deal+1,why:Ft(e,a)})).join(" ");let s=n.find(a=>!t||Bu(Du(a),t));return s?o(`page.pad.ask.${s.what}`,{name:G(e,s.seat)}):t?Ru(e,t):""}function $g(e,t,n,s){let a=["tricks","contract",...e.choices.premiums.length?["premium"]:[]],r=e.seats.length,i=t&&t.seat>=0?(t.seat+n+r)%r:0,l=Math.max(0,a.indexOf(t?.field??"tricks")),u=a[(l+s+a.length)%a.length]??"tricks";return{seat:i,field:u==="premium"&&i>=e.choices.live?"contract":u}}var hg=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function va({link:e=`${location.origin}${location.pathname}`,label:t=o("page.link")}){let[n,s]=y(!1);return c`<div class="invitation">
		<label class="field"><span>${t}</span>
			<input type="text" readonly value=${e} onfocus=${r=>r.target.select()} /></label>
		<button type="button" class="button" onclick=${async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:e}):await navigator.clipboard.writeText(e),s(!0)}catch(r){r instanceof DOMException&&r.name==="AbortError"||E(o("page.link.by-hand"))}}}>${o(n?"page.link.copied":"page.link.copy")}</button>
		${hg(location.hostname)?c`<${bg} />`:c`<${mg} link=${e} />`}
	</div>`}function mg({link:e}){let[t,n]=y(null),s=async()=>{try{let{generate:r}=await import("./lean-qr.js");n(r(e))}catch{E(o("trouble.unreached"))}};return c`<details class="qr" ontoggle=${r=>r.currentTarget.open&&!t&&void s()}>
		<summary>${o("page.link.code")}</summary>
		${t?c`<${gg} code=${t} label=${o("page.link.code.of",{link:e})} />`:null}
	</details>`}var Gn=4;function gg({code:e,label:t}){let n=Array.from({length:e.size},(i,l)=>l),s=n.flatMap(i=>n.filter(l=>e.get(l,i)).map(l=>`M${l} ${i}h1v1h-1z`)).join(""),a=e.size+2*Gn,r=`${-Gn} ${-Gn} ${a} ${a}`;return c`<svg role="img" aria-label=${t} viewBox=${r} shape-rendering="crispEdges">
		<rect x=${-Gn} y=${-Gn} width=${a} height=${a} fill="#fff" />
		<path d=${s} fill="#000" />
	</svg>`}function bg(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function qu({variant:e,table:t}){let n=H(`variant.${e}`);return c`<div class="introduction">
		${M.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn/first?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}function ka({pad:e,onpick:t}){let n=He(e);return c`<section class="pad-sheet">
		<header>
			<h1>${n.slice(0,e.choices.live).join(" · ")}</h1>
			<p class="soft">${Kn(e)} · ${Ws(e.rules)}</p>
			<p class="standing">${Ot(e)}</p>
		</header>
		${e.deals.length?c`<${yo} scores=${e.deals} names=${n} end=${e.end} onpick=${t} />
				<div class="settled small soft">${tr(e).map(s=>c`<p key=${s}>${s}</p>`)}</div>`:c`<p class="soft">${o("page.pad.unwritten")}</p>`}
	</section>`}function yg(e,t){let n=e.deals[t],s=e.deals[t+1]??(e.due?.deal===t+1?e.due:void 0),a=s&&{next:wg(e,s.why.trump),...s.trump?{then:s.trump}:{}},r=Object.fromEntries(n.entry.hands.map((u,p)=>[p,u.bid===void 0?{}:{bid:u.bid}])),{closed:i,...l}=n;return{...l,shown:r,...s?{why:a}:{},...i?{closed:{...i,game:n.game,totals:n.totals}}:{},...e.end&&t===e.deals.length-1?{end:e.end}:{}}}var wg=(e,t)=>e.rules.trump.by==="holder"&&t!=="game"||t==="named"||t==="first"?"stays":t;function xa({pad:e,deal:t,onclose:n,correct:s,insert:a,strike:r}){let i=e.deals[t];if(!i)return null;let l=s&&c`
		<button type="button" class="button plain" onclick=${r}>${o("page.pad.strike")}</button>
		<button type="button" class="button plain" onclick=${a}>${o("page.pad.insert.before")}</button>
		<button type="button" class="button chief" onclick=${s}>${o("page.pad.correct")}</button>`;return c`<${P} title=${o("page.pad.deal",{n:t+1})} onclose=${n} actions=${l}>
		<div class="pad-account stack">
			<p class="soft">
				${o("page.pad.roles",{dealer:G(e,i.dealer),lead:G(e,i.lead),past:"yes"})}.${" "}
				${o("page.pad.trump")}: ${j(i.trump)} (${ha(e,i.why,!1)}).</p>
			<${We} view=${yg(e,t)} names=${He(e)} variant=${e.rules} me=${-1} untitled />
		</div>
	<//>`}var vg=4e3,[Wu,kg]=[4e3,12e4],Iu=new Map;function dr(e,t){let n=(Iu.get(e)??Promise.resolve()).then(t);return Iu.set(e,n.catch(()=>{})),n}var xg=e=>dr(e,async()=>{let t=Me(e);if(!t||t.shared)return;let n=Gt(),{pad:s,mark:a=""}=await ps(n,t.record),r=Me(e);r&&ee({...r,shared:{secret:n,pad:s,of:t.record,mark:a}})});function Fu(e){let{shared:t,record:n}=Me(e)??{};return t&&n&&t.of!==n?t.secret+n:""}var pr=new Map;function Sg(e){let t=pr.get(e)??dr(e,async()=>{let n=Me(e);if(!n?.shared||!Fu(e))return;let{secret:s,mark:a}=n.shared,{pad:r,mark:i=""}=await ps(s,n.record,a).catch(u=>{if(u instanceof J&&u.status===409)return Og(e,n.shared?.pad??"");throw u}),l=Me(e);l?.shared?.secret!==s||!r||ee({...l,shared:{...l.shared,pad:r,of:n.record,mark:i}})}).finally(()=>pr.delete(e));return pr.set(e,t),t}async function Og(e,t){let{pad:n,mark:s}=await Fa(t,""),a=Me(e);if(a?.shared&&n){let r={...a.shared,of:n.record,mark:s};ee({...n.record===a.record?a:Ye(gt(a,n)),shared:r}),n.record!==a.record&&E(o("page.pad.share.other"))}return{pad:""}}var fr=e=>dr(e,async()=>{let t=Me(e)?.shared?.secret;if(!t)return;await ps(t);let n=Me(e);if(!n)return;let{shared:s,...a}=n;ee(a)}),jg=e=>e instanceof J&&e.status>=400&&e.status<500&&e.status!==429;function Ag(e,t){let[n,s,a,r,i]=["",Wu,0,!1,!1],l=async()=>{let p=Fu(e);if(r||!p||p===n)return;clearTimeout(a),r=!0;let d=await Sg(e).then(()=>null,f=>f);if(r=!1,d&&!jg(d)){i||(a=Number(setTimeout(l,s))),s=Math.min(2*s,kg);return}s=Wu,d&&(n=p,t(d)),l()},u=At(()=>{l()});return()=>{i=!0,u(),clearTimeout(a)}}function zu(e){k(()=>Ag(e,t=>E(o("page.pad.share.not",{text:A(t)}))),[e])}function Hu({kept:e}){let[t,n]=y(!1),{shared:s}=e,{busy:a,once:r}=X(),i=()=>r(async()=>{await xg(e.id),n(!0)}),u=c`<button type="button" class="button" aria-busy=${a} onclick=${()=>r(async()=>{await fr(e.id),n(!1)})}>
		${o("page.pad.share.stop")}
	</button>`;return c`<button type="button" class="button plain" aria-busy=${a} onclick=${i}>
			${o("page.pad.share")}
		</button>
		${t&&s?c`<${P} title=${o("page.pad.share")} onclose=${()=>n(!1)} actions=${u}>
					<div class="stack">
						<p>${o("page.pad.share.about")}</p>
						<${va} link=${is(`/pad/on/${s.pad}`)} label=${o("page.pad.link")} />
					</div>
				<//>`:null}`}function Mg(e){let[t,n]=y(null),[s,a]=y("");return k(()=>{let r=new AbortController,[i,l]=["",0],u=async()=>{clearTimeout(l);try{if(document.visibilityState==="visible"){let p=await Fa(e,i,r.signal);i=p.mark,p.pad&&n(p.pad),a("")}}catch(p){if(r.signal.aborted)return;let d=p instanceof J&&p.status===404;if(a(d?o("page.pad.unshared"):A(p)),d)return}l=window.setTimeout(u,vg)};return u(),document.addEventListener("visibilitychange",u),()=>{r.abort(),clearTimeout(l),document.removeEventListener("visibilitychange",u)}},[e]),{pad:t,wrong:s}}function _u({id:e}){let{pad:t,wrong:n}=Mg(e),[s,a]=y(-1);return t?c`<main id="main" tabindex="-1" class="pad">
		<${ka} pad=${t} onpick=${a} />
		<section class="pad-panel looking" aria-label=${o("page.pad.trump")}>
			${t.due?c`<${cr} pad=${t} deal=${t.deals.length} />`:c`<p class="winner">${Ot(t)}</p>`}
			${Jn(t)&&t.due?c`<p class="small soft totals">${o("page.pad.totals")}</p>`:null}
			<ul class="stands">${(t.due?t.game:t.totals).map((r,i)=>c`<li key=${i}>
				<span>${G(t,i)}</span>
				<span><b>${w(r)}</b>${Jn(t)&&t.due?c` <small class="soft">(${w(t.totals[i]??0)})</small>`:null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${n||o("page.pad.looking")}</p>
		</section>
		${s>=0?c`<${xa} pad=${t} deal=${s} onclose=${()=>a(-1)} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"><h1>${o("page.nav.pad")}</h1>
		<p class=${n?"trouble":"soft"} role="status">${n||o("page.opening")}</p></main>`}var Sa=({record:e})=>/^[^\n]*"date":"([\d-]+)"/.exec(e)?.[1]??"",Tg=e=>{let t=e.trim().replace(",",".");return/^\d{1,6}(\.\d{1,4})?$/.test(t)&&Number(t)>0?t:""},Ku=e=>w(Number(e),e.split(".")[1]?.length??0),Ng=e=>rs(e,"season.csv","text/csv;charset=utf-8");function Eg(e,t){let[n,s]=y(null),[a,r]=y(""),i=JSON.stringify([e,t]);return k(()=>{let l=new AbortController;return Ai({records:e,...t?{stake:t}:{}},l.signal).then(u=>(s(u),r("")),u=>l.signal.aborted||r(zt(u))),()=>l.abort()},[i]),{season:n,wrong:a}}function Uu(){let e=Fe().filter(m=>m.summary.deals>0),[t,n]=y(new Set),[s,a]=y(""),[r,i]=y(""),l=M.stake.value,u=e.filter(m=>(!s||Sa(m)>=s)&&(!r||(Sa(m)||"9")<=r)),p=u.filter(m=>!t.has(m.id)),{season:d,wrong:f}=Eg(p.map(m=>m.record),Tg(l)),$=m=>n(new Set(t.has(m)?[...t].filter(g=>g!==m):[...t,m])),h=(m,g,b,v)=>c`<label class="field"><span>${m}</span>
		<input type=${v} inputmode=${v==="text"?"decimal":void 0} value=${g}
			oninput=${x=>b(x.currentTarget.value)} /></label>`;return c`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${o("page.season")}</h1>
		<p class="lead">${o("page.season.about")}</p>
		<div class="row unprinted">
			${h(o("page.season.from"),s,a,"date")}
			${h(o("page.season.to"),r,i,"date")}
			${h(o("page.season.stake"),l,m=>M.stake.value=m,"text")}
		</div>
		${f?c`<p class="trouble" role="alert">${f}</p>`:null}
		${d?.players.length?c`<${Lg} season=${d} />`:c`<p class="soft">${o("page.season.none")}</p>`}
		<details class="unprinted" open=${t.size>0}>
			<summary>${o("page.season.pads",{n:p.length,of:e.length})}</summary>
			<div class="stack">${u.map(m=>c`<label key=${m.id} class="choice">
				<input type="checkbox" checked=${!t.has(m.id)} onchange=${()=>$(m.id)} />
				${[Sa(m)&&ve(Date.parse(`${Sa(m)}T12:00`),{dateStyle:"medium"}),D(m.summary.names)].filter(Boolean).join(" · ")}
			</label>`)}</div>
		</details>
		<p class="row unprinted">
			${d?.players.length?c`<button type="button" class="button" onclick=${()=>Ng(d.csv)}>
							${o("page.season.csv")}
						</button>
						<button type="button" class="button plain" onclick=${()=>print()}>${o("page.rules.print")}</button>`:null}
			<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		</p>
	</main>`}function Lg({season:{players:e,transfers:t}}){let n=e.some(a=>a.amount),s=["deals","made","matches","won","games","gamesWon"];return c`<${Q}><table class="book standings">
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
				<td>${V(a.balance)}</td>
				${n?c`<td>${Ku(a.amount??"0")}</td>`:null}
				${s.map(r=>c`<td key=${r}>${w(a[r])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${t.length?c`<h2>${o("page.season.pays")}</h2>
				<ul class="plain-list">${t.map(a=>c`<li key=${a.from+a.to}>
					${o("page.season.transfer",{from:a.from,to:a.to,n:a.points})}${a.amount?` = ${Ku(a.amount)}`:""}
				</li>`)}</ul>`:null}
		<p class="small soft">${o("page.season.how")}</p>`}function Cg({rest:e}){let[t="",n=""]=e;return t==="season"?c`<${Uu} />`:t==="on"&&n?c`<${_u} key=${n} id=${n} />`:t?c`<${Rg} key=${t} id=${t} />`:c`<${Dg} />`}function Dg(){let[e,t]=y(!1),[n,s]=y(""),a=O(null),r=async l=>{if(l){s("");try{let u=Es(await Tt({record:await l.text()}));ee(u),K(`/pad/${u.id}`)}catch(u){s(zt(u))}}},i=l=>K(`/pad/${l}`);return c`<main id="main" tabindex="-1" class="pads stack">
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
		<p class="row">
			${Fe().length?c`<a href="/pad/season">${o("page.season.open")}</a>`:null}
			<a href="/deal">${o("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${Fe().map(l=>c`<${Bg} key=${l.id} pad=${l} />`)}</ul>
		${e?c`<${ju} onclose=${()=>t(!1)} onbegun=${i} />`:null}
	</main>`}function Bg({pad:{id:e,summary:t,moved:n}}){let{variant:s,names:a,totals:r,deals:i,over:l}=t,u=[H(`variant.${s}`)?o(`variant.${s}`):s,o("page.scores.deals",{n:i}),ve(n,{dateStyle:"medium"}),l?o("page.pad.over"):""];return c`<li><a href=${`/pad/${e}`}>
		<span class="names">${D(a)}</span>
		<span class="score">${r.map(p=>w(p)).join(" : ")}</span>
		<span class="soft small">${u.filter(Boolean).join(" · ")}</span>
	</a></li>`}var Ju=({text:e,children:t})=>c`<main id="main" tabindex="-1" class="stack">
	<h1>${o("page.nav.pad")}</h1><p role="status">${e}</p>${t}
</main>`;function Rg({id:e}){let t=me(()=>new ga(e),[e]);k(()=>()=>t.close(),[t]);let{kept:n,told:s}=t,a=t.wrong.value,r=c`<p><a class="button" href="/pad">${o("page.pad.all")}</a></p>`;return n?s?c`<${Wg} open=${t} kept=${n} told=${s} wrong=${a} />`:c`<${Ju} text=${a||o("page.opening")} />`:c`<${Ju} text=${o("page.pad.gone")}>${r}<//>`}function Pg(e){k(()=>{let t=document.querySelector(".pad-panel"),n=e?document.querySelectorAll(".running-score tr"):[];!t||getComputedStyle(t).position!=="sticky"||n[n.length-1]?.scrollIntoView({block:"nearest"})},[e])}function qg({open:e}){let{lines:t,print:n}=Hn(),s=async a=>n(await e.type(a||"show",te.value));return k(()=>{s("")},[e]),c`<${_n} lines=${t} print=${n} obey=${s} />`}function Wg({open:e,kept:t,told:n,wrong:s}){let[a,r]=y(-1),[i,l]=y(null),u=()=>(r(-1),l(null)),p=()=>_(async()=>l(await e.propose({do:"delete",deal:a})??null)),d=n.deals.length,f=`${D(He(n).slice(0,n.choices.live))} · Ninety-Nine`;k(()=>{document.title=f},[f]),zu(t.id),Pg(d);let $=()=>e.undo();return c`<main id="main" tabindex="-1" class="pad">
		${M.spoken.value?c`<${qg} open=${e} />`:null}
		<${ka} pad=${n} onpick=${r} />
		${n.due||e.deal<d?c`<${Pu} open=${e} pad=${n} />`:c`<section class="pad-panel ended" aria-label=${o("page.pad.over")}>
					<p class="winner">${Ot(n)}</p>
					<div class="pad-acts">
						<button type="button" class="button" disabled=${!e.undoable} onclick=${$}>${o("page.pad.undo")}</button>
						${e.redoable?c`<${ur} redo=${()=>e.redo()} />`:null}
						<a class="button chief" href="/pad">${o("page.pad.all")}</a>
					</div>
				</section>`}
		<${Ig} open=${e} kept=${t} pad=${n} stop=${n.due&&d>0?()=>e.end():void 0} />
		${s||Ts.value?c`<p class="trouble unprinted" role="alert">${s||o("page.pad.unkept")}</p>`:null}
		${i?c`<${Tu} open=${e} pad=${n} then=${i} deal=${a} onclose=${u} />`:a>=0?c`<${xa} pad=${n} deal=${a} onclose=${u} strike=${p}
						insert=${()=>(e.insert(a),u())} correct=${()=>(e.correct(a),u())} />`:null}
	</main>`}function Ig({open:e,kept:t,pad:n,stop:s}){let[a,r]=y(!1),[i,l]=y(!1),{busy:u,once:p}=X(),d=async()=>{let g=await navigator.clipboard?.writeText(xu(n)).then(()=>!0,()=>!1);E(o(g?"page.link.copied":"page.copy.not"))},f=()=>Oo(So({scores:n.deals,names:He(n),title:Kn(n),winner:Ot(n),end:n.end??{totals:n.totals,winners:[],games:[]}})).catch(g=>E(A(g))),$=(g,b)=>c`<button type="button" class="button plain" onclick=${b}>${g}</button>`,m=c`<button type="button" class="button chief" aria-busy=${u} onclick=${()=>p(async()=>{await fr(t.id),K("/pad"),Tl(t.id)})}>
		${o("page.pad.drop.yes")}
	</button>`;return c`<section class="pad-doings unprinted" aria-label=${o("page.pad.doings")}>
		${n.deals.length?[$(o("page.copy"),d),$(o("page.share"),f),$(o("page.rules.print"),()=>print())]:null}
		${ut.value?null:c`<${Hu} kept=${t} />`}
		${$(o("page.pad.save"),()=>rs(t.record,`pad-${n.date||t.id}.99.jsonl`,"application/x-ndjson"))}
		${$(o("page.pad.head"),()=>l(!0))}
		${n.house?null:c`<a class="button plain" href=${`/rules/${n.rules.id}`}>${o("page.nav.rules")}</a>`}
		${s?$(o("page.pad.stop"),s):null}
		${$(o("page.pad.drop"),()=>r(!0))}
		<a class="button plain" href="/pad">${o("page.pad.all")}</a>
		${i?c`<${Nu} open=${e} pad=${n} onclose=${()=>l(!1)} />`:null}
		${a?c`<${P} title=${o("page.pad.drop")} onclose=${()=>r(!1)} actions=${m}>
					<p>${o("page.pad.drop.about")}</p>
				<//>`:null}
	</section>`}var $r="ninetynine.problems",Gu="ninetynine.problems.damaged";function hr(){try{return localStorage.getItem($r)}catch{return null}}function Oa(){try{return JSON.parse(hr()??"null")??void 0}catch{return}}var Yu=e=>!Object.values(Oa()?.marks??{}).some(t=>t?.first<e);function Qu(e){try{localStorage.setItem($r,JSON.stringify(e))}catch{}}function Vu(e){if(e===null||hr()!==e)return!1;try{let t=Gu;for(let n=2;localStorage.getItem(t)!==null;n++)t=`${Gu}.${n}`;localStorage.setItem(t,e),localStorage.removeItem($r)}catch{}return!0}async function mr(e,t){let[n,s]=[hr(),Oa()];if(!s)return{told:await t(e),anew:Vu(n)};try{return{told:await t({...e,progress:s}),anew:!1}}catch(a){if(!(a instanceof J)||a.status!==400&&a.status!==413)throw a;return{told:await t(e).catch(()=>{throw a}),anew:Vu(n)}}}var Aa=({variant:e,grade:t,back:n},s,a)=>o("problem.head",{n:s,of:a,variant:$e(e),grade:t,grades:4,back:n?"yes":"no"}),gr=e=>({rating:String(Math.round(e?.rating??1500)),doubt:String(Math.round(e?.doubt??350))});function Ma(e){if(e.kind==="bid")return o("problem.bid");let t=e.need?.[0],n=q(e.variant)?.aside??3;return`${t===void 0?o("problem.left",{n}):t===e.left?o("problem.every",{left:t}):o("problem.exact",{n:t,left:e.left})} ${o(e.kind==="open"?"problem.open":"problem.hidden")}`}function br(e,t){let n=q(e.variant)?.dummy?pe(e)-1:-1;return Array.from({length:pe(e)},(s,a)=>a===t?o("you"):a===n?o("dummy"):o("seat",{n:a+1}))}var Vn=({view:e})=>({...e,totals:[]}),yr=e=>e.length<2?e.join():o("problem.or",{a:e.slice(0,-1).join(", "),b:e[e.length-1]??""}),wr=(e,t,n)=>t.kind==="open"?[]:e.hands.flatMap((s,a)=>a===n.seat||n.shown?.[a]?.hand!==void 0?[]:[{seat:a,cards:s}]);function vr(e,t,n){let s=o("problem.rating",{...gr(t.progress),its:String(e.rating)});return n>0?`${s} ${o("problem.again",{n})}`:s}function Zu(e,t,n){let s=t===n.me?"yes":"no",a=t===void 0?"":`; ${o("problem.won",{name:n.names[t]??"",you:s})}`;return`${e.join(", ")}${a}.`}var Xu={ask:Object.keys(zn),also:["rules","short","next","help","quit"]},ja=class{#t;#e;#n;#s=!1;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}#a(){let t=Vn(this.#t),n=t.seat??0;return{view:t,me:n,names:br(t,n),rules:q(t.variant),short:this.#s}}present(t,n,s){let a=this.#t,r=this.#a(),i=a.kind==="hidden"?de(r.view):0,l=Array.from({length:i},(u,p)=>Zu(at(r.view,p).map(({seat:d,card:f})=>`${r.names[d]}: ${je(f,r)}`),ot(r.view,p),r));this.#e([...s?[o("problem.anew")]:[],`${Aa(a,t,n)}.`,...l,...i?Fn(r):[],...pa(r),Ma(a),...this.#r(r)])}#r(t){let n=t.view.options;if(this.#t.kind==="bid")return[o("ask.lay",{n:n?.pick??3}),kt(t,ln(t))];let s=(n?.seat??t.me)===t.me?"you":"dummy";return[o("problem.ask",{who:s}),kt(t,ln(t))]}tell({act:t,told:n},s){let a=this.#t,r=this.#a(),i=p=>ze(p.split(" ").slice(1),r),l=n.levels.map(({level:p,solved:d})=>d===void 0?o("problem.level.untried",{level:o(`page.level.${p}`)}):o("problem.level",{level:o(`page.level.${p}`),n:Math.round(100*d)})),u=(n.refutations??[]).filter(p=>p.act===t);this.#e([n.right?o("problem.right"):o("problem.wrong",{cards:i(t)}),...a.kind==="bid"?this.#l(n,i):[o(a.kind==="open"?"problem.proved.open":"problem.proved.hidden",{card:yr(n.answers.map(i))})],...Ge(n.why??[]),...u.flatMap(p=>this.#i(p,r,i)),`${o("problem.found")}: ${l.join(", ")}.`,vr(a,n,s),`${o("problem.next")}.`].map(yn))}#l({answers:t,totals:n=[],bid:s},a){let r=n.filter((i,l)=>l<5||i.tricks===s);return[`${o("problem.proved.bid",{n:t.length})} ${t.slice(0,3).map(a).join("; ")}.`,`${o("problem.expects")}:`,...r.map(i=>o("problem.total",{n:i.tricks,points:w(i.points,1),chance:Math.round(100*i.chance),good:i.right?"yes":"no"}))]}#i(t,n,s){let a=wr(t,this.#t,n.view).map(i=>`${n.names[i.seat]}: ${ze(T(i.cards),n)}.`),r=a.length?[o("problem.fails.some",{fails:t.fails,of:t.of}),...a]:[];return[o("problem.fails",{card:s(t.act)}),...r,...t.tricks.map(({acts:i,won:l})=>{let u=p=>`${n.names[Number(p.split(" ")[0])]}: ${s(p.slice(p.indexOf(" ")+1))}`;return Zu(i.map(u),l,n)})]}async obey(t,n){let s=this.#a(),a=!n.answered&&!n.busy,r=ln(a?s:{...s,view:{...s.view,options:void 0}});r.hand=ca(s);let i=la(t,r,Wn(o,H));return i.kind==="act"?this.#n.answer(i.act):i.kind==="forbidden"?this.#e(Zo(r,s)):i.kind==="trouble"?this.#e([...Xo(i,s,r,this.#s),...i.then==="ask"?this.#c(s,n):[]]):this.#p(i.kind==="command"?i:{verb:"",words:[]},s,n)}#c(t,n){return n.answered?[`${o("problem.next")}.`]:this.#r(t)}async#p({verb:t,words:n},s,a){let r=Object.hasOwn(zn,t)?zn[t]:void 0;if(r)return this.#e(r(s,n,ln(s)));switch(t){case"":case"next":return a.answered?this.#n.next():this.#e(this.#c(s,a));case"short":return this.#s=!this.#s,this.#e([o("plain.short",{short:this.#s?"yes":"no"})]);case"rules":return this.#e(await this.#u());case"help":{let i=l=>l.map(u=>o(`cmd.${u}`).split("|")[0]).join(", ");return this.#e([o("problem.help",{ask:i(Xu.ask),also:i(Xu.also)})])}case"quit":return K("/")}return this.#e([o("illegal"),...this.#c(s,a)])}async#u(){try{return er(await Ae({variant:this.#t.variant},te.peek()))}catch(t){return[A(t)]}}};function Fg({rest:[e=""]}){let t=fe.value.get("variant")??"";return c`<${Hg} key=${`${e} ${t}`} day=${e||On()} variant=${t} any=${e!==""} />`}async function zg(e,t,n){await ke();let s=t||(n||!Yu(e)?"":$t()?.id),{told:a,anew:r}=await mr({date:e,...s?{variant:s}:{}},Oi);return{all:a.problems,one:s||"",anew:r}}function Hg({day:e,variant:t,any:n}){let[s,a]=y({}),[r,i]=y(0);k(()=>{let h=!1;return zg(e,t,n).then(m=>{h||(a(m),i(ep(m.all)))},m=>!h&&a({wrong:A(m)})),()=>{h=!0}},[]);let{all:l,one:u="",anew:p=!1,wrong:d}=s;if(!l)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.problems")}</h1>
			<p class=${d?"trouble":"soft"} role="status">${d??o("page.opening")}</p>
		</main>`;let f=(h,m)=>{let g=l.map((b,v)=>v===r&&b.done===void 0?{...b,done:h}:b);a({one:u,anew:p||m,all:g})},$=l[r];return $?c`<${Jg} key=${$.id} problem=${$} day=${e} n=${r+1} of=${l.length} anew=${p}
		ondone=${f} onnext=${()=>i(ep(l))} />`:c`<${_g} all=${l} day=${e} variant=${u} onagain=${i} />`}function ep(e){let t=e.findIndex(n=>n.done===void 0);return t<0?e.length:t}function _g({all:e,day:t,variant:n,onagain:s}){let a=e.filter(i=>i.done).length,r=O(null);return k(()=>M.spoken.peek()?r.current?.focus():void 0,[]),c`<main id="main" tabindex="-1" class="stack">
		<h1>${o("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${r}>${o("problem.done",{right:a,of:e.length,...gr(Oa())})}</p>
		<ol class="day-problems">${e.map((i,l)=>c`<li key=${i.id}>
			<button type="button" onclick=${()=>s(l)}>
				<${tp} right=${i.done} /><span class="unseen">${o(i.done?"problem.right":"problem.missed")}</span>
				<span>${Aa(i,l+1,e.length)}</span>
			</button>
		</li>`)}</ol>
		<${ce} label=${o("problem.more")} value=${n} options=${[["",o("problem.all")]]}
			groups=${Re()} onchange=${i=>K(Kg(t,i))} />
		<p><a class="button chief" href="/">${o("page.home")}</a></p>
	</main>`}var Kg=(e,t)=>`/problems/${e}${t?`?variant=${t}`:""}`,tp=({right:e})=>c`<b data-right=${e?"":void 0} aria-hidden="true">${e?"✓":"✕"}</b>`;function Ug(e,t,n){let[s,a]=y(null),[r,i]=y(""),{busy:l,once:u}=X(d=>i(A(d)));return{answered:s,said:r,busy:l,answer:async d=>{s||await u(async()=>{let{told:f,anew:$}=await mr({act:d,date:t},h=>ji(e.id,h));Qu(f.progress),i(""),a({act:d,told:f}),n(f.right,$)})}}}function Jg({problem:e,day:t,n,of:s,anew:a,ondone:r,onnext:i}){let{answered:l,said:u,busy:p,answer:d}=Ug(e,t,r),f=Vn(e),$=br(f,f.seat??0),h=O(null),m=O(null);he(()=>{l&&(M.spoken.peek()||h.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[l]);let g=l?.told.right;return c`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div><h1>${Aa(e,n,s)}</h1><p class="task">${z(Ma(e))}</p>
				${a?c`<p class="trouble">${o("problem.anew")}</p>`:null}</div>
			<${Xe} trump=${f.trump??""} />
		</header>
		${M.spoken.value?c`<${Gg} problem=${e} at=${[n,s,a]} answered=${l} said=${u} busy=${p}
					days=${l?np(l.told,t):0} answer=${d} next=${i} />`:null}
		<div class="replay-board">
			<${Yg} problem=${e} names=${$} answered=${l} busy=${p} answer=${d} />
			<aside class="replay-aside">
				<section class="outcome" ref=${m} data-right=${g?"":void 0}>
					<div class="verdict-row">
						<div role=${M.spoken.value?void 0:"status"}>${u||(l?c`<h2><${tp} right=${g} /><span>${z(Vg(l))}</span></h2>`:null)}
						</div>
						${l?c`<button type="button" class="button chief" ref=${h} onclick=${i}>
									${o("page.learn.on")}
								</button>`:null}
					</div>
					${l?c`<${Qg} problem=${e} day=${t} ...${l} names=${$} />`:null}
				</section>
				${e.kind==="hidden"?c`<section class="replay-tricks">
							<h2>${o("tricks.title")}</h2><${Qe} view=${f} names=${$} />
						</section>`:null}
			</aside>
		</div>
	</main>`}function Gg({problem:e,at:t,answered:n,said:s,busy:a,days:r,answer:i,next:l}){let u=Hn(),p=O({answer:i,next:l});p.current={answer:i,next:l};let d=me(()=>new ja(e,u.print,{answer:$=>p.current.answer($),next:()=>p.current.next()}),[e.id]),f=q(e.variant)!==void 0;return k(()=>f?d.present(...t):void 0,[d,f]),k(()=>n?d.tell(n,r):void 0,[d,n]),k(()=>s?u.print([s]):void 0,[s]),c`<${_n} ...${u} obey=${$=>{d.obey($,{answered:n!==null,busy:a})}} />`}var Vg=({act:e,told:t})=>t.right?o("problem.right"):o("problem.wrong",{cards:kr(e)});function Yg({problem:e,names:t,answered:n,busy:s,answer:a}){let[r,i]=y(new Set),l=Vn(e),u=n?{...l,turn:[]}:l,p=u.seat??0,d=u.options,f=e.kind==="bid",$=n?null:new Set(T(d?.from)),h=f||(d?.seat??p)===p,m=N=>{let L=new Set(f?r:[]);r.has(N)?L.delete(N):L.size<(d?.pick??1)&&L.add(N),i(L)},g=N=>$?.has(N)&&a(`play ${N}`),b=q(e.variant),v={chosen:n?new Set(n.told.answers[0]?.split(" ").slice(1)):r,twice:f,values:f?Ne(d?.worth??""):null,onpick:m,onplay:g},x=d?.seat??-1,S=h?null:{seat:x,hand:c`<${tt} ...${v} cards=${ue(T(u.shown?.[x]?.hand),U,u.trump)}
			can=${$} label=${o("dummy")} open />`};return c`<div class="replay-table table board">
		<${wt} view=${u} variant=${b} names=${t} me=${p} elsewhere=${p} played=${S}>
			${f&&d&&!n?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
						<${on} options=${{...d,offers:[]}} chosen=${r} variant=${b} busy=${s} slots
							onlay=${()=>a(`lay ${[...r].join(" ")}`)} />
					</section>`:null}
			${f?null:c`<p class="ask near">${z(Ma(e))}</p>`}
		<//>
		<section class=${`mine ${n?"":"asked"}`} aria-label=${o("page.yourhand")}>
			<div class="me">
				<${et} view=${u} variant=${b} seat=${p} name=${t[p]??""} place="south" own
					chair=${void 0} now=${0} open=${null} winner=${!1} />
				${u.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${ne(u.aside)}</div>`:null}
			</div>
			<${tt} ...${v} cards=${ue(T(u.hand),U,u.trump)}
				can=${h?$:new Set} label=${o("page.yourhand")} />
		</section>
	</div>`}var np=(e,t)=>e.due?Ps(e.due)-Ps(t):0,kr=e=>e.split(" ").slice(1).map(t=>Je(t)).join(" ");function Qg({problem:e,day:t,act:n,told:s,names:a}){let r=e.kind==="open"?"problem.proved.open":"problem.proved.hidden",i=np(s,t),l=Ge(s.why??[]).join(" "),u=(s.refutations??[]).filter(p=>s.right||p.act===n);return c`${e.kind==="bid"?c`<${Zg} told=${s} />`:c`<p>${z(o(r,{card:yr(s.answers.map(kr))}))}</p>`}
		${l?c`<p>${z(l)}</p>`:null}
		${u.length?c`<div>${u.map(p=>c`<${eb} key=${p.act} r=${p} problem=${e} names=${a}
					open=${!s.right} />`)}</div>`:null}
		<${Xg} levels=${s.levels} />
		<p class="soft">${vr(e,s,i)}</p>`}function Zg({told:e}){let t=(e.totals??[]).filter((n,s)=>s<5||n.tricks===e.bid);return c`<p>${o("problem.proved.bid",{n:e.answers.length})}</p>
		<ul class="ways-right">${e.answers.slice(0,3).map(n=>c`<li key=${n}><${en} act=${n} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${o("problem.expects")}</caption>
			<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
				<th scope="col">${o("page.hint.points")}</th></tr></thead>
			<tbody>${t.map(n=>c`<tr key=${n.tricks}>
				<${Ss} best=${n.right??!1} done=${n.tricks===e.bid}><b class="score">${w(n.tricks)}</b><//>
				<td>${se(n.chance)}</td><td>${vn(n.points)}</td>
			</tr>`)}</tbody>
		</table>`}var Xg=({levels:e})=>c`<table class="book levels">
	<caption>${o("problem.found")}</caption>
	<tbody>${e.map(({level:t,solved:n})=>c`<tr key=${t}>
		<th scope="row">${o(`page.level.${t}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{"--long":`${100*(n??0)}%`}}></span></td>
		<td>${n===void 0?"–":se(n)}</td>
	</tr>`)}</tbody>
</table>`;function eb({r:e,problem:t,names:n,open:s}){let a=Vn(t),r=wr(e,t,a).map(({seat:l,cards:u})=>c`<span>${n[l]}</span><span class="act">${ne(u)}</span>`),i=l=>o("problem.won",{name:n[l]??"",you:l===a.seat?"yes":"no"});return c`<details open=${s}>
		<summary><span>${z(o("problem.fails",{card:kr(e.act)}))}</span></summary>
		<div>
			${r.length?c`<p>${o("problem.fails.some",{fails:e.fails,of:e.of})}</p><div class="lie">${r}</div>`:null}
			<ol class="line">${e.tricks.map(({acts:l,won:u},p)=>c`<li key=${p}>
				<span class="act">${l.map(d=>ne(d.split(" ")[2]))}</span>
				<span>${u===void 0?"":i(u)}</span>
			</li>`)}</ol>
		</div>
	</details>`}function tb({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${nb} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function nb({table:e,match:t,deal:n}){let{told:s,wrong:a}=Lt(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
			<${sp} table=${e} match=${t} deal=${n??0} />
		</main>`;let l=s.header,u=q(l.variant),p=qt(l,u?u.seats:l.seats.length),d=Number(fe.value.get("seat")??-1),f=d>=0&&d<p.length?d:an(l,p.length),$=h=>K(`${ei()}?seat=${h.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report" data-counting=${qe(s)}>
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??$e(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(f)} onchange=${$}>
					${p.map((h,m)=>c`<option key=${m} value=${String(m)}>${o("page.report.of",{name:h})}</option>`)}
				</select></label>
			<${sp} table=${e} match=${t} deal=${n??0} seat=${f} />
		</header>
		<${sb} told=${s} wrong=${a} />
		${s.deals.length?c`<${ab} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${f} />`:null}
	</main>`}var sp=({table:e,match:t,deal:n,seat:s})=>c`<p class="row">
	${e==="mine"?null:c`<a class="button plain" href=${`/t/${e}`}>${o("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${e}/${t}/${n}${s===void 0?"":`?seat=${s}`}`}>
		${o("page.nav.replay")}
	</a>
</p>`;function sb({told:e,wrong:t}){if(t)return c`<p class="trouble" role="status">${t}</p>`;if(qe(e)){let{judged:n,of:s,rough:a}=e;return c`<p class="soft reckoned" style=${{"--far":(n-a)/s}}>
			${n<s?o("page.report.judging",{n,of:s}):o("page.report.rough",{n:a})}
		</p>`}return e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function ab({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap(h=>h.mistakes).sort((h,m)=>m.lost-h.lost),u=l.filter(h=>h.seat===r),p=l.filter(h=>h.seat!==r),d=a[r]??"",f={names:a,place:qs(t,n),one:s},$=Ka(e,i.lost,d,r===go(e.header));return c`<section class="stack">
			<p class="lead" role="status" aria-busy=${qe(e)}>${ob($)}</p>
			${e.luck?c`<p>${rb(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${Nn} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${ib} account=${i} luck=${e.luck} />
				<p class="small soft">${o("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${lb} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Nn} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${cb} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}var ob=e=>e.endsWith("…")?e:`${e}.`;function rb(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/xe)||0),a=Math.min(Math.round(e.gifts/xe),Math.max(s,0));return o("page.report.luck",{cards:V(t),lie:V(n),others:V(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:w(a)})}function ib({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of Ke)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=bs(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${V(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${V(r,1)}</td>
	</tr></tfoot></table>`}function lb({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(f=>f/xe));return c`<${En} at=${p} from=${(u[0]??[]).map(d=>d/xe)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,f)=>r[f]+=d.lead/xe);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/xe:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${En} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function cb({told:e,names:t}){let n=e.luck?["start","cards","lie",...Ke.map(l=>`lost.${l}`),"others"]:["lie",...Ke.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>bs(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${Q}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${V(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${V(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var Yn={C:"♣",D:"♦",H:"♥",S:"♠"};function ap(e){if(e==="joker")return o("joker");let{rank:t,suit:n}=dn(e);return Mt(t)+Yn[n]}var Sr=e=>Yn[e]??o(e==="none"?"trump.short":`trump.${e}`),xr=e=>Yn[e]?`${Yn[e]} ${j(e)}`:Sr(e),op=(e,t)=>e.dummy&&t===e.seats-1?o("dummy"):o("page.pad.player",{n:t+1}),Or=({variant:e,slip:t})=>t.kind==="bid"?o("page.slips.dummy.bid"):op(e,t.seat),rp=e=>e.trump.by==="holder";function jr(e,{trump:t,turnup:n}){if(n)return[o("page.slips.turnup",{card:ap(n)}),o("page.slips.trump",{trump:xr(t??"none")})];if(rp(e))return[o("page.slips.named",{trump:t?xr(t):o("page.slips.stays")})];if(t)return[o("page.slips.trump",{trump:xr(t)})];let{first:s,after:a=[]}=e.trump,r=[...U,"none"].filter(l=>l===s||a.includes(l)),i=to(a).map(([l,u,p])=>`${l===u?l:`${l}–${u}`} ${Sr(p)}`);return[o("page.slips.ring",{trumps:r.map(Sr).join("   ")}),o("page.slips.after",{list:i.join(", ")})]}var ip=({kind:e})=>e==="bid"?o("page.slips.when.bid"):o("page.slips.when.dummy");function lp({deal:e,slip:t}){let n=T(t.cards);return c`${[...U].map(s=>{let a=n.filter(r=>r.endsWith(s)).map(r=>Mt(dn(r).rank));return c`<p key=${s} class="suit-of"><${Z} trump=${s} /><span class="unseen">${j(s)}</span>
			<span class="ranks">${a.length>0?a.map(r=>c`<b>${r}</b>`):c`<b>–</b>`}</span>
		</p>`})}
	${t.joker?c`<p class="joker">${z(o("joker.as",{card:ap(e.turnup??"")}))}</p>`:null}`}var ub=({cards:e})=>Math.max(...[...U].map(t=>e.split(t).length-1));function pb({variant:e}){let t=["bid",...e.offers.how==="none"?[]:["premium"],"tricks","points"];return c`<div class="boxes">
		${t.map(n=>c`<span key=${n}>${o(`page.slips.${n}`)}</span>`)}
	</div>`}function db(e){let{variant:t,deal:n,slip:s}=e,a=s.kind==="hand",r=T(s.cards).length+(s.joker?1:0),i=a?jr(t,n):[ip(s)];return c`<div class="slip-hand">
		<p class="slip-head"><b>${o("page.pad.deal",{n:n.number})} · ${Or(e)}</b>
			<span class="soft">${o("page.slips.cards",{n:r})}</span></p>
		<div class="slip-cards" style=${`--longest: ${ub(s)}`}><${lp} ...${e} /></div>
		${i.map((l,u)=>c`<p key=${u} class="slip-line">${z(l)}</p>`)}
		${a?c`<${pb} variant=${t} />`:null}
	</div>`}function fb(e){let{variant:t,series:n,deal:s,slip:a}=e,{seat:r,kind:i}=a,l=r===s.dealer?o("page.slips.deals"):r===s.forehand?o("page.slips.leads"):"",u=s.trump&&!rp(t)?jr(t,s):[],p=i==="hand"?u:[ip(a)];return c`<div class="slip-tab">
		<p class="soft">${o(`variant.${t.id}`)}<br />${o("page.slips.set",{label:n.label})}</p>
		<p class="slip-number"><b>${o("col.deal")}</b>${s.number}</p>
		<p><b>${Or(e)}</b>${i==="hand"&&l?c`<br />${l}`:null}</p>
		${p.map((d,f)=>c`<p key=${f} class="slip-line">${z(d)}</p>`)}
	</div>`}var[cp,up,Ta,$b]=[330,374,22,36];function hb(){let e="A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" "),t=1,n=()=>(t=Math.imul(t,1664525)+1013904223>>>0)/2**32,s=cp/Ta;return Array.from({length:2*s*up/Ta},(a,r)=>{let i=e[Math.floor(n()*e.length)]??"",l=((r>>1)%s+n())*Ta,u=(Math.floor((r>>1)/s)+n())*Ta,p=(.6+.4*n())*$b/10,d=[r%2?-p:p,p].map($=>$.toFixed(2)),f=`translate(${l.toFixed(1)} ${u.toFixed(1)}) scale(${d})`;return Yn[i]?`<use href="#${i}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${f}"/>`:`<text y="3.3" transform="${f}">${i}</text>`}).join("")}function mb(){let e=[...U].map(n=>{let s=document.getElementById(`pip-${n}`)?.innerHTML??"";return`<symbol id="${n}" viewBox="0 0 100 100" color="${/[DH]/.test(n)?"#a00":"#000"}">${s}</symbol>`}),t=`<svg xmlns="http://www.w3.org/2000/svg" width="${cp}" height="${up}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${e.join("")}${hb()}</svg>`;return`data:image/svg+xml,${encodeURIComponent(t)}`}var pp=()=>Promise.allSettled([...document.images].filter(e=>e.className==="slip-back").map(e=>e.decode()));function dp(e){let t=me(mb,[]);return c`<div class="slips-paper">
		${e.series.deals.map(n=>c`<section key=${n.number} class="slips-page"
			style=${`--strips: ${Math.max(3,n.slips.length)}`}>
			${n.slips.map((s,a)=>c`<div key=${a} class="strip">
				<${db} ...${e} deal=${n} slip=${s} />
				<img class="slip-back" src=${t} alt="" />
				<${fb} ...${e} deal=${n} slip=${s} />
			</div>`)}
		</section>`)}
	</div>`}function fp({seed:e,...t}){let{variant:n,series:s}=t;return c`<div class="slips-paper slips-sheet">
		<h1>${o("page.slips.sheet")}</h1>
		<p><b>${o(`variant.${n.id}`)} · ${o("page.slips.set",{label:s.label})}</b></p>
		<p class="secret"><b>${o("page.slips.secret")}</b></p>
		<p>${o("page.slips.how")}</p><p>${o("page.slips.packs")}</p><p>${o("page.slips.seed",{seed:e})}</p>
		<div class="all-deals">${s.deals.map(a=>c`<section key=${a.number}>
			<h2>${o("page.pad.deal",{n:a.number})} · ${o("page.slips.dealt",{name:op(n,a.dealer)})}</h2>
			${a.trump?c`<p class="slip-line">${z(jr(n,a).join(" · "))}</p>`:null}
			${a.slips.map((r,i)=>c`<div key=${i} class="all-hand">
				<span class="soft">${Or({...t,deal:a,slip:r})}</span><${lp} ...${t} deal=${a} slip=${r} />
			</div>`)}
		</section>`)}</div>
	</div>`}var[gb,bb]=[200,2**31],$p={seed:48,label:40};function mp(){let e="abcdefghijklmnopqrstuvwxyz234567";return[...crypto.getRandomValues(new Uint8Array(16))].map(n=>e[n%32]).join("").replace(/(.{4})(?=.)/g,"$1-")}var yb=()=>({variant:"",first:1,deals:12,fixed:!1,label:"",seed:mp()});function hp({label:e,about:t,value:n,longest:s,required:a=!1,onchange:r}){return c`<div>
		<label class="field"><span>${e}</span>
			<input type="text" maxlength=${s} required=${a} autocomplete="off" autocapitalize="none"
				spellcheck=${!1} value=${n} oninput=${l=>r(l.currentTarget.value)} />
		</label>
		<p class="soft small">${t}</p>
	</div>`}function wb({plan:e,set:t}){let n=s=>t({fixed:s.currentTarget.checked});return c`<div class="row">
			<${le} label=${o("page.slips.many")} value=${e.deals} min=${1} max=${gb}
				onchange=${s=>t({deals:s})} />
			<${le} label=${o("page.slips.first")} value=${e.first} min=${1} max=${bb}
				onchange=${s=>t({first:s})} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${e.fixed} onchange=${n} />${o("page.slips.fixed")}</label>
			<p class="soft small">${o("page.slips.fixed.about")}</p>
		</div>
		<${hp} label=${o("page.slips.label")} about=${o("page.slips.label.about")} value=${e.label}
			longest=${$p.label} onchange=${s=>t({label:s})} />
		<${hp} label=${o("page.slips.seed.label")} about=${o("page.slips.seed.about")} value=${e.seed}
			longest=${$p.seed} required onchange=${s=>t({seed:s})} />
		<p><button type="button" class="button plain" onclick=${()=>t({seed:mp()})}>
			${o("page.slips.seed.new")}
		</button></p>`}function vb(e){return e instanceof J&&e.reason==="not-now"?o("page.slips.today"):dt(e)?o("page.slips.seed.bad"):A(e)}function kb(e){k(()=>{if(!e)return;let t=!1;return pp().then(()=>t||print()),()=>{t=!0}},[e])}function xb(){k(()=>{_(ke)},[]);let[e,t]=y(()=>({...yb(),variant:fe.peek().get("variant")??""})),n=O(e);k(()=>()=>{n.current=null},[]);let[s,a]=y(null),[r,i]=y(null),[l,u]=y(""),p=s===e,d=be.value.find(m=>m.id===e.variant)??$t(),f=q(d?.id);kb(r);let $=m=>{n.current={...n.current??e,...m},t(n.current),i(null),u("")},h=async m=>{if(m.preventDefault(),p||!f)return;a(e),u("");let{first:g,deals:b,fixed:v,label:x}=e,S=e.seed.trim(),N=m.submitter?.getAttribute("value")==="all",[L,W]=await oi({variant:f.id,seed:S,first:g,deals:b,fixed:v,label:x}).then(De=>[De,""],De=>[null,vb(De)]);n.current===e&&(a(null),i(L&&{variant:f,series:L,seed:S,all:N}),u(W))};return d?c`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${h}>
			<header><h1>${o("page.nav.deal")}</h1><p class="lead">${o("page.slips.lead")}</p></header>
			<${ce} label=${o("page.create.variant")} value=${d.id} groups=${Re()}
				onchange=${m=>$({variant:m})} />
			<${wb} plan=${e} set=${$} />
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
		${r?c`<${r.all?fp:dp} ...${r} />`:null}
	</main>`:c`<main id="main" tabindex="-1" class="stack"></main>`}function Sb(e){let t=I.value;return c`<main id="main" tabindex="-1" class="statistics">
		${t?c`<${jb} key=${t.id} />`:c`<h1>${o("page.nav.statistics")}</h1><${wp} />`}
	</main>`}var wp=()=>c`<section class="stack">
	<p class="lead">${o("page.stats.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`;function Ob(e){let[t,n]=y({}),s=O(""),a=async()=>{try{for(;;){let r=await yi(e);if(s.current!==e)return;if(n({told:r}),r.counted>=r.of)return r}}catch(r){s.current===e&&n(i=>({...i,wrong:A(r)}));return}};return k(()=>(s.current=e,a(),()=>{s.current="-"}),[e]),{...t,again:a}}function jb(){let[e,t]=y(""),{told:n,wrong:s,again:a}=Ob(e),r=O([]);n&&e===""&&(r.current=n.variants);let i=l=>t(l.currentTarget.value);return c`<header class="report-head">
			<h1>${o("page.nav.statistics")}</h1>
			${r.current.length>1?c`<label class="seen-by"><span class="unseen">${o("page.stats.variant")}</span>
						<select value=${e} onchange=${i}>
							<option value="">${o("page.stats.variant.all")}</option>
							${r.current.map(l=>c`<option key=${l.key} value=${l.key}>${$e(l.key)}</option>`)}
						</select></label>`:null}
		</header>
		${s?c`<p class="trouble" role="status">${s}</p>`:null}
		${n&&n.counted<n.of?c`<p class="soft" role="status">${o("page.stats.counting",{n:n.counted,of:n.of})}</p>`:null}
		${n?c`<${Ab} told=${n} again=${a} />`:null}`}function Ab({told:e,again:t}){if(e.all.deals===0)return e.assisted.deals?c`<${yp} of=${e.assisted} />`:c`<${wp} />`;let n=c`<${Nb} told=${e} /><${Eb} told=${e} /><${Bb} told=${e} />`;return c`${e.all.deals<Mb?c`<${Tb} told=${e} />`:n}
		<section class="stack">
			<h2>${o("page.stats.judge")}</h2>
			<${Pb} of=${e.all.bids} />
			<${qb} told=${e} again=${t} />
			${e.assisted.deals?c`<${yp} of=${e.assisted} />`:null}
			<p class="small soft">${o("page.stats.how")}</p>
		</section>`}var gp=e=>e.margin?`${w(e.mean,1)} ± ${w(e.margin,1)}`:w(e.mean,1),Mb=30;function Tb({told:{all:e,streaks:t}}){let n=[[o("page.records.deals"),w(e.deals),""],[o("page.records.made"),w(e.made.count),""],[o("page.records.points"),w(e.points.mean,1),""],[o("page.stats.streak"),w(t.made),""]];return c`<${vp} of=${n} /><p class="soft">${o("page.stats.course.few")}</p>`}var vp=({of:e})=>c`<dl class="figures-row">${e.map(([t,n,s])=>c`<div key=${t}>
		<dt>${t}</dt><dd><span class="figure">${n}</span> <span class="small soft">${s}</span></dd>
	</div>`)}</dl>`;function Nb({told:{all:e,streaks:t}}){let n=o("page.stats.interval",{low:se(e.made.low),high:se(e.made.high)}),s=l=>l.margin?`± ${w(l.margin,1)}`:"",a=[s(e.lost.all),o("page.stats.of.judged",{n:e.judged})].filter(Boolean).join(" · "),r=o("page.stats.now",{n:t.now,way:t.making?"made":"failed"}),i=[[o("page.records.deals"),w(e.deals),o("page.stats.made.count",{n:e.made.count})],[o("page.records.made"),se(e.made.share),n],[o("page.records.points"),w(e.points.mean,1),s(e.points)]];return e.judged&&i.push([o("page.stats.lost"),w(e.lost.all.mean,1),a]),i.push([o("page.stats.streak"),w(t.made),r]),c`<${vp} of=${i} />`}var bp={made:e=>[100*e.made.share,100*e.made.low,100*e.made.high],points:e=>Ar(e.points),lost:e=>Ar(e.lost.all),...Object.fromEntries(Ke.map(e=>[e,t=>Ar(t.lost[e])]))},Ar=e=>[e.mean,e.mean-(e.margin??0),e.mean+(e.margin??0)];function Eb({told:e}){let[t,n]=y(e.all.judged?"lost":"made"),s=e.course.filter($=>$.judged>0),a=s.length>1,r=$=>e.all.lost[$].mean===0,i=["made","points",...a?["lost",...Ke.filter($=>!r($))]:[]],l=i.includes(t)?t:"made",u=$=>l==="made"||$.points.margin!==void 0,p=(l==="made"||l==="points"?e.course:s).filter(u).map($=>{let[h=0,m=0,g=0]=bp[l]?.($)??[];return{from:$.from,to:$.from+$.deals-1,mean:h,low:m,high:g}}),[d=0]=bp[l]?.(e.all)??[],f=$=>l==="made"?se($/100):w($);return c`<section>
		<h2>${o("page.stats.course")}</h2>
		${e.course.length>1?c`<${B} label=${o("page.stats.show")} hidden value=${l} onchange=${n}
						options=${i.map($=>[$,o(`page.stats.aspect.${$}`)])} />
					<${ic} of=${p} last=${e.all.deals} label=${Lb(o(`page.stats.aspect.${l}`),p,f)}
						all=${d} most=${l==="made"?100:void 0} said=${f}
						foot=${o("page.scores.deals",{n:e.all.deals})} />
					<p class="small soft legend">
						<span><span class="key range" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
						<span><span class="key all" aria-hidden="true"></span> ${o("page.stats.key.all")}</span>
					</p>`:c`<p class="soft">${o("page.stats.course.few")}</p>`}
	</section>`}function Lb(e,t,n){let s=a=>n(Math.round(a*10)/10);return`${e}: ${t.map(a=>o("page.stats.stretch",{from:a.from,to:a.to,n:s(a.mean)})).join(", ")}`}var Cb=["bids","trumps","premiums","places","variants"];function Db(e,t){return e==="trumps"?c`<${Z} trump=${t} /> ${j(t)}`:e==="premiums"?t==="plain"?o("page.stats.plain"):R(t):e==="places"?o(`page.stats.place.${t}`):e==="variants"?$e(t):w(Number(t))}function Bb({told:e}){let[t,n]=y("bids"),s=Cb.filter(u=>e[u].length>1||u==="bids"),a=s.includes(t)?t:"bids",r=e[a],i=e.all.judged>0,l=r.some(u=>u.bids.of>0);return c`<section>
		<h2>${o("page.stats.split")}</h2>
		<${B} label=${o("page.stats.show")} hidden value=${a} onchange=${n}
			options=${s.map(u=>[u,o(`page.stats.by.${u}`)])} />
		<${Q}><table class="book split">
			<thead><tr>
				<th scope="col">${o(`page.stats.by.${a}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${w(0)}</span><span aria-hidden="true">${se(1)}</span></td>
				<th scope="col">${o("page.stats.head.made")}</th>
				${l?c`<th scope="col">${o("page.stats.head.expected")}</th>`:null}
				<th scope="col">${o("page.records.deals")}</th><th scope="col" class="spare">${o("page.stats.head.points")}</th>
				${i?c`<th scope="col" class="spare">${o("page.stats.head.lost")}</th>`:null}
			</tr></thead>
			<tbody>${r.map(u=>c`<tr key=${u.key}>
				<th scope="row">${Db(a,u.key)}</th>
				<td class="bar" aria-hidden="true"><${Rb} of=${u} /></td>
				<td>${se(u.made.share)}</td>
				${l?c`<td>${u.bids.of?se(u.bids.expected/u.bids.of):""}</td>`:null}
				<td>${w(u.deals)}</td><td class="spare">${gp(u.points)}</td>
				${i?c`<td class="spare">${u.judged?gp(u.lost.all):""}</td>`:null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<span><span class="key made" aria-hidden="true"></span> ${o("page.stats.head.made")}</span>
			<span><span class="key interval" aria-hidden="true"></span> ${o("page.stats.key.interval")}</span>
			${l?c`<span><span class="key expected" aria-hidden="true"></span> ${o("page.stats.key.expected")}</span>`:null}
		</p>
	</section>`}function Rb({of:{made:e,bids:t}}){let n=a=>`${100*a}%`,s=t.of?c`<span class="expected" style=${{"--at":n(t.expected/t.of)}}></span>`:null;return c`<span class="track">
		<span class="made" style=${{"--long":n(e.share)}}></span>
		<span class="interval" style=${{"--at":n(e.low),"--long":n(e.high-e.low)}}></span>${s}
	</span>`}function Pb({of:e}){if(!e.of)return null;let t=e.made<e.low?"below":e.made>e.high?"above":"within",[n,s]=[w(Math.ceil(e.low)),w(Math.floor(e.high))],a={of:e.of,made:w(e.made),n:w(e.expected,1),low:n,high:s,way:t};return c`<p>${o("page.stats.expected",a)}</p>`}var yp=({of:e})=>c`<p>${o("page.stats.assisted",{n:e.deals,made:w(e.made.count)})}</p>`;function qb({told:e,again:t}){let[n,s]=y(!1),[a,r]=y(""),i=O(!1);k(()=>()=>{i.current=!1},[]);let l=async()=>{i.current=!0,s(!0),r("");try{let d=e;for(;i.current&&d&&d.unjudged.length>0;){let[f]=d.unjudged;f&&await Wb(f,i),i.current&&(d=await t());let[$]=d?.unjudged??[];if($&&$.table===f?.table&&$.match===f.match)break}}catch(d){r(A(d))}s(!1)},u=e.all.deals-e.all.judged,p={n:e.all.judged,of:e.all.deals};return c`<p role="status">${o(n?"page.stats.judging":"page.stats.judged",p)}</p>
		${a?c`<p class="trouble" role="alert">${a}</p>`:null}
		${u>0&&e.unjudged.length>0?c`<p><button type="button" class="button" onclick=${()=>n?i.current=!1:l()}>
					${o(n?"page.stats.judge.stop":"page.stats.judge.go")}
				</button></p>`:null}`}async function Wb({table:e,match:t},n){for(;n.current;){let s=await us(e,t,void 0);if(s.judged>=s.of&&s.rough===0)return;await new Promise(a=>setTimeout(a,500))}}var[Ib,Fb]=[400,12],Mr=class{#t=null;meant(t){let n=this.#t,a=!(n!==null&&t.timeStamp-n.timeStamp<Ib&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Fb)||t.target===n.target;return this.#t=a?t:{...n,timeStamp:t.timeStamp},a}};function kp(){k(()=>{let e=new Mr;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var zb=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function xp({onclose:e}){return c`<${P} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${zb.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Tr=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Nr=()=>Tr()?.querySelector('[data-card][tabindex="0"]');function Sp(){k(()=>{let e=null,t=null,n=0,s=ni();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),f=u[Math.min(n,u.length-1)]??p()??Nr()??d();f instanceof HTMLElement&&f.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function Op(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Er=class{#t;#e;#n;#s=new Map;constructor(t,n){this.#t=t,this.#e=n,this.#n=Op("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#s.get(this.#t)??0;return[...this.#s.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#s.values());this.#s.set(this.#t,t+Math.random()),this.hold()}hold(){this.#a(this.#s.get(this.#t)??0)}leave(){this.#a(0)}close(){this.#n?.close(),this.#n=void 0}#a(t){this.#n?.postMessage({table:this.#t,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#s.set(t,n):t!==this.#t&&this.#s.delete(t),this.rests!==s&&this.#e()}},Na=class{ours=!1;#t;#e;#n;#s;#a=0;#r=0;#l=0;#i=()=>{};constructor(t,n,s,a){this.#t=n,this.#e=s,this.#n=Op(`ninetynine.table.${t}`,r=>this.#u(r)),this.#s=new Er(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#s.rests}claim(){this.#s.look(),this.#c()}#c=()=>{this.ours||(this.ours=!0,this.#s.hold(),[this.#a,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#p({claim:this.#a}),this.#i())};async turn(){for(;!this.ours&&this.#n;)await new Promise(t=>this.#i=()=>t(void 0))}tell(t,n){this.ours&&this.#p({said:t,trouble:n})}leave=()=>{this.ours&&(this.#p({gone:!0}),this.#s.leave()),this.ours=!this.#n};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#n?.close(),this.#n=void 0,this.#s.close(),this.#i()}#p(t){this.#n?.postMessage(t)}#u({claim:t,gone:n,said:s,trouble:a}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#a)return this.#p({claim:this.#a});this.ours=!1,this.#e()}clearTimeout(this.#l);let r=document.visibilityState==="visible";this.#l=setTimeout(this.#c,n?r?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#t(s,a)}};var Hb=4e4,_b=5e3,Kb=15e3,Ub=2e3,Lr={first:250,longest:8e3};function Ap(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=Ap(n[s],a);return n}var jp=e=>e instanceof J&&e.status<500&&e.status!==429&&e.status!==401,Ea=class{state=C("opening");trouble=C("");refused=C(null);#t;#e;#n=0;#s={};#a=!1;#r=()=>{};#l=new AbortController;#i=!1;#c=!1;#p=0;#u=-1/0;#o;constructor(t,n){this.#t=t,this.#e=n,this.#o=new Na(t,(s,a)=>this.#O(s,a),()=>this.#w(),()=>this.#d()),addEventListener("online",this.#b),addEventListener("offline",this.#h),document.addEventListener("visibilitychange",this.#y),this.#m()}act(t,n){let s=document.visibilityState==="visible";return this.#o.rests&&s&&this.again(),pi(this.#t,t,n)}hint(){return di(this.#t)}ahead(){return this.#u===-1/0?0:this.#u}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#i||(this.#c=!0,this.#d())};doubt(){this.state.peek()==="live"&&Date.now()-this.#p>Ub&&this.again()}#w(){this.#d(),this.#n===0&&this.#$()}async#$(){let t=await Ia(this.#t).catch(()=>{});t&&t.seq>this.#n&&this.#O(t)}#d(){this.#l.abort(),this.#r()}close(){this.#a=!0,removeEventListener("online",this.#b),removeEventListener("offline",this.#h),document.removeEventListener("visibilitychange",this.#y),this.#o.close(),this.#d()}#b=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{pt(this.#t)||(this.state.value="lost",this.again())};#y=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#m(){for(let t=Lr.first;!this.#a;t=Math.min(2*t,Lr.longest)){let n=this.#n;try{await this.#v(),this.#o.ours&&!this.#a&&await this.#x()}catch(a){if(jp(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#a)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#n>n&&(t=Lr.first);let s=this.#c?0:t;this.#c=!1,await this.#g(s)}}#g(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#v(){for(await this.#o.turn();this.#o.rests&&!this.#a;await this.#o.turn())await this.#f()}async#f(){let{signal:t}=this.#l=new AbortController;try{let n=await Ia(this.#t,t);if(!this.#o.ours)return;this.#k(n),this.#O(n)}catch(n){if(t.aborted)return;if(jp(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#a&&await this.#g(_b)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Hb),s=n();try{let a=(await this.#S(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#p=Date.now(),this.#k();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#a&&this.#A(JSON.parse(p))}}finally{this.#i=!1,clearTimeout(s),t.abort()}}async#S(t){this.#i=!0;let n=pt(this.#t)?0:setTimeout(()=>t.aborted||this.#d(),Kb),s={Accept:"application/x-ndjson"},a=fi(this.#t,this.#n),r=await Vr(a,{headers:s,signal:t}).finally(()=>clearTimeout(n));if(this.#i=!1,this.#p=Date.now(),this.#u=Math.max(this.#u,Date.parse(r.headers.get("Date")??"")-Date.now()||-1/0),!r.ok||!r.body)throw Zr(r,await r.text().catch(()=>""));return this.trouble.value="",this.state.value="live",r.body}#k(t){this.#o.tell(t,this.trouble.peek())}#A({changes:t,trouble:n,...s}){if(n!==void 0)return this.trouble.value=n,this.#k();t&&(s={...s,...Ap(this.#s,t)});let{table:a,seat:r,muted:i,view:l}=s;this.#s={table:a,seat:r,muted:i,view:l},!(s.seq<=this.#n&&s.event.do!=="present")&&(this.#k(s),this.#j(s))}#O(t,n=""){if(this.#a)return;if(this.trouble.value=n,this.#n===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let s=t&&(t.event.do==="present"?t.seq===this.#n:t.seq<=this.#n);t&&!s&&this.#j(t)}#j(t){this.#n=t.seq,this.#u=Math.max(this.#u,t.at-Date.now()),this.#e(t)}};function Mp({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter(h=>h.player).length===1,[l,u]=y(!1),p=h=>{s(),e.act(h)},{settings:d}=e.settled.value,f=a!==void 0&&t.view?.phase==="play",$=Vb(e.id,f,t.seq);return c`<${P} title=${o("page.more")} onclose=${s}>
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
			<${Jb} id=${e.id} settings=${d} />
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>K("/")}>${o("page.home")}</button>
			</section>
			<${Gb} chairs=${t.table.chairs} />
		</div>
	<//>`}function Jb({id:e,settings:{day:t,from:n}}){let{busy:s,once:a}=X();if(!pn||!pt(e)||ut.value||t||n)return null;let r=()=>a(()=>Fi(e));return c`<section><h3>${o("page.here")}</h3>
		<button type="button" class="button" aria-busy=${s} onclick=${r}>${o("page.bring")}</button>
		<p class="soft small">${o("page.bring.about")}</p>
	</section>`}function Gb({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${ft(n)}</b> <span class="soft">${Yt(n)}</span>
					<small class="soft">${Qt(n)}</small></li>`)}
		</ul>
	</section>`}function Vb(e,t,n){let[s,a]=y(!1);return k(()=>{let r=new AbortController,i=()=>{};return t&&$i(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function Tp({settings:e,onclose:t}){let[n,s]=y(null);return k(()=>{_(()=>Ae(e,te.value)).then(a=>a&&s(a))},[]),c`<${P} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${eo} guide=${n} />`:null}
	<//>`}var Yb=700;function Qb(e,t){let[n,...s]=e.split(" ");return!t||t.seat!==void 0?!1:n==="play"||n==="lay"?t.kind===n&&s.every(a=>T(t.from).includes(a)):!!t.acts?.includes(e)}var La=class{taken=C([]);#t=[];#e=-1/0;ready=()=>Date.now()-this.#e>=Yb;hear({event:t,seat:n,view:s}){let a=t.seat===n&&n!==void 0;(t.do==="deal"||t.do==="present"||t.do==="begin")&&(this.#t=this.taken.value=[]);let r=a&&t.do==="act"&&t.acts?.[0]?.startsWith(`${n} `)?t.acts[0].slice(2):"";if(r&&(this.#t=[...this.#t,r],this.taken.value=r===this.next()?this.taken.value.slice(0,-1):[]),!(!a||!t.done||t.do!=="ask"||t.text!=="undo"||!s))for(this.#e=Date.now();this.#t.length>0&&Zb(this.#t.at(-1)??"",s);)this.taken.value=[...this.taken.value,this.#t.at(-1)??""],this.#t=this.#t.slice(0,-1)}next(){return this.taken.value.at(-1)??""}now(t){return Qb(this.next(),t)?this.next():""}};function Zb(e,t){let[n="",s=""]=e.split(" ");return n==="play"?T(t.hand).includes(s)||t.phase!=="play":n==="lay"?t.options?.kind==="lay":t.phase==="lay"||!!t.options?.acts?.includes(e)}var Xb=450,ey=1e3,ty=100,Cr=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",ny=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),sy=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r="",phrase:i}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r,...i&&{phrase:i}}),Ca=class{newest=C(null);settled=C({settings:{},host:""});busy=C("");waits=C(0);thinking=C(!1);chosen=C(new Set);advice=C(null);intended=C("");next=C("");wrong=C("");showing=new Gs(()=>M.spoken.value?"quick":M.pace.value);view=_t(()=>this.showing.shown.value?.message.view);talk=_t(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#t.value.filter(a=>!a.remark||a.seq<=s)});current=_t(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});back=new La;#t=C([]);#e=C(0);#n="";#s=0;#a=0;#r=!1;#l;constructor(t,n){this.id=t,this.port=n(t,a=>this.#p(a)),this.unsent=qi(t),this.unsent.send=(a,r)=>this.port.act(a,r),this.unsent.down=()=>this.port.state.peek()==="lost",this.unsent.doubt=()=>this.port.doubt(),this.unsent.recalled=a=>{this.#i(a)};let s=[At(()=>this.#y()),At(()=>this.#c())];this.#l=()=>s.forEach(a=>a());for(let a of this.unsent.waiting.peek())this.#i(a)}now(){return Date.now()+this.port.ahead()}close(){this.#l(),clearTimeout(this.#a),clearTimeout(this.#s),this.showing.stop(),this.port.close(),this.unsent.down=()=>!1,this.unsent.doubt=()=>{},this.unsent.recalled=()=>{}}async#i({command:{id:t,do:n,act:s=""},premium:a=""}){n==="act"?this.busy.value=s:this.waits.value++;let r=await this.#d(this.unsent.answered(t),()=>!0);n==="act"?this.busy.value="":this.waits.value--,!(!r||!a)&&(this.intended.value=a,this.#h())}#c(){let{value:t}=this.port.state,n=t==="lost"?t:this.port.trouble.value;clearTimeout(this.#s),t==="live"&&!n&&this.unsent.wake(),t==="live"&&this.wrong.peek()==="lost"&&(this.wrong.value=""),n!==this.wrong.peek()&&(this.#s=setTimeout(()=>this.wrong.value=n,ey))}stopLate(){let t=this.unsent.waiting.peek().find(n=>n.command.do==="act"&&n.late);return t&&this.unsent.withdraw(t.command.id),t!==void 0}async act(t){if(t.do==="ask"&&(this.next.value=""),t.do==="chat")return this.#$(t);this.waits.value++;let n=await this.#$(t);return this.waits.value--,n}async play(t,n=""){let s=this.view.peek()?.options;if(!s||this.busy.peek())return!1;this.dismiss(),this.busy.value=t;let a=this.#n=`${s.seat??this.newest.peek()?.seat} ${t}`;this.#r=!1,this.showing.hurry();let r=s.seat===void 0?{}:{hand:s.seat},i=await this.#$({do:"act",act:t,seen:this.newest.peek()?.seq,...r},n);return this.#n===a&&(this.#n="",(!i||this.#o())&&(this.busy.value="")),i!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`,t)&&(this.intended.value=t,this.#h())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await Li();return this.waits.value--,t&&Ci(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){if(this.advice.peek())return this.dismiss();let t=this.#u();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await _(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#u()&&(this.advice.value={about:t,advice:n.advice})}dismiss(){this.advice.value=null}heed(){let t=this.advice.peek();if(!t||t.about!==Cr(this.view.peek()))return this.dismiss();let[n,...s]=t.advice.act.split(" ");return n==="lay"?void(this.chosen.value=new Set(s)):(this.dismiss(),void this.play(t.advice.act))}async takeBack(){this.stopLate()||this.waits.peek()>0||!this.back.ready()||await this.act({do:"ask",text:"undo"})}async redo(){let t=this.back.now(this.view.peek()?.options);t&&await this.play(t)}#p(t){this.back.hear(t),ny(t)&&(this.next.value="",this.#r=!0),Be(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?sy(t):t.said;t.talk?this.#t.value=t.talk:n&&(this.#t.value=[...this.#t.value,n].slice(-ty)),this.#w(t),t.event.acts?.includes(this.#n)&&(this.#n=""),!this.#n&&this.#o()&&(this.busy.value=""),this.showing.take(t)}),this.#b(t),this.#h()}#u(){return Cr(this.newest.peek()?.view)}#o(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}#w({seq:t,seat:n,event:{do:s,acts:a=[],seat:r}}){for(let{command:{id:i,do:l,act:u,hand:p=n,seen:d=0}}of this.unsent.waiting.peek())s==="act"&&l===s&&r===n&&t>d&&a.includes(`${p} ${u}`)&&this.unsent.heard(i,t)}put(t,n){let s=this.newest.peek()?.seq;return this.unsent.put({...s===void 0?{}:{seen:s},...t},n)}#$(t,n){let{answered:s,late:a}=this.put(t,n),r=!1;return a.then(()=>r=!0),this.#d(s,()=>r)}async#d(t,n){try{let s=await t;return this.#e.value=Math.max(this.#e.value,s?.seq??0),this.port.state.peek()==="lost"&&this.port.again(),s?.late&&E(o("page.unsent.late")),s}catch(s){let{reason:a}=s;s instanceof Yr&&(this.#r=!0),a==="no-session"&&this.port.again(),(a!=="stale"||n())&&E(A(s));return}}#b(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=hs(this.id,n.commit);if(!a)return;let r={id:Gt(),do:"entropy",text:a};Xr(()=>this.port.act(r)).catch(()=>{})}async#h(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#n||!this.#o())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#y(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#m(t,n),(t?.phase!=="play"||!T(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(T(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==Cr(this.newest.value?.view)&&this.dismiss()}#m(t,n){let s=T(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#g(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:Xb)}#g(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#r||t.options?.seat!==void 0?!1:M.forced.value||T(t.hand).length===1&&!M.spoken.value}};var Np,Dr={noise:!0,at:0,hertz:1800,seconds:.06,gain:.12},Qn={noise:!1,at:0,hertz:392,seconds:.28,gain:.05},ay={card:[Dr],turn:[Qn],deal:[0,.07,.14,.21].map(e=>({...Dr,at:e,gain:.07})),trick:[{...Dr,hertz:700,seconds:.16,gain:.09}],made:[Qn,{...Qn,at:.16,hertz:523.25,seconds:.45}],best:[392,523.25,659.25,783.99].map((e,t)=>({...Qn,at:.13*t,hertz:e,seconds:.7})),lost:[{...Qn,hertz:246.94,seconds:.4,gain:.04}]},Ep=e=>(e.played??[]).reduce((t,n)=>t+T(n).length,0);function Lp(e,t){if(!e||!t)return[];let n=[];if(it(e,t)?Ep(t)>Ep(e)&&n.push("card"):n.push("deal"),t.phase==="over"&&e.phase!=="over"&&t.seat!==void 0){let{seat:s,closed:a,points:r=[],made:i=[]}=t,l=r[s]===99||a?.winners.includes(s);n.push(l?"best":i[s]?"made":"lost")}return t.options&&!e.options&&n.push("turn"),n}function Br(e){if(!(!M.sound.peek()||document.hidden)){Np??=new AudioContext;for(let t of ay[e])oy(Np,t)}}function oy(e,{noise:t,at:n,hertz:s,seconds:a,gain:r}){let i=e.currentTime+n,l=new GainNode(e,{gain:0});if(l.gain.setValueAtTime(0,i),l.gain.linearRampToValueAtTime(r,i+.008),l.gain.exponentialRampToValueAtTime(1e-4,i+a),l.connect(e.destination),t){let u=new AudioBuffer({length:Math.ceil(a*e.sampleRate),sampleRate:e.sampleRate}),p=u.getChannelData(0);for(let f=0;f<p.length;f++)p[f]=Math.random()*2-1;let d=new AudioBufferSourceNode(e,{buffer:u});d.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:s,Q:.8})).connect(l),d.start(i)}else{let u=new OscillatorNode(e,{type:"sine",frequency:s});u.connect(l),u.start(i),u.stop(i+a)}}function Cp({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=Zt(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${$s} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}function Dp(e){let{message:t,settings:n}=e,s=t.table.match>0?Cn(e.id,n):void 0;return s?c`<div class="waiting leaf">
		<h2>${s.title}</h2>
		<p>${s.lost}</p>
		<p><a class="button chief" href=${s.givenUp.href}>${s.givenUp.text}</a></p>
	</div>`:c`<${ry} ...${e} />`}function ry({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=Zt(),d=u===void 0?void 0:l.chairs[u],f=s!==n?l.chairs.find(x=>x.player===n)?.name:void 0,$=l.match>0,h=O(void 0),m=O(Promise.resolve(!0)),g=async x=>{await p.keep()&&(h.current=void 0,await r({do:"sit",seat:x}))},b=()=>m.current=m.current.then(async()=>{let x=await p.keep(),S=I.peek()?.name;return!x||!d||S===(h.current??ly(d.name))?x:(h.current=S,await r({do:"name"}),!0)}),v=async()=>await b()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&f?o("page.invited",{name:f}):o($?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${qu} variant=${t.variant??e.view?.variant??""} table=${ti.value[1]??""} />
					<${$s} chairs=${l.chairs} name=${p} onsit=${g} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((x,S)=>{if(x===d){let N=l.chairs.every(L=>L===d||L.bot);return c`<${uy} key=${S} chair=${x} name=${p} alone=${N} onname=${b} ondo=${r} />`}return c`<${py} key=${S} chair=${x} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${g} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${iy} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${va} />`:null}
		${n===s?c`<${dy} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${cy(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${v}>
						${o($?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function iy({settings:e}){let{value:t}=mt(()=>Ae(e,te.value),te.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var ly=e=>I.peek()?.name===e?e:e?.replace(/ \d$/,"");function cy(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:D(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ft))})}function uy({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${fs} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function py({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Yt(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${ft(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${Qt(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${fy} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function dy({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function fy({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!es.includes(e)?[e,...es]:es,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}var Bp=1e4;function $y({rest:e}){let t=e[0]??"",n=ms(t);return n?c`<${hy} to=${n} />`:c`<${my} key=${t} id=${t} />`}function hy({to:e}){return k(()=>K(`/t/${e}`,{replace:!0}),[e]),null}function my({id:e}){let t=me(()=>new Ca(e,(a,r)=>new Ea(a,r)),[e]);k(()=>()=>t.close(),[t]);let n=t.port.refused.value;if(n)return c`<${gy} why=${n} id=${e} />`;if(!t.showing.shown.value){let a=fn.value&&!pt(e);return c`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${o(a?"page.out.table":"page.opening")}</p>
			${a?c`<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>`:null}
			<${Po} unsent=${t.unsent} />
		</div></main>`}return c`<${by} table=${t} />`}function gy({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${A(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function by({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=Ee(s),{variant:d="standard",rules:f,deals:$}=e.settled.value.settings,h=q(d,f),m=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;k(()=>{document.title=m},[m]),k(()=>{pt(e.id)&&l==="playing"&&Sl()},[l==="playing"]),Ry(e,n),Sp(),kp(),k(()=>Bn.clear(),[r?.deal,r?.game]),Ey(u.some(De=>De.until!==void 0)),Ly(r,a?.gone??!1);let g=l==="waiting"&&r?.phase!=="over",b=Nt(h,r?.phase),v=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,x=()=>c`<${lc} table=${e.id} names=${p} about=${Ws(h,$)} view=${r} />`,S=Cy(e,s)&&r!==void 0&&!g;By(e,s,S,!g&&r?.phase!==void 0&&!v);let N=e.busy.value!==""||e.waits.value>0||e.thinking.value,L={table:e,message:s,names:p,variant:h,laid:b},W=e.advice.value?"hinted":"";return c`<${lt.Provider} value=${ge(r)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${N} data-stage=${l} data-phase=${r?.phase??""}>
		${M.spoken.value?c`<${yu} table=${e} variant=${h} />`:null}
		<${Sy} table=${e} message=${s} panel=${t} onpanel=${n} beside=${S} />
		<${_c} table=${e} />
		<div class="spread">
			<div class=${`board of-${r?pe(r):0} ${v?"sheeted":""} ${W}`}>
				${r&&r.phase!==void 0&&!g&&i!==void 0?c`<${Ay} ...${L} />`:null}
				<${ky} table=${e} variant=${h} />
				<${yy} ...${L} full=${a} waiting=${g} between=${v} />
				${r&&!g&&i===void 0?c`<${wy} table=${e} message=${s} />`:null}
			</div>
			${r&&!g?c`<aside class=${`side ${S?"talks":""}`}>
						<div class="scoring"><h2>${o("score.title")}</h2>${x()}</div>
						${S?c`<${Rp} table=${e} message=${s} />`:null}
					</aside>`:null}
		</div>
		<${vy} ...${L} panel=${t} onpanel=${n} scores=${x} />
		</main><//>`}function yy({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:f}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:h,host:m}=e.settled.value;return c`<div class="felt empty">
			<${Dp} id=${e.id} message=${t} settings=${h} host=${m} me=${I.value?.id??""}
				ondo=${Rr(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let $={table:e,message:t,names:n,variant:s};return c`<${wt} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${jy(e,t,n)} pending=${xy(e.busy.value)}
		unsent=${aa(e.unsent).some(h=>h.command.do==="act")}
		said=${l?void 0:Dy(e,t)} chairs=${f} now=${e.now()}
		over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		<${nl} view=${u} names=${n} />
		<${sc} view=${u} names=${n} lies=${r!==null} />
		${l?c`<${hc} ...${$} />`:c`<${Oy} ...${$} />`}
	<//>`}var wy=({table:e,message:t})=>c`<${Cp} message=${t} busy=${e.waits.value>0} ondo=${Rr(e)} />`;function vy({table:e,message:t,names:n,panel:s,onpanel:a,scores:r}){let{view:i}=t,l=()=>a(""),u=(p,d,f=!1)=>c`<${P} key=${p} title=${o(p)} broad=${f} onclose=${l}>${d}<//>`;switch(s){case"tricks":return i&&u("tricks.title",c`<${Qe} view=${i} names=${n} />`,pe(i)>3);case"last":return i&&u("page.lasttrick",c`<${Qe} view=${i} names=${n} last />`);case"talk":return u("page.talk",c`<${Rp} table=${e} message=${t} />`);case"score":return u("score.title",r(),!0);case"rules":return c`<${Tp} settings=${e.settled.value.settings} onclose=${l} />`;case"keys":return c`<${xp} onclose=${l} />`;case"more":return c`<${Mp} table=${e} message=${t} onpanel=${a} onclose=${l} />`;default:return null}}function ky({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=T(n.advice.act.replace(/^lay /,"")),a=n.advice.act.startsWith("lay "),r=a&&s.every(i=>e.chosen.value.has(i));return c`<${Us} key=${n.about} title=${o("page.hint")} onclose=${()=>e.dismiss()}>
		<${tn} advice=${n.advice} variant=${t}>
			<button type="button" class="button chief take" onclick=${()=>r?qp()?.click():e.heed()}>
				${o(r?"page.lay":a?"page.hint.choose":"page.hint.take")}
			</button>
		<//>
	<//>`}function Rp({table:e,message:t}){let n=a=>Rr(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${yc} talk=${e.talk.value} me=${I.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Rr=e=>async t=>{let n=I.value===null;if(await _(()=>ds(o("page.guest"))))return n&&e.port.again(),e.act(t)},xy=e=>e.startsWith("play ")?e.slice(5):null;function Sy({table:e,message:t,panel:n,onpanel:s,beside:a}){let{view:r}=t,[i,l]=y(e.newest.peek()?.seq??0),u=e.talk.value.filter(m=>m.seq>i&&m.by!==I.value?.id).length,p=e.talk.value.at(-1)?.seq??0;k(()=>{n==="talk"&&l(m=>Math.max(m,p))},[n,p]);let{variant:d="standard",rules:f,day:$,from:h}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${r?.phase!==void 0?c`<${Xe} trump=${st(r)} unsure=${!r.trump} />`:null}
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
			<button type="button" class="button plain" onclick=${()=>s("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var cn=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Oy({table:e,message:t,names:n,variant:s}){let a=t.view,r=cn(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,{full:u}=e.showing.shown.value??{},p=Qs({...a,options:r},n,l,u,Gr.value.has(e.id)),d=r?.kind==="play"&&e.chosen.value.size>0,f=aa(e.unsent).some(S=>S.command.do==="act"),$=f?o("page.unsent.act"):d?o("page.tap.again"):p,h=S=>e.lay(S),m=S=>e.play(S),g=S=>r&&S.stopPropagation(),b=e.advice.value?.advice.act,v={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],x=`asking ${r?"asked":""} ${v}`;return c`<section class=${x} aria-label=${o("page.yours")} onclick=${g}>
		<${Ao} table=${e} message=${t} names=${n} />
		<p class="ask" role=${M.spoken.value?void 0:"status"}>${$}</p>
		${r?.kind==="lay"?c`<${on} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} waits=${f}
				onlay=${h} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${Xs} options=${r} variant=${s} busy=${i} onact=${m} best=${b} />`:null}
		${r?.kind==="name"?c`<${ea} options=${r} busy=${i} onact=${m} best=${b} />`:null}
	</section>`}function Pp(e,t){let n=t.view,s=cn(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(T(s.from)):null,i=p=>{let d=new Set(s?.kind==="lay"?a:[]);if(a.has(p))d.delete(p);else if(d.size<(s?.pick??1))d.add(p);else return E(o("lay.full",{n:d.size}));e.chosen.value=d},l=p=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===p?"":p,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(p))return E(Zs(s));e.play(`play ${p}`)}},u=r?Dn(e.advice.value?.advice):new Set;return{can:r,chosen:a,best:u,onpick:i,onplay:l}}function jy(e,t,n){let s=t.view,a=Ut(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,best:u,...p}=Pp(e,t),d=cn(e,t)?.seat===a,f=c`<${tt} cards=${ue(T(r),U,s.trump)} ...${p} can=${d?l:null}
		best=${d?u:void 0}
		onplay=${d?p.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:f}}function Ay({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=cn(e,t),p=u?.kind==="lay",d=e.next.value,f=u?.seat!==void 0,{can:$,chosen:h,best:m,onpick:g,onplay:b}=Pp(e,t),v=ns(r,i).filter(L=>`play ${L}`!==l),x=e.showing.shown.value?.full,S=gn(r,s).join(" "),N=p&&M.values.value&&u?.worth?Ne(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${et} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${x?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${ne(r.aside)}</p>`:null}
			${S?c`<p class="keeping">${S}</p>`:null}
		</div>
		<${Ny} table=${e} message=${t} variant=${s} />
		<${tt} cards=${v} can=${f?new Set:$} chosen=${d?new Set([d]):h}
			best=${f?void 0:m} values=${N} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${f?()=>E(o("page.dummy.turn")):b} />
	</section>`}function My({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Ty({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Ny({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Ty(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()} aria-keyshortcuts="h"
		aria-expanded=${e.advice.value!==null} disabled=${!cn(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=My(t)?"":"nothing",f=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.takeBack()}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`,$=a!=="waiting"&&e.settled.value.settings.undo!=="never",h=e.back.taken.value.length>0&&e.back.now(cn(e,t))?c`<button type="button" class="button plain redo" aria-label=${o("page.redo")} title=${o("page.redo")}
				disabled=${l} onclick=${()=>e.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`:null;return c`<div class="tools">${s?p:null}${$?f:null}${h}</div>`}function Ey(e){let[,t]=y(0);k(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function Ly(e,t){let n=O(e);k(()=>{for(let s of Lp(n.current,e))Br(s);n.current=e},[e]),k(()=>{t&&Br("trick")},[t])}var Cy=(e,{table:{chairs:t}})=>e.talk.value.length>0||t.filter(n=>n.player).length>1,Dy=(e,t)=>bc(e.talk.value,{me:I.value?.id??"",muted:t.muted??[],since:e.now()-Bp});function By(e,t,n,s){let a=e.talk.value.at(-1);k(()=>{if(!(a&&e.now()-a.at<Bp)||M.spoken.peek()||a.by===I.peek()?.id||t.muted?.includes(a.by)||n&&matchMedia("(min-width: 80rem)").matches)return;let i=`${a.name}: ${Wt(a)}`;E(i,s&&a.seat>=0)},[a?.seq])}var qp=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Ry(e,t){k(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void(s.shiftKey?e.redo():e.takeBack());if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...Tr()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=Ys(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="Escape"&&e.advice.peek())e.dismiss();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Nr()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a, summary, .hint"))return;e.showing.hurry()||qp()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Rd as Bids,ef as Choices,wf as Create,Hf as Daily,fh as Endings,Rh as Learn,Cg as Pads,Fg as Problems,Pf as Records,Y$ as Replay,tb as Report,ed as Rules,xb as Slips,Sb as Statistics,$y as Table};
