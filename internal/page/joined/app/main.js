import{$b as Se,Aa as I,Ab as M,B as n,Ba as re,C as ee,Ca as le,Ea as ce,Ga as ue,Ib as $e,J as w,Jb as ge,L as te,Qa as F,Tb as ve,Ub as be,Vb as ye,Wb as we,Xb as H,Yb as D,Zb as ke,a as p,b as N,ec as Ee,f as V,fc as Ce,g as d,h as b,hc as Pe,ic as xe,j as J,jc as Le,ka as ne,kc as Ne,la as ae,lc as Te,mc as Oe,n as X,na as k,nc as De,o as Y,oa as P,ob as pe,oc as qe,p as C,q as o,rb as y,s as T,sa as oe,ta as se,tb as me,u as O,ua as ie,vb as de,w as x,wa as h,x as Z,xa as g,xb as fe,y as B,yb as he,z as L}from"./chunk.js";async function q(){let[e]=await Promise.all([import("./screens.js"),Ke(`${p}style/more.css`)]);return e}async function Ke(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var Qe=new Set(["random","greedy"]),Ve=15e3,Je=["9D","KC","QH","9S"];function Xe({onclose:e}){let t=D(),a=s=>{H.variant.value=s.id,e()},i=J(null);return b(()=>{let s=i.current?.querySelector("[aria-pressed=true]");s instanceof HTMLElement&&s.focus()},[]),o`<${le} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${ke().map(([s,r])=>o`<section key=${s}>
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
	<//>`}function Re(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await I(a),t(!1))}]}function Ye(){let[e,t]=d(!1),[a,i]=Re(),s=D(),r=Se(),c=be.value.filter(l=>!Qe.has(l.name)||l.name===r);return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${s?n("page.players",{n:s.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${s?n(`variant.${s.id}`):" "}
			</button>
		</h2>
		<p>${s?n(`about.${s.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:ve.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${s?.id??""}`}>${n("page.home.rules")}</a>
			${ye.value?o`<a class="button plain" href=${s?`/bids?variant=${s.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ce} label=${n("page.home.level")} value=${r} options=${ue("page.level",...c.map(l=>l.name))}
				onchange=${l=>H.level.value=l} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!s||!r} aria-busy=${a}
			onclick=${()=>s&&i(()=>Ee(s,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${Ze} />
		${e?o`<${Xe} onclose=${()=>t(!1)} />`:null}
	</section>`}function Ze(){return w.taught.value?null:o`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>w.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function et(){let[e,t]=d(null),[a,i]=d(""),[s,r]=d(""),[c,l]=d(!1),v=()=>Promise.all([q(),L(x.value,p)]).then(([u])=>t(u),()=>h(n("page.trouble.unreached"))),m=async u=>{u.preventDefault();let f=xe(a);return f?"elsewhere"in f?location.assign(f.elsewhere):(l(!0),await Le(f.table).catch(E=>r(g(E))),l(!1)):r(n("page.home.link.bad"))},$=u=>(i(u.currentTarget.value),r(""));return o`<section>
		<h2>${n(P.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(P.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${v}>${n("page.home.create")}</button>
		${P.value?null:o`<form class="link" onsubmit=${m}>
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
	</section>`}function tt({table:e,children:t}){let a=e.chairs.filter(s=>!s.player&&!s.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Oe(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Te(Ne(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var W=8;function Ae({title:e,tables:t,more:a,onmore:i,row:s}){let[r,c]=d(W);if(t.length===0)return null;let l=t.length-r,v=()=>{c(r+5*W),l<5*W&&a&&i()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(m=>o`<${tt} key=${m.id} table=${m}>${s(m)}<//>`)}
		</ul>
		${l>0||a?o`<button type="button" class="button plain" onclick=${v}>
					${a?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function nt({found:{open:e,playing:t,told:a,more:i,onmore:s}}){let[r,c]=Re(),l=$e(),v=$=>c(async()=>await l.keep()&&$()),m=D();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${m?n("page.home.company.about",{variant:n(`variant.${m.id}`)}):" "}</p>
		<${ge} name=${l} />
		<p><button type="button" class="button" disabled=${!m} aria-busy=${r}
			onclick=${()=>m&&v(()=>Ce(m.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Ae} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>s("open")}
			row=${$=>o`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>v(()=>Pe($.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Ae} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>s("playing")}
			row=${$=>o`
				<a class="button plain" href=${`/t/${$.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function at(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,s]=d({open:1,playing:1}),r=fe.value?.id,c=P.value,l=he("here")?.id;b(()=>{let u=!1,f=!1,E=async()=>{if(document.visibilityState!=="hidden")try{let[j,K,Q]=await Promise.all([De(),c?{all:e,more:!1}:F("open",i.open,"there"),c?{all:e,more:!1}:F("playing",i.playing,"there")]);f=!1;let Ge={open:K.more,playing:Q.more};u||a({mine:j,open:K.all,playing:Q.all,told:!0,more:Ge})}catch(j){!u&&!f&&!k.peek()&&h(g(j)),f=!0}};E();let ze=setInterval(E,Ve);return document.addEventListener("visibilitychange",E),()=>{u=!0,clearInterval(ze),document.removeEventListener("visibilitychange",E)}},[r,l,c,i]);let v=u=>s(f=>({...f,[u]:f[u]+1})),m=new Set(t.mine.map(u=>u.id)),$=u=>!m.has(u.id);return{...t,open:t.open.filter($),playing:t.playing.filter($),onmore:v}}var ot=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function je(){let e=at();b(()=>{I(we)},[]);let t=n("title");return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":ot(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${Je.map(a=>o`<${ne} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Ye} />
			<${qe} found=${e.mine} />
			<${et} />
			${P.value?null:o`<${nt} found=${e} />`}
		</div>
	</main>`}var Fe=e=>`ninetynine ${N.pathname} ${e}`,S,st=36e5,U=0,it=2e3;function Me(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Fe(p.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),ut();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);pe(),e()}),setTimeout(()=>{rt().catch(i=>console.info(String(i)))},it)}async function rt(){let e=new URL("offline.js",N);S=await navigator.serviceWorker.register(e,{scope:N.pathname,updateViaCache:"none"}),U=Date.now(),S.addEventListener("updatefound",Be),Be(),document.addEventListener("visibilitychange",lt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),A()}function lt(){document.hidden||(Date.now()-U>st&&_(),A())}function _(){U=Date.now(),S?.update().catch(()=>{})}function Be(){let e=S?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void A())}var He=Fe("table"),ct=2e3;async function A(){if(!(!S?.waiting||!S.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,ct)),!await navigator.locks?.request(He,{ifAvailable:!0},t=>t!==null))return;S.waiting?.postMessage("take")}}var Ie=Y(()=>y.value[0]==="t");function ut(){let e=()=>{},t=!1;C(()=>{if(e(),t=T.value!==""&&(t||Ie.value),!Ie.value&&!t)return;let a=new Promise(i=>e=i);navigator.locks?.request(He,{mode:"shared"},()=>a).then(A,()=>{})})}function We(){let{spoken:e}=w;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var z={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Ue=X(null),R=()=>w.language.value||Z(navigator.languages);async function G(){let[e]=await Promise.all([q(),L(R(),p)]);Ue.value=e}function pt(e){let t=Object.hasOwn(z,e)?z[e]:void 0;return e===""?je:t?Ue.value?.[t]??ht:ft}var mt=["rules","learn","problems","records","settings"];function dt(){let[e=""]=y.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${mt.map(t=>{let a=e===t?"page":void 0;return o`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function ft(){return o`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function _e(){try{if(sessionStorage.getItem("ninetynine.anew")===p)return!1;sessionStorage.setItem("ninetynine.anew",p)}catch{return!1}return location.reload(),!0}function ht(){let[e=""]=y.value,[t,a]=d(!1);return b(()=>{G().catch(()=>_e()||a(!0))},[e]),o`<main id="main" tabindex="-1" class="stack">
		${t?o`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function $t(){let e=T.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}var gt=()=>o`<div class="out" role="status">${k.value?o`<p>${n("page.out")}</p>`:null}</div>`;function vt(){let[e="",...t]=y.value,a=pt(e),i=e===""||e==="t"||!ee(`page.nav.${e}`)?"":n(`page.nav.${e}`),s=y.value.join("/");return b(()=>{me()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[s]),b(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),x.value,o`<div role="region" aria-label=${n("page.access")}><${We} /></div>
		${e==="t"&&t.length>0?null:o`<${dt} />`}
		${e==="t"?null:o`<${gt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${$t} />`}<${re} />`}function bt(){let e=!1;C(()=>{let t=k.value;e&&!t&&(h(n("page.out.over")),M().catch(a=>k.peek()||h(g(a))),_()),e=t})}async function yt(){document.fonts.load("500 1em Alegreya"),te(),de();let[e=""]=y.value,t=()=>ae(`${p}cards.svg`);await Promise.all([...e===""?[B(R(),p)]:[L(R(),p),t()],...e in z?[G()]:[]]),C(()=>{let a=R();a!==x.peek()&&B(a,p).catch(i=>_e()||h(g(i)))}),C(()=>{let{status:a,body:i}=O.value??{status:0,body:""};O.value&&h(g(a===0?new oe("here"):ie(O.value,i)))}),Me(()=>h(n("page.edition.new"))),V(o`<${vt} />`,document.getElementById("page")),M().catch(a=>k.peek()||h(g(a))),bt(),e===""&&(t().catch(a=>h(g(a))),setTimeout(()=>{G().then(se).catch(()=>{})},1e3))}yt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
