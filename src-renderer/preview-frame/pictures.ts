/** Shows other pictures in place of those that are seen, each once it is decoded, so that none blinks. */
export class Pictures {
  private readonly wanted = new WeakMap<HTMLImageElement, string>();

  show(image: HTMLImageElement, src: string): void {
    this.wanted.set(image, src);
    const picture = image.ownerDocument.createElement('img');
    picture.src = src;
    // One that cannot be decoded is shown as what it is.
    void picture
      .decode()
      .catch(() => undefined)
      .then(() => {
        if (this.wanted.get(image) !== src) return;
        this.wanted.delete(image);
        image.src = src;
      });
  }

  /** The picture that is seen is the right one: none that is still decoded takes its place. */
  keep(image: HTMLImageElement): void {
    this.wanted.delete(image);
  }
}

/** Resolves once the pictures that are in sight are decoded or cannot be had. */
export async function decodedInSight(page: Document): Promise<void> {
  const inSight = [...page.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inSight.map((image) => image.decode()));
}
