import{$a as ye,Ab as Re,B as t,Bb as Ee,Be as _e,C as re,Ce as Ve,De as Xe,Fa as $e,Fd as Fe,Ga as me,Gd as Ae,Ha as fe,I as M,Id as Be,Ja as A,K as ie,Ka as C,La as m,Ld as T,Md as De,N as S,P as ce,Qa as he,Ra as de,Td as Ie,Ua as ge,Ub as xe,Ud as Le,Vd as qe,Wd as B,Xa as y,Xd as D,Yd as I,Za as N,Zd as L,_a as ve,_d as He,a as h,ae as je,cb as be,db as O,dd as U,eb as w,f as ne,fb as W,g,gb as we,ge as Ke,h as v,hb as ke,he as Me,ie as We,j as te,kb as Se,ld as k,le as Ue,mb as Ne,md as Oe,me as Je,n as ae,od as Te,p as F,pa as ue,q as o,qa as pe,qb as Ce,rd as J,s as oe,sd as z,t as se,ue as ze,w as E,we as Ge,x as le,xb as R,y as K,ye as G,z as x,zb as Pe,ze as Qe}from"./chunk.js";async function q(){let[e]=await Promise.all([import("./screens.js"),ln(`${h}style/more.css`)]);return e}async function ln(e){if(document.querySelector(`link[rel=stylesheet][href="${e}"]`))return;let n=document.createElement("link");n.rel="stylesheet",n.href=e,document.head.append(n),await new Promise((a,s)=>{n.onload=a,n.onerror=s}).catch(a=>{throw n.remove(),a})}var rn=new Set(["random","greedy"]),Ye="ninetynine.on";function cn(){let[e=0,n=0]=(M(Ye)??"").split(" ").map(Number),[a,s]=g({height:e,calls:n>0,tables:[]});return[a,i=>{ie(Ye,`${i.height} ${Number(i.calls)}`),s(r=>JSON.stringify(r)===JSON.stringify(i)?r:i)}]}var un=15e3,pn=["9D","KC","QH","9S"];function $n({onclose:e}){let n=I(),a=l=>{D.variant.value=l.id,e()},s=te(null);return v(()=>{let l=s.current?.querySelector("[aria-pressed=true]");l instanceof HTMLElement&&l.focus()},[]),o`<${ke} broad title=${t("page.variants.title")} onclose=${e}>
		<div class="contents" ref=${s}>
			${He().map(([l,i])=>o`<section key=${l}>
					<h3>${t("page.players",{n:l})}</h3>
					<ul>
						${i.map(r=>o`<li key=${r.id}>
								<button type="button" aria-pressed=${r===n} onclick=${()=>a(r)}>
									<span class="name">${t(`variant.${r.id}`)}</span> <span class="soft">${t(`about.${r.id}`)}</span>
								</button>
							</li>`)}
					</ul>
				</section>`)}
		</div>
	<//>`}function mn({more:e,chief:n}){let[a,s]=g(!1),{busy:l,once:i}=O(),r=I(),u=Le.value.map($=>$.name),p=je()||D.level.value||se,f=(u.length?u:oe).filter($=>!rn.has($)||$===p),c=L(),d=r?Ie.value.length:18;return o`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${r?t("page.players",{n:r.chairs}):" "}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${()=>s(!0)}>
				${t(`variant.${c}`)}
			</button>
		</h2>
		<p>${t(`about.${c}`)}</p>
		<p class="turns">
			<${w} plain onclick=${()=>s(!0)} say=${t("page.home.variants",{n:d})} />
			<a class="button plain" href=${`/rules/${c}`}>${t("page.home.rules")}</a>
			${qe.value?o`<a class="button plain" href=${`/bids?variant=${c}`}>${t("page.nav.bids")}</a>`:null}
		</p>
		<div class="against">
			<${Se} label=${t("page.home.level")} value=${p} options=${Ce("page.level",...f)}
				onchange=${$=>D.level.value=$} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${p}`)}</p>
		</div>
		<button type="button" class=${`button begin ${n?"chief":""}`} disabled=${!r||!u.length}
			aria-busy=${l} onclick=${()=>r&&i(()=>Ke(r,p))}>
			${t(e?"page.home.play.new":"page.home.play")}
		</button>
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${a?o`<${$n} onclose=${()=>s(!1)} />`:null}
	</section>`}function fn({way:{stage:e,of:n}}){let{busy:a,once:s}=O(),l=S.way.value==="",i={lesson:"/learn/first",match:n&&`/t/${n}`,report:`/report/${n}/1`,cure:`/learn/${n}`}[e],u=l?t("page.home.lesson.go"):t(`way.go.${e==="match"&&n===""?"first":e}`);return o`<section class="door" aria-label=${t("way.steps")}>
		${l?o`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>`:null}
		<${De} at=${e} />
		<p class="ways">
			${i?o`<a class="button chief" href=${i}>${u}</a>`:o`<${w} chief aria-busy=${a} onclick=${()=>s(Me)} say=${u} />`}
			<${w} plain onclick=${T} say=${t(l?"page.home.lesson.no":"way.leave")} />
		</p>
	</section>`}function hn({mine:e,told:n}){let a=Be(),s=S.way.value===""&&a!==void 0,l=k.value?.id;v(()=>{let r=S.course.peek()!==""||G()>0||M("ninetynine.problems")!==null;s&&(r||n&&e.length>0)?T():s&&n&&l&&xe({player:l}).then(u=>u.tallies.length>0&&T(),()=>{})},[s,n,e.length,l]);let i=n&&a?.stage==="match"&&a.of!==""&&e.every(r=>r.id!==a.of);return v(()=>{i&&T()},[i]),a}function dn(){let[e,n]=g(null),[a,s]=g(""),[l,i]=g(""),{busy:r,once:u}=O(d=>i(N(d))),p=()=>Promise.all([q(),x(E.value,h)]).then(([d])=>n(d),()=>y(t("trouble.unreached"))),f=d=>{d.preventDefault();let $=Ue(a);$?"elsewhere"in $?location.assign($.elsewhere):u(()=>Je($.table)):i(t("page.home.link.bad"))},c=d=>(s(d),i(""));return o`<section>
		<h2>${t(m.value?"page.home.own":"page.home.friends")}</h2>
		<p>${t(m.value?"page.home.own.about":"page.home.create.about")}</p>
		<${w} aria-haspopup="dialog" onclick=${p} say=${t("page.home.create")} />
		${m.value?null:o`<form class="link" onsubmit=${f}>
				<${Ne} label=${t("page.home.link")} value=${a} oninput=${c} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${l!==""} aria-describedby=${l?"link-wrong":void 0} />
				<button type="submit" class="button" aria-busy=${r}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${l?"trouble":""} role="alert">${l}</p>
		${m.value?null:o`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${e?o`<${e.Create} onclose=${()=>n(null)} />`:null}
	</section>`}var Ze=["open","playing"],Q=8;function gn({title:e,tables:n,more:a,onmore:s,name:l,rows:i}){let[r,u]=g(Q);if(n.length===0)return null;let p=n.length-r,f=()=>{u(r+5*Q),p<5*Q&&a&&s()};return o`<h3>${e}</h3>
		<${i} tables=${n.slice(0,r)} name=${l} />
		${p>0||a?o`<${w} plain onclick=${f} say=${a?t("page.more"):t("page.home.more",{n:p})} />`:null}`}function vn({found:e,name:n,screens:a}){let{busy:s,once:l}=O(),i=I();return o`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${i?t("page.home.company.about",{variant:t(`variant.${i.id}`)}):" "}</p>
		<${Ae} name=${n} />
		<p><${w} disabled=${!i} aria-busy=${s} say=${t("page.home.company.find")}
			onclick=${()=>i&&l(async()=>await n.keep()&&We(i.id))} /></p>
		${e.told&&Ze.every(r=>e[r].length===0)?o`<p class="soft">${t("page.home.quiet")}</p>`:null}
		${a&&Ze.map(r=>o`<${gn} key=${r} title=${t(`page.home.${r}`)} tables=${e[r]}
			more=${e.more[r]} onmore=${()=>e.onmore(r)} name=${n} rows=${a.TableRows} />`)}
	</section>`}function yn(){let e=[],[n,a]=g(e),[s,l]=g({open:1,playing:1}),i=k.value?.id??"",r=m.value,{turn:u}=ye(un),{value:p,wrong:f}=ve(async b=>{let[P,Z,ee]=await Promise.all([ze(sn=>b.aborted||a(sn)),r?{all:e,more:!1}:U("open",s.open,"there"),r?{all:e,more:!1}:U("playing",s.playing,"there")]),on={open:Z.more,playing:ee.more};return{mine:P,open:Z.all,playing:ee.all,of:i,more:on}},i,Oe("here")?.id,r,s,u);v(()=>{f&&!C.peek()&&y(f)},[f]);let c=p??{mine:e,open:e,playing:e,of:"?",more:{open:!1,playing:!1}},d=b=>l(P=>({...P,[b]:P[b]+1})),$=[...c.mine,...n].sort((b,P)=>P.moved-b.moved),an=new Set($.map(b=>b.id)),Y=b=>!an.has(b.id),j=z.value&&c.of===i;return v(()=>Ge($,j),[p,n,i,j]),{...c,told:j,mine:$,open:c.open.filter(Y),playing:c.playing.filter(Y),onmore:d}}var bn=e=>[...e].reduce((n,a)=>n+(/[-fijlrt]/.test(a)?.3:a===a.toLowerCase()?.51:.68),0);function en({more:e}){let n=yn();v(()=>{be(B)},[]);let a=Fe(),s=t("title"),l=hn(n),[i,r]=cn(),u=n.mine.filter(({id:c})=>!(l?.stage==="match"&&c===l.of)&&!i.tables.includes(c)),p=!l&&!i.calls,f=n.told?u.some(Qe):G()>0;return o`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{"--ems":bn(s)}}>${s}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${pn.map(c=>o`<${ue} key=${c} card=${c} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${l?o`<${fn} way=${l} />`:null}
			${m.value?null:e?o`<${e.OnNow} room=${i} mine=${n.mine} chief=${!l} name=${a}
					ondrawn=${r} />`:i.height>0&&o`<section class="on" style=${{minHeight:`${i.height}px`}}></section>`}
			<${_e} found=${u} told=${n.told} chief=${p} />
			<${mn} more=${f} chief=${!f&&p} />
			${e&&!m.value?o`<${e.Evenings} name=${a} />`:null}
			<${dn} />
			${e&&k.value&&!m.value?o`<${e.FriendNews} />`:null}
			${m.value?null:o`<${vn} found=${n} name=${a} screens=${e} />`}
			<p class="soft small row">
				${z.value&&!k.value&&!m.value?o`<a href="/you">${t("page.you.back")}</a>`:null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`}function nn(){let{spoken:e}=S;return o`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${e.value}
			onclick=${()=>e.value=!e.value}>
			${t("page.choices.spoken.switch",{on:e.value?"yes":"no"})}
		</button>
	</section>`}var _={t:"Table",replay:"Replay",report:"Report",rules:"Rules",records:"Records",statistics:"Statistics",ratings:"Ratings",settings:"Choices",learn:"Learn",bids:"Bids",daily:"Daily",problems:"Problems",whatif:"Endings",operate:"Operate",pad:"Pads",deal:"Slips",privacy:"Privacy",people:"People",g:"Group",you:"Who"},X=ae(null),H=()=>S.language.value||le(navigator.languages);async function V(){let[e]=await Promise.all([q(),x(H(),h)]);X.value=e}function wn(e){let n=Object.hasOwn(_,e)?_[e]:void 0;return e===""?en:n?X.value?.[n]??Cn:Nn}var kn=["rules","learn","problems","records","people","settings"];function Sn(){let[e=""]=R.value;return o`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${e===""?"page":void 0}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${kn.map(n=>{if(n==="people"&&m.value)return null;let a=e===n?"page":void 0,s=n==="rules"?`/rules/${L()}`:`/${n}`;return o`<a href=${s} aria-current=${a}>${t(`page.nav.${n}`)}</a>`})}
			${k.value?.operator?o`<a href="/operate" aria-current=${e==="operate"?"page":void 0}>
					${t("page.nav.operate")}${k.value.complaints?` (${k.value.complaints})`:""}</a>`:null}
		</nav>
	</header>`}function Nn(){return o`<${W} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`}function tn(){try{if(sessionStorage.getItem("ninetynine.anew")===h)return!1;sessionStorage.setItem("ninetynine.anew",h)}catch{return!1}return location.reload(),!0}function Cn(){let[e=""]=R.value,[n,a]=g(!1);return v(()=>{V().catch(()=>tn()||a(!0))},[e]),o`<${W} text=${n?t("trouble.unreached"):""} />`}function Pn(){let e=$e.value;return e?o`<p class="unkept" role="alert">${t(`page.unkept.${e}`)}</p>`:null}function Rn({seated:e}){if(!me.value)return null;let n=()=>{fe(),e&&Re("/")};return o`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${w} onclick=${n} say=${t("page.unkept.go")} />
	</div>`}var En=()=>o`<div class="out" role="status">${C.value?o`<p>${t("page.out")}</p>`:null}</div>`;function xn(){let[e="",...n]=R.value,a=wn(e),s=X.value,l=e===""||e==="t"||!re(`page.nav.${e}`)?"":t(`page.nav.${e}`),i=R.value.join("/");return v(()=>{Pe()&&document.activeElement===document.body&&document.getElementById("main")?.focus()},[i]),v(()=>{e!=="t"&&(document.title=l?`${l} · Ninety-Nine`:"Ninety-Nine")},[e,l]),E.value,o`<div role="region" aria-label=${t("page.access")}><${nn} /></div>
		${e==="t"?null:o`<${En} />`}
		${s?o`<${s.New} /><${s.Awaited} /><${s.PlayerCard} />`:null}
		${e==="t"&&n.length>0?null:o`<${Sn} />`}
		<${a} key=${`${e} ${Te.value}`} rest=${n} more=${s} />
		${e==="t"||!s||m.value?null:o`<${s.Banned} />`}
		${e==="t"?null:o`<${Pn} />`}${e==="t"&&s?o`<${s.Edition} />`:null}
		<${Rn} seated=${e==="t"} /><${we} />`}function On(){let e=!1;F(()=>{let n=C.value;e&&!n&&(y(t("page.out.over")),J().catch(a=>C.peek()||y(N(a))),Xe()),e=n})}async function Tn(){document.fonts.load("500 1em Alegreya"),ce(),Ee();let[e=""]=R.value;e===""&&B().catch(()=>{});let n=()=>pe(`${h}cards.svg`);await Promise.all([...e===""?[K(H(),h)]:[x(H(),h),n()],...e in _?[V()]:[]]),F(()=>{let a=H();a!==E.peek()&&K(a,h).catch(s=>tn()||y(N(s)))}),F(()=>{let{status:a,body:s}=A.value??{status:0,body:""};A.value&&y(N(a===0?new he("here"):ge(A.value,s)))}),Ve(()=>y(t("page.edition.new"))),ne(o`<${xn} />`,document.getElementById("page")),J().catch(a=>C.peek()||y(N(a))),On(),e===""&&(n().catch(a=>y(N(a))),setTimeout(()=>{V().then(de).catch(()=>{})},1e3))}Tn().catch(e=>{console.error(e);let n=document.createElement("p");n.textContent="This page could not be loaded; load it again.",document.body.append(n)});
