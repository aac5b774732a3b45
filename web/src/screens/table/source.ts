/** Where a table's truth lives: on the server, or on this device. */
export type Source = 'online' | 'here';
