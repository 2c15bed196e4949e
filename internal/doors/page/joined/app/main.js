import{Ac as Me,Bc as He,Ca as g,Cc as We,Da as v,Dc as Ue,Ec as _e,F as k,Gb as Se,H as ie,Ha as fe,Hb as Ee,Ia as _,Ja as he,Jb as z,Ka as $e,Kb as xe,Ma as ge,Oa as ve,Qa as be,Sb as Ce,Ta as w,Tb as Pe,Va as ye,Wa as we,Xa as ke,a as m,b as A,eb as K,ec as Le,f as ee,fc as Ne,g as h,gc as De,h as y,hc as q,ia as re,ic as R,j as te,ja as le,jc as j,kc as F,lc as Te,ma as I,n as ne,na as ce,nc as Ae,o as oe,oa as ue,p as C,q as a,qa as O,ra as S,s as L,sa as P,sc as Ie,t as ae,tc as Oe,u as U,v as N,vc as qe,wc as Re,x as n,xa as pe,xc as je,y as se,ya as me,yc as Fe,za as de,zc as Be}from"./chunk.js";async function B(){let[e]=await Promise.all([import("./screens.js"),st(`${m}style/more.css`)]);return e}async function st(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,s)=>{t.onload=o,t.onerror=s}).catch(o=>{throw t.remove(),o})}var it=new Set(["random","greedy"]),rt=15e3,lt=["9D","KC","QH","9S"];function ct({onclose:e}){let t=j(),o=i=>{R.variant.value=i.id,e()},s=te(null);return y(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),a`<${$e} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${Te().map(([i,r])=>a`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(u=>a`<li key=${u.id}>
								<button type="button" aria-pressed=${u===t} onclick=${()=>o(u)}>
									<span class="name">${n(`variant.${u.id}`)}</span> <span class="soft">${n(`about.${u.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}var ut=["beginner","casual","club","strong","expert"];function pt({more:e}){let[t,o]=h(!1),{busy:s,once:i}=_(),r=j(),u=Ne.value.map(p=>p.name),l=Ae()||R.level.value||"beginner",f=(u.length?u:ut).filter(p=>!it.has(p)||p===l),c=F(),$=r?Le.value.length:18;return a`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${c}`)}
			</button>
		</h2>
		<p>${n(`about.${c}`)}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${()=>o(!0)}>
				${n("page.home.variants",{n:$})}
			</button>
			<a class="button plain" href=${`/rules/${c}`}>${n("page.home.rules")}</a>
			${De.value?a`<a class="button plain" href=${`/bids?variant=${c}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${ge} label=${n("page.home.level")} value=${l} options=${ve("page.level",...f)}
				onchange=${p=>R.level.value=p} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${l}`)}</p>
		</div>
		<button type="button" class=${`button begin ${e?"":"chief"}`} disabled=${!r||!u.length} aria-busy=${s}
			onclick=${()=>r&&i(()=>Ie(r,l))}>${n(e?"page.home.play.new":"page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${t?a`<${ct} onclose=${()=>o(!1)} />`:null}
	</section>`}function mt(){return k.taught.value?null:a`<section class="lesson">
		<p>${n("page.home.lesson")}</p>
		<a class="button chief" href="/learn/first">${n("page.home.lesson.go")}</a>
		<button type="button" class="button plain" onclick=${()=>k.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</section>`}function dt(){let[e,t]=h(null),[o,s]=h(""),[i,r]=h(""),[u,l]=h(!1),f=()=>Promise.all([B(),N(L.value,m)]).then(([p])=>t(p),()=>g(n("trouble.unreached"))),c=async p=>{p.preventDefault();let x=Re(o);return x?"elsewhere"in x?location.assign(x.elsewhere):(l(!0),await je(x.table).catch(D=>r(v(D))),l(!1)):r(n("page.home.link.bad"))},$=p=>(s(p.currentTarget.value),r(""));return a`<section>
		<h2>${n(P.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(P.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${f}>${n("page.home.create")}</button>
		${P.value?null:a`<form class="link" onsubmit=${c}>
				<label class="field">
					<span>${n("page.home.link")}</span>
					<input
						type="text" value=${o} autocapitalize="none" autocomplete="off" spellcheck=${!1} required enterkeyhint="go"
						aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0}
						oninput=${$}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${u}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?a`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function ft({table:e,children:t}){let o=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):Me(e.moved)];return a`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Be(Fe(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var G=8;function Ke({title:e,tables:t,more:o,onmore:s,row:i}){let[r,u]=h(G);if(t.length===0)return null;let l=t.length-r,f=()=>{u(r+5*G),l<5*G&&o&&s()};return a`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(c=>a`<${ft} key=${c.id} table=${c}>${i(c)}<//>`)}
		</ul>
		${l>0||o?a`<button type="button" class="button plain" onclick=${f}>
					${o?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function ht({found:{open:e,playing:t,told:o,more:s,onmore:i}}){let{busy:r,once:u}=_(),l=Ce(),f=$=>u(async()=>await l.keep()&&$()),c=j();return a`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${c?n("page.home.company.about",{variant:n(`variant.${c.id}`)}):" "}</p>
		<${Pe} name=${l} />
		<p><button type="button" class="button" disabled=${!c} aria-busy=${r}
			onclick=${()=>c&&f(()=>Oe(c.id))}>${n("page.home.company.find")}</button></p>
		${o&&e.length+t.length===0?a`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Ke} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${$=>a`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>f(()=>qe($.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Ke} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${$=>a`
				<a class="button plain" href=${`/t/${$.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function $t(){let e=[],[t,o]=h({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[s,i]=h(e),[r,u]=h({open:1,playing:1}),l=Se.value?.id??"",f=P.value,c=Ee("here")?.id;y(()=>{let d=!1,b=!1,T=async()=>{if(document.visibilityState!=="hidden")try{let[W,Y,Z]=await Promise.all([He(at=>d||i(at)),f?{all:e,more:!1}:K("open",r.open,"there"),f?{all:e,more:!1}:K("playing",r.playing,"there")]);b=!1;let ot={open:Y.more,playing:Z.more};d||o({mine:W,open:Y.all,playing:Z.all,of:l,more:ot})}catch(W){!d&&!b&&!S.peek()&&g(v(W)),b=!0}};T();let nt=setInterval(T,rt);return document.addEventListener("visibilitychange",T),()=>{d=!0,clearInterval(nt),document.removeEventListener("visibilitychange",T)}},[l,c,f,r]);let $=d=>u(b=>({...b,[d]:b[d]+1})),p=[...t.mine,...s].sort((d,b)=>b.moved-d.moved),x=new Set(p.map(d=>d.id)),D=d=>!x.has(d.id),tt=xe.value&&t.of===l;return{...t,told:tt,mine:p,open:t.open.filter(D),playing:t.playing.filter(D),onmore:$}}var gt=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function ze(){let e=$t();y(()=>{fe(q)},[]);let t=n("title"),o=e.told?e.mine.some(Ue):We()>0;return a`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":gt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${lt.map(s=>a`<${re} key=${s} card=${s} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${_e} found=${e.mine} told=${e.told} />
			${o?null:a`<${mt} />`}
			<${pt} more=${o} />
			<${dt} />
			${P.value?null:a`<${ht} found=${e} />`}
		</div>
	</main>`}var Ve=e=>`ninetynine ${A.pathname} ${e}`,E,vt=36e5,Q=0,bt=2e3;function Je(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Ve(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),St();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);be(),e()}),setTimeout(()=>{yt().catch(s=>console.info(String(s)))},bt)}async function yt(){let e=new URL("offline.js",A);E=await navigator.serviceWorker.register(e,{scope:A.pathname,updateViaCache:"none"}),Q=Date.now(),E.addEventListener("updatefound",Ge),Ge(),document.addEventListener("visibilitychange",wt);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),M()}function wt(){document.hidden||(Date.now()-Q>vt&&V(),M())}function V(){Q=Date.now(),E?.update().catch(()=>{})}function Ge(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void M())}var Xe=Ve("table"),kt=2e3;async function M(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,kt)),!await navigator.locks?.request(Xe,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var Qe=oe(()=>w.value[0]==="t");function St(){let e=()=>{},t=!1;C(()=>{if(e(),t=I.value!==""&&(t||Qe.value),!Qe.value&&!t)return;let o=new Promise(s=>e=s);navigator.locks?.request(Xe,{mode:"shared"},()=>o).then(M,()=>{})})}function Ye(){let{spoken:e}=k;return a`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var J={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},Ze=ne(null),H=()=>k.language.value||ae(navigator.languages);async function X(){let[e]=await Promise.all([B(),N(H(),m)]);Ze.value=e}function Et(e){let t=Object.hasOwn(J,e)?J[e]:void 0;return e===""?ze:t?Ze.value?.[t]??Lt:Pt}var xt=["rules","learn","problems","records","settings"];function Ct(){let[e=""]=w.value;return a`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${xt.map(t=>{let o=e===t?"page":void 0,s=t==="rules"?`/rules/${F()}`:`/${t}`;return a`<a href=${s} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Pt(){return a`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function et(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function Lt(){let[e=""]=w.value,[t,o]=h(!1);return y(()=>{X().catch(()=>et()||o(!0))},[e]),a`<main id="main" tabindex="-1" class="stack">
		${t?a`<p>${n("trouble.unreached")}</p>`:null}
	</main>`}function Nt(){let e=I.value;return e?a`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Dt({seated:e}){if(!ce.value)return null;let t=()=>{ue(),e&&we("/")};return a`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<button type="button" class="button" onclick=${t}>${n("page.unkept.go")}</button>
	</div>`}var Tt=()=>a`<div class="out" role="status">${S.value?a`<p>${n("page.out")}</p>`:null}</div>`;function At(){let[e="",...t]=w.value,o=Et(e),s=e===""||e==="t"||!se(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=w.value.join("/");return y(()=>{ye()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),L.value,a`<div role="region" aria-label=${n("page.access")}><${Ye} /></div>
		${e==="t"?null:a`<${Tt} />`}
		${e==="t"&&t.length>0?null:a`<${Ct} />`}
		<${o} key=${e} rest=${t} />
		${e==="t"?null:a`<${Nt} />`}<${Dt} seated=${e==="t"} /><${he} />`}function It(){let e=!1;C(()=>{let t=S.value;e&&!t&&(g(n("page.out.over")),z().catch(o=>S.peek()||g(v(o))),V()),e=t})}async function Ot(){document.fonts.load("500 1em Alegreya"),ie(),ke();let[e=""]=w.value;e===""&&q().catch(()=>{});let t=()=>le(`${m}cards.svg`);await Promise.all([...e===""?[U(H(),m)]:[N(H(),m),t()],...e in J?[X()]:[]]),C(()=>{let o=H();o!==L.peek()&&U(o,m).catch(s=>et()||g(v(s)))}),C(()=>{let{status:o,body:s}=O.value??{status:0,body:""};O.value&&g(v(o===0?new pe("here"):de(O.value,s)))}),Je(()=>g(n("page.edition.new"))),ee(a`<${At} />`,document.getElementById("page")),z().catch(o=>S.peek()||g(v(o))),It(),e===""&&(t().catch(o=>g(v(o))),setTimeout(()=>{X().then(me).catch(()=>{})},1e3))}Ot().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
