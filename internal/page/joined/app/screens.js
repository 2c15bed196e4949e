import{$ as te,$a as js,A as B,Aa as Ne,B as re,Ba as bs,C as R,Ca as vs,D as ts,Da as N,E as ns,F,Fa as bt,G as Te,Ga as ws,H as me,Ha as ye,I as ie,Ia as Z,J as ft,Ja as Ce,K as J,Ka as qe,L as Je,La as De,M as Ue,Ma as vt,N as Ee,Na as wt,O as Yt,Oa as ks,P as ge,Pa as xs,Q as $t,Qa as kt,R as ss,Ra as Ss,S as le,Sa as xt,T as mt,Ta as Os,U as as,Ua as se,V as os,W as Le,Wa as St,X as gt,Xa as en,Y as I,Ya as Ms,Za as As,_ as X,a as Xn,aa as rs,ab as Ts,ba as W,c as b,ca as L,cb as tn,d as v,da as _,db as Es,e as oe,eb as Ls,f as M,fa as H,g as xe,ga as Y,h as Se,ha as P,hb as Ns,i as E,ia as K,j as ht,ja as Oe,k as Yn,ka as is,l,la as yt,m as Zn,ma as ne,n as Q,na as ls,pa as Zt,qa as cs,r as o,ra as us,s as z,sa as ps,t as x,ta as ds,u as _e,ua as hs,v as q,va as fs,w as es,wa as $s,x as j,xa as ms,ya as gs,z as A,za as ys}from"./chunk.js";var bo=24,vo=["AC","KD","QH","JS"];function Ot({title:e,children:t}){return l`<section>
		<h2>${e}</h2>
		<div class="stack">${t}</div>
	</section>`}function Be({name:e,label:t,options:n}){let s=j[e],a=r=>s.value=r;return l`<${P} label=${t} value=${s.value} options=${n} onchange=${a} />`}function Mt({name:e,label:t,about:n}){let s=j[e],a=r=>s.value=r.currentTarget.checked;return l`<div>
		<label class="choice"><input type="checkbox" role="switch" checked=${s.value} onchange=${a} />${t}</label>
		${n?l`<p class="soft small">${n}</p>`:null}
	</div>`}function wo(){let[e,t]=b(N.value?.name??j.name.value),[n,s]=b({text:"",wrong:!1}),a=N.value?.name??j.name.value,r=M(a),i=async u=>{let p=u.trim().replaceAll(/\s+/g," ");if(p!==r.current){if((N.value||p!=="")&&!/[\p{L}\p{N}]/u.test(p))return s({text:o("page.choices.name.empty"),wrong:!0});r.current=p;try{await ws(p),t(N.value?.name??p),s({text:o("page.choices.name.kept"),wrong:!1})}catch(d){r.current=a,s({text:L(d),wrong:!0})}}};return l`<form onsubmit=${u=>(u.preventDefault(),i(e))}>
		<label class="field">
			<span>${o("page.choices.name")}</span>
			<input
				type="text" value=${e} maxlength=${bo} autocomplete="nickname" placeholder=${o("page.guest")}
				enterkeyhint="done" spellcheck=${!1}
				aria-invalid=${n.wrong} aria-describedby="name-said"
				oninput=${u=>t(u.currentTarget.value)}
				onchange=${u=>i(u.currentTarget.value)}
			/>
		</label>
		<p id="name-said" class=${n.wrong?"trouble":"soft small"} role="status">
			${n.text||o("page.choices.name.about")}
		</p>
	</form>`}function ko(){let[e,t]=b(!1);if(!N.value)return null;let n=async()=>{try{await ls()}catch(r){if(!(r instanceof te&&r.reason==="no-session"))throw r}N.value=null,W(o("page.choices.leave.done"))},s=()=>t(!1),a=l`<button type="button" class="button" onclick=${s}>${o("page.choices.leave.no")}</button>
		<button type="button" class="button chief" onclick=${()=>_(n).then(s)}>
			${o("page.choices.leave.yes")}
		</button>`;return l`<p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${()=>t(!0)}>
			${o("page.choices.leave")}
		</button>
		${e?l`<${H} title=${o("page.choices.leave.title")} onclose=${s} actions=${a}>
					<p>${o("page.choices.leave.warning",{name:N.value.name})}</p>
				<//>`:null}
	</p>`}var nn=!1;function xo(){let e=M(null);return v(()=>{nn&&(nn=!1,e.current?.querySelector("input:checked")?.focus())},[]),l`<div ref=${e} onchange=${()=>nn=!0}>
		<${Be} name="language" label=${o("page.choices.language")}
			options=${[["",o("page.choices.language.auto")],...Object.entries(Zn)]} />
	</div>`}function So(){return l`<main id="main" tabindex="-1" class="choices">
		<h1>${o("page.nav.settings")}</h1>
		<${Ot} title=${o("page.choices.you")}><${wo} /><${ko} /><//>
		<${Ot} title=${o("page.choices.book")}>
			<${xo} />
			<${Be} name="theme" label=${o("page.choices.theme")}
				options=${K("page.choices.theme","auto","day","night")} />
		<//>
		<${Ot} title=${o("page.choices.cards")}>
			<p class="sample">${vo.map(e=>l`<${I} key=${e} card=${e} />`)}</p>
			<${Be} name="pack" label=${o("page.choices.pack")}
				options=${K("page.choices.pack","two","four","german4")} />
			<${Be} name="indices" label=${o("page.choices.indices")}
				options=${K("page.choices.indices","local","international")} />
			<${Mt} name="values" label=${o("page.choices.values")} />
			<${Mt} name="forced" label=${o("page.choices.forced")} about=${o("page.choices.forced.about")} />
		<//>
		<${Ot} title=${o("page.choices.table")}>
			<${Be} name="play" label=${o("page.choices.play")}
				options=${K("page.choices.play","auto","once","twice")} />
			<p class="soft small">${o("page.choices.play.about")}</p>
			<${Be} name="pace" label=${o("page.choices.pace")}
				options=${K("page.pace","calm","usual","quick","instant")} />
			<${Mt} name="sound" label=${o("page.choices.sound")} />
			<${Mt} name="spoken" label=${o("page.choices.spoken")} about=${o("page.choices.spoken.about")} />
		<//>
	</main>`}var Re=class extends Error{},Cs={changed:{},written:""},Oo={"game.target":[1,1e3],"game.deals":[1,1e3],"game.bonus":[0,1e3],"rubber.games":[1,100],"rubber.wins":[1,100],"score.trick":[0,1e3],"score.vulnerable":[1,1e3],"offers.declare":[1,1e3],"offers.reveal":[1,1e3]},Mo={"offers.how":["sealed","turn","raise"],"offers.loss":["opponents","own"]},Ao={"score.zeroOrAll":()=>!0,"trump.across":({rubber:e,trump:t})=>t.by==="success"&&(e.games>1||e.wins>0)},an=(e,t)=>t.split(".").reduce((n,s)=>n?.[s],e),jo=(e,t)=>JSON.stringify(e)===JSON.stringify(t),sn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function on({changed:e,written:t},n){let s={};for(let[r,i]of Object.entries(n?e:{})){let[c="",u=""]=r.split("."),p=an(n,r);jo(i,p)||(s[c]={...s[c],[u]:i})}let a={};try{a=t.trim()?JSON.parse(t):{}}catch(r){throw new Re(r instanceof Error?r.message:"")}if(!sn(a))throw new Re(o("page.create.rules.object"));for(let[r,i]of Object.entries(a))s[r]=sn(s[r])&&sn(i)?{...s[r],...i}:i;return Object.keys(s).length>0?s:void 0}function qs({own:e,set:t,rules:n}){if(!n)return null;let s=d=>d in e.changed?e.changed[d]:an(n,d),a=(d,h)=>t({...e,changed:{...e.changed,[d]:h}}),r=d=>h=>a(d,h.currentTarget.checked),i=d=>o(`page.create.rules.${d}`),c=d=>t({...e,written:d.currentTarget.value}),{clauses:u,...p}=n;return l`<details>
		<summary>${o("page.create.rules")}</summary>
		<div class="stack">
			<${To} points=${s("score.made")} onchange=${d=>a("score.made",d)} />
			${Object.entries(Oo).map(([d,[h,f]])=>Number(an(n,d))<h||d==="game.bonus"&&!n.game.target?null:l`<${Oe} key=${d} label=${i(d)} value=${s(d)} min=${h} max=${f}
							onchange=${$=>a(d,$)} />`)}
			${Object.entries(Mo).map(([d,h])=>n.offers.how==="none"?null:l`<${P} key=${d} label=${i(d)} value=${s(d)}
							options=${h.map(f=>[f,o(`page.create.rules.${d}.${f}`)])}
							onchange=${f=>a(d,f)} />`)}
			${Object.entries(Ao).map(([d,h])=>h(n)?l`<label key=${d} class="choice">
							<input type="checkbox" checked=${s(d)} onchange=${r(d)} />${i(d)}
						</label>`:null)}
			<details class="whole">
				<summary>${o("page.create.rules.written")}</summary>
				<label class="field">
					<span>${o("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${!1} autocapitalize="none" value=${e.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${c}></textarea>
				</label>
				<p class="small soft">${o("page.create.rules.all")}</p>
				<pre class="code">${Eo(p)}</pre>
			</details>
		</div>
	</details>`}function To({points:e,onchange:t}){return l`<fieldset class="amounts whole">
		<legend>${o("page.create.rules.made")}</legend>
		${e.map((n,s)=>s===0?null:l`<${Oe} key=${s} label=${o("page.create.rules.made.n",{n:s})} value=${n} min=${0} max=${1e3}
						onchange=${a=>t(e.with(s,a))} />`)}
	</fieldset>`}var Eo=e=>Object.entries(e).map(([t,n])=>{let s=JSON.stringify(n).replaceAll(/([,:])(?=["\d[{tf-])/g,"$1 ");return`${JSON.stringify(t)}: ${s}`}).join(`
`);var rn=E({}),ln=new Set;function At(e,t){let n=e?.order??[];return n.includes("lay")&&n.indexOf("lay")<n.indexOf(t??"")}function ue(e,t){if(!e)return;let n=t?`${e} ${JSON.stringify(t)}`:e;return ln.has(n)||(ln.add(n),yt(e,t).then(s=>rn.value={...rn.value,[n]:s},()=>setTimeout(()=>ln.delete(n),1e4))),rn.value[n]}var Lo={variant:"",bots:[],public:"no",clock:"none",minutes:10,seconds:10,days:"3",length:"",rounds:9,closed:"no",hints:"",undo:"",open:"",pace:"usual",greet:"no",stand:"",house:Cs},Ds=6e4,No=1440*Ds;function Co({clock:e,minutes:t,seconds:n,days:s}){if(e==="bank")return{bank:t*Ds,add:n*1e3};if(e==="move")return{move:Number(s)*No}}function qo(e,t){let{variant:n,hints:s,undo:a,open:r,pace:i,stand:c,length:u,rounds:p}=e,d={variant:n,rules:on(e.house,t),...u&&{[u]:p},public:e.public==="yes",closed:e.closed==="yes",clock:Co(e),undo:a,hints:s,open:r,bot:c,pace:tn[i],greet:e.greet==="yes"},h=Object.entries(d).filter(([,f])=>f!==void 0&&f!==""&&f!==!1);return Object.fromEntries(h)}function Bs({label:e,value:t,options:n,onchange:s}){return l`<label class="field">
		<span>${e}</span>
		<select value=${t} onchange=${r=>s(r.currentTarget.value)}>
			${n.map(([r,i])=>l`<option key=${r} value=${r} selected=${r===t}>${i}</option>`)}
		</select>
	</label>`}var cn=e=>t=>n=>e({[t]:n}),jt=(e,t)=>Array.from({length:t.chairs-1},(n,s)=>e.bots[s]??""),Rs=(e,t)=>jt(e,t).includes("");function Do({plan:e,set:t,variant:n,name:s}){let a=c=>[c,o("page.create.bot",{level:o(`page.level.${c}`)})],r=[["",o("page.create.friend")],...en.value.map(c=>a(c.name))],i=c=>u=>t({bots:jt(e,n).with(c,u)});return l`<fieldset class="seats">
		<legend class="unseen">${o("page.create.chairs")}</legend>
		${Rs(e,n)?l`<${vt} name=${s} />`:l`<div class="field"><span>${o("page.create.chair",{n:1})}</span><p>${o("page.create.you")}</p></div>`}
		${jt(e,n).map((c,u)=>{let p=o("page.create.chair",{n:u+2});return l`<${Bs} key=${u} label=${p} value=${c} options=${r} onchange=${i(u)} />`})}
	</fieldset>`}function Bo({plan:e,set:t}){let n=cn(t),s=["1","3","7"];return l`<div>
		<${P} label=${o("page.create.clock")} value=${e.clock} onchange=${n("clock")}
			options=${K("page.create.clock","none","bank","move")} />
		${e.clock==="bank"?l`<div class="row">
					<${Oe} label=${o("page.create.clock.minutes")} value=${e.minutes} min=${1} max=${600}
						onchange=${n("minutes")} />
					<${Oe} label=${o("page.create.clock.seconds")} value=${e.seconds} min=${0} max=${600}
						onchange=${n("seconds")} />
				</div>`:null}
		${e.clock==="move"?l`<${P} label=${o("page.create.clock.each")} value=${e.days} onchange=${n("days")}
					options=${s.map(a=>[a,o("page.create.clock.days",{n:Number(a)})])} />`:null}
	</div>`}function Ro({plan:e,set:t}){let n=cn(t),s=["",o("page.create.usual")],a=o("page.create.never");return l`<details>
		<summary>${o("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${P} label=${o("page.create.length")} value=${e.length} onchange=${n("length")}
					options=${[["",o("page.create.length.usual")],...K("page.create.length","deals","games")]} />
				${e.length?l`<${Oe} label=${o("page.create.length.n")} value=${e.rounds} min=${1} max=${1e3}
							onchange=${n("rounds")} />`:null}
			</div>
			<${P} label=${o("page.create.undo")} value=${e.undo} onchange=${n("undo")}
				options=${[s,...K("page.create.undo","free","agree"),["never",a]]} />
			${Ms.value?l`<${P} label=${o("page.create.hints")} value=${e.hints} onchange=${n("hints")}
						options=${[s,["yes",o("page.create.hints.yes")],["no",a]]} />`:null}
			<${P} label=${o("page.create.open")} value=${e.open} onchange=${n("open")}
				options=${[s,...K("page.create.open","deal","match")]} />
			<p class="soft small whole">${o("page.create.usual.about")}</p>
			<${P} label=${o("page.create.watch")} value=${e.closed} onchange=${n("closed")}
				options=${[["no",o("page.create.watch.yes")],["yes",o("page.create.watch.no")]]} />
			<${P} label=${o("page.create.pace")} value=${e.pace} onchange=${n("pace")}
				options=${K("page.pace",...Object.keys(tn))} />
			<${P} label=${o("page.create.greet")} value=${e.greet} onchange=${n("greet")}
				options=${K("page.create.greet","no","yes")} />
			<${Bs} label=${o("page.create.stand")} value=${e.stand} onchange=${n("stand")}
				options=${[s,...K("page.level",...en.value.map(r=>r.name))]} />
		</div>
	</details>`}function zo({plan:e,set:t,variant:n}){let s=r=>t({variant:r.currentTarget.value,house:{...e.house,changed:{}}}),a=({id:r})=>l`<option key=${r} value=${r} selected=${r===e.variant}>${o(`variant.${r}`)}</option>`;return l`<div class="variant">
		<label class="field">
			<span>${o("page.create.variant")}</span>
			<select onchange=${s}>
				${Ts().map(([r,i])=>l`<optgroup key=${r} label=${o("page.players",{n:r})}>${i.map(a)}</optgroup>`)}
			</select>
		</label>
		<p class="soft">${o(`about.${n.id}`)}</p>
	</div>`}var Wo=400;function Fo({plan:e,rules:t}){let[n,s]=b(""),a={variant:e.variant,rules:Ho(e,t)},r=Q.value;return v(()=>{let i=!0,c=({players:p=""})=>i&&s(p),u=setTimeout(()=>a.rules?ne(a,r).then(c,()=>c({})):c({}),Wo);return()=>{i=!1,clearTimeout(u)}},[JSON.stringify(a),r]),l`<p class=${n?"soft":"unseen"} role="status">${n}</p>`}function Ho(e,t){try{return on(e.house,t)}catch{return}}function Io(e){return e instanceof Re?o("page.create.rules.unread",{text:e.message}):e instanceof te&&e.reason==="bad"?o("page.create.refused",{text:e.message}):L(e)}function Po({onclose:e}){let t=js(),[n,s]=b({...Lo,variant:t?.id??"",pace:j.pace.value}),[a,r]=b(""),[i,c]=b(!1),u=De(),p=M(null);v(()=>{a&&p.current?.scrollIntoView({block:"nearest"})},[a]);let d=ue(n.variant),h=St.value.find(m=>m.id===n.variant)??t,f=m=>(s(k=>({...k,...m})),r(""));if(!h)return null;let $=async m=>{if(m.preventDefault(),!i){r(""),c(!0);try{if(Rs(n,h)&&!await u.keep())return c(!1);await Es(qo(n,d),["",...jt(n,h)])}catch(k){r(Io(k)),c(!1)}}},y=l`<button type="submit" form="create" class="button chief" aria-busy=${i}>
		${o("page.home.create")}
	</button>`;return l`<${H} broad title=${o("page.create.title")} onclose=${e} actions=${y}>
		<form id="create" class="create stack" onsubmit=${$}>
			<${zo} plan=${n} set=${f} variant=${h} />
			<${Do} plan=${n} set=${f} variant=${h} name=${u} />
			<${P} label=${o("page.create.public")} value=${n.public} onchange=${cn(f)("public")}
				options=${K("page.create.public","no","yes")} />
			<${Bo} plan=${n} set=${f} />
			<${Ro} plan=${n} set=${f} />
			<${qs} own=${n.house} set=${m=>f({house:m})} rules=${d} />
			<${Fo} plan=${n} rules=${d} />
			<p ref=${p} class=${a?"trouble":""} role="alert">${a}</p>
		</form>
	<//>`}function U({trump:e}){return e==="nines"?l`<span class="sign" aria-hidden="true">9</span>`:/^[CDHS]$/.test(e)?l`<svg class="sign" data-suit=${e} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${e}`} />
	</svg>`:l`<span class="sign none" aria-hidden="true">–</span>`}var T=e=>o(e?/^[CDHS]$/.test(e)?`suit.${e}`:`trump.${e}`:"trump.unnamed"),C=(e,t)=>e===0&&t?.score.zeroOrAll?o("guide.or",{a:x(0),b:x(pn(t))}):x(e);function Ge(e,t){let n=ss(e,t);if(!n||!t)return[];let s=n.low===n.high?x(n.low):`${x(n.low)}–${x(n.high)}`,[,a]=(e.premium?.[e.seat??-1]??"").split(" "),r=o("page.keeping",{n:t.aside,bid:s});return a===void 0?[r]:[o("page.keeping.said",{said:Number(a)}),r]}var pn=e=>e.hand-e.aside;function D(e){let[t="",n]=e.split(" ");return n===void 0?o(`offer.${t}`):o("offer.numbered",{offer:o(`offer.${t}`),n:Number(n)})}var Ws=(e,t,n)=>t===(n??e.seat)?"yes":"no";function Fs(e,t){return t===e.seat?{aside:e.aside,bid:e.bid}:{aside:e.shown?.[t]?.aside,bid:e.shown?.[t]?.bid}}function ze({view:e,names:t,variant:n,me:s,untitled:a=!1}){let r=t.map((d,h)=>h).slice(0,e.points?.length??0),i=e.parts;if(!i||!e.points)return null;let c=d=>{let h=i[d]??[];return h.every(f=>f===0)?null:l`<${un} key=${d} label=${o(`page.sheet.for.${d}`)} points=${h} class=${`for-${d}`} />`},u=dn(e,t,n,s),p=u.length<3?u.join(" "):"";return l`<section class="deal-sheet">
		${a?null:l`<h2>
					${o("sheet.title",{deal:e.deal+1,trump:T(e.trump)})} <${U} trump=${e.trump??""} />
				</h2>`}
		<${Y}><table class="book account" data-hands=${r.length}>
			<thead><tr><td></td>${r.map(d=>l`<th key=${d} scope="col">${t[d]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Ko} view=${e} seats=${r} variant=${n} />
			</tbody>
			<tbody class="sum">${c("tricks")}${c("contract")}${c("premium")}${c("vulnerable")}</tbody>
			<tfoot>
				<${un} label=${o("page.sheet.deal")} points=${e.points} class="total" plain />
				<${un} label=${o("page.sheet.total")} points=${e.totals} plain />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${p?l`<p>${p}</p>`:null}
			${fn(e,t,s).map(([d,h])=>l`<p key=${d} class=${h?"won":""}>${d}</p>`)}
			<${Uo} view=${e} />
		</div>
	</section>`}function Ko({view:e,seats:t,variant:n}){let s=(e.premium??[]).some(u=>u!==""),a=u=>l`<${Jo} view=${e} seat=${u} />`,r=u=>{let p=Fs(e,u).bid;return p===void 0?"–":C(p,n)},i=u=>e.premium?.[u]?D(e.premium[u]):"",c=u=>l`<${_o} made=${e.made?.[u]??!1} />`;return l`<${Ve} label=${o("page.sheet.cards")} class="cards" seats=${t} of=${a} />
		<${Ve} label=${o("page.sheet.bid")} seats=${t} of=${r} />
		<${Ve} label=${o("page.sheet.won")} seats=${t} of=${u=>e.won?.[u]} />
		${s?l`<${Ve} label=${o("page.sheet.held")} class="held" seats=${t} of=${i} />`:null}
		<${Ve} label=${o("page.sheet.contract")} seats=${t} of=${c} />`}function Ve({label:e,seats:t,of:n,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>${t.map(a=>l`<td key=${a}>${n(a)}</td>`)}</tr>`}function un({label:e,points:t,plain:n=!1,class:s=""}){return l`<tr class=${s}><th scope="row">${e}</th>
		${t.map((a,r)=>l`<td key=${r}>${a===0&&!n?"–":x(a)}</td>`)}
	</tr>`}var _o=({made:e})=>l`<span class=${`verdict ${e?"made":"failed"}`}>
	${o(e?"page.sheet.made":"page.sheet.failed")}
</span>`;function Jo({view:e,seat:t}){let{aside:n}=Fs(e,t);return n===void 0?l`<span class="soft small">${o("bid.hidden")}</span>`:l`<span class="minis">${X(n)}</span>`}function dn(e,t,n,s){let a=e.parts?.premium??[],r=(e.premium??[]).map((i,c)=>i?c:-1).filter(i=>i>=0);return r.flatMap(i=>{let c=e.made?.[i]??!1,u=e.premium?.[i]??"",[p="",d=""]=u.split(" "),h=a[i]??0,f={name:t[i],level:p,n:d&&` ${d}`,you:Ws(e,i,s)};if(h<0)return[o("page.premium.failed",{...f,points:_e(h),loss:"own"})];let $=n?.offers[p==="reveal"?"reveal":"declare"],y=r.length>1?$:c?h:Math.max(...a);if(!y)return[];let m=r.length>1?"others":"opponents";return[o(c?"page.premium.made":"page.premium.failed",{...f,points:_e(y),loss:m})]})}function hn(e){let t=e.why;if(!t?.next)return"";let n=T(t.then),s=t.then==="none"?"none":"suit",a=(e.made??[]).filter(Boolean).length;return{turnup:()=>o("next.turnup"),game:()=>o("next.game",{trump:n}),stays:()=>o("next.holder",{trump:n}),success:()=>o("next.success",{n:a,kind:s,trump:n})}[t.next]()}function Uo({view:e}){let t=hn(e);return t?l`<p class="next-trump">
		${e.why?.then?l`<${U} trump=${e.why.then} />`:null}<span>${t}</span>
	</p>`:null}function zs(e,t,n,s,a,r=0){let i=t.length===0?"drawn":t.length===1?"won":"shared",c=t.length===1?Ws(s,t[0]??-1,a):"no";return o(`${e}.${i}`,{names:q(t.map(u=>n[u]??"")),you:c,game:r})}function fn(e,t,n){let s=[],{closed:a,end:r}=e,i=r&&!r.cut&&a?.game===0;return a&&(s.push([zs("game",a.winners,t,e,n,a.game+1),!0]),a.bonus.forEach((c,u)=>{c&&s.push([o("bonus",{name:t[u],bonus:c,total:(a.totals[u]??0)+c}),!1])})),!r||i?s:r.cut?[...s,[o("end.cut"),!1]]:(s.push([zs("rubber",r.winners,t,e,n),!0]),r.rubber?.forEach((c,u)=>{c&&s.push([o("bonus.rubber",{name:t[u],bonus:c}),!1])}),s.push([o("end.totals",{totals:q(r.totals.map((c,u)=>`${t[u]} ${x(c)}`))}),!1]),s)}var Vo={2:["south","north"],3:["south","west","east"],4:["south","west","north","east"],5:["south","west","northwest","northeast","east"]};function Go(e,t){let n=[];return Yt(e,t).forEach((s,a)=>n[s]=Vo[e]?.[a]??"north"),n}function We(e){let{view:t,names:n,me:s,variant:a,elsewhere:r,laid:i=!0,full:c=null,pending:u=null}=e,{chairs:p,now:d=0,played:h=null,over:f="",onhurry:$,children:y}=e,m=ie(t),k=Go(m,s),w=c?c.cards:t.trick??[],g=c?c.winner:u?-1:t.taking??-1,S=u&&!c?[...w,{seat:t.options?.seat??s,card:u}]:w;return l`<div class=${`felt hands-${m} ${f}`} onclick=${$}>
		${Yt(m,s).filter(O=>O!==r).map(O=>l`<${Ae}
				key=${O} view=${t} variant=${a} seat=${O} name=${n[O]??""} names=${n}
				place=${k[O]} own=${O===s} chair=${p?.[O]} now=${d} open=${Qo(t,O)}
				winner=${c?.winner===O} laid=${i} hand=${O===h?.seat?h.hand:void 0}
			/>`)}
		<${pr} cards=${S} where=${k} winner=${g} gone=${c?.gone??!1} names=${n} />
		<${Zo} view=${t} variant=${a} names=${n} me=${s} />
		${y}
	</div>`}var Qo=(e,t)=>e.shown?.[t]?.hand!==void 0?A(e.shown[t]?.hand):null;function Xo(e,t,n){let{why:s}=e,a=c=>c===n&&e.seat!==void 0?"yes":"no",r=e.trump===void 0&&me(e)?[o("why.stay")]:[];if(s?.trump&&e.trump){let c=e.turnup&&e.turnup!=="joker"?gt(e.turnup):o("joker");r.push(o(`why.${s.trump}`,{n:s.made,card:c,name:t[s.by??-1]??"",you:a(s.by)}))}let i=e.premium?.findIndex(c=>c!=="")??-1;if(s?.premium&&i>=0){let c=s.premium==="place"?"near":"level";r.push(o("why.holds",{name:t[i]??"",you:a(i),why:c}))}return r}function Yo(e,t,n,s){let[a,...r]=e.vulnerable??[],i=t?.score.vulnerable;return e.seat===void 0||a===void 0||r.length||!i?[]:[o("why.vulnerable",{you:a===s?"yes":"no",name:n[a]??"",n:i})]}function Zo({view:e,variant:t,names:n,me:s}){if(e.phase===void 0)return null;let a=[...Xo(e,n,s),...Yo(e,t,n,s)];return l`<div class="ground">
		<div>
			<${Me} trump=${me(e)} />
			${a.map(r=>l`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${e.turnup?l`<div class="turnup">
					<${Le.Provider} value=""><${I} card=${e.turnup} size="mini" /><//>
					<span class="small">${o("turnup")}</span>
				</div>`:null}
	</div>`}function Me({trump:e,unsure:t=!1}){return l`<p class="trump">
		<span class="small">${o("page.trump")}</span>
		${e===""?l`<span class="sign none" aria-hidden="true">?</span>`:l`<${U} trump=${e} />`}
		<b>${T(e)}${t&&e?"?":""}</b>
	</p>`}function Ae(e){let{view:t,variant:n,seat:s,name:a,names:r=[],place:i,own:c,chair:u,now:p,open:d,winner:h,laid:f=!0,hand:$}=e,y=t.held?.[s]??0,m=t.due===void 0?t.turn.includes(s):t.due===s,k=c&&t.seat!==void 0,w=k?t.bid:t.shown?.[s]?.bid,g=k?void 0:t.shown?.[s]?.aside,S=Ce(u),O=t.control===t.seat?"yes":"no";return l`<section class=${`seat ${i} ${`${m?"thinks":""} ${h?"winner":""} ${c?"own":""}`}`} data-seat=${s} aria-label=${a}>
		<div class="nameplate">
			<h2>
				<span class="name">${a}</span>
				${S?l`<span class="level" title=${qe(u)}>${S}</span>`:null}
				${t.totals[s]===void 0?null:l`<span class="points" title=${o("page.points")}>
							${x(t.totals[s])}<span class="unseen"> ${o("page.points")}</span>
						</span>`}
				${t.dealer===s?l`<span class="badge" title=${o("dealer")}>
							${o("page.dealer.short")}<span class="unseen"> ${o("dealer")}</span>
						</span>`:null}
				${m?l`<span class="unseen">${o("seat.thinks")}</span>`:null}
				${u?.ready&&t.phase==="over"?l`<span class="small soft">${o("seat.ready")}</span>`:null}
			</h2>
			<p class="tally">
				${t.phase===void 0?null:l`<${or} view=${t} variant=${n} seat=${s} bid=${w}
							laid=${t.phase==="lay"?!t.turn.includes(s):f} />`}
				<${ar} view=${t} seat=${s} />
				${t.vulnerable?.includes(s)?l`<${er} n=${n?.score.vulnerable} />`:null}
				${t.control!==void 0&&s===ft(t)?l`<span>${o("dummy.by",{name:r[t.control]??"",you:O})}</span>`:null}
				${u?.away?l`<span class="badge">${o("page.away")}</span>`:null}
				<${ur} chair=${u} now=${p} />
			</p>
			${t.phase==="play"?l`<${tr} suits=${A(t.void?.[s])} />`:null}
		</div>
		${g?l`<div class="aside" aria-label=${o("page.aside")}>${X(g)}</div>`:null}
		${k||d?null:l`<${sr} n=${y} />`}
		${k||!d?null:$??l`<${nr} cards=${d} trump=${t.trump} />`}
	</section>`}function er({n:e}){if(!e)return l`<span class="badge">${o("vulnerable")}</span>`;let t=o("guide.vulnerable",{n:e});return l`<button type="button" class="badge" title=${t} onclick=${()=>W(t)}>
		${o("vulnerable")}
	</button>`}function tr({suits:e}){let t=o("page.void",{suits:q(e.map(T))});return l`<p class="voids">
		${e.length?l`<span class="unseen">${t}</span>`:null}
		${e.map(n=>l`<${cr} suit=${n} />`)}
	</p>`}function nr({cards:e,trump:t}){let n=s=>l`<span key=${B(s[0]??"")} class="same-suit">
		${s.map(a=>l`<${I} key=${a} card=${a} size="mini" />`)}
	</span>`;return l`<div class="open-hand">${Te(F(e,R,t),t).map(n)}</div>`}function sr({n:e}){return l`<div class="backs" aria-label=${o("page.held",{n:e})} role="img" style=${{"--n":Math.max(e,1)}}>
		${Array.from({length:e},(t,n)=>l`<${I} key=${n} face="down" />`)}
	</div>`}function ar({view:e,seat:t}){let n=e.premium?.[t]||"";if(n)return l`<span class="premium">${D(n)}</span>`;let s=e.why?.overcalled?.includes(t)&&e.phase!=="offer",a=D(e.offers?.[t]??"declare");return l`${lr(e,t)}
		${s?l`<span class="beaten">${o("offer.beaten",{offer:a})}</span>`:null}`}function or({view:e,variant:t,seat:n,bid:s,laid:a}){let r=e.won?.[n]??0;if(e.phase==="lay"||e.phase==="offer"||e.phase==="name")return s!==void 0?l`<span>${o("page.bid",{bid:C(s,t)})}</span>`:a?l`<span>${o("page.laid")}</span>`:null;if(s===void 0)return l`<span class="score">${o("page.won",{won:r})}</span>`;let i=e.contract?.[n]||"short",c=s===0&&r>0&&i!=="lost"&&t?.score.zeroOrAll;return l`<span class=${`stand ${i}`}>
		${r+s>0?l`<${rr} won=${r} bid=${c?pn(t):s} />`:null}
		<span class="score">${o("page.won.of",{won:r,bid:C(s,t)})}</span><${ir} stands=${i} />
	</span>`}function rr({won:e,bid:t}){return l`<span class="dots" aria-hidden="true">
		${Array.from({length:Math.max(e,t)},(n,s)=>l`<i key=${s} class=${s>=t?"extra":s<e?"full":""}></i>`)}
	</span>`}function ir({stands:e}){let t=e==="lost"?"✕":"✓";return l`<span class="unseen">${o(`page.contract.${e}`)}</span>
		${e==="short"?null:l`<b class="tells" aria-hidden="true">${t}</b>`}`}function lr(e,t){let n=e.phase==="offer"?e.offers?.[t]:"";return n?l`<span>${D(n)}</span>`:null}function cr({suit:e}){return e==="nines"?l`<span class="void">9</span>`:l`<svg class=${`void suit-${e}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${e}`} /><path d="M8 92 92 8" />
	</svg>`}function ur({chair:e,now:t}){if(!e||e.until===void 0&&e.bank===void 0)return null;let n=Math.max(0,e.until!==void 0?e.until-t:e.bank??0),s=n<2e4&&e.until!==void 0;return l`<span class=${`time ${s?"short":""}`}>${Tt(n)}</span>`}function Tt(e){let t=Math.ceil(e/1e3);if(t>=86400)return o("page.days",{n:Math.floor(t/86400)});let n=r=>String(r).padStart(2,"0"),[s,a]=[Math.floor(t/3600),Math.floor(t/60)];return s>0?`${s}:${n(a%60)}:${n(t%60)}`:`${a}:${n(t%60)}`}function pr({cards:e,where:t,winner:n,gone:s,names:a}){let r=M(null),i=M(new Set);return oe(()=>{let c=r.current;if(!c)return;let u=new Set(e.map(d=>`${d.seat} ${d.card}`)),p=[];for(let d of c.querySelectorAll("[data-of]")){let h=`${d.dataset.of} ${d.dataset.card}`;i.current.has(h)||p.push(fr(d,hr(d))),s&&p.push($r(d,c.closest(".felt")?.querySelector(`[data-seat="${n}"] .nameplate`)))}for(let d of p)d?.();i.current=u},[e.map(c=>`${c.seat}${c.card}`).join(),s]),l`<ol class="trick" ref=${r} aria-label=${o("page.trick")}>
		${e.map(({seat:c,card:u},p)=>l`<li key=${`${c} ${u}`} class=${`${t[c]} ${c===n?"best":""}`}
				data-of=${c} data-card=${u} style=${{"--i":p}}>
				<span class="unseen">${a[c]}: </span><${I} card=${u} />
			</li>`)}
	</ol>`}var dr=":is(.backs, .open-hand, .hand, .nameplate)";function hr(e){let t=Qe.get(e.dataset.card??"");return t||e.closest(".felt")?.querySelector(`[data-seat="${e.dataset.of}"] ${dr}`)?.getBoundingClientRect()}var Qe=new Map,Hs=e=>parseFloat(getComputedStyle(e).getPropertyValue("--move"))||0;function fr(e,t){let n=Hs(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.left+t.width/2-(s.left+s.width/2),r=t.top+t.height/2-(s.top+s.height/2),i=Math.min(1,t.width/s.width||1),c=[{transform:`translate(${a}px, ${r}px) scale(${i})`},{transform:"none"}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.2, 0.7, 0.2, 1)"})}function $r(e,t){let n=Hs(e);if(!t||!n||!e.animate)return;let s=e.getBoundingClientRect(),a=t.getBoundingClientRect(),r=a.left+a.width/2-(s.left+s.width/2),i=a.top+a.height/2-(s.top+s.height/2),c=[{transform:"none",opacity:1},{transform:`translate(${r}px, ${i}px) scale(0.4)`,opacity:0}];return()=>e.animate(c,{duration:n,easing:"cubic-bezier(0.5, 0, 0.8, 0.4)",fill:"forwards"})}function Et(e,t,n,s){let a=e.options;if(n)return o("page.paused");if(s){let i=s.cards.find(u=>u.seat===s.winner)?.card??"",c=s.winner===e.seat?"yes":"no";return o("page.won.trick",{you:c,name:t[s.winner]??"",card:gt(i,e.turnup)})}if(e.phase==="over")return o("ask.next");if(!a){let i=e.turn.filter(c=>c!==e.seat).map(c=>t[c]??"");return i.length?o("ask.wait",{names:q(i)}):e.turn.length?" ":o("waiting.table")}if(a.kind==="lay")return o("ask.lay",{n:a.pick??3});if(a.kind==="name")return o("ask.name");if(a.kind==="offer"&&Is(a))return mr(e,t);if(a.kind==="offer")return o((e.offers?.[e.seat??0]??"").startsWith("declare")?"ask.raise":"ask.offer");let r=a.seat===void 0||a.seat===e.seat?"you":"dummy";return a.led?o(a.follow?"ask.follow":"ask.discard",{who:r,suit:T(a.led)}):o("ask.lead",{who:r})}var Is=e=>e.acts?.length===1&&e.acts[0]==="pass";function mr(e,t){let n=e.offers?.findIndex(s=>s.startsWith("reveal"))??-1;return n<0?o("ask.pass.unsaid"):o("ask.pass",{name:t[n]??""})}var Lt=e=>e?.led&&e.follow?o("illegal.follow",{suit:T(e.led)}):o("illegal");function Nt({options:e,chosen:t,variant:n,onlay:s,busy:a,slots:r=!1}){let[i,c]=b("pass"),u=e.pick??3,p=(e.offers?.length??0)<=3?e.offers??[]:[],d=ge([...t],e.worth??""),h=t.size<u?x(d):C(d,n);return l`<div class=${`answer ${i==="pass"?"":"sure"}`}>
		${i==="pass"?null:l`<${Ks} offer=${i} variant=${n} />`}
		<p class=${`total ${/ /.test(h)?"two":""}`} aria-live="polite">
			${r?l`<${gr} cards=${F([...t],R)} pick=${u} worth=${le(e.worth??"")} />`:null}
			<span class="small">${o("page.yourbid")}</span>${" "}
			<b class="score">${t.size?h:"–"}</b>
		</p>
		${p.length?l`<div class="offers" role="radiogroup" aria-label=${o("col.premium")}>
					${p.map(f=>l`<label key=${f}>
							<input type="radio" name="premium" checked=${f===i} onchange=${()=>c(f)} />
							<span>${Ps(f,n,!1)}</span></label>`)}
				</div>`:null}
		<button type="button" class="button chief" disabled=${t.size!==u||a}
			onclick=${()=>s(p.length?i:"")}>
			${t.size<u?o("lay.more",{n:u-t.size}):i==="pass"?o("page.lay"):o(`page.lay.${i}`,{bid:h})}
		</button>
	</div>`}function gr({cards:e,pick:t,worth:n}){return l`<span class="slots" aria-hidden="true">
		${Array.from({length:t},(s,a)=>{let r=e[a];return l`<span key=${a} class=${`slot ${r?"said":""}`}>
				${r?l`<${I} card=${r} size="mini" /><b class="score">+${n[B(r)]}</b>`:null}
			</span>`})}
	</span>`}function Ps(e,t,n=!0){if(e==="pass")return o(n?"menu.pass":"page.nopremium");let{level:s,...a}=$n(e,t);return o(`menu.${s}`,a)}function $n(e,t){let[n="",s=""]=e.split(" ");return{level:n,points:t?.offers[n==="declare"?"declare":"reveal"]??"",n:s}}function Ks({offer:e,variant:t}){let{level:n,points:s,n:a}=$n(e,t),r=$t(t);return l`<p class="ask" role="status">${o(`ask.sure.${n}`,{points:s,number:a||"none",loss:r})}</p>`}function _s({options:e,variant:t,onact:n,busy:s}){let[a,r]=b(""),[i,c]=b(""),u=e.acts??[],p=[...new Set(u.map(f=>f.split(" ")[0]??""))],d=u.filter(f=>f.startsWith(`${a} `));if(v(()=>(r(""),c("")),[u.join()]),Is(e))return l`<div class="answer">
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n("pass")}>${o("page.pass")}</button>
		</div>`;if(i){let{level:f,points:$,n:y}=$n(i,t);return l`<div class=${`answer sure ${y?"numbered":""}`}>
			<${Ks} offer=${i} variant=${t} />
			<button type="button" class="button chief" disabled=${s} onclick=${()=>n(i)}>
				${o(`page.sure.${f}`,{points:$,n:y&&` ${y}`})}
			</button>
			<button type="button" class="button" onclick=${()=>c("")}>${o("page.sure.not")}</button>
		</div>`}let h=f=>f==="pass"||u.every($=>$!=="pass")?n(f):c(f);return l`<div class="answer">
		${p.map(f=>{let $=u.every(y=>y!==f);return l`<button type="button" key=${f} class=${`button ${a===f?"chosen":""}`} disabled=${s}
				aria-expanded=${$?a===f:void 0}
				onclick=${()=>$?r(f):h(f)}>${Ps(f,t)}</button>`})}
		${d.length?l`<div class="numbers" role="group" aria-label=${o("ask.number")}>
					<span class="small">${o("ask.number")}</span>
					${d.map(f=>l`<button type="button" key=${f} class="button" disabled=${s} aria-label=${D(f)}
							onclick=${()=>h(f)}>${f.split(" ")[1]}</button>`)}
				</div>`:null}
	</div>`}function Js({options:e,onact:t,busy:n}){return l`<div class="answer">
		${(e.acts??[]).map(s=>{let a=s.replace(/^name /,"");return l`<button type="button" key=${s} class="button naming" disabled=${n} onclick=${()=>t(s)}>
				<${Me} trump=${a} />
			</button>`})}
	</div>`}function Xe({cards:e,can:t,chosen:n,values:s=null,label:a,open:r=!1,twice:i,onpick:c,onplay:u}){let[p,d]=b(""),h=M(null),f=e.includes(p)?p:e.find(w=>t?.has(w))??e[0];oe(()=>{let w=0,g=()=>{for(let O of h.current?.querySelectorAll("[data-card]")??[])Qe.set(O.dataset.card??"",O.getBoundingClientRect())},S=requestAnimationFrame(()=>w=setTimeout(g));return()=>(cancelAnimationFrame(S),clearTimeout(w))});function $(w){let g=w.ctrlKey||w.metaKey||w.altKey?void 0:br(e,f,w.key);g!==void 0&&(w.preventDefault(),g!==""&&(d(g),h.current?.querySelector(`[data-card="${g}"]`)?.focus()))}function y(w,g){d(g);let S=w.pointerType==="touch",O=j.play.value==="twice"||j.play.value==="auto"&&S;i||O&&!n.has(g)?c(g):u(g)}let m=(w,g)=>{let S=t===null||t.has(w);return l`<button type="button" key=${w} data-card=${w} class=${n.has(w)?"chosen":""}
			tabindex=${w===f?0:-1} aria-disabled=${S&&t!==null?void 0:"true"}
			aria-pressed=${i?n.has(w):void 0} style=${{"--k":g}}
			onclick=${O=>y(O,w)}>
			<${I} card=${w} dim=${!S} lifted=${n.has(w)} size=${r?"mini":"full"} />
			${s?l`<span class="worth" aria-hidden="true">${s[B(w)]}</span>`:null}
		</button>`},k=e.length>5?Math.ceil(e.length/2):5;return l`<div class=${`hand ${r?"open":""} ${t?"asked":""}`} ref=${h} role="group"
		aria-label=${a} onkeydown=${$} onmousedown=${yr}
		style=${{"--n":Math.max(1,e.length),"--cols":k}}>
		${r?Te(e).map(w=>l`<span key=${B(w[0]??"")} class="same-suit">${w.map(m)}</span>`):e.map(m)}
	</div>`}var yr=e=>e.preventDefault();function br(e,t,n){let s=e.indexOf(t??"");switch(n){case"ArrowRight":return e[(s+1)%e.length];case"ArrowLeft":return e[(s-1+e.length)%e.length];case"Home":return e[0];case"End":return e.at(-1);case"ArrowUp":return Us(e,s,-1);case"ArrowDown":return Us(e,s,1)}}function Us(e,t,n){let s=B(e[t]??"");for(let a=1;a<e.length;a++){let r=e[(t+n*a+e.length*a)%e.length]??"";if(B(r)!==s)return r}return""}function Ct(e,t,n){let s=e.filter(r=>vr(re(r)).includes(t.toLowerCase())),a=s.indexOf(n);return s[(a+1)%s.length]}function vr(e){return/^\d+$/.test(e)?e==="10"?["0","t"]:e.length>1?[]:[e]:[e.toLowerCase(),o(`rank.${e}`).slice(-1).toLowerCase()]}var ae=0,pe=[{chapter:"aim",say:"tricks",deal:0,at:0},{chapter:"aim",say:"exact",deal:0,at:0},{chapter:"bid",say:"values",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"guess",deal:0,at:0,leaf:"values",worth:!0},{chapter:"bid",say:"lay",deal:0,at:0,leaf:"values",worth:!0,does:"lay"},{chapter:"bid",say:"middling",deal:0,at:3},{chapter:"bid",say:"missing",deal:0,at:6},{chapter:"bid",say:"premium",deal:0,at:6},{chapter:"play",say:"follow",deal:0,at:8,does:"play"},{chapter:"play",say:"highest",deal:0,at:9,lies:!0},{chapter:"play",say:"lead",deal:0,at:9,does:"play"},{chapter:"play",say:"low",deal:0,at:12,does:"play"},{chapter:"play",say:"under",deal:0,at:16,does:"play"},{chapter:"play",say:"queen",deal:0,at:19,does:"play"},{chapter:"play",say:"enough",deal:0,at:21,lies:!0},{chapter:"play",say:"away",deal:0,at:21,does:"play"},{chapter:"play",say:"duck",deal:0,at:26,does:"play"},{chapter:"play",say:"discard",deal:0,at:29,does:"play"},{chapter:"play",say:"last",deal:0,at:32,does:"play"},{chapter:"points",say:"each",deal:0,at:33,leaf:"account",point:"tricks"},{chapter:"points",say:"contract",deal:0,at:33,leaf:"account",point:"contract"},{chapter:"points",say:"failed",deal:0,at:33,leaf:"account",point:"failed"},{chapter:"points",say:"next",deal:0,at:33,leaf:"account",point:"next"},{chapter:"trump",say:"ruff",deal:1,at:7,does:"play"},{chapter:"trump",say:"ruffed",deal:1,at:9,lies:!0},{chapter:"game",say:"end",deal:1,at:9,leaf:"end"}];async function Vs(){let e=await fetch(`${document.body.dataset.base??"/"}lesson/first.99.jsonl`);if(!e.ok)throw new Error(`no record of the lesson: ${e.status}`);let t=await e.text(),n=[...new Set(pe.map(a=>a.deal))],s=await Promise.all(n.map(a=>Ne(new Blob([t]),1,a)));return{names:s[0].header.seats,deals:s.map(wr)}}function wr(e){return e.steps.flatMap(({line:t,views:n})=>{let s=n[ae];return s&&("act"in t||"deal"in t)?[{act:t.act??"",seat:t.seat??-1,view:s}]:[]})}function mn(e,t){let n=e.slice(t+1).find(s=>s.seat===ae);return n?n.act.split(" ").slice(1):[]}var Qs="ninetynine.lesson",[kr,xr,Sr]=[700,1700,280];function Or(){try{let e=Number(localStorage.getItem(Qs));return Number.isInteger(e)&&e>0&&e<pe.length-1?e:0}catch{return 0}}function Mr(e){try{localStorage.setItem(Qs,String(e))}catch{}}var qt=e=>pe[e],Xs=(e,t)=>e[t]?.view,gn=(e,t)=>Ee(e[t-1]?.view,e[t]?.view),Gs=(e,t,n)=>({view:Xs(e,t),full:{...n,gone:!0},ms:Sr});function Ar(e,t,n){let s=[],a=t.lies?gn(e,t.at):null;a&&s.push(Gs(e,t.at,a));for(let r=t.at+1;r<=n.at;r++){let i=e[r];if(!i?.act.startsWith("play"))continue;let c=gn(e,r);r===n.at&&(n.lies||!c)||(s.push({view:i.view,full:c,ms:c?xr:kr}),c&&s.push(Gs(e,r,c)))}return s}var Dt=class{at=E(Or());moving=E(!1);chosen=E(new Set);reply=E("");#n="";#e=0;#t=this.at.peek();constructor(t){this.lesson=t,this.shown=E(this.#c(this.#a()))}be(t){this.stop(),this.#t=t,Se(()=>{this.#u(!1),this.at.value=t,this.shown.value=this.#c(qt(t))}),Mr(t),t===pe.length-1&&(j.taught.value=!0)}back(){this.be(this.moving.peek()?this.at.peek():Math.max(0,this.at.peek()-1))}forward(){if(this.moving.peek())return this.be(this.#t);let t=this.#a(),n=this.#l(t);if(t.does==="play")return this.play(n[0]??"");if(t.does!=="lay")return this.#i();let s=this.chosen.peek();if(n.every(a=>s.has(a))&&s.size===n.length)return this.lay();this.chosen.value=new Set(n),this.reply.value=o("page.learn.lay.so")}play(t){let n=this.#a();if(t===this.#l(n)[0])return this.#i();this.reply.value=this.#f(n,t)}lay(){let t=this.#a(),n=this.#r(t)?.options?.worth??"",s=[...this.chosen.peek()],a=ge(s,n);if(a!==ge(this.#l(t),n))return void(this.reply.value=o("page.learn.lay.no",{n:a}));this.#n=F(s,R).join(" "),this.#i()}same(){return this.#n===""||this.#n===F(mn(this.lesson.deals[0]??[],0),R).join(" ")}stop(){clearTimeout(this.#e)}#a(){return qt(this.at.peek())}#s(t){return this.lesson.deals[t.deal]??[]}#r(t){return this.#s(t)[t.at]?.view}#l(t){return mn(this.#s(t),t.at)}#c(t){return{view:Xs(this.#s(t),t.at),full:t.lies?gn(this.#s(t),t.at):null}}#u(t){this.moving.value=t,this.chosen.value=new Set,this.reply.value=""}#i(){let t=this.at.peek()+1,[n,s]=[this.#a(),pe[t]];if(!s)return;if(s.deal!==n.deal)return this.be(t);this.#t=t;let a=Ar(this.#s(n),n,s);Se(()=>this.#u(a.length>0)),this.#o(a)}#o([t,...n]){if(!t)return this.be(this.#t);this.shown.value=t,this.#e=setTimeout(()=>this.#o(n),t.ms)}#f(t,n){let s=this.#r(t),a=s?.trick?.[0]?.card,r=A(s?.options?.from);return a&&!r.includes(n)?o("page.learn.must",{suit:o(`suit.${B(a)}`)}):o(`page.learn.${t.say}.no`)}};function jr({rest:e}){let[t]=e;return t?l`<${Nr} key=${t} id=${t} />`:l`<${Tr} />`}function Fe(e,...t){let[n,s]=b({});return v(()=>{let a=!0;return e().then(r=>a&&s({value:r}),r=>a&&s({wrong:L(r)})),()=>{a=!1}},t),n}function Tr(){let{value:e,wrong:t}=Fe(is),n=e??[],s=[...new Set(n.map(a=>a.chairs))].sort((a,r)=>Ys(a)-Ys(r));return l`<main id="main" tabindex="-1" class="rules-index">
		<h1>${o("page.nav.rules")}</h1>
		<p class="lead">${o("page.rules.lead")}</p>
		${t?l`<p class="trouble">${t}</p>`:null}
		<div class="index">
			${s.map(a=>l`<section key=${a}><h2>${o("page.players",{n:String(a)})}</h2>
					<ul>${n.filter(r=>r.chairs===a).map(r=>l`<${Er} key=${r.id} variant=${r} />`)}</ul>
				</section>`)}
		</div>
	</main>`}var Er=({variant:e})=>l`<li><a href=${`/rules/${e.id}`}>
	<b>${Lr(e)}</b><span class="soft">${z(`about.${e.id}`)?o(`about.${e.id}`):""}</span>
</a></li>`,Ys=e=>e===3?0:e,Lr=e=>z(`variant.${e.id}`)?o(`variant.${e.id}`):e.name;function Nr({id:e}){let{value:t,wrong:n}=Fe(()=>ne({variant:e},Q.value),e,Q.value);return v(()=>{t&&(document.title=`${t.name} · Ninety-Nine`)},[t]),n?l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.rules")}</h1><p class="trouble">${n}</p>
			<p><a href="/rules">${o("page.rules.all")}</a></p>
		</main>`:t?l`<main id="main" tabindex="-1" class="rules"><${yn} guide=${t} /></main>`:l`<main id="main" tabindex="-1"></main>`}var Cr={bid:/^(history|aside|worth|score\.zeroOrAll)/,play:/^(seats|ranks|joker|hand|deal|order|play)/,trump:/^trump/,dummy:/^(dummy|score\.dummy)/,vulnerable:/^score\.vulnerable/,premium:/^offers/,score:/^score/,end:/^(game|rubber)/,advice:/^advice/};function yn({guide:e}){let t=e.rules.clauses??[],n=e.chapters.map(c=>c.key),s=["vulnerable","dummy","bid","play","trump","premium","score","end","advice"],a=c=>s.find(u=>Cr[u]?.test(c.field)&&n.includes(u))??"play",r=n.flatMap(c=>t.filter(u=>a(u)===c).map(u=>({key:c,clause:u}))),i=c=>r.flatMap((u,p)=>u.key===c?[p+1]:[]);return l`
		<header class="rules-head">
			<p class="small"><a href="/rules">${o("page.rules.all")}</a></p>
			<h1>${e.name}</h1>
			${e.about?l`<p class="lead">${e.about}</p>`:null}
			${e.players?l`<p class="lead">${e.players}</p>`:null}
		</header>
		<div class="rules-text">
			${e.chapters.map(c=>l`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${qr} numbers=${i(c.key)} /></h2>
					${c.text.map((u,p)=>l`<p key=${p}>${de(u)}</p>`)}
				</section>`)}
			<p class="unprinted row">
				<button type="button" class="button" onclick=${()=>print()}>${o("page.rules.print")}</button>
				<a class="button plain" href="/">${o("page.rules.play")}</a>
			</p>
		</div>
		<${Rr} rules=${e.rules} />
		<${Br} notes=${r} guide=${e} />`}function qr({numbers:e}){let[t]=e,n=e[e.length-1];return t===void 0||n===void 0?null:l`<sup class="marks"><a href=${`#note-${t}`}>
		<span class="unseen">${o("page.rules.notes",{n:e.length})} </span>
		${t===n?t:`${t}–${n}`}
	</a></sup>`}function de(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"};return e.split(/([♣♦♥♠])/).map((n,s)=>{let a=t[n];return a?l`<span key=${s} class="suit" data-suit=${a}>${n}\uFE0E</span>`:n.replace(/^ (?=\d)/," ")})}function Dr({source:e,basis:t}){return e==="ours"?o("page.rules.basis.ruling"):t==="stated"?e:`${e}, ${o(`page.rules.basis.${t}`)}`}function Br({notes:e,guide:t}){if(e.length===0)return null;let n=Object.entries(t.works);return l`<footer class="rules-notes">
		<h2>${o("page.rules.sources")}</h2>
		<dl class="works">${n.map(([s,a])=>l`<div key=${s}><dt>${s}</dt><dd lang="en">${a}</dd></div>`)}</dl>
		<ol>${e.map(({clause:s},a)=>l`<li key=${a} id=${`note-${a+1}`}>
				<span lang="en">${s.text}</span> <span class="source">${Dr(s)}</span>
			</li>`)}</ol>
	</footer>`}function Rr({rules:e}){let t=String(e.ranks).split(" ").length,n=[...e.score.made.entries()].slice(1),s=e.trump.by==="success"&&e.trump.after||[],a=Object.fromEntries(String(e.worth).split(" ").map(u=>[u.charAt(0),u.slice(1)])),{declare:r,reveal:i,how:c}=e.offers;return l`<aside class="glance" aria-label=${o("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${o("page.rules.players")}</th>
				<td>${e.dummy?`${e.seats-1} + ${o("dummy")}`:e.seats}</td></tr>
			<tr><th scope="row">${o("page.rules.cards")}</th><td>${4*t+(e.joker?1:0)}</td></tr>
			<tr><th scope="row">${o("page.rules.hand")}</th><td>${e.hand}</td></tr>
			<tr><th scope="row">${o("page.rules.tricks")}</th><td>${e.hand-e.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${o("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(u=>l`<th key=${u} scope="col"><${U} trump=${u} /><span class="unseen">${T(u)}</span></th>`)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map(u=>l`<td key=${u}>${a[u]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${o("page.rules.made")}</caption>
			<tbody>${n.map(([u,p])=>l`<tr key=${u}>
					<th scope="row">${o("page.rules.made.n",{n:u})}</th><td>${x(p)}</td>
				</tr>`)}
				<tr><th scope="row">${o("page.rules.trick")}</th><td>${e.score.trick}</td></tr>
				${c!=="none"&&r?l`<tr><th scope="row">${o("offer.declare")}</th><td>${r}</td></tr>`:null}
				${c!=="none"&&i?l`<tr><th scope="row">${o("offer.reveal")}</th><td>${i}</td></tr>`:null}
			</tbody></table>
		${s.length>0?l`<table class="book"><caption>${o("page.rules.trump")}</caption>
					<tbody>${zr(s).map(([u,p,d])=>{let h=u===p?x(u):`${u}–${p}`;return l`<tr key=${u}>
							<th scope="row">${o("page.rules.after",{counts:h,n:p})}</th>
							<td><span class="nowrap"><${U} trump=${d} /> ${T(d)}</span></td>
						</tr>`})}</tbody></table>`:null}
	</aside>`}function zr(e){let t=[];return e.forEach((n,s)=>{let a=t[t.length-1];a&&a[2]===n?a[1]=s:t.push([s,s,n])}),t}function Wr(e){let[t,n]=b({});return v(()=>{let s,a=!1;return Vs().then(r=>!a&&n({run:s=new Dt(r)}),r=>!a&&n({wrong:L(r)})),()=>{a=!0,s?.stop()}},[]),t.wrong?l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.learn.title")}</h1><p>${t.wrong}</p>
			<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
		</main>`:t.run?l`<${Fr} run=${t.run} />`:l`<main id="main" tabindex="-1" class="table lesson">
			<p class="opening" role="status">${o("page.opening")}</p>
		</main>`}function Zs(){let e=Ns(xt.value.get("table")??"");return e&&"table"in e?`/t/${e.table}`:void 0}function Fr({run:e}){let t=Zs(),n=e.at.value,s=qt(n),a=M(null);Jr(e);let r=M(n);v(()=>{if(r.current===n)return;r.current=n;let h=s.leaf==="end"?".over .chief":s.does?'.hand button[tabindex="0"]':".on";a.current?.querySelector(h)?.focus({preventScroll:!0})},[n]);let{view:i,full:c}=e.shown.value,u=e.lesson.names.map((h,f)=>f===ae?o("you"):h),p=s.leaf==="account"?"sheeted":s.leaf==="end"?"covered":"",d=e.moving.value?"":p;return l`<main id="main" tabindex="-1" class="table lesson" ref=${a} data-leaf=${s.leaf}
		data-point=${s.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${o("page.home")}</span></a>
			<div class="where"><${Me} trump=${i.trump??""} /><h1>${o("page.learn.title")}</h1></div>
			<nav aria-label=${o("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n===0} onclick=${()=>e.be(0)}>
					${o("page.learn.again")}
				</button>
				<a class="button plain" href=${t??"/"}>${o(t?"page.learn.table":"page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Hr} run=${e} step=${s} n=${n} />
			<div class=${`board ${d==="sheeted"?d:""}`}>
				<${_r} run=${e} step=${s} view=${i} full=${c} name=${u[ae]??""} />
				<${We} view=${i} names=${u} me=${ae} elsewhere=${ae} full=${c} over=${d}
					onhurry=${()=>e.moving.peek()&&e.forward()}>
					<${Pr} step=${s} view=${i} names=${u} run=${e} />
				<//>
			</div>
		</div>
	</main>`}function Hr({run:e,step:t,n}){let s=e.moving.value,a=n===pe.length-1,r=t.does&&!s;return l`<section class="told" aria-label=${o("page.learn.title")}>
		<h2>${o(`page.learn.chapter.${t.chapter}`)}</h2>
		<div class=${`words ${s?"past":""}`} aria-live="polite" aria-atomic="true"
			data-replied=${e.reply.value!==""}>
			<p class="say">${de(o(`page.learn.${t.say}`,Ir(e)))}</p>
			<p class="reply">${de(e.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n===0} onclick=${()=>e.back()}>
				${o("page.learn.back")}
			</button>
			<span class="count score">${o("page.replay.at",{n:n+1,of:pe.length})}</span>
			<button type="button" class=${`button on ${r?"":"chief"}`} disabled=${a} onclick=${()=>e.forward()}>
				${o(r?"page.learn.show":"page.learn.on")}
			</button>
		</div>
	</section>`}function Ir(e){let t=ue(e.shown.value.view.variant),[,n=30,s=20,a=10]=t?.score.made??[],{declare:r=30,reveal:i=60}=t?.offers??{};return{same:e.same()?"yes":"no",alone:n,two:s,three:a,declare:r,reveal:i}}function Pr({step:e,view:t,names:n,run:s}){if(s.moving.value&&e.leaf!=="values")return null;let a=t.options,r=e.leaf==="values"&&t.phase==="lay"?l`<${ea} worth=${a?.worth??""} />`:null;return l`${e.does==="lay"&&a?l`<section class="asking asked laying" aria-label=${o("page.yours")}>
					<div class="leaf worths">${r}</div>
					<${Nt} options=${{...a,offers:[]}} chosen=${s.chosen.value} variant=${void 0} busy=${!1}
						onlay=${()=>s.lay()} slots />
				</section>`:r&&l`<div class="leaf centre">${r}</div>`}
		${e.leaf==="account"?l`<div class="over leaf sheeted"><${ze} view=${t} names=${n} me=${ae} untitled /></div>`:null}
		${e.leaf==="end"?l`<${Kr} variant=${t.variant} />`:null}`}function ea({worth:e}){let t=le(e);return l`<ul class="values" aria-label=${o("page.learn.values.title")}>
		${[...R].map(n=>l`<li key=${n}>
				<${U} trump=${n} /><b class="score"><span class="unseen">${o(`suit.${n}`)} </span>${t[n]??""}</b>
				<span>${o(`page.learn.shape.${n}`)}</span>
			</li>`)}
	</ul>`}function Kr({variant:e}){let t=Zs(),[n,s]=b(!1),a=async()=>{s(!0),await _(async()=>{await As();let r=St.value.find(i=>i.id===e);r&&await Ls(r,"beginner")}),s(!1)};return l`<div class="over leaf end">
		<h2>${o("page.learn.done")}</h2>
		<${ea} worth=${ue(e)?.worth??""} />
		<div class="row">
			${t?l`<a class="button chief" href=${t}>${o("page.learn.table")}</a>`:l`<button type="button" class="button chief" disabled=${n} aria-busy=${n} onclick=${a}>
						${o("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${e}`}>${o("page.learn.rules")}</a>
		</div>
	</div>`}function _r({run:e,step:t,view:n,full:s,name:a}){let r=!e.moving.value,i=r&&t.does==="lay",c=r&&t.does?n.options:void 0,u=c?new Set(A(c.from)):null,p=e.chosen.value,d=$=>{if(!c)return;let y=new Set(i?p:[]);if(p.has($))y.delete($);else if(y.size<(c.pick??1))y.add($);else return void(e.reply.value=o("lay.full",{n:y.size}));if(Se(()=>{e.chosen.value=y,e.reply.value=""}),i)return;y.size===1&&u?.has($)?e.reply.value=o("page.learn.tap"):e.play($)},h=$=>c&&e.play($),f=n.phase==="lay"&&t.worth?le(n.options?.worth??""):null;return l`<section class=${`mine ${c?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ae} view=${n} seat=${ae} name=${a} place="south" own chair=${void 0} now=${0} open=${null}
				winner=${s?.winner===ae} />
			${n.aside?l`<div class="laid" role="group" aria-label=${o("page.aside")}>${X(n.aside)}</div>`:null}
		</div>
		<${Xe} cards=${F(A(n.hand),R)} can=${u} chosen=${p} values=${f}
			label=${o("page.yourhand")} twice=${i} onpick=${d} onplay=${h} />
	</section>`}function Jr(e){v(()=>{function t(n){let s=n.target,a=n.ctrlKey||n.metaKey||n.altKey||n.shiftKey;if(!(n.defaultPrevented||a||s.closest("input, select, textarea, dialog"))){if(n.key==="ArrowRight")e.forward();else if(n.key==="ArrowLeft")e.back();else{let i=[...document.querySelectorAll(".lesson .hand [data-card]")].map(u=>u.dataset.card??""),c=Ct(i,n.key,document.activeElement?.dataset?.card??"");if(!c)return;document.querySelector(`.lesson .hand [data-card="${c}"]`)?.focus()}n.preventDefault()}}return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[e])}var Ur=new TextEncoder;async function Ye(...e){let t=e.map(a=>typeof a=="string"?Ur.encode(a):a),n=new Uint8Array(t.reduce((a,r)=>a+r.length,0)),s=0;for(let a of t)n.set(a,s),s+=a.length;return new Uint8Array(await crypto.subtle.digest("SHA-256",n))}var bn=e=>Uint8Array.from(e.match(/../g)??[],t=>parseInt(t,16)),vn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),ta=(e,t)=>Uint8Array.from({length:t},(n,s)=>Number(e>>BigInt(8*(t-1-s))&255n)),Vr=async e=>vn(await Ye("n99-entropy-1",e));async function Gr(e,t){for(let n=0;n<t;n++)e=await Ye("n99-chain-1",e);return e}var Qr=(e,t)=>Ye("n99-mix-1",e,...t.flatMap(n=>[Uint8Array.of(n.length),n])),Xr=async e=>/^[0-9a-fA-F]{64}$/.test(e)?bn(e):Ye("n99-seed-1",e);async function*Yr(e,t){for(let n=0n;;n++){let s=new DataView((await Ye("n99-deal-1",e,ta(t,8),ta(n,4))).buffer);for(let a=0;a<32;a+=8)yield s.getBigUint64(a)}}async function Zr(e,t,n){let s=[...e],a=Yr(t,n),r=(1n<<64n)-1n;for(let i=0;s.length-i>=2;){let c=[],u=1n;for(let h=BigInt(s.length-i);h>1n&&u*h<=1n<<56n;h--)c.push(h),u*=h;let p,d;do{d=(await a.next()).value,p=[];for(let h of c)p.push(Number(d*h>>64n)),d=d*h&r}while(d<(1n<<64n)%u);for(let h of p){let[f,$]=[s[i],s[i+h]];s[i]=$,s[i+h]=f,i++}}return s}var na=["2","3","4","5","6","7","8","9","10","11","12","J","Q","K","A"];async function ei(e,t,n){let s=e.ranks.split(" ").sort((h,f)=>na.indexOf(h)-na.indexOf(f)),a=["C","D","H","S"].flatMap(h=>s.map(f=>f+h));e.joker&&a.push("joker");let r=await Zr(a,t,n),i=e.trump.by==="turnup"?r[r.length-1]:void 0,c=Array.from({length:e.seats},(h,f)=>r.slice(f*e.hand,(f+1)*e.hand)),u=c.findIndex(h=>h.includes("joker")),p=e.dummy?(c[e.seats-1]??[]).slice(0,e.aside):[],d=h=>h.map(f=>f==="joker"?i??f:f).sort();return{hands:c.map(d),aside:d(p),turnup:i,joker:u<0?void 0:u}}function ti(e,t){let n=a=>String(a??"").split(" ").filter(Boolean).sort().join(" "),s=(e.aside??[]).filter(a=>a!=="").pop();return t.hands.every((a,r)=>a.join(" ")===n(e.hands?.[r]))&&t.aside.join(" ")===n(s)&&t.turnup===e.turnup&&t.joker===e.joker}async function ni(e,t){if(e.length!==t.length)return!1;for(let[n,s]of e.entries())if(s.length&&await Vr(s)!==t[n])return!1;return!0}async function sa(e,t,n){let s=e.split(`
`).filter(m=>m.trim()).map(m=>JSON.parse(m)),a=s[0]??{},r=s.findIndex((m,k)=>k>0&&"ninetynine"in m),i=r<0?s:s.slice(0,r),c=i.filter(m=>"deal"in m);if(!a.commit)return si(a,c,t);let u=a.commits??[],p=(c[0]?.entropy??[]).map(bn),d=await ni(p,u),h=i.some(m=>"end"in m),f=[],$=a.commit,y=0;for(let[m,k]of c.entries()){if(y++,!k.secret){f.push({deal:k.deal,outcome:h||m<c.length-1?"hidden":"playing"});continue}let w=bn(k.secret);if(y>4096||vn(await Gr(w,y))!==$){f.push({deal:k.deal,outcome:"wrong",why:"secret"});continue}$=k.secret,y=0,d?f.push(await aa(k,t,await Qr(w,p),0n)):f.push({deal:k.deal,outcome:"wrong",why:"entropy"})}return{by:"commit",deals:f,commit:a.commit,commits:u,entropy:u.map((m,k)=>p[k]?.length?"given":m?"withheld":"none"),own:n?p.some(m=>vn(m)===n):void 0}}async function aa(e,t,n,s){return ti(e,await ei(t,n,s))?{deal:e.deal,outcome:"proved"}:{deal:e.deal,outcome:"wrong",why:"cards"}}async function si(e,t,n){let s=[],a=e.seed?await Xr(e.seed):void 0,r=(t[0]?.number??0)-(t[0]?.deal??0);for(let i of t)!a||i.number===void 0?s.push({deal:i.deal,outcome:"bare"}):i.number!==r+i.deal?s.push({deal:i.deal,outcome:"wrong",why:"number"}):s.push(await aa(i,n,a,BigInt(i.number)));return{by:a?"seed":"none",deals:s,entropy:[],commit:"",commits:[],own:void 0}}function Ze(e,t){let n=a=>a&&typeof a=="object"&&!Array.isArray(a);if(!n(t)||!n(e))return t??e;let s={...e};for(let[a,r]of Object.entries(t))s[a]=Ze(e[a],r);return s}async function ai(e,t){let n=JSON.parse(e.slice(0,e.indexOf(`
`))),s=Ze(await yt(n.variant),n.rules);return{names:n.seats,verdict:await sa(e,s,t)}}function et({table:e,match:t=1,record:n}){let[s,a]=b(null);return v(()=>{let r=!0;return(async()=>{if(!globalThis.crypto?.subtle)return{wrong:o("page.fair.insecure")};let c=n??await gs(e??"",t),{commits:u=[]}=JSON.parse(c.split(`
`,1)[0]??"{}"),p=h=>e===void 0?void 0:kt(e,h),d=u.map(p).find(Boolean);return ai(c,d)})().catch(c=>({wrong:c instanceof te&&c.reason==="not-now"?o("page.fair.later"):L(c)})).then(c=>r&&a(c)),()=>{r=!1}},[e,t,n]),s===null?l`<p class="soft" role="status">${o("page.fair.looking")}</p>`:"wrong"in s?l`<p role="status">${s.wrong}</p>`:l`<${ri} names=${s.names} verdict=${s.verdict} />`}function oi(e){return e.deals.some(t=>t.outcome==="wrong")?"wrong":e.by!=="commit"?e.by:e.deals.some(t=>t.outcome==="hidden")?"hidden":e.entropy.includes("withheld")?"withheld":e.entropy.includes("given")?"proved":"alone"}function ri({names:e,verdict:t}){let n=oi(t),s=u=>q(e.filter((p,d)=>t.entropy[d]===u)),a=t.deals.filter(u=>u.outcome==="proved").length,r=t.deals.find(u=>u.outcome==="wrong"||u.outcome==="hidden"),i={n:a,names:s(n==="withheld"?"withheld":"given"),deal:(r?.deal??0)+1},c=t.by==="commit"&&t.own!==void 0&&`page.fair.own${t.own?"":".not"}`;return l`<section class="fair" data-outcome=${n}>
		<p class="fair-verdict" role="status">${o(`page.fair.${n}.short`)}</p>
		<p>${o(`page.fair.${n}`,i)}${c&&` ${o(c)}`}</p>
		${new Set(t.deals.map(u=>u.outcome)).size>1?l`<table class="book">
					<thead><tr><th scope="col">${o("page.scores.deal")}</th><th scope="col">${o("page.fair.found")}</th></tr></thead>
					<tbody>${t.deals.map(u=>l`<tr key=${u.deal}><th scope="row">${u.deal+1}</th>
							<td class=${u.outcome==="wrong"?"failed":""}>${ii(u,n)}</td></tr>`)}</tbody>
				</table>`:null}
		${t.commit?l`<details><summary>${o("page.fair.commitments")}</summary>
				<p class="small">${o("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${o("page.fair.server")}</dt><dd>${t.commit}</dd>
					${t.commits.map((u,p)=>u?l`<dt>${e[p]}</dt><dd>${u}</dd>`:null)}</dl></details>`:null}
	</section>`}function ii(e,t){return e.outcome==="wrong"?o(`page.fair.why.${e.why}`):o(e.outcome==="proved"&&t!=="proved"?"page.fair.deal.follows":`page.fair.deal.${e.outcome}`)}var He;function li(){return new Promise((e,t)=>{let n=indexedDB.open("ninetynine",1);n.onupgradeneeded=()=>n.result.createObjectStore("records"),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}async function oa(e,t){let n=await li();try{return await new Promise((s,a)=>{let r=t(n.transaction("records",e).objectStore("records"));r.onsuccess=()=>s(r.result),r.onerror=()=>a(r.error)})}finally{n.close()}}async function ra(e){He=e;try{await oa("readwrite",t=>t.put(e,"mine"))}catch{}}async function Ie(){if(He)return He;try{He=await oa("readonly",e=>e.get("mine"))}catch{He=void 0}return He}async function ia(e){let t=new Uint8Array(await e.slice(0,4).arrayBuffer());if(!(t[0]===40&&t[1]===181))return t[0]!==31||t[1]!==139?e.text():new Response(e.stream().pipeThrough(new DecompressionStream("gzip"))).text()}function ci(e){let t=N.value;return l`<main id="main" tabindex="-1" class="records">
		<h1>${o("page.nav.records")}</h1>
		${t?l`<${ui} key=${t.id} id=${t.id} />`:l`<${la} />`}
		<${$i} />
	</main>`}var la=()=>l`<section class="stack">
	<p class="lead">${o("page.records.none")}</p>
	<p><a class="button chief" href="/">${o("page.records.play")}</a></p>
</section>`,Bt=e=>z(`variant.${e}`)?o(`variant.${e}`):e;function ui({id:e}){let{value:t,wrong:n}=Fe(()=>fs(e),e);if(n)return l`<p class="trouble">${n}</p>`;if(!t)return null;let{tallies:s}=t;return s.length===0?l`<${la} />`:l`<${pi} tallies=${s} /><${di} id=${e} />`}function pi({tallies:e}){let t=e.some(n=>n.assisted>0);return l`<section>
		<h2>${o("page.records.tallies")}</h2>
		<${Y}><table class="book">
			<thead><tr>
				<th scope="col">${o("page.records.variant")}</th><th scope="col">${o("page.records.matches")}</th>
				<th scope="col">${o("page.records.won")}</th><th scope="col" class="spare">${o("page.records.deals")}</th>
				<th scope="col">${o("page.records.made")}</th><th scope="col">${o("page.records.points")}</th>
				${t?l`<th scope="col">${o("page.records.assisted")}</th>`:null}
			</tr></thead>
			<tbody>${e.map(n=>l`<tr key=${n.variant}><th scope="row"><a href=${`/rules/${n.variant}`}>${Bt(n.variant)}</a></th>
					<td>${tt(n,n.matches)}</td><td>${tt(n,n.won)}</td><td class="spare">${tt(n,n.deals)}</td>
					<td>${n.deals?o("page.records.percent",{n:Math.round(100*n.made/n.deals)}):tt(n,0)}</td>
					<td>${n.deals?x(n.points/n.deals,1):tt(n,0)}</td>
					${t?l`<td>${ca(n.assisted)}</td>`:null}
				</tr>`)}</tbody>
		</table><//>
		${t?l`<p class="small soft">${o("page.records.assisted.what")}</p>`:null}
	</section>`}var tt=(e,t)=>e.matches?ca(t):"",ca=e=>e?x(e):"–";function di({id:e}){let[t,n]=b([]),[s,a]=b(""),[r,i]=b(null),c=M(!1),u=async()=>{if(c.current)return;c.current=!0;let p=await _(()=>$s(e,s??""));c.current=!1,p&&(n(d=>[...d,...p.matches]),a(p.before))};return v(()=>{u()},[]),l`<section>
		<h2>${o("page.records.all")}</h2>
		<ol class="matches">${t.map(p=>{let d=`${p.table} ${p.match} ${p.ended}`;return l`<${hi} key=${d} match=${p} id=${e} onfair=${()=>i(p)} />`})}</ol>
		${s?l`<p><button type="button" class="button" onclick=${u}>${o("page.records.more")}</button></p>`:null}
		${r?l`<${H} title=${o("page.fair")} onclose=${()=>i(null)}>
					<${et} table=${r.table} match=${r.match} />
				<//>`:null}
	</section>`}function hi({match:e,id:t,onfair:n}){let s=e.chairs.find(u=>u.player===t),a=e.cut?"cut":s?.won?e.chairs.filter(u=>u.won).length>1?"shared":"won":"lost",r=e.chairs.filter(u=>u!==s).map(ye),i=ms(e.table??"",e.match),c=[s?.hints?o("page.records.hints",{n:s.hints}):"",s?.undone?o("page.records.undone",{n:s.undone}):"",s?.away?o("page.records.away"):"",e.house?o("page.home.house"):""].filter(Boolean);return l`<li data-result=${a}>
		<p class="what"><b>${Bt(e.variant)}</b> ${o("page.records.with",{names:q(r)})}
			<span class="soft small">${es(e.ended)}${c.length>0?` · ${c.join(", ")}`:""}</span></p>
		<p class="result"><span class=${`outcome-${a}`}>${o(`page.records.result.${a}`)}</span>
			<span class="score">${e.chairs.map((u,p)=>{let d=u===s?"self":"",h=p>0?" : ":"";return l`${h}<span key=${u.seat} class=${d} title=${ye(u)}>${x(u.points)}</span>`})}</span>
			<span class="soft small">${o("page.records.length",{n:e.deals})}</span></p>
		${e.table?l`<p class="doings">
				${e.deals>0?l`<a href=${`/replay/${e.table}/${e.match}/0`}>${o("page.records.replay")}</a>`:null}
				<a href=${i} download=${`${e.table}-${e.match}.99.jsonl`}>${o("page.records.export")}</a>
				<button type="button" class="link" onclick=${n}>${o("page.fair.short")}</button>
				<a href=${`/t/${e.table}`}>${o("page.records.table")}</a></p>`:null}
	</li>`}function fi(e){return e instanceof te&&e.status===400?o("page.import.refused",{text:e.message.replace(/^the record( is refused)?: /,"")}):e instanceof Error&&e.constructor===Error?e.message:L(e)}function $i(){let[e,t]=b(""),[n,s]=b(!1),[a,r]=b(""),i=M(null);v(()=>{Ie().then(h=>r(h?.name??""))},[]);let c=async h=>{if(h){t("");try{if(h.size>1<<20)throw new Error(o("page.import.large"));await Ne(h,1,0),await ra({name:h.name,bytes:h}),se("/replay/mine/1/0")}catch(f){t(fi(f))}}};return l`<section class=${`import ${n?"over-it":""}`} ondragover=${h=>{h.preventDefault(),s(!0)}} ondragleave=${()=>s(!1)} ondrop=${h=>{h.preventDefault(),s(!1),c(h.dataTransfer?.files[0])}}>
		<h2>${o("page.import")}</h2>
		<p>${o("page.import.what")}</p>
		<p class="row">
			<button type="button" class="button" onclick=${()=>i.current?.click()}>${o("page.import.choose")}</button>
			<input ref=${i} type="file" class="unseen" tabindex="-1" aria-label=${o("page.import.choose")}
				accept=".jsonl,.gz,.zst,.99" onchange=${()=>c(i.current?.files?.[0])} />
			${a?l`<a href="/replay/mine/1/0">${o("page.import.again",{name:a})}</a>`:null}
		</p>
		${e?l`<p class="trouble" role="alert">${e}</p>`:null}
	</section>`}function st(e,t){if(e==="joker")return o("joker");if(e===t)return o("joker.as",{card:st(e)});let{rank:n,suit:s}=as(e);return os(n)+{C:"♣",D:"♦",H:"♥",S:"♠"}[s]}function ua(e){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?n.map(s=>st(s)).join(" "):t==="name"?T(n[0]):o("page.why.saying",{offer:t,n:n[0]??"none"})}var mi=.5,gi=5,Pe=e=>Math.round(e*100),nt=e=>x(Math.abs(e),1),wn=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),be=e=>Math.round(e.gap*10)<=Math.round(e.gapError*10)?"close":"behind";function zt(e,t,n=ua){let[s,a]=e.choices;return s?a?e.bids?yi(e,t,n).map(wn):e.phase==="offer"?bi(e.choices,s,a,n).map(wn):vi(e,s,a,n).map(wn):[o("page.why.only")]:[]}var pa=({bids:e,choices:t})=>e?t.find(n=>n.act===`lay ${e[1]?.best}`):t[1];function da(e){let t=pa(e);return t&&be(t)==="close"?t:void 0}function yi(e,t,n){let[s,a]=e.bids??[];if(!s)return[];let r=pa(e),i=r?be(r):"only",c=(e.bids??[]).reduce((f,$)=>$.chance>f.chance?$:f),p=Pe(c.chance)<gi?[o("page.why.spoil",{bid:C(c.tricks,t),a:Pe(c.chance)})]:[];p.push(o("page.why.bid",{how:i,bid:C(s.tricks,t),a:Pe(s.chance)})),a&&r&&p.push(o("page.why.bids",{how:i,second:C(a.tricks,t),gap:nt(r.gap)}));let d=s.premiums?.find(f=>f.offer==="pass"),h=(s.premiums??[]).filter(f=>f.offer!=="pass").toSorted((f,$)=>$.points-f.points);return d&&h[0]&&p.push(kn(n(h[0].offer),h[0].points-d.points,mi)),p}var kn=(e,t,n)=>o("page.why.premium",{pays:Math.abs(t)<=n?"even":t>0?"yes":"no",offer:e,gap:nt(t)});function bi(e,t,n,s){let a=o("page.why.chance",{a:Pe(t.chance)}),r=e.find(i=>i.act==="pass");return r===t?[kn(s(n.act),-n.gap,n.gapError),a]:r?[kn(s(t.act),r.gap,r.gapError),a]:[Rt(t,n,s),a]}function vi({choices:e,contract:t,phase:n},s,a,r){let i={act:r(s.act),second:r(a.act),a:Pe(s.chance),b:Pe(a.chance)};if(e.every(u=>be(u)==="close"))return[o("page.why.even"),o("page.why.chance",i)];if(t==="lost"||t==="safe")return[o(`page.why.${t}`),Rt(s,a,r)];if(n==="name"||be(a)!=="behind")return[Rt(s,a,r),o("page.why.chance",i)];let c=i.a-i.b;return[o(`page.why.${c>2?"more":c<-2?"less":"same"}`,i),Rt(s,a,r)]}var Rt=(e,t,n)=>o("page.why.margin",{how:be(t),act:n(e.act),second:n(t.act),gap:nt(t.gap)});function ha({makes:e,won:t,left:n,phase:s}){if(!e||s!=="play")return"";let[a=0,r]=e,i=r===void 0?x(a):o("guide.or",{a:x(a),b:x(r)});return o("page.why.stand",{bid:i,won:t,left:n})}function fa(e,t,n){let s=e.choices.find(r=>r.act===t);if(!s)return"";let a=t===e.act?"same":be(s);return o("page.hint.did",{how:a,name:n,act:ua(t),gap:nt(s.gap),error:nt(s.gapError)})}function $a({act:e}){let[t="",...n]=e.split(" ");return t==="play"||t==="lay"?l`<${ma} cards=${n.join(" ")} />`:l`<span class="act">${t==="name"?T(n[0]):D(e)}</span>`}var ma=({cards:e})=>l`<span class="act">${X(e)}</span>`,Wt=()=>l`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`,Ft=()=>l`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${o("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`,ga=e=>`${x(Math.round(e*100))} %`,xn=e=>_e(Math.round(e*10)/10||0,1);function Ht({advice:e,variant:t,done:n}){let s=ha(e),a=e.player==="expert";return l`<div class="advice">
		<div class="advised" role="status">
			<p class="verdict"><${Wt} /><span>
				${o(a?"page.hint.says":"page.hint.says.unlearnt")} <${$a} act=${e.act} />
			</span></p>
			${n?l`<p class="did"><${Ft} /><span>${de(fa(e,n.act,n.name))}</span></p>`:null}
			<p class="why">${de(zt(e,t).join(" "))}</p>
			${s?l`<p class="small soft">${s}</p>`:null}
		</div>
		${e.bids?l`<${Si} advice=${e} variant=${t} done=${n} />`:l`<${wi} advice=${e} done=${n} />`}
		<p class="small soft">${o("page.hint.worlds",{n:e.worlds})}</p>
	</div>`}var ya=({best:e,done:t,children:n})=>l`<th scope="row"><span class="which">
	<span class="mark">${e?l`<${Wt} />`:null}${t?l`<${Ft} />`:null}</span>${n}
</span></th>`;function ba({choice:e,best:t,whole:n}){let s=e&&!t&&be(e)==="close",a=s?o("page.hint.close"):o("page.hint.behind",{gap:x(e?.gap??0,1)});return l`<td class=${`less${s?" soft":""}${n?" whole":""}`}>${t||!e?"–":a}</td>`}function wi({advice:e,done:t}){return l`<${Y}><table class="book choices">
		<thead><tr>
			<th scope="col">${o("page.hint.choice")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col" class="whole">${o("page.hint.points")}</th><th scope="col">${o("page.hint.less")}</th>
		</tr></thead>
		<tbody>${e.choices.map((n,s)=>l`<tr key=${n.act}>
				<${ya} best=${s===0} done=${n.act===t?.act}><${$a} act=${n.act} /><//>
				<td>${ga(n.chance)}</td>
				<td class="whole">${xn(n.points)}</td>
				<${ba} choice=${n} best=${s===0} />
			</tr>`)}</tbody>
	</table><//>`}function ki(e,t){let n=(e.bids??[]).map(c=>({...c,cards:c.best,premiums:c.premiums})),s=e.choices.find(c=>c.act===t?.act),a=s?.act.replace(/^lay /,"")??"";if(!s||n.some(c=>c.cards===a))return n;let r=n.findLastIndex((c,u)=>u===0||c.points>=s.points),i={tricks:t?.bid??0,cards:a,points:s.points,chance:s.chance,premiums:void 0};return n.toSpliced(r+1,0,i)}function xi({premiums:e},t){let[n,s]=["pass",t].map(a=>e?.find(r=>r.offer===a));return n&&s?xn(s.points-n.points):"–"}function Si({advice:e,variant:t,done:n}){let s=(e.bids??[]).flatMap(r=>r.premiums??[]).map(r=>r.offer),a=[...new Set(s)].filter(r=>r!=="pass");return l`<${Y}><table class="book choices bids">
		<thead><tr><th scope="col">${o("col.bid")}</th><th scope="col">${o("page.hint.chance")}</th>
			<th scope="col">${o("page.hint.points")}</th><th scope="col" class="whole">${o("page.hint.less")}</th>
			${a.map(r=>l`<th key=${r} scope="col">${D(r)}</th>`)}</tr></thead>
		<tbody>${ki(e,n).map((r,i)=>{let c=e.choices.find(u=>u.act===`lay ${r.cards}`);return l`<tr key=${r.cards}>
				<${ya} best=${i===0} done=${c!==void 0&&c.act===n?.act}>
					<b>${C(r.tricks,t)}</b><${ma} cards=${r.cards} />
				<//>
				<td>${ga(r.chance)}</td>
				<td>${xn(r.points)}</td>
				<${ba} choice=${c} best=${i===0} whole />
				${a.map(u=>l`<td key=${u}>${xi(r,u)}</td>`)}
			</tr>`})}</tbody>
	</table><//>
	${a.length>0?l`<p class="small soft">${o("page.hint.gain")}</p>`:null}`}function at({view:e,names:t,last:n=!1}){let s=J(e);if(s===0)return l`<p class="soft">${o("last.none")}</p>`;let a=n?[s-1]:Array.from({length:s},(i,c)=>c),r=Array.from({length:ie(e)},(i,c)=>c);return l`<${Y}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${o("page.trick")}</span></th>
			${r.map(i=>l`<th key=${i} scope="col">${t[i]}</th>`)}</tr></thead>
		<tbody>${a.map(i=>{let c=Je(e,i),u=Ue(e,i);return l`<tr key=${i}><td>${i+1}</td>
				${r.map(p=>{let d=c.find(h=>h.seat===p)?.card;return l`<td key=${p} class=${p===u?"won":""}>
						${d?l`<${I} card=${d} size="mini" />`:null}
						<i class=${p===e.leads?.[i]?"led-dot":""} aria-hidden="true"></i>
						${p===e.leads?.[i]?l`<span class="unseen">${o("page.led")}</span>`:null}
						${p===u?l`<span class="unseen">${o("page.wins")}</span>`:null}
					</td>`})}</tr>`})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${o("page.led")}</span><span><i class="won-frame"></i> ${o("page.wins")}</span>
	</p>`}function Oi({rest:e}){let[t,n="1",s="0"]=e;return t?l`<${Ei} table=${t} match=${Number(n)||1} deal=${Number(s)||0} />`:l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${o("page.replay.which")}</p>
			<p><a class="button chief" href="/records">${o("page.nav.records")}</a></p>
		</main>`}async function Mi(e,t,n){if(e!=="mine")return ys(e,t,n);let s=await Ie();if(!s)throw new Error("nothing kept");return Ne(s.bytes,t,n)}async function Ai(e,t,n,s){if(e!=="mine")return bs(e,t,n,s);let a=await Ie();return vs(a?.bytes??new Blob,t,n,s)}function ji(e,t,n){let s=M(new Map),[,a]=b(0);return v(()=>{if(!n||s.current.get(t)?.told)return;let r=i=>{s.current.set(t,i),a(c=>c+1)};r({}),e(t).then(i=>r({told:i}),i=>r({wrong:L(i)}))},[t,n]),n?s.current.get(t)??{}:null}function Ti(e){let t=[];for(let{line:s,views:a}of e.steps){let r=t[t.length-1]?.views;("act"in s||t.length===0)&&t.push(r?{line:s,views:a,before:r}:{line:s,views:a})}let n=e.steps[e.steps.length-1];return n?.views[0]?.phase==="over"&&t.push({line:{},views:n.views,sheet:!0}),t}function Ei({table:e,match:t,deal:n}){let[s,a]=b({});if(v(()=>{let i=!0;return Mi(e,t,n).then(c=>i&&a({played:c}),c=>i&&a({wrong:c?.constructor===Error?o("page.replay.gone"):L(c)})),()=>{i=!1}},[e,t,n]),s.wrong)return l`<main id="main" tabindex="-1" class="stack">
			<h1>${o("page.nav.replay")}</h1><p>${s.wrong}</p>
			<p><a class="button" href="/records">${o("page.nav.records")}</a></p>
		</main>`;if(!s.played)return l`<main id="main" tabindex="-1"><p class="soft" role="status">${o("page.replay.loading")}</p></main>`;let r=`${e} ${t} ${n}`;return l`<${qi} key=${r} table=${e} match=${t} deal=${n} played=${s.played} />`}function Li(e,t){return e.seats.map((n,s)=>{if(s>=t)return o("dummy");let a=e.bots?.[s];return a&&a===n&&z(`page.level.${a}`)?o(`page.level.${a}`):n})}function Ni(e,t){let n=e.seats.indexOf(N.value?.name),s=(e.bots??[]).indexOf(""),a=n>=0?n:s;return a>=0&&a<t?a:0}function Ci(e,t){let n=e[t],s={...n.shown};return e.forEach((a,r)=>{if(r===t)return;let i={hand:a.hand??""};a.aside&&(i.aside=a.aside),a.bid!==void 0&&(i.bid=a.bid),s[r]=i}),{...n,shown:s,offers:(n.offers??[]).map((a,r)=>e[r]?.offers?.[r]??a)}}function qi({table:e,match:t,deal:n,played:s}){let a=Ze(ue(s.header.variant),s.header.rules),r=xe(()=>Ti(s),[s]),i=r[0]?.views.length??1,c=Li(s.header,i),u=r.length-1,p=xt.value,d=Math.min(u,Math.max(0,Number(p.get("step"))||0)),h=/^[0-4]$/.test(p.get("seat")??"")?Math.min(i-1,Number(p.get("seat"))):-1,f=h>=0?h:Ni(s.header,i),$=r[d+1]?.line,y=$!==void 0&&"act"in $,m=ji($e=>Ai(e,t,n,$e),d,y&&p.has("hint")),k=($e,Qn=h,yo=m!==null&&$e===d)=>`/replay/${e}/${t}/${n}?step=${$e}${Qn>=0?`&seat=${Qn}`:""}${yo?"&hint":""}`,w=$e=>se(k(Math.min(u,Math.max(0,$e))),{replace:!0}),g=xe(()=>zi(r),[r]),S=Bi(d,g,u,w),O=M(null),G=()=>y&&se(k(d,h,!m),{replace:!0});Fi({h:G,...m&&{Escape:G},ArrowRight:S.forward,ArrowLeft:S.back,ArrowDown:S.trickForward,ArrowUp:S.trickBack,Home:S.start,End:S.end});let dt=r[d],Xt=h>=0?dt.views[h]:Ci(dt.views,f);return l`<${Le.Provider} value=${Xt.turnup??""}><main id="main" tabindex="-1" class="replay">
		<${Pi} played=${s} table=${e} match=${t} deal=${n} names=${c.slice(0,i)} seat=${h}
			onseat=${$e=>se(k(d,$e),{replace:!0})} here=${k(d)} />
		<div class="replay-board">
			<div class="replay-table table board">
				<h2 class="unseen">${h>=0?o("page.replay.seen",{name:c[h]}):o("page.replay.all")}</h2>
				<${Di} moment=${dt} view=${Xt} names=${c} variant=${a} at=${f} hint=${m?.told} />
			</div>
			<aside class="replay-aside" data-hint=${m?"":void 0}>
				${m?l`<${Hi} key=${d} hint=${m} variant=${a} name=${c[$.by??$.seat]??""}
							bid=${r[d+1]?.views[$.seat]?.bid} onclose=${G}
							onleave=${()=>O.current?.focus()} />`:null}
				<section class="replay-tricks"><h2>${o("tricks.title")}</h2><${at} view=${Xt} names=${c} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${de(Wi(dt,c,h,a))}</span></p>
				<button type="button" class="button plain" ref=${O} aria-pressed=${m!==null} aria-keyshortcuts="h"
					title=${o("page.hint.ask")} disabled=${!y} onclick=${G}>${o("page.hint")}</button>
			</div>
			<${Ri} step=${d} last=${u} to=${w} steps=${S} />
		</div>
	</main><//>`}function Di({moment:e,view:t,names:n,variant:s,at:a,hint:r}){if(e.sheet)return l`<div class="replay-sheet"><div>
			<${ze} view=${t} names=${n} variant=${s} me=${-1} untitled=${!0} />
		</div></div>`;let i=At(s,t.phase);return l`<${We} view=${t} variant=${s} names=${n} me=${a} elsewhere=${a} laid=${i}
			full=${Sn(e)} />
		<${Ii} view=${t} variant=${s} laid=${i} seat=${a} name=${n[a]??""} hint=${r} />`}var Bi=(e,t,n,s)=>({start:()=>s(0),trickBack:()=>s(t.findLast(a=>a<e)??0),back:()=>s(e-1),forward:()=>s(e+1),trickForward:()=>s(t.find(a=>a>e)??n),end:()=>s(n)});function Ri({step:e,last:t,to:n,steps:s}){let a=o("page.replay.at",{n:e,of:t}),r=u=>n(u.currentTarget.valueAsNumber),[i,c]=[e===0,e===t];return l`<input type="range" min="0" max=${t} value=${e} aria-label=${o("page.replay.step")}
			aria-valuetext=${a} oninput=${r} />
		<div class="replay-keys">
			<${Ke} label=${o("page.replay.start")} icon="start" off=${i} onclick=${s.start} />
			<${Ke} label=${o("page.replay.trick.back")} icon="fast-back" off=${i} onclick=${s.trickBack} />
			<${Ke} label=${o("page.replay.back")} icon="back" off=${i} onclick=${s.back} />
			<span class="count score">${a}</span>
			<${Ke} label=${o("page.replay.forward")} icon="forward" off=${c} onclick=${s.forward} />
			<${Ke} label=${o("page.replay.trick.forward")} icon="fast-forward" off=${c} onclick=${s.trickForward} />
			<${Ke} label=${o("page.replay.end")} icon="end" off=${c} onclick=${s.end} />
		</div>`}function zi(e){return e.flatMap((t,n)=>{let s=t.views[0]?.phase==="play"&&t.before?.[0]?.phase!=="play";return n===0||s||Sn(t)||t.sheet?[n]:[]})}var Sn=e=>Ee(e.before?.[0],e.views[0]);function Wi(e,t,n,s){if(e.sheet)return o("ask.next");let{line:a}=e;if(!("act"in a))return o("page.replay.dealt",{name:t[a.dealer]});let[r="",...i]=String(a.act).split(" "),c=t[a.seat]??"",u=n>=0&&n!==a.seat,p=e.views[a.seat],d=Sn(e);if(r==="lay"){let f=i.map(y=>st(y,p?.turnup)).join(" "),$=C(p?.bid??0,s);return u?o("page.replay.laid",{name:c}):o("page.replay.lays",{name:c,cards:f,bid:$})}if(r==="name")return o("page.replay.names",{name:c,trump:T(i[0])});if(r==="play"){let[f,$]=d?["yes",t[d.winner]??""]:["no",""];return o("page.replay.plays",{name:c,card:st(i[0]??"",p?.turnup),taken:f,winner:$})}let h=e.views[n];return u&&h?.phase==="offer"&&!h.offers?.[a.seat]?o("page.replay.decided",{name:c}):o("page.replay.offers",{name:c,offer:D(String(a.act))})}function Fi(e){oe(()=>{let t=n=>{let s=e[n.key];!s||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||n.target instanceof Element&&n.target.closest("input, select, textarea, dialog")||(n.preventDefault(),s())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function Hi({hint:e,variant:t,name:n,bid:s,onclose:a,onleave:r}){let i=M(null),{told:c,wrong:u}=e;return oe(()=>{let p=i.current;return p?.focus({preventScroll:!0}),()=>{p?.contains(document.activeElement)&&r()}},[]),v(()=>{c&&i.current?.scrollIntoView({block:"nearest"})},[c]),l`<section class="replay-hint" ref=${i} tabindex="-1" aria-label=${o("page.hint.of",{name:n})}>
		<header>
			<h2>${o("page.hint.of",{name:n})}</h2>
			<button type="button" class="button plain" onclick=${a}>${o("page.close")}</button>
		</header>
		${c?l`<${Ht} advice=${c.advice} variant=${t} done=${{act:c.act,name:n,bid:s}} />`:l`<p class=${u?"":"soft"} role="status">${u??o("page.hint.thinking")}</p>`}
	</section>`}function Ii({view:e,variant:t,laid:n,seat:s,name:a,hint:r}){let i=F(A(e.hand),R,e.trump),c=(u,p)=>/^(play|lay) /.test(u??"")&&u?.split(" ").includes(p);return l`<div class="replay-held">
		<${Ae} view=${e} variant=${t} seat=${s} name=${a} place="south" own=${!0}
			chair=${void 0} now=${0} open=${null} winner=${!1} laid=${n} />
		<div class="cards" style=${{"--n":Math.max(i.length,2)}} aria-label=${a} role="group">${i.map(u=>l`<span key=${u} class="one">
				<${I} card=${u} />
				<span class="mark">
					${c(r?.advice.act,u)?l`<${Wt} />`:null}${c(r?.act,u)?l`<${Ft} />`:null}
				</span>
			</span>`)}</div>
		<div class="laid">${X(e.aside)}</div>
	</div>`}function Pi({played:e,table:t,match:n,deal:s,names:a,seat:r,onseat:i,here:c}){let[u,p]=b(!1),d=e.steps[e.steps.length-1]?.views[0]?.trump??"",h=y=>`/replay/${t}/${n}/${y}${r>=0?`?seat=${r}`:""}`,f=()=>navigator.clipboard?.writeText(location.origin+c).then(()=>W(o("page.link.copied")),()=>W(o("page.link.by-hand")))??W(o("page.link.by-hand")),$=y=>i(Number(y.currentTarget.value));return l`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${o("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${e.header.rules?.name??Bt(e.header.variant)}</span>
			<span>${o("sheet.title",{deal:s+1,trump:T(d)})}${" "}<${U} trump=${d} /></span>
		</h1>
		<nav class="row" aria-label=${o("page.replay.deals")}>
			<${va} to=${s>0?h(s-1):""} text=${o("page.replay.previous")} arrow="←" />
			<${va} to=${s+1<e.deals?h(s+1):""} text=${o("page.replay.next")} arrow="→" />
		</nav>
		<label class="seen-by"><span class="unseen">${o("page.replay.hands")}</span>
			<select value=${String(r)} onchange=${$}>
				<option value="-1">${o("page.replay.all")}</option>
				${a.map((y,m)=>l`<option key=${m} value=${String(m)}>${o("page.replay.seen",{name:y})}</option>`)}
			</select></label>
		<div class="row doings">
			${t==="mine"?null:l`<button type="button" class="button plain" onclick=${f} aria-label=${o("page.replay.link")}>
						<span class="words">${o("page.replay.link")}</span>
						<span class="arrow">${o("page.replay.link.short")}</span>
					</button>`}
			<button type="button" class="button plain" onclick=${()=>p(!0)}>${o("page.fair.short")}</button>
		</div>
		${u?l`<${H} title=${o("page.fair")} onclose=${()=>p(!1)}>
					${t==="mine"?l`<${Ki} match=${n} />`:l`<${et} table=${t} match=${n} />`}
				<//>`:null}
	</header>`}function Ki({match:e}){let[t,n]=b(null);if(v(()=>{Ie().then(async r=>n(r&&await ia(r.bytes)))},[]),t===null)return null;if(t===void 0)return l`<p>${o("page.fair.packed")}</p>`;let s=[...t.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map(r=>r.index),a=s[e-1]??0;return l`<${et} record=${t.slice(a,s[e]??t.length)} />`}function va({to:e,text:t,arrow:n}){let s=l`<span class="words">${t}</span><span class="arrow" aria-hidden="true">${n}</span>`;return e?l`<a href=${e}>${s}</a>`:l`<span class="off" aria-disabled="true">${s}</span>`}var _i={start:"M5 4v16M20 4 8 12l12 8z","fast-back":"M12 4 2 12l10 8zM22 4 12 12l10 8z",back:"M18 4 6 12l12 8z",forward:"M6 4l12 8-12 8z","fast-forward":"M2 4l10 8-10 8zM12 4l10 8-10 8z",end:"M19 4v16M4 4l12 8-12 8z"};function Ke({label:e,icon:t,off:n,onclick:s}){return l`<button type="button" class="replay-key" aria-label=${e} title=${e} aria-disabled=${n}
		onclick=${()=>n||s()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${_i[t]} /></svg>
	</button>`}var Ji=["hand","trick","last","tricks","bids","score","worth","rules","legal","hint","take","short","undo","restart","play","lay","pass","declare","reveal","name","yes","no","next","again","help","quit"],Ui=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"],he={C:{sign:"♣",english:"clubs"},D:{sign:"♦",english:"diamonds"},H:{sign:"♥",english:"hearts"},S:{sign:"♠",english:"spades"}},Vi={A:"ace",K:"king",Q:"queen",J:"jack"},On=["A","K","Q","J","12","11","10","9","8","7","6","5","4","3","2"],Gi="two three four five six seven eight nine ten eleven twelve".split(" "),wa=["pass","declare","reveal"],Qi=["random","greedy","beginner","casual","club","strong","expert"],Sa=Object.keys(he).flatMap(e=>On.map(t=>t+e));function Mn(e,t){let n=e("page.cmd.numbers").split(" "),s=a=>{let r=Number(a);if(r)return[a,n[r-2]??a,Gi[r-2]??a,...r===10?["t"]:[]];let i=e(`rank.${a}`).toLowerCase();return[e(`rank.name.${a}`).toLowerCase(),i,i.slice(-1),Vi[a]??"",a.toLowerCase()]};return{verbs:[...ot(Ji,a=>e(`cmd.${a}`)),...ot(Ui,a=>e(`page.cmd.${a}`))],offers:[...ot(wa,a=>e(`offer.${a}`)),...ot(wa,a=>e(`cmd.${a}`))],ranks:Object.fromEntries(On.map(a=>[a,s(a)])),suits:Object.fromEntries(Object.keys(he).map(a=>[a,e(`suit.${a}`).toLowerCase()])),trumps:{none:e("trump.none").toLowerCase(),nines:e("trump.nines").toLowerCase()},levels:ot(Qi.filter(a=>t(`page.level.${a}`)),a=>e(`page.level.${a}`)),joker:e("joker.as").toLowerCase().split(/[\s,]+/).slice(0,2)}}var ot=(e,t)=>e.flatMap(n=>t(n).toLowerCase().split("|").map(s=>Xi(s,n))),Xi=(e,t)=>[e,t],Oa=e=>e.normalize("NFD").replace(/\p{M}/gu,"").replaceAll("ß","ss"),Yi=e=>e.replaceAll("ä","ae").replaceAll("ö","oe").replaceAll("ü","ue").replaceAll("ß","ss"),ve=(e,t)=>e===t||e===Yi(t)||e===Oa(t),Ma=(e,t)=>e.startsWith(t)||Oa(e).startsWith(t);function ka(e,t){let n=t.verbs.find(([s])=>ve(e,s))?.[1];return n||(e==="?"?"help":t.verbs.some(([,s])=>s===e)?e:"")}var It=(e,t)=>On.find(n=>t.ranks[n]?.some(s=>ve(e,s)))??"";function Pt(e,t,n){let s=Object.keys(he).find(i=>he[i]?.sign===e.replace("︎","").replace("️",""));if(s)return s;if(e.length<t)return"";let a=i=>Ma(n.suits[i]??"",e)||e.length>=3&&he[i]?.english.startsWith(e),r=Object.keys(he).filter(a);return r.length===1?r[0]??"":r.length===0&&t===1&&e.length===1&&e.toUpperCase()in he?e.toUpperCase():""}var Zi=new Set(["of","von","av","i","the","der","die","das"]);function Aa(e,t){let n=e[0]??"",s=Zi.has(e[1]??"")?2:1,a=e[s];if(a===void 0)return["",0];let r=Pt(n,3,t),i=r?It(a,t):"";if(i)return[i+r,s+1];let c=It(n,t)?Pt(a,1,t):"";return c?[It(n,t)+c,s+1]:["",0]}function el(e,t,n){let[s="",a=""]=n.joker;if(e[0]!=="joker"&&!ve(e[0]??"",s))return 0;if(!t||e[1]!=="as"&&!ve(e[1]??"",a))return 1;let[r,i]=Aa(e.slice(2),n);return i?r===t?i+2:1:rt([t],e[2]??"",n).length?3:1}function tl(e,t,n=""){let a=e.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/).map(c=>c.replace(/[.!]+$/,"")).filter(Boolean),r=t.offers.find(([c])=>ve(a.join(" "),c)||ve(a.join(""),c));if(r)return[r[1]];let i=[];for(let c=0;c<a.length;c++){let u=el(a.slice(c),n,t),[p,d]=u?["",u]:Aa(a.slice(c),t);u?i.push("joker"):i.push(d?re(p).toLowerCase()+he[B(p)]?.sign:a[c]??""),c+=Math.max(d,1)-1}return i}function rt(e,t,n){let s=new Set,a=new Set;for(let r of e){let i=B(r),{sign:c,english:u}=he[i]??{sign:"",english:""};for(let p of n.ranks[re(r)]??[])for(let d of[nl(t,p),/^\d+$/.test(p)?sl(t,p):""])if(d){if(d.replace(/[\uFE0E\uFE0F]/,"")===c)return[r];Ma(n.suits[i]??"",d)?s.add(r):u.startsWith(d)&&a.add(r)}}return[...s.size?s:a]}var nl=(e,t)=>t&&e.startsWith(t)?e.slice(t.length):"",sl=(e,t)=>e.endsWith(t)&&!/^\d/.test(e)?e.slice(0,-t.length):"";function xa(e,t,n){let s=/^\d/.test(t)?"":It(t,n),a=Pt(t,2,n);return e.filter(r=>s&&re(r)===s||a&&B(r)===a)}function An(e,t){let n=e?.acts??[];return t?n.filter(r=>r.startsWith(`${t} `)).map(r=>({key:r.split(" ")[1]??"",act:r,numbered:!1})):e?.kind!=="offer"?n.map((a,r)=>({key:String(r+1),act:a,numbered:!1})):[...new Set(n.map(a=>a.split(" ")[0]??""))].map((a,r)=>({key:String(r+1),act:a,numbered:!n.includes(a)}))}var al=new Set(["play","lay","pass","declare","reveal","name","yes","no"]);function ja(e,t,n){let[s="",...a]=e.trim().split(/\s+/),r=tl(e,n,t.joker),i=ka(r[0]??"",n);if(ka(s.toLowerCase(),n)==="say")return{kind:"command",verb:"say",words:a,rest:e.trim().slice(s.length).trim()};if(r.length===0)return{kind:"command",verb:"",words:[],rest:""};let c=!al.has(i)||!t.options||t.answering&&(i==="yes"||i==="no");return i&&c?{kind:"command",verb:i,words:r.slice(1),rest:""}:t.options?t.options.kind==="lay"||t.options.kind==="play"?ol(i,r,t,n):il(i,r,t,n):r.every(d=>/^\d+$/.test(d)||rt(Sa,d,n).length>0)?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:e.trim()}}}function ol(e,t,n,s){let a=n.options?.kind,r=n.options?.pick??1;if(e&&e!==a)return{kind:"trouble",key:"illegal",args:{},then:"ask"};let i=e?t.slice(1):t,c=new Set;for(let d of i){let[h=[],f]=rl(d,n,s);if(f)return f;for(let $ of h)c.add($)}if(c.size!==r){let d=a==="lay"?{then:"lay"}:{};return{kind:"trouble",key:"plain.count",args:{got:c.size,n:r},...d}}let u=[...c].find(d=>!n.list.includes(d));if(u)return{kind:"forbidden",card:u};let p=i.some(d=>rt([...c],d,s).length===0);return{kind:"act",act:`${a} ${[...c].join(" ")}`,told:a==="lay"||p}}function rl(e,t,n){if(/^\d+$/.test(e)){let i=t.list[Number(e)-1];return i?[[i]]:[[],{kind:"trouble",key:"plain.number",args:{n:t.list.length}}]}if(e==="joker"&&t.joker)return[[t.joker]];let s=rt(t.hand,e,n);if(s.length===0&&(s=xa(t.list,e,n),s.length===0&&(s=xa(t.hand,e,n))),s.length===1)return[s];if(s.length>1)return[[],{kind:"trouble",key:"page.speech.which",args:{word:e},cards:s}];let a=rt(Sa,e,n);if(a.length===0)return[[],{kind:"trouble",key:"plain.what",args:{word:e}}];let r={who:t.dummy?"dummy":"own"};return[[],{kind:"trouble",key:"plain.lacks",args:r,cards:a.slice(0,1)}]}function il(e,t,n,s){if(n.sure)return ll(e,t[0]??"",n);if(e==="no"&&n.offer)return{kind:"offer",offer:""};let a=An(n.options,n.offer),r=t.length===1&&/^\d+$/.test(t[0]??""),i=cl(e,t,a,n,s);if(!i)return r&&n.offer?{kind:"ask"}:r?{kind:"trouble",key:"plain.number",args:{n:a.length}}:e?{kind:"trouble",key:"illegal",args:{},then:"ask"}:{kind:"trouble",key:"plain.what",args:{word:t.join(" ")}};if(i.numbered)return{kind:"offer",offer:i.act};let c=n.options?.kind==="name";return c||i.act==="pass"?{kind:"act",act:i.act,told:c||r}:{kind:"sure",offer:i.act}}function ll(e,t,n){return e==="yes"||["y","j","1"].includes(t)?{kind:"act",act:n.sure,told:!1}:e==="no"||["n","2"].includes(t)?{kind:"offer",offer:""}:e==="pass"&&n.options?.acts?.includes("pass")?{kind:"act",act:"pass",told:!1}:{kind:"ask"}}function cl(e,t,n,s,a){let r=(e==="name"?t.slice(1):t).join(" "),i=n.find(p=>p.key===r);if(i)return i;if(s.options?.kind==="name"){let p=Pt(r,1,a);return n.find(d=>{let h=d.act.replace(/^name /,"");return h===p||r===h||ve(r,a.trumps[h]??"")})}let c=n.filter(p=>p.act!=="pass");if(!s.offer&&e==="no")return n.find(p=>p.act==="pass");if(!s.offer&&e==="yes")return c.length===1?c[0]:void 0;let u=[e,...t.slice(1)].join(" ");if(t.length>1){let p=s.options?.acts?.find(d=>d===u);return p?{key:"",act:p,numbered:!1}:void 0}return n.find(p=>p.act===u)}var Ta=(e,t)=>t.levels.find(([n,s])=>ve(e,n)||e===s)?.[1]??"",Ea=e=>e?.kind==="lay"||e?.kind==="play"?A(e.from):[];var it=e=>e.remark?o(`page.remark.${e.remark}`):e.text;function La({talk:e,me:t,muted:n,onsay:s,onmute:a}){let[r,i]=b(""),c=M(null);v(()=>c.current?.scrollIntoView({block:"nearest"}),[e.length]);let u=async p=>{p.preventDefault();let d=r.trim();d&&(i(""),await s(d)===void 0&&i(d))};return l`<section class="talk" aria-label=${o("page.talk")}>
		${e.length===0?l`<p class="soft">${o("page.talk.none")}</p>`:null}
		<ol aria-live="polite">
			${e.map(p=>l`<li key=${p.seq}>
					<b>${p.name}</b>${p.seat<0?l` <span class="soft small">${o("page.watching")}</span>`:null} ${it(p)}
					${p.by&&p.by!==t?l`${" "}<${ul} by=${p.by} muted=${n} onmute=${a} />`:null}
				</li>`)}
			<li ref=${c} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${u}>
			<label class="unseen" for="say">${o("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${o("page.talk.say")} value=${r}
				oninput=${p=>i(p.target.value)} />
			<button class="button">${o("page.talk.send")}</button>
		</form>
	</section>`}function ul({by:e,muted:t,onmute:n}){let s=t.includes(e);return l`<button type="button" class="button plain small" onclick=${()=>n(e,!s)}>
		${o(s?"page.unmute":"page.mute")}
	</button>`}var V=e=>e?"yes":"no",Na=e=>z(`rank.name.${e}`)?o(`rank.name.${e}`):e,pl={C:"♣",D:"♦",H:"♥",S:"♠"};function ee(e,{short:t,view:n}){if(e==="joker")return o("joker");if(e===n?.turnup)return o("joker.as",{card:ee(e,{short:t})});let[s,a]=[re(e),B(e)];return t?(z(`rank.${s}`)?o(`rank.${s}`):s)+pl[a]:o("card.spoken",{rank:Na(s),suit:o(`suit.${a}`)})}var je=(e,t)=>e.map(n=>ee(n,t)).join(", ");function Ca(e,t){if(t.short)return e.map(s=>ee(s,t)).join(" ");let n=s=>{let a=ns(s[0]??"",t.view?.trump),r=s.map(i=>a==="nines"?o(`suit.${B(i)}`):Na(re(i)));return`${T(a)}: ${r.join(", ")}`};return Te(e,t.view?.trump).map(n).join("; ")}function Kt(e,t){let[n="",...s]=e.split(" ");return n==="lay"?o("act.lay",{cards:je(s,t),bid:C(ge(s,Tn(t)),t.rules)}):n==="name"?o("act.name",{trump:T(s[0])}):n==="play"?je(s,t):D(e)}var Tn=e=>e.view.options?.worth??e.rules?.worth??"",ke=e=>Array.from({length:ie(e.view)},(t,n)=>n),jn=(e,t)=>e?.shown?.[t]?.hand,En=(e,t)=>F(A(t===e.me?e.view.hand:jn(e.view,t)),R,e.view.trump),qa=e=>En(e,e.view.options?.seat??e.me);function Ln(e){let t=e.view,n=t.hand===void 0?[]:[o("plain.hand",{cards:Ca(En(e,e.me),e)})];return t.turnup&&A(t.hand).includes(t.turnup)&&n.push(o("plain.joker",{card:ee(t.turnup??"",{short:e.short})})),[...n,...Ge(t,e.rules),...Da(e,void 0)]}function Da(e,t){return e.view.phase==="over"?[]:ke(e).filter(s=>s!==e.me&&jn(e.view,s)&&!jn(t,s)).map(s=>o("plain.open",{name:e.names[s],cards:Ca(En(e,s),e)}))}function Nn(e,t){return ke(e).flatMap(n=>{let s=n===e.me,a=s?e.view.premium?.[n]?e.view.aside:"":e.view.shown?.[n]?.aside,r=s?t?.premium?.[n]?t.aside:"":t?.shown?.[n]?.aside;return a&&!r?[Ba(e,n,a)]:[]})}var Ba=(e,t,n)=>o("plain.exposed",{name:e.names[t],you:V(t===e.me),cards:je(A(n),e)}),Ra=(e,t)=>o("plain.laid",{cards:je(t,e),bid:C(e.view.bid??0,e.rules)});function Cn(e,t){let{turnup:n}=e.view,s=me(e.view),r=o("plain.trump",{kind:s?s==="none"?"none":"suit":"unnamed",trump:T(s)}),i=t&&!n?dl(e):"";return i?`${r.replace(/\.$/,"")} (${i}).`:r}function dl(e){let t=e.view.why;return!e.view.trump&&me(e.view)?o("why.stay"):!e.view.trump&&t?.trump!=="stays"?"":t?.trump==="named"?o("why.named",{name:e.names[t.by??0],you:V(t.by===e.me)}):t?.trump==="success"?o("why.success",{n:t.made??0}):t?.trump&&z(`why.${t.trump}`)?o(`why.${t.trump}`):""}function za(e){let t=e.view.vulnerable??[];return!t.length||!e.rules?.score?.vulnerable?[]:[o("plain.vulnerable",{names:t.map(n=>e.names[n]).join(", "),both:V(t.length>1),n:e.rules.score.vulnerable})]}function _t(e){let t=le(Tn(e)),n=[...R].filter(s=>s in t).map(s=>`${o(`suit.${s}`)} ${t[s]}`);return n.length?[o("plain.worth",{worth:n.join(", ")})]:[]}function qn(e,t){let n=e.view,s=e.rules?.rubber?.games??0,a={games:s>1?s:0,deals:e.rules?.game?.deals??0},r={game:n.game+1,deal:n.deal+1},i=n.phase==="play"?J(n)+1:0,c=t?o("plain.resume",{...r,trick:i,won:n.won?.[e.me]??0}):o("plain.deal",{...r,...a,dealer:e.names[n.dealer??0],you:V(n.dealer===e.me)});if(n.phase==="over")return[c];let u=e.rules&&!e.rules.order.includes("lay")?_t(e):[];return[c,...za(e),...u,...Wa(e)]}function Wa(e){let t=e.view,n=[Cn(e,!0)];return t.turnup&&n.push(o("plain.turnup",{card:ee(t.turnup,{short:e.short})})),t.phase==="play"&&n.push(...Dn(e,void 0),...Nn(e,void 0)),t.phase!=="over"&&n.push(...Ln(e)),t.trick?.length?[...n,...ct(e,J(t))]:n}function Dn(e,t){let{premium:n=[],why:s}=e.view;return ke(e).filter(a=>n[a]&&!t?.premium?.[a]).flatMap(a=>{let r={name:e.names[a],you:V(a===e.me)},i=[o("plain.holds",{...r,offer:D(n[a]??"")})];return s?.premium&&i.push(o("why.holds",{...r,why:s.premium==="place"?"near":"level"})),i})}var Fa=e=>ke(e).map(t=>`${e.names[t]}: ${e.view.won?.[t]??0}`).join(", ");function ct(e,t){let n=e.view;if(t<0||n.phase==="lay"||n.phase==="offer"||n.phase==="name")return[o("last.none")];let s=Je(n,t);if(s.length===0)return[o(t===0||t===J(n)?"plain.empty":"last.none")];let a=s.map(({seat:i,card:c})=>o("plain.plays",{name:e.names[i],card:ee(c,e)})),r=t<J(n)?Ue(n,t):-1;return r<0?a:[...a,Ha(e,s,r)]}function Ha(e,t,n){let s=ee(t.find(a=>a.seat===n)?.card??"",e);return o("plain.won",{name:e.names[n],you:V(n===e.me),card:s,tally:Fa(e)})}function Bn(e){let t=ke(e).filter(a=>e.view.void?.[a]),n=a=>q(A(e.view.void?.[a]).map(T)),s=t.map(a=>o("page.speech.void",{name:e.names[a],suits:n(a)}));return[o("plain.tally",{tally:Fa(e)}),...s]}function Ia(e){let t=e.view,n=e.rules?.order?.includes("lay")??!0,s=ke(e).map(a=>{let r=a===e.me?t.bid:t.shown?.[a]?.bid,i=!n||t.held?.[a]!==e.rules?.hand,c=r!==void 0?C(r,e.rules):i?"hidden":"none",u=t.premium?.[a]||t.offers?.[a];return o("plain.bid",{name:e.names[a],bid:c,won:t.won?.[a]??0,offer:u?D(u):"none"})});return t.aside&&!t.premium?.[e.me]&&s.push(Ra(e,A(t.aside))),s.push(...Ge(t,e.rules)),[...s,...Dn(e,void 0),...Nn(e,void 0),Cn(e,!1)]}function Pa(e){let t=e.view,n=i=>i.map((c,u)=>`${e.names[u]}: ${x(c)}`).join(", "),s=[o("page.speech.where",{game:t.game+1,deal:t.deal+1}),o("plain.totals",{totals:n(t.totals)})],a=e.rules?.game;return a?.target?s.push(o("score.target",{n:a.target})):a?.deals&&s.push(o("score.deals",{n:a.deals})),(t.wins.some(i=>i>0)||t.sum.some(i=>i!==0))&&s.push(o("page.speech.sums",{sums:n(t.sum),wins:n(t.wins)})),[...s,...za(e)]}function Rn(e,t){let n=e.view,{parts:s,points:a}=n;if(!s||!a)return[];let r=a.map((p,d)=>{let h=d===e.me?n.bid:n.shown?.[d]?.bid;return o("plain.score",{name:e.names[d],bid:h===void 0?"hidden":C(h,e.rules),won:n.won?.[d]??0,result:o(n.made?.[d]?"made.short":"failed.short"),tricks:s.tricks[d]??0,contract:s.contract[d]??0,premium:s.premium?.[d]??0,vulnerable:s.vulnerable?.[d]??0,deal:p,total:n.totals[d]??0})}),i=ke(e).flatMap(p=>{let d=p===e.me||t?.shown?.[p]?.aside?"":n.shown?.[p]?.aside;return d?[Ba(e,p,d)]:[]}),c=hn(n),u=fn(n,e.names,e.me).map(([p])=>p);return[...r,...i,...dn(n,e.names,e.rules,e.me),...u,...c?[c]:[],...hl(e)]}function hl(e){let{winners:t,stage:n}=e.message.table;if(n!=="waiting"||!t||(e.view.end?.winners.length??0)>0)return[];let s=V(t.length===1&&t[0]===e.me);return[o("page.winner",{names:q(t.map(a=>e.names[a]??"")),n:t.length,you:s})]}function lt(e,t){let n=t.list.map((a,r)=>`${r+1}: ${ee(a,e)}`),s=An(e.view.options,t.offer).map(a=>t.offer?a.key:`${a.key}: ${a.act.startsWith("name ")?T(a.act.slice(5)):fl(a.act,e)}`);return[...n,...s].join(", ")}function fl(e,t){if(e==="pass")return o(t.view.offers?.[t.me]?"menu.stay":"menu.pass");let n=e.startsWith("declare")?"declare":"reveal";return o(`menu.${n}`,{points:t.rules?.offers?.[n]??"?"})}function $l(e,t){let[n="",s]=t.split(" "),a=e.rules?.offers,r=n==="reveal"?s?"both":"all":s?"number":"bid",i=$t(e.rules),c=a?.[n==="declare"?"declare":"reveal"]??"?";return o("plain.sure",{level:n,points:c,open:r,said:Number(s??0),loss:i})}function Ka(e,t){let{table:n}=e.message,s=e.view,a=n.chairs[e.me];if(a?.away)return[o("page.speech.standin",{command:o("page.cmd.back")})];if(n.paused)return[o("page.speech.paused",{command:o("page.cmd.resume")})];let r=s.options;if(r){if(t.sure)return[$l(e,t.sure)];if(t.offer)return[o("ask.number"),lt(e,t)];let c=[Et(s,e.names,!1),...r.kind==="lay"?_t(e):[]],u=t.list.length===1||t.list.length<t.hand.length;return r.kind==="offer"||r.kind==="name"||r.kind==="play"&&(t.dummy||u)?[...c,lt(e,t)]:c}return a?n.stage==="between"?[a.ready?o("page.waiting.others"):o("plain.next")]:s.phase==="over"&&n.stage==="waiting"&&!a.ready?[o("page.speech.over",{quit:o("cmd.quit")})]:[]:[]}function we(e,t){let{chairs:n,stage:s}=e.table,a=n.map((c,u)=>{let p=[c.bot&&!t[u]?.includes(o("page.bot"))?o("page.bot"):"",c.away?o("page.away"):"",c.player&&c.ready&&s!=="playing"?o("seat.ready"):""],d=c.player||c.bot?[t[u]??"",...p.filter(Boolean)].join(", "):o("page.chair.empty");return o("page.speech.seat",{n:u+1,who:d})}),r=e.view?.turn.filter(c=>c!==e.seat)??[];if(s==="playing"&&r.length)return[...a,o("ask.wait",{names:q(r.map(c=>t[c]??""))})];if(s!=="waiting")return a;if(e.seat===void 0)return[...a,o("page.speech.watching",{sit:o("page.cmd.sit")})];if(!n[e.seat]?.ready)return[...a,o("page.speech.waiting",{ready:o("page.cmd.ready")})];let i=n.flatMap((c,u)=>c.player&&!c.ready?[t[u]??""]:[]);return[...a,i.length?o("ask.wait",{names:q(i)}):o("page.waiting.friends")]}var _a=({said:e})=>e?[o("page.speech.said",{name:e.name,text:it(e)})]:[];function Ja(e,t){let{event:n,table:s}=e,a=n.seat??-1,r=a>=0&&a===e.seat,i=n.name??t[a]??"",c=s.stage!=="waiting",u=o("page.speech.stands",{n:a+1}),p=r?[]:[o("page.speech.isaway",{name:i})];switch(n.do){case"chat":return r?[]:[o("page.speech.said",{name:i,text:n.text??""})];case"sit":case"bot":return r?we(e,t):[s.chairs[a]?.player||s.chairs[a]?.bot?o("page.speech.sits",{name:t[a],n:a+1}):u];case"remove":return[u];case"stand":return c?p:r?we(e,t):[u];case"unready":return[o("page.speech.unready",{name:i,you:V(r)})];case"ready":return r?c?[]:[o("page.speech.ready",{no:o("cmd.no")})]:s.stage==="playing"?[]:[o("page.speech.isready",{name:i})];case"away":return p;case"back":return[r?o("page.speech.isback.you"):o("page.speech.isback",{name:i})];case"claim":return[o("page.speech.claims",{name:i,you:V(r)})];case"resume":return n.done?[o("page.speech.resumed")]:[r?o("page.waiting.others"):o("page.speech.isready",{name:i})];case"ask":case"answer":return ml(e,t,i,r);default:return[]}}function ml(e,t,n,s){let{event:a,table:r}=e;return a.done?r.cut?[o("page.speech.abandoned")]:[]:a.do!=="answer"?zn(e,t):a.on?s?[]:[o("page.speech.agreed",{name:n})]:[o("page.speech.refused",{name:n,you:V(s)})]}function zn(e,t){let n=e.table.ask;if(!n)return[];let s=[o(`page.proposes.${n.what}`,{name:t[n.by],you:V(n.by===e.seat)})];return e.seat!==void 0&&!n.yes.includes(e.seat)?[...s,o("page.speech.answer",{yes:o("page.cmd.agree"),no:o("cmd.no")})]:s}function gl(e,t){if(!t.event.done||t.event.do!=="ask"&&t.event.do!=="answer")return"";let n=t.event.do==="ask"?t.event.text:e.table.ask?.what;return n==="undo"||n==="replay"?n:""}function Ua(e,t,n){let[s,a,r]=[e.view,t.view,t.message],i=gl(e,r);if(i&&r.event.keep&&r.event.seat!==t.me)return[o("page.speech.rethinks",{name:t.names[r.event.seat??-1]??""})];if(i)return[o(i==="undo"?"plain.undone":"plain.restarted"),...Wa(t)];if(a.phase===void 0)return[];if(!s||s.phase===void 0||!mt(s,a)||e.table.match!==r.table.match)return qn(t,!1);let c=[...yl(s,t,n),...bl(s,t,n)];return a.aside&&!s.aside&&a.phase!=="over"&&c.push(Ra(t,F(A(a.aside),R))),a.phase!=="over"&&c.push(...Dn(t,s),...Nn(t,s),...Da(t,s)),c.push(...vl(s,t,n)),a.phase==="over"&&s.phase!=="over"?[...c,...Rn(t,s)]:c}function yl(e,t,n){let s=t.view;return ke(t).flatMap(a=>{let r=s.offers?.[a];return!r||r===e.offers?.[a]||a===t.me&&r===n?[]:[o("plain.says",{name:t.names[a],offer:D(r)})]})}function bl(e,t,n){let{trump:s,why:a}=t.view;return!s||s===e.trump?[]:a?.trump!=="named"?[Cn(t,!0)]:a.by===t.me&&n===`name ${s}`?[]:[o("plain.names",{name:t.names[a.by??0],you:V(a.by===t.me),trump:T(s)})]}function vl(e,t,n){let s=t.view,a=[],r=J(s);for(let i=J(e);i<=r&&i<(s.leads?.length??0);i++){let c=Je(s,i),u=new Set(c.filter(({seat:p,card:d})=>A(e.played?.[p])[i]===d).map(p=>p.card));for(let{seat:p,card:d}of c)u.has(d)||n===`play ${d}`||a.push(o("plain.plays",{name:t.names[p],card:ee(d,t)}));i<r&&a.push(Ha(t,c,Ue(s,i)))}return a}function Va(e,t){let[n]=e.choices,s=da(e),a=t.view.options,r="none";a?.kind==="lay"?r=C(ge(e.act.split(" ").slice(1),Tn(t)),t.rules):a?.kind==="play"&&t.view.bid!==void 0&&(r=C(t.view.bid,t.rules));let i=Math.round(n?.points??0);return o("plain.hint",{act:Kt(e.act,t),reason:o(e.choices.length===1?"reason.forced":e.player==="expert"?"reason.learnt":"reason.reckoned"),chance:Math.round(100*(n?.chance??0)),bid:r,points:(i>0?"+":"")+x(i),two:V(s!==void 0),second:s?Kt(s.act,t):""})}var wl=2e4,Ga={times:100,each:50},Qa={hand:Ln,bids:Ia,score:Pa,worth:_t,tricks:Bn,trick:(e,[t])=>Number(t)>0?ct(e,Number(t)-1):kl(e),last:e=>ct(e,J(e.view)-1),legal:(e,t,n)=>n.options?[lt(e,n)]:[o("hint.none")]};function kl(e){let t=e.view.phase==="play"?Bn(e).slice(0,1):[];return[...ct(e,J(e.view)),...t]}function Wn({view:e,table:t,seat:n}){let s=t.chairs[n??-1];if(s?.away||t.paused)return s?.away?"away":"paused";let{game:a,deal:r,options:i,trick:c}=e??{};return JSON.stringify([a,r,i,c,t.stage==="between",t.stage==="waiting",t.match])}var xl=["who","say","ready","agree","pause","resume","claim","leave","back","abandon","sit","bot","remove","time"];function Sl(e){let{declare:t=0,reveal:n=0,how:s="none"}=e?.offers??{},a=t&&n?"both":t?"declare":n?"reveal":"none";return[o("plain.help",{n:e?.aside??3,lay:e?.order.includes("lay")??!0?"yes":"no",offer:s==="none"?"none":a,name:e?.order.includes("name")?"yes":"no"}),o("page.speech.help",{list:xl.map(r=>o(`page.cmd.${r}`)).join(", ")})]}function Ol(e){let t={"♣":"C","♦":"D","♥":"H","♠":"S"},n=s=>o(`suit.${t[s.charAt(0)]}`);return e.chapters.flatMap(s=>s.text.map(a=>a.replace(/[♣♦♥♠]\uFE0E?/g,n)))}var Jt=class{#n;#e;#t=null;#a="";#s=0;#r="";#l="";#c="";#u="";#i={about:"",act:""};#o=!1;#f="";#$=void 0;constructor(t,n){this.#n=t,this.#e=n}learn(t){this.#$=t??this.#$}hear(t){let n=this.#t;this.#t=t;let s=this.#d(t);if(!n)return this.#e([...this.#b(t,s),...this.#h(t,!0)]);let a=t.event.do==="present"?[]:Ja(t,Z(t));return s&&a.push(...Ua(n,s,this.#a)),(t.event.do==="act"||t.event.do==="deal")&&t.event.seat===t.seat&&(this.#a=""),n.table.stage!=="waiting"&&t.table.stage==="waiting"&&t.view?.phase!=="over"&&a.push(...we(t,Z(t))),this.#e([...a,..._a(t),...this.#h(t)])}obey(t){return this.#x(t).catch(n=>this.#e([L(n)]))}watchClock(){let t=this.#t,n=t?.table.chairs[t.seat??-1]?.until;if(!t?.view?.options||n===void 0||String(n)===this.#f)return;let s=n-this.#n.now();s>wl||(this.#f=String(n),this.#e([o("page.speech.short",{time:Tt(Math.max(0,s))})]))}#d(t){if(!(!t.view||t.table.stage==="waiting"&&t.view.phase!=="over"))return{message:t,view:t.view,names:Z(t),me:t.seat??-1,rules:this.#$,short:this.#o}}#m(t,n=""){let s=t?.view.options,a=t?qa(t):[],r=new Set(Ea(s)),i=t?.message.table.ask,c=i!==void 0&&!i.yes.includes(t?.me??-1);return{options:s,hand:a,joker:a.find(u=>u===t?.view.turnup)??"",list:a.filter(u=>r.has(u)),dummy:s?.seat!==void 0&&s.seat!==t?.me,sure:this.#r,offer:this.#l,answering:n==="abandon"||c&&!this.#r}}#h(t,n=!1){let s=Wn(t);if(s===this.#c&&!n)return[];s!==this.#c&&(this.#r=this.#l=""),this.#c=s;let a=this.#d(t);return a?.view.phase!==void 0?Ka(a,this.#m(a)):[]}#g(t){let n=this.#h(t,!0);return n.length?n:we(t,Z(t)).slice(t.table.stage==="waiting"?0:-1)}#b(t,n){let{variant:s="standard",rules:a}=this.#n.settled.peek().settings,r=z(`variant.${s}`)?o(`variant.${s}`):s,i=[o("plain.welcome",{variant:a?`${r}, ${o("page.home.house")}`:r})];if(!n||n.view.phase===void 0)return[...i,...we(t,Z(t))];let c=n.view.phase==="over",u=!c&&J(n.view)===0&&!n.view.trick?.length&&!n.view.aside;return[...i,...qn(n,!u),...c?Rn(n):[],...zn(t,n.names)]}async#p(t){try{return N.peek()||await bt(o("page.guest")),this.#s=Math.max(this.#s,(await this.#n.port.act(t)).seq),!0}catch(n){return this.#e([L(n)]),!1}}async#k(){for(let t=0;(this.#t?.seq??0)<this.#s&&t<Ga.times;t++)await new Promise(n=>setTimeout(n,Ga.each));return this.#t}async#x(t){let n=await this.#k(),s=this.#d(n),a=this.#u;this.#u="";let r={m:n,s,moment:this.#m(s,a),waited:a},i=ja(t,r.moment,Mn(o,z));switch(i.kind){case"act":return this.#v(i.act,i.told,r);case"sure":return this.#r=i.offer,this.#e(this.#h(n,!0));case"offer":return this.#r="",this.#l=i.offer,this.#e(this.#h(n,!0));case"ask":return this.#e(this.#h(n,!0));case"forbidden":return this.#e(s?this.#S(r.moment,s):[]);case"trouble":return this.#e(this.#y(i,r));default:return this.#w(i.verb,i.words,i.rest,r)}}async#v(t,n,{m:s,moment:a}){this.#a=n?"":t,this.#r=this.#l="";let r=a.options?.seat===void 0?{}:{hand:a.options.seat};await this.#p({do:"act",act:t,seen:s.seq,...r})||(this.#a="")}#S(t,n){return[Lt(t.options),o("page.speech.legal",{cards:je(t.list,n)})]}#y(t,{m:n,s,moment:a}){let r={...t.args,list:s?lt(s,a):""};if(t.cards){let c=s??{short:this.#o};r.cards=je(t.cards,c),r.card=ee(t.cards[0],c)}r.n===1&&(r.list=r.list.replace(/^1: /,""));let i=[o(t.key,r)];return t.then==="lay"&&i.push(o("plain.lay",{n:a.options?.pick??3})),t.then==="ask"?[...i,...this.#g(n)]:i}async#w(t,n,s,a){let{m:r}=a,i=this.#j(t,n,a);if(i)return this.#e(i);switch(t){case"rules":return this.#e(await this.#E());case"hint":return this.#e(await this.#L(a.s));case"take":return this.#N(a);case"":case"ready":case"next":case"again":return this.#C(t,r);case"say":return s?void await this.#p({do:"chat",text:s}):this.#e([o("page.speech.say",{command:o("page.cmd.say")})]);case"agree":case"yes":case"no":return this.#D(t,a);case"undo":case"pause":return void await this.#p({do:"ask",text:t});case"restart":case"abandon":return this.#M(t,a);case"quit":return se("/")}return this.#A(t,n,r)}async#M(t,{waited:n}){if(t==="restart"&&n===t)return void await this.#p({do:"ask",text:"replay"});this.#u=t;let s=o("plain.again",{command:o("cmd.restart")});return this.#e([t==="restart"?s:o("page.speech.abandon")])}async#A(t,n,s){let a=s.table.chairs[s.seat??-1],r=s.table.stage==="waiting";return t==="leave"&&a?void await this.#p({do:"stand"}):t==="claim"&&a?void await this.#p({do:"claim"}):t==="resume"&&a&&s.table.paused?void await this.#p({do:"resume"}):t==="back"&&a?.away?void await this.#p({do:"back"}):t==="sit"&&!a?this.#O(t,n,s):(t==="bot"||t==="remove")&&r?this.#O(t,n,s):this.#e([o("illegal"),...this.#g(s)])}#j(t,n,{m:s,s:a,moment:r}){switch(t){case"who":return we(s,Z(s));case"time":return this.#T(s);case"help":return Sl(this.#$);case"short":return this.#o=!this.#o,[o("plain.short",{short:this.#o?"yes":"no"})]}let i=Object.hasOwn(Qa,t)?Qa[t]:void 0;if(i)return a?.view.phase===void 0?we(s,Z(s)):i(a,n,r)}#T(t){let n=Z(t),s=t.table.chairs.flatMap((a,r)=>{let i=a.until===void 0?a.bank:a.until-this.#n.now();return i===void 0?[]:[o("page.speech.clock",{name:n[r],time:Tt(Math.max(0,i))})]});return s.length?s:[o("page.speech.noclock")]}async#E(){try{return Ol(await ne(this.#n.settled.peek().settings,Q.peek()))}catch(t){return[L(t)]}}async#L(t){if(t&&!t.message.table.hints)return[o("page.speech.nohints")];if(!t?.view.options)return[o("hint.none")];this.#e([o("page.hint.thinking")]);try{let{advice:n}=await this.#n.port.hint();this.#i={about:Wn(t.message),act:n.act};let s=o("plain.take",{command:o("cmd.take")});return[Va(n,t),...zt(n,t.rules,a=>Kt(a,t)),s]}catch(n){return[L(n)]}}async#N(t){let{about:n,act:s}=this.#i;if(n!==Wn(t.m))return this.#e([o("plain.take.none",{command:o("cmd.hint")})]);let a=t.moment.options;return a?.kind!=="offer"||s==="pass"||a.acts?.length===1?this.#v(s,!0,t):(this.#r=s,this.#e(this.#h(t.m,!0)))}async#C(t,n){let s=n.table.chairs[n.seat??-1],{stage:a,paused:r}=n.table;return r&&s?void await this.#p({do:"resume"}):s&&!s.ready&&(a==="between"||a==="waiting")?this.#q():this.#e(t&&n.view?.options?[o("illegal"),...this.#g(n)]:this.#g(n))}async#q(){let t=await this.#n.ready();t&&(this.#s=Math.max(this.#s,t.seq))}async#D(t,{m:n,waited:s}){if(s==="abandon"&&t==="yes")return void await this.#p({do:"ask",text:"abandon"});if(s)return this.#e([o("page.speech.kept")]);let a=n.table.stage==="waiting"&&n.table.chairs[n.seat??-1]?.ready;if(t==="no"&&a)return void await this.#p({do:"unready"});if(!n.table.ask)return this.#e([o("page.speech.nothing.asked"),...this.#g(n)]);await this.#p({do:"answer",on:t!=="no",seen:n.seq})}async#O(t,n,s){let a=Number(n.find(p=>/^\d+$/.test(p))??0)-1;if(a>=s.table.chairs.length)return this.#e([o("page.speech.nochair")]);if(t==="sit")return void await this.#p({do:"sit",...a>=0?{seat:a}:{}});if(a<0&&t==="remove")return this.#e([o("page.speech.nochair")]);if(t==="remove")return void await this.#p({do:"remove",seat:a});let r=Mn(o,z),i=n.map(p=>Ta(p,r)).find(Boolean);if(a>=0&&i)return void await this.#p({do:"bot",seat:a,text:i});let c=r.levels.map(([p])=>p),u=o("page.cmd.bot");return this.#e([o("page.speech.bots",{command:u,level:c[2]??"",levels:c.join(", ")})])}};var Xa={lines:250,typed:50};function Ya({table:e,variant:t}){let[n,s]=b([]),a=M(0),r=(u,p=!1)=>{let d=u.map(h=>({id:a.current++,text:h,typed:p}));d.length&&s(h=>[...h,...d].slice(-Xa.lines))},i=Ml(e,t,r),c=u=>{u&&r([`› ${u}`],!0),i(u)};return l`<section class="speech" aria-label=${o("page.speech.region")}>
		<${Al} onsend=${c} />
		<${jl} lines=${n} />
	</section>`}function Ml(e,t,n){let s=xe(()=>new Jt(e,n),[e]),a=M(Promise.resolve()),r=t!==void 0;return v(()=>{if(!r)return;s.learn(t);let i=e.newest.subscribe(u=>u&&s.hear(u)),c=setInterval(()=>s.watchClock(),1e3);return()=>{clearInterval(c),i()}},[s,r]),i=>{a.current=a.current.then(()=>s.obey(i))}}function Al({onsend:e}){let t=M(null),n=M({all:[],at:0});v(()=>t.current?.focus(),[]);function s(r){r.preventDefault();let i=t.current?.value.trim()??"";t.current&&(t.current.value=""),i&&(n.current.all=[...n.current.all.filter(c=>c!==i),i].slice(-Xa.typed)),n.current.at=n.current.all.length,e(i)}function a(r){let i=r.key==="ArrowUp"?-1:r.key==="ArrowDown"?1:0;if(!i||!t.current)return;r.preventDefault();let{all:c,at:u}=n.current;n.current.at=Math.max(0,Math.min(c.length,u+i));let p=c[n.current.at]??"";t.current.value=p,t.current.setSelectionRange(p.length,p.length)}return l`<form onsubmit=${s}>
		<label for="command">${o("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${t} onkeydown=${a}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${!1} enterkeyhint="send" maxlength="400" />
		<button class="button">${o("page.speech.do")}</button>
	</form>`}function jl({lines:e}){let t=M(null);return oe(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[e]),l`<div class="log" role="log" aria-live="polite" aria-label=${o("page.speech.log")} tabindex="0" ref=${t}>
		${e.map(({id:n,text:s,typed:a})=>l`<p key=${n} ...${a?{class:"typed","aria-hidden":"true"}:{class:""}}>${s}</p>`)}
	</div>`}function Za(e,t){if(typeof BroadcastChannel>"u")return;let n=new BroadcastChannel(e);return n.onmessage=({data:s})=>t(s),n}var Fn=class{#n;#e;#t;#a=new Map;constructor(t,n){this.#n=t,this.#e=n,this.#t=Za("ninetynine.tables",s=>this.#r(s))}get rests(){let t=this.#a.get(this.#n)??0;return[...this.#a.values()].filter(n=>n>t).length>=4}look(){let t=Math.max(Date.now(),...this.#a.values());this.#a.set(this.#n,t+Math.random()),this.hold()}hold(){this.#s(this.#a.get(this.#n)??0)}leave(){this.#s(0)}close(){this.#t?.close(),this.#t=void 0}#s(t){this.#t?.postMessage({table:this.#n,looked:t})}#r({table:t,looked:n}){let s=this.rests;n?this.#a.set(t,n):t!==this.#n&&this.#a.delete(t),this.rests!==s&&this.#e()}},Ut=class{ours=!1;#n;#e;#t;#a;#s=0;#r=0;#l=0;#c=()=>{};constructor(t,n,s,a){this.#n=n,this.#e=s,this.#t=Za(`ninetynine.table.${t}`,r=>this.#o(r)),this.#a=new Fn(t,a),addEventListener("pagehide",this.leave),this.claim()}get rests(){return this.#a.rests}claim(){this.#a.look(),this.#u()}#u=()=>{this.ours||(this.ours=!0,this.#a.hold(),[this.#s,this.#r]=[Math.random(),Date.now()],clearTimeout(this.#l),this.#i({claim:this.#s}),this.#c())};async turn(){for(;!this.ours&&this.#t;)await new Promise(t=>this.#c=()=>t(void 0))}tell(t){this.ours&&this.#i({said:t})}leave=()=>{this.ours&&(this.#i({gone:!0}),this.#a.leave()),this.ours=!this.#t};close(){this.leave(),removeEventListener("pagehide",this.leave),clearTimeout(this.#l),this.#t?.close(),this.#t=void 0,this.#a.close(),this.#c()}#i(t){this.#t?.postMessage(t)}#o({claim:t,gone:n,said:s}){if(this.ours){if(t===void 0)return;if(Date.now()-this.#r<1e3&&t<this.#s)return this.#i({claim:this.#s});this.ours=!1,this.#e()}clearTimeout(this.#l);let a=document.visibilityState==="visible";this.#l=setTimeout(this.#u,n?a?0:2e3*Math.random():4e4),t===void 0&&!n&&this.#n(s)}};var Tl=4e4,El=5e3,Hn={first:250,longest:8e3};function to(e,t){if(t===null||typeof t!="object"||Array.isArray(t))return t;let n=Array.isArray(e)?[...e]:typeof e=="object"?{...e}:{};for(let[s,a]of Object.entries(t))a===null?delete n[s]:n[s]=to(n[s],a);return n}var eo=e=>e instanceof te&&e.status<500&&e.status!==429&&e.status!==401,Vt=class{state=E("opening");refused=E(null);#n;#e;#t=0;#a={};#s=!1;#r=()=>{};#l=new AbortController;#c=!1;#u=!1;#i=-1/0;#o;constructor(t,n){this.#n=t,this.#e=n,this.#o=new Ut(t,s=>this.#y(s),()=>this.#f(),()=>this.#d()),addEventListener("online",this.#m),document.addEventListener("visibilitychange",this.#h),this.#g()}act(t){let n=document.visibilityState==="visible";return this.#o.rests&&n&&this.again(),cs(this.#n,t)}hint(){return us(this.#n)}ahead(){return this.#i===-1/0?0:this.#i}again=()=>{if(!this.#o.ours||this.#o.rests)return this.#o.claim(),this.#d();this.#c||(this.#u=!0,this.#d())};#f(){this.#d(),this.#t===0&&this.#$()}async#$(){let t=await Zt(this.#n).catch(()=>{});t&&t.seq>this.#t&&this.#y(t)}#d(){this.#l.abort(),this.#r()}close(){this.#s=!0,removeEventListener("online",this.#m),document.removeEventListener("visibilitychange",this.#h),this.#o.close(),this.#d()}#m=()=>{this.#o.ours&&!this.#o.rests&&this.again()};#h=()=>{document.visibilityState==="visible"&&(!this.#o.ours||this.#o.rests||this.state.peek()==="lost")&&this.again()};async#g(){for(let t=Hn.first;!this.#s;t=Math.min(2*t,Hn.longest)){let n=this.#t;try{await this.#p(),this.#o.ours&&!this.#s&&await this.#x()}catch(a){if(eo(a))return this.refused.value=a,this.state.value="refused",this.#o.close()}if(this.#s)return;if(!this.#o.ours||this.#o.rests)continue;this.state.value="lost",this.#t>n&&(t=Hn.first);let s=this.#u?0:t;this.#u=!1,await this.#b(s)}}#b(t){return new Promise(n=>{let s=setTimeout(n,t);this.#r=()=>(clearTimeout(s),n(void 0))})}async#p(){for(await this.#o.turn();this.#o.rests&&!this.#s;await this.#o.turn())await this.#k()}async#k(){let{signal:t}=this.#l=new AbortController;try{let n=await Zt(this.#n,t);if(!this.#o.ours)return;this.#o.tell(n),this.#y(n)}catch(n){if(t.aborted)return;if(eo(n))throw n;this.state.value="lost"}this.#o.rests&&!this.#s&&await this.#b(El)}async#x(){let t=this.#l=new AbortController,n=()=>setTimeout(()=>t.abort(),Tl),s=n();try{let a=(await this.#v(t.signal)).pipeThrough(new TextDecoderStream).getReader();for(let r="";;){let{value:i,done:c}=await a.read();if(c)return;clearTimeout(s),s=n(),this.#o.tell();let u=(r+i).split(`
`);r=u.pop()??"";for(let p of u)p&&!this.#s&&this.#S(JSON.parse(p))}}finally{this.#c=!1,clearTimeout(s),t.abort()}}async#v(t){this.#c=!0;let n={Accept:"application/x-ndjson"},s=await fetch(ps(this.#n,this.#t),{headers:n,signal:t});if(this.#c=!1,this.#i=Math.max(this.#i,Date.parse(s.headers.get("Date")??"")-Date.now()||-1/0),!s.ok||!s.body)throw rs(s,await s.text().catch(()=>""));return this.state.value="live",s.body}#S({changes:t,...n}){t&&(n={...n,...to(this.#a,t)});let{table:s,seat:a,muted:r,view:i}=n;this.#a={table:s,seat:a,muted:r,view:i},!(n.seq<=this.#t&&n.event.do!=="present")&&(this.#o.tell(n),this.#w(n))}#y(t){if(this.#s)return;if(this.#t===0&&t?.event.do!=="present")return void this.#$();this.state.value="live";let n=t&&(t.event.do==="present"?t.seq===this.#t:t.seq<=this.#t);t&&!n&&this.#w(t)}#w(t){this.#t=t.seq,this.#i=Math.max(this.#i,t.at-Date.now()),this.#e(t)}};var Ll=["rank","arrows","suits","ends","enter","hint","last","score","undo","close","help"];function no({onclose:e}){return l`<${H} title=${o("page.keys")} onclose=${e}>
		<dl class="keys">
			${Ll.map(t=>{let[n="",s=""]=o(`page.keys.${t}`).split("|");return l`<dt key=${t}>${n}</dt><dd>${s}</dd>`})}
		</dl>
		<p class="soft">${o("page.keys.spoken")}</p>
	<//>`}var In=()=>document.querySelector(".hand.asked")??document.querySelector(".mine .hand"),Pn=()=>In()?.querySelector('[data-card][tabindex="0"]');function so(){v(()=>{let e=null,t=null,n=0,s=Os();function a(u){u.target instanceof Element&&u.target.closest("dialog")||(e=u.target instanceof HTMLElement&&u.target.closest("main.table")?u.target:null,t=e?.closest(".hand")??null,n=t&&e?[...t.querySelectorAll("[data-card]")].indexOf(e):0)}let r=()=>(e=null,s=!0);function i(){if(document.activeElement!==document.body||document.querySelector("dialog[open]"))return;if(!e)return void(s&&document.getElementById("main")?.focus({preventScroll:!0}));if(e.isConnected){e.matches(":disabled")||e.focus({preventScroll:!0});return}let u=t?.isConnected?t.querySelectorAll("[data-card]"):[],p=()=>document.querySelector(".answer button:not(:disabled)"),d=()=>document.querySelector(".over .button.chief:not(:disabled)"),h=u[Math.min(n,u.length-1)]??p()??Pn()??d();h instanceof HTMLElement&&h.focus({preventScroll:!0})}let c=new MutationObserver(i);return c.observe(document.body,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",a),document.addEventListener("pointerdown",r),()=>{c.disconnect(),document.removeEventListener("focusin",a),document.removeEventListener("pointerdown",r)}},[])}function ao({table:e,message:t,onpanel:n,onclose:s}){let{seat:a}=t,r=t.table.stage!=="waiting",i=t.table.chairs.filter($=>$.player).length===1,[c,u]=b(!1),p=$=>{s(),e.act($)},{settings:d}=e.settled.value,h=a!==void 0&&t.view?.phase==="play",f=Cl(e.id,h,t.seq);return l`<${H} title=${o("page.more")} onclose=${s}>
		<div class="menu">
			<section><h3>${o("page.more.deal")}</h3>
				<button type="button" class="button" onclick=${()=>n("tricks")}>${o("tricks.title")}</button>
				${a!==void 0&&r?l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"replay"})}>
							${o(i?"page.do.replay":"page.ask.replay")}
						</button>`:null}
				${h?l`<button type="button" class="button" style=${{visibility:f?"visible":"hidden"}}
							onclick=${()=>p({do:"claim"})}>${o("page.claim")}</button>`:null}
			</section>
			${a!==void 0&&r?l`<section><h3>${o("page.more.match")}</h3>
					${t.table.paused?null:l`<button type="button" class="button" onclick=${()=>p({do:"ask",text:"pause"})}>
								${o(i?"page.do.pause":"page.ask.pause")}
							</button>`}
					${i?null:l`<button type="button" class="button" onclick=${()=>p({do:"stand"})}>${o("page.leave")}</button>`}
					${c?l`<button type="button" class="button chief" onclick=${()=>p({do:"ask",text:"abandon"})}>
								${o("page.abandon.sure")}
							</button>`:l`<button type="button" class="button" onclick=${()=>u(!0)}>${o("page.abandon")}</button>`}
				</section>`:null}
			<section><h3>${o("page.more.know")}</h3>
				${d.rules?l`<button type="button" class="button" onclick=${()=>n("rules")}>${o("page.house")}</button>`:l`<a class="button" href=${`/rules/${d.variant??"standard"}`}>${o("page.nav.rules")}</a>`}
				<button type="button" class="button" onclick=${()=>n("keys")}>${o("page.keys")}</button>
				<a class="button" href="/settings">${o("page.nav.settings")}</a>
				<button type="button" class="button" onclick=${()=>se("/")}>${o("page.home")}</button>
			</section>
			<${Nl} chairs=${t.table.chairs} />
		</div>
	<//>`}function Nl({chairs:e}){let t=e.filter(n=>n.bot);return t.length===0?null:l`<section class="bots"><h3>${o("page.more.bots")}</h3>
		<ul>
			${t.map(n=>l`<li key=${n.name}><b>${ye(n)}</b> <span class="soft">${Ce(n)}</span>
					<small class="soft">${qe(n)}</small></li>`)}
		</ul>
	</section>`}function Cl(e,t,n){let[s,a]=b(!1);return v(()=>{let r=new AbortController,i=()=>{};return t&&hs(e,r.signal).then(c=>a(c.settled),i),()=>r.abort()},[e,t,n]),s&&t}function oo({settings:e,onclose:t}){let[n,s]=b(null);return v(()=>{_(()=>ne(e,Q.value)).then(a=>a&&s(a))},[]),l`<${H} title=${o("page.house")} broad onclose=${t}>
		${n?l`<${yn} guide=${n} />`:null}
	<//>`}function Kn({table:e,message:t,names:n}){let s=t.table.ask,{seat:a}=t;if(t.table.paused&&a!==void 0&&!t.table.chairs[a]?.ready)return l`<p class="proposal">
			<button type="button" class="button chief" onclick=${()=>e.act({do:"resume"})}>${o("page.resume")}</button>
		</p>`;if(a!==void 0&&t.table.chairs[a]?.away)return l`<p class="proposal">${o("page.standin")}${" "}
			<button type="button" class="button chief" onclick=${()=>e.act({do:"back"})}>${o("page.back")}</button>
		</p>`;if(!s)return null;let i=a!==void 0&&!s.yes.includes(a),c=u=>e.act({do:"answer",on:u,seen:t.seq});return l`<div class="proposal" role=${j.spoken.value?void 0:"alert"}>
		<p>${o(`page.proposes.${s.what}`,{name:n[s.by]??"",you:s.by===a?"yes":"no"})}</p>
		${i?l`<div class="answers">
					<button type="button" class="button chief" onclick=${()=>c(!0)}>${o("page.agree")}</button>
				<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.disagree")}</button></div>`:null}
		${s.by===a?l`<div class="answers">
					<button type="button" class="button" onclick=${()=>c(!1)}>${o("page.withdraw")}</button>
				</div>`:null}
	</div>`}function ql(e,t,n){let s=C(e.bid??0,n);return o("page.over.own",{bid:s,won:e.won?.[t]??0,points:e.points?.[t]??0})}function Dl({view:e,variant:t}){let n=e?.seat;if(!e||n===void 0||e.bid===void 0)return null;let s=e.made?.[n]??!1;return l`<p class=${`outcome own-${s?"made":"failed"}`}>
		<b aria-hidden="true">${s?"✓":"✕"}</b> ${ql(e,n,t)}
	</p>`}function Bl({winners:e,names:t,me:n}){if(!e)return null;let s=e.length===1&&e[0]===n?"yes":"no",a={names:q(e.map(r=>t[r]??"")),n:e.length,you:s};return l`<p class="outcome winner">${o("page.winner",a)}</p>`}function ro({table:e,message:t,names:n,variant:s}){let{seat:a}=t,r=a!==void 0&&t.table.chairs[a]?.ready,i=t.table.stage==="waiting";return l`<div class="over leaf sheeted" onclick=${c=>c.stopPropagation()}>
		<${Kn} table=${e} message=${t} names=${n} />
		${i?l`<${Bl} winners=${t.table.winners} names=${n} me=${a??-1} />`:null}
		<${Dl} view=${t.view} variant=${s} />
		<${ze} view=${t.view} names=${n} variant=${s} />
		<div class="row">
			${a===void 0||r?l`<p class="soft">${a===void 0?"":o("page.waiting.others")}</p>`:l`<button type="button" class="button chief" disabled=${e.waits.value>0||t.table.paused}
						onclick=${()=>e.ready()}>${o(i?"page.again":"page.next")}</button>`}
			${i||t.table.open?l`<a class="button plain" href=${`/replay/${e.id}/${t.table.match}/${t.view?.deal??0}`}>
						${o("page.replay")}
					</a>`:null}
		</div>
	</div>`}var Rl={calm:2e3,usual:1200,quick:550,instant:550},zl=280,Wl={calm:650,usual:350,quick:150,instant:0},Fl=12,Hl=(e,t)=>mt(e,t)&&io(t)>io(e),io=e=>(e?.played??[]).reduce((t,n)=>t+A(n).length,0),Il=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Gt=class{shown=E(null);#n;#e=[];#t=0;#a=()=>{};constructor(t){this.#n=t}take(t){this.#e.push(t),document.hidden||this.#e.length>Fl?this.skip():this.#t||this.#s()}skip(){this.stop();let t=this.#e.at(-1)??this.shown.peek()?.message;this.#e=[],t&&(this.shown.value={message:t,full:null})}hurry(){return this.#t&&this.#a(),this.#t!==0&&(this.#e.length>0||!!this.shown.peek()?.full)}stop(){clearTimeout(this.#t),this.#t=0}#s(){let t=this.#e.shift();if(!t)return;let n=this.shown.peek()?.message.view,s=Ee(n,t.view);this.shown.value={message:t,full:s};let a=Wl[this.#n()];if(!s&&a&&Hl(n,t.view))return this.#r(a,()=>this.#s());if(!s)return void this.#s();this.#r(Rl[this.#n()],()=>{this.shown.value={message:t,full:{...s,gone:!0}},this.#r(Il()?0:zl,()=>{this.shown.value={message:t,full:null},this.#s()})})}#r(t,n){this.#a=()=>{this.stop(),n()},this.#t=setTimeout(this.#a,t)}};var Pl=450,Kl=100,_n=e=>e?.options?JSON.stringify([e.game,e.deal,e.phase,e.played,e.offers,e.options]):"",_l=e=>e.event.done===!0&&(e.event.do==="ask"||e.event.do==="answer"),Jl=({seq:e,at:t,event:{by:n="",name:s="",seat:a=-1,text:r=""}})=>({seq:e,at:t,by:n,name:s,seat:a,text:r}),Qt=class{newest=E(null);settled=E({settings:{},host:""});busy=E("");waits=E(0);thinking=E(!1);chosen=E(new Set);advice=E(null);intended=E("");next=E("");showing=new Gt(()=>j.spoken.value?"quick":j.pace.value);view=ht(()=>this.showing.shown.value?.message.view);talk=ht(()=>{let{message:t,full:n}=this.showing.shown.value??{},s=(t?.seq??0)-(n?1:0);return this.#n.value.filter(a=>!a.remark||a.seq<=s)});current=ht(()=>{let t=this.showing.shown.value;return!t||t.full!==null||this.busy.value.startsWith("play ")?!1:t.message.seq>=this.#e.value&&t.message.seq===this.newest.value?.seq});#n=E([]);#e=E(0);#t="";#a=0;#s=!1;#r;constructor(t,n){this.id=t,this.port=n(t,s=>this.#l(s)),this.#r=Yn(()=>this.#$())}now(){return Date.now()+this.port.ahead()}close(){this.#r(),clearTimeout(this.#a),this.showing.stop(),this.port.close()}async act(t){t.do==="ask"&&(this.next.value=""),this.waits.value++;let n=await this.#i(t);return this.waits.value--,n}async play(t){let n=this.view.peek()?.options;if(!n||this.busy.peek())return!1;this.busy.value=t;let s=this.#t=`${n.seat??this.newest.peek()?.seat} ${t}`;this.#s=!1,this.showing.hurry();let a=n.seat===void 0?{}:{hand:n.seat},r=await this.#i({do:"act",act:t,seen:this.newest.peek()?.seq,...a});return this.#t===s&&(this.#t="",(!r||this.#u())&&(this.busy.value="")),r!==void 0}async lay(t){await this.play(`lay ${[...this.chosen.peek()].join(" ")}`)&&(this.intended.value=t,this.#f())}async ready(){if(this.waits.peek())return;if(this.newest.peek()?.table.stage!=="waiting")return this.act({do:"ready"});this.waits.value++;let t=await ks();return this.waits.value--,t&&xs(this.id,t),this.act({do:"ready",...t?{text:t.commit}:{}})}async hint(){let t=this.#c();if(!t||this.thinking.peek())return;this.thinking.value=!0;let n=await _(()=>this.port.hint());this.thinking.value=!1,n&&t===this.#c()&&(this.advice.value={about:t,advice:n.advice})}heed(){let t=this.advice.peek();if(this.advice.value=null,!t||t.about!==_n(this.view.peek()))return;let[n,...s]=t.advice.act.split(" ");n==="lay"?this.chosen.value=new Set(s):this.play(t.advice.act)}#l(t){_l(t)&&(this.next.value="",this.#s=!0),Se(()=>{this.newest.value=t,t.settings&&(this.settled.value={settings:t.settings,host:t.host??""});let n=t.event.do==="chat"?Jl(t):t.said;t.talk?this.#n.value=t.talk:n&&(this.#n.value=[...this.#n.value,n].slice(-Kl)),t.event.acts?.includes(this.#t)&&(this.#t=""),!this.#t&&this.#u()&&(this.busy.value=""),this.showing.take(t)}),this.#o(t),this.#f()}#c(){return _n(this.newest.peek()?.view)}#u(){return(this.newest.peek()?.seq??0)>=this.#e.peek()}async#i(t){try{let n=await this.port.act(t);return this.#e.value=Math.max(this.#e.value,n.seq),n}catch(n){let{reason:s}=n;s==="no-session"&&this.port.again(),s!=="stale"&&W(L(n));return}}#o(t){let n=t.seat===void 0?void 0:t.table.chairs[t.seat],s=t.event.do==="begin"||t.event.do==="present";if(t.table.stage!=="mixing"||!n?.commit||!s)return;let a=kt(this.id,n.commit);a&&this.port.act({do:"entropy",text:a}).catch(()=>{})}async#f(){let t=this.intended.peek(),n=this.newest.peek()?.view;if(!t||this.#t||!this.#u())return;if(n?.options?.kind==="lay")return void(this.intended.value="");if(n?.phase==="lay")return;if(!(n?.options?.kind==="offer"?n.options.acts??[]:[]).includes(t))return void(this.intended.value="");this.showing.skip(),await this.play(t),this.intended.value=""}#$(){let t=this.view.value,n=this.current.value&&this.busy.value===""?t?.options:void 0;clearTimeout(this.#a),n?.kind==="play"&&t&&this.#d(t,n),(t?.phase!=="play"||!A(t.hand).includes(this.next.peek()))&&(this.next.value="");let s=new Set(A(t?.options?.from)),a=[...this.chosen.peek()].filter(r=>s.has(r));a.length!==this.chosen.peek().size&&(this.chosen.value=new Set(a)),this.advice.peek()&&this.advice.peek()?.about!==_n(this.newest.value?.view)&&(this.advice.value=null)}#d(t,n){let s=A(n.from),a=n.seat===void 0&&s.includes(this.next.peek())?this.next.peek():"",r=a||(s.length===1&&this.#m(t)?s[0]:"");if(a||(this.next.value=""),!r)return;let i=()=>(this.next.value="",void this.play(`play ${r}`));this.#a=setTimeout(i,a?0:Pl)}#m(t){return!(this.newest.peek()?.table.chairs.filter(s=>s.player).length===1)||this.#s||t.options?.seat!==void 0?!1:j.forced.value||A(t.hand).length===1&&!j.spoken.value}};function lo({table:e,names:t,about:n="",view:s,me:a}){let[r,i]=b(null),c=s?`${s.deal} ${s.phase==="over"}`:"";return v(()=>{let u=!0;return _(()=>ds(e)).then(p=>u&&i(p?.scores??[])),()=>{u=!1}},[e,c]),r===null?null:l`${n?l`<p class="soft">${n}</p>`:null}
		<${Gl} scores=${r} names=${t} me=${a??s?.seat} end=${s?.end} />`}function co(e,t){if(t)return o("page.scores.deals",{n:t});if(!e)return" ";let{game:n,rubber:s}=e,a=n.target?o("page.scores.to",{n:n.target}):o("page.scores.deals",{n:n.deals});return s.wins?`${a} · ${o("page.scores.rubber.first",{n:s.wins})}`:s.games?`${a} · ${o("page.scores.rubber.games",{n:s.games})}`:a}function Ul(e){let t=[];for(let n of e)(t[n.game]??=[]).push(n);return t.filter(n=>n)}var Vl=4;function Gl({scores:e,names:t,me:n=-1,end:s}){if(e.length===0)return l`<${Ql} names=${t} />`;let a=Ul(e),r=e[0]?.points.length??0,i=t.map((p,d)=>d).slice(0,r),c=e.some(p=>p.made.some(Boolean)),u=["declare","reveal"].filter(p=>e.some(d=>d.premium.some(h=>h.startsWith(p))));return l`<div class="score-sheet" data-hands=${r}>
		<${Y}><table class="book running-score">
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${o("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${o("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${o("page.scores.dealer")}</th>
				${i.map(p=>l`<th key=${p} scope="colgroup" colspan="2" class="hand-column">${t[p]}</th>`)}
			</tr><tr class="kinds">
				${i.map(p=>l`<${Xn} key=${p}>
						<th scope="col" class="gained">${o("page.scores.gained")}</th>
						<th scope="col" class="stands">${o("page.scores.stands")}</th>
					<//>`)}
			</tr></thead>
			${a.map((p,d)=>l`<${Xl} key=${d} game=${p} alone=${a.length===1} names=${t} seats=${i} />`)}
			${a.length>1||s?.rubber?l`<${Zl} games=${a} seats=${i} end=${s} />`:null}
		</table><//>
		${c||u.length?l`<p class="small soft legend">
					${c?l`<span><span class="dot" aria-hidden="true"></span> ${o("page.scores.made")}</span>`:null}
					${u.map(p=>l`<span key=${p} class="of-gained">
							<sup>${o(`page.scores.${p}`)}</sup> ${o(`offer.${p}`)}
						</span>`)}
				</p>`:null}
		${e.length>=Vl?l`<${tc} games=${a} names=${t} me=${n} />`:null}
	</div>`}function Ql({names:e}){return l`<${Y}><table class="book running-score unwritten">
			<thead><tr>${e.map((t,n)=>l`<th key=${n} scope="col" class="hand-column">${t}</th>`)}</tr></thead>
			<tbody><tr>${e.map((t,n)=>l`<td key=${n}>${x(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${o("page.scores.none")}</p>`}function Xl({game:e,alone:t,names:n,seats:s}){let a=e[e.length-1],r=a?.closed;return l`<tbody>
		${t?null:l`<${uo} n=${s.length} text=${o("page.scores.game",{n:(a?.game??0)+1})} />`}
		${e.map(i=>l`<tr key=${i.deal}>
				<th scope="row">${i.deal+1}</th>
				<td class="trump-column"><${U} trump=${i.trump} /><span class="unseen">${T(i.trump)}</span></td>
				<td class="dealer-column">${n[i.dealer]}</td>
				${s.map(c=>l`<${Yl} key=${c} score=${i} seat=${c} />`)}
			</tr>`)}
		${r&&r.bonus.some(i=>i)?l`<${ut} class="bonus" text=${o("page.scores.bonus")} seats=${s}
						of=${i=>r.bonus[i]?x(r.bonus[i]):"–"} />
					<${ut} class="sum" text=${o("page.scores.with")} seats=${s} winners=${r.winners}
						of=${i=>x((a.totals[i]??0)+(r.bonus[i]??0))} />`:null}
	</tbody>`}var uo=({n:e,text:t})=>l`<tr class="game-head">
	<th scope="rowgroup" colspan=${2+2*e}>${t}</th><td class="dealer-column"></td>
</tr>`;function ut({text:e,seats:t,of:n,winners:s,class:a}){let r=i=>s?l`<span class=${s.includes(i)?"won-it":""}>${n(i)}</span>`:n(i);return l`<tr class=${a}>
		<th scope="row" colspan="2">${e}</th><td class="dealer-column"></td>
		${t.map(i=>l`<td key=${i} colspan="2">${r(i)}</td>`)}
	</tr>`}function Yl({score:e,seat:t}){let n=e.made[t]??!1,s=e.premium[t]??"",a=s.startsWith("reveal")?"reveal":"declare",r=l`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${o("made.short")}</span>`;return l`<td class="gained">
			${x(e.points[t]??0)}
			${s?l`<sup title=${D(s)}>${o(`page.scores.${a}`)}</sup>`:null}
		</td>
		<td class="stands">${x(e.totals[t]??0)}<span class="tick">${n?r:null}</span></td>`}function Zl({games:e,seats:t,end:n}){let s=e.map(u=>u[u.length-1]).filter(u=>u!==void 0),a=u=>s.reduce((p,d)=>p+(d.totals[u]??0)+(d.closed?.bonus[u]??0),0),r=u=>s.filter(p=>p.closed?.winners.includes(u)).length,i=u=>n?.rubber?.[u]||"–",c=u=>x(n&&!n.cut?n.totals[u]??0:a(u));return l`<tfoot>
		<${uo} n=${t.length} text=${o("page.scores.together")} />
		<${ut} text=${o("page.scores.wins")} seats=${t} of=${u=>r(u)||"–"} />
		${n?.rubber?l`<${ut} text=${o("page.scores.rubber")} seats=${t} of=${i} />`:null}
		<${ut} class="sum" text=${o("page.scores.all")} seats=${t} of=${c} winners=${n?.winners??[]} />
	</tfoot>`}function ec(e){let t=[],n=[],s=[];for(let a of e){for(let r of a)t.push(r.totals.map((i,c)=>i+(s[c]??0)+(r.closed?.bonus[c]??0))),r.closed&&n.push(t.length);s=t[t.length-1]??s}return{at:t,ends:n}}function tc({games:e,names:t,me:n}){let{at:s,ends:a}=ec(e),[r,i,c]=[470,210,104],u=s.flat(),[p,d]=[Math.min(0,...u),Math.max(1,...u)],h=g=>34+g*(r-c-34)/Math.max(1,s.length),f=g=>i-22-(g-p)*(i-34)/(d-p),$=sc((s[s.length-1]??[]).map(f),20),y=nc(d-p),m=Math.ceil(p/y),k=Array.from({length:Math.floor(d/y)-m+1},(g,S)=>(m+S)*y),w=o("page.scores.course");return l`<figure class="course"><svg viewBox=${`0 0 ${r} ${i}`} role="img" aria-label=${w}>
		${k.map(g=>l`<g key=${g}>
				<line class=${g===0?"base":"grid"} x1="34" x2=${r-c} y1=${f(g)} y2=${f(g)} />
				<text x="28" y=${f(g)+5} text-anchor="end">${x(g)}</text>
			</g>`)}
		${a.slice(0,-1).map(g=>l`<line key=${g} class="end" x1=${h(g)} x2=${h(g)} y1="6" y2=${i-22} />`)}
		${t.slice(0,s[0]?.length??0).map((g,S)=>l`<g key=${S} class=${S===n?"self":""} data-line=${S}>
				<polyline points=${[`${h(0)},${f(0)}`,...s.map((O,G)=>`${h(G+1)},${f(O[S]??0)}`)].join(" ")} />
				<text x=${r-c+8} y=${($[S]??0)+5}>${g.length>11?`${g.slice(0,10)}…`:g}</text>
			</g>`)}
		<text class="axis" x=${h(s.length)} y=${i-4} text-anchor="end">
			${o("page.scores.deals",{n:s.length})}
		</text>
	</svg></figure>`}function nc(e){let t=e/4,n=10**Math.floor(Math.log10(t));return([1,2,5,10].find(s=>s*n>=t)??10)*n}function sc(e,t){let n=e.map((r,i)=>i).sort((r,i)=>(e[r]??0)-(e[i]??0)),s=[...e];n.forEach((r,i)=>{let c=n[i-1];c!==void 0&&(s[r]=Math.max(s[r]??0,(s[c]??0)+t))});let a=Math.max(0,Math.max(...s)-202);return s.map(r=>r-a)}var fe,ac={card:{noise:!0,hertz:1800,seconds:.06,gain:.12},turn:{noise:!1,hertz:392,seconds:.28,gain:.05}};function Jn(e){if(!j.sound.peek()||document.hidden)return;fe??=new AudioContext;let{noise:t,hertz:n,seconds:s,gain:a}=ac[e],r=fe.currentTime,i=new GainNode(fe,{gain:0});if(i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(a,r+.008),i.gain.exponentialRampToValueAtTime(1e-4,r+s),i.connect(fe.destination),t){let c=new AudioBuffer({length:Math.ceil(s*fe.sampleRate),sampleRate:fe.sampleRate}),u=c.getChannelData(0);for(let d=0;d<u.length;d++)u[d]=Math.random()*2-1;let p=new AudioBufferSourceNode(fe,{buffer:c});p.connect(new BiquadFilterNode(fe,{type:"bandpass",frequency:n,Q:.8})).connect(i),p.start(r)}else{let c=new OscillatorNode(fe,{type:"sine",frequency:n});c.connect(i),c.start(r),c.stop(r+s)}}var[oc,rc]=[400,12],Un=class{#n=null;meant(t){let n=this.#n,a=!(n!==null&&t.timeStamp-n.timeStamp<oc&&Math.hypot(t.clientX-n.clientX,t.clientY-n.clientY)<rc)||t.target===n.target;return this.#n=a?t:{...n,timeStamp:t.timeStamp},a}};function po(){v(()=>{let e=new Un;function t(n){if(n.detail===0||!(n.target instanceof Element))return;let{timeStamp:s,clientX:a,clientY:r}=n,i=n.target.closest("button, a, label, input")??n.target,c=i instanceof HTMLLabelElement?i.control??i:i;e.meant({target:c,timeStamp:s,clientX:a,clientY:r})||(n.preventDefault(),n.stopPropagation())}return document.addEventListener("click",t,!0),()=>document.removeEventListener("click",t,!0)},[])}var ic=e=>/^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(e);function ho(){let[e,t]=b(!1),n=`${location.origin}${location.pathname}`,s=async()=>{try{matchMedia("(pointer: coarse)").matches&&navigator.share?await navigator.share({title:"Ninety-Nine",url:n}):await navigator.clipboard.writeText(n),t(!0)}catch(a){a instanceof DOMException&&a.name==="AbortError"||W(o("page.link.by-hand"))}};return l`<div class="invitation">
		<label class="field"><span>${o("page.link")}</span>
			<input type="text" readonly value=${n} onfocus=${a=>a.target.select()} /></label>
		<button type="button" class="button" onclick=${s}>${o(e?"page.link.copied":"page.link.copy")}</button>
		${ic(location.hostname)?l`<${lc} />`:null}
	</div>`}function lc(){return l`<details class="unreachable">
		<summary>${o("page.link.own")}</summary>
		<p>${o("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port||80}</code></p>
		<p>${o("page.link.own.send",{host:location.hostname})}</p>
	</details>`}function fo({variant:e,table:t}){let n=z(`variant.${e}`);return l`<div class="introduction">
		${j.taught.value?null:l`<p>${o("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${`/learn?table=${t}`}>${o("page.learn.title")}</a>
			<a class="button plain" href=${n?`/rules/${e}`:"/rules"}>
				${n?o("page.invited.rules",{variant:o(`variant.${e}`)}):o("page.nav.rules")}
			</a>
		</p>
	</div>`}var Vn=["beginner","casual","club","strong","expert"];function $o({message:e,settings:t,host:n,me:s,busy:a,ondo:r,onready:i}){let{table:c,seat:u}=e,p=De(),d=u===void 0?void 0:c.chairs[u],h=s!==n?c.chairs.find(g=>g.player===n)?.name:void 0,f=c.match>0,$=M(void 0),y=M(Promise.resolve(!0)),m=async g=>{await p.keep()&&($.current=void 0,await r({do:"sit",seat:g}))},k=()=>y.current=y.current.then(async()=>{let g=await p.keep(),S=N.peek()?.name;return!g||!d||S===($.current??uc(d.name))?g:($.current=S,await r({do:"name"}),!0)}),w=async()=>await k()&&i();return l`<div class="waiting leaf">
		<h2>${!d&&h?o("page.invited",{name:h}):o(f?"page.waiting.again":"page.waiting")}</h2>
		${d?null:l`<${fo} variant=${t.variant??e.view?.variant??""} table=${Ss.value[1]??""} />
					<${wt} chairs=${c.chairs} name=${p} onsit=${m} busy=${a} />`}
		<ol class="chairs">
			${c.chairs.map((g,S)=>{if(g===d){let O=c.chairs.every(G=>G===d||G.bot);return l`<${dc} key=${S} chair=${g} name=${p} alone=${O} onname=${k} ondo=${r} />`}return l`<${hc} key=${S} chair=${g} seat=${S} seated=${d!==void 0} clears=${n===s}
					onsit=${m} ondo=${r} />`})}
		</ol>
		${t.rules?l`<${cc} settings=${t} />`:null}
		${(d||n===s)&&!c.locked?l`<${ho} />`:null}
		${n===s?l`<${fc} table=${c} ondo=${r} />`:null}
		${n!==s&&c.locked?l`<p class="soft">${o("page.locked")}</p>`:null}
		${d?d.ready?l`<div class="row"><p class="soft">${pc(c.chairs,s)}</p>
						<button type="button" class="button plain" disabled=${a} onclick=${()=>r({do:"unready"})}>
							${o("page.unready")}
						</button></div>`:l`<button type="button" class="button chief" disabled=${a} onclick=${w}>
						${o(f?"page.again":"page.ready")}
					</button>`:null}
	</div>`}function cc({settings:e}){let{value:t}=Fe(()=>ne(e,Q.value),Q.value);return t?.players?l`<p class="soft">${t.players}</p>`:null}var uc=e=>N.peek()?.name===e?e:e?.replace(/ \d$/,"");function pc(e,t){return e.some(n=>!n.player&&!n.bot)?o("page.waiting.friends"):o("ask.wait",{names:q(e.filter(n=>n.player&&!n.ready&&n.player!==t).map(ye))})}function dc({chair:e,name:t,alone:n,onname:s,ondo:a}){return l`<li class="own">
		<form class="who" onsubmit=${i=>(i.preventDefault(),s())}>
			${n?l`<b>${e.name}</b>`:l`<${vt} name=${t} onkeep=${s} />`}
			${n?l` <span class="soft small">${o("you")}</span>`:null}
			${e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}
		</form>
		<button type="button" class="button plain" onclick=${()=>a({do:"stand"})}>${o("page.stand")}</button>
	</li>`}function hc({chair:e,seat:t,seated:n,clears:s,onsit:a,ondo:r}){let{player:i,bot:c}=e,u=[o("page.bot"),Ce(e,n)].filter(Boolean).join(" · ");return l`<li>
		<span class="who">
			${i||c?l`<b>${ye(e)}</b>`:l`<i class="soft">${o("page.chair.empty")}</i>`}
			${c?l` <span class="soft small" title=${qe(e)}>${u}</span>`:null}
			${i&&e.ready?l` <span class="ready small">${o("seat.ready")}</span>`:null}</span>
		${!i&&!n?l`<button type="button" class="button plain" onclick=${()=>a(t)}>${o("page.sit")}</button>`:null}
		${!i&&n?l`<${$c} chair=${e} seat=${t} ondo=${r} />`:null}
		${i&&s?l`<button type="button" class="button plain" onclick=${()=>r({do:"remove",seat:t})}>
						${o("page.chair.clear")}
					</button>
					<button type="button" class="button plain" onclick=${()=>r({do:"ban",text:i,on:!0})}>
						${o("page.ban")}
					</button>`:null}
	</li>`}function fc({table:{locked:e,banned:t=[]},ondo:n}){return l`<div class="row">
		<button type="button" class="button plain" onclick=${()=>n({do:"lock",on:!e})}>
			${o(e?"page.unlock":"page.lock")}
		</button>
		${t.map(({player:s,name:a})=>l`<button type="button" key=${s} class="button plain" onclick=${()=>n({do:"ban",text:s,on:!1})}>
					${o("page.unban",{name:a||s})}
				</button>`)}
	</div>`}function $c({chair:{bot:e=""},seat:t,ondo:n}){let s=`bot-${t}`,a=e&&!Vn.includes(e)?[e,...Vn]:Vn,r=({currentTarget:{value:i}})=>n(i?{do:"bot",seat:t,text:i}:{do:"remove",seat:t});return l`<label class="unseen" for=${s}>${o("page.chair.bot")}</label>
		<select id=${s} value=${e} onchange=${r}>
			<option value="">${o("page.chair.friend")}</option>
			${a.map(i=>l`<option key=${i} value=${i}>${o(`page.level.${i}`)}</option>`)}
		</select>`}function mo({message:e,busy:t=!1,ondo:n}){let{stage:s,chairs:a}=e.table,r=De(),i=async c=>await r.keep()&&n({do:"sit",seat:c});return l`<section class="watching" aria-label=${o("page.watch")}>
		<p><b>${o("page.watch")}</b> ${s==="waiting"?null:o("page.watch.seen")}</p>
		${s==="waiting"?l`<${wt} chairs=${a} name=${r} onsit=${i} busy=${t} />`:null}
		<a class="button plain" href="/">${o("page.home")}</a>
	</section>`}var mc=1e4;function gc({rest:e}){let t=e[0]??"",n=xe(()=>new Qt(t,(r,i)=>new Vt(r,i)),[t]);v(()=>()=>n.close(),[n]);let s=n.port.refused.value;return s?l`<${yc} why=${s} id=${t} />`:n.showing.shown.value?l`<${bc} table=${n} />`:l`<main id="main" tabindex="-1" class="table"><p class="opening">${o("page.opening")}</p></main>`}function yc({why:e}){return l`<main id="main" tabindex="-1" class="stack">
		<h1>${o(e.status===404?"page.table.none":"page.table.refused")}</h1>
		<p>${L(e)}</p>
		<p><a class="button" href="/">${o("page.nowhere.go")}</a></p>
	</main>`}function bc({table:e}){let[t,n]=b(""),{message:s,full:a}=e.showing.shown.value,{view:r,seat:i}=s,{stage:c,chairs:u}=s.table,p=Z(s),{variant:d="standard",rules:h,deals:f}=e.settled.value.settings,$=ue(d,h),y=`${r?.options&&e.current.value?"● ":""}${o(`variant.${d}`)} · Ninety-Nine`;v(()=>{document.title=y},[y]),Rc(e,n),so(),po(),v(()=>Qe.clear(),[r?.deal,r?.game]),Cc(u.some(G=>G.until!==void 0)),qc(r),Dc(e,s);let m=c==="waiting"&&r?.phase!=="over",k=At($,r?.phase),w=r?.phase==="over"&&(c==="between"||c==="waiting")&&!a,g=()=>l`<${lo} table=${e.id} names=${p} about=${co($,f)} view=${r} />`,S=e.busy.value!==""||e.waits.value>0||e.thinking.value,O={table:e,message:s,names:p,variant:$,laid:k};return l`<${Le.Provider} value=${r?.turnup??""}>
		<main id="main" tabindex="-1" class="table" aria-busy=${S} data-stage=${c} data-phase=${r?.phase??""}>
		${j.spoken.value?l`<${Ya} table=${e} variant=${$} />`:null}
		<${Mc} table=${e} message=${s} onpanel=${n} />
		<div class="spread">
			<div class=${`board of-${r?ie(r):0} ${w?"sheeted":""}`}>
				${r&&r.phase!==void 0&&!m&&i!==void 0?l`<${Tc} ...${O} />`:null}
				<${vc} ...${O} full=${a} waiting=${m} between=${w} />
				${r&&!m&&i===void 0?l`<${wc} table=${e} message=${s} />`:null}
			</div>
			${r&&!m?l`<aside class="side"><h2>${o("score.title")}</h2>${g()}</aside>`:null}
		</div>
		<${kc} ...${O} panel=${t} onpanel=${n} scores=${g} />
		</main><//>`}function vc({table:e,message:t,names:n,variant:s,laid:a,full:r,waiting:i,between:c}){let{view:u,seat:p}=t,{stage:d,chairs:h}=t.table;if(d==="mixing"||!i&&(!u||u.phase===void 0))return l`<div class="felt empty"><p class="opening">${o("waiting.table")}</p></div>`;if(i||!u){let{settings:$,host:y}=e.settled.value;return l`<div class="felt empty">
			<${$o} message=${t} settings=${$} host=${y} me=${N.value?.id??""}
				ondo=${Gn(e)} busy=${e.waits.value>0} onready=${()=>e.ready()} />
		</div>`}let f={table:e,message:t,names:n,variant:s};return l`<${We} view=${u} variant=${s} names=${n} me=${p??0} elsewhere=${p}
		laid=${a} full=${r} played=${jc(e,t,n)} pending=${Oc(e.busy.value)}
		chairs=${h} now=${e.now()} over=${c?"sheeted":""} onhurry=${()=>e.showing.hurry()}>
		${c?l`<${ro} ...${f} />`:l`<${Ac} ...${f} />`}
	<//>`}var wc=({table:e,message:t})=>l`<${mo} message=${t} busy=${e.waits.value>0} ondo=${Gn(e)} />`;function kc({table:e,message:t,names:n,variant:s,panel:a,onpanel:r,scores:i}){let{view:c}=t,u=()=>r(""),p=(d,h,f=!1)=>l`<${H} key=${d} title=${o(d)} broad=${f} onclose=${u}>${h}<//>`;switch(a){case"tricks":return c&&p("tricks.title",l`<${at} view=${c} names=${n} />`,ie(c)>3);case"last":return c&&p("page.lasttrick",l`<${at} view=${c} names=${n} last />`);case"talk":return p("page.talk",l`<${Sc} table=${e} message=${t} />`);case"score":return p("score.title",i(),!0);case"rules":return l`<${oo} settings=${e.settled.value.settings} onclose=${u} />`;case"keys":return l`<${no} onclose=${u} />`;case"more":return l`<${ao} table=${e} message=${t} onpanel=${r} onclose=${u} />`;default:return e.advice.value?l`<${xc} table=${e} variant=${s} />`:null}}function xc({table:e,variant:t}){let n=e.advice.value;if(!n)return null;let s=()=>e.advice.value=null,a=l`<button type="button" class="button chief" onclick=${()=>e.heed()}>
		${o("page.hint.take")}
	</button>`;return l`<${H} title=${o("page.hint")} aside onclose=${s} actions=${a}>
		<${Ht} advice=${n.advice} variant=${t} />
	<//>`}function Sc({table:e,message:t}){let n=a=>Gn(e)({do:"chat",text:a}),s=(a,r)=>e.act({do:"mute",text:a,on:r});return l`<${La} talk=${e.talk.value} me=${N.value?.id??""} muted=${t.muted??[]}
		onsay=${n} onmute=${s} />`}var Gn=e=>async t=>{let n=N.value===null;if(await _(()=>bt(o("page.guest"))))return n&&e.port.again(),e.act(t)},Oc=e=>e.startsWith("play ")?e.slice(5):null;function Mc({table:e,message:t,onpanel:n}){let{view:s}=t,[a,r]=b(e.newest.peek()?.seq??0),i=e.port.state.value,c=e.talk.value.filter(h=>h.seq>a&&h.by!==N.value?.id).length,u=()=>(r(e.talk.value.at(-1)?.seq??a),n("talk")),{variant:p="standard",rules:d}=e.settled.value.settings;return l`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${o("page.home")}`}>99</a>
		<div class="where">
			${s?.phase!==void 0?l`<${Me} trump=${me(s)} unsure=${!s.trump} />`:null}
			<h1>${o(`variant.${p}`)}</h1>
			${d?l`<span class="soft">${o("page.house")}</span>`:null}
			${s&&s.phase!==void 0?l`<span class="soft">${o("page.deal",{deal:s.deal+1,game:s.game+1})}</span>`:null}
		</div>
		${i==="lost"?l`<p class="lost" role="status">${o("page.lost")}</p>`:null}
		<nav aria-label=${o("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${()=>n("score")}>${o("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${()=>n("tricks")}>${o("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${u}>
				${o("page.talk")}${c?l` <span class="unread">${c}</span>`:null}
			</button>
			<button type="button" class="button plain" onclick=${()=>n("more")}>${o("page.more")}</button>
		</nav>
	</header>`}var pt=(e,t)=>e.current.value&&!t.table.paused?t.view?.options:void 0;function Ac({table:e,message:t,names:n,variant:s}){let a=t.view,r=pt(e,t),i=e.busy.value!=="",{paused:c=!1}=t.table,u=Et({...a,options:r},n,c,e.showing.shown.value?.full),p=r?.kind==="play"&&e.chosen.value.size>0,d=m=>e.lay(m),h=m=>e.play(m),f=m=>r&&m.stopPropagation(),$={lay:"laying",name:"naming",offer:"offering",play:""}[r?.kind??"play"],y=`asking ${r?"asked":""} ${$}`;return l`<section class=${y} aria-label=${o("page.yours")} onclick=${f}>
		<${Kn} table=${e} message=${t} names=${n} />
		<p class="ask" role=${j.spoken.value?void 0:"status"}>${p?o("page.tap.again"):u}</p>
		${r?.kind==="lay"?l`<${Nt} options=${r} chosen=${e.chosen.value} variant=${s} busy=${i} onlay=${d} slots />`:null}
		${r?.kind==="offer"&&e.intended.value===""?l`<${_s} options=${r} variant=${s} busy=${i} onact=${h} />`:null}
		${r?.kind==="name"?l`<${Js} options=${r} busy=${i} onact=${h} />`:null}
	</section>`}function go(e,t){let n=t.view,s=pt(e,t),a=e.chosen.value,r=s&&(s.kind==="lay"||s.kind==="play")?new Set(A(s.from)):null;return{can:r,chosen:a,onpick:u=>{let p=new Set(s?.kind==="lay"?a:[]);if(a.has(u))p.delete(u);else if(p.size<(s?.pick??1))p.add(u);else return W(o("lay.full",{n:p.size}));e.chosen.value=p},onplay:u=>{if(!r&&n.phase==="play"){e.next.value=e.next.value===u?"":u,e.showing.shown.peek()?.full&&e.showing.skip();return}if(r){if(!r.has(u))return W(Lt(s));e.play(`play ${u}`)}}}}function jc(e,t,n){let s=t.view,a=ft(s),r=s.shown?.[a]?.hand,i=s.control!==void 0&&s.control===t.seat;if(s.phase!=="play"||!i||r===void 0)return null;let{can:c,...u}=go(e,t),p=pt(e,t)?.seat===a,d=l`<${Xe} cards=${F(A(r),R,s.trump)} ...${u} can=${p?c:null}
		onplay=${p?u.onplay:()=>{}} label=${n[a]} open twice=${!1} />`;return{seat:a,hand:d}}function Tc({table:e,message:t,names:n,variant:s,laid:a}){let r=t.view,i=t.seat,c=e.busy.value,u=pt(e,t),p=u?.kind==="lay",d=e.next.value,h=u?.seat!==void 0,{can:f,chosen:$,onpick:y,onplay:m}=go(e,t),k=ts(r,i).filter(O=>`play ${O}`!==c),w=e.showing.shown.value?.full,g=Ge(r,s).join(" "),S=p&&j.values.value&&u?.worth?le(u.worth):null;return l`<section class=${`mine ${u?"asked":""}`} aria-label=${o("page.yourhand")}>
		<div class="me">
			<${Ae} view=${r} variant=${s} seat=${i} name=${n[i]} place="south" own
				chair=${t.table.chairs[i]} now=${e.now()} open=${null} winner=${w?.winner===i} laid=${a} />
			${r.aside&&!p?l`<p class="laid"><span class="unseen">${o("page.aside")}</span>${X(r.aside)}</p>`:null}
			${g?l`<p class="keeping small">${g}</p>`:null}
		</div>
		<${Nc} table=${e} message=${t} variant=${s} />
		<${Xe} cards=${k} can=${h?new Set:f} chosen=${d?new Set([d]):$}
			values=${S} label=${o("page.yourhand")} twice=${p} onpick=${y}
			onplay=${h?()=>W(o("page.dummy.turn")):m} />
	</section>`}function Ec({view:e,seat:t=-1}){return!!(e?.aside||e?.offers?.[t]||e?.played?.some(n=>n!==""))}function Lc({view:e,seat:t=-1},n){return e?.options?!1:e?.phase==="lay"?!!e.aside:e?.phase==="offer"&&n?.offers.how==="sealed"&&!!e.offers?.[t]}function Nc({table:e,message:t,variant:n}){let{hints:s,stage:a,ask:r}=t.table,i=t.table.free||Lc(t,n),c=e.busy.value!=="",u=e.thinking.value,p=l`<button type="button" class="button plain" onclick=${()=>e.hint()}
		disabled=${!pt(e,t)||c||u}>
		${o(u?"page.hint.thinking":"page.hint")}
	</button>`,d=Ec(t)?"":"nothing",h=l`<button type="button" class=${`button plain ${d}`}
		onclick=${()=>e.act({do:"ask",text:"undo"})}
		disabled=${c||e.waits.value>0||r!==void 0}>${o(i?"page.undo":"page.undo.ask")}</button>`;return l`<div class="tools">${s?p:null}${a!=="waiting"?h:null}</div>`}function Cc(e){let[,t]=b(0);v(()=>{if(!e)return;let n=setInterval(()=>t(s=>s+1),1e3);return()=>clearInterval(n)},[e])}function qc(e){let t=e?.played?.join(" ").length??0,n=e?.options!==void 0;v(()=>{t&&Jn("card")},[t]),v(()=>{n&&Jn("turn")},[n])}function Dc(e,t){let n=e.talk.value.at(-1);v(()=>{!(n&&e.now()-n.at<mc)||j.spoken.peek()||n.by===N.peek()?.id||t.muted?.includes(n.by)||W(`${n.name}: ${it(n)}`)},[n?.seq])}var Bc=()=>document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)");function Rc(e,t){v(()=>{function n(s){let a=s.target;if(s.defaultPrevented||s.repeat||a.closest("input, select, textarea, dialog"))return;if((s.ctrlKey||s.metaKey)&&s.key.toLowerCase()==="z")return s.preventDefault(),void e.act({do:"ask",text:"undo"});if(s.ctrlKey||s.metaKey||s.altKey)return;let i=[...In()?.querySelectorAll("[data-card]")??[]],c=document.activeElement?.dataset?.card??"",u=Ct(i.map(p=>p.dataset.card??""),s.key,c);if(u)return i.find(p=>p.dataset.card===u)?.focus();if(s.key==="h"&&e.view.peek()?.options)e.hint();else if(s.key==="l")t("last");else if(s.key==="s")t("score");else if(s.key==="?")t("keys");else if(s.key==="ArrowLeft"||s.key==="ArrowRight")Pn()?.focus();else if(s.key===" "||s.key==="Enter"){if(a.closest("button, a"))return;e.showing.hurry()||Bc()?.click()}else return;s.preventDefault()}return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[e])}export{So as Choices,Po as Create,Wr as Learn,ci as Records,Oi as Replay,jr as Rules,gc as Table};
