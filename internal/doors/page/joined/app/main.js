import{$a as ye,$d as je,Ab as Pe,Ae as _e,B as t,Bb as Re,C as re,Cb as Ee,Ce as Ve,De as Xe,Ee as Ye,Fa as $e,Ga as me,Gd as Ae,Ha as he,Hd as Be,I as M,Ja as A,Jd as De,K as ie,Ka as C,La as m,Md as T,N as S,Nd as Ie,P as ce,Qa as fe,Ra as de,Ua as ge,Ud as Le,Vb as xe,Vd as qe,Wd as He,Xa as y,Xd as B,Yd as D,Za as N,Zd as I,_a as ve,_d as L,a as f,be as Ke,cb as be,db as O,eb as k,ed as U,f as ne,fb as W,g,gb as we,h as v,hb as ke,he as Me,ie as We,j as te,je as Ue,kb as Se,ld as Oe,md as w,me as Je,n as ae,nb as Ne,nd as Te,ne as ze,p as F,pa as ue,pd as Fe,q as s,qa as pe,rb as Ce,s as oe,sd as J,t as se,td as z,ve as Ge,w as E,x as le,xe as Qe,y as K,yb as R,z as x,ze as G}from"./chunk.js";async function q(){let[e]=await Promise.all([import("./screens.js"),rn(`${f}style/more.css`)]);return e}async function rn(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,o)=>{n.onload=a,n.onerror=o}).catch(a=>{throw n.remove(),a})}var cn=new Set(["random","greedy"]),Ze="ninetynine.on";function un(){let[e=0,n=0]=(M(Ze)??"").split(" ").map(Number),[a,o]=g({height:e,calls:n>0,tables:[]});return[a,r=>{ie(Ze,`${r.height} ${Number(r.calls)}`),o(i=>JSON.stringify(i)===JSON.stringify(r)?i:r)}]}var pn=15e3,$n=["9D","KC","QH","9S"];function mn({onclose:e}){let n=I(),a=l=>{D.variant.value=l.id,e()},o=te(null);return v(()=>{let l=o.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),s`<${ke} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${o}>
			${je().map(([l,r])=>s`<section key=${l}>
					<h3>${t("page.players",{n:l})}</h3>
					<ul>
						${r.map(i=>s`<li key=${i.id}>
								<button type="button" aria-pressed=${i===n} onclick=${()=>a(i)}>
									<span class="name">${t(`variant.${i.id}`)}</span> <span class="soft">${t(`about.${i.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function hn({more:e,chief:n}){let[a,o]=g(!1),{busy:l,once:r}=O(),i=I(),u=qe.value.map($=>$.name),p=Ke()||D.level.value||se,h=(u.length?u:oe).filter($=>!cn.has($)||$===p),c=L(),d=i?Le.value.length:18;return s`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${i?t("page.players",{n:i.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>o(!0)}>
				${t(`variant.${c}`)}
			</button>
		</h2>
		<p>${t(`about.${c}`)}</p>
		<p class="turns">
			<${k} plain onclick=${()=>o(!0)} say=${t("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${c}`}>${t("page.home.rules")}</a>
			${He.value?s`<a class="button plain" href=${`/bids?variant=${c}`}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Se} label=${t("page.home.level")} value=${p} options=${Ce("page.level",...h)}
				onchange=${$=>D.level.value=$} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${p}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!i||!u.length}
			aria-busy=${l} onclick=${()=>i&&r(()=>Me(i,p))}>
			${t(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${a?s`<${mn} onclose=${()=>o(!1)} />`:null}
	</section>`}function fn({way:{stage:e,of:n}}){let{busy:a,once:o}=O(),l=S.way.value==="",r={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],u=l?t("page.home.lesson.go"):t(`way.go.${e==="match"&&n===""?"first":e}`);return s`<section class="door" aria-label=${t("way.steps")}>
		${l?s`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>`:null}
		<${Ie} at=${e} />
		<p class="ways">
			${r?s`<a class="button chief" href=${r}>${u}</a>`:s`<${k} chief aria-busy=${a} onclick=${()=>o(We)} say=${u} />`}
			<${k} plain onclick=${T} say=${t(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function dn({mine:e,told:n}){let a=De(),o=S.way.value===""&&a!==void 0,l=w.value?.id;v(()=>{let i=S.course.peek()!==""||G()>0||M("ninetynine.problems")!==null;o&&(i||n&&e.length>0)?T():o&&n&&l&&xe({player:l}).then(u=>u.tallies.length>0&&T(),()=>{})},[o,n,e.length,l]);let r=n&&a?.stage==="match"&&a.of!==""&&e.every(i=>i.id!==a.of);return v(()=>{r&&T()},[r]),a}function gn(){let[e,n]=g(null),[a,o]=g(""),[l,r]=g(""),{busy:i,once:u}=O(d=>r(N(d))),p=()=>Promise.all([q(),x(E.value,f)]).then(([d])=>n(d),()=>y(t("trouble.unreached"))),h=d=>{d.preventDefault();let $=Je(a);$?"elsewhere"in $?location.assign($.elsewhere):u(()=>ze($.table)):r(t("page.home.link.bad"))},c=d=>(o(d),r(""));return s`<section>
		<h2>${t(m.value?"page.home.own":"page.home.friends")}</h2>
		<p>${t(m.value?"page.home.own.about":"page.home.create.about")}</p>
		<${k} aria-haspopup="dialog" onclick=${p} say=${t("page.home.create")} />
		${m.value?null:s`<form class="link" onsubmit=${h}>
				<${Ne} label=${t("page.home.link")} value=${a} oninput=${c} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${i}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${m.value?null:s`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${e?s`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}var en=["open","playing"],Q=8;function vn({title:e,tables:n,more:a,onmore:o,name:l,rows:r}){let[i,u]=g(Q);if(n.length===0)return null;let p=n.length-i,h=()=>{u(i+5*Q),p<5*Q&&a&&o()};return s`<h3>${e}</h3>
		<${r} tables=${n.slice(0,i)} name=${l} />
		${p>0||a?s`<${k} plain onclick=${h} say=${a?t("page.more"):t("page.home.more",{n:p})} />`:null}`}function yn({found:e,name:n,screens:a}){let{busy:o,once:l}=O(),r=I();return s`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${r?t("page.home.company.about",{variant:t(`variant.${r.id}`)}):" "}</p>
		<${Be} name=${n} />
		<p><${k} disabled=${!r} aria-busy=${o} say=${t("page.home.company.find")}
			onclick=${()=>r&&l(async()=>await n.keep()&&Ue(r.id))} /></p>
		${e.told&&en.every(i=>e[i].length===0)?s`<p class="soft">${t("page.home.quiet")}</p>`:null}
		${a&&en.map(i=>s`<${vn} key=${i} title=${t(`page.home.${i}`)} tables=${e[i]}
			more=${e.more[i]} onmore=${()=>e.onmore(i)} name=${n} rows=${a.TableRows} />`)}
	</section>`}function bn(){let e=[],[n,a]=g(e),[o,l]=g({open:1,playing:1}),r=w.value?.id??"",i=m.value,{turn:u}=ye(pn),{value:p,wrong:h}=ve(async b=>{let[P,Z,ee]=await Promise.all([Ge(ln=>b.aborted||a(ln)),i?{all:e,more:!1}:U("open",o.open,"there"),i?{all:e,more:!1}:U("playing",o.playing,"there")]),sn={open:Z.more,playing:ee.more};return{mine:P,open:Z.all,playing:ee.all,of:r,more:sn}},r,Te("here")?.id,i,o,u);v(()=>{h&&!C.peek()&&y(h)},[h]);let c=p??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=b=>l(P=>({...P,[b]:P[b]+1})),$=[...c.mine,...n].sort((b,P)=>P.moved-b.moved),on=new Set($.map(b=>b.id)),Y=b=>!on.has(b.id),j=z.value&&c.of===r;return v(()=>Qe($,j),[p,n,r,j]),{...c,told:j,mine:$,open:c.open.filter(Y),playing:c.playing.filter(Y),onmore:d}}var wn=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function nn({more:e}){let n=bn();v(()=>{be(B)},[]);let a=Ae(),o=t("title"),l=dn(n),[r,i]=un(),u=n.mine.filter(({id:c})=>!(l?.stage==="match"&&c===l.of)&&!r.tables.includes(c)),p=!l&&!r.calls,h=n.told?u.some(_e):G()>0;return s`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":wn(o)}}>${o}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${$n.map(c=>s`<${ue} key=${c} card=${c} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${l?s`<${fn} way=${l} />`:null}
			${m.value?null:e?s`<${e.OnNow} room=${r} mine=${n.mine} chief=${!l} name=${a}
					ondrawn=${i} />`:r.height>0&&s`<section class="on" style=${{minHeight:`${r.height}px`}}></section>`}
			<${Ve} found=${u} told=${n.told} chief=${p} />
			<${hn} more=${h} chief=${!h&&p} />
			${e&&!m.value?s`<${e.Evenings} name=${a} />`:null}
			<${gn} />
			${e&&w.value&&!m.value?s`<${e.FriendNews} />`:null}
			${m.value?null:s`<${yn} found=${n} name=${a} screens=${e} />`}
			<p class="soft small row">
				${z.value&&!w.value&&!m.value?s`<a href="/you">${t("page.you.back")}</a>`:null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function tn(){let{spoken:e}=S;return s`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},X=ae(null),H=()=>S.language.value||le(navigator.languages);async function V(){let[e]=await Promise.all([q(),x(H(),f)]);X.value=e}function kn(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?nn:n?X.value?.[n]??Pn:Cn}var Sn=["rules","learn","problems","records","people","settings"];function Nn(){let[e=""]=R.value,[n,a]=t("page.brand").split("|");return s`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}><span>${n}<b>${a}</b></span></a>
		<nav aria-label=${t("page.nav")}>
			${Sn.map(o=>{if(o==="people"&&m.value)return null;let l=e===o?"page":void 0,r=o==="rules"?`/rules/${L()}`:`/${o}`;return s`<a href=${r} aria-current=${l}>${t(`page.nav.${o}`)}</a>`})}
			${w.value?.operator?s`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${t("page.nav.operate")}${w.value.complaints?` (${w.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Cn(){return s`<${W} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`}function an(){try{if(sessionStorage.getItem("ninetynine.anew")===f)return!1;sessionStorage.setItem("ninetynine.anew",f)}catch{return!1}return location.reload(),!0}function Pn(){let[e=""]=R.value,[n,a]=g(!1);return v(()=>{V().catch(()=>an()||a(!0))},[e]),s`<${W} text=${n?t("trouble.unreached"):""} />`}function Rn(){let e=$e.value;return e?s`<p class="unkept" role="alert">${t(`page.unkept.${e}`)}</p>`:null}function En({seated:e}){if(!me.value)return null;let n=()=>{he(),e&&Re("/")};return s`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${k} onclick=${n} say=${t("page.unkept.go")} />
	</div>`}var xn=()=>s`<div class="out" role="status">${C.value?s`<p>${t("page.out")}</p>`:null}</div>`;function On(){let[e="",...n]=R.value,a=kn(e),o=X.value,l=e===""||e==="t"||!re(`page.nav.${e}`)?"":t(`page.nav.${e}`),r=R.value.join("/");return v(()=>{Pe()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[r]),v(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),E.value,s`<div role="region" aria-label=${t("page.access")}><${tn} /></div>
		${e==="t"?null:s`<${xn} />`}
		${o?s`<${o.New} /><${o.Awaited} /><${o.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:s`<${Nn} />`}
		<${a} key=${`${e} ${Fe.value}`} rest=${n} more=${o} />
		${e==="t"||!o||m.value?null:s`<${o.Banned} />`}
		${e==="t"?null:s`<${Rn} />`}
		${e==="t"&&o?s`<${o.Edition} />`:null}
		${e==="t"&&o&&Oe.value==="there"&&w.value&&!m.value?s`<${o.FriendNotice} />`:null}
		<${En} seated=${e==="t"} /><${we} />`}function Tn(){let e=!1;F(()=>{let n=C.value;e&&!n&&(y(t("page.out.over")),J().catch(a=>C.peek()||y(N(a))),Ye()),e=n})}async function Fn(){document.fonts.load("500 1em Alegreya"),ce(),Ee();let[e=""]=R.value;e===""&&B().catch(()=>{});let n=()=>pe(`${f}cards.svg`);await Promise.all([...e===""?[K(H(),f)]:[x(H(),f),n()],...e in _?[V()]:[]]),F(()=>{let a=H();a!==E.peek()&&K(a,f).catch(o=>an()||y(N(o)))}),F(()=>{let{status:a,body:o}=A.value??{status:0,body:""};A.value&&y(N(a===0?new fe("here"):ge(A.value,o)))}),Xe(()=>y(t("page.edition.new"))),ne(s`<${On} />`,document.getElementById("page")),J().catch(a=>C.peek()||y(N(a))),Tn(),e===""&&(n().catch(a=>y(N(a))),setTimeout(()=>{V().then(de).catch(()=>{})},1e3))}Fn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
