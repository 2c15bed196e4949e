import{$a as Ce,$c as j,Aa as I,B as n,Ba as ge,C as me,Ca as ve,Ea as O,Fa as E,Ga as x,Gb as Te,I as fe,Ic as Ie,Jc as Oe,La as ye,Lc as Be,Ma as be,N as S,Na as we,Oc as T,P as de,Pc as We,Qa as v,Sa as w,Wa as ke,Wc as je,Xa as R,Xc as Ae,Ya as b,Yc as Me,Za as z,Zc as B,_a as Se,_c as W,a as f,ad as A,b as F,bd as He,cb as Ee,dd as Ue,eb as Pe,f as se,g,h as y,ib as Ne,id as Ke,j as ie,jd as _e,kb as xe,kc as Q,kd as ze,md as Qe,n as re,nb as C,nd as Ve,o as le,od as Ge,p as N,pa as $e,pb as Le,q as s,qa as he,qb as De,rb as Re,s as ce,sc as V,sd as Je,t as ue,tc as qe,td as Xe,ud as Ye,vc as G,vd as Ze,w as L,wc as Fe,wd as J,x as pe,xd as et,y as _,yd as tt,z as D}from"./chunk.js";async function M(){let[e]=await Promise.all([import("./screens.js"),ht(`${f}style/more.css`)]);return e}async function ht(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((o,a)=>{t.onload=o,t.onerror=a}).catch(o=>{throw t.remove(),o})}var gt=new Set(["random","greedy"]),vt=15e3,yt=["9D","KC","QH","9S"];function bt({onclose:e}){let t=j(),o=i=>{W.variant.value=i.id,e()},a=ie(null);return y(()=>{let i=a.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),s`<${Ce} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${a}>
			${He().map(([i,r])=>s`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(l=>s`<li key=${l.id}>
								<button type="button" aria-pressed=${l===t} onclick=${()=>o(l)}>
									<span class="name">${n(`variant.${l.id}`)}</span> <span class="soft">${n(`about.${l.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function wt({more:e,chief:t}){let[o,a]=g(!1),{busy:i,once:r}=R(),l=j(),c=Ae.value.map(d=>d.name),u=Ue()||W.level.value||ue,p=(c.length?c:ce).filter(d=>!gt.has(d)||d===u),m=A(),h=l?je.value.length:18;return s`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${l?n("page.players",{n:l.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>a(!0)}>
				${n(`variant.${m}`)}
			</button>
		</h2>
		<p>${n(`about.${m}`)}</p>
		<p class="turns">
			<${b} plain onclick=${()=>a(!0)} say=${n("page.home.variants",{n:h})} />
			<a class="button plain" href=${`/rules/${m}`}>${n("page.home.rules")}</a>
			${Me.value?s`<a class="button plain" href=${`/bids?variant=${m}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ee} label=${n("page.home.level")} value=${u} options=${Ne("page.level",...p)}
				onchange=${d=>W.level.value=d} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!l||!c.length}
			aria-busy=${i} onclick=${()=>l&&r(()=>Ke(l,u))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${o?s`<${bt} onclose=${()=>a(!1)} />`:null}
	</section>`}function kt({way:{stage:e,of:t}}){let{busy:o,once:a}=R(),i=S.way.value==="",r={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=i?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return s`<section class="door" aria-label=${n("way.steps")}>
		${i?s`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${We} at=${e} />
		<p class="ways">
			${r?s`<a class="button chief" href=${r}>${c}</a>`:s`<${b} chief aria-busy=${o} onclick=${()=>a(_e)} say=${c} />`}
			<${b} plain onclick=${T} say=${n(i?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function St({mine:e,told:t}){let o=Be(),a=S.way.value===""&&o!==void 0,i=V.value?.id;y(()=>{let l=S.course.peek()!==""||J()>0||fe("ninetynine.problems")!==null;a&&(l||t&&e.length>0)?T():a&&t&&i&&Te({player:i}).then(c=>c.tallies.length>0&&T(),()=>{})},[a,t,e.length,i]);let r=t&&o?.stage==="match"&&o.of!==""&&e.every(l=>l.id!==o.of);return y(()=>{r&&T()},[r]),o}function Ct(){let[e,t]=g(null),[o,a]=g(""),[i,r]=g(""),{busy:l,once:c}=R(h=>r(w(h))),u=()=>Promise.all([M(),D(L.value,f)]).then(([h])=>t(h),()=>v(n("trouble.unreached"))),p=h=>{h.preventDefault();let d=Ve(o);d?"elsewhere"in d?location.assign(d.elsewhere):c(()=>Ge(d.table)):r(n("page.home.link.bad"))},m=h=>(a(h),r(""));return s`<section>
		<h2>${n(x.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(x.value?"page.home.own.about":"page.home.create.about")}</p>
		<${b} aria-haspopup="dialog" onclick=${u} say=${n("page.home.create")} />
		${x.value?null:s`<form class="link" onsubmit=${p}>
				<${Pe} label=${n("page.home.link")} value=${o} oninput=${m} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${l}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?s`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Et({table:e,children:t}){let o=e.chairs.filter(i=>!i.player&&!i.bot).length,a=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:o}):Ye(e.moved)];return s`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Xe(Je(e.chairs))})}</span>
		<span class="soft">${a.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var X=8;function nt({title:e,tables:t,more:o,onmore:a,row:i}){let[r,l]=g(X);if(t.length===0)return null;let c=t.length-r,u=()=>{l(r+5*X),c<5*X&&o&&a()};return s`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(p=>s`<${Et} key=${p.id} table=${p}>${i(p)}<//>`)}
		</ul>
		${c>0||o?s`<${b} plain onclick=${u} say=${o?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function Pt({found:{open:e,playing:t,told:o,more:a,onmore:i}}){let{busy:r,once:l}=R(),c=Ie(),u=m=>l(async()=>await c.keep()&&m()),p=j();return s`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${Oe} name=${c} />
		<p><${b} disabled=${!p} aria-busy=${r} onclick=${()=>p&&u(()=>ze(p.id))}
			say=${n("page.home.company.find")} /></p>
		${o&&e.length+t.length===0?s`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${nt} title=${n("page.home.open")} tables=${e} more=${a.open} onmore=${()=>i("open")}
			row=${m=>s`
				<${b} plain aria-busy=${r} onclick=${()=>u(()=>Qe(m.id))} say=${n("page.home.sit")} />`} />
		<${nt} title=${n("page.home.playing")} tables=${t} more=${a.playing} onmore=${()=>i("playing")}
			row=${m=>s`
				<a class="button plain" href=${`/t/${m.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Nt(){let e=[],[t,o]=g({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[a,i]=g(e),[r,l]=g({open:1,playing:1}),c=V.value?.id??"",u=x.value,p=qe("here")?.id;y(()=>{let $=!1,k=!1,q=async()=>{if(document.visibilityState!=="hidden")try{let[K,oe,ae]=await Promise.all([Ze($t=>$||i($t)),u?{all:e,more:!1}:Q("open",r.open,"there"),u?{all:e,more:!1}:Q("playing",r.playing,"there")]);k=!1;let dt={open:oe.more,playing:ae.more};$||o({mine:K,open:oe.all,playing:ae.all,of:c,more:dt})}catch(K){!$&&!k&&!E.peek()&&v(w(K)),k=!0}};q();let ft=setInterval(q,vt);return document.addEventListener("visibilitychange",q),()=>{$=!0,clearInterval(ft),document.removeEventListener("visibilitychange",q)}},[c,p,u,r]);let m=$=>l(k=>({...k,[$]:k[$]+1})),h=[...t.mine,...a].sort(($,k)=>k.moved-$.moved),d=new Set(h.map($=>$.id)),ne=$=>!d.has($.id),mt=Fe.value&&t.of===c;return{...t,told:mt,mine:h,open:t.open.filter(ne),playing:t.playing.filter(ne),onmore:m}}var xt=e=>[...e].reduce((t,o)=>t+(/[-fijlrt]/.test(o)?.3:o===o.toLowerCase()?.51:.68),0);function ot(){let e=Nt();y(()=>{ke(B)},[]);let t=n("title"),o=St(e),a=o?.stage==="match"?e.mine.filter(r=>r.id!==o.of):e.mine,i=e.told?a.some(et):J()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":xt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${yt.map(r=>s`<${$e} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${o?s`<${kt} way=${o} />`:null}
			<${tt} found=${a} told=${e.told} chief=${!o} />
			<${wt} more=${i} chief=${!i&&!o} />
			<${Ct} />
			${x.value?null:s`<${Pt} found=${e} />`}
		</div>
	</main>`}var it=e=>`ninetynine ${F.pathname} ${e}`,P,Lt=36e5,Y=0,Dt=2e3;function rt(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(it(f.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Ft();let o=!t.controller;t.addEventListener("controllerchange",()=>{if(o)return void(o=!1);xe(),e()}),setTimeout(()=>{Rt().catch(a=>console.info(String(a)))},Dt)}async function Rt(){let e=new URL("offline.js",F);P=await navigator.serviceWorker.register(e,{scope:F.pathname,updateViaCache:"none"}),Y=Date.now(),P.addEventListener("updatefound",at),at(),document.addEventListener("visibilitychange",Tt);let{active:t}=await navigator.serviceWorker.ready,{connection:o}=navigator;o?.saveData||t?.postMessage("keep"),H()}function Tt(){document.hidden||(Date.now()-Y>Lt&&Z(),H())}function Z(){Y=Date.now(),P?.update().catch(()=>{})}function at(){let e=P?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void H())}var lt=it("table"),qt=2e3;async function H(){if(!(!P?.waiting||!P.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,qt)),!await navigator.locks?.request(lt,{ifAvailable:!0},t=>t!==null))return;P.waiting?.postMessage("take")}}var st=le(()=>C.value[0]==="t");function Ft(){let e=()=>{},t=!1;N(()=>{if(e(),t=I.value!==""&&(t||st.value),!st.value&&!t)return;let o=new Promise(a=>e=a);navigator.locks?.request(lt,{mode:"shared"},()=>o).then(H,()=>{})})}function ct(){let{spoken:e}=S;return s`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var ee={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",you:"Who"},ut=re(null),U=()=>S.language.value||pe(navigator.languages);async function te(){let[e]=await Promise.all([M(),D(U(),f)]);ut.value=e}function It(e){let t=Object.hasOwn(ee,e)?ee[e]:void 0;return e===""?ot:t?ut.value?.[t]??jt:Wt}var Ot=["rules","learn","problems","records","settings"];function Bt(){let[e=""]=C.value;return s`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Ot.map(t=>{let o=e===t?"page":void 0,a=t==="rules"?`/rules/${A()}`:`/${t}`;return s`<a href=${a} aria-current=${o}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Wt(){return s`<${z} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function pt(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function jt(){let[e=""]=C.value,[t,o]=g(!1);return y(()=>{te().catch(()=>pt()||o(!0))},[e]),s`<${z} text=${t?n("trouble.unreached"):""} />`}function At(){let e=I.value;return e?s`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Mt({seated:e}){if(!ge.value)return null;let t=()=>{ve(),e&&De("/")};return s`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${b} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Ht=()=>s`<div class="out" role="status">${E.value?s`<p>${n("page.out")}</p>`:null}</div>`;function Ut(){let[e="",...t]=C.value,o=It(e),a=e===""||e==="t"||!me(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=C.value.join("/");return y(()=>{Le()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=a?`${a} · Ninety-Nine`:"Ninety-Nine")},[e,a]),L.value,s`<div role="region" aria-label=${n("page.access")}><${ct} /></div>
		${e==="t"?null:s`<${Ht} />`}
		${e==="t"&&t.length>0?null:s`<${Bt} />`}
		<${o} key=${e} rest=${t} />
		${e==="t"?null:s`<${At} />`}<${Mt} seated=${e==="t"} /><${Se} />`}function Kt(){let e=!1;N(()=>{let t=E.value;e&&!t&&(v(n("page.out.over")),G().catch(o=>E.peek()||v(w(o))),Z()),e=t})}async function _t(){document.fonts.load("500 1em Alegreya"),de(),Re();let[e=""]=C.value;e===""&&B().catch(()=>{});let t=()=>he(`${f}cards.svg`);await Promise.all([...e===""?[_(U(),f)]:[D(U(),f),t()],...e in ee?[te()]:[]]),N(()=>{let o=U();o!==L.peek()&&_(o,f).catch(a=>pt()||v(w(a)))}),N(()=>{let{status:o,body:a}=O.value??{status:0,body:""};O.value&&v(w(o===0?new ye("here"):we(O.value,a)))}),rt(()=>v(n("page.edition.new"))),se(s`<${Ut} />`,document.getElementById("page")),G().catch(o=>E.peek()||v(w(o))),Kt(),e===""&&(t().catch(o=>v(w(o))),setTimeout(()=>{te().then(be).catch(()=>{})},1e3))}_t().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
