;; The inner loops of a small network, four numbers at a time. Offsets and widths are in bytes, widths multiples of 64.
;; An entry is a row index (integer) followed by its value (float).
(module
  (import "net" "memory" (memory 1))

  ;; out = base + the sum of each entry's value times its row of a matrix
  (func (export "gather")
    (param $out i32) (param $base i32) (param $matrix i32)
    (param $entries i32) (param $count i32) (param $width i32)
    (local $offset i32) (local $k i32) (local $row i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $block
      (local.set $row (i32.add (local.get $base) (local.get $offset)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $k (i32.const 0))
      (block $done
        (loop $next
          (br_if $done (i32.ge_u (local.get $k) (local.get $count)))
          (local.set $value
            (v128.load32_splat offset=4 (i32.add (local.get $entries) (i32.shl (local.get $k) (i32.const 3)))))
          (local.set $row
            (i32.add
              (i32.add (local.get $matrix) (local.get $offset))
              (i32.mul
                (i32.load (i32.add (local.get $entries) (i32.shl (local.get $k) (i32.const 3))))
                (local.get $width))))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $value) (v128.load (local.get $row)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $row)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $row)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $row)))))
          (local.set $k (i32.add (local.get $k) (i32.const 1)))
          (br $next)))
      (local.set $row (i32.add (local.get $out) (local.get $offset)))
      (v128.store (local.get $row) (local.get $a))
      (v128.store offset=16 (local.get $row) (local.get $b))
      (v128.store offset=32 (local.get $row) (local.get $c))
      (v128.store offset=48 (local.get $row) (local.get $d))
      (local.set $offset (i32.add (local.get $offset) (i32.const 64)))
      (br_if $block (i32.lt_u (local.get $offset) (local.get $width)))))

  ;; adds each entry's value times a vector to its row of a matrix
  (func (export "scatter")
    (param $matrix i32) (param $vector i32)
    (param $entries i32) (param $count i32) (param $width i32)
    (local $offset i32) (local $k i32) (local $row i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $block
      (local.set $row (i32.add (local.get $vector) (local.get $offset)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $k (i32.const 0))
      (block $done
        (loop $next
          (br_if $done (i32.ge_u (local.get $k) (local.get $count)))
          (local.set $value
            (v128.load32_splat offset=4 (i32.add (local.get $entries) (i32.shl (local.get $k) (i32.const 3)))))
          (local.set $row
            (i32.add
              (i32.add (local.get $matrix) (local.get $offset))
              (i32.mul
                (i32.load (i32.add (local.get $entries) (i32.shl (local.get $k) (i32.const 3))))
                (local.get $width))))
          (v128.store (local.get $row)
            (f32x4.add (v128.load (local.get $row)) (f32x4.mul (local.get $value) (local.get $a))))
          (v128.store offset=16 (local.get $row)
            (f32x4.add (v128.load offset=16 (local.get $row)) (f32x4.mul (local.get $value) (local.get $b))))
          (v128.store offset=32 (local.get $row)
            (f32x4.add (v128.load offset=32 (local.get $row)) (f32x4.mul (local.get $value) (local.get $c))))
          (v128.store offset=48 (local.get $row)
            (f32x4.add (v128.load offset=48 (local.get $row)) (f32x4.mul (local.get $value) (local.get $d))))
          (local.set $k (i32.add (local.get $k) (i32.const 1)))
          (br $next)))
      (local.set $offset (i32.add (local.get $offset) (i32.const 64)))
      (br_if $block (i32.lt_u (local.get $offset) (local.get $width)))))

  ;; out[k] = the row of entry k in a matrix times a vector
  (func (export "project")
    (param $out i32) (param $matrix i32) (param $vector i32)
    (param $entries i32) (param $count i32) (param $width i32)
    (local $offset i32) (local $k i32) (local $row i32) (local $sum v128)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $k) (local.get $count)))
        (local.set $row
          (i32.add
            (local.get $matrix)
            (i32.mul
              (i32.load (i32.add (local.get $entries) (i32.shl (local.get $k) (i32.const 3))))
              (local.get $width))))
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $offset (i32.const 0))
        (loop $block
          (local.set $sum
            (f32x4.add
              (local.get $sum)
              (f32x4.mul
                (v128.load (i32.add (local.get $row) (local.get $offset)))
                (v128.load (i32.add (local.get $vector) (local.get $offset))))))
          (local.set $offset (i32.add (local.get $offset) (i32.const 16)))
          (br_if $block (i32.lt_u (local.get $offset) (local.get $width))))
        (f32.store
          (i32.add (local.get $out) (i32.shl (local.get $k) (i32.const 2)))
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
            (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
        (local.set $k (i32.add (local.get $k) (i32.const 1)))
        (br $next))))

  ;; writes the positive numbers of a vector as entries and returns their count
  (func (export "positives")
    (param $vector i32) (param $width i32) (param $entries i32) (result i32)
    (local $offset i32) (local $count i32) (local $value f32) (local $entry i32)
    (loop $next
      (local.set $value (f32.load (i32.add (local.get $vector) (local.get $offset))))
      (local.set $entry (i32.add (local.get $entries) (i32.shl (local.get $count) (i32.const 3))))
      (i32.store (local.get $entry) (i32.shr_u (local.get $offset) (i32.const 2)))
      (f32.store offset=4 (local.get $entry) (local.get $value))
      (local.set $count (i32.add (local.get $count) (f32.gt (local.get $value) (f32.const 0))))
      (local.set $offset (i32.add (local.get $offset) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $offset) (local.get $width))))
    (local.get $count)))
