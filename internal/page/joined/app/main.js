import{$b as we,Aa as ie,Ca as re,Db as me,Eb as fe,G as w,I as ee,La as B,Nb as de,Ob as he,Pb as $e,Qb as ge,Rb as F,Sb as N,Tb as ve,Vb as be,_b as ye,a as m,b as L,bc as ke,cc as Se,dc as Ee,ec as Ce,f as K,fc as Pe,g as d,gc as xe,h as v,ha as te,hc as Le,ia as ne,ic as Ne,j as Q,jb as le,ka as k,la as E,mb as y,n as V,o as J,ob as ce,p as C,q as o,qa as ae,qb as ue,r as X,sb as pe,t as P,ta as h,u as Y,ua as b,v as j,vb as I,w as x,wa as A,xa as oe,y as n,ya as se,z as Z}from"./chunk.js";async function T(){let[e]=await Promise.all([import("./screens.js"),He(`${m}style/more.css`)]);return e}async function He(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var We=new Set(["random","greedy"]),_e=15e3,Ue=["9D","KC","QH","9S"];function ze({onclose:e}){let t=N(),a=s=>{F.variant.value=s.id,e()},i=Q(null);return v(()=>{let s=i.current?.querySelector("[aria-pressed=true]");s instanceof HTMLElement&&s.focus()},[]),o`<${se} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${ve().map(([s,r])=>o`<section key=${s}>
					<h3>${n("page.players",{n:s})}</h3>
					<ul>
						${r.map(u=>o`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function Oe(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await A(a),t(!1))}]}function Ge(){let[e,t]=d(!1),[a,i]=Oe(),s=N(),r=be(),u=he.value.filter(l=>!We.has(l.name)||l.name===r);return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${s?n("page.players",{n:s.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${s?n(`variant.${s.id}`):" "}
			</button>
		</h2>
		<p>${s?n(`about.${s.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:de.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${s?.id??""}`}>${n("page.home.rules")}</a>
			${$e.value?o`<a class="button plain" href=${s?`/bids?variant=${s.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ie} label=${n("page.home.level")} value=${r} options=${re("page.level",...u.map(l=>l.name))}
				onchange=${l=>F.level.value=l} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!s||!r} aria-busy=${a}
			onclick=${()=>s&&i(()=>ye(s,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${Ke} />
		${e?o`<${ze} onclose=${()=>t(!1)} />`:null}
	</section>`}function Ke(){return w.taught.value?null:o`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>w.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function Qe(){let[e,t]=d(null),[a,i]=d(""),[s,r]=d(""),[u,l]=d(!1),g=()=>Promise.all([T(),x(P.value,m)]).then(([f])=>t(f),()=>h(n("page.trouble.unreached"))),p=async f=>{f.preventDefault();let $=Se(a);return $?"elsewhere"in $?location.assign($.elsewhere):(l(!0),await Ee($.table).catch(q=>r(b(q))),l(!1)):r(n("page.home.link.bad"))},c=f=>(i(f.currentTarget.value),r(""));return o`<section>
		<h2>${n(E.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(E.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${g}>${n("page.home.create")}</button>
		${E.value?null:o`<form class="link" onsubmit=${p}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${s!==""} aria-describedby=${s?"link-wrong":void 0}
						oninput=${c}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${s?"trouble":""} role="alert">${s}</p>
		${e?o`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ve({table:e,children:t}){let a=e.chairs.filter(s=>!s.player&&!s.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):xe(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Pe(Ce(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var M=8;function Te({title:e,tables:t,more:a,onmore:i,row:s}){let[r,u]=d(M);if(t.length===0)return null;let l=t.length-r,g=()=>{u(r+5*M),l<5*M&&a&&i()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(p=>o`<${Ve} key=${p.id} table=${p}>${s(p)}<//>`)}
		</ul>
		${l>0||a?o`<button type="button" class="button plain" onclick=${g}>
					${a?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function Je({found:{open:e,playing:t,told:a,more:i,onmore:s}}){let[r,u]=Oe(),l=me(),g=c=>u(async()=>await l.keep()&&c()),p=N();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${fe} name=${l} />
		<p><button type="button" class="button" disabled=${!p} aria-busy=${r}
			onclick=${()=>p&&g(()=>we(p.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Te} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>s("open")}
			row=${c=>o`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>g(()=>ke(c.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Te} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>s("playing")}
			row=${c=>o`
				<a class="button plain" href=${`/t/${c.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Xe(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,s]=d({open:1,playing:1}),r=pe.value?.id,u=E.value;v(()=>{let c=!1,f=!1,$=async()=>{if(document.visibilityState!=="hidden")try{let[R,z,G]=await Promise.all([Le(),u?{all:e,more:!1}:B("open",i.open,"there"),u?{all:e,more:!1}:B("playing",i.playing,"there")]);f=!1;let Me={open:z.more,playing:G.more};c||a({mine:R,open:z.all,playing:G.all,told:!0,more:Me})}catch(R){!c&&!f&&!k.peek()&&h(b(R)),f=!0}};$();let q=setInterval($,_e);return document.addEventListener("visibilitychange",$),()=>{c=!0,clearInterval(q),document.removeEventListener("visibilitychange",$)}},[r,u,i]);let l=c=>s(f=>({...f,[c]:f[c]+1})),g=new Set(t.mine.map(c=>c.id)),p=c=>!g.has(c.id);return{...t,open:t.open.filter(p),playing:t.playing.filter(p),onmore:l}}var Ye=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function De(){let e=Xe();v(()=>{A(ge)},[]);let t=n("title");return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Ye(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Ue.map(a=>o`<${te} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Ge} />
			<${Ne} found=${e.mine} />
			<${Qe} />
			${E.value?null:o`<${Je} found=${e} />`}
		</div>
	</main>`}var Re=e=>`ninetynine ${L.pathname} ${e}`,S,Ze=36e5,H=0,et=2e3;function je(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Re(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),st();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);le(),e()}),setTimeout(()=>{tt().catch(i=>console.info(String(i)))},et)}async function tt(){let e=new URL("offline.js",L);S=await navigator.serviceWorker.register(e,{scope:L.pathname,updateViaCache:"none"}),H=Date.now(),S.addEventListener("updatefound",qe),qe(),document.addEventListener("visibilitychange",nt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),O()}function nt(){document.hidden||(Date.now()-H>Ze&&W(),O())}function W(){H=Date.now(),S?.update().catch(()=>{})}function qe(){let e=S?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void O())}var Ae=Re("table"),at=2e3;async function O(){if(!(!S?.waiting||!S.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,at)),!await navigator.locks?.request(Ae,{ifAvailable:!0},t=>t!==null))return;S.waiting?.postMessage("take")}}var ot=J(()=>y.value[0]==="t");function st(){let e=()=>{};C(()=>{if(e(),!ot.value)return;let t=new Promise(a=>e=a);navigator.locks?.request(Ae,{mode:"shared"},()=>t).then(O,()=>{})})}function Be(){let{spoken:e}=w;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads"},Ie=V(null),D=()=>w.language.value||Y(navigator.languages);async function U(){let[e]=await Promise.all([T(),x(D(),m)]);Ie.value=e}function it(e){let t=Object.hasOwn(_,e)?_[e]:void 0;return e===""?De:t?Ie.value?.[t]??ut:ct}var rt=["rules","learn","problems","records","settings"];function lt(){let[e=""]=y.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${rt.map(t=>{let a=e===t?"page":void 0;return o`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function ct(){return o`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Fe(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function ut(){let[e=""]=y.value,[t,a]=d(!1);return v(()=>{U().catch(()=>Fe()||a(!0))},[e]),o`<main id="main" tabindex="-1" class="stack">
		${t?o`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function pt(){let e=X.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}var mt=()=>o`<div class="out" role="status">${k.value?o`<p>${n("page.out")}</p>`:null}</div>`;function ft(){let[e="",...t]=y.value,a=it(e),i=e===""||e==="t"||!Z(`page.nav.${e}`)?"":n(`page.nav.${e}`),s=y.value.join("/");return v(()=>{ce()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[s]),v(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),P.value,o`<div role="region" aria-label=${n("page.access")}><${Be} /></div>
		${e==="t"&&t.length>0?null:o`<${lt} />`}
		${e==="t"?null:o`<${mt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${pt} />`}<${oe} />`}function dt(){let e=!1;C(()=>{let t=k.value;e&&!t&&(h(n("page.out.over")),I().catch(a=>k.peek()||h(b(a))),W()),e=t})}async function ht(){document.fonts.load("500 1em Alegreya"),ee(),ue();let[e=""]=y.value,t=()=>ne(`${m}cards.svg`);await Promise.all([...e===""?[j(D(),m)]:[x(D(),m),t()],...e in _?[U()]:[]]),C(()=>{let a=D();a!==P.peek()&&j(a,m).catch(i=>Fe()||h(b(i)))}),je(()=>h(n("page.edition.new"))),K(o`<${ft} />`,document.getElementById("page")),I().catch(a=>k.peek()||h(b(a))),dt(),e===""&&(t().catch(a=>h(b(a))),setTimeout(()=>{U().then(ae).catch(()=>{})},1e3))}ht().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
