#!/bin/sh
# Runs a command in a root of its own, within namespaces that end with it: enter.sh ROOT local USER writable|read-only COMMAND …
# The system's programs and libraries are those of this machine, which nothing in there can change; LOCAL is what the image has in /usr/local.
set -e
root=$1 local=$2 user=$3 mode=$4
shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
if [ "$mode" = read-only ]; then
  # A volume is a place of its own, and stays writable.
  mount --bind "$root/data" "$root/data"
  mount -o remount,bind,ro "$root"
fi
mount --bind /usr "$root/usr"
mount -o remount,bind,ro "$root/usr"
mount --bind "$local" "$root/usr/local"
mount -o remount,bind,ro "$root/usr/local"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
# Not by exec: who changes the user is no longer ended with whoever started it, and this first process of the namespace ends all others.
chroot --userspec="$user" "$root" "$@"
