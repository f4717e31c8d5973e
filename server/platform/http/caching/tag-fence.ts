/** The fence of one render under way. */
export type RenderFence = {
  /** Returns whether one of these tags was invalidated since the render began. It may have read stale data. */
  isStale: (tags: ReadonlySet<string>) => boolean;
  /** Ends the render. Call it once. */
  end: () => void;
};

/** Records invalidations while renders are under way, so that none stores a response made from stale data. */
export type TagFence = {
  begin: () => RenderFence;
  drop: (tags: readonly string[]) => void;
  dropAll: () => void;
};

/** Creates the fence of one cache. */
export function createTagFence(): TagFence {
  // Counts invalidations. A tag's last one is compared with the count at which a render began.
  let drops = 0;
  let lastDropOfAll = 0;
  const lastDropOf = new Map<string, number>();
  let renders = 0;
  return {
    begin() {
      const began = drops;
      renders += 1;
      return {
        isStale: (tags) =>
          lastDropOfAll > began || [...tags].some((tag) => (lastDropOf.get(tag) ?? 0) > began),
        end() {
          renders -= 1;
          // Without a render under way, past invalidations are no longer needed.
          if (renders === 0) lastDropOf.clear();
        },
      };
    },
    drop(tags) {
      drops += 1;
      if (renders > 0) for (const tag of tags) lastDropOf.set(tag, drops);
    },
    dropAll() {
      drops += 1;
      lastDropOfAll = drops;
    },
  };
}
