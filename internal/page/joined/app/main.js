import{$b as Ce,Ab as ve,B as n,Ba as H,C as ae,Cb as U,Da as ue,Ea as pe,Ga as me,Ia as de,J as k,Kb as be,L as oe,Lb as ye,Sa as W,Vb as we,Wb as ke,Xb as Se,Yb as Ee,Zb as _,_b as R,a as u,b as D,bc as Pe,f as Y,g as d,gc as xe,h as y,hc as Le,j as Z,jc as Ne,kc as Te,la as se,lc as Oe,ma as ie,mc as De,n as ee,nc as qe,o as te,oa as S,oc as Ae,p as P,pa as x,pc as Re,q as o,qb as fe,qc as je,s as q,ta as re,tb as w,u as A,ua as le,va as ce,vb as he,w as L,x as ne,xa as f,xb as $e,y as M,ya as g,z as N,zb as ge}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),Xe(`${u}style/more.css`)]);return e}async function Xe(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Ye=new Set(["random","greedy"]),Ze=15e3,et=["9D","KC","QH","9S"];function tt({onclose:e}){let t=R(),a=s=>{_.variant.value=s.id,e()},i=Z(null);return y(()=>{let s=i.current?.querySelector("[aria-pressed=true]");s instanceof HTMLElement&&s.focus()},[]),o`<${pe} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${Ce().map(([s,r])=>o`<section key=${s}>
					<h3>${n("page.players",{n:s})}</h3>
					<ul>
						${r.map(c=>o`<li key=${c.id}>
								<button type="button" aria-pressed=${c===t} onclick=${()=>a(c)}>
									<span class="name">${n(`variant.${c.id}`)}</span> <span class="soft">${n(`about.${c.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function Ie(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await H(a),t(!1))}]}function nt(){let[e,t]=d(!1),[a,i]=Ie(),s=R(),r=Pe(),c=ke.value.filter(l=>!Ye.has(l.name)||l.name===r);return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${s?n("page.players",{n:s.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${s?n(`variant.${s.id}`):" "}
			</button>
		</h2>
		<p>${s?n(`about.${s.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:we.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${s?.id??""}`}>${n("page.home.rules")}</a>
			${Se.value?o`<a class="button plain" href=${s?`/bids?variant=${s.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${me} label=${n("page.home.level")} value=${r} options=${de("page.level",...c.map(l=>l.name))}
				onchange=${l=>_.level.value=l} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!s||!r} aria-busy=${a}
			onclick=${()=>s&&i(()=>xe(s,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${at} />
		${e?o`<${tt} onclose=${()=>t(!1)} />`:null}
	</section>`}function at(){return k.taught.value?null:o`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>k.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function ot(){let[e,t]=d(null),[a,i]=d(""),[s,r]=d(""),[c,l]=d(!1),h=()=>Promise.all([j(),N(L.value,u)]).then(([v])=>t(v),()=>f(n("page.trouble.unreached"))),p=async v=>{v.preventDefault();let C=Te(a);return C?"elsewhere"in C?location.assign(C.elsewhere):(l(!0),await Oe(C.table).catch(T=>r(g(T))),l(!1)):r(n("page.home.link.bad"))},$=v=>(i(v.currentTarget.value),r(""));return o`<section>
		<h2>${n(x.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(x.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${h}>${n("page.home.create")}</button>
		${x.value?null:o`<form class="link" onsubmit=${p}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${s!==""} aria-describedby=${s?"link-wrong":void 0}
						oninput=${$}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${s?"trouble":""} role="alert">${s}</p>
		${e?o`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function st({table:e,children:t}){let a=e.chairs.filter(s=>!s.player&&!s.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Ae(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:qe(De(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var K=8;function Be({title:e,tables:t,more:a,onmore:i,row:s}){let[r,c]=d(K);if(t.length===0)return null;let l=t.length-r,h=()=>{c(r+5*K),l<5*K&&a&&i()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(p=>o`<${st} key=${p.id} table=${p}>${s(p)}<//>`)}
		</ul>
		${l>0||a?o`<button type="button" class="button plain" onclick=${h}>
					${a?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function it({found:{open:e,playing:t,told:a,more:i,onmore:s}}){let[r,c]=Ie(),l=be(),h=$=>c(async()=>await l.keep()&&$()),p=R();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${ye} name=${l} />
		<p><button type="button" class="button" disabled=${!p} aria-busy=${r}
			onclick=${()=>p&&h(()=>Le(p.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Be} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>s("open")}
			row=${$=>o`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>h(()=>Ne($.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Be} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>s("playing")}
			row=${$=>o`
				<a class="button plain" href=${`/t/${$.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function rt(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,s]=d(e),[r,c]=d({open:1,playing:1}),l=ge.value?.id,h=x.value,p=ve("here")?.id;y(()=>{let m=!1,b=!1,O=async()=>{if(document.visibilityState!=="hidden")try{let[F,J,X]=await Promise.all([Re(Je=>m||s(Je)),h?{all:e,more:!1}:W("open",r.open,"there"),h?{all:e,more:!1}:W("playing",r.playing,"there")]);b=!1;let Ve={open:J.more,playing:X.more};m||a({mine:F,open:J.all,playing:X.all,told:!0,more:Ve})}catch(F){!m&&!b&&!S.peek()&&f(g(F)),b=!0}};O();let Qe=setInterval(O,Ze);return document.addEventListener("visibilitychange",O),()=>{m=!0,clearInterval(Qe),document.removeEventListener("visibilitychange",O)}},[l,p,h,r]);let $=m=>c(b=>({...b,[m]:b[m]+1})),v=[...t.mine,...i].sort((m,b)=>b.moved-m.moved),C=new Set(v.map(m=>m.id)),T=m=>!C.has(m.id);return{...t,mine:v,open:t.open.filter(T),playing:t.playing.filter(T),onmore:$}}var lt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function Fe(){let e=rt();y(()=>{H(Ee)},[]);let t=n("title");return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":lt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${et.map(a=>o`<${se} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${nt} />
			<${je} found=${e.mine} />
			<${ot} />
			${x.value?null:o`<${it} found=${e} />`}
		</div>
	</main>`}var We=e=>`ninetynine ${D.pathname} ${e}`,E,ct=36e5,z=0,ut=2e3;function Ue(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(We(u.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),ft();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);fe(),e()}),setTimeout(()=>{pt().catch(i=>console.info(String(i)))},ut)}async function pt(){let e=new URL("offline.js",D);E=await navigator.serviceWorker.register(e,{scope:D.pathname,updateViaCache:"none"}),z=Date.now(),E.addEventListener("updatefound",Me),Me(),document.addEventListener("visibilitychange",mt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),B()}function mt(){document.hidden||(Date.now()-z>ct&&G(),B())}function G(){z=Date.now(),E?.update().catch(()=>{})}function Me(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void B())}var _e=We("table"),dt=2e3;async function B(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,dt)),!await navigator.locks?.request(_e,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var He=te(()=>w.value[0]==="t");function ft(){let e=()=>{},t=!1;P(()=>{if(e(),t=q.value!==""&&(t||He.value),!He.value&&!t)return;let a=new Promise(i=>e=i);navigator.locks?.request(_e,{mode:"shared"},()=>a).then(B,()=>{})})}function Ke(){let{spoken:e}=k;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var Q={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},ze=ee(null),I=()=>k.language.value||ne(navigator.languages);async function V(){let[e]=await Promise.all([j(),N(I(),u)]);ze.value=e}function ht(e){let t=Object.hasOwn(Q,e)?Q[e]:void 0;return e===""?Fe:t?ze.value?.[t]??bt:vt}var $t=["rules","learn","problems","records","settings"];function gt(){let[e=""]=w.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${$t.map(t=>{let a=e===t?"page":void 0;return o`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function vt(){return o`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Ge(){try{if(sessionStorage.getItem("ninetynine.anew")===u)return!1;sessionStorage.setItem("ninetynine.anew",u)}catch{return!1}return location.reload(),!0}function bt(){let[e=""]=w.value,[t,a]=d(!1);return y(()=>{V().catch(()=>Ge()||a(!0))},[e]),o`<main id="main" tabindex="-1" class="stack">
		${t?o`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function yt(){let e=q.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}var wt=()=>o`<div class="out" role="status">${S.value?o`<p>${n("page.out")}</p>`:null}</div>`;function kt(){let[e="",...t]=w.value,a=ht(e),i=e===""||e==="t"||!ae(`page.nav.${e}`)?"":n(`page.nav.${e}`),s=w.value.join("/");return y(()=>{he()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[s]),y(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),L.value,o`<div role="region" aria-label=${n("page.access")}><${Ke} /></div>
		${e==="t"?null:o`<${wt} />`}
		${e==="t"&&t.length>0?null:o`<${gt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${yt} />`}<${ue} />`}function St(){let e=!1;P(()=>{let t=S.value;e&&!t&&(f(n("page.out.over")),U().catch(a=>S.peek()||f(g(a))),G()),e=t})}async function Et(){document.fonts.load("500 1em Alegreya"),oe(),$e();let[e=""]=w.value,t=()=>ie(`${u}cards.svg`);await Promise.all([...e===""?[M(I(),u)]:[N(I(),u),t()],...e in Q?[V()]:[]]),P(()=>{let a=I();a!==L.peek()&&M(a,u).catch(i=>Ge()||f(g(i)))}),P(()=>{let{status:a,body:i}=A.value??{status:0,body:""};A.value&&f(g(a===0?new re("here"):ce(A.value,i)))}),Ue(()=>f(n("page.edition.new"))),Y(o`<${kt} />`,document.getElementById("page")),U().catch(a=>S.peek()||f(g(a))),St(),e===""&&(t().catch(a=>f(g(a))),setTimeout(()=>{V().then(le).catch(()=>{})},1e3))}Et().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
