import{$a as ye,Ab as Ee,B as a,Bb as Re,Be as Ze,C as re,Ce as en,De as nn,Fa as $e,Fd as Be,Ga as me,Gd as Fe,Ha as he,I as M,Id as Ae,Ja as F,K as ie,Ka as C,La as h,Ld as T,Md as De,N as S,P as ce,Qa as fe,Ra as de,Td as Ie,Ua as ge,Ub as xe,Ud as Le,Vd as je,Wd as A,Xa as y,Xd as D,Yd as I,Za as N,Zd as L,_a as ve,_d as qe,a as f,ae as He,cb as be,db as O,dd as U,eb as w,f as ne,fb as W,g,gb as we,ge as Ke,h as v,hb as ke,he as Me,ie as We,j as ae,kb as Se,ke as Ue,ld as k,le as Je,mb as Ne,md as Oe,me as ze,n as te,od as Te,p as B,pa as ue,q as o,qa as pe,qb as Ce,qe as Ge,rd as J,re as Qe,s as oe,sd as z,t as se,te as _e,ue as Ve,w as R,we as Xe,x as le,xb as E,y as K,ye as G,z as x,zb as Pe,ze as Ye}from"./chunk.js";async function j(){let[e]=await Promise.all([import("./screens.js"),pn(`${f}style/more.css`)]);return e}async function pn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((t,s)=>{n.onload=t,n.onerror=s}).catch(t=>{throw n.remove(),t})}var $n=new Set(["random","greedy"]),an="ninetynine.on";function mn(){let[e=0,n=0]=(M(an)??"").split(" ").map(Number),[t,s]=g({height:e,calls:n>0,tables:[]});return[t,r=>{ie(an,`${r.height} ${Number(r.calls)}`),s(i=>JSON.stringify(i)===JSON.stringify(r)?i:r)}]}var hn=15e3,fn=["9D","KC","QH","9S"];function dn({onclose:e}){let n=I(),t=l=>{D.variant.value=l.id,e()},s=ae(null);return v(()=>{let l=s.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),o`<${ke} broad title=${a("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${qe().map(([l,r])=>o`<section key=${l}>
					<h3>${a("page.players",{n:l})}</h3>
					<ul>
						${r.map(i=>o`<li key=${i.id}>
								<button type="button" aria-pressed=${i===n} onclick=${()=>t(i)}>
									<span class="name">${a(`variant.${i.id}`)}</span> <span class="soft">${a(`about.${i.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function gn({more:e,chief:n}){let[t,s]=g(!1),{busy:l,once:r}=O(),i=I(),u=Le.value.map(m=>m.name),$=He()||D.level.value||se,p=(u.length?u:oe).filter(m=>!$n.has(m)||m===$),c=L(),d=i?Ie.value.length:18;return o`<section class="now" aria-label=${a("page.home.play")}>
		<p class="soft">${i?a("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>s(!0)}>
				${a(`variant.${c}`)}
			</button>
		</h2>
		<p>${a(`about.${c}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>s(!0)} say=${a("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${c}`}>${a("page.home.rules")}</a>
			${je.value?o`<a class="button plain" href=${`/bids?variant=${c}`}>${a("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Se} label=${a("page.home.level")} value=${$} options=${Ce("page.level",...p)}
				onchange=${m=>D.level.value=m} />
			<p class="soft" aria-live="polite">${a(`page.level.about.${$}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!i||!u.length}
			aria-busy=${l} onclick=${()=>i&&r(()=>Ke(i,$))}>
			${a(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${a("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${a("page.home.pad")}</a></p>
		${t?o`<${dn} onclose=${()=>s(!1)} />`:null}
	</section>`}function vn({way:{stage:e,of:n}}){let{busy:t,once:s}=O(),l=S.way.value==="",r={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],u=l?a("page.home.lesson.go"):a(`way.go.${e==="match"&&n===""?"first":e}`);return o`<section class="door" aria-label=${a("way.steps")}>
		${l?o`<h2>${a("page.home.lesson")}</h2><p>${a("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${r?o`<a class="button chief" href=${r}>${u}</a>`:o`<${w} chief aria-busy=${t} onclick=${()=>s(Me)} say=${u} />`}
			<${w} plain onclick=${T} say=${a(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function yn({mine:e,told:n}){let t=Ae(),s=S.way.value===""&&t!==void 0,l=k.value?.id;v(()=>{let i=S.course.peek()!==""||G()>0||M("ninetynine.problems")!==null;s&&(i||n&&e.length>0)?T():s&&n&&l&&xe({player:l}).then(u=>u.tallies.length>0&&T(),()=>{})},[s,n,e.length,l]);let r=n&&t?.stage==="match"&&t.of!==""&&e.every(i=>i.id!==t.of);return v(()=>{r&&T()},[r]),t}function bn(){let[e,n]=g(null),[t,s]=g(""),[l,r]=g(""),{busy:i,once:u}=O(d=>r(N(d))),$=()=>Promise.all([j(),x(R.value,f)]).then(([d])=>n(d),()=>y(a("trouble.unreached"))),p=d=>{d.preventDefault();let m=Je(t);m?"elsewhere"in m?location.assign(m.elsewhere):u(()=>ze(m.table)):r(a("page.home.link.bad"))},c=d=>(s(d),r(""));return o`<section>
		<h2>${a(h.value?"page.home.own":"page.home.friends")}</h2>
		<p>${a(h.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${$} say=${a("page.home.create")} />
		${h.value?null:o`<form class="link" onsubmit=${p}>
				<${Ne} label=${a("page.home.link")} value=${t} oninput=${c} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${i}>${a("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${h.value?null:o`<p class="row">
			<a class="button plain" href="/people">${a("page.people")}</a></p>`}
		${e?o`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}function wn({table:e,children:n}){let t=e.chairs.filter(l=>!l.player&&!l.bot).length,s=[e.house&&a("page.home.house"),e.clock&&a("page.home.clock",{clock:e.clock}),e.status==="gathering"?a("page.home.seats",{free:t}):_e(e)];return o`<li>
		<span>${a("page.home.on.with",{variant:a(`variant.${e.variant}`),names:Qe(Ge(e.chairs))})}</span>
		<span class="soft">${s.filter(Boolean).join(" · ")}</span>
		${n}
	</li>`}var Q=8;function tn({title:e,tables:n,more:t,onmore:s,row:l}){let[r,i]=g(Q);if(n.length===0)return null;let u=n.length-r,$=()=>{i(r+5*Q),u<5*Q&&t&&s()};return o`<h3>${e}</h3>
		<ul class="tables">
			${n.slice(0,r).map(p=>o`<${wn} key=${p.id} table=${p}>${l(p)}<//>`)}
		</ul>
		${u>0||t?o`<${w} plain onclick=${$} say=${t?a("page.more"):a("page.home.more",{n:u})} />`:null}`}function kn({found:{open:e,playing:n,told:t,more:s,onmore:l},name:r}){let{busy:i,once:u}=O(),$=c=>u(async()=>await r.keep()&&c()),p=I();return o`<section>
		<h2>${a("page.home.company")}</h2>
		<p>${p?a("page.home.company.about",{variant:a(`variant.${p.id}`)}):" "}</p>
		<${Fe} name=${r} />
		<p><${w} disabled=${!p} aria-busy=${i} onclick=${()=>p&&$(()=>We(p.id))}
			say=${a("page.home.company.find")} /></p>
		${t&&e.length+n.length===0?o`<p class="soft">${a("page.home.quiet")}</p>`:null}
		<${tn} title=${a("page.home.open")} tables=${e} more=${s.open} onmore=${()=>l("open")}
			row=${c=>o`
				<${w} plain aria-busy=${i} onclick=${()=>$(()=>Ue(c.id))} say=${a("page.home.sit")} />`} />
		<${tn} title=${a("page.home.playing")} tables=${n} more=${s.playing} onmore=${()=>l("playing")}
			row=${c=>o`
				<a class="button plain" href=${`/t/${c.id}`}>${a("page.home.watch")}</a>`} />
	</section>`}function Sn(){let e=[],[n,t]=g(e),[s,l]=g({open:1,playing:1}),r=k.value?.id??"",i=h.value,{turn:u}=ye(hn),{value:$,wrong:p}=ve(async b=>{let[P,Z,ee]=await Promise.all([Ve(un=>b.aborted||t(un)),i?{all:e,more:!1}:U("open",s.open,"there"),i?{all:e,more:!1}:U("playing",s.playing,"there")]),cn={open:Z.more,playing:ee.more};return{mine:P,open:Z.all,playing:ee.all,of:r,more:cn}},r,Oe("here")?.id,i,s,u);v(()=>{p&&!C.peek()&&y(p)},[p]);let c=$??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=b=>l(P=>({...P,[b]:P[b]+1})),m=[...c.mine,...n].sort((b,P)=>P.moved-b.moved),rn=new Set(m.map(b=>b.id)),Y=b=>!rn.has(b.id),H=z.value&&c.of===r;return v(()=>Xe(m,H),[$,n,r,H]),{...c,told:H,mine:m,open:c.open.filter(Y),playing:c.playing.filter(Y),onmore:d}}var Nn=e=>[...e].reduce((n,t)=>n+(/[-fijlrt]/.test(t)?.3:t===t.toLowerCase()?.51:.68),0);function on({more:e}){let n=Sn();v(()=>{be(A)},[]);let t=Be(),s=a("title"),l=yn(n),[r,i]=mn(),u=n.mine.filter(({id:c})=>!(l?.stage==="match"&&c===l.of)&&!r.tables.includes(c)),$=!l&&!r.calls,p=n.told?u.some(Ye):G()>0;return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${a("page.home.by")}</p>
				<h1 style=${{"--ems":Nn(s)}}>${s}</h1>
				<p class="what">${a("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${fn.map(c=>o`<${ue} key=${c} card=${c} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${l?o`<${vn} way=${l} />`:null}
			${h.value?null:e?o`<${e.OnNow} room=${r} mine=${n.mine} chief=${!l} name=${t}
					ondrawn=${i} />`:r.height>0&&o`<section class="on" style=${{minHeight:`${r.height}px`}}></section>`}
			<${Ze} found=${u} told=${n.told} chief=${$} />
			<${gn} more=${p} chief=${!p&&$} />
			${e&&!h.value?o`<${e.Evenings} name=${t} />`:null}
			<${bn} />
			${e&&k.value&&!h.value?o`<${e.FriendNews} />`:null}
			${h.value?null:o`<${kn} found=${n} name=${t} />`}
			<p class="soft small row">
				${z.value&&!k.value&&!h.value?o`<a href="/you">${a("page.you.back")}</a>`:null}
				<a href="/privacy">${a("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function sn(){let{spoken:e}=S;return o`<section aria-label=${a("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${a("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},X=te(null),q=()=>S.language.value||le(navigator.languages);async function V(){let[e]=await Promise.all([j(),x(q(),f)]);X.value=e}function Cn(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?on:n?X.value?.[n]??xn:Rn}var Pn=["rules","learn","problems","records","people","settings"];function En(){let[e=""]=E.value;return o`<header class="running">
		<a class="skip" href="#main">${a("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${a("page.nav")}>
			${Pn.map(n=>{if(n==="people"&&h.value)return null;let t=e===n?"page":void 0,s=n==="rules"?`/rules/${L()}`:`/${n}`;return o`<a href=${s} aria-current=${t}>${a(`page.nav.${n}`)}</a>`})}
			${k.value?.operator?o`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${a("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Rn(){return o`<${W} title=${a("page.nowhere")}><p><a href="/">${a("page.nowhere.go")}</a></p><//>`}function ln(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function xn(){let[e=""]=E.value,[n,t]=g(!1);return v(()=>{V().catch(()=>ln()||t(!0))},[e]),o`<${W} text=${n?a("trouble.unreached"):""} />`}function On(){let e=$e.value;return e?o`<p class="unkept" role="alert">${a(`page.unkept.${e}`)}</p>`:null}function Tn({seated:e}){if(!me.value)return null;let n=()=>{he(),e&&Ee("/")};return o`<div class="unkept row" role="alert">
		<p>${a("trouble.full")}</p>
		<${w} onclick=${n} say=${a("page.unkept.go")} />
	</div>`}var Bn=()=>o`<div class="out" role="status">${C.value?o`<p>${a("page.out")}</p>`:null}</div>`;function Fn(){let[e="",...n]=E.value,t=Cn(e),s=X.value,l=e===""||e==="t"||!re(`page.nav.${e}`)?"":a(`page.nav.${e}`),r=E.value.join("/");return v(()=>{Pe()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[r]),v(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),R.value,o`<div role="region" aria-label=${a("page.access")}><${sn} /></div>
		${e==="t"?null:o`<${Bn} />`}
		${s?o`<${s.New} /><${s.Awaited} /><${s.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:o`<${En} />`}
		<${t} key=${`${e} ${Te.value}`} rest=${n} more=${s} />
		${e==="t"||!s||h.value?null:o`<${s.Banned} />`}
		${e==="t"?null:o`<${On} />`}${e==="t"&&s?o`<${s.Edition} />`:null}
		<${Tn} seated=${e==="t"} /><${we} />`}function An(){let e=!1;B(()=>{let n=C.value;e&&!n&&(y(a("page.out.over")),J().catch(t=>C.peek()||y(N(t))),nn()),e=n})}async function Dn(){document.fonts.load("500 1em Alegreya"),ce(),Re();let[e=""]=E.value;e===""&&A().catch(()=>{});let n=()=>pe(`${f}cards.svg`);await Promise.all([...e===""?[K(q(),f)]:[x(q(),f),n()],...e in _?[V()]:[]]),B(()=>{let t=q();t!==R.peek()&&K(t,f).catch(s=>ln()||y(N(s)))}),B(()=>{let{status:t,body:s}=F.value??{status:0,body:""};F.value&&y(N(t===0?new fe("here"):ge(F.value,s)))}),en(()=>y(a("page.edition.new"))),ne(o`<${Fn} />`,document.getElementById("page")),J().catch(t=>C.peek()||y(N(t))),An(),e===""&&(n().catch(t=>y(N(t))),setTimeout(()=>{V().then(de).catch(()=>{})},1e3))}Dn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
