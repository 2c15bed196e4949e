import{$b as Ce,A as n,Aa as se,B as J,Bb as b,Ca as ie,Db as me,Fb as de,I as w,Jb as fe,K as X,Kb as he,Lb as $e,Ma as D,Mb as ge,Nb as I,Ob as O,Pb as ve,Rb as be,Vb as ye,Wb as we,Yb as ke,Zb as Se,_b as Ee,a as m,ac as Pe,b as N,bc as Le,c as y,cc as Ne,e as z,f as d,g,i as G,ja as Y,ka as Z,kb as re,lb as le,m as K,n as Q,na as ee,o as C,oa as te,p as s,qa as ne,r as x,sa as $,sb as ce,t as T,ta as v,tb as ue,v as P,w as V,wa as B,x as A,xa as ae,y as L,ya as oe,yb as pe}from"./chunk.js";async function q(){let[e]=await Promise.all([import("./screens.js"),He(`${m}style/more.css`)]);return e}async function He(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,i)=>{t.onload=a,t.onerror=i}).catch(a=>{throw t.remove(),a})}var We=new Set(["random","greedy"]),Ue=15e3,_e=["9D","KC","QH","9S"];function ze({onclose:e}){let t=O(),a=o=>{I.variant.value=o.id,e()},i=G(null);return g(()=>{let o=i.current?.querySelector("[aria-pressed=true]");o instanceof HTMLElement&&o.focus()},[]),s`<${oe} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${i}>
			${ve().map(([o,r])=>s`<section key=${o}>
					<h3>${n("page.players",{n:o})}</h3>
					<ul>
						${r.map(u=>s`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>a(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function Te(){let[e,t]=d(!1);return[e,async a=>{e||(t(!0),await B(a),t(!1))}]}function Ge(){let[e,t]=d(!1),[a,i]=Te(),o=O(),r=be(),u=he.value.filter(c=>!We.has(c.name)||c.name===r);return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${o?n("page.players",{n:o.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>t(!0)}>
				${o?n(`variant.${o.id}`):" "}
			</button>
		</h2>
		<p>${o?n(`about.${o.id}`):" "}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>t(!0)}>
				${n("page.home.variants",{n:fe.value.length})}
			</button>
			<a class="button plain" href=${`/rules/${o?.id??""}`}>${n("page.home.rules")}</a>
			${$e.value?s`<a class="button plain" href=${o?`/bids?variant=${o.id}`:"/bids"}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${se} label=${n("page.home.level")} value=${r} options=${ie("page.level",...u.map(c=>c.name))}
				onchange=${c=>I.level.value=c} />
			<p class="soft" aria-live="polite">${r?n(`page.level.about.${r}`):" "}</p>
		</div>
		<button type="button" class="button chief" disabled=${!o||!r} aria-busy=${a}
			onclick=${()=>o&&i(()=>ye(o,r))}>${n("page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		<${Ke} />
		${e?s`<${ze} onclose=${()=>t(!1)} />`:null}
	</section>`}function Ke(){return w.taught.value?null:s`<p class="lesson">
		<a href="/learn/first">${n("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${()=>w.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</p>`}function Qe(){let[e,t]=d(null),[a,i]=d(""),[o,r]=d(""),[u,c]=d(!1),h=()=>Promise.all([q(),L(P.value,m)]).then(([f])=>t(f),()=>$(n("page.trouble.unreached"))),l=async f=>{f.preventDefault();let S=Se(a);return S?"elsewhere"in S?location.assign(S.elsewhere):(c(!0),await Ee(S.table).catch(E=>r(v(E))),c(!1)):r(n("page.home.link.bad"))},p=f=>(i(f.currentTarget.value),r(""));return s`<section>
		<h2>${n(y?"page.home.own":"page.home.friends")}</h2>
		<p>${n(y?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${h}>${n("page.home.create")}</button>
		${y?null:s`<form class="link" onsubmit=${l}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${a} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${o!==""} aria-describedby=${o?"link-wrong":void 0}
						oninput=${p}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${o?"trouble":""} role="alert">${o}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ve({table:e,children:t}){let a=e.chairs.filter(o=>!o.player&&!o.bot).length,i=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Le(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Pe(Ce(e.chairs))})}</span>
		<span class="soft">${i.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var F=8;function xe({title:e,tables:t,more:a,onmore:i,row:o}){let[r,u]=d(F);if(t.length===0)return null;let c=t.length-r,h=()=>{u(r+5*F),c<5*F&&a&&i()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(l=>s`<${Ve} key=${l.id} table=${l}>${o(l)}<//>`)}
		</ul>
		${c>0||a?s`<button type="button" class="button plain" onclick=${h}>
					${a?n("page.more"):n("page.home.more",{n:c})}
				</button>`:null}`}function Je({found:{open:e,playing:t,told:a,more:i,onmore:o}}){let[r,u]=Te(),c=ce(),h=p=>u(async()=>await c.keep()&&p()),l=O();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${ue} name=${c} />
		<p><button type="button" class="button" disabled=${!l} aria-busy=${r}
			onclick=${()=>l&&h(()=>we(l.id))}>${n("page.home.company.find")}</button></p>
		${a&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${xe} title=${n("page.home.open")} tables=${e} more=${i.open} onmore=${()=>o("open")}
			row=${p=>s`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>h(()=>ke(p.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${xe} title=${n("page.home.playing")} tables=${t} more=${i.playing} onmore=${()=>o("playing")}
			row=${p=>s`
				<a class="button plain" href=${`/t/${p.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Xe(){let e=[],[t,a]=d({mine:e,open:e,playing:e,told:!1,more:{open:!1,playing:!1}}),[i,o]=d({open:1,playing:1}),r=re.value?.id;g(()=>{let l=!1,p=!1,f=async()=>{if(document.visibilityState!=="hidden")try{let[E,U,_]=await Promise.all([r?D("mine",1):{all:e,more:!1},y?{all:e,more:!1}:D("open",i.open),y?{all:e,more:!1}:D("playing",i.playing)]);p=!1;let Me={open:U.more,playing:_.more};l||a({mine:E.all,open:U.all,playing:_.all,told:!0,more:Me})}catch(E){!l&&!p&&$(v(E)),p=!0}};f();let S=setInterval(f,Ue);return document.addEventListener("visibilitychange",f),()=>{l=!0,clearInterval(S),document.removeEventListener("visibilitychange",f)}},[r,i]);let u=l=>o(p=>({...p,[l]:p[l]+1})),c=new Set(t.mine.map(l=>l.id)),h=l=>!c.has(l.id);return{...t,open:t.open.filter(h),playing:t.playing.filter(h),onmore:u}}var Ye=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function De(){let e=Xe();g(()=>{B(ge)},[]);let t=n("title");return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":Ye(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${_e.map(a=>s`<${Y} key=${a} card=${a} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Ge} />
			<${Ne} found=${e.mine} />
			<${Qe} />
			${y?null:s`<${Je} found=${e} />`}
		</div>
	</main>`}var Re=e=>`ninetynine ${N.pathname} ${e}`,k,Ze=36e5,M=0,et=2e3;function je(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Re(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),ot();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);pe(),e()}),setTimeout(()=>{tt().catch(i=>console.info(String(i)))},et)}async function tt(){let e=new URL("offline.js",N);k=await navigator.serviceWorker.register(e,{scope:N.pathname,updateViaCache:"none"}),M=Date.now(),k.addEventListener("updatefound",Oe),Oe(),document.addEventListener("visibilitychange",nt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),R()}function nt(){document.hidden||(Date.now()-M>Ze&&(M=Date.now(),k?.update().catch(()=>{})),R())}function Oe(){let e=k?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void R())}var Ae=Re("table"),at=2e3;async function R(){if(!(!k?.waiting||!k.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,at)),!await navigator.locks?.request(Ae,{ifAvailable:!0},t=>t!==null))return;k.waiting?.postMessage("take")}}var qe=Q(()=>b.value[0]==="t");function ot(){let e=()=>{},t=!1;C(()=>{if(e(),t=x.value!==""&&(t||qe.value),!qe.value&&!t)return;let a=new Promise(i=>e=i);navigator.locks?.request(Ae,{mode:"shared"},()=>a).then(R,()=>{})})}function Be(){let{spoken:e}=w;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var H={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Ie=K(null),j=()=>w.language.value||V(navigator.languages);async function W(){let[e]=await Promise.all([q(),L(j(),m)]);Ie.value=e}function st(e){let t=Object.hasOwn(H,e)?H[e]:void 0;return e===""?De:t?Ie.value?.[t]??ct:lt}var it=["rules","learn","problems","records","settings"];function rt(){let[e=""]=b.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${it.map(t=>{let a=e===t?"page":void 0;return s`<a href=${`/${t}`} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function lt(){return s`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function Fe(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function ct(){let[e=""]=b.value,[t,a]=d(!1);return g(()=>{W().catch(()=>Fe()||a(!0))},[e]),s`<main id="main" tabindex="-1" class="stack">
		${t?s`<p>${n("page.trouble.unreached")}</p>`:null}
	</main>`}function ut(){let e=x.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function pt(){let[e="",...t]=b.value,a=st(e),i=e===""||e==="t"||!J(`page.nav.${e}`)?"":n(`page.nav.${e}`),o=b.value.join("/");return g(()=>{me()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[o]),g(()=>{e!=="t"&&(document.title=i?`${i} · Ninety-Nine`:"Ninety-Nine")},[e,i]),P.value,s`<div role="region" aria-label=${n("page.access")}><${Be} /></div>
		${e==="t"&&t.length>0?null:s`<${rt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:s`<${ut} />`}<${ae} />`}async function mt(){document.fonts.load("500 1em Alegreya"),X(),de();let[e=""]=b.value,t=()=>Z(`${m}cards.svg`);await Promise.all([...e===""?[A(j(),m)]:[L(j(),m),t()],...e in H?[W()]:[]]),C(()=>{let a=j();a!==P.peek()&&A(a,m).catch(i=>Fe()||$(v(i)))}),C(()=>{let{status:a,body:i}=T.value??{status:0,body:""};T.value&&$(v(a===0?new ee(""):ne(T.value,i)))}),je(()=>$(n("page.edition.new"))),z(s`<${pt} />`,document.getElementById("page")),le().catch(a=>$(v(a))),e===""&&(t().catch(a=>$(v(a))),setTimeout(()=>{W().then(te).catch(()=>{})},1e3))}mt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
