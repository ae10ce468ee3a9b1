declare const isJson: unique symbol;

/** The JSON text of a value as the server wrote it, with all digits of a number. */
export type JsonText = string & { readonly [isJson]: true };
