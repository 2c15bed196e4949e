import{A as n,Aa as de,Ac as Be,B as re,Ba as fe,Bc as Me,Ca as he,Cc as He,Dc as We,Ec as Ue,Fa as g,Fc as _e,Ga as v,Gc as Ke,Hc as ze,I as k,Jb as Ce,K as le,Ka as $e,Kb as Pe,La as _,Ma as ge,Mb as z,Na as ve,Nb as xe,Pa as be,Ra as ye,Ta as we,Vb as Le,Wa as w,Wb as Ne,Ya as ke,Za as Se,_a as Ee,a as m,b as A,f as ee,g as h,h as y,hb as K,hc as De,ic as Te,j as te,jc as Ae,kc as q,la as ce,lc as R,ma as ue,mc as j,n as ne,nc as F,o as oe,oc as Ie,p as P,pa as I,q as a,qa as pe,qc as Oe,ra as me,s as ae,t as se,ta as O,ua as S,v as L,va as x,vc as qe,w as ie,wc as Re,x as U,y as N,yc as je,zc as Fe}from"./chunk.js";async function B(){let[e]=await Promise.all([import("./screens.js"),rt(`${m}style/more.css`)]);return e}async function rt(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,s)=>{t.onload=o,t.onerror=s}).catch(o=>{throw t.remove(),o})}var lt=new Set(["random","greedy"]),ct=15e3,ut=["9D","KC","QH","9S"];function pt({onclose:e}){let t=j(),o=i=>{R.variant.value=i.id,e()},s=te(null);return y(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),a`<${ve} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${Ie().map(([i,r])=>a`<section key=${i}>
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
	<//>`}function mt({more:e}){let[t,o]=h(!1),{busy:s,once:i}=_(),r=j(),u=Te.value.map(p=>p.name),l=Oe()||R.level.value||se,f=(u.length?u:ae).filter(p=>!lt.has(p)||p===l),c=F(),$=r?De.value.length:18;return a`<section class="now" aria-label=${n("page.home.play")}>
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
			${Ae.value?a`<a class="button plain" href=${`/bids?variant=${c}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${be} label=${n("page.home.level")} value=${l} options=${ye("page.level",...f)}
				onchange=${p=>R.level.value=p} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${l}`)}</p>
		</div>
		<button type="button" class=${`button begin ${e?"":"chief"}`} disabled=${!r||!u.length} aria-busy=${s}
			onclick=${()=>r&&i(()=>qe(r,l))}>${n(e?"page.home.play.new":"page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${t?a`<${pt} onclose=${()=>o(!1)} />`:null}
	</section>`}function dt(){return k.taught.value?null:a`<section class="lesson">
		<p>${n("page.home.lesson")}</p>
		<a class="button chief" href="/learn/first">${n("page.home.lesson.go")}</a>
		<button type="button" class="button plain" onclick=${()=>k.taught.value=!0}>
			${n("page.home.lesson.no")}
		</button>
	</section>`}function ft(){let[e,t]=h(null),[o,s]=h(""),[i,r]=h(""),[u,l]=h(!1),f=()=>Promise.all([B(),N(L.value,m)]).then(([p])=>t(p),()=>g(n("trouble.unreached"))),c=async p=>{p.preventDefault();let C=Fe(o);return C?"elsewhere"in C?location.assign(C.elsewhere):(l(!0),await Be(C.table).catch(D=>r(v(D))),l(!1)):r(n("page.home.link.bad"))},$=p=>(s(p.currentTarget.value),r(""));return a`<section>
		<h2>${n(x.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(x.value?"page.home.own.about":"page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${f}>${n("page.home.create")}</button>
		${x.value?null:a`<form class="link" onsubmit=${c}>
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
	</section>`}function ht({table:e,children:t}){let o=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):We(e.moved)];return a`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:He(Me(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var G=8;function Ge({title:e,tables:t,more:o,onmore:s,row:i}){let[r,u]=h(G);if(t.length===0)return null;let l=t.length-r,f=()=>{u(r+5*G),l<5*G&&o&&s()};return a`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(c=>a`<${ht} key=${c.id} table=${c}>${i(c)}<//>`)}
		</ul>
		${l>0||o?a`<button type="button" class="button plain" onclick=${f}>
					${o?n("page.more"):n("page.home.more",{n:l})}
				</button>`:null}`}function $t({found:{open:e,playing:t,told:o,more:s,onmore:i}}){let{busy:r,once:u}=_(),l=Le(),f=$=>u(async()=>await l.keep()&&$()),c=j();return a`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${c?n("page.home.company.about",{variant:n(`variant.${c.id}`)}):" "}</p>
		<${Ne} name=${l} />
		<p><button type="button" class="button" disabled=${!c} aria-busy=${r}
			onclick=${()=>c&&f(()=>Re(c.id))}>${n("page.home.company.find")}</button></p>
		${o&&e.length+t.length===0?a`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Ge} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${$=>a`
				<button type="button" class="button plain" aria-busy=${r} onclick=${()=>f(()=>je($.id))}>
					${n("page.home.sit")}
				</button>`} />
		<${Ge} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${$=>a`
				<a class="button plain" href=${`/t/${$.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function gt(){let e=[],[t,o]=h({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[s,i]=h(e),[r,u]=h({open:1,playing:1}),l=Ce.value?.id??"",f=x.value,c=Pe("here")?.id;y(()=>{let d=!1,b=!1,T=async()=>{if(document.visibilityState!=="hidden")try{let[W,Y,Z]=await Promise.all([Ue(it=>d||i(it)),f?{all:e,more:!1}:K("open",r.open,"there"),f?{all:e,more:!1}:K("playing",r.playing,"there")]);b=!1;let st={open:Y.more,playing:Z.more};d||o({mine:W,open:Y.all,playing:Z.all,of:l,more:st})}catch(W){!d&&!b&&!S.peek()&&g(v(W)),b=!0}};T();let at=setInterval(T,ct);return document.addEventListener("visibilitychange",T),()=>{d=!0,clearInterval(at),document.removeEventListener("visibilitychange",T)}},[l,c,f,r]);let $=d=>u(b=>({...b,[d]:b[d]+1})),p=[...t.mine,...s].sort((d,b)=>b.moved-d.moved),C=new Set(p.map(d=>d.id)),D=d=>!C.has(d.id),ot=xe.value&&t.of===l;return{...t,told:ot,mine:p,open:t.open.filter(D),playing:t.playing.filter(D),onmore:$}}var vt=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function Qe(){let e=gt();y(()=>{$e(q)},[]);let t=n("title"),o=e.told?e.mine.some(Ke):_e()>0;return a`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":vt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${ut.map(s=>a`<${ce} key=${s} card=${s} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${ze} found=${e.mine} told=${e.told} />
			${o?null:a`<${dt} />`}
			<${mt} more=${o} />
			<${ft} />
			${x.value?null:a`<${$t} found=${e} />`}
		</div>
	</main>`}var Xe=e=>`ninetynine ${A.pathname} ${e}`,E,bt=36e5,Q=0,yt=2e3;function Ye(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(Xe(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Et();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);we(),e()}),setTimeout(()=>{wt().catch(s=>console.info(String(s)))},yt)}async function wt(){let e=new URL("offline.js",A);E=await navigator.serviceWorker.register(e,{scope:A.pathname,updateViaCache:"none"}),Q=Date.now(),E.addEventListener("updatefound",Ve),Ve(),document.addEventListener("visibilitychange",kt);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),M()}function kt(){document.hidden||(Date.now()-Q>bt&&V(),M())}function V(){Q=Date.now(),E?.update().catch(()=>{})}function Ve(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void M())}var Ze=Xe("table"),St=2e3;async function M(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,St)),!await navigator.locks?.request(Ze,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var Je=oe(()=>w.value[0]==="t");function Et(){let e=()=>{},t=!1;P(()=>{if(e(),t=I.value!==""&&(t||Je.value),!Je.value&&!t)return;let o=new Promise(s=>e=s);navigator.locks?.request(Ze,{mode:"shared"},()=>o).then(M,()=>{})})}function et(){let{spoken:e}=k;return a`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var J={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},tt=ne(null),H=()=>k.language.value||ie(navigator.languages);async function X(){let[e]=await Promise.all([B(),N(H(),m)]);tt.value=e}function Ct(e){let t=Object.hasOwn(J,e)?J[e]:void 0;return e===""?Qe:t?tt.value?.[t]??Nt:Lt}var Pt=["rules","learn","problems","records","settings"];function xt(){let[e=""]=w.value;return a`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Pt.map(t=>{let o=e===t?"page":void 0,s=t==="rules"?`/rules/${F()}`:`/${t}`;return a`<a href=${s} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Lt(){return a`<main id="main" tabindex="-1" class="stack">
		<h1>${n("page.nowhere")}</h1>
		<p><a href="/">${n("page.nowhere.go")}</a></p>
	</main>`}function nt(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function Nt(){let[e=""]=w.value,[t,o]=h(!1);return y(()=>{X().catch(()=>nt()||o(!0))},[e]),a`<main id="main" tabindex="-1" class="stack">
		${t?a`<p>${n("trouble.unreached")}</p>`:null}
	</main>`}function Dt(){let e=I.value;return e?a`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Tt({seated:e}){if(!pe.value)return null;let t=()=>{me(),e&&Se("/")};return a`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<button type="button" class="button" onclick=${t}>${n("page.unkept.go")}</button>
	</div>`}var At=()=>a`<div class="out" role="status">${S.value?a`<p>${n("page.out")}</p>`:null}</div>`;function It(){let[e="",...t]=w.value,o=Ct(e),s=e===""||e==="t"||!re(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=w.value.join("/");return y(()=>{ke()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),L.value,a`<div role="region" aria-label=${n("page.access")}><${et} /></div>
		${e==="t"?null:a`<${At} />`}
		${e==="t"&&t.length>0?null:a`<${xt} />`}
		<${o} key=${e} rest=${t} />
		${e==="t"?null:a`<${Dt} />`}<${Tt} seated=${e==="t"} /><${ge} />`}function Ot(){let e=!1;P(()=>{let t=S.value;e&&!t&&(g(n("page.out.over")),z().catch(o=>S.peek()||g(v(o))),V()),e=t})}async function qt(){document.fonts.load("500 1em Alegreya"),le(),Ee();let[e=""]=w.value;e===""&&q().catch(()=>{});let t=()=>ue(`${m}cards.svg`);await Promise.all([...e===""?[U(H(),m)]:[N(H(),m),t()],...e in J?[X()]:[]]),P(()=>{let o=H();o!==L.peek()&&U(o,m).catch(s=>nt()||g(v(s)))}),P(()=>{let{status:o,body:s}=O.value??{status:0,body:""};O.value&&g(v(o===0?new de("here"):he(O.value,s)))}),Ye(()=>g(n("page.edition.new"))),ee(a`<${It} />`,document.getElementById("page")),z().catch(o=>S.peek()||g(v(o))),Ot(),e===""&&(t().catch(o=>g(v(o))),setTimeout(()=>{X().then(fe).catch(()=>{})},1e3))}qt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
