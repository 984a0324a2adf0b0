import { z } from "zod";
import { ROLES } from "~/app/domain/desk/permissions/permissions";
import { oneLine } from "~/app/domain/texts";

export const newOperator = z.object({
  email: z
    .email("console.email_wrong")
    .max(254, "console.email_wrong")
    .transform((email) => email.toLowerCase()),
  name: z.string().transform(oneLine).pipe(z.string().min(1, "console.name_missing").max(80, "console.name_missing")),
  role: z.enum(ROLES),
  /** A tenant's slug; null for every brand. */
  brand: z.string().min(1).nullable(),
});

export type NewOperator = z.infer<typeof newOperator>;
