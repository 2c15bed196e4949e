import{Ab as Ae,Ad as Me,B as n,Bd as We,C as $e,Dd as je,Ea as B,Fa as ve,Ga as ye,Gd as q,Hd as Ie,I as fe,Ia as F,Ja as E,Ka as d,N as S,Od as He,P as de,Pa as we,Pd as Ue,Qa as be,Qd as Ke,Rb as Be,Rd as O,Sd as M,Ta as ke,Td as W,Ud as j,Vd as _e,Wa as v,Xd as ze,Ya as P,Za as Se,_a as Pe,a as f,ad as G,b as A,bb as Ce,be as Ge,cb as R,ce as Qe,db as b,de as Ve,eb as z,f as re,fb as Ee,fe as Je,g as w,gb as Ne,ge as Xe,h as g,he as Ye,id as k,j as ie,jb as xe,jd as Fe,lb as Le,ld as Oe,le as Ze,me as et,n as le,ne as tt,o as ce,od as Q,oe as nt,p as L,pa as he,pb as Te,pd as V,q as s,qa as ge,qe as at,s as ue,se as J,t as pe,tb as De,te as ot,ve as st,w as T,wb as C,x as me,y as _,yb as Re,z as D,zb as qe}from"./chunk.js";async function I(){let[e]=await Promise.all([import("./screens.js"),vt(`${f}style/more.css`)]);return e}async function vt(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,o)=>{t.onload=a,t.onerror=o}).catch(a=>{throw t.remove(),a})}var yt=new Set(["random","greedy"]),wt=15e3,bt=["9D","KC","QH","9S"];function kt({onclose:e}){let t=W(),a=r=>{M.variant.value=r.id,e()},o=ie(null);return g(()=>{let r=o.current?.querySelector("[aria-pressed=true]");r instanceof HTMLElement&&r.focus()},[]),s`<${Ne} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${_e().map(([r,l])=>s`<section key=${r}>
					<h3>${n("page.players",{n:r})}</h3>
					<ul>
						${l.map(i=>s`<li key=${i.id}>
								<button type="button" aria-pressed=${i===t} onclick=${()=>a(i)}>
									<span class="name">${n(`variant.${i.id}`)}</span> <span class="soft">${n(`about.${i.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function St({more:e,chief:t}){let[a,o]=w(!1),{busy:r,once:l}=R(),i=W(),c=Ue.value.map(m=>m.name),$=ze()||M.level.value||pe,p=(c.length?c:ue).filter(m=>!yt.has(m)||m===$),u=j(),h=i?He.value.length:18;return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${i?n("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${u}`)}
			</button>
		</h2>
		<p>${n(`about.${u}`)}</p>
		<p class="turns">
			<${b} plain onclick=${()=>o(!0)} say=${n("page.home.variants",{n:h})} />
			<a class="button plain" href=${`/rules/${u}`}>${n("page.home.rules")}</a>
			${Ke.value?s`<a class="button plain" href=${`/bids?variant=${u}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${xe} label=${n("page.home.level")} value=${$} options=${Te("page.level",...p)}
				onchange=${m=>M.level.value=m} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${$}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!i||!c.length}
			aria-busy=${r} onclick=${()=>i&&l(()=>Ge(i,$))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${a?s`<${kt} onclose=${()=>o(!1)} />`:null}
	</section>`}function Pt({way:{stage:e,of:t}}){let{busy:a,once:o}=R(),r=S.way.value==="",l={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=r?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return s`<section class="door" aria-label=${n("way.steps")}>
		${r?s`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${Ie} at=${e} />
		<p class="ways">
			${l?s`<a class="button chief" href=${l}>${c}</a>`:s`<${b} chief aria-busy=${a} onclick=${()=>o(Qe)} say=${c} />`}
			<${b} plain onclick=${q} say=${n(r?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function Ct({mine:e,told:t}){let a=je(),o=S.way.value===""&&a!==void 0,r=k.value?.id;g(()=>{let i=S.course.peek()!==""||J()>0||fe("ninetynine.problems")!==null;o&&(i||t&&e.length>0)?q():o&&t&&r&&Be({player:r}).then(c=>c.tallies.length>0&&q(),()=>{})},[o,t,e.length,r]);let l=t&&a?.stage==="match"&&a.of!==""&&e.every(i=>i.id!==a.of);return g(()=>{l&&q()},[l]),a}function Et(){let[e,t]=w(null),[a,o]=w(""),[r,l]=w(""),{busy:i,once:c}=R(h=>l(P(h))),$=()=>Promise.all([I(),D(T.value,f)]).then(([h])=>t(h),()=>v(n("trouble.unreached"))),p=h=>{h.preventDefault();let m=Xe(a);m?"elsewhere"in m?location.assign(m.elsewhere):c(()=>Ye(m.table)):l(n("page.home.link.bad"))},u=h=>(o(h),l(""));return s`<section>
		<h2>${n(d.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(d.value?"page.home.own.about":"page.home.create.about")}</p>
		<${b} aria-haspopup="dialog" onclick=${$} say=${n("page.home.create")} />
		${d.value?null:s`<form class="link" onsubmit=${p}>
				<${Le} label=${n("page.home.link")} value=${a} oninput=${u} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${r!==""} aria-describedby=${r?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${i}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${r?"trouble":""} role="alert">${r}</p>
		${d.value?null:s`<p class="row">
			<a class="button plain" href="/people">${n("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Nt({table:e,children:t}){let a=e.chairs.filter(r=>!r.player&&!r.bot).length,o=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):tt(e)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:et(Ze(e.chairs))})}</span>
		<span class="soft">${o.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var X=8;function rt({title:e,tables:t,more:a,onmore:o,row:r}){let[l,i]=w(X);if(t.length===0)return null;let c=t.length-l,$=()=>{i(l+5*X),c<5*X&&a&&o()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,l).map(p=>s`<${Nt} key=${p.id} table=${p}>${r(p)}<//>`)}
		</ul>
		${c>0||a?s`<${b} plain onclick=${$} say=${a?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function xt({found:{open:e,playing:t,told:a,more:o,onmore:r}}){let{busy:l,once:i}=R(),c=Me(),$=u=>i(async()=>await c.keep()&&u()),p=W();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${We} name=${c} />
		<p><${b} disabled=${!p} aria-busy=${l} onclick=${()=>p&&$(()=>Ve(p.id))}
			say=${n("page.home.company.find")} /></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${rt} title=${n("page.home.open")} tables=${e} more=${o.open} onmore=${()=>r("open")}
			row=${u=>s`
				<${b} plain aria-busy=${l} onclick=${()=>$(()=>Je(u.id))} say=${n("page.home.sit")} />`} />
		<${rt} title=${n("page.home.playing")} tables=${t} more=${o.playing} onmore=${()=>r("playing")}
			row=${u=>s`
				<a class="button plain" href=${`/t/${u.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Lt(){let e=[],[t,a]=w(e),[o,r]=w({open:1,playing:1}),l=k.value?.id??"",i=d.value,{turn:c}=Pe(wt),{value:$,wrong:p}=Se(async y=>{let[x,oe,se]=await Promise.all([nt(gt=>y.aborted||a(gt)),i?{all:e,more:!1}:G("open",o.open,"there"),i?{all:e,more:!1}:G("playing",o.playing,"there")]),ht={open:oe.more,playing:se.more};return{mine:x,open:oe.all,playing:se.all,of:l,more:ht}},l,Fe("here")?.id,i,o,c);g(()=>{p&&!E.peek()&&v(p)},[p]);let u=$??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},h=y=>r(x=>({...x,[y]:x[y]+1})),m=[...u.mine,...t].sort((y,x)=>x.moved-y.moved),dt=new Set(m.map(y=>y.id)),ae=y=>!dt.has(y.id),K=V.value&&u.of===l;return g(()=>at(m,K),[$,t,l,K]),{...u,told:K,mine:m,open:u.open.filter(ae),playing:u.playing.filter(ae),onmore:h}}var Tt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function it({more:e}){let t=Lt();g(()=>{Ce(O)},[]);let a=n("title"),o=Ct(t),r=o?.stage==="match"?t.mine.filter(i=>i.id!==o.of):t.mine,l=t.told?r.some(ot):J()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Tt(a)}}>${a}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${bt.map(i=>s`<${he} key=${i} card=${i} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${o?s`<${Pt} way=${o} />`:null}
			<${st} found=${r} told=${t.told} chief=${!o} />
			<${St} more=${l} chief=${!l&&!o} />
			${e&&!d.value?s`<${e.Evenings} />`:null}
			<${Et} />
			${e&&k.value&&!d.value?s`<${e.FriendsTables} />`:null}
			${d.value?null:s`<${xt} found=${t} />`}
			<p class="soft small row">
				${V.value&&!k.value&&!d.value?s`<a href="/you">${n("page.you.back")}</a>`:null}
				<a href="/privacy">${n("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}var ut=e=>`ninetynine ${A.pathname} ${e}`,N,Dt=36e5,Y=0,Rt=2e3;function pt(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(ut(f.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Ft();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);De(),e()}),t.addEventListener("message",({data:o,ports:[r]})=>{o==="where"&&r?.postMessage(location.href)}),setTimeout(()=>{qt().catch(o=>console.info(String(o)))},Rt)}async function qt(){let e=new URL("offline.js",A);N=await navigator.serviceWorker.register(e,{scope:A.pathname,updateViaCache:"none"}),Y=Date.now(),N.addEventListener("updatefound",lt),lt(),document.addEventListener("visibilitychange",At);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),H()}function At(){document.hidden||(Date.now()-Y>Dt&&Z(),H())}function Z(){Y=Date.now(),N?.update().catch(()=>{})}function lt(){let e=N?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var mt=ut("table"),Bt=2e3;async function H(){if(!(!N?.waiting||!N.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Bt)),!await navigator.locks?.request(mt,{ifAvailable:!0},t=>t!==null))return;N.waiting?.postMessage("take")}}var ct=ce(()=>C.value[0]==="t");function Ft(){let e=()=>{},t=!1;L(()=>{if(e(),t=B.value!==""&&(t||ct.value),!ct.value&&!t)return;let a=new Promise(o=>e=o);navigator.locks?.request(mt,{mode:"shared"},()=>a).then(H,()=>{})})}function $t(){let{spoken:e}=S;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var ee={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},ne=le(null),U=()=>S.language.value||me(navigator.languages);async function te(){let[e]=await Promise.all([I(),D(U(),f)]);ne.value=e}function Ot(e){let t=Object.hasOwn(ee,e)?ee[e]:void 0;return e===""?it:t?ne.value?.[t]??It:jt}var Mt=["rules","learn","problems","records","people","settings"];function Wt(){let[e=""]=C.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Mt.map(t=>{if(t==="people"&&d.value)return null;let a=e===t?"page":void 0,o=t==="rules"?`/rules/${j()}`:`/${t}`;return s`<a href=${o} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
			${k.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${n("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function jt(){return s`<${z} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function ft(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function It(){let[e=""]=C.value,[t,a]=w(!1);return g(()=>{te().catch(()=>ft()||a(!0))},[e]),s`<${z} text=${t?n("trouble.unreached"):""} />`}function Ht(){let e=B.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Ut({seated:e}){if(!ve.value)return null;let t=()=>{ye(),e&&qe("/")};return s`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${b} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Kt=()=>s`<div class="out" role="status">${E.value?s`<p>${n("page.out")}</p>`:null}</div>`;function _t(){let[e="",...t]=C.value,a=Ot(e),o=ne.value,r=e===""||e==="t"||!$e(`page.nav.${e}`)?"":n(`page.nav.${e}`),l=C.value.join("/");return g(()=>{Re()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[l]),g(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),T.value,s`<div role="region" aria-label=${n("page.access")}><${$t} /></div>
		${e==="t"?null:s`<${Kt} />`}
		${o?s`<${o.New} /><${o.Awaited} />`:null}
		${e==="t"&&t.length>0?null:s`<${Wt} />`}
		<${a} key=${`${e} ${Oe.value}`} rest=${t} more=${o} />
		${e==="t"||!o||d.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Ht} />`}<${Ut} seated=${e==="t"} /><${Ee} />`}function zt(){let e=!1;L(()=>{let t=E.value;e&&!t&&(v(n("page.out.over")),Q().catch(a=>E.peek()||v(P(a))),Z()),e=t})}async function Gt(){document.fonts.load("500 1em Alegreya"),de(),Ae();let[e=""]=C.value;e===""&&O().catch(()=>{});let t=()=>ge(`${f}cards.svg`);await Promise.all([...e===""?[_(U(),f)]:[D(U(),f),t()],...e in ee?[te()]:[]]),L(()=>{let a=U();a!==T.peek()&&_(a,f).catch(o=>ft()||v(P(o)))}),L(()=>{let{status:a,body:o}=F.value??{status:0,body:""};F.value&&v(P(a===0?new we("here"):ke(F.value,o)))}),pt(()=>v(n("page.edition.new"))),re(s`<${_t} />`,document.getElementById("page")),Q().catch(a=>E.peek()||v(P(a))),zt(),e===""&&(t().catch(a=>v(P(a))),setTimeout(()=>{te().then(be).catch(()=>{})},1e3))}Gt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
