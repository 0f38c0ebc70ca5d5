import type { Migration } from "kysely/migration";
import type { Engine } from "../engine.ts";
import * as catalogue from "./001_catalogue.ts";
import * as content from "./002_content.ts";
import * as adverts from "./003_adverts.ts";
import * as pageViews from "./004_page_views.ts";
import * as accounts from "./005_accounts.ts";
import * as chat from "./006_chat.ts";
import * as announcements from "./007_announcements.ts";
import * as courseChanges from "./008_course_changes.ts";
import * as sources from "./009_sources.ts";
import * as writeProbes from "./010_write_probes.ts";
import * as emailChanges from "./011_email_changes.ts";
import * as ticketSubjects from "./012_ticket_subjects.ts";
import * as intakeDates from "./013_intake_dates.ts";
import * as places from "./014_places.ts";
import * as entryRoutes from "./015_entry_routes.ts";
import * as synonyms from "./016_synonyms.ts";
import * as alerts from "./017_alerts.ts";
import * as entryProposals from "./018_entry_proposals.ts";
import * as memberships from "./019_memberships.ts";
import * as editing from "./020_editing.ts";
import * as questions from "./021_questions.ts";
import * as applications from "./022_applications.ts";
import * as twoFactor from "./022_two_factor.ts";
import * as pictures from "./023_pictures.ts";
import * as apiKeys from "./024_api_keys.ts";
import * as spreadsheets from "./025_spreadsheets.ts";
import * as figures from "./026_figures.ts";
import * as officeContent from "./027_office_content.ts";
import * as advertOrders from "./028_advert_orders.ts";
import * as audit from "./029_audit.ts";
import * as tickets from "./029_tickets.ts";
import * as upkeep from "./029_upkeep.ts";
import * as importRuns from "./030_import_runs.ts";
import * as operatorMails from "./032_operator_mails.ts";
import * as useCounts from "./033_use_counts.ts";
import * as categoryNames from "./034_category_names.ts";
import * as pageTexts from "./035_page_texts.ts";
import * as returnedApplications from "./036_returned_applications.ts";
import * as keptValues from "./037_kept_values.ts";
import * as houseAdvert from "./038_house_advert.ts";
import * as institutionNames from "./040_institution_names.ts";
import * as sixthHouseAdvert from "./041_sixth_house_advert.ts";
import * as provenAddresses from "./042_proven_addresses.ts";
import * as auditReplacing from "./043_audit_replacing.ts";
import * as leases from "./044_leases.ts";
import * as importMappings from "./045_import_mappings.ts";
import * as appliedCourses from "./046_applied_courses.ts";
import * as authorNames from "./047_author_names.ts";

/** Every migration by name, in order. A released migration is never edited: add the next one. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    "001_catalogue": { up: (db) => catalogue.up(db, engine) },
    "002_content": { up: (db) => content.up(db, engine) },
    "003_adverts": { up: (db) => adverts.up(db, engine) },
    "004_page_views": { up: (db) => pageViews.up(db) },
    "005_accounts": { up: (db) => accounts.up(db) },
    "006_chat": { up: (db) => chat.up(db, engine) },
    "007_announcements": { up: (db) => announcements.up(db, engine) },
    "008_course_changes": { up: (db) => courseChanges.up(db, engine) },
    "009_sources": { up: (db) => sources.up(db) },
    "010_write_probes": { up: (db) => writeProbes.up(db) },
    "011_email_changes": { up: (db) => emailChanges.up(db) },
    "012_ticket_subjects": { up: (db) => ticketSubjects.up(db) },
    "013_intake_dates": { up: (db) => intakeDates.up(db) },
    "014_places": { up: (db) => places.up(db, engine) },
    "015_entry_routes": { up: (db) => entryRoutes.up(db) },
    "016_synonyms": { up: (db) => synonyms.up(db, engine) },
    "017_alerts": { up: (db) => alerts.up(db) },
    "018_entry_proposals": { up: (db) => entryProposals.up(db) },
    "019_memberships": { up: (db) => memberships.up(db, engine) },
    "020_editing": { up: (db) => editing.up(db) },
    "021_questions": { up: (db) => questions.up(db, engine) },
    "022_applications": { up: (db) => applications.up(db, engine) },
    "022_two_factor": { up: (db) => twoFactor.up(db) },
    "023_pictures": { up: (db) => pictures.up(db) },
    "024_api_keys": { up: (db) => apiKeys.up(db, engine) },
    "025_spreadsheets": { up: (db) => spreadsheets.up(db, engine) },
    "026_figures": { up: (db) => figures.up(db) },
    "027_office_content": { up: (db) => officeContent.up(db, engine) },
    "028_advert_orders": { up: (db) => advertOrders.up(db, engine) },
    "029_audit": { up: (db) => audit.up(db, engine) },
    "029_tickets": { up: (db) => tickets.up(db, engine) },
    "029_upkeep": { up: (db) => upkeep.up(db, engine) },
    "030_import_runs": { up: (db) => importRuns.up(db, engine) },
    "032_operator_mails": { up: (db) => operatorMails.up(db) },
    "033_use_counts": { up: (db) => useCounts.up(db) },
    "034_category_names": { up: (db) => categoryNames.up(db) },
    "035_page_texts": { up: (db) => pageTexts.up(db, engine) },
    "036_returned_applications": { up: (db) => returnedApplications.up(db, engine) },
    "037_kept_values": { up: (db) => keptValues.up(db) },
    "038_house_advert": { up: (db) => houseAdvert.up(db) },
    "040_institution_names": { up: (db) => institutionNames.up(db) },
    "041_sixth_house_advert": { up: (db) => sixthHouseAdvert.up(db) },
    "042_proven_addresses": { up: (db) => provenAddresses.up(db) },
    "043_audit_replacing": { up: (db) => auditReplacing.up(db, engine) },
    "044_leases": { up: (db) => leases.up(db) },
    "045_import_mappings": { up: (db) => importMappings.up(db) },
    "046_applied_courses": { up: (db) => appliedCourses.up(db) },
    "047_author_names": { up: (db) => authorNames.up(db) },
  };
}
