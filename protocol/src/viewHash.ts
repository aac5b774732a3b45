import { fnv1a } from '@miaou/kit';

/**
 * The hash by which a client notices that its copy of a view differs from the server's: FNV-1a, 32 bits, over the UTF-16 code units of the
 * view's JSON. The order of keys counts, so a copy must be folded with the keys in the order in which the server sends them.
 */
export const viewHash = (view: unknown): string => fnv1a(JSON.stringify(view)).toString(16).padStart(8, '0');
