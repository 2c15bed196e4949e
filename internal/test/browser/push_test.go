package browser

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/chromedp/cdproto/backgroundservice"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/pushservice"
	"ninetynine/internal/wire"
)

// mayTell lets the page show notifications, as a person does who is asked.
func (p *person) mayTell(setting string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Browser.setPermission", map[string]any{
			"permission": map[string]any{"name": "notifications"}, "setting": setting, "origin": p.h.url, "browserContextId": chromedp.FromContext(p.ctx).BrowserContextID,
		}, nil)
	}))
}

// subscribes gives the page a subscription at a push service, as no browser gets one without a network.
func (p *person) subscribes(b *pushservice.Browser) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": `{
			const own = { endpoint: ` + quote(b.Endpoint) + `, unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true; },
				toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: ` + quote(b.P256dh) + `, auth: ` + quote(b.Auth) + ` } }) };
			PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? own : null);
			PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
				if (key.length !== 65) throw new TypeError("no key");
				sessionStorage.setItem("subscribed", "yes");
				return own;
			};
		}`}, nil)
	}))
}

// told returns a function that delivers a message to the page's service worker, as a push service does, and waits until
// the worker is done with it.
func (p *person) told() func(text string) {
	p.t.Helper()
	ids, done := make(chan serviceworker.RegistrationID, 100), make(chan bool, 100)
	must.Do(p.t, chromedp.Listen(p.ctx, func(event any) {
		switch e := event.(type) {
		case *serviceworker.EventWorkerRegistrationUpdated:
			if len(e.Registrations) > 0 && len(ids) < cap(ids) {
				ids <- e.Registrations[0].RegistrationID
			}
		case *backgroundservice.EventBackgroundServiceEventReceived:
			if e.BackgroundServiceEvent.EventName == "Push event completed" {
				done <- true
			}
		}
	}))
	push := backgroundservice.ServiceNamePushMessaging
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, e1 := cdp.Call(ctx, t, serviceworker.Enable, cdp.Empty{})
		_, e2 := cdp.Call(ctx, t, backgroundservice.StartObserving, backgroundservice.StartObservingParams{Service: push})
		_, e3 := cdp.Call(ctx, t, backgroundservice.SetRecording, backgroundservice.SetRecordingParams{Service: push, ShouldRecord: true})
		return errors.Join(e1, e2, e3)
	}))
	id := <-ids
	return func(text string) {
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, serviceworker.DeliverPushMessage, serviceworker.DeliverPushMessageParams{Origin: p.h.url, RegistrationID: id, Data: text})
			return err
		}))
		<-done
	}
}

// TestPush: at a table for play by correspondence and at an evening the person asks to be told, and then is: by a
// notification that leads to the page. A person who does not allow it reads why nothing happens.
func TestPush(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.close()
		w := p.way
		w.keeps = true
		p = p.h.person(t, w)
		service := pushservice.New(t)
		p.subscribes(service.Browser())
		p.open("/")
		p.until("the worker is there", `navigator.serviceWorker.controller`)
		p.mayTell("denied")
		clock := map[string]any{"move": (24 * time.Hour).Milliseconds()}
		p.openAt(map[string]any{"variant": "duel", "clock": clock})
		p.sees(p.say("page.push.turn"))
		p.fits("asking to be told")
		p.accessible("asking to be told")
		p.shows("push")
		p.click(p.say("page.push.turn"))
		p.sees(p.say("page.push.denied"))
		knows := func() string {
			return look[string](p, `JSON.stringify(await (await fetch("/api/me/push")).json(), ["turn", "tonight", "language"])`)
		}
		if got := knows(); got != "{}" {
			t.Errorf("without permission the person is told of %s", got)
		}
		p.mayTell("granted")
		p.click(p.say("page.push.turn"))
		p.soon("the server knows", func() bool { return knows() == `{"turn":true,"language":"`+w.language+`"}` })

		path := look[string](p, `location.pathname.slice(1)`)
		deliver := p.told()
		deliver(`{"text":"hidden while one looks","path":"` + path + `"}`)
		p.open("/settings")
		p.sees(p.say("page.push.tonight"))
		p.until("the switch is on", `document.querySelector(".told-of input:checked")`)
		p.fits("settings of messages")
		p.accessible("settings of messages")
		p.shows("push-settings")
		shown := func() string {
			return look[string](p, `JSON.stringify((await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.body, n.data]))`)
		}
		if got := shown(); got != "[]" {
			t.Errorf("while one looks, there is shown %s", got)
		}
		deliver(`{"text":"your turn","path":"` + path + `"}`) // the browser forgets a message if it is asked while it begins to show it
		if got, want := shown(), `[["your turn","`+p.h.url+"/"+path+`"]]`; got != want {
			t.Errorf("there is shown %s instead of %s", got, want)
		}

		at := time.Now().UTC().Add(2 * time.Hour)
		e := store.Evening{Weekday: int(at.Weekday()), Minute: at.Hour()*60 + at.Minute(), Zone: "UTC", Variant: "duel", Games: 2, Clock: "10m+10s", Bot: "club"}
		must.Do(t, p.h.operator().Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEvening, Evening: &e, Reason: "as asked"}, nil))
		p.open("/")
		p.click(p.say("page.evenings.come"))
		p.click(p.say("page.push.tonight"))
		p.soon("the server knows of both", func() bool { return knows() == `{"turn":true,"tonight":true,"language":"`+w.language+`"}` })
		p.fits("an evening and messages")
		p.shows("push-evening")
		p.open("/you")
		p.sees(p.say("page.you.key.push"))
		p.shows("push-keys")
		p.open("/privacy")
		p.sees(p.say("page.privacy.push"))
		p.open("/settings")
		p.click(p.say("page.push.turn"))
		p.soon("the server knows of one", func() bool { return knows() == `{"tonight":true,"language":"`+w.language+`"}` })
		p.click(p.say("page.push.tonight"))
		p.soon("the server knows of none", func() bool { return knows() == "{}" })
	})
}
