import{$a as Ce,$c as J,$d as et,Aa as O,Ad as Me,B as n,Ba as ye,Bd as He,C as fe,Ca as be,Cd as B,Dd as W,Ea as A,Ed as j,Fa as C,Fd as M,Ga as b,Gd as Ue,I as de,Ib as qe,Id as Ke,La as we,Ma as ke,N as P,Na as Se,Nc as Q,Od as _e,P as he,Pd as ze,Qa as y,Qd as Ge,Sa as k,Sd as Qe,Td as Ve,Ud as Je,Vc as L,Wa as Pe,Wc as Ie,Xa as R,Ya as w,Yd as Xe,Za as G,Zd as Ye,_a as Ee,_c as V,_d as Ze,a as $,ae as tt,b as I,be as X,cb as Ne,ce as nt,eb as xe,ee as at,f as re,g,h as v,ib as Le,j as le,kb as De,ld as Oe,md as Ae,n as ce,nb as E,o as ue,od as Be,p as x,pa as ge,pb as Te,q as s,qa as ve,qb as Re,rb as Fe,rd as F,s as pe,sd as We,t as me,w as D,x as $e,y as z,z as T,zd as je}from"./chunk.js";async function H(){let[e]=await Promise.all([import("./screens.js"),gt(`${$}style/more.css`)]);return e}async function gt(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,o)=>{t.onload=a,t.onerror=o}).catch(a=>{throw t.remove(),a})}var vt=new Set(["random","greedy"]),yt=15e3,bt=["9D","KC","QH","9S"];function wt({onclose:e}){let t=j(),a=i=>{W.variant.value=i.id,e()},o=le(null);return v(()=>{let i=o.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),s`<${Ce} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${Ue().map(([i,l])=>s`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${l.map(r=>s`<li key=${r.id}>
								<button type="button" aria-pressed=${r===t} onclick=${()=>a(r)}>
									<span class="name">${n(`variant.${r.id}`)}</span> <span class="soft">${n(`about.${r.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function kt({more:e,chief:t}){let[a,o]=g(!1),{busy:i,once:l}=R(),r=j(),c=Me.value.map(d=>d.name),u=Ke()||W.level.value||me,p=(c.length?c:pe).filter(d=>!vt.has(d)||d===u),m=M(),f=r?je.value.length:18;return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${m}`)}
			</button>
		</h2>
		<p>${n(`about.${m}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>o(!0)} say=${n("page.home.variants",{n:f})} />
			<a class="button plain" href=${`/rules/${m}`}>${n("page.home.rules")}</a>
			${He.value?s`<a class="button plain" href=${`/bids?variant=${m}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ne} label=${n("page.home.level")} value=${u} options=${Le("page.level",...p)}
				onchange=${d=>W.level.value=d} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!r||!c.length}
			aria-busy=${i} onclick=${()=>r&&l(()=>_e(r,u))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${a?s`<${wt} onclose=${()=>o(!1)} />`:null}
	</section>`}function St({way:{stage:e,of:t}}){let{busy:a,once:o}=R(),i=P.way.value==="",l={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=i?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return s`<section class="door" aria-label=${n("way.steps")}>
		${i?s`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${We} at=${e} />
		<p class="ways">
			${l?s`<a class="button chief" href=${l}>${c}</a>`:s`<${w} chief aria-busy=${a} onclick=${()=>o(ze)} say=${c} />`}
			<${w} plain onclick=${F} say=${n(i?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function Pt({mine:e,told:t}){let a=Be(),o=P.way.value===""&&a!==void 0,i=L.value?.id;v(()=>{let r=P.course.peek()!==""||X()>0||de("ninetynine.problems")!==null;o&&(r||t&&e.length>0)?F():o&&t&&i&&qe({player:i}).then(c=>c.tallies.length>0&&F(),()=>{})},[o,t,e.length,i]);let l=t&&a?.stage==="match"&&a.of!==""&&e.every(r=>r.id!==a.of);return v(()=>{l&&F()},[l]),a}function Et(){let[e,t]=g(null),[a,o]=g(""),[i,l]=g(""),{busy:r,once:c}=R(f=>l(k(f))),u=()=>Promise.all([H(),T(D.value,$)]).then(([f])=>t(f),()=>y(n("trouble.unreached"))),p=f=>{f.preventDefault();let d=Ve(a);d?"elsewhere"in d?location.assign(d.elsewhere):c(()=>Je(d.table)):l(n("page.home.link.bad"))},m=f=>(o(f),l(""));return s`<section>
		<h2>${n(b.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(b.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${u} say=${n("page.home.create")} />
		${b.value?null:s`<form class="link" onsubmit=${p}>
				<${xe} label=${n("page.home.link")} value=${a} oninput=${m} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${r}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${L.value&&!b.value?s`<p class="row">
			<a class="button plain" href="/people">${n("page.people")}</a></p>`:null}
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ct({table:e,children:t}){let a=e.chairs.filter(i=>!i.player&&!i.bot).length,o=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Ze(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Ye(Xe(e.chairs))})}</span>
		<span class="soft">${o.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var Y=8;function ot({title:e,tables:t,more:a,onmore:o,row:i}){let[l,r]=g(Y);if(t.length===0)return null;let c=t.length-l,u=()=>{r(l+5*Y),c<5*Y&&a&&o()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,l).map(p=>s`<${Ct} key=${p.id} table=${p}>${i(p)}<//>`)}
		</ul>
		${c>0||a?s`<${w} plain onclick=${u} say=${a?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function Nt({found:{open:e,playing:t,told:a,more:o,onmore:i}}){let{busy:l,once:r}=R(),c=Oe(),u=m=>r(async()=>await c.keep()&&m()),p=j();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${Ae} name=${c} />
		<p><${w} disabled=${!p} aria-busy=${l} onclick=${()=>p&&u(()=>Ge(p.id))}
			say=${n("page.home.company.find")} /></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${ot} title=${n("page.home.open")} tables=${e} more=${o.open} onmore=${()=>i("open")}
			row=${m=>s`
				<${w} plain aria-busy=${l} onclick=${()=>u(()=>Qe(m.id))} say=${n("page.home.sit")} />`} />
		<${ot} title=${n("page.home.playing")} tables=${t} more=${o.playing} onmore=${()=>i("playing")}
			row=${m=>s`
				<a class="button plain" href=${`/t/${m.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function xt(){let e=[],[t,a]=g({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[o,i]=g(e),[l,r]=g({open:1,playing:1}),c=L.value?.id??"",u=b.value,p=Ie("here")?.id;v(()=>{let h=!1,S=!1,q=async()=>{if(document.visibilityState!=="hidden")try{let[_,se,ie]=await Promise.all([et(ht=>h||i(ht)),u?{all:e,more:!1}:Q("open",l.open,"there"),u?{all:e,more:!1}:Q("playing",l.playing,"there")]);S=!1;let dt={open:se.more,playing:ie.more};h||a({mine:_,open:se.all,playing:ie.all,of:c,more:dt})}catch(_){!h&&!S&&!C.peek()&&y(k(_)),S=!0}};q();let ft=setInterval(q,yt);return document.addEventListener("visibilitychange",q),()=>{h=!0,clearInterval(ft),document.removeEventListener("visibilitychange",q)}},[c,p,u,l]);let m=h=>r(S=>({...S,[h]:S[h]+1})),f=[...t.mine,...o].sort((h,S)=>S.moved-h.moved),d=new Set(f.map(h=>h.id)),oe=h=>!d.has(h.id);v(()=>tt(f),[t,o,c]);let $t=J.value&&t.of===c;return{...t,told:$t,mine:f,open:t.open.filter(oe),playing:t.playing.filter(oe),onmore:m}}var Lt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function st({more:e}){let t=xt();v(()=>{Pe(B)},[]);let a=n("title"),o=Pt(t),i=o?.stage==="match"?t.mine.filter(r=>r.id!==o.of):t.mine,l=t.told?i.some(nt):X()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Lt(a)}}>${a}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${bt.map(r=>s`<${ge} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${o?s`<${St} way=${o} />`:null}
			<${at} found=${i} told=${t.told} chief=${!o} />
			<${kt} more=${l} chief=${!l&&!o} />
			${e&&!b.value?s`<${e.Evenings} />`:null}
			<${Et} />
			${e&&L.value&&!b.value?s`<${e.FriendsTables} />`:null}
			${b.value?null:s`<${Nt} found=${t} />`}
			<p class="soft small row">
				${J.value&&!L.value&&!b.value?s`<a href="/you">${n("page.you.back")}</a>`:null}
				<a href="/privacy">${n("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}var lt=e=>`ninetynine ${I.pathname} ${e}`,N,Dt=36e5,Z=0,Tt=2e3;function ct(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(lt($.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),It();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);De(),e()}),setTimeout(()=>{Rt().catch(o=>console.info(String(o)))},Tt)}async function Rt(){let e=new URL("offline.js",I);N=await navigator.serviceWorker.register(e,{scope:I.pathname,updateViaCache:"none"}),Z=Date.now(),N.addEventListener("updatefound",it),it(),document.addEventListener("visibilitychange",Ft);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),U()}function Ft(){document.hidden||(Date.now()-Z>Dt&&ee(),U())}function ee(){Z=Date.now(),N?.update().catch(()=>{})}function it(){let e=N?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void U())}var ut=lt("table"),qt=2e3;async function U(){if(!(!N?.waiting||!N.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,qt)),!await navigator.locks?.request(ut,{ifAvailable:!0},t=>t!==null))return;N.waiting?.postMessage("take")}}var rt=ue(()=>E.value[0]==="t");function It(){let e=()=>{},t=!1;x(()=>{if(e(),t=O.value!==""&&(t||rt.value),!rt.value&&!t)return;let a=new Promise(o=>e=o);navigator.locks?.request(ut,{mode:"shared"},()=>a).then(U,()=>{})})}function pt(){let{spoken:e}=P;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var te={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},ae=ce(null),K=()=>P.language.value||$e(navigator.languages);async function ne(){let[e]=await Promise.all([H(),T(K(),$)]);ae.value=e}function Ot(e){let t=Object.hasOwn(te,e)?te[e]:void 0;return e===""?st:t?ae.value?.[t]??jt:Wt}var At=["rules","learn","problems","records","settings"];function Bt(){let[e=""]=E.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${At.map(t=>{let a=e===t?"page":void 0,o=t==="rules"?`/rules/${M()}`:`/${t}`;return s`<a href=${o} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Wt(){return s`<${G} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function mt(){try{if(sessionStorage.getItem("ninetynine.anew")===$)return!1;sessionStorage.setItem("ninetynine.anew",$)}catch{return!1}return location.reload(),!0}function jt(){let[e=""]=E.value,[t,a]=g(!1);return v(()=>{ne().catch(()=>mt()||a(!0))},[e]),s`<${G} text=${t?n("trouble.unreached"):""} />`}function Mt(){let e=O.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Ht({seated:e}){if(!ye.value)return null;let t=()=>{be(),e&&Re("/")};return s`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${w} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Ut=()=>s`<div class="out" role="status">${C.value?s`<p>${n("page.out")}</p>`:null}</div>`;function Kt(){let[e="",...t]=E.value,a=Ot(e),o=ae.value,i=e===""||e==="t"||!fe(`page.nav.${e}`)?"":n(`page.nav.${e}`),l=E.value.join("/");return v(()=>{Te()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[l]),v(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),D.value,s`<div role="region" aria-label=${n("page.access")}><${pt} /></div>
		${e==="t"?null:s`<${Ut} />`}
		${e==="t"&&t.length>0?null:s`<${Bt} />`}
		${o?s`<${o.Awaited} />`:null}
		<${a} key=${e} rest=${t} more=${o} />
		${e==="t"?null:s`<${Mt} />`}<${Ht} seated=${e==="t"} /><${Ee} />`}function _t(){let e=!1;x(()=>{let t=C.value;e&&!t&&(y(n("page.out.over")),V().catch(a=>C.peek()||y(k(a))),ee()),e=t})}async function zt(){document.fonts.load("500 1em Alegreya"),he(),Fe();let[e=""]=E.value;e===""&&B().catch(()=>{});let t=()=>ve(`${$}cards.svg`);await Promise.all([...e===""?[z(K(),$)]:[T(K(),$),t()],...e in te?[ne()]:[]]),x(()=>{let a=K();a!==D.peek()&&z(a,$).catch(o=>mt()||y(k(o)))}),x(()=>{let{status:a,body:o}=A.value??{status:0,body:""};A.value&&y(k(a===0?new we("here"):Se(A.value,o)))}),ct(()=>y(n("page.edition.new"))),re(s`<${Kt} />`,document.getElementById("page")),V().catch(a=>C.peek()||y(k(a))),_t(),e===""&&(t().catch(a=>y(k(a))),setTimeout(()=>{ne().then(ke).catch(()=>{})},1e3))}zt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
