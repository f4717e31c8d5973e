/** Metals and alloys, with their fineness. */
export const metals = [
  'gold_18k',
  'silver_999',
  'silver_925',
  'silver_gold_plated',
  'silver_rhodium',
  'silver_oxidised',
  'copper',
  'brass',
  'brass_gold_plated',
  'brass_gold_tone',
  'brass_silver_plated',
  'bell_brass',
  'copper_brass',
  'panchdhatu',
  'panchdhatu_gold_plated',
  'ashtadhatu',
  'parad',
  'silver_tone',
  'steel',
  'none',
] as const;

/** Materials that are neither metal nor a stone of the trade. */
export const materials = [
  'terracotta',
  'glass',
  'rudraksha',
  'tulsi_wood',
  'vaijayanti',
  'sandal_incense',
  'dhoop',
  'camphor',
  'havan_herbs',
  'sheesham_brass',
  'sheesham_silver',
  'teak_copper',
  'brass_sheesham',
  'stone_walnut',
  'glass_jute',
  'glass_rudraksha',
  'cloth',
  'mixed',
] as const;

/** The ways a thing is made. */
export const processes = [
  'sand_cast',
  'lost_wax',
  'cast',
  'cast_turned',
  'cast_chased',
  'hammered',
  'rolled',
  'engraved',
  'etched',
  'struck',
  'stamped',
  'goldsmith',
  'set',
  'wheel_thrown',
  'pressed',
  'hand_rolled',
  'poured',
  'cut_polished',
  'river',
  'strung',
  'knotted',
  'linked',
  'braided',
  'framed',
  'ground',
  'gathered',
] as const;

/** The threads that beads are strung on, or that a pendant hangs from. */
export const threads = [
  'silk',
  'silk_steel',
  'cotton',
  'waxed_cotton',
  'elastic',
  'double_elastic',
  'coated_cord',
  'steel_cable',
  'silver_links',
  'silver_chain',
  'gold_tone_chain',
  'gold_plated_chain',
  'cord',
  'twine',
  'jute',
  'not_included',
] as const;

/** The settings that hold a stone. */
export const settings = [
  'claws',
  'claws_open',
  'bezel_open',
  'bezel_closed',
  'cup',
  'caps',
  'frame',
] as const;

/** The surface of a finished piece. */
export const finishes = [
  'bare',
  'lacquered',
  'polished',
  'satin',
  'antique',
  'gold_plated',
  'oiled',
  'sealed',
  'unglazed',
] as const;
