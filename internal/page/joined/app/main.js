import{A as Z,Aa as se,Ca as ie,Ea as re,Gb as de,H as w,Hb as fe,J as ee,Oa as B,Qb as he,Rb as $e,Sb as ge,Tb as ve,Ub as F,Vb as T,Wb as be,Yb as ye,a as p,b as N,bc as we,cc as ke,ec as Se,f as K,fc as Ee,g as d,gc as Ce,h as v,hc as Pe,ia as te,ic as xe,j as Q,ja as ne,jc as Le,kc as Ne,la as k,lc as Te,ma as C,mb as le,n as V,o as J,p as P,pb as y,q as o,r as X,ra as ae,rb as ce,tb as ue,u as x,ua as $,v as Y,va as b,vb as pe,w as R,wb as me,x as L,ya as j,yb as I,z as n,za as oe}from"./chunk.js";async function O(){let[e]=await Promise.all([import("./screens.js"),_e(`${p}style/more.css`)]);return e}async function _e(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Ue=new Set(["random","greedy"]),ze=15e3,Ge=["9D","KC","QH","9S"];function Ke({onclose:e}){let t=T(),a=s=>{F.variant.value=s.id,e()},i=Q(null);return v(()=>{let s=i.current?.querySelector("[aria-pressed=true]");s instanceof HTMLElement&&s.focus()},[]),o`<${se} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${be().map(([s,r])=>o`<section key=${s}>
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
	<//>`}function De(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await j(a),t(!1))}]}function Qe(){let[e,t]=d(!1),[a,i]=De(),s=T(),r=ye(),c=$e.value.filter(l=>!Ue.has(l.name)||l.name===r);return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${s?n("page.players",{n:s.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${s?n(`variant.${s.id}`):" "}
			</button>
		</h2>
		<p>${s?n(`about.${s.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:he.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${s?.id??""}`}>${n("page.home.rules")}</a>
			${ge.value?o`<a class="button plain" href=${s?`/bids?variant=${s.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ie} label=${n("page.home.level")} value=${r} options=${re("page.level",...c.map(l=>l.name))}
				onchange=${l=>F.level.value=l} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!s||!r} aria-busy=${a}
			onclick=${()=>s&&i(()=>we(s,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${Ve} />
		${e?o`<${Ke} onclose=${()=>t(!1)} />`:null}
	</section>`}function Ve(){return w.taught.value?null:o`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>w.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function Je(){let[e,t]=d(null),[a,i]=d(""),[s,r]=d(""),[c,l]=d(!1),g=()=>Promise.all([O(),L(x.value,p)]).then(([u])=>t(u),()=>$(n("page.trouble.unreached"))),m=async u=>{u.preventDefault();let f=Ee(a);return f?"elsewhere"in f?location.assign(f.elsewhere):(l(!0),await Ce(f.table).catch(E=>r(b(E))),l(!1)):r(n("page.home.link.bad"))},h=u=>(i(u.currentTarget.value),r(""));return o`<section>
		<h2>${n(C.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(C.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${g}>${n("page.home.create")}</button>
		${C.value?null:o`<form class="link" onsubmit=${m}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${s!==""} aria-describedby=${s?"link-wrong":void 0}
						oninput=${h}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${s?"trouble":""} role="alert">${s}</p>
		${e?o`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Xe({table:e,children:t}){let a=e.chairs.filter(s=>!s.player&&!s.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Le(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:xe(Pe(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var M=8;function Oe({title:e,tables:t,more:a,onmore:i,row:s}){let[r,c]=d(M);if(t.length===0)return null;let l=t.length-r,g=()=>{c(r+5*M),l<5*M&&a&&i()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(m=>o`<${Xe} key=${m.id} table=${m}>${s(m)}<//>`)}
		</ul>
		${l>0||a?o`<button type="button" class="button plain" onclick=${g}>
					${a?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function Ye({found:{open:e,playing:t,told:a,more:i,onmore:s}}){let[r,c]=De(),l=de(),g=h=>c(async()=>await l.keep()&&h()),m=T();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${m?n("page.home.company.about",{variant:n(`variant.${m.id}`)}):" "}</p>
		<${fe} name=${l} />
		<p><button type="button" class="button" disabled=${!m} aria-busy=${r}
			onclick=${()=>m&&g(()=>ke(m.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Oe} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>s("open")}
			row=${h=>o`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>g(()=>Se(h.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Oe} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>s("playing")}
			row=${h=>o`
				<a class="button plain" href=${`/t/${h.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Ze(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,s]=d({open:1,playing:1}),r=pe.value?.id,c=C.value,l=me("here")?.id;v(()=>{let u=!1,f=!1,E=async()=>{if(document.visibilityState!=="hidden")try{let[A,z,G]=await Promise.all([Ne(),c?{all:e,more:!1}:B("open",i.open,"there"),c?{all:e,more:!1}:B("playing",i.playing,"there")]);f=!1;let We={open:z.more,playing:G.more};u||a({mine:A,open:z.all,playing:G.all,told:!0,more:We})}catch(A){!u&&!f&&!k.peek()&&$(b(A)),f=!0}};E();let He=setInterval(E,ze);return document.addEventListener("visibilitychange",E),()=>{u=!0,clearInterval(He),document.removeEventListener("visibilitychange",E)}},[r,l,c,i]);let g=u=>s(f=>({...f,[u]:f[u]+1})),m=new Set(t.mine.map(u=>u.id)),h=u=>!m.has(u.id);return{...t,open:t.open.filter(h),playing:t.playing.filter(h),onmore:g}}var et=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function qe(){let e=Ze();v(()=>{j(ve)},[]);let t=n("title");return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":et(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Ge.map(a=>o`<${te} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Qe} />
			<${Te} found=${e.mine} />
			<${Je} />
			${C.value?null:o`<${Ye} found=${e} />`}
		</div>
	</main>`}var Re=e=>`ninetynine ${N.pathname} ${e}`,S,tt=36e5,H=0,nt=2e3;function je(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Re(p.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),rt();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);le(),e()}),setTimeout(()=>{at().catch(i=>console.info(String(i)))},nt)}async function at(){let e=new URL("offline.js",N);S=await navigator.serviceWorker.register(e,{scope:N.pathname,updateViaCache:"none"}),H=Date.now(),S.addEventListener("updatefound",Ae),Ae(),document.addEventListener("visibilitychange",ot);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),D()}function ot(){document.hidden||(Date.now()-H>tt&&W(),D())}function W(){H=Date.now(),S?.update().catch(()=>{})}function Ae(){let e=S?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void D())}var Be=Re("table"),st=2e3;async function D(){if(!(!S?.waiting||!S.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,st)),!await navigator.locks?.request(Be,{ifAvailable:!0},t=>t!==null))return;S.waiting?.postMessage("take")}}var it=J(()=>y.value[0]==="t");function rt(){let e=()=>{};P(()=>{if(e(),!it.value)return;let t=new Promise(a=>e=a);navigator.locks?.request(Be,{mode:"shared"},()=>t).then(D,()=>{})})}function Ie(){let{spoken:e}=w;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Fe=V(null),q=()=>w.language.value||Y(navigator.languages);async function U(){let[e]=await Promise.all([O(),L(q(),p)]);Fe.value=e}function lt(e){let t=Object.hasOwn(_,e)?_[e]:void 0;return e===""?qe:t?Fe.value?.[t]??mt:pt}var ct=["rules","learn","problems","records","settings"];function ut(){let[e=""]=y.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${ct.map(t=>{let a=e===t?"page":void 0;return o`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function pt(){return o`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Me(){try{if(sessionStorage.getItem("ninetynine.anew")===p)return!1;sessionStorage.setItem("ninetynine.anew",p)}catch{return!1}return location.reload(),!0}function mt(){let[e=""]=y.value,[t,a]=d(!1);return v(()=>{U().catch(()=>Me()||a(!0))},[e]),o`<main id="main" tabindex="-1" class="stack">
		${t?o`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function dt(){let e=X.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}var ft=()=>o`<div class="out" role="status">${k.value?o`<p>${n("page.out")}</p>`:null}</div>`;function ht(){let[e="",...t]=y.value,a=lt(e),i=e===""||e==="t"||!Z(`page.nav.${e}`)?"":n(`page.nav.${e}`),s=y.value.join("/");return v(()=>{ce()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[s]),v(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),x.value,o`<div role="region" aria-label=${n("page.access")}><${Ie} /></div>
		${e==="t"&&t.length>0?null:o`<${ut} />`}
		${e==="t"?null:o`<${ft} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${dt} />`}<${oe} />`}function $t(){let e=!1;P(()=>{let t=k.value;e&&!t&&($(n("page.out.over")),I().catch(a=>k.peek()||$(b(a))),W()),e=t})}async function gt(){document.fonts.load("500 1em Alegreya"),ee(),ue();let[e=""]=y.value,t=()=>ne(`${p}cards.svg`);await Promise.all([...e===""?[R(q(),p)]:[L(q(),p),t()],...e in _?[U()]:[]]),P(()=>{let a=q();a!==x.peek()&&R(a,p).catch(i=>Me()||$(b(i)))}),je(()=>$(n("page.edition.new"))),K(o`<${ht} />`,document.getElementById("page")),I().catch(a=>k.peek()||$(b(a))),$t(),e===""&&(t().catch(a=>$(b(a))),setTimeout(()=>{U().then(ae).catch(()=>{})},1e3))}gt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
