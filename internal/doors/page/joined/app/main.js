import{$a as Pe,Aa as I,Ac as V,Ad as Je,B as n,Ba as ge,Bc as qe,Bd as Xe,C as me,Ca as ve,Cd as Ye,Dc as G,Dd as Ze,Ea as O,Ec as Fe,Ed as J,Fa as C,Fb as Te,Fd as et,Ga as x,Gd as tt,I as fe,La as ye,Ma as be,N as S,Na as we,P as de,Qa as v,Qc as Ie,Rc as Oe,Sa as w,Tc as Be,Wa as ke,Wc as T,Xa as R,Xc as We,Ya as b,Za as z,_a as Se,a as f,b as F,cb as Ce,cd as je,dd as Ae,eb as Ee,ed as Me,f as se,fd as B,g,gd as W,h as y,hd as j,ib as Ne,id as A,j as ie,jd as He,kb as xe,ld as Ue,n as re,nb as P,o as le,p as N,pa as $e,pb as Le,q as s,qa as he,qb as De,qd as Ke,rb as Re,rd as _e,s as ce,sc as Q,sd as ze,t as ue,ud as Qe,vd as Ve,w as L,wd as Ge,x as pe,y as _,z as D}from"./chunk.js";async function M(){let[e]=await Promise.all([import("./screens.js"),ht(`${f}style/more.css`)]);return e}async function ht(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,o)=>{t.onload=a,t.onerror=o}).catch(a=>{throw t.remove(),a})}var gt=new Set(["random","greedy"]),vt=15e3,yt=["9D","KC","QH","9S"];function bt({onclose:e}){let t=j(),a=i=>{W.variant.value=i.id,e()},o=ie(null);return y(()=>{let i=o.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),s`<${Pe} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${He().map(([i,r])=>s`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(l=>s`<li key=${l.id}>
								<button type="button" aria-pressed=${l===t} onclick=${()=>a(l)}>
									<span class="name">${n(`variant.${l.id}`)}</span> <span class="soft">${n(`about.${l.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function wt({more:e,chief:t}){let[a,o]=g(!1),{busy:i,once:r}=R(),l=j(),c=Ae.value.map(d=>d.name),u=Ue()||W.level.value||ue,p=(c.length?c:ce).filter(d=>!gt.has(d)||d===u),m=A(),h=l?je.value.length:18;return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${l?n("page.players",{n:l.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${m}`)}
			</button>
		</h2>
		<p>${n(`about.${m}`)}</p>
		<p class="turns">
			<${b} plain onclick=${()=>o(!0)} say=${n("page.home.variants",{n:h})} />
			<a class="button plain" href=${`/rules/${m}`}>${n("page.home.rules")}</a>
			${Me.value?s`<a class="button plain" href=${`/bids?variant=${m}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ce} label=${n("page.home.level")} value=${u} options=${Ne("page.level",...p)}
				onchange=${d=>W.level.value=d} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!l||!c.length}
			aria-busy=${i} onclick=${()=>l&&r(()=>Ke(l,u))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${a?s`<${bt} onclose=${()=>o(!1)} />`:null}
	</section>`}function kt({way:{stage:e,of:t}}){let{busy:a,once:o}=R(),i=S.way.value==="",r={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=i?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return s`<section class="door" aria-label=${n("way.steps")}>
		${i?s`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${We} at=${e} />
		<p class="ways">
			${r?s`<a class="button chief" href=${r}>${c}</a>`:s`<${b} chief aria-busy=${a} onclick=${()=>o(_e)} say=${c} />`}
			<${b} plain onclick=${T} say=${n(i?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function St({mine:e,told:t}){let a=Be(),o=S.way.value===""&&a!==void 0,i=V.value?.id;y(()=>{let l=S.course.peek()!==""||J()>0||fe("ninetynine.problems")!==null;o&&(l||t&&e.length>0)?T():o&&t&&i&&Te({player:i}).then(c=>c.tallies.length>0&&T(),()=>{})},[o,t,e.length,i]);let r=t&&a?.stage==="match"&&a.of!==""&&e.every(l=>l.id!==a.of);return y(()=>{r&&T()},[r]),a}function Pt(){let[e,t]=g(null),[a,o]=g(""),[i,r]=g(""),{busy:l,once:c}=R(h=>r(w(h))),u=()=>Promise.all([M(),D(L.value,f)]).then(([h])=>t(h),()=>v(n("trouble.unreached"))),p=h=>{h.preventDefault();let d=Ve(a);d?"elsewhere"in d?location.assign(d.elsewhere):c(()=>Ge(d.table)):r(n("page.home.link.bad"))},m=h=>(o(h),r(""));return s`<section>
		<h2>${n(x.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(x.value?"page.home.own.about":"page.home.create.about")}</p>
		<${b} aria-haspopup="dialog" onclick=${u} say=${n("page.home.create")} />
		${x.value?null:s`<form class="link" onsubmit=${p}>
				<${Ee} label=${n("page.home.link")} value=${a} oninput=${m} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${l}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ct({table:e,children:t}){let a=e.chairs.filter(i=>!i.player&&!i.bot).length,o=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Ye(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Xe(Je(e.chairs))})}</span>
		<span class="soft">${o.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var X=8;function nt({title:e,tables:t,more:a,onmore:o,row:i}){let[r,l]=g(X);if(t.length===0)return null;let c=t.length-r,u=()=>{l(r+5*X),c<5*X&&a&&o()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(p=>s`<${Ct} key=${p.id} table=${p}>${i(p)}<//>`)}
		</ul>
		${c>0||a?s`<${b} plain onclick=${u} say=${a?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function Et({found:{open:e,playing:t,told:a,more:o,onmore:i}}){let{busy:r,once:l}=R(),c=Ie(),u=m=>l(async()=>await c.keep()&&m()),p=j();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${Oe} name=${c} />
		<p><${b} disabled=${!p} aria-busy=${r} onclick=${()=>p&&u(()=>ze(p.id))}
			say=${n("page.home.company.find")} /></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${nt} title=${n("page.home.open")} tables=${e} more=${o.open} onmore=${()=>i("open")}
			row=${m=>s`
				<${b} plain aria-busy=${r} onclick=${()=>u(()=>Qe(m.id))} say=${n("page.home.sit")} />`} />
		<${nt} title=${n("page.home.playing")} tables=${t} more=${o.playing} onmore=${()=>i("playing")}
			row=${m=>s`
				<a class="button plain" href=${`/t/${m.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Nt(){let e=[],[t,a]=g({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[o,i]=g(e),[r,l]=g({open:1,playing:1}),c=V.value?.id??"",u=x.value,p=qe("here")?.id;y(()=>{let $=!1,k=!1,q=async()=>{if(document.visibilityState!=="hidden")try{let[K,ae,oe]=await Promise.all([Ze($t=>$||i($t)),u?{all:e,more:!1}:Q("open",r.open,"there"),u?{all:e,more:!1}:Q("playing",r.playing,"there")]);k=!1;let dt={open:ae.more,playing:oe.more};$||a({mine:K,open:ae.all,playing:oe.all,of:c,more:dt})}catch(K){!$&&!k&&!C.peek()&&v(w(K)),k=!0}};q();let ft=setInterval(q,vt);return document.addEventListener("visibilitychange",q),()=>{$=!0,clearInterval(ft),document.removeEventListener("visibilitychange",q)}},[c,p,u,r]);let m=$=>l(k=>({...k,[$]:k[$]+1})),h=[...t.mine,...o].sort(($,k)=>k.moved-$.moved),d=new Set(h.map($=>$.id)),ne=$=>!d.has($.id),mt=Fe.value&&t.of===c;return{...t,told:mt,mine:h,open:t.open.filter(ne),playing:t.playing.filter(ne),onmore:m}}var xt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function at(){let e=Nt();y(()=>{ke(B)},[]);let t=n("title"),a=St(e),o=a?.stage==="match"?e.mine.filter(r=>r.id!==a.of):e.mine,i=e.told?o.some(et):J()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":xt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${yt.map(r=>s`<${$e} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${a?s`<${kt} way=${a} />`:null}
			<${tt} found=${o} told=${e.told} chief=${!a} />
			<${wt} more=${i} chief=${!i&&!a} />
			<${Pt} />
			${x.value?null:s`<${Et} found=${e} />`}
			<p class="soft small"><a href="/privacy">${n("page.nav.privacy")}</a></p>
		</div>
	</main>`}var it=e=>`ninetynine ${F.pathname} ${e}`,E,Lt=36e5,Y=0,Dt=2e3;function rt(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(it(f.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Ft();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);xe(),e()}),setTimeout(()=>{Rt().catch(o=>console.info(String(o)))},Dt)}async function Rt(){let e=new URL("offline.js",F);E=await navigator.serviceWorker.register(e,{scope:F.pathname,updateViaCache:"none"}),Y=Date.now(),E.addEventListener("updatefound",ot),ot(),document.addEventListener("visibilitychange",Tt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),H()}function Tt(){document.hidden||(Date.now()-Y>Lt&&Z(),H())}function Z(){Y=Date.now(),E?.update().catch(()=>{})}function ot(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var lt=it("table"),qt=2e3;async function H(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,qt)),!await navigator.locks?.request(lt,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var st=le(()=>P.value[0]==="t");function Ft(){let e=()=>{},t=!1;N(()=>{if(e(),t=I.value!==""&&(t||st.value),!st.value&&!t)return;let a=new Promise(o=>e=o);navigator.locks?.request(lt,{mode:"shared"},()=>a).then(H,()=>{})})}function ct(){let{spoken:e}=S;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var ee={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",you:"Who"},ut=re(null),U=()=>S.language.value||pe(navigator.languages);async function te(){let[e]=await Promise.all([M(),D(U(),f)]);ut.value=e}function It(e){let t=Object.hasOwn(ee,e)?ee[e]:void 0;return e===""?at:t?ut.value?.[t]??jt:Wt}var Ot=["rules","learn","problems","records","settings"];function Bt(){let[e=""]=P.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Ot.map(t=>{let a=e===t?"page":void 0,o=t==="rules"?`/rules/${A()}`:`/${t}`;return s`<a href=${o} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Wt(){return s`<${z} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function pt(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function jt(){let[e=""]=P.value,[t,a]=g(!1);return y(()=>{te().catch(()=>pt()||a(!0))},[e]),s`<${z} text=${t?n("trouble.unreached"):""} />`}function At(){let e=I.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Mt({seated:e}){if(!ge.value)return null;let t=()=>{ve(),e&&De("/")};return s`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${b} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Ht=()=>s`<div class="out" role="status">${C.value?s`<p>${n("page.out")}</p>`:null}</div>`;function Ut(){let[e="",...t]=P.value,a=It(e),o=e===""||e==="t"||!me(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=P.value.join("/");return y(()=>{Le()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=o?`${o} · Ninety-Nine`:"Ninety-Nine")},[e,o]),L.value,s`<div role="region" aria-label=${n("page.access")}><${ct} /></div>
		${e==="t"?null:s`<${Ht} />`}
		${e==="t"&&t.length>0?null:s`<${Bt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:s`<${At} />`}<${Mt} seated=${e==="t"} /><${Se} />`}function Kt(){let e=!1;N(()=>{let t=C.value;e&&!t&&(v(n("page.out.over")),G().catch(a=>C.peek()||v(w(a))),Z()),e=t})}async function _t(){document.fonts.load("500 1em Alegreya"),de(),Re();let[e=""]=P.value;e===""&&B().catch(()=>{});let t=()=>he(`${f}cards.svg`);await Promise.all([...e===""?[_(U(),f)]:[D(U(),f),t()],...e in ee?[te()]:[]]),N(()=>{let a=U();a!==L.peek()&&_(a,f).catch(o=>pt()||v(w(o)))}),N(()=>{let{status:a,body:o}=O.value??{status:0,body:""};O.value&&v(w(a===0?new ye("here"):we(O.value,o)))}),rt(()=>v(n("page.edition.new"))),se(s`<${Ut} />`,document.getElementById("page")),G().catch(a=>C.peek()||v(w(a))),Kt(),e===""&&(t().catch(a=>v(w(a))),setTimeout(()=>{te().then(be).catch(()=>{})},1e3))}_t().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
