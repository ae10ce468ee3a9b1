/** Replaces pictures of the shown page. A new picture is decoded before it is shown, so that nothing flickers. */
export class Pictures {
  private readonly wanted = new Map<HTMLImageElement, string>();

  /** Whether a picture is being decoded. */
  get isWaiting(): boolean {
    return this.wanted.size > 0;
  }

  show(image: HTMLImageElement, src: string): void {
    this.wanted.set(image, src);
    const picture = image.ownerDocument.createElement('img');
    picture.src = src;
    // A picture that cannot be decoded is shown too. The browser marks it as broken.
    void picture
      .decode()
      .catch(() => undefined)
      .then(() => {
        if (this.wanted.get(image) !== src) return;
        this.wanted.delete(image);
        image.src = src;
      });
  }

  /** Keeps the shown picture. A picture that is still being decoded then does not replace it. */
  keep(image: HTMLImageElement): void {
    this.wanted.delete(image);
  }
}

/**
 * Resolves once the pictures in sight are decoded or have failed. They are switched to eager loading: a browser never
 * loads a lazy picture that its parent clips, so `decode()` would not end.
 */
export async function decodedInSight(page: Document): Promise<void> {
  const inSight = [...page.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(
    inSight.map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
}
