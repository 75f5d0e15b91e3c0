/* the client of La Stanza 0.1 */
function e(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function t(e, t = "|") {
	return e.map((e) => se(e)).join(t);
}
function n(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var r = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function i(e) {
	return new r(e);
}
function a(e) {
	return e == null;
}
function o(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function s(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
function c(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function l(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function u(e) {
	return l(e._zod.def) ?? e._zod.def.shape;
}
function d(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return c(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function f(e, t, n) {
	t in e ? c(e, t, n) : e[t] = n;
}
function p(e, t, n, r) {
	let i = u(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? d(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : f(e, a, r ? r(n.value, a) : n.value));
	}
}
function m(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? d(e, n, () => t[n]) : f(e, n, r.value));
	}
}
function h(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function ee(e) {
	return JSON.stringify(e);
}
function te(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var ne = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function re(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
var ie = /* @__PURE__*/ i(() => {
	if (D.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function g(e) {
	if (re(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return re(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function ae(e) {
	return g(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
var oe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function _(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function v(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function y(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function se(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function ce(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
var le = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, ue = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function de(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return p(i, e, fe(e, t)), v(e, h(n, {
		shape: i,
		checks: []
	}));
}
function fe(e, t) {
	let n = u(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function pe(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(fe(e, t)), a = {};
	return p(a, e, Reflect.ownKeys(u(e)).filter((e) => !i.has(e))), v(e, h(n, {
		shape: a,
		checks: []
	}));
}
function me(e, t) {
	if (!g(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = u(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return v(e, h(e._zod.def, { shape: he(e, t) }));
}
function he(e, t) {
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), m(n, t), n;
}
function ge(e, t) {
	if (!g(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return v(e, h(e._zod.def, { shape: he(e, t) }));
}
function _e(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), p(n, t, Reflect.ownKeys(u(t))), v(e, h(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function ve(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(fe(t, n)) : void 0, o = {};
	return p(o, t, Reflect.ownKeys(u(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), v(t, h(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function ye(e, t, n) {
	let r = n ? new Set(fe(t, n)) : void 0, i = {};
	return p(i, t, Reflect.ownKeys(u(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), v(t, h(t._zod.def, { shape: i }));
}
function b(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function be(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function xe(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Se(e) {
	return typeof e == "string" ? e : e?.message;
}
function Ce(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function x(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Se(e.inst?._zod.def?.error?.(e)) ?? Se(a?.(e)) ?? Se(t?.error?.(e)) ?? Se(n.customError?.(e)) ?? Se(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
var we = /[\uD800-\uDBFF]/;
function Te(e) {
	let t = e.length;
	if (!we.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Ee(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function De(e) {
	let t = typeof e;
	switch (t) {
		case "number": return Number.isNaN(e) ? "nan" : "number";
		case "object": {
			if (e === null) return "null";
			if (Array.isArray(e)) return "array";
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function Oe(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function ke(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Me(e, n, r.value);
	}
}
function S(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Ae(e, t, n) {
	return S(e, t, n, !1);
}
function je(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return S(this, n, r(this));
			},
			set(e) {
				S(this, n, e);
			}
		});
	}
	return t;
}
function Me(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : S(this, t, n.bind(this));
		},
		set(e) {
			S(this, t, e);
		}
	});
}
function Ne(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
var Pe, C = !1, Fe = {
	configurable: !0,
	get() {
		C = !0;
	}
};
function w(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Pe !== e._zod ? Pe = void 0 : (Pe = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Fe);
			let e = C;
			C = !1;
			try {
				let r = n(this);
				return C ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), C ||= e, r;
			} catch (n) {
				throw delete this[t], C ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function Ie(e, t, n, r) {
	let i = Ne(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
var Le = "~constantCatch";
function Re(e) {
	let t = () => e;
	return t[Le] = !0, t;
}
var ze, Be = {
	value: void 0,
	enumerable: !1
}, Ve = "captureStackTrace" in Error ? Error : null;
function He(e) {
	let t = Ve;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ve = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function T(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Be.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Be);
			} finally {
				Be.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), ke(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? He(u) : this;
		c(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(d, "init", { value: c }), Object.defineProperty(d, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(d, "name", { value: e }), d;
}
var E = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, Ue = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(ze = globalThis).__zod_globalConfig ?? (ze.__zod_globalConfig = {});
var D = globalThis.__zod_globalConfig;
function O(e) {
	return e && Object.assign(D, e), D;
}
function We() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, n, 2), e.message;
}
function Ge(e) {
	this._zod.message = e;
}
var Ke = {
	get: We,
	set: Ge,
	enumerable: !0,
	configurable: !0
}, qe = {
	value: void 0,
	enumerable: !1
}, Je = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), Ye = (e, t) => {
	e.name = "$ZodError", qe.value = t, Object.defineProperty(e, "issues", qe), qe.value = void 0, Object.defineProperty(e, "message", Ke);
	let n = Object.getPrototypeOf(e);
	Je.has(n) || (Je.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, Xe = T("$ZodError", Ye);
T("$ZodError", Ye, void 0, { Parent: Error });
function Ze(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function Qe(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? Ze(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function $e(e, t = (e) => e.message) {
	let n = { _errors: [] }, r = (e, i = []) => {
		for (let a of e.issues) if (a.code === "invalid_union" && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
		else if (a.code === "invalid_key") r({ issues: a.issues }, [...i, ...a.path]);
		else if (a.code === "invalid_element") r({ issues: a.issues }, [...i, ...a.path]);
		else {
			let e = [...i, ...a.path];
			if (e.length === 0) n._errors.push(t(a));
			else {
				let r = n, i = 0;
				for (; i < e.length;) {
					let n = e[i], o = i === e.length - 1;
					if (n === "_errors") {
						o && r._errors.push(t(a)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(a)), r = s, i++;
				}
			}
		}
	};
	return r(e), n;
}
function et(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
var tt = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new E();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => x(e, o, O())));
			throw ne(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, nt = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => x(e, o, O())));
			throw ne(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, rt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new E();
	return a.issues.length ? it(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function it(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => x(e, n, O()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
var at = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? it(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ot = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), st = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), ct = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== ot) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return lt(e, t, n);
});
function lt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[st] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new E();
	return a.issues.length === 0;
}
var ut = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, dt = (e) => {
	let t = tt(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, et(n, a));
	};
	return n;
}, ft = (e) => {
	let t = tt(e), n = (e, r, i, a) => t(e, r, i, et(n, a));
	return n;
}, pt = (e) => {
	let t = nt(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, et(n, a));
	};
	return n;
}, mt = (e) => {
	let t = nt(e), n = async (e, r, i, a) => await t(e, r, i, et(n, a));
	return n;
}, ht = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return rt(e)(t, n, i);
}, gt = (e) => (t, n, r) => rt(e)(t, n, r), _t = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return at(e)(t, n, i);
}, vt = (e) => async (t, n, r) => at(e)(t, n, r), yt = /^[cC][0-9a-z]{6,}$/, bt = /^[0-9a-z]+$/, xt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, St = /^[0-9a-vA-V]{20}$/, Ct = /^[A-Za-z0-9]{27}$/, wt = /^[a-zA-Z0-9_-]{21}$/;
function Tt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
var Et = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Dt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Ot = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, kt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, At = "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function jt() {
	return new RegExp(At, "u");
}
var Mt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Nt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Pt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Ft = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, It = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Lt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Rt = /^https?$/, zt = /^\+[1-9]\d{6,14}$/, Bt = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function Vt(e) {
	return RegExp(`^${e}$`);
}
var Ht = /*@__PURE__*/ Vt(Bt);
function Ut(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Wt(e) {
	return RegExp(`^${Ut(e)}$`);
}
function Gt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${Ut({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${Ut({ precision: e.precision })}` : n;
	return RegExp(`^${Bt}T(?:${r})$`);
}
var Kt = /^[\s\S]{0,}$/, qt = /^-?\d+$/, Jt = /^-?\d+(?:\.\d+)?$/, Yt = /^(?:true|false)$/i, Xt = /^[^A-Z]*$/, Zt = /^[^a-z]*$/, k = /*@__PURE__*/ T("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), Qt = (e) => {
	let t = e.value;
	return !a(t) && t.length !== void 0;
}, $t = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, en = /*@__PURE__*/ T("$ZodCheckLessThan", (e, t) => {
	k.init(e, t);
	let n = $t[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: $t[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), tn = /*@__PURE__*/ T("$ZodCheckGreaterThan", (e, t) => {
	k.init(e, t);
	let n = $t[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: $t[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), nn = /*@__PURE__*/ T("$ZodCheckMultipleOf", (e, t) => {
	k.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : s(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), rn = /*@__PURE__*/ T("$ZodCheckNumberFormat", (e, t) => {
	k.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = le[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), an = /*@__PURE__*/ T("$ZodCheckMaxLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = Qt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Te(r) : i) <= t.maximum) return;
		let a = Ee(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), on = /*@__PURE__*/ T("$ZodCheckMinLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = Qt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Te(r) : i) >= t.minimum) return;
		let a = Ee(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), sn = /*@__PURE__*/ T("$ZodCheckLengthEquals", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = Qt), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Te(r) : i;
		if (a === t.length) return;
		let o = Ee(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), cn = /*@__PURE__*/ T("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	k.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, !t.pattern.test(n.value) && n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), ln = /*@__PURE__*/ T("$ZodCheckRegex", (e, t) => {
	cn.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, !t.pattern.test(n.value) && n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), un = /*@__PURE__*/ T("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= Xt, cn.init(e, t);
}), dn = /*@__PURE__*/ T("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= Zt, cn.init(e, t);
}), fn = /*@__PURE__*/ T("$ZodCheckIncludes", (e, t) => {
	k.init(e, t);
	let n = _(t.includes);
	t.pattern = new RegExp(typeof t.position == "number" ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), pn = /*@__PURE__*/ T("$ZodCheckStartsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`^${_(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), mn = /*@__PURE__*/ T("$ZodCheckEndsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`.*${_(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), hn = /*@__PURE__*/ T("$ZodCheckOverwrite", (e, t) => {
	k.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
}), gn = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == "function") {
			e(this, { execution: "sync" }), e(this, { execution: "async" });
			return;
		}
		let t = e.split("\n").filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => " ".repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [""];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)(...Object.values(this.closed));
	}
}, _n = {
	major: 4,
	minor: 6,
	patch: 5
}, A = /*@__PURE__*/ T("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = _n;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = b(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (be(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new E();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Ce(t.issues, n, e), i ||= b(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Ce(t.issues, n, e), i ||= b(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (b(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new E();
				return o.then((t) => e._zod.parse(t, a));
			}
			return e._zod.parse(o, a);
		};
		e._zod.run = (r, a) => {
			if (a.skipChecks) return e._zod.parse(r, a);
			if (a.direction === "backward") {
				let t = e._zod.parse({
					value: r.value,
					issues: []
				}, {
					...a,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
			}
			let o = e._zod.parse(r, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new E();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Ae(this, "~standard", bn(this));
	},
	set "~standard"(e) {
		S(this, "~standard", e);
	}
}), vn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => x(e, t, O())) } : { value: e.value };
async function yn(e, t) {
	let n = { async: !0 };
	return vn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function bn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return vn(r, n);
			} catch {}
			return yn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
var xn = /*@__PURE__*/ T("$ZodString", (e, t) => {
	A.init(e, t), e._zod.pattern = t.pattern ?? Kt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), j = /*@__PURE__*/ T("$ZodStringFormat", (e, t) => {
	cn.init(e, t), xn.init(e, t);
}), Sn = /*@__PURE__*/ T("$ZodGUID", (e, t) => {
	t.pattern ??= Dt, j.init(e, t);
}), Cn = /*@__PURE__*/ T("$ZodUUID", (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= Ot(e);
	} else t.pattern ??= Ot();
	j.init(e, t);
}), wn = /*@__PURE__*/ T("$ZodEmail", (e, t) => {
	t.pattern ??= kt, j.init(e, t);
});
function Tn(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function En(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Tn(e) || 2 : Dn(e, t);
}
function Dn(e, t) {
	if (!t.normalize && t.protocol?.source === Rt.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
var On = /[\t\n\r]/g;
function kn(e) {
	return e.replace(On, "");
}
function An(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function jn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
var Mn = /*@__PURE__*/ T("$ZodURL", (e, t) => {
	j.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = En(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = kn(r);
				return;
			}
			t.hostname && !An(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !jn(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : kn(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Nn = /*@__PURE__*/ T("$ZodEmoji", (e, t) => {
	t.pattern ??= jt(), j.init(e, t);
}), Pn = /*@__PURE__*/ T("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? wt : Tt(t.length), j.init(e, t);
}), Fn = /*@__PURE__*/ T("$ZodCUID", (e, t) => {
	t.pattern ??= yt, j.init(e, t);
}), In = /*@__PURE__*/ T("$ZodCUID2", (e, t) => {
	t.pattern ??= bt, j.init(e, t);
}), Ln = /*@__PURE__*/ T("$ZodULID", (e, t) => {
	t.pattern ??= xt, j.init(e, t);
}), Rn = /*@__PURE__*/ T("$ZodXID", (e, t) => {
	t.pattern ??= St, j.init(e, t);
}), zn = /*@__PURE__*/ T("$ZodKSUID", (e, t) => {
	t.pattern ??= Ct, j.init(e, t);
}), Bn = /*@__PURE__*/ T("$ZodISODateTime", (e, t) => {
	t.pattern ??= Gt(t), j.init(e, t);
}), Vn = /*@__PURE__*/ T("$ZodISODate", (e, t) => {
	t.pattern ??= Ht, j.init(e, t);
}), Hn = /*@__PURE__*/ T("$ZodISOTime", (e, t) => {
	t.pattern ??= Wt(t), j.init(e, t);
}), Un = /*@__PURE__*/ T("$ZodISODuration", (e, t) => {
	t.pattern ??= Et, j.init(e, t);
}), Wn = /*@__PURE__*/ T("$ZodIPv4", (e, t) => {
	t.pattern ??= Mt, j.init(e, t);
}), Gn = /^[0-9a-fA-F:.]+$/;
function Kn(e) {
	return Gn.test(e) ? Tn(`http://[${e}]`) : !1;
}
var qn = /*@__PURE__*/ T("$ZodIPv6", (e, t) => {
	t.pattern ??= Nt, j.init(e, t), e._zod.check = (n) => {
		Kn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Jn = /*@__PURE__*/ T("$ZodCIDRv4", (e, t) => {
	t.pattern ??= Pt, j.init(e, t);
});
function Yn(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Kn(n);
}
var Xn = /*@__PURE__*/ T("$ZodCIDRv6", (e, t) => {
	t.pattern ??= Ft, j.init(e, t), e._zod.check = (n) => {
		Yn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function Zn(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
var Qn = /^[0-9a-zA-Z+/]*={0,2}$/, $n = /*@__PURE__*/ T("$ZodBase64", (e, t) => {
	t.pattern ??= Qn, j.init(e, t), e._zod.check = (n) => {
		Zn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), er = /^[A-Za-z0-9_-]*$/;
function tr(e) {
	if (!er.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return Zn(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
var nr = /*@__PURE__*/ T("$ZodBase64URL", (e, t) => {
	t.pattern ??= er, j.init(e, t), e._zod.check = (n) => {
		tr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), rr = /*@__PURE__*/ T("$ZodE164", (e, t) => {
	t.pattern ??= zt, j.init(e, t);
});
function ir(e, t = null) {
	try {
		let n = e.split(".");
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !("typ" in i && i?.typ !== "JWT" || !i.alg || t && (!("alg" in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
var ar = /*@__PURE__*/ T("$ZodJWT", (e, t) => {
	j.init(e, t), e._zod.check = (n) => {
		ir(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), or = /*@__PURE__*/ T("$ZodNumber", (e, t) => {
	A.init(e, t), e._zod.pattern = Jt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), sr = /*@__PURE__*/ T("$ZodNumberFormat", (e, t) => {
	rn.init(e, t), or.init(e, t);
}), cr = /*@__PURE__*/ T("$ZodBoolean", (e, t) => {
	A.init(e, t), e._zod.pattern = Yt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), lr = /*@__PURE__*/ T("$ZodUnknown", (e, t) => {
	A.init(e, t), e._zod.parse = (e) => e;
}), ur = /*@__PURE__*/ T("$ZodNever", (e, t) => {
	A.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function dr(e, t, n) {
	e.issues.length && t.issues.push(...xe(n, e.issues)), t.value[n] = e.value;
}
var fr = /*@__PURE__*/ T("$ZodArray", (e, t) => {
	A.init(e, t);
	let n = D.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => dr(t, r, e)));
			else if (dr(c, r, e), s && c.issues.length !== 0 && b(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
});
function pr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...xe(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
var mr = [];
function hr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : mr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = ce(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function gr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (b(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => pr(e, n, i, t, d, f))) : pr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
var _r = /*@__PURE__*/ T("$ZodObject", (e, t) => {
	A.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let a = i(() => hr(t));
	w(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || c(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let o = re, s = t.catchall, l, u = D.memoizer;
	u?.attach(e), e._zod.parse = (t, n) => {
		l ??= a.value;
		let r = t.value;
		if (!o(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = u ? u.alloc(e, t, {}, n) : {};
		let i = [], c = l.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of l.allKeys) {
			if (d && t.issues.length !== f) {
				if (b(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let a = c[e], o = a._zod.optin, s = a._zod.optout, l = a._zod.run({
				value: r[e],
				issues: []
			}, n);
			l instanceof Promise ? i.push(l.then((n) => pr(n, t, e, r, o, s))) : pr(l, t, e, r, o, s);
		}
		return s ? gr(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
	};
}), vr = /*@__PURE__*/ T("$ZodObjectJIT", (e, t) => {
	_r.init(e, t);
	let n = e._zod.parse, r = i(() => hr(t)), a = D.memoizer, o = (t) => {
		let n = r.value, i = n.symbolKeys, o = new gn(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: a,
			syms: i
		}), s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write("const input = payload.value;");
		let l = Object.create(null), u = 0;
		for (let e of n.allKeys) l[e] = `key_${u++}`;
		o.write(a ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let e of n.allKeys) {
			if (e === "__proto__") continue;
			let n = l[e], r = typeof e == "symbol" ? `syms[${i.indexOf(e)}]` : ee(e), a = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${a};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else f ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `), d === "defaulted" ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${a};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write("payload.value = newResult;"), o.write("return payload;"), o.compile();
	}, s, c = re, l = !D.jitless, u = l && ie.value, d = t.catchall, f;
	e._zod.parse = (i, a) => {
		f ??= r.value;
		let p = i.value;
		return c(p) ? l && u && a?.async === !1 && a.jitless !== !0 ? (s ||= o(t.shape), i = s(i, a), d ? gr([], p, i, a, f, e, a?.abortEarly === !0) : i) : n(i, a) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function yr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !b(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => x(e, r, O())))
	}), t);
}
var br = /*@__PURE__*/ T("$ZodUnion", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), w(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), w(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), w(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => o(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => yr(t, r, e, i)) : yr(o, r, e, i);
	};
});
function xr(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
var Sr = /*@__PURE__*/ T("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, br.init(e, t);
	let n = e._zod.parse;
	w(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || c(t, e, /* @__PURE__ */ new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = l(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = i(() => xr(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!re(o)) return i.issues.push({
			code: "invalid_type",
			expected: "object",
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== "backward") ? c._zod.run(i, a) : t.unionFallback || a.direction === "backward" ? n(i, a) : (i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), Cr = /*@__PURE__*/ T("$ZodIntersection", (e, t) => {
	A.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Tr(e, t, n)) : Tr(e, i, a);
	};
});
function wr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (g(e) && g(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = wr(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = wr(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function Tr(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), o = (e, t) => {
		let n;
		if (e.code === "unrecognized_keys" && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) o(n, "l") || e.issues.push(n);
	for (let t of n.issues) o(t, "r") || e.issues.push(t);
	let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (s.length) {
		let t = i ? s.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let c = wr(t.value, n.value);
	if (!c.valid) {
		if (b(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
var Er = /*@__PURE__*/ T("$ZodRecord", (e, t) => {
	A.init(e, t);
	let n = D.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!g(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = /* @__PURE__ */ new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => x(e, i, O())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...xe(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...xe(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && Jt.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => x(e, i, O())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...xe(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...xe(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), Dr = /*@__PURE__*/ T("$ZodEnum", (t, n) => {
	A.init(t, n);
	let r = e(n.entries), i = new Set(r);
	t._zod.values = i, w(t, "pattern", (t) => {
		let n = e(t.def.entries).filter((e) => oe.has(typeof e));
		return RegExp(n.length ? `^(${n.map((e) => _(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), t._zod.parse = (e, n) => {
		let a = e.value;
		return i.has(a) || e.issues.push({
			code: "invalid_value",
			values: r,
			input: a,
			inst: t
		}), e;
	};
}), Or = /*@__PURE__*/ T("$ZodLiteral", (e, t) => {
	A.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, w(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? _(e) : e ? _(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), kr = /*@__PURE__*/ T("$ZodTransform", (e, t) => {
	A.init(e, t), e._zod.optin = "optional", D.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ue(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new E();
		return n.value = i, n;
	};
});
function Ar(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
var jr = /*@__PURE__*/ T("$ZodOptional", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", w(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), w(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Ar(e, t)) : Ar(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Mr = /*@__PURE__*/ T("$ZodExactOptional", (e, t) => {
	jr.init(e, t), w(e, "values", (e) => e.def.innerType._zod.values), w(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Nr = /*@__PURE__*/ T("$ZodNullable", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin), w(e, "optout", (e) => e.def.innerType._zod.optout), w(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)}|null)$`) : void 0;
	}), w(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Pr = /*@__PURE__*/ T("$ZodDefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Fr(e, t)) : Fr(r, t);
	};
});
function Fr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
var Ir = /*@__PURE__*/ T("$ZodPrefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Lr = /*@__PURE__*/ T("$ZodNonOptional", (e, t) => {
	A.init(e, t), w(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Rr(t, e)) : Rr(i, e);
	};
});
function Rr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function zr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => x(e, r, O())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
var Br = /*@__PURE__*/ T("$ZodCatch", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), w(e, "optout", (e) => e.def.innerType._zod.optout), w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => zr(e, r, t, n)) : zr(e, r, t, n);
	};
}), Vr = /*@__PURE__*/ T("$ZodPipe", (e, t) => {
	A.init(e, t), w(e, "values", (e) => e.def.in._zod.values), w(e, "optin", (e) => e.def.in._zod.optin), w(e, "optout", (e) => e.def.out._zod.optout), w(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Hr(e, t.in, n)) : Hr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Hr(e, t.out, n)) : Hr(r, t.out, n);
	};
});
function Hr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
var Ur = /*@__PURE__*/ T("$ZodReadonly", (e, t) => {
	A.init(e, t), w(e, "propValues", (e) => e.def.innerType._zod.propValues), w(e, "values", (e) => e.def.innerType._zod.values), w(e, "optin", (e) => e.def.innerType?._zod?.optin), w(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Wr) : Wr(r);
	};
});
function Wr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
var Gr = /*@__PURE__*/ T("$ZodCustom", (e, t) => {
	k.init(e, t), A.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Kr(t, n, r, e));
		Kr(i, n, r, e);
	};
});
function Kr(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Oe(e));
	}
}
var qr = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
}, Jr = "~memo", Yr = [];
function Xr(e) {
	return typeof e == "object" && !!e;
}
function Zr(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
var Qr = /*@__PURE__*/ new WeakMap(), $r = 0, ei = 1, ti = 2;
function ni(e, t, n) {
	let r = Qr.get(e);
	if (r !== void 0) return r ? ti : $r;
	if (t.has(e)) return ti;
	t.add(e);
	let i = $r, a = (e) => {
		if (i !== ti && e?._zod) {
			let r = ni(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = $r;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? ei : o.value?._zod ? ni(o.value, t, n) : $r;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = l(c);
			s(e ? o(e, !0) : ei), a(c.catchall);
			break;
		}
		case "array":
			a(c.element);
			break;
		case "tuple":
			for (let e of c.items) a(e);
			a(c.rest);
			break;
		case "record":
		case "map":
			a(c.keyType), a(c.valueType);
			break;
		case "set":
			a(c.valueType);
			break;
		case "union":
			for (let e of c.options) a(e);
			break;
		case "intersection":
			a(c.left), a(c.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			a(c.innerType);
			break;
		case "pipe":
			a(c.in), a(c.out);
			break;
		case "function":
			a(c.input), a(c.output);
			break;
		case "lazy": {
			let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
			s(r ? ni(r, t, !1) : ei);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (let e in c) {
			let t = Object.getOwnPropertyDescriptor(c, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == "object") {
				if (n._zod) a(n);
				else if (Array.isArray(n)) for (let e of n) a(e);
			}
		}
	}
	return t.delete(e), ri(e, i);
}
function ri(e, t) {
	return t !== ei && Qr.set(e, t === ti), t;
}
function ii(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
var ai, oi = [], si = {
	alloc(e, t, n) {
		let r = ai;
		if (!r) return n;
		ai = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), oi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && li(n, e.value)) throw new qr();
				return t(e, n);
			};
			e._zod.parse = n, e._zod.run === t && (e._zod.run = n);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, o = (s, c) => {
				if (n === void 0) {
					let i = ni(e, /* @__PURE__ */ new Set(), !1);
					if (i === $r) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === ti || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!Xr(l)) return t(s, c);
				let u = c[Jr];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[Jr] = u);
				let d;
				i === c ? d = a : (d = ii(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...Zr(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				ai = d;
				let p = oi.length, m = t(s, c);
				ai = void 0;
				let h = oi.length > p ? oi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? Zr(e.issues) : Yr), e)) : (h && (h.issues = m.issues.length ? Zr(m.issues) : Yr), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function ci() {
	return si;
}
function li(e, t) {
	let n = e[Jr]?.backEdges;
	return n !== void 0 && Xr(t) && n.has(t);
}
var ui = () => {
	let e = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function n(t) {
		return e[t] ?? null;
	}
	let r = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	}, i = { nan: "NaN" };
	function a(e, t) {
		return e === "number" && typeof t == "number" && !Number.isFinite(t) ? String(t) : i[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case "invalid_type": return `Invalid input: expected ${a(e.expected)}, received ${a(De(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${se(e.values[0])}` : `Invalid option: expected one of ${t(e.values, "|")}`;
			case "too_big": {
				let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<", r = n(e.origin);
				return r ? `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${r.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
			}
			case "too_small": {
				let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">", r = n(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case "invalid_format": {
				let t = e;
				return t.format === "starts_with" ? `Invalid string: must start with "${t.prefix}"` : t.format === "ends_with" ? `Invalid string: must end with "${t.suffix}"` : t.format === "includes" ? `Invalid string: must include "${t.includes}"` : t.format === "regex" ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${r[t.format] ?? e.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${t(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function di() {
	return { localeError: ui() };
}
var fi, pi = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function mi() {
	return new pi();
}
(fi = globalThis).__zod_globalRegistry ?? (fi.__zod_globalRegistry = mi());
var hi = globalThis.__zod_globalRegistry;
function gi(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function _i(e, t) {
	return new e(gi({
		type: "string",
		...y(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function vi(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function yi(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function bi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function xi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Si(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ci(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function wi(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ti(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ei(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Di(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oi(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ki(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ai(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ji(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Mi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ni(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Pi(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ii(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Li(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ri(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Vi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "boolean",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function qi(e, t) {
	return new e({
		type: "never",
		...y(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ji(e, t) {
	return new en({
		check: "less_than",
		...y(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function Yi(e, t) {
	return new en({
		check: "less_than",
		...y(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new tn({
		check: "greater_than",
		...y(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e, t) {
	return new tn({
		check: "greater_than",
		...y(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new nn({
		check: "multiple_of",
		...y(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new an({
		check: "max_length",
		...y(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
	return new on({
		check: "min_length",
		...y(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
	return new sn({
		check: "length_equals",
		...y(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new ln({
		check: "string_format",
		format: "regex",
		...y(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e) {
	return new un({
		check: "string_format",
		format: "lowercase",
		...y(e)
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e) {
	return new dn({
		check: "string_format",
		format: "uppercase",
		...y(e)
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e, t) {
	return new fn({
		check: "string_format",
		format: "includes",
		...y(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function oa(e, t) {
	return new pn({
		check: "string_format",
		format: "starts_with",
		...y(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function sa(e, t) {
	return new mn({
		check: "string_format",
		format: "ends_with",
		...y(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function M(e) {
	return new hn({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function ca(e) {
	return /* @__PURE__ */ M((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function la() {
	return /* @__PURE__ */ M((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function ua() {
	return /* @__PURE__ */ M((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function da() {
	return /* @__PURE__ */ M((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function fa() {
	return /* @__PURE__ */ M((e) => te(e));
}
// @__NO_SIDE_EFFECTS__
function pa(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...y(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ma(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...y(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ha(e, t) {
	let n = /* @__PURE__ */ ga((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(Oe(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Oe(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function ga(e, t) {
	let n = new k({
		check: "custom",
		...y(t)
	});
	return n._zod.check = e, n;
}
function _a(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && c(e, t, n[t]);
	return e;
}
function va(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? hi,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function N(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function P(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, P(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && _a(o.schema, c), t.io === "input" && F(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function ya(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function ba(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = /* @__PURE__ */ new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let i = (t) => {
		let r = e.target === "draft-2020-12" ? "$defs" : "definitions";
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i("__shared")}#/${r}/${ya(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + ya(a)
		};
	}, a = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = i(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let a = t.schema;
		for (let e in a) delete a[e];
		a.$ref = n;
	};
	if (e.cycles === "throw") for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) a(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					a(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === "ref") && a(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function xa(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		xa(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== "type") return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != "string") return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
var Sa = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Ca = ["oneOf", "anyOf"];
function wa(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function Ta(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Sa.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? wa(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			c(n, r, e.length === 1 ? e[0] : Ta(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: "object",
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = wa(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Ea(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Sa) if (t in e) return;
	let n = t.filter((e) => Ca.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ta(t);
	else {
		let e = n[0], i = Ca.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ta([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, _a(e, r));
}
function Da(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : _a(i, s), _a(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
			if (s.$ref && n.def) for (let e in i) e !== "$ref" && e !== "allOf" && e in n.def && JSON.stringify(i[e]) === JSON.stringify(n.def[e]) && delete i[e];
		}
		let s = t._zod.parent;
		if (s && s !== o) {
			r(s);
			let t = e.seen.get(s);
			if (t?.schema.$ref && (i.$ref = t.schema.$ref, t.def)) for (let e in i) e !== "$ref" && e !== "allOf" && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: i,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) r(t[0]);
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) xa(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Ea(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	_a(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, c(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: ka(t, "input", e.processors),
					output: ka(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function F(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return F(r.element, n);
	if (r.type === "set") return F(r.valueType, n);
	if (r.type === "lazy") return F(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return F(r.innerType, n);
	if (r.type === "intersection") return F(r.left, n) || F(r.right, n);
	if (r.type === "record" || r.type === "map") return F(r.keyType, n) || F(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : F(r.in, n) || F(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (F(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (F(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (F(e, n)) return !0;
		return !!(r.rest && F(r.rest, n));
	}
	return !1;
}
var Oa = (e, t = {}) => (n) => {
	let r = va({
		...n,
		processors: t
	});
	return P(e, r), ba(r, e), Da(r, e);
}, ka = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = va({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return P(e, o), ba(o, e), Da(o, e);
}, I = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, L = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Aa = (e, t) => {
	I(e, "minimum", t), L(e, "maximum", t);
}, ja = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ma = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, Na = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Pa = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Fa = (e, t) => I(e, "minimum", t.minimum), Ia = (e, t) => L(e, "maximum", t.maximum), La = (e) => (t, n) => {
	Pa(t, n.format);
	let [r, i] = e[n.format];
	I(t, "minimum", r), L(t, "maximum", i);
}, Ra = {
	greater_than: (e, t) => I(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => L(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => ja(e, t.value),
	number_format: La(le),
	bigint_format: La(ue),
	min_length: Fa,
	max_length: Ia,
	length_equals: (e, t) => Aa(e, t.length),
	min_size: Fa,
	max_size: Ia,
	size_equals: (e, t) => Aa(e, t.size),
	string_format: (e, t) => {
		Pa(e, t.format), t.pattern && Ma(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Na(e, t.mime)
};
function R(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Ra[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && I(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && I(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && L(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && L(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && ja(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Na(t, i.mime);
	for (let e of i.patterns ?? []) Ma(t, e);
	return t;
}
var za = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Ba = /* @__PURE__ */ new Map([[Qn, It], [er, Lt]]), Va = (e) => Ba.get(e) ?? e, Ha = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = R(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = za[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Va);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, Ua = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = R(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : N(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, Wa = (e, t, n, r) => {
	n.type = "boolean";
}, Ga = (e, t, n, r) => {
	n.not = {};
}, Ka = (t, n, r, i) => {
	let a = t._zod.def, o = e(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == "number") && (r.type = "number"), o.every((e) => typeof e == "string") && (r.type = "string"), r.enum = o);
}, qa = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (N(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (N(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, Ja = (e, t, n, r) => {
	N(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, Ya = (e, t, n, r) => {
	N(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, Xa = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = R(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = P(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function Za(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? Za(t.out) : t.type === "catch" ? Za(t.innerType) : e._zod.optin;
}
var Qa = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && N(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) c(i.properties, e, P(o[e], t, {
		...r,
		path: [
			...r.path,
			"properties",
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === "input" ? Za(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = P(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, $a = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => P(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, eo = (e, t, n, r) => {
	let i = e._zod.def, a = P(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = P(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
};
function to(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = to(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => to(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Jt : qt).source)), p;
}
var no = /* @__PURE__ */ new WeakMap();
function ro(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of no.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = to(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
var io = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = R(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = P(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) c(i.patternProperties, Va(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = P(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = no.get(t);
			n || (n = [], no.set(t, n), t.deferred.push(() => ro(t))), n.push(e);
		}
		i.additionalProperties = P(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let l = o._zod.values, u = t.io === "input" && Za(a.valueType) !== void 0;
	if (l && !a.partial && !u) {
		let e = [...l].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, ao = (e, t, n, r) => {
	let i = e._zod.def, a = P(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, oo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, so = Symbol();
function co(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (N(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), so) : JSON.parse(o);
}
var lo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = co(i.defaultValue, e, t, n, r);
	o !== so && (n.default = o);
}, uo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = co(i.defaultValue, e, t, n, r);
	o !== so && (n._prefault = o);
}, fo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		N(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, po = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	P(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, mo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, ho = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, go = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _o(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
var z = /*@__PURE__*/ T("ZodError", (e, t) => {
	Xe.init(e, t), e.name = "ZodError";
	let r = Object.getPrototypeOf(e);
	go.has(r) || (go.add(r), _o(r, "format", (e) => (t) => $e(e, t)), _o(r, "flatten", (e) => (t) => Qe(e, t)), _o(r, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, n, 2);
	}), _o(r, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, n, 2);
	}), Object.defineProperty(r, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), vo = /* @__PURE__ */ tt(z), yo = /* @__PURE__ */ nt(z), bo = /* @__PURE__ */ rt(z), xo = /* @__PURE__ */ at(z), So = /* @__PURE__ */ dt(z), Co = /* @__PURE__ */ ft(z), wo = /* @__PURE__ */ pt(z), To = /* @__PURE__ */ mt(z), Eo = /* @__PURE__ */ ht(z), Do = /* @__PURE__ */ gt(z), Oo = /* @__PURE__ */ _t(z), ko = /* @__PURE__ */ vt(z);
function Ao() {
	D.localeError || O(di());
}
function jo() {
	D.memoizer || O({ memoizer: ci() });
}
var B = /*@__PURE__*/ T("ZodType", (e, t) => (Ao(), A.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(h(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return v(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(Ws(e, t));
	},
	superRefine(e, t) {
		return this.check(Gs(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ M(e));
	},
	optional() {
		return Es(this);
	},
	exactOptional() {
		return Os(this);
	},
	nullable() {
		return As(this);
	},
	nullish() {
		return Es(As(this));
	},
	nonoptional(e) {
		return Is(this, e);
	},
	array() {
		return G(this);
	},
	or(e) {
		return ms([this, e]);
	},
	and(e) {
		return vs(this, e);
	},
	transform(e) {
		return Bs(this, ws(e));
	},
	default(e) {
		return Ms(this, e);
	},
	prefault(e) {
		return Ps(this, e);
	},
	catch(e) {
		return Rs(this, e);
	},
	pipe(e) {
		return Bs(this, e);
	},
	readonly() {
		return Hs(this);
	},
	describe(e) {
		let t = this.clone();
		return hi.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return hi.get(this);
		let t = this.clone();
		return hi.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return Ae(this, "~standard", {
			...bn(this),
			jsonSchema: {
				input: ka(this, "input"),
				output: ka(this, "output")
			}
		});
	},
	set "~standard"(e) {
		S(this, "~standard", e);
	},
	parse: function e(t, n) {
		return vo(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await yo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return bo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return xo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		S(this, "spa", e);
	},
	validate(e, t) {
		return ct(this, e, t);
	},
	validateAsync(e, t) {
		return ut(this, e, t);
	},
	encode: function e(t, n) {
		return So(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Co(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await wo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await To(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Eo(this, e, t);
	},
	safeDecode(e, t) {
		return Do(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Oo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return ko(this, e, t);
	},
	toJSONSchema(e) {
		return Oa(this, {})(e);
	},
	get description() {
		return hi.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Mo = /*@__PURE__*/ T("_ZodString", (e, t) => {
	xn.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ha(e, t, n, r);
}, /*@__PURE__*/ je({
	format: (e) => R(e).format ?? null,
	minLength: (e) => R(e).minimum ?? null,
	maxLength: (e) => R(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ na(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ aa(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ oa(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ sa(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ ea(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ $i(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ ta(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ ea(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ ra(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ ia(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ la());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ ca(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ ua());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ da());
	},
	slugify() {
		return this.check(/* @__PURE__ */ fa());
	}
})), No = /*@__PURE__*/ T("ZodString", (e, t) => {
	xn.init(e, t), Mo.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ vi(Ro, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ wi(Vo, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ zi(ns, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ Ti(Ho, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ yi(zo, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ bi(Bo, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ xi(Bo, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ Si(Bo, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Ci(Bo, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ei(Uo, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ Di(Wo, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Oi(Go, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ ki(Ko, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Ii($o, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ Li(es, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Ai(qo, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ ji(Jo, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ Mi(Yo, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ Ni(Xo, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Pi(Zo, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ Fi(Qo, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Ri(ts, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ Bi(Po, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ Vi(Fo, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Hi(Io, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ Ui(Lo, e));
	}
});
function V(e) {
	return /* @__PURE__ */ _i(No, e);
}
var H = /*@__PURE__*/ T("ZodStringFormat", (e, t) => {
	j.init(e, t), Mo.init(e, t);
}), Po = /*@__PURE__*/ T("ZodISODateTime", (e, t) => {
	Bn.init(e, t), H.init(e, t);
}), Fo = /*@__PURE__*/ T("ZodISODate", (e, t) => {
	Vn.init(e, t), H.init(e, t);
}), Io = /*@__PURE__*/ T("ZodISOTime", (e, t) => {
	Hn.init(e, t), H.init(e, t);
}), Lo = /*@__PURE__*/ T("ZodISODuration", (e, t) => {
	Un.init(e, t), H.init(e, t);
}), Ro = /*@__PURE__*/ T("ZodEmail", (e, t) => {
	wn.init(e, t), H.init(e, t);
}), zo = /*@__PURE__*/ T("ZodGUID", (e, t) => {
	Sn.init(e, t), H.init(e, t);
}), Bo = /*@__PURE__*/ T("ZodUUID", (e, t) => {
	Cn.init(e, t), H.init(e, t);
});
function U(e) {
	return /* @__PURE__ */ bi(Bo, e);
}
var Vo = /*@__PURE__*/ T("ZodURL", (e, t) => {
	Mn.init(e, t), H.init(e, t);
}), Ho = /*@__PURE__*/ T("ZodEmoji", (e, t) => {
	Nn.init(e, t), H.init(e, t);
}), Uo = /*@__PURE__*/ T("ZodNanoID", (e, t) => {
	Pn.init(e, t), H.init(e, t);
}), Wo = /*@__PURE__*/ T("ZodCUID", (e, t) => {
	Fn.init(e, t), H.init(e, t);
}), Go = /*@__PURE__*/ T("ZodCUID2", (e, t) => {
	In.init(e, t), H.init(e, t);
}), Ko = /*@__PURE__*/ T("ZodULID", (e, t) => {
	Ln.init(e, t), H.init(e, t);
}), qo = /*@__PURE__*/ T("ZodXID", (e, t) => {
	Rn.init(e, t), H.init(e, t);
}), Jo = /*@__PURE__*/ T("ZodKSUID", (e, t) => {
	zn.init(e, t), H.init(e, t);
}), Yo = /*@__PURE__*/ T("ZodIPv4", (e, t) => {
	Wn.init(e, t), H.init(e, t);
}), Xo = /*@__PURE__*/ T("ZodIPv6", (e, t) => {
	qn.init(e, t), H.init(e, t);
}), Zo = /*@__PURE__*/ T("ZodCIDRv4", (e, t) => {
	Jn.init(e, t), H.init(e, t);
}), Qo = /*@__PURE__*/ T("ZodCIDRv6", (e, t) => {
	Xn.init(e, t), H.init(e, t);
}), $o = /*@__PURE__*/ T("ZodBase64", (e, t) => {
	$n.init(e, t), H.init(e, t);
}), es = /*@__PURE__*/ T("ZodBase64URL", (e, t) => {
	nr.init(e, t), H.init(e, t);
}), ts = /*@__PURE__*/ T("ZodE164", (e, t) => {
	rr.init(e, t), H.init(e, t);
}), ns = /*@__PURE__*/ T("ZodJWT", (e, t) => {
	ar.init(e, t), H.init(e, t);
}), rs = /*@__PURE__*/ T("ZodNumber", (e, t) => {
	or.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ je({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = R(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = R(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = R(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => R(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ Xi(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ Zi(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ Zi(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ Ji(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ Yi(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ Yi(e, t));
	},
	int(e) {
		return this.check(W(e));
	},
	safe(e) {
		return this.check(W(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ Xi(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ Zi(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ Ji(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ Yi(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	finite() {
		return this;
	}
})), is = /*@__PURE__*/ T("ZodNumberFormat", (e, t) => {
	sr.init(e, t), rs.init(e, t);
});
function W(e) {
	return /* @__PURE__ */ Wi(is, e);
}
var as = /*@__PURE__*/ T("ZodBoolean", (e, t) => {
	cr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r);
});
function os(e) {
	return /* @__PURE__ */ Gi(as, e);
}
var ss = /*@__PURE__*/ T("ZodUnknown", (e, t) => {
	lr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function cs() {
	return /* @__PURE__ */ Ki(ss);
}
var ls = /*@__PURE__*/ T("ZodNever", (e, t) => {
	ur.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ga(e, t, n, r);
});
function us(e) {
	return /* @__PURE__ */ qi(ls, e);
}
var ds = /*@__PURE__*/ T("ZodArray", (e, t) => {
	jo(), fr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ ea(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ ea(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ $i(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ ta(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function G(e, t) {
	return /* @__PURE__ */ pa(ds, e, t);
}
var fs = /*@__PURE__*/ T("ZodObject", (e, t) => {
	jo(), vr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r), Ie(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return J(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(h(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(h(this._zod.def, { catchall: cs() }));
	},
	loose() {
		return this.clone(h(this._zod.def, { catchall: cs() }));
	},
	strict() {
		return this.clone(h(this._zod.def, { catchall: us() }));
	},
	strip() {
		return this.clone(h(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return me(this, e);
	},
	safeExtend(e) {
		return ge(this, e);
	},
	merge(e) {
		return _e(this, e);
	},
	pick(e) {
		return de(this, e);
	},
	omit(e) {
		return pe(this, e);
	},
	partial(...e) {
		return ve(Ts, this, e[0]);
	},
	exactPartial(...e) {
		return ve(Ds, this, e[0], "exactPartial");
	},
	required(...e) {
		return ye(Fs, this, e[0]);
	}
});
function K(e, t) {
	return new fs({
		type: "object",
		shape: e ?? {},
		...y(t)
	});
}
function q(e, t) {
	return new fs({
		type: "object",
		shape: e,
		catchall: us(),
		...y(t)
	});
}
var ps = /*@__PURE__*/ T("ZodUnion", (e, t) => {
	br.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r), e.options = t.options;
});
function ms(e, t) {
	return new ps({
		type: "union",
		options: e,
		...y(t)
	});
}
var hs = /*@__PURE__*/ T("ZodDiscriminatedUnion", (e, t) => {
	ps.init(e, t), Sr.init(e, t);
});
function gs(e, t, n) {
	return new hs({
		type: "union",
		options: t,
		discriminator: e,
		...y(n)
	});
}
var _s = /*@__PURE__*/ T("ZodIntersection", (e, t) => {
	Cr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r);
});
function vs(e, t) {
	return new _s({
		type: "intersection",
		left: e,
		right: t
	});
}
var ys = /*@__PURE__*/ T("ZodRecord", (e, t) => {
	jo(), Er.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function bs(e, t, n) {
	return !t || !t._zod ? new ys({
		type: "record",
		keyType: V(),
		valueType: e,
		...y(t)
	}) : new ys({
		type: "record",
		keyType: e,
		valueType: t,
		...y(n)
	});
}
var xs = /*@__PURE__*/ T("ZodEnum", (e, t) => {
	Dr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new xs({
			...t,
			checks: [],
			...y(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new xs({
			...t,
			checks: [],
			...y(r),
			entries: i
		});
	};
});
function J(e, t) {
	return new xs({
		type: "enum",
		entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
		...y(t)
	});
}
var Ss = /*@__PURE__*/ T("ZodLiteral", (e, t) => {
	Or.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Y(e, t) {
	return new Ss({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...y(t)
	});
}
var Cs = /*@__PURE__*/ T("ZodTransform", (e, t) => {
	jo(), kr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ue(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(Oe(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(Oe(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function ws(e) {
	return new Cs({
		type: "transform",
		transform: e
	});
}
var Ts = /*@__PURE__*/ T("ZodOptional", (e, t) => {
	jr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Es(e) {
	return new Ts({
		type: "optional",
		innerType: e
	});
}
var Ds = /*@__PURE__*/ T("ZodExactOptional", (e, t) => {
	Mr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Os(e) {
	return new Ds({
		type: "optional",
		innerType: e
	});
}
var ks = /*@__PURE__*/ T("ZodNullable", (e, t) => {
	Nr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function As(e) {
	return new ks({
		type: "nullable",
		innerType: e
	});
}
var js = /*@__PURE__*/ T("ZodDefault", (e, t) => {
	Pr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Ms(e, t) {
	return new js({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : ae(t);
		}
	});
}
var Ns = /*@__PURE__*/ T("ZodPrefault", (e, t) => {
	Ir.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ps(e, t) {
	return new Ns({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : ae(t);
		}
	});
}
var Fs = /*@__PURE__*/ T("ZodNonOptional", (e, t) => {
	Lr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Is(e, t) {
	return new Fs({
		type: "nonoptional",
		innerType: e,
		...y(t)
	});
}
var Ls = /*@__PURE__*/ T("ZodCatch", (e, t) => {
	Br.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Rs(e, t) {
	return new Ls({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : Re(t)
	});
}
var zs = /*@__PURE__*/ T("ZodPipe", (e, t) => {
	Vr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), e.in = t.in, e.out = t.out;
});
function Bs(e, t) {
	return new zs({
		type: "pipe",
		in: e,
		out: t
	});
}
var Vs = /*@__PURE__*/ T("ZodReadonly", (e, t) => {
	Ur.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Hs(e) {
	return new Vs({
		type: "readonly",
		innerType: e
	});
}
var Us = /*@__PURE__*/ T("ZodCustom", (e, t) => {
	Gr.init(e, t), B.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r);
});
function Ws(e, t = {}) {
	return /* @__PURE__ */ ma(Us, e, t);
}
function Gs(e, t) {
	return /* @__PURE__ */ ha(e, t);
}
var Ks = 2e4, X = U().meta({
	title: "GameId",
	description: "Names a game; the link to a private table"
}), qs = U().meta({ title: "UserId" }), Js = U().meta({
	title: "ClientId",
	description: "Chosen by the client for one command. Sending a command again under the same id never applies it twice"
}), Z = W().min(0).max(3).meta({ title: "Seat" }), Q = W().min(0).max(Ks).meta({
	title: "Version",
	description: "The number of entries of a record"
}), $ = W().meta({
	title: "Moment",
	description: "Milliseconds since 1970, by the clock of the server"
}), Ys = (e) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(e), Xs = V().trim().min(1).max(24).refine(Ys).meta({ title: "Name" }), Zs = V().trim().min(1).max(500).refine(Ys).meta({ title: "ChatText" }), Qs = V().regex(/^[a-z][a-z0-9-]{0,31}$/).meta({ title: "BotName" }), $s = gs("kind", [
	q({
		kind: Y("action"),
		action: V().min(1).max(40).meta({
			description: "An action in its notation",
			example: "hire 2 5"
		})
	}),
	q({
		kind: Y("undo"),
		to: Q.meta({ description: "Back to the position before this entry, freely, within the own turn" })
	}),
	q({
		kind: Y("takeback"),
		to: Q.meta({ description: "The same after the turn has passed on: the others are asked" })
	}),
	q({ kind: Y("offer-end") }).meta({ description: "Asks the others to end the game unfinished" }),
	q({
		kind: Y("answer"),
		offer: U(),
		agree: os()
	}),
	q({ kind: Y("resign") }),
	q({
		kind: Y("absence"),
		choice: J([
			"wait",
			"bot",
			"end"
		])
	}).meta({ description: "What the others want for a seat that is out of time" }),
	q({ kind: Y("return") }).meta({ description: "An absent player is back" })
]).meta({ title: "Command" });
q({
	id: Js,
	version: Q.meta({ description: "The version of the record the command was made against" }),
	command: $s
}).meta({ title: "CommandOrder" }), K({
	version: Q.meta({ description: "The version of the record after the command" }),
	revision: W()
}).meta({ title: "Accepted" });
var ec = {
	"not-json": 400,
	malformed: 400,
	"too-large": 413,
	"not-found": 404,
	"no-session": 401,
	"origin-refused": 403,
	"rate-limited": 429,
	"protocol-unsupported": 400,
	"hello-first": 400,
	"no-such-game": 404,
	"not-host": 403,
	"not-open": 409,
	"not-over": 409,
	"seat-taken": 409,
	"table-full": 409,
	"already-seated": 409,
	"not-seated": 403,
	"seats-open": 409,
	"too-many-tables": 409,
	"too-many-watched": 409,
	"unknown-bot": 422,
	"no-human": 422,
	"figures-unplayable": 422,
	"game-not-running": 409,
	"engine-unknown": 409,
	"stale-version": 409,
	"not-your-turn": 409,
	"timed-out": 409,
	"unknown-action": 422,
	"against-the-rules": 422,
	"undo-too-far": 422,
	"offer-standing": 409,
	"offer-gone": 409,
	"own-offer": 409,
	"already-resigned": 409,
	"nobody-absent": 409,
	"not-absent": 409,
	"id-reused": 409,
	"passkey-refused": 403,
	"too-many-passkeys": 409,
	"wrong-recovery-code": 403,
	"seated-twice": 409,
	"wrong-name": 422,
	"no-such-player": 404,
	"not-welcome": 403,
	"self-meant": 422,
	"too-many-blocks": 409,
	"too-many-reports": 429,
	"channel-unavailable": 409,
	"too-many-channels": 409,
	"wrong-code": 403,
	draining: 503,
	unavailable: 503,
	internal: 500
};
function tc(e) {
	return Object.hasOwn(ec, e);
}
var nc = K({
	code: J(Object.keys(ec).filter(tc)).meta({ description: "A stable code" }),
	params: bs(V(), cs()).optional().meta({ description: "What a sentence about it needs" })
}).meta({
	title: "Reason",
	description: "Why something was refused"
});
K({ reason: nc });
var rc = q({
	start: J(["random", "first"]),
	arranged: os(),
	expert: os(),
	openHiring: os()
}).meta({
	title: "Options",
	description: "The options of the rules: rules 2.1, 2.3, 4.6 and 4.4"
}), ic = gs("kind", [
	q({ kind: Y("none") }),
	q({
		kind: Y("live"),
		bank: W().min(30).max(14400).meta({ description: "Seconds for the whole game" }),
		increment: W().min(0).max(600).meta({ description: "Seconds added after each own turn" })
	}),
	q({
		kind: Y("days"),
		days: W().min(1).max(30).meta({ description: "Days for each turn" })
	})
]).meta({ title: "Pace" });
q({
	seats: G(gs("kind", [
		q({ kind: Y("me") }),
		q({ kind: Y("open") }),
		q({
			kind: Y("bot"),
			bot: Qs
		})
	])).min(2).max(4),
	options: rc,
	figures: ms([Y("standard"), bs(V(), cs())]).meta({ description: "standard, or a whole set of figures" }),
	pace: ic,
	listed: os().meta({ description: "Shown to everybody, or reached by its link only" })
}).meta({ title: "NewTable" });
var ac = K({
	seat: Z,
	kind: J([
		"human",
		"bot",
		"open"
	]),
	user: qs.nullable(),
	name: Xs.nullable(),
	bot: Qs.nullable(),
	standing: J([
		"playing",
		"absent",
		"resigned"
	]).meta({ description: "absent: out of time; resigned: gave up, a bot may play on" })
}).meta({ title: "SeatView" }), oc = gs("kind", [
	K({
		id: U(),
		kind: Y("takeback"),
		by: Z,
		to: Q,
		agreed: G(Z)
	}),
	K({
		id: U(),
		kind: Y("end"),
		by: Z,
		agreed: G(Z)
	}),
	K({
		id: U(),
		kind: Y("absence"),
		by: Z.meta({ description: "The absent seat" }),
		votes: G(K({
			seat: Z,
			choice: J(["bot", "end"])
		}))
	})
]).meta({
	title: "Offer",
	description: "Something the other players are asked"
}), sc = K({
	totals: G(W()),
	winners: G(Z),
	decidedBy: V()
}).meta({ title: "Result" }), cc = {
	acting: Z.nullable().meta({ description: "The seat that decides now" }),
	deadline: $.nullable().meta({ description: "When its time is up" }),
	banks: G(W()).nullable().meta({ description: "Live pace: milliseconds left to each seat at the start of the turn" })
}, lc = K({
	game: X,
	revision: W().meta({ description: "Grows with every change of the table; the higher one is the truth" }),
	version: Q,
	status: J([
		"open",
		"running",
		"over"
	]),
	ending: J([
		"played",
		"agreed",
		"resigned",
		"abandoned"
	]).nullable(),
	host: qs,
	listed: os(),
	engine: V(),
	options: rc,
	figures: ms([Y("standard"), bs(V(), cs())]),
	commitment: V().nullable().meta({ description: "SHA-256 of the seed, published before the first deal" }),
	pace: ic,
	seats: G(ac),
	...cc,
	offer: oc.nullable(),
	result: sc.nullable(),
	rematch: X.nullable(),
	createdAt: $,
	startedAt: $.nullable(),
	endedAt: $.nullable()
}).meta({
	title: "TableView",
	description: "Everything about a game but its entries and its chat"
}), uc = K({
	number: W(),
	user: qs,
	name: Xs,
	text: V(),
	at: $
}).meta({ title: "ChatLine" });
gs("type", [
	q({
		type: Y("hello"),
		protocols: G(W()).min(1).max(16)
	}).meta({ description: "Must come first: the protocol versions the client speaks" }),
	q({
		type: Y("watch"),
		game: X,
		version: Q,
		chat: W().min(0)
	}).meta({ description: "Follow a game from the version and the chat line number already known (0 for none)" }),
	q({
		type: Y("unwatch"),
		game: X
	}).meta({ description: "Follow a game no longer" }),
	q({
		type: Y("command"),
		game: X,
		id: Js,
		version: Q,
		command: $s
	}).meta({ description: "Answered by accepted or refused with the same id. Send again until answered" }),
	q({
		type: Y("chat"),
		game: X,
		id: Js,
		text: Zs
	}).meta({ description: "Answered by accepted or refused with the same id" }),
	q({
		type: Y("ping"),
		at: W()
	}).meta({ description: "Heartbeat, answered by pong. Needed at least once per heartbeat period" })
]);
var dc = gs("type", [
	K({
		type: Y("welcome"),
		protocol: W(),
		user: qs.nullable().meta({ description: "null: no session, watching only" }),
		node: V(),
		heartbeat: W().meta({ description: "Milliseconds of silence after which either side closes" }),
		now: $
	}).meta({ description: "Answers hello" }),
	K({
		type: Y("watching"),
		game: X,
		table: lc,
		from: Q,
		entries: G(V()),
		chat: G(uc),
		online: G(Z),
		spectators: W()
	}).meta({ description: "Answers watch: the table and all entries from the version named" }),
	K({
		type: Y("entries"),
		game: X,
		from: Q,
		entries: G(V()),
		...cc
	}).meta({ description: "New entries. If from is beyond the version known, watch again: the gap is replayed. If below, skip what is known" }),
	K({
		type: Y("table"),
		table: lc
	}).meta({ description: "The table has changed" }),
	K({
		type: Y("accepted"),
		game: X,
		id: Js,
		version: Q,
		revision: W()
	}).meta({ description: "The command is in the database" }),
	K({
		type: Y("refused"),
		game: X.nullable(),
		id: Js.nullable(),
		reason: nc,
		version: Q.nullable().meta({ description: "The version of the record, if it matters" })
	}).meta({ description: "The command or message was not carried out" }),
	K({
		type: Y("chat"),
		game: X,
		line: uc
	}),
	K({
		type: Y("presence"),
		game: X,
		online: G(Z).meta({ description: "The seats whose players have the game open" }),
		spectators: W()
	}).meta({ description: "Who is there has changed" }),
	K({
		type: Y("notice"),
		notice: bs(V(), cs())
	}).meta({ description: "A notification for this player, also about games not watched" }),
	K({
		type: Y("resync"),
		games: G(X)
	}).meta({ description: "The client read too slowly and missed messages: watch these games again" }),
	K({
		type: Y("drain"),
		after: W()
	}).meta({ description: "This node stops: connect again after this many milliseconds" }),
	K({
		type: Y("pong"),
		at: W(),
		now: $
	}).meta({ description: "Answers ping" })
]), fc = {
	drain: 4001,
	silence: 4002,
	tooSlow: 4003,
	protocol: 4004,
	abuse: 4005,
	session: 4006
}, pc = [1], mc = 200, hc = 8e3, gc = class {
	#e;
	#t = mc;
	#n;
	constructor(e) {
		this.#e = e;
	}
	hint(e) {
		this.#n = e;
	}
	next() {
		let e = this.#n;
		if (this.#n = void 0, e !== void 0) return e;
		let t = this.#t * (.2 + .8 * this.#e());
		return this.#t = Math.min(hc, 2 * this.#t), t;
	}
	reset() {
		this.#t = mc;
	}
}, _c = class {
	game;
	entries = [];
	chat = [];
	table;
	online = [];
	spectators = 0;
	constructor(e) {
		this.game = e;
	}
	get version() {
		return this.entries.length;
	}
	watchMessage() {
		return {
			type: "watch",
			game: this.game,
			version: this.version,
			chat: this.chat.length
		};
	}
	takeIn(e) {
		switch (e.type) {
			case "watching":
				this.#e(e.table), this.online = e.online, this.spectators = e.spectators;
				for (let t of e.chat) this.#n(t);
				return this.#t(e.from, e.entries);
			case "entries": {
				let { acting: t, deadline: n, banks: r } = e;
				return e.from + e.entries.length > this.version && this.table !== void 0 && (this.table = {
					...this.table,
					acting: t,
					deadline: n,
					banks: r
				}), this.#t(e.from, e.entries);
			}
			case "table": return this.#e(e.table), e.table.version > this.version ? "gap" : "done";
			case "presence": return this.online = e.online, this.spectators = e.spectators, "done";
			case "chat": return this.#n(e.line) ? "done" : "gap";
		}
	}
	#e(e) {
		(this.table === void 0 || e.revision >= this.table.revision) && (this.table = e);
	}
	#t(e, t) {
		return e > this.version ? "gap" : (this.entries.push(...t.slice(this.version - e)), "done");
	}
	#n(e) {
		return e.number > this.chat.length ? !1 : (e.number === this.chat.length && this.chat.push(e), !0);
	}
}, vc = /* @__PURE__ */ new Set([
	"draining",
	"unavailable",
	"rate-limited"
]), yc = 400, bc = 8e3, xc = 1, Sc = 2e3, Cc = class {
	games = /* @__PURE__ */ new Map();
	#e;
	#t = /* @__PURE__ */ new Map();
	#n;
	#r;
	#i = !1;
	#a = !1;
	#o = !1;
	#s = !1;
	#c = [];
	#l = !0;
	constructor(e) {
		this.#e = e, this.#n = new gc(e.random), this.#f();
	}
	get connected() {
		return this.#a;
	}
	watch(e) {
		let t = this.games.get(e);
		if (t !== void 0) return t;
		let n = new _c(e);
		return this.games.set(e, n), this.#i && this.#T(n.watchMessage()), n;
	}
	unwatch(e) {
		this.games.delete(e), this.#i && this.#T({
			type: "unwatch",
			game: e
		});
	}
	command(e, t, n, r = this.#e.newId()) {
		return this.#u(r, {
			type: "command",
			game: e,
			id: r,
			version: t,
			command: n
		});
	}
	chat(e, t, n = this.#e.newId()) {
		return this.#u(n, {
			type: "chat",
			game: e,
			id: n,
			text: t
		});
	}
	wake() {
		if (this.#o || this.#s) return;
		let e = this.#r;
		e === void 0 ? (this.#w(), this.#f()) : this.#a && (this.#l = !1, this.#T({
			type: "ping",
			at: 0
		}), this.#C(Sc, () => {
			this.#l || this.#m(e);
		}));
	}
	lose() {
		this.#r !== void 0 && this.#m(this.#r);
	}
	renew() {
		this.lose(), this.wake();
	}
	close() {
		this.#o = !0, this.#w(), this.#r?.close(1e3);
	}
	#u(e, t) {
		return new Promise((n) => {
			this.#t.set(e, {
				message: t,
				resolve: n
			}), this.#a && this.#d(e, t);
		});
	}
	#d(e, t) {
		let n = this.#r;
		n !== void 0 && (this.#T(t), this.#C(bc, () => {
			this.#t.has(e) && this.#m(n);
		}));
	}
	#f() {
		let e = this.#e.connect();
		this.#r = e, this.#C(bc, () => {
			this.#a || this.#m(e);
		}), e.readyState === xc ? this.#p() : e.addEventListener("open", () => this.#p()), e.addEventListener("message", ({ data: e }) => this.#g(e)), e.addEventListener("error", () => {}), e.addEventListener("close", ({ code: t }) => {
			this.#r === e && this.#h(t);
		});
	}
	#p() {
		this.#i = !0, this.#T({
			type: "hello",
			protocols: [...pc]
		});
		for (let e of this.games.values()) this.#T(e.watchMessage());
	}
	#m(e) {
		this.#r === e && (this.#h(fc.silence), e.close(fc.silence));
	}
	#h(e) {
		this.#i = !1, this.#a = !1, this.#r = void 0, this.#w(), this.#e.onConnection?.(!1), this.#s = e === fc.protocol, !(this.#o || this.#s) && this.#C(this.#n.next(), () => this.#f());
	}
	#g(e) {
		this.#l = !0;
		let t = dc.safeParse(JSON.parse(String(e)));
		if (!t.success) return;
		let n = t.data;
		this.#_(n), this.#e.onMessage?.(n);
	}
	#_(e) {
		switch (e.type) {
			case "welcome": return this.#b(e.heartbeat);
			case "watching":
			case "entries":
			case "chat":
			case "presence":
				this.games.get(e.game)?.takeIn(e) === "gap" && this.#S(e.game);
				return;
			case "table":
				this.games.get(e.table.game)?.takeIn(e) === "gap" && this.#S(e.table.game);
				return;
			case "accepted": return this.#y(e.id, {
				accepted: !0,
				version: e.version,
				revision: e.revision
			});
			case "refused": return this.#v(e);
			case "resync":
				for (let t of e.games) this.#S(t);
				return;
			case "drain":
				this.#n.hint(e.after);
				return;
		}
	}
	#v({ game: e, id: t, reason: n, version: r }) {
		if (t === null) {
			e !== null && vc.has(n.code) && this.#C(yc * (1 + this.#e.random()), () => this.#S(e));
			return;
		}
		let i = this.#t.get(t);
		if (i !== void 0) {
			if (!vc.has(n.code)) return this.#y(t, {
				accepted: !1,
				reason: n,
				version: r
			});
			this.#C(yc * (1 + this.#e.random()), () => {
				this.#a && this.#t.has(t) && this.#d(t, i.message);
			});
		}
	}
	#y(e, t) {
		let n = this.#t.get(e);
		this.#t.delete(e), n?.resolve(t);
	}
	#b(e) {
		this.#a = !0, this.#n.reset(), this.#e.onConnection?.(!0);
		for (let [e, { message: t }] of this.#t) this.#d(e, t);
		this.#x(e / 2);
	}
	#x(e) {
		let t = this.#r;
		t !== void 0 && this.#C(e, () => {
			if (!this.#l) return this.#m(t);
			this.#l = !1, this.#T({
				type: "ping",
				at: 0
			}), this.#x(e);
		});
	}
	#S(e) {
		let t = this.games.get(e);
		t !== void 0 && this.#a && this.#T(t.watchMessage());
	}
	#C(e, t) {
		this.#c.push(this.#e.after(e, t)), this.#c.length > 64 && (this.#c = this.#c.slice(-32));
	}
	#w() {
		for (let e of this.#c) e();
		this.#c = [];
	}
	#T(e) {
		this.#r?.send(JSON.stringify(e));
	}
};
export { Cc as LiveClient };
