import { z } from "zod";
import { institutionParameter } from "#platform/http/calls.schema.ts";
import { PICTURE_PURPOSES } from "#web/uploaded-picture.ts";

/** An uploaded picture as the API takes and answers it. */

export const uploadQuery = z.object({
  purpose: z
    .enum(PICTURE_PURPOSES, { error: `purpose must be one of ${PICTURE_PURPOSES.join(", ")}` })
    .meta({
      description:
        "What it is for, which decides its sizes. A logo, banner or slide is of an institution; operators send the others.",
    }),
  institution: institutionParameter.meta({
    description: "Id of the institution that a logo, banner or slide is of.",
  }),
});

/** The bytes of a file. */
export const pictureBody = z
  .unknown()
  .meta({ type: "string", format: "binary", description: "The bytes of the picture." });

export const storedPicture = z
  .object({
    url: z.string().meta({ description: "Address for the record that shows the picture." }),
    width: z.int().meta({ description: "Pixels." }),
    height: z.int().meta({ description: "Pixels." }),
  })
  .meta({ id: "StoredPicture" });
