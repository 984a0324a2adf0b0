import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { photos, profiles } from "./profiles";

/** Columns for the appearance of a picture in 64 bits, and for its four parts of 16 bits, by which look-ups find it. */
function printColumns() {
  return {
    print: k.short("print", 16).notNull(),
    /** The parts are null for a picture too plain to identify: no look-up finds it. */
    band1: k.int("band_1"),
    band2: k.int("band_2"),
    band3: k.int("band_3"),
    band4: k.int("band_4"),
  };
}

/** The appearance of a member's photo. Deleted with the photo. */
export const photoPrints = k.table(
  "photo_print",
  {
    photoId: k
      .shortId("photo_id")
      .primaryKey()
      .references(() => photos.id, { onDelete: "cascade" }),
    profileId: k.shortOwnerId("profile_id", () => profiles.id),
    ...printColumns(),
  },
  (t) => [
    k.index("photo_print_profile_ix").on(t.profileId),
    k.index("photo_print_1_ix").on(t.band1),
    k.index("photo_print_2_ix").on(t.band2),
    k.index("photo_print_3_ix").on(t.band3),
    k.index("photo_print_4_ix").on(t.band4),
  ],
);

const DERIVED = "is worked out of the photo, which the person is given";

export const photoPrintData = personal(photoPrints, {
  export: { as: "photo_prints", of: ["profileId"] },
  erase: { of: ["profileId"], rows: "delete" },
  columns: {
    photoId: given,
    profileId: given,
    print: given,
    band1: withheld(DERIVED),
    band2: withheld(DERIVED),
    band3: withheld(DERIVED),
    band4: withheld(DERIVED),
  },
});

/** The appearance of a rejected photo, kept without its owner for a year. */
export const rejectedPrints = k.table(
  "rejected_print",
  {
    id: k.shortId("id").primaryKey(),
    /** The photo. Null once the photo is deleted. */
    photoId: k.shortId("photo_id").references(() => photos.id, { onDelete: "set null" }),
    ...printColumns(),
    /** A name of `CATEGORIES`. */
    category: k.short("category", 64).notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.unique("rejected_print_photo_ux").on(t.photoId),
    k.index("rejected_print_1_ix").on(t.band1),
    k.index("rejected_print_2_ix").on(t.band2),
    k.index("rejected_print_3_ix").on(t.band3),
    k.index("rejected_print_4_ix").on(t.band4),
  ],
);

const NOBODYS = "names nobody: it refers to a photo only as long as that is there";

/** The rows are not personal: no column names a person, and 64 bits identify nobody. */
export const rejectedPrintData = personal(rejectedPrints, {
  export: { as: "rejected_prints", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(withheld(NOBODYS)),
    photoId: kept(withheld(NOBODYS)),
    print: kept(withheld(NOBODYS)),
    band1: kept(withheld(NOBODYS)),
    band2: kept(withheld(NOBODYS)),
    band3: kept(withheld(NOBODYS)),
    band4: kept(withheld(NOBODYS)),
    category: kept(withheld(NOBODYS)),
    at: kept(withheld(NOBODYS)),
  },
});
