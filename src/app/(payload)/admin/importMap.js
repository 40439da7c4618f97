import { PlateCell as PlateCell_f6426b7dc55cb3c3c5202c9b3e905013 } from '../../../cms/admin/plate-cell'
import { OwnHeading as OwnHeading_c316e500726cd0ba825fdae39bbadaf2 } from '../../../cms/admin/own-heading'
import { RowName as RowName_02b724a9f8957af0f1b2e8ba544ecc77 } from '../../../cms/admin/row-name'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WrittenNumber as WrittenNumber_86963c5f7c80da9a196566e79d8cc740 } from '../../../cms/admin/written-number.client'
import { WrittenDate as WrittenDate_bc2866de5b6878be2a631b8214983b0c } from '../../../cms/admin/written-date.client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { Counted as Counted_ae4493a3fd2a058b900c8f7ec050d174 } from '../../../cms/admin/counted'
import { StillUnsaved as StillUnsaved_667ee66dfd122cfd0e772bbf5e6c20b7 } from '../../../cms/admin/still-unsaved.client'
import { CopyDrawer as CopyDrawer_fef8267e8a6f1d333e89dc427f9dd144 } from '../../../cms/admin/copy-drawer.client'
import { BackButton as BackButton_b529610c5f80194af6d3c2d939f0433b } from '../../../cms/admin/back-button.client'
import { LeavingForm as LeavingForm_586c7d41c0101ce985a30b0595cd3182 } from '../../../cms/admin/leaving-form.client'
import { KeepSignedIn as KeepSignedIn_c11ce2f184445ab6069443439f0405e8 } from '../../../cms/admin/keep-signed-in.client'
import { UnsavedNotice as UnsavedNotice_360c95e244ed51ae6a9ad8a6621e021b } from '../../../cms/admin/unsaved-notice.client'
import { NeverPublished as NeverPublished_bb1973b2fe9f9fab7a8c3f45ff35a3c5 } from '../../../cms/admin/never-published.client'
import { ExportListMenuItem as ExportListMenuItem_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportListMenuItem as ImportListMenuItem_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { PriceCell as PriceCell_34fa96f4e05b06045b01e56a2503adb3 } from '../../../features/shop/products/price-cell'
import { TableLink as TableLink_aba7513d7f746ae81eea6dafe893c866 } from '../../../features/shop/table/table-link'
import { EntryCell as EntryCell_bf23270361b996fa9404a43f9a3a7280 } from '../../../features/community/moderation/log-cells'
import { ActionCell as ActionCell_bf23270361b996fa9404a43f9a3a7280 } from '../../../features/community/moderation/log-cells'
import { FormatField as FormatField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { LimitField as LimitField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { Page as Page_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortBy as SortBy_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortOrder as SortOrder_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SelectionToUseField as SelectionToUseField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { FieldsToExport as FieldsToExport_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { CollectionField as CollectionField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExportPreview as ExportPreview_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExportSaveButton as ExportSaveButton_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportIssues as ImportIssues_a1228d946375ec8380997e4ecbde9bb3 } from '../../../cms/admin/import-issues'
import { ImportPreview as ImportPreview_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportSaveButton as ImportSaveButton_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { Icon as Icon_2ca5bdd37b5cd01046f07bb0492dec96 } from '../../../cms/admin/mark'
import { Logo as Logo_2ca5bdd37b5cd01046f07bb0492dec96 } from '../../../cms/admin/mark'
import { FirstSteps as FirstSteps_70c978c5ad4935da226c3ae787954eba } from '../../../features/content/starter/first-steps'
import { StuckMailsPanel as StuckMailsPanel_889c9abbe604ce6a7dcaa95a5e7a45f4 } from '../../../cms/admin/mails/mails-view'
import { FailedSchedules as FailedSchedules_74bc6dc3c80bb3f2f050b16598a6cbb9 } from '../../../cms/admin/failed-schedules'
import { WaitingPanel as WaitingPanel_fba94d6c3ce46d0083589b789f13fdeb } from '../../../features/community/waiting-panel'
import { SamplesNotice as SamplesNotice_abda590eee44b6f0eedafc6b4e37c1cd } from '../../../features/content/starter/samples-notice'
import { DeskLinks as DeskLinks_c7767456998700b5fdccc9b92b95171c } from '../../../cms/admin/desk-links'
import { ServerFunctions as ServerFunctions_9c049896472ec2e54ae7e103716955b2 } from '../../../cms/admin/server-functions.client'
import { ImportExportProvider as ImportExportProvider_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ModerationDesk as ModerationDesk_c1f15a278d925c8fa0ebf761326bc43c } from '../../../features/community/moderation/desk'
import { MailsView as MailsView_889c9abbe604ce6a7dcaa95a5e7a45f4 } from '../../../cms/admin/mails/mails-view'
import { ProductTable as ProductTable_ae64c819abd5f30324298aa2b686d529 } from '../../../features/shop/table/table-view'
import { TranslationDesk as TranslationDesk_94f30fad600eabc53edbb3554e494726 } from '../../../features/content/translations/desk'
import { Contents as Contents_1b2421c4159a5702f4e16a505c6738a2 } from '../../../cms/admin/contents'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/plate-cell#PlateCell": PlateCell_f6426b7dc55cb3c3c5202c9b3e905013,
  "/cms/admin/own-heading#OwnHeading": OwnHeading_c316e500726cd0ba825fdae39bbadaf2,
  "/cms/admin/row-name#RowName": RowName_02b724a9f8957af0f1b2e8ba544ecc77,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/written-number.client#WrittenNumber": WrittenNumber_86963c5f7c80da9a196566e79d8cc740,
  "/cms/admin/written-date.client#WrittenDate": WrittenDate_bc2866de5b6878be2a631b8214983b0c,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/cms/admin/counted#Counted": Counted_ae4493a3fd2a058b900c8f7ec050d174,
  "/cms/admin/still-unsaved.client#StillUnsaved": StillUnsaved_667ee66dfd122cfd0e772bbf5e6c20b7,
  "/cms/admin/copy-drawer.client#CopyDrawer": CopyDrawer_fef8267e8a6f1d333e89dc427f9dd144,
  "/cms/admin/back-button.client#BackButton": BackButton_b529610c5f80194af6d3c2d939f0433b,
  "/cms/admin/leaving-form.client#LeavingForm": LeavingForm_586c7d41c0101ce985a30b0595cd3182,
  "/cms/admin/keep-signed-in.client#KeepSignedIn": KeepSignedIn_c11ce2f184445ab6069443439f0405e8,
  "/cms/admin/unsaved-notice.client#UnsavedNotice": UnsavedNotice_360c95e244ed51ae6a9ad8a6621e021b,
  "/cms/admin/never-published.client#NeverPublished": NeverPublished_bb1973b2fe9f9fab7a8c3f45ff35a3c5,
  "@payloadcms/plugin-import-export/rsc#ExportListMenuItem": ExportListMenuItem_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ImportListMenuItem": ImportListMenuItem_cdf7e044479f899a31f804427d568b36,
  "/features/shop/products/price-cell#PriceCell": PriceCell_34fa96f4e05b06045b01e56a2503adb3,
  "/features/shop/table/table-link#TableLink": TableLink_aba7513d7f746ae81eea6dafe893c866,
  "/features/community/moderation/log-cells#EntryCell": EntryCell_bf23270361b996fa9404a43f9a3a7280,
  "/features/community/moderation/log-cells#ActionCell": ActionCell_bf23270361b996fa9404a43f9a3a7280,
  "@payloadcms/plugin-import-export/rsc#FormatField": FormatField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#LimitField": LimitField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#Page": Page_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortBy": SortBy_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortOrder": SortOrder_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SelectionToUseField": SelectionToUseField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#FieldsToExport": FieldsToExport_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#CollectionField": CollectionField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ExportPreview": ExportPreview_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ExportSaveButton": ExportSaveButton_cdf7e044479f899a31f804427d568b36,
  "/cms/admin/import-issues#ImportIssues": ImportIssues_a1228d946375ec8380997e4ecbde9bb3,
  "@payloadcms/plugin-import-export/rsc#ImportPreview": ImportPreview_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ImportSaveButton": ImportSaveButton_cdf7e044479f899a31f804427d568b36,
  "/cms/admin/mark#Icon": Icon_2ca5bdd37b5cd01046f07bb0492dec96,
  "/cms/admin/mark#Logo": Logo_2ca5bdd37b5cd01046f07bb0492dec96,
  "/features/content/starter/first-steps#FirstSteps": FirstSteps_70c978c5ad4935da226c3ae787954eba,
  "/cms/admin/mails/mails-view#StuckMailsPanel": StuckMailsPanel_889c9abbe604ce6a7dcaa95a5e7a45f4,
  "/cms/admin/failed-schedules#FailedSchedules": FailedSchedules_74bc6dc3c80bb3f2f050b16598a6cbb9,
  "/features/community/waiting-panel#WaitingPanel": WaitingPanel_fba94d6c3ce46d0083589b789f13fdeb,
  "/features/content/starter/samples-notice#SamplesNotice": SamplesNotice_abda590eee44b6f0eedafc6b4e37c1cd,
  "/cms/admin/desk-links#DeskLinks": DeskLinks_c7767456998700b5fdccc9b92b95171c,
  "/cms/admin/server-functions.client#ServerFunctions": ServerFunctions_9c049896472ec2e54ae7e103716955b2,
  "@payloadcms/plugin-import-export/rsc#ImportExportProvider": ImportExportProvider_cdf7e044479f899a31f804427d568b36,
  "/features/community/moderation/desk#ModerationDesk": ModerationDesk_c1f15a278d925c8fa0ebf761326bc43c,
  "/cms/admin/mails/mails-view#MailsView": MailsView_889c9abbe604ce6a7dcaa95a5e7a45f4,
  "/features/shop/table/table-view#ProductTable": ProductTable_ae64c819abd5f30324298aa2b686d529,
  "/features/content/translations/desk#TranslationDesk": TranslationDesk_94f30fad600eabc53edbb3554e494726,
  "/cms/admin/contents#Contents": Contents_1b2421c4159a5702f4e16a505c6738a2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
