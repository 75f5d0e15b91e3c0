/* messages 4e04616290d2341323e7c0ac4b66e819276c94536bbe30ca5d4c740a53ab5adc */
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/util.js
function e(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function t(e, t = "|") {
	return e.map((e) => ce(e)).join(t);
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
	if (T.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function ae(e) {
	if (re(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return re(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function oe(e) {
	return ae(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
var se = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function g(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function _(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function v(e) {
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
function ce(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function le(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
var ue = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, de = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function fe(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return p(i, e, pe(e, t)), _(e, h(n, {
		shape: i,
		checks: []
	}));
}
function pe(e, t) {
	let n = u(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function me(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(pe(e, t)), a = {};
	return p(a, e, Reflect.ownKeys(u(e)).filter((e) => !i.has(e))), _(e, h(n, {
		shape: a,
		checks: []
	}));
}
function he(e, t) {
	if (!ae(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = u(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return _(e, h(e._zod.def, { shape: ge(e, t) }));
}
function ge(e, t) {
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), m(n, t), n;
}
function _e(e, t) {
	if (!ae(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return _(e, h(e._zod.def, { shape: ge(e, t) }));
}
function ve(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), p(n, t, Reflect.ownKeys(u(t))), _(e, h(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function ye(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(pe(t, n)) : void 0, o = {};
	return p(o, t, Reflect.ownKeys(u(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), _(t, h(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function be(e, t, n) {
	let r = n ? new Set(pe(t, n)) : void 0, i = {};
	return p(i, t, Reflect.ownKeys(u(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), _(t, h(t._zod.def, { shape: i }));
}
function y(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function xe(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function Se(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Ce(e) {
	return typeof e == "string" ? e : e?.message;
}
function we(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function b(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Ce(e.inst?._zod.def?.error?.(e)) ?? Ce(a?.(e)) ?? Ce(t?.error?.(e)) ?? Ce(n.customError?.(e)) ?? Ce(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
var Te = /[\uD800-\uDBFF]/;
function Ee(e) {
	let t = e.length;
	if (!Te.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function De(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Oe(e) {
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
function ke(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function Ae(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Ne(e, n, r.value);
	}
}
function x(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function je(e, t, n) {
	return x(e, t, n, !1);
}
function Me(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return x(this, n, r(this));
			},
			set(e) {
				x(this, n, e);
			}
		});
	}
	return t;
}
function Ne(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : x(this, t, n.bind(this));
		},
		set(e) {
			x(this, t, e);
		}
	});
}
function Pe(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
var Fe, Ie = !1, Le = {
	configurable: !0,
	get() {
		Ie = !0;
	}
};
function S(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Fe !== e._zod ? Fe = void 0 : (Fe = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Le);
			let e = Ie;
			Ie = !1;
			try {
				let r = n(this);
				return Ie ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), Ie ||= e, r;
			} catch (n) {
				throw delete this[t], Ie ||= e, n;
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
function Re(e, t, n, r) {
	let i = Pe(e, t);
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
var ze = "~constantCatch";
function Be(e) {
	let t = () => e;
	return t[ze] = !0, t;
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/core.js
var Ve, He = {
	value: void 0,
	enumerable: !1
}, Ue = "captureStackTrace" in Error ? Error : null;
function We(e) {
	let t = Ue;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ue = null, new e();
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
function C(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			He.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", He);
			} finally {
				He.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Ae(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? We(u) : this;
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
var w = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, Ge = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(Ve = globalThis).__zod_globalConfig ?? (Ve.__zod_globalConfig = {});
var T = globalThis.__zod_globalConfig;
function E(e) {
	return e && Object.assign(T, e), T;
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/errors.js
function Ke() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, n, 2), e.message;
}
function qe(e) {
	this._zod.message = e;
}
var Je = {
	get: Ke,
	set: qe,
	enumerable: !0,
	configurable: !0
}, Ye = {
	value: void 0,
	enumerable: !1
}, Xe = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), Ze = (e, t) => {
	e.name = "$ZodError", Ye.value = t, Object.defineProperty(e, "issues", Ye), Ye.value = void 0, Object.defineProperty(e, "message", Je);
	let n = Object.getPrototypeOf(e);
	Xe.has(n) || (Xe.add(n), Object.defineProperty(n, "toString", {
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
}, Qe = C("$ZodError", Ze);
C("$ZodError", Ze, void 0, { Parent: Error });
function $e(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function et(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? $e(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function tt(e, t = (e) => e.message) {
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
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/parse.js
function nt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
var rt = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new w();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => b(e, o, E())));
			throw ne(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, it = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => b(e, o, E())));
			throw ne(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, at = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new w();
	return a.issues.length ? ot(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function ot(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => b(e, n, E()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
var st = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? ot(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ct = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), lt = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), ut = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== ct) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return dt(e, t, n);
});
function dt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[lt] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new w();
	return a.issues.length === 0;
}
var ft = async (e, t, n) => {
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
}, pt = (e) => {
	let t = rt(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, nt(n, a));
	};
	return n;
}, mt = (e) => {
	let t = rt(e), n = (e, r, i, a) => t(e, r, i, nt(n, a));
	return n;
}, ht = (e) => {
	let t = it(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, nt(n, a));
	};
	return n;
}, gt = (e) => {
	let t = it(e), n = async (e, r, i, a) => await t(e, r, i, nt(n, a));
	return n;
}, _t = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return at(e)(t, n, i);
}, vt = (e) => (t, n, r) => at(e)(t, n, r), yt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return st(e)(t, n, i);
}, bt = (e) => async (t, n, r) => st(e)(t, n, r), xt = /^[cC][0-9a-z]{6,}$/, St = /^[0-9a-z]+$/, Ct = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, wt = /^[0-9a-vA-V]{20}$/, Tt = /^[A-Za-z0-9]{27}$/, Et = /^[a-zA-Z0-9_-]{21}$/;
function Dt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
var Ot = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, kt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, At = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, jt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, Mt = "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function Nt() {
	return new RegExp(Mt, "u");
}
var Pt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Ft = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, It = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Lt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Rt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, zt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Bt = /^https?$/, Vt = /^\+[1-9]\d{6,14}$/, Ht = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function Ut(e) {
	return RegExp(`^${e}$`);
}
var Wt = /*@__PURE__*/ Ut(Ht);
function Gt(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Kt(e) {
	return RegExp(`^${Gt(e)}$`);
}
function qt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${Gt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${Gt({ precision: e.precision })}` : n;
	return RegExp(`^${Ht}T(?:${r})$`);
}
var Jt = /^[\s\S]{0,}$/, Yt = /^-?\d+$/, Xt = /^-?\d+(?:\.\d+)?$/, Zt = /^(?:true|false)$/i, Qt = /^[^A-Z]*$/, $t = /^[^a-z]*$/, D = /*@__PURE__*/ C("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), en = (e) => {
	let t = e.value;
	return !a(t) && t.length !== void 0;
}, tn = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, nn = /*@__PURE__*/ C("$ZodCheckLessThan", (e, t) => {
	D.init(e, t);
	let n = tn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: tn[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), rn = /*@__PURE__*/ C("$ZodCheckGreaterThan", (e, t) => {
	D.init(e, t);
	let n = tn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: tn[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), an = /*@__PURE__*/ C("$ZodCheckMultipleOf", (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
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
}), on = /*@__PURE__*/ C("$ZodCheckNumberFormat", (e, t) => {
	D.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = ue[t.format];
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
}), sn = /*@__PURE__*/ C("$ZodCheckMaxLength", (e, t) => {
	var n;
	D.init(e, t), (n = e._zod.def).when ?? (n.when = en), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Ee(r) : i) <= t.maximum) return;
		let a = De(r);
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
}), cn = /*@__PURE__*/ C("$ZodCheckMinLength", (e, t) => {
	var n;
	D.init(e, t), (n = e._zod.def).when ?? (n.when = en), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Ee(r) : i) >= t.minimum) return;
		let a = De(r);
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
}), ln = /*@__PURE__*/ C("$ZodCheckLengthEquals", (e, t) => {
	var n;
	D.init(e, t), (n = e._zod.def).when ?? (n.when = en), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Ee(r) : i;
		if (a === t.length) return;
		let o = De(r), s = a > t.length;
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
}), un = /*@__PURE__*/ C("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	D.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), dn = /*@__PURE__*/ C("$ZodCheckRegex", (e, t) => {
	un.init(e, t), e._zod.check = (n) => {
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
}), fn = /*@__PURE__*/ C("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= Qt, un.init(e, t);
}), pn = /*@__PURE__*/ C("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= $t, un.init(e, t);
}), mn = /*@__PURE__*/ C("$ZodCheckIncludes", (e, t) => {
	D.init(e, t);
	let n = g(t.includes);
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
}), hn = /*@__PURE__*/ C("$ZodCheckStartsWith", (e, t) => {
	D.init(e, t);
	let n = RegExp(`^${g(t.prefix)}.*`);
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
}), gn = /*@__PURE__*/ C("$ZodCheckEndsWith", (e, t) => {
	D.init(e, t);
	let n = RegExp(`.*${g(t.suffix)}$`);
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
}), _n = /*@__PURE__*/ C("$ZodCheckOverwrite", (e, t) => {
	D.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
}), vn = class {
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
}, yn = {
	major: 4,
	minor: 6,
	patch: 5
}, O = /*@__PURE__*/ C("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = yn;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = y(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (xe(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new w();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (we(t.issues, n, e), i ||= y(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					we(t.issues, n, e), i ||= y(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (y(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new w();
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
				if (a.async === !1) throw new w();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return je(this, "~standard", Sn(this));
	},
	set "~standard"(e) {
		x(this, "~standard", e);
	}
}), bn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => b(e, t, E())) } : { value: e.value };
async function xn(e, t) {
	let n = { async: !0 };
	return bn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Sn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return bn(r, n);
			} catch {}
			return xn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
var Cn = /*@__PURE__*/ C("$ZodString", (e, t) => {
	O.init(e, t), e._zod.pattern = t.pattern ?? Jt, e._zod.parse = (n, r) => {
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
}), k = /*@__PURE__*/ C("$ZodStringFormat", (e, t) => {
	un.init(e, t), Cn.init(e, t);
}), wn = /*@__PURE__*/ C("$ZodGUID", (e, t) => {
	t.pattern ??= kt, k.init(e, t);
}), Tn = /*@__PURE__*/ C("$ZodUUID", (e, t) => {
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
		t.pattern ??= At(e);
	} else t.pattern ??= At();
	k.init(e, t);
}), En = /*@__PURE__*/ C("$ZodEmail", (e, t) => {
	t.pattern ??= jt, k.init(e, t);
});
function Dn(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function On(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Dn(e) || 2 : kn(e, t);
}
function kn(e, t) {
	if (!t.normalize && t.protocol?.source === Bt.source && !/^https?:\/\//i.test(e)) return 1;
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
var An = /[\t\n\r]/g;
function jn(e) {
	return e.replace(An, "");
}
function Mn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Nn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
var Pn = /*@__PURE__*/ C("$ZodURL", (e, t) => {
	k.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = On(r, t);
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
				n.value = jn(r);
				return;
			}
			t.hostname && !Mn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Nn(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : jn(r);
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
}), Fn = /*@__PURE__*/ C("$ZodEmoji", (e, t) => {
	t.pattern ??= Nt(), k.init(e, t);
}), In = /*@__PURE__*/ C("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Et : Dt(t.length), k.init(e, t);
}), Ln = /*@__PURE__*/ C("$ZodCUID", (e, t) => {
	t.pattern ??= xt, k.init(e, t);
}), Rn = /*@__PURE__*/ C("$ZodCUID2", (e, t) => {
	t.pattern ??= St, k.init(e, t);
}), zn = /*@__PURE__*/ C("$ZodULID", (e, t) => {
	t.pattern ??= Ct, k.init(e, t);
}), Bn = /*@__PURE__*/ C("$ZodXID", (e, t) => {
	t.pattern ??= wt, k.init(e, t);
}), Vn = /*@__PURE__*/ C("$ZodKSUID", (e, t) => {
	t.pattern ??= Tt, k.init(e, t);
}), Hn = /*@__PURE__*/ C("$ZodISODateTime", (e, t) => {
	t.pattern ??= qt(t), k.init(e, t);
}), Un = /*@__PURE__*/ C("$ZodISODate", (e, t) => {
	t.pattern ??= Wt, k.init(e, t);
}), Wn = /*@__PURE__*/ C("$ZodISOTime", (e, t) => {
	t.pattern ??= Kt(t), k.init(e, t);
}), Gn = /*@__PURE__*/ C("$ZodISODuration", (e, t) => {
	t.pattern ??= Ot, k.init(e, t);
}), Kn = /*@__PURE__*/ C("$ZodIPv4", (e, t) => {
	t.pattern ??= Pt, k.init(e, t);
}), qn = /^[0-9a-fA-F:.]+$/;
function Jn(e) {
	return qn.test(e) ? Dn(`http://[${e}]`) : !1;
}
var Yn = /*@__PURE__*/ C("$ZodIPv6", (e, t) => {
	t.pattern ??= Ft, k.init(e, t), e._zod.check = (n) => {
		Jn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Xn = /*@__PURE__*/ C("$ZodCIDRv4", (e, t) => {
	t.pattern ??= It, k.init(e, t);
});
function Zn(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Jn(n);
}
var Qn = /*@__PURE__*/ C("$ZodCIDRv6", (e, t) => {
	t.pattern ??= Lt, k.init(e, t), e._zod.check = (n) => {
		Zn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function $n(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
var er = /^[0-9a-zA-Z+/]*={0,2}$/, tr = /*@__PURE__*/ C("$ZodBase64", (e, t) => {
	t.pattern ??= er, k.init(e, t), e._zod.check = (n) => {
		$n(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), nr = /^[A-Za-z0-9_-]*$/;
function rr(e) {
	if (!nr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return $n(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
var ir = /*@__PURE__*/ C("$ZodBase64URL", (e, t) => {
	t.pattern ??= nr, k.init(e, t), e._zod.check = (n) => {
		rr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ar = /*@__PURE__*/ C("$ZodE164", (e, t) => {
	t.pattern ??= Vt, k.init(e, t);
});
function or(e, t = null) {
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
var sr = /*@__PURE__*/ C("$ZodJWT", (e, t) => {
	k.init(e, t), e._zod.check = (n) => {
		or(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), cr = /*@__PURE__*/ C("$ZodNumber", (e, t) => {
	O.init(e, t), e._zod.pattern = Xt, e._zod.parse = (n, r) => {
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
}), lr = /*@__PURE__*/ C("$ZodNumberFormat", (e, t) => {
	on.init(e, t), cr.init(e, t);
}), ur = /*@__PURE__*/ C("$ZodBoolean", (e, t) => {
	O.init(e, t), e._zod.pattern = Zt, e._zod.parse = (n, r) => {
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
}), dr = /*@__PURE__*/ C("$ZodUnknown", (e, t) => {
	O.init(e, t), e._zod.parse = (e) => e;
}), fr = /*@__PURE__*/ C("$ZodNever", (e, t) => {
	O.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function pr(e, t, n) {
	e.issues.length && t.issues.push(...Se(n, e.issues)), t.value[n] = e.value;
}
var mr = /*@__PURE__*/ C("$ZodArray", (e, t) => {
	O.init(e, t);
	let n = T.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => pr(t, r, e)));
			else if (pr(c, r, e), s && c.issues.length !== 0 && y(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
});
function hr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...Se(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
var gr = [];
function _r(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : gr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = le(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function vr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (y(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => hr(e, n, i, t, d, f))) : hr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
var yr = /*@__PURE__*/ C("$ZodObject", (e, t) => {
	O.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let a = i(() => _r(t));
	S(e, "propValues", (e) => {
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
	let o = re, s = t.catchall, l, u = T.memoizer;
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
				if (y(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let a = c[e], o = a._zod.optin, s = a._zod.optout, l = a._zod.run({
				value: r[e],
				issues: []
			}, n);
			l instanceof Promise ? i.push(l.then((n) => hr(n, t, e, r, o, s))) : hr(l, t, e, r, o, s);
		}
		return s ? vr(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
	};
}), br = /*@__PURE__*/ C("$ZodObjectJIT", (e, t) => {
	yr.init(e, t);
	let n = e._zod.parse, r = i(() => _r(t)), a = T.memoizer, o = (t) => {
		let n = r.value, i = n.symbolKeys, o = new vn(["payload", "ctx"], {
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
	}, s, c = re, l = !T.jitless, u = l && ie.value, d = t.catchall, f;
	e._zod.parse = (i, a) => {
		f ??= r.value;
		let p = i.value;
		return c(p) ? l && u && a?.async === !1 && a.jitless !== !0 ? (s ||= o(t.shape), i = s(i, a), d ? vr([], p, i, a, f, e, a?.abortEarly === !0) : i) : n(i, a) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function xr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !y(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => b(e, r, E())))
	}), t);
}
var Sr = /*@__PURE__*/ C("$ZodUnion", (e, t) => {
	O.init(e, t), S(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), S(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), S(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), S(e, "pattern", (e) => {
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
		return a ? Promise.all(o).then((t) => xr(t, r, e, i)) : xr(o, r, e, i);
	};
});
function Cr(e) {
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
var wr = /*@__PURE__*/ C("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, Sr.init(e, t);
	let n = e._zod.parse;
	S(e, "propValues", (e) => {
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
	let r = i(() => Cr(t));
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
}), Tr = /*@__PURE__*/ C("$ZodIntersection", (e, t) => {
	O.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Dr(e, t, n)) : Dr(e, i, a);
	};
});
function Er(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (ae(e) && ae(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Er(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Er(i, a);
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
function Dr(e, t, n) {
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
	let c = Er(t.value, n.value);
	if (!c.valid) {
		if (y(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
var Or = /*@__PURE__*/ C("$ZodRecord", (e, t) => {
	O.init(e, t);
	let n = T.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!ae(a)) return r.issues.push({
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
						issues: s.issues.map((e) => b(e, i, E())),
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
					e.issues.length && r.issues.push(...Se(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...Se(n, u.issues)), r.value[l] = u.value);
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
				if (typeof n == "string" && Xt.test(n) && l.issues.length) {
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
						issues: l.issues.map((e) => b(e, i, E())),
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
					e.issues.length && r.issues.push(...Se(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...Se(n, d.issues)), r.value[u] = d.value);
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
}), kr = /*@__PURE__*/ C("$ZodEnum", (t, n) => {
	O.init(t, n);
	let r = e(n.entries), i = new Set(r);
	t._zod.values = i, S(t, "pattern", (t) => {
		let n = e(t.def.entries).filter((e) => se.has(typeof e));
		return RegExp(n.length ? `^(${n.map((e) => g(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), t._zod.parse = (e, n) => {
		let a = e.value;
		return i.has(a) || e.issues.push({
			code: "invalid_value",
			values: r,
			input: a,
			inst: t
		}), e;
	};
}), Ar = /*@__PURE__*/ C("$ZodLiteral", (e, t) => {
	O.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, S(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? g(e) : e ? g(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), jr = /*@__PURE__*/ C("$ZodTransform", (e, t) => {
	O.init(e, t), e._zod.optin = "optional", T.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ge(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new w();
		return n.value = i, n;
	};
});
function Mr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
var Nr = /*@__PURE__*/ C("$ZodOptional", (e, t) => {
	O.init(e, t), S(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", S(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), S(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Mr(e, t)) : Mr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Pr = /*@__PURE__*/ C("$ZodExactOptional", (e, t) => {
	Nr.init(e, t), S(e, "values", (e) => e.def.innerType._zod.values), S(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Fr = /*@__PURE__*/ C("$ZodNullable", (e, t) => {
	O.init(e, t), S(e, "optin", (e) => e.def.innerType._zod.optin), S(e, "optout", (e) => e.def.innerType._zod.optout), S(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)}|null)$`) : void 0;
	}), S(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Ir = /*@__PURE__*/ C("$ZodDefault", (e, t) => {
	O.init(e, t), e._zod.optin = "defaulted", S(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Lr(e, t)) : Lr(r, t);
	};
});
function Lr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
var Rr = /*@__PURE__*/ C("$ZodPrefault", (e, t) => {
	O.init(e, t), e._zod.optin = "defaulted", S(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), zr = /*@__PURE__*/ C("$ZodNonOptional", (e, t) => {
	O.init(e, t), S(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Br(t, e)) : Br(i, e);
	};
});
function Br(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Vr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => b(e, r, E())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
var Hr = /*@__PURE__*/ C("$ZodCatch", (e, t) => {
	O.init(e, t), S(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), S(e, "optout", (e) => e.def.innerType._zod.optout), S(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Vr(e, r, t, n)) : Vr(e, r, t, n);
	};
}), Ur = /*@__PURE__*/ C("$ZodPipe", (e, t) => {
	O.init(e, t), S(e, "values", (e) => e.def.in._zod.values), S(e, "optin", (e) => e.def.in._zod.optin), S(e, "optout", (e) => e.def.out._zod.optout), S(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Wr(e, t.in, n)) : Wr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Wr(e, t.out, n)) : Wr(r, t.out, n);
	};
});
function Wr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
var Gr = /*@__PURE__*/ C("$ZodReadonly", (e, t) => {
	O.init(e, t), S(e, "propValues", (e) => e.def.innerType._zod.propValues), S(e, "values", (e) => e.def.innerType._zod.values), S(e, "optin", (e) => e.def.innerType?._zod?.optin), S(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Kr) : Kr(r);
	};
});
function Kr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
var qr = /*@__PURE__*/ C("$ZodCustom", (e, t) => {
	D.init(e, t), O.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Jr(t, n, r, e));
		Jr(i, n, r, e);
	};
});
function Jr(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(ke(e));
	}
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/memoizer.js
var Yr = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
}, Xr = "~memo", Zr = [];
function Qr(e) {
	return typeof e == "object" && !!e;
}
function $r(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
var ei = /*@__PURE__*/ new WeakMap(), ti = 0, ni = 1, ri = 2;
function ii(e, t, n) {
	let r = ei.get(e);
	if (r !== void 0) return r ? ri : ti;
	if (t.has(e)) return ri;
	t.add(e);
	let i = ti, a = (e) => {
		if (i !== ri && e?._zod) {
			let r = ii(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = ti;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? ni : o.value?._zod ? ii(o.value, t, n) : ti;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = l(c);
			s(e ? o(e, !0) : ni), a(c.catchall);
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
			s(r ? ii(r, t, !1) : ni);
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
	return t.delete(e), ai(e, i);
}
function ai(e, t) {
	return t !== ni && ei.set(e, t === ri), t;
}
function oi(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
var si, ci = [], li = {
	alloc(e, t, n) {
		let r = si;
		if (!r) return n;
		si = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), ci.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && di(n, e.value)) throw new Yr();
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
					let i = ii(e, /* @__PURE__ */ new Set(), !1);
					if (i === ti) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === ri || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!Qr(l)) return t(s, c);
				let u = c[Xr];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[Xr] = u);
				let d;
				i === c ? d = a : (d = oi(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...$r(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				si = d;
				let p = ci.length, m = t(s, c);
				si = void 0;
				let h = ci.length > p ? ci.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? $r(e.issues) : Zr), e)) : (h && (h.issues = m.issues.length ? $r(m.issues) : Zr), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function ui() {
	return li;
}
function di(e, t) {
	let n = e[Xr]?.backEdges;
	return n !== void 0 && Qr(t) && n.has(t);
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/locales/en.js
var fi = () => {
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
			case "invalid_type": return `Invalid input: expected ${a(e.expected)}, received ${a(Oe(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${ce(e.values[0])}` : `Invalid option: expected one of ${t(e.values, "|")}`;
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
function pi() {
	return { localeError: fi() };
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/registries.js
var mi, hi = class {
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
function gi() {
	return new hi();
}
(mi = globalThis).__zod_globalRegistry ?? (mi.__zod_globalRegistry = gi());
var _i = globalThis.__zod_globalRegistry;
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/api.js
function vi(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function yi(e, t) {
	return new e(vi({
		type: "string",
		...v(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function bi(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function xi(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Si(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ci(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function wi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ti(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ei(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Di(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oi(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ki(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ai(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ji(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Mi(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ni(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Pi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ii(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Li(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ri(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Vi(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e, t) {
	return new e(vi({
		type: "number",
		checks: [],
		...v(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function qi(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ji(e, t) {
	return new e({
		type: "boolean",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Yi(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new e({
		type: "never",
		...v(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e, t) {
	return new nn({
		check: "less_than",
		...v(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new nn({
		check: "less_than",
		...v(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new rn({
		check: "greater_than",
		...v(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
	return new rn({
		check: "greater_than",
		...v(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
	return new an({
		check: "multiple_of",
		...v(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new sn({
		check: "max_length",
		...v(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e, t) {
	return new cn({
		check: "min_length",
		...v(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e, t) {
	return new ln({
		check: "length_equals",
		...v(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e, t) {
	return new dn({
		check: "string_format",
		format: "regex",
		...v(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function oa(e) {
	return new fn({
		check: "string_format",
		format: "lowercase",
		...v(e)
	});
}
// @__NO_SIDE_EFFECTS__
function sa(e) {
	return new pn({
		check: "string_format",
		format: "uppercase",
		...v(e)
	});
}
// @__NO_SIDE_EFFECTS__
function ca(e, t) {
	return new mn({
		check: "string_format",
		format: "includes",
		...v(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function la(e, t) {
	return new hn({
		check: "string_format",
		format: "starts_with",
		...v(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function ua(e, t) {
	return new gn({
		check: "string_format",
		format: "ends_with",
		...v(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function da(e) {
	return new _n({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function fa(e) {
	return /* @__PURE__ */ da((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function pa() {
	return /* @__PURE__ */ da((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function ma() {
	return /* @__PURE__ */ da((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function ha() {
	return /* @__PURE__ */ da((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function ga() {
	return /* @__PURE__ */ da((e) => te(e));
}
// @__NO_SIDE_EFFECTS__
function _a(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...v(n)
	});
}
// @__NO_SIDE_EFFECTS__
function va(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...v(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ya(e, t) {
	let n = /* @__PURE__ */ ba((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(ke(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(ke(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function ba(e, t) {
	let n = new D({
		check: "custom",
		...v(t)
	});
	return n._zod.check = e, n;
}
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/core/to-json-schema.js
function xa(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && c(e, t, n[t]);
	return e;
}
function Sa(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? _i,
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
function A(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function j(e, t, n = {
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
		a && (o.ref ||= a, j(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && xa(o.schema, c), t.io === "input" && M(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Ca(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function wa(e, t) {
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
				ref: `${i("__shared")}#/${r}/${Ca(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Ca(a)
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
function Ta(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Ta(e);
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
var Ea = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Da = ["oneOf", "anyOf"];
function Oa(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function ka(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Ea.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Oa(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			c(n, r, e.length === 1 ? e[0] : ka(e) ?? { allOf: e });
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
			let t = Oa(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Aa(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Ea) if (t in e) return;
	let n = t.filter((e) => Da.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = ka(t);
	else {
		let e = n[0], i = Da.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => ka([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, xa(e, r));
}
function ja(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : xa(i, s), xa(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Ta(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Aa(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	xa(i, n.defId ? n.schema : n.def ?? n.schema);
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
					input: Na(t, "input", e.processors),
					output: Na(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function M(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return M(r.element, n);
	if (r.type === "set") return M(r.valueType, n);
	if (r.type === "lazy") return M(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return M(r.innerType, n);
	if (r.type === "intersection") return M(r.left, n) || M(r.right, n);
	if (r.type === "record" || r.type === "map") return M(r.keyType, n) || M(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : M(r.in, n) || M(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (M(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (M(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (M(e, n)) return !0;
		return !!(r.rest && M(r.rest, n));
	}
	return !1;
}
var Ma = (e, t = {}) => (n) => {
	let r = Sa({
		...n,
		processors: t
	});
	return j(e, r), wa(r, e), ja(r, e);
}, Na = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = Sa({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return j(e, o), wa(o, e), ja(o, e);
}, N = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, P = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Pa = (e, t) => {
	N(e, "minimum", t), P(e, "maximum", t);
}, Fa = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ia = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, La = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Ra = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, za = (e, t) => N(e, "minimum", t.minimum), Ba = (e, t) => P(e, "maximum", t.maximum), Va = (e) => (t, n) => {
	Ra(t, n.format);
	let [r, i] = e[n.format];
	N(t, "minimum", r), P(t, "maximum", i);
}, Ha = {
	greater_than: (e, t) => N(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => P(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Fa(e, t.value),
	number_format: Va(ue),
	bigint_format: Va(de),
	min_length: za,
	max_length: Ba,
	length_equals: (e, t) => Pa(e, t.length),
	min_size: za,
	max_size: Ba,
	size_equals: (e, t) => Pa(e, t.size),
	string_format: (e, t) => {
		Ra(e, t.format), t.pattern && Ia(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => La(e, t.mime)
};
function F(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Ha[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && N(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && N(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && P(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && P(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Fa(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && La(t, i.mime);
	for (let e of i.patterns ?? []) Ia(t, e);
	return t;
}
var Ua = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Wa = /* @__PURE__ */ new Map([[er, Rt], [nr, zt]]), Ga = (e) => Wa.get(e) ?? e, Ka = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = F(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Ua[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Ga);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, qa = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = F(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : A(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, Ja = (e, t, n, r) => {
	n.type = "boolean";
}, Ya = (e, t, n, r) => {
	n.not = {};
}, Xa = (t, n, r, i) => {
	let a = t._zod.def, o = e(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == "number") && (r.type = "number"), o.every((e) => typeof e == "string") && (r.type = "string"), r.enum = o);
}, Za = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (A(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (A(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, Qa = (e, t, n, r) => {
	A(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, $a = (e, t, n, r) => {
	A(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, eo = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = F(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = j(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function to(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? to(t.out) : t.type === "catch" ? to(t.innerType) : e._zod.optin;
}
var no = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && A(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) c(i.properties, e, j(o[e], t, {
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
		(t.io === "input" ? to(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = j(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, ro = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => j(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, io = (e, t, n, r) => {
	let i = e._zod.def, a = j(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = j(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
};
function ao(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = ao(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => ao(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Xt : Yt).source)), p;
}
var oo = /* @__PURE__ */ new WeakMap();
function so(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of oo.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = ao(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
var co = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = F(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = j(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) c(i.patternProperties, Ga(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = j(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = oo.get(t);
			n || (n = [], oo.set(t, n), t.deferred.push(() => so(t))), n.push(e);
		}
		i.additionalProperties = j(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let l = o._zod.values, u = t.io === "input" && to(a.valueType) !== void 0;
	if (l && !a.partial && !u) {
		let e = [...l].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, lo = (e, t, n, r) => {
	let i = e._zod.def, a = j(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, uo = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, fo = Symbol();
function po(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (A(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), fo) : JSON.parse(o);
}
var mo = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = po(i.defaultValue, e, t, n, r);
	o !== fo && (n.default = o);
}, ho = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = po(i.defaultValue, e, t, n, r);
	o !== fo && (n._prefault = o);
}, go = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		A(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, _o = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	j(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, vo = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, yo = (e, t, n, r) => {
	let i = e._zod.def;
	j(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, bo = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function xo(e, t, n) {
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
var I = /*@__PURE__*/ C("ZodError", (e, t) => {
	Qe.init(e, t), e.name = "ZodError";
	let r = Object.getPrototypeOf(e);
	bo.has(r) || (bo.add(r), xo(r, "format", (e) => (t) => tt(e, t)), xo(r, "flatten", (e) => (t) => et(e, t)), xo(r, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, n, 2);
	}), xo(r, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, n, 2);
	}), Object.defineProperty(r, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), So = /* @__PURE__ */ rt(I), Co = /* @__PURE__ */ it(I), wo = /* @__PURE__ */ at(I), To = /* @__PURE__ */ st(I), Eo = /* @__PURE__ */ pt(I), Do = /* @__PURE__ */ mt(I), Oo = /* @__PURE__ */ ht(I), ko = /* @__PURE__ */ gt(I), Ao = /* @__PURE__ */ _t(I), jo = /* @__PURE__ */ vt(I), Mo = /* @__PURE__ */ yt(I), No = /* @__PURE__ */ bt(I);
//#endregion
//#region ../../node_modules/.pnpm/zod@4.6.5/node_modules/zod/v4/classic/schemas.js
function Po() {
	T.localeError || E(pi());
}
function Fo() {
	T.memoizer || E({ memoizer: ui() });
}
var L = /*@__PURE__*/ C("ZodType", (e, t) => (Po(), O.init(e, t), e.def = t, e.type = t.type, e), {
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
		return _(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(qs(e, t));
	},
	superRefine(e, t) {
		return this.check(Js(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ da(e));
	},
	optional() {
		return ks(this);
	},
	exactOptional() {
		return js(this);
	},
	nullable() {
		return Ns(this);
	},
	nullish() {
		return ks(Ns(this));
	},
	nonoptional(e) {
		return zs(this, e);
	},
	array() {
		return W(this);
	},
	or(e) {
		return vs([this, e]);
	},
	and(e) {
		return xs(this, e);
	},
	transform(e) {
		return Us(this, Ds(e));
	},
	default(e) {
		return Fs(this, e);
	},
	prefault(e) {
		return Ls(this, e);
	},
	catch(e) {
		return Vs(this, e);
	},
	pipe(e) {
		return Us(this, e);
	},
	readonly() {
		return Gs(this);
	},
	describe(e) {
		let t = this.clone();
		return _i.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return _i.get(this);
		let t = this.clone();
		return _i.add(t, e[0]), t;
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
		return je(this, "~standard", {
			...Sn(this),
			jsonSchema: {
				input: Na(this, "input"),
				output: Na(this, "output")
			}
		});
	},
	set "~standard"(e) {
		x(this, "~standard", e);
	},
	parse: function e(t, n) {
		return So(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Co(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return wo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return To(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		x(this, "spa", e);
	},
	validate(e, t) {
		return ut(this, e, t);
	},
	validateAsync(e, t) {
		return ft(this, e, t);
	},
	encode: function e(t, n) {
		return Eo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Do(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Oo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await ko(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Ao(this, e, t);
	},
	safeDecode(e, t) {
		return jo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Mo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return No(this, e, t);
	},
	toJSONSchema(e) {
		return Ma(this, {})(e);
	},
	get description() {
		return _i.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Io = /*@__PURE__*/ C("_ZodString", (e, t) => {
	Cn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r);
}, /*@__PURE__*/ Me({
	format: (e) => F(e).format ?? null,
	minLength: (e) => F(e).minimum ?? null,
	maxLength: (e) => F(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ aa(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ ca(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ la(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ ua(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ ra(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ na(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ ia(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ ra(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ oa(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ sa(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ pa());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ fa(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ ma());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ ha());
	},
	slugify() {
		return this.check(/* @__PURE__ */ ga());
	}
})), Lo = /*@__PURE__*/ C("ZodString", (e, t) => {
	Cn.init(e, t), Io.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ bi(Ho, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ Ei(Go, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ Vi(os, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ Di(Ko, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ xi(Uo, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ Si(Wo, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ Ci(Wo, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ wi(Wo, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Ti(Wo, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Oi(qo, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ ki(Jo, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Ai(Yo, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ ji(Xo, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Ri(rs, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ zi(is, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Mi(Zo, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ Ni(Qo, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ Pi($o, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ Fi(es, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Ii(ts, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ Li(ns, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Bi(as, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ Hi(Ro, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ Ui(zo, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Wi(Bo, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ Gi(Vo, e));
	}
});
function R(e) {
	return /* @__PURE__ */ yi(Lo, e);
}
var z = /*@__PURE__*/ C("ZodStringFormat", (e, t) => {
	k.init(e, t), Io.init(e, t);
}), Ro = /*@__PURE__*/ C("ZodISODateTime", (e, t) => {
	Hn.init(e, t), z.init(e, t);
}), zo = /*@__PURE__*/ C("ZodISODate", (e, t) => {
	Un.init(e, t), z.init(e, t);
}), Bo = /*@__PURE__*/ C("ZodISOTime", (e, t) => {
	Wn.init(e, t), z.init(e, t);
}), Vo = /*@__PURE__*/ C("ZodISODuration", (e, t) => {
	Gn.init(e, t), z.init(e, t);
}), Ho = /*@__PURE__*/ C("ZodEmail", (e, t) => {
	En.init(e, t), z.init(e, t);
}), Uo = /*@__PURE__*/ C("ZodGUID", (e, t) => {
	wn.init(e, t), z.init(e, t);
}), Wo = /*@__PURE__*/ C("ZodUUID", (e, t) => {
	Tn.init(e, t), z.init(e, t);
});
function B(e) {
	return /* @__PURE__ */ Si(Wo, e);
}
var Go = /*@__PURE__*/ C("ZodURL", (e, t) => {
	Pn.init(e, t), z.init(e, t);
}), Ko = /*@__PURE__*/ C("ZodEmoji", (e, t) => {
	Fn.init(e, t), z.init(e, t);
}), qo = /*@__PURE__*/ C("ZodNanoID", (e, t) => {
	In.init(e, t), z.init(e, t);
}), Jo = /*@__PURE__*/ C("ZodCUID", (e, t) => {
	Ln.init(e, t), z.init(e, t);
}), Yo = /*@__PURE__*/ C("ZodCUID2", (e, t) => {
	Rn.init(e, t), z.init(e, t);
}), Xo = /*@__PURE__*/ C("ZodULID", (e, t) => {
	zn.init(e, t), z.init(e, t);
}), Zo = /*@__PURE__*/ C("ZodXID", (e, t) => {
	Bn.init(e, t), z.init(e, t);
}), Qo = /*@__PURE__*/ C("ZodKSUID", (e, t) => {
	Vn.init(e, t), z.init(e, t);
}), $o = /*@__PURE__*/ C("ZodIPv4", (e, t) => {
	Kn.init(e, t), z.init(e, t);
}), es = /*@__PURE__*/ C("ZodIPv6", (e, t) => {
	Yn.init(e, t), z.init(e, t);
}), ts = /*@__PURE__*/ C("ZodCIDRv4", (e, t) => {
	Xn.init(e, t), z.init(e, t);
}), ns = /*@__PURE__*/ C("ZodCIDRv6", (e, t) => {
	Qn.init(e, t), z.init(e, t);
}), rs = /*@__PURE__*/ C("ZodBase64", (e, t) => {
	tr.init(e, t), z.init(e, t);
}), is = /*@__PURE__*/ C("ZodBase64URL", (e, t) => {
	ir.init(e, t), z.init(e, t);
}), as = /*@__PURE__*/ C("ZodE164", (e, t) => {
	ar.init(e, t), z.init(e, t);
}), os = /*@__PURE__*/ C("ZodJWT", (e, t) => {
	sr.init(e, t), z.init(e, t);
}), ss = /*@__PURE__*/ C("ZodNumber", (e, t) => {
	cr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ Me({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = F(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = F(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = F(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => F(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ $i(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ ea(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ ea(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ Zi(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	int(e) {
		return this.check(V(e));
	},
	safe(e) {
		return this.check(V(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ $i(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ ea(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ Zi(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ Qi(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ ta(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ ta(e, t));
	},
	finite() {
		return this;
	}
}));
function cs(e) {
	return /* @__PURE__ */ Ki(ss, e);
}
var ls = /*@__PURE__*/ C("ZodNumberFormat", (e, t) => {
	lr.init(e, t), ss.init(e, t);
});
function V(e) {
	return /* @__PURE__ */ qi(ls, e);
}
var us = /*@__PURE__*/ C("ZodBoolean", (e, t) => {
	ur.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r);
});
function H(e) {
	return /* @__PURE__ */ Ji(us, e);
}
var ds = /*@__PURE__*/ C("ZodUnknown", (e, t) => {
	dr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function U() {
	return /* @__PURE__ */ Yi(ds);
}
var fs = /*@__PURE__*/ C("ZodNever", (e, t) => {
	fr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r);
});
function ps(e) {
	return /* @__PURE__ */ Xi(fs, e);
}
var ms = /*@__PURE__*/ C("ZodArray", (e, t) => {
	Fo(), mr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ ra(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ ra(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ na(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ ia(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function W(e, t) {
	return /* @__PURE__ */ _a(ms, e, t);
}
var hs = /*@__PURE__*/ C("ZodObject", (e, t) => {
	Fo(), br.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r), Re(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return J(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(h(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(h(this._zod.def, { catchall: U() }));
	},
	loose() {
		return this.clone(h(this._zod.def, { catchall: U() }));
	},
	strict() {
		return this.clone(h(this._zod.def, { catchall: ps() }));
	},
	strip() {
		return this.clone(h(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return he(this, e);
	},
	safeExtend(e) {
		return _e(this, e);
	},
	merge(e) {
		return ve(this, e);
	},
	pick(e) {
		return fe(this, e);
	},
	omit(e) {
		return me(this, e);
	},
	partial(...e) {
		return ye(Os, this, e[0]);
	},
	exactPartial(...e) {
		return ye(As, this, e[0], "exactPartial");
	},
	required(...e) {
		return be(Rs, this, e[0]);
	}
});
function G(e, t) {
	return new hs({
		type: "object",
		shape: e ?? {},
		...v(t)
	});
}
function K(e, t) {
	return new hs({
		type: "object",
		shape: e,
		catchall: ps(),
		...v(t)
	});
}
function gs(e, t) {
	return new hs({
		type: "object",
		shape: e,
		catchall: U(),
		...v(t)
	});
}
var _s = /*@__PURE__*/ C("ZodUnion", (e, t) => {
	Sr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r), e.options = t.options;
});
function vs(e, t) {
	return new _s({
		type: "union",
		options: e,
		...v(t)
	});
}
var ys = /*@__PURE__*/ C("ZodDiscriminatedUnion", (e, t) => {
	_s.init(e, t), wr.init(e, t);
});
function q(e, t, n) {
	return new ys({
		type: "union",
		options: t,
		discriminator: e,
		...v(n)
	});
}
var bs = /*@__PURE__*/ C("ZodIntersection", (e, t) => {
	Tr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r);
});
function xs(e, t) {
	return new bs({
		type: "intersection",
		left: e,
		right: t
	});
}
var Ss = /*@__PURE__*/ C("ZodRecord", (e, t) => {
	Fo(), Or.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Cs(e, t, n) {
	return !t || !t._zod ? new Ss({
		type: "record",
		keyType: R(),
		valueType: e,
		...v(t)
	}) : new Ss({
		type: "record",
		keyType: e,
		valueType: t,
		...v(n)
	});
}
var ws = /*@__PURE__*/ C("ZodEnum", (e, t) => {
	kr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new ws({
			...t,
			checks: [],
			...v(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new ws({
			...t,
			checks: [],
			...v(r),
			entries: i
		});
	};
});
function J(e, t) {
	return new ws({
		type: "enum",
		entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
		...v(t)
	});
}
var Ts = /*@__PURE__*/ C("ZodLiteral", (e, t) => {
	Ar.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Y(e, t) {
	return new Ts({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...v(t)
	});
}
var Es = /*@__PURE__*/ C("ZodTransform", (e, t) => {
	Fo(), jr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ge(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(ke(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(ke(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function Ds(e) {
	return new Es({
		type: "transform",
		transform: e
	});
}
var Os = /*@__PURE__*/ C("ZodOptional", (e, t) => {
	Nr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => yo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ks(e) {
	return new Os({
		type: "optional",
		innerType: e
	});
}
var As = /*@__PURE__*/ C("ZodExactOptional", (e, t) => {
	Pr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => yo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function js(e) {
	return new As({
		type: "optional",
		innerType: e
	});
}
var Ms = /*@__PURE__*/ C("ZodNullable", (e, t) => {
	Fr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ns(e) {
	return new Ms({
		type: "nullable",
		innerType: e
	});
}
var Ps = /*@__PURE__*/ C("ZodDefault", (e, t) => {
	Ir.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Fs(e, t) {
	return new Ps({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : oe(t);
		}
	});
}
var Is = /*@__PURE__*/ C("ZodPrefault", (e, t) => {
	Rr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ls(e, t) {
	return new Is({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : oe(t);
		}
	});
}
var Rs = /*@__PURE__*/ C("ZodNonOptional", (e, t) => {
	zr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function zs(e, t) {
	return new Rs({
		type: "nonoptional",
		innerType: e,
		...v(t)
	});
}
var Bs = /*@__PURE__*/ C("ZodCatch", (e, t) => {
	Hr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Vs(e, t) {
	return new Bs({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : Be(t)
	});
}
var Hs = /*@__PURE__*/ C("ZodPipe", (e, t) => {
	Ur.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r), e.in = t.in, e.out = t.out;
});
function Us(e, t) {
	return new Hs({
		type: "pipe",
		in: e,
		out: t
	});
}
var Ws = /*@__PURE__*/ C("ZodReadonly", (e, t) => {
	Gr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Gs(e) {
	return new Ws({
		type: "readonly",
		innerType: e
	});
}
var Ks = /*@__PURE__*/ C("ZodCustom", (e, t) => {
	qr.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r);
});
function qs(e, t = {}) {
	return /* @__PURE__ */ va(Ks, e, t);
}
function Js(e, t) {
	return /* @__PURE__ */ ya(e, t);
}
//#endregion
//#region ../../packages/protocol/src/field-schemas.ts
var Ys = 2e4, X = B().meta({
	title: "GameId",
	description: "Names a game; the link to a private table"
}), Xs = B().meta({ title: "UserId" }), Zs = B().meta({
	title: "ClientId",
	description: "Chosen by the client for one command. Sending a command again under the same id never applies it twice"
}), Qs = V().min(0).max(3).meta({ title: "Seat" }), Z = V().min(0).max(Ys).meta({
	title: "Version",
	description: "The number of entries of a record"
}), Q = V().min(0).meta({ title: "Seat" }), $ = V().meta({
	title: "Moment",
	description: "Milliseconds since 1970, by the clock of the server"
}), $s = (e) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(e);
R().trim().min(1).max(24).refine($s).meta({ title: "Name" });
var ec = R().trim().min(1).max(500).refine($s).meta({ title: "ChatText" }), tc = R().regex(/^[a-z][a-z0-9-]{0,31}$/).meta({ title: "BotName" }), nc = R().meta({ title: "Name" }), rc = q("kind", [
	K({
		kind: Y("action"),
		action: R().min(1).max(40).meta({
			description: "An action in its notation",
			example: "hire 2 5"
		})
	}),
	K({
		kind: Y("undo"),
		to: Z.meta({ description: "Goes back to the position before this entry; free within the player’s own turn" })
	}),
	K({
		kind: Y("takeback"),
		to: Z.meta({ description: "The same after the turn has passed: the others must agree" })
	}),
	K({ kind: Y("offer-end") }).meta({ description: "Asks the others to end the game unfinished" }),
	K({
		kind: Y("answer"),
		offer: B(),
		agree: H()
	}),
	K({ kind: Y("resign") }),
	K({
		kind: Y("absence"),
		choice: J([
			"wait",
			"bot",
			"end"
		])
	}).meta({ description: "A vote about a seat that is out of time" }),
	K({ kind: Y("return") }).meta({ description: "An absent player returns" })
]).meta({ title: "Command" });
K({
	id: Zs,
	version: Z.meta({ description: "The version of the record the command was made against" }),
	command: rc
}).meta({ title: "CommandOrder" }), G({
	version: Z.meta({ description: "The version of the record after the command" }),
	revision: V()
}).meta({ title: "Accepted" });
//#endregion
//#region ../../packages/protocol/src/reason.ts
var ic = {
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
	unreadable: 409,
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
function ac(e) {
	return Object.hasOwn(ic, e);
}
var oc = G({
	code: J([...Object.keys(ic).filter(ac), "unknown"]).catch("unknown").meta({ description: "A stable code. A client reads a code it does not know as unknown" }),
	params: Cs(R(), U()).optional().meta({ description: "The parameters of its sentence" })
}).meta({
	title: "Reason",
	description: "Why something was refused"
});
G({ reason: oc });
//#endregion
//#region ../../packages/protocol/src/table.ts
var sc = K({
	start: J(["random", "first"]),
	arranged: H(),
	expert: H(),
	openHiring: H()
}).meta({
	title: "Options",
	description: "The options of the rules: rules 2.1, 2.3, 4.6 and 4.4"
}), cc = q("kind", [
	K({ kind: Y("none") }),
	K({
		kind: Y("live"),
		bank: V().min(30).max(14400).meta({ description: "Seconds for the whole game" }),
		increment: V().min(0).max(600).meta({ description: "Seconds added after each own turn" })
	}),
	K({
		kind: Y("days"),
		days: V().min(1).max(30).meta({ description: "Days for each turn" })
	})
]).meta({ title: "Pace" });
K({
	seats: W(q("kind", [
		K({ kind: Y("me") }),
		K({ kind: Y("open") }),
		K({
			kind: Y("bot"),
			bot: tc
		})
	])).min(2).max(4),
	options: sc,
	figures: vs([Y("standard"), Cs(R(), U())]).meta({ description: "standard, or a whole set of figures" }),
	pace: cc,
	listed: H().meta({ description: "Shown in the lobby, or reachable only by its link" })
}).meta({ title: "NewTable" });
var lc = G({
	withdraw: J(["turn", "turn-or-action"]),
	ending: J(["after-last-refill", "before-last-refill"])
}).meta({ title: "Rulings" }), uc = G({
	seat: Q,
	kind: J([
		"human",
		"bot",
		"open",
		"unknown"
	]).catch("unknown"),
	user: Xs.nullable(),
	name: nc.nullable(),
	bot: R().nullable().meta({ title: "BotName" }),
	standing: J([
		"playing",
		"absent",
		"resigned",
		"unknown"
	]).catch("unknown").meta({ description: "absent: out of time; resigned: left the game, possibly to a bot" })
}).meta({ title: "SeatView" });
q("kind", [
	G({
		id: B(),
		kind: Y("takeback"),
		by: Qs,
		to: Z,
		agreed: W(Qs)
	}),
	G({
		id: B(),
		kind: Y("end"),
		by: Qs,
		agreed: W(Qs)
	}),
	G({
		id: B(),
		kind: Y("absence"),
		by: Qs.meta({ description: "The absent seat" }),
		votes: W(G({
			seat: Qs,
			choice: J(["bot", "end"])
		}))
	})
]).meta({
	title: "Offer",
	description: "A question to the other players"
});
var dc = G({ kind: Y("unknown") }), fc = q("kind", [
	G({ kind: Y("none") }),
	G({
		kind: Y("live"),
		bank: cs(),
		increment: cs()
	}),
	G({
		kind: Y("days"),
		days: cs()
	}),
	dc
]).catch({ kind: "unknown" }).meta({ title: "PaceView" }), pc = {
	id: B(),
	by: Q
}, mc = q("kind", [
	G({
		...pc,
		kind: Y("takeback"),
		to: Z,
		agreed: W(Q)
	}),
	G({
		...pc,
		kind: Y("end"),
		agreed: W(Q)
	}),
	G({
		...pc,
		kind: Y("absence"),
		by: Q.meta({ description: "The absent seat" }),
		votes: W(G({
			seat: Q,
			choice: J([
				"bot",
				"end",
				"unknown"
			]).catch("unknown")
		}))
	}),
	dc
]).nullable().catch({ kind: "unknown" }).meta({
	title: "OfferView",
	description: "A question to the other players"
}), hc = G({
	totals: W(V()),
	winners: W(Q),
	decidedBy: R()
}).meta({ title: "Result" }), gc = {
	acting: Q.nullable().meta({ description: "The seat that has to decide" }),
	deadline: $.nullable().meta({ description: "When its time is up" }),
	banks: W(V()).nullable().meta({ description: "Live pace: milliseconds each seat has left at the start of the turn" })
}, _c = G({
	game: X,
	revision: V().meta({ description: "Grows with every change of the table; the highest is current" }),
	version: Z,
	status: J([
		"open",
		"running",
		"over",
		"unknown"
	]).catch("unknown"),
	ending: J([
		"played",
		"agreed",
		"resigned",
		"abandoned",
		"unknown"
	]).catch("unknown").nullable(),
	host: Xs,
	listed: H(),
	engine: R(),
	edition: V().nullable().default(null).meta({ description: "The edition of figures and rulings; null before there were editions" }),
	options: gs({
		...sc.shape,
		start: J(["random", "first"]).catch("random")
	}),
	figures: vs([Y("standard"), Cs(R(), U())]),
	rulings: lc.nullable().default(null).meta({ description: "If not those of the edition" }),
	commitment: R().nullable().meta({ description: "SHA-256 of the seed, published before the first deal" }),
	pace: fc,
	seats: W(uc),
	...gc,
	offer: mc,
	result: hc.nullable(),
	rematch: X.nullable(),
	createdAt: $,
	startedAt: $.nullable(),
	endedAt: $.nullable()
}).meta({
	title: "TableView",
	description: "A game without its entries and chat"
}), vc = G({
	number: V(),
	user: Xs,
	name: nc,
	text: R(),
	at: $
}).meta({ title: "ChatLine" });
q("type", [
	G({
		type: Y("hello"),
		protocols: W(V()).min(1).max(16)
	}).meta({ description: "Must be the first message: the protocol versions the client supports. Unknown fields are ignored, because no version is agreed on yet" }),
	K({
		type: Y("watch"),
		game: X,
		version: Z,
		chat: V().min(0)
	}).meta({ description: "Watch a game, from the version and the chat line number already known (0 for none)" }),
	K({
		type: Y("unwatch"),
		game: X
	}).meta({ description: "Stop watching a game" }),
	K({
		type: Y("command"),
		game: X,
		id: Zs,
		version: Z,
		command: rc
	}).meta({ description: "Answered by accepted or refused with the same id. Send again until answered" }),
	K({
		type: Y("chat"),
		game: X,
		id: Zs,
		text: ec
	}).meta({ description: "Answered by accepted or refused with the same id" }),
	K({
		type: Y("ping"),
		at: V()
	}).meta({ description: "Heartbeat, answered by pong. Needed at least once per heartbeat period" })
]);
var yc = q("type", [
	G({
		type: Y("welcome"),
		protocol: V().meta({ description: "The version spoken on this socket" }),
		protocols: W(V()).optional().meta({ description: "Every version the server speaks, best first" }),
		user: Xs.nullable().meta({ description: "null: no session, watching only" }),
		node: R(),
		heartbeat: V().meta({ description: "Milliseconds of silence after which either side closes" }),
		now: $,
		lineage: R().optional().meta({ description: "Names the history that the database holds. If it is not the one of the last welcome, steps may be gone: watch every game from version 0 and chat line 0, and replace what is known by the answer" })
	}).meta({ description: "Answers hello" }),
	G({
		type: Y("watching"),
		game: X,
		table: _c,
		from: Z,
		entries: W(R()),
		chat: W(vc),
		online: W(Q),
		spectators: V()
	}).meta({ description: "Answers watch: the table and all entries from that version" }),
	G({
		type: Y("entries"),
		game: X,
		from: Z,
		entries: W(R()),
		...gc
	}).meta({ description: "New entries. If from is beyond the known version, watch again to get the gap. If it is below, skip the known entries" }),
	G({
		type: Y("table"),
		table: _c
	}).meta({ description: "The table has changed" }),
	G({
		type: Y("accepted"),
		game: X,
		id: Zs,
		version: Z,
		revision: V()
	}).meta({ description: "The command is in the database" }),
	G({
		type: Y("refused"),
		game: X.nullable(),
		id: Zs.nullable(),
		reason: oc,
		version: Z.nullable().meta({ description: "The version of the record, if it matters" })
	}).meta({ description: "The command or message was not carried out" }),
	G({
		type: Y("chat"),
		game: X,
		line: vc
	}),
	G({
		type: Y("presence"),
		game: X,
		online: W(Q).meta({ description: "The seats whose players have the game open" }),
		spectators: V()
	}).meta({ description: "The players online or the spectators have changed" }),
	G({
		type: Y("notice"),
		notice: Cs(R(), U())
	}).meta({ description: "A notification for this player, also about games not watched" }),
	G({
		type: Y("resync"),
		games: W(X)
	}).meta({ description: "The client read too slowly and missed messages: watch these games again" }),
	G({
		type: Y("rewound"),
		game: X
	}).meta({ description: "The database has gone back, and steps that were sent may be gone: watch this game from version 0 and chat line 0, and replace what is known by the answer" }),
	G({
		type: Y("drain"),
		after: V()
	}).meta({ description: "This node stops: connect again after this many milliseconds" }),
	G({
		type: Y("pong"),
		at: V(),
		now: $
	}).meta({ description: "Answers ping" })
]), bc = {
	drain: 4001,
	silence: 4002,
	tooSlow: 4003,
	protocol: 4004,
	abuse: 4005,
	session: 4006
}, xc = [2, 1], Sc = 200, Cc = 8e3, wc = class {
	#e;
	#t = Sc;
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
		return this.#t = Math.min(Cc, 2 * this.#t), t;
	}
	reset() {
		this.#t = Sc;
	}
}, Tc = class {
	game;
	entries = [];
	chat = [];
	table;
	online = [];
	spectators = 0;
	lost = 0;
	#e = !1;
	constructor(e) {
		this.game = e;
	}
	get version() {
		return this.entries.length;
	}
	watchMessage() {
		return this.#e ? {
			type: "watch",
			game: this.game,
			version: 0,
			chat: 0
		} : {
			type: "watch",
			game: this.game,
			version: this.version,
			chat: this.chat.length
		};
	}
	doubt() {
		this.#e = this.table !== void 0;
	}
	takeIn(e) {
		if (this.#e) return e.type === "watching" && e.from === 0 && this.#t(e), "done";
		switch (e.type) {
			case "watching":
				this.#n(e.table), this.online = e.online, this.spectators = e.spectators;
				for (let t of e.chat) this.#i(t);
				return this.#r(e.from, e.entries);
			case "entries": {
				let { acting: t, deadline: n, banks: r } = e;
				return e.from + e.entries.length > this.version && this.table !== void 0 && (this.table = {
					...this.table,
					acting: t,
					deadline: n,
					banks: r
				}), this.#r(e.from, e.entries);
			}
			case "table": return this.#n(e.table), e.table.version > this.version ? "gap" : "done";
			case "presence": return this.online = e.online, this.spectators = e.spectators, "done";
			case "chat": return this.#i(e.line) ? "done" : "gap";
		}
	}
	#t({ table: e, entries: t, chat: n, online: r, spectators: i }) {
		let a = this.entries.findIndex((e, n) => e !== t[n]);
		a >= 0 && (this.lost += this.entries.length - a), this.entries.splice(0, this.entries.length, ...t), this.chat.splice(0, this.chat.length, ...n), this.table = e, this.online = r, this.spectators = i, this.#e = !1;
	}
	#n(e) {
		(this.table === void 0 || e.revision >= this.table.revision) && (this.table = e);
	}
	#r(e, t) {
		return e > this.version ? "gap" : (this.entries.push(...t.slice(this.version - e)), "done");
	}
	#i(e) {
		return e.number > this.chat.length ? !1 : (e.number === this.chat.length && this.chat.push(e), !0);
	}
};
//#endregion
//#region ../../packages/protocol/src/client/read-server-message.ts
function Ec(e) {
	let t = Dc(e), n = yc.safeParse(t);
	return n.success ? n.data : {
		unread: Oc(t, "type"),
		id: Oc(t, "id")
	};
}
function Dc(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function Oc(e, t) {
	if (typeof e != "object" || !e) return;
	let n = Object.entries(e).find(([e]) => e === t)?.[1];
	return typeof n == "string" ? n : void 0;
}
//#endregion
//#region ../../packages/protocol/src/client/live-client.ts
var kc = /* @__PURE__ */ new Set([
	"draining",
	"unavailable",
	"rate-limited"
]), Ac = 400, jc = 8e3, Mc = 1, Nc = 2e3, Pc = class {
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
	#u = 0;
	#d;
	constructor(e) {
		this.#e = e, this.#n = new wc(e.random), this.#m();
	}
	get connected() {
		return this.#a;
	}
	get unread() {
		return this.#u;
	}
	watch(e) {
		let t = this.games.get(e);
		if (t !== void 0) return t;
		let n = new Tc(e);
		return this.games.set(e, n), this.#i && this.#A(n.watchMessage()), n;
	}
	unwatch(e) {
		this.games.delete(e), this.#i && this.#A({
			type: "unwatch",
			game: e
		});
	}
	command(e, t, n, r = this.#e.newId()) {
		return this.#f(r, {
			type: "command",
			game: e,
			id: r,
			version: t,
			command: n
		});
	}
	chat(e, t, n = this.#e.newId()) {
		return this.#f(n, {
			type: "chat",
			game: e,
			id: n,
			text: t
		});
	}
	wake() {
		if (this.#o || this.#s) return;
		let e = this.#r;
		e === void 0 ? (this.#k(), this.#m()) : this.#a && (this.#l = !1, this.#A({
			type: "ping",
			at: 0
		}), this.#O(Nc, () => {
			this.#l || this.#g(e);
		}));
	}
	lose() {
		this.#r !== void 0 && this.#g(this.#r);
	}
	renew() {
		this.lose(), this.wake();
	}
	close() {
		this.#o = !0, this.#k(), this.#r?.close(1e3);
	}
	#f(e, t) {
		return new Promise((n) => {
			this.#t.set(e, {
				message: t,
				resolve: n
			}), this.#a && this.#p(e, t);
		});
	}
	#p(e, t) {
		let n = this.#r;
		n !== void 0 && (this.#A(t), this.#O(jc, () => {
			this.#t.has(e) && this.#g(n);
		}));
	}
	#m() {
		let e = this.#e.connect();
		this.#r = e, this.#O(jc, () => {
			this.#a || this.#g(e);
		}), e.readyState === Mc ? this.#h() : e.addEventListener("open", () => this.#h()), e.addEventListener("message", ({ data: e }) => this.#y(e)), e.addEventListener("error", () => {}), e.addEventListener("close", ({ code: t }) => {
			this.#r === e && this.#v(t);
		});
	}
	#h() {
		this.#i = !0, this.#A({
			type: "hello",
			protocols: [...xc]
		});
		for (let e of this.games.values()) this.#A(e.watchMessage());
	}
	#g(e) {
		this.#r === e && (this.#v(bc.silence), e.close(bc.silence));
	}
	#_() {
		let e = this.#r;
		e !== void 0 && (this.#v(bc.protocol), e.close(1e3));
	}
	#v(e) {
		this.#i = !1, this.#a = !1, this.#r = void 0, this.#k(), this.#e.onConnection?.(!1), this.#s = e === bc.protocol, this.#s && this.#e.onOutdated?.(), !(this.#o || this.#s) && this.#O(this.#n.next(), () => this.#m());
	}
	#y(e) {
		this.#l = !0;
		let t = Ec(String(e));
		if ("unread" in t) return this.#b(t);
		this.#x(t), this.#e.onMessage?.(t);
	}
	#b({ unread: e, id: t }) {
		if (this.#u++, t === void 0) return;
		let n = e === "accepted" ? {
			accepted: !0,
			version: 0,
			revision: 0
		} : {
			accepted: !1,
			reason: { code: "unknown" },
			version: null
		};
		this.#C(t, n);
	}
	#x(e) {
		switch (e.type) {
			case "welcome": return this.#w(e);
			case "watching":
			case "entries":
			case "chat":
			case "presence":
				this.games.get(e.game)?.takeIn(e) === "gap" && this.#D(e.game);
				return;
			case "table":
				this.games.get(e.table.game)?.takeIn(e) === "gap" && this.#D(e.table.game);
				return;
			case "accepted": return this.#C(e.id, {
				accepted: !0,
				version: e.version,
				revision: e.revision
			});
			case "refused": return this.#S(e);
			case "resync":
				for (let t of e.games) this.#D(t);
				return;
			case "rewound": return this.games.get(e.game)?.doubt(), this.#D(e.game);
			case "drain":
				this.#n.hint(e.after);
				return;
		}
	}
	#S({ game: e, id: t, reason: n, version: r }) {
		if (n.code === "protocol-unsupported") return this.#_();
		if (t === null) {
			e !== null && kc.has(n.code) && this.#O(Ac * (1 + this.#e.random()), () => this.#D(e));
			return;
		}
		let i = this.#t.get(t);
		if (i !== void 0) {
			if (!kc.has(n.code)) return this.#C(t, {
				accepted: !1,
				reason: n,
				version: r
			});
			this.#O(Ac * (1 + this.#e.random()), () => {
				this.#a && this.#t.has(t) && this.#p(t, i.message);
			});
		}
	}
	#C(e, t) {
		let n = this.#t.get(e);
		this.#t.delete(e), n?.resolve(t);
	}
	#w({ heartbeat: e, lineage: t }) {
		this.#a = !0, this.#n.reset(), this.#T(t), this.#e.onConnection?.(!0);
		for (let [e, { message: t }] of this.#t) this.#p(e, t);
		this.#E(e / 2);
	}
	#T(e) {
		let t = this.#d;
		if (this.#d = e ?? t, t !== void 0 && t !== this.#d) for (let e of this.games.values()) e.doubt(), this.#D(e.game);
	}
	#E(e) {
		let t = this.#r;
		t !== void 0 && this.#O(e, () => {
			if (!this.#l) return this.#g(t);
			this.#l = !1, this.#A({
				type: "ping",
				at: 0
			}), this.#E(e);
		});
	}
	#D(e) {
		let t = this.games.get(e);
		t !== void 0 && this.#a && this.#A(t.watchMessage());
	}
	#O(e, t) {
		this.#c.push(this.#e.after(e, t)), this.#c.length > 64 && (this.#c = this.#c.slice(-32));
	}
	#k() {
		for (let e of this.#c) e();
		this.#c = [];
	}
	#A(e) {
		this.#r?.send(JSON.stringify(e));
	}
};
//#endregion
export { Pc as LiveClient };
