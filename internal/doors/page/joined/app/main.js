import{$a as _,$c as We,A as n,B as ce,Ca as q,Da as de,Ea as fe,Ga as I,Ha as C,Hc as qe,Ia as N,Ic as Ie,Jc as Be,Kc as F,Lc as O,M as S,Mc as j,Na as $e,Nc as A,O as ue,Oa as he,Oc as Fe,Pa as ge,Qc as Oe,Sa as g,Ua as v,Vc as je,Wc as Ae,Ya as ve,Yc as Me,Za as B,Zb as z,Zc as He,_a as y,_c as Ue,a as m,ab as ye,ad as Ke,b as T,bb as be,bd as _e,cd as ze,dd as Qe,eb as we,ec as Ne,ed as Ve,f as ne,fc as xe,fd as Ge,g as h,gb as ke,h as w,hc as Q,ic as De,j as oe,kb as Se,mb as Ce,n as ae,o as se,p as L,pb as k,q as a,ra as pe,rb as Ee,s as ie,sa as me,sb as Pe,t as re,tb as Le,tc as Re,uc as Te,v as x,w as le,x as K,y as D}from"./chunk.js";async function M(){let[e]=await Promise.all([import("./screens.js"),ut(`${m}style/more.css`)]);return e}async function ut(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,s)=>{t.onload=o,t.onerror=s}).catch(o=>{throw t.remove(),o})}var pt=new Set(["random","greedy"]),mt=15e3,dt=["9D","KC","QH","9S"];function ft({onclose:e}){let t=j(),o=i=>{O.variant.value=i.id,e()},s=oe(null);return w(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),a`<${be} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${Fe().map(([i,r])=>a`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(c=>a`<li key=${c.id}>
								<button type="button" aria-pressed=${c===t} onclick=${()=>o(c)}>
									<span class="name">${n(`variant.${c.id}`)}</span> <span class="soft">${n(`about.${c.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function $t({more:e}){let[t,o]=h(!1),{busy:s,once:i}=B(),r=j(),c=Ie.value.map(p=>p.name),u=Oe()||O.level.value||re,f=(c.length?c:ie).filter(p=>!pt.has(p)||p===u),l=A(),$=r?qe.value.length:18;return a`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${r?n("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${n(`variant.${l}`)}
			</button>
		</h2>
		<p>${n(`about.${l}`)}</p>
		<p class="turns">
			<${y} plain onclick=${()=>o(!0)} say=${n("page.home.variants",{n:$})} />
			<a class="button plain" href=${`/rules/${l}`}>${n("page.home.rules")}</a>
			${Be.value?a`<a class="button plain" href=${`/bids?variant=${l}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${we} label=${n("page.home.level")} value=${u} options=${Se("page.level",...f)}
				onchange=${p=>O.level.value=p} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${e?"":"chief"}`} disabled=${!r||!c.length} aria-busy=${s}
			onclick=${()=>r&&i(()=>je(r,u))}>${n(e?"page.home.play.new":"page.home.play")}</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${t?a`<${ft} onclose=${()=>o(!1)} />`:null}
	</section>`}function ht(){return S.taught.value?null:a`<section class="lesson">
		<p>${n("page.home.lesson")}</p>
		<a class="button chief" href="/learn/first">${n("page.home.lesson.go")}</a>
		<${y} plain onclick=${()=>S.taught.value=!0} say=${n("page.home.lesson.no")} />
	</section>`}function gt(){let[e,t]=h(null),[o,s]=h(""),[i,r]=h(""),{busy:c,once:u}=B(p=>r(v(p))),f=()=>Promise.all([M(),D(x.value,m)]).then(([p])=>t(p),()=>g(n("trouble.unreached"))),l=p=>{p.preventDefault();let P=He(o);P?"elsewhere"in P?location.assign(P.elsewhere):u(()=>Ue(P.table)):r(n("page.home.link.bad"))},$=p=>(s(p),r(""));return a`<section>
		<h2>${n(N.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(N.value?"page.home.own.about":"page.home.create.about")}</p>
		<${y} aria-haspopup="dialog" onclick=${f} say=${n("page.home.create")} />
		${N.value?null:a`<form class="link" onsubmit=${l}>
				<${ke} label=${n("page.home.link")} value=${o} oninput=${$} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${c}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?a`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function vt({table:e,children:t}){let o=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):_e(e.moved)];return a`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Ke(We(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var V=8;function Je({title:e,tables:t,more:o,onmore:s,row:i}){let[r,c]=h(V);if(t.length===0)return null;let u=t.length-r,f=()=>{c(r+5*V),u<5*V&&o&&s()};return a`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(l=>a`<${vt} key=${l.id} table=${l}>${i(l)}<//>`)}
		</ul>
		${u>0||o?a`<${y} plain onclick=${f} say=${o?n("page.more"):n("page.home.more",{n:u})} />`:null}`}function yt({found:{open:e,playing:t,told:o,more:s,onmore:i}}){let{busy:r,once:c}=B(),u=Re(),f=$=>c(async()=>await u.keep()&&$()),l=j();return a`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${l?n("page.home.company.about",{variant:n(`variant.${l.id}`)}):" "}</p>
		<${Te} name=${u} />
		<p><${y} disabled=${!l} aria-busy=${r} onclick=${()=>l&&f(()=>Ae(l.id))}
			say=${n("page.home.company.find")} /></p>
		${o&&e.length+t.length===0?a`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${Je} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${$=>a`
				<${y} plain aria-busy=${r} onclick=${()=>f(()=>Me($.id))} say=${n("page.home.sit")} />`} />
		<${Je} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${$=>a`
				<a class="button plain" href=${`/t/${$.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function bt(){let e=[],[t,o]=h({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[s,i]=h(e),[r,c]=h({open:1,playing:1}),u=Ne.value?.id??"",f=N.value,l=xe("here")?.id;w(()=>{let d=!1,b=!1,R=async()=>{if(document.visibilityState!=="hidden")try{let[W,ee,te]=await Promise.all([ze(ct=>d||i(ct)),f?{all:e,more:!1}:z("open",r.open,"there"),f?{all:e,more:!1}:z("playing",r.playing,"there")]);b=!1;let lt={open:ee.more,playing:te.more};d||o({mine:W,open:ee.all,playing:te.all,of:u,more:lt})}catch(W){!d&&!b&&!C.peek()&&g(v(W)),b=!0}};R();let rt=setInterval(R,mt);return document.addEventListener("visibilitychange",R),()=>{d=!0,clearInterval(rt),document.removeEventListener("visibilitychange",R)}},[u,l,f,r]);let $=d=>c(b=>({...b,[d]:b[d]+1})),p=[...t.mine,...s].sort((d,b)=>b.moved-d.moved),P=new Set(p.map(d=>d.id)),Z=d=>!P.has(d.id),it=De.value&&t.of===u;return{...t,told:it,mine:p,open:t.open.filter(Z),playing:t.playing.filter(Z),onmore:$}}var wt=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function Xe(){let e=bt();w(()=>{ve(F)},[]);let t=n("title"),o=e.told?e.mine.some(Ve):Qe()>0;return a`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":wt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${dt.map(s=>a`<${pe} key=${s} card=${s} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Ge} found=${e.mine} told=${e.told} />
			${o?null:a`<${ht} />`}
			<${$t} more=${o} />
			<${gt} />
			${N.value?null:a`<${yt} found=${e} />`}
		</div>
	</main>`}var et=e=>`ninetynine ${T.pathname} ${e}`,E,kt=36e5,G=0,St=2e3;function tt(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(et(m.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Lt();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);Ce(),e()}),setTimeout(()=>{Ct().catch(s=>console.info(String(s)))},St)}async function Ct(){let e=new URL("offline.js",T);E=await navigator.serviceWorker.register(e,{scope:T.pathname,updateViaCache:"none"}),G=Date.now(),E.addEventListener("updatefound",Ye),Ye(),document.addEventListener("visibilitychange",Et);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),H()}function Et(){document.hidden||(Date.now()-G>kt&&J(),H())}function J(){G=Date.now(),E?.update().catch(()=>{})}function Ye(){let e=E?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var nt=et("table"),Pt=2e3;async function H(){if(!(!E?.waiting||!E.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,Pt)),!await navigator.locks?.request(nt,{ifAvailable:!0},t=>t!==null))return;E.waiting?.postMessage("take")}}var Ze=se(()=>k.value[0]==="t");function Lt(){let e=()=>{},t=!1;L(()=>{if(e(),t=q.value!==""&&(t||Ze.value),!Ze.value&&!t)return;let o=new Promise(s=>e=s);navigator.locks?.request(nt,{mode:"shared"},()=>o).then(H,()=>{})})}function ot(){let{spoken:e}=S;return a`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var X={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",pad:"Pads",deal:"Slips"},at=ae(null),U=()=>S.language.value||le(navigator.languages);async function Y(){let[e]=await Promise.all([M(),D(U(),m)]);at.value=e}function Nt(e){let t=Object.hasOwn(X,e)?X[e]:void 0;return e===""?Xe:t?at.value?.[t]??Tt:Rt}var xt=["rules","learn","problems","records","settings"];function Dt(){let[e=""]=k.value;return a`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${xt.map(t=>{let o=e===t?"page":void 0,s=t==="rules"?`/rules/${A()}`:`/${t}`;return a`<a href=${s} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Rt(){return a`<${_} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function st(){try{if(sessionStorage.getItem("ninetynine.anew")===m)return!1;sessionStorage.setItem("ninetynine.anew",m)}catch{return!1}return location.reload(),!0}function Tt(){let[e=""]=k.value,[t,o]=h(!1);return w(()=>{Y().catch(()=>st()||o(!0))},[e]),a`<${_} text=${t?n("trouble.unreached"):""} />`}function qt(){let e=q.value;return e?a`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function It({seated:e}){if(!de.value)return null;let t=()=>{fe(),e&&Pe("/")};return a`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${y} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Bt=()=>a`<div class="out" role="status">${C.value?a`<p>${n("page.out")}</p>`:null}</div>`;function Ft(){let[e="",...t]=k.value,o=Nt(e),s=e===""||e==="t"||!ce(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=k.value.join("/");return w(()=>{Ee()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),w(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),x.value,a`<div role="region" aria-label=${n("page.access")}><${ot} /></div>
		${e==="t"?null:a`<${Bt} />`}
		${e==="t"&&t.length>0?null:a`<${Dt} />`}
		<${o} key=${e} rest=${t} />
		${e==="t"?null:a`<${qt} />`}<${It} seated=${e==="t"} /><${ye} />`}function Ot(){let e=!1;L(()=>{let t=C.value;e&&!t&&(g(n("page.out.over")),Q().catch(o=>C.peek()||g(v(o))),J()),e=t})}async function jt(){document.fonts.load("500 1em Alegreya"),ue(),Le();let[e=""]=k.value;e===""&&F().catch(()=>{});let t=()=>me(`${m}cards.svg`);await Promise.all([...e===""?[K(U(),m)]:[D(U(),m),t()],...e in X?[Y()]:[]]),L(()=>{let o=U();o!==x.peek()&&K(o,m).catch(s=>st()||g(v(s)))}),L(()=>{let{status:o,body:s}=I.value??{status:0,body:""};I.value&&g(v(o===0?new $e("here"):ge(I.value,s)))}),tt(()=>g(n("page.edition.new"))),ne(a`<${Ft} />`,document.getElementById("page")),Q().catch(o=>C.peek()||g(v(o))),Ot(),e===""&&(t().catch(o=>g(v(o))),setTimeout(()=>{Y().then(he).catch(()=>{})},1e3))}jt().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
