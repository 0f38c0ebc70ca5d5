;; The loops of `Kernel` (kernel.ts) for large directories. `npm run kernel` puts it into
;; kernel-binary.ts. Sets are read in steps of 8 bytes, 64 documents; all addresses are bytes.
(module
  (import "kernel" "memory" (memory 1))

  ;; Puts what both sets hold into `into`; with -1 for `flip` what `one` holds and `other` does not.
  (func (export "intersect")
    (param $into i32) (param $one i32) (param $other i32) (param $bytes i32) (param $flip i32)
    (local $end i32)
    (local $flipped i64)
    (local.set $flipped (i64.extend_i32_s (local.get $flip)))
    (local.set $end (i32.add (local.get $into) (local.get $bytes)))
    (loop $next
      (i64.store (local.get $into)
        (i64.and
          (i64.load (local.get $one))
          (i64.xor (i64.load (local.get $other)) (local.get $flipped))))
      (local.set $one (i32.add (local.get $one) (i32.const 8)))
      (local.set $other (i32.add (local.get $other) (i32.const 8)))
      (local.set $into (i32.add (local.get $into) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $into) (local.get $end)))))

  ;; Counts what both sets hold.
  (func (export "common") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32)
    (local $count i64)
    (local.set $end (i32.add (local.get $one) (local.get $bytes)))
    (loop $next
      (local.set $count
        (i64.add
          (local.get $count)
          (i64.popcnt (i64.and (i64.load (local.get $one)) (i64.load (local.get $other))))))
      (local.set $one (i32.add (local.get $one) (i32.const 8)))
      (local.set $other (i32.add (local.get $other) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $one) (local.get $end))))
    (i32.wrap_i64 (local.get $count)))

  ;; Writes the documents of a set one after the other from `into` on, and returns how many they are.
  ;; Four are written for every step of 8 bytes, however many it holds, and what was too much is
  ;; written over: that is quicker than asking after each one whether it is the last.
  (func (export "members") (param $set i32) (param $bytes i32) (param $into i32) (result i32)
    (local $at i32)
    (local $first i32)
    (local $bits i64)
    (local $place i32)
    (local $end i32)
    (local.set $end (local.get $into))
    (loop $next
      (local.set $bits (i64.load (i32.add (local.get $set) (local.get $at))))
      (local.set $first (i32.shl (local.get $at) (i32.const 3)))
      (local.set $place (local.get $end))
      (local.set $end
        (i32.add
          (local.get $end)
          (i32.shl (i32.wrap_i64 (i64.popcnt (local.get $bits))) (i32.const 2))))
      (if (i64.ne (local.get $bits) (i64.const 0))
        (then
          (i32.store (local.get $place)
            (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $bits)))))
          (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
          (i32.store offset=4 (local.get $place)
            (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $bits)))))
          (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
          (i32.store offset=8 (local.get $place)
            (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $bits)))))
          (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
          (i32.store offset=12 (local.get $place)
            (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $bits)))))
          (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
          (local.set $place (i32.add (local.get $place) (i32.const 16)))
          (if (i32.lt_u (local.get $place) (local.get $end))
            (then
              (loop $bit
                (i32.store (local.get $place)
                  (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $bits)))))
                (local.set $bits
                  (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
                (local.set $place (i32.add (local.get $place) (i32.const 4)))
                (br_if $bit (i32.lt_u (local.get $place) (local.get $end))))))))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $bytes))))
    (i32.shr_u (i32.sub (local.get $end) (local.get $into)) (i32.const 2)))

  ;; Counts the codes of documents. Codes take 2 bytes, documents and counts 4.
  (func (export "tally16") (param $documents i32) (param $bytes i32) (param $codes i32) (param $tally i32)
    (local $end i32)
    (local $count i32)
    (local.set $end (i32.add (local.get $documents) (local.get $bytes)))
    (loop $next
      (local.set $count
        (i32.add
          (local.get $tally)
          (i32.shl
            (i32.load16_u
              (i32.add
                (local.get $codes)
                (i32.shl (i32.load (local.get $documents)) (i32.const 1))))
            (i32.const 2))))
      (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
      (local.set $documents (i32.add (local.get $documents) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $documents) (local.get $end)))))

  ;; The same with codes of 4 bytes.
  (func (export "tally32") (param $documents i32) (param $bytes i32) (param $codes i32) (param $tally i32)
    (local $end i32)
    (local $count i32)
    (local.set $end (i32.add (local.get $documents) (local.get $bytes)))
    (loop $next
      (local.set $count
        (i32.add
          (local.get $tally)
          (i32.shl
            (i32.load
              (i32.add
                (local.get $codes)
                (i32.shl (i32.load (local.get $documents)) (i32.const 2))))
            (i32.const 2))))
      (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
      (local.set $documents (i32.add (local.get $documents) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $documents) (local.get $end)))))

  ;; Takes the tally of each code over to its choices, `sign` times, and leaves the tally empty. Of
  ;; the choices those from `from` up to `to` are counted. Everything takes 4 bytes.
  (func (export "spread")
    (param $tally i32) (param $bytes i32) (param $starts i32) (param $choices i32)
    (param $counts i32) (param $sign i32) (param $from i32) (param $to i32)
    (local $end i32)
    (local $times i32)
    (local $at i32)
    (local $last i32)
    (local $choice i32)
    (local $count i32)
    (local.set $end (i32.add (local.get $tally) (local.get $bytes)))
    (loop $next
      (local.set $times (i32.load (local.get $tally)))
      (if (local.get $times)
        (then
          (i32.store (local.get $tally) (i32.const 0))
          (local.set $times (i32.mul (local.get $times) (local.get $sign)))
          (local.set $at
            (i32.add (local.get $choices) (i32.shl (i32.load (local.get $starts)) (i32.const 2))))
          (local.set $last
            (i32.add
              (local.get $choices)
              (i32.shl (i32.load offset=4 (local.get $starts)) (i32.const 2))))
          (block $done
            (loop $each
              (br_if $done (i32.ge_u (local.get $at) (local.get $last)))
              (local.set $choice (i32.load (local.get $at)))
              (if (i32.lt_u
                    (i32.sub (local.get $choice) (local.get $from))
                    (i32.sub (local.get $to) (local.get $from)))
                (then
                  (local.set $count
                    (i32.add (local.get $counts) (i32.shl (local.get $choice) (i32.const 2))))
                  (i32.store
                    (local.get $count)
                    (i32.add (i32.load (local.get $count)) (local.get $times)))))
              (local.set $at (i32.add (local.get $at) (i32.const 4)))
              (br $each)))))
      (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
      (local.set $tally (i32.add (local.get $tally) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $tally) (local.get $end)))))
)
