import{$a as Ce,Aa as I,B as n,Ba as ve,Bc as B,C as fe,Ca as ye,Cc as Fe,Cd as Je,Dd as Xe,Ea as O,Ed as Ye,Fa as C,Fc as G,Fd as Ze,Ga as E,Gb as qe,Gc as J,Gd as X,Hd as et,I as de,Id as tt,La as be,Ma as we,N as S,Na as ke,P as $e,Qa as v,Sa as w,Sc as Ie,Tc as Oe,Vc as Be,Wa as Se,Xa as R,Ya as b,Yc as T,Za as Q,Zc as We,_a as Pe,a as f,b as F,cb as Ee,eb as Ne,ed as je,f as ie,fd as Ae,g,gd as Me,h as y,hd as W,ib as xe,id as j,j as re,jd as A,kb as Le,kd as M,ld as He,n as le,nb as P,nd as Ue,o as ce,p as x,pa as he,pb as De,q as o,qa as ge,qb as Re,rb as Te,s as ue,sd as Ke,t as pe,tc as V,td as _e,ud as ze,w as L,wd as Qe,x as me,xd as Ve,y as z,yd as Ge,z as D}from"./chunk.js";async function H(){let[e]=await Promise.all([import("./screens.js"),ht(`${f}style/more.css`)]);return e}async function ht(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let t=document.createElement("link");t.rel="stylesheet",t.href=e,document.head.append(t),await new Promise((a,s)=>{t.onload=a,t.onerror=s}).catch(a=>{throw t.remove(),a})}var gt=new Set(["random","greedy"]),vt=15e3,yt=["9D","KC","QH","9S"];function bt({onclose:e}){let t=A(),a=i=>{j.variant.value=i.id,e()},s=re(null);return y(()=>{let i=s.current?.querySelector("[aria-pressed=true]");i instanceof HTMLElement&&i.focus()},[]),o`<${Ce} broad title=${n("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${He().map(([i,r])=>o`<section key=${i}>
					<h3>${n("page.players",{n:i})}</h3>
					<ul>
						${r.map(l=>o`<li key=${l.id}>
								<button type="button" aria-pressed=${l===t} onclick=${()=>a(l)}>
									<span class="name">${n(`variant.${l.id}`)}</span> <span class="soft">${n(`about.${l.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function wt({more:e,chief:t}){let[a,s]=g(!1),{busy:i,once:r}=R(),l=A(),c=Ae.value.map(d=>d.name),u=Ue()||j.level.value||pe,p=(c.length?c:ue).filter(d=>!gt.has(d)||d===u),m=M(),h=l?je.value.length:18;return o`<section class="now" aria-label=${n("page.home.play")}>
		<p class="soft">${l?n("page.players",{n:l.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>s(!0)}>
				${n(`variant.${m}`)}
			</button>
		</h2>
		<p>${n(`about.${m}`)}</p>
		<p class="turns">
			<${b} plain onclick=${()=>s(!0)} say=${n("page.home.variants",{n:h})} />
			<a class="button plain" href=${`/rules/${m}`}>${n("page.home.rules")}</a>
			${Me.value?o`<a class="button plain" href=${`/bids?variant=${m}`}>${n("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Ee} label=${n("page.home.level")} value=${u} options=${xe("page.level",...p)}
				onchange=${d=>j.level.value=d} />
			<p class="soft" aria-live="polite">${n(`page.level.about.${u}`)}</p>
		</div>
		<button type="button" class=${`button begin ${t?"chief":""}`} disabled=${!l||!c.length}
			aria-busy=${i} onclick=${()=>l&&r(()=>Ke(l,u))}>
			${n(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${n("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${n("page.home.pad")}</a></p>
		${a?o`<${bt} onclose=${()=>s(!1)} />`:null}
	</section>`}function kt({way:{stage:e,of:t}}){let{busy:a,once:s}=R(),i=S.way.value==="",r={lesson:"/learn/first",match:t&&`/t/${t}`,report:`/report/${t}/1`,cure:`/learn/${t}`}[e],c=i?n("page.home.lesson.go"):n(`way.go.${e==="match"&&t===""?"first":e}`);return o`<section class="door" aria-label=${n("way.steps")}>
		${i?o`<h2>${n("page.home.lesson")}</h2><p>${n("way.about")}</p>`:null}
		<${We} at=${e} />
		<p class="ways">
			${r?o`<a class="button chief" href=${r}>${c}</a>`:o`<${b} chief aria-busy=${a} onclick=${()=>s(_e)} say=${c} />`}
			<${b} plain onclick=${T} say=${n(i?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function St({mine:e,told:t}){let a=Be(),s=S.way.value===""&&a!==void 0,i=B.value?.id;y(()=>{let l=S.course.peek()!==""||X()>0||de("ninetynine.problems")!==null;s&&(l||t&&e.length>0)?T():s&&t&&i&&qe({player:i}).then(c=>c.tallies.length>0&&T(),()=>{})},[s,t,e.length,i]);let r=t&&a?.stage==="match"&&a.of!==""&&e.every(l=>l.id!==a.of);return y(()=>{r&&T()},[r]),a}function Pt(){let[e,t]=g(null),[a,s]=g(""),[i,r]=g(""),{busy:l,once:c}=R(h=>r(w(h))),u=()=>Promise.all([H(),D(L.value,f)]).then(([h])=>t(h),()=>v(n("trouble.unreached"))),p=h=>{h.preventDefault();let d=Ve(a);d?"elsewhere"in d?location.assign(d.elsewhere):c(()=>Ge(d.table)):r(n("page.home.link.bad"))},m=h=>(s(h),r(""));return o`<section>
		<h2>${n(E.value?"page.home.own":"page.home.friends")}</h2>
		<p>${n(E.value?"page.home.own.about":"page.home.create.about")}</p>
		<${b} aria-haspopup="dialog" onclick=${u} say=${n("page.home.create")} />
		${E.value?null:o`<form class="link" onsubmit=${p}>
				<${Ne} label=${n("page.home.link")} value=${a} oninput=${m} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${i!==""} aria-describedby=${i?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${l}>${n("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${i?"trouble":""} role="alert">${i}</p>
		${e?o`<${e.Create} onclose=${()=>t(null)} />`:null}
	</section>`}function Ct({table:e,children:t}){let a=e.chairs.filter(i=>!i.player&&!i.bot).length,s=[e.house&&n("page.home.house"),e.clock&&n("page.home.clock",{clock:e.clock}),e.status==="gathering"?n("page.home.seats",{free:a}):Ye(e.moved)];return o`<li>
		<span>${n("page.home.on.with",{variant:n(`variant.${e.variant}`),names:Xe(Je(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${t}
	</li>`}var Y=8;function nt({title:e,tables:t,more:a,onmore:s,row:i}){let[r,l]=g(Y);if(t.length===0)return null;let c=t.length-r,u=()=>{l(r+5*Y),c<5*Y&&a&&s()};return o`<h3>${e}</h3>
		<ul class="tables">
			${t.slice(0,r).map(p=>o`<${Ct} key=${p.id} table=${p}>${i(p)}<//>`)}
		</ul>
		${c>0||a?o`<${b} plain onclick=${u} say=${a?n("page.more"):n("page.home.more",{n:c})} />`:null}`}function Et({found:{open:e,playing:t,told:a,more:s,onmore:i}}){let{busy:r,once:l}=R(),c=Ie(),u=m=>l(async()=>await c.keep()&&m()),p=A();return o`<section>
		<h2>${n("page.home.company")}</h2>
		<p>${p?n("page.home.company.about",{variant:n(`variant.${p.id}`)}):" "}</p>
		<${Oe} name=${c} />
		<p><${b} disabled=${!p} aria-busy=${r} onclick=${()=>p&&u(()=>ze(p.id))}
			say=${n("page.home.company.find")} /></p>
		${a&&e.length+t.length===0?o`<p class="soft">${n("page.home.quiet")}</p>`:null}
		<${nt} title=${n("page.home.open")} tables=${e} more=${s.open} onmore=${()=>i("open")}
			row=${m=>o`
				<${b} plain aria-busy=${r} onclick=${()=>u(()=>Qe(m.id))} say=${n("page.home.sit")} />`} />
		<${nt} title=${n("page.home.playing")} tables=${t} more=${s.playing} onmore=${()=>i("playing")}
			row=${m=>o`
				<a class="button plain" href=${`/t/${m.id}`}>${n("page.home.watch")}</a>`} />
	</section>`}function Nt(){let e=[],[t,a]=g({mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}}),[s,i]=g(e),[r,l]=g({open:1,playing:1}),c=B.value?.id??"",u=E.value,p=Fe("here")?.id;y(()=>{let $=!1,k=!1,q=async()=>{if(document.visibilityState!=="hidden")try{let[_,oe,se]=await Promise.all([Ze($t=>$||i($t)),u?{all:e,more:!1}:V("open",r.open,"there"),u?{all:e,more:!1}:V("playing",r.playing,"there")]);k=!1;let dt={open:oe.more,playing:se.more};$||a({mine:_,open:oe.all,playing:se.all,of:c,more:dt})}catch(_){!$&&!k&&!C.peek()&&v(w(_)),k=!0}};q();let ft=setInterval(q,vt);return document.addEventListener("visibilitychange",q),()=>{$=!0,clearInterval(ft),document.removeEventListener("visibilitychange",q)}},[c,p,u,r]);let m=$=>l(k=>({...k,[$]:k[$]+1})),h=[...t.mine,...s].sort(($,k)=>k.moved-$.moved),d=new Set(h.map($=>$.id)),ae=$=>!d.has($.id),mt=J.value&&t.of===c;return{...t,told:mt,mine:h,open:t.open.filter(ae),playing:t.playing.filter(ae),onmore:m}}var xt=e=>[...e].reduce((t,a)=>t+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function at(){let e=Nt();y(()=>{Se(W)},[]);let t=n("title"),a=St(e),s=a?.stage==="match"?e.mine.filter(r=>r.id!==a.of):e.mine,i=e.told?s.some(et):X()>0;return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${n("page.home.by")}</p>
				<h1 style=${{"--ems":xt(t)}}>${t}</h1>
				<p class="what">${n("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${yt.map(r=>o`<${he} key=${r} card=${r} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${a?o`<${kt} way=${a} />`:null}
			<${tt} found=${s} told=${e.told} chief=${!a} />
			<${wt} more=${i} chief=${!i&&!a} />
			<${Pt} />
			${E.value?null:o`<${Et} found=${e} />`}
			<p class="soft small row">
				${J.value&&!B.value&&!E.value?o`<a href="/you">${n("page.you.back")}</a>`:null}
				<a href="/privacy">${n("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}var it=e=>`ninetynine ${F.pathname} ${e}`,N,Lt=36e5,Z=0,Dt=2e3;function rt(e){let{serviceWorker:t}=navigator;if(!t)return;navigator.locks?.request(it(f.split("/").at(-2)??""),{mode:"shared"},()=>new Promise(()=>{})),Ft();let a=!t.controller;t.addEventListener("controllerchange",()=>{if(a)return void(a=!1);Le(),e()}),setTimeout(()=>{Rt().catch(s=>console.info(String(s)))},Dt)}async function Rt(){let e=new URL("offline.js",F);N=await navigator.serviceWorker.register(e,{scope:F.pathname,updateViaCache:"none"}),Z=Date.now(),N.addEventListener("updatefound",ot),ot(),document.addEventListener("visibilitychange",Tt);let{active:t}=await navigator.serviceWorker.ready,{connection:a}=navigator;a?.saveData||t?.postMessage("keep"),U()}function Tt(){document.hidden||(Date.now()-Z>Lt&&ee(),U())}function ee(){Z=Date.now(),N?.update().catch(()=>{})}function ot(){let e=N?.installing;e?.addEventListener("statechange",()=>e.state==="installed"&&void U())}var lt=it("table"),qt=2e3;async function U(){if(!(!N?.waiting||!N.active)){for(let e=0;e<2;e++)if(e>0&&await new Promise(t=>setTimeout(t,qt)),!await navigator.locks?.request(lt,{ifAvailable:!0},t=>t!==null))return;N.waiting?.postMessage("take")}}var st=ce(()=>P.value[0]==="t");function Ft(){let e=()=>{},t=!1;x(()=>{if(e(),t=I.value!==""&&(t||st.value),!st.value&&!t)return;let a=new Promise(s=>e=s);navigator.locks?.request(lt,{mode:"shared"},()=>a).then(U,()=>{})})}function ct(){let{spoken:e}=S;return o`<section aria-label=${n("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${n("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var te={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",you:"Who"},ut=le(null),K=()=>S.language.value||me(navigator.languages);async function ne(){let[e]=await Promise.all([H(),D(K(),f)]);ut.value=e}function It(e){let t=Object.hasOwn(te,e)?te[e]:void 0;return e===""?at:t?ut.value?.[t]??jt:Wt}var Ot=["rules","learn","problems","records","settings"];function Bt(){let[e=""]=P.value;return o`<header class="running">
		<a class="skip" href="#main">${n("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${n("page.nav")}>
			${Ot.map(t=>{let a=e===t?"page":void 0,s=t==="rules"?`/rules/${M()}`:`/${t}`;return o`<a href=${s} aria-current=${a}>${n(`page.nav.${t}`)}</a>`})}
		</nav>
	</header>`}function Wt(){return o`<${Q} title=${n("page.nowhere")}><p><a href="/">${n("page.nowhere.go")}</a></p><//>`}function pt(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function jt(){let[e=""]=P.value,[t,a]=g(!1);return y(()=>{ne().catch(()=>pt()||a(!0))},[e]),o`<${Q} text=${t?n("trouble.unreached"):""} />`}function At(){let e=I.value;return e?o`<p class="unkept" role="alert">${n(`page.unkept.${e}`)}</p>`:null}function Mt({seated:e}){if(!ve.value)return null;let t=()=>{ye(),e&&Re("/")};return o`<div class="unkept row" role="alert">
		<p>${n("trouble.full")}</p>
		<${b} onclick=${t} say=${n("page.unkept.go")} />
	</div>`}var Ht=()=>o`<div class="out" role="status">${C.value?o`<p>${n("page.out")}</p>`:null}</div>`;function Ut(){let[e="",...t]=P.value,a=It(e),s=e===""||e==="t"||!fe(`page.nav.${e}`)?"":n(`page.nav.${e}`),i=P.value.join("/");return y(()=>{De()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),y(()=>{e!=="t"&&(document.title=s?`${s} · Ninety-Nine`:"Ninety-Nine")},[e,s]),L.value,o`<div role="region" aria-label=${n("page.access")}><${ct} /></div>
		${e==="t"?null:o`<${Ht} />`}
		${e==="t"&&t.length>0?null:o`<${Bt} />`}
		<${a} key=${e} rest=${t} />
		${e==="t"?null:o`<${At} />`}<${Mt} seated=${e==="t"} /><${Pe} />`}function Kt(){let e=!1;x(()=>{let t=C.value;e&&!t&&(v(n("page.out.over")),G().catch(a=>C.peek()||v(w(a))),ee()),e=t})}async function _t(){document.fonts.load("500 1em Alegreya"),$e(),Te();let[e=""]=P.value;e===""&&W().catch(()=>{});let t=()=>ge(`${f}cards.svg`);await Promise.all([...e===""?[z(K(),f)]:[D(K(),f),t()],...e in te?[ne()]:[]]),x(()=>{let a=K();a!==L.peek()&&z(a,f).catch(s=>pt()||v(w(s)))}),x(()=>{let{status:a,body:s}=O.value??{status:0,body:""};O.value&&v(w(a===0?new be("here"):ke(O.value,s)))}),rt(()=>v(n("page.edition.new"))),ie(o`<${Ut} />`,document.getElementById("page")),G().catch(a=>C.peek()||v(w(a))),Kt(),e===""&&(t().catch(a=>v(w(a))),setTimeout(()=>{ne().then(we).catch(()=>{})},1e3))}_t().catch(e=>{console.error(e);let t=document.createElement("p");t.textContent="This page could not be loaded; load it again.",document.body.append(t)});
