import{$ as oe,$a as Ws,A as R,Aa as Re,B as pe,Ba as Ts,C as B,Ca as Ns,D as ps,Da as Ls,E as ds,Ea as Es,F,Fa as C,G as Ce,H as ye,Ha as Ot,I as de,Ia as Cs,J as wt,Ja as we,K as G,Ka as ne,L as Ye,La as Be,M as Ze,Ma as ze,N as qe,Na as We,O as on,Oa as Mt,P as be,Pa as At,Q as vt,Qa as qs,R as hs,Ra as Ds,S as he,Sa as jt,T as kt,Ta as Rs,U as fs,Ua as Fe,V as $s,Va as Bs,W as De,Wa as ee,X as xt,Y as P,Ya as Tt,Za as ln,_ as Z,_a as zs,a as is,aa as ms,ba as z,bb as Fs,c as y,ca as N,cb as Hs,d as w,da as _,e as ue,eb as cn,f as M,fa as H,fb as Ps,g as Me,ga as J,gb as Is,h as Ae,ha as I,i as L,ia as K,j as bt,ja as je,jb as Ks,k as ls,ka as gs,l as c,la as St,m as cs,ma as re,n as Y,na as ys,pa as rn,qa as bs,r as o,ra as ws,s as W,sa as vs,t as v,ta as ks,u as U,ua as xs,v as q,va as Ss,w as us,wa as Os,x as j,xa as Ms,ya as As,z as A,za as js}from"./chunk.js";var qo=24,Do=["AC","KD","QH","JS"];function Nt({title:e,children:t}){return c`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function He({name:e,label:t,options:n}){let s=j[e],a=r=>s.value=r;return c`<${I} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Lt({name:e,label:t,about:n}){let s=j[e],a=r=>s.value=r.currentTarget.checked;return c`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?c`<p class="soft small">${n}</p>`:null}
	</div>`}function Ro(){let[e,t]=y(C.value?.name??j.name.value),[n,s]=y({text:"",wrong:!1}),a=C.value?.name??j.name.value,r=M(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((C.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await Cs(p),t(C.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:N(d),wrong:!0})}}};return c`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${qo} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function Bo(){let[e,t]=y(!1);if(!C.value)return null;let n=async()=>{try{await ys()}catch(r){if(!(r instanceof oe&&r.reason==="no-session"))throw r}C.value=null,z(o("page.choices.leave.done"))},s=()=>t(!1),a=c`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>_(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return c`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?c`<${H} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:C.value.name})}</p>
				<//>`:null}
	</p>`}var un=!1;function zo(){let e=M(null);return w(()=>{un&&(un=!1,e.current?.querySelector("input:checked")?.focus())},[]),c`<div ref=${e} onchange=${()=>un=!0}>
		<${He} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(cs)]} />
	</div>`}function Wo(){return c`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Nt} title=${o("page.choices.you")}><${Ro} /><${Bo} /><//>
		<${Nt} title=${o("page.choices.book")}>
			<${zo} />
			<${He} name="theme" label=${o("page.choices.theme")}
				options=${K("page.choices.theme","auto","day","night")} />
		<//>
		<${Nt} title=${o("page.choices.cards")}>
			<p class="sample">${Do.map(e=>c`<${P} key=${e} card=${e} />`)}</p>
			<${He} name="pack" label=${o("page.choices.pack")}
				options=${K("page.choices.pack","two","four","german4")} />
			<${He} name="indices" label=${o("page.choices.indices")}
				options=${K("page.choices.indices","local","international")} />
			<${Lt} name="values" label=${o("page.choices.values")} />
			<${Lt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Nt} title=${o("page.choices.table")}>
			<${He} name="play" label=${o("page.choices.play")}
				options=${K("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${He} name="pace" label=${o("page.choices.pace")}
				options=${K("page.pace","calm","usual","quick","instant")} />
			<${Lt} name="sound" label=${o("page.choices.sound")} />
			<${Lt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var Pe=class extends Error{},_s={changed:{},written:""},Fo={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Ho={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},Po={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},dn=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),Io=(e,t)=>JSON.stringify(e)===JSON.stringify(t),pn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function hn({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[l="",u=""]=r.split("."),p=dn(n,r);Io(i,p)||(s[l]={...s[l],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new Pe(r instanceof Error?r.message:"")}if(!pn(a))throw new Pe(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=pn(s[r])&&pn(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function Js({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:dn(n,d),a=(d,h)=>t({...e,changed:{...e.changed,[d]:h}}),r=d=>h=>a(d,h.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),l=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return c`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${Ko} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(Fo).map(([d,[h,f]])=>Number(dn(n,d))<h||d==="game.bonus"&&!n.game.target?null:c`<${je} key=${d} label=${i(d)} value=${s(d)} min=${h} max=${f}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(Ho).map(([d,h])=>n.offers.how==="none"?null:c`<${I} key=${d} label=${i(d)} value=${s(d)}
							options=${h.map(f=>[f,o(`page.create.rules.${d}.${f}`)])}
							onchange=${f=>a(d,f)} />`)}
			${Object.entries(Po).map(([d,h])=>h(n)?c`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${i(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${l}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${_o(p)}</pre>
			</details>
		</div>
	</details>`}function Ko({points:e,onchange:t}){return c`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:c`<${je} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var _o=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var fn=L({}),$n=new Set;function Et(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function se(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return $n.has(n)||($n.add(n),St(e,t).then(s=>fn.value={...fn.value,[n]:s},()=>setTimeout(()=>$n.delete(n),1e4))),fn.value[n]}var Jo={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:_s},Us=6e4,Uo=1440*Us;function Go({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Us,add:n*1e3};if(e==="move")return{move:Number(s)*Uo}}function Vo(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:l,length:u,rounds:p}=e,d={variant:n,rules:hn(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Go(e),undo:a,hints:s,open:r,bot:l,pace:cn[i],greet:e.greet==="yes"},h=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries(h)}function Gs({label:e,value:t,options:n,onchange:s}){return c`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>c`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var mn=e=>t=>n=>e({[t]:n}),Ct=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Vs=(e,t)=>Ct(e,t).includes("");function Qo({plan:e,set:t,variant:n,name:s}){let a=l=>[l,o("page.create.bot",{level:o(`page.level.${l}`)})],r=[["",o("page.create.friend")],...ln.value.map(l=>a(l.name))],i=l=>u=>t({bots:Ct(e,n).with(l,u)});return c`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Vs(e,n)?c`<${Mt} name=${s} />`:c`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${Ct(e,n).map((l,u)=>{let p=o("page.create.chair",{n:u+2});return c`<${Gs} key=${u} label=${p} value=${l} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Xo({plan:e,set:t}){let n=mn(t),s=["1","3","7"];return c`<div>
		<${I} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${K("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?c`<div class="row">
					<${je} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${je} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?c`<${I} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Yo({plan:e,set:t}){let n=mn(t),s=["",o("page.create.usual")],a=o("page.create.never");return c`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${I} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...K("page.create.length","deals","games")]} />
				${e.length?c`<${je} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${I} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...K("page.create.undo","free","agree"),["never",a]]} />
			${zs.value?c`<${I} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${I} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...K("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${I} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${I} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${K("page.pace",...Object.keys(cn))} />
			<${I} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${K("page.create.greet","no","yes")} />
			<${Gs} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...K("page.level",...ln.value.map(r=>r.name))]} />
		</div>
	</details>`}function Zo({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>c`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return c`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Hs().map(([r,i])=>c`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var er=400;function tr({plan:e,rules:t}){let[n,s]=y(""),a={variant:e.variant,rules:nr(e,t)},r=Y.value;return w(()=>{let i=!0,l=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?re(a,r).then(l,()=>l({})):l({}),er);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),c`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function nr(e,t){try{return hn(e.house,t)}catch{return}}function sr(e){return e instanceof Pe?o("page.create.rules.unread",{text:e.message}):e instanceof oe&&e.reason==="bad"?o("page.create.refused",{text:e.message}):N(e)}function ar({onclose:e}){let t=Fs(),[n,s]=y({...Jo,variant:t?.id??"",pace:j.pace.value}),[a,r]=y(""),[i,l]=y(!1),u=We(),p=M(null);w(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=se(n.variant),h=Tt.value.find(m=>m.id===n.variant)??t,f=m=>(s(x=>({...x,...m})),r(""));if(!h)return null;let $=async m=>{if(m.preventDefault(),!i){r(""),l(!0);try{if(Vs(n,h)&&!await u.keep())return l(!1);await Ps(Vo(n,d),["",...Ct(n,h)])}catch(x){r(sr(x)),l(!1)}}},g=c`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return c`<${H} broad title=${o("page.create.title")} onclose=${e} actions=${g}>
		<form id="create" class="create stack" onsubmit=${$}>
			<${Zo} plan=${n} set=${f} variant=${h} />
			<${Qo} plan=${n} set=${f} variant=${h} name=${u} />
			<${I} label=${o("page.create.public")} value=${n.public} onchange=${mn(f)("public")}
				options=${K("page.create.public","no","yes")} />
			<${Xo} plan=${n} set=${f} />
			<${Yo} plan=${n} set=${f} />
			<${Js} own=${n.house} set=${m=>f({house:m})} rules=${d} />
			<${tr} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}function V({trump:e}){return e==="nines"?c`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?c`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:c`<span class="sign none" aria-hidden="true">–</span>`}var T=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),E=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:v(0),b:v(yn(t))}):v(e);function tt(e,t){let n=hs(e,t);if(!n||!t)return[];let s=n.low===n.high?v(n.low):`${v(n.low)}–${v(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var yn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Xs=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Ys(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function Ie({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,h)=>h).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let l=d=>{let h=i[d]??[];return h.every(f=>f===0)?null:c`<${gn} key=${d} label=${o(`page.sheet.for.${d}`)} points=${h} class=${`for-${d}`} />`},u=bn(e,t,n,s),p=u.length<3?u.join(" "):"";return c`<section class="deal-sheet">
		${a?null:c`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:T(e.trump)})} <${V} trump=${e.trump??""} />
				</h2>`}
		<${J}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>c`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${or} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${l("tricks")}${l("contract")}${l("premium")}${l("vulnerable")}</tbody>
			<tfoot>
				<${gn} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${gn} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?c`<p>${p}</p>`:null}
			${vn(e,t,s).map(([d,h])=>c`<p key=${d} class=${h?"won":""}>${d}</p>`)}
			<${lr} view=${e} />
		</div>
	</section>`}function or({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>c`<${ir} view=${e} seat=${u} />`,r=u=>{let p=Ys(e,u).bid;return p===void 0?"–":E(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",l=u=>c`<${rr} made=${e.made?.[u]??!1} />`;return c`<${et} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${et} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${et} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?c`<${et} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${et} label=${o("page.sheet.contract")} seats=${t} of=${l} />`}function et({label:e,seats:t,of:n,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>c`<td key=${a}>${n(a)}</td>`)}</tr>`}function gn({label:e,points:t,plain:n=!1,class:s=""}){return c`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>c`<td key=${r}>${a===0&&!n?"–":v(a)}</td>`)}
	</tr>`}var rr=({made:e})=>c`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function ir({view:e,seat:t}){let{aside:n}=Ys(e,t);return n===void 0?c`<span class="soft small">${o("bid.hidden")}</span>`:c`<span class="minis">${Z(n)}</span>`}function bn(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,l)=>i?l:-1).filter(i=>i>=0);return r.flatMap(i=>{let l=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),h=a[i]??0,f={name:t[i],level:p,n:d&&` ${d}`,you:Xs(e,i,s)};if(h<0)return[o("page.premium.failed",{...f,points:U(h),loss:"own"})];let $=n?.offers[p==="reveal"?"reveal":"declare"],g=r.length>1?$:l?h:Math.max(...a);if(!g)return[];let m=r.length>1?"others":"opponents";return[o(l?"page.premium.made":"page.premium.failed",{...f,points:U(g),loss:m})]})}function wn(e){let t=e.why;if(!t?.next)return"";let n=T(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function lr({view:e}){let t=wn(e);return t?c`<p class="next-trump">
		${e.why?.then?c`<${V} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function Qs(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",l=t.length===1?Xs(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:l,game:r})}function vn(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([Qs("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((l,u)=>{l&&s.push([o("bonus",{name:t[u],bonus:l,total:(a.totals[u]??0)+l}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([Qs("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((l,u)=>{l&&s.push([o("bonus.rubber",{name:t[u],bonus:l}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((l,u)=>`${t[u]} ${v(l)}`))}),!1]),s)}var cr={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function ur(e,t){let n=[];return on(e,t).forEach((s,a)=>n[s]=cr[e]?.[a]??"north"),n}function Ke(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:l=null,pending:u=null}=e,{chairs:p,now:d=0,played:h=null,over:f="",onhurry:$,children:g}=e,m=de(t),x=ur(m,s),k=l?l.cards:t.trick??[],O=l?l.winner:u?-1:t.taking??-1,b=u&&!l?[...k,{seat:t.options?.seat??s,card:u}]:k;return c`<div class=${`felt hands-${m} ${f}`} onclick=${$}>
		${on(m,s).filter(S=>S!==r).map(S=>c`<${Ne}
				key=${S} view=${t} variant=${a} seat=${S} name=${n[S]??""} names=${n}
				place=${x[S]} own=${S===s} chair=${p?.[S]} now=${d} open=${pr(t,S)}
				winner=${l?.winner===S} laid=${i} hand=${S===h?.seat?h.hand:void 0}
			/>`)}
		<${Mr} cards=${b} where=${x} winner=${O} gone=${l?.gone??!1} names=${n} />
		<${fr} view=${t} variant=${a} names=${n} me=${s} />
		${g}
	</div>`}var pr=(e,t)=>e.shown?.[t]?.hand!==void 0?A(e.shown[t]?.hand):null;function dr(e,t,n){let{why:s}=e,a=l=>l===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&ye(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let l=e.turnup&&e.turnup!=="joker"?xt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:l,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(l=>l!=="")??-1;if(s?.premium&&i>=0){let l=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:l}))}return r}function hr(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function fr({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...dr(e,n,s),...hr(e,t,n,s)];return c`<div class="ground">
		<div>
			<${Te} trump=${ye(e)} />
			${a.map(r=>c`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?c`<div class="turnup">
					<${De.Provider} value=""><${P} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Te({trump:e,unsure:t=!1}){return c`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?c`<span class="sign none" aria-hidden="true">?</span>`:c`<${V} trump=${e} />`}
		<b>${T(e)}${t&&e?"?":""}</b>
	</p>`}function Ne(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:l,chair:u,now:p,open:d,winner:h,laid:f=!0,hand:$}=e,g=t.held?.[s]??0,m=t.due===void 0?t.turn.includes(s):t.due===s,x=l&&t.seat!==void 0,k=x?t.bid:t.shown?.[s]?.bid,O=x?void 0:t.shown?.[s]?.aside,b=Be(u),S=t.control===t.seat?"yes":"no";return c`<section class=${`seat ${i} ${`${m?"thinks":""} ${h?"winner":""} ${l?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${b?c`<span class="level" title=${ze(u)}>${b}</span>`:null}
				${t.totals[s]===void 0?null:c`<span class="points" title=${o("page.points")}>
							${v(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?c`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${m?c`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?c`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:c`<${wr} view=${t} variant=${n} seat=${s} bid=${k}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${br} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?c`<${$r} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===wt(t)?c`<span>${o("dummy.by",{name:r[t.control]??"",you:S})}</span>`:null}
				${u?.away?c`<span class="badge">${o("page.away")}</span>`:null}
				<${Or} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?c`<${mr} suits=${A(t.void?.[s])} />`:null}
		</div>
		${O?c`<div class="aside" aria-label=${o("page.aside")}>${Z(O)}</div>`:null}
		${x||d?null:c`<${yr} n=${g} />`}
		${x||!d?null:$??c`<${gr} cards=${d} trump=${t.trump} />`}
	</section>`}function $r({n:e}){if(!e)return c`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return c`<button type="button" class="badge" title=${t} onclick=${()=>z(t)}>
		${o("vulnerable")}
	</button>`}function mr({suits:e}){let t=o("page.void",{suits:q(e.map(T))});return c`<p class="voids">
		${e.length?c`<span class="unseen">${t}</span>`:null}
		${e.map(n=>c`<${Sr} suit=${n} />`)}
	</p>`}function gr({cards:e,trump:t}){let n=s=>c`<span key=${R(s[0]??"")} class="same-suit">
		${s.map(a=>c`<${P} key=${a} card=${a} size="mini" />`)}
	</span>`;return c`<div class="open-hand">${Ce(F(e,B,t),t).map(n)}</div>`}function yr({n:e}){return c`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>c`<${P} key=${n} face="down" />`)}
	</div>`}function br({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return c`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return c`${xr(e,t)}
		${s?c`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function wr({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?c`<span>${o("page.bid",{bid:E(s,t)})}</span>`:a?c`<span>${o("page.laid")}</span>`:null;if(s===void 0)return c`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",l=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return c`<span class=${`stand ${i}`}>
		${r+s>0?c`<${vr} won=${r} bid=${l?yn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:E(s,t)})}</span><${kr} stands=${i} />
	</span>`}function vr({won:e,bid:t}){return c`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>c`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function kr({stands:e}){let t=e==="lost"?"✕":"✓";return c`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:c`<b class="tells" aria-hidden="true">${t}</b>`}`}function xr(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?c`<span>${D(n)}</span>`:null}function Sr({suit:e}){return e==="nines"?c`<span class="void">9</span>`:c`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function Or({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return c`<span class=${`time ${s?"short":""}`}>${qt(n)}</span>`}function qt(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function Mr({cards:e,where:t,winner:n,gone:s,names:a}){let r=M(null),i=M(new Set);return ue(()=>{let l=r.current;if(!l)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of l.querySelectorAll("[data-of]")){let h=`${d.dataset.of} ${d.dataset.card}`;i.current.has(h)||p.push(Tr(d,jr(d))),s&&p.push(Nr(d,l.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(l=>`${l.seat}${l.card}`).join(),s]),c`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:l,card:u},p)=>c`<li key=${`${l} ${u}`} class=${`${t[l]} ${l===n?"best":""}`}
				data-of=${l} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[l]}: </span><${P} card=${u} />
			</li>`)}
	</ol>`}var Ar=":is(.backs, .open-hand, .hand, .nameplate)";function jr(e){let t=nt.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${Ar}`)?.getBoundingClientRect()}var nt=new Map,Zs=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function Tr(e,t){let n=Zs(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),l=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function Nr(e,t){let n=Zs(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),l=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(l,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Dt(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",l=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:l,name:t[s.winner]??"",card:xt(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(l=>l!==e.seat).map(l=>t[l]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&ea(a))return Lr(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:T(a.led)}):o("ask.lead",{who:r})}var ea=e=>e.acts?.length===1&&e.acts[0]==="pass";function Lr(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Rt=e=>e?.led&&e.follow?o("illegal.follow",{suit:T(e.led)}):o("illegal");function Bt({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,l]=y("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=be([...t],e.worth??""),h=t.size<u?v(d):E(d,n);return c`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:c`<${na} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${r?c`<${Er} cards=${F([...t],B)} pick=${u} worth=${he(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${p.length?c`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>c`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>l(f)} />
							<span>${ta(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:h})}
		</button>
	</div>`}function Er({cards:e,pick:t,worth:n}){return c`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return c`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?c`<${P} card=${r} size="mini" /><b class="score">+${n[R(r)]}</b>`:null}
			</span>`})}
	</span>`}function ta(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=kn(e,t);return o(`menu.${s}`,a)}function kn(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function na({offer:e,variant:t}){let{level:n,points:s,n:a}=kn(e,t),r=vt(t);return c`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function sa({options:e,variant:t,onact:n,busy:s}){let[a,r]=y(""),[i,l]=y(""),u=e.acts??[],p=[...new Set(u.map(f=>f.split(" ")[0]??""))],d=u.filter(f=>f.startsWith(`${a} `));if(w(()=>(r(""),l("")),[u.join()]),ea(e))return c`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:f,points:$,n:g}=kn(i,t);return c`<div class=${`answer sure ${g?"numbered":""}`}>
			<${na} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${f}`,{points:$,n:g&&` ${g}`})}
			</button>
			<button type="button" class="button" onclick=${()=>l("")}>${o("page.sure.not")}</button>
		</div>`}let h=f=>f==="pass"||u.every($=>$!=="pass")?n(f):l(f);return c`<div class="answer">
		${p.map(f=>{let $=u.every(g=>g!==f);return c`<button type="button" key=${f} class=${`button ${a===f?"chosen":""}`} disabled=${s}
				aria-expanded=${$?a===f:void 0}
				onclick=${()=>$?r(f):h(f)}>${ta(f,t)}</button>`})}
		${d.length?c`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map(f=>c`<button type="button" key=${f} class="button" disabled=${s} aria-label=${D(f)}
							onclick=${()=>h(f)}>${f.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function aa({options:e,onact:t,busy:n}){return c`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return c`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${Te} trump=${a} />
			</button>`})}
	</div>`}function st({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:l,onplay:u}){let[p,d]=y(""),h=M(null),f=e.includes(p)?p:e.find(k=>t?.has(k))??e[0];ue(()=>{let k=0,O=()=>{for(let S of h.current?.querySelectorAll("[data-card]")??[])nt.set(S.dataset.card??"",S.getBoundingClientRect())},b=requestAnimationFrame(()=>k=setTimeout(O));return()=>(cancelAnimationFrame(b),clearTimeout(k))});function $(k){let O=k.ctrlKey||k.metaKey||k.altKey?void 0:qr(e,f,k.key);O!==void 0&&(k.preventDefault(),O!==""&&(d(O),h.current?.querySelector(`[data-card="${O}"]`)?.focus()))}function g(k,O){d(O);let b=k.pointerType==="touch",S=j.play.value==="twice"||j.play.value==="auto"&&b;i||S&&!n.has(O)?l(O):u(O)}let m=(k,O)=>{let b=t===null||t.has(k);return c`<button type="button" key=${k} data-card=${k} class=${n.has(k)?"chosen":""}
			tabindex=${k===f?0:-1} aria-disabled=${b&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(k):void 0} style=${{"--k":O}}
			onclick=${S=>g(S,k)}>
			<${P} card=${k} dim=${!b} lifted=${n.has(k)} size=${r?"mini":"full"} />
			${s?c`<span class="worth" aria-hidden="true">${s[R(k)]}</span>`:null}
		</button>`},x=e.length>5?Math.ceil(e.length/2):5;return c`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${h} role="group"
		aria-label=${a} onkeydown=${$} onmousedown=${Cr}
		style=${{"--n":Math.max(1,e.length),"--cols":x}}>
		${r?Ce(e).map(k=>c`<span key=${R(k[0]??"")} class="same-suit">${k.map(m)}</span>`):e.map(m)}
	</div>`}var Cr=e=>e.preventDefault();function qr(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return oa(e,s,-1);case"ArrowDown":return oa(e,s,1)}}function oa(e,t,n){let s=R(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(R(r)!==s)return r}return""}function zt(e,t,n){let s=e.filter(r=>Dr(pe(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function Dr(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}var le=0,fe=[{chapter:"aim",say:"tricks",deal:0,at:0},{chapter:"aim",say:"exact",deal:0,at:0},{chapter:"bid",say:"values",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"guess",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"lay",deal:0,at:0,leaf:"values",worth:!0,does:"lay"},{chapter:"bid",say:"middling",deal:0,at:3},{chapter:"bid",say:"missing",deal:0,at:6},{chapter:"bid",say:"premium",deal:0,at:6},{chapter:"play",say:"follow",deal:0,at:8,does:"play"},{chapter:"play",say:"highest",deal:0,at:9,lies:!0},{chapter:"play",say:"lead",deal:0,at:9,does:"play"},{chapter:"play",say:"low",deal:0,at:12,does:"play"},{chapter:"play",say:"under",deal:0,at:16,does:"play"},{chapter:"play",say:"queen",deal:0,at:19,does:"play"},{chapter:"play",say:"enough",deal:0,at:21,lies:!0},{chapter:"play",say:"away",deal:0,at:21,does:"play"},{chapter:"play",say:"duck",deal:0,at:26,does:"play"},{chapter:"play",say:"discard",deal:0,at:29,does:"play"},{chapter:"play",say:"last",deal:0,at:32,does:"play"},{chapter:"points",say:"each",deal:0,at:33,leaf:"account",point:"tricks"},{chapter:"points",say:"contract",deal:0,at:33,leaf:"account",point:"contract"},{chapter:"points",say:"failed",deal:0,at:33,leaf:"account",point:"failed"},{chapter:"points",say:"next",deal:0,at:33,leaf:"account",point:"next"},{chapter:"trump",say:"ruff",deal:1,at:7,does:"play"},{chapter:"trump",say:"ruffed",deal:1,at:9,lies:!0},{chapter:"game",say:"end",deal:1,at:9,leaf:"end"}];async function ra(){let e=await fetch(`${document.body.dataset.base??"/"}lesson/first.99.jsonl`);if(!e.ok)throw new Error(`no record of the lesson: ${e.status}`);let t=await e.text(),n=[...new Set(fe.map(a=>a.deal))],s=await Promise.all(n.map(a=>Re(new Blob([t]),1,a)));return{names:s[0].header.seats,deals:s.map(Rr)}}function Rr(e){return e.steps.flatMap(({line:t,views:n})=>{let s=n[le];return s&&("act"in t||"deal"in t)?[{act:t.act??"",seat:t.seat??-1,view:s}]:[]})}function xn(e,t){let n=e.slice(t+1).find(s=>s.seat===le);return n?n.act.split(" ").slice(1):[]}var la="ninetynine.lesson",[Br,zr,Wr]=[700,1700,280];function Fr(){try{let e=Number(localStorage.getItem(la));return Number.isInteger(e)&&e>0&&e<fe.length-1?e:0}catch{return 0}}function Hr(e){try{localStorage.setItem(la,String(e))}catch{}}var Wt=e=>fe[e],ca=(e,t)=>e[t]?.view,Sn=(e,t)=>qe(e[t-1]?.view,e[t]?.view),ia=(e,t,n)=>({view:ca(e,t),full:{...n,gone:!0},ms:Wr});function Pr(e,t,n){let s=[],a=t.lies?Sn(e,t.at):null;a&&s.push(ia(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let l=Sn(e,r);r===n.at&&(n.lies||!l)||(s.push({view:i.view,full:l,ms:l?zr:Br}),l&&s.push(ia(e,r,l)))}return s}var Ft=class{at=L(Fr());moving=L(!1);chosen=L(new Set);reply=L("");#n="";#e=0;#t=this.at.peek();constructor(t){this.lesson=t,this.shown=L(this.#c(this.#a()))}be(t){this.stop(),this.#t=t,Ae(()=>{this.#u(!1),this.at.value=t,this.shown.value=this.#c(Wt(t))}),Hr(t),t===fe.length-1&&(j.taught.value=!0)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.#t);let t=this.#a(),n=this.#l(t);if(t.does==="play")return this.play(n[0]??"");if(t.does!=="lay")return this.#i();let s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.lay();this.chosen.value=new Set(n),this.reply.value=o("page.learn.lay.so")}play(t){let n=this.#a();if(t===this.#l(n)[0])return this.#i();this.reply.value=this.#f(n,t)}lay(){let t=this.#a(),n=this.#r(t)?.options?.worth??"",s=[...this.chosen.peek()],a=be(s,n);if(a!==be(this.#l(t),n))return void(this.reply.value=o("page.learn.lay.no",{n:a}));this.#n=F(s,B).join(" "),this.#i()}same(){return this.#n===""||this.#n===F(xn(this.lesson.deals[0]??[],0),B).join(" ")}stop(){clearTimeout(this.#e)}#a(){return Wt(this.at.peek())}#s(t){return this.lesson.deals[t.deal]??[]}#r(t){return this.#s(t)[t.at]?.view}#l(t){return xn(this.#s(t),t.at)}#c(t){return{view:ca(this.#s(t),t.at),full:t.lies?Sn(this.#s(t),t.at):null}}#u(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.#a(),fe[t]];if(!s)return;if(s.deal!==n.deal)return this.be(t);this.#t=t;let a=Pr(this.#s(n),n,s);Ae(()=>this.#u(a.length>0)),this.#o(a)}#o([t,...n]){if(!t)return this.be(this.#t);this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}#f(t,n){let s=this.#r(t),a=s?.trick?.[0]?.card,r=A(s?.options?.from);return a&&!r.includes(n)?o("page.learn.must",{suit:o(`suit.${R(a)}`)}):o(`page.learn.${t.say}.no`)}};function Ir({rest:e}){let[t]=e;return t?c`<${Ur} key=${t} id=${t} />`:c`<${Kr} />`}function _e(e,...t){let[n,s]=y({});return w(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:N(r)})),()=>{a=!1}},t),n}function Kr(){let{value:e,wrong:t}=_e(gs),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>ua(a)-ua(r));return c`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?c`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>c`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>c`<${_r} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var _r=({variant:e})=>c`<li><a href=${`/rules/${e.id}`}>
	<b>${Jr(e)}</b><span class="soft">${W(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,ua=e=>e===3?0:e,Jr=e=>W(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Ur({id:e}){let{value:t,wrong:n}=_e(()=>re({variant:e},Y.value),e,Y.value);return w(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?c`<main id="main" tabindex="-1" class="rules"><${On} guide=${t} /></main>`:c`<main id="main" tabindex="-1"></main>`}var Gr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function On({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(l=>l.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=l=>s.find(u=>Gr[u]?.test(l.field)&&n.includes(u))??"play",r=n.flatMap(l=>t.filter(u=>a(u)===l).map(u=>({key:l,clause:u}))),i=l=>r.flatMap((u,p)=>u.key===l?[p+1]:[]);return c`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?c`<p class="lead">${e.about}</p>`:null}
			${e.players?c`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(l=>c`<section key=${l.key} id=${l.key}>
					<h2>${l.title}<${Vr} numbers=${i(l.key)} /></h2>
					${l.text.map((u,p)=>c`<p key=${p}>${te(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Yr} rules=${e.rules} />
		<${Xr} notes=${r} guide=${e} />`}function Vr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:c`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function te(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?c`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Qr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Xr({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return c`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>c`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>c`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Qr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Yr({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:l}=e.offers;return c`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>c`<th key=${u} scope="col"><${V} trump=${u} /><span class="unseen">${T(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>c`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>c`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${v(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${l!=="none"&&r?c`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${l!=="none"&&i?c`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?c`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${Zr(s).map(([u,p,d])=>{let h=u===p?v(u):`${u}–${p}`;return c`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:h,n:p})}</th>
							<td><span class="nowrap"><${V} trump=${d} /> ${T(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function Zr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function ei(e){let[t,n]=y({});return w(()=>{let s,a=!1;return ra().then(r=>!a&&n({run:s=new Ft(r)}),r=>!a&&n({wrong:N(r)})),()=>{a=!0,s?.stop()}},[]),t.wrong?c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.learn.title")}</h1><p>${t.wrong}</p>
			<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		</main>`:t.run?c`<${ti} run=${t.run} />`:c`<main id="main" tabindex="-1" class="table lesson">
			<p class="opening" role="status">${o("page.opening")}</p>
		</main>`}function pa(){let e=Ks(Fe.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function ti({run:e}){let t=pa(),n=e.at.value,s=Wt(n),a=M(null);ii(e);let r=M(n);w(()=>{if(r.current===n)return;r.current=n;let h=s.leaf==="end"?".over .chief":s.does?'.hand button[tabindex="0"]':".on";a.current?.querySelector(h)?.focus({preventScroll:!0})},[n]);let{view:i,full:l}=e.shown.value,u=e.lesson.names.map((h,f)=>f===le?o("you"):h),p=s.leaf==="account"?"sheeted":s.leaf==="end"?"covered":"",d=e.moving.value?"":p;return c`<main id="main" tabindex="-1" class="table lesson" ref=${a} data-leaf=${s.leaf}
		data-point=${s.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Te} trump=${i.trump??""} /><h1>${o("page.learn.title")}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${t??"/"}>${o(t?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${ni} run=${e} step=${s} n=${n} />
			<div class=${`board ${d==="sheeted"?d:""}`}>
				<${ri} run=${e} step=${s} view=${i} full=${l} name=${u[le]??""} />
				<${Ke} view=${i} names=${u} me=${le} elsewhere=${le} full=${l} over=${d}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${ai} step=${s} view=${i} names=${u} run=${e} />
				<//>
			</div>
		</div>
	</main>`}function ni({run:e,step:t,n}){let s=e.moving.value,a=n===fe.length-1,r=t.does&&!s;return c`<section class="told" aria-label=${o("page.learn.title")}>
		<h2>${o(`page.learn.chapter.${t.chapter}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${te(o(`page.learn.${t.say}`,si(e)))}</p>
			<p class="reply">${te(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:fe.length})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${a} onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function si(e){let t=se(e.shown.value.view.variant),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{same:e.same()?"yes":"no",alone:n,two:s,three:a,declare:r,reveal:i}}function ai({step:e,view:t,names:n,run:s}){if(s.moving.value&&e.leaf!=="values")return null;let a=t.options,r=e.leaf==="values"&&t.phase==="lay"?c`<${da} worth=${a?.worth??""} />`:null;return c`${e.does==="lay"&&a?c`<section class="asking asked laying" aria-label=${o("page.yours")}>
					<div class="leaf worths">${r}</div>
					<${Bt} options=${{...a,offers:[]}} chosen=${s.chosen.value} variant=${void 0} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:r&&c`<div class="leaf centre">${r}</div>`}
		${e.leaf==="account"?c`<div class="over leaf sheeted"><${Ie} view=${t} names=${n} me=${le} untitled /></div>`:null}
		${e.leaf==="end"?c`<${oi} variant=${t.variant} />`:null}`}function da({worth:e}){let t=he(e);return c`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...B].map(n=>c`<li key=${n}>
				<${V} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function oi({variant:e}){let t=pa(),[n,s]=y(!1),a=async()=>{s(!0),await _(async()=>{await Ws();let r=Tt.value.find(i=>i.id===e);r&&await Is(r,"beginner")}),s(!1)};return c`<div class="over leaf end">
		<h2>${o("page.learn.done")}</h2>
		<${da} worth=${se(e)?.worth??""} />
		<div class="row">
			${t?c`<a class="button chief" href=${t}>${o("page.learn.table")}</a>`:c`<button type="button" class="button chief" disabled=${n} aria-busy=${n} onclick=${a}>
						${o("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${e}`}>${o("page.learn.rules")}</a>
		</div>
	</div>`}function ri({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",l=r&&t.does?n.options:void 0,u=l?new Set(A(l.from)):null,p=e.chosen.value,d=$=>{if(!l)return;let g=new Set(i?p:[]);if(p.has($))g.delete($);else if(g.size<(l.pick??1))g.add($);else return void(e.reply.value=o("lay.full",{n:g.size}));if(Ae(()=>{e.chosen.value=g,e.reply.value=""}),i)return;g.size===1&&u?.has($)?e.reply.value=o("page.learn.tap"):e.play($)},h=$=>l&&e.play($),f=n.phase==="lay"&&t.worth?he(n.options?.worth??""):null;return c`<section class=${`mine ${l?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ne} view=${n} seat=${le} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===le} />
			${n.aside?c`<div class="laid" role="group" aria-label=${o("page.aside")}>${Z(n.aside)}</div>`:null}
		</div>
		<${st} cards=${F(A(n.hand),B)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${h} />
	</section>`}function ii(e){w(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),l=zt(i,n.key,document.activeElement?.dataset?.card??"");if(!l)return;document.querySelector(`.lesson .hand [data-card="${l}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var li=new TextEncoder;async function at(...e){let t=e.map(a=>typeof a=="string"?li.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var Mn=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),An=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),ha=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),ci=async e=>An(await at("n99-entropy-1",e));async function ui(e,t){for(let n=0;n<t;n++)e=await at("n99-chain-1",e);return e}var pi=(e,t)=>at("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),di=async e=>/^[0-9a-fA-F]{64}$/.test(e)?Mn(e):at("n99-seed-1",e);async function*hi(e,t){for(let n=0n;;n++){let s=new DataView((await at("n99-deal-1",e,ha(t,8),ha(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function fi(e,t,n){let s=[...e],a=hi(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let l=[],u=1n;for(let h=BigInt(s.length-i);h>1n&&u*h<=1n<<56n;h--)l.push(h),u*=h;let p,d;do{d=(await a.next()).value,p=[];for(let h of l)p.push(Number(d*h>>64n)),d=d*h&r}while(d<(1n<<64n)%u);for(let h of p){let[f,$]=[s[i],s[i+h]];s[i]=$,s[i+h]=f,i++}}return s}var fa=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function $i(e,t,n){let s=e.ranks.split(" ").sort((h,f)=>fa.indexOf(h)-fa.indexOf(f)),a=["C","D","H","S"].flatMap(h=>s.map(f=>f+h));e.joker&&a.push("joker");let r=await fi(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,l=Array.from({length:e.seats},(h,f)=>r.slice(f*e.hand,(f+1)*e.hand)),u=l.findIndex(h=>h.includes("joker")),p=e.dummy?(l[e.seats-1]??[]).slice(0,e.aside):[],d=h=>h.map(f=>f==="joker"?i??f:f).sort();return{hands:l.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function mi(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function gi(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await ci(s)!==t[n])return!1;return!0}async function $a(e,t,n){let s=e.split(`
`).filter(m=>m.trim()).map(m=>JSON.parse(m)),a=s[0]??{},r=s.findIndex((m,x)=>x>0&&"ninetynine"in m),i=r<0?s:s.slice(0,r),l=i.filter(m=>"deal"in m);if(!a.commit)return yi(a,l,t);let u=a.commits??[],p=(l[0]?.entropy??[]).map(Mn),d=await gi(p,u),h=i.some(m=>"end"in m),f=[],$=a.commit,g=0;for(let[m,x]of l.entries()){if(g++,!x.secret){f.push({deal:x.deal,outcome:h||m<l.length-1?"hidden":"playing"});continue}let k=Mn(x.secret);if(g>4096||An(await ui(k,g))!==$){f.push({deal:x.deal,outcome:"wrong",why:"secret"});continue}$=x.secret,g=0,d?f.push(await ma(x,t,await pi(k,p),0n)):f.push({deal:x.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,entropy:u.map((m,x)=>p[x]?.length?"given":m?"withheld":"none"),own:n?p.some(m=>An(m)===n):void 0}}async function ma(e,t,n,s){return mi(e,await $i(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function yi(e,t,n){let s=[],a=e.seed?await di(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await ma(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function ot(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=ot(e[a],r);return s}async function bi(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=ot(await St(n.variant),n.rules);return{names:n.seats,verdict:await $a(e,s,t)}}function rt({table:e,match:t=1,record:n}){let[s,a]=y(null);return w(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let l=n??await As(e??"",t),{commits:u=[]}=JSON.parse(l.split(`
`,1)[0]??"{}"),p=h=>e===void 0?void 0:jt(e,h),d=u.map(p).find(Boolean);return bi(l,d)})().catch(l=>({wrong:l instanceof oe&&l.reason==="not-now"?o("page.fair.later"):N(l)})).then(l=>r&&a(l)),()=>{r=!1}},[e,t,n]),s===null?c`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?c`<p role="status">${s.wrong}</p>`:c`<${vi} names=${s.names} verdict=${s.verdict} />`}function wi(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function vi({names:e,verdict:t}){let n=wi(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},l=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return c`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${l&&` ${o(l)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?c`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>c`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ki(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?c`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?c`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ki(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var Je;function xi(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function ga(e,t){let n=await xi();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function ya(e){Je=e;try{await ga("readwrite",t=>t.put(e,"mine"))}catch{}}async function ve(){if(Je)return Je;try{Je=await ga("readonly",e=>e.get("mine"))}catch{Je=void 0}return Je}async function ba(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}function Si(e){let t=C.value;return c`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?c`<${Oi} key=${t.id} id=${t.id} />`:c`<${wa} />`}
		<${Ni} />
	</main>`}var wa=()=>c`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Ue=e=>W(`variant.${e}`)?o(`variant.${e}`):e;function Ht(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&W(`page.level.${a}`)?o(`page.level.${a}`):n})}function Pt(e,t){let n=e.seats.indexOf(C.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Oi({id:e}){let{value:t,wrong:n}=_e(()=>Ss(e),e);if(n)return c`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?c`<${wa} />`:c`<${Mi} tallies=${s} /><${Ai} id=${e} />`}function Mi({tallies:e}){let t=e.some(n=>n.assisted>0);return c`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${J}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?c`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>c`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${Ue(n.variant)}</a></th>
					<td>${it(n,n.matches)}</td><td>${it(n,n.won)}</td><td class="spare">${it(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):it(n,0)}</td>
					<td>${n.deals?v(n.points/n.deals,1):it(n,0)}</td>
					${t?c`<td>${va(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?c`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
	</section>`}var it=(e,t)=>e.matches?va(t):"",va=e=>e?v(e):"–";function Ai({id:e}){let[t,n]=y([]),[s,a]=y(""),[r,i]=y(null),l=M(!1),u=async()=>{if(l.current)return;l.current=!0;let p=await _(()=>Os(e,s??""));l.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return w(()=>{u()},[]),c`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return c`<${ji} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?c`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?c`<${H} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${rt} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function ji({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(we),i=Ms(e.table??"",e.match),l=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return c`<li data-result=${a}>
		<p class="what"><b>${Ue(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${us(e.ended)}${l.length>0?` · ${l.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",h=p>0?" : ":"";return c`${h}<span key=${u.seat} class=${d} title=${we(u)}>${v(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?c`<p class="doings">
				${e.deals>0?c`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function Ti(e){return e instanceof oe&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:N(e)}function Ni(){let[e,t]=y(""),[n,s]=y(!1),[a,r]=y(""),i=M(null);w(()=>{ve().then(h=>r(h?.name??""))},[]);let l=async h=>{if(h){t("");try{if(h.size>1<<20)throw new Error(o("page.import.large"));await Re(h,1,0),await ya({name:h.name,bytes:h}),ee("/replay/mine/1/0")}catch(f){t(Ti(f))}}};return c`<section class=${`import ${n?"over-it":""}`} ondragover=${h=>{h.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${h=>{h.preventDefault(),s(!1),l(h.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>l(i.current?.files?.[0])} />
			${a?c`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?c`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}function Ve(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:Ve(e)});let{rank:n,suit:s}=fs(e);return $s(n)+ka(s)}function ct(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>Ve(s)).join(" "):t==="name"?T(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var Li=.5,Ei=5,Ge=e=>Math.round(e*100),lt=e=>v(Math.abs(e),1),jn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),ke=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind",Nn=e=>e.map(({kind:t,card:n,suit:s="",n:a=0,m:r=0})=>o(`why.${t}`,{card:n?Ve(n):"",suit:ka(s),n:a,m:r})),ka=e=>({C:"♣",D:"♦",H:"♥",S:"♠"})[e]??"9";function Kt(e,t,n=ct){let[s,a]=e.choices;if(!s)return[];if(!a)return[o("page.why.only")];let r=Nn(e.why??[]);return e.bids?[...Ci(e,t,n).map(jn),...r]:e.phase==="offer"?qi(e.choices,s,a,n).map(jn):[...r,...Di(e,s,a,n).map(jn)]}var xa=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function Sa(e){let t=xa(e);return t&&ke(t)==="close"?t:void 0}function Ci(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=xa(e),i=r?ke(r):"only",l=(e.bids??[]).reduce((f,$)=>$.chance>f.chance?$:f),p=Ge(l.chance)<Ei?[o("page.why.spoil",{bid:E(l.tricks,t),a:Ge(l.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:E(s.tricks,t),a:Ge(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:E(a.tricks,t),gap:lt(r.gap)}));let d=s.premiums?.find(f=>f.offer==="pass"),h=(s.premiums??[]).filter(f=>f.offer!=="pass").toSorted((f,$)=>$.points-f.points);return d&&h[0]&&p.push(Tn(n(h[0].offer),h[0].points-d.points,Li)),p}var Tn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:lt(t)});function qi(e,t,n,s){let a=o("page.why.chance",{a:Ge(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[Tn(s(n.act),-n.gap,n.gapError),a]:r?[Tn(s(t.act),r.gap,r.gapError),a]:[It(t,n,s),a]}function Di({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Ge(s.chance),b:Ge(a.chance)};if(e.every(u=>ke(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),It(s,a,r)];if(n==="name"||ke(a)!=="behind")return[It(s,a,r),o("page.why.chance",i)];let l=i.a-i.b;return[o(`page.why.${l>2?"more":l<-2?"less":"same"}`,i),It(s,a,r)]}var It=(e,t,n)=>o("page.why.margin",{how:ke(t),act:n(e.act),second:n(t.act),gap:lt(t.gap)});function Oa({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?v(a):o("guide.or",{a:v(a),b:v(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function Ma(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":ke(s);return o("page.hint.did",{how:a,name:n,act:ct(t),gap:lt(s.gap),error:lt(s.gapError)})}function Aa({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?c`<${ja} cards=${n.join(" ")} />`:c`<span class="act">${t==="name"?T(n[0]):D(e)}</span>`}var ja=({cards:e})=>c`<span class="act">${Z(e)}</span>`,_t=()=>c`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Jt=()=>c`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,Ta=e=>`${v(Math.round(e*100))} %`,Ln=e=>U(Math.round(e*10)/10||0,1);function Ut({advice:e,variant:t,done:n}){let s=Oa(e),a=e.player==="expert";return c`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${_t} /><span>
				${o(a?"page.hint.says":"page.hint.says.unlearnt")} <${Aa} act=${e.act} />
			</span></p>
			${n?c`<p class="did"><${Jt} /><span>${te(Ma(e,n.act,n.name))}</span></p>`:null}
			<p class="why">${te(Kt(e,t).join(" "))}</p>
			${s?c`<p class="small soft">${s}</p>`:null}
		</div>
		${e.bids?c`<${Wi} advice=${e} variant=${t} done=${n} />`:c`<${Ri} advice=${e} done=${n} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
	</div>`}var Na=({best:e,done:t,children:n})=>c`<th scope="row"><span class="which">
	<span class="mark">${e?c`<${_t} />`:null}${t?c`<${Jt} />`:null}</span>${n}
</span></th>`;function La({choice:e,best:t,whole:n}){let s=e&&!t&&ke(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:v(e?.gap??0,1)});return c`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function Ri({advice:e,done:t}){return c`<${J}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>c`<tr key=${n.act}>
				<${Na} best=${s===0} done=${n.act===t?.act}><${Aa} act=${n.act} /><//>
				<td>${Ta(n.chance)}</td>
				<td class="whole">${Ln(n.points)}</td>
				<${La} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function Bi(e,t){let n=(e.bids??[]).map(l=>({...l,cards:l.best,premiums:l.premiums})),s=e.choices.find(l=>l.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(l=>l.cards===a))return n;let r=n.findLastIndex((l,u)=>u===0||l.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function zi({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?Ln(s.points-n.points):"–"}function Wi({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return c`<${J}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>c`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${Bi(e,n).map((r,i)=>{let l=e.choices.find(u=>u.act===`lay ${r.cards}`);return c`<tr key=${r.cards}>
				<${Na} best=${i===0} done=${l!==void 0&&l.act===n?.act}>
					<b>${E(r.tricks,t)}</b><${ja} cards=${r.cards} />
				<//>
				<td>${Ta(r.chance)}</td>
				<td>${Ln(r.points)}</td>
				<${La} choice=${l} best=${i===0} whole />
				${a.map(u=>c`<td key=${u}>${zi(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?c`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}function ut({view:e,names:t,last:n=!1}){let s=G(e);if(s===0)return c`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,l)=>l),r=Array.from({length:de(e)},(i,l)=>l);return c`<${J}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>c`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let l=Ye(e,i),u=Ze(e,i);return c`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=l.find(h=>h.seat===p)?.card;return c`<td key=${p} class=${p===u?"won":""}>
						${d?c`<${P} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?c`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?c`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Fi({rest:e}){let[t,n="1",s="0"]=e;return t?c`<${_i} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Hi(e,t,n){if(e!=="mine")return js(e,t,n);let s=await ve();if(!s)throw new Error("nothing kept");return Re(s.bytes,t,n)}async function Pi(e,t,n,s){if(e!=="mine")return Ls(e,t,n,s);let a=await ve();return Es(a?.bytes??new Blob,t,n,s)}function Ii(e,t,n){let s=M(new Map),[,a]=y(0);return w(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(l=>l+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:N(i)}))},[t,n]),n?s.current.get(t)??{}:null}function Ki(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function _i({table:e,match:t,deal:n}){let[s,a]=y({});if(w(()=>{let i=!0;return Hi(e,t,n).then(l=>i&&a({played:l}),l=>i&&a({wrong:l?.constructor===Error?o("page.replay.gone"):N(l)})),()=>{i=!1}},[e,t,n]),s.wrong)return c`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return c`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return c`<${Ui} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Ji(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function Ui({table:e,match:t,deal:n,played:s}){let a=ot(se(s.header.variant),s.header.rules),r=Me(()=>Ki(s),[s]),i=r[0]?.views.length??1,l=Ht(s.header,i),u=r.length-1,p=Fe.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),h=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,f=h>=0?h:Pt(s.header,i),$=r[d+1]?.line,g=$!==void 0&&"act"in $,m=Ii(ge=>Pi(e,t,n,ge),d,g&&p.has("hint")),x=(ge,rs=h,Co=m!==null&&ge===d)=>`/replay/${e}/${t}/${n}?step=${ge}${rs>=0?`&seat=${rs}`:""}${Co?"&hint":""}`,k=ge=>ee(x(Math.min(u,Math.max(0,ge))),{replace:!0}),O=Me(()=>Xi(r),[r]),b=Vi(d,O,u,k),S=M(null),X=()=>g&&ee(x(d,h,!m),{replace:!0});Zi({h:X,...m&&{Escape:X},ArrowRight:b.forward,ArrowLeft:b.back,ArrowDown:b.trickForward,ArrowUp:b.trickBack,Home:b.start,End:b.end});let Ee=r[d],an=h>=0?Ee.views[h]:Ji(Ee.views,f);return c`<${De.Provider} value=${an.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${nl} played=${s} table=${e} match=${t} deal=${n} names=${l.slice(0,i)} seat=${h}
			onseat=${ge=>ee(x(d,ge),{replace:!0})} here=${x(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${h>=0?o("page.replay.seen",{name:l[h]}):o("page.replay.all")}</h2>
				<${Gi} moment=${Ee} view=${an} names=${l} variant=${a} at=${f} hint=${m?.told} />
			</div>
			<aside class="replay-aside" data-hint=${m?"":void 0}>
				${m?c`<${el} key=${d} hint=${m} variant=${a} name=${l[$.by??$.seat]??""}
							bid=${r[d+1]?.views[$.seat]?.bid} onclose=${X}
							onleave=${()=>S.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${ut} view=${an} names=${l} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${te(Yi(Ee,l,h,a))}</span></p>
				<button type="button" class="button plain" ref=${S} aria-pressed=${m!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!g} onclick=${X}>${o("page.hint")}</button>
			</div>
			<${Qi} step=${d} last=${u} to=${k} steps=${b} />
		</div>
	</main><//>`}function Gi({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return c`<div class="replay-sheet"><div>
			<${Ie} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=Et(s,t.phase);return c`<${Ke} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${En(e)} />
		<${tl} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var Vi=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Qi({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,l]=[e===0,e===t];return c`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${Qe} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${Qe} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${Qe} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${Qe} label=${o("page.replay.forward")} icon="forward" off=${l} onclick=${s.forward} />
			<${Qe} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${l} onclick=${s.trickForward} />
			<${Qe} label=${o("page.replay.end")} icon="end" off=${l} onclick=${s.end} />
		</div>`}function Xi(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||En(t)||t.sheet?[n]:[]})}var En=e=>qe(e.before?.[0],e.views[0]);function Yi(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),l=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=En(e);if(r==="lay"){let f=i.map(g=>Ve(g,p?.turnup)).join(" "),$=E(p?.bid??0,s);return u?o("page.replay.laid",{name:l}):o("page.replay.lays",{name:l,cards:f,bid:$})}if(r==="name")return o("page.replay.names",{name:l,trump:T(i[0])});if(r==="play"){let[f,$]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:l,card:Ve(i[0]??"",p?.turnup),taken:f,winner:$})}let h=e.views[n];return u&&h?.phase==="offer"&&!h.offers?.[a.seat]?o("page.replay.decided",{name:l}):o("page.replay.offers",{name:l,offer:D(String(a.act))})}function Zi(e){ue(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function el({hint:e,variant:t,name:n,bid:s,onclose:a,onleave:r}){let i=M(null),{told:l,wrong:u}=e;return ue(()=>{let p=i.current;return p?.focus({preventScroll:!0}),()=>{p?.contains(document.activeElement)&&r()}},[]),w(()=>{l&&i.current?.scrollIntoView({block:"nearest"})},[l]),c`<section class="replay-hint" ref=${i} tabindex="-1" aria-label=${o("page.hint.of",{name:n})}>
		<header>
			<h2>${o("page.hint.of",{name:n})}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${l?c`<${Ut} advice=${l.advice} variant=${t} done=${{act:l.act,name:n,bid:s}} />`:c`<p class=${u?"":"soft"} role="status">${u??o("page.hint.thinking")}</p>`}
	</section>`}function tl({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=F(A(e.hand),B,e.trump),l=(u,p)=>/^(play|lay) /.test(u??"")&&u?.split(" ").includes(p);return c`<div class="replay-held">
		<${Ne} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(u=>c`<span key=${u} class="one">
				<${P} card=${u} />
				<span class="mark">
					${l(r?.advice.act,u)?c`<${_t} />`:null}${l(r?.act,u)?c`<${Jt} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${Z(e.aside)}</div>
	</div>`}function nl({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:l}){let[u,p]=y(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",h=g=>`/replay/${t}/${n}/${g}${r>=0?`?seat=${r}`:""}`,f=()=>navigator.clipboard?.writeText(location.origin+l).then(()=>z(o("page.link.copied")),()=>z(o("page.link.by-hand")))??z(o("page.link.by-hand")),$=g=>i(Number(g.currentTarget.value));return c`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Ue(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:T(d)})}${" "}<${V} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${Ea} to=${s>0?h(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${Ea} to=${s+1<e.deals?h(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${$}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((g,m)=>c`<option key=${m} value=${String(m)}>${o("page.replay.seen",{name:g})}</option>`)}
			</select></label>
		<div class="row doings">
			<a class="button plain" href=${`/report/${t}/${n}/${s}${r>=0?`?seat=${r}`:""}`}>
				${o("page.report.short")}
			</a>
			${t==="mine"?null:c`<button type="button" class="button plain" onclick=${f} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?c`<${H} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?c`<${sl} match=${n} />`:c`<${rt} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function sl({match:e}){let[t,n]=y(null);if(w(()=>{ve().then(async r=>n(r&&await ba(r.bytes)))},[]),t===null)return null;if(t===void 0)return c`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return c`<${rt} record=${t.slice(a,s[e]??t.length)} />`}function Ea({to:e,text:t,arrow:n}){let s=c`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?c`<a href=${e}>${s}</a>`:c`<span class="off" aria-disabled="true">${s}</span>`}var al={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Qe({label:e,icon:t,off:n,onclick:s}){return c`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${al[t]} /></svg>
	</button>`}var ce=1200,Xe=["bid","premium","trump","play"],ol=e=>e.bid+e.premium+e.trump+e.play;function Gt(e,t){let n=10**t,[s,a]=[0,0];return e.map(r=>{s+=r;let i=Math.round(s/ce*n),l=(i-a)/n;return a=i,l||0})}function Cn(e,t,n){let s={you:n?"yes":"no",name:t};if(ol(e)===0)return o("page.report.clean",s);let a=Gt(Xe.map(l=>e[l]),0),r=Xe.flatMap((l,u)=>a[u]?[o(`page.report.part.${l}`,{n:v(a[u]??0)})]:[]),i=a.reduce((l,u)=>l+u,0);return i===0?o("page.report.little",s):o("page.report.line",{...s,n:v(i),parts:r.join(", ")})}var rl=e=>e.judged<e.of||e.rough>0;function qn(e,t,n){let[s,a]=y({});return w(()=>{let r=!0,i=async()=>{for(;r;){let l=await il(e,t,n);if(!r||(a({told:l}),!rl(l)||e==="mine"))return;await new Promise(u=>setTimeout(u,500))}};return a({}),i().catch(l=>r&&a(u=>({...u,wrong:N(l)}))),()=>{r=!1}},[e,t,n]),s}async function il(e,t,n){if(e!=="mine")return Ts(e,t,n);let s=await ve();return Ns(s?.bytes??new Blob,t,n??0)}function Ca({table:e,match:t,deal:n,seat:s}){let{told:a,wrong:r}=qn(e,t,n),i=a?.deals[0]?.accounts[s]?.lost;if(r&&!a)return null;let l=i?Cn(i,"",!0):o("page.report.coming");return c`<p class="report-line" role="status">
		<a href=${`/report/${e}/${t}/${n}?seat=${s}`} aria-disabled=${!i}>${l}</a>
	</p>`}function pt({at:e,names:t,label:n,foot:s,me:a=-1,ends:r=[],from:i=[]}){let[l,u,p]=[470,210,104],d=[...i,...e.flat()],[h,f]=[Math.min(0,...d),Math.max(1,...d)],$=b=>34+b*(l-p-34)/Math.max(1,e.length),g=b=>u-22-(b-h)*(u-34)/(f-h),m=cl((e[e.length-1]??[]).map(g),20),x=ll(f-h),k=Math.ceil(h/x),O=Array.from({length:Math.floor(f/x)-k+1},(b,S)=>(k+S)*x);return c`<figure class="course"><svg viewBox=${`0 0 ${l} ${u}`} role="img" aria-label=${n}>
		${O.map(b=>c`<g key=${b}>
				<line class=${b===0?"base":"grid"} x1="34" x2=${l-p} y1=${g(b)} y2=${g(b)} />
				<text x="28" y=${g(b)+5} text-anchor="end">${v(b)}</text>
			</g>`)}
		${r.map(b=>c`<line key=${b} class="end" x1=${$(b)} x2=${$(b)} y1="6" y2=${u-22} />`)}
		${t.slice(0,e[0]?.length??0).map((b,S)=>c`<g key=${S} class=${S===a?"self":""} data-line=${S}>
				<polyline points=${[`${$(0)},${g(i[S]??0)}`,...e.map((X,Ee)=>`${$(Ee+1)},${g(X[S]??0)}`)].join(" ")} />
				<text x=${l-p+8} y=${(m[S]??0)+5}>${b.length>11?`${b.slice(0,10)}…`:b}</text>
			</g>`)}
		<text class="axis" x=${$(e.length)} y=${u-4} text-anchor="end">${s}</text>
	</svg></figure>`}function ll(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function cl(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let l=n[i-1];l!==void 0&&(s[r]=Math.max(s[r]??0,(s[l]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}function ul({rest:e}){let[t="",n="1",s]=e,a=s===void 0?void 0:Number(s)||0;return c`<${pl} key=${e.join(" ")} table=${t} match=${Number(n)||1} deal=${a} />`}function pl({table:e,match:t,deal:n}){let{told:s,wrong:a}=qn(e,t,n),r=n===void 0?o("page.report.match"):o("page.report.deal",{deal:n+1}),i=c`<h1>${r}</h1>`;if(!s)return c`<main id="main" tabindex="-1" class="report stack">${i}
			<p class=${a?"trouble":"soft"} role="status">${a??o("page.report.coming")}</p>
		</main>`;let l=s.header,u=se(l.variant),p=Ht(l,u?u.seats:l.seats.length),d=Number(Fe.value.get("seat")??-1),h=d>=0&&d<p.length?d:Pt(l,p.length),f=$=>ee(`${location.pathname}?seat=${$.currentTarget.value}`,{replace:!0});return c`<main id="main" tabindex="-1" class="report">
		<header class="report-head">${i}
			<p class="soft">${l.rules?.name??Ue(l.variant)}</p>
			<label class="seen-by"><span class="unseen">${o("page.report.whose")}</span>
				<select value=${String(h)} onchange=${f}>
					${p.map(($,g)=>c`<option key=${g} value=${String(g)}>${o("page.report.of",{name:$})}</option>`)}
				</select></label>
		</header>
		<${dl} told=${s} wrong=${a} />
		${s.deals.length?c`<${hl} told=${s} table=${e} match=${t} one=${n!==void 0} names=${p}
					seat=${h} />`:null}
	</main>`}function dl({told:e,wrong:t}){return t?c`<p class="trouble" role="status">${t}</p>`:e.judged<e.of?c`<p class="soft" role="status">${o("page.report.judging",{n:e.judged,of:e.of})}</p>`:e.rough>0?c`<p class="soft" role="status">${o("page.report.rough",{n:e.rough})}</p>`:e.deals.length?null:c`<p class="soft">${o("page.report.none")}</p>`}function hl({told:e,table:t,match:n,one:s,names:a,seat:r}){let i=e.total[r],l=e.deals.flatMap($=>$.mistakes).sort(($,g)=>g.lost-$.lost),u=l.filter($=>$.seat===r),p=l.filter($=>$.seat!==r),d=a[r]??"",f={names:a,place:$=>`/replay/${t}/${n}/${$.deal}?step=${$.step}&seat=${$.seat}&hint`,one:s};return c`<section class="stack">
			<p class="lead">${Cn(i.lost,d,!1)}.</p>
			${e.luck?c`<p>${fl(i)}</p>`:c`<p class="soft">${o("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			<section>
				<h2>${o("page.report.moments")}</h2>
				${u.length?c`<${Da} of=${u.slice(0,12)} ...${f} />`:c`<p class="soft">${o("page.report.moments.none",{name:d})}</p>`}
			</section>
			<section>
				<h2>${o("page.report.sum")}</h2>
				<${$l} account=${i} luck=${e.luck} />
			</section>
		</div>
		<section>
			<h2>${o(s?"page.report.course.deal":"page.report.course.match")}</h2>
			<${ml} told=${e} names=${a} seat=${r} one=${s} />
		</section>
		${p.length?c`<section>
					<h2>${o(s?"page.report.others.moments":"page.report.turning")}</h2>
					<${Da} of=${(s?p:l).slice(0,6)} ...${f} named=${!0} />
				</section>`:null}
		<section>
			<h2>${o("page.report.all")}</h2>
			<${gl} told=${e} names=${a} />
			<p class="small soft">${o("page.report.how")}</p>
		</section>`}function fl(e){let[t=0,n=0,s=0]=[e.cards,e.lie,e.others].map(r=>Math.round(r/ce)||0),a=Math.min(Math.round(e.gifts/ce),Math.max(s,0));return o("page.report.luck",{cards:U(t),lie:U(n),others:U(s),lay:n>0?"well":n<0?"badly":"even",gifts:a>0?"yes":"no",n:v(a)})}var qa=(e,t)=>t===void 0?ct(e):o("page.report.bid",{bid:v(t),cards:ct(e)});function Da({of:e,names:t,place:n,one:s,named:a=!1}){return c`<ol class="moments">${e.map(r=>{let i=r.trick?o("page.report.trick",{n:r.trick}):o(`page.report.at.${r.phase}`),l=s?i:o("page.report.where",{deal:r.deal+1,when:i}),u=o("page.report.instead",{act:qa(r.act,r.bid),better:qa(r.better,r.betterBid)}),[p,d]=[Math.round(100*r.chance),Math.round(100*r.betterChance)];return c`<li key=${`${r.deal} ${r.step}`}><a href=${n(r)}>
			<span class="moment-where">${a?`${t[r.seat]} · `:""}${l}</span>
			<span class="moment-said">${te(u)}</span>
			<span class="moment-lost score" aria-label=${o("page.report.points",{n:v(r.lost/ce,1)})}>
				−${v(r.lost/ce,1)}
			</span>
			${r.why.length?c`<span class="moment-why">${te(Nn(r.why).join(" "))}</span>`:null}
			${p===d?null:c`<span class="moment-why small soft">${o("page.report.chance",{a:p,b:d})}</span>`}
		</a></li>`})}</ol>`}function $l({account:e,luck:t}){let n=t?[["start",e.start],["cards",e.cards],["lie",e.lie]]:[["lie",e.lie]];for(let i of Xe)e.lost[i]&&n.push([`lost.${i}`,-e.lost[i]]);t&&n.push(["others",e.others]);let s=Gt(n.map(([,i])=>i),1),a=Math.max(1,...s.map(Math.abs)),r=s.reduce((i,l)=>i+l,0);return c`<table class="book account parts"><tbody>
		${n.map(([i],l)=>{let u=s[l]??0;return c`<tr key=${i}><th scope="row">${o(`page.report.${i}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${u<0?"down":"up"}
					style=${{"--long":`${50*Math.abs(u)/a}%`}}></span></td>
				<td>${U(u,1)}</td></tr>`})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${o("page.report.lead")}</th><td></td><td>${U(r,1)}</td>
	</tr></tfoot></table>`}function ml({told:e,names:t,seat:n,one:s}){let a=e.total.length;if(s){let u=e.deals[0]?.worth??[];if(u.length<2)return null;let p=u.slice(1).map(d=>d.map(h=>h/ce));return c`<${pt} at=${p} from=${(u[0]??[]).map(d=>d/ce)} names=${t} me=${n}
			label=${o("page.report.course.deal")} foot=${o("page.report.acts",{n:p.length-1})} />`}let r=new Array(a+1).fill(0),i=e.deals.map(u=>{u.accounts.forEach((d,h)=>r[h]+=d.lead/ce);let p=u.accounts[n];return r[a]+=p?(p.cards+p.lie)/ce:0,e.luck?[...r]:r.slice(0,a)}),l=e.luck?[...t.slice(0,a),o("page.report.own.luck")]:t;return c`<${pt} at=${i} names=${l} me=${n} label=${o("page.report.course.match")}
		foot=${o("page.scores.deals",{n:i.length})} />`}function gl({told:e,names:t}){let n=e.luck?["start","cards","lie",...Xe.map(l=>`lost.${l}`),"others"]:["lie",...Xe.map(l=>`lost.${l}`)],s=(l,u)=>{let[p="",d]=u.split(".");return d?-l.lost[d]:Number(l[p])},a=e.total.map(l=>Gt(n.map(u=>s(l,u)),1)),r=l=>n[l]?.startsWith("lost")&&a.every(u=>!u[l]),i=n.map((l,u)=>u).filter(l=>!r(l));return c`<${J}><table class="book account" data-hands=${a.length}>
		<thead><tr><td></td>
			${a.map((l,u)=>c`<th key=${u} scope="col">${t[u]??o("dummy")}</th>`)}
		</tr></thead>
		<tbody>${i.map(l=>c`<tr key=${l}><th scope="row">${o(`page.report.${n[l]}`)}</th>
			${a.map((u,p)=>c`<td key=${p}>${U(u[l]??0,1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${o("page.report.lead")}</th>
			${a.map((l,u)=>c`<td key=${u}>${U(l.reduce((p,d)=>p+d,0),1)}</td>`)}</tr></tfoot>
	</table><//>`}var yl=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],bl=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],$e={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},wl={A:"ace",K:"king",Q:"queen",J:"jack"},Dn=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],vl="two three four five six seven eight nine ten eleven twelve".split(" "),Ra=["pass","declare","reveal"],kl=["random","greedy","beginner","casual","club","strong","expert"],Wa=Object.keys($e).flatMap(e=>Dn.map(t=>t+e));function Rn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,vl[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),wl[a]??"",a.toLowerCase()]};return{verbs:[...dt(yl,a=>e(`cmd.${a}`)),...dt(bl,a=>e(`page.cmd.${a}`))],offers:[...dt(Ra,a=>e(`offer.${a}`)),...dt(Ra,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(Dn.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys($e).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:dt(kl.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var dt=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>xl(s,n))),xl=(e,t)=>[e,t],Fa=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),Sl=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),xe=(e,t)=>e===t||e===Sl(t)||e===Fa(t),Ha=(e,t)=>e.startsWith(t)||Fa(e).startsWith(t);function Ba(e,t){let n=t.verbs.find(([s])=>xe(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var Vt=(e,t)=>Dn.find(n=>t.ranks[n]?.some(s=>xe(e,s)))??"";function Qt(e,t,n){let s=Object.keys($e).find(i=>$e[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Ha(n.suits[i]??"",e)||e.length>=3&&$e[i]?.english.startsWith(e),r=Object.keys($e).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in $e?e.toUpperCase():""}var Ol=new Set(["of","von","av","i","the","der","die","das"]);function Pa(e,t){let n=e[0]??"",s=Ol.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Qt(n,3,t),i=r?Vt(a,t):"";if(i)return[i+r,s+1];let l=Vt(n,t)?Qt(a,1,t):"";return l?[Vt(n,t)+l,s+1]:["",0]}function Ml(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!xe(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!xe(e[1]??"",a))return 1;let[r,i]=Pa(e.slice(2),n);return i?r===t?i+2:1:ht([t],e[2]??"",n).length?3:1}function Al(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(l=>l.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([l])=>xe(a.join(" "),l)||xe(a.join(""),l));if(r)return[r[1]];let i=[];for(let l=0;l<a.length;l++){let u=Ml(a.slice(l),n,t),[p,d]=u?["",u]:Pa(a.slice(l),t);u?i.push("joker"):i.push(d?pe(p).toLowerCase()+$e[R(p)]?.sign:a[l]??""),l+=Math.max(d,1)-1}return i}function ht(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=R(r),{sign:l,english:u}=$e[i]??{sign:"",english:""};for(let p of n.ranks[pe(r)]??[])for(let d of[jl(t,p),/^\d+$/.test(p)?Tl(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===l)return[r];Ha(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var jl=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",Tl=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function za(e,t,n){let s=/^\d/.test(t)?"":Vt(t,n),a=Qt(t,2,n);return e.filter(r=>s&&pe(r)===s||a&&R(r)===a)}function Bn(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var Nl=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function Ia(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=Al(e,n,t.joker),i=Ba(r[0]??"",n);if(Ba(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let l=!Nl.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&l?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?Ll(i,r,t,n):Cl(i,r,t,n):r.every(d=>/^\d+$/.test(d)||ht(Wa,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function Ll(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,l=new Set;for(let d of i){let[h=[],f]=El(d,n,s);if(f)return f;for(let $ of h)l.add($)}if(l.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:l.size,n:r},...d}}let u=[...l].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>ht([...l],d,s).length===0);return{kind:"act",act:`${a} ${[...l].join(" ")}`,told:a==="lay"||p}}function El(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=ht(t.hand,e,n);if(s.length===0&&(s=za(t.list,e,n),s.length===0&&(s=za(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=ht(Wa,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function Cl(e,t,n,s){if(n.sure)return ql(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=Bn(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=Dl(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let l=n.options?.kind==="name";return l||i.act==="pass"?{kind:"act",act:i.act,told:l||r}:{kind:"sure",offer:i.act}}function ql(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function Dl(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Qt(r,1,a);return n.find(d=>{let h=d.act.replace(/^name /,"");return h===p||r===h||xe(r,a.trumps[h]??"")})}let l=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return l.length===1?l[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Ka=(e,t)=>t.levels.find(([n,s])=>xe(e,n)||e===s)?.[1]??"",_a=e=>e?.kind==="lay"||e?.kind==="play"?A(e.from):[];var ft=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function Ja({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=y(""),l=M(null);w(()=>l.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return c`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?c`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>c`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?c` <span class="soft small">${o("page.watching")}</span>`:null} ${ft(p)}
					${p.by&&p.by!==t?c`${" "}<${Rl} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${l} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function Rl({by:e,muted:t,onmute:n}){let s=t.includes(e);return c`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var Q=e=>e?"yes":"no",Ua=e=>W(`rank.name.${e}`)?o(`rank.name.${e}`):e,Bl={C:"♣",D:"♦",H:"♥",S:"♠"};function ae(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ae(e,{short:t})});let[s,a]=[pe(e),R(e)];return t?(W(`rank.${s}`)?o(`rank.${s}`):s)+Bl[a]:o("card.spoken",{rank:Ua(s),suit:o(`suit.${a}`)})}var Le=(e,t)=>e.map(n=>ae(n,t)).join(", ");function Ga(e,t){if(t.short)return e.map(s=>ae(s,t)).join(" ");let n=s=>{let a=ds(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${R(i)}`):Ua(pe(i)));return`${T(a)}: ${r.join(", ")}`};return Ce(e,t.view?.trump).map(n).join("; ")}function Xt(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:Le(s,t),bid:E(be(s,Wn(t)),t.rules)}):n==="name"?o("act.name",{trump:T(s[0])}):n==="play"?Le(s,t):D(e)}var Wn=e=>e.view.options?.worth??e.rules?.worth??"",Oe=e=>Array.from({length:de(e.view)},(t,n)=>n),zn=(e,t)=>e?.shown?.[t]?.hand,Fn=(e,t)=>F(A(t===e.me?e.view.hand:zn(e.view,t)),B,e.view.trump),Va=e=>Fn(e,e.view.options?.seat??e.me);function Hn(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Ga(Fn(e,e.me),e)})];return t.turnup&&A(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ae(t.turnup??"",{short:e.short})})),[...n,...tt(t,e.rules),...Qa(e,void 0)]}function Qa(e,t){return e.view.phase==="over"?[]:Oe(e).filter(s=>s!==e.me&&zn(e.view,s)&&!zn(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Ga(Fn(e,s),e)}))}function Pn(e,t){return Oe(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Xa(e,n,a)]:[]})}var Xa=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:Q(t===e.me),cards:Le(A(n),e)}),Ya=(e,t)=>o("plain.laid",{cards:Le(t,e),bid:E(e.view.bid??0,e.rules)});function In(e,t){let{turnup:n}=e.view,s=ye(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:T(s)}),i=t&&!n?zl(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function zl(e){let t=e.view.why;return!e.view.trump&&ye(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:Q(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&W(`why.${t.trump}`)?o(`why.${t.trump}`):""}function Za(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:Q(t.length>1),n:e.rules.score.vulnerable})]}function Yt(e){let t=he(Wn(e)),n=[...B].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function Kn(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?G(n)+1:0,l=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:Q(n.dealer===e.me)});if(n.phase==="over")return[l];let u=e.rules&&!e.rules.order.includes("lay")?Yt(e):[];return[l,...Za(e),...u,...eo(e)]}function eo(e){let t=e.view,n=[In(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ae(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(..._n(e,void 0),...Pn(e,void 0)),t.phase!=="over"&&n.push(...Hn(e)),t.trick?.length?[...n,...mt(e,G(t))]:n}function _n(e,t){let{premium:n=[],why:s}=e.view;return Oe(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:Q(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var to=e=>Oe(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function mt(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=Ye(n,t);if(s.length===0)return[o(t===0||t===G(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:l})=>o("plain.plays",{name:e.names[i],card:ae(l,e)})),r=t<G(n)?Ze(n,t):-1;return r<0?a:[...a,no(e,s,r)]}function no(e,t,n){let s=ae(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:Q(n===e.me),card:s,tally:to(e)})}function Jn(e){let t=Oe(e).filter(a=>e.view.void?.[a]),n=a=>q(A(e.view.void?.[a]).map(T)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:to(e)}),...s]}function so(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=Oe(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,l=r!==void 0?E(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:l,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Ya(e,A(t.aside))),s.push(...tt(t,e.rules)),[...s,..._n(e,void 0),...Pn(e,void 0),In(e,!1)]}function ao(e){let t=e.view,n=i=>i.map((l,u)=>`${e.names[u]}: ${v(l)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...Za(e)]}function Un(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let h=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:h===void 0?"hidden":E(h,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=Oe(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Xa(e,p,d)]:[]}),l=wn(n),u=vn(n,e.names,e.me).map(([p])=>p);return[...r,...i,...bn(n,e.names,e.rules,e.me),...u,...l?[l]:[],...Wl(e)]}function Wl(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=Q(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function $t(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ae(a,e)}`),s=Bn(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?T(a.act.slice(5)):Fl(a.act,e)}`);return[...n,...s].join(", ")}function Fl(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function Hl(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=vt(e.rules),l=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:l,open:r,said:Number(s??0),loss:i})}function oo(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[Hl(e,t.sure)];if(t.offer)return[o("ask.number"),$t(e,t)];let l=[Dt(s,e.names,!1),...r.kind==="lay"?Yt(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...l,$t(e,t)]:l}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function Se(e,t){let{chairs:n,stage:s}=e.table,a=n.map((l,u)=>{let p=[l.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",l.away?o("page.away"):"",l.player&&l.ready&&s!=="playing"?o("seat.ready"):""],d=l.player||l.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(l=>l!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(l=>t[l]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((l,u)=>l.player&&!l.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var ro=({said:e})=>e?[o("page.speech.said",{name:e.name,text:ft(e)})]:[];function io(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",l=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?Se(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return l?p:r?Se(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:Q(r)})];case"ready":return r?l?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:Q(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return Pl(e,t,i,r);default:return[]}}function Pl(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?Gn(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:Q(s)})]}function Gn(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:Q(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function Il(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function lo(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=Il(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...eo(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!kt(s,a)||e.table.match!==r.table.match)return Kn(t,!1);let l=[...Kl(s,t,n),..._l(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&l.push(Ya(t,F(A(a.aside),B))),a.phase!=="over"&&l.push(..._n(t,s),...Pn(t,s),...Qa(t,s)),l.push(...Jl(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...l,...Un(t,s)]:l}function Kl(e,t,n){let s=t.view;return Oe(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function _l(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[In(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:Q(a.by===t.me),trump:T(s)})]}function Jl(e,t,n){let s=t.view,a=[],r=G(s);for(let i=G(e);i<=r&&i<(s.leads?.length??0);i++){let l=Ye(s,i),u=new Set(l.filter(({seat:p,card:d})=>A(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of l)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ae(d,t)}));i<r&&a.push(no(t,l,Ze(s,i)))}return a}function co(e,t){let[n]=e.choices,s=Sa(e),a=t.view.options,r="none";a?.kind==="lay"?r=E(be(e.act.split(" ").slice(1),Wn(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=E(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Xt(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+v(i),two:Q(s!==void 0),second:s?Xt(s.act,t):""})}var Ul=2e4,uo={times:100,each:50},po={hand:Hn,bids:so,score:ao,worth:Yt,tricks:Jn,trick:(e,[t])=>Number(t)>0?mt(e,Number(t)-1):Gl(e),last:e=>mt(e,G(e.view)-1),legal:(e,t,n)=>n.options?[$t(e,n)]:[o("hint.none")]};function Gl(e){let t=e.view.phase==="play"?Jn(e).slice(0,1):[];return[...mt(e,G(e.view)),...t]}function Vn({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:l}=e??{};return JSON.stringify([a,r,i,l,t.stage==="between",t.stage==="waiting",t.match])}var Vl=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Ql(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:Vl.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Xl(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Zt=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#c="";#u="";#i={about:"",act:""};#o=!1;#f="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:io(t,ne(t));return s&&a.push(...lo(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...Se(t,ne(t))),this.#e([...a,...ro(t),...this.#h(t)])}obey(t){return this.#x(t).catch(n=>this.#e([N(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>Ul||(this.#f=String(n),this.#e([o("page.speech.short",{time:qt(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:ne(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?Va(t):[],r=new Set(_a(s)),i=t?.message.table.ask,l=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||l&&!this.#r}}#h(t,n=!1){let s=Vn(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#d(t);return a?.view.phase!==void 0?oo(a,this.#m(a)):[]}#g(t){let n=this.#h(t,!0);return n.length?n:Se(t,ne(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=W(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...Se(t,ne(t))];let l=n.view.phase==="over",u=!l&&G(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...Kn(n,!u),...l?Un(n):[],...Gn(t,n.names)]}async#p(t){try{return C.peek()||await Ot(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([N(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<uo.times;t++)await new Promise(n=>setTimeout(n,uo.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#u;this.#u="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=Ia(t,r.moment,Rn(o,W));switch(i.kind){case"act":return this.#w(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#v(i.verb,i.words,i.rest,r)}}async#w(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[Rt(t.options),o("page.speech.legal",{cards:Le(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?$t(s,a):""};if(t.cards){let l=s??{short:this.#o};r.cards=Le(t.cards,l),r.card=ae(t.cards[0],l)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#v(t,n,s,a){let{m:r}=a,i=this.#j(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#N());case"hint":return this.#e(await this.#L(a.s));case"take":return this.#E(a);case"":case"ready":case"next":case"again":return this.#C(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#D(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return ee("/")}return this.#A(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#u=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#A(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#j(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return Se(s,ne(s));case"time":return this.#T(s);case"help":return Ql(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(po,t)?po[t]:void 0;if(i)return a?.view.phase===void 0?Se(s,ne(s)):i(a,n,r)}#T(t){let n=ne(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:qt(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#N(){try{return Xl(await re(this.#n.settled.peek().settings,Y.peek()))}catch(t){return[N(t)]}}async#L(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#i={about:Vn(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[co(n,t),...Kt(n,t.rules,a=>Xt(a,t)),s]}catch(n){return[N(n)]}}async#E(t){let{about:n,act:s}=this.#i;if(n!==Vn(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#w(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#C(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#q():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#q(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#D(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Rn(o,W),i=n.map(p=>Ka(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let l=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:l[2]??"",levels:l.join(", ")})])}};var ho={lines:250,typed:50};function fo({table:e,variant:t}){let[n,s]=y([]),a=M(0),r=(u,p=!1)=>{let d=u.map(h=>({id:a.current++,text:h,typed:p}));d.length&&s(h=>[...h,...d].slice(-ho.lines))},i=Yl(e,t,r),l=u=>{u&&r([`› ${u}`],!0),i(u)};return c`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Zl} onsend=${l} />
		<${ec} lines=${n} />
	</section>`}function Yl(e,t,n){let s=Me(()=>new Zt(e,n),[e]),a=M(Promise.resolve()),r=t!==void 0;return w(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),l=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(l),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Zl({onsend:e}){let t=M(null),n=M({all:[],at:0});w(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(l=>l!==i),i].slice(-ho.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:l,at:u}=n.current;n.current.at=Math.max(0,Math.min(l.length,u+i));let p=l[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return c`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function ec({lines:e}){let t=M(null);return ue(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),c`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>c`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function $o(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Qn=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=$o("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},en=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=$o(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new Qn(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#i({claim:this.#s}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#i({said:t})}leave=()=>{this.ours&&(this.#i({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#c()}#i(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#i({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#u,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var tc=4e4,nc=5e3,Xn={first:250,longest:8e3};function go(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=go(n[s],a);return n}var mo=e=>e instanceof oe&&e.status<500&&e.status!==429&&e.status!==401,tn=class{state=L("opening");refused=L(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#c=!1;#u=!1;#i=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new en(t,s=>this.#y(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),bs(this.#n,t)}hint(){return ws(this.#n)}ahead(){return this.#i===-1/0?0:this.#i}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#c||(this.#u=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await rn(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Xn.first;!this.#s;t=Math.min(2*t,Xn.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(mo(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Xn.first);let s=this.#u?0:t;this.#u=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await rn(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(mo(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(nc)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),tc),s=n();try{let a=(await this.#w(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:l}=await a.read();if(l)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#w(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await fetch(vs(this.#n,this.#t),{headers:n,signal:t});if(this.#c=!1,this.#i=Math.max(this.#i,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw ms(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...go(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#v(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#v(t)}#v(t){this.#t=t.seq,this.#i=Math.max(this.#i,t.at-Date.now()),this.#e(t)}};var sc=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function yo({onclose:e}){return c`<${H} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${sc.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return c`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var Yn=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Zn=()=>Yn()?.querySelector('[data-card][tabindex="0"]');function bo(){w(()=>{let e=null,t=null,n=0,s=Bs();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),h=u[Math.min(n,u.length-1)]??p()??Zn()??d();h instanceof HTMLElement&&h.focus({preventScroll:!0})}let l=new MutationObserver(i);return l.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{l.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function wo({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter($=>$.player).length===1,[l,u]=y(!1),p=$=>{s(),e.act($)},{settings:d}=e.settled.value,h=a!==void 0&&t.view?.phase==="play",f=oc(e.id,h,t.seq);return c`<${H} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${h?c`<button type="button" class="button" style=${{visibility:f?"visible":"hidden"}}
							onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?c`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:c`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(i?"page.do.pause":"page.ask.pause")}
							</button>`}
					${i?null:c`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${l?c`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:c`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?c`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:c`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>ee("/")}>${o("page.home")}</button>
			</section>
			<${ac} chairs=${t.table.chairs} />
		</div>
	<//>`}function ac({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:c`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>c`<li key=${n.name}><b>${we(n)}</b> <span class="soft">${Be(n)}</span>
					<small class="soft">${ze(n)}</small></li>`)}
		</ul>
	</section>`}function oc(e,t,n){let[s,a]=y(!1);return w(()=>{let r=new AbortController,i=()=>{};return t&&xs(e,r.signal).then(l=>a(l.settled),i),()=>r.abort()},[e,t,n]),s&&t}function vo({settings:e,onclose:t}){let[n,s]=y(null);return w(()=>{_(()=>re(e,Y.value)).then(a=>a&&s(a))},[]),c`<${H} title=${o("page.house")} broad onclose=${t}>
		${n?c`<${On} guide=${n} />`:null}
	<//>`}function es({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return c`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return c`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),l=u=>e.act({do:"answer",on:u,seen:t.seq});return c`<div class="proposal" role=${j.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?c`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>l(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?c`<div class="answers">
					<button type="button" class="button" onclick=${()=>l(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function rc(e,t,n){let s=E(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function ic({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return c`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${rc(e,n,t)}
	</p>`}function lc({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return c`<p class="outcome winner">${o("page.winner",a)}</p>`}var cc=({table:e})=>e.stage==="waiting"||e.chairs.filter(t=>t.player).length===1;function ko({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting";return c`<div class="over leaf sheeted" onclick=${l=>l.stopPropagation()}>
		<${es} table=${e} message=${t} names=${n} />
		${i?c`<${lc} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${ic} view=${t.view} variant=${s} />
		<${Ie} view=${t.view} names=${n} variant=${s} />
		${a!==void 0&&(i||t.table.open)&&cc(t)?c`<${Ca} table=${e.id} match=${t.table.match} deal=${t.view?.deal??0} seat=${a} />`:null}
		<div class="row">
			${a===void 0||r?c`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:c`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?c`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var uc={calm:2e3,usual:1200,quick:550,instant:550},pc=280,dc={calm:650,usual:350,quick:150,instant:0},hc=12,fc=(e,t)=>kt(e,t)&&xo(t)>xo(e),xo=e=>(e?.played??[]).reduce((t,n)=>t+A(n).length,0),$c=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,nn=class{shown=L(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>hc?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=qe(n,t.view);this.shown.value={message:t,full:s};let a=dc[this.#n()];if(!s&&a&&fc(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(uc[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r($c()?0:pc,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var mc=450,gc=100,ts=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",yc=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),bc=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),sn=class{newest=L(null);settled=L({settings:{},host:""});busy=L("");waits=L(0);thinking=L(!1);chosen=L(new Set);advice=L(null);intended=L("");next=L("");showing=new nn(()=>j.spoken.value?"quick":j.pace.value);view=bt(()=>this.showing.shown.value?.message.view);talk=bt(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=bt(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=L([]);#e=L(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=ls(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#i(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#i({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#u())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await qs();return this.waits.value--,t&&Ds(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await _(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==ts(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){yc(t)&&(this.next.value="",this.#s=!0),Ae(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?bc(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-gc)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#u()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#c(){return ts(this.newest.peek()?.view)}#u(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#i(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&z(N(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=jt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#u())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!A(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(A(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==ts(this.newest.value?.view)&&(this.advice.value=null)}#d(t,n){let s=A(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:mc)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:j.forced.value||A(t.hand).length===1&&!j.spoken.value}};function So({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=y(null),l=s?`${s.deal} ${s.phase==="over"}`:"";return w(()=>{let u=!0;return _(()=>ks(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,l]),r===null?null:c`${n?c`<p class="soft">${n}</p>`:null}
		<${kc} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function Oo(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function wc(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var vc=4;function kc({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return c`<${xc} names=${t} />`;let a=wc(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),l=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(h=>h.startsWith(p))));return c`<div class="score-sheet" data-hands=${r}>
		<${J}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>c`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>c`<${is} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>c`<${Sc} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?c`<${Mc} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${l||u.length?c`<p class="small soft legend">
					${l?c`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>c`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=vc?c`<${jc} games=${a} names=${t} me=${n} />`:null}
	</div>`}function xc({names:e}){return c`<${J}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>c`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>c`<td key=${n}>${v(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function Sc({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return c`<tbody>
		${t?null:c`<${Mo} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>c`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${V} trump=${i.trump} /><span class="unseen">${T(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(l=>c`<${Oc} key=${l} score=${i} seat=${l} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?c`<${gt} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?v(r.bonus[i]):"–"} />
					<${gt} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>v((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var Mo=({n:e,text:t})=>c`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function gt({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?c`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return c`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>c`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Oc({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=c`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return c`<td class="gained">
			${v(e.points[t]??0)}
			${s?c`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${v(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Mc({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",l=u=>v(n&&!n.cut?n.totals[u]??0:a(u));return c`<tfoot>
		<${Mo} n=${t.length} text=${o("page.scores.together")} />
		<${gt} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?c`<${gt} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${gt} class="sum" text=${o("page.scores.all")} seats=${t} of=${l} winners=${n?.winners??[]} />
	</tfoot>`}function Ac(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,l)=>i+(s[l]??0)+(r.closed?.bonus[l]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function jc({games:e,names:t,me:n}){let{at:s,ends:a}=Ac(e);return c`<${pt} at=${s} names=${t} me=${n} ends=${a.slice(0,-1)} label=${o("page.scores.course")}
		foot=${o("page.scores.deals",{n:s.length})} />`}var me,Tc={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function ns(e){if(!j.sound.peek()||document.hidden)return;me??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=Tc[e],r=me.currentTime,i=new GainNode(me,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(me.destination),t){let l=new AudioBuffer({length:Math.ceil(s*me.sampleRate),sampleRate:me.sampleRate}),u=l.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(me,{buffer:l});p.connect(new BiquadFilterNode(me,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let l=new OscillatorNode(me,{type:"sine",frequency:n});l.connect(i),l.start(r),l.stop(r+s)}}var[Nc,Lc]=[400,12],ss=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<Nc&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<Lc)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function Ao(){w(()=>{let e=new ss;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,l=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:l,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var Ec=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function jo(){let[e,t]=y(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||z(o("page.link.by-hand"))}};return c`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${Ec(location.hostname)?c`<${Cc} />`:null}
	</div>`}function Cc(){return c`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function To({variant:e,table:t}){let n=W(`variant.${e}`);return c`<div class="introduction">
		${j.taught.value?null:c`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var as=["beginner","casual","club","strong","expert"];function No({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:l,seat:u}=e,p=We(),d=u===void 0?void 0:l.chairs[u],h=s!==n?l.chairs.find(O=>O.player===n)?.name:void 0,f=l.match>0,$=M(void 0),g=M(Promise.resolve(!0)),m=async O=>{await p.keep()&&($.current=void 0,await r({do:"sit",seat:O}))},x=()=>g.current=g.current.then(async()=>{let O=await p.keep(),b=C.peek()?.name;return!O||!d||b===($.current??Dc(d.name))?O:($.current=b,await r({do:"name"}),!0)}),k=async()=>await x()&&i();return c`<div class="waiting leaf">
		<h2>${!d&&h?o("page.invited",{name:h}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:c`<${To} variant=${t.variant??e.view?.variant??""} table=${Rs.value[1]??""} />
					<${At} chairs=${l.chairs} name=${p} onsit=${m} busy=${a} />`}
		<ol class="chairs">
			${l.chairs.map((O,b)=>{if(O===d){let S=l.chairs.every(X=>X===d||X.bot);return c`<${Bc} key=${b} chair=${O} name=${p} alone=${S} onname=${x} ondo=${r} />`}return c`<${zc} key=${b} chair=${O} seat=${b} seated=${d!==void 0} clears=${n===s}
					onsit=${m} ondo=${r} />`})}
		</ol>
		${t.rules?c`<${qc} settings=${t} />`:null}
		${(d||n===s)&&!l.locked?c`<${jo} />`:null}
		${n===s?c`<${Wc} table=${l} ondo=${r} />`:null}
		${n!==s&&l.locked?c`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?c`<div class="row"><p class="soft">${Rc(l.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:c`<button type="button" class="button chief" disabled=${a} onclick=${k}>
						${o(f?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function qc({settings:e}){let{value:t}=_e(()=>re(e,Y.value),Y.value);return t?.players?c`<p class="soft">${t.players}</p>`:null}var Dc=e=>C.peek()?.name===e?e:e?.replace(/ \d$/,"");function Rc(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(we))})}function Bc({chair:e,name:t,alone:n,onname:s,ondo:a}){return c`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?c`<b>${e.name}</b>`:c`<${Mt} name=${t} onkeep=${s} />`}
			${n?c` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function zc({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:l}=e,u=[o("page.bot"),Be(e,n)].filter(Boolean).join(" · ");return c`<li>
		<span class="who">
			${i||l?c`<b>${we(e)}</b>`:c`<i class="soft">${o("page.chair.empty")}</i>`}
			${l?c` <span class="soft small" title=${ze(e)}>${u}</span>`:null}
			${i&&e.ready?c` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?c`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?c`<${Fc} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?c`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function Wc({table:{locked:e,banned:t=[]},ondo:n}){return c`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>c`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function Fc({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!as.includes(e)?[e,...as]:as,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return c`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>c`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function Lo({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=We(),i=async l=>await r.keep()&&n({do:"sit",seat:l});return c`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?c`<${At} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var Hc=1e4;function Pc({rest:e}){let t=e[0]??"",n=Me(()=>new sn(t,(r,i)=>new tn(r,i)),[t]);w(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?c`<${Ic} why=${s} id=${t} />`:n.showing.shown.value?c`<${Kc} table=${n} />`:c`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function Ic({why:e}){return c`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${N(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function Kc({table:e}){let[t,n]=y(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:l,chairs:u}=s.table,p=ne(s),{variant:d="standard",rules:h,deals:f}=e.settled.value.settings,$=se(d,h),g=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;w(()=>{document.title=g},[g]),lu(e,n),bo(),Ao(),w(()=>nt.clear(),[r?.deal,r?.game]),au(u.some(X=>X.until!==void 0)),ou(r),ru(e,s);let m=l==="waiting"&&r?.phase!=="over",x=Et($,r?.phase),k=r?.phase==="over"&&(l==="between"||l==="waiting")&&!a,O=()=>c`<${So} table=${e.id} names=${p} about=${Oo($,f)} view=${r} />`,b=e.busy.value!==""||e.waits.value>0||e.thinking.value,S={table:e,message:s,names:p,variant:$,laid:x};return c`<${De.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${b} data-stage=${l} data-phase=${r?.phase??""}>
		${j.spoken.value?c`<${fo} table=${e} variant=${$} />`:null}
		<${Xc} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?de(r):0} ${k?"sheeted":""}`}>
				${r&&r.phase!==void 0&&!m&&i!==void 0?c`<${eu} ...${S} />`:null}
				<${_c} ...${S} full=${a} waiting=${m} between=${k} />
				${r&&!m&&i===void 0?c`<${Jc} table=${e} message=${s} />`:null}
			</div>
			${r&&!m?c`<aside class="side"><h2>${o("score.title")}</h2>${O()}</aside>`:null}
		</div>
		<${Uc} ...${S} panel=${t} onpanel=${n} scores=${O} />
		</main><//>`}function _c({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:l}){let{view:u,seat:p}=t,{stage:d,chairs:h}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return c`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:$,host:g}=e.settled.value;return c`<div class="felt empty">
			<${No} message=${t} settings=${$} host=${g} me=${C.value?.id??""}
				ondo=${os(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return c`<${Ke} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${Zc(e,t,n)} pending=${Qc(e.busy.value)}
		chairs=${h} now=${e.now()} over=${l?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${l?c`<${ko} ...${f} />`:c`<${Yc} ...${f} />`}
	<//>`}var Jc=({table:e,message:t})=>c`<${Lo} message=${t} busy=${e.waits.value>0} ondo=${os(e)} />`;function Uc({table:e,message:t,names:n,variant:s,panel:a,onpanel:r,scores:i}){let{view:l}=t,u=()=>r(""),p=(d,h,f=!1)=>c`<${H} key=${d} title=${o(d)} broad=${f} onclose=${u}>${h}<//>`;switch(a){case"tricks":return l&&p("tricks.title",c`<${ut} view=${l} names=${n} />`,de(l)>3);case"last":return l&&p("page.lasttrick",c`<${ut} view=${l} names=${n} last />`);case"talk":return p("page.talk",c`<${Vc} table=${e} message=${t} />`);case"score":return p("score.title",i(),!0);case"rules":return c`<${vo} settings=${e.settled.value.settings} onclose=${u} />`;case"keys":return c`<${yo} onclose=${u} />`;case"more":return c`<${wo} table=${e} message=${t} onpanel=${r} onclose=${u} />`;default:return e.advice.value?c`<${Gc} table=${e} variant=${s} />`:null}}function Gc({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=()=>e.advice.value=null,a=c`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return c`<${H} title=${o("page.hint")} aside onclose=${s} actions=${a}>
		<${Ut} advice=${n.advice} variant=${t} />
	<//>`}function Vc({table:e,message:t}){let n=a=>os(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return c`<${Ja} talk=${e.talk.value} me=${C.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var os=e=>async t=>{let n=C.value===null;if(await _(()=>Ot(o("page.guest"))))return n&&e.port.again(),e.act(t)},Qc=e=>e.startsWith("play ")?e.slice(5):null;function Xc({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=y(e.newest.peek()?.seq??0),i=e.port.state.value,l=e.talk.value.filter(h=>h.seq>a&&h.by!==C.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return c`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?c`<${Te} trump=${ye(s)} unsure=${!s.trump} />`:null}
			<h1>${o(`variant.${p}`)}</h1>
			${d?c`<span class="soft">${o("page.house")}</span>`:null}
			${s&&s.phase!==void 0?c`<span class="soft">${o("page.deal",{deal:s.deal+1,game:s.game+1})}</span>`:null}
		</div>
		${i==="lost"?c`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>n("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>n("tricks")}>${o("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${u}>
				${o("page.talk")}${l?c` <span class="unread">${l}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>n("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var yt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Yc({table:e,message:t,names:n,variant:s}){let a=t.view,r=yt(e,t),i=e.busy.value!=="",{paused:l=!1}=t.table,u=Dt({...a,options:r},n,l,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=m=>e.lay(m),h=m=>e.play(m),f=m=>r&&m.stopPropagation(),$={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],g=`asking ${r?"asked":""} ${$}`;return c`<section class=${g} aria-label=${o("page.yours")} onclick=${f}>
		<${es} table=${e} message=${t} names=${n} />
		<p class="ask" role=${j.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?c`<${Bt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?c`<${sa} options=${r} variant=${s} busy=${i} onact=${h} />`:null}
		${r?.kind==="name"?c`<${aa} options=${r} busy=${i} onact=${h} />`:null}
	</section>`}function Eo(e,t){let n=t.view,s=yt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(A(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return z(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return z(Rt(s));e.play(`play ${u}`)}}}}function Zc(e,t,n){let s=t.view,a=wt(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:l,...u}=Eo(e,t),p=yt(e,t)?.seat===a,d=c`<${st} cards=${F(A(r),B,s.trump)} ...${u} can=${p?l:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function eu({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,l=e.busy.value,u=yt(e,t),p=u?.kind==="lay",d=e.next.value,h=u?.seat!==void 0,{can:f,chosen:$,onpick:g,onplay:m}=Eo(e,t),x=ps(r,i).filter(S=>`play ${S}`!==l),k=e.showing.shown.value?.full,O=tt(r,s).join(" "),b=p&&j.values.value&&u?.worth?he(u.worth):null;return c`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ne} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${k?.winner===i} laid=${a} />
			${r.aside&&!p?c`<p class="laid"><span class="unseen">${o("page.aside")}</span>${Z(r.aside)}</p>`:null}
			${O?c`<p class="keeping small">${O}</p>`:null}
		</div>
		<${su} table=${e} message=${t} variant=${s} />
		<${st} cards=${x} can=${h?new Set:f} chosen=${d?new Set([d]):$}
			values=${b} label=${o("page.yourhand")} twice=${p} onpick=${g}
			onplay=${h?()=>z(o("page.dummy.turn")):m} />
	</section>`}function tu({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function nu({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function su({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||nu(t,n),l=e.busy.value!=="",u=e.thinking.value,p=c`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!yt(e,t)||l||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=tu(t)?"":"nothing",h=c`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${l||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return c`<div class="tools">${s?p:null}${a!=="waiting"?h:null}</div>`}function au(e){let[,t]=y(0);w(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function ou(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;w(()=>{t&&ns("card")},[t]),w(()=>{n&&ns("turn")},[n])}function ru(e,t){let n=e.talk.value.at(-1);w(()=>{!(n&&e.now()-n.at<Hc)||j.spoken.peek()||n.by===C.peek()?.id||t.muted?.includes(n.by)||z(`${n.name}: ${ft(n)}`)},[n?.seq])}var iu=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function lu(e,t){w(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...Yn()?.querySelectorAll("[data-card]")??[]],l=document.activeElement?.dataset?.card??"",u=zt(i.map(p=>p.dataset.card??""),s.key,l);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Zn()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||iu()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{Wo as Choices,ar as Create,ei as Learn,Si as Records,Fi as Replay,ul as Report,Ir as Rules,Pc as Table};
