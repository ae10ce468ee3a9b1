/** Electron's event argument: a listener may call `preventDefault`. */
export interface PreventableEvent {
  preventDefault(): void;
  readonly defaultPrevented: boolean;
}

export function preventable<T extends object>(detail: T = {} as T): T & PreventableEvent {
  const state = { prevented: false };
  return {
    ...detail,
    preventDefault: () => {
      state.prevented = true;
    },
    get defaultPrevented() {
      return state.prevented;
    },
  };
}
