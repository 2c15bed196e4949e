import{$a as b,$d as Ve,B as n,Bd as He,C as $e,Ca as B,Da as ve,Ea as ye,Ed as A,Fd as Ue,Ga as F,Ha as N,I as fe,Ia as d,Md as Ke,N as S,Na as we,Nb as Be,Nd as _e,Oa as be,Od as ze,P as de,Pa as ke,Pd as O,Qd as M,Rd as W,Sa as h,Sd as j,Td as Ge,Ua as P,Va as Se,Vd as Qe,Wa as Pe,Yc as G,Za as Ce,_a as R,a as f,ab as z,ae as Je,b as q,bb as Ee,be as Xe,cb as Ne,de as Ye,ee as Ze,f as re,fb as xe,fd as k,fe as et,g as w,gd as Fe,h as v,hb as Le,id as Oe,j as ie,je as tt,ke as nt,lb as Te,ld as Q,le as at,md as V,me as ot,n as le,nd as Me,o as ce,oe as st,p as E,pa as he,pb as De,q as s,qa as ge,qd as We,qe as J,re as rt,s as ue,sb as C,t as pe,te as it,ub as Re,vb as Ae,w as T,wb as qe,x as me,y as _,yd as je,z as D,zd as Ie}from"./chunk.js";async function I(){let[e]=await Promise.all([import("./screens.js"),wt(`${f}style/more.css`)]);return e}async function wt(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,a)=>{t.onload=o,t.onerror=a}).catch(o=>{throw t.remove(),o})}var bt=new Set(["random","greedy"]),kt=15e3,St=["9D","KC","QH","9S"];function Pt({onclose:e}){let t=W(),o=r=>{M.variant.value=r.id,e()},a=ie(null);return v(()=>{let r=a.current?.querySelector("[aria-pressed=true]");r instanceof HTMLElement&&r.focus()},[]),s`<${Ne} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${a}>
			${Ge().map(([r,l])=>s`<section key=${r}>
					<h3>${n("page.players",{n:r})}</h3>
					<ul>
						${l.map(i=>s`<li key=${i.id}>
								<button type="button" aria-pressed=${i===t} onclick=${()=>o(i)}>
									<span class="name">${n(`variant.${i.id}`)}</span> <span class="soft">${n(`about.${i.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function Ct({more:e,chief:t}){let[o,a]=w(!1),{busy:r,once:l}=R(),i=W(),c=_e.value.map(m=>m.name),$=Qe()||M.level.value||pe,p=(c.length?c:ue).filter(m=>!bt.has(m)||m===$),u=j(),g=i?Ke.value.length:18;return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${i?n("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>a(!0)}>
				${n(`variant.${u}`)}
			</button>
		</h2>
		<p>${n(`about.${u}`)}</p>
		<p class="turns">
			<${b} plain onclick=${()=>a(!0)} say=${n("page.home.variants",{n:g})} />
			<a class="button plain" href=${`/rules/${u}`}>${n("page.home.rules")}</a>
			${ze.value?s`<a class="button plain" href=${`/bids?variant=${u}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${xe} label=${n("page.home.level")} value=${$} options=${Te("page.level",...p)}
				onchange=${m=>M.level.value=m} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${$}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!i||!c.length}
			aria-busy=${r} onclick=${()=>i&&l(()=>Ve(i,$))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${o?s`<${Pt} onclose=${()=>a(!1)} />`:null}
	</section>`}function Et({way:{stage:e,of:t}}){let{busy:o,once:a}=R(),r=S.way.value==="",l={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=r?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return s`<section class="door" aria-label=${n("way.steps")}>
		${r?s`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${Ue} at=${e} />
		<p class="ways">
			${l?s`<a class="button chief" href=${l}>${c}</a>`:s`<${b} chief aria-busy=${o} onclick=${()=>a(Je)} say=${c} />`}
			<${b} plain onclick=${A} say=${n(r?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function Nt({mine:e,told:t}){let o=He(),a=S.way.value===""&&o!==void 0,r=k.value?.id;v(()=>{let i=S.course.peek()!==""||J()>0||fe("ninetynine.problems")!==null;a&&(i||t&&e.length>0)?A():a&&t&&r&&Be({player:r}).then(c=>c.tallies.length>0&&A(),()=>{})},[a,t,e.length,r]);let l=t&&o?.stage==="match"&&o.of!==""&&e.every(i=>i.id!==o.of);return v(()=>{l&&A()},[l]),o}function xt(){let[e,t]=w(null),[o,a]=w(""),[r,l]=w(""),{busy:i,once:c}=R(g=>l(P(g))),$=()=>Promise.all([I(),D(T.value,f)]).then(([g])=>t(g),()=>h(n("trouble.unreached"))),p=g=>{g.preventDefault();let m=Ze(o);m?"elsewhere"in m?location.assign(m.elsewhere):c(()=>et(m.table)):l(n("page.home.link.bad"))},u=g=>(a(g),l(""));return s`<section>
		<h2>${n(d.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(d.value?"page.home.own.about":"page.home.create.about")}</p>
		<${b} aria-haspopup="dialog" onclick=${$} say=${n("page.home.create")} />
		${d.value?null:s`<form class="link" onsubmit=${p}>
				<${Le} label=${n("page.home.link")} value=${o} oninput=${u} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${r!==""} aria-describedby=${r?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${i}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${r?"trouble":""} role="alert">${r}</p>
		${d.value?null:s`<p class="row">
			<a class="button plain" href="/people">${n("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Lt({table:e,children:t}){let o=e.chairs.filter(r=>!r.player&&!r.bot).length,a=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):at(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:nt(tt(e.chairs))})}</span>
		<span class="soft">${a.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var X=8;function lt({title:e,tables:t,more:o,onmore:a,row:r}){let[l,i]=w(X);if(t.length===0)return null;let c=t.length-l,$=()=>{i(l+5*X),c<5*X&&o&&a()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,l).map(p=>s`<${Lt} key=${p.id} table=${p}>${r(p)}<//>`)}
		</ul>
		${c>0||o?s`<${b} plain onclick=${$} say=${o?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function Tt({found:{open:e,playing:t,told:o,more:a,onmore:r}}){let{busy:l,once:i}=R(),c=je(),$=u=>i(async()=>await c.keep()&&u()),p=W();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${Ie} name=${c} />
		<p><${b} disabled=${!p} aria-busy=${l} onclick=${()=>p&&$(()=>Xe(p.id))}
			say=${n("page.home.company.find")} /></p>
		${o&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${lt} title=${n("page.home.open")} tables=${e} more=${a.open} onmore=${()=>r("open")}
			row=${u=>s`
				<${b} plain aria-busy=${l} onclick=${()=>$(()=>Ye(u.id))} say=${n("page.home.sit")} />`} />
		<${lt} title=${n("page.home.playing")} tables=${t} more=${a.playing} onmore=${()=>r("playing")}
			row=${u=>s`
				<a class="button plain" href=${`/t/${u.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Dt(){let e=[],[t,o]=w(e),[a,r]=w({open:1,playing:1}),l=k.value?.id??"",i=d.value,{turn:c}=Pe(kt),{value:$,wrong:p}=Se(async y=>{let[L,oe,se]=await Promise.all([ot(yt=>y.aborted||o(yt)),i?{all:e,more:!1}:G("open",a.open,"there"),i?{all:e,more:!1}:G("playing",a.playing,"there")]),vt={open:oe.more,playing:se.more};return{mine:L,open:oe.all,playing:se.all,of:l,more:vt}},l,Fe("here")?.id,i,a,c);v(()=>{p&&!N.peek()&&h(p)},[p]);let u=$??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},g=y=>r(L=>({...L,[y]:L[y]+1})),m=[...u.mine,...t].sort((y,L)=>L.moved-y.moved),gt=new Set(m.map(y=>y.id)),ae=y=>!gt.has(y.id),K=V.value&&u.of===l;return v(()=>st(m,K),[$,t,l,K]),{...u,told:K,mine:m,open:u.open.filter(ae),playing:u.playing.filter(ae),onmore:g}}var Rt=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function ct({more:e}){let t=Dt();v(()=>{Ce(O)},[]);let o=n("title"),a=Nt(t),r=a?.stage==="match"?t.mine.filter(i=>i.id!==a.of):t.mine,l=t.told?r.some(rt):J()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Rt(o)}}>${o}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${St.map(i=>s`<${he} key=${i} card=${i} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${a?s`<${Et} way=${a} />`:null}
			<${it} found=${r} told=${t.told} chief=${!a} />
			<${Ct} more=${l} chief=${!l&&!a} />
			${e&&!d.value?s`<${e.Evenings} />`:null}
			<${xt} />
			${e&&k.value&&!d.value?s`<${e.FriendsTables} />`:null}
			${d.value?null:s`<${Tt} found=${t} />`}
			<p class="soft small row">
				${V.value&&!k.value&&!d.value?s`<a href="/you">${n("page.you.back")}</a>`:null}
				<a href="/privacy">${n("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}var mt=e=>`ninetynine ${q.pathname} ${e}`,x,At=36e5,Y=0,qt=2e3;function $t(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(mt(f.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Mt();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);De(),e()}),t.addEventListener("message",({data:a,ports:[r]})=>{a==="where"&&r?.postMessage(location.href)}),setTimeout(()=>{Bt().catch(a=>console.info(String(a)))},qt)}async function Bt(){let e=new URL("offline.js",q);x=await navigator.serviceWorker.register(e,{scope:q.pathname,updateViaCache:"none"}),Y=Date.now(),x.addEventListener("updatefound",ut),ut(),document.addEventListener("visibilitychange",Ft);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),H()}function Ft(){document.hidden||(Date.now()-Y>At&&Z(),H())}function Z(){Y=Date.now(),x?.update().catch(()=>{})}function ut(){let e=x?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var ft=mt("table"),Ot=2e3;async function H(){if(!(!x?.waiting||!x.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Ot)),!await navigator.locks?.request(ft,{ifAvailable:!0},t=>t!==null))return;x.waiting?.postMessage("take")}}var pt=ce(()=>C.value[0]==="t");function Mt(){let e=()=>{},t=!1;E(()=>{if(e(),t=B.value!==""&&(t||pt.value),!pt.value&&!t)return;let o=new Promise(a=>e=a);navigator.locks?.request(ft,{mode:"shared"},()=>o).then(H,()=>{})})}function dt(){let{spoken:e}=S;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var ee={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},ne=le(null),U=()=>S.language.value||me(navigator.languages);async function te(){let[e]=await Promise.all([I(),D(U(),f)]);ne.value=e}function Wt(e){let t=Object.hasOwn(ee,e)?ee[e]:void 0;return e===""?ct:t?ne.value?.[t]??Ut:Ht}var jt=["rules","learn","problems","records","people","settings"];function It(){let[e=""]=C.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${jt.map(t=>{if(t==="people"&&d.value)return null;let o=e===t?"page":void 0,a=t==="rules"?`/rules/${j()}`:`/${t}`;return s`<a href=${a} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
			${k.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${n("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Ht(){return s`<${z} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function ht(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Ut(){let[e=""]=C.value,[t,o]=w(!1);return v(()=>{te().catch(()=>ht()||o(!0))},[e]),s`<${z} text=${t?n("trouble.unreached"):""} />`}function Kt(){let e=B.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function _t({seated:e}){if(!ve.value)return null;let t=()=>{ye(),e&&Ae("/")};return s`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${b} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var zt=()=>s`<div class="out" role="status">${N.value?s`<p>${n("page.out")}</p>`:null}</div>`;function Gt(){let[e="",...t]=C.value,o=Wt(e),a=ne.value,r=e===""||e==="t"||!$e(`page.nav.${e}`)?"":n(`page.nav.${e}`),l=C.value.join("/");return v(()=>{Re()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[l]),v(()=>{e!=="t"&&(document.title=r?`${r} · Ninety-Nine`:"Ninety-Nine")},[e,r]),T.value,s`<div role="region" aria-label=${n("page.access")}><${dt} /></div>
		${e==="t"?null:s`<${zt} />`}
		${a?s`<${a.New} /><${a.Awaited} />`:null}
		${e==="t"&&t.length>0?null:s`<${It} />`}
		<${o} key=${`${e} ${Oe.value}`} rest=${t} more=${a} />
		${e==="t"||!a||d.value?null:s`<${a.Banned} />`}
		${e==="t"?null:s`<${Kt} />`}<${_t} seated=${e==="t"} /><${Ee} />`}function Qt(){let e=!1;E(()=>{let t=N.value;e&&!t&&(h(n("page.out.over")),Q().catch(o=>N.peek()||h(P(o))),Z()),e=t})}async function Vt(){document.fonts.load("500 1em Alegreya"),de(),qe();let[e=""]=C.value;e===""&&O().catch(()=>{});let t=()=>ge(`${f}cards.svg`);await Promise.all([...e===""?[_(U(),f)]:[D(U(),f),t()],...e in ee?[te()]:[]]),E(()=>{let a=U();a!==T.peek()&&_(a,f).catch(r=>ht()||h(P(r)))}),E(()=>{let{status:a,body:r}=F.value??{status:0,body:""};F.value&&h(P(a===0?new we("here"):ke(F.value,r)))}),E(()=>{let{value:a}=Me;a!==void 0&&h(a?n("page.now",{player:`${a.name}·${a.tag}`}):n("page.now.none"))}),$t(()=>h(n("page.edition.new"))),re(s`<${Gt} />`,document.getElementById("page"));let o=a=>{N.peek()||h(P(a))};Q().catch(o),We(o),Qt(),e===""&&(t().catch(a=>h(P(a))),setTimeout(()=>{te().then(be).catch(()=>{})},1e3))}Vt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
