var libheif = (() => {
  var nr;
  var Se =
    typeof document != 'undefined' ? ((nr = document.currentScript) == null ? void 0 : nr.src) : void 0;
  return (
    typeof __filename != 'undefined' && (Se || (Se = __filename)),
    function (Vr = {}) {
      var or,
        t = Vr,
        sr,
        Ae,
        ui = new Promise((e, r) => {
          (sr = e), (Ae = r);
        }),
        Yr = typeof window == 'object',
        me = typeof importScripts == 'function',
        ge =
          typeof process == 'object' &&
          typeof process.versions == 'object' &&
          typeof process.versions.node == 'string',
        fr = Object.assign({}, t),
        lr = [],
        Re = './this.program',
        hr = (e, r) => {
          throw r;
        },
        q = '';
      function Xr(e) {
        return t.locateFile ? t.locateFile(e, q) : q + e;
      }
      var re, Me, ue;
      if (ge) {
        var je = require('fs'),
          cr = require('path');
        (q = __dirname + '/'),
          (re = (e, r) => (
            (e = Ue(e) ? new URL(e) : cr.normalize(e)), je.readFileSync(e, r ? void 0 : 'utf8')
          )),
          (ue = (e) => {
            var r = re(e, !0);
            return (r.buffer || (r = new Uint8Array(r)), r);
          }),
          (Me = (e, r, _, i = !0) => {
            (e = Ue(e) ? new URL(e) : cr.normalize(e)),
              je.readFile(e, i ? void 0 : 'utf8', (o, s) => {
                o ? _(o) : r(i ? s.buffer : s);
              });
          }),
          !t.thisProgram && process.argv.length > 1 && (Re = process.argv[1].replace(/\\/g, '/')),
          (lr = process.argv.slice(2)),
          (hr = (e, r) => {
            throw ((process.exitCode = e), r);
          });
      } else
        (Yr || me) &&
          (me
            ? (q = self.location.href)
            : typeof document != 'undefined' && document.currentScript && (q = document.currentScript.src),
          Se && (q = Se),
          q.startsWith('blob:') ? (q = '') : (q = q.substr(0, q.replace(/[?#].*/, '').lastIndexOf('/') + 1)),
          (re = (e) => {
            var r = new XMLHttpRequest();
            return (r.open('GET', e, !1), r.send(null), r.responseText);
          }),
          me &&
            (ue = (e) => {
              var r = new XMLHttpRequest();
              return (
                r.open('GET', e, !1),
                (r.responseType = 'arraybuffer'),
                r.send(null),
                new Uint8Array(r.response)
              );
            }),
          (Me = (e, r, _) => {
            if (Ue(e)) {
              var i = new XMLHttpRequest();
              i.open('GET', e, !0),
                (i.responseType = 'arraybuffer'),
                (i.onload = () => {
                  if (i.status == 200 || (i.status == 0 && i.response)) {
                    r(i.response);
                    return;
                  }
                  _();
                }),
                (i.onerror = _),
                i.send(null);
              return;
            }
            fetch(e, { credentials: 'same-origin' })
              .then((o) => (o.ok ? o.arrayBuffer() : Promise.reject(new Error(o.status + ' : ' + o.url))))
              .then(r, _);
          }));
      var ze = t.print || console.log.bind(console),
        _e = t.printErr || console.error.bind(console);
      Object.assign(t, fr),
        (fr = null),
        t.arguments && (lr = t.arguments),
        t.thisProgram && (Re = t.thisProgram),
        t.quit && (hr = t.quit);
      var Oe;
      t.wasmBinary && (Oe = t.wasmBinary);
      var ve,
        dr = !1,
        Gr,
        A,
        M,
        W,
        te,
        w,
        E,
        mr,
        gr;
      function ur() {
        var e = ve.buffer;
        (t.HEAP8 = A = new Int8Array(e)),
          (t.HEAP16 = W = new Int16Array(e)),
          (t.HEAPU8 = M = new Uint8Array(e)),
          (t.HEAPU16 = te = new Uint16Array(e)),
          (t.HEAP32 = w = new Int32Array(e)),
          (t.HEAPU32 = E = new Uint32Array(e)),
          (t.HEAPF32 = mr = new Float32Array(e)),
          (t.HEAPF64 = gr = new Float64Array(e));
      }
      var vr = [],
        pr = [],
        yr = [],
        Kr = !1;
      function Jr() {
        if (t.preRun)
          for (typeof t.preRun == 'function' && (t.preRun = [t.preRun]); t.preRun.length; )
            e_(t.preRun.shift());
        Ne(vr);
      }
      function Qr() {
        (Kr = !0),
          !t.noFSInit && !n.init.initialized && n.init(),
          (n.ignorePermissions = !1),
          Y.init(),
          Ne(pr);
      }
      function Zr() {
        if (t.postRun)
          for (typeof t.postRun == 'function' && (t.postRun = [t.postRun]); t.postRun.length; )
            __(t.postRun.shift());
        Ne(yr);
      }
      function e_(e) {
        vr.unshift(e);
      }
      function r_(e) {
        pr.unshift(e);
      }
      function __(e) {
        yr.unshift(e);
      }
      var G = 0,
        Ie = null,
        ie = null;
      function vi(e) {
        return e;
      }
      function qe(e) {
        var r;
        G++, (r = t.monitorRunDependencies) == null || r.call(t, G);
      }
      function pe(e) {
        var _;
        if (
          (G--,
          (_ = t.monitorRunDependencies) == null || _.call(t, G),
          G == 0 && (Ie !== null && (clearInterval(Ie), (Ie = null)), ie))
        ) {
          var r = ie;
          (ie = null), r();
        }
      }
      function ae(e) {
        var _;
        (_ = t.onAbort) == null || _.call(t, e),
          (e = 'Aborted(' + e + ')'),
          _e(e),
          (dr = !0),
          (Gr = 1),
          (e += '. Build with -sASSERTIONS for more info.');
        var r = new WebAssembly.RuntimeError(e);
        throw (Ae(r), r);
      }
      var t_ = 'data:application/octet-stream;base64,',
        i_ = (e) => e.startsWith(t_),
        Ue = (e) => e.startsWith('file://');
      function a_() {
        var e = 'libheif.wasm';
        return i_(e) ? e : Xr(e);
      }
      var ye;
      function n_(e) {
        if (e == ye && Oe) return new Uint8Array(Oe);
        if (ue) return ue(e);
        throw 'sync fetching of the wasm failed: you can preload it to Module["wasmBinary"] manually, or emcc.py will do that for you when generating HTML (but not JS)';
      }
      function o_(e, r) {
        var _,
          i = n_(e);
        _ = new WebAssembly.Module(i);
        var o = new WebAssembly.Instance(_, r);
        return [o, _];
      }
      function s_() {
        return { a: hi };
      }
      function f_() {
        var e = s_();
        function r(i, o) {
          return ((a = i.exports), (ve = a.Q), ur(), (Sr = a.T), r_(a.R), pe('wasm-instantiate'), a);
        }
        if ((qe('wasm-instantiate'), t.instantiateWasm))
          try {
            return t.instantiateWasm(e, r);
          } catch (i) {
            _e(`Module.instantiateWasm callback failed with error: ${i}`), Ae(i);
          }
        ye || (ye = a_());
        var _ = o_(ye, e);
        return r(_[0]);
      }
      var k,
        R,
        Ne = (e) => {
          for (; e.length > 0; ) e.shift()(t);
        },
        pi = t.noExitRuntime || !0,
        wr = typeof TextDecoder != 'undefined' ? new TextDecoder('utf8') : void 0,
        Q = (e, r, _) => {
          for (var i = r + _, o = r; e[o] && !(o >= i); ) ++o;
          if (o - r > 16 && e.buffer && wr) return wr.decode(e.subarray(r, o));
          for (var s = ''; r < o; ) {
            var f = e[r++];
            if (!(f & 128)) {
              s += String.fromCharCode(f);
              continue;
            }
            var l = e[r++] & 63;
            if ((f & 224) == 192) {
              s += String.fromCharCode(((f & 31) << 6) | l);
              continue;
            }
            var h = e[r++] & 63;
            if (
              ((f & 240) == 224
                ? (f = ((f & 15) << 12) | (l << 6) | h)
                : (f = ((f & 7) << 18) | (l << 12) | (h << 6) | (e[r++] & 63)),
              f < 65536)
            )
              s += String.fromCharCode(f);
            else {
              var d = f - 65536;
              s += String.fromCharCode(55296 | (d >> 10), 56320 | (d & 1023));
            }
          }
          return s;
        },
        K = (e, r) => (e ? Q(M, e, r) : ''),
        l_ = (e, r, _, i) => {
          ae(
            `Assertion failed: ${K(e)}, at: ` +
              [r ? K(r) : 'unknown filename', _, i ? K(i) : 'unknown function'],
          );
        };
      class h_ {
        constructor(r) {
          (this.excPtr = r), (this.ptr = r - 24);
        }
        set_type(r) {
          E[(this.ptr + 4) >> 2] = r;
        }
        get_type() {
          return E[(this.ptr + 4) >> 2];
        }
        set_destructor(r) {
          E[(this.ptr + 8) >> 2] = r;
        }
        get_destructor() {
          return E[(this.ptr + 8) >> 2];
        }
        set_caught(r) {
          (r = r ? 1 : 0), (A[this.ptr + 12] = r);
        }
        get_caught() {
          return A[this.ptr + 12] != 0;
        }
        set_rethrown(r) {
          (r = r ? 1 : 0), (A[this.ptr + 13] = r);
        }
        get_rethrown() {
          return A[this.ptr + 13] != 0;
        }
        init(r, _) {
          this.set_adjusted_ptr(0), this.set_type(r), this.set_destructor(_);
        }
        set_adjusted_ptr(r) {
          E[(this.ptr + 16) >> 2] = r;
        }
        get_adjusted_ptr() {
          return E[(this.ptr + 16) >> 2];
        }
        get_exception_ptr() {
          var r = di(this.get_type());
          if (r) return E[this.excPtr >> 2];
          var _ = this.get_adjusted_ptr();
          return _ !== 0 ? _ : this.excPtr;
        }
      }
      var br = 0,
        c_ = 0,
        d_ = (e, r, _) => {
          var i = new h_(e);
          throw (i.init(r, _), (br = e), c_++, br);
        };
      function we() {
        var e = w[+j.varargs >> 2];
        return ((j.varargs += 4), e);
      }
      var Z = we,
        T = {
          isAbs: (e) => e.charAt(0) === '/',
          splitPath: (e) => {
            var r = /^(\/?|)([\s\S]*?)((?:\.{1,2}|[^\/]+?|)(\.[^.\/]*|))(?:[\/]*)$/;
            return r.exec(e).slice(1);
          },
          normalizeArray: (e, r) => {
            for (var _ = 0, i = e.length - 1; i >= 0; i--) {
              var o = e[i];
              o === '.' ? e.splice(i, 1) : o === '..' ? (e.splice(i, 1), _++) : _ && (e.splice(i, 1), _--);
            }
            if (r) for (; _; _--) e.unshift('..');
            return e;
          },
          normalize: (e) => {
            var r = T.isAbs(e),
              _ = e.substr(-1) === '/';
            return (
              (e = T.normalizeArray(
                e.split('/').filter((i) => !!i),
                !r,
              ).join('/')),
              !e && !r && (e = '.'),
              e && _ && (e += '/'),
              (r ? '/' : '') + e
            );
          },
          dirname: (e) => {
            var r = T.splitPath(e),
              _ = r[0],
              i = r[1];
            return !_ && !i ? '.' : (i && (i = i.substr(0, i.length - 1)), _ + i);
          },
          basename: (e) => {
            if (e === '/') return '/';
            (e = T.normalize(e)), (e = e.replace(/\/$/, ''));
            var r = e.lastIndexOf('/');
            return r === -1 ? e : e.substr(r + 1);
          },
          join: (...e) => T.normalize(e.join('/')),
          join2: (e, r) => T.normalize(e + '/' + r),
        },
        m_ = () => {
          if (typeof crypto == 'object' && typeof crypto.getRandomValues == 'function')
            return (i) => crypto.getRandomValues(i);
          if (ge)
            try {
              var e = require('crypto'),
                r = e.randomFillSync;
              if (r) return (i) => e.randomFillSync(i);
              var _ = e.randomBytes;
              return (i) => (i.set(_(i.byteLength)), i);
            } catch {}
          ae('initRandomDevice');
        },
        kr = (e) => (kr = m_())(e),
        L = {
          resolve: (...e) => {
            for (var r = '', _ = !1, i = e.length - 1; i >= -1 && !_; i--) {
              var o = i >= 0 ? e[i] : n.cwd();
              if (typeof o != 'string') throw new TypeError('Arguments to path.resolve must be strings');
              if (!o) return '';
              (r = o + '/' + r), (_ = T.isAbs(o));
            }
            return (
              (r = T.normalizeArray(
                r.split('/').filter((s) => !!s),
                !_,
              ).join('/')),
              (_ ? '/' : '') + r || '.'
            );
          },
          relative: (e, r) => {
            (e = L.resolve(e).substr(1)), (r = L.resolve(r).substr(1));
            function _(d) {
              for (var m = 0; m < d.length && d[m] === ''; m++);
              for (var p = d.length - 1; p >= 0 && d[p] === ''; p--);
              return m > p ? [] : d.slice(m, p - m + 1);
            }
            for (
              var i = _(e.split('/')), o = _(r.split('/')), s = Math.min(i.length, o.length), f = s, l = 0;
              l < s;
              l++
            )
              if (i[l] !== o[l]) {
                f = l;
                break;
              }
            for (var h = [], l = f; l < i.length; l++) h.push('..');
            return ((h = h.concat(o.slice(f))), h.join('/'));
          },
        },
        He = [],
        We = (e) => {
          for (var r = 0, _ = 0; _ < e.length; ++_) {
            var i = e.charCodeAt(_);
            i <= 127 ? r++ : i <= 2047 ? (r += 2) : i >= 55296 && i <= 57343 ? ((r += 4), ++_) : (r += 3);
          }
          return r;
        },
        Le = (e, r, _, i) => {
          if (!(i > 0)) return 0;
          for (var o = _, s = _ + i - 1, f = 0; f < e.length; ++f) {
            var l = e.charCodeAt(f);
            if (l >= 55296 && l <= 57343) {
              var h = e.charCodeAt(++f);
              l = (65536 + ((l & 1023) << 10)) | (h & 1023);
            }
            if (l <= 127) {
              if (_ >= s) break;
              r[_++] = l;
            } else if (l <= 2047) {
              if (_ + 1 >= s) break;
              (r[_++] = 192 | (l >> 6)), (r[_++] = 128 | (l & 63));
            } else if (l <= 65535) {
              if (_ + 2 >= s) break;
              (r[_++] = 224 | (l >> 12)), (r[_++] = 128 | ((l >> 6) & 63)), (r[_++] = 128 | (l & 63));
            } else {
              if (_ + 3 >= s) break;
              (r[_++] = 240 | (l >> 18)),
                (r[_++] = 128 | ((l >> 12) & 63)),
                (r[_++] = 128 | ((l >> 6) & 63)),
                (r[_++] = 128 | (l & 63));
            }
          }
          return ((r[_] = 0), _ - o);
        };
      function be(e, r, _) {
        var i = _ > 0 ? _ : We(e) + 1,
          o = new Array(i),
          s = Le(e, o, 0, o.length);
        return (r && (o.length = s), o);
      }
      var g_ = () => {
          if (!He.length) {
            var e = null;
            if (ge) {
              var r = 256,
                _ = Buffer.alloc(r),
                i = 0,
                o = process.stdin.fd;
              try {
                i = je.readSync(o, _, 0, r);
              } catch (s) {
                if (s.toString().includes('EOF')) i = 0;
                else throw s;
              }
              i > 0 && (e = _.slice(0, i).toString('utf-8'));
            } else
              typeof window != 'undefined' &&
                typeof window.prompt == 'function' &&
                ((e = window.prompt('Input: ')),
                e !== null &&
                  (e += `
`));
            if (!e) return null;
            He = be(e, !0);
          }
          return He.shift();
        },
        Y = {
          ttys: [],
          init() {},
          shutdown() {},
          register(e, r) {
            (Y.ttys[e] = { input: [], output: [], ops: r }), n.registerDevice(e, Y.stream_ops);
          },
          stream_ops: {
            open(e) {
              var r = Y.ttys[e.node.rdev];
              if (!r) throw new n.ErrnoError(43);
              (e.tty = r), (e.seekable = !1);
            },
            close(e) {
              e.tty.ops.fsync(e.tty);
            },
            fsync(e) {
              e.tty.ops.fsync(e.tty);
            },
            read(e, r, _, i, o) {
              if (!e.tty || !e.tty.ops.get_char) throw new n.ErrnoError(60);
              for (var s = 0, f = 0; f < i; f++) {
                var l;
                try {
                  l = e.tty.ops.get_char(e.tty);
                } catch {
                  throw new n.ErrnoError(29);
                }
                if (l === void 0 && s === 0) throw new n.ErrnoError(6);
                if (l == null) break;
                s++, (r[_ + f] = l);
              }
              return (s && (e.node.timestamp = Date.now()), s);
            },
            write(e, r, _, i, o) {
              if (!e.tty || !e.tty.ops.put_char) throw new n.ErrnoError(60);
              try {
                for (var s = 0; s < i; s++) e.tty.ops.put_char(e.tty, r[_ + s]);
              } catch {
                throw new n.ErrnoError(29);
              }
              return (i && (e.node.timestamp = Date.now()), s);
            },
          },
          default_tty_ops: {
            get_char(e) {
              return g_();
            },
            put_char(e, r) {
              r === null || r === 10 ? (ze(Q(e.output, 0)), (e.output = [])) : r != 0 && e.output.push(r);
            },
            fsync(e) {
              e.output && e.output.length > 0 && (ze(Q(e.output, 0)), (e.output = []));
            },
            ioctl_tcgets(e) {
              return {
                c_iflag: 25856,
                c_oflag: 5,
                c_cflag: 191,
                c_lflag: 35387,
                c_cc: [
                  3, 28, 127, 21, 4, 0, 1, 0, 17, 19, 26, 0, 18, 15, 23, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                  0, 0, 0, 0, 0,
                ],
              };
            },
            ioctl_tcsets(e, r, _) {
              return 0;
            },
            ioctl_tiocgwinsz(e) {
              return [24, 80];
            },
          },
          default_tty1_ops: {
            put_char(e, r) {
              r === null || r === 10 ? (_e(Q(e.output, 0)), (e.output = [])) : r != 0 && e.output.push(r);
            },
            fsync(e) {
              e.output && e.output.length > 0 && (_e(Q(e.output, 0)), (e.output = []));
            },
          },
        },
        Er = (e) => {
          ae();
        },
        b = {
          ops_table: null,
          mount(e) {
            return b.createNode(null, '/', 16895, 0);
          },
          createNode(e, r, _, i) {
            if (n.isBlkdev(_) || n.isFIFO(_)) throw new n.ErrnoError(63);
            b.ops_table ||
              (b.ops_table = {
                dir: {
                  node: {
                    getattr: b.node_ops.getattr,
                    setattr: b.node_ops.setattr,
                    lookup: b.node_ops.lookup,
                    mknod: b.node_ops.mknod,
                    rename: b.node_ops.rename,
                    unlink: b.node_ops.unlink,
                    rmdir: b.node_ops.rmdir,
                    readdir: b.node_ops.readdir,
                    symlink: b.node_ops.symlink,
                  },
                  stream: { llseek: b.stream_ops.llseek },
                },
                file: {
                  node: { getattr: b.node_ops.getattr, setattr: b.node_ops.setattr },
                  stream: {
                    llseek: b.stream_ops.llseek,
                    read: b.stream_ops.read,
                    write: b.stream_ops.write,
                    allocate: b.stream_ops.allocate,
                    mmap: b.stream_ops.mmap,
                    msync: b.stream_ops.msync,
                  },
                },
                link: {
                  node: {
                    getattr: b.node_ops.getattr,
                    setattr: b.node_ops.setattr,
                    readlink: b.node_ops.readlink,
                  },
                  stream: {},
                },
                chrdev: {
                  node: { getattr: b.node_ops.getattr, setattr: b.node_ops.setattr },
                  stream: n.chrdev_stream_ops,
                },
              });
            var o = n.createNode(e, r, _, i);
            return (
              n.isDir(o.mode)
                ? ((o.node_ops = b.ops_table.dir.node),
                  (o.stream_ops = b.ops_table.dir.stream),
                  (o.contents = {}))
                : n.isFile(o.mode)
                  ? ((o.node_ops = b.ops_table.file.node),
                    (o.stream_ops = b.ops_table.file.stream),
                    (o.usedBytes = 0),
                    (o.contents = null))
                  : n.isLink(o.mode)
                    ? ((o.node_ops = b.ops_table.link.node), (o.stream_ops = b.ops_table.link.stream))
                    : n.isChrdev(o.mode) &&
                      ((o.node_ops = b.ops_table.chrdev.node), (o.stream_ops = b.ops_table.chrdev.stream)),
              (o.timestamp = Date.now()),
              e && ((e.contents[r] = o), (e.timestamp = o.timestamp)),
              o
            );
          },
          getFileDataAsTypedArray(e) {
            return e.contents
              ? e.contents.subarray
                ? e.contents.subarray(0, e.usedBytes)
                : new Uint8Array(e.contents)
              : new Uint8Array(0);
          },
          expandFileStorage(e, r) {
            var _ = e.contents ? e.contents.length : 0;
            if (!(_ >= r)) {
              var i = 1024 * 1024;
              (r = Math.max(r, (_ * (_ < i ? 2 : 1.125)) >>> 0)), _ != 0 && (r = Math.max(r, 256));
              var o = e.contents;
              (e.contents = new Uint8Array(r)),
                e.usedBytes > 0 && e.contents.set(o.subarray(0, e.usedBytes), 0);
            }
          },
          resizeFileStorage(e, r) {
            if (e.usedBytes != r)
              if (r == 0) (e.contents = null), (e.usedBytes = 0);
              else {
                var _ = e.contents;
                (e.contents = new Uint8Array(r)),
                  _ && e.contents.set(_.subarray(0, Math.min(r, e.usedBytes))),
                  (e.usedBytes = r);
              }
          },
          node_ops: {
            getattr(e) {
              var r = {};
              return (
                (r.dev = n.isChrdev(e.mode) ? e.id : 1),
                (r.ino = e.id),
                (r.mode = e.mode),
                (r.nlink = 1),
                (r.uid = 0),
                (r.gid = 0),
                (r.rdev = e.rdev),
                n.isDir(e.mode)
                  ? (r.size = 4096)
                  : n.isFile(e.mode)
                    ? (r.size = e.usedBytes)
                    : n.isLink(e.mode)
                      ? (r.size = e.link.length)
                      : (r.size = 0),
                (r.atime = new Date(e.timestamp)),
                (r.mtime = new Date(e.timestamp)),
                (r.ctime = new Date(e.timestamp)),
                (r.blksize = 4096),
                (r.blocks = Math.ceil(r.size / r.blksize)),
                r
              );
            },
            setattr(e, r) {
              r.mode !== void 0 && (e.mode = r.mode),
                r.timestamp !== void 0 && (e.timestamp = r.timestamp),
                r.size !== void 0 && b.resizeFileStorage(e, r.size);
            },
            lookup(e, r) {
              throw n.genericErrors[44];
            },
            mknod(e, r, _, i) {
              return b.createNode(e, r, _, i);
            },
            rename(e, r, _) {
              if (n.isDir(e.mode)) {
                var i;
                try {
                  i = n.lookupNode(r, _);
                } catch {}
                if (i) for (var o in i.contents) throw new n.ErrnoError(55);
              }
              delete e.parent.contents[e.name],
                (e.parent.timestamp = Date.now()),
                (e.name = _),
                (r.contents[_] = e),
                (r.timestamp = e.parent.timestamp);
            },
            unlink(e, r) {
              delete e.contents[r], (e.timestamp = Date.now());
            },
            rmdir(e, r) {
              var _ = n.lookupNode(e, r);
              for (var i in _.contents) throw new n.ErrnoError(55);
              delete e.contents[r], (e.timestamp = Date.now());
            },
            readdir(e) {
              var r = ['.', '..'];
              for (var _ of Object.keys(e.contents)) r.push(_);
              return r;
            },
            symlink(e, r, _) {
              var i = b.createNode(e, r, 41471, 0);
              return ((i.link = _), i);
            },
            readlink(e) {
              if (!n.isLink(e.mode)) throw new n.ErrnoError(28);
              return e.link;
            },
          },
          stream_ops: {
            read(e, r, _, i, o) {
              var s = e.node.contents;
              if (o >= e.node.usedBytes) return 0;
              var f = Math.min(e.node.usedBytes - o, i);
              if (f > 8 && s.subarray) r.set(s.subarray(o, o + f), _);
              else for (var l = 0; l < f; l++) r[_ + l] = s[o + l];
              return f;
            },
            write(e, r, _, i, o, s) {
              if ((r.buffer === A.buffer && (s = !1), !i)) return 0;
              var f = e.node;
              if (((f.timestamp = Date.now()), r.subarray && (!f.contents || f.contents.subarray))) {
                if (s) return ((f.contents = r.subarray(_, _ + i)), (f.usedBytes = i), i);
                if (f.usedBytes === 0 && o === 0)
                  return ((f.contents = r.slice(_, _ + i)), (f.usedBytes = i), i);
                if (o + i <= f.usedBytes) return (f.contents.set(r.subarray(_, _ + i), o), i);
              }
              if ((b.expandFileStorage(f, o + i), f.contents.subarray && r.subarray))
                f.contents.set(r.subarray(_, _ + i), o);
              else for (var l = 0; l < i; l++) f.contents[o + l] = r[_ + l];
              return ((f.usedBytes = Math.max(f.usedBytes, o + i)), i);
            },
            llseek(e, r, _) {
              var i = r;
              if (
                (_ === 1 ? (i += e.position) : _ === 2 && n.isFile(e.node.mode) && (i += e.node.usedBytes),
                i < 0)
              )
                throw new n.ErrnoError(28);
              return i;
            },
            allocate(e, r, _) {
              b.expandFileStorage(e.node, r + _), (e.node.usedBytes = Math.max(e.node.usedBytes, r + _));
            },
            mmap(e, r, _, i, o) {
              if (!n.isFile(e.node.mode)) throw new n.ErrnoError(43);
              var s,
                f,
                l = e.node.contents;
              if (!(o & 2) && l.buffer === A.buffer) (f = !1), (s = l.byteOffset);
              else {
                if (
                  ((_ > 0 || _ + r < l.length) &&
                    (l.subarray ? (l = l.subarray(_, _ + r)) : (l = Array.prototype.slice.call(l, _, _ + r))),
                  (f = !0),
                  (s = Er(r)),
                  !s)
                )
                  throw new n.ErrnoError(48);
                A.set(l, s);
              }
              return { ptr: s, allocated: f };
            },
            msync(e, r, _, i, o) {
              return (b.stream_ops.write(e, r, 0, i, _, !1), 0);
            },
          },
        },
        u_ = (e, r, _, i) => {
          var o = i ? '' : `al ${e}`;
          Me(
            e,
            (s) => {
              r(new Uint8Array(s)), o && pe(o);
            },
            (s) => {
              if (_) _();
              else throw `Loading data file "${e}" failed.`;
            },
          ),
            o && qe(o);
        },
        v_ = (e, r, _, i, o, s) => {
          n.createDataFile(e, r, _, i, o, s);
        },
        p_ = t.preloadPlugins || [],
        y_ = (e, r, _, i) => {
          typeof Browser != 'undefined' && Browser.init();
          var o = !1;
          return (
            p_.forEach((s) => {
              o || (s.canHandle(r) && (s.handle(e, r, _, i), (o = !0)));
            }),
            o
          );
        },
        w_ = (e, r, _, i, o, s, f, l, h, d) => {
          var m = r ? L.resolve(T.join2(e, r)) : e,
            p = `cp ${m}`;
          function v(u) {
            function y(D) {
              d == null || d(), l || v_(e, r, D, i, o, h), s == null || s(), pe(p);
            }
            y_(u, m, y, () => {
              f == null || f(), pe(p);
            }) || y(u);
          }
          qe(p), typeof _ == 'string' ? u_(_, v, f) : v(_);
        },
        b_ = (e) => {
          var r = { r: 0, 'r+': 2, w: 577, 'w+': 578, a: 1089, 'a+': 1090 },
            _ = r[e];
          if (typeof _ == 'undefined') throw new Error(`Unknown file open mode: ${e}`);
          return _;
        },
        Be = (e, r) => {
          var _ = 0;
          return (e && (_ |= 365), r && (_ |= 146), _);
        },
        n = {
          root: null,
          mounts: [],
          devices: {},
          streams: [],
          nextInode: 1,
          nameTable: null,
          currentPath: '/',
          initialized: !1,
          ignorePermissions: !0,
          ErrnoError: class {
            constructor(e) {
              (this.name = 'ErrnoError'), (this.errno = e);
            }
          },
          genericErrors: {},
          filesystems: null,
          syncFSRequests: 0,
          FSStream: class {
            constructor() {
              this.shared = {};
            }
            get object() {
              return this.node;
            }
            set object(e) {
              this.node = e;
            }
            get isRead() {
              return (this.flags & 2097155) !== 1;
            }
            get isWrite() {
              return (this.flags & 2097155) !== 0;
            }
            get isAppend() {
              return this.flags & 1024;
            }
            get flags() {
              return this.shared.flags;
            }
            set flags(e) {
              this.shared.flags = e;
            }
            get position() {
              return this.shared.position;
            }
            set position(e) {
              this.shared.position = e;
            }
          },
          FSNode: class {
            constructor(e, r, _, i) {
              e || (e = this),
                (this.parent = e),
                (this.mount = e.mount),
                (this.mounted = null),
                (this.id = n.nextInode++),
                (this.name = r),
                (this.mode = _),
                (this.node_ops = {}),
                (this.stream_ops = {}),
                (this.rdev = i),
                (this.readMode = 365),
                (this.writeMode = 146);
            }
            get read() {
              return (this.mode & this.readMode) === this.readMode;
            }
            set read(e) {
              e ? (this.mode |= this.readMode) : (this.mode &= ~this.readMode);
            }
            get write() {
              return (this.mode & this.writeMode) === this.writeMode;
            }
            set write(e) {
              e ? (this.mode |= this.writeMode) : (this.mode &= ~this.writeMode);
            }
            get isFolder() {
              return n.isDir(this.mode);
            }
            get isDevice() {
              return n.isChrdev(this.mode);
            }
          },
          lookupPath(e, r = {}) {
            if (((e = L.resolve(e)), !e)) return { path: '', node: null };
            var _ = { follow_mount: !0, recurse_count: 0 };
            if (((r = Object.assign(_, r)), r.recurse_count > 8)) throw new n.ErrnoError(32);
            for (var i = e.split('/').filter((p) => !!p), o = n.root, s = '/', f = 0; f < i.length; f++) {
              var l = f === i.length - 1;
              if (l && r.parent) break;
              if (
                ((o = n.lookupNode(o, i[f])),
                (s = T.join2(s, i[f])),
                n.isMountpoint(o) && (!l || (l && r.follow_mount)) && (o = o.mounted.root),
                !l || r.follow)
              )
                for (var h = 0; n.isLink(o.mode); ) {
                  var d = n.readlink(s);
                  s = L.resolve(T.dirname(s), d);
                  var m = n.lookupPath(s, { recurse_count: r.recurse_count + 1 });
                  if (((o = m.node), h++ > 40)) throw new n.ErrnoError(32);
                }
            }
            return { path: s, node: o };
          },
          getPath(e) {
            for (var r; ; ) {
              if (n.isRoot(e)) {
                var _ = e.mount.mountpoint;
                return r ? (_[_.length - 1] !== '/' ? `${_}/${r}` : _ + r) : _;
              }
              (r = r ? `${e.name}/${r}` : e.name), (e = e.parent);
            }
          },
          hashName(e, r) {
            for (var _ = 0, i = 0; i < r.length; i++) _ = ((_ << 5) - _ + r.charCodeAt(i)) | 0;
            return ((e + _) >>> 0) % n.nameTable.length;
          },
          hashAddNode(e) {
            var r = n.hashName(e.parent.id, e.name);
            (e.name_next = n.nameTable[r]), (n.nameTable[r] = e);
          },
          hashRemoveNode(e) {
            var r = n.hashName(e.parent.id, e.name);
            if (n.nameTable[r] === e) n.nameTable[r] = e.name_next;
            else
              for (var _ = n.nameTable[r]; _; ) {
                if (_.name_next === e) {
                  _.name_next = e.name_next;
                  break;
                }
                _ = _.name_next;
              }
          },
          lookupNode(e, r) {
            var _ = n.mayLookup(e);
            if (_) throw new n.ErrnoError(_);
            for (var i = n.hashName(e.id, r), o = n.nameTable[i]; o; o = o.name_next) {
              var s = o.name;
              if (o.parent.id === e.id && s === r) return o;
            }
            return n.lookup(e, r);
          },
          createNode(e, r, _, i) {
            var o = new n.FSNode(e, r, _, i);
            return (n.hashAddNode(o), o);
          },
          destroyNode(e) {
            n.hashRemoveNode(e);
          },
          isRoot(e) {
            return e === e.parent;
          },
          isMountpoint(e) {
            return !!e.mounted;
          },
          isFile(e) {
            return (e & 61440) === 32768;
          },
          isDir(e) {
            return (e & 61440) === 16384;
          },
          isLink(e) {
            return (e & 61440) === 40960;
          },
          isChrdev(e) {
            return (e & 61440) === 8192;
          },
          isBlkdev(e) {
            return (e & 61440) === 24576;
          },
          isFIFO(e) {
            return (e & 61440) === 4096;
          },
          isSocket(e) {
            return (e & 49152) === 49152;
          },
          flagsToPermissionString(e) {
            var r = ['r', 'w', 'rw'][e & 3];
            return (e & 512 && (r += 'w'), r);
          },
          nodePermissions(e, r) {
            return n.ignorePermissions
              ? 0
              : (r.includes('r') && !(e.mode & 292)) ||
                  (r.includes('w') && !(e.mode & 146)) ||
                  (r.includes('x') && !(e.mode & 73))
                ? 2
                : 0;
          },
          mayLookup(e) {
            if (!n.isDir(e.mode)) return 54;
            var r = n.nodePermissions(e, 'x');
            return r || (e.node_ops.lookup ? 0 : 2);
          },
          mayCreate(e, r) {
            try {
              var _ = n.lookupNode(e, r);
              return 20;
            } catch {}
            return n.nodePermissions(e, 'wx');
          },
          mayDelete(e, r, _) {
            var i;
            try {
              i = n.lookupNode(e, r);
            } catch (s) {
              return s.errno;
            }
            var o = n.nodePermissions(e, 'wx');
            if (o) return o;
            if (_) {
              if (!n.isDir(i.mode)) return 54;
              if (n.isRoot(i) || n.getPath(i) === n.cwd()) return 10;
            } else if (n.isDir(i.mode)) return 31;
            return 0;
          },
          mayOpen(e, r) {
            return e
              ? n.isLink(e.mode)
                ? 32
                : n.isDir(e.mode) && (n.flagsToPermissionString(r) !== 'r' || r & 512)
                  ? 31
                  : n.nodePermissions(e, n.flagsToPermissionString(r))
              : 44;
          },
          MAX_OPEN_FDS: 4096,
          nextfd() {
            for (var e = 0; e <= n.MAX_OPEN_FDS; e++) if (!n.streams[e]) return e;
            throw new n.ErrnoError(33);
          },
          getStreamChecked(e) {
            var r = n.getStream(e);
            if (!r) throw new n.ErrnoError(8);
            return r;
          },
          getStream: (e) => n.streams[e],
          createStream(e, r = -1) {
            return (
              (e = Object.assign(new n.FSStream(), e)),
              r == -1 && (r = n.nextfd()),
              (e.fd = r),
              (n.streams[r] = e),
              e
            );
          },
          closeStream(e) {
            n.streams[e] = null;
          },
          dupStream(e, r = -1) {
            var i, o;
            var _ = n.createStream(e, r);
            return ((o = (i = _.stream_ops) == null ? void 0 : i.dup) == null || o.call(i, _), _);
          },
          chrdev_stream_ops: {
            open(e) {
              var _, i;
              var r = n.getDevice(e.node.rdev);
              (e.stream_ops = r.stream_ops), (i = (_ = e.stream_ops).open) == null || i.call(_, e);
            },
            llseek() {
              throw new n.ErrnoError(70);
            },
          },
          major: (e) => e >> 8,
          minor: (e) => e & 255,
          makedev: (e, r) => (e << 8) | r,
          registerDevice(e, r) {
            n.devices[e] = { stream_ops: r };
          },
          getDevice: (e) => n.devices[e],
          getMounts(e) {
            for (var r = [], _ = [e]; _.length; ) {
              var i = _.pop();
              r.push(i), _.push(...i.mounts);
            }
            return r;
          },
          syncfs(e, r) {
            typeof e == 'function' && ((r = e), (e = !1)),
              n.syncFSRequests++,
              n.syncFSRequests > 1 &&
                _e(
                  `warning: ${n.syncFSRequests} FS.syncfs operations in flight at once, probably just doing extra work`,
                );
            var _ = n.getMounts(n.root.mount),
              i = 0;
            function o(f) {
              return (n.syncFSRequests--, r(f));
            }
            function s(f) {
              if (f) return s.errored ? void 0 : ((s.errored = !0), o(f));
              ++i >= _.length && o(null);
            }
            _.forEach((f) => {
              if (!f.type.syncfs) return s(null);
              f.type.syncfs(f, e, s);
            });
          },
          mount(e, r, _) {
            var i = _ === '/',
              o = !_,
              s;
            if (i && n.root) throw new n.ErrnoError(10);
            if (!i && !o) {
              var f = n.lookupPath(_, { follow_mount: !1 });
              if (((_ = f.path), (s = f.node), n.isMountpoint(s))) throw new n.ErrnoError(10);
              if (!n.isDir(s.mode)) throw new n.ErrnoError(54);
            }
            var l = { type: e, opts: r, mountpoint: _, mounts: [] },
              h = e.mount(l);
            return (
              (h.mount = l),
              (l.root = h),
              i ? (n.root = h) : s && ((s.mounted = l), s.mount && s.mount.mounts.push(l)),
              h
            );
          },
          unmount(e) {
            var r = n.lookupPath(e, { follow_mount: !1 });
            if (!n.isMountpoint(r.node)) throw new n.ErrnoError(28);
            var _ = r.node,
              i = _.mounted,
              o = n.getMounts(i);
            Object.keys(n.nameTable).forEach((f) => {
              for (var l = n.nameTable[f]; l; ) {
                var h = l.name_next;
                o.includes(l.mount) && n.destroyNode(l), (l = h);
              }
            }),
              (_.mounted = null);
            var s = _.mount.mounts.indexOf(i);
            _.mount.mounts.splice(s, 1);
          },
          lookup(e, r) {
            return e.node_ops.lookup(e, r);
          },
          mknod(e, r, _) {
            var i = n.lookupPath(e, { parent: !0 }),
              o = i.node,
              s = T.basename(e);
            if (!s || s === '.' || s === '..') throw new n.ErrnoError(28);
            var f = n.mayCreate(o, s);
            if (f) throw new n.ErrnoError(f);
            if (!o.node_ops.mknod) throw new n.ErrnoError(63);
            return o.node_ops.mknod(o, s, r, _);
          },
          create(e, r) {
            return ((r = r !== void 0 ? r : 438), (r &= 4095), (r |= 32768), n.mknod(e, r, 0));
          },
          mkdir(e, r) {
            return ((r = r !== void 0 ? r : 511), (r &= 1023), (r |= 16384), n.mknod(e, r, 0));
          },
          mkdirTree(e, r) {
            for (var _ = e.split('/'), i = '', o = 0; o < _.length; ++o)
              if (_[o]) {
                i += '/' + _[o];
                try {
                  n.mkdir(i, r);
                } catch (s) {
                  if (s.errno != 20) throw s;
                }
              }
          },
          mkdev(e, r, _) {
            return (typeof _ == 'undefined' && ((_ = r), (r = 438)), (r |= 8192), n.mknod(e, r, _));
          },
          symlink(e, r) {
            if (!L.resolve(e)) throw new n.ErrnoError(44);
            var _ = n.lookupPath(r, { parent: !0 }),
              i = _.node;
            if (!i) throw new n.ErrnoError(44);
            var o = T.basename(r),
              s = n.mayCreate(i, o);
            if (s) throw new n.ErrnoError(s);
            if (!i.node_ops.symlink) throw new n.ErrnoError(63);
            return i.node_ops.symlink(i, o, e);
          },
          rename(e, r) {
            var _ = T.dirname(e),
              i = T.dirname(r),
              o = T.basename(e),
              s = T.basename(r),
              f,
              l,
              h;
            if (
              ((f = n.lookupPath(e, { parent: !0 })),
              (l = f.node),
              (f = n.lookupPath(r, { parent: !0 })),
              (h = f.node),
              !l || !h)
            )
              throw new n.ErrnoError(44);
            if (l.mount !== h.mount) throw new n.ErrnoError(75);
            var d = n.lookupNode(l, o),
              m = L.relative(e, i);
            if (m.charAt(0) !== '.') throw new n.ErrnoError(28);
            if (((m = L.relative(r, _)), m.charAt(0) !== '.')) throw new n.ErrnoError(55);
            var p;
            try {
              p = n.lookupNode(h, s);
            } catch {}
            if (d !== p) {
              var v = n.isDir(d.mode),
                u = n.mayDelete(l, o, v);
              if (u) throw new n.ErrnoError(u);
              if (((u = p ? n.mayDelete(h, s, v) : n.mayCreate(h, s)), u)) throw new n.ErrnoError(u);
              if (!l.node_ops.rename) throw new n.ErrnoError(63);
              if (n.isMountpoint(d) || (p && n.isMountpoint(p))) throw new n.ErrnoError(10);
              if (h !== l && ((u = n.nodePermissions(l, 'w')), u)) throw new n.ErrnoError(u);
              n.hashRemoveNode(d);
              try {
                l.node_ops.rename(d, h, s), (d.parent = h);
              } catch (y) {
                throw y;
              } finally {
                n.hashAddNode(d);
              }
            }
          },
          rmdir(e) {
            var r = n.lookupPath(e, { parent: !0 }),
              _ = r.node,
              i = T.basename(e),
              o = n.lookupNode(_, i),
              s = n.mayDelete(_, i, !0);
            if (s) throw new n.ErrnoError(s);
            if (!_.node_ops.rmdir) throw new n.ErrnoError(63);
            if (n.isMountpoint(o)) throw new n.ErrnoError(10);
            _.node_ops.rmdir(_, i), n.destroyNode(o);
          },
          readdir(e) {
            var r = n.lookupPath(e, { follow: !0 }),
              _ = r.node;
            if (!_.node_ops.readdir) throw new n.ErrnoError(54);
            return _.node_ops.readdir(_);
          },
          unlink(e) {
            var r = n.lookupPath(e, { parent: !0 }),
              _ = r.node;
            if (!_) throw new n.ErrnoError(44);
            var i = T.basename(e),
              o = n.lookupNode(_, i),
              s = n.mayDelete(_, i, !1);
            if (s) throw new n.ErrnoError(s);
            if (!_.node_ops.unlink) throw new n.ErrnoError(63);
            if (n.isMountpoint(o)) throw new n.ErrnoError(10);
            _.node_ops.unlink(_, i), n.destroyNode(o);
          },
          readlink(e) {
            var r = n.lookupPath(e),
              _ = r.node;
            if (!_) throw new n.ErrnoError(44);
            if (!_.node_ops.readlink) throw new n.ErrnoError(28);
            return L.resolve(n.getPath(_.parent), _.node_ops.readlink(_));
          },
          stat(e, r) {
            var _ = n.lookupPath(e, { follow: !r }),
              i = _.node;
            if (!i) throw new n.ErrnoError(44);
            if (!i.node_ops.getattr) throw new n.ErrnoError(63);
            return i.node_ops.getattr(i);
          },
          lstat(e) {
            return n.stat(e, !0);
          },
          chmod(e, r, _) {
            var i;
            if (typeof e == 'string') {
              var o = n.lookupPath(e, { follow: !_ });
              i = o.node;
            } else i = e;
            if (!i.node_ops.setattr) throw new n.ErrnoError(63);
            i.node_ops.setattr(i, { mode: (r & 4095) | (i.mode & -4096), timestamp: Date.now() });
          },
          lchmod(e, r) {
            n.chmod(e, r, !0);
          },
          fchmod(e, r) {
            var _ = n.getStreamChecked(e);
            n.chmod(_.node, r);
          },
          chown(e, r, _, i) {
            var o;
            if (typeof e == 'string') {
              var s = n.lookupPath(e, { follow: !i });
              o = s.node;
            } else o = e;
            if (!o.node_ops.setattr) throw new n.ErrnoError(63);
            o.node_ops.setattr(o, { timestamp: Date.now() });
          },
          lchown(e, r, _) {
            n.chown(e, r, _, !0);
          },
          fchown(e, r, _) {
            var i = n.getStreamChecked(e);
            n.chown(i.node, r, _);
          },
          truncate(e, r) {
            if (r < 0) throw new n.ErrnoError(28);
            var _;
            if (typeof e == 'string') {
              var i = n.lookupPath(e, { follow: !0 });
              _ = i.node;
            } else _ = e;
            if (!_.node_ops.setattr) throw new n.ErrnoError(63);
            if (n.isDir(_.mode)) throw new n.ErrnoError(31);
            if (!n.isFile(_.mode)) throw new n.ErrnoError(28);
            var o = n.nodePermissions(_, 'w');
            if (o) throw new n.ErrnoError(o);
            _.node_ops.setattr(_, { size: r, timestamp: Date.now() });
          },
          ftruncate(e, r) {
            var _ = n.getStreamChecked(e);
            if (!(_.flags & 2097155)) throw new n.ErrnoError(28);
            n.truncate(_.node, r);
          },
          utime(e, r, _) {
            var i = n.lookupPath(e, { follow: !0 }),
              o = i.node;
            o.node_ops.setattr(o, { timestamp: Math.max(r, _) });
          },
          open(e, r, _) {
            if (e === '') throw new n.ErrnoError(44);
            (r = typeof r == 'string' ? b_(r) : r),
              r & 64 ? ((_ = typeof _ == 'undefined' ? 438 : _), (_ = (_ & 4095) | 32768)) : (_ = 0);
            var i;
            if (typeof e == 'object') i = e;
            else {
              e = T.normalize(e);
              try {
                var o = n.lookupPath(e, { follow: !(r & 131072) });
                i = o.node;
              } catch {}
            }
            var s = !1;
            if (r & 64)
              if (i) {
                if (r & 128) throw new n.ErrnoError(20);
              } else (i = n.mknod(e, _, 0)), (s = !0);
            if (!i) throw new n.ErrnoError(44);
            if ((n.isChrdev(i.mode) && (r &= -513), r & 65536 && !n.isDir(i.mode)))
              throw new n.ErrnoError(54);
            if (!s) {
              var f = n.mayOpen(i, r);
              if (f) throw new n.ErrnoError(f);
            }
            r & 512 && !s && n.truncate(i, 0), (r &= -131713);
            var l = n.createStream({
              node: i,
              path: n.getPath(i),
              flags: r,
              seekable: !0,
              position: 0,
              stream_ops: i.stream_ops,
              ungotten: [],
              error: !1,
            });
            return (
              l.stream_ops.open && l.stream_ops.open(l),
              t.logReadFiles &&
                !(r & 1) &&
                (n.readFiles || (n.readFiles = {}), e in n.readFiles || (n.readFiles[e] = 1)),
              l
            );
          },
          close(e) {
            if (n.isClosed(e)) throw new n.ErrnoError(8);
            e.getdents && (e.getdents = null);
            try {
              e.stream_ops.close && e.stream_ops.close(e);
            } catch (r) {
              throw r;
            } finally {
              n.closeStream(e.fd);
            }
            e.fd = null;
          },
          isClosed(e) {
            return e.fd === null;
          },
          llseek(e, r, _) {
            if (n.isClosed(e)) throw new n.ErrnoError(8);
            if (!e.seekable || !e.stream_ops.llseek) throw new n.ErrnoError(70);
            if (_ != 0 && _ != 1 && _ != 2) throw new n.ErrnoError(28);
            return ((e.position = e.stream_ops.llseek(e, r, _)), (e.ungotten = []), e.position);
          },
          read(e, r, _, i, o) {
            if (i < 0 || o < 0) throw new n.ErrnoError(28);
            if (n.isClosed(e)) throw new n.ErrnoError(8);
            if ((e.flags & 2097155) === 1) throw new n.ErrnoError(8);
            if (n.isDir(e.node.mode)) throw new n.ErrnoError(31);
            if (!e.stream_ops.read) throw new n.ErrnoError(28);
            var s = typeof o != 'undefined';
            if (!s) o = e.position;
            else if (!e.seekable) throw new n.ErrnoError(70);
            var f = e.stream_ops.read(e, r, _, i, o);
            return (s || (e.position += f), f);
          },
          write(e, r, _, i, o, s) {
            if (i < 0 || o < 0) throw new n.ErrnoError(28);
            if (n.isClosed(e)) throw new n.ErrnoError(8);
            if (!(e.flags & 2097155)) throw new n.ErrnoError(8);
            if (n.isDir(e.node.mode)) throw new n.ErrnoError(31);
            if (!e.stream_ops.write) throw new n.ErrnoError(28);
            e.seekable && e.flags & 1024 && n.llseek(e, 0, 2);
            var f = typeof o != 'undefined';
            if (!f) o = e.position;
            else if (!e.seekable) throw new n.ErrnoError(70);
            var l = e.stream_ops.write(e, r, _, i, o, s);
            return (f || (e.position += l), l);
          },
          allocate(e, r, _) {
            if (n.isClosed(e)) throw new n.ErrnoError(8);
            if (r < 0 || _ <= 0) throw new n.ErrnoError(28);
            if (!(e.flags & 2097155)) throw new n.ErrnoError(8);
            if (!n.isFile(e.node.mode) && !n.isDir(e.node.mode)) throw new n.ErrnoError(43);
            if (!e.stream_ops.allocate) throw new n.ErrnoError(138);
            e.stream_ops.allocate(e, r, _);
          },
          mmap(e, r, _, i, o) {
            if (i & 2 && !(o & 2) && (e.flags & 2097155) !== 2) throw new n.ErrnoError(2);
            if ((e.flags & 2097155) === 1) throw new n.ErrnoError(2);
            if (!e.stream_ops.mmap) throw new n.ErrnoError(43);
            return e.stream_ops.mmap(e, r, _, i, o);
          },
          msync(e, r, _, i, o) {
            return e.stream_ops.msync ? e.stream_ops.msync(e, r, _, i, o) : 0;
          },
          ioctl(e, r, _) {
            if (!e.stream_ops.ioctl) throw new n.ErrnoError(59);
            return e.stream_ops.ioctl(e, r, _);
          },
          readFile(e, r = {}) {
            if (
              ((r.flags = r.flags || 0),
              (r.encoding = r.encoding || 'binary'),
              r.encoding !== 'utf8' && r.encoding !== 'binary')
            )
              throw new Error(`Invalid encoding type "${r.encoding}"`);
            var _,
              i = n.open(e, r.flags),
              o = n.stat(e),
              s = o.size,
              f = new Uint8Array(s);
            return (
              n.read(i, f, 0, s, 0),
              r.encoding === 'utf8' ? (_ = Q(f, 0)) : r.encoding === 'binary' && (_ = f),
              n.close(i),
              _
            );
          },
          writeFile(e, r, _ = {}) {
            _.flags = _.flags || 577;
            var i = n.open(e, _.flags, _.mode);
            if (typeof r == 'string') {
              var o = new Uint8Array(We(r) + 1),
                s = Le(r, o, 0, o.length);
              n.write(i, o, 0, s, void 0, _.canOwn);
            } else if (ArrayBuffer.isView(r)) n.write(i, r, 0, r.byteLength, void 0, _.canOwn);
            else throw new Error('Unsupported data type');
            n.close(i);
          },
          cwd: () => n.currentPath,
          chdir(e) {
            var r = n.lookupPath(e, { follow: !0 });
            if (r.node === null) throw new n.ErrnoError(44);
            if (!n.isDir(r.node.mode)) throw new n.ErrnoError(54);
            var _ = n.nodePermissions(r.node, 'x');
            if (_) throw new n.ErrnoError(_);
            n.currentPath = r.path;
          },
          createDefaultDirectories() {
            n.mkdir('/tmp'), n.mkdir('/home'), n.mkdir('/home/web_user');
          },
          createDefaultDevices() {
            n.mkdir('/dev'),
              n.registerDevice(n.makedev(1, 3), { read: () => 0, write: (i, o, s, f, l) => f }),
              n.mkdev('/dev/null', n.makedev(1, 3)),
              Y.register(n.makedev(5, 0), Y.default_tty_ops),
              Y.register(n.makedev(6, 0), Y.default_tty1_ops),
              n.mkdev('/dev/tty', n.makedev(5, 0)),
              n.mkdev('/dev/tty1', n.makedev(6, 0));
            var e = new Uint8Array(1024),
              r = 0,
              _ = () => (r === 0 && (r = kr(e).byteLength), e[--r]);
            n.createDevice('/dev', 'random', _),
              n.createDevice('/dev', 'urandom', _),
              n.mkdir('/dev/shm'),
              n.mkdir('/dev/shm/tmp');
          },
          createSpecialDirectories() {
            n.mkdir('/proc');
            var e = n.mkdir('/proc/self');
            n.mkdir('/proc/self/fd'),
              n.mount(
                {
                  mount() {
                    var r = n.createNode(e, 'fd', 16895, 73);
                    return (
                      (r.node_ops = {
                        lookup(_, i) {
                          var o = +i,
                            s = n.getStreamChecked(o),
                            f = {
                              parent: null,
                              mount: { mountpoint: 'fake' },
                              node_ops: { readlink: () => s.path },
                            };
                          return ((f.parent = f), f);
                        },
                      }),
                      r
                    );
                  },
                },
                {},
                '/proc/self/fd',
              );
          },
          createStandardStreams() {
            t.stdin ? n.createDevice('/dev', 'stdin', t.stdin) : n.symlink('/dev/tty', '/dev/stdin'),
              t.stdout
                ? n.createDevice('/dev', 'stdout', null, t.stdout)
                : n.symlink('/dev/tty', '/dev/stdout'),
              t.stderr
                ? n.createDevice('/dev', 'stderr', null, t.stderr)
                : n.symlink('/dev/tty1', '/dev/stderr');
            var e = n.open('/dev/stdin', 0),
              r = n.open('/dev/stdout', 1),
              _ = n.open('/dev/stderr', 1);
          },
          staticInit() {
            [44].forEach((e) => {
              (n.genericErrors[e] = new n.ErrnoError(e)),
                (n.genericErrors[e].stack = '<generic error, no stack>');
            }),
              (n.nameTable = new Array(4096)),
              n.mount(b, {}, '/'),
              n.createDefaultDirectories(),
              n.createDefaultDevices(),
              n.createSpecialDirectories(),
              (n.filesystems = { MEMFS: b });
          },
          init(e, r, _) {
            (n.init.initialized = !0),
              (t.stdin = e || t.stdin),
              (t.stdout = r || t.stdout),
              (t.stderr = _ || t.stderr),
              n.createStandardStreams();
          },
          quit() {
            n.init.initialized = !1;
            for (var e = 0; e < n.streams.length; e++) {
              var r = n.streams[e];
              r && n.close(r);
            }
          },
          findObject(e, r) {
            var _ = n.analyzePath(e, r);
            return _.exists ? _.object : null;
          },
          analyzePath(e, r) {
            try {
              var _ = n.lookupPath(e, { follow: !r });
              e = _.path;
            } catch {}
            var i = {
              isRoot: !1,
              exists: !1,
              error: 0,
              name: null,
              path: null,
              object: null,
              parentExists: !1,
              parentPath: null,
              parentObject: null,
            };
            try {
              var _ = n.lookupPath(e, { parent: !0 });
              (i.parentExists = !0),
                (i.parentPath = _.path),
                (i.parentObject = _.node),
                (i.name = T.basename(e)),
                (_ = n.lookupPath(e, { follow: !r })),
                (i.exists = !0),
                (i.path = _.path),
                (i.object = _.node),
                (i.name = _.node.name),
                (i.isRoot = _.path === '/');
            } catch (o) {
              i.error = o.errno;
            }
            return i;
          },
          createPath(e, r, _, i) {
            e = typeof e == 'string' ? e : n.getPath(e);
            for (var o = r.split('/').reverse(); o.length; ) {
              var s = o.pop();
              if (s) {
                var f = T.join2(e, s);
                try {
                  n.mkdir(f);
                } catch {}
                e = f;
              }
            }
            return f;
          },
          createFile(e, r, _, i, o) {
            var s = T.join2(typeof e == 'string' ? e : n.getPath(e), r),
              f = Be(i, o);
            return n.create(s, f);
          },
          createDataFile(e, r, _, i, o, s) {
            var f = r;
            e && ((e = typeof e == 'string' ? e : n.getPath(e)), (f = r ? T.join2(e, r) : e));
            var l = Be(i, o),
              h = n.create(f, l);
            if (_) {
              if (typeof _ == 'string') {
                for (var d = new Array(_.length), m = 0, p = _.length; m < p; ++m) d[m] = _.charCodeAt(m);
                _ = d;
              }
              n.chmod(h, l | 146);
              var v = n.open(h, 577);
              n.write(v, _, 0, _.length, 0, s), n.close(v), n.chmod(h, l);
            }
          },
          createDevice(e, r, _, i) {
            var o = T.join2(typeof e == 'string' ? e : n.getPath(e), r),
              s = Be(!!_, !!i);
            n.createDevice.major || (n.createDevice.major = 64);
            var f = n.makedev(n.createDevice.major++, 0);
            return (
              n.registerDevice(f, {
                open(l) {
                  l.seekable = !1;
                },
                close(l) {
                  var h;
                  (h = i == null ? void 0 : i.buffer) != null && h.length && i(10);
                },
                read(l, h, d, m, p) {
                  for (var v = 0, u = 0; u < m; u++) {
                    var y;
                    try {
                      y = _();
                    } catch {
                      throw new n.ErrnoError(29);
                    }
                    if (y === void 0 && v === 0) throw new n.ErrnoError(6);
                    if (y == null) break;
                    v++, (h[d + u] = y);
                  }
                  return (v && (l.node.timestamp = Date.now()), v);
                },
                write(l, h, d, m, p) {
                  for (var v = 0; v < m; v++)
                    try {
                      i(h[d + v]);
                    } catch {
                      throw new n.ErrnoError(29);
                    }
                  return (m && (l.node.timestamp = Date.now()), v);
                },
              }),
              n.mkdev(o, s, f)
            );
          },
          forceLoadFile(e) {
            if (e.isDevice || e.isFolder || e.link || e.contents) return !0;
            if (typeof XMLHttpRequest != 'undefined')
              throw new Error(
                'Lazy loading should have been performed (contents set) in createLazyFile, but it was not. Lazy loading only works in web workers. Use --embed-file or --preload-file in emcc on the main thread.',
              );
            if (re)
              try {
                (e.contents = be(re(e.url), !0)), (e.usedBytes = e.contents.length);
              } catch {
                throw new n.ErrnoError(29);
              }
            else throw new Error('Cannot load without read() or XMLHttpRequest.');
          },
          createLazyFile(e, r, _, i, o) {
            class s {
              constructor() {
                (this.lengthKnown = !1), (this.chunks = []);
              }
              get(u) {
                if (!(u > this.length - 1 || u < 0)) {
                  var y = u % this.chunkSize,
                    D = (u / this.chunkSize) | 0;
                  return this.getter(D)[y];
                }
              }
              setDataGetter(u) {
                this.getter = u;
              }
              cacheLength() {
                var u = new XMLHttpRequest();
                if (
                  (u.open('HEAD', _, !1),
                  u.send(null),
                  !((u.status >= 200 && u.status < 300) || u.status === 304))
                )
                  throw new Error("Couldn't load " + _ + '. Status: ' + u.status);
                var y = Number(u.getResponseHeader('Content-length')),
                  D,
                  $ = (D = u.getResponseHeader('Accept-Ranges')) && D === 'bytes',
                  C = (D = u.getResponseHeader('Content-Encoding')) && D === 'gzip',
                  c = 1024 * 1024;
                $ || (c = y);
                var g = (x, O) => {
                    if (x > O) throw new Error('invalid range (' + x + ', ' + O + ') or no bytes requested!');
                    if (O > y - 1) throw new Error('only ' + y + ' bytes available! programmer error!');
                    var S = new XMLHttpRequest();
                    if (
                      (S.open('GET', _, !1),
                      y !== c && S.setRequestHeader('Range', 'bytes=' + x + '-' + O),
                      (S.responseType = 'arraybuffer'),
                      S.overrideMimeType && S.overrideMimeType('text/plain; charset=x-user-defined'),
                      S.send(null),
                      !((S.status >= 200 && S.status < 300) || S.status === 304))
                    )
                      throw new Error("Couldn't load " + _ + '. Status: ' + S.status);
                    return S.response !== void 0
                      ? new Uint8Array(S.response || [])
                      : be(S.responseText || '', !0);
                  },
                  F = this;
                F.setDataGetter((x) => {
                  var O = x * c,
                    S = (x + 1) * c - 1;
                  if (
                    ((S = Math.min(S, y - 1)),
                    typeof F.chunks[x] == 'undefined' && (F.chunks[x] = g(O, S)),
                    typeof F.chunks[x] == 'undefined')
                  )
                    throw new Error('doXHR failed!');
                  return F.chunks[x];
                }),
                  (C || !y) &&
                    ((c = y = 1),
                    (y = this.getter(0).length),
                    (c = y),
                    ze('LazyFiles on gzip forces download of the whole file when length is accessed')),
                  (this._length = y),
                  (this._chunkSize = c),
                  (this.lengthKnown = !0);
              }
              get length() {
                return (this.lengthKnown || this.cacheLength(), this._length);
              }
              get chunkSize() {
                return (this.lengthKnown || this.cacheLength(), this._chunkSize);
              }
            }
            if (typeof XMLHttpRequest != 'undefined') {
              if (!me)
                throw 'Cannot do synchronous binary XHRs outside webworkers in modern browsers. Use --embed-file or --preload-file in emcc';
              var f = new s(),
                l = { isDevice: !1, contents: f };
            } else var l = { isDevice: !1, url: _ };
            var h = n.createFile(e, r, l, i, o);
            l.contents ? (h.contents = l.contents) : l.url && ((h.contents = null), (h.url = l.url)),
              Object.defineProperties(h, {
                usedBytes: {
                  get: function () {
                    return this.contents.length;
                  },
                },
              });
            var d = {},
              m = Object.keys(h.stream_ops);
            m.forEach((v) => {
              var u = h.stream_ops[v];
              d[v] = (...y) => (n.forceLoadFile(h), u(...y));
            });
            function p(v, u, y, D, $) {
              var C = v.node.contents;
              if ($ >= C.length) return 0;
              var c = Math.min(C.length - $, D);
              if (C.slice) for (var g = 0; g < c; g++) u[y + g] = C[$ + g];
              else for (var g = 0; g < c; g++) u[y + g] = C.get($ + g);
              return c;
            }
            return (
              (d.read = (v, u, y, D, $) => (n.forceLoadFile(h), p(v, u, y, D, $))),
              (d.mmap = (v, u, y, D, $) => {
                n.forceLoadFile(h);
                var C = Er(u);
                if (!C) throw new n.ErrnoError(48);
                return (p(v, A, C, u, y), { ptr: C, allocated: !0 });
              }),
              (h.stream_ops = d),
              h
            );
          },
        },
        j = {
          DEFAULT_POLLMASK: 5,
          calculateAt(e, r, _) {
            if (T.isAbs(r)) return r;
            var i;
            if (e === -100) i = n.cwd();
            else {
              var o = j.getStreamFromFD(e);
              i = o.path;
            }
            if (r.length == 0) {
              if (!_) throw new n.ErrnoError(44);
              return i;
            }
            return T.join2(i, r);
          },
          doStat(e, r, _) {
            var i = e(r);
            (w[_ >> 2] = i.dev),
              (w[(_ + 4) >> 2] = i.mode),
              (E[(_ + 8) >> 2] = i.nlink),
              (w[(_ + 12) >> 2] = i.uid),
              (w[(_ + 16) >> 2] = i.gid),
              (w[(_ + 20) >> 2] = i.rdev),
              (R = [
                i.size >>> 0,
                ((k = i.size),
                +Math.abs(k) >= 1
                  ? k > 0
                    ? +Math.floor(k / 4294967296) >>> 0
                    : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                  : 0),
              ]),
              (w[(_ + 24) >> 2] = R[0]),
              (w[(_ + 28) >> 2] = R[1]),
              (w[(_ + 32) >> 2] = 4096),
              (w[(_ + 36) >> 2] = i.blocks);
            var o = i.atime.getTime(),
              s = i.mtime.getTime(),
              f = i.ctime.getTime();
            return (
              (R = [
                Math.floor(o / 1e3) >>> 0,
                ((k = Math.floor(o / 1e3)),
                +Math.abs(k) >= 1
                  ? k > 0
                    ? +Math.floor(k / 4294967296) >>> 0
                    : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                  : 0),
              ]),
              (w[(_ + 40) >> 2] = R[0]),
              (w[(_ + 44) >> 2] = R[1]),
              (E[(_ + 48) >> 2] = (o % 1e3) * 1e3),
              (R = [
                Math.floor(s / 1e3) >>> 0,
                ((k = Math.floor(s / 1e3)),
                +Math.abs(k) >= 1
                  ? k > 0
                    ? +Math.floor(k / 4294967296) >>> 0
                    : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                  : 0),
              ]),
              (w[(_ + 56) >> 2] = R[0]),
              (w[(_ + 60) >> 2] = R[1]),
              (E[(_ + 64) >> 2] = (s % 1e3) * 1e3),
              (R = [
                Math.floor(f / 1e3) >>> 0,
                ((k = Math.floor(f / 1e3)),
                +Math.abs(k) >= 1
                  ? k > 0
                    ? +Math.floor(k / 4294967296) >>> 0
                    : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                  : 0),
              ]),
              (w[(_ + 72) >> 2] = R[0]),
              (w[(_ + 76) >> 2] = R[1]),
              (E[(_ + 80) >> 2] = (f % 1e3) * 1e3),
              (R = [
                i.ino >>> 0,
                ((k = i.ino),
                +Math.abs(k) >= 1
                  ? k > 0
                    ? +Math.floor(k / 4294967296) >>> 0
                    : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                  : 0),
              ]),
              (w[(_ + 88) >> 2] = R[0]),
              (w[(_ + 92) >> 2] = R[1]),
              0
            );
          },
          doMsync(e, r, _, i, o) {
            if (!n.isFile(r.node.mode)) throw new n.ErrnoError(43);
            if (i & 2) return 0;
            var s = M.slice(e, e + _);
            n.msync(r, s, o, _, i);
          },
          getStreamFromFD(e) {
            var r = n.getStreamChecked(e);
            return r;
          },
          varargs: void 0,
          getStr(e) {
            var r = K(e);
            return r;
          },
        };
      function k_(e, r, _) {
        j.varargs = _;
        try {
          var i = j.getStreamFromFD(e);
          switch (r) {
            case 0: {
              var o = we();
              if (o < 0) return -28;
              for (; n.streams[o]; ) o++;
              var s;
              return ((s = n.dupStream(i, o)), s.fd);
            }
            case 1:
            case 2:
              return 0;
            case 3:
              return i.flags;
            case 4: {
              var o = we();
              return ((i.flags |= o), 0);
            }
            case 12: {
              var o = Z(),
                f = 0;
              return ((W[(o + f) >> 1] = 2), 0);
            }
            case 13:
            case 14:
              return 0;
          }
          return -28;
        } catch (l) {
          if (typeof n == 'undefined' || l.name !== 'ErrnoError') throw l;
          return -l.errno;
        }
      }
      function E_(e, r, _) {
        j.varargs = _;
        try {
          var i = j.getStreamFromFD(e);
          switch (r) {
            case 21509:
              return i.tty ? 0 : -59;
            case 21505: {
              if (!i.tty) return -59;
              if (i.tty.ops.ioctl_tcgets) {
                var o = i.tty.ops.ioctl_tcgets(i),
                  s = Z();
                (w[s >> 2] = o.c_iflag || 0),
                  (w[(s + 4) >> 2] = o.c_oflag || 0),
                  (w[(s + 8) >> 2] = o.c_cflag || 0),
                  (w[(s + 12) >> 2] = o.c_lflag || 0);
                for (var f = 0; f < 32; f++) A[s + f + 17] = o.c_cc[f] || 0;
                return 0;
              }
              return 0;
            }
            case 21510:
            case 21511:
            case 21512:
              return i.tty ? 0 : -59;
            case 21506:
            case 21507:
            case 21508: {
              if (!i.tty) return -59;
              if (i.tty.ops.ioctl_tcsets) {
                for (
                  var s = Z(),
                    l = w[s >> 2],
                    h = w[(s + 4) >> 2],
                    d = w[(s + 8) >> 2],
                    m = w[(s + 12) >> 2],
                    p = [],
                    f = 0;
                  f < 32;
                  f++
                )
                  p.push(A[s + f + 17]);
                return i.tty.ops.ioctl_tcsets(i.tty, r, {
                  c_iflag: l,
                  c_oflag: h,
                  c_cflag: d,
                  c_lflag: m,
                  c_cc: p,
                });
              }
              return 0;
            }
            case 21519: {
              if (!i.tty) return -59;
              var s = Z();
              return ((w[s >> 2] = 0), 0);
            }
            case 21520:
              return i.tty ? -28 : -59;
            case 21531: {
              var s = Z();
              return n.ioctl(i, r, s);
            }
            case 21523: {
              if (!i.tty) return -59;
              if (i.tty.ops.ioctl_tiocgwinsz) {
                var v = i.tty.ops.ioctl_tiocgwinsz(i.tty),
                  s = Z();
                (W[s >> 1] = v[0]), (W[(s + 2) >> 1] = v[1]);
              }
              return 0;
            }
            case 21524:
              return i.tty ? 0 : -59;
            case 21515:
              return i.tty ? 0 : -59;
            default:
              return -28;
          }
        } catch (u) {
          if (typeof n == 'undefined' || u.name !== 'ErrnoError') throw u;
          return -u.errno;
        }
      }
      function x_(e, r, _, i) {
        j.varargs = i;
        try {
          (r = j.getStr(r)), (r = j.calculateAt(e, r));
          var o = i ? we() : 0;
          return n.open(r, _, o).fd;
        } catch (s) {
          if (typeof n == 'undefined' || s.name !== 'ErrnoError') throw s;
          return -s.errno;
        }
      }
      function P_(e, r, _) {
        try {
          return (
            (r = j.getStr(r)),
            (r = j.calculateAt(e, r)),
            _ === 0 ? n.unlink(r) : _ === 512 ? n.rmdir(r) : ae('Invalid flags passed to unlinkat'),
            0
          );
        } catch (i) {
          if (typeof n == 'undefined' || i.name !== 'ErrnoError') throw i;
          return -i.errno;
        }
      }
      var C_ = () => {
          ae('');
        },
        ke = {},
        Ve = (e) => {
          for (; e.length; ) {
            var r = e.pop(),
              _ = e.pop();
            _(r);
          }
        };
      function ne(e) {
        return this.fromWireType(E[e >> 2]);
      }
      var ee = {},
        J = {},
        Ee = {},
        xr,
        xe = (e) => {
          throw new xr(e);
        },
        Ye = (e, r, _) => {
          e.forEach(function (l) {
            Ee[l] = r;
          });
          function i(l) {
            var h = _(l);
            h.length !== e.length && xe('Mismatched type converter count');
            for (var d = 0; d < e.length; ++d) U(e[d], h[d]);
          }
          var o = new Array(r.length),
            s = [],
            f = 0;
          r.forEach((l, h) => {
            J.hasOwnProperty(l)
              ? (o[h] = J[l])
              : (s.push(l),
                ee.hasOwnProperty(l) || (ee[l] = []),
                ee[l].push(() => {
                  (o[h] = J[l]), ++f, f === s.length && i(o);
                }));
          }),
            s.length === 0 && i(o);
        },
        T_ = (e) => {
          var r = ke[e];
          delete ke[e];
          var _ = r.rawConstructor,
            i = r.rawDestructor,
            o = r.fields,
            s = o.map((f) => f.getterReturnType).concat(o.map((f) => f.setterArgumentType));
          Ye([e], s, (f) => {
            var l = {};
            return (
              o.forEach((h, d) => {
                var m = h.fieldName,
                  p = f[d],
                  v = h.getter,
                  u = h.getterContext,
                  y = f[d + o.length],
                  D = h.setter,
                  $ = h.setterContext;
                l[m] = {
                  read: (C) => p.fromWireType(v(u, C)),
                  write: (C, c) => {
                    var g = [];
                    D($, C, y.toWireType(g, c)), Ve(g);
                  },
                };
              }),
              [
                {
                  name: r.name,
                  fromWireType: (h) => {
                    var d = {};
                    for (var m in l) d[m] = l[m].read(h);
                    return (i(h), d);
                  },
                  toWireType: (h, d) => {
                    for (var m in l) if (!(m in d)) throw new TypeError(`Missing field: "${m}"`);
                    var p = _();
                    for (m in l) l[m].write(p, d[m]);
                    return (h !== null && h.push(i, p), p);
                  },
                  argPackAdvance: N,
                  readValueFromPointer: ne,
                  destructorFunction: i,
                },
              ]
            );
          });
        },
        D_ = (e, r, _, i, o) => {},
        $_ = () => {
          for (var e = new Array(256), r = 0; r < 256; ++r) e[r] = String.fromCharCode(r);
          Pr = e;
        },
        Pr,
        z = (e) => {
          for (var r = '', _ = e; M[_]; ) r += Pr[M[_++]];
          return r;
        },
        oe,
        P = (e) => {
          throw new oe(e);
        };
      function F_(e, r, _ = {}) {
        var i = r.name;
        if ((e || P(`type "${i}" must have a positive integer typeid pointer`), J.hasOwnProperty(e))) {
          if (_.ignoreDuplicateRegistrations) return;
          P(`Cannot register type '${i}' twice`);
        }
        if (((J[e] = r), delete Ee[e], ee.hasOwnProperty(e))) {
          var o = ee[e];
          delete ee[e], o.forEach((s) => s());
        }
      }
      function U(e, r, _ = {}) {
        if (!('argPackAdvance' in r))
          throw new TypeError('registerType registeredInstance requires argPackAdvance');
        return F_(e, r, _);
      }
      var N = 8,
        S_ = (e, r, _, i) => {
          (r = z(r)),
            U(e, {
              name: r,
              fromWireType: function (o) {
                return !!o;
              },
              toWireType: function (o, s) {
                return s ? _ : i;
              },
              argPackAdvance: N,
              readValueFromPointer: function (o) {
                return this.fromWireType(M[o]);
              },
              destructorFunction: null,
            });
        },
        A_ = (e) => ({
          count: e.count,
          deleteScheduled: e.deleteScheduled,
          preservePointerOnDelete: e.preservePointerOnDelete,
          ptr: e.ptr,
          ptrType: e.ptrType,
          smartPtr: e.smartPtr,
          smartPtrType: e.smartPtrType,
        }),
        Xe = (e) => {
          function r(_) {
            return _.$$.ptrType.registeredClass.name;
          }
          P(r(e) + ' instance already deleted');
        },
        Ge = !1,
        Cr = (e) => {},
        R_ = (e) => {
          e.smartPtr
            ? e.smartPtrType.rawDestructor(e.smartPtr)
            : e.ptrType.registeredClass.rawDestructor(e.ptr);
        },
        Tr = (e) => {
          e.count.value -= 1;
          var r = e.count.value === 0;
          r && R_(e);
        },
        Dr = (e, r, _) => {
          if (r === _) return e;
          if (_.baseClass === void 0) return null;
          var i = Dr(e, r, _.baseClass);
          return i === null ? null : _.downcast(i);
        },
        $r = {},
        M_ = () => Object.keys(le).length,
        j_ = () => {
          var e = [];
          for (var r in le) le.hasOwnProperty(r) && e.push(le[r]);
          return e;
        },
        se = [],
        Ke = () => {
          for (; se.length; ) {
            var e = se.pop();
            (e.$$.deleteScheduled = !1), e.delete();
          }
        },
        fe,
        z_ = (e) => {
          (fe = e), se.length && fe && fe(Ke);
        },
        O_ = () => {
          (t.getInheritedInstanceCount = M_),
            (t.getLiveInheritedInstances = j_),
            (t.flushPendingDeletes = Ke),
            (t.setDelayFunction = z_);
        },
        le = {},
        I_ = (e, r) => {
          for (r === void 0 && P('ptr should not be undefined'); e.baseClass; )
            (r = e.upcast(r)), (e = e.baseClass);
          return r;
        },
        q_ = (e, r) => ((r = I_(e, r)), le[r]),
        Pe = (e, r) => {
          (!r.ptrType || !r.ptr) && xe('makeClassHandle requires ptr and ptrType');
          var _ = !!r.smartPtrType,
            i = !!r.smartPtr;
          return (
            _ !== i && xe('Both smartPtrType and smartPtr must be specified'),
            (r.count = { value: 1 }),
            he(Object.create(e, { $$: { value: r, writable: !0 } }))
          );
        };
      function U_(e) {
        var r = this.getPointee(e);
        if (!r) return (this.destructor(e), null);
        var _ = q_(this.registeredClass, r);
        if (_ !== void 0) {
          if (_.$$.count.value === 0) return ((_.$$.ptr = r), (_.$$.smartPtr = e), _.clone());
          var i = _.clone();
          return (this.destructor(e), i);
        }
        function o() {
          return this.isSmartPointer
            ? Pe(this.registeredClass.instancePrototype, {
                ptrType: this.pointeeType,
                ptr: r,
                smartPtrType: this,
                smartPtr: e,
              })
            : Pe(this.registeredClass.instancePrototype, { ptrType: this, ptr: e });
        }
        var s = this.registeredClass.getActualType(r),
          f = $r[s];
        if (!f) return o.call(this);
        var l;
        this.isConst ? (l = f.constPointerType) : (l = f.pointerType);
        var h = Dr(r, this.registeredClass, l.registeredClass);
        return h === null
          ? o.call(this)
          : this.isSmartPointer
            ? Pe(l.registeredClass.instancePrototype, { ptrType: l, ptr: h, smartPtrType: this, smartPtr: e })
            : Pe(l.registeredClass.instancePrototype, { ptrType: l, ptr: h });
      }
      var he = (e) =>
          typeof FinalizationRegistry == 'undefined'
            ? ((he = (r) => r), e)
            : ((Ge = new FinalizationRegistry((r) => {
                Tr(r.$$);
              })),
              (he = (r) => {
                var _ = r.$$,
                  i = !!_.smartPtr;
                if (i) {
                  var o = { $$: _ };
                  Ge.register(r, o, r);
                }
                return r;
              }),
              (Cr = (r) => Ge.unregister(r)),
              he(e)),
        N_ = () => {
          Object.assign(Ce.prototype, {
            isAliasOf(e) {
              if (!(this instanceof Ce) || !(e instanceof Ce)) return !1;
              var r = this.$$.ptrType.registeredClass,
                _ = this.$$.ptr;
              e.$$ = e.$$;
              for (var i = e.$$.ptrType.registeredClass, o = e.$$.ptr; r.baseClass; )
                (_ = r.upcast(_)), (r = r.baseClass);
              for (; i.baseClass; ) (o = i.upcast(o)), (i = i.baseClass);
              return r === i && _ === o;
            },
            clone() {
              if ((this.$$.ptr || Xe(this), this.$$.preservePointerOnDelete))
                return ((this.$$.count.value += 1), this);
              var e = he(Object.create(Object.getPrototypeOf(this), { $$: { value: A_(this.$$) } }));
              return ((e.$$.count.value += 1), (e.$$.deleteScheduled = !1), e);
            },
            delete() {
              this.$$.ptr || Xe(this),
                this.$$.deleteScheduled &&
                  !this.$$.preservePointerOnDelete &&
                  P('Object already scheduled for deletion'),
                Cr(this),
                Tr(this.$$),
                this.$$.preservePointerOnDelete || ((this.$$.smartPtr = void 0), (this.$$.ptr = void 0));
            },
            isDeleted() {
              return !this.$$.ptr;
            },
            deleteLater() {
              return (
                this.$$.ptr || Xe(this),
                this.$$.deleteScheduled &&
                  !this.$$.preservePointerOnDelete &&
                  P('Object already scheduled for deletion'),
                se.push(this),
                se.length === 1 && fe && fe(Ke),
                (this.$$.deleteScheduled = !0),
                this
              );
            },
          });
        };
      function Ce() {}
      var ce = (e, r) => Object.defineProperty(r, 'name', { value: e }),
        H_ = (e, r, _) => {
          if (e[r].overloadTable === void 0) {
            var i = e[r];
            (e[r] = function (...o) {
              return (
                e[r].overloadTable.hasOwnProperty(o.length) ||
                  P(
                    `Function '${_}' called with an invalid number of arguments (${o.length}) - expects one of (${e[r].overloadTable})!`,
                  ),
                e[r].overloadTable[o.length].apply(this, o)
              );
            }),
              (e[r].overloadTable = []),
              (e[r].overloadTable[i.argCount] = i);
          }
        },
        Je = (e, r, _) => {
          t.hasOwnProperty(e)
            ? ((_ === void 0 || (t[e].overloadTable !== void 0 && t[e].overloadTable[_] !== void 0)) &&
                P(`Cannot register public name '${e}' twice`),
              H_(t, e, e),
              t.hasOwnProperty(_) &&
                P(
                  `Cannot register multiple overloads of a function with the same number of arguments (${_})!`,
                ),
              (t[e].overloadTable[_] = r))
            : ((t[e] = r), _ !== void 0 && (t[e].numArguments = _));
        },
        W_ = 48,
        L_ = 57,
        B_ = (e) => {
          if (e === void 0) return '_unknown';
          e = e.replace(/[^a-zA-Z0-9_]/g, '$');
          var r = e.charCodeAt(0);
          return r >= W_ && r <= L_ ? `_${e}` : e;
        };
      function V_(e, r, _, i, o, s, f, l) {
        (this.name = e),
          (this.constructor = r),
          (this.instancePrototype = _),
          (this.rawDestructor = i),
          (this.baseClass = o),
          (this.getActualType = s),
          (this.upcast = f),
          (this.downcast = l),
          (this.pureVirtualFunctions = []);
      }
      var Qe = (e, r, _) => {
        for (; r !== _; )
          r.upcast || P(`Expected null or instance of ${_.name}, got an instance of ${r.name}`),
            (e = r.upcast(e)),
            (r = r.baseClass);
        return e;
      };
      function Y_(e, r) {
        if (r === null) return (this.isReference && P(`null is not a valid ${this.name}`), 0);
        r.$$ || P(`Cannot pass "${_r(r)}" as a ${this.name}`),
          r.$$.ptr || P(`Cannot pass deleted object as a pointer of type ${this.name}`);
        var _ = r.$$.ptrType.registeredClass,
          i = Qe(r.$$.ptr, _, this.registeredClass);
        return i;
      }
      function X_(e, r) {
        var _;
        if (r === null)
          return (
            this.isReference && P(`null is not a valid ${this.name}`),
            this.isSmartPointer
              ? ((_ = this.rawConstructor()), e !== null && e.push(this.rawDestructor, _), _)
              : 0
          );
        (!r || !r.$$) && P(`Cannot pass "${_r(r)}" as a ${this.name}`),
          r.$$.ptr || P(`Cannot pass deleted object as a pointer of type ${this.name}`),
          !this.isConst &&
            r.$$.ptrType.isConst &&
            P(
              `Cannot convert argument of type ${r.$$.smartPtrType ? r.$$.smartPtrType.name : r.$$.ptrType.name} to parameter type ${this.name}`,
            );
        var i = r.$$.ptrType.registeredClass;
        if (((_ = Qe(r.$$.ptr, i, this.registeredClass)), this.isSmartPointer))
          switch (
            (r.$$.smartPtr === void 0 && P('Passing raw pointer to smart pointer is illegal'),
            this.sharingPolicy)
          ) {
            case 0:
              r.$$.smartPtrType === this
                ? (_ = r.$$.smartPtr)
                : P(
                    `Cannot convert argument of type ${r.$$.smartPtrType ? r.$$.smartPtrType.name : r.$$.ptrType.name} to parameter type ${this.name}`,
                  );
              break;
            case 1:
              _ = r.$$.smartPtr;
              break;
            case 2:
              if (r.$$.smartPtrType === this) _ = r.$$.smartPtr;
              else {
                var o = r.clone();
                (_ = this.rawShare(
                  _,
                  I.toHandle(() => o.delete()),
                )),
                  e !== null && e.push(this.rawDestructor, _);
              }
              break;
            default:
              P('Unsupporting sharing policy');
          }
        return _;
      }
      function G_(e, r) {
        if (r === null) return (this.isReference && P(`null is not a valid ${this.name}`), 0);
        r.$$ || P(`Cannot pass "${_r(r)}" as a ${this.name}`),
          r.$$.ptr || P(`Cannot pass deleted object as a pointer of type ${this.name}`),
          r.$$.ptrType.isConst &&
            P(`Cannot convert argument of type ${r.$$.ptrType.name} to parameter type ${this.name}`);
        var _ = r.$$.ptrType.registeredClass,
          i = Qe(r.$$.ptr, _, this.registeredClass);
        return i;
      }
      var K_ = () => {
        Object.assign(Te.prototype, {
          getPointee(e) {
            return (this.rawGetPointee && (e = this.rawGetPointee(e)), e);
          },
          destructor(e) {
            var r;
            (r = this.rawDestructor) == null || r.call(this, e);
          },
          argPackAdvance: N,
          readValueFromPointer: ne,
          fromWireType: U_,
        });
      };
      function Te(e, r, _, i, o, s, f, l, h, d, m) {
        (this.name = e),
          (this.registeredClass = r),
          (this.isReference = _),
          (this.isConst = i),
          (this.isSmartPointer = o),
          (this.pointeeType = s),
          (this.sharingPolicy = f),
          (this.rawGetPointee = l),
          (this.rawConstructor = h),
          (this.rawShare = d),
          (this.rawDestructor = m),
          !o && r.baseClass === void 0
            ? i
              ? ((this.toWireType = Y_), (this.destructorFunction = null))
              : ((this.toWireType = G_), (this.destructorFunction = null))
            : (this.toWireType = X_);
      }
      var Fr = (e, r, _) => {
          t.hasOwnProperty(e) || xe('Replacing nonexistent public symbol'),
            t[e].overloadTable !== void 0 && _ !== void 0
              ? (t[e].overloadTable[_] = r)
              : ((t[e] = r), (t[e].argCount = _));
        },
        J_ = (e, r, _) => {
          e = e.replace(/p/g, 'i');
          var i = t['dynCall_' + e];
          return i(r, ..._);
        },
        De = [],
        Sr,
        Ar = (e) => {
          var r = De[e];
          return (r || (e >= De.length && (De.length = e + 1), (De[e] = r = Sr.get(e))), r);
        },
        Q_ = (e, r, _ = []) => {
          if (e.includes('j')) return J_(e, r, _);
          var i = Ar(r)(..._);
          return i;
        },
        Z_ =
          (e, r) =>
          (..._) =>
            Q_(e, r, _),
        B = (e, r) => {
          e = z(e);
          function _() {
            return e.includes('j') ? Z_(e, r) : Ar(r);
          }
          var i = _();
          return (typeof i != 'function' && P(`unknown function pointer with signature ${e}: ${r}`), i);
        },
        et = (e, r) => {
          var _ = ce(r, function (i) {
            (this.name = r), (this.message = i);
            var o = new Error(i).stack;
            o !== void 0 &&
              (this.stack =
                this.toString() +
                `
` +
                o.replace(/^Error(:[^\n]*)?\n/, ''));
          });
          return (
            (_.prototype = Object.create(e.prototype)),
            (_.prototype.constructor = _),
            (_.prototype.toString = function () {
              return this.message === void 0 ? this.name : `${this.name}: ${this.message}`;
            }),
            _
          );
        },
        Rr,
        Mr = (e) => {
          var r = ci(e),
            _ = z(r);
          return (X(r), _);
        },
        jr = (e, r) => {
          var _ = [],
            i = {};
          function o(s) {
            if (!i[s] && !J[s]) {
              if (Ee[s]) {
                Ee[s].forEach(o);
                return;
              }
              _.push(s), (i[s] = !0);
            }
          }
          throw (r.forEach(o), new Rr(`${e}: ` + _.map(Mr).join([', '])));
        },
        rt = (e, r, _, i, o, s, f, l, h, d, m, p, v) => {
          (m = z(m)), (s = B(o, s)), l && (l = B(f, l)), d && (d = B(h, d)), (v = B(p, v));
          var u = B_(m);
          Je(u, function () {
            jr(`Cannot construct ${m} due to unbound types`, [i]);
          }),
            Ye([e, r, _], i ? [i] : [], (y) => {
              var S, Lr;
              y = y[0];
              var D, $;
              i ? ((D = y.registeredClass), ($ = D.instancePrototype)) : ($ = Ce.prototype);
              var C = ce(m, function (...ar) {
                  if (Object.getPrototypeOf(this) !== c) throw new oe("Use 'new' to construct " + m);
                  if (g.constructor_body === void 0) throw new oe(m + ' has no accessible constructor');
                  var Br = g.constructor_body[ar.length];
                  if (Br === void 0)
                    throw new oe(
                      `Tried to invoke ctor of ${m} with invalid number of parameters (${ar.length}) - expected (${Object.keys(g.constructor_body).toString()}) parameters instead!`,
                    );
                  return Br.apply(this, ar);
                }),
                c = Object.create($, { constructor: { value: C } });
              C.prototype = c;
              var g = new V_(m, C, c, v, D, s, l, d);
              g.baseClass &&
                ((Lr = (S = g.baseClass).__derivedClasses) != null || (S.__derivedClasses = []),
                g.baseClass.__derivedClasses.push(g));
              var F = new Te(m, g, !0, !1, !1),
                x = new Te(m + '*', g, !1, !1, !1),
                O = new Te(m + ' const*', g, !1, !0, !1);
              return (($r[e] = { pointerType: x, constPointerType: O }), Fr(u, C), [F, x, O]);
            });
        },
        Ze = [],
        V = [],
        er = (e) => {
          e > 9 && --V[e + 1] === 0 && ((V[e] = void 0), Ze.push(e));
        },
        _t = () => V.length / 2 - 5 - Ze.length,
        tt = () => {
          V.push(0, 1, void 0, 1, null, 1, !0, 1, !1, 1), (t.count_emval_handles = _t);
        },
        I = {
          toValue: (e) => (e || P('Cannot use deleted val. handle = ' + e), V[e]),
          toHandle: (e) => {
            switch (e) {
              case void 0:
                return 2;
              case null:
                return 4;
              case !0:
                return 6;
              case !1:
                return 8;
              default: {
                const r = Ze.pop() || V.length;
                return ((V[r] = e), (V[r + 1] = 1), r);
              }
            }
          },
        },
        it = {
          name: 'emscripten::val',
          fromWireType: (e) => {
            var r = I.toValue(e);
            return (er(e), r);
          },
          toWireType: (e, r) => I.toHandle(r),
          argPackAdvance: N,
          readValueFromPointer: ne,
          destructorFunction: null,
        },
        at = (e) => U(e, it),
        nt = (e, r, _) => {
          switch (r) {
            case 1:
              return _
                ? function (i) {
                    return this.fromWireType(A[i]);
                  }
                : function (i) {
                    return this.fromWireType(M[i]);
                  };
            case 2:
              return _
                ? function (i) {
                    return this.fromWireType(W[i >> 1]);
                  }
                : function (i) {
                    return this.fromWireType(te[i >> 1]);
                  };
            case 4:
              return _
                ? function (i) {
                    return this.fromWireType(w[i >> 2]);
                  }
                : function (i) {
                    return this.fromWireType(E[i >> 2]);
                  };
            default:
              throw new TypeError(`invalid integer width (${r}): ${e}`);
          }
        },
        ot = (e, r, _, i) => {
          r = z(r);
          function o() {}
          (o.values = {}),
            U(e, {
              name: r,
              constructor: o,
              fromWireType: function (s) {
                return this.constructor.values[s];
              },
              toWireType: (s, f) => f.value,
              argPackAdvance: N,
              readValueFromPointer: nt(r, _, i),
              destructorFunction: null,
            }),
            Je(r, o);
        },
        rr = (e, r) => {
          var _ = J[e];
          return (_ === void 0 && P(`${r} has unknown type ${Mr(e)}`), _);
        },
        st = (e, r, _) => {
          var i = rr(e, 'enum');
          r = z(r);
          var o = i.constructor,
            s = Object.create(i.constructor.prototype, {
              value: { value: _ },
              constructor: { value: ce(`${i.name}_${r}`, function () {}) },
            });
          (o.values[_] = s), (o[r] = s);
        },
        _r = (e) => {
          if (e === null) return 'null';
          var r = typeof e;
          return r === 'object' || r === 'array' || r === 'function' ? e.toString() : '' + e;
        },
        ft = (e, r) => {
          switch (r) {
            case 4:
              return function (_) {
                return this.fromWireType(mr[_ >> 2]);
              };
            case 8:
              return function (_) {
                return this.fromWireType(gr[_ >> 3]);
              };
            default:
              throw new TypeError(`invalid float width (${r}): ${e}`);
          }
        },
        lt = (e, r, _) => {
          (r = z(r)),
            U(e, {
              name: r,
              fromWireType: (i) => i,
              toWireType: (i, o) => o,
              argPackAdvance: N,
              readValueFromPointer: ft(r, _),
              destructorFunction: null,
            });
        };
      function ht(e) {
        for (var r = 1; r < e.length; ++r) if (e[r] !== null && e[r].destructorFunction === void 0) return !0;
        return !1;
      }
      function ct(e, r, _, i, o, s) {
        var f = r.length;
        f < 2 && P("argTypes array size mismatch! Must at least get return value and 'this' types!");
        var l = r[1] !== null && _ !== null,
          h = ht(r),
          d = r[0].name !== 'void',
          m = f - 2,
          p = new Array(m),
          v = [],
          u = [],
          y = function (...D) {
            D.length !== m && P(`function ${e} called with ${D.length} arguments, expected ${m}`),
              (u.length = 0);
            var $;
            (v.length = l ? 2 : 1), (v[0] = o), l && (($ = r[1].toWireType(u, this)), (v[1] = $));
            for (var C = 0; C < m; ++C) (p[C] = r[C + 2].toWireType(u, D[C])), v.push(p[C]);
            var c = i(...v);
            function g(F) {
              if (h) Ve(u);
              else
                for (var x = l ? 1 : 2; x < r.length; x++) {
                  var O = x === 1 ? $ : p[x - 2];
                  r[x].destructorFunction !== null && r[x].destructorFunction(O);
                }
              if (d) return r[0].fromWireType(F);
            }
            return g(c);
          };
        return ce(e, y);
      }
      var dt = (e, r) => {
          for (var _ = [], i = 0; i < e; i++) _.push(E[(r + i * 4) >> 2]);
          return _;
        },
        mt = (e) => {
          e = e.trim();
          const r = e.indexOf('(');
          return r !== -1 ? e.substr(0, r) : e;
        },
        gt = (e, r, _, i, o, s, f) => {
          var l = dt(r, _);
          (e = z(e)),
            (e = mt(e)),
            (o = B(i, o)),
            Je(
              e,
              function () {
                jr(`Cannot call ${e} due to unbound types`, l);
              },
              r - 1,
            ),
            Ye([], l, (h) => {
              var d = [h[0], null].concat(h.slice(1));
              return (Fr(e, ct(e, d, null, o, s, f), r - 1), []);
            });
        },
        ut = (e, r, _) => {
          switch (r) {
            case 1:
              return _ ? (i) => A[i] : (i) => M[i];
            case 2:
              return _ ? (i) => W[i >> 1] : (i) => te[i >> 1];
            case 4:
              return _ ? (i) => w[i >> 2] : (i) => E[i >> 2];
            default:
              throw new TypeError(`invalid integer width (${r}): ${e}`);
          }
        },
        vt = (e, r, _, i, o) => {
          (r = z(r)), o === -1 && (o = 4294967295);
          var s = (m) => m;
          if (i === 0) {
            var f = 32 - 8 * _;
            s = (m) => (m << f) >>> f;
          }
          var l = r.includes('unsigned'),
            h = (m, p) => {},
            d;
          l
            ? (d = function (m, p) {
                return (h(p, this.name), p >>> 0);
              })
            : (d = function (m, p) {
                return (h(p, this.name), p);
              }),
            U(e, {
              name: r,
              fromWireType: s,
              toWireType: d,
              argPackAdvance: N,
              readValueFromPointer: ut(r, _, i !== 0),
              destructorFunction: null,
            });
        },
        pt = (e, r, _) => {
          var i = [
              Int8Array,
              Uint8Array,
              Int16Array,
              Uint16Array,
              Int32Array,
              Uint32Array,
              Float32Array,
              Float64Array,
            ],
            o = i[r];
          function s(f) {
            var l = E[f >> 2],
              h = E[(f + 4) >> 2];
            return new o(A.buffer, h, l);
          }
          (_ = z(_)),
            U(
              e,
              { name: _, fromWireType: s, argPackAdvance: N, readValueFromPointer: s },
              { ignoreDuplicateRegistrations: !0 },
            );
        },
        yt = (e, r, _) => Le(e, M, r, _),
        wt = (e, r) => {
          r = z(r);
          var _ = r === 'std::string';
          U(e, {
            name: r,
            fromWireType(i) {
              var o = E[i >> 2],
                s = i + 4,
                f;
              if (_)
                for (var l = s, h = 0; h <= o; ++h) {
                  var d = s + h;
                  if (h == o || M[d] == 0) {
                    var m = d - l,
                      p = K(l, m);
                    f === void 0 ? (f = p) : ((f += '\0'), (f += p)), (l = d + 1);
                  }
                }
              else {
                for (var v = new Array(o), h = 0; h < o; ++h) v[h] = String.fromCharCode(M[s + h]);
                f = v.join('');
              }
              return (X(i), f);
            },
            toWireType(i, o) {
              o instanceof ArrayBuffer && (o = new Uint8Array(o));
              var s,
                f = typeof o == 'string';
              f ||
                o instanceof Uint8Array ||
                o instanceof Uint8ClampedArray ||
                o instanceof Int8Array ||
                P('Cannot pass non-string to std::string'),
                _ && f ? (s = We(o)) : (s = o.length);
              var l = Ur(4 + s + 1),
                h = l + 4;
              if (((E[l >> 2] = s), _ && f)) yt(o, h, s + 1);
              else if (f)
                for (var d = 0; d < s; ++d) {
                  var m = o.charCodeAt(d);
                  m > 255 && (X(h), P('String has UTF-16 code units that do not fit in 8 bits')),
                    (M[h + d] = m);
                }
              else for (var d = 0; d < s; ++d) M[h + d] = o[d];
              return (i !== null && i.push(X, l), l);
            },
            argPackAdvance: N,
            readValueFromPointer: ne,
            destructorFunction(i) {
              X(i);
            },
          });
        },
        zr = typeof TextDecoder != 'undefined' ? new TextDecoder('utf-16le') : void 0,
        bt = (e, r) => {
          for (var _ = e, i = _ >> 1, o = i + r / 2; !(i >= o) && te[i]; ) ++i;
          if (((_ = i << 1), _ - e > 32 && zr)) return zr.decode(M.subarray(e, _));
          for (var s = '', f = 0; !(f >= r / 2); ++f) {
            var l = W[(e + f * 2) >> 1];
            if (l == 0) break;
            s += String.fromCharCode(l);
          }
          return s;
        },
        kt = (e, r, _) => {
          if ((_ != null || (_ = 2147483647), _ < 2)) return 0;
          _ -= 2;
          for (var i = r, o = _ < e.length * 2 ? _ / 2 : e.length, s = 0; s < o; ++s) {
            var f = e.charCodeAt(s);
            (W[r >> 1] = f), (r += 2);
          }
          return ((W[r >> 1] = 0), r - i);
        },
        Et = (e) => e.length * 2,
        xt = (e, r) => {
          for (var _ = 0, i = ''; !(_ >= r / 4); ) {
            var o = w[(e + _ * 4) >> 2];
            if (o == 0) break;
            if ((++_, o >= 65536)) {
              var s = o - 65536;
              i += String.fromCharCode(55296 | (s >> 10), 56320 | (s & 1023));
            } else i += String.fromCharCode(o);
          }
          return i;
        },
        Pt = (e, r, _) => {
          if ((_ != null || (_ = 2147483647), _ < 4)) return 0;
          for (var i = r, o = i + _ - 4, s = 0; s < e.length; ++s) {
            var f = e.charCodeAt(s);
            if (f >= 55296 && f <= 57343) {
              var l = e.charCodeAt(++s);
              f = (65536 + ((f & 1023) << 10)) | (l & 1023);
            }
            if (((w[r >> 2] = f), (r += 4), r + 4 > o)) break;
          }
          return ((w[r >> 2] = 0), r - i);
        },
        Ct = (e) => {
          for (var r = 0, _ = 0; _ < e.length; ++_) {
            var i = e.charCodeAt(_);
            i >= 55296 && i <= 57343 && ++_, (r += 4);
          }
          return r;
        },
        Tt = (e, r, _) => {
          _ = z(_);
          var i, o, s, f;
          r === 2
            ? ((i = bt), (o = kt), (f = Et), (s = (l) => te[l >> 1]))
            : r === 4 && ((i = xt), (o = Pt), (f = Ct), (s = (l) => E[l >> 2])),
            U(e, {
              name: _,
              fromWireType: (l) => {
                for (var h = E[l >> 2], d, m = l + 4, p = 0; p <= h; ++p) {
                  var v = l + 4 + p * r;
                  if (p == h || s(v) == 0) {
                    var u = v - m,
                      y = i(m, u);
                    d === void 0 ? (d = y) : ((d += '\0'), (d += y)), (m = v + r);
                  }
                }
                return (X(l), d);
              },
              toWireType: (l, h) => {
                typeof h != 'string' && P(`Cannot pass non-string to C++ string type ${_}`);
                var d = f(h),
                  m = Ur(4 + d + r);
                return ((E[m >> 2] = d / r), o(h, m + 4, d + r), l !== null && l.push(X, m), m);
              },
              argPackAdvance: N,
              readValueFromPointer: ne,
              destructorFunction(l) {
                X(l);
              },
            });
        },
        Dt = (e, r, _, i, o, s) => {
          ke[e] = { name: z(r), rawConstructor: B(_, i), rawDestructor: B(o, s), fields: [] };
        },
        $t = (e, r, _, i, o, s, f, l, h, d) => {
          ke[e].fields.push({
            fieldName: z(r),
            getterReturnType: _,
            getter: B(i, o),
            getterContext: s,
            setterArgumentType: f,
            setter: B(l, h),
            setterContext: d,
          });
        },
        Ft = (e, r) => {
          (r = z(r)),
            U(e, {
              isVoid: !0,
              name: r,
              argPackAdvance: 0,
              fromWireType: () => {},
              toWireType: (_, i) => {},
            });
        },
        St = (e, r, _) => M.copyWithin(e, r, r + _),
        At = {},
        Or = (e) => {
          var r = At[e];
          return r === void 0 ? z(e) : r;
        },
        tr = [],
        Rt = (e, r, _, i, o) => ((e = tr[e]), (r = I.toValue(r)), (_ = Or(_)), e(r, r[_], i, o)),
        Mt = (e) => {
          var r = tr.length;
          return (tr.push(e), r);
        },
        jt = (e, r) => {
          for (var _ = new Array(e), i = 0; i < e; ++i) _[i] = rr(E[(r + i * 4) >> 2], 'parameter ' + i);
          return _;
        },
        zt = Reflect.construct,
        Ot = (e, r, _) => {
          var i = [],
            o = e.toWireType(i, _);
          return (i.length && (E[r >> 2] = I.toHandle(i)), o);
        },
        It = (e, r, _) => {
          var i = jt(e, r),
            o = i.shift();
          e--;
          var s = new Array(e),
            f = (h, d, m, p) => {
              for (var v = 0, u = 0; u < e; ++u)
                (s[u] = i[u].readValueFromPointer(p + v)), (v += i[u].argPackAdvance);
              var y = _ === 1 ? zt(d, s) : d.apply(h, s);
              return Ot(o, m, y);
            },
            l = `methodCaller<(${i.map((h) => h.name).join(', ')}) => ${o.name}>`;
          return Mt(ce(l, f));
        },
        qt = (e) => {
          e > 9 && (V[e + 1] += 1);
        },
        Ut = () => I.toHandle([]),
        Nt = (e) => I.toHandle(Or(e)),
        Ht = () => I.toHandle({}),
        Wt = (e) => {
          var r = I.toValue(e);
          Ve(r), er(e);
        },
        Lt = (e, r, _) => {
          (e = I.toValue(e)), (r = I.toValue(r)), (_ = I.toValue(_)), (e[r] = _);
        },
        Bt = (e, r) => {
          e = rr(e, '_emval_take_value');
          var _ = e.readValueFromPointer(r);
          return I.toHandle(_);
        },
        Vt = () => 2147483648,
        Yt = (e) => {
          var r = ve.buffer,
            _ = (e - r.byteLength + 65535) / 65536;
          try {
            return (ve.grow(_), ur(), 1);
          } catch {}
        },
        Xt = (e) => {
          var r = M.length;
          e >>>= 0;
          var _ = Vt();
          if (e > _) return !1;
          for (var i = (h, d) => h + ((d - (h % d)) % d), o = 1; o <= 4; o *= 2) {
            var s = r * (1 + 0.2 / o);
            s = Math.min(s, e + 100663296);
            var f = Math.min(_, i(Math.max(e, s), 65536)),
              l = Yt(f);
            if (l) return !0;
          }
          return !1;
        },
        ir = {},
        Gt = () => Re || './this.program',
        de = () => {
          if (!de.strings) {
            var e =
                (
                  (typeof navigator == 'object' && navigator.languages && navigator.languages[0]) ||
                  'C'
                ).replace('-', '_') + '.UTF-8',
              r = {
                USER: 'web_user',
                LOGNAME: 'web_user',
                PATH: '/',
                PWD: '/',
                HOME: '/home/web_user',
                LANG: e,
                _: Gt(),
              };
            for (var _ in ir) ir[_] === void 0 ? delete r[_] : (r[_] = ir[_]);
            var i = [];
            for (var _ in r) i.push(`${_}=${r[_]}`);
            de.strings = i;
          }
          return de.strings;
        },
        Kt = (e, r) => {
          for (var _ = 0; _ < e.length; ++_) A[r++] = e.charCodeAt(_);
          A[r] = 0;
        },
        Jt = (e, r) => {
          var _ = 0;
          return (
            de().forEach((i, o) => {
              var s = r + _;
              (E[(e + o * 4) >> 2] = s), Kt(i, s), (_ += i.length + 1);
            }),
            0
          );
        },
        Qt = (e, r) => {
          var _ = de();
          E[e >> 2] = _.length;
          var i = 0;
          return (_.forEach((o) => (i += o.length + 1)), (E[r >> 2] = i), 0);
        };
      function Zt(e) {
        try {
          var r = j.getStreamFromFD(e);
          return (n.close(r), 0);
        } catch (_) {
          if (typeof n == 'undefined' || _.name !== 'ErrnoError') throw _;
          return _.errno;
        }
      }
      var ei = (e, r, _, i) => {
        for (var o = 0, s = 0; s < _; s++) {
          var f = E[r >> 2],
            l = E[(r + 4) >> 2];
          r += 8;
          var h = n.read(e, A, f, l, i);
          if (h < 0) return -1;
          if (((o += h), h < l)) break;
          typeof i != 'undefined' && (i += h);
        }
        return o;
      };
      function ri(e, r, _, i) {
        try {
          var o = j.getStreamFromFD(e),
            s = ei(o, r, _);
          return ((E[i >> 2] = s), 0);
        } catch (f) {
          if (typeof n == 'undefined' || f.name !== 'ErrnoError') throw f;
          return f.errno;
        }
      }
      var _i = (e, r) => ((r + 2097152) >>> 0 < 4194305 - !!e ? (e >>> 0) + r * 4294967296 : NaN);
      function ti(e, r, _, i, o) {
        var s = _i(r, _);
        try {
          if (isNaN(s)) return 61;
          var f = j.getStreamFromFD(e);
          return (
            n.llseek(f, s, i),
            (R = [
              f.position >>> 0,
              ((k = f.position),
              +Math.abs(k) >= 1
                ? k > 0
                  ? +Math.floor(k / 4294967296) >>> 0
                  : ~~+Math.ceil((k - +(~~k >>> 0)) / 4294967296) >>> 0
                : 0),
            ]),
            (w[o >> 2] = R[0]),
            (w[(o + 4) >> 2] = R[1]),
            f.getdents && s === 0 && i === 0 && (f.getdents = null),
            0
          );
        } catch (l) {
          if (typeof n == 'undefined' || l.name !== 'ErrnoError') throw l;
          return l.errno;
        }
      }
      var ii = (e, r, _, i) => {
        for (var o = 0, s = 0; s < _; s++) {
          var f = E[r >> 2],
            l = E[(r + 4) >> 2];
          r += 8;
          var h = n.write(e, A, f, l, i);
          if (h < 0) return -1;
          (o += h), typeof i != 'undefined' && (i += h);
        }
        return o;
      };
      function ai(e, r, _, i) {
        try {
          var o = j.getStreamFromFD(e),
            s = ii(o, r, _);
          return ((E[i >> 2] = s), 0);
        } catch (f) {
          if (typeof n == 'undefined' || f.name !== 'ErrnoError') throw f;
          return f.errno;
        }
      }
      var $e = (e) => e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0),
        ni = (e, r) => {
          for (var _ = 0, i = 0; i <= r; _ += e[i++]);
          return _;
        },
        Ir = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
        qr = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
        oi = (e, r) => {
          for (var _ = new Date(e.getTime()); r > 0; ) {
            var i = $e(_.getFullYear()),
              o = _.getMonth(),
              s = (i ? Ir : qr)[o];
            if (r > s - _.getDate())
              (r -= s - _.getDate() + 1),
                _.setDate(1),
                o < 11 ? _.setMonth(o + 1) : (_.setMonth(0), _.setFullYear(_.getFullYear() + 1));
            else return (_.setDate(_.getDate() + r), _);
          }
          return _;
        },
        si = (e, r) => {
          A.set(e, r);
        },
        fi = (e, r, _, i) => {
          var o = E[(i + 40) >> 2],
            s = {
              tm_sec: w[i >> 2],
              tm_min: w[(i + 4) >> 2],
              tm_hour: w[(i + 8) >> 2],
              tm_mday: w[(i + 12) >> 2],
              tm_mon: w[(i + 16) >> 2],
              tm_year: w[(i + 20) >> 2],
              tm_wday: w[(i + 24) >> 2],
              tm_yday: w[(i + 28) >> 2],
              tm_isdst: w[(i + 32) >> 2],
              tm_gmtoff: w[(i + 36) >> 2],
              tm_zone: o ? K(o) : '',
            },
            f = K(_),
            l = {
              '%c': '%a %b %d %H:%M:%S %Y',
              '%D': '%m/%d/%y',
              '%F': '%Y-%m-%d',
              '%h': '%b',
              '%r': '%I:%M:%S %p',
              '%R': '%H:%M',
              '%T': '%H:%M:%S',
              '%x': '%m/%d/%y',
              '%X': '%H:%M:%S',
              '%Ec': '%c',
              '%EC': '%C',
              '%Ex': '%m/%d/%y',
              '%EX': '%H:%M:%S',
              '%Ey': '%y',
              '%EY': '%Y',
              '%Od': '%d',
              '%Oe': '%e',
              '%OH': '%H',
              '%OI': '%I',
              '%Om': '%m',
              '%OM': '%M',
              '%OS': '%S',
              '%Ou': '%u',
              '%OU': '%U',
              '%OV': '%V',
              '%Ow': '%w',
              '%OW': '%W',
              '%Oy': '%y',
            };
          for (var h in l) f = f.replace(new RegExp(h, 'g'), l[h]);
          var d = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            m = [
              'January',
              'February',
              'March',
              'April',
              'May',
              'June',
              'July',
              'August',
              'September',
              'October',
              'November',
              'December',
            ];
          function p(c, g, F) {
            for (var x = typeof c == 'number' ? c.toString() : c || ''; x.length < g; ) x = F[0] + x;
            return x;
          }
          function v(c, g) {
            return p(c, g, '0');
          }
          function u(c, g) {
            function F(O) {
              return O < 0 ? -1 : O > 0 ? 1 : 0;
            }
            var x;
            return (
              (x = F(c.getFullYear() - g.getFullYear())) === 0 &&
                (x = F(c.getMonth() - g.getMonth())) === 0 &&
                (x = F(c.getDate() - g.getDate())),
              x
            );
          }
          function y(c) {
            switch (c.getDay()) {
              case 0:
                return new Date(c.getFullYear() - 1, 11, 29);
              case 1:
                return c;
              case 2:
                return new Date(c.getFullYear(), 0, 3);
              case 3:
                return new Date(c.getFullYear(), 0, 2);
              case 4:
                return new Date(c.getFullYear(), 0, 1);
              case 5:
                return new Date(c.getFullYear() - 1, 11, 31);
              case 6:
                return new Date(c.getFullYear() - 1, 11, 30);
            }
          }
          function D(c) {
            var g = oi(new Date(c.tm_year + 1900, 0, 1), c.tm_yday),
              F = new Date(g.getFullYear(), 0, 4),
              x = new Date(g.getFullYear() + 1, 0, 4),
              O = y(F),
              S = y(x);
            return u(O, g) <= 0
              ? u(S, g) <= 0
                ? g.getFullYear() + 1
                : g.getFullYear()
              : g.getFullYear() - 1;
          }
          var $ = {
            '%a': (c) => d[c.tm_wday].substring(0, 3),
            '%A': (c) => d[c.tm_wday],
            '%b': (c) => m[c.tm_mon].substring(0, 3),
            '%B': (c) => m[c.tm_mon],
            '%C': (c) => {
              var g = c.tm_year + 1900;
              return v((g / 100) | 0, 2);
            },
            '%d': (c) => v(c.tm_mday, 2),
            '%e': (c) => p(c.tm_mday, 2, ' '),
            '%g': (c) => D(c).toString().substring(2),
            '%G': D,
            '%H': (c) => v(c.tm_hour, 2),
            '%I': (c) => {
              var g = c.tm_hour;
              return (g == 0 ? (g = 12) : g > 12 && (g -= 12), v(g, 2));
            },
            '%j': (c) => v(c.tm_mday + ni($e(c.tm_year + 1900) ? Ir : qr, c.tm_mon - 1), 3),
            '%m': (c) => v(c.tm_mon + 1, 2),
            '%M': (c) => v(c.tm_min, 2),
            '%n': () => `
`,
            '%p': (c) => (c.tm_hour >= 0 && c.tm_hour < 12 ? 'AM' : 'PM'),
            '%S': (c) => v(c.tm_sec, 2),
            '%t': () => '	',
            '%u': (c) => c.tm_wday || 7,
            '%U': (c) => {
              var g = c.tm_yday + 7 - c.tm_wday;
              return v(Math.floor(g / 7), 2);
            },
            '%V': (c) => {
              var g = Math.floor((c.tm_yday + 7 - ((c.tm_wday + 6) % 7)) / 7);
              if (((c.tm_wday + 371 - c.tm_yday - 2) % 7 <= 2 && g++, g)) {
                if (g == 53) {
                  var x = (c.tm_wday + 371 - c.tm_yday) % 7;
                  x != 4 && (x != 3 || !$e(c.tm_year)) && (g = 1);
                }
              } else {
                g = 52;
                var F = (c.tm_wday + 7 - c.tm_yday - 1) % 7;
                (F == 4 || (F == 5 && $e((c.tm_year % 400) - 1))) && g++;
              }
              return v(g, 2);
            },
            '%w': (c) => c.tm_wday,
            '%W': (c) => {
              var g = c.tm_yday + 7 - ((c.tm_wday + 6) % 7);
              return v(Math.floor(g / 7), 2);
            },
            '%y': (c) => (c.tm_year + 1900).toString().substring(2),
            '%Y': (c) => c.tm_year + 1900,
            '%z': (c) => {
              var g = c.tm_gmtoff,
                F = g >= 0;
              return (
                (g = Math.abs(g) / 60),
                (g = (g / 60) * 100 + (g % 60)),
                (F ? '+' : '-') + ('0000' + g).slice(-4)
              );
            },
            '%Z': (c) => c.tm_zone,
            '%%': () => '%',
          };
          f = f.replace(/%%/g, '\0\0');
          for (var h in $) f.includes(h) && (f = f.replace(new RegExp(h, 'g'), $[h](s)));
          f = f.replace(/\0\0/g, '%');
          var C = be(f, !1);
          return C.length > r ? 0 : (si(C, e), C.length - 1);
        },
        li = (e, r, _, i, o) => fi(e, r, _, i);
      (n.createPreloadedFile = w_),
        n.staticInit(),
        (xr = t.InternalError =
          class extends Error {
            constructor(r) {
              super(r), (this.name = 'InternalError');
            }
          }),
        $_(),
        (oe = t.BindingError =
          class extends Error {
            constructor(r) {
              super(r), (this.name = 'BindingError');
            }
          }),
        N_(),
        O_(),
        K_(),
        (Rr = t.UnboundTypeError = et(Error, 'UnboundTypeError')),
        tt();
      var hi = {
          b: l_,
          k: d_,
          r: k_,
          B: E_,
          F: x_,
          E: P_,
          C: C_,
          w: T_,
          z: D_,
          K: S_,
          o: rt,
          J: at,
          j: ot,
          a: st,
          v: lt,
          d: gt,
          i: vt,
          f: pt,
          u: wt,
          q: Tt,
          x: Dt,
          n: $t,
          L: Ft,
          I: St,
          N: Rt,
          c: er,
          O: It,
          P: qt,
          m: Ut,
          h: Nt,
          l: Ht,
          M: Wt,
          g: Lt,
          e: Bt,
          D: Xt,
          G: Jt,
          H: Qt,
          s: Zt,
          t: ri,
          y: ti,
          p: ai,
          A: li,
        },
        a = f_(),
        yi = a.R,
        wi = (t._memcpy = a.S),
        bi = (t._heif_nclx_color_profile_alloc = a.U),
        ki = (t._heif_nclx_color_profile_free = a.V),
        Ei = (t._heif_tai_timestamp_packet_alloc = a.W),
        xi = (t._heif_tai_timestamp_packet_copy = a.X),
        Pi = (t._heif_get_global_security_limits = a.Y),
        X = (t._free = a.Z),
        Ci = (t._heif_color_conversion_options_set_defaults = a._),
        Ti = (t._heif_tai_timestamp_packet_release = a.$),
        Di = (t._heif_nclx_color_profile_set_color_primaries = a.aa),
        $i = (t._heif_nclx_color_profile_set_transfer_characteristics = a.ba),
        Fi = (t._heif_nclx_color_profile_set_matrix_coefficients = a.ca),
        Si = (t._heif_init = a.da),
        Ai = (t._heif_deinit = a.ea),
        Ri = (t._heif_load_plugin = a.fa),
        Mi = (t._heif_unload_plugin = a.ga),
        ji = (t._heif_load_plugins = a.ha),
        zi = (t._heif_get_plugin_directories = a.ia),
        Oi = (t._heif_free_plugin_directories = a.ja),
        Ii = (t._heif_get_version_number = a.ka),
        qi = (t._heif_context_alloc = a.la),
        Ui = (t._heif_context_free = a.ma),
        Ni = (t._heif_context_get_number_of_top_level_images = a.na),
        Hi = (t._heif_image_handle_release = a.oa),
        Wi = (t._heif_image_handle_get_width = a.pa),
        Li = (t._heif_image_handle_get_height = a.qa),
        Bi = (t._heif_image_handle_is_primary_image = a.ra),
        Vi = (t._heif_image_release = a.sa),
        Yi = (t._heif_image_handle_has_alpha_channel = a.ta),
        Xi = (t._heif_image_handle_is_premultiplied_alpha = a.ua),
        Gi = (t._heif_context_get_number_of_items = a.va),
        Ki = (t._heif_item_is_item_hidden = a.wa),
        Ji = (t._heif_get_version = a.xa),
        Qi = (t._heif_context_read_from_memory = a.ya),
        Zi = (t._heif_check_filetype = a.za),
        ea = (t._heif_context_get_list_of_top_level_image_IDs = a.Aa),
        ra = (t._heif_context_get_image_handle = a.Ba),
        _a = (t._heif_context_get_primary_image_handle = a.Ca),
        ta = (t._heif_decode_image = a.Da),
        ia = (t._heif_image_get_chroma_format = a.Ea),
        aa = (t._heif_image_get_colorspace = a.Fa),
        na = (t._heif_image_has_channel = a.Ga),
        oa = (t._heif_image_get_plane_readonly2 = a.Ha),
        sa = (t._heif_image_get_width = a.Ia),
        fa = (t._heif_image_get_height = a.Ja),
        la = (t._heif_image_get_bits_per_pixel_range = a.Ka),
        ha = (t._heif_context_get_list_of_item_IDs = a.La),
        ca = (t._heif_item_get_item_type = a.Ma),
        Ur = (t._malloc = a.Na),
        da = (t._heif_item_get_mime_item_content_type = a.Oa),
        ma = (t._heif_item_get_mime_item_content_encoding = a.Pa),
        ga = (t._heif_item_get_uri_item_uri_type = a.Qa),
        ua = (t._heif_item_get_item_name = a.Ra),
        va = (t._heif_get_version_number_major = a.Sa),
        pa = (t._heif_get_version_number_minor = a.Ta),
        ya = (t._heif_get_version_number_maintenance = a.Ua),
        wa = (t._heif_register_decoder_plugin = a.Va),
        ba = (t._heif_register_encoder_plugin = a.Wa),
        ka = (t._heif_string_release = a.Xa),
        Ea = (t._heif_register_decoder = a.Ya),
        xa = (t._heif_image_get_primary_width = a.Za),
        Pa = (t._heif_image_get_primary_height = a._a),
        Ca = (t._heif_image_crop = a.$a),
        Ta = (t._heif_image_extract_area = a.ab),
        Da = (t._heif_image_get_bits_per_pixel = a.bb),
        $a = (t._heif_image_get_plane_readonly = a.cb),
        Fa = (t._heif_image_get_plane = a.db),
        Sa = (t._heif_image_get_plane2 = a.eb),
        Aa = (t._heif_image_scale_image = a.fb),
        Ra = (t._heif_image_extend_to_size_fill_with_zero = a.gb),
        Ma = (t._heif_image_get_decoding_warnings = a.hb),
        ja = (t._heif_image_add_decoding_warning = a.ib),
        za = (t._heif_image_get_pixel_aspect_ratio = a.jb),
        Oa = (t._heif_image_set_pixel_aspect_ratio = a.kb),
        Ia = (t._heif_image_handle_set_pixel_aspect_ratio = a.lb),
        qa = (t._heif_image_create = a.mb),
        Ua = (t._heif_image_add_plane = a.nb),
        Na = (t._heif_image_add_plane_safe = a.ob),
        Ha = (t._heif_image_set_premultiplied_alpha = a.pb),
        Wa = (t._heif_image_is_premultiplied_alpha = a.qb),
        La = (t._heif_image_extend_padding_to_size = a.rb),
        Ba = (t._heif_color_conversion_options_ext_alloc = a.sb),
        Va = (t._heif_color_conversion_options_ext_copy = a.tb),
        Ya = (t._heif_color_conversion_options_ext_free = a.ub),
        Xa = (t._heif_image_handle_get_color_profile_type = a.vb),
        Ga = (t._heif_image_handle_get_raw_color_profile_size = a.wb),
        Ka = (t._heif_image_handle_get_raw_color_profile = a.xb),
        Ja = (t._heif_image_handle_get_nclx_color_profile = a.yb),
        Qa = (t._heif_image_get_color_profile_type = a.zb),
        Za = (t._heif_image_get_raw_color_profile_size = a.Ab),
        en = (t._heif_image_get_raw_color_profile = a.Bb),
        rn = (t._heif_image_get_nclx_color_profile = a.Cb),
        _n = (t._heif_image_set_raw_color_profile = a.Db),
        tn = (t._heif_image_set_nclx_color_profile = a.Eb),
        an = (t._heif_image_has_content_light_level = a.Fb),
        nn = (t._heif_image_handle_has_content_light_level = a.Gb),
        on = (t._heif_image_get_content_light_level = a.Hb),
        sn = (t._heif_image_handle_get_content_light_level = a.Ib),
        fn = (t._heif_image_set_content_light_level = a.Jb),
        ln = (t._heif_image_handle_set_content_light_level = a.Kb),
        hn = (t._heif_image_has_mastering_display_colour_volume = a.Lb),
        cn = (t._heif_image_handle_has_mastering_display_colour_volume = a.Mb),
        dn = (t._heif_image_get_mastering_display_colour_volume = a.Nb),
        mn = (t._heif_image_handle_get_mastering_display_colour_volume = a.Ob),
        gn = (t._heif_image_set_mastering_display_colour_volume = a.Pb),
        un = (t._heif_image_handle_set_mastering_display_colour_volume = a.Qb),
        vn = (t._heif_image_has_ambient_viewing_environment = a.Rb),
        pn = (t._heif_image_handle_has_ambient_viewing_environment = a.Sb),
        yn = (t._heif_image_get_ambient_viewing_environment = a.Tb),
        wn = (t._heif_image_handle_get_ambient_viewing_environment = a.Ub),
        bn = (t._heif_image_set_ambient_viewing_environment = a.Vb),
        kn = (t._heif_image_handle_set_ambient_viewing_environment = a.Wb),
        En = (t._heif_image_has_nominal_diffuse_white_luminance = a.Xb),
        xn = (t._heif_image_get_nominal_diffuse_white_luminance = a.Yb),
        Pn = (t._heif_image_set_nominal_diffuse_white_luminance = a.Zb),
        Cn = (t._heif_image_handle_has_nominal_diffuse_white_luminance = a._b),
        Tn = (t._heif_image_handle_get_nominal_diffuse_white_luminance = a.$b),
        Dn = (t._heif_image_handle_set_nominal_diffuse_white_luminance = a.ac),
        $n = (t._heif_mastering_display_colour_volume_decode = a.bc),
        Fn = (t._heif_image_handle_get_number_of_region_items = a.cc),
        Sn = (t._heif_image_handle_get_list_of_region_item_ids = a.dc),
        An = (t._heif_context_get_region_item = a.ec),
        Rn = (t._heif_region_item_get_id = a.fc),
        Mn = (t._heif_region_item_release = a.gc),
        jn = (t._heif_region_item_get_reference_size = a.hc),
        zn = (t._heif_region_item_get_number_of_regions = a.ic),
        On = (t._heif_region_item_get_list_of_regions = a.jc),
        In = (t._heif_region_release = a.kc),
        qn = (t._heif_region_release_many = a.lc),
        Un = (t._heif_region_get_type = a.mc),
        Nn = (t._heif_region_get_point = a.nc),
        Hn = (t._heif_region_get_point_transformed = a.oc),
        Wn = (t._heif_region_get_rectangle = a.pc),
        Ln = (t._heif_region_get_rectangle_transformed = a.qc),
        Bn = (t._heif_region_get_ellipse = a.rc),
        Vn = (t._heif_region_get_ellipse_transformed = a.sc),
        Yn = (t._heif_region_get_polygon_num_points = a.tc),
        Xn = (t._heif_region_get_polygon_points = a.uc),
        Gn = (t._heif_region_get_polygon_points_transformed = a.vc),
        Kn = (t._heif_region_get_polyline_num_points = a.wc),
        Jn = (t._heif_region_get_polyline_points = a.xc),
        Qn = (t._heif_region_get_polyline_points_transformed = a.yc),
        Zn = (t._heif_region_get_referenced_mask_ID = a.zc),
        eo = (t._heif_region_get_inline_mask_data_len = a.Ac),
        ro = (t._heif_region_item_add_region_inline_mask_data = a.Bc),
        _o = (t._heif_region_get_mask_image = a.Cc),
        to = (t._heif_image_handle_add_region_item = a.Dc),
        io = (t._heif_region_item_add_region_point = a.Ec),
        ao = (t._heif_region_item_add_region_rectangle = a.Fc),
        no = (t._heif_region_item_add_region_ellipse = a.Gc),
        oo = (t._heif_region_item_add_region_polygon = a.Hc),
        so = (t._heif_region_item_add_region_polyline = a.Ic),
        fo = (t._heif_region_item_add_region_referenced_mask = a.Jc),
        lo = (t._heif_region_get_inline_mask_data = a.Kc),
        ho = (t._heif_region_item_add_region_inline_mask = a.Lc),
        co = (t._heif_item_get_properties_of_type = a.Mc),
        mo = (t._heif_item_get_transformation_properties = a.Nc),
        go = (t._heif_item_get_property_type = a.Oc),
        uo = (t._heif_item_get_property_user_description = a.Pc),
        vo = (t._heif_item_add_property_user_description = a.Qc),
        po = (t._heif_property_user_description_release = a.Rc),
        yo = (t._heif_item_get_property_transform_mirror = a.Sc),
        wo = (t._heif_item_get_property_transform_rotation_ccw = a.Tc),
        bo = (t._heif_item_get_property_transform_crop_borders = a.Uc),
        ko = (t._heif_item_add_raw_property = a.Vc),
        Eo = (t._heif_item_get_property_raw_size = a.Wc),
        xo = (t._heif_item_get_property_raw_data = a.Xc),
        Po = (t._heif_item_get_property_uuid_type = a.Yc),
        Co = (t._heif_image_handle_has_camera_intrinsic_matrix = a.Zc),
        To = (t._heif_image_handle_get_camera_intrinsic_matrix = a._c),
        Do = (t._heif_image_handle_has_camera_extrinsic_matrix = a.$c),
        $o = (t._heif_image_handle_get_camera_extrinsic_matrix = a.ad),
        Fo = (t._heif_camera_extrinsic_matrix_release = a.bd),
        So = (t._heif_camera_extrinsic_matrix_get_rotation_matrix = a.cd),
        Ao = (t._heif_image_set_bayer_pattern = a.dd),
        Ro = (t._heif_image_add_bayer_component = a.ed),
        Mo = (t._heif_image_get_bayer_pattern_size = a.fd),
        jo = (t._heif_image_get_bayer_pattern = a.gd),
        zo = (t._heif_polarization_angle_no_filter = a.hd),
        Oo = (t._heif_polarization_angle_is_no_filter = a.id),
        Io = (t._heif_image_add_polarization_pattern = a.jd),
        qo = (t._heif_image_get_number_of_polarization_patterns = a.kd),
        Uo = (t._heif_image_get_polarization_pattern_info = a.ld),
        No = (t._heif_image_get_polarization_pattern_data = a.md),
        Ho = (t._heif_image_get_polarization_pattern_index_for_component = a.nd),
        Wo = (t._heif_image_add_sensor_bad_pixels_map = a.od),
        Lo = (t._heif_image_get_number_of_sensor_bad_pixels_maps = a.pd),
        Bo = (t._heif_image_get_sensor_bad_pixels_map_info = a.qd),
        Vo = (t._heif_image_get_sensor_bad_pixels_map_data = a.rd),
        Yo = (t._heif_image_add_sensor_nuc = a.sd),
        Xo = (t._heif_image_get_number_of_sensor_nucs = a.td),
        Go = (t._heif_image_get_sensor_nuc_info = a.ud),
        Ko = (t._heif_image_get_sensor_nuc_data = a.vd),
        Jo = (t._heif_image_set_chroma_location = a.wd),
        Qo = (t._heif_image_has_chroma_location = a.xd),
        Zo = (t._heif_image_get_chroma_location = a.yd),
        es = (t._heif_item_set_item_name = a.zd),
        rs = (t._heif_item_get_item_data = a.Ad),
        _s = (t._heif_release_item_data = a.Bd),
        ts = (t._heif_item_get_property_extended_language = a.Cd),
        is = (t._heif_item_set_property_extended_language = a.Dd),
        as = (t._heif_context_get_item_references = a.Ed),
        ns = (t._heif_release_item_references = a.Fd),
        os = (t._heif_context_add_item_reference = a.Gd),
        ss = (t._heif_context_add_item_references = a.Hd),
        fs = (t._heif_context_add_item = a.Id),
        ls = (t._heif_context_add_mime_item = a.Jd),
        hs = (t._heif_context_add_precompressed_mime_item = a.Kd),
        cs = (t._heif_context_add_uri_item = a.Ld),
        ds = (t._heif_context_has_sequence = a.Md),
        ms = (t._heif_context_get_sequence_timescale = a.Nd),
        gs = (t._heif_context_get_sequence_duration = a.Od),
        us = (t._heif_track_release = a.Pd),
        vs = (t._heif_context_number_of_sequence_tracks = a.Qd),
        ps = (t._heif_context_get_track_ids = a.Rd),
        ys = (t._heif_track_get_id = a.Sd),
        ws = (t._heif_context_get_track = a.Td),
        bs = (t._heif_track_get_track_handler_type = a.Ud),
        ks = (t._heif_track_get_auxiliary_info_type = a.Vd),
        Es = (t._heif_track_get_auxiliary_info_type_urn = a.Wd),
        xs = (t._heif_track_has_alpha_channel = a.Xd),
        Ps = (t._heif_track_get_timescale = a.Yd),
        Cs = (t._heif_track_get_number_of_repetitions = a.Zd),
        Ts = (t._heif_track_get_image_resolution = a._d),
        Ds = (t._heif_track_decode_next_image = a.$d),
        $s = (t._heif_decoding_options_alloc = a.ae),
        Fs = (t._heif_decoding_options_copy = a.be),
        Ss = (t._heif_decoding_options_free = a.ce),
        As = (t._heif_image_get_duration = a.de),
        Rs = (t._heif_track_get_sample_entry_type_of_first_cluster = a.ee),
        Ms = (t._heif_track_get_urim_sample_entry_uri_of_first_cluster = a.fe),
        js = (t._heif_track_get_next_raw_sequence_sample = a.ge),
        zs = (t._heif_raw_sequence_sample_release = a.he),
        Os = (t._heif_raw_sequence_sample_get_data = a.ie),
        Is = (t._heif_raw_sequence_sample_get_data_size = a.je),
        qs = (t._heif_raw_sequence_sample_get_duration = a.ke),
        Us = (t._heif_context_set_sequence_timescale = a.le),
        Ns = (t._heif_context_set_number_of_sequence_repetitions = a.me),
        Hs = (t._heif_track_options_alloc = a.ne),
        Ws = (t._heif_track_options_release = a.oe),
        Ls = (t._heif_tai_clock_info_release = a.pe),
        Bs = (t._heif_track_options_set_timescale = a.qe),
        Vs = (t._heif_track_options_set_interleaved_sample_aux_infos = a.re),
        Ys = (t._heif_track_options_enable_sample_tai_timestamps = a.se),
        Xs = (t._heif_tai_clock_info_alloc = a.te),
        Gs = (t._heif_tai_clock_info_copy = a.ue),
        Ks = (t._heif_track_options_enable_sample_gimi_content_ids = a.ve),
        Js = (t._heif_track_options_set_gimi_track_id = a.we),
        Qs = (t._heif_sequence_encoding_options_alloc = a.xe),
        Zs = (t._heif_sequence_encoding_options_copy = a.ye),
        ef = (t._heif_sequence_encoding_options_release = a.ze),
        rf = (t._heif_context_add_visual_sequence_track = a.Ae),
        _f = (t._heif_image_set_duration = a.Be),
        tf = (t._heif_track_encode_end_of_sequence = a.Ce),
        af = (t._heif_track_encode_sequence_image = a.De),
        nf = (t._heif_context_add_uri_metadata_sequence_track = a.Ee),
        of = (t._heif_raw_sequence_sample_alloc = a.Fe),
        sf = (t._heif_raw_sequence_sample_set_data = a.Ge),
        ff = (t._heif_raw_sequence_sample_set_duration = a.He),
        lf = (t._heif_track_add_raw_sequence_sample = a.Ie),
        hf = (t._heif_track_get_number_of_sample_aux_infos = a.Je),
        cf = (t._heif_track_get_sample_aux_info_types = a.Ke),
        df = (t._heif_track_get_gimi_track_content_id = a.Le),
        mf = (t._heif_image_get_gimi_sample_content_id = a.Me),
        gf = (t._heif_raw_sequence_sample_get_gimi_sample_content_id = a.Ne),
        uf = (t._heif_image_set_gimi_sample_content_id = a.Oe),
        vf = (t._heif_raw_sequence_sample_set_gimi_sample_content_id = a.Pe),
        pf = (t._heif_raw_sequence_sample_has_tai_timestamp = a.Qe),
        yf = (t._heif_raw_sequence_sample_get_tai_timestamp = a.Re),
        wf = (t._heif_raw_sequence_sample_set_tai_timestamp = a.Se),
        bf = (t._heif_track_get_tai_clock_info_of_first_cluster = a.Te),
        kf = (t._heif_track_add_reference_to_track = a.Ue),
        Ef = (t._heif_track_get_number_of_track_reference_types = a.Ve),
        xf = (t._heif_track_get_track_reference_types = a.We),
        Pf = (t._heif_track_get_number_of_track_reference_of_type = a.Xe),
        Cf = (t._heif_track_get_references_from_track = a.Ye),
        Tf = (t._heif_track_find_referring_tracks = a.Ze),
        Df = (t._heif_item_set_property_tai_clock_info = a._e),
        $f = (t._heif_item_get_property_tai_clock_info = a.$e),
        Ff = (t._heif_item_set_property_tai_timestamp = a.af),
        Sf = (t._heif_item_get_property_tai_timestamp = a.bf),
        Af = (t._heif_image_set_tai_timestamp = a.cf),
        Rf = (t._heif_image_get_tai_timestamp = a.df),
        Mf = (t._heif_read_main_brand = a.ef),
        jf = (t._heif_fourcc_to_brand = a.ff),
        zf = (t._heif_read_minor_version_brand = a.gf),
        Of = (t._heif_brand_to_fourcc = a.hf),
        If = (t._heif_has_compatible_brand = a.jf),
        qf = (t._heif_list_compatible_brands = a.kf),
        Uf = (t._heif_free_list_of_compatible_brands = a.lf),
        Nf = (t._heif_get_file_mime_type = a.mf),
        Hf = (t._heif_has_compatible_filetype = a.nf),
        Wf = (t._heif_check_jpeg_filetype = a.of),
        Lf = (t._heif_main_brand = a.pf),
        Bf = (t._heif_metadata_compression_method_supported = a.qf),
        Vf = (t._heif_image_handle_get_number_of_metadata_blocks = a.rf),
        Yf = (t._heif_image_handle_get_list_of_metadata_block_IDs = a.sf),
        Xf = (t._heif_image_handle_get_metadata_type = a.tf),
        Gf = (t._heif_image_handle_get_metadata_content_type = a.uf),
        Kf = (t._heif_image_handle_get_metadata_size = a.vf),
        Jf = (t._heif_image_handle_get_metadata = a.wf),
        Qf = (t._heif_image_handle_get_metadata_item_uri_type = a.xf),
        Zf = (t._heif_context_add_exif_metadata = a.yf),
        el = (t._heif_context_add_XMP_metadata = a.zf),
        rl = (t._heif_context_add_XMP_metadata2 = a.Af),
        _l = (t._heif_context_add_generic_metadata = a.Bf),
        tl = (t._heif_context_add_generic_uri_metadata = a.Cf),
        il = (t._heif_image_handle_has_depth_image = a.Df),
        al = (t._heif_image_handle_get_number_of_depth_images = a.Ef),
        nl = (t._heif_image_handle_get_list_of_depth_image_IDs = a.Ff),
        ol = (t._heif_image_handle_get_depth_image_handle = a.Gf),
        sl = (t._heif_depth_representation_info_free = a.Hf),
        fl = (t._heif_image_handle_get_depth_image_representation_info = a.If),
        ll = (t._heif_image_handle_get_number_of_thumbnails = a.Jf),
        hl = (t._heif_image_handle_get_list_of_thumbnail_IDs = a.Kf),
        cl = (t._heif_image_handle_get_thumbnail = a.Lf),
        dl = (t._heif_context_encode_thumbnail = a.Mf),
        ml = (t._heif_encoding_options_alloc = a.Nf),
        gl = (t._heif_encoding_options_copy = a.Of),
        ul = (t._heif_encoding_options_free = a.Pf),
        vl = (t._heif_context_assign_thumbnail = a.Qf),
        pl = (t._heif_image_handle_get_number_of_auxiliary_images = a.Rf),
        yl = (t._heif_image_handle_get_list_of_auxiliary_image_IDs = a.Sf),
        wl = (t._heif_image_handle_get_auxiliary_type = a.Tf),
        bl = (t._heif_image_handle_release_auxiliary_type = a.Uf),
        kl = (t._heif_image_handle_get_auxiliary_image_handle = a.Vf),
        El = (t._heif_image_handle_free_auxiliary_types = a.Wf),
        xl = (t._heif_context_get_entity_groups = a.Xf),
        Pl = (t._heif_entity_groups_release = a.Yf),
        Cl = (t._heif_get_disabled_security_limits = a.Zf),
        Tl = (t._heif_context_get_security_limits = a._f),
        Dl = (t._heif_context_set_security_limits = a.$f),
        $l = (t._heif_context_set_maximum_image_size_limit = a.ag),
        Fl = (t._heif_have_encoder_for_format = a.bg),
        Sl = (t._heif_get_encoder_descriptors = a.cg),
        Al = (t._heif_encoder_descriptor_get_name = a.dg),
        Rl = (t._heif_encoder_descriptor_get_id_name = a.eg),
        Ml = (t._heif_encoder_descriptor_get_compression_format = a.fg),
        jl = (t._heif_encoder_descriptor_supports_lossy_compression = a.gg),
        zl = (t._heif_encoder_descriptor_supports_lossless_compression = a.hg),
        Ol = (t._heif_context_get_encoder = a.ig),
        Il = (t._heif_context_get_encoder_for_format = a.jg),
        ql = (t._heif_encoder_release = a.kg),
        Ul = (t._heif_encoder_get_name = a.lg),
        Nl = (t._heif_encoder_set_lossy_quality = a.mg),
        Hl = (t._heif_encoder_set_lossless = a.ng),
        Wl = (t._heif_encoder_set_logging_level = a.og),
        Ll = (t._heif_encoder_list_parameters = a.pg),
        Bl = (t._heif_encoder_parameter_get_name = a.qg),
        Vl = (t._heif_encoder_parameter_get_type = a.rg),
        Yl = (t._heif_encoder_parameter_get_valid_integer_range = a.sg),
        Xl = (t._heif_encoder_parameter_get_valid_integer_values = a.tg),
        Gl = (t._heif_encoder_parameter_get_valid_string_values = a.ug),
        Kl = (t._heif_encoder_set_parameter_integer = a.vg),
        Jl = (t._heif_encoder_get_parameter_integer = a.wg),
        Ql = (t._heif_encoder_parameter_integer_valid_range = a.xg),
        Zl = (t._heif_encoder_set_parameter_boolean = a.yg),
        eh = (t._heif_encoder_get_parameter_boolean = a.zg),
        rh = (t._heif_encoder_set_parameter_string = a.Ag),
        _h = (t._heif_encoder_get_parameter_string = a.Bg),
        th = (t._heif_encoder_parameter_string_valid_values = a.Cg),
        ih = (t._heif_encoder_parameter_integer_valid_values = a.Dg),
        ah = (t._heif_encoder_set_parameter = a.Eg),
        nh = (t._heif_encoder_get_parameter = a.Fg),
        oh = (t._heif_encoder_has_default = a.Gg),
        sh = (t._heif_orientation_concat = a.Hg),
        fh = (t._heif_context_encode_image = a.Ig),
        lh = (t._heif_context_add_overlay_image = a.Jg),
        hh = (t._heif_context_set_primary_image = a.Kg),
        ch = (t._heif_context_set_major_brand = a.Lg),
        dh = (t._heif_context_add_compatible_brand = a.Mg),
        mh = (t._heif_context_set_unif = a.Ng),
        gh = (t._heif_encoder_descriptor_supportes_lossy_compression = a.Og),
        uh = (t._heif_encoder_descriptor_supportes_lossless_compression = a.Pg),
        vh = (t._heif_context_get_encoder_descriptors = a.Qg),
        ph = (t._heif_context_set_max_decoding_threads = a.Rg),
        yh = (t._heif_context_get_max_decoding_threads = a.Sg),
        wh = (t._heif_have_decoder_for_format = a.Tg),
        bh = (t._heif_get_decoder_descriptors = a.Ug),
        kh = (t._heif_decoder_descriptor_get_name = a.Vg),
        Eh = (t._heif_decoder_descriptor_get_id_name = a.Wg),
        xh = (t._heif_image_handle_get_item_id = a.Xg),
        Ph = (t._heif_image_handle_get_luma_bits_per_pixel = a.Yg),
        Ch = (t._heif_image_handle_get_chroma_bits_per_pixel = a.Zg),
        Th = (t._heif_image_handle_get_preferred_decoding_colorspace = a._g),
        Dh = (t._heif_image_handle_get_ispe_width = a.$g),
        $h = (t._heif_image_handle_get_ispe_height = a.ah),
        Fh = (t._heif_image_handle_get_pixel_aspect_ratio = a.bh),
        Sh = (t._heif_image_handle_get_context = a.ch),
        Ah = (t._heif_image_handle_get_gimi_content_id = a.dh),
        Rh = (t._heif_image_handle_set_gimi_content_id = a.eh),
        Mh = (t._heif_image_handle_get_number_of_cmpd_components = a.fh),
        jh = (t._heif_image_handle_get_cmpd_component_type = a.gh),
        zh = (t._heif_image_handle_get_cmpd_component_type_uri = a.hh),
        Oh = (t._heif_image_handle_has_gimi_component_content_ids = a.ih),
        Ih = (t._heif_image_handle_get_gimi_component_content_id = a.jh),
        qh = (t._heif_image_handle_set_gimi_component_content_id = a.kh),
        Uh = (t._heif_context_read_from_file = a.lh),
        Nh = (t._heif_context_read_from_memory_without_copy = a.mh),
        Hh = (t._heif_context_read_from_reader = a.nh),
        Wh = (t._heif_context_is_top_level_image_ID = a.oh),
        Lh = (t._heif_context_get_primary_image_ID = a.ph),
        Bh = (t._heif_context_debug_dump_boxes_to_file = a.qh),
        Vh = (t._heif_context_set_write_mini_format = a.rh),
        Yh = (t._heif_context_write_to_file = a.sh),
        Xh = (t._heif_context_write = a.th),
        Gh = (t._heif_image_handle_get_image_tiling = a.uh),
        Kh = (t._heif_image_handle_get_grid_image_tile_id = a.vh),
        Jh = (t._heif_image_handle_decode_image_tile = a.wh),
        Qh = (t._heif_context_encode_grid = a.xh),
        Zh = (t._heif_context_add_grid_image = a.yh),
        ec = (t._heif_context_add_image_tile = a.zh),
        rc = (t._heif_image_get_number_of_used_components = a.Ah),
        _c = (t._heif_image_get_used_component_ids = a.Bh),
        tc = (t._heif_image_get_component_channel = a.Ch),
        ic = (t._heif_image_get_component_width = a.Dh),
        ac = (t._heif_image_get_component_height = a.Eh),
        nc = (t._heif_image_get_component_bits_per_pixel = a.Fh),
        oc = (t._heif_image_get_component_type = a.Gh),
        sc = (t._heif_image_get_component_datatype = a.Hh),
        fc = (t._heif_image_handle_get_number_of_components = a.Ih),
        lc = (t._heif_image_handle_get_used_component_ids = a.Jh),
        hc = (t._heif_image_handle_get_component_type = a.Kh),
        cc = (t._heif_image_handle_get_component_bits_per_pixel = a.Lh),
        dc = (t._heif_image_handle_get_component_datatype = a.Mh),
        mc = (t._heif_image_add_component = a.Nh),
        gc = (t._heif_image_get_component_readonly = a.Oh),
        uc = (t._heif_image_get_component = a.Ph),
        vc = (t._heif_image_get_component_uint16_readonly = a.Qh),
        pc = (t._heif_image_get_component_uint16 = a.Rh),
        yc = (t._heif_image_get_component_uint32_readonly = a.Sh),
        wc = (t._heif_image_get_component_uint32 = a.Th),
        bc = (t._heif_image_get_component_uint64_readonly = a.Uh),
        kc = (t._heif_image_get_component_uint64 = a.Vh),
        Ec = (t._heif_image_get_component_int8_readonly = a.Wh),
        xc = (t._heif_image_get_component_int8 = a.Xh),
        Pc = (t._heif_image_get_component_int16_readonly = a.Yh),
        Cc = (t._heif_image_get_component_int16 = a.Zh),
        Tc = (t._heif_image_get_component_int32_readonly = a._h),
        Dc = (t._heif_image_get_component_int32 = a.$h),
        $c = (t._heif_image_get_component_int64_readonly = a.ai),
        Fc = (t._heif_image_get_component_int64 = a.bi),
        Sc = (t._heif_image_get_component_float32_readonly = a.ci),
        Ac = (t._heif_image_get_component_float32 = a.di),
        Rc = (t._heif_image_get_component_float64_readonly = a.ei),
        Mc = (t._heif_image_get_component_float64 = a.fi),
        jc = (t._heif_image_get_component_complex32_readonly = a.gi),
        zc = (t._heif_image_get_component_complex32 = a.hi),
        Oc = (t._heif_image_get_component_complex64_readonly = a.ii),
        Ic = (t._heif_image_get_component_complex64 = a.ji),
        qc = (t._heif_image_set_gimi_component_content_id = a.ki),
        Uc = (t._heif_unci_image_parameters_alloc = a.li),
        Nc = (t._heif_unci_image_parameters_copy = a.mi),
        Hc = (t._heif_unci_image_parameters_release = a.ni),
        Wc = (t._heif_context_add_empty_unci_image = a.oi),
        Lc = (t._heif_image_handle_add_text_item = a.pi),
        Bc = (t._heif_text_item_release = a.qi),
        Vc = (t._heif_image_handle_get_number_of_text_items = a.ri),
        Yc = (t._heif_image_handle_get_list_of_text_item_ids = a.si),
        Xc = (t._heif_context_get_text_item = a.ti),
        Gc = (t._heif_text_item_get_id = a.ui),
        Kc = (t._heif_text_item_get_content = a.vi),
        Jc = (t._heif_text_item_get_property_extended_language = a.wi),
        Qc = (t._heif_text_item_set_extended_language = a.xi),
        Zc = (t._heif_image_handle_get_omaf_image_projection = a.yi),
        ed = (t._heif_image_handle_set_omaf_image_projection = a.zi),
        rd = (t._heif_image_get_omaf_image_projection = a.Ai),
        _d = (t._heif_image_set_omaf_image_projection = a.Bi),
        td = (t._de265_new_decoder = a.Ci),
        id = (t._de265_set_parameter_bool = a.Di),
        ad = (t._de265_get_version = a.Ei),
        nd = (t._de265_init = a.Fi),
        od = (t._de265_free = a.Gi),
        sd = (t._de265_free_decoder = a.Hi),
        fd = (t._de265_push_NAL = a.Ii),
        ld = (t._de265_flush_data = a.Ji),
        hd = (t._de265_decode = a.Ki),
        cd = (t._de265_get_next_picture = a.Li),
        dd = (t._de265_get_image_user_data = a.Mi),
        md = (t._de265_get_chroma_format = a.Ni),
        gd = (t._de265_get_image_width = a.Oi),
        ud = (t._de265_get_image_height = a.Pi),
        vd = (t._de265_get_bits_per_pixel = a.Qi),
        pd = (t._de265_get_image_plane = a.Ri),
        yd = (t._de265_get_image_colour_primaries = a.Si),
        wd = (t._de265_get_image_transfer_characteristics = a.Ti),
        bd = (t._de265_get_image_matrix_coefficients = a.Ui),
        kd = (t._de265_get_image_full_range_flag = a.Vi),
        Ed = (t._de265_release_next_picture = a.Wi),
        ci = a.Xi,
        di = a.Yi,
        xd = (t.dynCall_ji = a.Zi),
        Pd = (t.dynCall_iij = a._i),
        Cd = (t.dynCall_jijj = a.$i),
        Td = (t.dynCall_vijj = a.aj),
        Dd = (t.dynCall_jiji = a.bj),
        $d = (t.dynCall_viijii = a.cj),
        Fd = (t.dynCall_iiiiij = a.dj),
        Sd = (t.dynCall_iiiiijj = a.ej),
        Ad = (t.dynCall_iiiiiijj = a.fj),
        Rd = (t._heif_error_null_pointer_argument = 102924),
        Md = (t._heif_error_out_of_memory = 102936),
        jd = (t._heif_error_internal_exception = 102948),
        zd = (t._heif_error_success = 105144),
        Od = (t._heif_error_ok = 105576),
        Id = (t._heif_error_invalid_parameter_value = 105600),
        qd = (t._heif_error_unsupported_parameter = 105588),
        Fe;
      ie = function e() {
        Fe || Nr(), Fe || (ie = e);
      };
      function Nr() {
        if (G > 0 || (Jr(), G > 0)) return;
        function e() {
          Fe ||
            ((Fe = !0),
            (t.calledRun = !0),
            !dr && (Qr(), sr(t), t.onRuntimeInitialized && t.onRuntimeInitialized(), Zr()));
        }
        t.setStatus
          ? (t.setStatus('Running...'),
            setTimeout(function () {
              setTimeout(function () {
                t.setStatus('');
              }, 1),
                e();
            }, 1))
          : e();
      }
      if (t.preInit)
        for (typeof t.preInit == 'function' && (t.preInit = [t.preInit]); t.preInit.length > 0; )
          t.preInit.pop()();
      Nr();
      function Hr(e) {
        for (var r = new ArrayBuffer(e.length), _ = new Uint8Array(r), i = 0, o = e.length; i < o; i++)
          _[i] = e.charCodeAt(i);
        return r;
      }
      var H = function (e) {
        (this.handle = e), (this.img = null);
      };
      (H.prototype.free = function () {
        this.handle && (t.heif_image_handle_release(this.handle), (this.handle = null));
      }),
        (H.prototype._ensureImage = function () {
          if (!this.img) {
            var e = t.heif_js_decode_image(
              this.handle,
              t.heif_colorspace.heif_colorspace_YCbCr,
              t.heif_chroma.heif_chroma_420,
            );
            if (!e || e.code) {
              console.log('Decoding image failed', this.handle, e);
              return;
            }
            (this.data = new Uint8Array(Hr(e.data))),
              delete e.data,
              (this.img = e),
              e.alpha !== void 0 && ((this.alpha = new Uint8Array(Hr(e.alpha))), delete e.alpha);
          }
        }),
        (H.prototype.get_width = function () {
          return t.heif_image_handle_get_width(this.handle);
        }),
        (H.prototype.get_height = function () {
          return t.heif_image_handle_get_height(this.handle);
        }),
        (H.prototype.is_primary = function () {
          return !!t.heif_image_handle_is_primary_image(this.handle);
        }),
        (H.prototype.has_alpha_channel = function () {
          return !!t.heif_image_handle_has_alpha_channel(this.handle);
        }),
        (H.prototype.is_premultiplied_alpha = function () {
          return !!t.heif_image_handle_is_premultiplied_alpha(this.handle);
        }),
        (H.prototype.display = function (e, r) {
          var _ = this.get_width(),
            i = this.get_height();
          setTimeout(
            async function () {
              if (!this.img) {
                var o = await t.heif_js_decode_image2(
                  this.handle,
                  t.heif_colorspace.heif_colorspace_RGB,
                  t.heif_chroma.heif_chroma_interleaved_RGBA,
                );
                if (!o || o.code) {
                  console.log('Decoding image failed', this.handle, o), r(null);
                  return;
                }
                for (let s of o.channels)
                  if (s.id == t.heif_channel.heif_channel_interleaved)
                    if (s.stride == s.width * 4) e.data.set(s.data);
                    else
                      for (let f = 0; f < s.height; f++) {
                        let l = s.data.slice(f * s.stride, f * s.stride + s.width * 4),
                          h = f * s.width * 4;
                        e.data.set(l, h);
                      }
                t.heif_image_release(o.image);
              }
              r(e);
            }.bind(this),
            0,
          );
        });
      var Wr = function () {
        this.decoder = null;
      };
      Wr.prototype.decode = function (e) {
        if (
          (this.decoder && t.heif_context_free(this.decoder),
          (this.decoder = t.heif_context_alloc()),
          !this.decoder)
        )
          return (console.log('Could not create HEIF context'), []);
        var r = t.heif_context_read_from_memory(this.decoder, e);
        if (r.code !== t.heif_error_code.heif_error_Ok)
          return (console.log('Could not parse HEIF file', r.message), []);
        var _ = t.heif_js_context_get_list_of_top_level_image_IDs(this.decoder);
        if (!_ || _.code) return (console.log('Error loading image ids', _), []);
        if (!_.length) return (console.log('No images found'), []);
        for (var i = [], o = 0; o < _.length; o++) {
          var s = t.heif_js_context_get_image_handle(this.decoder, _[o]);
          if (!s || s.code) {
            console.log('Could not get image data for id', _[o], s);
            continue;
          }
          i.push(new H(s));
        }
        return i;
      };
      var mi = function (e) {
        return (e.charCodeAt(0) << 24) | (e.charCodeAt(1) << 16) | (e.charCodeAt(2) << 8) | e.charCodeAt(3);
      };
      (t.HeifImage = H), (t.HeifDecoder = Wr), (t.fourcc = mi);
      const gi = [
        'heif_error_code',
        'heif_suberror_code',
        'heif_compression_format',
        'heif_chroma',
        'heif_colorspace',
        'heif_channel',
      ];
      for (const e of gi) for (const r in t[e]) !t[e].hasOwnProperty(r) || r === 'values' || (t[r] = t[e][r]);
      for (const e in t) e.indexOf('_heif_') !== 0 || t[e.slice(1)] !== void 0 || (t[e.slice(1)] = t[e]);
      return ((or = t), or);
    }
  );
})();
typeof exports == 'object' && typeof module == 'object'
  ? (module.exports = libheif)
  : typeof define == 'function' && define.amd && define([], () => libheif);
