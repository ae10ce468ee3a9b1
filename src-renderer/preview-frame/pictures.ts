/** Replaces pictures that are in sight, each once the new one is decoded, so that none flickers. */
export class Pictures {
  private readonly wanted = new WeakMap<HTMLImageElement, string>();

  show(image: HTMLImageElement, src: string): void {
    this.wanted.set(image, src);
    const picture = image.ownerDocument.createElement('img');
    picture.src = src;
    // A picture that cannot be decoded is shown all the same: the browser marks it as broken.
    void picture
      .decode()
      .catch(() => undefined)
      .then(() => {
        if (this.wanted.get(image) !== src) return;
        this.wanted.delete(image);
        image.src = src;
      });
  }

  /** The shown picture is the right one: one that is still being decoded does not replace it. */
  keep(image: HTMLImageElement): void {
    this.wanted.delete(image);
  }
}

/**
 * Resolves once the pictures that are in sight are decoded or cannot be had. They are loaded at once: the browser never loads a
 * lazy one that its parent cuts off, and decoding it would wait for that.
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
